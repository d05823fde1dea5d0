/// One instance of a view with a `body`: the last value, what the body gave, and its state.
package final class ViewNode<Content: View>: Node {
    private var view: Content
    private var content: Content.Body?
    /// Whether there is content. Asking the optional itself would copy the whole of it.
    private var hasContent = false
    private var reader: DependencyReader?
    /// Where the dynamic properties keep their values, in the order of the type's plan.
    private var properties: ContiguousArray<AnyObject> = []

    package init(_ view: Content, _ place: NodePlace) {
        self.view = view
        let type = ViewType.of(Content.self)
        let plan = ViewType.of(Content.Body.self).plan
        let isCutOff = place.graph.cutsOff(type, below: place.parent)
        // A comment stands for a view that is cut off.
        let elementCount = isCutOff ? 1 : plan.elementCount
        super.init(place, elementCount: elementCount)
        graph.register(self, elementCount: elementCount)
        guard !isCutOff else { return }
        connectProperties(of: &self.view, type)
        content = evaluateBody(type, .identity)
        hasContent = true
        guard !plan.children.isEmpty else { return }
        plan.makeChildren(of: stableAddress(of: &content), in: self)
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
        guard !withUnsafePointer(to: new, { isUpToDate(with: UnsafeRawPointer($0)) }) else { return }
        view = new
        connectProperties(of: &view, type)
        evaluate(.inputs)
    }

    package override func isUpToDate(with value: UnsafeRawPointer) -> Bool {
        ViewType.of(Content.self).comparison.areEqual(stableAddress(of: &view), value)
    }

    package override var inputsOffset: Int? { stableOffset(of: &view, in: self) }

    package override func evaluateIfDirty() {
        if isDirty { evaluate(.dependency) }
    }

    private func evaluate(_ reason: EvaluationReason) {
        guard hasContent else { return }
        var old: Content.Body? = evaluateBody(ViewType.of(Content.self), reason)
        swap(&old, &content)
        withUnsafePointer(to: &old) { old in
            ViewType.of(Content.Body.self).plan.update(old, stableAddress(of: &content), in: self)
        }
    }

    private func evaluateBody(_ type: ViewType, _ reason: EvaluationReason) -> Content.Body {
        isDirty = false
        reader?.forget()
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
