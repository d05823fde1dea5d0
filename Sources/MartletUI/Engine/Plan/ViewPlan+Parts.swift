extension ViewPlan {
    /// One step of the walk, in the order of the markup. It counts no reference, because every step of every instance would:
    /// ``ViewPlan/attributes`` keeps what it leads to.
    package enum Step {
        case open(ElementName, holdsText: Bool = false)
        case openNamed(Offset<ElementName>, holdsText: Bool = false)
        case close(ElementName)
        case closeNamed(Offset<ElementName>)
        case text(Offset<Text>)
        /// The position in ``ViewPlan/literals``.
        case literal(Int)
        /// The style of a text, for the element that contains the text alone.
        case textStyle(Offset<Text>, Unmanaged<AttributeStep>)
        case attribute(Unmanaged<AttributeStep>)
        case child
        case dynamicSlot
        case effect
    }

    /// An element and its surroundings.
    package struct Element {
        /// The index of the enclosing element; `nil` at the top.
        package let parent: Int?
        /// The range of its attributes in ``ViewPlan/attributes``.
        package internal(set) var attributes: Range<Int>
        /// The attributes that are compared by themselves: all except the style of a text, which is compared with the
        /// text.
        package let compared: Range<Int>
        /// The attributes, of the element and of those around it, that may disable or hide it.
        package let restrictions: [AttributeStep]
        /// Where the animation of its style changes lies in a value: that of the innermost modifier for it.
        package let animation: Offset<Animation?>?
        /// Where its name lies in a value, if the value names the element; `name` is meaningless then.
        package let nameOffset: Offset<ElementName>?
        package let name: ElementName
        /// Whether the rows directly inside are made as they come near the viewport.
        package let isLazyContainer: Bool
    }

    /// A text and the index of its element.
    package struct TextPlace {
        package let offset: Offset<Text>
        package let index: Int
    }

    /// A child position.
    package struct Child {
        /// The offset of the value in bytes; the operations know its type.
        package let offset: Int
        package let operations: AnyChildOperations
        /// The index of the anchor, for a dynamic slot.
        package let index: Int
        /// The index of the enclosing element.
        package let element: Int?
        /// Whether the child stands directly in a lazy container.
        package let isInLazyContainer: Bool
    }

    /// What may differ between two values of the type, in the order of the markup.
    package enum Difference {
        case element(Int)
        case text(Int)
        case child(Int)
    }

    /// An edge of an instance.
    package enum Edge { case index(Int), child(Int) }
}
