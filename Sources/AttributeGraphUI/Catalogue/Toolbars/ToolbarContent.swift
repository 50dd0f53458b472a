/// The items of a toolbar.
///
/// Custom items have a `body` composed of others, and may hold state like a view.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent
  /// The items that these are composed of.
  @ToolbarContentBuilder var body: Body { get }
  /// Makes the views of the items at a place of the toolbar.
  static func _makeItems(
    content: _GraphValue<Self>, at place: _ToolbarPlace, inputs: _ViewInputs
  ) -> _ViewListOutputs
  /// The places at which there are items now; all of them where only a body knows.
  var _places: Set<_ToolbarPlace> { get }
}

extension ToolbarContent {
  /// Runs the body like that of a view, and makes the views of its items.
  public static func _makeItems(
    content: _GraphValue<Self>, at place: _ToolbarPlace, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    guard let states = inputs.environment.entry(for: \.toolbarStates).current else {
      return BodyPosition.makeViewList(of: content, inputs: inputs, by: ToolbarBody<Self>(place: place, shared: nil))
    }
    let position = inputs.makePosition(Self.self)
    let shared = states.join(content.read(), at: place, position, inputs.environment)
    return BodyPosition.makeViewList(
      of: content, inputs: inputs.inside(position), by: ToolbarBody<Self>(place: place, shared: shared))
  }

  /// All places: the body determines them.
  public var _places: Set<_ToolbarPlace> { Set(_ToolbarPlace.allCases) }
}

extension ToolbarContent where Body == Never {
  /// Traps: the toolbar shows the items.
  public var body: Never { fatalError("\(Self.self) has no body: the toolbar shows the items.") }
}

extension Never: ToolbarContent {
  /// There are no items.
  public static func _makeItems(
    content: _GraphValue<Never>, at place: _ToolbarPlace, inputs: _ViewInputs
  ) -> _ViewListOutputs { .empty }
}

/// Items that a person may rearrange, which a host does not support.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// The body of custom items.
private struct ToolbarBody<Content: ToolbarContent>: BodyMaker {
  let place: _ToolbarPlace
  let shared: Content?

  func body(of content: Content) -> _ToolbarItems<Content.Body> { _ToolbarItems(content: content.body, place: place) }
}

/// The views of the items at a place of a toolbar.
struct _ToolbarItems<Content: ToolbarContent>: PrimitiveView {
  let content: Content
  let place: _ToolbarPlace

  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    Content._makeItems(content: view.property(\.content), at: view.read().place, inputs: inputs)
  }
}

/// A part of a toolbar.
public enum _ToolbarPlace: Hashable, Sendable, CaseIterable {
  /// At the top, at the leading edge.
  case leading
  /// At the top, in the middle.
  case center
  /// At the top, at the trailing edge.
  case trailing
  /// At the bottom.
  case bottom
  /// Below the rest, while a field is focused.
  case keyboard
}

/// The place of an item in a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The part of the toolbar; nil for items that are not shown here.
  let place: _ToolbarPlace?
  private let name: String

  private init(_ name: String, _ place: _ToolbarPlace?) { (self.name, self.place) = (name, place) }

  /// At the top, where lines end.
  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  /// At the top, in the middle.
  public static let principal = ToolbarItemPlacement("principal", .center)
  /// At the top, where lines begin.
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  /// At the top, where lines end.
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  /// At the top, where lines end.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
  /// At the bottom.
  public static let status = ToolbarItemPlacement("status", .bottom)
  /// At the top, where lines end.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
  /// At the top, where lines begin.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  /// At the top, where lines end.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
  /// Over the keyboard: at the bottom, below the items that stand there, while a field inside the view is focused.
  public static let keyboard = ToolbarItemPlacement("keyboard", .keyboard)
  /// At the top, where lines begin.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  /// At the top, where lines end.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  /// At the top, where lines begin.
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
  /// At the top, where lines end.
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
  /// At the bottom.
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
  /// At the top, in the middle, in place of the title.
  public static let title = ToolbarItemPlacement("title", .center)
  /// At the top, in the middle, in place of the second title.
  public static let subtitle = ToolbarItemPlacement("subtitle", .center)
  /// At the top, in the middle, in place of the large title.
  public static let largeTitle = ToolbarItemPlacement("largeTitle", .center)
  /// At the top, in the middle, in place of the second large title.
  public static let largeSubtitle = ToolbarItemPlacement("largeSubtitle", .center)
  /// In a bar below the toolbar: at the top, where lines end.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement("accessoryBar(\(id))", .trailing)
  }
  /// Not in the toolbar until a person adds the item.
  static let nowhere = ToolbarItemPlacement("nowhere", nil)
}

/// An item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// The toolbar shows the item.
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  init(_ placement: ToolbarItemPlacement, _ content: Content) {
    self.placement = placement
    self.content = content
  }

  /// Makes the views of the item, while it is at the place.
  @MainActor public static func _makeItems(
    content: _GraphValue<Self>, at place: _ToolbarPlace, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let view = content.projection { $0.placement.place == place ? _ToolbarItemContent(content: $0.content) : nil }
    return _ToolbarItemContent<Content>?._makeViewList(
      view: view, inputs: inputs.inside(inputs.makePosition(Self.self)))
  }

  /// The place of the item, if it is shown.
  @MainActor public var _places: Set<_ToolbarPlace> { placement.place.map { [$0] } ?? [] }
}

/// The views of an item: labels show only their symbols, as in the bars of a phone.
nonisolated struct _ToolbarItemContent<Content: View>: View {
  let content: Content

  @MainActor var body: some View { content.labelStyle(IconOnlyLabelStyle()) }
}

extension ToolbarItem where ID == () {
  /// Makes an item at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement, content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Makes an item with an id, at a place. One that is not shown by default never is, because nobody adds it here.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(showsByDefault ? placement : .nowhere, content())
  }
}

/// Items of a toolbar at one place.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// The toolbar shows the items.
  public typealias Body = Never
  let item: ToolbarItem<(), Content>

  /// Makes items at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    item = ToolbarItem(placement, content())
  }

  /// Makes items at a place, with a label for a toolbar that has no room for all of them; here it always has.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(placement: placement, content: content)
  }

  /// Makes the views of the items, if they are at the place.
  @MainActor public static func _makeItems(
    content: _GraphValue<Self>, at place: _ToolbarPlace, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    ToolbarItem<(), Content>._makeItems(content: content.property(\.item), at: place, inputs: inputs)
  }

  /// The place of the items, if they are shown.
  @MainActor public var _places: Set<_ToolbarPlace> { item._places }
}

/// A menu in the middle of a toolbar.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  /// The toolbar shows the menu.
  public typealias Body = Never
  let item: ToolbarItem<(), Menu<Image, Content>>

  /// Makes a menu, which opens from a symbol.
  public init(@ViewBuilder content: () -> Content) {
    item = ToolbarItem(.principal, Menu(content: content) { Image(systemName: "chevron.down") })
  }

  /// Makes a menu that SwiftUI fills from the commands of the program; here it is not shown.
  public init() where Content == EmptyView {
    item = ToolbarItem(.nowhere, Menu(content: { EmptyView() }) { Image(systemName: "chevron.down") })
  }

  /// Makes the menu, if it is at the place.
  @MainActor public static func _makeItems(
    content: _GraphValue<Self>, at place: _ToolbarPlace, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    ToolbarItem<(), Menu<Image, Content>>._makeItems(content: content.property(\.item), at: place, inputs: inputs)
  }

  /// The middle of the bar at the top.
  @MainActor public var _places: Set<_ToolbarPlace> { item._places }
}
