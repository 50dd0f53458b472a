import Foundation

/// Commands at their place in the menus of a program.
@MainActor
final class CommandEntry: Ending {
  /// The place of commands.
  enum Part: Hashable {
    /// In a menu of their own.
    case menu(String)
    /// Before, after, or in place of a group of the system.
    case before(CommandGroupPlacement)
    case after(CommandGroupPlacement)
    case replacing(CommandGroupPlacement)

    /// The group next to which they are placed; nil for a menu of their own.
    var placement: CommandGroupPlacement? {
      switch self {
      case .menu: nil
      case .before(let placement), .after(let placement), .replacing(let placement): placement
      }
    }

    /// The order: before the group of the system, in place of it, or behind it.
    var order: Int {
      switch self {
      case .menu, .before: 0
      case .replacing: 1
      case .after: 2
      }
    }
  }

  let part: Part
  let host: ViewHost
  private let place: [Int]
  private weak var book: SceneBook?

  private init(_ part: Part, host: ViewHost, at place: [Int], in book: SceneBook) {
    self.part = part
    self.host = host
    self.place = place
    self.book = book
  }

  /// Makes the views of commands, which have a layout of their own, until their position ends.
  static func make<Content: View>(
    _ content: _GraphValue<Content>, as part: Part, for type: Any.Type, inputs: _CommandsInputs
  ) {
    let context = inputs.views.environment.values.sceneContext
    guard let book = context.book else { return }
    let position = inputs.views.makePosition(type)
    let host = ViewHost(
      at: position, inheriting: inputs.views, size: book.usualSize, in: book,
      environment: {
        $0.pickerLook = $0.pickerLook.inMenu
        $0.menuStyle = AnyMenuStyle(InlineMenuStyle())
      },
      content: { Content._makeViewList(view: content, inputs: $0) })
    let entry = CommandEntry(part, host: host, at: inputs.place, in: book)
    position.own(entry)
    let next = book.commands.firstIndex { entry.place.lexicographicallyPrecedes($0.place) }
    book.commands.insert(entry, at: next ?? book.commands.endIndex)
  }

  func end() { book?.commands.removeAll { $0 === self } }
}

/// A menu of a program that an `AppHost` has launched, with the program's commands.
@MainActor
public struct AppMenu {
  /// The title.
  public let title: String
  let parts: [CommandEntry]

  /// The texts of its commands, in order.
  public var texts: [String] { parts.flatMap(\.host.texts) }

  /// Performs a command: taps the button with this title. A disabled command does nothing.
  ///
  /// - Throws: `HostError` if the menu has no such command.
  /// - Returns: The work that it caused.
  @discardableResult
  public func perform(_ command: String) throws -> UpdateReport {
    guard let part = parts.first(where: { $0.host.texts.contains(command) }) else {
      throw HostError.noControl(title: command, available: texts, kind: "command")
    }
    return try part.host.tap(command)
  }
}

extension SceneBook {
  /// The menus with commands of the program: the standard menus in their order, and custom menus between "View" and
  /// "Window", as the system has them.
  func menus(of program: String) -> [AppMenu] {
    var menus: [AppMenu] = []
    func add(_ title: String, _ parts: [CommandEntry]) {
      if !parts.isEmpty { menus.append(AppMenu(title: title, parts: parts)) }
    }
    let byMenu = Dictionary(grouping: commands.filter { $0.part.placement != nil }) { $0.part.placement?.menu }
    let order = CommandGroupPlacement.all
    func standard(_ menu: String?) {
      let parts = (byMenu[menu] ?? []).enumerated().sorted { first, second in
        func key(_ entry: CommandEntry) -> Int { entry.part.placement.flatMap(order.firstIndex) ?? 0 }
        return (key(first.element), first.element.part.order, first.offset)
          < (key(second.element), second.element.part.order, second.offset)
      }
      add(menu ?? program, parts.map(\.element))
    }
    for menu in [nil, "File", "Edit", "Format", "View"] { standard(menu) }
    for command in commands {
      guard case .menu(let title) = command.part, !menus.contains(where: { $0.title == title }) else { continue }
      add(title, commands.filter { $0.part == .menu(title) })
    }
    for menu in ["Window", "Help"] { standard(menu) }
    return menus
  }
}
