import SwiftUI

/// A file that imports SwiftUI alone names the type of the formatter, too.
@MainActor
enum PersonNameSpellings {
  static let formatter: PersonNameComponentsFormatter = {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = .abbreviated
    return formatter
  }()

  static func text(of name: PersonNameComponents, style: PersonNameComponentsFormatter.Style = .default) -> String {
    PersonNameComponentsFormatter.localizedString(from: name, style: style)
  }
}
