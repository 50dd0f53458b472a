extension Subscribers {
  /// How many values a subscriber asks for: a number from 0 on, or all that there will be.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number; nil where all are asked for.
    public let max: Int?

    private init(_ max: Int?) {
      self.max = max
    }

    /// All that there will be.
    public static let unlimited = Demand(nil)

    /// No value: the same as `max(0)`.
    public static let none = Demand(0)

    /// So many values at the most.
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
  /// What both ask for together; a sum that no `Int` can hold is unlimited.
  public static func + (one: Self, other: Self) -> Self {
    guard let first = one.max, let second = other.max else { return .unlimited }
    let (sum, overflow) = first.addingReportingOverflow(second)
    return overflow ? .unlimited : Self(sum)
  }

  /// So many more.
  public static func + (demand: Self, count: Int) -> Self {
    demand + .max(count)
  }

  /// Adds what another one asks for.
  public static func += (demand: inout Self, other: Self) {
    demand = demand + other
  }

  /// Adds so many.
  public static func += (demand: inout Self, count: Int) {
    demand = demand + count
  }

  /// What is left when another demand was served; unlimited stays unlimited, whatever is taken away.
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

  /// What is left when so many were served.
  public static func - (demand: Self, count: Int) -> Self {
    demand - .max(count)
  }

  /// Takes away what was served.
  public static func -= (demand: inout Self, other: Self) {
    demand = demand - other
  }

  /// Takes away so many.
  public static func -= (demand: inout Self, count: Int) {
    demand = demand - count
  }

  /// So many times as much.
  public static func * (demand: Self, factor: Int) -> Self {
    guard let max = demand.max else { return .unlimited }
    let (product, overflow) = max.multipliedReportingOverflow(by: factor)
    return overflow ? .unlimited : .max(product)
  }

  /// Makes it so many times as much.
  public static func *= (demand: inout Self, factor: Int) {
    demand = demand * factor
  }
}

// MARK: - Order

extension Subscribers.Demand {
  /// Whether one asks for less than the other; all is more than any number.
  public static func < (one: Self, other: Self) -> Bool {
    switch (one.max, other.max) {
    case (nil, _): false
    case (_?, nil): true
    case (let first?, let second?): first < second
    }
  }

  /// Whether it asks for exactly so many.
  public static func == (demand: Self, count: Int) -> Bool { demand.max == count }

  /// Whether it asks for another number.
  public static func != (demand: Self, count: Int) -> Bool { demand.max != count }

  /// Whether it asks for more.
  public static func > (demand: Self, count: Int) -> Bool { demand.max.map { $0 > count } ?? true }

  /// Whether it asks for so many or more.
  public static func >= (demand: Self, count: Int) -> Bool { demand.max.map { $0 >= count } ?? true }

  /// Whether it asks for less.
  public static func < (demand: Self, count: Int) -> Bool { !(demand >= count) }

  /// Whether it asks for so many or less.
  public static func <= (demand: Self, count: Int) -> Bool { !(demand > count) }
}
