import MartletUI
import MartletValues

/// Who is signed in, beyond the process.
extension SessionAccount {
    func write(to encoder: inout ValueEncoder) {
        encoder.write(presentUser != nil)
        if let user = presentUser {
            encoder.write(user.id)
            encoder.write(user.name)
            encoder.write(UInt64(user.roles.count))
            for role in user.roles.sorted() { encoder.write(role) }
            encoder.write(WallClock.milliseconds(at: signedIn, clock))
            encoder.write(WallClock.milliseconds(at: lastActivity, clock))
            encoder.write(WallClock.milliseconds(at: lastValidation, clock))
        }
        preferences.write(to: &encoder)
    }

    func read(from decoder: inout ValueDecoder) throws {
        if try decoder.readBool() {
            let (id, name) = (try decoder.readString(), try decoder.readString())
            var roles: Set<String> = []
            for _ in 0..<(try decoder.readUInt64()) { roles.insert(try decoder.readString()) }
            signedIn = WallClock.time(at: try decoder.readUInt64(), clock)
            lastActivity = WallClock.time(at: try decoder.readUInt64(), clock)
            lastValidation = WallClock.time(at: try decoder.readUInt64(), clock)
            user.replace(with: User(id: id, name: name, roles: roles))
        }
        try preferences.read(from: &decoder)
    }
}
