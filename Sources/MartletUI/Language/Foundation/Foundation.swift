// All of Foundation, as SwiftUI brings it, with the trait of that name; without it the essentials, which are a third of the
// size (docs/decisions/0031-foundation.md). What this file imports, every file of the module sees and every program gets.
#if Foundation || !canImport(FoundationEssentials)
@_exported public import Foundation
#else
@_exported public import FoundationEssentials
#endif
