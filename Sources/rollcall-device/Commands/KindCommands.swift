import ArgumentParser
import Devices
import Foundation
import ServiceLifecycle
import UnixSignals

/// A command that runs a device of one of the shipped kinds.
protocol ShippedKindCommand: AsyncParsableCommand {
    static var kind: String { get }
    var options: DeviceOptions { get }
}

extension ShippedKindCommand {
    func run() async throws {
        guard let kind = Kind.shipped.first(where: { $0.name == Self.kind }) else { throw ExitCode.failure }
        try await options.run(kind)
    }
}

/// The commands that run a device of one kind.
enum KindCommands {
    struct Skylight: ShippedKindCommand {
        static let kind = "skylight"
        static let configuration = CommandConfiguration(
            commandName: "skylight", abstract: "Run as a roof window that opens from 0 to 100 %.",
            discussion: DeviceInput.help)
        @OptionGroup var options: DeviceOptions
    }

    struct GarageDoor: ShippedKindCommand {
        static let kind = "garage_door"
        static let configuration = CommandConfiguration(
            commandName: "garage-door", abstract: "Run as a garage door with a single button.",
            discussion: DeviceInput.help)
        @OptionGroup var options: DeviceOptions
    }

    struct Sprinkler: ShippedKindCommand {
        static let kind = "sprinkler"
        static let configuration = CommandConfiguration(
            commandName: "sprinkler",
            abstract: "Run as a sprinkler with up to 16 valves, each of which closes after the minutes of its command.",
            discussion: DeviceInput.help)
        @OptionGroup var options: DeviceOptions
    }

    struct Lamp: ShippedKindCommand {
        static let kind = "lamp"
        static let configuration = CommandConfiguration(
            commandName: "lamp", abstract: "Run as a dimmable lamp.", discussion: DeviceInput.help)
        @OptionGroup var options: DeviceOptions
    }

    struct Thermostat: ShippedKindCommand {
        static let kind = "thermostat"
        static let configuration = CommandConfiguration(
            commandName: "thermostat", abstract: "Run as a thermostat with a weekly program.",
            discussion: DeviceInput.help)
        @OptionGroup var options: DeviceOptions
    }

    struct WeatherStation: ShippedKindCommand {
        static let kind = "weather_station"
        static let configuration = CommandConfiguration(
            commandName: "weather-station",
            abstract: "Run as a weather station: report rain, wind and temperature from --exec or from typed input.",
            discussion: DeviceInput.help)
        @OptionGroup var options: DeviceOptions
    }

    struct AnyKind: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "any", abstract: "Run as a device of a kind that you define.", discussion: DeviceInput.help)

        @Option(
            help: ArgumentHelp(
                "The JSON document that defines the kind; docs/devices.md describes its format.", valueName: "file"))
        var kind: String

        @OptionGroup var options: DeviceOptions

        func run() async throws {
            let document: Kind
            do {
                document = try Kind(document: Data(contentsOf: URL(filePath: kind)))
            } catch {
                Terminal.complain("\(kind): \(error)")
                throw ExitCode.failure
            }
            try await options.run(document)
        }
    }
}
