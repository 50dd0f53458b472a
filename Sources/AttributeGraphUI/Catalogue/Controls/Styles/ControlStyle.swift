import AttributeGraph2

/// How a type of styles makes the body of one kind of control from what the control tells of itself.
///
/// What follows is written for it, once for buttons, toggles, labels and whatever else has styles.
@MainActor
protocol StyleMaker {
  /// The type of the styles.
  associatedtype Style
  /// What a control tells of itself.
  associatedtype Facts
  /// What a style makes.
  associatedtype Body: View
  /// Makes what the control looks like.
  static func makeBody(of facts: Facts, by style: Style) -> Body
}

/// A style of one kind of control, whatever its type: so it stands in the environment.
@MainActor
class ControlStyle<Facts> {
  /// Where the style of a kind of control stands in the environment.
  typealias Place = WritableKeyPath<EnvironmentValues, ControlStyle<Facts>?>

  /// Whether the style leads the person's actions itself, so that the control does nothing of its own.
  var leadsActions: Bool { false }

  /// Whether both are of one type, and the same.
  func isSame(as other: ControlStyle<Facts>) -> Bool { self === other }

  /// Makes what a control looks like; a change of the style at its place in the environment makes it anew.
  func makeViewList(
    of facts: _GraphValue<Facts>, at place: Place, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    fatalError("\(type(of: self)) does not say what a control looks like.")
  }
}

extension ControlStyle: Equatable {
  /// Whether both are of one type, and the same.
  nonisolated static func == (one: ControlStyle<Facts>, other: ControlStyle<Facts>) -> Bool {
    one === other || onMainActor((one, other)) { one, other in one.isSame(as: other) }
  }
}

/// A style whose type is known.
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
      // A style of another type at the same place of the source is only found where a type was erased, and there the
      // control is made anew.
      guard let style = (entry.value as? TypedStyle<Maker>)?.style else { return }
      latest.value = style
      updater.run()
    }
    // In the body of a style the same kind of control looks as it does without one.
    var inside = inputs
    inside.environment = EnvironmentScope(inside: inputs.environment, at: inputs.position) { around in
      var values = around
      values.set(place, to: nil)
      return values
    }
    return BodyPosition.makeViewList(
      of: latest.graphValue(updater: updater), inputs: inside,
      by: StyleBody<Maker>(facts: facts.attribute(at: inputs.position)))
  }
}

/// Runs the body of a style like that of a view: the style's properties are connected, and it depends on what it reads.
private struct StyleBody<Maker: StyleMaker>: BodyMaker {
  let facts: StateCell<Maker.Facts>

  func body(of style: Maker.Style) -> Maker.Body { Maker.makeBody(of: facts.value, by: style) }
}

/// A view in the configuration of a style that stands for a part of the control, such as its label.
protocol StylePart: PrimitiveView {}

extension StylePart {
  /// Makes the position of the part here.
  ///
  /// - Precondition: The part stands in the body of its style.
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
  /// The inputs of the body of a style, in which a part stands for a view.
  func placing<Part: StylePart, Content: View>(_ part: Part.Type, for view: _GraphValue<Content>) -> _ViewInputs {
    var inputs = self
    let around = modifiedContent
    inputs.modifiedContent[ObjectIdentifier(part)] = { inside in
      // What stands in the part may have a style of its own.
      var inside = inside
      inside.modifiedContent = around
      return Content._makeViewList(view: view.until(endOf: inside.position), inputs: inside)
    }
    return inputs
  }
}
