#if !canImport(Darwin)
import Foundation

/// Taking hold of views.
extension ViewHost {
  /// Begins a drag in the middle of a view, found by a text in it or an identifier.
  ///
  /// This makes its items, and the view that follows the finger.
  ///
  /// - Throws: `HostError` if no such view can be dragged.
  /// - Returns: The drag, which continues until it is dropped or cancelled.
  public func beginDrag(
    _ target: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> HostDrag {
    let place = try findContainer(target, kind: "view that can be dragged", Self.sourcePosition)
    let frame = ViewElement(place).frame ?? .zero
    return try beginDrag(at: place, CGPoint(x: frame.midX, y: frame.midY), file, line)
  }

  /// Begins a drag of the view that a finger hits at a point.
  ///
  /// - Throws: `HostError` if no view there can be dragged.
  /// - Returns: The drag, which goes on until it is dropped or cancelled.
  public func beginDrag(
    at point: CGPoint, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> HostDrag {
    let place = rootsFromTheTop.first?.hitPlace(at: point)?.position.nearest(Self.sourcePosition)
    guard let place else { throw .nothingShown(kind: "view that can be dragged") }
    return try beginDrag(at: place, point, file, line)
  }

  /// Begins a drag of values from another program, with a finger at a point.
  ///
  /// - Returns: The drag, which goes on until it is dropped or cancelled.
  public func beginDrag(of values: [any Transferable], at point: CGPoint = .zero) -> HostDrag {
    beginDrag(of: values.map { NSItemProvider(transferring: $0) }, at: point)
  }

  /// Begins a drag of items from another program, with a finger at a point.
  ///
  /// - Returns: The drag, which goes on until it is dropped or cancelled.
  public func beginDrag(of items: [NSItemProvider], at point: CGPoint = .zero) -> HostDrag {
    HostDrag(items, in: self, at: point, isFromOutside: true)
  }

  /// Drags a view onto the middle of another one and drops it there.
  ///
  /// - Throws: `HostError` if no such view can be dragged, there is no view to drop it on, or that view does not accept
  ///   it.
  /// - Returns: The work that it caused.
  @discardableResult
  public func drag(
    _ source: ControlTarget, onto target: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    var failure: HostError?
    let report = report {
      do throws(HostError) {
        let drag = try beginDrag(source, file: file, line: line)
        try drag.move(to: target, file: file, line: line)
        drag.drop(file: file, line: line)
        if !drag.wasAccepted { throw .disabled(target.words, kind: "drop on") }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return report
  }

  private static func sourcePosition(_ position: ViewPosition) -> ViewPosition? {
    position.owned(DragSource.self) == nil ? nil : position
  }

  private func beginDrag(
    at place: ViewPosition, _ point: CGPoint, _ file: String, _ line: Int
  ) throws(HostError) -> HostDrag {
    var items: [NSItemProvider] = []
    var preview: ViewHost?
    perform(as: "begin a drag", file, line) {
      guard let source = place.owned(DragSource.self), let modifier = source.modifier?() else { return }
      items = modifier.items()
      guard let view = modifier.preview else { return }
      let values = source.environment.values
      preview = ViewHost(
        room: .proposal(.unspecified), displayScale: runtime.displayScale, measurer: runtime.measurer,
        clock: VirtualClock(), environment: { $0 = values }, root: view)
      runtime.becomeCurrent()
    }
    guard !items.isEmpty else { throw .disabled(place.texts.joined(separator: " "), kind: "drag of the view") }
    return HostDrag(items, in: self, at: point, preview: preview, isFromOutside: false)
  }
}

extension ControlTarget {
  /// Only the text or the identifier.
  fileprivate var words: String {
    switch self {
    case .text(let text): text
    case .identifier(let identifier): identifier
    case .number(_, let target): target.words
    }
  }
}
#endif
