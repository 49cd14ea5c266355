import CoreMetrics
import HTTPTypes
import Hummingbird
import Wire

/// The checks that every request must pass before routing: its text is safe to compare, and its host is this server.
struct Entrance: Sendable {
    let hosts: Hosts
    let metrics: MetricsRegistry

    /// The refusal of a request; nil if it is admitted.
    func refusal(of head: HTTPRequest, from peer: PeerAddresses) -> WrittenAnswer? {
        do {
            try HeadText.check(head)
            try checkHost(head, peer)
            try checkPrefix(head)
            return nil
        } catch {
            metrics.countRefusal(error.code.rawValue)
            return WrittenAnswer(failure: error)
        }
    }

    /// Pages and scripts use paths from the root. A proxy that strips a path prefix reports that in this header.
    private func checkPrefix(_ head: HTTPRequest) throws(Failure) {
        guard let name = HTTPField.Name("X-Forwarded-Prefix"), let prefix = head.headerFields[name],
            !["", "/"].contains(prefix)
        else { return }
        throw Failure(.wrongHost, Failure.isBelowPath)
    }

    private func checkHost(_ head: HTTPRequest, _ peer: PeerAddresses) throws(Failure) {
        guard let authority = head.authority, !authority.isEmpty else {
            throw Failure(.badArguments, "The request names no host.")
        }
        guard hosts.admit(authority, at: peer.local) else {
            throw Failure(.wrongHost, "This server does not answer for that host. An admin can add it to server.hosts.")
        }
    }
}

/// Passes a request on to the routes if the entrance admits it.
struct EntranceResponder<Inside: HTTPResponder>: HTTPResponder where Inside.Context == PeerContext {
    let entrance: Entrance
    let inside: Inside

    func respond(to request: Hummingbird.Request, context: PeerContext) async throws -> Response {
        guard let refusal = entrance.refusal(of: request.head, from: context.peer) else {
            return try await inside.respond(to: request, context: context)
        }
        let response = Response(refusal)
        return request.method == .head ? response.createHeadResponse() : response
    }
}

/// The rule for the text of a request's head.
enum HeadText {
    /// The maximum length of a path with its query, in UTF-8 bytes.
    static let maxPathLength = 8 << 10

    static func check(_ head: HTTPRequest) throws(Failure) {
        try check(path: head.path ?? "/")
        try check(head.authority ?? "")
        for field in head.headerFields { try check(field.value) }
    }

    /// Checks the path as it is written and as it is decoded. Each byte outside plain ASCII takes three characters.
    private static func check(path: String) throws(Failure) {
        guard path.utf8.count <= maxPathLength else { throw Failure(.headersTooLarge, "The path is too long.") }
        try check(path)
        guard path.utf8.contains(UInt8(ascii: "%")) else { return }
        let fault = percentDecoded(path).withUnsafeBytes { bytes -> SafeText.Fault? in
            do throws(SafeText.Fault) { try SafeText.check(utf8: bytes) } catch { return error }
            return nil
        }
        if let fault { throw Failure(fault) }
    }

    /// Text that was not valid UTF-8 arrives with replacement characters.
    private static func check(_ text: String) throws(Failure) {
        guard !text.unicodeScalars.contains("\u{fffd}") else { throw Failure(SafeText.Fault.notUTF8) }
        do throws(SafeText.Fault) { try SafeText.check(text) } catch { throw Failure(error) }
    }

    /// The decoded bytes; a percent sign without two digits stays as it is.
    private static func percentDecoded(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        var decoded: [UInt8] = []
        var place = 0
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "%"), place + 2 < bytes.count,
                let value = UInt8(String(decoding: bytes[place + 1...place + 2], as: UTF8.self), radix: 16)
            {
                decoded.append(value)
                place += 3
            } else {
                decoded.append(bytes[place])
                place += 1
            }
        }
        return decoded
    }
}

/// Refuses requests that a page of another site could make a browser send.
enum CrossSite {
    /// A page of another site can post forms and plain text without permission, but not JSON; and a browser reports the
    /// origin of a post. Throws `Failure`.
    static func check(_ head: HTTPRequest) throws {
        let type = head.headerFields[.contentType]?.split(separator: ";").first?.lowercased() ?? ""
        guard type.trimmingPrefix(" ") == "application/json" else {
            throw Failure(.wrongContentType, "The Content-Type must be application/json.")
        }
        try checkOrigin(head)
    }

    /// Browsers report where a request comes from in `Sec-Fetch-Site` (Fetch Metadata), older ones only in `Origin`;
    /// other clients send neither. Throws `Failure`.
    static func checkOrigin(_ head: HTTPRequest) throws {
        let site = head.headerFields[.secFetchSite] ?? "none"
        let origin = head.headerFields[.origin]
        let host = head.authority ?? ""
        guard ["same-origin", "none"].contains(site),
            origin == nil || origin == "http://\(host)" || origin == "https://\(host)"
        else { throw Failure(.notAllowed, "Requests from other sites are refused.") }
    }
}

extension HTTPField.Name {
    static var secFetchSite: Self { Self("Sec-Fetch-Site") ?? .origin }
}
