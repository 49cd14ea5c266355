import Devices
import Foundation
import Testing

/// Kinds that tests use: one shipped, by name; or one changed at some members of its document.
func shipped(_ name: String) throws -> Kind {
    try #require(Kind.shipped.first { $0.name == name })
}

/// A document of a kind with `members` in place of, or beside, the usual ones.
func document(_ members: [String: Any]) throws -> Data {
    let usual: [String: Any] = [
        "kind": "fan", "label": ["en": "Fan", "da": "Blæser"],
        "properties": [
            [
                "name": "speed", "label": ["en": "Speed", "da": "Hastighed"], "type": "number", "min": 0, "max": 3,
                "settable": true,
            ]
        ],
        "commands": [],
    ]
    return try JSONSerialization.data(withJSONObject: usual.merging(members) { _, new in new })
}

/// What is wrong with the document; empty where it is a kind.
func problems(_ members: [String: Any]) throws -> [String] {
    let document = try document(members)
    do {
        _ = try Kind(document: document)
        return []
    } catch {
        return error.problems.map(\.description)
    }
}

let label = ["en": "Some", "da": "Nogen"]

func number(_ name: String, _ others: [String: Any] = [:]) -> [String: Any] {
    ["name": name, "label": label, "type": "number", "min": 0, "max": 10].merging(others) { _, new in new }
}

func command(_ name: String, _ others: [String: Any] = [:]) -> [String: Any] {
    ["name": name, "label": label].merging(others) { _, new in new }
}
