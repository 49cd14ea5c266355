import Devices
import Foundation
import Phrases
import Store
import Vocabulary
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
            throw Refusal(.badArguments, .argumentAlternativesMissing("rain', 'wind", "temperature"))
        }
        let at = arguments.at ?? context.now
        guard (-Weather.lifetime...Self.ahead).contains(at.timeIntervalSince(context.now)) else {
            throw Refusal(
                .badArguments, .argumentNotLastHalfHour("at"), argument: "at")
        }
        let report = Weather(at: min(at, context.now), values: values)
        try await context.change(.weatherReported) { try await WeatherRepository($0).note(report) }
        return EmptyReply()
    }
}
