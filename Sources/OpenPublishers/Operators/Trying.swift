import Foundation
import ThreadSupport

/// A type that makes values of data.
public protocol TopLevelDecoder<Input> {
  /// The type of the data.
  associatedtype Input
  /// Makes a value of data.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that makes data of values.
public protocol TopLevelEncoder<Output> {
  /// The type of the data.
  associatedtype Output
  /// Makes data of a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  /// Sends what a closure makes of each value, and fails as it does.
  public func tryMap<T>(_ transform: @escaping @isolated(any) (Output) throws -> T) -> Publishers._Derived<T, any Error>
  {
    let closure = IsolatedClosure(trying: transform)
    return trying("TryMap", onMainActor: closure.isOfMainActor) { $1.send(try closure.call($0)) }
  }

  /// Sends the values that a closure lets pass, and fails as it does.
  public func tryFilter(
    _ isIncluded: @escaping @isolated(any) (Output) throws -> Bool
  ) -> Publishers._Derived<Output, any Error> {
    let closure = IsolatedClosure(trying: isIncluded)
    return trying("TryFilter", onMainActor: closure.isOfMainActor) { if try closure.call($0) { $1.send($0) } }
  }

  /// Sends what a closure makes of each value, where it makes something, and fails as it does.
  public func tryCompactMap<T>(
    _ transform: @escaping @isolated(any) (Output) throws -> T?
  ) -> Publishers._Derived<T, any Error> {
    let closure = IsolatedClosure(trying: transform)
    return trying("TryCompactMap", onMainActor: closure.isOfMainActor) {
      if let value = try closure.call($0) { $1.send(value) }
    }
  }

  /// Leaves out values that a closure, which may fail, takes for equal to the one sent before.
  public func tryRemoveDuplicates(
    by predicate: @escaping @isolated(any) (Output, Output) throws -> Bool
  ) -> Publishers._Derived<Output, any Error> {
    let closure = IsolatedClosure(trying: predicate)
    return Publishers._Derived("TryRemoveDuplicates") { out in
      let last = LockedValue(Output?.none)
      out.follow(self, onMainActor: closure.isOfMainActor) { value in
        do {
          if let old = last.exchange(value), try closure.call(old, value) { return }
          out.send(value)
        } catch { out.send(completion: .failure(error)) }
      } completion: {
        out.send(completion: $0.mapError { $0 })
      }
    }
  }

  /// Sends the values that a decoder makes of data, and fails as it does.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers._Derived<Item, any Error> where Output == Coder.Input {
    trying("Decode") { $1.send(try decoder.decode(type, from: $0)) }
  }

  /// Sends the data that an encoder makes of values, and fails as it does.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers._Derived<Coder.Output, any Error> where Output: Encodable {
    trying("Encode") { $1.send(try encoder.encode($0)) }
  }

  /// Traps where the publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers._Derived<Output, Never> {
    derived("AssertNoFailure") { out in
      (
        { out.send($0) },
        { completion in
          if case .failure(let error) = completion {
            fatalError("\(prefix)A publisher that must not fail has failed: \(error)", file: file, line: line)
          }
          out.send(completion: .finished)
        }
      )
    }
  }
}
