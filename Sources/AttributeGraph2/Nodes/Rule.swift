/// A rule as a type, with parameters that can be edited.
///
/// ```swift
/// struct Scaled: Rule {
///   let source: StateCell<Double>
///   var factor: Double
///   var value: Double { source.value * factor }
/// }
/// let scaled = graph.attribute(of: Scaled(source: length, factor: 2))
/// scaled.change { $0.factor = 3 }
/// ```
public protocol Rule<Value, Failure>: StatefulRule {
  // Redeclared: the compiler infers them from `value` only where they are declared beside it.
  /// The type of the value.
  associatedtype Value
  /// The type of the error.
  associatedtype Failure = Never

  /// Computes the value; the reads become the attribute's inputs.
  var value: Value { get throws(Failure) }
}

extension Rule {
  /// The value, whatever the last one was.
  public func nextValue(_ context: RuleContext<Value>) throws(Failure) -> Value { try value }
}

/// A rule as a type that keeps state between evaluations.
///
/// ```swift
/// struct Smoothed: StatefulRule {
///   let source: StateCell<Double>
///   var history: [Double] = []
///   mutating func nextValue(_ context: RuleContext<Double>) -> Double {
///     history = Array((history + [source.value]).suffix(3))
///     return history.reduce(0, +) / Double(history.count)
///   }
/// }
/// ```
public protocol StatefulRule<Value, Failure> {
  /// The type of the value.
  associatedtype Value
  /// The type of the error.
  associatedtype Failure: Error = Never

  /// The value of the attribute before the first evaluation; nil by default.
  ///
  /// The first evaluation is compared with it as a later one is with its predecessor.
  static var initialValue: Value? { get }

  /// The next value; what it reads becomes the attribute's inputs.
  mutating func nextValue(_ context: RuleContext<Value>) throws(Failure) -> Value
}

extension StatefulRule {
  /// No value before the rule has run.
  public static var initialValue: Value? { nil }
}

/// The context of an evaluation that a rule receives.
public struct RuleContext<Value> {
  /// The value of the last evaluation, or the initial value; nil for neither, and after an error.
  public let previousValue: Value?
  /// Whether the rule was edited since the last evaluation.
  public let parametersChanged: Bool
}

/// The attribute of a rule that is a type.
public final class RuleAttribute<Body: StatefulRule>: Computed<Body.Value, Body.Failure> {
  // Only nodes that were made with such an object belong to objects of this class.
  private var box: TypedRule<Body> { reference.ruleBox(of: TypedRule<Body>.self) }

  /// The rule as it is now.
  ///
  /// - Precondition: It is not running, and the attribute has not ended.
  /// - Complexity: O(1). Collections in the copy are copied by its next run if the copy is kept.
  public var rule: Body {
    if isEnded { graph.trapOnEnded(reference) }
    guard let rule = box.rule else {
      fatalError("Rule '\(name)' was looked at while it was \(box.use). Look at it afterwards.")
    }
    return rule
  }

  /// Edits the rule, and makes it run again at the next read. A rule may not do it.
  ///
  /// - Returns: What the closure returns.
  /// - Precondition: The rule is not running, and the attribute has not ended.
  /// - Complexity: As for ``Reader/invalidate()``.
  @discardableResult public func change<Result>(_ edit: (inout Body) -> Result) -> Result {
    let isRefused = graph.refusesWrites
    let result = changeQuietly(edit)
    if !isRefused { invalidate() }
    return result
  }

  /// Edits the rule without making it run again: the edit takes effect at its next run.
  ///
  /// - Returns: What the closure returns.
  /// - Precondition: The rule is not running, and the attribute has not ended.
  /// - Complexity: That of the closure.
  @discardableResult public func changeQuietly<Result>(_ edit: (inout Body) -> Result) -> Result {
    var edited = rule
    // Refused: the closure gives its result, and its edit is dropped.
    if graph.refusesWrite(to: reference) { return edit(&edited) }
    let box = box
    box.rule = nil
    box.isEdited = true
    defer {
      box.rule = edited
      box.isEdited = false
      box.parametersChanged = true
    }
    return edit(&edited)
  }
}

/// A rule that is a type, in place of a closure.
private final class TypedRule<Body: StatefulRule>: RuleBox<Body.Value, Body.Failure> {
  /// The rule; nil while it runs or is edited.
  var rule: Body?
  var isEdited = false
  var parametersChanged = false

  var use: String { isEdited ? "being edited" : "running" }

  init(_ rule: Body, isSame: ((Body.Value, Body.Value) -> Bool)?) {
    self.rule = rule
    super.init(isSame: isSame)
  }

  /// Runs the rule, which is taken out meanwhile: its state is not copied.
  override func nextValue(for node: NodeReference) throws(Body.Failure) -> Body.Value {
    let context = RuleContext(
      previousValue: Outcome<Body.Value, Body.Failure>.value(of: node), parametersChanged: parametersChanged)
    parametersChanged = false
    guard var running = rule else {
      fatalError("Rule '\(node.graph.name(of: node))' has to run while it is \(use). Write what it reads afterwards.")
    }
    rule = nil
    defer { rule = running }
    return try running.nextValue(context)
  }
}

extension Graph {
  /// Makes the attribute of a rule whose value is `Equatable`: an equal new value stops there.
  ///
  /// - Complexity: O(1).
  public func attribute<Body: StatefulRule>(
    of rule: Body, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> RuleAttribute<Body> where Body.Value: Equatable {
    attribute(of: rule, comparedBy: { $0 == $1 }, name: name, fileID: fileID, line: line)
  }

  /// Makes the attribute of a rule with a comparison of its own; nil makes every evaluation count as a change.
  ///
  /// - Complexity: O(1).
  public func attribute<Body: StatefulRule>(
    of rule: Body, comparedBy isSame: ((Body.Value, Body.Value) -> Bool)?, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> RuleAttribute<Body> {
    let node = state.makeComputed(fileID, line, TypedRule(rule, isSame: isSame))
    if let initial = Body.initialValue { Outcome<Body.Value, Body.Failure>.initialize(node, to: initial) }
    return state.noted(RuleAttribute<Body>(owning: node), name: name)
  }

  /// Makes a computed attribute whose rule receives the previous value.
  ///
  /// Before the first run, and after an evaluation that threw, that is the value given here.
  ///
  /// ```swift
  /// let highest = graph.computed(startingWith: 0) { previous in max(previous, level.value) }
  /// ```
  ///
  /// - Complexity: O(1).
  public func computed<Value: Equatable, Failure: Error>(
    startingWith initial: Value, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ rule: @escaping (_ previous: Value) throws(Failure) -> Value
  ) -> Computed<Value, Failure> {
    let node = state.makeComputed(
      fileID, line, TypedRule(Folding(initial: initial, step: rule), isSame: { $0 == $1 }))
    Outcome<Value, Failure>.initialize(node, to: initial)
    return state.noted(Computed<Value, Failure>(owning: node), name: name)
  }
}

/// A closure that receives the previous value, as a rule.
private struct Folding<Value, Failure: Error>: StatefulRule {
  let initial: Value
  let step: (Value) throws(Failure) -> Value

  func nextValue(_ context: RuleContext<Value>) throws(Failure) -> Value { try step(context.previousValue ?? initial) }
}
