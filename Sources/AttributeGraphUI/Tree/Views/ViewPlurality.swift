/// Whether views of a type may be several, as far as their type determines it.
///
/// A view that a modifier puts beside each of several views must stand between that view and the next one. So the place
/// of several views is a branch for the modifiers around it; the place of a single view costs nothing.
@MainActor
enum ViewPlurality {
  private static let known = TypeTable<Bool>()

  /// Whether views of a type may be several. The content of a body does not matter: it has a place of its own.
  ///
  /// - Complexity: O(1) on average; O(modifiers around the view) the first time.
  static func isPlural(_ type: Any.Type) -> Bool {
    if let known = known[type] { return known }
    let isPlural =
      if let modified = type as? any ModifiedView.Type { isPlural(modified.contentType) } else {
        type is any ViewSequence.Type
      }
    known.set(isPlural, for: type)
    return isPlural
  }
}

/// A view with a modifier around it.
private protocol ModifiedView {
  /// The type of the view inside.
  static var contentType: Any.Type { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  static var contentType: Any.Type { Content.self }
}

extension _ViewInputs {
  /// The inputs for a view of a type inside a position; if it may be several, the position is the place of each of
  /// them.
  func holding(_ type: Any.Type) -> _ViewInputs { ViewPlurality.isPlural(type) ? inBranch(at: position) : self }
}
