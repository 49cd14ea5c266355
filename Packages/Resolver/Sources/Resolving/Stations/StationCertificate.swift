import Crypto

/// A station's certificate from a handshake.
public struct StationCertificate: Equatable, Sendable {
    /// In DER.
    public let bytes: [UInt8]

    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The SHA-256, which is `tls` in a record.
    public var hash: [UInt8] { Array(SHA256.hash(data: bytes)) }

    /// Whether it is self-issued: no authority verifies it, and it is its own root.
    public var isSelfSigned: Bool {
        // RFC 5280, 4.1: the certificate; its signed part; version (tagged 0, may be absent), serial number, algorithm,
        // issuer, validity, subject.
        guard let certificate = DERElement(bytes[...]), let signed = DERElement(certificate.content) else {
            return false
        }
        var elements = signed.elements(atMost: 7)
        if elements.first?.tag == 0xA0 { elements.removeFirst() }
        return elements.count >= 5 && elements[2].content.elementsEqual(elements[4].content)
    }
}

/// A DER element (X.690): one byte of tag, the length, the content.
private struct DERElement {
    let tag: UInt8
    let content: ArraySlice<UInt8>

    /// Reads the first element of the bytes; nil if it is incomplete.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard let tag = bytes.first, let first = bytes.dropFirst().first else { return nil }
        var rest = bytes.dropFirst(2)
        var length = Int(first)
        if first >= 0x80 {
            let count = Int(first & 0x7F)
            guard (1...3).contains(count), rest.count >= count else { return nil }
            length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(count)
        }
        guard rest.count >= length else { return nil }
        (self.tag, content) = (tag, rest.prefix(length))
    }

    /// Returns the elements of the content, up to a maximum number.
    func elements(atMost count: Int) -> [DERElement] {
        var elements: [DERElement] = []
        var rest = content
        while elements.count < count, let element = DERElement(rest) {
            elements.append(element)
            rest = rest[element.content.endIndex...]
        }
        return elements
    }
}
