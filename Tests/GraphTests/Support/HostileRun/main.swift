// Gives every place of the views the inputs that hardly any expects, in a release build as well as in a debug build:
// each ends with an issue, with a trap that has words, or by a rule, and none takes long.
//
//     HostileRun                       every input; fails if one ends otherwise
//     HostileRun trap PLACE NUMBER     gives a place a number, with which the program stops

import AttributeGraphUI
import Foundation
import HostileInputs
import TestSupport

/// The time that an input may take in a release build, in seconds; a machine that does other work meanwhile takes
/// longer.
let limit = 10.0

var failures: [String] = []
var slowest: [(seconds: Double, name: String)] = []
var count = 0

/// Runs an input, and notes what is wrong and how long it took.
@MainActor func run(_ name: String, _ findings: () -> [String]) {
  let start = ContinuousClock.now
  failures += findings()
  let seconds = (ContinuousClock.now - start) / .seconds(1)
  if seconds > limit { failures.append("\(name) took \(seconds) seconds.") }
  slowest.append((seconds, name))
  slowest = slowest.sorted { $0.seconds > $1.seconds }.prefix(5).map(\.self)
  count += 1
}

let places = HostilePlace.layout + HostilePlace.drawing + HostilePlace.controls

ViewHost.printsIssues = false
// What stops is expected to, so its stack is of no interest.
unsafe setenv("SWIFT_BACKTRACE", "enable=no", 1)
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "trap", arguments.count == 3 {
  let (name, number) = (arguments[2], Double(arguments[3]) ?? 0)
  for place in places where place.name == name { _ = HostileFindings(place, number) }
  exit(0)
}

for place in places {
  for number in HostilePlace.numbers {
    let name = "\(place.name) of \(number)"
    guard place.trapped.include(number) else {
      run(name) { HostileFindings(place, number).all }
      continue
    }
    run(name) {
      let result = try? Subprocess(CommandLine.arguments[0], ["trap", place.name, "\(number)"]).run()
      guard let result, result.status != 0 else { return ["\(name) does not stop the program."] }
      let hasWords = result.output.contains("Fatal error: ") && result.output.contains(". ")
      return hasWords ? [] : ["\(name) stops the program without words: \(result.output.prefix(200))"]
    }
  }
}
for (name, act) in HostilePlace.person {
  for number in HostilePlace.numbers { run("\(name) of \(number)") { HostileFindings(name, number, act).all } }
}
for endless in EndlessView.all {
  run("an endless view in \(endless.name)") {
    let host = ViewHost {
      VStack {
        Text("before")
        endless.view()
      }
    }
    let limits = ["Views are nested more than 25000 deep", "Masks are nested more than 128 deep"]
    let isCut = host.issues.contains { issue in limits.contains { issue.message.hasPrefix($0) } }
    let isRest = host.texts.contains("before") && host.close().isEmpty
    return isCut && isRest ? [] : ["An endless view in \(endless.name) is not cut off as documented."]
  }
}

for failure in failures { FileHandle.standardError.write(Data("error: \(failure)\n".utf8)) }
let times = slowest.map { "\($0.name) \(String(format: "%.2f", $0.seconds)) s" }
print(
  "\(count) hostile inputs, \(failures.count) of them without the right end. The slowest: \(times.joined(separator: ", "))."
)
exit(failures.isEmpty ? 0 : 1)
