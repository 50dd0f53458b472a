// The program that the compiler starts. Everything it does stands in a library of its own: a test that depends on a
// macro is built for the machine that builds, together with all that it tests, and so a second time.
import MacroExpansion

Plugin.run()
