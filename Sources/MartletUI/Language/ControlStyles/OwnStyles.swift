/// The kinds of controls for which a surrounding view sets a style that the program defines.
///
/// Such a style decides which views a control consists of, so types have different plans where one applies: there,
/// these controls read their style and make a view of their own from it. Everywhere else they cost nothing more.
package struct OwnStyles: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let buttonsAndLabels = OwnStyles(rawValue: 1)
    package static let toggles = OwnStyles(rawValue: 2)
    package static let progress = OwnStyles(rawValue: 4)
    /// The type stands directly in a lazy container, so that its `ForEach` makes rows as they come near the viewport.
    package static let lazyRows = OwnStyles(rawValue: 8)
    package static let all: OwnStyles = [.buttonsAndLabels, .toggles, .progress, .lazyRows]
}
