import Devices
import Postgres
import Vocabulary

/// A device as far as it decides what becomes of an order.
struct CommandTarget {
    /// What comes of checking an order.
    enum Answer {
        case asked(AskedCommand)
        /// With a word for the reason.
        case refused(String)
    }

    let dialect: Dialect
    let isConnected: Bool
    private let kind: Kind
    private let state: DeviceProperties
    private let isUnattended: Bool
    /// Something was in its way, and no person has moved it since.
    private let isHalted: Bool

    /// The device, kept from being asked by others until the end of the transaction.
    static func find(_ device: Int64, for person: Int64?) -> Query {
        """
        select document, dialect, unattended, properties, connected, obstructed_at is not null as halted, (
                select level from device_access access
                where access.device_id = device.device_id and access.person_id = \(person)) as level
        from device join kind on kind_name = kind join device_state using (device_id)
        where device.device_id = \(device) and retired_at is null for no key update of device
        """
    }

    /// Throws `StoreError` if there is no such device for who asks, or they may not tell it what to do.
    init(_ row: Row?, for order: CommandOrder) throws {
        guard let row else { throw DeviceRepository.missing }
        if order.person != nil {
            guard let level: DeviceLevel = try row.decode("level") else { throw DeviceRepository.missing }
            guard level >= .operate else { throw DeviceRepository.notYours }
        }
        dialect = try row.decode("dialect")
        isConnected = try row.decode("connected")
        kind = try row.kind()
        state = try row.json("properties") ?? [:]
        isUnattended = try row.decode("unattended")
        isHalted = try row.decode("halted")
    }

    /// What the order comes to. A person is told what is wrong with it: throws `StoreError`.
    func check(_ order: CommandOrder) throws -> Answer {
        let heard = kind.command(order.command) == nil ? kind.hear(order.command) : nil
        let ask = CommandAsk(
            kind: kind, dialect: dialect, command: heard?.command ?? order.command,
            arguments: order.args.merging(heard?.arguments ?? [:]) { said, _ in said }, source: order.source,
            state: state, unattended: isUnattended)
        do throws(AskRefusal) {
            let asked = try ask.check()
            // What was in the way may be gone by now; only a person can know.
            guard isHalted, kind.safety == .moves, order.source != .person, !asked.isStop else { return .asked(asked) }
            return .refused(AskRefusal.Reason.obstructed.rawValue)
        } catch {
            guard order.source != .person else { throw StoreError(error) }
            return .refused(error.reason.rawValue)
        }
    }
}
