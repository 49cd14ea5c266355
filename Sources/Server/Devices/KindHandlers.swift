import Devices
import Foundation
import Store
import Wire

enum KindHandlers {
    static func list(_ arguments: GetKinds, _ context: HandlerContext) async throws -> GetKinds.Reply {
        let found = try await KindRepository(context.services.pool).list(Check.list(arguments))
        return GetKinds.Reply(kinds: found.rows, total: found.total)
    }

    static func create(_ arguments: CreateKind, _ context: HandlerContext) async throws -> EmptyReply {
        let kind = arguments.kind
        let problems = kind.validate()
        if let first = problems.first { throw Failure(problems, first: first) }
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

extension Failure {
    /// The maximum number of problems reported at once.
    private static let maxProblems = 10

    fileprivate init(_ problems: [KindProblem], first: KindProblem) {
        let sentences = problems.prefix(Self.maxProblems).map { "'\($0.path)': \($0.sentence)" }
        let place = first.path.isEmpty ? "kind" : "kind.\(first.path)"
        self.init(.badArguments, sentences.joined(separator: " "), argument: place)
    }
}
