internal import CPQ

extension Connection {
    /// Handles a readable socket.
    func receive() {
        repeat {
            guard let link else { return }
            let waiting = link.waitingBytes
            guard waiting <= receiveAllowance ?? .max else { return refuseMore() }
            guard link.consumeInput() else { return lose(link.errorMessage) }
            count(waiting, left: link.waitingBytes)
            takeResults(from: link)
            takeNotifications(from: link)
            // Dispatch reports a hangup only once, so the rest is read to its end now.
        } while link?.isHungUp == true
        flush()
    }

    /// Counts received bytes: libpq buffers a row until it is complete, however large it is.
    ///
    /// libpq reads at most what fits in its buffer, which is at least 8 KiB (`pqReadData` in `fe-misc.c`), so bytes
    /// that waited before may still be waiting. If they were counted again at each read, the total would be many times
    /// too high.
    private func count(_ before: Int, left after: Int) {
        guard let allowance = receiveAllowance else { return }
        receiveAllowance = allowance - max(before - after, min(before, 8 << 10))
    }

    private func takeResults(from link: Link) {
        var ends = 0
        while !units.isEmpty, !link.isBusy, self.link != nil {
            guard let result = link.nextResult() else {
                ends += 1
                // One nil ends a statement; two in a row mean that libpq expects no result although a unit is still
                // waiting.
                if ends > 1 { return lose("The pipeline is out of step.") }
                continue
            }
            ends = 0
            // A row longer than libpq's buffer may be read in full as it arrives, and is then not counted.
            if let receiveLimit, result.countBytes() > receiveLimit { return refuseMore() }
            take(result)
        }
    }

    private func take(_ result: ResultTable) {
        switch result.status {
        case PGRES_PIPELINE_SYNC: finishFirstUnit()
        case PGRES_COPY_IN, PGRES_COPY_OUT, PGRES_COPY_BOTH: lose("COPY cannot be used in a pipeline.")
        default: takeStep(result)
        }
    }

    private func takeStep(_ result: ResultTable) {
        let succeeded = [PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY].contains(result.status)
        var failed: PipelineUnit.Step?
        units.updateFirst { unit in
            guard let step = unit.steps.popFirst() else { return }
            switch step {
            case .prepare(let key) where succeeded: statements.prepared(key)
            case .execute where succeeded: unit.succeed(result)
            case .prepare(let key), .execute(let key):
                unit.fail(PostgresError(result, query: key.text))
                failed = step
            }
        }
        if let failed { forget(failed, after: result.field(.sqlState)) }
    }

    /// Forgets a statement, so that it is prepared again at its next use: one that could not be prepared, that the
    /// server no longer has (26000), or whose result columns changed with a table (0A000).
    private func forget(_ step: PipelineUnit.Step, after sqlState: String?) {
        switch step {
        case .prepare(let key): _ = statements.forget(key)
        case .execute(let key) where sqlState == "26000" || sqlState == "0A000":
            if let name = statements.forget(key) { deallocate(name) }
        case .execute: return
        }
    }

    private func finishFirstUnit() {
        guard var unit = units.popFirst() else { return }
        if isCancelling { finished.append(unit) } else { unit.end() }
        shutIfDone()
    }
}
