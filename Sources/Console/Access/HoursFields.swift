import Devices
import Phrases
import Wire

extension Form.Field {
    /// Rows of days, a start and an end. A row without times is ignored.
    /// - Parameter hint: shown below the first row.
    static func hours(_ name: String, _ hours: [HoursRecord], _ hint: Phrase, _ view: View) -> [Form.Field] {
        let rows = max(hours.count, min(hours.count + 2, 20))
        return (0..<rows).flatMap { row in
            let record = hours.indices.contains(row) ? hours[row] : nil
            let path = "\(name)[\(row)]"
            return [
                Form.Field(
                    name: "\(path).from", label: .hoursRowFrom(row + 1), value: record?.from.description ?? "",
                    isRequired: false, hint: row == 0 ? hint : nil),
                Form.Field(
                    name: "\(path).until", label: .hoursRowUntil(row + 1), value: record?.until.description ?? "",
                    isRequired: false, hint: .hoursRowHint),
                .days("\(path).weekdays", .hoursRowDays(row + 1), (record?.weekdays ?? []).map(\.rawValue), view),
            ]
        }
    }
}

extension View {
    /// Such as `Mon, Fri 07:30 to 08:15`.
    func words(_ hours: HoursRecord) -> String {
        let days = hours.weekdays ?? []
        let span = self(.hoursSpan(hours.from.description, hours.until.description))
        return "\(weekdays(days.isEmpty ? Weekday.allCases : days)) \(span)"
    }

    /// Several periods; a dash if there are none.
    func words(_ hours: [HoursRecord]?) -> HTML { value((hours ?? []).map { words($0) }.joined(separator: "; ")) }
}
