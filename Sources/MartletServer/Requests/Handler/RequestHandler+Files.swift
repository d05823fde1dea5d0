extension RequestHandler {
    /// A file for browsers: Martlet's own, or one of the program's under its versioned name.
    func asset(_ request: HTTPRequest) -> HTTPReply {
        let path = request.path
        if let asset = assets.asset(at: path) {
            return .response(asset.response(takesGzip: takesGzip(request)))
        }
        if let (file, isCurrent) = files.file(atVersioned: path.dropFirst(context.configuration.basePath.utf8.count)) {
            return .response(file.response(to: ProgramFile.Conditions(request), isVersioned: isCurrent))
        }
        return refuse(request, Problem(404, "There is no such file; its name changes with its content."))
    }

    /// A file of the program at its own path, which takes precedence over pages and routes.
    func programFile(_ request: HTTPRequest, _ path: String) -> HTTPReply? {
        guard request.method == .get || request.method == .head, let file = files.file(at: path) else { return nil }
        return .response(file.response(to: ProgramFile.Conditions(request), isVersioned: false))
    }
}
