import Synchronization

/// The custom guides that alignments of the program have named.
///
/// A layout may have such a guide even if none of its subviews has it, so it must be asked for each of them. A guide is
/// registered when an alignment is made of it, in whatever host it is used.
enum CustomGuides {
  private static let keys = Mutex<[AlignmentKey]>([])
  /// Their number, which each question for guides of a layout reads.
  private static let number = Atomic(0)

  /// The guides, in the order of their registration.
  static var all: [AlignmentKey] { keys.withLock { $0 } }

  /// The number of guides, which never falls.
  static var count: Int { number.load(ordering: .acquiring) }

  /// Registers a guide, unless it is built in.
  ///
  /// - Complexity: O(guides noted).
  static func note(_ key: AlignmentKey) {
    guard !key.isBuiltIn else { return }
    keys.withLock { keys in
      guard !keys.contains(key) else { return }
      keys.append(key)
      number.store(keys.count, ordering: .releasing)
    }
  }
}
