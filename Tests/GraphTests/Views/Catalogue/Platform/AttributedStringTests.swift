#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Attributed strings of UIKit: their attributes in both kinds of strings, their sizes, the styles of their paragraphs.
@MainActor
struct `Attributed strings of the platform` {
  @Test func `attributes stay on the way from one kind of string to the other and back`() {
    let string = NSMutableAttributedString(string: "one two")
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2,
      .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    string.addAttributes(attributes, range: NSRange(location: 4, length: 3))
    let value = AttributedString(string)
    #expect(String(value.characters) == "one two")
    let run = value.runs.first { $0.uiKit.font != nil }
    #expect(run?.uiKit.font == .boldSystemFont(ofSize: 20) && run?.uiKit.foregroundColor == .red)
    #expect(run?.uiKit.kern == 2 && run?.uiKit.underlineStyle == .single)
    let back = NSAttributedString(value)
    #expect(back.string == "one two" && AttributedString(back) == value)
  }

  @Test func `strings with colours and fonts in several parts are compared`() {
    func string(_ color: UIColor) -> NSAttributedString {
      let string = NSMutableAttributedString(string: "one")
      for size in [10.0, 20] {
        let attributes: [NSAttributedString.Key: Any] = [
          .font: UIFont.systemFont(ofSize: size), .foregroundColor: color, .paragraphStyle: NSParagraphStyle(),
        ]
        string.append(NSAttributedString(string: "two", attributes: attributes))
      }
      return string
    }
    #expect(string(.red).isEqual(to: string(.red)) && !string(.red).isEqual(to: string(.blue)))
    #expect(AttributedString(string(.red)).runs.count == 3)
  }

  @Test func `a text of views shows no attributes of UIKit's`() throws {
    var string = AttributedString("one")
    string.uiKit.foregroundColor = .red
    #expect(ViewHost { Text(string) }.displayList == ViewHost { Text("one") }.displayList)
    string.foregroundColor = .red
    #expect(string.swiftUI.foregroundColor == Color.red)
  }

  @Test func `a container takes the attributes of a dictionary`() {
    let address = URL(string: "https://example.org")
    let container = AttributeContainer([.foregroundColor: UIColor.blue, .link: "https://example.org", .font: "no font"])
    #expect(container.uiKit.foregroundColor == .blue && container.link == address && container.uiKit.font == nil)
  }

  @Test func `a string of several fonts is as high as the highest and as wide as all of them`() {
    let large = UIFont.systemFont(ofSize: 30)
    let whole = NSMutableAttributedString(string: "one two")
    whole.addAttribute(.font, value: large, range: NSRange(location: 4, length: 3))
    let (one, two) = ("one ".size(withAttributes: nil), "two".size(withAttributes: [.font: large]))
    #expect(abs(whole.size().width - one.width - two.width) < 0.1 && whole.size().height == two.height)
    #expect(NSAttributedString(string: "two", attributes: [.font: large]).size() == two)
    let room = CGSize(width: two.width + 1, height: .greatestFiniteMagnitude)
    let broken = whole.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(broken.height - one.height - two.height) < 0.1)
    #expect(whole.boundingRect(with: room, context: nil).height == two.height)
    #expect(NSAttributedString(string: "").size() == .zero)
  }

  @Test func `a style of paragraphs is copied with its values`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    (style.lineHeightMultiple, style.firstLineHeadIndent, style.paragraphSpacingBefore) = (1.5, 3, 4)
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style && copy.alignment == .center && copy.lineHeightMultiple == 1.5)
    copy.headIndent = 9
    #expect(copy != style && style.headIndent == 0)
    copy.setParagraphStyle(.default)
    #expect(copy == NSParagraphStyle.default)
  }
}
#endif
