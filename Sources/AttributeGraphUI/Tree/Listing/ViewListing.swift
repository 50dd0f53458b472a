/// The reception of the views of a list one by one, by a container that does not make all of them at once.
///
/// A lazy stack makes a view when there is room for it on the screen, a tab view when its tab is selected.
@MainActor
protocol ViewListing: AnyObject {
  /// Whether views of a type are taken apart and added one by one.
  func takesApart(_ type: Any.Type) -> Bool
  /// Adds a view of the list instead of making it.
  func add<Element: View>(_ view: _GraphValue<Element>, inputs: _ViewInputs) -> _ViewListOutputs
}

/// A view that stands for several, or for none: the enclosing container lays out each of them.
protocol ViewSequence {}

extension TupleView: ViewSequence {}
extension ForEach: ViewSequence {}
extension Group: ViewSequence where Content: View {}
extension _ConditionalContent: ViewSequence {}
extension Optional: ViewSequence {}
extension EmptyView: ViewSequence {}
extension AnyView: ViewSequence {}

/// A modifier around several views, which applies to each of them.
protocol ModifiedSequence {}

extension ModifiedContent: ModifiedSequence where Content: ViewSequence {}

/// A modified view, which stands for as many views as its content.
@MainActor
private protocol ModifiedViews {
  static var contentMayHoldIDs: Bool { get }
}

extension ModifiedContent: ModifiedViews where Content: View {
  fileprivate static var contentMayHoldIDs: Bool { Content.mayHoldIDs }
}

extension View {
  /// Whether a view of the type may stand for views with ids of their own.
  static var mayHoldIDs: Bool {
    if let modified = self as? any ModifiedViews.Type { return modified.contentMayHoldIDs }
    if self is any ViewSequence.Type { return true }
    return Body.self != Never.self && (Body.self is any IdentifiedView.Type || Body.mayHoldIDs)
  }

  /// Makes a view among others: at once, or when the enclosing container requests it.
  static func makeElement(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    guard let listing = inputs.listing, !listing.takesApart(Self.self) else {
      return _makeViewList(view: view, inputs: inputs)
    }
    return listing.add(view, inputs: inputs)
  }
}

/// The list of a lazy container: each of its views is a row that is made when it comes into sight.
@MainActor
final class LazyListing: ViewListing {
  /// Selects the row with a tag, if rows can be selected.
  private let select: ((AnyHashable) -> Void)?
  /// Whether a row may be selected now.
  private let canSelect: (LazyRow) -> Bool
  /// Whether the container is a list, which reads its rows' traits.
  let isList: Bool
  /// Whether a tap on a row selects it.
  var isSelectable: Bool { select != nil }
  /// The list for the headers and footers of sections, which are not selected.
  var withoutSelection: LazyListing { LazyListing(isList: isList) }

  /// Makes the list of a container; the first closure selects the row with a tag or an id.
  init(
    select: ((AnyHashable) -> Void)? = nil, canSelect: @escaping (LazyRow) -> Bool = { _ in true }, isList: Bool = false
  ) {
    self.select = select
    self.canSelect = canSelect
    self.isList = isList
  }

  func takesApart(_ type: Any.Type) -> Bool { type is any ViewSequence.Type || type is any ModifiedSequence.Type }

  func add<Element: View>(_ view: _GraphValue<Element>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(LazyRow.self)
    let source = RowSource(at: position, queue: inputs.queue) { row, place in
      row.items = Element._makeViewList(view: view.until(endOf: place), inputs: inputs.inBranch(at: place)).items
      self.makeSelectable(row, at: place, inputs: inputs)
    }
    source.count = 1
    source.holdsEffects = !isList
    source.mayHoldIDs = Element.mayHoldIDs
    if Element.self is any IdentifiedView.Type {
      source.indexOfID = { (view.read() as? any IdentifiedView)?.explicitID == $0 ? 0 : nil }
      position.info.frameOfID = { [unowned source] in source.frame(ofID: $0) }
    }
    return _ViewListOutputs(items: .rows(source))
  }

  /// Lets a person select a row by a tap, by the tag of its view or by its own id.
  func makeSelectable(_ row: LazyRow, at place: ViewPosition, inputs: _ViewInputs) {
    guard let select else { return }
    // A row may contain rows, which stand for its element.
    if let id = row.id { place.info.implicitTag = id }
    let action = TapAction { [unowned place, unowned row, canSelect] in
      guard canSelect(row) else { return }
      if let tag = place.rowTag { select(tag) }
    }
    place.control = Control(action, inputs: inputs)
  }
}

extension _ViewInputs {
  /// Whether a view that is made with the inputs is a row of a list, or several.
  var isInList: Bool { (listing as? LazyListing)?.isList == true }
}

extension ViewPosition {
  /// The value by which this row is selected: a tag in it, or the id of an element around it.
  var rowTag: AnyHashable? { first { $0.knownInfo?.tag?() } ?? nearest { $0.knownInfo?.implicitTag } }
}
