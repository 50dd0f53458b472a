extension Subscribers {
  /// The number of values that a subscriber requests: 0 or more, or unlimited.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number; nil if the demand is unlimited.
    public let max: Int?

    private init(_ max: Int?) {
      self.max = max
    }

    /// A demand for every value.
    public static let unlimited = Demand(nil)

    /// A demand for no value, the same as `max(0)`.
    public static let none = Demand(0)

    /// A demand for at most a number of values.
    ///
    /// - Precondition: The number is not negative.
    public static func max(_ value: Int) -> Demand {
      guard value >= 0 else {
        fatalError("A demand of \(value) values was made. Ask for 0 or more.")
      }
      return Demand(value)
    }

    /// `unlimited`, or `max(3)`.
    public var description: String {
      max.map { "max(\($0))" } ?? "unlimited"
    }
  }
}

// MARK: - Arithmetic

extension Subscribers.Demand {
  /// The sum of two demands. A sum that overflows `Int` is unlimited.
  public static func + (one: Self, other: Self) -> Self {
    guard let first = one.max, let second = other.max else { return .unlimited }
    let (sum, overflow) = first.addingReportingOverflow(second)
    return overflow ? .unlimited : Self(sum)
  }

  /// The sum of a demand and a number of values.
  public static func + (demand: Self, count: Int) -> Self {
    demand + .max(count)
  }

  /// Adds another demand.
  public static func += (demand: inout Self, other: Self) {
    demand = demand + other
  }

  /// Adds a number of values.
  public static func += (demand: inout Self, count: Int) {
    demand = demand + count
  }

  /// The difference of two demands. Unlimited stays unlimited.
  ///
  /// - Precondition: A limited demand is not smaller than the other.
  public static func - (demand: Self, other: Self) -> Self {
    switch (demand.max, other.max) {
    case (nil, _): return .unlimited
    case (_?, nil): return .none
    case (let first?, let second?):
      guard first >= second else {
        fatalError("\(second) values were served where only \(first) were asked for.")
      }
      return Self(first - second)
    }
  }

  /// The difference of a demand and a number of values.
  public static func - (demand: Self, count: Int) -> Self {
    demand - .max(count)
  }

  /// Subtracts another demand.
  public static func -= (demand: inout Self, other: Self) {
    demand = demand - other
  }

  /// Subtracts a number of values.
  public static func -= (demand: inout Self, count: Int) {
    demand = demand - count
  }

  /// The product of a demand and a factor; unlimited on overflow.
  public static func * (demand: Self, factor: Int) -> Self {
    guard let max = demand.max else { return .unlimited }
    let (product, overflow) = max.multipliedReportingOverflow(by: factor)
    return overflow ? .unlimited : .max(product)
  }

  /// Multiplies the demand by a factor.
  public static func *= (demand: inout Self, factor: Int) {
    demand = demand * factor
  }
}

// MARK: - Order

extension Subscribers.Demand {
  /// Whether one demand is smaller; unlimited is greater than any number.
  public static func < (one: Self, other: Self) -> Bool {
    switch (one.max, other.max) {
    case (nil, _): false
    case (_?, nil): true
    case (let first?, let second?): first < second
    }
  }

  /// Whether the demand is exactly a number.
  public static func == (demand: Self, count: Int) -> Bool { demand.max == count }

  /// Whether the demand differs from a number.
  public static func != (demand: Self, count: Int) -> Bool { demand.max != count }

  /// Whether the demand is greater than a number.
  public static func > (demand: Self, count: Int) -> Bool { demand.max.map { $0 > count } ?? true }

  /// Whether the demand is at least a number.
  public static func >= (demand: Self, count: Int) -> Bool { demand.max.map { $0 >= count } ?? true }

  /// Whether the demand is smaller than a number.
  public static func < (demand: Self, count: Int) -> Bool { !(demand >= count) }

  /// Whether the demand is at most a number.
  public static func <= (demand: Self, count: Int) -> Bool { !(demand > count) }
}
