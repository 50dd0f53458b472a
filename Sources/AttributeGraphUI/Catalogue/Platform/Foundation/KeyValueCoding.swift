#if !canImport(ObjectiveC)
import Foundation

/// Properties by name, on platforms without Objective-C.
extension NSObject {
  /// The value of a stored property, found by reflection, or of a key of user defaults; nil if there is none with this
  /// name.
  public func value(forKey key: String) -> Any? {
    if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let properties = mirror {
      for property in properties.children where property.label == key {
        // A property without a value counts as none.
        let value = Mirror(reflecting: property.value)
        return value.displayStyle == .optional ? value.children.first?.value : property.value
      }
      mirror = properties.superclassMirror
    }
    return nil
  }

  /// Sets a value of user defaults; other objects do not change, because without Objective-C properties cannot be set
  /// by name.
  public func setValue(_ value: Any?, forKey key: String) {
    (self as? UserDefaults)?.set(value, forKey: key)
  }
}
#endif
