import Beacon
import Devices
import Foundation
import Wire

/// A type whose schema cannot be fully derived from its decoding.
protocol Described: Decodable {
    /// Returns a value of the type and its schema.
    static func describe(in catalogue: SchemaCatalogue) throws -> (Self, Schema)
}

extension String: Described {
    static func describe(in catalogue: SchemaCatalogue) -> (String, Schema) { ("", .string()) }
}

extension Bool: Described {
    static func describe(in catalogue: SchemaCatalogue) -> (Bool, Schema) { (false, .boolean) }
}

extension Double: Described {
    static func describe(in catalogue: SchemaCatalogue) -> (Double, Schema) { (0, .number) }
}

extension Int: Described {
    static func describe(in catalogue: SchemaCatalogue) -> (Int, Schema) { (0, .integer(.min, .max)) }
}

extension Int64: Described {
    static func describe(in catalogue: SchemaCatalogue) -> (Int64, Schema) { (0, .integer(.min, .max)) }
}

extension UInt16: Described {
    static func describe(in catalogue: SchemaCatalogue) -> (UInt16, Schema) { (0, .integer(0, 65_535)) }
}

extension Date: Described {
    static func describe(in catalogue: SchemaCatalogue) -> (Date, Schema) {
        (Date(timeIntervalSince1970: 0), .string(format: "date-time", example: "2026-09-01T08:30:00.000Z"))
    }
}

extension Data: Described {
    static func describe(in catalogue: SchemaCatalogue) -> (Data, Schema) {
        (Data(), .string(format: "byte", example: "iVBORw0KGgo="))
    }
}

extension UUID: Described {
    static func describe(in catalogue: SchemaCatalogue) -> (UUID, Schema) {
        (UUID(), .string(format: "uuid", example: "3b9f4d2e-8a51-4c0e-9a35-0d8f6f1f6a53"))
    }
}

extension ProximityUUID: Described {
    static func describe(in catalogue: SchemaCatalogue) -> (ProximityUUID, Schema) {
        let value = ProximityUUID(high: 0, low: 0)
        return (value, .string(format: "uuid", example: "f7826da6-4fa2-4e98-8024-bc5b71e0893e"))
    }
}

extension DeviceAddress: Described {
    static func describe(in catalogue: SchemaCatalogue) throws -> (DeviceAddress, Schema) {
        let text = "a4:c1:38:bf:6f:ab"
        guard let value = DeviceAddress(text) else { throw Schema.Unreadable(type: "DeviceAddress") }
        return (value, .string(example: text))
    }
}

extension CellValue: Described {
    static func describe(in catalogue: SchemaCatalogue) -> (CellValue, Schema) {
        (.null, .anyOf([.string(), .integer(.min, .max), .number, .boolean, .null]))
    }
}

extension ExportedValue: Described {
    static func describe(in catalogue: SchemaCatalogue) -> (ExportedValue, Schema) {
        let plain: [Schema] = [.string(), .integer(.min, .max), .number, .boolean, .null]
        return (.null, .anyOf(plain + [.array(.anyOf(plain + [.anyObject])), .anyObject]))
    }
}

extension SettingContent: Described {
    static func describe(in catalogue: SchemaCatalogue) -> (SettingContent, Schema) {
        (.boolean(false), .anyOf([.boolean, .integer(.min, .max), .string(), .array(.string())]))
    }
}

extension PropertyValue: Described {
    static func describe(in catalogue: SchemaCatalogue) -> (PropertyValue, Schema) {
        let entry = Schema.map(.anyOf([.array(.words(Weekday.allCases.map(\.rawValue))), .string(), .number]))
        return (.bool(false), .anyOf([.boolean, .number, .string(), .array(entry)]))
    }
}

extension Kind: Described {
    static func describe(in catalogue: SchemaCatalogue) -> (Kind, Schema) {
        (Kind(name: "lamp", label: LocalizedText("Lamp", ["da": "Lampe"])), .anyObject)
    }
}

extension Dictionary: Described where Key == String, Value: Decodable {
    static func describe(in catalogue: SchemaCatalogue) throws -> ([String: Value], Schema) {
        ([:], .map(try catalogue.schema(of: Value.self)))
    }
}

extension Array: Described where Element: Decodable {
    static func describe(in catalogue: SchemaCatalogue) throws -> ([Element], Schema) {
        let (value, schema) = try catalogue.describe(Element.self)
        return ([value], .array(schema))
    }
}

extension TimeOfDay: Described {
    static func describe(in catalogue: SchemaCatalogue) -> (TimeOfDay, Schema) {
        (.wall(450), .string(example: "07:30"))
    }
}

extension ClockTime: Described {
    static func describe(in catalogue: SchemaCatalogue) throws -> (ClockTime, Schema) {
        let text = "07:30"
        guard let value = ClockTime(text) else { throw Schema.Unreadable(type: "ClockTime") }
        return (value, .string(example: text))
    }
}

extension SchoolInstant: Described {
    static func describe(in catalogue: SchemaCatalogue) throws -> (SchoolInstant, Schema) {
        let text = "2026-09-01T14:00"
        guard let value = SchoolInstant(text) else { throw Schema.Unreadable(type: "SchoolInstant") }
        return (value, .string(example: text))
    }
}

extension PersonReference: Described {
    static func describe(in catalogue: SchemaCatalogue) -> (PersonReference, Schema) {
        (.number(0), .anyOf([.integer(.min, .max), .string()]))
    }
}

extension CivilDay: Described {
    static func describe(in catalogue: SchemaCatalogue) -> (CivilDay, Schema) {
        (CivilDay(number: 20_697), .string(format: "date", example: "2026-09-01"))
    }
}

/// It contains values of its own type, so that its schema cannot be derived from its decoding.
extension RequirementRecord: Described {
    static func describe(in catalogue: SchemaCatalogue) throws -> (RequirementRecord, Schema) {
        let condition = try catalogue.describe(ConditionRecord.self).value
        let own = Schema.reference("RequirementRecord")
        let parts = [("all", Schema.array(own)), ("any", .array(own)), ("not", own)]
        catalogue.put(
            Schema.Object(
                typeName: "RequirementRecord",
                members: parts.map { name, schema in
                    Schema.Object.Member(name: name, schema: .anyOf([schema, .null]), isRequired: false)
                }
                    + catalogue.members(of: "ConditionRecord").map { member in
                        Schema.Object.Member(
                            name: member.name,
                            schema: member.isRequired ? .anyOf([member.schema, .null]) : member.schema,
                            isRequired: false)
                    }))
        return (RequirementRecord(condition), own)
    }
}
