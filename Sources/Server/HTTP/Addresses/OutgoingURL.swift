import Phrases

/// A URL that the server may send to, parsed by its own rules, so that the host that is checked is the one that is
/// connected to and no other URL parser can read another host from it.
struct OutgoingURL: Equatable, Sendable {
    enum Scheme: String, CaseIterable, Sendable {
        case http, https

        var port: Int { self == .https ? 443 : 80 }
    }

    /// What is wrong with a URL, which is the argument `url` of a request.
    struct Complaint: Error, Equatable {
        let reason: Phrase
    }

    let scheme: Scheme
    /// A name in lower case, or an address in the usual notation without brackets.
    let host: String
    let port: Int
    /// Path and query, starting with a slash.
    let path: String

    /// Whether the host is an address rather than a name.
    var isAddress: Bool { AddressRange(host) != nil }

    /// The normalized URL, the same for each spelling.
    var text: String {
        let host = self.host.contains(":") ? "[\(self.host)]" : self.host
        return "\(scheme.rawValue)://\(host)\(port == scheme.port ? "" : ":\(port)")\(path)"
    }

    init(_ text: String) throws(Complaint) {
        guard (1...1000).contains(text.utf8.count) else {
            throw Complaint(reason: .argumentLengthWrong("url", 1, 1000))
        }
        guard text.utf8.allSatisfy(Self.isAllowed) else {
            throw Complaint(reason: .argumentNotASCII("url", "xn--"))
        }
        let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let scheme = Scheme(rawValue: parts[0].lowercased()) else {
            throw Complaint(reason: .argumentLacksPrefix("url", "https://"))
        }
        let authority = parts[1].prefix { !"/?#".contains($0) }
        let path = parts[1].dropFirst(authority.count)
        guard !text.contains("#") else { throw Complaint(reason: .argumentHasFragment("url")) }
        guard !authority.contains("@") else { throw Complaint(reason: .argumentHasCredentials("url")) }
        guard let (host, port) = Self.split(authority: authority) else { throw Self.noHost }
        guard AddressRange(host) != nil && !host.contains("/") || Self.isName(host) else { throw Self.noHost }
        self.scheme = scheme
        self.host = host
        self.port = port ?? scheme.port
        self.path = path.hasPrefix("/") ? String(path) : "/" + path
    }

    private static let noHost = Complaint(reason: .argumentHostMalformed("url"))

    /// Whether a byte may occur in a URL (RFC 3986), except those that parsers treat differently, such as a backslash.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        (0x21...0x7e).contains(byte) && !#"\<>"^`{|}"#.utf8.contains(byte)
    }

    /// The host, in lower case and without brackets, and the port of an authority; nil if it is not valid.
    static func split(authority: Substring) -> (host: String, port: Int?)? {
        var host = authority.prefix { $0 != ":" }
        var isBracketed = false
        if authority.hasPrefix("[") {
            host = authority.dropFirst().prefix { $0 != "]" }
            isBracketed = true
            guard host.contains(":"), host.endIndex < authority.endIndex else { return nil }
        }
        let rest = authority[host.endIndex...].dropFirst(isBracketed ? 1 : 0)
        guard !rest.isEmpty else { return (host.lowercased(), nil) }
        guard rest.first == ":", rest.dropFirst().utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let port = Int(rest.dropFirst()), (1...65_535).contains(port)
        else { return nil }
        return (host.lowercased(), port)
    }

    /// Whether a lowercase text is the full name of a host (RFC 1123). A name that ends in a number, such as `127.1`,
    /// `2130706433` or `0x7f000001`, is refused because some parsers read it as an address.
    static func isName(_ host: String) -> Bool {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...253).contains(host.utf8.count), let last = labels.last, last.utf8.first.map(isLetter) == true else {
            return false
        }
        return labels.allSatisfy { label in
            (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
                && label.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2d }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte) }
}
