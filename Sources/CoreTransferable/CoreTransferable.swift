/// The module `CoreTransferable`, where there is none: values that are handed to other programs.
@_exported import struct AttributeGraphUI.CodableRepresentation
@_exported import struct AttributeGraphUI.DataRepresentation
@_exported import struct AttributeGraphUI.FileRepresentation
@_exported import struct AttributeGraphUI.ProxyRepresentation
@_exported import struct AttributeGraphUI.ReceivedTransferredFile
@_exported import struct AttributeGraphUI.SentTransferredFile
@_exported import struct AttributeGraphUI.TransferRepresentationBuilder
@_exported import enum AttributeGraphUI.TransferRepresentationVisibility
@_exported import protocol AttributeGraphUI.TransferRepresentation
@_exported import protocol AttributeGraphUI.Transferable
@_exported import struct AttributeGraphUI.UTType
