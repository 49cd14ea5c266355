/// A file that pages load.
public struct Asset: Sendable {
    public let name: String
    /// The media type.
    public let type: String
    public let bytes: [UInt8]

    /// An asset that another one imports precedes it.
    public static let all = [
        Asset(name: "console.css", type: "text/css; charset=utf-8", bytes: PackageResources.console_css),
        Asset(name: "queue.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.queue_js),
        Asset(name: "console.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.console_js),
        Asset(name: "refused.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.refused_js),
        Asset(name: "now.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.now_js),
        Asset(name: "plan.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.plan_js),
        Asset(
            name: "plan-picture.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.plan_picture_js),
        Asset(name: "plan-edit.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.plan_edit_js),
        Asset(name: "muster.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.muster_js),
        Asset(name: "survey.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.survey_js),
        Asset(name: "parts.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.parts_js),
        Asset(name: "follow.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.follow_js),
        Asset(name: "doors.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.doors_js),
        Asset(name: "device.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.device_js),
        Asset(name: "scanners.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.scanners_js),
        Asset(name: "worker.js", type: "text/javascript; charset=utf-8", bytes: PackageResources.worker_js),
        Asset(name: "icon.svg", type: "image/svg+xml", bytes: PackageResources.icon_svg),
    ]
}
