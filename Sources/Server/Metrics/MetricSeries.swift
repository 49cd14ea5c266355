import CoreMetrics
import Synchronization

/// One number, or for times their count and sum, as it is now.
final class MetricSeries: Sendable {
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

extension MetricSeries: CounterHandler, FloatingPointCounterHandler, RecorderHandler, TimerHandler {
    func increment(by amount: Int64) { increment(by: Double(amount)) }
    func increment(by amount: Double) { add(amount) }
    func record(_ value: Int64) { add(Double(value)) }
    func record(_ value: Double) { add(value) }
    func recordNanoseconds(_ duration: Int64) { add(Double(duration) / 1e9) }
    func reset() { reading.withLock { $0 = Reading() } }
}

extension MetricSeries: MeterHandler {
    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { reading.withLock { $0 = Reading(count: 1, sum: value) } }
    func decrement(by amount: Double) { increment(by: -amount) }
}
