// Written by npm run learn, from docs/evaluation/ask-questions.csv. Not to be edited.

/** The words that are known, then a row a feature: its name, and a letter for each outcome. */
export const WEIGHTS = `
1 10 100 17% 2 20 3 30 4 5 50 5pm 6 60 7 a abandoned about above abt according account accuracy actually ad add ads adsense advice after again against age ahead ai air airfryer algorithm all allowed already always am among amountk an and another answer any anybody anyone anything appeal april are around as ask asked asking at audience audio autumn average away back background bad badly be beat been bees before behind being believe below best better between big biggest block blurb boat bonsai book boring box brainstorm brand bread break bring brisket budget build building but buy by cake calendar call called calls came camera can canoe cant capcut card cards cat ce cest challenge change channel channels charge chatgpt cheap check chess christmas claim cleaning click close cold color combien come comes coming comment commenters comments community como company compare compared competitor competitors content convert cook cooking copyright could count cover covered crochet cuantas cuanto curious cut das date davinci day days de dead deadline delete demand desc description diaries diary did die difference disregard do documentary does dog doing done dont down draft drone drop dropped du due dying each earn earned earnings eat edit editing editor ein el elden election email empty en end enough ep episode episodes essay estimate estimates euros even evening ever every everyone everything expect expected explain export far feel feeling feels few fill film filming find finished first fishing fit five fix flip flop folks follow food footage for forecast forecasts form fps free friday friend from full fur gaming garden gardening gate general get gets getting give given go goes going good google got green grow growing gta guess guesses guide guitar gut had half hand happened has hashtags hate have havent having he headline help her here highest hiking his history hit holding home honest hook hot hour hours house how hows hundred i ich id idea ideas idee if ignore im in income india instructions interest interesting into intro iphone is isnt it its ive jai january japan je job joke june just kayak keep kids kindly kitchen knife knitting know la laptop last late lately latest lathe le leave lecture left legal lens les less lesson lessons let lets life light lights like linus lisbon list live livestream livestreams lol long longer look looking lose losing lot love low ma made make making many march married matter may me mean median mein meine mi mic microphone might mine minecraft minutes mir mis miss mit moment monday money month months more morning moss most move mrbeast much music must my nachstes nah name names need needed needs never new newest news next niche night no nobody noch noise normal normally not november now number numbers o october of off often ok old on one ones online only open options or other others ought our out over overdue overview own paid pain para part password past pay peak people per perform performance performing phone piano plan planned planning play playlist please pls podcast pokemon popular por post posted posting potential pottery pounds pour ppl predict predictions premiere pretend previous print project prompt propose publish published publishing pull pumpkin put python q qual que questions quick quit quoi rank rate rather reach read real really received recent recipe recipes reckon recommend record recurring red release released reliable remind remove reply report requested requests restoration results retention revenue review rewrite right ring rivals rn rome rpm rules run running said saturday say says schedule scheduled score script search searching season second see seem sense seo serie series set shall sharpening shed shoot short shorts should show sich silksong since sir six sleep slot slow small smart smth so sobre soll some someone something song sony sound sourdough sponsor spring stand stands stardew start stats steam still stop stream streams street strike strong stuck stuff subject subs subscriber subscribers subtitles success suggest suggestions summarise sunday supposed sur system tags take talk tank tax tea tech tell ten text than thanks that the their them there these they thing things think thinking this those thoughts thousand three through thumbnail thumbnails thursday tiktok time times tips titel title titledtext titles titulo to today told tomorrow tonight too tool top topic topics total tour townsends track train translate travel trend trending trip true trust try tu tuesday turn tutorial tutorials two typical u uber ukulele um un under une until up upcoming update upload uploaded uploads ur us use usual usually van veritasium version vid video videos vids viele view viewers views violin vistas vlog vlogs voice vs w wait want wanted wants war was waste watch watched watches watching way we weakest wear weather wedding week weekday weekend weekly weeks welche well went were what whats when where whether which who whole whos why wie will win windows winter wise wish with without won wonder woodworking work worked working works world worse worst worth would write wrong year years yes yesterday yet you your youtube youtuber yt
1:ask aeG0haA0a0H0000aB
1:channel M0000a00a0a00000g
1:demand a0aaabaaa0caa0Q0d
1:describe 0ab0aa000000000Md
1:does CahHJ0eFI0e0DeDgm
1:earn 0aaa0b00a00J0a00b
1:fare ebEebBa0CAdCHdAaA
1:figure MCAbCHabbbcAdcbbg
1:good aadCaHafbacaaBABF
1:how BCEcajCeebdDBCDdI
1:idea a0aaagC0aaNaaaDae
1:is bCC0DbcbdHhHC0Fej
1:lamp 00a00La00000a0aae
1:last bEDabaaaa0aaCa000
1:make KdgaI0CadabecacDE
1:many HcaaacababaLaAaac
1:money bca00a0aeabW00caa
1:next Aba0aa0abK0a00C0d
1:own bAFGgbBbcAIEfedaB
1:people Ja0cBeabdadabbGaH
1:plan a0000aacaFb00000D
1:predict aadb0idababaEZaad
1:publish bbdb0baGaca000aaN
1:right cbbbaRaaeabbJbaac
1:rival 0c000000J0000000e
1:serial baaJ0a00a00a0000c
1:should abbaaPa0acgbaacaI
1:stuck a0ha0cAaa0C0BK00a
1:suggest 0DBedhFEaeMjb00AB
1:super bKbaGcaCBbDccadcc
1:that cbGCaDAba0aaDbbad
1:time 0bab0b0HaFbCa0E0i
1:title 00a00cOaa0aa0aaad
1:titled c0JbaAa0aa0CaA0ac
1:video EFgCaDbc0bddabaFB
1:views BCHa0c0ba0aaaA0ab
1:watching cHbCAbaaIbbaJabam
1:what aeccDmA0DGDHdDAb0
1:when BbbcccaLdBcb0aHaA
1:which CedCDcbfBGaCcAaaC
1:why baaaba00aaabA0c0O
1:would acbCgUa0A0fcDCaCj
1:write b0baabD00bFa0aaAB
1:you aa000B0000a0Hd00a
@ask CdBBDdAa0d00bcF0B
@day eaCFbfaIcKcfbadaE
@gear baAa0CaB0abbaB0aB
@get ABBBabb0BaAaaCdc0
@judged 0abBcBa00a0CH00ac
@last 0CeaCbacLba00aa0a
@like eaEbbaCbabBfEAb0I
@make 0gc0CE0BACA0cec0F
@neutral kfC0cDeBd0EA00cAN
@number aLHEACAfbf0fbBeac
@one FBCBb0abeBCBa0Bak
@own aABCbbcb0EaBBchbJ
@people 0acFCAABbbacb0Ibe
@publish aCa0b0aGaAfbbA0aE
@published aJDAadaECddcbBbaa
@rival baa0000000ab0000I
@subs Baa0A0000aCcaaa0C
@video DGC0chaaGCeaCceDa
@views aDEBaadBbaaC0Aaad
@you a0bb0B0a0aAbDdb0I
b:%last video bJb00a00b0000000b
b:%period > Meaaaa00AcEc0a00b
b:%publish > Fa00000CBaba00a0d
b:%video > aa0aaGca00aACBbBc
b:%views > FeB00c0a00af0F00C
b:< %many Naa00a0baaad0A00a
b:< %write a0000aD00bH0000Bh
b:< _ mAcAEL00OfkieACbK
b:< a a0a0bGA0a0aa0aaaC
b:< am Daaa0a0f0G0Ca0a0b
b:< any aBc0EfEbFbFbabbda
b:< anything a0a0Aa0aGDaa00a0f
b:< are C0bBBdaCaaaaD0aab
b:< best eFa0abaBabEbaabaE
b:< can dbCdcF0abaaa0C0aJ
b:< check a0HaABdaDaba0aAac
b:< could A0a000aaC0abEB00d
b:< desc 00ca0bba0aa00caQb
b:< did dAbbagbbFAbEIbbaD
b:< do MceBJBb0c0Acb0bec
b:< does ddBA0FaIdaaAcbAaA
b:< earnings 0aaa0b00a00J0a00b
b:< fill a000000aagHa000BC
b:< give FBbaabbaAaFg0CaAc
b:< good 00aa0Aaf00000aa0J
b:< has acbHBbaaIaabaaGak
b:< how beddCgDbb0cBAGBbK
b:< i bi0abbaECbBHabAAB
b:< if abb00cA00c000I00B
b:< im ABcacBbAbaAb0acaJ
b:< is gEaBBAbAabd0ddGdI
b:< kindly Caa0aaa0BBC00aADg
b:< list bHaDAa0ad0aaCaa0d
b:< make a0aaafF00aba0a0CF
b:< my caDFbaDfbClDb0aaJ
b:< please cadACAa00Da00aAAA
b:< que bbaBFca0BbAa0F00d
b:< should aaa0aPb0abfa0acaC
b:< show c0ba0a0aGJaaDa00h
b:< so FaCa0bcaCF0a0cb0d
b:< stats HaEaaa0aaaaaaaaad
b:< suggest a0a0baA000H00000c
b:< tell eDGa0bc0Aahaa0C0F
b:< the abQaaeB0aaacaaaBb
b:< titledtext c0JbaAa0aa0CaA0ac
b:< turn aaaabb00a0aad00aQ
b:< views BCHa0c0ba0aaaA0ab
b:< was b0HbAfAbaE0HaDb0i
b:< what ACfccAB0e0BDcbA0H
b:< whats Eid0bdaDFBea0cCbK
b:< when BbbcbcaOc0ca00AaD
b:< which 0ddBDcbeCGaDcB0aA
b:< who Baaaad0aaaaaa0b0N
b:< why baaaba00aaabA0c0O
b:< wie IBBa0a0abaaDBb0aj
b:< would aaABfMAaaAca0baDc
b:< write 00a00aa000b0000aH
b:^ > CabaabaaacBAAaaaH
b:^ _ dDecHKBcfeAEfIaAj
b:^ and CabbaacaCaCACCa0d
b:^ do a0aD0D0C000000dAd
b:^ how cCFda0abcaaaEAbB0
b:^ i Ja0aAaccAba0abAAB
b:^ is DcGbdFa0Aaabaa00b
b:^ tell BaBCAaab0BbB00C0f
b:^ titledtext a0Ec0Cc0000aaB000
b:^ what bBaaAc0bafBa0AbaN
b:^ which DEaAbcaaAaEbabbaB
b:^ would 000aaIaEa0e00c00a
b:_ %period F00000000Kaf0000h
b:_ > EjA0eHG0jimbAHIEC
b:_ ^ 0BCCcFBjeeFEacHbf
b:_ a beGcCAGbad0aBaEBh
b:_ about aaaaGaa0ba0b00AaC
b:_ an b0b00c00000aaH00C
b:_ and 00Abbbab0caIb0aaE
b:_ are a0aBaca000I0a0a00
b:_ at caCaAcc0Aaaa0a0DF
b:_ by 0aaDac000B0Q0b00m
b:_ do a0H000000D0a0A00j
b:_ for cbhdbKGBdgb0cC0BJ
b:_ from aaaDabBahLaa00caA
b:_ in h0aaIFGdBDedAeacB
b:_ is dbcCba00ae0dAAD0L
b:_ last aibaK000Ca0a0000B
b:_ me AdgBdbFCCbKfacacE
b:_ my 0bc0a0BAcbcCaa0HC
b:_ of LCCBbaeceAcba0dcG
b:_ on bcBabBfcbdCbEaEaJ
b:_ one bcGAba00aAAdBDaAb
b:_ or cCcgbHbfabb0baDaS
b:_ series 00bG0000000b00000
b:_ the fa0H0fBbbbAcDbdaO
b:_ this abaaaaa0BJ0Kaabal
b:_ to bjDDbccacFacaAaEK
b:_ tour c0Ia0a00a00a0a000
b:_ upload bcJ00a0aD00a0a0bb
b:_ vid caDcIaAa0Aab000aa
b:_ video cCPbgGbbAaA0aeaEk
b:_ videos c0cEaa0aca0F00A0B
b:_ views G0CA0acE000c0a00g
b:_ vlog aaIa0f0a000aE000a
b:a _ 0DfcGHGeEfebbAfbG
b:a day a000bKAc00000ba0c
b:a good BEba0bEKccCa0cbAi
b:a short 0Ad00a00b0000a0EC
b:a video bah0DDBE0aBaaCD0g
b:about _ ccEbbADa0aeBaD0Db
b:about my b0CaFa00a00bA000a
b:about the acFa0b0Ab000A0AAa
b:all time LFaa0b0faa0a0000c
b:am i F0AbacagaGaFbBb0d
b:amountk > DDb0adaaaab0aHacA
b:amountk views eba0000a000JCa00c
b:an _ caa0a0a0CaKaaaa0a
b:and _ eadGae000CcJabaaC
b:any good aBG00000b0baB000e
b:are my Caba000EAaaBa0a0c
b:are the cAbaCE0aCbaaAa00a
b:asking for 0000I00000a000b0e
b:at _ faCE0ebGb0b00b00E
b:at the Ga0ad000Ed0a00000
b:average > baHbaa000ba0CC0ab
b:be _ 0baCBgc00aa00BaBG
b:best _ ac00a00baaIaa0b0E
b:better for Iaaa0cbc000aa0aaF
b:better than EFA0acaC0a00C0a0k
b:brand _ 00Oa0b00b00000a0i
b:bread video abaaHb00a0a0CA0ba
b:bring in 0aa0a0a0aaaM0A00e
b:by _ Laaa0a0a0a0P0aa0s
b:can i dacacDaaaacbDDabM
b:can you bbFc0A0A000Cc0000
b:channel > gcaC0GaBdHab0B0ab
b:check ^ 00000L0aA0a000C0m
b:comments > b0a0N00000000000h
b:compared to EBG00a0adb0A0ba0d
b:could i aAa00bAa0aD0Fa00e
b:could you BaA0AaaAB0bBb00Ad
b:days > aBGbb0adI00A0b00g
b:de _ ebAA0ECa0ad00C0Bb
b:de video 0aa00ca0acMa00a0a
b:dead > bBbcaa00b000a0M0b
b:desc for 00a00caa0aa00a0Nd
b:description for 00a0000000000a0Da
b:did _ agdCdC00Jc0baaa0G
b:did i Jadba00eeIaDb000a
b:did my dBDa0a000aabB000C
b:did the e0HACc0afaaDHaA0f
b:do > aDJaac00cadaaCa0C
b:do a 00a00AaD0aa00aE0c
b:do i ccbCbaAbaFdfabaAR
b:do my GbbaBa0I0baB0000j
b:do you 00aBbCa0aaDadDdaB
b:does _ a0b0b000A0aabaa0J
b:does it 0aaa0B0AaabaaEEac
b:does my d0Aa000C0DaC00a0c
b:does the baCAaa0BbbaaB0A0B
b:editing > a0a0ab00aaaa00a0J
b:ein video aac00HA0aac00F0ab
b:film > a00aaf0aaEd0000BG
b:for _ ebAddBaGBdfbbcOEA
b:for a gabbBaBbbeBabMbCC
b:for me Q0FbAadBAb00Adabk
b:for my bbaaaACBaaBa0b0Ea
b:for the abEcaeFbaMFAbccBk
b:for titledtext a0abbBEaaaaaaCaEc
b:friday > 0ba0aa0e0HAa0000C
b:from _ afabbN0aNbccabFah
b:from my baC00a000Laa000ag
b:from the abbDAbaaCaaD00baA
b:get > AECCac0aaaacaD0ab
b:give me EBaaAabaBaHdaD00j
b:has _ 0abacb0aCaCaaaD0E
b:has my faHa0000F00C0a00h
b:has the BaAa0aaac00a0aK0c
b:have i Haa00000baa000000
b:how are aBab0C000a00e000G
b:how big J000ab000a000C00f
b:how did aaG00000000baaa0a
b:how do d0bAa0b0Ba0ab0a0M
b:how far Abbb0b00a000BGb0D
b:how is B0F00b0aB00aaaa0c
b:how long cBb000a0000aaaa0J
b:how many CaAAEbbacaagBE0aB
b:how much ccbbaa000a0Maba0E
b:how often Aad00a0aE000Ca000
b:i _ lBBAADbHfBdfbAEaF
b:i do Caba0AaA0bea0bD0D
b:i film b000aE0a0cGa0000c
b:i get cabb0F000aaHaaa00
b:i have Ab0A0a0cbGAcaAa0A
b:i make baB00Aa00cBD0E00f
b:i need c0a00aa00cAa000BH
b:i post aEba000Cbb0b0G00d
b:i put BFB0aaacbaaaaa0AA
b:id like aAGbba0AAaaa0ba0a
b:idea ^ 00a00Ka000ca00aab
b:ideas for 00000bBa00F00aaa0
b:if i bbcadEAEbbaaaJE0f
b:if you 0Haa00ba0aB0bB00c
b:im _ aBdaCBE0ba0B000ac
b:in > aaa0aaa0aabL0A00b
b:in _ hdAaEaDbdCAfBADaD
b:in a 0adbCC0baEaaacdaH
b:in my DabaCebaGBDb0C0Bj
b:in the bAdcDABADcEaebbBC
b:interest in 000a0C000a0aa0E0c
b:is _ gccdbBAbCAADaaH0A
b:is a a0bbaFaAabDa0aD0a
b:is it EbDFcddcb0a0bAbaG
b:is my EDF0bd0bbicaa0a0L
b:is that A0cbCcaFBAaba0B00
b:is the DECBDgaAcaacbCeaB
b:is there aa000K0baD0C0fa0e
b:is titledtext baBb0Dbb000a0Ga0b
b:it > aD00abac0CBbFcbBa
b:it ^ b0CD0EBba0aa00b0d
b:it _ cadB0cc0bbaGDBDaB
b:january > aA0000000gIH0000h
b:just ^ GIca0a0aa0000000g
b:kindly ^ CaaaabC0BBA00a0Dg
b:last upload Ifa0000ab0000000B
b:last video bjb0a000E00a000AK
b:lately > bHaaa000Haa000B0i
b:like to AAAb0C00BbdAAaaa0
b:lol > 0DaABa0caBBba0aCc
b:look for a0c00b0a0F0a00I0f
b:make a 0aA00eA00aaa0E0AA
b:many _ d0a000000b0a0000J
b:many views eH0a0a00000a0D00b
b:me > ABFdbfdLac0AcAabD
b:me ^ FDcaabaabbDaAda0A
b:me _ GacbbaDacaALaaaaf
b:me a dEa00bc0a0ba0C0aH
b:me something a0000aa000g0000AK
b:me the NgbbCbbcCad00aaaD
b:me to a0aDDBa0ad000000A
b:me what 0000B00aF0a00000c
b:month > bAaaaGaaEBdaaDaad
b:months > 0f00K000a00B00b0b
b:moss video aaa00daabHba0G00a
b:most views iHa0000E000a00000
b:my _ ghMR0dAcfbBfeAcBH
b:my audience D00abBaBaaEa0b00f
b:my average i00b0a00000aDC00F
b:my channel dCbCb0aCeeDCaBaaC
b:my comments b0aaH000000a0000b
b:my last dBb0a0aab0aaB00AI
b:my latest cED0A000a00aa000b
b:my most cHaBa00da0a000000
b:my newest bHa0a000a0000000b
b:my rpm b0000000000J0000g
b:my shorts Fcba000B000A0000b
b:my video gcNbafddacbcab0aZ
b:my videos D0bbFa0CacbA0a0b0
b:my viewers caabDCAEaaBaaaba0
b:new video 0Cb0ad00Kaa00000c
b:next > 0aa0Aa0BaAF00000e
b:next video aaa0aEb0bAA00C0a0
b:no > 0aaa0F0Da0a00aa0b
b:no go 00ba0Mac00000aa0b
b:now > EbEaabcb0CIbbbC0i
b:now ^ 0Cbb00000aK000a0g
b:numbers > dBdJ0000a0a0AAa0c
b:of _ fhIeaBc0CbBfBBAaI
b:of my aFDBdBbaacdDAaaBc
b:of the fcdGBBaABIbcaafCC
b:of titledtext adEbada0E00C0A0Aa
b:off > aBbbbB00000bc0D0D
b:on _ ecFcaBEbHbhCaB0AA
b:on my dGABeAgAbBBA0Aaa0
b:on the a0BaaKBb0FccbcBcd
b:on titledtext a0Cb0ca0000aaJ0ab
b:one _ AceEaDAaaaEbaaAaa
b:or _ dacIbTbcabbbdbdaD
b:out > Ababaa0aCBcaA0b0F
b:people look a00aab0a000000K0e
b:per video Kcc00a000aaA0a00A
b:performance of 0aMb0b00c00a0b00a
b:please > CbHbad0aB0bf0Ca0B
b:please ^ bJfEBaacbABAAb0Di
b:pls > aCBaBbaaDAcBA0aac
b:recurring _ afcLKc00aaaa00a0d
b:report _ G0aa0a000a0M00a0o
b:right now Ea00a00a0aFab000e
b:shorts > C0a0a0aCaaCA0a00d
b:should i ebcAbeaIaeJcAbBAE
b:show me Gbba0a00G0acA000d
b:so ^ EaEb0ccaEEaaCcb0h
b:so far bFba0000a00CAaa0b
b:stats > Laea00000aaaa000b
b:still _ bacKAa0aaa0000Eaf
b:tax _ 00I0bdaE00aa00I0l
b:tell me bCEBAbccCAjAbaB0D
b:that _ dbfAecAEa0abH0E0F
b:the _ dlMCcBani0GMc0DCB
b:the best bb0ab00AabaAa0BAG
b:the channel Gbaa000aaIaA0b00f
b:the channels b0000000Haa00000a
b:the comments 0000M00000a000b0i
b:the description 00b0a0000a00000Ib
b:the first 0aaG0c0Baa000000A
b:the last bJgAaaaBDa00A0a0c
b:the moss 00000D00aIf00ab0b
b:the new aJeaBA00bda00aa0D
b:the next 0abaaFaGa0b0aaa0b
b:the numbers C0hb000000000I00a
b:the one aBOaabcab0000aa0c
b:the past dIcaaa0aFaaa0000b
b:the title 0ab000d000b00A00J
b:the video bDAa0fIaa0abab0Fb
b:this _ 0a0a0b00aaaLaaa0b
b:this month CDa00c00E0aca000a
b:this week bA000aabELab0a00h
b:this year Aca00B00baAF00a00
b:time > BFbC0AaAbaaa0a00d
b:time to a0aJAa0Faab000b0i
b:titledtext > ddGdcLaaBbcCcFbGi
b:titledtext ^ abca00c00a000K0A0
b:to _ ba00caBebadbaBCFI
b:to a 0FaDbEbaa0a0ba00c
b:to be abcDaeB0DcAcB000G
b:to do a0aaaB00aHca000aB
b:to film a000acaaaECa0000B
b:to know 00B0Ae000cAE00Cab
b:to make a0b0aAA0aaGa0baa0
b:to my 0cCaaC0AdcFc0a0aC
b:to the acaBAaa0baDa0Aa0D
b:today > abb0a00a0bacaaa0O
b:tomorrow > aaaaa0000d0a0000K
b:uber _ ba00aEB0baba0E0Bc
b:un video bcb000aaa0ba0G0aG
b:under my Aca0Hc000aa0000Bc
b:up > bfJAD000baaA0000d
b:up to a0aa0a00GbG000a0f
b:upload > Jia000000aDC0000d
b:uploads > C0ca0aaAG0a00000c
b:usual > bCcb0b00000a0G000
b:video > badccadCdEFAacb0L
b:video _ gJCa0A00a0bc0a0Ca
b:video about bbGaaFCaaabbaDa0g
b:video de bHaaaCB0b0daaDa0d
b:video for I0c00bae0c000d00I
b:video of Bb000A00G00bab00a
b:video on 0c00AcBDaab0aEDBh
b:video uber ba0aaEB0baba0E0Bc
b:videos > cAeaIcaAdbbc0bacS
b:videos ^ aDcCaBaaaa0a0aA0A
b:views > gcH0aEaFbaaEbdaab
b:views for e0d00aaA000A0L0a0
b:views on bCKA0a0Aaa0a0i00a
b:views per IccD000a00aa0b00a
b:want a 0000K00000000000h
b:want to a0dagBbbBaAB00GaD
b:was it 00Da0daa0EbAD00ac
b:was the aaHaaba0babFCaa0d
b:week > abA0aa00HJaa0a00h
b:what _ 0caaBccbA0IbaFaaB
b:what are ebAbAE00Dbaa0b00F
b:what did bba0D00cDCbIAaa0j
b:what do Caa0aaCaaFcAaa0Ab
b:what does 0a00aa000abb0Da0E
b:what happened 00I00aa0cdbb0a0aG
b:what i bGa00a0ac0aGaa0aa
b:what is IabAabadbCAbaab0F
b:what should 0aa0baabaCAa000CE
b:what time a000b00a0ba000B0G
b:what to aa00aaFaabPa0a00k
b:what would Bb0A0dAaaaCa0F00b
b:whats _ a0aAD000Haae00a0b
b:whats a F0c00cABbaF00c00a
b:whats my FdbBcaaCabcA0b00G
b:whats the BcbbcaaDcbdbaAFaJ
b:which _ aa0aa000aa0cDab0I
b:which of BAaGc00aB0aAa000f
b:which one CAdDaAaaaaEa0aaab
b:which video Egbaab0aEDA0a000b
b:which videos bC00a000aJaa0000f
b:who _ 000aa000b00000a0G
b:wise > Gaba0baa00FabbAaa
b:with _ abDD0c00C00baa0Bd
b:with the b0FbaBa0BabGaacad
b:work > 0bbd0I00a00aBc00D
b:would a aacC0da0a0b00K000
b:would my a000bGaa00B00b00a
b:would you 0aA0B0CAa0bbacaAB
b:year > Bcda0Ba0bDAB00Ba0
b:yet > AcAaCda0EbHaaaa0d
b:you ^ AbIdEA00ABeCfcaA0
bias 0f0ccCiicCB0apCiZ
c:amount LJCeflaefebLbTfcc
c:ask 0mIeZhedjhBeajHbl
c:channel Zggfibd0ZgMdedecn
c:comment fdEcZeaccldcbbhbH
c:demand AhidBbdd0hncc0Zbu
c:describe edbhOqfeceiebfeZn
c:does hHAD0gobK0jBDiWhE
c:earn jjmgdBb0fdfZbdcbB
c:fare KRSUkCliHmjCbciif
c:figure ZFQ0AkiaehfcENkhs
c:good bbBGeSBBenCCFhh0B
c:grow KaDQErcdInfBFcNek
c:how IHNBcoCngfjAJF0cF
c:idea pllg0ZLegfZC0jLaz
c:is BBmHcGeBAMidBkNmF
c:lamp gfgdcODaeigeZb0dg
c:last jZgjDlfhZii0Ihgcn
c:make fkkbdUEA0cQABaiGf
c:many Xa0cDkefjeeUbIAdg
c:money nidideaghhhZdceBK
c:name bbhdbhZabfibdaabH
c:next iAmfbjdaPTZgeFeci
c:or EeaNaSdMl0lDCaJlt
c:own YDA00fEdaHKEghzcC
c:people ChkGZbBFDmfkkfWhc
c:period 0VAfcmcbgZcIjbIeo
c:plan ddkceDeelZBjf0fca
c:predict ddphdBkddeCeZZeez
c:publish ARDhjkhZYicghchep
c:question ca0aZba0abaa00aeg
c:right EggchGdfEeBCZeacq
c:rival ecAebdbdZhedbaebj
c:season FcfH0fBdge0cbbZbx
c:serial qhlZ0b0AgbiHedIaz
c:should gbcDcBPPgCAcAkcfA
c:stuck cGjBcA0aEDPcaGgbm
c:subs ZbcdAAbbdcBicceaA
c:suggest Ccb0elQFacYfkbea0
c:super LXkbJlfJcodBegIeB
c:that 0MHieAbcbdIAI0fBl
c:think CciAcZB0ccCDfdhab
c:time becAnJbZa0tghFAhh
c:title cddfcrZdbdldbGfew
c:titled kmTQdLMibglAjZjFu
c:video bXRCiRHcAhKblEsFz
c:views ZHOCgomHkjgCbZgfu
c:watching idBadcebZEBgJHgct
c:weekday hLgRdreZhJdhcbfAe
c:what gBakJgffOLPAhHhja
c:when BeaedebQeCeb0aMa0
c:where caFbbFDBbcGBBfbbg
c:which B0mBGncHEFBbbD0eA
c:why ibdcBdEabbBG0AJaA
c:would clq0fSDCijNgcZf0i
c:write DBaabtL0dhAaagfZD
c:yes b00aeZBGgfbeb0DBm
c:you lgkedB00hfbfZilCV
f:accuracy:0 0bC00B00A0abDa00d
f:channel-figures:0 CcE0abafc00daG00D
f:channel-figures:1 Baa0A0a00aEdaaa0D
f:channel-figures:12 aa0acb0Ac00Abaa0L
f:channel-figures:13 Daab0a0baDaFaaa0b
f:channel-figures:2 aBFDDbfDecb0ABbbA
f:channel-figures:3 AGda0a0baa0F0a00c
f:channel-figures:4 Dad0a0aAEBBca0aa0
f:channel-figures:5 caFD0aaaa0Ca0Baae
f:channel-figures:6 G0aC0b0a0aa000B0f
f:channel-figures:7 CbB00H0a0abb0Aa0c
f:channel-figures:8 0Fdba00GA0bD0a00e
f:channel-figures:9 BaBBcbacaaaaCa0BD
f:decline:0 Bdbacc0b0GCH0aac0
f:decline:1 00000b000a000000E
f:decline:10 Dbf0BaCbaaDc0bb0H
f:decline:11 b0a0000aa0aC0aacJ
f:decline:12 C0aBb0A000cA0000B
f:decline:13 bB000000ab0d0000I
f:decline:18 a0aG0b00000000A0b
f:decline:19 aAC00aba0a000000D
f:decline:3 0a00BBa0Bab0000a0
f:decline:4 dBFbc0a0abaE00CDf
f:decline:5 b0000a000C0b0000C
f:decline:7 00a0000D00aa00a0B
f:decline:8 cbBb0EaCAbbbaC0aB
f:decline:9 EEAbaca0000A00a0c
f:describe:0 00a00a0000a0000G0
f:due-next:0 baa0AbbbbLCaa000a
f:due-next:1 cFdcacabAcHE0Ab0A
f:earnings:0 Aabba00abaaD0aaCF
f:earnings:1 aaCa0A00C0baa00Da
f:earnings:3 daa000000a0D0000D
f:forecast:1 a0ba0Fc0a0AaIaaac
f:forecast:2 a0D00b0000a0dC00B
f:forecast:4 a0d00A0A00EA0B00c
f:forecast:5 0Da000Cacab00E00c
f:interest:0 000daH0a0aa000C0a
f:interest:1 a0bDah0B0C0a0aI0d
f:judge-idea:10 CbaFacc0dAdB0aFdC
f:judge-idea:11 a0FbaGaBaaaa0aa0d
f:judge-idea:12 eE0B0B0CacDAaB0af
f:judge-idea:13 0bIeDCHDdcgacFADl
f:judge-idea:14 ADDb0caAcaAaAAbaA
f:judge-idea:2 000A0c0a000a0000F
f:judge-idea:3 abBG0cacaaaGaaaa0
f:judge-idea:4 aa0a0000aBA0AC00b
f:judge-idea:7 00aa0K0000000a00f
f:judge-idea:8 BBfa0dBa0A0aBc0BF
f:judge-idea:9 B0dB0aa000Ea0a000
f:last-uploads:0 aaeaFbaBEaaa0aa0C
f:last-uploads:1 aIf0abA0Gaa00a00c
f:last-uploads:2 bEG0000adaa00000a
f:last-uploads:3 GbFGb0a00cbbcC0af
f:last-uploads:4 0EIdab0adabbD0aaC
f:next-ideas:0 aabDadBHa0CbBacb0
f:next-ideas:1 a000aaAa0b0a0a00F
f:next-ideas:2 aaaaB0aaa0dEaAF0c
f:next-ideas:3 aa0d0G0aaaD000AAd
f:next-ideas:5 a0000a0aAAG0a0a0c
f:series:0 aa0D00000a0A00000
f:series:1 00bE0A0000000a00b
f:upload-figures:0 a0DbCcCacaAa0C0bb
f:upload-figures:1 bfAFaFBcAbcacCbCa
f:viewer-requests:0 A0bacD0a000000D0a
f:viewer-requests:1 baEaDb0aacaaaabaH
f:viewer-requests:2 b0a0KB000aa000aae
f:viewer-requests:4 AbbbHb0000a000aDc
f:watched-news:0 0bBbaaaaI0baaaa0B
f:when-to-upload:0 00aa0a0DaDa000BAc
f:when-to-upload:2 BAca0c0E0c0000a0E
f:when-to-upload:3 C0A0aaaAcbba00a0G
f:write-titles:0 0aAa0bDa00c00Ea00
f:write-titles:1 00a00aD00da00a00C
k2:%amount %views cabaa00a000HBb00B
k2:%amount > CCb0adaaaab0aJaba
k2:%ask %own bedEFAaAaBacBa00A
k2:%ask > 00b0Ab00aaC0a0aAC
k2:%ask _ babaB0000aaaa0a0H
k2:%ask a a0DaHbA000C00baAi
k2:%ask for a0aaLa00a0A00000e
k2:%ask the aCa0B00Ba0AA00a0e
k2:%ask to 00bbeBbaCb0B0aEaD
k2:%channel > fbaB0EaAaEA00B0ab
k2:%channel _ H0a0aa000aba0000A
k2:%comment > a0a0M000000000a0g
k2:%describe %own Aba0Hb000aa0000Bb
k2:%describe for 0aa00aa000a00a0Jb
k2:%does %own daJa0a0BBBaDaba0h
k2:%does %people 0a0bA000B00000G0f
k2:%does %that b0babA00baaaBCF00
k2:%does _ Bbbb0baaDbEbcbAaG
k2:%does a 0bbb0B0aBA0aBbCB0
k2:%does the dDBaabaAdbaAAaIaA
k2:%fare %own EC0cab0AfEbA00000
k2:%fare %that 0CAbCc0a00aaAB00a
k2:%fare > bbJFbF00bbcdDhaaa
k2:%fare _ bbfBcA00Gb0b0Ca0G
k2:%fare of 0aJb0b00c0Aa0aB0a
k2:%fare on 00eA00000a0a0F00B
k2:%fare the abFABb0adaaCFaA0e
k2:%figure %video ECe0aa0Fa0aA0a00c
k2:%figure %views HbdD000c0a0a0d00E
k2:%figure > GbGdbaabAcDDBDaak
k2:%figure for a0EC0aaaaaae0C0aD
k2:%figure of DEEcba00aAaaaaa0b
k2:%good %time 0aaa0d0D0aa0a000F
k2:%good > F0CcaGabaabdcbEa0
k2:%good _ aAbH0cBcba0aC0aCb
k2:%good for aAEaaBaAbaBaaacaA
k2:%good to cabC0d0000aG0a00C
k2:%grow > LaBCBbacecba0aEaf
k2:%grow _ aA0aaFaaa0aaEaAae
k2:%grow to a0a00a00EaE000a0e
k2:%how %fare a0Da0B00000a0000b
k2:%how %figure aAe00aaaD00aAba0G
k2:%how %grow Abbb0b00a000CEb0B
k2:%how %is 0CDb0A0aAa0aeaa0B
k2:%how %make c0b0a0a0Aa00a0a0J
k2:%how %many Bd0aCcbabaaF0BaaC
k2:%how _ ABEA0aa0aa0AAab0c
k2:%how the AF0C0b0ab0aa0aA0b
k2:%idea > a00b0Da00aAaa0C0A
k2:%idea ^ 00a00FC000ca000ab
k2:%idea _ aaaa0CBa0aDab00Aa
k2:%idea for a0a0000aaaJ00abaa
k2:%is %own GDBabc0BahaBbaa0D
k2:%is %people aBaFDc00Da000000f
k2:%is %that DAAB0ecAa0aacA0aF
k2:%is %titled a0Ab0Cab00000F00b
k2:%is %weekday a000000H00000000d
k2:%is %you 0b000a000a00I000a
k2:%is _ afccBhbaDDAAaAGAF
k2:%is a 0aabaIA0abBa0bB0b
k2:%is the AFAaEaaa0ebaaAdaD
k2:%is there aaa00GabaCaB0ebaA
k2:%lamp %lamp 0aa00B00a000G000c
k2:%lamp > 00000000a000G000d
k2:%lamp for 00a00Ha00000Abaab
k2:%last %period FdA0a00B0a0Caa00b
k2:%last %video 0Ed0bbabDaa0aa00E
k2:%last > 00c0Aa00D000F0a0c
k2:%last _ bGbaaa00C0aC00a0c
k2:%make %own Aed00d0EbBcBbbaBL
k2:%make %people a0aBCa0A0aaa00A0A
k2:%make %that 0aaaaB0bBaCBa0000
k2:%make %you a0bAbE00aaCabBcaB
k2:%make > DLDdAfbba0GebAbaf
k2:%make _ a0aaBIab0b0abbaEa
k2:%make a aa0Aa0BBbaba0BC0b
k2:%make the aac0AC00C0aBa000c
k2:%many %subs G0000000000c0000c
k2:%many %video NebCa00aaa0b0000a
k2:%many %views cDCa0a00000c0F00b
k2:%many > DHA00000a00a0000g
k2:%many _ Caa0aa000b000aa0G
k2:%money > a0abaA0aa0bb0aAaK
k2:%next %video bBebbaa0L0EaaAaad
k2:%next > 0aa0Aa0AB0D00000d
k2:%or %time aaBa0b0F0a0b0B00a
k2:%or _ bacFaPabaabcBdcaA
k2:%own %ask BaCccba0AAA0aaBA0
k2:%own %channel GBBabcbBbeDAaAabb
k2:%own %does EbaA0a0cbECbaAa0d
k2:%own %figure bEAbabaCabacBA0AB
k2:%own %grow IafbaaaBDabDa0a0c
k2:%own %idea a0a000a0aacaa0b0M
k2:%own %last APbaaaaccaac0a000
k2:%own %make bb0BbEaaaeaFaBBa0
k2:%own %money b0a000000baJ000Ce
k2:%own %name 00aa0aG000a00000a
k2:%own %next aBaa0aC0B0a00B0aa
k2:%own %people 0a0bCD0GbaDaabbae
k2:%own %plan aa00Aa000Ica0A00b
k2:%own %publish aKFaaa0beeEcaD00f
k2:%own %right cbabAb00ADaGC000d
k2:%own %rival bBa0000aKcaa0000c
k2:%own %should aaBbCCac0FcA0000c
k2:%own %stuck aa0C0CA0aaEa0a00f
k2:%own %suggest Caa00aa0acAba00BF
k2:%own %super LBa0aa0ababC00a0f
k2:%own %video 00JbDgdGdfcA0faAK
k2:%own %watching ababa0a0KBaaa000b
k2:%own %what 0aa0AA0aG0a00000c
k2:%own > bADccAcHada0cAabF
k2:%own ^ EFcb00a0aaCaAca00
k2:%own _ lfBLaJBAiBB0gC00A
k2:%own a cDa00bb0aAa00C0aF
k2:%own get babb0C0a0baFaaa0D
k2:%own put 0FA00a0bba0a000AA
k2:%own the KeaaBabcBac00a0aC
k2:%own to aabBCEaAaDca0000d
k2:%people %ask b0acRD0aaab000a0h
k2:%people %is D0AaB0a0aaa0000aa
k2:%people %watching b0FaaB0Cd0A00ba00
k2:%people _ 00dAIbabdaababC0G
k2:%people look 000aaa0b000000J0d
k2:%people still a0aBaa00000000I0e
k2:%period > DAgdEBbcE0AEc0ebD
k2:%period ^ aeICaAaBbadaa0c0C
k2:%period _ eFaa0aA0aOAaAacai
k2:%plan > aaaabA0aaRdaa0a0e
k2:%plan for 0aa00a0caCE000aaC
k2:%predict > Aaa00a00a000IAa0e
k2:%predict for 00a00bd000000I0aa
k2:%publish > CbaAaa0DEEca00a0i
k2:%publish ^ bGdC000000000000b
k2:%publish _ aC0aaDabbBEaaaAac
k2:%right > cBbCbA0bbbaAD0C0A
k2:%should %own fceAbEaGbgFc0bA0J
k2:%stuck ^ ba0c0Fa0a0Nbaa00g
k2:%suggest %own CCBaAfAdCabccBAaD
k2:%super %fare Iea00000A00a0000b
k2:%super > fJbCAa0aAabA0a00b
k2:%super _ AfbaBaaeaaGbb0CaK
k2:%that %fare DaEa0AaaaaAabba0a
k2:%that %good AbAa0d00000a00a0G
k2:%that %is cDBa0Da0baA0B00Be
k2:%that %make 0fE0000aB000B0A0a
k2:%that %period BFdaaA0bEHc0baaah
k2:%that %time bCbGaa0bC0Baaa00d
k2:%that > 0C0BbBbc0CAcDcbAa
k2:%that ^ b0CAaFAba0a0aAa0d
k2:%that _ eeiEedaBacBKD0GbE
k2:%that get aAa00b000aaa0J00c
k2:%time %or ab0a0c0I00000000a
k2:%time %own Da0aac0caEaDaAb0b
k2:%time %should 00a0000H0aa00000c
k2:%time > 0D0ab00cD0AabcaaE
k2:%time _ baGa0Ac0bdaaaAD0D
k2:%time for 0aa000aK0ac00B0ad
k2:%time in 00000DBba0000D00d
k2:%time to a0aGA00Faaa000b0f
k2:%title ^ 00a00aG000a000a0b
k2:%title for 00b00bI000000a0aa
k2:%titled > ccEccIaaBbbBcEbEg
k2:%titled ^ abba00b000000H0A0
k2:%video %earn aabbaa0Ba00J0000b
k2:%video %fare HcEAaB0aca0c0000b
k2:%video %is EbcaaBaaaDDb0aaAb
k2:%video %make AAaBa0aFdccFaA00d
k2:%video %or C0cADAabb00000a0a
k2:%video %own bC0A0EaaaFcaa00ad
k2:%video %plan 0aab0a0a0DE000a0a
k2:%video %video 0adC0a00aaaF000B0
k2:%video > Dnj0C0cCaA0CABbAK
k2:%video ^ B0CbAABAaba0BcAbb
k2:%video _ cICHbcababcbab0Ed
k2:%video about bbGbaGDAaacaaCaBg
k2:%video de bEb00FA0b0c0aB00d
k2:%video for FaA00baeab0a0c0aL
k2:%video from bGAa0caaGacbaaaaB
k2:%video in bAabahAAA0Fb0a0aI
k2:%video of DhgBAEacLabc00cAB
k2:%video on Cbcc0DE0aAcaaCCEh
k2:%video uber aa000CA0aaaa0D0Ab
k2:%views > dfGbaAaFbaaGaAaa0
k2:%views for d0c00aaA000A0I0a0
k2:%views on bBHA0a0Aaa000g000
k2:%watching > baaaaa0BAE00aa00a
k2:%weekday > cA0gaaaBaFabaabaK
k2:%what %does a0000a00Dcba0Ca0D
k2:%what %fare cGa0B00bAAcEAAa0g
k2:%what %is ABba0B0cADacacb0H
k2:%what %make Baa0abBaABEAaa0Ad
k2:%what %own EAa00Ab0da0Fac0bA
k2:%what %should 0aaaabAaaABa000BE
k2:%what %that baAaBcaaADbEBa00c
k2:%what %time cab0ba0GaGba0aA0c
k2:%what %what Aba0A00aAADaB000f
k2:%what %would Ab0A0c0aabEa0C000
k2:%what _ bac0CfacJACeaHcaA
k2:%what a Eac00c0BaaDC0b00b
k2:%what the 0cDbcbaCccdDB0DaD
k2:%what to a000aaDaaaLa0a00i
k2:%when %is a0abaa0I0Ba000a0b
k2:%which %time baaa0a0Jaa0000B0b
k2:%which %video 0Ab0ababBJ0Aa0a0f
k2:%which _ aa0aa00aababCaa0J
k2:%which of BAaEb00aA00Aa000d
k2:%would %make a0A00d0000G0Ab00a
k2:%would %own a0a0bB0b0aEaDb00c
k2:%would %that aaab0Baaaaaa0E0BB
k2:%would %you BaB0BaCAA0c0cbaAb
k2:%would a aacB0ba0a0b00J0a0
k2:%write %own aab00aa0000a000aH
k2:%write > a0aaabDB0aaaaa0aG
k2:%write for Gaaa0bbb000aa0aDC
k2:%write than DEA0abaB0000B0a0h
k2:%yes %yes 0aba0J0Aa0a00aa0c
k2:%yes > aBCcaH0B0aaaaaaad
k2:%you %lamp 00000b000000G000d
k2:%you %predict 000000000000Ea00c
k2:%you %right 000000000000F000d
k2:%you ^ 0aFdCC000AdBdeaBA
k2:%you _ aaeA0aa000CaIB0ab
k2:30 %time 0EDAa0Cccaba0B00d
k2:< %ask adE0faA000F00000A
k2:< %describe 0ab00a000000000Jc
k2:< %does dAaFACaFEacabbFaj
k2:< %fare daDdaAa0BAcBFc0aA
k2:< %figure KCAaBa0bbaaBaaaae
k2:< %good aacB0FaeaabaaBABE
k2:< %how BBDbAhCddacCABCcB
k2:< %idea a0a00eB0aaKaaaCad
k2:< %is cCcBBDcDbcebCcGcA
k2:< %lamp 00000Ka00000abaad
k2:< %make Hcd0GbBac0acbabCD
k2:< %many Fb0aababaaaI0Aaab
k2:< %money bba00a0ad0aQ00baa
k2:< %next Aba0aa0abH0000B0c
k2:< %own aADEfaAbcAGDedc0B
k2:< %people Aa0bBcaacaaaaaF0H
k2:< %plan 000000aaaFa00000a
k2:< %predict aacb0fcabaaaDVaac
k2:< %publish 0acb0a0Haba000aaE
k2:< %right abaa0N00aaaaBaa0c
k2:< %should aaa0aLb0abea00baG
k2:< %stuck a0fa0bA000C0AH00a
k2:< %suggest 0CBdbeDD0cCga0AAD
k2:< %super aIaaEbaBAbCbbacbb
k2:< %that baEBaCAba0aaCba0c
k2:< %time 0aaa0b0FaEbBa0D0g
k2:< %title 00a00bLa00a00aa0c
k2:< %titled b0Gb0Aa0000Ba00ab
k2:< %video DEeBaCbb0bccaaaEA
k2:< %views ABFa0b0a00aaaA0aa
k2:< %watching bFbBAbaaGabaGaaai
k2:< %what adcbCjA0CECFcCAb0
k2:< %when AbbbbbaKcBba00A0B
k2:< %which BdcBCcbeBEaCbA0aC
k2:< %why baaaaa00aaaa00b0K
k2:< %would 0a0BeMab00dbCBaBg
k2:< %write b0a00bC00bDa0a0AB
k2:< %you a0000B0000a0Fc00a
k2:< _ jAcADI00Keifc0BaH
k2:< any aAb0DeDaEaDaaabca
k2:< can caCccD0aaaaa0B0aH
k2:< desc 00ba0ba000a00baMa
k2:< kindly Baa0aaa0AAB00a0Ce
k2:< please bacABAa00Ca00a0AA
k2:< show b0aa0a0aEGaaCa00f
k2:< the abMa0dA0a0abaa0Ab
k2:< turn 0aaaba00a0aac00aM
k2:^ %ask 0Cbadd0A00aa0aA0G
k2:^ %good aa0a0Qba00bbaa0ad
k2:^ %how bCEca00bb0aaDAaA0
k2:^ %is D0DAdBaa00abaa0a0
k2:^ %make 00aC0I0B00a0a0cAg
k2:^ %own HabcAcEbAcBaaACBf
k2:^ %suggest AbaFAgEbaBFDaa0ah
k2:^ %that ABbbACA0adEb000aa
k2:^ %what CCab0e0b0c0aCbbaG
k2:^ %which CCaAaba0AaDbaabaB
k2:^ %would 00ab0HaCa0da0c00C
k2:^ %write 00b0aaa0000a000H0
k2:^ > Caaaaaa0abAAAaaaF
k2:^ _ cCcbFIBbddADdGaAh
k2:_ %ask 0acaADabaada00A0H
k2:_ %channel aba00aAa000d0000K
k2:_ %comment 0000Ja0a00000000e
k2:_ %describe 00baAa000000000Hc
k2:_ %does cEfbb00aDbbb0aF0G
k2:_ %fare eafFa0A00aAbaCaaF
k2:_ %good a0Aa0BabaaAbAad0J
k2:_ %grow bbbG0babbAcaabF0D
k2:_ %idea a0aaaHb0a0FA0baae
k2:_ %is fbeF0eBaCfJb0bCaF
k2:_ %last 0gaaH000C00a0000B
k2:_ %make 0cIa0D0aDBaa0A00l
k2:_ %next bbaaAcCaGbca0aa0F
k2:_ %or aBcfaIaeabbAcbCaM
k2:_ %own Bfg0adEACaFBbdbCE
k2:_ %period AA0A0b00aFaf0aa0C
k2:_ %publish Fdba0b0BHaaa0000b
k2:_ %right aa000A00C0Fbb0B0c
k2:_ %stuck aaCb0B0aAaFb0aa0b
k2:_ %that ccFb0bcC0G0D0AcBf
k2:_ %time 0baa0BBCA0a0aEb0d
k2:_ %title 00a00aI00a000ba0b
k2:_ %video nhZe0gajLbgFAeEDo
k2:_ %views A0AA0abD000C0C00f
k2:_ %weekday 00aI0a00000a000Bf
k2:_ %what aAB0aDa0baBa0C00d
k2:_ > DgA0dFF0gfjaAFFDC
k2:_ ^ 0BBBcDBgddEDacFbd
k2:_ a bdEbBAEbac0aB0CAf
k2:_ about 0aaaFa00b00b00A0B
k2:_ and 00Aaba0a0baGb0aaD
k2:_ at c0CaAbb0Aaaa0a0CD
k2:_ by 0aaCab000A0M0b00i
k2:_ for bbfcaHEAcea0bB0BH
k2:_ from aa0CaaBafI0a00b0A
k2:_ in f0a0GEEcACdc0cabA
k2:_ of ICCAbacbdAbb00cbE
k2:_ on abAaaAebbcCbDaDaH
k2:_ the da0F0dAbbbAcCbcaK
k2:_ to ahCCbcb0bDabaAaDH
k2:a %good AAda0DCG0cDaacb0f
k2:a %period 0aC00G0babbb0Aa0A
k2:a %video calaDPACcababC0Dd
k2:a _ 0CebEFFdDddaaAdbE
k2:about %own b0B0DC00aaeb0000B
k2:about _ bcDaaACa0acAaC0Cb
k2:about the 0bEa0a0Ab00000AAa
k2:all %time ID0a0a0eaaa00000b
k2:an _ b0a000a0BaHaaaa00
k2:and _ cacE0d000BbHabaaC
k2:anything %plan 000000000H000000e
k2:at _ daCD0daFa0a00a00D
k2:at the E00ac000Dc0a00000
k2:brand _ 00La0a00b00000a0g
k2:bring in 0aa0a0a0aaaI0000c
k2:by _ Iaaa0a00000L0aa0n
k2:can %own cacabCaaaacaCCaaJ
k2:can %you aaDb0A00000Bc000A
k2:check ^ 00000I00A0a000B0j
k2:de _ dbA00CC00ac00C0Ab
k2:ein %video aab00FA0aab00D00b
k2:for %own JaCb0D0D0c0a0eaBi
k2:for %period 0a0000a0aAFD00a0g
k2:for %titled 00abaBCaaaaaaBaDb
k2:for _ dbAccBaEAcdaacKDA
k2:for a eabbBaBabcBaaJaCB
k2:for the aaDbadDaaIEAabcBh
k2:from %own b0B0Aa000Iaa000ae
k2:from _ ae0baJ0aJacbabDaf
k2:if %own bbbaeDACbbaaaGCa0
k2:in %own CabaBdaaEBCb0B0Bh
k2:in %period bDC0aa000bAF0000g
k2:in > aaa00aa0aaaI0000a
k2:in _ fcA0DaCacCAeBAC0C
k2:in a 0acaBB0aaDaaabcaF
k2:in the aAcbC0AACbCadbbBB
k2:kindly ^ Baa0aaB0AAA00a0Ce
k2:lately > aFaaa000Faa000A0g
k2:moss %video aaa00c00aFb00E00a
k2:now > DaDaaaba0BGabaC0g
k2:of %own FBBCcabaabaCBaaAe
k2:of %video Gacaaa00aDAa00a0b
k2:of _ dfGdaAb0BaAdBBAaG
k2:of the dbcEBBa0AGbcaadBB
k2:on %own cF0Bd0eAaABA0A0a0
k2:on %weekday cAaaac0E00Ca0AaaD
k2:on _ dbEcaBDbFafBaA0A0
k2:on the a0BaaHAb0EbbabAbc
k2:per %video GbcC0a000aa00b00A
k2:please > BbFaac0aB0ad0Ba0B
k2:please ^ bHeDA0abaAAAAb0Cg
k2:pls > 0BAaAbaaCAbBA0aab
k2:recurring _ aebIHb00a00a00a0c
k2:report _ E0a00a00000J0000k
k2:show %own D0ba0a0aEEabA000g
k2:since %period 0Fab0000aa0F00a0f
k2:so ^ DaDa0bb0DDaaBba0f
k2:still _ b0cIAa00000000D0e
k2:tax _ 00F0acaC00a000F0i
k2:the %channel Ebba000aEEa00a00e
k2:the %comment a000K000000000a0g
k2:the %describe 00b0a0000a00000Gb
k2:the %fare aCfc0a00aa0a0G00D
k2:the %figure D0Dba00b000C0a00d
k2:the %grow cGba0000E0aa0000b
k2:the %last bNh0aaaAAa00A0a0d
k2:the %next aGeaAEaEbcbaaab0B
k2:the %people 0abaE00FC00b00b0d
k2:the %period accCA0a0aFBA00aab
k2:the %plan 0a0000000Ha00000b
k2:the %super HecbbaaAabbAAaB0G
k2:the %that aAKa0abaa0000aa0b
k2:the %time aaaa0BaMaa0a00a0g
k2:the %title 0aa000c000a00A00G
k2:the %video aBaAaiG0babaCbaCB
k2:the _ ciJBbBajg0EJb0CCA
k2:to %is aabCadA0CcAbA000E
k2:to %make babaBD0abFEbaaaab
k2:to %own bbBaaB0AcACD0a0aA
k2:to %publish 0b000a0FaBAa0000d
k2:to %video aaa00BaaaCBa00000
k2:to _ aa00baAdb0cbaBCEG
k2:to the abaBAaa0aaC00Aa0C
k2:uber _ aa000CA0aaaa0D0Ab
k2:with the a0Db0Aa0BaaE00bac
k2:yet > AbAaBca0DaF0a000c
k3:%channel _ > G0a00a00aaa000000
k3:%good _ > 0AaH0cBba00aC0a0d
k3:%good for %own aAE00D0Baaa00000g
k3:%how %make %own c0000aa00a0000a0H
k3:%how %many %video GdbC0000000a00000
k3:%how %many %views 0Daa0000000b0C00b
k3:%is %own %people E000a00E00000000h
k3:%is %own _ baBa00000g0c0000N
k3:%is %that %good 0bA00d0A00000000G
k3:%is _ > aaAb0c00Be0000B0G
k3:%is _ from 000000B00I000000i
k3:%is the _ AaecCa0b0B0a0Cb0E
k3:%last %period > Ija00000Ba0C0000a
k3:%last %video > EfaAaa0ab000000AG
k3:%make %own %does B00B0a0b0Eab0000b
k3:%make %own %suggest b0000a000ca0000aH
k3:%make %own %video FbbaaC0D0dCB0000g
k3:%make %own _ da000a0aaBACa000C
k3:%make a %video 00a00cADa0a00aD00
k3:%next %video > aa0baAaAFaE00a0ac
k3:%or _ > b0aIaF000aaaAa00f
k3:%own %channel > eb0C0BaBbaBb0B0aB
k3:%own %last %video B000aaaaa0aa0000G
k3:%own %make a 00BB0eaCaaba0CC0b
k3:%own %video > 0bc0GafAab0BB00cE
k3:%own %video on bAF0ab0b0Caa0000a
k3:%own _ %video bbECabA0aaab0aACa
k3:%own _ > GA0dBgDCBFEcbAa0n
k3:%own _ ^ Habb0D00abABaa00e
k3:%own _ on 00c0AH00000A00b0d
k3:%own to %make a00aCA0aaFb00000c
k3:%people %ask for 0000G000000000b0c
k3:%period _ > eFaaa0A0aPaaA0c0i
k3:%publish _ > aDa0aE0AdbEa00B0e
k3:%should %own %make 00000EaaabBa00000
k3:%should %own _ 000C0caF0bB00aB0d
k3:%suggest %own a cDa00ab0a0c00D00D
k3:%suggest %own the Fc0aAaabC0bB0a0aa
k3:%that %period > 0Ca0aa00GHaaaaa0g
k3:%that _ > bbiC0f00baENBabaA
k3:%video about _ aaEa0BC0a0caaCaBd
k3:%video de _ bacA0DB000b00C00b
k3:%video for %own F0A00aaca0Aa0c00B
k3:%video of _ adbB0C00G00000c0A
k3:%video on _ baDaA0A000a00C0Ab
k3:%video uber _ aa000CA0aaaa0D0Ab
k3:%what %fare %own aC0ba00baDaC0000a
k3:%what %is %own 0C00000aAfaA0000C
k3:%what %is _ 00a000000M0000a0i
k3:%what %is the Cab0DC0aBdaa0aa0A
k3:%what %make %own Ba00abBa0EaB0a0Ae
k3:%what %own %super Hd00000Caaa00000c
k3:%what %should %own 000aaaaa0c0a000AG
k3:%what %would %own 00000b0a0aG00a00a
k3:%which of %own BAaFb00aa00Aa000d
k3:%would %you ^ B0BaC000AAd0bb0Aa
k3:< %does the b0AA0a0Gb00a00F0g
k3:< %fare %own CD000a00bCac0000c
k3:< %fare _ 0ccB0a00Eb0aa000E
k3:< %fare the ca0aaa00b00EG0B0d
k3:< %good %time 00a00b0d000000A0H
k3:< %how %figure aAe00aaaD00aAba0G
k3:< %how %grow Bbbb0b00a000BEb0B
k3:< %how %make b0aA0Aa00a00a0a0H
k3:< %how %many dcg0EbaAbaaGbb0aL
k3:< %is %own aBCb0c0aa0ab00a0I
k3:< %is %people a0aCDc00E0000000e
k3:< %is %that EceB0c000a0aaBbaH
k3:< %is %weekday a000000H00000000d
k3:< %is _ aaaaaA0aBaa000C0C
k3:< %is the cHDBAc0cbc0aa0baD
k3:< %is there aaa00GabaCaB0eb0A
k3:< %make %own 0aaaA0aC0Abca00AG
k3:< %own %ask 00Dadbaa0aABaa00D
k3:< %own %video aFBC0cCa00ab0b00b
k3:< %own _ aaAAcFb0b0AAaa0aB
k3:< %should %own aaa00Ibbaada00baH
k3:< %suggest %own aEAbacabDaafaBa0H
k3:< %time %own Caa0000d0E0B00a0a
k3:< %views on bAIa0a0000000f000
k3:< %what %fare bE0bCa0b0AbFAAa0f
k3:< %what %is BAcbACacCC0cabb0B
k3:< %what %make Baa0abBaACCAaa0Ae
k3:< %what %own CccAAa00bacG0a00D
k3:< %what %time b000b00F00aa00B0A
k3:< %what _ abb0BdAaAADdaEb0D
k3:< %what the Ab0bbbaCcbdDa0DaF
k3:< %when %is a0abaa0I0Ba000a0b
k3:< %which %video ACa0aaabbJ0C00a0f
k3:< %which _ 000aa00a0aab00a0I
k3:< %which of 0caFb00aA00A0000a
k3:< _ %or AaacaG0b0aaa0ad0G
k3:< _ %own AbgaacEcCaBbaa0BI
k3:< _ ^ 0Dbaaaa00acaaab0J
k3:< _ of baKa0c00b00aaaa0C
k3:< can %own a0a0bD0aaa0aCa0aC
k3:< can %you aaDb0A000000c000C
k3:< kindly ^ Baa0aaa0AAB00a0Ce
k3:< please ^ bacABAaa0Ca00a0AA
k3:< show %own baa0000aEE0aA000e
k3:^ %is %that CbFac000A00aa0A00
k3:^ %suggest %own BaABBcBb0AaD00B0h
k3:^ _ %that 0aaACaa0000J0a0Ag
k3:^ _ > aaAba0bBdaaa0BEaG
k3:_ %grow > a0aBb000a00000H0d
k3:_ %or _ a00caHab0aaabab0H
k3:_ %own %video baC0Bbaaa0aA0a0aF
k3:_ %period > AAa00000ab0f0000I
k3:_ %that %period 0a000A00BH000000g
k3:_ %video > aaKceD0cEacaabBEf
k3:_ %video ^ a0DbBAAbaa00CaBbc
k3:_ ^ %good a0ba0Laa00aa0000c
k3:_ ^ %what 0bDaaB00Bcb00000C
k3:_ ^ _ eDCAae00cabGaBD0c
k3:_ a _ 00caCdDa0aaA0Ba0B
k3:_ and _ b0ba0a00A0aH0aa00
k3:_ by _ 00000000000L0a00j
k3:_ for _ a0aaaE0abaca0abaI
k3:_ from %own 000000000I000000h
k3:_ in _ e0b0aBA000a00aC0F
k3:_ in the 0DAaCACaC0aa0aa0i
k3:_ of _ aaKd0Aaaa0a00abaD
k3:_ of the aAeG0A0aaDaa00a0b
k3:_ on %own aabA0af0aaB0aA00J
k3:_ to _ 00E00fA000a00B0aA
k3:a %video > 00000ba000A0000aG
k3:a %video about 00e00F000000aC0Cc
k3:a %video of a0aAAI00a000a0b0c
k3:a %video on 00daABAC0aa0aBCad
k3:a _ %video a0daCAaaGaaa0A0aa
k3:a _ > Eaa0EjAbaaaaabbAI
k3:about _ > aaAaa0C0A0bB0AAaa
k3:bring in > aaa000a0aaaI0000c
k3:by _ > G0000a00000L0a00n
k3:can %you ^ aaDb0A00000Bc000A
k3:de _ > daBa0cB000b00E0Ba
k3:for %own > G0FaA0bBAbaAaAaah
k3:for %titled > 00abaBCaaaaaaBaDb
k3:for _ %video c0Ea0b0a00aa00ECa
k3:for _ > a0baaC0EEbb0aa0ba
k3:for a %video 00a0AgAa00B00DaDa
k3:for the _ AaIa0a000Da00aaCk
k3:from _ > acaaaH00DabB0bE0e
k3:in %period > bF000a000bAD0000e
k3:in _ > ebCaBdAaaDCdaAb0E
k3:in the _ aabaaaB00aFa0a0aB
k3:of _ > daea0Aaaa0B0aCaaL
k3:of the _ aaBDAa0a0c0a00bB0
k3:on %own %channel cDcC0B0CcdDAaB00e
k3:on the _ aaCaAH0abBbc0b0ab
k3:the %period > acca0A00aHaA00A0b
k3:the _ %video dbH0acAbcBcJDaa0e
k3:the _ > DaJb0Bcabebfaaf0L
k3:the _ ^ baaab0Ca0DHa00Baf
k3:the _ of aabc000aaCaa0a0aJ
k3:to _ > 00000bCa0aa00aa0F
length:0 LcBd0jcddIBA0egbQ
length:1 ECphJplNIHKaEt0kR
length:2 A0IHiM0hcngDcQ0Bk
length:3 yfDAcMICdCfiaIEFa
length:4 HCAA0BCh0fAD0fCBi
n:amount>views dbcaaa0a00aJBc00C
n:ask>own cfeGHBaAaBacCaaaA
n:channel>own b0000000H0b00000a
n:describe>own Aca0Jc000aa0000Bc
n:does>fare bEbb0B0Aa0CaEea0a
n:does>own HbHcac0DeNiBbecab
n:does>people b0cBEcaACbbabaHab
n:does>that Ca0d0DacbbdcCCG00
n:does>titled a0AI0Aaaa00aaDf0b
n:does>you bacAcG0abaEbCCea0
n:fare>own GD0dac0AgGbA0aa0A
n:fare>super bG0Fa000b0aa0000e
n:fare>that aCCcDe0aF0ac0Caab
n:fare>video baeG0a00A00D0a00a
n:figure>figure Jcaa0a00a0a00a00a
n:figure>that Fbaa0I0000bbbc00a
n:figure>video FCf0aa0GaaaA0b0ae
n:figure>views GceEa00d0bab0000F
n:good>time 0aaa0eaE0ab0a000I
n:how>does hBG0bac00Eac0bcaI
n:how>fare b0Fa0Ba0000b0000c
n:how>figure aAfa0aabEa0aBba0I
n:how>grow Bbcc0b00a000DGb0C
n:how>is 0DFb000aBaaahaa0F
n:how>make d0bAa0b0Ba0ab0a0M
n:how>many Cf0bDdbacaaHACaaD
n:is>ask 0b00EA00bbba00b0C
n:is>good 0Baaa0AaaAbCaab0B
n:is>own QGDddgaecedIdAcaD
n:is>people aBbGEeaaFa0aa000h
n:is>right B0aGa000000aB000h
n:is>that EAEB0kdAaEdaAAabD
n:is>time a0000a0F0C000000f
n:is>titled baBb0Dbb000a0Ha0b
n:is>video FbbG0b0a0bab00a0a
n:is>weekday a000000J0a000000f
n:is>you acaa0b0a0aa0J0a0A
n:lamp>lamp 0aba0C00a000J000d
n:last>period HfA0a00B0b0Dba00b
n:last>video 0Ff0bcbbFaaaaa00G
n:make>fare bcC00A0AA0CaEe00a
n:make>own Afe00c0FcCdBbcbBO
n:make>people a0bCDb0A0aaa00BaA
n:make>that 0babbD0cBaGBaa0Ab
n:make>video EcdG00a0A0bcaa00A
n:make>you a0cBcGaaaaDacCeaD
n:many>does abda0000000I0aa0A
n:many>people B0Fbcaabb00aaBC00
n:many>subs I0000000000d0000c
n:many>video RgcCa00baa0caa00b
n:many>views dEDa0ba0000d0H00c
n:next>publish ac00000caFE0000Aa
n:next>video cCfcbba0P0GaaBaaf
n:or>is cA0aEe0a0B000BA0a
n:or>time aaBa0c0H0a0b0Ca0a
n:or>weekday aa0a000K0a000000c
n:or>yes 00aa0K0a000000b0b
n:own>ask CaDdecbAABB0abCB0
n:own>channel JBCacdbCbfFAbBabb
n:own>comment b0aaH000000a0000b
n:own>does IccBdEabcF0caaC0b
n:own>fare a0aadFcaabA0aC00F
n:own>figure cGAbabaDbbbdCA0AB
n:own>good a0a0ac0aG0Da0000a
n:own>grow IbhAaaaBEbbFa0aad
n:own>idea b0a0a0b0aadaa0c0R
n:own>is EcbbAAAbBd0a0Da0B
n:own>last AVbbabadcaad0a000
n:own>make ed0BdKabbfGGaCCae
n:own>money c0a000000caM000Df
n:own>name 00ba0aI000aa0000b
n:own>next bCababD0AaCaaB0ac
n:own>own GCab0daaa00B0aa0A
n:own>people 0a0dCF0IdbEaaccbb
n:own>plan aaa0Ab00aLea0A00b
n:own>publish 0RGaaaabhfFeaF0ak
n:own>right DdbdAe0aBECGB000g
n:own>rival bBa0a00aPdab0000e
n:own>serial aadM000000000000d
n:own>should bbHeDHcd0IeA0a0ag
n:own>stuck ba0E0DAaaaGa0a00h
n:own>suggest Dab00aaaadAba00BH
n:own>super OCb0baaacbcD00a0h
n:own>time Cab0aEaca0aaaaa0E
n:own>video 00McEjeJfhdA0haAO
n:own>watching bdacaaaaTCcaa000c
n:own>what aba0BA0aI0ba0000c
n:people>ask a0bdWF0bbaca0ab0k
n:people>does aABaGdaaA0b0a0b0A
n:people>is B0AbBAadbaaaa0GaC
n:people>own Ha0baBa0G0a00000g
n:people>watching 0aGabCaCe0Aa0ba0a
n:period>does bEcBb00aba0ba0A0F
n:plan>own C00000abaca0a000G
n:publish>own Hbba0a0caca00D00A
n:publish>that aAf0000BJbaa0a00A
n:right>right b0aGaa00caaaH0B0e
n:should>own hdgAcGbJbiHd0bB0M
n:suggest>idea 00000bDaa0D000C0e
n:suggest>own DDCa0b0eDbbcdBAaA
n:super>fare Lfa0000aB0aa00a0b
n:super>video aFaBabaBa0cb00aaD
n:super>views FAcaa00D00ab0a00a
n:that>fare EfKa0BaaaaAabca0a
n:that>good BcAa0e0A0a0a00a0I
n:that>is eFAaCFa0ceBbBaaBd
n:that>make agFa000aC000B0A0b
n:that>period CHebaAAcGKd0bbbaj
n:that>time bDbIab0cD0Baab00e
n:that>would HdCaB00a0aAabb0aA
n:time>is a0ba0b0FaE000000d
n:time>or ac0a0d0K000000a0b
n:time>own FabbaeDdaFcEbEb0b
n:time>should 00a00a0Kaaa00000e
n:titled>video F0c00bH000000e0aa
n:video>does NAbEbbaIeedaaAaae
n:video>earn aabcaa0Baa0M0000c
n:video>fare IBI0ab0bebaca0a0d
n:video>good aBFa0baaa0Gbb00ab
n:video>idea aaabaEb000Fa00aa0
n:video>is FfbAbabEADEdCaaAf
n:video>make ABbCaaaIeddHaBa0e
n:video>or EAe0IAabc0a000aaa
n:video>own bEaB0F0aaGdaaa0af
n:video>plan 0aab0a0b0EF000a0b
n:video>time bcbb0b0Ib0000000E
n:video>video A0fDaa0aaabG0a0B0
n:video>would c0Cbacaaa0GaBd00E
n:views>does fGFa0000000b0a00b
n:views>figure Fab00a0000aa0E00c
n:watching>own a0a0aD0CbAaaaC00d
n:weekday>or aa0a0a0J00000000c
n:what>does 0cbaCcBdHEgI0CbAh
n:what>fare dIaaC00cCAdGAAa0i
n:what>is DAcb0BadaHbdBdcaG
n:what>make BaaabbCaABGAaa0Ae
n:what>own FAa0aBc0ea0Had0bB
n:what>should aaaabcAbaABb00aCI
n:what>that baBaCeaaAEcGBa0ac
n:what>time dab0baaIaJba0aB0d
n:what>video cBaF0baabbEa0A00b
n:what>what Bba0A00aBAFaC000h
n:what>would AbaA0c0bacFaaD0aD
n:when>does Fea0a00Abaaa00E0B
n:when>is cDacaa0JaAaa00b00
n:which>idea 000aD000a0CEa0e0c
n:which>question a00aK000aa0000abc
n:which>that BCdDaAaaaaEb0aaab
n:which>time baab0b0Nbaaa00B0c
n:which>video AAb0bbacCN0Baaa0i
n:why>is b0b0a000000a0000H
n:would>does b0A00d0000I0Ab0Aa
n:would>make b0A00aaa00HaAc00a
n:would>own b0aabC0b0aGaFc00c
n:would>that aabb0BaaaabaaG0BC
n:would>you BbB0CaDBAAc0ccaAc
n:write>own aab00aa000aa000aJ
n:yes>or 00aa0J0a00000ab0b
n:yes>yes aaca0NaBa0aaaaaad
n:you>ask a0ABdfa000BaFa00E
n:you>is 0aaa0baaaAA0ba0aK
n:you>lamp 00000cA00000I000e
n:you>make 0aaa0Ia00000ea0A0
n:you>predict 000000000000Ga00d
n:you>right a0000a00000aJ000f
n:you>suggest 0aa0AaDBa00Faa0ae
n:you>think 00aC0Ja0000accd00
named stMRmHHiZmfquN0ID
quoted giMKcHIfbehAgTgDn
s:accuracy adGaaB0aC0bePbaai
s:channel-figures VCDGibgcgc00cFec0
s:decline aec0eICbdBfagdBfZ
s:describe 0acaaba0aaba0aaR0
s:due-next e0caBdcddTH0b0aaa
s:earnings ddcec0abbceTbbbJJ
s:forecast GAdcb0dadcDaDObbf
s:interest badadCaBaCcbaaWai
s:judge-idea aA0DaPDAlf0AbCdBg
s:last-uploads CPHCEgc0Fggfbabcd
s:next-ideas degbaaDEdeUaacDab
s:series bcdO0A0a0aaB0ba0d
s:upload-figures cfGDCBFdccabbGbAc
s:viewer-requests 0dBeRGabbgcbabBAA
s:watched-news cAAdbbacX0ccacbaA
s:when-to-upload EAfcbgbPdDebbaBAD
s:write-titles 0c0caeTbaghaaIabE
w:1 bAaNad0adbabbbb0J
w:10 bHa00BA0b0c00a0a0
w:2 bbaaBD0b0Gcaa0bAA
w:3 d0B0MLAgdcFdaba0j
w:30 aGFAa0EdebcaaCbab
w:4 bDcaabDCaabaaabAE
w:5 aLbacaFabaAaB0a0g
w:6 aaabaEac0bdaa0A0L
w:a qfenEZIjfiemjVBLK
w:about hjNgLVJbcgjdBB0Gr
w:above eFHbaa0aaaaa0aabD
w:abt a0aHcAAa0a0000ECj
w:account S0aa0a000a0aa0b0j
w:actually AAd00000b00EE000c
w:adsense aaa00a000c0i0000Q
w:after acdAagDd0Hja0GbAO
w:again aabbDBAbaEaaaaabD
w:against bAH0aba0a0aa0c00D
w:airfryer 0bG0ba00a00a00L0i
w:algorithm aaa00a0baab00aacO
w:all RHa0baahecAbccbaD
w:already acAa0b0aCLca0000c
w:am FaadaaafcEaGbBEaa
w:amountk GIHcbgacdd0D0Fdce
w:an hbeecMaGAAHdcHcac
w:and 0deGAfeCbfcFbEedS
w:another acbAaDaAaaJaA0aad
w:any jNcdEbDbG0DaCccfa
w:anybody aaCbCd00F0000000b
w:anyone aaacFba0Fa00a0E0f
w:anything cBddFeaeKOEBd0caj
w:are CchJ0gbGAH0d0dAcB
w:around a0baabAFabbA00J0e
w:as HaFAb0CeaaeADaAah
w:asking B000Pa00aac0a0c0g
w:at HeaCefdNCgeaAdaCG
w:audience EacBBHaMbbCdaAgal
w:average cbEAabadabaADaaaF
w:back cFcedcaaaabCa0JaH
w:bad aaIa0Ea000aaaada0
w:badly acQ00000a0000000k
w:be dbkGaIDc0DafCcbAF
w:beat c0Dbac00baabCCaaE
w:been b0IdGbabIeC0Aad0h
w:before abbaABaAbEbCAAEag
w:behind eDbb000b0K0a00a0b
w:being 0a00ab000A00a0M0f
w:best qGcBffdObeHHcbaaI
w:better IDIBblKAbccCBdceg
w:between cBeaaaaBaB000Fa0C
w:big O0a0ac000a0a0C00i
w:biggest Igaaa000FabbCa00b
w:box 00ca0ba000aA0c0Nb
w:brand 00Sa0b00c0000aa0k
w:bread bbBbJdaaaAb0CCab0
w:bring HcjDAdaa0bcN0Jb0j
w:budget aaIC0DBaA0a0acaah
w:build ac0B00Faaadba0a0G
w:building a0aa0M0a00aa0000d
w:but aacDaO00aaea0BB0g
w:buy a0000d0a00a000a0I
w:by HfdLAebDdLfSafdas
w:calendar 00000a000Ja00000e
w:call a0a000H00dcab000E
w:came cME0d00badbaAaC0a
w:camera cada0H0aaaaa0F00A
w:can j00fdDbbcbb00JbcU
w:canoe a0bc0bFaaacB00bCB
w:challenge aaGEac0baaab0Ba00
w:change ab000ad0J0000Da0d
w:channel Q0hAeEcDiALcbbcca
w:channels Bdba0a0cZeeaaa00d
w:cheap aa0aaC0aaaa000baG
w:check acLbAPfbPCdbaaCbz
w:chess b0FBfBa000aa0D0Ac
w:christmas dacabdaaaaFacaMGb
w:click c0aaabJ00aca0aa0D
w:combien IJcaada0aaa00Aaae
w:come aabb0aCdaBbF00baE
w:comes aaa0A0aaaLea0aaaC
w:comment aae0Ba0aa0aa00caO
w:comments cbIbZbaaaabaabcau
w:como dCF00a0aa0aaaaaaE
w:company a0Bbc0b0aaaa00a0M
w:compare c0Obaba0aaaABd00b
w:compared ICIa0b0aec0B0caaf
w:competitors 0e000000H00a00000
w:content dbccBbbbbiXacaJba
w:cooking a00b000AFaaC0aB0d
w:could Ca0aAcaaBaIADCb0l
w:count KaA0cbaaaaca0G0ae
w:cover 00000KaaAaa00000f
w:cut 00bHadc000a00CaB0
w:davinci 00000N00000000b0j
w:day dcF0dIAPcFdbcAdak
w:days fBJdcBBgN0dBb0bac
w:de eCCabBAAcdHdbDCAg
w:dead b00daa0acacaa0U0c
w:delete b0aaaa00b0000b00K
w:demand 00a0aa00a00000I0d
w:desc aAdaafcaaaba0daZf
w:description aafacebaaacaabbZo
w:diary aaeOab0aaG0a00c0d
w:did 00RgBhcjGBgMKffbc
w:die a0bAAF0d0jba0aG0I
w:do HfBFDFfIdFdndBada
w:does ligccFbEgagdEEKbY
w:doing CcDEabAbMaccbbbae
w:done eHcaaAaabaLCaa0ag
w:down Dbcc0a00c00C00a0G
w:drop caaJ000ab00000000
w:due aaab0b0a0Na0a0a0b
w:each ADgK0a00d0a00000b
w:earnings abba0ba0aa0R0b0ae
w:editing b0aabcBaaabaa0a0N
w:ein baeaaICaccDabGaaa
w:elden ahIaaAaab0bDa0aaF
w:email a0aa0aa0baa00aaaK
w:end 0eEB0daacDEdC0a0a
w:ep adfVaca0Db0baaa0c
w:episode d0JAaB0beDbaabaBa
w:episodes aadDBA0000aD00a00
w:estimate 00000af000000J00a
w:estimates a0000000a000Mba0f
w:ever CLbbaa0cbabA0ab0A
w:every DabDaQadbbbc0caAd
w:everything cHbaaCaadAcDa0aaA
w:explain 0000B0H000ab0a00e
w:far aEfd0c00ba0CCGd0C
w:few aDcA0fAaHbFaaabCe
w:fill aaa0000aaiJa000BD
w:film dcdccEacbFDbbbaAM
w:finished 0abc0bB00BJ0000ae
w:first ebAFa0bCcFabaF00f
w:fit a0ba0Ga0d0000baaG
w:five dEc0aaEaaaCa0Daad
w:fix aaa000f00aaa0aa0N
w:flop aHCc0c0aaa0cBa00C
w:follow AbbBaa00CbG00a00c
w:for mscn0kQOfCIklKOZg
w:forecast aaba0daaaaaaNGaad
w:free a000aa0c0DBAaaADc
w:friday aeBaaaaBaJBb00a0c
w:from iI0bEDafFEaHddbdd
w:fur a0aa0cH0baBaab0Da
w:gaming d00b0bAa0a0G0000D
w:gardening a00aaAaaab0B00I0d
w:get BFgDfabcbf0A0McbF
w:getting BaGIbaad0b0e0b00A
w:give HBdbAEAaABFeeBa0j
w:go eCCCbBaDbabbbBCBe
w:going FgDF00aCbbbBcgBaA
w:good bHFebbBJgcacCae00
w:got DkMcaeA0aBNfDd0ae
w:green abaa0HaAba0aHa0af
w:growing F00DafAa0bbaa0H0d
w:guide caaa0E00babI0C0ad
w:had ad000a0aHaAA0a00B
w:happened 00K0aaa0debbCb0aH
w:has fdFK0fbaPeCFeeFbk
w:have EUjbEi0gdEIeAaaBh
w:having aad0aca0I0AAaa00B
w:help babcAeKEbcCaaabaD
w:here 0accaFaAbaFaaca0E
w:his a0ad0a0bL00c0000A
w:hit DaCa0ba0FacbaB00d
w:holding ahLB0000a00a00a0a
w:home a0aaaDaa0a0BaaCEf
w:hour Cbd0aLaDAbac0a0ae
w:hours AbEa0FaCaaAbaCa0h
w:how CcEacgCgaceaHKA00
w:hows aDDDaaab00abaaCac
w:i JEjkdCdgfLBBBDabD
w:ich Jcea00AaaCBD0a00f
w:id AbGd00cAACacaCC0g
w:idea bbaa0ZbbaahbAabac
w:ideas badabhFDa0WbCacbg
w:if fFf0eLbCefaa0OEbg
w:im aBfdACG0aAdAaadbH
w:in f0qnKbFfA0BKgaC0T
w:income acba0Aa0ca0Oa0aEh
w:interest 0aaaaB0aaa0aa0M0f
w:interesting aabaaIaaaafa00G0A
w:into aaabaACaabbb0aBcJ
w:is Daf0dCcIbbgdkaPeO
w:it dbWBeABAiel0HBa0a
w:its abLaaLAadbdcadc00
w:ive DabHbbBbcaGBaacaf
w:jai Laa000000B000000j
w:january bFbb0000aiKK00a0j
w:june bK000000c0bB0000d
w:just IKbbFeabaa0a0aa0j
w:keep AbdNEeaaDabaDeb0d
w:kindly DaaabbD0BBA00bAEi
w:knife aabaaFacaaa00DbHb
w:know aaDaGeaaDfBCccDac
w:la BFc0ab0ac00C0C00c
w:last EEnbGdcdFebGFbc0A
w:late d0aa0a0bAM0aa000b
w:lately bJbaaa0aJab000B0l
w:latest dMAb0a0aJaabb0aai
w:lathe bcGbAFaaB0bab0a0c
w:le cGAaab0CbaaAaaAaa
w:leave aadaaI0Bbbaba0aAF
w:less 00eb0a00000A0GB0a
w:lesson d0EaaaFCC0da0aaAb
w:lessons bEaaFb0Bab0Ea0A0h
w:lets a0aHbb000a00Gcc0a
w:life b0aaaCAbaaa0bEG0d
w:light aada0Ob0aaAa0dabC
w:lights aaaaac00baaaK0B0A
w:like FaJanaaaAc0cdcCaO
w:linus afAaaa00Sbaaaaa0d
w:lisbon b0G0a0a0aaaa0Ca0A
w:list hIcCCcabbKdaCEbaf
w:live ACGbbaaAdccGacbBB
w:lol fCbABbaCbBAbbaaDC
w:long FElbBbDBaaaFbcaaA
w:look caKeddacbG0bbaPae
w:looking aMd0a00aa00000I0l
w:losing e0aMaaBa000a0ab00
w:ma 0I000bA000ab0b00b
w:made dGaAacaaa0bHD0bac
w:make cefdcHHb0gILcBaAf
w:making cbad0A0bCaEGa000a
w:many DaAAFcbacaaiBGAaB
w:march cCEabba0ajaDB0a0G
w:married aa0a0b0aba0a00b0N
w:matter aaAa0a0MCa0ba0bcc
w:may baGaaC00babaa0aAB
w:me CeghD0EaMhDRbldeF
w:mean N000000000b0Ba00j
w:mein FHEaabA0gbABaa00g
w:mi dbIa0BAda0ab0b0AD
w:mine GebBaa0Aa00aCa00b
w:minecraft cbcHaEa0aabba000C
w:minutes Gaba0aaba00b0aaaF
w:moment Faa0adaBH00a0000g
w:money bacc0c00C0cKa000C
w:month B00bcaaEE0dccBHbb
w:months fC0aMa00cdBAaaH0i
w:more BchfDjceccBMaNEaD
w:morning aGda0c0Aab0ba0a0J
w:moss abb0aE0abIea0GcAc
w:most eMdAGaaaBbcAbaBbd
w:move Cbca0L0E0a0b00B0j
w:much edbaa0aabaaNcbBaH
w:must cC0babaAaGbaa000B
w:my dIHH0ebAndlIfFoGM
w:nah JdAa0h0a0aabC0G0a
w:name aaccadS0a0da0b0aD
w:names b0fbbbQ0caaa0b0cF
w:need AabaacEbaAca0baEE
w:never cHa0a0cA00a00D00c
w:new bMae0eabVg0aabcae
w:newest dLbaa000a0000000b
w:news baEea00bBdaa00a0K
w:next cfdbaFAFgMQba0bcj
w:niche b0baaea0I0Ea000Bc
w:night aaaaab0aa0aa0E00G
w:no bbfcbXBAbaBbab0ae
w:noch G0a0aB00cFca00A0f
w:normal NeEcabaaaaaaad0aC
w:not DaAbaBAaabba0aAAC
w:now C0CebeeEbCXdccBai
w:number 0b0a0ac0a0ah0K00H
w:numbers daAGacbabaBcCLbag
w:o dBD0BAaaCAFbbbaae
w:of P0BFgGmiGefgIbKBj
w:off gEdIdc0aAd0BhaE0L
w:often Abe0Ba0bF000Daa0a
w:ok cbKbabAbaaabbDaaF
w:old cac0aJAaaaaabAb0D
w:on mdLkoPDECGklaGEAG
w:one EJRGfFddigGcaBdaq
w:ones BCGeab00a00A0c00a
w:only LdaaaBaaaaa0aac0B
w:open 0a0a000faN0a00b0a
w:or c0CO0HfIh0h0fEFif
w:other abC0ba00Mdbb0000b
w:our AAEbA0bAbbaa0a0aD
w:out aIegaAbDJFkCCcd00
w:over fCFDacaeba0B0BGcb
w:overview cGbBaa00CCaaaaaaa
w:past fJebabaaKaaAJad0g
w:pay a0caaF0abaaKaaa0c
w:people acIEhBIaibfbbAIaa
w:per GdgB0b0baabRae0ab
w:perform 00DC0b0aa00a0F00g
w:performance EbQf0ea0f00aaDaac
w:phone 000000000h000000I
w:plan aa00BA0aaHda00aa0
w:planned baaaaa0aaSc00000g
w:playlist aabK0b00000a00a0b
w:please AJBDAgacAB0fAAbEi
w:pls bEBbBcC0EAdBAabBi
w:pokemon d0bF0D0aba0A0aG0f
w:por e0aabaa0a0CH0aL0i
w:post dEhbacaODdAeaGaac
w:posted eGB0000cCaa000000
w:posting ccba000PFbb00000h
w:potential 00aaaM00aaGabhb0b
w:ppl c0BFaE00B0000000h
w:predict 00a00b00a0b00J00b
w:premiere 00Iaac0Gba0000C0i
w:print adaaAa00aaaaf00aQ
w:publish A0ba0b0HBEbb00a0f
w:pull AFIcaAabb0caaCa0e
w:put AH0dbdB0Gdfcb0aAG
w:q 0bEa0IbacFca0ab0e
w:que gEcAJFbcD0HdaB0ap
w:questions ba0aPb00aba000abc
w:quick T0aa0a000a00a0a0l
w:rate fab0aL00aaba0ba0G
w:really baAa0caaaFbaLa00e
w:recent eKcaaa0aN00acaa0g
w:recipe 0aab0OaIbaca0baag
w:recipes aaAaBb0baaa0a0J0d
w:recommend aabHaicKabCa0acbE
w:record Ea0a0caad0dbI000D
w:recurring ahdVNdaabaaba0b0i
w:red abca0C0000baMaa0e
w:release bc0b0a0Ia0a000aaE
w:report HaGbbdbaIbaOGcbby
w:requests aa00M00000a000abf
w:restoration 0bIa00aba0aa0D0ad
w:results aaZBaaaabeba0abbm
w:retention b000da00k0a000a0V
w:revenue abcaaa0aaa0X0aaai
w:review aaAa0Ha0A0aba00Cd
w:right Ib0bb00BacFF00a0l
w:ring bhHaababbabDbabaO
w:rivals ab00000aIa000000c
w:rpm faabaa0beabT00daH
w:rules a0caab0000aabb00N
w:run bbfI0Ca0caDbbKaaf
w:saturday bacc0caDaAC00aaaI
w:say CaBAhga0aFbb0bBBI
w:schedule bEa0000Gccb00000B
w:score 00a0aa00aaaaNaa0d
w:search 00b0ab0a00aaa0M0c
w:season aDbd0a0baa0a00Mac
w:second abcEad00C00a0ba0H
w:see JBAcaEbdAacaNAbbo
w:serie 0bdI0000000000000
w:series fgfZc0BcAddAbbbaf
w:set B00A0C0d0e000baaI
w:short aLFbcjCAfbbdcaaRe
w:shorts ZJigcbeGge0Iadbbd
w:should hfd0AFeJb0GbacAAE
w:show DBbbdcabFKbdEbAbd
w:since bVdAba0addcIaaa0h
w:slot ea000a0L00b00000b
w:slow cAbb000aa0aa00a0M
w:so CFFdabdaEEb0CebAh
w:some 00Ab0cLab0AA0babb
w:something ccCbabJeG0cbaab0E
w:sony 00ab0caaa00a00c0O
w:sourdough cdMbaA0baa0a00acF
w:start cFcaafCGaacaa0A0E
w:stats JaLbababaCbaadaae
w:still bdcLfbadBHcdaaWdk
w:stop aaeMDfaaa00a0caaC
w:stream eGB00BAbaaBa0000b
w:streams Lcaacb0BaaaG0a00f
w:stuck BacA0cDabaCb0000C
w:stuff BFeb0cEafEcLaaGan
w:subs L0aabAaaa0Cbabb0c
w:subscribers F00ba000b000aaa0D
w:success CfOa0e0bCbabAa00a
w:suggest a0a0dbBC0aM000aaf
w:sunday C0ea0a0EAbaa0BabB
w:take bEba000bac0Ab000H
w:tax 0DIbbeaF0aaha0JEm
w:tech dfcJac0dPaaFa0Dak
w:tell cBLB0cdc0AnAcaGaE
w:ten bFE00cAba0aa00aaA
w:text aac00aa0a00ba0aPd
w:than KEcEbgBAbcbGDIbas
w:thanks aabaa0aaaaaab0baO
w:that heclAgEE0ANhGfFED
w:the jATbHt0BCFjHbhAHd
w:there bCbAaKbFbDcCahfaa
w:these aaBaad0aG000CbA00
w:they dFiFHda0DacAba0aB
w:thing GgaGAEaabGA0aadai
w:things cJc0a00000000000a
w:think b00E0AB00b0Gb0e0b
w:this 0MqdcADeEJdKgFfc0
w:thousand 00baab0000aFaF00d
w:three bPACAdCcabD00acaj
w:thumbnail 0a000da000000000G
w:thumbnails 00000000I0000000g
w:time EDhNbcaQeffcCBEao
w:times baa00a0eaba0B0a0N
w:tips afcaab0cNabbaabAL
w:title cbbcafXc0afaaLbbb
w:titledtext ikPNcJKgbfjAhYhEr
w:titles aaaaadWaa0aa0abaf
w:to hdfAeadIdOCfhbaHL
w:today bccaaaaaaRadbab0G
w:tomorrow abbaba000C0b00bAJ
w:tonight 0aaa000C0dfa0000K
w:too a0bBDa0a0abbC0AEc
w:tool 000GbF00000000e0e
w:top AKaaHa0aaaaa00a0j
w:topic baabagDaacECa0PEn
w:topics a0aaEbaaaaCE00Aac
w:total Fbcaa00aab0N0a00f
w:tour fbHbBIaabAb0bDa0f
w:townsends 0b00000aKaad0000a
w:track 0a000a00baa0J000a
w:trend a0aFaAaAbajBB00aF
w:trip a0e00HAaaa0I0aa0g
w:trust aa0b0J0a0a0aB0a0d
w:tuesday bIdLagaLacbca0aae
w:turn abbbcca0a0Kaf00aL
w:tutorial cbNb0b0ab00a0Faae
w:tutorials Gaba00ab0aaI00B0h
w:two 0CCMbbae0dd0b0d0C
w:u abf0aCA000aaDa00F
w:uber bb00aFB0babb0F0Bd
w:ukulele e0L000Ab00aa0a00a
w:um a0a00N0000a00b00h
w:un ceda0DB0a0ca0HaaG
w:under 0dCcQfababba0aaaD
w:up kfTjLAabIaGeedEbg
w:upcoming 0b00000adNc0000Ab
w:update 0a0a00C0Iac00000d
w:upload EfGbadbccaEAababJ
w:uploaded BFaaaa0bMabaa0b0h
w:uploads GHlgbgbNYCccacbbk
w:us CGecbGa0abba00a0b
w:use a00a0baababa0aa0L
w:usual dBHa0daaa00a0E0Cb
w:usually CBbada0KbaaaBb00d
w:van baaaba0aaa0BaCIac
w:veritasium ad00000aJ0b00000a
w:vid hbJeIcCbaaHeBeaBA
w:video cbFtgRJd0dCehIdJ0
w:videos QLydFgcEgPgDFfbgC
w:vids aGcbbcaaJ0cAB0aac
w:view gaecaa0BaabIAG0aD
w:viewers bbcCQ00FcbAbaafbd
w:views XLIIdejFggbbaIedu
w:vlog bbIb0D0aabbaFb0ab
w:vs GedcbGCCa0bCIfCak
w:w faAaaFACaab0ba00D
w:wait baBbac0Kaa0b0aa0B
w:want baecOAbbB0ABaaGai
w:was c0PfBCbfcEhHFCebg
w:watch faBabDbEAbAaaEb0a
w:watched GfGba0adDaababa0E
w:way A0aaacd0a0baaHaaF
w:we FBfAbB0ccbBaaFa0a
w:weakest aE0H0000b00a0000g
w:week eaBFacBdFLCdbCfAh
w:weekday 00000a0N00a000a0h
w:weekend ab0a0AAFaaDa0a00c
w:weeks a0000Eaa0Gg00aa00
w:well aeEb0b0A000aHA00c
w:went bKdE0c00ba0a0b00a
w:were dI0babBAcdAbIAa0a
w:what eJldCmAfbFNEdKcbA
w:whats NkiabdaIKGhb0hCcI
w:when BdadcdaRc0cb0aCaC
w:where caFbaDDbacGBBdbbd
w:whether 00DAbCa0C0aa0aDbf
w:which 0BiCFjbdGFCaaD0da
w:who AaabbeabAaaaa0caT
w:why cabbDbEaabacAAd0J
w:wie KCBa0bAabbaEBb0al
w:will eagcbcDbaadcbFaaZ
w:win aaDaaca0aaMa0000f
w:windows acbb0caKaaaa00aCD
w:wise Iaca0baaa0GabcBab
w:with j0IRd0AbA0ABbdcBi
w:work a0efaKa0b0D0BeaaD
w:world 0ada0a00b00aa0K0B
w:worse ccbOabaF0b0a0aa0d
w:worst 0NccbaAccabaa0a0G
w:worth ecAQaBbfba0Rbbbaj
w:would b0gbcFDDfdLeaRbCn
w:write 00eaAbd0aadb00aNH
w:wrong a0000000000aH000d
w:year aia0dcaAeAADaaJaI
w:yes 0aba0KaEa0a0a0a0g
w:yet Ed0bIbabFbHbbaaah
w:you c0DbaeAaccAaHAhBK
w:your dcdbabcBbaDbXcbba
w:youtube BabbadaadbaFaae0R
w:youtuber aabaaaaaaaacaaaaR
x:amount+does FcAbab0aaaaAACabC
x:amount+fare KbAa0a00000bbA00d
x:amount+is Mac0bcaa0a0CaDa0g
x:amount+make eaBa0b0000CCaC0bB
x:amount+own Fcdabb0aaabGA0a0C
x:amount+that Icaaab0a00aaBHa0f
x:amount+titled 00ba0b0000000I00a
x:amount+video dJaAab0aaabAaA00A
x:amount+views cabaa00a000HBb00B
x:amount+would Eaa00da000aabI00b
x:ask+comment a0E0D000000000b0d
x:ask+demand a0a0Cb0aa000B0E0c
x:ask+does BDceDC000BabBaa0b
x:ask+fare b00DcC00ACaaCaa0e
x:ask+figure Gba0b000000B00a0b
x:ask+grow bC0Bcb0Ba0baa0D0A
x:ask+how BD0bH000000a0a00i
x:ask+idea 00a0BAaa00AaB0C0e
x:ask+is EafFDcbaAbeBa0BaB
x:ask+make 0babEC0bAB0baaA0b
x:ask+many B0A0FA00000a0a00g
x:ask+or DCbbbe000000A0D00
x:ask+own CeCAEBbbaagbBdcAI
x:ask+people CacdXDaacabaaadaj
x:ask+period A0AbcB00aabb00DAC
x:ask+right Fa0E000Baaab00a0f
x:ask+suggest a0a00BAAaaIAa00ag
x:ask+super caaAJbaAab0b0000C
x:ask+that Da0Bia0bbaBc0aB0J
x:ask+time 00aCcA0Baaaba0C0C
x:ask+video dbDf0bbd0BIaBbb0G
x:ask+what acbAM00ab0eCaaDAe
x:ask+would a0CAdaaaa0AaBba0F
x:ask+you a0BAce0aa00ABb0AG
x:channel+does caaBaCaAAE0A0Aaae
x:channel+fare FbbA0A00C00a0a00d
x:channel+figure FcFc0a00BbDaaa00e
x:channel+good a0baaa00D0C0000Ab
x:channel+grow BaCb0000BaaaaC00b
x:channel+how Nbd0a000aaaB0C00g
x:channel+idea b0000b00abL00000d
x:channel+is dcbabbaAGaF00aa0D
x:channel+make CcbCaa00AFAB0000g
x:channel+own EAabdcbAE0CCb0aab
x:channel+people 00babb00E00a0000D
x:channel+right caa0000bCa000000E
x:channel+that bDbaaA00AeaC0b00D
x:channel+time daa00A0D00000a00C
x:channel+video dbDbaC0bDb0aaa00F
x:channel+watching caaBa000Mbbaa000b
x:channel+what dDa0ab00GfEA0000c
x:comment+how aac0Aa00a0aa00b0J
x:comment+is 00AaH00000000aa0f
x:comment+own baFaCa0a000a0a000
x:comment+what 00B0G00000000a00f
x:demand+fare Ccac000000aaaBG0b
x:demand+how a0bbBA0000a00aG0a
x:demand+idea aaaBAAa0aaeAA0B0D
x:demand+is aaaA0A0aabaaAaQ0i
x:demand+or 000aac000000B0G0b
x:demand+own Cb0bBCa00acaA0b0E
x:demand+period 00aC00000b0A00D0c
x:describe+make 00baBc000aaa0a0Ja
x:describe+own aaeaEcaaabbaaa0Td
x:describe+that 00daDb000aa0000Ga
x:describe+video aaBcIfbbaacaaaaUg
x:describe+write 00a00aa000a0000Gb
x:does+earn abca0B0aba0H00a0B
x:does+fare eEFe0dbdCa0HHceaa
x:does+figure bECaAba00bAaFbaae
x:does+good AA0a0Daba0AbB0aa0
x:does+grow AEcFCdAaf00f0Bf0H
x:does+how fDIbddcaBBacBAd0H
x:does+idea bcBBBBaaC0AAC0e0e
x:does+is BBdaBeaACabaDBdB0
x:does+lamp 0aba00B000aaH0A0c
x:does+last FCgAba0aEa0aC0a0c
x:does+make bcfCAAcDcDaCADaa0
x:does+many cDF0aa00bbabbc0aH
x:does+money 00Cba00aa0aG00A0d
x:does+next 0BcCAc0baaDaaBb0C
x:does+or DbbAAE00bA0ccBG0i
x:does+own cKAdbCdEAIfCEceaj
x:does+people dadEJdbBAbAbbaEa0
x:does+period aceCbgaC0BbA0ACaF
x:does+plan abaC0a0a0C0aa000D
x:does+publish GB00ab0dJb0cabaAc
x:does+right D0bb0a0aAC0000A0b
x:does+rival 0b000000H0000000e
x:does+season 0BbDaa00ba0a0aE0b
x:does+serial caeIA00acbaEa0C0c
x:does+should BBABa0cAAA0aaaCaf
x:does+stuck Ca0baaaaFcACaab00
x:does+suggest CCcaaE0bA0dAd0baE
x:does+super acaa0b0BaaABA000A
x:does+that Aacfa0acDbcaEADAD
x:does+think 000BaF00a0Cabac0c
x:does+time Bcbaab0FAaacAAA0D
x:does+titled aa0DCbaaa00aaIeab
x:does+video HIfCDcbEb0ABEeAap
x:does+views CDLaaa00a0aaBb00k
x:does+watching caCB00aECaaaa0a0c
x:does+weekday aDbAa00AaHaa0aa0e
x:does+what ded0AhAdDbaDa0B0O
x:does+when DdA0a00Aaaaa00C0A
x:does+which BDaa0a0BAcCAb000e
x:does+would bbbbAcaBabIbaAaCC
x:does+write 0BABAbba0aaba000E
x:does+yes BBcaac0a0aBaaBaBB
x:does+you c0c00A00baBdKAdAC
x:earn+fare 00ca0A00a00J0000d
x:earn+how a00aa000000e0000I
x:earn+is cba00000a0aJ00000
x:earn+many 00000000000f0000I
x:earn+own cccaa000aacW0000e
x:earn+super bc0b000a00bL0000a
x:earn+video dddcaA0AaaaZ00aai
x:earn+what aaa00000a0aI0000b
x:fare+figure cB0BaccacaAbFIaac
x:fare+good AGDB0e0ac0bbAB00c
x:fare+grow aCbAab00aaaaDaC0b
x:fare+how a0HIb0a0Aaac00aaf
x:fare+idea bcAc0EaaB0BaD0a0b
x:fare+is AaEEbEaDEdcBddbad
x:fare+lamp 0aba0b00a0aaG000C
x:fare+last FHAbaa00ba0aAaa0e
x:fare+make fBH0Ah0bI0bJAacai
x:fare+many 0bcBa000000A0a00E
x:fare+next bGebAc00C000aa00C
x:fare+or HhCACc0aba0Cb0Aaa
x:fare+own HE0BdbcabAABE0cah
x:fare+people AaebDD0aE00abacaE
x:fare+period BbAcaa0ACe0c0ab0L
x:fare+publish EBEB0a0d00acaB00e
x:fare+right dCbCcb0aABaBeaC0D
x:fare+serial a0fD0D00A0aD0aa0a
x:fare+should FbAB000bA00aA000d
x:fare+stuck Cbg00000Eb0DaEa0d
x:fare+suggest DADa0aaAb00aaa00c
x:fare+super IAaDa00a0aac00A0f
x:fare+that DDIfaAabFc0dbab00
x:fare+time caGb0c0Fb0aBaaA0b
x:fare+titled bbHBCAcaa00aaBaab
x:fare+video CEkADEbBFaaAFebbi
x:fare+watching aaBba0a0Faa0a0a00
x:fare+weekday aJcaaa0cbB0a0000A
x:fare+what bDacAKacaaaBa0baa
x:fare+which cDbC0bAGBbaca000c
x:fare+would BecDcPaB0a0bbf0aa
x:fare+you 0cdba0aAA0abHA00B
x:figure+how BagabcBaCa0BD0a0E
x:figure+is DdaEAd0C0baaaBcaC
x:figure+last cGa00000B00aa000a
x:figure+make Kcaaaa0baaAcD000b
x:figure+many Haf0b000000B0a00a
x:figure+money daa00000000H00000
x:figure+own OCc00cdBdedEAFa0g
x:figure+people Hab00aaB00000a00c
x:figure+period ADA0aa00a0aE0aa0c
x:figure+publish AacB0000E0aaaB00b
x:figure+right d0baaG0000a0Caa0C
x:figure+should hC0F00Baaa0a0a00B
x:figure+stuck 0Bfa0a0A000A0F00a
x:figure+suggest H0da00abaAaDAC00f
x:figure+that DAfb0E0CCAbA0da0a
x:figure+time IacaaB0bDA000b00e
x:figure+titled d0IdaAc0a00aaH00a
x:figure+video KAC00g0AAacD0aabg
x:figure+views OdfCaaad0aac0B00B
x:figure+what LaCaabab00ab0Aaab
x:figure+would D0ba0ca00AABaD00c
x:figure+write fEB000a00aFa000Bd
x:figure+you 0aBc0ba00AaEI000h
x:good+grow A0Ba0c00baJa0aa0c
x:good+how Baea0Baa0a0aBE000
x:good+idea a0a00Ea0a0caB0a0C
x:good+is 0ccc0IBEDdaDDddaf
x:good+make aFCcaJbccaDcBaaae
x:good+own ABabbM0ACd0CEcaak
x:good+period 0bI00bB0aAb00000c
x:good+suggest 00b00aaA00d0000AI
x:good+that bfCb0CAb0aaG0AbaC
x:good+time 0bA00GaAab0caAaa0
x:good+title 00a00aI000000aa0d
x:good+video CCBbbKcb0dDeBeEae
x:good+weekday aa0H0b0E0aAaa0aBi
x:good+what CccbaeAC0bHLBeaad
x:good+would B0cDaeabaAD0A0aaA
x:good+you 0aaaafaa0ABaG0aaE
x:grow+how CADcbba0c00bACdaF
x:grow+idea 000BAd000acA00G0b
x:grow+is MBdEacaaBea0aaIal
x:grow+make dAcEAdCBcAAaA0b0B
x:grow+next bCcD0a0BdAD00aa0b
x:grow+or BBdFbeA0aaa0aaEaa
x:grow+own GBdEDb00AceC0Bb0f
x:grow+people D0aHBB0bb0aaa0a0f
x:grow+period AA0DAa00bcbCa000a
x:grow+publish ecAE000Cba000000C
x:grow+serial baDE0a0ac000aA000
x:grow+that 0AC0Ab00cbbAca00H
x:grow+time FabAaa00Gcabaaa0A
x:grow+video fBGA0d00AbGC00aah
x:grow+views 0B0F0a0Ba0ab0ba0b
x:grow+watching c0000B00EaE00000e
x:grow+what dF0baaAaDaBD0aaad
x:grow+which eaaDG00bDbca00Dac
x:grow+would aaBcEaa0baaBaAAB0
x:grow+yes b0bCab00a0000ED0c
x:grow+you bbF0CA00a0C0AacAe
x:how+is NDacdD0cAca0CfB0g
x:how+lamp bab00a000000G000a
x:how+last DGaaaaa0a000Aaa0c
x:how+make dacAabb0EbaABBb0I
x:how+many Bd0aCcbabaaF0BaaC
x:how+own LcJ0daBacacFbDcbl
x:how+people I000fa0bB00baAA0a
x:how+period Dgaa0Aa0cC0G0ab0C
x:how+publish DA0aa0adAaababa0G
x:how+right acb00a00B00aJ000c
x:how+serial aBeC0C00B0000Aa0b
x:how+should eaabaAEA00a0aa00F
x:how+stuck BbDC0aaaa00aBba0a
x:how+that cGAdbAabGaaAB0bab
x:how+time DAc0aAacCa0bbAb0E
x:how+titled abbA0ba0a0000GC0b
x:how+video icH0aaEbFDbaaBdbC
x:how+views 0Dca0a00000CaD00d
x:how+what bcJBaa0aBa0bba00A
x:how+would cbBa0eB0a0abbLa0a
x:how+yes aCcbaa00A0000E000
x:how+you abaa0CC0aa0bIb00c
x:idea+is aaaACEAabCdAA0B0f
x:idea+make 000CAa0A0AAA00d0b
x:idea+next 00000aa0aaF00000a
x:idea+own eaAc0ABbbAOaBadab
x:idea+people 000CDcBA000000f0a
x:idea+period 0eBCa0A0AABA00aab
x:idea+should 00ab0J00AAc000b0d
x:idea+suggest aaa0aAAabaGa00AaA
x:idea+that bcB00Eaa0AGabaa0b
x:idea+title 00000aH000d000a0a
x:idea+video aabba00aaaOa0ab0a
x:idea+what a0aa0EA0babA00C0b
x:idea+would 000b0caA00F0A0a00
x:is+lamp 00A00ba00aa0E000A
x:is+last aGEbabaACaaA0aa0f
x:is+make AdD0Ac0aIaCAAAeAh
x:is+many IaaAaa00aA0ba000b
x:is+money baba0a00ab0F00a0F
x:is+next aE0a000dbcGaaba0C
x:is+or CAEc0o0cbDaE000aG
x:is+own F0DDCabGEaaDbAbcv
x:is+people E0dCHbBFDcdbba0bj
x:is+period AdG0afA0bF0AcbAaA
x:is+plan 0Bcc0EaebHdca0a0F
x:is+predict Bbaa0J000a00CeA0d
x:is+publish dECaaa0EacAaaa00A
x:is+right CABDbf0b0dbFGaa0g
x:is+season E0ab0aAaaa0000G0e
x:is+serial aBeM0A0a0Baa0000g
x:is+should a0babEBAbDFCAbbah
x:is+stuck 0Bba0C0AaIdcaaa00
x:is+subs E00aaA00a000a0a0A
x:is+suggest aBDA0bCaaBcabaB0e
x:is+super fECBAabcbbb0A0G0a
x:is+that CIdaBiA0acCABBa0c
x:is+time FeKFbec0bGbBcbBai
x:is+title a0Ca0bGaaa0a0Ca0c
x:is+titled bc0aaGbb0a0aaIBac
x:is+video iAICcJbEEaAbDdcal
x:is+views BABdacbaabaBaIa00
x:is+weekday aBac0caHa0aa00aaD
x:is+what AfEeDA0hECG00bebA
x:is+when cC0baa0EbAaaA0D0b
x:is+which dAeCbdBE0FdbaB00E
x:is+would CdEcBACAb0aAadbAa
x:is+write D0B0ae0D0a0ABaa0d
x:is+yes 0aBCadaa0aaa0aEBb
x:is+you cBdBBfbbb0baO0daG
x:lamp+make 00a00BE000a0B000d
x:lamp+own aaba0dE00cbaH0A0C
x:lamp+video a0000BE0aabaBA0ad
x:lamp+what 00A00CE00ababa000
x:lamp+you a0000AA000a0E000d
x:last+make BC00aa00C000a0a0a
x:last+own aK0bbbbbHbbbAb000
x:last+period FjAaH00B0b0Baaa0c
x:last+publish DaIa0a0caaaaaa00a
x:last+right acAaaa00B000Haa0b
x:last+suggest cCC000a0D000ba00b
x:last+super aGa00000B000a000d
x:last+that aBCaaaaaAa0AAaa00
x:last+video CIeaccb0BabA0aa0D
x:last+views 0Hc00000b00aBa00b
x:last+what aOd00aaaAaa0a000e
x:make+many baba0A000a0D0000A
x:make+money a0aca00a00aC00B0C
x:make+name 00000aJ000ba0000c
x:make+next aCa00eaaC0Ca0Ba0A
x:make+or ecacDMA0aAaDcAAag
x:make+own bccCfFCFfEbCaabBb
x:make+people c0cEBcAAAaAAaaaaB
x:make+period 0dDCdcaBbBcCAADac
x:make+right 0Daa0d0ababCF0a0A
x:make+serial baaBAA00BaaB00000
x:make+should Ca0caHBAadac0bCba
x:make+suggest 0ab0aDAbaAAab00aD
x:make+super ba0CacaEaa0aB0Aa0
x:make+that afaf00AcD0A0ECaAB
x:make+think 000C0GAa000ab0c0b
x:make+time abEcbaaAa00DaAC0a
x:make+titled a0e0CbD000a0aG0ac
x:make+video GalfbCBCCeBA0bAAE
x:make+views DaA0000A000B0A00e
x:make+watching a00A000Baaa0F000c
x:make+weekday 0bb0abaCaFAa0aa00
x:make+what Aia0ceDBBaTbc0D0i
x:make+which dBACAbA0aaAa00B0b
x:make+would babcbCbaabLabAaBA
x:make+write C0Bb0cBaaaba0aaDa
x:make+yes a0AaaDaaAaba0aaAC
x:make+you abb0cHA0aaBbaAdBB
x:many+own LbGabaaAbcbG0D0an
x:many+people F0DAbaabc00baAD0e
x:many+period Fga000000a0D0aa0A
x:many+subs H0000000000c00a0c
x:many+that AaDa0A00a0aB0a00c
x:many+video EABA0ca0c0a0aDaaa
x:many+views dBCa0baa000GaFa0f
x:many+would c0b00b00000a0K000
x:money+or b0b00000000H0000a
x:money+own eabbaa0aAcaPa00Ca
x:money+period aa000A0aAaaMa000h
x:money+that bacaa00aAb0Ba0aCG
x:money+video ccccaaAbA0aRaa0Cd
x:money+what aab00000ab0C0000E
x:name+own aabbacP0accaaa0aD
x:name+video aadbacW0aadaaa0ab
x:name+what 00000aH000ca0a00a
x:next+own bD0a0e00dCLbaDaae
x:next+plan 0D000000bIe00000c
x:next+publish 0AbA000a0BB00aa0b
x:next+should AaaaaEaDadG00000e
x:next+suggest aaaaaaCaaaE00aa0B
x:next+that 0B0ca0AB0dB0aBa0a
x:next+time baB00dbHAad00Ba0C
x:next+video cAgbbcb0HGHaaFa0i
x:next+watching 0baAaa00ABD00000c
x:next+what aca0AdaA0DOa0Aaah
x:next+would 000aAbC0aaE00b000
x:or+own HCDeBeB0babAB0cae
x:or+people aAbaEd0ba00000D0C
x:or+period Fcac000A0E0b0aa0A
x:or+publish 0bF00c0Fb00a00aba
x:or+right DAbbaF0aaaaBa0A0d
x:or+should 00bD0i0a0baBaaa0K
x:or+suggest B0bGaBB000aab0a0c
x:or+that IadcDc0BbBaaEcGai
x:or+time baBA0bAE0A0BaAb0c
x:or+titled a0fJCebb000a0Ga0a
x:or+video baIcEM0Fcbcabbceh
x:or+weekday bBbb0a0L000a000ac
x:or+what 0CabaAaBbDaCb0bac
x:or+write AbaDAc0c0aaCa0a0D
x:or+yes a0bAaE0B00a000b00
x:own+people eecCKDAEJdbab0gca
x:own+period GIbcbd0CcAidc0EaG
x:own+plan ABca0BbecLgdbAa0I
x:own+predict b0ba0Baabaaa0EAaB
x:own+publish EEEbcdbdbdFdbBa0F
x:own+question aa00Ja000a00000bb
x:own+right C0dAbeacCAAEAaaaC
x:own+rival bAb0000aPcaa0000e
x:own+serial fa0VaaAcbccCbaaAd
x:own+should hBDa0DcDbbB0acAaC
x:own+stuck 0Gd0aFAAbeKaacaah
x:own+subs FaaaAA00aaaca000B
x:own+suggest CBbbAcIcDaaae0A0a
x:own+super Obe0EcaGddb0Aaabd
x:own+that fHEAAJABfdbgBbdEd
x:own+think CabbbJAaaaBBa000g
x:own+time FefabF0JdDga0BaaA
x:own+title baaaacPa0aca0A0ab
x:own+titled 0eHebc0aDaca0I0aA
x:own+video NfMeAdHachhABj0EA
x:own+views c0MabbcCbccH0Aaad
x:own+watching aaAAbBbAHA0bbEaaf
x:own+weekday cE0CadaKcFcbaAabf
x:own+what G0faMjDDcCHIbaAby
x:own+when BbAaaa0Iaaba0000c
x:own+where a0Ea0aCa0aFC0b0ah
x:own+which BBaGAd0EAAdcbb0b0
x:own+why eaaa00C00aaDAA00B
x:own+would bceeaIGBadM0DabBl
x:own+write bBDcade0aaeAaa0HI
x:own+yes 0a0Cbcaa0bAa0AABC
x:own+you daac0dDAacb0MdaD0
x:people+period Aa0FcCab0aca00A0a
x:people+publish cbC0ba0aAaa00aa0G
x:people+subs Laaba0aabaBbaac0B
x:people+that BcEfECCbAabBacEaf
x:people+time aaBabC0c0aa0abH0B
x:people+video eaeDObbaAab0aAdaF
x:people+watching dbEc0BaEDa0aaBb0b
x:people+what abcAIAaabbEd0aaaC
x:people+when baA0b00M0a0000E0k
x:people+would b0aaaLCaa000aAaae
x:period+plan aa000b0AadDaa0aaG
x:period+publish aEb0a000Edaca0aAD
x:period+right cAa0aa0aDaAba0a0F
x:period+season EaabAaB0abA000A0a
x:period+should ABabaf0Daad00aD0G
x:period+stuck 0G0a000A0dbA0000c
x:period+suggest 00A0A0a0aaEBa0Aaf
x:period+super aGabba000b0a00E00
x:period+that 0CId00AaCFf0cBcag
x:period+time acDaba00aa0000E0A
x:period+video AK0b0hbEahLebABbc
x:period+what 0aAaec0BDBjbaAIaD
x:period+which dD0b0000Cbbaa0H0b
x:period+would aa00ABaAAbB0baaaC
x:period+you aBAB0BaaBA0AaacAb
x:plan+publish aCa0000Dbab0000AA
x:plan+that aCb0AB0abAaba000B
x:plan+time 00aa0D0baEa00aa00
x:plan+video bccAADacaHBaaaa00
x:plan+what aaa0aa00aMec0000A
x:predict+right 0a000a00C000Eb00a
x:predict+titled 00db0Ba0aa0abL0aa
x:predict+video a0b00Bbaaab00H0aB
x:predict+views a0b00a0000000G00a
x:predict+what 0Aa00Db0a0a0BB00c
x:predict+you 000000a00000HA00e
x:publish+rival 0000000aHba00000b
x:publish+should baAA0b0F0a0000000
x:publish+suggest BbB00aaHB0a00a00g
x:publish+super abba000B0aAA00a0F
x:publish+that gIBa00aIAeabaaaAa
x:publish+time Ddca0baOB0da0aa0d
x:publish+video HfAbadbDecBaaaabP
x:publish+views cGc00000000a0A00a
x:publish+weekday 0CBd0c0Hacaa0A000
x:publish+what dJaabaaaGhHcaBa0b
x:publish+when Fe000a0CA0a00000c
x:publish+which fGB0a00Aaa0a0000B
x:right+suggest BaBa0aaBCacb0A00c
x:right+super cb00a00aC0G0a0a0a
x:right+that 0AAa0GabEaadaba0A
x:right+time aAbb000a0bbGa0a0C
x:right+video cD0A0d0bAAcbAAa0E
x:right+what AcCbAc0aAbbBBa00D
x:right+you aca0Aa00A0bbT000k
x:rival+what ab00a000Pbba00b0d
x:season+serial 0Bab0a0a000a00H0b
x:serial+that aBeJab00B00B0a00f
x:serial+video gceZaB0Bc0dAbb00d
x:serial+views c0cH0000000A0a000
x:serial+what bbcKbCa0aabA0aC0a
x:should+that DA0caCADabGbaa0ai
x:should+time aaaB0a0Kaabb0aa0b
x:should+titled a0BAa0Ib000a0b0ac
x:should+video a0baaCDFcBceabC0A
x:should+weekday 0aCa0b0G0A000000f
x:should+what cab0bgaGaaBD0aCBC
x:should+which aABB0b0aaDAa0000c
x:should+write EBEAagGAabbBAcbcd
x:stuck+that aFAC0B0C0cbb0aa0d
x:stuck+video AAbb000ABA0aaba0B
x:stuck+what aD0baa00ABAD0a00f
x:suggest+that AaGaA0C0baaabaaa0
x:suggest+time D0a00aCABbb0a000a
x:suggest+title A0a00aJ000b00a00c
x:suggest+titled abc00Ab0D0000a00D
x:suggest+video deCcbeDb0FG0a0aA0
x:suggest+what aaC0AB0aDCCaba00i
x:suggest+would Aa00BbEDaacCa00ad
x:suggest+you aBa000DAa00Dca0aa
x:super+that CBb0abADaaAbBa00c
x:super+time beaa0a0M0a0a00E0e
x:super+video HIa0accAdbcEBbbba
x:super+views EEcca00Da0a0aa00b
x:super+what G0BC0baCdbadBaB0d
x:super+which HabaaaaaAbbFaaaaC
x:that+time A00Fb0ccBCBe0dbaD
x:that+title aaE00aE000aa0aa0a
x:that+titled acBbBAda0a0aaJa0a
x:that+video eccdEdAEIfDhDbbBG
x:that+views FeCb0AbbaaACBBa0c
x:that+watching EdE0aa00a00aa0000
x:that+weekday BcbB0baBa00a0a00D
x:that+what CcCa0f0cCeAEC0baC
x:that+which ACeBA0aaDaCcbC0ab
x:that+would CbAc0A0aaaEbcBaAa
x:that+write E0Bb0a0A00aa0a0Dg
x:that+yes 0aBaaDAAAadaaa0BA
x:that+you ba00BcaaAAacI00Aa
x:think+video 00aa0J0000a0ac00c
x:think+you 00aB0I00a0Aacbc00
x:time+video adaaaFbNBdbcaaAbB
x:time+views 0b0a0AbH0a0aBC00f
x:time+what BbCaaeaGACbcbAAa0
x:time+which bcaa0bALbAaa00A0d
x:time+would 0b0aaC0DaaAa0A00b
x:title+video aaf00dP0a0aa0a0aB
x:titled+video CciFCaD0D0a00d00a
x:titled+views B0Ga0bc0000a0B0aa
x:titled+what D0c0aca00aba0G0Aa
x:titled+would abdC0Cc00aba0L0ab
x:titled+write a0BA0bIb000a0b0ab
x:video+views KFbBacabcacfbIabb
x:video+watching DcCBaaaceaEbaBaaD
x:video+weekday dG0dacaBaAAb0A0bE
x:video+what NaIGagCCkcAaCBDcs
x:video+when Fd0a0a0CbGaa0000d
x:video+which Gcag0caGAIEAbcabh
x:video+would eecdbHBC0b0dbMaB0
x:video+write BCcA0ccaaacbaa0JC
x:video+yes a0baaBAA00baaA0B0
x:video+you cfdacBDC0aEaJh0BA
x:views+what Bce0a0aBaacDaC00F
x:views+which KBdd00ba00a00E00e
x:views+would bad00C00000aaC00D
x:watching+what Bc00aa00DbFa0a00b
x:weekday+what bHbaaa00bCAb0a0a0
x:what+would abbaa0babcJbbFaaC
x:what+you abe0aEaCab0bDA0aC
x:would+you AB0bBbC000baAfaAC
z:amount CCb0adaaaab0aJaba
z:ask 00b0Ab00aaC0a0aAC
z:channel fbaB0EaAaEA00B0ab
z:comment a0a0M000000000a0g
z:demand a00bAF000aea00E00
z:does cEFBac00bbdaaBa0C
z:fare bAHDcH00Bbce0hBaB
z:figure C0DCbaab0dDDCDbak
z:good E0CcaFbbaa0dcbDaA
z:grow LaBDBbacecba0aEaf
z:idea a00b0Da00aAaa0C0A
z:lamp 00000Aa0a000G000d
z:last 00c0Aa00D000F0a0c
z:make CLCfAhAcbDCfbAbAb
z:many DHA00000a00a0000g
z:money a0abaA0aa0bb0aAaK
z:next 0aa0Aa0AB0D00000d
z:own BADccAcHadaccAabG
z:people BbbBBaAA00aa00a0a
z:period DAgdEBbcE0AEc0ebD
z:plan baaabA0caYdaa0a0h
z:predict Aaa00a00a000IAa0e
z:publish JibAaa0DEE0A00a0l
z:right aCACcaacbacAFaB0b
z:season DbaEaa00baA00aC0c
z:serial baB0Ab0aA00aaaBAB
z:suggest cACaabaCaaDaAaa0A
z:super fJbCAa0aAabA0aA0b
z:that 0C0BbBbc0CAcDcbAa
z:time 0D0ab00cD0AabcaaE
z:titled ccEccIaaBbbBcEbEg
z:video Dnj0C0cCaA0CABbAK
z:views dfGbaAaFbaaGaAaa0
z:watching baaaaa0BCE00aa00b
z:weekday cA0gaaaBaFabaabaK
z:write a0aaabDB0aaaaa0aG
z:yes aBCcaH0B0aaaaaaad
`;
