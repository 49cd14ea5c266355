import HTTPTypes
import Hummingbird
import NIOCore

/// The proxies in front of the server whose forwarding headers are trusted.
struct TrustedProxies: Sendable {
    let ranges: [AddressRange]

    func trusts(_ address: String) -> Bool {
        ranges.contains { $0.contains(address) }
    }

    /// The address of the client that called the first proxy that is not trusted here. Each proxy appends the address
    /// of its own client to `X-Forwarded-For`, so any entry before an untrusted address may be forged.
    func client(behind peer: String, _ headers: HTTPFields) -> String {
        guard trusts(peer), let name = HTTPField.Name("X-Forwarded-For") else { return peer }
        let hops = headers[values: name].flatMap { $0.split(separator: ",") }.map { $0.trimmed }
        var client = peer
        for hop in hops.reversed() {
            guard AddressRange(hop) != nil, !hop.contains("/") else { break }
            client = hop
            guard trusts(hop) else { break }
        }
        return client
    }

    /// Whether the client called the proxy over TLS.
    func isSecure(_ peer: String, _ headers: HTTPFields) -> Bool {
        guard trusts(peer), let name = HTTPField.Name("X-Forwarded-Proto") else { return false }
        return headers[values: name].last?.split(separator: ",").last?.trimmed.lowercased() == "https"
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
