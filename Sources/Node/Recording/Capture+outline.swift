import HCI

extension Capture {
    /// Reads the whole capture once.
    /// - Throws: `BtsnoopError` where it is damaged, `NodeError` where it holds no iBeacon.
    static func outline(path: String) throws -> RecordingOutline {
        let capture = try Capture(path: path)
        var outline = RecordingOutline()
        while let frame = try capture.next() {
            outline.add(frame)
        }
        guard capture.tally.iBeacons > 0 else {
            throw NodeError(
                "\(path) holds \(capture.tally.reports) advertising reports and no iBeacon among them",
                hint: "There is nothing to replay.")
        }
        outline.counts = capture.tally.counts
        outline.warning = capture.shortEnd?.description
        return outline
    }
}
