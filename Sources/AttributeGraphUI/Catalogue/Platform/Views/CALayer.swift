#if !canImport(Darwin)
import Foundation

/// The layer of a view: a tree of values that is not drawn.
@MainActor @preconcurrency
open class CALayer: NSObject {
  /// The rectangle in the superlayer, in points.
  open var frame = CGRect.zero { didSet { if frame.size != oldValue.size { setNeedsLayout() } } }
  /// The colour; nil for none.
  open var backgroundColor: CGColor?
  /// The corner radius, in points.
  open var cornerRadius: CGFloat = 0
  /// The curve of the corners; only stored.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Whether the content is clipped to the bounds.
  open var masksToBounds = false
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow; nil for that of the content.
  open var shadowPath: CGPath?
  /// The opacity of the layer, from 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer is hidden.
  open var isHidden = false
  /// The order among its siblings: larger ones are in front.
  open var zPosition: CGFloat = 0
  /// The transform of the layer in space.
  open var transform = CATransform3D()
  /// The layer that masks this one; nil for none.
  open var mask: CALayer?
  /// A custom name.
  open var name: String?
  /// The number of pixels per point.
  open var contentsScale: CGFloat = 1
  /// The picture: a `CGImage`.
  open var contents: Any?
  /// How the contents are placed in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Whether it is opaque.
  open var isOpaque = false
  /// Whether the layer is drawn as a bitmap.
  open var shouldRasterize = false
  /// The number of pixels per point of that bitmap.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are smooth.
  open var allowsEdgeAntialiasing = false
  /// Whether the layer is drawn asynchronously.
  open var drawsAsynchronously = false
  /// How the layer is composited with its background; it is not.
  open var compositingFilter: Any?
  /// The anchor point, in the unit square.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The speed of time in the layer; nothing moves.
  open var speed: Float = 1
  /// The time at which the layer begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The offset of time in the layer, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The filters on the background; only stored.
  open var backgroundFilters: [Any]?
  /// The filters on the content; they are only stored.
  open var filters: [Any]?
  /// The sublayers, from back to front.
  public private(set) var sublayers: [CALayer]?
  /// The parent layer.
  public private(set) weak var superlayer: CALayer?

  /// The object that lays out the sublayers: the view of a view's layer.
  open weak var delegate: (any CALayerDelegate)?
  private var layoutIsOld = false

  /// The animations that were added, by key.
  var animations: [String: CAAnimation] = [:]

  /// Makes a layer.
  public override init() { super.init() }

  /// Makes a copy of a layer, without its sublayers; an ordinary layer of something else.
  ///
  /// A subclass with properties of its own overrides it and copies these, too.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }

  /// Makes a layer: decoding is not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Copies the values that are drawn.
  func copyValues(of layer: CALayer) {
    (frame, backgroundColor, opacity, isHidden, isOpaque) =
      (layer.frame, layer.backgroundColor, layer.opacity, layer.isHidden, layer.isOpaque)
    (cornerRadius, cornerCurve, maskedCorners) = (layer.cornerRadius, layer.cornerCurve, layer.maskedCorners)
    (masksToBounds, borderWidth, borderColor) = (layer.masksToBounds, layer.borderWidth, layer.borderColor)
    (shadowColor, shadowOpacity, shadowOffset) = (layer.shadowColor, layer.shadowOpacity, layer.shadowOffset)
    (shadowRadius, shadowPath, mask) = (layer.shadowRadius, layer.shadowPath, layer.mask)
    (zPosition, transform, anchorPoint, name) = (layer.zPosition, layer.transform, layer.anchorPoint, layer.name)
    (contents, contentsScale, contentsGravity) = (layer.contents, layer.contentsScale, layer.contentsGravity)
    (speed, beginTime, timeOffset) = (layer.speed, layer.beginTime, layer.timeOffset)
  }

  /// The rectangle in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The place of the anchor point in the superlayer, in points.
  open var position: CGPoint {
    get { CGPoint(x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y) }
    set {
      let (x, y) = (frame.width * anchorPoint.x, frame.height * anchorPoint.y)
      frame.origin = CGPoint(x: newValue.x - x, y: newValue.y - y)
    }
  }

  /// The layer as it is shown: itself, because nothing moves.
  open func presentation() -> Self? { self }
  /// The layer whose values are those of the program: itself, because nothing moves.
  open func model() -> Self { self }

  // MARK: - Layout

  /// Requests a new layout of the sublayers.
  open func setNeedsLayout() { layoutIsOld = true }
  /// Whether the sublayers are laid out the next time.
  open func needsLayout() -> Bool { layoutIsOld }
  /// Sets the frames of the sublayers; by default the delegate does.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Lays out the sublayers, and those inside, if needed.
  open func layoutIfNeeded() {
    if layoutIsOld {
      layoutIsOld = false
      layoutSublayers()
    }
    for layer in sublayers ?? [] { layer.layoutIfNeeded() }
  }

  // MARK: - Layers inside

  /// Adds a sublayer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// Inserts a sublayer at an index.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
    setNeedsLayout()
  }

  /// Inserts a sublayer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(index(of: sibling) ?? 0))
  }

  /// Inserts a sublayer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(index(of: sibling).map { $0 + 1 } ?? sublayers?.count ?? 0))
  }

  /// Puts a layer in the place of a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  private func index(of layer: CALayer?) -> Int? { sublayers?.firstIndex { $0 === layer } }

  /// Draws the layer; nothing is drawn.
  open func render(in ctx: CGContext) {}

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Requests that the layer is drawn again; nothing is drawn.
  open func setNeedsDisplay() {}
  /// Draws the content; it is never called.
  open func display() {}
  /// Draws the content into a picture; it is never called.
  open func draw(in ctx: CGContext) {}
  /// Whether a change of a property draws the layer again; it is never asked.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The action for an event; it is never asked, because changes happen immediately.
  open func action(forKey event: String) -> (any CAAction)? { nil }

  // MARK: - Places

  /// Whether a point is in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The innermost layer at a point in the coordinates of the superlayer, the front one first; nil for none.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let point = CGPoint(x: p.x - frame.minX, y: p.y - frame.minY)
    guard !isHidden, !masksToBounds || contains(point) else { return nil }
    let layers = (sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    return layers.lazy.compactMap { $0.element.hitTest(point) }.first ?? (contains(point) ? self : nil)
  }

  private var originInRoot: CGPoint {
    let origin = superlayer?.originInRoot ?? .zero
    return CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
  }

  /// Converts a point from another layer's coordinates, in points; nil is the outermost layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (there, here) = (l?.originInRoot ?? .zero, originInRoot)
    return CGPoint(x: p.x + there.x - here.x, y: p.y + there.y - here.y)
  }

  /// Converts a point to another layer's coordinates, in points; nil is the outermost layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let (there, here) = (l?.originInRoot ?? .zero, originInRoot)
    return CGPoint(x: p.x + here.x - there.x, y: p.y + here.y - there.y)
  }

  /// Converts a rectangle from another layer's coordinates, in points; nil is the outermost layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }

  /// Converts a rectangle to another layer's coordinates, in points; nil is the outermost layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }
}

/// An object that lays out the sublayers of a layer: a view for its own layer.
@MainActor @preconcurrency
public protocol CALayerDelegate: AnyObject {
  /// Sets the frames of the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Makes the content; it is never called.
  func display(_ layer: CALayer)
  /// Draws the content; it is never called.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The action for an event; it is never asked.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// None.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// An action of a layer on an event: an animation.
@MainActor @preconcurrency
public protocol CAAction: AnyObject {
  /// Acts on an event; it is never called.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// A layer with a colour gradient.
open class CAGradientLayer: CALayer {
  /// The colours: of type `CGColor`.
  open var colors: [Any]?
  /// The positions of the colours, from 0 to 1; nil for even ones.
  open var locations: [NSNumber]?
  /// The position of the first colour, in the unit square.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The position of the last colour, in the unit square.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The shape of the gradient.
  open var type = CAGradientLayerType.axial

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (layer.colors, layer.locations, layer.type)
    (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
  }
}

/// A layer of a figure.
open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath?
  /// The colour of the fill; nil for none.
  open var fillColor: CGColor? = .black
  /// The colour of the stroke; nil for none.
  open var strokeColor: CGColor?
  /// The width of the lines, in points.
  open var lineWidth: CGFloat = 1
  /// The relative start of the stroke, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The relative end of the stroke, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The lengths of dashes and gaps, in points; nil for none.
  open var lineDashPattern: [NSNumber]?
  /// The distance into the dashes at which the line starts, in points.
  open var lineDashPhase: CGFloat = 0
  /// The ends of lines.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of lines.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The longest corner, in line widths.
  open var miterLimit: CGFloat = 10
  /// Which parts are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    (path, fillColor, strokeColor, fillRule) = (layer.path, layer.fillColor, layer.strokeColor, layer.fillRule)
    (lineWidth, strokeStart, strokeEnd) = (layer.lineWidth, layer.strokeStart, layer.strokeEnd)
    (lineDashPattern, lineDashPhase) = (layer.lineDashPattern, layer.lineDashPhase)
    (lineCap, lineJoin, miterLimit) = (layer.lineCap, layer.lineJoin, layer.miterLimit)
  }
}
#endif
