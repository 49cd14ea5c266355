import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("The language of refusals", .mustEnd, .sharesSchool)
struct FailureLanguageTests {
    private static let unknown = #"{"type": "no.such"}"#

    @Test("Whoever asks for Danish is refused in Danish, with the same code", arguments: WayIn.allCases)
    func danish(way: WayIn) async throws {
        try await School.shared { school in
            let headers = ["accept-language": "da-DK,da;q=0.9,en;q=0.8"]
            let failure = try await school.admin.post(Self.unknown, to: way.path(), headers: headers).failure()
            #expect(failure == Failure(.unknownType, "Forespørgselstypen 'no.such' findes ikke."))
            let nowhere = try await school.admin.get("/nowhere", headers: headers).failure()
            #expect(nowhere == Failure(.notFound, "Her er intet. Forespørgsler sendes til POST /post."))
        }
    }

    @Test("A refusal is in German for a caller who asks for it")
    func german() async throws {
        try await School.shared { school in
            let headers = ["accept-language": "de-AT,en;q=0.5"]
            let failure = try await school.admin.post(Self.unknown, headers: headers).failure()
            #expect(failure == Failure(.unknownType, "Den Anfragetyp 'no.such' gibt es nicht."))
        }
    }

    @Test("The language that a person chose comes before the browser's")
    func chosen() async throws {
        try await School.inProcess { school in
            _ = try await school.admin(EditPreferences(language: .german))
            let headers = ["accept-language": "da"]
            let failure = try await school.admin.post(Self.unknown, headers: headers).failure()
            #expect(failure == Failure(.unknownType, "Den Anfragetyp 'no.such' gibt es nicht."))
        }
    }

    @Test("A text of the caller's that looks like a sentence with values is no sentence of the server's")
    func spliced() async throws {
        try await School.shared { school in
            let day = "x'. The saved question “{0}” goes, for all admins. There is no day 'y"
            let request = #"{"device_id": 1, "command": "on", "at": "07:30", "from": "\#(day)"}"#
            for language in ["en", "da", "de"] {
                let answer = try await school.admin.post(
                    request, to: "/post/universal.create_schedule", headers: ["accept-language": language])
                #expect(try answer.failure().code == .badArguments)
            }
        }
    }

    @Test("Whoever asks for no language, or for another one, is refused in English")
    func english() async throws {
        try await School.shared { school in
            for headers in [[:], ["accept-language": "en"], ["accept-language": "fr"]] {
                let failure = try await school.admin.post(Self.unknown, headers: headers).failure()
                #expect(failure == Failure(.unknownType, "Request type 'no.such' does not exist."))
            }
        }
    }
}
