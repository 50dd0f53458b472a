import Foundation

/// A view that stands for an object of the platform: a control of another framework, a map, a camera.
///
/// The object is made once for the view's position, and updated whenever an input of the view or something that the
/// update read has changed. The names are UIKit's, and the object may be of any class, as there is no screen.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the object.
  associatedtype UIViewType: AnyObject
  /// The type of what hands events on to the program.
  associatedtype Coordinator = Void

  /// Makes the object, once for a position.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the object up to date, after it was made and after each change.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what hands events on, before the object.
  func makeCoordinator() -> Coordinator
  /// Says goodbye to the object when the view has gone.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The size for a proposal; nil for all that is proposed.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?

  /// What the view is told of its surroundings.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing: there is nobody who hands events on.
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
    let seat = RepresentedObject<Self>(environment: inputs.environment)
    return BodyPosition.makeViewList(of: view, inputs: inputs, by: RepresentedBody(seat: seat))
  }
}

/// What a view that stands for an object is told of its surroundings.
@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What hands events on to the program: the same for the whole life of the view.
  public let coordinator: Representable.Coordinator
  /// How the change is carried out that the update is for.
  public let transaction: Transaction
  private let entry: EnvironmentEntry<EnvironmentValues>

  init(coordinator: Representable.Coordinator, entry: EnvironmentEntry<EnvironmentValues>) {
    self.coordinator = coordinator
    self.entry = entry
    transaction = .update
  }

  /// The environment; an update that reads it runs again when it changes.
  public var environment: EnvironmentValues { entry.value }
}

/// The object that a view stands for, at its position.
@MainActor
final class RepresentedObject<Representable: UIViewRepresentable>: Ending {
  /// The view as it came last, the object and what hands its events on; nil before it was made, and after the end.
  private var life: (view: Representable, object: Representable.UIViewType, coordinator: Representable.Coordinator)?
  private let entry: EnvironmentEntry<EnvironmentValues>

  init(environment: EnvironmentScope) {
    entry = environment.entry(for: \.self)
  }

  /// The object.
  var object: AnyObject? { life?.object }

  /// Brings the object up to date, and makes it if there is none.
  func update(to view: Representable) {
    if let life {
      self.life = (view, life.object, life.coordinator)
    } else {
      let coordinator = view.makeCoordinator()
      life = (view, view.makeUIView(context: context(coordinator)), coordinator)
    }
    if let life { view.updateUIView(life.object, context: context(life.coordinator)) }
  }

  /// The size for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize {
    let own = life.flatMap { $0.view.sizeThatFits(proposal, uiView: $0.object, context: context($0.coordinator)) }
    return Length.measured(own ?? proposal.replacingUnspecifiedDimensions())
  }

  private func context(_ coordinator: Representable.Coordinator) -> Representable.Context {
    UIViewRepresentableContext(coordinator: coordinator, entry: entry)
  }

  func end() {
    guard let life else { return }
    self.life = nil
    Representable.dismantleUIView(life.object, coordinator: life.coordinator)
  }
}

/// Brings the object up to date where a view would run its body, so that what it reads makes it run again.
struct RepresentedBody<Content: UIViewRepresentable>: BodyMaker {
  let seat: RepresentedObject<Content>

  func body(of content: Content) -> _RepresentedLeaf<Content> {
    seat.update(to: content)
    return _RepresentedLeaf(seat: seat)
  }
}

/// The place of an object of the platform in the layout.
struct _RepresentedLeaf<Representable: UIViewRepresentable>: PrimitiveView {
  let seat: RepresentedObject<Representable>

  static func _makeViewList(
    view: _GraphValue<_RepresentedLeaf<Representable>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Representable.UIViewType.self)
    let seat = view.read().seat
    position.own(seat)
    position.note(.state)
    position.facts.platformObject = seat.object
    let node = RepresentedNode(at: position) { seat.size(for: $0) }
    // After an update the object may want another size.
    view.updater.add { node.invalidate() }
    return inputs.output(node)
  }
}

/// The layout of an object of the platform.
final class RepresentedNode: LayoutNode {
  private let size: (ProposedViewSize) -> CGSize

  /// Makes the layout of an object that answers proposals.
  init(at position: ViewPosition, size: @escaping (ProposedViewSize) -> CGSize) {
    self.size = size
    super.init(at: position)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { runtime.evaluate { size(proposal) } }
}
