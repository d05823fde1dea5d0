private import CSwiftRuntime
import Synchronization

/// One instance of a view with a `body`: its last value and the content that its body returned.
///
/// Most rows need no more than this, and there are many; a view with state, or with views inside, is a
/// ``CompoundViewNode``.
package class ViewNode<Content: View>: Node {
    private final var view: Content
    private final var content: Content.Body?

    /// The subscriber, if the view has read anything.
    package var subscriber: DependencySubscriber? {
        get { graph.subscriber(of: self) }
        set {
            ViewType.of(Content.self).readsFromOthers.store(true, ordering: .relaxed)
            graph.setSubscriber(newValue, of: self)
        }
    }

    /// Where the dynamic properties keep their values, in the order of the type's plan.
    package var properties: ContiguousArray<PropertyStorage?> {
        get { [] }
        set {}
    }

    package required init(_ view: Content, _ place: NodePlace, _ type: ViewType, _ plan: ViewPlan) {
        self.view = view
        let isCutOff = place.graph.cutsOff(type, below: place.parent)
        super.init(place, elementCount: isCutOff ? 1 : plan.elementCount)
        self.isCutOff = isCutOff
        if !isCutOff { connectProperties(of: &self.view, type) }
        guard !isCutOff, !lacksObject(type) else {
            // A comment stands for the view.
            if plan.elementCount == 0 { baseIdentifier = graph.allocateIdentifiers(1) }
            graph.register(self, elementCount: 1)
            return
        }
        graph.register(self, elementCount: plan.elementCount)
        makeContent(type, plan)
    }

    private final func makeContent(_ type: ViewType, _ plan: ViewPlan) {
        let offset = type.contentOffset.load(ordering: .relaxed)
        if offset == 0 {
            makeFirstContent(type)
        } else {
            // An assignment would look the type of the optional up, for each view.
            let content = contentPointer(at: offset)
            content.initialize(to: evaluateBody(type, .identity))
            martlet_set_present(content, unsafeBitCast(Content.Body.self as Any.Type, to: UnsafeRawPointer.self))
        }
        hasContent = true
        guard !plan.children.isEmpty else { return }
        plan.makeChildren(of: ValueAddress(contentPointer), in: self)
    }

    /// Makes the content of the first instance of the type, and notes where the content lies in all of them.
    @inline(never)
    private final func makeFirstContent(_ type: ViewType) {
        content = evaluateBody(type, .identity)
        type.contentOffset.store(stableOffset(of: &content, in: self), ordering: .relaxed)
    }

    /// Makes the content in place of its comment, if the missing object is there now.
    private final func makeMissingContent() {
        let type = ViewType.of(Content.self)
        isDirty = false
        guard !isCutOff, !lacksObject(type) else { return }
        let comment = baseIdentifier
        graph.forget(self)
        let plan = contentType.plan
        baseIdentifier = graph.allocateIdentifiers(plan.elementCount)
        graph.register(self, elementCount: plan.elementCount)
        makeContent(type, plan)
        graph.insert(CollectionOfOne<Node>(self), before: comment)
        graph.patches.remove(comment, through: comment)
    }

    /// Removes the content because an object has been taken away without which there is nothing to show: a comment
    /// takes its place, and nothing of it can be used any more. The view's own state stays, for when the object comes
    /// back.
    private final func removeContent() {
        let (first, last) = (firstIdentifier, lastIdentifier)
        for child in children { child.remove() }
        releaseChildren()
        graph.forget(self)
        hasContent = false
        content = nil
        baseIdentifier = graph.allocateIdentifiers(1)
        graph.register(self, elementCount: 1)
        graph.insert(CollectionOfOne<Node>(self), before: first)
        graph.patches.remove(first, through: last)
    }

    /// Whether nobody provides an object that the view needs; if so, this is reported.
    private final func lacksObject(_ type: ViewType) -> Bool {
        guard type.requiresObjects else { return false }
        let missing = recording(type) { type.dynamicProperties.missingObject(&view, properties) }
        if let missing { graph.report(.missingObject(view: type.name, object: missing), in: self) }
        return missing != nil
    }

    package final override var viewType: ViewType? { hasContent ? contentType : nil }
    package final override var elementCount: Int { hasContent ? contentType.plan.elementCount : 1 }

    /// The type of the content that the body returns.
    private final var contentType: ViewType { ViewType.of(Content.Body.self, with: planContext) }

    package final override var declaredType: ViewType? { ViewType.of(Content.self) }

    package final override func withContent(_ body: (ValueAddress) -> Void) {
        guard hasContent else { return }
        body(ValueAddress(contentPointer))
    }

    /// The address of the content, once there is some: the payload of an optional lies where the optional does. The
    /// offset is known since the type's first instance, because naming the type of the optional costs a search each
    /// time.
    private final var contentPointer: UnsafeMutablePointer<Content.Body> {
        contentPointer(at: ViewType.contentOffset(of: Content.self))
    }

    private final func contentPointer(at offset: Int) -> UnsafeMutablePointer<Content.Body> {
        (Unmanaged.passUnretained(self).toOpaque() + offset).assumingMemoryBound(to: Content.Body.self)
    }

    /// Passes the new inputs from a parent's evaluation. Equal inputs stop here, and the retained value, with its
    /// closures, stays (“SwiftUI”, "Diffing process").
    @inline(__always)
    package final func update(at new: UnsafePointer<Content>) {
        guard isUpToDate(with: new) else { return replaceInputs(with: new) }
        if let inspection = graph.services.inspection, !graph.scheduler.isCheckingInitialValues {
            inspection.didSkip(self, ViewType.of(Content.self).comparison.kind)
        }
    }

    /// Passes new inputs that are not in memory yet.
    package final func update(_ new: Content) { withUnsafePointer(to: new) { update(at: $0) } }

    /// Replaces the inputs with different ones: the caller has compared them.
    package final func replaceInputs(with new: UnsafePointer<Content>) {
        view = new.pointee
        connectProperties(of: &view, ViewType.of(Content.self))
        evaluate(.inputs)
    }

    /// Whether new inputs equal the view's own.
    private final func isUpToDate(with new: UnsafePointer<Content>) -> Bool {
        let type = ViewType.of(Content.self)
        if graph.isDevelopment, type.hasInitialValues { checkInitialValues(new, type) }
        return type.comparison.areEqual(stableAddress(of: &view), ValueAddress(new))
    }

    private final func checkInitialValues(_ new: UnsafePointer<Content>, _ type: ViewType) {
        let evaluations = graph.counters.evaluations
        switch graph.reports.stateFromOutside.verdict(
            from: stableAddress(of: &view), to: ValueAddress(new), type, after: evaluations,
            isChecking: graph.scheduler.isCheckingInitialValues, isInKeptContent: isInKeptContent
        )
        {
        case .nothing: break
        case .unclear: evaluateAgain()
        case .ignored(let property): graph.report(.stateFromOutside(view: type.name, property: property), in: self)
        }
    }

    /// Whether a view of Martlet's holds the content that this one is in: evaluated again by itself, it shows the very same.
    private final var isInKeptContent: Bool {
        var above = parent
        while let node = above, node.declaredType == nil { above = node.parent }
        return above?.declaredType?.isOfMartlet ?? false
    }

    /// Schedules one more evaluation of the program's view around this one, to see whether its inputs are the same again.
    /// Those of Martlet between may only hold what that view has made, and would show the very same.
    private final func evaluateAgain() {
        var above = parent
        while let node = above, node.declaredType?.isOfMartlet ?? true { above = node.parent }
        if let above { graph.scheduler.unclear.append(above) }
    }

    package final override var inputsOffset: Int? {
        // If equal inputs are examined or recorded as well, each node compares its own.
        if graph.isDevelopment, ViewType.of(Content.self).hasInitialValues { return nil }
        if graph.services.inspection != nil { return nil }
        return stableOffset(of: &view, in: self)
    }

    package final override func evaluateIfDirty() {
        guard isDirty else { return }
        guard isCertain || subscriber?.hasChanged ?? false else {
            isDirty = false
            return
        }
        evaluate(.dependency)
    }

    private final func evaluate(_ reason: EvaluationReason) {
        guard hasContent else { return makeMissingContent() }
        let type = ViewType.of(Content.self)
        subscriber?.forget()
        guard !lacksObject(type) else {
            isDirty = false
            return removeContent()
        }
        let new = evaluateBody(type, reason)
        let content = contentPointer
        var old = content.move()
        content.initialize(to: consume new)
        withAddress(of: &old) { contentType.plan.update($0, ValueAddress(content), in: self) }
    }

    private final func evaluateBody(_ type: ViewType, _ reason: EvaluationReason) -> Content.Body {
        isDirty = false
        isCertain = false
        graph.willEvaluate(self, type, reason)
        let body = recording(type) {
            type.dynamicProperties.willEvaluate(&view, properties)
            return view.body
        }
        if let inspection = graph.services.inspection { inspection.didEvaluate() }
        return body
    }

    /// Runs `body`, which belongs to this view, and records its reads for the view.
    private final func recording<Result>(_ type: ViewType, _ body: () -> Result) -> Result {
        if let subscriber { return subscriber.recording(type, body) }
        let subscriber = graph.spareSubscriber(for: self)
        let result = subscriber.recording(type, body)
        if subscriber.isUnused {
            graph.returnSubscriber(subscriber)
        } else {
            self.subscriber = subscriber
        }
        return result
    }

    package final override func recordingReads<Result>(_ body: () -> Result) -> Result {
        recording(ViewType.of(Content.self), body)
    }

    private final func connectProperties(of view: inout Content, _ type: ViewType) {
        let fields = type.dynamicProperties
        guard !fields.isEmpty else { return }
        if properties.isEmpty {
            let kept = graph.revival?.storages(of: self, ObjectIdentifier(type))
            properties = fields.makeStorages(for: &view, in: self, keeping: kept)
            if let durable = graph.durable, properties.contains(where: { $0?.isDurable ?? false }) {
                durable.add(self)
                graph.restoration?.restore(self)
            }
        }
        fields.connect(&view, to: properties, in: self)
    }

    package final override var readableProperties: [(name: String, read: () -> Void)] {
        ViewType.of(Content.self).dynamicProperties.map { field in
            (
                field.name,
                // The body that asks is reading the view, so the view must not be accessed for writing.
                { withAddress(of: self.view) { field.operations.readValue($0 + field.offset) } }
            )
        }
    }

    package final override var keptStorages: ContiguousArray<PropertyStorage?>? {
        ViewType.of(Content.self).dynamicProperties.isEmpty ? nil : properties
    }

    final override var durableProperties: (type: Any.Type, properties: [(name: String, storage: PropertyStorage)])? {
        (Content.self, ViewType.of(Content.self).dynamicProperties.durable(properties))
    }

    package final override func didRemove() {
        if let subscriber {
            subscriber.end()
            self.subscriber = nil
        }
        for storage in properties { storage?.disconnect() }
        if let inspection = graph.services.inspection { inspection.didRemove(self) }
    }

    package final override var inspectedSubscriber: DependencySubscriber? { subscriber }
}

/// A view with children, with dynamic properties, or of a type that has been observed to read what others own.
package final class CompoundViewNode<Content: View>: ViewNode<Content> {
    @exclusivity(unchecked) private var nodes: ContiguousArray<Node> = []
    @exclusivity(unchecked) private var storedSubscriber: DependencySubscriber?
    @exclusivity(unchecked) private var storedProperties: ContiguousArray<PropertyStorage?> = []

    package override var children: ContiguousArray<Node> { nodes }
    package override func add(_ child: Node) { nodes.append(child) }
    package override func releaseChildren() { nodes = [] }

    package override var subscriber: DependencySubscriber? {
        get { storedSubscriber }
        set { storedSubscriber = newValue }
    }

    package override var properties: ContiguousArray<PropertyStorage?> {
        get { storedProperties }
        set { storedProperties = newValue }
    }
}

/// Why a body is evaluated, in the terms of `_printChanges()`.
package enum EvaluationReason {
    /// The node is new: `@identity`.
    case identity
    /// A parent passed inputs that do not compare equal: `@self`.
    case inputs
    /// A source that it read has changed.
    case dependency
}
