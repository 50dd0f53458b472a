import AttributeGraphUI
import Foundation

/// A place of the public API that takes a number, and a view that is given one there.
@MainActor
struct HostilePlace {
  /// The place as a person writes it.
  let name: String
  /// Makes a view with a number at the place.
  let view: (Double) -> AnyView
  /// What a person does with the view.
  let act: (ViewHost) -> Void

  init<Content: View>(
    _ name: String, @ViewBuilder _ view: @escaping (Double) -> Content, act: @escaping (ViewHost) -> Void = { _ in }
  ) {
    self.name = name
    self.view = { AnyView(view($0)) }
    self.act = act
  }

  /// Numbers that hardly any place expects.
  nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -1, -0.0, 0, 1e308, .leastNonzeroMagnitude,
  ]
}
