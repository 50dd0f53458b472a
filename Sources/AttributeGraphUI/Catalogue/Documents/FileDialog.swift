#if !canImport(Darwin)
import Foundation

/// A dialog of the system in which a person chooses files, while a binding is true.
nonisolated struct _FileDialogModifier: PrimitiveViewModifier, CollectiveModifier {
  /// The purpose of a dialog.
  enum Purpose {
    /// Files of some types are chosen and passed to a closure.
    case importing([UTType], allowsMultiple: Bool, ([URL]) -> Void)
    /// Documents are written to a place that a person chooses.
    case exporting([FileExport], defaultName: String?, ([URL]) -> Void)
    /// Files are moved to a place that a person chooses.
    case moving([URL], ([URL]) -> Void)
  }

  let isPresented: Binding<Bool>
  /// The purpose; nil if there is nothing to be exported or moved, and so no dialog.
  let purpose: Purpose?
  /// Receives an error, if something could not be read or written.
  let fail: (any Error) -> Void
  var onCancellation: () -> Void = {}

  /// Stores the dialog at the position of the modifier, where a host finds it.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    position.own(FileDialogPlace(inputs.environment) { latest.value })
    return body(inputs.inside(position))
  }
}

/// A document to be written.
struct FileExport {
  /// The types that a person may choose; the first is the default.
  let contentTypes: [UTType]
  /// The name that it proposes.
  var name: String?
  /// Writes the document to a place, as a type.
  let write: (URL, UTType) throws -> Void
}

/// The dialog of a modifier, at its position.
@MainActor
final class FileDialogPlace: Ending {
  private(set) var modifier: (() -> _FileDialogModifier?)?
  private let environment: EnvironmentScope

  /// Stores the dialog that the body made last.
  init(_ environment: EnvironmentScope, _ modifier: @escaping () -> _FileDialogModifier?) {
    self.environment = environment
    self.modifier = modifier
  }

  /// The settings by enclosing modifiers.
  var look: FileDialogLook { environment.values.fileDialogLook }

  /// The string of a text in the dialog's environment.
  func words(_ text: Text?) -> String? { text?.string(in: environment.values, now: Date()) }

  func end() { modifier = nil }
}

/// The settings of dialogs for files.
struct FileDialogLook {
  var message: Text?
  var confirmationLabel: Text?
  var filenameLabel: Text?
  var defaultDirectory: URL?
  var customizationID: String?
  var browserOptions: FileDialogBrowserOptions = []
  var importsUnresolvedAliases = false
  var isURLEnabled: ((URL) -> Bool)?
}

extension EnvironmentValues {
  private enum FileDialogLookKey: EnvironmentKey { static var defaultValue: FileDialogLook { FileDialogLook() } }

  /// The settings of the dialogs for files inside.
  var fileDialogLook: FileDialogLook {
    get { self[FileDialogLookKey.self] }
    set { self[FileDialogLookKey.self] = newValue }
  }
}

/// Options of the list of files in a dialog.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Directories that look like files can be entered.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Files whose name begins with a dot.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The extensions of files.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
  nonisolated private func fileDialogs(_ change: @escaping (inout FileDialogLook) -> Void) -> some View {
    transformEnvironment(\.fileDialogLook, transform: change)
  }

  /// Sets the message of the dialogs for files inside.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { fileDialogs { $0.message = message } }

  /// Gives the dialogs for files inside a message.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Gives the dialogs for files inside a message.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets the label of the confirmation button of the dialogs for files inside.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialogs { $0.confirmationLabel = label }
  }

  /// Gives the button that ends the dialogs for files inside a label.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Gives the button that ends the dialogs for files inside a label.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the label of the name field in the dialogs inside that write files.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    fileDialogs { $0.filenameLabel = label }
  }

  /// Gives the field of the name in dialogs inside that write files a label.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// Gives the field of the name in dialogs inside that write files a label.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Sets the initial directory of the dialogs for files inside.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    fileDialogs { $0.defaultDirectory = defaultDirectory }
  }

  /// Sets a name under which the system remembers the state of the dialogs for files inside; a host remembers none.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
    fileDialogs { $0.customizationID = id }
  }

  /// Disables the files in the dialogs inside for which a predicate is false.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    fileDialogs { $0.isURLEnabled = { url in (try? predicate.evaluate(url)) ?? false } }
  }

  /// Lets the dialogs for files inside return links unresolved; a host never follows links.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    fileDialogs { $0.importsUnresolvedAliases = imports }
  }

  /// Sets options of the lists in the dialogs for files inside; `FileDialog.browserOptions` has them.
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    fileDialogs { $0.browserOptions = options }
  }
}
#endif
