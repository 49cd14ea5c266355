import Accounts
import Console
import Foundation
import HTTPTypes
import Hummingbird
import Phrases
import Store
import Vocabulary
import Wire

/// `/m/{token}`: how a helper without an account joins the roll-call by a link. The token disappears from the address
/// bar as soon as a name is given: from then on the phone has a token of its own, in a cookie.
struct HelperRoute: Sendable {
    let pages: PageRoute
    private var services: Services { pages.services }

    /// Shows the form that asks for a name.
    func ask(_ request: Hummingbird.Request, _ peer: PeerContext) async throws -> Response {
        if let reload = PageRoute.reload(request) { return reload }
        return await pages.answering(request, peer) { context, view in
            let token = Self.token(peer)
            guard let link = try await link(token, context) else { return Self.ended(view, .notFound) }
            // Staff see the whole list as themselves; a phone that has already joined continues.
            if context.helper?.link == link || !context.caller.kind.isDisjoint(with: [.staff, .admin]) {
                return .redirect(MusterPage.path)
            }
            return .page(view.document(.joinTitle, HelperPages.join(Self.path(token), view)))
        }
    }

    /// Admits the phone to the roll-call.
    func join(_ request: Hummingbird.Request, _ peer: PeerContext) async throws -> Response {
        await pages.answering(request, peer) { context, view in
            try FormRoute.checkSite(request)
            let token = Self.token(peer)
            guard try await link(token, context) != nil else { return Self.ended(view, .notFound) }
            let reader = BodyReader(budget: services.bodies, logger: services.logger)
            let (body, hold) = try await reader.bytes(
                request.body, request.headers, limit: BodyLimit.stranger, as: .strangers)
            defer { withExtendedLifetime(hold) {} }
            let name = FormFields(String(decoding: body, as: UTF8.self)).single["name"] ?? ""
            do {
                let isSecure = RequestOrigin(request, peer, services.transport).isSecure
                guard let cookies = try await join(token, name, context, isSecure: isSecure) else {
                    return Self.ended(view, .notFound)
                }
                return .redirect(MusterPage.path, cookies: cookies)
            } catch {
                let failure = Refusal(error, logger: services.logger)
                return .page(
                    view.document(
                        .joinTitle, HelperPages.join(Self.path(token), name: name, refused: failure, view)),
                    failure: failure)
            }
        }
    }

    /// Returns the cookies of the phone; nil if the link has ended meanwhile. An existing session ends, so that a
    /// helper's entries are not attributed to the person who was logged in.
    private func join(
        _ token: String, _ name: String, _ context: HandlerContext, isSecure: Bool
    ) async throws -> [String]? {
        let name = try Check.text(name, "name", limit: 100)
        let phone = SecretToken()
        let joined = try await services.pool.withTransaction { transaction in
            let joined = try await HelperRepository(transaction).join(
                SecretToken(shown: token).hash, name: name, phoneHash: phone.hash, at: context.now)
            guard let joined else { return HelperRepository.Joined?.none }
            let details = ["link_id": String(joined.link), "phone_id": String(joined.phone)]
            try await context.audit(.musterLinkOpened, details, in: transaction)
            return joined
        }
        guard let joined else { return nil }
        services.tokens.note(.init(.phone, phone.hash), isGood: true)
        let lifetime = joined.expiresAt.timeIntervalSince(context.now)
        var cookies = [Cookie.helper.header(phone.text, lifetime: lifetime, isSecure: isSecure)]
        if let session = context.sessionToken {
            try await SessionRepository(services.pool.points).end(tokenHash: SecretToken(shown: session).hash)
            if case .person = context.caller { try await context.audit(.logout) }
            cookies.append(Cookie.session.header("", lifetime: 0, isSecure: isSecure))
        }
        return cookies
    }

    private func link(_ token: String, _ context: HandlerContext) async throws -> Int64? {
        try await Authentication(services: services).link(token, from: context.address ?? "", now: context.now)
    }

    /// Returns the page for a link that has ended or never existed, and for a phone that joined by one.
    static func ended(_ view: View, _ code: FailureCode) -> Response {
        .page(
            view.document(.linkDeadTitle, HelperPages.ended(view)),
            failure: Refusal(code, .linkDeadTitle))
    }

    private static func token(_ peer: PeerContext) -> String { peer.parameters.get("token") ?? "" }

    /// Only characters of a token are put into the page.
    private static func path(_ token: String) -> String { "\(RequestOrigin.musterLinks)\(token.queryEscaped)" }
}
