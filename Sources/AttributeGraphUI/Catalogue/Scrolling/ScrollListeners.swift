import Foundation

/// Observes the scroll views inside.
nonisolated struct _ScrollListenerModifier<Listener: ScrollListener>: PrimitiveViewModifier {
  let listener: Listener

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let link = ScrollListenerLink(modifier.read().listener, at: position)
    modifier.updater.add { link.listener = modifier.read().listener }
    return body(inputs.linking(link, at: position))
  }
}

/// A modifier that observes the scroll views inside.
nonisolated protocol ScrollListener {
  /// Its name in messages.
  var label: String { get }
  /// Whether it follows the phases.
  var followsPhases: Bool { get }
  /// The type of the value that it remembers for each scroll view.
  associatedtype Memory
  /// The action to run after the content was placed; nil for none.
  @MainActor func action(placing node: ScrollNode, memory: inout Memory?) -> (() -> Void)?
  /// The action to run for a change of phase; nil for none.
  @MainActor func action(of node: ScrollNode, from old: ScrollPhase, to new: ScrollPhase) -> (() -> Void)?
}

extension ScrollListener {
  var followsPhases: Bool { false }
  func action(placing node: ScrollNode, memory: inout Memory?) -> (() -> Void)? { nil }
  func action(of node: ScrollNode, from old: ScrollPhase, to new: ScrollPhase) -> (() -> Void)? { nil }
}

/// A modifier that observes the scroll views inside.
private final class ScrollListenerLink<Listener: ScrollListener>: ScrollLink {
  var listener: Listener
  private let owner: ActionOwner
  private let actions: ActionQueue
  private var memory: Listener.Memory?

  init(_ listener: Listener, at position: ViewPosition) {
    self.listener = listener
    let label = listener.label
    owner = ActionOwner(label, at: position)
    actions = position.runtime.actions
  }

  var followsPhases: Bool { listener.followsPhases }

  func scrollViewPlaced(_ node: ScrollNode, after cause: ScrollCause?) {
    if let action = node.runtime.evaluate({ listener.action(placing: node, memory: &memory) }) {
      actions.add(for: owner, action)
    }
  }

  func phaseChanged(of node: ScrollNode, from old: ScrollPhase, to new: ScrollPhase) {
    if let action = listener.action(of: node, from: old, to: new) { actions.add(for: owner, action) }
  }
}

/// Reports values derived from the geometry of a scroll view.
private nonisolated struct ScrollGeometryListener<Value: Equatable>: ScrollListener {
  typealias Memory = Value
  let transform: (ScrollGeometry) -> Value
  let notify: (_ old: Value, _ new: Value) -> Void

  var label: String { "onScrollGeometryChange(for: \(Value.self)) action" }

  @MainActor func action(placing node: ScrollNode, memory: inout Value?) -> (() -> Void)? {
    let new = transform(node.scrollGeometry)
    let old = memory ?? new
    guard memory != new else { return nil }
    memory = new
    return { notify(old, new) }
  }
}

/// Reports the phases of a scroll view.
private nonisolated struct ScrollPhaseListener: ScrollListener {
  typealias Memory = Never
  let notify: (_ old: ScrollPhase, _ new: ScrollPhase, ScrollPhaseChangeContext) -> Void

  var label: String { "onScrollPhaseChange action" }
  var followsPhases: Bool { true }

  @MainActor func action(of node: ScrollNode, from old: ScrollPhase, to new: ScrollPhase) -> (() -> Void)? {
    let context = ScrollPhaseChangeContext(geometry: node.scrollGeometry, velocity: nil)
    return { notify(old, new, context) }
  }
}

/// Reports the visible targets.
private nonisolated struct ScrollTargetListener<ID: Hashable>: ScrollListener {
  typealias Memory = [ID]
  let threshold: Double
  let notify: ([ID]) -> Void

  var label: String { "onScrollTargetVisibilityChange action" }

  @MainActor func action(placing node: ScrollNode, memory: inout [ID]?) -> (() -> Void)? {
    let port = node.frameInHost
    let seen = (node.conduct?.identifiedTargets { $0.base is ID } ?? []).compactMap { target -> ID? in
      target.frame.visiblePart(in: port) >= threshold ? target.id.base as? ID : nil
    }
    guard memory != seen else { return nil }
    memory = seen
    return { notify(seen) }
  }
}

extension CGRect {
  /// The fraction of the rectangle that lies in another one, from 0 to 1.
  nonisolated func visiblePart(in other: CGRect) -> Double {
    guard width > 0, height > 0 else { return 0 }
    let common = intersection(other)
    guard !common.isNull else { return 0 }
    return Double((common.width / width) * (common.height / height))
  }
}

/// Reports whether enough of a view is visible in the scroll views around it.
nonisolated struct _ScrollVisibilityModifier: PrimitiveViewModifier {
  let threshold: Double
  let action: (Bool) -> Void

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    return body(
      inputs.wrapping(at: position) { child, place in
        ScrollVisibilityNode(at: place, wrapping: child, modifier: latest)
      })
  }
}

/// A wrapper that reports whether enough of it is visible.
private final class ScrollVisibilityNode: WrapperNode {
  private let modifier: Latest<_ScrollVisibilityModifier>
  private let owner: ActionOwner
  private var isSeen = false
  private var isFollowing = false

  init(at position: ViewPosition, wrapping child: LayoutNode, modifier: Latest<_ScrollVisibilityModifier>) {
    self.modifier = modifier
    owner = ActionOwner("onScrollVisibilityChange action", at: position)
    super.init(at: position, wrapping: child)
    followPlace()
  }

  // The place or size of the scroll view has changed.
  override func inputChanged(_ input: LayoutInput) { look() }

  override func geometryChanged() {
    if !isFollowing, let scroll = enclosingScrollNode {
      isFollowing = true
      scroll.viewport.add(self)
    }
    look()
  }

  private func look() {
    guard isPlaced, !hasEnded, let threshold = modifier.value?.threshold else { return }
    var part = 1.0
    var scroll = enclosingScrollNode
    while let here = scroll {
      part = min(part, frameInHost.visiblePart(in: here.frameInHost))
      scroll = here.enclosingScrollNode
    }
    let isSeen = part > 0 && part >= threshold
    guard isSeen != self.isSeen else { return }
    self.isSeen = isSeen
    runtime.actions.add(for: owner) { [modifier] in modifier.value?.action(isSeen) }
  }
}

extension View {
  /// Runs an action with the first value derived from the geometry of a scroll view inside, and with each different
  /// one; for the first call, old and new value are the same.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_ScrollListenerModifier(listener: ScrollGeometryListener(transform: transform, notify: action)))
  }

  /// Runs an action with the old and the new phase when the phase of a scroll view inside changes.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(_ScrollListenerModifier(listener: ScrollPhaseListener { old, new, _ in action(old, new) }))
  }

  /// Runs an action with the old and the new phase, and the geometry, when the phase of a scroll view inside changes.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(_ScrollListenerModifier(listener: ScrollPhaseListener(notify: action)))
  }

  /// Runs an action with the ids of the visible targets of a scroll view inside, at first and when they change.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(_ScrollListenerModifier(listener: ScrollTargetListener(threshold: threshold, notify: action)))
  }

  /// Runs an action when a fraction of the view becomes visible in the scroll views around it, or stops being visible.
  ///
  /// - Parameters:
  ///   - threshold: The fraction of the view that has to be visible, from 0 to 1.
  ///   - action: The closure to run, with whether that fraction is visible.
  /// - Returns: The view with the action.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
