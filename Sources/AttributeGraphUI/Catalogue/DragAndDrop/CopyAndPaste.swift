#if !canImport(Darwin)
import Foundation

/// The part of a view in copying, cutting and pasting.
nonisolated struct _CopyingModifier: PrimitiveViewModifier {
  /// A part: the items that the view gives or takes.
  enum Part {
    case copy(() -> [NSItemProvider])
    case cut(() -> [NSItemProvider])
    case paste([UTType], ([NSItemProvider]) -> Void)
  }

  let part: Part

  /// Stores the part at the position of the modifier, where a host finds it.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    position.own(CopyingPart { latest.value?.part })
    return body(inputs.inside(position))
  }
}

/// The part of a modifier in copying and pasting, at its position.
@MainActor
private final class CopyingPart: Ending {
  private(set) var part: (() -> _CopyingModifier.Part?)?
  /// Stores the part that the body made last.
  init(_ part: @escaping () -> _CopyingModifier.Part?) { self.part = part }
  func end() { part = nil }
}

extension View {
  /// Lets a person copy values from the view: by `ViewHost.copy(_:)`.
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modifier(_CopyingModifier(part: .copy { payload().map { NSItemProvider(transferring: $0) } }))
  }

  /// Lets a person cut values out of the view: by `ViewHost.cut(_:)`. The closure removes and returns them.
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(_CopyingModifier(part: .cut { action().map { NSItemProvider(transferring: $0) } }))
  }

  /// Lets a person paste values of a type into the view: by `ViewHost.paste(into:)`. The validator selects values, and
  /// if none remain the action does not run.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(
      _CopyingModifier(
        part: .paste(T.importedContentTypes()) { items in
          items.load(T.self) { values in
            let valid = validator(values)
            if !valid.isEmpty { action(valid) }
          }
        }))
  }

  /// Runs a closure for the items that a person copies from the view; nil if this is not possible.
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(_CopyingModifier(part: .copy { payloadAction?() ?? [] }))
  }

  /// Runs a closure for the items that a person cuts out of the view; nil if this is not possible.
  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(_CopyingModifier(part: .cut { payloadAction?() ?? [] }))
  }

  /// Runs a closure for the items of some types that a person pastes into the view.
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    modifier(_CopyingModifier(part: .paste(supportedContentTypes, payloadAction)))
  }

  /// Runs a closure for what a validator makes of the items of some types that a person pastes into the view; nothing
  /// happens if it makes nothing.
  nonisolated public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes) { items in validator(items).map(payloadAction) }
  }

  /// Runs a closure for the items of types with some identifiers that a person pastes into the view.
  nonisolated public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.compactMap { UTType($0) }, perform: payloadAction)
  }

  /// Runs a closure for what a validator makes of the items of types with some identifiers that a person pastes into
  /// the view; nothing happens if it makes nothing.
  nonisolated public func onPasteCommand<Payload>(
    of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.compactMap { UTType($0) }, validator: validator, perform: payloadAction)
  }
}

extension ViewHost {
  /// Copies from a view, found by a text in it or an identifier, to the pasteboard of the host.
  ///
  /// - Throws: `HostError` if nothing can be copied from such a view.
  /// - Returns: The work that it caused.
  @discardableResult
  public func copy(
    _ target: ControlTarget? = nil, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    try take(target, "copy", file, line) { if case .copy(let items) = $0 { items } else { nil } }
  }

  /// Cuts out of a view, found by a text in it or an identifier, to the pasteboard of the host.
  ///
  /// - Throws: `HostError` if nothing can be cut out of such a view.
  /// - Returns: The work that it caused.
  @discardableResult
  public func cut(
    _ target: ControlTarget? = nil, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    try take(target, "cut", file, line) { if case .cut(let items) = $0 { items } else { nil } }
  }

  /// Pastes the content of the host's pasteboard into a view, found by a text in it or an identifier.
  ///
  /// - Throws: `HostError` if none of the copied items can be pasted into such a view.
  /// - Returns: The work that it caused.
  @discardableResult
  public func paste(
    into target: ControlTarget? = nil, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let items = environment.values.pasteboard.providers
    let place = try findContainer(target, kind: "view into which this can be pasted") { position -> ViewPosition? in
      guard case .paste(let types, _)? = position.owned(CopyingPart.self)?.part?() else { return nil }
      return items.contains(types: types) ? position : nil
    }
    return perform(as: "paste", file, line) {
      guard case .paste(let types, let action)? = place.owned(CopyingPart.self)?.part?() else { return }
      action(DropInfo(location: .zero, items: items).itemProviders(for: types))
    }
  }

  private func take(
    _ target: ControlTarget?, _ name: String, _ file: String, _ line: Int,
    _ items: (_CopyingModifier.Part) -> (() -> [NSItemProvider])?
  ) throws(HostError) -> UpdateReport {
    let place = try findContainer(target, kind: "view to \(name) from") { position -> ViewPosition? in
      position.owned(CopyingPart.self)?.part?().flatMap(items) == nil ? nil : position
    }
    return perform(as: name, file, line) {
      guard let make = place.owned(CopyingPart.self)?.part?().flatMap(items) else { return }
      pasteboardItems = make()
    }
  }
}

extension Pasteboard {
  /// The copied values as items, without those that are not transferable.
  var providers: [NSItemProvider] {
    items.compactMap { item in
      if let provider = item as? NSItemProvider { return provider }
      return (item as? any Transferable).map { NSItemProvider(transferring: $0) }
    }
  }
}
#endif
