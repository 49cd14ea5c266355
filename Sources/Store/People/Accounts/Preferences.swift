public import Postgres
public import Vocabulary

/// How a person wants pages to be displayed; nil is left to the browser or the system.
public struct Preferences: Equatable, Sendable {  // generated: init
    public var language: Language?
    public var theme: Theme?
    /// Nil for all pages that they may see.
    public var mode: PageMode?
}

/// People's display preferences. A session is read with the preferences of its person.
public struct PreferenceRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Sets the given values, and resets the cleared columns to no choice; the rest stays unchanged.
    public func edit(_ given: Preferences, cleared: [String], of person: Int64) async throws {
        try await database.query(
            """
            insert into preference (person_id, language, theme, mode)
            values (\(person), \(given.language), \(given.theme), \(given.mode))
            on conflict (person_id) do update set
                language = case when 'language' = any(\(cleared)) then null
                    else coalesce(excluded.language, preference.language) end,
                theme = case when 'theme' = any(\(cleared)) then null
                    else coalesce(excluded.theme, preference.theme) end,
                mode = case when 'mode' = any(\(cleared)) then null
                    else coalesce(excluded.mode, preference.mode) end
            """)
    }
}
