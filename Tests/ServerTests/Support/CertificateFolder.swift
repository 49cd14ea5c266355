import Daemon
import DaemonSupport
import Foundation
import TestSupport

@testable import Server

/// A certificate and its key in files, gone with their last user.
final class CertificateFolder: Sendable {
    private let folder: URL

    var files: TLSFiles {
        TLSFiles(
            certificate: folder.appending(path: "certificate.pem").path, key: folder.appending(path: "key.pem").path)
    }

    init(_ certificate: TestCertificate) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "rollcall-tls-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write(certificate)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func write(_ certificate: TestCertificate) throws {
        try certificate.certificate.write(toFile: files.certificate, atomically: true, encoding: .utf8)
        try certificate.key.write(toFile: files.key, atomically: true, encoding: .utf8)
    }
}
