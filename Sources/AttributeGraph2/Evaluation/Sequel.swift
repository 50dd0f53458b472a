/// What runs next when a rule has run and its value has become a different one.
///
/// Two attributes are alike if their classes are the same and their rules are their closures. What has run one of them can
/// run the other: the code that is specialised for the type of their values goes on with it in a loop, which takes half of
/// the instructions of another call.
@usableFromInline
struct Sequel: BitwiseCopyable {
  /// For a chain `GraphState.edgeChanges` when it was followed, which is odd: if that has moved, nothing is known of it. For
  /// readers that wait twice the number of frames on the evaluation stack with which one of them is among those.
  @usableFromInline let word: UInt64

  private init(word: UInt64) { self.word = word }

  /// Nothing: a chain of which nothing is known.
  static var none: Sequel { Sequel(word: .max) }

  /// The attributes that follow in a chain.
  init(_ chain: EffectTurns.Chain) { word = chain.edgeChanges }

  /// The readers that wait for what has run, and each for the one above it.
  ///
  /// - Parameter base: How many frames there are below those.
  init(waitingAbove base: Int) { word = UInt64(truncatingIfNeeded: base + 2) << 1 }

  /// Whether readers wait, where so many frames are on the evaluation stack.
  @inlinable @inline(__always)
  func isWaiting(among frames: Int) -> Bool {
    word & 1 == 0 && word <= UInt64(truncatingIfNeeded: frames) << 1
  }
}

extension GraphReference {
  /// The attribute that is next after one whose value has just become a different one, if it is like that one: it has to
  /// run, and is about to, with its frame on top of the evaluation stack.
  ///
  /// - Parameters:
  ///   - sequel: What is next.
  ///   - reader: The one that has run; it may be gone if an edge has come or gone.
  /// - Returns: The attribute, and its inputs.
  @inlinable @inline(__always)
  func next(in sequel: Sequel, after reader: ReaderReference) -> (reader: ReaderReference, inputs: InputRow)? {
    if fields.edgeChanges == sequel.word {
      // Edges are as they were when the chain was followed, so there is one output, and it lies in the node.
      guard let next = Edge(bits: reader.asNode.with { $0.outputs.word }).node,
        let mark = markToRun(next, after: reader, in: .checked)
      else { return nil }
      fields.evaluationStack.top.reader = next.asReader
      next.mark = mark
      return (next.asReader, InputRow(ofOnlyInputOf: next.asReader))
    }
    guard _slowPath(sequel.isWaiting(among: fields.evaluationStack.count)),
      let waiting = fields.evaluationStack.secondReader,
      let mark = markToRun(waiting.asNode, after: reader, in: .verifying)
    else { return nil }
    fields.evaluationStack.pop()
    waiting.asNode.mark = mark
    return (waiting, InputRow(of: waiting))
  }

  /// The mark of an attribute that is about to run, if it is like one that has run, in a state, and nothing is left of its
  /// last run.
  @inlinable @inline(__always)
  func markToRun(_ next: NodeReference, after reader: ReaderReference, in state: NodeState) -> NodeMark? {
    guard next.isOfSameClass(as: reader.asNode) else { return nil }
    let mark = next.mark
    return mark.has(state, with: .isPlainRule, without: .hasScope) ? mark.computing : nil
  }
}
