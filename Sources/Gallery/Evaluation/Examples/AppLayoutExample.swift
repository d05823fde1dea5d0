import Martlet

private struct PDFFile: Identifiable, Equatable {
    let id: Int
    var name: String { "Document \(id)" }
}

private final class AppState: ObservableObject {
    @Published var pdfFiles: [PDFFile] = []
    @Published var currentPDFFile: PDFFile?
    @Published var zoom = 100
    private var opened = 0

    func open() {
        opened += 1
        let file = PDFFile(id: opened)
        pdfFiles = pdfFiles.suffix(2) + [file]
        currentPDFFile = file
    }
}

struct AppLayoutExample: View {
    @StateObject private var appState = AppState()

    var body: some View {
        ContentView().environmentObject(appState)
    }
}

private struct ContentView: View {
    @EnvironmentObject private var appState: AppState

    var body: some View {
        AppLayout {
            ToolBar()
        } primary: {
            PaneView {
                if !appState.pdfFiles.isEmpty { PDFTabBar(files: appState.pdfFiles) }
            } mainContent: {
                if let currentFile = appState.currentPDFFile {
                    PDFViewerView(document: currentFile, zoom: appState.zoom)
                } else {
                    Text("No document is open.").foregroundStyle(.secondary)
                }
            }
        } secondary: {
            PaneView {
                Text("Notes").font(.headline)
            } mainContent: {
                Text("No notes yet.").foregroundStyle(.secondary)
            }
        } inspector: {
            Text("\(appState.pdfFiles.count) open, zoom \(appState.zoom) %")
        }
    }
}

private struct AppLayout<Sidebar: View, Primary: View, Secondary: View, Inspector: View>: View {
    @ViewBuilder let sidebar: Sidebar
    @ViewBuilder let primary: Primary
    @ViewBuilder let secondary: Secondary
    @ViewBuilder let inspector: Inspector

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            sidebar
            HStack(alignment: .top, spacing: 16) {
                primary
                secondary
            }
            inspector
        }
    }
}

private struct PaneView<Top: View, Main: View>: View {
    @ViewBuilder let topContent: Top
    @ViewBuilder let mainContent: Main

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            topContent
            mainContent
        }
        .padding()
        .frame(maxWidth: .infinity, minHeight: 160, alignment: .topLeading)
        .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 10))
    }
}

private struct PDFTabBar: View {
    let files: [PDFFile]

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(files) { file in Text(file.name).font(.headline) }
        }
    }
}

// On Apple’s platforms, a representable around a PDFView: its == decides whether that is updated.
private struct PDFViewerView: View, Equatable {
    let document: PDFFile
    let zoom: Int

    var body: some View {
        Text("The pages of \(document.name).")
    }

    static func == (left: Self, right: Self) -> Bool {
        left.document == right.document
    }
}

private struct ToolBar: View {
    @EnvironmentObject private var appState: AppState

    var body: some View {
        HStack {
            Button("Open") { appState.open() }
            Button("Close") { appState.pdfFiles = appState.pdfFiles.dropLast() }
            Button("Zoom") { appState.zoom += 10 }
        }
    }
}
