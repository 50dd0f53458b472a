/// The size of a view, and the proposal that it answers.
struct ViewGeometry: Equatable {
  /// The size that the view was given.
  var size: CGSize
  /// The proposal that the size answers.
  var proposal: ProposedViewSize
}
