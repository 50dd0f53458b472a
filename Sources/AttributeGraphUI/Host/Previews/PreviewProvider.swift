import Foundation

/// A type that declares previews.
///
/// Each view of `previews` is a preview of its own: the members of a group, a `ForEach` or several statements. The
/// modifiers around a group apply to each of its views.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views, one preview each.
  @ViewBuilder static var previews: Previews { get }

  /// The platform of the previews; nil for the one that builds them. A host is the same for each.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform that builds them.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform of previews.
public enum PreviewPlatform: Hashable, Sendable {
  /// A phone or a tablet.
  case iOS
  /// A Mac.
  case macOS
  /// A television.
  case tvOS
  /// A watch.
  case watchOS
}

/// The space for a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// The screen of a device.
  case device
  /// The size that the view answers to the device's size.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A context of a preview, for the program that shows it.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of the context of a preview, with a default value.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// The orientation of a device.
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
  /// The name.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All of them.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  /// Whether the orientation is a landscape one.
  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Changes the settings of a preview; of several changes the innermost applies.
nonisolated struct _PreviewSettingsModifier: PrimitiveViewModifier {
  let settings: PreviewSettings

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    body(inputs)
  }
}

extension View {
  nonisolated private func preview(_ change: (inout PreviewSettings) -> Void) -> some View {
    var settings = PreviewSettings()
    change(&settings)
    return modifier(_PreviewSettingsModifier(settings: settings))
  }

  /// Shows the preview on the screen of a device; nil for a host's default screen.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { preview { $0.device = value } }

  /// Sets the space for the preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { preview { $0.layout = value } }

  /// Sets the name of the preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { preview { $0.displayName = value } }

  /// Sets the context of the preview, which `Preview.context` returns.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { preview { $0.context = value } }

  /// Sets the orientation of the preview's device.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    preview { $0.orientation = value }
  }
}
