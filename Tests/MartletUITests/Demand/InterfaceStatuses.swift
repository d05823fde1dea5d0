import Foundation

/// What `docs/swiftui-api.json` says of an interface of SwiftUI.
struct InterfaceStatus: Decodable {
    enum Status: String, Decodable { case yes, partly, no }

    let api: String
    let status: Status
    /// The file of the repository that tests it or tells of it.
    let `where`: String
    let why: String?

    static func all() throws -> [InterfaceStatus] {
        struct File: Decodable { let apis: [InterfaceStatus] }
        let data = try Data(contentsOf: repository.appending(path: "docs/swiftui-api.json"))
        return try JSONDecoder().decode(File.self, from: data).apis
    }

    /// The text of the file that tests it; `nil` if there is none.
    var testedBy: String? {
        try? String(contentsOf: Self.repository.appending(path: self.where), encoding: .utf8)
    }

    /// The name as it stands in programs: `searchable` for `.searchable`, `Text` for `Text(_:)`.
    var identifier: String { String(api.drop { !$0.isLetter }.prefix { $0.isLetter || $0.isNumber }) }

    private static let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized
}
