import Beacon
public import Foundation

extension Btsnoop {
    /// Writes a btsnoop file of version 1, datalink `h4`.
    public struct Writer: ~Copyable {
        private let file: FileHandle

        /// Starts a file at the handle's position by writing its header. Throws `Btsnoop.Failure`.
        public init(_ file: FileHandle) throws(Failure) {
            self.file = file
            var header = Btsnoop.magic
            header.append(bigEndian: Btsnoop.version)
            header.append(bigEndian: Btsnoop.Datalink.h4.rawValue)
            try write(header)
        }

        /// Writes one record. Throws `Btsnoop.Failure`, also for a packet longer than HCI allows.
        public func append(_ record: Record) throws(Failure) {
            guard record.packet.count + record.missingByteCount <= Btsnoop.maxPacketLength else {
                throw Failure(
                    .packetTooLong, "A packet of \(record.packet.count) bytes is too long to be recorded",
                    hint: "An HCI packet has at most \(Btsnoop.maxPacketLength) bytes.")
            }
            try write(record.encoded)
        }

        private func write(_ bytes: [UInt8]) throws(Failure) {
            do {
                try file.write(contentsOf: bytes)
            } catch {
                throw Failure(
                    .cannotWrite, "The capture cannot be written", hint: "Check the free space on the disk.",
                    cause: error.localizedDescription)
            }
        }
    }
}
