/// The views of a page that can present another, by numbers from 1. A number is free again when its view has gone.
struct NavigationMarks {
    private struct Slot {
        weak var mark: NavigationMark?
    }

    private var slots: [Slot] = []
    private var free: [Int] = []
    /// With so many slots, those that are free are looked for again: a page whose rows come and go has no more than twice
    /// as many slots as views.
    private var full = 64

    mutating func add(_ mark: NavigationMark) -> Int {
        if free.isEmpty, slots.count >= full {
            free = slots.indices.reversed().filter { slots[$0].mark == nil }
            full = max(64, 2 * (slots.count - free.count))
        }
        guard let index = free.popLast() else {
            slots.append(Slot(mark: mark))
            return slots.count
        }
        slots[index].mark = mark
        return index + 1
    }

    /// The view with a number; `nil` if there is none.
    subscript(number: UInt32) -> NavigationMark? {
        number > 0 && Int(number) <= slots.count ? slots[Int(number) - 1].mark : nil
    }
}
