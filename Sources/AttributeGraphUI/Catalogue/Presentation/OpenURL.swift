import Foundation

/// What was opened in a host, and the views that want to know.
@MainActor
final class URLBook: HostService {
  /// What views have opened with `openURL`, in order.
  private(set) var opened: [URL] = []
  private var listeners: [Int: (URL) -> Void] = [:]

  /// Takes note of something that a view opens.
  func open(_ url: URL) { opened.append(url) }

  /// Has a closure told of what is opened, until its position leaves the tree.
  func listen(at position: ViewPosition, _ hear: @escaping (URL) -> Void) {
    let identity = position.identity
    listeners[identity] = hear
    position.leaving = { [weak self] in self?.listeners[identity] = nil }
  }

  /// Tells the listeners, in the order in which they were inserted.
  func deliver(_ url: URL) {
    for (_, hear) in listeners.sorted(by: { $0.key < $1.key }) { hear(url) }
  }

  /// Lets go of the listeners.
  func drop() { listeners = [:] }
}

/// Runs an action when the host is given something to open.
nonisolated struct _OpenURLModifier: PrimitiveViewModifier {
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

/// Opens something: what is opened is kept by the host, unless the program handles it.
public struct OpenURLAction {
  /// What became of something that was opened.
  public enum Result: Hashable, Sendable {
    /// It was handled.
    case handled
    /// It was thrown away.
    case discarded
    /// The host is to open it.
    case systemAction
  }

  /// The program's way to handle what is opened: an object, so that the action can be compared.
  final class Handler {
    let handle: (URL) -> Result

    init(_ handle: @escaping (URL) -> Result) {
      self.handle = handle
    }
  }

  private let handler: Handler?
  private let book: URLBook?

  /// Makes an action that hands what is opened to a closure first.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = Handler(handler)
    book = nil
  }

  fileprivate init(handler: Handler?, book: URLBook?) {
    self.handler = handler
    self.book = book
  }

  /// The same action in a host.
  fileprivate func inside(_ book: URLBook?) -> OpenURLAction { OpenURLAction(handler: handler, book: book) }

  /// Opens something.
  @MainActor public func callAsFunction(_ url: URL) {
    if handler?.handle(url) ?? .systemAction == .systemAction { book?.open(url) }
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction(handler: nil, book: nil) }
  }
  private enum URLBookKey: EnvironmentKey { static var defaultValue: URLBook? { nil } }

  /// What the host keeps of what is opened.
  var urlBook: URLBook? {
    get { self[URLBookKey.self] }
    set { self[URLBookKey.self] = newValue }
  }

  /// Opens something.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self].inside(urlBook) }
    set { self[OpenURLKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when the host is given something to open, as long as the view is there.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenURLModifier(action: action))
  }
}

extension HostRuntime {
  /// The addresses that were opened, and the views that listen to them.
  var urls: URLBook { service(URLBook.self) }
}
