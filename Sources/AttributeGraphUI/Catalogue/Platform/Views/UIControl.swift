#if !canImport(Darwin)
import Foundation

/// A view of UIKit that a person uses. A test uses it by `sendActions(for:)`.
open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger touches it.
    public static let touchDown = Event(rawValue: 1)
    /// A finger that touched it leaves the screen in it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger that touched it leaves the screen outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes the finger away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value is another one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The event of its default action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Writing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text is another one.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Writing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Writing ends with the return key.
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
    /// As usual.
    public static let normal: State = []
    /// Held down.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }

  /// How the content stands from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle, at a side, or stretched.
    case center, left, right, fill, leading, trailing
  }

  /// How the content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle, at a side, or stretched.
    case center, top, bottom, fill
  }

  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is held down.
  open var isHighlighted = false
  /// How the content stands from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// How the content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  private var actions: [(action: UIAction, events: Event)] = []

  /// The look.
  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Has an action run for events.
  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }

  /// Has an action run no more for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  /// Calls a selector of an object for events; nothing is called, as that needs Objective-C.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Calls a selector no more.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}

  /// Runs the actions for events, as if a person had made them.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.run(sender: self)
    }
  }

  /// Whether it wants its own size: controls do, unless they are told otherwise.
  open override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    max(super.contentHuggingPriority(for: axis), hugging)
  }

  /// The least wish for its own size.
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
    /// Without any look, or with one of the system's.
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
  /// Whether the picture looks otherwise while the button is held down.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture looks otherwise while the button cannot be used.
  open var adjustsImageWhenDisabled = true
  /// The menu that the button opens.
  open var menu: UIMenu?
  /// Whether a tap opens the menu.
  open var showsMenuAsPrimaryAction = false
  /// Whether the chosen action of the menu gives the title.
  open var changesSelectionAsPrimaryAction = false
  /// The content and the look; nil for those by states.
  open var configuration: Configuration? {
    didSet {
      guard let configuration else { return }
      if configuration.title != nil { setTitle(configuration.title, for: .normal) }
      if configuration.image != nil { setImage(configuration.image, for: .normal) }
    }
  }
  /// Brings the configuration up to date when the state is another one.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button that runs an action, whose title it has.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: [.touchUpInside, .primaryActionTriggered])
  }

  /// The appearance proxy of all buttons; it keeps the values that are set.
  open override class func appearance() -> UIButton { proxy }

  /// The title as it is now.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }
  /// The picture as it is now.
  open var currentImage: UIImage? { images[state] ?? images[.normal] }
  /// The title for a state.
  open func title(for state: State) -> String? { titles[state] }
  /// The picture for a state.
  open func image(for state: State) -> UIImage? { images[state] }
  /// The colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? { colors[state] }
  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  /// Sets the picture behind the title for a state; it is not kept.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }

  /// Has the configuration brought up to date, at once.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  /// Sets the title with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { setTitle(title?.string, for: state) }
  /// Sets how large a symbol is for a state; it is not kept.
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
  /// Whether events come while the thumb moves.
  open var isContinuous = true
  /// The colour before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The colour behind the thumb.
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
  /// Sets the picture of the thumb; it is not kept.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// The appearance proxy of all sliders; it keeps the values that are set.
  open override class func appearance() -> UISlider { proxy }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
}

/// A row of choices of UIKit.
open class UISegmentedControl: UIControl {
  /// The number of no choice.
  public static let noSegment = -1
  private static let proxy = UISegmentedControl()
  /// The number of the choice, from 0; `noSegment` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The colour of the choice.
  open var selectedSegmentTintColor: UIColor?
  /// How many choices there are.
  public var numberOfSegments: Int { titles.count }
  private var titles: [String?] = []
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Makes a control of texts and pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  /// The appearance proxy of all such controls; it keeps the values that are set.
  open override class func appearance() -> UISegmentedControl { proxy }
  /// Puts a choice with a title at a place.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(max(segment, 0), titles.count))
  }
  /// The title of a choice.
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
  /// Sets the title of a choice.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }
  /// Takes all choices away.
  open func removeAllSegments() { titles = [] }
  /// Sets what titles look like in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
  }
  /// The look of titles in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 32) }
}

/// A row of dots of UIKit, one a page.
open class UIPageControl: UIControl {
  private static let proxy = UIPageControl()
  /// How many pages there are.
  open var numberOfPages = 0
  /// The number of the page that is shown, from 0.
  open var currentPage = 0
  /// Whether nothing is seen of it for a single page.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?
  /// The size for a number of pages, in points. The sizes of a dot are ours.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: CGFloat(pageCount) * 16, height: 26) }
  /// The appearance proxy of all such controls; it keeps the values that are set.
  open override class func appearance() -> UIPageControl { proxy }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  override var hugging: UILayoutPriority { .defaultHigh }
}
#endif
