import Crypto
import Foundation
import Resolution

/// Answers requests. Lookups are answered from memory at once, changes after their commit.
final class RequestHandler: Sendable {
    /// How a request continues.
    enum Step {
        case answer(Reply)
        /// There is no answer.
        case silence
        /// The connection is closed without an answer.
        case close(reason: String)
        /// The answer follows later.
        case wait
    }

    private let finder: Finder
    private let writer: RegistryWriter
    let limits: AddressLimits
    let metrics: Metrics
    let allowsLocal: Bool
    /// Milliseconds since 1970.
    private let clock: @Sendable () -> Int64

    init(
        _ finder: Finder, _ writer: RegistryWriter, limits: AddressLimits, metrics: Metrics, allowsLocal: Bool,
        clock: @escaping @Sendable () -> Int64
    ) {
        (self.finder, self.writer, self.limits, self.metrics) = (finder, writer, limits, metrics)
        (self.allowsLocal, self.clock) = (allowsLocal, clock)
    }

    func find(_ search: Request.Search, for source: Source) -> Step {
        let now = clock()
        guard limits.spend(search.entries.count, on: .lookups, by: source.account, at: now) else {
            return .close(reason: "lookups")
        }
        let (findings, untold) = finder.find(search, at: now)
        metrics.countLookups(told: findings.count - untold, untold: untold)
        // A sender that has enumerated too many serials gets no answer at all, since answers for some would show which
        // are wrong. Codes cannot be enumerated.
        let needed = search.entries.contains(where: \.isBySerial) ? 1 : 0
        guard limits.spend(untold, having: needed, on: .unknown, by: source.account, at: now) else {
            return .close(reason: "unknown")
        }
        return .answer(.found(findings, isExtended: search.isExtended))
    }

    /// Returns whether a connection back to the sender may be attempted.
    func mayReach(_ source: Source, isSigned: Bool) -> Reply.UpdateRefusal? {
        guard isSigned else { return .signature }
        guard source.scope.isAllowed(allowingLocal: allowsLocal) else { return .address }
        return limits.spend(1, on: .reaches, by: source.account, at: clock()) ? nil : .slowDown
    }

    /// Handles the claim of a station without a key, which is valid only for the address that it comes from.
    /// - Parameter then: called on another thread, once it is done.
    func claim(_ claim: Request.Claim, from source: Source, then: @escaping @Sendable () -> Void) -> Step {
        metrics.count(.claims)
        let now = clock()
        guard source.ipv4 == claim.address, claim.address.scope.isAllowed(allowingLocal: allowsLocal),
            let station = finder.station(claim.serial), station.standing == .unsigned,
            limits.spend(1, on: .updates, by: source.account, at: now)
        else { return .silence }
        writer.submit({ try $0.claim(claim, of: station, at: now) }, then: { _ in then() })
        return .wait
    }
}

/// Signed requests.
extension RequestHandler {
    /// - Parameter then: called on another thread, after the commit.
    func update(
        _ update: Request.Update, from source: Source, then: @escaping @Sendable (Reply) -> Void
    ) -> Step {
        let now = clock()
        guard limits.spend(1, on: .updates, by: source.account, at: now) else {
            return answer(update, .refused(.slowDown, counter: nil))
        }
        let serial = update.spelling.flatMap { Serial($0) }
        let known = serial.flatMap { finder.station($0) }
        let station = known ?? Station.nobody
        // The check is made for unknown serials too, because it takes most of the time.
        let key = station.key ?? StationKey.ofNone
        let signature = update.signature ?? [UInt8](repeating: 0, count: 64)
        let isSigned = key.signs(SignedText.update(record: update.record), with: signature)
        guard isSigned, known?.standing == .signed else { return answer(update, .refused(.signature, counter: nil)) }
        let record: StationRecord
        do throws(StationRecord.Fault) {
            record = try StationRecord(update.record, allowingLocal: allowsLocal)
        } catch {
            return answer(update, .refused(error.refusal, counter: station.counter))
        }
        guard record.serial == serial else { return answer(update, .refused(.signature, counter: nil)) }
        let verified = VerifiedUpdate(record: record, text: update.record, signature: signature, key: key)
        let metrics = metrics
        writer.submit({ try $0.update(verified, of: station, at: now) }) { outcome in
            let outcome = outcome ?? .refused(.unavailable, counter: nil)
            metrics.count(outcome.isAccepted ? .accepted : .refused)
            then(.updated(spelling: update.spelling, outcome))
        }
        return .wait
    }

    private func answer(_ update: Request.Update, _ outcome: Reply.UpdateOutcome) -> Step {
        metrics.count(.refused)
        return .answer(.updated(spelling: update.spelling, outcome))
    }

    /// - Parameter then: called on another thread, after the commit.
    func register(
        _ registration: Request.Registration, from source: Source, then: @escaping @Sendable (Reply) -> Void
    ) -> Step {
        let now = clock()
        let spelling = registration.spelling
        let verified: VerifiedRegistration
        do throws(Reply.RegistrationRefusal) {
            guard limits.spend(1, on: .updates, by: source.account, at: now) else { throw .slowDown }
            verified = try verify(registration)
        } catch {
            return .answer(.registered(spelling: spelling, error))
        }
        let (station, metrics) = (finder.station(verified.serial), metrics)
        writer.submit({ try $0.register(verified, over: station, at: now) }) { outcome in
            let refusal = outcome ?? .some(.unavailable)
            if refusal == nil { metrics.count(.registrations) }
            then(.registered(spelling: spelling, refusal))
        }
        return .wait
    }

    private func verify(
        _ registration: Request.Registration
    ) throws(Reply.RegistrationRefusal) -> VerifiedRegistration {
        guard let spelling = registration.spelling, let serial = Serial(spelling) else { throw .serial }
        guard let key = Hex.bytes(registration.key, count: StationKey.length).flatMap({ StationKey($0) }) else {
            throw .key
        }
        let text = SignedText.registration(
            serial: spelling, key: registration.key, invitation: registration.invitation)
        guard let signature = registration.signature, key.signs(text, with: signature) else { throw .signature }
        guard let oldSignature = registration.oldSignature else {
            let length = PrintedCode.lengthOfInvitation
            guard let code = PrintedCode(typed: registration.invitation, length: length) else { throw .invitation }
            return VerifiedRegistration(serial: serial, key: key, right: .invitation(code.hash))
        }
        let old = finder.station(serial)?.key ?? StationKey.ofNone
        guard old.signs(text, with: oldSignature) else { throw .signature }
        return VerifiedRegistration(serial: serial, key: key, right: .oldKey(old))
    }
}

extension Request.Entry {
    fileprivate var isBySerial: Bool {
        if case .serial = self { true } else { false }
    }
}

extension PrintedCode {
    /// The SHA-256: 80 random bits cannot be guessed, so a slow hash would add nothing.
    var hash: [UInt8] { Array(SHA256.hash(data: characters)) }
}

extension StationRecord.Fault {
    var refusal: Reply.UpdateRefusal {
        switch self {
        case .signature: .signature
        case .counter: .counter
        case .address: .address
        }
    }
}

extension Reply.UpdateOutcome {
    var isAccepted: Bool {
        if case .accepted = self { true } else { false }
    }
}
