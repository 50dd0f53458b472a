/// A path in a canvas, whose drawing is the same in every layout direction.
nonisolated struct CanvasPath: DerivedShape {
  let path: Path

  func path(in _: CGRect) -> Path { path }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  @MainActor static var originName: String { Path.knownName }
}
