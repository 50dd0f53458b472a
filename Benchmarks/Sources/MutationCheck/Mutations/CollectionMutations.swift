/// Keyed cells and keyed maps.
extension Mutation {
  /// What can be broken in it.
  static let collections: [Mutation] = [
    Mutation(
      mechanism: "keyed cells", file: "Collections/KeyedCells.swift",
      original: """
              cells[key]?.value = value

        """,
      replacement: "",
      why: "readers of one key do not hear of it"),
    Mutation(
      mechanism: "keyed cells", file: "Collections/KeyedCells.swift",
      original: """
              whole.value = ()

        """,
      replacement: "",
      why: "readers of the whole do not hear of a key"),
    Mutation(
      mechanism: "keyed cells", file: "Collections/KeyedCells.swift",
      original: """
              if (old == nil) != (value == nil) { keySet.toggle(key) }

        """,
      replacement: "",
      why: "readers of the keys do not hear of a new one"),
    Mutation(
      mechanism: "keyed cells", file: "Collections/KeyedCells.swift",
      original: """
            if isTheSame(elements.contents[key], value) { return elements.contents[key] }

        """,
      replacement: "",
      why: "an equal value is a change"),
    Mutation(
      mechanism: "keyed cells", file: "Collections/KeyedCells.swift",
      original: "    if !graph.state.fields.isRuleRunning { return true }",
      replacement: "    if true { return true }",
      why: "a rule may write keyed cells"),
    Mutation(
      mechanism: "key sets", file: "Collections/KeySet.swift",
      original: """
            if isBack { toggled.keys.remove(key) }

        """,
      replacement: "",
      why: "a key that came and went counts as a change"),
    Mutation(
      mechanism: "key sets", file: "Collections/KeySet.swift",
      original: """
            journal.append(key)

        """,
      replacement: "",
      why: "the journal misses keys"),
    Mutation(
      mechanism: "key sets", file: "Collections/KeySet.swift",
      original: "guard let start, start >= journalStart else",
      replacement: "guard let start else",
      why: "who is behind a journal that was forgotten gets the wrong keys"),
    Mutation(
      mechanism: "keyed maps", file: "Collections/KeyedMap.swift",
      original: """
            if old != nil || output != nil { version += 1 }

        """,
      replacement: "",
      why: "the whole does not differ when an element does"),
    Mutation(
      mechanism: "keyed maps", file: "Collections/KeyedMap.swift",
      original: """
              departed.append(key)

        """,
      replacement: "",
      why: "elements that have departed are kept"),
    Mutation(
      mechanism: "keyed maps", file: "Collections/KeyedMap.swift",
      original: """
            let unneeded = elements.filter { key, element in

        """,
      replacement: """
            let unneeded = elements.filter { key, element in false &&

        """,
      why: "elements that nobody needs are kept"),
  ]
}
