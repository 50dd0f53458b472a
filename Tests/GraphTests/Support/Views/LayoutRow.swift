import AttributeGraphUI
import Foundation
import Testing

// The leaves `C`, `F` and `Q` of the layout facts, and checks of sizes and frames in a host.

/// A flexible leaf: takes the proposal, 10 where that is unspecified.
@MainActor package var C: Color { .red }

/// A leaf in a fixed frame.
@MainActor
package func F(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

/// A flexible leaf of an ideal size.
@MainActor
package func Q(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(idealWidth: width, idealHeight: height)
}

/// A rectangle: x, y, width, height.
package typealias RowFrame = (CGFloat, CGFloat, CGFloat, CGFloat)

/// Mounts a tree, and checks the size with which it answers a proposal and the frames of its named views.
///
/// The width and the height are proposed; the frames are in the coordinates of the tree, by name.
/// - Returns: The host, for further checks.
@MainActor @discardableResult
package func expectMounted<Tree: View>(
  proposing width: CGFloat?, _ height: CGFloat?, size expected: (CGFloat, CGFloat),
  frames: KeyValuePairs<String, RowFrame> = [:], at location: SourceLocation = #_sourceLocation,
  @ViewBuilder _ tree: () -> Tree
) -> ViewHost {
  let proposal = ProposedViewSize(width: width, height: height)
  let host = ViewHost(proposing: proposal, root: tree)
  let size = host.sizeThatFits(proposal)
  #expect(
    isNear(size.width, expected.0) && isNear(size.height, expected.1), "The size is \(size), not \(expected).",
    sourceLocation: location)
  for (name, frame) in frames { expectFrame(of: name, frame, in: host, at: location) }
  return host
}

/// Checks the frame of a named view.
@MainActor
package func expectFrame(
  of name: String, _ expected: RowFrame, in host: ViewHost, at location: SourceLocation = #_sourceLocation
) {
  guard let frame = host.frame(named: name) else {
    Issue.record("No view is named '\(name)'.", sourceLocation: location)
    return
  }
  #expect(
    isNear(frame.origin.x, expected.0) && isNear(frame.origin.y, expected.1) && isNear(frame.width, expected.2)
      && isNear(frame.height, expected.3), "'\(name)' is at \(frame), not at \(expected).", sourceLocation: location)
}

/// Checks that a host shows, after a change of a value, what a new host with that value shows.
///
/// The frames of the named views are compared, and those of everything that is drawn.
@MainActor
package func expectUpdated<Value, Tree: View>(
  _ old: Value, to new: Value, in size: CGSize = CGSize(width: 300, height: 400), names: [String],
  at location: SourceLocation = #_sourceLocation, @ViewBuilder _ tree: @escaping (Value) -> Tree
) {
  var binding: Binding<Value>?
  let host = ViewHost(size: size) { Changing(value: old, tree: tree) { binding = $0 } }
  host.perform { binding?.wrappedValue = new }
  let other = ViewHost(size: size) { Changing(value: new, tree: tree) { _ in } }
  for name in names {
    let (frame, expected) = (host.frame(named: name), other.frame(named: name))
    #expect(
      frame == expected,
      "'\(name)' is at \(String(describing: frame)), not at \(String(describing: expected)), after \(old) to \(new).",
      sourceLocation: location)
  }
  #expect(host.displayList.map(\.frame) == other.displayList.map(\.frame), sourceLocation: location)
}

/// A view of a value, which it passes to a closure as a binding.
private struct Changing<Value, Tree: View>: View {
  @State var value: Value
  let tree: (Value) -> Tree
  let keep: (Binding<Value>) -> Void

  var body: some View {
    let _ = keep($value)
    tree(value)
  }
}

/// Whether two lengths are the same to a hundredth of a point, or the same infinity; false for NaN.
package func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool {
  one == other || abs(one - other) <= 0.01
}
