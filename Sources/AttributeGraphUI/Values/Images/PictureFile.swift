import Foundation

/// The size of a picture, read from the header of its file; its pixels are not read.
enum PictureFile {
  /// The size of a file in points.
  ///
  /// - Parameters:
  ///   - url: A file of the kinds PNG, JPEG, GIF, PDF or SVG.
  ///   - scale: The number of pixels per point; vector drawings have none.
  /// - Returns: nil for a file that is unreadable or of another kind.
  static func size(of url: URL, scale: CGFloat) -> CGSize? {
    (try? Data(contentsOf: url)).flatMap { size(of: $0, scale: scale) }
  }

  /// The size of a picture in points.
  static func size(of data: Data, scale: CGFloat) -> CGSize? {
    let bytes = [UInt8](data)
    if let pixels = pngSize(bytes) ?? jpegSize(bytes) ?? gifSize(bytes) {
      return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }
    return bytes.starts(with: Array("%PDF".utf8)) ? pdfSize(bytes) : svgSize(bytes)
  }

  /// The header of a PNG file is a signature of 8 bytes and the chunk IHDR, whose data begins with width and height
  /// (PNG specification, third edition, 5.2 and 11.2.1).
  private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 else { return nil }
    func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }

  /// A JPEG file is a sequence of segments; one of the kinds SOF0 to SOF15 has the height and the width (ITU-T T.81,
  /// B.2.2).
  private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    func number(at index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let kind = bytes[index + 1]
      // C4, C8 and CC are tables among the frames.
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        return (number(at: index + 7), number(at: index + 5))
      }
      index += 2 + number(at: index + 2)
    }
    return nil
  }

  /// The header of a GIF file has its width and height, the lower byte first (GIF89a, 18).
  private static func gifSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 else { return nil }
    return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  /// The size of the first page of a PDF file is its media box, two corners in points.
  private static func pdfSize(_ bytes: [UInt8]) -> CGSize? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let key = text.range(of: "/MediaBox"), let open = text[key.upperBound...].firstIndex(of: "["),
      let close = text[open...].firstIndex(of: "]")
    else { return nil }
    return size(ofCorners: text[text.index(after: open)..<close])
  }

  /// An SVG document has a width and a height, or a view box.
  private static func svgSize(_ bytes: [UInt8]) -> CGSize? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let begin = text.range(of: "<svg"), let end = text[begin.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let tag = text[begin.upperBound..<end]
    func value(_ name: String) -> Substring? {
      for quote in ["\"", "'"] {
        guard let start = tag.range(of: " \(name)=\(quote)") else { continue }
        return tag[start.upperBound...].prefix { String($0) != quote }
      }
      return nil
    }
    func length(_ name: String) -> Double? { value(name).flatMap { Double($0.prefix { "0123456789.".contains($0) }) } }
    if let width = length("width"), let height = length("height") { return CGSize(width: width, height: height) }
    return value("viewBox").flatMap { box in
      let numbers = box.split { " ,".contains($0) }.compactMap { Double($0) }
      return numbers.count == 4 ? CGSize(width: numbers[2], height: numbers[3]) : nil
    }
  }

  private static func size(ofCorners text: Substring) -> CGSize? {
    let numbers = text.split { $0.isWhitespace }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }
}
