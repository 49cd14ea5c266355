/// What a batch is known by.
public struct BatchKey: Hashable, Sendable {
    public let scanner: Int64
    public let spool: String
    public let sequence: Int64

    public init(scanner: Int64, spool: String, sequence: Int64) {
        self.scanner = scanner
        self.spool = spool
        self.sequence = sequence
    }
}

extension ReceivedBatch {
    public var key: BatchKey { BatchKey(scanner: scanner, spool: spool, sequence: sequence) }
}
