/// Splits a stream of bytes into lines and keeps at most one line of bounded length.
public struct LineSplitter: Sendable {
    /// In bytes; far longer than any packet in hexadecimal.
    public static let maxLineLength = 65_536

    private var line: [UInt8] = []
    private var isTooLong = false

    public init() {}

    /// Appends the next bytes of the stream; returns the lines that they complete.
    public mutating func append(_ bytes: some Sequence<UInt8>) -> [Line] {
        var lines: [Line] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                lines.append(take())
            } else if line.count < Self.maxLineLength {
                line.append(byte)
            } else {
                isTooLong = true
            }
        }
        return lines
    }

    /// Returns the last line, if the stream ended without a line feed.
    public mutating func finish() -> Line? {
        line.isEmpty ? nil : take()
    }

    private mutating func take() -> Line {
        defer {
            line.removeAll(keepingCapacity: true)
            isTooLong = false
        }
        return isTooLong ? .tooLong : .text(line)
    }
}

extension LineSplitter {
    /// One line of input without its line feed.
    public enum Line: Hashable, Sendable {
        case text([UInt8])
        /// More than `LineSplitter.maxLineLength` bytes, which were not kept.
        case tooLong
    }
}
