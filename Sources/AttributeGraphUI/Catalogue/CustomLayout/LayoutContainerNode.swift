import Foundation

/// The node of a container with a custom `Layout`.
final class LayoutContainerNode<Container: Layout>: ContainerNode {
  private let layout: LayoutValue<Container>
  /// The cache of the layout; without a value before its first call.
  private let kept = Latest<Container.Cache>()
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
      width: length(size.width, proposed: proposal.width, beside: proposal.height, name: "width"),
      height: length(size.height, proposed: proposal.height, beside: proposal.width, name: "height"))
  }

  /// A length that the layout returned; a negative one becomes 0, another invalid one the proposed length.
  private func length(_ length: CGFloat, proposed: CGFloat?, beside other: CGFloat?, name: String) -> CGFloat {
    if length >= 0, length.isFinite || proposed == .infinity { return length }
    // Where a layout is asked how small it can be, it may subtract its spacings from 0; asked how large, it may
    // multiply.
    let isOfProbe =
      length == .infinity ? other == .infinity : length.isFinite && (proposed == 0 || other == 0)
    if !isOfProbe {
      position.reportOnce(.layoutAnswer(view: String(describing: Container.self), length: name, answer: length))
    }
    if length < 0 { return 0 }
    // A layout that returns infinity for every proposal is treated as one that fills its proposal.
    return Length.measured(proposed ?? 10)
  }

  override func placeChildren() {
    position.count(.placement)
    let (children, geometry, bounds) = (self.children, self.geometry, frameInHost)
    var record = record(in: bounds, proposal: geometry.proposal)
    for index in children.indices {
      place(children[index], by: placement(of: children[index], record.entries[index], in: bounds, geometry.proposal))
    }
    PlacementRecord.giveBack(&record)
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    let (children, bounds) = (self.children, CGRect(origin: originInHost, size: size))
    var record = record(in: bounds, proposal: proposal)
    var placements: [ChildPlacement] = []
    placements.reserveCapacity(children.count)
    for index in children.indices {
      placements.append(placement(of: children[index], record.entries[index], in: bounds, proposal))
    }
    PlacementRecord.giveBack(&record)
    return placements
  }

  /// Calls the layout to place its subviews.
  private func record(in bounds: CGRect, proposal: ProposedViewSize) -> PlacementRecord {
    let record = PlacementRecord.make(count: children.count)
    let proposal = proposal.sanitised
    call(placements: record) { layout, subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    if record.hasRepetition { report("places a subview more than once") }
    return record
  }

  private func placement(
    of child: LayoutNode, _ entry: PlacementRecord.Entry?, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> ChildPlacement {
    // A subview that the layout does not place is centred.
    let entry =
      entry
      ?? PlacementRecord.Entry(
        position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal.sanitised)
    let childSize = child.measuredSize(for: entry.proposal)
    let anchor = entry.anchor.position(in: childSize)
    let origin = CGPoint(
      x: coordinate(entry.position.x - bounds.minX, less: anchor.x, in: bounds.width),
      y: coordinate(entry.position.y - bounds.minY, less: anchor.y, in: bounds.height))
    return ChildPlacement(origin: origin, size: childSize, proposal: entry.proposal)
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
      children, layoutDirection: direction?.current ?? .leftToRight,
      placements: placements, mergedGuides: mergedGuides)
    runtime.beginEvaluation()
    defer { runtime.endEvaluation() }
    if !kept.hasValue {
      kept.replace(by: layout.makeCache(subviews: subviews))
      isCacheStale = false
    }
    var cache = kept.present
    if isCacheStale { layout.updateCache(&cache, subviews: subviews) }
    isCacheStale = false
    // Passing on the subviews' guides makes the layout place them during this call, with the same cache.
    if mergedGuides != nil { kept.replace(by: cache) }
    let answer = body(layout, subviews, &cache)
    kept.replace(by: cache)
    return answer
  }

  override func end() {
    super.end()
    kept.clear()
  }
}
