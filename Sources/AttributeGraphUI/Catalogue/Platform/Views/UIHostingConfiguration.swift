#if !canImport(Darwin)
import Foundation

/// The content of a cell as views.
///
/// The views stand in the middle of the cell's height, at its leading edge, with margins of 16 points at the sides and
/// 11 above and below, in a cell that is at least 44 points high. SwiftUI takes the margins and the least height from
/// the cell; here they are constant. The views have a host of their own, which a test finds as `contentHost` of the
/// cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background
  private var margins = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  private var minWidth: CGFloat?
  private var minHeight: CGFloat?

  private init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  /// Makes a configuration with views as the content.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), background: EmptyView())
  }

  private func with<Other: View>(background: Other) -> UIHostingConfiguration<Content, Other> {
    var copy = UIHostingConfiguration<Content, Other>(content: content, background: background)
    (copy.margins, copy.minWidth, copy.minHeight) = (margins, minWidth, minHeight)
    return copy
  }

  /// Fills the cell with a style behind the content.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    with(background: _UIHostingConfigurationBackgroundView(style: style))
  }

  /// Fills the cell with views behind the content.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    with(background: content())
  }

  /// Sets the margins around the content at some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets the margins around the content at some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
    var copy = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { copy.margins[edge] = insets[edge] }
    return copy
  }

  /// Sets the least size of the cell, in points; nil stands for the default: any width, and 44 points of height.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
    var copy = self
    (copy.minWidth, copy.minHeight) = (width, height)
    return copy
  }

  /// Makes the view of the content, which hosts the views.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// Returns the configuration unchanged. Views follow the state of a cell by `configurationUpdateHandler`.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }

  /// The views with their margins and the background.
  @MainActor var root: some View {
    VStack(alignment: .leading) { content }
      .padding(margins)
      .frame(
        minWidth: minWidth, maxWidth: .infinity, minHeight: minHeight ?? 44, maxHeight: .infinity, alignment: .leading
      )
      .background { background }
  }
}

/// A style that fills a cell, behind its content.
nonisolated public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S

  /// A rectangle with the style.
  @MainActor public var body: some View { Rectangle().fill(style) }
}

/// The view of a hosting configuration. A new configuration of the same type keeps the state of the views.
final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
  private var current: UIHostingConfiguration<Content, Background>
  private let hosting: _UIHostingView<HostedConfiguration<Content, Background>>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    current = configuration
    hosting = _UIHostingView(rootView: HostedConfiguration(configuration: configuration))
    super.init(frame: .zero)
    addSubview(hosting)
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      current = new
      hosting.rootView = HostedConfiguration(configuration: new)
      invalidateIntrinsicContentSize()
    }
  }

  override var intrinsicContentSize: CGSize { hosting.intrinsicContentSize }

  override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosting.frame = bounds
  }
}

extension HostingContentView: HostingView {
  var host: ViewHost { hosting.host }
}

/// The views of a configuration, as one view.
struct HostedConfiguration<Content: View, Background: View>: View {
  let configuration: UIHostingConfiguration<Content, Background>

  var body: some View { configuration.root }
}
#endif
