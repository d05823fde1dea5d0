#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// What the compiler starts to expand Martlet's macros.
@main struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [EntryMacro.self, PreviewMacro.self, PreviewableMacro.self]
}
#else
// Without the trait there is no macro to expand, but a build of all targets still has to link this one.
@main struct Plugin {
    static func main() {}
}
#endif
