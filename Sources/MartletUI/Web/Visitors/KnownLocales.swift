/// The languages, scripts and regions for which locales exist.
///
/// The server looks a visitor's tag up here and uses the entry it finds in place of the tag, because Foundation caches
/// every locale that anybody ever requests, known or not.
enum KnownLocales {
    /// Returns the identifier of the locale nearest to a language tag, without the tag's unknown subtags, from its end.
    /// `nil` if even the language is unknown.
    static func identifier(for tag: LanguageTag) -> String? {
        guard let details = table[tag.language] else { return nil }
        let candidates = [[tag.script, tag.region], [tag.region], [tag.script]]
        for candidate in candidates where !candidate.contains(nil) {
            let detail = candidate.compactMap(\.self).joined(separator: "_")
            if details.contains(detail) { return "\(tag.language)_\(detail)" }
        }
        return tag.language
    }

    private static let table: [String: Set<String>] = {
        var table: [String: Set<String>] = [:]
        for line in lines.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            if let language = words.first { table[language] = Set(words.dropFirst()) }
        }
        return table
    }()

    /// Each language with its regions, its scripts, and the regions of its scripts.
    private static let lines = """
        aa DJ ER ET
        af ZA
        ak GH
        am ET
        an ES
        ar 001 AE BH DZ EG EH IL IN IQ JO KW LB LY MA MR OM PS QA SA SD SO SS SY TD TN YE
        as IN
        ast ES
        az AZ Cyrl Cyrl_AZ IR Latn Latn_AZ
        be BY
        bem ZM
        bg BG
        bho IN NP
        bn BD IN
        bo CN IN
        br FR
        brx IN
        bs BA Cyrl Cyrl_BA Latn Latn_BA
        ca AD ES FR IT
        ce RU
        ceb PH
        chr US
        ckb IQ IR
        co FR
        crh UA
        cs CZ
        cv RU
        cy GB
        da DK GL
        de AT BE CH DE GR IT LI LU PL
        doi IN
        dsb DE
        dv MV
        dz BT
        ee GH TG
        el CY GR
        en 001 150 AE AG AT AU BB BE BM BS BW BZ CA CH CY CZ DE DK EE ES FI FJ FR GB GH GI GR GY HK HU ID IE \
            IL IM IN IT JE JM JP KE KR LT LU LV MT MU MY NA NG NL NO NZ PG PH PK PL PT RO RW SC SE SG SI SK \
            TH TR TT TZ UG US VN ZA ZM ZW
        eo
        es 419 AR BO BZ CL CO CR CU DO EC ES GT HN MX NI PA PE PH PR PY SV US UY VE
        et EE
        eu ES FR
        fa AF IR
        ff SN
        fi FI
        fil PH
        fo FO
        fr BE BF BI BJ CA CD CF CG CH CI CM DJ DZ FR GA GN HT LB LU MA MC MG ML MR MU NE RW SN SY TD TG TN \
            VU
        fur IT
        fy DE NL
        ga GB IE
        gd GB
        gl ES
        gn PY
        gsw CH FR LI
        gu IN
        gv GB
        ha NG
        haw US
        he IL
        hi IN
        hr BA HR
        hsb DE
        ht HT
        hu HU
        hy AM
        ia FR
        id ID
        ig NG
        is IS
        it CH IT SM VA
        iu CA
        ja JP
        jv ID
        ka GE
        kab DZ
        kk KZ
        kl GL
        km KH
        kn IN
        ko CN KP KR
        kok IN
        ks IN
        ku TR
        kw GB
        ky KG
        la VA
        lb LU
        lg UG
        li BE NL
        ln CD
        lo LA
        lt LT
        lv LV
        mai IN NP
        mfe MU
        mg MG
        mi NZ
        mk MK
        ml IN
        mn MN
        mni IN
        mr IN
        ms BN ID MY SG
        mt MT
        my MM
        nb NO
        nds DE NL
        ne IN NP
        nl AW BE CW NL SR SX
        nn NO
        no NO
        nr ZA
        nso ZA
        ny MW
        oc FR
        om ET KE
        or IN
        os GE RU
        pa Arab Arab_PK Guru Guru_IN IN PK
        pap AW CW
        pl PL
        ps AF PK
        pt AO BR CH CV GW LU MO MZ PT ST TL
        qu BO EC PE
        rm CH
        ro MD RO
        ru BY KG KZ MD RU UA
        rw RW
        sa IN
        sah RU
        sat IN
        sc IT
        sd IN PK
        se FI NO SE
        si LK
        sk SK
        sl SI
        sm WS
        smn FI
        sn ZW
        so DJ ET KE SO
        sq AL MK XK
        sr BA Cyrl Cyrl_BA Cyrl_ME Cyrl_RS Latn Latn_BA Latn_ME Latn_RS ME RS
        ss ZA
        st ZA
        su ID
        sv AX FI SE
        sw CD KE TZ UG
        syr IQ
        ta IN LK MY SG
        te IN
        tg TJ
        th TH
        ti ER ET
        tk TM
        tl PH
        tn ZA
        to TO
        tr CY TR
        ts ZA
        tt RU
        tzm MA
        ug CN
        uk UA
        ur IN PK
        uz Cyrl Cyrl_UZ Latn Latn_UZ UZ
        ve ZA
        vi VN
        wa BE
        wo SN
        xh ZA
        yi US
        yo NG
        yue CN HK Hans Hans_CN Hant Hant_HK
        zh CN HK Hans Hans_CN Hans_HK Hans_MO Hans_SG Hant Hant_HK Hant_MO Hant_TW MO SG TW
        zu ZA
        """
}
