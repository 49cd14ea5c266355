import Foundation
import Wire

extension School {
    /// Lets somebody see whoever is in a zone.
    func give(_ zones: String..., to peer: Peer) async throws {
        let id = try await peer(Whoami()).personID
        _ = try await admin(EditPersonZones(personID: id, addZones: zones))
    }

    /// A group of these people.
    @discardableResult
    func makeGroup(_ name: String, of people: Int64...) async throws -> Int64 {
        let id = try await admin(CreateGroup(groupName: name)).groupID
        _ = try await admin(EditGroup(groupID: id, addMembers: people))
        return id
    }

    /// The entries of the audit with this action, the newest first.
    func audit(_ action: String) async throws -> [AuditRecord] {
        try await admin(GetAudit(action: action)).entries
    }
}

extension Peer {
    var personID: Int64 {
        get async throws { try await self(Whoami()).personID }
    }
}
