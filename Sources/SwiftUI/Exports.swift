// What SwiftUI brings besides its own names: Foundation, Observation, and the macros. `Task` and `App.main()` come from
// Martlet: what a program starts stays in its visitor's session.
@_exported public import struct Martlet.Task
@_exported public import func Martlet.withAnimation
@_exported public import MartletMacroInterface
// The expansion of `@Entry` names it.
@_exported public import protocol MartletUI._InferredDefaultValue
// The compiler looks for the type of a `#colorLiteral` by this name.
@_exported public import typealias MartletUI._ColorLiteralType
@_exported public import Observation

#if Foundation || !canImport(FoundationEssentials)
@_exported public import Foundation
#else
@_exported public import FoundationEssentials
@_exported public import typealias MartletUI.CGFloat
@_exported public import struct MartletUI.CGPoint
@_exported public import struct MartletUI.CGRect
@_exported public import struct MartletUI.CGSize
@_exported public import enum MartletPublishers.Timer
#endif
