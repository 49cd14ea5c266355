import Accounts
import Foundation
import Logging
import NIOSSL
import Postgres
import Resolution
import Store

/// The station under one lease: passes events to its state machine, and performs the actions.
///
/// A counter is committed before the record that contains it is sent, so that no two records ever have the same one,
/// whichever server sends them.
actor StationSession {
    enum Input: Sendable {
        case event(StationStateMachine.Event)
        /// The resolver has no address of this family.
        case absent(StationStateMachine.LineID, number: Int)
        /// - Parameter number: the number of the attempt: a later one may have been started meanwhile.
        case connected(StationStateMachine.LineID, ResolverConnection, number: Int)
        case line(StationStateMachine.LineID, ResolverConnection.Event, number: Int)
        /// Settings, key or certificate may have changed.
        case planChanged
    }

    private let lease: Lease
    let me: StationSelf
    private let pool: ConnectionPool
    private let secretKey: SecretKeyFile
    let names: any NameResolver
    private let clock: any TimeSource
    /// Created when it is first needed, because that reads all trusted authorities of this machine.
    var tls: NIOSSLContext?
    private var machine: StationStateMachine
    private var rows: [String: StationResolverRow] = [:]
    private var written: [String: StationResolverRow] = [:]
    private var address: String?
    /// Nil if it communicates with no resolver.
    private var plan: StationStateMachine.Plan?
    private var told: StationRow.Told?
    private var hasPlan = false
    var lines: [StationStateMachine.LineID: (number: Int, connection: ResolverConnection?)] = [:]
    var number = 0
    private let begunAt = ContinuousClock.now
    private let inputs: AsyncStream<Input>
    nonisolated let put: AsyncStream<Input>.Continuation

    init(
        lease: Lease, me: StationSelf, pool: ConnectionPool, secretKey: SecretKeyFile, names: any NameResolver,
        clock: any TimeSource
    ) {
        self.lease = lease
        self.me = me
        self.pool = pool
        self.secretKey = secretKey
        self.names = names
        self.clock = clock
        machine = StationStateMachine(jitter: Double.random(in: 0...1))
        (inputs, put) = AsyncStream.makeStream()
    }

    /// Runs until it is asked to end, or a write fails.
    func run() async throws {
        defer {
            put.finish()
            for line in lines.values { line.connection?.close() }
        }
        written = Dictionary(
            try await StationRepository(pool).resolvers().map { ($0.server, $0) }, uniquingKeysWith: { $1 })
        rows = written
        address = try await StationRepository(pool).read().address
        machine = StationStateMachine(registered: rows.compactMapValues(\.generation), jitter: Double.random(in: 0...1))
        try await readPlan()
        for await input in inputs {
            try await take(input)
            try await write()
        }
    }

    private func take(_ input: Input) async throws {
        switch input {
        case .event(let event): try await perform(machine.take(event, at: now))
        case .connected(let id, let connection, let number):
            guard lines[id]?.number == number else { return connection.close() }
            lines[id]?.connection = connection
            try await perform(machine.take(.opened(id, local: connection.local), at: now))
        case .absent(let id, let number):
            guard lines[id]?.number == number else { return }
            lines[id] = nil
            try await perform(machine.take(.absent(id), at: now))
        case .line(let id, let event, let number):
            guard lines[id]?.number == number else { return }
            switch event {
            case .answer(let answer): try await perform(machine.take(.answered(id, answer), at: now))
            case .ended(let reason):
                lines[id] = nil
                try await perform(machine.take(.failed(id, reason: reason), at: now))
            }
        case .planChanged: try await readPlan()
        }
    }

    /// Milliseconds since the start of the session.
    private var now: Int64 { Int64((ContinuousClock.now - begunAt) / .milliseconds(1)) }
}

/// The plan of the station.
extension StationSession {
    private func readPlan() async throws {
        let row = try await StationRepository(pool).read()
        let (told, servers) = (me.told(row), me.servers(row))
        // A port chosen by the system is known in a moment.
        guard told.port > 0 else { return }
        let plan = servers.isEmpty ? StationStateMachine.Plan?.none : try self.plan(row, told, servers)
        let serial = plan?.facts.serial ?? me.serial(row)
        guard !hasPlan || plan != self.plan || told != self.told else { return }
        try await transaction {
            try await $0.tell(serial: serial?.description, told, servers: servers, at: clock.now)
        }
        (hasPlan, self.plan, self.told) = (true, plan, told)
        rows = rows.filter { servers.contains($0.key) }
        written = written.filter { servers.contains($0.key) }
        for server in servers where rows[server] == nil {
            rows[server] = StationResolverRow(server: server)
            written[server] = rows[server]
        }
        try await perform(machine.take(.plan(plan), at: now))
    }

    private func plan(
        _ row: StationRow, _ told: StationRow.Told, _ servers: [String]
    ) throws -> StationStateMachine.Plan {
        let seal = try secretKey.existingOrNew()
        let certificate = try me.certificate()
        let facts = StationFacts(
            serial: me.serial(row, keyHash: try StationKey(seal, generation: 1).hash), port: told.port,
            name: certificate?.name ?? me.host, tls: certificate?.hash,
            findable: StationRecord.Findable(rawValue: told.findable) ?? .code)
        return StationStateMachine.Plan(
            servers: servers, facts: facts, generation: row.generation, invitation: try invitation(row, seal))
    }

    /// Returns the invitation; it is empty in the database if an admin removed it.
    private func invitation(_ row: StationRow, _ seal: SecretSeal) throws -> String? {
        guard let sealed = row.sealedInvitation else { return me.options.invitation }
        guard !sealed.isEmpty else { return nil }
        return String(decoding: try seal.open(sealed, of: .station), as: UTF8.self)
    }

    private func transaction<Result: Sendable>(
        _ body: (StationTransaction) async throws -> Result
    ) async throws -> Result {
        try await pool.withTransaction { transaction in
            let transaction = StationTransaction(transaction)
            try await transaction.begin(lease)
            return try await body(transaction)
        }
    }
}

/// The actions of the state machine.
extension StationSession {
    private func perform(_ actions: [StationStateMachine.Action]) async throws {
        for action in actions {
            switch action {
            case .connect(let id): connect(id)
            case .close(let id): lines.removeValue(forKey: id)?.connection?.close()
            case .whoAmI(let id): lines[id]?.connection?.send(.whoAmI)
            case .reachMe(let id, let port): lines[id]?.connection?.send(.reachMe(port: port))
            case .update(let id, let facts, let above): try await update(id, facts, above: above)
            case .register(let id, let voucher): try register(id, voucher)
            case .accepted(let server): rows[server]?.acceptedAt = clock.now
            case .registered(let server, let generation): rows[server]?.generation = generation
            }
        }
    }

    private func key(_ generation: Int) throws -> StationKey {
        try StationKey(try secretKey.existing(), generation: generation)
    }

    private func update(_ id: StationStateMachine.LineID, _ facts: StationFacts, above: Int64?) async throws {
        guard let plan, let connection = lines[id]?.connection else { return }
        let time = Int64(clock.wallTime.timeIntervalSince1970 * 1000)
        let counter = try await transaction {
            try await $0.nextCounter(milliseconds: time, above: above ?? 0)
        }
        let record = facts.record(counter: counter, time: time)
        let signature = try key(plan.generation).sign(SignedText.update(record: record))
        connection.send(.update(serial: facts.serial.description, record: record, signature: signature))
    }

    private func register(_ id: StationStateMachine.LineID, _ voucher: StationStateMachine.Voucher) throws {
        guard let plan, let connection = lines[id]?.connection else { return }
        let key = try key(plan.generation)
        let invitation = voucher == .invitation ? plan.invitation ?? "" : ""
        var registration = StationMessage.Registration(
            serial: plan.facts.serial.description, key: key.publicKey, invitation: invitation)
        registration.signature = try key.sign(registration.text)
        if case .oldKey(let generation) = voucher {
            registration.oldSignature = try self.key(generation).sign(registration.text)
        }
        connection.send(.register(registration))
    }
}

/// The state that is written to the database.
extension StationSession {
    private func write() async throws {
        for state in machine.states {
            rows[state.server]?.state = state.phase.rawValue
            rows[state.server]?.reason = state.reason
            rows[state.server]?.isReachable = state.isReachable
        }
        let facts = machine.facts(at: now)
        let told = facts.map { $0.ipv4?.description ?? $0.ipv6.first?.description } ?? address
        let changed = rows.values.filter { written[$0.server] != $0 }
        guard !changed.isEmpty || told != address else { return }
        try await transaction {
            if told != address { try await $0.note(address: told) }
            if !changed.isEmpty { try await $0.note(changed) }
        }
        (written, address) = (rows, told)
    }
}
