/// Why a btsnoop file cannot be read or written, or not to its end.
public struct BtsnoopError: Error, Hashable, Sendable {
    public enum Code: String, Sendable {
        case cannotOpen = "cannot_open"
        case cannotRead = "cannot_read"
        case cannotWrite = "cannot_write"
        case notBtsnoop = "not_btsnoop"
        case unsupported
        case truncated
        case damaged
        case packetTooLong = "packet_too_long"
    }

    public let code: Code
    /// What is wrong, for an operator.
    public let message: String
    /// What to do about it.
    public let hint: String
    /// The error underneath, as text.
    public let cause: String?

    init(_ code: Code, _ message: String, hint: String, cause: String? = nil) {
        self.code = code
        self.message = message
        self.hint = hint
        self.cause = cause
    }
}

extension BtsnoopError: CustomStringConvertible {
    public var description: String {
        let cause = cause.map { " (\($0))" } ?? ""
        return "\(message)\(cause). \(hint)"
    }
}

extension BtsnoopError {
    static let notBtsnoop = BtsnoopError(
        .notBtsnoop, "The file does not start as a btsnoop file does",
        hint: "Record one with: btmon --write FILE")

    static func unsupported(version: UInt32) -> BtsnoopError {
        BtsnoopError(
            .unsupported, "The btsnoop file has version \(version); only version 1 is read",
            hint: "Record it again with: btmon --write FILE")
    }

    static func unsupported(datalink: UInt32) -> BtsnoopError {
        BtsnoopError(
            .unsupported, "The btsnoop file has datalink type \(datalink); 1001 (HCI) and 1002 (H4) are read",
            hint: "Convert it with Wireshark to \"Symbian OS btsnoop\" with HCI H4 packets.")
    }

    static func truncated(record: Int, byte: Int) -> BtsnoopError {
        BtsnoopError(
            .truncated, "The btsnoop file ends within record \(record), which starts at byte \(byte)",
            hint: "The records before it were read; copy the file again if it should hold more.")
    }

    static func damaged(record: Int, byte: Int, included: UInt32, original: UInt32) -> BtsnoopError {
        BtsnoopError(
            .damaged, "Record \(record) at byte \(byte) claims \(included) bytes of a packet of \(original)",
            hint: "The records before it were read; the rest of the file cannot be trusted.")
    }
}
