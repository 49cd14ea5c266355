import Foundation
import Vocabulary

@testable import Presence

/// What the database makes of transitions: whereabouts and visits. Names each rule that a transition breaks.
struct VisitLog {
    struct Visit: Equatable {
        let room: Int64
        let enteredAt: Date
        var leftAt: Date?
    }

    private(set) var whereabouts: [Int64: Whereabouts] = [:]
    private(set) var visits: [Int64: [Visit]] = [:]
    private(set) var faults: [String] = []

    mutating func take(_ transitions: [Transition], at now: Date) {
        for transition in transitions {
            check(transition, at: now)
            if let endedAt = transition.visitEndedAt, let last = visits[transition.person]?.indices.last {
                visits[transition.person]?[last].leftAt = endedAt
            }
            if transition.opensVisit {
                visits[transition.person, default: []].append(
                    Visit(room: transition.after.room, enteredAt: transition.after.since))
            }
            whereabouts[transition.person] = transition.after
        }
        if Set(transitions.map(\.person)).count != transitions.count { faults.append("two changes of one person") }
    }

    private mutating func check(_ transition: Transition, at now: Date) {
        let (before, after) = (transition.before, transition.after)
        let last = visits[transition.person]?.last
        let isOpen = last.map { $0.leftAt == nil } ?? false
        func expect(_ holds: Bool, _ rule: String) {
            if !holds { faults.append("\(rule): \(transition)") }
        }
        let known = whereabouts[transition.person]
        expect(before?.state == known?.state && before?.room == known?.room && before?.since == known?.since, "goes on")
        expect(after.state != before?.state || after.room != before?.room, "changes something")
        expect(after.decidedAt == now && after.since <= now, "begins by now")
        expect((transition.visitEndedAt != nil) == isOpen, "ends the visit that is open, and no other")
        expect((transition.visitEndedAt == nil) == (transition.visitEnd == nil), "has a reason")
        if let endedAt = transition.visitEndedAt, let last {
            expect(endedAt > last.enteredAt && endedAt <= now, "has a length")
        }
        if transition.opensVisit, let free = transition.visitEndedAt ?? last?.leftAt {
            expect(after.since >= free, "does not overlap")
        }
        expect((0...1).contains(after.confidence), "has a confidence")
    }

    /// Whether the open visits are those of the people who are present.
    func agrees(with engine: Engine) -> Bool {
        whereabouts.keys.allSatisfy { person in
            let believed = engine.whereabouts(of: person)
            let open = visits[person]?.last.flatMap { $0.leftAt == nil ? $0 : nil }
            return believed?.state == .present
                ? open?.room == believed?.room && open?.enteredAt == believed?.since : open == nil
        }
    }
}
