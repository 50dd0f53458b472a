import MutationOperators
import Testing

struct `The list of equivalent mutants` {
  @Test func `a line has an identity and a reason`() throws {
    let list = try EquivalentMutants(
      """
      # A comment.
      Kernel/Verify.swift/f(_:at:)/drop-1: it only saves time

      call check: it changes nothing
      """)
    #expect(list.reasons == ["Kernel/Verify.swift/f(_:at:)/drop-1": "it only saves time"])
    #expect(list.excludedCalls == ["check"])
  }

  @Test func `a line without a reason and a second one are refused`() {
    #expect(throws: EquivalentMutants.BadLine.self) { try EquivalentMutants("Kernel/Verify.swift/f(_:)/drop-1") }
    #expect(throws: EquivalentMutants.BadLine.self) { try EquivalentMutants("a: b\na: c") }
  }

  @Test func `an identity that no mutant bears is found`() throws {
    let list = try EquivalentMutants("Kernel/Verify.swift/f()/drop-1: why\nKernel/Verify.swift/f()/drop-2: why")
    #expect(list.unknown(among: mutants(of: "func f() { a() }", by: "drop")) == ["Kernel/Verify.swift/f()/drop-2"])
  }
}
