import Devices

/// The messages between a server and a lock, as JSON objects; docs/locks.md describes each member. Bytes are encoded as
/// lower-case hexadecimal digits.
public enum LockMessages {
    /// `down/handshake` and `up/handshake`: one step of an activation.
    struct Handshake: Codable, Equatable, Sendable {
        enum Step: String, Codable, Sendable {
            /// The server requests the lock's key.
            case ask
            /// The lock sends its key.
            case key
            /// The handshake messages of the server and of the lock.
            case first, second
            /// The server has the keys, and the lock has them.
            case confirm, active
            /// The lock refuses, with a reason.
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

    /// `up/nonce`: 16 random bytes, or the reason if there are none.
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

    /// Returns the attempt that a lock's `nonce` or `outcome` is about.
    /// - Throws: the reason if the message cannot be read.
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

    /// Only the plain decimal number is valid: `07` and `+7` are not.
    static func number(_ text: String) throws(RefusedLockMessage) -> Int64 {
        guard let number = Int64(text), number > 0, String(number) == text else { throw .wrongType }
        return number
    }

    /// - Parameter error: the error if the bytes are missing, are not hexadecimal digits, or have another length.
    static func bytes(
        _ text: String?, count: Int, else error: RefusedLockMessage
    ) throws(RefusedLockMessage) -> [UInt8] {
        guard let text, let bytes = [UInt8](hex: text), bytes.count == count else { throw error }
        return bytes
    }
}

/// Why a message of a lock is refused. Each reason is counted by its code.
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
    /// A proof made without the key, or for other content.
    case wrongProof = "wrong_proof"
    case unknownOutcome = "unknown_outcome"
    case unknownAttempt = "unknown_attempt"
    /// It answers something that was not requested.
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
