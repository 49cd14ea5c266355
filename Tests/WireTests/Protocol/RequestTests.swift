import Foundation
import Testing
import Wire

@Suite("Requests on the wire")
struct RequestTests {
    @Test("There is an example of every type")
    func complete() {
        #expect(Set(Examples.all.map(\.type)) == Set(RequestType.allCases))
    }

    @Test(
        "A sample made from the schema of a type comes back through its envelope, too",
        arguments: [RequestType.adminEditDoor, .adminGetUnlocks, .adminCreateRoom, .studentUpdateLocation])
    func sample(type: RequestType) throws {
        let example = try SampleRequest.example(of: type)
        #expect(try example.envelopeReadBack() == example.envelope())
    }

    @Test("Every request comes back through its envelope as it went", arguments: Examples.all)
    func roundTrip(example: RequestExample) throws {
        #expect(try example.envelopeReadBack() == example.envelope())
    }

    @Test("The envelope has the type's name and the arguments, all in snake case", arguments: Examples.all)
    func keys(example: RequestExample) throws {
        let envelope = try JSONMember(example.envelope())
        #expect(envelope.members.keys.sorted() == ["args", "type"])
        #expect(envelope.members["type"]?.text == example.type.rawValue)
        for key in envelope.allKeys {
            #expect(key.wholeMatch(of: /[a-z]+(_[a-z]+)*/) != nil, "\(key)")
        }
    }

    @Test("Replies are in snake case too")
    func replyKeys() throws {
        for reply in Examples.replies + Examples.oversightReplies + Examples.webhookReplies + Examples.settingsReplies
            + Examples.deviceReplies + Examples.ruleReplies + Examples.bookingReplies + Examples.lockReplies
        {
            for key in try JSONMember(WireJSON.encoder().encode(reply)).allKeys {
                #expect(key.wholeMatch(of: /[a-z]+(_[a-z]+)*/) != nil, "\(type(of: reply)): \(key)")
            }
        }
    }

    @Test("Arguments that are missing, null or of another kind are told apart")
    func incoming() throws {
        func arguments(_ text: String) throws -> EditZone? {
            try WireJSON.decoder().decode(IncomingArguments<EditZone>.self, from: Data(text.utf8)).arguments
        }
        #expect(try arguments(#"{"type":"admin.edit_zone"}"#) == nil)
        #expect(try arguments(#"{"args":null}"#) == nil)
        #expect(try arguments(#"{"args":{"zone_id":1,"more":2}}"#)?.zoneID == 1)
        for wrong in [#"{"args":[]}"#, #"{"args":{}}"#, #"{"args":{"zone_id":"1"}}"#, #"{"args":{"zone_id":1e30}}"#] {
            #expect(throws: DecodingError.self) { try arguments(wrong) }
        }
    }
}
