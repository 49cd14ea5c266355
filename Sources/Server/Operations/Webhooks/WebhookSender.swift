import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOSSL
import Vocabulary

/// Sends a message once: to an address that was checked, under the requested name, without a proxy and without
/// following a redirect.
struct WebhookSender: Sendable {
    /// The time limit; the specification recommends 15 to 30 s.
    static let usualLimit = Duration.seconds(15)
    /// How many addresses of a host are tried, one after the other, until a connection succeeds.
    private static let maxAddresses = 3

    let gate: OutgoingGate
    /// The time limit for everything: name lookup, connecting, TLS and the status of the answer.
    var limit = WebhookSender.usualLimit
    /// The trust settings: the certificate must lead to a trusted root, and be valid for the host of the URL.
    var tls = WebhookSender.systemTrust

    static let systemTrust: TLSConfiguration = {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv12
        return configuration
    }()

    /// - Parameter now: the time of the wall clock.
    func send(_ message: SignedMessage, to url: String, at now: Date) async -> SendOutcome {
        do {
            return try await withTimeLimit(limit) {
                let url = try gate.url(url)
                return try await send(message, to: url, try await gate.addresses(of: url), at: now)
            }
        } catch {
            return SendOutcome(fault: DeliveryFault(error))
        }
    }

    private func send(
        _ message: SignedMessage, to url: OutgoingURL, _ addresses: [String], at now: Date
    ) async throws -> SendOutcome {
        var failure: any Error = OutgoingGate.Refusal.nameUnknown
        for address in addresses.prefix(Self.maxAddresses) {
            do {
                return try await post(message, to: url, at: address, now)
            } catch {
                failure = error
                guard error.meansNotConnected else { break }
            }
        }
        throw failure
    }

    /// Uses a separate client for each message, since a client resolves the names of all its requests by a single map.
    /// The body of the answer is not read.
    private func post(
        _ message: SignedMessage, to url: OutgoingURL, at address: String, _ now: Date
    ) async throws -> SendOutcome {
        var request = HTTPClientRequest(url: url.text)
        request.method = .POST
        request.headers = HTTPHeaders(message.headers)
        request.headers.add(name: "content-type", value: "application/json")
        request.headers.add(name: "user-agent", value: "Rollcall")
        request.body = .bytes(ByteBuffer(string: message.body))
        let http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration(url, address))
        do {
            let response = try await http.execute(request, timeout: TimeAmount(limit))
            try? await http.shutdown()
            return SendOutcome(
                status: Int(response.status.code), retryAfter: response.headers.first(name: "retry-after"), at: now)
        } catch {
            try? await http.shutdown()
            throw error
        }
    }

    private func configuration(_ url: OutgoingURL, _ address: String) -> HTTPClient.Configuration {
        var configuration = HTTPClient.Configuration(
            tlsConfiguration: tls, redirectConfiguration: .disallow,
            timeout: .init(connect: min(TimeAmount(limit), .seconds(5))))
        if !url.isAddress { configuration.dnsOverride = [url.host: address] }
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.httpVersion = .http1Only
        return configuration
    }
}

extension DeliveryFault {
    init(_ error: any Error) {
        switch error {
        case OutgoingGate.Refusal.url: self = .urlRefused
        case OutgoingGate.Refusal.address: self = .addressRefused
        case OutgoingGate.Refusal.nameUnknown: self = .nameUnknown
        case is TimedOut: self = .timedOut
        case let error as HTTPClientError where [.connectTimeout, .readTimeout, .deadlineExceeded].contains(error):
            self = .timedOut
        case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError: self = .tlsFailed
        default: self = .connectionFailed
        }
    }
}

extension Error {
    /// Whether no connection was made, so nothing was sent.
    fileprivate var meansNotConnected: Bool {
        switch self {
        case let error as IOError: [ECONNREFUSED, ENETUNREACH, EHOSTUNREACH, EADDRNOTAVAIL].contains(error.errnoCode)
        case let error as HTTPClientError: error == .connectTimeout
        default: false
        }
    }
}
