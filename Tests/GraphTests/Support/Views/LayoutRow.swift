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

/// Whether two lengths are the same to a hundredth of a point, or the same infinity; false for NaN.
package func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool {
  one == other || abs(one - other) <= 0.01
}
