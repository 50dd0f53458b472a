#if !canImport(Darwin)
import Foundation

/// Stands for the class of a row where one is made by its class; it is open, so that the method table is used.
open class _RequiredCell: UITableViewCell {
  /// Makes a row.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  /// Archives are not read.
  public required init?(coder: NSCoder) { nil }
}

/// Stands for the class of a view where one is made by its class; it is open, so that the method table is used.
open class _RequiredView: UIView {
  /// Makes a view.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Archives are not read.
  public required init?(coder: NSCoder) { nil }
}

/// Makes a row of a class: Objective-C makes one of any class, and Swift wants `required`, which rows do not say.
///
/// - Precondition: The class has the initializer, inherited or overridden.
@MainActor @inline(never) @_optimize(none)
func makeCell(of type: UITableViewCell.Type, identifier: String) -> UITableViewCell {
  // SAFETY: only the method table of the class is used, in which every subclass has the initializer at one place.
  let cell = unsafe unsafeBitCast(type, to: _RequiredCell.Type.self).init(style: .default, reuseIdentifier: identifier)
  return unsafe unsafeDowncast(cell as UIView, to: UITableViewCell.self)
}

/// Makes a view of a class, in the same way.
///
/// - Precondition: The class has the initializer, inherited or overridden.
@MainActor @inline(never) @_optimize(none)
func makeView<Made: UIView>(of type: Made.Type) -> Made {
  // SAFETY: as for rows.
  let view = unsafe unsafeBitCast(type, to: _RequiredView.Type.self).init(frame: .zero)
  return unsafe unsafeDowncast(view, to: Made.self)
}
#endif
