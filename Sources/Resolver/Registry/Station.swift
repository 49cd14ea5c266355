import Resolution

/// What the registry knows of a station.
struct Station: Sendable {
    enum Standing: String, Sendable {
        /// A row of the original's file that no person has claimed.
        case unclaimed
        /// Its word counts without a proof.
        case unsigned
        case signed
    }

    var standing: Standing
    /// Under which its rows stand, where that is not the serial as we write it.
    var storedName: String?
    var ipv4: IPv4?
    /// Milliseconds since 1970: when the last update was taken, and until when its addresses hold.
    var seen: Int64
    var until: Int64
    var counter: Int64
    /// How a signed station is found: what the operator said, and what its record says, which goes before.
    var findable: StationRecord.Findable
    var saidFindable: StationRecord.Findable?
    /// Key (32 bytes), signature (64) and record one after the other: one piece of memory for all three. Of an unsigned
    /// station empty, of one that has not yet been heard of the key alone.
    var proof: [UInt8]

    private static let lengthOfSignature = 64

    init(
        standing: Standing, storedName: String? = nil, ipv4: IPv4? = nil, seen: Int64 = 0, until: Int64 = 0,
        counter: Int64 = 0, findable: StationRecord.Findable = .code, saidFindable: StationRecord.Findable? = nil,
        proof: [UInt8] = []
    ) {
        (self.standing, self.storedName, self.ipv4, self.seen, self.until) = (standing, storedName, ipv4, seen, until)
        (self.counter, self.findable, self.saidFindable, self.proof) = (counter, findable, saidFindable, proof)
    }

    /// No person's entry: a person who is not there is looked at as one that is hidden.
    static let nobody = Station(
        standing: .signed, proof: StationKey.ofNone.bytes)

    /// The name under which the rows of a station with this serial stand.
    func name(of serial: Serial) -> String { storedName ?? serial.description }

    var key: StationKey? {
        proof.count < StationKey.length ? nil : StationKey(stored: Array(proof.prefix(StationKey.length)))
    }

    var find: FindHash? { key?.find }

    /// Whether one who asks like that is told anything.
    func isTold(bySerial: Bool, at now: Int64) -> Bool {
        until > now && (!bySerial || standing != .signed || (saidFindable ?? findable) == .serial)
    }

    /// What a client of version 2 checks.
    var evidence: Reply.Proof {
        let start = StationKey.length + Self.lengthOfSignature
        guard proof.count > start else { return Reply.Proof(record: nil, signature: nil, key: nil, seen: seen) }
        return Reply.Proof(
            record: Array(proof[start...]), signature: Array(proof[StationKey.length..<start]),
            key: Array(proof[..<StationKey.length]), seen: seen)
    }
}
