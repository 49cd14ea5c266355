/// Why bytes cannot be compressed or decompressed.
public struct CompressionError: Error, Equatable, Sendable, CustomStringConvertible {
    /// One sentence, which names the bytes; without a full stop.
    public let message: String

    init(_ message: String) {
        self.message = message
    }

    /// - Parameter status: what zlib returned.
    init(_ message: String, _ status: Int32) {
        self.init("\(message) (zlib status \(status))")
    }

    public var description: String { message }
}
