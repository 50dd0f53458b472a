/// The part of a position in preferences: it writes a key, changes the value of the views inside, or listens.
@MainActor
protocol PreferencePart: AnyObject {
  /// The key.
  var key: any PreferenceKey.Type { get }
  /// Adds the value of the view, given those of the views inside, to a reduction that is empty.
  func contribute(to reduction: PreferenceReduction, inside: () -> Void)
  /// Called when the value of a view inside has changed.
  func noteChange()
  /// Reads the value anew, after such changes.
  func hear()
}

extension PreferencePart {
  func noteChange() {}
  func hear() {}
}

/// Changes the value of the views inside for a key; without a value, it changes the default.
final class PreferenceTransformer<Key: PreferenceKey>: PreferencePart {
  /// Changes the value.
  var transform: (inout Key.Value) -> Void

  init(_ transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }

  var key: any PreferenceKey.Type { Key.self }

  func contribute(to reduction: PreferenceReduction, inside: () -> Void) {
    inside()
    (reduction as? ReducedPreference<Key>)?.change(transform)
  }
}

/// Listens to the value of the views inside for a key.
final class PreferenceListener<Key: PreferenceKey>: PreferencePart {
  private unowned let position: ViewPosition
  private let hearsLayers: Bool
  private let take: (ReducedPreference<Key>) -> Void
  private let reduced = ReducedPreference<Key>()
  private var isDue = false

  /// Makes a listener at a position.
  ///
  /// A listener that makes a layer from the value must ignore the preferences of that layer.
  init(at position: ViewPosition, hearsLayers: Bool = true, _ take: @escaping (ReducedPreference<Key>) -> Void) {
    self.position = position
    self.hearsLayers = hearsLayers
    self.take = take
  }

  var key: any PreferenceKey.Type { Key.self }

  func contribute(to reduction: PreferenceReduction, inside: () -> Void) { inside() }

  func noteChange() {
    guard !isDue else { return }
    isDue = true
    position.runtime.preferenceChanges.append(self)
  }

  func hear() {
    guard !position.isDetached else { return }
    isDue = false
    position.reducePreferences(inside: reduced, withLayers: hearsLayers)
    take(reduced)
    reduced.clear()
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

  func contribute(to reduction: PreferenceReduction, inside: () -> Void) { if isOpen { inside() } }
}

extension ViewPosition {
  /// The value of the views inside for a key; nil if none writes it.
  ///
  /// - Complexity: O(positions), without the parts of the tree in which nothing is said of preferences.
  func reducedPreference<Key: PreferenceKey>(of key: Key.Type) -> Key.Value? {
    let reduced = ReducedPreference<Key>()
    reducePreferences(inside: reduced)
    return reduced.isEmpty ? nil : reduced.value
  }

  /// Adds the values of the views inside to a reduction that is empty.
  ///
  /// Values are combined in the order of the source, except that the views behind a view come before it, as in drawing;
  /// those of the views in a child first, and then with those of the children before it.
  ///
  /// - Complexity: O(positions), without the parts of the tree in which nothing is said of preferences.
  func reducePreferences(inside reduction: PreferenceReduction, withLayers: Bool = true) {
    forEachChildInDrawingOrder { child in
      guard child.contents.contains(.preferences), withLayers || child.type != SecondaryNode.self else { return }
      reduction.addTogether { child.contribute(to: $0) }
    }
  }

  private func contribute(to reduction: PreferenceReduction) {
    guard let preferences else { return reducePreferences(inside: reduction) }
    preferences.contribute(to: reduction) { reducePreferences(inside: reduction) }
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
