// Written by tools/generate. Change the declarations and run it again.

import Beacon
import Foundation
import Vocabulary
import Wire

@testable import Store

/// The records whose `init(row:)` is generated, and the columns that it reads.
let generatedRecords: [GeneratedRecord] = [
    GeneratedRecord(AdvertisedBeaconRecord.self, [
        "uuid": ProximityUUID.self, "major_key": UInt16.self, "minor_key": UInt16.self, "description": String?.self,
        "room_number": String.self
    ]),
    GeneratedRecord(DeliveryRecord.self, [
        "delivery_id": Int64.self, "webhook_id": Int64.self, "message_id": String.self, "type": WebhookMessageType.self,
        "alert_id": Int64?.self, "body": String.self, "state": DeliveryState.self, "attempts": Int.self,
        "created_at": Date.self, "next_at": Date?.self, "finished_at": Date?.self, "last_status": Int?.self,
        "last_fault": DeliveryFault?.self
    ]),
    GeneratedRecord(DoorRecord.self, ["door_id": Int64.self, "room_a": String.self, "room_b": String.self]),
    GeneratedRecord(GroupRecord.self, ["group_id": Int64.self, "group_name": String.self, "members": Int.self]),
    GeneratedRecord(KnownBadgeRecord.self, [
        "badge_id": Int64.self, "uuid": ProximityUUID.self, "major_key": Int.self, "minor_key": Int.self,
        "address": DeviceAddress?.self, "state": BadgeState.self, "person_id": Int64?.self, "email": String?.self,
        "first_name": String?.self, "last_name": String?.self, "issued_at": Date?.self, "returned_at": Date?.self,
        "lost_at": Date?.self, "last_heard_at": Date?.self
    ]),
    GeneratedRecord(MemberRecord.self, [
        "person_id": Int64.self, "email": String.self, "first_name": String.self, "last_name": String.self,
        "classification": Classification.self
    ]),
    GeneratedRecord(WebhookRecord.self, [
        "webhook_id": Int64.self, "url": String.self, "description": String?.self, "kinds": [AlertKind].self,
        "min_severity": AlertSeverity.self, "alive": Bool.self, "enabled": Bool.self,
        "disabled_why": WebhookDisabled?.self, "created_at": Date.self, "last_success_at": Date?.self,
        "last_failure_at": Date?.self, "last_fault": DeliveryFault?.self, "failures": Int.self, "pending": Int.self
    ]),
    GeneratedRecord(ZoneRecord.self, [
        "zone_id": Int64.self, "zone_name": String.self, "major_key": Int.self, "leave_after": Int.self,
        "rooms": Int.self
    ]),
]
