import Devices
import Testing

@Suite("What a kind may not be")
struct KindValidationTests {
    @Test("At most 40 properties and 20 commands")
    func counts() throws {
        let properties = (1...41).map { number("p\($0)") }
        #expect(try problems(["properties": properties]) == ["properties: There are 41, and at most 40 may be."])
        #expect(try problems(["properties": Array(properties.prefix(40))]).isEmpty)
        let commands = (1...21).map { command("c\($0)") }
        #expect(try problems(["commands": commands]) == ["commands: There are 21, and at most 20 may be."])
    }

    @Test("A range upside down is refused, and a step that does not fit")
    func ranges() throws {
        let upsideDown = try problems(["properties": [number("a", ["min": 100, "max": 0])]])
        #expect(upsideDown == ["properties[0].max: The highest value, 0, is not above the lowest, 100."])
        #expect(try problems(["properties": [number("a", ["min": 1, "max": 1])]]).count == 1)
        for step in [0.0, -1, 11] {
            #expect(try problems(["properties": [number("a", ["step": step])]]).first?.contains(".step") == true)
        }
    }

    @Test(
        "A name is a small letter and up to 31 more",
        arguments: [
            "", "Open", "9a", "_a", "a-b", "a b", "å", "b\u{301}", "a1\u{301}", String(repeating: "a", count: 33),
        ])
    func names(name: String) throws {
        #expect(try problems(["properties": [number(name)]]).contains { $0.hasPrefix("properties[0].name") })
        #expect(try problems(["kind": name]).contains { $0.hasPrefix("kind") })
    }

    @Test("A member with a wrong name is no member, wherever it stands")
    func members() throws {
        let match: [String: Any] = ["property": "speed", "value": 1, "values": 2]
        #expect(try problems(["obstructed": match]) == ["obstructed.values: It is not understood."])
        #expect(try problems(["button": [["when": match, "command": "status"]]]).first?.contains("when") == true)
        let picture = ["property": "speed", "drawn": "bar", "colour": "red"]
        #expect(try problems(["picture": picture]) == ["picture.colour: It is not understood."])
        let choice: [String: Any] = [
            "name": "a", "label": label, "type": "choice",
            "choices": [["value": "x", "label": label, "icon": "y"], ["value": "z", "label": label]],
        ]
        #expect(try problems(["properties": [choice]]) == ["properties[0].choices[0].icon: It is not understood."])
    }

    @Test("No name is there twice, and no kind has a status of its own")
    func doubles() throws {
        #expect(
            try problems(["properties": [number("a"), number("a")]]) == ["properties: The name 'a' is there twice."])
        #expect(try problems(["commands": [command("status")]]).contains("commands: The name 'status' is there twice."))
    }

    @Test("A command sets only what is there and settable, to a value that it may have")
    func effects() throws {
        func problem(_ sets: [String: Any]) throws -> [String] {
            try problems([
                "properties": [number("a", ["settable": true]), number("b")],
                "commands": [command("go", ["sets": sets])],
            ])
        }
        #expect(try problem(["property": "a", "value": 3]).isEmpty)
        #expect(try problem(["property": "a", "value": 11]) == ["commands[0].sets.value: It is out of range."])
        #expect(try problem(["property": "a", "value": "x"]) == ["commands[0].sets.value: It has the wrong type."])
        #expect(try problem(["property": "b"]).first?.contains("only reported") == true)
        #expect(try problem(["property": "c"]).first?.contains("no property named 'c'") == true)
        #expect(try problem(["property": "a", "argument": "x"]).first?.contains("no argument named 'x'") == true)
    }

    @Test("A phrase says all that its command must be told, and stands for one command")
    func phrases() throws {
        let argument = number("speed")
        let set = command("set", ["arguments": [argument], "spoken": ["en": ["faster"]]])
        #expect(try problems(["commands": [set]]).first?.contains("does not say 'speed'") == true)
        let both = [command("a", ["spoken": ["en": ["go"]]]), command("b", ["spoken": ["da": ["go"]]])]
        #expect(try problems(["commands": both]).first?.contains("is one of 'a' too") == true)
        let shouted = command("a", ["spoken": ["FR": ["va"]]])
        #expect(try problems(["commands": [shouted]]).first?.contains("is a tag such as") == true)
    }

    @Test("Choices, texts, programs, buttons, pictures and sensors refer to what is there")
    func references() throws {
        func property(_ others: [String: Any]) -> [String: Any] {
            ["name": "a", "label": label].merging(others) { _, new in new }
        }
        let one: [String: Any] = ["type": "choice", "choices": [["value": "x", "label": label]]]
        #expect(try problems(["properties": [property(one)]]).first?.contains("2 to 32") == true)
        #expect(try problems(["properties": [property(["type": "text", "longest": 0])]]).count == 1)
        #expect(try problems(["properties": [property(["type": "program", "of": "none"])]]).count == 1)
        #expect(try problems(["button": [["command": "none"]]]).first?.contains("no command named 'none'") == true)
        #expect(try problems(["picture": ["property": "none", "drawn": "bar"]]).count == 1)
        #expect(try problems(["sensor": ["property": "none", "value": true]]).count == 1)
        #expect(try problems(["obstructed": ["property": "speed", "value": true]]).count == 1)
    }

    @Test("What moves says when it is closed: else nothing could tell whether a rule closes it")
    func closed() throws {
        #expect(try problems(["class": "moves"]).first?.hasPrefix("class: ") == true)
        let lid = number("lid", ["settable": true, "closed": 0])
        #expect(try problems(["class": "moves", "properties": [lid]]).isEmpty)
        #expect(try problems(["properties": [number("lid", ["closed": 11])]]).first?.contains(".closed") == true)
    }

    @Test("A label that cannot be shown is refused")
    func labels() throws {
        for text in ["", "a\u{0}b", "a\u{202E}b", String(repeating: "x", count: 61)] {
            #expect(try problems(["label": ["en": text, "da": "Fin"]]).first?.hasPrefix("label") == true)
        }
    }

    @Test("A command takes a second to four hours", arguments: [0, -1, 14_401])
    func duration(seconds: Int) throws {
        #expect(try problems(["commands": [command("a", ["longest_s": seconds])]]).count == 1)
    }
}
