import Crypto
import Foundation
import Testing

@testable import Accounts

@Suite("Signed tokens")
struct SignedTokensTests {
    private static let seal = SecretSeal(key: Data(repeating: 7, count: 32))
    private let now = Date(timeIntervalSince1970: 1_790_000_000.75)

    private func tokens() async throws -> SignedTokens { await SignedTokens(try #require(Self.seal)) }

    private func text(_ part: Substring) throws -> String {
        let base64 = String(part).replacing("-", with: "+").replacing("_", with: "/")
        let padded = base64 + String(repeating: "=", count: (4 - base64.count % 4) % 4)
        return String(decoding: try #require(Data(base64Encoded: padded)), as: UTF8.self)
    }

    private func part(_ text: String) -> String {
        Data(text.utf8).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// A token with this header and payload, signed as ours are with the key that ours have.
    private func forged(_ header: String, _ payload: String) throws -> String {
        let signed = "\(part(header)).\(part(payload))"
        let key = try #require(Self.seal).key(for: "token")
        let code = HMAC<SHA256>.authenticationCode(for: Data(signed.utf8), using: key)
        let signature = Data(code).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        return "\(signed).\(signature.replacing("=", with: ""))"
    }

    private func refusal(_ token: String, at time: Date? = nil) async throws -> SignedTokens.Refusal? {
        let tokens = try await tokens()
        do throws(SignedTokens.Refusal) {
            _ = try await tokens.claims(of: token, at: time ?? now)
            return nil
        } catch {
            return error
        }
    }

    @Test("A token names person and session for an hour, and is old after half of it")
    func life() async throws {
        let token = try await tokens().token(of: 12, session: 345, at: now)
        let claims = try await tokens().claims(of: token, at: now)
        #expect((claims.person, claims.session) == (12, 345))
        #expect(claims.expiresAt.timeIntervalSince(claims.issuedAt) == 3_600)
        #expect(claims.issuedAt == Date(timeIntervalSince1970: 1_790_000_000))
        #expect(!claims.isOld(at: claims.issuedAt + 1_800) && claims.isOld(at: claims.issuedAt + 1_801))
        #expect(try await refusal(token, at: claims.expiresAt - 0.1) == nil)
        #expect(try await refusal(token, at: claims.expiresAt) == .expired)
    }

    @Test("Its header names HS256 and a key by number, its claims have the names of RFC 7519")
    func content() async throws {
        let parts = try await tokens().token(of: 12, session: 345, at: now).split(separator: ".")
        let header = try text(parts[0])
        #expect(header.contains("\"alg\":\"HS256\"") && header.contains("\"kid\":\"") && header.contains("\"JWT\""))
        let object = try JSONSerialization.jsonObject(with: Data(text(parts[1]).utf8)) as? [String: Any]
        #expect(Set(object?.keys.map(\.self) ?? []) == ["iss", "sub", "sid", "iat", "exp"])
        #expect(object?["sub"] as? String == "12" && object?["exp"] as? Int == 1_790_003_600)
    }

    @Test(
        "Another algorithm than HS256 is refused, whatever the signature is", arguments: ["none", "RS256", "HS512", ""])
    func algorithm(_ name: String) async throws {
        let parts = try await tokens().token(of: 12, session: 345, at: now).split(separator: ".").map(String.init)
        let header = part(try text(parts[0][...]).replacing("HS256", with: name))
        #expect(try await refusal("\(header).\(parts[1]).\(parts[2])") == .algorithm)
        #expect(try await refusal("\(header).\(parts[1]).") == .algorithm)
    }

    @Test("A key that is not ours, or none, is refused, though the signature is right")
    func key() async throws {
        let payload = #"{"iss":"rollcall","sub":"1","sid":2,"iat":1790000000,"exp":1790003600}"#
        #expect(try await refusal(forged(#"{"alg":"HS256"}"#, payload)) == .key)
        #expect(try await refusal(forged(#"{"alg":"HS256","kid":"other"}"#, payload)) == .key)
        let other = await SignedTokens(try #require(SecretSeal(key: Data(repeating: 8, count: 32))))
        #expect(try await refusal(other.token(of: 1, session: 2, at: now)) == .key)
    }

    @Test("A token that was changed is refused")
    func changed() async throws {
        let parts = try await tokens().token(of: 12, session: 345, at: now).split(separator: ".").map(String.init)
        let payload = part(try text(parts[1][...]).replacing("\"12\"", with: "\"1\""))
        #expect(try await refusal("\(parts[0]).\(payload).\(parts[2])") == .signature)
        #expect(try await refusal("\(parts[0]).\(parts[1]).") == .signature)
    }

    @Test(
        "Claims that are not ours are refused, though the signature is right",
        arguments: [
            (#"{"iss":"other","sub":"1","sid":2,"iat":1790000000,"exp":1790003600}"#, SignedTokens.Refusal.claims),
            (#"{"iss":"rollcall","sub":"x","sid":2,"iat":1790000000,"exp":1790003600}"#, .claims),
            (#"{"iss":"rollcall","sub":"1","sid":2,"iat":1790000000,"exp":1990003600}"#, .claims),
            (#"{"iss":"rollcall","sub":"1","sid":2,"iat":1790003600,"exp":1790000000}"#, .claims),
            (#"{"iss":"rollcall","sub":"1","sid":2,"iat":1790000000,"exp":1e400}"#, .malformed),
            (#"{"iss":"rollcall","sub":"1","sid":"2","iat":1790000000,"exp":1790003600}"#, .malformed),
            (#"{"iss":"rollcall","sub":"1","iat":1790000000,"exp":1790003600}"#, .malformed),
            ("[]", .malformed), ("", .malformed),
        ])
    func claims(_ payload: String, _ expected: SignedTokens.Refusal) async throws {
        let real = try await tokens().token(of: 1, session: 2, at: now).split(separator: ".")
        #expect(try await refusal(forged(text(real[0]), payload)) == expected)
    }

    @Test(
        "What is no token is refused",
        arguments: ["", ".", "..", "a.b", "a.b.c", "a.b.c.d", "....", "e30.e30.", String(repeating: "a", count: 5_000)])
    func noToken(_ text: String) async throws {
        let refusal = try await refusal(text)
        #expect(refusal == .malformed || (text == "e30.e30." && refusal == .algorithm))
    }

    @Test("A header with what a reader must understand is refused")
    func critical() async throws {
        let real = try await tokens().token(of: 1, session: 2, at: now).split(separator: ".")
        let header = try text(real[0]).replacing("\"HS256\"", with: "\"HS256\",\"crit\":[\"x\"]")
        #expect(try await refusal(forged(header, text(real[1]))) == .malformed)
    }
}
