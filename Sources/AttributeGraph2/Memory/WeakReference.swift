/// A reference that does not own its object and is nil once the object goes.
///
/// Embedded Swift has no weak references, so there the object has to clear those that it gave out in its `deinit`.
/// Elsewhere that changes nothing.
@safe final class WeakReference<Object: AnyObject> {
  #if hasFeature(Embedded)
  // SAFETY: the object clears it before it goes, and a graph is confined.
  unowned(unsafe) var object: Object? = nil
  #else
  weak var object: Object?
  #endif
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
