extension Example {
    static let dashboard = Example(
        path: "/programs/dashboard", title: "Dashboard",
        summary: "Charts drawn with shapes that move each second, from one source for all visitors.",
        files: ["DashboardExample.swift", "Charts.swift", "ShopFeed.swift"])
}
