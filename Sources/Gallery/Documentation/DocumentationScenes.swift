import Martlet

/// The guide and the reference, if `make docs` has built them: DocC's pages at the addresses that they expect.
struct DocumentationScenes: Scene {
    var body: some Scene {
        DocumentationFiles.route("documentation")
        DocumentationFiles.route("data")
        DocumentationFiles.route("css")
        DocumentationFiles.route("js")
        DocumentationFiles.route("img")
        DocumentationFiles.route("images")
        DocumentationFiles.route("index")
        DocumentationFiles.route(toFile: "favicon.ico")
        DocumentationFiles.route(toFile: "favicon.svg")
        // DocC's pages ask for the settings of a theme, of which there are none.
        Route("/theme-settings.json") { _ in try .json([String: String]()) }
    }
}

/// The files that `make docs` has written to `.build/docs`, or to the folder that `GALLERY_DOCS` names.
enum DocumentationFiles {
    /// The address of the API reference; `nil` if nothing is built.
    static var reference: String? {
        paths["documentation/martlet/index.html"] == nil ? nil : "/documentation/martlet"
    }

    /// The path of each file, by its name below the folder. A request is looked up here and never becomes a path.
    private static let paths: [String: String] = {
        let folder = ProcessInfo.processInfo.environment["GALLERY_DOCS"] ?? ".build/docs"
        let names = FileManager.default.subpaths(atPath: folder) ?? []
        let folders = Set(names.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
        let files = names.filter { !folders.contains($0) }
        return Dictionary(files.map { ($0, "\(folder)/\($0)") }, uniquingKeysWith: { first, _ in first })
    }()

    static func route(_ folder: String) -> Route {
        Route("/\(folder)/{path...}") { request in response("\(folder)/\(request.pathParameters["path"] ?? "")") }
    }

    static func route(toFile name: String) -> Route {
        Route("/\(name)") { _ in response(name) }
    }

    private static func response(_ name: String) -> Response {
        let page = name.hasSuffix("/") ? "\(name)index.html" : "\(name)/index.html"
        guard let path = paths[page] ?? paths[name] else { return .text("There is no such page.", status: 404) }
        return .file(path)
    }
}
