/// A reference that does not own its object and is nil once the object goes.
///
/// Embedded Swift has no weak references, so there the object has to clear those that it gave out: its `deinit` calls
/// ``clear()``. Elsewhere the call changes nothing.
@safe final class WeakReference<Object: AnyObject> {
  #if hasFeature(Embedded)
  // SAFETY: the object clears it before it goes, and a graph is confined.
  private unowned(unsafe) var current: Object?
  #else
  private weak var current: Object?
  #endif

  init(_ object: Object? = nil) { current = object }

  /// The object; nil once it goes.
  var object: Object? {
    get { current }
    set { current = newValue }
  }

  /// Forgets the object, which goes.
  func clear() { current = nil }
}

/// A reference that does not own its object, which outlives it.
@safe struct UnownedReference<Object: AnyObject> {
  #if hasFeature(Embedded)
  // SAFETY: whoever holds the reference drops it before the object goes; Embedded Swift cannot check it.
  unowned(unsafe) let object: Object
  #else
  unowned let object: Object
  #endif

  init(_ object: Object) { self.object = object }
}
