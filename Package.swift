// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The same settings as for a program in the README: asynchronous functions stay in the session that calls them.
let programSettings = settings + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]

/// The settings of a new package in Xcode: declarations are isolated to the main actor by default.
let mainActorSettings = settings + [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "martlet",
    products: [
        .library(name: "Martlet", targets: ["Martlet"]),
        .library(name: "MartletTesting", targets: ["MartletTesting"]),
        .executable(name: "gallery", targets: ["GalleryProgram"]),
        .executable(name: "martlet", targets: ["MartletTool"]),
        .plugin(name: "BundledResources", targets: ["BundledResources"]),
    ],
    traits: [
        .trait(
            name: "Foundation",
            description: "All of Foundation, as SwiftUI brings it. A static program is 44 MB larger with it."),
        .trait(
            name: "Redis",
            description: "State in a Redis or Valkey, for any number of servers (docs/scaling.md). It needs libhiredis."
        ),
        .trait(name: "Macros", description: "Has no effect any more: @Entry is always there."),
        .default(enabledTraits: ["Foundation"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.7.0"),
    ],
    targets: [
        .systemLibrary(
            name: "CMicrohttpd", pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
        // Without `pkgConfig`: its file names a flag that SwiftPM prohibits, with a warning in every build.
        .systemLibrary(name: "CHiredis", providers: [.apt(["libhiredis-dev"]), .brew(["hiredis"])]),
        .systemLibrary(
            name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .systemLibrary(
            name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .target(name: "CCrash"),
        .systemLibrary(name: "CLinux"),
        .systemLibrary(name: "CMainQueue"),
        .systemLibrary(name: "CSwiftRuntime"),
        .target(name: "MartletPublishers", swiftSettings: settings),
        .target(name: "MartletValues", dependencies: ["CSwiftRuntime"], swiftSettings: settings),
        .target(
            name: "MartletUI", dependencies: ["CSwiftRuntime", "MartletPublishers", "MartletValues"],
            exclude: ["Language/Images/Symbols/names.txt"], swiftSettings: settings,
            plugins: [.plugin(name: "BundledSymbols")]),
        // Views that consist of those of MartletUI. It is compiled beside the server, which needs none of them.
        .target(name: "MartletViews", dependencies: ["MartletUI"], swiftSettings: settings),
        // `import Charts`, as on Apple's systems (docs/decisions/0056-charts.md).
        .target(name: "Charts", dependencies: ["MartletUI", "MartletViews"], swiftSettings: settings),
        .target(
            name: "MartletServer",
            dependencies: [
                "CCrash", "CLinux", "CMicrohttpd", "CSodium", "CSQLite", "CSwiftRuntime", "CZlib", "MartletPublishers",
                "MartletUI", "MartletValues",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings, plugins: [.plugin(name: "BundledAssets")]),
        // Nothing depends on it without the trait, except tests.
        .target(
            name: "MartletRedis", dependencies: ["CHiredis", "MartletServer"], swiftSettings: settings),
        // What browsers are served of Public/. The tool depends on nothing, for every program builds it.
        .plugin(name: "BundledAssets", capability: .buildTool(), dependencies: ["AssetBundler"]),
        .executableTarget(name: "AssetBundler", swiftSettings: settings),
        // The symbols that `Image(systemName:)` shows (docs/decisions/0051-symbols.md).
        .plugin(name: "BundledSymbols", capability: .buildTool(), dependencies: ["AssetBundler"]),
        // The string and asset catalogs of a program's own targets (docs/decisions/0052-catalogs.md).
        .plugin(name: "BundledResources", capability: .buildTool(), dependencies: ["AssetBundler"]),
        // It has no code, and nothing depends on it: SwiftPM plans a build again when a file comes or goes in a target's folder.
        .systemLibrary(name: "Public", path: "Public"),
        // No test target depends on it: everything would be built a second time, for the host.
        .macro(name: "MartletMacros", swiftSettings: settings),
        .target(name: "MartletInspector", dependencies: ["MartletServer", "MartletUI"], swiftSettings: settings),
        // The declarations of the macros, for the modules that programs import.
        .target(
            name: "MartletMacroInterface", dependencies: ["MartletMacros", "MartletUI"], swiftSettings: settings),
        .target(
            name: "Martlet",
            dependencies: [
                "CCrash", "CMainQueue", "MartletInspector", "MartletMacroInterface", "MartletServer", "MartletUI",
                "MartletViews",
                .target(name: "MartletRedis", condition: .when(traits: ["Redis"])),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings),
        .target(
            name: "MartletTesting",
            dependencies: [
                "MartletUI", "MartletServer",
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings),
        .target(
            name: "Gallery", dependencies: ["Charts", "CSodium", "Martlet", "MartletUI"],
            exclude: ["Catalogs"], resources: [.embedInCode("Public")], swiftSettings: programSettings,
            plugins: [.plugin(name: "BundledResources"), .plugin(name: "SourceListings")]),
        .executableTarget(
            name: "GalleryProgram", dependencies: ["Gallery", "Martlet"], swiftSettings: programSettings),
        // What the gallery shows of its own sources.
        .plugin(name: "SourceListings", capability: .buildTool(), dependencies: ["SourceLister"]),
        .executableTarget(name: "SourceLister", swiftSettings: settings),
        // `martlet dev` and `martlet new`. It depends on nothing that changes often, so it is built quickly, and once.
        .target(
            name: "MartletDevelopment",
            dependencies: ["CLinux", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: settings),
        .executableTarget(
            name: "MartletTool",
            dependencies: ["MartletDevelopment", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: settings),
        .executableTarget(name: "Benchmarks", swiftSettings: settings),
        // The program that the process tests run; it is not a product.
        .executableTarget(
            name: "TrialProgram", dependencies: ["Martlet", .product(name: "Logging", package: "swift-log")],
            path: "Tests/TrialProgram", swiftSettings: settings),
        // The names and roles of the elements of a page, as MartletTesting sees them, for a comparison with a browser's.
        .executableTarget(
            name: "NamesProgram", dependencies: ["MartletTesting"], path: "Tests/NamesProgram", swiftSettings: settings),
        // The program that changes a store until a test ends it.
        .executableTarget(
            name: "StoreProgram", dependencies: ["MartletServer"], path: "Tests/StoreProgram",
            swiftSettings: settings),
        // The gallery as one of several servers.
        .executableTarget(
            name: "ClusterProgram", dependencies: ["Gallery", "Martlet", "MartletRedis"], path: "Tests/ClusterProgram",
            swiftSettings: programSettings),
        .executableTarget(
            name: "MainActorProgram", dependencies: ["Martlet"], path: "Tests/MainActorProgram",
            swiftSettings: mainActorSettings),
        .testTarget(
            name: "GalleryTests", dependencies: ["Gallery", "Martlet", "MartletTesting"], swiftSettings: settings),
        .testTarget(
            name: "ChartsTests", dependencies: ["Charts", "Martlet", "MartletTesting"], swiftSettings: settings),
        .testTarget(
            name: "MainActorTests", dependencies: ["Martlet", "MartletTesting"], swiftSettings: mainActorSettings),
        .testTarget(
            name: "MartletDevelopmentTests", dependencies: ["MartletDevelopment"], swiftSettings: settings),
        .testTarget(
            name: "MartletTests",
            dependencies: [
                "MainActorProgram", "Martlet", "MartletServer", "MartletTesting", "MartletUI", "TrialProgram",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ], swiftSettings: settings),
        .target(
            name: "TestSupport", dependencies: ["MartletUI"], path: "Tests/TestSupport", swiftSettings: settings),
        .testTarget(
            name: "MartletPublishersTests", dependencies: ["MartletPublishers", "MartletUI", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "MartletUITests",
            dependencies: ["MartletUI", "MartletTesting", "MartletValues", "MartletViews", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "MartletValuesTests", dependencies: ["MartletTesting", "MartletUI", "MartletValues", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "MartletViewsTests", dependencies: ["Martlet", "MartletTesting"], swiftSettings: settings),
        .testTarget(
            name: "MartletServerTests",
            dependencies: [
                "CCrash", "CSQLite", "MartletRedis", "MartletServer", "MartletTesting", "MartletUI", "StoreProgram",
                "TestSupport", .product(name: "CoreMetrics", package: "swift-metrics"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "MartletTestingTests", dependencies: ["Martlet", "MartletTesting"],
            swiftSettings: settings),
        .testTarget(
            name: "AssetBundlerTests", dependencies: ["AssetBundler", "MartletServer"], swiftSettings: settings),
        .testTarget(name: "SourceListerTests", dependencies: ["SourceLister"], swiftSettings: settings),
        .testTarget(
            name: "GuideTests", dependencies: ["Martlet", "MartletTesting"], swiftSettings: programSettings),
        .testTarget(
            name: "NotesTests", dependencies: ["Martlet", "MartletTesting", "TestSupport"],
            exclude: ["Note0/README.md", "Note2/README.md", "Note3/README.md", "Note4/README.md"],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

// Programs written for an iPhone keep `import SwiftUI` and its like. On Apple's systems these modules are the system's.
// Nothing else here depends on them: where a module of such a name has been built, `#if canImport(SwiftUI)` in any other package
// is true (docs/decisions/0046-modules.md).
#if os(Linux)
package.products += [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "OSLog", targets: ["OSLog"]),
]
package.targets += [
    .target(
        name: "SwiftUI",
        dependencies: ["Martlet", "MartletMacroInterface", "MartletPublishers", "MartletUI", "MartletViews"],
        swiftSettings: settings),
    .target(name: "Combine", dependencies: ["MartletPublishers", "MartletUI"], swiftSettings: settings),
    .target(name: "UniformTypeIdentifiers", dependencies: ["MartletViews"], swiftSettings: settings),
    .target(name: "OSLog", dependencies: [.product(name: "Logging", package: "swift-log")], swiftSettings: settings),
    .testTarget(
        name: "OSLogTests", dependencies: ["OSLog", .product(name: "Logging", package: "swift-log")],
        swiftSettings: settings),
    // Twelve programs as they are written for an iPhone, which the browser suite uses (Tests/Browser/test_applications.py).
    .executableTarget(
        name: "Applications", dependencies: ["OSLog", "SwiftUI"], path: "Tests/Applications",
        swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    .testTarget(
        name: "SwiftUITests",
        dependencies: ["Charts", "Combine", "MartletTesting", "SwiftUI", "UniformTypeIdentifiers"],
        swiftSettings: programSettings),
]
#endif
