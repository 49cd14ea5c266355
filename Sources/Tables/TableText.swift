/// The text of a table in the encodings in which programs save it: UTF-8, UTF-16, or Windows-1252, which spreadsheets
/// on Windows use for "CSV".
public enum TableText {
    /// Returns the decoded text; nil if the bytes are not valid text in any of these encodings.
    public static func decoded(_ bytes: some Collection<UInt8>) -> String? {
        let bytes = Array(bytes)
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return String(validating: bytes.dropFirst(3), as: UTF8.self) }
        if bytes.starts(with: [0xff, 0xfe]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
        if bytes.starts(with: [0xfe, 0xff]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
        // A table begins with the name of a column, in ASCII letters.
        if bytes.count >= 2, bytes[1] == 0, bytes[0] != 0 { return utf16(bytes[...], isBigEndian: false) }
        if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return utf16(bytes[...], isBigEndian: true) }
        return String(validating: bytes, as: UTF8.self) ?? windows1252(bytes)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { place in
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        return String(validating: units, as: UTF16.self)
    }

    /// Returns the text in Windows-1252; nil if a byte has no character in it.
    private static func windows1252(_ bytes: [UInt8]) -> String? {
        var text = String.UnicodeScalarView()
        for byte in bytes {
            guard let scalar = (0x80...0x9f).contains(byte) ? high[Int(byte) - 0x80] : Unicode.Scalar(byte) else {
                return nil
            }
            text.append(scalar)
        }
        return String(text)
    }

    /// The bytes from 0x80 to 0x9F (WHATWG, Encoding Standard, index windows-1252), without the five that the standard
    /// leaves to control characters.
    private static let high: [Unicode.Scalar?] = [
        "€", nil, "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", nil, "Ž", nil,
        nil, "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", nil, "ž", "Ÿ",
    ]
}
