#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing

/// Tables and grids of UIKit that a data source fills.
@MainActor
struct `Tables and grids of UIKit` {
  final class WordCell: UITableViewCell {
    let word = UILabel()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(word)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class SquareCell: UICollectionViewCell {
    let word = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(word)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Words: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var words = ["one", "two", "three"]
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
      (cell as? WordCell)?.word.text = words[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Words" }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append(words[indexPath.row]) }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      words.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
      (cell as? SquareCell)?.word.text = words[indexPath.item]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("item \(indexPath.item)")
    }
  }

  struct Table: UIViewRepresentable {
    let words: Words
    func makeUIView(context: Context) -> UITableView {
      let table = UITableView(frame: .zero, style: .plain)
      table.dataSource = words
      table.delegate = words
      table.register(WordCell.self, forCellReuseIdentifier: "word")
      return table
    }
    func updateUIView(_ uiView: UITableView, context: Context) {}
  }

  @Test func `rows stand below each other, are chosen and deleted`() throws {
    let words = Words()
    let host = ViewHost(size: CGSize(width: 100, height: 200)) { Table(words: words) }
    let table = try #require(host.platformObjects(of: UITableView.self).first)
    #expect(table.visibleCells.compactMap { ($0 as? WordCell)?.word.text } == ["one", "two", "three"])
    #expect(table.visibleCells.map(\.frame.minY) == [28, 48, 68])
    table.choose(rowAt: IndexPath(row: 1, section: 0))
    #expect(words.log == ["two"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    table.delete(rowAt: IndexPath(row: 0, section: 0))
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
  }

  @Test func `elements of a grid stand in lines as wide as the grid`() {
    let words = Words()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 30)
    let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    grid.register(SquareCell.self, forCellWithReuseIdentifier: "square")
    grid.dataSource = words
    grid.delegate = words
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.map(\.frame.origin) == [.zero, CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 40)])
    #expect(grid.contentSize == CGSize(width: 100, height: 70))
    grid.choose(itemAt: IndexPath(item: 2, section: 0))
    #expect(words.log == ["item 2"])
  }

  private nonisolated static let scrolls: [(UICollectionView.ScrollPosition, CGPoint)] = [
    (.top, CGPoint(x: 0, y: 40)), (.bottom, CGPoint(x: 0, y: 20)), (.centeredVertically, CGPoint(x: 0, y: 30)),
    (.left, CGPoint(x: 10, y: 0)), ([.top, .right], CGPoint(x: -50, y: 40)), ([], CGPoint(x: 0, y: 20)),
  ]

  @Test(arguments: scrolls)
  func `a grid scrolls to an element`(position: UICollectionView.ScrollPosition, offset: CGPoint) {
    let words = Words()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 30)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), collectionViewLayout: layout)
    grid.register(SquareCell.self, forCellWithReuseIdentifier: "square")
    grid.dataSource = words
    grid.layoutIfNeeded()
    grid.scrollToItem(at: IndexPath(item: 2, section: 0), at: position, animated: false)
    #expect(grid.contentOffset == offset, "\(grid.visibleCells.map(\.frame))")
    grid.contentOffset = .zero
    grid.scrollToItem(at: IndexPath(item: 9, section: 0), at: position, animated: false)
    #expect(grid.contentOffset == .zero)
  }

  final class Asking: NSObject, UIPopoverPresentationControllerDelegate {
    var isAllowed = false
    var log: [String] = []
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { isAllowed }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("gone") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log.append("kept")
    }
  }

  @Test(arguments: [false, true])
  func `the delegate of a presentation may refuse a dismissal, and is notified`(isPopover: Bool) throws {
    let (around, over, asking) = (UIViewController(), UIViewController(), Asking())
    if isPopover {
      over.popoverPresentationController?.delegate = asking
    } else {
      over.presentationController?.delegate = asking
      #expect(over.presentationController?.delegate === asking)
    }
    let presentation = try #require(isPopover ? over.popoverPresentationController : over.presentationController)
    around.present(over, animated: true)
    presentation.dismissAsPerson()
    #expect(around.presentedViewController === over)
    asking.isAllowed = true
    presentation.dismissAsPerson()
    #expect(around.presentedViewController == nil)
    #expect(asking.log == ["kept", "gone"])
  }

  @Test func `a bar shows the parts of the page on top, and its buttons run actions`() {
    let page = UIViewController()
    let controller = UINavigationController(rootViewController: page)
    controller.navigationBar.topItem?.title = "Title"
    #expect(page.navigationItem.title == "Title")
    var presses = 0
    let action = UIAction { _ in presses += 1 }
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: action)
    page.navigationItem.rightBarButtonItem?.press()
    page.navigationItem.rightBarButtonItem?.isEnabled = false
    page.navigationItem.rightBarButtonItem?.press()
    #expect(presses == 1)
  }

  final class Delegate: UIResponder, UIApplicationDelegate {
    static var log: [String] = []
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Self.log.append("launched")
      return true
    }
    func applicationWillTerminate(_ application: UIApplication) { Self.log.append("ended") }
  }

  @Test func `a delegate is the entry of a program, which launches and ends`() {
    Delegate.main()
    #expect(Delegate.log == ["launched", "ended"])
  }

  @Test func `layers keep animations by key, and a transaction completes at its outermost end`() {
    let layer = CALayer()
    #expect(layer.animationKeys() == nil)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    #expect((layer.animation(forKey: "fade") as? CABasicAnimation)?.keyPath == "opacity")
    var completions = 0
    CATransaction.begin()
    CATransaction.begin()
    CATransaction.setCompletionBlock { completions += 1 }
    CATransaction.commit()
    #expect(completions == 0)
    CATransaction.commit()
    #expect(completions == 1)
  }

  @Test func `pictures that are begun within each other have their own sizes`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 2)
    UIGraphicsBeginImageContext(CGSize(width: 8, height: 8))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 8, height: 8))
    UIGraphicsEndImageContext()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    #expect(image?.size == CGSize(width: 4, height: 2) && image?.scale == 2)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `the value of a property is found by its name`() {
    let bar = UISearchBar()
    bar.placeholder = "Find"
    #expect(bar.value(forKey: "placeholder") as? String == "Find")
    #expect(bar.value(forKey: "text") == nil)
    #expect(bar.value(forKey: "nothing") == nil)
  }
}
#endif
