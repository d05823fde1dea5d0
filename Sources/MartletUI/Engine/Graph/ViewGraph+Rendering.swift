extension ViewGraph {
    /// The page's content as HTML, including every change made before its first render. With `formAction`, the HTML is
    /// meant to stand in a form that posts there, and works without a script.
    package func html(formAction: String? = nil) -> Bytes {
        var html = Bytes()
        writeHTML(formAction: formAction, to: &html)
        return html
    }

    /// Writes the same behind what `html` holds.
    package func writeHTML(formAction: String? = nil, to html: inout Bytes) {
        if !client.isRendered {
            patches = PatchWriter()
            client.templates = PageTemplates()
        }
        page.elementRules = ""
        defer {
            client.isRendered = true
            identifiers.areUnsent = false
            sendRepeatedStyles()
            sendPendingScroll()
        }
        if let root { HTMLRenderer.render(root, formAction: formAction, to: &html) }
        // Without a form around it, the HTML is not for a browser.
        if formAction != nil { declareLayouts() }
    }

    /// Prepares the next HTML for a browser that has no templates and has posted nothing.
    package func forgetBrowser() {
        client.forgetDocument()
    }

    /// The upper bound of the node identifiers allocated so far; all are less.
    package var endOfIdentifiers: UInt32 { identifiers.next }

    /// Returns the address that the browser was sent to since the last call.
    package func removeDestination() -> String? {
        defer { page.destination = nil }
        return page.destination
    }

    /// The rules of every style that the page uses. Before them, so that a class overrides them, stand the declarations
    /// of single elements in its HTML, because a page may hold no `style` attributes.
    package func writeStyleSheet(to bytes: inout Bytes) {
        bytes.write(page.elementRules)
        if let rule = page.head?.colorSchemeRule { bytes.write(rule) }
        client.usedStyles.forEachRule { bytes.write($0) }
    }

    /// The same as a text.
    package func styleSheet() -> String {
        var bytes = Bytes()
        writeStyleSheet(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Records declarations for the one element `number`, for the HTML being written. Patches set the element's own
    /// style, which overrides them.
    func declare(_ declarations: String, of number: UInt32) {
        page.elementRules += "[data-m=\"\(number)\"]{\(declarations)}"
    }

    /// Sends everything anew under new node identifiers, for a client that lost its place.
    package func resync() {
        guard let root else { return }
        patches = PatchWriter()
        client.templates = PageTemplates()
        client.usedStyles.forEachRule { patches.insertRule($0) }
        if let rule = page.head?.colorSchemeRule { patches.insertRule(rule) }
        if client.reportsViewport { patches.requestViewport() }
        identifiers.registry = NodeRegistry()
        renumber(root)
        identifiers.closeGeneration()
        let (groups, corrections) = InstanceEncoder.encode(CollectionOfOne(root), self)
        patches.resync(first: root.baseIdentifier, groups: groups, knowing: client.lastPost)
        patches.append(contentsOf: corrections)
        sendLayoutsAgain()
        page.head?.sendTitleAgain()
    }

    func renumber(_ node: Node) {
        let count = node.elementCount
        let former = node.baseIdentifier
        node.baseIdentifier = allocateIdentifiers(count)
        identifiers.former.add(former, node.baseIdentifier, count: count)
        register(node, elementCount: count)
        for child in node.children { renumber(child) }
        node.didRenumber()
    }

    func insert(_ nodes: some Collection<Node>, before anchor: UInt32) {
        guard let first = nodes.first else { return }
        checkContent(of: nodes)
        let (groups, corrections) = InstanceEncoder.encode(nodes, self)
        patches.insert(before: anchor, first: first.baseIdentifier, groups: groups)
        patches.append(contentsOf: corrections)
    }

    /// Sends the browser to another page: before the HTML has left, with the answer to its request; later, with a
    /// patch.
    func navigate(to address: String) {
        let address = BasePath.place(address, below: basePath)
        guard client.isRendered else { return documentContributions.redirect = address }
        let wasClean = patches.isEmpty && !isDirty
        patches.navigate(address)
        page.destination = address
        if wasClean { onInvalidate?() }
    }

    package func use(_ style: StyleClass) {
        if client.usedStyles.insert(style), client.isRendered { patches.insertRule(style.rule) }
    }
}
