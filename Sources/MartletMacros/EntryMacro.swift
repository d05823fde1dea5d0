/// `@Entry`: turns a variable with a default value into a key and the accessors that use it.
///
/// The default value is evaluated at each read for which nothing is provided, and never stored: an object stored in it
/// would be shared by all visitors, and its type would have to be `Sendable`.
struct EntryMacro {
    private let attribute: PluginRequest.Source
    private let declaration: PluginRequest.Source
    private let context: [PluginRequest.Source]

    init(
        _ attribute: PluginRequest.Source, on declaration: PluginRequest.Source, in context: [PluginRequest.Source]
    ) {
        self.attribute = attribute
        self.declaration = declaration
        self.context = context
    }

    func expansion(_ role: PluginRequest.Role) -> PluginResponse {
        do throws(EntryError) {
            let entry = try EntryDeclaration(declaration.source)
            guard let container = EntryContainer.around(context.map(\.source)) else { throw EntryError(.noContainer) }
            guard !container.isUnavailable else {
                let accessors = "get { fatalError() }\nset {}"
                return .expandMacroResult(expandedSource: role == .peer ? "" : accessors, diagnostics: [])
            }
            let source = role == .peer ? entry.key(in: container) : entry.accessors
            return .expandMacroResult(expandedSource: source, diagnostics: [])
        } catch {
            // Only the expansion to a key reports errors, so that each is reported once.
            return role == .peer ? report(error) : .expandMacroResult(expandedSource: standIn, diagnostics: [])
        }
    }

    private func report(_ error: EntryError) -> PluginResponse {
        let place = error.offset.map { declaration.location.offset + $0 } ?? attribute.start
        let position = PluginResponse.Position(fileName: declaration.location.fileName, offset: place)
        return .expandMacroResult(
            expandedSource: nil,
            diagnostics: [PluginResponse.Diagnostic(message: error.message, position: position)])
    }

    /// The accessors of a wrong entry. Without a getter, the compiler would report further errors that nobody made.
    private var standIn: String {
        (try? VariableParts(declaration.source))?.hasGetter == true ? "" : "get { fatalError() }"
    }
}

extension PluginRequest.Source {
    /// Where it begins behind the space and the comments before it.
    fileprivate var start: Int {
        location.offset + (SourceToken.all(in: Array(source.utf8)).first?.range.lowerBound ?? 0)
    }
}

extension EntryDeclaration {
    /// The name of the key's type.
    private var keyName: String {
        let name = "__Key_\(name)"
        let isPlain = name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
        return isPlain ? name : "`\(name)`"
    }

    fileprivate var accessors: String {
        """
        get { self[\(keyName).self] }
        set { self[\(keyName).self] = newValue }
        """
    }

    // A statement cannot begin with a closure, hence `return`. A value may end with a comment, hence the line of its own.
    fileprivate func key(in container: EntryContainer) -> String {
        guard let type else {
            return """
                private struct \(keyName): MartletUI._InferredDefaultValue, \(container.key) {
                    static let makeDefaultValue = { @Sendable in
                        return \(defaultValue)
                    }
                }
                """
        }
        return """
            private struct \(keyName): \(container.key) {
                static var defaultValue: \(type) {
                    return \(defaultValue)
                }
            }
            """
    }
}
