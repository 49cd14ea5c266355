import Crypto
public import Foundation
import JWTKit

/// Tokens that name a person and a session and are checked without the database: JSON Web Tokens (RFC 7519), signed
/// with HMAC-SHA-256 (`HS256` of RFC 7518) by one key.
public struct SignedTokens: Sendable {
    /// The number of seconds for which a token is valid.
    public static let lifetime: TimeInterval = 3_600
    /// The maximum length of a token in bytes; no valid token is longer.
    private static let maximum = 1_000
    private static let issuer = "rollcall"

    private let keys = JWTKeyCollection()
    /// The id of the signing key: a token that names another one is refused without further checks.
    private let keyID: String

    /// Derives the key from the server's, so that tokens are valid for all servers that share it.
    public init(_ seal: SecretSeal) async {
        keyID = seal.key(for: "token key id", bytes: 8).withUnsafeBytes { bytes in
            bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
        await keys.add(
            hmac: HMACKey(key: seal.key(for: "token")), digestAlgorithm: .sha256, kid: JWKIdentifier(string: keyID))
    }

    /// Returns a token for one session of a person, valid from `now` on, to the second. Throws if JWTKit cannot sign.
    public func token(of person: Int64, session: Int64, at now: Date) async throws -> String {
        let start = Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down))
        let payload = Payload(
            iss: IssuerClaim(value: Self.issuer), sub: SubjectClaim(value: String(person)), sid: session,
            iat: IssuedAtClaim(value: start), exp: ExpirationClaim(value: start + Self.lifetime))
        return try await keys.sign(payload, kid: JWKIdentifier(string: keyID))
    }

    /// Returns the contents of a token that a stranger presents. Throws `Refusal`.
    public func claims(of text: String, at now: Date) async throws(Refusal) -> Claims {
        guard text.utf8.count <= Self.maximum else { throw .malformed }
        try checkHeader(text)
        let payload: Payload
        do {
            payload = try await keys.verify(text)
        } catch let error as JWTError where error.errorType == .signatureVerificationFailed {
            throw .signature
        } catch {
            throw .malformed
        }
        return try Self.claims(payload, at: now)
    }

    /// JWTKit selects a key by the header, and uses its only key if the header names none. Here the header must name
    /// exactly this algorithm and this key, and no extension that a reader must understand.
    private func checkHeader(_ text: String) throws(Refusal) {
        let parser = DefaultJWTParser()
        guard let header = try? parser.parse(Data(text.utf8), as: AnyJSONValue.self).header else { throw .malformed }
        guard header.alg == "HS256" else { throw .algorithm }
        guard header.kid == keyID else { throw .key }
        guard header.fields["crit"] == nil, header.typ == nil || header.typ == "JWT" else { throw .malformed }
    }

    private static func claims(_ payload: Payload, at now: Date) throws(Refusal) -> Claims {
        let (start, end) = (payload.iat.value, payload.exp.value)
        guard payload.iss.value == issuer, let person = Int64(payload.sub.value), start < end,
            end.timeIntervalSince(start) <= lifetime
        else { throw .claims }
        guard now < end else { throw .expired }
        return Claims(person: person, session: payload.sid, issuedAt: start, expiresAt: end)
    }

    /// The contents of a token.
    public struct Claims: Equatable, Sendable {
        public let person: Int64
        public let session: Int64
        public let issuedAt: Date
        public let expiresAt: Date

        /// Returns whether it is time for the next token: more than half of its life is over.
        public func isOld(at now: Date) -> Bool {
            now.timeIntervalSince(issuedAt) > expiresAt.timeIntervalSince(issuedAt) / 2
        }
    }

    /// Why a token is refused; the raw value is used for counting.
    public enum Refusal: String, Error, CaseIterable, Sendable {
        /// It is not a token, or it contains something that no valid token has.
        case malformed
        /// Any algorithm except HS256, including `none`.
        case algorithm
        /// It names another key, or none.
        case key
        /// Signed with another key, or changed.
        case signature
        /// The claims are not those of a token from this server.
        case claims
        case expired
    }
}

extension SignedTokens {
    /// The claims as they are encoded: registered names of RFC 7519, and `sid` of OpenID Connect.
    private struct Payload: JWTPayload {
        let iss: IssuerClaim
        let sub: SubjectClaim
        let sid: Int64
        let iat: IssuedAtClaim
        let exp: ExpirationClaim

        /// Empty: the claims are checked by the server's clock, which JWTKit does not know.
        func verify(using algorithm: some JWTAlgorithm) {}
    }

    /// A payload that is not read.
    private struct AnyJSONValue: JWTPayload {
        func verify(using algorithm: some JWTAlgorithm) {}
    }
}
