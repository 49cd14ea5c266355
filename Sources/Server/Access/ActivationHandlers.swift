import Devices
import Foundation
import Locks
import Store
import Wire

/// Activation of lock keys: any server requests it, and the owner of the engine shakes hands with the lock.
enum ActivationHandlers {
    /// Three messages, each repeated for 11 s.
    private static let timeout = Duration.seconds(35)

    static func activate(_ arguments: ActivateLock, _ context: HandlerContext) async throws -> ActivateLock.Reply {
        let target = try await context.change(
            .lockActivated, details: { ["lock_id": String($0.lock), "epoch": String($0.epoch)] }
        ) { transaction in
            let activations = LockActivations(transaction)
            let target = try await activations.target(arguments.lockID)
            let label = try label(arguments, target)
            let sealed = try LockSecretSealer(file: context.services.secretKey).seal(label, ofDevice: target.device)
            try await activations.ask(target, sealedLabel: sealed, at: context.now)
            return target
        }
        return ActivateLock.Reply(epoch: target.epoch)
    }

    private static func label(_ arguments: ActivateLock, _ target: LockActivations.Target) throws
        -> LockSecretSealer.Label
    {
        guard !target.dialect.isWeak else {
            guard target.allowsWeak else {
                throw Failure(.weakLock, "This lock is too weak: the school does not allow its dialect.")
            }
            return LockSecretSealer.Label()
        }
        guard let fingerprint = arguments.fingerprint.flatMap(LockFingerprint.init(typed:)) else {
            throw Failure(
                .badArguments, "The argument 'fingerprint' must be 64 hexadecimal digits, as on the lock's label.",
                argument: "fingerprint")
        }
        guard let code = arguments.code.flatMap(ActivationCode.init(typed:)) else {
            throw Failure(
                .badArguments, "The argument 'code' must be the 16 characters on the lock's label.", argument: "code")
        }
        return LockSecretSealer.Label(fingerprint: fingerprint.text, code: code.text)
    }

    /// The reply after the lock has answered. It runs outside the transaction, which must be committed first.
    static func awaitEnd(
        _ answer: AnyAnswer, _ arguments: ActivateLock, _ context: HandlerContext
    ) async throws -> AnyAnswer {
        guard let reply = answer.reply as? ActivateLock.Reply else { return answer }
        let activations = LockActivations(context.services.pool.points)
        let standing = try await context.services.locks.result(of: arguments.lockID, within: timeout) {
            let standing = try await activations.standing(arguments.lockID, epoch: reply.epoch)
            return standing == .pending ? nil : standing
        }
        switch standing {
        case .done: return answer
        case .failed(let word): throw Failure(.cannotBeDone, Self.sentence(word))
        case .replaced:
            throw Failure(.conflict, "The lock was reset, or another activation of it began.")
        case .pending, nil: throw Failure(.cannotBeDone, Self.sentence(ActivationError.noAnswer.rawValue))
        }
    }

    private static func sentence(_ word: String) -> String {
        switch ActivationError(rawValue: word) {
        // The lock may have the new keys nevertheless.
        case .noAnswer:
            "The lock did not answer to the end. Is it connected? Press its button, and activate it again."
        case .wrongFingerprint: "The lock's key is not the one on the label."
        case .notGenuine: "The activation code is not the one on the lock's label."
        case .notReady: "The lock has keys already. Press the button on its inner side first."
        case .wrongDialect: "The lock speaks the other dialect."
        case .deaf: "The lock had too many wrong messages. Try again in half a minute."
        case .cut, .lowOrder, .badKey, .refused: "The lock's answer is wrong: '\(word)'."
        case nil: Self.sentence(ofServer: word)
        }
    }

    private static func sentence(ofServer word: String) -> String {
        switch word {
        case "not_confidential":
            "The key of such a lock must go over TLS or stay on this machine, and others could hear this broker."
        case "no_key":
            "A secret cannot be read or kept now. An administrator finds why in the server's log."
        default: "The server was started anew meanwhile. Try it again."
        }
    }

    static func reset(_ arguments: ResetLock, _ context: HandlerContext) async throws -> EmptyReply {
        try await context.change(.lockReset, ["lock_id": String(arguments.lockID)]) {
            try await LockActivations($0).reset(arguments.lockID)
        }
        return EmptyReply()
    }
}
