/// The presentations over the root view of a host, from the first to the last.
@MainActor
final class PresentationBook: HostService {
  /// A screen with presentations: that of a host, or a window of a program.
  private struct Screen {
    weak var root: ViewPosition?
    let room: LayoutValue<RootNode.Room>
  }

  /// The screens, by the number of the position of their views.
  private var screens: [Int: Screen] = [:]
  /// The presentations; the last is in front.
  private var all: [Presentation] = []
  /// The places with a modal presentation over them, by the number of their position.
  private var occupied: Set<Int> = []
  /// Closures to run when a presentation has gone.
  private var waiting: [() -> Void] = []
  /// Closures to run when a full-screen cover comes or goes, by the object that they belong to.
  private var coverFollowers: [(object: ObjectIdentifier, changed: () -> Void)] = []

  /// Adds a screen, with the space for its presentations.
  func attach(to root: ViewPosition, room: LayoutValue<RootNode.Room>) {
    screens[root.identity] = Screen(root: root, room: room)
  }

  /// Removes a screen that has ended.
  func detach(from root: ViewPosition) { screens[root.identity] = nil }

  /// The presentations of a screen, from the first to the last.
  func presented(over root: ViewPosition) -> [Presentation] { all.filter { $0.position.parent === root } }

  /// The place over which a position presents: the nearest presentation around, or the screen.
  ///
  /// - Complexity: O(depth).
  private func base(of position: ViewPosition) -> ViewPosition? {
    var position: ViewPosition? = position
    while let here = position, here.knownInfo?.presenter == nil, screens[here.identity] == nil {
      position = here.parent
    }
    return position
  }

  /// Whether a position can present a kind of views: over each place, one modal presentation at a time.
  func canPresent(_ kind: PresentationKind, from position: ViewPosition) -> Bool {
    guard kind.isModal, let base = base(of: position) else { return true }
    return !occupied.contains(base.identity)
  }

  /// Whether a full-screen cover hides the views around a position.
  ///
  /// - Complexity: O(depth) if there is a cover.
  func isCovered(_ position: ViewPosition) -> Bool {
    let covered = all.compactMap { $0.kind == .fullScreenCover ? $0.base : nil }
    guard !covered.isEmpty, let base = base(of: position) else { return false }
    return covered.contains(base.identity)
  }

  /// Runs a closure whenever a full-screen cover has come or gone, until the object is given without one.
  func followCovers(as object: AnyObject, _ changed: (() -> Void)?) {
    coverFollowers.removeAll { $0.object == ObjectIdentifier(object) }
    if let changed { coverFollowers.append((ObjectIdentifier(object), changed)) }
  }

  private func coversChanged(by kind: PresentationKind) {
    if kind == .fullScreenCover { for follower in coverFollowers { follower.changed() } }
  }

  /// Runs a closure when a presentation has been removed.
  func wait(_ next: @escaping () -> Void) { waiting.append(next) }

  /// The screen of a position: the nearest one around.
  ///
  /// - Complexity: O(depth).
  private func screen(of position: ViewPosition) -> Screen? {
    var position: ViewPosition? = position
    while let here = position {
      if let screen = screens[here.identity] { return screen }
      position = here.parent
    }
    return nil
  }

  /// Presents views over all existing ones.
  ///
  /// - Parameters:
  ///   - kind: The kind of presentation.
  ///   - inputs: The inputs that the views inherit.
  ///   - dismissal: The dismissal for the views inside.
  ///   - make: Makes the views.
  /// - Returns: The presentation; nil if the host has been released.
  func present(
    as kind: PresentationKind, inputs: _ViewInputs, dismissal: Dismissal,
    _ make: (_ViewInputs) -> _ViewListOutputs
  ) -> Presentation? {
    guard let screen = screen(of: inputs.position), let root = screen.root, !root.isDetached else { return nil }
    let place = ViewPosition(Presentation.self, in: root, runtime: root.runtime)
    place.info.presenter = inputs.position
    var inside = inputs.onPage(at: place)
    inside.opacity = nil
    let look = PresentationLook()
    inside.environment = EnvironmentScope(inside: inputs.environment, at: place) { inherited in
      var values = inherited
      values.presentationLook = look
      if kind.isScreen {
        values.dismissal = dismissal
        values.navigationPage = nil
        (values.buttonDismissal, values.menuPresenter, values.isInMenu) = (nil, nil, false)
      } else {
        // Its buttons leave what the presenting view stands in, and links in it navigate there.
        (values.buttonDismissal, values.isInMenu) = (dismissal, false)
        values.menuPresenter = inherited.menuPresenter ?? inputs
      }
      return values
    }
    look.scope = inside.environment
    let content = ImplicitStackNode(at: place, content: make(inside))
    let sheet = kind == .sheet ? SheetNode(at: place, wrapping: content, look: look) : nil
    _ = RootNode(at: place, sharing: screen.room, child: sheet ?? content)
    let base = kind.isModal ? base(of: inputs.position)?.identity : nil
    if let base { occupied.insert(base) }
    let presentation = Presentation(kind: kind, at: place, occupying: base, dismissal: dismissal, look: look)
    all.append(presentation)
    root.runtime.insert(place)
    coversChanged(by: kind)
    return presentation
  }

  /// Removes a presentation.
  func remove(_ presentation: Presentation) {
    guard let index = all.indexFromEnds(of: presentation) else { return }
    all.remove(at: index)
    if let base = presentation.base { occupied.remove(base) }
    presentation.position.runtime.remove(presentation.position)
    coversChanged(by: presentation.kind)
    let next = waiting
    waiting = []
    for next in next { next() }
  }

  /// Releases everything, because the host has ended.
  func drop() {
    all = []
    occupied = []
    waiting = []
    screens = [:]
    coverFollowers = []
  }
}

/// The kind of a presentation.
public enum PresentationKind: String, Hashable, Sendable {
  /// A sheet.
  case sheet
  /// A full-screen cover.
  case fullScreenCover = "full screen cover"
  /// An alert.
  case alert
  /// A confirmation dialog.
  case confirmationDialog = "confirmation dialog"
  /// A menu.
  case menu
  /// A popover.
  case popover
  /// The buttons at an edge of a row.
  case swipeActions = "swipe actions"

  /// Whether the views take the place of those behind, so that nothing else can be presented there.
  var isModal: Bool { self != .menu && self != .swipeActions }

  /// Whether the views are a screen of their own, which `dismiss` leaves; buttons in the others leave them in any case.
  var isScreen: Bool { self == .sheet || self == .fullScreenCover || self == .popover }
}

/// Views that are presented over others.
@MainActor
final class Presentation {
  /// The kind of presentation.
  let kind: PresentationKind
  /// The position of the views.
  let position: ViewPosition
  /// The number of the position over which a modal presentation is.
  fileprivate let base: Int?
  /// The way in which they are dismissed.
  let dismissal: Dismissal
  /// The traits that modifiers inside set.
  let look: PresentationLook

  init(
    kind: PresentationKind, at position: ViewPosition, occupying base: Int?, dismissal: Dismissal,
    look: PresentationLook
  ) {
    self.look = look
    self.base = base
    self.kind = kind
    self.position = position
    self.dismissal = dismissal
  }
}

extension HostRuntime {
  /// The presentations over the root view.
  var presentations: PresentationBook { service(PresentationBook.self) }
}
