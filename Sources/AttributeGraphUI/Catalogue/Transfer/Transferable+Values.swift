#if !canImport(Darwin)
import Foundation

extension String: Transferable {
  /// Text in UTF-8; any plain text can be imported.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) }, importing: { try text(of: $0) })
    DataRepresentation<String>(importedContentType: .utf16PlainText) { data in
      guard let text = String(data: data, encoding: .utf16) else {
        throw TransferError.unreadable("text", contentType: .utf16PlainText)
      }
      return text
    }
    DataRepresentation<String>(importedContentType: .plainText) { try text(of: $0, .plainText) }
  }

  private static func text(of data: Data, _ type: UTType? = nil) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else {
      throw TransferError.unreadable("text", contentType: type ?? .utf8PlainText)
    }
    return text
  }
}

extension Data: Transferable {
  /// Bytes of any type.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  /// The address in UTF-8, for a file as the address of a file; from a file, the address of the file is imported.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(
      contentType: .fileURL, exporting: { Data($0.absoluteString.utf8) }, importing: { try address(in: $0) }
    )
    .exportingCondition(\.isFileURL)
    DataRepresentation<URL>(
      contentType: .url, exporting: { Data($0.absoluteString.utf8) }, importing: { try address(in: $0) })
  }

  private static func address(in data: Data) throws -> URL {
    guard let text = String(data: data, encoding: .utf8), let url = URL(string: text) else {
      throw TransferError.unreadable("address", contentType: .url)
    }
    return url
  }
}

extension AttributedString: Transferable {
  /// The text without its attributes.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<AttributedString, String>(
      exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }
}

extension Color: Transferable {
  /// The red, green, blue and opacity that the colour has in light mode.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(
      contentType: UTType(known: "com.apple.uikit.color"),
      exporting: { color in
        let parts = color.components
        let space = spaces.firstIndex(of: parts.colorSpace) ?? 0
        return try JSONEncoder().encode([parts.red, parts.green, parts.blue, parts.opacity, Double(space)])
      },
      importing: { data in
        let numbers = try JSONDecoder().decode([Double].self, from: data)
        guard numbers.count == 5, spaces.indices.contains(Int(numbers[4])) else {
          throw TransferError.unreadable("colour", contentType: UTType(known: "com.apple.uikit.color"))
        }
        return Color(
          spaces[Int(numbers[4])], red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
      })
  }

  /// The colour spaces, by the numbers that encode them.
  private static var spaces: [RGBColorSpace] { [.sRGB, .sRGBLinear, .displayP3] }
}

extension Never: Transferable {
  /// No representation: there is no value.
  public static var transferRepresentation: _NoTransferRepresentation {
    return _NoTransferRepresentation.transferRepresentation
  }
}

extension Image: Transferable {
  /// The bytes of a picture's file; a symbol or a picture of a catalogue has none here.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(
      contentType: .image,
      exporting: { image in
        guard case .bitmap(let bitmap, _) = image.source, let bytes = bitmap.data else {
          throw TransferError.noBytes("A picture without a file")
        }
        return bytes
      },
      importing: { data in
        guard let image = UIImage(data: data) else { throw TransferError.unreadable("picture", contentType: .image) }
        return Image(uiImage: image)
      })
  }
}
#endif
