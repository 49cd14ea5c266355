/// The data of an unfinished advertisement. Once it has grown too long nothing of it is kept, so that its end is known and
/// not taken for an advertisement of its own.
struct JoinedData: Sendable {
    /// Nil after it grew too long.
    private(set) var bytes: [UInt8]?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func append(_ more: [UInt8]) {
        guard let count = bytes?.count, count + more.count <= ReportJoiner.byteCountLimit else {
            bytes = nil
            return
        }
        bytes?.append(contentsOf: more)
    }
}
