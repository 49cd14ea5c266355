import Concurrency
import Devices
import Foundation
import Logging
import Subprocess
import Synchronization
import SystemPackage

/// The program that controls a device's real hardware. It reads commands from its standard input, a JSON object on each
/// line, and writes answers to its standard output. When it ends, it is started again.
final class Wires: Sendable {
    /// The delays before the program is started again.
    private static let delays = Backoff(first: .seconds(1), maximum: .seconds(30), spread: 0)
    /// A program that ran this long was sound.
    private static let sound = Duration.seconds(60)

    private let program: String
    private let kind: Kind
    private let logger: Logger
    private let input = Mutex<AsyncStream<[UInt8]>.Continuation?>(nil)

    /// - Parameter program: a shell command.
    init(_ program: String, kind: Kind, logger: Logger) {
        (self.program, self.kind, self.logger) = (program, kind, logger)
    }

    /// - Returns: whether the program runs.
    func tell(_ command: DeviceMessages.Command) -> Bool {
        let line = DeviceMessages.bytes(command) + [UInt8(ascii: "\n")]
        return input.withLock { input in
            guard let input, case .enqueued = input.yield(line) else { return false }
            return true
        }
    }

    func run(_ device: DeviceService) async {
        var backoff = Self.delays
        while !Task.isCancelled {
            let began = ContinuousClock.now
            await runOnce(device)
            if ContinuousClock.now - began > Self.sound { backoff.reset() }
            try? await Task.sleep(for: backoff.next(jitter: 0))
        }
    }

    private func runOnce(_ device: DeviceService) async {
        let (lines, continuation) = AsyncStream.makeStream(of: [UInt8].self, bufferingPolicy: .bufferingOldest(100))
        input.withLock { $0 = continuation }
        defer {
            input.withLock { $0 = nil }
            continuation.finish()
        }
        do {
            let result = try await Subprocess.run(
                .path("/bin/sh"), arguments: ["-c", program], input: .inputWriter, output: .sequence,
                error: .currentStandardError
            ) { execution in
                try await withThrowingTaskGroup(of: Void.self) { group in
                    group.addTask {
                        for await line in lines { _ = try await execution.standardInputWriter.write(line) }
                    }
                    for try await line in execution.standardOutput.strings() { await self.take(line, device) }
                    group.cancelAll()
                }
            }
            guard !Task.isCancelled else { return }
            logger.warning("The --exec program ended.", metadata: ["status": "\(result.terminationStatus)"])
        } catch  where !Task.isCancelled {
            logger.error("The --exec program cannot be started.", metadata: ["error": "\(error)"])
        } catch {}
    }

    private func take(_ line: String, _ device: DeviceService) async {
        do {
            await device.handle(.told(try WireAnswer(line, kind: kind)))
        } catch {
            logger.warning("\(error)")
        }
    }
}
