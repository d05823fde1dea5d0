import MartletServer
import MartletUI

/// The inspector of one page of the visitor's.
struct InspectorPage: View {
    @Environment(\.inspectedPage) private var page
    @Environment(\.request) private var request

    private var isShort: Bool { request.query["show"] == InspectorView.Content.lastTransaction.rawValue }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            if let inspection = page as? PageInspection, inspection.hasPage {
                if isShort { LastTransaction(inspection: inspection) } else { Inspector(inspection: inspection) }
            } else {
                Text("This page is not inspected, or it has gone. Load it again.").foregroundStyle(.secondary)
            }
        }
        .font(.callout)
        .padding(12)
    }
}

/// The timeline, the tree and the network, one at a time.
private struct Inspector: View {
    let inspection: PageInspection
    @State private var section = Section.timeline

    private enum Section: String, CaseIterable, Identifiable {
        case timeline = "Timeline"
        case views = "Views"
        case network = "Network"

        var id: Self { self }
    }

    var body: some View {
        HTML("h1") { Text("Inspector") }.font(.headline)
        HStack(spacing: 6) {
            ForEach(Section.allCases) { each in
                if section == each {
                    Button(each.rawValue) {}.buttonStyle(.borderedProminent).attribute("aria-pressed", "true")
                } else {
                    Button(each.rawValue) { section = each }.buttonStyle(.bordered)
                        .attribute("aria-pressed", "false")
                }
            }
        }
        .controlSize(.small)
        switch section {
        case .timeline: Timeline(inspection: inspection)
        case .views: ViewTree(inspection: inspection)
        case .network: Network(inspection: inspection)
        }
    }
}
