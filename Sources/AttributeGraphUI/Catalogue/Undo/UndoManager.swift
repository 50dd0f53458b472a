#if !canImport(Darwin)
import Foundation

/// A record of changes that can be undone and redone.
///
/// All registrations between the beginning and the end of a group are undone together. Without explicit groups, each
/// registration is a group of its own, because there are no events that could end one.
open class UndoManager: NSObject {
  /// A change, and its name.
  private struct Change {
    weak var target: AnyObject?
    let undo: () -> Void
  }

  /// Changes that are undone as one.
  private final class ChangeGroup {
    var changes: [Change] = []
    var name = ""
    var isDiscardable = false
  }

  private var undoGroups: [ChangeGroup] = []
  private var redoGroups: [ChangeGroup] = []
  private var openGroups: [ChangeGroup] = []
  private var disablings = 0
  /// Whether a change is being undone.
  public private(set) var isUndoing = false
  /// Whether a change is being redone.
  public private(set) var isRedoing = false
  /// The maximum number of groups that can be undone; 0 for any number.
  open var levelsOfUndo = 0 { didSet { forgetOldest() } }
  /// Whether the changes of one event are one group; it is only stored, because there are no events.
  open var groupsByEvent = true

  /// Makes a record without changes.
  public override init() { super.init() }

  /// The number of open nested groups.
  open var groupingLevel: Int { openGroups.count }
  /// Whether changes are recorded.
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }
  /// Whether there is a change to undo.
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.changes.isEmpty } }
  /// Whether there is a change to redo.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// The name of the next change to undo.
  open var undoActionName: String { (openGroups.first ?? undoGroups.last)?.name ?? "" }
  /// The name of the next change to redo.
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  /// The title of a command that undoes the next change.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a command that redoes the next change.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of a command that undoes a change with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of a command that redoes a change with a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Records a change: the closure undoes it, and in turn records how to redo it.
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

  /// Ends a group, which becomes a part of the enclosing one, or can be undone.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    guard !group.changes.isEmpty else { return }
    guard let parent = openGroups.last else { return close(group) }
    parent.changes += group.changes
    if parent.name.isEmpty { parent.name = group.name }
  }

  private func close(_ group: ChangeGroup) {
    if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
    forgetOldest()
  }

  private func forgetOldest() {
    if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst(undoGroups.count - levelsOfUndo) }
  }

  /// Undoes the last group.
  open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    guard let group = undoGroups.popLast() else { return }
    isUndoing = true
    replay(group)
    isUndoing = false
  }

  /// Undoes the last group inside the open group.
  open func undoNestedGroup() { undo() }

  /// Redoes the group that was undone last.
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

  /// Names the next change to undo.
  open func setActionName(_ actionName: String) { (openGroups.last ?? undoGroups.last)?.name = actionName }

  /// Sets whether the next change to undo may be discarded without a question.
  open func setActionIsDiscardable(_ discardable: Bool) {
    (openGroups.last ?? undoGroups.last)?.isDiscardable = discardable
  }

  /// Whether the next change to undo may be discarded without a question.
  open var undoActionIsDiscardable: Bool { undoGroups.last?.isDiscardable ?? false }

  /// Stops recording until it is enabled again.
  open func disableUndoRegistration() { disablings += 1 }
  /// Resumes recording.
  open func enableUndoRegistration() { disablings = max(disablings - 1, 0) }

  /// Removes all changes.
  open func removeAllActions() { (undoGroups, redoGroups, openGroups) = ([], [], []) }

  /// Removes all changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoGroups + redoGroups + openGroups { group.changes.removeAll { $0.target === target } }
    undoGroups.removeAll { $0.changes.isEmpty }
    redoGroups.removeAll { $0.changes.isEmpty }
  }
}
#endif
