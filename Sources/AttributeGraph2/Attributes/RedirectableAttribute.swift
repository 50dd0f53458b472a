/// An attribute that stands for another one, and can be made to stand for a third: its readers stay as they are.
///
/// ```swift
/// let shown = graph.redirectable(to: draft)
/// let length = graph.computed { shown.value.count }
/// shown.target = published        // length is stale; draft is no longer read
/// shown.reset()                   // stands for draft again
/// ```
public final class RedirectableAttribute<Value>: Computed<Value, Never> {
  /// What the attribute stood for at first, and what it stands for.
  private struct Targets {
    let original: any Attribute<Value>
    var current: any Attribute<Value>
  }

  private var targets: Belonging<Targets>
  private let isSame: ((Value, Value) -> Bool)?

  init(
    target: any Attribute<Value>, graph: Graph, name: String?, fileID: StaticString, line: UInt,
    isSame: ((Value, Value) -> Bool)?
  ) {
    targets = Belonging(Targets(original: target, current: target))
    self.isSame = isSame
    let kind = graph.state.kind(
      fileID, line, of: RedirectableAttribute.self,
      .reader(update: { reader, _ in
        reader.with(as: RedirectableAttribute.self) { node in
          node.recompute(reader, rule: { node.target.value }, isSame: node.isSame)
        }
        return reader
      }))
    super.init(state: graph.state, kind: kind, name: name, closure: .ofKind)
  }

  deinit { targets.give(to: graph, of: self) }

  override var comparison: ((Value, Value) -> Bool)? { isSame }

  /// What the attribute stands for, which it owns.
  ///
  /// Setting it is a commit, or part of the open transaction. The edge moves at once: what the attribute stood for no
  /// longer has it among its outputs. A rule may not set it.
  ///
  /// - Precondition: The new target belongs to the same graph.
  /// - Complexity: O(clean nodes downstream), plus the effects that run.
  public var target: any Attribute<Value> {
    get { targets.held.current }
    set {
      trap(unless: newValue.graph == graph, "'\(newValue.name)' belongs to another graph than '\(name)'.")
      guard !graph.fields.isRuleRunning else { return graph.refuseWrite(to: NodeReference(self)) }
      let old = target
      guard newValue !== old && !isEnded else { return }
      targets.held.current = newValue
      let reader = ReaderReference(self)
      if evaluations > 0 {
        graph.unlinkInputs(of: reader, from: 0)
        // A read will say that it has ended.
        if !newValue.isEnded { graph.link(reader, to: NodeReference(newValue)) }
      }
      graph.makeStale(
        reader, because: .redirected(to: newValue.name, transaction: graph.currentTransaction))
      graph.didChange()
      // The last owner of what it stood for may be this one.
      withExtendedLifetime((self, old)) {}
    }
  }

  /// Makes the attribute stand for what it stood for at first.
  public func reset() { target = targets.held.original }
}

extension Graph {
  /// Makes an attribute that stands for another one; a target with an equal value changes nothing for its readers.
  ///
  /// - Precondition: The target belongs to this graph.
  /// - Complexity: O(1).
  public func redirectable<Value: Equatable>(
    to target: any Attribute<Value>, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> RedirectableAttribute<Value> {
    redirectable(to: target, comparedBy: { $0 == $1 }, name: name, fileID: fileID, line: line)
  }

  /// Makes an attribute that stands for another one, with a comparison of its own; nil makes every change count.
  ///
  /// - Precondition: The target belongs to this graph.
  /// - Complexity: O(1).
  public func redirectable<Value>(
    to target: any Attribute<Value>, comparedBy isSame: ((Value, Value) -> Bool)?, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> RedirectableAttribute<Value> {
    trap(unless: target.graph == state, "'\(target.name)' belongs to another graph; it cannot be stood for here.")
    return RedirectableAttribute(
      target: target, graph: self, name: name, fileID: fileID, line: line, isSame: isSame)
  }
}
