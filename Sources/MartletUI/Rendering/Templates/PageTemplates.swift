/// The templates that the browser of one page has, by the type of their instances.
struct PageTemplates {
    private var types: [ObjectIdentifier: ContiguousArray<Template>] = [:]
    private var comment: Template?
    private var lastIdentifier: UInt32 = 0

    /// Most templates of one type: what the first instance of each looked like is kept as long as the page.
    private static let typeLimit = 32

    /// Those of `type`, in the order in which they came.
    func templates(of type: ViewType) -> ContiguousArray<Template> { types[ObjectIdentifier(type)] ?? [] }

    /// The template of an instance with nothing to show, if the browser has it.
    var ofNothing: Template? { comment }

    /// The number of the next template.
    mutating func takeNumber() -> UInt32 {
        lastIdentifier &+= 1
        return lastIdentifier
    }

    /// Keeps a template that has been sent. The oldest goes when its type has too many; it is not used again.
    mutating func add(_ template: Template, for type: ViewType?) {
        guard let type else { return comment = template }
        var known = types[ObjectIdentifier(type)] ?? []
        if known.count >= Self.typeLimit { known.removeFirst() }
        known.append(template)
        types[ObjectIdentifier(type)] = known
    }
}
