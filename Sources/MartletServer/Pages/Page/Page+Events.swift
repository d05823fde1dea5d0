import MartletUI
import Synchronization

extension Page {
    /// Performs the events of a post, one after another, each on the tree that the one before has left. Returns the
    /// problems of those that were not performed.
    @discardableResult
    package func perform(_ post: EventPost) -> [Problem] {
        let isInside = isPerforming
        isPerforming = true
        defer { isPerforming = isInside }
        return asAction { performEvents(post) }
    }

    private func performEvents(_ post: EventPost) -> [Problem] {
        channel.events.record(post.sequence, status: 204)
        settle()
        guard let tree = try? graph else { return [] }
        var problems: [Problem] = []
        if !post.mismatches.isEmpty { repair(post.mismatches) }
        tree.beginPost(applied: post.acknowledged)
        let performed = channel.durable == nil ? nil : post.sequence
        if performed != nil { record(performed: performed) }
        defer {
            tree.endPost(post.sequence)
            if performed != nil { record(performed: nil) }
        }
        let leftOut = removeLeftOut(of: post)
        for position in post.events.indices where !leftOut.contains(EventSet(position)) {
            do throws(Problem) {
                tree.flush()
                try perform(position, of: post, leavingOut: leftOut, in: tree)
            } catch {
                problems.append(error)
                reportRefusal(of: post.events[position], of: post, error)
            }
        }
        return problems
    }

    /// Performs the event at a position in a post.
    private func perform(
        _ position: Int, of post: EventPost, leavingOut leftOut: EventSet, in tree: ViewGraph
    ) throws(Problem) {
        let event = post.events[position]
        if event.type.isReport { return try receive(event, in: tree) }
        let checked = content.checked.take()
        let handler =
            if let known = checked?.handler(for: event, tree.evaluationCount) { known } else {
                try target(of: event).handler
            }
        if case .number(let number) = event.target { tree.act(on: number) }
        holdIfDurable(event, post, tree)
        recordForInspection(event, in: tree)
        recordAction(event, of: post.sequence, leavingOut: leftOut.union(EventSet(position)), in: tree)
        content.lastTarget = event.target
        watched(event, tree) {
            Press.$ofAction.withValue(press(position, of: post)) {
                perform(handler, event.value, isShown: post.sequence != nil)
            }
        }
    }

    private func reportRefusal(of event: EventPost.Event, of post: EventPost, _ problem: Problem) {
        reportRejection(of: event, problem)
        guard post.sequence != nil else { return }
        refuse(event)
        sayRefusal(of: event, problem)
    }

    /// The name of an event, which a browser that sends its post again gives again.
    private func press(_ position: Int, of post: EventPost) -> Press {
        Press(
            page: identifier.number, document: channel.document.number ?? 0,
            // A post without a number is not sent again.
            post: post.sequence ?? SecureRandom.next(), position: UInt64(position))
    }

    /// Shows nothing of a durable action before it is.
    private func holdIfDurable(_ event: EventPost.Event, _ post: EventPost, _ tree: ViewGraph) {
        guard let number = post.sequence, channel.durable != nil, DurableActions.areUsed.load(ordering: .relaxed)
        else { return }
        let element: UInt32? =
            switch event.target {
            case .number(let number): number
            case .identifier(let identifier): ActionFinder.actions(identifiedBy: identifier, in: tree).first?.number
            }
        if let element, tree.isActionDurable(at: element) { channel.hold(until: number) }
    }

    private func record(performed number: UInt64?) {
        let page = identifier.number
        session.inside { session in
            session.pages.performed = number.map {
                PerformedPost(SharedPost(page: page, number: $0, owner: session.pageOwner))
            }
        }
    }

    /// Takes a report of the browser's own; that of the window's size has the target 0.
    private func receive(_ event: EventPost.Event, in tree: ViewGraph) throws(Problem) {
        if event.target == .number(0), case .numbers(let numbers) = event.value, let report = SizeReport(numbers) {
            return tree.update(viewport: report)
        }
        guard let handler = try reportHandler(for: event) else { return }
        recordAction(event, of: nil, in: tree)
        watched(event, tree) { perform(handler, event.value, isShown: true) }
    }

    /// Runs a handler, and reports it if it takes long: in a main-actor program every visitor waits for it, in others this one.
    private func watched(_ event: EventPost.Event, _ tree: ViewGraph, _ body: () -> Void) {
        let isDevelopment = context.configuration.isDevelopment
        let view = isDevelopment || context.mainActorWatch != nil ? programView(of: event, in: tree) : nil
        if let watch = context.actionWatch {
            let action = ActionWatch.Action(
                page: scene.path.text, event: event.type.name, view: view,
                connection: isDevelopment ? channel.carrier : nil)
            let duration = watch.watch(action, body)
            if isDevelopment, duration > UInt64(PageInspection.slowBody) {
                record(ViewDiagnostic(.slowAction(view: view ?? "the page"), in: view))
            }
            return
        }
        guard let watch = context.mainActorWatch else { return body() }
        watch.watch(.init(page: scene.path.text, event: event.type.name), of: view, body)
    }

    /// How quick the handler of the post that was just checked has been, if it has one event.
    func inlineExecution(of post: EventPost) -> InlineExecutionPolicy? {
        post.events.count == 1 ? content.checked?.inlineExecution : nil
    }

    /// Performs a post and flushes what it changes, recording how long that takes, and whether it was quick.
    ///
    /// `isNext` means that nothing has been done in the session since the last event.
    package func performAndFlush(_ post: EventPost, isNext: Bool = false) {
        let inlineExecution = inlineExecution(of: post)
        let key = RepeatedHandler.Key(post, inlineExecution, on: identifier)
        let turn = MeasuredTurn()
        performAndFlush(post)
        let duration = turn.duration
        charge(duration, for: inlineExecution)
        inlineExecution?.record(duration)
        record(key, isNext: isNext, isQuick: inlineExecution.map { duration <= $0.patience } ?? false)
    }

    /// Does the same on the front's thread, for a handler that the visitor has proved quick. Returns whether it was quick
    /// again, and the time at its end.
    func performInline(
        _ post: EventPost, _ policy: InlineExecutionPolicy, since start: ContinuousClock.Instant
    ) -> (isQuick: Bool, end: ContinuousClock.Instant) {
        let turn = FrontTurn(policy, context.budgets.overruns, since: start)
        let (isQuick, end) = turn.run { performAndFlush(post) }
        charge(end - start, for: policy)
        return (isQuick, end)
    }

    private func performAndFlush(_ post: EventPost) {
        isPerforming = true
        frameBytes = 0
        asAction {
            perform(post)
            flush()
        }
        isPerforming = false
        if let tree { session.noteRecent(self, tree) }
    }

    private func record(_ key: RepeatedHandler.Key?, isNext: Bool, isQuick: Bool) {
        session.inside { session in
            session.lastHandler.record(key, isNext: isNext, isQuick: isQuick, at: session.executor.pieces)
        }
    }

    /// Repairs nodes at which the browser's document differs from the tree.
    private func repair(_ mismatches: [UInt32]) {
        guard let tree = try? graph else { return }
        reportMismatches(mismatches.count)
        for number in mismatches where !tree.repair(number) { return channel.requireResync() }
    }

    /// `isShown` means that the event comes from the page's own browser, where the control shows the event's value
    /// already.
    private func perform(_ handler: EventHandler, _ value: EventValue, isShown: Bool) {
        switch handler {
        case .action(let action):
            do { try action() } catch { reportFailure(error) }
        case .asyncAction(let action): _ = start(action, nil, of: nil)
        case .value(let action):
            do { try action(value) } catch { reportFailure(error) }
        case .bound(let control, let part): control.perform(value, part, isShown: isShown)
        case .report(let report): report.receive(value)
        case .both(let first, let second):
            perform(first, value, isShown: isShown)
            perform(second, value, isShown: isShown)
        case .control, .inEnvironment: break
        }
    }

    /// Refuses the events of a post that is not performed: their controls show values in the browser that the program
    /// does not have.
    func refuseAll(of events: [EventPost.Event], _ sequence: UInt64, _ problem: Problem? = nil) {
        guard let tree = try? graph else { return }
        defer { markChanged() }
        tree.beginPost()
        for event in events {
            refuse(event)
            if let problem { sayRefusal(of: event, problem) }
        }
        tree.endPost(sequence)
    }

    /// Does not perform a post that was accepted, and says why.
    func refuse(_ post: EventPost, _ problem: Problem) {
        channel.events.record(post.sequence, status: 204)
        if let sequence = post.sequence { refuseAll(of: post.events, sequence) }
        if !errors.contains(problem.detail) { errors.append(problem.detail) }
        markChanged()
    }

    /// The visitor has pressed something that has gone or cannot be used any more, because of a crash, another tab or
    /// another visitor. Of the second press of what the first has removed or disabled there is nothing to say.
    private func sayRefusal(of event: EventPost.Event, _ problem: Problem) {
        guard problem.status == 404 || problem.status == 409, event.target != content.lastTarget else { return }
        switch event.type {
        case .click, .doubleClick, .submit, .search, .input, .change, .link, .press, .drop, .files: break
        case .keydown, .focusin, .focusout, .cancel, .popstate, .rows, .scroll, .resize, .measure, .gesture, .hover,
            .keypress, .drag, .error:
            return
        }
        let sentence = "What you used had changed meanwhile, so nothing was done. Please try again."
        if !errors.contains(sentence) { errors.append(sentence) }
    }

    private func refuse(_ event: EventPost.Event) {
        guard case .number(let number) = event.target, let graph = try? graph,
            case .bound(let control, _)? = ActionFinder.handler(at: number, for: event.type, in: graph)?.handler
        else { return }
        control.refuse(event.value)
    }
}
