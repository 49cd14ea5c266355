/// What a JSON value may be: as much of JSON Schema (draft 2020-12) as the protocol needs.
public indirect enum Schema: Equatable, Sendable {
    /// Text; `format` is a word of JSON Schema, such as `date-time`.
    case string(format: String? = nil, example: String? = nil)
    case words([String])
    case integer(Int64, Int64)
    case number
    case boolean
    case null
    case array(Schema)
    /// An object of any members, all of one kind.
    case map(Schema)
    case anyOf([Schema])
    /// An object that is described once, by its name.
    case reference(String)
}
