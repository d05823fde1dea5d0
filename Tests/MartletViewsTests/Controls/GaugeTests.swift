import Martlet
import MartletTesting
import Testing

@Suite struct GaugeTests {
    @Test func aGaugeIsAMeterWithItsLabel() async throws {
        let page = try await TestPage {
            Gauge(value: 30, in: 20...40) {
                Text("Heat")
            } currentValueLabel: {
                Text("30°")
            } minimumValueLabel: {
                Text("20°")
            } maximumValueLabel: {
                Text("40°")
            }
        }
        #expect(page.html.contains("<meter") && page.html.contains("value=\"0.5\""))
        #expect(page.text.contains("Heat") && page.text.contains("40°"))
    }

    @Test func aRingShowsTheValueToo() async throws {
        let page = try await TestPage { Gauge(value: 0.25) { Text("a") }.gaugeStyle(.accessoryCircular) }
        #expect(page.html.contains("m-gauge-ring") && page.html.contains("--m-part:25%"))
        let bar = try await TestPage { Gauge(value: 2) { Text("a") }.gaugeStyle(.linearCapacity) }
        #expect(!bar.html.contains("m-gauge-ring") && bar.html.contains("value=\"1.0\""))
    }
}
