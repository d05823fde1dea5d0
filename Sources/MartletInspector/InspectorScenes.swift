package import MartletUI

/// The inspector's page, beside the pages of a program.
package struct InspectorScenes: Scene {
    package init() {}

    package var body: some Scene {
        WindowGroup("Inspector", path: "/_martlet/inspector/{page}") { InspectorPage() }.inspecting()
    }
}
