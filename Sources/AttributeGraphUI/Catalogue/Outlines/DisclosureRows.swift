/// The look of labels that can be expanded, in lists and disclosure groups.
@MainActor
enum DisclosureLook {
  /// The indentation of the views inside in a list, in points.
  static let indentation: CGFloat = 20

  /// A row with the label and a symbol. The row is a button, unless a tap on the label selects it; then the symbol is.
  @ViewBuilder static func label<Label: View>(
    _ label: Label, _ isExpanded: Binding<Bool>, isSelectable: Bool = false
  ) -> some View {
    let symbol = Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
    let toggle: @MainActor () -> Void = { isExpanded.wrappedValue.toggle() }
    Group {
      if isSelectable {
        HStack {
          label
          Spacer()
          Button(action: toggle) { symbol }
        }
      } else {
        Button(action: toggle) {
          label
          Spacer()
          symbol
        }
        .environment(\.buttonsShareRow, false)
      }
    }
    .modifier(_DisclosureModifier(isExpanded: isExpanded))
  }
}

/// The body of a disclosure group in a list: the label is a row, and the views inside are rows of their own.
struct DisclosureRows<Label: View, Content: View>: BodyMaker {
  /// Whether a tap on the label selects the row.
  let isSelectable: Bool

  func body(of group: DisclosureGroup<Label, Content>) -> some View { group.rows(isSelectable: isSelectable) }
}

/// Lets a host expand and collapse the label inside.
nonisolated struct _DisclosureModifier: PrimitiveViewModifier {
  let isExpanded: Binding<Bool>

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    position.own(Disclosure(Binding<Bool>.Access { modifier.read().isExpanded }))
    return body(inputs.inside(position))
  }
}

/// A label that a person expands and collapses.
@MainActor
final class Disclosure: Ending {
  /// Whether it is expanded.
  private(set) var isExpanded: Binding<Bool>.Access?

  /// A label whose state is behind an access.
  init(_ isExpanded: Binding<Bool>.Access) { self.isExpanded = isExpanded }

  func end() { isExpanded = nil }
}
