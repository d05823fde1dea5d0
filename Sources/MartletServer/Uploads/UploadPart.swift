import MartletUI

/// A part of a file, as a browser posts it.
struct UploadPart: Sendable {
    /// What the view that asked for the file is called.
    let importer: String
    /// The number of the file among those that the visitor has chosen, from 0.
    let number: Int
    /// The bytes of the file, and of those before the part.
    let size: Int
    let offset: Int
    let name: String
    let bytes: [UInt8]

    /// Reads the query of a post.
    init(query: String?, bytes: [UInt8]) throws(Problem) {
        let items = try FormPost((query ?? "").utf8)
        func number(_ name: String) throws(Problem) -> Int {
            guard let number = items.value(of: name).flatMap({ Int($0) }), (0...(1 << 50)).contains(number) else {
                throw Problem(400, "\(name) in the address of a file must be a whole number from 0.")
            }
            return number
        }
        guard let importer = items.value(of: "importer"), let name = items.value(of: "name") else {
            throw Problem(400, "The address of a file names its importer and the file.")
        }
        (self.importer, self.name, self.bytes) = (importer, name, bytes)
        self.number = try number("number")
        size = try number("size")
        offset = try number("offset")
    }
}
