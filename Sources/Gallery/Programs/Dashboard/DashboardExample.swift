import Charts
import Martlet

/// A shop's last minute in charts that move each second.
struct DashboardExample: View {
    /// What the visitor has stopped at; `nil` while the dashboard is live.
    @State private var stopped: ShopFeed?

    var body: some View {
        // A page that has stopped does not read the shared value, so nothing evaluates it each second.
        let feed = stopped ?? ShopFeed.shared.value
        VStack(alignment: .leading, spacing: 16) {
            DashboardHeader(isLive: stopped == nil) {
                stopped = stopped == nil ? ShopFeed.shared.value : nil
            }
            Tiles(feed: feed)
            OrdersPanel(seconds: feed.seconds)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 300), spacing: 16)], spacing: 16) {
                DepartmentsPanel(totals: feed.departmentTotals)
                ConversionPanel(conversion: feed.conversion)
            }
        }
    }
}

private struct DashboardHeader: View {
    let isLive: Bool
    let toggle: () -> Void

    var body: some View {
        HStack {
            Circle().fill(isLive ? .green : .gray).frame(width: 10, height: 10)
            Text(isLive ? "Live" : "Paused").fontWeight(.medium)
            Spacer()
            Button(isLive ? "Pause" : "Resume", action: toggle)
        }
    }
}

private struct Tiles: View {
    let feed: ShopFeed
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        let columns = Array(repeating: GridItem(.flexible(), spacing: 16), count: width == .compact ? 2 : 4)
        LazyVGrid(columns: columns, spacing: 16) {
            Tile(title: "Orders a minute", value: Text("\(feed.ordersPerMinute)"), identifier: "orders")
            Tile(title: "Visitors now", value: Text("\(feed.last?.visitors ?? 0)"), identifier: "visitors")
            Tile(title: "Sales a minute", value: Text("€\(feed.ordersPerMinute * 23)"), identifier: "sales")
            Tile(title: "Busiest now", value: Text(busiest), identifier: "busiest")
        }
    }

    private var busiest: String {
        let totals = feed.departmentTotals
        return zip(ShopFeed.departments, totals).max { $0.1 < $1.1 }?.0 ?? ""
    }
}

private struct Tile: View {
    let title: String
    let value: Text
    let identifier: String

    var body: some View {
        Panel {
            Text(title).font(.subheadline).foregroundStyle(.secondary)
            value.font(.title2).bold().monospacedDigit().accessibilityIdentifier(identifier)
        }
    }
}

private struct OrdersPanel: View {
    let seconds: [ShopFeed.Second]

    var body: some View {
        Panel {
            Text("Orders each second").font(.headline).accessibilityAddTraits(.isHeader)
            Chart(seconds, id: \.number) { second in
                let date = Date(timeIntervalSince1970: Double(second.number))
                AreaMark(x: .value("Time", date, unit: .second), y: .value("Orders", second.orders)).opacity(0.15)
                LineMark(x: .value("Time", date, unit: .second), y: .value("Orders", second.orders))
            }
            .chartYScale(domain: 0...50)
            .chartXAxis { AxisMarks(values: .automatic(desiredCount: 3)) }
            .frame(height: 200)
        }
    }
}

private struct DepartmentsPanel: View {
    let totals: [Int]

    var body: some View {
        let longest = max(totals.max() ?? 1, 1)
        Panel {
            Text("By department").font(.headline).accessibilityAddTraits(.isHeader)
            Chart(ShopFeed.departments.indices.filter(totals.indices.contains), id: \.self) { index in
                BarMark(x: .value("Orders", totals[index]), y: .value("Department", ShopFeed.departments[index]))
                    .foregroundStyle(.indigo)
                    .annotation(position: .trailing) {
                        Text(String(totals[index])).monospacedDigit().padding(.leading, 4)
                    }
            }
            .chartXAxis(.hidden)
            .chartXScale(domain: 0...longest * 5 / 4)
            .chartYAxis { AxisMarks(position: .leading) { _ in AxisValueLabel() } }
            .frame(height: 190)
        }
    }
}

private struct ConversionPanel: View {
    let conversion: Double

    var body: some View {
        Panel {
            Text("Visitors who buy").font(.headline).accessibilityAddTraits(.isHeader)
            RingChart(fraction: conversion)
                .tint(.green)
                .accessibilityElement()
                .accessibilityLabel("\(Int((conversion * 100).rounded())) percent of the visitors buy something")
                .frame(maxWidth: .infinity)
        }
    }
}

private struct Panel<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 12) { content }
            .padding(16)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .background(Color.secondary.opacity(0.08), in: .rect(cornerRadius: 12))
    }
}
