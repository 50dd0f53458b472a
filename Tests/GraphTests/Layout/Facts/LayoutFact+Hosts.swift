extension LayoutFact {
  /// The root view on a screen.
  @LayoutFacts static var hosts: [LayoutFact] {
    LayoutFact(
      number: "L-235", "a flexible root fills the safe area",
      .C.named("root"), on: phone(top: 47, bottom: 34), frames: ["root": (0, 47, 390, 763)])
    LayoutFact(
      number: "L-236", "a fixed root is centred in the safe area",
      .F(100, 50).named("root"), on: phone(top: 47, bottom: 34), frames: ["root": (145, 403.5, 100, 50)])
    LayoutFact(
      "without a safe area a flexible root fills the screen",
      .C.named("root"), on: phone(), frames: ["root": (0, 0, 390, 844)])
    LayoutFact(
      "without a safe area a fixed root is centred on the screen",
      .F(100, 50).named("root"), on: phone(), frames: ["root": (145, 397, 100, 50)])
  }

  /// A screen of 390 by 844 points with edges that are not safe.
  static func phone(top: Double = 0, bottom: Double = 0) -> ReferenceLayout.Room {
    .screen(width: 390, height: 844, top: top, leading: 0, bottom: bottom, trailing: 0)
  }
}
