public import Foundation

/// A weather report.
public struct Weather: Equatable, Sendable {  // generated: init
    /// The seconds after a report from which the weather is unknown.
    public static let lifetime = 1_800.0

    /// The measures of the weather: `rain` in millimetres an hour, `wind` in metres a second, `temperature` in °C.
    public enum Measure: String, CaseIterable, Codable, Sendable {
        case rain, wind, temperature

        /// The values that can be reported.
        public var range: ClosedRange<Double> {
            switch self {
            case .rain: 0...500
            case .wind: 0...150
            case .temperature: -90...70
            }
        }
    }

    /// The origin of a report.
    public enum Source: Hashable, Sendable {
        case station(Int64)
        /// An admin, or an admin's program.
        case admin
    }

    /// One value and its time.
    public struct Reading: Equatable, Sendable {
        public let value: Double
        public let at: Date
    }

    public let at: Date
    public let values: [Measure: Double]

    /// Combines the readings of several sources: `yes` if a current reading passes. Expired readings are ignored.
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
