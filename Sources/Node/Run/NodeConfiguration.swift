public import Configuration
import Foundation
import OperatorErrors
import SystemPackage
import Wire

/// The configuration of `rollcall-node run`.
public struct NodeConfiguration: Sendable {
    public let connection: NodeSettings
    public let radio: RadioSettings
    /// Nil if the node only scans.
    public let advertise: AdvertiseSettings?
}

extension NodeConfiguration {
    /// Reads a JSON file; `ROLLCALL_…` variables in the environment take precedence.
    ///
    /// - Throws: `NodeError` for a file that cannot be read, is not a JSON object, or has an unknown key.
    public static func reader(file: String, environment: [String: String]) async throws -> ConfigReader {
        try Keys.check(try contents(of: file), file: file)
        let provider = try await FileProvider<JSONSnapshot>(filePath: FilePath(file))
        return ConfigReader(providers: [
            EnvironmentVariablesProvider(environmentVariables: environment), provider.mapKeys { $0.withoutFirst },
        ]).scoped(to: "rollcall")
    }

    private static func contents(of file: String) throws -> [String: any Sendable] {
        do {
            let data = try Data(contentsOf: URL(filePath: file))
            try WireJSON.check(data)
            if let object = try JSONSerialization.jsonObject(with: data) as? [String: any Sendable] { return object }
        } catch let error as CocoaError where error.code.rawValue < CocoaError.Code.propertyListReadCorrupt.rawValue {
            throw NodeError(.settings, "\(file) cannot be read: \(error.localizedDescription)")
        } catch let fault as SafeText.Fault {
            throw NodeError(.settings, "\(file) cannot be read: \(fault)")
        } catch {
            throw NodeError(.settings, "\(file) is not JSON: \(error.localizedDescription)")
        }
        throw NodeError(
            .settings, "\(file) is not a JSON object", hint: #"Example: {"server": "http://127.0.0.1:8080", …}."#)
    }
}

extension AbsoluteConfigKey {
    /// Names in the environment start with `ROLLCALL_`; those in the file do not.
    fileprivate var withoutFirst: AbsoluteConfigKey {
        AbsoluteConfigKey(Array(components.dropFirst()), context: context)
    }
}

extension NodeConfiguration {
    /// Keys: those of `NodeSettings` and of `RadioSettings`, `token_file` (a path, in place of `token`), and below
    /// `advertise` those of `AdvertiseSettings`.
    ///
    /// - Throws: `NodeError` for missing or invalid values.
    public init(reader: ConfigReader) throws {
        let settings = try NodeSettings(reader: reader)
        let token = try Self.token(settings.token, file: reader.string(forKey: "token_file"))
        connection = NodeSettings(
            server: settings.server, trust: settings.trust, token: token, spool: settings.spool, own: settings.own)
        radio = try RadioSettings(reader: reader)
        advertise = try AdvertiseSettings(reader: reader.scoped(to: "advertise"))
    }

    private static func token(_ token: String?, file: String?) throws -> String {
        switch (token, file) {
        case (_?, _?): throw NodeError(.settings, "both token and token_file are given", hint: "Remove one of them.")
        case (let token?, nil): return token
        case (nil, let file?): return try NodeSettings.SecretFile.read(file)
        case (nil, nil):
            throw NodeError(
                .settings, "the scanner has no token",
                hint: "Name a token_file. `rollcall scanners create` shows the token once.")
        }
    }
}

extension NodeConfiguration {
    /// The keys of a node's configuration file, and the type of each value. An unknown key is a misspelling and is
    /// refused, and so is a value of another type: otherwise a misspelt option would be ignored.
    enum Keys {
        private enum Kind: String {
            case text = "a string"
            case number = "a whole number"
            case flag = "true or false"
            case object = "an object"
        }

        private static let top: [String: Kind] = [
            "server": .text, "ca": .text, "token": .text, "token_file": .text, "spool": .text, "adapter": .text,
            "mode": .text, "commands": .text,
            "active": .flag, "record": .text, "spool_bytes": .number, "log_level": .text, "advertise": .object,
            "scan": .object,
        ]
        private static let nested: [String: [String: Kind]] = ["advertise": advertise, "scan": scan]
        private static let scan: [String: Kind] = ["interval_ms": .number, "window_ms": .number, "coded_phy": .flag]
        private static let advertise: [String: Kind] = [
            "uuid": .text, "major": .number, "minor": .number, "measured_power": .number, "interval_ms": .number,
            "beacon": .number,
        ]

        /// - Throws: `NodeError` with the name of the key.
        static func check(_ object: [String: any Sendable], file: String) throws {
            try check(object, against: top, prefix: "", file)
            for (key, kinds) in nested {
                guard let object = object[key] as? [String: any Sendable] else { continue }
                try check(object, against: kinds, prefix: key + ".", file)
            }
        }

        private static func check(
            _ object: [String: any Sendable], against kinds: [String: Kind], prefix: String, _ file: String
        ) throws {
            for (key, value) in object.sorted(by: { $0.key < $1.key }) {
                guard let kind = kinds[key] else {
                    throw NodeError(
                        .settings, "\(file) contains the unknown key \"\(prefix)\(key)\"",
                        hint: "The known keys are \(kinds.keys.sorted().map { prefix + $0 }.joined(separator: ", ")).")
                }
                guard isOf(kind, value) else {
                    throw NodeError(.settings, "\"\(prefix)\(key)\" in \(file) is not \(kind.rawValue)")
                }
            }
        }

        private static func isOf(_ kind: Kind, _ value: any Sendable) -> Bool {
            switch kind {
            case .text: value is String
            case .number: !(value is String) && value is Int
            case .flag: !(value is String) && value is Bool
            case .object: value is [String: any Sendable]
            }
        }
    }
}
