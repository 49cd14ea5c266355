import Foundation
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

enum MusterHandlers {
    static func get(_ arguments: GetMuster, _ context: HandlerContext) async throws -> GetMuster.Reply {
        let list = try list(arguments, context)
        let (muster, page) =
            if let later = try await PendingMusterHandlers.get(arguments, list, context) {
                (Optional(later.muster), later.page)
            } else {
                try await written(arguments, list, context)
            }
        let shown: AuditEntry.Targets = context.helper?.zone == nil ? .allPeople : .people(page.lines.map(\.person.id))
        try await context.auditLook(at: shown, .lookedAtMuster)
        let people = page.lines.map { MusterLineRecord($0, isForHelper: context.helper != nil, at: context.now) }
        return GetMuster.Reply(
            at: context.now, muster: muster.map(MusterRecord.init), counts: MusterCountsRecord(page.counts),
            people: people, total: page.counts.total)
    }

    private static func written(_ arguments: GetMuster, _ list: ListQuery, _ context: HandlerContext) async throws
        -> (Muster?, Muster.Page)
    {
        let repository = MusterRepository(context.services.pool)
        let muster = try await asked(arguments.musterID, context, repository)
        let page = try await repository.lines(
            muster?.id, after: arguments.afterVersion, list, for: context.helper, at: context.now)
        return (muster, page)
    }

    /// The requested roll-call. Helpers may only see the one of their link.
    static func asked(
        _ id: Int64?, _ context: HandlerContext, _ repository: MusterRepository
    ) async throws -> Muster? {
        if let helper = context.helper, let id, id != helper.muster { throw MusterRepository.unknown }
        guard let id = id ?? context.helper?.muster else { return try await repository.current() }
        guard let found = try await repository.find(id) else { throw MusterRepository.unknown }
        return found
    }

    /// The requested page, or all people if no page was requested.
    private static func list(_ arguments: GetMuster, _ context: HandlerContext) throws -> ListQuery {
        let list = try Check.list(arguments, in: context.language)
        guard arguments.page == nil, arguments.pageSize == nil else { return list }
        return ListQuery(search: list.search, limit: .max, order: list.order)
    }

    static func update(_ arguments: UpdateMuster, _ context: HandlerContext) async throws -> UpdateMuster.Reply {
        guard context.helper == nil || arguments.action == .tick else {
            try await context.audit(.requestRefused, ["type": UpdateMuster.type.rawValue])
            throw Refusal(.notAllowed, .actionNotAllowed)
        }
        if await PendingMusterHandlers.isNecessary(context) {
            return try await PendingMusterHandlers.update(arguments, context)
        }
        let muster =
            switch arguments.action {
            case .start: try await start(arguments, context)
            case .tick: try await tick(arguments, context)
            case .edit: try await edit(arguments, context)
            case .close, .mistake: try await close(arguments, context)
            }
        return UpdateMuster.Reply(muster: MusterRecord(muster))
    }

    private static func start(_ arguments: UpdateMuster, _ context: HandlerContext) async throws -> Muster {
        let name = try await name(arguments, context)
        return try await context.change(.musterStarted, details: { ["muster_id": String($0.id)] }) {
            try await MusterRepository($0).start(name: name, kind: arguments.kind ?? .emergency, at: context.now)
        }
    }

    /// In an emergency no name is required: a roll-call without a name is named after its time.
    static func name(_ arguments: UpdateMuster, _ context: HandlerContext) async throws -> String {
        if let name = try Check.text(arguments.name, "name", limit: 100) { return name }
        let zone = TimeZone(identifier: try await context.settings().timeZone) ?? .gmt
        return "Muster \(localClock(context.now, zone))"
    }

    private static func localClock(_ time: Date, _ zone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: time)
        func digits(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
        return "\(parts.year ?? 0)-\(digits(parts.month))-\(digits(parts.day)) "
            + "\(digits(parts.hour)):\(digits(parts.minute))"
    }

    private static func tick(_ arguments: UpdateMuster, _ context: HandlerContext) async throws -> Muster {
        let (person, sayer) = try await ticked(arguments, context)
        let entry = Muster.NewEntry(
            person: person.id, witness: try witness(arguments),
            note: try Check.text(arguments.note, "note", limit: 500),
            saidAt: try context.said(at: arguments.saidAt, sent: arguments.sentAt))
        return try await context.services.pool.withTransaction { transaction in
            let muster = try await inProgress(arguments.musterID ?? context.helper?.muster, transaction)
            let risen = try await MusterRepository(transaction).say(entry, by: sayer, at: context.now, in: muster)
            try await context.audit(
                .musterTicked, subject: person.id, ["witness": entry.witness.rawValue], in: transaction)
            return risen
        }
    }

    /// The person whom an entry is about, and its author. Helpers identify people by number only: they may not learn
    /// which addresses exist.
    private static func ticked(
        _ arguments: UpdateMuster, _ context: HandlerContext
    ) async throws -> (Person, Muster.Sayer) {
        guard let helper = context.helper else {
            let person = try await context.person(email: arguments.email, id: arguments.personID)
            return (person, .person(try context.person().id))
        }
        guard let id = arguments.personID, arguments.email == nil else {
            throw Refusal(.badArguments, .personNotGivenBy("person_id"))
        }
        let person = try await context.person(email: nil, id: id)
        guard try await MusterRepository(context.services.pool).shows(id, to: helper) else {
            throw try await context.refuseLook(at: id, UpdateMuster.type)
        }
        return (person, .helper(helper.id))
    }

    static func witness(_ arguments: UpdateMuster) throws -> Witness {
        guard let isThere = arguments.accountedFor else { return arguments.witness ?? .seen }
        guard arguments.witness == nil else {
            throw Refusal(.badArguments, .eitherArgumentNeeded("witness", "accounted_for"))
        }
        return isThere ? .seen : .takenBack
    }

    private static func edit(_ arguments: UpdateMuster, _ context: HandlerContext) async throws -> Muster {
        let name = try Check.text(arguments.name, "name", limit: 100)
        return try await context.change(.musterEdited, details: { ["muster_id": String($0.id)] }) { transaction in
            let muster = try await inProgress(arguments.musterID, transaction)
            return try await MusterRepository(transaction).edit(muster.id, name: name, kind: arguments.kind)
        }
    }

    private static func close(_ arguments: UpdateMuster, _ context: HandlerContext) async throws -> Muster {
        try await context.change(.musterClosed, details: { ["muster_id": String($0.id)] }) { transaction in
            let muster = try await inProgress(arguments.musterID, transaction)
            return try await MusterRepository(transaction).close(
                muster.id, isMistake: arguments.action == .mistake, at: context.now)
        }
    }

    /// Throws `Refusal` if no roll-call is in progress, or a different one.
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

extension MusterCountsRecord {
    init(_ counts: Muster.Counts) {
        self.init(
            missing: counts.missing, accountedFor: counts.accountedFor, left: counts.apart[.left] ?? 0,
            notHeard: counts.apart[.notHeard] ?? 0, noBadge: counts.apart[.noBadge] ?? 0,
            disabled: counts.apart[.disabled] ?? 0)
    }
}

extension MusterLineRecord {
    /// - Parameter isForHelper: whether details that helpers need not know are left out.
    init(_ line: Muster.Line, isForHelper: Bool, at now: Date) {
        self.init(
            personID: line.person.id, email: isForHelper ? nil : line.person.email,
            firstName: line.person.firstName, lastName: line.person.lastName,
            classification: isForHelper ? nil : line.person.classification, groups: line.groups,
            state: line.state ?? .unknown, roomNumber: line.roomNumber,
            zoneName: line.zoneName, heardAt: line.heardAt, age: line.heardAt.map { now.timeIntervalSince($0) },
            confidence: isForHelper ? nil : line.confidence, source: isForHelper ? nil : line.source,
            placedBy: isForHelper ? nil : line.placed?.by, placedAt: isForHelper ? nil : line.placed?.at,
            standing: line.standing,
            atStart: line.atStart.map {
                BeliefRecord(state: $0.state, roomNumber: $0.roomNumber, heardAt: $0.heardAt)
            },
            accountedFor: line.isAccountedFor, witness: line.entry?.witness, note: line.entry?.note,
            saidBy: line.entry?.saidBy, tickedAt: line.entry?.saidAt, disputed: line.isDisputed)
    }
}
