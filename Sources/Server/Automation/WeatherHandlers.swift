import Devices
import Foundation
import Store
import Wire

enum WeatherHandlers {
    /// How far a report may be ahead of the server's clock, in seconds.
    private static let ahead = 60.0

    static func report(_ arguments: ReportWeather, _ context: HandlerContext) async throws -> EmptyReply {
        var values: [Weather.Measure: Double] = [:]
        values[.rain] = try Check.range(arguments.rain, "rain", Weather.Measure.rain.range)
        values[.wind] = try Check.range(arguments.wind, "wind", Weather.Measure.wind.range)
        values[.temperature] = try Check.range(arguments.temperature, "temperature", Weather.Measure.temperature.range)
        guard !values.isEmpty else {
            throw Failure(.badArguments, "Give at least one of 'rain', 'wind' and 'temperature'.")
        }
        let at = arguments.at ?? context.now
        guard (-Weather.lifetime...Self.ahead).contains(at.timeIntervalSince(context.now)) else {
            throw Failure(
                .badArguments, "The argument 'at' must be a time of the last half hour.", argument: "at")
        }
        let report = Weather(at: min(at, context.now), values: values)
        try await context.change(.weatherReported) { try await WeatherRepository($0).note(report) }
        return EmptyReply()
    }
}
