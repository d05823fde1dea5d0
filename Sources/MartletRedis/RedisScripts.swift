/// What Redis does in one piece. All values of an owner are fields of one hash:
///
/// | field | |
/// |---|---|
/// | `s`, `t` | the claim: the server and the token |
/// | `e`, `u`, `a`, `b` | when it expires, its tags, the bytes of its records |
/// | `w`, `n` | who has changed it last, and the number of that operation |
/// | `g` | it is gone: only `w` and `n` are left, so that an operation which comes again is known |
/// | `r:NAME` | a record: its version in 20 digits, and its value |
///
/// A script checks everything before it writes anything, because Redis does not take back what a script has written. Where
/// its memory is full, it refuses a script whose first write may need more; so what must be possible then, deletions and
/// claims, begins with a write that needs none.
enum RedisScript: CaseIterable {
    case change, delete, move, claim, release, expire, evict
    case renew, bury, end
    case tell

    var source: String {
        switch self {
        case .change: Self.begin + Self.news(stream: 4, count: 5) + Self.changeSource
        case .delete: Self.begin + Self.deleteSource
        case .move: Self.begin + Self.moveSource
        case .claim: Self.news(stream: 2, count: 3) + Self.claimSource
        case .release: Self.releaseSource
        case .expire: Self.deletion + Self.expireSource
        case .evict: Self.deletion + Self.evictSource
        case .renew: Self.renewSource
        case .bury: Self.burySource
        case .end: Self.endSource
        case .tell: Self.news(stream: 1, count: 2) + "tell(ARGV[1]) return 1"
        }
    }

    /// Tells all servers something, in one order. The news are numbered without gaps, so that who has missed some knows it.
    /// The places of the keys are given; without them nothing is told.
    private static func news(stream: Int, count: Int) -> String {
        """
        local function tell(text)
            if not KEYS[\(stream)] then return end
            local number = redis.call('INCR', KEYS[\(count)])
            redis.call('XADD', KEYS[\(stream)], 'MAXLEN', '~', '10000', number .. '-1', 'm', text)
        end

        """
    }

    /// Deletes an owner with what the program counts of it.
    private static let deletion = """
        local function remove(key, member)
            local bytes = tonumber(redis.call('HGET', key, 'b') or '0')
            redis.call('DEL', key)
            if member ~= '' then
                redis.call('ZREM', KEYS[2], member)
                redis.call('DECRBY', KEYS[3], string.format('%.0f', bytes))
            end
        end

        """

    /// What the scripts of a batch begin with. Their arguments: the owner's name among the owners (nothing for the
    /// program's own), writer, number, fence, server, token, the last number that the writer knows to be stored.
    private static let begin =
        deletion + """
            local member, writer, number, fence = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
            local h = redis.call('HMGET', KEYS[1], 's', 't', 'b', 'w', 'n', 'g')
            local exists = h[1] and not h[6]
            if exists and fence ~= 'none' and (h[1] ~= ARGV[5] or h[2] ~= ARGV[6]) then return 'claimed' end
            if h[4] == writer and h[5] >= number then return 'again' end
            if exists and fence == 'held' and h[4] == writer and h[5] < ARGV[7] then
                remove(KEYS[1], member)
                return 'absent'
            end
            local function entomb(key)
                redis.call('HSET', key, 'g', '1', 'w', writer, 'n', number)
                redis.call('PEXPIRE', key, 3600000)
            end

            """

    private static let changeSource = """
        if not exists and fence == 'held' then return 'absent' end
        local before = exists and tonumber(h[3]) or 0
        local bytes, versions, lengths = before, {}, {}
        local i = 12
        while i <= #ARGV do
            local name = ARGV[i + 1]
            if lengths[name] == nil then
                local old = exists and redis.call('HGET', KEYS[1], 'r:' .. name)
                lengths[name] = old and #old - 20 or false
                versions[name] = old and string.sub(old, 1, 20) or ''
            end
            local old = lengths[name]
            if ARGV[i] == 'p' then
                local value = ARGV[i + 2]
                local version = string.sub(value, 1, 20)
                if old and versions[name] > version then return {'outdated', name} end
                bytes = bytes + #value - 20 + (old and -old or #name)
                lengths[name], versions[name] = #value - 20, version
                i = i + 3
            else
                if old then bytes = bytes - old - #name end
                lengths[name], versions[name] = false, ''
                i = i + 2
            end
        end
        if member ~= '' and bytes > math.max(tonumber(ARGV[11]), before) then return 'large' end
        if not exists then
            if h[6] then redis.call('DEL', KEYS[1]) end
            redis.call('HSET', KEYS[1], 's', ARGV[5], 't', ARGV[6])
        end
        redis.call('HSET', KEYS[1], 'e', ARGV[8], 'u', ARGV[9], 'a', ARGV[10], 'b', string.format('%.0f', bytes),
            'w', writer, 'n', number)
        i = 12
        while i <= #ARGV do
            if ARGV[i] == 'p' then
                redis.call('HSET', KEYS[1], 'r:' .. ARGV[i + 1], ARGV[i + 2])
                i = i + 3
            else
                redis.call('HDEL', KEYS[1], 'r:' .. ARGV[i + 1])
                i = i + 2
            end
        end
        if member ~= '' then
            redis.call('ZADD', KEYS[2], ARGV[8], member)
            redis.call('INCRBY', KEYS[3], string.format('%.0f', bytes - before))
        end
        tell('c ' .. (string.match(KEYS[1], 'process:(%x+)$') or string.rep('0', 32)))
        return 'ok'
        """

    private static let deleteSource = """
        if exists then remove(KEYS[1], member) else redis.call('DEL', KEYS[1]) end
        entomb(KEYS[1])
        return 'ok'
        """

    /// `KEYS[4]` gets what `KEYS[1]` has; `ARGV[8]` is its name among the owners.
    private static let moveSource = """
        if not exists then return 'ok' end
        local to = redis.call('HMGET', KEYS[4], 's', 'g')
        if to[1] and not to[2] then remove(KEYS[4], ARGV[8]) end
        redis.call('RENAME', KEYS[1], KEYS[4])
        redis.call('HSET', KEYS[4], 'w', writer, 'n', number)
        redis.call('ZADD', KEYS[2], redis.call('HGET', KEYS[4], 'e'), ARGV[8])
        redis.call('ZREM', KEYS[2], member)
        entomb(KEYS[1])
        return 'ok'
        """

    /// Arguments: the former server and token, the new server and token, the new writer, a number below all others, the owner.
    private static let claimSource = """
        local h = redis.call('HMGET', KEYS[1], 's', 't', 'g')
        if not h[1] or h[3] or h[1] ~= ARGV[1] or h[2] ~= ARGV[2] then return 0 end
        redis.call('PERSIST', KEYS[1])
        redis.call('HSET', KEYS[1], 's', ARGV[3], 't', ARGV[4], 'w', ARGV[5], 'n', ARGV[6])
        tell('t ' .. ARGV[7] .. ' ' .. ARGV[3])
        return 1
        """

    private static let releaseSource = """
        local h = redis.call('HMGET', KEYS[1], 's', 't', 'g')
        if h[1] and not h[3] and h[1] == ARGV[1] and h[2] == ARGV[2] then
            redis.call('PERSIST', KEYS[1])
            redis.call('HSET', KEYS[1], 's', '0')
        end
        return 1
        """

    /// Deletes an owner if it has expired at a time.
    private static let expireSource = """
        local expires = redis.call('HGET', KEYS[1], 'e')
        if expires and tonumber(expires) > tonumber(ARGV[2]) then return 0 end
        remove(KEYS[1], ARGV[1])
        return 1
        """

    private static let evictSource = """
        remove(KEYS[1], ARGV[1])
        return 1
        """

    // MARK: Leases

    /// A lease is `+` and the server's address; a buried one is `-`. Arguments: milliseconds, the lease.
    private static let renewSource = """
        if redis.call('GET', KEYS[1]) == '-' then return 0 end
        redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[1])
        return 1
        """

    private static let burySource = """
        local lease = redis.call('GET', KEYS[1])
        if lease then return lease end
        redis.call('SET', KEYS[1], '-', 'PX', ARGV[1])
        return '-'
        """

    private static let endSource = """
        redis.call('SET', KEYS[1], '-', 'PX', ARGV[1])
        return 1
        """
}
