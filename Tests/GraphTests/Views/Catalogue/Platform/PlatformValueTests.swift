#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Values of UIKit and CoreGraphics beside those of views.
@MainActor
struct `Platform values` {
  @Test func `a colour of UIKit's is the colour of views that it was made of`() {
    #expect(Color(UIColor(Color.red)) == .red)
    #expect(Color(uiColor: .systemBlue) == .blue)
    #expect(
      Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)) == Color(red: 1, green: 0.5, blue: 0, opacity: 0.25))
    #expect(Color(cgColor: CGColor(red: 0, green: 1, blue: 0, alpha: 1)) == Color(red: 0, green: 1, blue: 0))
    #expect(Color(red: 0, green: 1, blue: 0).cgColor?.components == [0, 1, 0, 1])
    #expect(Color.red.cgColor == nil)
    #expect(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
  }

  @Test func `a dynamic colour has a light and a dark form`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
  }

  @Test func `components are read, and an opacity takes the place of another one`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(UIColor.orange.withAlphaComponent(0.25).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect((red, green, blue, alpha) == (1, 0.5, 0, 0.25))
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(hue: 0.25, saturation: 0.5, brightness: 0.75, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect([hue, saturation, brightness].map { ($0 * 1000).rounded() } == [250, 500, 750])
    #expect(UIColor.systemRed.withAlphaComponent(0.5).withAlphaComponent(0.25).cgColor.alpha == 0.25)
  }

  @Test func `a colour space has a model, and a colour is converted to another space`() throws {
    #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)
    #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
    let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(red.converted(to: linear, intent: .defaultIntent, options: nil)?.components == [1, 0, 0, 0.5])
    let dim = try #require(
      CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1).converted(
        to: linear, intent: .defaultIntent, options: nil))
    #expect(dim.colorSpace == linear)
    #expect(try #require(dim.components).map { ($0 * 1000).rounded() } == [214, 214, 214, 1000])
    let grey = red.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
    #expect(grey?.components?.count == 2)
    #expect(
      CGColor(gray: 0.25, alpha: 1).converted(
        to: CGColorSpaceCreateDeviceRGB(), intent: .perceptual, options: nil)?.components == [0.25, 0.25, 0.25, 1])
    let unknown = try #require(CGColorSpace(name: "unknown"))
    #expect(red.converted(to: unknown, intent: .defaultIntent, options: nil) == nil)
  }

  @Test func `the pattern of a picture is a clear colour`() {
    #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
  }

  /// The levels of brightness at the times of notifications.
  @MainActor final class PostedLevels {
    var levels: [CGFloat] = []
  }

  @Test func `a change of the brightness of the screen is posted`() {
    let screen = UIScreen.main
    let before = screen.brightness
    defer { screen.brightness = before }
    let posted = PostedLevels()
    let observer = NotificationCenter.default.addObserver(
      forName: UIScreen.brightnessDidChangeNotification, object: screen, queue: nil
    ) { _ in MainActor.assumeIsolated { posted.levels.append(screen.brightness) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    screen.brightness = 0.25
    screen.brightness = 0.25
    screen.brightness = 2
    #expect(posted.levels == [0.25, 1])
  }

  @Test func `a format of pictures follows traits`() {
    let format = UIGraphicsImageRendererFormat(
      for: UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 3), UITraitCollection(displayGamut: .P3)]))
    #expect(format.scale == 3)
    #expect(format.preferredRange == .extended)
    #expect(UIGraphicsImageRendererFormat(for: .current).preferredRange == .standard)
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale == 1)
    let bounds = CGRect(x: 1, y: 1, width: 2, height: 2)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { #expect($0.format.bounds == bounds) }
    #expect(image.cgImage?.width == 6)
    #expect(format.bounds == .zero)
  }

  @Test func `texts are drawn into a picture, which has its size and no pixels`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in
      let place = CGRect(x: 0, y: 0, width: 4, height: 2)
      "text".draw(in: place, withAttributes: [.foregroundColor: UIColor.red])
      NSString(string: "text").draw(at: .zero, withAttributes: nil)
      "text".draw(with: place, options: .usesLineFragmentOrigin, attributes: nil, context: nil)
    }
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(image.pngData() == nil)
  }

  @Test func `a font of UIKit's is measured like that of views`() {
    let font = UIFont.preferredFont(forTextStyle: .title1)
    #expect(font.pointSize == 28)
    #expect(Font(font) == Font.system(.title))
    let host = ViewHost { Text("X").font(.title).named("X") }
    #expect(font.lineHeight == host.frame(named: "X")?.height)
    #expect(UIFont.systemFont(ofSize: 10, weight: .bold).withSize(20).pointSize == 20)
    #expect(UIFont.boldSystemFont(ofSize: 10).fontDescriptor.symbolicTraits == .traitBold)
  }

  @Test func `a picture has the size of its bytes`() throws {
    let header: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 40, 0, 0, 0, 20]
    let image = try #require(UIImage(data: Data(header), scale: 2))
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.cgImage?.width == 40)
    #expect(image.pngData() == Data(header))
    #expect(image.jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(named: "there is no such picture") == nil)
    let host = ViewHost { Image(uiImage: image) }
    #expect(host.displayList.map(\.frame.size) == [CGSize(width: 20, height: 10)])
    #expect(ViewHost { Image(uiImage: image).resizable().frame(width: 5) }.displayList.first?.frame.width == 5)
  }

  @Test func `paths keep their steps on the way through CoreGraphics and UIKit`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: 9, y: 5))
      path.closeSubpath()
    }
    #expect(Path(path.cgPath) == path)
    let mutable = CGMutablePath()
    mutable.move(to: CGPoint(x: 1, y: 1))
    mutable.addLine(to: CGPoint(x: 9, y: 5))
    mutable.closeSubpath()
    #expect(Path(mutable) == path)
    #expect(UIBezierPath(cgPath: mutable).bounds == CGRect(x: 1, y: 1, width: 8, height: 4))
    let corners = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: .topLeft,
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(!corners.contains(CGPoint(x: 1, y: 1)))
    #expect(corners.contains(CGPoint(x: 19, y: 1)))
    #expect(corners.contains(CGPoint(x: 1, y: 19)))
    let arc = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(arc.currentPoint.x) < 1e-9 && abs(arc.currentPoint.y - 1) < 1e-9)
  }

  @Test func `types of files conform to each other`() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType.json.preferredMIMEType == "application/json")
    #expect(UTType("there.is.no.such") == nil)
  }

  @Test func `a wrapped rectangle, point or size is read as it was wrapped`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let information: [AnyHashable: Any] = ["frame": NSValue(rect: rect)]
    #expect((information["frame"] as? NSValue)?.cgRectValue.height == 4)
  }
}
#endif
