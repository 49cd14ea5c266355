import Devices
import Testing

@Suite("Topics of devices")
struct DeviceTopicTests {
    @Test(
        "A topic says who speaks in which dialect",
        arguments: [
            ("rollcall/k1/device/12/up/state", Dialect.rollcall, "state"),
            ("skylux/12/status", .skylux, "status"), ("stat/12/RESULT", .tasmota, "stat/RESULT"),
            ("tele/12/LWT", .tasmota, "tele/LWT"),
        ])
    func known(topic: String, dialect: Dialect, channel: String) throws {
        let read = try DeviceTopic(topic, site: "k1")
        #expect(read.dialect == dialect && read.device == 12 && read.channel == channel)
    }

    @Test(
        "No other topic is a device's",
        arguments: [
            "", "rollcall/k2/device/12/up/state", "rollcall/k1/device/12/down/command",
            "rollcall/k1/device/012/up/state",
            "rollcall/k1/device/+12/up/state", "rollcall/k1/device/-1/up/state", "rollcall/k1/device/0/up/state",
            "rollcall/k1/device/12/up", "rollcall/k1/device/12/up/state/x", "rollcall/k1/device//up/state",
            "rollcall/k1/device/99999999999999999999/up/state", "skylux/12/command", "cmnd/12/POWER",
            "stat/lamp/RESULT",
        ])
    func unknown(topic: String) {
        #expect(throws: RefusedMessage.unknownTopic) { try DeviceTopic(topic, site: "k1") }
    }

    @Test("A device reads and writes under its own id alone, in each dialect")
    func access() {
        for dialect in Dialect.allCases {
            for access in dialect.access(site: "k1") { #expect(access.topic.split(separator: "/").contains("%u")) }
        }
        let own = Dialect.rollcall.access(site: "k1")
        #expect(own.contains(TopicAccess(.read, "rollcall/k1/device/%u/down/#")))
        #expect(own.contains(TopicAccess(.write, "rollcall/k1/device/%u/up/#")))
    }
}
