import Foundation

/// A picture: a symbol of the system or an image, by its name.
///
/// A symbol is a square with the line height of the font around it, times its `imageScale`. An image has the size of
/// its file (`AssetCatalogue`), or 100 by 100 points if there is none.
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
  /// The source of the picture.
  enum Source: Hashable, Sendable {
    /// A symbol of the system.
    case symbol(String)
    /// An image in the catalogues of a bundle.
    case asset(AssetName)
    /// The pixels of a platform object, with a size in points.
    case bitmap(Bitmap, size: CGSize)
    /// An image that was loaded from a URL, with its size in points.
    case loaded(name: String, width: CGFloat, height: CGFloat)
  }

  /// The source of the picture.
  let source: Source
  /// The text that replaces the picture where it is not visible; nil for its name.
  let label: Text?
  /// The rendering of the picture; nil for the default.
  private(set) var rendering: ImageRendering?
  /// Whether the picture takes the proposed size.
  private(set) var isResizable = false
  /// Whether the picture is decorative.
  private(set) var isDecorative = false

  /// Makes a picture of a source.
  init(source: Source, label: Text? = nil, isDecorative: Bool = false) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
  }

  /// Makes a symbol by its name.
  public nonisolated init(systemName: String) {
    self.init(source: .symbol(systemName))
  }

  /// The picture in the proposed size, stretched or tiled inside its margins.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = rendered {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
    image.isResizable = true
    return image
  }

  /// The picture with another rendering.
  func rendered(_ change: (inout ImageRendering) -> Void) -> Image {
    var image = self
    var rendering = self.rendering ?? ImageRendering()
    change(&rendering)
    image.rendering = rendering == ImageRendering() ? nil : rendering
    return image
  }

  /// Makes a leaf with the size of the font or the file, or with the proposed size if it is resizable.
  @MainActor public static func _makeViewList(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Image.self)
    let image = view.layoutValue(comparedBy: ==)
    let node = ImageNode(at: position, image: image, in: inputs.environment)
    position.info.symbol = { node.title }
    node.draw(inputs)
    return inputs.output(node)
  }
}

/// The leaf of a picture.
final class ImageNode: LeafNode {
  private let image: LayoutValue<Image>
  private let surroundings: TextSurroundings
  private let symbolStyle: EnvironmentEntry<SymbolStyle>
  /// The values on which the last answer depends.
  private var known: (natural: CGSize, isResizable: Bool)?

  /// Makes the leaf of a picture.
  init(at position: ViewPosition, image: LayoutValue<Image>, in environment: EnvironmentScope) {
    self.image = image
    surroundings = environment.textSurroundings
    symbolStyle = environment.entry(for: \.symbolStyle)
    super.init(at: position)
    image.add(self)
    surroundings.add(self)
    symbolStyle.add(self)
  }

  override class var layoutKind: LayoutKind { .answersDirectly }

  override func inputChanged(_ input: LayoutInput) {
    // Neither the colour nor another picture of the same size affects layout.
    let isColor = input === surroundings && !surroundings.isStyleChanging
    let isSame = known.map { $0 == (naturalSize, image.value.isResizable) } ?? false
    if isColor || isSame { noteDrawing() } else { super.inputChanged(input) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let natural = naturalSize
    known = (natural, image.value.isResizable)
    return image.value.isResizable
      ? Length.measured(proposal.replacingUnspecifiedDimensions(by: natural)) : natural
  }

  /// The size of the picture without a proposal.
  private var naturalSize: CGSize {
    image.value.naturalSize(
      lineHeight: runtime.measurer.lineHeight(of: surroundings.style.font ?? .body),
      scale: symbolStyle.current.scale)
  }

  /// The words of the picture for accessibility, and whether they are nothing but its name; nil for decoration.
  var accessibilityWords: (text: String, isName: Bool)? {
    if image.value.isDecorative { return nil }
    return image.value.label.map { ($0.spoken(in: surroundings.scope.values, now: runtime.time.now).string, false) }
      ?? (name, true)
  }

  /// The words for the picture.
  var title: String { image.value.label?.string ?? name }

  /// The name of the symbol in the variant of the surroundings, or that of the image.
  private var name: String {
    if case .symbol(let name) = image.value.source { return symbolStyle.current.variants.name(of: name) }
    return image.value.runName
  }

  override var content: DisplayContent? {
    if case .symbol = image.value.source { .symbol(name) } else { .image(name) }
  }

  override var imageRendering: ImageRendering? {
    guard let mode = symbolStyle.current.renderingMode, image.value.rendering?.symbolRenderingMode == nil else {
      return image.value.rendering
    }
    return image.value.rendered { $0.symbolRenderingMode = mode }.rendering
  }

  override var foreground: DisplayPaint? { image.value.isTemplate ? surroundings.paint : nil }
}

extension Image {
  /// The default size of a picture, beside text with a line height in points.
  func naturalSize(lineHeight: CGFloat, scale: Scale) -> CGSize {
    switch source {
    case .symbol:
      let side = lineHeight * scale.factor
      return CGSize(width: side, height: side)
    case .asset(let asset):
      return AssetCatalogue.image(of: asset)?.size ?? Self.sizeWithoutFile
    case .bitmap(_, let size):
      return size
    case .loaded(_, let width, let height):
      return CGSize(width: width, height: height)
    }
  }

  /// The size of an image without a file. This size is ours.
  static let sizeWithoutFile = CGSize(width: 100, height: 100)

  /// Whether the picture is drawn in the foreground colour.
  var isTemplate: Bool {
    if let mode = rendering?.renderingMode { return mode == .template }
    return switch source {
    case .symbol: true
    case .asset(let asset): AssetCatalogue.image(of: asset)?.isTemplate ?? false
    case .bitmap: false
    case .loaded: false
    }
  }
}
