import Foundation
import Phrases
import Vocabulary

extension View {
    /// Whether a name precedes another one in the reader's language, with numbers in names compared by value. The
    /// database sorts in the same way.
    func isBefore(_ first: String, _ second: String) -> Bool {
        let order = first.compare(
            second, options: [.numeric, .caseInsensitive], range: nil, locale: Locale(identifier: language.rawValue))
        return order == .orderedSame ? first < second : order == .orderedAscending
    }
}
