import SwiftUI
import Testing

@testable import Samples

/// The sign-up form, filled in by a person.
@MainActor
@Suite struct `A sign-up form` {
  private func form() -> ViewHost {
    ViewHost(size: CGSize(width: 390, height: 760)) { SignUpView() }
  }

  private func fill(_ host: ViewHost) throws {
    try host.type("ada", into: "Username")
    try host.type("ada@example.com", into: "Email")
    try host.type("Analytical 1", into: "Password")
    try host.type("Analytical 1", into: "Repeat password")
  }

  @Test func `an empty form has the cursor in the first field and a disabled button`() throws {
    let host = form()
    #expect(try host.isFocused("Username"))
    #expect(try !host.isEnabled("Create account"))
    #expect(host.texts.contains("No password yet"))
    #expect(host.counts(of: SignUpView.self).bodies == 1)
    #expect(host.issues == [])
  }

  @Test func `a message stands below a field while its text is not valid`() throws {
    let host = form()
    let message = "This is not an email address."
    let report = try host.type("ada", into: "Email")
    #expect(host.texts.contains(message))
    #expect(report.byType["SignUpView"]?.bodies == 1)
    let field = try #require(host.element(text: message)?.frame)
    #expect(field.minX == 16)
    try host.type("@example.com", into: "Email")
    #expect(!host.texts.contains(message))
    try host.type("Root", into: "Username")
    #expect(host.texts.contains("This name is taken."))
    #expect(host.issues == [])
  }

  @Test func `the meter follows the password, and the fields of other values do not run`() throws {
    let host = form()
    for (text, title) in [("abc", "Weak"), ("defgh1", "Fair"), ("X!", "Strong")] {
      let report = try host.type(text, into: "Password")
      #expect(host.texts.contains(title))
      #expect(report.byType["StrengthMeter"]?.bodies == 1)
    }
    let report = try host.type("?", into: "Password")
    #expect(report.byType["StrengthMeter"] == nil)
    host.advance(by: .seconds(1))
    #expect(!host.isAnimating)
    #expect(host.issues == [])
  }

  @Test func `a complete form greets the person`() throws {
    let host = form()
    try fill(host)
    #expect(try !host.isEnabled("Create account"))
    try host.toggle("I accept the terms")
    #expect(try host.isEnabled("Create account"))
    try host.tap("Create account")
    #expect(host.alert?.title == "Welcome, ada!")
    #expect(host.alert?.message == "We sent a mail to ada@example.com.")
    try host.tap("Start")
    #expect(host.alert == nil)
    #expect(try !host.isFocused("Username"))
    #expect(host.issues == [])
  }

  @Test func `another repetition disables the button again`() throws {
    let host = form()
    try fill(host)
    try host.toggle("I accept the terms")
    try host.type("2", into: "Repeat password")
    #expect(host.texts.contains("The passwords do not match."))
    #expect(try !host.isEnabled("Create account"))
    try host.replaceText(in: "Repeat password", with: "Analytical 1")
    #expect(try host.isEnabled("Create account"))
    #expect(host.issues == [])
  }

  @Test func `the question leads to the first field that is not valid`() throws {
    let host = form()
    try host.type("ada", into: "Username")
    try host.tap("Why is it disabled?")
    #expect(try host.isFocused("Email"))
    try host.type("ada@example.com", into: "Email")
    try host.tap("Why is it disabled?")
    #expect(try host.isFocused("Password"))
    #expect(host.issues == [])
  }

  @Test func `the terms shake where only they are missing, and no body runs for it`() throws {
    let host = form()
    try fill(host)
    // The bars of the meter go to their new lengths.
    host.advance(by: .seconds(1))
    let terms = try #require(host.element(text: "I accept the terms"))
    try host.tap("Why is it disabled?")
    let report = host.advance(by: .milliseconds(50))
    #expect(report.total.bodies == 0)
    #expect(abs((terms.displayItems.first?.transform.tx ?? 0) - 8) < 0.01)
    host.advance(by: .milliseconds(400))
    #expect(abs(terms.displayItems.first?.transform.tx ?? 1) < 0.01)
    #expect(!host.isAnimating)
    #expect(host.issues == [])
  }

  @Test func `passwords are shown and hidden without being lost`() throws {
    let host = form()
    try host.type("Secret 1", into: "Password")
    let report = try host.toggle("Show passwords")
    #expect(report.byType["PasswordField"]?.bodies == 2)
    #expect(report.byType["StrengthMeter"] == nil)
    #expect(try host.text(in: "Password") == "Secret 1")
    try host.toggle("Show passwords")
    #expect(host.texts.contains("Strong"))
    #expect(host.issues == [])
  }
}
