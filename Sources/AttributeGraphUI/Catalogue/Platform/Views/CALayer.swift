#if !canImport(Darwin)
import Foundation

/// The layer behind the content of a view: a tree of values that is not drawn.
@MainActor @preconcurrency
open class CALayer: NSObject {
  /// The rectangle in the layer around, in points.
  open var frame = CGRect.zero
  /// The colour; nil for none.
  open var backgroundColor: CGColor?
  /// How round corners are, in points.
  open var cornerRadius: CGFloat = 0
  /// How corners are round; it is kept.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Whether what is inside is cut off at the edges.
  open var masksToBounds = false
  /// How wide the border is, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// How much is seen of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How far the shadow is away, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How blurred the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow; nil for that of the content.
  open var shadowPath: CGPath?
  /// How much is seen of the layer, from 0 to 1.
  open var opacity: Float = 1
  /// Whether nothing is seen of the layer.
  open var isHidden = false
  /// How far in front of its siblings the layer is.
  open var zPosition: CGFloat = 0
  /// How the layer is moved, turned and scaled in space.
  open var transform = CATransform3D()
  /// The layer whose shape is what is seen; nil for all.
  open var mask: CALayer?
  /// A name of the program's.
  open var name: String?
  /// The number of pixels a point.
  open var contentsScale: CGFloat = 1
  /// The picture: a `CGImage`.
  open var contents: Any?
  /// How the picture lies in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Whether nothing is seen of what is behind.
  open var isOpaque = false
  /// Whether the layer is drawn as a picture.
  open var shouldRasterize = false
  /// The number of pixels a point of that picture.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are smooth.
  open var allowsEdgeAntialiasing = false
  /// Whether the layer is drawn at another time.
  open var drawsAsynchronously = false
  /// How the layer mixes with what is behind; it does not.
  open var compositingFilter: Any?
  /// The point by which the layer is placed, in the unit square.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How fast time goes in the layer; nothing moves.
  open var speed: Float = 1
  /// When the layer begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How far the layer has come, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The filters on what is behind; they are kept.
  open var backgroundFilters: [Any]?
  /// The filters on the content; they are kept.
  open var filters: [Any]?
  /// The layers inside, from back to front.
  public private(set) var sublayers: [CALayer]?
  /// The layer around.
  public private(set) weak var superlayer: CALayer?

  /// The animations that were added, by key.
  var animations: [String: CAAnimation] = [:]

  /// Makes a layer.
  public override init() { super.init() }

  /// The rectangle in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The place of the anchor point in the layer around, in points.
  open var position: CGPoint {
    get { CGPoint(x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y) }
    set {
      let (x, y) = (frame.width * anchorPoint.x, frame.height * anchorPoint.y)
      frame.origin = CGPoint(x: newValue.x - x, y: newValue.y - y)
    }
  }

  /// The layer as it is seen: itself, as nothing moves.
  open func presentation() -> Self? { self }
  /// Sets the frames of the layers inside.
  open func layoutSublayers() {}

  /// Puts a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// Puts a layer at a place among the others.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Draws the layer; nothing is drawn.
  open func render(in ctx: CGContext) {}

  /// Takes the layer out of the layer around.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Has the layer drawn again; nothing is drawn.
  open func setNeedsDisplay() {}
}

/// A layer of colours that flow into each other.
open class CAGradientLayer: CALayer {
  /// The colours: of type `CGColor`.
  open var colors: [Any]?
  /// Where the colours are, from 0 to 1; nil for evenly.
  open var locations: [NSNumber]?
  /// Where the first colour is, in the unit square.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, in the unit square.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer of a figure.
open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath?
  /// The colour inside; nil for none.
  open var fillColor: CGColor? = .black
  /// The colour of the lines; nil for none.
  open var strokeColor: CGColor?
  /// How wide the lines are, in points.
  open var lineWidth: CGFloat = 1
  /// Where the lines begin, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where the lines end, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The lengths of dashes and gaps, in points; nil for none.
  open var lineDashPattern: [NSNumber]?
}
#endif
