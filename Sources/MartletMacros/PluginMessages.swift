/// What the compiler asks of a plugin. Fields of its messages that are not needed here are left out.
enum PluginRequest: Decodable {
    case getCapability
    case expandFreestandingMacro
    case expandAttachedMacro(
        macro: Macro, macroRole: Role, attributeSyntax: Source, declSyntax: Source, lexicalContext: [Source]?)

    /// The macro's implementation, as its declaration names it.
    struct Macro: Decodable {
        let typeName: String
    }

    /// What an attached macro is expanded to.
    enum Role: String, Decodable {
        case accessor
        case peer
    }

    /// A piece of the program's source, and where it stands.
    struct Source: Decodable {
        let source: String
        let location: Location

        struct Location: Decodable {
            let fileName: String
            /// In bytes of UTF-8.
            let offset: Int
        }
    }
}

/// What a plugin answers.
enum PluginResponse: Encodable {
    case getCapabilityResult(capability: Capability)
    case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])

    struct Capability: Encodable {
        /// The version of these messages.
        let protocolVersion: Int
    }

    struct Diagnostic: Encodable {
        let message: String
        let severity = "error"
        let position: Position
        let highlights: [Position] = []
        let notes: [Position] = []
        let fixIts: [Position] = []
    }

    struct Position: Encodable {
        let fileName: String
        /// In bytes of UTF-8.
        let offset: Int
    }
}
