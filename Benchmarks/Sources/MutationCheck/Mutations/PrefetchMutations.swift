/// Updates that may be given up.
extension Mutation {
  /// What can be broken in it.
  static let prefetching: [Mutation] = [
    Mutation(
      mechanism: "given-up prefetch", file: "Evaluation/BringUpToDate.swift",
      original: """
                reader.state = fields.evaluationStack[top].nextInput < 0 ? .dirty : .checked

        """,
      replacement: "",
      why: "the readers of a prefetch that is given up stay in the middle of it"),
    Mutation(
      mechanism: "given-up prefetch", file: "Evaluation/BringUpToDate.swift",
      original: "nextInput < 0 ? .dirty : .checked",
      replacement: "nextInput < 0 ? .checked : .checked",
      why: "a rule that must run is forgotten when its prefetch is given up"),
    Mutation(
      mechanism: "given-up prefetch", file: "Evaluation/BringUpToDate.swift",
      original: """
                abort(downTo: base, watch)
                return false
        """,
      replacement: """
                abort(downTo: base, watch)
                return true
        """,
      why: "a prefetch that was given up says that it was not"),
    Mutation(
      mechanism: "given-up prefetch", file: "Evaluation/Prefetch.swift",
      original: """
            graph.fields.isUpdateCancelled = false
            graph.fields.prefetches += 1
        """,
      replacement: "    graph.fields.prefetches += 1",
      why: "an inner prefetch is given up because the one around it was"),
    Mutation(
      mechanism: "given-up prefetch", file: "Evaluation/Prefetch.swift",
      original: """
              graph.fields.isUpdateCancelled = wasCancelled

        """,
      replacement: "",
      why: "the next prefetch is given up because the last one was"),
    Mutation(
      mechanism: "deadline", file: "Evaluation/Prefetch.swift",
      original: "ContinuousClock.now >= deadline.instant else",
      replacement: "ContinuousClock.now < deadline.instant else",
      why: "a prefetch goes on after its deadline and not before it"),
    Mutation(
      mechanism: "deadline", file: "Evaluation/Prefetch.swift",
      original: "outer.map { min($0.instant, deadline) } ?? deadline",
      replacement: "deadline",
      why: "an inner deadline may be later than the one around it"),
    Mutation(
      mechanism: "deadline", file: "Evaluation/Prefetch.swift",
      original: """
            defer { state.fields.deadline = outer }

        """,
      replacement: "",
      why: "a deadline holds for ever"),
    Mutation(
      mechanism: "deadline", file: "Evaluation/Prefetch.swift",
      original: """
            emit(.deadlinePassed)

        """,
      replacement: "",
      why: "nobody is told that a deadline has passed"),
  ]
}
