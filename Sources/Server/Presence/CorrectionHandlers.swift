import Foundation
import Phrases
import Store
import Vocabulary
import Wire

enum CorrectionHandlers {
    static func whereabouts(_ arguments: CorrectWhereabouts, _ context: HandlerContext) async throws
        -> CorrectWhereabouts.Reply
    {
        let number = try number(arguments)
        let reason: String? = try Check.text(arguments.reason, "reason", limit: 500)
        let saidAt = try context.said(at: arguments.saidAt, sent: arguments.sentAt)
        guard context.now.timeIntervalSince(saidAt) <= ManualOverride.maxDuration else {
            throw Refusal(
                .cannotBeDone, .correctionTooLate + .hintCorrectVisits)
        }
        let person = try await context.person(email: arguments.email, id: arguments.personID)
        let room = try await CorrectionRepository(context.services.pool).room(number)
        let visibility = try await context.visibility()
        let saying: CorrectionOrder.Saying = number == nil ? .left : .present(room: room?.id ?? Self.noRoom)
        let order = CorrectionOrder(
            of: person.id, saying, reason: reason, by: try context.person().id,
            idempotencyKey: context.idempotencyKey, saidAt: saidAt, receivedAt: context.now,
            zones: visibility.zones(of: person.id),
            entry: context.entry(
                .whereaboutsCorrected, AuditEntry.Targets(person.id), ["state": arguments.state.rawValue]))
        let receipt = try await context.correct(order) {
            try await requireSight(of: person.id, visibility, CorrectWhereabouts.type, context)
            guard let number else { return }
            guard let room, visibility.shows(person.id, in: room.zone) else {
                throw try await context.refuseRoom(number, of: person.id, CorrectWhereabouts.type)
            }
        }
        return CorrectWhereabouts.Reply(correctionID: receipt.correction, counts: receipt.counts)
    }

    /// Throws `Refusal` if the caller may not see where a person is now.
    private static func requireSight(
        of person: Int64, _ visibility: Visibility, _ type: RequestType, _ context: HandlerContext
    ) async throws {
        guard try await WhereaboutsHandlers.isSeen(person, visibility, context) else {
            throw try await context.refuseLook(at: person, type)
        }
    }

    /// A number that no room has; a correction that uses it is refused before it is written.
    fileprivate static let noRoom: Int64 = 0

    /// The number of the room where the person is; nil if the person has left. Throws `Refusal`.
    private static func number(_ arguments: CorrectWhereabouts) throws -> String? {
        switch (arguments.state, arguments.roomNumber) {
        case (.present, let number?):
            let number: String = try Check.text(number, "room_number", limit: 45)
            return number
        case (.left, nil): return nil
        case (.present, nil): throw Refusal(.badArguments, .argumentMissing("room_number"))
        case (.left, _): throw Refusal(.badArguments, .departureNamesRoom("room_number"))
        case (.unknown, _): throw Refusal(.badArguments, .argumentNeitherOfTwo("state", "present", "left"))
        }
    }

    static func visit(_ arguments: CorrectVisit, _ context: HandlerContext) async throws -> CorrectVisit.Reply {
        let reason: String = try Check.text(arguments.reason, "reason", limit: 500)
        let saidAt = try context.said(at: arguments.saidAt, sent: arguments.sentAt)
        let edit = try await VisitEdit(arguments, context)
        let visibility = try await context.visibility()
        let order = CorrectionOrder(
            of: edit.person, edit.saying, reason: reason,
            by: try context.person().id, idempotencyKey: context.idempotencyKey,
            saidAt: saidAt, receivedAt: context.now, zones: visibility.zones(of: edit.person),
            entry: context.entry(
                .visitCorrected, AuditEntry.Targets(edit.person), arguments.visitID.map { ["visit_id": "\($0)"] } ?? [:]
            ))
        let receipt = try await context.correct(order) {
            // A caller can name any room that is visible to them, without seeing the person.
            if arguments.visitID == nil {
                try await requireSight(of: edit.person, visibility, CorrectVisit.type, context)
            }
            if arguments.visitID != nil, !visibility.shows(edit.person, in: edit.zone) {
                _ = try await context.refuseLook(at: edit.person, CorrectVisit.type)
                // The caller may not learn whether such a visit exists.
                throw CorrectionRepository.noVisit
            }
            guard let number = edit.roomNumber else { return }
            guard edit.hasRoom, arguments.visitID != nil || visibility.shows(edit.person, in: edit.zone) else {
                throw try await context.refuseRoom(number, of: edit.person, CorrectVisit.type)
            }
        }
        return CorrectVisit.Reply(correctionID: receipt.correction)
    }

    static func list(_ arguments: GetCorrections, _ context: HandlerContext) async throws -> GetCorrections.Reply {
        try WhereaboutsHandlers.checkSpan(arguments.from, arguments.to, context)
        let list = try Check.list(arguments)
        let person = try await context.person(email: arguments.email, id: arguments.personID)
        let visibility = try await context.visibility()
        let isSeen = try await WhereaboutsHandlers.isSeen(person.id, visibility, context)
        let found = try await CorrectionRepository(context.services.pool).list(
            of: person.id, from: arguments.from, to: arguments.to, zones: visibility.zones(of: person.id),
            withoutRoom: isSeen,
            limit: list.limit, offset: list.offset)
        // If there are no corrections, only a caller who may see the person now may learn that.
        if found.total == 0, !isSeen { throw try await context.refuseLook(at: person.id, GetCorrections.type) }
        try await context.audit(.lookedAtCorrections, subject: person.id)
        return GetCorrections.Reply(corrections: found.rows.map(CorrectionRecord.init), total: found.total)
    }
}

/// The requested change of a visit.
private struct VisitEdit {
    let person: Int64
    let saying: CorrectionOrder.Saying
    /// The zone of the existing visit, or of the room of the visit to be added.
    let zone: String?
    /// The room number in the request; nil if absent.
    let roomNumber: String?
    /// Whether a room with that number exists.
    let hasRoom: Bool

    init(_ arguments: CorrectVisit, _ context: HandlerContext) async throws {
        for (time, name) in [(arguments.enteredAt, "entered_at"), (arguments.leftAt, "left_at")] {
            try await Self.check(time, name, context)
        }
        roomNumber = try Check.text(arguments.roomNumber, "room_number", limit: 45)
        try Self.checkForm(arguments)
        let repository = CorrectionRepository(context.services.pool)
        let room = try await repository.room(roomNumber)
        hasRoom = room != nil
        guard let visit = arguments.visitID else {
            person = try await context.person(email: arguments.email, id: arguments.personID).id
            zone = room?.zone
            saying = .add(
                room: room?.id ?? CorrectionHandlers.noRoom, enteredAt: arguments.enteredAt ?? context.now,
                leftAt: arguments.leftAt ?? context.now)
            return
        }
        guard let known = try await repository.visit(visit) else { throw CorrectionRepository.noVisit }
        (person, zone) = (known.person, known.zone)
        let named = roomNumber == nil ? nil : room?.id ?? CorrectionHandlers.noRoom
        saying =
            arguments.remove == true
            ? .remove(visit: visit)
            : .change(visit: visit, room: named, enteredAt: arguments.enteredAt, leftAt: arguments.leftAt)
    }

    /// Checks the arguments before anything that they name is looked up. Throws `Refusal`.
    private static func checkForm(_ arguments: CorrectVisit) throws {
        guard arguments.visitID == nil else {
            guard arguments.email == nil, arguments.personID == nil else {
                throw Refusal(.badArguments, .visitOrPersonNeeded("visit_id"))
            }
            let changes = arguments.roomNumber != nil || arguments.enteredAt != nil || arguments.leftAt != nil
            guard changes != (arguments.remove ?? false) else {
                throw Refusal(
                    .badArguments, .removalOrChangeNeeded("remove", "room_number', 'entered_at", "left_at"))
            }
            return
        }
        _ = try Check.person(email: arguments.email, id: arguments.personID)
        guard arguments.remove != true, arguments.roomNumber != nil, let entered = arguments.enteredAt,
            let left = arguments.leftAt
        else {
            throw Refusal(.badArguments, .visitOrDetailsMissing("visit_id", "room_number', 'entered_at", "left_at"))
        }
        guard entered < left else {
            throw Refusal(.badArguments, .argumentNotBeforeEnd("entered_at", "left_at"))
        }
    }

    /// Refuses times whose visits are already deleted, and times in the future.
    private static func check(_ time: Date?, _ name: String, _ context: HandlerContext) async throws {
        guard let time else { return }
        guard time <= context.now else {
            throw Refusal(.badArguments, .argumentInFuture(name))
        }
        let days = try await context.settings().visitDays
        guard time >= context.now - Double(days) * 86_400 else {
            throw Refusal(.badArguments, .argumentOlderThanVisits(name))
        }
    }
}

extension HandlerContext {
    /// Gives the same answer for a room that does not exist and for one in which the caller may not see the person.
    fileprivate func refuseRoom(_ number: String, of person: Int64, _ type: RequestType) async throws -> Refusal {
        try await audit(.requestRefused, subject: person, ["type": type.rawValue])
        return Refusal(.notFound, .noRoomNumbered(number))
    }

    /// Submits the caller's correction to the writer. A repeated request gets its first answer again.
    /// - Parameter check: whether the caller may make the correction.
    fileprivate func correct(
        _ order: CorrectionOrder, after check: () async throws -> Void
    ) async throws -> CorrectionReceipt {
        if let known = try await CorrectionRepository(services.pool).receipt(of: order) { return known }
        try await check()
        guard case .corrected(let receipt) = try await services.ingest.submit(.manualCorrection(order)) else {
            throw Refusal(.internalError, .correctionUnanswered)
        }
        return receipt
    }
}

extension CorrectionRecord {
    init(_ correction: Correction) {
        self.init(
            correctionID: correction.id, kind: correction.kind, roomNumber: correction.roomNumber,
            enteredAt: correction.enteredAt, leftAt: correction.leftAt, oldState: correction.oldState,
            oldRoomNumber: correction.oldRoomNumber,
            replaced: correction.replaced.map {
                ReplacedVisitRecord(
                    visitID: $0.visit, roomNumber: $0.roomNumber, enteredAt: $0.enteredAt, leftAt: $0.leftAt,
                    source: $0.source)
            }, standing: correction.isStanding, reason: correction.reason, saidBy: correction.saidBy,
            saidAt: correction.saidAt, receivedAt: correction.receivedAt)
    }
}
