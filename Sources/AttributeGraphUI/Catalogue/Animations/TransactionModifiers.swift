/// Changes the transactions of the views inside.
nonisolated public struct _TransactionModifier: PrimitiveViewModifier {
  /// Changes a transaction.
  public var transform: (inout Transaction) -> Void

  /// Changes transactions.
  public init(transform: @escaping (inout Transaction) -> Void) {
    self.transform = transform
  }

  /// Passes the transformation on to the animations inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    inputs.runtime.frames.noteTransactionModifier()
    return body(inputs.inside(position).transformingTransactions { latest.value?.transform(&$0) })
  }
}

/// Animates changes of the views inside in updates in which a value has changed.
nonisolated public struct _AnimationModifier<Value: Equatable>: PrimitiveViewModifier {
  /// The animation; nil for none.
  public var animation: Animation?
  /// The value.
  public var value: Value

  /// Animates updates in which a value has changed.
  public init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }

  /// Passes the animation on to the animations inside, for the update in which the value has changed.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    body(
      inputs.inside(inputs.makePosition(Self.self))
        .transformingTransactions(of: modifier, whenChanged: { $0.value }) { modifier, transaction in
          if !transaction.disablesAnimations { transaction.animation = modifier.animation }
        })
  }
}

extension _ViewInputs {
  /// These inputs, with a change of the transactions of the content in the updates in which a value of a modifier has
  /// changed.
  func transformingTransactions<Modifier, Value: Equatable>(
    of modifier: _GraphValue<Modifier>, whenChanged value: @escaping (Modifier) -> Value,
    _ transform: @escaping (Modifier, inout Transaction) -> Void
  ) -> _ViewInputs {
    let runtime = runtime
    var last = modifier.read()
    var changedIn = -1
    runtime.frames.noteAnimatingModifier()
    modifier.updater.add {
      let new = modifier.read()
      if value(last) != value(new) {
        changedIn = runtime.updates
        runtime.frames.noteAnimation(in: changedIn)
      }
      last = new
    }
    return transformingTransactions { if changedIn == runtime.updates { transform(last, &$0) } }
  }

  /// These inputs, with a change of the transactions of the content.
  func transformingTransactions(_ transform: @escaping (inout Transaction) -> Void) -> _ViewInputs {
    var inputs = self
    let outer = transactionTransform
    inputs.transactionTransform = { transaction in
      outer?(&transaction)
      transform(&transaction)
    }
    return inputs
  }
}

extension View {
  /// Changes the transactions of the view.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Animates changes of the view in updates in which a value has changed.
  nonisolated public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }
}
