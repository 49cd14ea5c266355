import Copies
import Foundation
import Presence
import Store
import Synchronization
import Vocabulary

/// The scanners that hear nothing while others near them do, as known to the server that owns the engine.
final class DeafScanners: Sendable {
    /// The writer waits for this lock, and so it is never held for long.
    private let heard = Mutex(HeardPeriods())
    /// Taken before the other lock, never after it.
    private let watch = Mutex(DeafnessWatch())

    /// Records the state of a radio from a heartbeat.
    /// - Returns: whether the scanner's silence proves nothing.
    func note(_ radio: ScannerRadio, of scanner: Int64, at now: Date) -> Bool {
        watch.withLock { watch in
            watch.hear(heard.withLock { $0.takeLatest() })
            return watch.note(radio, of: scanner, at: now)
        }
    }

    func hear(_ readings: [CopyWatch.Reading]) {
        heard.withLock { $0.add(readings) }
    }

    /// Updates the rooms of the scanners and the distances between them.
    func update(_ doors: DoorDistances, rooms: [Int64: Int64]) {
        watch.withLock { $0.update(doors, rooms: rooms) }
    }

    /// Evaluates the sightings so far.
    /// - Parameters:
    ///   - standing: the alerts that are open or were closed recently.
    ///   - seconds: how long a silence must last.
    /// - Returns: the scanners that are deaf, and those that are not deaf but have an open alert.
    func judge(
        longerThan seconds: Double, _ standing: [AlertStanding], at now: Date
    ) -> (deaf: [Int64], cleared: [Int64]) {
        watch.withLock { watch in
            let (latest, periods) = heard.withLock { heard in
                (heard.takeLatest(), heard.take(through: DeafnessWatch.lastDue(at: now)))
            }
            watch.hear(latest)
            watch.judge(periods, at: now)
            let deaf = watch.deaf(for: seconds, at: now).map(\.scanner)
            let open = standing.filter { $0.key.kind == .scannerDeaf }.map(\.key.id)
            return (deaf, open.filter { watch.isCleared($0) && !deaf.contains($0) })
        }
    }
}
