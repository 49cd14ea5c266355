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

struct SkylightCommand: ShippedKindCommand {
    static let kind = "skylight"
    static let configuration = CommandConfiguration(
        commandName: "skylight", abstract: "A window in the roof, which opens from 0 to 100 %.",
        discussion: DeviceInput.help)
    @OptionGroup var options: DeviceOptions
}

struct GarageDoorCommand: ShippedKindCommand {
    static let kind = "garage_door"
    static let configuration = CommandConfiguration(
        commandName: "garage-door", abstract: "A door with a single button.", discussion: DeviceInput.help)
    @OptionGroup var options: DeviceOptions
}

struct SprinklerCommand: ShippedKindCommand {
    static let kind = "sprinkler"
    static let configuration = CommandConfiguration(
        commandName: "sprinkler", abstract: "Up to 16 valves; each closes when its minutes are over.",
        discussion: DeviceInput.help)
    @OptionGroup var options: DeviceOptions
}

struct LampCommand: ShippedKindCommand {
    static let kind = "lamp"
    static let configuration = CommandConfiguration(
        commandName: "lamp", abstract: "A lamp that can be dimmed.", discussion: DeviceInput.help)
    @OptionGroup var options: DeviceOptions
}

struct ThermostatCommand: ShippedKindCommand {
    static let kind = "thermostat"
    static let configuration = CommandConfiguration(
        commandName: "thermostat", abstract: "A thermostat with a program for the week.",
        discussion: DeviceInput.help)
    @OptionGroup var options: DeviceOptions
}

struct WeatherStationCommand: ShippedKindCommand {
    static let kind = "weather_station"
    static let configuration = CommandConfiguration(
        commandName: "weather-station", abstract: "Says rain, wind and temperature, as --exec or words say.",
        discussion: DeviceInput.help)
    @OptionGroup var options: DeviceOptions
}

struct AnyKindCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "any", abstract: "A device of a kind of your own.", discussion: DeviceInput.help)

    @Option(help: ArgumentHelp("The kind's document, as docs/devices.md describes it.", valueName: "file"))
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
