internal import CPQ

extension Connection {
    /// The socket has something to read.
    func receive() {
        repeat {
            guard let link else { return }
            let waiting = link.waitingBytes
            guard waiting <= receiveAllowance ?? .max else { return refuseMore() }
            guard link.consumeInput() else { return lose(link.errorMessage) }
            count(waiting, left: link.waitingBytes)
            takeResults(from: link)
            takeNotifications(from: link)
            // Dispatch tells of a hangup once and then no more, so the rest is read up to its end now.
        } while link?.isHungUp == true
        flush()
    }

    /// Counts what has been received: libpq keeps a row until it has all of it, however large it is.
    ///
    /// libpq reads no more than its buffer takes, at least 8 KiB (`pqReadData` in `fe-misc.c`), so what waited before
    /// may be waiting still. Counted anew each time it would come to many times as much as there was.
    private func count(_ before: Int, left after: Int) {
        guard let allowance = receiveAllowance else { return }
        receiveAllowance = allowance - max(before - after, min(before, 8 << 10))
    }

    private func takeResults(from link: Link) {
        var ends = 0
        while !units.isEmpty, !link.isBusy, self.link != nil {
            guard let result = link.nextResult() else {
                ends += 1
                // One nil ends a statement; two in a row mean that libpq waits for nothing while we do.
                if ends > 1 { return lose("The pipeline is out of step.") }
                continue
            }
            ends = 0
            // A row that is longer than libpq's buffer may all be read while it arrives, and is not counted then.
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

    /// A statement that could not be prepared, that the server no longer has (26000), or whose result changed its
    /// columns with a table (0A000) is prepared anew at its next use.
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
