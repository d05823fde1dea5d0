extension Example {
    static let dashboard = Example(
        path: "/programs/dashboard", title: "Dashboard",
        summary: "Charts that move each second, from one source for all visitors.",
        files: ["DashboardExample.swift", "RingChart.swift", "ShopFeed.swift"])
}
