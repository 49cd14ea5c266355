extension Connection {
    func submit(_ unit: PipelineUnit) {
        guard link != nil, !isClosing else {
            unit.waiter?.resume(throwing: PostgresError(.connectionClosed, message: "The connection is closed."))
            return
        }
        if isCancelling { held.append(unit) } else { send(unit) }
    }

    func send(_ unit: PipelineUnit) {
        guard let link else { return }
        var unit = unit
        let sent = unit.queries.allSatisfy { send($0, in: &unit, over: link) } && link.sendSync()
        units.append(unit)
        guard sent else { return lose(link.errorMessage) }
        flush()
        dropOldStatements()
    }

    private func send(_ query: Query, in unit: inout PipelineUnit, over link: Link) -> Bool {
        let key = StatementCache.Key(text: query.text, types: query.binds.types)
        let plan = statements.plan(key, unit: unit.id)
        if case .prepare = plan { unit.steps.append(.prepare(key)) }
        unit.steps.append(.execute(key))
        return switch plan {
        case .prepare(let name): link.sendPrepare(name, query) && link.sendExecution(of: name, query)
        case .execute(let name): link.sendExecution(of: name, query)
        case .once: link.sendOnce(query)
        }
    }

    func flush() {
        guard let link else { return }
        if !link.flush() { lose(link.errorMessage) }
    }

    private func dropOldStatements() {
        while let name = statements.evict() { deallocate(name) }
    }

    /// In a unit of its own that nobody waits for: should it fail, a name stays taken on the server, no more.
    func deallocate(_ name: String) {
        guard let link else { return }
        lastUnit += 1
        let query = Query(unescaped: "deallocate \(name)")
        var unit = PipelineUnit(id: lastUnit, queries: [query], waiter: nil)
        unit.steps.append(.execute(StatementCache.Key(text: query.text, types: [])))
        guard link.sendOnce(query), link.sendSync() else { return lose(link.errorMessage) }
        units.append(unit)
        flush()
    }
}
