#if !canImport(Darwin)
import Foundation

/// The part of a view in system services, which read items from views and deliver others.
nonisolated struct _ItemServiceModifier: PrimitiveViewModifier {
  /// The types of the items.
  let contentTypes: [UTType]
  /// Makes the items of the view; nil for a view that only accepts items.
  let export: (() -> [NSItemProvider])?
  /// Accepts items, and returns whether it did; nil for a view that only provides items.
  let take: (([NSItemProvider]) -> Bool)?

  /// Stores the part at the position of the modifier, where a host finds it.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    position.own(ItemService { latest.value })
    return body(inputs.inside(position))
  }
}

/// The part of a modifier in services, at its position.
@MainActor
private final class ItemService: Ending {
  private(set) var modifier: (() -> _ItemServiceModifier?)?
  /// Stores the part from the latest body.
  init(_ modifier: @escaping () -> _ItemServiceModifier?) { self.modifier = modifier }
  func end() { modifier = nil }
}

extension View {
  /// Provides items of some types to system services: by `ViewHost.exportedItems(from:)`.
  nonisolated public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View {
    modifier(_ItemServiceModifier(contentTypes: contentTypes, export: onExport, take: nil))
  }

  /// Provides items of some types to system services, and accepts those that a service made from them.
  nonisolated public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
    onEdit: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    modifier(_ItemServiceModifier(contentTypes: contentTypes, export: onExport, take: onEdit))
  }

  /// Accepts items of some types from system services, such as a camera: by `ViewHost.importItems(_:into:)`.
  nonisolated public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    modifier(_ItemServiceModifier(contentTypes: contentTypes, export: nil, take: onImport))
  }
}

extension ViewHost {
  /// The items that a service receives from a view, found by a text in it or an identifier.
  ///
  /// - Throws: `HostError` if no such view provides items.
  public func exportedItems(from target: ControlTarget? = nil) throws(HostError) -> [NSItemProvider] {
    let service = try findContainer(target, kind: "view that exports items") { position -> ItemService? in
      position.owned(ItemService.self).flatMap { $0.modifier?()?.export == nil ? nil : $0 }
    }
    return service.modifier?()?.export?() ?? []
  }

  /// Delivers items of a service to a view, found by a text in it or an identifier.
  ///
  /// - Throws: `HostError` if no such view accepts items of these types, or the view refuses them.
  /// - Returns: The work that it caused.
  @discardableResult
  public func importItems(
    _ items: [NSItemProvider], into target: ControlTarget? = nil, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let service = try findContainer(target, kind: "view that takes these items") { position -> ItemService? in
      position.owned(ItemService.self).flatMap { service in
        guard let modifier = service.modifier?(), modifier.take != nil else { return nil }
        return items.contains(types: modifier.contentTypes) ? service : nil
      }
    }
    var isTaken = false
    let report = perform(as: "import items", file, line) {
      guard let modifier = service.modifier?() else { return }
      let info = DropInfo(location: .zero, items: items)
      isTaken = modifier.take?(info.itemProviders(for: modifier.contentTypes)) ?? false
    }
    guard isTaken else { throw .disabled("\(items.count) items", kind: "import of") }
    return report
  }
}
#endif
