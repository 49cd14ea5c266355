public import Devices
public import Foundation
public import Postgres

/// Reports of the weather.
public struct WeatherRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Stores what an admin, or their program, reports.
    public func note(_ report: Weather) async throws {
        try await database.query(
            """
            insert into weather_report (at, rain, wind, temperature)
            values (
                \(report.at), \(report.values[.rain]), \(report.values[.wind]), \(report.values[.temperature]))
            """)
    }

    /// Returns the reports of a period, the oldest first, at most 100,000.
    /// - Parameter end: nil for all up to the newest: a report may be newer than the last decision.
    public func reports(
        from start: Date, through end: Date? = nil
    ) async throws -> [(source: Weather.Source, report: Weather)] {
        try await database.query(
            """
            select at, rain, wind, temperature, device_id from weather_report
            where at >= \(start) and at <= coalesce(\(end), 'infinity') order by at, weather_report_id limit 100000
            """
        ).map { row in
            let (at, rain, wind, temperature, device) = try row.decode(
                (Date, Double?, Double?, Double?, Int64?).self)
            var values: [Weather.Measure: Double] = [:]
            (values[.rain], values[.wind], values[.temperature]) = (rain, wind, temperature)
            return (device.map(Weather.Source.station) ?? .admin, Weather(at: at, values: values))
        }
    }
}
