import MartletValues

/// How to walk every value of one view type, determined once: which elements there are, and where in the value their
/// texts, attributes, handlers and children lie.
///
/// The type fixes the structure, so a walk needs no types at run time: it follows a list of offsets. The plan also
/// fixes the indices: an element has the same index in every instance, for the instance's whole life.
package final class ViewPlan {
    let steps: ContiguousArray<Step>
    let differences: ContiguousArray<Difference>
    /// The elements by index; anchors have an entry too.
    let elements: ContiguousArray<Element>
    let attributes: ContiguousArray<AttributeStep>
    let texts: ContiguousArray<TextPlace>
    /// Texts that are the same in every value.
    let literals: ContiguousArray<Text>
    let children: ContiguousArray<Child>
    /// The elements that listen and may have an identifier.
    let identifiable: ContiguousArray<Int>
    let first: Edge
    let last: Edge
    /// The instance has nothing of its own, so a comment stands for it.
    let isEmpty: Bool
    /// The instance begins with a dynamic slot, so a start comment stands before it.
    let hasStartComment: Bool
    /// Whether an element may disable or hide the content of its children.
    let restrictsChildren: Bool
    /// Whether an element animates the style changes of its children.
    let animatesChildren: Bool
    /// Some children stand directly in a lazy container and others do not, or the container begins in this type.
    let childrenDifferInLaziness: Bool

    /// The plan of `type` as an instance of its own.
    package convenience init<Content: View>(of type: Content.Type, with context: PlanContext = []) {
        let builder = PlanBuilder(context)
        if context.contains(.rows) {
            ListRows<Content>.plan(builder, at: .start)
        } else {
            Content._plan(builder, at: .start)
        }
        self.init(builder)
    }

    private init(_ builder: PlanBuilder) {
        let (elements, attributes, children) = (builder.elements, builder.attributes, builder.children)
        steps = builder.steps
        differences = builder.differences
        self.elements = elements
        self.attributes = attributes
        texts = builder.texts
        literals = builder.literals
        self.children = children
        identifiable = ContiguousArray(
            elements.indices.filter { index in
                let own = attributes[elements[index].attributes]
                return own.contains(where: \.isEvent) && own.contains(where: \.mayRestrict)
            })
        first = builder.edges?.first ?? .index(0)
        last = builder.edges?.last ?? .index(0)
        isEmpty = builder.edges == nil
        hasStartComment = builder.hasStartComment
        restrictsChildren = children.contains { $0.element.map { !elements[$0].restrictions.isEmpty } ?? false }
        animatesChildren = children.contains { $0.element.map { elements[$0].animation != nil } ?? false }
        let isLazy = builder.context.contains(.lazyRows)
        childrenDifferInLaziness = children.contains { $0.isInLazyContainer != isLazy }
    }

    /// Ends the counting of references to the plan and to what walks read of it; for a plan that is kept.
    func keep() {
        makeImmortal(self)
        makeImmortal(steps)
        makeImmortal(differences)
        makeImmortal(elements)
        makeImmortal(attributes)
        makeImmortal(texts)
        makeImmortal(literals)
        makeImmortal(children)
        for child in children { makeImmortal(child.operations) }
    }

    /// The number of elements and anchors.
    package var elementCount: Int { isEmpty ? 1 : elements.count }

    /// Whether parts of the content have nodes of their own, with plans of their own.
    var hasNodes: Bool {
        steps.contains { step in
            switch step {
            case .child, .dynamicSlot: true
            default: false
            }
        }
    }

    /// Whether it has a text of its own.
    var hasText: Bool {
        steps.contains { step in
            switch step {
            case .text, .literal: true
            default: false
            }
        }
    }
}
