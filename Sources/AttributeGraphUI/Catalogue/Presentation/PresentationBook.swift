/// What is presented over the root view of a host, from the first to the last.
@MainActor
final class PresentationBook: HostService {
  /// A screen on which views are presented: that of a host, or a window of a program.
  private struct Screen {
    weak var root: ViewPosition?
    let room: LayoutValue<RootNode.Room>
  }

  /// The screens, by the number of the position at which their views stand.
  private var screens: [Int: Screen] = [:]
  /// What is presented; the last is in front.
  private var all: [Presentation] = []

  /// Adds a screen: where presentations stand, and how much room they have.
  func attach(to root: ViewPosition, room: LayoutValue<RootNode.Room>) {
    screens[root.identity] = Screen(root: root, room: room)
  }

  /// Takes a screen off that has gone.
  func detach(from root: ViewPosition) { screens[root.identity] = nil }

  /// The presentations of a screen, from the first to the last.
  func presented(over root: ViewPosition) -> [Presentation] { all.filter { $0.position.parent === root } }

  /// The screen of a position: that of the nearest one around.
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

  /// Presents views over everything that is there.
  ///
  /// - Parameters:
  ///   - kind: What the views are presented as.
  ///   - inputs: What the views inherit.
  ///   - dismissal: What takes them away when they are left from inside.
  ///   - make: Makes the views.
  /// - Returns: What is presented; nil if the host has gone.
  func present(
    as kind: PresentationKind, inputs: _ViewInputs, dismissal: Dismissal,
    _ make: (_ViewInputs) -> _ViewListOutputs
  ) -> Presentation? {
    guard let screen = screen(of: inputs.position), let root = screen.root, !root.isDetached else { return nil }
    let place = ViewPosition(Presentation.self, in: root, runtime: root.runtime)
    var inside = inputs.onPage(at: place)
    inside.opacity = nil
    let look = PresentationLook()
    inside.environment = EnvironmentScope(inside: inputs.environment, at: place) { around in
      var values = around
      values.dismissal = dismissal
      values.navigationPage = nil
      values.buttonDismissal = [.sheet, .fullScreenCover, .popover].contains(kind) ? nil : dismissal
      values.presentationLook = look
      return values
    }
    look.scope = inside.environment
    let content = ImplicitStackNode(at: place, content: make(inside))
    let sheet = kind == .sheet ? SheetNode(at: place, around: content, look: look) : nil
    _ = RootNode(at: place, sharing: screen.room, child: sheet ?? content)
    let presentation = Presentation(kind: kind, at: place, dismissal: dismissal, look: look)
    all.append(presentation)
    root.runtime.insert(place)
    return presentation
  }

  /// Takes away what is presented.
  func remove(_ presentation: Presentation) {
    guard let index = all.firstIndex(where: { $0 === presentation }) else { return }
    all.remove(at: index)
    presentation.position.runtime.remove(presentation.position)
  }

  /// Lets go of everything: the host has gone.
  func drop() {
    all = []
    screens = [:]
  }
}

/// As what views are presented over others.
public enum PresentationKind: String, Hashable, Sendable {
  /// A sheet.
  case sheet
  /// A cover over everything.
  case fullScreenCover = "full screen cover"
  /// An alert.
  case alert
  /// A choice of what to do.
  case confirmationDialog = "confirmation dialog"
  /// A menu.
  case menu
  /// A popover.
  case popover
  /// The buttons at a side of a row.
  case swipeActions = "swipe actions"
}

/// Views that are presented over others.
@MainActor
final class Presentation {
  /// As what.
  let kind: PresentationKind
  /// Where they stand.
  let position: ViewPosition
  /// What takes them away.
  let dismissal: Dismissal
  /// The traits that modifiers inside give to it.
  let look: PresentationLook

  init(kind: PresentationKind, at position: ViewPosition, dismissal: Dismissal, look: PresentationLook) {
    self.look = look
    self.kind = kind
    self.position = position
    self.dismissal = dismissal
  }
}

extension HostRuntime {
  /// The presentations over the root view.
  var presentations: PresentationBook { service(PresentationBook.self) }
}
