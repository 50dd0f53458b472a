import Testing

struct `Unsafe code` {
  /// The folders whose types may be unsafe inside: they are what everything else is safe behind.
  private let folders = [
    "Sources/AttributeGraph2/Memory/", "Sources/AttributeGraphUI/Tree/Storage/", "Sources/GraphBench/Storage/",
    "Sources/GraphBenchKit/Storage/", "Sources/ThreadSupport/Storage/",
  ]

  /// The files outside of them with unsafe code, each with the type or the step that needs it.
  private let files = [
    // The fields of a node's record, at offsets of their own, and the behaviour of a kind of nodes.
    "Sources/AttributeGraph2/Nodes/NodeRecord.swift", "Sources/AttributeGraph2/Nodes/NodeKind.swift",
    // Values and closures in the record: the generic code that knows their types.
    "Sources/AttributeGraph2/Nodes/StateCell.swift", "Sources/AttributeGraph2/Nodes/Computed.swift",
    "Sources/AttributeGraph2/Nodes/Effect.swift", "Sources/AttributeGraph2/Nodes/EndedNode.swift",
    // The state behind one pointer, the inputs under the cursor, and first values in the write log.
    "Sources/AttributeGraph2/Kernel/GraphState.swift", "Sources/AttributeGraph2/Kernel/Track.swift",
    "Sources/AttributeGraph2/Kernel/Verify.swift", "Sources/AttributeGraph2/Kernel/RunEffect.swift",
    "Sources/AttributeGraph2/Kernel/Transaction.swift",
    // The graph around, by its address.
    "Sources/AttributeGraph2/Kernel/OtherGraphs.swift",
    // The list of nodes that a run or a subgraph owns.
    "Sources/AttributeGraph2/Ownership/Scope.swift",
    // Rules that are run where the types of their values are known.
    "Sources/AttributeGraph2/FastPaths/AlikeRules.swift", "Sources/AttributeGraph2/FastPaths/StaleRead.swift",
    // The elements of a path, which CoreGraphics passes by their addresses.
    "Sources/AttributeGraphUI/Catalogue/Platform/Values/CGPath+Elements.swift",
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
