import Devices
import Foundation
import Testing

@testable import rollcall_device

/// A device under test: it keeps what was written and said.
struct Bench {
    static let start = Date(timeIntervalSince1970: 1_800_000_000)

    var device: Device
    var now = Bench.start
    var lines: [Journal.Line] = []
    /// What was published, as channel and text.
    var said: [(channel: String, text: String)] = []
    var told: [DeviceMessages.Command] = []

    init(
        _ kind: String, settings: Machine.Settings = Machine.Settings(), journal: Journal = Journal(),
        hasWires: Bool = false
    ) throws {
        let shipped = try #require(Kind.shipped.first { $0.name == kind })
        let identity = Device.Identity(device: 12, site: "k1", serial: "S1")
        device = Device(identity, kind: shipped, settings: settings, journal: journal, hasWires: hasWires)
        keep(device.start())
        apply(.connected)
        said = []
    }

    mutating func apply(_ event: Device.Event) { keep(device.apply(event, at: now)) }

    mutating func command(_ id: String, _ name: String, _ args: DeviceProperties = [:], warning: Int? = nil) {
        let message = DeviceMessages.Command(
            id: id, command: name, args: args, expiresIn: 30_000, warning: warning)
        apply(.message(channel: "command", payload: DeviceMessages.bytes(message)))
    }

    mutating func acknowledge(_ id: String) {
        let message = DeviceMessages.Acknowledgement(id: id)
        apply(.message(channel: "ack", payload: DeviceMessages.bytes(message)))
    }

    /// Lets time go on, and looks at it whenever the device wants it.
    mutating func wait(_ seconds: Double) {
        let end = now + seconds
        while let next = device.nextAt(after: now), next <= end {
            now = max(next, now)
            apply(.time)
        }
        now = end
    }

    /// The outcomes that were said, in order, as `7 done`.
    var outcomes: [String] {
        said.filter { $0.channel == "outcome" }.compactMap { message in
            let outcome = try? JSONDecoder().decode(DeviceMessages.Outcome.self, from: Data(message.text.utf8))
            return outcome.map { "\($0.id) \($0.outcome)" }
        }
    }

    var state: DeviceProperties { device.machine.state }

    private mutating func keep(_ actions: [Device.Action]) {
        for action in actions {
            switch action {
            case .write(let written): lines += written
            case .publish(let channel, let payload): said.append((channel, String(decoding: payload, as: UTF8.self)))
            case .tell(let command): told.append(command)
            case .note: break
            }
        }
    }
}
