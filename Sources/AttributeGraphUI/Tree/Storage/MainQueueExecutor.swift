import Foundation

/// Runs the nonisolated parts of views' tasks on the main queue, interleaved with those of the main actor.
///
/// On the thread pool, where such parts run by default, their completion cannot be observed. Here they run in the order
/// in which they were enqueued, so a host that runs the main queue runs them, too, on a busy machine as on an idle one.
final class MainQueueExecutor: TaskExecutor {
  /// The executor of all views' tasks.
  static let shared = MainQueueExecutor()

  /// Runs a part of a task after the work that is already queued on the main queue.
  func enqueue(_ job: consuming ExecutorJob) {
    // SAFETY: a job that was handed over is run exactly once.
    let job = UnownedJob(job)
    DispatchQueue.main.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
