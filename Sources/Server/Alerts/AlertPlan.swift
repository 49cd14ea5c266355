import Foundation
import Store
import Vocabulary

/// What is to be written of all alerts: of what was said, and because time went on.
struct AlertPlan {
    private(set) var changes: [AlertChange] = []
    /// What has to be said once more when these changes are written: an alert that opens now has no number yet.
    private(set) var unsaid: [AlertDesk.Word] = []
    private let rules: AlertRules
    private let now: Date
    private var lives: [Alert.Key: (id: Int64?, life: AlertLife)] = [:]

    /// - Parameters:
    ///   - words: in the order in which they were said.
    ///   - standing: the alerts that are open, or were closed not long ago.
    init(_ words: [AlertDesk.Word], standing: [Alert.Standing], _ rules: AlertRules, at now: Date) {
        (self.rules, self.now) = (rules, now)
        for alert in standing { lives[alert.key] = (alert.id, AlertLife(alert)) }
        for word in words { take(word) }
        for alert in standing { look(alert) }
    }

    private mutating func take(_ word: AlertDesk.Word) {
        let key = word.key
        var (id, life) = lives[key] ?? (nil, AlertLife(key.kind))
        switch word {
        case .raised(let kind, _, let text, let hint, let rooms):
            guard rules.isEnabled(kind) else { return }
            let telling = AlertChange.Telling(text: Self.cut(text), hint: Self.cut(hint), rooms: rooms)
            let step = life.see(at: now)
            add(step, id, key, telling)
            if step == .open { id = nil }
        case .settled where id == nil:
            if life.phase == .open { unsaid.append(word) }
            return
        case .settled: add(life.miss(at: now), id, key, nil)
        }
        lives[key] = (id, life)
    }

    /// What stands in a place of so many characters.
    private static func cut(_ text: String) -> String { text.isEmpty ? "?" : String(text.unicodeScalars.prefix(500)) }

    private mutating func look(_ standing: Alert.Standing) {
        guard case (let id?, var life)? = lives[standing.key], id == standing.id else { return }
        let isWanted = rules.isEnabled(standing.key.kind) && standing.isSubjectThere
        for step in life.look(at: now, isWanted: isWanted) { add(step, id, standing.key, nil) }
        lives[standing.key] = (id, life)
    }

    private mutating func add(
        _ step: AlertLife.Step?, _ id: Int64?, _ key: Alert.Key, _ telling: AlertChange.Telling?
    ) {
        switch (step, id, telling) {
        case (.open, _, let telling?): changes.append(.open(key, rules.severity(key.kind), telling))
        case (.reopen, let id?, let telling?): changes.append(.reopen(id, telling))
        case (.count, let id?, let telling?): changes.append(.count(id, telling))
        case (.gone, let id?, _): changes.append(.gone(id))
        case (.close, let id?, _): changes.append(.close(id))
        default: break
        }
    }
}
