import Foundation
import Synchronization

/// Finds requests of one scanner that were held up on their way.
///
/// A node tells how long before the sending it heard something, so what a request takes on its way makes its sightings
/// seem too new. In goes by how much the time of receipt is after `sent_at`; out comes whether to ask the node to send
/// again with a fresh `sent_at`. A node whose clock was set back says the same again, and is taken at its word.
struct Transit {
    enum Verdict: Equatable {
        case onTime, heldUp
    }

    /// Seconds that a request may take longer than the quickest one.
    static let slack = 1.0
    /// Beyond this many seconds no request is waited for: the clock was set.
    static let longest = 60.0
    /// Seconds between two requests that do not wait in one stall.
    static let apart = 1.0
    /// Seconds for which the quickest request is gone by; a clock that drifts needs a new one.
    static let memory = 300.0

    private var quickest: (offset: Double, at: Date)?
    private var doubted: (offset: Double, at: Date)?

    /// - Parameters:
    ///   - offset: seconds from `sent_at` on the node's clock to the receipt on the server's.
    ///   - rate: seconds of the server's clock in one real second.
    mutating func judge(_ offset: Double, at now: Date, rate: Double) -> Verdict {
        guard let known = quickest, isHeldUp(offset - known.offset, rate), !isSaidAgain(offset, at: now, rate) else {
            accept(offset, at: now, rate)
            return .onTime
        }
        if doubted.map({ abs($0.offset - offset) > Self.slack * rate }) ?? true { doubted = (offset, now) }
        return .heldUp
    }

    private func isHeldUp(_ delay: Double, _ rate: Double) -> Bool {
        delay > Self.slack * rate && delay < Self.longest * rate
    }

    private func isSaidAgain(_ offset: Double, at now: Date, _ rate: Double) -> Bool {
        guard let doubted else { return false }
        return abs(doubted.offset - offset) <= Self.slack * rate
            && now.timeIntervalSince(doubted.at) >= Self.apart * rate
    }

    private mutating func accept(_ offset: Double, at now: Date, _ rate: Double) {
        doubted = nil
        if let quickest, offset >= quickest.offset, offset - quickest.offset <= Self.slack * rate,
            now.timeIntervalSince(quickest.at) < Self.memory
        {
            return
        }
        quickest = (offset, now)
    }
}

extension Transit {
    /// The scanners of one server.
    final class Desk: Sendable {
        private let scanners = Mutex<[Int64: Transit]>([:])

        func judge(_ scanner: Int64, sentAt: Date, receivedAt: Date, rate: Double) -> Verdict {
            scanners.withLock {
                $0[scanner, default: Transit()].judge(
                    receivedAt.timeIntervalSince(sentAt), at: receivedAt, rate: rate)
            }
        }
    }
}
