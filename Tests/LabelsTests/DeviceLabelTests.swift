import Foundation
import Testing

@testable import Labels

@Suite("Labels of devices")
struct DeviceLabelTests {
    private let label = DeviceLabel(
        server: "https://rollcall.school.example", name: "Skylight & <roof> æ", serial: "a4:c1:38:bf:6f:ab",
        code: "7K4M-9QXT-2WPA-B3CD")

    @Test("The link leads to the page with its fields filled in, whatever letters they have")
    func link() throws {
        #expect(
            label.link == "https://rollcall.school.example/devices/register?serial=a4%3Ac1%3A38%3Abf%3A6f%3Aab"
                + "&code=7K4M-9QXT-2WPA-B3CD&name=Skylight%20%26%20%3Croof%3E%20%C3%A6")
        let items = URLComponents(string: label.link)?.queryItems
        #expect(items?.map(\.value) == [label.serial, label.code, label.name])
    }

    @Test("A picture holds the code and in letters what somebody without a camera types")
    func svg() throws {
        let svg = try #require(try label.drawn(.svg))
        let qr = try #require(QRCode(label.link))
        #expect(svg.contains("<path d=\"\(qr.path)\"/>"))
        #expect(svg.contains(">Skylight &amp; &lt;roof&gt; æ</text>") && !svg.contains("<roof>"))
        for text in ["Serial a4:c1:38:bf:6f:ab", "Code 7K4M-9QXT-2WPA-B3CD"] { #expect(svg.contains(">\(text)<")) }
        #expect(svg.contains(">https://rollcall.school.example/devices/register<"))
        let parser = XMLParserCheck(svg)
        #expect(parser.isWellFormed)
    }

    @Test("A PNG is the code alone, as base64")
    func png() throws {
        let qr = try #require(QRCode(label.link))
        #expect(try label.drawn(.png).flatMap { Data(base64Encoded: $0) } == Data(try qr.png()))
    }

    /// Debian's zbar-tools; `tools/test` installs it.
    private static let reader = "/usr/bin/zbarimg"

    @Test(
        "A reader of QR codes finds the link on a PNG, whatever its length",
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: DeviceLabelTests.reader), "zbar-tools is not installed"),
        arguments: [1, 40, 100])
    func read(length: Int) throws {
        let named = DeviceLabel(
            server: label.server, name: String(repeating: "å", count: length), serial: label.serial, code: label.code)
        let file = FileManager.default.temporaryDirectory.appending(path: "label-\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try #require(try named.drawn(.png).flatMap { Data(base64Encoded: $0) }).write(to: file)
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: Self.reader)
        process.arguments = ["--quiet", "--raw", file.path(percentEncoded: false)]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let found = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(String(decoding: found, as: UTF8.self) == named.link + "\n")
    }

    @Test("Text for a terminal ends with what is typed")
    func text() throws {
        let lines = try #require(try label.drawn(.text)).split(separator: "\n").map(String.init)
        #expect(
            lines.suffix(4) == [
                "Skylight & <roof> æ", "Serial a4:c1:38:bf:6f:ab", "Code 7K4M-9QXT-2WPA-B3CD",
                "https://rollcall.school.example/devices/register",
            ])
        #expect(lines.dropLast(4).allSatisfy { $0.count == lines[0].count })
    }

    @Test("What is too long for a code has no label")
    func tooLong() throws {
        let long = DeviceLabel(server: "https://h", name: String(repeating: "å", count: 1_000), serial: "1", code: "2")
        #expect(try long.drawn(.svg) == nil)
    }
}

/// Whether a text is balanced XML: each tag that opens closes, in order.
private struct XMLParserCheck {
    let isWellFormed: Bool

    init(_ text: String) {
        var (open, isFine): ([Substring], Bool) = ([], true)
        for tag in text.matches(of: /<(\/?)([a-z]+)[^<>]*?(\/?)>/) {
            if !tag.1.isEmpty {
                isFine = open.popLast() == tag.2 && isFine
            } else if tag.3.isEmpty {
                open.append(tag.2)
            }
        }
        isWellFormed = isFine && open.isEmpty
    }
}
