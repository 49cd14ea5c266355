import Daemon
import DaemonSupport
import Foundation
import Hummingbird
import Logging
import LoopbackServer
import NIOSSL
import TestSupport
import Testing
import Vocabulary

@testable import Server

@Suite("Sending to a webhook", .mustEnd)
struct WebhookSenderTests {
    private static let secret = WebhookSecret()

    private static func sender(
        _ addresses: [String]..., allowing entries: [String] = ["127.0.0.1"], limit: Duration = .seconds(60)
    ) -> WebhookSender {
        let resolver = ScriptedResolver(all: addresses)
        return WebhookSender(
            gate: OutgoingGate(exceptions: OutgoingExceptions(entries), resolver: resolver), limit: limit)
    }

    private static func send(_ sender: WebhookSender, to url: String) async -> SendOutcome {
        let message = SignedMessage(id: "msg_1", body: #"{"type":"alive"}"#, secrets: [secret], at: .now)
        return await sender.send(message, to: url, at: .now)
    }

    @Test("A message arrives with its headers and its body, signed")
    func arrives() async throws {
        try await Receiver.run { receiver, url in
            #expect(await Self.send(Self.sender(), to: url) == SendOutcome(fault: nil, status: 200))
            let message = try #require(receiver.messages.first)
            #expect(message.path == "/hook" && message.body == #"{"type":"alive"}"#)
            #expect(message.headers["content-type"] == "application/json" && message.id == "msg_1")
            #expect(try message.isSigned(by: Self.secret.text))
        }
    }

    @Test("A redirect is not followed, wherever it leads")
    func redirect() async throws {
        try await Receiver.run { receiver, url in
            for status in [301, 302, 303, 307, 308] {
                receiver.answer(.status(status, ["location": url + "/elsewhere"]))
                receiver.answer(.status(200))
                let test = SignedMessage(
                    id: "msg_1", body: #"{"type":"alive","data":{"test":true}}"#, secrets: [Self.secret], at: .now)
                let outcome = await Self.sender().send(test, to: url, at: .now)
                #expect(outcome == SendOutcome(fault: .redirected, status: status))
                _ = await Self.sender().send(test, to: url, at: .now)
            }
            #expect(receiver.messages.count == 10 && receiver.messages.allSatisfy { $0.path == "/hook" })
        }
    }

    @Test("A receiver that does not answer is left alone after the limit")
    func slow() async throws {
        try await Receiver.run { receiver, url in
            receiver.answer(.never)
            let test = SignedMessage(
                id: "msg_1", body: #"{"type":"alert.opened"}"#, secrets: [Self.secret], at: .now)
            let outcome = await Self.sender(limit: .milliseconds(300)).send(test, to: url, at: .now)
            #expect(outcome == SendOutcome(fault: .timedOut))
        }
    }

    @Test("A name is looked up once, and the connection goes to the address that was checked")
    func rebinding() async throws {
        try await Receiver.run { receiver, url in
            let port = try #require(URL(string: url)?.port)
            let named = "http://hook.invalid:\(port)/hook"
            // The system knows no such name: what arrives went to the address of the first answer.
            let sender = Self.sender(["127.0.0.1"], ["127.0.0.2"])
            #expect(await Self.send(sender, to: named) == SendOutcome(fault: nil, status: 200))
            #expect(receiver.messages.count == 1)
            #expect(await Self.send(sender, to: named).fault == .urlRefused)
            #expect(receiver.messages.count == 1)
        }
    }

    @Test("A name that also leads to a private address is sent nothing, nor one that leads to this machine alone")
    func refused() async throws {
        try await Receiver.run { receiver, url in
            let port = try #require(URL(string: url)?.port)
            let named = "https://hook.invalid:\(port)/hook"
            for addresses in [["8.8.8.8", "127.0.0.1"], ["127.0.0.1"]] {
                let sender = Self.sender(addresses, allowing: [])
                #expect(await Self.send(sender, to: named).fault == .addressRefused)
            }
            #expect(await Self.send(Self.sender([]), to: named).fault == .nameUnknown)
            #expect(await Self.send(Self.sender(), to: "https://127.1/").fault == .urlRefused)
            #expect(receiver.messages.isEmpty)
        }
    }

    @Test("Where the first address of a name cannot be connected to, the next one is")
    func nextAddress() async throws {
        try await Receiver.run { receiver, url in
            let port = try #require(URL(string: url)?.port)
            let sender = Self.sender(["127.0.0.2", "127.0.0.1"], allowing: ["127.0.0.0/8"])
            #expect(await Self.send(sender, to: "http://hook.invalid:\(port)/hook").fault == nil)
            #expect(receiver.messages.count == 1)
            let alone = Self.sender(["127.0.0.2"], allowing: ["127.0.0.0/8"])
            #expect(await Self.send(alone, to: "http://hook.invalid:\(port)/").fault == .connectionFailed)
        }
    }

    @Test("Over TLS the certificate must be good for the URL's host, whatever address is connected to")
    func certificate() async throws {
        let folder = try CertificateFolder(.first)
        let authority = try NIOSSLCertificate.fromPEMFile(folder.files.certificate)
        try await Self.withTLSServer(folder) { port in
            // The certificate is good for localhost and 127.0.0.1; the server has another address.
            var sender = Self.sender(["127.0.0.2"], allowing: ["127.0.0.0/8"])
            #expect(await Self.send(sender, to: "https://localhost:\(port)/").fault == .tlsFailed)
            sender.tls.trustRoots = .certificates(authority)
            #expect(await Self.send(sender, to: "https://localhost:\(port)/") == SendOutcome(fault: nil, status: 200))
            #expect(await Self.send(sender, to: "https://hook.invalid:\(port)/").fault == .tlsFailed)
            #expect(await Self.send(sender, to: "https://127.0.0.2:\(port)/").fault == .tlsFailed)
        }
    }

    private static func withTLSServer(_ folder: CertificateFolder, _ body: (Int) async throws -> Void) async throws {
        let certificates = try Certificates(folder.files, logger: Logger(label: "tls"))
        try await LoopbackServer.run(
            on: "127.0.0.2", tls: certificates.configuration, answering: { _, _ in Response(status: .ok) }
        ) { url in try await body(try #require(url.port)) }
    }
}
