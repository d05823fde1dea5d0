/// A modifier that gives attributes to the element of its content; content that is not one element gets a `<div>`.
public protocol AttributeModifier: ViewModifier {
    func addAttributes(to attributes: inout ElementAttributes)
}

/// The attributes that a modifier gives. How many there are and of which kind is the same for every value of its type.
public struct ElementAttributes {
    package var list: [Attribute] = []
}

extension AttributeModifier {
    public static func _shape<Content: View>(_ content: Content.Type) -> ViewShape { .element }

    public static func _layout<Content: View>(_ content: Content.Type, _ layout: inout ViewLayout) {
        if Content._shape == .fragment {
            ElementContent.layout(content, &layout)
        } else {
            Content._layout(&layout)
        }
    }

    public static func _make<Content: View>(_ content: Content, _ modifier: Self, _ context: inout MakeContext) {
        Content._make(content, &context)
    }

    public static func _render<Content: View>(_ content: Content, _ modifier: Self, _ renderer: Renderer) {
        var attributes = ElementAttributes()
        modifier.addAttributes(to: &attributes)
        for attribute in attributes.list { renderer.attribute(attribute) }
        if Content._shape == .fragment {
            ElementContent.render(.div, content, renderer)
        } else {
            Content._render(content, renderer)
        }
    }

    public static func _update<Content: View>(
        _ old: ModifiedContent<Content, Self>, _ new: ModifiedContent<Content, Self>, _ context: inout UpdateContext
    ) {
        var oldAttributes = ElementAttributes()
        var newAttributes = ElementAttributes()
        old.modifier.addAttributes(to: &oldAttributes)
        new.modifier.addAttributes(to: &newAttributes)
        for (old, new) in zip(oldAttributes.list, newAttributes.list) { context.attribute(old, new) }
        if Content._shape == .fragment {
            context.open()
            ElementContent.update(old.content, new.content, &context)
        } else {
            Content._update(old.content, new.content, &context)
        }
    }
}
