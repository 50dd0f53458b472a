#if canImport(Observation)
import Observation

/// An attribute as Observation sees it: whoever tracks a read of ``value`` is told of the next committed change.
///
/// It makes attributes members of `@Observable` models, and of whatever else observes them:
///
/// ```swift
/// @Observable final class Basket {
///   private let sum: ObservableAttribute<Int>
///   var total: Int { sum.value }
///   init(total: some Attribute<Int>) { sum = ObservableAttribute(total) }
/// }
/// ```
///
/// It is told after the commit, when effects have settled: the new value can be read already then. The graph keeps the
/// attribute up to date for it, and it owns the attribute, until its own last owner goes.
public final class ObservableAttribute<Value>: Observable {
  private let attribute: any Attribute<Value>
  private let commits: CommitRegistrar<ObservableAttribute>

  /// Makes an attribute visible to Observation.
  ///
  /// - Precondition: The attribute has not ended.
  /// - Complexity: O(1), plus bringing the attribute up to date.
  public init(_ attribute: some Attribute<Value>) {
    self.attribute = attribute
    commits = CommitRegistrar(\.value)
    commits.start(for: self, attribute)
  }

  /// The value of the attribute; the read is tracked by the graph and by Observation.
  ///
  /// - Precondition: The attribute has not ended.
  /// - Complexity: That of the attribute's own.
  public var value: Value {
    commits.noteRead(self)
    return attribute.value
  }
}

/// A state cell as Observation sees it, to be read and set.
///
/// It is an ``ObservableAttribute`` whose value can be set: a property of a model gets and sets ``value``.
public final class ObservableCell<Value>: Observable {
  private let cell: StateCell<Value>
  private let commits: CommitRegistrar<ObservableCell>

  /// Makes a cell visible to Observation.
  ///
  /// - Precondition: The cell has not ended.
  /// - Complexity: O(1).
  public init(_ cell: StateCell<Value>) {
    self.cell = cell
    commits = CommitRegistrar(\.value)
    commits.start(for: self, cell)
  }

  /// The value of the cell; a read is tracked by the graph and by Observation, a set is one of the cell.
  ///
  /// - Precondition: A cell that is read has not ended.
  /// - Complexity: That of the cell's own.
  public var value: Value {
    get {
      commits.noteRead(self)
      return cell.value
    }
    set { cell.value = newValue }
  }
}

/// An attribute is confined to the isolation domain of its graph, also as Observation sees it.
@available(*, unavailable) extension ObservableAttribute: Sendable {}
@available(*, unavailable) extension ObservableCell: Sendable {}

/// Tells Observation of the commits that change an attribute.
private final class CommitRegistrar<Subject: AnyObject & Observable> {
  private let registrar = ObservationRegistrar()
  private let tell: (Subject) -> Void
  /// Notes that the property of a subject is read.
  let noteRead: (Subject) -> Void
  private var subscription: Subscription?

  /// Makes a registrar for one property; its key path is made once, as that takes longer than the rest of a read.
  init<Member>(_ property: KeyPath<Subject, Member>) {
    noteRead = { [registrar] subject in registrar.access(subject, keyPath: property) }
    tell = { [registrar] subject in registrar.withMutation(of: subject, keyPath: property) {} }
  }

  /// Tells of the commits that change an attribute from now on, as long as the subject lives.
  func start(for subject: Subject, _ attribute: some Attribute) {
    subscription = attribute.observeChanges { [weak subject, tell] _ in
      if let subject { tell(subject) }
    }
  }
}
#endif
