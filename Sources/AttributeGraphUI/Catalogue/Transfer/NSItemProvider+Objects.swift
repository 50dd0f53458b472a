#if !canImport(Darwin)
import Foundation
import ThreadSupport

/// A value from which an item provider can be made.
public protocol NSItemProviderWriting {
  /// The names of the types in which values leave the program.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Passes the bytes of the value in one of these types to a closure, or an error.
  @discardableResult
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// A value that adds its representations to a provider itself.
public protocol _ItemRepresenting: NSItemProviderWriting {
  /// Adds the representations of the value to a provider.
  func register(with provider: NSItemProvider)
}

extension _ItemRepresenting {
  /// Passes the bytes of a representation to a closure, or an error.
  @preconcurrency @discardableResult
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let provider = NSItemProvider()
    register(with: provider)
    return provider.loadDataRepresentation(forTypeIdentifier: typeIdentifier, completionHandler: completionHandler)
  }
}

/// A value that can be made from an item provider.
public protocol NSItemProviderReading: SendableMetatype {
  /// The names of the types from which values are made.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes a value from bytes.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension _ItemRepresenting where Self: Transferable {
  /// The names of the types of its representations.
  public static var writableTypeIdentifiersForItemProvider: [String] { exportedContentTypes().map(\.identifier) }
  /// Adds the representations for transfer.
  public func register(with provider: NSItemProvider) { provider.register(self) }
}

// Strings and URLs read themselves here, unlike on Apple's systems: without it, the compiler would take the cast of
// what was loaded as `NSString.self` to `String` for one that always fails.

extension String: _ItemRepresenting, NSItemProviderReading {
  /// The name of plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.plain-text"] }
  /// Reads text in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else {
      throw TransferError.unreadable("text", contentType: UTType(known: typeIdentifier))
    }
    return text
  }
}

extension URL: _ItemRepresenting, NSItemProviderReading {
  /// The name of the type of URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// Reads an address.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw TransferError.unreadable("address", contentType: UTType(known: typeIdentifier))
    }
    return url
  }
}

extension NSString: _ItemRepresenting, NSItemProviderReading {
  /// The name of text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { String.writableTypeIdentifiersForItemProvider }
  /// The name of plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { String.readableTypeIdentifiersForItemProvider }
  /// Adds the text.
  public func register(with provider: NSItemProvider) { provider.register(String(describing: self)) }
  /// Reads text in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    self.init(string: try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier))
  }
}

extension NSURL: _ItemRepresenting, NSItemProviderReading {
  /// The name of an address.
  public static var writableTypeIdentifiersForItemProvider: [String] { URL.writableTypeIdentifiersForItemProvider }
  /// The name of an address.
  public static var readableTypeIdentifiersForItemProvider: [String] { URL.readableTypeIdentifiersForItemProvider }
  /// Adds the address.
  public func register(with provider: NSItemProvider) { if let absoluteURL { provider.register(absoluteURL) } }
  /// Reads an address.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let url = try URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let made = NSURL(string: url.absoluteString) as? Self else {
      throw TransferError.unreadable("address", contentType: UTType(known: typeIdentifier))
    }
    return made
  }
}

extension UIImage: _ItemRepresenting, NSItemProviderReading {
  /// The name of a picture.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  /// The name of a picture.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  /// Adds the picture.
  public func register(with provider: NSItemProvider) { provider.register(Image(uiImage: self)) }
  /// Reads the size of a picture.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw TransferError.unreadable("picture", contentType: UTType(known: typeIdentifier))
    }
    return image
  }
}

extension UIColor: _ItemRepresenting {
  /// The name of a colour.
  public static var writableTypeIdentifiersForItemProvider: [String] { Color.writableTypes }
  /// Adds the colour.
  public func register(with provider: NSItemProvider) { provider.register(Color(uiColor: self)) }
}

extension Color {
  fileprivate static var writableTypes: [String] { exportedContentTypes().map(\.identifier) }
}

extension NSItemProvider {
  /// Whether a value of a type can be made from a representation of the item.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
  }

  /// Passes a value of a class made from the item to a closure, or an error.
  @preconcurrency @_disfavoredOverload @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let names = aClass.readableTypeIdentifiersForItemProvider
    let name = names.first { hasItemConformingToTypeIdentifier($0) } ?? names.first ?? "public.data"
    return loadDataRepresentation(forTypeIdentifier: name) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: name), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Whether a Swift value of a type, such as a string or a URL, can be made from a representation of the item.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self as any NSItemProviderReading.Type)
  }

  /// Passes a Swift value made from the item, such as a string or a URL, to a closure, or an error.
  @preconcurrency @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    // The type may be one whose conformances belong to an actor, so the closure that is sent does not name it.
    let pass = LockedValue { (object: (any NSItemProviderReading)?, error: (any Error)?) in
      completionHandler((object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
    }
    return loadObject(ofClass: T._ObjectiveCType.self as any NSItemProviderReading.Type) { pass.value($0, $1) }
  }
}
#endif
