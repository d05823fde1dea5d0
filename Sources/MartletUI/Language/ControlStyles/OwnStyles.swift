/// The controls for which a view around has a style that the program wrote.
///
/// Such a style decides what views a control is made of, so the plans of types differ where one is in force: there, these
/// controls ask for their style, and make it a view of its own. Everywhere else they are as plain as ever and pay nothing.
package struct OwnStyles: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let buttonsAndLabels = OwnStyles(rawValue: 1)
    package static let toggles = OwnStyles(rawValue: 2)
    package static let progress = OwnStyles(rawValue: 4)
    package static let all: OwnStyles = [.buttonsAndLabels, .toggles, .progress]
}
