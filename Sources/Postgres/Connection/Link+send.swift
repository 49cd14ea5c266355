internal import CPQ

/// Each puts messages into libpq's buffer; false when the connection cannot take them, and never will again.
extension Link {
    func sendPrepare(_ name: String, _ query: Query) -> Bool {
        withHandle { PQsendPrepare($0, name, query.text, Int32(query.binds.count), query.binds.types) == 1 }
    }

    func sendExecution(of name: String, _ query: Query) -> Bool {
        withHandle { handle in
            query.binds.withValues { values, lengths, formats in
                PQsendQueryPrepared(
                    handle, name, Int32(query.binds.count), values, lengths, formats, query.resultFormat) == 1
            }
        }
    }

    /// Parses and runs the statement without keeping it.
    func sendOnce(_ query: Query) -> Bool {
        withHandle { handle in
            query.binds.withValues { values, lengths, formats in
                PQsendQueryParams(
                    handle, query.text, Int32(query.binds.count), query.binds.types, values, lengths, formats,
                    query.resultFormat) == 1
            }
        }
    }

    /// Ends a unit: an error before it does no harm after it.
    func sendSync() -> Bool {
        withHandle { PQpipelineSync($0) == 1 }
    }

    /// Writes what the socket takes, and has the rest written when it takes more.
    func flush() -> Bool {
        let left = withHandle { PQflush($0) }
        watch?.isWaitingToWrite = left == 1
        return left >= 0
    }
}

extension Query {
    /// As libpq numbers them.
    fileprivate var resultFormat: Int32 { hasTextResults ? 0 : 1 }
}
