/// The templates that the browser of one page has, by the type of their instances.
struct PageTemplates {
    private var types: [ObjectIdentifier: ContiguousArray<Template>] = [:]
    private var comment: Template?
    private var lastIdentifier: UInt32 = 0

    /// The maximum number of templates of one type: the first instance of each is kept as long as the page.
    private static let typeLimit = 32

    /// The templates of `type`, in the order in which they were added.
    func templates(of type: ViewType) -> ContiguousArray<Template> { types[ObjectIdentifier(type)] ?? [] }

    /// The template of an instance with nothing to show, if the browser has it.
    var ofNothing: Template? { comment }

    /// The number of the next template.
    mutating func claimNumber() -> UInt32 {
        lastIdentifier &+= 1
        return lastIdentifier
    }

    /// Keeps a template that has been sent. If its type has too many, the oldest is removed and not used again.
    mutating func add(_ template: Template, for type: ViewType?) {
        guard let type else { return comment = template }
        var known = types[ObjectIdentifier(type)] ?? []
        if known.count >= Self.typeLimit { known.removeFirst() }
        known.append(template)
        types[ObjectIdentifier(type)] = known
    }
}
