import Foundation

/// The look of pickers.
public protocol PickerStyle: Sendable {
  /// The look.
  nonisolated var _look: _PickerLook { get }
}

/// The look of a picker.
public enum _PickerLook: Hashable, Sendable {
  /// The label, and at the other end the selected option.
  case automatic
  /// The label, and at the other end the selected option with a symbol.
  case menu
  /// The label, and at the other end the selected option with an arrow.
  case navigationLink
  /// The options side by side, with equal widths.
  case segmented
  /// The options side by side, each with its own width.
  case palette
  /// The options below each other.
  case inline
  /// The options below each other, with the selected one in the middle.
  case wheel

  /// The look in an open menu, which shows the options one by one.
  var inMenu: _PickerLook { self == .automatic ? .inline : self }
}

/// The look of the platform: the label, and at the other end the selected option.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look.
  public nonisolated var _look: _PickerLook { .automatic }
}

/// A button with the selected option that opens the others.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look.
  public nonisolated var _look: _PickerLook { .menu }
}

/// A link with the selected option that leads to the others.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look.
  public nonisolated var _look: _PickerLook { .navigationLink }
}

/// Options side by side, with equal widths; the label is not shown.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look.
  public nonisolated var _look: _PickerLook { .segmented }
}

/// Options side by side, each with its own width; the label is not shown.
public struct PalettePickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look.
  public nonisolated var _look: _PickerLook { .palette }
}

/// Options below each other, under the label.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look.
  public nonisolated var _look: _PickerLook { .inline }
}

/// Options on a wheel, beside the label, with the selected one in the middle.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look.
  public nonisolated var _look: _PickerLook { .wheel }
}

/// Options below each other, under the label, with a mark at the selected one: radio buttons of a Mac, with the look of
/// a phone.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look.
  public nonisolated var _look: _PickerLook { .inline }
}

/// A button with the selected option that opens the others, as on a Mac: the same as `MenuPickerStyle`.
public struct PopUpButtonPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look.
  public nonisolated var _look: _PickerLook { .menu }
}

extension EnvironmentValues {
  private enum WheelHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 32 } }

  /// The height of the options on a wheel, in points.
  public var defaultWheelPickerItemHeight: CGFloat {
    get { self[WheelHeightKey.self] }
    set { self[WheelHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the height of the options on the wheels inside, in points.
  nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    environment(\.defaultWheelPickerItemHeight, height)
  }

  /// Puts the radio buttons of the pickers inside beside each other; here they stay below each other.
  nonisolated public func horizontalRadioGroupLayout() -> some View { self }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Options below each other, with a mark at the selected one.
  public nonisolated static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style of the platform.
  public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button with the selected option.
  public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link with the selected option.
  public nonisolated static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Options side by side, with equal widths.
  public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The look of the selected option of a palette.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, custom
    case symbolVariant(SymbolVariants)
  }

  private let kind: Kind
  /// The system's choice.
  public static let automatic = PaletteSelectionEffect(kind: .automatic)
  /// The one that the program draws.
  public static let custom = PaletteSelectionEffect(kind: .custom)
  /// A variant of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .symbolVariant(variant))
  }
}

extension View {
  /// Sets the look of the selected options of palettes inside; pickers look alike here.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Options side by side, each with its own width.
  public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Options below each other.
  public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Options on a wheel.
  public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension EnvironmentValues {
  private enum PickerLookKey: EnvironmentKey { static var defaultValue: _PickerLook { .automatic } }

  /// The look of pickers.
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers inside.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(_ControlStyleModifier(style: style) { $1.pickerLook = $0._look })
  }
}
