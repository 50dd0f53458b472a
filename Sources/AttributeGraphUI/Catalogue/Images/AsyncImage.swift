import Foundation

/// Where the loading of a picture stands.
public enum AsyncImagePhase: Sendable {
  /// There is no picture yet.
  case empty
  /// There is a picture.
  case success(Image)
  /// There is none, for a reason.
  case failure(any Error)

  /// The picture, if there is one.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why there is no picture, if it could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from an address.
///
/// It is loaded in a task of the view by the loader that the environment has when the body runs (`asyncImageLoader`): a
/// test puts its own around the views. `await host.settle()` lets the task run. By default files and `data:` addresses are loaded, and others fail at once.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  @Environment(\.asyncImageLoader) private var loader

  /// Shows the picture of an address when it has been loaded.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in phase.image ?? Image.placeholder }
  }

  /// Shows what a closure makes of the picture of an address, and before that something else.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Shows what a closure makes of each phase of the loading of a picture.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// The content of the phase, which loads the picture.
  @MainActor public var body: some View {
    content(phase).task(id: url) {
      if phase.image != nil || phase.error != nil { phase = .empty }
      guard let url else { return }
      let loaded = await load(url)
      guard !Task.isCancelled else { return }
      withTransaction(transaction) { phase = loaded }
    }
  }

  @MainActor private func load(_ url: URL) async -> AsyncImagePhase {
    do {
      let data = try await loader.data(for: url)
      guard let size = PictureFile.size(of: data, scale: scale) else { throw AsyncImageError.noPicture(url) }
      return .success(Image(source: .loaded(name: url.absoluteString, width: size.width, height: size.height)))
    } catch {
      return .failure(error)
    }
  }
}

extension Image {
  /// The placeholder of a picture that is being loaded: empty, in all the room that it is given.
  nonisolated fileprivate static var placeholder: Image {
    Image(source: .loaded(name: "", width: 0, height: 0)).resizable()
  }
}

/// Why a picture could not be loaded.
public enum AsyncImageError: Error, Hashable, Sendable {
  /// The loader does not know addresses of the kind.
  case unknownAddress(URL)
  /// The data is no picture of a known kind.
  case noPicture(URL)
}

/// Loads what is at an address, for `AsyncImage`.
public protocol AsyncImageLoader: Sendable {
  /// The data at an address.
  func data(for url: URL) async throws -> Data
}

/// Loads files, and what `data:` addresses hold; it asks no network.
public struct LocalImageLoader: AsyncImageLoader {
  /// Makes the loader.
  public init() {}

  /// The content of a file or of a `data:` address.
  public func data(for url: URL) async throws -> Data {
    if url.isFileURL { return try Data(contentsOf: url) }
    guard url.scheme?.lowercased() == "data", let data = Self.content(of: url.absoluteString) else {
      throw AsyncImageError.unknownAddress(url)
    }
    return data
  }

  /// The data behind the comma of a `data:` address (RFC 2397).
  private static func content(of address: String) -> Data? {
    guard let comma = address.firstIndex(of: ",") else { return nil }
    let text = String(address[address.index(after: comma)...])
    if address[..<comma].lowercased().hasSuffix(";base64") {
      return Data(base64Encoded: text.removingPercentEncoding ?? text)
    }
    return text.removingPercentEncoding.map { Data($0.utf8) }
  }
}

extension EnvironmentValues {
  private enum AsyncImageLoaderKey: EnvironmentKey {
    static var defaultValue: any AsyncImageLoader { LocalImageLoader() }
  }

  /// The loader of the pictures of `AsyncImage`.
  public var asyncImageLoader: any AsyncImageLoader {
    get { self[AsyncImageLoaderKey.self] }
    set { self[AsyncImageLoaderKey.self] = newValue }
  }
}
