#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

private struct FlavorTrait: UITraitDefinition {
  static let defaultValue = "plain"
}

private struct FlavorKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = "unused"
  static func read(from traitCollection: UITraitCollection) -> String { traitCollection[FlavorTrait.self] }
  static func write(to mutableTraits: inout any UIMutableTraits, value: String) {
    mutableTraits[FlavorTrait.self] = value
  }
}

extension EnvironmentValues {
  fileprivate var flavor: String {
    get { self[FlavorKey.self] }
    set { self[FlavorKey.self] = newValue }
  }
}

/// Traits of UIKit and values of the environment.
@MainActor
struct `Traits of UIKit` {
  struct Taste: View {
    @Environment(\.flavor) private var flavor
    var body: some View { Text(flavor) }
  }

  final class TasteView: UIView {
    var flavors: [String] = []
  }

  struct Represented: UIViewRepresentable {
    func makeUIView(context: Context) -> TasteView { TasteView() }
    func updateUIView(_ view: TasteView, context: Context) {
      view.flavors.append(view.traitCollection[FlavorTrait.self])
    }
  }

  struct Screen: View {
    @State private var flavor = "sweet"
    var body: some View {
      Button("change") { flavor = "sour" }
      Taste().environment(\.flavor, flavor)
      Represented().environment(\.flavor, flavor)
      Taste()
    }
  }

  @Test func `a value of the environment reaches the traits of views of UIKit inside`() throws {
    let host = ViewHost { Screen() }
    #expect(host.texts == ["change", "sweet", "plain"])
    try host.tap("change")
    #expect(host.texts == ["change", "sour", "plain"])
    #expect(host.platformObjects(of: TasteView.self).first?.flavors == ["sweet", "sour"])
    #expect(host.issues.isEmpty)
  }

  @Test func `a trait that a hosting controller sets reaches its views`() {
    let controller = UIHostingController(rootView: Taste())
    #expect(controller.host.texts == ["plain"])
    controller.traitOverrides[FlavorTrait.self] = "salty"
    #expect(controller.host.texts == ["salty"])
    controller.traitOverrides.remove(FlavorTrait.self)
    #expect(controller.host.texts == ["plain"])
  }

  @Test func `subviews inherit traits, and may set others`() {
    let (view, subview) = (UIView(), UIView())
    view.addSubview(subview)
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(subview.traitCollection.userInterfaceStyle == .dark)
    subview.traitOverrides.userInterfaceStyle = .light
    #expect(subview.traitCollection.userInterfaceStyle == .light)
    #expect(subview.traitCollection.horizontalSizeClass == .compact)
    #expect(subview.traitCollection != view.traitCollection)
  }

  @Test func `the colours of the display are a trait, which is overridden like others`() {
    #expect(UITraitCollection.current.displayGamut == .SRGB)
    #expect(UITraitCollection().displayGamut == .unspecified)
    let view = UIView()
    view.traitOverrides.displayGamut = .P3
    #expect(view.traitCollection.displayGamut == .P3)
    #expect(view.traitCollection != UITraitCollection.current)
  }

  @Test func `traits of several collections are combined, the last one first`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(displayScale: 3),
    ])
    #expect(traits.displayScale == 3)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(traits.hasDifferentColorAppearance(comparedTo: .current))
    #expect(!traits.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @Test func `values are converted in both directions`() {
    for size in DynamicTypeSize.allCases { #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size) }
    for size in ContentSizeCategory.allCases { #expect(ContentSizeCategory(UIContentSizeCategory(size)) == size) }
    #expect(UIContentSizeCategory(DynamicTypeSize?.none) == .unspecified)
    #expect(UIUserInterfaceSizeClass(UserInterfaceSizeClass?.none) == .unspecified)
    #expect(LegibilityWeight(UILegibilityWeight(.bold)) == .bold)
    #expect(ColorSchemeContrast(UIAccessibilityContrast(.increased)) == .increased)
    #expect(LayoutDirection(UITraitEnvironmentLayoutDirection(.rightToLeft)) == .rightToLeft)
    #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.unspecified) == nil)
  }

  final class Parent: UIViewController {
    var heard: [CGSize] = []
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      heard.append(container.preferredContentSize)
    }
  }

  @Test func `a controller hears of the preferred sizes of its children`() {
    let (parent, child) = (Parent(nibName: nil, bundle: nil), UIViewController(nibName: nil, bundle: nil))
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    #expect(parent.heard == [CGSize(width: 1, height: 2)])
  }
}
#endif
