/// One of two views: the result of `if`, `else` and `switch` in a builder.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Traps: the branch is laid out by the container around it.
  public var body: Never {
    fatalError("\(Self.self) has no body: the container around it lays out the branch.")
  }

  /// Makes the branch's position, and another one whenever the branch changes.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    BranchPosition.makeViewList(
      of: view, inputs: inputs.inImplicitStack(),
      identity: {
        switch $0.storage {
        case .trueContent: .first
        case .falseContent: .second
        }
      },
      make: { branch, updater, inputs in
        if branch == .first {
          TrueContent.makeElement(
            view: .branch(of: view, updater: updater, in: inputs.runtime) {
              if case .trueContent(let content) = $0.storage { content } else { nil }
            }, inputs: inputs)
        } else {
          FalseContent.makeElement(
            view: .branch(of: view, updater: updater, in: inputs.runtime) {
              if case .falseContent(let content) = $0.storage { content } else { nil }
            }, inputs: inputs)
        }
      })
  }
}
