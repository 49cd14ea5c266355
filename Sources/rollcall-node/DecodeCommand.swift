public import ArgumentParser
import Foundation
public import Node

extension NodeCommand {
    /// Decodes packets: hexadecimal lines on standard input, a JSON object for each on standard output.
    struct DecodeCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "decode",
            abstract: "Decode hexadecimal packets to JSON objects, one per line.",
            discussion: """
                The command reads standard input to its end, one packet per line. Spaces, colons, commas and 0x are \
                ignored; an empty line is an empty packet. For a line that cannot be decoded, the command prints an \
                object with the reason.

                With --layer hci, the output of hcidump is accepted too, which prints one packet on several lines, the \
                first after a ">". The fragments of an extended advertisement are joined across lines, as a node joins \
                them.
                """)

        @Option(
            help: """
                The content of each line: adv (AD structures), mfr (manufacturer data with the company ID first) or \
                hci (an HCI event, which starts with 04 3e).
                """)
        var layer: PacketDecoder.Layer

        func run() throws {
            var decoder = PacketDecoder(layer: layer)
            var splitter = LineSplitter()
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while case let count = try readInput(&buffer), count > 0 {
                try print(splitter.append(buffer[..<count]), &decoder)
            }
            try print(splitter.finish().map { [$0] } ?? [], &decoder)
            try print(decoder.finish())
        }

        /// Returns as soon as some input is available, so that typed lines are answered at once; 0 at the end.
        private func readInput(_ buffer: inout [UInt8]) throws -> Int {
            while true {
                let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
                if count >= 0 { return count }
                guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            }
        }

        private func print(_ lines: [LineSplitter.Line], _ decoder: inout PacketDecoder) throws {
            try print(lines.flatMap { decoder.json($0) })
        }

        private func print(_ objects: [String]) throws {
            let text = objects.map { $0 + "\n" }.joined()
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        }
    }
}

extension PacketDecoder.Layer: ExpressibleByArgument {}
