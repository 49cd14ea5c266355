import Devices
import Phrases
import Wire

/// Everything that the decision about a lock rests on.
struct ExplainedFacts {
    private let facts: UnlockFacts
    /// The person's clearances for the lock's room, which show when each applies.
    private let clearances: [ClearanceRecord]

    static func load(_ person: Int64, _ lock: LockRecord, _ asker: some Asking) async throws -> ExplainedFacts {
        let facts = try await asker.reply(to: ExplainUnlock(personID: person, lockID: lock.lockID)).facts
        let known = try await asker.reply(
            to: GetClearances(roomNumber: lock.roomNumber, personID: person, page: 1, pageSize: 1_000))
        return ExplainedFacts(facts: facts, clearances: known.clearances)
    }

    func html(_ view: View) -> HTML {
        """
        <p class="here">\(view(verdict))</p>\(reasons(view))\(view.facts(rights(view) + presence(view)))\
        \(clearanceTable(view))\(bookingTable(view))<h2>\(view(.explainListeners))</h2>\(listenerTable(view))
        """
    }

    private var verdict: Phrase {
        facts.granted ? .wouldOpen : facts.wantsCode ? .wouldWantCode : .wouldNotOpen
    }

    private func reasons(_ view: View) -> HTML {
        let items: [HTML] = facts.reasons.map { "<li>\(view(.unlockReason($0.rawValue)))</li>" }
        return items.isEmpty ? "" : "<ul>\(items)</ul>"
    }

    private func rights(_ view: View) -> [(name: Phrase, value: HTML)] {
        let required = facts.requiredLevel.map(String.init) ?? view(.noLevelOpens)
        return [
            (.unlockRightColumn, view.value(facts.right.map { view(.unlockRight($0.rawValue)) })),
            (.securityLevel, "\(facts.securityLevel)"), (.requiredLevel, "\(required)"),
            (.passwordPending, answer(facts.passwordPending, view)), (.weakLock, answer(facts.weak, view)),
            (.weakAllowed, answer(facts.weakAllowed, view)),
        ]
    }

    private func presence(_ view: View) -> [(name: Phrase, value: HTML)] {
        let sight = view.sight(facts.sight, by: facts.sightSource, milliseconds: facts.sightMilliseconds)
        return [
            (.lockGate, "\(view(.presenceGate(facts.gate.rawValue)))"), (.unlockSightColumn, "\(sight)"),
            (.lockWithin, "\(facts.within)"), (.lockMinRSSI, view.value(facts.minRSSI.map(String.init))),
            (.lawfulNow, answer(facts.lawful, view)), (.badgeTwice, answer(facts.badgeTwice, view)),
            (.whereaboutsAt, facts.whereaboutsAt.map { view.ago($0) } ?? "–"),
            (.clientAt, facts.clientAt.map { view.ago($0) } ?? "–"),
        ]
    }

    private func answer(_ isSo: Bool, _ view: View) -> HTML { "\(view(isSo ? .yes : .no))" }

    private func clearanceTable(_ view: View) -> HTML {
        guard !facts.clearances.isEmpty else { return "" }
        let rows: [HTML] = facts.clearances.map { fact in
            let known = clearances.first { $0.clearanceID == fact.clearanceID }
            let holder = known.map { view.holder(of: $0) } ?? "\(view(.clearanceNumber(fact.clearanceID)))"
            return """
                <tr><th scope="row">\(holder)</th><td>\(view.value(known.map { view.when($0) }))</td>\
                <td>\(answer(fact.holds, view))</td></tr>
                """
        }
        let table = view.table(
            [.clearanceHolder, .clearanceWhen, .holdsNow], rows, empty: .noClearances, id: "clearances")
        return "<h2>\(view(.explainClearances))</h2>\(table)"
    }

    private func bookingTable(_ view: View) -> HTML {
        guard !facts.bookings.isEmpty else { return "" }
        let rows: [HTML] = facts.bookings.map { fact in
            """
            <tr><th scope="row">\(view.span(of: fact.from, fact.until))</th><td>\(answer(fact.holds, view))</td></tr>
            """
        }
        let table = view.table([.bookingWhen, .holdsNow], rows, empty: .noBookings, id: "bookings")
        return "<h2>\(view(.explainBookings))</h2>\(table)"
    }

    private func listenerTable(_ view: View) -> HTML {
        let rows: [HTML] = facts.listeners.map { listener in
            """
            <tr><th scope="row">\(listener.scannerName)</th><td>\(answer(listener.alive, view))</td>\
            <td>\(view.ago(listener.heardAt))</td><td>\(view.value(listener.rssi.map(String.init)))</td></tr>
            """
        }
        return view.table(
            [.scanner, .listenerAlive, .lastHeard, .loudness], rows, empty: .noListeners, id: "listeners")
    }
}
