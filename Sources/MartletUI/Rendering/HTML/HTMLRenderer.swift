/// Writes a retained tree as HTML.
///
/// Everything that can be addressed later carries its node identifier: elements with text, attributes or events, and
/// the first and last of an instance.
package final class HTMLRenderer: Renderer {
    @exclusivity(unchecked) private var html = HTMLBuffer()
    @exclusivity(unchecked) private var depth = 0
    @exclusivity(unchecked) private var names: [ElementName] = []
    private let checksContent: Bool
    @exclusivity(unchecked) private var controls = ControlCheck()
    /// The events of the element being written: all elements share them, so that none needs memory of its own.
    @exclusivity(unchecked) private var events: [EventType] = []
    /// The address that the form around the HTML posts to, if there is one.
    @exclusivity(unchecked) private var formAction: String?
    @exclusivity(unchecked) private var formPlace = FormPlace.page

    /// The form that an element stands in: the page's, the program's, or a form of the program's that posts elsewhere.
    private enum FormPlace { case page, program, elsewhere }

    /// Renders the tree below `root` behind what `html` holds, to stand in a form that posts to `formAction`.
    package static func render(_ root: Node, formAction: String? = nil, to html: inout Bytes) {
        let renderer = HTMLRenderer(root)
        renderer.formAction = formAction
        renderer.html.exchange(&html)
        renderer.renderNode()
        renderer.html.exchange(&html)
    }

    /// Reports what a browser would rearrange in `node`, which comes into elements with these names, outermost first.
    static func check(_ node: Node, inside names: [ElementName]) {
        let renderer = HTMLRenderer(node)
        renderer.names = names
        renderer.renderNode()
    }

    private override init(_ node: Node) {
        checksContent = node.graph.isDevelopment
        super.init(node)
    }

    package override func writeOpen(_ name: ElementName) {
        if checksContent {
            if let problem = ContentModel.problem(with: name.string, inside: names.map(\.string)) {
                graph.report(.invalidContent(problem), in: node)
            }
            names.append(name)
            report(controls.enter(name, attributes, depth: names.count))
        }
        let kind = name.kind
        if kind == .form, formAction != nil { endPageForm() }
        name.writeOpenTag(to: &html)
        // Below the top of the instance, an element with nothing of its own is never addressed.
        if depth == 0 || holdsText || !attributes.isEmpty { html.writeNumber(number) }
        if !attributes.isEmpty { writeAttributes(of: name, kind) }
        if kind == .form { writeFormAction() }
        html.append(UInt8(ascii: ">"))
        if kind == .textarea { writeTextareaContent() }
        if kind == .void { closeVoid() } else { depth += 1 }
    }

    private func closeVoid() { if checksContent { leaveElement() } }

    private func leaveElement() {
        report(controls.leave(depth: names.count))
        names.removeLast()
    }

    private func report(_ diagnostic: Diagnostic?) { if let diagnostic { graph.report(diagnostic, in: node) } }

    package override func writeClose(_ name: ElementName) {
        let kind = name.kind
        guard kind != .void else { return }
        name.writeCloseTag(to: &html)
        if kind == .form { formPlace = .page }
        depth -= 1
        if checksContent { leaveElement() }
    }

    package override func writeText(_ text: Text) {
        if checksContent { controls.add(text) }
        if text.isStyled, !text.parts.isEmpty { return writeParts(of: text) }
        html.writeHTML(text.resolved())
    }

    private func writeParts(of text: Text) {
        for part in text.shownParts(in: graph) { part.write(to: &html) }
    }

    package override func writeChild() { write(node.children[nextChild]) }

    package override func writeDynamicSlot() {
        for instance in node.children[nextChild].slotInstances { write(instance) }
        writeComment()
    }

    package override func writeStartComment() { writeComment() }

    private func write(_ instance: Node) {
        let outer = depth
        depth = 0
        rendering(instance) { renderNode() }
        depth = outer
    }

    private func writeComment() {
        html.writeComment(number)
    }

    private var number: UInt32 { node.baseIdentifier + UInt32(index) }

    /// Writes the text of a `<textarea>`, which is its content and not an attribute. The browser drops the first line
    /// break.
    private func writeTextareaContent() {
        for case .named(let value) in attributes where value.target == .property {
            guard let text = value.text else { continue }
            if text.utf8.first == UInt8(ascii: "\n") { html.append(UInt8(ascii: "\n")) }
            html.writeHTML(text)
        }
    }

    private func writeAttributes(of element: ElementName, _ kind: ElementInfo.Kind) {
        events.removeFew()
        var (isControl, hasClasses) = (false, false)
        // A button without a type posts the form.
        let posts = kind == .button && formAction != nil && formPlace != .elsewhere
        // In the buffer, because reading the array's copies them.
        attributes.withUnsafeBufferPointer { attributes in
            for index in attributes.indices {
                switch attributes[index] {
                case .named(let value):
                    switch value.htmlForm {
                    case .attribute:
                        guard let text = value.text else { continue }
                        if posts, value.isPartOfTemplate, text == "button", value.name.isSame(as: "type") {
                            isControl = true
                        } else {
                            html.writeAttribute(value.name, text)
                        }
                    case .property:
                        if kind != .textarea, let text = value.text { html.writeAttribute(value.name, text) }
                    case .class: hasClasses = true
                    case .rule: graph.declare(value.text ?? "", of: number)
                    }
                case .event(.link, _): break
                case .event(let type, let handler):
                    if !events.contains(type) { events.append(type) }
                    switch handler {
                    case .control(.value): isControl = true
                    case .value: if element.isField { isControl = true }
                    default: if posts, type == .click, formPlace == .page { isControl = true }
                    }
                case .style(.class(let style)):
                    graph.use(style)
                    hasClasses = true
                case .style(.names): hasClasses = true
                case .style: break
                }
            }
        }
        if hasClasses { attributes.writeClasses(to: &html) }
        if !events.isEmpty { html.writeEvents(events) }
        if isControl { writeName() }
    }

    /// Writes the name of a field, its node identifier: a form that is posted without a script shows by it which
    /// control a value belongs to.
    private func writeName() {
        // Of two names a browser takes the first, and this one belongs to the program.
        guard !names(attribute: "name") else { return }
        html.write(" name=\"")
        html.write(number)
        html.append(UInt8(ascii: "\""))
    }

    private func names(attribute name: StaticString) -> Bool {
        attributes.contains { attribute in
            guard case .named(let value) = attribute else { return false }
            return value.name.isSame(as: name) && value.ownText != nil
        }
    }

    /// Ends the page's form. A browser drops a form inside a form, unless it has already read the outer one's end tag.
    /// The end tag here leaves the page's form around everything, as it is, and preserves the program's form.
    private func endPageForm() {
        html.write("</form>")
        formPlace = names(attribute: "action") || names(attribute: "method") ? .elsewhere : .program
    }

    private func writeFormAction() {
        guard let formAction, formPlace == .program else { return }
        html.write(" method=\"post\" action=")
        html.writeAttributeValue("\(formAction)&form=\(number)")
    }
}
