import Foundation
import ThreadSupport

/// One step of a comparison: a stretch of two values, and the method that compares it.
///
/// Steps identify bytes by their distance from the beginning of the value, so a plan for a type of any nesting is one
/// flat list. A step is plain data: roles' functions are stored apart, so iterating the list counts no references.
struct FieldOperation {
  /// The method of comparison.
  enum Method {
    /// Byte for byte. Used for plain data without padding, and for words that are equal only for the same object.
    case bytes

    /// By the `==` of its type.
    case equality(any Equatable.Type)

    /// Byte for byte, and by `==` if bytes differ that may be irrelevant, such as those of an absent payload.
    case bytesElseEquality(any Equatable.Type)

    /// Byte for byte, else by the contents of the two existentials of this type.
    case bytesElseContents(Any.Type)

    /// By the function of a role, at this index in `FieldComparison.comparers`.
    case role(Int)

    /// As optionals: both without a value, or both with one, and then the next `payloadSteps` steps decide.
    case optional(any OptionalType.Type, payloadSteps: Int)

    /// Never equal: the stretch holds a closure, or a value of unknown structure.
    case never
  }

  /// The distance of the stretch from the beginning of the value, in bytes.
  let offset: Int

  /// The length of the stretch in bytes.
  var count: Int

  /// The method of comparison.
  var method: Method
}

/// The steps that compare two values, which are equal if all steps find them equal.
struct FieldComparison {
  /// The steps, in order.
  var operations: [FieldOperation] = []

  /// The functions of the roles that steps refer to.
  var comparers: [FieldComparer] = []

  /// Whether two values are equal by these steps.
  ///
  /// Both addresses must be those of initialised values of the type the steps were made for.
  ///
  /// - Complexity: O(*n*) in the number of steps, plus the costs of the functions called. Allocates nothing itself.
  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    var index = 0
    while index < operations.count {
      let step = operations[index]
      // SAFETY: the step lies within a value of the type the plan was made for, and where it names a type, a value of
      // this type begins there.
      let a = unsafe first + step.offset
      let b = unsafe second + step.offset
      index += 1
      switch step.method {
      case .bytes:
        guard unsafe haveEqualBytes(a, b, count: step.count) else { return false }
      case .equality(let type):
        guard unsafe areEqualValues(a, b, as: type) else { return false }
      case .bytesElseEquality(let type):
        guard unsafe haveEqualBytes(a, b, count: step.count) || areEqualValues(a, b, as: type) else { return false }
      case .bytesElseContents(let type):
        guard unsafe haveEqualBytes(a, b, count: step.count) || haveEqualContents(a, b, as: type) else { return false }
      case .role(let place):
        guard unsafe comparers[place].function(a, b) else { return false }
      case .optional(let type, let payloadSteps):
        let isFirstAbsent = unsafe type.isAbsent(at: a)
        guard unsafe type.isAbsent(at: b) == isFirstAbsent else { return false }
        if isFirstAbsent { index += payloadSteps }
      case .never:
        return false
      }
    }
    return true
  }
}

// SAFETY of the functions below: the caller vouches for two initialised values of the named type, or as many readable
// bytes, at the addresses; they are borrowed where they are.

/// Whether two stretches hold the same bytes; the sizes of numbers and words are compared without a call.
private func haveEqualBytes(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int) -> Bool {
  switch count {
  case 8:
    unsafe first.loadUnaligned(as: UInt64.self) == second.loadUnaligned(as: UInt64.self)
  case 1:
    unsafe first.load(as: UInt8.self) == second.load(as: UInt8.self)
  case 4:
    unsafe first.loadUnaligned(as: UInt32.self) == second.loadUnaligned(as: UInt32.self)
  default:
    unsafe memcmp(first, second, count) == 0
  }
}

private func areEqualValues<Value: Equatable>(
  _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, as type: Value.Type
) -> Bool {
  unsafe first.assumingMemoryBound(to: type).pointee == second.assumingMemoryBound(to: type).pointee
}

/// Whether two existentials hold one object, or equal values of one type.
///
/// Only the bytes of the values are compared: an existential's buffer may be larger.
private func haveEqualContents<Value>(
  _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, as type: Value.Type
) -> Bool {
  func isEqual<Content: Equatable>(_ first: Content, _ second: Any) -> Bool {
    (second as? Content) == first
  }
  let first = unsafe first.assumingMemoryBound(to: type).pointee as Any
  let second = unsafe second.assumingMemoryBound(to: type).pointee as Any
  guard Swift.type(of: first) == Swift.type(of: second) else { return false }
  if let first = first as? any Equatable { return isEqual(first, second) }
  if Swift.type(of: first) is AnyObject.Type { return (first as AnyObject) === (second as AnyObject) }
  // An existential passed as `Any` is itself the content of the `Any`: only its dynamic type gives access to the value.
  func areSame<Content>(_ type: Content.Type) -> Bool {
    guard MainQueue.isCurrent, let first = first as? Content,
      let second = second as? Content
    else { return false }
    return onMainActor((first, second)) { values in
      ExistentialDepth.deeper { FieldPlan.plan(for: type).areEqual(values.0, values.1) }
    }
  }
  return _openExistential(Swift.type(of: first), do: areSame)
}

/// The nesting depth of the existentials that are being compared.
@MainActor
private enum ExistentialDepth {
  /// Values further in count as unequal, so that a chain of boxes of any length fits the stack.
  private static let limit = 64
  private static var current = 0

  /// Compares the contents of an existential, one level deeper.
  static func deeper(_ compare: () -> Bool) -> Bool {
    guard current < limit else { return false }
    current += 1
    defer { current -= 1 }
    return compare()
  }
}
