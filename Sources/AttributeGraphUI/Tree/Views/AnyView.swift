/// A view that hides the type of the view inside.
///
/// Its identity is the type inside: a view of another type replaces the old one and has state of its own; a view of the
/// same type only brings new input.
nonisolated public struct AnyView: View {
  // As in SwiftUI an object, by which a view that keeps an erased view as a field is compared.
  private let storage: ErasedView

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? TypedView(view)
  }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// Hides the type of a value that is a view; nil for one that is none.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  /// Traps: the view inside is laid out by the container around it.
  public var body: Never {
    fatalError("AnyView has no body: the container around it lays out the view inside.")
  }

  /// The view inside.
  var content: any View { storage.anyContent }

  /// Makes the position of the view inside, and another one whenever its type changes.
  @MainActor public static func _makeViewList(view: _GraphValue<AnyView>, inputs: _ViewInputs) -> _ViewListOutputs {
    BranchPosition.makeViewList(
      of: view, inputs: inputs, identity: { .type(ObjectIdentifier($0.storage.viewType)) },
      make: { _, updater, inputs in
        let erased = view.projection(for: updater, in: inputs.runtime, \.storage)
        return inputs.nested(AnyView.self) { erased.read().makeViewList(erased, $0) }
      })
  }
}

/// A view whose type is hidden.
nonisolated private class ErasedView {
  /// The hidden type.
  var viewType: Any.Type { fatalError("\(type(of: self)) hides no type: it is abstract.") }

  /// The hidden view.
  var anyContent: any View { fatalError("\(type(of: self)) hides no view: it is abstract.") }

  /// Makes the position of a view, as long as its type stays.
  @MainActor func makeViewList(_ view: _GraphValue<ErasedView>, _ inputs: _ViewInputs) -> _ViewListOutputs {
    fatalError("\(type(of: self)) makes no view: it is abstract.")
  }
}

/// A view with its static type.
nonisolated private final class TypedView<Content: View>: ErasedView {
  private let content: Content

  init(_ content: Content) { self.content = content }

  override var viewType: Any.Type { Content.self }

  override var anyContent: any View { content }

  @MainActor override func makeViewList(
    _ view: _GraphValue<ErasedView>, _ inputs: _ViewInputs
  ) -> _ViewListOutputs {
    // Kept: erased views in each other would be read through all of those around them.
    let typed = view.keptProjection { erased -> Content in
      guard let typed = erased as? TypedView<Content> else {
        fatalError(
          "A type-erased view was read as \(Content.self). This is a mistake in AttributeGraphUI; please report it.")
      }
      return typed.content
    }
    return Content.makeElement(view: typed, inputs: inputs)
  }
}
