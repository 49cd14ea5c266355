import Foundation
import Postgres
import Presence

extension MusterRepository {
    static func muster(_ row: Row) throws -> Muster {
        let (id, name, started, closed) = try row.decode((Int64, String, Date, Date?).self)
        return Muster(id: id, name: name, startedAt: started, closedAt: closed)
    }

    static func line(_ row: Row) throws -> MusterLine {
        let (id, email, first, last, classification, state, room, zone, heard, source, accounted, ticked) = try row.decode(
            (
                Int64, String, String, String, PersonClassification, Whereabouts.State?, String?, String?, Date?,
                VisitSource?, Bool, Date?
            ).self)
        return MusterLine(
            person: Person(
                id: id, email: email, firstName: first, lastName: last, classification: classification),
            state: state, roomNumber: room, zoneName: zone, heardAt: heard, source: source,
            isAccountedFor: accounted, tickedAt: ticked)
    }
}
