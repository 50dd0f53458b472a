/// How large a view is, and what it was proposed.
struct ViewGeometry: Equatable {
  /// The size that the view was given.
  var size: CGSize
  /// The proposal that the size answers.
  var proposal: ProposedViewSize
}
