extension Example {
    static let dashboard = Example(
        path: "/programs/dashboard", title: "Dashboard",
        summary: "Charts that change every second, from one feed for all visitors.",
        files: ["DashboardExample.swift", "RingChart.swift", "ShopFeed.swift"])
}
