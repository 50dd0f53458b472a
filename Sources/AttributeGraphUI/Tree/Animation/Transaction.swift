import ThreadSupport

/// The context of a change: the properties that the writes of one step share, for everything that follows from them.
public struct Transaction {
  /// The animation of animatable values; nil for none.
  public var animation: Animation? { didSet { own.insert(.animation) } }
  /// Whether animations that views request themselves are ignored.
  public var disablesAnimations = false { didSet { own.insert(.disablesAnimations) } }
  /// Whether the change is one of a series that a person makes, such as a drag.
  public var isContinuous = false { didSet { own.insert(.isContinuous) } }
  /// Whether the velocity of the change is tracked for a later animation. Animations here start without a velocity.
  public var tracksVelocity = false { didSet { own.insert(.tracksVelocity) } }

  /// The properties that were set, which replace those of an enclosing transaction.
  private var own: Properties = []

  private struct Properties: OptionSet {
    let rawValue: UInt8
    static let animation = Properties(rawValue: 1)
    static let disablesAnimations = Properties(rawValue: 2)
    static let isContinuous = Properties(rawValue: 4)
    static let tracksVelocity = Properties(rawValue: 8)
  }

  /// The values and completions that few transactions have. Without them a copy retains nothing.
  private var extras: Extras?

  /// A change without animation.
  public init() {}

  /// A change with an animation.
  public init(animation: Animation?) {
    self.animation = animation
    own = .animation
  }

  private final class Extras {
    let values: [ObjectIdentifier: Any]
    let completions: [AnimationCompletion]

    init(values: [ObjectIdentifier: Any], completions: [AnimationCompletion]) {
      (self.values, self.completions) = (values, completions)
    }
  }

  /// The values of custom keys.
  private var values: [ObjectIdentifier: Any] {
    get { extras?.values ?? [:] }
    set { setExtras(values: newValue, completions: completions) }
  }

  /// Run when all animations that follow from the change have ended.
  var completions: [AnimationCompletion] {
    get { extras?.completions ?? [] }
    set { setExtras(values: values, completions: newValue) }
  }

  private mutating func setExtras(values: [ObjectIdentifier: Any], completions: [AnimationCompletion]) {
    extras = values.isEmpty && completions.isEmpty ? nil : Extras(values: values, completions: completions)
  }

  /// The value of a custom key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a closure that runs when all animations that follow from the change have ended, or at once if there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }

  /// This transaction with the properties of an enclosing one that it does not set itself.
  fileprivate func inside(_ enclosing: Transaction) -> Transaction {
    guard !enclosing.isEmpty else { return self }
    var merged = enclosing
    if own.contains(.animation) { merged.animation = animation }
    if own.contains(.disablesAnimations) { merged.disablesAnimations = disablesAnimations }
    if own.contains(.isContinuous) { merged.isContinuous = isContinuous }
    if own.contains(.tracksVelocity) { merged.tracksVelocity = tracksVelocity }
    if extras != nil {
      merged.setExtras(
        values: enclosing.values.merging(values) { $1 },
        completions: completions.isEmpty ? enclosing.completions : completions)
    }
    return merged
  }

  /// Whether all properties have their defaults.
  var isEmpty: Bool {
    animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity && extras == nil
  }

  /// Whether no property was set, so that those of an enclosing transaction stay as they are.
  var isUntouched: Bool { own.isEmpty && extras == nil }

  /// Whether the writes of another transaction may be handled in one update with those of this one.
  func mayBeJoined(with other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
      && (extras === other.extras || values.isEmpty && other.extras == nil)
  }

  /// The transaction in which the thread sets state.
  static var current: Transaction {
    get { MainQueue.isCurrent ? onMainActor(()) { currentOnMainActor } : ThreadTransaction.current.transaction }
    set {
      guard MainQueue.isCurrent else { return ThreadTransaction.current.transaction = newValue }
      onMainActor(newValue) { new in
        // Swapped, not assigned, so that no access has to be checked for overlaps (Decisions/0040).
        var replaced = new
        swap(&currentOnMainActor, &replaced)
      }
    }
  }
  @MainActor private static var currentOnMainActor = Transaction()

  /// Whether the transaction in which state is being set has nothing of its own.
  @MainActor static var isCurrentEmpty: Bool { currentOnMainActor.isEmpty }

  /// The number of writes of state by the thread.
  fileprivate static var writeCount: Int {
    MainQueue.isCurrent ? onMainActor(()) { WriteQueue.writeCount } : ThreadTransaction.current.writeCount
  }

  /// The number of writes by the thread that belong to the completions of closures that have ended.
  fileprivate static var writesOfOthers: Int {
    get {
      MainQueue.isCurrent ? onMainActor(()) { writesOfOthersOnMainActor } : ThreadTransaction.current.writesOfOthers
    }
    set {
      guard MainQueue.isCurrent else { return ThreadTransaction.current.writesOfOthers = newValue }
      onMainActor(newValue) { writesOfOthersOnMainActor = $0 }
    }
  }
  @MainActor private static var writesOfOthersOnMainActor = 0

  /// The transaction for whose changes bodies are running.
  @MainActor static var update = Transaction()
}

/// A closure that runs once, when all animations that follow from the writes of a transaction are complete.
final class AnimationCompletion {
  /// The moment at which an animation counts as complete.
  let criteria: AnimationCompletionCriteria
  let run: () -> Void
  /// How many batches of writes have to end: those of a transaction may be in several, of other animations or other
  /// hosts.
  var batches = 0
  /// Whether all batches so far have ended; another one may follow where bodies run ahead of the end of an action.
  var isDue = false

  init(_ criteria: AnimationCompletionCriteria, _ run: @escaping () -> Void) {
    self.criteria = criteria
    self.run = run
  }
}

/// A key of a transaction, with a default value.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value by default.
  static var defaultValue: Value { get }
}

/// Runs a closure whose writes belong to a transaction.
///
/// Properties that the transaction does not set keep the values of the enclosing `withTransaction` or `withAnimation`.
///
/// - Returns: The result of the closure.
public func withTransaction<Result, Failure: Error>(
  _ transaction: Transaction, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try perform(body, in: transaction.inside(.current), completing: transaction.completions)
}

extension Transaction {
  /// Runs a closure whose writes belong to the transaction; properties that the current one sets come before its own.
  func asDefault(_ body: () -> Void) {
    let current = Transaction.current
    var merged = current.inside(self)
    // The animation is one that a view requests, not the code that sets the value.
    if current.disablesAnimations && current.animation == nil { merged.animation = nil }
    perform(body, in: merged, completing: current.completions.isEmpty ? completions : [])
  }
}

/// Runs a closure whose writes belong to a transaction; if it writes nothing, nothing is animated, and the completions
/// run at once.
private func perform<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result, in transaction: Transaction, completing completions: [AnimationCompletion]
) throws(Failure) -> Result {
  let (previous, writes, others) = (Transaction.current, Transaction.writeCount, Transaction.writesOfOthers)
  Transaction.current = transaction
  defer {
    Transaction.current = previous
    if !completions.isEmpty {
      let made = Transaction.writeCount - writes
      let madeByOthers = Transaction.writesOfOthers - others
      // For an enclosing closure, all of these belong to the completions of this one.
      Transaction.writesOfOthers = others + made
      if made == madeByOthers { setOnMainActor(completions) { completions in completions.forEach { $0.run() } } }
    }
  }
  return try body()
}

/// Runs a closure whose writes belong to a transaction with one value changed.
///
/// - Returns: The result of the closure.
public func withTransaction<Value, Result, Failure: Error>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  // Those of the enclosing transaction are handled there.
  return try perform(body, in: transaction, completing: [])
}

/// Runs a closure whose writes are animated.
///
/// - Returns: The result of the closure.
public func withAnimation<Result, Failure: Error>(
  _ animation: Animation? = .default, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// The moment at which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let isRemoved: Bool

  /// When it is logically complete.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  /// When the animation is removed.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Runs a closure whose writes are animated, and another one when the animations are complete.
///
/// - Returns: The result of the closure.
public func withAnimation<Result, Failure: Error>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws(Failure) -> Result,
  completion: @escaping () -> Void
) throws(Failure) -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.completions = []
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try perform(body, in: transaction, completing: transaction.completions)
}
