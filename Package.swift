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

/// A target of ours: what it imports of ours, and what from outside.
func target(_ name: String, _ ours: [String] = [], outside: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: ours.map { .byName(name: $0) } + outside, swiftSettings: settings)
}

func tests(_ name: String, _ ours: [String], outside: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .testTarget(
        name: name, dependencies: ours.map { .byName(name: $0) } + outside, resources: resources,
        swiftSettings: settings)
}

let package = Package(
    name: "rollcall",
    products: [],
    dependencies: [],
    targets: [
        target("Beacon"),
        target("HCI", ["Beacon"]),
        target("Wire", ["Beacon"]),
        target("Presence"),

        tests("BeaconTests", ["Beacon"], resources: [.copy("Vectors")]),
        tests("HCITests", ["HCI", "Beacon"], resources: [.copy("Captures")]),
        tests("PresenceTests", ["Presence"]),
    ]
)
