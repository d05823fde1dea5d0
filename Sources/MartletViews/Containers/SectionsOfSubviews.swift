public import MartletUI

/// A section of a container's content, or the views between two sections.
public struct SectionConfiguration: Identifiable {
    /// What tells a section from others.
    public struct ID: Hashable {
        let element: AnyHashable?
        let number: Int
    }

    /// What tells the section from others.
    public let id: ID
    /// The views above the content; none between sections.
    public let header: SubviewsCollection
    /// The views of the section.
    public let content: SubviewsCollection
    /// The views below the content; none between sections.
    public let footer: SubviewsCollection
}

/// The sections of a container's content.
public struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    /// The position of the first section.
    public var startIndex: Int { sections.startIndex }
    /// The position after the last section.
    public var endIndex: Int { sections.endIndex }

    init(_ content: some View) {
        var sections: [SectionConfiguration] = []
        var loose: [ContainedView] = []
        var counts: [AnyHashable: Int] = [:]
        func add(
            _ element: AnyHashable?, header: SubviewsCollection, _ content: SubviewsCollection,
            footer: SubviewsCollection
        ) {
            var number = sections.count
            if let element {
                number = counts[element, default: 0]
                counts[element] = number + 1
            }
            sections.append(
                SectionConfiguration(
                    id: SectionConfiguration.ID(element: element, number: number), header: header, content: content,
                    footer: footer))
        }
        func addLoose() {
            let views = SubviewsCollection(loose)
            if !views.isEmpty {
                add(nil, header: SubviewsCollection([]), views, footer: SubviewsCollection([]))
            }
            loose = []
        }
        for contained in ContainedView.all(in: content) {
            guard let parts = (contained.innermost as? any SectionOfViews)?.parts else {
                loose.append(contained)
                continue
            }
            addLoose()
            add(
                contained.identifier, header: SubviewsCollection(ContainedView.all(in: parts.header)),
                SubviewsCollection(ContainedView.all(in: parts.content)),
                footer: SubviewsCollection(ContainedView.all(in: parts.footer)))
        }
        addLoose()
        self.sections = sections
    }

    public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

extension Group {
    /// Creates a group of what a function makes of the sections of a content.
    ///
    /// - Parameters:
    ///   - view: The content. Views between its sections are a section without a header.
    ///   - transform: Makes the group's views of the sections.
    public init<Base: View>(
        sections view: Base, @ViewBuilder transform: (SectionCollection) -> Content
    ) { self.init { transform(SectionCollection(view)) } }
}

extension ForEach where Content: View, Data == SectionCollection, ID == SectionConfiguration.ID {
    /// Makes a view of each section of a content.
    ///
    /// - Parameters:
    ///   - view: The content. Views between its sections are a section without a header.
    ///   - content: Makes a view of a section.
    public init<Base: View>(sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
        self.init(SectionCollection(view), content: content)
    }
}
