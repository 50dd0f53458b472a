import Foundation

/// A view that represents a platform object: a control of another framework, a map, a camera.
///
/// The object is made once for the view's position, and updated whenever an input of the view, or a value that the
/// update read, has changed. The names are UIKit's, and the object may be of any class, because there is no screen.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the object.
  associatedtype UIViewType: AnyObject
  /// The type of the coordinator, which forwards events to the program.
  associatedtype Coordinator = Void

  /// Makes the object, once for a position.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the object, after it was made and after each change.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes the coordinator, before the object.
  func makeCoordinator() -> Coordinator
  /// Ends the object when the view has left the tree.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The size for a proposal; nil for all that is proposed.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?

  /// The context of the view.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// All that is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  /// Traps: the view stands for an object.
  public var body: Never {
    fatalError("\(Self.self) has no body: it stands for an object of the platform.")
  }

  /// Makes the position of the object.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let ways = RepresentedWays<Self, UIViewType, Coordinator>(
      makeCoordinator: { $0.makeCoordinator() },
      make: { $0.makeUIView(context: Context(coordinator: $1, entry: $2)) },
      update: { $0.updateUIView($1, context: Context(coordinator: $2, entry: $3)) },
      size: { $0.sizeThatFits($1, uiView: $2, context: Context(coordinator: $3, entry: $4)) },
      dismantle: { dismantleUIView($0, coordinator: $1) })
    return ways.makeViewList(view: view, inputs: inputs)
  }
}

/// The context of a view that represents an object.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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

  /// Runs changes of the object and then a completion immediately: objects do not follow the host's clock.
  public func animate(changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
