import Testing

@testable import MartletDevelopment

@Suite struct PackageDescriptionTests {
    private func description(_ products: String, before: String = "") throws -> PackageDescription {
        let targets = """
            [{"name":"A","path":"Sources/A","type":"executable"},{"name":"B","path":"Code/B","type":"library"},
            {"name":"T","path":"Checks/T","type":"test"}]
            """
        return try PackageDescription(Array("\(before){\"products\":[\(products)],\"targets\":\(targets)}".utf8))
    }

    private let library = #"{"name":"Base","type":{"library":["automatic"]}}"#
    private let one = #"{"name":"one","type":{"executable":null}}"#
    private let two = #"{"name":"two","type":{"executable":null}}"#

    @Test func theOnlyExecutableProductIsChosen() throws {
        #expect(try description("\(library),\(one)").product(named: nil) == "one")
    }

    @Test func oneOfSeveralMustBeNamed() throws {
        let package = try description("\(one),\(two)")
        #expect(throws: (any Error).self) { try package.product(named: nil) }
        #expect(try package.product(named: "two") == "two")
        #expect(throws: (any Error).self) { try package.product(named: "three") }
    }

    @Test func aPackageWithoutAProgramIsAnError() throws {
        let package = try description(library)
        #expect(throws: (any Error).self) { try package.product(named: nil) }
    }

    @Test func whatTargetsAreMadeOfIsWatched() throws {
        #expect(
            try description(one, before: "warning: something\n").watchedPaths
                == ["Sources", "Public", "Code/B", "Package.swift", "Package.resolved"])
    }
}
