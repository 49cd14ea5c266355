import Compression
import Console
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Phrases
import Store
import Synchronization
import Vocabulary
import Wire

/// The pages of the console.
struct PageRoute: Sendable {
    let services: Services
    let assets: AssetRoute

    /// `GET /`: the first page that the viewer may see.
    func first(_ request: Hummingbird.Request, _ peer: PeerContext) async throws -> Response {
        await answering(request, peer) { context, _ in
            if context.helper != nil { return .redirect(MusterPage.path) }
            guard case .person = context.caller else { return .redirect(LoginPage.path) }
            let first = try await ConsolePages.first(
                for: context.caller.kind, mode: context.session?.preferences.mode, PageAsker(context: context))
            return .redirect(first.path)
        }
    }

    func show(
        _ page: any ConsolePage.Type, _ request: Hummingbird.Request, _ peer: PeerContext
    ) async throws -> Response {
        if let reload = Self.reload(request) { return reload }
        return await answering(request, peer) { context, view in
            try await render(
                page, PageQuery(FormFields(request.uri.query ?? "").single, timeZone: view.timeZone), context, view)
        }
    }

    /// Shows a page again, with the failure of one of its forms.
    func again(_ address: String, _ refused: RefusedForm, _ context: HandlerContext, _ view: View) async throws
        -> Response
    {
        let (path, query) = Self.split(address)
        guard let page = ConsolePages.page(at: path) else { throw refused.failure }
        var view = view
        (view.address, view.refused) = (address, refused)
        var response = try await render(
            page, PageQuery(FormFields(query).single, timeZone: view.timeZone), context, view)
        response.status = .init(code: refused.failure.code.status)
        return response
    }

    static func split(_ address: String) -> (path: String, query: String) {
        let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }

    private func render(
        _ page: any ConsolePage.Type, _ query: PageQuery, _ context: HandlerContext, _ view: View
    ) async throws -> Response {
        if !page.isForStrangers, case .stranger = context.caller { throw Refusal(.loginNecessary, .loginNeeded) }
        guard page.isForStrangers || !page.callers.isDisjoint(with: context.caller.kind) else {
            throw Refusal(.notAllowed, .viewNotAllowed)
        }
        let loaded = try await page.load(query, PageAsker(context: context))
        return document(loaded, context, view)
    }

    private func document(_ page: some ConsolePage, _ context: HandlerContext, _ view: View) -> Response {
        let type = type(of: page)
        return .page(
            view.document(
                page.heading(view), page.body(view), path: type.path,
                scripts: type.scripts, eventID: page.eventID))
    }
}

extension PageRoute {
    /// Runs the handler of a page; an error becomes a page, too.
    func answering(
        _ request: Hummingbird.Request, _ peer: PeerContext,
        _ body: (HandlerContext, View) async throws -> Response
    ) async -> Response {
        let origin = RequestOrigin(request, peer, services.transport)
        var view = View(
            viewer: nil, language: Language(accepted: request.headers[.acceptLanguage]), timeZone: .gmt,
            now: services.clock.now, address: request.uri.string, assets: assets.paths)
        var response: Response
        do {
            let context = try await context(request.headers, origin)
            try await tell(&view, of: context)
            response = try await body(context, view)
        } catch {
            let failure = Refusal(error, logger: services.logger)
            if failure.code == .slowDown { await services.limiter.hold() }
            response = Self.response(to: failure, view)
            if failure.code == .loginNecessary, Self.isFormerHelper(request) {
                response = HelperRoute.ended(view, .loginNecessary)
                response.headers[values: .setCookie] = [
                    Cookie.helper.header("", lifetime: 0, isSecure: origin.isSecure)
                ]
            }
        }
        if request.headers[.acceptEncoding]?.contains("gzip") == true { await response.gzip() }
        return response
    }

    /// Adds the viewer and their display preferences.
    private func tell(_ view: inout View, of context: HandlerContext) async throws {
        (view.now, view.language) = (context.now, context.language)
        view.alarm = services.watch.state.alarm
        switch context.caller {
        case .person(let person):
            view.viewer = Whoami.Reply(person, context.session?.preferences)
            view.musterOffer = try await musterOffer(to: context)
        case .helper(let helper): view.helper = View.Helper(id: helper.id, title: helper.title)
        case .stranger, .scanner: return
        }
        view.reach = ConsolePages.reach(of: context.caller.kind)
        view.namesakes = try await PersonRepository(services.pool.points).namesakes()
        view.timeZone = TimeZone(identifier: try await context.settings().timeZone) ?? .gmt
    }

    /// A viewer who must first do something else cannot begin a roll-call.
    private func musterOffer(to context: HandlerContext) async throws -> View.MusterOffer {
        guard !UpdateMuster.type.callers.isDisjoint(with: context.caller.kind), context.session?.obligation == nil
        else {
            return .nothing
        }
        let waits = await services.musters.find(nil) != nil
        let isOpen = if waits { true } else { try await MusterRepository(services.pool.points).current() != nil }
        return isOpen ? .open(at: MusterPage.path) : .start(then: MusterPage.path)
    }

    /// Returns whether a phone has joined by a link that has ended, and has no login session.
    private static func isFormerHelper(_ request: Hummingbird.Request) -> Bool {
        Cookie.helper.value(in: request.headers) != nil && Cookie.session.value(in: request.headers) == nil
    }

    /// A caller whose session has ended counts as anonymous, so a page leads to the login.
    private func context(_ headers: HTTPFields, _ origin: RequestOrigin) async throws -> HandlerContext {
        do {
            return try await HandlerContext(services, headers, origin)
        } catch let failure as Refusal where failure.code == .loginNecessary {
            var headers = headers
            headers[.cookie] = nil
            headers[.authorization] = nil
            return try await HandlerContext(services, headers, origin)
        }
    }

    private static func response(to failure: Refusal, _ view: View) -> Response {
        switch failure.code {
        case .loginNecessary: .redirect("\(LoginPage.path)?then=\(view.address.queryEscaped)")
        case .passwordChangeNecessary where view.viewer != nil: .redirect(PasswordPage.path)
        case .totpEnrolmentNecessary where view.viewer != nil: .redirect(OneTimeCodesPage.path)
        case .confirmationNecessary where view.viewer != nil: confirmation([], nil, view)
        default: .page(view.document(ErrorView.heading(failure), ErrorView.body(failure, view)), failure: failure)
        }
    }

    /// Asks for the password before a page that needs it, or before the request of a form.
    /// - Parameter waiting: the fields of that request; empty for a page, which is shown afterwards.
    static func confirmation(
        _ waiting: [(name: String, value: String)], _ refused: RefusedForm?, _ view: View
    ) -> Response {
        var view = view
        view.refused = refused
        return .page(
            view.document(.confirmTitle, ConfirmView.body(waiting, view)), failure: refused?.failure)
    }

    /// Browsers do not send `Strict` cookies if a link on another site leads here. A page that reloads itself sends the
    /// request again, with them; that request comes from this site, so this happens only once.
    static func reload(_ request: Hummingbird.Request) -> Response? {
        guard request.headers[.secFetchSite] == "cross-site", Cookie.session.value(in: request.headers) == nil,
            request.headers[.fetchMode] == "navigate"
        else { return nil }
        return .page("<!doctype html><title>Rollcall</title><meta http-equiv=\"refresh\" content=\"0\">")
    }
}

extension HTTPField.Name {
    fileprivate static var fetchMode: Self { Self("Sec-Fetch-Mode") ?? .origin }
}

extension Response {
    /// What a page may do: load what this server serves, and post here; no frames, no other sites, no inline scripts.
    /// `Referrer-Policy` lets a form send its origin, which `no-referrer` would hide.
    private static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob:", "connect-src 'self'",
        "manifest-src 'self'", "worker-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
        "require-trusted-types-for 'script'", "trusted-types rollcall",
    ].joined(separator: "; ")

    static func page(_ html: HTML, failure: Refusal? = nil) -> Response {
        var response = Response(
            status: .init(code: failure?.code.status ?? 200), headers: [.contentType: "text/html; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: html.text)))
        response.headers[.contentSecurityPolicy] = policy
        response.headers[.referrerPolicy] = "same-origin"
        response.headers[.vary] = "Accept-Encoding, Accept-Language, Cookie"
        if let retryAfter = failure?.retryAfter { response.headers[.retryAfter] = String(retryAfter) }
        return response
    }

    /// Returns the answer to a successful form: a redirect to another page (RFC 9110, 303).
    static func redirect(_ address: String, cookies: [String] = []) -> Response {
        var headers: HTTPFields = [.location: address]
        headers.add(cookies: cookies)
        return Response(status: .seeOther, headers: headers)
    }

    /// Compresses the body if that is worth it.
    mutating func gzip() async {
        guard let length = body.contentLength, length > 1_000 else { return }
        let collector = Collector()
        guard (try? await body.write(collector)) != nil else { return }
        let bytes = collector.bytes.withLock { $0 }
        body = ResponseBody(byteBuffer: bytes)
        guard let packed = try? Gzip.member(of: Array(bytes.readableBytesView), name: "page") else { return }
        body = ResponseBody(byteBuffer: ByteBuffer(bytes: packed))
        headers[.contentEncoding] = "gzip"
    }

    /// Collects the bytes of a body.
    private final class Collector: ResponseBodyWriter {
        let bytes = Mutex(ByteBuffer())
        func write(_ buffer: ByteBuffer) async throws {
            bytes.withLock { _ = $0.writeImmutableBuffer(buffer) }
        }
        func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }
}

extension HTTPField.Name {
    static var referrerPolicy: Self { Self("Referrer-Policy") ?? .vary }
    fileprivate static var clearSiteData: Self { Self("Clear-Site-Data") ?? .vary }
}

extension HTTPFields {
    /// After a login or a logout, the pages in the browser's cache belong to another session, so they are cleared
    /// (Clear Site Data, W3C). Entries that wait to be sent are kept: they are not pages.
    mutating func add(cookies: [String]) {
        self[values: .setCookie] = cookies
        if !cookies.isEmpty { self[.clearSiteData] = "\"cache\"" }
    }
}
