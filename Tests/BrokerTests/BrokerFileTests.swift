import Children
import OperatorErrors
import TestSupport
import Testing

@testable import Broker

@Suite("The broker's files")
struct BrokerFileTests {
    @Test("Each account is a line, and each device reads and writes only its own topics")
    func files() {
        let accounts = [BrokerAccount(name: "7", password: "$7$101$c2FsdA==$aGFzaA==")]
        #expect(BrokerAccess.passwordFile(accounts) == "7:$7$101$c2FsdA==$aGFzaA==\n")
        #expect(BrokerAccess.passwordFile([]).isEmpty)
        #expect(
            TestBroker.access.file == """
                # Written by Rollcall. The server reads and writes everything, each device only its own topics.
                user server
                topic readwrite #

                pattern read down/%u/#
                pattern write up/%u/#

                """)
    }

    @Test("Nothing is kept, nobody is anonymous, and beyond this machine TLS is spoken")
    func configuration() throws {
        let folder = BrokerFolder("/data/broker", account: try .current(insteadOfRoot: "mosquitto"))
        let tls = BrokerListeners.TLS(certificate: "/c", key: "/k")
        func text(_ outside: BrokerListeners.Outside?) -> String {
            BrokerConfiguration(
                folder: folder, listeners: BrokerListeners(outside: outside), maxConnections: 100
            ).text
        }
        for line in [
            "allow_anonymous false", "persistence false", "retain_available false",
            "listener 0 /data/broker/socket/mqtt", "listener 1883 127.0.0.1", "set_tcp_nodelay true",
        ] { #expect(text(nil).contains(line + "\n")) }
        #expect(!text(nil).contains("certfile"))
        let secure = text(.init(host: "0.0.0.0", port: 8_883, tls: tls))
        #expect(secure.contains("listener 8883 0.0.0.0\n") && secure.contains("keyfile /data/broker/key.pem\n"))
        #expect(!text(.init(host: "10.0.0.1", port: 1_883, tls: nil)).contains("certfile"))
    }
}
