import Foundation
import Phrases
import Vocabulary
import Wire

/// A body of `multipart/form-data` (RFC 7578), split into its parts in one pass: whatever the bytes are, each is read a
/// bounded number of times.
struct MultipartForm {
    /// The maximum length of a boundary (RFC 2046, section 5.1.1).
    private static let maxBoundaryLength = 70
    /// The maximum size of the lines before a part's content, in bytes. A browser sends two short lines.
    private static let maxHeadLength = 4 << 10

    struct Part {
        let name: String
        /// The range of its content in the body.
        let content: Range<Int>
    }

    let parts: [Part]

    static let unreadable = Refusal(.badArguments, .formUnreadable)

    /// Throws `Refusal` unless the body is complete.
    /// - Parameter contentType: the header, which contains the boundary between parts.
    init(_ body: Data, contentType: String) throws {
        guard let boundary = HeaderParameters(contentType)["boundary"],
            (1...Self.maxBoundaryLength).contains(boundary.utf8.count)
        else { throw Self.unreadable }
        parts = try body.withUnsafeBytes { bytes in
            var reader = Reader(bytes: bytes, delimiter: Array("\r\n--\(boundary)".utf8))
            return try reader.parts()
        }
    }

    /// The delimiter contains one carriage return, at its start: candidates that begin at different positions never
    /// share bytes, so comparing all of them costs no more than reading the body.
    private struct Reader {
        let bytes: UnsafeRawBufferPointer
        let delimiter: [UInt8]

        mutating func parts() throws -> [Part] {
            // The first delimiter does not need a line break before it.
            let first = delimiter.dropFirst(2)
            var place = 0
            if bytes.starts(with: first) {
                place = first.count
            } else {
                place = try nextDelimiter(from: 0).upperBound
            }
            var parts: [Part] = []
            while bytes[place...].starts(with: "\r\n".utf8) {
                let end = try nextDelimiter(from: place + 2)
                parts.append(try part(place + 2..<end.lowerBound))
                place = end.upperBound
            }
            guard bytes[place...].starts(with: "--".utf8) else { throw MultipartForm.unreadable }
            return parts
        }

        private func nextDelimiter(from start: Int) throws -> Range<Int> {
            var place = start
            while let found = next(UInt8(ascii: "\r"), in: place..<bytes.count) {
                if bytes[found...].starts(with: delimiter) { return found..<found + delimiter.count }
                place = found + 1
            }
            throw MultipartForm.unreadable
        }

        /// Reads header lines up to an empty one, one of which contains the field's name, and then the content.
        private func part(_ range: Range<Int>) throws -> Part {
            let limit = min(range.upperBound, range.lowerBound + MultipartForm.maxHeadLength)
            var (place, name): (Int, String?) = (range.lowerBound, nil)
            while let end = next(UInt8(ascii: "\r"), in: place..<limit), end + 1 < limit,
                bytes[end + 1] == UInt8(ascii: "\n")
            {
                if end == place {
                    guard let name else { break }
                    return Part(name: name, content: end + 2..<range.upperBound)
                }
                if let found = Self.fieldName(String(decoding: bytes[place..<end], as: UTF8.self)) {
                    guard name == nil else { break }
                    name = found
                }
                place = end + 2
            }
            throw MultipartForm.unreadable
        }

        private static func fieldName(_ line: String) -> String? {
            guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")),
                line[..<colon].lowercased() == "content-disposition"
            else { return nil }
            return HeaderParameters(String(line[colon...]))["name"]
        }

        private func next(_ byte: UInt8, in range: Range<Int>) -> Int? {
            guard !range.isEmpty, let base = bytes.baseAddress else { return nil }
            return memchr(base + range.lowerBound, Int32(byte), range.count).map { UnsafeRawPointer($0) - base }
        }
    }
}
