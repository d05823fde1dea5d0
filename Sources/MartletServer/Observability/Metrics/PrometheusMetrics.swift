package import CoreMetrics
import Synchronization

/// Keeps metrics in memory and writes them in Prometheus' text format: the default for programs that set no other
/// factory.
package final class PrometheusMetrics: MetricsFactory {
    /// A name and its dimensions, in their order.
    private struct Key: Hashable {
        let name: String
        let dimensions: [String]
    }

    private enum Handler {
        case counter(PrometheusCounter)
        case gauge(PrometheusGauge)
        case histogram(PrometheusHistogram)

        var object: AnyObject {
            switch self {
            case .counter(let handler): handler
            case .gauge(let handler): handler
            case .histogram(let handler): handler
            }
        }

        var type: String {
            switch self {
            case .counter: "counter"
            case .gauge: "gauge"
            case .histogram: "histogram"
            }
        }
    }

    private let handlers = Mutex<[Key: Handler]>([:])
    private let help: [String: String]

    /// `help` describes some of the names.
    package init(help: [String: String] = [:]) { self.help = help }

    // MARK: Making handlers

    package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        counter(label, dimensions)
    }

    package func makeFloatingPointCounter(
        label: String, dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler { WholeCounter(counter(label, dimensions)) }

    package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        gauge(label, dimensions)
    }

    package func makeRecorder(
        label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler { aggregate ? histogram(label, dimensions) : gauge(label, dimensions) }

    package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        histogram(label, dimensions)
    }

    package func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
    package func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {
        if let handler = handler as? WholeCounter { remove(handler.counter) }
    }
    package func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
    package func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }
    package func destroyTimer(_ handler: any TimerHandler) { remove(handler) }

    private func counter(_ label: String, _ dimensions: [(String, String)]) -> PrometheusCounter {
        make(label, dimensions, Handler.counter(PrometheusCounter())) {
            if case .counter(let handler) = $0 { handler } else { nil }
        }
            ?? PrometheusCounter()
    }

    private func gauge(_ label: String, _ dimensions: [(String, String)]) -> PrometheusGauge {
        make(label, dimensions, Handler.gauge(PrometheusGauge())) {
            if case .gauge(let handler) = $0 { handler } else { nil }
        }
            ?? PrometheusGauge()
    }

    private func histogram(_ label: String, _ dimensions: [(String, String)]) -> PrometheusHistogram {
        make(label, dimensions, Handler.histogram(PrometheusHistogram())) {
            if case .histogram(let handler) = $0 { handler } else { nil }
        } ?? PrometheusHistogram()
    }

    /// The handler of a name, made if it is new; `nil` if a handler of another kind has the name.
    private func make<Found>(
        _ label: String, _ dimensions: [(String, String)], _ new: Handler, as kind: (Handler) -> Found?
    ) -> Found? {
        let key = Key(
            name: PrometheusText.name(label),
            dimensions: dimensions.map { "\(PrometheusText.name($0.0))=\(PrometheusText.quoted($0.1))" })
        return handlers.withLock { handlers in
            if let known = handlers[key] { return kind(known) }
            // A name has one kind, whatever its dimensions.
            if let other = handlers.first(where: { $0.key.name == key.name })?.value, other.type != new.type {
                return nil
            }
            handlers[key] = new
            return kind(new)
        }
    }

    private func remove(_ handler: AnyObject) {
        handlers.withLock { handlers in
            if let key = handlers.first(where: { $0.value.object === handler })?.key { handlers[key] = nil }
        }
    }

    // MARK: Writing

    /// All metrics, by name.
    package var text: String {
        let all = handlers.withLock { Array($0) }
            .sorted { ($0.key.name, $0.key.dimensions.joined()) < ($1.key.name, $1.key.dimensions.joined()) }
        var text = ""
        var name = ""
        for (key, handler) in all {
            if key.name != name {
                name = key.name
                if let help = help[name] { text += "# HELP \(name) \(help)\n" }
                text += "# TYPE \(name) \(handler.type)\n"
            }
            switch handler {
            case .counter(let counter): text += PrometheusText.line(name, key.dimensions, "\(counter.value)")
            case .gauge(let gauge):
                text += PrometheusText.line(name, key.dimensions, PrometheusText.number(gauge.value))
            case .histogram(let histogram): text += histogram.lines(name, key.dimensions)
            }
        }
        return text
    }
}

/// The text format's small rules.
enum PrometheusText {
    /// A name of letters, digits, `_` and `:`, not beginning with a digit.
    static func name(_ label: String) -> String {
        let name = String(
            String.UnicodeScalarView(
                label.unicodeScalars.map { scalar in
                    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) || scalar == ":"
                        ? scalar : "_"
                }))
        guard let first = name.unicodeScalars.first else { return "_" }
        return ("0"..."9").contains(first) ? "_" + name : name
    }

    static func quoted(_ value: String) -> String {
        "\"" + value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }

    static func line(_ name: String, _ dimensions: [String], _ value: String) -> String {
        "\(name)\(dimensions.isEmpty ? "" : "{\(dimensions.joined(separator: ","))}") \(value)\n"
    }

    static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : value.isNaN ? "NaN" : "\(value)"
    }
}
