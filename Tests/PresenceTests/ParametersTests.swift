import Testing

@testable import Presence

@Suite("The numbers of the engine")
struct ParametersTests {
    @Test("One of them is changed by its name")
    func changed() throws {
        let parameters = try Parameters().changed(by: "emission.outlierShare=0.25")
        var expected = Parameters()
        expected.emission.outlierShare = 0.25
        #expect(parameters == expected)
        #expect(try Parameters().changed(by: "survey.latenessReach=30").survey.latenessReach == 30)
    }

    @Test(
        "A name that is not there, a value that is no number and half a person more are refused by name",
        arguments: [
            ("emission.nothing=1", "the engine has no parameter emission.nothing"),
            ("nothing.outlierShare=1", "the engine has no parameter nothing.outlierShare"),
            ("emission.outlierShare=much", "emission.outlierShare=much is not of the form mechanism.name=value"),
            ("emission.outlierShare", "emission.outlierShare is not of the form mechanism.name=value"),
            ("badge.maxOthers=2.5", "badge.maxOthers cannot be 2.5"),
        ])
    func refused(setting: String, message: String) {
        let error = #expect(throws: Parameters.SettingError.self) { try Parameters().changed(by: setting) }
        #expect(error?.description == message)
    }
}
