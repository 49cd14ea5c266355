// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

// Libraries from outside, named once so that the table of targets below reads as the design's.
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let asyncAlgorithms = Target.Dependency.product(name: "AsyncAlgorithms", package: "swift-async-algorithms")
let asyncHTTPClient = Target.Dependency.product(name: "AsyncHTTPClient", package: "async-http-client")
let configuration = Target.Dependency.product(name: "Configuration", package: "swift-configuration")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let cryptoExtras = Target.Dependency.product(name: "CryptoExtras", package: "swift-crypto")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let coreMetrics = Target.Dependency.product(name: "CoreMetrics", package: "swift-metrics")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdCore = Target.Dependency.product(name: "HummingbirdCore", package: "hummingbird")
let hummingbirdTLS = Target.Dependency.product(name: "HummingbirdTLS", package: "hummingbird")
let jwtKit = Target.Dependency.product(name: "JWTKit", package: "jwt-kit")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let nioHTTPTypes = Target.Dependency.product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioTLS = Target.Dependency.product(name: "NIOTLS", package: "swift-nio")
let nioSSL = Target.Dependency.product(name: "NIOSSL", package: "swift-nio-ssl")
let serviceLifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let swiftASN1 = Target.Dependency.product(name: "SwiftASN1", package: "swift-asn1")
let systemPackage = Target.Dependency.product(name: "SystemPackage", package: "swift-system")
let x509 = Target.Dependency.product(name: "X509", package: "swift-certificates")
let unixSignals = Target.Dependency.product(name: "UnixSignals", package: "swift-service-lifecycle")

/// What this package uses of Packages/Resolver. In the table below it is ours as well.
let ofResolver: Set = [
    "OperatorErrors", "Daemon", "Resolution", "Resolving", "Resolver", "DaemonSupport", "StationSupport",
]

func targets(_ names: [String]) -> [Target.Dependency] {
    names.map { ofResolver.contains($0) ? .product(name: $0, package: "Resolver") : .byName(name: $0) }
}

/// A target of ours: what it imports of ours, and what from outside.
func target(
    _ name: String, _ ours: [String] = [], outside: [Target.Dependency] = [], excluding excluded: [String] = []
) -> Target {
    .target(name: name, dependencies: targets(ours) + outside, exclude: excluded, swiftSettings: settings)
}

/// One that computes. It is optimised in debug builds too: the tests and tools that run it there wait for it alone.
/// Overflow and bounds still trap.
func computing(_ name: String, _ ours: [String] = [], outside: [Target.Dependency] = []) -> Target {
    .target(
        name: name, dependencies: targets(ours) + outside,
        swiftSettings: settings + [.unsafeFlags(["-O"], .when(configuration: .debug))])
}

func executable(
    _ name: String, _ ours: [String], outside: [Target.Dependency], excluding excluded: [String] = []
) -> Target {
    .executableTarget(
        name: name, dependencies: targets(ours) + outside, exclude: excluded, swiftSettings: settings)
}

/// A C library of Debian's, reached through pkg-config: a module map and a shim header, nothing else.
func system(_ name: String, _ pkgConfig: String, debian package: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

func tests(_ name: String, _ ours: [String], outside: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .testTarget(
        name: name, dependencies: targets(ours) + outside, resources: resources,
        swiftSettings: settings)
}

let package = Package(
    name: "rollcall",
    products: [
        .executable(name: "rollcall-server", targets: ["rollcall-server"]),
        .executable(name: "rollcall-node", targets: ["rollcall-node"]),
        .executable(name: "rollcall", targets: ["rollcall"]),
        .executable(name: "rollcall-device", targets: ["rollcall-device"]),
    ],
    dependencies: [
        .package(path: "Packages/Resolver"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-asn1.git", from: "1.7.1"),
        .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.4"),
        .package(url: "https://github.com/apple/swift-certificates.git", from: "1.21.1"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
        .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.1"),
    ],
    targets: [
        system("CBlueZ", "bluez", debian: "libbluetooth-dev"),
        system("CPQ", "libpq", debian: "libpq-dev"),
        system("CArgon2", "libargon2", debian: "libargon2-dev"),
        system("CZlib", "zlib", debian: "zlib1g-dev"),
        system("CQREncode", "libqrencode", debian: "libqrencode-dev"),
        system("CMosquitto", "libmosquitto", debian: "libmosquitto-dev"),

        computing("Beacon"),
        target("Vocabulary"),
        target("Phrases", ["Vocabulary"], excluding: ["Catalogue"]),
        target("Concurrency"),
        target("Descriptors", outside: [systemPackage]),
        computing("HCI", ["CBlueZ", "Beacon", "Concurrency", "Descriptors", "Vocabulary"], outside: [logging]),
        target("Wire", ["Beacon", "Devices", "Phrases", "Vocabulary"]),
        computing("Presence", ["Vocabulary"]),
        computing("Copies"),
        computing("Pictures"),
        .target(
            name: "Devices", dependencies: ["Phrases", "Vocabulary"],
            resources: ["skylight", "garage_door", "sprinkler", "lamp", "thermostat", "weather_station", "lock"]
                .map { .embedInCode("Kinds/Documents/\($0).json") },
            swiftSettings: settings),
        target("Locks", ["Devices"], outside: [crypto, cryptoExtras]),
        computing("Compression", ["CZlib"]),
        computing("Tables", ["Compression"]),
        target("Labels", ["CQREncode", "Compression"]),
        target("Spool", ["Compression", "Concurrency", "OperatorErrors", "Wire"], outside: [crypto, grdb]),
        target(
            "Client", ["Concurrency", "Vocabulary", "Wire"],
            outside: [asyncHTTPClient, nioCore, nioPosix, nioHTTP1, nioSSL]),
        target(
            "Node",
            [
                "HCI", "Beacon", "Vocabulary", "Wire", "Spool", "Client", "Daemon", "Compression", "Concurrency",
                "OperatorErrors", "Tables",
            ],
            outside: [serviceLifecycle, logging, configuration, unixSignals, systemPackage]),
        target("Sockets", ["Descriptors"]),
        target("Postgres", ["CPQ", "Concurrency", "Sockets"], outside: [logging, serviceLifecycle]),
        target("MQTT", ["CMosquitto", "Concurrency", "Sockets"], outside: [logging, serviceLifecycle]),
        target("Children", ["Descriptors"], outside: [subprocess, systemPackage]),
        target(
            "Broker", ["Children", "Descriptors", "OperatorErrors"],
            outside: [logging, serviceLifecycle, subprocess, systemPackage]),
        .target(
            name: "Schema", path: "sql", resources: [.embedInCode("migrations")], swiftSettings: settings),
        target(
            "Store",
            [
                "Children", "Descriptors", "OperatorErrors", "Postgres", "Schema", "Presence", "Devices", "Locks",
                "Beacon", "Phrases", "Vocabulary", "Wire",
            ],
            outside: [logging, subprocess, systemPackage]),
        .target(
            name: "Accounts", dependencies: ["CArgon2", crypto, cryptoExtras, jwtKit],
            exclude: ["CommonPasswords/LICENSE.txt"],
            resources: [.embedInCode("CommonPasswords/common_passwords.txt")], swiftSettings: settings),
        .target(
            name: "Contract", dependencies: ["Wire", "Beacon", "Devices", "Vocabulary"],
            resources: [.embedInCode("Descriptions/descriptions.json")], swiftSettings: settings),
        target("Live", ["Wire"]),
        .target(
            name: "Console", dependencies: ["Wire", "Phrases", "Labels", "Tables", "Devices", "Vocabulary"],
            resources: [
                "console.css", "console.js", "now.js", "plan.js", "plan-edit.js", "plan-picture.js", "muster.js",
                "survey.js", "scanners.js", "parts.js", "device.js", "doors.js", "follow.js", "queue.js",
                "refused.js", "worker.js",
                "icon.svg",
            ].map { .embedInCode("Assets/\($0)") },
            swiftSettings: settings),
        target(
            "Server",
            [
                "Wire", "Contract", "Console", "Phrases", "Presence", "Copies", "Store", "Accounts", "Live", "Postgres",
                "Beacon", "Broker", "Compression", "Concurrency", "Daemon", "Descriptors", "Devices", "Labels", "Locks",
                "MQTT", "OperatorErrors", "Pictures", "Resolution", "Tables", "Vocabulary",
            ],
            outside: [
                asyncHTTPClient, coreMetrics, hummingbird, hummingbirdCore, hummingbirdTLS, serviceLifecycle,
                configuration, asyncAlgorithms, crypto, logging,
                nioCore, nioHTTP1, nioHTTPTypes, nioPosix, nioSSL, httpTypes, swiftASN1, systemPackage, x509,
            ]),

        executable(
            "rollcall-server", ["Server", "Contract", "Daemon"],
            outside: [argumentParser, configuration, logging, serviceLifecycle, systemPackage, unixSignals]),
        executable("rollcall-node", ["Node", "Vocabulary"], outside: [argumentParser, configuration, logging]),
        executable(
            "rollcall-device", ["Concurrency", "Descriptors", "Devices", "Locks", "MQTT"],
            outside: [argumentParser, logging, serviceLifecycle, subprocess, systemPackage, unixSignals]),
        executable(
            "rollcall",
            [
                "Client", "Wire", "Beacon", "Compression", "Concurrency", "Devices", "Presence", "Resolution",
                "Resolving", "Tables", "Vocabulary",
            ],
            outside: [argumentParser, unixSignals], excluding: ["Commands.toml"]),

        // A `close` in place of the C library's, which tells what is closed though it is not open.
        .target(name: "CloseWatch", path: "Tests/CloseWatch"),
        .target(
            name: "TestSupport",
            dependencies: [
                "Accounts", "Broker", "CloseWatch", "Concurrency", "Descriptors", "Postgres", "HCI", "Beacon", logging,
            ],
            path: "Tests/TestSupport",
            swiftSettings: settings),
        .target(
            name: "LoopbackServer",
            dependencies: [hummingbird, hummingbirdTLS, httpTypes, logging, nioCore, nioSSL, serviceLifecycle],
            path: "Tests/LoopbackServer", swiftSettings: settings),
        tests("DescriptorsTests", ["Descriptors", "TestSupport"], outside: [systemPackage]),
        tests("SocketsTests", ["Descriptors", "Sockets", "TestSupport"], outside: [systemPackage]),
        tests("BeaconTests", ["Beacon"], resources: [.copy("Vectors")]),
        tests(
            "HCITests", ["HCI", "Beacon", "Descriptors", "Vocabulary", "TestSupport"], outside: [logging],
            resources: [.copy("Captures")]),
        tests(
            "ClientTests",
            ["Client", "Concurrency", "Descriptors", "Vocabulary", "Wire", "LoopbackServer", "TestSupport"],
            outside: [hummingbird, httpTypes, nioCore, nioPosix]),
        tests(
            "RollcallTests",
            [
                "rollcall", "Client", "Wire", "Beacon", "Compression", "Devices", "Resolution", "Resolving",
                "Vocabulary", "Tables", "DaemonSupport", "LoopbackServer", "StationSupport", "TestSupport",
            ],
            outside: [argumentParser, httpTypes, hummingbirdCore]),
        tests(
            "PostgresTests", ["Concurrency", "Descriptors", "Postgres", "TestSupport"],
            outside: [logging, serviceLifecycle]),
        tests(
            "MQTTTests", ["Concurrency", "DaemonSupport", "Descriptors", "MQTT", "Broker", "TestSupport"],
            outside: [logging]),
        tests("BrokerTests", ["Broker", "Children", "MQTT", "OperatorErrors", "TestSupport"], outside: [logging]),
        tests(
            "StoreTests",
            [
                "Children", "Store", "Schema", "OperatorErrors", "Postgres", "Presence", "Devices", "Locks", "Beacon",
                "Phrases", "Vocabulary", "Wire", "TestSupport",
            ],
            outside: [logging, subprocess, systemPackage]),
        tests("AccountsTests", ["Accounts"], outside: [crypto]),
        tests("PhrasesTests", ["Phrases", "Vocabulary"]),
        tests("ConsoleTests", ["Console", "Devices", "Phrases", "Vocabulary", "Wire"]),
        tests("LiveTests", ["Live", "Vocabulary", "Wire"]),
        tests("WireTests", ["Wire", "Contract", "Beacon", "Devices", "Vocabulary"]),
        tests("PresenceTests", ["Presence", "Vocabulary"]),
        tests("CopiesTests", ["Copies"]),
        tests("DevicesTests", ["Devices"]),
        tests("LocksTests", ["Devices", "Locks"], outside: [crypto], resources: [.copy("Vectors")]),
        tests(
            "RollcallDeviceTests", ["rollcall-device", "Devices", "Locks", "MQTT", "Broker", "TestSupport"],
            outside: [argumentParser, logging]),
        tests("PicturesTests", ["Pictures"]),
        tests("ConcurrencyTests", ["Concurrency"]),
        tests("CompressionTests", ["Compression"]),
        tests("TablesTests", ["Compression", "Tables"]),
        tests("LabelsTests", ["Compression", "Labels"]),
        tests("SpoolTests", ["Spool", "Wire", "Beacon", "OperatorErrors", "Tables"], outside: [grdb]),
        tests(
            "NodeTests",
            [
                "Node", "Concurrency", "Daemon", "DaemonSupport", "Beacon", "OperatorErrors", "Vocabulary", "HCI",
                "Wire", "Spool", "TestSupport",
            ],
            outside: [logging, configuration, serviceLifecycle],
            resources: [.copy("Recordings")]),
        tests(
            "ServerTests",
            [
                "Server", "Contract", "Console", "Daemon", "DaemonSupport", "Store", "Schema", "Accounts", "Presence",
                "Wire", "Beacon", "Copies", "Broker", "Devices", "Locks", "MQTT", "OperatorErrors", "Postgres",
                "Phrases", "Resolver", "Vocabulary", "rollcall", "LoopbackServer", "TestSupport",
            ],
            outside: [
                argumentParser, asyncHTTPClient, configuration, coreMetrics, crypto, httpTypes, hummingbird,
                hummingbirdCore, logging, nioCore, nioEmbedded, nioHTTP1, nioHTTPTypes, nioSSL,
                serviceLifecycle, swiftASN1, x509,
            ],
            resources: [.copy("FieldTables")]),
    ]
)
