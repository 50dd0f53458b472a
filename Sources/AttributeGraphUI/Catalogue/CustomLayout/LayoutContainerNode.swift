import Foundation

/// The node of a container with a custom `Layout`.
final class LayoutContainerNode<Container: Layout>: ContainerNode {
  private let layout: LayoutValue<Container>
  /// The cache of the layout; nil before its first call.
  private var cache: Container.Cache?
  private var isCacheStale = false
  /// The number of custom guides when the layout was last queried for guides.
  private var askedGuides = CustomGuides.count

  /// Makes the node of views in a layout.
  init(at position: ViewPosition, content: _ViewListOutputs, layout: LayoutValue<Container>) {
    self.layout = layout
    super.init(at: position, content: content)
    layout.add(self)
  }

  override var layoutPriority: Double { 0 }
  override var axisInside: Axis? { (layout.value as? AnyLayout)?.stackOrientation }

  override var preferredSpacing: ViewSpacing {
    call { layout, subviews, cache in layout.spacing(subviews: subviews, cache: &cache) }
  }

  override func inputChanged(_ input: LayoutInput) {
    // Cached sizes of spacers and dividers inside may depend on the axis of the previous layout.
    if layout.value is AnyLayout { for child in children { child.invalidateWrapped() } }
    traitsChanged()
  }

  override func prepareToMeasure() {
    isCacheStale = true
    super.prepareToMeasure()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.sanitised
    let size = call { layout, subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    return CGSize(
      width: length(size.width, proposed: proposal.width, name: "width"),
      height: length(size.height, proposed: proposal.height, name: "height"))
  }

  /// A length that the layout returned; a negative one becomes 0, another invalid one the proposed length.
  private func length(_ length: CGFloat, proposed: CGFloat?, name: String) -> CGFloat {
    if length >= 0, length.isFinite || proposed == .infinity { return length }
    position.reportOnce(.layoutAnswer(view: String(describing: Container.self), length: name, answer: length))
    if length < 0 { return 0 }
    // A layout that returns infinity for every proposal is treated as one that fills its proposal.
    return Length.measured(proposed ?? 10)
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    let record = PlacementRecord(count: children.count)
    let bounds = CGRect(origin: originInHost, size: size)
    let proposal = proposal.sanitised
    call(placements: record) { layout, subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    if record.hasRepetition { report("places a subview more than once") }
    var placements: [ChildPlacement] = []
    placements.reserveCapacity(record.entries.count)
    for (child, entry) in zip(children, record.entries) {
      // A subview that the layout does not place is centred.
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      let entry = entry ?? PlacementRecord.Entry(position: middle, anchor: .center, proposal: proposal)
      let childSize = child.measuredSize(for: entry.proposal)
      let anchor = entry.anchor.position(in: childSize)
      let origin = CGPoint(
        x: coordinate(entry.position.x - bounds.minX, less: anchor.x, in: size.width),
        y: coordinate(entry.position.y - bounds.minY, less: anchor.y, in: size.height))
      placements.append(ChildPlacement(origin: origin, size: childSize, proposal: entry.proposal))
    }
    return placements
  }

  /// The start of a subview; one with an infinite length or without a position starts where the container does.
  ///
  /// The middle of an infinite length is no mistake: a stack proposes infinity to find a view's maximum length.
  private func coordinate(_ coordinate: CGFloat, less anchor: CGFloat, in length: CGFloat) -> CGFloat {
    if !coordinate.isFinite && length.isFinite { report("places a subview nowhere") }
    return Length.origin(containerGuide: coordinate, childGuide: anchor)
  }

  private func report(_ what: String) {
    position.reportOnce(.layoutMistake(view: String(describing: Container.self), what))
  }

  // A layout may have guides that none of its subviews has, including custom guides that are not registered yet.
  override func providesGuides(_ kinds: GuideKinds) -> Bool {
    let count = CustomGuides.count
    if askedGuides != count {
      askedGuides = count
      invalidate()
    }
    return true
  }

  // Each guide is a call into user code and may require the placements of the subviews, so only the guides that an
  // alignment uses are queried.
  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    let proposal = proposal.sanitised
    let merged = ViewDimensions(size: size, asked: mergedGuides(for: proposal, size: size))
    // The owners of the answers drop them when the node ends.
    return ViewDimensions(
      size: size, asked: AskedGuides { [self] in guide($0, for: proposal, size: size, merged: merged) })
  }

  /// The position of a guide that the layout returns; nil if it has only the default.
  private func guide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, size: CGSize, merged: ViewDimensions
  ) -> CGFloat? {
    guard !hasEnded else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    // A layout that implements no guides passes on those of its subviews; otherwise it has only its own.
    return call(mergedGuides: merged) { layout, subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  /// The guides of the subviews where the layout places them; it is called to place them only if one of them may have
  /// the queried guide.
  private func mergedGuides(for proposal: ProposedViewSize, size: CGSize) -> AskedGuides {
    var known: ViewDimensions?
    return AskedGuides { [self] key in
      guard !hasEnded, layoutKind.contains(.passesTraits) || !key.isBuiltIn,
        children.contains(where: { $0.hasGuides(key.kind) })
      else { return nil }
      let dimensions = known ?? self.dimensions(of: size, with: place(in: size, proposal: proposal))
      known = dimensions
      return dimensions[explicit: key]
    }
  }

  /// Calls the layout with its subviews and its cache, which is made or updated first.
  @discardableResult
  private func call<Answer>(
    placements: PlacementRecord? = nil, mergedGuides: ViewDimensions? = nil,
    _ body: (Container, LayoutSubviews, inout Container.Cache) -> Answer
  ) -> Answer {
    let layout = layout.value
    let subviews = LayoutSubviews(
      children, layoutDirection: direction?.isRightToLeft == true ? .rightToLeft : .leftToRight,
      placements: placements, mergedGuides: mergedGuides)
    return runtime.evaluate {
      var cache = self.cache ?? layout.makeCache(subviews: subviews)
      if isCacheStale && self.cache != nil { layout.updateCache(&cache, subviews: subviews) }
      isCacheStale = false
      // Passing on the subviews' guides makes the layout place them during this call, with the same cache.
      if mergedGuides != nil { self.cache = cache }
      defer { self.cache = cache }
      return body(layout, subviews, &cache)
    }
  }

  override func end() {
    super.end()
    cache = nil
  }
}
