// The compiler imports this module where a file imports both `Testing` and `CoreGraphics`. It has nothing to add.
