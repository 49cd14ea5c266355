internal import CPQ

extension Query {
    /// The values of a query in binary form, one after the other, as libpq expects them.
    struct Binds: Sendable {
        private(set) var types: [Oid] = []
        /// The length of each value in bytes, -1 for `null`.
        private var lengths: [Int32] = []
        private var writer = WireWriter()

        var count: Int { types.count }
        var byteCount: Int { writer.bytes.count }

        mutating func append(
            _ type: PostgresType, isNull: Bool, _ encode: (inout WireWriter) throws -> Void
        ) throws {
            types.append(type.rawValue)
            lengths.append(-1)
            guard !isNull else { return }
            let start = writer.bytes.count
            try encode(&writer)
            guard let length = Int32(exactly: writer.bytes.count - start) else {
                throw WireError("a value of more than 2 GB")
            }
            lengths[lengths.count - 1] = length
        }

        typealias Values = UnsafePointer<UnsafePointer<CChar>?>

        /// Calls `body` with pointers to the values, their lengths and their formats (all binary).
        func withValues<Result>(_ body: (Values, UnsafePointer<Int32>, UnsafePointer<Int32>) -> Result) -> Result {
            writer.bytes.withUnsafeBytes { bytes in
                withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: count + 1) { values in
                    withUnsafeTemporaryAllocation(of: Int32.self, capacity: count + 1) { formats in
                        formats.initialize(repeating: 1)
                        values.initialize(repeating: nil)
                        point(values, into: bytes)
                        return lengths.withUnsafeBufferPointer { lengths in
                            body(
                                UnsafePointer(values.baseAddress.unsafelyUnwrapped),
                                lengths.baseAddress ?? UnsafePointer(formats.baseAddress.unsafelyUnwrapped),
                                UnsafePointer(formats.baseAddress.unsafelyUnwrapped))
                        }
                    }
                }
            }
        }

        private func point(
            _ values: UnsafeMutableBufferPointer<UnsafePointer<CChar>?>, into bytes: UnsafeRawBufferPointer
        ) {
            // An empty value still needs an address: nil would make it null.
            let start = bytes.baseAddress ?? UnsafeRawPointer(values.baseAddress.unsafelyUnwrapped)
            var offset = 0
            for (index, length) in lengths.enumerated() where length >= 0 {
                values[index] = (start + offset).assumingMemoryBound(to: CChar.self)
                offset += Int(length)
            }
        }
    }
}
