#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The plugin that the compiler runs to expand Martlet's macros.
@main struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [EntryMacro.self, PreviewMacro.self, PreviewableMacro.self]
}
#else
// Without the trait there is no macro to expand, but a build of all targets still links this executable.
@main struct Plugin {
    static func main() {}
}
#endif
