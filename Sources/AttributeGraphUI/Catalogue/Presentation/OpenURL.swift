import Foundation

/// The URLs opened in a host, and the views that listen.
@MainActor
final class URLBook: HostService {
  /// The URLs that views have opened with `openURL`, in order.
  private(set) var opened: [URL] = []
  private var listeners = ViewRegister<(URL) -> Void>()
  private var conditions = ViewRegister<() -> ExternalEventConditions>()

  /// Records a URL that a view opens.
  func open(_ url: URL) { opened.append(url) }

  /// Adds a listener for opened URLs, until its position leaves the tree.
  func listen(at position: ViewPosition, _ action: @escaping (URL) -> Void) {
    listeners.add(action, at: position)
    let identity = position.identity
    position.leaving = { [weak self] in self?.listeners.remove(identity) }
  }

  /// Adds conditions for the screen of a position, until it leaves the tree.
  func limit(at position: ViewPosition, by conditions: @escaping () -> ExternalEventConditions) {
    self.conditions.add(conditions, at: position)
    let identity = position.identity
    position.leaving = { [weak self] in self?.conditions.remove(identity) }
  }

  /// The answer of the views of a screen to a URL.
  func answer(of screen: ViewPosition, to url: URL) -> ExternalEventAnswer {
    let conditions = conditions.entries(in: screen).map { $0() }
    if conditions.contains(where: { $0.preferring.match(url) }) { return .prefers }
    return conditions.isEmpty || conditions.contains { $0.allowing.match(url) } ? .allows : .refuses
  }

  /// Notifies the listeners of a screen, in the order of their insertion.
  func deliver(_ url: URL, to screen: ViewPosition) {
    for action in listeners.entries(in: screen) { action(url) }
  }

  /// Releases the listeners.
  func drop() { (listeners, conditions) = (.init(), .init()) }
}

/// The registrations of the views on all screens of a host, by their positions.
@MainActor
private struct ViewRegister<Entry> {
  private var entries: [Int: (position: () -> ViewPosition, entry: Entry)] = [:]

  /// Adds the entry of a position.
  mutating func add(_ entry: Entry, at position: ViewPosition) {
    entries[position.identity] = ({ [unowned position] in position }, entry)
  }

  /// Removes the entry of a position.
  mutating func remove(_ identity: Int) { entries[identity] = nil }

  /// The entries of a screen, in the order of their insertion.
  ///
  /// - Complexity: O(n log n) in the entries, and O(depth) for each.
  func entries(in screen: ViewPosition) -> [Entry] {
    entries.sorted { $0.key < $1.key }.map(\.value).filter { $0.position().isInside(screen) }.map(\.entry)
  }
}

/// Runs an action when the host opens a URL.
nonisolated struct _OpenURLModifier: PrimitiveViewModifier, CollectiveModifier {
  let action: (URL) -> Void

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    inputs.runtime.urls.listen(at: position) { latest.value?.action($0) }
    return body(inputs.inside(position))
  }
}

/// Opens a URL; the host records it, unless the program handles it.
public struct OpenURLAction {
  /// The result of opening a URL.
  public struct Result: Hashable, Sendable {
    /// The way in which the URL is handled.
    fileprivate enum Outcome: Hashable {
      /// The program has handled it.
      case handled
      /// It is dropped.
      case discarded
      /// The host opens another one, or the same if there is no other.
      case opened(URL?)
    }

    fileprivate let outcome: Outcome

    /// It was handled.
    public static let handled = Result(outcome: .handled)
    /// It was thrown away.
    public static let discarded = Result(outcome: .discarded)
    /// The enclosing action, or without one the host, has to open it.
    public static let systemAction = Result(outcome: .opened(nil))

    /// The enclosing action, or without one the host, has to open another URL.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .opened(url)) }

    /// The host has to open another URL; a host opens nothing in the program or outside of it, so where has no effect.
    public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result { systemAction(url) }

    /// The host has to open the URL; a host opens nothing in the program or outside of it, so where has no effect.
    public static func systemAction(prefersInApp: Bool) -> Result { systemAction }
  }

  /// The program's handler for URLs: an object, so that the action can be compared.
  private final class Handler: Equatable {
    let handle: (URL) -> Result

    init(_ handle: @escaping (URL) -> Result) { self.handle = handle }

    static func == (one: Handler, other: Handler) -> Bool { one === other }
  }

  /// The handlers from the innermost to the outermost; each receives what the one before has left to the system.
  private let handlers: [Handler]
  private let book: URLBook?

  /// Makes an action that passes the URL to a closure first.
  public init(handler: @escaping (URL) -> Result) { (handlers, book) = ([Handler(handler)], nil) }

  private init(handlers: [Handler], book: URLBook?) { (self.handlers, self.book) = (handlers, book) }

  /// The action without handlers, which leaves everything to the system.
  fileprivate static var system: OpenURLAction { OpenURLAction(handlers: [], book: nil) }

  /// The same action in a host.
  fileprivate func inside(_ book: URLBook?) -> OpenURLAction { OpenURLAction(handlers: handlers, book: book) }

  /// The action that leaves what it does not handle to an enclosing action.
  fileprivate func inside(_ enclosing: OpenURLAction) -> OpenURLAction {
    let outside = enclosing.handlers.filter { !handlers.contains($0) }
    return OpenURLAction(handlers: handlers + outside, book: book)
  }

  /// Opens something.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens something, and calls a closure with whether it was handled or opened.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    var url = url
    for handler in handlers {
      switch handler.handle(url).outcome {
      case .handled: return completion(true)
      case .discarded: return completion(false)
      case .opened(let other): url = other ?? url
      }
    }
    book?.open(url)
    completion(book != nil)
  }

  /// Opens something; a host opens nothing in the program or outside of it, so where has no effect.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, prefersInApp: Bool) { self(url) }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { .system }
  }
  private enum URLBookKey: EnvironmentKey { static var defaultValue: URLBook? { nil } }

  /// The host's record of opened URLs.
  var urlBook: URLBook? {
    get { self[URLBookKey.self] }
    set { self[URLBookKey.self] = newValue }
  }

  /// Opens something. An action that is set leaves what it does not handle to the one that was there before.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self].inside(urlBook) }
    set { self[OpenURLKey.self] = newValue.inside(self[OpenURLKey.self]) }
  }
}

extension View {
  /// Runs an action when the host opens a URL, while the view exists.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenURLModifier(action: action))
  }

  /// Sets whether links inside open in the program instead of a browser; a host only reports what is opened.
  nonisolated public func onOpenURL(prefersInApp: Bool) -> some View { self }
}

extension HostRuntime {
  /// The opened URLs, and the views that listen to them.
  var urls: URLBook { service(URLBook.self) }
}
