extension Example {
    static let contacts = Example(
        path: "/evaluation/contacts",
        title: "Contacts",
        summary: "A detail view observes the contact that it shows. A view that does not observe it misses the change.",
        explanation: [
            """
            `@ObservedObject` subscribes to an object that another view owns. Choose a contact, and `Detail` is given \
            another one and subscribes to that.
            """,
            """
            `UnsubscribedDetail` is the same without the wrapper. It works as long as the parent gives it another \
            contact, and that is what makes the mistake hard to find: press “Move to Oslo”, and it shows the old city \
            until you choose somebody else and come back.
            """,
            """
            The list keeps the contacts in `@State`. It holds references, and those stay the same when a contact \
            moves, so it is not evaluated. With an `@Observable` class, a plain property would be right.
            """,
        ],
        files: ["ContactsExample.swift"],
        prediction: Prediction(
            question: "Choose a contact, then press “Move to Oslo”. Which bodies run for the move?",
            views: ["ContactsExample", "Detail", "UnsubscribedDetail"],
            answer: ["Detail"],
            reason: "Only `Detail` has subscribed to the contact."))
}
