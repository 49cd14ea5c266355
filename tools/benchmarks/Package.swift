// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the service is built without it. Beacon, Copies, Vocabulary, Presence and HCI are the
// service's own files, of HCI those that touch no controller.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "bench",
    targets: [
        .target(name: "Beacon", swiftSettings: settings),
        .target(name: "HCI", dependencies: ["Beacon", "Vocabulary"], swiftSettings: settings),
        .target(name: "Vocabulary", swiftSettings: settings),
        .target(name: "Presence", dependencies: ["Vocabulary"], swiftSettings: settings),
        .target(name: "Copies", swiftSettings: settings),
        .target(name: "CMemory"),
        .target(name: "CReference"),
        .executableTarget(
            name: "BenchParse", dependencies: ["Beacon", "HCI", "CReference"], swiftSettings: settings),
        .executableTarget(name: "BenchCopies", dependencies: ["Copies"], swiftSettings: settings),
        .executableTarget(name: "BenchDeaths", dependencies: ["Presence", "Vocabulary"], swiftSettings: settings),
        .executableTarget(name: "BenchStill", dependencies: ["Presence"], swiftSettings: settings),
        .executableTarget(name: "BenchPresence", dependencies: ["Presence", "CMemory"], swiftSettings: settings),
    ]
)
