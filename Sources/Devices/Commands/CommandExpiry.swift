/// The latest time at which a command may begin, in seconds after the request.
public enum CommandExpiry {
    public static let standard = 30
    public static let range = 1...3_600
}
