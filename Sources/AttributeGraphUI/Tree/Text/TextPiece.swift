import Synchronization

/// A text in another one: a part of a joined text, or a value in a key.
///
/// A program may build a text piece by piece in a loop, so texts are nested as deep as the loop is long. Nothing may
/// recurse over them: neither the comparison nor the release of a text, nor its resolution (`ResolvedText`).
final class TextPiece: Sendable, Equatable {
  /// The texts that are being released.
  private struct Releases {
    var texts: [Text?] = []
    var isRunning = false

    /// The next text to release; nil if there is none.
    mutating func next() -> Text?? {
      if texts.isEmpty { isRunning = false }
      return texts.popLast()
    }
  }

  /// The texts of pieces that nothing references any more. They are released in a loop by the first of them, because a
  /// piece that released its text itself would release the pieces in it from within.
  private static let releases = Mutex(Releases())

  /// The text; nil when it is being released.
  private let content: Mutex<Text?>

  /// Makes a piece of a text.
  init(_ text: Text) { content = Mutex(text) }

  deinit {
    let isFirst = Self.releases.withLock { releases in
      releases.texts.append(content.withLock { $0.take() })
      defer { releases.isRunning = true }
      return !releases.isRunning
    }
    guard isFirst else { return }
    while Self.releases.withLock({ $0.next() }) != nil {}
  }

  /// The text.
  var text: Text { content.withLock { $0 } ?? Text(verbatim: "") }

  static func == (one: TextPiece, other: TextPiece) -> Bool { one === other || one.text == other.text }
}

extension Text {
  /// Whether two texts have the same characters and formatting.
  public nonisolated static func == (lhs: Text, rhs: Text) -> Bool {
    guard lhs.plain == rhs.plain else { return false }
    guard lhs.extras !== rhs.extras else { return true }
    guard let extras = lhs.extras, let others = rhs.extras else { return false }
    return extras == others
  }
}

extension TextExtras {
  /// Whether two texts have the same properties; the pieces in them are compared in a loop.
  static func == (one: TextExtras, other: TextExtras) -> Bool {
    guard one !== other else { return true }
    guard var pieces = one.values.pieces(ifEqualElsewhereTo: other.values) else { return false }
    while let (piece, otherPiece) = pieces.popLast() {
      guard piece !== otherPiece else { continue }
      let (text, otherText) = (piece.text, otherPiece.text)
      guard text.plain == otherText.plain else { return false }
      guard text.extras !== otherText.extras else { continue }
      guard let extras = text.extras, let others = otherText.extras,
        let inside = extras.values.pieces(ifEqualElsewhereTo: others.values)
      else { return false }
      pieces += inside
    }
    return true
  }
}

extension TextExtras.Values {
  /// The pieces of two texts at the same places; nil if the texts differ in anything else.
  fileprivate func pieces(ifEqualElsewhereTo other: TextExtras.Values) -> [(TextPiece, TextPiece)]? {
    guard decoration == other.decoration, font == other.font, variation == other.variation,
      foreground == other.foreground, let labels = speech.pieces(ifEqualElsewhereTo: other.speech)
    else { return nil }
    switch (content, other.content) {
    case (.joined(let one, let two)?, .joined(let otherOne, let otherTwo)?):
      return labels + [(one, otherOne), (two, otherTwo)]
    case (.localized(let key, let place)?, .localized(let otherKey, let otherPlace)?):
      return place == otherPlace ? key.pieces(ifEqualElsewhereTo: otherKey).map { labels + $0 } : nil
    default: return content == other.content ? labels : nil
    }
  }
}

extension LocalizedStringKey {
  /// The pieces among the values of two keys at the same places; nil if the keys differ in anything else.
  fileprivate func pieces(ifEqualElsewhereTo other: LocalizedStringKey) -> [(TextPiece, TextPiece)]? {
    guard key == other.key, arguments.count == other.arguments.count else { return nil }
    var pieces: [(TextPiece, TextPiece)] = []
    for (argument, otherArgument) in zip(arguments, other.arguments) {
      if case .text(let piece) = argument, case .text(let otherPiece) = otherArgument {
        pieces.append((piece, otherPiece))
      } else if argument != otherArgument {
        return nil
      }
    }
    return pieces
  }
}
