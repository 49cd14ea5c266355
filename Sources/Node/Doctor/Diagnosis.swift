import Foundation

/// All findings of the doctor, in the order of the checks.
public struct Diagnosis: Equatable, Sendable {
    public internal(set) var findings: [Finding] = []

    public var isHealthy: Bool { !findings.contains { $0.outcome == .failed } }

    /// One object on one line: `healthy`, and `checks` with `check`, `outcome`, `detail` and, if there is a remedy,
    /// `mend`.
    public var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}

extension Diagnosis: Encodable {
    private enum CodingKeys: String, CodingKey {
        case healthy, checks
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(isHealthy, forKey: .healthy)
        try container.encode(findings, forKey: .checks)
    }
}

extension Diagnosis: CustomStringConvertible {
    public var description: String {
        let width = findings.map(\.check.count).max() ?? 0
        return findings.flatMap { finding in
            let name = finding.check.padding(toLength: width, withPad: " ", startingAt: 0)
            let outcome = finding.outcome.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0)
            return ["\(outcome)  \(name)  \(finding.detail)"]
                + (finding.mend.map { ["         \(String(repeating: " ", count: width))→ \($0)"] } ?? [])
        }.joined(separator: "\n")
    }
}
