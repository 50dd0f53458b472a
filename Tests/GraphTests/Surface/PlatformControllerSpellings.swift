import SwiftUI
import UIKit

/// A program whose entry is its delegate, as in projects before SwiftUI's own programs.
final class DelegateSpelling: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  static func launch() { main() }
}

/// Controllers with bars, sheets, searches and animations, written as for UIKit.
final class ControllerSpelling: UIViewController, UISheetPresentationControllerDelegate, UISearchResultsUpdating,
  UIPopoverPresentationControllerDelegate, UIDocumentInteractionControllerDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Title"
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }), .flexibleSpace(), .fixedSpace(8),
      UIBarButtonItem(title: "Edit", style: .plain, target: self, action: nil), UIBarButtonItem(customView: UIView()),
    ]
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationController?.navigationBar.topItem?.title = "Top"
    if let sheet = sheetPresentationController {
      sheet.detents = [.medium(), .large(), .custom { $0.maximumDetentValue / 3 }]
      sheet.prefersGrabberVisible = true
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.delegate = self
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
    popoverPresentationController?.delegate = self
    popoverPresentationController?.permittedArrowDirections = [.up, .down]
  }

  override var prefersStatusBarHidden: Bool { true }
  func updateSearchResults(for searchController: UISearchController) { print(searchController.searchBar.text ?? "") }
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

  func show(_ url: URL) {
    let controller = UIDocumentInteractionController(url: url)
    controller.delegate = self
    controller.presentPreview(animated: true)
  }

  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { self }

  func animate(_ layer: CALayer) {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.fromValue = 1
    animation.toValue = 2
    animation.duration = 0.3
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.autoreverses = true
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "pulse")
    let frames = CAKeyframeAnimation(keyPath: "position")
    frames.values = [1, 2]
    frames.keyTimes = [0, 1]
    let group = CAAnimationGroup()
    group.animations = [animation, frames, CASpringAnimation(keyPath: "bounds")]
    layer.add(group, forKey: nil)
    layer.cornerCurve = .continuous
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { layer.removeAllAnimations() }
    CATransaction.commit()
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.birthRate = 5
    cell.lifetime = 3
    cell.color = UIColor.red.cgColor
    cell.contents = UIImage(systemName: "star")?.cgImage
    emitter.emitterShape = .line
    emitter.emitterPosition = CGPointMake(1, 2)
    emitter.emitterSize = CGSizeMake(3, 4)
    emitter.emitterCells = [cell]
    layer.addSublayer(emitter)
  }
}

/// A table and a grid in a view, with a data source.
struct TableSpelling: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.dataSource = context.coordinator
    table.delegate = context.coordinator
    table.rowHeight = UITableView.automaticDimension
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.tableFooterView = UIView()
    return table
  }

  func updateUIView(_ uiView: UITableView, context: Context) { uiView.reloadData() }

  final class Coordinator: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(indexPath.section) \(indexPath.row)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 40, height: 40) }
  }
}

@MainActor func platformSpellings() -> [Any?] {
  [UIDevice.current.value(forKey: "name"), UICollectionViewFlowLayout().itemSize, UIView.layoutFittingExpandedSize]
}
