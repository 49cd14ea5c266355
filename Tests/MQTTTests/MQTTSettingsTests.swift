import Testing

@testable import MQTT

@Suite("Addresses of brokers")
struct MQTTSettingsTests {
    @Test("An address names host, port, account, TLS and version")
    func read() throws {
        let plain = try MQTTSettings(url: "mqtt://7:a%2Fb@broker.example?version=3.1.1", clientID: "7")
        #expect(plain.address == .tcp(host: "broker.example", port: 1_883))
        #expect(plain.userName == "7" && plain.password == "a/b" && plain.version == .v311 && plain.tls == nil)
        let secure = try MQTTSettings(url: "mqtts://[::1]:9000", clientID: "")
        #expect(secure.address == .tcp(host: "::1", port: 9_000) && secure.tls != nil && secure.version == .v5)
        let socket = try MQTTSettings(url: "mqtt+unix:///run/broker/mqtt", clientID: "")
        #expect(socket.address == .unixSocket(path: "/run/broker/mqtt"))
    }

    @Test(
        "What is no address is refused, without its password",
        arguments: [
            "", "broker", "http://broker", "mqtt://", "mqtt://u:secret@broker:99999", "mqtt://u:secret@broker/path",
            "mqtt+unix://host/path", "mqtt+unix://", "mqtt://broker?version=4", "mqtt://broker?tls=no",
        ])
    func refused(_ url: String) {
        let error = #expect(throws: MQTTError.self) { try MQTTSettings(url: url, clientID: "") }
        #expect(error?.code == .invalidSettings)
        #expect(error.map { !"\($0)".contains("secret") } == true)
    }

    @Test("A password is not described")
    func described() throws {
        #expect("\(try MQTTSettings(url: "mqtts://u:secret@broker", clientID: ""))" == "mqtts://broker:8883")
    }
}
