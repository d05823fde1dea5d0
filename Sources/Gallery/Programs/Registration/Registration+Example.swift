extension Example {
    static let registration = Example(
        path: "/programs/registration", title: "Registration",
        summary: "A form with live validation: what is wrong stands beside the field, in words.",
        files: ["RegistrationExample.swift", "Registration.swift", "ValidatedField.swift"])
}
