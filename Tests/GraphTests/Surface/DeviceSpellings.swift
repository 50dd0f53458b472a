import SwiftUI
import UniformTypeIdentifiers

/// Names for Macs, watches and televisions that a host accepts.
struct DeviceSpellings: View {
  struct Row: Identifiable {
    let id: Int
  }

  @State private var rows = [Row(id: 1)]
  @State private var anchor = UnitPoint.center

  var body: some View {
    List { Text("a") }
      .listStyle(.inset(alternatesRowBackgrounds: true))
      .listStyle(InsetListStyle(alternatesRowBackgrounds: false))
    Picker("a", selection: .constant(1)) { Text("a").tag(1) }
      .pickerStyle(.radioGroup)
      .horizontalRadioGroupLayout()
    TabView { Text("a") }
      .tabViewStyle(.verticalPage(transitionStyle: .blur))
      .tabViewStyle(VerticalPageTabViewStyle(transitionStyle: .identity))
    Text("a")
      .digitalCrownAccessory(.hidden)
      .digitalCrownAccessory { Image(systemName: "star") }
      .focusable { isFocused in if isFocused { rows = [] } }
      .focusable(rows.isEmpty) { _ in }
      .presentedWindowStyle(.hiddenTitleBar)
      .presentedWindowToolbarStyle(.unified)
    Table(of: Row.self) {
      TableColumn("a") { Text("\($0.id)") }
    } rows: {
      ForEach(rows) { TableRow($0) }
        .onInsert(of: [.text]) { offset, providers in rows.insert(Row(id: providers.count), at: offset) }
      ForEach(rows) { row in TableRow(row).contextMenu { Button("Delete") { rows = [] } } }
        .dropDestination(for: String.self) { offset, names in rows.insert(Row(id: names.count), at: offset) }
    }
    Text("a").keyframeAnimator(initialValue: UnitPoint.center) { content, value in
      content.scaleEffect(2, anchor: value)
    } keyframes: { _ in
      LinearKeyframe(.topLeading, duration: 1)
      SpringKeyframe(.bottom, duration: 1)
    }
  }
}

struct DeviceCommandSpellings: Commands {
  var body: some Commands {
    ImportFromDevicesCommands()
    SidebarCommands()
  }
}

@MainActor
func accessibilityNotificationSpellings() {
  AccessibilityNotification.ScreenChanged(nil).post()
  AccessibilityNotification.LayoutChanged("a").post()
  AccessibilityNotification.PageScrolled("2 of 3").post()
}

let fileTypeSpellings: [UTType] = [.epub, .spreadsheet, .tabSeparatedText, .javaScript, .usdz, .icns, .volume]
let fileTagSpellings = UTType.png.tags[.filenameExtension] ?? []
let fileTypesOfTag = UTType.types(tag: "md", tagClass: .filenameExtension, conformingTo: .text)
let resourceSpelling = LocalizedStringResource("key", defaultValue: "Value", table: "Words", comment: "a comment")
let baseSpelling = Animation.default.base
