import HTTPTypes
import Hummingbird
import NIOCore

/// The proxies in front of the server whose word on where a request comes from is taken.
struct TrustedProxies: Sendable {
    let ranges: [AddressRange]

    func trusts(_ address: String) -> Bool {
        ranges.contains { $0.contains(address) }
    }

    /// The address of the caller the first proxy that is not ours. Each proxy adds at the end of `X-Forwarded-For`
    /// whom it was asked by, so what stands before a stranger's address is the stranger's own invention.
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

    /// Whether the proxy was asked over TLS.
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

/// What the server knows of the way that requests take to it.
struct Transport: Sendable {
    /// Whether all its own connections are TLS.
    let isTLS: Bool
    let proxies: TrustedProxies
    /// Whether plain HTTP is taken from elsewhere, as the settings allow.
    var allowsPlain = false
    /// Those that are, where others are not.
    let secured = SecuredConnections()
}
