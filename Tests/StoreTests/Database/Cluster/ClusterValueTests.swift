import Children
import OperatorErrors
import Testing

@testable import Store

@Suite("Cluster values")
struct ClusterValueTests {
    @Test("A whole postmaster.pid of PostgreSQL 15 is read")
    func wholeFile() throws {
        let text = "4242\n/srv/postgres\n1700000000\n5432\n/srv/socket\n\n  1234567         3\nready   \n"
        let file = try #require(Postmaster.File(text))
        #expect(file.process == 4_242)
        #expect(file.port == 5_432)
        #expect(file.socketDirectory == "/srv/socket")
        #expect(file.isReady)
    }

    @Test("A postmaster.pid that is being written is not ready")
    func partFile() throws {
        #expect(try !#require(Postmaster.File("4242\n/srv/postgres\n1700000000\n")).isReady)
        #expect(Postmaster.File("") == nil)
        #expect(Postmaster.File("-1\n") == nil)
        #expect(Postmaster.File("word\n") == nil)
    }

    @Test("The major release is read from what postgres prints")
    func version() {
        let debian = "postgres (PostgreSQL) 15.20 (Debian 15.20-0+deb12u1)\n"
        #expect(PostgresInstallation(versionLine: debian, programs: "")?.major == 15)
        #expect(PostgresInstallation(versionLine: "postgres (PostgreSQL) 18beta1\n", programs: "")?.major == 18)
        #expect(PostgresInstallation(versionLine: "postgres\n", programs: "") == nil)
    }

    @Test("Restarts wait longer each time, end, and begin anew after a sound run")
    func restarts() {
        var policy = RestartPolicy()
        let short = (1...RestartPolicy.maxFailures).map { _ in policy.delay(afterRunOf: .zero) }
        #expect(short == [200, 400, 800, 1_600, 3_200, 5_000].map { .milliseconds($0) })
        #expect(policy.delay(afterRunOf: .zero) == nil)
        #expect(policy.delay(afterRunOf: RestartPolicy.sound) == .milliseconds(200))
    }

    @Test("PostgreSQL gets an eighth of the memory and a tenth of the free disk, within bounds")
    func machine() {
        let gibibyte: UInt64 = 1 << 30
        let buffers = [1, 4, 8, 64].map { ClusterMachine(memory: $0 * gibibyte).sharedBuffers }
        #expect(buffers == [128, 512, 1024, 1024])
        let disks: [UInt64?] = [nil, 1, 20, 500]
        let wal = disks.map { ClusterMachine(memory: 0, freeDisk: $0.map { $0 * gibibyte }).walSize }
        #expect(wal == [1024, 1024, 2048, 4096])
        #expect(ClusterMachine(of: "/").freeDisk ?? 0 > 0)
    }

    @Test("An error says what, why and what to do")
    func description() {
        let error = ClusterError.unreachable("/root", user: "postgres", folder: "/root/data")
        #expect("\(error)".contains("'postgres' has no permission to enter '/root'"))
        #expect("\(error)".contains("hint: run 'chmod o+x /root'"))
    }
}
