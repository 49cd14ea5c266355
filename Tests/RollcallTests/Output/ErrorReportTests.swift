import ArgumentParser
import Client
import Foundation
import Testing
import Vocabulary
import Wire

@testable import rollcall

@Suite("Errors as they are told")
struct ErrorReportTests {
    @Test(
        "The exit status follows the server's word",
        arguments: [
            (FailureCode.notFound, ErrorReport.Status.refused), (.conflict, .refused), (.badArguments, .refused),
            (.slowDown, .refused), (.internalError, .refused), (.unavailable, .unreachable),
            (.loginNecessary, .notAllowed), (.wrongCredentials, .notAllowed), (.notAllowed, .notAllowed),
            (.totpNecessary, .notAllowed), (.passwordChangeNecessary, .notAllowed),
        ])
    func status(_ code: FailureCode, _ expected: ErrorReport.Status) {
        let report = ErrorReport(Failure(code, "No."))
        #expect(report?.message == "No.")
        #expect(report?.status == expected)
    }

    @Test("What the server knows of the time to wait is passed on")
    func retryAfter() {
        #expect(ErrorReport(Failure(.unavailable, "Away.", retryAfter: 7))?.hint == "Try again in 7 s.")
        #expect(ErrorReport(Failure(.loginNecessary, "Who?"))?.hint == "Log in with: rollcall login")
    }

    @Test("A server that cannot be reached is 2")
    func unreachable() async throws {
        let server = try #require(URL(string: "http://127.0.0.1:1"))
        let error = try await RollcallClient.withClient(server: server) { client in
            await #expect(throws: ClientError.self) { try await client.send(Whoami()) }
        }
        #expect(try ErrorReport(#require(error))?.status == .unreachable)
    }

    @Test("The argument parser's errors are its own to tell")
    func usage() {
        #expect(ErrorReport(ValidationError("no")) == nil)
    }
}
