import MutationOperators

/// The mutants of a text by one operator.
func mutants(of text: String, by name: String, excluding calls: Set<String> = []) -> [Mutant] {
  let facts = SourceFacts(of: [text], excludedCalls: calls)
  return MutantFinder.mutants(in: text, file: "Kernel/Verify.swift", facts: facts).filter {
    $0.identity.operatorName == name
  }
}

/// The texts that an operator makes of a text, each with one mutant and no switch.
func broken(_ text: String, by name: String, excluding calls: Set<String> = []) -> [String] {
  mutants(of: text, by: name, excluding: calls).map { $0.plain.applied(to: text) }
}

/// The schema of a text with all mutants of one operator, numbered from 1, without the import at its end.
func schema(_ text: String, by name: String) -> String {
  let numbered = zip(1..., mutants(of: text, by: name)).map { (number: $0, mutant: $1) }
  return SchemaText(of: text, with: numbered).text.replacing("\nimport MutantSwitches\n", with: "")
}
