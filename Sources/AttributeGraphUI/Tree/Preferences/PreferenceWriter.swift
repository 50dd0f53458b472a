/// Writes a key, replacing the value of the views inside.
///
/// A modifier around several views is one around each of them, so each of them writes the value.
final class PreferenceWriter<Key: PreferenceKey>: PreferencePart {
  /// The value; nil for none.
  var value: Key.Value?
  /// The views that write it; nil if it is one view that always exists.
  private var views: LayoutItems?

  init(_ value: Key.Value?) { self.value = value }

  var key: any PreferenceKey.Type { Key.self }

  func value<Other: PreferenceKey>(of key: Other.Type, inside: () -> Other.Value?) -> Other.Value? {
    guard key == Key.self else { return inside() }
    guard let views else { return value as? Other.Value }
    guard let value else { return nil }
    return Key.combining(Array(repeating: value, count: views.count)) as? Other.Value
  }

  /// Sets the views that write it, and notifies the enclosing listeners when some come and go.
  func follow(_ views: LayoutItems, at position: ViewPosition) {
    if case .one = views { return }
    self.views = views
    guard !views.isStatic else { return }
    _ = ViewPresence(of: views, at: position) { [unowned position] _ in position.notePreferenceChange(of: Key.self) }
  }
}

/// Writes a key for several views, each of which has a value of its own.
final class PreferenceCollector<Key: PreferenceKey>: PreferencePart {
  private var values: [Key.Value?] = []

  var key: any PreferenceKey.Type { Key.self }

  func value<Other: PreferenceKey>(of key: Other.Type, inside: () -> Other.Value?) -> Other.Value? {
    key == Key.self ? Key.combining(values.compactMap { $0 }) as? Other.Value : inside()
  }

  /// Adds a view after the others, which has no value yet.
  ///
  /// - Returns: Its number.
  func add() -> Int {
    values.append(nil)
    return values.count - 1
  }

  /// Sets the value of a view.
  func update(_ number: Int, to value: Key.Value) { values[number] = value }
}

extension PreferenceKey {
  /// The combined values of several views, in order; nil if none has one.
  fileprivate static func combining(_ values: [Value]) -> Value? {
    guard var combined = values.first else { return nil }
    for value in values.dropFirst() { reduce(value: &combined) { value } }
    return combined
  }
}
