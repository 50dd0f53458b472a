/// The value of a key, as it is put together from the values of several views.
///
/// Positions do not know the type of the value: they pass its source on, and only the reduction at the listener reads
/// it. If each position returned an optional, the type of the optional would be looked up at each.
@MainActor
class PreferenceReduction {
  /// The key.
  let key: any PreferenceKey.Type
  /// A reduction for the views in one child, when others have given a value before.
  private var spare: PreferenceReduction?

  fileprivate init(key: any PreferenceKey.Type) { self.key = key }

  /// Whether no view has given a value.
  var isEmpty: Bool { fatalError("\(type(of: self)) holds no value: it is an abstract reduction.") }

  /// Combines the value so far with that of the next view.
  ///
  /// - Precondition: The source holds a value of the key.
  func add(from source: any ValueSource) {
    fatalError("\(type(of: self)) cannot add \(source): it is an abstract reduction.")
  }

  fileprivate func makeEmpty() -> PreferenceReduction {
    fatalError("\(type(of: self)) cannot be made: it is an abstract reduction.")
  }

  fileprivate func add(_ other: PreferenceReduction) {
    fatalError("\(type(of: self)) cannot add \(other): it is an abstract reduction.")
  }

  /// Removes the value.
  func clear() {}

  /// Combines the value so far with the values that a closure adds to an empty reduction, once they are combined.
  final func addTogether(_ body: (PreferenceReduction) -> Void) {
    guard !isEmpty else { return body(self) }
    let inner = spare ?? makeEmpty()
    spare = nil
    body(inner)
    if !inner.isEmpty { add(inner) }
    inner.clear()
    spare = inner
  }
}

/// The value of a key that several views have given.
final class ReducedPreference<Key: PreferenceKey>: PreferenceReduction {
  private let reduced = Latest<Key.Value>()

  /// Makes an empty reduction.
  init() { super.init(key: Key.self) }

  override var isEmpty: Bool { !reduced.hasValue }

  /// The value; that of the key by default where there is none.
  var value: Key.Value { isEmpty ? Key.defaultValue : reduced.present }

  override func clear() { reduced.clear() }

  override func add(from source: any ValueSource) { add(source.read(Key.Value.self, at: 0)) }

  /// Combines the value so far with that of the next view.
  func add(_ next: Key.Value) {
    guard !isEmpty else { return reduced.replace(by: next) }
    var value = reduced.take()
    Key.reduce(value: &value) { next }
    reduced.replace(by: value)
  }

  /// Changes the value, or that by default.
  func change(_ transform: (inout Key.Value) -> Void) {
    var value = isEmpty ? Key.defaultValue : reduced.take()
    transform(&value)
    reduced.replace(by: value)
  }

  fileprivate override func makeEmpty() -> PreferenceReduction { ReducedPreference() }

  fileprivate override func add(_ other: PreferenceReduction) {
    (other as? ReducedPreference).map { add(from: $0.reduced) }
  }
}
