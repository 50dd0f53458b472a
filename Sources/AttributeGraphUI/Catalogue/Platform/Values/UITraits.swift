#if !canImport(Darwin)
import Foundation

/// A trait of a program, with its value in a trait collection.
public protocol UITraitDefinition {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value where none is set.
  static var defaultValue: Value { get }
  /// A name for descriptions.
  static var name: String { get }
  /// A name that is unique among traits.
  static var identifier: String { get }
  /// Whether colours may depend on it; only stored.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
  /// The full name of the type.
  public static var identifier: String { String(reflecting: Self.self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// Traits that can be set.
public protocol UIMutableTraits {
  /// The value of a trait of the program.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The kind of the device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The number of pixels per point; 0 if it is not known.
  var displayScale: CGFloat { get set }
  /// The preferred text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The preferred weight of text.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The contrast between colours.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The direction of layout.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The colours that the display can show.
  var displayGamut: UIDisplayGamut { get set }
}

/// Traits that a view or a controller sets for itself and those inside.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait of the program is set.
  func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool
  /// Removes a trait of the program, which is inherited then.
  mutating func remove<T: UITraitDefinition>(_ trait: T.Type)
}

/// The values of traits; unspecified ones are not set.
struct UITraits: UITraitOverrides, Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var displayScale: CGFloat = 0
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayGamut = UIDisplayGamut.unspecified
  /// The values of a program's traits.
  private var own: [ObjectIdentifier: any Sendable] = [:]

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { own[ObjectIdentifier(trait)] as? T.Value ?? T.defaultValue }
    set { own[ObjectIdentifier(trait)] = newValue }
  }

  func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool { own[ObjectIdentifier(trait)] != nil }

  mutating func remove<T: UITraitDefinition>(_ trait: T.Type) { own[ObjectIdentifier(trait)] = nil }

  /// The values with the changes of a closure.
  func changed(by mutations: (inout any UIMutableTraits) -> Void) -> UITraits {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? UITraits ?? self
  }

  /// The values with those that others set.
  func overridden(by other: UITraits) -> UITraits {
    var traits = self
    func take<Value: Equatable>(_ path: WritableKeyPath<UITraits, Value>) {
      if other[keyPath: path] != UITraits()[keyPath: path] { traits[keyPath: path] = other[keyPath: path] }
    }
    take(\.userInterfaceStyle)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.userInterfaceIdiom)
    take(\.displayScale)
    take(\.preferredContentSizeCategory)
    take(\.legibilityWeight)
    take(\.accessibilityContrast)
    take(\.layoutDirection)
    take(\.displayGamut)
    traits.own.merge(other.own) { $1 }
    return traits
  }
}

extension UITraits: Equatable {
  static func == (one: UITraits, other: UITraits) -> Bool {
    func isSame<Value: Equatable>(_ path: KeyPath<UITraits, Value>) -> Bool {
      one[keyPath: path] == other[keyPath: path]
    }
    return isSame(\.userInterfaceStyle) && isSame(\.horizontalSizeClass) && isSame(\.verticalSizeClass)
      && isSame(\.userInterfaceIdiom) && isSame(\.displayScale) && isSame(\.preferredContentSizeCategory)
      && isSame(\.legibilityWeight) && isSame(\.accessibilityContrast) && isSame(\.layoutDirection)
      && isSame(\.displayGamut)
      && one.own.count == other.own.count
      && one.own.allSatisfy { key, value in
        (value as? any Equatable)?.equals(other.own[key] as Any) ?? false
      }
  }
}

extension Equatable {
  /// Whether another value has the same type and is equal.
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

/// A key of the environment whose value is a trait of UIKit's.
///
/// A value that is set by the key is written to the traits of the environment, and a value is read from them. Objects
/// of a `UIViewRepresentable` have these traits, and a hosting controller passes its own on to its views. Traits of the
/// system, such as the size classes, do not follow the environment.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value in some traits.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Sets the value in some traits.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  private enum TraitsKey: EnvironmentKey { static var defaultValue: UITraitCollection { .current } }

  /// The traits of objects of UIKit inside.
  var traits: UITraitCollection {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  /// The value of a key in the traits.
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get { K.read(from: traits) }
    set { traits = traits.modifyingTraits { K.write(to: &$0, value: newValue) } }
  }
}

/// The traits that an object of UIKit inherits, and those that it sets.
struct UITraitContext {
  /// The traits of the views around; nil for those of the superview or the parent.
  var inherited: UITraitCollection?
  /// The traits that the object sets.
  var overrides = UITraits()

  /// The traits of the object.
  func traits(inside surrounding: @autoclosure () -> UITraitCollection?) -> UITraitCollection {
    let traits = inherited ?? surrounding() ?? .current
    return overrides == UITraits() ? traits : UITraitCollection(traits.values.overridden(by: overrides))
  }
}
#endif
