import Accounts
import Foundation
import Store
import Wire

/// Links with which people without an account help in a roll-call.
enum MusterLinkHandlers {
    static func create(
        _ arguments: CreateMusterLink, _ context: HandlerContext
    ) async throws -> CreateMusterLink.Reply {
        let minutes = try Check.range(arguments.minutes, "minutes", 1...240)
        let (token, actor) = (SecretToken(bits: 128), try context.person().id)
        let draft = MusterLink.Draft(
            label: try Check.text(arguments.label, "label", limit: 100),
            zoneName: try Check.text(arguments.zoneName, "zone_name", limit: 100), tokenHash: token.hash,
            expiresAt: context.now.addingTimeInterval(Double(minutes) * 60))
        let link = try await context.change(.musterLinkCreated, details: { ["link_id": String($0)] }) {
            try await MusterLinkRepository($0).create(draft, by: actor, at: context.now)
        }
        return CreateMusterLink.Reply(
            linkID: link, url: "\(context.base)/m/\(token.text)", expiresAt: draft.expiresAt)
    }

    static func list(_ arguments: GetMusterLinks, _ context: HandlerContext) async throws -> GetMusterLinks.Reply {
        let list = try Check.list(arguments)
        let repository = MusterRepository(context.services.pool)
        guard let muster = try await MusterHandlers.asked(arguments.musterID, context, repository) else {
            return GetMusterLinks.Reply(links: [], total: 0)
        }
        let found = try await MusterLinkRepository(context.services.pool).list(of: muster.id, list)
        return GetMusterLinks.Reply(links: found.rows.map(MusterLinkRecord.init), total: found.total)
    }

    static func end(_ arguments: EndMusterLink, _ context: HandlerContext) async throws -> EmptyReply {
        var details = ["link_id": String(arguments.linkID)]
        details["phone_id"] = arguments.phoneID.map(String.init)
        try await context.change(.musterLinkEnded, details) {
            try await MusterLinkRepository($0).end(arguments.linkID, phone: arguments.phoneID, at: context.now)
        }
        return EmptyReply()
    }
}

extension MusterLinkRecord {
    init(_ link: MusterLink) {
        self.init(
            linkID: link.id, label: link.label, zoneName: link.zoneName, createdAt: link.createdAt,
            expiresAt: link.expiresAt, endedAt: link.endedAt, phones: link.phones.map(MusterPhoneRecord.init))
    }
}

extension MusterPhoneRecord {
    fileprivate init(_ phone: MusterLink.Phone) {
        self.init(
            phoneID: phone.id, name: phone.name, joinedAt: phone.joinedAt, seenAt: phone.seenAt,
            endedAt: phone.endedAt)
    }
}
