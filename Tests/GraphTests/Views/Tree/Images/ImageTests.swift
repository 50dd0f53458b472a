import AttributeGraphUI
import TestSupport
import Testing

/// A bundle with an asset catalogue that a test writes.
private final class AssetBundle {
  let url: URL
  var bundle: Bundle {
    get throws { try #require(Bundle(path: url.path)) }
  }

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  /// Writes an image set with one file.
  func writeImage(_ name: String, file: Data, extension ending: String = "png", scale: Int = 1, intent: String? = nil)
    throws
  {
    let folder = "Assets.xcassets/\(name).imageset"
    try write(file, to: "\(folder)/picture.\(ending)")
    let properties = intent.map { #","properties":{"template-rendering-intent":"\#($0)"}"# } ?? ""
    try write(
      #"{"images":[{"filename":"picture.\#(ending)","idiom":"universal","scale":"\#(scale)x"}]\#(properties)}"#,
      to: "\(folder)/Contents.json")
  }

  /// The beginning of a PNG file of a size.
  static func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
      + Data([0, 0, 0, width, 0, 0, 0, height])
  }
}

@MainActor
struct `Images by name` {
  private func size(of image: Image) -> CGSize {
    ViewHost(proposing: .unspecified) { image }.sizeThatFits(.unspecified)
  }

  @Test func `An image has the size of the file in its set, in points`() throws {
    let assets = try AssetBundle()
    try assets.writeImage("plain", file: AssetBundle.png(40, 30))
    try assets.writeImage("twice", file: AssetBundle.png(40, 30), scale: 2)
    #expect(try size(of: Image("plain", bundle: assets.bundle)) == CGSize(width: 40, height: 30))
    #expect(try size(of: Image("twice", bundle: assets.bundle)) == CGSize(width: 20, height: 15))
  }

  @Test func `The kinds of files tell their sizes`() throws {
    let assets = try AssetBundle()
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 50, 1, 4, 1, 1, 0x11, 0])
    try assets.writeImage("jpeg", file: jpeg, extension: "jpg")
    try assets.writeImage("gif", file: Data("GIF89a".utf8) + Data([7, 0, 9, 0]), extension: "gif")
    try assets.writeImage("pdf", file: Data("%PDF-1.4 /MediaBox [0 0 24 32]".utf8), extension: "pdf")
    try assets.writeImage("svg", file: Data(#"<svg width="16px" height="12">"#.utf8), extension: "svg")
    try assets.writeImage("box", file: Data(#"<svg viewBox="0 0 48 24">"#.utf8), extension: "svg")
    try assets.write(AssetBundle.png(90, 60), to: "loose@3x.png")
    let expected: KeyValuePairs = [
      "jpeg": CGSize(width: 260, height: 50), "gif": CGSize(width: 7, height: 9), "pdf": CGSize(width: 24, height: 32),
      "svg": CGSize(width: 16, height: 12), "box": CGSize(width: 48, height: 24),
      "loose": CGSize(width: 30, height: 20),
    ]
    for (name, size) in expected { #expect(try self.size(of: Image(name, bundle: assets.bundle)) == size, "\(name)") }
  }

  @Test func `A folder with a namespace is a part of the name, another one is not`() throws {
    let assets = try AssetBundle()
    try assets.writeImage("Icons/gear", file: AssetBundle.png(10, 10))
    try assets.write(#"{"properties":{"provides-namespace":true}}"#, to: "Assets.xcassets/Icons/Contents.json")
    try assets.writeImage("Other/wheel", file: AssetBundle.png(20, 20))
    #expect(try size(of: Image("Icons/gear", bundle: assets.bundle)).width == 10)
    #expect(try size(of: Image("wheel", bundle: assets.bundle)).width == 20)
  }

  @Test func `An image without a file is 100 by 100 points`() {
    #expect(size(of: Image("no such image")) == CGSize(width: 100, height: 100))
  }

  @Test func `A resizable image takes its proposal, and its own size where none is made`() throws {
    let assets = try AssetBundle()
    try assets.writeImage("wide", file: AssetBundle.png(40, 20))
    let image = try Image("wide", bundle: assets.bundle).resizable()
    let host = ViewHost(proposing: .unspecified) { image.aspectRatio(contentMode: .fit).frame(width: 100) }
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 100, height: 50))
    #expect(size(of: image) == CGSize(width: 40, height: 20))
  }

  @Test func `An image is drawn in its own colours, a template in those of its surroundings`() throws {
    let assets = try AssetBundle()
    try assets.writeImage("intended", file: AssetBundle.png(1, 1), intent: "template")
    let bundle = try assets.bundle
    let host = ViewHost {
      VStack {
        Image("photo")
        Image("photo").renderingMode(.template)
        Image(systemName: "star").renderingMode(.original)
        Image("intended", bundle: bundle)
      }
      .foregroundColor(.red)
    }
    #expect(host.displayList.map(\.foregroundColor) == [nil, .red, nil, .red])
    #expect(host.displayList[0].content == .image("photo"))
    #expect(host.displayList[1].imageRendering?.renderingMode == .template)
  }

  @Test func `A picture reports its rendering, and none for the default`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let host = ViewHost {
      VStack {
        Image("a").resizable()
        Image("b").resizable(capInsets: insets, resizingMode: .tile).interpolation(.none).antialiased(false)
        Image(systemName: "wifi", variableValue: 0.5).symbolRenderingMode(.palette)
        Image(systemName: "wifi")
      }
      .symbolRenderingMode(.hierarchical)
    }
    let renderings = host.displayList.map(\.imageRendering)
    #expect(renderings[1]?.capInsets == insets && renderings[1]?.resizingMode == .tile)
    #expect(renderings[1]?.interpolation == Image.Interpolation.none && renderings[1]?.isAntialiased == false)
    #expect(renderings[2]?.variableValue == 0.5 && renderings[2]?.symbolRenderingMode == .palette)
    #expect(renderings[3]?.symbolRenderingMode == .hierarchical)
    #expect(ViewHost { Image("a").resizable() }.displayList.map(\.imageRendering) == [nil])
  }

  @Test func `A symbol is as large as a line of its font, times its scale`() {
    let medium = size(of: Image(systemName: "star"))
    let host = ViewHost(proposing: .unspecified) { Image(systemName: "star").imageScale(.large) }
    #expect(medium.width == medium.height && abs(medium.width - 20.4) < 0.001)
    #expect(abs(host.sizeThatFits(.unspecified).width - 1.3 * medium.width) < 0.001)
  }

  @Test func `A variant of a symbol is shown by its name`() {
    let host = ViewHost {
      VStack {
        Image(systemName: "heart").symbolVariant(.fill)
        Image(systemName: "heart.fill").symbolVariant(.fill)
        Image(systemName: "bell").symbolVariant(.circle).symbolVariant(.fill)
        Image(systemName: "bell").symbolVariant(.slash.fill)
        Image(systemName: "bell")
      }
    }
    #expect(
      host.displayList.map(\.content) == [
        .symbol("heart.fill"), .symbol("heart.fill"), .symbol("bell.circle.fill"), .symbol("bell.slash.fill"),
        .symbol("bell"),
      ])
  }

  @Test func `A button is found by the words of its image`() throws {
    var taps: [String] = []
    let host = ViewHost {
      Button(action: { taps.append("named") }) { Image("photo") }
      Button(action: { taps.append("labelled") }) { Image("other", label: Text("A photo")) }
    }
    try host.tap("photo")
    try host.tap("A photo")
    #expect(taps == ["named", "labelled"])
  }

  @Test func `Another picture of the same size moves nothing`() throws {
    struct Flag: View {
      @State var isOn = false
      var body: some View {
        Button(action: { isOn.toggle() }) { Image(systemName: isOn ? "star.fill" : "star") }
      }
    }
    let host = ViewHost { Flag() }
    let report = try host.tap("star")
    #expect(host.displayList.map(\.content) == [.symbol("star.fill")])
    #expect(report.total.displayItemsChanged == 1 && report.total.placements == 0)
  }
}

@MainActor
struct `Colours by name` {
  @Test func `A colour set gives its components in each of its forms`() throws {
    let assets = try AssetBundle()
    func write(_ name: String, _ components: String, space: String = "srgb") throws {
      try assets.write(
        #"{"colors":[{"idiom":"universal","color":{"color-space":"\#(space)","components":{\#(components)}}}]}"#,
        to: "Assets.xcassets/\(name).colorset/Contents.json")
    }
    try write("shares", #""red":"1.000","green":"0.500","blue":"0.000","alpha":"0.250""#)
    try write("bytes", #""red":"255","green":"0x33","blue":"0","alpha":"1.000""#)
    try write("grey", #""white":"0.200","alpha":"1.000""#, space: "gray-gamma-22")
    let bundle = try assets.bundle
    func resolved(_ name: String) -> Color.Resolved { Color(name, bundle: bundle).resolve(in: EnvironmentValues()) }
    #expect(resolved("shares").opacity == 0.25 && abs(resolved("shares").green - 0.5) < 0.001)
    #expect(resolved("bytes").red == 1 && abs(resolved("bytes").green - 0.2) < 0.001)
    #expect(abs(resolved("grey").blue - 0.2) < 0.001)
  }

  @Test func `A colour set has a colour for dark surroundings`() throws {
    let assets = try AssetBundle()
    let color = { (red: Int) in
      #"{"color-space":"srgb","components":{"red":"\#(red).0","green":"0.0","blue":"0.0","alpha":"1.0"}}"#
    }
    try assets.write(
      #"{"colors":[{"color":\#(color(0))},{"color":\#(color(1)),"appearances":[{"appearance":"luminosity","value":"dark"}]}]}"#,
      to: "Assets.xcassets/night.colorset/Contents.json")
    var values = EnvironmentValues()
    let night = try Color("night", bundle: assets.bundle)
    #expect(night.resolve(in: values).red == 0)
    values.colorScheme = .dark
    #expect(night.resolve(in: values).red == 1)
  }

  @Test func `A colour that no catalogue has is nothing at all`() {
    #expect(Color("no such colour").resolve(in: EnvironmentValues()).opacity == 0)
    #expect(Color("no such colour").description == "no such colour")
  }

  @Test func `a resolved colour is described in digits, has components, and is animatable`() {
    var color = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.2)
    #expect(color.description == "#FF800033")
    #expect(Color.Resolved(red: .nan, green: -1, blue: 7, opacity: .infinity).description == "#0000FFFF")
    #expect(color.cgColor.components?.map { ($0 * 100).rounded() } == [100, 50, 0, 20])
    // The middle is that of a mix.
    var middle = Color.Resolved(red: 0, green: 0, blue: 0)
    color = Color.Resolved(red: 1, green: 1, blue: 1)
    middle.animatableData += color.animatableData
    middle.animatableData.scale(by: 0.5)
    #expect(abs(middle.red - 0.389) < 0.001)
    #expect(abs(middle.opacity - 1) < 0.001)
  }

  @Test func `A mixed colour lies between two`() {
    let values = EnvironmentValues()
    func mix(_ part: Double, _ space: Gradient.ColorSpace) -> Color.Resolved {
      Color.black.mix(with: .white, by: part, in: space).resolve(in: values)
    }
    #expect(abs(mix(0.5, .device).red - 0.5) < 0.001)
    // Half as light for the eye is darker than half of the component.
    #expect(abs(mix(0.5, .perceptual).red - 0.389) < 0.001)
    for space in [Gradient.ColorSpace.device, .perceptual] {
      #expect(mix(0, space).red < 0.001 && abs(mix(1, space).red - 1) < 0.001 && mix(7, space) == mix(1, space))
    }
  }
}
