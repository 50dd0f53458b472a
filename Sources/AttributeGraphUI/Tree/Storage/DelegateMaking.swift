import Foundation

#if !canImport(ObjectiveC)
/// A subclass with a required initializer, so that a type that is known only at run time can be initialized.
///
/// It is open because the compiler would directly call the initializer of a class that has no subclass.
open class _RequiredInitializer: NSObject {
  /// Makes an object.
  public required override init() { super.init() }
}
#endif

/// Makes an object of a class with `init()`.
///
/// Objective-C can do so for any class. Elsewhere Swift requires `required`, which programs' delegates do not declare.
///
/// - Precondition: The class has the initializer of `NSObject`, inherited or overridden.
@inline(never) @_optimize(none)
func makeObject<Object: NSObject>(of type: Object.Type) -> Object {
  #if canImport(ObjectiveC)
  return type.init()
  #else
  // SAFETY: only the method table of the class is used, in which every subclass of NSObject has `init()` at one place.
  // The call goes through it, because the compiler cannot know all subclasses of an open class.
  let object = unsafe unsafeBitCast(type, to: _RequiredInitializer.Type.self).init()
  return unsafe unsafeDowncast(object, to: Object.self)
  #endif
}
