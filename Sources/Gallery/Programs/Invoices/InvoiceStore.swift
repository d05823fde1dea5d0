import Martlet

/// The invoices, which all visitors read and nobody changes.
enum InvoiceStore {
    /// 3,000 invoices, the same in each run.
    static let invoices: [Invoice] = {
        var random = InvoiceRandom()
        return (0..<3_000).map { makeInvoice($0, &random) }
    }()

    /// The invoices in the order of each column, sorted once for all visitors.
    static let sorted: [InvoiceColumn: [Invoice]] = Dictionary(
        uniqueKeysWithValues: InvoiceColumn.allCases.map { ($0, invoices.sorted(by: $0.areInOrder)) })

    private static func makeInvoice(_ index: Int, _ random: inout InvoiceRandom) -> Invoice {
        let customer = "\(random.pick(givenNames)) \(random.pick(familyNames))"
        let company = "\(random.pick(companyNames)) \(random.pick(trades))"
        let city = random.pick(cities)
        // Some two years, up to the end of 2025.
        let age = (3_000 - index) * 20_000 + random.below(20_000)
        // Most pay within a month, some later.
        let isPaid = random.below(100) < (age < 2_600_000 ? 45 : age < 8_000_000 ? 80 : 98)
        let status: Invoice.Status = isPaid ? .paid : age < 2_600_000 ? .open : .overdue
        let number = 10_001 + index
        return Invoice(
            id: number, customer: customer, company: company, city: city,
            date: Date(timeIntervalSince1970: 1_767_222_000 - Double(age)), status: status,
            cents: 4_900 + random.below(90) * random.below(11_000),
            searchText: "inv-\(number) \(customer) \(company) \(city)".lowercased())
    }

    private static let givenNames = [
        "Amina", "Anton", "Bruno", "Carla", "Chiara", "Daniel", "Elif", "Emil", "Farah", "Felix", "Greta", "Hugo",
        "Ida", "Ines", "Jakob", "Jonas", "Kenji", "Lea", "Leila", "Luca", "Maja", "Marta", "Mateo", "Mina", "Nora",
        "Oskar", "Paula", "Pedro", "Rosa", "Samir", "Selma", "Sofia", "Tariq", "Tilda", "Vera", "Yusuf",
    ]
    private static let familyNames = [
        "Ahlgren", "Almeida", "Bauer", "Berg", "Bianchi", "Castro", "Demir", "Dubois", "Fischer", "Fontana", "Haas",
        "Haddad", "Holm", "Ito", "Jansen", "Keller", "Kowalski", "Larsen", "Lind", "Marin", "Meier", "Moreau",
        "Nowak", "Okafor", "Pereira", "Petrov", "Rossi", "Sato", "Silva", "Steiner", "Varga", "Weber", "Zimmer",
    ]
    private static let companyNames = [
        "Alder", "Amberfield", "Blackthorn", "Bluewater", "Cedar Hill", "Clearbrook", "Eastgate", "Fernwood",
        "Foxglove", "Greystone", "Hawthorn", "Heron", "Highmoor", "Juniper", "Kingfisher", "Larkspur", "Millbrook",
        "Northwind", "Oakridge", "Redwing", "Riverbend", "Sandpiper", "Silverbirch", "Thornbury", "Willow",
    ]
    private static let trades = [
        "Bakery", "Bikes", "Books", "Carpentry", "Ceramics", "Clinic", "Dairy", "Farms", "Gardens", "Instruments",
        "Joinery", "Kitchens", "Lamps", "Logistics", "Optics", "Papers", "Printing", "Roofing", "Textiles", "Tools",
    ]
    private static let cities = [
        "Aarhus", "Antwerp", "Basel", "Bergen", "Bilbao", "Bologna", "Bordeaux", "Brno", "Cork", "Dresden", "Ghent",
        "Graz", "Kraków", "Leipzig", "Lyon", "Malmö", "Porto", "Rotterdam", "Tallinn", "Tampere", "Turin", "Utrecht",
        "Valencia", "Zürich",
    ]
}

/// A generator that returns the same numbers in each run.
private struct InvoiceRandom {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func below(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }

    mutating func pick(_ texts: [String]) -> String { texts[below(texts.count)] }
}
