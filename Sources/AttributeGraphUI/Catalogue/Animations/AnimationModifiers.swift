import Foundation

/// A modifier with an animatable part; `ViewModifier` and `Animatable` at once.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Animates every change of the views inside, whatever its transaction is; nil prevents animations.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Animates the changes of the modifiers that a closure puts around the view, but not of the view itself.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    self.transaction({ $0.animation = animation }, body: body)
  }

  /// Changes the transactions of the modifiers that a closure puts around the view, but not of the view itself.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _TransactionBody(
      modified: body(PlaceholderContentView()), content: self, transform: transform)
  }

  /// Changes the transactions of the view in updates in which a value has changed.
  nonisolated public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }
}

extension ViewModifier {
  /// The modifier with its changes animated; nil prevents animations. The view inside is not affected.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { $0.animation = animation }
  }

  /// The modifier with its transactions changed; those of the view inside are not.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    _TransactionOfModifier(modifier: self, transform: transform)
  }
}

/// A modifier with transactions of its own.
nonisolated struct _TransactionOfModifier<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View {
    content.transaction(transform) { $0.modifier(modifier) }
  }
}

/// A placeholder for a view in the closure that puts modifiers around it.
nonisolated public struct PlaceholderContentView<Value>: PrimitiveView {
  nonisolated init() {}

  /// Makes the view in place of this one.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    guard let make = inputs.modifiedContent[ObjectIdentifier(Self.self)] else {
      fatalError(
        """
        A placeholder of \(Value.self) was used outside of its closure. \
        Use it only in the view that the closure returns.
        """)
    }
    return make(inputs)
  }
}

/// A view whose added modifiers have transactions of their own.
nonisolated struct _TransactionBody<Modified: View, Content: View>: PrimitiveView {
  let modified: Modified
  let content: Content
  let transform: (inout Transaction) -> Void

  @MainActor static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    var inside = inputs.inside(position)
    inputs.runtime.frames.noteTransactionModifier()
    let outer = (transform: inside.transactionTransform, content: inside.modifiedContent)
    inside.transactionTransform = { transaction in
      outer.transform?(&transaction)
      view.read().transform(&transaction)
    }
    inside.modifiedContent[ObjectIdentifier(PlaceholderContentView<Content>.self)] = { place in
      // The view inside keeps the transactions that it has without the closure.
      var place = place
      place.transactionTransform = outer.transform
      place.modifiedContent = outer.content
      return Content._makeViewList(view: place.outer(view.property(\.content), from: inputs), inputs: place)
    }
    return Modified._makeViewList(view: view.property(\.modified), inputs: inside)
  }
}

/// Changes the transactions of updates in which a value has changed.
nonisolated public struct _ValueTransactionModifier<Value: Equatable>: PrimitiveViewModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  /// Makes the view inside, and changes its transactions when the value has changed.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    body(
      inputs.inside(inputs.makePosition(Self.self))
        .transformingTransactions(of: modifier, whenChanged: { $0.value }) { $0.transform(&$1) })
  }
}
