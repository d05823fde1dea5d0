import Foundation
import Martlet

/// Files that the visitor chooses.
struct FileSpecimens: View {
    var body: some View {
        SpecimenGroup(title: "Files") {
            Specimen("fileImporter") { OneFileSpecimen() }
            Specimen("fileImporter with allowsMultipleSelection") { SeveralFilesSpecimen() }
        }
    }
}

private struct OneFileSpecimen: View {
    @State private var isChoosing = false
    @State private var text = "No file yet"

    var body: some View {
        Button("Choose a text") { isChoosing = true }
            .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.plainText]) { result in
                text = described { [try result.get()] }
            }
        Text(text).accessibilityIdentifier("file")
    }
}

private struct SeveralFilesSpecimen: View {
    @State private var isChoosing = false
    @State private var text = "No files yet"

    var body: some View {
        Button("Choose several files") { isChoosing = true }
            .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.item], allowsMultipleSelection: true) {
                result in
                text = described { try result.get() }
            } onCancellation: {
                text = "None was chosen"
            }
        Text(text).accessibilityIdentifier("files")
    }
}

/// The names and sizes of files, or why there are none.
private func described(_ files: () throws -> [URL]) -> String {
    do {
        return try files()
            .map { url in "\(url.lastPathComponent), \(try Data(contentsOf: url).count.formatted()) bytes" }
            .joined(separator: "; ")
    } catch {
        return error.localizedDescription
    }
}
