import ArgumentParser
import Devices
import Foundation
import Testing

@testable import rollcall_device

@Suite("The options of rollcall-device")
struct OptionsTests {
    private static let login = [
        "--broker", "mqtt://127.0.0.1:1883", "--site", "k1", "--device", "12", "--serial", "S1",
    ]

    @Test("A login is complete, and its token is no argument")
    func login() throws {
        let options = try LoginOptions.parse(Self.login)
        let login = try options.login(environment: ["ROLLCALL_DEVICE_TOKEN": " secret\n"])
        #expect(login.token == "secret" && login.device == 12 && login.site == "k1")
        #expect(throws: ValidationError.self) { try options.login(environment: [:]) }
        for index in stride(from: 0, to: Self.login.count, by: 2) {
            var arguments = Self.login
            arguments.removeSubrange(index...index + 1)
            let options = try LoginOptions.parse(arguments)
            #expect(throws: ValidationError.self) { try options.login(environment: ["ROLLCALL_DEVICE_TOKEN": "x"]) }
        }
    }

    @Test("A fleet has a device on each line, and as many as it is asked for")
    func fleet() throws {
        let arguments = ["--broker", "mqtt://127.0.0.1", "--site", "k1", "--fleet", "file"]
        let text = (1...3).map { "{\"device\":\($0),\"serial\":\"S\($0)\",\"token\":\"t\($0)\"}" }
            .joined(separator: "\n")
        #expect(try FleetOptions.parse(arguments).members(text).map(\.token) == ["t1", "t2", "t3"])
        #expect(try FleetOptions.parse(arguments + ["--count", "2"]).members(text).count == 2)
        #expect(throws: ValidationError.self) { try FleetOptions.parse(arguments + ["--count", "4"]).members(text) }
        #expect(throws: ValidationError.self) { try FleetOptions.parse(arguments).members("{}") }
    }

    @Test("Hardware behaves as it is told, and properties are checked by the kind")
    func hardware() throws {
        let kind = try #require(Kind.shipped.first { $0.name == "sprinkler" })
        let options = try HardwareOptions.parse(["--travel", "5", "--set", "valves=8", "--lose", "0.2", "--jam"])
        let settings = try options.settings(kind, data: "data")
        #expect(settings.properties == ["valves": .number(8)] && settings.machine.travel == 5)
        #expect(settings.machine.isJammed && settings.loss.share == 0.2)
        for wrong in ["valves", "valves=17", "valves=x", "none=1"] {
            let options = try HardwareOptions.parse(["--set", wrong])
            #expect(throws: ValidationError.self) { try options.settings(kind, data: "data") }
        }
        let fast = try HardwareOptions.parse(["--clock-rate", "30"]).settings(kind, data: "data")
        #expect(fast.clock.rate == 30)
        for wrong in [["--lose", "2"], ["--travel", "0"], ["--travel", "nan"], ["--clock-rate", "0"]] {
            #expect(throws: (any Error).self) { try HardwareOptions.parse(wrong) }
        }
    }
}
