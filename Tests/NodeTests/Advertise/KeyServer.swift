import Node
import Synchronization
import Wire

/// A server that knows the keys of beacons.
final class KeyServer: Uplink {
    private let attempts = Mutex(0)
    private let answer: @Sendable (_ attempt: Int) throws -> AdvertisedBeaconRecord

    /// - Parameter answer: gets how often it was asked before.
    init(answer: @escaping @Sendable (_ attempt: Int) throws -> AdvertisedBeaconRecord) {
        self.answer = answer
    }

    func send<R: Request>(_ request: R) async throws -> R.Reply {
        let attempt = attempts.withLock { attempts in
            defer { attempts += 1 }
            return attempts
        }
        guard let reply = GetBeacon.Reply(beacon: try answer(attempt)) as? R.Reply else {
            throw ScriptedUplink.NoAnswer()
        }
        return reply
    }

    func shutdown() async throws {}
}
