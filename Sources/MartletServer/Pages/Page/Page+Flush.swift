package import MartletUI

/// How changes of the tree become frames of the channel.
extension Page {
    // MARK: Connections

    /// A client that has applied every frame up to `number` listens on `connection`.
    func attach(_ connection: StreamConnection, after number: UInt64, wantsResync: Bool) {
        activity.record()
        // Before the frames, because a long poll ends with them.
        if let status = context.buildStatus?.status { connection.send(status) }
        channel.attach(connection, after: number, wantsResync: wantsResync)
        flush()
    }

    /// Ends the connection; the page stays.
    func disconnect() { channel.disconnect() }

    /// A connection has ended, or does not carry this page any more. The end of an old one does not affect the present
    /// one.
    func detach(_ ended: EventStream) {
        if channel.detach(ended) { scheduleExpiry() }
    }

    /// The document that the connection belongs to has left.
    func dropConnection() { if channel.drop() { scheduleExpiry() } }

    private func scheduleExpiry() {
        let page = SessionBound(self)
        session.inside { $0.scheduleExpiry(of: page.value) }
    }

    /// The client reads again.
    func resume(_ drained: EventStream) { if channel.resume(drained) { flush() } }

    // MARK: Frames

    /// Evaluates and sends what has changed, if the stream can take it. Otherwise views stay marked, and changes
    /// coalesce.
    package func flush() {
        guard channel.stream.isReady || observer != nil && !isConnected, !storesNumbersFirst(),
            let patches = makeFrame()
        else { return reportDiagnostics() }
        tree?.reuse(consume patches)
    }

    /// Gives a page that is sent anew its numbers, and holds it back until they are stored. `false` if nothing is sent
    /// anew, or if nothing is stored.
    private func storesNumbersFirst() -> Bool {
        guard channel.stream.needsResync, channel.durable != nil, let tree, session.inside({ $0.storeSoon() })
        else { return false }
        resync(tree)
        channel.holdUntilNumbersAreStored()
        return true
    }

    /// Sends what was held back.
    func sendHeld() {
        channel.sendDue()
        flush()
    }

    /// Evaluates what has changed and sends it as one frame. Returns the patches, or `nil` if nothing visible has
    /// changed.
    package func makeFrame() -> Bytes? {
        guard let tree else { return nil }
        tree.flush()
        reportEvaluations(in: tree)
        let isWhole = channel.stream.needsResync
        if isWhole { resync(tree) }
        reportDiagnostics()
        for message in errors { tree.patches.showError(message) }
        errors.removeAll()
        guard tree.hasPatches else {
            inspection?.didFlush(nil, number: sequence)
            return nil
        }
        let patches = tree.removePatches()
        channel.append(patches)
        weigh(frame: patches.count, isWhole: isWhole)
        tree.didSend(frame: sequence)
        observer?.page(identifier, didSend: patches, number: sequence)
        channel.sendDue()
        inspection?.didFlush(patches, number: sequence)
        context.statistics.frames.add(1)
        return patches
    }

    /// Brings the tree up to date, so that a target can be checked in it, and sends what the stream takes.
    package func settle() {
        guard let tree, tree.isDirty || tree.hasPatches || !errors.isEmpty || channel.stream.needsResync else { return }
        tree.flush()
        flush()
        if tree.patches.count > context.configuration.limits.waitingBytes {
            _ = tree.patches.take()
            channel.requireResync()
        }
    }

    private func resync(_ tree: ViewGraph) {
        tree.flush()
        tree.resync()
        channel.willResync()
        context.statistics.resyncs.add(1)
    }
}
