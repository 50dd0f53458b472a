/// The look of tables.
@MainActor @preconcurrency
public protocol TableStyle {
  /// The type of the body of a table, which the compiler infers.
  associatedtype Body: View
  /// The properties of a table.
  typealias Configuration = TableStyleConfiguration
  /// Returns the body of a table.
  ///
  /// As in SwiftUI, the rows and columns cannot be read from the configuration, so the body of a program's own style
  /// replaces them.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a table that a style receives; programs cannot read them.
public struct TableStyleConfiguration {
  /// The labels of the columns, and the rows.
  let content = TableStyleContent()
}

/// The labels of the columns and the rows of a table, in the body of its style.
nonisolated struct TableStyleContent: StylePart {}

/// The facts of a table for its style: there are none besides its content.
struct TableStyleFacts {}

/// Makes bodies with a style of tables.
enum TableStyleMaker<Style: TableStyle>: StyleMaker {
  static func makeBody(of facts: TableStyleFacts, by style: Style) -> Style.Body {
    style.makeBody(configuration: TableStyleConfiguration())
  }
}

/// A table in the inherited style; by default its content.
struct StyledTable<Content: View>: PrimitiveView {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes the body of the style, or the content.
  static func _makeViewList(view: _GraphValue<StyledTable<Content>>, inputs: _ViewInputs) -> _ViewListOutputs {
    let inside = inputs.inside(inputs.makePosition(Self.self))
    let content = view.property(\.content)
    guard let style = inside.environment.values.tableStyle else {
      return Content._makeViewList(view: content, inputs: inside)
    }
    return style.makeViewList(
      of: view.projection { _ in TableStyleFacts() }, at: \.tableStyle,
      inputs: inside.placing(TableStyleContent.self, for: content))
  }
}

/// The default style of the platform.
public struct AutomaticTableStyle: TableStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes the labels of the columns above the rows.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// Space at the sides; here it looks like the default style.
public struct InsetTableStyle: TableStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes the style; the backgrounds of rows do not alternate.
  public nonisolated init(alternatesRowBackgrounds: Bool) {}
  /// Makes the labels of the columns above the rows.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// A line around; here it looks like the default style.
public struct BorderedTableStyle: TableStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes the style; the backgrounds of rows do not alternate.
  public nonisolated init(alternatesRowBackgrounds: Bool) {}
  /// Makes the labels of the columns above the rows.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style of the platform.
  public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Space at the sides.
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
  /// Space at the sides; the backgrounds of rows do not alternate.
  public nonisolated static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// A line around.
  public nonisolated static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// A line around; the backgrounds of rows do not alternate.
  public nonisolated static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() }
}

extension EnvironmentValues {
  private enum TableStyleKey: EnvironmentKey { static var defaultValue: ControlStyle<TableStyleFacts>? { nil } }

  /// The style of tables; nil for the default.
  var tableStyle: ControlStyle<TableStyleFacts>? {
    get { self[TableStyleKey.self] }
    set { self[TableStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tables inside. The library's styles look the same; that of a program replaces the look.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.tableStyle = TypedStyle(style, by: TableStyleMaker<S>.self)
      })
  }
}
