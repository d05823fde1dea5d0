import CSwiftRuntime

/// The cases of an enum and the values that they carry, from the type's reflection metadata.
///
/// The layout of the metadata and of the value witnesses is part of Swift's binary interface.
struct EnumerationCases {
    let names: [String]
    /// The type that each case carries, if any.
    let payloads: [Any.Type?]
    /// Whether each case keeps what it carries in a box.
    let isIndirect: [Bool]

    /// `nil` if the type is no enum, or the program was built without reflection metadata.
    init?(of type: Any.Type) {
        guard StoredField.typeKind(type) == .enumeration else { return nil }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let descriptor = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
        guard let fields = (descriptor + 16).relativePointer,
            (2...3).contains(fields.load(fromByteOffset: 8, as: UInt16.self))
        else { return nil }
        let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        var names: [String] = []
        var payloads: [Any.Type?] = []
        var isIndirect: [Bool] = []
        for index in 0..<Int(fields.load(fromByteOffset: 12, as: UInt32.self)) {
            let record = fields + 16 + index * recordSize
            guard let name = (record + 8).relativePointer else { return nil }
            names.append(String(cString: name.assumingMemoryBound(to: CChar.self)))
            isIndirect.append(record.load(as: UInt32.self) & 1 == 1)
            if let mangled = (record + 4).relativePointer {
                guard let payload = Self.type(mangled, descriptor, metadata + 2 * MemoryLayout<UInt>.size) else {
                    return nil
                }
                payloads.append(payload)
            } else {
                payloads.append(nil)
            }
        }
        (self.names, self.payloads, self.isIndirect) = (names, payloads, isIndirect)
    }

    private static func type(
        _ mangled: UnsafeRawPointer, _ context: UnsafeRawPointer, _ arguments: UnsafeRawPointer
    ) -> Any.Type? {
        let length = MangledName.length(mangled)
        return _getTypeByMangledNameInContext(
            mangled.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: context,
            genericArguments: arguments)
    }
}

/// A mangled name in reflection metadata, which contains references to descriptors.
enum MangledName {
    static func length(_ name: UnsafeRawPointer) -> Int {
        var length = 0
        while true {
            switch name.load(fromByteOffset: length, as: UInt8.self) {
            case 0: return length
            case 0x01...0x17: length += 5
            case 0x18...0x1F: length += 1 + MemoryLayout<UInt>.size
            default: length += 1
            }
        }
    }
}

extension UnsafeRawPointer {
    /// The address that a relative reference at this address leads to.
    var relativePointer: UnsafeRawPointer? {
        let distance = load(as: Int32.self)
        return distance == 0 ? nil : self + Int(distance)
    }
}

/// The functions that read and write which case a value is.
struct EnumerationWitnesses {
    private typealias Tag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    private typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

    private let metadata: UnsafeRawPointer
    private let tag: Tag
    private let projecting: Project
    private let injecting: Inject

    init?(of type: Any.Type) {
        metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let word = MemoryLayout<UInt>.size
        let witnesses = (metadata - word).load(as: UnsafeRawPointer.self)
        let flags = witnesses.load(fromByteOffset: 10 * word, as: UInt32.self)
        guard flags & 0x20_0000 != 0 else { return nil }
        tag = unsafeBitCast(witnesses.load(fromByteOffset: 11 * word, as: UnsafeRawPointer.self), to: Tag.self)
        projecting = unsafeBitCast(
            witnesses.load(fromByteOffset: 12 * word, as: UnsafeRawPointer.self), to: Project.self)
        injecting = unsafeBitCast(witnesses.load(fromByteOffset: 13 * word, as: UnsafeRawPointer.self), to: Inject.self)
    }

    /// The number of the value's case.
    func tag(of address: UnsafeRawPointer) -> Int { Int(tag(address, metadata)) }

    /// Turns the memory of a value into that of what it carries.
    private func project(_ address: UnsafeMutableRawPointer) { projecting(address, metadata) }

    /// Gives the address of what a value carries. That destroys the value, so it happens to a copy.
    func withPayload<Value, Failure: Error>(
        of value: UnsafePointer<Value>, _ tag: Int, isIndirect: Bool,
        _ body: (UnsafeRawPointer) throws(Failure) -> Void
    ) throws(Failure) {
        let copy = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        copy.initialize(to: value.pointee)
        let memory = UnsafeMutableRawPointer(copy)
        project(memory)
        defer {
            inject(tag, memory)
            copy.deinitialize(count: 1)
            copy.deallocate()
        }
        let box = isIndirect ? memory.load(as: UnsafeMutableRawPointer.self) : nil
        try body(UnsafeRawPointer(box.flatMap { martlet_box_content($0) } ?? memory))
    }

    /// Turns the memory of what a case carries into that of a value.
    func inject(_ tag: Int, _ address: UnsafeMutableRawPointer) {
        injecting(address, UInt32(truncatingIfNeeded: tag), metadata)
    }
}
