import Configuration
import Foundation
import Node
import Testing

@Suite("Node settings")
struct NodeSettingsTests {
    @Test("Flags go before the environment")
    func precedence() throws {
        let settings = try settings(
            flags: ["rollcall.token": "flag"],
            environment: [
                "ROLLCALL_SERVER": "http://127.0.0.1:8080", "ROLLCALL_TOKEN": "environment",
            ])
        #expect(settings.token == "flag")
        #expect(settings.server.absoluteString == "http://127.0.0.1:8080")
        #expect(settings.spool == nil)
    }

    @Test("A server must be named, by an address that can be one", arguments: ["", "here", "ftp://a", "http://"])
    func server(text: String) {
        #expect(throws: NodeError.self) { try settings(flags: [:], environment: [:]) }
        #expect(throws: NodeError.self) { try settings(flags: [:], environment: ["ROLLCALL_SERVER": text]) }
    }

    @Test("A file without a certificate is refused with its name and the option")
    func noCertificate() {
        #expect {
            try settings(
                flags: ["rollcall.ca": "/nonexistent.pem"],
                environment: ["ROLLCALL_SERVER": "https://rollcall.example.org"])
        } throws: { error in
            "\(error)".contains("/nonexistent.pem") && "\(error)".contains("--ca")
        }
    }

    private func settings(
        flags: [AbsoluteConfigKey: ConfigValue], environment: [String: String]
    ) throws -> NodeSettings {
        let providers: [any ConfigProvider] = [
            InMemoryProvider(values: flags), EnvironmentVariablesProvider(environmentVariables: environment),
        ]
        return try NodeSettings(reader: ConfigReader(providers: providers).scoped(to: "rollcall"))
    }
}
