import Foundation

extension TimeText {
    /// How long ago it was, such as `4 s ago` or `90 min ago`; what a clock that is ahead puts into the future is now.
    func age(of date: Date?) -> String? {
        date.map { Self.age(of: now.timeIntervalSince($0)) }
    }

    /// So many seconds ago, in the same words.
    static func age(of seconds: Double) -> String {
        let seconds = Int(max(0, min(seconds, 1e12)))
        return switch seconds {
        case ..<120: "\(seconds) s ago"
        case ..<7_200: "\(seconds / 60) min ago"
        case ..<172_800: "\(seconds / 3600) h ago"
        default: "\(seconds / 86_400) d ago"
        }
    }
}
