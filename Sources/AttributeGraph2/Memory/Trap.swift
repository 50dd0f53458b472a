/// Stops the program with a text unless something is true: a precondition of a public call.
///
/// The text is written in every build. That of a `precondition` is lost where the program is optimised, and with it the
/// name of the culprit and what to do.
///
/// - Parameters:
///   - isTrue: What has to be true.
///   - message: What is wrong, with whom, and what to do.
@inlinable @inline(__always) package func trap(unless isTrue: Bool, _ message: @autoclosure () -> String) {
  if _slowPath(!isTrue) { fatalError(message()) }
}
