// Several downloads at once: a task group, and `async let`.
// press: download
// expect: 3 files, 60 bytes
// press: both
// expect: 2 files, 30 bytes

import Martlet

struct Download: Sendable {
    let name: String
    let bytes: Int
}

func download(_ name: String, _ bytes: Int) async -> Download {
    try? await Task.sleep(for: .milliseconds(5))
    return Download(name: name, bytes: bytes)
}

struct DownloadView: View {
    @State private var downloads: [Download] = []

    var body: some View {
        VStack {
            Text("\(downloads.count) files, \(downloads.reduce(0) { $0 + $1.bytes }) bytes")
            Button("All") {
                Task {
                    downloads = []
                    await withTaskGroup(of: Download.self) { group in
                        for (name, bytes) in [("a", 10), ("b", 20), ("c", 30)] {
                            group.addTask { await download(name, bytes) }
                        }
                        for await download in group { downloads.append(download) }
                    }
                }
            }
            .accessibilityIdentifier("download")
            Button("Both") {
                Task {
                    async let first = download("a", 10)
                    async let second = download("b", 20)
                    downloads = await [first, second]
                }
            }
            .accessibilityIdentifier("both")
        }
    }
}

@main struct DownloadApp: App {
    var body: some Scene { WindowGroup("Downloads") { DownloadView() } }
}
