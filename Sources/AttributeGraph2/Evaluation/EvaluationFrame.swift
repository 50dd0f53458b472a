/// A reader that is being brought up to date, and how far its inputs are known to be.
@usableFromInline
struct EvaluationFrame: BitwiseCopyable {
  /// The reader; nil once it ended in the middle of its own verification or evaluation.
  @usableFromInline var reader: ReaderReference?
  /// The first input that is not known to be up to date and unchanged.
  @usableFromInline var nextInput = 0

  @inlinable @inline(__always)
  init(_ reader: ReaderReference?) { self.reader = reader }
}
