/// Bytes of a file that are still to be read, and their position in the file.
struct WaitingBytes: Sendable {
    private var buffer: [UInt8] = []
    private var consumed = 0
    private var dropped = 0

    var count: Int { buffer.count - consumed }
    /// The position of the next byte in the file.
    var position: Int { dropped + consumed }

    mutating func append(_ bytes: [UInt8]) {
        buffer.removeFirst(consumed)
        dropped += consumed
        consumed = 0
        buffer += bytes
    }

    /// Returns the next bytes without removing them; fewer if there are no more.
    func peek(_ count: Int) -> [UInt8] { Array(buffer[consumed...].prefix(count)) }

    /// Removes and returns the next bytes; nil if there are fewer.
    mutating func take(_ count: Int) -> [UInt8]? {
        guard self.count >= count else { return nil }
        defer { consumed += count }
        return Array(buffer[consumed..<consumed + count])
    }
}
