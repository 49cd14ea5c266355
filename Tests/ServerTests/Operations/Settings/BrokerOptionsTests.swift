import Broker
import Configuration
import Daemon
import OperatorErrors
import Testing

@testable import Server

@Suite("Where devices connect")
struct BrokerOptionsTests {
    private static let tls = TLSFiles(certificate: "/c", key: "/k")

    private func options(url: String? = nil, listen: String? = nil, port: Int = 1_883) -> BrokerOptions {
        var options = BrokerOptions(reader: ConfigReader(provider: InMemoryProvider(values: [:])))
        (options.url, options.listen, options.port) = (url, listen, port)
        return options
    }

    private func outside(_ listen: String, _ tls: TLSFiles? = tls) throws -> [String]? {
        let options = options(listen: listen)
        try options.check(tls, isInsecureAllowed: true)
        return options.listeners(tls).outside.map { [$0.host, String($0.port)] }
    }

    @Test(
        "An address has the usual port where it names none",
        arguments: [
            ("0.0.0.0", ["0.0.0.0", "8883"]), ("0.0.0.0:1884", ["0.0.0.0", "1884"]), ("[::]", ["::", "8883"]),
            ("[::1]:9000", ["::1", "9000"]), ("school.example:65535", ["school.example", "65535"]),
        ])
    func addresses(listen: String, place: [String]) throws {
        #expect(try outside(listen) == place)
    }

    @Test("Without TLS the usual port is that of plain MQTT, and TLS has the server's own certificate")
    func usualPort() throws {
        #expect(try outside("10.0.0.7", nil) == ["10.0.0.7", "1883"])
        let secure = options(listen: "10.0.0.7").listeners(Self.tls).outside
        #expect(secure?.tls == BrokerListeners.TLS(certificate: "/c", key: "/k"))
        #expect(options().listeners(Self.tls) == BrokerListeners(loopbackPort: 1_883))
    }

    @Test(
        "What is no address is refused",
        arguments: [
            ":8883", "::", "[]:8883", "[::1", "[::1]8883", "0.0.0.0:", "0.0.0.0:0", "0.0.0.0:65536", "0.0.0.0:x",
            "0.0.0.0 1883", "0.0.0.0\nallow_anonymous true", "a:b:c",
        ])
    func noAddresses(listen: String) {
        #expect(throws: ConfigurationError.self) { try outside(listen) }
    }

    @Test(
        "Plain MQTT stays on this machine unless somebody says --insecure",
        arguments: [
            ("0.0.0.0", false), ("10.0.0.7:1883", false), ("[::]:1883", false), ("school.example", false),
            ("127.0.0.1:1884", true), ("localhost:1884", true), ("[::1]:1884", true),
        ])
    func plainListeners(listen: String, isLocal: Bool) throws {
        let options = options(listen: listen)
        if isLocal {
            try options.check(nil, isInsecureAllowed: false)
        } else {
            let error = #expect(throws: ConfigurationError.self) { try options.check(nil, isInsecureAllowed: false) }
            #expect(error?.hint.contains("--insecure") == true)
        }
        try options.check(nil, isInsecureAllowed: true)
        try options.check(Self.tls, isInsecureAllowed: false)
    }

    @Test(
        "So does what goes to a broker elsewhere",
        arguments: [
            ("mqtt://broker.example", false), ("mqtt://10.0.0.7:1883", false), ("mqtts://broker.example", true),
            ("mqtt://127.0.0.1", true), ("mqtt://localhost:1884", true), ("mqtt+unix:///run/broker", true),
        ])
    func urls(url: String, isSafe: Bool) throws {
        let options = options(url: url)
        if isSafe {
            try options.check(nil, isInsecureAllowed: false)
        } else {
            #expect(throws: ConfigurationError.self) { try options.check(nil, isInsecureAllowed: false) }
        }
        try options.check(nil, isInsecureAllowed: true)
    }

    @Test(
        "What is no address of a broker is refused, and no password is told",
        arguments: [
            "http://broker.example", "broker.example", "mqtt://", "mqtt://user:secret@host:99999",
        ])
    func noURLs(url: String) {
        let options = options(url: url)
        let error = #expect(throws: ConfigurationError.self) { try options.check(nil, isInsecureAllowed: true) }
        #expect(error.map { !"\($0)".contains("secret") } == true)
    }

    @Test("A broker elsewhere listens nowhere for us, and a port is one")
    func both() throws {
        let both = options(url: "mqtts://broker.example", listen: "0.0.0.0")
        #expect(throws: ConfigurationError.self) { try both.check(Self.tls, isInsecureAllowed: false) }
        for port in [-1, 65_536] {
            #expect(throws: ConfigurationError.self) { try options(port: port).check(nil, isInsecureAllowed: false) }
        }
        try options(port: 0).check(nil, isInsecureAllowed: false)
    }
}
