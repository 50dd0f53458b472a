#if !canImport(Darwin)
import Foundation

/// A table view: all rows are made at once.
///
/// They are made at the first layout, and again after `reloadData()`. A test selects a row with `choose(rowAt:)` and
/// deletes one with `delete(rowAt:)`.
open class UITableView: UIScrollView {
  /// The look.
  public enum Style: Int, Sendable {
    /// Without or with groups.
    case plain, grouped, insetGrouped
  }

  /// The position of a row after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere, or at a place.
    case none, top, middle, bottom
  }

  /// The animation of rows; they change immediately.
  public enum RowAnimation: Int, Sendable {
    /// By the look.
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }

  private static let proxy = UITableView()
  private var classes: [String: UITableViewCell.Type] = [:]
  private var rows: [(place: IndexPath, cell: UITableViewCell)] = []
  private var parts: [UIView] = []
  private var needsRows = true
  /// The look.
  public private(set) var style = Style.plain
  /// The data source.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
  /// The distances of the lines between rows, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The height of a row, in points; negative for that of its content configuration, or else 44.
  open var rowHeight: CGFloat = -1
  /// An estimate for the height of a row, in points.
  open var estimatedRowHeight: CGFloat = -1
  /// The height of a header, in points.
  open var sectionHeaderHeight: CGFloat = -1
  /// The height of a footer, in points.
  open var sectionFooterHeight: CGFloat = -1
  /// An estimate for the height of a header, in points.
  open var estimatedSectionHeaderHeight: CGFloat = -1
  /// An estimate for the height of a footer, in points.
  open var estimatedSectionFooterHeight: CGFloat = -1
  /// The distance above a header, in points.
  open var sectionHeaderTopPadding: CGFloat = -1
  /// Whether a row can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether a row can be selected while rows are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether rows are edited.
  open var isEditing = false
  /// The view above the rows.
  open var tableHeaderView: UIView? { didSet { reloadData() } }
  /// The view below the rows.
  open var tableFooterView: UIView? { didSet { reloadData() } }
  /// The view behind the rows.
  open var backgroundView: UIView?
  /// The index paths of the selected rows.
  public private(set) var indexPathsForSelectedRows: [IndexPath]? {
    didSet {
      for row in rows {
        let isSelected = indexPathsForSelectedRows?.contains(row.place) == true
        if row.cell.isSelected != isSelected { row.cell.setSelected(isSelected, animated: false) }
      }
    }
  }

  /// The height of a row that is as high as its content.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Makes a table.
  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
    self.style = style
  }

  /// The appearance proxy of all tables; it keeps the values that are set.
  open override class func appearance() -> UITableView { proxy }

  // MARK: - Rows

  /// Registers the class of the rows with an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// A new row for an identifier; nil if no class was registered for it.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let cell = classes[identifier].map { makeObject(of: $0) }
    cell?.reuseIdentifier = identifier
    return cell
  }

  /// A new row for an identifier.
  ///
  /// - Precondition: A class was registered for it.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    Self.registered(dequeueReusableCell(withIdentifier: identifier), as: identifier)
  }

  /// Reloads the rows, at the next layout.
  open func reloadData() {
    needsRows = true
    setNeedsLayout()
  }

  /// Reloads the rows: all of them.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Reloads the rows: all of them.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Reloads the rows, new ones among them.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Reloads the rows that are left.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Reloads the rows, those of new sections among them.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Reloads the rows of the sections that are left.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Changes may follow.
  open func beginUpdates() {}
  /// Reloads the rows after changes.
  open func endUpdates() { reloadData() }
  /// Reloads the rows after changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsRows else { return }
    needsRows = false
    for part in parts { part.removeFromSuperview() }
    (parts, rows) = ([], [])
    var bottom: CGFloat = 0
    func add(_ view: UIView?, height: CGFloat) {
      guard let view else { return }
      view.frame = CGRect(x: 0, y: bottom, width: frame.width, height: height)
      bottom += height
      parts.append(view)
      addSubview(view)
    }
    func label(_ title: String?) -> UIView? {
      title.map { title in
        let label = UILabel()
        label.text = title
        return label
      }
    }
    let delegate = delegate as? any UITableViewDelegate
    func height(_ wanted: CGFloat?, usual: CGFloat) -> CGFloat { wanted.flatMap { $0 < 0 ? nil : $0 } ?? usual }
    add(tableHeaderView, height: tableHeaderView?.frame.height ?? 0)
    for section in 0..<numberOfSections {
      add(
        delegate?.tableView(self, viewForHeaderInSection: section)
          ?? label(dataSource?.tableView(self, titleForHeaderInSection: section)),
        height: height(delegate?.tableView(self, heightForHeaderInSection: section), usual: 28))
      for row in 0..<numberOfRows(inSection: section) {
        let place = IndexPath(row: row, section: section)
        guard let cell = dataSource?.tableView(self, cellForRowAt: place) else { continue }
        delegate?.tableView(self, willDisplay: cell, forRowAt: place)
        rows.append((place, cell))
        let usual = cell.content.size(width: frame.width)?.height ?? 44
        add(cell, height: height(delegate?.tableView(self, heightForRowAt: place) ?? rowHeight, usual: usual))
      }
      add(
        delegate?.tableView(self, viewForFooterInSection: section)
          ?? label(dataSource?.tableView(self, titleForFooterInSection: section)),
        height: height(delegate?.tableView(self, heightForFooterInSection: section), usual: 28))
    }
    add(tableFooterView, height: tableFooterView?.frame.height ?? 0)
    contentSize = CGSize(width: frame.width, height: bottom)
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// The number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// The row at an index path; nil if it was not made.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.first { $0.place == indexPath }?.cell }
  /// The index path of a row; nil for a row of another table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.first { $0.cell === cell }?.place }
  /// The rows that were made.
  open var visibleCells: [UITableViewCell] { rows.map(\.cell) }
  /// The index paths of the rows that were made.
  open var indexPathsForVisibleRows: [IndexPath]? { rows.map(\.place) }
  /// The index path of the selected row; nil for none.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// Scrolls to a row, immediately.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let cell = cellForRow(at: indexPath) else { return }
    let room = frame.height - cell.frame.height
    switch scrollPosition {
    case .none: scrollRectToVisible(cell.frame, animated: animated)
    case .top: contentOffset.y = cell.frame.minY
    case .middle: contentOffset.y = cell.frame.minY - room / 2
    case .bottom: contentOffset.y = cell.frame.minY - room
    }
  }

  /// Selects a row; the delegate is not notified.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return indexPathsForSelectedRows = nil }
    indexPathsForSelectedRows = (allowsMultipleSelection ? indexPathsForSelectedRows ?? [] : []) + [indexPath]
  }

  /// Deselects a row; the delegate is not notified.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedRows?.removeAll { $0 == indexPath }
    if indexPathsForSelectedRows?.isEmpty == true { indexPathsForSelectedRows = nil }
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: - A person

  /// Selects a row, like a user: the delegate may refuse, and is notified.
  public func choose(rowAt indexPath: IndexPath) {
    guard allowsSelection else { return }
    let delegate = delegate as? any UITableViewDelegate
    guard let place = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath else { return }
    if !allowsMultipleSelection, let old = indexPathForSelectedRow, old != place {
      deselectRow(at: old, animated: false)
      delegate?.tableView(self, didDeselectRowAt: old)
    }
    selectRow(at: place, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: place)
  }

  /// Deletes a row, like a user, where it can be edited.
  public func delete(rowAt indexPath: IndexPath) {
    guard dataSource?.tableView(self, canEditRowAt: indexPath) == true else { return }
    dataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
  }
}

extension UIView {
  /// A part that was registered with its identifier.
  ///
  /// - Precondition: A class was registered, so it was made.
  static func registered<Part>(_ part: Part?, as identifier: String) -> Part {
    guard let part else {
      fatalError(
        "No class was registered for the identifier '\(identifier)'. Register one before parts of it are asked for.")
    }
    return part
  }
}
#endif
