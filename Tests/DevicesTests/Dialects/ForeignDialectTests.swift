import Devices
import Testing

@Suite("The dialects of others")
struct ForeignDialectTests {
    private func say(
        _ dialect: Dialect, _ kind: String, _ command: String, _ arguments: DeviceProperties = [:]
    ) throws -> String? {
        let said = SaidCommand(id: "1", name: command, arguments: arguments, expiresIn: 1_000)
        let message = dialect.say(said, to: 7, site: "k1", kind: try shipped(kind))
        return message.map { "\($0.topic) \(String(decoding: $0.payload, as: UTF8.self))" }
    }

    private func properties(
        _ dialect: Dialect, _ kind: String, _ channel: String, _ text: String
    ) throws -> DeviceProperties? {
        guard case .state(let report) = try dialect.read(channel, Array(text.utf8), kind: shipped(kind)) else {
            return nil
        }
        return report.properties
    }

    @Test("Skylux knows OPEN, CLOSE, STATUS and numbers")
    func skyluxWords() throws {
        #expect(try say(.skylux, "skylight", "open") == "skylux/7/command OPEN")
        #expect(try say(.skylux, "skylight", "close") == "skylux/7/command CLOSE")
        #expect(try say(.skylux, "skylight", "status") == "skylux/7/command STATUS")
        let half: DeviceProperties = ["position": .number(50)]
        #expect(try say(.skylux, "skylight", "set_position", half) == "skylux/7/command 50")
        #expect(try say(.skylux, "garage_door", "close") == "skylux/7/command CLOSE")
        #expect(try say(.skylux, "skylight", "stop") == nil)
        #expect(try say(.skylux, "lamp", "on") == nil)
    }

    @Test(
        "Skylux says what it is in the same words",
        arguments: [("OPEN", 100.0), ("closed", 0), (" 40 \n", 40)])
    func skyluxStatus(text: String, position: Double) throws {
        let read = try properties(.skylux, "skylight", "status", text)
        #expect(read == ["position": .number(position)])
    }

    @Test("What Skylux does not say is refused", arguments: ["", "AJAR", "101", "nan", "STATUS"])
    func skyluxWrong(text: String) {
        #expect(throws: RefusedMessage.self) { try properties(.skylux, "skylight", "status", text) }
    }

    @Test("Tasmota switches, dims and moves")
    func tasmotaWords() throws {
        #expect(try say(.tasmota, "lamp", "on") == "cmnd/7/POWER ON")
        #expect(try say(.tasmota, "lamp", "off") == "cmnd/7/POWER OFF")
        #expect(try say(.tasmota, "lamp", "toggle") == "cmnd/7/POWER TOGGLE")
        #expect(try say(.tasmota, "lamp", "set_level", ["level": .number(40)]) == "cmnd/7/Dimmer 40")
        #expect(try say(.tasmota, "skylight", "open") == "cmnd/7/ShutterPosition1 100")
        #expect(try say(.tasmota, "skylight", "stop") == "cmnd/7/ShutterStop1 ")
        // Only the sensors say where a shutter is.
        #expect(try say(.tasmota, "skylight", "status") == "cmnd/7/STATUS 10")
        #expect(try say(.tasmota, "lamp", "status") == "cmnd/7/STATE ")
        #expect(try say(.tasmota, "garage_door", "close") == "cmnd/7/ShutterClose1 ")
        #expect(try say(.tasmota, "garage_door", "open") == "cmnd/7/ShutterOpen1 ")
        #expect(try say(.tasmota, "garage_door", "press") == "cmnd/7/ShutterToggle1 ")
        #expect(try say(.tasmota, "sprinkler", "stop") == nil)
        #expect(try say(.tasmota, "thermostat", "set_mode", ["mode": .text("heat")]) == nil)
    }

    @Test("Tasmota says what it is on several topics")
    func tasmotaState() throws {
        #expect(try properties(.tasmota, "lamp", "stat/RESULT", #"{"POWER":"ON"}"#) == ["on": .bool(true)])
        let state = try properties(.tasmota, "lamp", "tele/STATE", #"{"Uptime":"1","POWER":"OFF","Dimmer":40}"#)
        #expect(state == ["on": .bool(false), "level": .number(40)])
        let moving = #"{"Shutter1":{"Position":40,"Direction":1,"Target":100}}"#
        let skylight = try properties(.tasmota, "skylight", "stat/RESULT", moving)
        #expect(skylight == ["position": .number(40), "moving": .bool(true)])
        let still = try properties(.tasmota, "skylight", "stat/RESULT", #"{"Shutter1":{"Position":40}}"#)
        #expect(still == ["position": .number(40)])
        let sensors = #"{"StatusSNS":{"Time":"x","Shutter1":{"Position":0,"Direction":0}}}"#
        let door = try properties(.tasmota, "garage_door", "stat/STATUS10", sensors)
        #expect(door == ["position": .number(0), "moving": .bool(false), "door": .text("closed")])
        let between = try properties(.tasmota, "garage_door", "stat/RESULT", moving)
        #expect(between?["door"] == .text("between"))
    }

    @Test("Tasmota's will says whether it is there; what it says of other things is no matter")
    func tasmotaPresence() throws {
        let lamp = try shipped("lamp")
        #expect(try Dialect.tasmota.read("tele/LWT", Array("Online".utf8), kind: lamp) == .online)
        #expect(try Dialect.tasmota.read("tele/LWT", Array("Offline".utf8), kind: lamp) == .gone)
        #expect(try Dialect.tasmota.read("tele/INFO1", Array("{}".utf8), kind: lamp) == .nothing)
        #expect(try Dialect.tasmota.read("stat/RESULT", Array(#"{"Command":"Unknown"}"#.utf8), kind: lamp) == .nothing)
        #expect(throws: RefusedMessage.wrongType) { try Dialect.tasmota.read("tele/LWT", [0xFF], kind: lamp) }
        #expect(throws: RefusedMessage.notJSON) { try Dialect.tasmota.read("stat/RESULT", [0x7B], kind: lamp) }
    }

    @Test("Dialects without ids acknowledge nothing, and can be asked what they are")
    func noIDs() {
        for dialect in [Dialect.skylux, .tasmota] {
            #expect(!dialect.hasIDs && dialect.acknowledge("1", to: 7, site: "k1") == nil)
            #expect(!dialect.askStatus(of: 7, site: "k1").isEmpty)
        }
    }
}
