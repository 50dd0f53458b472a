import EngineOperations

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs one operation of the engine a number of times, and nothing else.
///
/// It imports no Foundation, so that a tool that counts its instructions sees little besides the operation.
@main
struct OperationProbe {
  /// The operation gave a wrong sum or ran a wrong number of rules.
  private static let wrong: Int32 = 1
  /// Bad usage, as the BSD convention for exit statuses numbers it.
  private static let badUsage: Int32 = 64

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.elementsEqual(["list"]) { return list() }
    guard arguments.count == 2, let name = arguments.first, let rounds = arguments.last.flatMap(Int.init), rounds > 0,
      let operation = OperationDescription.all.first(where: { $0.name == name })
    else {
      print("Usage: OperationProbe list | OperationProbe OPERATION ROUNDS")
      exit(badUsage)
    }
    if let problem = operation.prepare().run(rounds: rounds) {
      print("\(name): \(problem)")
      exit(wrong)
    }
  }

  /// Prints a line an operation: its name, its unit, how many units a round has, and whether it is hot.
  private static func list() {
    for operation in OperationDescription.all {
      print(
        operation.name, operation.unit, operation.unitsPerRound, operation.isHot ? "hot" : "warm", separator: "\t")
    }
  }
}
