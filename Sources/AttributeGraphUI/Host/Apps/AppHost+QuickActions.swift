#if !canImport(Darwin)
extension AppHost {
  /// Performs a quick action of the icon while the program runs: the delegate of the scene in front receives it, or,
  /// if the scene has none, those of the program.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func perform(_ action: UIApplicationShortcutItem) -> UpdateReport {
    perform {
      if let scene = frontWindow?.connection as? DelegatedScene {
        scene.perform(action)
      } else {
        UIApplication.shared.delegate?.application(.shared, performActionFor: action) { _ in }
      }
    }
  }
}
#endif
