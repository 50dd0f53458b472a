#if !canImport(Darwin)
import AttributeGraphUI

/// The formatter of names. Declared here, it hides Foundation's unavailable one in files that import only SwiftUI.
public typealias PersonNameComponentsFormatter = AttributeGraphUI.PersonNameComponentsFormatter
#endif
