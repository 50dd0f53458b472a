import Testing

@Suite struct `Unsafe code` {
  /// The folders whose types may be unsafe inside: they are what everything else is safe behind.
  private let folders = [
    "Sources/AttributeGraph2/Storage/", "Sources/SecondEdition/Memory/", "Sources/AttributeGraphUI/Storage/",
    "Sources/GraphBench/Storage/",
  ]

  /// The files outside of them with unsafe code, each with the type or the step that needs it.
  private let files = [
    // The fields of a node's record, at offsets of their own, and the behaviour of a kind of nodes.
    "Sources/SecondEdition/Nodes/NodeRecord.swift", "Sources/SecondEdition/Nodes/NodeKind.swift",
    // Values and closures in the record: the generic code that knows their types.
    "Sources/SecondEdition/Nodes/StateCell.swift", "Sources/SecondEdition/Nodes/Computed.swift",
    "Sources/SecondEdition/Nodes/Effect.swift",
    // The state behind one pointer, the inputs under the cursor, and first values in the write log.
    "Sources/SecondEdition/Kernel/GraphState.swift", "Sources/SecondEdition/Kernel/Track.swift",
    "Sources/SecondEdition/Kernel/Verify.swift", "Sources/SecondEdition/Kernel/RunEffect.swift",
    "Sources/SecondEdition/Kernel/Transaction.swift", "Sources/SecondEdition/Kernel/Write.swift",
    // The list of nodes that a run or a subgraph owns.
    "Sources/SecondEdition/Ownership/Scope.swift",
    // The platform's functions for writing a line and reading the environment.
    "Sources/SecondEdition/Inspection/StandardError.swift",
    // The platform's functions for reading and writing what the compiler and the plugin send each other.
    "Sources/MacroExpansion/Messages/StandardStreams.swift",
  ]

  @Test func `unsafe code stands in the listed files only`() throws {
    let findings = try SourceTree.swiftFiles(below: "Sources").flatMap { file in
      isListed(file.path) ? [] : places(in: file)
    }
    let advice = "Move it behind a small safe type in one of the folders, or list the file with its reason."
    #expect(findings.isEmpty, "\(SourceTree.report(findings, advice: advice))")
  }

  @Test func `each listed file has unsafe code`() throws {
    let idle = try files.filter { path in
      let text = try SourceTree.text(of: path)
      return places(in: SourceTree.File(path: path, text: text)).isEmpty
    }
    #expect(idle.isEmpty, "Take these out of the list.")
  }

  private func isListed(_ path: String) -> Bool { folders.contains { path.hasPrefix($0) } || files.contains(path) }

  private func places(in file: SourceTree.File) -> [SourceTree.Finding] {
    SourceRules.unsafePlaces(in: file.tokens).map {
      SourceTree.Finding(path: file.path, line: $0.line, text: $0.code)
    }
  }
}
