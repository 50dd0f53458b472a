#if !canImport(Darwin)
import Foundation

/// A value from which an item provider can be made.
public protocol NSItemProviderWriting {
  /// The names of the types in which values leave the program.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Adds the representations of the value to a provider.
  func register(with provider: NSItemProvider)
}

/// A value that can be made from an item provider.
public protocol NSItemProviderReading: SendableMetatype {
  /// The names of the types from which values are made.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes a value from bytes.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A Swift value that an item provider can return directly.
public protocol _ItemProviderValue: NSItemProviderReading {}

extension NSItemProviderWriting where Self: Transferable {
  /// The names of the types of its representations.
  public static var writableTypeIdentifiersForItemProvider: [String] { exportedContentTypes().map(\.identifier) }
  /// Adds the representations for transfer.
  public func register(with provider: NSItemProvider) { provider.register(self) }
}

extension String: NSItemProviderWriting, _ItemProviderValue {
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

extension URL: NSItemProviderWriting, _ItemProviderValue {
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

extension NSString: NSItemProviderWriting, NSItemProviderReading {
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

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
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

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
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

extension UIColor: NSItemProviderWriting {
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
  @_disfavoredOverload @discardableResult
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

  /// Passes a string or a URL made from the item to a closure, or an error.
  @discardableResult
  public func loadObject<T: _ItemProviderValue>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: aClass as any NSItemProviderReading.Type) { completionHandler($0 as? T, $1) }
  }
}
#endif
