import AttributeGraph2

/// The storage of a value that positions take parts from: the latest body, the view of a row, a closure's result.
///
/// A part is identified by its place in memory, not by a closure: a closure for each step from a body to a leaf took a
/// third of the memory of a row, and copied the whole body for each part (Decisions/0012).
@MainActor
protocol ValueSource: AnyObject {
  /// A copy of the part at an offset in bytes.
  ///
  /// - Precondition: A stored property or an element of that type begins there.
  func read<Part>(_ type: Part.Type, at offset: Int) -> Part
}

/// A value that is replaced repeatedly: the latest of a body, a row, or a modifier.
///
/// It has memory of its own. As an optional property of a generic class it was read through the metadata of the
/// optional's type, which is looked up at each access, with checks for overlapping accesses: a tenth of the layout time
/// of a leaf whose content depends on a geometry.
@MainActor
@safe final class Latest<Value>: ValueSource {
  // SAFETY: an initialised value or nil; set only on the main actor, and by `deinit` when no other reference exists.
  nonisolated(unsafe) private var stored: UnsafeMutablePointer<Value>?

  /// Makes a source without a value.
  init() {}

  /// Makes a source with a value.
  init(_ value: Value) { replace(by: value) }

  deinit {
    unsafe stored?.deinitialize(count: 1)
    unsafe stored?.deallocate()
  }

  /// The value; nil before the first one.
  var value: Value? {
    get {
      guard let stored = unsafe stored else { return nil }
      return unsafe stored.pointee
    }
    set {
      guard let newValue else { return clear() }
      replace(by: newValue)
    }
  }

  /// The value.
  ///
  /// - Precondition: There is one.
  var present: Value { read(Value.self, at: 0) }

  /// Whether there is a value.
  var hasValue: Bool { unsafe stored != nil }

  /// Replaces the value, if there is one, or sets the first.
  func replace(by new: Value) {
    guard let place = unsafe stored else {
      let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      unsafe place.initialize(to: new)
      unsafe stored = place
      return
    }
    // Releasing the old value may run code that reads this one.
    let old = unsafe place.move()
    unsafe place.initialize(to: new)
    extendLifetime(old)
  }

  /// Removes and returns the value.
  ///
  /// - Precondition: There is one.
  func take() -> Value {
    defer { clear() }
    return present
  }

  /// Removes the value.
  func clear() {
    guard let place = unsafe stored else { return }
    unsafe stored = nil
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }

  /// The value as a graph value.
  func graphValue(updater: Updater) -> _GraphValue<Value> {
    _GraphValue(updater: updater, source: self)
  }

  func read<Part>(_ type: Part.Type, at offset: Int) -> Part {
    guard let place = unsafe stored else {
      fatalError(
        "A \(Value.self) was read before it was made. This is a mistake in AttributeGraphUI; please report it.")
    }
    // SAFETY: there is a value; the rest is the precondition of the protocol.
    return unsafe (UnsafeRawPointer(place) + offset).assumingMemoryBound(to: type).pointee
  }
}

/// A value that a closure computes at each read.
final class ComputedSource<Value>: ValueSource {
  private let compute: () -> Value

  /// Takes the closure.
  init(_ compute: @escaping () -> Value) {
    self.compute = compute
  }

  func read<Part>(_ type: Part.Type, at offset: Int) -> Part { unsafe copyOfPart(type, at: offset, of: compute()) }
}

/// A copy of the part of a value at an offset in bytes.
///
/// It is nonisolated: a main-actor closure that the standard library calls checks its executor.
///
/// - Precondition: A stored property or an element of that type begins there.
@unsafe private func copyOfPart<Whole, Part>(_ type: Part.Type, at offset: Int, of whole: Whole) -> Part {
  // SAFETY: the precondition.
  unsafe withUnsafePointer(to: whole) { pointer in
    unsafe (UnsafeRawPointer(pointer) + offset).assumingMemoryBound(to: type).pointee
  }
}

extension _GraphValue {
  /// The part of the value at an offset in bytes.
  ///
  /// - Precondition: A stored property or an element of that type begins there.
  func part<Part>(_ type: Part.Type, at offset: Int) -> _GraphValue<Part> {
    _GraphValue<Part>(updater: updater, source: source, offset: self.offset + offset)
  }

  /// A stored property of the value, by its name in the source.
  ///
  /// Unlike a projection it allocates nothing, neither now nor when it is read.
  ///
  /// - Precondition: The value is a struct with such a property.
  /// - Complexity: O(properties).
  func stored<Part>(_ name: String, as type: Part.Type) -> _GraphValue<Part> {
    for field in FieldPlan.plan(for: Value.self).fields where field.name == name && field.type == type {
      return part(type, at: field.offset)
    }
    fatalError("\(Value.self) stores no \(name) of type \(type). Name one of its stored properties.")
  }
}
