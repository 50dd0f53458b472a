#if !canImport(Darwin)
import Foundation

extension View {
  /// Lets a person choose a file of some types while a binding is true: by `ViewHost.chooseFiles(_:)`.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      _FileDialogModifier(
        isPresented: isPresented,
        purpose: .importing(allowedContentTypes, allowsMultiple: false) { urls in
          if let url = urls.first { onCompletion(.success(url)) }
        }, fail: { onCompletion(.failure($0)) }))
  }

  /// Lets a person choose files of some types while a binding is true.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person choose files of some types while a binding is true, and runs a closure if it is cancelled.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      _FileDialogModifier(
        isPresented: isPresented,
        purpose: .importing(allowedContentTypes, allowsMultiple: allowsMultipleSelection) { urls in
          onCompletion(.success(urls))
        }, fail: { onCompletion(.failure($0)) }, onCancellation: onCancellation))
  }

  /// Lets a person move a file while a binding is true and the file is not nil: by `ViewHost.chooseDestination(_:)`.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person move a file while a binding is true and the file is not nil, and runs a closure if it is cancelled.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      _FileDialogModifier(
        isPresented: isPresented,
        purpose: file.map { file in
          .moving([file]) { urls in if let url = urls.first { onCompletion(.success(url)) } }
        }, fail: { onCompletion(.failure($0)) }, onCancellation: onCancellation))
  }

  /// Lets a person move files while a binding is true and there are any.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a person move files while a binding is true and there are any, and runs a closure if it is cancelled.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    modifier(
      _FileDialogModifier(
        isPresented: isPresented,
        purpose: files.isEmpty ? nil : .moving(Array(files)) { onCompletion(.success($0)) },
        fail: { onCompletion(.failure($0)) }, onCancellation: onCancellation))
  }
}
#endif
