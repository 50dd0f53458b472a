/// Uses a value that nothing else uses, so that the optimiser must compute it.
///
/// A scenario passes the result of an update to this function. Otherwise a release build may find that the result is
/// unused, remove the work that computes it, and report the time of nothing.
///
/// The function is neither inlined nor optimised, so the caller's optimiser cannot learn that it does nothing.
@inline(never)
@_optimize(none)
package func blackHole<Value>(_ value: Value) {}

/// Returns its argument, hiding from the optimiser that it is the same value.
///
/// A literal input goes through this function, so that work on it is not done at compile time.
@inline(never)
@_optimize(none)
package func hiddenFromOptimiser<Value>(_ value: Value) -> Value { value }
