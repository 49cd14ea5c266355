import Beacon
import HCI

/// Puts the lines together in which `hcidump --raw` prints one packet: `>` or `<` before the first, blanks before the
/// others. A value: lines in, packets out.
struct DumpedPacket: Sendable {
    /// What a line comes to.
    enum Step: Hashable {
        /// A line that stands by itself.
        case single([UInt8])
        /// A packet that is whole now.
        case whole([UInt8])
        /// More of the packet is to come.
        case more
    }

    private static let marks = Set("<>".utf8)
    private static let blanks = Set(" \t".utf8)
    /// What may stand before the mark: a time.
    private static let time = Set("0123456789-:. \t".utf8)

    private var begun: [UInt8] = []

    /// The packet that was begun and is not whole, which ends here.
    mutating func end() -> [UInt8]? {
        defer { begun = [] }
        return begun.isEmpty ? nil : begun
    }

    /// Whether a line goes on with the packet that was begun.
    func isContinued(by line: [UInt8]) -> Bool {
        !begun.isEmpty && line.first.map(Self.blanks.contains) == true && !Self.isMarked(line)
    }

    mutating func take(_ line: [UInt8]) throws(HexLine.Fault) -> Step {
        guard Self.isMarked(line) || isContinued(by: line) else { return .single(try HexLine.bytes(of: line)) }
        begun += try HexLine.bytes(of: Self.digits(of: line))
        guard let length = Self.length(of: begun), begun.count >= length else { return .more }
        return end().map { .whole($0) } ?? .more
    }

    private static func mark(in line: [UInt8]) -> Int? {
        guard let mark = line.firstIndex(where: marks.contains), line[..<mark].allSatisfy(time.contains) else {
            return nil
        }
        return mark
    }

    private static func isMarked(_ line: [UInt8]) -> Bool { mark(in: line) != nil }

    private static func digits(of line: [UInt8]) -> ArraySlice<UInt8> {
        line[(mark(in: line).map { $0 + 1 } ?? 0)...]
    }

    /// Of the whole packet, by its first bytes; nil until they are there, and for a packet of another kind.
    private static func length(of packet: [UInt8]) -> Int? {
        switch packet.first {
        case H4PacketType.event where packet.count >= 3: 3 + Int(packet[2])
        case H4PacketType.command where packet.count >= 4: 4 + Int(packet[3])
        case H4PacketType.aclData where packet.count >= 5: 5 + Int(packet[4]) << 8 + Int(packet[3])
        default: nil
        }
    }
}
