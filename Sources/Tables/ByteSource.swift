/// Bytes that come a piece at a time.
public protocol ByteSource: AnyObject {
    /// Empty at the end.
    func read() throws -> [UInt8]
}
