import AttributeGraph2

/// One focus value and the views that are connected to it.
///
/// The value and the focus are made to agree after each update in which one of them has changed.
@MainActor
final class FocusGroup<Value: Hashable> {
  private let location: StateLocation<Value>
  private let none: Value
  private let runtime: HostRuntime
  private let owner: ActionOwner
  private var places = NumberedList<Place>()
  /// The frame in which the focus is to be settled; nil for none.
  private var dueFrame: Int?

  /// A view, which the views inside retain.
  private struct Place {
    weak var place: FocusPlace<Value>?
  }

  private init(_ location: StateLocation<Value>, none: Value) {
    self.location = location
    self.none = none
    runtime = location.position.runtime
    owner = ActionOwner("focus of \(Value.self)", at: location.position)
  }

  /// The group of a focus value; nil for the value of a view that has left the tree.
  static func of(_ location: StateLocation<Value>, none: Value) -> FocusGroup? {
    guard !location.position.isDetached else { return nil }
    let book = location.position.runtime.service(FocusBook.self)
    if let known = book.groups[ObjectIdentifier(location)] as? FocusGroup { return known }
    let made = FocusGroup(location, none: none)
    book.groups[ObjectIdentifier(location)] = made
    return made
  }

  /// Adds a view until its position leaves the tree.
  func add(_ place: FocusPlace<Value>, at position: ViewPosition) {
    let number = places.append(Place(place: place))
    position.leaving = { [weak self] in
      _ = self?.places.remove(number)
      self?.endIfUnused()
    }
  }

  private func endIfUnused() {
    guard places.isEmpty && dueFrame == nil else { return }
    runtime.service(FocusBook.self).groups[ObjectIdentifier(location)] = nil
  }

  /// The value; setting it moves the focus later.
  var value: Value {
    get { location.newestValue }
    set { location.value = newValue }
  }

  /// Makes the focus agree with the value when the views are up to date.
  func settleLater() {
    guard dueFrame != runtime.actions.frame && !owner.position.isDetached else { return }
    dueFrame = runtime.actions.frame
    runtime.actions.add(for: owner) { [self] in
      dueFrame = nil
      settle()
      endIfUnused()
    }
  }

  /// Focuses the first field that has the value. A value that no field has is reset.
  private func settle() {
    let all = places.elements.compactMap(\.place)
    let wanted = value == none ? [] : all.filter { $0.value == value }
    if wanted.contains(where: { $0.fields.contains(where: \.isEditing) }) { return }
    let fields = wanted.compactMap { place in place.fields.first(where: \.canBeFocused) }
    if let first = fields.first {
      if fields.contains(where: { $0 !== first }) {
        owner.position.report(.ambiguousFocus(value, view: owner.position.typeName))
      }
      return first.begin()
    }
    for place in all { place.fields.first(where: \.isEditing)?.leave() }
    value = none
  }

  /// Takes the value of a view in which a field was focused, unless the field has the current one from another view.
  fileprivate func take(_ value: Value, of field: TextEditing) {
    let places = places.elements.compactMap(\.place)
    if !places.contains(where: { $0.value == self.value && $0.fields.contains { $0 === field } }) { self.value = value }
  }

  /// Whether the program has set a value, also the current one, and the focus does not follow yet.
  fileprivate func isRequested(_ value: Value) -> Bool { dueFrame != nil && self.value == value }

  /// Resets the value because a field of a view that has it was left.
  fileprivate func reset(from value: Value) { if self.value == value { self.value = none } }

  /// Resets the value when the views are up to date, because a field of a view that has it leaves the tree.
  fileprivate func resetLater(from value: Value) {
    runtime.actions.add(for: owner) { [self] in
      // Another field may have taken its place meanwhile.
      let places = places.elements.compactMap(\.place)
      if !places.contains(where: { $0.value == value && $0.fields.contains(where: \.isEditing) }) { reset(from: value) }
    }
  }
}

/// The focus values of a host that views are connected to, by their storage.
private final class FocusBook: HostService {
  var groups: [ObjectIdentifier: AnyObject] = [:]

  func drop() { groups = [:] }
}

/// A view that is connected to a focus value.
@MainActor
final class FocusPlace<Value: Hashable>: FocusConnection {
  /// The focus value that stands for the view.
  var value: Value
  private let group: FocusGroup<Value>
  private var weakFields: [WeakField] = []

  private struct WeakField {
    weak var editing: TextEditing?
  }

  init(_ value: Value, in group: FocusGroup<Value>) { (self.value, self.group) = (value, group) }

  /// The fields inside of the view.
  var fields: [TextEditing] { weakFields.compactMap(\.editing) }

  override func add(_ field: TextEditing) {
    weakFields.removeAll { $0.editing == nil }
    weakFields.append(WeakField(editing: field))
  }

  override var isRequested: Bool { group.isRequested(value) }

  override func fieldBegan(_ field: TextEditing) { group.take(value, of: field) }

  override func fieldLeft() { group.reset(from: value) }

  override func fieldEnded() { group.resetLater(from: value) }
}

/// A connection of the fields inside of a view to a focus value of any type.
@MainActor
class FocusConnection: Equatable {
  nonisolated init() {}

  /// Adds a field that is inside.
  func add(_ field: TextEditing) {}

  /// Whether the program has set the focus value to that of the view, and the focus does not follow yet.
  var isRequested: Bool { false }

  /// Sets the focus value because a field was focused.
  func fieldBegan(_ field: TextEditing) {}

  /// Resets the focus value because a field was left.
  func fieldLeft() {}

  /// Resets the focus value because the focused field leaves the tree.
  func fieldEnded() {}

  /// Whether both are the same connection.
  nonisolated static func == (one: FocusConnection, other: FocusConnection) -> Bool { one === other }
}

extension EnvironmentValues {
  private enum FocusConnectionsKey: EnvironmentKey { static var defaultValue: [FocusConnection] { [] } }

  /// The enclosing focus modifiers, which connect values to the fields inside.
  var focusConnections: [FocusConnection] {
    get { self[FocusConnectionsKey.self] }
    set { self[FocusConnectionsKey.self] = newValue }
  }
}
