import Foundation
import Postgres
import Store
import Vocabulary
import Wire

enum MusterHandlers {
    static func get(_ arguments: GetMuster, _ context: HandlerContext) async throws -> GetMuster.Reply {
        let list = try list(arguments)
        let repository = MusterRepository(context.services.pool)
        let muster = try await repository.current()
        let page = try await repository.lines(muster?.id, list)
        try await context.audit(.lookedAtMuster, subjects: .everybody)
        return GetMuster.Reply(
            at: context.now, muster: muster.map(MusterRecord.init), accountedFor: page.accountedFor,
            people: page.lines.map { MusterLineRecord($0, at: context.now) }, total: page.total)
    }

    /// Everybody, where no page is asked for.
    private static func list(_ arguments: GetMuster) throws -> ListQuery {
        let list = try Check.list(arguments)
        guard arguments.page == nil, arguments.pageSize == nil else { return list }
        return ListQuery(search: list.search, limit: .max)
    }

    static func update(_ arguments: TickMuster, _ context: HandlerContext) async throws -> TickMuster.Reply {
        let muster =
            switch arguments.action {
            case .start: try await start(arguments, context)
            case .tick: try await tick(arguments, context)
            case .close: try await close(arguments, context)
            }
        return TickMuster.Reply(muster: MusterRecord(muster))
    }

    private static func start(_ arguments: TickMuster, _ context: HandlerContext) async throws -> Muster {
        guard let name = try Check.text(arguments.name, "name", most: 100) else {
            throw Failure(.badArguments, "The argument 'name' is missing: a roll-call has one.")
        }
        return try await context.change(.musterStarted, details: { ["muster_id": String($0.id)] }) {
            try await MusterRepository($0).start(name: name, at: context.now)
        }
    }

    private static func tick(_ arguments: TickMuster, _ context: HandlerContext) async throws -> Muster {
        let person = try await context.person(email: arguments.email, id: arguments.personID)
        let actor = try context.person().id
        let isThere = arguments.accountedFor ?? true
        let details = ["accounted_for": String(isThere)]
        return try await context.change(.musterTicked, subject: person.id, details) { transaction in
            let muster = try await inProgress(transaction)
            try await MusterRepository(transaction).tick(
                person.id, accountedFor: isThere, by: actor, at: context.now, in: muster.id)
            return muster
        }
    }

    private static func close(_ arguments: TickMuster, _ context: HandlerContext) async throws -> Muster {
        try await context.change(.musterClosed, details: { ["muster_id": String($0.id)] }) { transaction in
            let muster = try await inProgress(transaction)
            return try await MusterRepository(transaction).close(muster.id, at: context.now)
        }
    }

    private static func inProgress(_ transaction: Transaction) async throws -> Muster {
        guard let muster = try await MusterRepository(transaction).current() else {
            throw MusterRepository.noneInProgress
        }
        return muster
    }
}

extension MusterRecord {
    init(_ muster: Muster) {
        self.init(musterID: muster.id, name: muster.name, startedAt: muster.startedAt, closedAt: muster.closedAt)
    }
}

extension MusterLineRecord {
    init(_ line: Muster.Line, at now: Date) {
        self.init(
            personID: line.person.id, email: line.person.email, firstName: line.person.firstName,
            lastName: line.person.lastName, classification: line.person.classification,
            state: line.state ?? .unknown, roomNumber: line.roomNumber,
            zoneName: line.zoneName, heardAt: line.heardAt, age: line.heardAt.map { now.timeIntervalSince($0) },
            source: line.source,
            accountedFor: line.isAccountedFor, tickedAt: line.tickedAt)
    }
}
