// Written by npm run learn, from docs/evaluation/ask-questions.csv. Not to be edited.

/** The words that are known, then a row a feature: its name, and a letter for each outcome. */
export const WEIGHTS = `
1 10 100 17% 2 20 3 30 4 5 50 5pm 6 60 7 a abandoned about above abt according account accuracy actually ad add ads adsense advice after again against age ahead ai air airfryer algorithm all allowed already always am among amountk an and another answer any anybody anyone anything appeal april are around as ask asked asking at audience audio autumn average away back background bad badly be beat been bees before behind being believe below best better between big biggest block blurb boat bonsai book boring box brainstorm brand bread break bring brisket budget build building but buy by cake calendar call called calls came camera can canoe cant capcut card cards cat ce cest challenge change channel channels charge chatgpt cheap check chess christmas claim cleaning click close cold color combien come comes coming comment commenters comments community como company compare compared competitor competitors content convert cook cooking copyright could count cover covered crochet cuantas cuanto curious cut das date davinci day days de dead deadline delete demand desc description diaries diary did die difference disregard do documentary does dog doing done dont down draft drone drop dropped du due dying each earn earned earnings eat edit editing editor ein el elden election email empty en end enough ep episode episodes essay estimate estimates euros even evening ever every everyone everything expect expected explain export far feel feeling feels few fill film filming find finished first fishing fit five fix flip flop folks follow food footage for forecast forecasts form fps free friday friend from full fur gaming garden gardening gate general get gets getting give given go goes going good google got green grow growing gta guess guesses guide guitar gut had half hand happened has hashtags hate have havent having he headline help her here highest hiking his history hit holding home honest hook hot hour hours house how hows hundred i ich id idea ideas idee if ignore im in income india instructions interest interesting into intro iphone is isnt it its ive jai january japan je job joke june just kayak keep kids kindly kitchen knife knitting know la laptop last late lately latest lathe le leave lecture left legal lens les less lesson lessons let lets life light lights like linus lisbon list live livestream livestreams lol long longer look looking lose losing lot love low ma made make making many march married matter may me mean median mein meine mi mic microphone might mine minecraft minutes mir mis miss mit moment monday money month months more morning moss most move mrbeast much music must my nachstes nah name names need needed needs never new newest news next niche night no nobody noch noise normal normally not november now number numbers o october of off often ok old on one ones online only open options or other others ought our out over overdue overview own paid pain para part password past pay peak people per perform performance performing phone piano plan planned planning play playlist please pls podcast pokemon popular por post posted posting potential pottery pounds pour ppl predict predictions premiere pretend previous print project prompt propose publish published publishing pull pumpkin put python q qual que questions quick quit quoi rank rate rather reach read real really received recent recipe recipes reckon recommend record recurring red release released reliable remind remove reply report requested requests restoration results retention revenue review rewrite right ring rivals rn rome rpm rules run running said saturday say says schedule scheduled score script search searching season second see seem sense seo serie series set shall sharpening shed shoot short shorts should show sich silksong since sir six sleep slot slow small smart smth so sobre soll some someone something song sony sound sourdough sponsor spring stand stands stardew start stats steam still stop stream streams street strike strong stuck stuff subject subs subscriber subscribers subtitles success suggest suggestions summarise sunday supposed sur system tags take talk tank tax tea tech tell ten text than thanks that the their them there these they thing things think thinking this those thoughts thousand three through thumbnail thumbnails thursday tiktok time times tips titel title titledtext titles titulo to today told tomorrow tonight too tool top topic topics total tour townsends track train translate travel trend trending trip true trust try tu tuesday turn tutorial tutorials two typical u uber ukulele um un under une until up upcoming update upload uploaded uploads ur us use usual usually van veritasium version vid video videos vids viele view viewers views violin vistas vlog vlogs voice vs w wait want wanted wants war was waste watch watched watches watching way we weakest wear weather wedding week weekday weekend weekly weeks welche well went were what whats when where whether which who whole whos why wie will win windows winter wise wish with without won wonder woodworking work worked working works world worse worst worth would write wrong year years yes yesterday yet you your youtube youtuber yt
1:ask aeH0iaAa00J0000aB
1:demand a0aaac0aa0caa0R0d
1:describe aab0aa000000000Me
1:does CaiHJAeEJ0eADeEio
1:fare ebGfbAa0CAdCIe0aB
1:figure NDBcCIacbbdBddbbg
1:good baeDaHagbadaaCBCF
1:how ACGcakDeeaeDACDdI
1:idea a0aaahC0aaOaaaDae
1:is cDC0DccbdJiIBBEek
1:make Ldh0I0Cbe0becacDE
1:many HcAaacababaLaAaac
1:money bca00b0aeabW00ca0
1:next Bca0aaabcOba0aC0e
1:own bBFGhbBccAIFged0B
1:people JaacCdabeadaabHaG
1:predict aadb0ieababaFZabd
1:publish bbdc0caIbcb000aaP
1:right cbbcaVaaebcbLbbad
1:should abbaaQa0acgbaadaI
1:suggest 0ECfehFEaeNjb000C
1:super aLbaHcaDBbEcdadcd
1:that cbJDaEBcaabaEccaf
1:time abbb0c0IaHbCaaE0j
1:title 00a00cPaa0a00aaad
1:titled c0JbaBa0aa0Ca00ac
1:video FGhDaEbc0cedabaGA
1:views DBKb0daba0aaa00ab
1:watching cHbCAcaaJbcaKabam
1:what bgbcDoBADFFHdDAba
1:when BccdcdaLdCcaAaHaA
1:which DfeDEcbgBGbDcAabD
1:why cabbba00aaabA0d0R
1:would adaDhWaAAAgdDCaCl
1:write b0b0abD00bFa0aa0B
1:you aa000C0000a0Je00c
@ask DdBBDeAa0e00bdG0A
@day ebCFceaJcKcgbaeaG
@gear bbAa0DaC0bbbaB0aB
@get ACCBbbc0CaAa0Cdd0
@judged aacBcCb00aACHaAae
@last aDfaDbacLba00aa0a
@like dbFbb0CbabAgEAc0I
@make 0gd0CF0BAC0Aced0G
@neutral lfB0cEeBd0FA0AcBN
@number aLIEACAgbfagbBeab
@one GBCCc0abeBDBa0Bbl
@own bBBCbbcb0EbCBdhbJ
@people 0abGC0ABacaccaJbe
@publish aCa0bAaGaBgbbAabE
@published bKDAaeaFCdecbBbbb
@rival caaa0000A0ab0000I
@subs Baa0A0000aDdaaa0C
@video DGCadjbaHDeaCdeDa
@views bDFBaaeCbbbC0Aaad
@you a0bcABAb0aAbCdb0I
b:%period > Peaaaa000dFe0a00c
b:< %many Pba00a0baaaf0A00b
b:< _ mAcBEKA0PglieAEbJ
b:< am Eaaa0a0g0H0Ca0a0b
b:< any aBc0FgEbGbFbabbd0
b:< are C0bBBdaCaabbD0aaa
b:< best fGa0abaCabFbaabaE
b:< can dbDedFaabaaa0C0aK
b:< did cAbcbgabGAcEIbbaE
b:< do NdeBJCbad0Bcb0bfd
b:< does eeCA0GaJdaaAccBa0
b:< give GBcaabbaAaHh0CaAc
b:< good 00aa00af00000aa0L
b:< has acbHBbaaKaabaaGam
b:< how befeDgDbbAcCAGBbK
b:< i blBbacbECbBIabABC
b:< im BBdacCb0baAb0acaI
b:< is hFbABBbA0bd0dcHdI
b:< list bIaDBa0aeaaaCaa0d
b:< make a0aaagG00aba0a0CG
b:< my d0DEbaEfbCmDb0aaK
b:< should aaaaaRbAabga0acaC
b:< show c0ba0a0aHJabDa00h
b:< tell eEIb0bc0Aajaa0C0H
b:< the acSbafBAaaacbaaBc
b:< titledtext c0JbaBa0aa0Ca00ac
b:< turn abaabc00a0aae00aT
b:< was c0IbAhAbbFaHaEb0k
b:< what BCfccBC0eaADceAAJ
b:< whats Cjd0bdaDFBdb0cCbM
b:< when CcbcccaPd0caA0AaD
b:< which 0ddCDcbfCGaEcAabA
b:< who Baaaad0abaaaa0b0N
b:< why cabbba00aaabA0d0R
b:< wie JBAa0aAabaaDBa0aj
b:< would aaACgMAabBda0caDc
b:< write 00a00aa000b0000aI
b:^ > CabbabaaacBAAbbaJ
b:^ _ eFecIKCbef0FfJcAj
b:^ how cCHea0accaaaFAbBa
b:^ i LbAaAbdcAba0bbAAD
b:^ is EeIbeFa0Aaacaa0ab
b:^ what bCbbAc0bagBaa0baP
b:^ which EFb0bdbaAaGcbbcaC
b:_ > FjBaeGHAjjmb0IIEC
b:_ ^ 0CBDdGBkgdFEaeHbf
b:_ a beHdDAHbbd0aBaFAj
b:_ and 0ABbbbab0caKbAaaD
b:_ by 0aaEbc00aB0R0c00n
b:_ do a0I000000D0a0A00j
b:_ for ccidbNHBdgb0cC0BJ
b:_ from abaEabCajPaa00caa
b:_ in iaaaIGHdBEedAeacA
b:_ is dbcBba00afAdBBE0M
b:_ me 0dgBdaGCCbLfacbcF
b:_ my 0cca0aBAcccCaa0HD
b:_ of LDCCbbecfBcbaAdcH
b:_ on ccCabChcceDbGbFaK
b:_ or cCdibGbgacbAbaDaW
b:_ the h0AH0gAcccAdEceaS
b:_ this abaaaba0BK0Maaban
b:_ to blEEcdcadGacaBaEJ
b:_ video dDObhFbbDaCAafaFl
b:a _ aDhdHIHeGgfab0fcG
b:a good BEca0bELdcEaacbAj
b:a video bai0DDBFaaBaaCEah
b:about _ cdEbbADa0aeBaC0Db
b:am i F0AbacagaGaFbBb0d
b:amountk > EDb0aeaaaabaaIbcA
b:an _ daaaaaa0CaNbaaa00
b:and _ eadGafA00CbLabaaC
b:are my Cabb000FBaaCb0a0c
b:at _ fbDF0gbIb0b00c00E
b:be _ abaDChd00ab00BaBH
b:better than EGBaacbDaa00Caa0l
b:brand _ 00Qa0b00b00000a0j
b:bring in 0ab0a0a0aabP0A00f
b:by _ Maaa0a0a0a0P0aa0u
b:can i dacacDaaaacbDDabM
b:can you bcGd0B0A000Cda00A
b:channel > icaD0HaCdHbb0C0ba
b:check ^ 00000M0aA0a000B0m
b:comments > b0a0O00000000000i
b:days > bCGbbaadJ00A0b00g
b:de _ gcBA0ECa0ae0aDABb
b:did _ ahdCdD00Kc0ba0a0G
b:did i Kadca00efJaDb000a
b:did the faHBDc0afaaEHaB0f
b:do > bDKbad00cbebaCb0D
b:do i dccCbAAbaFdfabbAS
b:do my HcbaBa0J0cbC0000k
b:do you 00aCbDa0aaDadDeaA
b:does _ 00bAc000B0aabaa0I
b:for _ fbBedBaGCcgbbdPEA
b:for a haabBABbbeBabNcDC
b:for me S0GbAbdB0cAABfabl
b:for my bb0aaACBaaBa0b0Da
b:for the 0bDcafFaaNGAbcdBk
b:for titledtext a0bbbCEaaaaaaCaFc
b:from _ agacbPaaObdcacGai
b:give me FBbaAabaBaJdaD00k
b:has the CbAa0aaac00a0aM0d
b:how do d0cAa0b0Ba0ab0a0N
b:how many CbAAEbbacaahBEAaA
b:how much dcbbaa000a0Naba0E
b:i _ nBBABEcIgBdfbAGaG
b:i get cabb0F000baIaba00
b:i have 0b0A0a0dbIAcaBa0B
b:i make baC00Aa00dBD0G00g
b:i need d0a00aa00dAa000BI
b:if i bccadDAEbcaaaLEag
b:in > aab0aaa0aabO0A00c
b:in _ ieBaFaEbeCAgCAEaC
b:in a 0aeaCCAbaFaaaddaI
b:in my EacaCgbaJBEc0D0Cl
b:in the bAecDCBADcFbfccBC
b:is _ gccdbCBcCBADaaH0A
b:is it FcDGcedcb0a0bBbaH
b:is my EEF0ce0bbkcaa0a0N
b:is the DEEBDhaAdbacbCebC
b:is there aa000L0caD0C0ga0e
b:it > aC00adacADDcFdbBa
b:it _ caeB0bdabbbGDCDaB
b:kindly ^ DabaabD0BBAA0aADj
b:last video bkb0a00aF00a000AL
b:lately > bIaaa000Iab000A0k
b:many views fI0a0a00000b0D00c
b:me > 0BHdbgdLbcaBdBbbE
b:me _ GbcbbaDacaANabaaf
b:me a eFb0abdaa0ba0D0aJ
b:me the OgcbDbcdDadAAaaaD
b:month > bAaaaIaaFCebbDbae
b:my _ ghMT0eAcgbCge0cCG
b:my audience E00abBaBaaFa0b00g
b:my channel eDbCb0aDefDCaBaaC
b:my last dAb0a0aabaaaB00AJ
b:my video hdPbahdfacbcab0aZ
b:my videos E0bbGa0CacbA0a0c0
b:my viewers daabDDAFaaAaaacbA
b:now > EbFaabdb0DJbcbD0j
b:of _ fiJfaBc0DbBfCCAaJ
b:of my aFEDeCcaacdDAbbBc
b:of the fddHCBa0BLbdaagCC
b:on _ ecHdaBFbHbiCbA0A0
b:on my dHACgAhAbCBAAAaaB
b:on the b0CabLBb0GdcbdBcc
b:one _ BcfEaEAaaaFbaaAab
b:or _ eadKbVbcaccbecdaE
b:please > CbHbae0aBBbf0Ba0B
b:please ^ cKgFBaadbBBAAc0Di
b:pls > bDBbBcabEBdCB0abd
b:report _ H0aa0a000a0N00a0r
b:should i ebcBbeaJafKcAbBAE
b:show me Gbba0a00G0acB000e
b:so ^ HaFb0cdaGFaaDeb0k
b:tax _ 00I0bdaE00a0a0J0m
b:tell me bDFCAbccDAlAbaC0C
b:that _ ecfAfcAEa0abI0F0F
b:the _ enNDcCaoj0JNcaCD0
b:the best bb0ac00AabaBa0BAH
b:the channel Gbaa0A0abIaA0b00f
b:the comments 0000N00000a000b0i
b:the description 00c0a0000a00000Jb
b:the last bKgAbaaBDa00A0a0d
b:the one bBPaabcab0a0aba0c
b:the video bEBb0gJba0aaacaFb
b:this week bB000aabEMac0a00h
b:time to a0bKBa0Gaab000b0i
b:titledtext > eeHddK0aCbcDdGbHj
b:titledtext ^ abca00d00a000M0B0
b:to _ ba00daBfb0ebaCDGJ
b:to be bbdDagBaDdAdC000I
b:to do a0aaaC00aIdaa00aA
b:today > bbb0a00a0bacaaa0P
b:upload > Kja000000aDC0000e
b:video > b0dccaeEeGFAadbaM
b:video about bbHaaFDaabcbaDa0g
b:video de cIaaaDB0b0eaaDa0d
b:video on 0cA0AdBEabb0aFEBi
b:videos > dAfaJdaBecbb0badU
b:views > hdG0aGaGcaaGbeaab
b:views for g0e00baA000B0O0a0
b:views on bCMA0a0Baa0a0j00a
b:want to a0dahBbbBaBB00HaE
b:week > abA0aa00IIaaaa00i
b:what _ 0caaBcccBaJcaFbaA
b:what are fbAcAF00Dcba0c00H
b:what did bba0D00cDDbIAaa0l
b:what do Caa0aaDaaFdBaa0Ac
b:what is JacAabadbDBcaac0E
b:what to aa00aaGaabQa0a00l
b:what would Bb0B0eAabaDa0F0ab
b:whats my EdbBcaaDabdB0c00I
b:whats the BcbbdaaEcbebaAGaJ
b:which _ aa0aa00aabacDab0J
b:which of BAaIc00aB0aAa000h
b:with the bAFcaCa0BabIaacae
b:would a aacE0fa0a0b00La00
b:yet > AdAaCda0FbHaaaa0e
b:you ^ AcJeE000ABfCfcaAA
bias 0gAbcEjkeCB0bpDiZ
c:amount LKCfhnbeffbPcVgea
c:ask 0lIdZjfdkiCeakJbm
c:channel Zgggjdd0ZhMdedecn
c:comment gdFdZeaccmdcbchbI
c:demand BikdAadd0iocbAZcw
c:describe edbhQrfecfjecffZn
c:does iIBD0iobM0iADiZiE
c:earn iknheCb0gdgZbdcbC
c:fare NSTWkCmjHnkCccjif
c:figure ZIQ0AkkaeigcEPlit
c:good ac0GfSBBdoCCGih0A
c:grow IbDSEvddIpfBHbQfl
c:how IIPBdpBogfk0JG0dE
c:idea rnmhBZMfggZD0jL0z
c:is BBnHcFdCANidCkMnG
c:lamp gfhecRFafjhfZbaei
c:last lZekFnghZjiAIhhdm
c:make glladUFAacPBCajGe
c:many Z00bElefkefTcIAdg
c:money picjdd0ghiiZdcfCL
c:name cbheciZabgkcebbbJ
c:next iAngckd0QWZgeGgci
c:or EeaOaTdPm0mDCaKmv
c:own ZEA00fEd0HKDgizcC
c:people CikIZbBEGnfllhYif
c:period aWAfamcbgZdIlaJfp
c:plan ecmcdDfemZEkgafcA
c:predict edqhdCnddfBeZZeez
c:publish aSDhkiiZYichhdjep
c:question cb0aZba0bcaa00aeh
c:right FhhdhIdgFfBBZfbcr
c:rival edBfbdbdZiedbaebk
c:season HcgH0gCdgf0cbcZby
c:serial rhmZ0b0ChbjHedJaz
c:should hbcDdAQQgDAbAkcfA
c:stuck dInBcAAaEDQdaLhbn
c:subs ZbdeAAbbecBlccfaB
c:suggest DcbAenRG0cZfmbeb0
c:super MXmcLnfJbpbBfhIeC
c:that ANHleAacceJAJ0fCm
c:think DciBcZBAcdDDgeiac
c:time beaAoKbZaauhiF0hg
c:title cecfcsZdcdmdbIfex
c:titled jnTQdLNjbhmBkZkFv
c:video cYRBjRGdBhMblFtHz
c:views ZIPDhpnHkkhEbZhgv
c:watching kdDbddecZFEgLHhcv
c:weekday iNiReteZiJdicbgAf
c:what hCalJgefPMPAhIhjc
c:when CfafdebReDebAaNa0
c:where daGcbFEBbdICBfcbh
c:which CAnCHocHFFCbcD0fA
c:why lbedBdGabbBH0ANaa
c:would cmrafSFDjkOhcZfAi
c:write EBabbvN0diAabgfZF
c:yes b00bfZBGhfcfcADCp
c:you lhjfdB00hfbfZjmCX
f:accuracy:0 0bC00B00A0abEa00d
f:channel-figures:0 CcF0abafc00daG00D
f:channel-figures:1 Bab0A0a00aFeaaa0D
f:channel-figures:12 ba0acc0BcA0Bbaa0N
f:channel-figures:13 Ebab0a0baDaGaab0b
f:channel-figures:2 aBFDEbgEfdcAABcbA
f:channel-figures:3 BHdb0a0baa0G0a00c
f:channel-figures:4 Eadaa0aAEBAca0aa0
f:channel-figures:5 caFE0aaaa0Db0Baaf
f:channel-figures:6 FAaD0c0a0aa0a0C0f
f:channel-figures:8 aFebaa0HB0bE0a00f
f:channel-figures:9 CaBBccacbaabCa0BE
f:decline:0 Aebacc0baHCI00ac0
f:decline:10 Fbg0AaCbaaEd0bc0G
f:decline:11 caa00a0aaabD0aadL
f:decline:13 bB000000ab0e0000I
f:decline:4 dBFbc0aaabbF00CEf
f:decline:8 cbBc0FaDBbbbaC0aB
f:describe:0 00a00a0000a000aG0
f:due-next:0 bba0AbbbcMCaa000a
f:due-next:1 cGdcbcacAdJF0Ab0A
f:earnings:0 Bacbaa0abaaD0aaCG
f:forecast:1 a0ba0Fd0a0AaIaaad
f:forecast:2 a0D00b0000a0dD00C
f:interest:0 000eaI0a0ba000C00
f:interest:1 a0bFaiaB0D000aJ0e
f:judge-idea:10 CbaF0dc0dBdBaaFdC
f:judge-idea:11 aaGbaGaBaaaaaba0c
f:judge-idea:12 fEAB0B0CbdDAaB0af
f:judge-idea:13 0bJfDDHDdcibcGAEn
f:judge-idea:14 AEEbadbAd0AaABba0
f:judge-idea:3 bbBGabacaaaHaaaaa
f:judge-idea:7 00aa0L0000000a00f
f:judge-idea:8 CBga0dCa0A0aBc0BG
f:last-uploads:0 abfaHbbCEaaa0aa0D
f:last-uploads:1 aJg0abA0Haa00a00c
f:last-uploads:2 bFG0000bdaa00000a
f:last-uploads:3 HbGGb0a00ccbcB0ag
f:last-uploads:4 AEIdbc0adacbCaaaE
f:next-ideas:0 aacEacBIa0AcBacb0
f:next-ideas:2 ab0aC0aaa0eEaAG0d
f:next-ideas:3 aa0d0H0a0aFa00AAe
f:upload-figures:0 b0DcCcCacbCa0D0bb
f:upload-figures:1 bfAFaGBcAbd0cBbC0
f:viewer-requests:0 A0bacD0a00A000D00
f:viewer-requests:1 baEaDb0aadaaaabaH
f:viewer-requests:2 b0a0KB00aaa000aae
f:viewer-requests:4 BbbcIc0000a000aDd
f:watched-news:0 0cCbaaaaI0bbaba0C
f:when-to-upload:0 00aa0a0DaEaa00BAd
f:when-to-upload:2 CAda0c0E0c0aa0a0F
f:when-to-upload:3 D0A0aaaAccba00a0G
f:write-titles:0 0bAa0bCa00c00Ea00
k2:%amount > DCb0aeaaaabaaKaca
k2:%ask %own beeFGAaAaBacCaa00
k2:%ask a a0DaHbA000D00baAj
k2:%ask for a0aaNa00a0A00000g
k2:%ask to 0AbcfCbaCc0C0aEaD
k2:%channel > hbaC0EaBbFA00B0ab
k2:%comment > b0a0N000000000a0g
k2:%describe for 0aa00aa000a00a0Ib
k2:%does %own eaLa0a0BCCbEaba0j
k2:%does _ Ccbb0baaEbEbcb0aI
k2:%does the dDCabcaAdcaABaJaB
k2:%fare %own FDadab0AfFb0aa00A
k2:%fare > bbLGbF00cbcdDibab
k2:%fare _ cahBcA00Gbab0Ca0G
k2:%fare the adFACb0aeaaCFaA0d
k2:%figure %video EBe0aa0FaaaA0a00d
k2:%figure %views IceDa00c0a0a0d00F
k2:%figure > HaGfb0abAdEEBDaal
k2:%figure of DFEdba00aBbaaaa0b
k2:%good > I0CcaGbbaacdcdEaA
k2:%good _ aBbH0eBcba0aC0aCb
k2:%grow > LbECBbacfdba0aFaf
k2:%how %figure aAfa0aaaEa0aBba0H
k2:%how %make d0b0a0b0Ba00b0a0K
k2:%how %many BeaaCcbacaaFABaaD
k2:%idea for a0a0000aaaK00abaa
k2:%is %own GDBbbc0BaiaCbaa0E
k2:%is %people aBbFDea0Ga0aa0a0g
k2:%is %that E0AB0fcAaAbbcA0aH
k2:%is %you 0b000b000a00I000a
k2:%is _ agcdBicaEE0Ab0GAG
k2:%is a 0aabaJA0bcBa0bC0d
k2:%is the 0GBaEbaaafbaaAdaE
k2:%is there aaa00HabaDaB0eb0A
k2:%last %period FdA0a00B0a0Caa00b
k2:%last %video 0Ed0bbabDaa0a000F
k2:%make %own Aed00c0EbBdBbbaBL
k2:%make %you a0bBbFa0aaCabCdaB
k2:%make > EMEeAfbba0FebBbaf
k2:%make _ a0aaBJbb0baabbaEa
k2:%many %video OfcCa00aaa0b0a00a
k2:%many %views eDDa0a00000c0F00c
k2:%money > a0abaA0aa0cc0aAaL
k2:%next %video bCfcbaa0NaEaaAaae
k2:%or _ cacHaQacabbcBedaB
k2:%own %ask C0DcdcbA0AB0abBAA
k2:%own %channel HBCabebBaeEAaAabb
k2:%own %does FcaA0a0cbFDbaAa0e
k2:%own %figure cGAbabaCbbacBA0AB
k2:%own %grow JbgbaaaBDabEa0a0c
k2:%own %idea a0a000b0aaeaa0b0P
k2:%own %last AQbaaaaccaac0a000
k2:%own %make bb0BbEaabfbGaCCa0
k2:%own %money c0a000000caK000De
k2:%own %people AaAbCD0HcaDaabbbe
k2:%own %plan aa00Aa000Ida0A00b
k2:%own %publish aLG0aa0cfeGcaD00h
k2:%own %right cbacAc00AEaHC000e
k2:%own %rival bBa0000aMcaa0000e
k2:%own %suggest Daa00aa0acAba00BG
k2:%own %super MBa0aa0ababC00a0g
k2:%own %video aBKbEgdGegcA0gaAL
k2:%own %watching abaca0a0KCaaa000c
k2:%own > cAEccBdIbdbAcAbbG
k2:%own _ ofAMaLBBkCB0gCA0A
k2:%own a dDa00bc0aAa00C0aG
k2:%own get bbbb0C0a0baFaba0F
k2:%own the KebbCabcCacA0a0aC
k2:%own to aabCCFbAaCda000ad
k2:%people %ask b0acSE0aaab000b0h
k2:%people _ 00eAJbabdaacabD0G
k2:%period > D0idGBbdFbAFd0fbF
k2:%period ^ afKDaBaBbaeaa0d0D
k2:%period _ eGaa0aA0aOAaAacak
k2:%plan > aaaabA0aaSdaa0a0f
k2:%predict > Aba00a00a000KAa0f
k2:%publish > CcaAaa0EGEca00a0j
k2:%right > dBbDbA0cbbaAD0C0B
k2:%should %own gcfAbEaIbhGc0bA0K
k2:%stuck ^ ba0d0Ga0a0Obaa00h
k2:%suggest %own CCBaAf0dDacbcBAaD
k2:%super > gLbCAa0aAacA0a00c
k2:%super _ AgbaBaaeaaHbc0CaL
k2:%that %period CFdaaA0cFIcAbaaah
k2:%that > AB0BbAbb0CAdDdbBa
k2:%that _ efkEedbCacBMDAGbE
k2:%time %own D00bac0caEaEbBb0b
k2:%time > AEaab00cE0AaccaaE
k2:%time _ baIb00c0cdaaaBD0D
k2:%time for aaa000aJ0bc00B0ab
k2:%time to a0aHAa0Faab000b0e
k2:%title for 00b00bI000000a0aa
k2:%titled > ccFccH0aBbbCcEbFh
k2:%titled ^ abba00c000000J0A0
k2:%video %fare HcFAaC0acb0c0000c
k2:%video %is FbcaaBaabDEc0aaAb
k2:%video %make AAaCa0aFdcdFaA00d
k2:%video %own cD0B0FaaaFdaa00ae
k2:%video > Enk0DadDaB0CABcAK
k2:%video ^ CaCbAABAaba0CcBcb
k2:%video _ fLCIbbaabbdbab0Ee
k2:%video about bbGbaHDAbadaaDaBh
k2:%video de cFcA0GA0b0d0aC00d
k2:%video for Ia000cafab0a0d0aN
k2:%video in c0aaaiABB0Gb0a0aI
k2:%video of DhhBAGbdMabc00cBC
k2:%video on Cbcd0CE0bBdabBCGi
k2:%views > dgFbaBaFbabHbBaa0
k2:%views on bBJA0a0Aa00a0h000
k2:%weekday > cA0habaBaGabaabaM
k2:%what %does aa000a00Ddba0Eb0D
k2:%what %fare cHa0C00bABcEAAa0h
k2:%what %is 0Bbb0C0dAE0cacc0H
k2:%what %make Baa0abBa0AEAaa0Ad
k2:%what %own EAa0aAb0ea0Gac0bA
k2:%what %time cab0ba0HaHba0aB0c
k2:%what %would Bb0A0d0babFa0C000
k2:%what _ bacaDfadLBDfaIcaa
k2:%what the AcFccbaDdceEBaEaD
k2:%what to a000aaEaabMa0a00i
k2:%which %time baab0a0Kaa0000B0b
k2:%which %video 0Aa0ababCL0Aa0a0g
k2:%which _ aa0aa00aababCaa0K
k2:%would %own a0a0bC0b0aFaEb00c
k2:%would %you BaB0CaCBAAc0cc0Ab
k2:%would a aacC0ca0a0b00J0a0
k2:%write than DEBaabaC0000C0a0i
k2:%yes > aBCdaJ0B0aaaa0bae
k2:%you ^ 0aFdDD00ABeBefaBB
k2:%you _ aae00ab000DaIB0ac
k2:< %describe 0ab00a000000000Jc
k2:< %does eAaGADaFEacabcFbl
k2:< %fare dbEdaAa0BAcCFc0aA
k2:< %figure LCAbCb0bbaaBbaaae
k2:< %good aadC0FaebacaaBABE
k2:< %how ABFbAhCddacCABCcB
k2:< %idea a0a00fB0aaKaaaCad
k2:< %is dDdBBDcEadfbCbGdA
k2:< %make Ice0GcCad0acbabCD
k2:< %many Fb0aababaaaI0Aaab
k2:< %money bba00a0ad0aQ00ba0
k2:< %own aBDEfbBbdAGEedc0B
k2:< %people Aa0bCcaadaaaabG0G
k2:< %predict aacb0gd0babaDWaac
k2:< %should aaaaaMb0abfa00caG
k2:< %suggest 0DBdbeDDacBha0A0E
k2:< %super aIbaFbaCBbDccacbc
k2:< %time aaab0b0GaFaBa0D0h
k2:< %title 00a00bLa00a00aa0c
k2:< %video EEfCaCbb0bccaaaEA
k2:< %watching bFbBAb0aGbbaHaaaj
k2:< %what bebcCkAACEDFcCAba
k2:< %when BbbcbbaKcBcaA0A0B
k2:< %which CdcCDcbeBEaCbAaaC
k2:< %why baaaaa00aaaa00c0N
k2:< %would 0a0CfOabAAecCCaBi
k2:< %write b0a00bC00bE00a00B
k2:< _ iAbADIA0LeigdADbH
k2:< any aBb0DeDaEaEaaabc0
k2:< can cbCdcE0aaaaa0B0aH
k2:< show b0aa0a0aFGaaCa00f
k2:< the abOaaeA0a0abaaaBb
k2:^ %good ba0b0Uba00bbaa0ae
k2:^ %how cCFda00bb0aaDAbAa
k2:^ %is EaEAeBaa00abaa0aA
k2:^ %make a0aC0I0C00a0a0dAh
k2:^ %own KbbcAeEbAdBbbADBf
k2:^ %suggest AbaHAhEcaCGDaa0bj
k2:^ %what EDbb0e0bAc0aDcbaH
k2:^ _ dDdbFIBbde0EdGbAh
k2:_ %ask 0acbAEabaaea00B0I
k2:_ %does cFfcba0aEcbc0aH0G
k2:_ %fare fagGaaA00aAbaCaaI
k2:_ %good b0Ab0BabaaAbAadaK
k2:_ %grow bbdH0babaAcaabG0E
k2:_ %idea a0baaIb0a0FA0bbae
k2:_ %is gafG0gBaDgLb0bCaF
k2:_ %make AcIaaFaaDCaa0A00n
k2:_ %next bbaaAcCaHcca0aa0G
k2:_ %or aBdgaIafabbBdbCaO
k2:_ %own Bfh0bdFABaGBbdbCH
k2:_ %period BAaA0b00aHah0aa0D
k2:_ %publish Gdca0b0BHcaa0000b
k2:_ %that ddIbAcdCaGaD00cBg
k2:_ %video phZfajakNcgHAfEDo
k2:_ > DgA0dEFAggja0GGDC
k2:_ ^ 0BBCcFBhecED0cFbd
k2:_ a bdFcCAFbac0aB0EAg
k2:_ and 00Abbaaa0baHbAaaC
k2:_ by 0aaDab000A0N0b00j
k2:_ for bbgcaJFBceb0bB0BG
k2:_ from aa0CaaBahL0a00b0a
k2:_ in g000GEFcADdcAdabA
k2:_ of ICBBbbdbeAbb0AcbF
k2:_ on bbBabBfbbdCbEaDaH
k2:_ the f0AF0eAbbb0cCbcaN
k2:_ to aiDCbcb0cEabaBaDH
k2:a %good AAea0FCHacEaacb0h
k2:a %video d0maDQBCdacacC0Dc
k2:a _ aCfcFGFdFeeaa0ebE
k2:about _ bcDaaACa0acAaB0Cb
k2:and _ d0cFae000BbIabaaB
k2:by _ Jaaa0a00000L0aa0p
k2:can %own cacacCaaaacaCCaaJ
k2:for %own LaCc0EaDac00AgaBj
k2:for %period 0a0000a0a0IE00a0i
k2:for %titled a0bbaBD0aaaaaBaEb
k2:for _ dbAdcAaFBceaacLDA
k2:for a f0abBABbbdAabJbCB
k2:for the 0aCbadEaaKE0abcAh
k2:from %own b0B00a000Laa000ag
k2:from _ aeabaL0aKacbabEag
k2:if %own bbcaeDADbbaaaIDa0
k2:in %own DabaBebaGBDb0C0Bi
k2:in %period cED0ab000cBF0000i
k2:in _ gdB0DaDadBAeBAD0B
k2:in a 0acaBBAaaEaaaccaG
k2:in the aAdbCBBACbDbdbbBB
k2:lately > aGaaa000Gaa000A0h
k2:now > DaEaaacb0CGbbbC0g
k2:of %own H0BDdababcaCCbaBe
k2:of _ dgHdaAb0CbBeBBAaG
k2:of the eccFBAa0AIbcaafBB
k2:on %own cG0Be0fAbBBA0A0aA
k2:on _ dcFcaBEbFbgBaA0A0
k2:on the a0BaaIBa0EcbbcAbb
k2:please > BbFaac00BAae0Ba0B
k2:please ^ bHeDBaacbAAAAb0Cg
k2:show %own D0ba0a0aEEabA000g
k2:the %channel Dbba0A0aFEa0ab00f
k2:the %comment a000L00000a000b0g
k2:the %last bOh0aaaBAa00B0a0d
k2:the %next aIfb0FaGcdcaaab0B
k2:the %super IfccbaaAbcbAAaCAH
k2:the %that aBLa0bbaa0a00aa0b
k2:the %time aaaa0AaOaaAa00a0h
k2:the %video 0B0AbjHababaDbaDC
k2:the _ djKCcBakh0GKbaBC0
k2:to %make cabaBE0abFEbabaab
k2:to _ ba00caBeb0dbaBCEH
k3:%how %make %own c0000aa00a0000a0H
k3:%is %own _ baBa00000h0c0000O
k3:%is the _ AaecCa0b0B0a0Cb0E
k3:%last %period > Jka00000Ba0C0000a
k3:%last %video > FfaAaa0ac00A000AG
k3:%make %own %video GbbbaD0D0dDB0000h
k3:%or _ > c0aKaF000aaaAb00g
k3:%own %channel > gb0C0BaBbaCb0C0aC
k3:%own %last %video Ba00baaaaaaa0000H
k3:%own %video > Acc0HagAab0BC00cE
k3:%own _ %video bbFCaaA0aaab0aACa
k3:%own _ > HB0dCiDCBHFcbAaaq
k3:%period _ > eGaaa0A0aQaaA0c0j
k3:%should %own _ 000C0caG0bB00aB0e
k3:%that %period > 0Ca0ab00GHaaaaa0g
k3:%that _ > bbjD0f00baFPBaba0
k3:%video about _ aaEaaBD0a0caaCaBe
k3:%what %is the Cac0DD0bBeaa0aa0B
k3:%what %make %own Caa0abCa0EaB0a0Af
k3:< %fare the cb0aaa00b00FG0B0d
k3:< %how %figure aAfa0aaaEa0aBba0H
k3:< %how %make c0aA0Aa00a00a0a0I
k3:< %how %many edi0FbaAbaaGbc0aO
k3:< %is %own aBCc0c0aa0ab00a0I
k3:< %is %that FcgB0dAaaa0aaCbaI
k3:< %is the cJDCAd0ccd0aa0baF
k3:< %is there 0aa00HabaDaB0eb0A
k3:< %make %own 0aabAAaB0Acca00AG
k3:< %own _ aaA0cHbac0ABaaaaB
k3:< %should %own aaaa0Jbbabda00baI
k3:< %suggest %own aFAcacbbDaagaBa0J
k3:< %what %fare bEAbCa0b0BcFAAa0g
k3:< %what %is ABcbADacDDAcabb0A
k3:< %what %make Baa0abCaACCAaa0Af
k3:< %what %own BcdAAaaabadH0a00E
k3:< %what _ abc0BdAaAADdaEbaD
k3:< %what the AbBccbaDccdDa0EaF
k3:< %which %video 0Ca0aaabcK0C00a0g
k3:< _ %own AchaacFcCaBbaa0AJ
k3:< _ ^ 0Dbba0a00adaaab0J
k3:^ %suggest %own CaABBdBbaAaE00B0j
k3:^ _ > abBba0bCdaaa0BDaG
k3:_ %or _ a00daHab0aaabab0I
k3:_ %video > baLcfE0cEacaabBFg
k3:_ %video ^ a0DbCAAcaa00DaCbc
k3:_ ^ _ eFCBag00cbbHaBC0d
k3:_ for _ a0aaaE0abaca0abaJ
k3:_ in _ e0b0aCA000aa0aC0F
k3:_ of _ aaLe00aab0a00abaD
k3:a %video about 00e00E0000a0aC0Dc
k3:a %video on 00daAAAD0a00aBDad
k3:a _ > Eaa0EkAbaaaaabbAJ
k3:by _ > H0000a00000L0a00p
k3:for %own > F0GbAAcB0bbAaBabj
k3:for _ > a0baaC0EFbb0aa0ba
k3:for a %video 00a0AhBa00B00DaEa
k3:for the _ AaHa0a0a0Ea00aaDl
k3:in _ > fbDaCdAaaDCdaAb0F
k3:of _ > dafa0Aaaa0B0aCaaN
k3:on %own %channel dEcC0B0CcdEAaC00e
k3:on the _ 0aCaAI0abCbc0b0ab
k3:the _ %video cbI0bdBbcBdKDba0e
k3:the _ > EaJbACcabfbgabf0N
k3:the _ ^ c0aacaDa0DJa00Bag
k3:the _ of aabd000abDaa0a0aK
length:0 OcAeAkcddHBA0egbQ
length:1 DDpiKqlOJILaFt0kR
length:2 A0JJjN0icnhDdR0Aj
length:3 zhDBcMJDdDfibKEGa
length:4 HFBB0CCiaf0E0hDBi
n:ask>own cgfHIBaAbCadDbaa0
n:describe>own Ada0Lc000aa0000Cd
n:does>own HcJdbb0DdPjCcfdab
n:does>people bAcCEdbACbbabaKad
n:does>that DbAd0DadcbecCEH0a
n:does>titled a0AJ0Aaaa00aaDg0b
n:does>you bacBcGAabaDbCDfaa
n:fare>own HEbebc0AhHc0aaaAB
n:fare>that aBDcDe0aG0ad0Caab
n:figure>video GCgAaa0IaaaA0b0ae
n:figure>views HdgFa00d0bab0000G
n:good>time 0aaa0gaE0abaa0A0K
n:how>does iBJ0cac00Fad0bcaG
n:how>figure bAha0aabGa0aBba0K
n:how>is aEHd0A0aBaaajba0G
n:how>make e0cAa0b0Ba0ab0a0O
n:how>many CgabDcbadaaHACaaE
n:is>own TGCedhaecfdJeAdaE
n:is>people aCbHEgaaIa0aa0a0i
n:is>that F0EB0ne00Gdb0A0bF
n:is>you acaa0b0a0aa0K0a0B
n:lamp>lamp 0bba0C00b000Ja00d
n:last>period HeBab00C0b0Dbaa0c
n:last>video 0Ff0ccbbFaa0aa00H
n:make>own Agf0ac0GcCeCccbCP
n:make>people a0bEDb0A0aaaa0Ba0
n:make>that 0cbbaD0dBaHCbaaAb
n:make>you a0cBcGaaaaDacDfaD
n:many>does abda0000000J0aa0B
n:many>people C0Hbc0abc00aaAC00
n:many>video ThdDa00baa0c0a00b
n:many>views gFEa0baa000daI00d
n:next>video cDhdbaa0RaGaaBaaf
n:own>ask C0EdfdbA0BB0abCBA
n:own>channel KCCbcfbCagFAbBabc
n:own>does KddBdEbbcGacaaC0b
n:own>figure dIAcacbEbcbdCB0AC
n:own>grow JciBaaaBEbcGa0a0c
n:own>idea b0aaa0b0aagba0c0U
n:own>is FebbAAAcCe0a0DaaB
n:own>last AWcbabadcaad0a000
n:own>make edaBeMabcgFGbDCae
n:own>money d0b000000caN000Eg
n:own>next bCabacEaBaCaaC0ac
n:own>people AaAeBGaJfbEaaccba
n:own>plan aaa0Ab00aLea0A00b
n:own>publish aTH0aaachgHeaF00m
n:own>right EdbdAf00BECGB000h
n:own>rival bBa0a00aSdab0000g
n:own>serial aadO000000000000f
n:own>should bcIfDIcdAJfB0a0ah
n:own>stuck ba0E0DAaabHa0b00h
n:own>suggest Faba0aaaadAca00CI
n:own>super QCbAbaaacbcD00a0i
n:own>video bBNcFifJgidA0ibAO
n:own>watching bebdaaaaVCcaa000d
n:own>what aca0BAaaK0ba0000d
n:people>ask 00beXG0bbaca0ac0k
n:people>is BaAbBAadcabaa0GbC
n:publish>that a0g0000ALbaa0a000
n:should>own idhAcGaKbjIeAbB0O
n:suggest>own EECa0c0fEbbcdCBa0
n:that>fare EfLa0CaaaaAbcca0a
n:that>good BdAa0h0A0a0a00a0M
n:that>is fGAaCHa0cfBbBaaCe
n:that>period DHebaABcGKdAcbcak
n:that>time cDcKab0cF0Baab00f
n:time>or ac0a0e0N0A0000a0b
n:time>own FabcafEeaFcFbFb0a
n:time>should 0aa00a0Maaa00000f
n:video>does PabFbbaJffdaaAaae
n:video>earn aaccaa0Bba0O0000d
n:video>fare JCK0ababebaca0a0d
n:video>is Fhb0cbaFBEEdCaaAf
n:video>make ABbCaaaIfdeIaBa0e
n:video>or FAfAJ0acc0aA00aaa
n:video>own cEaB0I0aaIeaaa0bg
n:what>does 0dcaCcCdHEhI0EcAi
n:what>fare dJb0Ca0cCBdGAAa0k
n:what>is EAcbaCaeaIbeBdcaF
n:what>make CbaabcCa0BGAaa0Af
n:what>own GBb0aBc0fa0Iae0bB
n:what>should 0aaabdAca0Ab00aCL
n:what>that caBbCeaaAFdHBa0ad
n:what>time dac0baaKaJba0aB0d
n:what>would BcaAad0bbdGbaD0aE
n:when>does Gga0a000cbaa00E0C
n:when>is cEadbaaLaBaa00b0a
n:which>time caab0b0Obaaa00B0c
n:which>video 0Ab0bbacDPaBbaa0j
n:would>own b0aacD0b0aGaGc00d
n:would>you BbC0DbDBAAd0ddaBc
n:write>own aac00aa000aa000aL
n:you>ask a0ABdha000BaGa00F
n:you>is 0aaa0cabaAA0ba0aL
n:you>lamp 00000cA00000K000f
n:you>right a0000a00000aK000f
n:you>suggest 0aa0A0DBa00Gab0af
n:you>think 00aD0Ka000Aacde00
named suNRnGHjZnervO0IE
quoted giMKcHJfaeiAgUgDo
s:accuracy 0eGaaA0aD0beQbaaj
s:channel-figures WCDGi0hchd00cGed0
s:decline 0ed0eICbdBfahdCfZ
s:describe 0acaaba0aaca0aaR0
s:due-next eadaBdcddUI0b0a0a
s:earnings decfc0abbdfTccbKK
s:forecast IBecb0eadcE0DPbbf
s:interest cae0eCaBaDcbabYaj
s:judge-idea aAaEaQDAmfAAbCeBg
s:last-uploads CQICFgcAFhhfbbbcd
s:next-ideas cegaa0DEdeVaacDaa
s:series bdeR0B0a0aaB0ca0d
s:upload-figures dgGCDBFdcd0bbGaAc
s:viewer-requests 0dBfSGacbgcbabBAA
s:watched-news cAAdbbacY0ccbcbaA
s:when-to-upload FAgcbhbQdDfbbaCAE
s:write-titles 0dAcaeVbaiibaJabF
w:1 b0aQad0bdcabbbbaJ
w:3 ecB0QMAgecFdaba0i
w:30 aIHAbaFefbcaaCbab
w:5 aMbadaGabaAbC0b0g
w:6 aaacaGac0bfaaaB0N
w:a qgdnFZJmfifmjWCLK
w:about hkOhMYJaehleCCAHr
w:account S0aa0a000a0aa0b0i
w:adsense baa00a000d0j0000T
w:after acdAbhEeaJnb0IcAQ
w:all UJaabaajecBbdcbaE
w:am F0aeaaagcDaGbBEa0
w:amountk GJJcbh0dddAE0Fdce
w:an jcfecOaGAAJecKdac
w:and 0fgGBfeDbfcHcEfdV
w:any lQcdFcDcG0DaCcdg0
w:anyone a0acFba0Fa00a0G0g
w:anything dCdeFeafMQFBd0cam
w:are CdiJagbIBIBdaeAcB
w:around b0baabAGabbA00J0f
w:as IaGAb0CeaafBEaAaj
w:asking C00aSa00abc0a0c0i
w:at JeaDfheOFhfaAfaDG
w:audience GbdBCHaNcbDdaAhan
w:average dcHAabadacaAEaaaH
w:back dIdfecaa0aaCa0KaG
w:bad aaJa0Ga0a0baaadaa
w:badly acR00000a0000000k
w:be dclIaIDc0EbgCdbAG
w:been 0bJeHcabJfCa0ad0h
w:before accaACaBbFbCA0Fai
w:being 0a00bb000Aa0a0M0f
w:best sGbBggeQafKIcbaaI
w:better JDIBbmKAbccCCdceh
w:big P0a0bc000b0a0C00j
w:box 00ca0ba000aA0d0Ob
w:brand 00Ua0b00c0000aa0l
w:bread bcBbMfaaa0bbDEac0
w:bring IclEBdaaacdQ0Lbak
w:build ac0C00Gaaaeba0a0G
w:but aacEaP00abfaaBB0h
w:by JgeOAgbEdNgSagear
w:camera cadb0K0aaaaa0Fa0A
w:can j0AgeDbbcbbAaKbcV
w:canoe aabc0bGaaacC00bCC
w:change ac000aeAM0000Ea0e
w:channel S0iAeGcEk0Lcbbccb
w:channels Beba0aadZffaaa00b
w:check acOb0QfbQDdcabCbz
w:christmas d0cabeaaaaGacaNGc
w:combien KMdaada0aaba0Aaag
w:comment baf0Ca0aa0aa00caP
w:comments dbKbZcaaaabbabcau
w:compare daQbaba0aaaACf00b
w:compared JDLa0b0agc0A0daag
w:content dcdcBbbbblZacaKb0
w:could Ca0aAeaaCaJADCb0n
w:count LaB0cbaaaacb0H0ae
w:cover 00000NabA0b00000h
w:davinci 00000O00000000b0j
w:day ecH0dKBQdGebdAdam
w:days gCKdcBBgP0dBb0baf
w:de gDDabAAAcdKdbDCAg
w:dead caAeaa0acacaa0Y0d
w:desc aAeaahcaaaba0ebZg
w:description aagadebaabcaabbZo
w:did 00UgBhckGBgNKgfbe
w:die a0bA0F0eakba0aG0J
w:do IgBGDFfIdFbndAae0
w:does mkiddGbDgaheHGJbZ
w:doing CbCEabBbNacccbbae
w:done fJcaaAaabaLCaa0ag
w:down Ebdd0a00b00D00a0G
w:due aaab0b0a0Ob0a0a0c
w:each BEiL0a00d0a0a000b
w:earnings abca0ca0aa0V0b0af
w:editing baaabdBaaabba0a0Q
w:ein cbfaaNDaddBbbIaac
w:ep aehZada0Eb0baaa0d
w:episode dAKAaB0bfEbaabaBa
w:ever BNcbaa0cbacA0ab0B
w:every FacEaRadbcbc0c0Ae
w:everything dJbaaCaadAcDa0aaB
w:far aFhe0da0ca0DCJe0E
w:few aEcA0gAaIcGbaabCe
w:film ecedcFacbGEcbbaAN
w:first fcAHa0bCdGabaF00f
w:fix aaa00af00aaa0aa0P
w:for mucp0lQOfBJknKPZf
w:forecast aaba0eaaaaaaOGaae
w:friday afCaaaaC0LCb00aad
w:from kL0cDDagFHbHdebee
w:get BHiDgabcbg0B0OccG
w:getting BaHIbaadab0e0b00A
w:give HAebAFBbABGeeBa0j
w:go fCDDbAbDbbcbbDDBe
w:going HhFDaAaCbbcBchBaA
w:good cIHebcBKhcAcC0g0A
w:got DlPcagA0aBOgDe0ae
w:green abaaaLaAba0aHaAah
w:guide caba0F00bacJ0C0ae
w:happened 00L0aab0efcbCb0aI
w:has gfHK0gbaReCHfgFbj
w:have FWlcEj0hdEIgA0aCg
w:help babdBeKFbcCaaabaD
w:hit FaDa0baaHaccaB00d
w:hour Cbd0aM0DBcac0a0af
w:how EbDadgChabe0IK00a
w:i KFkleAdgfLBDBD0bE
w:ich Kdfa0AAabDBD0a00g
w:id AbHd00dBADacaCD0i
w:idea bbaa0Zbaa0jcAabad
w:ideas badabiGDaaWcDaccf
w:if fGg0fKcDeg0a0SEbi
w:im aBgeBDH0aAd0aadbG
w:in farnKaGgCbBLgaCaS
w:income acb00Aa0ca0Pa0aFi
w:interest 0aaaaC00ab0aa0M0g
w:into aaacaACbabbb0aCcL
w:is C0fadCcJachdk0PfO
w:it ecZBeBC0jfm0HBa0a
w:its abMcaNAadbdcadc0B
w:ive EabIbdBbcaHBaacaf
w:january bGcb0000amOM00a0l
w:just JMcbGfabaa0aaaa0k
w:keep AceOEfaaEbbaEeb0e
w:kindly EacaacEABBAA0bAFm
w:know aaDaHfaaEfBDccEad
w:last EDobJdcdFecHGbc0A
w:late eaaa0b0bBN0ab0A0b
w:lately bKbaaa0aKab000B0m
w:latest eMAb0a0aKaabc0aai
w:lessons bFaaFb0Bab0Ea0A0i
w:light abda0PcaaaAaAdabC
w:lights aaaaac00baaaK0B0B
w:like GAJ0paaaAdbcddDaO
w:linus afBaa000Tbaaaba0d
w:list iIcBCcabbMeaBEbaf
w:live 0DJbcbaAedcGadbBB
w:lol eCcACbaDbCAbbabDA
w:long GEnbBcDCabaGcdbaC
w:look caKgeeadbJ0bbaUbg
w:looking aOe0a00aa000a0I0m
w:made dGaBbeaab0aID0bad
w:make defecHHb0hJMcDaAf
w:making ccae0A0bCaEHa000a
w:many EbBAGcbadaajBGAaB
w:march cDGabba0akaEB000F
w:matter aaAa0a0NDa0ca0bdb
w:me CehhE0DaMiDTbndfF
w:mean P0000a0000b0Bb00l
w:mein GJDaabB0icABaa0Ah
w:money bacc0c00D0cLa000C
w:month Ca0cd0aEF0eecCIbb
w:months gBaaPa00ceBAaaJak
w:more BdihEkdfccBMaPEaF
w:morning bIea0d0Aab0ba0a0K
w:moss bbc0aE0acMga0JdAd
w:most iQeAHaaaBbc0caCbe
w:much fec0a0aacaaPcbBaI
w:my eIHHAfa0ndmJfHpHL
w:name aaccadT0b0da0b0aE
w:names b0fbbbS0caaa0b0cG
w:need AabaacFbaAcb0baEF
w:new cO0f0ebbXi0aabcad
w:newest dNbaa000a0000000c
w:news baFeaa0bBeab00a0K
w:next dgdbaFAHhORbb0bcl
w:no bbgdbZB0bbBbacaah
w:normal OfFcacaaaaaa0e0aD
w:now CADebffEbCZddcBaj
w:number Ab0baad0a0ai0M00I
w:numbers faaIacbabaDcCObag
w:of OACHhIojHffgJdKBm
w:off hEdJdd0aAd0BiaE0M
w:ok cbLcacAbbaabcEaaF
w:old cad0aKBaaaaabAb0E
w:on neLnqPDFCGmnALFCF
w:one GLSHfGedkhGd0Bdar
w:only NeaaaBbaaaa0aac0B
w:open 0a0a0A0gaNaa00b00
w:or dACOAHfJiAh0fEEjf
w:other aaC0ba00Mdbb0000a
w:out bKeibAbDKGmCCdd00
w:over gDFEacafb00B0BGcc
w:past hOgbabaaLabAMbe0j
w:pay aadaaG0abaaLaaa0e
w:people bcLFhAJbjbgbb0KaA
w:per HfhC0b0babbUaf0aa
w:performance FcUg0fa0g00aaCaad
w:plan aa00BA0aaGda00aaB
w:planned baaaaa0aaTc0000Ag
w:please 0KBEAgbd0DagB0aEh
w:pls cFBbBdC0EBeCB0bAi
w:post dFjbacaPEd0eaHaac
w:posting cbca000QGbb00000i
w:potential 00aaaN00aaHabib0a
w:premiere 00Haad0Hba0000D0j
w:publish Aaca0b0HBIcb00a0g
w:put AK0dbdB0GdgcbaaAG
w:que gEcBKGcdD0JdaC0as
w:questions ba0aRb00aba000abd
w:quick U0aa0a000000a0a0l
w:rate fab0aN00aaca0ca0H
w:really baAa0caaaGbaMa0af
w:recent eKcaab0aP0aacaa0h
w:recipe 0aac0OaKbbca0caah
w:recommend aabKakdLacCaaadbF
w:record Ea0a0daadadbL00aD
w:recurring ameZRfaabaaba0b0k
w:red abda0F0000baOaa0g
w:report IaHbbebaJbaQGcbbz
w:results 0aZCaaaabfba00bbm
w:retention b0aaea00m0a000a0Z
w:revenue aadaaa0aaa0Y0aaaj
w:right IbAcb00CadGG00a0l
w:ring blLaababbacDbabaQ
w:rpm fabcaa0ceabV00eaI
w:rules a0caac0000aabb00P
w:run bckJ0Cb0caDcbQaaf
w:say CaBBiia0aGbcAcBBK
w:season aEce0a0b0a0a00Nac
w:see JDBdaFbeAacaOAcbq
w:series ghfZc0BcAdd0bbaaf
w:short aMFbclCAgbcdcabWe
w:shorts ZJihcceGgeAIbdcbd
w:should jge0AGdKb0GbadBBE
w:show EAbcdcabGKbdEbBcd
w:since bZeAba0addcKbaa0i
w:slot fa0a0a0N00c00000a
w:so EHFdacdaGGc0ChcAi
w:some 00Bc0cNabaAA0babc
w:something ddCbacKeH0dbabc0G
w:sourdough ceNcaA0cb00a00acG
w:start dGcaagCGaacaa0B0E
w:stats NbMbababaCbbaeabf
w:still bedRhaadBHcebbZen
w:stop abeNDgaaa00a0caaD
w:streams Mdaadb0BaaaG0a00g
w:stuff CGecadFagFcMaaHao
w:subs K0aabAbaa0Dbabb0c
w:suggest a0aadbBD0aN000aaf
w:tax 0EHbcfaF0aahaaLFn
w:tech efcKac0dQaaGa0Dak
w:tell bCNB0cedABqAcaHaD
w:text aac00aa0a00ca0aQd
w:than LEdFbhABcccFDKbat
w:that idbnAiGD0BOjGfGFE
w:the kBRbHtaDDHlIbgAHd
w:there bDbAbLbFbEcCaifaa
w:they eGjGHeaADadAbaaaC
w:thing HibIAFaabIA0abeak
w:this 0NrddAEfEJdNhFgca
w:three bQBCAeDdabE00acak
w:time GEiObcaReggdCCEaq
w:tips agdabb0cObbba0bAM
w:title ccbcagVc0bfaaOcba
w:titledtext hkQNcJLhbfkBiZiEr
w:titles aaaaaeXaa0aa0abag
w:to iee0ebfKcPDfiabIM
w:today cccaaaaa0Radcab0I
w:tomorrow abbaba000C0c00cBL
w:top 0MaaJa0aaabaa0a0k
w:topic baabaiEaacECa0SEp
w:total Hccaaa0aacaOaa00g
w:tour gcKbBJaabAb0bDa0f
w:trend a0bHaAa0bajBB00aE
w:tuesday cKeMagaMbcbca0aag
w:turn abcbcdaaa0Naf00aN
w:tutorial cbOb0b0aa00a0Fabe
w:two 0DFObbaf0ed0b0d0B
w:u abfaaDA000aaEa00F
w:uber cbb0aKCacbcb0JaCf
w:un ceda0CBaa0daaJaaI
w:under 0eCcTfacabba0aa0C
w:up kgXmMAabJbJffeEbh
w:upload EhGbadbdcaFAabacL
w:uploaded CFaaaa0bObcaa0b0j
w:uploads GHnhbhbPZCdcacbbk
w:use a00a0aaababa0aa0L
w:usual eEHa0dbaa00b0E0Cc
w:usually DBcad00LbaaaAb00c
w:vid hcJfKeDbbaJeCfaAA
w:video bbEugSKcAdBghJcH0
w:videos QNzeFidFhTgEFgbgC
w:vids aGdbccaaJ0cBC0aab
w:view haecaaaBaabIAG0aE
w:viewers cbdCR00Gcb0baagbc
w:views YNJJeekGggc0aGfdw
w:vlog bbLb0C0aabbaFbaac
w:vs HfdcbHCCa0bCIfDak
w:want bafdPAcbBaABa0Hai
w:was abQfBDbgeFjHFDebh
w:watch faCabEbFBbAaaFb0c
w:watched HfHbb0aeCabbaca0F
w:we IBg0bA0ccbCbaGa0A
w:week faBGbcBeFLDebCh0f
w:weekday 00000a0O00a000b0i
w:well afEb0b0A000aIA00d
w:were eK0cabAAdeAbJAa0a
w:what eLmeCmBfbGMEeKccB
w:whats PljaceaJMGhc0kCcI
w:when CeaecdaSd0dbAaCaD
w:where cbGbaDDcacHBBebbe
w:which 0CiDFjcdHFDabD0da
w:who AaabceabAaaaa0daV
w:why dbccDbFaabacAAe0M
w:wie LDAa0aAabbaEBb0al
w:will eaidbcEbbbecbFbaZ
w:with k0KSe0AbAaACbdcBh
w:work aAghaMa0b0D0BeaaF
w:worse ccbPabaF0b0a00a0d
w:worst aOdccaBcdbcaaaa0J
w:worth gcARaBbgca0Tbbbak
w:would cAgabFDDgdMfaRcCo
w:write 00ea0be0aadb00aOG
w:year bic0ecaBfBAFaaLaI
w:yet Ge0cJbabGbIccaaah
w:you c0FbafAaccAaFAiBL
w:your ccdbaccBbaEbYcbc0
w:youtube BabbadaaebaHaaf0R
w:youtuber aabaabaaaaacaaaaR
x:amount+is Oac0bcaa0aaDaEa0h
x:amount+own Fcebbb0baabIA0a0D
x:amount+that Jcbabbaa00aaBJa0g
x:amount+would Faa00ea000babJ00b
x:ask+comment a0F0C000000000c0d
x:ask+does CFefDC000BabAab0b
x:ask+how BF0bH000000a0a00j
x:ask+is GbgGDdca0bfC0aBaC
x:ask+make 0cacFC0bAC0baaA0c
x:ask+many C0A0GA00000a0a00h
x:ask+own CdCBCCbbaagbBddAJ
x:ask+people DaceYEaacabaaaeaj
x:ask+suggest b0a00BBAaaKBa0aah
x:ask+super daaAKbbBab0c00a0D
x:ask+that EaaBja0bbaBc0aB0J
x:ask+video eaCgabbd0CJ0Bba0H
x:ask+what adbAM00bb0fCaaDAd
x:ask+would a0CAebaaa0BaBba0G
x:ask+you a0AAcf0aa00ABb0AH
x:channel+does eb0BbCaAAF0B0Aaae
x:channel+fare FcbA0A00C00a0a00d
x:channel+figure FcGd0b0aBbEaaa00e
x:channel+how Pbe0a000baaB0C00h
x:channel+idea b0000b00abM00000e
x:channel+is ecbacdaAJaG0Aaa0E
x:channel+make BcbCaa00AFBB0a00h
x:channel+own DAacddbAG0CDb0aaa
x:channel+that bEbaaB0aAeaCac00E
x:channel+video ecDbaB0bFb0bbb00H
x:channel+watching dabBa00aObbaa000b
x:channel+what eEa0ac00GfFA0000c
x:comment+how aad0Aa00a0aa00b0K
x:comment+is 00BaI00000000aa0f
x:comment+own caGaCa0aa00a0a000
x:comment+what 00BaH00000000a00f
x:demand+fare Dcae0A0A00aaaBH0b
x:demand+idea a0aBBBa0aaeAA000C
x:demand+is baaAAA0aacaaAaQ0j
x:demand+own Cc0cBDa00bcaA0b0E
x:describe+make 00baBd000aaaaaaK0
x:describe+own aaeaEdaaabbaaa0Ue
x:describe+video aaBcKgbbabcaaaaUh
x:describe+write 00a00aa000a0000Gb
x:does+earn abca0B00ba0H00a0C
x:does+fare fFGe0cbdCa0HIdeaa
x:does+figure bEEbAbaA0bBbGcaaf
x:does+grow BGdFDdAafAagaCg0H
x:does+how gDKbedcaBBadCAe0H
x:does+idea bcBCCBabD0AAC0f0e
x:does+is CAeaCeaBCacaEBeBB
x:does+lamp 0aba00B0a0aaH0A0d
x:does+last GBgAba00Ea0aC0a0c
x:does+make cdgD00cEcD0DBDaa0
x:does+many eEGAba00bbacbd0aK
x:does+next 0CdC0c0cbbDaaCc0D
x:does+or EccAAF0AbA0ddBI0j
x:does+own dLAebCdEAJfBEceaj
x:does+people dadGKebBAcAbbaFab
x:does+period acgDcgaD0CbB0BCaF
x:does+publish HAa0ab0eJb0cabaAc
x:does+right EAbb0a0aAB000000a
x:does+serial c0fIB00acbaFa0C0b
x:does+should BCABa0cAAA0aaaDaf
x:does+stuck Cb0baaaaGdBDabb0A
x:does+suggest ECdaaF0cA0eAeabaG
x:does+that CbcgaaadEbcaFBDBD
x:does+think 000CaGA0a0Dabad0c
x:does+time Bdcaac0GBaacAAA0D
x:does+titled aa0ECbaaa00aaJeab
x:does+video HKhBDcaEc0ABEfAar
x:does+views CDOaaa00a0abBca0m
x:does+watching daDB00aECaaaa0a0c
x:does+weekday aEcBa00AaIab0aa0e
x:does+what ffc0BiBdEc0Da0B0P
x:does+which CC0b0a0CAcCBb000e
x:does+would cbbbAdaCabKbb0aCD
x:does+you c0c00A00caCeLBeAB
x:earn+fare 00ca0B00a00L0000e
x:earn+own cddaaA00bacX0000f
x:earn+super bc0ba00a00bN0000b
x:earn+video dddcaB0AbaaZ00aai
x:fare+figure eBaBaccacaBbGKaac
x:fare+good AGDC0e0ac0bbAC00c
x:fare+grow aDbAab00baaaDaCAb
x:fare+how b0IJbAa0Aaaca0aag
x:fare+is BbFEbFbDEecBddbae
x:fare+last GIBbaaa0ba0aBaa0f
x:fare+make gBIaAi0bJ0aK0abai
x:fare+next bIfcAc00CAa0aa0AC
x:fare+or JjD0Cc0aba0Cb0Aaa
x:fare+own IE0AdacabAAAFacah
x:fare+people AafcDD0aE00bbadaF
x:fare+period AbAdaaaADe0caab0N
x:fare+publish EBFC0a0d00adaB00f
x:fare+right dCcDbc0aBBaBeaD0D
x:fare+serial aAgC0EaaA0aE0aa0a
x:fare+stuck Cbja0A0aEb0DaIa0e
x:fare+super LaaEa00a0aac00A0g
x:fare+that DEIgaAabFc0ebac0a
x:fare+time daHb0c0Gb0aCbaA0b
x:fare+titled bbGBCAcaa00baEaac
x:fare+video CEmADFbCG0aAGfbbi
x:fare+what bDacAMbcbaaBaaca0
x:fare+which eFcCacAHCbaca000c
x:fare+would BfbCdQaC0aAbbgA0a
x:fare+you 0cdbaAaAB0abHA00B
x:figure+how CbiaccBbEa0AD0a0F
x:figure+is EeaF0d0CAbaaaCcaC
x:figure+make Mdaaaa0babBdEa00c
x:figure+own ODca0deBeecEAGa0f
x:figure+right d0baaH0000b0Bba0C
x:figure+suggest Iaea00abaAbEAC00g
x:figure+that EBhbaF0CDAcA0ea0b
x:figure+time KbdaaD0cEA0a0b00f
x:figure+titled e0IeaAc0a00baK0aa
x:figure+video LAD00h0BAbcD0babh
x:figure+views PdfCaaad0bad0C00C
x:figure+what LaDaacac00ab00aba
x:figure+you AaBc0ba00AaEI000i
x:good+is 0dddaICFFd0DEdeaf
x:good+make bFCdaLbcdaEcBaabf
x:good+own BBaccM0ADd0CFdaam
x:good+that bgCb0CBb0aaG0AcaD
x:good+time 0b000IaAab0caBaa0
x:good+video FCBccJcbAdEfBfEaf
x:good+weekday aa0I0b0F0aBaa0aCk
x:good+what DddbbfAD0bKNBgaaf
x:good+you 0aaaagaa0ABaH0aaE
x:grow+how DAFcbcb0d00cAEeaG
x:grow+is MBdEadaaCe00aaJam
x:grow+make dBcFAdCBdBAaA0c0B
x:grow+or BCeHbfA0aaa0aaFaa
x:grow+own FCfFDb0a0deC0Bb0f
x:grow+people D0aJBC0bb0baa0b0g
x:grow+that 0AD0Bb00dccAcb00J
x:grow+time GacBba00Gcbcaaa0A
x:grow+video hCHA0e00acIDA0aai
x:grow+what fH0baaAaFbDE0abbf
x:grow+which faaDH00bEbca00Ead
x:grow+you abFACAA0b0D00adAf
x:how+is OEacdE0cAcaACgA0g
x:how+last DH0aaaa0b000Abaad
x:how+make dbdBacb0EbaBBAb0I
x:how+many BeaaCcbacaaFABaaD
x:how+own MbJ0e0BadacGbEcbm
x:how+people K0A0fa0bB00bbAB0b
x:how+period Dhba0Aa0dD0Iaab0C
x:how+publish E00aa0adBaababb0G
x:how+right acb00a0aB00aK000c
x:how+that cG0eaBacIaaAC0bac
x:how+time EAc0aBacDa0bcAb0E
x:how+titled abcB0ba0a0000HC0a
x:how+video jdH0baFbGEcaaBebB
x:how+views aEca0a00000EaE00e
x:how+what bdKBaaaaBa0bca00A
x:how+would cbDa0fC0b0abbMa0b
x:how+you abaa0CC0aa0bJc00b
x:idea+is aaaACEAacDeAA0B0h
x:idea+own fbAcABBbbBOaBaeab
x:idea+suggest aaaaaAAabaGa00AaB
x:idea+that bdB00Eaa0BGabaa0b
x:idea+video aabbaA0aaaQb0ab0a
x:is+last aHEbabaACaaAaaa0f
x:is+make AeEaBc0aJ0CAAAeAj
x:is+many IaaBaa00aA0ca000b
x:is+money bac00b00ac0F00a0G
x:is+next bFAb0A0dcdIaaba0C
x:is+or BAFd0q0dcEaF000aI
x:is+own F0DDCacHEAaEbBacz
x:is+people FAeDIcCGFcebbabbj
x:is+period AcH0bgAAcG0AccAaA
x:is+plan aCcc0FaecGdca000H
x:is+predict Cba00J00aa00CfA0d
x:is+publish dFCaaa0EadBaaa00A
x:is+right CACEbg0b0ebGHaa0g
x:is+serial aBeM0B0aaCab0000h
x:is+should b0accEBAbEGDAbbah
x:is+stuck 0Bba0C0AbKedaba00
x:is+super eECBAabcbbb0BaG0b
x:is+that CJebCjA0acDABBa0d
x:is+time FeMFbed0aHbBcbBaj
x:is+titled cc0baIbc0a0baKBad
x:is+video j0JBcKcEFaBbEddal
x:is+views ABCdaccaabaCaKa00
x:is+weekday aBac0daKa0aaa0aaC
x:is+what BgEfDB0iECGA0bebB
x:is+when cD0caa0FbAaaA0D0c
x:is+which c0eCbeBE0EebaB00E
x:is+would CeGcC0CBc0aAadbAa
x:is+write D0C0ae0Daa0BBaa0d
x:is+yes 0aBCafaa0baa0aGCc
x:is+you bCdCChbbc0bbPAeaG
x:lamp+own baca0fGaacbaI0A0E
x:lamp+you a0000AA000a0F000e
x:last+own aK0bbbbbIbbbBb000
x:last+period FlAaJ00BAb0Bbaa0c
x:last+publish EbJaaaaca0aaaa00a
x:last+video CHdadcb0BabAAaa0D
x:last+views 0Hc00000b00aCa00b
x:last+what aQd00aaaBbb0aa00e
x:make+name 00a00aK000ca0000c
x:make+next aCb00faaCaCaaCa0B
x:make+or fcadDOA0bAaEcBBai
x:make+own cdbDgGCGgEcDaabBc
x:make+people b0dGAcAAAa0BaaaaA
x:make+period 0eFDdcaBbBfCABDac
x:make+right aDaa0eaababDG0a0A
x:make+should DaAcaHBAaebcabDbA
x:make+suggest 0ac0aEAbaA0ab00aE
x:make+that Aiag0aAcE0AAFDaAA
x:make+think 00aC0GAa000ab0d0b
x:make+time abEdcbaAb0ADaBC0b
x:make+titled a0fACbD000aa0G0ac
x:make+video HbmgbCCCCeBA0bABE
x:make+what Aja0cfDCBaVcc0E0i
x:make+would cabcbCbaacOac0aCA
x:make+you abb0cIA0aaCbbBdBB
x:many+own MbHabbaAbcbF0E0ap
x:many+people H0EAcaabc00baAE0f
x:many+period Gha000000a0D0aa0A
x:many+video EB0Baca0d0baaDaaa
x:many+views gBDa0baa000JaFa0g
x:many+would c0b00b00000b0K000
x:money+own eaccab0aBcaQa00Ca
x:money+period ba000B0aBaaNa000i
x:money+video dccda0AbA0aSaa0Ce
x:name+own aabbacR0acdaba0aE
x:name+video aadbacY0aaeaaa0ab
x:next+own bDAb0f00eBNbaEaaf
x:next+plan 0D000000cIf0000Ad
x:next+should AabaaEaDaeG00000f
x:next+video cAhbbdb0IIHbaGa0k
x:next+what bca0AdaAaDPa0Baai
x:or+own JDFfBgBacabBC0cbd
x:or+publish 0bF00c0Gca0a00aba
x:or+should A0bDal0b0baCaaa0N
x:or+that JaecEd0BbBaaEcHaj
x:or+time bbBA0cAFaA0BaAb0d
x:or+titled a0fJCebc000a0Ha0a
x:or+video caJcFOaGcccabbcei
x:or+weekday bBbb0b0O000a000ad
x:own+people efdELDAELebabaica
x:own+period HJccbe0Dd0ledAFaJ
x:own+plan BBda0BbedLhdb0a0L
x:own+publish EFEbcdbfcfGdbBaAI
x:own+right DaeBbfadDAAEAaaaD
x:own+rival bAb0000aRcab0000f
x:own+serial fa0Wa0AcbccCbaaAe
x:own+should jBDaaDdDbbCAacAaD
x:own+stuck AHeaaHAAcfMbacaai
x:own+subs HaabAA00baada000C
x:own+suggest DCcbAdIdEacae0A0b
x:own+super Pbf0EcaHddaaAaabc
x:own+that gIE0BMABgecgBbdEe
x:own+think CabbbJAaabCCb000g
x:own+time Ffg0cGaKdDgb0CabA
x:own+title bbaaacP00aca0B0a0
x:own+titled BfIfbd0aDacbaJ0bB
x:own+video OfMfBdIbchiBBm0FB
x:own+views e0OabbcDcccJ00aae
x:own+watching abBAbBbAHAAbbEaag
x:own+weekday cEADaeaMdGbcaAabg
x:own+what GAgbNlEDcCIJbbBbz
x:own+when CbAaaaaJaabaA000c
x:own+where a0Fa0bCa0aGC0b0aj
x:own+which BCaIBe0EAAeccb0cb
x:own+would ddffaJHBadOADabCm
x:own+write cCDcbde0abeAaa0HK
x:own+yes 0a0Cbdba0bAb0BABE
x:own+you daadAdDAacbAOdaDa
x:people+subs MaabbAaabaBbbbc0B
x:people+that BdFgGDCb0acCacEag
x:people+time baCbcD0d0aa0abH0B
x:people+video fafCQcbaBab0aAeaH
x:people+watching ebFd0CaEDa0aaBb0a
x:people+what abdAIBaacbFe0aaaE
x:people+when bbA0b00N0a0000E0l
x:people+would c0baaODab0a0aAaaf
x:period+plan ab000c0AaeFaa0aaG
x:period+publish aCbaa00aEcbda0aAF
x:period+that 0CKd00AbCFh0cCcag
x:period+video 0L0b0jbF0kOfbACbc
x:period+what A0Aaeb0CDBmbaAJaF
x:period+which eE0b0a0ADcbaa0Jad
x:plan+video bccAAEadaGDaaaa0A
x:plan+what aaa0aa0AaLec0000C
x:predict+titled 00da0Ba0aa0abL0aa
x:predict+video b0c00Cdababa0J0aC
x:predict+views a0b00aa00000AG00a
x:predict+you 000000b00000IB00f
x:publish+should ba0B0b0G0a000000a
x:publish+suggest CcCa0aaIC0b00a00i
x:publish+that gJBa0aaJ0ebbabaB0
x:publish+time Fdca0baOCada0ba0c
x:publish+video HgAbadbDedBaaaacT
x:publish+weekday 0CBd0c0Hbcaa0A000
x:publish+what dKabcaabHiJcaBa0c
x:right+that 0AAa0HacE0aeabb0C
x:right+video cDaA0e0bABdbABa0G
x:right+what 0cDbAc0a0bbBBa00E
x:right+you aca0Aa00B0bbU000l
x:rival+what ab00a000Pbba00b0e
x:serial+that aCfKaca0B00C0a00f
x:serial+video gceZaB0Cc0eBbba0d
x:serial+what bccLbCaaaabA0aC0a
x:should+that EA0daCAEabIbaa0al
x:should+time aabC0aALaabb0aa0c
x:should+video 00caaDDFcCdeabD00
x:should+what dab0bgaHabAD0bCBE
x:should+write FCFAahG0abbBBcbce
x:stuck+that aGCC0BAC0dbc0ba0f
x:stuck+what aE0bab00ABAE0a00g
x:suggest+that AaHaAaD0baaabaaaa
x:suggest+title A0b00aJ000b00a00c
x:suggest+video deCdbeEb0GGAb0aAA
x:suggest+what aaD0AB0bEDBaba00j
x:suggest+would AaA0CcFDaadCa00ae
x:suggest+you aCaa00DAa00Eca0ab
x:super+time ceaa0a0N0baa00E0e
x:super+video GJbAaccAdcdEBbbcA
x:super+what IaBD0caDdbaeBaB0e
x:super+which Jacbaaba0bcFaaaaC
x:that+time A00Fb0cdCDBe0ebaE
x:that+titled acCbCAeaaa0aaJaAb
x:that+video eddeFeAEJgEhDbbBH
x:that+views HfCbaAcba0ACBBa0d
x:that+what DdCa0facCfAECAbaD
x:that+which 0DfBA0aaEaEdbBaac
x:that+would Db0d0B0aaaFccBaA0
x:that+write FaCb0aAA00aa0a0Ei
x:that+you baA0BdabAAacJ00Aa
x:think+video 00aa0JA000a0ac00b
x:think+you 00bC0J00a0Aaccd00
x:time+video aeaaaEbOBebcabAbD
x:time+views Ab0a0AcH0b0aCD00g
x:time+what BbDaafaHABbcbAAa0
x:time+which bcaa0bAMbBaa00A0e
x:title+video abg00dP0a0aa000aC
x:titled+video EcjHCbD0D0a00f00a
x:titled+views D0Ga0cc00a0b0B0aa
x:titled+what G0c0ada00aca0G0Aa
x:titled+would abeB0Dc00aca0M0ab
x:titled+write a0BA0bIb000a0b0ab
x:video+views OGdCbcaccachbIabb
x:video+watching EcCBabadfbGbaAaaD
x:video+weekday dHAdacaAbAAbaB0bF
x:video+what OaIIahDClcAaCBEdu
x:video+when Fe0b0a0CbGba0000e
x:video+which He0gAcbHAJEAbbabh
x:video+would ffbebIBC0cAdbMaBa
x:video+write CCdA0dcbaadcaa0KD
x:video+you chcbdCDC0aEaKi0CB
x:views+what Dcfaa0aBabdDaC00G
x:views+which LBdda0b0a0a0aE00f
x:watching+what Bc00aa00CbHa0a00c
x:what+would acb0a0babcKbcFaaD
x:what+you abe0aFbCbbabDA0aC
x:would+you AB0bBbC0A0baAgaAC
z:amount DCb0aeaaaabaaKaca
z:channel hbaC0EaBbFA00B0ab
z:comment b0a0N000000000a0g
z:does cEHAac00cbdbaBa0D
z:fare bAIEcH00BbdfaiBaB
z:figure BACEb0bc0dDDCEbbm
z:good H0CcaFbbaaaecdEaB
z:grow LbDEAbadfdba0aFaf
z:make DMDgAhBcbDAfbAbBb
z:money a0abaA0aa0cc0aAaL
z:own CAEccBdIbdbdcAbbG
z:period D0idGBbdFbAFd0fbF
z:plan baaabA0caYdaa0a0i
z:predict Aba00a00a000KAa0f
z:publish LjbAabaDGE0A00a0m
z:right aDACcaadcadAHaC0a
z:season DcaEab00caB00aC0c
z:super gLbCAa0aAacA0aA0c
z:that AB0BbAbb0CAdDdbBa
z:time AEaab00cE0AaccaaE
z:titled ccFccH0aBbbCcEbFh
z:video Enk0DadDaB0CABcAK
z:views dgFbaBaFbabHbBaa0
z:weekday cA0habaBaGabaabaM
z:yes aBCdaJ0B0aaaa0bae
`;
