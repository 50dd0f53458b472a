import GraphBenchKit

/// A number that layered workloads compute with.
package protocol LayeredValue: AdditiveArithmetic, LimitNumber {
  /// The number of a whole number.
  init(_ whole: Int)

  /// Whether half of the number is no whole number.
  var isOdd: Bool { get }

  /// What is left of the number when it is divided.
  func remainder(by divisor: Int) -> Int
}

extension Int: LayeredValue {
  package var isOdd: Bool { self & 1 == 1 }

  package func remainder(by divisor: Int) -> Int { self % divisor }
}

extension Double: LayeredValue {
  package var isOdd: Bool { truncatingRemainder(dividingBy: 2) == 1 }

  package func remainder(by divisor: Int) -> Int { Int(truncatingRemainder(dividingBy: Double(divisor))) }
}

/// What a run of a layered workload came to.
package struct LayeredResult<Value: LayeredValue>: Equatable {
  /// The sum of what was read.
  package let sum: Value
  /// How often rules ran.
  package let count: Int
}
