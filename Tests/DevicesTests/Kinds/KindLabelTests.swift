import Devices
import Testing

@Suite("What people say to a device")
struct KindLabelTests {
    @Test(
        "Words stand for a command, in both languages, in any case and with full stops",
        arguments: [
            ("Open the window.", "open"), ("luk", "close"), ("  STOP ", "stop"), ("status", "status"), ("åbn", "open"),
        ])
    func plain(words: String, command: String) throws {
        #expect(try shipped("skylight").hear(words) == HeardCommand(command: command))
    }

    @Test(
        "A number stands for an argument",
        arguments: ["50", "50%", "set to 50 percent", "indstil til 50 procent", "50 %"])
    func numbers(words: String) throws {
        let heard = try shipped("skylight").hear(words)
        #expect(heard == HeardCommand(command: "set_position", arguments: ["position": .number(50)]))
    }

    @Test("What nobody says at once, however it begins, is not looked through")
    func long() throws {
        #expect(try shipped("skylight").hear("stop" + String(repeating: " ", count: 5_000)) == nil)
    }

    @Test("A Danish number has a comma, and a choice may be said by its label")
    func others() throws {
        let thermostat = try shipped("thermostat")
        #expect(thermostat.hear("20,5 grader")?.arguments == ["target": .number(20.5)])
        #expect(thermostat.hear("tilstand varme")?.arguments == ["mode": .text("heat")])
        let sprinkler = try shipped("sprinkler")
        let run = HeardCommand(command: "run", arguments: ["valve": .number(3), "minutes": .number(20)])
        #expect(sprinkler.hear("Valve 3 for 20 minutes") == run)
    }

    @Test("Other words stand for nothing", arguments: ["", "open sesame", "{position}", "nan", "inf %", "fifty"])
    func nothing(words: String) throws {
        #expect(try shipped("skylight").hear(words) == nil)
    }
}
