import Foundation

/// The phase of loading a picture.
public enum AsyncImagePhase: Sendable {
  /// There is no picture yet.
  case empty
  /// There is a picture.
  case success(Image)
  /// Loading failed.
  case failure(any Error)

  /// The picture, if there is one.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error, if loading failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from a URL.
///
/// It is loaded in a task of the view by the loader of the environment when the body runs (`asyncImageLoader`); a test
/// sets its own loader around the views. `await host.settle()` lets the task run. By default, files and `data:` URLs
/// are loaded, and others fail at once.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  @Environment(\.asyncImageLoader) private var loader

  /// Shows the picture at a URL when it has been loaded.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in phase.image ?? Image.placeholder }
  }

  /// Shows the result of a closure for the picture at a URL, and a placeholder before that.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Shows the result of a closure for each phase of loading a picture.
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
  /// The placeholder of a picture that is being loaded: empty, in the proposed space.
  nonisolated fileprivate static var placeholder: Image {
    Image(source: .loaded(name: "", width: 0, height: 0)).resizable()
  }
}

/// The reason why a picture could not be loaded.
public enum AsyncImageError: Error, Hashable, Sendable {
  /// The loader does not support URLs of this kind.
  case unknownAddress(URL)
  /// The data are no picture of a known kind.
  case noPicture(URL)
}

/// Loads the data at a URL, for `AsyncImage`.
public protocol AsyncImageLoader: Sendable {
  /// The data at a URL.
  func data(for url: URL) async throws -> Data
}

/// Loads files and `data:` URLs, without network access.
public struct LocalImageLoader: AsyncImageLoader {
  /// Makes the loader.
  public init() {}

  /// The content of a file or of a `data:` URL.
  public func data(for url: URL) async throws -> Data {
    if url.isFileURL { return try Data(contentsOf: url) }
    guard url.scheme?.lowercased() == "data", let data = Self.content(of: url.absoluteString) else {
      throw AsyncImageError.unknownAddress(url)
    }
    return data
  }

  /// The data after the comma of a `data:` URL (RFC 2397).
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
