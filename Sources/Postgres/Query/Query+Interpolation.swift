extension Query {
    public struct Interpolation: StringInterpolationProtocol, Sendable {
        var text = ""
        var binds = Binds()
        /// Kept until the query is sent, so that a literal needs no `try`.
        var failure: WireError?

        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 3)
        }

        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        public mutating func appendInterpolation(_ value: some PostgresEncodable) {
            bind(value)
        }

        // The compiler warns of an optional in a literal, unless it finds that one is expected.
        public mutating func appendInterpolation<Value: PostgresEncodable>(_ value: Value?) {
            bind(value)
        }

        public mutating func appendInterpolation(unescaped literal: String) {
            text += literal
        }

        private mutating func bind(_ value: some PostgresEncodable) {
            do {
                try binds.append(value)
            } catch {
                failure = failure ?? (error as? WireError) ?? WireError("\(error)")
            }
            text += "$\(binds.count)"
        }
    }
}
