/// Decodes the bytes of a capture, in pieces of any size, into the packets of its controllers. Keeps at most one packet
/// and one piece.
public protocol CaptureDecoder {
    /// Appends the next bytes of the file.
    mutating func append(_ bytes: [UInt8])

    /// Returns the next complete packet, nil until more bytes are appended. Throws `Btsnoop.Failure` for a damaged
    /// file, again at each call.
    mutating func next() throws(Btsnoop.Failure) -> Btsnoop.Record?

    /// Must be called at the end of the file. Throws `Btsnoop.Failure` unless the file ended with a complete packet.
    func finish() throws(Btsnoop.Failure)
}
