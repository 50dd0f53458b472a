import AttributeGraph2

/// Reads an attribute in a function of its own, out of whose loops the optimiser cannot move it.
///
/// What the call costs is in the figures of the two operations that use it.
@inline(never)
func read(_ cell: StateCell<Int>) -> Int { cell.value }

/// Reads an attribute in a function of its own, out of whose loops the optimiser cannot move it.
@inline(never)
func read(_ computed: ComputedAttribute<Int>) -> Int { computed.value }
