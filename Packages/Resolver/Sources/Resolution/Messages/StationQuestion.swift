/// A client's request to a resolver about one station, and how the reply is read.
public enum StationQuestion: Equatable, Sendable {
    /// Answered only if the station may be found by its serial number.
    case serial(Serial)
    /// By the SHA-256 of its code (`SignedText.find`). An old resolver does not support this.
    case find([UInt8])

    /// The form on the wire; an old resolver ignores the version.
    public var bytes: [UInt8] {
        var writer = JSONWriter()
        writer.raw(#"{"Version": 2, "HRHomeStationsRequest": [{"#)
        switch self {
        case .serial(let serial):
            writer.raw(#""StationDID": "#)
            writer.string(serial.description)
        case .find(let hash):
            writer.raw(#""Find": "#)
            writer.string(Hex.text(hash))
        }
        writer.raw("}]}")
        return writer.bytes
    }
}
