import AttributeGraph2

/// A rule by which a type of styles makes the body of one kind of control from the control's facts.
///
/// The code below is generic over it, so that it is written once for buttons, toggles, labels and all other controls
/// with styles.
@MainActor
protocol StyleMaker {
  /// The type of the styles.
  associatedtype Style
  /// The facts of a control.
  associatedtype Facts
  /// The body that a style returns.
  associatedtype Body: View
  /// Returns the body of the control.
  static func makeBody(of facts: Facts, by style: Style) -> Body
}

/// A style of one kind of control, with its type erased for the environment.
@MainActor
class ControlStyle<Facts> {
  /// The key path of the style of a kind of control in the environment.
  typealias Place = WritableKeyPath<EnvironmentValues, ControlStyle<Facts>?>

  /// Whether the style runs the person's actions itself, so that the control has no action of its own.
  var leadsActions: Bool { false }

  /// Whether both have the same type and are equal.
  func isSame(as other: ControlStyle<Facts>) -> Bool { self === other }

  /// Makes the body of a control; a change of the style at its key path in the environment remakes it.
  func makeViewList(
    of facts: _GraphValue<Facts>, at place: Place, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    fatalError("\(type(of: self)) does not say what a control looks like.")
  }
}

extension ControlStyle: Equatable {
  /// Whether both have the same type and are equal.
  nonisolated static func == (one: ControlStyle<Facts>, other: ControlStyle<Facts>) -> Bool {
    one === other || onMainActor((one, other)) { one, other in one.isSame(as: other) }
  }
}

/// A style with its static type.
final class TypedStyle<Maker: StyleMaker>: ControlStyle<Maker.Facts> {
  private let style: Maker.Style
  private let leads: Bool

  /// Wraps a style.
  init(_ style: Maker.Style, by maker: Maker.Type, leadsActions: Bool = false) {
    self.style = style
    leads = leadsActions
  }

  override var leadsActions: Bool { leads }

  override func isSame(as other: ControlStyle<Maker.Facts>) -> Bool {
    guard let other = other as? TypedStyle<Maker> else { return false }
    return FieldPlan.plan(for: Maker.Style.self).areEqual(style, other.style)
  }

  override func makeViewList(
    of facts: _GraphValue<Maker.Facts>, at place: Place, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let (latest, updater) = (Latest(style), Updater())
    inputs.position.own(updater)
    let entry = inputs.environment.entry(for: place)
    _ = inputs.makeEffect(at: inputs.position) {
      // A style of another type can only come to the same place of the source through type erasure, which remakes the
      // control.
      guard let style = (entry.value as? TypedStyle<Maker>)?.style else { return }
      latest.value = style
      updater.run()
    }
    // In the body of a style, the same kind of control has the default style.
    var inside = inputs
    inside.environment = EnvironmentScope(inside: inputs.environment, at: inputs.position) { inherited in
      var values = inherited
      values.set(place, to: nil)
      return values
    }
    return BodyPosition.makeViewList(
      of: latest.graphValue(updater: updater), inputs: inside,
      by: StyleBody<Maker>(facts: facts.attribute(at: inputs.position)))
  }
}

/// Runs the body of a style like that of a view: the style's properties are connected, and its reads are tracked.
private struct StyleBody<Maker: StyleMaker>: BodyMaker {
  let facts: StateCell<Maker.Facts>

  func body(of style: Maker.Style) -> Maker.Body { Maker.makeBody(of: facts.value, by: style) }
}

/// A control whose type of style was erased where the style was set: its body is made like that of a view.
struct StyledControl<Maker: StyleMaker>: PrimitiveView {
  let style: Maker.Style
  let facts: Maker.Facts

  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    BodyPosition.makeViewList(
      of: view.property(\.style), inputs: inputs,
      by: StyleBody<Maker>(facts: view.property(\.facts).attribute(at: inputs.position)))
  }
}

/// A placeholder, in the configuration of a style, for a part of the control such as its label.
protocol StylePart: PrimitiveView {}

extension StylePart {
  /// Makes the position of the part here.
  ///
  /// - Precondition: The part is in the body of its style.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    guard let make = inputs.modifiedContent[ObjectIdentifier(Self.self)] else {
      fatalError(
        """
        A \(Self.self) was used outside of its style. \
        Use it only in the view that makeBody(configuration:) returns.
        """)
    }
    return make(inputs)
  }
}

extension _ViewInputs {
  /// The inputs of the body of a style in which a part is replaced by a view.
  func placing<Part: StylePart, Content: View>(_ part: Part.Type, for view: _GraphValue<Content>) -> _ViewInputs {
    var inputs = self
    let outer = modifiedContent
    inputs.modifiedContent[ObjectIdentifier(part)] = { inside in
      // The content of the part may have a style of its own.
      var inside = inside
      inside.modifiedContent = outer
      return Content._makeViewList(view: view.until(endOf: inside.position), inputs: inside)
    }
    return inputs
  }
}
