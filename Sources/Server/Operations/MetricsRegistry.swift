import CoreMetrics
import HTTPTypes
import Hummingbird
import Synchronization
import Wire

/// The metrics of one server: written through swift-metrics, and read in Prometheus' text format.
final class MetricsRegistry: Sendable {
    enum Kind: String, Sendable {
        case counter, gauge, summary
    }

    struct Key: Hashable, Sendable {
        let name: String
        /// The labels as they are written, such as `type="student.get_info"`.
        let labels: String
    }

    private struct Entry: Sendable {
        let kind: Kind
        let series: Series
    }

    private let entries = Mutex<[Key: Entry]>([:])

    /// Returns the series of a name and labels, which is always the same one.
    private func series(_ kind: Kind, _ name: String, _ labels: [(String, String)]) -> Series {
        let key = Key(name: name, labels: labels.map { "\($0)=\"\($1)\"" }.joined(separator: ","))
        return entries.withLock { entries in
            let entry = entries[key] ?? Entry(kind: kind, series: Series())
            entries[key] = entry
            return entry.series
        }
    }

    /// The metrics in Prometheus' text format, version 0.0.4.
    var text: String {
        let entries = entries.withLock { $0 }.sorted { ($0.key.name, $0.key.labels) < ($1.key.name, $1.key.labels) }
        var lines: [String] = []
        var last: String?
        for (key, entry) in entries {
            if key.name != last { lines.append("# TYPE \(key.name) \(entry.kind.rawValue)") }
            last = key.name
            lines += Self.lines(key, entry)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func lines(_ key: Key, _ entry: Entry) -> [String] {
        let labels = key.labels.isEmpty ? "" : "{\(key.labels)}"
        let reading = entry.series.current
        guard entry.kind == .summary else { return ["\(key.name)\(labels) \(reading.sum)"] }
        return ["\(key.name)_sum\(labels) \(reading.sum)", "\(key.name)_count\(labels) \(reading.count)"]
    }

    /// The current value of one number, or the count and sum of times.
    final class Series: Sendable {
        struct Reading: Equatable, Sendable {
            var count: Int64 = 0
            var sum = 0.0
        }

        private let reading = Mutex(Reading())

        var current: Reading { reading.withLock { $0 } }

        private func add(_ value: Double) {
            reading.withLock { reading in
                reading.count += 1
                reading.sum += value
            }
        }
    }
}

extension MetricsRegistry: MetricsFactory {
    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(.counter, label, dimensions)
    }

    func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(.gauge, label, dimensions)
    }

    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        series(.summary, label, dimensions)
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(.summary, label, dimensions)
    }

    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyMeter(_ handler: any MeterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}
}

extension MetricsRegistry.Series: CounterHandler, FloatingPointCounterHandler, RecorderHandler, TimerHandler {
    func increment(by amount: Int64) { increment(by: Double(amount)) }
    func increment(by amount: Double) { add(amount) }
    func record(_ value: Int64) { add(Double(value)) }
    func record(_ value: Double) { add(value) }
    func recordNanoseconds(_ duration: Int64) { add(Double(duration) / 1e9) }
    func reset() { reading.withLock { $0 = Reading() } }
}

extension MetricsRegistry.Series: MeterHandler {
    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { reading.withLock { $0 = Reading(count: 1, sum: value) } }
    func decrement(by amount: Double) { increment(by: -amount) }
}

extension MetricsRegistry {
    /// Times one request of the protocol, even if it fails.
    func timing<Result>(_ type: RequestType, _ body: () async throws -> Result) async throws -> Result {
        let start = ContinuousClock.now
        defer {
            Timer(label: "rollcall_request_seconds", dimensions: [("type", type.rawValue)], factory: self)
                .recordNanoseconds(Int64((ContinuousClock.now - start) / .nanoseconds(1)))
        }
        return try await body()
    }

    /// Counts a request that was refused before it reached a route.
    /// - Parameter kind: one of a few reasons; nothing from the request itself.
    func countRefusal(_ kind: String) {
        Counter(label: "rollcall_refusals_total", dimensions: [("kind", kind)], factory: self).increment()
    }

    /// Counts refused messages of devices.
    func countRefusedMessages(_ count: Int, _ reason: String) {
        Counter(label: "rollcall_device_refusals_total", dimensions: [("reason", reason)], factory: self)
            .increment(by: count)
    }

    /// Counts a database lookup of a token that was not presented before.
    func countLookup(found: Bool) {
        Counter(label: "rollcall_token_lookups_total", dimensions: [("found", "\(found)")], factory: self).increment()
    }
}
