public import Configuration
import Foundation
import SystemPackage
import Wire

/// All that `rollcall-node run` needs to know.
public struct NodeConfiguration: Sendable {
    public let connection: NodeSettings
    public let radio: RadioSettings
    /// Nil where the node only scans.
    public let advertise: AdvertiseSettings?
}

extension NodeConfiguration {
    /// Reads a JSON file; `ROLLCALL_…` in the environment goes before it.
    ///
    /// - Throws: `NodeError` for a file that cannot be read, is no JSON object, or has a key nobody reads.
    public static func reader(file: String, environment: [String: String]) async throws -> ConfigReader {
        try ConfigurationKeys.check(try contents(of: file), file: file)
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
            throw NodeError("\(file) cannot be read: \(error.localizedDescription)")
        } catch let fault as SafeText.Fault {
            throw NodeError("\(file) cannot be read: \(fault)")
        } catch {
            throw NodeError("\(file) is not JSON: \(error.localizedDescription)")
        }
        throw NodeError("\(file) holds no JSON object", hint: #"Such as {"server": "http://127.0.0.1:8080", …}."#)
    }
}

extension AbsoluteConfigKey {
    /// The environment's names start with `ROLLCALL_`, those in the file do not.
    fileprivate var withoutFirst: AbsoluteConfigKey {
        AbsoluteConfigKey(Array(components.dropFirst()), context: context)
    }
}
