import Foundation
import MartletUI

/// What a ``ShareLink`` shares: a link or a text, or files.
struct SharedContent {
    private(set) var text = ""
    private(set) var isLink = false
    private(set) var files: [_TransferFile] = []

    /// The first that the representations of a value make.
    init(of item: some Transferable) { self.init(of: item, depth: 0) }

    private init(of item: some Transferable, depth: Int) {
        switch item {
        case let link as URL: (text, isLink) = (link.absoluteString, true)
        case let plain as String: text = plain
        case let data as Data: files = [_TransferFile(UTType.data) { data }]
        default:
            // A representation may lead to another value, and that to one again.
            guard depth < 4 else { return }
            for export in item.exports {
                switch export {
                case .file(let file): files = [file]
                case .value(let value as any Transferable): self = Self(of: value, depth: depth + 1)
                case .value: continue
                }
                return
            }
        }
    }

    /// All values: files if there are any, or else a text with a line for each.
    init(ofAll items: some Collection<some Transferable>) {
        let contents = items.map { Self(of: $0) }
        files = contents.flatMap(\.files)
        let lines = contents.filter(\.files.isEmpty)
        text = lines.map(\.text).joined(separator: "\n")
        isLink = lines.count == 1 && lines[0].isLink
    }
}

/// A button that makes files when it is pressed, and has the browser share or save them.
struct SharedFiles<Label: View>: View {
    let files: [_TransferFile]
    let subject: String?
    let message: String?
    let label: Label
    /// What the browser shares, until it has taken it.
    @State private var made: String?

    var body: some View {
        Button(action: make) { label }
            .attribute("data-files", made).attribute("data-title", subject).attribute("data-text", message)
            .modifier(_EventModifier(.change, .value { [$made] _ in $made.wrappedValue = nil }))
            .elementStyles([.named("m-more m-share-files")])
    }

    private nonisolated(nonsending) func make() async throws {
        var all: [SharedFile] = []
        var room = _TransferFile.mostBytes
        for file in files {
            let data = try await file.make()
            guard data.count <= room else { throw TransferFailure() }
            room -= data.count
            all.append(
                SharedFile(
                    name: file.fullName, type: file.contentType.preferredMIMEType ?? "application/octet-stream",
                    data: data.base64EncodedString()))
        }
        made = String(decoding: try JSONEncoder().encode(all), as: UTF8.self)
    }
}

/// A file as the browser receives it.
private struct SharedFile: Encodable {
    let name: String
    let type: String
    let data: String
}
