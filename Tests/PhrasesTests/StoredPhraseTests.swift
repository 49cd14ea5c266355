import Foundation
import Testing
import Vocabulary

@testable import Phrases

@Suite("Phrases that are stored")
struct StoredPhraseTests {
    @Test("A stored phrase is the same after it is read")
    func roundTrip() throws {
        let phrases: [Phrase] = [
            Phrase("Ada"), .scannerHearsNothing, .argumentOutOfRange("rate", 0.5, 65_535),
            .scannerSilent(.duration(720)), .databaseDiskLow(1, 20, 10) + .oldestSightingsDeleted,
            .deliveryAttemptsFailed(3, .deliveryFaultWithStatus(.deliveryFault("status"), 503)),
        ]
        for phrase in phrases {
            let read = try JSONDecoder().decode(Phrase.self, from: JSONEncoder().encode(phrase))
            #expect(read == phrase)
        }
    }

    @Test("A stored phrase is shown with the numbers of the reader's language")
    func numbers() throws {
        let stored =
            #"{"name": "argumentOutOfRange", "values": [{"text": "rate"}, {"numeral": "0.5"}, {"numeral": "9"}]}"#
        let phrase = try JSONDecoder().decode(Phrase.self, from: Data(stored.utf8))
        #expect(phrase == .argumentOutOfRange("rate", 0.5, 9))
        #expect(phrase.text(in: .english) == "The argument 'rate' must be from 0.5 to 9.")
        #expect(phrase.text(in: .danish) == "Argumentet 'rate' skal være fra 0,5 til 9.")
    }

    @Test("Each text of the catalogue can be stored and read by its name")
    func names() throws {
        for key in PhraseKey.allCases {
            let count = Catalogue.of(.english).valueCount(of: key)
            let phrase = Phrase(key, [Phrase.Value](repeating: .text("x"), count: count))
            #expect(try JSONDecoder().decode(Phrase.self, from: JSONEncoder().encode(phrase)) == phrase)
        }
    }

    @Test(
        "What the catalogue does not have, or has with more values, cannot be read",
        arguments: [
            "{}", #"{"name": "paintedBlue"}"#, #"{"name": "doorHeld"}"#, #"{"name": "doorHeld", "values": []}"#,
            #"{"name": "doorHeld", "values": [{"colour": "blue"}]}"#, #"{"sentences": [{"verbatim": "One."}]}"#, "[]",
        ])
    func unknown(stored: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Phrase.self, from: Data(stored.utf8)) }
    }
}
