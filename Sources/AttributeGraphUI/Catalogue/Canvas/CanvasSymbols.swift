import AttributeGraph2
import Foundation

/// The views that a canvas may draw, found by their tags and by their ids.
nonisolated struct CanvasSymbols {
  /// The views, in the order of the source.
  let views: [AnyView]
  /// The index of the view with a tag or an id; of several with the same one, the first.
  private let indices: [AnyHashable: Int]

  /// Finds the views in a block, also in bodies and in containers that take their content apart.
  @MainActor init<Content: View>(in block: Content, at path: [AnyHashable], by resolver: BodyResolver) {
    var (views, indices): ([AnyView], [AnyHashable: Int]) = ([], [:])
    for element in FlattenedViews(of: block, at: path, by: resolver).elements {
      let names = [(element.view as? any TraitCarrier)?.tagTrait, element.explicitID].compactMap { $0 }
      guard !names.isEmpty else { continue }
      for name in names where indices[name] == nil { indices[name] = views.count }
      views.append(AnyView(erasing: element.view))
    }
    (self.views, self.indices) = (views, indices)
  }

  /// The index of the view with a tag or an id; nil if there is none.
  func index(of id: AnyHashable) -> Int? { indices[id] }
}

/// The sizes of the views that a canvas may draw.
///
/// Each of the views is made once beside the canvas to be measured. There it is not on the screen: it does not appear,
/// is not drawn and not found. A drawing makes it anew.
@MainActor
final class CanvasSymbolSizes {
  private let node: CanvasSymbolsNode

  /// Makes the views at a position inside that of a canvas.
  init(of symbols: _GraphValue<CanvasSymbols>, at position: ViewPosition, inputs: _ViewInputs) {
    let place = ViewPosition(CanvasSymbols.self, in: position, runtime: inputs.runtime)
    inputs.runtime.putAside(place, isNoticed: false, wasShown: false)
    let views = symbols.projection { symbols in
      ForEach(symbols.views.indices, id: \.self) { index in ZStack { symbols.views[index] } }
    }
    typealias Views = ForEach<Range<Int>, Int, ZStack<AnyView>>
    node = CanvasSymbolsNode(
      at: place, content: Views._makeViewList(view: views, inputs: inputs.forChildren(of: place, along: nil)))
  }

  /// The size of a view without a proposal; reading it makes a closure run again when it may have changed.
  func size(at index: Int) -> CGSize { node.size(at: index) }
}

/// The container of the views that a canvas may draw, which measures them only.
private final class CanvasSymbolsNode: ContainerNode {
  /// The number of changes of their sizes.
  private let changes: StateCell<Int>

  init(at position: ViewPosition, content: _ViewListOutputs) {
    let graph = position.runtime.graph
    changes = graph.detached { graph.cell(0) }
    super.init(at: position, content: content)
  }

  func size(at index: Int) -> CGSize {
    _ = changes.value
    return children.indices.contains(index) ? children[index].measuredSize(for: .unspecified) : .zero
  }

  override func prepareToMeasure() {
    super.prepareToMeasure()
    changes.value += 1
  }
}
