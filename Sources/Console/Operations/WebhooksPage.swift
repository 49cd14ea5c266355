public import Phrases
import Vocabulary
public import Wire

/// The receivers of alerts. An address may be a secret of its receiver, so the page requires a confirmed session.
public struct WebhooksPage: ConsolePage {
    public static let path = "/webhooks"
    public static let types: [RequestType] = [.adminGetWebhooks]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.webhooksTitle

    private let webhooks: [WebhookRecord]

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> WebhooksPage {
        WebhooksPage(webhooks: try await asker.reply(to: GetWebhooks()).webhooks)
    }

    public func body(_ view: View) -> HTML {
        let list = view.table(
            [.webhookURL, .webhookDescription, .webhookLeastSeverity, .webhookStanding],
            webhooks.map { Self.row($0, view) }, empty: .noWebhooks)
        return """
            <p>\(view(.webhooksIntroduction))</p>\(list)\
            <p><a href="\(DeliveriesPage.path)">\(view(.deliveriesTitle))</a></p>\
            <h2>\(view(.newWebhook))</h2>\(view.form(WebhookForms.create(view)))
            """
    }

    private static func row(_ webhook: WebhookRecord, _ view: View) -> HTML {
        """
        <tr><th scope="row"><a href="\(WebhookPage.path)?id=\(webhook.webhookID)">\(webhook.url)</a></th>\
        <td>\(view.value(webhook.description))</td><td>\(view.severity(webhook.minSeverity))</td>\
        <td>\(WebhookPage.standing(webhook, view))</td></tr>
        """
    }
}
