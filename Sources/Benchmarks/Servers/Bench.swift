import FoundationEssentials

/// Everything that a group needs to measure: the programs, and the folder for results.
struct Bench {
    let options: Options

    func martlet(environment: [String: String] = [:]) throws -> Server {
        try Server([options.server], isFloor: false, environment: environment)
    }

    /// Starts one of several servers, with their store or, for comparison, with `none`.
    func oneOfSeveral(store: String) throws -> Server {
        guard !options.cluster.isEmpty else { throw Failure.skipped("no gallery with Redis (libhiredis-dev)") }
        return try Server([options.cluster], isFloor: false, environment: ["MARTLET_STORE": store])
    }

    /// Starts a main-actor program with the gallery's counter.
    func mainActorProgram() throws -> Server { try Server([options.mainActor], isFloor: false) }

    /// Starts the floor, which serves the response that Martlet currently gives to `GET /counter`.
    func floor(environment: [String: String] = [:]) throws -> Server {
        let body = options.results + "/floor.html"
        let fields = options.results + "/floor.headers"
        if !FileManager.default.fileExists(atPath: fields) { try capture(body: body, fields: fields) }
        return try Server([options.floor, body, fields], isFloor: true, environment: environment)
    }

    func allocationCounters() -> AllocationCounters {
        AllocationCounters(library: options.library, results: options.results)
    }

    private func capture(body: String, fields: String) throws {
        let server = try martlet()
        // A server ends when its object is released.
        let response = try withExtendedLifetime(server) { try server.endpoint.fetch("/counter") }
        guard response.status == 200 else { throw Failure.skipped("page not there: /counter") }
        // The library writes these header fields itself.
        let own = ["content-length:", "date:", "connection:", "keep-alive:"]
        let kept = response.head.split(separator: "\r\n").dropFirst().filter { line in
            !own.contains { line.lowercased().hasPrefix($0) }
        }
        try Data(response.body).write(to: URL(filePath: body))
        try Data((kept.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: fields))
    }
}

extension Server {
    /// Skips the group if the server does not serve the page.
    func require(_ path: String) throws {
        let status = try endpoint.fetch(path).status
        guard status == 200 else { throw Failure.skipped("page not there: \(path) (\(status))") }
    }
}
