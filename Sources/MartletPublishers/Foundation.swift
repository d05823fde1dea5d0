// As in MartletUI: all of Foundation, or without the trait of that name its essentials
// (docs/decisions/0031-foundation.md).
#if Foundation || !canImport(FoundationEssentials)
@_exported public import Foundation
#else
@_exported public import FoundationEssentials
#endif
