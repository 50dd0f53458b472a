import Foundation

/// A type that declares previews.
///
/// Each view of `previews` is a preview of its own: what a group, a `ForEach` or several statements consist of. The
/// modifiers around a group are around each of its views.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views, one preview each.
  @ViewBuilder static var previews: Previews { get }

  /// The platform for which they are; nil for the one that builds them. A host is the same for each.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform that builds them.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform for which previews are.
public enum PreviewPlatform: Hashable, Sendable {
  /// A telephone or a tablet.
  case iOS
  /// A Mac.
  case macOS
  /// A television.
  case tvOS
  /// A watch.
  case watchOS
}

/// How much room a preview has.
public enum PreviewLayout: Hashable, Sendable {
  /// The screen of a device.
  case device
  /// The size with which the view answers the device's.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A context of a preview, for the program that shows it.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of the context of a preview, with the value that holds where none was set.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// How a device is held.
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

  /// Whether the device lies on a side.
  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Changes the settings of a preview; of several changes the innermost wins.
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

  /// Shows the preview on the screen of a device; nil for a host's usual screen.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { preview { $0.device = value } }

  /// Gives the preview so much room.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { preview { $0.layout = value } }

  /// Gives the preview a name.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { preview { $0.displayName = value } }

  /// Sets the context of the preview, which `Preview.context` returns.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { preview { $0.context = value } }

  /// Holds the device of the preview like this.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    preview { $0.orientation = value }
  }
}
