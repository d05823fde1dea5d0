extension Example {
    static let appLayout = Example(
        path: "/evaluation/app-layout",
        title: "An app’s layout",
        summary: "A document is opened, and the change runs down through layout, pane and tab bar to the viewer.",
        explanation: [
            """
            `AppState` announces a change, and all who hold it run: the owner, `ContentView` and `ToolBar`. \
            `ContentView` makes a new `AppLayout` with new panes. The panes are compared: the first has other content, \
            so `AppLayout` and that one `PaneView` run, and inside them `PDFTabBar` and `PDFViewerView`.
            """,
            """
            `PDFViewerView` is `Equatable` and looks at the document only. Press “Zoom”: the change runs down to it \
            and stops there. On Apple’s platforms the viewer would be a representable, and `updateNSView` is what \
            would not be called.
            """,
            "The second pane is equal every time, and is never evaluated again.",
        ],
        files: ["AppLayoutExample.swift"],
        prediction: Prediction(
            question: "Press “Open”, then “Zoom”. Which bodies run for “Zoom”?",
            views: [
                "AppLayoutExample", "ContentView", "ToolBar", "AppLayout", "PaneView", "PDFTabBar", "PDFViewerView",
            ],
            answer: ["AppLayoutExample", "ContentView", "ToolBar", "AppLayout", "PaneView"],
            reason:
                """
                The whole way down is evaluated because the new viewer differs in a field. Then its own `==` says that \
                it is the same, and the tab bar has the same files.
                """))
}
