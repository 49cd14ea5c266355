import Foundation
import Testing
import Vocabulary
import Wire

@testable import Contract

@Suite("Schemas are read from the types of the wire")
struct SchemaTests {
    @Test("The arguments of every type are as their schema says", arguments: Examples.all)
    func arguments(example: RequestExample) throws {
        let catalogue = SchemaCatalogue()
        let schema = try catalogue.anySchema(of: example.type.definition.request)
        let envelope = try #require(try JSONSerialization.jsonObject(with: example.envelope()) as? [String: Any])
        let arguments = try #require(envelope["args"])
        #expect(SchemaCheck(objects: catalogue.objects).complaint(arguments, schema) == nil)
    }

    @Test("Replies are as their schemas say")
    func replies() throws {
        for reply in Examples.replies + Examples.oversightReplies + Examples.webhookReplies + Examples.settingsReplies
            + Examples.deviceReplies + Examples.ruleReplies + Examples.bookingReplies + Examples.lockReplies
        {
            let catalogue = SchemaCatalogue()
            let type = try #require(type(of: reply) as? any Decodable.Type)
            let schema = try catalogue.anySchema(of: type)
            let json = try JSONSerialization.jsonObject(with: WireJSON.encoder().encode(reply))
            #expect(SchemaCheck(objects: catalogue.objects).complaint(json, schema) == nil, "\(type)")
        }
    }

    @Test("What may be left out is told from what may not, in the order of the declaration")
    func optional() throws {
        let catalogue = SchemaCatalogue()
        #expect(try catalogue.schema(of: SightingRecord.self) == .reference("SightingRecord"))
        let members = try #require(catalogue.objects["SightingRecord"]).members
        #expect(members.map(\.name) == ["uuid", "major", "minor", "address", "rssi", "count", "heard_at"])
        #expect(members.filter { !$0.isRequired }.map(\.name) == ["address", "rssi", "count"])
        #expect(members[1].schema == .integer(0, 65_535))
        #expect(members[4].schema == .anyOf([.integer(.min, .max), .null]))
    }

    @Test("Words, lists and objects of any members are told")
    func kinds() throws {
        let catalogue = SchemaCatalogue()
        #expect(
            try catalogue.schema(of: [Classification].self) == .array(.words(["student", "staff", "visitor", "admin"])))
        #expect(try catalogue.schema(of: [String: [Bool]].self) == .map(.array(.boolean)))
    }

    @Test("A type that cannot be described is an error: one of a single value of its own, and one that holds itself")
    func indescribable() {
        #expect(throws: Schema.Unreadable.self) { try SchemaCatalogue().schema(of: Float.self) }
        #expect(throws: Schema.Unreadable.self) { try SchemaCatalogue().schema(of: URL.self) }
    }
}

extension SchemaCatalogue {
    fileprivate func anySchema(of type: any Decodable.Type) throws -> Schema {
        func open<Value: Decodable>(_ type: Value.Type) throws -> Schema { try schema(of: type) }
        return try open(type)
    }
}
