#if !canImport(Darwin)
import Foundation

extension View {
  /// Sets the message of file dialogs, from a resource.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage(_ resource: LocalizedStringResource) -> some View {
    fileDialogMessage(Text(resource))
  }

  /// Sets the title of the button that confirms in file dialogs, from a resource.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel(_ resource: LocalizedStringResource) -> some View {
    fileDialogConfirmationLabel(Text(resource))
  }

  /// Sets the label of the field for the name of a file, from a resource.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel(_ resource: LocalizedStringResource) -> some View {
    fileExporterFilenameLabel(Text(resource))
  }
}
#endif
