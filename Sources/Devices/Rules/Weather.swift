public import Foundation

/// One report of the weather.
public struct Weather: Equatable, Sendable {  // generated: init
    /// After so many seconds without a report the weather is unknown.
    public static let lifetime = 1_800.0

    /// What is reported of it: `rain` in millimetres an hour, `wind` in metres a second, `temperature` in °C.
    public enum Measure: String, CaseIterable, Codable, Sendable {
        case rain, wind, temperature

        /// What can be reported.
        public var range: ClosedRange<Double> {
            switch self {
            case .rain: 0...500
            case .wind: 0...150
            case .temperature: -90...70
            }
        }
    }

    /// Who reported it.
    public enum Source: Hashable, Sendable {
        case station(Int64)
        /// An admin, or their program.
        case admin
    }

    /// One value, and when it was so.
    public struct Reading: Equatable, Sendable {
        public let value: Double
        public let at: Date
    }

    public let at: Date
    public let values: [Measure: Double]

    /// What the readings of several sources say: `yes` if one that is not old says so. What is old says nothing.
    static func finding(
        of measure: Measure, _ test: Condition.Test, in readings: some Collection<[Measure: Reading]>, at now: Date
    ) -> Finding {
        let known = readings.compactMap { readings in
            readings[measure].map { (value: $0.value, ends: $0.at.addingTimeInterval(lifetime)) }
        }.filter { now < $0.ends }
        guard let next = known.map(\.ends).min() else { return Finding(.unknown, missing: [.weather]) }
        let isSo = known.contains { test.holds(of: .number($0.value)) == true }
        return Finding(Truth(isSo), until: next)
    }
}
