#if !canImport(Darwin)
import Foundation

/// Decides what becomes of items over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether items that come over the view may be dropped there; if not, nothing else is called.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the items; false if it does not.
  func performDrop(info: DropInfo) -> Bool
  /// Items that may be dropped have come over the view.
  func dropEntered(info: DropInfo)
  /// The items are over the view, there first or elsewhere than before; nil leaves the proposal as it is.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The items are not over the view any more, and were not dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Accepts all items of the types of the modifier.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Leaves the proposal as it is, which is a copy at first.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// Items over a view, and where they are.
public struct DropInfo {
  /// Where the finger is, in the coordinates of the view.
  public var location: CGPoint
  /// The items.
  let items: [NSItemProvider]

  /// Whether an item is of one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// Whether an item is of one of the types, which are named.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(known: $0) })
  }

  /// The items that are of one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.filter { item in contentTypes.contains { item.form(conformingTo: $0) != nil } }
  }

  /// The items that are of one of the types, which are named.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(known: $0) })
  }
}

/// The outcome of a drop.
public enum DropOperation: Hashable, Sendable {
  /// The items stay where they are, and nothing is dropped.
  case cancel
  /// Nothing may be dropped here.
  case forbidden
  /// The items stay where they are, and are here, too.
  case copy
  /// The items are here, and not where they were.
  case move
}

/// How a view would take items.
public struct DropProposal: Hashable, Sendable {
  /// The outcome of a drop.
  public let operation: DropOperation
  /// The outcome of a drop of items from another program; nil for the default one.
  public let operationOutsideApplication: DropOperation?

  /// Proposes an outcome.
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  /// Proposes an outcome for items of the program, and another one for items from outside.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }
}
#endif
