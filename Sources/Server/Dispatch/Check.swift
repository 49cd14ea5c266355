import Foundation
import Store
import Wire

/// Checks of arguments that their types alone do not make. Each throws a `Failure` that names the argument.
enum Check {
    /// A name or number: trimmed, of 1 to `most` characters, without control characters.
    static func text(_ text: String, _ name: String, most: Int) throws -> String {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard (1...most).contains(trimmed.unicodeScalars.count) else {
            throw Failure(.badArguments, "The argument '\(name)' must have 1 to \(most) characters.")
        }
        return try withoutControls(trimmed, name)
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

    /// An e-mail address, as far as anything but a message to it can tell.
    static func email(_ text: String) throws -> String {
        let trimmed = try Check.text(text, "email", most: 254)
        let parts = trimmed.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && !$0.contains(where: \.isWhitespace) }) else {
            throw Failure(.badArguments, "The argument 'email' must be an e-mail address.")
        }
        return trimmed
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
        guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw Failure(.badArguments, "The argument '\(name)' must not hold control characters.")
        }
        return text
    }
}
