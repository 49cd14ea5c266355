import Store
import Wire

enum PreferenceHandlers {
    static func edit(_ arguments: EditPreferences, _ context: HandlerContext) async throws -> EmptyReply {
        let given = Preferences(language: arguments.language, theme: arguments.theme, mode: arguments.mode)
        let cleared = arguments.cleared.map(\.rawValue).sorted()
        if given != Preferences() || !cleared.isEmpty {
            let person = try context.person().id
            try await context.services.pool.withTransaction {
                try await PreferenceRepository($0).edit(given, cleared: cleared, of: person)
            }
        }
        return EmptyReply()
    }
}
