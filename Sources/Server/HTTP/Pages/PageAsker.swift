import Console
import Foundation
import Phrases
import Vocabulary
import Wire

/// Answers the requests of a page on behalf of its viewer: rights, limits, confirmation and audit are those of
/// `POST /post`.
struct PageAsker: Asking {
    let context: HandlerContext

    /// Throws the same `Refusal` that `POST /post` would answer.
    func reply<Arguments: Wire.Request>(to request: Arguments) async throws -> Arguments.Reply {
        let services = context.services
        let body = RequestBody.bare(try WireJSON.encoder().encode(request))
        let answer: AnyAnswer
        do {
            answer = try await services.metrics.timing(Arguments.type) {
                try await Dispatcher(services: services).answer(Arguments.type, body, context)
            }
        } catch {
            throw Refusal(error, logger: services.logger)
        }
        guard let reply = answer.reply as? Arguments.Reply else {
            throw Refusal(.internalError, .replyTypeWrong)
        }
        return reply
    }
}
