import Crypto
import Foundation
import NIOCore
import Store
import Synchronization
import Wire

/// A request that is done once, however often it comes, because its sender gave it a word.
///
/// The word is the key of what is kept: its hash finds the row, and under it the arguments are digested and the reply
/// is sealed. So whoever reads the database learns neither a password of the arguments nor a token of the reply.
struct DoneOnce: Sendable {
    private let key: SymmetricKey
    private let hash: [UInt8]
    private let digest: [UInt8]

    /// Nil where the sender has another way to repeat a request.
    init?(_ arguments: some Wire.Request, under word: UUID, by caller: HandlerContext.Caller) throws {
        guard let sender = caller.sender else { return nil }
        let bytes = withUnsafeBytes(of: word.uuid) { Data($0) }
        hash = Array(SHA256.hash(data: bytes))
        key = Self.key("reply", of: bytes)
        let content = Data("\(sender) \(type(of: arguments).type.rawValue) ".utf8) + (try Self.canonical(arguments))
        digest = Array(HMAC<SHA256>.authenticationCode(for: content, using: Self.key("request", of: bytes)))
    }

    /// HKDF (RFC 5869).
    private static func key(_ use: String, of word: Data) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: word), info: Data("rollcall \(use)".utf8), outputByteCount: 32)
    }

    /// The arguments as they were understood, but for what is another at each sending.
    private static func canonical(_ arguments: some Encodable) throws -> Data {
        let json = try WireJSON.encoder().encode(arguments)
        guard var members = try JSONSerialization.jsonObject(with: json) as? [String: Any] else { return json }
        members["sent_at"] = nil
        return try JSONSerialization.data(withJSONObject: members, options: .sortedKeys)
    }

    /// Answers it: with what `work` answers inside a transaction that keeps the answer, or with what was answered
    /// before. Two that come at the same time wait for each other. What `work` throws keeps nothing; that something was
    /// refused is written after the transaction, which would take it back.
    func answer<Reply: Codable & Sendable>(
        _ context: HandlerContext, _ work: (HandlerContext) async throws -> Answer<Reply>
    ) async throws -> AnyAnswer {
        let refusals = Refusals()
        var inside = context
        inside.refusals = refusals
        do {
            return try await answer(inTransactionOf: inside, work)
        } catch {
            for entry in refusals.all { try await AuditRepository(context.services.pool.writing).record(entry) }
            throw error
        }
    }

    private func answer<Reply: Codable & Sendable>(
        inTransactionOf context: HandlerContext, _ work: (HandlerContext) async throws -> Answer<Reply>
    ) async throws -> AnyAnswer {
        try await context.services.pool.withTransaction { transaction -> Result<AnyAnswer, Failure> in
            let words = WordRepository(transaction)
            if let kept = try await words.take(hash, digest: digest, at: context.now) {
                return .success(try repeated(kept, as: Reply.self))
            }
            var inside = context
            inside.services.pool = context.services.pool.joining(transaction)
            do {
                let answer = try AnyAnswer(try await work(inside)).writing()
                let box = try AES.GCM.seal(Data(try answer.json().readableBytesView), using: key)
                try await words.keep(
                    Array(box.nonce) + Array(box.ciphertext) + Array(box.tag), of: hash, by: context.caller.personID)
                return .success(answer)
            } catch let refusal as KeptRefusal {
                try await words.forget(hash)
                return .failure(refusal.failure)
            }
        }.get()
    }

    private func repeated<Reply: Codable & Sendable>(
        _ kept: WordRepository.Kept, as type: Reply.Type
    ) throws -> AnyAnswer {
        guard kept.digest == digest else {
            throw Failure(.conflict, "Another request was sent under this 'word_id' before.")
        }
        let reply = try AES.GCM.open(AES.GCM.SealedBox(combined: kept.reply), using: key)
        return AnyAnswer(try WireJSON.decoder().decode(type, from: reply), writtenAs: reply)
    }
}

extension DoneOnce {
    /// What was refused and written all the same: the transaction is committed, and the word is free again.
    struct KeptRefusal: Error {
        let failure: Failure
    }

    /// Entries of the audit that are to outlast the transaction in which something was refused.
    final class Refusals: Sendable {
        private let entries = Mutex<[AuditEntry]>([])

        var all: [AuditEntry] { entries.withLock(\.self) }

        func keep(_ entry: AuditEntry) {
            entries.withLock { $0.append(entry) }
        }
    }
}

extension HandlerContext.Caller {
    /// Who may send a request under a word; nil for those whose requests have other ways to be repeated.
    fileprivate var sender: String? {
        switch self {
        case .person(let person): "person \(person.id)"
        case .helper(let helper): "phone \(helper.id)"
        case .nobody, .scanner: nil
        }
    }

    fileprivate var personID: Int64? {
        if case .person(let person) = self { person.id } else { nil }
    }
}
