/// The plugin that the compiler runs to expand Martlet's macros.
///
/// The compiler and a plugin exchange JSON over standard input and output. Martlet's three macros need little of it, so the
/// messages are written here, and swift-syntax, which takes minutes to build, is not needed
/// (docs/decisions/0010-entry-macro.md).
@main struct Plugin {
    static func main() throws {
        while let request = try PluginConnection.next() { try PluginConnection.send(answer(to: request)) }
    }

    static func answer(to request: PluginRequest) -> PluginResponse {
        switch request {
        case .getCapability:
            .getCapabilityResult(capability: PluginResponse.Capability(protocolVersion: 7))
        case .expandFreestandingMacro:
            // `#Preview`: nothing, after the compiler has checked its body. A server shows no previews.
            .expandMacroResult(expandedSource: "", diagnostics: [])
        case .expandAttachedMacro(let macro, let role, let attribute, let declaration, let context):
            macro.typeName == "EntryMacro"
                ? EntryMacro(attribute, on: declaration, in: context ?? []).expansion(role)
                // `@Previewable`: nothing, like the preview around it.
                : .expandMacroResult(expandedSource: "", diagnostics: [])
        }
    }
}
