import Foundation
import Resolution

/// An update whose signature was checked.
struct VerifiedUpdate: Sendable {
    let record: StationRecord
    /// The record as it was signed.
    let text: [UInt8]
    let signature: [UInt8]
    /// The one that signed it.
    let key: StationKey
}

/// A registration whose signatures were checked.
struct VerifiedRegistration: Sendable {
    enum Right: Sendable {
        /// SHA-256 of the operator's invitation.
        case invitation([UInt8])
        /// The key that vouches for the new one.
        case oldKey(StationKey)
    }

    let serial: Serial
    let key: StationKey
    let right: Right
}

/// When the word of a station without a key counts.
struct UnsignedTerms {
    enum Verdict {
        case change
        /// The same address again, which holds for another day.
        case refresh
    }

    /// Milliseconds: how long its address holds, how long it stays as it is, and how often it is written down again.
    static let holding: Int64 = 24 * 3_600_000
    static let betweenChanges: Int64 = 600_000
    static let betweenRefreshes: Int64 = 60_000

    /// The operator's range of addresses.
    let source: String?
    /// Milliseconds since 1970: of the last change, and of when it was heard last.
    let changed: Int64
    let seen: Int64
    let address: IPv4?

    /// Nil if nothing changes.
    func verdict(on address: IPv4, at now: Int64) -> Verdict? {
        if let source {
            guard let range = SourceRange(source), range.holds(address) else { return nil }
        }
        guard self.address == address else { return now - changed >= Self.betweenChanges ? .change : nil }
        return now - seen >= Self.betweenRefreshes ? .refresh : nil
    }
}

/// Addresses of IPv4 that begin alike: `203.0.113.0/24`, or one alone.
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
    /// As SQLite takes it.
    var data: Data { Data(self) }
}
