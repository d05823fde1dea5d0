import MartletServer
import MartletUI

/// A file of a visitor's, for ``TestPage/chooseFiles(_:file:line:)``.
public struct TestFile: Sendable {
    let name: String
    let bytes: [UInt8]

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - bytes: The content.
    public init(_ name: String, _ bytes: some Sequence<UInt8>) { (self.name, self.bytes) = (name, Array(bytes)) }

    /// Creates a file of text.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - text: The content.
    public init(_ name: String, _ text: String) { self.init(name, text.utf8) }
}

extension TestPage {
    /// Chooses files where a `fileImporter` asks for some, and sends them as a browser does.
    ///
    /// - Parameters:
    ///   - files: The files. Throws if nothing asks for any.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func chooseFiles(_ files: [TestFile], file: StaticString = #filePath, line: UInt = #line) async throws {
        try await visitor.server.settle()
        let (connection, name, part) = try withState { state throws(TestPageError) in
            let importer = try Self.importer(in: state.dom)
            return (state.connection, importer.attributes["data-name"], importer.attributes["data-part"])
        }
        guard let name, let part = part.flatMap({ Int($0) }), part > 0 else {
            throw TestPageError(.noHandler, "The page does not say how files are sent.")
        }
        let come = try await connection.send(files, to: name, part: part)
        try await act("choice of files", at: CallPlace(file, line)) { dom throws(TestPageError) in
            try dom.event("files", at: try Self.importer(in: dom), value: .string("\(come)/\(files.count)"))
        }
    }

    /// What asks for files.
    private static func importer(in dom: ModelDOM) throws(TestPageError) -> ModelElement {
        guard let importer = try dom.element(.tag("input")).closest({ $0.listens(to: "files") }) else {
            throw TestPageError(.notFound, "Nothing on the page asks for files.")
        }
        return importer
    }
}

extension PageConnection {
    /// Sends files in parts. Returns how many the server has taken.
    fileprivate func send(_ files: [TestFile], to importer: String, part: Int) async throws -> Int {
        for (number, file) in files.enumerated() {
            for offset in [0] + Array(stride(from: part, to: file.bytes.count, by: part)) {
                let bytes = Array(file.bytes.dropFirst(offset).prefix(part))
                let query =
                    "importer=\(importer)&number=\(number)&size=\(file.bytes.count)&offset=\(offset)&name=\(PercentEncoding.encode(file.name))"
                let response = try await browser.send(
                    "POST", "/_martlet/pages/\(identifier.text)/files?\(query)",
                    [("Content-Type", "application/octet-stream")], body: bytes)
                guard response.status < 300 else { return number }
            }
        }
        return files.count
    }
}
