#if !canImport(Darwin)
import Foundation
import ThreadSupport

/// A dragged, copied or dropped item, in one or several representations that are made on demand.
///
/// Foundation has no class of this name on Linux.
public final class NSItemProvider: NSObject, Sendable {
  /// A form of the item.
  struct Form: Sendable {
    let contentType: UTType
    let conversion: Conversion<Void, TransferPayload>
  }

  private let known = LockedValue<[Form]>([])
  private let name = LockedValue<String?>(nil)

  /// Makes a provider without representations.
  public override init() { super.init() }

  /// Makes a provider of a value.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Makes a provider of bytes, a string or a URL, under the name of a type; nil is an item without a representation.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    let data: Data? =
      switch item {
      case let data as Data: data
      case let text as String: Data(text.utf8)
      case let url as URL: Data(url.absoluteString.utf8)
      default: nil
      }
    guard let data else { return }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier ?? "public.data", visibility: .all) { done in
      done(data, nil)
      return nil
    }
  }

  /// Makes a provider of a file, under the type of its extension; nil if there is no such file.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    add(Form(contentType: type, conversion: Conversion { .file(fileURL) }))
    register(fileURL)
  }

  /// A name for the file of the item; nil for none.
  public var suggestedName: String? {
    get { name.value }
    set { name.value = newValue }
  }

  /// The representations, the best first.
  var forms: [Form] { known.value }

  func add(_ form: Form) { known.withLock { $0.append(form) } }

  /// The first representation of a type; nil if there is none.
  func form(conformingTo type: UTType) -> Form? { forms.first { $0.contentType.conforms(to: type) } }

  // MARK: - Types

  /// The types of the representations, the best first.
  public var registeredContentTypes: [UTType] { forms.map(\.contentType) }
  /// The names of the types of the representations, the best first.
  public var registeredTypeIdentifiers: [String] { forms.map(\.contentType.identifier) }

  /// The names of the types of the representations; options have no effect.
  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    registeredTypeIdentifiers
  }

  /// The types of the representations that conform to a type.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Whether there is a representation of a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(conformingTo: UTType(known: typeIdentifier)) != nil
  }

  /// Whether there is a representation of a type; options have no effect.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    hasItemConformingToTypeIdentifier(typeIdentifier)
  }

  // MARK: - Adding forms

  /// Adds a representation as bytes, which a closure makes and passes to another one.
  @preconcurrency public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    let type = UTType(known: typeIdentifier)
    let loading = Conversion<Void, TransferPayload>(callingBack: { _, deliver in
      _ = loadHandler { data, error in
        deliver(Self.result(data, error, contentType: type).map { .data($0) })
      }
    })
    add(Form(contentType: type, conversion: loading))
  }

  /// Adds a representation as bytes, which a closure makes and passes to another one.
  @preconcurrency public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds a representation as a file, which a closure makes and passes to another one; the flag is true if it is the
  /// original.
  @preconcurrency public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    let type = UTType(known: typeIdentifier)
    let loading = Conversion<Void, TransferPayload>(callingBack: { _, deliver in
      _ = loadHandler { url, _, error in
        deliver(Self.result(url, error, contentType: type).map { .file($0) })
      }
    })
    add(Form(contentType: type, conversion: loading))
  }

  /// Adds the representations of a value.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    if let object = object as? any _ItemRepresenting { return object.register(with: self) }
    // Loaded where the reader asks for it, as the object itself allows.
    let shared = LockedValue(object)
    for name in type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: name, visibility: visibility) { done in
        shared.value.loadData(withTypeIdentifier: name, forItemProviderCompletionHandler: done)
      }
    }
  }

  /// Adds the representations of a transferable value.
  public func register<T: Transferable>(_ item: @autoclosure () -> T) {
    let value = item()
    let boxed = LockedValue(value)
    for export in T.parts.exports where export.condition(value) {
      let loading = Conversion<Void, T> { boxed.value }.then(export.conversion)
      add(Form(contentType: export.contentType, conversion: loading))
    }
    suggestedName = suggestedName ?? value.suggestedFilename
  }

  static func result<Value>(
    _ value: Value?, _ error: (any Error)?, contentType: UTType
  ) -> Result<Value, any Error> {
    if let value { return .success(value) }
    return .failure(error ?? TransferError.noRepresentation(contentType, available: []))
  }
}

/// The ways in which a representation of an item may be used as a file.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file may be opened in place.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// The programs that may read a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs.
  case all
  /// Programs of the same team.
  case team
  /// Programs of the same group.
  case group
  /// The program itself.
  case ownProcess
}
#endif
