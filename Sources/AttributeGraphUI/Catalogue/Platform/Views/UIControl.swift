#if !canImport(Darwin)
import Foundation

/// A control of UIKit. A test triggers it with `sendActions(for:)`.
open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger touches it.
    public static let touchDown = Event(rawValue: 1)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancelled the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The event of its default action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Writing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Writing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Any.
    public static let allEvents = Event(rawValue: .max)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The states of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The default.
    public static let normal: State = []
    /// Held down.
    public static let highlighted = State(rawValue: 1)
    /// Disabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }

  /// The horizontal alignment of the content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the centre, at a side, or stretched.
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of the content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle, at a side, or stretched.
    case center, top, bottom, fill
  }

  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it is highlighted.
  open var isHighlighted = false
  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  private var actions: [(action: UIAction, events: Event)] = []

  /// The look.
  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Runs an action on events.
  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }

  /// Removes an action from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  /// Calls a selector of an object on events; without Objective-C nothing is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Removes a selector.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}

  /// Runs the actions for events, as if the user had caused them.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.run(sender: self)
    }
  }

  /// Whether it keeps its own size, which controls do by default.
  open override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    max(super.contentHuggingPriority(for: axis), hugging)
  }

  /// The least priority for its own size.
  var hugging: UILayoutPriority { .defaultLow }
}

extension UILayoutPriority: Comparable {
  /// Whether a priority is lower than another one.
  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool { one.rawValue < other.rawValue }
}

/// A button of UIKit, with a title and a picture for each state.
open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// Custom, or one of the system's styles.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  private static let proxy = UIButton(type: .system)
  /// The kind.
  public private(set) var buttonType = ButtonType.custom
  /// The label of the title.
  public let titleLabel: UILabel? = UILabel()
  /// The view of the picture.
  public let imageView: UIImageView? = UIImageView()
  /// The distances around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The distances around the picture, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// The distances around the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Whether the picture changes while the button is highlighted.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture changes while the button is disabled.
  open var adjustsImageWhenDisabled = true
  /// The menu that the button opens.
  open var menu: UIMenu?
  /// Whether a tap opens the menu.
  open var showsMenuAsPrimaryAction = false
  /// Whether the selected action of the menu provides the title.
  open var changesSelectionAsPrimaryAction = false
  /// The content and the appearance; nil for the values by state.
  open var configuration: Configuration? {
    didSet {
      guard let configuration else { return }
      if configuration.title != nil { setTitle(configuration.title, for: .normal) }
      if configuration.image != nil { setImage(configuration.image, for: .normal) }
    }
  }
  /// Updates the configuration after a change of state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button that runs an action and has its title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: [.touchUpInside, .primaryActionTriggered])
  }

  /// The appearance proxy of all buttons; it keeps the values that are set.
  open override class func appearance() -> UIButton { proxy }

  /// The current title.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }
  /// The current picture.
  open var currentImage: UIImage? { images[state] ?? images[.normal] }
  /// The title for a state.
  open func title(for state: State) -> String? { titles[state] }
  /// The picture for a state.
  open func image(for state: State) -> UIImage? { images[state] }
  /// The colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? { colors[state] }
  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  /// Sets the picture behind the title for a state; it is not stored.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }

  /// Updates the configuration, immediately.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  /// Sets the title with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { setTitle(title?.string, for: state) }
  /// Sets the configuration of a symbol for a state; it is not stored.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
  }

  open override var intrinsicContentSize: CGSize {
    let (title, image) = (titleLabel?.intrinsicContentSize ?? .zero, currentImage?.size ?? .zero)
    return CGSize(
      width: title.width + image.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(title.height, image.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }
}

/// A switch of UIKit.
open class UISwitch: UIControl {
  private static let proxy = UISwitch()
  /// Whether it is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// Switches it.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The appearance proxy of all switches; it keeps the values that are set.
  open override class func appearance() -> UISwitch { proxy }
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  override var hugging: UILayoutPriority { .defaultHigh }
}

/// A slider of UIKit.
open class UISlider: UIControl {
  private static let proxy = UISlider()
  /// The least value.
  open var minimumValue: Float = 0 { didSet { setValue(value, animated: false) } }
  /// The greatest value.
  open var maximumValue: Float = 1 { didSet { setValue(value, animated: false) } }
  /// Whether events are sent while the thumb moves.
  open var isContinuous = true
  /// The colour before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The colour after the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  private var current: Float = 0
  /// The value, between the least and the greatest.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { current = min(max(value, minimumValue), maximumValue) }
  /// The picture at the least value.
  open var minimumValueImage: UIImage?
  /// The picture at the greatest value.
  open var maximumValueImage: UIImage?
  /// Sets the picture of the thumb; it is not stored.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// Sets the picture before the thumb; it is not stored.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Sets the picture after the thumb; it is not stored.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  /// The appearance proxy of all sliders; it keeps the values that are set.
  open override class func appearance() -> UISlider { proxy }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
}

/// A segmented control of UIKit.
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public static let noSegment = -1
  private static let proxy = UISegmentedControl()
  /// The index of the selected segment, from 0; `noSegment` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?
  /// Whether the segments are as wide as their titles.
  open var apportionsSegmentWidthsByContent = false
  /// The number of segments.
  public var numberOfSegments: Int { segments.count }
  private var segments: [Segment] = []
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Makes a control of texts and pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }

  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var width: CGFloat = 0
  }

  private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
    if segments.indices.contains(segment) { change(&segments[segment]) }
  }

  private func segment(at segment: Int) -> Segment? { segments.indices.contains(segment) ? segments[segment] : nil }

  private func insert(_ new: Segment, at segment: Int) {
    segments.insert(new, at: min(max(segment, 0), segments.count))
  }

  /// The appearance proxy of these controls; it keeps the values that are set.
  open override class func appearance() -> UISegmentedControl { proxy }
  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Inserts a segment with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }
  /// The picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }
  /// Sets the picture of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }
  /// Whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? false }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// The width of a segment, in points; 0 for any.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }
  /// Sets the width of a segment, in points; 0 for any.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }
  /// Removes all segments.
  open func removeAllSegments() { segments = [] }
  /// Sets the attributes of titles in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
  }
  /// The attributes of titles in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 32) }
}

/// A page control of UIKit: one dot per page.
open class UIPageControl: UIControl {
  /// When the space behind the dots is filled.
  public enum BackgroundStyle: Int, Sendable {
    /// During an interaction, always, or never.
    case automatic, prominent, minimal
  }

  private static let proxy = UIPageControl()
  private var indicatorImages: [Int: UIImage] = [:]
  /// When the space behind the dots is filled.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a finger that moves over the dots turns pages.
  open var allowsContinuousInteraction = true
  /// The picture in place of a dot.
  open var preferredIndicatorImage: UIImage?
  /// The picture in place of the dot of a page; nil for the preferred one.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
  /// Sets the picture in place of the dot of a page.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicatorImages[page] = image }
  /// The number of pages.
  open var numberOfPages = 0
  /// The index of the current page, from 0.
  open var currentPage = 0
  /// Whether it is hidden for a single page.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// The size for a number of pages, in points. The size of a dot is our own choice.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: CGFloat(pageCount) * 16, height: 26) }
  /// The appearance proxy of these controls; it keeps the values that are set.
  open override class func appearance() -> UIPageControl { proxy }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  override var hugging: UILayoutPriority { .defaultHigh }
}
#endif
