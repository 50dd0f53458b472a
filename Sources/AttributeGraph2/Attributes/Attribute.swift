/// A readable handle: a state cell or a computed attribute.
///
/// ```swift
/// func label(for total: some Attribute<Int>) -> String { "\(total.value)" }
/// ```
public protocol Attribute<Value>: Node {
  /// What the attribute holds.
  associatedtype Value

  /// The value, up to date; read inside a rule or an effect it becomes one of its inputs.
  var value: Value { get }
}

extension StateCell: Attribute {}
extension Computed: Attribute where Failure == Never {}
