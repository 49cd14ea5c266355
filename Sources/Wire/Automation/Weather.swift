public import Foundation

/// Reports the weather, which rules use for half an hour. The server does not query the weather itself: a program of
/// the school or a weather station sends it. Values that are not given keep what was last reported.
public struct ReportWeather: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminReportWeather
    public static let callers: Callers = .admin

    /// Millimetres per hour, 0…500.
    public let rain: Double?
    /// Metres per second, 0…150.
    public let wind: Double?
    /// Degrees Celsius, -90…70.
    public let temperature: Double?
    /// When it was measured, at most half an hour ago; now if absent.
    public let at: Date?
}
