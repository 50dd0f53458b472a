import SwiftUI

/// A form to open an account. The button is enabled when every field is valid.
struct SignUpView: View {
  private enum Field: Hashable {
    case username, email, password, confirmation
  }

  @StateObject private var model = SignUpModel()
  @FocusState private var focus: Field?
  @State private var showsPassword = false
  @State private var attempts = 0
  @State private var showsWelcome = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        header
        TextField("Username", text: $model.username)
          .focused($focus, equals: .username)
          .validated("person", message: model.usernameMessage)
        TextField("Email", text: $model.email)
          .focused($focus, equals: .email)
          .validated("envelope", message: model.emailMessage)
        PasswordField(title: "Password", text: $model.password, showsText: showsPassword)
          .focused($focus, equals: .password)
          .validated("lock")
        StrengthMeter(strength: model.strength)
        PasswordField(title: "Repeat password", text: $model.confirmation, showsText: showsPassword)
          .focused($focus, equals: .confirmation)
          .validated("lock.rotation", message: model.confirmationMessage)
        Toggle("Show passwords", isOn: $showsPassword)
        Toggle("I accept the terms", isOn: $model.acceptsTerms)
          .modifier(Shake(animatableData: CGFloat(attempts)))
        Button("Create account", action: submit)
          .buttonStyle(.prominent)
          .disabled(!model.isValid)
        Button("Why is it disabled?") { explain() }
          .font(.footnote)
          .opacity(model.isValid ? 0 : 1)
      }
      .padding()
    }
    .onAppear { focus = .username }
    .alert("Welcome, \(model.username)!", isPresented: $showsWelcome) {
      Button("Start") {}
    } message: {
      Text("We sent a mail to \(model.email).")
    }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Create an account")
        .font(.largeTitle.bold())
      Text("It takes less than a minute.")
        .foregroundStyle(.secondary)
    }
  }

  private func submit() {
    focus = nil
    showsWelcome = true
  }

  /// Leads to the first field that is not valid, and shakes the terms where only they are missing.
  private func explain() {
    if model.username.isEmpty || model.usernameMessage != nil {
      focus = .username
    } else if model.email.isEmpty || model.emailMessage != nil {
      focus = .email
    } else if model.strength < .fair {
      focus = .password
    } else if model.password != model.confirmation {
      focus = .confirmation
    } else {
      withAnimation(.linear(duration: 0.4)) { attempts += 1 }
    }
  }
}

/// A field for a password that can be shown.
struct PasswordField: View {
  let title: String
  @Binding var text: String
  let showsText: Bool

  var body: some View {
    Group {
      if showsText {
        TextField(title, text: $text)
      } else {
        SecureField(title, text: $text)
      }
    }
    .textFieldStyle(.plain)
  }
}

#Preview("Sign up") {
  SignUpView()
}

#Preview("Password field", traits: .sizeThatFitsLayout) {
  @Previewable @State var text = "Secret 1"
  PasswordField(title: "Password", text: $text, showsText: true)
    .validated("lock", message: "This password is known.")
    .padding()
    .frame(width: 320)
}
