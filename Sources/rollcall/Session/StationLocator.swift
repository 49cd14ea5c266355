import Foundation
import Resolution
import Resolving

/// Finds a station: asks its resolvers, verifies their answers, and tries the addresses.
struct StationLocator {
    /// The name of the station, and whether the station is being added.
    let name: String
    let isNew: Bool
    var known: KnownStation
    private let access: ResolverAccess
    private let authorities: TrustedAuthorities
    private let reachedAt: Date?

    /// - Parameter authority: the file with the trusted certificates, for a station whose certificate is not pinned.
    /// - Throws: `CommandError` if the file of the station is invalid, or a certificate file cannot be read.
    init(_ station: Station, authority: String?, isNew: Bool = false) throws {
        guard let resolved = station.resolved, let known = resolved.known(serial: station.serial) else {
            throw CommandError(
                "The file of the station \(station.name) does not say how to find the station.",
                hint: "Remove the station and add it again: rollcall stations remove \(station.name)")
        }
        access = try Self.reading("of the resolver's authority with --resolver-certificate") {
            try ResolverAccess(certificate: resolved.resolverCertificate, isInsecure: resolved.isInsecure ?? false)
        }
        authorities = try Self.reading("of the school's authority with --ca") {
            try TrustedAuthorities(file: authority)
        }
        (name, self.isNew, self.known, reachedAt) = (station.name, isNew, known, resolved.reachedAt)
    }

    private static func reading<Read>(_ file: String, _ read: () throws -> Read) throws -> Read {
        do {
            return try read()
        } catch let error as TrustedAuthorities.Unreadable {
            throw CommandError("\(error)", hint: "Give the PEM file \(file).", status: .usage)
        }
    }

    /// A station that was found.
    struct Found {
        let reached: ReachedStation
        let search: StationSearch
        /// The data about the station, including what the search found.
        let known: KnownStation
    }

    /// Returns the station with the address that answered.
    /// - Throws: `CommandError` if the station is not found, or another server answers.
    func find() async throws -> Found {
        let search = await StationFinder(access).ask(about: known)
        var known = known
        let place = try place(search, &known)
        do {
            let reached = try await reach(place, &known)
            known.learn(reached)
            return Found(reached: reached, search: search, known: known)
        } catch let error as ReachError {
            throw unreached(error)
        }
    }

    private enum Turn: Sendable {
        case reached(ReachedStation)
        case unreached(any Error)
        case moved(ProvenStation)
    }

    /// Tries the addresses, and keeps asking the resolvers meanwhile: the old addresses of a station that has just
    /// moved do not answer.
    private func reach(_ first: StationPlace, _ known: inout KnownStation) async throws -> ReachedStation {
        var place = first
        while true {
            switch await turn(at: place, known) {
            case .reached(let reached): return reached
            case .unreached(let error): throw error
            case .moved(let proven):
                known.learn(proven)
                place = proven.place
            case nil: throw CancellationError()
            }
        }
    }

    private func turn(at place: StationPlace, _ known: KnownStation) async -> Turn? {
        await withTaskGroup(of: Turn?.self) { group in
            group.addTask {
                do {
                    return .reached(try await place.reach(authorities))
                } catch {
                    return .unreached(error)
                }
            }
            if known.code != nil {
                let finder = StationFinder(access)
                group.addTask { await finder.newer(than: known, at: place).map(Turn.moved) }
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    private func place(_ search: StationSearch, _ known: inout KnownStation) throws -> StationPlace {
        if let proven = try newest(search) {
            if known.code == nil { try vouch(for: proven.code) }
            known.learn(proven)
            return proven.place
        }
        if let address = search.unproven { return try unproven(address, search) }
        guard let last = known.lastPlace else {
            throw CommandError(
                "No resolver knows where the station \(name) is: \(Self.words(search)).",
                hint: "Check the station's serial, code and resolvers; see them with: rollcall stations",
                status: .unreachable)
        }
        let age = TimeText().age(of: reachedAt) ?? "before"
        Output.warn("rollcall: No resolver knows where the station \(name) is: \(Self.words(search)).")
        Output.warn("  Trying the address that worked \(age).")
        return last
    }

    private func newest(_ search: StationSearch) throws -> ProvenStation? {
        do {
            return try search.newest()
        } catch {
            throw CommandError(
                "The resolvers returned different keys for the station \(name), with the codes "
                    + "\(Set(error.codes.map(\.text)).sorted().joined(separator: " and ")).",
                hint: "Give the code that the station's console shows under Remote access: \(codeOption("CODE"))")
        }
    }

    /// Asks the person to compare the code, as ssh does for an unknown host.
    /// - Throws: `CommandError` if the codes differ, or there is no terminal.
    private func vouch(for code: PrintedCode) throws {
        guard isatty(STDIN_FILENO) == 1 else {
            throw CommandError(
                "The key of the station \(name) has not been confirmed. The code of the key is \(code.text).",
                hint: "If the station's console shows the same code under Remote access, give the code: "
                    + codeOption(code.text), status: .usage)
        }
        Output.warn("The key of the station \(name) (\(known.serial)) has the code \(code.text).")
        guard Prompt.yes("Does the station's console show the same code under Remote access?", otherwise: false) else {
            throw CommandError("The station \(name) is not trusted, so nothing was sent to it.", status: .notAllowed)
        }
    }

    private func codeOption(_ code: String) -> String {
        isNew ? "--code \(code)" : "rollcall stations edit \(name) --code \(code)"
    }

    private func unproven(_ address: IPv4, _ search: StationSearch) throws -> StationPlace {
        guard let place = known.place(unproven: address) else {
            throw CommandError(
                "The resolver returned an address of the station \(name) without proof (\(address)).",
                hint: "Give the name in the station's certificate with --host NAME. If this machine does not trust the "
                    + "certificate, also give its CA certificate with --ca FILE.", status: .notAllowed)
        }
        return place
    }

    private func unreached(_ error: ReachError) -> CommandError {
        let failures = error.failures.map { "\($0.address): \($0.reason)" }.joined(separator: "; ")
        guard error.isWrongCertificate else {
            return CommandError(
                "The station \(name) cannot be reached: \(failures).",
                hint: "Check that the station runs and that the router forwards its port. If its certificate is not "
                    + "trusted, give the CA certificate with --ca FILE.", status: .unreachable)
        }
        return CommandError(
            "The server that answered is not the station \(name): \(failures).",
            hint: "Nothing was sent. The connection may be intercepted, or the station may have just renewed its "
                + "certificate. Try again in a minute.", status: .notAllowed)
    }
}

extension StationLocator {
    /// Returns the answers of all resolvers in one line.
    static func words(_ search: StationSearch) -> String {
        search.answers.map { "\($0.resolver): \(text($0.answer))" }.joined(separator: "; ")
    }

    static func text(_ answer: StationSearch.Answer) -> String {
        switch answer {
        case .proven(let station): "a record with the counter \(station.record.counter)"
        case .unproven(let address): "\(address), without proof"
        case .nothing: "does not know the station or its current address"
        case .refused(.key): "the key does not match the code"
        case .refused(.signature): "the record is not signed by the key"
        case .refused(.record): "the record is not a valid record of this station"
        case .refused(.counter(let counter)): "the record is older than one seen before (counter \(counter))"
        case .malformed: "an invalid answer"
        case .silent: "no answer in time"
        case .failed(let reason): reason
        }
    }
}
