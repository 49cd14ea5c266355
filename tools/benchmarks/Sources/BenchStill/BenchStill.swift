import Foundation

/// How often a badge that lies still between two rooms is said to change rooms, and how soon it is seen in a third.
@main
enum BenchStill {
    static func main() {
        let seeds = CommandLine.arguments.dropFirst().first.flatMap { UInt64($0) } ?? 200
        print(row("apart, dB", "correlated, s", "live", "most", "record", "most", "arrival, s", "most"))
        for correlation in [0.0, 5, 20] {
            for apart in [0.0, 2, 4] { measure(apart: apart, correlation: correlation, seeds: seeds) }
        }
    }

    private static func measure(apart: Double, correlation: Double, seeds: UInt64) {
        let outcomes = (1...seeds).map { StillBadge(apart: apart, correlation: correlation, seed: $0).outcome() }
        let arrivals = outcomes.map { Double($0.arrival ?? StillBadge.carried) }
        func mean(_ values: [Double]) -> String { String(format: "%.2f", values.reduce(0, +) / Double(values.count)) }
        print(
            row(
                String(Int(apart)), String(Int(correlation)), mean(outcomes.map { Double($0.live) }),
                String(outcomes.map(\.live).max() ?? 0), mean(outcomes.map { Double($0.record) }),
                String(outcomes.map(\.record).max() ?? 0), mean(arrivals), String(Int(arrivals.max() ?? 0))))
    }

    private static func row(_ columns: String...) -> String {
        columns.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }.joined()
    }
}
