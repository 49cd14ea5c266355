import Logging
import Synchronization

/// Takes the packets of a controller on the reading thread and passes each on: reports to the queue, answers to the command
/// that waits for them, and answers that nobody waits for to the owner.
final class PacketIntake: PacketSink {
    let queue: ReportQueue
    let exchange: CommandExchange
    let end = ReadingEnd()
    /// The opcodes of other programs' commands that were carried out, and of ours that were answered after their time.
    let foreignCommands: AsyncStream<HCIOpcode>
    private let foreign: AsyncStream<HCIOpcode>.Continuation
    private let recorder: PacketRecorder?
    private let logger: Logger
    private let sorter = Mutex(PacketSorter())
    private let lastHardwareError = Mutex<UInt8?>(nil)

    init(queue: ReportQueue, exchange: CommandExchange, recorder: PacketRecorder?, logger: Logger) {
        self.queue = queue
        self.exchange = exchange
        self.recorder = recorder
        self.logger = logger
        (foreignCommands, foreign) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
    }

    var counts: ControllerCounts { sorter.withLock(\.counts) }

    /// The code of the last Hardware Error event since it was forgotten.
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
