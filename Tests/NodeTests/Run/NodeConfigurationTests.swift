import Beacon
import Foundation
import OperatorErrors
import Testing
import Vocabulary
import Wire

@testable import Node

@Suite("Node configuration")
struct NodeConfigurationTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("A whole file is read")
    func whole() async throws {
        let token = try folder.write("secret\n", to: "token")
        chmod(token, 0o600)
        let configuration = try await read(
            """
            {"server": "http://127.0.0.1:8080", "token_file": "\(token)", "spool": "/s", "adapter": "hci1",
             "mode": "shared", "commands": "legacy", "active": true, "record": "/r",
             "scan": {"interval_ms": 100, "window_ms": 40, "coded_phy": true}, "spool_bytes": 2097152,
             "log_level": "debug",
             "advertise": {"uuid": "\(try Sample.uuid())", "major": 1, "minor": 2, "measured_power": -64,
                           "interval_ms": 200}}
            """)
        #expect(configuration.connection.token == "secret")
        #expect(configuration.connection.spool == "/s")
        #expect(
            configuration.connection.own
                == FleetSettings(
                    active: true, intervalMilliseconds: 200, measuredPower: -64, spoolBytes: 2_097_152,
                    logLevel: "debug", scanIntervalMilliseconds: 100, scanWindowMilliseconds: 40, scanCodedPHY: true))
        #expect(
            configuration.radio
                == RadioSettings(
                    adapter: "hci1", mode: .shared, commands: .legacy, isActive: true, record: "/r"))
        #expect(
            configuration.advertise
                == AdvertiseSettings(
                    source: .identity(BeaconIdentity(uuid: try Sample.uuid(), major: 1, minor: 2)), measuredPower: -64,
                    interval: 200))
    }

    @Test("What is left out is as usual")
    func usual() async throws {
        let configuration = try await read(#"{"server": "http://127.0.0.1:8080", "token": "t"}"#)
        #expect(configuration.radio == RadioSettings())
        #expect(configuration.advertise == nil)
        #expect(configuration.connection.spool == nil)
        #expect(configuration.connection.own == FleetSettings())
    }

    @Test("The environment goes before the file")
    func environment() async throws {
        let configuration = try await read(
            #"{"server": "http://127.0.0.1:8080", "token": "t", "advertise": {"beacon": 7}}"#,
            environment: ["ROLLCALL_TOKEN": "other"])
        #expect(configuration.connection.token == "other")
        #expect(configuration.advertise?.source == .registered(7))
    }

    @Test(
        "What is wrong is refused by its name",
        arguments: [
            (#"{"adaptor": "hci0"}"#, "\"adaptor\""), (#"{"advertise": {"beacom": 7}}"#, "\"advertise.beacom\""),
            (#"{"active": "yes"}"#, "\"active\""), (#"{"advertise": {"major": "1"}}"#, "\"advertise.major\""),
            (#"{"log_level": "loud"}"#, "\"loud\""), (#"{"spool_bytes": 10}"#, "10 bytes"),
            (#"{"mode": "both"}"#, "\"both\""), (#"{"commands": "new"}"#, "\"new\""),
            (#"{"scan": {"windows": 7}}"#, "\"scan.windows\""), (#"{"scan": {"window_ms": 61}}"#, "61 ms"),
            (#"{"scan": {"interval_ms": 2}}"#, "scan.interval_ms is 2"), (#"{"advertise": {"major": 1}}"#, "minor"),
            (#"{"advertise": {"beacon": 1, "minor": 1}}"#, "both"), ("[]", "not a JSON object"), ("{", "not JSON"),
            (#"{"advertise": {"uuid": "x", "major": 1, "minor": 1}}"#, "\"x\""),
            (#"{"advertise": {"beacon": 1, "interval_ms": 5}}"#, "5 ms"),
            (#"{"advertise": {"beacon": 1, "measured_power": 4}}"#, "4 dBm"),
        ])
    func wrong(text: String, name: String) async throws {
        let environment = ["ROLLCALL_SERVER": "http://127.0.0.1:8080", "ROLLCALL_TOKEN": "t"]
        let error = await #expect(throws: NodeError.self) { try await read(text, environment: environment) }
        #expect(error?.description.contains(name) == true)
    }

    @Test("A token that every user may read is refused, with the command that mends it")
    func worldReadable() async throws {
        let token = try folder.write("secret\n", to: "token")
        chmod(token, 0o644)
        let error = await #expect(throws: NodeError.self) {
            try await read(#"{"server": "http://127.0.0.1:8080", "token_file": "\#(token)"}"#)
        }
        #expect(error?.hint.contains("chmod 600 \(token)") == true)
    }

    @Test("A file that is not there is an error with its name")
    func missing() async throws {
        let error = await #expect(throws: NodeError.self) {
            try await NodeConfiguration.reader(file: folder.file("none.json"), environment: [:])
        }
        #expect(error?.message.contains("none.json") == true)
    }

    @discardableResult
    private func read(_ text: String, environment: [String: String] = [:]) async throws -> NodeConfiguration {
        let file = try folder.write(text, to: "node.json")
        return try NodeConfiguration(
            reader: try await NodeConfiguration.reader(file: file, environment: environment))
    }
}
