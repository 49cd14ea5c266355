import Foundation
import Testing
import Vocabulary

@testable import Phrases

@Suite("Sentences of the server, found by their English text")
struct FailureSentenceTests {
    @Test(
        "Values are put back where they stood",
        arguments: [
            ("There is no zone 'North'. Create it first.", "Der er ingen zone 'North'. Opret den først."),
            ("Room 'A1' is in zone 'North', not in 'South'.", "Lokale 'A1' er i zone 'North', ikke i 'South'."),
            ("There is no room 'Bob's. 5, #…'.", "Der er intet lokale 'Bob's. 5, #…'."),
            ("The argument 'major' must be from -127 to 20.", "Argumentet 'major' skal være fra -127 til 20."),
            ("The argument 'rate' must be from 0.5 to 65,535.", "Argumentet 'rate' skal være fra 0,5 til 65.535."),
            (
                "The argument 'kind' cannot be read. One of 'drill', 'emergency' is expected.",
                "Argumentet 'kind' kan ikke læses. Der ventes en af 'drill', 'emergency'."
            ),
            (
                "Something went wrong in the server. Its log says what, under 3w5e11264sgsf.",
                "Noget gik galt i serveren. Dens log siger hvad, under 3w5e11264sgsf."
            ),
            (
                "Nothing was imported: the table has 1 problem, which a dry run lists. "
                    + "The first is on line 3, column 'groups': There is no group '7b'. Create it first.",
                "Ingen blev importeret: tabellen har 1 fejl, som en prøvekørsel viser. "
                    + "Den første er på linje 3, kolonne 'groups': Der er ingen gruppe '7b'. Opret den først."
            ),
        ])
    func values(english: String, danish: String) {
        #expect(Phrase.known(english)?.text(in: .danish) == danish)
        #expect(Phrase.failure(english).text(in: .danish) == danish)
        #expect(Phrase.failure(english).text(in: .english) == english)
    }

    @Test(
        "What is no sentence of the server's, or only half one, has no Danish",
        arguments: [
            "", " ", ".", "'", "There is no zone", "There is no zone #.", "There is no zone '…'. Paint it first.",
            "There is no zone 'a' 'b'.", "There is no zone 'a.", "There is no door '3'.", "Hello. Please log in.",
            "PostgreSQL refuses the statement: syntax error (SQLSTATE 42601)",
        ])
    func unknown(reason: String) {
        #expect(Phrase.known(reason) == nil)
        #expect(Phrase.failure(reason).text(in: .danish) == reason)
    }

    @Test("A sentence with braces in place of values has all its values, or is not found", arguments: Language.allCases)
    func braces(language: Language) throws {
        for key in PhraseKey.allCases {
            guard let source = Catalogue.of(.english).source(of: key) else { continue }
            _ = Phrase.failure(source).text(in: language)
            _ = Phrase.failure("There is no day 'x'. \(source) There is no day 'y'.").text(in: language)
        }
    }

    @Test(
        "A stranger's long text takes no time",
        arguments: ["'", " '", "', '", "a' ", "1 ", "(", ". ", "' ' ", "'a', "])
    func long(piece: String) {
        let text = String(repeating: piece, count: 200_000)
        #expect(Phrase.known(text) == nil)
        _ = Phrase.known("There is no zone '\(text)'.")
    }

    @Test(
        "Sentences that are composed while the server runs are found",
        arguments: [
            "The argument 'email' must have 1 to 254 bytes.", "The argument 'email' must be an e-mail address.",
            "The argument 'name' must not hold control characters.", "The argument 'args.x[3].y' must be an array.",
            "The argument 'settings.log_level' must be one of 'trace', 'debug', 'info'.",
            "The argument 'url' must begin with 'https://'.", "The setting 'session_hours' must be true or false.",
            "The argument 'url' must name a host by a full name or by an address in the usual notation, such as "
                + "192.0.2.1 or [2001:db8::1].",
            "The argument 'heard_at' cannot be read. A time is written as RFC 3339, such as 2026-09-01T08:30:00.000Z.",
            "The argument 'uuid' cannot be read. Expected text like f7826da6-4fa2-4e98-8024-bc5b71e0893e.",
            "The argument 'id' cannot be read. A whole number from -9223372036854775808 to 9223372036854775807 is "
                + "expected.",
            "The setting 'lawful_monday' must be hours that begin before they end, such as 07:30-16:00 or "
                + "00:00-24:00, or none.",
            "The setting 'time_zone' must be an IANA time zone, such as Europe/Vienna.",
            "A server could not start with this. The port 70000 is not from 0 to 65535. Choose another with --port.",
            "3 attempts in a row failed, the last one with: status, status 503.",
            "This scanner hears a beacon with a UUID of the school and the keys 1/3, which nothing here has.",
            "This scanner hears a beacon with the keys 256/256, which nothing here has. 1/1, the same bytes the other "
                + "way round, is registered.",
            "The radio of this scanner has been recovering for 2 min ('not_answering'): it hears nothing.",
            "The address '41:02:03:04:05:01' is a private one, which changes every few minutes. Leave 'address' out: "
                + "the keys tell which badge it is.",
            "The argument 'from' cannot be read. A time is such as 2026-09-01T14:00 on the school's clocks, 14:00 of "
                + "today, or 2026-09-01T14:00:00+02:00.",
            "The argument 'at' cannot be read. A time is such as 07:30, from 00:00 to 24:00.",
            "The door of this lock stands open for 12 min.", "The battery of this lock has 9 % left.",
            "The rule 'Lights' started 8 times in ten minutes. It starts nothing more.",
            "`rollcall rules explain 7` shows why. `rollcall rules edit 7 --enabled` begins it anew.",
            "No resolver has taken this server's address for 12 min: who looks for it from outside no longer finds it.",
            "The disk with the database has 12 MB of 9000 MB free, less than 10 %. The oldest days of sightings are "
                + "deleted to make room.",
        ])
    func composed(reason: String) {
        #expect(Phrase.known(reason) != nil)
    }
}
