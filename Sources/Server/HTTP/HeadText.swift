import CoreMetrics
import HTTPTypes
import Hummingbird
import Phrases
import Vocabulary
import Wire

/// The rule for the text of a request's head.
enum HeadText {
    /// The maximum length of a path with its query, in UTF-8 bytes.
    static let maxPathLength = 8 << 10

    static func check(_ head: HTTPRequest) throws(Refusal) {
        try check(path: head.path ?? "/")
        try check(head.authority ?? "")
        for field in head.headerFields { try check(field.value) }
    }

    /// Checks the path as it is written and as it is decoded. Each byte outside plain ASCII takes three characters.
    private static func check(path: String) throws(Refusal) {
        guard path.utf8.count <= maxPathLength else { throw Refusal(.headersTooLarge, .pathTooLong) }
        try check(path)
        guard path.utf8.contains(UInt8(ascii: "%")) else { return }
        let fault = percentDecoded(path).withUnsafeBytes { bytes -> SafeText.Fault? in
            do throws(SafeText.Fault) { try SafeText.check(utf8: bytes) } catch { return error }
            return nil
        }
        if let fault { throw Refusal(fault) }
    }

    /// Text that was not valid UTF-8 arrives with replacement characters.
    private static func check(_ text: String) throws(Refusal) {
        guard !text.unicodeScalars.contains("\u{fffd}") else { throw Refusal(SafeText.Fault.notUTF8) }
        do throws(SafeText.Fault) { try SafeText.check(text) } catch { throw Refusal(error) }
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
