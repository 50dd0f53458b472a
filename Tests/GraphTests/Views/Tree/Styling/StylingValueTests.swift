import Foundation
import Testing

@testable import AttributeGraphUI

/// Colours and fonts as values: equality, names and modifiers.
struct `Colours and fonts` {
  @Test func `system colours keep their names`() {
    #expect(Color.red.description == "red")
    let colors: [Color] = [.gray, .clear, .primary, .accentColor]
    #expect(colors.map(\.description) == ["gray", "clear", "primary", "accentColor"])
  }

  @Test func `components are described in hexadecimal`() {
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    #expect(Color(white: 0, opacity: 0.5).description == "#00000080")
    #expect(Color(red: -1, green: 2, blue: .nan).description == "#00FF00FF")
  }

  @Test func `components without a gamma curve are described with that of sRGB`() {
    #expect(Color(.sRGBLinear, white: 0.318547).description == Color(white: 0.6).description)
    #expect(Color(.sRGBLinear, red: 1, green: 0, blue: 0, opacity: 0.2).description == "#FF000033")
  }

  @Test func `a fraction of the opacity is described in percent`() {
    #expect(Color.red.opacity(0.5).description == "50% red")
    #expect(Color.red.opacity(0.5).opacity(0.5).components.opacity == 0.25)
  }

  @Test func `colours are equal if they were made the same way`() {
    #expect(Color.red == .red)
    #expect(Color.red != .blue)
    #expect(Color.red.opacity(0.5) == .red.opacity(0.5))
    #expect(Color.black != Color(white: 0))
  }

  @Test func `a hue is converted to components`() {
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).description == "#00FF00FF")
    #expect(Color(hue: 0, saturation: 0, brightness: 0.2).description == "#333333FF")
    #expect(Color(hue: 2.0 / 3, saturation: 1, brightness: 1).description == "#0000FFFF")
  }

  @Test func `text styles have the sizes of iOS`() {
    #expect(Font.TextStyle.allCases.map(\.pointSize) == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    #expect(Font.headline.resolvedWeight == .semibold)
    #expect(Font.body.resolvedWeight == .regular)
  }

  @Test func `the last weight wins`() {
    #expect(Font.headline.weight(.light).resolvedWeight == .light)
    #expect(Font.body.weight(.light).bold().resolvedWeight == .bold)
    #expect(Font.system(size: 20, weight: .heavy).resolvedWeight == .heavy)
    #expect(Font.custom("Avenir", size: 12).pointSize == 12)
    #expect(Font.body.italic() != .body)
    #expect(Font.system(.title, design: .monospaced).resolvedDesign == .monospaced)
  }

  @Test func `the colours of the system are others in the dark`() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Color.red.resolve(in: EnvironmentValues()).description == "#FF3B30FF")
    #expect(Color.red.resolve(in: dark).description == "#FF453AFF")
    #expect(Color.primary.resolve(in: dark).description == "#FFFFFFFF")
    #expect(Color.secondary.opacity(0.5).resolve(in: dark).description == "#EBEBF54D")
    #expect(Color.white.resolve(in: dark).description == "#FFFFFFFF")
  }
}
