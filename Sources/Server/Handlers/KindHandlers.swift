import Devices
import Foundation
import Store
import Wire

enum KindHandlers {
    static func list(_ arguments: GetKinds, _ context: HandlerContext) async throws -> GetKinds.Reply {
        let found = try await KindRepository(context.services.pool).list(Check.list(arguments))
        return GetKinds.Reply(kinds: found.rows.map(KindRecord.init), total: found.total)
    }

    static func create(_ arguments: CreateKind, _ context: HandlerContext) async throws -> NoReply {
        let kind = arguments.kind
        if let problem = kind.validate().first { throw Failure(problem) }
        try await context.change(.kindCreated, ["kind": kind.name]) {
            try await KindRepository($0).create(kind, at: context.now)
        }
        return NoReply()
    }

    static func delete(_ arguments: DeleteKind, _ context: HandlerContext) async throws -> NoReply {
        let name = try Check.text(arguments.kind, "kind", most: 32)
        try await context.change(.kindDeleted, ["kind": name]) { try await KindRepository($0).delete(name) }
        return NoReply()
    }
}

extension Failure {
    fileprivate init(_ problem: KindProblem) {
        let place = problem.path.isEmpty ? "kind" : "kind.\(problem.path)"
        self.init(.badArguments, problem.sentence, argument: place)
    }
}

extension KindRecord {
    init(_ stored: StoredKind) {
        self.init(
            kind: stored.kind, shipped: stored.isShipped, devices: stored.devices, createdAt: stored.createdAt)
    }
}
