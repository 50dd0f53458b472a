import Foundation

/// The transaction in which a thread other than the main one sets state.
final class ThreadTransaction {
  /// The transaction of the innermost `withTransaction` or `withAnimation`.
  var transaction = Transaction()
  /// The number of sets of state.
  var writeCount = 0
  /// The number of sets that belong to the completions of closures that have ended.
  var writesOfOthers = 0

  /// That of the calling thread.
  static var current: ThreadTransaction {
    let (thread, key) = (Thread.current.threadDictionary, "AttributeGraphUI.ThreadTransaction")
    if let known = thread[key] as? ThreadTransaction { return known }
    let made = ThreadTransaction()
    thread[key] = made
    return made
  }
}
