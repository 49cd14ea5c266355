import Accounts
import Foundation
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

enum WebhookHandlers {
    /// How long messages are also signed with the previous secret after a new one was made, in seconds.
    private static let rotation: TimeInterval = 86_400

    static func list(_ arguments: GetWebhooks, _ context: HandlerContext) async throws -> GetWebhooks.Reply {
        let found = try await WebhookRepository(context.services.pool).list(arguments.webhookID)
        if let id = arguments.webhookID, found.isEmpty { throw Refusal(.notFound, .noWebhookWithNumber(id)) }
        return GetWebhooks.Reply(webhooks: found)
    }

    static func create(_ arguments: CreateWebhook, _ context: HandlerContext) async throws -> CreateWebhook.Reply {
        let settings = WebhookRepository.Settings(
            url: try await checkedURL(arguments.url, context), description: try description(arguments.description),
            kinds: try Check.kinds(arguments.kinds ?? []), minSeverity: arguments.minSeverity ?? .info,
            isAliveSent: arguments.alive ?? true)
        let secret = WebhookSecret()
        let seal = try context.services.secretKey.existingOrNew()
        let id = try await context.change(.webhookCreated, details: { ["webhook_id": String($0)] }) {
            try await WebhookRepository($0).create(settings, at: context.now) { id in
                try seal.seal(secret.bytes, of: .webhook(id))
            }
        }
        return CreateWebhook.Reply(webhookID: id, secret: secret.text)
    }

    static func edit(_ arguments: EditWebhook, _ context: HandlerContext) async throws -> EditWebhook.Reply {
        let id = arguments.webhookID
        var url: String?
        if let text = arguments.url { url = try await checkedURL(text, context) }
        let description = try description(arguments.description)
        let kinds = try arguments.kinds.map(Check.kinds)
        let secret = arguments.newSecret == true ? WebhookSecret() : nil
        let sealed = try secret.map {
            try context.services.secretKey.existingOrNew().seal($0.bytes, of: .webhook(id))
        }
        try await context.change(.webhookEdited, details(arguments)) { transaction in
            let repository = WebhookRepository(transaction)
            var settings = try await repository.settings(id)
            settings.url = url ?? settings.url
            if arguments.description != nil { settings.description = description }
            settings.kinds = kinds ?? settings.kinds
            settings.minSeverity = arguments.minSeverity ?? settings.minSeverity
            settings.isAliveSent = arguments.alive ?? settings.isAliveSent
            try await repository.edit(id, settings)
            if let sealed {
                try await repository.replaceSecret(
                    id, sealed: sealed, previousUntil: context.now.addingTimeInterval(rotation))
            }
            switch arguments.enabled {
            case true?: try await repository.enable(id)
            case false?: try await repository.disable(id, at: context.now)
            case nil: break
            }
        }
        return EditWebhook.Reply(secret: secret?.text)
    }

    static func delete(_ arguments: DeleteWebhook, _ context: HandlerContext) async throws -> EmptyReply {
        try await context.change(.webhookDeleted, ["webhook_id": String(arguments.webhookID)]) {
            try await WebhookRepository($0).delete(arguments.webhookID)
        }
        return EmptyReply()
    }

    static func test(_ arguments: TestWebhook, _ context: HandlerContext) async throws -> TestWebhook.Reply {
        let delivery = try await context.change(.webhookTested, ["webhook_id": String(arguments.webhookID)]) {
            try await WebhookOutbox($0).putTest(arguments.webhookID, at: context.now)
        }
        return TestWebhook.Reply(deliveryID: delivery)
    }

    static func listDeliveries(
        _ arguments: GetDeliveries, _ context: HandlerContext
    ) async throws -> GetDeliveries.Reply {
        let found = try await DeliveryRepository(context.services.pool).list(
            webhook: arguments.webhookID, state: arguments.state, type: arguments.messageType,
            Check.list(arguments))
        return GetDeliveries.Reply(deliveries: found.rows, total: found.total)
    }

    static func redeliver(_ arguments: Redeliver, _ context: HandlerContext) async throws -> EmptyReply {
        let details = { (webhook: Int64) in
            ["webhook_id": String(webhook), "delivery_id": String(arguments.deliveryID)]
        }
        try await context.change(.webhookRedelivered, details: details) {
            try await DeliveryRepository($0).redeliver(arguments.deliveryID, at: context.now)
        }
        return EmptyReply()
    }
}

extension WebhookHandlers {
    /// The time limit for a name lookup; a name without an address is accepted nevertheless.
    private static let timeout = Duration.seconds(3)

    /// The URL as it is stored. It is checked again at each attempt, since the name may then resolve differently.
    private static func checkedURL(_ text: String, _ context: HandlerContext) async throws -> String {
        do throws(OutgoingGate.Refusal) {
            let url = try context.services.outgoing.url(text)
            try await context.services.outgoing.check(url, within: timeout)
            return url.text
        } catch .url(let reason) {
            throw Refusal(.badArguments, reason, argument: "url")
        } catch {
            throw Refusal(
                .cannotBeDone, .argumentHostNotPublic("url") + .hintAllowException("webhook_allow"), argument: "url")
        }
    }

    private static func description(_ text: String?) throws -> String? {
        try Check.description(text).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A URL may be a secret: the audit only records that it changed.
    private static func details(_ arguments: EditWebhook) -> [String: String] {
        var details = ["webhook_id": String(arguments.webhookID)]
        if arguments.url != nil { details["url"] = "changed" }
        if arguments.newSecret == true { details["new_secret"] = "true" }
        details["kinds"] = arguments.kinds.map { $0.map(\.rawValue).joined(separator: " ") }
        details["min_severity"] = arguments.minSeverity?.rawValue
        details["alive"] = arguments.alive.map { String($0) }
        details["enabled"] = arguments.enabled.map { String($0) }
        return details
    }
}

extension Check {
    /// The kinds without duplicates.
    fileprivate static func kinds(_ kinds: [AlertKind]) throws -> [AlertKind] {
        guard kinds.count <= 100 else {
            throw Refusal(.badArguments, .argumentNamesTooMany("kinds", 100), argument: "kinds")
        }
        return AlertKind.allCases.filter { kinds.contains($0) }
    }
}
