/// Bytes that come a piece at a time.
protocol ByteSource: AnyObject {
    /// Empty at the end.
    func read() throws -> [UInt8]
}
