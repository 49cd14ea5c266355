/// One event of a stream: its data, its name (`message` where it has none), and the last id seen up to it.
struct ServerSentEvent: Equatable, Sendable {
    let name: String
    let data: String
    /// Empty until the stream gives one.
    let lastEventID: String
}
