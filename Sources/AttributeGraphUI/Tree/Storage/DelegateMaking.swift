import Foundation

#if !canImport(ObjectiveC)
/// A subclass whose initializer is required, so that a type can be asked for it that is known when the program runs.
///
/// It is open because the compiler would call the initializer of a class directly that it knows to have no subclass.
open class _RequiredInitializer: NSObject {
  /// Makes an object.
  public required override init() { super.init() }
}
#endif

/// Makes an object of a class with `init()`.
///
/// Objective-C makes one of any class. Elsewhere Swift wants `required`, which delegates of programs do not say.
///
/// - Precondition: The class has the initializer of `NSObject`, inherited or overridden.
@inline(never) @_optimize(none)
func makeObject<Object: NSObject>(of type: Object.Type) -> Object {
  #if canImport(ObjectiveC)
  return type.init()
  #else
  // SAFETY: only the method table of the class is used, in which every subclass of NSObject has `init()` at one place.
  // The call goes through it, because nobody knows all subclasses of an open class.
  let object = unsafe unsafeBitCast(type, to: _RequiredInitializer.Type.self).init()
  return unsafe unsafeDowncast(object, to: Object.self)
  #endif
}
