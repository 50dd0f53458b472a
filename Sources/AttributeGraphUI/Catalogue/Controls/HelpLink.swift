import Foundation

/// A small round button that shows help: it opens a URL or runs an action.
///
/// Its look is that of a button with a question mark; assistive technologies call it "Help".
nonisolated public struct HelpLink: View {
  /// The effect of the button.
  private enum Way {
    case open(URL)
    case run(() -> Void)
  }

  private let way: Way
  @Environment(\.openURL) private var openURL

  /// Makes a button that opens a URL through `\.openURL`.
  public init(destination: URL) { way = .open(destination) }

  /// Makes a button that runs an action.
  public init(action: @escaping () -> Void) { way = .run(action) }

  /// A button with a question mark.
  @MainActor public var body: some View {
    Button {
      switch way {
      case .open(let destination): openURL(destination)
      case .run(let action): action()
      }
    } label: {
      Label("Help", systemImage: "questionmark.circle")
    }
    .labelStyle(.iconOnly)
  }
}
