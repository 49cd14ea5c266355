import Devices
import Foundation
import Locks
import Postgres
import Vocabulary

/// Queries and row decoders shared by lists of locks and decisions.
enum LockRows {
    static func account(_ row: Row) throws -> Account {
        let classification: Classification = try row.decode("classification")
        return Account(
            level: try row.decode("security_level"), isAdmin: classification == .admin,
            mustChangePassword: try row.decode("password_temporary"))
    }

    /// Selects the clearances of the person and of their groups.
    static func clearances(of person: Int64) -> Query {
        """
        select clearance_id, room_id, \(unescaped: ClearanceTerms.columns)
        from clearance
        where person_id = \(person)
            or group_id in (select group_id from group_member where person_id = \(person))
        order by clearance_id
        """
    }

    static func clearance(_ row: Row) throws -> (room: Int64, clearance: Clearance) {
        (try row.decode("room_id"), Clearance(id: try row.decode("clearance_id"), try ClearanceTerms(row)))
    }

    /// Selects the bookings by or with the person that are not over.
    static func bookings(of person: Int64, at now: Date) -> Query {
        """
        select booking_id, room_id, from_at, until_at from booking
        where state = 'booked' and until_at > \(now)
            and (person_id = \(person)
                or booking_id in (select booking_id from booking_invited where person_id = \(person)))
        order by from_at, booking_id
        """
    }

    static func booking(_ row: Row) throws -> (room: Int64, booking: BookedTime) {
        let (id, room, from, until) = try row.decode((Int64, Int64, Date, Date).self)
        return (room, BookedTime(id: id, from: from, until: until))
    }
}
