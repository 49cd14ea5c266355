import Foundation
import Locks
import MQTT
import Postgres
import Store

/// What a session of locks has to write in one step, and the messages that are sent once it is written.
struct LockPage {
    var moves: [UnlockOutbox.Move] = []
    var keeps: [LockKeys] = []
    var nonces: [(attempt: Int64, nonce: [UInt8])] = []
    /// Activations that have ended; with an error if they failed.
    var endings: [(device: Int64, epoch: Int64, error: String?)] = []
    /// Devices with a forged or repeated message, and what it was.
    var forgeries: [Int64: String] = [:]
    private(set) var messages: [Message] = []

    /// A message, and the attempt it belongs to: it is not sent if another server has ended that attempt.
    struct Message {
        let attempt: Int64?
        let device: Int64
        let channel: String
        let payload: [UInt8]
        let isSaidOnce: Bool

        func outgoing(_ site: String) -> MQTTMessage {
            MQTTMessage(
                topic: LockTopics.down(channel, to: device, site: site), payload: payload,
                quality: isSaidOnce ? .atMostOnce : .atLeastOnce)
        }
    }

    mutating func say(_ payload: [UInt8], _ channel: String, to device: Int64, once: Bool) {
        let attempt = try? LockMessages.attempt(of: payload)
        messages.append(
            Message(attempt: attempt, device: device, channel: channel, payload: payload, isSaidOnce: once))
    }

    private var isWritten: Bool { !moves.isEmpty || !keeps.isEmpty || !nonces.isEmpty || !endings.isEmpty }

    /// Writes everything in one transaction.
    /// - Returns: the messages that may now be sent.
    /// - Throws: `Lease.Lost` if another server owns the engine by now.
    func write(
        under lease: Lease, _ vault: LockSecretSealer, at now: Date, in pool: ConnectionPool
    ) async throws -> [Message] {
        guard isWritten else { return messages }
        let sealed = try keeps.map { (keys: $0, sealed: try vault.seal($0)) }
        return try await pool.withTransaction { transaction in
            let outbox = try await UnlockOutbox(transaction, under: lease)
            let lost = moves.isEmpty ? [] : try await outbox.move(moves, at: now)
            for (attempt, nonce) in nonces { try await outbox.keep(nonce: nonce, of: attempt) }
            var replaced: Set<Int64> = []
            for (keys, sealed) in sealed {
                let isKept = try await outbox.keep(
                    sealedKeys: sealed, epoch: Int64(keys.epoch), ofDevice: keys.device, at: now)
                if !isKept { replaced.insert(keys.device) }
            }
            for (device, epoch, error) in endings {
                try await outbox.endActivation(ofDevice: device, epoch: epoch, error: error)
            }
            return messages.filter { message in
                guard let attempt = message.attempt else { return !replaced.contains(message.device) }
                return !lost.contains(attempt)
            }
        }
    }
}
