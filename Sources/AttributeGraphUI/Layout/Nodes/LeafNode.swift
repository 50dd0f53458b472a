import AttributeGraph2

/// A node without children that is drawn: a colour, a shape, a text.
final class LeafNode: LayoutNode {
  /// Works out the size for a proposal.
  private let size: (ProposedViewSize) -> CGSize
  private let isDirect: Bool
  private let guides: ((ProposedViewSize, CGSize) -> ViewDimensions)?

  /// Makes a leaf that takes its size from a closure.
  ///
  /// - Parameters:
  ///   - position: The position of the leaf.
  ///   - isDirect: Whether the closure costs less than to remember its answers.
  ///   - guides: The guides, where the leaf has other than those of a rectangle.
  ///   - size: The size for a proposal.
  init(
    at position: ViewPosition, isDirect: Bool = true,
    guides: ((ProposedViewSize, CGSize) -> ViewDimensions)? = nil, size: @escaping (ProposedViewSize) -> CGSize
  ) {
    self.size = size
    self.isDirect = isDirect
    self.guides = guides
    super.init(at: position)
  }

  override var isMeasuredDirectly: Bool { isDirect }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

  override var hasGuides: Bool { guides != nil }

  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    guides?(proposal, size) ?? ViewDimensions(size: size)
  }

  /// Keeps the display item of this leaf up to date at a position.
  ///
  /// - Parameters:
  ///   - position: The position of the leaf.
  ///   - inputs: What is around it.
  ///   - foreground: The colour that it is drawn in, for what has none in its content.
  ///   - content: What is drawn.
  func draw(
    at position: ViewPosition, inputs: _ViewInputs, foreground: @escaping () -> Color? = { nil },
    _ content: @escaping () -> DisplayContent
  ) {
    let opacity = inputs.opacity
    let identity = position.identity
    let (runtime, tally) = (self.runtime, self.tally)
    position.own(
      runtime.graph.detached {
        runtime.graph.effect(on: runtime.display) { [self] in
          let item = DisplayItem(
            id: identity, content: content(), frame: geometry.frame, opacity: opacity?() ?? 1,
            foregroundColor: foreground())
          if runtime.displayStore.update(item) { tally.countDisplayItem() }
        }
      })
  }
}

/// A node that is nothing but space along the axis of the stack around it.
final class SpacerNode: LayoutNode {
  private let axis: Axis?
  private let minimum: () -> CGFloat

  /// Makes a space; outside of a stack it takes room along both axes.
  init(at position: ViewPosition, along axis: Axis?, minimum: @escaping () -> CGFloat) {
    self.axis = axis
    self.minimum = minimum
    super.init(at: position)
  }

  override var isMeasuredDirectly: Bool { true }
  override var isSpacer: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let minimum = minimum()
    func length(_ axis: Axis, _ proposed: CGFloat?) -> CGFloat {
      guard self.axis == nil || self.axis == axis else { return 0 }
      return max(Length.measured(proposed ?? minimum), minimum)
    }
    return CGSize(width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
  }
}
