import Devices

/// The messages between a server and a lock, as JSON objects; docs/locks.md says what each member means. Bytes are
/// lower-case hexadecimal digits.
public enum LockMessages {
    /// `down/handshake` and `up/handshake`: one step of an activation.
    struct Handshake: Codable, Equatable, Sendable {
        enum Step: String, Codable, Sendable {
            /// The server asks for the lock's key.
            case ask
            /// The lock says its key.
            case key
            /// The server's message of the handshake, and the lock's.
            case first, second
            /// The server has the keys, and the lock has them.
            case confirm, active
            /// The lock will not, for a reason.
            case refused
        }

        var step: Step
        var epoch: UInt32
        var dialect: String?
        var key: String?
        var message: String?
        var proof: String?
        var reason: String?
    }

    /// `down/challenge`.
    struct Challenge: Codable, Equatable, Sendable {
        var attempt: String
    }

    /// `up/nonce`: 16 random bytes, or why there are none.
    struct Nonce: Codable, Equatable, Sendable {
        var attempt: String
        var nonce: String?
        var refused: String?
    }

    /// `down/response`.
    struct Response: Codable, Equatable, Sendable {
        var attempt: String
        var hold: Int
        var proof: String
    }

    /// `up/outcome`.
    struct Outcome: Codable, Equatable, Sendable {
        var attempt: String
        var outcome: String
        var reason: String?
        var proof: String?
    }

    /// Which attempt a lock's `nonce` or `outcome` is about.
    /// - Throws: why the message cannot be read.
    public static func attempt(of payload: [UInt8]) throws(RefusedLockMessage) -> Int64 {
        try number(read(Challenge.self, payload).attempt)
    }

    static func read<Message: Decodable>(
        _ type: Message.Type, _ payload: [UInt8]
    ) throws(RefusedLockMessage) -> Message {
        do {
            return try DeviceMessages.read(type, payload)
        } catch {
            throw RefusedLockMessage(error)
        }
    }

    static func bytes(_ message: some Encodable) -> [UInt8] { DeviceMessages.bytes(message) }

    /// Only the plain decimal number is one: `07` and `+7` are not.
    static func number(_ text: String) throws(RefusedLockMessage) -> Int64 {
        guard let number = Int64(text), number > 0, String(number) == text else { throw .wrongType }
        return number
    }

    /// - Parameter error: what is wrong with bytes that are missing, are no hexadecimal digits, or too few or many.
    static func bytes(
        _ text: String?, count: Int, else error: RefusedLockMessage
    ) throws(RefusedLockMessage) -> [UInt8] {
        guard let text, let bytes = [UInt8](hex: text), bytes.count == count else { throw error }
        return bytes
    }
}

/// What a lock answers to a response, in words of the wire.
enum LockOutcome: String, CaseIterable, Sendable {
    case opened, denied, jammed

    var purpose: ProofPurpose {
        switch self {
        case .opened: .opened
        case .denied: .denied
        case .jammed: .jammed
        }
    }
}

/// Why a lock will not, in words of the wire.
enum LockReason: String, CaseIterable, Sendable {
    /// It has no keys.
    case notActive = "not_active"
    /// Too many wrong responses came.
    case deaf
    /// As many nonces are open as may be.
    case busy
    /// The attempt had its response.
    case over
    /// The nonce was too old.
    case expired
    case wrongProof = "wrong_proof"
    /// A response to an attempt that had one.
    case replayed
    /// A response to an attempt that the lock never gave a nonce.
    case unknownAttempt = "unknown_attempt"
    /// It has keys, and no person pressed its button.
    case notReady = "not_ready"
    case wrongDialect = "wrong_dialect"

    /// Whether a person sent a response who must not: the lock proves that over no nonce, and no attempt ends by it.
    var isForeign: Bool { self == .replayed || self == .unknownAttempt }
}

/// Why a message of a lock is not taken. Each is counted by its word.
public enum RefusedLockMessage: String, Error, CaseIterable, Sendable {
    /// The message has more than 4,096 bytes.
    case tooLong = "too_long"
    case notJSON = "not_json"
    case missingMember = "missing_member"
    case wrongType = "wrong_type"
    /// A nonce that is not 16 bytes.
    case badNonce = "bad_nonce"
    /// A proof that is missing, or of another length.
    case badProof = "bad_proof"
    /// A proof that a person made who has not the key, or for something else.
    case wrongProof = "wrong_proof"
    case unknownOutcome = "unknown_outcome"
    case unknownAttempt = "unknown_attempt"
    /// It answers what was not asked.
    case outOfOrder = "out_of_order"
    /// It came after the attempt's end.
    case afterEnd = "after_end"

    init(_ refused: RefusedMessage) {
        self =
            switch refused {
            case .tooLong: .tooLong
            case .notJSON: .notJSON
            case .missingMember: .missingMember
            default: .wrongType
            }
    }
}
