import GraphBenchKit

/// The number type of a layered workload.
package protocol LayeredValue: AdditiveArithmetic, LimitNumber {
  /// Converts an integer.
  init(_ whole: Int)

  /// Whether the number is not divisible by 2.
  var isOdd: Bool { get }

  /// The remainder of a division.
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

/// The result of a run of a layered workload.
package struct LayeredResult<Value: LayeredValue>: Equatable {
  /// The sum of the values read.
  package let sum: Value
  /// The number of runs of rules.
  package let count: Int
}
