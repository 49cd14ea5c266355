/// The content of a station's QR code, which is everything that a client needs to find it: the serial number, the code
/// that verifies its key, and the resolvers to ask.
///
/// `rollcall://station?serial=00:0c:29:ab:cd:ef&code=7K4M9-QXT2W-PAB3C-D5EFG-HJKMN&resolver=resolver.example`, where
/// `resolver` may occur up to four times.
public struct StationLink: Equatable, Sendable {
    private static let start = Array("rollcall://station".utf8)
    /// The maximum number of bytes: a genuine link has at most 1,300.
    private static let maximum = 2048

    public let serial: Serial
    public let code: PrintedCode
    /// One to four resolvers.
    public let resolvers: [ResolverHost]

    /// Returns nil if there is no resolver, or more than four, or the code does not have 25 characters.
    public init?(serial: Serial, code: PrintedCode, resolvers: [ResolverHost]) {
        guard (1...ResolverHost.limit).contains(resolvers.count),
            code.characters.count == PrintedCode.lengthOfStation
        else { return nil }
        (self.serial, self.code, self.resolvers) = (serial, code, resolvers)
    }

    /// Reads a link; unknown members are ignored.
    public init?(_ text: String) {
        guard text.utf8.count <= Self.maximum, let members = Self.members(Array(text.utf8)) else { return nil }
        var serials: [Serial] = []
        var codes: [PrintedCode] = []
        var resolvers: [ResolverHost] = []
        for (name, value) in members {
            switch String(decoding: name, as: UTF8.self) {
            case "serial":
                guard let serial = Serial(value) else { return nil }
                serials.append(serial)
            case "code":
                guard let code = PrintedCode(typed: value, length: PrintedCode.lengthOfStation) else { return nil }
                codes.append(code)
            case "resolver":
                guard let resolver = ResolverHost(String(decoding: value, as: UTF8.self)) else { return nil }
                resolvers.append(resolver)
            default: break
            }
        }
        guard serials.count == 1, codes.count == 1 else { return nil }
        self.init(serial: serials[0], code: codes[0], resolvers: resolvers)
    }

    /// The canonical form, which can be read back.
    public var text: String {
        let members =
            [("serial", serial.description), ("code", code.text)] + resolvers.map { ("resolver", $0.description) }
        return "rollcall://station?" + members.map { "\($0)=\(PercentText.escaped($1))" }.joined(separator: "&")
    }

    /// Returns the decoded name and value of each member of the query; nil for any other link.
    private static func members(_ text: [UInt8]) -> [(name: [UInt8], value: [UInt8])]? {
        let head = text.prefix(start.count).map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
        guard head == start else { return nil }
        var rest = text.dropFirst(start.count)
        if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
        guard rest.first == UInt8(ascii: "?") else { return nil }
        var members: [(name: [UInt8], value: [UInt8])] = []
        for member in rest.dropFirst().split(separator: UInt8(ascii: "&")) {
            let equals = member.firstIndex(of: UInt8(ascii: "=")) ?? member.endIndex
            guard let name = PercentText.bytes(member[..<equals]),
                let value = PercentText.bytes(member[equals...].dropFirst())
            else { return nil }
            members.append((name, value))
        }
        return members
    }
}

extension StationLink: CustomStringConvertible {
    public var description: String { text }
}

/// Percent-encoding (RFC 3986, 2.1).
private enum PercentText {
    static func escaped(_ text: String) -> String {
        var escaped: [UInt8] = []
        for byte in text.utf8 {
            if isPlain(byte) {
                escaped.append(byte)
            } else {
                escaped.append(UInt8(ascii: "%"))
                escaped.append(contentsOf: Hex.text([byte]).utf8)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    /// Returns nil if a percent sign is not followed by two digits.
    static func bytes(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var place = text.startIndex
        while place < text.endIndex {
            guard text[place] == UInt8(ascii: "%") else {
                bytes.append(text[place])
                place += 1
                continue
            }
            guard place + 2 < text.endIndex, let byte = Hex.bytes(Array(text[(place + 1)...(place + 2)]), count: 1)
            else { return nil }
            bytes += byte
            place += 3
        }
        return bytes
    }

    /// Returns whether a byte is unreserved or a colon, which is allowed unescaped in a query.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
