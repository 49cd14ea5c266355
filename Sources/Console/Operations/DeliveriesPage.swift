public import Phrases
import Vocabulary
public import Wire

/// Messages to webhooks, and their results.
public struct DeliveriesPage: ConsolePage {
    public static let path = "/webhooks/deliveries"
    public static let types: [RequestType] = [.adminGetDeliveries]
    public static let name = Phrase.deliveriesTitle

    private static let pageSize = 50

    /// Of one webhook; nil for all.
    private let webhook: Int64?
    private let state: DeliveryState?
    private let type: WebhookMessageType?
    private let page: Int
    private let reply: GetDeliveries.Reply

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> DeliveriesPage {
        let (webhook, page) = (try query.number("webhook"), try query.page)
        let state = try query.value("state", of: DeliveryState.self)
        let type = try query.value("type", of: WebhookMessageType.self)
        let reply = try await asker.reply(
            to: GetDeliveries(webhookID: webhook, state: state, messageType: type, page: page, pageSize: pageSize))
        return DeliveriesPage(webhook: webhook, state: state, type: type, page: page, reply: reply)
    }

    static func address(of webhook: Int64) -> String { "\(path)?webhook=\(webhook)" }

    public func body(_ view: View) -> HTML {
        let list = view.table(
            [.whenColumn, .deliveryType, .stateHeading, .deliveryAttempts, .deliveryAnswer, .actionsColumn],
            reply.deliveries.map { Self.row($0, view) }, empty: .noDeliveries)
        let pager = view.pager(
            page, size: Self.pageSize, total: reply.total, path: Self.path,
            fields: [("webhook", webhook.map { String($0) }), ("state", state?.rawValue), ("type", type?.rawValue)])
        return """
            \(filters(view))\(list)\(pager)<p><a href="\(WebhooksPage.path)">\(view(.webhooksTitle))</a></p>
            """
    }

    private func filters(_ view: View) -> HTML {
        let kept: HTML? = webhook.map { "<input type=\"hidden\" name=\"webhook\" value=\"\($0)\">" }
        let states = DeliveryState.allCases.map { (value: $0.rawValue, label: Phrase.deliveryState($0.rawValue)) }
        let types = WebhookMessageType.allCases.map { (value: $0.rawValue, label: Phrase.messageType($0.rawValue)) }
        return view.filters([
            kept ?? "", view.choice("state", .stateHeading, state?.rawValue, states),
            view.choice("type", .deliveryType, type?.rawValue, types),
        ])
    }

    private static func row(_ delivery: DeliveryRecord, _ view: View) -> HTML {
        let again = Form(
            type: .adminRedeliver, key: String(delivery.deliveryID),
            hidden: [("delivery_id", String(delivery.deliveryID))], button: .redeliver, style: "inline")
        let next: HTML? = delivery.nextAt.map { ", \(view(.deliveryNext)) \(view.time($0))" }
        return """
            <tr><td>\(view.time(delivery.createdAt))</td>\
            <th scope="row">\(view(Phrase.messageType(delivery.type.rawValue)))\
            <details><summary>\(view(.deliveryBody))</summary><code>\(delivery.body)</code></details></th>\
            <td>\(view(Phrase.deliveryState(delivery.state.rawValue)))\(next)</td><td>\(delivery.attempts)</td>\
            <td>\(answer(delivery, view))</td>\
            <td>\(delivery.state == .pending ? "" : view.form(again))</td></tr>
            """
    }

    private static func answer(_ delivery: DeliveryRecord, _ view: View) -> HTML {
        let status = delivery.lastStatus.map { "\($0)" }
        let fault = delivery.lastFault.map { view(Phrase.deliveryFault($0.rawValue)) }
        let parts = [status, fault].compactMap(\.self)
        return parts.isEmpty ? "–" : "\(parts.joined(separator: ", "))"
    }
}
