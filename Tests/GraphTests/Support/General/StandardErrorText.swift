import Testing

/// What a process that has ended wrote to its standard error.
package func standardErrorText(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
