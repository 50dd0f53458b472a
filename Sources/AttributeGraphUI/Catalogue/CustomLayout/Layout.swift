import Foundation

/// A custom container: it computes its size, and places its subviews.
///
/// This is SwiftUI's protocol. A layout is called like a stack, with its subviews in a block:
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
/// The host requests a size once for each proposal, and again only if a subview answers differently (row L-247 of the
/// layout facts). It reports as issues, and corrects, an infinite size for a finite proposal, a subview that is placed
/// twice or not at all, and a position that is not a number.
///
/// As in SwiftUI, a layout is bound to no actor: it is a value, and its arguments reach the views on the main actor by
/// themselves.
nonisolated public protocol Layout: Animatable {
  /// The state that the layout keeps between its calls.
  associatedtype Cache = Void

  /// The subviews of the layout, in the order of the source.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout that the views inside can read.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache when subviews came, went or answer differently; by default the cache is remade.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The container's preferred distances to its neighbours; by default the merged preferences of its subviews.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each subview once, in a rectangle of the size returned for the proposal.
  ///
  /// In right-to-left layouts everything is placed as in left-to-right ones, and then mirrored.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The explicit position of a horizontal guide in the container; nil for the default of its size. By default it is
  /// merged from the subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The explicit position of a vertical guide in the container; nil for the default of its size. By default it is
  /// merged from the subviews.
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

  /// The merged preferences of the subviews.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// The merged guide of the subviews: the mean of custom guides, the first of first baselines, the last of last
  /// baselines.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedGuides?[explicit: guide].map { $0 + bounds.minX }
  }

  /// Where the subviews have the guide, merged: the mean for custom guides, the first of the first baselines, the last
  /// of the last.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedGuides?[explicit: guide].map { $0 + bounds.minY }
  }

  /// Lays out views with this layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout that the views inside can read.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its views, if it does: spacers and dividers depend on it.
  public var stackOrientation: Axis?

  /// The properties of a layout that is no stack.
  public init() {}
}

extension Layout {
  /// Whether two layouts are equal, field by field; for erased types, the layouts inside are compared.
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
    let layout = view.property(\.layout).animated(at: position, inputs: inputs)
    let axis = Container.layoutProperties.stackOrientation
    let content = Content._makeViewList(
      view: view.property(\.content), inputs: inputs.forChildren(of: position, along: axis))
    let node = LayoutContainerNode(
      at: position, content: content, layout: layout.layoutValue { Container.areSame($0, $1) })
    node.direction = inputs.direction
    return inputs.output(node)
  }
}
