import Synchronization

/// The guides of the user's own that an alignment of the program has named.
///
/// A layout may have such a guide where none of its subviews has it, so it has to be asked for each of them. They are
/// noted when an alignment is made of them, whoever aligns by it in which host.
enum CustomGuides {
  private static let keys = Mutex<[AlignmentKey]>([])

  /// The guides, in the order in which they were named first.
  static var all: [AlignmentKey] { keys.withLock { $0 } }

  /// How many there are; there are never fewer than before.
  static var count: Int { keys.withLock { $0.count } }

  /// Takes note of a guide, if it is none of the library's.
  ///
  /// - Complexity: O(guides noted).
  static func note(_ key: AlignmentKey) {
    guard !key.isBuiltIn else { return }
    keys.withLock { if !$0.contains(key) { $0.append(key) } }
  }
}
