/// Gives a view the label of its tab.
nonisolated public struct _TabItemModifier: PrimitiveViewModifier {
  /// The label.
  let label: AnyView

  /// Makes the view inside; the label is made by the enclosing tab view, which reads it from the modifier.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    body(inputs.inside(inputs.makePosition(Self.self)))
  }
}

/// A view whose traits are available to its container before the view's content is made.
@MainActor
protocol TraitCarrier {
  /// The tag; nil if it has none.
  var tagTrait: AnyHashable? { get }
  /// The label of its tab; nil if it has none.
  var tabItemTrait: AnyView? { get }
  /// The other facts about its tab.
  var tabTraits: TabTraits { get }
}

extension ModifiedContent: TraitCarrier {
  var tagTrait: AnyHashable? {
    (modifier as? any TagCarrier)?.carriedTag ?? (content as? any TraitCarrier)?.tagTrait
  }

  var tabItemTrait: AnyView? {
    (modifier as? _TabItemModifier)?.label ?? (content as? any TraitCarrier)?.tabItemTrait
  }

  var tabTraits: TabTraits {
    var traits = (content as? any TraitCarrier)?.tabTraits ?? TabTraits()
    traits.value = tagTrait
    if let badge = modifier as? _BadgeModifier { traits.badge = badge.text }
    return traits
  }
}

extension IDView: TraitCarrier {
  var tagTrait: AnyHashable? { (content as? any TraitCarrier)?.tagTrait }
  var tabItemTrait: AnyView? { (content as? any TraitCarrier)?.tabItemTrait }
  var tabTraits: TabTraits { (content as? any TraitCarrier)?.tabTraits ?? TabTraits() }
}

extension View {
  /// Gives the view the label of its tab, in a tab view.
  nonisolated public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    modifier(_TabItemModifier(label: AnyView(label())))
  }
}
