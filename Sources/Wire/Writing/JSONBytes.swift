/// JSON that is being written as bytes: the same bytes as from `WireJSON.encoder()`, provided that members are written
/// in the order of their names.
public struct JSONBytes: Sendable {
    public private(set) var bytes: [UInt8] = []
    /// Whether the object or array already has an element, so that a comma must follow.
    private var needsComma = false

    public init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    public mutating func object(_ members: (inout JSONBytes) -> Void) {
        nest(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
    }

    public mutating func member<Element>(
        _ name: StaticString, _ elements: [Element], _ write: (Element, inout JSONBytes) -> Void
    ) {
        self.name(name)
        nest(UInt8(ascii: "["), UInt8(ascii: "]")) { json in
            for element in elements { write(element, &json) }
        }
    }

    public mutating func member(_ name: StaticString, texts: [String]) {
        self.name(name)
        nest(UInt8(ascii: "["), UInt8(ascii: "]")) { json in
            for text in texts {
                if json.needsComma { json.bytes.append(UInt8(ascii: ",")) }
                json.string(text)
                json.needsComma = true
            }
        }
    }

    public mutating func member(_ name: StaticString, _ value: some BinaryInteger) {
        self.name(name)
        bytes.append(contentsOf: String(value).utf8)
        needsComma = true
    }

    public mutating func member(_ name: StaticString, _ value: Bool) {
        self.name(name)
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
        needsComma = true
    }

    /// Writes nothing if the value is nil.
    public mutating func member(_ name: StaticString, _ value: String?) {
        guard let value else { return }
        self.name(name)
        string(value)
        needsComma = true
    }

    private mutating func nest(_ begin: UInt8, _ end: UInt8, _ inside: (inout JSONBytes) -> Void) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        bytes.append(begin)
        needsComma = false
        inside(&self)
        bytes.append(end)
        needsComma = true
    }

    /// - Parameter name: must consist of letters that need no escaping.
    private mutating func name(_ name: StaticString) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    private mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            if utf8.contains(where: Self.isEscaped) {
                for byte in utf8 { escape(byte) }
            } else {
                bytes.append(contentsOf: utf8)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// Escapes a byte (RFC 8259, section 7).
    private mutating func escape(_ byte: UInt8) {
        guard Self.isEscaped(byte) else { return bytes.append(byte) }
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
        default:
            bytes.append(contentsOf: byte < 0x10 ? "u000".utf8 : "u001".utf8)
            bytes.append(contentsOf: String(byte & 0xF, radix: 16).utf8)
        }
    }
}
