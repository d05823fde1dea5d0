#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
