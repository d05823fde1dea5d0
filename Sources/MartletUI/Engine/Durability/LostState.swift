/// State that a store has, and that nothing in the program takes.
package struct LostState: Hashable, Sendable {
    /// The full name of the type of the view, app or scene that it belonged to.
    package let owner: String
    package let property: String

    package init(owner: String, property: String) { (self.owner, self.property) = (owner, property) }

    /// Whether it is the program's: what Martlet's own views keep concerns nobody.
    package var isOfProgram: Bool { !owner.hasPrefix("MartletUI.") }
}
