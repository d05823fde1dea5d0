import FoundationEssentials

/// What a group needs to measure: the programs, and where the results go.
struct Bench {
    let options: Options

    func martlet(environment: [String: String] = [:]) throws -> Server {
        try Server([options.server], isFloor: false, environment: environment)
    }

    /// A program of the main actor's with the gallery's counter.
    func mainActorProgram() throws -> Server { try Server([options.mainActor], isFloor: false) }

    /// The floor, serving what Martlet answers to `GET /counter` now.
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
        // A server ends with its object.
        let response = try withExtendedLifetime(server) { try server.endpoint.fetch("/counter") }
        guard response.status == 200 else { throw Failure.skipped("page not there: /counter") }
        // The library writes these itself.
        let own = ["content-length:", "date:", "connection:", "keep-alive:"]
        let kept = response.head.split(separator: "\r\n").dropFirst().filter { line in
            !own.contains { line.lowercased().hasPrefix($0) }
        }
        try Data(response.body).write(to: URL(filePath: body))
        try Data((kept.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: fields))
    }
}

extension Server {
    /// Leaves the group out when the page is not served.
    func require(_ path: String) throws {
        let status = try endpoint.fetch(path).status
        guard status == 200 else { throw Failure.skipped("page not there: \(path) (\(status))") }
    }
}
