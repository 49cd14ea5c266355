public import Foundation

/// Reports the weather, which a rule may go by for half an hour. The server asks no person for it: a program of the
/// school sends it, or a weather station. What is not given stands as it was reported before.
public struct ReportWeather: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminReportWeather

    /// Millimetres an hour, 0…500.
    public let rain: Double?
    /// Metres a second, 0…150.
    public let wind: Double?
    /// Degrees Celsius, -90…70.
    public let temperature: Double?
    /// When it was so, at most half an hour ago; now if absent.
    public let at: Date?
}
