/// The byte order mark at the beginning of a text, from which spreadsheets recognise UTF-8.
public enum ByteOrderMark {
    public static let utf8 = "\u{feff}"
}
