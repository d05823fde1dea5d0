public import MartletUI

// Documents in files of the visitor's, whose bytes a page gets and gives one at a time.

@available(*, unavailable, message: "Give the file by a Route, or keep it in a model: a page has no files.")
public protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

@available(*, unavailable, message: "Give the file by a Route, or keep it in a model: a page has no files.")
public protocol ReferenceFileDocument: ObservableObject {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

@available(*, unavailable, message: "Use fileImporter, whose result is the address of a file to read.")
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

@available(*, unavailable, message: "Use Link(_:destination:).download(_:) with a Route that gives the file.")
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}

@available(*, unavailable, message: "Use fileImporter to read a file, and a Route with Data to give one.")
public final class FileWrapper {
    public var regularFileContents: Data? { nil }
    public var fileWrappers: [String: FileWrapper]? { nil }
    public var preferredFilename: String?, filename: String?, fileAttributes: [String: Any] = [:]
    public var isDirectory: Bool { false }
    public var isRegularFile: Bool { false }
    public init(regularFileWithContents contents: Data) {}
    public init(directoryWithFileWrappers children: [String: FileWrapper]) {}
    public init(url: URL) throws {}
    @discardableResult
    public func addFileWrapper(_ child: FileWrapper) -> String { "" }
    @discardableResult
    public func addRegularFile(withContents data: Data, preferredFilename: String) -> String { "" }
    public func removeFileWrapper(_ child: FileWrapper) {}
}

@available(*, unavailable, message: "Use a model of your own that the page's views change.")
public struct FileDocumentConfiguration<Document> {
    @Binding public var document: Document
    public let fileURL: URL?
    public let isEditable: Bool
}

@available(*, unavailable, message: "Use a model of your own that the page's views change.")
public struct ReferenceFileDocumentConfiguration<Document: ObservableObject> {
    @ObservedObject public var document: Document
    public let fileURL: URL?
    public let isEditable: Bool
}

@available(*, unavailable, message: "Use a WindowGroup for values, with a model of your own: a page has no files.")
public struct DocumentGroup<Document, Content: View>: Scene {
    public init(
        newDocument: @autoclosure () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {}
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {}
    public init(
        viewing type: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {}
    public init(
        viewing type: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {}
    public var body: some Scene { WindowGroup { EmptyView() } }
}
