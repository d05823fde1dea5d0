#if Macros
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `#Preview`: expands to nothing, after the compiler has checked its body. A server shows no previews.
package enum PreviewMacro: DeclarationMacro {
    package static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}

/// `@Previewable`: expands to nothing.
package enum PreviewableMacro: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}
#endif
