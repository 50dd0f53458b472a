import Foundation

extension EnvironmentValues {
  private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

  /// The undo manager of the host; nil outside of a host.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
