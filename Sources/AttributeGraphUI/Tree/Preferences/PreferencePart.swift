/// The part of a position in preferences: it writes a key, changes the value of the views inside, or listens.
@MainActor
protocol PreferencePart: AnyObject {
  /// The key.
  var key: any PreferenceKey.Type { get }
  /// The value of a key for the view, given the value of the views inside; nil if there is none.
  func value<Key: PreferenceKey>(of key: Key.Type, inside: () -> Key.Value?) -> Key.Value?
  /// Called when the value of a view inside has changed.
  func noteChange()
}

extension PreferencePart {
  func noteChange() {}
}

/// Changes the value of the views inside for a key; without a value, it changes the default.
final class PreferenceTransformer<Key: PreferenceKey>: PreferencePart {
  /// Changes the value.
  var transform: (inout Key.Value) -> Void

  init(_ transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }

  var key: any PreferenceKey.Type { Key.self }

  func value<Other: PreferenceKey>(of key: Other.Type, inside: () -> Other.Value?) -> Other.Value? {
    guard key == Key.self else { return inside() }
    var value = inside() as? Key.Value ?? Key.defaultValue
    transform(&value)
    return value as? Other.Value
  }
}

/// Listens to the value of the views inside for a key.
final class PreferenceListener<Key: PreferenceKey>: PreferencePart {
  private unowned let position: ViewPosition
  private let hearsLayers: Bool
  private let hear: (Key.Value?) -> Void
  private var isDue = false

  /// Makes a listener at a position; the closure gets nil if no view inside writes the key.
  ///
  /// A listener that makes a layer from the value must ignore the preferences of that layer.
  init(at position: ViewPosition, hearsLayers: Bool = true, _ hear: @escaping (Key.Value?) -> Void) {
    self.position = position
    self.hearsLayers = hearsLayers
    self.hear = hear
  }

  var key: any PreferenceKey.Type { Key.self }

  func value<Other: PreferenceKey>(of key: Other.Type, inside: () -> Other.Value?) -> Other.Value? { inside() }

  func noteChange() {
    guard !isDue else { return }
    isDue = true
    position.runtime.preferenceChanges.append { [weak self] in
      guard let self, !position.isDetached else { return }
      isDue = false
      hear(position.reducedPreference(of: Key.self, withLayers: hearsLayers))
    }
  }
}

/// Holds back the preferences of the views inside until it is opened.
final class PreferenceGate: PreferencePart {
  private enum NoKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  /// Whether the preferences of the views inside pass.
  var isOpen = false

  var key: any PreferenceKey.Type { NoKey.self }

  func value<Key: PreferenceKey>(of key: Key.Type, inside: () -> Key.Value?) -> Key.Value? { isOpen ? inside() : nil }
}

extension ViewPosition {
  /// The value of the views inside for a key; nil if none writes it.
  ///
  /// Values are combined in the order of the source, except that the views behind a view come before it, as in drawing.
  ///
  /// - Complexity: O(positions), without the parts of the tree in which nothing is said of preferences.
  func reducedPreference<Key: PreferenceKey>(of key: Key.Type, withLayers: Bool = true) -> Key.Value? {
    var reduced: Key.Value?
    forEachChildInDrawingOrder { child in
      guard child.contents.contains(.preferences), withLayers || child.type != SecondaryNode.self,
        let next = child.preference(of: key)
      else { return }
      if reduced == nil {
        reduced = next
      } else if var value = reduced {
        Key.reduce(value: &value) { next }
        reduced = value
      }
    }
    return reduced
  }

  private func preference<Key: PreferenceKey>(of key: Key.Type) -> Key.Value? {
    preferences?.value(of: key) { reducedPreference(of: key) }
      ?? (preferences == nil ? reducedPreference(of: key) : nil)
  }

  /// Notifies the enclosing listeners of a change of a key here.
  ///
  /// - Complexity: O(depth).
  func notePreferenceChange(of key: any PreferenceKey.Type) {
    var ancestor = parent
    while let position = ancestor {
      if let part = position.preferences, part.key == key { part.noteChange() }
      ancestor = position.parent
    }
  }

  /// Notifies the enclosing listeners that views with preferences came, went or moved.
  ///
  /// - Complexity: O(depth), O(1) where nothing inside does.
  func notePreferenceStructure() {
    guard contents.contains(.preferences) else { return }
    var ancestor: ViewPosition? = self
    while let position = ancestor {
      position.preferences?.noteChange()
      ancestor = position.parent
    }
  }
}
