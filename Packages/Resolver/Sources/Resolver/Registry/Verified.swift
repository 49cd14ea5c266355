import Foundation
import Resolution

/// An update whose signature was checked.
struct VerifiedUpdate: Sendable {
    let record: StationRecord
    /// The text of the record as it was signed.
    let text: [UInt8]
    let signature: [UInt8]
    /// The key that signed it.
    let key: StationKey
}

/// A registration whose signatures were checked.
struct VerifiedRegistration: Sendable {
    enum Right: Sendable {
        /// The SHA-256 of the operator's invitation.
        case invitation([UInt8])
        /// The key that vouches for the new one.
        case oldKey(StationKey)
    }

    let serial: Serial
    let key: StationKey
    let right: Right
}

/// The terms under which a claim of a station without a key is accepted.
struct UnsignedTerms {
    enum Verdict {
        case change
        /// The same address again, which stays valid for another day.
        case refresh
    }

    /// In milliseconds: how long its address is valid, the minimum time between changes, and the minimum time between
    /// writes of the same address.
    static let holding: Int64 = 24 * 3_600_000
    static let betweenChanges: Int64 = 600_000
    static let betweenRefreshes: Int64 = 60_000

    /// The operator's range of addresses.
    let source: String?
    /// Milliseconds since 1970: the last change, and the last claim.
    let changed: Int64
    let seen: Int64
    let address: IPv4?

    /// Returns nil if nothing changes.
    func verdict(on address: IPv4, at now: Int64) -> Verdict? {
        if let source {
            guard let range = SourceRange(source), range.holds(address) else { return nil }
        }
        guard self.address == address else { return now - changed >= Self.betweenChanges ? .change : nil }
        return now - seen >= Self.betweenRefreshes ? .refresh : nil
    }
}

/// IPv4 addresses with a common prefix: `203.0.113.0/24`, or a single one.
struct SourceRange: Sendable, CustomStringConvertible {
    private let start: IPv4
    private let bits: Int

    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard let start = parts.first.flatMap({ IPv4(String($0)) }), parts.count <= 2 else { return nil }
        let bits = parts.count == 2 ? Int(parts[1]) : 32
        guard let bits, (0...32).contains(bits) else { return nil }
        (self.start, self.bits) = (start, bits)
    }

    func holds(_ address: IPv4) -> Bool {
        // A shift by all 32 bits leaves nothing to compare.
        (start.bits ^ address.bits) >> UInt32(32 - bits) == 0
    }

    var description: String { "\(start)/\(bits)" }
}

extension [UInt8] {
    /// The form for SQLite.
    var data: Data { Data(self) }
}
