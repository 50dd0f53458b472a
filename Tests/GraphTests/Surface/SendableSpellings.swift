import Dispatch
import SwiftUI

/// Bindings that closures on other threads pass on, and animatable values in constants.
enum SendableSpellings {
  static let pair = AnimatablePair(1.0, 2.0)

  static func set(_ text: Binding<String>) {
    DispatchQueue.main.async { text.wrappedValue = "a" }
  }

  static func load(into value: Binding<Int?>) {
    Task.detached { await MainActor.run { value.wrappedValue = 1 } }
  }
}
