// Vervangt wat de bank van vroeger oordeelde.
namespace nakijk
{
struct Kind; struct Bank;
void eis (bool, const std::string &, const std::string &) {}
void eisGelijkeFoto () {}
Bank *bank () { return 0; }
}
