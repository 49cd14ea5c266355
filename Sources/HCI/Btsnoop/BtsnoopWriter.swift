import Beacon
public import Foundation

/// Writes a btsnoop file of version 1, datalink `h4`.
public struct BtsnoopWriter: ~Copyable {
    private let file: FileHandle

    /// Starts a file at the handle's position by writing its header. Throws `BtsnoopError`.
    public init(_ file: FileHandle) throws(BtsnoopError) {
        self.file = file
        var header = BtsnoopFormat.magic
        header.append(bigEndian: BtsnoopFormat.version)
        header.append(bigEndian: BtsnoopFormat.Datalink.h4.rawValue)
        try write(header)
    }

    /// Writes one record. Throws `BtsnoopError`, also for a packet longer than HCI has any.
    public func append(_ record: BtsnoopRecord) throws(BtsnoopError) {
        guard record.packet.count + record.missingByteCount <= BtsnoopFormat.longestPacket else {
            throw BtsnoopError(
                .packetTooLong, "A packet of \(record.packet.count) bytes is not written",
                hint: "An HCI packet has at most \(BtsnoopFormat.longestPacket) bytes.")
        }
        try write(record.encoded)
    }

    private func write(_ bytes: [UInt8]) throws(BtsnoopError) {
        do {
            try file.write(contentsOf: bytes)
        } catch {
            throw BtsnoopError(
                .cannotWrite, "The capture cannot be written", hint: "Check the space on the disk.",
                cause: error.localizedDescription)
        }
    }
}
