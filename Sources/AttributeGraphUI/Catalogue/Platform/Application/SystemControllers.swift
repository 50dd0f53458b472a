#if !canImport(Darwin)
import Foundation

/// An object that is notified of a picture that a person takes or chooses.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A picture was taken or chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// No picture was chosen.
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

/// Takes a picture or lets a person choose one. A test takes the part of the person with `delegate`.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// Those that are there, a camera, or an album.
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// Which camera is used.
  public enum CameraDevice: Int, Sendable {
    /// That at the back or at the front.
    case rear, front
  }

  /// A key of the facts about a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The fact of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture: a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as a person has changed it: a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of the picture: a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The address of a film: a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The type: a name of a `UTType`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// The delegate, which is notified of the picture.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Which camera is used.
  open var cameraDevice = CameraDevice.rear
  /// Whether a person may change the picture.
  open var allowsEditing = false
  /// The types that may be selected.
  open var mediaTypes: [String] = ["public.image"]

  /// Whether pictures can come from there: a host has no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
}

/// Lets a person hand things on to other programs; a test reads what.
open class UIActivityViewController: UIViewController {
  /// A way to hand things on.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The way of a name.
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
    /// To those who follow somebody.
    public static let postToFacebook = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    /// To those who follow somebody.
    public static let postToTwitter = ActivityType(rawValue: "com.apple.UIKit.activity.PostToTwitter")
    /// To a contact, as its picture.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// To the list of what is to be read.
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
  /// The ways that are not offered.
  open var excludedActivityTypes: [ActivityType]?
  /// Runs at the end; a test calls it.
  open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Makes a controller for things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]? = nil) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller without things: decoding is not supported.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}

/// A question or a message of UIKit; a test reads its actions and runs them.
open class UIAlertController: UIViewController {
  /// Where it is shown.
  public enum Style: Int, Sendable {
    /// At the bottom, or in the middle.
    case actionSheet, alert
  }

  /// The message below the title.
  open var message: String?
  /// Where it is shown.
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

  /// Adds a field for a text.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An answer to a question of UIKit.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// The action of the answer.
  public enum Style: Int, Sendable {
    /// Something, nothing, or something that destroys.
    case `default`, cancel, destructive
  }

  /// The words.
  public let title: String?
  /// The action of the answer.
  public let style: Style
  /// Whether it can be given.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Makes an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Gives the answer, like a user.
  public func perform() { if isEnabled { handler?(self) } }
}

/// The pasteboard of UIKit.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  /// The pasteboard of all programs.
  public static let general = UIPasteboard()
  /// The things that were copied last.
  public var items: [Any] = []

  override init() { super.init() }

  /// The text that was copied last; nil for something else.
  public var string: String? {
    get { items.first as? String }
    set { items = newValue.map { [$0] } ?? [] }
  }

  /// The texts that were copied last; nil for something else.
  public var strings: [String]? {
    get { items as? [String] }
    set { items = newValue ?? [] }
  }

  /// The address that was copied last; nil for something else.
  public var url: URL? {
    get { items.first as? URL }
    set { items = newValue.map { [$0] } ?? [] }
  }

  /// The picture that was copied last; nil for something else.
  public var image: UIImage? {
    get { items.first as? UIImage }
    set { items = newValue.map { [$0] } ?? [] }
  }

  /// The colour that was copied last; nil for something else.
  public var color: UIColor? {
    get { items.first as? UIColor }
    set { items = newValue.map { [$0] } ?? [] }
  }

  /// Whether a text was copied last.
  public var hasStrings: Bool { string != nil }
  /// Whether an address was copied last.
  public var hasURLs: Bool { url != nil }
  /// Whether a picture was copied last.
  public var hasImages: Bool { image != nil }
}
#endif
