#if !canImport(Darwin)
import Foundation

/// A text of UIKit; a host finds its text among those of views.
open class UILabel: UIView {
  private static let proxy = UILabel()
  /// The text; nil for none.
  open var text: String?
  /// The text with attributes; nil for one without.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The font.
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The colour.
  open var textColor: UIColor! = UIColor.label
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// How the text is broken or cut off.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1
  /// Whether the text shrinks before it is cut off.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the size of text that a person chooses.
  open var adjustsFontForContentSizeCategory = false
  /// How much the text may shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// Where lines are broken, in points; 0 for at the width.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether it looks as usual.
  open var isEnabled = true
  /// Whether it looks as if it were held down.
  open var isHighlighted = false
  /// The colour while it looks so; nil for the default one.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow; nil for none.
  open var shadowColor: UIColor?
  /// How far away the shadow is, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether letters come nearer to each other before the text is cut off.
  open var allowsDefaultTighteningForTruncation = false
  /// Where letters that shrink stand.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// The rectangle of the text in a rectangle.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = textSize(width: bounds.width > 0 ? bounds.width : nil)
    return CGRect(origin: bounds.origin, size: size)
  }
  /// Draws the text; it is never called.
  open func drawText(in rect: CGRect) {}

  /// The appearance proxy of all labels; it keeps the values that are set.
  open override class func appearance() -> UILabel { proxy }

  open override var intrinsicContentSize: CGSize {
    textSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(width: size.width > 0 ? size.width : nil) }

  private func textSize(width: CGFloat?) -> CGSize {
    guard let text, !text.isEmpty, let font = font?.font else { return .zero }
    let lines = numberOfLines > 0 ? numberOfLines : nil
    return BuiltInTextMeasurer().measure(text, font: font, width: width, lineLimit: lines).size
  }
}

/// A picture of UIKit.
open class UIImageView: UIView {
  /// The picture; nil for none.
  open var image: UIImage?
  /// The picture while it is highlighted; nil for the same.
  open var highlightedImage: UIImage?
  /// Whether it is highlighted.
  open var isHighlighted = false
  private static let proxy = UIImageView()

  /// Makes a view of a picture, as large as it.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The appearance proxy of all such views; it keeps the values that are set.
  open override class func appearance() -> UIImageView { proxy }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

/// A wheel that says that something goes on.
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// As usual.
    case medium = 100
    /// Larger.
    case large
  }

  private static let proxy = UIActivityIndicatorView()
  /// How large it is.
  open var style = Style.medium
  /// The colour.
  open var color: UIColor! = UIColor.systemGray
  /// Whether nothing is seen of it while it stands still.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether it turns.
  public private(set) var isAnimating = false

  /// Makes a wheel that stands still.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    isHidden = true
  }

  /// Lets it turn.
  open func startAnimating() { (isAnimating, isHidden) = (true, false) }
  /// Stops it.
  open func stopAnimating() { (isAnimating, isHidden) = (false, hidesWhenStopped) }
  /// The appearance proxy of all wheels; it keeps the values that are set.
  open override class func appearance() -> UIActivityIndicatorView { proxy }
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  open override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    max(super.contentHuggingPriority(for: axis), .defaultHigh)
  }
}

/// A line that says how much is done.
open class UIProgressView: UIView {
  private static let proxy = UIProgressView()
  /// How much is done, from 0 to 1.
  open var progress: Float = 0
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is not.
  open var trackTintColor: UIColor?
  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The appearance proxy of all such lines; it keeps the values that are set.
  open override class func appearance() -> UIProgressView { proxy }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}

/// Views in a row; they are not laid out.
open class UIStackView: UIView {
  /// How views share the length of the row.
  public enum Distribution: Int, Sendable {
    /// They fill it, or stand at equal distances.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views stand across the row.
  public enum Alignment: Int, Sendable {
    /// Stretched, or at a line.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// Where lines begin.
    public static let top = Alignment.leading
    /// Where lines end.
    public static let bottom = Alignment.trailing
  }

  /// The views in the row.
  public private(set) var arrangedSubviews: [UIView] = []
  /// Whether the views stay inside of the margins.
  open var isLayoutMarginsRelativeArrangement = false
  /// The direction of the row.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How views share the length of the row.
  open var distribution = Distribution.fill
  /// How views stand across the row.
  open var alignment = Alignment.fill
  /// The distance between views, in points.
  open var spacing: CGFloat = 0

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Puts a view at the end of the row.
  open func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    arrangedSubviews.append(view)
  }

  /// Takes a view out of the row; it stays inside.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
}

/// Changes what is seen through a view.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
  override init() { super.init() }
}

/// Blurs what is seen through a view.
open class UIBlurEffect: UIVisualEffect {
  /// How much is seen, and in which light.
  public enum Style: Int, Sendable {
    /// A light or a dark layer.
    case extraLight, light, dark, extraDark, regular, prominent
    /// A layer that follows the surroundings.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// A light layer.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// A light layer of bars.
    case systemChromeMaterialLight
    /// A dark layer.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    /// A dark layer of bars.
    case systemChromeMaterialDark
  }

  /// How much is seen.
  public let style: Style
  /// Makes an effect.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Lets colours shine through a blurred view.
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes the effect for what is blurred.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view through which others are seen changed.
open class UIVisualEffectView: UIView {
  /// How they are changed; nil for not at all.
  open var effect: UIVisualEffect?
  /// The view in front of it.
  public let contentView = UIView()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a view without an effect: archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
#endif
