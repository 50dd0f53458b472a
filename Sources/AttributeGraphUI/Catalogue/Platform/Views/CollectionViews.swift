#if !canImport(Darwin)
import Foundation

/// An object that makes the elements of a grid of UIKit.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of elements of a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The element at a place.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// The number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// An object that hears of a grid of UIKit.
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// An element is chosen.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// An element is chosen no more.
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

/// An object that says how large the parts of a grid are.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an element, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// That of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50) }
}

/// Where the elements of a grid stand.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// Makes a layout.
  public override init() { super.init() }
  /// Has the elements placed again; the grid does so when it is laid out.
  open func invalidateLayout() {}
}

/// A layout in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which there is more.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of an element, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size of an element as long as it is not known, in points.
  open var estimatedItemSize = CGSize.zero
  /// The distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The distance between elements of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The distances around a section, in points.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of a header, in points; none is made.
  open var headerReferenceSize = CGSize.zero
  /// The size of a footer, in points; none is made.
  open var footerReferenceSize = CGSize.zero
}

/// An element of a grid of UIKit.
open class UICollectionViewCell: UIView {
  /// The content.
  public let contentView = UIView()
  /// The view behind it.
  open var backgroundView: UIView?
  /// The view behind it while it is chosen.
  open var selectedBackgroundView: UIView?
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether a finger holds it.
  open var isHighlighted = false
  /// The identifier of elements like this one.
  public internal(set) var reuseIdentifier: String?

  /// Makes an element.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Prepares an element to be shown again; each is shown once here.
  open func prepareForReuse() {}
}

/// A grid of UIKit: all of its elements are made at once, and stand in lines as wide as the grid.
///
/// They are made when the grid is laid out first, and again after `reloadData()`. A test chooses an element by
/// `choose(itemAt:)`.
open class UICollectionView: UIScrollView {
  /// The direction in which there is more.
  public enum ScrollDirection: Int, Sendable {
    /// Down, or to the right.
    case vertical, horizontal
  }

  private static let proxy = UICollectionView()
  private var classes: [String: UICollectionViewCell.Type] = [:]
  private var items: [(place: IndexPath, cell: UICollectionViewCell)] = []
  private var needsItems = true
  /// The object that makes the elements.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Where the elements stand.
  open var collectionViewLayout: UICollectionViewLayout = UICollectionViewFlowLayout() { didSet { reloadData() } }
  /// Whether an element can be chosen.
  open var allowsSelection = true
  /// Whether several elements can be chosen.
  open var allowsMultipleSelection = false
  /// The view behind the elements.
  open var backgroundView: UIView?
  /// The places of the elements that are chosen.
  public private(set) var indexPathsForSelectedItems: [IndexPath]? = []

  /// Makes a grid with a layout.
  public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame)
    collectionViewLayout = layout
  }

  /// The appearance proxy of all grids; it keeps the values that are set.
  open override class func appearance() -> UICollectionView { proxy }

  /// Registers the class of the elements with an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// A new element of an identifier.
  ///
  /// - Precondition: A class was registered for it.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = Self.registered(classes[identifier].map { makeObject(of: $0) }, as: identifier)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Makes the elements again, when the grid is laid out next.
  open func reloadData() {
    needsItems = true
    setNeedsLayout()
  }

  /// Makes the elements again: all of them.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Makes the elements again, new ones among them.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Makes the elements again that are left.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Makes the elements again after changes.
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
        let size =
          (delegate as? any UICollectionViewDelegateFlowLayout)?
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
  /// The element at a place; nil if it was not made.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.first { $0.place == indexPath }?.cell
  }
  /// The place of an element; nil for one of another grid.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { items.first { $0.cell === cell }?.place }
  /// The elements that were made.
  open var visibleCells: [UICollectionViewCell] { items.map(\.cell) }

  /// Chooses an element no more; the delegate does not hear of it.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
  }

  /// Chooses an element, as a person does: the delegate hears of it.
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
