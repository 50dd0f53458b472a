#if !canImport(Darwin)
import Foundation

/// Asking an item for one of its forms. A closure is called at once where the form is made at once.
extension NSItemProvider {
  /// Hands the bytes of the first form of a type to a closure, or an error.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load(UTType(known: typeIdentifier)) { payload in
      do { completionHandler(try payload.get().data(), nil) } catch { completionHandler(nil, error) }
    }
  }

  /// Hands the bytes of the first form of a type to a closure, or an error.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Hands a file with the first form of a type to a closure, or an error.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadInPlaceFileRepresentation(forTypeIdentifier: typeIdentifier) { url, _, error in completionHandler(url, error) }
  }

  /// Hands a file with the first form of a type to a closure, or an error; the flag is true if the file is no copy.
  @discardableResult
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
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadInPlaceFileRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Hands the first form of a type to a closure, or an error: as an address where it is a file or an address, as text
  /// where it is plain text, else as bytes.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    let type = UTType(known: typeIdentifier)
    load(type) { payload in
      do { completionHandler?(try Self.item(payload.get(), type), nil) } catch { completionHandler?(nil, error) }
    }
  }

  /// The first form of a type: as an address where it is a file or an address, as text where it is plain text, else as
  /// bytes.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any Sendable {
    let type = UTType(known: typeIdentifier)
    return try Self.item(try await loading(type).value(of: ()), type)
  }

  /// Whether a value of a type that can be transferred can be made of a form of the item.
  public func canLoadTransferable<T: Transferable>(type transferableType: T.Type) -> Bool {
    conversion(to: T.self) != nil
  }

  /// Hands a value that is made of the best form to a closure, or an error.
  @discardableResult
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

  /// Makes a value of a type from the form that the type prefers; nil if no form is of one of its types.
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
