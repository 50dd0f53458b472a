import Foundation

/// A picture: a symbol of the system or an image, by its name.
///
/// A symbol is a square as high as a line of the font around it, times its `imageScale`. An image has the size of its
/// file (`AssetCatalogue`), or of 100 by 100 points where there is none.
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Hashable, Sendable {
    /// A symbol of the system.
    case symbol(String)
    /// An image that is looked up in the catalogues of a bundle.
    case asset(AssetName)
    /// The pixels of a platform's object, in a size in points.
    case bitmap(Bitmap, size: CGSize)
    /// An image that was loaded from an address, with its size in points.
    case loaded(name: String, width: CGFloat, height: CGFloat)
  }

  /// Where the picture comes from.
  let source: Source
  /// The text that stands for the picture where it cannot be seen; nil for its name.
  let label: Text?
  /// How the picture is drawn; nil for as usual.
  private(set) var rendering: ImageRendering?
  /// Whether the picture takes the size that it is proposed.
  private(set) var isResizable = false
  /// Whether the picture is only there for its looks.
  private(set) var isDecorative = false

  /// Makes a picture of a source.
  init(source: Source, label: Text? = nil, isDecorative: Bool = false) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
  }

  /// Makes the symbol of a name.
  public nonisolated init(systemName: String) {
    self.init(source: .symbol(systemName))
  }

  /// The picture in the size that it is given, stretched or repeated but for its margins.
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

  /// The picture drawn in another way.
  func rendered(_ change: (inout ImageRendering) -> Void) -> Image {
    var image = self
    var rendering = self.rendering ?? ImageRendering()
    change(&rendering)
    image.rendering = rendering == ImageRendering() ? nil : rendering
    return image
  }

  /// Makes a leaf as large as the font or the file says, or as proposed where it is resizable.
  @MainActor public static func _makeViewList(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Image.self)
    let image = view.layoutValue(comparedBy: ==)
    let node = ImageNode(at: position, image: image, in: inputs.environment)
    position.facts.symbol = { node.title }
    node.draw(inputs)
    return inputs.output(node)
  }
}

/// The leaf of a picture.
final class ImageNode: LeafNode {
  private let image: LayoutValue<Image>
  private let surroundings: TextSurroundings
  private let symbolStyle: EnvironmentEntry<SymbolStyle>
  /// What the last answer rests upon.
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
    // Neither the colour matters to layout nor another picture of the same size.
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

  /// The size of the picture where nobody says another.
  private var naturalSize: CGSize {
    image.value.naturalSize(
      lineHeight: runtime.measurer.lineHeight(of: surroundings.style.font ?? .body),
      scale: symbolStyle.current.scale)
  }

  /// The words of the picture for accessibility, and whether they are nothing but its name; nil for decoration.
  var accessibilityWords: (text: String, isName: Bool)? {
    if image.value.isDecorative { return nil }
    return image.value.label.map { ($0.string, false) } ?? (name, true)
  }

  /// The words for the picture.
  var title: String { image.value.label?.string ?? name }

  /// The name of the symbol in the variant of the surroundings, or that of the image.
  private var name: String {
    switch image.value.source {
    case .symbol(let name): symbolStyle.current.variants.name(of: name)
    case .asset(let asset): asset.name
    case .bitmap(let bitmap, _): bitmap.description
    case .loaded(let name, _, _): name
    }
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
  /// The size of a picture where nobody says another, beside text of a line height in points.
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

  /// The size of an image whose file is not found. That size is ours.
  static let sizeWithoutFile = CGSize(width: 100, height: 100)

  /// Whether the picture is drawn in the colour of its surroundings.
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
