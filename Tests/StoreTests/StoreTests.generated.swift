// Written by tools/generate. Change the declarations and run it again.

import Vocabulary
import Wire

@testable import Store

/// The records whose `init(row:)` is generated, and the columns that it reads.
let generatedRecords: [GeneratedRecord] = [
    GeneratedRecord(DoorRecord.self, ["door_id": Int64.self, "room_a": String.self, "room_b": String.self]),
    GeneratedRecord(GroupRecord.self, ["group_id": Int64.self, "group_name": String.self, "members": Int.self]),
    GeneratedRecord(MemberRecord.self, [
        "person_id": Int64.self, "email": String.self, "first_name": String.self, "last_name": String.self,
        "classification": Classification.self
    ]),
    GeneratedRecord(ZoneRecord.self, [
        "zone_id": Int64.self, "zone_name": String.self, "major_key": Int.self, "leave_after": Int.self,
        "rooms": Int.self
    ]),
]
