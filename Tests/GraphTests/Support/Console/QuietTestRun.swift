#if compiler(>=6.3) && !os(Windows)
import Foundation

#if canImport(Darwin)
@available(*, deprecated)
@section("__DATA,__mod_init_func") @used
let beforeMain: @convention(c) () -> Void = { askForQuiet() }
#else
@available(*, deprecated)
@section(".init_array") @used
let beforeMain: @convention(c) () -> Void = { askForQuiet() }
#endif

/// Adds `--quiet` to the options of a test run before it begins, so that `swift test` prints failures and the summary.
///
/// Otherwise a run prints two lines for each test, and a diagnostic among them is lost. Options of `swift test` come
/// from the command line alone, and Swift Testing reads them when its entry point is called, after functions of the
/// section above have run. `swift test --verbose` prints every line.
///
/// The arguments can be set in Swift 5 mode only, so this file is a target of its own. Calling the function deprecated
/// keeps the compiler from a warning about that.
@available(*, deprecated)
private func askForQuiet() {
  // Tests ask hosts for their issues; only the first of many would be read in the log.
  _ = unsafe setenv("ATTRIBUTE_GRAPH_PRINT_ISSUES", "0", 0)
  let arguments = Set(CommandLine.arguments)
  // XCTest, the older library, does not know the option.
  guard arguments.contains("swift-testing"), arguments.isDisjoint(with: ["--verbose", "-v", "--quiet", "-q"]) else {
    return
  }
  CommandLine.arguments.append("--quiet")
}
#endif
