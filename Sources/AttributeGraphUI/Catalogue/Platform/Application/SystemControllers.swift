#if !canImport(Darwin)
import Foundation

/// An object that is notified of a picture that the user takes or selects.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A picture was taken or selected.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// No picture was selected.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// An object that is notified of the pages of a navigation controller.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}

/// Takes a picture or lets the user select one. A test plays the user with `delegate`.
open class UIImagePickerController: UINavigationController {
  /// The source of pictures.
  public enum SourceType: Int, Sendable {
    /// The photo library, a camera, or an album.
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// The camera.
  public enum CameraDevice: Int, Sendable {
    /// At the back or at the front.
    case rear, front
  }

  /// A key of information about a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The fact of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture: a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The edited picture: a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of the picture: a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The address of a video: a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The type: an identifier of a `UTType`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// The delegate, which is notified of the picture.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// The source of pictures.
  open var sourceType = SourceType.photoLibrary
  /// The camera.
  open var cameraDevice = CameraDevice.rear
  /// Whether the user may edit the picture.
  open var allowsEditing = false
  /// The types that may be selected.
  open var mediaTypes: [String] = ["public.image"]

  /// Whether a source of pictures is available: a host has no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
}

/// Shares items with other programs; a test reads them.
open class UIActivityViewController: UIViewController {
  /// A type of sharing.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The value with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// To a printer.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// By mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// To the pasteboard.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// To a device nearby.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// By a message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// To followers.
    public static let postToFacebook = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    /// To followers.
    public static let postToTwitter = ActivityType(rawValue: "com.apple.UIKit.activity.PostToTwitter")
    /// To a contact, as its picture.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// To the reading list.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// To the files.
    public static let markupAsPDF = ActivityType(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
    /// To a book.
    public static let openInIBooks = ActivityType(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    /// To the pictures.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
  }

  /// The things.
  public let activityItems: [Any]
  /// The types that are not offered.
  open var excludedActivityTypes: [ActivityType]?
  /// Runs at the end; a test calls it.
  open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Makes a controller for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]? = nil) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller without items: decoding is not supported.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}

/// An alert or an action sheet of UIKit; a test reads its actions and runs them.
open class UIAlertController: UIViewController {
  /// The style of the alert.
  public enum Style: Int, Sendable {
    /// At the bottom, or in the middle.
    case actionSheet, alert
  }

  /// The message below the title.
  open var message: String?
  /// The style of the alert.
  public private(set) var preferredStyle = Style.alert
  /// The answers.
  public private(set) var actions: [UIAlertAction] = []
  /// The fields for texts.
  public private(set) var textFields: [UITextField]?

  /// Makes a question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An action of an alert of UIKit.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// The style of the action.
  public enum Style: Int, Sendable {
    /// Default, cancel, or destructive.
    case `default`, cancel, destructive
  }

  /// The title.
  public let title: String?
  /// The action of the answer.
  public let style: Style
  /// Whether it is enabled.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Makes an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Performs the action, like a user.
  public func perform() { if isEnabled { handler?(self) } }
}

/// The pasteboard of UIKit.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  /// The general pasteboard.
  public static let general = UIPasteboard()
  /// The copied items.
  public var items: [Any] = []

  override init() { super.init() }

  /// The copied text; nil for something else.
  public var string: String? {
    get { items.first as? String }
    set { items = newValue.map { [$0] } ?? [] }
  }

  /// The copied texts; nil for something else.
  public var strings: [String]? {
    get { items as? [String] }
    set { items = newValue ?? [] }
  }

  /// The copied address; nil for something else.
  public var url: URL? {
    get { items.first as? URL }
    set { items = newValue.map { [$0] } ?? [] }
  }

  /// The copied picture; nil for something else.
  public var image: UIImage? {
    get { items.first as? UIImage }
    set { items = newValue.map { [$0] } ?? [] }
  }

  /// The copied colour; nil for something else.
  public var color: UIColor? {
    get { items.first as? UIColor }
    set { items = newValue.map { [$0] } ?? [] }
  }

  /// Copies a value; the type of the pasteboard is not kept.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [value] }

  /// Copies data; the type of the pasteboard is not kept.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [data] }

  /// The copied value; nil where nothing was copied.
  public func value(forPasteboardType pasteboardType: String) -> Any? { items.first }

  /// The copied data, or a copied text as data; nil for something else.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    items.first as? Data ?? string.map { Data($0.utf8) }
  }

  /// Whether a text was copied.
  public var hasStrings: Bool { string != nil }
  /// Whether an address was copied.
  public var hasURLs: Bool { url != nil }
  /// Whether a picture was copied.
  public var hasImages: Bool { image != nil }
}
#endif
