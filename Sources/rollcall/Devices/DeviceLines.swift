import Devices
import Foundation
import Wire

/// Devices as they are printed.
enum DeviceLines {
    static func made(_ reply: CreateDevice.Reply, _ printing: DeviceLabelOptions) throws -> [TerminalText] {
        let label = try reply.label.map { try DeviceLabelOutput(label: $0, file: printing.labelFile).lines() } ?? []
        return [
            "Made device \(reply.deviceID).",
            "Broker user name: \(reply.deviceID). Broker password, shown only once: \(reply.token)",
            "Registration code, shown only once: \(reply.registrationCode)",
        ] + label
    }

    static func changed(_ device: Int64, _ reply: EditDevice.Reply) throws -> [TerminalText] {
        var lines: [TerminalText] = ["Changed device \(device)."]
        if let token = reply.token { lines.append("Broker password, shown only once: \(token)") }
        if let code = reply.registrationCode { lines.append("Registration code, shown only once: \(code)") }
        if let label = reply.label { lines += try DeviceLabelOutput(label: label, file: nil).lines() }
        return lines
    }

    /// Returns the document of a kind, as `rollcall kinds create` accepts it.
    static func document(_ kind: Kind) -> [TerminalText] {
        String(decoding: kind.document(), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map {
            "\(String($0))"
        }
    }

    static func command(_ name: String, _ args: DeviceProperties) -> String {
        ([name] + (args.isEmpty ? [] : [args.text])).joined(separator: " ")
    }
}

extension DeviceProperties {
    /// The properties in one line, such as `position=50 moving=false`.
    var text: String { sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ") }
}
