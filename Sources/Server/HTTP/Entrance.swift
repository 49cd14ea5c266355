import CoreMetrics
import HTTPTypes
import Hummingbird
import Wire

/// What every request has to meet before a route is looked for: its text is safe to compare, and it names a host of this
/// server.
struct Entrance<Inside: HTTPResponder>: HTTPResponder where Inside.Context == PeerContext {
    let inside: Inside
    let hosts: Hosts
    let metrics: MetricsRegistry

    func respond(to request: Hummingbird.Request, context: PeerContext) async throws -> Response {
        do {
            try HeadText.check(request.head)
            try checkHost(request, context)
        } catch let failure as Failure {
            metrics.countRefusal(failure.code.rawValue)
            var response = Response(failure: failure)
            SecurityHeaders.add(to: &response.headers)
            return request.method == .head ? response.createHeadResponse() : response
        }
        return try await inside.respond(to: request, context: context)
    }

    private func checkHost(_ request: Hummingbird.Request, _ context: PeerContext) throws {
        guard let authority = request.head.authority, !authority.isEmpty else {
            throw Failure(.badArguments, "The request names no host.")
        }
        guard hosts.admit(authority, at: context.localAddress?.ipAddress) else {
            throw Failure(.wrongHost, "This server does not answer for that host. An admin can add it to server.hosts.")
        }
    }
}

/// The rule for the text of a request's head.
enum HeadText {
    /// A path in UTF-8 bytes, with what follows a question mark.
    static let longestPath = 8 << 10

    /// Throws `Failure`.
    static func check(_ head: HTTPRequest) throws {
        try check(path: head.path ?? "/")
        try check(head.authority ?? "")
        for field in head.headerFields { try check(field.value) }
    }

    /// As it is written, and as it is meant: three characters for each byte of what is no plain ASCII.
    private static func check(path: String) throws {
        guard path.utf8.count <= longestPath else { throw Failure(.headersTooLarge, "The path is too long.") }
        try check(path)
        guard path.utf8.contains(UInt8(ascii: "%")) else { return }
        try percentDecoded(path).withUnsafeBytes { bytes in
            do throws(SafeText.Fault) { try SafeText.check(utf8: bytes) } catch { throw Failure(error) }
        }
    }

    /// What is not UTF-8 came in as replacement characters.
    private static func check(_ text: String) throws {
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

extension MetricsRegistry {
    /// Counts what was refused before a route was reached.
    /// - Parameter kind: one of a few words for why; nothing of what was sent.
    func countRefusal(_ kind: String) {
        Counter(label: "rollcall_refusals_total", dimensions: [("kind", kind)], factory: self).increment()
    }
}
