/// AttributeGraphUI under SwiftUI's name, where there is no SwiftUI: `import SwiftUI` and `SwiftUI.Color` work as they
/// stand. SwiftUI brings Foundation and Observation along, and so does this module.
@_exported import AttributeGraphUI
@_exported import Foundation
@_exported import Observation
@_exported import ViewMacros
