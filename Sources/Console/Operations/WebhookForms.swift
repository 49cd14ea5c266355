import Phrases
import Vocabulary
import Wire

/// The forms that create and change a webhook.
enum WebhookForms {
    static func create(_ view: View) -> Form {
        Form(
            type: .adminCreateWebhook, then: WebhooksPage.path,
            fields: fields(url: "", description: "", kinds: [], severity: .info, isAliveSent: true, view),
            button: .create)
    }

    static func edit(_ webhook: WebhookRecord, _ view: View) -> Form {
        let enabled = Form.Field(
            name: "enabled", label: .webhookEnabled, input: .check, value: String(webhook.enabled))
        let fields = fields(
            url: webhook.url, description: webhook.description ?? "", kinds: webhook.kinds,
            severity: webhook.minSeverity, isAliveSent: webhook.alive, view)
        return Form(
            type: .adminEditWebhook, hidden: [identifier(webhook)], fields: fields + [enabled], button: .save)
    }

    static func newSecret(_ webhook: WebhookRecord) -> Form {
        Form(
            type: .adminEditWebhook, key: "secret", hidden: [identifier(webhook), ("new_secret", "true")],
            button: .webhookNewSecret, warning: .webhookNewSecretWarning)
    }

    static func delete(_ webhook: WebhookRecord) -> Form {
        Form(
            type: .adminDeleteWebhook, then: WebhooksPage.path, hidden: [identifier(webhook)], button: .delete,
            warning: .webhookDeleteWarning)
    }

    static func test(_ webhook: WebhookRecord) -> Form {
        Form(
            type: .adminTestWebhook, then: DeliveriesPage.address(of: webhook.webhookID),
            hidden: [identifier(webhook)], button: .webhookTest)
    }

    private static func identifier(_ webhook: WebhookRecord) -> (name: String, value: String) {
        ("webhook_id", String(webhook.webhookID))
    }

    private static func fields(
        url: String, description: String, kinds: [AlertKind], severity: AlertSeverity, isAliveSent: Bool, _ view: View
    ) -> [Form.Field] {
        [
            .init(name: "url", label: .webhookURL, value: url, hint: .webhookURLHint),
            .init(name: "description", label: .webhookDescription, value: description, isRequired: false),
            .init(
                name: "kinds", label: .webhookKinds, input: .area,
                value: kinds.map(\.rawValue).joined(separator: "\n"), isRequired: false,
                hint: .webhookKindsHint(AlertKind.allCases.map(\.rawValue).joined(separator: ", "))),
            .init(
                name: "min_severity", label: .webhookLeastSeverity, input: .choice(AlertSeverity.choices(view)),
                value: severity.rawValue),
            .init(name: "alive", label: .webhookAlive, input: .check, value: String(isAliveSent)),
        ]
    }
}
