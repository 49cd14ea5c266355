import Beacon
import HCI

/// Joins the lines in which `hcidump --raw` prints one packet: the first begins with `>` or `<`, the others with
/// blanks. A value: lines in, packets out.
struct DumpedPacket: Sendable {
    /// The result of a line.
    enum Step: Hashable {
        /// A line that is a packet by itself.
        case single([UInt8])
        /// A packet that is now complete.
        case whole([UInt8])
        /// More of the packet will follow.
        case more
    }

    private static let marks = Set("<>".utf8)
    private static let blanks = Set(" \t".utf8)
    /// The characters of a time, which may precede the mark.
    private static let time = Set("0123456789-:. \t".utf8)

    private var begun: [UInt8] = []

    /// Ends and returns an incomplete packet.
    mutating func end() -> [UInt8]? {
        defer { begun = [] }
        return begun.isEmpty ? nil : begun
    }

    /// Returns whether a line continues the current packet.
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

    /// Returns the length of the whole packet by its first bytes; nil until they are present, and for a packet of
    /// another kind.
    private static func length(of packet: [UInt8]) -> Int? {
        switch packet.first {
        case H4PacketType.event where packet.count >= 3: 3 + Int(packet[2])
        case H4PacketType.command where packet.count >= 4: 4 + Int(packet[3])
        case H4PacketType.aclData where packet.count >= 5: 5 + Int(packet[4]) << 8 + Int(packet[3])
        default: nil
        }
    }
}
