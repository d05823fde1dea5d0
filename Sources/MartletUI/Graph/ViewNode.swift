/// One instance of a view with a `body`: the last value, what the body gave, and its state.
package final class ViewNode<Content: View>: Node {
    private var view: Content
    private var content: Content.Body?
    /// Whether there is content. Asking the optional itself would copy the whole of it.
    private var hasContent = false
    /// Whether the view is nested too deep, and never has content.
    private let isCutOff: Bool
    private var reader: DependencyReader?
    /// Where the dynamic properties keep their values, in the order of the type's plan.
    private var properties: ContiguousArray<AnyObject> = []

    package init(_ view: Content, _ place: NodePlace) {
        self.view = view
        let type = ViewType.of(Content.self)
        let plan = ViewType.of(Content.Body.self).plan
        isCutOff = place.graph.cutsOff(type, below: place.parent)
        super.init(place, elementCount: isCutOff ? 1 : plan.elementCount)
        if !isCutOff { connectProperties(of: &self.view, type) }
        guard !isCutOff, !lacksObject(type) else {
            // A comment stands for the view.
            if plan.elementCount == 0 { base = graph.allocateNumbers(1) }
            graph.register(self, elementCount: 1)
            return
        }
        graph.register(self, elementCount: plan.elementCount)
        makeContent(type, plan)
    }

    private func makeContent(_ type: ViewType, _ plan: ViewPlan) {
        content = evaluateBody(type, .identity)
        hasContent = true
        guard !plan.children.isEmpty else { return }
        plan.makeChildren(of: stableAddress(of: &content), in: self)
    }

    /// The object that was missing may be there now: the content takes the place of its comment.
    private func makeMissingContent() {
        let type = ViewType.of(Content.self)
        isDirty = false
        guard !isCutOff, !lacksObject(type) else { return }
        let comment = base
        graph.forget(self)
        let plan = ViewType.of(Content.Body.self).plan
        base = graph.allocateNumbers(plan.elementCount)
        graph.register(self, elementCount: plan.elementCount)
        makeContent(type, plan)
        graph.insert(CollectionOfOne<Node>(self), before: comment)
        graph.patches.remove(comment, through: comment)
    }

    /// Whether an object that the view needs is provided by nobody; if so, that is told.
    private func lacksObject(_ type: ViewType) -> Bool {
        guard type.requiresObjects else { return false }
        let missing = recording(type) {
            withUnsafeMutablePointer(to: &view) { pointer in
                zip(type.dynamicProperties, properties).lazy.compactMap { field, storage in
                    field.missing(UnsafeMutableRawPointer(pointer) + field.offset, storage)
                }.first
            }
        }
        if let missing { graph.report(.missingObject(view: type.name, object: missing)) }
        return missing != nil
    }

    package override var viewType: ViewType? { hasContent ? ViewType.of(Content.Body.self) : nil }
    package override var elementCount: Int { hasContent ? ViewType.of(Content.Body.self).plan.elementCount : 1 }
    package override var declaredType: ViewType? { ViewType.of(Content.self) }

    // The payload of an optional lies where the optional does.
    package override func withContent(_ body: (UnsafeRawPointer) -> Void) {
        guard hasContent else { return }
        body(stableAddress(of: &content))
    }

    /// A parent's evaluation gives this view new inputs. Equal inputs stop here, and the retained value, with its
    /// closures, stays (note 0, "Diffing process").
    package func update(_ new: Content) {
        let type = ViewType.of(Content.self)
        graph.willCompare(type)
        guard !type.comparison.areEqual(view, new) else { return }
        view = new
        connectProperties(of: &view, type)
        evaluate(.inputs)
    }

    package override func isUpToDate(with value: UnsafeRawPointer) -> Bool {
        let type = ViewType.of(Content.self)
        guard type.comparison.areEqual(stableAddress(of: &view), value) else { return false }
        graph.willCompare(type)
        return true
    }

    package override func evaluateIfDirty() {
        guard isDirty else { return }
        guard isCertain || reader?.hasChanged ?? false else {
            isDirty = false
            return
        }
        evaluate(.dependency)
    }

    private func evaluate(_ reason: EvaluationReason) {
        guard hasContent else { return makeMissingContent() }
        let type = ViewType.of(Content.self)
        reader?.forget()
        guard !lacksObject(type) else {
            isDirty = false
            return
        }
        var old: Content.Body? = evaluateBody(type, reason)
        swap(&old, &content)
        withUnsafePointer(to: &old) { old in
            ViewType.of(Content.Body.self).plan.update(old, stableAddress(of: &content), in: self)
        }
    }

    private func evaluateBody(_ type: ViewType, _ reason: EvaluationReason) -> Content.Body {
        isDirty = false
        isCertain = false
        graph.willEvaluate(self, type, reason)
        return recording(type) {
            updateProperties(type)
            return view.body
        }
    }

    /// Runs `body`, which belongs to this view, with its reads recorded for it.
    private func recording<Result>(_ type: ViewType, _ body: () -> Result) -> Result {
        if let reader { return reader.recording(type, body) }
        let reader = graph.spareReader(for: self)
        let result = reader.recording(type, body)
        if reader.isUnused {
            graph.returnReader(reader)
        } else {
            self.reader = reader
        }
        return result
    }

    package override func recordingReads<Result>(_ body: () -> Result) -> Result {
        recording(ViewType.of(Content.self), body)
    }

    private func connectProperties(of view: inout Content, _ type: ViewType) {
        guard !type.dynamicProperties.isEmpty else { return }
        let isNew = properties.isEmpty
        withUnsafeMutablePointer(to: &view) { pointer in
            let raw = UnsafeMutableRawPointer(pointer)
            for (index, property) in type.dynamicProperties.enumerated() {
                let place = DynamicPropertyPlace(node: self, name: property.name)
                if isNew {
                    properties.append(property.type._makeStorage(raw + property.offset, place))
                }
                property.type._connect(raw + property.offset, properties[index], place)
            }
        }
    }

    private func updateProperties(_ type: ViewType) {
        for (index, property) in type.dynamicProperties.enumerated() where property.needsUpdate {
            withUnsafeMutablePointer(to: &view) { pointer in
                property.type._willEvaluate(UnsafeMutableRawPointer(pointer) + property.offset, properties[index])
            }
        }
    }

    package override var readableProperties: [(name: String, read: () -> Void)] {
        ViewType.of(Content.self).dynamicProperties.map { field in
            (
                field.name,
                {
                    guard let type = field.type as? any ReadableProperty.Type else { return }
                    // The body that asks is reading the view, so it must not be accessed for writing.
                    withUnsafePointer(to: self.view) {
                        type.read(UnsafeMutableRawPointer(mutating: $0) + field.offset)
                    }
                }
            )
        }
    }

    package override func didRemove() {
        reader?.end()
        reader = nil
        for (property, storage) in zip(ViewType.of(Content.self).dynamicProperties, properties) {
            property.type._disconnect(storage)
        }
    }
}

/// Why a body is evaluated, in the words of `_printChanges()`.
package enum EvaluationReason {
    /// The node is new: `@identity`.
    case identity
    /// A parent gave inputs that do not compare equal: `@self`.
    case inputs
    /// Something that it read has changed.
    case dependency
}
