#if !canImport(Darwin)
import Foundation

/// A label of UIKit; a host includes its text in those of the views.
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
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural
  /// The line break mode of the text.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The most lines; 0 for any number.
  open var numberOfLines = 1
  /// Whether the text shrinks before it is truncated.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false
  /// The least scale of text that shrinks.
  open var minimumScaleFactor: CGFloat = 0
  /// The width for line breaks, in points; 0 for that of the label.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether it is drawn enabled.
  open var isEnabled = true
  /// Whether it is drawn highlighted.
  open var isHighlighted = false
  /// The colour of highlighted text; nil for the default one.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow; nil for none.
  open var shadowColor: UIColor?
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether letters move together before the text is truncated.
  open var allowsDefaultTighteningForTruncation = false
  /// The vertical alignment of text that shrinks.
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

  /// The pictures of an animation; nil for none. A host shows `image` instead.
  open var animationImages: [UIImage]?
  /// The duration of one round of the animation, in seconds.
  open var animationDuration: TimeInterval = 0
  /// The number of rounds; 0 for a round after the other without end.
  open var animationRepeatCount = 0
  /// Whether the animation was started and not stopped.
  open private(set) var isAnimating = false
  /// The look of symbols, which have the same size in all looks.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Starts the animation, if there are pictures.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }

  /// Makes a view of a picture, as large as it.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The appearance proxy of these views; it keeps the values that are set.
  open override class func appearance() -> UIImageView { proxy }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

/// An indicator of work in progress.
open class UIActivityIndicatorView: UIView {
  /// The size.
  public enum Style: Int, Sendable {
    /// The default.
    case medium = 100
    /// Larger.
    case large
  }

  private static let proxy = UIActivityIndicatorView()
  /// The size.
  open var style = Style.medium
  /// The colour.
  open var color: UIColor! = UIColor.systemGray
  /// Whether it is hidden while it does not animate.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether it turns.
  public private(set) var isAnimating = false

  /// Makes an indicator that does not animate.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    isHidden = true
  }

  /// Starts the animation.
  open func startAnimating() { (isAnimating, isHidden) = (true, false) }
  /// Stops it.
  open func stopAnimating() { (isAnimating, isHidden) = (false, hidesWhenStopped) }
  /// The appearance proxy of all indicators; it keeps the values that are set.
  open override class func appearance() -> UIActivityIndicatorView { proxy }
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  open override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    max(super.contentHuggingPriority(for: axis), .defaultHigh)
  }
}

/// A progress bar.
open class UIProgressView: UIView {
  private static let proxy = UIProgressView()

  /// A look.
  public enum Style: Int, Sendable {
    /// The default, or that of bars.
    case `default`, bar
  }

  /// The look.
  open var progressViewStyle = Style.default
  /// The progress, from 0 to 1.
  open var progress: Float = 0
  /// The colour of the finished part.
  open var progressTintColor: UIColor?
  /// The colour of the rest.
  open var trackTintColor: UIColor?
  /// Makes a line in a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The appearance proxy of these lines; it keeps the values that are set.
  open override class func appearance() -> UIProgressView { proxy }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}

/// A stack of views; they are not laid out.
open class UIStackView: UIView {
  /// The distribution of views along the stack.
  public enum Distribution: Int, Sendable {
    /// Filling the stack, or at equal distances.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of views across the stack.
  public enum Alignment: Int, Sendable {
    /// Stretched, or along a line.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The leading edge.
    public static let top = Alignment.leading
    /// The trailing edge.
    public static let bottom = Alignment.trailing
  }

  /// The views in the row.
  public private(set) var arrangedSubviews: [UIView] = []
  /// Whether the views stay inside the margins.
  open var isLayoutMarginsRelativeArrangement = false
  /// The axis of the stack.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The distribution of views along the stack.
  open var distribution = Distribution.fill
  /// The alignment of views across the stack.
  open var alignment = Alignment.fill
  /// The distance between views, in points.
  open var spacing: CGFloat = 0

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the stack.
  open func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    arrangedSubviews.append(view)
  }

  /// Removes a view from the stack; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
}

/// A visual effect on the content behind a view.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
  override init() { super.init() }
}

/// Blurs the content behind a view.
open class UIBlurEffect: UIVisualEffect {
  /// The strength and the lightness of the blur.
  public enum Style: Int, Sendable {
    /// A light or a dark material.
    case extraLight, light, dark, extraDark, regular, prominent
    /// A material that adapts to the appearance.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// A light layer.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// A light material of bars.
    case systemChromeMaterialLight
    /// A dark layer.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    /// A dark layer of bars.
    case systemChromeMaterialDark
  }

  /// The strength of the blur.
  public let style: Style
  /// Makes an effect.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// The kinds of content on a blurred view.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Texts, by their importance.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// Areas, by their importance, and lines.
  case fill, secondaryFill, tertiaryFill, separator
}

/// Lets colours show through a blurred view.
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes the effect for a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Makes the effect for a blur and for a kind of content, which here look the same.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) }
}

/// A view with a visual effect on the content behind it.
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: UIVisualEffect?
  /// The view for content in front of the effect.
  public let contentView = UIView()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a view without an effect.
  public convenience init() { self.init(effect: nil) }

  /// Makes a view without an effect: decoding is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
#endif
