#if !canImport(Darwin)
import Foundation

/// Handles items that are dragged over a view and dropped.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether items that are dragged over the view may be dropped there; if not, nothing else is called.
  func validateDrop(info: DropInfo) -> Bool
  /// Accepts the dropped items; false if it does not.
  func performDrop(info: DropInfo) -> Bool
  /// Items that may be dropped have entered the view.
  func dropEntered(info: DropInfo)
  /// The items have entered or moved over the view; nil keeps the proposal.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The items have left the view without being dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Accepts all items of the types of the modifier.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Keeps the proposal, which is initially a copy.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// Items over a view, and their place.
public struct DropInfo {
  /// The place of the finger, in the coordinates of the view.
  public var location: CGPoint
  /// The items.
  let items: [NSItemProvider]

  /// Whether an item has one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// Whether an item has one of the types, given by their names.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(known: $0) })
  }

  /// The items with one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.filter { item in contentTypes.contains { item.form(conformingTo: $0) != nil } }
  }

  /// The items with one of the types, given by their names.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(known: $0) })
  }
}

/// The outcome of a drop.
public enum DropOperation: Hashable, Sendable {
  /// Nothing is dropped, and the items stay at their source.
  case cancel
  /// Dropping is forbidden here.
  case forbidden
  /// The items are copied here.
  case copy
  /// The items are moved here from their source.
  case move
}

/// A view's proposal for a drop.
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
