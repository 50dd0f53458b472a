#if !canImport(Darwin)
import Foundation

/// Lets the user choose files; a test chooses for the user.
open class UIDocumentPickerViewController: UIViewController {
  /// The object that is notified of the choice.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files may be chosen.
  open var allowsMultipleSelection = false
  /// Whether extensions of names are shown; only stored.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first; only stored.
  open var directoryURL: URL?
  /// The types of files that can be chosen; empty for files that are exported.
  public let contentTypes: [UTType]
  /// The files that are exported; empty for files that are opened.
  public let exportedURLs: [URL]
  /// Whether the program gets copies of the files.
  public let asCopy: Bool

  /// Makes a controller to choose files of some types.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    (self.contentTypes, exportedURLs, self.asCopy) = (contentTypes, [], asCopy)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller to choose a folder for files.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    (contentTypes, exportedURLs, self.asCopy) = ([], urls, asCopy)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller without types: decoding is not supported.
  public required init?(coder: NSCoder) {
    (contentTypes, exportedURLs, asCopy) = ([], [], false)
    super.init(coder: coder)
  }

  /// Chooses files, like a user, and leaves.
  public func choose(_ urls: [URL]) {
    presentingViewController?.dismiss(animated: false)
    delegate?.documentPicker(self, didPickDocumentsAt: allowsMultipleSelection ? urls : Array(urls.prefix(1)))
  }

  /// Leaves without a choice, like a user.
  public func cancel() {
    presentingViewController?.dismiss(animated: false)
    delegate?.documentPickerWasCancelled(self)
  }
}

/// An object that is notified of the files that the user has chosen.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// The user has chosen files.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The user has chosen none.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// An item to share that depends on the way of sharing.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
  /// A value of the type of the item, until it is needed.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item for a way of sharing; nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of a message.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// No subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
#endif
