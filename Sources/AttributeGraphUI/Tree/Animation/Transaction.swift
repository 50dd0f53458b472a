import ThreadSupport

/// How a change is to be carried out: what is common to the writes of one step, for everything that follows from them.
public struct Transaction {
  /// How animatable values go from the old to the new; nil for at once.
  public var animation: Animation?
  /// Whether animations that views ask for themselves are left out.
  public var disablesAnimations = false
  /// Whether the change is one of a series that a person makes, such as a drag.
  public var isContinuous = false

  private var values: [ObjectIdentifier: Any] = [:]
  /// Runs when everything is animated that follows from the change.
  var completions: [() -> Void] = []
  /// Whether the completions wait until nothing is on its way any more, not for its end for the eye.
  var completesWhenRemoved = false

  /// A change without animation.
  public init() {}

  /// A change with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value of a key of the user's own.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a closure that runs when everything is animated that follows from the change, or at once where nothing is.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(completion)
    completesWhenRemoved = criteria == .removed
  }

  /// Whether nothing is said.
  var isEmpty: Bool {
    animation == nil && !disablesAnimations && !isContinuous && values.isEmpty && completions.isEmpty
  }

  /// Whether the writes of another transaction may be seen in one update with those of this one.
  func mayBeJoined(with other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && values.isEmpty && other.values.isEmpty && other.completions.isEmpty
  }

  /// The transaction in which state is set now; none where the main actor is not, as no state is set there.
  static var current: Transaction {
    get { MainQueue.isCurrent ? onMainActor(()) { currentOnMainActor } : Transaction() }
    set {
      guard MainQueue.isCurrent else { return }
      onMainActor(newValue) { new in
        // Swapped, not assigned: then no access has to be checked for overlaps (Decisions/0040).
        var replaced = new
        swap(&currentOnMainActor, &replaced)
      }
    }
  }
  @MainActor private static var currentOnMainActor = Transaction()

  /// How often state was set.
  static var writeCount: Int { MainQueue.isCurrent ? onMainActor(()) { WriteQueue.writeCount } : 0 }

  /// The transaction whose changes bodies are being run for.
  @MainActor static var update = Transaction()
}

/// A key of a transaction, with the value that holds where nobody has set another.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody has set another.
  static var defaultValue: Value { get }
}

/// Runs a closure whose writes belong to a transaction.
///
/// - Returns: What the closure returns.
public func withTransaction<Result, Failure: Error>(
  _ transaction: Transaction, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  // The completions of a transaction around are that one's concern.
  let completions = Transaction.current.completions.isEmpty ? transaction.completions : []
  return try perform(body, in: transaction, completing: completions)
}

/// Runs a closure whose writes belong to a transaction; where it writes nothing, nothing is animated, and the completions
/// run at once.
private func perform<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result, in transaction: Transaction, completing completions: [() -> Void]
) throws(Failure) -> Result {
  let (around, writes) = (Transaction.current, Transaction.writeCount)
  Transaction.current = transaction
  defer {
    Transaction.current = around
    if Transaction.writeCount == writes { completions.forEach { $0() } }
  }
  return try body()
}

/// Runs a closure whose writes belong to a transaction in which one value is another one.
///
/// - Returns: What the closure returns.
public func withTransaction<Value, Result, Failure: Error>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs a closure whose writes are animated.
///
/// - Returns: What the closure returns.
public func withAnimation<Result, Failure: Error>(
  _ animation: Animation? = .default, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let isRemoved: Bool

  /// When it has come to its end for the eye.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  /// When it is gone.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Runs a closure whose writes are animated, and another one when the animations are complete.
///
/// - Returns: What the closure returns.
public func withAnimation<Result, Failure: Error>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws(Failure) -> Result,
  completion: @escaping () -> Void
) throws(Failure) -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.completions = []
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try perform(body, in: transaction, completing: [completion])
}
