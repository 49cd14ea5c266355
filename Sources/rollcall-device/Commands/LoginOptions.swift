import ArgumentParser
import Foundation

/// The device's identity, and the address of its broker.
struct LoginOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The broker's URL, such as mqtts://host:8883 or mqtt://127.0.0.1:1883.", valueName: "url"))
    var broker: String?

    @Option(
        help: ArgumentHelp(
            "A PEM file with the authority that signed the broker's certificate. (default: the system's authorities)",
            valueName: "file"))
    var ca: String?

    @Option(help: ArgumentHelp("The school's site key: the value of the setting site_key.", valueName: "key"))
    var site: String?

    @Option(help: ArgumentHelp("The device's number.", valueName: "n"))
    var device: Int64?

    @Option(help: ArgumentHelp("The serial number that the admin entered for the device.", valueName: "text"))
    var serial: String?

    @Option(
        help: ArgumentHelp(
            "A file with the device's token, which ROLLCALL_DEVICE_TOKEN can hold instead. No option accepts the "
                + "token itself, because other users of the machine can read command lines.", valueName: "file"))
    var tokenFile: String?

    /// - Throws: `ValidationError` naming what is missing.
    func login(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> DeviceLogin {
        DeviceLogin(
            broker: try Self.require(broker, "--broker"), site: try Self.require(site, "--site"),
            device: try Self.require(device, "--device"), serial: try Self.require(serial, "--serial"),
            token: try token(environment), authority: try authority(), network: nil, authorityFile: ca)
    }

    func authority() throws -> String? {
        try ca.map { try String(contentsOf: URL(filePath: $0), encoding: .utf8) }
    }

    private func token(_ environment: [String: String]) throws -> String {
        let text =
            try tokenFile.map { try String(contentsOf: URL(filePath: $0), encoding: .utf8) }
            ?? environment["ROLLCALL_DEVICE_TOKEN"]
        let token = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        guard !token.isEmpty else {
            throw ValidationError("The token is missing. Give it with --token-file or ROLLCALL_DEVICE_TOKEN.")
        }
        return token
    }

    static func require<Value>(_ value: Value?, _ name: String) throws -> Value {
        guard let value else { throw ValidationError("\(name) is missing.") }
        return value
    }
}
