/// How large a sheet is where it does not take all of the room.
///
/// A sheet here has all of the room, or the height of its detents, so a sizing is accepted and changes nothing.
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

/// Another sizing that is fitted to the content, or keeps its size.
public struct ModifiedPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
}

extension PresentationSizing {
  /// The sizing, as wide or as high as the content.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    ModifiedPresentationSizing(base: self)
  }

  /// The sizing, which grows with the content and never gets smaller.
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
  /// Sets how large the sheet is; it has all of the room or the height of its detents, so it has no effect.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}
