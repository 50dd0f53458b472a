import Foundation

/// A view that represents a platform controller.
///
/// The controller is made once for the view's position, shown, and updated whenever an input of the view, or a value
/// that the update read, has changed. The names are UIKit's, and the controller may be of any class.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of the controller.
  associatedtype UIViewControllerType: AnyObject
  /// The type of the coordinator, which forwards events to the program.
  associatedtype Coordinator = Void

  /// Makes the controller, once for a position.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller, after it was made and after each change.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes the coordinator, before the controller.
  func makeCoordinator() -> Coordinator
  /// Ends the controller when the view has left the tree.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Returns the size for a proposal; nil for the proposed size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?

  /// The context of the view.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

  /// All that is proposed.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// Traps: the view stands for a controller.
  public var body: Never {
    fatalError("\(Self.self) has no body: it stands for a controller of the platform.")
  }

  /// Makes the position of the controller.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let ways = RepresentedWays<Self, UIViewControllerType, Coordinator>(
      makeCoordinator: { $0.makeCoordinator() },
      make: { $0.makeUIViewController(context: Context(coordinator: $1, entry: $2)) },
      update: { $0.updateUIViewController($1, context: Context(coordinator: $2, entry: $3)) },
      size: { $0.sizeThatFits($1, uiViewController: $2, context: Context(coordinator: $3, entry: $4)) },
      dismantle: { dismantleUIViewController($0, coordinator: $1) })
    return ways.makeViewList(view: view, inputs: inputs)
  }
}

/// The context of a view that represents a controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator: the same for the whole life of the view.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change that caused the update.
  public let transaction: Transaction
  private let entry: EnvironmentEntry<EnvironmentValues>

  init(coordinator: Representable.Coordinator, entry: EnvironmentEntry<EnvironmentValues>) {
    self.coordinator = coordinator
    self.entry = entry
    transaction = .update
  }

  /// The environment; an update that reads it runs again when it changes.
  public var environment: EnvironmentValues { entry.value }

  /// Runs changes of the controller and then a completion immediately: controllers do not follow the host's clock.
  public func animate(changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
