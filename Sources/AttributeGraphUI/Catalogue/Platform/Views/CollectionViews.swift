#if !canImport(Darwin)
import Foundation

/// The data source of a collection view.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of elements of a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The element at an index path.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// The number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// An object that is notified of a collection view.
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// An element is selected.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// An element was deselected.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// An element is about to be seen.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
}

/// A delegate that returns the sizes of a flow layout.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an element, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// The size in the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50) }
}

/// The layout of a collection view.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// Makes a layout.
  public override init() { super.init() }
  /// Requests a new layout; elements are placed whenever the collection view is laid out.
  open func invalidateLayout() {}
}

/// A layout in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of an element, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// An estimate for the size of an element, in points; one above zero gives elements with a content configuration the
  /// size of their content.
  open var estimatedItemSize = CGSize.zero
  /// An estimate that stands for the size of the content.
  public nonisolated static let automaticSize = CGSize(width: 50, height: 50)
  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance between elements of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The insets of a section, in points.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of a header, in points; none is made.
  open var headerReferenceSize = CGSize.zero
  /// The size of a footer, in points; none is made.
  open var footerReferenceSize = CGSize.zero
}

/// A collection view: all elements are made at once, in lines as wide as the view.
///
/// They are made at the first layout, and again after `reloadData()`. A test selects an element with `choose(itemAt:)`.
open class UICollectionView: UIScrollView {
  /// The place of an element after a scroll to it, along one axis or both.
  public struct ScrollPosition: OptionSet, Sendable {
    /// A bit for each place.
    public let rawValue: UInt
    /// Makes places from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The direction in which there is more.
  public enum ScrollDirection: Int, Sendable {
    /// Down, or to the right.
    case vertical, horizontal
  }

  private static let proxy = UICollectionView()
  private var classes: [String: UICollectionViewCell.Type] = [:]
  private var items: [(place: IndexPath, cell: UICollectionViewCell)] = []
  private var needsItems = true
  /// The data source.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout = UICollectionViewFlowLayout() { didSet { reloadData() } }
  /// Whether an element can be selected.
  open var allowsSelection = true
  /// Whether several elements can be selected.
  open var allowsMultipleSelection = false
  /// The view behind the elements.
  open var backgroundView: UIView?
  /// The index paths of the selected elements.
  public private(set) var indexPathsForSelectedItems: [IndexPath]? = [] {
    didSet {
      for item in items { item.cell.isSelected = indexPathsForSelectedItems?.contains(item.place) == true }
    }
  }

  /// Makes a collection view with a layout.
  public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame)
    collectionViewLayout = layout
  }

  /// The appearance proxy of all collection views; it keeps the values that are set.
  open override class func appearance() -> UICollectionView { proxy }

  /// Registers the class of the elements with an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// A new element for an identifier.
  ///
  /// - Precondition: A class was registered for it.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = Self.registered(classes[identifier].map { makeObject(of: $0) }, as: identifier)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Reloads the elements, at the next layout.
  open func reloadData() {
    needsItems = true
    setNeedsLayout()
  }

  /// Reloads the elements: all of them.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Reloads the elements, new ones among them.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Reloads the elements that are left.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Reloads the elements after changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsItems else { return }
    needsItems = false
    for item in items { item.cell.removeFromSuperview() }
    items = []
    let delegate = delegate as? any UICollectionViewDelegate
    let flow = collectionViewLayout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
    let isVertical = flow.scrollDirection == .vertical
    let room = isVertical ? frame.width : frame.height
    // Along a line, and from line to line.
    var (along, across, thickness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for section in 0..<numberOfSections {
      let inset = flow.sectionInset
      let begin = isVertical ? inset.left : inset.top
      let end = room - (isVertical ? inset.right : inset.bottom)
      across += thickness + (isVertical ? inset.top : inset.left)
      (along, thickness) = (begin, 0)
      for item in 0..<numberOfItems(inSection: section) {
        let place = IndexPath(item: item, section: section)
        guard let cell = dataSource?.collectionView(self, cellForItemAt: place) else { continue }
        let fitted = flow.estimatedItemSize == .zero ? nil : cell.content.size(width: nil)
        let size =
          fitted
          ?? (delegate as? any UICollectionViewDelegateFlowLayout)?
          .collectionView(self, layout: collectionViewLayout, sizeForItemAt: place) ?? flow.itemSize
        let length = isVertical ? size.width : size.height
        if along > begin && along + length > end {
          across += thickness + flow.minimumLineSpacing
          (along, thickness) = (begin, 0)
        }
        let origin = isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
        cell.frame = CGRect(origin: origin, size: size)
        along += length + flow.minimumInteritemSpacing
        thickness = max(thickness, isVertical ? size.height : size.width)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: place)
        items.append((place, cell))
        addSubview(cell)
      }
      thickness += isVertical ? inset.bottom : inset.right
    }
    across += thickness
    contentSize = isVertical ? CGSize(width: room, height: across) : CGSize(width: across, height: room)
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// The number of elements of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// The element at an index path; nil if it was not made.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.first { $0.place == indexPath }?.cell
  }
  /// The place of an element; nil for one of another grid.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { items.first { $0.cell === cell }?.place }
  /// The elements that were made.
  open var visibleCells: [UICollectionViewCell] { items.map(\.cell) }

  /// Scrolls to an element, immediately.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let item = cellForItem(at: indexPath)?.frame else { return }
    let room = CGSize(width: frame.width - item.width, height: frame.height - item.height)
    if scrollPosition.contains(.top) { contentOffset.y = item.minY }
    if scrollPosition.contains(.centeredVertically) { contentOffset.y = item.minY - room.height / 2 }
    if scrollPosition.contains(.bottom) { contentOffset.y = item.minY - room.height }
    if scrollPosition.contains(.left) { contentOffset.x = item.minX }
    if scrollPosition.contains(.centeredHorizontally) { contentOffset.x = item.minX - room.width / 2 }
    if scrollPosition.contains(.right) { contentOffset.x = item.minX - room.width }
    if scrollPosition.isEmpty { scrollRectToVisible(item, animated: animated) }
  }

  /// Deselects an element; the delegate is not notified.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
  }

  /// Selects an element, like a user: the delegate is notified.
  public func choose(itemAt indexPath: IndexPath) {
    guard allowsSelection else { return }
    let delegate = delegate as? any UICollectionViewDelegate
    if !allowsMultipleSelection, let old = indexPathsForSelectedItems?.first, old != indexPath {
      deselectItem(at: old, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: old)
    }
    indexPathsForSelectedItems?.append(indexPath)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
#endif
