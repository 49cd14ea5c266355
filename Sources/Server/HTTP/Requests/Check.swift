import Accounts
import Beacon
import Foundation
import Phrases
import Store
import Vocabulary
import Wire

/// Checks of arguments beyond those of their types. Each throws a `Refusal` that names the argument.
enum Check {
    /// Checks a name or number with `TextRule.text`.
    static func text(_ text: String, _ name: String, limit: Int) throws -> String {
        try argument(name) { () throws(TextRule.Complaint) in try TextRule.text(text, limit: limit) }
    }

    static func text(_ text: String?, _ name: String, limit: Int) throws -> String? {
        try text.map { try Check.text($0, name, limit: limit) }
    }

    /// Checks a description; an empty one deletes it.
    static func description(_ text: String?) throws -> String? {
        guard let text else { return nil }
        guard text.unicodeScalars.count <= 200 else {
            throw Refusal(
                .badArguments, .argumentTooLong("description"), argument: "description")
        }
        return try withoutControls(text, "description")
    }

    static func email(_ text: String) throws -> String {
        try argument("email") { () throws(TextRule.Complaint) in try TextRule.email(text) }
    }

    static func range<Number: Comparable & CustomStringConvertible>(
        _ value: Number?, _ name: String, _ range: ClosedRange<Number>
    ) throws -> Number? {
        try value.map { try Check.range($0, name, range) }
    }

    static func range<Number: Comparable & CustomStringConvertible>(
        _ value: Number, _ name: String, _ range: ClosedRange<Number>
    ) throws -> Number {
        guard range.contains(value) else {
            throw Refusal(
                .badArguments, .argumentOutOfRange(name, range.lowerBound, range.upperBound),
                argument: name)
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
            throw Refusal(.badArguments, error.reason(of: name), argument: name)
        }
    }

    /// The rules for texts from people, in an argument or in a cell of a table.
    enum TextRule {
        /// The maximum size of an e-mail address in bytes (RFC 5321, section 4.5.3.1.3).
        static let maxEmailLength = 254

        /// The fault of a text.
        enum Complaint: Error {
            case length(max: Int)
            case bytes(max: Int)
            case notEmail
            case controlCharacters

            /// Why a request with this argument is refused.
            func reason(of argument: String) -> Phrase {
                switch self {
                case .length(let max): .argumentLengthWrong(argument, 1, max)
                case .bytes(let max): .argumentBytesWrong(argument, max)
                case .notEmail: .argumentNotEmail(argument)
                case .controlCharacters: .argumentHasControlCharacters(argument)
                }
            }

            /// What is wrong with a cell of a table.
            var cellProblem: Phrase {
                switch self {
                case .length(let max): .cellLengthWrong(max)
                case .bytes(let max): .cellBytesWrong(max)
                case .notEmail: .cellNotEmail
                case .controlCharacters: .cellHasControlCharacters
                }
            }
        }

        /// Returns the text in Unicode's normal form C, so that it has the same bytes however it was typed.
        static func canonical(_ text: String) -> String { text.precomposedStringWithCanonicalMapping }

        /// Returns a name or number: trimmed, of 1 to `limit` characters, without control characters, in normal form C.
        static func text(_ text: String, limit: Int) throws(Complaint) -> String {
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            let canonical = trimmed.unicodeScalars.count <= 4 * limit ? canonical(trimmed) : trimmed
            guard (1...limit).contains(canonical.unicodeScalars.count) else {
                throw .length(max: limit)
            }
            return try withoutControls(canonical)
        }

        /// Returns an e-mail address, checked as far as possible without sending a message to it.
        static func email(_ text: String) throws(Complaint) -> String {
            let trimmed = try TextRule.text(text, limit: maxEmailLength)
            guard trimmed.utf8.count <= maxEmailLength else {
                throw .bytes(max: maxEmailLength)
            }
            let parts = trimmed.split(separator: "@", omittingEmptySubsequences: false)
            guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && !$0.contains(where: \.isWhitespace) }) else {
                throw .notEmail
            }
            return trimmed
        }

        static func withoutControls(_ text: String) throws(Complaint) -> String {
            // Most text is plain ASCII, for which a check of the bytes is sufficient.
            if text.utf8.allSatisfy({ (0x20..<0x7f).contains($0) }) { return text }
            guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
                throw .controlCharacters
            }
            return text
        }
    }
}

extension Check {
    /// The minimum number of different characters in a password.
    private static let fewestCharacters = 5

    /// Returns a user name as it was typed, for the lookup of an account: in normal form C, without surrounding blanks,
    /// and no longer than an address can be. Anything after 254 bytes of that form is ignored.
    static func userName(_ text: String) -> String {
        // An address typed in form D has at most three times the bytes of form C (Unicode Standard Annex 15).
        let typed = cut(text, to: 3 * Check.TextRule.maxEmailLength)
        return cut(TextRule.canonical(typed.trimmingCharacters(in: .whitespaces)), to: Check.TextRule.maxEmailLength)
    }

    /// - Parameter limit: in bytes; the text is cut between two characters, since a part of one is not valid text.
    private static func cut(_ text: String, to limit: Int) -> String {
        var bytes = text.utf8.prefix(limit)
        while !bytes.isEmpty, String(bytes) == nil { bytes.removeLast() }
        return String(bytes) ?? ""
    }

    /// Checks a new password: long enough, and not one of those that are tried first. Its composition is the owner's
    /// choice (NIST SP 800-63B, section 5.1.1.2).
    /// - Parameter email: of the account; the password must not be made from it.
    static func password(_ text: String, _ name: String = "password", of email: String) throws -> String {
        guard (8...256).contains(text.unicodeScalars.count) else {
            throw Refusal(.badArguments, .argumentLengthWrong(name, 8, 256), argument: name)
        }
        guard Set(text.unicodeScalars).count >= fewestCharacters else {
            throw Refusal(
                .badArguments, .argumentLacksDifferentCharacters(name, fewestCharacters),
                argument: name)
        }
        let words = [email.lowercased(), String(email.lowercased().prefix { $0 != "@" })]
        guard !words.contains(text.lowercased()), !ContextWords.makeUp(text, of: email) else {
            throw Refusal(
                .badArguments, .argumentTooGuessable(name),
                argument: name)
        }
        guard !CommonPasswords.contain(text) else {
            throw Refusal(
                .badArguments, .argumentCommonPassword(name),
                argument: name)
        }
        return text
    }
}

extension Check {
    /// Checks a list of person ids, of which at most 1000 are allowed.
    static func people(_ people: [Int64], _ name: String) throws -> [Int64] {
        guard people.count <= 1000 else {
            throw Refusal(.badArguments, .argumentNamesTooMany(name, 1000), argument: name)
        }
        return people
    }

    /// Checks a list of zone names, of which at most 100 are allowed.
    static func zones(_ zones: [String], _ name: String) throws -> [String] {
        guard zones.count <= 100 else {
            throw Refusal(.badArguments, .argumentNamesTooMany(name, 100), argument: name)
        }
        return try zones.map { try text($0, name, limit: 100) }
    }

    /// Returns the person that a request is about: by number or by e-mail address, not both.
    static func person(email: String?, id: Int64?) throws -> Person.Reference {
        switch (email, id) {
        case (let email?, nil): .email(try text(email, "email", limit: Check.TextRule.maxEmailLength))
        case (nil, let id?): .id(id)
        default: throw Refusal(.badArguments, .oneArgumentOfTwoNeeded("email", "person_id"))
        }
    }

    /// Returns a beacon identity that was bought elsewhere, which must be complete; nil if no part of it is given.
    static func identity(uuid: ProximityUUID?, major: Int?, minor: Int?) throws -> BeaconIdentity? {
        switch (uuid, try key(major, "major_key"), try key(minor, "minor_key")) {
        case (nil, nil, nil): return nil
        case (let uuid?, let major?, let minor?): return BeaconIdentity(uuid: uuid, major: major, minor: minor)
        default:
            throw Refusal(
                .badArguments, .keysIncomplete("uuid', 'major_key", "minor_key"))
        }
    }

    /// Returns the address of a beacon, which must not be one that changes.
    static func lasting(_ address: DeviceAddress?) throws -> DeviceAddress? {
        guard let address, address.isSurelyPrivate else { return address }
        throw Refusal(
            .badArguments, .badgeAddressPrivate(address, "address"), argument: "address")
    }

    /// Checks a rate in reports per second.
    static func rate(_ value: Double?, _ name: String) throws -> Double? {
        try value.map { try rate($0, name) }
    }

    static func rate(_ value: Double, _ name: String) throws -> Double {
        try range(value, name, 0...1e9)
    }

    /// Checks an iBeacon major or minor.
    static func key(_ value: Int?, _ name: String) throws -> UInt16? {
        try range(value, name, 0...65_535).flatMap { UInt16(exactly: $0) }
    }
}
