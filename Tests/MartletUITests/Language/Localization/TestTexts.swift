import MartletUI

/// Catalogs of the test program, as the plugin writes them. They have no usual table: all tests of a process share them.
enum TestTexts: _BundledResources {
    static let _module = "Aviary"
    static let _texts = #"""
        table	Test	en
        key	Hello
        text	de	Hallo
        text	he	שלום
        text	ar	مرحبا
        text	pt-BR	Olá
        key	Only **English** words
        text	en	Only **English** words
        key	%lld birds
        text	en	%#@@
        plural	en		0	one	%lld bird	other	%lld birds	zero	No birds
        text	de	%#@@
        plural	de		0	one	%lld Vogel	other	%lld Vögel
        text	ar	%#@@
        plural	ar		0	zero	لا طيور	one	طائر واحد	two	طائران	few	%lld طيور	many	%lld طائرًا	other	%lld طائر
        key	%@ sees %lld of %lld
        text	de	%2$lld von %3$lld sieht %1$@
        key	%lld in %lld trees
        text	en	%#@birds@ in %#@trees@ (%%)
        plural	en	birds	1	one	%arg bird	other	%arg birds
        plural	en	trees	2	one	a tree	other	%arg trees
        key	share
        text	de	**%.1lf** %%\n\tja
        key	%@ and [more](%@)
        text	de	%@ und [mehr](%@)
        """#
    static let _assets = """
        color	Sky	0.2 0.4 1.0 1.0	0.1 0.2 0.5 1.0
        color	Brand/Sand	1.0 0.8 0.6 0.5\t
        image	Robin\t
        file		1	png	abc	0
        file		2	png	abd	1
        file	dark	1	png	abe	2
        image	Mark	template
        file		1	svg	abf	3
        image	Broken\t
        file		1	png	abg	99
        """
    static let _files: [StaticString] = ["iVBORw0KGgo=", "iVBORw0KGgp4", "iVBORw0KGgp5", "PHN2Zy8+"]
}
