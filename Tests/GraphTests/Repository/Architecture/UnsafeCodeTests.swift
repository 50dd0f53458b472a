import Testing

@Suite struct `Unsafe code` {
  @Test func `unsafe code stands in the Storage folders only`() throws {
    let findings = try SourceTree.swiftFiles(below: "Sources").filter { !$0.isInStorage }.flatMap { file in
      SourceRules.unsafePlaces(in: file.tokens).map {
        SourceTree.Finding(path: file.path, line: $0.line, text: $0.code)
      }
    }
    #expect(
      findings.isEmpty,
      "\(SourceTree.report(findings, advice: "Move it behind a small safe type in the target's Storage folder."))")
  }
}
