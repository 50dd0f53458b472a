#if !canImport(Darwin)
import Foundation

/// A layer with a text; it is not drawn.
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any?
  /// The font: a `UIFont` or the name of one.
  open var font: Any?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The colour of the characters.
  open var foregroundColor: CGColor? = .white
  /// Whether the text has several lines.
  open var isWrapped = false
  /// How a text that is too long is cut.
  open var truncationMode = CATextLayerTruncationMode.none
  /// The alignment of the lines.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Whether neighbouring pixels may have parts of characters.
  open var allowsFontSubpixelQuantization = false

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    guard let layer = layer as? CATextLayer else { return }
    (string, font, fontSize, foregroundColor) = (layer.string, layer.font, layer.fontSize, layer.foregroundColor)
    (isWrapped, truncationMode, alignmentMode) = (layer.isWrapped, layer.truncationMode, layer.alignmentMode)
    allowsFontSubpixelQuantization = layer.allowsFontSubpixelQuantization
  }
}

/// How a text of a layer that is too long is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not at all.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of the lines of a layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows its sublayers several times; they are not drawn.
open class CAReplicatorLayer: CALayer {
  /// How many times the sublayers are shown.
  open var instanceCount = 1
  /// Whether the copies keep their depth.
  open var preservesDepth = false
  /// The delay of each copy after the one before, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform of each copy after the one before.
  open var instanceTransform = CATransform3D()
  /// The colour with which the sublayers are multiplied.
  open var instanceColor: CGColor? = .white
  /// The change of red for each copy.
  open var instanceRedOffset: Float = 0
  /// The change of green for each copy.
  open var instanceGreenOffset: Float = 0
  /// The change of blue for each copy.
  open var instanceBlueOffset: Float = 0
  /// The change of the opacity for each copy.
  open var instanceAlphaOffset: Float = 0

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    guard let layer = layer as? CAReplicatorLayer else { return }
    (instanceCount, preservesDepth, instanceDelay) = (layer.instanceCount, layer.preservesDepth, layer.instanceDelay)
    (instanceTransform, instanceColor) = (layer.instanceTransform, layer.instanceColor)
    (instanceRedOffset, instanceGreenOffset) = (layer.instanceRedOffset, layer.instanceGreenOffset)
    (instanceBlueOffset, instanceAlphaOffset) = (layer.instanceBlueOffset, layer.instanceAlphaOffset)
  }
}
#endif
