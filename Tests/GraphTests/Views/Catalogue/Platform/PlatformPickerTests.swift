#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Pickers with wheels, search bars and segments of UIKit.
@MainActor
struct `Platform pickers` {
  struct Wheels: UIViewRepresentable {
    @Binding var minutes: Int

    final class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var parent: Wheels
      init(_ parent: Wheels) { self.parent = parent }
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? 24 : 60
      }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(row) \(component == 0 ? "h" : "min")"
      }
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        parent.minutes = pickerView.selectedRow(inComponent: 0) * 60 + pickerView.selectedRow(inComponent: 1)
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UIPickerView {
      let picker = UIPickerView()
      picker.dataSource = context.coordinator
      picker.delegate = context.coordinator
      return picker
    }
    func updateUIView(_ picker: UIPickerView, context: Context) {
      context.coordinator.parent = self
      picker.selectRow(minutes / 60, inComponent: 0, animated: false)
      picker.selectRow(minutes % 60, inComponent: 1, animated: false)
    }
  }

  struct Duration: View {
    @State var minutes = 90
    var body: some View {
      Wheels(minutes: $minutes)
      Text("\(minutes)")
      Button("reset") { minutes = 0 }
    }
  }

  @Test func `wheels show a value and change it`() throws {
    let host = ViewHost { Duration() }
    let picker = try #require(host.platformObjects(of: UIPickerView.self).first)
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == 30)
    #expect((picker.view(forRow: 3, forComponent: 1) as? UILabel)?.text == "3 min")
    picker.pick(2, inComponent: 0)
    host.flush()
    #expect(host.texts.contains("150"))
    try host.tap("reset")
    host.flush()
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 0)
  }

  @Test func `rows that do not exist are not chosen`() {
    let (picker, coordinator) = (UIPickerView(), Wheels.Coordinator(Wheels(minutes: .constant(0))))
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = coordinator
    picker.pick(60, inComponent: 1)
    picker.pick(1, inComponent: 2)
    #expect(picker.selectedRow(inComponent: 1) == 0 && picker.view(forRow: 0, forComponent: 2) == nil)
    picker.selectRow(99, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 23)
  }

  @Test func `a delegate of a search bar is notified of the beginning and the end`() {
    final class Listener: NSObject, UISearchBarDelegate {
      var log: [String] = []
      var mayBegin = false
      func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("began") }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("ended") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
    }
    let (bar, listener) = (UISearchBar(), Listener())
    bar.delegate = listener
    bar.write("a")
    #expect(listener.log.isEmpty && bar.text == nil)
    listener.mayBegin = true
    bar.write("b")
    bar.resignFirstResponder()
    #expect(listener.log == ["began", "b", "ended"])
  }

  @Test func `a segment has a title or a picture of its own`() {
    let control = UISegmentedControl(items: ["a", UIImage()])
    #expect(control.titleForSegment(at: 0) == "a" && control.imageForSegment(at: 1) == UIImage())
    control.insertSegment(with: UIImage(systemName: "star"), at: 0, animated: false)
    control.setEnabled(false, forSegmentAt: 1)
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 1) == "a")
    #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
    control.removeSegment(at: 0, animated: false)
    #expect(control.titleForSegment(at: 0) == "a" && control.titleForSegment(at: 9) == nil)
  }
}
#endif
