import Foundation
import HTTPTypes
import Logging
import NIOCore
import Wire

/// Takes in the body of a request: no more bytes than the caller may send, and only where there is room for them.
struct BodyReader: Sendable {
    let budget: BodyBudget
    let logger: Logger

    /// The bytes of JSON that is safe to decode, and the hold on the memory they take, which lasts until the request is
    /// answered.
    /// - Parameter limit: in bytes.
    /// - Throws: `Failure`.
    func json(
        _ body: some AsyncSequence<ByteBuffer, any Error>, _ headers: HTTPFields, limit: Int,
        as caller: BodyBudget.CallerClass
    ) async throws -> (Data, BodyBudget.Hold) {
        let (body, hold) = try await bytes(body, headers, limit: limit, as: caller)
        do throws(SafeText.Fault) { try WireJSON.check(body) } catch { throw Failure(error) }
        return (body, hold)
    }

    /// The bytes as they come, and the hold on their memory. Throws `Failure`.
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
        } catch let failure as Failure {
            throw failure
        } catch {
            try Task.checkCancellation()
            // What the connection itself found wrong with it; the error holds bytes of it, which no log is to have.
            throw cutOff()
        }
        return buffer
    }

    /// The connection's own guard counts it.
    private func cutOff() -> Failure {
        let failure = Failure(.badArguments, "The body is broken off or is not HTTP that can be read.")
        logger.debug("The body of a request was broken off.")
        return failure
    }

    static func tooLarge(_ limit: Int) -> Failure {
        Failure(.tooLarge, "The body has more than \(limit) bytes, which is the most here.")
    }
}
