import FoundationEssentials
import Martlet

/// Every view of a file in the folder that `LAYOUTS` names, each as wide as the page: `/layout/1` shows `1.json`.
struct LayoutPage: View {
    @Environment(\.pathParameters) private var parameters

    var body: some View {
        let trees = Self.trees(named: parameters["file"] ?? "")
        ForEach(trees.indices, id: \.self) { index in
            trees[index].frame(minWidth: 0, maxWidth: .infinity).class("tree tree-\(index)")
        }
    }

    private static func trees(named name: String) -> [AnyView] {
        let folder = ProcessInfo.processInfo.environment["LAYOUTS"] ?? "."
        do {
            let data = try Data(contentsOf: URL(filePath: "\(folder)/\(Int(name) ?? 0).json"))
            return try JSONDecoder().decode([LayoutNode].self, from: data).enumerated().map { index, node in
                var views = LayoutViews(tree: index)
                return views.view(node)
            }
        } catch {
            return [AnyView(Text(verbatim: "\(error)"))]
        }
    }
}
