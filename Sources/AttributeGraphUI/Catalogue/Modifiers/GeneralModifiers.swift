import Foundation

/// The size of controls.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  /// From the smallest to the largest; `regular` is the default.
  case mini, small, regular, large, extraLarge
}

/// The prominence of a header or a badge.
public enum Prominence: Hashable, Sendable {
  /// Standard.
  case standard
  /// More than usual.
  case increased
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  private enum Kind: Hashable { case decreased, standard, increased }
  private let kind: Kind

  /// Less than usual.
  public static let decreased = BadgeProminence(kind: .decreased)
  /// Standard.
  public static let standard = BadgeProminence(kind: .standard)
  /// More than usual.
  public static let increased = BadgeProminence(kind: .increased)
}

/// The shape of the border of buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, capsule, circle
    case roundedRectangle(CGFloat?)
  }
  private let kind: Kind

  /// The system's choice.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

  /// A rectangle with a corner radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The border of a button, in the system's choice of shape.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension ButtonBorderShape: InsettableShape {
  /// The outline of the border.
  public nonisolated func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic, .roundedRectangle(nil): RoundedRectangle(cornerRadius: 6).path(in: rect)
    case .roundedRectangle(let radius?): RoundedRectangle(cornerRadius: radius).path(in: rect)
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    }
  }

  /// The outline of a smaller border.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    switch kind {
    case .automatic, .roundedRectangle(nil): RoundedRectangle(cornerRadius: 6).inset(by: amount)
    case .roundedRectangle(let radius?): RoundedRectangle(cornerRadius: radius).inset(by: amount)
    case .capsule, .circle: RoundedRectangle(cornerRadius: .infinity).inset(by: amount)
    }
  }
}

/// Whether a button repeats its action while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, enabled, disabled }
  private let kind: Kind

  /// The system's choice.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// It does.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

/// The behaviour of a view in right-to-left layouts.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  /// The direction in which the view is mirrored; nil for none.
  private let mirrored: LayoutDirection?

  /// It is never mirrored.
  public static let fixed = LayoutDirectionBehavior(mirrored: nil)
  /// It is mirrored in right-to-left layouts.
  public static let mirrors = LayoutDirectionBehavior(mirrored: .rightToLeft)

  /// It is mirrored in a layout direction.
  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior {
    LayoutDirectionBehavior(mirrored: direction)
  }

  /// Whether the view is mirrored.
  func isMirrored(in direction: LayoutDirection) -> Bool { mirrored == direction }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
  private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
  private enum RepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }
  private enum BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The prominence of the headers of sections.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The prominence of badges.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// Whether buttons repeat their action while they are held; a host's finger taps once.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[RepeatKey.self] }
    set { self[RepeatKey.self] = newValue }
  }

  /// The shape of the border of buttons.
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

/// Mirrors a view in right-to-left layouts.
nonisolated struct _LayoutDirectionModifier: ViewModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: behavior.isMirrored(in: direction) ? -1 : 1)
  }
}

/// A distance between the content of a scene and its edges; all are 16 points here.
public struct ScenePadding: Hashable, Sendable {
  private enum Kind: Hashable { case minimum, navigationBar }
  private let kind: Kind

  /// The minimum that the system recommends.
  public static let minimum = ScenePadding(kind: .minimum)
  /// As in the navigation bar of a watch.
  public static let navigationBar = ScenePadding(kind: .navigationBar)
}

/// Whether a person can select text.
public protocol TextSelectability: Sendable {
  /// Whether a person can.
  static var allowsSelection: Bool { get }
}

/// A person can select text.
public struct EnabledTextSelectability: TextSelectability {
  /// A person can.
  public static var allowsSelection: Bool { true }
}

/// A person cannot select text.
public struct DisabledTextSelectability: TextSelectability {
  /// Nobody can.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A person can select text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Nobody can select text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets whether the views inside are light or dark; nil keeps the enclosing scheme.
  ///
  /// SwiftUI changes the whole window or sheet; here it changes the view, and the screen behind it in pictures.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme, by: colorScheme) { $0 = $1 ?? $0 }
      .modifier(_PreferredColorSchemeModifier(colorScheme: colorScheme))
  }

  /// Sets the size of the controls inside; here they always have the sizes of a phone's controls.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Limits the size of the controls inside to a range; here they always have the sizes of a phone's controls.
  nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
    let sizes = ControlSize.allCases.filter(range.contains)
    return transformEnvironment(\.controlSize, by: sizes) { size, sizes in
      guard let least = sizes.first, let greatest = sizes.last else { return }
      size = min(max(size, least), greatest)
    }
  }

  /// Sets the prominence of the headers of sections inside; here it does not change their look.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Sets the prominence of badges inside; here it does not change their look.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }

  /// Sets whether buttons inside repeat their action while they are held; a host's finger taps once.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// Sets the shape of the border of buttons inside; buttons have no border here.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Sets whether the view is mirrored in right-to-left layouts.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(_LayoutDirectionModifier(behavior: behavior))
  }

  /// Adds padding at edges of the view, like that around the content of a window: 16 points here.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds padding at edges of the view, as large as a padding of the scene: 16 points here.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }

  /// Sets the edges at which gestures of the system are deferred; a host has none.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Sets whether a person can select the texts inside; a host selects nothing.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
