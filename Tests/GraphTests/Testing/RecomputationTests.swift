import AttributeGraphTesting
import AttributeGraphUI
import Testing

/// Budgets of recomputations: what they count, and what their failures say.
@MainActor
struct `Budgets of recomputations` {
  struct Parent: View {
    @State private var number = 0
    var body: some View {
      Button("add") { number += 1 }
      Row(number: number)
      if number > 1 { Late() }
    }
  }

  struct Row: View {
    let number: Int
    var body: some View { Text("row \(number)") }
  }

  struct Late: View {
    var body: some View { Text("late") }
  }

  /// The texts of the failures that a closure reports.
  private func failures<Value>(_ work: () throws -> Value) throws -> [String] {
    let texts = ReportedTexts()
    // It fails if the closure reports no failure: it tests the failures that the library reports.
    try withKnownIssue {
      _ = try work()
    } matching: {
      texts.take($0)
    }
    return texts.all
  }

  @Test func `the right number passes, of a type and of all together`() throws {
    let host = ViewHost { Parent() }
    try expectRecomputes(of: Row.self, 1) { try host.tap("add") }
    try expectRecomputes(of: Late.self, 0) { try host.tap("add") }
    try expectRecomputes(of: Row.self, 1...2) { try host.tap("add") }
    #expect(try expectRecomputes(atMost: 2) { try host.tap("add") }.total.bodies == 2)
  }

  @Test func `a wrong number fails with every body that ran, and why`() throws {
    let host = ViewHost { Parent() }
    let texts = try failures { try expectRecomputes(of: Row.self, 0) { try host.tap("add") } }
    let text = try #require(texts.first)
    #expect(texts.count == 1)
    #expect(text.hasPrefix("Expected 0 recomputations of Row, got 1. In order, this ran:\n  Parent #"))
    #expect(text.contains(": property 'number'\n  Row #") && text.hasSuffix(": input 'number'"))
    let all = try failures { try expectRecomputes(atMost: 1) { try host.tap("add") } }
    #expect(all.first?.hasPrefix("Expected at most 1 recomputation, got 2.") == true)
    #expect(all.first?.contains("Late #") == true && all.first?.contains(": first run") == true)
  }

  @Test func `where nothing ran the failure says so`() throws {
    let host = ViewHost { Parent() }
    let texts = try failures { expectRecomputes(of: Row.self, 1) { host.perform {} } }
    #expect(texts == ["Expected 1 recomputation of Row, got 0. Nothing ran."])
  }

  @Test func `a closure inside another one counts for both`() throws {
    let host = ViewHost { Parent() }
    try expectRecomputes(of: Row.self, 2) {
      try expectRecomputes(of: Row.self, 1) { try host.tap("add") }
      try host.tap("add")
    }
  }

  @Test(.recomputes(atMost: 4), .recomputes(of: Row.self, atMost: 2))
  func `a test within its budget passes`() throws {
    let host = ViewHost { Parent() }
    try host.tap("add")
    try host.tap("add")
  }

  @Test func `a test above its budget fails with what ran in the hosts that it made`() async throws {
    let other = ViewHost { Parent() }
    let test = try #require(Test.current)
    let reported = ReportedTexts()
    // It fails if the closure reports no failure: it tests the failures that the library reports.
    try await withKnownIssue {
      try await RecomputationTrait.recomputes(of: Row.self, atMost: 0).provideScope(for: test, testCase: nil) {
        try await MainActor.run {
          let host = ViewHost { Parent() }
          try host.tap("add")
          try other.tap("add")
        }
      }
    } matching: {
      reported.take($0)
    }
    let texts = reported.all
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("Expected at most 0 recomputations of Row, got 1.") == true)
  }

  @Test func `each of several budgets of a test is checked`() async throws {
    let reported = ReportedTexts()
    let test = try #require(Test.current)
    // It fails if the closure reports no failure: it tests the failures that the library reports.
    try await withKnownIssue {
      try await RecomputationTrait.recomputes(atMost: 1).provideScope(for: test, testCase: nil) {
        try await RecomputationTrait.recomputes(of: Row.self, atMost: 9).provideScope(for: test, testCase: nil) {
          try await MainActor.run {
            let host = ViewHost { Parent() }
            for _ in 1...2 { try host.tap("add") }
          }
        }
      }
    } matching: {
      reported.take($0)
    }
    #expect(reported.all.count == 1)
    #expect(reported.all.first?.hasPrefix("Expected at most 1 recomputation, got") == true)
  }

  @Test func `a negative budget ends the program`() async {
    await #expect(processExitsWith: .failure) { _ = RecomputationTrait.recomputes(atMost: -1) }
    await #expect(processExitsWith: .failure) { _ = RecomputationTrait.recomputes(of: Int.self, atMost: -1) }
    await #expect(processExitsWith: .failure) { await MainActor.run { expectRecomputes(of: Int.self, -1) {} } }
    await #expect(processExitsWith: .failure) { await MainActor.run { expectRecomputes(atMost: -1) {} } }
  }

  @MainActor
  @Suite(.recomputes(atMost: 2)) struct `Of a suite` {
    @MainActor
    struct `In a suite` {
      @Test(arguments: [1, 2]) func `each case of each test has the budget of the suite`(number: Int) throws {
        let log = try #require(BodyLogScope.log)
        let host = ViewHost { Parent() }
        try host.tap("add")
        // The bodies of the other case are not among them.
        #expect(log.entries.map(\.run.view) == ["Parent", "Row", "Parent", "Row"])
      }
    }
  }
}
