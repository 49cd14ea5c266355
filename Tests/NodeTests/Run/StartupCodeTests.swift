import Testing

@testable import Node

@Suite("Mapped code")
struct MappedCodeTests {
    @Test("A mapping of a file's code is found with its bounds")
    func code() throws {
        let mapping = try #require(
            StartupCode.Mapping(
                "55a228854000-55a22afd1000 r-xp 00000000 fe:00 1234                 /usr/local/bin/rollcall-node"))
        #expect(mapping.start == 0x55a2_2885_4000)
        #expect(mapping.count == 0x55a2_2afd_1000 - 0x55a2_2885_4000)
    }

    @Test(
        "Data, written pages, the kernel's own code and damaged lines are not",
        arguments: [
            "55a22afd1000-55a22b0ee000 r--p 027a1000 fe:00 1234   /usr/local/bin/rollcall-node",
            "55a22b0ee000-55a22d607000 rw-p 028be000 fe:00 1234   /usr/local/bin/rollcall-node",
            "7ffdac207000-7ffdac209000 r-xp 00000000 00:00 0      [vdso]",
            "7f0000000000-7f0000001000 r-xp 00000000 00:00 0", "20-10 r-xp 0 0 0 /bin/x", "x r-xp 0 0 0 /bin/x", "",
        ])
    func others(line: String) {
        #expect(StartupCode.Mapping(line) == nil)
    }

    @Test("The program goes on after its code was given back")
    func release() {
        StartupCode.release()
        #expect(StartupCode.Mapping("10-20 r-xp 0 0 0 /bin/x")?.count == 16)
    }
}
