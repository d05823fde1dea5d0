import SwiftUI

/// Trees: outlines, disclosure, and a menu for a row.
struct FileTree: View {
    struct Entry: Identifiable {
        let name: String
        var children: [Entry]?
        var id: String { name }
    }

    private let root = [
        Entry(
            name: "Sources",
            children: [Entry(name: "App.swift"), Entry(name: "Views", children: [Entry(name: "Home.swift")])]),
        Entry(name: "README.md"),
    ]
    @State private var opened: [String] = []
    @State private var showsDetails = false

    var body: some View {
        List {
            OutlineGroup(root, children: \.children) { entry in
                if entry.children == nil {
                    Label(entry.name, systemImage: "doc")
                        .contextMenu { Button("Open \(entry.name)") { opened.append(entry.name) } }
                } else {
                    Label(entry.name, systemImage: "folder")
                }
            }
            DisclosureGroup("Details", isExpanded: $showsDetails) {
                LabeledContent("Opened", value: opened.joined(separator: ", "))
            }
        }
        .listStyle(.sidebar)
        .safeAreaInset(edge: .bottom) { Text("Opened: \(opened.count)").accessibilityIdentifier("opened") }
    }
}
