// The name that Apple's module UniformTypeIdentifiers has and Martlet, too, and no other.
@_exported public import struct MartletViews.UTType
