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
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioTLS = Target.Dependency.product(name: "NIOTLS", package: "swift-nio")
let nioSSL = Target.Dependency.product(name: "NIOSSL", package: "swift-nio-ssl")
let serviceLifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let unixSignals = Target.Dependency.product(name: "UnixSignals", package: "swift-service-lifecycle")

/// A target of ours: what it imports of ours, and what from outside.
func target(_ name: String, _ ours: [String] = [], outside: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: ours.map { .byName(name: $0) } + outside, swiftSettings: settings)
}

/// A library of tests' support: the tests of the main package use it too.
func support(_ name: String, _ ours: [String] = [], outside: [Target.Dependency] = []) -> Target {
    .target(
        name: name, dependencies: ours.map { .byName(name: $0) } + outside, path: "Tests/\(name)",
        swiftSettings: settings)
}

func tests(_ name: String, _ ours: [String], outside: [Target.Dependency] = []) -> Target {
    .testTarget(name: name, dependencies: ours.map { .byName(name: $0) } + outside, swiftSettings: settings)
}

/// What the main package uses.
let libraries = [
    "OperatorErrors", "Daemon", "Resolution", "Resolving", "Resolver", "DaemonSupport", "StationSupport",
]

let package = Package(
    name: "resolver",
    products: libraries.map { .library(name: $0, targets: [$0]) } + [
        .executable(name: "rollcall-resolver", targets: ["rollcall-resolver"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        .systemLibrary(name: "CMalloc"),

        target("OperatorErrors"),
        target("Resolution"),
        target(
            "Daemon", ["CMalloc", "OperatorErrors"],
            outside: [logging, nioCore, nioSSL, serviceLifecycle, unixSignals]),
        target("Resolving", ["Resolution"], outside: [crypto, nioCore, nioPosix, nioSSL, nioTLS]),
        target(
            "Resolver", ["Resolution", "Daemon", "OperatorErrors"],
            outside: [crypto, grdb, logging, nioCore, nioHTTP1, nioPosix, nioSSL, nioTLS, serviceLifecycle]),
        .executableTarget(
            name: "rollcall-resolver",
            dependencies: ["Resolver", "Daemon", argumentParser, logging, serviceLifecycle, unixSignals],
            swiftSettings: settings),

        support("DaemonSupport"),
        support(
            "StationSupport", ["Daemon", "Resolution", "Resolver"],
            outside: [crypto, logging, nioCore, nioPosix, nioSSL, serviceLifecycle]),
        tests("DaemonTests", ["Daemon", "DaemonSupport"]),
        tests("ResolutionTests", ["Resolution"]),
        tests(
            "ResolverTests", ["Resolver", "Resolution", "Daemon", "DaemonSupport"],
            outside: [crypto, grdb, logging, nioCore, nioPosix, nioSSL, serviceLifecycle]),
        tests(
            "ResolvingTests", ["Resolving", "Resolution", "DaemonSupport", "StationSupport"],
            outside: [nioCore, nioPosix, nioSSL]),
    ]
)
