#if !canImport(Darwin)
import Foundation

/// Loading representations of an item. A closure is called at once if the representation is made at once.
extension NSItemProvider {
  /// Passes the bytes of the first representation of a type to a closure, or an error.
  @preconcurrency @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load(UTType(known: typeIdentifier)) { payload in
      do { completionHandler(try payload.get().data(), nil) } catch { completionHandler(nil, error) }
    }
  }

  /// Hands the bytes of the first form of a type to a closure, or an error.
  @preconcurrency @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Passes a file with the first representation of a type to a closure, or an error.
  @preconcurrency @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadInPlaceFileRepresentation(forTypeIdentifier: typeIdentifier) { url, _, error in completionHandler(url, error) }
  }

  /// Passes a file with the first representation of a type to a closure, or an error; the flag is true if the file is
  /// the original.
  @preconcurrency @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let type = UTType(known: typeIdentifier)
    return load(type) { [self] payload in
      do {
        let payload = try payload.get()
        let isOriginal = if case .file = payload { true } else { false }
        completionHandler(try payload.file(named: suggestedName ?? type.unnamedFile), isOriginal, nil)
      } catch {
        completionHandler(nil, false, error)
      }
    }
  }

  /// Hands a file with the first form of a type to a closure, or an error; the flag is true if the file is no copy.
  @preconcurrency @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadInPlaceFileRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Passes the first representation of a type to a closure, or an error: a URL for a file or a URL, a string for plain
  /// text, and bytes otherwise.
  @preconcurrency public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    let type = UTType(known: typeIdentifier)
    load(type) { payload in
      do { completionHandler?(try Self.item(payload.get(), type), nil) } catch { completionHandler?(nil, error) }
    }
  }

  /// The first representation of a type: a URL for a file or a URL, a string for plain text, and bytes otherwise.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any Sendable {
    let type = UTType(known: typeIdentifier)
    return try Self.item(try await loading(type).value(of: ()), type)
  }

  /// Whether a value of a transferable type can be made from a representation of the item.
  public func canLoadTransferable<T: Transferable>(type transferableType: T.Type) -> Bool {
    conversion(to: T.self) != nil
  }

  /// Passes a value made from the best representation to a closure, or an error.
  @preconcurrency @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let conversion = conversion(to: T.self) else {
      completionHandler(.failure(missing(T.importedContentTypes().first ?? .data)))
      return progress
    }
    conversion.run(()) { result in
      progress.completedUnitCount = 1
      completionHandler(result)
    }
    return progress
  }

  /// Makes a value of a type from its preferred representation; nil if no representation has one of its types.
  func conversion<T: Transferable>(to type: T.Type) -> Conversion<Void, T>? {
    for form in T.parts.imports {
      if let own = self.form(conformingTo: form.contentType) { return own.conversion.then(form.conversion) }
    }
    return nil
  }

  private static func item(_ payload: TransferPayload, _ type: UTType) throws -> any Sendable {
    if case .file(let url) = payload { return url }
    let data = try payload.data()
    if type.conforms(to: .url), let url = URL(string: String(decoding: data, as: UTF8.self)) { return url }
    if type.conforms(to: .plainText), let text = String(data: data, encoding: .utf8) { return text }
    return data
  }

  private func missing(_ type: UTType) -> TransferError {
    .noRepresentation(type, available: registeredContentTypes)
  }

  private func loading(_ type: UTType) -> Conversion<Void, TransferPayload> {
    form(conformingTo: type)?.conversion ?? Conversion { [self] in throw missing(type) }
  }

  @discardableResult
  private func load(
    _ type: UTType, _ deliver: @escaping @Sendable (Result<TransferPayload, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    loading(type).run(()) { result in
      progress.completedUnitCount = 1
      deliver(result)
    }
    return progress
  }
}
#endif
