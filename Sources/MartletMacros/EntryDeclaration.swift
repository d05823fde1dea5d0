#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// An entry as it is written in source, after validation.
struct EntryDeclaration {
    /// The variable's name, without backticks.
    let name: String
    let container: EntryContainer
    /// The type annotation, if there is one.
    let type: TypeSyntax?
    let defaultValue: ExprSyntax

    /// Parses `declaration`. Throws an ``EntryError`` that points at the offending syntax.
    init(_ declaration: some DeclSyntaxProtocol, marked attribute: AttributeSyntax, in lexicalContext: [Syntax]) throws
    {
        guard let variable = declaration.as(VariableDeclSyntax.self) else {
            throw EntryError.notVariable.at(attribute)
        }
        guard let container = EntryContainer.around(lexicalContext) else {
            throw EntryError.noContainer.at(attribute)
        }
        guard variable.bindingSpecifier.tokenKind == .keyword(.var) else {
            throw EntryError.constant.at(variable.bindingSpecifier)
        }
        if let modifier = variable.modifiers.first(where: { $0.name.tokenKind == .keyword(.static) }) {
            throw EntryError.typeMember.at(modifier)
        }
        guard let binding = variable.bindings.first else { throw EntryError.notVariable.at(attribute) }
        if let second = variable.bindings.dropFirst().first { throw EntryError.severalVariables.at(second) }
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name else {
            throw EntryError.pattern.at(binding.pattern)
        }
        if let accessors = binding.accessorBlock { throw EntryError.computed.at(accessors) }
        self.name = name
        self.container = container
        type = binding.typeAnnotation?.type.trimmed
        if let value = binding.initializer?.value {
            defaultValue = value.trimmed
        } else if let type, Self.isOptional(type) {
            defaultValue = "nil"
        } else {
            throw EntryError.noDefaultValue.at(binding)
        }
    }

    private static func isOptional(_ type: TypeSyntax) -> Bool {
        type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
            || (type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name)?.text == "Optional"
    }
}
#endif
