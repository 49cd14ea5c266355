import Devices
import Foundation
import Phrases
import Store
import Vocabulary
import Wire

enum KindHandlers {
    static func list(_ arguments: GetKinds, _ context: HandlerContext) async throws -> GetKinds.Reply {
        let found = try await KindRepository(context.services.pool).list(Check.list(arguments))
        return GetKinds.Reply(kinds: found.rows, total: found.total)
    }

    static func create(_ arguments: CreateKind, _ context: HandlerContext) async throws -> EmptyReply {
        let kind = arguments.kind
        let problems = kind.validate()
        if let first = problems.first { throw Refusal(problems, first: first) }
        try await context.change(.kindCreated, ["kind": kind.name]) {
            try await KindRepository($0).create(kind, at: context.now)
        }
        return EmptyReply()
    }

    static func delete(_ arguments: DeleteKind, _ context: HandlerContext) async throws -> EmptyReply {
        let name = try Check.text(arguments.kind, "kind", limit: 32)
        try await context.change(.kindDeleted, ["kind": name]) { try await KindRepository($0).delete(name) }
        return EmptyReply()
    }
}

extension Refusal {
    /// The maximum number of problems reported at once.
    private static let maxProblems = 10

    fileprivate init(_ problems: [KindProblem], first: KindProblem) {
        let others = problems.dropFirst().prefix(Self.maxProblems - 1)
        let place = first.path.isEmpty ? "kind" : "kind.\(first.path)"
        self.init(
            .badArguments,
            others.reduce(.atMember(first.path, first.sentence)) { $0 + .atMember($1.path, $1.sentence) },
            argument: place)
    }
}
