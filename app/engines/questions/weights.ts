// Written by npm run learn, from docs/evaluation/ask-questions.csv. Not to be edited.

/** The words that are known, then a row a feature: its name, and a letter for each outcome. */
export const WEIGHTS = `
1 10 2 3 30 5 a about above actually adsense after all am amountk an and answer any anybody anyone anything are around as ask asked asking at audience average background bad badly be beat been bees before below best better boat bread bring build building but buy by call camera can canoe cards ce cest challenge change channel channels cheap chess christmas cleaning click combien come comment comments como compared competitors content cooking could count cover crochet cuantas cuanto das day days de delete demand description did die do documentary does dog doing done dont draft drone du due each earn eat editing editor ein el elden email en end episode episodes estimate ever everything expect far feel film find first fix flop follow for forecast forecasts free friday from fur get getting give go going good got green grow growing guide has hashtags hate have help here his hit hot hour hours house how hows i ich id idea ideas idee if im in interest into intro is it its ive jai je job just keep knife knitting know la last late lately latest le les light lights like lisbon list live livestream long longer look lose losing ma made make making many march matter may me mean mein meine mi mic mine mir mis monday money month more morning moss most much music my nachstes name need new newest news next night no nobody noch normal not now number numbers o of off often ok old on one ones only open or other out para part pay people per perform plan planned please pls popular por post posting pour predictions publish put qual que questions quoi rate reach real recent record red requests restoration revenue review rewrite right ring rivals rpm run saturday say schedule script see serie series set short shorts should show sich since slow so sobre soll something song sourdough sponsor start stats still stop stuck subs subscribers suggest summarise sunday supposed sur take tax tell text than thanks that the there they thing think this three thumbnail thumbnails time titel title titledtext titles titulo to today tomorrow too top topic topics total tour track trending true tu tuesday turn tutorial tutorials two uber um un under une up upload uploaded uploads use usual usually van veritasium vid video videos viele view viewers views vistas vlog vs want was watch watched watching wedding week weekend welche well were what whats when where which who why wie will winter wise with work worked works worse worth would write wrong year yes yet you your youtube youtuber
1:ask adE0fbA00aH000AaB
1:demand a0000b0aa0ca00O0d
1:describe 0ac0aaa000000aaPe
1:does DAeDGddEJBdaEdHdt
1:fare eCDc0BbcCBbBFa0ae
1:figure MbaaCFaaaaaBccaah
1:good aaa00Caea0baaaa0M
1:how ADC00h0fcedADCBdL
1:idea a0a0afAaaaOaaaDaf
1:is fEBABebBfLiIB0Jdm
1:lamp 00000Lb00000a0abd
1:last aC000aa0H00a00a0e
1:make Hbd0DBCabacdbcA0B
1:many Hb0aacabaaaIaAaab
1:money cba00a0aa00T00a0h
1:own DBBEga0ccbLacdcAC
1:people Jbaaabab0aaababaH
1:predict 00ba0fc0a0aaaVaad
1:publish aab00a0e0b000000M
1:right bbaa0Ga0ba0aKba0b
1:should aab00NaAaaea0abaA
1:suggest BBBcbeG0AcGgb0bAC
1:super Baa0HaaEaaaba0bbc
1:time CaaaacaBaHbA00D0g
1:title 00000cN000a00aaae
1:titled b0Na0aa0000a0c00a
1:video BadB0CbcCabb0baEB
1:views DBBa0c0a0aaa0Daab
1:watching bIaA0a0adCaaFa00f
1:what AegbGq00DMHEdFccc
1:when AdbabcaKcBbb0aDaA
1:which B0e0EccdEG0BbAcab
1:why baa0aa00000aA0c0J
1:would BabafVaaaacbbDbae
1:write a0c0abB000ba0a0EE
1:you aaa0000000a0Jda00
@ask Af0aHaAaaaBaAaC0c
@day gBb0aa0I0Baca0aaE
@gear a0A00A000a000000B
@get A00AAccBabaA0EaaB
@judged Aa0abCaa0A0aD0aac
@last BBb00babHaaaAaa0a
@like ddDaa0aabaFcE0daH
@make BfaAaAAABA000daaG
@neutral hfGCbEaAe0BBcagaM
@number bEC00B0dAbAcAAcaA
@one D0EaaAaacaB0A0a0f
@own 0BEb0AcBea0babeeP
@people aacDCAaCba0caAGac
@publish aD0aabaEaabaa0a0E
@published AICaabaA0baba0a0c
@subs A0aAa00000Bd0a00D
@video DB0Eafd0BDac00cBA
@views bBDAaacAbaaEaC0ad
@you baAbaC0aaa0aDda0G
b:%describe for 0ab00a0000000a0Hb
b:%fare > caAAaCB00aaa0c00D
b:%good > aBaa0CaaaaaaBaE0a
b:%grow > LabAacabcbaba0F0B
b:%is _ 0000aa00aH0000D0i
b:%last video bHb00a00a0000000b
b:%make > a0000BaaaBIa0000g
b:%own _ Bb000C00EC0a0000h
b:%people _ 0000A0000a0000H0g
b:%period > MDbaaaa0ecAbaaba0
b:%plan > aa00aa00aLbaa0a0b
b:%publish > Da0Aa00F0aba00a0c
b:%publish _ aC00aa0acaGa00A0b
b:%right _ ab000000a000K0a0d
b:%super _ Abaaaaacaa0a0aD0G
b:%time > baa00b0Dab0000a0I
b:%video > D0aa0H0c0aaa0aaAb
b:< %describe 0ac00a000000000Ha
b:< %fare a0B00Gaad0aa0aC0c
b:< %many Laa00a0aaaad0A00a
b:< %predict 00a00da0a0a00O0ad
b:< _ ifDaaM0hGccgf0bFO
b:< a 00a00HA000000a00e
b:< am Da00000d0H0B00a0d
b:< any a0b0CbEaCaGa0abcc
b:< are 0BbBAb0C0aaaC0A0e
b:< can e0CcaDabaaaa000AH
b:< como cBE00a0000aa0baaC
b:< did dDabAebbGCaCGacab
b:< do JbbAE0a0b0abbbBad
b:< does babE0CaHc0a0aaAad
b:< give HB000aA0b0Ae0C0Af
b:< good 00000a0e000000a0K
b:< has aaA0Bc0aHaaaaaIah
b:< how bedACe0cbcbADFBbM
b:< hows aGa0a00aA00a00B0b
b:< i Ad0bacABaaABaa0BD
b:< is gFBAAabDdad0ceHcH
b:< list bJaA000acCaa0a00d
b:< ma dHAA0b00000a0a00a
b:< make a0a00dEa00aa0a0BE
b:< my cbDEb0adbbd0aaa0M
b:< o aCa0BaaaB0Ea0aa0e
b:< que ca0BFca0BbAa0Ea0c
b:< should aaa00LbBaaea00baA
b:< show b0a00000EDaaB000d
b:< suggest 00a0baA000I00000c
b:< tell cBD0AabaEaf0000aE
b:< the bbN00cAaa00baa0aa
b:< titledtext b0Na0aa0000a0c00a
b:< turn aab0bb00a00ab00aM
b:< views DBBa0b0a00aa0D0ab
b:< was baBaAfAa0HaH0Eb0k
b:< what A0cdCaCbaACaccb0I
b:< whats FeeAeecDAFa00aBbG
b:< when BcbabbaNb0bb00aaC
b:< which aAd0EcbdFGABaCbae
b:< who 0a0a0bab0aaaa0a0M
b:< why baa0aa00000aA0c0J
b:< wie HADa0bA0baaCBaaai
b:< will a0a00c0000aa0Ea0G
b:< would a0a0eO0a00a00ba0c
b:< write 00b00aa000a0000AE
b:^ > Aaa0aba0aaaBaaaaG
b:^ _ bGcaaSAacaccb0aaf
b:^ how aEFbaAa0a0aaAaaCe
b:^ i GAa00b0a000000BBg
b:^ is EeG00C00aa000000f
b:^ the 0Cba0bA0A0000G00d
b:^ titledtext a0ca0Ee0000abI00a
b:_ %fare aAcEabC0A0aa0a00a
b:_ %period E0000000aNaf0000i
b:_ %publish Kba0000bD0aa0000d
b:_ > agaddGMjiepddDVHL
b:_ ^ aIEcbE0ccabebd0bH
b:_ a acHaaGCaaacbabDae
b:_ and bc00abAaCa0ab0aaI
b:_ be 00000B00aHc00b00c
b:_ do BaKa0a0aBa0caa00d
b:_ for cbHbbaD0cbb0acbKb
b:_ from abA0aNAacaaa0ac00
b:_ in bdAbJDCbaaababcaB
b:_ is d0b0aa00abA0B0a0K
b:_ me 0ab0aB00aaDaA00aB
b:_ my b0b0aHaa00ba000C0
b:_ of BHdA0BAbdd0bA0baE
b:_ on aabbAAfbab0B0aEaL
b:_ or cCca0H0dabbaaa0aI
b:_ series a0bK0a00a00b0aa0a
b:_ the ca0C0dAbC0aa0bB0E
b:_ to bdEaa0b0aaaa0EaaH
b:_ up a0CaGa00b0aa00aAd
b:_ video aaMbeC00b0bAacaCd
b:_ videos B0cDbbaaba0A00CaB
b:_ with 0Aa00DCa00a00a0Be
b:_ worth 0acB0daa0aAG0aa0B
b:a _ f0caGPDdccccaaf0G
b:a good 0Da00dCIaaB00ba0f
b:a short 00a0aea0a0C00baED
b:a video bafaBEDCAaAabBC0g
b:about _ ccIa0ADaaacbaC0De
b:am i EaBaaa0gaGaAa0b00
b:amountk > G0aa0ca00aaa0Ha0e
b:amountk views f000000a000K0a00b
b:and _ aca000a0D000b0a0F
b:any good aAE00a0000b0D000e
b:are my BAc00a0DBaaB00a0e
b:are the b0b0BD0aAb0aDba0a
b:at _ a0a00c0000a00a0FD
b:better than HAa00baD00000000g
b:bread video abcaHc00a0aADA0aa
b:can i dab0aCaba0daADaaL
b:can you caFc0a000000a00BB
b:channel > bacE0FaBb00a0a0aA
b:channel _ f000000000000000G
b:comments > b0a0L00000000000g
b:days > aaEaaa0bG00a00A0d
b:de _ dbAB0DD00aba0CaAb
b:de video 0aa00ca0abOa0aa0b
b:did _ abaabC00Kaaba0a0a
b:did i HAd0aa0ecEaBb000B
b:did my bBAa0a0a00abC000B
b:did the d0F0Cc0aea0HEaaae
b:do > bCI00c0aaacaaCa00
b:do a a0000AaD00a00aDad
b:do i abbAadAAaFccaba0M
b:do my Fab0Aa0G0aaC0000h
b:do you 000aaG000a0aca00B
b:does _ b0a0a00aaa0A00a0G
b:does the aa00a00Caa0aa0c0G
b:doing > A0b00a00F0a0c000A
b:editing > a000bc0000aa0000K
b:ein video aab00HA0aac00E0ab
b:for _ aabbBD0baac0aaNbd
b:for a eacaA0AbabDaaJ0Ec
b:for me HABaaBbAaaCBababf
b:for my bccaaAECaa0aAa0C0
b:for the a0Kaa00a00bBAaaBg
b:for titledtext 00ca0aHa00aa0AaBb
b:from _ abaaaKAaDaaa0aCag
b:from the ac000000GaaB0000a
b:get > 0EB0bb0aa0aa0D0a0
b:give me IB000aA0b0AeaC0Af
b:has _ aaaaaa0aGaaaa0E0c
b:has my faG00000E00C0000f
b:how are aBaa0B00a000e000G
b:how did aBCB0000a00bbaa0C
b:how do d0aB0Ba00a00a0a0G
b:how is CBBA0a00C00a00a0f
b:how long Bac00000000aa000F
b:how many 00A0Faaaaaaf0DBa0
b:how much 0adbaba0000Iaba0F
b:i %publish cLCA000cdbaa0000b
b:i _ n0dbDDbCcGb0aABaH
b:i do a0000baC0ab00aCaD
b:i get c0a00D0a0aaD0ba0C
b:i have CaaB0A0aaEAa0000f
b:i make baa00a0aabDF0E00e
b:i put AGa0000aabab000Ba
b:ich _ Eaa000a0aCAA0000c
b:if i aba0bIbDbbca0HDag
b:in %period bE000000abaG00A0e
b:in _ bbBaC0DbaGacabAa0
b:in a aaabCcAa0aaaa0daL
b:in my E0a0Db00AACa0a00h
b:in the aada0FaAa0a0baABB
b:interest in a0000B0a000a00G0e
b:is _ dcb0aAab0fDaa0N0C
b:is a aaca0Ga00a0a0aA0B
b:is it CaCFaga0baabaac0J
b:is my HD00beabbdcBa0a0G
b:is the DDCA0haAAAabaabaC
b:is there 0aaAaMab0a0a0cb0a
b:it > ADcCa00ba0AaC00Ab
b:it _ aHfa0ca0aa0K0aa0a
b:last _ aHca0a00a000a0000
b:last upload Iga0000aa0000000A
b:last video bfa0a00000a0A00AJ
b:ma video aG000bB000a00a00b
b:make > B0000a00aaHa0a00d
b:many _ daa0a000000a00a0J
b:many views eG000000000a0B00b
b:me > FbAaccbGbbDCbbabA
b:me _ Bab00b0aa0EE0000d
b:me a cCb00ba0a0c00C00I
b:month > aA000CaaDAc00Daac
b:moss video abb0ad0aaH000F0ac
b:my _ cgIGdHDcdgdjcbbAU
b:my audience C000dE0C00000000c
b:my channel dadDa0aAcaFBaaaaE
b:my comments b0a0J0000000a000c
b:my last fHb0a0aab0aa000AH
b:my latest bCD0B000b00a0000c
b:my newest bHb00000a0000000a
b:my plan 00000000aG000000d
b:my video dcJbaffcabbbaa00Y
b:my videos DbaaD00BabbaA00b0
b:my viewers b0a0C00C00A000a0A
b:next > 00000a00aBG00000d
b:next video aab00DaBaAa00C0ab
b:no > aaa00I0000a00aa0b
b:now > DaC0aaaaaECabaA0g
b:of _ fgdC0F0aKaaabEBac
b:of my HaCBeAcbCabBb00Cf
b:of the fcBAA00AA0aaaa0AE
b:on _ adGdaBEabaaCaBaa0
b:on my dBEDdcf00BDbab0aD
b:on the AAA0ADCA00ccaa0ad
b:one _ 0EcA0Ga0ba0a00aac
b:or _ Abda0K0AbbbbaaaaF
b:out > B0aa0aa0BCca00a0E
b:people look 0000bb00000000J0d
b:per video Kaa00a000aaA0c00b
b:please > 0aEBad00a0AaaAaBa
b:please ^ 0Ab0DbA0aBaB0aaCd
b:por _ c0a0aa0000CE0aH0h
b:que _ aA00aca0F0b00Ea0c
b:shorts > GaaaaaaBaaEB0baad
b:should i dacBab0FacBbBbB0F
b:sobre _ aaD00F0000000A00g
b:stats > Lab0aa00000aa000d
b:tax _ 00H0cbaD00a000E0j
b:tell me cBE0AabaEaf00a0aD
b:the _ ggZdE0AhgecAeAeBN
b:the channels b0a00000H0a00000a
b:the comments 0000G000000000b0c
b:the last aHdA0b00ba0AB000a
b:the moss 00a00D0a0If00aaab
b:the new aFeaA00bBa0a0aa0C
b:the video aHb00dDA000a000Ab
b:this week ab000000DGab0a00c
b:time > Ca0a0a0Db0a000C0c
b:time to 00aICa0a00000000g
b:title _ 00ba0af000000D00H
b:titledtext > baeEaECabbbCcJbBg
b:to _ baaDBeAdaCba0a0BF
b:to film a000aaaa0DA00000A
b:to my A0EaaAaacaDa0b0aA
b:today > baa000000a0aa000H
b:uber _ baB00DBababb0D0Bc
b:um video a0000K0000000b00g
b:un video aaa00Aaa00ba0FaaD
b:under my bb00I00000a0000aa
b:up > baBaG000aaaC00a0d
b:upload > Fh00000AA0CC0000d
b:video > Ddgb0dfbbFHcBeaBP
b:video _ gHCa0A00a0bb0a0aC
b:video about bbDaaJGaaacaaBa0i
b:video de bFAaaDC0aadaaBa0e
b:video on AcC0ac0C0acBaFDae
b:video sobre aaD00F0000000A00g
b:video uber baBa0DBaaabb0D0Bc
b:videos > eacbGeaCbbbCaa0bN
b:videos ^ cEbDab0a000aA0C0a
b:views > ebIBaBaAaa0E0f0ab
b:views for d0aA0aba000C0H0a0
b:views on dF0B0a0Ba00a0b000
b:week > ac000000FGaA0aa0f
b:what _ C0GaAcbacDAbabaa0
b:what are caaaBD00Ea000a00a
b:what did bAb0D00cAAbHA000f
b:what do Baa0b0CbaEbDaa00b
b:what is D0000bababbba0b0K
b:what should aaa0abaaaCAa000CC
b:what to a0000aE0aaJ00000i
b:what would a000AdA0a0D00B000
b:whats a a0000b0BaaJ00a00c
b:whats my DabBc0aAbbbD0a00C
b:whats the AacadaaAbadbaCEaJ
b:when is a0ab0a0E0Ca000A0b
b:which _ a000a0000d0000a0I
b:which videos dF0aa00aaI0a0000d
b:who _ a00aa000a00000a0G
b:who is G000000000000000f
b:worth it 00A00c0a0aAH0a00c
b:would a aaaa0e0000b00Ma00
b:year > Bfa00a00aa0F0aB00
b:yet > baAaCc00BaGa00a0c
b:you ^ AaEc00a000aaba0BA
bias AffkcFfg0aaBbgDiZ
c:amount CabbbgAbbabKaPbag
c:ask enEgZdafhcEgBfFbr
c:channel Vge0e0dbWgI0ddcci
c:comment fcDaZdabbicdbaebM
c:demand bddcbCbfBehddCZbs
c:describe hcdbMjfcbbfdbdbZt
c:does gGFDEfmDGbrCGjRf0
c:earn ndjcdebCgedZbccad
c:fare ILPMiFgiKfjDDlgfh
c:figure ZAKdDcgAhhk0KGghp
c:good eCCddUAFfhCAEcded
c:grow MBHFGp0dKjacbcFck
c:how HMPccmBjghh0IEAb0
c:idea mgeeaS0adfZcDfHdz
c:is CCfDeJgCcMbdApLkB
c:lamp eefabIG0bfddZb0cf
c:last eZjcbmegSfgAIeecq
c:make ejgfdJCaCcPBA0bAB
c:many XCAdEleefddRbEbcg
c:money peefcbAbcdeZbbcba
c:name baecaeZaAefbab0bB
c:next iEnbbhbcINZedFbdi
c:or EbDDbXbMedfacAagr
c:own YFJ0CdB0aaNDinzag
c:people CfhEZ0eJcifihcPdg
c:period BD0cil0BbKbGdbJca
c:plan abhcdBekhZkgdbdaA
c:predict eahcbCfcdccdXZacx
c:publish AZadgngZMkCcfcgcl
c:question daa0Ybaabaaa0aacf
c:right F0gcfBdfDbCfZdacr
c:rival eabdbaabZefcbac0n
c:season FebdaeCceaCcaaZAt
c:serial pgiZCaBge0eAccDcq
c:should adfafDOQebAd0habD
c:stuck bCg0bDDcDGK0acdbi
c:subs Zabba0aabacjbbc00
c:suggest caagemKcBDZgbAfBB
c:super ScfALhdFcheCbgMfd
c:that BILalIafacGA0Agah
c:think EbcbbUbaaaeadeaaD
c:time dehHhGcZcBogedDeg
c:title cdlccpZc0cfcbCeen
c:titled kdVLcKLeddeAgNfAu
c:video AIINkPEagaDAkIrNz
c:views YBLCfnjAhffEcZdes
c:watching gBADggdaZDafFGecm
c:weekday mLiAdjbZdKafbBdcb
c:what fDfgIbfeOMRcgEihe
c:when BeddcebQdCcc0aKaB
c:where eaDaaICDaabFacaai
c:which EbiaGmeJEHaAcBebB
c:why hbbacdaaaaDGBaGaF
c:would cipBjPbaggPdeZGbi
c:write I0bdamNaccfbbdcNH
c:yes 0Ae0cUBDfccc0aHAl
c:you ifbfeBCaffbeZnfEI
f:accuracy:0 aa000000a000G000b
f:channel-figures:0 AaF0ab0da00d0D00B
f:channel-figures:1 AaaBa0000aCfaaa0F
f:channel-figures:12 e0Aaba0aB00D0a00D
f:channel-figures:13 BAa00a00aC0C0aa0d
f:channel-figures:2 eADBEaeAcbbDaEaba
f:channel-figures:4 CbeCa0a0AaCAaa0aA
f:channel-figures:5 DADa0000000a0000e
f:channel-figures:6 Faa00a00A0a000A0e
f:channel-figures:7 Baa00E0a00ba0C00b
f:channel-figures:8 Eac0a00Ca00B0a00a
f:channel-figures:9 BCA00c0aa000Db0ab
f:decline:0 aba0aa0A0000000aG
f:decline:10 badaBaBaaAEc0aa0F
f:decline:12 000Baa0000b00000B
f:decline:13 dA000000000b0000E
f:decline:2 D00000B0b0000000b
f:decline:4 00G0dE000a0c0000c
f:decline:5 a0000a000Ea00000a
f:decline:8 a0A00B000a000000D
f:decline:9 G0aa0b0A00000000b
f:describe:0 0ab00a000000000Ga
f:due-next:0 aa00AabaaKaa0000c
f:due-next:1 bBcaaa0b0BAa0Aa0G
f:earnings:0 0aaaaa00aaaE0a00C
f:earnings:1 b00a0B0000bB0000B
f:forecast:1 00aa0Ea000aaCDa0c
f:interest:0 a00baF0a00a000C0b
f:interest:1 a000af0C00000aI0b
f:judge-idea:10 DbAD00cCb0b0aAabA
f:judge-idea:11 aAba0Iaaaa0a0aa00
f:judge-idea:12 b0aD000Aa0D00000c
f:judge-idea:13 aaH0aaFDabfabCAGm
f:judge-idea:14 aDba0d0AaaAaCCa00
f:judge-idea:2 00000e0a00000000H
f:judge-idea:3 00AB0daaa0aE0aa0B
f:judge-idea:4 a0B00ca0a0A0ACa00
f:judge-idea:8 a0cb0Aa000B0BB0aA
f:last-uploads:0 0Bc00caaFaaa0a00B
f:last-uploads:1 bIea0bB0B0000a00a
f:last-uploads:2 bDE0000ac0000000a
f:last-uploads:3 EaFB0AbaBaaadBaad
f:last-uploads:4 ABFA0c00b00a0a0aA
f:next-ideas:0 aaa0a0ACaaDaCaaaa
f:next-ideas:1 00000b0a0aB000a0D
f:next-ideas:2 aaa0AA000Bc00ACaa
f:next-ideas:3 aa0baD00aaD00aBBc
f:series:1 00bG0A00A0000a00c
f:upload-figures:0 aaCCCcDaaaabAA0Bd
f:upload-figures:1 daECaEBaaaaabAaaa
f:viewer-requests:0 0000AD0000A000a0c
f:viewer-requests:1 aaD0Bb000caba0a0G
f:viewer-requests:2 a0a0FC000aa000A0d
f:viewer-requests:4 ab0aEA0000a0000Aa
f:watched-news:0 Bbaaac0aKaaa0000a
f:when-to-upload:0 A000000F0Ab00000d
f:when-to-upload:2 aCb00b000a000000E
f:when-to-upload:3 Caa0aa00abaa00a0G
f:write-titles:0 0aa00aE000a00C000
k2:%amount > E0aa0c0000aa0Ia0e
k2:%ask %own bda0Cc000BBaB000E
k2:%ask > a0a0Da000000000Aa
k2:%ask a 0000H00000D00000i
k2:%ask for 00aaFa0000A000B0d
k2:%channel > cacC0DaAa0aA0a0aA
k2:%comment > b0a0K00000000000f
k2:%demand in 00000B00000a00E0c
k2:%describe %own ba00F00000a0000Aa
k2:%describe for 0ab00aa000aa0a0Lb
k2:%does %own fCHaba0BBA0Daa00g
k2:%does %people 00aaBa00A00000G0f
k2:%does _ aaaaaa0aDaa0a0C0C
k2:%does the 0aaAab0Baa0aaaB0D
k2:%fare %own CCbaabaAcCaaA0a0B
k2:%fare > 0AFbaFAababbBd0a0
k2:%fare _ a0b0bA00HaabB0a0a
k2:%fare the a0D0Bb0ada0EDaa0c
k2:%figure > F0Ea0aabaaaAC0aaf
k2:%figure of G0Ebba0000aaa000b
k2:%good %time 0a000b0D00b000a0E
k2:%good > A0CaaEabaabb0aCaa
k2:%grow > HBc0DcabdcaA0aC0a
k2:%grow _ aaC0aaaaG00000A0c
k2:%how %fare bBBA0B00a00aaaA0A
k2:%how %figure Bbc00aaa000aBaa0E
k2:%how %is ADA00000B00ad0a00
k2:%how %make c0aA0Aa00000a0a0F
k2:%how %many AcaaDbaabaaD0A0aD
k2:%how _ EAE00ab0aaaAB0aaf
k2:%idea > a00a0Eaa00B0a0B0c
k2:%idea for 00000bAa0aI000aab
k2:%is %own GDb0adaA0daDa0b00
k2:%is %people aBaECb0000000000d
k2:%is %that GaADae00aaaaaab0E
k2:%is %you aaa00a0a0a00G0a0A
k2:%is _ ccbabdabaBCaa0O0A
k2:%is a 0aba0Ga00aaa0aA0A
k2:%is the AEA0Ada0AbabBbbaC
k2:%is there a0aB0J0a000a0ba0a
k2:%last %period GhA00000Aa0D00a0b
k2:%last %video bFbaacaaBaa00a00E
k2:%last _ aIba0ba0Baaab000A
k2:%make %own Bce0ae0EbCbCaba0H
k2:%make %you a00aaG000a0aaaa00
k2:%make > EEDcadbbAAHdA00ag
k2:%make a a0a000aCaab00BC0a
k2:%many %subs F0a00000000c0000a
k2:%many %video LdaA000aa00b0a00a
k2:%many %views bDD00a00000c0C00b
k2:%many _ Caa0aaa00a0aaaa0G
k2:%money > b00aaA00aab0a000I
k2:%next %video cCebaa0CEACaaAaac
k2:%next > 0a000a00BAF00000d
k2:%or _ Abda0KCAaabbaa0a0
k2:%own %channel JaAAabaAcaG0aaaae
k2:%own %comment b0a0H0000000a000b
k2:%own %does CaaA0A0a0DAa0000e
k2:%own %figure ADAa0b0aa0abCA0aa
k2:%own %grow Hba00a0Baa0a00a0b
k2:%own %last aOaa0babaaacaa00A
k2:%own %make caa0ac0AacBD0DBaA
k2:%own %money cab00a000aaJ00000
k2:%own %name 00aa0aH000a00000a
k2:%own %next aAab0bA0CAa0aB00a
k2:%own %people 00a00C0Eaa0a0aa0b
k2:%own %plan aa000000aKca0000d
k2:%own %publish aGCAaa00dbDb0B00d
k2:%own %rival b0a0a000Kaaaa000d
k2:%own %stuck aa000AB00bIa0a00e
k2:%own %super K0aaa00abaaB00a0c
k2:%own %video 0BKAAkdEddbCbeaaK
k2:%own %watching bbaaa0a0Maaa0000a
k2:%own > BaAacbbDbbDBbaabF
k2:%own _ mhAC0JDacCAbcbaaM
k2:%own a bBa00ba0a0c00C00G
k2:%own get a0a00C0a0aaC0ca0B
k2:%people %ask a0aaND0aa0a00ac0h
k2:%people %is E000000000000000c
k2:%people _ cAcaDb0abaaba0C0I
k2:%period > DDdbb0baB00DbAb00
k2:%plan > baa0a00aaUbaa0a0g
k2:%publish > AbaAaa0IDAda00a0e
k2:%publish _ AB00aa0acaHC0000d
k2:%right > dBa0bB0b0a0aC0A0D
k2:%should %own eadAaBBDadBbAbAaH
k2:%suggest %own CBBb0bAaBadeaAaAD
k2:%super > aaaBA00ACabB0a00a
k2:%super _ Bbb0BaacaaAb0aCbF
k2:%that %good 0dCa0f0A000000a0H
k2:%that %period BAca00aaDFbCaaa0f
k2:%that %time aDaG0a0b0000a0A0e
k2:%that > 0D0Baaaba00bBa0Aa
k2:%that _ cJgA000abaAGaabaa
k2:%time %own DaAaaa0c0EaA00a0a
k2:%time > 00Abad0AC0aaaaBaF
k2:%time to 00aGBa0A000000a0d
k2:%title for 00a00bH000000a0aa
k2:%titled > aadDaDBaaaaCbGbAe
k2:%video %earn 0aba0a0Caa0G0000c
k2:%video %fare BCBA0A0abb0b0000b
k2:%video %make aB0BaaaEbabCaBa0c
k2:%video %own ABa00E0a0Ab0000ad
k2:%video > GkbcDbcDcCCCbbdaJ
k2:%video ^ aACAaAAba00AAbB0c
k2:%video _ BDACac0bAabcaaaDA
k2:%video about bbFaaDDaaabaaBaEg
k2:%video de bEaA0EB0aacaaAa0d
k2:%video for aaB00aaca0Aa0a00G
k2:%video in aa0a0fa000A00a00J
k2:%video of CdbD0EabGaaaaac0a
k2:%video on C00caBBaaAc0aCBFi
k2:%video uber aaB00CB0aaaa0C0Ac
k2:%views %does eAH00000000a0a00a
k2:%views > ccHAaaa0aaaH0a0ab
k2:%watching > b000000BEaa00000a
k2:%weekday > c0baaa00aGaa00a0H
k2:%what %does 0B000a00C0bb0Ba0A
k2:%what %fare bA00Ca0bAAbFAB00e
k2:%what %is AAaaBBabACbbaab0C
k2:%what %make 0aa0baBaABEBaa00c
k2:%what %own CBCAa0bab0AAabaa0
k2:%what %should 00a0aaaaaACa000BB
k2:%what %time b0000a0F0ab00000B
k2:%what %would a000AcAaaaF00000A
k2:%what _ 0ADa0e0bAEbaaBbaC
k2:%what the 0a0acbaAbbcDaBDaE
k2:%what to a0000aD0aaH00000g
k2:%when %is a0aaaa0G0B0000A0c
k2:%which %time c00a0a0Ka0000000c
k2:%which %video aCaBaaabaFB000a0e
k2:%which _ A000a00aad0a0aa0J
k2:%would %own 00a0bD0a0aC00000b
k2:%would %you C0000aDA0a00ac0Ab
k2:%would _ aaaa0A0aaaAaabH0A
k2:%would a aaba0b0000a00Ka00
k2:%write %own aaa00aa000aa000BF
k2:%write than FAa00aaC00000000e
k2:%yes > aAaa0Kaaa0aaaBa0d
k2:%you %lamp 000000000000F000d
k2:%you %predict 0a000a000000Fa00b
k2:%you ^ 00Cb0Ca0000aAc0Ca
k2:< %ask acD0dbA000F000AaA
k2:< %describe 0ab00aa00000000Ld
k2:< %does baaDAAaECaaa0bGaj
k2:< %fare dBCb0AbbBBbAEa0ad
k2:< %figure Kab0Ca0aaaaBaaa0e
k2:< %good aaa00Bada0b0a0a0J
k2:< %how ACC0Af0dbdcBDBBcD
k2:< %idea a0000eA0aaKa0aCae
k2:< %is fE0BAAbEdceaBdJbB
k2:< %lamp 00000Ka000000baac
k2:< %make Fbb0C0C0babcbbA0B
k2:< %many Fb0aabaaaaaG0Aaaa
k2:< %money baa00a00a00O00a0f
k2:< %own CBBDea0bdaIaccbAB
k2:< %people 0a0a0b0a0a00a0a0I
k2:< %predict 00a00eb0a0a0aQ0ac
k2:< %should aaa00JbAaada00baA
k2:< %suggest BBBb0cD0AbbeaAbAE
k2:< %super B0a0Fa0Ca0aa00bab
k2:< %time Ba0a0b0BaFbA00C0e
k2:< %title 00000bJ000a00aaad
k2:< %titled b0Ja0aa0000a0b00a
k2:< %video BacB0CbbBaaa0baDA
k2:< %watching bGaA0a0acBaaDa00d
k2:< %what 0debEm00CJFDcDbbb
k2:< %when AcbaabaJbBba00a0B
k2:< %which B0d0DcbcCE0AaAbab
k2:< %why a000aa00000aA0c0H
k2:< %would BaaadO0aaabaaCb0d
k2:< %write a0b0abB000a00a0DC
k2:< %you a0a0000000a0Hc000
k2:< _ gdCaaJ0fEbbed0bEL
k2:< any a0b0BbDaBaEa0aabb
k2:< can d0BbaCaaaaaa000AF
k2:< the aaJ00bAaa00aaa0aa
k2:< turn 0aa0aa00a000b000J
k2:^ %good aA0a0Laa00aa0a0ae
k2:^ %how aDEaaA00a0aa0aaCd
k2:^ %is DbDEa00aaa0000a0f
k2:^ %own DAa00cDa0bDa00ABi
k2:^ %titled a0ba0Dd00000aG000
k2:^ _ aEba0OAabacca0aad
k2:_ %ask aa0abA0000b00000H
k2:_ %does cGc0aa00aa0a00F0A
k2:_ %fare c0cCa0B0A00aaa0aD
k2:_ %good BadA0baaaaAECaa00
k2:_ %grow aABBEa0Bc0aa00aAd
k2:_ %is fababaaaFCAAAbA0D
k2:_ %make AdHa00abHaaba000e
k2:_ %next aaa00a00aFa00ab0D
k2:_ %or bBba0F0caaaaaa0aG
k2:_ %own cebaBCccDACB0baAC
k2:_ %period BaBa0a0aaJae00a0b
k2:_ %publish Gba0000bEbaa00000
k2:_ %time D0aa0BacEaa000A0c
k2:_ %video fdZDfBafDab0ccB0i
k2:_ %yes 00000C00a0000AF0e
k2:_ > aeaccEJhgdlccCPFI
k2:_ ^ aGDbaD0bbaacac0aF
k2:_ a 0bF0aEBaaabbabCad
k2:_ and ab00abA0Ca0aa0a0G
k2:_ for baFbb0C0bab0abaHa
k2:_ from aaA00JAabaaa0ab00
k2:_ in acAaGCBaaaaa0acaA
k2:_ of BFcA0A0acc0aA0baD
k2:_ on aaaa0Aeaab0A0aCaI
k2:_ the ba0B0cAaB0aa0aB0D
k2:_ to acDaa0b0aaaa0DaaF
k2:a %good 0Ca00ABFaaC00ba0g
k2:a %period aaa00D0a0aba0Da0B
k2:a %video cbgaBIABaaaacBaD0
k2:a _ e0baELCcbbbbaad0E
k2:about _ bbFa0ACaaabaaB0Cd
k2:bread %video aabaFc00000ACA0aa
k2:can %own cab0aBaaa0caACaaI
k2:de %video 00a00c000bKa00a0a
k2:de _ caAA0CC000b00Ba0b
k2:ein %video aab00F00aab00D0ab
k2:for %own Da0aaBBCabBA0baAe
k2:for %period 00000000aEBB00a0e
k2:for %video a0a00b0B00A000aGc
k2:for _ a0baAC0aaab0aaKac
k2:for a dabaA0AbaaCaaG0Dc
k2:for the a0Haa00a00aAAaaBe
k2:from _ aaa0aHAaCaaa0aB0e
k2:if %own aaa0bHaCbaba0FC0e
k2:in %own D0a0Cb00AAB00a00f
k2:in %period dFB00a00bcAF000Af
k2:in _ baBaB0CbaEacaaAa0
k2:in a a0aaBbAa00aa00c0I
k2:in the aaca0Ea000a0aa0AB
k2:moss %video aab00cAaaF000E00b
k2:now > C0B0aa0aaDBaaaA0e
k2:of %own JaBCdabaBabAaa0Be
k2:of _ decB0D0aHaaaaDBab
k2:of the dbBAA00AA00aaa0AD
k2:on %own cADCcbe00ACa0a0aC
k2:on %weekday cBbaab0BaBAa0BaaE
k2:on _ acFcaBCaaaaBaBaa0
k2:on the AAA0ACBA00bb0a0ac
k2:per %video Haa00a000aaA0b00a
k2:please ^ 0Aa0CbA0aA0B0a0Bc
k2:tax _ 00F0baaC00a000D0g
k2:the %channel Dbb00000E0aa0000a
k2:the %last bKdA0a00ca0AA000b
k2:the %next aDda0C00A00a0aaaA
k2:the %super H0caca00aaaAaaB0B
k2:the %time 0000000I000000a0d
k2:the %video aEdB0eD0000aC000b
k2:the _ feVcD0AfedcAdAdBJ
k2:to %publish aa00000F00B00000e
k2:to %video a0a00Ca00CA00000b
k2:to _ aaaCAd0caBaa0a0BD
k2:uber _ aaB00CB0aaaa0C0Ac
k2:un %video aaa00CaA00ba0DaaC
k3:%how %make %own c00000a000000000F
k3:%how %many %views 0DA00000000b0A00b
k3:%how %many _ daa00000000000a0H
k3:%is %own %people D000000C00000000f
k3:%is %own _ caA0aa000c0c0000L
k3:%is %that %good 0dCa0f0A000000a0H
k3:%is _ > 0000af00acD000B0G
k3:%is the _ aaB0Ba0ba00a00c0F
k3:%last %period > Gga00000Ba0D00a0b
k3:%last %video > Dfa0aa0aa0aA000AG
k3:%make %own %does C00A00000D0a0000d
k3:%make %own %video Eabaaa0E0bBC0000e
k3:%make %own _ b0000a000aB00000D
k3:%many %views %does eAH00000000a0a00a
k3:%next %video > aaabaAaABaF00a0aa
k3:%or _ > Baa00FBCaa0a0a00e
k3:%own %channel > b0bD0A0A000a0000B
k3:%own %comment > a0a0I00000000000e
k3:%own %last %video BbaaabaaB0aa0000G
k3:%own %video > Aad0EaeAaa0Baa0bF
k3:%own %video _ cF000a0a000a0a00B
k3:%own %video about 00F00a0000a00a0Ac
k3:%own _ %video abDGbc0aaaa00a0B0
k3:%own _ > GccaBABaBF0ca0aaf
k3:%people _ > b000000a000000a0G
k3:%publish _ > AB00a00ac0EC0000d
k3:%should %own _ 00000baD0ba00aB0A
k3:%suggest %own a bBa00aa0a0b00C00D
k3:%that %period > aaa00a00EFaB0aa0e
k3:%that _ > bGe00cA0aaAH0aa0b
k3:%video about _ baFaaABa00baaCaCf
k3:%video de _ aabA0CC000b00Ba0b
k3:%video of _ adbC0D00H00aa0c0b
k3:%video on _ aaBb0AC000a00B0ab
k3:%video uber _ aaB00CB0aaaa0C0Ac
k3:%views %does %own eAH00000000a0a00a
k3:%what %is the A0aaCB0a0ba00a00B
k3:%what %make %own Aaa0aaBaaDbC0a00d
k3:%what %should %own 000000aa0b00000AD
k3:%what the _ a0A0aa00aa0F0aa0B
k3:< %does the 000A0b0Fa00a0aD0d
k3:< %fare %own ADc00a0abCabB0000
k3:< %fare the ba0a0b00a00ED000a
k3:< %how %figure Bbc00aaa000aBaa0E
k3:< %how %make c0aA0Aa00000a0a0F
k3:< %how %many dbcaDbaaaaaDba0aJ
k3:< %how _ EAE00bb0aaaAB0a0f
k3:< %is %own aDa00c0aa0aa00a0F
k3:< %is %that CbbC0e0A0a0a00a0F
k3:< %is _ ab0aabaaAaa000H0A
k3:< %is the bHCAac0cab0a00aaC
k3:< %is there 00a00J0a000a0ba0a
k3:< %make %own Cab0AbaC00aba00aD
k3:< %own %video dEDB0c0000aa0a000
k3:< %own _ badCbDAbaAAA000aC
k3:< %should %own aaa00IbAaac000baB
k3:< %suggest %own BBBb0bAaBadeaAaAD
k3:< %time %own Ca00000c0F0A00a0c
k3:< %what %does 0B000000C0ab0ba0B
k3:< %what %fare bAa0Ca0bAAaFAB00e
k3:< %what %is a0aaDBabACbbaab0C
k3:< %what %make Aaa0aaBaBBBBaa00c
k3:< %what %own BaCA0baAbacC0a00A
k3:< %what %should 00a0aaaaaACa000BA
k3:< %what %would a000AcA0aaD00000A
k3:< %what _ A0Dabd0abDa0aBaaB
k3:< %what the AadacbaAbacEaBD0F
k3:< %when %is a0aaaa0G0B0000A0c
k3:< %which %video aCaBaaabaFB000a0e
k3:< %which _ A000a00aad0a0aa0J
k3:< _ %or a0a00H0a0aa00abaB
k3:< _ %own bac0aBabaaAa000BG
k3:< _ ^ 0Ca0aa00a000a0a0E
k3:< _ for 00L00baa000000aFj
k3:_ %or _ b0ba0E0baaaa0a0aG
k3:_ %own %video aaB0Bbab00bA0a0aF
k3:_ %own _ baa0Aba0CCAA0000a
k3:_ %video > abHAdEab0aAAabbAb
k3:_ %video ^ b0CB0B0a00aA0aBad
k3:_ ^ %good a0b00K0a00a00000d
k3:_ a _ 00000D0000000aa0A
k3:_ for the 00Ja0B0000aB00aai
k3:_ from _ a000aJA0baa00ab0b
k3:a %video > a0a00ba0A0B00a0aG
k3:a %video about aac00EAa00a00AaDb
k3:a %video on 00aa0B0C0aa0aBC0c
k3:a _ > aaa0Gg0aaaaaaabAH
k3:de _ > baB00bC000a00EaAa
k3:for %own > G0B0aaaCaaBBaaaag
k3:for _ > 00a0aCA000b00aCa0
k3:for a %video 00a00e0000B00BaEb
k3:for the _ 00Ja0a00000B00aBi
k3:from _ > aa00aG00Caaa0aB0d
k3:in %period > dH000a00bcAF000Af
k3:in _ > baBaAbAaaE0baacaE
k3:on %own %channel a0aD0a0Ab0Da0000b
k3:the _ %video cbPa0d00aAa00aa0d
k3:the _ > a0G0Bc00aa0cbac0G
k3:the _ of a0b0aC0aaa0a0Aa0D
length:0 EbAbAhced0CcBbdbV
length:1 EdocCqiGDGF0CoDdZ
length:2 bICChIAeCadEfJACu
length:3 kfIbDMFBbedb0H00l
length:4 DAaaaDCbbabA0cA0c
n:amount>views f000000a000K0a00b
n:ask>own cea0Dd00aCBaC000F
n:describe>own bb00I000a0aa000Aa
n:does>own DDCaeg0EbJfE0dcaa
n:does>people a0BbGdaAAaaBaaGag
n:does>that b0AbaCaa0adbBDBAB
n:does>you aa0aaI0aaa0aDaa0a
n:fare>own DDcbbcaBdDbaA0aAC
n:fare>should IAaa0a0a000a0000d
n:fare>that bACa0e00000aCD00a
n:fare>write IAaa0a0a000a0000d
n:good>that 0aA00caA0aAG0a00d
n:good>time 0a0a0c0E0ac0a0b0G
n:how>does eABC0Aa0baabcab0J
n:how>fare cBCA0Ca0b0abaaA0A
n:how>figure Cbd00aaa000aCaa0G
n:how>is AEC00a00B0aaeab00
n:how>make d0aB0Ba00a00a0a0G
n:how>many BdabEcbabaaEaA0aE
n:is>own QGCbcibfbAcEbada0
n:is>people aBaFDc0a000000A0e
n:is>that HaCFbg00bbabaacaF
n:is>weekday a000000J0aa00000e
n:is>you aaa0ab0aaaa0Jaa0A
n:last>period IjA00000Ba0E00a0c
n:last>that aJca00000000a000a
n:last>video cIbabdabCaa00a00F
n:make>fare bcC00A00A0AaGd00b
n:make>own Cef0ad0GbDbDbca0I
n:make>people 000aDa0Baa0000a0B
n:make>that daAaaI0a0aaCa00Ab
n:make>you a00abHaaaa0aaaaaC
n:many>does 0ac00000000Haaa0a
n:many>people aaAab000a00a0CD0A
n:many>subs H0a00000000d0000b
n:many>video OebA000aa00b0a00b
n:many>views cEE00a00000d0D00c
n:next>video cDfbab0DGBEaaAaac
n:or>yes a0000Iaa00000ab0b
n:own>channel MbAAacbAebI0baaag
n:own>comment b0a0J0000000a000c
n:own>describe 00a00a000000000Hd
n:own>does DabBcCaBaDababCab
n:own>figure AEAa0c0aaaabEA0aa
n:own>grow JbaA0a0Baa0a00a0c
n:own>last aTba0cacaabcaa00A
n:own>make dcbaddaAbbJDaECa0
n:own>money eab00aa00baN00000
n:own>name 00bb0aK000aa0a0aa
n:own>next bBabacAADACaaC00c
n:own>people CaaaaEaFaa0a0ab0d
n:own>plan aa000000aOca0000f
n:own>publish aMDAaaa0fcFcaB00h
n:own>right aaa00a00ACE0B000e
n:own>rival c0a0a00aPbaaa000e
n:own>serial bacJ0a0000000000a
n:own>stuck baa00AC0abLa0a00g
n:own>suggest b0a00a0a0aAa000BD
n:own>super NAaaaa0acabC00a0d
n:own>video 0BNABnfGefcDbfaaN
n:own>watching cdbaaaaaWabaa0a0b
n:own>what aa00AA0aF0000000d
n:people>ask a0abTE0aa0a00ad0k
n:people>is 000a0A0daaa000F0B
n:people>own Faa0a0a0G0000000f
n:people>watching 0aIaab0Cb0000aa0a
n:serial>fare a0dE0000000B0000a
n:should>own gbeAaBBEbeBbAbBaK
n:suggest>idea 00000a000aH000a0c
n:suggest>own DCCcacBaBbbfbBaAD
n:super>views Jac0a00A00ab0a000
n:that>fare DfJb0BaaaaBaaba0a
n:that>good aeDa0g0B0a0000a0K
n:that>make aeEb0B0a00aaD0C0b
n:that>period BAda00AaEHcDabb0h
n:that>time aEaI0a0b0000a0B0g
n:time>own EaBaaa0daGaAa0b0b
n:video>does JCeCaaaFbcbbaBaad
n:video>earn aaba0b0Daa0I0000d
n:video>fare AIC00b0acba0a000b
n:video>grow a0aD0c0bH00000a0b
n:video>is Ac0Cba0FbDBbaaa0c
n:video>make bB0BaaaFbbcDaBaAd
n:video>own ACa00G0a0Bba0a0ae
n:views>does eFG00000000b0b00c
n:watching>own E0cAba0BbCaaaCa0b
n:what>ask a000I000aac000a0b
n:what>does 0CcaAbBeDFfH0Ba0g
n:what>fare cA0aDb0cCAcHACa0g
n:what>is DAbaBBacADccabb0C
n:what>make AbaabaCbBBFCaaa0e
n:what>own DBDAa0bac0AAabab0
n:what>should aaa0acbbaACa00aCH
n:what>time ba000a0Gaab000A0C
n:what>what Bba0B00aC0Fa00a0e
n:what>would aa00AdAaaaGa0000A
n:when>does Efaaaa0Caa0aa0B0D
n:when>is cCabaa0HaBaa0000a
n:which>time daab0a0Naa000000c
n:which>video aDaCaaacbHC00aaaf
n:would>own a0a0bE0a0aE00000c
n:would>that a0aa0Cb000aa0G00b
n:would>you D0a00aEB0a00bc0Ac
n:write>describe 00b00aa00000000Hb
n:write>own bab0aaa000aa000BH
n:you>lamp a0000aA00000I000e
n:you>predict 0a000a000000Ha00c
n:you>right a0000a0000a0J0a0d
n:you>think 000a0N0000b0bc00d
named jpbNf0NbZgjdiBddD
quoted gcNHbGHcccc0dId0n
s:accuracy bca00000baaaRaa0f
s:channel-figures X0ABebdebcabACcd0
s:decline af0FBEaA0DflfakcZ
s:describe 0ad0abaa00a00a0Rc
s:due-next c0baBbdcaUbaa0a0b
s:earnings ebdcb0aabbdWaaaaG
s:forecast BaeaaAdbabBADObad
s:interest baaecCaCaacaabWaf
s:judge-idea cb0AcQaAfgDAAFdCh
s:last-uploads BRHAagadHccde0bbd
s:next-ideas ecedaBBBbbScCcD0c
s:series ccdS000a0aa00aa0d
s:upload-figures fcJGD0Gcbbcd0CaAf
s:viewer-requests dcCbQIaabfbcaaa0a
s:watched-news 0AcbaeaaYbcbaaa0c
s:when-to-upload DBdaaeaObaebaa00C
s:write-titles bbdaaeTa0geaaEaaF
w:5 AHa0aa00a0aa0B00e
w:a wbmlFZIcekaneY0FO
w:about geJeIOIcbebfaAaHn
w:above eEHaab0aa00a0aabD
w:adsense 00b00a000a0fa000K
w:after bbaaad0baKga0IcaE
w:all MEaa0a0ebababaa00
w:am DaBbacacbGaAa0E0c
w:amountk CabaaeAbaaaIaIa0d
w:an faccaCAGabccaIc0H
w:and AbFAfeAaDaAabbaaK
w:any dACcCgEaDbE0Dbcdb
w:anyone 0abaDaa0F00000a0a
w:anything 00baEa0bHK0b00b0l
w:are AaiIAebFBHeb0caaD
w:at e0badbA0acbaDbAGI
w:audience CadaAK0Kaaac0adaj
w:average cCAA0c0a0aaBFa0aa
w:bad aAaa0G0B00000000f
w:badly adQ00a0000000000k
w:be dbdabIacbFGcbcaaH
w:beat cBc00aB0000aF00A0
w:been 0cDaAa0aEaEaB0b0f
w:best laaBdcaKabAHabCaE
w:better KBEbahLabbb0abbcc
w:bread bceaJb0caAbAECbaB
w:bring cdcaFcaabbbN0Gaac
w:build abaB0BGaaadaa0aAB
w:but a0a00LAa0ad000B0f
w:by caCAA00CaLda0aa0h
w:call a0000bJ00dca0a00E
w:can jaBdbBccb0cc0GbAU
w:canoe aabc0dJaaaeCA0aGc
w:cards aa000F0a0G000000h
w:change 0aa0a0bAI0000000c
w:channel CdhDcDaAbaH0bcbaG
w:channels Haca0aabQcdaaa00f
w:chess baFBdDaa00aa0BaAd
w:christmas c0a0cb0a00aaaaF0G
w:cleaning 00000bH0a0a000aDe
w:combien HIaaada0a0aB0Aaag
w:come ababAaAcaCaFA0aaB
w:comment aab0ba0000ab0a0aM
w:comments caFaVb0aaaaaa0bak
w:como cBG00b0a00aaabaaC
w:compared FFBA0aaada00a0a0e
w:could Daaaab0babIacCFAg
w:count C0b0ca0000aa0I0ab
w:cuanto d0a00000000L0aa0c
w:day cabDdKBI000a00b0k
w:days eaEbaA0eIaaaaB000
w:de cBF0b0BBacKdbABai
w:description aae0bcbaaabaabaZk
w:did bFLc0gciEBeLIegbe
w:die a0aaBEadahba0aE0H
w:do Cc0FCDdJe0fjBa00B
w:does g0gCe0bFhdf0BBAbZ
w:doing BcHc0aabNabbd0b0c
w:done b0000a00aaK00000c
w:due 00a00a0a0I0000a0d
w:earn 00cba000a00F0000B
w:editing b0a0beAa0aab0aaaS
w:ein cacaaICabdC0bFaa0
w:el aca00aD0aaaaHaEaf
w:en D0c00CA000aF0b00f
w:end 0aBFadaabaFb00a0a
w:episodes aaeFCA0aa00C00a0a
w:ever Kaa0aa0aa0abBab0b
w:far aFea0ca0a00DACd0D
w:film cbcacAbbaGFcaa0aH
w:fix aa0000d0000a0aa0K
w:flop BDHaaf0aaaaa0000B
w:follow 0baCaa00DaD00a00b
w:for mjaibhGJe0DAdHQTn
w:forecast aaba0ba00a0aCKa0b
w:friday aba0a00F0Iaa0000d
w:from dB0b0F0cKccFbcBbc
w:fur a0a00cH0aaAa0a0Ca
w:get CJcaceaaaca0AMbbc
w:getting CaaHaa0a0b0a00A0c
w:give KC00aaBabaAgaC0Ag
w:go aBcAabaGbacaaCIBh
w:going Db0G0AaBaabCada0b
w:good cF0baaBKccabEBcaf
w:got FbDaadADaBBc0c0ac
w:green bba00HaAa00aFa0ad
w:guide caEa0C0aa0aa0D00b
w:has ddF0CdabRbaBbbIao
w:have IDdCD0abcGAdAabai
w:help babbaaEAaaHaaaaAa
w:his 0a0c0a00N00000a0f
w:hour a0a00GaE0aa00a0ac
w:how CaFaAfAeded0GI0Ac
w:hows bHa0aaabA00aa0B0b
w:i KCjcgA0gdKFecCeAG
w:ich IccaaABaaC0C0a00f
w:id 0a00BG000Dba0000h
w:idea 0ca00Oa0a0ebDaaac
w:ideas baaaadCEb0KbEabbe
w:if bab0cPbEdceaaIEai
w:im 0abaeCAaB0AA0aaaF
w:in ACegG0AcfBCLgd0AB
w:interest a0a00C0a000a00I0f
w:is HBAAaA0FehegdjJdP
w:it baECeb0CdfeFBEb0E
w:its aaFa0BAEaaAa00a0f
w:ive Caa00aB0aaJa00a0h
w:jai Laa000000B0A0000j
w:just 0IBa0a0a0a0a00a0d
w:keep a0bLFca0aaaa0ca0a
w:knife aabaaBac0aa00CbKd
w:la AEb0ab0a00aB0Ba0c
w:last IagAbcadBcbGBaaAC
w:latest cKBaBbaaJaabaabaj
w:le bEBaacADbaaAaaA0a
w:les ccEAAFa0A0ca0aa0a
w:like 0f0a0AaaaacaaaEaK
w:lisbon da00bBb0aaaa0CaaG
w:list gJbAaaabBGbaaDaad
w:live caa0aa0Ea0aE0aa0B
w:long Ebfaab0E0a0Dbca0F
w:look d0Icbc00a000a0M0e
w:ma aIaA0bB000a00b00b
w:made a0ab000000aI00a0b
w:make bcfcb0FcbdIKaDaBe
w:making aaaA0a0aaaG00AA0b
w:many AaA0GbabbaagADBa0
w:march dGD0ab00ai0AB000D
w:matter aaAa000Ka00aa0a0f
w:me Fabfac0ADdCHbcd0E
w:mean J000000000000000i
w:mein FFFaacA0db0Aaaa0f
w:mi bbGa0BAba0ab0b0AC
w:money caad0aa000aK0000C
w:month C0badcbDD0eaaDJbc
w:more BacbBgdcbbbGaHEaC
w:morning bGca0c0Daa0aa0a0C
w:moss bccaaHAcbIca0FbAf
w:most AEdbJa0cDabCaaace
w:much 0bebaba0000Kaca0H
w:my cFIFAcABglpGBbjDO
w:name 0abb0aO000a00a0ac
w:need b0a00bBaaFbb0aaCB
w:new bLfc0dCbJb0aabbaC
w:newest dKb00000a0000000b
w:next cccaaDcCcFSaaAaci
w:no aaaaaNAbaaBaAbbad
w:noch E0aAaB00cFda00B0e
w:normal HaAa0b0aaaaa0b00C
w:now CbAabebDbDHbca0a0
w:numbers CA000b00a0aaCEa0e
w:o cBD0BAa0B0Eb0baaf
w:of Oj0DfBehLgbAdaIDe
w:off bFb0bb0aA0aaeaa0K
w:ok acKa0dAbaaaab0a0F
w:old bac0aC0b000abAa0I
w:on hcHdiMbFdJbicABE0
w:one bEO0aKddcdEeABcBo
w:open 0aa0aB0eaD00a0a0F
w:or B0FDaOfGdcdbbBaeg
w:other baD0ba00Jbbaaa000
w:out ACbba0aaEHeB0bbaa
w:para aaa00aCFa0b000aBb
w:pay aaaA000abaaL0aa0b
w:people dcBEd00AcaabaCHaB
w:per Fbb00a0b0aaQae00e
w:perform 0abF0d0a000aaF00b
w:plan aa000A00aGaa00a0a
w:planned aa00000aaIa0000Ac
w:please a0DBChBabB0Aa0aFg
w:pls AFAaabEaAa0BaaaCk
w:por d0a0ab0000DG0aJ0j
w:post eGd00c0IAaCcaC00d
w:posting cc00000IB0000000b
w:publish Bca00a0HB0a00000e
w:put BHccabaaFcbcaaaBD
w:que gCbBJDbbGaFcaBAam
w:questions a0a0Mb00aaa00aaac
w:quoi Bbb0aaaaCaEa0ab0B
w:rate d0aa0Ja00aaa0b00C
w:recent fKb00b00A00a0a000
w:record Da000aaabAd0H000b
w:red aab00D00A0aaKaa0g
w:requests a0a0Ka0000a000abc
w:revenue ba00a000aa0K00a0c
w:review aaCa0Fa0B0aa00a0e
w:right GaB0aC00aaA0A0B0j
w:rpm faa0a00aaaaR00a0d
w:schedule bCa00a0cbca00000K
w:see 0Aa0bF0aa0a0aG00e
w:serie aabIaa00aa0a00000
w:series edhZabBcBbb0acbaf
w:set 00000bab0b0000baK
w:short bLabakcDbaAbafbRa
w:shorts ObbcbcaDbbECaeabb
w:should jdhAcFaKaCBcAdBAG
w:show b0ba0aaaFEaaCa00d
w:since 0Ka0000acaaa0000b
w:so eFc00aA0a00C0a0C0
w:sobre baD0aHabaaaa00b0A
w:something dACaafAcFaFababBD
w:sourdough efHaa0Aaa0aa0aA0H
w:start 0Eabbd0aa0aaaaC0H
w:stats MaGaabaaaaaaabaaf
w:still BabEbcabaEfbaaO0e
w:subs N000bA0aaaabaaa0c
w:subscribers G0aab00000000aa00
w:suggest a0a0cbBa0aO00a0af
w:summarise A0a0Jb0000b0aa00c
w:sunday cAcBaaaGaCa00Caac
w:sur dcDA0EA000cA0B00a
w:tax 00K0cbaE0aac00Fai
w:tell dBFaAbcaFah00a0aG
w:than K0a00cAAaaaG0Baam
w:that 0gIcaeA0DaHbaeaaB
w:the iDZBFkcEbcwHAf0Eg
w:there aaaCaOaGaaaaaddad
w:they bDdFDc0a000Ca0a0d
w:this bIlcb0DdDIbCdFdaa
w:time FbbJBdaGccdaaaFaj
w:titel 00000aJ0aaaa0aa0a
w:title abfaafXbAabaaFbbc
w:titledtext idRJcIJddddAeLeAr
w:titles 00a0acK000000aaab
w:to bffDdE0AaECjdBfCP
w:today caa00000aa0ba000J
w:topic aaa0abAa0aA000K0d
w:total Fab00a00aa0D0a00b
w:tour caCaaDaaaaaCbCaAa
w:tuesday bKca0d0I0a0a0a00e
w:turn aab0bba0a0aac0aaP
w:tutorial cbGa0dAa000a0Daaa
w:tutorials Gaaaaaab0aaK0000h
w:uber baC0aECabbbb0EaBd
w:um a0a00N0000a00b00h
w:un cbcaaDCAaaca0GbaD
w:under bbb0Naa0a0ba0000b
w:up l0ObKc0bDcD0abAaj
w:upload FACbabbjb0CBaba0G
w:uploaded 0DB0a00aL0ca00a0h
w:uploads GBddafaIRbacabaah
w:use b0000aa00aa00000H
w:usual eBHa0c00000a0B00a
w:van cac0bAaaaaaGaBJae
w:veritasium ba00000aJ0c00000b
w:video gBOpdSDdjfGiaIfCC
w:videos MCnbEjdI0IfAFdBea
w:view 00b0aa000aa00I0ab
w:viewers caaAKbaCaa0a0ac0a
w:views PIDCcdhBfcbBbJccl
w:vlog aaEa0G00aaaa0a00c
w:vs Cbba0DED0aaA0a0ah
w:want a0aaLC0a0a0a0aa0f
w:was b0Fb0C0cAEdF0Deag
w:watch ebEabBbF0a0abDbaA
w:watched JbBaad0dHaab0a00b
w:week fe0A00B0FHD0abbad
w:well beGa0d00A0AaJ000e
w:were aFaaac0abba0G0a0B
w:what aDeeEfCdC0LceBdaE
w:whats HggAfddDAGa00bCbI
w:when BdccbcaQcAbb0aBaD
w:where daD0aFCa00aE0b0af
w:which C0f0FiccFH0BbCda0
w:who 0baa0cac0aaaa0baQ
w:why baaaaa00a0aaB0d0N
w:wie JBDaabAabbaDBbaak
w:will dacaaeaaaaAbaJbaL
w:with fBDGb0DcHb00bacBi
w:work accc0Ma0a0AaCba0a
w:worse caAHabaD0a0a0000c
w:worth aa0B00abaaAH0ab0A
w:would dbfcfDB0cbGcANEbb
w:write a0c0aac000b0000EH
w:year Ah00acabcb0IaaE0E
w:yes aa000L0a00a000a0e
w:yet baBaDcaaBaIa0aa0d
w:you dcAec0D0cdbcIfcCQ
w:your bca0abaaaaaaSaaac
w:youtube BabaadaacbaNabe0I
w:youtuber baa0abaa00aaaba0O
x:amount+is F000000a000B0000e
x:amount+that F0000a00000a0D00f
x:amount+would D0000c0000aa0H00e
x:ask+comment 00E0Ca00000000a0d
x:ask+does aaAbF00aaBabBacAC
x:ask+how AaC0Fa00000aaaC0h
x:ask+is Da0aGA0aaab000B0e
x:ask+make aabaB00a0BAaB0a0A
x:ask+many A0B0G000000a0a00g
x:ask+own 0fBbCBabb0dbAabAL
x:ask+people C0abUC0aaaa00ae0k
x:ask+suggest a0a0aaA00aJ00a0ad
x:ask+super b000G00000b0A0A0c
x:ask+that Cabad000aabaB0AAF
x:ask+video beFbAb0aaAJbBaa0b
x:ask+what ab00LaaabAcaaaDAe
x:channel+does babDaA0AAa0Aa0000
x:channel+fare EbbB0A00C0Aaa000c
x:channel+figure D0Db0a0000aaa000a
x:channel+how IbbBa000ba0B0000d
x:channel+is Bbaaa000AaGa00a0a
x:channel+make BbbD000AB0aB0000d
x:channel+own Hba0bbaaCbFBbaaad
x:channel+video aaBb0Ca0000aaa0aD
x:channel+watching daaBaa00Laba0000a
x:channel+what d000ab0AHbGb0a00b
x:comment+does a000F00a000000b0a
x:comment+how aaa0aa00000a0000H
x:comment+own baD0Ga0a00a0a000c
x:comment+what 0000H00000000000f
x:demand+is baaa0A0aaaa0a0O0e
x:describe+make 00a00b0000a0000Ga
x:describe+own cad0Ebbaaacaaa0Te
x:describe+video d00aDeba0abaaaaUd
x:describe+write 00c00aa000a0000Jb
x:does+earn a0caa000ba0J00000
x:does+fare bBCB0bbfDAbGHae0e
x:does+figure HAea0a0AaaacGAa0b
x:does+good aC000H0aa0caa0a0a
x:does+grow C0AD0aAAbaac0aaAa
x:does+how caIBbacabaaa00caH
x:does+idea baA0BA0bCabaE0b0a
x:does+is AaABAA0aCabaA0a0a
x:does+lamp 0ba00bA0000aI0a0b
x:does+last H0dA0a0b000bB000b
x:does+make cdcAABcEdBdE0BBaC
x:does+many aDEaba0aaa0aaca0F
x:does+next bBbD0b0abaaaaBcAF
x:does+own 0Da0aBcEBDfCBebbb
x:does+people daa0K0aCbaaabaFad
x:does+period dFcabdaD0bdB0BEaB
x:does+plan aaa000000E00a00A0
x:does+publish DE0aaa0aDb0ca0aAc
x:does+right bA000000BBAaA000b
x:does+serial bbcJBA0acaaB00A0c
x:does+should E0000Ab0A0a00aCad
x:does+stuck AAaa0AabDdCAa0a00
x:does+suggest bba0aaaaACaB00a0E
x:does+that BBB0cCbbbad0CB00a
x:does+time bAaAAa0Ga0aaa0a00
x:does+video PCdABBaAdacCAaBap
x:does+views aBHA0a0Ca0000d00f
x:does+watching caCCa0aDDa0aa0a0c
x:does+weekday cCaAa00CaFab0000d
x:does+what bCdaCfAb0CcDa00aH
x:does+when De00a00Baa0aa0B0C
x:does+which bC0AA00Aab0b00A0A
x:does+would bababAbabaDa0BCAC
x:does+you bbcaaD00aaaaIaaBa
x:earn+fare 00ca0000a00K0000d
x:earn+own daca0b0BaaaP0000a
x:earn+super b000000a00aG0000a
x:earn+video dada0a0CaaaR0a00f
x:fare+figure aCc00b0aa0aaGBa0a
x:fare+good aEB00c0a00aaaC00b
x:fare+how aAI0b0a0A0abaBaac
x:fare+idea baAa0Daa00AaE0a0b
x:fare+is 0aH0bEaBCcc0dd0a0
x:fare+lamp 0bb00a00a00aH0a0B
x:fare+last GDa00a0b0a0cA0a0d
x:fare+make aBGaacabIAcC0Ac0h
x:fare+next bDdc0c00F0a0aa0AC
x:fare+or DdCB0b0b0A0a00A0a
x:fare+own GEC0bfabABb0Eccac
x:fare+people a0aaCBaaC000a0b00
x:fare+period CA0aaa0aabA000b0C
x:fare+publish FBBa0a0bBaaca00Ac
x:fare+right cBa0ab0aBB0abaA0D
x:fare+serial abeI0A0aA0aC0aa0a
x:fare+should FAaa00abA0aaA000a
x:fare+super FaaCa000a0aba0B0b
x:fare+that DcHabdabAaAaBAb00
x:fare+time cADA0b0Eb00aa0B0c
x:fare+titled 0aAH0Aaaa00aa0a0c
x:fare+video 0GAAAE00BadDAcbai
x:fare+watching aaC0aaaaF00aa0a00
x:fare+weekday aHbaab0baB0a0000B
x:fare+what b0AaAHabbabC0abaa
x:fare+would AcdCbKbAbaaA0bb0A
x:fare+you abc00a00a000G00A0
x:figure+how Cbe00baa000aEAa0E
x:figure+is 00B0ab0aaa0A00aaE
x:figure+make Iac0aa0b0aacDBa0b
x:figure+or cAFa0b0B000A0a0a0
x:figure+own MDabCeaabbdbCC0bd
x:figure+right c0a00F000000Ba00A
x:figure+that 0Aca0D00a00BCc00A
x:figure+video EBG0Ahb0bbc0BDac0
x:figure+views Had00a0a00ab0E0ab
x:figure+what ICa0ab0abbc0ACaab
x:figure+you baCb0a0000aaH000c
x:good+idea 00a00Ga000A00000c
x:good+is 0a0aa0BGacADAb0ad
x:good+make aEA00Eab00baaaaaA
x:good+own aBBaaM0DabDbabaal
x:good+that adBa00A0aa0DaBbaA
x:good+time aaBa0EaD0aaaaab00
x:good+video 0F0aaKcacbAcacCbb
x:good+what aab00caA0aIF0a00d
x:good+would 0aa00b0a00B00BD0a
x:grow+how DCAaaba0a00a0Ac0C
x:grow+is I0eAbdabCcbAAaE0a
x:grow+make c0aDAbBBa0a000AAa
x:grow+own IaE0AbAAadAAabbaf
x:grow+serial d0EG0b0ac000aAa00
x:grow+time Eaaaaa0bFb0a00a0B
x:grow+video eDHDaeAcBaCaA0a0e
x:grow+what bAB0aaBaEaCaAb0ac
x:grow+which d0aAE00aDaaa00A0b
x:how+is LAa0cCbb0aa0CdAaf
x:how+lamp a0a00a000000H000d
x:how+last DMfA0000d00baaa0c
x:how+make cAA0aac0BaaCaBb0E
x:how+many AcaaDbaabaaD0A0aD
x:how+own KeKBccCcccbGaAbah
x:how+people F0aaca0aa00baBB00
x:how+period Ef0A0000b00A0ab0F
x:how+publish EEd0aaaba0aba0baG
x:how+right a00000000000H0A0e
x:how+serial aacD0C00B0000A00c
x:how+should caca00Da0000aaa0H
x:how+that aGCbabaaA0aACCA0j
x:how+time E0aBaA0b0a0a0aA00
x:how+video d0F0cbEbCab0aEbba
x:how+views 0DA00000000C0A00e
x:how+would baab0eA000aaaMa0B
x:how+you b0aa0AB0000aGba0b
x:idea+is aa0aAF00b0A000D0e
x:idea+own fa0a0CAcaaS0Bad0e
x:idea+suggest baa00a00aaH0aaa0B
x:idea+that acA00Ca000E00a0ab
x:idea+video 0abaaAaaaaMa0aa0b
x:idea+what a000aD0Ac0D000B0c
x:is+last eIEa0c0aEaaAa0a0e
x:is+make DbD0aAacGbCbcaaab
x:is+many G0aAaa00a00a0aa0a
x:is+money c0a00a000a0Ba000G
x:is+next 0CcaAaabBaD00aa00
x:is+or DaGC0jAcaa0A0aAaC
x:is+own IADBbCaFBd0Ebbdbo
x:is+people CAbDCBaD0baaaaAai
x:is+period AeC0aaBaaFB0aab0b
x:is+plan bBba0C0cbHab00a0A
x:is+predict aaaa0H0a0a0aHd00e
x:is+publish dDD00a0Ca0Aa0000c
x:is+right FD00ac0aaaaaH0A0j
x:is+season Db000aAaa00000G0e
x:is+serial aabLAa0aaA0a00A0f
x:is+should b0BbaDaBaCCAaaa0f
x:is+stuck aAab0BAbaHc000a00
x:is+super aACaAb0daa0a00G00
x:is+that CCCFbd0abeBCaacaA
x:is+time DcDEac0CbEb00aB0l
x:is+title 00000aHa0a0000a0b
x:is+titled aaBA0H0a000a0ca0b
x:is+video gGEFdKdbbC0a0accg
x:is+views baba0b0aaa0A0D00F
x:is+weekday aCb00b0F00aa00a0A
x:is+what BbAcBCadDcI0aAcaa
x:is+when bBaaaa0DaAa0A0D0b
x:is+which aaaa0eAC0Haa00c0C
x:is+would BbBdaGaa0aAB0cC0c
x:is+write AACa0b0Da00B0000f
x:is+yes 00000a00a000A0G0d
x:is+you a0a0aa0aaaaaFab0F
x:lamp+make a0a00bF000a0C000c
x:lamp+own baa00bF0abbaG0000
x:lamp+video a0a00BF0a0baAA0ac
x:lamp+you a0000aA00000H000d
x:last+make 0BBA0a00A00b00a0b
x:last+own dO0a0cacGbbaaa00b
x:last+period GhA00000Aa0D00a0b
x:last+publish BaE0000b00aa0000a
x:last+that bCEa0a00000aa0000
x:last+video 0Od0bdaaAab00aa0D
x:last+what cMa0AaaaCabb0a0ad
x:make+many aaba0000000E0000B
x:make+next bAb00e0aFaA0aBbAC
x:make+or acAAAF0b00aa0aB0c
x:make+own acdBfCACfCCEbaaAA
x:make+people b0aaDb0A0a0aa0A0C
x:make+period b0A0ae0Ca0dDAAEAa
x:make+right BCa00A0aa0b0Ea00d
x:make+serial bbbDAA0aBaaB00B0b
x:make+should CAb0aDBaacEb0aCaf
x:make+suggest b000aaaaaCaa000aH
x:make+that da0caCbcAbA0EDBAa
x:make+think 00000H0000a0a000c
x:make+time 0aDa0A00aa0a0000a
x:make+video DdfdcJBAAbCBb0CBg
x:make+weekday ba00aa0D0FAa0000c
x:make+what 0ecadfD0BCMCbBBaf
x:make+would bacaa0bbaaIa0CaAC
x:make+write DAa0AbCc00aa0000a
x:make+you aaaaaDaaaa0a0aaCD
x:many+own MbDbbbaaaaaG0Baaj
x:many+people E00ab000000a0BC0d
x:many+period FeaA0000a00c0a00F
x:many+subs F0a00000000c0000a
x:many+video EBAaadabaaaB0Gaad
x:many+views dBFaac00000FaCa0e
x:many+would b0b00b0000000I00a
x:money+own gaba0a00aaaN0000C
x:money+period a0000B0000aF0000c
x:money+video eaab00A000aO0a00b
x:name+own aaba0bP00cca0a0aA
x:name+video a0ba0bQ0A0ca0a0ad
x:next+own bCb0ad000BIaaE00f
x:next+plan aB00000abJd0000Ac
x:next+should 0a000CaBadE00000c
x:next+video cBebac0BDGDaaEaag
x:next+watching 0baBaa00EaC00a00a
x:next+what aba00daCbEJa0Aa0f
x:or+own G0Aa0cBBa0aB0aaaf
x:or+publish 0cB00b0F00000000b
x:or+that Hc0B000Ca00a0a00d
x:or+time 00AB0cAE0a0a00a0b
x:or+video c0FA0HaHaabaabacg
x:or+weekday bBa00b0I0000000ac
x:or+yes a0000H0a00000aa0a
x:own+people fddBICbEEbbaaAca0
x:own+period BEaaaf0Ba0gcaBDaF
x:own+plan A0caaBbccQecaaa0B
x:own+predict aAa00c0aa0a0AGA0a
x:own+publish CCEabdbADdEbaAaad
x:own+right BCbabcabABDa0000A
x:own+rival c0a0a00aNabaa000d
x:own+serial gaaR0bAaaabAaaaaa
x:own+should bbaAbDbEaeAaAbA0D
x:own+stuck aCcA0CCabbIb0a0ae
x:own+subs E00aA00000ac0000a
x:own+suggest 0AAb0dCbCBCcaAaBa
x:own+super OadaFaaCcb000abbf
x:own+that aaF0dF00bcDbAab0b
x:own+time CAcaaDaFcCcaab0aA
x:own+title aad0abQ0Aaba0a0ab
x:own+titled baIa0ba0000A0a0Bb
x:own+video EcNFadEcjicBAb0Ba
x:own+views aaGCab0CbaaDaCaah
x:own+watching aBbAcbbAJAAbaDaaf
x:own+weekday eCbaabaNaD0b0B0ag
x:own+what EBAaHfCaCaJBcc0ar
x:own+when Bb00a00Ia0aa00a0d
x:own+which EBcAAbaF0cBa0aaab
x:own+why daa00a00000DA000D
x:own+would bacadGAaaaLAA0bAg
x:own+write Ba0aacd0aab0a00FF
x:own+you bbAbabAAaa0aIa0B0
x:people+subs M0aac00aa00baaa00
x:people+time d000aB0b0a0000D0D
x:people+video d0dFIaabda00aBbaD
x:people+watching cbE0b0aDD00aaBb0c
x:people+what 0ab0Ia00aaac0aa0D
x:people+when b00Aa00Ka00000C0i
x:people+would b0a0dI0a00A00Ba0b
x:period+plan aa00a000aDaa0000C
x:period+publish cKa000000dab0000C
x:period+that adCa0cB0DEaBaCbad
x:period+video 0C000g0DacFdaBB0a
x:period+what b0aabeaBDIg0aBEab
x:plan+publish aAa0000ba0a0000AF
x:plan+video aaaa0C0aaGc00000A
x:plan+what aaa0aa0AaKcb00000
x:predict+titled 00aa0Ea00a0aaFa0a
x:predict+video a0b00aa0a0a0AH0aa
x:predict+views a0a00aa000000F00a
x:predict+you 0a0000000000Ia00d
x:publish+should b0aA0baJ00000a00c
x:publish+that cFCa0baDab0aa0aAb
x:publish+time aabaabaUbAca0aaad
x:publish+video Hdb0adbabbA0a0aaL
x:publish+weekday cBb00a0Eab000B00A
x:publish+what dHa0baaCHeGc0aaaf
x:publish+when Fea0000C0Aa00000b
x:right+that AAaa0HaaDbaabb00a
x:right+video bEc00A0aBAb00A00A
x:right+you aa000000aaa0R0a0i
x:rival+what bb00a00aRbca00b0d
x:serial+that a0cD0000B00B0aB0e
x:serial+video gcdYA0Acb0bAaa0ac
x:should+that C0C00Daa0bCa0000g
x:should+time a0000aAHaaa00000c
x:should+titled a0Ca0bIa000a0a0ac
x:should+video BadAaBBEaaAbabCAc
x:should+what baa0aecFbaBa0aBBG
x:should+write FACaaeG0aaa00aabb
x:stuck+video AAc00aAAAABb0aaaA
x:stuck+what aA000a0BaBCB0a00e
x:suggest+title 00a00aJ000b00a0ac
x:suggest+video baabccDaaEFa00aAb
x:suggest+what ba000000DCA0A000e
x:super+time ba0aaa0Fa0aa00E0c
x:super+video GaaBAbaEbbAAababa
x:super+views HAc0a00A00aa0a00a
x:super+what FaBAAbaCbb0c0bBa0
x:super+which Fbc00a0ACabD0aaab
x:that+time cDbF000ba0AaaaA0a
x:that+video 00Bcaa00CcAcBbBaE
x:that+watching GbE0ac0000aaaaa0b
x:that+what A0AaaaabAACB00a0b
x:that+would Cacbbbba0aFaBFaA0
x:that+write C0D00b000000000Ad
x:think+video 00aa0Ka000a0ac00c
x:think+you 000a0K0000a0bb00c
x:time+video daa0a0aPCcdba0aaC
x:time+what 0a0aAbaJbbda00a0C
x:time+which caaa0aAJaA000000d
x:title+video aae00dP000aa0c0bD
x:titled+views a0Fa0ab0000a0B00a
x:titled+would 00cF0Ab000aa0Ea0b
x:titled+write a0Ba0bIa000a0a00c
x:video+views JBCAaeaaaaceaLabf
x:video+watching Bb0A00acB0CbaAaaA
x:video+weekday dHcAac0Fa0ab0AaaA
x:video+what EGD0acCEiAbBaEAap
x:video+when Feaa0a0C0Eaa00B0d
x:video+which EAcAbbaEaEBaaba0g
x:video+would fbccaGB0abBb0OC0i
x:video+write F0b00cbc00ba000G0
x:video+yes AAbA0B0Caaca00aAa
x:video+you ecAcaDCAaaCaGf0Cb
x:views+what Eac0a00aaaba0E00B
x:views+which Faba0abB000a0B00b
x:views+would b0b00A0000000D000
x:watching+what Bb00aa00C0Ca0a00b
x:weekday+what bFa0aa0caEAa000aa
x:what+would ba0a0000abGaaBaa0
x:what+you a0a0aCAAab0aBc00D
x:would+you C0a00DDA0aa00e0Ac
z:amount E0aa0c0000aa0Ia0e
z:ask a0a0Da000000000Aa
z:channel cacC0DaAa0aA0a0aA
z:comment b0a0K00000000000f
z:demand 000a0E0aaab000F0c
z:does cDFA0b0aaacaaBa0B
z:fare 0BCabFAaDbbcbd0aD
z:figure FACa00abaaaADAaaf
z:good 00CaaEab0abb0aCaa
z:grow GBcBDcacdcaA0aC0a
z:idea a00a0Eaa00B0a0B0c
z:make DECcabBc0EDd00aah
z:money b00aaA00aab0a000I
z:next 0a000a00BAF00000d
z:own FaAacbbDbbDbbaabG
z:people D00Ca000b00a00b0B
z:period DDdbb0baB00DbAb00
z:plan baa0a00baWbaa0a0h
z:publish Fha0aaaJEAaA0aaai
z:right aAa0bB0b00caG000A
z:season Dba0aa00b0Ba00DAb
z:super aaaBAa0ACabB0aA0b
z:that 0D0Baaaba00bBa0Aa
z:time 00Abad0AC0aaaaBaF
z:titled aadDaDBaaaaCbGbAe
z:video GkbcDbcDcCCCbbdaJ
z:views ccHAaaa0aaaH0a0ab
z:watching ba00000BGaa00000a
z:weekday c0baaa00aGaa00a0H
z:yes aAaa0Kaaa0aaaBa0d
`;
