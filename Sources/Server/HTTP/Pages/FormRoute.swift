import Console
import Foundation
import HTTPTypes
import Hummingbird
import Phrases
import Vocabulary
import Wire

/// `POST /forms/{type}`: a request of the protocol, sent by the form of a page, for browsers without scripts.
struct FormRoute: Sendable {
    let pages: PageRoute
    private var services: Services { pages.services }

    /// Fields of the form itself, which are not arguments.
    private enum Own {
        static let form = "_form", from = "_from", then = "_then"
        /// The prefix of each field of a request that waits until the session is confirmed.
        static let waiting = "_waiting."
        static let waitingType = "_waiting.type"
        /// Marks that a password was left out of a waiting request.
        static let secret = "_secret"
    }

    func post(_ request: Hummingbird.Request, _ peer: PeerContext) async throws -> Response {
        await pages.answering(request, peer) { context, view in
            try Self.checkSite(request)
            guard let type = RequestType(rawValue: peer.parameters.get("type") ?? "") else {
                throw Refusal(.notFound, .noSuchForm)
            }
            let (fields, hold) = try await fields(of: request, type, context)
            defer { withExtendedLifetime(hold) {} }
            let origin = RequestOrigin(request, peer, services.transport)
            return try await answer(type, fields, context, view, request.headers, origin)
        }
    }

    /// Checks that a form comes from a page of this server, which the browser has to state.
    static func checkSite(_ request: Hummingbird.Request) throws {
        try CrossSite.checkOrigin(request.head)
        let isSaid = request.headers[.origin] != nil || request.headers[.secFetchSite] == "same-origin"
        guard isSaid else { throw Refusal(.notAllowed, .crossSiteRequestRefused) }
    }

    private func fields(
        of request: Hummingbird.Request, _ type: RequestType, _ context: HandlerContext
    ) async throws -> (FormFields, BodyBudget.Hold) {
        let caller: BodyBudget.CallerClass = if case .stranger = context.caller { .strangers } else { .known }
        // A confirmation carries the request that waits for it.
        let allowed = BodyLimit.bytes(of: context.caller.kind)
        let limit = type == .universalConfirm ? allowed : min(type.bodyLimit, allowed)
        let reader = BodyReader(budget: services.bodies, logger: services.logger)
        let (body, hold) = try await reader.bytes(
            request.body, request.headers, limit: limit, as: caller)
        let content = request.headers[.contentType] ?? ""
        if content.hasPrefix("multipart/form-data") {
            let files = try FormArguments.files(of: type)
            return (try FormFields(multipart: body, contentType: content, files: files), hold)
        }
        guard content.hasPrefix("application/x-www-form-urlencoded"), let text = String(bytes: body, encoding: .utf8)
        else { throw Refusal(.wrongContentType, .bodyNotAForm) }
        return (FormFields(text), hold)
    }

    private func answer(
        _ type: RequestType, _ fields: FormFields, _ context: HandlerContext, _ view: View, _ headers: HTTPFields,
        _ origin: RequestOrigin
    ) async throws -> Response {
        let single = fields.single
        let then = Self.ownPath(single[Own.then])
        var view = view
        // Forms on the answer page return to the page that this one came from.
        view.address = Self.ownPath(single[Own.from])
        do {
            let answer = try await dispatch(type, fields, context, view)
            let cookies = answer.cookie.headers(isSecure: origin.isSecure)
            if type == .universalConfirm, let waiting = single[Own.waitingType].flatMap(RequestType.init) {
                // The confirmation has changed the session.
                let confirmed = try await HandlerContext(services, headers, origin)
                return try await goOn(waiting, Self.waiting(fields), confirmed, view, headers, origin)
            }
            if let shown = ShownReply(answer.reply, then: then, sent: single) {
                var response = Response.page(
                    view.document(shown.heading, shown.body(view)))
                response.headers.add(cookies: cookies)
                return response
            }
            return .redirect(then, cookies: cookies)
        } catch {
            let failure = Refusal(error, logger: services.logger)
            if failure.code == .confirmationNecessary {
                return PageRoute.confirmation(Self.keeping(type, fields), nil, view)
            }
            guard !Self.leadsElsewhere(failure) else { throw failure }
            if failure.code == .slowDown { await services.limiter.hold() }
            let refused = Self.refused(type, fields, failure)
            // It may not be known whether the request was done: sent again from the page shown now, it counts as the
            // same one.
            view.idempotencyKey = single["idempotency_key"].flatMap(UUID.init(uuidString:)) ?? view.idempotencyKey
            if type == .universalConfirm {
                return PageRoute.confirmation(fields.values.filter { $0.name.hasPrefix(Own.waiting) }, refused, view)
            }
            return try await pages.again(Self.ownPath(single[Own.from]), refused, context, view)
        }
    }

    /// Answers a request that waited for a confirmation. A password was not kept meanwhile: the page asks for it again.
    private func goOn(
        _ type: RequestType, _ fields: FormFields, _ context: HandlerContext, _ view: View, _ headers: HTTPFields,
        _ origin: RequestOrigin
    ) async throws -> Response {
        guard fields.single[Own.secret] != nil else {
            return try await answer(type, fields, context, view, headers, origin)
        }
        let failure = Refusal(
            .badArguments, .formPasswordNeededAgain)
        let refused = Self.refused(type, fields, failure)
        return try await pages.again(Self.ownPath(fields.single[Own.from]), refused, context, view)
    }

    private static func refused(_ type: RequestType, _ fields: FormFields, _ failure: Refusal) -> RefusedForm {
        let kept = fields.values.filter { !$0.name.hasPrefix("_") && !$0.name.contains("password") }
        let values = Dictionary(grouping: kept, by: \.name).mapValues { $0.map(\.value) }
        return RefusedForm(key: fields.single[Own.form] ?? type.rawValue, fields: values, failure: failure)
    }

    private func dispatch(
        _ type: RequestType, _ fields: FormFields, _ context: HandlerContext, _ view: View
    ) async throws -> AnyAnswer {
        let json = try FormArguments(timeZone: view.timeZone).json(fields, of: type)
        do throws(SafeText.Fault) { try WireJSON.check(json) } catch { throw Refusal(error) }
        var context = context
        context.way = "console"
        return try await services.metrics.timing(type) { [context] in
            try await Dispatcher(services: services).answer(type, .bare(json), context)
        }
    }

    /// Returns whether the answer to a failure is a page at another address.
    private static func leadsElsewhere(_ failure: Refusal) -> Bool {
        [.loginNecessary, .passwordChangeNecessary, .totpEnrolmentNecessary].contains(failure.code)
    }

    /// Returns the address if it is a page of this server, else `/`: a form must not redirect to another site.
    private static func ownPath(_ address: String?) -> String {
        let address = address ?? "/"
        let path = PageRoute.split(address).path
        let isSafe = address.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7f }
        return isSafe && (path == "/" || ConsolePages.page(at: path) != nil) ? address : "/"
    }

    /// Returns the fields of a request that waits for a confirmation, except passwords.
    private static func keeping(_ type: RequestType, _ fields: FormFields) -> [(name: String, value: String)] {
        var kept = [(name: Own.waitingType, value: type.rawValue)]
        for (name, value) in fields.values where !name.contains("password") { kept.append((Own.waiting + name, value)) }
        let isSecretGiven = fields.values.contains { $0.name.contains("password") && !$0.value.isEmpty }
        if isSecretGiven { kept.append((Own.waiting + Own.secret, "true")) }
        return kept
    }

    private static func waiting(_ fields: FormFields) -> FormFields {
        var waiting = FormFields("")
        for (name, value) in fields.values where name.hasPrefix(Own.waiting) {
            waiting.add(String(name.dropFirst(Own.waiting.count)), value)
        }
        return waiting
    }
}
