import Martlet

enum Note2Listing9 {
    struct Test {
        let test: Int
    }

    /// The values in the note's comments.
    static var table: [Bool] {
        [
            _isPOD(Int.self),  // true
            _isPOD(Float.self),  // true
            _isPOD(Bool.self),  // true
            _isPOD(Double.self),  // true
            _isPOD(String.self),  // false
            _isPOD(Test.self),  // true
        ]
    }
}
