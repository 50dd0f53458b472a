/// The animatable data of a layout or shape whose type is erased.
///
/// Data of different types cannot be combined: a sum or difference of two of them is the first.
nonisolated public struct _AnyAnimatableData: VectorArithmetic {
  /// The data; nil for the zero of any type.
  private var vector: (any VectorArithmetic)?

  /// Erases the type of data.
  init(_ vector: any VectorArithmetic) { self.vector = vector }

  private init() {}

  /// The data, if they have a type; zero for the zero of any type.
  func data<Vector: VectorArithmetic>(as type: Vector.Type) -> Vector? {
    guard let vector else { return .zero }
    return vector as? Vector
  }

  /// The zero of any type.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

  /// Whether both are data of the same type and equal.
  public static func == (one: _AnyAnimatableData, other: _AnyAnimatableData) -> Bool {
    func isEqual<Vector: VectorArithmetic>(_ vector: Vector) -> Bool { other.data(as: Vector.self) == vector }
    return one.vector.map { isEqual($0) } ?? (other.vector == nil || other == one)
  }

  /// Adds data of the same type.
  public static func + (one: _AnyAnimatableData, other: _AnyAnimatableData) -> _AnyAnimatableData {
    func sum<Vector: VectorArithmetic>(_ vector: Vector) -> _AnyAnimatableData {
      _AnyAnimatableData(other.data(as: Vector.self).map { vector + $0 } ?? vector)
    }
    return one.vector.map { sum($0) } ?? other
  }

  /// Subtracts data of the same type.
  public static func - (one: _AnyAnimatableData, other: _AnyAnimatableData) -> _AnyAnimatableData {
    func difference<Vector: VectorArithmetic>(_ vector: Vector) -> _AnyAnimatableData {
      _AnyAnimatableData(other.data(as: Vector.self).map { vector - $0 } ?? vector)
    }
    return one.vector.map { difference($0) } ?? other.scaled(by: -1)
  }

  /// Multiplies the data by a number.
  public mutating func scale(by rhs: Double) { vector?.scale(by: rhs) }

  /// The square of the length.
  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }
}

extension Animatable {
  /// The animatable data, with their type erased; data of another type are not set.
  nonisolated var erasedAnimatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(animatableData) }
    set {
      guard let data = newValue.data(as: AnimatableData.self) else { return }
      animatableData = data
    }
  }
}
