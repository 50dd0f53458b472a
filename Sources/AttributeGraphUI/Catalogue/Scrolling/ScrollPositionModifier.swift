import Foundation

/// Connects a binding to the position of the scroll views inside: writing it scrolls, and scrolling writes it.
nonisolated struct _ScrollPositionModifier<Value: Equatable>: PrimitiveViewModifier {
  let binding: Binding<Value>
  /// The point of the scroll view and of the view to align with each other; nil for the beginning.
  let anchor: UnitPoint?
  /// The scroll request for a value; nil to stay.
  let request: (Value, UnitPoint?) -> ScrollRequest?
  /// The view that a value names, and the point of it to align; nil for none.
  let view: (Value) -> (id: AnyHashable, anchor: UnitPoint?)?
  /// Whether an id has the type of the value.
  let isTarget: (Value, AnyHashable) -> Bool
  /// The value after a scroll to a view with an id that the binding has not requested; nil if no view was reached.
  let scrolled: (Value, AnyHashable?, ScrollCause) -> Value

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let watch = ValueWatch(of: modifier, at: position, inputs: inputs) { $0.binding.wrappedValue }
    let link = ScrollPositionLink(modifier.latest(), at: position, value: watch.current)
    watch.onChange = { [unowned watch] in link.update(to: watch.current) }
    return body(inputs.linking(link, at: position))
  }
}

/// A binding to the position of the scroll views inside.
private final class ScrollPositionLink<Value: Equatable>: ScrollLink {
  /// A scroll view inside, whose conduct owns the links.
  private struct ScrollView { weak var conduct: ScrollConduct? }

  private let modifier: Latest<_ScrollPositionModifier<Value>>
  private let owner: ActionOwner
  private let actions: ActionQueue
  /// The value that the scroll view has read or written last.
  private var known: Value
  private var scrollViews: [ScrollView] = []
  /// The view that was requested last, until it is known whether a scroll view contains it.
  private var unconfirmed: AnyHashable?

  init(_ modifier: Latest<_ScrollPositionModifier<Value>>, at position: ViewPosition, value: Value) {
    self.modifier = modifier
    known = value
    owner = ActionOwner("scrollPosition", at: position)
    actions = position.runtime.actions
  }

  var holdsViews: Bool { true }

  var heldView: ScrollPlaceKeeper.HeldView? {
    guard let modifier = modifier.value, let view = modifier.view(known) else { return nil }
    return ScrollPlaceKeeper.HeldView(id: view.id, anchor: view.anchor ?? modifier.anchor ?? .topLeading)
  }

  func attach(to conduct: ScrollConduct) {
    scrollViews.append(ScrollView(conduct: conduct))
    go(to: known)
  }

  /// Reads the new value of the binding.
  func update(to new: Value) {
    guard known != new else { return }
    known = new
    go(to: new)
  }

  private func go(to value: Value) {
    guard let modifier = modifier.value,
      let request = modifier.request(value, Transaction.update.scrollTargetAnchor ?? modifier.anchor)
    else { return }
    scrollViews.removeAll { $0.conduct?.node == nil }
    if case .view(let id, _) = request { unconfirmed = id } else { unconfirmed = nil }
    for scrollView in scrollViews { scrollView.conduct?.scroll(to: request) }
  }

  func scrollViewPlaced(_ node: ScrollNode, after cause: ScrollCause?) {
    if let id = unconfirmed {
      unconfirmed = nil
      if !scrollViews.contains(where: { $0.conduct?.node?.position.frame(ofID: id) != nil }) {
        let place = owner.position
        place.reportOnce(.unknownScrollTarget(id: "\(id)", view: place.writtenName, property: nil))
      }
    }
    guard let cause, let modifier = modifier.value else { return }
    let targets = node.conduct?.identifiedTargets { modifier.isTarget(known, $0) } ?? []
    let id = target(of: node, among: targets, at: modifier.anchor)
    let new = modifier.scrolled(known, id, cause)
    guard new != known else { return }
    known = new
    actions.add(for: owner) { [self] in self.modifier.value?.binding.wrappedValue = new }
  }

  /// The id of the target at a point of the scroll view, or else of the nearest one.
  private func target(
    of node: ScrollNode, among targets: [(id: AnyHashable, frame: CGRect)], at anchor: UnitPoint?
  ) -> AnyHashable? {
    let (anchor, insets, frame) = (anchor ?? .topLeading, node.margins, node.frameInHost)
    let seen = CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top, width: node.seenSize.width,
      height: node.seenSize.height)
    // Where one view ends and another begins, the second one counts as the target. Sums of coordinates are rounded.
    let tolerance: CGFloat = 0.01
    func distance(_ target: CGRect) -> CGFloat {
      Axis.allCases.reduce(0) { sum, axis in
        guard node.axes.contains(Axis.Set(axis)) else { return sum }
        let point = seen.origin[axis] + anchor.position(in: seen.size)[axis]
        let (start, end) = (target.origin[axis], target.origin[axis] + target.size[axis])
        if point < start - tolerance { return sum + start - point }
        return sum + (point >= end - tolerance ? point - end + 2 * tolerance : 0)
      }
    }
    return targets.min { distance($0.frame) < distance($1.frame) }?.id
  }
}

extension View {
  /// Binds the position of the scroll views inside to the id of a view in a `scrollTargetLayout`.
  ///
  /// - Parameters:
  ///   - id: The id: writing it scrolls to the view; when a person or a `ScrollViewReader` scrolls, it becomes the id
  ///     of the view at the anchor.
  ///   - anchor: The point of the view and of the scroll view; nil for the beginning, and for the shortest scroll when
  ///     the program scrolls.
  /// - Returns: The view with the binding.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      _ScrollPositionModifier(
        binding: id, anchor: anchor,
        request: { id, anchor in id.map { .view(AnyHashable($0), anchor: anchor) } },
        view: { id in id.map { (AnyHashable($0), nil) } }, isTarget: { _, id in id.base is ID },
        scrolled: { known, id, _ in id.flatMap { $0.base as? ID } ?? known }))
  }

  /// Binds the position of the scroll views inside.
  ///
  /// - Parameters:
  ///   - position: The position: writing it scrolls; when a person scrolls, it becomes a position by the user.
  ///   - anchor: The point of a view and of the scroll view, for a position that names a view without an anchor.
  /// - Returns: The view with the binding.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      _ScrollPositionModifier(
        binding: position, anchor: anchor,
        request: { position, anchor in
          if case .view(let id, let own)? = position.request { return .view(id, anchor: own ?? anchor) }
          return position.request
        },
        view: { $0.view }, isTarget: { $0.accepts($1) },
        scrolled: { position, id, cause in cause == .person ? position.scrolledByPerson(to: id) : position }))
  }
}
