import AttributeGraphUI
import Foundation
import Testing

/// Text fields for values with a format.
@MainActor
struct `Fields of formatted values` {
  struct Order: View {
    @State var amount = 1
    @State var price: Double?
    let locale = Locale(identifier: "en_US")
    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number.locale(locale))
        TextField("Price", value: $price, format: .number.locale(locale))
        TextField("Note", text: .constant(""))
        Text("\(String(amount)) at \(price.map { String($0) } ?? "-")")
        Button("Double") { amount *= 2 }
      }
    }
  }

  @Test func `the value is set while a person types, and the text stays as it is typed`() throws {
    let host = ViewHost { Order() }
    #expect(try host.text(in: "Amount") == "1")
    try host.type("23", into: "Amount")
    #expect(host.texts.first == "123 at -")
    try host.type("4", into: "Amount")
    #expect(host.texts.first == "1234 at -")
    #expect(try host.text(in: "Amount") == "1234")
    #expect(host.viewList.first?.description == "text field 1234")
  }

  @Test(arguments: ["submission", "another field", "the end of editing"])
  func `the text is in the format after`(_ end: String) throws {
    let host = ViewHost { Order() }
    try host.type("234", into: "Amount")
    switch end {
    case "submission": try host.submit("Amount")
    case "another field": try host.focus("Note")
    default: host.endEditing()
    }
    #expect(host.texts.first == "1234 at -")
    #expect(try host.text(in: "Amount") == "1,234")
    #expect(host.viewList.first?.description == "text field 1,234")
  }

  @Test func `a text that the format cannot parse leaves the value, which is shown after the end of editing`() throws {
    let host = ViewHost { Order() }
    try host.replaceText(in: "Amount", with: "25")
    try host.replaceText(in: "Amount", with: "many")
    #expect(host.texts.first == "25 at -")
    #expect(try host.text(in: "Amount") == "many")
    host.endEditing()
    #expect(host.texts.first == "25 at -")
    #expect(try host.text(in: "Amount") == "25")
  }

  @Test(arguments: ["", "many"])
  func `a text that the format cannot parse sets an optional value to nil`(_ text: String) throws {
    let host = ViewHost { Order() }
    #expect(try host.text(in: "Price") == "")
    try host.type("2.5", into: "Price")
    #expect(host.texts.first == "1 at 2.5")
    try host.replaceText(in: "Price", with: text)
    #expect(host.texts.first == "1 at -")
    #expect(try host.text(in: "Price") == text)
    try host.submit("Price")
    #expect(host.texts.first == "1 at -")
    #expect(try host.text(in: "Price") == "")
  }

  @Test func `a value that something else sets replaces the typed text`() throws {
    let host = ViewHost { Order() }
    try host.replaceText(in: "Amount", with: "0700")
    #expect(try host.text(in: "Amount") == "0700")
    try host.tap("Double")
    #expect(try host.text(in: "Amount") == "1,400")
    #expect(host.viewList.first?.description == "text field 1,400")
    try host.submit("Amount")
    #expect(host.texts.first == "1400 at -")
  }

  @Test func `a bound that the view sets applies while a person types`() throws {
    struct Bounded: View {
      @State private var count = 1
      var body: some View {
        TextField("Count", value: $count, format: .number).onChange(of: count) { count = min(count, 10) }
        Text("\(count)")
      }
    }
    let host = ViewHost { Bounded() }
    try host.type("2", into: "Count")
    #expect(host.texts == ["10"])
    #expect(try host.text(in: "Count") == "10")
  }

  @Test func `a button that is tapped while a field is edited sees the typed value`() throws {
    struct Expenses: View {
      @State private var amount = 0.0
      @State private var saved: [Double] = []
      @State private var isAdding = false
      var body: some View {
        Button("Add") { isAdding = true }
        ForEach(saved, id: \.self) { Text("saved \(String($0))") }
          .sheet(isPresented: $isAdding) {
            TextField(
              "Amount", value: $amount, format: .currency(code: "USD").locale(Locale(identifier: "en_US"))
            )
            .keyboardType(.decimalPad)
            Button("Save") {
              saved.append(amount)
              isAdding = false
            }
          }
      }
    }
    let host = ViewHost { Expenses() }
    try host.tap("Add")
    try host.replaceText(in: "Amount", with: "12.5")
    try host.tap("Save")
    #expect(host.texts.contains("saved 12.5"))
  }
}
