import Crypto
import SwiftASN1
import SystemPackage
import X509

/// What a station announces about the certificate that it presents.
struct ShownCertificate: Equatable, Sendable {
    /// The host it is for; nil if it names no host.
    let name: String?
    /// The SHA-256 of the certificate (DER).
    let hash: [UInt8]

    /// Returns whether a name with a wildcard matches a host: the asterisk stands for its first label (RFC 6125,
    /// 6.4.3).
    private static func covers(_ wildcard: String, _ host: String) -> Bool {
        wildcard.hasPrefix("*.") && host.drop { $0 != "." } == wildcard.dropFirst()
    }

    /// - Parameter hosts: names of this server, one of which is used for a certificate with a wildcard.
    init(_ certificate: [UInt8], hosts: [String]) {
        hash = Array(SHA256.hash(data: certificate))
        let parsed = try? Certificate(derEncoded: certificate)
        let alternatives: SubjectAlternativeNames? = try? parsed?.extensions.subjectAlternativeNames
        let names: [String] = (alternatives ?? SubjectAlternativeNames([])).compactMap {
            if case .dnsName(let name) = $0 { name } else { nil }
        }
        name =
            hosts.first { names.contains($0) } ?? names.first { !$0.contains("*") }
            ?? hosts.first { host in names.contains { Self.covers($0, host) } }
    }
}
