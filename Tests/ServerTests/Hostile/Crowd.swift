import Vocabulary
import Wire

/// Who sends hostile input. The people, rooms and equipment with the lowest numbers are there to be harmed; nobody who
/// calls is among them.
struct Crowd {
    private let admins: [RequestType: Peer]
    private let student: Peer
    private let scanner: Peer
    private let spare: Peer
    private let stranger: Peer

    init(_ school: School) async throws {
        try await school.makeRooms("101", "102", "103")
        for name in ["A", "B", "C"] {
            try await school.makeStudent(name)
            _ = try await school.makeScanner(in: "101", name: name)
            _ = try await school.makeRoomBeacon(in: "101")
        }
        student = try await school.makePeer(.student)
        scanner = try await school.makeScanner(in: "101", name: "The caller's")
        spare = try await school.makePeer(.admin, "Spare")
        stranger = school.stranger
        var admins: [RequestType: Peer] = [:]
        for (index, type) in RequestType.allCases.enumerated() where type.callers.contains(.admin) {
            admins[type] = try await school.makePeer(.admin, "Admin\(index)")
        }
        self.admins = admins
    }

    /// Somebody who may call it.
    func caller(of type: RequestType) -> Peer {
        if type.callers.contains(.scanner) { return scanner }
        return admins[type] ?? (type.callers.contains(.student) ? student : stranger)
    }

    /// That all of them are served as ever.
    func isServed() async throws -> Bool {
        _ = try await spare(GetPersons())
        _ = try await student(GetInfo())
        _ = try await scanner(Heartbeat())
        return try await stranger.get("/health").status == 200
    }
}
