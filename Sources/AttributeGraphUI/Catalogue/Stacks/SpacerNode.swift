import Foundation

/// A node that is empty space along the axis of the enclosing stack.
final class SpacerNode: LayoutNode, ValueReceiver {
  private let axis: Axis?
  private var spacer: Spacer

  /// Makes a space; outside of a stack it takes space along both axes.
  init(at position: ViewPosition, along axis: Axis?, spacer: Spacer) {
    self.axis = axis
    self.spacer = spacer
    super.init(at: position)
  }

  /// Sets the spacer.
  func update(to new: Spacer) {
    guard spacer != new else { return }
    spacer = new
    invalidate()
  }

  override class var layoutKind: LayoutKind { .answersDirectly }

  /// A space is served after every other view of a stack, whatever priority that has, and does not count for the size
  /// of a `ZStack` that has other views.
  ///
  /// The number is compared and never used in arithmetic.
  override var layoutPriority: Double { -.infinity }

  override var hasSpacing: Bool { true }

  override var spacing: ViewSpacing {
    switch stackAxis {
    case .horizontal: .zeroAlongRow
    case .vertical: .zeroAlongColumn
    case nil: .zero
    }
  }

  /// The given minimum length; nil if there is none or it is invalid.
  private var minLength: CGFloat? {
    guard let length = position.finiteOrNil(spacer.minLength, as: "minLength") else { return nil }
    if length < 0 { position.report(invalid: "minLength") }
    return length < 0 ? nil : length
  }

  /// The axis of the enclosing stack, if there is one.
  private var stackAxis: Axis? { axis ?? parent?.axisInside }

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
