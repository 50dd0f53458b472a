import Foundation

/// A picker that shows all of its options; a tap on one selects it.
struct _OpenPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let picker: Picker<Label, SelectionValue, Content>
  let look: _PickerLook
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    switch look {
    case .segmented, .palette, .automatic, .menu, .navigationLink:
      options.background(RoundedRectangle(cornerRadius: 8).fill(FillShapeStyle()))
    case .inline:
      VStack(alignment: .leading) {
        if !labelsAreHidden { picker.label }
        options
      }
    case .wheel:
      HStack {
        if !labelsAreHidden { picker.label }
        options
      }
    }
  }

  private var options: some View {
    _OpenOptions(
      look: look, selection: { AnyHashable(picker.selection.wrappedValue) },
      isChosen: { $0.tagged(SelectionValue.self) == picker.selection.wrappedValue },
      choose: { tag in
        if let value = tag.tagged(SelectionValue.self) { picker.selection.wrappedValue = value }
      }, content: picker.content)
  }
}

/// The options of a picker, all visible, with a mark at the selected one.
struct _OpenOptions<Content: View>: PrimitiveView {
  let look: _PickerLook
  /// The tag of the selected option.
  let selection: () -> AnyHashable
  /// Whether the option with a tag is selected.
  let isChosen: (AnyHashable) -> Bool
  /// Selects the option with a tag.
  let choose: (AnyHashable) -> Void
  let content: Content

  static func _makeViewList(view: _GraphValue<_OpenOptions<Content>>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let dismissal = inputs.environment.values.dismissalByControls
    let choice = Choice(
      runtime: inputs.runtime,
      choose: {
        view.read().choose($0)
        dismissal?.dismiss()
      }, isChosen: { view.read().isChosen($0) })
    position.own(choice)
    let selection = ValueWatch(of: view, at: position, inputs: inputs) { $0.selection() }
    selection.onChange = { [unowned choice] in choice.renewLater() }
    choice.nothingIsChosen = { [unowned position] in position.report(selectionWithoutTag: view.read().selection()) }
    var inside = inputs.forChildren(of: position, along: nil)
    // The mark is drawn behind the options.
    let mark = mark(of: view, inputs: inside)
    inside.choice = choice
    let content = Content._makeViewList(view: view.property(\.content), inputs: inside)
    let node = PickerOptionsNode(
      at: position, content: .joined([mark, content]), look: view.read().look, selection: selection,
      wheelRowHeight: inputs.environment.entry(for: \.defaultWheelPickerItemHeight),
      chosenOptions: { [unowned choice] in choice.chosenOptions })
    node.direction = inputs.direction
    return inputs.output(node)
  }

  private static func mark(of view: _GraphValue<_OpenOptions<Content>>, inputs: _ViewInputs) -> _ViewListOutputs {
    if view.read().look == .inline {
      return Image._makeViewList(view: view.projection { _ in Image(systemName: "checkmark") }, inputs: inputs)
    }
    return _ShapeView<RoundedRectangle, Color>._makeViewList(
      view: view.projection { _ in
        _ShapeView(shape: RoundedRectangle(cornerRadius: 7), style: Color(source: .named(.background)))
      }, inputs: inputs)
  }
}

/// The layout of the options of a picker; the first child is the mark.
final class PickerOptionsNode: ContainerNode {
  /// The height of segments, that of a phone.
  private static let rowHeight: CGFloat = 32
  /// The height of a wheel.
  private static let wheelHeight: CGFloat = 216
  /// The room on both sides of an option beside others.
  private static let padding: CGFloat = 12

  private let look: _PickerLook
  private let chosenOptions: () -> [ViewPosition]
  /// The height of the rows of a wheel.
  private let wheelRowHeight: EnvironmentEntry<CGFloat>

  /// Makes the layout of a mark and options.
  init(
    at position: ViewPosition, content: _ViewListOutputs, look: _PickerLook, selection: LayoutInput,
    wheelRowHeight: EnvironmentEntry<CGFloat>, chosenOptions: @escaping () -> [ViewPosition]
  ) {
    self.look = look
    self.chosenOptions = chosenOptions
    self.wheelRowHeight = wheelRowHeight
    super.init(at: position, content: content)
    selection.add(self)
    if look == .wheel { wheelRowHeight.add(self) }
  }

  // The size does not depend on the choice.
  override func inputChanged(_ input: LayoutInput) { invalidatePlacement() }

  private var options: ArraySlice<LayoutNode> { children.dropFirst() }

  private func ideal(_ child: LayoutNode) -> CGSize { child.measuredSize(for: .unspecified) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = options.map(ideal)
    let (width, height) = (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    switch look {
    case .segmented:
      let needed = (width + 2 * Self.padding) * CGFloat(sizes.count)
      return CGSize(width: Length.measured(proposal.width ?? needed), height: max(height, Self.rowHeight))
    case .palette, .automatic, .menu, .navigationLink:
      let needed = sizes.reduce(0) { $0 + $1.width + 2 * Self.padding }
      return CGSize(width: needed, height: max(height, Self.rowHeight))
    case .inline:
      let needed = sizes.reduce(0) { $0 + max($1.height, Self.rowHeight) }
      return CGSize(width: Length.measured(proposal.width ?? width + Self.rowHeight), height: needed)
    case .wheel:
      return CGSize(width: Length.measured(proposal.width ?? width + 2 * Self.padding), height: Self.wheelHeight)
    }
  }

  /// The cells of the options, in the coordinates of the node.
  private func cells(in size: CGSize, chosen: Int?) -> [CGRect] {
    switch look {
    case .segmented:
      let width = options.isEmpty ? 0 : size.width / CGFloat(options.count)
      return options.indices.map { CGRect(x: width * CGFloat($0 - 1), y: 0, width: width, height: size.height) }
    case .palette, .automatic, .menu, .navigationLink:
      var x: CGFloat = 0
      return options.map { option in
        let width = ideal(option).width + 2 * Self.padding
        defer { x += width }
        return CGRect(x: x, y: 0, width: width, height: size.height)
      }
    case .inline:
      var y: CGFloat = 0
      return options.map { option in
        let height = max(ideal(option).height, Self.rowHeight)
        defer { y += height }
        return CGRect(x: 0, y: y, width: size.width, height: height)
      }
    case .wheel:
      let rowHeight = Length.measured(wheelRowHeight.current)
      let middle = (size.height - rowHeight) / 2
      return options.indices.map { index in
        let y = middle + CGFloat(index - 1 - (chosen ?? 0)) * rowHeight
        return CGRect(x: 0, y: y, width: size.width, height: rowHeight)
      }
    }
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    let chosenPositions = chosenOptions()
    let chosen = options.firstIndex { option in
      chosenPositions.contains {
        option.position === $0 || option.position.isInside($0) || $0.isInside(option.position)
      }
    }
    let cells = cells(in: size, chosen: chosen.map { $0 - 1 })
    var placements = zip(options, cells).map { option, cell -> ChildPlacement in
      let room = look == .inline ? cell.size : cell.insetBy(dx: min(Self.padding, cell.width / 2), dy: 0).size
      let proposal = ProposedViewSize(room)
      let answer = option.measuredSize(for: proposal)
      let x = look == .inline ? cell.minX : cell.midX - answer.width / 2
      return ChildPlacement(
        origin: CGPoint(x: x, y: cell.midY - answer.height / 2), size: answer, proposal: proposal)
    }
    guard let mark = children.first else { return [] }
    var place = CGRect(x: 0, y: size.height / 2, width: 0, height: 0)
    if let chosen {
      let cell = cells[chosen - 1]
      let checkmark = ideal(mark)
      place =
        look == .inline
        ? CGRect(
          x: cell.maxX - checkmark.width, y: cell.midY - checkmark.height / 2, width: checkmark.width,
          height: checkmark.height) : cell.insetBy(dx: min(2, cell.width / 2), dy: min(2, cell.height / 2))
    }
    placements.insert(
      ChildPlacement(origin: place.origin, size: place.size, proposal: ProposedViewSize(place.size)), at: 0)
    return placements
  }
}

extension ViewPosition {
  /// Whether the position is inside another one.
  ///
  /// - Complexity: O(depth).
  func isInside(_ other: ViewPosition) -> Bool {
    var position = parent
    while let here = position {
      if here === other { return true }
      position = here.parent
    }
    return false
  }
}
