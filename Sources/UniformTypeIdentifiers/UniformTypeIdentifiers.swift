/// The module `UniformTypeIdentifiers`, where there is none: types of files by their names.
@_exported import struct AttributeGraphUI.UTType
