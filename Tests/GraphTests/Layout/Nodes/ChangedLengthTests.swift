import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Modifiers that set a length, and stop doing so.
@MainActor
struct `Lengths that are no longer set` {
  /// A change in several surroundings, which propose one length, several, or none.
  private func expectUpdatedAnywhere<Value, Tree: View>(
    _ old: Value, to new: Value, at location: SourceLocation = #_sourceLocation,
    @ViewBuilder _ tree: @escaping (Value) -> Tree
  ) {
    let names = ["view", "inside", "next"]
    for (old, new) in [(old, new), (new, old)] {
      expectUpdated(old, to: new, names: names, at: location) { tree($0).named("view") }
      expectUpdated(old, to: new, names: names, at: location) { value in
        VStack {
          tree(value).named("view")
          F(10, 10).named("next")
        }
      }
      expectUpdated(old, to: new, names: names, at: location) { value in
        HStack {
          F(10, 10).named("next")
          tree(value).named("view")
        }
      }
      expectUpdated(old, to: new, names: names, at: location) { tree($0).named("view").frame(width: 120, height: 90) }
      expectUpdated(old, to: new, names: names, at: location) { value in
        ScrollView {
          LazyVStack {
            tree(value).named("view")
            F(10, 10).named("next")
          }
        }
      }
      expectUpdated(old, to: new, names: names, at: location) { value in
        Grid {
          GridRow {
            tree(value).named("view")
            F(10, 10).named("next")
          }
        }
      }
    }
  }

  @Test func `an axis that fixedSize fixes no longer has the proposed length`() {
    for (horizontal, vertical) in [(true, false), (false, true), (true, true)] {
      expectUpdatedAnywhere(true, to: false) {
        C.named("inside").fixedSize(horizontal: horizontal && $0, vertical: vertical && $0)
      }
    }
    expectUpdatedAnywhere(true, to: false) { C.named("inside").fixedSize(horizontal: $0, vertical: !$0) }
    expectUpdatedAnywhere(true, to: false) {
      Text("a line of text that is longer than the host is wide, and wraps").named("inside")
        .fixedSize(horizontal: $0, vertical: $0)
    }
  }

  @Test func `a frame without its former length is as long as proposed, also if that was the ideal length`() {
    expectUpdatedAnywhere(CGFloat?(10), to: nil) { C.named("inside").frame(width: $0, height: $0) }
    expectUpdatedAnywhere(CGFloat?(10), to: nil) { C.named("inside").frame(width: $0, height: 30) }
    expectUpdatedAnywhere(CGFloat?(40), to: nil) { Q(40, 40).named("inside").frame(width: $0, height: $0) }
  }

  @Test func `a frame relative to the container along fewer axes has the proposed length along the others`() {
    expectUpdatedAnywhere(Axis.Set([.horizontal, .vertical]), to: .horizontal) {
      C.named("inside").containerRelativeFrame($0) { _, _ in 10 }
    }
    expectUpdatedAnywhere(Axis.Set.vertical, to: .horizontal) {
      C.named("inside").containerRelativeFrame($0) { _, _ in 10 }
    }
  }

  @Test func `another alignment of a frame with a length does not concern its container`() {
    var binding: Binding<Alignment>?
    let host = ViewHost(proposing: .unspecified) {
      VStack(spacing: 0) {
        Aligned { binding = $0 }
        F(10, 10)
      }
    }
    let report = host.perform { binding?.wrappedValue = .leading }
    #expect(host.frame(named: "view")?.minX == 0)
    #expect(report.byType.filter { $0.key.hasPrefix("VStack") }.isEmpty)
  }

  struct Aligned: View {
    @State private var alignment = Alignment.center
    let keep: (Binding<Alignment>) -> Void
    var body: some View {
      let _ = keep($alignment)
      F(10, 10).named("view").frame(width: 50, alignment: alignment)
    }
  }
}
