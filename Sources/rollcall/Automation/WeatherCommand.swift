import ArgumentParser
import Client
import Wire

/// `rollcall weather`.
struct WeatherCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "weather", abstract: "Report the weather, for rules to go by.",
        discussion: "What is not given stands as it was reported before. After half an hour it counts as unknown.")

    @Option(help: "Millimetres an hour, 0 to 500.")
    var rain: Double?

    @Option(help: "Metres a second, 0 to 150.")
    var wind: Double?

    @Option(help: "Degrees Celsius, -90 to 70.")
    var temperature: Double?

    @Option(help: TimeArgument.help("When it was so, at most half an hour ago (now if absent)"))
    var at: TimeArgument?

    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        guard rain != nil || wind != nil || temperature != nil else {
            throw ValidationError("Give at least one of --rain, --wind and --temperature.")
        }
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let report = ReportWeather(rain: rain, wind: wind, temperature: temperature, at: at?.date)
        try output.show(try await client.send(report), "Reported the weather.")
    }
}
