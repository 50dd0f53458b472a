import SwiftUI
import UIKit

/// A table whose cells have views as their content.
final class HostedCellSpelling: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.contentConfiguration = UIHostingConfiguration {
      HStack {
        Image(systemName: "star")
        Text("Row \(indexPath.row)")
      }
    }
    .margins(.horizontal, 20)
    .margins([.top, .bottom], EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    .minSize(width: 0, height: 10)
    .background(.red.gradient)
    cell.configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = UIHostingConfiguration { Text(state.isSelected ? "selected" : "row") }
        .background { Color.yellow }
    }
    return cell
  }
}

/// A cell that configures itself.
final class SelfConfiguringCell: UICollectionViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    contentConfiguration = UIHostingConfiguration { Text(state.isHighlighted ? "held" : "free") }.margins(.all, 0)
  }
}

/// Content of a program's own.
struct BadgeConfiguration: UIContentConfiguration {
  var count = 0
  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
  func updated(for state: any UIConfigurationState) -> BadgeConfiguration {
    var copy = self
    if let state = state as? UICellConfigurationState, state.isSelected { copy.count = 0 }
    return copy
  }
}

final class BadgeView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { setNeedsLayout() } }

  init(_ configuration: BadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

/// A controller of views with every name that programs override.
final class StatusController: UIHostingController<Text> {
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "n", modifierFlags: [.command, .shift], action: Selector("new"))]
  }
  override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    print(container.preferredContentSize)
  }

  func settings() {
    _disableSafeArea = true
    let view = _UIHostingView(rootView: Text("view"))
    view.rootView = Text("other")
    UIView.animate(.spring) { view.alpha = 0 }
    UIView.animate(.easeIn(duration: 1)) {
      view.alpha = 1
    } completion: {
      print("done")
    }
  }
}

/// A represented controller that changes with an animation.
struct FadingController: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    context.animate { controller.view.alpha = 0 }
    context.animate(changes: { controller.view.alpha = 1 }, completion: { print("done") })
  }
}

func payload(of activity: NSUserActivity) -> String {
  do {
    return try activity.typedPayload(String.self)
  } catch NSUserActivity.TypedPayloadError.invalidContent {
    return "none"
  } catch {
    return "\(error)"
  }
}
