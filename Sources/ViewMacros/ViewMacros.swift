/// The macros of the views, and the views.
///
/// They stand in a module of their own: who does not use them builds neither the module nor the plugin.
@_exported import AttributeGraphUI

/// Declares a preview of a view, with a name and traits.
///
/// `Previews.all` lists it, and `ViewHost(preview:)` mounts it.
///
/// ```swift
/// #Preview("A long title", traits: .landscapeLeft) {
///   TitleView(title: "Everything that is left to do")
/// }
/// ```
///
/// - Parameters:
///   - name: What the preview is called; nil for the file and the line.
///   - traits: How the preview is shown: its layout, its orientation, and modifiers.
///   - body: Makes the view. Variables in it may have `@Previewable`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewMacroPlugin", type: "PreviewMacro")

#if !canImport(UIKit)
/// Declares a preview of a controller of the platform, where there is no UIKit.
///
/// The host mounts the root view of a `UIHostingController`; another controller has nothing that could be shown.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "ViewMacroPlugin", type: "PreviewMacro")
#endif

/// Makes a variable in the body of a `#Preview` a property of the view that is previewed, so that it may be state.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = true
///   Toggle("On", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "ViewMacroPlugin", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues` or `Transaction` an entry, with its key and its default.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var spacing: CGFloat = 8
/// }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ViewMacroPlugin", type: "EntryMacro")

/// Part of `@Entry`: turns a default whose type is not written into a getter.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "ViewMacroPlugin", type: "EntryDefaultValueMacro")
