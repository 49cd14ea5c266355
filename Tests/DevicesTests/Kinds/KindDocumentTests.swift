import Devices
import Foundation
import Testing

@Suite("The document of a kind")
struct KindDocumentTests {
    @Test("Seven kinds are shipped, and each is read from its document and written back as the same kind")
    func shippedKinds() throws {
        let names = ["skylight", "garage_door", "sprinkler", "lamp", "thermostat", "weather_station", "lock"]
        #expect(Kind.shipped.map(\.name) == names)
        #expect(Kind.shippedDocuments.count == names.count)
        for kind in Kind.shipped {
            #expect(try Kind(document: kind.document()) == kind)
        }
    }

    @Test("Every shipped kind has commands, labels and spoken words in both languages")
    func words() {
        for kind in Kind.shipped {
            for command in kind.commands where command.name != "set_program" {
                #expect(command.spoken["en"]?.isEmpty == false, "\(kind.name) \(command.name)")
                #expect(command.spoken["da"]?.isEmpty == false, "\(kind.name) \(command.name)")
            }
        }
    }

    @Test("Members with their usual value need not stand in a document")
    func defaults() throws {
        let kind = try Kind(document: document(["commands": [command("spin")]]))
        #expect(kind.safety == .still)
        let spin = try #require(kind.command("spin"))
        #expect(spin.longest == 10 && !spin.isStop && !spin.isToggle && spin.sets == nil && spin.arguments.isEmpty)
    }

    @Test("A member with a wrong name is named, and not passed over")
    func unknownMember() throws {
        let speed = number("speed", ["setable": true])
        #expect(try problems(["properties": [speed]]) == ["properties[0].setable: It is not understood."])
        #expect(try problems(["colour": "red"]) == ["colour: It is not understood."])
        #expect(try problems(["properties": [number("a", ["choices": []])]]).first?.hasPrefix("properties[0]") == true)
    }

    @Test("What is missing or of the wrong type is named with its place")
    func missing() throws {
        #expect(
            try problems(["properties": [["name": "a", "label": label]]]) == ["properties[0].type: It is missing."])
        #expect(try problems(["label": ["da": "Blæser"]]) == ["label.en: It is missing."])
        #expect(try problems(["label": ["en": "Fan", "Danish": "Blæser"]]) == ["label.Danish: It is not understood."])
        #expect(try problems(["commands": 7]) == ["commands: It has the wrong type."])
        #expect(try problems(["class": "explodes"]) == ["class: It is not understood."])
    }

    @Test("What is no JSON, and what is too long, is no kind", arguments: ["", "{", "[]", "null", "{\"kind\": NaN}"])
    func noJSON(text: String) {
        #expect(throws: KindProblems.self) { try Kind(document: Array(text.utf8)) }
    }

    @Test("A document of more than 64 KiB is not read")
    func tooLong() {
        let spaces = [UInt8](repeating: 0x20, count: Kind.maxDocumentLength + 1)
        #expect(throws: KindProblems.self) { try Kind(document: spaces) }
    }
}
