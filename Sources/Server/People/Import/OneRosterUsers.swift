import Phrases
import Wire

/// `users.csv` of OneRoster 1.1 (1EdTech, OneRoster CSV Tables): people of all roles, of which the students are
/// imported.
struct OneRosterUsers {
    private let role: Int
    private let status: Int?
    private let enabled: Int?
    private let email: Int?

    /// Nil if the first line is that of another table.
    init?(_ head: [String]) {
        let keys = head.map(StudentTable.Header.key)
        guard keys.contains("sourcedid"), keys.contains("givenname"), let role = keys.firstIndex(of: "role") else {
            return nil
        }
        self.role = role
        status = keys.firstIndex(of: "status")
        enabled = keys.firstIndex(of: "enableduser")
        email = keys.firstIndex(of: "email")
    }

    /// Returns why a row is skipped; nil if it is to be imported.
    func reasonToPass(_ cells: [String]) -> Phrase? {
        func cell(_ place: Int?) -> String {
            place.flatMap { cells.indices.contains($0) ? cells[$0].lowercased() : nil } ?? ""
        }
        if cell(role) != "student" { return .rowRoleNotStudent }
        if cell(status) == "tobedeleted" || cell(enabled) == "false" {
            return .rowStudentInactive
        }
        return cell(email).isEmpty ? .rowStudentLacksEmail : nil
    }
}
