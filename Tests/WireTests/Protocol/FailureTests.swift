import Foundation
import Testing
import Vocabulary
import Wire

@Suite("Failures on the wire")
struct FailureTests {
    private func json(_ failure: Failure) throws -> [String: any Sendable] {
        let data = try WireJSON.encoder().encode(failure)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: any Sendable])
    }

    @Test("A failure comes back as it went")
    func roundTrip() throws {
        for failure in [
            Failure(.notFound, "There is no room '101'."), Failure(.unavailable, "Busy.", retryAfter: 2),
            Failure(.badArguments, "Too long.", argument: "zone_name"),
        ] {
            let data = try WireJSON.encoder().encode(failure)
            #expect(try WireJSON.decoder().decode(Failure.self, from: data) == failure)
        }
    }

    @Test("It says that it was not successful, why, and a word for programs")
    func members() throws {
        let members = try json(Failure(.conflict, "There is a zone of that name already."))
        #expect(members.keys.sorted() == ["code", "reason", "successful"])
        #expect(members["successful"] as? Bool == false)
        #expect(members["code"] as? String == "conflict")
    }

    @Test("Only a missing login says that a login is necessary")
    func loginNecessary() throws {
        #expect(try json(Failure(.loginNecessary, "Log in first."))["login_necessary"] as? Bool == true)
        #expect(try json(Failure(.wrongCredentials, "Wrong."))["login_necessary"] == nil)
    }

    @Test(
        "The status follows the code",
        arguments: [
            (FailureCode.badArguments, 400), (.unknownType, 400), (.loginNecessary, 401), (.wrongCredentials, 401),
            (.notAllowed, 403), (.notFound, 404), (.conflict, 409), (.roomTaken, 409), (.tooLarge, 413),
            (.cannotBeDone, 422),
            (.slowDown, 429), (.unavailable, 503), (.internalError, 500), (.wrongMethod, 405),
            (.wrongContentType, 415), (.tooSlow, 408), (.headersTooLarge, 431), (.totpNecessary, 401),
            (.noRight, 403), (.outsideHours, 403), (.notSeen, 403), (.blind, 403), (.weakLock, 403),
            (.passwordChangeNecessary, 403),
            (.totpEnrolmentNecessary, 403),
        ])
    func status(code: FailureCode, status: Int) {
        #expect(code.status == status)
    }

    @Test("A code that is not known is an error, not a trap")
    func unknownCode() {
        let data = Data(#"{"successful":false,"reason":"x","code":"brand_new"}"#.utf8)
        #expect(throws: DecodingError.self) { try WireJSON.decoder().decode(Failure.self, from: data) }
    }
}
