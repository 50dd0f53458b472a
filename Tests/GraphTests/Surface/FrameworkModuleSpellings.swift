import Accessibility
import Symbols

// These files only have to compile: in Swift 6 mode, and in Swift 5 mode. The forms are those of Apple's documentation.

@MainActor
func announceArrival() {
  AccessibilityNotification.Announcement("Arrived").post()
}

func bounces() -> some SymbolEffect & DiscreteSymbolEffect {
  BounceSymbolEffect.bounce.up
}

func options() -> SymbolEffectOptions {
  .repeat(2)
}
