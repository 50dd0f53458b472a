import Foundation

/// A container of your own: says how large it is, and where its subviews lie.
///
/// It is SwiftUI's protocol. A layout is called like a stack, with its subviews in a block:
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     subviews.map { $0.sizeThatFits(.unspecified) }
///       .reduce(.zero) { CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
///   }
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///     var corner = bounds.origin
///     for subview in subviews {
///       let size = subview.sizeThatFits(.unspecified)
///       subview.place(at: corner, proposal: .unspecified)
///       corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///     }
///   }
/// }
/// ```
///
/// The host asks for a size once for each proposal, and again only when a subview answers differently (row L-247 of the
/// layout facts). A size without an end for a proposal that has one, a subview that is placed twice or not at all, and a
/// place that is no number are reported as issues, and bounded.
///
/// A layout is bound to no actor, as in SwiftUI: it is a value, and what it is given leads to the views by itself, on the
/// main actor.
nonisolated public protocol Layout: Animatable {
  /// What the layout keeps between its calls.
  associatedtype Cache = Void

  /// The subviews of the layout, in the order of the source.
  typealias Subviews = LayoutSubviews

  /// What the layout says of itself to the views inside.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept between calls.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings it up to date when subviews came, went or answer differently; by default it is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container prefers to its neighbours; by default what its subviews want, merged.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each subview once, in a rectangle of the size that answered the proposal.
  ///
  /// Where lines begin on the right, everything is placed as if they began on the left, and mirrored.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the container has a horizontal guide; nil where it has none but that of a rectangle of its size. By default it
  /// has those of its subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where the container has a vertical guide; nil where it has none but that of a rectangle of its size. By default it
  /// has those of its subviews.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Nothing special.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// What the subviews want, merged.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// Where the subviews have the guide, merged: the mean of those of the user's own, the first of the first baselines,
  /// the last of the last.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedGuides?[explicit: guide].map { $0 + bounds.minX }
  }

  /// Where the subviews have the guide, merged: the mean of those of the user's own, the first of the first baselines,
  /// the last of the last.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedGuides?[explicit: guide].map { $0 + bounds.minY }
  }

  /// Lays out views by this layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// What a layout says of itself to the views inside.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout puts its views in a row, if it does: spacers and dividers go by it.
  public var stackOrientation: Axis?

  /// A layout that is no stack.
  public init() {}
}

extension Layout {
  /// Whether two layouts are the same, field by field; of those without a type, what is inside.
  @MainActor fileprivate static func areSame(_ one: Self, _ other: Self) -> Bool {
    if let one = one as? AnyLayout, let other = other as? AnyLayout { return one.isSame(as: other) }
    return FieldPlan.plan(for: Self.self).areEqual(one, other)
  }
}

/// Views in a layout.
nonisolated struct _LayoutView<Container: Layout, Content: View>: PrimitiveView {
  let layout: Container
  let content: Content

  @MainActor static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let layout = view.projection(\.layout).animated(at: position, inputs: inputs)
    let axis = Container.layoutProperties.stackOrientation
    let content = Content._makeViewList(
      view: view.projection(\.content), inputs: inputs.forChildren(of: position, along: axis))
    let node = LayoutContainerNode(
      at: position, content: content, layout: layout.layoutValue { Container.areSame($0, $1) })
    node.direction = inputs.direction
    return inputs.output(node)
  }
}
