/// The part of a control that shows its value: a switch, a thumb on its track, a field.
struct _ControlFace: PrimitiveView {
  /// The kind of control that it shows.
  let kind: ControlKind
  /// The value in words; it is read where it is drawn, so a change redraws only the face.
  let value: () -> String
  /// Whether its height follows the lines of the value.
  var isMultiline = false
  /// The value as a fraction of its range, from 0 to 1, for pictures; nil if there is no range.
  let share: (() -> Double?)?
  /// The colour that is the value; nil for the tint of the environment.
  let paint: (() -> DisplayPaint?)?

  init(
    kind: ControlKind, isMultiline: Bool = false, share: (() -> Double?)? = nil, paint: (() -> DisplayPaint?)? = nil,
    value: @escaping () -> String
  ) {
    self.kind = kind
    self.paint = paint
    self.share = share
    self.isMultiline = isMultiline
    self.value = value
  }

  static func _makeViewList(view: _GraphValue<_ControlFace>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(_ControlFace.self)
    let value = ValueWatch(of: view, at: position, inputs: inputs) { $0.value() }
    let node = ControlFaceNode(
      at: position, kind: view.read().kind, value: value, font: inputs.environment.entry(for: \.font),
      // An enclosing modifier determines by its type whether there is a tint, so this never changes at a position.
      tint: inputs.environment.values.tint == nil ? nil : inputs.environment.entry(for: \.tint),
      lines: view.read().isMultiline ? FieldLines(inputs.environment) : nil, share: { view.read().share?() },
      paint: { view.read().paint?() })
    node.draw(inputs)
    return inputs.output(node)
  }
}

/// The limits of the lines of a field that grows with its text.
@MainActor
struct FieldLines {
  /// The most lines; nil for no limit.
  let limit: EnvironmentEntry<Int?>
  /// The number of lines for which space is reserved.
  let least: EnvironmentEntry<Int>

  /// The limits of an environment.
  init(_ environment: EnvironmentScope) {
    limit = environment.entry(for: \.lineLimit)
    least = environment.entry(for: \.leastLines)
  }
}

/// The leaf of a control's face.
final class ControlFaceNode: LeafNode {
  private let kind: ControlKind
  private let value: ValueWatch<_ControlFace, String>
  private let font: EnvironmentEntry<Font?>
  private let tint: EnvironmentEntry<Tint?>?
  /// The limits of the lines that the height follows; nil for a height of one line.
  private let fieldLines: FieldLines?
  private let currentShare: () -> Double?
  private let currentPaint: () -> DisplayPaint?

  /// Makes the leaf of a kind of control.
  init(
    at position: ViewPosition, kind: ControlKind, value: ValueWatch<_ControlFace, String>,
    font: EnvironmentEntry<Font?>,
    tint: EnvironmentEntry<Tint?>?, lines: FieldLines?, share: @escaping () -> Double?,
    paint: @escaping () -> DisplayPaint?
  ) {
    currentShare = share
    currentPaint = paint
    self.kind = kind
    self.value = value
    self.font = font
    self.tint = tint
    fieldLines = lines
    super.init(at: position)
    value.add(self)
    font.add(self)
    tint?.add(self)
    lines?.limit.add(self)
    lines?.least.add(self)
  }

  override class var layoutKind: LayoutKind { .answersDirectly }

  override var foreground: DisplayPaint? { currentPaint() ?? tint?.current?.paint }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let lines = fieldLines {
      let width = Length.measured(proposal.replacingUnspecifiedDimensions().width)
      let text = runtime.measurer.measure(
        value.current.isEmpty ? "0" : value.current, font: font.current ?? .body, width: width,
        lineLimit: lines.limit.current.flatMap { $0 >= 1 ? $0 : nil })
      let reserved = CGFloat(max(lines.least.current - text.lineCount, 0)) * text.lineHeight
      return CGSize(width: width, height: text.size.height + reserved)
    }
    return kind.size(for: proposal, lineHeight: runtime.measurer.lineHeight(of: font.current ?? .body))
  }

  /// The value as a fraction of its range, from 0 to 1; nil if there is no range.
  var share: Double? { currentShare() ?? Double(value.current) }

  override var content: DisplayContent? { .control(kind, value: value.current) }

  override func inputChanged(_ input: LayoutInput) {
    // The value does not affect layout, except in a field that grows with its lines.
    if input === tint || (input === value && fieldLines == nil) { noteDrawing() } else { super.inputChanged(input) }
  }
}

extension ControlKind {
  /// The size for a proposal, with the sizes of a phone's controls.
  ///
  /// Fields, bars and sliders take the proposed width, and 10 points for an unspecified one. The sizes of controls for
  /// dates, and of gauges, are ours.
  func size(for proposal: ProposedViewSize, lineHeight: CGFloat) -> CGSize {
    let width = Length.measured(proposal.replacingUnspecifiedDimensions().width)
    return switch self {
    case .toggle: CGSize(width: 51, height: 31)
    case .textField: CGSize(width: width, height: lineHeight)
    case .slider: CGSize(width: width, height: 31)
    case .stepper: CGSize(width: 94, height: 32)
    case .progressBar: CGSize(width: width, height: 4)
    case .progressWheel: CGSize(width: 20, height: 20)
    case .secureField: CGSize(width: width, height: lineHeight)
    case .textEditor: Length.measured(proposal.replacingUnspecifiedDimensions())
    case .dateField: CGSize(width: 210, height: 34)
    case .calendar: CGSize(width: 320, height: 330)
    case .dateWheel: CGSize(width: 320, height: 216)
    case .colorWell: CGSize(width: 28, height: 28)
    case .gauge: CGSize(width: width, height: 6)
    case .circularGauge: CGSize(width: 50, height: 50)
    }
  }
}

extension TextMeasurer {
  /// The height of a line in a font, in points.
  func lineHeight(of font: Font) -> CGFloat {
    measure("0", font: font, width: nil).size.height
  }
}

extension _ViewInputs {
  /// Makes a label and, at the other end, the face; or the face alone if labels are hidden.
  func labeled<Label: View, Face: View>(
    _ label: _GraphValue<Label>, by face: _GraphValue<Face>
  ) -> _ViewListOutputs {
    // A modifier without a parameter hides labels, so this never changes at a position.
    guard !environment.values.labelsAreHidden else {
      return Face._makeViewList(view: face, inputs: self)
    }
    // Several views of a label stand below each other, such as a title and an explanation.
    if Label.self is any SeveralViews.Type {
      let row = face.keptProjection { face in
        HStack {
          VStack(alignment: .leading, spacing: 2) { label.read() }
          Spacer()
          face
        }
      }
      return HStack<TupleView<(VStack<Label>, Spacer, Face)>>._makeViewList(view: row, inputs: self)
    }
    let row = face.keptProjection { face in
      HStack {
        label.read()
        Spacer()
        face
      }
    }
    return HStack<TupleView<(Label, Spacer, Face)>>._makeViewList(view: row, inputs: self)
  }
}
