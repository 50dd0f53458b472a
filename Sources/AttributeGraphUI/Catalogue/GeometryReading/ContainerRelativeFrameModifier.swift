import AttributeGraph2
import Foundation

/// A frame with lengths that depend on the nearest container: a scroll view, a navigation stack, a tab view, a column
/// of a split view, a sheet, or the host.
nonisolated public struct _ContainerRelativeFrameLayout: PrimitiveViewModifier {
  let axes: Axis.Set
  let alignment: Alignment
  /// Computes a length from the container's length.
  let length: (CGFloat, Axis) -> CGFloat

  /// Puts the frame around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let (frame, direction) = (modifier.layoutValue(), inputs.direction)
    return body(
      inputs.wrapping(at: position) { child, place in
        let node = ContainerRelativeNode(at: place, wrapping: child, frame: frame)
        node.direction = direction
        return node
      })
  }
}

/// A node of fixed lengths that depend on those of an enclosing container.
final class ContainerRelativeNode: FrameNode {
  private let frame: LayoutValue<_ContainerRelativeFrameLayout>
  private var isFollowing = false
  /// The last frames, and the container sizes from which they were computed: a scroll view is measured with several.
  private var known: [(size: CGSize, rule: FixedFrameRule)] = []
  /// The maximum number of cached frames.
  private static let limit = 4

  /// Puts the frame around a node.
  init(at position: ViewPosition, wrapping child: LayoutNode, frame: LayoutValue<_ContainerRelativeFrameLayout>) {
    self.frame = frame
    super.init(at: position, wrapping: child, following: frame)
  }

  override class var layoutKind: LayoutKind { [.passesTraits, .passesSpacing] }

  /// The frame for the container's current size; the closure runs again for a changed size or input.
  private var rule: FixedFrameRule {
    guard let container = enclosingContext?.relativeContainer else { return FixedFrameRule() }
    for known in known where known.size == container.size { return known.rule }
    if !isFollowing {
      isFollowing = true
      container.input.add(self)
    }
    let (frame, size) = (frame.value, container.size)
    func length(_ axis: Axis) -> CGFloat? {
      guard frame.axes.contains(Axis.Set(axis)), size[axis].isFinite else { return nil }
      let length = position.finiteOrNil(frame.length(size[axis], axis), as: "length")
      return length.map { max($0, 0) }
    }
    let rule = FixedFrameRule(width: length(.horizontal), height: length(.vertical), alignment: frame.alignment)
    if known.count == Self.limit { known.removeFirst() }
    known.append((container.size, rule))
    return rule
  }

  override func inputChanged(_ input: LayoutInput) {
    if input === frame { known = [] }
    super.inputChanged(input)
  }

  override func prepareToMeasure() { setFixedAxes(rule.fixedAxes) }

  override func equivalent(to proposal: ProposedViewSize) -> ProposedViewSize {
    // The container may be known only now.
    setFixedAxes(rule.fixedAxes)
    return super.equivalent(to: proposal)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { rule.sizeThatFits(proposal, child: child) }

  override func placement(in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    rule.placement(in: size, proposal: proposal, child: child)
  }
}

extension View {
  /// Makes the view as long as the container along some axes.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Gives the view the lengths that a closure computes from the container's length along each axis.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length))
  }

  /// Divides the container into equal parts, and makes the view as long as some of them, with spacing between the
  /// parts.
  ///
  /// - Precondition: `count` is at least 1.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    trap(
      unless: count >= 1,
      "A container was to be divided into \(count) parts for a containerRelativeFrame. Give it at least 1.")
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
}
