import Devices
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("The page of kinds, and forms that a kind makes", .mustEnd)
struct KindPageTests {
    private static let path = "/devices/kinds"
    private static let bell = """
        {"kind": "bell", "label": {"en": "Bell", "da": "Klokke"},
         "commands": [{"name": "ring", "label": {"en": "Ring", "da": "Ring"}}]}
        """

    @Test("A kind is pasted, listed with its document, and deleted")
    func paste() async throws {
        try await School.inProcess { school in
            let sent = try await school.admin.send(
                "admin.create_kind", key: "paste", from: Self.path, [("kind", Self.bell)])
            #expect(sent.status == 303, "\(sent.text)")
            #expect(try await school.admin(GetKinds(search: "klokke")).total == 1)
            let page = try await school.admin.get(Self.path).text
            #expect(page.contains("&quot;kind&quot;:&quot;bell&quot;") && page.contains("Delete bell"))
            #expect(!page.contains("Delete lamp") && page.contains("comes with the server"))
            let gone = try await school.admin.send(
                "admin.delete_kind", key: "bell", from: Self.path, [("kind", "bell")])
            #expect(gone.status == 303)
            #expect(try await school.admin(GetKinds(search: "klokke")).total == 0)
            #expect(try await school.makePeer(.staff).get(Self.path).status == 403)
        }
    }

    @Test("A kind is uploaded as a file")
    func upload() async throws {
        try await School.inProcess { school in
            let body =
                "--X\r\nContent-Disposition: form-data; name=\"_from\"\r\n\r\n\(Self.path)\r\n--X\r\n"
                + "Content-Disposition: form-data; name=\"_then\"\r\n\r\n\(Self.path)\r\n--X\r\n"
                + "Content-Disposition: form-data; name=\"kind\"; filename=\"bell.json\"\r\n"
                + "Content-Type: application/json\r\n\r\n\(Self.bell)\r\n--X--\r\n"
            let headers = ["content-type": "multipart/form-data; boundary=X", "sec-fetch-site": "same-origin"]
            let sent = try await school.admin.post(body, to: "/forms/admin.create_kind", headers: headers)
            #expect(sent.status == 303, "\(sent.text)")
            #expect(try await school.admin(GetKinds(search: "klokke")).kinds.map(\.kind.name) == ["bell"])
        }
    }

    @Test(
        "What is wrong with a document is told at its field, all of it, in the reader's language",
        arguments: [
            ("no JSON", "Argumentet &#39;kind&#39; er ikke et JSON-objekt."),
            ("[1]", "Argumentet &#39;kind&#39; er ikke et JSON-objekt."),
            (#"{"kind": "bell"}"#, "Argumentet &#39;kind.label&#39; mangler."),
            (
                #"{"kind": "Bell", "label": {"en": "Bell", "da": ""}}"#,
                "&#39;kind&#39;: Et navn er et lille bogstav og op til 31 mere, cifre eller understregninger. "
                    + "&#39;label&#39;: En betegnelse har 1 til 60 tegn på hvert sprog."
            ),
        ])
    func wrong(_ document: String, _ reason: String) async throws {
        try await School.inProcess { school in
            _ = try await school.admin(EditPreferences(language: .danish))
            let sent = try await school.admin.send(
                "admin.create_kind", key: "paste", from: Self.path, [("kind", document)])
            #expect(sent.status == 400 && sent.text.contains(reason), "\(sent.text)")
            #expect(sent.text.contains(/<textarea id="admin-create_kind-paste-kind" [^>]*aria-invalid="true"/))
            #expect(try await school.admin(GetKinds()).total == Kind.shipped.count)
        }
    }

    @Test("A thermostat's week is set by a form of rows, shown again, and rows are taken out by emptying them")
    func program() async throws {
        try await School.open { school in
            let device = try await school.makeDevice("thermostat")
            let path = "/device?id=\(device)"
            let page = try await school.admin.get(path).text
            #expect(page.contains("name=\"args.program[2].at\"") && !page.contains("name=\"args.program[3].at\""))
            func send(_ rows: [[(String, String)]]) async throws -> RawAnswer {
                let fields = rows.enumerated().flatMap { row in
                    row.element.map { ("args.program[\(row.offset)].\($0.0)", $0.1) }
                }
                return try await school.admin.send(
                    "universal.command_device", key: "set_program", from: path,
                    [("device_id", "\(device)"), ("command", "set_program")] + fields)
            }
            let row = [("at", "06:30"), ("value", "21.5"), ("weekdays", ""), ("weekdays", "mon"), ("weekdays", "fri")]
            let emptied = [("at", ""), ("value", ""), ("weekdays", ""), ("weekdays", "tue")]
            let blank = [("at", ""), ("value", ""), ("weekdays", "")]
            #expect(try await send([row, emptied, blank]).status == 303)
            let program = WeekProgram([WeekProgram.Entry(weekdays: ["mon", "fri"], at: "06:30", value: 21.5)])
            #expect(try await school.admin(GetCommands()).commands.map(\.args) == [["program": .program(program)]])
            try await school.report(device, ["program": .program(program)])
            let shown = try await school.admin.get(path).text
            #expect(shown.contains("value=\"06:30\"") && shown.contains("name=\"args.program[3].at\""))
            let wrong = try await send([[("at", "06:30"), ("value", "99"), ("weekdays", ""), ("weekdays", "mon")]])
            #expect(wrong.status == 422 && wrong.text.contains("value=\"99\"") && wrong.text.contains("role=\"alert\""))
        }
    }
}
