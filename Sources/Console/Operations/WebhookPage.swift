public import Phrases
import Vocabulary
public import Wire

/// One receiver of alerts.
public struct WebhookPage: ConsolePage {
    public static let path = "/webhook"
    public static let types: [RequestType] = [.adminGetWebhooks]
    public static let name = Phrase.webhooksTitle

    private let webhook: WebhookRecord

    public var heading: Phrase { .webhookTitle(webhook.webhookID) }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> WebhookPage {
        let id = try query.necessaryNumber("id")
        return WebhookPage(
            webhook: try await asker.reply(to: GetWebhooks(webhookID: id)).webhooks.first.orNotFound())
    }

    public func body(_ view: View) -> HTML {
        """
        <p>\(Self.standing(webhook, view))</p>\(view.form(WebhookForms.test(webhook)))\
        <p><a href="\(DeliveriesPage.address(of: webhook.webhookID))">\(view(.deliveriesTitle))</a></p>\
        <h2>\(view(.edit))</h2>\(view.form(WebhookForms.edit(webhook, view)))\
        \(view.folded(.webhookNewSecret, WebhookForms.newSecret(webhook)))\
        \(view.folded(.webhookDelete, WebhookForms.delete(webhook)))\
        <p><a href="\(WebhooksPage.path)">\(view(.webhooksTitle))</a></p>
        """
    }

    /// Whether messages arrive, as text.
    static func standing(_ webhook: WebhookRecord, _ view: View) -> HTML {
        var parts: [HTML] = []
        switch webhook.disabledWhy {
        case .byHand: parts.append("\(view(.webhookDisabledByHand))")
        case .gone: parts.append("\(view(.webhookGone))")
        case nil: break
        }
        if let at = webhook.lastSuccessAt { parts.append("\(view(.webhookArrived)) \(view.ago(at))") }
        if let at = webhook.lastFailureAt {
            let why: HTML? = webhook.lastFault.map { " (\(view(Phrase.deliveryFault($0.rawValue))))" }
            parts.append("\(view(.webhookFailed)) \(view.ago(at))\(why)")
        }
        if webhook.pending > 0 { parts.append("\(view(Phrase.webhookPending(webhook.pending)))") }
        guard let first = parts.first else { return "\(view(.webhookUntried))" }
        return parts.dropFirst().reduce(first) { "\($0), \($1)" }
    }
}
