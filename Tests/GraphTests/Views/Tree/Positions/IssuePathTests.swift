import AttributeGraphUI
import Foundation
import Observation
import Testing
import ViewTestSupport

/// The views that an issue names.
@MainActor
struct `The path of an issue` {
  struct Inner: View {
    @State private var count = 0
    var body: some View {
      Color.red.frame(width: -1)
      Text("\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  struct Outer: View {
    var body: some View { VStack { Inner() } }
  }

  @Test func `an issue names the views in whose bodies it stands`() throws {
    let host = ViewHost { Outer() }
    let issue = try #require(host.issues.first { $0.property == "width" })
    #expect(issue.path == ["Outer", "Inner"])
    #expect(issue.description == "Invalid frame dimension (negative or non-finite). [Inner.frame.width]")
  }

  @Test func `a modifier is called as it is written, and in the closure of a host it is the host's`() {
    let host = ViewHost {
      VStack(alignment: .leading) {
        Color.red.scaleEffect(.nan).alignmentGuide(.leading) { _ in .nan }.padding(.nan)
        Color.blue
      }
    }
    #expect(Set(host.issues.compactMap(\.modifier)) == ["scaleEffect", "alignmentGuide", "padding"])
    #expect(host.issues.allSatisfy { $0.view == "ViewHost" && $0.path.isEmpty })
  }

  @Test func `the issue of a loop names the view that declared the modifier`() throws {
    let host = ViewHost { Outer() }
    let issue = try #require(host.issues.first { $0.message.contains("multiple times per frame") })
    #expect(issue.view == "Inner")
    #expect(issue.path == ["Outer", "Inner"])
    #expect(issue.property == "onChange(of: Int) action → Inner.count → onChange(of: Int) action")
  }

  @Observable final class Model { var count = 0 }

  struct Writing: View {
    let model: Model
    var body: some View {
      let _ = model.count += 1
      Text("\(model.count)")
    }
  }

  @Test func `a body that changes a model is named, with the property, and the passes are counted truly`() throws {
    let model = Model()
    let host = ViewHost { Writing(model: model) }
    host.perform { model.count += 1 }
    let issue = try #require(host.issues.first { $0.message.contains("changed a property") })
    #expect(issue.view == "Writing")
    #expect(issue.property == "Model.count")
    if let cut = host.issues.first(where: { $0.message.contains("still changing") }) {
      let bodies = host.counts(of: Writing.self).bodies
      #expect(cut.view == "Writing")
      let passes = cut.message.split(separator: " ").compactMap { Int($0) }.first ?? 0
      #expect(abs(passes - bodies) <= 2, "\(passes) passes, \(bodies) bodies")
    }
  }

  @Test func `an issue of an older recording has no path`() throws {
    let data = Data(#"{"message":"m","view":"V"}"#.utf8)
    #expect(try JSONDecoder().decode(AttributeGraphUI.Issue.self, from: data).path == [])
  }

  @Test func `an action that was cut off says what was not done`() throws {
    let host = ViewHost { Outer() }
    let issue = try #require(host.issues.first { $0.message.contains("multiple times per frame") })
    #expect(issue.omission == "It was cut off after 16 runs: its remaining runs in this frame were skipped.")
    #expect(issue.description.hasSuffix("were skipped."))
  }

  struct Presenting: View {
    var body: some View { Text("behind").sheet(isPresented: .constant(true)) { Inner() } }
  }

  @Test func `an issue in a sheet names the view that presents it`() throws {
    let host = ViewHost { Presenting() }
    let issue = try #require(host.issues.first { $0.property == "width" })
    #expect(issue.path == ["Presenting", "Inner"])
  }

  struct Drawing: View {
    var body: some View {
      AttributeGraphUI.Canvas { context, _ in context.stroke(Path(ellipseIn: .zero), with: .color(.red), lineWidth: -1)
      }
      Circle().stroke(.red, lineWidth: -1)
      RoundedRectangle(cornerRadius: -1)
    }
  }

  @Test func `an issue names shapes and canvases as they are written, and no type of the package`() {
    let host = ViewHost { Drawing() }
    _ = host.displayList
    #expect(host.issues.allSatisfy { $0.path == ["Drawing"] && $0.modifier == nil }, "\(host.issues)")
    #expect(host.issues.contains { $0.description.hasSuffix("[Circle.lineWidth]") })
    #expect(host.issues.contains { $0.description.hasSuffix("[RoundedRectangle.cornerRadius]") })
  }

  struct Unsettled: View {
    @State private var ids = [0]
    var body: some View {
      ForEach(ids, id: \.self) { _ in Color.red.onAppear { ids = [ids[0] + 1] } }
    }
  }

  @Test func `a frame that does not settle names the way to the view whose body ran last`() throws {
    struct Around: View { var body: some View { VStack { Unsettled() } } }
    let host = ViewHost { Around() }
    let issue = try #require(host.issues.first { $0.message.contains("still changing") })
    #expect(issue.view == "Unsettled")
    #expect(issue.path == ["Around"])
  }

  @Test func `a proposal that is no number is reported`() {
    let host = ViewHost(proposing: ProposedViewSize(width: .nan, height: nil)) { Color.red }
    #expect(host.issues.map(\.property) == ["proposing"])
  }
}
