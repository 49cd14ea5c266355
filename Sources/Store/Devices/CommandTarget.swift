import Devices
import Phrases
import Postgres
import Vocabulary

/// The state of a device that determines the result of a command request.
struct CommandTarget {
    /// The result of checking a request.
    enum Answer {
        case asked(AskedCommand)
        /// Refused, with a reason code.
        case refused(String)
    }

    let dialect: Dialect
    let isConnected: Bool
    private let kind: Kind
    private let state: DeviceProperties
    private let isUnattended: Bool
    /// Whether it was obstructed, and no person has moved it since.
    private let isHalted: Bool

    /// Selects the device and locks it until the end of the transaction, so that commands to it are requested one at a
    /// time.
    static func find(_ device: Int64, for person: Int64?) -> Query {
        """
        select document, dialect, unattended, properties, connected, obstructed_at is not null as halted, (
                select level from device_access access
                where access.device_id = device.device_id and access.person_id = \(person)) as level
        from device join kind on kind_name = kind join device_state using (device_id)
        where device.device_id = \(device) and retired_at is null for no key update of device
        """
    }

    /// Throws `Refusal` if the device does not exist for the caller, or they may not operate it.
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

    /// Checks the request. Throws `Refusal` if a person's request is invalid.
    func check(_ order: CommandOrder) throws -> Answer {
        let heard = kind.command(order.command) == nil ? kind.hear(order.command) : nil
        let ask = CommandAsk(
            kind: kind, dialect: dialect, command: heard?.command ?? order.command,
            arguments: order.args.merging(heard?.arguments ?? [:]) { said, _ in said }, source: order.source,
            state: state, unattended: isUnattended)
        do throws(AskRefusal) {
            let asked = try ask.check()
            // The obstruction may be gone by now; only a person can know.
            guard isHalted, kind.safety == .moves, order.source != .person, !asked.isStop else { return .asked(asked) }
            return .refused(AskRefusal.Reason.obstructed.rawValue)
        } catch {
            guard order.source != .person else { throw Refusal(error) }
            return .refused(error.reason.rawValue)
        }
    }
}
