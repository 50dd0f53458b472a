#if !canImport(Darwin)
import Foundation
import ThreadSupport

extension View {
  /// Lets a person write a document as a type while a binding is true and the document is not nil: by
  /// `ViewHost.chooseDestination(_:)`.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person write a document that is an object, as a type, while a binding is true and the document is not nil.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person write documents as a type into a directory while a binding is true and there are any.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Lets a person write documents that are objects, as a type, into a directory while a binding is true and there are
  /// any.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Lets a person write a document as one of some types, by default all of its own.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented, document.map { DocumentWriter($0).export(as: contentTypes) }, defaultFilename, onCompletion,
      onCancellation)
  }

  /// Lets a person write a document that is an object, as one of some types, by default all of its own.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented, document.map { DocumentWriter($0).export(as: contentTypes) }, defaultFilename, onCompletion,
      onCancellation)
  }

  /// Lets a person write documents into a directory, as one of some types, by default all of their own.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    exporter(
      isPresented, documents.map { DocumentWriter($0).export(as: contentTypes) }, onCompletion, onCancellation)
  }

  /// Lets a person write documents that are objects into a directory, as one of some types, by default all of their
  /// own.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    exporter(
      isPresented, documents.map { DocumentWriter($0).export(as: contentTypes) }, onCompletion, onCancellation)
  }

  /// Lets a person write a transferable value, in one of its representations.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(isPresented, item.map { FileExport($0, contentTypes) }, defaultFilename, onCompletion, onCancellation)
  }

  /// Lets a person write transferable values into a directory, in one of their representations.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable {
    exporter(isPresented, items.map { FileExport($0, contentTypes) }, onCompletion, onCancellation)
  }

  nonisolated private func exporter(
    _ isPresented: Binding<Bool>, _ file: FileExport?, _ name: String?,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void, _ onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      _FileDialogModifier(
        isPresented: isPresented,
        purpose: file.map { file in
          .exporting([file], defaultName: name ?? file.name) { urls in
            if let url = urls.first { onCompletion(.success(url)) }
          }
        }, fail: { onCompletion(.failure($0)) }, onCancellation: onCancellation))
  }

  nonisolated private func exporter(
    _ isPresented: Binding<Bool>, _ files: [FileExport],
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      _FileDialogModifier(
        isPresented: isPresented,
        purpose: files.isEmpty ? nil : .exporting(files, defaultName: nil) { onCompletion(.success($0)) },
        fail: { onCompletion(.failure($0)) }, onCancellation: onCancellation))
  }
}

extension DocumentWriter {
  /// The document to be written as one of some types, by default all of its own.
  func export(as types: [UTType]) -> FileExport {
    FileExport(contentTypes: types.isEmpty ? contentTypes : types) { url, type in try write(to: url, as: type) }
  }
}

extension FileExport {
  /// A value to be written in one of some representations, by default all of its own.
  init<T: Transferable>(_ value: T, _ types: [UTType]) {
    let provider = NSItemProvider(transferring: value)
    self.init(contentTypes: types.isEmpty ? provider.registeredContentTypes : types, name: provider.suggestedName) {
      url, type in
      let outcome = LockedValue<Result<Data, any Error>?>(nil)
      provider.loadDataRepresentation(for: type) { data, error in
        outcome.value = NSItemProvider.result(data, error, contentType: type)
      }
      guard let result = outcome.value else { throw TransferError.noBytes("A form of type '\(type)' that takes time") }
      try result.get().write(to: url, options: .atomic)
    }
  }
}
#endif
