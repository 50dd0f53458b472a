import AttributeGraph2

/// Where a value stands of which positions take parts: the latest body, the view of a row, what a closure gives.
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
@MainActor
final class Latest<Value>: ValueSource {
  /// The value; nil before the first one.
  var value: Value?

  /// Holds a value, or none yet.
  init(_ value: Value? = nil) {
    self.value = value
  }

  /// The value as a source of what is made from it.
  func graphValue(updater: Updater) -> _GraphValue<Value> {
    _GraphValue(updater: updater, source: self)
  }

  func read<Part>(_ type: Part.Type, at offset: Int) -> Part {
    trap(
      unless: value != nil,
      "A \(Value.self) was read before it was made. This is a mistake in AttributeGraphUI; please report it.")
    // SAFETY: an optional stores its value unchanged at its beginning, and there is one; the rest is the precondition
    // of the protocol.
    return unsafe withUnsafePointer(to: &value) { pointer in
      unsafe (UnsafeRawPointer(pointer) + offset).assumingMemoryBound(to: type).pointee
    }
  }
}

/// A value that a closure makes each time.
final class ComputedSource<Value>: ValueSource {
  private let compute: () -> Value

  /// Takes the closure.
  init(_ compute: @escaping () -> Value) {
    self.compute = compute
  }

  func read<Part>(_ type: Part.Type, at offset: Int) -> Part {
    // SAFETY: the precondition of the protocol.
    unsafe withUnsafePointer(to: compute()) { pointer in
      unsafe (UnsafeRawPointer(pointer) + offset).assumingMemoryBound(to: type).pointee
    }
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
