import Martlet

@main struct GalleryApp: App {
    static var brand: Brand { .gallery }

    var body: some Scene {
        WindowGroup("Martlet") { IndexPage() }
        WindowGroup("Counter", path: "/counter") { CounterPage() }
        WindowGroup("Ticker", path: "/ticker") { TickerPage() }
        WindowGroup("Rows", path: "/rows") { RowsPage() }
        WindowGroup("A long list", path: "/lazy") { LazyListPage() }
        WindowGroup("Controls", path: "/controls") { ControlsPage() }
        WindowGroup("Styles", path: "/styles") { StylesPage() }
        WindowGroup("Grids", path: "/grids") { GridsPage() }
        WindowGroup("Brand", path: "/brand") { BrandPage() }
        WindowGroup("Sizes", path: "/sizes") { SizesPage() }
        WindowGroup("Dialogs", path: "/dialogs") { DialogsPage() }
        WindowGroup("Control styles", path: "/control-styles") { ControlStylesPage() }
        WindowGroup("Chat", path: "/chat") { ChatPage() }
        WindowGroup("Board", path: "/board") { BoardPage() }
        WindowGroup("Sign in", path: "/login") { LoginPage() }
        WindowGroup("Account", path: "/account") { AccountPage() }
        WindowGroup("Security", path: "/security") { SecurityPage() }
        WindowGroup("Request", path: "/request") { RequestPage() }
        Route("/request.csv") { request in RequestPage.export(request) }
        NotFoundGroup { NotFoundPage() }
        WindowGroup("Shared number", path: "/bench/shared") { SharedNumberPage() }
        WindowGroup("Busy", path: "/bench/busy") { BusyPage() }
        WindowGroup("Text in 10", path: "/bench/text/10") { TextInPage(count: 10) }
        WindowGroup("Text in 1,000", path: "/bench/text/1000") { TextInPage(count: 1_000) }
        WindowGroup("Text in 100,000", path: "/bench/text/100000") { TextInPage(count: 100_000) }
    }
}
