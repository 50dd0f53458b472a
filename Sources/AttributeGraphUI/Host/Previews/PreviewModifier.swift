/// A modifier of previews with a context that all previews share: a store of samples, a session, a database in memory.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the view around a preview.
  associatedtype Body: View

  /// Makes the shared context: once per program, when the first preview with a modifier of this type is mounted.
  static func makeSharedContext() async throws -> Context

  /// Makes the view around a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body

  /// The previewed view.
  typealias Content = PreviewModifierContent
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// The placeholder for the previewed view in a modifier of previews.
public struct PreviewModifierContent: PrimitiveView {
  let view: AnyView

  /// Makes the positions of the view.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    AnyView._makeViewList(view: view.stored("view", as: AnyView.self), inputs: inputs)
  }
}

/// A preview with a modifier around it.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let context: Modifier.Context
  let content: PreviewModifierContent

  var body: some View { modifier.body(content: content, context: context) }
}

/// The shared contexts of previews, by the type of the modifier.
@MainActor
enum SharedPreviewContexts {
  private static var contexts: [ObjectIdentifier: Any] = [:]

  /// The context of a type of modifier, made at the first call.
  static func context<Modifier: PreviewModifier>(of type: Modifier.Type) async throws -> Modifier.Context {
    if let known = contexts[ObjectIdentifier(type)] as? Modifier.Context { return known }
    let made = try await Modifier.makeSharedContext()
    // Another preview may have made one meanwhile, and all must share one.
    if let known = contexts[ObjectIdentifier(type)] as? Modifier.Context { return known }
    contexts[ObjectIdentifier(type)] = made
    return made
  }
}

extension PreviewModifier {
  /// The modifier around a view.
  func wrap(_ view: any View) async throws -> any View {
    ModifiedPreview(
      modifier: self, context: try await SharedPreviewContexts.context(of: Self.self),
      content: PreviewModifierContent(view: AnyView(view)))
  }
}
