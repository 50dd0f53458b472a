import Foundation

/// A node that is empty space along the axis of the enclosing stack.
final class SpacerNode: LayoutNode, ValueReceiver {
  // Single bytes come first: they fill the last word of the node.
  private let axis: Axis?
  /// Whether a minimum length is given.
  private var hasLeast: Bool
  /// The given minimum length; 0 if none is given.
  private var least: CGFloat

  /// Makes a space; outside of a stack it takes space along both axes.
  init(at position: ViewPosition, along axis: Axis?, spacer: Spacer) {
    self.axis = axis
    hasLeast = spacer.minLength != nil
    least = spacer.minLength ?? 0
    super.init(at: position)
  }

  override func take(from source: (any ValueSource)?, at offset: Int) { receive(from: source, at: offset) }

  /// Sets the spacer.
  func update(to new: Spacer) {
    guard new != Spacer(minLength: hasLeast ? least : nil) else { return }
    hasLeast = new.minLength != nil
    least = new.minLength ?? 0
    invalidate()
  }

  override class var layoutKind: LayoutKind { .answersDirectly }

  /// A space is served after every other view of a stack, whatever priority that has, and does not count for the size
  /// of a `ZStack` that has other views.
  ///
  /// The number is compared and never used in arithmetic.
  override var layoutPriority: Double { -.infinity }

  override var hasSpacing: Bool { true }

  override var isSpacer: Bool { true }

  override var spacing: ViewSpacing {
    switch stackAxis {
    case .horizontal: .zeroAlongRow
    case .vertical: .zeroAlongColumn
    case nil: .zero
    }
  }

  /// The given minimum length; nil if there is none or it is invalid.
  private var minLength: CGFloat? {
    guard let length = position.finiteOrNil(hasLeast ? least : nil, as: "minLength") else { return nil }
    if length < 0 { position.report(invalid: "minLength") }
    return length < 0 ? nil : length
  }

  /// The axis of the enclosing stack, if there is one.
  private var stackAxis: Axis? { axis ?? parent?.axisInside }

  override func keepsSize(from proposal: ProposedViewSize, along axis: Axis) -> Bool { stackAxis == axis.perpendicular }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let minimum = minLength ?? StackLayout.defaultSpacing
    let stackAxis = self.stackAxis
    func length(_ axis: Axis, _ proposed: CGFloat?) -> CGFloat {
      guard stackAxis == nil || stackAxis == axis else { return 0 }
      return max(Length.measured(proposed ?? minimum), minimum)
    }
    return CGSize(width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
  }
}
