#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Colours and fonts of UIKit in archives, pictures and paths as objects.
@MainActor
struct `Platform values in archives` {
  private func archived(_ color: UIColor) throws -> UIColor? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
  }

  private func archived(_ font: UIFont) throws -> UIFont? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data)
  }

  @Test func `a colour comes out of an archive as it went in`() throws {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 1) : UIColor(white: 0, alpha: 1) }
    let wide = UIColor(displayP3Red: 1, green: 0.5, blue: 0.25, alpha: 0.5)
    for color in [UIColor.systemRed, UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), wide, dynamic] {
      #expect(try archived(color) == color)
    }
  }

  @Test func `a mixture comes out of an archive as its components in both appearances`() throws {
    let mixture = UIColor(Color.red.mix(with: .blue, by: 0.5))
    let color = try #require(try archived(mixture))
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(color.resolvedColor(with: traits) == mixture.resolvedColor(with: traits))
    }
  }

  @Test func `a font comes out of an archive with its size and its traits`() throws {
    let serif = try #require(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withDesign(.serif))
    let fonts = [
      .systemFont(ofSize: 12), .boldSystemFont(ofSize: 20), .italicSystemFont(ofSize: 3),
      .systemFont(ofSize: 12, weight: .light, width: .condensed), .monospacedSystemFont(ofSize: 9, weight: .medium),
      UIFont(descriptor: serif, size: 30), try #require(UIFont(name: "Avenir", size: 15)),
    ]
    for font in fonts {
      let copy = try #require(try archived(font))
      #expect(copy.fontName == font.fontName && copy.pointSize == font.pointSize)
      #expect(copy.fontDescriptor.symbolicTraits == font.fontDescriptor.symbolicTraits)
      #expect(copy.lineHeight == font.lineHeight)
    }
    let body = try archived(UIFont.preferredFont(forTextStyle: .body))
    #expect(body?.pointSize == 17)
  }

  @Test func `bytes that are no archive give no colour`() {
    #expect(throws: (any Error).self) {
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: Data("red".utf8))
    }
  }

  @Test func `a colour is kept among the preferences`() throws {
    struct Settings: View {
      @AppStorage("tint") var tint = StoredTint(color: .red)
      var body: some View {
        Rectangle().fill(tint.color)
        Button("blue") { tint = StoredTint(color: .blue) }
      }
    }
    let store = try #require(UserDefaults(suiteName: "PlatformArchivingTests"))
    store.removeObject(forKey: "tint")
    let host = ViewHost { Settings().defaultAppStorage(store) }
    try host.tap("blue")
    host.flush()
    let next = ViewHost { Settings().defaultAppStorage(store) }
    #expect(next.displayList.first?.content == ViewHost { Rectangle().fill(.blue) }.displayList.first?.content)
    store.removeObject(forKey: "tint")
  }

  @Test func `equal values are equal objects`() throws {
    let values: [(NSObject, NSObject, NSObject)] = [
      (UIBezierPath(rect: .zero), UIBezierPath(rect: .zero), UIBezierPath()),
      (try #require(UIImage(systemName: "a")), try #require(UIImage(systemName: "a")), UIImage()),
    ]
    for (one, equal, other) in values {
      #expect(one.isEqual(equal) && one.hash == equal.hash && one == equal)
      #expect(!one.isEqual(other) && !one.isEqual(nil) && !one.isEqual("a"))
    }
  }

  @Test func `a copy of a path changes on its own`() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy == path && copy.lineWidth == 3)
    copy.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.bounds.width == 1)
  }
}

/// A colour in the way in which programs keep one among the preferences.
private struct StoredTint: RawRepresentable {
  var color: Color

  init(color: Color) { self.color = color }

  init?(rawValue: String) {
    guard
      let data = Data(base64Encoded: rawValue),
      let color = try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    else { return nil }
    self.color = Color(color)
  }

  var rawValue: String {
    let data = try? NSKeyedArchiver.archivedData(withRootObject: UIColor(color), requiringSecureCoding: false)
    return data?.base64EncodedString() ?? ""
  }
}
#endif
