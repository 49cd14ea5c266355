import Store
import Wire

enum PreferenceHandlers {
    static func edit(_ arguments: EditPreferences, _ context: HandlerContext) async throws -> NoReply {
        let given = Preferences(language: arguments.language, theme: arguments.theme)
        let cleared = arguments.cleared.map(\.rawValue).sorted()
        if given != Preferences() || !cleared.isEmpty {
            try await PreferenceRepository(context.services.pool.points).edit(
                given, cleared: cleared, of: try context.person().id)
        }
        return NoReply()
    }
}
