import Postgres
import Schema

extension Migration {
    /// The whole text as one statement: a pipeline takes one at a time, and a block may execute many.
    ///
    /// The dollar quotes are long enough not to meet those of a migration.
    var script: Query {
        Query(
            unescaped: """
                do $rollcall_migration$ begin execute $rollcall_statements$
                \(sql)
                $rollcall_statements$; end $rollcall_migration$
                """)
    }
}
