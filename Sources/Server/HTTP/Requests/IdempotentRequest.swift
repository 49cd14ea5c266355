import Crypto
import Foundation
import NIOCore
import Phrases
import Store
import Synchronization
import Vocabulary
import Wire

/// A request with an idempotency key: it is executed once, however often it arrives.
///
/// Only the hash of the key is stored. The digest of the arguments and the sealed reply depend on the key itself, so
/// that the database reveals neither a password in the arguments nor a token in the reply.
struct IdempotentRequest: Sendable {
    private let key: SymmetricKey
    private let hash: [UInt8]
    private let digest: [UInt8]

    /// Nil for a sender who repeats requests in another way.
    init?(_ arguments: some Wire.Request, under key: UUID, by caller: HandlerContext.Caller) throws {
        guard let sender = caller.sender else { return nil }
        let bytes = withUnsafeBytes(of: key.uuid) { Data($0) }
        hash = Array(SHA256.hash(data: bytes))
        self.key = Self.key("reply", of: bytes)
        let content = Data("\(sender) \(type(of: arguments).type.rawValue) ".utf8) + (try Self.canonical(arguments))
        digest = Array(HMAC<SHA256>.authenticationCode(for: content, using: Self.key("request", of: bytes)))
    }

    /// Derives a key with HKDF (RFC 5869).
    private static func key(_ use: String, of idempotencyKey: Data) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: idempotencyKey), info: Data("rollcall \(use)".utf8),
            outputByteCount: 32)
    }

    /// Returns the decoded arguments without `sent_at`, which differs at each attempt.
    private static func canonical(_ arguments: some Encodable) throws -> Data {
        let json = try WireJSON.encoder().encode(arguments)
        guard var members = try JSONSerialization.jsonObject(with: json) as? [String: Any] else { return json }
        members["sent_at"] = nil
        return try JSONSerialization.data(withJSONObject: members, options: .sortedKeys)
    }

    /// Returns the reply of `work`, or the stored reply if a request with this key was executed before.
    static func answer<Arguments: Wire.Request>(
        _ arguments: Arguments, _ context: HandlerContext,
        _ work: (HandlerContext) async throws -> Answer<Arguments.Reply>
    ) async throws -> AnyAnswer {
        let outcome: Outcome<AnyAnswer, Never> = try await perform(arguments, context) {
            .stored(try await work($0))
        }
        switch outcome {
        case .stored(let answer): return answer
        }
    }

    /// Returns the outcome of `work`, or the stored reply if a request with this key was executed before. Without a key
    /// only the work is done.
    ///
    /// With a key the work runs in a transaction that stores the reply. Two requests with one key run one after the
    /// other. An outcome that is not stored is committed, too, and releases the key. If the work throws, nothing is
    /// stored; refusals are written to the audit after the transaction, which would roll them back.
    static func perform<Arguments: Wire.Request, Unstored: Sendable>(
        _ arguments: Arguments, _ context: HandlerContext,
        _ work: (HandlerContext) async throws -> Outcome<Answer<Arguments.Reply>, Unstored>
    ) async throws -> Outcome<AnyAnswer, Unstored> {
        guard let key = context.idempotencyKey, !Arguments.type.isKeyStoredByWriter,
            let request = try IdempotentRequest(arguments, under: key, by: context.caller)
        else { return try await work(context).map { AnyAnswer($0) } }
        let refusals = Refusals()
        var inside = context
        inside.refusals = refusals
        do {
            let outcome = try await request.performInTransaction(inside, work)
            if case .unstored = outcome { try await refusals.record(in: context) }
            return outcome
        } catch {
            try await refusals.record(in: context)
            throw error
        }
    }

    private func performInTransaction<Reply: Codable & Sendable, Unstored: Sendable>(
        _ context: HandlerContext, _ work: (HandlerContext) async throws -> Outcome<Answer<Reply>, Unstored>
    ) async throws -> Outcome<AnyAnswer, Unstored> {
        try await context.services.pool.withTransaction { transaction in
            let requests = IdempotencyRepository(transaction)
            if let stored = try await requests.reserve(hash, digest: digest, at: context.now) {
                return .stored(try repeated(stored, as: Reply.self))
            }
            var inside = context
            inside.services.pool = context.services.pool.joining(transaction)
            let outcome = try await work(inside).map { try AnyAnswer($0).writing() }
            switch outcome {
            case .stored(let answer):
                let box = try AES.GCM.seal(Data(try answer.json().readableBytesView), using: key)
                try await requests.store(
                    Array(box.nonce) + Array(box.ciphertext) + Array(box.tag), of: hash, by: context.caller.personID)
            case .unstored: try await requests.release(hash)
            }
            return outcome
        }
    }

    private func repeated<Reply: Codable & Sendable>(
        _ stored: IdempotencyRepository.Stored, as type: Reply.Type
    ) throws -> AnyAnswer {
        guard stored.digest == digest else {
            throw Refusal(.conflict, .idempotencyKeyReused("idempotency_key"))
        }
        let reply = try AES.GCM.open(AES.GCM.SealedBox(combined: stored.reply), using: key)
        return AnyAnswer(try WireJSON.decoder().decode(type, from: reply), writtenAs: reply)
    }
}

extension IdempotentRequest {
    /// Audit entries that outlive the transaction of a refused request.
    final class Refusals: Sendable {
        private let entries = Mutex<[AuditEntry]>([])

        /// Writes the entries to the audit.
        func record(in context: HandlerContext) async throws {
            for entry in entries.withLock(\.self) {
                try await AuditRepository(context.services.pool.writing).record(entry)
            }
        }

        func keep(_ entry: AuditEntry) {
            entries.withLock { $0.append(entry) }
        }
    }
}

extension HandlerContext.Caller {
    /// The sender as part of the digest; nil for callers whose requests accept no idempotency key.
    fileprivate var sender: String? {
        switch self {
        case .person(let person): "person \(person.id)"
        case .helper(let helper): "phone \(helper.id)"
        case .stranger, .scanner: nil
        }
    }

    fileprivate var personID: Int64? {
        if case .person(let person) = self { person.id } else { nil }
    }
}

extension IdempotentRequest {
    /// What the work of a request results in.
    enum Outcome<Stored: Sendable, Unstored: Sendable>: Sendable {
        /// The reply; it is stored under the key of the request and repeated if the request arrives again.
        case stored(Stored)
        /// Another result; the request may be executed again under the same key.
        case unstored(Unstored)

        /// Returns the outcome with a converted reply.
        func map<Converted>(_ convert: (Stored) throws -> Converted) rethrows -> Outcome<Converted, Unstored> {
            switch self {
            case .stored(let reply): .stored(try convert(reply))
            case .unstored(let other): .unstored(other)
            }
        }
    }
}
