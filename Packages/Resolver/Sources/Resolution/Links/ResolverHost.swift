/// The address of a resolver as entered: `r.example`, `r.example:8129`, `192.0.2.1` or `[2001:db8::1]`.
public struct ResolverHost: Hashable, Sendable {
    /// The maximum number of resolvers of one station.
    public static let limit = 4
    /// The default port with TLS.
    public static let portWithTLS = 8129
    public static let portWithoutTLS = 8128
    private static let maxNameLength = 253
    private static let portDigits = 5

    /// A name in lower case or an address, without brackets.
    public let host: String
    /// Nil for the default port.
    public let port: Int?

    /// Returns nil if the text is not a name or address, or has no port from 1 to 65535 after its colon.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        let (host, port): (ArraySlice<UInt8>, ArraySlice<UInt8>?)
        if IPv6(bytes) != nil {
            (host, port) = (bytes[...], nil)
        } else if bytes.first == UInt8(ascii: "["), let end = bytes.firstIndex(of: UInt8(ascii: "]")) {
            guard IPv6(Array(bytes[1..<end])) != nil else { return nil }
            (host, port) = (bytes[1..<end], end + 1 < bytes.count ? bytes[(end + 1)...] : nil)
        } else {
            let colon = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.count
            guard Self.isName(bytes[..<colon]) else { return nil }
            (host, port) = (bytes[..<colon], colon < bytes.count ? bytes[colon...] : nil)
        }
        guard let port else {
            (self.host, self.port) = (Self.lowercased(host), nil)
            return
        }
        guard port.first == UInt8(ascii: ":"), let number = Self.port(port.dropFirst()) else { return nil }
        (self.host, self.port) = (Self.lowercased(host), number)
    }

    /// - Parameter tls: whether TLS is used.
    public func port(tls: Bool) -> Int {
        port ?? (tls ? Self.portWithTLS : Self.portWithoutTLS)
    }

    private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
        (1...maxNameLength).contains(text.count) && text.first != UInt8(ascii: "-") && text.first != UInt8(ascii: ".")
            && text.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    private static func port(_ digits: ArraySlice<UInt8>) -> Int? {
        guard (1...portDigits).contains(digits.count),
            digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return (1...65_535).contains(number) ? number : nil
    }

    private static func lowercased(_ text: ArraySlice<UInt8>) -> String {
        String(decoding: text.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
    }
}

extension ResolverHost: CustomStringConvertible {
    /// The canonical form, which can be read back.
    public var description: String {
        let bracketed = host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host
        return port.map { "\(bracketed):\($0)" } ?? bracketed
    }
}
