import Foundation
import Testing

@testable import Accounts

@Suite("One-time codes")
struct TOTPTests {
    /// The secret of RFC 6238, appendix B, for SHA-1.
    private let totp = TOTP(secret: Array("12345678901234567890".utf8))

    @Test(
        "They are those of RFC 6238, appendix B, of which these are the last six digits",
        arguments: [
            (59, "287082"), (1_111_111_109, "081804"), (1_111_111_111, "050471"), (1_234_567_890, "005924"),
            (2_000_000_000, "279037"), (20_000_000_000, "353130"),
        ])
    func vectors(seconds: Int64, code: String) {
        #expect(totp.code(at: seconds / 30) == code)
        #expect(totp.step(of: code, at: Date(timeIntervalSince1970: Double(seconds))) == seconds / 30)
    }

    @Test("A code holds one step before its own and one after")
    func window() {
        let step: Int64 = 59_608_380
        let code = totp.code(at: step)
        for (offset, holds) in [(-31.0, false), (-30, true), (-1, true), (0, true), (59, true), (60, false)] {
            let now = Date(timeIntervalSince1970: Double(step * 30) + offset)
            #expect(totp.step(of: code, at: now) == (holds ? step : nil), "\(offset) s")
        }
    }

    @Test("Spaces in it do not matter", arguments: ["287 082", " 287082 "])
    func spaces(code: String) {
        #expect(totp.step(of: code, at: Date(timeIntervalSince1970: 59)) == 1)
    }

    @Test("Anything else is no code", arguments: ["", "28708", "2870821", "94287082", "２８７０８２", "287082\0", "abcdef"])
    func wrong(code: String) {
        #expect(totp.step(of: code, at: Date(timeIntervalSince1970: 59)) == nil)
    }

    @Test(
        "A time before 1970 and one far away give an answer, too",
        arguments: [-1e9, -1, 0, 253_402_300_799])
    func anyTime(seconds: Double) {
        #expect(totp.step(of: "", at: Date(timeIntervalSince1970: seconds)) == nil)
    }

    @Test("The secret is shown in base 32 and as an address that authenticators read")
    func shown() {
        // The examples of RFC 4648, section 10, without padding.
        for (text, base32) in [
            ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"), ("foobar", "MZXW6YTBOI"),
        ] {
            #expect(TOTP(secret: Array(text.utf8)).base32 == base32)
        }
        #expect(
            totp.uri(account: "ada+1@example.org", issuer: "Roll call")
                == "otpauth://totp/Roll%20call:ada%2B1@example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
                + "&issuer=Roll%20call&algorithm=SHA1&digits=6&period=30")
    }

    @Test("A new secret has 160 bits, and no two are alike")
    func random() {
        let secrets = (0..<100).map { _ in TOTP().secret }
        #expect(secrets.allSatisfy { $0.count == 20 } && Set(secrets).count == 100)
    }
}
