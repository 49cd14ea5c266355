import Devices
import Testing

@Suite("What may be asked of a device")
struct CommandAskTests {
    private static let safe: DeviceProperties = ["position": .number(50), "sensor_works": .bool(true)]

    private func ask(
        _ command: String, _ arguments: DeviceProperties = [:], of kind: String = "skylight",
        dialect: Dialect = .rollcall, by source: CommandSource = .person, _ state: DeviceProperties = safe,
        unattended: Bool = false
    ) throws -> AskedCommand {
        try CommandAsk(
            kind: shipped(kind), dialect: dialect, command: command, arguments: arguments, source: source, state: state,
            unattended: unattended
        ).check()
    }

    private func refusal(_ body: () throws -> AskedCommand) -> String? {
        do {
            _ = try body()
            return nil
        } catch {
            return (error as? AskRefusal)?.reason.rawValue
        }
    }

    @Test("A command knows what it sets, and to what")
    func asked() throws {
        let open = try ask("open")
        #expect(open.property == "position" && open.value == .number(100) && open.warning == 0 && open.longest == 120)
        #expect(try ask("set_position", ["position": .number(30)]).value == .number(30))
        let press = try ask("press", of: "garage_door")
        #expect(press.property == "door" && press.value == nil && press.isToggle)
    }

    @Test("Commands and arguments that the kind does not have are refused, each with its reason")
    func arguments() {
        #expect(refusal { try ask("fly") } == "unknown_command")
        #expect(refusal { try ask("open", ["speed": .number(1)]) } == "unknown_argument")
        #expect(refusal { try ask("set_position") } == "missing_argument")
        #expect(refusal { try ask("set_position", ["position": .number(101)]) } == "bad_argument")
        #expect(refusal { try ask("set_position", ["position": .number(.nan)]) } == "bad_argument")
        #expect(refusal { try ask("set_position", ["position": .text("half")]) } == "bad_argument")
        let hot = WeekProgram([.init(weekdays: ["mon"], at: "06:00", value: 99)])
        #expect(refusal { try ask("set_program", ["program": .program(hot)], of: "thermostat") } == "bad_argument")
    }

    @Test("A lock is asked by a person how it is, and moved by nothing, whatever its kind's document says")
    func lock() throws {
        #expect(try ask("status", of: "lock").name == "status")
        for command in ["open", "unlock", "fly"] { #expect(refusal { try ask(command, of: "lock") } == "lock") }
        for source in [CommandSource.schedule, .rule] {
            for command in ["status", "open"] {
                #expect(refusal { try ask(command, of: "lock", by: source) } == "lock")
            }
        }
        let open = Kind.Command("open", label: LocalizedText("Open", ["da": "Åbn"]))
        let older = Kind(name: "lock", label: LocalizedText("Lock", ["da": "Lås"]), commands: [open])
        let asked = CommandAsk(kind: older, dialect: .rollcall, command: "open", source: .person, state: [:])
        #expect(refusal { try asked.check() } == "lock")
    }

    @Test("A command that no message can hold is refused, and not sent in vain")
    func tooLong() throws {
        let texts = (1...8).map {
            Kind.Argument("t\($0)", label: LocalizedText("Text", ["da": "Tekst"]), type: .text(longest: 200))
        }
        let say = Kind.Command("say", label: LocalizedText("Say", ["da": "Sig"]), arguments: texts)
        let kind = Kind(name: "board", label: LocalizedText("Board", ["da": "Tavle"]), commands: [say])
        func check(_ text: String) throws -> AskedCommand {
            let arguments = Dictionary(uniqueKeysWithValues: texts.map { ($0.name, PropertyValue.text(text)) })
            return try CommandAsk(
                kind: kind, dialect: .rollcall, command: "say", arguments: arguments, source: .person, state: [:]
            ).check()
        }
        #expect(refusal { try check(String(repeating: "a", count: 200)) } == nil)
        #expect(refusal { try check(String(repeating: "日", count: 200)) } == "bad_argument")
    }

    @Test("What a dialect has no word for is refused before it is written down")
    func sayable() throws {
        #expect(refusal { try ask("stop", dialect: .skylux) } == "not_sayable")
        #expect(refusal { try ask("set_program", of: "lamp", dialect: .tasmota) } == "unknown_command")
        #expect(try ask("status", dialect: .skylux).name == "status")
    }

    @Test("A schedule or rule closes only what an admin allowed and what feels an obstruction, and it warns for 5 s")
    func closing() throws {
        for source in [CommandSource.schedule, .rule] {
            #expect(refusal { try ask("close", by: source) } == "unattended")
            let blind: DeviceProperties = ["position": .number(50), "sensor_works": .bool(false)]
            #expect(refusal { try ask("close", by: source, blind, unattended: true) } == "no_sensor")
            #expect(refusal { try ask("close", by: source, [:], unattended: true) } == "no_sensor")
            #expect(try ask("close", by: source, unattended: true).warning == 5_000)
            #expect(try ask("open", by: source).warning == 0)
            #expect(try ask("stop", by: source).warning == 0)
            #expect(refusal { try ask("press", of: "garage_door", by: source) } == "unattended")
        }
        #expect(try ask("close").warning == 0)
    }

    @Test("Only a person moves what is obstructed")
    func obstructed() throws {
        let state = Self.safe.merging(["obstructed": .bool(true)]) { _, new in new }
        #expect(refusal { try ask("open", by: .rule, state, unattended: true) } == "obstructed")
        #expect(refusal { try ask("close", by: .schedule, state, unattended: true) } == "obstructed")
        #expect(try ask("close", by: .person, state).name == "close")
        #expect(try ask("stop", by: .rule, state).name == "stop")
    }

    @Test("A schedule turns a lamp off without more ado")
    func harmless() throws {
        #expect(try ask("off", of: "lamp", by: .schedule).value == .bool(false))
        #expect(try ask("run", ["valve": .number(1), "minutes": .number(5)], of: "sprinkler", by: .rule).warning == 0)
    }
}
