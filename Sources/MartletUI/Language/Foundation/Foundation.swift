// With the trait `Foundation` this is all of Foundation, as with SwiftUI; without it only the essentials, which are a
// third of the size (docs/decisions/0031-foundation.md). Every file of the module sees what this file imports, and
// every program gets it.
#if Foundation || !canImport(FoundationEssentials)
@_exported public import Foundation
#else
@_exported public import FoundationEssentials
#endif
