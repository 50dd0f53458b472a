#if !canImport(Darwin)
import Foundation

/// A record of changes that can be taken back and made again.
///
/// All registrations between the beginning and the end of a group are undone together. Without groups of the program's
/// own, each registration is a group: there are no events that could end one.
open class UndoManager: NSObject {
  /// A change, and what it is called.
  private struct Change {
    weak var target: AnyObject?
    let undo: () -> Void
  }

  /// Changes that are taken back as one.
  private final class ChangeGroup {
    var changes: [Change] = []
    var name = ""
    var isDiscardable = false
  }

  private var undoGroups: [ChangeGroup] = []
  private var redoGroups: [ChangeGroup] = []
  private var openGroups: [ChangeGroup] = []
  private var disablings = 0
  /// Whether a change is being taken back.
  public private(set) var isUndoing = false
  /// Whether a change is being made again.
  public private(set) var isRedoing = false
  /// How many groups can be taken back at most; 0 for any number.
  open var levelsOfUndo = 0 { didSet { forgetOldest() } }
  /// Whether the changes of one event are one group; it is kept, as there are no events.
  open var groupsByEvent = true

  /// Makes a record without changes.
  public override init() { super.init() }

  /// How many groups are open within each other.
  open var groupingLevel: Int { openGroups.count }
  /// Whether changes are recorded.
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }
  /// Whether something can be taken back.
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.changes.isEmpty } }
  /// Whether something can be made again.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// The name of what is taken back next.
  open var undoActionName: String { (openGroups.first ?? undoGroups.last)?.name ?? "" }
  /// The name of what is made again next.
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  /// The title of a command that takes the next change back.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a command that makes the next change again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of a command that takes back what has a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of a command that makes again what has a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Records a change: the closure takes it back, and records in turn what makes it again.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let change = Change(target: target) { [weak target] in if let target { handler(target) } }
    if let group = openGroups.last {
      group.changes.append(change)
    } else {
      let group = ChangeGroup()
      group.changes = [change]
      close(group)
    }
    if !isUndoing && !isRedoing { redoGroups = [] }
  }

  /// Begins a group.
  open func beginUndoGrouping() { openGroups.append(ChangeGroup()) }

  /// Ends a group, which becomes a part of the one around, or can be taken back.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    guard !group.changes.isEmpty else { return }
    guard let around = openGroups.last else { return close(group) }
    around.changes += group.changes
    if around.name.isEmpty { around.name = group.name }
  }

  private func close(_ group: ChangeGroup) {
    if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
    forgetOldest()
  }

  private func forgetOldest() {
    if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst(undoGroups.count - levelsOfUndo) }
  }

  /// Takes the last group back.
  open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    guard let group = undoGroups.popLast() else { return }
    isUndoing = true
    replay(group)
    isUndoing = false
  }

  /// Takes the last group back, within the group that is open.
  open func undoNestedGroup() { undo() }

  /// Makes the group again that was taken back last.
  open func redo() {
    guard let group = redoGroups.popLast() else { return }
    isRedoing = true
    replay(group)
    isRedoing = false
  }

  private func replay(_ group: ChangeGroup) {
    beginUndoGrouping()
    openGroups.last?.name = group.name
    for change in group.changes.reversed() { change.undo() }
    endUndoGrouping()
  }

  /// Names what can be taken back next.
  open func setActionName(_ actionName: String) { (openGroups.last ?? undoGroups.last)?.name = actionName }

  /// Sets whether what can be taken back next may be lost without a question.
  open func setActionIsDiscardable(_ discardable: Bool) {
    (openGroups.last ?? undoGroups.last)?.isDiscardable = discardable
  }

  /// Whether what is taken back next may be lost without a question.
  open var undoActionIsDiscardable: Bool { undoGroups.last?.isDiscardable ?? false }

  /// Records nothing until it is enabled again.
  open func disableUndoRegistration() { disablings += 1 }
  /// Records changes again.
  open func enableUndoRegistration() { disablings = max(disablings - 1, 0) }

  /// Forgets all changes.
  open func removeAllActions() { (undoGroups, redoGroups, openGroups) = ([], [], []) }

  /// Forgets all changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoGroups + redoGroups + openGroups { group.changes.removeAll { $0.target === target } }
    undoGroups.removeAll { $0.changes.isEmpty }
    redoGroups.removeAll { $0.changes.isEmpty }
  }
}
#endif
