/// The macros of the views, and the views.
///
/// They stand in a module of their own: who does not use them builds neither the module nor the plugin.
@_exported import AttributeGraphUI

#if canImport(Darwin) && canImport(UIKit)
/// Declares a preview of a view, with a name and traits.
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
#else
/// Declares a preview of a view, or of a controller of the platform, with a name and traits.
///
/// `Previews.all` lists it, and `ViewHost(preview:)` mounts it. Of a `UIHostingController` the root view is shown, and
/// of another controller nothing, because there is no UIKit.
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
  @_PreviewBodyBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "ViewMacroPlugin", type: "PreviewMacro")

/// Checks the body of a `#Preview`, which may make views or a controller; what it expands to has the type of one.
///
/// Two macros, one for each, would be ambiguous where a body has several statements.
@resultBuilder
public struct _PreviewBodyBuilder {
  /// A statement that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A statement that is a controller.
  public static func buildExpression(_ controller: UIViewController) -> EmptyView { EmptyView() }

  /// A statement that is a view of the platform.
  public static func buildExpression(_ view: UIView) -> EmptyView { EmptyView() }

  /// The statements.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    ViewBuilder.buildBlock(repeat each content)
  }

  /// `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of `if`, `else` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    ViewBuilder.buildEither(first: first)
  }

  /// The other branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    ViewBuilder.buildEither(second: second)
  }

  /// A branch of `if #available`.
  @MainActor public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
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

/// Makes a type animatable: `animatableData` is made of its stored variables.
///
/// Constants, computed and static variables, and those with a property wrapper are left out; the type of the others has
/// to be written and to be `Animatable`, unless they have `@AnimatableIgnored`.
///
/// ```swift
/// @Animatable
/// struct Wave: Shape {
///   var phase: Double
///   var amplitude: CGFloat
///   @AnimatableIgnored var isClosed: Bool
/// }
/// ```
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "ViewMacroPlugin", type: "AnimatableMacro")

/// Leaves a variable out of the animatable data that `@Animatable` makes.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "ViewMacroPlugin", type: "AnimatableIgnoredMacro")
