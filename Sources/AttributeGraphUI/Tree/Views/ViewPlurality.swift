/// Whether views of a type may stand for several, as far as their type tells.
///
/// What a modifier puts beside each of several views has to stand where the view stands, between it and the next one. So
/// the place of such views is a branch for the modifiers around; that of a single view takes no room for it.
@MainActor
enum ViewPlurality {
  private static let known = TypeTable<Bool>()

  /// Whether views of a type may stand for several. What a body consists of does not matter: that is a place of its own.
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
  /// The inputs for a view of a type right inside a position, which is the place of each of them if there are several.
  func holding(_ type: Any.Type) -> _ViewInputs { ViewPlurality.isPlural(type) ? inBranch(at: position) : self }
}
