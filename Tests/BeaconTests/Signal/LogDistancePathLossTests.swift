import Beacon
import Foundation
import Testing

@Suite struct LogDistancePathLossTests {
    @Test("At the measured power the distance is one metre")
    func oneMetre() {
        #expect(LogDistancePathLoss.freeSpace.metres(measuredPower: -59, rssi: -59) == 1)
    }

    @Test("In free space 20 dB are a factor of ten")
    func freeSpace() {
        #expect(abs(LogDistancePathLoss.freeSpace.metres(measuredPower: -59, rssi: -79) - 10) < 1e-12)
        #expect(abs(LogDistancePathLoss.freeSpace.metres(measuredPower: -59, rssi: -39) - 0.1) < 1e-14)
    }

    @Test("Every power and RSSI gives what the formula gives", arguments: [1, 1.7, 2, 3.3, 10])
    func formula(exponent: Double) throws {
        let model = try #require(LogDistancePathLoss(exponent: exponent))
        var worst = 0.0
        for power in Int8.min ... .max {
            for rssi in Int8.min ... .max {
                let expected = pow(10, Double(Int(power) - Int(rssi)) / (10 * exponent))
                let metres = model.metres(measuredPower: power, rssi: rssi)
                worst = max(worst, abs(metres / expected - 1))
            }
        }
        #expect(worst < 1e-13)
    }

    @Test("An exponent that describes no building is refused", arguments: [0, -2, 0.5, 11, .infinity, .nan])
    func refused(exponent: Double) {
        #expect(LogDistancePathLoss(exponent: exponent) == nil)
    }
}
