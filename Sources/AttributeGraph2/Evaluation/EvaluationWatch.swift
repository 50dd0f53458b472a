/// What happens beside an update: nothing, as a rule; reports, while somebody listens.
///
/// The loop that brings nodes up to date is compiled once for each conforming type, so that a graph to which nobody
/// listens pays nothing for those to which somebody does.
protocol EvaluationWatch {
  /// A reader was put on the stack.
  static func didPush(_ reader: ReaderReference, in graph: GraphReference)
  /// The rule or body of the reader on top of the stack is about to run.
  static func willRun(_ reader: ReaderReference, in graph: GraphReference)
  /// It has run; its reader may be gone.
  static func didRun(in graph: GraphReference)
  /// The reader on top of the stack turned out not to be stale.
  static func didValidate(_ reader: ReaderReference, in graph: GraphReference)
  /// The frame on top of the stack is taken off without an outcome.
  static func willDrop(in graph: GraphReference)
  /// Whether the frame of a reader that runs must tell which input made it run.
  static var asksForReasons: Bool { get }
  /// Whether the update has to be given up.
  static func mustAbort(in graph: GraphReference) -> Bool
}

/// Nobody listens.
enum Unwatched: EvaluationWatch {
  @inline(__always) static func didPush(_ reader: ReaderReference, in graph: GraphReference) {}
  @inline(__always) static func willRun(_ reader: ReaderReference, in graph: GraphReference) {}
  @inline(__always) static func didRun(in graph: GraphReference) {}
  @inline(__always) static func didValidate(_ reader: ReaderReference, in graph: GraphReference) {}
  @inline(__always) static func willDrop(in graph: GraphReference) {}
  @inline(__always) static var asksForReasons: Bool { false }
  @inline(__always) static func mustAbort(in graph: GraphReference) -> Bool { false }
}

/// Somebody listens, or the causes of evaluations are recorded.
enum Watched: EvaluationWatch {
  static func didPush(_ reader: ReaderReference, in graph: GraphReference) { graph.noteUpdateBegan(reader) }
  static func willRun(_ reader: ReaderReference, in graph: GraphReference) { graph.noteRun(of: reader) }
  static func didRun(in graph: GraphReference) { graph.noteUpdateEnded() }
  static func didValidate(_ reader: ReaderReference, in graph: GraphReference) { graph.noteUpdateEnded() }
  static func willDrop(in graph: GraphReference) { graph.noteUpdateEnded() }
  static var asksForReasons: Bool { true }
  static func mustAbort(in graph: GraphReference) -> Bool { false }
}

/// The update may be given up between two rules: by a rule that asks for it, or because its deadline has passed.
enum Abortable: EvaluationWatch {
  static func didPush(_ reader: ReaderReference, in graph: GraphReference) {}
  static func willRun(_ reader: ReaderReference, in graph: GraphReference) {}
  static func didRun(in graph: GraphReference) {}
  static func didValidate(_ reader: ReaderReference, in graph: GraphReference) {}
  static func willDrop(in graph: GraphReference) {}
  static var asksForReasons: Bool { true }
  static func mustAbort(in graph: GraphReference) -> Bool { graph.mustAbortPrefetch() }
}

/// The same while somebody listens. It is a type of its own, as a rule of the update may begin to listen, or cease to:
/// whatever is noted at the beginning has to be noted at the end.
enum WatchedAbortable: EvaluationWatch {
  static func didPush(_ reader: ReaderReference, in graph: GraphReference) { Watched.didPush(reader, in: graph) }
  static func willRun(_ reader: ReaderReference, in graph: GraphReference) { Watched.willRun(reader, in: graph) }
  static func didRun(in graph: GraphReference) { Watched.didRun(in: graph) }
  static func didValidate(_ reader: ReaderReference, in graph: GraphReference) {
    Watched.didValidate(reader, in: graph)
  }
  static func willDrop(in graph: GraphReference) { Watched.willDrop(in: graph) }
  static var asksForReasons: Bool { true }
  static func mustAbort(in graph: GraphReference) -> Bool { graph.mustAbortPrefetch() }
}
