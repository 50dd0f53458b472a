/// A piece of user interface, described by a value.
///
/// It is SwiftUI's protocol: a type with a `body`. A host makes a position of each view once; later the body runs only
/// when a stored property came with a different value, or a state that the last evaluation read has changed.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body, which the compiler finds.
  associatedtype Body: View

  /// What the view consists of.
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

/// The body of a view that has none.
extension Never: View {
  /// There is no value of this type, so nobody can ask it for a body.
  public var body: Never { fatalBody }

  private var fatalBody: Never { switch self {} }
}

/// A view that the library lays out and draws itself.
@MainActor
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Traps: a primitive view is not made of others.
  public var body: Never {
    fatalError("\(Self.self) has no body: it is drawn by the host. Read it through a `ViewHost`.")
  }
}
