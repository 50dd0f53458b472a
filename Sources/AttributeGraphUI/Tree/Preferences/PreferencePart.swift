/// The part of a position in preferences: it writes a key, changes the value of the views inside, or is a listener.
@MainActor
class PreferencePart {
  /// The changes since the listeners around a part, which were notified, last read their preference.
  fileprivate enum Notice {
    /// Nothing.
    case none
    /// A value of its key has changed.
    case key
    /// Views came, went or moved: the values of all keys may have changed.
    case structure
  }

  /// The key.
  let key: any PreferenceKey.Type
  /// The part of the nearest position around that has one; nil if there is none.
  fileprivate var outer: PreferencePart?
  /// The change that was noted in this part and in all parts around it; that of a key is noted in parts with that key
  /// only.
  fileprivate var notice = Notice.none

  init(key: any PreferenceKey.Type) { self.key = key }

  /// Adds the value of the view, given those of the views inside, to a reduction that is empty.
  func contribute(to reduction: PreferenceReduction, inside: () -> Void) { inside() }

  /// Reads the value anew, after a change.
  fileprivate func deliver() {}

  /// Takes the part of a position, from which on it notifies the listeners around it.
  func attach(to position: ViewPosition) { outer = position.parent?.nearest { $0.preferences } }

  /// Leaves the position, which has ended.
  func detach() { outer = nil }

  /// Notifies the enclosing listeners of a change of the key here.
  ///
  /// - Complexity: O(parts around in which no change is noted yet).
  func noteChange(in runtime: HostRuntime) {
    var part = outer
    while let here = part {
      if here.key == key {
        guard here.notice == .none else { return }
        here.take(.key, in: runtime)
      }
      part = here.outer
    }
  }

  /// Notifies this part, and the listeners around it, that views with preferences came, went or moved.
  ///
  /// - Complexity: O(parts around in which no such change is noted yet).
  fileprivate func noteStructure(in runtime: HostRuntime) {
    var part: PreferencePart? = self
    while let here = part, here.notice != .structure {
      here.take(.structure, in: runtime)
      part = here.outer
    }
  }

  private func take(_ new: Notice, in runtime: HostRuntime) {
    if notice == .none { runtime.preferenceChanges.append(self) }
    notice = new
  }
}

extension HostRuntime {
  /// Makes the listeners read the current preferences of the views inside, the innermost first.
  func deliverPreferences() {
    let parts = preferenceChanges.takeAll()
    for part in parts { part.notice = .none }
    for part in parts { part.deliver() }
  }
}

/// Changes the value of the views inside for a key; without a value, it changes the default.
final class PreferenceTransformer<Key: PreferenceKey>: PreferencePart {
  /// Changes the value.
  var transform: (inout Key.Value) -> Void
  private let runtime: HostRuntime

  init(in runtime: HostRuntime, _ transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
    self.runtime = runtime
    super.init(key: Key.self)
  }

  override func contribute(to reduction: PreferenceReduction, inside: () -> Void) {
    inside()
    (reduction as? ReducedPreference<Key>)?.change { value in runtime.evaluateOutsideBodies { transform(&value) } }
  }
}

/// Follows the value of the views inside for a key.
final class PreferenceListener<Key: PreferenceKey>: PreferencePart {
  private unowned let position: ViewPosition
  private let hearsLayers: Bool
  private let take: (ReducedPreference<Key>) -> Void
  private let reduced = ReducedPreference<Key>()

  /// Makes a listener at a position.
  ///
  /// A listener that makes a layer from the value must ignore the preferences of that layer.
  init(at position: ViewPosition, hearsLayers: Bool = true, _ take: @escaping (ReducedPreference<Key>) -> Void) {
    self.position = position
    self.hearsLayers = hearsLayers
    self.take = take
    super.init(key: Key.self)
  }

  fileprivate override func deliver() {
    guard !position.isDetached else { return }
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

  init() { super.init(key: NoKey.self) }

  override func contribute(to reduction: PreferenceReduction, inside: () -> Void) { if isOpen { inside() } }
}

extension ViewPosition {
  /// The value of the views inside for a key; nil if none writes it.
  ///
  /// - Complexity: O(positions), without the parts of the tree that have no preferences.
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
  /// - Complexity: O(positions), without the parts of the tree that have no preferences.
  func reducePreferences(inside reduction: PreferenceReduction, withLayers: Bool = true) {
    let transitions = runtime.transitions
    forEachChildInDrawingOrder { child in
      guard child.contents.contains(.preferences), withLayers || child.type != SecondaryNode.self else { return }
      // A view that is shown until its transition has ended contributes nothing any more.
      if let transitions, transitions.isPlaceLeaving(child) { return }
      reduction.addTogether { child.contribute(to: $0) }
    }
  }

  private func contribute(to reduction: PreferenceReduction) {
    guard let preferences else { return reducePreferences(inside: reduction) }
    preferences.contribute(to: reduction) { reducePreferences(inside: reduction) }
  }

  /// Notifies the enclosing listeners that views with preferences came, went or moved.
  ///
  /// - Complexity: O(depth), O(1) where nothing inside does.
  func notePreferenceStructure() {
    guard contents.contains(.preferences) else { return }
    nearest { $0.preferences }?.noteStructure(in: runtime)
  }
}
