import AttributeGraph2

/// A view whose content a closure makes from the parts of a block.
@MainActor
protocol PartsContent: PrimitiveView {
  /// The parts of the block.
  associatedtype Parts
  /// The type of the content.
  associatedtype Result: View

  /// Whether the content is one view for an enclosing container, however many views it has.
  static var isOneView: Bool { get }
  /// Whether the program's own views of a type are taken apart in the block, so that their bodies run.
  static func opens(_ type: any View.Type) -> Bool
  /// Takes the block at a path apart.
  func parts(at path: [AnyHashable], by resolver: BodyResolver) -> Parts
  /// Makes the content.
  func content(of parts: Parts) -> Result
}

extension PartsContent {
  static var isOneView: Bool { false }
  static func opens(_ type: any View.Type) -> Bool { true }

  /// The content of the block at a path, for a container that takes it apart in turn; nil if it is one view.
  func contentPart(at path: [AnyHashable], by resolver: BodyResolver) -> (id: AnyHashable, view: any View)? {
    guard !Self.isOneView else { return nil }
    let parts = resolver.openingAll { self.parts(at: path + [PartPlace.id("block")], by: resolver) }
    return (PartPlace.id("content"), content(of: parts))
  }

  /// Makes the position of the block, the bodies in it, and the content.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    PartsPosition.makeViewList(of: view, inputs: inputs)
  }
}

/// The part of a position that takes a block apart, and makes content from the parts.
@MainActor
private final class PartsPosition<Block: PartsContent>: PositionPart {
  private unowned let position: ViewPosition
  private let resolver: BodyResolver
  private var block: Block
  private var parts: Block.Parts
  private var content: ClosureContent<Block.Result>?
  /// Whether the block is taken apart again when the bodies have run.
  private var isDue = false

  private init(_ block: Block, at position: ViewPosition, inputs: _ViewInputs) {
    self.position = position
    self.block = block
    let resolver = BodyResolver(at: position, inputs: inputs, opening: { Block.opens($0) })
    self.resolver = resolver
    parts = resolver.resolve { block.parts(at: [], by: resolver) }
    super.init()
    position.own(self)
    resolver.bodyChanged = { [unowned self] in resolveLater() }
  }

  static func makeViewList(of view: _GraphValue<Block>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Block.self)
    let this = PartsPosition(view.read(), at: position, inputs: inputs)
    view.updater.add { [weak this] in this?.update(to: view.read()) }
    let inside = inputs.inside(position)
    let content = ClosureContent(at: position, inputs: inside) { [unowned this] in this.block.content(of: this.parts) }
    this.content = content
    // A container that took the block apart receives the views of the content one by one.
    guard inputs.listing?.takesApart(Block.self) == true else { return content.makeViewList(inputs: inside) }
    return Block.Result.makeElement(view: content.graphValue, inputs: inside)
  }

  private func update(to new: Block) {
    block = new
    guard !isDue else { return }
    guard let parts = resolver.partsWithoutBodies({ new.parts(at: [], by: resolver) }) else { return resolveLater() }
    self.parts = parts
    content?.invalidate()
  }

  /// Takes the block apart when the bodies have run, because positions are made between the runs.
  private func resolveLater() {
    guard !isDue else { return }
    isDue = true
    position.runtime.structureChanges.append { [weak self] in self?.resolve() }
  }

  private func resolve() {
    isDue = false
    guard !position.isDetached else { return }
    parts = resolver.resolve { block.parts(at: [], by: resolver) }
    content?.invalidate()
  }

  override func end() {
    resolver.end()
    content = nil
  }
}
