extension App {
  /// Launches the program, prints what its windows show, and ends.
  ///
  /// Without a screen and a person there is nothing to wait for after the first frame. Each window is printed as a line
  /// with its title, followed by `FramePicture.text`. To act on a program, launch it with `AppHost`.
  public static func main() {
    print(AppHost(launching: Self.self).description)
  }
}
