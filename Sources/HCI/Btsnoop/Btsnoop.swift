/// The btsnoop format, version 1, as BlueZ's btmon and Android write it. All numbers are big-endian.
public enum Btsnoop {
    static let magic = Array("btsnoop\0".utf8)
    static let version: UInt32 = 1
    static let fileHeaderByteCount = 16
    static let recordHeaderByteCount = 24
    /// The longest H4 packet: packet type, handle, length and 65,535 bytes of ACL data.
    static let maxPacketLength = 65_540
    /// Timestamps count microseconds from midnight, January 1st of the year 0; this is 1970 on that scale.
    static let unixEpoch: Int64 = 0x00DC_DDB3_0F2F_8000
    /// Set in a record's flags when the controller sent the packet.
    static let received: UInt32 = 0b01
    /// Set in a record's flags for commands and events.
    static let commandOrEvent: UInt32 = 0b10
}

extension Btsnoop {
    /// The supported datalink types: what precedes each packet of a btsnoop file.
    enum Datalink: UInt32, Sendable {
        /// HCI packets without a packet type, which is in the record's flags.
        case unencapsulated = 1001
        /// H4: the packet type byte first.
        case h4 = 1002
        /// Linux's Bluetooth monitor: the record's flags contain the adapter and the kind of packet.
        case monitor = 2001
    }
}

extension Btsnoop {
    /// Why a btsnoop file cannot be read or written completely.
    public struct Failure: Error, Hashable, Sendable {
        public enum Code: String, Sendable {
            case cannotOpen = "cannot_open"
            case cannotRead = "cannot_read"
            case cannotWrite = "cannot_write"
            case notBtsnoop = "not_btsnoop"
            case unsupported
            case truncated
            case damaged
            case empty
            case packetTooLong = "packet_too_long"
        }

        public let code: Code
        /// The problem, for an operator.
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
}

extension Btsnoop.Failure: CustomStringConvertible {
    public var description: String {
        let cause = cause.map { " (\($0))" } ?? ""
        return "\(message)\(cause). \(hint)"
    }
}

extension Btsnoop.Failure {
    public static let notBtsnoop = Btsnoop.Failure(
        .notBtsnoop, "The file does not start with the header of a btsnoop file", hint: Self.recording)

    public static let empty = Btsnoop.Failure(
        .empty, "The file is empty", hint: Self.recording)

    private static let recording = "Record a capture with: rollcall-node scan --record FILE"

    static func unsupported(version: UInt32) -> Btsnoop.Failure {
        Btsnoop.Failure(
            .unsupported, "The btsnoop file has version \(version); only version 1 is supported",
            hint: recording)
    }

    static func unsupported(datalink: UInt32) -> Btsnoop.Failure {
        Btsnoop.Failure(
            .unsupported, "The btsnoop file has datalink type \(datalink); 1001, 1002 and 2001 are supported",
            hint: recording)
    }

    static func truncated(record: Int, byte: Int) -> Btsnoop.Failure {
        Btsnoop.Failure(
            .truncated, "The btsnoop file ends within record \(record), which starts at byte \(byte)",
            hint: "The records before it were read. Copy the file again if it should contain more.")
    }

    static func damaged(record: Int, byte: Int, included: UInt32, original: UInt32) -> Btsnoop.Failure {
        Btsnoop.Failure(
            .damaged, "Record \(record) at byte \(byte) claims \(included) bytes of a packet of \(original)",
            hint: "The records before it were read, the rest of the file was ignored because it is damaged.")
    }

    static func damaged(record: Int, byte: Int) -> Btsnoop.Failure {
        Btsnoop.Failure(
            .damaged, "Record \(record) at byte \(byte) has an impossible length",
            hint: "The records before it were read, the rest of the file was ignored because it is damaged.")
    }

    static func unsupported(linkType: UInt32) -> Btsnoop.Failure {
        Btsnoop.Failure(
            .unsupported, "The capture contains packets of link type \(linkType), which is not Bluetooth HCI",
            hint: "Record from the interface bluetooth0 or bluetooth-monitor, or with: "
                + "rollcall-node scan --record FILE")
    }
}
