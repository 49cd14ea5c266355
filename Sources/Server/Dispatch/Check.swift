import Foundation
import Store
import Wire

/// Checks of arguments that their types alone do not make. Each throws a `Failure` that names the argument.
enum Check {
    /// A name or number, as `TextRule.text` takes it.
    static func text(_ text: String, _ name: String, most: Int) throws -> String {
        try argument(name) { () throws(TextRule.Complaint) in try TextRule.text(text, most: most) }
    }

    static func text(_ text: String?, _ name: String, most: Int) throws -> String? {
        try text.map { try Check.text($0, name, most: most) }
    }

    /// A description: it may be empty, which takes it away.
    static func description(_ text: String?) throws -> String? {
        guard let text else { return nil }
        guard text.unicodeScalars.count <= 200 else {
            throw Failure(.badArguments, "The argument 'description' must have at most 200 characters.")
        }
        return try withoutControls(text, "description")
    }

    static func email(_ text: String) throws -> String {
        try argument("email") { () throws(TextRule.Complaint) in try TextRule.email(text) }
    }

    static func range<Number: Comparable>(
        _ value: Number?, _ name: String, _ range: ClosedRange<Number>
    ) throws -> Number? {
        try value.map { try Check.range($0, name, range) }
    }

    static func range<Number: Comparable>(
        _ value: Number, _ name: String, _ range: ClosedRange<Number>
    ) throws -> Number {
        guard range.contains(value) else {
            throw Failure(
                .badArguments, "The argument '\(name)' must be from \(range.lowerBound) to \(range.upperBound).")
        }
        return value
    }

    static func withoutControls(_ text: String, _ name: String) throws -> String {
        try argument(name) { () throws(TextRule.Complaint) in try TextRule.withoutControls(text) }
    }

    private static func argument<Value>(
        _ name: String, _ value: () throws(TextRule.Complaint) -> Value
    ) throws -> Value {
        do {
            return try value()
        } catch {
            throw Failure(.badArguments, "The argument '\(name)' \(error.text).")
        }
    }
}
