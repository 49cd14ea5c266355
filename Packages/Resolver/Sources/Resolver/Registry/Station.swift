import Resolution

/// A station in the registry.
struct Station: Sendable {
    enum Standing: String, Sendable {
        /// A row of the original's file that has not been claimed.
        case unclaimed
        /// Its claims are valid without a signature.
        case unsigned
        case signed
    }

    var standing: Standing
    /// The name of its rows, if that is not our form of the serial.
    var storedName: String?
    var ipv4: IPv4?
    /// Milliseconds since 1970: when the last update was accepted, and until when its addresses are valid.
    var seen: Int64
    var until: Int64
    var counter: Int64
    /// How a signed station may be found: the operator's setting, and that of its record, which takes precedence.
    var findable: StationRecord.Findable
    var saidFindable: StationRecord.Findable?
    /// Key (32 bytes), signature (64) and record in sequence: one allocation for all three. Empty for an unsigned
    /// station; only the key for one that has not reported yet.
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

    /// A station that does not exist: a lookup of a missing station takes the same path as that of a hidden one.
    static let nobody = Station(
        standing: .signed, proof: StationKey.ofNone.bytes)

    /// Returns the name of a station's rows for this serial.
    func name(of serial: Serial) -> String { storedName ?? serial.description }

    var key: StationKey? {
        proof.count < StationKey.length ? nil : StationKey(stored: Array(proof.prefix(StationKey.length)))
    }

    var find: FindHash? { key?.find }

    /// Returns whether a lookup of this kind gets an answer.
    func isTold(bySerial: Bool, at now: Int64) -> Bool {
        until > now && (!bySerial || standing != .signed || (saidFindable ?? findable) == .serial)
    }

    /// The evidence that a client of version 2 checks.
    var evidence: Reply.Proof {
        let start = StationKey.length + Self.lengthOfSignature
        guard proof.count > start else { return Reply.Proof(record: nil, signature: nil, key: nil, seen: seen) }
        return Reply.Proof(
            record: Array(proof[start...]), signature: Array(proof[StationKey.length..<start]),
            key: Array(proof[..<StationKey.length]), seen: seen)
    }
}
