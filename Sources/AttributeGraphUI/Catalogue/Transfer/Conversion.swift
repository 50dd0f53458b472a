#if !canImport(Darwin)
import Foundation
import ThreadSupport

/// Converts a value to another one, at once or later, and passes it to a closure.
///
/// A conversion whose parts are all synchronous passes the value on before `run` returns.
struct Conversion<Input, Output>: Sendable {
  /// Converts a value; the closure runs exactly once.
  let run: @Sendable (Input, @escaping @Sendable (Result<Output, any Error>) -> Void) -> Void

  private init(run: @escaping @Sendable (Input, @escaping @Sendable (Result<Output, any Error>) -> Void) -> Void) {
    self.run = run
  }

  /// A synchronous conversion.
  init(_ convert: @escaping @Sendable (Input) throws -> Output) {
    self.init(run: { input, deliver in deliver(Result { try convert(input) }) })
  }

  /// A conversion in a task, which runs on the main queue between its suspensions, as tasks of views do.
  init(suspending convert: @escaping @Sendable (Input) async throws -> Output) {
    self.init(run: { input, deliver in
      let input = LockedValue(input)
      Task(executorPreference: MainQueueExecutor.shared) {
        do { deliver(.success(try await convert(input.value))) } catch { deliver(.failure(error)) }
      }
    })
  }

  /// A conversion by a closure with a completion handler; a second call of the handler does nothing.
  init(
    callingBack convert: @escaping @Sendable (Input, @escaping @Sendable (Result<Output, any Error>) -> Void) -> Void
  ) {
    self.init(run: { input, deliver in
      let rest = LockedValue<(@Sendable (Result<Output, any Error>) -> Void)?>(deliver)
      convert(input) { result in rest.exchange(nil)?(result) }
    })
  }

  /// This conversion, followed by another one of its result.
  func then<Next>(_ next: Conversion<Output, Next>) -> Conversion<Input, Next> {
    Conversion<Input, Next>(run: { [run] input, deliver in
      run(input) { result in
        switch result {
        case .success(let value): next.run(value, deliver)
        case .failure(let error): deliver(.failure(error))
        }
      }
    })
  }

  /// Converts a value for asynchronous code.
  nonisolated(nonsending) func value(of input: Input) async throws -> Output {
    let result: LockedValue<Result<Output, any Error>> = await withCheckedContinuation { continuation in
      run(input) { continuation.resume(returning: LockedValue($0)) }
    }
    return try result.value.get()
  }
}

/// Bytes, or a file with them, in transfer.
enum TransferPayload: Sendable {
  /// Bytes.
  case data(Data)
  /// A file, which stays in its place.
  case file(URL)

  /// The bytes; those of the file if there is one.
  func data() throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let url): try Data(contentsOf: url)
    }
  }

  /// The file; if there are only bytes, one with a name in a folder of its own.
  func file(named name: @autoclosure () -> String) throws -> URL {
    switch self {
    case .file(let url): return url
    case .data(let data):
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let url = folder.appendingPathComponent(name())
      try data.write(to: url)
      return url
    }
  }
}

extension UTType {
  /// A name for a file of the type without one.
  var unnamedFile: String {
    preferredFilenameExtension.map { "Untitled.\($0)" } ?? "Untitled"
  }
}

/// A reason for which a value could not be transferred.
public enum TransferError: Error, Hashable, CustomStringConvertible {
  /// A value has no representation of a type. The error lists its types.
  case noRepresentation(UTType, available: [UTType])
  /// Bytes cannot be read as a value of a type.
  case unreadable(String, contentType: UTType)
  /// A value has no bytes here, as a symbol has none.
  case noBytes(String)

  /// The error, and the available types.
  public var description: String {
    switch self {
    case .noRepresentation(let type, let available):
      "There is no form of type '\(type)'. There are: \(available.map(\.identifier).joined(separator: ", "))."
    case .unreadable(let value, let type): "Bytes of type '\(type)' are no \(value)."
    case .noBytes(let value): "\(value) has no bytes without a screen."
    }
  }
}

/// Runs a closure of the main actor: at once if possible, otherwise on the main queue.
func onMainQueue(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainQueue.isCurrent { onMainActor(body) { $0() } } else { DispatchQueue.main.async(execute: body) }
}
#endif
