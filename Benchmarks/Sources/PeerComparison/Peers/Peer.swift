/// Something that keeps derived values up to date: what a workload needs of it.
///
/// A peer is one file. The workloads are written once, generic over the peer and compiled for each on its own, so that
/// none of them pays for being exchangeable.
protocol Peer {
  /// A value that is set from outside.
  associatedtype Source: Readable<Int>
  /// A number that a rule derives.
  associatedtype Derived: Readable<Int> where Derived.Input == Source.Input
  /// An object that a rule makes anew.
  associatedtype DerivedNumbers: Readable<Numbers> where DerivedNumbers.Input == Source.Input
  /// What keeps an effect going.
  associatedtype Observer
  /// What a rule is told to depend on, where reads are not tracked.
  typealias Input = Source.Input

  /// What the peer is called in the table.
  static var name: String { get }

  /// Makes a peer with nothing in it.
  init()

  /// Makes a value that is set from outside.
  func source(_ value: Int) -> Source

  /// Makes a number that a rule derives; a peer that tracks reads does not look at `inputs`.
  func derived(from inputs: [Input], _ rule: @escaping () -> Int) -> Derived

  /// Makes an object that a rule makes anew.
  func derivedNumbers(from inputs: [Input], _ rule: @escaping () -> Numbers) -> DerivedNumbers

  /// Runs a body now, and again after each batch that changed something it reads.
  func effect(from inputs: [Input], _ body: @escaping () -> Void) -> Observer

  /// Sets a value, in a batch.
  func write(_ value: Int, to source: Source)

  /// Runs writes; when it returns, the effects have run.
  func batch(_ writes: () -> Void)
}

/// Something whose value a rule can read.
protocol Readable<Content> {
  /// What it holds.
  associatedtype Content
  /// What tells a rule to depend on it.
  associatedtype Input

  /// The value, up to date.
  var value: Content { get }

  /// What tells a rule to depend on it.
  var input: Input { get }
}

/// What stands for an input where reads are tracked and no rule is told its inputs.
struct TrackedInput {}

/// Numbers in an object that is compared by identity, so that a rule that makes one always changes its value.
final class Numbers: Equatable {
  let values: [Int]

  init(_ values: [Int]) { self.values = values }

  static func == (left: Numbers, right: Numbers) -> Bool { left === right }
}
