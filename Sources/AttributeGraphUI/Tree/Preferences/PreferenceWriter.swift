/// Writes a key, replacing the value of the views inside.
///
/// A modifier around several views is one around each of them, so each of them writes the value.
final class PreferenceWriter<Key: PreferenceKey>: PreferencePart {
  /// The value.
  let latest: Latest<Key.Value>
  /// The views that write it; nil if it is one view that always exists.
  private var views: LayoutItems?

  init(_ value: Key.Value) {
    latest = Latest(value)
    super.init(key: Key.self)
  }

  override func contribute(to reduction: PreferenceReduction, inside: () -> Void) {
    guard reduction.key == Key.self else { return inside() }
    for _ in 0..<(views?.count ?? 1) { reduction.add(from: latest) }
  }

  /// Sets the views that write it, and notifies the enclosing listeners when some come and go.
  func follow(_ views: LayoutItems, at position: ViewPosition) {
    if case .one = views { return }
    self.views = views
    guard !views.isStatic else { return }
    _ = ViewPresence(of: views, at: position) { [unowned self, runtime = position.runtime] _ in noteChange(in: runtime)
    }
  }
}

/// Writes a key for several views, each of which has a value of its own.
final class PreferenceCollector<Key: PreferenceKey>: PreferencePart {
  private var values: [Latest<Key.Value>] = []

  init() { super.init(key: Key.self) }

  override func contribute(to reduction: PreferenceReduction, inside: () -> Void) {
    guard reduction.key == Key.self else { return inside() }
    for value in values where value.hasValue { reduction.add(from: value) }
  }

  /// Adds a view after the others, which has no value yet.
  ///
  /// - Returns: Its number.
  func add() -> Int {
    values.append(Latest())
    return values.count - 1
  }

  /// Sets the value of a view.
  func update(_ number: Int, to value: Key.Value) { values[number].replace(by: value) }
}
