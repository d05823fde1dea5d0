/// The files of a new program.
struct ProgramTemplate {
    /// Where a program finds Martlet.
    enum Martlet: Equatable {
        /// A path from the program's folder.
        case folder(String)
        /// The URL of a Git repository.
        case repository(String)
    }

    struct File {
        let path: String
        let content: String
    }

    let name: String
    let martlet: Martlet

    /// Whether a name can be that of a Swift module, a folder and a container.
    static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first, name.utf8.count <= 64 else { return false }
        let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
        return isLetter(first)
            && name.utf8.allSatisfy { isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            && !["martlet", "swift", "foundation", "testing"].contains(name.lowercased())
    }

    var files: [File] {
        [
            File(path: "Package.swift", content: manifest),
            File(path: "Sources/\(name)/\(name).swift", content: program),
            File(path: "Sources/\(name)/CounterPage.swift", content: page),
            File(path: "Sources/\(name)/Resources/Localizable.xcstrings", content: texts),
            File(path: "Sources/\(name)/Resources/Media.xcassets/Contents.json", content: assets),
            File(path: "Tests/\(name)Tests/CounterPageTests.swift", content: test),
            File(path: "Dockerfile", content: dockerfile),
            File(path: ".dockerignore", content: ".build\n.martlet\n"),
            File(path: ".github/workflows/test.yml", content: workflow),
            File(path: ".gitignore", content: ".build/\n.martlet/\n"),
            File(path: "README.md", content: readme),
        ]
    }

    private var dependency: String {
        switch martlet {
        // The folder may have another name than the package.
        case .folder(let path): ".package(name: \"martlet\", path: \"\(path)\")"
        case .repository(let url): ".package(url: \"\(url)\", branch: \"main\")"
        }
    }

    /// The identity of the package, by which products refer to it.
    private var package: String {
        let place: String
        switch martlet {
        case .folder: return "martlet"
        case .repository(let url): place = url
        }
        let last = place.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? "martlet"
        return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    }

    private var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        // Asynchronous functions stay in the visitor's session, together with its state.
        let settings: [SwiftSetting] = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]

        let package = Package(
            name: "\(name)",
            products: [.executable(name: "\(name)", targets: ["\(name)"])],
            dependencies: [
                \(dependency)
            ],
            targets: [
                .executableTarget(
                    name: "\(name)", dependencies: [.product(name: "Martlet", package: "\(package)")],
                    // The plugin writes the catalogs in this folder into the program.
                    exclude: ["Resources"], swiftSettings: settings,
                    plugins: [.plugin(name: "BundledResources", package: "\(package)")]),
                .testTarget(
                    name: "\(name)Tests",
                    dependencies: ["\(name)", .product(name: "MartletTesting", package: "\(package)")],
                    swiftSettings: settings),
            ]
        )

        """
    }

    private var program: String {
        """
        import Martlet

        @main struct \(name)Program: App {
            var body: some Scene {
                WindowGroup("\(name)") { CounterPage() }
            }
        }

        """
    }

    private var page: String {
        """
        import Martlet

        struct CounterPage: View {
            @State private var count = 0

            var body: some View {
                VStack(spacing: 16) {
                    Text("Count: \\(count)").font(.title).accessibilityIdentifier("count")
                    Button("Increment") { count += 1 }.accessibilityIdentifier("increment")
                }
                .padding()
            }
        }

        """
    }

    /// A string catalog without translations.
    private var texts: String {
        """
        {
          "sourceLanguage" : "en",
          "strings" : {

          },
          "version" : "1.0"
        }

        """
    }

    /// An asset catalog without assets.
    private var assets: String {
        """
        {
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """
    }

    private var test: String {
        """
        import Martlet
        import MartletTesting
        import Testing

        @testable import \(name)

        @Test(arguments: TestTransport.allCases)
        func aPressCounts(over transport: TestTransport) async throws {
            let page = try await TestPage(over: transport) { CounterPage() }
            #expect(try page.text("count") == "Count: 0")
            try await page.click("increment")
            #expect(try page.text("count") == "Count: 1")
        }

        """
    }
}
