import SwiftUI
import UIKit

/// A trait of a program, and the environment value that stands for it.
struct FlavorTrait: UITraitDefinition {
  static let defaultValue = "plain"
}

struct FlavorKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = "plain"
  static func read(from traitCollection: UITraitCollection) -> String { traitCollection[FlavorTrait.self] }
  static func write(to mutableTraits: inout any UIMutableTraits, value: String) {
    mutableTraits[FlavorTrait.self] = value
  }
}

extension EnvironmentValues {
  var flavor: String {
    get { self[FlavorKey.self] }
    set { self[FlavorKey.self] = newValue }
  }
}

extension UIMutableTraits {
  var flavor: String {
    get { self[FlavorTrait.self] }
    set { self[FlavorTrait.self] = newValue }
  }
}

@MainActor
func conversions(_ traits: UITraitCollection) -> [Any?] {
  let controller = UIHostingController(rootView: Text("a").environment(\.flavor, "sweet"))
  controller.traitOverrides.flavor = "sour"
  let changed = traits.modifyingTraits { $0.flavor = "salty" }
  return [
    UIContentSizeCategory(DynamicTypeSize.large), UIContentSizeCategory(ContentSizeCategory.small),
    UIUserInterfaceSizeClass(UserInterfaceSizeClass.compact), UserInterfaceSizeClass(traits.horizontalSizeClass),
    LegibilityWeight(traits.legibilityWeight), UILegibilityWeight(LegibilityWeight.bold),
    ColorSchemeContrast(traits.accessibilityContrast), UIAccessibilityContrast(ColorSchemeContrast.increased),
    LayoutDirection(traits.layoutDirection), UITraitEnvironmentLayoutDirection(LayoutDirection.rightToLeft),
    changed[FlavorTrait.self],
  ]
}
