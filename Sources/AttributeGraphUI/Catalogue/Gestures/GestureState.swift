/// State that a gesture updates while it is active, and that is then reset to its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let prepareReset: (Value, inout Transaction) -> Void
  private var storage: State<Value>

  /// Makes state with an initial value.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }

  /// Makes state with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Makes state with an initial value, to which it is reset in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Makes state with an initial value, which it gets back in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Makes state with an initial value, to which it is reset in a transaction that depends on the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    prepareReset = reset
    storage = State(wrappedValue: wrappedValue)
  }

  /// Makes state with an initial value, which it gets back in a transaction that depends on the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value.
  public var wrappedValue: Value { storage.wrappedValue }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value in a transaction.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (storage.wrappedValue, Transaction.current)
    change(&value, &transaction)
    withTransaction(transaction) { storage.wrappedValue = value }
  }

  /// Resets the state to its initial value.
  func reset() {
    var transaction = Transaction()
    prepareReset(storage.wrappedValue, &transaction)
    withTransaction(transaction) { storage.wrappedValue = initialValue }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes state that is initially nil, and is reset to nil in a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Makes state that is initially nil, and is reset to nil in a transaction that depends on the last value.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: FieldComparisonRole {
  /// The state is not an input of its view: it belongs to the position.
  static var comparisonRole: ComparisonRole { .ignored }
}
