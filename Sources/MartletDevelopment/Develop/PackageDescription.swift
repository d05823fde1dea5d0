import ArgumentParser
import FoundationEssentials

/// What `swift package describe` says of a package.
struct PackageDescription {
    private struct Content: Decodable {
        struct Product: Decodable {
            let name: String
            let type: [String: Type?]

            struct `Type`: Decodable {}
        }
        struct Target: Decodable {
            let name: String
            let path: String
            let type: String
        }

        let products: [Product]
        let targets: [Target]
    }

    /// The names of the executable products.
    let products: [String]
    /// The folders of the targets that are no tests.
    let targets: [String]

    init(_ json: [UInt8]) throws {
        // Warnings of SwiftPM may stand before it.
        let content = try JSONDecoder().decode(Content.self, from: Data(json.drop { $0 != UInt8(ascii: "{") }))
        products = content.products.filter { $0.type.keys.contains("executable") }.map(\.name)
        targets = content.targets.filter { $0.type != "test" }.map(\.path)
    }

    /// The product to run: the named one, or the only one.
    func product(named name: String?) throws -> String {
        let list = products.joined(separator: ", ")
        if let name {
            guard products.contains(name) else {
                throw ValidationError("The package has no executable product \(name), but: \(list)")
            }
            return name
        }
        guard let only = products.first else { throw ValidationError("The package has no executable product.") }
        guard products.count == 1 else { throw ValidationError("Name one of the executable products: \(list)") }
        return only
    }

    /// What a build depends on: folders with all that is in them, and files.
    var watchedPaths: [String] {
        var paths = ["Sources", "Public"]
        for target in targets where !target.hasPrefix("Tests/") && !target.hasPrefix("Sources/") {
            paths.append(target)
        }
        return paths + ["Package.swift", "Package.resolved"]
    }
}
