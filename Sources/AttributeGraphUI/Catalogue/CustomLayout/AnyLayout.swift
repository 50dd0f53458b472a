import Foundation

/// A layout with its type erased, so that views can change between layouts and keep their identity.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { Picture(); Caption() }
/// ```
public struct AnyLayout: Layout {
  private var box: any LayoutBox

  /// Erases the type of a layout.
  public init<Container: Layout>(_ layout: Container) {
    box = (layout as? AnyLayout)?.box ?? TypedBox(layout)
  }

  /// The animatable data of the layout inside.
  public var animatableData: _AnyAnimatableData {
    get { box.animatableData }
    set { box.animatableData = newValue }
  }

  /// The axis along which the layout inside stacks its views, if it does.
  var stackOrientation: Axis? { box.stackOrientation }

  /// Whether the layouts inside have the same type and are equal.
  @MainActor func isSame(as other: AnyLayout) -> Bool { box.isSame(as: other.box) }

  /// The cache of the layout inside, with its type.
  public struct Cache {
    /// The type of the layout that the cache belongs to.
    fileprivate let type: Any.Type
    fileprivate var value: Any
  }

  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { box.updateCache(&cache, subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { box.spacing(subviews, &cache) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    box.placeSubviews(bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache)
  }
}

/// A layout behind an erased type.
private protocol LayoutBox {
  var stackOrientation: Axis? { get }
  var animatableData: _AnyAnimatableData { get set }
  @MainActor func isSame(as other: any LayoutBox) -> Bool
  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache
  func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> CGSize
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache)
  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat?
  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat?
}

private struct TypedBox<Container: Layout>: LayoutBox {
  var layout: Container

  init(_ layout: Container) { self.layout = layout }

  var animatableData: _AnyAnimatableData {
    get { layout.erasedAnimatableData }
    set { layout.erasedAnimatableData = newValue }
  }

  var stackOrientation: Axis? { Container.layoutProperties.stackOrientation }

  @MainActor func isSame(as other: any LayoutBox) -> Bool {
    guard let other = other as? TypedBox<Container> else { return false }
    return FieldPlan.plan(for: Container.self).areEqual(layout, other.layout)
  }

  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(type: Container.self, value: layout.makeCache(subviews: subviews))
  }

  func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
    // A different layout starts with a new cache.
    guard cache.type == Container.self else { return cache = makeCache(subviews) }
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// Calls the layout with its cache, or with a new one if the cache belongs to another layout.
  private func with<Answer>(
    _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ body: (inout Container.Cache) -> Answer
  ) -> Answer {
    var own = cache.value as? Container.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = AnyLayout.Cache(type: Container.self, value: own) }
    return body(&own)
  }
}
