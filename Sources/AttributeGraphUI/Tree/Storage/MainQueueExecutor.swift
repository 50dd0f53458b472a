import Foundation

/// Runs the parts of views' tasks that belong to no actor on the main queue, in turn with those that do.
///
/// On the pool of threads where such parts run otherwise, nobody can say when they are done. Here they come in the order
/// in which they became due, so a host that lets the main queue turn lets them run, too, on a busy machine as on an idle
/// one.
final class MainQueueExecutor: TaskExecutor {
  /// The executor of all views' tasks.
  static let shared = MainQueueExecutor()

  /// Runs a part of a task when what waits in the main queue has run.
  func enqueue(_ job: consuming ExecutorJob) {
    // SAFETY: a job that was handed over is run exactly once.
    let job = UnownedJob(job)
    DispatchQueue.main.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
