import Devices
import Foundation
import Wire

/// Devices as they are printed.
enum DeviceLines {
    static func made(_ reply: CreateDevice.Reply, _ printing: DeviceLabelOptions) throws -> [TerminalText] {
        let label = try reply.label.map { try DeviceLabelOutput(label: $0, file: printing.labelFile).lines() } ?? []
        return [
            "Made device \(reply.deviceID).",
            "Its name at the broker is \(reply.deviceID), its password, shown this once: \(reply.token)",
            "Its registration code, shown this once: \(reply.registrationCode)",
        ] + label
    }

    static func changed(_ device: Int64, _ reply: EditDevice.Reply) throws -> [TerminalText] {
        var lines: [TerminalText] = ["Changed device \(device)."]
        if let token = reply.token { lines.append("Its password at the broker, shown this once: \(token)") }
        if let code = reply.registrationCode { lines.append("Its registration code, shown this once: \(code)") }
        if let label = reply.label { lines += try DeviceLabelOutput(label: label, file: nil).lines() }
        return lines
    }

    /// The document of a kind, which `rollcall kinds create` takes.
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
    /// `position=50 moving=false`.
    var text: String { sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ") }
}
