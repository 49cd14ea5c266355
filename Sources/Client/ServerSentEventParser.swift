/// Parses `text/event-stream` (WHATWG HTML, section 9.2.6) from chunks that may end anywhere.
///
/// A value without I/O: bytes in, whole events out. An event that is incomplete when the stream ends is dropped, as the
/// standard requires.
struct ServerSentEventParser: Sendable {
    /// The maximum size of an event, in bytes; a larger one is an error, so that memory is bounded.
    let limit: Int
    /// The id of the last complete event, after which a new stream continues.
    private(set) var lastEventID: String
    /// The delay before a new connection, in milliseconds, if the stream specified one.
    private(set) var retry: Int?

    private var line: [UInt8] = []
    private var data: [UInt8] = []
    private var name = ""
    private var id: String
    private var afterCarriageReturn = false
    private var atStart = true

    /// - Parameter lastEventID: the last id of the previous connection.
    init(lastEventID: String = "", limit: Int = 1 << 20) {
        self.lastEventID = lastEventID
        self.id = lastEventID
        self.limit = limit
    }

    /// Consumes the next bytes of the stream and returns the events that they complete.
    ///
    /// - Throws: `TooLarge` if an event exceeds the limit; the parser cannot be used after that.
    mutating func consume(_ bytes: some Sequence<UInt8>) throws(TooLarge) -> [ServerSentEventParser.Event] {
        var events: [ServerSentEventParser.Event] = []
        for byte in bytes {
            if let event = try consume(byte) { events.append(event) }
        }
        return events
    }

    private mutating func consume(_ byte: UInt8) throws(TooLarge) -> ServerSentEventParser.Event? {
        let endsPair = afterCarriageReturn && byte == UInt8(ascii: "\n")
        afterCarriageReturn = byte == UInt8(ascii: "\r")
        if endsPair { return nil }
        guard byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") else {
            guard line.count + data.count < limit else { throw TooLarge(limit: limit) }
            line.append(byte)
            return nil
        }
        defer { line.removeAll(keepingCapacity: true) }
        skipByteOrderMark()
        return endLine()
    }

    private mutating func skipByteOrderMark() {
        if atStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        atStart = false
    }

    private mutating func endLine() -> ServerSentEventParser.Event? {
        if line.isEmpty { return dispatch() }
        let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
        var value = line[colon...].dropFirst()
        if value.first == UInt8(ascii: " ") { value.removeFirst() }
        field(String(decoding: line[..<colon], as: UTF8.self), value)
        return nil
    }

    /// A line that starts with a colon has an empty field name: a comment, which is ignored like every unknown field.
    private mutating func field(_ field: String, _ value: ArraySlice<UInt8>) {
        switch field {
        case "data": data += value + [UInt8(ascii: "\n")]
        case "event": name = String(decoding: value, as: UTF8.self)
        case "id" where !value.contains(0): id = String(decoding: value, as: UTF8.self)
        case "retry" where value.allSatisfy { (0x30...0x39).contains($0) }:
            retry = Int(String(decoding: value, as: UTF8.self)) ?? retry
        default: break
        }
    }

    private mutating func dispatch() -> ServerSentEventParser.Event? {
        lastEventID = id
        defer {
            data.removeAll(keepingCapacity: true)
            name = ""
        }
        guard !data.isEmpty else { return nil }
        return ServerSentEventParser.Event(
            name: name.isEmpty ? "message" : name, data: String(decoding: data.dropLast(), as: UTF8.self),
            lastEventID: lastEventID)
    }
}

extension ServerSentEventParser {
    /// An event exceeded the limit, in bytes.
    struct TooLarge: Error {
        let limit: Int
    }
}

extension ServerSentEventParser {
    /// One event of a stream: its data, its name (`message` by default), and the last id up to it.
    struct Event: Equatable, Sendable {
        let name: String
        let data: String
        /// Empty until the stream sends one.
        let lastEventID: String
    }
}
