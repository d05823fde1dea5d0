/// What takes a visitor's files for the views of their session.
package protocol UploadService: AnyObject {
    /// Most bytes of one part of a file.
    var partBytes: Int { get }
    /// Lets the browser send files. Returns the name under which it does: the given one, if there is one.
    func open(_ name: String?, allowingMultiple: Bool) -> String
    /// Takes the files that have come: `count` of them, each as a whole. They are the session's from now on.
    func take(_ count: Int, from name: String) throws(UploadFailure) -> [URL]
    /// Lets the browser send no more, and deletes what nobody has taken.
    func close(_ name: String)
}

/// Why a visitor's files have not come.
package enum UploadFailure: Error, Equatable, CustomStringConvertible {
    case fileTooLarge(limit: Int)
    case tooMuchOfVisitor(limit: Int)
    case tooManyFiles(limit: Int)
    case noRoom
    case busy
    case incomplete
    case unknown
    case diskFailed

    package var description: String {
        switch self {
        case .fileTooLarge(let limit): "The file is larger than \(limit) bytes. Choose a smaller one."
        case .tooMuchOfVisitor(let limit): "Your files are larger than \(limit) bytes together. Choose smaller ones."
        case .tooManyFiles(let limit): "There are more than \(limit) files. Choose fewer."
        case .noRoom: "The server has no room for the file now. Try again later."
        case .busy: "A part of a file comes already. Send one after another."
        case .incomplete: "The file has not come as a whole. Try again."
        case .unknown: "The page does not ask for a file any more. Try again."
        case .diskFailed: "The server could not keep the file. Try again later."
        }
    }
}

extension UploadFailure: LocalizedError {
    package var errorDescription: String? { description }
}

extension EnvironmentValues {
    /// Takes the visitor's files; `nil` where there is no visitor.
    package var uploads: (any UploadService)? { account?.service.uploads }
}
