import Foundation

/// Writes a preference that depends on the place of the view, whenever the place or the modifier changes.
nonisolated struct _AnchorWritingModifier<Place, Key: PreferenceKey>: PrimitiveViewModifier {
  let source: Anchor<Place>.Source
  let transform: (Anchor<Place>) -> Key.Value

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let (latest, hasEffects) = (modifier.latest(), inputs.hasEffects)
    return body(
      inputs.wrapping(at: position) { child, place in
        // Several views that always exist share one place; a view that comes and goes has its own.
        let collector = place.preferences as? PreferenceCollector<Key> ?? PreferenceCollector<Key>()
        if place.preferences == nil { place.preferences = collector }
        let number = collector.add()
        let places = AnchoredPlaces()
        let index = places.add(at: place)
        let write = { [weak place] in
          guard let modifier = latest.value, let place, let here = places.all.first else { return }
          collector.update(number, to: modifier.transform(modifier.source.anchor(at: here)))
          collector.noteChange(in: place.runtime)
        }
        // A closure of another body may derive another value from an unchanged place.
        let updates = place === position ? modifier : modifier.until(endOf: place)
        updates.updater.add { if places.isKnown(index) { write() } }
        return PlaceReportingNode(at: place, wrapping: child, hasEffects: hasEffects) { here in
          places.update(index, to: here)
          write()
        }
      })
  }
}

/// Changes the preference of the views inside depending on the place of the view, whenever that changes.
nonisolated struct _AnchorTransformModifier<Place, Key: PreferenceKey>: PrimitiveViewModifier {
  let source: Anchor<Place>.Source
  let transform: (inout Key.Value, Anchor<Place>) -> Void

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let (latest, hasEffects) = (modifier.latest(), inputs.hasEffects)
    let places = AnchoredPlaces()
    let runtime = inputs.runtime
    let transformer = PreferenceTransformer<Key>(in: runtime) { value in
      guard let modifier = latest.value else { return }
      for place in places.all { modifier.transform(&value, modifier.source.anchor(at: place)) }
    }
    position.preferences = transformer
    modifier.updater.add { transformer.noteChange(in: runtime) }
    return body(
      inputs.wrapping(at: position) { child, place in
        let index = places.add(at: place)
        return PlaceReportingNode(at: place, wrapping: child, hasEffects: hasEffects) { here in
          places.update(index, to: here)
          transformer.noteChange(in: runtime)
        }
      })
  }
}

/// The places of the modified views, in the order of their insertion.
@MainActor
private final class AnchoredPlaces {
  private var places: [(place: HostPlace, isThere: () -> Bool)] = []
  private var known: Set<Int> = []

  /// The places of the views that still exist.
  var all: [HostPlace] { places.filter { $0.isThere() }.map(\.place) }

  /// Adds a view.
  func add(at position: ViewPosition) -> Int {
    places.append((HostPlace(), { [weak position] in position.map { !$0.isDetached } ?? false }))
    return places.count - 1
  }

  /// Updates the place of a view.
  func update(_ index: Int, to place: HostPlace) {
    places[index].place = place
    known.insert(index)
  }

  /// Whether a view has been placed.
  func isKnown(_ index: Int) -> Bool { known.contains(index) }
}

extension View {
  /// Changes the preference of the views inside depending on the place of this view.
  nonisolated public func transformAnchorPreference<Place, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Place>.Source,
    transform: @escaping (inout Key.Value, Anchor<Place>) -> Void
  ) -> some View {
    modifier(_AnchorTransformModifier<Place, Key>(source: value, transform: transform))
  }

  /// Writes a preference that depends on the place of this view.
  nonisolated public func anchorPreference<Place, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Place>.Source, transform: @escaping (Anchor<Place>) -> Key.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<Place, Key>(source: value, transform: transform))
  }
}
