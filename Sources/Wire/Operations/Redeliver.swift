/// Delivers a message again, at once and under the same `webhook-id`, with the full number of attempts.
public struct Redeliver: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminRedeliver
    public static let callers: Callers = .admin

    public let deliveryID: Int64
}
