/// The size of a sheet that does not fill the screen.
///
/// A sheet here fills the safe area, or has the height of its detents, so a sizing is accepted and has no effect.
public protocol PresentationSizing: Sendable {}

/// The system's choice.
public struct AutomaticPresentationSizing: PresentationSizing {
  init() {}
}

/// As large as a page of paper.
public struct PagePresentationSizing: PresentationSizing {
  init() {}
}

/// As large as a form.
public struct FormPresentationSizing: PresentationSizing {
  init() {}
}

/// As large as the content.
public struct FittedPresentationSizing: PresentationSizing {
  init() {}
}

/// Another sizing, fitted to the content, or keeping its size.
public struct ModifiedPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
}

extension PresentationSizing {
  /// The sizing, as wide or as high as the content.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    ModifiedPresentationSizing(base: self)
  }

  /// The sizing, growing with the content and never shrinking.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    ModifiedPresentationSizing(base: self)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The system's choice.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// As large as a page of paper.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension View {
  /// Sets the size of the sheet; it fills the safe area or has the height of its detents, so this has no effect.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}
