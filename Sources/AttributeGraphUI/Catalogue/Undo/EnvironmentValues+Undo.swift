import Foundation

extension EnvironmentValues {
  private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

  /// The record of changes that can be taken back, of which each host has one; nil outside of a host.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
