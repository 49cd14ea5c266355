import Client
import Testing

@testable import rollcall

@Suite("Which server, and as whom")
struct DestinationTests {
    private let session = SessionFile.Session(server: "http://school:8080", username: "a@b.example", session: "abc")

    private func token(_ destination: Destination) -> String? {
        if case .session(let token) = destination.credential { token } else { nil }
    }

    @Test("The server named, else the one logged in to, else the environment's, else this machine's")
    func order() throws {
        let environment = ["ROLLCALL_SERVER": "http://other:1"]
        let named = try #require(Destination.Server(argument: "https://named/"))
        #expect(
            try Destination(named: named, session: session, environment: environment).server.text == "https://named")
        #expect(try Destination(named: nil, session: session, environment: environment).server.text == session.server)
        #expect(try Destination(named: nil, session: nil, environment: environment).server.text == "http://other:1")
        #expect(try Destination(named: nil, session: nil, environment: [:]).server.text == "http://127.0.0.1:8080")
    }

    @Test("A session is shown to no server but its own")
    func credential() throws {
        let own = try #require(Destination.Server(argument: "http://school:8080/"))
        let other = try #require(Destination.Server(argument: "http://school:8081"))
        #expect(token(try Destination(named: own, session: session, environment: [:])) == "abc")
        #expect(token(try Destination(named: other, session: session, environment: [:])) == nil)
    }

    @Test(
        "An address is http or https and a host",
        arguments: [
            "", "localhost:8080", "ftp://h", "http://", "http:///x", "http://h?x=1", "http://h#x", "http://u@h",
        ])
    func address(_ text: String) {
        #expect(Destination.Server(argument: text) == nil)
        let error = #expect(throws: CommandError.self) {
            try Destination(named: nil, session: nil, environment: ["ROLLCALL_SERVER": text.isEmpty ? "x" : text])
        }
        #expect(error?.status == .usage)
    }
}
