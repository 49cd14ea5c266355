import Store
import Wire

extension PersonClassification {
    var onTheWire: Classification {
        switch self {
        case .student: .student
        case .staff: .staff
        case .visitor: .visitor
        case .admin: .admin
        }
    }

    init(_ classification: Classification) {
        switch classification {
        case .student: self = .student
        case .staff: self = .staff
        case .visitor: self = .visitor
        case .admin: self = .admin
        }
    }
}
