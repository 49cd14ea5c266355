public import Wire

extension LiveHub {
    /// An item sent to a listener.
    public enum Item: Equatable, Sendable {
        case event(LiveEvent)
        /// Sent to listeners that follow all people; each must check what it may see of the alert.
        case alert(AlertEvent)
        /// Sent to listeners that follow all people.
        case muster(MusterEvent)
        /// Sent to listeners that follow all people; for admins.
        case scanner(ScannerEvent)
        /// Sent to all listeners; each must check what it may see of the device.
        case device(DeviceEvent)
        /// Sent to all listeners; each must check what it may see of the command.
        case command(CommandEvent)
        /// A step of an unlock attempt.
        case unlock(UnlockEvent)
        /// Sent to listeners that follow all people; for admins.
        case rule(RuleEvent)
        /// Sent to listeners that follow all people, for admins, and to the people of the booking.
        case booking(BookingEvent, people: Set<Int64>)
        /// Sent to listeners that follow all people; for admins.
        case station(StationEvent)
        /// Access rights may have changed: from here on, the listener's rights must be checked again.
        case accessChanged
    }
}

/// Distributes live events to all listeners.
///
/// Each listener has a bounded buffer. A listener that falls behind is disconnected rather than left with a gap: it
/// reconnects with the last id that it saw, and the missed events are read from the record.
public actor LiveHub {
    private struct Listener {
        let person: Int64?
        let continuation: AsyncStream<LiveHub.Item>.Continuation
    }

    private let bufferSize: Int
    private var listeners: [Int: Listener] = [:]
    private var nextKey = 0
    private var isClosed = false

    /// - Parameter bufferSize: the number of events that a listener may lag behind.
    public init(bufferSize: Int = 1024) {
        self.bufferSize = bufferSize
    }

    /// Returns the events from now on, until the listener leaves or falls behind or the hub is closed; none if it is
    /// closed already.
    /// - Parameter person: the only person whose events are sent; nil for those of all people.
    public func subscribe(person: Int64?) -> AsyncStream<LiveHub.Item> {
        let key = nextKey
        nextKey += 1
        let (stream, continuation) = AsyncStream.makeStream(
            of: LiveHub.Item.self, bufferingPolicy: .bufferingOldest(bufferSize))
        guard !isClosed else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { _ in
            Task { await self.remove(key) }
        }
        listeners[key] = Listener(person: person, continuation: continuation)
        return stream
    }

    public func publish(_ events: [LiveEvent]) {
        for (key, listener) in listeners {
            for event in events where listener.person == nil || listener.person == event.personID {
                guard hand(.event(event), to: listener, key) else { break }
            }
        }
    }

    public func publish(_ alert: AlertEvent) { tell(.alert(alert)) }
    public func publish(_ muster: MusterEvent) { tell(.muster(muster)) }
    public func publish(_ scanner: ScannerEvent) { tell(.scanner(scanner)) }
    public func publish(_ rule: RuleEvent) { tell(.rule(rule)) }
    public func publish(_ station: StationEvent) { tell(.station(station)) }

    public func publish(devices: [DeviceEvent]) { tellAll(devices.map { .device($0) }) }
    public func publish(commands: [CommandEvent]) { tellAll(commands.map { .command($0) }) }
    public func publish(unlocks: [UnlockEvent]) { tellAll(unlocks.map { .unlock($0) }) }

    /// - Parameter people: the booker and the invited people.
    public func publish(_ booking: BookingEvent, people: Set<Int64>) {
        for (key, listener) in listeners where listener.person.map(people.contains) ?? true {
            _ = hand(.booking(booking, people: people), to: listener, key)
        }
    }

    private func tellAll(_ items: [LiveHub.Item]) {
        for (key, listener) in listeners {
            for item in items {
                guard hand(item, to: listener, key) else { break }
            }
        }
    }

    /// Sends an item to all listeners except those for one person's events.
    private func tell(_ item: LiveHub.Item) {
        for (key, listener) in listeners where listener.person == nil { _ = hand(item, to: listener, key) }
    }

    /// Notifies every listener that rights may have changed, in order with the events.
    public func publishAccessChange() {
        for (key, listener) in listeners {
            _ = hand(.accessChanged, to: listener, key)
        }
    }

    /// Returns false if the listener has fallen behind and was disconnected.
    private func hand(_ item: LiveHub.Item, to listener: Listener, _ key: Int) -> Bool {
        guard case .dropped = listener.continuation.yield(item) else { return true }
        listener.continuation.finish()
        listeners[key] = nil
        return false
    }

    /// Ends the streams of all listeners, including later ones.
    public func close() {
        isClosed = true
        for listener in listeners.values {
            listener.continuation.finish()
        }
        listeners = [:]
    }

    /// The number of listeners.
    public var count: Int { listeners.count }

    private func remove(_ key: Int) {
        listeners[key] = nil
    }
}
