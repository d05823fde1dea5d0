extension Example {
    static let registration = Example(
        path: "/programs/registration", title: "Registration",
        summary: "A form with live validation. What is wrong is said next to the field.",
        files: ["RegistrationExample.swift", "Registration.swift", "ValidatedField.swift"])
}
