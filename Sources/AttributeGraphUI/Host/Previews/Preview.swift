import Foundation

/// A view to be looked at by itself, and the screen on which it is shown.
///
/// `#Preview` and types that conform to `PreviewProvider` declare previews; `Previews.all` lists those of a program.
///
/// ```swift
/// for preview in Previews.all(in: "MyViews") {
///   let host = try await ViewHost(preview: preview)
///   #expect(host.issues == [], "\(preview)")
/// }
/// ```
@MainActor
public struct Preview {
  /// The type of traits of previews of views.
  public nonisolated enum ViewTraits {}

  /// The place of a preview's declaration.
  public nonisolated enum Origin: Hashable, Sendable {
    /// By `#Preview`, in a file in the form of `#fileID`, at a line and a column from 1.
    case macro(fileID: String, line: Int, column: Int)
    /// By a type, as one of its previews, counted from 0.
    case provider(typeName: String, index: Int)
    /// By code that creates the value.
    case value
  }

  /// The name; nil if it has none.
  public var displayName: String? { settings.displayName }
  /// The device whose screen it is shown on; nil for a host's default screen.
  public var device: PreviewDevice? { settings.device }
  /// The space for the view.
  public var layout: PreviewLayout { settings.layout ?? .device }
  /// The orientation of the device.
  public var interfaceOrientation: InterfaceOrientation { settings.orientation ?? .portrait }
  /// The context by `previewContext(_:)`; the library does not read it.
  public var context: (any PreviewContext)? { settings.context }
  /// The place of the declaration.
  public internal(set) nonisolated var origin: Origin

  let settings: PreviewSettings
  let modifiers: [any PreviewModifier]
  let makeContent: @MainActor () throws -> any View

  init(
    settings: PreviewSettings, modifiers: [any PreviewModifier] = [], origin: Origin,
    makeContent: @escaping @MainActor () throws -> any View
  ) {
    self.settings = settings
    self.modifiers = modifiers
    self.origin = origin
    self.makeContent = makeContent
  }

  /// Declares a preview of a view; `#Preview` expands to it.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, traits: traits, makeContent: body)
  }

  private init(
    _ name: String?, traits: [PreviewTrait<ViewTraits>], makeContent: @escaping @MainActor () throws -> any View
  ) {
    var settings = PreviewSettings()
    settings.displayName = name
    for trait in traits { trait.change?(&settings) }
    self.init(
      settings: settings, modifiers: traits.compactMap { $0.makeModifier?() }, origin: .value, makeContent: makeContent)
  }

  #if !(canImport(Darwin) && canImport(UIKit))
  /// Declares a preview of a controller, on systems without UIKit; `#Preview` expands to it.
  ///
  /// The root view of a `UIHostingController` is shown; for another controller the host shows nothing.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits: traits) { (body() as? any RootViewController)?.anyRootView ?? EmptyView() }
  }

  /// Declares a preview of a platform view, on systems without UIKit; `#Preview` expands to it.
  ///
  /// The host shows nothing.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits: traits) {
      _ = body()
      return EmptyView()
    }
  }
  #endif

  /// The name of the module that declares it; empty for a preview created by code.
  public nonisolated var module: String {
    switch origin {
    case .macro(let fileID, _, _): String(fileID.prefix { $0 != "/" })
    case .provider(let typeName, _): String(typeName.prefix { $0 != "." })
    case .value: ""
    }
  }
}

extension Preview: @preconcurrency CustomStringConvertible {
  /// The name and the place, in the format of compiler messages.
  public var description: String {
    let place =
      switch origin {
      case .macro(let fileID, let line, _): "\(fileID):\(line)"
      case .provider(let typeName, let index): "\(typeName)[\(index)]"
      case .value: ""
      }
    return [displayName, place.isEmpty ? nil : place].compactMap(\.self).joined(separator: " at ")
  }
}

/// The settings of a preview; nil for unset ones.
struct PreviewSettings {
  var displayName: String?
  var device: PreviewDevice?
  var layout: PreviewLayout?
  var orientation: InterfaceOrientation?
  var context: (any PreviewContext)?

  /// The settings, with those of another one where these are unset.
  func completed(by other: PreviewSettings) -> PreviewSettings {
    var settings = self
    settings.displayName = displayName ?? other.displayName
    settings.device = device ?? other.device
    settings.layout = layout ?? other.layout
    settings.orientation = orientation ?? other.orientation
    settings.context = context ?? other.context
    return settings
  }
}

/// A type that makes one preview: `#Preview` expands to one, and the host finds it by this conformance.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PreviewRegistry {
  /// The module and the file of the preview, as `#fileID` has it.
  static var fileID: String { get }
  /// The line, from 1.
  static var line: Int { get }
  /// The column, from 1.
  static var column: Int { get }
  /// Makes the preview.
  static func makePreview() throws -> Preview
}
