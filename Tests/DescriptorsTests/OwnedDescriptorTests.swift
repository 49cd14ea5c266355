import Descriptors
import Foundation
import SystemPackage
import TestSupport
import Testing

@Suite("A descriptor with one owner")
struct OwnedDescriptorTests {
    /// Bytes that come out of a pipe until its other end is closed.
    private func rest(of file: FileDescriptor) throws -> Int {
        try withUnsafeTemporaryAllocation(byteCount: 16, alignment: 1) { try file.read(into: $0) }
    }

    @Test("Is closed when the owner goes")
    func goes() throws {
        let (out, into) = try FileDescriptor.pipe()
        let reading = OwnedDescriptor(taking: out)
        var writing: OwnedDescriptor? = OwnedDescriptor(taking: into)
        writing = nil
        #expect(try rest(of: out) == 0)
        extendLifetime(reading)
        extendLifetime(writing)
    }

    @Test("Is closed once where that was asked for")
    func early() throws {
        let (out, into) = try FileDescriptor.pipe()
        let reading = OwnedDescriptor(taking: out)
        try OwnedDescriptor(taking: into).close()
        #expect(try rest(of: out) == 0)
        extendLifetime(reading)
    }

    @Test("Stays open where another part of the program has its number by now")
    func forgotten() throws {
        let (out, into) = try FileDescriptor.pipe()
        let reading = OwnedDescriptor(taking: out)
        OwnedDescriptor(taking: into).forget()
        try into.writeAll([1])
        #expect(try rest(of: out) == 1)
        try into.close()
        extendLifetime(reading)
    }

    @Test("A copy is another descriptor of the same, closed on exec")
    func copy() throws {
        let (out, into) = try FileDescriptor.pipe()
        let reading = OwnedDescriptor(taking: out)
        let copy = try OwnedDescriptor.duplicate(of: into.rawValue)
        try into.close()
        #expect(fcntl(copy.number, F_GETFD) == FD_CLOEXEC)
        try copy.file.writeAll([1, 2])
        #expect(try rest(of: out) == 2)
        extendLifetime(reading)
    }

    @Test("There is none where a system call failed")
    func none() {
        let isThere = OwnedDescriptor(-1) != nil
        #expect(!isThere)
    }

    /// The tripwire of all tests: `CloseWatch`.
    @Test("Who closes what is not open fails the test in which it happens")
    func tripwire() {
        let before = StrayCloses.count
        withKnownIssue { _ = Glibc.close(.max) }
        #expect(StrayCloses.count == before + 1)
    }
}
