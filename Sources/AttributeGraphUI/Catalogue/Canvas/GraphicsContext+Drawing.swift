import Foundation

/// Drawing paths, pictures, texts and views.
extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(AnyView(CanvasPath(path: path).fill(style: style).foregroundStyle(shading.style(in: recorder.size))))
  }

  /// Draws the line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(AnyView(CanvasPath(path: path).stroke(shading.style(in: recorder.size), style: style)))
  }

  /// Draws the line along a path, with a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shading in the environment of the canvas.
  public func resolve(_ shading: Shading) -> Shading { shading }

  private func place(
    _ view: some View, at point: CGPoint, anchor: UnitPoint, in size: CGSize? = nil, shading: Shading? = nil
  ) {
    let placed = CanvasPlacement(point: point, anchor: anchor, size: size) { view }
    guard let shading else { return add(AnyView(placed)) }
    add(AnyView(placed.foregroundStyle(shading.style(in: size ?? recorder.size))))
  }

  // MARK: - Pictures

  /// A picture in the environment of the canvas.
  public struct ResolvedImage {
    /// The size of the picture, in points.
    public let size: CGSize
    /// The distance of its baseline from its upper side.
    public let baseline: CGFloat
    /// The paint, for a picture without colours of its own.
    public var shading: Shading?
    fileprivate let image: Image
  }

  /// A picture in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    let font = recorder.environment.font ?? .body
    let height = recorder.measurer.measure("", font: font, width: nil).size.height
    let size = image.naturalSize(lineHeight: height, scale: recorder.environment.imageScale)
    return ResolvedImage(size: size, baseline: size.height, image: image)
  }

  /// Draws a picture stretched to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    place(
      image.image.resizable(), at: rect.origin, anchor: .topLeading, in: rect.size, shading: image.shading)
  }

  /// Draws a picture with one of its points at a point of the canvas.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image.image, at: point, anchor: anchor, shading: image.shading)
  }

  /// Draws a picture stretched to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture with a point of it at a point of the canvas.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: - Texts

  /// A text in the environment of the canvas.
  public struct ResolvedText {
    /// The default paint.
    public var shading = Shading.foreground
    fileprivate let text: Text
    fileprivate let font: Font
    fileprivate let string: String
    fileprivate let measurer: any TextMeasurer

    private func metrics(in size: CGSize) -> TextMetrics {
      measurer.measure(string, font: font, width: size.width.isFinite ? size.width : nil)
    }

    /// The size of the text in a proposed size, in points.
    public func measure(in size: CGSize) -> CGSize { metrics(in: size).size }

    /// The distance of its first baseline from its upper side, in a size.
    public func firstBaseline(in size: CGSize) -> CGFloat { metrics(in: size).firstBaseline }

    /// The distance of its last baseline from its upper side, in a size.
    public func lastBaseline(in size: CGSize) -> CGFloat { metrics(in: size).lastBaseline }
  }

  /// A text in the environment of the canvas; it is measured as if it were set completely in its first font.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(
      text: text, font: text.font ?? recorder.environment.font ?? .body, string: text.string,
      measurer: recorder.measurer)
  }

  /// Draws a text in a rectangle, broken into lines.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    place(text.text, at: rect.origin, anchor: .topLeading, in: rect.size, shading: text.shading)
  }

  /// Draws a text with one of its points at a point of the canvas.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    place(text.text, at: point, anchor: anchor, shading: text.shading)
  }

  /// Draws a text in a rectangle, broken into lines.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with a point of it at a point of the canvas.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: - Views

  /// A view to draw.
  public struct ResolvedSymbol {
    /// The ideal size of the view.
    public let size: CGSize
    fileprivate let view: AnyView
  }

  /// The view with a tag, or with an id by `id(_:)`, among the symbols of the canvas; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let index = recorder.symbols.index(of: AnyHashable(id)) else { return nil }
    let size = onMainActor((recorder.sizes, index)) { sizes, index in sizes.size(at: index) }
    return ResolvedSymbol(size: size, view: recorder.symbols.views[index])
  }

  /// Draws a view in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    place(symbol.view, at: rect.origin, anchor: .topLeading, in: rect.size)
  }

  /// Draws a view with one of its points at a point of the canvas.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    place(symbol.view, at: point, anchor: anchor)
  }
}
