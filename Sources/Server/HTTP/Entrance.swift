import CoreMetrics
import HTTPTypes
import Hummingbird
import Wire

/// What every request has to meet before a route is looked for: its text is safe to compare, and it names a host of
/// this server.
struct Entrance: Sendable {
    let hosts: Hosts
    let metrics: MetricsRegistry

    /// What is answered where a request may not come in; nil if it may.
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

    /// Pages and scripts name paths from the root; a proxy that cuts off a path before them says so by this header.
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
    /// A path in UTF-8 bytes, with what follows a question mark.
    static let maxPathLength = 8 << 10

    static func check(_ head: HTTPRequest) throws(Failure) {
        try check(path: head.path ?? "/")
        try check(head.authority ?? "")
        for field in head.headerFields { try check(field.value) }
    }

    /// As it is written, and as it is meant: three characters for each byte of what is no plain ASCII.
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

    /// What is not UTF-8 came in as replacement characters.
    private static func check(_ text: String) throws(Failure) {
        guard !text.unicodeScalars.contains("\u{fffd}") else { throw Failure(SafeText.Fault.notUTF8) }
        do throws(SafeText.Fault) { try SafeText.check(text) } catch { throw Failure(error) }
    }

    /// The bytes; a percent sign without two digits stands for itself.
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

/// Refuses what another site's page could make a browser send.
enum CrossSite {
    /// A page of another site can post forms and plain text without asking, but not JSON; and a browser tells the
    /// origin of what it posts. Throws `Failure`.
    static func check(_ head: HTTPRequest) throws {
        let type = head.headerFields[.contentType]?.split(separator: ";").first?.lowercased() ?? ""
        guard type.trimmingPrefix(" ") == "application/json" else {
            throw Failure(.wrongContentType, "The Content-Type must be application/json.")
        }
        try checkOrigin(head)
    }

    /// Browsers say where a request comes from by `Sec-Fetch-Site` (Fetch Metadata), older ones by `Origin` alone; what
    /// is no browser says nothing. Throws `Failure`.
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
