/// A rule as a type: what derives a value, with parameters that can be edited.
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
  // Said again: the compiler infers them from `value` only where they are declared beside it.
  /// What the rule derives.
  associatedtype Value
  /// What the rule may throw.
  associatedtype Failure = Never

  /// What the rule derives; what it reads becomes the attribute's inputs.
  var value: Value { get throws(Failure) }
}

extension Rule {
  /// The value, whatever the last one was.
  public func nextValue(_ context: RuleContext<Value>) throws(Failure) -> Value { try value }
}

/// A rule as a type with state of its own, which it keeps between evaluations.
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
  /// What the rule derives.
  associatedtype Value
  /// What the rule may throw.
  associatedtype Failure: Error = Never

  /// What the attribute holds before the rule has run; nil, unless the rule says otherwise.
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

/// What a rule is told about its attribute.
public struct RuleContext<Value> {
  /// What the last evaluation gave, or the initial value; nil where there is none, and after an error.
  public let previousValue: Value?
  /// Whether the rule was edited since the last evaluation.
  public let parametersChanged: Bool
}

/// The attribute of a rule that is a type.
public final class RuleAttribute<Body: StatefulRule>: Computed<Body.Value, Body.Failure> {
  /// The rule; nil while it runs.
  private var current: Body? {
    get { belonging.held }
    set { belonging.held = newValue }
  }
  private var belonging: Belonging<Body?>
  private var parametersChanged = false
  private let isSame: ((Body.Value, Body.Value) -> Bool)?

  init(
    _ rule: Body, graph: Graph, name: String?, fileID: StaticString, line: UInt,
    isSame: ((Body.Value, Body.Value) -> Bool)?
  ) {
    belonging = Belonging(rule)
    self.isSame = isSame
    let kind = graph.state.kind(
      fileID, line, of: RuleAttribute.self,
      .reader(update: { reader, _ in
        reader.with(as: RuleAttribute.self) { node in
          node.recompute(
            reader, rule: { () throws(Body.Failure) in try RuleAttribute.run(reader) }, isSame: node.isSame)
        }
        return reader
      }))
    super.init(
      state: graph.state, kind: kind, name: name, initialValue: Body.initialValue, closure: .ofKind)
  }

  deinit { belonging.give(to: graph, of: self) }

  override var comparison: ((Body.Value, Body.Value) -> Bool)? { isSame }

  /// Runs the rule, which is taken out meanwhile, so that its state has one owner.
  private static func run(_ reader: ReaderReference) throws(Body.Failure) -> Body.Value {
    let (graph, context, taken) = reader.with(as: RuleAttribute.self) { node in
      let context = RuleContext(previousValue: node.stored, parametersChanged: node.parametersChanged)
      node.parametersChanged = false
      defer { node.current = nil }
      return (node.graph, context, node.current)
    }
    guard var rule = taken else { fatalError("Rule '\(Body.self)' runs inside itself.") }
    defer {
      // The rule may have dropped the last owner of its attribute.
      if graph.readerOnTopLives { reader.with(as: RuleAttribute.self) { $0.current = rule } }
    }
    return try rule.nextValue(context)
  }

  /// The rule as it is now.
  ///
  /// - Precondition: It is not running.
  public var rule: Body {
    guard let current else { fatalError("Rule '\(name)' was looked at while it was running.") }
    return current
  }

  /// Edits the rule, and makes it run again at the next read. A rule may not do it.
  ///
  /// - Returns: What the closure returns.
  /// - Precondition: The rule is not running.
  /// - Complexity: As for ``Reader/invalidate()``.
  @discardableResult
  public func change<Result>(_ edit: (inout Body) -> Result) -> Result {
    guard !graph.fields.isRuleRunning else { return changeQuietly(edit) }
    let result = changeQuietly(edit)
    invalidate()
    return result
  }

  /// Edits the rule without making it run again: the edit shows when something else does.
  ///
  /// - Returns: What the closure returns.
  /// - Precondition: The rule is not running.
  @discardableResult
  public func changeQuietly<Result>(_ edit: (inout Body) -> Result) -> Result {
    var edited = rule
    guard !graph.fields.isRuleRunning else {
      // The closure has to give its result; what it did to its copy is dropped.
      graph.refuseWrite(to: NodeReference(self))
      return edit(&edited)
    }
    current = nil
    defer {
      current = edited
      parametersChanged = true
    }
    return edit(&edited)
  }
}

extension Graph {
  /// Makes the attribute of a rule whose value is `Equatable`: an equal new value stops there.
  ///
  /// - Complexity: O(1).
  public func attribute<Body: StatefulRule>(
    of rule: Body, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> RuleAttribute<Body> where Body.Value: Equatable {
    RuleAttribute(rule, graph: self, name: name, fileID: fileID, line: line, isSame: { $0 == $1 })
  }

  /// Makes the attribute of a rule with a comparison of its own; nil makes every evaluation count as a change.
  ///
  /// - Complexity: O(1).
  public func attribute<Body: StatefulRule>(
    of rule: Body, comparedBy isSame: ((Body.Value, Body.Value) -> Bool)?, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> RuleAttribute<Body> {
    RuleAttribute(rule, graph: self, name: name, fileID: fileID, line: line, isSame: isSame)
  }

  /// Makes a computed attribute whose rule is given the value before, and a first one to begin with.
  ///
  /// The attribute holds the first value before its rule has run, and after an evaluation that threw the rule is given
  /// it again.
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
    FoldingComputed(state: state, startingWith: initial, name: name, fileID: fileID, line: line, step: rule)
  }
}

/// A computed attribute whose rule is given the value before.
private final class FoldingComputed<Value: Equatable, Failure: Error>: Computed<Value, Failure> {
  private let initial: Value
  private var step: Belonging<(Value) throws(Failure) -> Value>

  init(
    state graph: GraphReference, startingWith initial: Value, name: String?, fileID: StaticString, line: UInt,
    step: @escaping (Value) throws(Failure) -> Value
  ) {
    self.initial = initial
    self.step = Belonging(step)
    let kind = graph.kind(
      fileID, line, of: FoldingComputed.self,
      .reader(update: { reader, _ in
        reader.with(as: FoldingComputed.self) { $0.update(reader) }
        return reader
      }))
    super.init(
      state: graph, kind: kind, name: name, initialValue: initial, closure: .ofKind)
  }

  deinit { step.give(to: graph, of: self) }

  private func update(_ reader: ReaderReference) {
    recompute(reader, rule: { () throws(Failure) in try step.held(stored ?? initial) }, isSame: { $0 == $1 })
  }
}
