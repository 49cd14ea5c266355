/// A reply of the resolver. The members of the original come first in an object of their own, with the same spaces in
/// between.
public enum Reply: Equatable, Sendable {
    /// The first message of a connection, byte for byte as the original sends it.
    public static let greeting = Array(#"{ "DDNSConnected": [ { "Connected": true } ] }"#.utf8)

    case found([Finding], isExtended: Bool)
    case updated(spelling: [UInt8]?, UpdateOutcome)
    case registered(spelling: [UInt8]?, RegistrationRefusal?)
    case whoYouAre(String)
    /// - Parameter refusal: why reachability was not tested; `isReachable` is then nil.
    case reachable(Bool?, refusal: UpdateRefusal?)

    /// The result for one requested station.
    public struct Finding: Equatable, Sendable {  // generated: init
        public var asked: Request.Entry
        public var ipv4: IPv4?
        public var record: Proof?
    }

    /// The evidence that a client of version 2 checks.
    public struct Proof: Equatable, Sendable {  // generated: init
        /// Nil for an unsigned station; so is the key.
        public var record: [UInt8]?
        public var signature: [UInt8]?
        public var key: [UInt8]?
        /// When the resolver accepted the update: milliseconds since 1970.
        public var seen: Int64
    }

    public enum UpdateOutcome: Equatable, Sendable {
        case accepted(counter: Int64)
        /// - Parameter counter: the counter of the last update, for a sender who can sign for the station; nil for all
        ///   others.
        case refused(UpdateRefusal, counter: Int64?)
    }

    public enum UpdateRefusal: String, Sendable {
        /// The signature is not valid: not the station's key, not the station's record, or no record.
        case signature
        /// The counter is not a number from 1 to 2^53 − 1, or is not higher than the last.
        case counter
        case address
        case slowDown = "slow_down"
        /// The registry cannot be written now.
        case unavailable
    }

    public enum RegistrationRefusal: String, Error, Sendable {
        case serial
        /// Not 32 bytes, or a point of small order, for which any party can sign.
        case key
        case signature
        /// Unknown, used, expired or for another station.
        case invitation
        case slowDown = "slow_down"
        case unavailable
    }
}

extension Reply {
    /// The form on the wire.
    public var bytes: [UInt8] {
        var writer = JSONWriter()
        switch self {
        case .found(let findings, let isExtended): writer.write(findings, isExtended: isExtended)
        case .updated(let spelling, let outcome): writer.write(spelling, outcome)
        case .registered(let spelling, let refusal):
            writer.raw(#"{"HRHomeStationRegisterReply": {"StationDID": "#)
            writer.string(spelling)
            writer.raw(#", "Registered": "#)
            writer.bool(refusal == nil)
            writer.raw(#", "Reason": "#)
            writer.string(refusal?.rawValue)
            writer.raw("}}")
        case .whoYouAre(let address):
            writer.raw(#"{"HRWhoAmIReply": {"Address": "#)
            writer.string(address)
            writer.raw("}}")
        case .reachable(let isReachable, let refusal):
            writer.raw(#"{"HRReachMeReply": {"Reachable": "#)
            writer.bool(isReachable)
            writer.raw(#", "Reason": "#)
            writer.string(refusal?.rawValue)
            writer.raw("}}")
        }
        return writer.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ findings: [Reply.Finding], isExtended: Bool) {
        raw(#"{"HRHomeStationReply": ["#)
        for (place, finding) in findings.enumerated() {
            if place > 0 { raw(", ") }
            switch finding.asked {
            case .serial(let spelling):
                raw(#"{"StationDID": "#)
                string(spelling)
            case .code(let find):
                raw(#"{"Find": "#)
                string(find)
            }
            raw(#", "StationIP": "#)
            string(finding.ipv4?.description)
            if isExtended { write(finding.record) }
            raw("}")
        }
        raw("]}")
    }

    private mutating func write(_ proof: Reply.Proof?) {
        raw(#", "Record": "#)
        string(proof?.record)
        raw(#", "Signature": "#)
        string(proof?.signature.map { Hex.text($0) })
        raw(#", "Key": "#)
        string(proof?.key.map { Hex.text($0) })
        raw(#", "Seen": "#)
        number(proof?.seen)
    }

    fileprivate mutating func write(_ spelling: [UInt8]?, _ outcome: Reply.UpdateOutcome) {
        raw(#"{"HRHomeStationUpdateReply": {"StationDID": "#)
        string(spelling)
        raw(#", "Accepted": "#)
        switch outcome {
        case .accepted(let counter):
            raw(#"true, "Counter": "#)
            number(counter)
            raw(#", "Reason": null}}"#)
        case .refused(let refusal, let counter):
            raw(#"false, "Counter": "#)
            number(counter)
            raw(#", "Reason": "#)
            string(refusal.rawValue)
            raw("}}")
        }
    }
}
