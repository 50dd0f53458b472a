import AttributeGraphUI

extension View {
  /// Prints when the view appears and disappears.
  package func lifetime(_ name: String) -> some View {
    onAppear { print("\(name) appear") }.onDisappear { print("\(name) disappear") }
  }
}

/// Prints when it is made and released, which shows how long a view value lives.
package final class LifeMonitor {
  package let name: String

  package init(name: String) {
    self.name = name
    print("\(name) init")
  }

  deinit { print("\(name) deinit") }
}
