import Foundation
import Postgres
import Store
import Vocabulary
import Wire

enum MusterHandlers {
    static func get(_ arguments: GetMuster, _ context: HandlerContext) async throws -> GetMuster.Reply {
        let list = try list(arguments)
        let repository = MusterRepository(context.services.pool)
        let muster = try await asked(arguments.musterID, repository)
        let page = try await repository.lines(muster?.id, after: arguments.afterVersion, list, at: context.now)
        try await context.audit(.lookedAtMuster, subjects: .everybody)
        return GetMuster.Reply(
            at: context.now, muster: muster.map(MusterRecord.init), accountedFor: page.accountedFor,
            people: page.lines.map { MusterLineRecord($0, at: context.now) }, total: page.total)
    }

    private static func asked(_ id: Int64?, _ repository: MusterRepository) async throws -> Muster? {
        guard let id else { return try await repository.current() }
        guard let found = try await repository.find(id) else { throw MusterRepository.unknown }
        return found
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
            case .edit: try await edit(arguments, context)
            case .close, .mistake: try await close(arguments, context)
            }
        return TickMuster.Reply(muster: MusterRecord(muster))
    }

    /// Nothing is asked in an emergency: without a name it is called by its time.
    private static func start(_ arguments: TickMuster, _ context: HandlerContext) async throws -> Muster {
        let name = try Check.text(arguments.name, "name", most: 100)
        let zone = TimeZone(identifier: try await context.settings().timeZone) ?? .gmt
        return try await context.change(.musterStarted, details: { ["muster_id": String($0.id)] }) {
            try await MusterRepository($0).start(
                name: name ?? "Muster \(localClock(context.now, zone))", kind: arguments.kind ?? .emergency,
                at: context.now)
        }
    }

    private static func localClock(_ time: Date, _ zone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: time)
        func digits(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
        return "\(parts.year ?? 0)-\(digits(parts.month))-\(digits(parts.day)) "
            + "\(digits(parts.hour)):\(digits(parts.minute))"
    }

    private static func tick(_ arguments: TickMuster, _ context: HandlerContext) async throws -> Muster {
        let person = try await context.person(email: arguments.email, id: arguments.personID)
        let actor = try context.person().id
        let word = Muster.NewWord(
            person: person.id, witness: try witness(arguments), note: try Check.text(arguments.note, "note", most: 500),
            saidAt: try said(arguments, context.now), id: arguments.wordID)
        return try await context.services.pool.withTransaction { transaction in
            let muster = try await inProgress(arguments.musterID, transaction)
            let risen = try await MusterRepository(transaction).say(word, by: actor, at: context.now, in: muster)
            // A word that comes again changes nothing.
            guard let risen else { return muster }
            try await context.audit(
                .musterTicked, subject: person.id, ["witness": word.witness.rawValue], in: transaction)
            return risen
        }
    }

    private static func witness(_ arguments: TickMuster) throws -> Witness {
        guard let isThere = arguments.accountedFor else { return arguments.witness ?? .seen }
        guard arguments.witness == nil else {
            throw Failure(.badArguments, "Give either 'witness' or 'accounted_for'.")
        }
        return isThere ? .seen : .takenBack
    }

    /// When a word was said, on the server's clock. Throws `Failure` where only one of the two times is given.
    private static func said(_ arguments: TickMuster, _ now: Date) throws -> Date {
        switch (arguments.saidAt, arguments.sentAt) {
        case (nil, nil): return now
        case (let said?, let sent?): return now.addingTimeInterval(-max(0, sent.timeIntervalSince(said)))
        default: throw Failure(.badArguments, "Give 'said_at' and 'sent_at' together.")
        }
    }

    private static func edit(_ arguments: TickMuster, _ context: HandlerContext) async throws -> Muster {
        let name = try Check.text(arguments.name, "name", most: 100)
        return try await context.change(.musterEdited, details: { ["muster_id": String($0.id)] }) { transaction in
            let muster = try await inProgress(arguments.musterID, transaction)
            return try await MusterRepository(transaction).edit(muster.id, name: name, kind: arguments.kind)
        }
    }

    private static func close(_ arguments: TickMuster, _ context: HandlerContext) async throws -> Muster {
        try await context.change(.musterClosed, details: { ["muster_id": String($0.id)] }) { transaction in
            let muster = try await inProgress(arguments.musterID, transaction)
            return try await MusterRepository(transaction).close(
                muster.id, isMistake: arguments.action == .mistake, at: context.now)
        }
    }

    /// Throws `StoreError` where none is, or another one than was meant.
    private static func inProgress(_ id: Int64?, _ transaction: Transaction) async throws -> Muster {
        guard let muster = try await MusterRepository(transaction).current(), id == nil || id == muster.id else {
            throw MusterRepository.noneInProgress
        }
        return muster
    }
}

extension MusterRecord {
    init(_ muster: Muster) {
        self.init(
            musterID: muster.id, name: muster.name, kind: muster.kind, startedAt: muster.startedAt,
            closedAt: muster.closedAt, version: muster.version, mistake: muster.isMistake)
    }
}

extension MusterLineRecord {
    init(_ line: Muster.Line, at now: Date) {
        self.init(
            personID: line.person.id, email: line.person.email, firstName: line.person.firstName,
            lastName: line.person.lastName, classification: line.person.classification, groups: line.groups,
            state: line.state ?? .unknown, roomNumber: line.roomNumber,
            zoneName: line.zoneName, heardAt: line.heardAt, age: line.heardAt.map { now.timeIntervalSince($0) },
            confidence: line.confidence, source: line.source,
            atStart: line.atStart.map {
                BeliefRecord(state: $0.state, roomNumber: $0.roomNumber, heardAt: $0.heardAt)
            },
            accountedFor: line.isAccountedFor, witness: line.word?.witness, note: line.word?.note,
            saidBy: line.word?.saidBy, tickedAt: line.word?.saidAt, disputed: line.isDisputed)
    }
}
