/// The module `UIKit`, where there is none: `import UIKit` brings Foundation and the names of UIKit that views use.
///
/// They are declared in AttributeGraphUI, whose views come along.
@_exported import AttributeGraphUI
@_exported import Foundation
