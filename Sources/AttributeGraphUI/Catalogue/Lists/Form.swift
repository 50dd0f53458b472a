/// Controls below each other that can be scrolled, made when they come into sight: a list in which nothing is chosen.
///
/// It is laid out as a `List` is here: rows are as high as their views and stand at the leading edge, without insets and
/// lines.
nonisolated public struct Form<Content: View>: PrimitiveView {
  let content: Content

  /// Makes a form of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a lazy column that can be scrolled.
  @MainActor public static func _makeViewList(view: _GraphValue<Form<Content>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    let list = view.projection { List<Never, Content>(selection: nil, content: $0.content) }
    return List<Never, Content>._makeViewList(view: list, inputs: inputs.inside(inputs.makePosition(Self.self)))
  }
}

/// How the forms inside a view look; there is one look here.
public protocol FormStyle {}

/// The look of the platform.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

/// With sections apart from each other.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

/// With labels and values in columns.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look of the platform.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// With sections apart from each other.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// With labels and values in columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Says how the forms inside look; there is one look, so nothing changes.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
