import AttributeGraph2

/// The place of a value from which positions take parts: the latest body, the view of a row, what a closure gives.
///
/// A part is told by its place in memory, not by a closure: a closure for each step from a body to a leaf took a third
/// of the memory of a row, and copied the whole body for each part (Decisions/0012).
@MainActor
protocol ValueSource: AnyObject {
  /// A copy of the part that begins so many bytes behind the beginning of the value.
  ///
  /// - Precondition: A stored property or an element of that type begins there.
  func read<Part>(_ type: Part.Type, at offset: Int) -> Part
}

/// A value that is replaced from time to time: the latest of a body, a row, or a modifier.
///
/// It stands in memory of its own. As an optional property of a generic class it was read through the metadata of the
/// optional's type, which is looked up at each access, with checks for overlapping accesses: a tenth of what the layout
/// of a leaf takes whose content follows from a geometry.
@MainActor
@safe final class Latest<Value>: ValueSource {
  // SAFETY: an initialised value or nothing; set on the main actor only, and by `deinit` when nobody else has it.
  nonisolated(unsafe) private var stored: UnsafeMutablePointer<Value>?

  /// Holds no value yet.
  init() {}

  /// Holds a value.
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

  /// Whether there is a value.
  var hasValue: Bool { unsafe stored != nil }

  /// Puts a value in place of the one that is there, if one is.
  func replace(by new: Value) {
    guard let place = unsafe stored else {
      let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      unsafe place.initialize(to: new)
      unsafe stored = place
      return
    }
    // What the old value lets go of may read this one.
    let old = unsafe place.move()
    unsafe place.initialize(to: new)
    extendLifetime(old)
  }

  private func clear() {
    guard let place = unsafe stored else { return }
    unsafe stored = nil
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }

  /// The value as a source of what is made from it.
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

/// A value that a closure makes each time.
final class ComputedSource<Value>: ValueSource {
  private let compute: () -> Value

  /// Takes the closure.
  init(_ compute: @escaping () -> Value) {
    self.compute = compute
  }

  func read<Part>(_ type: Part.Type, at offset: Int) -> Part { unsafe copyOfPart(type, at: offset, of: compute()) }
}

/// A copy of the part of a value that begins so many bytes behind its beginning.
///
/// It belongs to no actor: a closure of the main actor's that the standard library calls checks where it runs.
///
/// - Precondition: A stored property or an element of that type begins there.
@unsafe private func copyOfPart<Whole, Part>(_ type: Part.Type, at offset: Int, of whole: Whole) -> Part {
  // SAFETY: the precondition.
  unsafe withUnsafePointer(to: whole) { pointer in
    unsafe (UnsafeRawPointer(pointer) + offset).assumingMemoryBound(to: type).pointee
  }
}

extension _GraphValue {
  /// The part of the value that begins so many bytes behind its beginning.
  ///
  /// - Precondition: A stored property or an element of that type begins there.
  func part<Part>(_ type: Part.Type, at offset: Int) -> _GraphValue<Part> {
    _GraphValue<Part>(updater: updater, source: source, offset: self.offset + offset)
  }

  /// A stored property of the value, by its name in the source.
  ///
  /// Unlike a projection it makes nothing, neither now nor when it is read.
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
