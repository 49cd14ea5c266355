import Foundation
import HTTPTypes
import Logging
import NIOCore
import Phrases
import Vocabulary
import Wire

/// Reads the body of a request: at most as many bytes as the caller may send, and only if there is memory for them.
struct BodyReader: Sendable {
    let budget: BodyBudget
    let logger: Logger

    /// The bytes of JSON that is safe to decode, and a reservation of their memory until the request is answered.
    /// - Parameter limit: in bytes.
    /// - Throws: `Refusal`.
    func json(
        _ body: some AsyncSequence<ByteBuffer, any Error>, _ headers: HTTPFields, limit: Int,
        as caller: BodyBudget.CallerClass
    ) async throws -> (Data, BodyBudget.Hold) {
        let (body, hold) = try await bytes(body, headers, limit: limit, as: caller)
        do throws(SafeText.Fault) { try WireJSON.check(body) } catch { throw Refusal(error) }
        return (body, hold)
    }

    /// The bytes as they arrive, and a reservation of their memory. Throws `Refusal`.
    func bytes(
        _ body: some AsyncSequence<ByteBuffer, any Error>, _ headers: HTTPFields, limit: Int,
        as caller: BodyBudget.CallerClass
    ) async throws -> (Data, BodyBudget.Hold) {
        let declared = headers[.contentLength].flatMap(Int.init)
        if let declared, declared > limit { throw Self.tooLarge(limit) }
        let hold = budget.hold(caller)
        let buffer = try await collect(body, limit: limit, hold)
        if let declared, buffer.readableBytes != declared { throw cutOff() }
        return (Data(buffer.readableBytesView), hold)
    }

    private func collect(
        _ body: some AsyncSequence<ByteBuffer, any Error>, limit: Int, _ hold: BodyBudget.Hold
    ) async throws -> ByteBuffer {
        var buffer = ByteBuffer()
        do {
            for try await part in body {
                guard buffer.readableBytes + part.readableBytes <= limit else { throw Self.tooLarge(limit) }
                try hold.add(part.readableBytes)
                if buffer.readableBytes == 0 { buffer = part } else { buffer.writeImmutableBuffer(part) }
            }
        } catch let failure as Refusal {
            throw failure
        } catch {
            try Task.checkCancellation()
            // A fault that the connection found; its error contains bytes of the body, which must not be logged.
            throw cutOff()
        }
        return buffer
    }

    /// The failure for a broken body, which `ConnectionGuard` counts.
    private func cutOff() -> Refusal {
        let failure = Refusal(.badArguments, .bodyBrokenOffOrUnreadable)
        logger.debug("The body of a request was broken off.")
        return failure
    }

    static func tooLarge(_ limit: Int) -> Refusal {
        Refusal(.tooLarge, .bodyTooManyBytes(limit))
    }
}
