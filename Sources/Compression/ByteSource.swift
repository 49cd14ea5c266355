/// A source of bytes that returns one piece at a time.
public protocol ByteSource: AnyObject {
    /// Returns the next piece; empty at the end.
    func read() throws -> [UInt8]
}
