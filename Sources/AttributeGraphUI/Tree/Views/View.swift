/// A piece of user interface, described by a value.
///
/// As in SwiftUI, a view is a type with a `body`. A host makes a position of each view once. Later the body runs only
/// if a stored property has received a different value, or if a state that the last evaluation read has changed.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body, which the compiler infers.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Body { get }

  /// Makes the view's part of the graph, once. The library implements it for every view.
  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs
}

extension View {
  /// Makes the position of a view with a body.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    BodyPosition.makeViewList(of: view, inputs: inputs, by: ViewBody<Self>())
  }
}

/// The body of a primitive view.
extension Never: View {
  /// `Never` has no values, so this is never called.
  public var body: Never { fatalBody }

  private var fatalBody: Never { switch self {} }
}

/// A view that the library lays out and draws itself.
@MainActor
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Traps: a primitive view has no body.
  public var body: Never {
    fatalError("\(Self.self) has no body: it is drawn by the host. Read it through a `ViewHost`.")
  }
}
