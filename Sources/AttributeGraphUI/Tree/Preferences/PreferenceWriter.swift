/// Writes a key: what the views inside say of it does not matter.
///
/// A modifier around several views is one around each of them, so each of them says it.
final class PreferenceWriter<Key: PreferenceKey>: PreferencePart {
  /// What it says; nil for nothing.
  var value: Key.Value?
  /// The views that say it, where that is not one that is always there.
  private var views: LayoutItems?

  init(_ value: Key.Value?) { self.value = value }

  var key: any PreferenceKey.Type { Key.self }

  func value<Other: PreferenceKey>(of key: Other.Type, inside: () -> Other.Value?) -> Other.Value? {
    guard key == Key.self else { return inside() }
    guard let views else { return value as? Other.Value }
    guard let value else { return nil }
    return Key.combining(Array(repeating: value, count: views.count)) as? Other.Value
  }

  /// Takes note of the views that say it, and tells the listeners around when some come and go.
  func follow(_ views: LayoutItems, at position: ViewPosition) {
    if case .one = views { return }
    self.views = views
    guard !views.isStatic else { return }
    _ = ViewPresence(of: views, at: position) { [unowned position] _ in position.notePreferenceChange(of: Key.self) }
  }
}

/// Writes a key for several views, each of which says something of its own.
final class PreferenceCollector<Key: PreferenceKey>: PreferencePart {
  private var values: [Key.Value?] = []

  var key: any PreferenceKey.Type { Key.self }

  func value<Other: PreferenceKey>(of key: Other.Type, inside: () -> Other.Value?) -> Other.Value? {
    key == Key.self ? Key.combining(values.compactMap { $0 }) as? Other.Value : inside()
  }

  /// Adds a view behind the others, which says nothing yet.
  ///
  /// - Returns: Its number.
  func add() -> Int {
    values.append(nil)
    return values.count - 1
  }

  /// Takes over what a view says.
  func update(_ number: Int, to value: Key.Value) { values[number] = value }
}

extension PreferenceKey {
  /// What several views say, one after the other; nil if none says anything.
  fileprivate static func combining(_ values: [Value]) -> Value? {
    guard var combined = values.first else { return nil }
    for value in values.dropFirst() { reduce(value: &combined) { value } }
    return combined
  }
}
