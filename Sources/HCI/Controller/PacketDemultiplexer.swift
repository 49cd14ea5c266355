import Beacon
import Logging
import Synchronization

/// Receives the packets of a controller on the reading thread and forwards them: reports to the queue, answers to the
/// waiting command, and other answers to the owner.
final class PacketDemultiplexer: PacketSink {
    let queue: ReportBatches.Queue
    let exchange: CommandExchange
    let end = ReadingEnd()
    /// The opcodes of commands that other programs sent, and of our commands that were answered after their timeout.
    let foreignCommands: AsyncStream<HCIOpcode>
    private let foreign: AsyncStream<HCIOpcode>.Continuation
    private let recorder: PacketRecorder?
    private let logger: Logger
    private let sorter = Mutex(Sorter())
    private let lastHardwareError = Mutex<UInt8?>(nil)

    init(queue: ReportBatches.Queue, exchange: CommandExchange, recorder: PacketRecorder?, logger: Logger) {
        self.queue = queue
        self.exchange = exchange
        self.recorder = recorder
        self.logger = logger
        (foreignCommands, foreign) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
    }

    var counts: Controller.Counts { sorter.withLock(\.counts) }

    /// The code of the last Hardware Error event since the last reset of this value.
    var hardwareError: UInt8? { lastHardwareError.withLock(\.self) }

    func forgetHardwareError() {
        lastHardwareError.withLock { $0 = nil }
    }

    func receive(_ batch: borrowing PacketBatch) {
        if let recorder {
            for packet in batch.packets { recorder(Array(batch.buffer[packet.range]), packet.time) }
        }
        let others = sorter.withLock { sorter in
            sorter.sort(batch)
            if !sorter.heard.isEmpty { sorter.count(droppedReports: queue.append(sorter.heard)) }
            return sorter.others
        }
        for packet in others { take(packet) }
    }

    func finish(_ error: AdapterError?) {
        queue.finish(error)
        exchange.finish(error)
        foreign.finish()
        end.mark()
    }

    private func take(_ packet: [UInt8]) {
        guard let event = HCIEvent(packet: packet) else { return sorter.withLock { $0.countMalformed() } }
        if case .hardwareError(let code) = event {
            lastHardwareError.withLock { $0 = code }
            logger.warning("hardware error", metadata: ["code": "\(code)"])
        }
        let opcode = exchange.take(event, allowedCommands: event.allowedCommands(in: packet))
        if let opcode { foreign.yield(opcode) }
    }
}

extension PacketDemultiplexer {
    /// Sorts the packets of a controller into reports and other events, and counts them. A malformed packet is counted
    /// and skipped.
    struct Sorter {
        /// Commands that begin or end a scan: an unfinished advertisement from before will not be completed.
        private static let renewing: Set<HCIOpcode> = [.reset, .leSetScanEnable, .leSetExtendedScanEnable]

        private(set) var counts = Controller.Counts()
        private var joiner = AdvertisingReport.Joiner()
        private(set) var heard: [Controller.HeardReport] = []
        /// The bytes of the events that are not reports.
        private(set) var others: [[UInt8]] = []

        /// Sorts one batch, replacing the result of the last.
        mutating func sort(_ batch: borrowing PacketBatch) {
            heard = []
            others = []
            counts.packets += UInt64(batch.packets.count)
            for packet in batch.packets { take(packet, from: batch.buffer) }
            counts.reports += UInt64(heard.count)
            counts.droppedFragments = UInt64(joiner.dropped)
            if let last = heard.last { counts.lastReportAt = last.time }
        }

        mutating func count(droppedReports: Int) {
            counts.droppedReports += UInt64(droppedReports)
        }

        mutating func countMalformed() {
            counts.malformed += 1
        }

        private mutating func take(_ packet: PacketBatch.Packet, from buffer: [UInt8]) {
            let bytes = buffer.span.bytes.extracting(packet.range)
            var cursor = AdvertisingEvent.Cursor(bytes)
            while let (header, data) = cursor.next(in: bytes) {
                let start = packet.range.lowerBound
                let data = Array(buffer[start + data.lowerBound..<start + data.upperBound])
                let whole = joiner.take(AdvertisingReport(header: header, data: data), at: packet.time)
                for (report, time) in joiner.takeUnfinished() {
                    heard.append(Controller.HeardReport(report: report, time: time ?? packet.time))
                }
                if let whole { heard.append(Controller.HeardReport(report: whole, time: packet.time)) }
            }
            switch cursor.fault {
            case .notAnEvent: break
            case .otherEvent: keep(Array(buffer[packet.range]))
            case let fault: if packet.isCutShort || fault?.isMalformed == true { counts.malformed += 1 }
            }
        }

        private mutating func keep(_ event: [UInt8]) {
            others.append(event)
            guard case .commandComplete(let opcode, let parameters) = HCIEvent(packet: event) else { return }
            if Self.renewing.contains(opcode), HCIEvent.ReturnParameters(parameters).status == .success {
                joiner.clear()
            }
        }
    }

    /// Whether the transport has stopped reading, for callers that wait until it has released the adapter.
    final class ReadingEnd: Sendable {
        private enum State {
            case reading([CheckedContinuation<Void, Never>])
            case ended
        }

        private let state = Mutex(State.reading([]))

        func mark() {
            let waiters =
                state.withLock { state in
                    guard case .reading(let waiters) = state else { return [] }
                    state = .ended
                    return waiters
                } as [CheckedContinuation<Void, Never>]
            for waiter in waiters { waiter.resume() }
        }

        func wait() async {
            await withCheckedContinuation { continuation in
                let hasEnded = state.withLock { state in
                    guard case .reading(let waiters) = state else { return true }
                    state = .reading(waiters + [continuation])
                    return false
                }
                if hasEnded { continuation.resume() }
            }
        }
    }
}
