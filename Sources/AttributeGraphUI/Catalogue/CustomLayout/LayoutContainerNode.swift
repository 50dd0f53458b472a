import Foundation

/// The node of a container that is laid out by a layout of the user's own.
final class LayoutContainerNode<Container: Layout>: ContainerNode {
  private let layout: LayoutValue<Container>
  /// What the layout keeps; nil before its first call.
  private var cache: Container.Cache?
  private var isCacheStale = false
  /// For how many guides of the user's own the layout is asked.
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
    // What spacers and dividers inside have answered may depend on the axis of the layout before.
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

  /// A length that the layout has answered, bounded by what was proposed where it is none.
  private func length(_ length: CGFloat, proposed: CGFloat?, name: String) -> CGFloat {
    if length >= 0, length.isFinite || proposed == .infinity { return length }
    position.reportOnce(.layoutAnswer(view: String(describing: Container.self), length: name, answer: length))
    if length < 0 { return 0 }
    // A layout that answers without an end to anything is taken for one that fills what it gets.
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
      // A subview that is not placed stands in the middle, as if it had been placed there.
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

  /// Where a subview begins: one without an end, or without a place, begins where the container does.
  ///
  /// The middle of a length without an end, for which a stack asks to learn how long a view can be, is no mistake.
  private func coordinate(_ coordinate: CGFloat, less anchor: CGFloat, in length: CGFloat) -> CGFloat {
    if !coordinate.isFinite && length.isFinite { report("places a subview nowhere") }
    return Length.origin(containerGuide: coordinate, childGuide: anchor)
  }

  private func report(_ what: String) {
    position.reportOnce(.layoutMistake(view: String(describing: Container.self), what))
  }

  // A layout may have guides that none of its subviews has, those too that nobody has named yet.
  override func providesGuides(_ kinds: GuideKinds) -> Bool {
    let count = CustomGuides.count
    if askedGuides != count {
      askedGuides = count
      invalidate()
    }
    return true
  }

  // Each guide is a call into the program, and may need the places of the subviews: only those are asked for by which
  // somebody aligns.
  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    let proposal = proposal.sanitised
    let merged = ViewDimensions(size: size, asked: mergedGuides(for: proposal, size: size))
    // Who keeps the answers drops them at the end of a node.
    return ViewDimensions(
      size: size, asked: AskedGuides { [self] in guide($0, for: proposal, size: size, merged: merged) })
  }

  /// Where the layout says that it has a guide; nil where it has none but the default.
  private func guide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, size: CGSize, merged: ViewDimensions
  ) -> CGFloat? {
    guard !hasEnded else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    // A layout that says nothing of guides hands on those of its subviews; one that does has none but its own.
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

  /// The guides that the subviews have where the layout places them, which it does only where one of them may have a
  /// guide that is asked for.
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

  /// Calls the layout with its subviews and its cache, which is made or brought up to date before.
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
      // To hand on the guides of its subviews, a layout that is asked for a guide is asked to place them meanwhile.
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
