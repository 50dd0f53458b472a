/// What a reader owns that its rule needs, if that is no plain closure: an attribute that it stands for, a rule that is a type.
///
/// The fields of a class go when those above it are done, where nothing can hand them over to the graph any more. So the
/// `deinit` of the class gives this away, as `ClosureContext` says.
@safe struct Belonging<Content> {
  private var content: Content?

  /// Owns something.
  init(_ content: Content) { self.content = content }

  /// What is owned.
  ///
  /// - Precondition: It was not given away: the reader lives.
  var held: Content {
    // SAFETY: the precondition; checked in debug builds.
    get { unsafe content.unsafelyUnwrapped }
    set { content = newValue }
  }

  /// Gives to the graph what is owned by a reader that ends, which releases it in a loop.
  ///
  /// - Complexity: O(1); it allocates an object.
  mutating func give(to graph: GraphReference, of reader: Reader) {
    let keeper = Keeper(content)
    content = nil
    graph.keep(ClosureContext(keeper), of: reader)
  }
}

/// An object that owns something.
private final class Keeper<Content> {
  private let content: Content
  init(_ content: Content) { self.content = content }
}
