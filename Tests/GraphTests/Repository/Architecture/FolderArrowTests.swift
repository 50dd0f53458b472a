import Testing

struct `Floors of the engine` {
  private static let plan = FloorPlan(
    module: "Sources/AttributeGraph2",
    floors: [
      ["Memory"], ["Kernel", "Nodes"], ["FastPaths"], ["Ownership"], ["Collections", "Models"], ["Boundary"],
      ["Inspection"], [""],
    ],
    checksCalls: true, sharedNames: ["initialize", "map", "removeValue", "store", "update", "write"],
    exceptions: [
      FloorPlan.Exception(
        number: 1, places: ["Nodes/", "Ownership/", "Collections/", "Models/", "Boundary/", "Inspection/"],
        names: ["Graph"],
        reason: "Each concept extends the graph with its part of the front door, and objects keep their graph alive."),
      FloorPlan.Exception(
        number: 2, places: ["Kernel/GraphState.swift"], names: ["OwnershipState", "BoundaryState", "InspectionState"],
        reason: "The whole state of a graph lies behind one pointer."),
      FloorPlan.Exception(
        number: 3, places: ["Memory/LargerStack.swift", "Memory/Releases.swift", "Memory/WaitingEffects.swift"],
        names: ["GraphReference", "NodeKind", "retain", "endIfUnheld", "freeIfUnused"],
        reason: "Evaluations continue on another stack, and what a queue or a list of releases drops ends."),
      FloorPlan.Exception(
        number: 4, places: ["Kernel/Flush.swift", "Kernel/Recompute.swift", "Nodes/Computed.swift"],
        names: ["nextAlike", "tryRunRow", "tryRunStale"], reason: "The kernel asks its fast paths first."),
      FloorPlan.Exception(
        number: 5, places: ["Kernel/", "Nodes/Effect.swift", "Nodes/Node.swift"],
        names: ["disown", "end", "endLastEvaluation", "endScope", "freeIfUnused", "noteNew", "noteStoppedEffect"],
        reason: "A run owns the effects that it makes, and a step of the kernel owns the node that it works on."),
      FloorPlan.Exception(
        number: 6, places: ["Nodes/NodeRecord.swift"], names: ["Scope"],
        reason: "The record of an effect names the scope that owns it."),
      FloorPlan.Exception(
        number: 7,
        places: [
          "Kernel/", "Nodes/Effect.swift", "Nodes/Prefetch.swift", "Ownership/Ending.swift",
        ],
        names: [
          "deliver", "forgetOutside", "noteDisowned", "settleHooks", "takeExternalChanges",
          "takeExternalChangesBeforeFlush",
        ],
        reason: "Transactions deliver mail, reads ask for external changes, and hooks are called last of all."),
      FloorPlan.Exception(
        number: 8,
        places: [
          "Kernel/", "Nodes/EffectFailure.swift", "Nodes/EndedNode.swift", "Nodes/Prefetch.swift", "Ownership/",
          "Collections/KeyedElements.swift", "Boundary/",
        ],
        names: [
          "Explanation", "checkInvariantsIfAsked", "emit", "forgetNotes", "label", "newestCellName", "noteRun",
          "noteUpdateBegan", "noteUpdateEnded", "noteWrite", "recordStaleness", "report", "restoringCause",
          "settleRecordedWrites",
        ],
        reason: "Events, causes and misuse are noted where they happen."),
    ])

  @Test func `a folder names types and functions of its own floor and of those below`() throws {
    try expectNoArrowsUp(in: Self.plan)
  }

  @Test func `each exception is needed, for each of its places and names`() throws {
    try expectNeededExceptions(in: Self.plan)
  }

  @Test func `each shared name is that of a function of the engine`() throws {
    let functions = try Self.plan.scan().functions
    #expect(Self.plan.sharedNames.isSubset(of: functions))
  }
}

/// Members of types of the standard library, of Foundation and of lower floors that a higher floor adds, too.
private let namesOfLibraries: Set = ["decode", "placeholder", "reversed"]

struct `Floors of the views` {
  private static let plan = FloorPlan(
    module: "Sources/AttributeGraphUI",
    floors: [["Values"], ["LayoutRules"], ["Tree"], ["Catalogue"], ["Host"]],
    checksCalls: false, checksMembers: true, sharedNames: namesOfLibraries,
    exceptions: [
      FloorPlan.Exception(
        number: 1, places: ["Catalogue/"],
        names: ["ViewHost", "HostError", "UpdateReport", "ControlTarget", "ViewElement"],
        reason: "A feature extends the host with what a person does with it, so that a control touches one folder."),
      FloorPlan.Exception(
        number: 2, places: ["Catalogue/Apps/Windows/SceneBook.swift"], names: ["AppWindow"],
        reason: "Scenes open the windows of the host that launched their app."),
    ])

  @Test func `a folder names types of its own floor and of those below`() throws {
    try expectNoArrowsUp(in: Self.plan)
  }

  @Test func `each exception is needed, for each of its places and names`() throws {
    try expectNeededExceptions(in: Self.plan)
  }
}

private func expectNoArrowsUp(in plan: FloorPlan) throws {
  let findings = try plan.findings()
  let advice = "Move it down, or let the higher floor call the lower one."
  #expect(findings.isEmpty, "\(SourceTree.report(findings, advice: advice))")
}

private func expectNeededExceptions(in plan: FloorPlan) throws {
  for exception in try plan.idleExceptions() {
    Issue.record("Exception \(exception.number) (\(exception.reason)) is too wide.")
  }
  #expect(plan.exceptions.map(\.number) == Array(1...plan.exceptions.count))
}
