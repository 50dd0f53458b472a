import AttributeGraphUI
import Testing

/// The distances that views prefer to their neighbours, as values.
struct `View spacing` {
  @Test func `a spacing whose preferences were merged away equals one that never had any`() {
    var merged = ViewSpacing.zero
    #expect(merged != ViewSpacing())
    merged.formUnion(ViewSpacing(), edges: .vertical)
    #expect(merged != ViewSpacing())
    merged.formUnion(ViewSpacing())
    #expect(merged == ViewSpacing() && merged.hashValue == ViewSpacing().hashValue)
  }
}
