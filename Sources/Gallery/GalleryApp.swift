package import Martlet

package struct GalleryApp: App {
    package static var brand: Brand { .gallery }

    package static var tasks: [ServerTask] { ShopFeed.task }

    package init() {}

    package var body: some Scene {
        WindowGroup("Martlet: SwiftUI on a server") { GalleryFrame(path: "/", content: FrontPage()) }
            .inspectable()
        ChapterGroup(.evaluation)
        ChapterGroup(.programs)
        ChapterGroup(.reference)
        ChapterGroup(.lab)
        DocumentationScenes()
        GuideScenes()
        EvaluationScenes()
        ProgramScenes()
        MoreProgramScenes()
        ReferenceScenes()
        LabScenes()
        NotFoundGroup { GalleryFrame(path: "", content: NotFoundPage()) }
    }
}
