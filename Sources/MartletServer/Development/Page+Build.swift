/// What pages report of the program's builds.
extension Page {
    /// Sends the result of the latest build.
    func sendBuildStatus() {
        if let status = context.buildStatus?.status { channel.send(status) }
    }
}

extension ServerContext {
    /// Watches the builds of a program under development, and sends each result to all pages.
    func watchBuilds() {
        buildStatus?.watch { [registry] in
            for session in registry.all {
                session.enter { session in
                    for page in session.pages.all { page.sendBuildStatus() }
                }
            }
        }
    }
}
