/// The walk over a retained description that writes it: as HTML, as a template, as the values of an instance.
///
/// Views call the same few methods whatever is written. An element takes the attributes that the modifiers around it
/// have gathered.
package class Renderer {
    /// The graph of all that is written.
    final let graph: ViewGraph
    /// The instance being written.
    @exclusivity(unchecked) final var node: Node
    /// The index of the next element or anchor of the instance.
    @exclusivity(unchecked) final var index = 0
    @exclusivity(unchecked) final var nextChild = 0
    /// The attributes for the next element, outermost modifier first.
    @exclusivity(unchecked) final var attributes: [Attribute] = []
    /// What is known of them.
    @exclusivity(unchecked) final var marks = AttributeMarks()

    /// Whether a text follows in the element that is being entered.
    @exclusivity(unchecked) final var holdsText = false

    private final let basePath: String

    package init(_ node: Node) {
        self.node = node
        graph = node.graph
        basePath = graph.basePath
        attributes.reserveCapacity(8)
    }

    @inline(__always)
    package final func attribute(_ attribute: Attribute) {
        guard case .style(.several(let styles)) = attribute else { return add(attribute) }
        for style in styles { add(style.attribute) }
    }

    @inline(__always)
    private final func add(_ attribute: Attribute) {
        marks.note(attribute)
        attributes.append(attribute)
    }

    /// Enters an element, in which a text may follow.
    package final func open(_ name: ElementName, holdsText: Bool) {
        self.holdsText = holdsText
        if marks.mayInteract { attributes.resolve(for: graph) }
        if !basePath.isEmpty { attributes.place(below: basePath) }
        if marks.hasClick || name.kind == .svg { attributes.makeUsable(name) }
        writeOpen(name)
        attributes.removeFew()
        marks = AttributeMarks()
        index += 1
    }

    package final func close(_ name: ElementName) { writeClose(name) }

    /// Writes the text of the element entered last, which is alone in it.
    package final func text(_ text: Text) { writeText(text) }

    /// Writes the next child position, where one instance stands.
    package final func child() {
        writeChild()
        nextChild += 1
    }

    /// Writes the next child position, whose instances stand before an anchor.
    package final func dynamicSlot() {
        if index == 0, node.viewType?.plan.hasStartComment == true {
            writeStartComment()
            index += 1
        }
        writeDynamicSlot()
        index += 1
        nextChild += 1
    }

    /// Skips the next child position, which renders nothing.
    package final func effect() { nextChild += 1 }

    /// Writes `node` from its beginning, and returns to the present position of this walk.
    package final func rendering(_ node: Node, _ body: () -> Void) {
        let outer = (self.node, index, nextChild, marks)
        (self.node, index, nextChild, marks) = (node, 0, 0, AttributeMarks())
        // Most instances stand in an element that has been written, so that no attributes are pending, and the array is
        // reused.
        var outerAttributes: [Attribute] = []
        if !attributes.isEmpty { swap(&outerAttributes, &attributes) }
        body()
        (self.node, index, nextChild, marks) = outer
        if outerAttributes.isEmpty {
            attributes.removeFew()
        } else {
            attributes = outerAttributes
        }
    }

    /// Writes the content of the current node; a comment if it has nothing to show.
    package final func renderNode() {
        guard let plan = node.viewType?.plan, !plan.isEmpty else { return writeStartComment() }
        node.withContent { plan.render($0, self) }
    }

    package func writeOpen(_ name: ElementName) {}
    package func writeClose(_ name: ElementName) {}
    package func writeText(_ text: Text) {}
    package func writeChild() {}
    package func writeDynamicSlot() {}
    package func writeStartComment() {}
}
