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
