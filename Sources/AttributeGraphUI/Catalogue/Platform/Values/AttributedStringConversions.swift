#if !canImport(Darwin)
import Foundation

extension NSAttributedString {
  /// The characters of a string, with their links, colours, lines and distances. Fonts of views have no counterpart, and
  /// are left out.
  public convenience init(_ attributedString: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in attributedString.runs {
      var attributes: [Key: Any] = [:]
      attributes[.link] = run.link
      attributes[.foregroundColor] = run.swiftUI.foregroundColor.map { UIColor($0) }
      attributes[.backgroundColor] = run.swiftUI.backgroundColor.map { UIColor($0) }
      attributes[.underlineStyle] = run.swiftUI.underlineStyle.map { _ in NSUnderlineStyle.single.rawValue }
      attributes[.strikethroughStyle] = run.swiftUI.strikethroughStyle.map { _ in NSUnderlineStyle.single.rawValue }
      attributes[.kern] = run.swiftUI.kern
      attributes[.tracking] = run.swiftUI.tracking
      attributes[.baselineOffset] = run.swiftUI.baselineOffset
      let part = String(attributedString[run.range].characters)
      whole.append(NSAttributedString(string: part, attributes: attributes))
    }
    self.init(attributedString: whole)
  }
}
#endif
