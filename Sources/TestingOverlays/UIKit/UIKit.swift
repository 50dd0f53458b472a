// The compiler imports this module where a file imports both `Testing` and `UIKit`. It has nothing to add.
