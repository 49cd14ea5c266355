import Devices
import Foundation
import Locks
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Alerts of locks", .mustEnd)
struct LockAlertTests {
    @Test("A forced door is told once, with the lock's name and zone, until somebody closes the alert")
    func forced() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let lock = try await school.makeLockRow(into: "101")
            try await school.setConnected(lock)
            try await school.turn(lock, isOpen: true)
            let alert = try await school.alert(.doorForced)
            #expect(alert.subject.sort == .lock && alert.subject.id == lock.id && alert.severity == .critical)
            #expect(alert.subject.name == "The lock L1" && alert.subject.zoneName == "East")
            try await school.turn(lock, isOpen: false)
            try await school.passAll(60)
            #expect(try await school.alert(.doorForced).count == 1)
            _ = try await school.admin(CloseAlert(alertID: alert.alertID))
            try await school.passAll(30)
            try await school.eventuallyOpen(0)
            try await school.turn(lock, isOpen: true)
            try await eventually("it is told again") { try await school.alert(.doorForced).count == 2 }
        }
    }

    @Test("A door that stands open is told after 30 s, and is over once it closes")
    func held() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let lock = try await school.makeLockRow(into: "101")
            try await school.setConnected(lock)
            try await school.turn(lock, isOpen: true, bolt: .unlocked)
            try await school.passAll(29)
            #expect(try await school.admin(GetAlerts()).total == 0)
            try await school.passAll(2)
            try await school.eventuallyOpen(1)
            #expect(try await school.alert(.doorHeld).openedAt == school.alert(.doorHeld).lastAt)
            try await school.turn(lock, isOpen: false)
            try await school.eventuallyGone(1)
            try await school.passAll(31)
            try await school.eventuallyOpen(0)
        }
    }

    @Test("A jammed bolt and a low battery are told as the lock says so, and a lock that went after 120 s")
    func said() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let lock = try await school.makeLockRow(into: "101")
            try await school.setConnected(lock)
            try await school.report(lock.device, ["bolt": .text("jammed"), "battery": .number(12)])
            try await school.eventuallyOpen(2)
            #expect(try await school.alert(.lockJammed).severity == .critical)
            #expect(try await school.alert(.lockBattery).text == "The battery of this lock has 12 % left.")
            try await school.report(lock.device, ["bolt": .text("locked"), "battery": .number(99)])
            try await school.eventuallyGone(2)
            try await school.setConnected(lock, false)
            try await school.passAll(119)
            try await school.eventuallyOpen(0)
            try await school.passAll(2)
            #expect(try await school.alert(.lockSilent).subject.id == lock.id)
            try await school.setConnected(lock)
            try await school.eventuallyGone(1)
            try await school.passAll(31)
            try await school.eventuallyOpen(0)
        }
    }

    @Test("The fifth denied attempt within a minute is told of the lock and of the person, and fades")
    func denied() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let (lock, ada) = (try await school.makeLockRow(into: "101"), try await school.makeStudent("Ada"))
            for _ in 1...4 { try await school.refuse(lock, to: ada) }
            try await school.pass(3)
            #expect(try await school.admin(GetAlerts()).total == 0)
            try await school.refuse(lock, to: ada)
            try await school.eventuallyOpen(2)
            let alerts = try await school.admin(GetAlerts(kind: .unlockDenied)).alerts
            #expect(Set(alerts.map(\.subject.sort)) == [.lock, .person])
            #expect(alerts.allSatisfy { !$0.rooms.isEmpty && !$0.text.contains("Ada") && $0.count == 1 })
            try await school.passAll(61)
            try await school.eventuallyGone(2)
            try await school.passAll(31)
            try await school.eventuallyOpen(0)
        }
    }

    @Test("A response that somebody plays again is a forgery, and a door that is forced is told as its contact says so")
    func wire() async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.activeLock(port)
            try await school.require(level: 0)
            async let reply = school.admin(Unlock(lockID: lock.lock))
            try await lock.hear("challenge")
            let response = try await lock.hear("response")
            #expect(try await reply.outcome == .opened)
            // As a broker repeats it, and the lock answers.
            try await lock.take(response, on: "response")
            let forgery = try await school.school.alert(.lockForgery)
            #expect(forgery.subject.id == lock.lock && forgery.severity == .critical)
            for (seq, said) in [#""bolt": "locked", "door": "closed""#, #""door": "open""#].enumerated() {
                try await lock.line.say(
                    "state", #"{"seq": \#(seq + 1), "properties": {\#(said)}, "cause": "sensor"}"#)
            }
            try await eventually("the opening is noted") {
                try await school.school.count("select count(*) from door_opening where closed_at is null") == 1
            }
            // An attempt had just opened it.
            #expect(try await school.school.count("select count(*) from door_opening where is_forced") == 0)
            try await lock.line.say("state", #"{"seq": 3, "properties": {"door": "closed"}, "cause": "sensor"}"#)
            try await school.school.passAll(20)
            try await lock.line.say("state", #"{"seq": 4, "properties": {"door": "open"}, "cause": "sensor"}"#)
            #expect(try await school.school.alert(.doorForced).subject.id == lock.lock)
        }
    }

    @Test("A lock that is taken out of use takes its alerts along")
    func retired() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let lock = try await school.makeLockRow(into: "101")
            try await school.setConnected(lock)
            try await school.report(lock.device, ["bolt": .text("jammed")])
            try await school.eventuallyOpen(1)
            _ = try await school.admin(DeleteDevice(deviceID: lock.device))
            try await school.eventuallyOpen(0)
        }
    }
}
