import Martlet

/// The program that the last section of "SwiftUI Evaluation and Rendering" describes: panes that show documents.
enum DocumentPanes {
    struct PDFFile: Equatable, Identifiable {
        let id: Int
        let name: String
    }

    /// "AppState is an ObservableObject, and its pdfFiles property is marked with @Published."
    final class AppState: ObservableObject {
        @Published var pdfFiles: [PDFFile] = []
        @Published var currentPDFFile: PDFFile?
        @Published var zoom = 1

        func open(_ name: String) {
            let file = PDFFile(id: pdfFiles.count, name: name)
            pdfFiles.append(file)
            currentPDFFile = file
        }
    }

    struct Root: View {
        @StateObject private var appState = AppState()
        var body: some View { ContentView().environmentObject(appState) }
    }

    /// "ContentView … declares @EnvironmentObject var appState: AppState."
    struct ContentView: View {
        @EnvironmentObject var appState: AppState

        var body: some View {
            AppLayout {
                Text("Files")
            } primary: {
                PaneView {
                    if !appState.pdfFiles.isEmpty { PDFTabBar(files: appState.pdfFiles) }
                } mainContent: {
                    if let currentFile = appState.currentPDFFile {
                        PDFViewerView(document: currentFile, zoom: appState.zoom)
                    } else {
                        Text("No file")
                    }
                }
            } secondary: {
                PaneView {
                    Text("Notes")
                } mainContent: {
                    Text("None")
                }
            } inspector: {
                Tools()
            }
        }
    }

    /// "AppLayout is a generic view that holds its four child panes as properties".
    struct AppLayout<Sidebar: View, Primary: View, Secondary: View, Inspector: View>: View {
        let sidebar: Sidebar
        let primaryPane: Primary
        let secondaryPane: Secondary
        let inspector: Inspector

        init(
            @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder primary: () -> Primary,
            @ViewBuilder secondary: () -> Secondary, @ViewBuilder inspector: () -> Inspector
        ) {
            self.sidebar = sidebar()
            primaryPane = primary()
            secondaryPane = secondary()
            self.inspector = inspector()
        }

        var body: some View {
            HStack {
                sidebar
                primaryPane
                secondaryPane
                inspector
            }
        }
    }

    /// "its body is just a VStack that renders the topContent (PDFTabBar) and mainContent (PDFViewerView) that it was
    /// given."
    struct PaneView<Top: View, Main: View>: View {
        let topContent: Top
        let mainContent: Main

        init(@ViewBuilder topContent: () -> Top, @ViewBuilder mainContent: () -> Main) {
            self.topContent = topContent()
            self.mainContent = mainContent()
        }

        var body: some View {
            VStack {
                topContent
                mainContent
            }
        }
    }

    struct PDFTabBar: View {
        let files: [PDFFile]
        var body: some View { ForEach(files) { Text($0.name) } }
    }

    /// "PDFViewerView conforms to the Equatable protocol." Its `==` ignores the zoom.
    struct PDFViewerView: View, Equatable {
        let document: PDFFile
        let zoom: Int
        static func == (old: Self, new: Self) -> Bool { old.document == new.document }
        var body: some View { Text(verbatim: "shows \(document.name)").accessibilityIdentifier("viewer") }
    }

    struct Tools: View {
        @EnvironmentObject var appState: AppState
        var body: some View {
            Button("Open a") { appState.open("a") }
            Button("Open b") { appState.open("b") }
            Button("Zoom") { appState.zoom += 1 }
            Button("Close tab") { appState.pdfFiles.removeFirst() }
        }
    }
}
