// Written by npm run learn, from docs/evaluation/ask-questions.csv and ask-phrases.txt. Not to be edited.

/** The words that are known, then a row a feature: its name, and a letter for each outcome. */
export const WEIGHTS = `
0 00 000 05 1 10 100 11 12 14 15 17% 18 2 20 200 24 3 30 300 3rd 4 40 5 50 500 5pm 6 60 6am 6pm 7 8 800 9 90 900 90s a abandoned about above abt accompanying according account accountant accounts accuracy accurate actual actually ad add added ads adsense advertiser advice advise affiliate after again against age agency ago agree ah ahead ai air airfryer algebra algorithm ali alive all allotment allowed already alternatives altogether always am amazon amber among amountk an and android angles another answer any anybody anymore anyone anything anyway apology app appeal apple application approximate april aquarium aquascaping are armor around as ask asked asking asks at ate audience audio august autumn average averaged avg avoid awake away b back background bad badly bait balance ballpark bamboo ban band banger bangers bank banner barefoot barrels baseline batter battles be beans beat beaten beating beats beauty because become beekeeping been beer bees before began begging beginner beginners behind being believe bell below beneath berlin bernd best bet better between big bigger biggest bike birria biryani bit bitcoin bitrate blew block blowing blurb board boat boil bombed bonsai bonus book boring boss both bother bots bottom bought box brain brainstorm brand bread break breakdown bring brings brisket brother brought bubble buddy budget budgets build building bullet business but button buy by ca cable cadence cake calculators calendar call called calligraphy calls calories came camera cameras camino can canal cancel candle cannibalize canoe canon cant capcut capital caption car caravan card cards care cares carp carry carrying carving case cash castle cat catch catchier category ce ceiling cest chair challenge chance change changed channel channels chapter chapters character charge charity charting chatgpt chats cheap cheapest check cheese chess chopped christmas cities claim claimed class clean cleaning click clickbait clicked clicks client clip clips clock close club clutch cohost coin cold collab color combien come comes coming comment commented commenters comments common community como company compare compared comparison competition competitor competitors complaining complaints complete compose con concept concepts concurrents connect connected contact content continue contract convert cook cooking copied copyright correct cosplay cost cottage couch could count counted countries country couple course court cover covered cpm crack craftyjo crash crashing creatine creator credit crime crochet cross crowd crying crypto ctr cuantas cuanto cup curiosity curious current currently cut cutting d dad daily damage dance dark das data date davinci day days de dead deadlifts deadline deal death december decent decide deck delete deleting demand desc description descriptions design desk desks desktop detailing diaries diary did didnt die died difference dinner directly discord disliked dislikes dispute disregard divorce do documentary does doesnt dog doing dollar dollars done dont dosa double down dozen draft draw drink drone drop dropped dropping dry du due dumb duration during dying e e10 each early earn earned earning earnings earns easter eat edit editing editor effects effort ein either el elden election eligible else em email empty en end english enough entire ep episode episodes eps equation error espresso essay estimate estimates euro europe euros evaluate even evening ever evergreen every everybody everyone everything evidence exactly exam exams exchange expect expected explain explainer export eyeballs eyes face facebook factorio fading failure fair fall falling famous fan fans far farm fast faster fat feature features feck feed feedback feel feeling feels fella felt fence ferret few fewer fi field fight fighting figure figures file fill film filming films final finally finance find fine finish finished firing first fish fishing fit five fix fixed fixing fjords flight flip flips floor flop flopped flops fly folk folks follow followers following food footage for foraging forecast forecasts forever forget form format formats formulas fortnight forty found fountain four fps frames free fresh friday fridays fridge friend friendly from fryer fryers full funds fur gain gained game gamers gaming gap gaps garden gardening gardens gate gave gel gender general generate georgia german germany get gets getting gimbal girlfriend give given gluten gnocchi go goat goes going gold gone good google got grammar great green greenhouse greenlight greens grow growing growth gst gta guess guessed guesses guessing guide guitar gut guy guys habit hacked had hai hair half halloween hand handhelds handle hanoi happen happened happens happy harbour hardcore hardest harm has hashtags hate haul hauls haunted have havent having hd he head heading headline headlines health heard held hello help her here hey hide high highest hiking him hire his history hit hits hold holding holiday holidays home homework honest hook hope horror hot hour hours house how howd hows huge hum humane hundred hurt husband hype i ich id idea ideal ideas idee idk ielts if ignore im imagining important impressions improve in income index india infobox inspiration insta instagram instructions insurance integration interest interesting internet interview interviews into intro invite invoice iphone is isnt it its ive jai jam january japan je jee job joke journals judge jumper june just k kayak keep keeps key keyboard keys keywords kid kids kill killing kimchi kind kindly kitchen kitna knackered knife knitting knives know ko kochen kya kyoto la lads lady lambing lamp land lane language laptop last late lately later latest lathe lawyer le learning least leave leaving lecture left legal lego legs length lens les less lesson lessons let lets letter licence life lifetime light lighthouse lighting lights like liked likes limit limited line lined lines link linkedin links linus lisbon list listen listeners lists live lives livestream livestreams living llc locked lofi logging logo lol long longer look looked looking looks lose losing lost lot loud love low lowest lunch lunchtime ma mac machine machines mad made magnet mail main make makes makeup making malenia mall man management manager many marathon march mark market markets marques married match matcha mate matter maximum may me meal mean meant media median mein meine membership memberships mending mention merch mess message mi mic microphone mid might mike million min mind mine minecraft mini minidisc minimum minute minutes mir mis miss missed mistake mistakes mit moans mobile mock mode moment monday mondays monetized money moneywise monitor montage month monthly months more morning mornings moss most mostly moth move moved moving mrbeast much multi mum mushroom music must my myself myth nachstes nah nails name names naming natural nay need needed needs neet neighbour netflix never new newest news newsletter next nice niche nicked night nights nintendo no nobody noch noise noon nord nordvpn normal normally norway norwegian nosy not notes nothing notion november now number numbers o obs october octopus of off offline offs often ok okay old older on once one ones online only open openings opinion optimal optimistic options or order other others ou ought our out outdoors outlier outliers outro oven over overall overdue overnight overview own owns page paid pain paint painting pan pao para paragraph part partner parts pass passed password past paste patreon pay paying payment pays pc peak peaked pens people per percent percentage percentages perform performance performed performing peru pewdiepie phone phones phonics physics piano pick picked pickleball picture piece pigs pike pilot pin pins pipeline pitch pitched pixel place plan planned planning plants play playlist playlists plays playthrough please pls plunges plus plz podcast point pokemon polity pools pop popped popular por porsche possible post posted posting posts potential pottery pounds pour powder ppl predict predicting prediction predictions premiere premieres prep prepare present press pretend previous price print private processing produce program programme programmes project promise promised prompt proof proper propose protein prove provide pruning public publish published publisher publishing pull pulling pulls pumpkin punchier pushed put putting python q q4 qual quantity quarter que question questions quick quid quilting quit quoi racing rain raku ramadan ramen range rank ranking rant rate rather raw reach reachable reaction read reading reads ready real realistic really recap received recent recently recipe recipes reckon recommend record recording recover recurring red reels refit refund regarding register regular regularly rejected release released reliable remember remind remove rename repair repeat reply report requested requests reset resolution rest restoration restoring restriction result results retention retire retired retro return returning reuploading revenue review reviews reviving rewrite rexxaplays rich rid right ring rise rising rival rivals rn road roads roast robot roman rome room roses rough roughly roundup routine rover royalty rpm rule rules run running runs safe safely said salary sales salt same sat saturday save saw say saying says scared schedule scheduled school science score screen script sea search searched searches searching season second seconds secret section see seem seems sell selling send sends sense seo september serie series session set settings setup shall share shares sharpening she shed sheep sheepskin shocked shoes shoot shop short shorter shorts shot should shouty show showed shows shut sich side sign silksong silver since sing single sir sit site sitting six size skincare skip skyrim sleep slot slow small smart smth snappier so sobre software solar soll solve some somebody someone something song sony sort sound sounds soup sourdough spanish speak speaking special speed speedrunning spelling spins split splitting sponsor sponsors spotify spreadsheets spring stacking stand stands stardew start started starter state station stats stay steam stick still stock stocks stop stories story straight strands strangers stream streaming streams street strike strong stronger strongest stuck student students studio stuff stupid style sub subject subjects subs subscribe subscriber subscribers subtitles success suddenly sue suggest suggested suggestions suit sum summarise summarize summary summer sunday sundays super support supposed sur sure swap swear swearing switch synths system tab table tabs tacos tags take taken talk talking tall tamil tank tanked tanning tap tax taxes taxi tea teach teacher team tech tell telling ten tend term test tests text than thanks that thats the their them themes then there theres these they thing things think thinking thinks this those thought thoughts thousand three thrift through throw thumbnail thumbnails thursday tide tier tiktok tiktoks till time timer times timestamps tiny tips tired titanic titel title titled titledtext titles titulo to today todays together tokyo told tom tomato tomorrow tomorrows tonight too took tool tools top topic topics toss total tour townsends toys track traffic trailer train training trains translate trap travel treehouse trend trending trial trip tripod troll true trust try trying tu tuesday tuesdays turmeric turn turned tutorial tutorials tv twice twitch twitter two type typical typically u uber ukulele um un unboxing under une union unique unsubscribed until up upcoming update upload uploaded uploading uploads ups upsc ur us use used using usual usually vacuum valley van vat verdict verified veritasium version versus vertical verticals very vet vid video videos vids viele view viewed viewer viewers viewing views vintage violin viral visa visits vistas vlog vlogs voice voiceover vs w wait wanna want wanted wanting wants war warhammer was waste watch watched watches watching watchlist watercolor way we weakest wear weather wedding wednesday week weekday weekend weekends weekly weeks weight weird welche well went were weve what whats wheel when whens where wheres whether which while white whittling who whole whos why wie wife will win windows wine winning winter wise wish wishes with without women won wonder wont wood woodworking wool word wording words work worked working workout works workshop world worse worst worth would write writing wrong wrote x yay year years yellow yes yesterday yesterdays yet yo you your youre yourself youtube youtuber youtubers youve yt zelda zv
1:amount Gbb00b0a0aabaBa0d
1:ask ddEbFcCbAcIdcbAbd
1:channel Gaa00a0aA0baaa00e
1:comment abd0ca00aabaaa0aI
1:demand babbbcbabadaabJaD
1:describe abcbbbcbabbabbBKb
1:does EDcFGgdDGFjBGfGhj
1:earn aabaabb0aaaIabaac
1:fare AEFfa0cdDFcCEdbbf
1:figure M0adEFcfdBfDfcdBd
1:good acdBbEcgcbCbcDBBG
1:grow GabbaaaacababaIag
1:how EfDCcfCccFhEBbAcF
1:idea babb0fDcb0IbbcEGg
1:is FCccCCgafIjDDCGhb
1:lamp a0aaaFdbaaaababbF
1:last cKcabbaadaaaCbaae
1:make FgfGGfEAfbgbAgbFI
1:many IcbaacacbbbFa0bad
1:money bbbaabbbcbbObacag
1:name baaaacDaaacaaaaaG
1:next cDdabcabdKEBabDah
1:own HACEjedafGGAhAHAe
1:people FdcfDccdDdfCCdIcD
1:period MbbabcabAf0baafaB
1:plan 0bbaa0bbbEcaaAaaF
1:predict bccbaeeacbeaDQbae
1:publish fdAbbb0FbeHaabbbF
1:right ecddbKDcebfcKBaAe
1:rival acaa0EacIabaaaaaf
1:season bbbbababcaBbaaHaC
1:serial bacJaaaaaaabaaAad
1:should cbcEaIbBbchcCccdI
1:stuck bbfcaEEaabDbAGaae
1:subs HabacbaababaaacaC
1:suggest CGBdcgH0caJhbebCe
1:super eHFcGdbcBcBIccfcg
1:that daEAbCbAFcFcCdbbf
1:think aaaFaDbbaaaaaaaad
1:time CdcGcgcGEEcCFcBbk
1:title aabaacMaaabaabaah
1:titled caGbaAGbbacCcaabf
1:video GFhDdEcdbdIfbdaEe
1:views FBIbacbbbbbdbaabd
1:watching dEeGAcbbGDd0Gbbbj
1:weekday aAacaaaIabaaaaa0d
1:what AabHDjBFBCebhFDdA
1:when AcdedebKdEccEbHbf
1:where BdcbacabbaADa0aaG
1:which CdDFCgd0DDBCdcbcA
1:why ebabbbaabaabBabaK
1:would 0c0cfNeGAahaBDbDi
1:write caebccCcccDbbcbGI
1:yes abaaaGbbaa00aacbC
1:you bbacbbbbbaCbGfbbH
@ask GcaCceCbcBDcbdDBa
@day fGbGdcdJdHcefeddE
@gear eBBdACBDaCccbBBcC
@get aADCccebdcbbFGeD0
@judged dbeBeEdABcaBGCabC
@last Cb0BCcbcGdACbbbAd
@like eaEadEDeabBeFAdBC
@make efdBADCAaEBBedADE
@neutral gfcaAAebadDBCDFbG
@number gJJCaAHfdfbgfBiGB
@one Gf0afecfbHJCdFEci
@own BbBCaBBAaAcaAagaE
@people AacCGBbAAebeeAGda
@publish BBBadcbDcEdcdaCBC
@published AGDbcebAHadddAcBB
@rival BcdaaaaaCabcaABaG
@subs CccaCaaacbEcbbbaF
@video EEDeceb0BAeDaCeCa
@views FDEBccdBcdcBcCcbA
@you bBcAcFaddcBdFccBF
b:%fare > ccDBaF0ababaabaaA
b:%grow > MaadaaAbacaaaad0g
b:%is _ 000aaa00aE0000C0e
b:%last video bGb00b00b00aBa00c
b:%make > aaaaa0aaaBFa0aa0d
b:%period > Hccaaa0aAdEe0aa0a
b:%plan > baaaba0aaFba00a0a
b:%publish > Fba0a00Cbaaa0aa0c
b:%season of a0bb0a00aabaa0Had
b:%subs > e000C0000aaa0000D
b:%super _ acdaaa0caaaaaaD0G
b:%video > 00aAbDaa00C00acAb
b:%views > EdCaac0a00ab0D00c
b:%which %time aaab0baGca000000b
b:0 ^ 00000a000000a00Dc
b:1 > aacG0a000a0aa0a0c
b:10 minute Eabbaa0a0aab0Ca0b
b:10 seconds 0aca0ab0aba0ab0bG
b:100 days b0aF0a0ba000a000c
b:2 > 0aab0bEbaaa00aaaC
b:24 hours bCaa0FCcaabaaabad
b:3 _ a0AaaBBa0a0a0a0Ff
b:3 hour b0aa0Faaa0aa0a00b
b:3 of bbG0aa000aaa00a0c
b:30 day 0aEBaaacaaaa0aa0a
b:30 days aEb0aEDbcacabCaad
b:3rd > 00ba0aa0aG000ab0d
b:5 minutes 00aG0aa0b00000b0d
b:500 words a0b0a0a00b0a000bF
b:90 days Eca0a0Aa000a0000b
b:90s laptop 00000Ba0aa0baaF0e
b:< %fare aabaaGa0caa0aaC0c
b:< %many IbbaaaababacaBaad
b:< %season a0bbaa00aabaaaHad
b:< 5 0aaaaaD0aaDaaaaac
b:< _ gdjeMFIbIfbAeiAAF
b:< a cacbcEabaacbacBaH
b:< add 0baa0a000000000fH
b:< adsense aaa0aa0aaaaca0a0E
b:< ah 00aa0a0000a0d000F
b:< am FdbcadbfFFbDDbcab
b:< amountk Gbb0000a0aabaa00c
b:< any dDcDGfBcDFFccbcde
b:< anybody a0aaIbaab0aaa0Bah
b:< anyone b00aCa0a00a000E0e
b:< anything bAccBbEaIDbbabbbg
b:< are FddbCbdIeBf0edFdH
b:< at Acabba0Bbaa0aab0F
b:< average ccaa0000000caa00G
b:< ballpark 00a00ab00ab0aE00a
b:< before bbaaABbCabaaCBBac
b:< best dFfabcbdbbFFbbdbG
b:< between 0adFaaa000000E00f
b:< bottom dGMbabacbcbdbabah
b:< brain a0a0caaaaFDa0ab0c
b:< bring daaaaa0aaabba0b0I
b:< call 00000ac00000aaaaE
b:< camera 00ba0bF0a00a0a00c
b:< can edadcHdcbdeCEDbdJ
b:< catch a0c0a00aFaaa0000b
b:< channel Gaa00a00a0baaa00e
b:< chapters 0aaa0aba0a00aa0Fb
b:< chats aaacaDaaabbaabbaE
b:< cheap a0a0aaa00baa0aadG
b:< check baGbABebDccebbBaF
b:< clicks bada0a000a0a0a00G
b:< comments abc0ba00aaaa0a0aG
b:< como cBD0abAaaaababaaD
b:< compare FBIbacbabacABdabf
b:< complaints a0a0F000a0c0a0a0c
b:< continue 00aG0cb0000a0ba0c
b:< could DAEbbcbbCacaCC0Cf
b:< cuanto b0baa000aa0F0a00d
b:< davinci a00a0baa0aaaa0a0E
b:< delete abc00a000a0a0000E
b:< desc aacaabcaaabaacbLe
b:< description 00a0aaa000000aacE
b:< did BAceAfcdFGdCFccbC
b:< dislikes acaaaaa0aba0aa0aG
b:< do GeeHHfeBd0daCebeE
b:< does gdcccGEHfdcDdDAcE
b:< draft a0a0aaaaaaa00a0Fd
b:< earnings aaba0bb0aaaIabaad
b:< either aabbaJaaaaaaaabaf
b:< estimate 0aa00ab000a0aE00a
b:< everyone a0abAE0aFaaa00bbe
b:< explain a0aadab00a0c0ba0H
b:< feels HbcDaaaaaaaaa0b0d
b:< fill cabaabacFhKbaaaCd
b:< find ccGaaaaaaaaa0aaaA
b:< first b0ca0aaa0CaabDaCc
b:< fix aabaaac0aaaaaa0EB
b:< for d0b0000D0a0H0d00d
b:< forecast aaaa0bcaa000ECa0b
b:< fresh bCa0aba0adGa0aaab
b:< game baab0a0aa0b00000F
b:< generate a00000C00aF0000Af
b:< give IEebbecbBcFfaabEd
b:< go 0ba00Dbaaaa00aabD
b:< good BbbbaabfbaFacbbaJ
b:< google a0aaaaaaaaaaaafaI
b:< got bcaaAbabbFHaaaaag
b:< green 00000Ea00000aaa0d
b:< growth DaabaaaaaaaaaaHaf
b:< guess 0aa00a000ab0aE00b
b:< has DDGEBdccGbbdccHbl
b:< hashtags 00a00a0a00a00aadF
b:< have BFbdbbabDDdbDaCaf
b:< hello AaaaaaaaaabaaaaaF
b:< help aaaaaaFaaac0aaaaB
b:< how fjeAAcE0AHfCCDaaH
b:< howd bEAa0a0aaaa0aa00b
b:< hows FCDCbcbabbcDccCae
b:< i eedEdca0afaCcGDBG
b:< id a0GaAAc00ac0bcaAb
b:< ideas 0000abBa0aEa0aaab
b:< if dedb0eaIaccbaJabA
b:< im bBcbbBdbcDHbcbabD
b:< improve 00bc0dJab0aa0baCd
b:< is dEcaCHeadCfeACFeC
b:< it babCa0aCb0aaBaa0C
b:< its aJ0badadbbBaabaaB
b:< ive cBcbcbCAdCCaacFab
b:< judge baaaabaaaaaaIaaad
b:< just FEba0a0aa0a0aaa0f
b:< kindly DbDBdcbCA0BD0caAe
b:< last bFaaaaaacaaaDa00c
b:< latest aEca0000a0aaa000a
b:< light 00000caa00a0aaaaF
b:< like bbb0h0000aa000a0K
b:< likes abH0da0000a00000d
b:< list cGcHAbabdCbaCaaag
b:< lol aaaaabaaaaaabaaaF
b:< low aacaabbaaaBaaJabe
b:< ma dGBB0baa00ab0b0ac
b:< make adbaaeFabadcacbHE
b:< man bbbaabacabbbaabaK
b:< mark aaaaaaaaaaaaIaaaf
b:< may aaaaabaa0aba0a00F
b:< membership bbd00a00aaadaa00I
b:< moans aabaIa0aaabaa0aae
b:< more aaaabca00aFbaDbac
b:< most CgEaGa0aa0bb00abd
b:< my HdEBfaabBHiCcaCBg
b:< name a0a00aba00ca0a0aF
b:< naming 00a00bF0aaa00a00d
b:< need aacaabFbabGabbbBd
b:< next aaa0aba0bDE00a0ac
b:< number CbeAacaaaabaaHaaa
b:< numbers DbFaaa0aaaaabaaad
b:< o bBbaBaacCAFaaaaae
b:< ok aabaaEaaAabaaCa0a
b:< on abdbIcadaHabaacac
b:< optimal aaa00aaH0aa00aa0f
b:< others a00a0E0cB0a0aa00c
b:< over bacaab00000a0Hacb
b:< patreon 000c0c00000a0aa0E
b:< peak abaaa00bc00000b0F
b:< per baa0aa00aaaGaa00d
b:< pitch a0aaaFaaabEa0baae
b:< please ebdAADcCa0cFAc00C
b:< predict 00aa0b00a0b0aE00b
b:< premiere aaEa0aaaabaa0aa0A
b:< prove a0ab0aa00aaaFaaab
b:< public a0aaae0c0a0a00K0e
b:< publish caba0000a0a00000F
b:< pull cCDaaaaabcaaaca0D
b:< put bAca0aabbbaaaaaaG
b:< quantity Gaaa0a00aaaaa000e
b:< que cbbBEcaaBcCb0Daad
b:< quick IGcaaa0abaaabaa0h
b:< rank aGdCaGbab0caaaaaf
b:< rate b0baaIaa00cacb0ac
b:< read b0baBaaabGaaa00ac
b:< recommend aaa0aabEabda0aabE
b:< record a0ab0cDaa0bbba0aF
b:< remind BA00aabaabba0000D
b:< report Iaaaaaba0c0H00a0l
b:< result aaHaaaa00aaa0a0af
b:< revenue 00aa0aa0000F0a00d
b:< review adca0a00a0aa000aG
b:< right a00a0d0a00aaF0a0a
b:< rpm a0aa0a0ab0aIa0b0f
b:< run aaeb0Ca0a00acHaab
b:< sales aca00000bbaa0a00G
b:< schedule 0ba0000a0da00000F
b:< score baaaacaaaabaNabai
b:< search 0000aa0000a00aF0d
b:< series babF0a0000aa0a0aa
b:< set 0a000aac0ba0baa0G
b:< shares adca0ba0aaaaaa0aH
b:< short bDb00ba0a0aa0caFb
b:< shorts JcbbaBaCabacaaaaf
b:< should bbbFaJcDbchbCbcdB
b:< show cBcbababFIbbCcaaf
b:< so GcCcbbcbAF0baBd0d
b:< solve aabaaaaaaaaaaaaaG
b:< somebody caabbab0a0aa0aF0A
b:< someone b0aacBaab0b00ba0G
b:< something aabbagDbaBGaabbHe
b:< state Gaba0a0aa0aaaa00d
b:< stats HaEabaaaaaabbbaaf
b:< stuck 00aa0bF000Caaa0ae
b:< stuff aA0a0a00aaF0aab0d
b:< subs Kaaabaaaaab0aac0g
b:< subscribers e0a0a00000aa0000G
b:< suggest aaa0cbCaaaHa0aaad
b:< sum a0a0F00aa0aa0000d
b:< summarise eabaEaaaaaabaaaFC
b:< summarize facaEbaaaaabacabJ
b:< tags 0000000a0000000Fd
b:< tell eEDbDddabFiabaCbF
b:< thanks aaaaabaaaaaacaaaG
b:< that bcGacbabDbGbCbaaf
b:< the dGHHfecAGbCagCbBj
b:< they 000af000000000G0a
b:< thinking a0aFaBaaa0aaaaaad
b:< three 0acaacGa0aCa0aabc
b:< throw aac0acDaabIaab0ae
b:< time baaIbbbEaaaaaaaag
b:< title a0a0aaFa00a00a0ac
b:< titledtext caGbaAGbbacCcaabf
b:< titles 00a00aF000000aa0d
b:< todays bHfabaaaaKaaacaai
b:< top aHbbBaacaaacaaaad
b:< total gbAaaa0baDaKabaaf
b:< track 00aa0a00caa0Faa0b
b:< traffic 00b00Fb0000aacaaa
b:< translate 00aaaab000000a0bE
b:< turn adcacbaaaabdcaaDJ
b:< two 00b00aHa0aa00b0ae
b:< typical Eab0000a000aab00b
b:< upcoming aba0aa0acId0aaa0c
b:< upload dbb0aa0daaIa0a0a0
b:< usual Iac0aaaaaaaaacaac
b:< views HDHaacbbaabcb0abh
b:< want aaa0d000aaGca0aaC
b:< was cAFD0eBdcCaFbCeae
b:< we DcbDabABab0Aaaaa0
b:< went dGaa000aa00aa000a
b:< were 0a0aaa00aaBaF0a0d
b:< what CaACgCEDeacBdAcBD
b:< whats D0eDEgeGEAigeaIeG
b:< when BcddcdbLcBccEbBbb
b:< whens aaaa0a0caDa00aEac
b:< where BdcbacabbaADa0aaG
b:< which bcDFCgdBDDBCdbbcc
b:< who AbccecacBbbEDafaK
b:< whos aacaEa0aaaaaaaaaC
b:< why ebabbbaabaabBabaK
b:< wie GDBaabbbbbaBBbaae
b:< will cadbaFaAaacbaFaaD
b:< worst cDFaaaaaaab0Aaaad
b:< worth 000E0Ca0b0a00aa0d
b:< would baAafJcGbBeBadaCe
b:< write aacabccbbaaaababK
b:< year I0a00a00aaaaa0e0d
b:< you aaBaadaaaaDaFdaab
b:< your aaabaaaaaaaaEaa0C
b:^ 00 baaaaa0Caa00a00Db
b:^ 000 caBc0c0aaaaaaIaac
b:^ > AacbccabacA0ccbCJ
b:^ ^ EAca0aaBabaaaaa0A
b:^ _ aGAdADDdaehbeEDBD
b:^ a BabcaFEbaacaacBCe
b:^ advise aaaa0CaDbbaaaaa0a
b:^ am cAabaFababbEaaa0b
b:^ amountk cbb000Ab0a0b0B0cG
b:^ and Cbcc0acaCaBaGaaac
b:^ any cDEbcecaJccbAaabb
b:^ approximate aaca0aa0aa0aaG0ab
b:^ are aCbEba0ab0aaB0aac
b:^ as Baabab0d0b0CCB00A
b:^ be EAcbAfabbabbaFbbE
b:^ but 0aaBbCaaB0b00Aa0b
b:^ can aabbaAaAa0aa0B0aD
b:^ check 00Ba0cb0B0a00aFac
b:^ did BCDdbcaaEabDCba0f
b:^ do cabaaGCDababAabAe
b:^ does abaBaabEaabaBcFad
b:^ fix 00baabD000000aaDc
b:^ for aaAa0bAbaDaACaaBd
b:^ give CbBa0BccaDcBaGabe
b:^ go EbcaADAaaaaaDbbad
b:^ good aEdbaGaba0baaaaac
b:^ green 000a0G00000ab0a0d
b:^ has GbBBcaaacaaaaa0ac
b:^ have aaaacaA0E0A0a0a0b
b:^ help cbcbcEabbbEaaabFc
b:^ how fJag0cacccEAFGcBf
b:^ i HbDA0DBeAdBdfdCAb
b:^ if 0Eba0aab0bBCca0Ab
b:^ im aaaaabDcabda0aaaG
b:^ in caBa0bbBa0AaaAaDa
b:^ is ADDAc0bFadbcdEDbf
b:^ it abBaAC0bacaa0aaAC
b:^ its acCa0cEAaaaaabBBb
b:^ ive Aaa0abababDaaBa00
b:^ judge a0a00Fa000a0ba0ab
b:^ keep 00aG0da0a00a0aa0c
b:^ like aDbacb0b0Aaa00CaD
b:^ make 00aa0Fbaaabaaa0Cd
b:^ my abbcBcJadaBAaaaBe
b:^ no a0aB0cA00aEb0aa0b
b:^ on c0a0000bac0Fab00C
b:^ one CacaaDBaaacaaaCac
b:^ or cadBDBaBa0aABcBaa
b:^ over aaFaacaba0aaabEbd
b:^ proof ab0aab0a0a0aI0b0f
b:^ provide Bab0000b0b0D0A00b
b:^ pull bBGabaaa0a0aabaac
b:^ put 0aa00bcC0000a00bE
b:^ recommend a0aDaebCaaDaaabaB
b:^ right a0aCcF0b0aa0a0C0e
b:^ say a0A00cba000a0B0aD
b:^ should aaaA0FaBaab0aaaad
b:^ show EDbbabaabbaaD0Bad
b:^ still aacG0aa0aaaaa0aac
b:^ tell CbDCaaabAabCaaBaf
b:^ that aCac0a0000F0b00ac
b:^ the daCcaHCbbCbcbCd0d
b:^ throw baaaaaaaaaGaa0a0c
b:^ titledtext a0Bca00aaaaaaDaaC
b:^ trending 000G0a00000000g00
b:^ true cAbCbbacbbaabaI0a
b:^ up a0abab00a0aac0E0E
b:^ views DbCaacaaa0aa0A0aa
b:^ was aAbBEca0bcbBEaaac
b:^ what cadhCadEgbHCbBccK
b:^ whats BbBbdcacBIaFaacbe
b:^ where aFCdabbbabFaBbacd
b:^ which ACEFbGbcAeBddbdcB
b:^ who 0aaEab0aAaaaBaa0c
b:^ why aabbFbAaaabaaabaC
b:^ worth abDCaIbababdbaaae
b:^ would babbaJaCa0daacaad
b:^ write 00a00ba0000a000Ec
b:^ yes 00000baa0a0000E0c
b:^ you abba0aa0c0FaeG0ad
b:_ %period Eaaaaa00aHae00a0e
b:_ > ffbacFFBhGchDCaDF
b:_ ^ eFDdcHHcdcccBdFbg
b:_ a ecLcbHBdbcacacdBd
b:_ about a0b0Bbd0aadaAaabH
b:_ an aacaAcB00a0aaEa0a
b:_ and aa0BbbbbCcbacbaDG
b:_ anything bbbaaa00ccaAa0a0G
b:_ are aaaIdbadcaFadacaB
b:_ as 0aCb0b0bAaa0a0AaD
b:_ at baabAbbbbbbbACBAF
b:_ away cacaba0aaaabaaB0H
b:_ be aabC0AC0a00a0c0ab
b:_ been bbabaa0aEbEa0ab0d
b:_ between a00aaFbaaCc00aaad
b:_ build aaBbaDBaabBbaaaac
b:_ by caaCac0BacaI0ba0f
b:_ challenge aaECaaacaaab0Ba0b
b:_ channel 00aa0abab0adaa0bI
b:_ channels bca0000cEaa00000C
b:_ comments 0000F00000000000e
b:_ content a0bbBa00000a0aE0c
b:_ day 000a0cac0AF0aaaCd
b:_ de cbDcabABBbbaaaBCA
b:_ dead ba0baa0Iacaaa0E0g
b:_ do CAbbaeaccBACcCB0D
b:_ doing adDbab0aGaaa00a0d
b:_ down Ebca0000aa0aaaC0c
b:_ du 00aE0ba0a0BaA00Ad
b:_ ein aababECbbbDaaabaA
b:_ episode 00Ef000aaB00000Ba
b:_ film 00caad0000a0aa0CF
b:_ for cbedbbbDdaBCcbCaK
b:_ form b00aaa0babcba0a0H
b:_ friday 0aaG0a0aaa000aa0d
b:_ from acCbAbDcdGaaaCbAb
b:_ get d0E00aa0000b0B00B
b:_ guide a0da0CaaaaaF000ab
b:_ hai 0Cb0Gba0aEba0aaah
b:_ he baaabaa0Bcaa00a0F
b:_ i aADAAc00aaA0aaaaA
b:_ ich Aadaaa00aDaC0aa00
b:_ in afdFFDDcbBegbdGdD
b:_ is bab0bbabbbaJAAcaa
b:_ it aadCaaa0aAaAaaaAD
b:_ just aaaabaaabaaaa0b0G
b:_ kya aaabGbaaCCIaaacak
b:_ last bgAaIa0a0aabaaa0B
b:_ lately bEaaD00bcaa0a0a0b
b:_ like b0bbaBab0abc00aaH
b:_ me bbcb0aBcdcKbbcdaD
b:_ my AccBbabFbdddAbaaI
b:_ new 0ca0aaa0I0c00a00e
b:_ of GAfBbCdAeDdbcb0bF
b:_ on BcCgcIfdbBGcEeEbd
b:_ one ddFcccbabaDFCeaCB
b:_ or bDbdaeb0abaBcbGaF
b:_ out aa0aAba00aCaA0A0B
b:_ per fab00000000I0000c
b:_ put 0caa0a00Fa0aa0a0a
b:_ review a0eb0ba000aA0a00H
b:_ right aabbab0baaGbcaD0b
b:_ run 0a0d0G0a00aac00ab
b:_ series 00aD0aa0aaabb00aC
b:_ shows 0aab0a0aaa0ac000F
b:_ still aaacaBbbCGaaabd0A
b:_ stream 0dC00aaaa0aa0aCFe
b:_ stupid 000b0F0aa000b0b0c
b:_ than a0cEabFAaaababaac
b:_ that aaBaDbaAAabBa0Aaa
b:_ the FcbDEgFacGcecdbBd
b:_ thing a0acaEaaCDaa0ad0c
b:_ this bbbbbbDaaK0CaaAEk
b:_ time aadCacaGaaaa0Caac
b:_ title 0000baF000000a00d
b:_ to dAbBaHdAdDdaacdDF
b:_ today caaaa00aaeaa0aa0I
b:_ tour caGb0a0aaa0b0a00b
b:_ tutorial aaFa0a00aaaa0aaAd
b:_ two aaaAaaaaabaAaaaaE
b:_ under 00a0a000000a0a0dF
b:_ up bbDcDEaaFdbaaacae
b:_ upload cbE00a0bD00a0a00c
b:_ version 00ba0cH0a00a0baac
b:_ vid aa0bEaabBABa0BbAc
b:_ video abLbBeAEABABbdAdi
b:_ videos bAbEaaaadaaAAaAaC
b:_ views caCC00bGa00a0a00f
b:_ vs a0aB0EAba0a0ba00c
b:_ win caCaa0a0aaGba000f
b:_ with DacaaaAaDabbaba0D
b:a 3 00aa0Faaa0a00a00d
b:a 90s 00000Ba0aa00aaF0f
b:a _ EBdBEdGaCBcbeacdc
b:a b 00a00aGa0aa00b0bd
b:a bamboo 00ab0Daa00aaaBB0d
b:a banger aaaA0aaa0aF0aaaad
b:a bit 00aabGbaB00a0bb0d
b:a christmas a0aa0caaaaFaabEac
b:a coin aaaaacaaaaaaGabab
b:a collab 00b0Aca0a0aa0eaaH
b:a date bac00a000G00a000c
b:a day a0abbFEfaaAa0caaC
b:a description 00a0abb000000baCC
b:a few 0000BcC00aB00baBb
b:a film 00a00Ca000e00a0aE
b:a flop cCaa0c0aa00aaaa0F
b:a fortnight 00baaeaKa0aaaba0f
b:a good BCbbabDFbbCaacbCg
b:a health c0000a0I0aba0b00f
b:a hit abCbacabFaD0Aaaae
b:a horror 000aaGB0a0a00000g
b:a jam aaA0acD00ab00baEd
b:a linkedin 00000aabb0000a0dG
b:a living 0000ac0a00a0aaa0E
b:a million 0aC00eaa00a00Gaac
b:a mistake 0a000g0G00a00a00A
b:a month DcBaaFaBabbDaEbai
b:a new baD0bbbabc0a0aa0G
b:a normal Haa00a0c00aa0c00d
b:a number d0a00ac0aaa0aH00b
b:a reaction aaB00c0a00aaaaa0E
b:a robot 0aaaaCa0Aaa0bDB0d
b:a safe a0aaaDab0aDa0aa0d
b:a second a00CAd00a0a00Ba0A
b:a short bCdaaebcbaBaaFbEB
b:a shorts 00000a000000000fF
b:a success caJbad0caaaa0ba0c
b:a thing AabDadacAaaaaaI0f
b:a thousand b000000a000G0d00d
b:a thumbnail 00000ba0000a0a0aC
b:a title aaaa0bAbCa00ab0bE
b:a tour a0aaBc00000aaE0Bc
b:a treehouse aaa0AB0bDab00Bb0c
b:a video cbgaEIGBbbabcfGAh
b:a week bcDbaEbHbcccaecaD
b:a year a00000000dAb00a0E
b:abandoned mall aabaDADaaaaaa0aac
b:about > 0aaaEAaB0cDaacaAd
b:about _ bdBbcFBabacCaAEAd
b:about a badbEDCaaabaaabFe
b:about it aAbaab000aaaa00aE
b:about my b0BaGaaaaaabEdbcc
b:about speedrunning 0000c0Aa00a00Hb0d
b:about the ceEcFaaacaaaAaDaB
b:accompanying text a0a00ca000a0aa0He
b:according to 0000C0000A000000c
b:add chapters 00a000000000000fF
b:add up d00G0000aa0000d0a
b:ads > 0000000a00aEa000d
b:adsense > 00000000000d0000D
b:adsense pin 00000000a00f00a0G
b:advertiser friendly eaba0a0a0a0a0000G
b:advice > aa0aaba0aaaaba0aF
b:after > aa00J000dcba00a0d
b:after its 0b00a0bb0aa00a0aE
b:after my 0aa0aaa0aFca0a00b
b:after the DbcBcaabbE0aacbaC
b:again > baabFb0aEBaadaaad
b:again ^ 0bcb0aabDaa00baaF
b:again and 0000E000aab000aba
b:age _ aabab00abaaa00a0G
b:ah would 00aa0a0000a0d000F
b:air fryers bbCa0DAca0aa0Aa0B
b:airfryer > 0000cA00a0a0A0H0f
b:alive > aaaAabaaabbaaaF0D
b:all my bbcEaaaabaBaaa0aD
b:all night dbbaa0000000a000F
b:all the eABBBAaaaaBaBa0bB
b:all time FDIcaaagabbaaaaae
b:alternatives > a0eb0cI0a00aabCac
b:always at 0baa0b0E0000a000a
b:am i GcAdBAbhEEcFABcae
b:amountk > cCHcedbcbcbDcEBcD
b:amountk ^ AbCa0a0b0aabBDa0b
b:amountk for B0b00aa000aaCD0ad
b:amountk subs d000a00000Ea0b00B
b:amountk views dbca000a00aFCh00H
b:amountk with a0aE0ca0a0aa0Cb0b
b:amountk yet Gaaa000aaaabba00b
b:an _ daaaAcaaBbGab0aaD
b:an average Fa000a0a0bab0a00c
b:an episode 000c0E0000b00a0ab
b:an hour baa0aaBbaa000D000
b:an old aaabaGCbaa0aaAcAd
b:and _ bccbAca0CBCaab0aE
b:and a aBabaE0baaEa0ba0d
b:and again 0000E000aab000aba
b:and high a0a00baa00aaaG0ad
b:and how bAaFba00BCbaAaa0e
b:and i BcAdAabbbca0CBA0F
b:and it 00c0aa0b0a00DB00a
b:and its baaaaaAb0aB00DB0a
b:and not aa0Fa000abaa0000c
b:and tell bdAa0aaaa000aB00F
b:and what 0CdFcaaabaadCb00A
b:and which b0bC000a0A0a0a0Ed
b:and why 00baDaE0a000aa00d
b:any _ bbbacCaaAHabaabab
b:any a 0a00aaaabdb00aa0G
b:any bangers aGaaaaaaBaaaa0a0e
b:any good bFGbAbbCBbca0abaf
b:any more a00aab000bba0000E
b:any new 0d000a00Fab00000b
b:any of dFbDa000Caaaa000e
b:any video Hac0Aaaaa00aac0ac
b:anybody > b0aaea0aa0a0a0b0H
b:anymore > baacba0abbaa0aI0d
b:anyone i aa0aa0a0Daa000a0b
b:anything > cbaaBaacaHACaaa0e
b:anything for b0a00a0b0B0E00a0c
b:anything new 0aa0aaa0Eaba0a00b
b:anything or aaaa0daa0aaG0aa0a
b:approximate > aaca0aa0aa0aaG0ab
b:are _ dcacdbaHcIbaDadbc
b:are after aa00G000acb000a0c
b:are folk b0aD0a0aab0aa0C0b
b:are in aaabaa0FaGbbaab0f
b:are my JDccdaaEadbAcaaad
b:are over ba0bba0aacKaaac0d
b:are people baaDcb0bbaaaaaG0d
b:are the DbbcBGaCHedcadEai
b:are there 00aEAb0aa0ba00a0b
b:are they bDbDBbaacCbaBada0
b:are uploaded b000000c0a0000a0E
b:are views dbaa000aaa0aaaa0G
b:are we F0bAabaeaGbEaCe0f
b:are you daabaa0babaadEa0H
b:around > a000a00H0b0000a0f
b:as a AaDbadabaabaBaEaA
b:as the daBIabBaabbaaAeab
b:as well aabb0a0b0000a000F
b:ask for 00aaE000000aaca00
b:asked for Caa0Eaa00aAa0aa0d
b:asking for a0CaFaa0abba0acac
b:at > eFGb0acbabaaaB0ad
b:at _ dbCCadcFbbaaaCb0E
b:at a F0000a0000a00a0ae
b:at all Ibfbaa0Cba0aa0B0c
b:at amountk Aaaa0000000aae00F
b:at guessing b00aa00a000aG0a0e
b:at home a0aa0Caa00BaabaDd
b:at lunchtime dEaaa00Da00aa0aab
b:at my baaaaaaAa0b0a000E
b:at night a0Ca0b0da0000CbaC
b:at now BaG00abaa0aaaa00d
b:at the DbcBd0ABEeaCbcBAA
b:at this b0a0000b0a0aF0a0c
b:at which ab0aaa00aaa000a0E
b:audience > aaacbCaAa00000a0B
b:audience for 0000cCaa0a000AD0d
b:average > cBFbababaaacCBaaA
b:average view icba0000000b0a00K
b:average views DacD000c000a0b00b
b:averaged a aba0000a0a0E0000b
b:awake all dbbaa0000000a000F
b:away with 0aa00F0000a00b00d
b:b for 00a00aGa00a00b0bd
b:back ^ cCcAaaa0Da0daaa0E
b:bad > aEabac000aaaaaa0D
b:bad knitting a0aH0b00b000a0a0d
b:badly did aaGa000000000000f
b:bait for a0a0aaaaabaaaabaF
b:bamboo lamp baabaDaa0aaaCABac
b:barefoot shoes baEaaDaaabbaacBa0
b:be > bBaaaaababBaaB00C
b:be _ aaaCBdcaaaCa00baD
b:be a 0aa00FBbaab00c00b
b:be filming 0000000a0Fd00000c
b:be good 00000a0a0BaFa000e
b:be honest FDcaBAacbcaabbaaa
b:be straight a0aa0c00000b0Hbbb
b:beat me aabaaa0aHa0aa0a0d
b:beat my dCdb0a0Ba00bFC00b
b:beaten me aaabca0aGaa000a0b
b:because of dbbaa0000a00a000G
b:been _ acabD0aDaaa000a0a
b:been doing B00aa000Eac0a0a0a
b:been live aEa0aabdaaa00a0aC
b:been posting aFaaa00baaa000a0b
b:been putting bD0aa00aDcaaa000c
b:before > EEdcaa0a0cbEaaa0d
b:before i bbaaACbAabaACBBac
b:before im a000000F0a000000e
b:before it aEaa0abbaa0aaaa0C
b:before the abaa000BaD0b0a00A
b:behind > eCaa0a0baH0aa000d
b:beneath my aab0Bab00adb000Kg
b:best > dbIBaaaGbbbbbaaag
b:best _ bcfbaaacaaGGbacaD
b:best hour 0ba0000E000a0000c
b:best last abdF0000a00a0000a
b:best time aaaaa00jaaa000D0J
b:best to 0Fda0aa0b00a0aa0b
b:bet on 00000a000aa0H000g
b:better > c0bcbdGDabDAcabcC
b:better at ca0aa00b0b0aI0aaf
b:better for HaaaaDbe0adbbbabD
b:better or CbAF0abc0a0aaaaaa
b:better than DEB0acc0CbbAEacbf
b:between my 0aaFa00000000000f
b:between now b00a0a000Fc000a0a
b:between posts d00a000E0a000000b
b:big picture G0a000a0aaa0000af
b:big thing aaaac0000ba0aaF0a
b:biggest failure cbF0a0000b0a0000a
b:biggest hit bGeaa00aBaaaa000b
b:birria tacos baDaaEababacaGaaf
b:blew up bcCba0a0FaCa0000c
b:board > F0baaaa0aAa00a0ad
b:boat build aabJ0faa0aaa0a0ac
b:bonus episodes 000c0c0000000a00F
b:book for b0a00aa0a00b0a0aF
b:boring ^ 00aaabCa0000a0aDc
b:both > a0a00a0c00000Ea0a
b:bottom 3 bEFaaa0aababa0aae
b:bottom 5 bdJaaaaaabaca0aad
b:bought a b0ba0ba0b000aCa0D
b:box for 00ba0bc0000a0caGa
b:bread _ 000a0F0a000000a0e
b:bread video ab0aEba0a0aaCA0ba
b:bread with abCaac00aaEaa00ab
b:bring in bbcaaababbaKaBaae
b:bring me caaaaa0aaab0abb0H
b:brings the 00aaa000000G0000f
b:brought in 00a0a0000b0F0000d
b:bubble > aaaaaa0a0a0a0aF0b
b:budget _ aaBa0E00aa0aa0aAd
b:build > aabCADCaabBbaaaAe
b:building a 0000aEAa00aaaaa0d
b:bullet journals baCaaaCaAaaaaCDae
b:buy amountk caa0000a00aa0c00F
b:by how baCD0b00000bAb00a
b:by the ac0aab0D0aaaA0b0C
b:by views CDeB000aa00b0a00a
b:calculators > a0aaaE0a00baaaB0c
b:calendar > a0a00000aEa00000d
b:calendar for a0a0a00a0cGa00a0e
b:call it 00a00aC000aBbD00e
b:came > adGa0000000aac00a
b:came out aG000000bcbaA000d
b:camera > aabaaaa0aa0aaaa0F
b:can i eeddbHcabdcCHdbcI
b:can my a0b00a00000a0G00f
b:can you 0BEbAaAAbabBfbaCB
b:canal boat daFb0a00ACadaB00b
b:candle making caFabdaa0aAbaDCbd
b:caption for 0db0aab0a0aa0a0bH
b:car detailing aaaaba0aAba0aaG0c
b:card > 00000a00adaa00a0F
b:care about a0aaeBa0a0a00bI0d
b:cares about c0babca0b0a00aJac
b:carp fishing aaaa0EAcaDaAbAa0d
b:carry on 00aE0a00a0000ac0b
b:case for 00a00aaa00aaaHaae
b:catch me a0c0a00aFaaa0000b
b:change the acaaaadDaa0aaaacG
b:channel > 0dbBcFeGfECCGCcdi
b:channel ^ EDcaaba0cbcCaBbaa
b:channel _ gabC000aAaAbaa0aI
b:channel at H0a00a0aa0aaaa00f
b:channel been aa000000Eaba0000b
b:channel data f0aa000a0aEab000D
b:channel doing Gaba0a00b0aaa000c
b:channel for B0000bab00bAba0aD
b:channel isnt caaa0a0aa0baa000F
b:channel please A0aaCa00c0Ad0000D
b:channels do a000c000b0a00000E
b:channels i aaaa0000Eaa00000c
b:character limit a0a0aac000a00aacF
b:charity shop aaBDCCabbaaaaBdBd
b:cheap _ aaAaa0AaabaaaaadG
b:cheap wine abDacDaa0a0FaaBag
b:check > 00bB0ca0a0aa0aFaa
b:check ^ A00a0H0000a000A0h
b:check my a0baaCaaaabeaa0aG
b:check the a0J0aadaa0aaaa00d
b:chess openings aacBAAaaCaababCDc
b:christmas > cBaaac0baA0baaE0C
b:clean up 0acbababbaaa0baEE
b:click > a0aaaAE00aa0bbabA
b:coin toss 00000baa0000Faa0d
b:cold plunges abCbaECbbadbcDEae
b:collab > caba0ca0a0Bd00aaH
b:come from bba00000000E0000b
b:come up aab0DaB0000a0aaac
b:comes after aaa0aaa0cJda0b0ac
b:coming up caabC00abHaa00b0d
b:comment for a0a0d00a00aaa000F
b:comments > babaIa0baaaaaabae
b:comments ^ a0BaH00aa0a00a00g
b:comments for 0a00A000a0a000c0D
b:comments on 0aH0da0000a0a00ac
b:comments the aacae000000a0000G
b:compare my GCDa0baabacbaa0ae
b:compared to EEFaabaadbabada0d
b:compared with Hcbc0aaaCaaaaa00c
b:comparison > 00a00aFa0aa00a0ad
b:concurrents on 0aa0000ad00000a0E
b:connected > c0a00a0aa0baa000E
b:content id c0b00a00000a0000E
b:cosplay armor abDabDCaaabaabBAc
b:cottage cheese aaDaAaaaa0aAaAAAc
b:could do a0000c0aaaE00b00a
b:could i cAaa0AAabbCaEe00B
b:could you EaEbaaABCabBed0Cf
b:count as D0Da0aaaaaba0da0A
b:count of daDaba0a000aab0aE
b:counted on cba00000000a0a00F
b:course > b0aa0H00a00a0a00f
b:credit card baa00a00adaA00a0F
b:crochet _ bbCaaCBaEabababac
b:curious now 0000e000000000E0a
b:d _ bacaaDb0abca0a0aF
b:dad > 00aB00E000000a00e
b:dark mode baaaabaaaaaaaaaaF
b:data > e0b00a0a0aEaba00D
b:date > aaGaaa0000bca000d
b:date of a0aaa00b0e00aaa0G
b:date on aac000000F000000b
b:davinci _ 000a0H00aa0000a0g
b:day > cbbaaBCeacFacabaG
b:day ^ a00aAaad0Ab00a00E
b:day _ 0aEaab0Caaaa0aa0d
b:day in a0aaaFAda0B00Aaad
b:days > FaDcbCbfGaaBccAae
b:days ^ BBba0aDbC0ca0aA0c
b:de _ dbaBaECaaac0a0bDA
b:de video aab0acaaacIa0aaab
b:dead > e0bEbaaHddabaaE0b
b:dead ^ baabaaaaabFa00a0A
b:deadlifts > 00a0aBa00a000aaEe
b:deal with ab00c0000a00a0a0E
b:death ^ a00c0G0aaaaa00a0b
b:december > aabaaaabaFEa0abae
b:demand for a0a0d00a0a0a0aD0B
b:desc for aab0acbaaabaacaKf
b:description > a00aaaa000a0a00eG
b:description ^ 00000aa000a0aa0Ec
b:description for 00a0aaAaaaaa0b0cF
b:description of 00a000a000000a0Ec
b:desks > a0C00E000000f00Aa
b:did _ agcacDaaKaaaaaa0c
b:did any bBba0a00a0a0D000a
b:did anyone aAaaAaa0ca0000a0D
b:did best adcG0000000b0000b
b:did i HAidabadeLcGbaaae
b:did it DeGbacDaBabbBca0c
b:did my dDEcaaabaebeBaaaI
b:did that adEbCaa0c0b0D00ab
b:did the dDJcbcbaidbFEbAaA
b:did they cBeBaa0aFaa0bab0C
b:did titledtext a0Fb0ab0b00aab00b
b:did we GDcbbb0bdABba0a0c
b:die > a0aE0c0aaaaa0aa0A
b:do > aCJDcdb0DdicAccaG
b:do _ a00bAbaaabC0abbBD
b:do a aabCaDbBcadAabGae
b:do anybody 0000da00000000F0b
b:do better DaCCaCCbaacbbbabd
b:do commenters 0000d00000E000a0a
b:do for dabaaa0aBHca0a00c
b:do i edeGfbEedBFAcfdEK
b:do in F0Aa0ba0aaAa0Fa0h
b:do it aaac0DaC0aa00C0ad
b:do my GcbaDcaIccd0b0aaf
b:do numbers b0aa0C0000E00e000
b:do people abaAcbaCcacaaaCaF
b:do the cabbGBaAbadDHBbAi
b:do they babcGbaAAacbAadaD
b:do this a00aad0a0ac0a000G
b:do viewers aa0aDa0aa0c00ab0C
b:do we F00a0a0C0aaa0a00f
b:do well aaabacaCaabaGCaad
b:do with B00aadaaaaIaabbae
b:do worse cb0d0a0Iaa0a0000c
b:do you bab0bGacaaBbgDbaG
b:does _ aaaaaaaaBaaaba00D
b:does a DacabGaccabABCdab
b:does it BCcAadbEaabb0aEac
b:does my dCAbBaaDaDaBaaaae
b:does one badEada00a0caba0G
b:does the cbDaadaCbCabBaAaE
b:does this aaaaaKa0aaaaeac0f
b:does titledtext b0bb0dFa000aaDB0d
b:does youtube aaa000bbaa0b0aaaF
b:doing > BF0eaaaaFbbbdaaa0
b:doing ok aBFc0b0aaa0aaaa0b
b:done the bGecaE0aaaaa00a0a
b:dont know ab0aca00abDaa0B0D
b:dont remember 00aaAaa0aFa00a0ad
b:dosa batter dbEaaD0a0CAaacBad
b:down > dacCacaaBb0BaaB0E
b:down ^ CbbbaFa0aaDaa0c0e
b:down for 00bb000aaG000ac0c
b:down the baabCa0aaa0A0aF0d
b:draft a 0000caaa0a00000aE
b:draft me 000000a00000000Fe
b:drone racing daHabAab0aaa0CAAe
b:drop > aa0C000e0Ea00000a
b:dry ^ aaaa0aaaaaFaa000c
b:due > 00aba00a0E0000a0b
b:dying > Aaaba00aaa0aa000D
b:earn > a0000000000F0000f
b:earn per 0000000000ag0000G
b:edit the 0a0aac0a0ab00a0bG
b:editing > babbbbabbIbbaacaE
b:editor is 0aa0b0000E000000c
b:editor wants 0000a0000F0a0000e
b:ein video abdabGBabacaaEaac
b:elden ring beFbaBaacCbCaCbaC
b:else do a000e00a00a00000F
b:end > abCaaba0baCaCaaaA
b:end of ababaa0aaCDb00a0B
b:enough > CabaaCaGaaaaaba0f
b:ep > 00dG0aa0a00a0aaAa
b:episode in a0aa0a00000a0aaFd
b:episodes > a0aaBc00000a0aa0E
b:eps of b0aG00000b0a0a00e
b:ever > 0GGcbaacbab0aabae
b:ever feck aaba0a00a0a0d0a0G
b:ever put adC00000aD000000a
b:every day caaaad0Cab0a0aa0G
b:everybody suddenly aaaaaa0a0a0aa0F0d
b:everybody was 0ab0Faa0aaa00aaab
b:everyone in aaa0aa00G0aa00a0e
b:exam > aaaac00aacaaaaa0G
b:expect from 000000000ad00E00a
b:eyes > EdBBa00a0a0a0000d
b:fading > 0bbFaa0aacaa00B0b
b:far > cFcbBaaaaabFCaaae
b:fast > 00a0EbC0a0b0aa0Ad
b:feck off aaba0a00a0a0d0a0G
b:feed > a0abaa0a000aa0F0c
b:feel _ baaa0b000a0aa000E
b:feels like Gb0Daaaaaaaab0b0d
b:fence post bdBaaECb0Eaa0bB0f
b:figures > HbCaa0bbaaaa0a00g
b:figures with a0ba0b0a000a0F00b
b:fill me aAa0aa00F0aa0000e
b:fill the a000aa0a0eHa0000d
b:film > aaAbaeAbbEBbaGaAd
b:film about 00ca0baA00a0a00aE
b:film cameras aabbaCBa0CbC0BCae
b:film in 00000fa000A00000F
b:film now ba0a0a0a0dGa0a00b
b:film the aaaa0HabaBaa0b0ae
b:filming > 000a0aaaaEc00a00A
b:finance youtubers 00000a0000ad0a00E
b:find me baCabaa000Aa00c0D
b:find my abGa00aa00a00000e
b:fine > EabEab00aaaabaa0c
b:fine on babaa000a000a000E
b:finished > aa0Faa0Aacaa0000d
b:finished ^ aabdcaaaabFaa0Gae
b:first 10 0aca0ab0aba00b0bG
b:first > cabadDaabLabaabAg
b:first two 000abaa00000b00Gd
b:first week a0b000aa0a0a0E0ab
b:fishing > a0ba0EAa0aaacDaAc
b:fishing day aaBb0CCdCAaA0BAad
b:fit my b0000F0b00b00a00c
b:fix it 00bB0bD0a0000abaA
b:fix the 00a000e00000000BD
b:flips video a0a0a000000e0000F
b:flop > BBbcaaaaAaaaGaa0d
b:follow up abaBAa0acaF00a00b
b:food in a00b0CaaAaba0ADab
b:for > a0aaGcaaabDb0ba0d
b:for _ BbccdbABDfdbcdHEE
b:for a dbdBCDDfceEBdJgcE
b:for ads a0000a0a0baFa000d
b:for amountk d0aa00Aa0aEFada0b
b:for december aabaaaabaFEa0abae
b:for filming 00000d0a0a00a0aaF
b:for halloween aaa0abaaaECd0aDad
b:for me L0CcBFfEcgdCaeDdg
b:for more c000D0000aaa0adaD
b:for my fgGddaFFcdAEDCb0c
b:for next aa0a0aaaaDE00bb0b
b:for one Dacaa0ab0aacacaaF
b:for our B0aabAa0a0AD0aaCd
b:for shorts aaa0aaaD0aBaB0aAc
b:for the bAFeeeFbbKEaFdfAi
b:for this baaaabAcAGbaBbaaa
b:for titledtext b0BbaDbaaaabaCAFe
b:for us BbcaaEaIbcbBBdbae
b:for youtube a0aa0a0a000c0aaF0
b:form > Dabaaa0babaIaaa0h
b:format > E0aaAa0a0a0H00a0j
b:format worth 0abb0c0a00aGa000b
b:formats ^ aaaHabaa0aaa0aa0e
b:formats are aaaFa00aCca0aaa0d
b:free gnocchi baCabEaaaaaEcBAbd
b:fresh angles a0000aa0acF00aaab
b:fresh video aFca0a00aaaa0a00b
b:friday > abaDaaaeaHEaaabcd
b:friday ^ aEbB000aaa0000b0b
b:from > aa0bba0aaaaE00a0A
b:from _ beccdBAbIabbbbFaA
b:from amountk 0aEa0000a00b0c00b
b:from me 0000b000aEB00000d
b:from my dcabAbaaCFBBaAaad
b:from the cahcFcaaDcAHaBdaE
b:from this aEb0000a0a0a0a0Ab
b:from youtube 00000000000d0000D
b:full time 000a0cabb0000a00F
b:gained with bacaa0a0aaaF0a0aA
b:game publisher baab0a0aa0b00000F
b:gamers > 00a0a00d000000aBD
b:gave the b0B000b0000eDa00D
b:general > Faaa0adcaaaa0aC0A
b:general feeling a0aaH00aaaaa0ba0f
b:get > cbJFccaaabadaabbc
b:get a a0aa0caaAaa0aBaAD
b:get away 0aa00Haa00A00b00f
b:get me caa0aa00aaAaaa00F
b:get more baDDabaa0a0baBE0f
b:get to caba0dAa00aa0H00c
b:getting views bADb0000Daca0b00a
b:give me GFeabccbCcGebEabf
b:gluten free baCabD0aaaaEcAAad
b:gnocchi video aabaaba0aaab0aaaG
b:go > DBAAaCbbCacbE0bae
b:go ahead 0ba00Cbba0a00a0bE
b:go down AFcb0b0DBaaab0b0c
b:go for 000baEab0aa00A0Ab
b:go no 0aba0Gbaaaa00aaab
b:go out bcaa0a0BbBaab000E
b:goat shed a0baa0a0CB0AaEaBf
b:goes the aDca0aa0aa0aaGaad
b:going > bdIa0c0aa0aaab00b
b:going down ba0baa0aaa0A0aF0b
b:going on aaaaEa00Ab0a0bb0C
b:going to bbbeaEaaaaca0Eb0E
b:going up aaabab00abaB00B0D
b:going well aabF0ca0Aaa00a00a
b:going with EacF0abaa0aaad00b
b:good > bDAbaEbcEbcbAaaac
b:good follow 0aaa0a0acaF00000b
b:good for aBBaabaDbaaEbcaac
b:good morning Baaa0bae0aaab0a0G
b:good or aFGbaeCba0aaabc0d
b:got > abCBb000ababAbaaE
b:got any abaAAa0aaFaa0000d
b:got rejected aab0aa00baEca0b0D
b:got the FDed000C000b0a00c
b:grammar battles a0aHab0b0b0aa0a0e
b:green light 00aa0Ha0a0aabaa0e
b:green lights 0a0a0a00aa00E000b
b:growing > Da0A000aac0a00A0a
b:growth stocks daaadABaaaaaaAIaa
b:gta 6 abaaaB0bacaaa0b0F
b:guess for aab000000a0aGd00a
b:guess the a0ba0a000000aE00b
b:guesses > a0a00a000aaaH000g
b:guessing than b000a00a000aG0a0e
b:gut health aaaaadBaaababHaac
b:guy from 000a0a00c0000aa0E
b:had > bcdaa000a00B0a00G
b:had a 0bbb0baaH0a0a000b
b:hair care aaab0E0a0aaBaaCAd
b:harbour pilot aaAaABaaaabaaGBae
b:hardcore run babG0a0aaa0aaaa0b
b:has _ aacAbb0aAaDaaaa0E
b:has been DddbCa0Daa0Ca0aac
b:has done bGeb0C00a00a00a0a
b:has it DCDaba0abaaaaaaad
b:has my BbFcaaaaDa00aaaae
b:has the DeFadbbcabacbdKba
b:has worked aa0a0a0FbaAba0a0b
b:has youtube a000a00aaaaG00a0e
b:hashtags for 00a000aa00a00a0dE
b:hate the 0000E0A000000000e
b:haul > d0Faba000a0c0b0aC
b:have > HEabaaa0bcabaaa0f
b:have _ a0BbCBab0bBabbaaB
b:have a ca0aaeadaDAaaaCCE
b:have i H0dJbbaceCdcbbaaf
b:have legs 0a000Fa000b00ab0d
b:have now dab000000a0a0aa0F
b:have open ba0G0a0aabca0000b
b:have the aBddbCaABbaBAbcaF
b:have they aaaBca0aFaaA00b0b
b:have to ca0bba0B0FbbaE00e
b:have you aa0a0aAaa0AaFab0c
b:having a a0aabc0aFaa00aE0d
b:health video a0a0ae0000aa0E0aC
b:hello ^ Aaaaaa0aaabaaaaaF
b:help > ccdcdFeBbbDaabbEG
b:help ^ 0aaa0aFAaaa00a00d
b:help me 0aaa0cE000a00000a
b:here > CaaaaFaabbDaadb0c
b:high > aaaaaaaaaaaaaHaac
b:history of 00bb0FB0000000eaA
b:hit > cHBaab0aca0baaaac
b:hit rate aaa00a0aa0a0Ea00b
b:holding up AeGCa0abba0baaaab
b:holiday > 0000a00a0d0000a0E
b:home > a0aa0Caa00Aa0baDd
b:home espresso caCaBaAaaDaaaBGah
b:honest > FaaaBaaabcaaaaaa0
b:horror game a0babGBaa0aa0aBae
b:hour > a00aaa0I0daa00a0f
b:hour long Cac0aa0b000a0D00b
b:hours of Cbaa0Daa0aaaa000b
b:how _ EaCb0abc0a0Eab0Cg
b:how are eEbdaCaadaaaeba0J
b:how badly aaGa000000000000f
b:how big Fabaabaaab0aaHaaf
b:how close Aaa000000000Ec00b
b:how come e0a00000a0000000F
b:how did dDFaabcaFaababaad
b:how do ccdbbbFbadEbdbacJ
b:how does e0cbaIbaaEaddbbaC
b:how far CcdcacbabbabCIbaB
b:how good a0b00baa0000EB00b
b:how have cFaaaa00c00aA000a
b:how honest a0a000000000G000f
b:how i bacc0aF0aa0aaC00b
b:how is EbCEacaaGaabbccag
b:how long gBcbbbcEaaacccbaM
b:how many ecBBEddadHddaDcDE
b:how much c00cccbabdaJBebbG
b:how often BbcaBaaCDa0aFba0f
b:how old Fabaaaaaab0aaaa0b
b:how people ab00c0000a00a0a0E
b:how tall a0baa000ab0aaab0F
b:how they aa0Fa000aa000aa0d
b:how things Faca0a000a00aa00c
b:how to bacbaDBbabaaaaCBD
b:how was bbFaaa0aaba0ca00B
b:how well bbBa0ba0aa0aEC00c
b:how would a0ba0bE00000aB0ac
b:howd the aEaa000aaaa0a000b
b:hows it 0Eba00a0aa000000b
b:hows my DAAaaaaaaaaEaa00e
b:hows the CFaaabaacbacbaCaB
b:huge ^ aaAb0b0aaaaaaaG0c
b:humane pin a0bdaFaaaabDbCBad
b:hurt > 0a000baE0aa00aa0b
b:i > aaaBaD0caaaabb00C
b:i _ ecCDAHFaeJgecdDbf
b:i actually Ecaa0a0AababAa00b
b:i am Db00aCacadaa0aa0E
b:i averaged aba0000a0a0E0000b
b:i be aa0a0d0DaEaa0000c
b:i behind ea0a000baI0aa000c
b:i bet a0a00ba00aaaHD0ah
b:i better ca00000b0b0aF000a
b:i buy caaaaaAa0abaac00G
b:i call a0a00aE000aaaD00f
b:i can aBbC0c0baaG0aa0ad
b:i cant baaaBaaaada00a0aG
b:i click b0aa0aaa0ab0ba0cG
b:i cook 00A0000a0bda0a00F
b:i could aa0aa0aBaaE00ba0c
b:i did aAaacDEab00Aaa00c
b:i do abcdcBbBadhbaFDbK
b:i dont bbbb0aaaBBBcaaBaD
b:i drop bb0G000b0aa00000c
b:i earn ba0000000a0H0000f
b:i ever DCea000aaDaA0a00c
b:i feel CaaaabaaaaCaa0b0C
b:i film caabaFacacIbab0ae
b:i follow acbaaaa0FbC0aa00b
b:i gained cadaaaa0baaF0a0aD
b:i get AbcdaFbbacbGaeaDC
b:i go aaaA0BaC0aB00Aaac
b:i got DcdEaaaDbBdcBaaaB
b:i have EdaFbaafcEbdbEc0B
b:i havent bA0aCba0aaE00aaac
b:i heard aacb0a0cabaaaaG0C
b:i keep ababbCaGHbbabaaag
b:i kill a00H0a0baa00000be
b:i last Fbb0000b0ba00000c
b:i leave aaa00baG00aaaa0Ae
b:i lose caaB0aAD0a00aaa0b
b:i lost 0baba000aBaa0b00E
b:i made CaaD0b00aaDcAa00d
b:i make cbAa0EabbdEEaEaag
b:i making ca0a0b0aabBFa0a0a
b:i mean HbFa0babb00A0b0ag
b:i move acbb0b0BaEa0a000B
b:i need cCababaAacabAbaDD
b:i never BabFaba0a0aa0a00c
b:i normally cDDa000a00aa0a0ab
b:i on bbaDa00aaCb00a00a
b:i pay 00000a00000e0000F
b:i post aCcbabaFcdBcaF00c
b:i posted dHDa0a0dbbaa0a00a
b:i promised 0aa0B00caFb0aaa0b
b:i publish FBaa0aaBacaa0a00d
b:i published 0ECa0a0ccbaaaa00a
b:i put bIEbacbddbccbaaGd
b:i read 000000Ba0cg0a000H
b:i say Bacbb0aa0DbabE0Ab
b:i scheduled 000000000ea00000E
b:i see a0000b0d0aa0Fa00B
b:i shoot 000a0Cab0BFaaa0af
b:i should AaC0Cbaa0b0bbaaaC
b:i stick 000a0c0H0a000000e
b:i still Daac0EaaaEeaa0a0c
b:i take da0a0b0b0bBaaa00G
b:i the baaa0a0aGd0baa00a
b:i think b0ab0baA0CaFaaa0d
b:i track aaaa0000Eaa0aa00a
b:i trust 0a000b000000E000b
b:i try a0aC0aAa0aFa0000e
b:i turn 00ac0a0000F0000ad
b:i upload CCca0bababaa0D00A
b:i use aaabAbab0aaaaa0BE
b:i want bAaFebBcAcABabaaE
b:i was dDbddB0aCbbbbaB0H
b:i watch aabaaaaaEaB00b00b
b:i won a0a0000000ae0000F
b:i write 00000ad000b0000CD
b:id like bAGbaacBBbaaaca0c
b:idea > b0bBaaaaaacaaFcaD
b:idea ^ a0aaaJ0aaadbaabad
b:ideas > baaabcdaabHababaE
b:ideas ^ aaa0aDD000babaaab
b:ideas for aaa0acCaaaEaababB
b:ielts speaking 00HcAba0c0000aaac
b:if i eefddBaJcdcdaMDcc
b:if the accCbabaaa0CbAaaE
b:if you BEaaaAbb0aDCdb00b
b:im _ aBcabbDBDcbBbbaaB
b:im a a000000F0a000000e
b:im knackered aaa0aaadaaba0a00G
b:improve please 00ba0cG0a00a0baab
b:in 30 0aaa0EDa00c0baaac
b:in 5 00aG0aa0b00000b0d
b:in > AacaabbaacbKabbac
b:in _ ebBdCa00daCbABdBH
b:in a FacEB0adb0AcbAdbC
b:in amountk EECbdbaaaaadadDaC
b:in an 000a0aC0ad0a0aA0D
b:in editing a00aa00caLaa00b0i
b:in general Faaa0adcaaaa0aC0A
b:in georgia bbBb0a00ba0aBBD0b
b:in hanoi a00b0CaaAaba0ADab
b:in india a0bb0abCaaba00A0D
b:in my bcaeBbaaNBEdbbdCh
b:in on aAa0aa00F0aa0000e
b:in studio aaa000aa0da00000F
b:in the EdCeBcbCbGDdaddAC
b:in this aBa00aba0b0Da00Ed
b:in views baba0baa0abb0H00b
b:income > 00000000aa0c00a0E
b:index funds baCbaCCcaabaaDaac
b:india > a0bbaab0a0aa0aA0F
b:interest in a0ab0E0aaa0aa0B0c
b:interview with aaEa0ba0baaa0C00c
b:intro > cabbGaaaabbbaabaD
b:is _ ecdeacAeEBBcbcJ0G
b:is a 0bdcbIbCbbBcbCEAf
b:is amountk B0aa0a0aaa0a0Fb0b
b:is another 0aabaH0aaaaaaac0e
b:is asking a0Eacaa00Faa0aaae
b:is best aabb00bAaaac0aa0G
b:is better aaabaaBE0babFab0d
b:is boring 00baDbDa000aaaaac
b:is dead bbaHa00babaa00c0A
b:is doing bbbEab000aBa0000b
b:is everybody aaaaaa0a0a0aa0F0d
b:is huge aaab0b0aaa0aaaG0c
b:is in aa0aA00aaG0a00b0e
b:is it EfEEcAfcbCdEeBDcE
b:is my aCKDbgbfdacbcccaH
b:is on cabaaaBaaAabaaa0F
b:is one bac0000A0a0aab0AE
b:is right Baacaa0Baa0aabb0E
b:is stuck aaabba0aacaaa0aaG
b:is that AHabDbaEA0bbdcaae
b:is the 0EIDBhcCdBbFdEgbg
b:is there baadFGCDaFABafcai
b:is this CcababAaab0bK0cag
b:is titledtext aaDbaECcaaaaaCbad
b:isnt connected caaa0a0aa0baa000F
b:it > EGdDcEDeaACgBBddd
b:it ^ bbABaDGcbaaBbAa0e
b:it _ bAfcADA0abaFBaDac
b:it a aBCa0Eb0b0a0ba00d
b:it and aBba0aE0a00aaa00a
b:it at bCIa0adaa0abab0ae
b:it beat b0F0aba0a00baa0aa
b:it do 0bDB0cbaC00aa00aa
b:it doing adAB0aa0E00aaa00b
b:it get 0dD00b000baaaE00b
b:it going Gb0b0caaaaaabba0D
b:it hurt 0a000baE0aa00aa0a
b:it is aaAaDb0CaAaabaaac
b:it just DAbcab0Aaa00Cab0b
b:it moneywise 00cbab0000aGa0a0b
b:it my aaaaaa0a000D00D0d
b:it ok 0dDa0c0a000ba0a0E
b:it reachable aac0aa00000aaFa0b
b:it still cDbcda0aabaaaaH0c
b:it to EaAaaaBbaab0bbaaC
b:it was aBB0CacaAcAba000C
b:it worth aabD0bacaaaCbaa0A
b:its _ abD0aaBCaa0baaaac
b:its about aaca0aD0000a0b0AB
b:its been aFEaabbdabaaaaaaB
b:ive a a0ba0ca0aAa00aF0a
b:ive done acFaaaa0abCA00a0d
b:ive ever BfGa000aaaaa00a0a
b:jam recipe aaAaacDaaAb00baEc
b:january > ABbaaaaabfEG0aBae
b:job > aa00aaA0bac00aa0E
b:june > bFaa000acbaB0000c
b:just ^ FEba0a0aa0aaaaa0f
b:just _ abCaaa0a0b0AE0b0c
b:just my baabDc0a0a0aaaF0d
b:keep > 0babaa0GBaaB0a00e
b:keep _ AaacEa0Ca0b0a0aaa
b:keep going 00bG0Bbaa0a00d00b
b:keep my d0aaaa0a00aaba00G
b:keep tabs aaaaaba0Gaaaaa00b
b:keep telling 000aG000bad00000c
b:kids science aaaaaCDcaabaaCaCd
b:kindly ^ DbDBdcaCA0ADacaAe
b:knackered > aaa0aaadaaba0a00G
b:knife sharpening ccbbbFEaabDbaDdDf
b:knitting club a0aH0b00b000a0a0d
b:know how cbCada000aaaAaa0F
b:know what ba0aab0aBDCG0a00h
b:land > bDCbaaaacaaaaa00C
b:laptop > 00000B0aaa000aF0f
b:last 5 aEa0a000a0a0B000d
b:last _ Fdaa000aaa0BA000c
b:last few bEbaa00a0a000000b
b:last five bFbaa000b00aa0a0c
b:last month ccbaba00baaFa0a0E
b:last nights 0ba0a00ad00000a0F
b:last one bdeaaa0abaaaaaaaJ
b:last ten aFb00000a000A000d
b:last three bDaabaa0aa0ba0aaE
b:last time aba0000a0000Ea00b
b:last upload Ggc0000aBaaa000aC
b:last uploads abc000a0E0000000a
b:last video bgeabab0Eaaa000DH
b:last week deCba000Eb0Aa0a0D
b:last winter AdGa0000b0aa0aa0a
b:last year BhDFa00BaaaCa0a0c
b:late > daaa0a0cAGaaa000b
b:lately > cEBeEbabKccbEbdah
b:latest > ada0B0000000a00aE
b:latest video agE00a00E00a000aA
b:leave between d0a0000H0a0aaa00e
b:lego castle a0baaCA0A000DAaad
b:length > dbcaBa0aaa0a0caaI
b:less than dacBacbaabaFaFbac
b:lessons > a00aDa0B0bAAa0A0c
b:lets play a0aGaa00aa0000c0c
b:light > a00a0E000a0acaa0b
b:light for 00ba0Fcaa0aabcabE
b:lights > aaaaabaabaaaEaaaB
b:like > 00a0fa00aaBA0000F
b:like a a0FaddDaaF0a0dbCe
b:like the bDaahaa0aaDaaaaaG
b:like to a0BaECaABbfbAbaaC
b:likes on abd0c0000a0aa00aG
b:limit of baaaca0ba00aa0adH
b:limit on a0a0aacb00000aabG
b:lined up a0aaa00a0Fb000b0b
b:linkedin post 00000aabb0000a0dG
b:linus tech acbaaa00Haaaa0a0c
b:lisbon on 00Fa0000ba0b0000d
b:list > aaaa0aAacFa0aa0a0
b:list all bCaF0a0acbaab000c
b:listeners > dabb00000a0a00a0G
b:live > aBaaaa00bDaaa0b0C
b:live streams Cba0000aaa0E0a00d
b:locked out aa000000aad00000E
b:lofi beats a0abaCaa0aaaaaD0c
b:lol > bDBACaacbaCbabBCe
b:long and baa0aa0b000B0D00b
b:long do eaaaaaaDaa0aaba0F
b:long form Hbcaaa0babaJaaa0j
b:long ones Eaaaaa0A0aaCAa00d
b:long video BHf00aa0000b0A00c
b:long videos fbGaaa0A0a000b00C
b:look for c0caaa0a0F0a0aH0g
b:look up aaFbabaab000aaEac
b:looking for b0aaabaaabEaabGaf
b:lose my baDC0aAaaa0aa0a0c
b:lost ^ 000a000aaFd00000c
b:love > a0b0da000bAB00a0F
b:low and a0a00baa00aaaG0ad
b:low effort aaaadaa0aaIaabaac
b:low mid aabaabaaaabaaJaae
b:ma video aFA0abBa00aa0b0ac
b:mac or a0aaabab0a0aaac0H
b:machine > ba0abaabaaaKE0b0i
b:mad > Ebda0A00000a00000
b:made > BFCc0a0aaabcaaaac
b:made in 0aD000000acaCc00a
b:made it abb00b00a0BaAa0aD
b:made the abcbbc0aF0aDabaaB
b:magnet fishing aaBb0CCdCAaA0BAad
b:make > Aaaa0aaaabGBaaa0e
b:make a aaAb0gADabbbaEbAE
b:make anything baaa0dabaaaJ0aa0d
b:make me aCaaabaacabB000AC
b:make next 0000f00000F00000a
b:make of 000a0F0000c0a000d
b:make the 0dbaaDAaAaaa0AaDA
b:make this 00a00cD00aAaab0Ed
b:making > 0aac0DaaaaDa0aa0c
b:making _ c0Fa0a0aaaabaaa0b
b:making more ea0b0b0aabaHa0a0a
b:man what aaa0aaababba0aa0G
b:manager > CDaa00a000Aa0000d
b:many > G0aaaa000a0abDa0g
b:many _ babBAaa00d0DaabaD
b:many and a0a000000a0a0a0Fd
b:many are a00aa0000J0aa0a0i
b:many calories b0a000000d0b0000F
b:many days caaa000C0b0aaaa0D
b:many eps b0aG00000b0a0a00e
b:many eyeballs 0ac000000a0baH00e
b:many folk a0FaC000aa0acaa0d
b:many likes aacad0000a0baa0aH
b:many listeners dabb00000a0a00a0G
b:many people ACAbabbcbbacbEDaA
b:many quid 00bf00a00a0I0a0ad
b:many shares aad000000a0a0a00E
b:many subs b0a0a0000a0ba000D
b:many subscribers E000000000000000e
b:many super abca0000aa0b0a00G
b:many times a0A0000C0a0aCa00d
b:many videos Bcaa000b0A0a0000D
b:many viewers B0Gac0000a0aaaa0f
b:many views dGGcaaababadbfaaE
b:married > 00ab0a00ba000ac0G
b:may i aaaaabaa0aba0a0AF
b:me > eE0fGieJgdECDEcdE
b:me ^ DEdaAFbacdCaAeaaA
b:me _ aCDbadD0dbBFbBbad
b:me a AEcabeeccbFcbEabG
b:me an baa0aaaaaaGa0000d
b:me filming 000a0G00abdaaa00b
b:me for a0a0G00aaaaa0a00e
b:me if 0ebCa000aA00a0a0E
b:me in dAbabBa0FabDaaBae
b:me my aBEa0a0acCaba000d
b:me on C0aaaaaCAabaabbaD
b:me out aaaC0EabaaAaaa00d
b:me some a0c00aD0a0aa0a0Ee
b:me something bab0bcaaabcaaaaaJ
b:me stuff ba0aa00abaFa00a0b
b:me the KcedacdcAMeabdace
b:me to cad0FBcbJgdbAbEac
b:me up cadaaaaaEabaa00aE
b:me what Cbb0G0abGdba0a00f
b:me your 00c0aba000b0a00aF
b:mein %last bFb00a00b0000000b
b:mein video caFaabbaa0aa0b0BB
b:mi video cbG00bac00aa0a0B0
b:mic reviews abC0aCaa0abaBB0ab
b:mid high aabaabaaaabaaJaae
b:mike films 0bbaba00Fab000a0a
b:mine > CcfaaEaBacbIaabac
b:mini pigs aabadGabaabaaaDaa
b:minute stuff Gbabaa0a0aac0aa0b
b:mit _ 00ba0ba0e00C0aa0F
b:mock tests b0aaaEaaa0a0aCBad
b:mode > baaaabaaaaaaaaaaF
b:moment > C0aaac0aEaaBaaC0e
b:moment ^ C0aabb0aaa0a0bE0a
b:mondays > ca0B000F0a000000d
b:money > aaba0aaaaaab0aa0G
b:money that 00a00000000e0000F
b:moneywise > 0aceaa00aa0Ha0a0b
b:month > BbecADbfFDddcEdbG
b:month should 000a0e0D0aa00cE0a
b:months > aebaJ000baaBa0b0d
b:more > Baaaab0aAbcA0a00E
b:more curious 0000e000000000E0a
b:more ideas a0a0bba00aGabaaab
b:more or a0ca0ba0000b0Ga0a
b:more searches 000a0aa00000aaE0c
b:more than ebCCabacAbaFBCaac
b:more views Fabb0bcA000aaD00d
b:morning or aaa00a0D0a0a0aa0b
b:moss gardens baDabDaaaAbbaaC0c
b:moss video aba0ab0aaDAa0D0ab
b:most > cDgbe00ADaaB00B0F
b:most _ aaa0E00D0a0aa0aad
b:most eyes EdBBa00a0a0a0000d
b:most popular DCda000a000a00a0a
b:most recent aFc00000a0000a00c
b:most views eFdC000Ca00a0a00b
b:most watched CdEa000bb0000000a
b:moth trap baBbab0aAbbaaEE0d
b:much > baEbbEbCbaabcaAa0
b:much did daBa00000a0Ba000C
b:much do B0a0a000000D0ab0c
b:much does a0000000000b0a00D
b:much money 00000000000d0000D
b:much of aaba0a00aa0cab00G
b:mushroom foraging a0aaCCAa0aaa0BC0f
b:must i aaa00caC0Faa0000e
b:my _ hgKDfBceCiECeCEcJ
b:my all CbFa000cabaaaa00c
b:my audience DabcaDaBbaFaacaad
b:my average dBec0baaaa0HCC0ad
b:my baseline Hbca0aaaabaaaa00b
b:my best ddFa000C0aBC0a00d
b:my biggest DEbba00baaabaa00c
b:my brother bbbaDb0aaa0bD0aaD
b:my bubble aaaaaa0a0a0a0aF0b
b:my channel 0FdAcEeGfeFCCcbbd
b:my chess 00H0da000a0a0a0Dg
b:my click bba0b000aa0a0000E
b:my comments baaaI000aaaaa000g
b:my course babd0a00aa0b0a0aH
b:my crowd aaaa0CbD0aB00b0ac
b:my dad 000000E000000000e
b:my data b0ba0a0a000aca00G
b:my description 00aaaaa00000a00Ed
b:my diary caeF0b00aFaa0a00b
b:my dog bcaaaBbaaaaa0a00G
b:my drone d0G0000a000a0a00c
b:my editor aHcAbBaaaF0a0a0ah
b:my entire ba0b0A0aa0a0aa00E
b:my friend d0ab0B0aaabcaaa0H
b:my girlfriend a0aaaaa00aba0000E
b:my income aaaa00000a0H000Ch
b:my instagram 000000d000c00000F
b:my intro baaaaa0a0aaaa00aE
b:my kid aabbaEa00aaaaa0aB
b:my kids a0db0da000Aa0a00H
b:my lane baabaa0aHaba00a0e
b:my last eDebcabafaEc0aaCJ
b:my latest dbGbAa0acaaaba0aC
b:my list ababba0aDFbaaaa0c
b:my livestreams EEfa0000a00a0a00a
b:my long dcFaaa0b0aEc0b00B
b:my lot bbabEAaCFcbaaa00f
b:my median Faba000a0a0a0a00c
b:my most CHhB000ba0aa0a00b
b:my mum F0aaa0000a0a0000e
b:my new aGca0cB0bab00a0aA
b:my newest dGcaa000b00a000aa
b:my newsletter dcaa000ebb0aa000I
b:my next bbaabD0eaDEaaEabe
b:my niche aaa0ad0bE0Ea00b0c
b:my numbers Gbbc0a0a000aBaa0c
b:my old dbca0Caba0aa0C0aE
b:my own aada0Faba00a0ba0D
b:my page FBa00a00a00a0000f
b:my phone a0aabba0aa00aaB0D
b:my plan a0000a000Fb000a0d
b:my playlists b00H00000a000000f
b:my podcast b0ba0000000a000iJ
b:my recent aFaa0a00b00a0000d
b:my recurring babHa0000a000000f
b:my reels daab00000a0a00a0F
b:my rivals abaaaa0aGbca0000b
b:my rpm b0aa00000a0H0000g
b:my series abbDaaba00ab0a0aC
b:my short cacaa000b00a0a0AF
b:my shorts GBecabaBabbBBb0aB
b:my skincare 0bab0ba0a0aa000aF
b:my sourdough baAcabHacaaa0aaab
b:my strongest cbGC000baaab0000c
b:my stuff A0bb0a0Baa0bab00E
b:my subs d00aBB0000b00000D
b:my subscribers Aa0bba00baB00a00D
b:my tier baaF0b00a00a0000d
b:my top AbFac00aaaab0000A
b:my tutorials Aaaa000a0aaF0a00e
b:my upload acb0000aa0a00000E
b:my uploads aFcc000F0a0e0000c
b:my usual eDDaabaaaa0bAE0Ae
b:my video fdHbcdAbbcccbbaaM
b:my videos KaecFa0DabbE0b0ck
b:my view Haca000a000b0a00e
b:my viewers daadABBFcbBaabbaE
b:my views daaaa000000aDd00F
b:my whole daDd0a00b0ca000aH
b:my wife D0abaCa00aa00a00d
b:myth > a00aaaba000000bbF
b:nah > CaAa0caaaaabBcG0d
b:name ^ a0bb00a0a0aa0000E
b:name for c0aa0bDb00eaabaaH
b:names for 00c00aG000c00a0ba
b:names to a0ba0aIa0aaa0b0af
b:naming help 00a00aF0aaa00000d
b:need a aCaaabDcabIaabbbf
b:need to caa000aD0FeaBa00c
b:needs the Facb0000000B0000e
b:neet _ adD00a000a0b0aaaE
b:never finished aabF0ba0a0aa0a00b
b:new > 0aaaaa00Eac00a00A
b:new _ 0aaaaAEaaaa0a0aaa
b:new intro 0000G000000000a0f
b:new one bKdbbaaaBebaacaaA
b:new video aDbabda0Iaaa0a0af
b:new zelda bcbbaFaabbAaaCAaA
b:news > babbaaaaHcaabaaaA
b:newsletter > b000000e00000000F
b:next > bcabb0abdEIaacbab
b:next big aaaac0000ba0aaF0a
b:next one 0ba0aEaCadAaaFaae
b:next to Gaaa0a0aacbA0a00c
b:next upload aca00bacbaaa0F00D
b:next video aba0bGbAb0Eaaaabe
b:next week aa0aaaaaaDcb0ac0F
b:night > 00a00c0b00a0a000E
b:night trains baDaaAabCa0aaa0Bd
b:nights stream 0ba0a00ad00000a0F
b:no > aBbAbEaCbbaabaDad
b:no go aabaaHbbaaa00abab
b:normal > fHEdabaaBaacCc0ab
b:normal for EabBa00c0a0a0a00a
b:norwegian fjords aaBabEba0aaB0aCad
b:not > BCddBeaCaDa00bc0E
b:not _ EaAbBaaaaa0a0b0a0
b:not finished aa0Fa000abaa0000c
b:now > IdCAeDcdCCFedeDAe
b:now ^ aCbedcaBaaGa0aGaf
b:now and b00a0a000Fc000a0a
b:number > d0a00b00aaa0aG00b
b:number for CaeaabadabbdaJaaB
b:number of GbbAaa0aaa0b0b00b
b:number one fbIa000b0a0b0c00a
b:numbers > BAhFaBabaaAaDBa0A
b:numbers ^ EaBa0aaaa00aac00a
b:numbers for caF00aa0aaDaAd0ac
b:numbers on Aadbaaa0000a0G00a
b:numbers please cbJcaaa0a0aaaa00f
b:o que bcbaCa0cDAFaaaa0d
b:october > eFca000aBHab0aa0f
b:of _ AgCebDcbBbCebDDbH
b:of a a0aaaEbbaaaaaBAdD
b:of all 0bGbaBadaabaDaa0d
b:of amountk aaaa0000aaaaaaa0E
b:of it aBcE0aaaa0aaaba0C
b:of last fGEaa00aaaaba0a0d
b:of me baBa0FC0aacaaa00d
b:of mine EcbGacacbabECbaaf
b:of my BHaDfaecAddCbebBH
b:of our daAD0AaaaaaaaC0cD
b:of shorts Dbbaaa0aaaab0a00D
b:of the ccECbC00cCbcdbeEF
b:of them 0abcCc0aGAaaaaBad
b:of titledtext beCdadG0FaaCababb
b:of uploads Faca0000aaAa0a00a
b:of video Eca0000aaaAA0a00a
b:of videos HbdaaaaaaEabaaaae
b:of your a00000000a00Fb00d
b:off > BbcbabaCB0abeaDAE
b:off ^ caCDaa00a0B000a0c
b:off in 0c0aaa00b0A0b0a0F
b:off the bBdAaE00c0BAb0a0B
b:often do Ba00A00D0000A000e
b:ok > aADa0a0aaaaba0a0C
b:ok ^ bbCbaDAaaababCaaB
b:old _ BaaA0AF0aaaaaaaBe
b:old are F000000000000000e
b:old clock aaabaEBba0a0aCaae
b:old myth a00aaaba000000bbF
b:old videos ebcaaCabaaba0000H
b:on > caCFbfbBGcBaba0ac
b:on ^ aaa0aDaaEaaaaaaac
b:on _ eeFdbEBcEdcAabbDD
b:on a cadbBCGbbbaabGbce
b:on adsense 00000000000d0000E
b:on anything a000a00aaG00a0a0e
b:on average Eabaaa0aaaaCaaa0c
b:on facebook 00aa0a0da0000000E
b:on for abcabaaaaHabaBbab
b:on friday aABaabaaaBCa0a0ab
b:on how FacaaBa0aa0aaa00c
b:on insta c000000d00a000a0F
b:on last 0ba0000ad00000a0F
b:on long GabaaaDaaa0caa00d
b:on me baaaaa0BaCaaH000g
b:on mobile aaaa0a000a000aa0E
b:on my gEecfcdCeFCDECb0F
b:on our aAb00b0aaaa00E00b
b:on saturday aa0b0a0cabA00aa0F
b:on shorts dbcaaaaaaaaEabaaG
b:on sunday aaacaa0B0c0a0BaaF
b:on the CcbAEBBEbFddefBc0
b:on tiktok b0000a0ca0000000E
b:on titledtext b0Dcacc0aa0BbG0ac
b:on what dFa0000b0aab0ab0D
b:on which aabb0babaGaaaaaaA
b:on with 00aH0caaAa0aaac0d
b:on year I0a00a00aaaaa0e0d
b:on yesterdays 0da000c0a000000bG
b:on youtube Cabaaaa00a0baaabE
b:one > hafaAb0beMdEbCcHe
b:one ^ ccaBabbaaAcbDJabe
b:one _ Bbc0aDAaabFaababc
b:one about acHabbE0aaaabaaaf
b:one and 0ab00000aaa0Da00a
b:one be 0aaaaFaa0bC0aAaad
b:one before aHda00abaa0Aa0a0b
b:one but bbcaa000aB00aa00F
b:one did bcEb0aa0baEab000b
b:one do aa0b0b0000aaBGa0f
b:one from aFBb0aabaa0baa0ab
b:one get aAeAaa000a0aa0a0G
b:one got Fdbaa00abaDb0a00c
b:one in 0bdb00a0adaa0D00F
b:one integration 00a0aa0a0aaaaaa0E
b:one is aEea0D0a0b000a00a
b:one more 00a00Ha000da0c0ac
b:one not baaa0a0aGd0baa00a
b:one of EcCbadcbDacGBcaad
b:one on abGaaBDacAaaab0af
b:one pls 0bb0aaa0aaaaaaaaF
b:one that Ed0b0000000a0000a
b:one view bada000aaaaE0b00E
b:one was abB0a000aaDa0aa0a
b:one where aaE00aC00abbab00c
b:ones > CcCbBbbDacFaabbbb
b:ones are adaba00bbHbaa0abC
b:ones i aaaa0aa0Fa0aaaaac
b:ones winning 0Eaa000caaaa0000a
b:online > baa0000B0aaa0c00D
b:only _ aaaCbEaaaabEabcab
b:only a 00baac0aaaaB0aF0c
b:only one bbbaEbaaGdabaaaaa
b:open > a00Ia00dbbaa00c0b
b:or _ dbcGbIbcabbbccebG
b:or a aBCbBCacbabaabbaC
b:or after aa0a0baG0aa0a0a0d
b:or am cBDaCb0A0b0baBa0c
b:or bad aEFa0cac00aaaaa0c
b:or down acbDaDaaaa0DaaC0f
b:or how daab00000a0a00a0G
b:or is bBbdCcBcaDaCbbEaa
b:or just a00Aaa0a000a00D0c
b:or leave aaaa0FaBaaaa0aa0d
b:or less a0ca0ba0000b0Ga0a
b:or memberships 000c0c0000000aa0E
b:or my aabb0C0a00aD0aa0c
b:or nah CaAa0caaaaabBcG0d
b:or no aCaaaBac0a0aaaE0c
b:or not BCddAeaCaDa0abaaE
b:or stop 00aF0bba000a0ba0c
b:or sunday 0a0a0a0Faa0000a0c
b:or the aaabaEabaEbA0bc0B
b:or under baEaacaa000aCFbdc
b:or wait bbaa0b0G0a0ba0a0a
b:or what BaaaabCbBbabaab0F
b:or worse CbAF0abc0a0aaaaaa
b:other _ aa0aa000Eb0e00a0C
b:other channels aa00c00aCbaa0000D
b:others > aCCbAbaCdbFaaaaac
b:others have 0000BF0cb0a00aa0c
b:our _ baBcaFcaabbabbabG
b:our channel Aaba0b0aa0aaaE00a
b:out > agBdacbCFHccabdaE
b:out ^ aa0a0E0baccaa0a0E
b:out of cbAb0baBaaADDbaAA
b:out the Ebca0aaaaa0aDd0aA
b:out there a00abc0aaa00a0H0c
b:oven video bad00a0aaB0a0a00F
b:over > ab00000aaaa000F0d
b:over or bbEbbdaba0aaCEEde
b:over the CBeaca0cBaaBBaBAC
b:overall > d0aF0000b0000aa0a
b:overdue > 0000a0000Eb00000c
b:overview of eHcaaa00aDaaaa0ac
b:page > DBabaaaaaabaa0dbF
b:paragraph for a0ba0aa0000a0aaGd
b:part 2 baFeCADaa00aacaac
b:part two a0bAAaaaa00a0Daab
b:patreon or 000c0c0000000aa0E
b:pay > 00b0a00ab00E00a0b
b:peaked > aacGaababaaaaaB0b
b:people > a00DAA0cc0a00ab0C
b:people _ bacacaaaaaabacbaJ
b:people are aaaa0a0baaa00AC0D
b:people coming 000aba00000000d0F
b:people deal ab00c0000a00a0a0E
b:people finished ccb0a000000a0a00F
b:people look a0aaab0aaa000aI0f
b:people more 0000d000000000D0a
b:people watch CaCcd0bDaa0aaDa0c
b:people watched aaEaa00ab00a0ba0A
b:per amountk gaba000a00aI0c00B
b:per video DceaabaaaabGacaaD
b:per view abba0000000F0a00c
b:perform > 0bEa00a0B00aa000d
b:performance > DbEb0bbAa0aaBa0ac
b:performance of AcIb0bb0c00aaa0ac
b:phone > a0aaaba00a00aa00E
b:physics formulas 00aaA0AaaaaAaaD0c
b:piano restoration aaBaBcaa0aaa0aEab
b:picked up aaFaa00ac00a00b0a
b:picture of E0000a0000000000e
b:piece about a0a0cAAa0aa00Ic0e
b:pilot > a0cFAaaaaaaaaGbag
b:pin > 00abaEaaaaba0aBac
b:plan > baaaaCaaabbaaaa0F
b:planned for 000000000Eb00000b
b:playlist > 0bac0ba0a0aa0aaaG
b:please > FaHdcfccCEffBDabB
b:please ^ dFgBAaGbccEFAdbCg
b:pls > BCebBccbDEcCAcbbD
b:pls ^ aBa0aaDaaaB00AaDf
b:podcast > 00a00a0a0000000iJ
b:polity > a0baAEaa0aaaaaaDe
b:post > 0aa0aA0EBaab0aaca
b:post before aa000a0F00000a00e
b:post on aaaa0a0iabb000a0K
b:post to 0aab0a0c0000a000F
b:posted > eEA00a0aBaa00a00a
b:posting schedule aa00000Gacb00000d
b:posts > dDaa0a0Eaaaa0000c
b:pounds for aacabaaa0baFabaaC
b:premiere > 00aaaaaDba000aBaa
b:processing forever abb0000a0ca00000F
b:programmes ^ aaaF0baa0a000b00b
b:prompt > 0aa0aa00a0a0c000E
b:proof > ab0aab0a0a0aI0b0f
b:proper videos Ibaaaa0aabbca000c
b:public about 0000Gb000a0000c0d
b:public curiosity 000a0a000a0000H0g
b:publish > 0a0a0a0DaBa00aa0c
b:pull > Eaaaacacaaba0Ga0d
b:pull the caFabaaaacaaabaaE
b:put a aac00caA0E00a00cD
b:put for a0a000000a0a0a0Fd
b:put on B000acE000a00c0Ab
b:put out CGAbabaAEcabb0baf
b:put the aca0000baaA00a00E
b:put up bBEbbaaFBbbaaaabc
b:putting out cD0aaa0EDcaaaaa0e
b:q a 0bE00DbacEba0bc0c
b:quantity of Gaaa0a00aaaaa000e
b:quarter > Dacaaba0aaaIaaaag
b:que _ aAaabcaaEBcaaDaad
b:questions in abaad000abaa0aa0G
b:rain barrels aaBbaF0aaaaaaC0ad
b:rate > baa00a0aa0a0Ea000
b:rate on daaaaa0a00a0Fa00a
b:rate this abc00Ea0ababbbaaE
b:rate your a0CA0E000000f00Aa
b:reach on a0b0aaa00caabc0aH
b:reachable with aac00c00000a0Ga0b
b:read me b0baAaaabGaba00ac
b:read your a0C0aEB000a0ca0ad
b:recent uploads aDaa0000a0000000c
b:recommend a 00000daa00b0000aF
b:recommend me 00000aa000e00000F
b:record > Faaa0a0baBcaCa00c
b:recurring formats babFabaa00a00aa0c
b:recurring shows 00aGa00000000000f
b:red van abbaaa0aI00ac0a0d
b:regular feature babJa00babaa00b0e
b:regular features aaaG0baaabb0aa00b
b:rejected > 0a00000000Bca0b0E
b:remember to 00aa0aa0aF000a0ad
b:remind me BAaaaabaa0baa000D
b:reply to 00a0b0b000000a0bE
b:rest > baCDaaaaa0aDaaaad
b:restoration %weekday 0bbFa00b0b0a00a0a
b:result for BaHabbbb0abaaAabc
b:result of baEC0a000aaa0C0ae
b:results > a0FA0baaaaaa0aaac
b:retro calculators aaaaaD0a0abaaCC0d
b:retro handhelds aaabaaAaaaaAabH0d
b:revenue > 00ba0ab0a00F0a00c
b:revenue of c0aaa000000G0000d
b:review my adca0D00a0aa000aE
b:right > bECedEaDbbcEda0ab
b:right now EbbEacacCcFbcaDag
b:right vs a00a0d0a00aaF0a0a
b:rivals ^ a0aa0000Gab00000e
b:rn > IacbbaaaaaDDaddad
b:roast my c0aH0da0a00a0aa0b
b:robot vacuum aacaaC0aABaa0DB0d
b:roman roads aaFcAaa0aab0bC0Ac
b:roughly > aaaa0aa0aaaBaEa0b
b:roughly what baa0abbba0b00G00b
b:routine > c0Ga0a0a000aabaAc
b:rpm > a0a0a00aaaaE00a0c
b:rules > a0aa0ca0aabaa0a0G
b:run > 0DBC0baaa00aaaa0c
b:run this 0a0a0Ga000aad0aac
b:same weekend aa000a0Eaa000aa0d
b:saturday > acbdaCaabAaa0baaH
b:saw the b0Iaa0000a0baca0e
b:says my caaa0a0aa0baa000F
b:schedule > aaa0000baGa00000e
b:scheduled for 000a0a0a0Da000a0b
b:scheduled one 000000000ea00000E
b:search or 0baaca00000000f0H
b:searches than 000a0aa00000aaE0c
b:season for 00ac000a0aaa00Fab
b:seconds > 000aba000b0000a0E
b:seconds of 0aca0ab0aba0ababH
b:see it aaC00b0b0000Eca0b
b:sell my b0ba0c0b00a0ba00G
b:send me cb0aac0ababI0a0ab
b:sense for 00a00Eab0aaa0a000
b:series > abc0aaaaBaaHabaad
b:series ^ aabbaa0a00ca0a00G
b:shares of acca0b00aaaa0a0aG
b:sheepskin tanning bbFaaC0caBa0aAAac
b:shoes video aaE0aaa00baaac0aB
b:shoot > 0a0a0baa0bF00a00b
b:shop hauls aaBaDCabbaaaaBbBc
b:short > ddDabcaBbaAbaaaBH
b:short ^ aEA0aaB0aaaa0baac
b:short about aaD0adA0a0baaEaCc
b:short got bac0a000000a0a00F
b:short i bFc00a00000a0000b
b:short on aaa00bBa0aaa0BaEd
b:shorts > DabbbbaFabCGAbaah
b:shorts ^ dcDb0aaBBaaBAbaaD
b:shorts description 00000a000000000fF
b:shorts length dabaa00a000a0a00F
b:shorts make baababaaaaaGaaaab
b:should _ a0aa0d0b000ca000G
b:should a aab00aacaa00aaCaD
b:should be ba000a0b0aBEba0De
b:should do 000a0F0a0a0000a0e
b:should i edcBbfcJcfCeD0BEG
b:should my a0aaaF0b0aa00a00b
b:should the aaaaaBaDacDaab0Ab
b:should we a0aA0Eaaab0a0aaab
b:show > aaaHadabaaba0a0aA
b:show me GBbcababEAbb0caac
b:show my aBaa000aaG000000f
b:show that abeG0000a00a0000a
b:shows ^ 00aGa00000000000f
b:shows nothing 0aac0a0aaa0ac0a0F
b:shut up baabbaaabaaaa0b0H
b:side > AAa0a00aaGaaab00e
b:since i DDCbaaababaBaa00d
b:since january BBbb0000aaaG00aae
b:since spring baaa000a0a0CD0b0b
b:since the E0adaaaababAaaA0B
b:six figures a0ba0b0a000a0F00b
b:six tonight aba0000baaaa0000E
b:skincare playlist 0bab0ba0a0aa000aF
b:slot > caa0000E0ba00000a
b:slot for a0000aaF0ba00a00c
b:slow travel bbBb0a00ba0aBBD0b
b:smart > aaaa0DaDaa0aaaa0d
b:so ^ FbDd0ccbCEbcBAd0d
b:so far BFcbBaAabbbGBcbaf
b:sobre _ baD0aEa00aaa0000e
b:solar oven bbca0C0aa0aaaa00F
b:something > baaaaFaaab0B00a0c
b:something _ aaaabdDbaBAaaaaaE
b:something about a000CC0000c0000ba
b:something better 0baaacCa00F0c0aa0
b:something less 00aa0cF000ba0aaaa
b:something on adE0aDa0aaa0000ab
b:something to 00000aa00ac0000Fa
b:sony zv 00ac0b0a0a0aa0b0F
b:sort of CbcaabAaaaDaaC00b
b:sound ^ aaaaAIa0a000daaae
b:spanish > b000Da0000a000bbC
b:sponsor one 00000a0b0G000000f
b:spreadsheets > 0000ae0D0aa00cE0a
b:spring > 0b0a0a00abaDD0b0b
b:stand > Faca0a000a00Ba00d
b:stands on 00a00000aF0a0000e
b:stardew valley a0BcaEaa0D0aaabad
b:start > aEda0daAbabbaaA0F
b:state of Faba000aa0aaaa00c
b:stats > HcHabaabaabcbbaae
b:stats for faJ00a0a0aaaabaac
b:steam deck daFdb0aabaaaaBFac
b:stick to 000a0caH0aa00000e
b:still > aaAccaaaabaaaaH0c
b:still _ cbCACaaaaa0aabcaE
b:still down 00bb000aaG000ac0c
b:still getting BAFc0aaa0a0a0ba0b
b:still help a00a0aaa0a0000acE
b:still on 00ca0000aG000aa0d
b:still pulling bbCFab000a0aaab0c
b:still worth 00aF0d00a00a00a0a
b:stop > a0bFCcba000a0baab
b:stories > aaCaaEAaaaaacc0aa
b:stream > BcbaaABbdaaaaaCF0
b:stream today aFda0000aa0aa000b
b:street food aaCaaCab0aba0ADac
b:stuck on aaaabaC00ca000aaD
b:studio nord 0caa0b00E0a000a0a
b:stuff > GbbcabaaacGcab0ab
b:stuff i bHda000abaaaa000b
b:stuff to 000aaca0aaH0aab0d
b:stupid > 000baF0aa0a0d0b0A
b:subs > ca00a00000000b00E
b:subscribers > H000a00000000000g
b:suddenly into aaabba0a0a0aa0H0e
b:suggested > aba0e000000000b0H
b:suit us a0aa0Hbabaaa0aa0e
b:sum up a0a0F00aa0aa0000d
b:super chats abdaaba0aaaGaaaaC
b:tabs on aaababaaIbaaba0ad
b:tags for 00000aaa0a000a0Fd
b:tanning video aaF0abaaaBaaaCaad
b:tech _ ba0Kaa0daaaaa0a0g
b:tech tips acbaaa00Haaaa0a0c
b:tell me cBDBDddcBFi0c0BbH
b:telling me 000aG000bad00000c
b:ten of bbGa0a0c000000a0c
b:term > a0a0aaaaaFaaaa0ad
b:test > c0F00E0a0a0abaa0e
b:test for 0aca0aHa0aaa0a0bc
b:text for b0aa0ca0a0a0aaaDB
b:than a 00000ba00000E0a0c
b:than before aa0b0a0aAbaFa0a0b
b:than last Ee0a000aaa0Ca0a0a
b:than my 0aFcabaa0a0BCA0ae
b:than the FEeDbbbbabaBDbbaf
b:than titledtext 00bbabI0aabbacBab
b:than usual bBca0aa0A00aaD00a
b:thanks ^ aaaaabaaaaaaaaaaF
b:that > aAbbaCaaAadBaA00E
b:that _ cbCabbBaaaabaaBbE
b:that did aceH0000a00a0000a
b:that i dabbEcaAbCCeabaaF
b:that my baaB0b0ab0E00a00b
b:that one abEaaaa0abGabbaad
b:that right aFaaabaBa0aac0b0b
b:that the aCadEa00a0F000bag
b:that true DC0aBa0aa0aaa0c0c
b:that went DDda0aA0a0aaa000a
b:the 3rd 00ba0aa0aG000ab0d
b:the _ bkIBBFdigadIbCCEC
b:the abandoned aacbEAa0aaDaaaaab
b:the algorithm aaa0aaacaaa00aa0G
b:the audience Cab0EaaEaaab0ac0e
b:the background 0000E000000000a0d
b:the best dCAcdaabbb0abbFBG
b:the big Fabab0aaBbba0a0ab
b:the board GacaaaaaaEaaaaaaf
b:the boat aabH0Caaaaaaaaaaf
b:the brand aaCacbaa0a0aaDaaC
b:the break EaBaa000aaba0b00b
b:the budget abA00AabCaaC0a0Ac
b:the button aaaaaaaabbaaaaaaF
b:the calendar a0a0a00a0bGa0000e
b:the camera aabb0CaaaAaa0aa0D
b:the camino a0bbaGAabababCBaf
b:the ceiling 00baaab0aaa00Haad
b:the channel Ncd0AebceEEGcdbbj
b:the channels baaa000aFba00a00c
b:the cheap abDa0aa0aa0Fabaad
b:the comments aaaaMa0aaaaaa0dai
b:the competition aaa0aa0aHaaa00b0e
b:the damage aIb0a0ababb00a0ae
b:the date a0aaa00b0g00a0a0I
b:the day aaba0DaIaabAaabag
b:the description 00aaaaa00aa00aaGe
b:the difference 0abbaaaaaa0c0ba0G
b:the editor 000aaE0a0D0000a0g
b:the elden baDa0aaacC0DaAaac
b:the end acEbba0abBCbBcaaB
b:the fence bcB0aaBa0E00aa00b
b:the ferret aaCbaEaaAaaa0bAba
b:the film 0abcAaCA0a0C0C0ac
b:the first aadEbdbAbdaaaAbbI
b:the floor 0aba0b0baaaa0G00c
b:the fresh aFca0a00aaaa0a00b
b:the general a0aaHb0aaaaa0ba0e
b:the goat aaeaaaa0CbaaaaaaG
b:the grammar a0aHab0b0b0aa0aBe
b:the growth 0aa0d000000a0aa0F
b:the guess 00a000000a0aFd000
b:the guy 00aaaab0c00aaaa0F
b:the hardcore 0aAF0b0aaa0aaaa0b
b:the hardest Hbca0000aa0c0000c
b:the hate aa00c0000a00a0a0E
b:the history aaaabbB0aaaa0a0aE
b:the home caBaaaaaaBaBbcdaH
b:the horror 0bcaaba00aGa0a0bC
b:the humane a0abaF0aaabaaaBaa
b:the income a0000000a00F0000e
b:the intro abbaC0000a0b0aaaD
b:the kyoto abEaA000aa0a0aaab
b:the land Eacb0ba0aCb0aa0Dc
b:the last BHebeaaACaaaBaAaa
b:the latest aHaB0000f00aa0a0c
b:the lights a0aaaa00aaaae0a0G
b:the mic abCa0a0a0DaaBAb0d
b:the moment E0baabaaCaaAacGae
b:the money a0a0a00a0a0D0aa0a
b:the month aaacaFbbbCCb0abaB
b:the moss aaBaaD0aaEba0abad
b:the most dDfCdaaCbbbEabbaG
b:the moth babaaa0aAabaaFE0c
b:the new cJedFFCadfBbbdcbb
b:the news baaaba0acdaaa0a0I
b:the next bdaadGaDbbeabEE0b
b:the numbers 0bec0aaaaa0aaGaaE
b:the one DGLcbcFccbbbcebbi
b:the ones aaaa0000Fad0Ba00b
b:the only bbbaEbaaGdabaaaaa
b:the other abEaca0bMcaeaac0g
b:the past eIebAaaBDcbbB0aab
b:the plan baa0aa0aaBaa0000C
b:the podcast 0aba0d0aaaaHaaa0b
b:the present AGda0aaaa00a0a0ab
b:the proper Fbaaa00aaa0ba000a
b:the public 0000Gb000a0000B0g
b:the questions abaad000abaa0aa0G
b:the red abbaaa0aIa0ab0a0e
b:the rest baCDaaaaa0aDaaaad
b:the restoration 0bbGa00babaa00a0a
b:the result a0GCbba00abaaAabc
b:the revenue c0aaa000000F0000d
b:the roman 00Ec0aa0a0a0ac0aB
b:the rule caaaa00a0a0a0aa0F
b:the rules a0aa0ba00a0aa0a0E
b:the same abdbAbaEba0aaabaF
b:the schedule 0a0a0a0aaEB00000c
b:the score 0Gaab00aadaaBcaaa
b:the season 000c000b0aaa00F0b
b:the series 0abE0aa000Aaba00a
b:the short EAcbaca0a00DaA0ab
b:the show abcGa000b00a0000a
b:the silksong caDbb000b00aa0A0E
b:the sourdough adC0b000aA0B0a00C
b:the sponsor 00a00a0b0F0A0C0af
b:the spreadsheets daFaaa000aaa0ba0C
b:the stardew 0bEd0CaabDaa0abaa
b:the steam 00ac0aA0ba0000F0b
b:the stuff bGda000aaaaaa000b
b:the tags 0b0aa00aabaa0a0bE
b:the tax aCDbbC0a0C000000g
b:the term a0a0aaaaaFaaaa0ad
b:the text 00aa0ab0000b0a0Ec
b:the thrift a0a00a0b0Cae000AE
b:the titanic bababDBaaaba0aBaC
b:the title abbaaadaaabaaBaaH
b:the top cbDaE0000aaaa000c
b:the trial 0aa0a000ac0a00a0E
b:the van aabA0aB0aa0AaD00b
b:the video dCGbcfEaBaAcbdbCD
b:the videos bbcaAb0D0a0bEaaaB
b:the views dBdaaaaAca0abEa0G
b:the week aaaD0a0D000000b0c
b:the weekend aFcaaaaaBaAa0aaaa
b:the whole F0c0a000a0aa0a0ab
b:the world bacabb0aba0aaaI0b
b:the worst DdDaaa0cacaaaBa0C
b:the year caBbaaaaaEacaaDab
b:the yellow aabcaa00aa0bI0a0e
b:them > AbcaBGaaBaaaaAADg
b:there > baaDddbDbcbabaCaF
b:there a babAacabaBAA0cAaF
b:there any aaaba0aCabb00aAaC
b:there anything 000bBa0baDa000a0a
b:there some 0000Gb000a0a00c0e
b:these days DcAbabadCbaBabCaD
b:they > 000AEa00aaa000A0d
b:they _ b00Aaa0aaa000ad0F
b:they do aB0Eaa00ba000aa0c
b:they go aCaCba00D00000a0e
b:they say 000ag000000000GBa
b:they watch 0ac00000a00000c0E
b:thing > dbbcAcaaGcaaacGaA
b:thing ^ BabAcB0b0baaaaF0b
b:thing get a0Haa0000a0baaa0e
b:thing i EfEa000ccFaaaaa0c
b:thing where baaE0b0a00aaa0a0a
b:things stand Faca0a000a00aa00c
b:things to a0aaada0acIaaaaad
b:thinking of a0aF0Aaaaaaaaaa0d
b:this > bb0acbBbabaaCaaaG
b:this ^ aab00Ca0aaaacb0BD
b:this book b0a00aa0a00b0a0aF
b:this description 0000aa000000a00Fe
b:this equation baaaabaabaabaaaaH
b:this idea 00000Ea0a0b0a0b0a
b:this month cCdbCdabHDcfbabaG
b:this morning bHda000bab0aaaa0a
b:this one aab0AcD00Aaa0B0a0
b:this quarter Dcbaaba0aaaIaaaag
b:this title 00aa0aB0a0000C0ab
b:this week eAdabbadDHCbbaHae
b:this weekend aca00a0BaECaaaa0b
b:this weeks bHca0a0abbaaa00ab
b:this year FcFabbabcfcIBbcae
b:thousand views bab00a0a00aH0aa0e
b:three > aAa0aa00aa0ba0aaD
b:three regular aa0E0aaa0ab0aa00a
b:three videos bIea0aaba00aa000a
b:thrift flips aaBaabAb0CDeab0aD
b:through _ a0aaba00aKaa00c0h
b:through the b0aa0aa0aa0b00B0D
b:throw me badaadCaabMbabaaf
b:thursday > 0aCd000C0E0000b0d
b:tide pools a0bbaCaaCaba0AAFe
b:tier lists baaF0b00a00a0000d
b:time > BDCBaABAcaaaAb0ad
b:time limit 00aabaac00000aa0F
b:time number eaF0000b0a000a00a
b:time of baaaba0A0aaa0aFab
b:time to abbJCcbdbabaaaCae
b:time you aba000000000Ea00b
b:times youve a000000b0000E000c
b:tiny house 0aDaaBa00abaa0B0c
b:tiny kitchen a00H0b00b00000f0a
b:title for 00a00aE000a00a0ac
b:title is b0aa0a0aa00aaEa0a
b:title on 0ba000B00ab00a00D
b:titledtext > eeBeeHGbDcdCdE0Gg
b:titledtext ^ adbAa000abaaaG0Ab
b:titledtext and a0cc0aB0aa0a0C00D
b:titledtext or a0dD0eaa000a0AA0F
b:titledtext sound 00aa0cF000aa0a0bb
b:titledtext video E00b0bD000aa0daab
b:titles ^ aaa0aaF00ab0aaa0c
b:titles for 00b00aEa00a00aaaa
b:to > DaadaCaaGcb000a0e
b:to _ bbcBgbbcbadbbAaCM
b:to a bDACcDEDbdbabcabb
b:to amountk CabF0ca0a0aaaCbBd
b:to be babaadBaCd0ACbAaE
b:to bring aacGababbaaa0Daab
b:to cancel aaaEaaa00ab00a00a
b:to date CaGa000a0e000a00e
b:to death a00caGaaabCa0aa0c
b:to do bCbcACbbdHEbb0Dbe
b:to film aabaaDbbaDDbacabB
b:to finish a00b00000Ga00000e
b:to get baaaaaAa0AAa0Ba0C
b:to go 0bC0AdacaFa0bbaCB
b:to know caCbCcaAbCaHBbBah
b:to make aaabeBAabaKbacbba
b:to me CCcbBaa0bCcEbbaad
b:to my DaCabCaBccDdac0eE
b:to post abaa0aacaBAa0ab0E
b:to publish aaaa0a0FaAa00Ba0e
b:to put 0baaabBEaafa0aaEB
b:to retire 000I0baca0000aa0f
b:to review 00aaDD0aa0b00000e
b:to see 0BCbCCabB0c0ABaad
b:to shoot 0aaaaEababEaaaa0d
b:to the Db0b0bcbEdAeabbbI
b:to titledtext a0caabE0aaaa0b0aE
b:to try a0aaCEAaacBaa0b0d
b:to when 00aa0aa0aGa00a0ae
b:today > ccCabaabADbdbab0H
b:together > Fab00000000a0a00c
b:tomorrow > cbbabaaabCccbab0J
b:tonight > dca0a00Cadca0aa0I
b:too long a000DaBa000a0000c
b:too much aaaB0cAD0aabaD00c
b:top 10 cFb00a0aa0aa0aa0b
b:topics are 00000000Eda000000
b:topics for a0a0aabaaaEa00aaa
b:toss > 00000baa0000Faa0d
b:total > bbFa0a0aaaaCaa0ab
b:tour of a0aaBc00000aaE0Bc
b:track record 00aa0b00cab0Gaa0b
b:traffic > abHbab000a0a0ab0c
b:travel in bbBbaaB0ba0aBBD0b
b:trend > E0aa0D00aaba00c0c
b:trending up Eb0Faa00aaa000g0a
b:trial > 0aa0aa0aacaa00a0E
b:true > ACbBabacbbbabaFab
b:true crime baaa0a0aa0aaADC0b
b:turn ads 0ba00a00a00ca00aE
b:turn my aaacaaa0a0F0a00Cd
b:two ^ aEaC0aaabbaaa00ab
b:two channels d00b000baa0000b0G
b:two lines a0aabaaa0000b00Gd
b:two names 00a00aHa0aa00b0be
b:two of 00abAb0000000D00a
b:two on aa0a0a0Faa000aa0d
b:u ^ aBCaaba0a0aae0aaF
b:uber _ bbAAbFAababbaDaBd
b:um video bab00Ha000a0ab00e
b:un video acdaaB0aaacaaEaaE
b:under my accaFdaaaaabaGaBd
b:under the aabbDaa000a00a00B
b:up > deEHDcbddFa0dadbC
b:up ^ cAababD0caC00aAaC
b:up _ aAbabEaaaa000aDac
b:up at aEdcbaaDcabba0aaF
b:up for baabCaabaEaaDab0c
b:up lately aBCcb000Da0000b0a
b:up on bDeaaaaaFCaa0a0ad
b:up or acbDaDaaaa0DaaD0f
b:up since EcBba00aCa0aa0B0d
b:up the baBbEbbBaabaaaBDd
b:up this BCcba0AaBa0ba00Cb
b:up to ababaaa0HdDa0ab0e
b:up with abEaaaB0aa0bab000
b:upload > GdGaaaa0cbCAabaah
b:upload ^ AfGaaaabaaBBacbcC
b:upload in acb0000cB0a000a0E
b:upload of Fbca00aba00a0a00a
b:uploaded ^ aFb0000ac000a0a0b
b:uploads > AeHbabaEFabbaaaaf
b:uploads do bDdb0a0F0a0a0000c
b:upsc polity caCaAEbaaaaaabBDe
b:us > aacccIbFcb0cBDbaf
b:used to DB0a000aaaaaaaA0c
b:usual > eFBb0bab0a0aAD0ab
b:usually get CCbEb00aa00a0b00d
b:van guy 0baa0a0aG00ab0a0d
b:van life bbcc0EBaaaabbDEBf
b:version of EaebBbH0a00a0babd
b:very much a0a00a0b00aad000F
b:vid > abfaa0HbaabaaAaBD
b:vid ^ aa0bCBaa00ba0aaGf
b:video > BBjddFeAAaCfF0aEI
b:video ^ cIhbaBabbbcEBFaae
b:video _ fJaaa0aFbacbabaBf
b:video about bcGabGGbbbcbaecBf
b:video and acb00aA0a0a0Ba00E
b:video de bE0aaECabadaaCaAf
b:video do beEa0BaaB0aC0C00d
b:video everybody 0ab0Faa0aaa00aaab
b:video for Fac0bbac0babad0bI
b:video from aEda0a0aCaaa0a00a
b:video get AaD0bdaa0aaa0F0ad
b:video has Eceaa00aaa0A00a0E
b:video in bGea0bB0aAac0aaaD
b:video is abba0a0C0aaa000AD
b:video of aFbcbABaEaCcaa0af
b:video on ccBaEDEbBacbb0HAj
b:video picked aaFaa00ac00a00b0a
b:video sobre baD0aEa00aaa000ae
b:video still bAIcab000a0c0ab0c
b:video sur cbCa0DBa0abAaA0ab
b:video this Fce00a00B00a00000
b:video to 0aDa0ab0a0aa0b0aD
b:video uber bbAabFAababbaDaBd
b:video where 00000CC000c0aa0ab
b:video with a0Fa0aa0a0aa0b0ab
b:video would b0a00b0a00EaBd00a
b:videos > Fcd0HdbEecbFAdbfD
b:videos ^ baFEbAababbaabAac
b:videos are DbabBa0cAEbba0a0b
b:videos do DAbbaaaCaa0b000aa
b:videos on Faaa0a000A0a0a00d
b:vids pls aGe0a000a00a0000b
b:view > bbda000B0a0Faca0C
b:view count DaEaaa0a000baC00g
b:view duration icba0000000b0a00L
b:viewers > caaBCCCbaaaa0abAb
b:viewers _ 0000GAc000000000e
b:viewers hate 0000E00000000000e
b:viewers like 0000dB0000c00a00E
b:views > fGIBbCbGdbbdDibbd
b:views ^ aaca0acaaa0FaFa0d
b:views _ caA0aa0aaaabaIaae
b:views came adGa0000000aac00a
b:views for bbc00caaBaa0BFaa0
b:views has daBa00000a0a0ba0E
b:views in aabb000a0a0a0ba0E
b:views is dabaa0000a0Aab00G
b:views of cCBb0a00a00aaC00a
b:views on cDIA0aaABacabf0ad
b:views per IceE0a0a00ac0c00d
b:views please aFe00000000a0000a
b:views the baF00000000a0c00d
b:views were bbcaa000a000aa00F
b:vintage synths a00abc0aCaaaaDC0c
b:vs _ baa00DAc0C0abC00c
b:vs new ab00cb0aa0a0aab0G
b:vs wrong a00a0d0a00aaF0a0a
b:w _ b0a0aa0bababaaa0G
b:want a b0aaHb0aaacaaabac
b:want to bAcEeAccAcACabDaE
b:wants to b00afb00aEAF00b0a
b:was > 0ab0bFa00ab0aaa0b
b:was _ aaDdCbCbbBbAcacAD
b:was awake dbbaa0000000a000F
b:was i abaa0000bGdaB000b
b:was it aaBBacaaDCbACbaac
b:was my DDaAaaaaacabaa00a
b:was the cbICdcabbcbDFeCae
b:was your a0a0a0000000Da00b
b:waste of 00aa0F0c00a0aba0b
b:watch > cCaaaA0CcaA00a000
b:watch hours ba00000b0b0a0000E
b:watch it aBCca0bab000aD00A
b:watch me a0baaD0Deaaa0C000
b:watch my abcaaa0aaaaaaB00F
b:watch on b0aa0a00Aa000ac0E
b:watched me b0Kaa000aa0aca00g
b:watchlist > aabaa000Gaaaaa0ad
b:watercolor > aaaab00aGa0aa0a0d
b:way more Gaaa0a0a0aaaab00d
b:way to aaaaabbabacaaCbaG
b:we _ DaaA0a0a0bBa0000c
b:we are Ba0b0aCb0baa0a00C
b:we at cEaa000aaa000000a
b:we do G00a0a000aaa0000f
b:we film baa00a000EBb0a00b
b:we have BB0aaa0A0aC00000d
b:we making d00a0a000baF00a0a
b:we run aaaF0baa0ac00a00a
b:weakest > aAaG0000aa000000f
b:week > eecccDaDHGafbcFad
b:week ^ dBACaBaEbacbabcaD
b:week on GAa00BAaababaaa0e
b:weekend > adbaa00DADCaaaaac
b:weeks > ac00Ba0aBDb000a0b
b:well > bCdAaCaAbabaDcaaC
b:well ^ 0bbC0ca0baD0Ba00a
b:well for 00000e00Cab00E000
b:went mad Edda0a00AaCa0a00a
b:went up eHcbaa0baa0Ba000a
b:were _ 0GaaEbaaaaAacacae
b:were fine bbcaa000a000aa00F
b:were the aCbbda0bccabDaa0G
b:were you aba00a0a00a0F000d
b:what > DbbaDbabDcbbabcaD
b:what _ dbaCBaaBc0EbbbbaD
b:what a BababbaeabbA0ba0I
b:what are ddAcFEadHbababB0f
b:what came aG000000acba0000d
b:what can aaacacBaacFbaaaaD
b:what comes aaa0aaa0cJda0b0ac
b:what could 0000ab00baF00b00a
b:what day aaba0aaCaCac0ab0B
b:what did ecCcFaabBEcJBbaaj
b:what do CbbddDBbbFCfbcbBG
b:what does IbbDAcabbbbd0bb0b
b:what else aabafa0aaaEaaaa0E
b:what happened aCFabaaaccbbBbaaC
b:what happens abaaaabaabaaCc0bF
b:what has bbabaa0aHbaFa0a0g
b:what have eC0cDa0b0DaC0ab0a
b:what he 0000b0000H0a0000g
b:what hour aaa0a00H0caa0aa0f
b:what i eIcbacaAcBaEAc00d
b:what is HdEc0dbceDcbcAaaE
b:what it baC0Cacb0Aba0C00a
b:what month 000a0e0D0aa00cF0c
b:what my CbaaFa0aAda00a00c
b:what next abaaaa00bdIa0aa0c
b:what now bbbcaaaaaabb0a0BH
b:what one adG000000aab0a00a
b:what other a000c000b0a00000E
b:what runs aa0Gaa00acaa0a00d
b:what should abaabd0fbE0baBbCG
b:what stands 00a00000aF0a0000e
b:what the bacaaaaaacaD0JaAf
b:what time abaaba0Cacba0aD0C
b:what to aaaaabDaacJa0baAh
b:what topics a00aDa0aEada00aba
b:what viewers 0000da0a0a000Hb0e
b:what was DcDabaaacFebFaa0e
b:what were aDdada0accaBaaa0H
b:what will 000a00000aba0c00E
b:what would CbbBadFcbcEabDaae
b:whats _ abaHbaabFgafbaJag
b:whats a DadAbd0LcbDBacbBi
b:whats coming baaab00abGaF0cb0e
b:whats first c0aacaaaaIab0ab0c
b:whats in 0aa0aF0aaEba0ca0d
b:whats my GBBBcaabcecEbfaaF
b:whats next a000a000BFe000a0c
b:whats on 0000000aaE0a00a0d
b:whats the fGdeIddCcfefcGddM
b:whats there bab0aa0a00000caaF
b:when > aBaa0aaaaGa00a0ae
b:when are a00aa00FaD0000b0f
b:when did FcbA000baBa0a000c
b:when do aa0aaa0EaDa0a0A0e
b:when does baabaa0Aababa0E0B
b:when i abCaCaab0fbabaabI
b:when is babdaa0FaCaaaaa0A
b:when must 0a000a0A0F000000e
b:when should aaaa0baaaba0aaDaE
b:when was aDaaa00baca0a0b0D
b:when you 0000a0000000E0a0d
b:whens the a0a00a0caDa00aEac
b:where _ daa0000ba0aa0000F
b:where are CEab000aaaaa0000c
b:where do aaaaab0aa0Bab0aaE
b:where does 00a00000000E0000e
b:where i BbEaaDE00adbbb0cc
b:where is bCD000ba00000a00c
b:which > aaaa0Eaaaaaa0ba0A
b:which _ baaaabadba0bDbcaI
b:which are 0A0cac0aaD0000a0D
b:which day abbb0b0caG0a00a0A
b:which i dbGc0aBa0aaa0a00a
b:which is deGcaAaCaaaaaDD0e
b:which of BIaDdbacFaaCaacbi
b:which one E0cCa0abbcEbababb
b:which ones bFaaaaadbHbaaaaad
b:which questions a0abF00aaba0000bb
b:which regular babGa00aab0a00a0c
b:which topics 000aC0000dBB00a0a
b:which video DfccccabFBA0aaaaG
b:which videos bDabca0baGBaa0a0d
b:which weekday aaa00a0Eaaa0a000c
b:while i aEa00aa0aa000000c
b:white when b0aa00000cb00000F
b:who _ Baaabaabd0aa0Bb0F
b:who brings 0000a000000F0000e
b:who is G00Eaa0a000aF0b0k
b:who of aaaaa000F0000000d
b:whole channel FaCa000aa0aaaa00d
b:why > aaccHbDabaaababaa
b:why are da0b000a0a0a0000F
b:will it 0aab0aaDb0aa0caaE
b:will the a0baabaaaabb0DaaF
b:wine video abD0aa00aa0Faa0ae
b:winning > 0Faa000caaaa0000a
b:winter > adGaa0A0baAa00a0a
b:wise > Fbcbacbaa0FAcbCad
b:with _ acEc0dDaEDababa0d
b:with a bacabCCbaaFaaEbaf
b:with another 0abB0Ea0a0b00C00d
b:with beer abCaac00aaEaa00ab
b:with last Fbb0000aa0aba000a
b:with me bCcAab0bbabbaEaaE
b:with my AaBDaFCcbbD0Aa0ai
b:with the dBHdca0bBbdDCbdAC
b:with this ab00c0000a00a0a0E
b:with titledtext 00bF0cb000a00b00a
b:with us Dabb0d0a000a0E00b
b:wool jumper 00a0fC00b0a0000AE
b:work > abcdaFaBba0aBca0C
b:worked for aa000a0EBabbaaa0c
b:working > babG0b00aa0aa0a0c
b:world > bacaab00000a0aD0D
b:worse > babEba0Caa00A0a0c
b:worse than bCab00aCaa0b000aa
b:worst > 0Gdb0aa0b00a0aa0b
b:worst performing EEfa0a0aa00a0a00b
b:worth _ aaaGadacCaabDaaad
b:worth it acCAaDbbbaaHbbbac
b:worth to b0bCa0aaaaaG0b00d
b:would a bacC0dcba0ba0Haab
b:would be aCaaBbBb0aCaaba0a
b:would do b0Ba0Cac00DaBd0Ab
b:would it aaaa0CaA0ba00B0Cb
b:would like 0aBBCba0baaa0a00b
b:would my aaabeGbbaaEaaDaaf
b:would that aabbaFaa00b0a00ab
b:would titledtext a0bb0Eca00ba0D00a
b:would you AbADCeGAbAcbfgaaH
b:write a 00a0aaca00000aaAD
b:write me 00a0Aa0bb0a00a0aD
b:write the 00a0abb000aa0a0DB
b:writing > aa0aa0aaaFaaaa0bb
b:wrong > aAaCabAbaaaaEab0c
b:year > FeGEcbbbddADbbCbd
b:year on I0a00a00aaaaa0e0d
b:year so daa00000000F0000a
b:years > ddFaabCcaaaB0000C
b:yes or aaaaaAaa0a0a0aE0c
b:yesterdays vid 0ba000c00000000bE
b:yet > DdacEcbbCcFabbEad
b:you > cacbaabaaacaAGa0C
b:you ^ D0GdCFebaAeBgfaEB
b:you _ aaca00aa00aaGA0ad
b:you are a00a0b0aaaa0c0a0F
b:you have 0bbaaca0c0Kaf0aaa
b:you make 000a0Fa000Baaa00e
b:you put B000acF000A00c0ab
b:you said 0aB00b0000b0Db00b
b:you say 0abCa000aab0Eaa0d
b:you think a0bCaeaaaaBbcDbaF
b:your _ aacbaacaaaDacAaaG
b:your desks a0C00E000000f00Aa
b:your score a0000a0000a0F000d
b:your stories aaD0aEA000aada0ad
b:yourself > bababbaaabbaNabah
b:youtube > CabbaaaaaaaeabaEF
b:youtubers earn 0000000000ae0000F
b:youtubers make a0a00a0000ac0a00E
b:youve _ a000000a0a00F000e
bias BjBeAFhhddBeBgEhW
c:amount GEHdhkbhgfeLbRfe0
c:ask EiddZicgiAFgciGci
c:channel Qggei0jbPgLcBdihE
c:comment gfAdVddedgAdddhdM
c:demand DdfCfeegdikfedZcg
c:describe hdgcKlgieghgbcfZg
c:does BAfFDCiCIeeaAiKjH
c:earn ifjgebedfgfZcaccF
c:fare KNKLfCdkHiheDiigf
c:figure VDNcaklJhijIBLlhj
c:good hefFaNDHgjECHejBB
c:grow LFAIaleFHcgadhKfj
c:how JKIfCjChgciCFGcdf
c:idea jjlhEOGfefZDffIBs
c:is cFlHEbjC0KcdFiIiF
c:lamp fcjgeJceDigbWaccA
c:last fZegEihhPjfbFhgei
c:make kggcgLChEENDdDdGe
c:many LBAdFihciEgNcFa0f
c:money lgbhffbegigZeffbO
c:name dchfbgZecejbe0cdD
c:next dGmiFcceJMSihEegf
c:or FbfIgNdIkekEECJkh
c:own NbCFeaDaBGIEffseb
c:people FgjcTCfcInfjhcPgG
c:period JMFgdifEgLAJihEhk
c:plan DffgeddfiZFgfdgdE
c:predict delfeFjeehgfVZeen
c:publish dQ0jjjgVQeBhidcig
c:question cdccRgabaddcabbeC
c:right hdg0hIeBDiFeTBFdj
c:rival gidfaDcdZgAfccecf
c:season CgAJciAghfE0CdWcm
c:serial lifZbeEBjceHggGEj
c:should fffCgCDNhbGcIhcBb
c:stuck 0IfGiCCBCbGcDecch
c:subs UceeAbbcidCgcefbH
c:suggest fEChedKBbcNhfAhGB
c:super bLSbFjfJgmhEegCfd
c:that gKEhgECecaEGIbkGh
c:think 0dgFENECfcEDgBgch
c:time eCdbjEDZdCfieddei
c:title BedfdjZfbeiedDhfj
c:titled jkMKgIPhbgiBiOhEl
c:video gQPCjHDibiGGlGmIo
c:views RFLahkjDgkhCfThfe
c:watching iCEFhdfbTFChDBjbh
c:weekday gPjOekfTiFAdhcicg
c:what kEcgIgiaHLHFhDahc
c:when bdfdbgeKfLfeEdKdD
c:where 0DFbbADadgDDaeccF
c:which dbdJCffHBHAdecdaa
c:why hdfeGdIcdcADAaHbF
c:would eklCaMCJjhKhjVc0h
c:write aadeCmKcfebbFjiVC
c:yes abfbAKcEFdEgbeEAg
c:you gffdhDDhihChZhhCK
f:accuracy:0 abBaaAAaAabbEBaab
f:accuracy:1 00a00b000000bE00a
f:channel-figures:0 DaEBabbfccafbFBaE
f:channel-figures:1 DcdbCaabdbGdbcbaG
f:channel-figures:10 Baca0C0a0aaa0ba0C
f:channel-figures:11 abDb0a00ba0aDda0B
f:channel-figures:12 ecaCadabAEdEacdbI
f:channel-figures:13 ECdGbba0dDdDbcaad
f:channel-figures:2 fcBEFefEfFfEbDeCD
f:channel-figures:3 bDFCBbAecDcH0dbag
f:channel-figures:4 DbddddebECFBABdcF
f:channel-figures:5 bAFAbbcccaCdAFbad
f:channel-figures:6 Bbdad0BaGeb0baHab
f:channel-figures:7 BdBbaHaJbcc0aacah
f:channel-figures:8 DJCacaaCbbabacaah
f:channel-figures:9 DceDccadacbECAaAE
f:decline:0 FdebCcdbaDCFcbbaA
f:decline:1 aaaaabBcac0aaaaAG
f:decline:10 GbebAdFIBfDebfccC
f:decline:11 gbccabacbacDabAaM
f:decline:12 BaEDcBFcadeAaBBae
f:decline:13 dDbCacabbcaca0D0E
f:decline:16 CabbabbAD00a0Ba0b
f:decline:17 BcDbaa0aaa0baaA0D
f:decline:18 cdCGFeaabebbcbHaa
f:decline:19 bCDaabbbabAa0aaaC
f:decline:2 EaaDaaAabb0aEab0f
f:decline:3 DbacDCcbBbaaabccD
f:decline:4 gACccCbbaaaEaAaDD
f:decline:5 bBaabbaCaFac0Ea0e
f:decline:6 0Gddd0bbaHab00b0b
f:decline:7 caaba0aD0daHbbc0C
f:decline:8 fCDfBEBEaDddcCCc0
f:decline:9 DDBabcbcabaBDacab
f:describe:0 aababb0aaabaabbFE
f:due-next:0 cbbbAaBcbHCcbacaC
f:due-next:1 DCdecdceaCGEcaDbB
f:earnings:0 BCacaabbcbbDabbBF
f:earnings:1 cbDbbABbBacAbaaCC
f:earnings:3 cacC0aaa0bDD0Ba0c
f:forecast:0 D0b00b0000000A00a
f:forecast:1 BacaaEdaba0aGabae
f:forecast:2 baDaaab0baAadbaaG
f:forecast:3 aaaaab00Dac0aFa0d
f:forecast:4 0aaa0BaaAaEa0Baad
f:forecast:5 bDb0aCCacacabEaac
f:interest:0 CaaAcFababdbaaBaD
f:interest:1 cacEaeaCaDDaacFaf
f:judge-idea:0 aaaC0cabaDCaaaaab
f:judge-idea:1 00aB0Eaa00c00aaab
f:judge-idea:10 DAcEbccce0fDCBEfE
f:judge-idea:11 bCFdbGBDbbcbbcBbf
f:judge-idea:12 eFbBaEbDccEBB0bah
f:judge-idea:13 BeGfFAGbAcgAeCDEf
f:judge-idea:14 BGDcafaAAbaCCddaA
f:judge-idea:2 aaaAab0A0abbaCa0E
f:judge-idea:3 AcAFbdceCbbGEbAbb
f:judge-idea:4 bD0baBbbcBCaBDa0e
f:judge-idea:5 a0aBafDabaB0bBaaD
f:judge-idea:6 a0aEaBbaaaDaaaaad
f:judge-idea:7 cbccaIabacddcbCaG
f:judge-idea:8 0AedaecGaACbABbBD
f:judge-idea:9 EbaAaCaCbbCbababc
f:last-uploads:0 aAgbEcdDBbDAbcbAF
f:last-uploads:1 cGgBccAaHbcaacbaE
f:last-uploads:2 cDIaaa0cfbaaaaa00
f:last-uploads:3 FcDFAbdcEbacbDDci
f:last-uploads:4 DEHgcBbcbdedGaAaa
f:next-ideas:0 cbcC0b0EcDCcDccdC
f:next-ideas:1 baaccbAbbcD00baCF
f:next-ideas:2 ccbcFabcBbdFbDFbe
f:next-ideas:3 BbaCBEbcbcAaabdEb
f:next-ideas:4 FBbbbcEbadabbbb0D
f:next-ideas:5 0aaac0aGaCIbaaaai
f:series:0 abbB0aaaaaaA0a00D
f:series:1 aacG0Dabaa0a0ba0d
f:upload-figures:0 bbGABcBAdbBbADadB
f:upload-figures:1 afbEcFFdBcd0dCbE0
f:viewer-requests:0 bAbbgDCaaaCaaaF0a
f:viewer-requests:1 ccDaCbbbacDbbbcbG
f:viewer-requests:2 baBaLBbaabcbadcbd
f:viewer-requests:3 C0a0eC0000A00aa0C
f:viewer-requests:4 bb0dGeCaaaabaFcDe
f:watched-news:0 0dEccbabGCacccbaE
f:watched-news:1 0Fcaaa0bCaaaaaa0c
f:watched-news:3 0a000000C0000000b
f:when-to-upload:0 AbccacCBbFbbbcEBa
f:when-to-upload:1 a0aDa00E0b0000c0d
f:when-to-upload:2 AEabacaEbdaabCcaC
f:when-to-upload:3 BaaaCccCcBbcEbbcF
f:write-titles:0 CbAbBcDb0acaaCbcD
f:write-titles:1 a0aa0aE00caAbB0ab
f:write-titles:2 a0aaaABa0ab00bbEB
k2:%amount %or Baaa0b0a00aBaDa0c
k2:%amount %subs 0000a00000Daaba0A
k2:%amount %views cbcb0a0aaaaICha0E
k2:%amount > cBGcddbbbbbCbFBcB
k2:%amount ^ AbBa0b0b0aabBDa0b
k2:%amount for B0b00aa000aaCD0ad
k2:%amount with a0aD0ca0a0aa0Cb0b
k2:%ask %own bcdBFEb0bBBdBBaad
k2:%ask %people b000CaB0000000b0A
k2:%ask %that BabBABB0badaAaA00
k2:%ask %what Caaac0000G0a0AaBg
k2:%ask > bbbbGbaabdBAbacaG
k2:%ask ^ aab0EaBaaacaaaaAb
k2:%ask _ cCbbEaAababa00b0B
k2:%ask a 0aCaGeCaADCaAccCg
k2:%ask about a0aaEa000a0a0aa0b
k2:%ask and aaF0d000000000a0b
k2:%ask for caBaKbbBabAbAbaag
k2:%ask from baa0C000a0Ca00a0b
k2:%ask in a0aaCa0A0bb000cAC
k2:%ask now 0000d000000000D0a
k2:%ask on abc0b000aaaa00AAF
k2:%ask the BC0BdabBaABA0ba0a
k2:%ask to bAbDfAcbBAdFacCbD
k2:%channel %channel EaBa000aa0aaa000c
k2:%channel %fare Eab00A0aB0b00a00c
k2:%channel %figure Aaaa0a0aaaDaba00B
k2:%channel %is Ca0aaaabDaBaa0a0c
k2:%channel %make Cababa00bbaDa0a0B
k2:%channel %own aaaa0000Eaa0a000c
k2:%channel %that bDa00a0cBbAa0aa0C
k2:%channel > ddcFcDdEdDDCFBbcg
k2:%channel ^ EAcaaba0BabBaBaab
k2:%channel _ babB0aBaBb0baa0aE
k2:%channel at F0a00a0aa0aaaa00e
k2:%channel boat caEb0a00ACacaB00b
k2:%channel isnt b0a00a0aa0aaa000E
k2:%comment %ask 0000E000000000a0d
k2:%comment > babaHaaaaaaaaabac
k2:%comment ^ a0BaFabaa0a00a0ae
k2:%comment for aaa0Ba0baabaa0baF
k2:%comment on 0aF0da00a0a0aa0aa
k2:%comment the 0abad00000000000F
k2:%demand %or abaabb000000a0c0F
k2:%demand > 0000ba0a0a0000a0D
k2:%demand for a0aaaaaa0a0a0aF0d
k2:%demand in a0aaaD0aaaaaa0E0e
k2:%describe %own abcaFcaaaaabaFaBd
k2:%describe > aaaaDaaaaabaa00eF
k2:%describe ^ aabaabaa0aaaaaaId
k2:%describe _ aBEaaaaa00000bbBc
k2:%describe for aabaab0baaaaacaG0
k2:%describe of 00a00aa000000a0Ec
k2:%describe still a00aaa0a0a0000bdG
k2:%describe the aabbDaa000aa0aaBa
k2:%does %ask A0a0Eaa00a0a0a00c
k2:%does %is CacbCa0CaaaBa0aab
k2:%does %own CCFGabbCaDdbbcbai
k2:%does %people aaaABa0aDaa0a0G0h
k2:%does %right aa0a0a0EbaAb00a0b
k2:%does %that CEdDcFcDbbcddaCac
k2:%does %titled b0cF0dEaa00aaCd0c
k2:%does %you baaa0a0aa0AaFaa0c
k2:%does > GBdbaaaabcaaaaa0A
k2:%does _ babbAaabBbDaccaaF
k2:%does a BcccbBaeECb0AAaBB
k2:%does done bFda0D0ba0aa00a0a
k2:%does he a00a0b000a0a0aa0D
k2:%does legs 0a0a0Gaaa0a00ab0d
k2:%does open b00F0a000bc00000b
k2:%does the AeEdecba0bbc0dHbH
k2:%does to ca0aba0A0EabaD00d
k2:%does youtube aaa0a0abaaaE0aaaC
k2:%earn %own aaC0000000bB0000b
k2:%earn %stuck 0000000bab000ab0E
k2:%earn %that aaba0000000E0000c
k2:%earn %video abc0000a000E0000b
k2:%earn %write aaa0000a000E0000c
k2:%earn > bacaaa0abaaHaaa0A
k2:%earn _ C0aaaB00aa0d0a00C
k2:%earn per 0000000000ada000E
k2:%fare %fare bABD0baaaaDaaa00c
k2:%fare %grow eGddab0bAcBCaaE0B
k2:%fare %or bbD00bCBaa0aa0a0a
k2:%fare %own FF0ecdbAgHbCbbbaa
k2:%fare %people cB0bCbaaBaaabab0D
k2:%fare %right ABac0aAaDbBabaA00
k2:%fare %super bAbFa00Abaaba0a0b
k2:%fare %that BBEcBACbcabcCbaac
k2:%fare %titled a0Eb0aa0a00aaa00b
k2:%fare %video bEeA0aA0B0aA0a00b
k2:%fare %write Faaa0a0a00aaaaaac
k2:%fare > eCEIcGdbfdcdJgcbe
k2:%fare ^ DBcaadE0caCaAa00c
k2:%fare _ Add0cB0aIaaabaaaA
k2:%fare a ca00Baaba0aaaBa0C
k2:%fare for 0aDaacaaCbCaAAaad
k2:%fare from ABda0a00aa0aaaa0E
k2:%fare mad Dcca0a00AaCa0a00a
k2:%fare of cbIb0bbacaAaaaBac
k2:%fare on Dae0DBaaabAbaDbab
k2:%fare please caIcaaa0000aaa00e
k2:%fare the ECFcacbagc0DDb0aa
k2:%fare to babdaDaaa0ba0Da0D
k2:%fare with CaaE0Bba00aaad0ac
k2:%figure %fare Cbba0000aa0a0000B
k2:%figure %figure Hbdaaa0aababab0aB
k2:%figure %make aAaa0aaEaaabaAa0A
k2:%figure %own b0a0Fa0a00aaaa0Ad
k2:%figure %should daba0aaCaa0aaaa0F
k2:%figure %that ecG0abaCabbCadaaD
k2:%figure %video IDd0baaCaaac0c0af
k2:%figure %views EddDa00caa0cad00H
k2:%figure > 0FKfaccABcAdACccf
k2:%figure ^ CbccaaabaCaBbFBac
k2:%figure _ Dad0aACA0a0Bac0aa
k2:%figure as C0C00a0a0aaa0c00A
k2:%figure for bbJBccbBaccfbHAbe
k2:%figure form Fabaaa0aabaHaaa0i
k2:%figure get ABBDb00aa00aAb0ad
k2:%figure of bFBbbaaaaCbcacaaC
k2:%figure on ABbabb0aaaaaaC0aD
k2:%figure per dba00000000G0a00b
k2:%figure to bacBab0aaB0aaa0AD
k2:%figure with b0ba0b0a00aabE00C
k2:%good %figure dabBDAABaB0baCa0d
k2:%good %good a0aaaI0ca0aaaaa0e
k2:%good %idea 00aBaEbC00da0a0aa
k2:%good %make aDac0Eaaba0aBbBad
k2:%good %many a00B0cAC00ab0C00c
k2:%good %or aEFbacCbaaaaabb0d
k2:%good %that acBaa0babaDEcbb0C
k2:%good %time BaaaabaCaabacaAaE
k2:%good > FEacAEcEBdcbcdBbd
k2:%good ^ acDcbCCBbababBACc
k2:%good _ aBaEaebcBa0bDabBa
k2:%good for bAFabEbbbbBDbcbac
k2:%good health aaaaacBa0aaaaGaab
k2:%good in bbb0ab0AaaabBCa0D
k2:%good knitting a0aF0a00b00000a0d
k2:%good of 000a0D0b00a00aa0a
k2:%good on babBaAa0a000aa00D
k2:%good the BcbB0A00aDbaaaa0b
k2:%good to bacAadabaaaEabaaF
k2:%grow %is Caaa000aba0aCbb0D
k2:%grow %or Cca0aBabacaBaaE0a
k2:%grow %own EbCBAaAacaAbabaAb
k2:%grow %that CDcBaaAaAb0a00aBc
k2:%grow %views daBE0a0C0aaa0aa0b
k2:%grow > HbcHBebDddcDccdbc
k2:%grow ^ DabdbDDacDFbbbcae
k2:%grow _ cACabFbbab0aabCaA
k2:%grow at aDcbbaaCaaaaa0aaD
k2:%grow for AabcBbaBaHcaCaaaf
k2:%grow lately aBBbb000Ea0000b0c
k2:%grow on aCdbaaaBEBaAaaaac
k2:%grow since Ec0ba00aCbaaa0A0a
k2:%grow stocks daaadABaaaaaaAG0a
k2:%grow the cc0dFbbCbBbbaaECc
k2:%grow to abababaBGaCa0ab0d
k2:%grow travel baBa0a00ba0aABC0b
k2:%grow with cbBbaaB0baaEab0aC
k2:%how %does eEACaGbadDaccbba0
k2:%how %fare dCEbaAcaEaabDA0ae
k2:%how %figure cbeb0bbECbacDdbaH
k2:%how %good aaBa0baaa000DA00b
k2:%how %grow CccbabaabbabFFbaA
k2:%how %is aDABaAabDaabeccaE
k2:%how %make cccbabEaacDbcbabI
k2:%how %many dcBbCeeadEcGAbcBG
k2:%how %own DBbdabEabaaDbBa0e
k2:%how %people aa0Ec000aa00aaa0B
k2:%how %right 000000000000Da00c
k2:%how %suggest d0000000a0000000E
k2:%how %that aCCb0aa0Aaaaaa00b
k2:%how %what baEa0a0a0b00ca00B
k2:%how %would b0b00aE00000aCaab
k2:%how _ DBFbabccbaaD0baBf
k2:%how badly aaF0000000000000e
k2:%how big Eabaaba0ab0aaGaae
k2:%how honest a0a000000000E000e
k2:%how old Eaaaaa0aaa0aaaa0a
k2:%how the CE0CacaacbababB00
k2:%how to babaaCAbab0aaaBAC
k2:%idea %does aaaaaB0aaCDAaab0b
k2:%idea %grow Da0Eaa00aaaB00f0a
k2:%idea %is 000aAaC0DacC00b0b
k2:%idea %make 000bEa00a0c000a0a
k2:%idea %own b0a0B0a0AaDa0aa0a
k2:%idea %plan a00a0a0a0CD00000d
k2:%idea %should a0aa0baaaaBa000Da
k2:%idea %that aab00a0000CD0ba0a
k2:%idea %write 0baa0bCa00E0b0aa0
k2:%idea > AaccbEcbbdF0bECba
k2:%idea ^ BabaAJCaCadbbbbbe
k2:%idea _ aaaabBCcaBaaaa0aD
k2:%idea about 0000BC0000c0000ba
k2:%idea for babababEbcDbababE
k2:%idea in 0b000b00ACBb00C0b
k2:%idea on acD0aBa0a0A000Aab
k2:%idea to 00000aa00ab0000Ea
k2:%is %ask BaCabBaaaDbaaabAb
k2:%is %good BaddCBDBbAbDacbC0
k2:%is %grow d0bGcaacGccbaab0B
k2:%is %make BbbDbdBBCDaaaaaad
k2:%is %next aa00F000aab000a0c
k2:%is %own JFEBefaddCbEebfa0
k2:%is %people dDbEDdcbEBbb0aDaf
k2:%is %plan a00aAa0aaCBB00a0d
k2:%is %publish cFbaacacBcaaaaEaA
k2:%is %right 0aaBab0aaABaAab0B
k2:%is %stuck aBabaa0baEcaa0baD
k2:%is %super aabcaabAaaaba0A0G
k2:%is %that ECAB0ceAaAdBDcAcb
k2:%is %time a00a0b0D0B0000A0c
k2:%is %titled aaDaaDBc0a0aaCbad
k2:%is %video DbbDab0Caaabaaaac
k2:%is %views cBaa000a000aaaa0E
k2:%is %write aaababAEaCbbDabCe
k2:%is %you ccababababaaEDaaD
k2:%is > bDdaaaababBBaB00C
k2:%is _ fAefDfcEAICc0cFba
k2:%is a abbcbH0CbcaccADCf
k2:%is about 0aaaaBAa0bD00a00c
k2:%is another 00ab0G0aaaaa0ab0d
k2:%is honest EDbaAAababaaaaaaa
k2:%is huge aaab0b00a00aa0F0b
k2:%is in b0ab0a0DaIbbaac0g
k2:%is on cBbaaCAaabbcaaa0F
k2:%is over ba0bba0aacIaa0b0c
k2:%is putting bCbaaa0BCbaaa0a0B
k2:%is straight a0aa0c00000a0Fabb
k2:%is the CCG0abcCDedEa0cbf
k2:%is there baaAFFCDbEaAaecah
k2:%is weakest 000E000A0a000000e
k2:%lamp %lamp abbbaFaabaaaFaaae
k2:%lamp > bCabaCb0bbabBabAD
k2:%lamp ^ abb00aa00a0B0aAaC
k2:%lamp for 00a00Ecaa0aaAcaaC
k2:%lamp on aaB00Ea00a0abaa0c
k2:%lamp van 0baaaa0aG00ac0a0c
k2:%last %period BhFDcaaAAcbDbaaaC
k2:%last %publish dFb0000bBaa0a000b
k2:%last %that bEcaaaaabaaabbaaG
k2:%last %time babaa00bc000Daa0E
k2:%last %video aFf0bcdbGabbabaAF
k2:%last %yes aaaa0000E000a0a0c
k2:%last > Bdd0CbaaDaabDaaaC
k2:%last _ DFcaaaaaAabA0aaae
k2:%last few bEaa000aa0000000b
k2:%last five aEbaa000a000a000b
k2:%last ten aEba0000a000A000d
k2:%last three bEaaba00aa0ba0aaC
k2:%make %fare acBbaAaBBaBaEbaad
k2:%make %good bDDD0baccabaBaa0c
k2:%make %next a00BAa0abADa0a00b
k2:%make %own EdfEceDGecaCdddDG
k2:%make %people bcbBCcaBbabb0aEaD
k2:%make %that acAdbBBaAdBAaAaDC
k2:%make %video 0adCaaaaB0aBaBabC
k2:%make %write DaCBaCBbB0cbbaaad
k2:%make %you bababFabaaabeDbaF
k2:%make > EKGfcfccDBFecdcbf
k2:%make ^ aAabaeAabC0aaCEaA
k2:%make _ caEbaEabaCdbbcAAC
k2:%make a babBaCACdbeaaBFa0
k2:%make anything aaaa0dabAaaH0aa0c
k2:%make for caaaaaAaBGaa0a0ac
k2:%make in EaDaacbaabE0BCaag
k2:%make more daabAb0aaaaGaBa0a
k2:%make of 000a0E0a00c0aaaab
k2:%make the ceebEEabFBdDFAcDi
k2:%make with Ba0bacbaAaI00bbae
k2:%make worse caac0a0G0a0a0000b
k2:%many %ask aacaE0000a0baaa0A
k2:%many %does AaAaCa000a0Daba0d
k2:%many %earn a0000000a00d0000F
k2:%many %is A0aaba00aH0bAaa0e
k2:%many %money a0a00000000E0a00c
k2:%many %own e0b0a0000a0G0b000
k2:%many %people DBFbbbbcbbacbDCae
k2:%many %subs G0aaa0000a0caa00d
k2:%many %time 0baaa00C0b0bCaaaC
k2:%many %video KecCaa0caaaeaa0aa
k2:%many %views AEEbabababafbEaaa
k2:%many > DFBbbCaBbaaccC0ag
k2:%many _ DacA0baaadaEabbaD
k2:%many and 00a000000a0a0a0Ec
k2:%many eps a00F00000a0a0a00d
k2:%many folk b0HaC000aa0cbaa0e
k2:%many listeners daab00000a0a00a0F
k2:%many of babaaa00aa0cAa00F
k2:%many quid 00ae0000000H0a0ad
k2:%many super abc000000a0b0a00E
k2:%money %fare aaDa0a00baaC00b00
k2:%money %that 0aa0000aaa0d0000F
k2:%money > babbaaabbabDabCbG
k2:%money by 000000000aaG0000f
k2:%money for a0a00aaa000E0aa0a
k2:%money from 0aa000a0a00Ea000b
k2:%money in 00000aB0000C00a0d
k2:%money of c0aa0000b00D0000B
k2:%money on bba00aa0aa0G0a0ad
k2:%money pin 00000000000e0000F
k2:%name %suggest 00a00aE0aaa00000c
k2:%name %that a0b00aF000aBbC0af
k2:%name for b0aa0bCa00da0baaG
k2:%name the 00a00aFaaaaaaa0ad
k2:%next %grow abaAAa0abaE00000b
k2:%next %make 00000a00aDb00000b
k2:%next %own Aaa0abaaaDcA0a00C
k2:%next %period 0aaaaaaAaBDb0bcaC
k2:%next %publish ab00000dAFb000a0a
k2:%next %that bGdbcCbBbeDabCaab
k2:%next %video dFgAdAbbHcBbbEbba
k2:%next > bdabGaabBAEbabbad
k2:%next _ Aaaa00EBCbc0aabab
k2:%next intro 0000F000000000a0e
k2:%next the CbbAbaabbDBaacaaC
k2:%next to Faaa0a0a0bbA0000c
k2:%next zelda acabaEaaaaAa0B0aA
k2:%or %describe bBFbacab000aCEbdb
k2:%or %good aCEA00ac00aaBba0d
k2:%or %grow AbbDaCaaaa0CaaC0e
k2:%or %how daab00000a0a00a0F
k2:%or %is BAbdCcAAaCaBbaCab
k2:%or %next aa0acbaEaaaaaab0D
k2:%or %own 0abB0Aaa0AaD0aa0c
k2:%or %right aAaBaAab0aaaDaA0b
k2:%or %time caCaCcaFab0aaAa0c
k2:%or %weekday ababaa0Hab0aaaa0d
k2:%or %what AabaabBbBba00ab0E
k2:%or %yes BCdcACa0aCaaabBaB
k2:%or _ cbcEaIbdaAbbcadaE
k2:%or a 0BCbACabbabaCbbaB
k2:%or leave aaaa0EaB0aaa00a0c
k2:%or nah CaAa0baaaaaaBbF0c
k2:%or the AaabaDabaDbA0ac0A
k2:%or wait abaa0b0F0a0a00a0a
k2:%or worse BaAE0aac0a0a0aa0a
k2:%own %amount daB000A0000aBa00C
k2:%own %ask b0CCacbbBAbacAa0F
k2:%own %channel ECDdcAdEdeFbBCcbd
k2:%own %comment baaaGa000aaaa000e
k2:%own %describe aaaaaaa0aaaaaa0He
k2:%own %does FBdEba0ebDBdbDc0c
k2:%own %earn Aaaa0abaaaaCaC000
k2:%own %fare CbdccADAbcAaAAa0E
k2:%own %figure ACAebcaDbbCCBDaad
k2:%own %good bcbb0ba0aCaa0a0aF
k2:%own %grow Fbebcba0AFeFabdaB
k2:%own %idea BabcbDbbb0CAbabaE
k2:%own %is CEbAadBBdAbb0Baa0
k2:%own %last dLddbbbcfcCabbaAE
k2:%own %make accadIbddgDGbGBcd
k2:%own %money babab0aaacaJa0aBf
k2:%own %name a0ba0aG0aaaaaC0ae
k2:%own %next cDdacAAdDBFaaDaae
k2:%own %own aAEa000abCaA0000d
k2:%own %people bb0eCFAFdcGbadcbc
k2:%own %period Dbca0aAaaGbaaa00e
k2:%own %plan baaa0baaaHdaaAaaa
k2:%own %predict Aa0a0aaaabbaaBBbE
k2:%own %publish AKGBbcbBggFcbDaah
k2:%own %right dbCbBb0aaFcF0bb0d
k2:%own %rival bAbbaaaaJcbcaaaab
k2:%own %should aaAbBCaa0Dbbbaaaa
k2:%own %stuck bbaGaCAbabEaabaaf
k2:%own %subs CaabCA0abaaa0aa0A
k2:%own %suggest C0abbbaBacAaaaaCD
k2:%own %super G0HbcaaacAb0bbbae
k2:%own %that AA0B0aaaaC000a00b
k2:%own %think AabbaaCAbABDaAbab
k2:%own %time acBbaCabaFabbba00
k2:%own %video CEceEfaGecbAaebcI
k2:%own %views Fc0aa00aaa0cCd00A
k2:%own %watching ccccbaaaMCaabbaae
k2:%own %what bBcdDB0bFdcbabA0C
k2:%own %would 0aBBAaaBabDa0baac
k2:%own %write AaDb0bAb0bbaDc0AB
k2:%own %yes AaaaBCaBbbaaA0abA
k2:%own %you 00b00ba000b0000aE
k2:%own > bAffDGeJgeCGCEddd
k2:%own ^ CFdc0FbaccBaadbaD
k2:%own _ ggHDfJGecB0CgcDeC
k2:%own a 0DcabeeDcbDbbCEbC
k2:%own accountant a0a000000a0G0000f
k2:%own actually Eba00a0AaaaaAa00b
k2:%own all BaFa000c0baaaa00c
k2:%own always 0ababaaCD0a00a00b
k2:%own an baa0aaa0aaFa0a00b
k2:%own at BDba000bAbaBab00b
k2:%own baseline Gbba0a00abaaaa00b
k2:%own behind da0a000baG0aa000c
k2:%own bet 00a00aa00aaaFC0af
k2:%own buy baaa0aAa00aa0b00E
k2:%own can aBbC0c0baaF00a0ac
k2:%own cant aaaaBaa0ada00000E
k2:%own chess 00F0c0000a0a0a0Cf
k2:%own click bababaaaaabaa00bH
k2:%own course babc0a000a0a0a00F
k2:%own diary cadE0b000Eaa0a00b
k2:%own dog acaa0Abaaaaa0a00F
k2:%own done 0bDBaaaBabC00aa0d
k2:%own dont abaa0aaaBABbaaAaD
k2:%own drone c0F0000a000a0a00c
k2:%own editor aFb0bAaaaE0aA00ag
k2:%own for a0a0F00aaaaa0000d
k2:%own friend d0aa0B0a00acaa00F
k2:%own get abddaDacaabEadaCE
k2:%own got DccEaaaCbBcbA00aa
k2:%own havent bA0aDba0aaC00a0ab
k2:%own heard aabb0a0babaaaaF0B
k2:%own if 0dbBa000aA00a000D
k2:%own in C0aaabaBDabDaaAaf
k2:%own keep aabbbBaFFbbaba0ae
k2:%own kids a0cb0ca000A00a00F
k2:%own kill a00F0a0b0a00000bd
k2:%own knackered a0a0aaacaaaa0a00F
k2:%own lane aaaaa00aGaaa00a0d
k2:%own leave ca000b0G00aa0a0Ad
k2:%own lot aaaaDA0CEcbaaa00e
k2:%own mean GaEa0babb00A0a00f
k2:%own mum E0a000000a0a0000d
k2:%own never bCbEacaAa0Baaa00c
k2:%own newsletter cbaa000daa0aa000H
k2:%own old cbba0Baa00aa0C00D
k2:%own on 0bACaaaAaEcbabbaB
k2:%own own aaca0Fa0aaaaabaaC
k2:%own playlists b00F00000a000000e
k2:%own pull 00B00C0a00a00B00d
k2:%own put BHDbabbcdbbbbaaEd
k2:%own read 00C000Ba0bf0a000F
k2:%own recurring babHa0000000000ae
k2:%own reels c0ab00000a0a00a0E
k2:%own see a0000b0c0aa0E000B
k2:%own some a0b00aD000a00a0Ed
k2:%own sourdough ba0caaGab00a00aab
k2:%own stick 000a0c0F0a000000d
k2:%own still Faad0DaaaCdaa0b0c
k2:%own stuff babbaa0AbaEbaa00C
k2:%own the HcccbddcFJeabdacb
k2:%own to dacbECbAHCeb0bDae
k2:%own use a00bAaab0aa0000AD
k2:%own wife D0abaC000aa00000c
k2:%people %ask cabbKDabcaCaabcAg
k2:%people %demand 0000aa00000000E0d
k2:%people %does b0BaCbaaA0aaaab0B
k2:%people %is CbABEbaaCbbaDacae
k2:%people %make cBaCcb0aBaaaaaBaD
k2:%people %own caaaaaaaFaa0a0a0a
k2:%people %publish aca0a00AEa000ab0B
k2:%people %stuck baaaba0Da00000D0b
k2:%people %watching 0CIceBbDfb0baAd0C
k2:%people %would b0aaaaA0a0C00Da0c
k2:%people %write a0aaFAaaa0aaa0aad
k2:%people %yes aCaBb0aaC0Ba0b0ad
k2:%people > cbcBDHAccbbaaacCa
k2:%people ^ G0aabB0000a000a0f
k2:%people _ bacbFacbdaabacCaG
k2:%people brings 00000000000E0000d
k2:%people care a000c000a0a000F0c
k2:%people clicked Daaaba00a0aabbb0D
k2:%people for C0b0dBabaaaa0GBae
k2:%people in DaaacbAbHaaa00c0c
k2:%people keep 000aGa0abad000aac
k2:%people look a0aaaa0aaa000aH0e
k2:%people of Baa0a000E0000000d
k2:%people still a0ADca0aaa0aaaGaf
k2:%people subscribe accaba00b00aa0a0G
k2:%period %fare ADda000Abb0ba0a0D
k2:%period %is aaaabBabaBca0aC0C
k2:%period %make a00ab000000000E0c
k2:%period %or Acab0c0EBC0B00a0c
k2:%period %own baaEacabaabaaaaAE
k2:%period %should a00a0d0E0aa00bD0c
k2:%period > ffDdEBbgEHCCebddF
k2:%period ^ bdGBb0bFbccbCbcaB
k2:%period _ cFbc0DaabCaaaAbab
k2:%period for Cab0ba0b0aBaaaD0a
k2:%period of Dabb0AaaaaD00aaab
k2:%period on K0aaaB0bacAbaaeag
k2:%period so daa00a0a0aaE0aa0C
k2:%plan %own EAaaaaaaacbaaA00a
k2:%plan %video aaba0B0aaEaA0a0ab
k2:%plan > cbEdcAabbKecabbaB
k2:%plan for aaaaaaBcaCGaaaaad
k2:%plan on Faca0a00aEaa00a0f
k2:%plan to 0aaa0a0aaDbA0000A
k2:%predict > Aaaa0ba0aaaaCDa0c
k2:%predict ^ baAaa0aaaa0abGa0d
k2:%predict for abb00bcaaaaaBG0aa
k2:%predict in 000a0Ga00a00aeaaA
k2:%predict on a0baaBa0acaaba0aF
k2:%predict the a0ba0a0000a0bE00b
k2:%publish %idea cAD00aabDab00000a
k2:%publish %own DbbD00aeabaa0C00B
k2:%publish %period 0aa0000CCf00000AD
k2:%publish %that DccaaaabDBacaCa0a
k2:%publish %video 0Dd00EABaaaa0b00d
k2:%publish > eDcAbbaGHHccaccch
k2:%publish ^ bGcBaaa0Aaaaaaaac
k2:%publish _ cDbaabABdADaaab0C
k2:%publish a Ebca0baeCbaa0AD0B
k2:%publish before aaa00a0F0B0a0a00e
k2:%publish in 0CAaaaAAbbab0aa0C
k2:%publish on cbFcaaafAbaa0aaAH
k2:%publish since aFaa000abbaa0000b
k2:%publish the abaa0a0aAba00C00D
k2:%publish to aaab0b00ba00a0a0F
k2:%question in 0aaac000aaaa00a0F
k2:%right %is ab0000000000Da00c
k2:%right %make a00b000a0c0a0000E
k2:%right %or CaaB0c0baaaaE0a0c
k2:%right %own caa00Eba000abC0ab
k2:%right %right AaaCaD00A000b0B0e
k2:%right %that bcca0CaaBaAAAbAAD
k2:%right %you a0BA0D000000b00Ac
k2:%right > aEccdbaacbbCDbGac
k2:%right ^ cbBCaB0aaa0aFba0d
k2:%right _ 0bAAA0aaacbaBaa0D
k2:%right for aaaaaAaDBabcbbbaE
k2:%right in 0bBaaaA0b0A0baa0D
k2:%right lately baBaaa0abaaabaa0E
k2:%right now DabDab0bBbEbbaC0f
k2:%right on caaaaa0AaaaaEa000
k2:%right the aAcAaD00c0B0a0aB0
k2:%right to 0CaDAc0aaBb0aaa0c
k2:%rival %does 0a00AE0bA0a00000c
k2:%rival > bBBb0baBEbDaaabad
k2:%rival ^ a0aa0a0aHab00000e
k2:%rival _ baaaaaaaGab00aa0c
k2:%season %is aBab00000a0000E0d
k2:%season > aacFacbaaaBaaaEad
k2:%season for 00ab000a0aaa00Eab
k2:%season of a0bb0b0aaaaaa0H0d
k2:%serial 2 baEdB0Daa00a0baab
k2:%serial > 0bab0b00a0aa00aaF
k2:%should %is bCaa0a0b00BDba0Cd
k2:%should %make 000a0E0a0aa000a0d
k2:%should %own edd0cDcIcdCdCbACE
k2:%should a aab00aaba000aaCaD
k2:%should the aabaaBCCacCaab0Aa
k2:%stuck %that A0aa0Fa0Aaaac0aab
k2:%stuck > adCbacbBDF0cabdaC
k2:%stuck ^ bbaAaEacbcEbbaa0B
k2:%stuck of bbAB0caAa0BCCcaAA
k2:%stuck on aDaaaaC0adbA0aaaC
k2:%stuck the Dbeb0aaaaa0aCD0aA
k2:%stuck there 000abc0aaa0000F0c
k2:%subs %is d00abB0000000000D
k2:%subs %make D00a000000a000a0d
k2:%subs > BaaaCa0aaaaa0ba00
k2:%suggest %grow Aab0DaBa000a0aAab
k2:%suggest %idea a0aaabCaaaA00aCab
k2:%suggest %own FCD0DfbcCBfddCbcF
k2:%suggest %right aaa00a0a00a0Da00a
k2:%suggest %stuck aaDa0B0baAaaaaa0B
k2:%suggest %that Caa00DaaAaaaaaaac
k2:%suggest > dFbccDdAdcBbabbDG
k2:%suggest ^ 0aB00aEAaaaa0a00d
k2:%suggest a aBbabeBcabFaaAbCB
k2:%suggest from bbB00000A00D0a00c
k2:%suggest the 0CCa0aaBabaA0aA0a
k2:%suggest to baa0ACaC0Edaaa0ac
k2:%super %ask aaa0F0000aaa00a0c
k2:%super %earn adc0000a00aH0000c
k2:%super %fare DbD0aa0aAaaaaaa0b
k2:%super %figure aFd0B00a000b0a00b
k2:%super %last aCdEa000Ba0aaaa0c
k2:%super %make ACDa0aaCaaab0aaac
k2:%super %money 00a0a00000aE0000c
k2:%super %people aaaBc000a00a00a0E
k2:%super %suggest bFdaa00aB0aaa000b
k2:%super %super bGfB000000aa0a00a
k2:%super %that aDaAC000Aaaca0a0b
k2:%super %time acbaaaababaa0aCaF
k2:%super %video bDDAaaaCacbcaaaaa
k2:%super %views CBbBa00Ba0ab0aa0b
k2:%super %watching FdDa000abb0a0000b
k2:%super 10 cBIaaaaaa0abaaaaf
k2:%super > CHEacbaEAccbbbAah
k2:%super _ begbCbaabbEGcaBaE
k2:%super feck aaba0a0000a0c0a0F
k2:%that %comment a0a0daba00aaaa0aF
k2:%that %describe 0Aa0aa000000a0aFe
k2:%that %fare EcCEaCbbbcCcbcbac
k2:%that %figure c0bD0a0a000aab00D
k2:%that %good 0dDCadaBabaaBAbaE
k2:%that %grow cabbCBCBbaabbaAaD
k2:%that %idea a000aF00a0b0aabab
k2:%that %is bCccBEABcEAbabbAf
k2:%that %make cADbacbCDacD0D0ag
k2:%that %own ecbbEebbGaDabCBab
k2:%that %period aGcc0bbeFEdBccDbc
k2:%that %right EEbCAbaBaaaacad0d
k2:%that %that DdBbCcCaaaECcaaBe
k2:%that %time BGdBbcbd0BDabcBaa
k2:%that %title 00Da0ac0a0000C0ab
k2:%that %video bc0AabaaaBbca0aBF
k2:%that %views c0Ca0a0aaaaCac00C
k2:%that %what baBaCaba0cCbbBa0B
k2:%that %where aaD00aC00abaaa00b
k2:%that %write aa000Aa0aaaaC0aDd
k2:%that %yes bb0a0caBFdabBCaAb
k2:%that > cDfAdCCdeIAcBCfDB
k2:%that ^ bc0AaCEcbacBbHbAf
k2:%that _ badcbDBabcEC0bEcB
k2:%that a 0ACabCbDaaaabba0b
k2:%that about 0bGaaaD0aaaaba0ae
k2:%that and a0caaaD0aa0aCaB0b
k2:%that at bBGa0acaa0aaab0ad
k2:%that beat bCEaaaa0a00baaaaa
k2:%that before aFda00abaa0Aa0a0a
k2:%that but bacaa000aB00aa00E
k2:%that equation baaaaba0aaaaaaaaG
k2:%that for babaaDbaaaDaabbAA
k2:%that get abbAab00ababaEa0E
k2:%that got EcAaaa00aaCbBba0c
k2:%that in 0bBb0bA0acabaC0aE
k2:%that just B0bcCc00aaaaFaB0d
k2:%that more 00a00Ga000ca0c0ab
k2:%that of DcCbacbaCabFAbaac
k2:%that on abFaaACacAaaAbaad
k2:%that quarter Cba00aa0aaaGaa0ae
k2:%that reachable aac0aa000000aEa0a
k2:%that sound 0aaa0FC00000da0ac
k2:%that still bCdccaaaaDBaabF0c
k2:%that the aBacDa0BaaEB00baf
k2:%that to Db0aaaAbabb0bbaAE
k2:%think %own a0aaaaaaaCCAb0000
k2:%think > 00aC0aCaaaabaBba0
k2:%think about 00aa0Eb000a0aa00c
k2:%think of a0aEbDAaaa0aaaa0d
k2:%think on 0aaaaaCCba000A0ab
k2:%time %does aaaa0a0caCaaB0a0C
k2:%time %fare bBdb0a0DbBaa0000B
k2:%time %figure baDaaa0b0a0a0C00b
k2:%time %is aaaa0b0E0a0a0000b
k2:%time %make Daaa0a0Cababa000b
k2:%time %or bcaa0baGaaaaaBa0c
k2:%time %own Fa0dB0bdDCcE0Bcae
k2:%time %should 0aa00baEaBb00a0ac
k2:%time %that abBa0a0baFaAaaa0c
k2:%time %time caaa0aaD0a0a0a00B
k2:%time %video c0AaaaaCdAaaaAbaF
k2:%time %you aba0000a0000Fa00d
k2:%time > 0caccaBEDDEceecaE
k2:%time ^ 0F0b0ECfAbca0aaaA
k2:%time _ AbEDaebEbeBbbAC0b
k2:%time a aaa00c0Ea00000a0a
k2:%time and 00aaaAADaab0aaaab
k2:%time for bacaa0bJabbaaAAad
k2:%time in a0aa0EDdaaA0aCbac
k2:%time of AbbabCaBacaaa0Eaa
k2:%time to acbHBBbCbbbabaBae
k2:%time with caab0bDaaDaa0aA0B
k2:%title %idea 00000bD000b0000aa
k2:%title %is a0aa0aba000aaEa0B
k2:%title ^ aaaaaaE0aaa0aaaBc
k2:%title for a0baaAIa0aba0caae
k2:%titled %fare a0Ee0EAaa00aaba0c
k2:%titled %or a0dD0daa000a0AA0E
k2:%titled %predict 00ba0ba00000aE00a
k2:%titled %video D00A0bC000aa0daab
k2:%titled > ddBddFFbCbcCcD0Ff
k2:%titled ^ acaAa000abaa0F0Ab
k2:%titled sound 00aa0bE000000a0aa
k2:%video %ask baa00000aaE000a0b
k2:%video %describe 0000aaa000a000acE
k2:%video %does HefC0aa0bbaaaaaaE
k2:%video %earn aCdbaaaBbabIaaaae
k2:%video %fare FaEabBacdBCdbBaae
k2:%video %figure aCDDaaadbabcacaAD
k2:%video %good A0EbacabaaDbbaaaC
k2:%video %grow aAbAaaabDa0a00a0C
k2:%video %idea baacaDaba0Fa0aaab
k2:%video %is CeaaaCAbbADcabaBE
k2:%video %make CDAcbfbFcbcJaDbah
k2:%video %or EAcADDacbaaAaaaae
k2:%video %own aeDaADaaaCcbaaabC
k2:%video %period bFca000aaDcba000b
k2:%video %plan aabb0aabaDDa0aaac
k2:%video %should 0b0a0b0caBDa0000B
k2:%video %super ABea000ba00C0aa0D
k2:%video %that CadBaDaaCbAbAb0aa
k2:%video %time bbbb0aaEbaa00000C
k2:%video %titled baeA0baa00000A0AF
k2:%video %video 0bcC00AaaaaE000Ad
k2:%video %what aCba0c0aBCbaaB00a
k2:%video %where 00A00BD000baaa0ab
k2:%video %would b0b0cbaa0aFaBc00B
k2:%video %yes aCcB0baBaaaaaACaa
k2:%video 1 aabF0a000a0aa0a0b
k2:%video > CkdBCcBEceDFDCbcE
k2:%video ^ cDCb0BcbadfDCADDe
k2:%video _ dIbAaA0EBbdaabADg
k2:%video a 00DaaCbd0aca0ba0D
k2:%video about bcFcbEFbbbdbbAcCd
k2:%video and bac0aAAAaAaaAb00F
k2:%video at cbcBabaCD0aaadaaE
k2:%video bring Bbbaa00aaaaFa000b
k2:%video by bEfF0aa0a00a0aa0a
k2:%video cameras 0aabaCBa0BbB0BBad
k2:%video de bDbBaFBabac0aBa0e
k2:%video for D0AabcBcabCcadabH
k2:%video format 0abb0b0000aFa000b
k2:%video from bFbbbcaaGabcaaabB
k2:%video get Eacbbca00acc0H0ab
k2:%video got cDacb00a0a0caa0aF
k2:%video holding adFA0000a00a00a0b
k2:%video hurt aab00caaa00a0000E
k2:%video in 0DfDag0aAaEcabbEE
k2:%video now cbaa0a0aAcEa0a00D
k2:%video of 0AdB0FAbGAAdBDdCi
k2:%video on FcbdDIDcaadccaFEl
k2:%video please cEAa0babaabaaCaaB
k2:%video pls dEdaaaa0aaAaaa0aF
k2:%video still cbJda0aaaaacabB0c
k2:%video the aAca0FacaBaa0A0Bd
k2:%video to acGb0DbbadaaabaaC
k2:%video uber abA0aEAababaaCaBd
k2:%video with bAEaabbacEaaaaaAc
k2:%views %does cDDa00000a0b0ba0a
k2:%views %figure EaDa0a0a000baB00f
k2:%views %good C0ca0baa0aaE0a00b
k2:%views %is dbcaa000aa0Aab00I
k2:%views %predict b0b00a000000cF00b
k2:%views %would a0b00a00000a0D00a
k2:%views > eBGab0bFccbDCcbba
k2:%views ^ baaa0acaa00E0Ea0d
k2:%views _ Ebc0aaaaaaabaHaaf
k2:%views came adFa0000000a0c00a
k2:%views didnt E00a0a0a00aa0a00c
k2:%views duration gca00000000a0a00J
k2:%views for bac00baaBaaaBHaad
k2:%views of cCAb0a0aaaAaaBa0B
k2:%views on cBFA0aaABacaae0aC
k2:%views per GbdD0a0a000b0b00c
k2:%views the bBEa0000000a0b00d
k2:%watching %make baaa0a00AaaaE0a0b
k2:%watching %own caFabCaBfDbbcBaaC
k2:%watching %that BACca0bab00aaC00b
k2:%watching %time bab0000bab0a0000F
k2:%watching %video Fcba000aab0a0000a
k2:%watching > dCaBa00DECbaabaae
k2:%watching on b0ba0a0aA00a0bc0F
k2:%weekday %or aaaA0aaFaa0a0aa0c
k2:%weekday %video cGcb00aBbabC0a0ac
k2:%weekday > bc0cb0bABGCbbcccF
k2:%weekday ^ aGcAabaDbb0bcAbaa
k2:%weekday _ 0bbE0a0Baa000000c
k2:%weekday at aa0a0aaCaaa0ba00C
k2:%what %ask b0aaDabaabba0aA0E
k2:%what %does EAbACcacFAcEabcaf
k2:%what %fare dGbcDAabABdGAaaag
k2:%what %figure Eabaaa0caaabaA00C
k2:%what %idea a00aDb0aDac000aaa
k2:%what %is EbBeCAbdCDdaaaaaB
k2:%what %make BbbcbCBb0BFebcbAE
k2:%what %next abaaba0aACFa0aa0e
k2:%what %own HDDaDcbddBcEafbbe
k2:%what %people aA0aAa0aaaaa0Gb0e
k2:%what %period aaaaadaCbbaB0bE0B
k2:%what %plan 0aa0a000aEab00a0b
k2:%what %should aaabbcBebBCbaAaBG
k2:%what %that cdI0AdcbC0dCBaaa0
k2:%what %time bbbbbaaIbCbcaaBad
k2:%what %video bAbCAbab0bDB0caaB
k2:%what %views b0aa000a0aaa0E00b
k2:%what %what BdCaAaacBEBbEba0f
k2:%what %would CbbAadEbccGbaAaaa
k2:%what %you Bab0aBaaaaAaCba0A
k2:%what > CbcaCDabDcbbabbaC
k2:%what _ dcBFBdBbFdAedBF0c
k2:%what a DbcAadaHccBBacbAA
k2:%what awake cabaa00000000000E
k2:%what came aF000000abaa0000c
k2:%what can aaababAa0bEbaaaaC
k2:%what comes aaa0aaa0bHca0b0ac
k2:%what coming baaaa00aaEaE0ca0d
k2:%what else aaa0ea0aaaDa0a00D
k2:%what first b0aabaaaaHab0aa0c
k2:%what happened 0CEaaaa0ccbaBbaaC
k2:%what happens 0b00aaaaabaaCc0bE
k2:%what he 00a0Ca00aFaa0aaae
k2:%what in 0aa0aE0a0Db00ca0c
k2:%what now babcaa0aaaba0a0BG
k2:%what on aC000a00aDCa00a0e
k2:%what runs aa0Faa00aba00a00d
k2:%what stands 00000000aE000000d
k2:%what the gEEcEecAcge0DIacG
k2:%what there a0b0Ba0aa0a00baaE
k2:%what to aaa0aaCaacHa0a0Ag
k2:%when %does ba0aaa0Aaa0ba0D0B
k2:%when %fare EcaA000baA00a000b
k2:%when %is babcba0HaDaaa0b0e
k2:%when %make aa0aaa0DaCa0a0A0d
k2:%when %own abBABabc0ebabaaaH
k2:%when %should aaaa0baaaDa0aaCaA
k2:%when %you 0000a00a0a00F0a0e
k2:%when > 0Aaa0aaaaFa00a0ad
k2:%when the 00a00a0b0C000aD0c
k2:%where %does D0ab0000aa0D0000d
k2:%where %is AECb00baaaaa0a00d
k2:%where %make aaaaab0aa0B0b0aaD
k2:%where %own BbDa0DDa0adbbb0bb
k2:%where _ c0a00Aaaa0aa0a00E
k2:%which %idea a0acEc0bbaECaab0c
k2:%which %is cbFdabaBaCaaaCC0b
k2:%which %own aaFc0aAaa0aa0a00b
k2:%which %period 00aab00aaabA00F0b
k2:%which %question a0aaE00aab00000bb
k2:%which %that CEcBaaadbECbbbabd
k2:%which %time bbbdacaHcCaaaaAaB
k2:%which %video CcacdcacCGBCaabaA
k2:%which _ aaababadbbaaCbbaI
k2:%which of BGaDcaabEaaCaabbh
k2:%which regular babFa00aaa0a0000c
k2:%why %is cAaba00aaa0a00a0F
k2:%why > aacbFaCaaaaaaaaaa
k2:%would %is aCaaAaAb0aDaaba0A
k2:%would %make b0Ba0aacaaFaBd0Ab
k2:%would %own c0bbdDDbbbFaDcaac
k2:%would %people 0000cE0a00000a00c
k2:%would %that aaccaEdDbbcaaDaBB
k2:%would %titled a0bb0Dba00ba0D00a
k2:%would %watching a0a00A0000a00E00d
k2:%would %you EbDCBdFBA0d0ggaCD
k2:%would _ aaaaabaA0aE00ba0a
k2:%would a aacB0ccba0baaIaac
k2:%would the a0baabaaaacb0FaaD
k2:%write %idea a000B0000aE0000ad
k2:%write %or BaAE0aac0a0aaaa0a
k2:%write %own baca0aabbbaaaa0EE
k2:%write %that a0CaCaAa000aaaaCc
k2:%write > cabcbdFCaDB0dabBB
k2:%write ^ aa0aCaCa00Aaaa00b
k2:%write a a0b0bbBa0aa00caAF
k2:%write at ba0a000b0a0aH0a0e
k2:%write for EabaaBbdaad0cbaCF
k2:%write on a00a0baB000Caa0Ed
k2:%write than CDB0acb0BbaADabae
k2:%write the 00a0abB000aa0b0CA
k2:%yes %grow AEcdacaCaaaaaaFad
k2:%yes %make baaaBa00Fcaa00a0a
k2:%yes %or aaaaaFab0a0aaaB0d
k2:%yes %stuck acaa0aaBbAAaaa0AD
k2:%yes %yes aabaaHbCbabaaabac
k2:%yes > DDdb0FcBaBcbDcabe
k2:%yes ^ BaaaaE0aa0000aa0c
k2:%yes _ DabAAAAaaa0baA0ab
k2:%yes for 000aaDaa00a00A0Ab
k2:%you %ask aa0Bbba0aaAaFdaaA
k2:%you %does 0bbaacaabaIae0aaB
k2:%you %fare a0a00a000000E000c
k2:%you %figure a0aa0a0a0000DaB0c
k2:%you %is aaaa0aaaaaBaaaaaE
k2:%you %lamp a0000b000000F000d
k2:%you %make 0aab0DaAaaAaca0AB
k2:%you %predict 0aa00a0000b0DC00c
k2:%you %right aa000a0a00a0E000d
k2:%you %suggest Aa000D0A0000Aa00d
k2:%you %think a0bAaCbaaaBbdDbaB
k2:%you > babCaaaaaabaAFa00
k2:%you ^ CBGdBFdbaAdAgfbDD
k2:%you _ badbaacbaaCaHAaaA
k2:%you put B000acE000A00c0aa
k2:%you stories a0C00DA000a0ca00c
k2:0 ^ 00000a000000a00Db
k2:1 > aabF0a000a0aa0a0b
k2:10 %video bFb0a00aa0aa0a00a
k2:10 seconds 00ba0ab0aaa00b0bF
k2:24 %time aCaa0ECbaaba0aa0c
k2:3 %time bbCa0Eaca00aaaa0B
k2:3 _ a000aAB00a0a0a0Ee
k2:3 of baF0aa000a0a00a0c
k2:30 %time aDDBaDCccacabBbad
k2:3rd > 00ba0000aF000ab0c
k2:90s laptop 00000Ba0aa0ba0E0d
k2:< %amount Fbb00a0a00aaaB00c
k2:< %ask dcDaEcBaAbGcba0bd
k2:< %channel Faa00a0aA0baaa00d
k2:< %comment abc0ba00aaaaaa0aG
k2:< %demand a0aaabaaaaaaaaCaE
k2:< %describe aacbabbbaaaaabBIb
k2:< %does dEDabDCEDbfaaAHcj
k2:< %earn aaba0bb0aaaGabaac
k2:< %fare ADEea0ccCEc0Ddbbd
k2:< %figure JBebEebecBcDdacBB
k2:< %good abcBbDcfbbBbcDBBF
k2:< %grow FaabaaaabaaaaaGaf
k2:< %how DeCBbeCccEfDAaAbD
k2:< %idea babb0eDcb0GbabDFf
k2:< %is CDecCGfFgCheBAIfD
k2:< %lamp a0a00EaaaaaabbbaB
k2:< %last bIbaaaaacaaaCaaad
k2:< %make EfeFFeDAebfaAfbEH
k2:< %many HcbaababbbaEa0aac
k2:< %money bbbaaabababMaabaf
k2:< %name aaaaabDaaacaaaaaE
k2:< %next cCcabcaadIDAabCaf
k2:< %own FACDiddaeFFAfAFAd
k2:< %people dcaeEaccDcdCCcHbB
k2:< %period KababcabAe0baaeaB
k2:< %plan 00aaa0baaFbaaAaaa
k2:< %predict abbbaddacbdaCNaad
k2:< %publish dcBaaa0GbdbaaaaaE
k2:< %right cbbbaIabbacbFB0Bf
k2:< %rival acaa0DabG0aaaaa0e
k2:< %season abbbaa0acaaaaaFaC
k2:< %serial a0aE00aa0a0a0a00b
k2:< %should cbbDaHbBbcfbBbbcF
k2:< %stuck baecaDDaabCaAFaad
k2:< %subs GaaabaaaaabaaabaC
k2:< %suggest CFBcAeE0baCfadaCa
k2:< %super eGEcFcbcAbBGccece
k2:< %that caDAbCbAEcEbCcbbe
k2:< %think a0aE0Caaa0aaaaaac
k2:< %time CdcFbebFDDbCEcBai
k2:< %title aaaaacKaaabaabaaf
k2:< %titled caFbaAFababBbaabe
k2:< %video EEfDcDccacGeadaDd
k2:< %views EBGaacabaaacbaabc
k2:< %watching cEdFAbabFAc0Fbbah
k2:< %weekday aAab0a0Gab0aaaa0d
k2:< %what AabFChBEBBdafEDcA
k2:< %when AccdcdbIcDccDbEbd
k2:< %where AccbababaaADa0aaF
k2:< %which BcCECfc0CDACdbbc0
k2:< %why dbabbaaaaaabBabaI
k2:< %would AaAceKdEAagaBDbDh
k2:< %write cadbccBbbbDbabaFG
k2:< %yes 0baa0Fbaaa000acbC
k2:< %you baabbabaaaCbFebaG
k2:< _ fchdKEHbGeaAdhAAE
k2:< a cabbbDaaaacaabBaG
k2:< add 0aaa00000000000eF
k2:< any cCcCFeBbCEEccbccd
k2:< anything bAbbBbDaGDababbbf
k2:< at Ababba0Baaa00aa0E
k2:< before abaaAAbB0baaCBBab
k2:< between 0acEaaa000000D00e
k2:< bottom cFKbaaacabacaabaf
k2:< bring c0aaaa00aabaa0b0G
k2:< camera 00aa0bE000000a00c
k2:< can dcacbFdcbcdCDCacH
k2:< catch a0c00000Ea0a0000b
k2:< cheap 0000aa000aaa0aacF
k2:< check baFaABdbCbcdaaAaE
k2:< compare EAGaabbabacABcabe
k2:< desc a0caabcaaaaaacaJd
k2:< either aaaaaHaa00aaaabae
k2:< explain a0aacab00a0b0aa0G
k2:< feels FbcCaa00aaaaa0b0c
k2:< fill baaaababEgIbaaaBc
k2:< first a0b00aaa0CaabC0Cb
k2:< fix aaba0ab0aa0aaa0DB
k2:< for c0b0000C000F0d00c
k2:< got abaaAaabaEGaaaaaf
k2:< if cdca0daGacbbaHaaA
k2:< improve 00bc0cH0a00a0baBc
k2:< its aH0b0cadbaBaabaaB
k2:< judge aaaaaaaaaaaaGaaac
k2:< just EDba0a0aa0a0aaa0e
k2:< kindly DbDBcbbBA0BC0baAd
k2:< low aaba0baa0aAaaHaad
k2:< man babaabababbaaaaaI
k2:< mark aaaaaa0aaaaaHaa0e
k2:< membership aac00a00aa0c0a00H
k2:< more a0aabba00aEbaCaab
k2:< on aacbGcadaFaaaabab
k2:< optimal a0000a0G0a000aa0e
k2:< over b0baab00000a0G0ca
k2:< patreon 000c0b00000a0000E
k2:< per aaa00a000a0Faa00c
k2:< pitch a0a0aEaaaaEa0baad
k2:< please dacAACcCa0bE0b00C
k2:< prove a0aa0aa00a0aE0a0b
k2:< public a0aa0d0b0a0a00I0d
k2:< pull bCDaaaa0ab0aaba0D
k2:< put aAba00abbbaaaa0aF
k2:< quantity Faaa0a00aaaa0000d
k2:< quick GFcaaa0aaaaaaaa0f
k2:< rank aFcBaFbab0baaaaae
k2:< read b0baAaaaaFaaa00ac
k2:< report H0aaaaba0c0G00a0j
k2:< result aaGaaaa00aaa0a0ae
k2:< sales aca00000abaa0000F
k2:< score aaaaabaaaaaaLabag
k2:< set 0a000aab0ba0baa0F
k2:< shares acca0a00a0aaaa0aG
k2:< show bBbb0babEGbbCcaae
k2:< so FbBbabbaAE0b0Ac0c
k2:< state Faba0a0a00a00000c
k2:< thanks aaaaaa0aaaaac0a0F
k2:< the cFFFedbAFbCafBaBi
k2:< three 0ab00cF00aBa0a0bb
k2:< throw aac0acCaaaHaab0ad
k2:< todays bGeaaaaaaIaaabaag
k2:< translate 00aaaab000000a0bD
k2:< turn acbabbaaaabcbaaCI
k2:< two 00a00aFa00a00b0ad
k2:^ %amount baa000Aa0a0b0B0bE
k2:^ %ask aCaaccba00ba0ABaF
k2:^ %does EbABdbbDCabaAcEae
k2:^ %fare 0BDdA0a0DabCBcBaf
k2:^ %figure BbaBBa0a00aBbB00c
k2:^ %good cBbBaOcdbaddbBbbg
k2:^ %grow baaBabBaabaacaF0B
k2:^ %how eJbf0cacccD0EFcBe
k2:^ %idea a0aFabDaBaaa00fBc
k2:^ %is EEaDcebDcccdcGBcd
k2:^ %lamp aCaaaEbaaa0acaaBc
k2:^ %last ada00000F000Ba00c
k2:^ %make cabbaHACbbbbabbDd
k2:^ %or bacBDAaAa0aABbBaa
k2:^ %own Gcad0CJfceCdebCDd
k2:^ %people ABaEababBabABaaad
k2:^ %publish bCaa0C0Cbaaaaa00d
k2:^ %right bAbCdFacabbabaHAf
k2:^ %should aa0A0GaBaac0aaaad
k2:^ %suggest BcBCACcbbACBbDaDi
k2:^ %that BAac0DAbacDa0bBab
k2:^ %think aaaaaEaCabAaacaaa
k2:^ %time cbabaEaAabbDaBa0b
k2:^ %titled a0Aba000a0aaaCaaB
k2:^ %video ACbaabCAbaCabbaBb
k2:^ %what a0dfCedBfFFGCaddF
k2:^ %where aECdabbaaaE0Bbabc
k2:^ %which ACDEbFacAdBccbdbB
k2:^ %why aabbEaAaaaaaaabaC
k2:^ %would aabcaHaBbadaacaaC
k2:^ %write a0Abcbaa000aaaaGa
k2:^ %yes DbcA0BAbabDACbC0f
k2:^ %you 0bba0aa0b0E0cF0ad
k2:^ 00 aa0a0a0B0a00a00Db
k2:^ 000 baBc0b0aaaaaaGaac
k2:^ > AabbbbaaabA0bbbCH
k2:^ _ aFAcACCcadfadDCBC
k2:^ a BabbaEDbaabaabBCd
k2:^ and Babc0abaBaB0Faaab
k2:^ any bCDbbdbaHbbaAaaab
k2:^ for aaAa0bAaaCaACaaAc
k2:^ if 0Daa0a0b0aABba00b
k2:^ in b0Aa0bbBa0AaaAaC0
k2:^ its abBa0bDAaaaaaaBAb
k2:^ keep 00aF0da0000a0a00c
k2:^ over aaEaabaa000aabDbc
k2:^ proof aa0a0b0a0a0aH0b0e
k2:^ pull bBE0baaa0a00aaaac
k2:^ put 0aa00bcB0000000aD
k2:^ show DCabaaaabbaaC0B0d
k2:^ still aabF0a00aa0aa0a0b
k2:^ the caBbaGCabCbcbCc0c
k2:^ throw baaaaaaaaaFaa000c
k2:_ %ask 0abbECabaabcaaaaE
k2:_ %channel acaa0a0cDabcaa0bH
k2:_ %comment 0000F00000000000e
k2:_ %does cEebcbaaDbbbaaFaC
k2:_ %fare aeDBaBA0b0aab0a0D
k2:_ %figure eaH0aa0baaaHabb0f
k2:_ %good aaBAaGababababbaA
k2:_ %grow BcBaBDaGEdbbaaCah
k2:_ %idea dabCbJdDbbcCabbad
k2:_ %is dacHecBdDcGHcbdad
k2:_ %last bhabHa00Faabaab0A
k2:_ %make BcBbbbacDAaBbBBAb
k2:_ %money a0abaa0aaa0a0a00D
k2:_ %next acaaAbBaGbaaaAaac
k2:_ %or bCbbaaaaaaaBcbEaD
k2:_ %own aecbBdbCCcGbbddbI
k2:_ %people caBacE0BbaaaaacaC
k2:_ %period Bab0abAb0Cae0ab0G
k2:_ %predict 000aac00aaCaEba0b
k2:_ %publish Edcaaba0Fccaaaa0C
k2:_ %right bbcbababaaFbcaDaF
k2:_ %stuck aaCcAEaaaaCaba0a0
k2:_ %super abBaaa0aaaab0aA0E
k2:_ %that egCaCdBbcHAGBebEe
k2:_ %time BbdAadbEA0EbaDbBe
k2:_ %title a0aabaH0aaaa0aa0e
k2:_ %video hgNdCfbcGbbDacEEg
k2:_ %views caBC00bFa00D0a00f
k2:_ %weekday BbaHabaaababaB0Cg
k2:_ %what bbBabGaAabBbCaa0d
k2:_ %yes bbaaAABaaaaaA0b0D
k2:_ %you aAaDaba0a0Bab0aAa
k2:_ > eeaabEEAgFbfCCaCE
k2:_ ^ dECcbFFbcccbBcEbf
k2:_ a dcJcaGAcbc0babcBc
k2:_ about a0a0Bbc0aacaAaabG
k2:_ and 0a0AbbaaBbbabaaCE
k2:_ at baaa0abbbaaaACA0E
k2:_ away bababa0aaa0baaB0G
k2:_ between 000a0EaaaCc00aaac
k2:_ by baaCac0BabaH0aa0e
k2:_ de cbCbaa0BBabaaaBC0
k2:_ for cbddbbbCcaBCcbCaI
k2:_ form b000aa0baaca00a0F
k2:_ from acBaAbCbdFaaaCa0b
k2:_ get d0D00aa0000b0B00B
k2:_ hai 0Cb0Fba0aDb0000ag
k2:_ in 0ecEECCcbBdfbcFcD
k2:_ kya aaaaFbaaBCGaaabai
k2:_ of FAeAbBcAdDcbba0bE
k2:_ on BbBebGedaBFbDdDbd
k2:_ per eaa00000000G0000c
k2:_ put 0caa0a00E000a0a0a
k2:_ still aaabaAbbCEaaaac00
k2:_ than a0bD0bEAaaaaabaab
k2:_ the EcbCDfEabFcdbcaBc
k2:_ thing a0abaD0aBDaa0ac0b
k2:_ to d0bAaFcAdCcaaccCE
k2:_ version 00aa0bG0a00a0baac
k2:_ win baC00000aaFa0000e
k2:_ with Cacaa0AaCabaaba0D
k2:a %amount baAa0BabaabF0Da0f
k2:a %describe 00a0aaa000000baCB
k2:a %fare bCCb0caaba0aaaaAD
k2:a %figure ECcAabcAaaaaaE0ae
k2:a %good BAcbbdCHBbGbaAbBh
k2:a %grow a0aBaCaaaaaaa0Dac
k2:a %idea a0aabdaBaBDa0aD0c
k2:a %next baD0aababb0a0aa0E
k2:a %people b000cA000aa000a0D
k2:a %period BdDbaGbGbecAa0bab
k2:a %plan bac00aabaFa0a000A
k2:a %serial aaacCBa000000Aa0B
k2:a %suggest 0bCaabaaEaD0Aaaad
k2:a %time a0abbFDeaaA00caaB
k2:a %title Aaaa0aBbC0a0ab0bD
k2:a %video dahaEHEbdcfcdbABI
k2:a 90s 00000Ba0aa00a0E0e
k2:a _ DAcADcFaCBcad0bcb
k2:a b 00a00aFa00a00b0ad
k2:a bamboo 00aa0Daa00aa0BB0d
k2:a banger a0aA0aa00aE0aaaac
k2:a bit 00aaaFb0B0000ab0c
k2:a christmas a0aa0baaaaEaabDac
k2:a coin aaaaabaaa0aaFabaa
k2:a few 0000BcB00aB00baBb
k2:a fortnight 00a0ad0Ia0aaaba0e
k2:a health b0000a0H00aa0a00e
k2:a horror 000aaFA000a00000e
k2:a jam a0A00bD00ab00b0Dc
k2:a linkedin 00000aaba0000a0cE
k2:a robot 00a0aBa0Aaa0aCA0c
k2:a success baHbac0baa0a0aa0b
k2:a thing AabDacabAaaa0aG0e
k2:about %own c0BaECaaaadbDdbcC
k2:about %that aAaaaa000aaaa00aE
k2:about > 0aaaDAaB0bCaabaAd
k2:about _ acBbbEAabacBa0EAc
k2:about a aacbDCBaaabaaabEd
k2:about speedrunning 0000c0Aa00a00Fb0d
k2:about the bdDcEaaabaaaAaCaA
k2:accompanying %write 00a00ba000a0aa0Fd
k2:add %describe 00a000000000000eE
k2:add %grow c00F0000aa0000c0a
k2:advertiser friendly eaba0a0a000a0000F
k2:again > aaaaEa0aDAaacaa0c
k2:again ^ 0acb0aabC0a00baaE
k2:age _ aaaab00aaaaa00a0E
k2:airfryer > 0000cA00a000A0F0e
k2:all %own bBcD0aaabbAaaa00D
k2:all %time CCGcaaafabbaaaaaC
k2:all the d0BABAaaaaBaBa0aA
k2:alternatives > 00db0bG0a00a0aB0c
k2:an %video 000b0EA000b00a0ab
k2:an _ caaaAcaaBbFab0aaC
k2:an old aaaaaECbaa0aa0bAc
k2:and %how bAaEba00BCaaAaa0d
k2:and %own a0aca0bbbcB0BCAaD
k2:and %suggest BdAa0aaaaaa0bA00E
k2:and %that 00b0aa0a0bB0CA00a
k2:and %what aBcEba0aaaacCb00A
k2:and %which b0bB000a0A0a0a0Dc
k2:and %yes aa0Ea0A0abaa0000c
k2:and _ abcbAba0CBBaab0aD
k2:and a aBab0D0aaaDa0ba0c
k2:and high 00a00ba000aa0F0ac
k2:and its baaaaa0a0aA00DB0a
k2:any %good bEFcBbbCDbcaaabae
k2:any %idea a000aba0aAE0aaa0b
k2:any %next 0c000a00Eab00000b
k2:any %video Fac00baaCaBaacaac
k2:any _ abaabCaaAFabaabab
k2:any a 0a00aa00ada000a0F
k2:any bangers aFa0aaaaBaaaa000d
k2:any of cEaCa000Baaaa000d
k2:anymore > baabaa0aaaa000G0c
k2:anything %or aaaa0c0a000F0aa0a
k2:anything %plan a0aaa00aaFaa00a0e
k2:anything > baaaAaabaFABaaa0d
k2:anything for a0a00a0b0B0E0000c
k2:around > a000a00G0a0000a0e
k2:as %fare 0abb0a0b0000a000E
k2:as a A0CbacabaabaAaD0A
k2:as the c0BGaaBaabbaaAdab
k2:at %amount A0a00000000aad00E
k2:at %own baaaAbaAa0Aaa0a0D
k2:at %that b000A00a0a0aE0a0b
k2:at %time baC00b0baa00aCaaC
k2:at > dEFa0abbab0aaB00c
k2:at _ caCBadcEbbaaaBb0D
k2:at all Gaebaa0Baa0aa0A0c
k2:at guessing b00a000a000aF0a0d
k2:at home a0aa0Ca000A0abaCc
k2:at now AaE00abaa00aaa00c
k2:at the CbbAd0AADdaCbbBAA
k2:awake all cabaa00000000000E
k2:b for 00a00aFa00a00a0ad
k2:back ^ cBbAa0a0Da0daaa0D
k2:badly %fare aaF0000000000000e
k2:bamboo lamp b0aaaDaa0aaaBAB0b
k2:barefoot shoes baDaaCaaabbaacBa0
k2:batter %video caD0aB000Dba0b00b
k2:beat %own dBdbaa0AFa0bDBa0d
k2:beaten %own aBabca00Faa000a0b
k2:because of cbbaa0000a000000F
k2:before %own bbbaABbEBbaABBBae
k2:before %that aDaa0abbaa0aaa00C
k2:before > DDcbaa0a0baDaaa0c
k2:beginner %video c0E00bCaa0aa0a0ab
k2:behind > dB0a000aaG0aa000c
k2:beneath %own 0ab0Baa00ada000If
k2:bet on 00000a000aa0G000f
k2:between %own 0aaEa00000000000e
k2:big %would a0aa0ba0aaa00Ea0a
k2:big picture F0a000000aa00000e
k2:birria tacos a0CaaDab0aabaF0ae
k2:blew %grow acBaa0a0EaBa0000c
k2:board > E0b0a000aAa00000c
k2:boat %video caEG0daaAaacaaaad
k2:bottom 3 aDEaaa00aaaa00a0d
k2:bottom 5 acHa0a00ababa0a0c
k2:bread %video aa0aDaa0a0a0BA0aa
k2:bread _ 000a0E0a000000a0d
k2:bread with aaBaab00aaDaa00aa
k2:bring %own baaaaa00aabAaab0G
k2:bring in abbaaababbaIaBa0d
k2:brings the 0000a000000E0000e
k2:budget _ aaBa0D00aa0aa0aAc
k2:bullet journals baBaaaBaAa0a0BCad
k2:buy %amount baa0000000aa0b00E
k2:by %period c0a0a0000b0C0000D
k2:by %weekday aaac0bacaE000aa0D
k2:by the ab00aa0C0aaaA0a0C
k2:came %stuck aE000000abbaA000c
k2:came > adFa0000000a0c00a
k2:camera > aaba0aa0aa0aaaa0E
k2:can %own eddcbFbBbdBBFDbcD
k2:can %you 0CFb0a0Aa0bBfbaBA
k2:candle %make baEaac0a0aAaaCCbc
k2:caption for 0ca0aaa0a0aa0a0aF
k2:car detailing a0aaaa0a0aa0a0E0c
k2:care about a00adAa0a0a00aG0d
k2:cares about b0babba0b0a00aH0c
k2:carp fishing aaaa0DAbaCaAb000d
k2:case for 00a00aaa00a00Gaad
k2:catch %own a0c00000Ea0a0000b
k2:change the abaa0acD0a0a0aabF
k2:character limit a000aab000000a0bE
k2:charity shop aaACCBabbaaaaBcAc
k2:cheap _ aaA0a00aabaaaaacF
k2:cheap wine abCabCaa0a0EaaBaf
k2:check %own a0ba0Ba0aabdaa0aF
k2:check ^ A0000G0000a000A0g
k2:check the a0H0aadaa0aaaa00d
k2:chess openings aacBAAaaCaaaabCCc
k2:christmas > cBaa0b0a0A0ba0D0C
k2:clean %grow 0abbabaaa0000aaDD
k2:click > 00aa0AD00aa0ababA
k2:coin toss 00000baa0000Eaa0c
k2:cold plunges abBbaDBaaacabDDad
k2:comes %next aaa0aaa0bHca0b0ac
k2:coming %grow baabB00abGaa00a0d
k2:compare %own FBDa0aaaaabbaa0ad
k2:compared to DDEaabaacaaa0ca0c
k2:compared with Fbbc0aaaBaaaa000b
k2:comparison > 00a00aEa00000a0ad
k2:cooking %video 00a0ab0Aaa0a0aacE
k2:cosplay armor abCabCBaaaaaabBAc
k2:counted on cba0000000000a00E
k2:course > b0aa0G00a0000000e
k2:davinci _ 00000G0000000000f
k2:de %video 0aa0aca0abGa0aaaa
k2:de _ cbaBaDBaaac0a0bC0
k2:deal with aa00c0000a00a0a0E
k2:death ^ a00b0F0aaaaa00a0b
k2:desc for a0b00baaaaaaabaIe
k2:didnt %own E00a0a0a00aa0a00c
k2:done the bFdb0D00aaaa00a0a
k2:dont know aa0aca000aCaa0A0C
k2:dont remember 00aaAaa0aEa00a0ad
k2:dosa batter caDaaC000CAaabAac
k2:drone racing caF0aAab0a0a0CAAd
k2:edit the 0a0a0b0a0aa00a0aE
k2:editing > baabbbaabGabaabaD
k2:editor %ask 0000a0000F0a0000f
k2:ein %video aacaaFA0aabaaDaac
k2:elden ring bdEbaBaacBbBaBaaB
k2:else %make a000d00a00a00000E
k2:end > abCaaba0aaBaBaa0A
k2:end of abaaaa0aaBDa00a0A
k2:eps of a00F00000a0a0a00d
k2:every %time baaaac0Cab0a00a0F
k2:everything %own AEbaa000baaC0000c
k2:exam > aaaac00aabaa0aa0F
k2:eyes > DcBBa00a000a0000c
k2:feck %right aaba0a0000a0c0a0F
k2:feels %ask Fb0Caa00aaaaa0b0d
k2:fence %publish bcB00DCb0Da00bA0e
k2:fill %own aAa0aa0aEaBa0000d
k2:fill the a0000a0a0dGa0000c
k2:finished > aa0Ea00Aab000000c
k2:finished ^ 0abcba000aEaa0Fad
k2:first %period a0b000aa0b0a0E0ab
k2:first 10 00ba0aa0aaa00b0bF
k2:first > babacCaaaJabaab0f
k2:first two 000abaa00000b00Fc
k2:fishing %time aaBb0CBdBAaA0BA0c
k2:fishing > a0ba0DAa000abC0Ac
k2:fit %own a0000E0b00a00a00c
k2:fix %that 00bB0aC0aa000ab0B
k2:for %amount c0aa00Aa0aDEaca0b
k2:for %make 00000d0a0aa0aaaaF
k2:for %money 00000a0a0baEa000c
k2:for %next aa0a0aaaaCE0abaAb
k2:for %own HfFedGALehdGDe0cj
k2:for %period babaaabaaEGBaabaf
k2:for %that Cb0abBCc0EdcAcbaD
k2:for %titled a0BbaCbaaaaaaBAEe
k2:for %video bacaabaDaaCbAbaDa
k2:for %weekday aaaa0aac0ED0aabAc
k2:for > a000Fb0aaaCb0ba0d
k2:for _ AbbccaAACecbbcFED
k2:for a dacBBDCecdDAcHfbD
k2:for halloween aa00aa0a0DCc0aD0d
k2:for more b000D00000aa0ac0C
k2:for the aAEdddEbbIDaEceAg
k2:for youtube a0aa0a00000c0aaE0
k2:form > Dabaaa0aabaHaaa0f
k2:format %good 0abb0b0000aFa000b
k2:format > D0a0Aa000a0G00a0h
k2:formats ^ aaaG0aaa0aaa0aa0d
k2:free %time aa000A0caFaa0aa0b
k2:free gnocchi baBabD0aaaaDbAAac
k2:from %own cbaaaaaaBGBBaAaae
k2:from %that aDbaaaaaCaaaaa0Ab
k2:from %weekday 0Fbb0cab0aaaaa0aC
k2:from _ adbccBAbGabbabEaA
k2:from the bafcEcaaCcAGaBcaD
k2:full %time 00000caba0000000E
k2:gel %right 0aa00ca00A0AaEa0b
k2:general > E0aa0acbaaaa0aB0A
k2:general feeling a0aaG00aaa0a0aa0e
k2:get %own b0a0aa00aaAaaa00E
k2:get > caHEcbaaabacaaaab
k2:get away 0aa00F0a00A00b00e
k2:get more aaCCabaa000baAD0e
k2:get to b0ba0cAa000a0F00b
k2:gluten free baBabD0aaaaDbAAac
k2:goat shed a0baa0a0CA0AaDaAe
k2:goes the aCc00aa0aa0aaF0ac
k2:got > abBAb000abaaAba0D
k2:got rejected 0ab00a00aaDca0b0D
k2:got the ECdc000C000b0a00c
k2:grammar battles a0aGaa0a0a0aa0a0d
k2:gta 6 aaaaaB0babaaa0a0E
k2:guesses > 00000a000aa0G000f
k2:hair care aaaa0D0a0aaAaaB0c
k2:harbour pilot aaAaAAaaaaaaaEAad
k2:hardcore %stuck aabF0a0aaa0aa0a0b
k2:having a a0aabb0aEa000aD0c
k2:health %video a0a00d0000a00D00C
k2:here > BaaaaEaaabCaaca0c
k2:high > a0aaaaaaaaaaaFa0c
k2:holding %grow AdFCa00aaa0a0aa0b
k2:home espresso baBaBaAaaCaaaBEag
k2:honest > EaaaAaaaabaaaaaa0
k2:horror game 00babFAa00aa0aBad
k2:huge ^ aaAb0b00aaaaa0F0b
k2:humane pin a0bcaEaaaabCbCBac
k2:ielts speaking 00FbAa00b0000aaac
k2:if %own ededdCaHccccaKCbb
k2:if %you BDabaabb0aCBdb000
k2:if the 0cbBaaa0aa0BaAa0D
k2:improve please 00ba0bF0a00a0b0ab
k2:in %amount DDBacaaaaaadacCaB
k2:in %figure d0A00000000Ba000D
k2:in %money a0a00a00000C00C0c
k2:in %own bcadAbaAKADdbbcBf
k2:in %period cDDaabBaad0F0ab0d
k2:in %that Baba0aaAabBAaAaDc
k2:in %views baba0a0aa00b0F00b
k2:in > AabaaabaacbIabb0c
k2:in _ dbAcCa00c0CaAAcAG
k2:in a EacDB0acb0Acb0caC
k2:in editing 000aa00baJ0a00b0h
k2:in general E0aa0acbaaaa0aB00
k2:in georgia baBa0a00ba0aABC0b
k2:in studio 0aa000aa0ca00000E
k2:in the DcBdBcaCbECcadcAC
k2:index funds aaCb0BBbaaaaaCaab
k2:india > a0bb0ab0a0aa00A0E
k2:intro > caaaFaaaaabbaaaaD
k2:isnt connected b0a00a0aa0aaa000E
k2:its %is aEDaabadaaaaaaaaA
k2:jam recipe a0Aa0bD0aAb00b0Dc
k2:just %own ABabBb0A0a0aaaE0d
k2:just ^ EDba0a0aa0a0aaa0e
k2:keep %fare 00aE0Aaaa0a00c00b
k2:keep %own d0aaaa0a00aab000F
k2:keep > 0babaa0FBaaB0a00e
k2:keep tabs aaaaaaa0Faaaa000b
k2:keep telling 000aE000aac00000b
k2:kids science aaaaaCCcaabaaCaCc
k2:kindly ^ CbDBcbaBA0ACacaAd
k2:knackered > a0a0aaacaaaa0a00F
k2:knife sharpening bbbabEDaaaCaaCcCe
k2:knitting club a0aF0a00b00000a0d
k2:know %how bbBaca000a0aAaa0E
k2:know %what ba00ab0aACCF0a00g
k2:laptop > 00000B000a0000E0e
k2:lately > cEAdDbabIbbbDadag
k2:leave between c0a0000F0a0a0a00d
k2:lego castle a0ba0BA0A000CAaac
k2:less than cacBabaaaaaEaEbab
k2:lets play a0aFaa00a00000b0c
k2:limit of baaaba0a000000acG
k2:limit on a0a0aabb00000a0bF
k2:linkedin %publish 00000aaba0000a0cE
k2:linus tech 0caaa000Fa0aa000c
k2:listeners > daab00000a0a00a0F
k2:lol > aCAACaacaaCbabBCd
k2:look %grow aaEbabaaa000aaDac
k2:look for b0caaa0a0E0a0aG0f
k2:looking for a0aaaa0a0aDaabFae
k2:low and 00a00ba000aa0F0ac
k2:low effort aaaacaa0aaHaabaac
k2:low mid aabaaaaaaaaaaHaad
k2:mac %or a0aaabab0a0aaab0F
k2:machine > ba0aaaabaaaID0b0h
k2:magnet fishing aaBb0CBdBAaA0BA0c
k2:man %what aaa0aa0baaaa0aa0F
k2:manager > BCaa00a000Aa0000c
k2:mid high aabaaaaaaaaaaHaad
k2:mini pigs aabacF0aaabaaaCaa
k2:minute stuff Faab0a0000ab0a00b
k2:mock tests a0aaaDaaa0a0aBAac
k2:moment > C0aaab0aDa0AaaC0d
k2:moneywise > 0abdaa000a0Ga000b
k2:more %ask 0000da000aB00aD0a
k2:more %demand 000a0a000000aaE0c
k2:more %idea a000bba00aFab0aab
k2:more %or A0ba0ba0000b0Ea0a
k2:more %views Habb0bcA0aabaCa0d
k2:more > Baaaab0aAbbA0a00D
k2:more than daCBabacAbaEBBa0b
k2:moss %video aba0ab0aaCAa0C0ab
k2:moss gardens aaCaaC0aaAbaaaC0c
k2:moth trap baAaaa0aAabaaED0c
k2:mushroom foraging a00aBCAa0aaa0AC0e
k2:nah > CaAa0baaaaaaBbF0c
k2:names to 00b00aGa00aa0a0ae
k2:never finished a0bE0ba0a00a0a00b
k2:news > aaaaaaaaGbaabaaaA
k2:norwegian fjords a0BaaDa00aaA0aCad
k2:now > HdCAdDccBCEdcdCAd
k2:now ^ aCbdcbaBaaFa0aFae
k2:of %amount aaba0000aaaaaaa0E
k2:of %last eGFaaaaaca0baaa0e
k2:of %make a0aa0BaaaDaaa000d
k2:of %own CE0HfDcdbdeE0dbbC
k2:of %people CaccDc0aE0aaaBAad
k2:of %period B0aaa00b000000E0d
k2:of %that bCcDabbaaaAaabaAE
k2:of %time a0aaAD0AA0a00aa0c
k2:of %titled bdBcacE0Ea0Babaab
k2:of %video KefbacabbDBAabaab
k2:of %you a00000000a00Eb00c
k2:of _ AfCdaCcaAbBdbCCbF
k2:of a a0aaaDabaaa0aAAcC
k2:of all 0aFa0A0caaaaCaa0d
k2:of the bbDBbB00bBacdbdDE
k2:old %is Eaaa0a00aa0aaaa0b
k2:old %video dbaaaBabaaaaa000G
k2:old _ Baa00AE0000aaa0Ad
k2:old clock aaaaaEBaa0a00Caad
k2:on %figure HacaaaCaaaaAabaad
k2:on %how Eaba0Ba00a0aaa00b
k2:on %last ada00abac00000aaH
k2:on %money 00B00a00aa0d00a0E
k2:on %own gDebedcCdFBCHFb0b
k2:on %period Laa0aa0aadbaaad0e
k2:on %that CbBaaCaaAbAbEa0ae
k2:on %titled b0Cb0bb0a00BaE0ac
k2:on %video dbcaabaaaaaDaaa0G
k2:on %weekday cEadacaCadCaaAaaE
k2:on %what cEa0000b0aaa0aa0C
k2:on %which aaab0b0baFa0a000A
k2:on %you a00a0a00a000D000c
k2:on > baCEaeaBFbBaba0ac
k2:on _ ddEcbDBcDdc0abbCD
k2:on a bacaACFbbaaaaFbcd
k2:on anything a000000a0F00a0a0d
k2:on for abbaaaaaaFaaaBbaa
k2:on insta b000000c00a000a0E
k2:on the CcbADABDaEdcdeBb0
k2:on with 00aG0c0a0a00a0b0c
k2:on youtube B0ba0a000a0baaabD
k2:only %that babaDba0Fcaaaaaaa
k2:only _ aaaBaDaaaabDabbab
k2:only a 00aa0c0000aA0aE0b
k2:open > a00Ha00daba000b0b
k2:optimal %time a0000a0F000000a0e
k2:other %channel aa00b000Caa00000C
k2:over %or baDaacaa00aaBEDcd
k2:over the BBdac00cBaaBB0BAB
k2:page > CBabaaa0aaba00caE
k2:patreon %or 000c0b0000000000D
k2:per %amount f0ba000a00aH0b00A
k2:per %video CceDabaaaabFacaaC
k2:piece about a000cAAa0aa00Gb0d
k2:pilot > a0cEAaaaaaaaaFaae
k2:please > EaGccecbBDeeBCaaB
k2:please ^ dEfAAaFbcbDEAcaCf
k2:pls > BCdbAbbbCDcCAcbbC
k2:pls ^ aB00aaCa00A00A0Ce
k2:polity > a0a0ADaa0aaaaaaCd
k2:pounds for 00b0aaaa0aaEabaaC
k2:programmes ^ aa0E0a0a0a000a00b
k2:proof > aa0a0b0a0a0aH0b0e
k2:proper %video G0baaa0aababa000b
k2:prove %you 000a0aa0000aE000d
k2:public curiosity 000a0a00000000F0f
k2:pull > D0aa0babaaaa0Ea0c
k2:pull the baEabaaaab0aabaaD
k2:put %grow bBDbb0aEAabaaaaac
k2:put %stuck CFAaaaaADcaba0bae
k2:put a aac00b0A0D00000bC
k2:put for 00a000000a0a0a0Ec
k2:put on B000acD000a00c0Ab
k2:putting %stuck bC0a0a0DCbaaaaa0d
k2:q a 0bD00DaabDba0ac0b
k2:quantity of Faaa0a00aaaa0000d
k2:quarter > Dacaaaa0aaaGaaaaf
k2:rain barrels aaBbaE0aaaaaaB0ac
k2:reachable with aac00b0000000E00a
k2:read %own b0baAaaaaFaaa00ab
k2:read %you a0C00DA000a0ca00c
k2:recipe %video 0aaa0bbEa0b00aaDd
k2:recurring shows 00aFa00000000000e
k2:regular feature babHa00aab0a00b0d
k2:regular features aa0F0a0aaab0aa00b
k2:remember to 00aa0a00aE000a0ac
k2:rest > baBCaaaaa00Daaaac
k2:result for BaGabaab0aaaaAabb
k2:results > a0E00a00aaaa0a0ab
k2:retro calculators a0aaaC0a00ba0CB0c
k2:retro handhelds aaabaaAaaaaAabF0c
k2:rn > Gacbba0aaaCDacc0c
k2:roast %own c0aG0ca0a0000aa0a
k2:robot vacuum aacaaC0aABaa0CB0c
k2:roman roads a0EcAaa0a0a0aC0Ac
k2:roughly %what b0a0aaaba0a00F00b
k2:routine > c0Fa0a0a0000abaAc
k2:rules > a0aa0ba0aabaa0a0F
k2:same %time aaba0a0Eaa000aa0A
k2:saw the a0Haa0000a0b0ca0d
k2:says %own caaa000aaabaa000E
k2:seconds of 0aba0ab0aaa00b0bF
k2:sell %own a0b00b0a00a0a000F
k2:send %own ba0aab0ababG0a00a
k2:sheepskin tanning baEa0B0baAa0aAAac
k2:show %own ECbcababDFbb0baaf
k2:show %that abdF0000a00a0000a
k2:show > aaaFacaa0aba0a0aA
k2:shows %is aaaE0000aa0000a0c
k2:shows ^ 00aFa00000000000e
k2:shut %grow baaabaaaaaaaa0a0F
k2:side > AA00a00aaFaaaa00e
k2:since %own DCBbaaaaaaaAaa00c
k2:since %period bDcb0aaabbaGDabae
k2:since %weekday aDac0aabCaaacaa0D
k2:since the D0acaaaaaaaAaaA0B
k2:single %super abG0000a00000000e
k2:so %grow AEcb0aAaaabEAbbab
k2:so ^ EbCc0bcaBDbbBAc0c
k2:solar oven aaca0B0aa0aaaa00E
k2:sound ^ 0aaaAGa00000d0aad
k2:sponsor %that 0000000a0F000000e
k2:stand > Eaba00000a00Ba00c
k2:stands on 00000000aE000000d
k2:stardew valley a0Ab0Daa0C0a0aa0c
k2:state of Eaaa000aa0a00000c
k2:steam deck daEcb0aabaaaaBEac
k2:stick to 000a0caF00a00000d
k2:still %fare aabHaBaabaaaaab0d
k2:still %good aabD0b0aaaaaa0D0c
k2:still %grow CaAd0aabbEaaaad0D
k2:still %suggest a0Ba0aaa0Eda0aacC
k2:still > aaAcba00aaaaaaG0c
k2:still _ bbCABa00aa0aaabaD
k2:still getting BAEc0a000a0a0aa0b
k2:still on 00ba00000F000aa0d
k2:stop > a0bEBbaa000a0aaab
k2:stories > a0CaaDA00aaacb0a0
k2:street food a0Ca0Baa0aba0ACab
k2:stuff %own bFca000aaaa0a000b
k2:stuff > FbbcabaaabFbaa0ab
k2:stuff to 000aaca00aG0aab0d
k2:suddenly into aaaaaa0a0a0aa0G0d
k2:suit %own a00b0FAaba0a0a00d
k2:super chats abcaaba0aa0FaaaaB
k2:tabs on aaaaaba0Hbaaaa00c
k2:tech _ ba0Iaa0caaaaa0a0f
k2:tech tips 0caaa000Fa0aa000c
k2:telling %own 000aE000aac00000b
k2:ten of bbFa0a0b000000a0c
k2:test > b0E00D000a0abaa0d
k2:test for 0ab00aGa0aaa0a0bc
k2:than %figure cCab0aa0C00aaC00a
k2:than %last Dd0a0000aa0B0000a
k2:than %own bCEbacCa0aaBCA0ae
k2:than %titled 00ba0bG0aabbacBaa
k2:than before aa0a0a0aAbaEa0a0b
k2:than the EDdDaaababaBDbbae
k2:the %ask aaaae000aa00a0BaF
k2:the %channel LccaAdbcBECEccbbj
k2:the %comment aaaaLa0aaaaaa0cah
k2:the %demand aaaaba00aa0aa0G0d
k2:the %describe aacabaaaabaaaaaFC
k2:the %fare DBfdacbabBbabEaCD
k2:the %figure IaccBaacbBaA0caad
k2:the %grow eGcbcaaACcbbBAbaD
k2:the %idea ba0babBBaadaB0A0D
k2:the %lamp b0cbbbaaFbabAaaaE
k2:the %last 0Le0daaAdaaaBa0ac
k2:the %money cabbAaababaI0abac
k2:the %next dJedCHBCefdbbaCbb
k2:the %people BbcaEaaFAbbbaabac
k2:the %period cdDa0DbAbEDcaa0ac
k2:the %plan babaaaaba0Faa0aaD
k2:the %predict aabaaEa0abaaFfaaC
k2:the %publish aaca0b0baDAbAAa0C
k2:the %question 0aaac000aaaa00a0F
k2:the %right caaa000FaaaaAaa0b
k2:the %rival bbBaabaaJaaaaabaf
k2:the %season c00C000a0a0a00C0b
k2:the %serial a0aEaaaa0aCaa0a0c
k2:the %super GaAccbabcfbBacD0F
k2:the %that CEJcbbEbDcdbbdbah
k2:the %time cEdbBCbKCcba0abai
k2:the %title Cbbaaad0aabaaA0aF
k2:the %video cAeEdhEBbBbHAccBE
k2:the %views eAAaaa00ca0abCa0F
k2:the %watching abcaa0aaECaaaa0ab
k2:the %write a0Baa0a0b00a0a0Dc
k2:the 3rd 00ba0000aF000ab0c
k2:the _ aiHABEcgfacGbBBDB
k2:the abandoned 0abbDAa0aaDa0aaab
k2:the algorithm aaa0aaabaaa00aa0F
k2:the big Eabaa0a0Baba0a0ab
k2:the board Fabaaaa0aDaaaaaae
k2:the boat aabF0Baa0aaaaaaae
k2:the brand aaCabbaa0a0aaCaaC
k2:the button aaaaa0aaabaa00aaE
k2:the camino a0bbaFAabaaaaCBae
k2:the ceiling 00aa0aa0aaa00Faad
k2:the cheap abCa0a00aa0Eaaaad
k2:the damage aHa0a00babb00a0ad
k2:the difference 0aabaaaaaa0b0b00F
k2:the editor 000aaD000C0000a0e
k2:the elden baCa0a00bC0CaAaac
k2:the end abDbaa0abBBbBbaaB
k2:the ferret aaBbaDaaAaaa0aAba
k2:the first aacDbcbAbcaaaAabH
k2:the floor 00a00a0aaaaa0E00b
k2:the general a0aaGa0aaaaa0aa0d
k2:the goat aadaaaa0Cbaaaa0aF
k2:the grammar a0aGaa0a0a0aa0aBd
k2:the guy 00aa0ab0b000aaa0E
k2:the home caAaaaaaaAaAabcaG
k2:the horror 0acaaba00aEa0a0aB
k2:the humane a0abaE0aaabaaaBaa
k2:the intro aabaC0000a0b0aa0D
k2:the moment D0baabaaCaaAabEad
k2:the moss aaBaaC0a0Dba0abac
k2:the moth b0baaa0aAabaaED0b
k2:the news baaaaa0abdaaa0a0H
k2:the only babaDba0Fcaaaaaaa
k2:the other abDaba0bKcadaab0f
k2:the public 0000Fa000a0000B0e
k2:the rest baBCaaaaa00Daaaac
k2:the result a0EBbaa00aaaaAaac
k2:the same abcbAbaDaa000abaE
k2:the score 0Faaa00aacaaBba0a
k2:the show abbFa000b00a0000a
k2:the sponsor 00a00a0a0E0A0B0ae
k2:the stardew 0bDc0BaabC0a0abaa
k2:the stuff aFca000aaaa0a000b
k2:the tax aBDbbC0a0C000000e
k2:the thrift a0a00a0a0B0d000AD
k2:the world bacaab00ba0aaaH0b
k2:the yellow aaabaa00aa0bG0a0d
k2:there > aaaCccaDabaaaaCaE
k2:there a babAac0a0BAA0bAaE
k2:there some 0000Fb000a0000b0d
k2:thing %own FfEa000bcEaaaaa0c
k2:thing > cbab0caaFbaaabE0A
k2:thing ^ AaaAcB0b0aa0aaE0b
k2:thing get a0Faa0000a0a0aa0d
k2:things to 00aaaca0abHa0aaac
k2:three %video bHda0aabb00a0000a
k2:thrift flips a0BaabAa0BCd0a0aC
k2:through _ a0aaaa00aIaa00b0g
k2:throw %own bacaacCaabJaabaae
k2:tide pools a0abaB0aBaba0AAEd
k2:tiny kitchen a00F0a00a00000e0a
k2:to %amount BabE0ba0a0aa0BbBc
k2:to %figure cDFb0baabaaB0c00b
k2:to %is b0baacBaCc0ABaAaD
k2:to %make cBcdCHadeDLcccacg
k2:to %own EBAbA0aAcACCbcaeA
k2:to %plan CaFa00000d000a00d
k2:to %publish bcaaaaaDbD0baACab
k2:to %that aaa0bccDCaa00A0bA
k2:to %video abbbCEbBbCCbabaad
k2:to %when 00aa0aa0aF000a0ad
k2:to %yes 0aC0AcacaEa0baaCA
k2:to > CaacaBaaFcb000a0d
k2:to _ bbbAfabcbacbaAaCK
k2:to a bCABcCDCbdbabbaba
k2:to bring aacEabaabaaa0Da0b
k2:to death a00baFaaabBa00a0b
k2:to finish a00b00000Ea00000d
k2:to know baCaBca0bCaGBbBag
k2:to put 0baaaaADaae00a0DA
k2:to retire 000H0aaba0000aa0e
k2:to see 0BBbBBaaB0c0AAaac
k2:to the Cb0b0bcbDdAd0aaaG
k2:todays %video aGd0a000000a0b00b
k2:toss > 00000baa0000Eaa0c
k2:traffic > aaFb0b000a0a0aa0c
k2:trap %video aaHaca0000000000e
k2:travel in baBaaaA0ba0aABC0b
k2:turn %own 0aabaa0000E0000Bc
k2:two %channel c00b000aaa0000b0F
k2:two %period CbA00baCAbaaaaa0a
k2:two ^ aDaB0a0aaaaaa000b
k2:two lines 00aabaa00000b00Fc
k2:two names 00a00aFa00a00a0ad
k2:two on 00000a0Ea0000aa0c
k2:uber _ abA0aEAababaaCaBd
k2:um %video aaa00F0000a00b00d
k2:un %video acdaaCaBaaba0DaaD
k2:upsc polity baBaAEaaaaaaaaBCd
k2:van guy 0aa00a0aF00ab0a0c
k2:van life babb0DAaaaabaCEBe
k2:version of DadaAbG0a00a0aabc
k2:vintage synths a00aab0aBaaaaDC0c
k2:w _ b0a0aa0baaaba0a0F
k2:way more F0aa0a0a00aaab00c
k2:way to a0aaabbaaabaaBbaF
k2:weakest > 0A0F0000aa000000e
k2:winning > 0Eaa000baaa00000a
k2:with %last EBb0000ab0ab0000b
k2:with %own BDcAbBBdcbBbaFaac
k2:with %that aaaBca000a00aaa0E
k2:with _ abDb0cCaDCababa0c
k2:with a bacaaCCb0aEaaDaae
k2:with beer aaBaab00aaDaa00aa
k2:with the cBGdb00bBbcCBbdAB
k2:wool jumper 0000eB00b0000000D
k2:world > babaab00000a0aC0D
k2:yet > CcabDbaaCcEabbDac
k2:yourself > bababbaaaabaKabaf
k2:youtube %earn 0000000bab0F0000c
k2:youtube > BabaaaaaaaadaaaDE
k3:%amount %views > a0ba000000a0af00G
k3:%amount %views ^ bab00000000E0A00c
k3:%ask %own to a00aC000abB00000a
k3:%ask %that %own a000Da00a0c00000B
k3:%ask a %video 00b0Dba0aaD00aaac
k3:%ask a _ a0caEcD00Eaa0bbCf
k3:%ask for a a0aaEaa0a0BaaacaA
k3:%ask to _ 0000ea0000a000B0E
k3:%ask to know baCaAbaAbC0G0bBaf
k3:%ask to see ABabBC0aB0c0Aaaac
k3:%channel boat %video baFb0000A00b0a00b
k3:%channel isnt connected b0a00a0aa0aaa000E
k3:%comment for %own aaa0a00ba0aaa000E
k3:%comment on %own 0aF0c00000000000d
k3:%comment the %super 0abad00000000000F
k3:%describe %own %video aaa0F00a0a0a000ac
k3:%describe for %own 0aa00aB000000a0cC
k3:%describe for a 00000aab00000aabD
k3:%does %ask for B000Daa00aA00a00c
k3:%does %own %video dbD00000000a0a00C
k3:%does %own got DbbDa00abCaaa000d
k3:%does %own on d00Ca0000b000000D
k3:%does a %suggest 0a0a0a00E0a0a000c
k3:%does the %channel F0a00000a00A0000e
k3:%does the %super adaCa00000Ab0ab0E
k3:%does the %time a0000a0F000000a0e
k3:%does the _ aaB00B0dbb0B0aAaD
k3:%earn per %video 0000000000aea000F
k3:%fare %own %grow Fabaa000aa0a00a0b
k3:%fare %own %last EcD0000bba0aa000c
k3:%fare %own %make baaA00000b0F0000b
k3:%fare %own %publish bHaa000bcc0b0000a
k3:%fare %own %video dFDaaaaDcbabaa00c
k3:%fare %own _ ebDa0000aF0d0000C
k3:%fare %own get baac00000a0D0000C
k3:%fare %people %watching aCDca00ad000a0000
k3:%fare %people subscribe 0cb0aa00b000a0a0F
k3:%fare %that > EAcaaCa0AabaBbaab
k3:%fare %video > aFeA00A0000a0000a
k3:%fare for %own a0ba0caaA0DaAB0aa
k3:%fare for the 0aEa0000Cabaaa0ac
k3:%fare please > caIca0a0000aaa00d
k3:%fare the %last aCDB0a00e00aA000b
k3:%fare the %super FcAb0000a0ab0000b
k3:%fare the %video aFeba000aa0BD000c
k3:%fare the _ bbdBaa00baaabaa0G
k3:%fare thing %own FeAa0000a00a00a0a
k3:%figure %make %own baaa0aaE0a0a0a000
k3:%figure %that > AbEaaa0D0aacAa00c
k3:%figure %video > dBaA0aaB00000A00C
k3:%figure %video ^ cbFa000a0a0a0a00a
k3:%figure %views duration gca00000000a0a00J
k3:%figure for %own E0EAbaaDaaacac0af
k3:%figure for the daE0aa0a0bbbaDaaB
k3:%figure form > Dab0aa0a0a0Haa00h
k3:%figure get > cBCD000aa00a0a0ac
k3:%figure of %own caAbaa0000aa0a00E
k3:%figure of %video Gbca000aaaab0a00a
k3:%figure of the caDaaa0a0Caa0b0aA
k3:%good %good for a00aaG0ca0a0a0a0d
k3:%good %make > 0Dab0Ba0aaAa0aa0b
k3:%good %or %good aCEa0Bac000aaaa0c
k3:%good %that > abAAaEbaaaDcab0ab
k3:%good %time for 00000b0D00a000B0c
k3:%good _ > aBaDab0baaaaAaa0A
k3:%good for %own bBFaaFaAbabaabaae
k3:%good health %video a0a00d0000a00D00C
k3:%good knitting club a0aF0a00b00000a0d
k3:%grow %or %grow AbbCaDaaaa0CaaC0e
k3:%grow %or %how daab00000a0a00a0F
k3:%grow ^ %what 0aaaaa00aDCa00a0c
k3:%grow _ > aaD0aFbaaa0aaabab
k3:%grow for the C0baaa0aaE000ab0d
k3:%grow lately > aaCbb000Fa0000b0c
k3:%grow to > a00ba00aFb0000a0c
k3:%grow travel in baBa0a00ba0aABC0b
k3:%grow with the ca0aa0a0aaaE0b0aC
k3:%how %does %that aDdAaGb0ba0bdbaaa
k3:%how %fare %own bBC00000b00a0000a
k3:%how %fare %that adEa0aa000a0C000b
k3:%how %fare the aFcB0000c00ab000b
k3:%how %figure %make caaa0aaEaa0aAaa0B
k3:%how %figure %should daba0aaCaa0aaaa0F
k3:%how %is %own aDaD0a00b00a0aa0c
k3:%how %is %that DCAc0baaC00aaba0b
k3:%how %is %views cba0000a00000aa0F
k3:%how %is %you 0a0000000a00d000E
k3:%how %make %own abbcabEabcEaaaabF
k3:%how %many %ask aacaE0000a0baaa0A
k3:%how %many %does aaAaC0000a0Daba0d
k3:%how %many %is A0aaba00aH0bAaa0e
k3:%how %many %people DBFbcabcbbacbDDad
k3:%how %many %subs E0aaa0000a0aaa00c
k3:%how %many %time 0baaa00C0b0bCaaaC
k3:%how %many %video HdcDa00baa0daa00A
k3:%how %many %views CEDbaaababaebDaa0
k3:%how %many > E0Ba00a00a0aaC00f
k3:%how %many _ dabBAaa00c0EaaaaD
k3:%how %many and 00a000000a0a0a0Ec
k3:%how %many eps a00F00000a0a0a00d
k3:%how %many folk b0HaB000aa0cbaa0e
k3:%how %many listeners daab00000a0a00a0F
k3:%how %many of babaaa00aa0cAa00F
k3:%how %many quid 00ae0000000H0a0ad
k3:%how %many super abc000000a0b0a00E
k3:%how badly %fare aaF0000000000000e
k3:%how old %is Eaaa0a00aa0aaaa0b
k3:%idea %grow %or a00F0a00000000e00
k3:%idea for %own a0a0aDbFaaea0aa00
k3:%idea for a 0000ad0a00a00bAaF
k3:%idea for the a0a0aabaabEa00aaa
k3:%is %ask %what Aaaaa0000E0a0aa0d
k3:%is %ask > a0Bada000ba000a0E
k3:%is %good > DBaaCA0aa0aadaaab
k3:%is %good for aaa0aA0a0aaEaaa0a
k3:%is %grow > baaGa00bCbaa00c0d
k3:%is %make > aa0aaa0aDDba00a0c
k3:%is %next > aa00F000aab000a0c
k3:%is %own %channel BaCa0a0aaa0c0000C
k3:%is %own %grow Da0C000b0B0a00c0c
k3:%is %own %last cHba0000a00a0000d
k3:%is %own %money b0aa00000aaG0000f
k3:%is %own %next aC000c0daEA00000b
k3:%is %own %people D00aca0E0aa000a0e
k3:%is %own %super caFAb00aaaAb0a00A
k3:%is %own %video Iaca0a0a00bA0a00g
k3:%is %own _ BbAbaaaaahaaa000J
k3:%is %people %ask 0000D00000a000b0b
k3:%is %people _ a00aAabaaa0000c0E
k3:%is %plan > 000000000Db00000c
k3:%is %right > Ba0baa00aAC0A0a0a
k3:%is %that %fare Fb0b0b0aaa0aaba0B
k3:%is %that %good adCCadaBabaACcbaF
k3:%is %that %make 0eCa0000D0000000a
k3:%is %that %own aaaAaa0a000D00C0c
k3:%is %that %right EEaCAbaBaaaadad0d
k3:%is %that %views aac000000a0a0b00E
k3:%is %that > AADbBaabbBbaaaa0b
k3:%is %that _ aaab0E0A0aaabab0B
k3:%is %that a a0aabEbA0000aaa0a
k3:%is %that just AAacCb0Aaa00DaB0d
k3:%is %that reachable aac0aa000000aEa0a
k3:%is %that still bCbbca00abaaaaG0b
k3:%is %write > aa0baaaBaDaaa0a00
k3:%is _ %grow ba0baa0GabAaa0D0f
k3:%is _ > ccabcBabADBaAaDa0
k3:%is _ ^ aFaaDbabaaAaA0b0c
k3:%is _ from 0000a0B0aFaa00a0e
k3:%is _ on aa0aaa0aaECaa0D0f
k3:%is _ to ab0AAc0Babaa0aaaE
k3:%is a _ 00000Eaa0000aaa0b
k3:%is honest > EaaaAaaaabaaaaaa0
k3:%is huge ^ aaab0b00a00aa0F0b
k3:%is in _ aA0a000CaDa000a0d
k3:%is in editing 000aa000aH0a00a0g
k3:%is putting %stuck bC0a0a0BCbaaa000c
k3:%is the %last aDb00000a0000000a
k3:%is the %people 0a00b00F0a0000b0c
k3:%is the %question 0aaac000aaaa00a0F
k3:%is the %super aaGbaa0badaBbaa00
k3:%is the %video 0Ccb0c0a0CaFaAa0d
k3:%is the _ BacFBaabab0baBc0B
k3:%is the other 000aa000Fb0000a0c
k3:%is there some 0000Fb000a0000b0d
k3:%lamp %lamp > 00000E00000ab000c
k3:%lamp van guy 0aa00a0aF00ab0a0c
k3:%last %period > CiFDba0aBbaCaaaaC
k3:%last %period ^ AdB0000Baa0A0a00B
k3:%last %that > aebaa00aaaaaaa0aH
k3:%last %time %video 0ba0000ac00000a0E
k3:%last %video %make aDAa0000B0aa0000b
k3:%last %video > FcdAaaaaBaaAAaaBc
k3:%last %video ^ adC00000a0a0000aD
k3:%last %video of aeAB00a0F0000000b
k3:%make %fare > aaaaaE0Baaa0Dda0c
k3:%make %next > a00aAa0aaBCa0000b
k3:%make %own %does EaaEbaacaEdcaba0c
k3:%make %own %grow d00a000D000C0a000
k3:%make %own %make Ea0abcaa0dBb0aa0E
k3:%make %own %name a0000aE00000aa00d
k3:%make %own %people a00aDa0ab0a00000A
k3:%make %own %publish Da0D0a0b0b0a0a00c
k3:%make %own %suggest bCaaabbCabcba00bF
k3:%make %own %video FbbcaCaBadFB0a0ag
k3:%make %own _ bCababDbbCAA0a0aa
k3:%make %own get Baaa0aaa0aaD0ba0a
k3:%make %own put a0a000000a0a0a0Fd
k3:%make %people %ask 000aCa0000C000A0d
k3:%make %people keep 000aE000a0c00000c
k3:%make %that > a0ab0aa0aaAa0D0aB
k3:%make %write for D0000Dad00ba0a0aa
k3:%make %write than BaCC0baaB00ab00ac
k3:%make %you %think a0aBaCaa00b0bBa0B
k3:%make _ > 00000D000000aa0Ad
k3:%make a %video a0aB0AACbaca0dEab
k3:%make a _ a0A00caab0ba0DDaA
k3:%make for the c00000Aa0Gca0000c
k3:%make in the 00D000a0a0ba0b00a
k3:%make with a 0000aaa000E00aaab
k3:%many %people %watching A0Daa0b0a00aaB00c
k3:%many %subs %make E000000000000000d
k3:%many %video %does Fca00000aA0c0a00b
k3:%many %views %does cDDa00000a0b0ba0a
k3:%many %views %is bab000000a0aab00E
k3:%many %views %would a0b00a00000a0D00a
k3:%many %views > ADf0000a0a0aaF00c
k3:%many %views came adFa0000000a0c00a
k3:%many and %which 00a000000a0a0a0Ec
k3:%many eps of a00F00000a0a0a00d
k3:%many listeners > daab00000a0a00a0F
k3:%many of %own c0baa000aa0baa00F
k3:%many super chats abc000000a0b0a00E
k3:%name %suggest ^ 00a00aE0aaa00000c
k3:%name for %own b0a00aca00c00a0aG
k3:%next %period > aaaaaaaaaCBb0ac0D
k3:%next %that > bGbabaaAcdCaaCaaa
k3:%next %video > adbabCbaFbFaacab0
k3:%next %video from 0d000a00Fab00000b
k3:%next intro > 0000F000000000a0e
k3:%or %describe %own bAbaab0a000a0F0ba
k3:%or %good > aDba0C0b000aa000b
k3:%or %grow > caaDab0aaa0B00B0b
k3:%or %how %many daab00000a0a00a0F
k3:%or %is %that aAbcC0cbaCaBaaDaa
k3:%or %time %own bBCaCb0A0a0aaBa0b
k3:%or %what > Aaaaaa0bBbab0ab0E
k3:%or %yes > BCccBcaAaCa0abB0C
k3:%or _ > baaFaE0baaaaaab0d
k3:%or nah > CaAa0baaaaaaBbF0c
k3:%own %ask a a0Facbb0aaba0ba0E
k3:%own %ask to bBbDcbc0BbCCAbBab
k3:%own %channel %figure baaa000aa0aab000E
k3:%own %channel > fccCbDdFcbDBEDaae
k3:%own %channel ^ bCba0a0B00aC0Ba0c
k3:%own %channel isnt b0a00a0aa0aaa000E
k3:%own %comment > a0aaG000000a0000f
k3:%own %does > F0ab00000a0a0a00d
k3:%own %does a b00B0c0c0CA00aaAD
k3:%own %does open b00F0a000bc00000b
k3:%own %does the DdBb0C000a0a00a0B
k3:%own %does to ca0aba0A0EabaD00d
k3:%own %figure %that CaDa000a0aac0b00b
k3:%own %figure %video bcD0000C0a000b00a
k3:%own %figure > dFabab0bba0bDB0a0
k3:%own %figure per dba00000000G0a00b
k3:%own %grow on a0c00000Ea0a0000b
k3:%own %grow with cacaa0a0aaaE0a0aC
k3:%own %idea ^ a0a00Ga000daaa0ab
k3:%own %idea _ a0a0aaa0aBf00000F
k3:%own %is %make Baa00dBBaDaa0a00c
k3:%own %last %publish cFa0000bba000000a
k3:%own %last %that acbaa00abaaaaa0aG
k3:%own %last %video CeCbbabaaaabaa0BF
k3:%own %last > 0da0A000a000a00aE
k3:%own %make %that Baaa0CababCbAC0bc
k3:%own %make > aaacbcabadEAaaaaH
k3:%own %make a a0AB0aaBaabaa0C0c
k3:%own %make more d00a0b0aaaaGa000a
k3:%own %make the babA0GabaBbaaC0af
k3:%own %money > a0a000000aaF0000d
k3:%own %name %that a0b00aD0000aaC00d
k3:%own %next %that 0bbabCa0bbF00a00c
k3:%own %next %video bEcaabAabaBaaE0ac
k3:%own %people %ask a000AC0a00B00a00b
k3:%own %people %is baaaA00BaabaaaaaE
k3:%own %people %would a000aaa0a0D00b00a
k3:%own %people > baac0EB0aaaa0abaB
k3:%own %plan > a00000000Db00000b
k3:%own %publish %that ACb0aa0babaa0C00a
k3:%own %publish > dEaB000Baaa00000c
k3:%own %publish on acFc000aaaaa0000A
k3:%own %publish since aEaa000acb0a0000a
k3:%own %right %you a0CA0D000000c00Ac
k3:%own %right > bAaa0c0B0aaEAaa0a
k3:%own %rival ^ a0aa0a00Gab00000e
k3:%own %should %make 000a0E0a0aa000a0d
k3:%own %suggest a aC0aaaBb0aA00a0bB
k3:%own %suggest to aa00000C0000Aa0ac
k3:%own %super %fare CeCa0000000A0000a
k3:%own %super %video AdGaa00a0aab0a00b
k3:%own %super %watching Gcda000aa0000000a
k3:%own %video %fare Fdd0000000000000a
k3:%own %video %figure Fac0000b000a0a00b
k3:%own %video %is Ac0bBa0aaaab0000E
k3:%own %video %make aaaa0b0D0a0C0000b
k3:%own %video %period bCb000000Dcb0000a
k3:%own %video > FcfBEbeCbaCECbaiC
k3:%own %video ^ bdAbaaaCaaba0a0FC
k3:%own %video _ eFC00a00000b0a0ab
k3:%own %video a aaa00aab0aba0a00E
k3:%own %video about aaE0aaA000aa0a0ac
k3:%own %video got eFca0000000a0000C
k3:%own %video now a00a0a0a0cFa0000b
k3:%own %video on c0F0acBaaaaaa00Bc
k3:%own %watching > aaaa0000DDbaaa00c
k3:%own %what %own 00a0E000abb00000b
k3:%own %what awake cabaa00000000000E
k3:%own ^ %own BBabac0b0bC00a00C
k3:%own _ %does 00bb0a0aabaa0000E
k3:%own _ %video bdHDbaAaaaabaaAbd
k3:%own _ > HcbdaADAbeGcbabac
k3:%own _ ^ CBcCbDbbbbbDbCabb
k3:%own _ a d0Da00ac0aaa0B00D
k3:%own _ in aaB0ab00aF0c00B0c
k3:%own _ on a0a00Ea0aaB0aabac
k3:%own _ the aaaEBeFb0Gcb0aaah
k3:%own a _ aDa0aabEaaDa0a0af
k3:%own all %time BaFa000c0baaaa00c
k3:%own behind > da0a000aaG0aa000b
k3:%own bet on 00000a000aa0G000f
k3:%own editor %ask 0000a0000E0a0000d
k3:%own get away 0aa00G0a00a00b00e
k3:%own got > EabB00000ba00a00c
k3:%own if the 0dbBa000a000a000E
k3:%own keep tabs aaaaaaa0Faaaa000b
k3:%own knackered > a0a0aaacaaaa0a00F
k3:%own leave between c000000E000a0000c
k3:%own never finished a0bE0ba0a00a0a00b
k3:%own old %video caba0C0a00aa0000E
k3:%own put %stuck CHca0aaacbaba00ac
k3:%own put for 00a000000a0a0a0Ec
k3:%own recurring shows 00aFa00000000000e
k3:%own stick to 000a0c0F00000000d
k3:%own the %figure EaA0000baaaB0a00c
k3:%own the %super CeAaB00Aaa000000B
k3:%own the _ caEaaab0bFaa0a0bb
k3:%own the only baaa0a00Fc0a0000a
k3:%own to %make c0abDBabcFca0aDac
k3:%own to the aabab000Faaa00a0c
k3:%people %ask %own a000bA0000C00000b
k3:%people %ask > a000b00000a000b0D
k3:%people %ask a a0a0Da0000000aa0b
k3:%people %ask for a00aEa00a00000c0c
k3:%people %ask the 0000E000000000a0e
k3:%people %ask to 0000dB0a00b00aB0D
k3:%people %is %own F0a0b00000000000d
k3:%people %is _ aaaaEaabbaa000b0C
k3:%people %make > aC0Da000ba000aa0d
k3:%people %own %watching ba0a00a0E000a000b
k3:%people %watching %own b0FabC0Cbaaaaa00f
k3:%people %watching %that BACca0bab00aaC00b
k3:%people _ %own a0aacA0aaaaa0bc0G
k3:%people _ %that a000Ea0aa00000b0c
k3:%people brings the 00000000000E0000d
k3:%people care about a000c000a0a000F0c
k3:%people in %own aaa0bb00H0aa00a0e
k3:%people keep telling 000aE000aac00000b
k3:%people look for a00aaa0a0a000aG0f
k3:%period %should %own 00000d0E0aa00bD0b
k3:%period ^ %how acD00000a0aA0000a
k3:%period ^ %own A0A0baaAaaba0a00D
k3:%period _ > dGbaa0a0aD0aaab0c
k3:%period on %period Laa0aa0aabbaa0d0f
k3:%plan %that %period 0a000a000Ea0a000c
k3:%plan for %period 00a00000aaD000a0c
k3:%plan for the 00a0000a0Eb00000c
k3:%plan of the 00aaa00b0d0000a0F
k3:%plan on the Fac000000E000000f
k3:%predict on the a0b00aa00b0aac0aG
k3:%predict the %views a0ba0a000000aD00a
k3:%publish %period > 0aa0000CCf000000D
k3:%publish %that %period Caa0000aCb0b0000a
k3:%publish %that > acb0aaabaDa00C00B
k3:%publish %video > Baa00DACaaaa0a00d
k3:%publish _ > aCaaaaBBccEaaaa0c
k3:%publish before %own a000000EAa000000d
k3:%question in the 0aaac000aaaa00a0F
k3:%right %is %you 0b0000000000D000b
k3:%right for %own aaaa0A0Dbabba0a0B
k3:%right lately > baBaaa0abaaabaa0E
k3:%right now > DaaDab0bBbEbbab0e
k3:%right on %own c0000a0Baaa0E000c
k3:%should %own %is 000a0c0C0D000000c
k3:%should %own %make a0acaFadabDbaaaa0
k3:%should %own %publish abaC0a0AaaB00000A
k3:%should %own %video baa0000C0BCa0000d
k3:%should %own > 000a0E0baab00a00b
k3:%should %own _ a0aE0daaaACaabCab
k3:%should %own get a00a0b0b0a000000E
k3:%should %own keep 000c0C0F0aa00000e
k3:%should %own stick 000a0c0F00000000d
k3:%stuck ^ %what aaAa0a00aaba0000D
k3:%stuck of %that aa0C0caaa0AaaaaAB
k3:%stuck the %fare Aadb0aa000000F000
k3:%subs %make %own E00a000000000000d
k3:%suggest %own %idea aaa0baaaaae00a0aI
k3:%suggest %own %own 00D0000abBaa0000c
k3:%suggest %own %what 0ba0E00bEca00a00d
k3:%suggest %own a BDb0abdaaae0aEa0D
k3:%suggest %own an baa00000aaF00000d
k3:%suggest %own if 0dbBa000aA00a000D
k3:%suggest %own the FDca0accCEcCab0bf
k3:%super %earn %video abc0000a000E0000b
k3:%super %fare %video bFeA0a00B00a0000a
k3:%super %time to 0bba0a0faa0a0aC0G
k3:%super %video > AdGaa00a0aab0a00b
k3:%super %views > DcAC000A000b0a00c
k3:%super %watching %video Fcba000aab0a0000a
k3:%super _ > accaaa0BaaaabaC0E
k3:%super feck %right aaba0a0000a0c0a0F
k3:%that %fare %super acbF0000a00a0000a
k3:%that %fare > bdEBaDaaBabaBbaad
k3:%that %good > AdCa0A0B000Caa00c
k3:%that %good to 0aaA0eab000aaaa0G
k3:%that %is %good 0a0bCDaA00a0aaaac
k3:%that %make > aDac0aa0DaaaaaA0b
k3:%that %make in a0D000a0a0ba0C00d
k3:%that %period > aABbAdacGDccdcDbB
k3:%that %right > BFabAa0Caaaab0c0b
k3:%that %time > BdAaacbb0CCAabBaC
k3:%that %views > b0D0000a0aaaab00C
k3:%that %where %own aaD000B00abaaa00b
k3:%that %yes %make baaa0a00Fc0a0000a
k3:%that ^ %own 0B0000C000Aaa000c
k3:%that ^ %what Aba0Aab0aaaBaC0a0
k3:%that _ > Aaebadb0abFEBaabC
k3:%that for %own aaa00Eaaa0aaaaa0a
k3:%that get > abbAa0000a0aaa00F
k3:%that just %own BBabCb0A0a0aaaB0b
k3:%that of %own Eb0baabaaabFBb0ac
k3:%that on _ acF00a00b000aa00b
k3:%that quarter > Cba00aa0aaaGaa0ae
k3:%that still > 0abbb0000aaa0aF0b
k3:%think %own %should 000a0d0a00a0a000E
k3:%time %or %time abaa0a0F0a000aa0b
k3:%time %own %make c00a0b0aaaAEa0a0a
k3:%time %own _ b0aBaEaAabbb0B00a
k3:%time %own behind da0a000baG0aa000c
k3:%time %own on D000000a0A000000d
k3:%time %own the baaa0a00Fc0a0000a
k3:%time %should %own 0a000a0C0Ca00a00b
k3:%time %video > abaAaaaac00a0aaaG
k3:%time ^ %own Aab00aCcabca0Ba0D
k3:%time _ %video abEaabaFaaaaaaaad
k3:%time for %own a0000baE0aa00a00b
k3:%time in _ 0000aD0daa00aCa0a
k3:%time to %publish 0aa00a0eaaa000D0E
k3:%time to retire 000G0aaba00000a0e
k3:%title for a 00000aD000a00aaaa
k3:%titled %fare > a0Fb0Ab0a000ab00a
k3:%video %describe > 000000000000000eE
k3:%video %does %is Dcc0A000000B000a0
k3:%video %does %own GcbA000a0A0c0a00b
k3:%video %fare > ADDb0b0a0aaaaaa0c
k3:%video %figure > AdEAaa0caaabacaaF
k3:%video %make %own BCaAaa0ababC0a00b
k3:%video %make > ACEa0aaabaabaaa0d
k3:%video %make worse ba0b0a0F0a0a0000b
k3:%video %own %super cAE0000aa0a00000b
k3:%video %that %period ECe00a00AaBa0000b
k3:%video %video > aacA00a0aaaE0a0Ab
k3:%video %where %own 00A00BC000baaa0ab
k3:%video ^ %fare aaCc0b00aa0C00B0a
k3:%video ^ %good aaca0Eaaa0aa0A0ab
k3:%video ^ %how aHcaaba0aa0a0baaa
k3:%video ^ %is 0cBDba0aA000B0a0c
k3:%video ^ %suggest 0aa000a000a0000Fe
k3:%video ^ %what AaecBbabaacCCBaaF
k3:%video ^ %which bcGb0Bab0aaa0aaaa
k3:%video ^ _ 0Dd00Ba0a0aa0a0bC
k3:%video _ > cDbAabAEBabaaaaAd
k3:%video about _ aba0aFBa00baaBaac
k3:%video bring in bbbaa000aaaG0000b
k3:%video de _ aacBaEBaaabAaBaAc
k3:%video for %own DAD0bcacaa0bac0bD
k3:%video format %good 0abb0b0000aFa000b
k3:%video get to a0a00c00000a0E00b
k3:%video got > aad0b000000a0000F
k3:%video holding %grow adFa0000a00a00a0a
k3:%video in a 00aE0eaaa00a0aaEb
k3:%video in the Bbba0baBaaEa0aaa0
k3:%video of %own ACaaAB0ab0acCa0ac
k3:%video of _ beCB0BaaDBaa0Edac
k3:%video of the baB0aDA0aaBa0b0Cd
k3:%video on %own Faaa0baAaBaaa00ad
k3:%video on _ aaCaAAAaa0aaaAaCc
k3:%video on a a0b0BDB0aaa00aaac
k3:%video on the a0bbaDb0C0a00a0b0
k3:%video please > baB00ba0aabaaC0aD
k3:%video pls > dEdaaaaaaaAaaa0aF
k3:%video to the 0bDa0ab0a0a00a0aC
k3:%video uber _ abA0aEAababaaCaBd
k3:%video with the aaEa0bA0baaa0B0Bd
k3:%views %does %own dDGa00000a0a0a00e
k3:%views %is %good bacaa000a00Aaa00E
k3:%views %is %that aac000000a0a0b00E
k3:%views %predict for 00a000000000dE000
k3:%views came > adFa0000000a0c00a
k3:%views didnt %own E00a0a0a00aa0a00c
k3:%views for a b0b00ba000000F0ac
k3:%views on %titled a0Fa0aa000000e00a
k3:%views per %video GbdD0000000b0b00c
k3:%watching %own > a0aab00Ceaaa0a00F
k3:%watching %that > aBEc00baa0000C00d
k3:%weekday %or %weekday aa0b0a0Fab0a0aa0c
k3:%what %does %own aCabAa0bbCaB0000b
k3:%what %does a Daaa0b0aa0aa0ba0C
k3:%what %does the aa00000aEaaA00a0c
k3:%what %fare %own cEAcaa0bbEbCaa00d
k3:%what %fare %people 0baCC000Ba0b0000c
k3:%what %fare the bBaaC000caaEaa00b
k3:%what %figure of baa0a00000aaAa00D
k3:%what %is %own BCab000c0fbEaB00A
k3:%what %is %people 0000D000aaa000B0d
k3:%what %is %that 0aa0Ca000BcCa0a0c
k3:%what %is _ aabaab0aaHaa0aC0e
k3:%what %is the DcDbADabEgabaabaC
k3:%what %make %own CbabcdBaaEBC0aaBc
k3:%what %make %people 0000a00000D00000c
k3:%what %make %you 000aaFa00acabA00A
k3:%what %next > ab0aba00bCFa0aa0c
k3:%what %own %figure 0aEaa00aaa0C0c0ab
k3:%what %own %money a0a000000a0G0000f
k3:%what %own %publish cEc0a00cbbFaaa00b
k3:%what %own %super IBfaa00Cababa0a0c
k3:%what %own %video BaA0aaaa0Dcb0a00B
k3:%what %should %own aaabbc0dadAbaBaBI
k3:%what %that > ab0a0aaaDCaaaaa0b
k3:%what %time > a000a00E0Aaa0000d
k3:%what %what %own CeBaa00bbDDbaa00b
k3:%what %would %own a000Ac0abaG00A00c
k3:%what %would %you BaaBabFAa0a0ac0ab
k3:%what %would the 000000000aba0c00D
k3:%what _ %is ba0Ga00aAdEabac0c
k3:%what _ > 0Aaaa00a0baab0bAE
k3:%what _ in 0a0aa00aceaa00J0d
k3:%what _ of baCca00Cb0aa0aa0C
k3:%what a %good aaaaaaACbaDa0a0Ba
k3:%what a %period aaa0aa0baaaa0aa0F
k3:%what a _ aaB0aaAF0aca0000d
k3:%what awake all cabaa00000000000E
k3:%what can %own aaababaa0bEba0aaC
k3:%what comes %next aaa0aaa0bHca0b00c
k3:%what else %make a000d00a00a00000E
k3:%what now > babcaa0aaaba0a0BG
k3:%what stands on 00000000aE000000d
k3:%what the %super CcEaaa0BaaacBBA0d
k3:%what the _ aaccEbaabcbDbEc0B
k3:%what the ceiling 00aa0aa0aaa00Faad
k3:%what the floor 00a00a0aaaaa0E00b
k3:%what the general a0aaG00aaa0a0aa0e
k3:%what the score 0Faaa00aacaaaba0B
k3:%what there a a0b00a0a00000baaE
k3:%what to %make 000000000aGa0a00f
k3:%when %fare %own Eca0000baA00a000b
k3:%when %is the aaaca00Hac00a0a0c
k3:%when %should %own aaa00bab0Da0a0a0B
k3:%which %is %own cbEa000aa0000000a
k3:%which %that %is aCdaaa0aaGbaa0aac
k3:%which %video %does Dcd0000aa00a00a0D
k3:%which %video %is abBa000aaEa00000c
k3:%which of %own BG0EbaabcaaCaaaag
k3:%why %is %own cAab000aaa0a0000E
k3:%would %own %people 000adEaa00E00c00d
k3:%would %that %fare aaab0Faa00a00b0ab
k3:%would %you ^ DaEbCabaBBcAdd0C0
k3:%would %you put B000acE000A00c0aa
k3:%would a %video a0a00bc000a00E0aa
k3:%write %or worse BaAE0aac0a0aaaa0a
k3:%write at guessing b00a000a000aF0a0d
k3:%write for %own FaaaaCadaacBaa0Bb
k3:%write than %own dCCA0000000aA000c
k3:%yes %grow > aAbc0a0aAa0000Fab
k3:%yes %or %yes aaaaaEab0a0aaaB0d
k3:%yes %yes > aabaaFbCbabaaaaab
k3:%you %think %own 00aaac0a00C0bA00D
k3:%you ^ %make 00aa0C0000a0aa0Cc
k3:%you ^ %suggest aaAaAdBBaaaCaa0aA
k3:%you _ on a000000a0aa0F000d
k3:%you stories > a0C00DA000a0ca00c
k3:0 ^ 00 00000a000000a00Db
k3:10 seconds of 00ba0ab0aaa00b0bF
k3:< %ask > a0aaIaa0aabaa0aag
k3:< %describe for 0aa0aaabaaa00aaeG
k3:< %does %own GDacabaBCCcbbaaaf
k3:< %does %people a00aCa00B0a000B0d
k3:< %does %that aBbaaBa0C0aaabb0B
k3:< %does %titled a0cF0cEaa00a0Ad0b
k3:< %does a aab0aFaba0aaaEc0c
k3:< %does the caIbbcaEcbbcabHag
k3:< %fare %grow cEaa000aaaBaa000a
k3:< %fare %own ECebbbabdHbcAaaaa
k3:< %fare %people adAbAaa0Ca0aa0b0E
k3:< %fare _ acba0a00F000a000b
k3:< %fare the 0aHcbbaacbaBEaAae
k3:< %figure %figure Dadaa00aaaaa0a00D
k3:< %figure %own c0a0F00a000a000Ac
k3:< %figure %that eab0aa0aaa0Caa0aG
k3:< %figure %views Bcba000a000bab00F
k3:< %figure for eaKaaaacabbcaEaae
k3:< %figure of aFcAa000a00aaa00c
k3:< %good %time Baaaacae0abab0BaH
k3:< %how %does eBCAaHbacDacdbbaA
k3:< %how %fare cCDaaAbaEaabAA0ae
k3:< %how %figure aadbabbECbacDdbaF
k3:< %how %good a0b00baa0000DA00b
k3:< %how %grow Cccbabaabb0bEEbaA
k3:< %how %is A0aEabaaBaabdbb0E
k3:< %how %make aacBaaEaabbbbbabF
k3:< %how %many ggfCDdc0cFbHchbCN
k3:< %how %own E00baaaabaaDaa00c
k3:< %how %right 000000000000Da00c
k3:< %how %suggest d0000000a0000000E
k3:< %how %would b0b00aE00000aCaab
k3:< %how _ DBFbabccbaaD0baBf
k3:< %how badly aaF0000000000000e
k3:< %how big Caca0ba0ab0aaGaad
k3:< %how honest a0a000000000E000e
k3:< %how old Eaaaaa0aaa0aaaa0a
k3:< %how the BE0aaaaacbabbaBaA
k3:< %how to a0aa0a000a0aaaabE
k3:< %idea _ a0000bbb00F00aaac
k3:< %is %own FDCAbgacb0cbcbeaI
k3:< %is %people caaCDcbbFbaaaaC0c
k3:< %is %publish aB000c0Cbaa0a0F0d
k3:< %is %that DddEbB0dbcaBGaeaD
k3:< %is %titled a0D0aDAc000aaabac
k3:< %is %you ca0aaa0a0aa0Baa0E
k3:< %is _ caacbcaGACaababaC
k3:< %is a aabbaEaAaaaabCD0e
k3:< %is another 00aa0G0aaaaa0ab0d
k3:< %is the BGCbAdaddFbDBcaae
k3:< %is there aaacFGaCbFaBaedaf
k3:< %last %video aFc00000b00aa000b
k3:< %make %own CcbEFbbCaBdcbbabc
k3:< %make %people a0aCcb0aaa00a0BaC
k3:< %make %that aaa00cDCaaaaab0Dd
k3:< %make %you b0abbAab0aCabbaaF
k3:< %make a 000C0ca000a00aaBB
k3:< %make the acacCb0AbaaCEaaCd
k3:< %money on 00a000a0000F0a00e
k3:< %money pin 00000000000e0000F
k3:< %name %suggest 00a00aE0aaa00000c
k3:< %next %video cDc0aaa0AaDa0a0ab
k3:< %own %ask AaEDdccbAcaBcBaaE
k3:< %own %does bab0aCAaabE0aEbae
k3:< %own %figure EcBb0a0D0aabaa0ac
k3:< %own %grow aBac000aaGda0000b
k3:< %own %last bDDb0a00c0Daa000d
k3:< %own %publish abDa000Aaaa00000a
k3:< %own %rival aaaa0a0aGab00a00d
k3:< %own %stuck baaF0b0aaaCa0a0ac
k3:< %own %suggest 00a0aaA00aC00a0De
k3:< %own %super dEDa0a0baaAB0a0ad
k3:< %own %think BaabaAbaaBbDaAbaB
k3:< %own %video cBbDadCAaabAabaaC
k3:< %own %what dCbccBa0Baaaaaa0G
k3:< %own _ ccG0ccb0cD00bbEbc
k3:< %own cant a0a000a0ada00000E
k3:< %own editor aDbabBaaaG0a0000g
k3:< %own friend d0aa0B0a00a00a00E
k3:< %own got aa0A0A0D0aca0b00B
k3:< %own heard aabb0a0babaaaaF0B
k3:< %own mum E0a000000a0a0000d
k3:< %own never aabE0baAa0aa0a00b
k3:< %own wife D0abaC000a000000d
k3:< %people %ask a00aca00a0b000E0B
k3:< %people %does aaaaa000a00000b0D
k3:< %people %is DaBab00ab00aE0b0f
k3:< %people _ a0aaEAa0c0aaabb0A
k3:< %people brings 00000000000E0000d
k3:< %people in a000a000E0aa00a0d
k3:< %period %own aaaaab0a00ba0000E
k3:< %period on Laa0aa0aabbaa0d0f
k3:< %plan %own BA000ab0abba0A00C
k3:< %predict for 00000bb00aa0aE0aa
k3:< %season of a0ba0a00a0aaa0G0c
k3:< %should %own bbbDaGbBbcfbCbbcF
k3:< %stuck the a0db0aa000000F000
k3:< %suggest %own CFCbCdccCDdfbaabE
k3:< %suggest a aaa0acaaabGaabaDc
k3:< %super %earn 0bb0000a000F0000c
k3:< %super %fare BEdA0a00a0aa0aa0b
k3:< %super %time acb00a0baaaa0aa0F
k3:< %super %video bDd00aaDa0ab0aaaC
k3:< %super 10 cBIaaaaaa0acaaa0f
k3:< %super _ bbeaCaabaaEHbabac
k3:< %that %that abCaaaa0baFabaa0c
k3:< %think of a0aE0Aaaa00aa000c
k3:< %time %or aaaa0a0E0a00aaa0b
k3:< %time %own EcbbadaeEEbCCbbab
k3:< %time to 000G0aaDa0000aa0h
k3:< %video %idea baa00Dab00Ba000aa
k3:< %video %or Eaaaab0b000a0000b
k3:< %video %own acba0a0000000000F
k3:< %views %predict b0b000000000aD00a
k3:< %views on cAHa0aa0aa0aaf0aC
k3:< %watching %own aabA0a0abDaaaa0aA
k3:< %what %ask b0a0E000aaa000a0b
k3:< %what %does FAabDbacDbcEacc0f
k3:< %what %fare dHddDaabbAbFB0baf
k3:< %what %figure Eaaaa00caaab0a00B
k3:< %what %idea a00aDb00Dad000aaa
k3:< %what %is EbCebBbdDDadcbBaD
k3:< %what %make CbbcbCB0AFDdbdaBc
k3:< %what %next a000a0000Ea00aa0c
k3:< %what %own GBcBaaadcBdFaeaaC
k3:< %what %people 0000c00a00a00Gb0d
k3:< %what %period aaaaadaCaaaa0bF0B
k3:< %what %plan 0aa0a0000Fa000a0d
k3:< %what %should aaaabb0dacCbaBaCG
k3:< %what %that bdFaa00a0cbC0ca0C
k3:< %what %time bbbaba0Faaaa0aC0a
k3:< %what %video bAbCAa0b0aCC0baaB
k3:< %what %what BdCaAaacCAEbEaa0f
k3:< %what %would BbbB0eEbbbFbacaaB
k3:< %what _ dccHccBABdCecCGab
k3:< %what a aaaabc0IbbBB00bAe
k3:< %what comes 0aa0aaa0bHda0b00c
k3:< %what else a000d00a00a00000E
k3:< %what happened 0CEaaaa0ccba0aaaC
k3:< %what happens 0a00a0aa0aaa0c0aF
k3:< %what runs aa0Faa00aba00a00d
k3:< %what stands 00000000aE000000d
k3:< %what the eEAaGdcBcfeccIccG
k3:< %what there a0b0Ba0aa0a00baaE
k3:< %when %does ba0aa00Aaa0ba0C0B
k3:< %when %fare EcaA000baA00a000b
k3:< %when %is baacba0Iabaaa0a0d
k3:< %when %make aa00aa0DaDa0a0A0e
k3:< %when %should aaaa0baaaDa0aaCaA
k3:< %when %you 0000a00a0a00F0a0e
k3:< %which %idea a0acEc0baaECaab0b
k3:< %which %is bcEb0a0aaCaa00C0d
k3:< %which %question a0aaE00aab00000ab
k3:< %which %that DcDda00abFbaaaaad
k3:< %which %time aaab000C0c0000B0D
k3:< %which %video CbBcdbadbFBDaabaB
k3:< %which _ aaaAaaadaa0aabbaH
k3:< %which of BF0CcaabEbaCaabag
k3:< %which regular babFa00aaa0a0000c
k3:< %why %is cAaba00aaa0a00a0F
k3:< %would %own aAaacFaa00caEb00c
k3:< %would %people 0000cE0a00000a00c
k3:< %would %titled a0aa0Eb000000b00a
k3:< %would %you DaEbbbbbBAc0cd0CB
k3:< %would a a0bC0baba0baaEaab
k3:< %would the a0b00b000aba0E00A
k3:< %write %own a0baaaabaaaa0a0EB
k3:< %write a 00a0aaba0aa00aacF
k3:< %you ^ aabaaC0000a0aca0D
k3:< _ %idea 00aaaGd0a00a0aaaa
k3:< _ %or a00aacac0a0aaab0H
k3:< _ %own abd0ccbbccIdaaaaG
k3:< _ %that 00aadaDabaa0000Da
k3:< _ %time aabaaaaGaaaa0aaac
k3:< _ > baaaNcbabbbababag
k3:< _ ^ aBbbBbFaBacabaDac
k3:< _ for a0a0aAabaaaaaabBE
k3:< _ of baaaabaaa0aaaaa0F
k3:< _ on 0aacaBa0abaaaaaaF
k3:< _ the aababbaaaaabbaaaG
k3:< any %idea a000aba0aaE0aaa0b
k3:< any a 0a00aa00ada000a0F
k3:< between %own 0aaEa00000000000e
k3:< bottom 3 aDEaaa00aaaa00a0d
k3:< bottom 5 acHa0a00ababa0a0c
k3:< bring %own c0aaaa00aabaa0b0G
k3:< can %own cdcbbGbbbbdCFaabC
k3:< can %you aBCbaAb000aAdaaaE
k3:< catch %own a0c00000Ea0a0000b
k3:< check %own a0ba0Ba0aabdaa0aF
k3:< check the a0G0aadaa0aaaa00c
k3:< compare %own FBDa0aaaa0bbaa0ad
k3:< feels %ask FbcCaa00aaaaa0b0c
k3:< fill %own a0a0aa0aEaBa0000d
k3:< fill the a0000a0a0dGa0000c
k3:< if %own cdcaadAGabbbaHaab
k3:< improve please 00ba0bF0a00a0b0ab
k3:< its %is aGAa0b0baa0aa0a0d
k3:< just ^ EDba0a0aa0a0aaa0e
k3:< kindly ^ DbDBcbbBA0BC0baAd
k3:< low and 00a00ba000aa0F0ac
k3:< man %what aaa0aa0baaaa0aa0F
k3:< on %which aaab0a0caG000000c
k3:< on the 0ab0Gba0aaa00aaad
k3:< optimal %time a0000a0F000000a0e
k3:< over %or a0baab00000a0F0ba
k3:< patreon %or 000c0b0000000000D
k3:< please ^ dacAACcAaAbEAb00C
k3:< prove %you 000a0aa0000aE000d
k3:< public curiosity 000a0000000000F0f
k3:< quantity of Faaa0a00aaaa0000d
k3:< read %own b0baAaaaaFaaa00ac
k3:< show %own babb0aaaEFaaab0ad
k3:< so ^ FbBbabbaAE0b0Ac0c
k3:< state of Eaaa000000a00000c
k3:< the %last aHcaa000d00aA0a0c
k3:< the %that abFa0aa0aaab0a00a
k3:< the %video adDa0c0BaabEaaaab
k3:< the %views bac0a000a000a000E
k3:< the _ DaAcaAAAAaabaaaaA
k3:< the editor 000aaD000C0000a0e
k3:< the show abdF0000a00a0000a
k3:< throw %own aac0acCaaaHaab0ad
k3:< todays %video aGd0a000000a0b00b
k3:< two names 00a00aFa00a00a0ad
k3:^ %amount > baa0000a0a0b0B0bE
k3:^ %does %that EbBAbbaDbabaBaCae
k3:^ %fare %people 00Ccaa00D00B00a0d
k3:^ %fare %that CaBaaBa0a0a0Bba0b
k3:^ %good %that 0bDb0Gaaa0acaa0ac
k3:^ %good > aaba0Eaa00a0000ab
k3:^ %grow %or a0aa0c0aa00aaaF0b
k3:^ %how %does aDcB0ba0ba00Ba00a
k3:^ %how %fare aBCa0aa0d0a0C000a
k3:^ %how %is aCBd0BaaCaa0baa00
k3:^ %how %make abbbaaa0baE0aa00C
k3:^ %how %many bEBaAabbaaaBCFaag
k3:^ %idea %grow 000F0a00000000f00
k3:^ %is %people aCbDba0ab0aaA0a0c
k3:^ %is %that AADBccaEabbccDDbe
k3:^ %make %own b0ab0D0Caaaaaaa00
k3:^ %make %that 00ab0Daa0000000Bc
k3:^ %own _ aAaaaDCA0acaaa0aa
k3:^ %own knackered a0a0aaacaaaa0a00F
k3:^ %own mean GaB00a0b00a00a00f
k3:^ %people %is a00Daa00000000a0c
k3:^ %right > bAbBdD0cabbabaGad
k3:^ %should %own aa0A0GaBaac0aaaad
k3:^ %suggest %own BaCBCcBbAacCbCBaf
k3:^ %suggest > babbcFcabaEaaaaEc
k3:^ %time %own cAab0EaaabbDaaa0b
k3:^ %what %fare A0aaaa0aBAbCa000c
k3:^ %what %is bAbBEa0Bc0cDaab0a
k3:^ %what %make aa0aaaaa0d0aaA00F
k3:^ %what %next 0b0aaa00acG00a00c
k3:^ %what %should 000a0bBaaDaa0a00a
k3:^ %what %that aAEBaba0babbCa0ab
k3:^ %what %time a000a00F00aa0000d
k3:^ %what %would B00aaDcaabBa0B0ab
k3:^ %what first b0aabaaaaHab0aa0c
k3:^ %what now aabcaa0aaaca0a0aG
k3:^ %where %is dECa00baa0000000c
k3:^ %which %is bBCbabaBaaaaaab0C
k3:^ %which %that aDcEabacacDaaaaba
k3:^ %why > aabbEaaaaaaaaaa0C
k3:^ %would %that aabcaGabb0baacaaD
k3:^ %yes %or 000a000a0a0000D0b
k3:^ %yes > DabAaCAaaaaaCaaad
k3:^ %you %does 0b000a00b0E0c000B
k3:^ %you > 00b000a000a0bF0ad
k3:^ _ > abEaabaaCbaabaaaD
k3:^ any %good aDEaacbaCabaaa0ac
k3:^ if %you 0Daa0aab000Bba00b
k3:^ proof > aa0a0b0a0a0aH0b0e
k3:^ show %own DCaaaa0abaaaA000b
k3:^ throw %own baaaaaaaaaEa0000b
k3:_ %fare > aeC00AA0a000aa00E
k3:_ %good > aaCbaEabaaaa0bbaC
k3:_ %grow > AaabCa0Gacbaa0C0f
k3:_ %make %own Caab0aab0bBC0aa0C
k3:_ %make > 0aaA00a0Bab0aba0C
k3:_ %money > 0000000a000e00A0F
k3:_ %next %video 0ba0aaa0Gac0aB00d
k3:_ %or _ aa0babaa0aaacaBaF
k3:_ %own %video bbCbBbbCaacaAb0aE
k3:_ %own > b0a0baaaa0H00000f
k3:_ %own _ dAAaaAAaCCaaaaaa0
k3:_ %people > a000dF0ba0a000c0D
k3:_ %period > Caaaaa0aAdad0aa0H
k3:_ %right now aaab0b0baaFaa0C0c
k3:_ %that %period bbbaaAa0AIaCaaaag
k3:_ %that > abaCbbbaaBDaabaCb
k3:_ %time > Cb000baba0DAa0a0b
k3:_ %video > abBccBBb0cbbaaEDb
k3:_ %video ^ bbFcBBAaba00CbAae
k3:_ %views > babC000F000D0a00f
k3:_ ^ %fare AaC0aa00D0a000a0d
k3:_ ^ %good aacaaHbb00aaaaaab
k3:_ ^ %how Bbaa0a00AaaaaD00b
k3:_ ^ %is aDBCbcaDbaaacCAbc
k3:_ ^ %own a0abBaEAcaCAaaCae
k3:_ ^ %what aaDaBAaDcBbaa0bab
k3:_ ^ %which aBbb0baba00aaab0F
k3:_ ^ _ dDDaacababcbabDaD
k3:_ ^ any abFa0ca0baa0Ca0ab
k3:_ a _ BaAaacAcabaaaAa0F
k3:_ for %own 0abaaBaD0abE0b0Bf
k3:_ for _ b0baaaaabbaaaB0aG
k3:_ for a B0B0ABbb0aD00ab0c
k3:_ for the aacaBCbaaBDabDbbc
k3:_ from %own 00000000aFaa0000e
k3:_ in %period acD000A0aaaa00b0C
k3:_ in _ aabaabBaaaaaaab0F
k3:_ in a a0b0BCbaaC0a0aabB
k3:_ in the baBaAbaaDBAb0Aaab
k3:_ of %own cAaAaA0aaaaa0a0aD
k3:_ of _ a0ab0Ba0baa00aaaF
k3:_ of the DBbc0CAbbDbaaaaab
k3:_ on %own BabcaadbaaCbEb0aE
k3:_ on the BaEcaDaabcAaaaDad
k3:_ per %video eaa00000000G0000c
k3:_ to %make 00aa0Ea00AAaa0b0d
k3:_ to %video 0aaa0Ea00aaa0a0ab
k3:a %amount %views b000000a000F0c00d
k3:a %figure %video EBa0aaaa000a0a00c
k3:a %good %time 00000b0D00a000a0b
k3:a %period > EabaaGaBacbcaDc0f
k3:a %period ^ baAa0BaBaaaa0ab0C
k3:a %plan on aac000000E000000b
k3:a %video %describe 00000a00000000aeE
k3:a %video > aab0AdbcaaBaaabbI
k3:a %video about aadaaDEaa0baaBbDe
k3:a %video of 00b0AEa0a0aaaDdBd
k3:a %video on badbDHB0abbabcGag
k3:a 90s laptop 00000Ba0aa00a0E0e
k3:a _ %time 00000bbb00E0aaaBc
k3:a _ %video aacaCcAaE0aaaADad
k3:a _ > DbaDEia0bcfbaDdcJ
k3:a _ ^ aabacFDbaEAaacbBd
k3:a _ of aDa00AaaA00B0000d
k3:a b for 00a00aFa00a00a0ad
k3:a coin toss 00000baa0000Eaa0c
k3:a horror game 000aaFA000a00000e
k3:a jam recipe a0A00bD00ab00b0Dc
k3:a linkedin %publish 00000aaba0000a0cE
k3:a robot vacuum 00a00Ca0Aaa00CB0e
k3:about _ > a0babCa000aC0AA00
k3:about the _ 0cCacBAa00000aEa0
k3:all %time > CDCb0aada0aaa0a0c
k3:an old clock aaaa0EBaa00000a0c
k3:and %suggest %own BdAa0aaaaa00bA00E
k3:any %good > aDCaaaaaDabaaa0ac
k3:any %next %video 0c000a00Eab00000b
k3:any %video > GacaaaaaC0aaacaac
k3:any of %own cDaD00000000a000d
k3:as %fare > 0aab0a0b0000a000E
k3:at now > AaE00abaa00aaa00c
k3:at the moment D0aaac0aDaaAabB0d
k3:awake all %time cabaa00000000000E
k3:b for %own 00a00aEa00a00a0ad
k3:beat %own %figure dBca0a0Aa00bEB00a
k3:beat %own to aabaa00aFa0aa0a0c
k3:beaten %own to a0abca00Faa000a0b
k3:because of the cabaa0000a000000F
k3:beginner %video > c0E00aC0a0aa0a0ab
k3:bread with beer aaBaab00aaDaa00aa
k3:bring in > baa0a0baabaG0Ba0c
k3:by %weekday > aaac0bacaE000aa0D
k3:can %own _ a0000caa00a0a000D
k3:can %own bet 00000a000a00F000e
k3:can %own get 0aa00Faa00a00b0Cf
k3:can %own put 00000a000000000dE
k3:can %you ^ aCEb00bAb0aBeaaBB
k3:catch %own %grow a0c00000Ea0a0000b
k3:coin toss > 00000baa0000Eaa0c
k3:coming %grow > baabC00abFaa00a0c
k3:compare %own %period Fab0000aa0bba000a
k3:compared to %figure cDFb0b00b0a00c00a
k3:de _ > caBaabC00abA0CaDd
k3:deal with %that aa00c0000000a0a0E
k3:dont remember to 00aa0a00aE000a0ac
k3:dosa batter %video caD0aB000Dba0b00b
k3:ein %video uber aacaaEA0aabaaDaab
k3:else %make %own a000d00a00a00000E
k3:every %time > baaaa00cab0000a0F
k3:feck %right > aaba0a0000a0c0a0F
k3:first 10 seconds 00ba0aa0aaa00b0bF
k3:first two lines 000abaa00000b00Fc
k3:fit %own %channel a0000E0b00a00a00c
k3:for %next %period 00000a0aaCC00aa0c
k3:for %own %channel AbBaaAcEaaDbBcaac
k3:for %own %last 0da0a00aa0aa000CE
k3:for %own %people a000bFaA00a00aa0d
k3:for %own %video cabB0baA00aa0a0eH
k3:for %own > DaEbBCdIAfcb0Cbcg
k3:for %own ^ Eac0aFbbaac0AdaaB
k3:for %own _ AacaacBAaabaaA0BD
k3:for %period > aabaaaaaaDGa0abae
k3:for %titled > a0BaaCbaaaaaaBaEd
k3:for %video > aaaaaaaD0aBa00aab
k3:for %weekday > 0aaa00ac0EC0aabac
k3:for _ %video 00aa0aaa0aab0aCFd
k3:for _ > aabaabacEcbAabDaC
k3:for _ in 00b00Baa0aaa0acaF
k3:for a %period AaDaaJabaaaaacc0g
k3:for a %video 00b0BdBB0aAaabbEb
k3:for a _ a0ababAcaaCaaabdH
k3:for the %channel a0aaacabBFAabbaaA
k3:for the %next 0Fa0bEbAacAaaba0d
k3:for the %period a0aa0aa00AEa0abab
k3:for the 3rd 00ba0000aF000ab0c
k3:for the _ aaIaBaaaaEba0BACk
k3:for the first 00ba0aa0aaa00b0bF
k3:format %good %that 0abb0b0000aFa000b
k3:from _ > acaacaAaCabaaaFaA
k3:from the _ 00aaaaaabb0F0aaa0
k3:full %time > 00000caba0000000E
k3:gluten free gnocchi baBabD0aaaaDbAAac
k3:got the %super EDdc000a000a0a00b
k3:holding %grow > adFBa00aaa0a00a0b
k3:if %own %make babb0gaB0aabaICbb
k3:if %own %publish bcaaab0Eaaa00E00d
k3:if the _ adbBa000a00Aa000D
k3:improve please ^ 00ba0bF0a00a0b0ab
k3:in %amount > DDCacaaaaaadacCaB
k3:in %figure > d0A00000000Ba000D
k3:in %own %channel baCaac0bD0Da00b0c
k3:in %own _ a0aaaDaaEaCa0caae
k3:in %own lane aaaaa00aGaaa00a0d
k3:in %period > bF0aaaBaad0E0ab0c
k3:in %period ^ adE00a00a0aA0000a
k3:in %views > b0aa000000a00D00a
k3:in _ > bbDbacAaaCBdaBcaE
k3:in _ ^ b0aaBBaDbbaaa0a0a
k3:in a %video a0a0BGa00000aadeC
k3:in a _ a0aEadBaaaba0bcaD
k3:in editing > 000aa000aH0a00a0g
k3:in general > E0aa0acbaaaa0aB0A
k3:in the %comment 0000F0000aa000c0d
k3:in the %plan 000000000Ea00000d
k3:in the %video aaaabba0aaaA0aaaE
k3:in the _ CbAabAB0bb0C0aB0c
k3:in the end aaFa00a0aabaBb00b
k3:in the first a0aab0000c0a0Ba0D
k3:its %is %publish aDa00aac0aa00a0aC
k3:keep %fare with 00aF00aaa0a00c00a
k3:keep tabs on aaaaaaa0Faaaa000b
k3:keep telling %own 000aE000aac00000b
k3:kindly ^ %suggest DaCaaa0Aa0Ba0bBbc
k3:linus tech tips 0caaa000Fa0aa000c
k3:look for _ 0000aa000a000aF0e
k3:low and high 00a00ba000aa0F0ac
k3:low mid high aabaaaaaaaaaaHaad
k3:magnet fishing %time aaBb0CBdBAaA0BA0c
k3:man %what a aaa0aa0baaaa0aa0F
k3:more %ask now 0000d000000000D0a
k3:more %views didnt E00a0a0a00aa0a00c
k3:names to a 00a00aEa00a00a0ad
k3:of %last %period eEEaa000aa0ba0a0c
k3:of %own %channel 0bEb0a0000aa0000b
k3:of %own %last cDba00a0b00a0000D
k3:of %own %make a00A0F000acaaa00c
k3:of %own %people baacea0Aaaaa00a0H
k3:of %own %video DGddaaabaaaBAB00d
k3:of %own %views d0aa000000000a00E
k3:of %own > 0beB0a0a00aFa000b
k3:of %own playlists b00F00000a000000e
k3:of %that > 0abC0c00aa00a0a0D
k3:of %titled > adAbacF0E00Ca0aad
k3:of _ %make 0cCB0e00b0a00D00C
k3:of _ > abBdaDbaabCaaacaF
k3:of all %time BcFa0a0ca000a0a0c
k3:of the %channel D0aa000aB0aC0a00e
k3:of the %fare Bbcb0000aa00aa00F
k3:of the %period cbBCaa0aaEab0a00b
k3:of the _ Ba0DAABabcabbabB0
k3:old %is %own F0a00000000a0000e
k3:on %figure form Faa0000a000baa00c
k3:on %last %video 0ca000b0a000000aF
k3:on %own %channel gGeCaAaDccEDDFaah
k3:on %own %last acb00000a000A000E
k3:on %own %video aaa0a0c0a00a0a00F
k3:on %own %watching aaaa0a00AEb0aa00b
k3:on %own > a0a0aa0baBa0F000e
k3:on %own _ 00ba0aB00ab0aa0BC
k3:on %titled > b0Cb0bb0a00BaE0ab
k3:on %video > baa00a0000aD0a00a
k3:on %weekday > c0adaaaC0cBa0aaaG
k3:on %weekday ^ aEba0a00abA00a0aa
k3:on %which %time aaab0b0baFa0a000A
k3:on _ > aaBabC0bAabaaabAC
k3:on a %video 00a00eEb00a0aCaaB
k3:on anything > a000000a0F00a0a0d
k3:on the %channel G0aaBba0bcBA0a00e
k3:on the %next aBaaacD0Aba00A0aA
k3:on the %plan a00000000D000000c
k3:on the _ daFcBDdabBacaaabB
k3:on the same 00000a0Ea0000aa0c
k3:only %that %yes baaa0a00Fc0a0000a
k3:over %or %describe baDaabaa000aCEbcb
k3:per %video > DadCaa0aa0adabaaE
k3:per %video ^ aaa00a000a0Faa00c
k3:please ^ %suggest aaBBaaaaAC0A0aaac
k3:please ^ > Caaaaa0aAaCAAb00c
k3:proper %video > F0aaa00aababa000a
k3:put %stuck > DcC0a00aBaaaa0a0c
k3:put for %own 00a000000a0a0a0Ec
k3:quantity of %video Faaa0a00aaaa0000d
k3:read %own the b0baAa0aaFaaa000c
k3:read %you stories a0C00DA000a0ca00c
k3:recipe %video > 0aaa0bbEa0b00aaDd
k3:recurring shows ^ 00aFa00000000000e
k3:remember to %when 00aa0a00aE000a0ac
k3:result for %own BaEaaaab0aaa0a0bb
k3:says %own %channel b0a00a0aa0aaa000E
k3:show %own the DaabaaaaAaaaab0aC
k3:show %that %fare abdF0000a00a0000a
k3:shut %grow > baaabaaaaaaaa0a0F
k3:since %period > aBba0a0abbaGCaaae
k3:since %weekday ^ aDab000aaa00b000B
k3:so %grow > cEcbBaaaaabEBaaac
k3:so ^ %what Ea0aAaaABBaa0ca0b
k3:sponsor %that > 0000000a0F000000e
k3:stands on the 00000000aE000000d
k3:still %fare > aabH0aa0ba00a0b0d
k3:still %grow for 00aa000aaF000ac0c
k3:stuff to %make 000aaca00aG0aab0d
k3:telling %own to 000aE000aac00000b
k3:than %figure > bCab0aa0A00aaC00a
k3:than %own %figure eCEa0a0a000aaA00b
k3:than %titled > 00ba0bG0aabbacBaa
k3:than a coin 00000aa00000D000c
k3:than the %that 0Eca000b0a0aa000a
k3:than the rest baaDaaaa000Daaaac
k3:the %channel %channel Eab00000a0000000d
k3:the %channel %own aa000000Daa00000b
k3:the %channel > GabaacabbEBBbbaad
k3:the %channel ^ E0000a0aaaaaaaa0c
k3:the %comment > 0000E0000a000000d
k3:the %fare > 0bcb0000aa0a0a00F
k3:the %fare on Daeb0aa00a00aF00b
k3:the %lamp van 0baaaa0aG00ac0a0c
k3:the %last %that aEdaa000a00aaa00B
k3:the %last %video acaC00a0D00A0a00b
k3:the %last three aAaab000aa0ba0aaE
k3:the %next %that bIbbbBaBcebaaBaab
k3:the %next %video aCdabDbaaAeaaaaaF
k3:the %next _ 0aaaaADBaab0a0aaa
k3:the %next intro 0000F000000000a0e
k3:the %next zelda ababaEaa0aBa0aaaa
k3:the %period > ddEbaBabaEAbaaBa0
k3:the %plan > a0a00000aCa000000
k3:the %plan for a000000a0cFa0000c
k3:the %plan of 00aaa00b0e0000a0G
k3:the %question in 0aaac000aaaa00a0F
k3:the %rival > a0Caaba0Faaa0abad
k3:the %super %views CcbB000Ca00a0aa00
k3:the %super %watching bbFa0000ab000000b
k3:the %super > Faebd00AAaaAa0BaD
k3:the %that %own aBba000aFacaaa00b
k3:the %that %where aaC000C000aaaa00b
k3:the %that about 0bFaaaD0a000ba00e
k3:the %that before aFda00abaa0Aa0a0a
k3:the %time > aaaaaCaEAbaa0aa0c
k3:the %video about 0aEaabAAa0000aa0b
k3:the %video for a0a00aab00aaa00aE
k3:the %video format 0abb0b0000aFa000b
k3:the %video of bBDaaaAaaBBaab0ab
k3:the %views %is bacaa000a000a000E
k3:the 3rd > 00ba0000aF000ab0c
k3:the _ %that aaCaaa000AbaCb0Aa
k3:the _ %video ccCeAcaacBAECcbaE
k3:the _ > C0FDbDdbcecaccc0F
k3:the _ ^ abAbbBBaCCaa0aAad
k3:the _ for aabaA0a0bBbbaEAaa
k3:the _ in 0aaADCa0aa0abaa0d
k3:the _ of Cadc0Ba0aDaaaaAaB
k3:the _ to a0ca0Bb0aaa00a0aE
k3:the board > E0b0a000aAa00000c
k3:the boat %video aaaF0c0a0a0a0000c
k3:the elden ring baCa0a00bC0CaAaac
k3:the end of abaaaa0aaBDa00a0A
k3:the first 10 00ba0aa0aaa00b0bF
k3:the general feeling a0aaG00aaa0a0aa0e
k3:the grammar battles a0aGaa0a0a0aa0a0d
k3:the humane pin a0abaE0aaabaaaBaa
k3:the moment > C0a0ab00D00A0000d
k3:the moth trap b0baaa0aAabaaED0b
k3:the only %that babaDba0Fcaaaaaaa
k3:the rest > baBCaaaaa00Daaaac
k3:the same %time aaba0a0Eaa000aa0A
k3:the show %that abdF0000a00a0000a
k3:the sponsor %that 0000000a0F000000e
k3:the stuff %own aFca000aaaa0a000b
k3:the world > babaab00000a0aC0D
k3:thing %own %super FeBa0000aaaa00a0a
k3:thing get > 00Faa0000a0a0ba0d
k3:things to %make 000aaca00bG00aaac
k3:through _ > a0aaaa00aIaa00b0g
k3:throw %own a aaa0acaaaaHaaa0ad
k3:to %make %that a00aac0a0aa0a0a0E
k3:to %make a a0bbaFAbbaca0cDab
k3:to %make for c00000Aa0GBa0a00e
k3:to %make with 000aaca0aaIaaaaae
k3:to %own _ 00a00000000Aa00eF
k3:to %publish > 0aaa0aaGbAa00aa0d
k3:to %publish on 0000000g000000a0H
k3:to %video > aaaaBbaBaDCa0a0ae
k3:to %when > 00aa0aa0aF000a0ad
k3:to _ > 00aacbabaaa00aaAF
k3:to a b 00a00aFa00a00a0ad
k3:to death ^ a00b0F0aaaaa00a0b
k3:to know %what b000aa000CAF0a00f
k3:travel in georgia baBa0a00ba0aABC0b
k3:two names to 00a00aFa00a00a0ad
k3:two on the 00000a0Ea0000aa0c
k3:upsc polity > a0a0ADaa0aaaaaaCd
k3:way more %views F0aa0a0a00aaab00c
k3:with %own > BCcbadabaabaaG00B
k3:with %own _ aabcaFcaaaCa0Aaab
k3:with %that > aa0Aca000a00a0a0D
k3:with the _ aaAAaaa0Ba0ECbaBe
length:0 MehfNkgfbHLdIgieD
length:1 GGbdjlkNEJCGBmbkN
length:2 iCHGdJHgCilcgICBC
length:3 ngbdeLHcdcdbeJIGa
length:4 F0DEBFBgdhCbAABGj
n:amount>or Caaa0c0a00aCaEa0d
n:amount>people 0000aa0000Daaca0A
n:amount>subs 0000aa0000Daaca0A
n:amount>views dcdbaaabaaaKCia0G
n:ask>does baAad0000a0baa00F
n:ask>how DaC0b0000a00aaa0c
n:ask>own bceCHFb0bBBeBBbaf
n:ask>people b000DaCa000000c0A
n:ask>that BacBBCBabadaAaA00
n:ask>what Daaac0000Haa0AbBh
n:channel>channel FbCa000aa0aaaa00d
n:channel>does D000cA0aa0b00000a
n:channel>fare Jbdb0A0a0abaaa00f
n:channel>figure Bbba0a0aaaEaca00B
n:channel>is EDbabbabDbBaaab0e
n:channel>make Dabbca0abbbEa0a0C
n:channel>or a0aa0CaA00a00c00C
n:channel>own baaa0a0aFaa0a000c
n:channel>that bEa00a0cBcAaaaa0C
n:comment>ask 0000B00000E000a0e
n:demand>demand a0a0aba0a0a0aaFac
n:demand>grow EbaEab00aaaB00f0a
n:demand>idea a0a00ba0a0a0aaEab
n:demand>or abaacb0a0000a0c0H
n:describe>own bbcbGdabaaabaGaEf
n:does>amount D0Ba0b000aab0D00e
n:does>ask B0a0Fba00aaa0a00d
n:does>comment 0000d00000E000a0a
n:does>fare dDABaabBcbGaEdaaf
n:does>figure cBbaaC0ba0EEaeab0
n:does>good aBDC0aaab0aabAa0c
n:does>idea 000a0Eaa0Aa0b000b
n:does>is DbdbCa0DaaaBa0aac
n:does>last bEcaaa000aabAa00B
n:does>make aab00DAabaa0CaB0d
n:does>many dGBaCbaa00ab0baac
n:does>own NDBIehCHkKeafifCi
n:does>people ebbBFebBDcccbbJbb
n:does>right aacb0a0FCaAbaaa0b
n:does>should DaCDaCCcaacbbbabd
n:does>super cccHab0A0aCaaaa0b
n:does>that GCEcbGACddgfaaCcb
n:does>titled caDFacCabaabbFdae
n:does>video babbaCaaaaaFabBab
n:does>write CaCDaCCcaadBbbabd
n:does>yes CbCb0cBabaB0aaa0B
n:does>you dbdbcGbcbbAbEDcaD
n:earn>fare baaa0Bba000CaD00c
n:earn>own baD0000000bC0000c
n:earn>should aaa0000a000F0000d
n:earn>stuck 0000000bac0a0ab0F
n:earn>that aaba0000000F0000c
n:earn>video acd0000a000F0000b
n:earn>write aaa0000a000F0000d
n:fare>does baBc0caaadbaFB00D
n:fare>fare caFCadbBBcDbAbAad
n:fare>good baGEadabcaabBaa0c
n:fare>grow fIedac0bAdBCaaF0B
n:fare>is cb000Caaa000CCA0c
n:fare>make cDAd0bAaadaaCB00E
n:fare>next DaaBaa0abCb00aa0b
n:fare>or ccEC0dCBaa0aaaa0b
n:fare>own GGafcddAiJ0EbCbad
n:fare>people cCAbDbabBaaabacaE
n:fare>publish cDb0000AAaa00000a
n:fare>right 0CbBabAaDbBabbAab
n:fare>should Gabb0a0bC0abbaaad
n:fare>stuck a0ab0b0caE0ABa00b
n:fare>super b0bIb000baacaaa0c
n:fare>that 0aGeCbCbBaabCbaad
n:fare>titled baHb0ab0b00aac00b
n:fare>video bFhGaaa0BaaBaa00b
n:fare>write Gabb0a0bC0abbaaad
n:fare>you 0aa00a0000a0Da00b
n:figure>ask c000A00E0aa00000a
n:figure>does dAcbAbaEBaabAbA0C
n:figure>fare Fbdaa00aaa0bAa00B
n:figure>figure Ibeaaa0aababac0aC
n:figure>is Dbca000dCa0a0Ca0a
n:figure>make bBba0aaFaaacaAb0B
n:figure>own c0baGF0b00caba00e
n:figure>should daba0abDaaabbaaaG
n:figure>that edGabDbCbccCcfaaH
n:figure>video KEdabbaDaaad0caag
n:figure>views EeeEaa0daaacbc0aI
n:figure>yes Ibdbaa0Aaaaabaaaa
n:figure>you a0CA0D00000ada0Ad
n:good>does a0aa0cCaA0a0Eb0ab
n:good>figure ebaCDBBBaBabaCa0e
n:good>good a0aabL0daabaaaa0g
n:good>idea 00bBaFcCa0ea0baab
n:good>is AaCa0aabb0DaAaa0b
n:good>make aEbdaDBabaAaCbBae
n:good>many aaaB0cAD0aabaD00c
n:good>next 0aaa0a0acaF00000b
n:good>or aFGcadCcaaababcac
n:good>that acCab0cacbEFccb0C
n:good>time BbababaCabbacaBaG
n:good>watching 0aaa0a0acaF00000b
n:grow>fare AAFCab0bea0aCab0a
n:grow>grow EaaA0000aa0a00a0c
n:grow>is Fabb0aaabb0aCcc0C
n:grow>make aCDb0baaca0aC0a0c
n:grow>next aaaaa00Aabab00b0E
n:grow>or DcaabBacbcaBbaF0a
n:grow>own EcCFBbEbdbAbbbaAe
n:grow>people Ba0Dba0aca0a00b0C
n:grow>period cDAaa00aab0a0000C
n:grow>right DcbFaa0acBcaAba0A
n:grow>that CEdBaaAaBcaaaaaCd
n:grow>views daBF0a0Daaaa0bb0b
n:grow>what bbba0a0abECC0aaad
n:how>does iGCAcGCbBBEffeccH
n:how>fare eDFbaAcaFbacEA0af
n:how>figure dbfb0bcFDbacDdbaI
n:how>good aaBa0bbaa00aEA00b
n:how>grow CddcacbabbabGGbaA
n:how>is bDGBaAbcEcabgdcaF
n:how>make dcdbbbFbadEbdbacJ
n:how>many edBbDffbeFdIBbdCH
n:how>own ECcdGbFacaaEbCaak
n:how>people bbaFc000aa00aab0C
n:how>right a00000000a00Eaa0c
n:how>should aab00aE0000aaa00c
n:how>suggest e0a00000a0000000F
n:how>that aDDb0ba0Aaaaaa0ab
n:how>what bbFaaa0aaba0ca00B
n:how>would b0ba0bF000a0bCaac
n:idea>does aaacFaaabCCAbbc0c
n:idea>grow Eb0Fab00aaaB00g0a
n:idea>is ababAECaAb0Caacad
n:idea>make 000cGb00a0d000a0a
n:idea>own A0baCCaaAaDbabbab
n:idea>plan a00a0a0a0DD000a0e
n:idea>should ababadCbaaFac0aEa
n:idea>that aabaaBaaaaBEabaab
n:idea>what 0baaBEa0daDAa0b0b
n:idea>write 0baaacCa00F0c0aa0
n:is>amount Baaa0a0aaaaa0F00c
n:is>ask BaEbaBaabEbbbacAc
n:is>demand a0aaBaa0Baa00aD0b
n:is>describe a00aa00a0a0000acF
n:is>fare BbaDcbBCFacabcBad
n:is>good B0deDBEBcAbDadcC0
n:is>grow e0bIdbadIdcbaabaC
n:is>is 0aaaaa00CEaaFca0f
n:is>make BbcEbdBBEDbbbaaae
n:is>money 000000000a0e0000E
n:is>next aa0aG000bac000a0d
n:is>own QEHcehckbHgJeahbf
n:is>people eDcFFecbEBbb0aEag
n:is>period aaaaaaaa0dEB0ab0C
n:is>plan aaaaACabaCBA00b0b
n:is>publish cGbaadbcBcaaaaFaA
n:is>right 0aaCabAabACaCbc0B
n:is>should AaabbcAFadAcEabDd
n:is>stuck aBabbaabaFdab0baE
n:is>super abcdbababaacaaE0H
n:is>that FCDCaef0DDfBGdAde
n:is>time aa0a0b0E0Ba00aA0d
n:is>titled aaDbaEBcaaaaaDbad
n:is>video EcbDab0Daaacaaaac
n:is>views dBba000aaa0aaaa0F
n:is>watching bEcaa00abb0a00a0E
n:is>what Caaaaa0aCEabDcc0c
n:is>would aaaabCa0BBb0abB0b
n:is>write AaabacAFaDbcEabCf
n:is>you dcbbbbabacbaHDbaF
n:lamp>is aaaaaa0aaaaaFaa0a
n:lamp>lamp abbbaGaacbaaGaaag
n:lamp>or a00a0Caa000aDba0b
n:lamp>that abc00aC0a0aBEC0af
n:last>does bEba0000E000b000e
n:last>period BiGDcaaAAccEbbaaC
n:last>publish DEcaaaacBbaaaaaab
n:last>season BeGb0000caab0aA0a
n:last>that bFdbbaaabaabcbaaH
n:last>time bacaaa0bd0aaEaa0F
n:last>video aGh0ccdbHbbbabaAG
n:last>yes abba0000G000a0b0c
n:make>comment 0000d00000E000a0a
n:make>fare ceFba0aCaaDaFca0d
n:make>figure babC0C0ab0EaaeabC
n:make>good bEDEaBadcabbCbaad
n:make>idea 0000aDa000b00000b
n:make>last bbaa0a00CaaDBa00b
n:make>make ccFaCa00a0bAaa00a
n:make>next ba0BAb0ab0Fa0b00c
n:make>or aabaaGaaaabb0aAab
n:make>own GdgFddDHgdbCeeeEH
n:make>people ccbCCdaCcbbb0bFaE
n:make>period ba0a0a0a0Ieb0000b
n:make>should DaCBaCCbCacbcbabd
n:make>super aa0C0b0Aa0CA0aA0b
n:make>that adAebFCb0eDAbabDB
n:make>time a0b00b0F00aa0000c
n:make>video 0beEabbaBabBaCabC
n:make>write DaCBaCCbCacbcbabd
n:make>you cacacHbcaaabgDbaH
n:many>ask aacaF0000a0baaaaA
n:many>does CcBaDaaaabaGbccae
n:many>earn b0aa0000aa0e0a00G
n:many>fare AbAa0000aa0Aaa00C
n:many>is A0babb0aaJ0cCba0f
n:many>make Bba0a000000D0bb0A
n:many>money a0a000000a0F0a00d
n:many>own f0b0bAaa0aaI0b0a0
n:many>people HCGbbbccbbadcEDbg
n:many>serial b0bFa0000a0b0000b
n:many>subs I0aaa0000a0daa00e
n:many>time abaaa0aDac0bCbaaC
n:many>video NfdDaaadbbafaa0ab
n:many>views AFFcababacagbFaaa
n:many>would aaaaabaa000aaD00B
n:money>fare baEb0a00cbaBa0b0C
n:money>that aaa00aabaaae000aG
n:name>own aaaa0aD00aaaca00C
n:name>suggest 00a00aE0aaa00a00c
n:name>that a0baaaG000aBbD0ag
n:next>grow bcaBAa0ecEF00aa0c
n:next>make 0a00aa00aEc0a000b
n:next>own Aab0bbaabEcA0b00D
n:next>period 0aaaabbAbCEc0bcaD
n:next>publish cbbaabafbGcaaFaAD
n:next>that bIecdDbCbfEabCbab
n:next>video eGhAdAccJcCbbFbcb
n:or>describe cBGbbcaba00bCEbdc
n:or>does CDcaBb0baa0aa00ab
n:or>good aDFBa0ac00aaCbb0d
n:or>grow AcbFbDaabaaCaaC0g
n:or>how daab00000a0a00a0G
n:or>is aCBeFeABaCaBbACad
n:or>next ababccaFaabaaab0E
n:or>own 0abC0Aaa0AaD0aa0c
n:or>right bAbCaAabaaaaEaA0c
n:or>time daDbCcaGababaAaad
n:or>video Dabb0Bab000A0a0ab
n:or>weekday bbababaJab0aaaa0e
n:or>what BabaabCbBba0aab0F
n:or>yes BDddADb0bCaaacBaB
n:own>amount faB0a0A000abBb0aF
n:own>ask caDCbdbcCAbadBb0G
n:own>channel FDEedAeFefGbBDcbe
n:own>comment babaIa00aabaa000f
n:own>demand CaCca0000aaa00d0D
n:own>describe aaaaaaa0aaaaaa0If
n:own>does KBgDfDDedBgfcHAbD
n:own>earn Baba0bbaaaaCaD0aa
n:own>fare DceddEDDc0cbAAaaE
n:own>figure DCEgcAbFccCDdDaag
n:own>good bdbcaeabDDEbaabaF
n:own>grow FcfFdbaAAGgGbcdaa
n:own>idea BabdcEbcbaDAbbcbF
n:own>is BIdedaB0cdddb00aJ
n:own>lamp a0aa0aE0aabaCD00e
n:own>last dNedcbbcgcDabbaBF
n:own>make decbeMdfeeKGcGBbi
n:own>money cabbbaaaacbLaaaCg
n:own>name a0baabHaaaaaaC0af
n:own>next cDebc0AeDCHAaDabg
n:own>or DaaAaABA0a0bCba0c
n:own>own BDEbbc0ccACAabaac
n:own>people ec0gDHAGecHcbedbD
n:own>period Ebca0aBaaHbbaa00f
n:own>plan bbabAba0bIeaaAaaa
n:own>predict AaaaaaaaabcbbBBbF
n:own>publish BMEBbdbCijFdbGaah
n:own>right bdDc0eabEEFFcdb0f
n:own>rival cAbbababMdcdaaaac
n:own>serial bbeIaabaaaabaaaaC
n:own>should 0bEdCEdaaDdcDbabd
n:own>stuck bbaHaCAbbbFaabaag
n:own>subs DaabDB0abbaa0aa0A
n:own>suggest C0abbcaBadBbabaDD
n:own>super H0IbdbaacAbAbbbaf
n:own>that AAaC0AaabDaa0a0ac
n:own>think AabcaaCAcBBEaBcac
n:own>time acBbaDacaGbbbca0A
n:own>video DFdfFgaIfdbBafbdJ
n:own>views Jdbbaaaaaa0dCf00B
n:own>watching dfddbbbaRCAbbcaag
n:own>weekday bbbA000EaA0a0000b
n:own>what cCceDB0bHdccbbBaD
n:own>would BaBBAb0BabEaaca0d
n:own>write AaEcacBcabbaEc0BB
n:own>yes AaaaCDaCccaaAAabA
n:own>you 00c0aba000b0a00aF
n:people>ask baccMDabcbBaabcAh
n:people>demand 0000Ba00000000F0e
n:people>does ABBDCcabaabbabcaD
n:people>fare cDabAa0ac00A0aa0D
n:people>grow db0D0a00a00000b0D
n:people>is ccAAEaacBccbFaBba
n:people>make CBbCdcaaCaaabbBaB
n:people>own BabbbAabHacaaaaab
n:people>publish bdaab00AEaa00ab0D
n:people>stuck caaaca0Da00000D0b
n:people>suggest a00a0a000aA000c0D
n:people>that AcaaCaa0aaaa0a00D
n:people>time b00aaa0cba0aa0E0C
n:people>watching BCJdfCbEgb0bbAdaD
n:people>would baaaBbAab0Da0Db0d
n:people>write a0aaGAaaa0aaaabad
n:people>yes aCaCbAaaD0Ba0baad
n:period>does BCdAbbbDbbabaaDaC
n:period>fare CFebaa0AbbAba0b0D
n:period>good bbGaacaDa0ac0a0ab
n:period>how AdE00a00a0a00A00a
n:period>idea G0000b000aba00d0a
n:period>is aaaabBaBaBdaabD0B
n:period>make ba0Cba0Ca00a0aE0e
n:period>or Adab0d0FBC0BA0a0c
n:period>own cbAFbdbabbcbabaAH
n:period>publish aFb00a0bbaaa0000a
n:period>should a00aaeaF0ba00cE0c
n:period>video bDCBaa0aba0a0ba0b
n:plan>own FAaaaaabadbaaB00C
n:plan>period 00000a0a0f000000G
n:plan>video abba0CabaFaAaa0ab
n:predict>is E00Aa00a000aBab0c
n:publish>does aCba00aEbaaaa0a0a
n:publish>fare cGdBaa0abaaCa0a00
n:publish>how bGc0000ab000aaa0b
n:publish>idea cBD00bacEbbaa000b
n:publish>is BADa0a0cbAaa0000B
n:publish>last abD00000Ba0aa000a
n:publish>make aEca0a0ABaa0a0aAc
n:publish>own EcAE0aafbcaaaD00A
n:publish>period aaa0000DDh0a000AD
n:publish>plan aa00000Gabb00000d
n:publish>publish aba0000Gacb00a00b
n:publish>right acaCaa0ab0bC0Ca0B
n:publish>that DddaaabcFCacaCa0B
n:publish>titled bdC0000a0b000D000
n:publish>video 0Ee00FACaaaa0b0ae
n:publish>what bEb0a00AaCcB0a0ad
n:right>amount EbBa0a00aaaabA00a
n:right>does a0ab0a0a0daaAa00F
n:right>fare AaaDaD0BB0aab0C0g
n:right>figure daa0aa0EaaaaEaa0c
n:right>is bbCa00000a0aFaa0d
n:right>make baac00aabdbbFaa0E
n:right>or DabB0BabaaabEaa0d
n:right>own dabaDEbbaacbbD0aE
n:right>right 0bbCaDaababaIaBah
n:right>stuck aaDa0B0000aaab0ab
n:right>that bddaaBaaCcEACcAAC
n:right>you a0CA0D000000ca0Ad
n:rival>does 0ba0BF0cB0a00aa0d
n:rival>publish 0ba0a00aEaaa0000c
n:season>is aCab00000a00a0F0e
n:serial>does baBBaCa0aaba0aC0c
n:serial>fare aaAEaa0aaB0Aaa00c
n:serial>grow a0aE0a00a0aa00a0a
n:serial>make aabB0Ca0aaa00000a
n:serial>that aabD00aaaBaa0a00b
n:serial>what a0aeaa000aBa0aa0G
n:should>does 000a0F0a0a0000a0e
n:should>is bCaa0a0c00BEca0De
n:should>make aaaaaIaa0abaaaaaf
n:should>or CbAF0abc0a0aaaaaa
n:should>own gee0dEcKdeDeCbADF
n:should>that a0Eb0aBA0aaaab0aa
n:stuck>fare b0aF0b00b0000b00a
n:stuck>that A0aa0Ga0Abaad0aab
n:stuck>what abAa0baaabBaBb0aE
n:subs>does E0aaaa000a0b00a0b
n:subs>figure Dab0a00a0a0a0000a
n:subs>is b00abB000aa0a000D
n:subs>make E00a000000a000a0d
n:subs>own B0aaaaa0aaac0a00E
n:subs>that caaaaaa0aaa00a00E
n:suggest>does e000000000000000E
n:suggest>figure bab0abaca0a0EEa0b
n:suggest>grow Bac0DaDa000a0aAad
n:suggest>idea a0aaabDaaaBa0aCac
n:suggest>own GDEaDgbdCCeeeCbdE
n:suggest>publish 0a00000F0ba00000d
n:suggest>right aaa00a0aa0a0Ea00b
n:suggest>stuck baDa0B0baAaaabaaC
n:suggest>that Daba0EaaAaaaaaaad
n:suggest>title A0a0aaD000b00aaab
n:super>ask aab0G00a0aba00b0c
n:super>earn aed0000aa0aJ00a0d
n:super>fare EcEaaaabAaabaaaac
n:super>figure bGe0B00a000c0a00A
n:super>last bDdFa000Caaabaa0c
n:super>make ACBbabaEaabcabbaC
n:super>money 0aaaa00000aE0000d
n:super>own cdEaa000aa0c0aa0D
n:super>people bbbBda0aa0aa0abaH
n:super>publish DgDa000Db0aa0000b
n:super>right cGeaaa0bBaaaD0a0c
n:super>suggest bGeaA00aBaaaa000c
n:super>super 0JgA0a0aaabb0aa0a
n:super>that aDaAD000Aaadaaa0c
n:super>time adcaaaababaa0aDaG
n:super>video bEEBabaCaccdabbaa
n:super>views DBcCa00Caaab0ba0c
n:super>watching GeEb000bbb0a0a00c
n:that>channel Aaaa0ba0a0AaDa00A
n:that>comment a0a0daba00aaaa0aH
n:that>describe 0Aa0aaa0000aa0aHf
n:that>does dcEFaBbC0cDcbGaai
n:that>earn aaaa0C0a000D0aa0c
n:that>fare FaAGaCbcCcCdbdbae
n:that>figure dabE0a0a000aab00D
n:that>good 0eDCbebBabbaCBbaG
n:that>grow dabcCCDCcaabcaAaE
n:that>how aaBadaca0aaAbC0aG
n:that>idea aaaaaGA0aabaaabac
n:that>is dBbdDGbAdDDcacbAb
n:that>lamp aaaa0c00aa00EaA0a
n:that>make cAEbadcCEbdC0E0ag
n:that>own fbbbFfBbHaEbcCCae
n:that>period aIdd0cbfGFeBddEcc
n:that>publish acC00a0bbCba0aa0D
n:that>right FGBDAbaCcabbdadae
n:that>should abaB0Bab0baaDaaaa
n:that>that DdCbDdCaaaFCcbaBf
n:that>time BHeBbdbe0BEabcCaa
n:that>title 00Ea0ac0a0000C0ab
n:that>video bc0AacabbCcca0aBH
n:that>views daFaaa0aaabDad0aC
n:that>what bcBaEadbadDAdEaaC
n:that>where aaE00aC00abbab00c
n:that>would GcCBAcababAbcdaaB
n:that>write aa000AaaaaaaD0aEe
n:that>yes cb0aacaCGdabCCaAc
n:that>you aaba00a000a0aE0ab
n:think>own a0aaaAaaaCCAca000
n:time>does cadbaA0baDabBab0G
n:time>fare cCdc0aaEbcaaa000G
n:time>figure cAEaaa0c0aaa0D00b
n:time>is cbBcabaGaDaa0aaac
n:time>make Eaaa0a0Cababaaa0b
n:time>or bcabAbaIa0aaaBb0d
n:time>own GbbdBbCgEBeF0Ddbb
n:time>right Faac0Bacadbaa000D
n:time>should aaaa0BaEbCbaaa0ac
n:time>that bbBa0a0baGaAaaa0d
n:time>time caba0aaE0a0a0aa0B
n:time>video d0AaaaaDeAabaBbaG
n:time>what aaCb0aabaDAa0aaaa
n:time>where aDa0000Ca0000000d
n:time>you abb00a0b0a00Ha00e
n:title>figure E0b0a0c000aa0a00b
n:title>idea 0000abF000c00aaab
n:title>is b0ba0abaa00aaFa0B
n:title>that 00b00aF000a0ab00c
n:title>titled 00E000d000000A000
n:titled>fare baFbaEAaaaabacaac
n:titled>how adEa00a0a0000a00a
n:titled>make aabE0ba0a00a0B00a
n:titled>or a0dD0eaa000a0AA0F
n:titled>predict 00ca0bb0000abF00a
n:titled>video E00B0bD000aa0eaab
n:titled>what b0dC0aba0ba00F00b
n:titled>would a0cd0Daa000aaEa0c
n:video>ask baa00baaaaFa0aBAc
n:video>describe 0000aaa000a00aadF
n:video>does MgAcbbbHbecAbBbbg
n:video>earn bDdcbbaCbabKabaaf
n:video>fare FEJebCbdgCDccBAah
n:video>figure cEEDabaebaccacaAE
n:video>good AaDcaDacbaDcc0baB
n:video>grow bAcBacabDaaa0aCaC
n:video>how bKcbacaaBaabadaac
n:video>idea cbbdaEbbaaHbaaaab
n:video>is BfeEaB0DA0DdDcbBB
n:video>last BeC00000C00B0a00a
n:video>make CDAdcgbGdcdLbEbai
n:video>or FAdaFEadbaaAaabbf
n:video>own bfEaBEabbDcaaaabC
n:video>people DaaBEbaaa00a0abad
n:video>period cHda0a0baEdba000c
n:video>plan aabbaaabaEEa0aaac
n:video>right aEba0Caab0ca0Ca0c
n:video>should bcCc0baBaBEaaaaaA
n:video>suggest bacabbaacaEaaCaGe
n:video>super BBfa0a0ba0aD0aa0D
n:video>that CbcBaDaaDcBcAbaba
n:video>time bdbb0baGbaa00a00D
n:video>titled bafA0cba00000B0BG
n:video>video BbdDaaAaaaaFaaaAd
n:video>weekday 0bbFa00b0b0a00a0a
n:video>what ACgdBeabBCdCCDaaG
n:video>where aaAa0CE000caaa0ca
n:video>which cAGb0Caa0aab0baab
n:video>would caAcceacaEGbCABaB
n:video>yes aCcBab0CaabaaACaa
n:video>you bacBbaa000aaCD0ab
n:views>does CEDbaaaa0b0daba0b
n:views>fare CAb000000a0c0a00B
n:views>figure FaEaaa0aa0abaB00g
n:views>good C0da0caaaaaF0B00c
n:views>grow Eaaa0000000a0000d
n:views>how eaa00000a00F0c00C
n:views>is ebeaaa0aaa0AaA00K
n:views>predict caba0aa00000dH00b
n:views>publish cEd0000a000a0c00D
n:views>video beF00000000a0Aa0B
n:views>would bac00a00000a0E00a
n:watching>channel baaa000aFaa0a000c
n:watching>fare ca0b0a00F0aaa000a
n:watching>grow acaBAa0aabFa0a00b
n:watching>make baaaab0aACcaFaa0c
n:watching>own caGacCaCgDbcdCaaD
n:watching>publish Ebc0000bCaa00000b
n:watching>right aaBa0b00cabaGaa0c
n:watching>that CaCda0badaFaaD00c
n:watching>time cab0000cac0a0a00H
n:watching>video Hcbb000bbb0a0000b
n:watching>what aCa00000cCb000000
n:weekday>good 0a0F0a0a0aaaa000c
n:weekday>how aDcb000baa000C00b
n:weekday>or aaaCabaGab0aaac0c
n:weekday>publish aFba0a0Cbaab0b0Ad
n:weekday>that aFcc000Bb0a00000a
n:weekday>time CBbb0a0Baa00a000a
n:weekday>video cHdca0aCcabD0b0ac
n:what>ask cabaEabaabba0bA0F
n:what>describe 0000a0000a000a0Fd
n:what>does DdaeEaAfGHcJaeeAj
n:what>fare eIbdDAacBBeIBbaai
n:what>figure Fababa0cabbbaBa0D
n:what>idea aa0aEb0aEad000aba
n:what>is HeEfCAbfAJgcFcabe
n:what>make BcbdcDBb0BGfcdbBF
n:what>next abaaba0aADHa0aa0f
n:what>own JEEaEcceeBcFahbbf
n:what>people aB0aBaaaaaba0Hb0f
n:what>period aabbaeaDbbaCacG0B
n:what>plan aaa0a000aFab00a0c
n:what>right abaaaaAaCaaaBaa0C
n:what>serial bbaDa00b0abb00B0B
n:what>should AbabcdBfbBCcaAbCJ
n:what>that deKABedcD0eCBabb0
n:what>time bccbbaaKbCbcabBad
n:what>video cAcCAbac0bDCacaaB
n:what>views b0baa0aa0aaa0G00c
n:what>what BeCbBaacBFCcFbbah
n:what>would Cbb0ccFcbeHbbaAbC
n:what>you BabaaBaaaaAbDbaaB
n:when>does EdbabaaDbDacbaEae
n:when>fare FcbA000baBa0a000c
n:when>is bDcdbaaIbCaabacac
n:when>make aa0aaa0EaDa0a0A0e
n:when>own abBBCabdafbabaabJ
n:when>should aaba0caaaDb0aaDaA
n:when>what aDaaa00baca0a0b0D
n:when>you 0000a00a0a00G0a0f
n:where>does DcbcabaaabBEb0aaC
n:where>is CFDb00bbaaaa0aa0f
n:where>make aaaaab0aa0Bab0aaE
n:where>own BbEaaEEa0adbbc0cc
n:which>does acba0EaCaaaa0abEe
n:which>idea aaacFc0bbbFDabcac
n:which>is ddIebcaAbCabbCCab
n:which>own bbGc0aBaaaaa0a00b
n:which>period aaaab00aabcA00G0c
n:which>question a0abG00aabaa000bc
n:which>that DFcCbaadcFCbbbabe
n:which>time ccceacaIcDaaaaBaC
n:which>video CdadecadDHBDabbbB
n:why>does baBaaaaab0aaa0a0E
n:why>is dabbb0aaaaaba0a0H
n:would>ask 0aBBCcaabaAB0b0ab
n:would>does b0Baa0acaaGaBdaAc
n:would>fare cadE0cb0BaA00C00b
n:would>grow caacab0CacaB0aF0B
n:would>is aCaaAaBc0aEaacaaA
n:would>make b0BaaCbcaaHaBeaAc
n:would>own d0cbeEEcbcGbEdaad
n:would>people 0000cG0a00000b00d
n:would>that bbcdaEdEbbcbbEaBB
n:would>titled a0bb0Eca00ba0D00a
n:would>watching a0b00A0000a00F00e
n:would>you EbECBeGBAAeahhaCE
n:write>idea a000Ba000aF0000ae
n:write>or CbAF0abc0a0aaaaaa
n:write>own cbcaaaabbbAbba0FF
n:write>that baDbDaAaa0abbaaDd
n:yes>fare bAaaab00GaBa0aa0d
n:yes>good 0000adaa00F00b0Bb
n:yes>grow AFcdacaDaaaabaGae
n:yes>make bbaaBb0aGdabaaa0a
n:yes>or aaaaaGabaaaaaaB0d
n:yes>publish 0aaaaDBAaDb0aab0c
n:yes>stuck bcaa0baBbBAabaaAE
n:yes>yes abcbaJbCcabaabbad
n:you>ask aaBBcdaaaaAaHeabD
n:you>does abbaadaAcaKafaaAA
n:you>fare baac0b00000ADa00C
n:you>figure C0baabab00aaHbB0f
n:you>is abbb0dabaBAa0baaI
n:you>lamp aaaa0cBa00aaFa00d
n:you>make aaacaGaBaa0aeb0Db
n:you>period 0a000a0a0aa0c000D
n:you>predict aaa00a00aac0ED00d
n:you>right aaaa0b0aaaaaHaa0f
n:you>suggest 0bAaAABDaaBCab0ae
n:you>super aacaaa0a00aaCaa0E
n:you>think aacBaHbaaaBbdCaaA
n:you>write 00ba0bC00000Ca0Cd
named mqGRkINlWjhmmKEFe
quoted ghJHeGLfbfgBgLfDi
s:accuracy beDbbaAbBaddIGbbe
s:channel-figures LDFFi0iCefbEaAdfC
s:decline AAdb0CBbeDhAecDfO
s:describe bbdcccAbbccbbccKH
s:due-next dbdeAcBecMGcdacbD
s:earnings cDaccbdddecKcbdFG
s:forecast FabddEfcBdCdEIdcA
s:interest bceGfEbCcCbcbeKbe
s:judge-idea cabEcJAFgeB0dBBcd
s:last-uploads CKGACggdGgceAcAdC
s:next-ideas CggdEbEDefLBadbDA
s:series bceJaEbcbabAacbaC
s:upload-figures cgHEaCGdeeccdFcAC
s:viewer-requests edDfJFCddeFddcBaD
s:watched-news aFEedcbeMDaedecbC
s:when-to-upload CCfabhDJfHeeadDAE
s:write-titles DdadCeKdaegadGdbE
w:0 aadCaaaaaaaaaaaEC
w:00 baaaab0CaaaaaaaEc
w:000 abBdac0babaaAJaae
w:1 cbCHbbbCdcbdcdbCF
w:10 E0LebBEcccdebBbaf
w:100 caBGaCDdaaaBbaaaf
w:12 abCbacaeacabBaabJ
w:18 ba0abaCCabbaa00aB
w:2 cAGeaCEbbDcccdaDB
w:20 BFdabdCabaadBBaDc
w:200 aaaaabaaacBbaCaeI
w:24 bDbaaGDcaabaaabae
w:3 fdIbJFBeddCecdbGg
w:30 dFEBbEEedbeccFcAd
w:3rd 00ba0aa0aH000ab0e
w:4 fCG0acDBabAb0bbBc
w:40 c0FaaABacacaabbCB
w:5 dIHHbcGadcDea0dAm
w:50 aacaaaBbaabcaIbab
w:500 aabaa0aa0c0caaabH
w:6 bccCbFadbddbbacAK
w:7 bbb0abacDaaaaaa0F
w:8 aBId0baAca000aaac
w:9 aacFaba00aaaaaaCb
w:90 Fdc0aaAa000aCa00b
w:900 a000E00aa000000ac
w:90s a000aCaaaa0caaH0f
w:a llikeSLFenDkiOKFI
w:abandoned aaccEBDaabEabbabd
w:about jkIiRJJfhhiedGKIn
w:above dEEBaaabbaabacbcD
w:abt a0aEbA00aaa0a0CBe
w:accompanying a0a0aca0a0a0aa0If
w:according 00a0DaA00B0B0aa0d
w:account KabbbbaaacbcbabaA
w:accountant b0a000a00b0I0000g
w:accounts aaa00aC0DbaaabEad
w:accuracy aa000000a0a0Eba0c
w:actual bFcabcac000aGe0aA
w:actually E0cbb0a0dbBEEbABf
w:ad a0a0ba000aaB00a0D
w:add dbbHaaa0abaaa0dgI
w:ads abaaBaaaabaEaabaD
w:adsense baaaaaaaacafaaaaK
w:advertiser faba0a0a0a0a0000I
w:advice aaaaaca0aaaaca00H
w:advise aaaa0CaEbbaaaba0a
w:after DhBaIfCEgHhbbadbG
w:again bbddJcacHCbbdcbcC
w:against FcCadbbbBccdBccaI
w:age cacbeaabbbbbabbbN
w:ago bBF000b0b000aa00c
w:ah a0aa0aaa00a0ea00F
w:ahead FCabaCcbcbBbabacC
w:ai caCaBAaaaaaaaba0E
w:air cdCaaEBebbcb00I0d
w:airfryer abFadAaaaaacAaIah
w:algebra aababba0aaadaDE0C
w:algorithm aaaabbacbaaa0aAaH
w:alive babDbcabbbbbcbFaG
w:all PCGbCcbfeeAfcdabe
w:allowed b00a0a000c0a00a0E
w:already acBab0acFIdaaabaf
w:alternatives a0fcacK0a00aabCad
w:always cedcbbBHEaaACbaaA
w:am JeafBCdhDBdGAACbd
w:amazon abc0aaB0acabaaaaH
w:among bCbCFBacEbaDbba0i
w:amountk HFHafgbfffcCAIdeD
w:an ceggfJFBdfDfdKaCE
w:and hEfJdHBdg0fBECfBE
w:angles aa00aaa0acG00baab
w:another dceAbLbDcdIbbGdck
w:answer a0a0ba0aaaa0a0faI
w:any ELecFhcBKHbeCgfgj
w:anybody dBBbFeacDabacaGac
w:anymore DabdcdbbcbBaabMaf
w:anyone dabcGbabCbbaabHaf
w:anything hadgFhCfLNCKddecl
w:anyway Abbb0B00b0aaFba0a
w:app aa0aac00Aa00a0a0E
w:apple bbbaBAacceabaaa0K
w:approximate abca0aa0aa0aaH0ab
w:april cEaa0000ac0E0000d
w:aquascaping bbFbBE0aaaabaacCe
w:are BgkLDeeJcKFghdCAc
w:armor acDbcECaaabaacCAd
w:around abcdcdBIbe0aaaIac
w:as FaFIegDgcdfbCADbD
w:ask babFDbaabbaaadbaE
w:asked GacaGba0abAababag
w:asking DaEbGbaabFcbbAdbg
w:asks A000a0000D00aCa0e
w:at GeCdggfMBkedIddDJ
w:audience HbecEGbGdcEcab0bj
w:average EdeBbcafacbHCcbaH
w:averaged bba0000aaa0F0000c
w:awake dbcaa0000000a000G
w:away cDdEdHabcabcbcaaD
w:b 00a00bHa0aa00b0be
w:back eDgEedbcACacbbHaG
w:background a0a0Faa00a000aa0d
w:bad dDHGbAcbcbccadd0D
w:badly bbKa0aa0aa0aa000i
w:bait a0aaabaaacbaaacaH
w:balance a0aaabaabaaaaaaaH
w:ballpark F0a0aab00abacDbac
w:bamboo baabbEaa0abbCDDae
w:band a0ICabb0caaabaa0e
w:banger daFBaBbaabGbadaad
w:bangers bIbaaaaaCaaaAaaag
w:bank abaaaa0B0e0c00a0G
w:banner ba0a0b0a0a0a0aa0E
w:barefoot baFaaEaaacbaadBa0
w:barrels aaCbaGAaaabaaC0ae
w:baseline Mccbaaaaabbdab00e
w:batter dbEaaD0aaDAbacBad
w:battles aaAIababbbaaa0b0e
w:be DagcbDCbaGaDcCeDe
w:beans 00Daadb0aaa00caEA
w:beat gCCcbdaAHbadECbb0
w:beaten cDccdbaFGbaaaaa0d
w:beating FDdaaaAaababaa00b
w:beats a0abaDaa0aaaaaE0c
w:because ebDbaBbaaa00aa00G
w:become dadb0abababDCGaaB
w:beekeeping dbBbaGacaacbaEFBg
w:been bMCgFecfJhCaDcebf
w:beer abCaac00aaFaa0aab
w:before CFgdcaeIaAdFBaBbe
w:began DbbC0b00B0aaaaa0b
w:beginner eaHaacCba0aabaabB
w:beginners a0Cb0ACaabba0aaCb
w:behind aDccaaacaJacaaa0d
w:being aBbdbb0aa0aaaaGbB
w:bell cabaa00B0b0baA00E
w:below cEBBGbabbacaabbCe
w:beneath abbaCbcaaagb0a0Oh
w:berlin aaHa0gaca0baaaaCD
w:bernd aaba0aaaF0aa0aa0c
w:best kHdFfedIdfEFdbBaH
w:bet abaaaDacaaEaICaak
w:better GCEBdfEDAfaBIdfeg
w:between hBeEbJcLcEebaDbbk
w:big NcdcedbbCedbbJKbo
w:bigger FCbcaFbbacabaabab
w:biggest bBIbbaacEcbcDbaag
w:bike a00a0baa0aabaaa0E
w:birria baEaaEAcabbcaHabg
w:bit 00aabHbaCaaa0bcAd
w:blew bdCbaaaaGbCaEaa0f
w:block acbbaBaabbDEaaa00
w:blurb a0aaaaa00aa00a0Gc
w:board HbBccBabbBKbbcdAi
w:boat ebFJaCac0CbebDaah
w:bombed IgDb000abaaa0000a
w:bonsai ccFaaDabbaBa00aDe
w:bonus 000d0b0000ba0a00G
w:book dacaCCbbbacbacabK
w:boring aaccDDHbaacbabaDg
w:boss Bbaaca00eaEab0a0F
w:both b0a00b0c00000Fa0a
w:bother a0bDaDaaaacaBaba0
w:bottom dHOcbbbdbdbebabaf
w:bought b0ca0baac000aCa0E
w:box aadbcccaaabAadbNf
w:brain aAa0caaaaGDa0ab0d
w:brand BbCbdDcbabBbbDcbC
w:bread bcBcEEIbdAEaBBbck
w:break DbDcbcacbbcEbCb0D
w:breakdown bacbacBbbbbaaGaaE
w:bring DdjF0edcddeNcJdad
w:brings a0aaaa00a0CH00a0h
w:brother cbbaEcaaababD0baD
w:brought ADdab00caeaJ0aa0d
w:bubble baaaba0a0a0aaaG0b
w:buddy baaaaaaaaaaaaaaaG
w:budget dbGbBGEbAabBacbAh
w:budgets aabaaaD0baaabbAaE
w:build ceEK0CDbbccebccab
w:building aabaaJ0baaababaaf
w:bullet caCcbaCa0babaCGaf
w:but dcdacH0ACFbabbBAe
w:button babaaaaAbdaaaaaaI
w:buy daaaaBBbaabaacaAH
w:by DcgFDCdBCJeMdeebn
w:cadence CcbbbbaTAdcbabaan
w:cake bbCBaE0Baaaaa0Aad
w:calculators aaaaaEaa0abaaDC0e
w:calendar baaaaaa0aIHaaaaaj
w:call B0baaAFbacbBeDaaB
w:called aaaa0aE0aaaaBB0ac
w:calligraphy bcGcbCbbbbeAbDcbE
w:calories c0a0aa000d0b0aa0H
w:came dFJbcaabbcbcCdCae
w:camera cbecaBGcbbEcbBbaE
w:cameras abbcaDCaaCcCaCCaf
w:camino a0ccaHBababaADCag
w:can ic0edDd0dgHDAHccJ
w:canal daGc0a0aADbeaD0ac
w:cancel aaaFaaaaadca0aaaC
w:candle caGabdaa0aBbaEDbe
w:cannibalize a00a0b0Eaa000aa0c
w:canoe aabaAED0aabB0aaCf
w:canon a0ab0baaaa0aa0b0F
w:cant babaBbCabebaaaaaI
w:caption 0eb0aabababa0b00J
w:car baBb0bBbaccbaaGa0
w:caravan bbbbBBabBbBBaB0a0
w:card HabaaAaaahb0aabaG
w:cards baabaBabaBaaaaBaD
w:care baaDfFabaabBabL0j
w:cares c0baccb0b0aaabK0d
w:carp abCaaFAcaEaAcAaae
w:carry 00aEaaaaaaaCaadaA
w:carrying DbbHadabacaFbaa0f
w:carving 0bD0a00e000aaaFAc
w:case aabaabaD0bebaLaag
w:cash a0Bba000aaaG0aa0e
w:castle abcaaCAaD0a0EBaae
w:catch bad0aaaaGaaa0000b
w:ceiling 00baabb0babaaJaaf
w:cest DcbaabaDaA0aaaa0B
w:challenge abDFbDacaabbaAbad
w:change JdbaabeFAdaBabbdA
w:changed aAaab0aaFaae00a0C
w:channel OAhdeDiGfcKCDdefd
w:channels aedcdbaePedabacaG
w:chapters aadbaacaaaaaaaaFE
w:character a0a0aaaa0aa00aacF
w:charge a0abaa0a0bab0c00H
w:charity bbFDDCabcaabaBdBf
w:chats bcddCDabbdcHbccaH
w:cheap ccEb0B0bbdHFbc0eb
w:cheapest 000a0B00af00aCa0F
w:check EcIaaHfcICegbcGbl
w:cheese caDbAd0baaa0aCGAf
w:chess bbFBdDAbDaabaADEj
w:chopped aaa00aba000aaa00E
w:christmas eDdcdecabaIEddLBh
w:claim FbdbacaaaabAaaaaF
w:claimed Fbce0aa0abcbaa00G
w:clean 0acbababbaaa0baFF
w:cleaning 000a0aBa0aa000ADd
w:click dccbcAHbbc0bcdbcL
w:clickbait a0aa0Cb00a000bcaE
w:clicked Ebaaca00baaabbc0F
w:clicks ebcaaaaaadabaaaaL
w:client EacbBDb0AbaaBa0ac
w:clip aaab0bBaa0ba0baaF
w:clips FeHc0a0a0aaebbc0B
w:clock aabbaEFbbaa0aCaaf
w:close abbCbaabbb0aFdd0F
w:club A0bHbbaBc000aaa0f
w:clutch 00bc0Bb0bCb00a0Eb
w:coin aaaaacaaaaaaHabab
w:cold bbCcaECbbbebcEFAf
w:collab dbcbadAcbHAfadbcK
w:color abba0aB0aaaacaaaG
w:combien IHdbadbaabbAabbae
w:come gcdaDbBcbAbFCCbbE
w:comes bbbaaaaacKecacaaC
w:coming ebbdaDaccHDFaedaC
w:comment bbdaIbcaaacbabbbF
w:commenters a0a0f000a0F000a0C
w:comments deEcObbcbcdbbbfbD
w:common aBaaBa0a00Da000ad
w:community b00aCc0a0ba000aaE
w:como dCDaabAaaaababaaE
w:company baCdc0cbaabbaaaaI
w:compare EBLbacbbcadABeabg
w:compared KDFdacabcbbcadaaf
w:comparison 00aa0BGa0aa00aa0f
w:competition abbaaaaaKbaaaabag
w:competitor baba0baabaad0aaaI
w:competitors adbaaa0aIaaba0a0b
w:complaints baaaJaaabadaa0a0e
w:compose aaCaaBbab0bbaaaAE
w:con abaaaaAabaaBGaaBd
w:concept a0caaMfaa0cbabaac
w:concepts caa00ba00bGa0000b
w:concurrents aba0a00bcaa0a0a0G
w:connected caaa0a0aa0baa000G
w:content fcedAcbcbfNCcbJcc
w:continue 00bH0cba0bCa0ba0c
w:cook aaaaEbAbacgaba0AI
w:cooking baabbAa0DbbcabbdI
w:cosplay acDbcECaaabaacCBd
w:cost 0aa0a00aacaa00a0E
w:cottage aaDaAaaaaaaAaABAd
w:couch a0aEAba0a0a00bcBb
w:could DbDcce0B0dIAaabCg
w:count DeEbcbacbbccaaaaJ
w:counted dbba000aaa0aaaa0H
w:country 000aa000000F0000e
w:couple aFcabABa0aaaaaaAb
w:course cabbaKaabbaiaabaH
w:court a0aE0ca0a00a0a00a
w:cover aabbDFaaDadaa0a0e
w:covered baaaaA0aDaD0aaa0c
w:cpm 000000000a0f0000G
w:crack aab00b0a0aaadE00E
w:craftyjo aeda000aIaa0aaa0b
w:crash daaaaJaaaaaKaba0m
w:creator 000a0ba0b00a00b0E
w:credit baaaaBAaaea0aaa0H
w:crime cabaaa0aa0baAEC0b
w:crochet cbBbcEBaEababbBad
w:cross aaCd0a0caa0ca0a0G
w:crowd baaa0DcF0aC00c0ac
w:crying bbaad00aaaa0a0a0G
w:cuanto b0baaa0aaaaG0a00d
w:cup a0baaCaac0aa0bFaA
w:curiosity a0aaaaA00a0a00I0h
w:curious EaAaga000a0a0aG0d
w:cut babGacbcaBbaaBbBA
w:cutting a0baacbaabaaaHaEe
w:d bacaaDbaabcbaa0aH
w:dad a0aF0cF0a0a00acaf
w:daily ccbaad0Jaaabaab0A
w:damage cKcabebcbbcbaGaba
w:dance ca0a0bCaaBaaabCAB
w:dark baaaabaaaaaaaaaaG
w:data hacbbcaBabFbebEaJ
w:date BbFbbaacaBbcabbaE
w:davinci aaaaaHababaabac0b
w:day feCedEFKbHCdebfBe
w:days GdEDcBBhIfBCeaAbe
w:de cDAbcCCBbcFcbADCg
w:dead hdCCcdaKfgEccaMac
w:deadlifts abcbaCAbacbaaCGFg
w:deadline aaa0aa00aHbaa0a0f
w:deal aba0da0a0a00b0a0G
w:death aa0caHabbcCaaab0c
w:december aacaaabbaGEC0abag
w:deck eaGdc0aabaaaaCHad
w:delete bbfaaaaaaa0a0b00J
w:deleting daaaab0aaaaba0a0I
w:demand a0aaaaaaaaaaaaGbb
w:desc aAdaaddaaabbaebQh
w:description bbdbddbbbbcbbdcSg
w:desk ea0FaDbaaabbCDcac
w:desks a0D00E000000g00Aa
w:detailing aaaaba0aAbaaaaH0d
w:diaries bbaIaba0aaabaab0b
w:diary dbfKacaabHabaabaf
w:did cdNgDiciJFeKGhgdd
w:didnt GC0a0a0aaaacBba0d
w:die babEAEacbebaaaDaC
w:died beLcaaaaaaabaa0af
w:difference aabbbcbEababaca0H
w:dinner a0aaaDaF0beaaaaa0
w:dislikes ceeaCaaabcacbaaaM
w:disregard aaaaaa0aaaaabcaaG
w:do FgbEFCeIhdClEFCca
w:documentary aaBa0D0ba0aa0b0aa
w:does ceibdKCEicgdfAHeO
w:doesnt aaecbcHaaaaacaaaF
w:dog bdbaaBAbaabaaA0AF
w:doing EDCFdeA0Lafddccbf
w:dollar aaD00aA0000d000aB
w:dollars a0a00aaa0a0B0aaaC
w:done fHCDaHbadeJcbbcak
w:dont bbcAacbbBGAcbbAbF
w:dosa dbEaaDAaaDAbacBad
w:double FbbbabababbbaGaad
w:down BaheBBbAcICEcbEbd
w:draft aaaacAaaaaaaaaaGa
w:drone ecIabE0baaabADAAh
w:drop eDbJAaaedEbAaabad
w:dropped bDbaa00aaa00aa00B
w:dropping cab0baaCIaaaaab0d
w:dry bbDbaaaaaBGaaba0e
w:du a0aE0ba0a0BaA00Ad
w:due aabbacabaIbaaabaB
w:duration jdba0000000b0b00N
w:dying AbBaaaaDaaaba0a0B
w:e10 a0aa0baa0a0aaab0F
w:each DAeGabaDdbbBbCbad
w:early bBaaaE0baaa0aaD0d
w:earn cacbabaaaacDabaaG
w:earned aba00000aa0F0a00c
w:earning caC0000a000D0000c
w:earnings aabaabb0aaaMabaah
w:earns 000b0000000d00a0F
w:easter FFcbacaDc0aaaa0ae
w:eat ba0aaBbabaBa0aaAE
w:edit abbaadAcaaba0b0bJ
w:editing cabcccBecLbcbadaF
w:editor cHdAcFbAbIabBabbl
w:effort CaAbdbbaabKbabaad
w:ein bbebcHDcccCbbEba0
w:either aAbbaLaaaaaaaabag
w:el abbaabCababaGaEaf
w:elden cfFbaCaadCcCaCbbC
w:else cbbbga0bDbGAaaa0F
w:email babbbbbacaaa0aabJ
w:empty daaaabaaaaNaaaaAi
w:en Eaea0CB00AaD0b0ae
w:end beHDcdaadAFcEcbaA
w:english 00aa0bb0ba0a0baEC
w:enough BbdDaDaGaBabbcbaf
w:entire ba0c0B0aa0a0ab00F
w:ep dBcLacba0bacbbbCe
w:episode bcKbaE0bgCccacbHg
w:episodes caeGAaaaaaaCabaaC
w:eps dabNab0aab0aabd0g
w:equation caaaabaabaabbaaaI
w:error d0a00a0a0caaIc00b
w:espresso caCaCbAbaHabaBFaj
w:essay b0c0a0Ba0a0a0a0cF
w:estimate aaa00bc0aab0aG0ab
w:estimates baaaab0aaaaaIda0c
w:euro aaaaaaBaabac0abaG
w:europe 000aaa0Ca0aca0E0d
w:euros a0Fa0BA0c0a00aa0e
w:evaluate a0ICaAbac0baabbae
w:even caaA0B0AbaaBaaa0D
w:evening CAcaabaDaaAaaaa00
w:ever DELeccAedDcaccdbA
w:evergreen a0B0abaaaaFbaa00d
w:every abcFbLebcdbdbbbC0
w:everybody cbddGbaBHcbbbaIai
w:everyone baadCEaaGbaBaabbf
w:everything EHeccD0bdAcDCbbae
w:evidence abaaaaaEab0aG0aaf
w:exam abcCdCacabaaBbaaH
w:expect 0aa0aa000ae0bH00c
w:expected abaa0ba0bab0aGa0a
w:explain a0bacbDaaaac0caaG
w:explainer aaHbaaB0a0aa0Daai
w:export aaaa0a0a0b0a0aa0E
w:eyeballs Gbeaaa0a0aaeaL0ai
w:eyes EeBBaa0aaa0a0Ca0d
w:facebook abbb0aaeaba000a0I
w:factorio d0ED0D0baaBa0b00f
w:fading accGaa0aacaa0aC0b
w:failure cbGaaC0a0c0a0000a
w:fair aaaabbaaaaaaabc0H
w:fall aaC00F00a00aaaA0f
w:falling baaHacAbbADab0C0f
w:fan a0a0abaaaac00000F
w:fans 0000Ea0Aaab00aa0b
w:far EEfdBcabdccGDIdaf
w:farm 0bbaaaa0I0aabbaCf
w:fast a0a0FbD0a0b0aAaAe
w:faster a00aaba0aaca0aaaG
w:feature bbdNaa0bbcaaaac0g
w:features aaaHabaaabc0aa00b
w:feck abba0a0aa0aae0a0H
w:feed cbdcbdaabdGBbeFaH
w:feedback b00aGa00bab000a0d
w:feel DbbbabababDbAac0E
w:feeling BbCcIadacabaacFaf
w:feels HAcCabaaCaaabacaf
w:fella aabaDda0aaCababaE
w:felt aDBbbaaaabaEa0b0c
w:fence bdCaaFDb0FaaacBag
w:ferret baCbaHaaBaaa0bAbd
w:few cFcBCeCbFbBcaccBc
w:field a00a0aAaC000000Cd
w:figure Iacabbbaa0a0aAabc
w:figures GbJcbcbbbaabaFaak
w:fill cAbabbacGjMcaabCc
w:film gfAhdKbedHFecFB0A
w:filming aaabaGbcaEfbabbaE
w:films aDcbbaaaGabbCaaac
w:finally aceb0a00H000aAa0b
w:finance baabbaaBBaCb0aaaE
w:find dcIacAaabcbbaacbH
w:fine DcdFbc0abaaabab0F
w:finish CaBd0daCaIba00a0g
w:finished effGdfCAbbIcabHbC
w:first gbeCgAAAdOcddGdGf
w:fishing bcbcaDCfED0BcGb0f
w:fit babaaIbceaAaacaCC
w:five cLCAdcBbcbFcd0caf
w:fix bceBacCabbabbcBHE
w:fjords baBbbEba0aaB0aDae
w:flip aacCab0aaaaaBabaD
w:flips aaCDacAbaCDfabcaD
w:floor HbacbbababacaGaae
w:flop gCIebbababacIbbab
w:flopped bJcbb00abaacCaa0d
w:flops bCabaa0aaaaab0a0F
w:fly a0ab0E0000a00c00A
w:folk daKDDbabacaddcEag
w:folks 00aaB00aA00000Dbd
w:follow AedAabaaEcJaabaae
w:followers 0aaaBaa0baa00aa0C
w:food aaCbAFcb0acabBBab
w:footage abBAadAaaabaaaaaG
w:for hofpfhJIjGFdeLKOF
w:foraging a0aaCDBb0aaaaBDaf
w:forecast bacbaddabaaaKDaad
w:forecasts aabaad0aa00aH0a0b
w:forever cbD0a0bbada00B00F
w:form HbcabbadaddJabb0d
w:format DcdDCdabbebQbbbam
w:formats dccTbcabAecbbbbak
w:formulas a0aaA0AaaaaBaaEad
w:fortnight 0BcaagaMaaAaacaag
w:forty A0b00B000aa0bDa0c
w:fountain aaEa00B0a0aAaaAad
w:four aDaEbaAabbbaAa00b
w:frames baaaaa0aabbaaaa0G
w:free ccBbeEaecIDEcb0Ad
w:fresh cHcaacaabeJaacbad
w:friday bd0IadbcdHGDcbdce
w:fridge aabaaFa0aa0aabBac
w:friend faabbAababGdaabaH
w:friendly facaaaca0a0a0aaFG
w:from jFbkCFbgIDDIfcdAD
w:fryer aaa0aE0baaa00aC0c
w:fryers bcCa0DAcaaaa0Aa0B
w:full babcadbfcKacaCabD
w:funds bbDcaCCcaabaaDaac
w:fur aabaacE0baBaaa0Cc
w:gain Cc0a0000a00Da0a00
w:gained cadbcaa0cbaG0aaaF
w:game bbcdaIAbba0babBAC
w:gamers 0bcaacaeabHa0aaAD
w:gaming cacbA0CAaaaDab0aE
w:gap a000aeaJbCca0ab0d
w:garden aaaBaAab0bEc0bAaA
w:gardening a0aabCababbAaaGad
w:gardens bbDbbDaaaAcAaaD0d
w:gave ba0000b0000dEa00D
w:gel aaba0db00AaBaGa0c
w:general GacbIcdcbcacacBaa
w:generate ca0000C0aaFD000Ag
w:georgia cbCbabaacbaaBBEaB
w:germany a00a0b00aaab0bC0D
w:get cbBHgfdfdedgaLBCJ
w:gets AceEcceB0IaeaCaaC
w:getting F0EHcbbeDdcdacaab
w:girlfriend a0aabaaa0abb000aF
w:give KFdccAfdBADfdGbEi
w:given bbbbabaDbaBDbbAaD
w:gluten baCaaE0aabbEcBAae
w:gnocchi caBbcEaabbbEcCAbA
w:go dDbDdCfDDabdBEDAf
w:goat eaAabfaaDca0bEFAC
w:goes CJhaacbbcCacbGcBe
w:going EhCHGecdcBeadcFaC
w:gone dGbbaaaAacEaa0B0c
w:good bKGecdBBcdBBEgf0b
w:google aaaaabababbbaaiaN
w:got CeEDdd0AeHKjCedcC
w:grammar babIDbababBBbabBh
w:green cddbaJbBcbabHcbae
w:greenlight cacbbGaaabbdbacaI
w:growing DaaDadAcBdabaaD0B
w:growth KbbcfABbbbbbbAIai
w:gst a00a0a0aaa0d00a0E
w:gta acabbE0bbaAabbbCE
w:guess dbcbabababccHHBbc
w:guesses a0a00b00aaaaJa00h
w:guessing ca0aaaab0a0bKabag
w:guide cbEcaDDabbbGaaaae
w:gut bBbbaeBbbabaBIaac
w:guy accb0c0aIaaccabaE
w:habit cabbacaCa00aabaaG
w:had 0ffAacabJbaBAcaaF
w:hai cDcaHcaaaFdbabDag
w:hair aaabaEDbaaaBaBC0f
w:half cCabBbAEbbCdBbB0b
w:halloween aaa0abaaaFDd0aEae
w:hand AabbbHabaEbbaaaBg
w:handhelds aabbaaAaabaBabIae
w:hanoi aaDbaCbb0aba0ADac
w:happened aDFababaddcbDcaaD
w:happens abaaaabaabaaEdabG
w:harbour baAbABaaaababHBaf
w:hardcore bbaK0dBcaaaabaaae
w:hardest IFebb00abaacaaaae
w:harm bcaa0a0Eaa0a0da0E
w:has FDCEecfEJfbHfhGdi
w:hashtags aababcbbabaaabbEH
w:hate cbabbDCaacbaaaaAF
w:haul eaGCbaaa0a0c0b0AC
w:hauls aaBaDDabcaaaaBbBc
w:haunted abFa0C0aaaaaba0ab
w:have ELjJDBbjdFIiCceBj
w:havent bDaaEcbbcaFaabaae
w:having aabbccaaGaAAabEac
w:he EcdcBdbcBGcdcDcaH
w:head Ea0aaa0a0aCaa0b0c
w:headline F0babbGaaaaa0caaf
w:headlines 00a000F00aa00a0ad
w:health cabaaeCJaacbbIaai
w:heard bdBdbFadbccbbaJaC
w:held baaCaaaaa0aaDaa0A
w:hello Aaaabb0aaababaaAG
w:help ddeddEJCddCbbccEE
w:here CbcdbFabcDEcbea0E
w:hey aaaaaaaaaaaabaaaF
w:high badbaecbabcbaRDbj
w:highest aabaaa0BaadG00a0b
w:him baaa0d0a000aaa00G
w:his bcecaaabJaacaaCaA
w:history DbeFcF0aCbabaCead
w:hit 0FFdCCbcHcBdBaabk
w:hits bEaaaaAaba0aa0a0a
w:hold aabCa00Ca00bBab0A
w:holding BfHEaaabba0baaaac
w:holiday bDaaaa0B0e0000a0D
w:holidays B0aaaaaaaECa00b0c
w:home daabBDabbA0AceFDb
w:honest GEdbBaDcbcbaGbaag
w:hook aacaacaaaaaaaaabI
w:hope a0a00dab00aaaF00B
w:horror abdacGBaabGaaaCbf
w:hot aaaaAa0aDaba0BB0c
w:hour BcebbG0MBecdaCbAi
w:hours bEBbaFChbdcbbBcAG
w:house abCaaDEbaAdaaaBac
w:how baDfgeFeaDdaGJbac
w:howd cHHbababcaaaadaad
w:hows GHDCcccbcccDcdCbg
w:huge abCc0b0aaaaabaH0d
w:humane babdaFabbbcDdCAaD
w:hundred aaaabCacaaaBaDbAB
w:hurt cbcaafbGbabacbb0J
w:hype aa0a0a0aa00000E0c
w:i dHkCgbGgeJgdCDebK
w:ich FbfbaAAbbCBCabaab
w:id daHdBafBCDdca0BAa
w:idea cddAcQbddcfc0Hfcc
w:ideal aaa00b0Gaaa00aa0d
w:ideas dbdbdeCcbDOcDdcd0
w:idee 0abbaFb0caDa0abab
w:ielts aaIcaba0caaaaAab0
w:if fejfeFcJegabeOEcG
w:ignore abcaAa00a0aaA0a0E
w:im e0geadBEGCHaeGcdd
w:imagining c0CaDa0a0a0aa0a0a
w:important a00bAaaaaaa0a0caF
w:impressions ecDa00000a0ba000F
w:improve a0cdaeLabaaaacaDe
w:in 0eijaccgEBaIhgPEI
w:income cbcba0aabaaJaaaCd
w:index bbDcaCCcaabaaDaac
w:india baCdacbDabba0aCaE
w:infobox 00aaacd0a0b0caaNi
w:inspiration aa0a0ba0aaF0a000c
w:insta c000000e00a000a0G
w:instagram c0000ada0ad00000I
w:instructions abaaabAaaaaacbbaH
w:insurance a0000aab0aaf000aH
w:integration babaabaa0babaAbbH
w:interest caaCaEababaaaaJai
w:interesting aabbaFacaafaaaFaD
w:internet Eaaca0aaabaa0aD0b
w:interview cbKb0baabaaaa00Be
w:into cbbdba0dbcbbabL0C
w:intro eccbIbcbabccbbcCI
w:iphone 0ab00bCa0c000Aa0E
w:is deCEfBdJeajDiDLgG
w:isnt cacaCcDaaaa0aaaaE
w:it BcPHfeEHiijG0gadA
w:its fHJddcEfefbbDbA0F
w:ive EgIAceBcgAHbabEbf
w:jai IabaaaaaaB00aa0ag
w:jam aaAaacEabAba0caFd
w:january BDcbaaaabgFHaaDah
w:job aaaabc0bb0cAaaaaH
w:journals baCaaaDaAbabaCEaf
w:judge bababFbaabbaIbabf
w:jumper 00a0fCa0b0a0000AF
w:june cGaa0aaac0bDB0a0e
w:just GEceBf0dcdAcGBFaf
w:kayak abFa0d00aaab0baAD
w:keep fdeJMhcJHdhadfcce
w:keeps cacFAcaabbaaababG
w:key GadaabbaabaaaaaaE
w:keys caDCaaAaaaaaaaaaA
w:keywords 00aaaaa00b000aCGg
w:kid aaccaFaaaacbaa0aF
w:kids caedabEdabCbaCbCH
w:kill cabMbdacbbbbbaacb
w:kimchi dbEbaMab0adbcFbaj
w:kindly EbEBdcaCA0ADadbAf
w:kitchen B0aJabaac0a0cAg0B
w:kitna gbdcbdabbbDLGJcak
w:knackered aaaaaaadabba0a00H
w:knife ddcbcFFcBbDbaFdDe
w:knitting AabIacabcaaCaaB0e
w:know ecEc0dddCBaHbDCbB
w:kochen aaba0aaaF0aa0aa0c
w:kya baabHcabCDJabaBal
w:kyoto bbEbAEbabaaaaFbbf
w:la CEb0abAbcAaBaCaae
w:lads acbbba0aHaBaaaaac
w:lambing AbGaca0ba0aAabDAe
w:lamp baabaEaa0aabCDCad
w:land EDaeaCcbdCcab00Ea
w:lane bbcbacaaIbGaaaabf
w:language aaacba0aaa0000a0F
w:laptop aaabaEababacaaGad
w:last IdeaDedfbgBEEdcAH
w:late faab0dab0Labca000
w:lately dKAfFcbdJddbFbeai
w:later a0bGaBa0aa0acabba
w:latest fFEaAbaaJbbcdabbg
w:lathe bcEcBEaaDaababa0d
w:le bECaabADbabAaaAad
w:learning aaEa0EB0aabcbaaad
w:least CaCBaa0BacaAaCb0d
w:leave ddcccEbKbcbccbcAE
w:leaving Dbcaa00aaa0aaab0E
w:left aaacCa0aagE0aAaAF
w:legal a0a00F00aa000aa0c
w:lego aadAaAAaA0a0EEaae
w:legs aaaaaKaba0baaac0f
w:length BbdbDaabaabcadbbJ
w:les bbDBBEaaAabaabbab
w:less ebeBbgIGbbcGbCBbg
w:lesson faHbaaBCCacaaabDe
w:lessons aCaaEa0Bab0Db00af
w:let bAaCaaABDbcaaba0A
w:lets baaHbcaaaaaAFdc0d
w:letter a0aCca0abaab0acaF
w:life cbdccHDcbcbbcFFCc
w:lifetime E0b0a000000a0a00c
w:light bcccaLdccbaBcecbG
w:lighthouse aaDa0baab0000D00a
w:lighting aaabaa0aabaaa0a0F
w:lights bbbbbcaadcbbLaDac
w:like HDHdmbCdcCceeeeEM
w:likes ccFahBaaacbbaaaaK
w:limit cabadbcdaaaaabafO
w:lined B0abba0aaGba0ab0c
w:lines a0abcGaaaa0ababIh
w:link 00000a000000b00cE
w:linkedin 0aaa0aafb0a00aadJ
w:links aac0ba00000a0a0CD
w:linus beDbaaaaIaababaac
w:lisbon aaGbaAb0caaca0b0B
w:list fGfGDdabbLdcCBbBl
w:listeners eabc000a0a0a0aa0H
w:lists baaG0b00aaaa0000d
w:live aGDbbbcefAcGbedAG
w:lives Gabaa0bb0aaC0aa0d
w:livestreams FFhb0B0aaaaa0a00a
w:living a00aaEaaaaaaabbaA
w:locked aa0a0Ba0aad000a0F
w:lofi a0abaDaa0aaaaaE0c
w:lol eD00Cb0AcbCbcbBCC
w:long BEheBeBFceDKdcdcB
w:longer DaabGcaeaaaBaacaB
w:look eEEdcdbccFababLbg
w:looking bFebcbaacbFbbBJai
w:looks bba0BbaaaaaacCBaE
w:lose caDFaaAEcaaaaab0d
w:losing eabMbbAaba0aabe0e
w:lost acaBaaaacIfaab00D
w:lot cCbbHbaBGdcaAbbaf
w:loud a000Ga00000000bbd
w:love a0baec0aacCDbba0H
w:low cbdbfeccbcJcCOccg
w:lunch aaIc0caDc0a00baad
w:lunchtime fEbbaaaKababbabae
w:ma bGABacBaaaaa0baad
w:mac aaAaacac0aaaaac0I
w:machine caaabaAbabaMFac0k
w:mad FdeDHAaaAaDaabdah
w:made cECCacbbFdeHBfdbc
w:magnet aaBb0CCeCAaAaBAac
w:main 00aaGa0a0c0000a0d
w:make gedhhGEbfgMMdBeIg
w:makes aadbaCaGCcaaaabaa
w:makeup b0ba0BaaaaaaaCCDd
w:making hcFdbcbcDfEJbCIci
w:malenia baCaaa0aaaaacaa0E
w:mall aabaDBDaabaaa0aac
w:man IbccabacbcbbbbbaG
w:manager DDbaaaaa0aAaaa00d
w:many edBBHfeaeIdebFbDC
w:marathon baBaaABaAbaabCABc
w:march dCFabcaaafaBaa0aE
w:mark baCbbbaadabbKacab
w:market baaEaaaBaaaa0ba0A
w:markets 00aacBaaa0aa0aECd
w:married baacabaccb0aaad0K
w:match aabFAF0aaaab0dbac
w:matcha baDdaFaaaAaaaDAae
w:matter baabab0ICbabaaccc
w:maximum abc0a00aca0000acH
w:may ccGbaBbbcbdaab0AF
w:me CbDlKceCLaJHfihgB
w:meal baabBaaa0AaCAB00b
w:mean KbFbabbcbaaaCdaai
w:median LddBaa0aaaacbbaae
w:mein FFEbacBaec00abaBf
w:meine babaBbaGca000000c
w:membership bbeaaa00aaaeaaaaK
w:memberships caadbdaaaabFbaaaH
w:mending aaaBa00aac0a0ab0E
w:merch a0aacb0a0a0a0abBF
w:mess c0aaaaaaaF0b0aaEc
w:message a0a0bba0a0aac0abG
w:mi cbGaaB0da0aaab0Bb
w:mic bcBcFAbbaDcbBBcbB
w:mid 0CcaababacbbbKbbf
w:mike 0bbabaa0Gab00aa0a
w:million aaCb0eaa00b0aFaaC
w:mind baaaaaaaabEabaa0C
w:mine FedFbFaDcdcGCccah
w:minecraft ccfJbDAbbbdbbbAaD
w:mini aabbdJababcaabDac
w:minidisc aabaAaaaaaaaaaGbb
w:minimum bacaaaaaababaEbaF
w:minute GfDbbb0cbaaAaBaaD
w:minutes BAbGaaAabaaaabcaA
w:mir a0a00cab0aEAa00Aa
w:miss babaaEaaaCbaaaaaB
w:mistake abbaah0H00baFaa0b
w:mistakes aaGaadCb00baFcbce
w:mit aacbab0aBaaCaaaaE
w:moans bacaHacaabbaabbaD
w:mobile caba0a0aab0aaDa0E
w:mock babaaFabaaaaBBBac
w:mode baaabbbaababbabaI
w:moment EacbccbADbbAadKah
w:monday aBcHabaaCbaaaabae
w:mondays cBbD0aaFbb0a0000e
w:money bbdbccAbCbcIbabaF
w:moneywise 0aceab00aaaJa0a0c
w:monitor baaa0aa0Jb0aaaa0g
w:montage ababaaadabaaaDaCD
w:month GfgcdDbbFacEdDFca
w:monthly aabE0000aa0ca0a0B
w:months eFcbJaaccdb0abFaf
w:more KfedCeeebfEIaFHcg
w:morning cIebac0DbcbbbbbaF
w:mornings aEba0a0Bba00a000b
w:moss ccDbcGabbEcbaDB0e
w:most eJjBGbbFaddDcdbcD
w:moth caBbbbaaAbbaaFE0d
w:move AdcbaCaEaFabbaBac
w:moved EabAaabaccaaa0Gad
w:moving aaHa0g0B00aa0aaAb
w:mrbeast daba0000cc0d0aa0K
w:much ebAceBcBdebK0cCcG
w:multi c0aGa0aa0a0baa0ac
w:mum H0baa0000aab0000f
w:mushroom a0aaCCBa0abaaBEag
w:music aaaaHabaaaaaaacdE
w:must bDbaacbBaJcbba0ad
w:my iGHJagEfghlAcBgKM
w:myself BaaaabccaGbcaBaaC
w:myth a0abaaca0a0aaaebI
w:nah DaAb0cabaaabBcH0d
w:nails aacb0Ba0EA0BbaaAc
w:name daedadNbaagbbdabI
w:names bafbacQabadaacade
w:naming aabaabMabbcaaaaag
w:nay 00000F0a000000d0c
w:need cBebbdGbbCEcadcFC
w:needed c0aabaAabFaeaabaG
w:needs HadCBaBaaA0BaCaai
w:neet feC00aa00aacaaaaJ
w:neighbour aa000Ca0Eaba0000d
w:never cEcGbdb0baBeaAaaE
w:new gNgdCACcOjecceecG
w:newest eJfbba0aEaaaaabaa
w:news baBdbbabJeabbabaE
w:newsletter ddaaaa0ebeabb0a0O
w:next DjdegHcffLMedIBcg
w:niche aaaabbacF0Faaabab
w:night gBGcbdbdAcbbbEbBH
w:nights acaaacabeaEaa0a0G
w:nintendo a0ad0a0000ca00b0H
w:no caAbbMD0dBFdcdDbi
w:nobody DabbdcbbdbEbacEaE
w:noch Eab0aBaacFcbaaBaf
w:noon baaa0a0D00000a00a
w:nord 0caaaba0F0a00aa0a
w:normal KGBdbcafDbbdBeaad
w:normally DDdbca0BaaaCBd0ab
w:norwegian baBbbEba0aaB0aDae
w:nosy ababa000Fab000a0a
w:not EdfAEga0EebAAeaBH
w:notes 00aFaa0ba0a0a0ADf
w:nothing abacba0baDAadacaH
w:now IeDfhCdFBELgffIai
w:number beGabedfbcdfcSbcd
w:numbers baHaccdBdbDdDIcbf
w:o d0BaCD0bCaFcbbbad
w:obs aaaa0caaaa0a00b0F
w:october fIdaabacBHBCabBai
w:octopus a0aaAD00A0aaaaB0c
w:of IBGLiDgiDieeEeEbD
w:off eeAFcCcCdfEDiB0bM
w:offline aDda0c00aaaaa0a0E
w:often bbdaDbaFEaabGcaah
w:ok cAJebcBdbbcddCbaH
w:old BBedcFFfcdcceBeaL
w:older a0Baaaa0a0ababaaF
w:on EgDieCFkEKikHEeEK
w:once CabaafaMaabbacaaf
w:one hHOdhBBgiEKegNiAj
w:ones FDafaecCEEEGCdcci
w:online bBa0aaaAbaaa0ca0F
w:only EdeCDDcbHedDbcDbf
w:open cbaNbAafbJdbaadak
w:openings aadBACbbCbabacDDc
w:optimal aaaaaaaKabaaaaaah
w:optimistic aaaaaa00a00aF000c
w:options 00a00bGaa0b00aaac
w:or dDaHcLeJheiEibJia
w:other ccEbfcaDQechbcdab
w:others cBCcCEbB0bFaababg
w:ought caac0CCDaBba0baaB
w:our dbGabHdEcfcBbEcbd
w:out cJehefdFGFhbHgC0D
w:outdoors 000a0baaaaaaaaaaF
w:outliers EabaaaaaEbaaaa00d
w:oven bbdaaEabaAbbabaaG
w:over eHbAehchdgKbCGNef
w:overall bbAGaa00c00aaaa0c
w:overdue aaaaaa0aaHcaa0a0e
w:overnight faab0aa000a0000aI
w:overview dGdCaaaaDFbbabaae
w:own cbebaHaaabbbCcaaD
w:page EBbcbbabbddbaaecM
w:paid bacaa0ba0a0AaDa0D
w:pain aaaaGaBabbaAaaa0c
w:paint a0bCaDaabaa0aaaBb
w:pan caacaC0aaaba0aGac
w:pao babaabBaaaaaaBbaF
w:para abbaaaCDaaaaaaaBb
w:paragraph a0cbaba0b00a0baIc
w:part dbFADcGbbaacaBcbd
w:partner aabDaabbadbDaaaaE
w:parts b0aB0DA0a0bb0000a
w:pass aaEa0Cabab0caA00a
w:passed C0cbaBaac0aa0bHac
w:past gJhA0Db0HdcbBbdb0
w:paste bacCaDaaaCcaaCaCd
w:patreon a00dad0a0a0f0aa0K
w:pay dbdbbDaccbcLabcaD
w:paying acbaba0aaa0B00C0C
w:payment a0aa0a000cad00d0I
w:pays aEbb0a0cacaF00a0b
w:pc a0baa0Cb0a0a0abaE
w:peak ababaa0cdaaaaaEaF
w:peaked bacHaababaaaaaC0b
w:people CfFCbcFaeeffdBKcE
w:per afiEbcaCbdcRbgbab
w:percent c0a0b00a0a0aaaa0F
w:percentage Dbabba0baabbaa00F
w:perform daDF0bbaBaaabFabg
w:performance GbLdaddAeaabBBaag
w:performed bCEa0ab0a000ab00b
w:performing FEhEaaaa0aabaaaad
w:pewdiepie baa0a00a0a0000a0D
w:phone a0bbbAaaagaaaaBaJ
w:phones b0abBcaaaaaa00bAF
w:phonics caadaE0aaaaabAHFi
w:physics aaaaBaAaabbaaaDaB
w:piano aaBCBeBaBacaacGad
w:pick BbcaaDbaaaEaabBab
w:picked abGbaaabc00a00Bab
w:pickleball aa0aFDaaaaacbCFah
w:picture Hcaa0aa0aba00a0ad
w:piece b0DbdcCbabbaaJdba
w:pigs bacbdIabadDaaaDac
w:pilot caBF0AaaabbbbGAaf
w:pin aacdcGabbbbdbDBaF
w:pipeline a0a0000babGa00a0d
w:pitch babEcHbbdbFbbcbcb
w:pitched aacb0Haa00aaaaaad
w:place bCadabaJcbbbaabAb
w:plan cabaa0abaFeaabbbH
w:planned cbbaaaaaaMdaaAa0f
w:planning a0a0aDDb0daa0aaaA
w:plants bbEcbdbeabaaabHCD
w:play BabGab0aaaaaaac0c
w:playlist 0cbBaca0aaabaaabH
w:playlists ba0I00000a000a00g
w:plays FaBb0aAaaaa0aba0c
w:playthrough aaac0a000bDE00b0b
w:please EGCdcgGbbDb0CAcCh
w:pls BEfcAdDbEEdDAccDf
w:plunges bbCcaECbbbdbcEFaf
w:podcast bbcbabbbaabHaaajL
w:point bcaaFa0abdaaaaaaE
w:pokemon cabDaC0bcbaCabG0f
w:polity caCbDEbbbabbbbADb
w:pools aabcaCaaCbcbaABFe
w:pop caec0bI0aBaaAcaAB
w:popular BCbb0a0aaaaaa0C0b
w:por babadbaaaaCFaaIah
w:post daeecCBHCBAfcEbeG
w:posted cIDbabafEcbbaaaad
w:posting cEbcbcaNGecabbcaj
w:posts dGaa0a0Ebaaaaa00d
w:potential a0baaJaaaaEacgb0c
w:pottery aaaa0G0a00aaaaa0d
w:pounds eadabbababaKabAaB
w:pour abb00cCCaaDa0aa0c
w:ppl aaBEHD0adaaaaad0h
w:predict aaaa0ba0aab00F00b
w:prediction 000aada0a000GBaac
w:predictions a0000a000000cEa0b
w:premiere cCEcacbKcdbaaa0bd
w:prep baacBaaa0AaCAA00b
w:present AHeB0baaBbaaBb0ad
w:press a000000A0da0a000E
w:previous abaaaa00a0a0a000E
w:price aaaabbaaaabaaca0H
w:print abaaaaa0a0aEe0abE
w:private aaa00aaaadaa0b00H
w:processing bbca0a0a0daa000aH
w:produce 00aaBbaaaaCaaa0Dd
w:program aaaaaa0aaFaaa0a0a
w:programme caa0a0abaKaa000ah
w:programmes abaHabaabbaa0b0ac
w:promise ca0a0a00aBa0aF00c
w:promised aacaBa0cbGbaaDa0c
w:prompt cbbaaa0da0Hada00C
w:proof ab0aacaaaa0bK0b0g
w:proper Kabbaa0bbbbdaaa0c
w:propose a0a0aaCaaaE00aaac
w:protein aaaaaa00abD0aAC0c
w:prove a0ababaaaaaaGaaac
w:provide Bab0000bab0E0B00b
w:pruning d0D000a00000000Ca
w:public abbaHgaDadabbcMai
w:publish DccbabbIBCcbaAbad
w:published 0GEbaa0dBcaaaaa0e
w:publisher bbab0a0aa0b00a00G
w:publishing acaa0b0GbDab00a0c
w:pull DEKccDbecdaccFbag
w:pulling FbDGacaaacbbaacae
w:pulls DabCcaab00ab0D00c
w:pumpkin abDaaaaeaDaaaaHae
w:pushed 0Aaa0aaaaF000a0ad
w:put BH0edhDEHdiedfdIF
w:putting cDbaabaFDdaaaabaa
w:q acFAaEbacFcaabd0c
w:q4 c0a0a000abaFa0a0b
w:quantity Ibaa0a00aaaaa00af
w:quarter FccaabaabaBKaaaai
w:que eDeBHDbdEaHcbBbaj
w:question aaaaEe0aCaba000bE
w:questions bcbbNbaaccbbaabcc
w:quick PGdbbbabbcaccabak
w:quid 00bfa0A00aaK0a0ae
w:quilting aaaaabBaabCaaCBCe
w:quoi CcbaababBbEbaaaaC
w:racing ebIbbGab0aab0D0Ai
w:rain baCc0F0cab0aaCbBb
w:range aadaBfbabbbaaObcf
w:rank bGeCaHcacacbaaaad
w:ranking cacdbFbbbbbbaHbBC
w:rate hdcacLbcccedDeb0M
w:rather A0ab0D00a0aC0aa0b
w:raw ac0a0c0a0ab00a0aG
w:reach cBdbadaaadaacGabH
w:reachable aadaac0000aaaIa0c
w:reaction ababaFabaaaaaaaaB
w:read daBaFEAbbGibdaaaC
w:reading 00bcADB00abIab0ah
w:reads 00b0aa000000000Ec
w:ready acbcaa0EaHbaa0a0d
w:real FBbacbaaaaaaaacaE
w:realistic baeb0aaaabbaaMaaf
w:really bDBcAcbbcCcbHbBab
w:recap dGbD0a0daaaa0000c
w:received aACa0Ca0aa0aacb0C
w:recent eLecbbaaJabacbaai
w:recently cDcaDa00Caaaa000c
w:recipe babcAJDGcbdaafcEg
w:recipes baAaCbaaaabAa0Had
w:reckon a0bbaGb0aacbaC0ac
w:recommend abcEafdHbcaaaabcG
w:record GbcdafEdecCcGbbbF
w:recording a0aa0caa0Faaa0aab
w:recover abF0aC0aacab0aa0b
w:recurring dfdQKbabcbbbaacbm
w:red bddbaBaaIbcbHbbaf
w:reels eabdaaaaaaaa0aC0I
w:refit aaaaCC0bAabbaCA0c
w:regular CccPDbaeceebbbaae
w:rejected acbaaaaadaIdbacaE
w:release AbdbabaIabbcaaEbb
w:released bDCdaaabEbba00a0b
w:remember aCbaAaaabGaa0a0ae
w:remind BacEaabaaabaaa00D
w:remove aab0ba000aaa00a0F
w:repair bbGdadGaaabbaaaab
w:repeat cbbEBbabbdbaaaaaG
w:reply aBa0babaaaa0DaadF
w:report LbHcbdfbGebIHebco
w:requested aaa0Jb0aaaca0acad
w:requests dabaLaaaaabaaaacf
w:reset 0a0000bb0a0a0a0cF
w:rest caCEaaaaaaaEabaad
w:restoration AdFFBcacacbbaBEbf
w:restoring 000aaBEab0a00Abac
w:result FbOCccbcbbcdbCack
w:results a0Paabaaadbbaabbk
w:retention dbcacaaahdabaaaaP
w:retire 000K0bbcaa000aa0h
w:retro cbcCbCAbbbB0bCKai
w:returning cb0adb0ababaaab0J
w:reuploading daabaaaaaaaaaaabJ
w:revenue dbdbabcabbaNabbad
w:review dfCgD0CbDbddbDbCI
w:reviews abCdaEaa0acDBBaad
w:reviving 000F0c00a0aa0aa0c
w:rewrite a0bacaaaa0000aaGb
w:rexxaplays 0bdb0a00F00000a0a
w:right DDaFeabG0eCCDdAbj
w:ring cfFcaAbadCcCcCbaG
w:rise 00000a000aa0a0g0H
w:rising 0a0a0b0aaa00a0F0c
w:rival acab0a0aH0aa0000e
w:rivals bbbaaaaaIbcaaa0aa
w:rn JadbcaabaaDEbdcae
w:roads aaGdAaaaaab0bD0Ad
w:roast d0bIacaaaaaa0aaac
w:robot badadCaaABaabDF0A
w:roman aaGdAababab0bD0Ab
w:rome a0aa00Bbca0aaab0F
w:rough a0aa0bcb00a00F000
w:roughly cbbbacbbbabCaLaae
w:roundup cEbA0a0ab000aD00c
w:routine d0JbcECaaabaacb0g
w:rover a0bc0Ba0bCb00a0Eb
w:rpm dabcbaaccbbLaacaB
w:rule cabaab0aaa0aBab0G
w:rules aabbaAbaaacaccbAJ
w:run e0dOaFcadcCcfGbbi
w:running bbbMbBabcdbbaaaag
w:runs baaIaaaaacaa0a00e
w:safe cababdacaaEabCa0F
w:said 0bBaCb00a0A0Db0bb
w:sales bddFabaabdacaba0K
w:salt 0aba0EAb0aa00a0ac
w:same abebBbaFbaaaabbaG
w:sat baE0a0bAaD000aa0d
w:saturday bdbfaBbGb00bacbaH
w:saw bFJab0a00babadbag
w:say dbbakedEbEdbGGHBC
w:saying aaaaHaa0Caaa0aBag
w:says ebacaBbabbcbEbDaG
w:scared aadaaa0CbcAaaab0G
w:schedule dBbaabaHdaaaaaaaD
w:scheduled a0aa0aaa00a000a0D
w:school aaadabaAaaDaa0E0b
w:science aaaaaDEdaacaaDACe
w:score cHbbcd0bbecbSdcal
w:screen a00a0baa0aaaa0a0E
w:script 00a0abb000a00a0cF
w:search ccBbddaaaaaaabHBD
w:searched a0baaaaa0a000aF0c
w:searches a0abbbaaaaaaabKaf
w:searching aa0aaa00000000E0d
w:season bCbcadacaBCbaaJaf
w:second bcaD0dbaBaaaaAbaG
w:seconds aacbcbbaadaaacbbM
w:see HCBdCDbfCefbGbbbc
w:seem 0Db00aaaaDb00aAac
w:seems b000Ea00a00000c0a
w:sell badbacbbaababaa0K
w:selling c00a000000a0b000E
w:send cbaaac0bcabJ0aaaB
w:sends aaaaaBaba0ab0aaaE
w:sense bbdaaEaGaabaaaaad
w:seo 00baaac000aaaaaJe
w:september 0Gda0baab0AA0aa0c
w:serie abfI0aaaaa0a0a00b
w:series efjTcccdaceGddbcD
w:session DbD00Cadaa000baab
w:set BBa0aCaccAaacbaaF
w:setup cbFaaacacaaaCD0Cc
w:shall bbcbbaEbaaBaaa0aF
w:share g0c0B000000aAa0aH
w:shares aegaaba0aaababaaM
w:sharpening ccCbcDEbbbbbaCeCD
w:shed bacFBAaaCAAAaEbBh
w:sheep aabaaa0aabaabaaaH
w:sheepskin bbFaaC0caBb0aAAad
w:shoes baFaaFaabcbaadBaa
w:shoot babcbDbdcLJbbbcbk
w:shop abBCDCaccdabaBeBF
w:short 0IEdek0bfc0dcFcLA
w:shorter a0bbDbEaaabbaaaEf
w:shorts QHoieeeKefBJ0gchH
w:should hgeEbGgIfeFcbbEHB
w:shouty 00aa0cFa00ba0aaaa
w:show FEgQdibeCHeeFe0bj
w:shows dcbOaaabbdcacaaab
w:shut cabbbaaabaaaaabaI
w:side BAa0a00aaHaaab00f
w:sign aba0aaa0acaca0aaH
w:silksong daDAca00ba0aa0A0E
w:silver a0Dbaa0a0aabaaCCd
w:since JLCgcdbeBfdJbcdbh
w:single ccJB0baa00aa0B00g
w:sir Baab0bCBa000a000b
w:site a00000000d00e000H
w:six acdAacaaacaB0GcaE
w:size Pabbcbacbccabbbdd
w:skincare dcBCcEbacgaCabIab
w:skip babbaFaEcaaabbaaB
w:skyrim aaaGbKabbbaa0dc0h
w:sleep aCa0abEAa0000000e
w:slot fccaabaLaEbaabaaf
w:slow ecAdabaccdbbABCaL
w:small a000adaa0aCabaaaF
w:smart abaaaGaDaa0aaabae
w:so GHDedfBabDbFEdbBk
w:sobre bbDaaFab0aaba0caa
w:solar bbda0C0aa0aaab0aG
w:solve accaabcaaaaaaBaCH
w:some baadHdGbbb0addcGd
w:somebody caabDbb0B0baaaG0c
w:someone caabcBaaaabaabbaI
w:something fbAdAeIfFCEbeddHB
w:sony a0adacaaaa0abac0I
w:sort DacaabAabaDaaD00b
w:sound aabbDIFbaaaaecbAg
w:sounds aacbacFb0aaaabaAC
w:soup 0aaFabaaaa000aA0c
w:sourdough dfHddaKcdab0aDCcd
w:spanish b00aDa0aa0aC00cbC
w:speak aabaFda0aaa0caaaE
w:speaking a0IcAbaacDa0aaEbh
w:special d0Hba0Caa0Ea0b0ag
w:speed aaaabAaaaaaaabc0H
w:speedrunning aacadCAaaabcbJbDe
w:spins Eaaa0a0abab0a0a0A
w:split FbaccEaabbbAabbaD
w:splitting c00b0000a00000a0E
w:sponsor 0abadAbb0Ga0aEabd
w:spreadsheets fbKbbAaDabbacdEAf
w:spring aaab0aAabbBFEac0c
w:stacking b0Dbaa0aaaabaaCCb
w:stand Iacb0Ca0aaabBbaaf
w:stands DaCbaaa0aGaaaaa0g
w:stardew abEeaHabaDaaabbae
w:start cHebbjBCccccbbEaM
w:started acFa0a00aaabaaAaa
w:starter bbAdacaaaa0aaab0I
w:state HbDbaa0baabAaaaae
w:station aabAaCa0AaCa0acaB
w:stats HCOccbbdcAdacebbi
w:stay cbbDaa0aaaaaaaA0E
w:steam eaGCcaaacbaaaCGBf
w:stick abaAbdaIbabaaab0a
w:still ecGOiedgdMehdgOff
w:stock aacaaa0aaabaacj0O
w:stocks eaabeBBaaaaaaAJaa
w:stop bbdJCdcaacbbacbbE
w:stories aaDAaEAaaaaadc0aa
w:story aabbaBbaBaba0a0aF
w:straight DabbadaCabbbaIbbe
w:strands caaHa00abca0a00bb
w:stream dGbbbAAcecbdbcCHC
w:streaming baGa0aaAb0000da0a
w:streams JccbcbaCabbEbb0ag
w:street aaDaaCbb0aca0ADaa
w:strike c0a00aaa0aaa0ab0F
w:strong ab0a0aa0DaaaaaD0c
w:stronger 0Cea0aE0aa0a0Daac
w:strongest gdMEaaacbbac0a0af
w:stuck abccbcGaadAbbbb0H
w:student aabbaECadbbbbbabH
w:students baabECaIaccaaacbg
w:studio acbaaaabGebaaaaaG
w:stuff HHhgbhAcfbNGddIbk
w:stupid 00abaHaaa0a0eab0A
w:subject aaaaBcCaaaBBaaCBc
w:subjects a00cEcaaaaD000a0a
w:subs IbcbbAaabbCcbcdaE
w:subscribe Dddaca0acaabbccaL
w:subscriber F0a0a00a0a00a000e
w:subscribers IaabcaaagaBabbbaG
w:subtitles 0000E000a00000c0c
w:success DdKcadacDaabBbb0f
w:suddenly aaabbb0a0a0aaaI0e
w:suggest aaaaecDCaaJaaaaag
w:suggested aba0fa0000a000c0I
w:suggestions cbbaEaAbbaGaaaabd
w:suit aaabaIAbcaaa0baCf
w:sum babaGbabaaaIbaaai
w:summarise bacbGbabaabccbbGA
w:summarize gacaEcaaaaacacacK
w:summary 0Hcaa00aaaaaab0Bd
w:summer Hccbaa0aabBba000b
w:sunday BEcAacaHacabbBabc
w:sundays bHbA0baBaaca0baAd
w:super acdaaba0aaaHbaaaC
w:supposed aaba0a0aaAaB0BaaB
w:sur cbCBaDBa0abAaA0ac
w:sure a0DaDbabaaa0gFBac
w:swap bbDbaBbbaa00aaa0D
w:swear cb0badaaCaabbaBaG
w:switch 0baacDaa0aAaaaBA0
w:synths aa0abc0aDaaaaED0d
w:system abaaaAa0a0a0c0abF
w:tab b000ac0a0a000000E
w:table dcFBaa00b00baaDab
w:tabs aabbbbaaKbbabaaad
w:tacos baEaaEacabbcaHabg
w:tags ababbbababbaabbJb
w:take fCccaDacbcBBbbBaI
w:taken abHb0a00ba0ac0a00
w:talk D0bD0CabbDaaaba0e
w:talking abbCbaabBaCaaD00c
w:tall a0baa0a0ac0aaab0F
w:tamil c0aaBaaaaaaa0abaE
w:tanning bbFaaC0caBb0aAAad
w:tap 000000000da000aAE
w:tax bCEcac0DaCaeabHCi
w:tea aeGaabaDaaaa0ab0A
w:teacher aaaaaaaaCcaaaaa0E
w:tech ddbKcdaeHbDEbaCaj
w:tell bcHBEeecbGlCdAEbG
w:telling 000aHa0abae0000ab
w:ten eGJbccbdbcba0DbCd
w:tend a00a0c0C0aa0Ec00b
w:term a0baaaaabHaaaa0ad
w:test fbMbDEHcbbbcccccj
w:tests baaaaFaaaaaaaCBae
w:text dbcabddabcbccbaPA
w:than HFeEdkJebgfLLEadp
w:thanks aaaabbaaaabadabaI
w:that fBDeKedEcfMfdiBcF
w:thats baaaacaa00DaaaCaB
w:the dCJIGlegBHkGddfFF
w:their C0caabaaBDbBabaaB
w:them bbaaAEadH0aaa0cDf
w:there dBdDFEBGdFe0diccB
w:these CdAcbCceCcbAJcCCg
w:they gJhIFfcbHBgbAceaa
w:thing ehLKeccgDFbedDLbn
w:things KGfCBebbcKKd0cfbp
w:think c0cBacAAaCAFdEcab
w:thinking 0aaGaCbaaaaaaaaae
w:thinks aaac0FaaaaaaaaGag
w:this fKligFCkBFfGGabIF
w:those bBbcDdbbKcbaaaaae
w:thoughts 000aabFacaC0aaaac
w:thousand aadbacbaaaaIbHbah
w:three dPhHdfIbdcCbcccAi
w:thrift aaCaacBbaCDfabaAD
w:through dbcbfD0abMBdcbcaB
w:throw cadabdDbbbObababh
w:thumbnail aaaa0caa0aaaaaaaF
w:thumbnails aa0aaa0aEb0000a0b
w:thursday aaFfaaaGaD0aaab0f
w:tide aabcaCaaCbcbaAAGe
w:tier daaG0bA0aa0aaD00e
w:tiktok e0e00aadaa0abaa0K
w:tiktoks baabaa0aaa0a00a0F
w:till CbaA0aaDaaBa00b0d
w:time AdAMAfcIfgfdDcFdb
w:timer a0aaa0aaacbaaaaaG
w:times ba0aaDaebcbcHbaAD
w:timestamps 0aa0000000000a0Gf
w:tiny abHIaAbacbBaabfaf
w:tips adcbbbabHcbbbabCF
w:tired cabHabBbabcbabdaG
w:titanic babbbDBbbaaAaABaC
w:titel a0aaaaG0aaaa0aa0d
w:title ddAddeOdAbfbcIbeB
w:titled 00E000d0000000000
w:titledtext hiLIfHNgbghBhMgEk
w:titles bacbbdLaaabaabcaA
w:to fdfDggAHAJEcfAeEG
w:today dEcbb0aBADbecacaH
w:todays cKgbbbabbMbabcbak
w:together Gbca0b0c0aabaaa0C
w:tokyo abDa0A000b0ca0a0D
w:told acCa0aaaD0b0Caa0a
w:tom aabbaba0Hab00aa0c
w:tomorrow dcbbbbaabIdccaeAK
w:tonight dcbbaaaDaecb0aa0K
w:too fbccHEABbddeFDaCb
w:took bcAaababE0bbaC0aD
w:tool ba0DdCaaa0aCBbbab
w:tools caCaBFaaaacbaaa0a
w:top dHHcFaadbbbebab0f
w:topic bbbcaeEbacFFabIBi
w:topics babcGdbbDfFFbaDcf
w:toss a00a0caa0bBaGaa0e
w:total ceGbbbadbDbMbdaah
w:tour ebIdBEadbBbbbFbBf
w:townsends 0baaa00aGaada0a0A
w:track BabDabaaB0eaGcaac
w:traffic ccHcaGcaababacbbB
w:trailer aa0abC0a0CbA0b00A
w:training baCbaACaAbaabC00c
w:trains baDaaAAbCbaaaA0Cd
w:translate 00aaaab000000a0bF
w:trap daLbebcaAbbaaFE0i
w:travel cbBcbbBacbACBBEaa
w:treehouse aaa0AB0bEabA0Cb0d
w:trend GaabaBbabae0aaHaf
w:trending BbaHbBaabbdaaafaE
w:trial aaa0aa0aadaa00a0F
w:trip aacaaGBabaaFaaaag
w:true DCcAacaecbcbcDJae
w:trust abaa0F0aaaaaDac0d
w:try aaaCDFBabdGbaacai
w:trying a0bbaIbaa0daacabA
w:tuesday cFcBaeaJccccdbaaD
w:turmeric aa0a0GaaaacaabBAd
w:turn bdadDcbbcaFdbbbCI
w:turned aab00000a00aE000b
w:tutorial edMbAc0bbaacaECAg
w:tutorials DDbbBbabbabHaaCah
w:tv baaabdaa0aba0adaJ
w:twice cCcbbbaBaaadBabaH
w:twitter d0aa000b0a000000F
w:two aJcabiGHcgBdeAeHd
w:type BbcBab0aabDb0a00C
w:typical KbdBaa0a0aabbd0ae
w:u aAbbbBaaaabacBaaG
w:uber bbAAbFAababbaEaCe
w:ukulele faIa00Ba0aba0aa0c
w:um bAbaaIaa0aaaac0ae
w:un adfaaDCBaacaaEabE
w:under bdCdJfbcabbcCFceE
w:une aadaaDbaaaCaaBaaB
w:union E0a00000a0aa0000c
w:unique baaab00aa00a0aa0F
w:until CBCda000aa0caba0C
w:up ibLdJdBeJDDfegAAi
w:upcoming aba0aaaacJeaaaaAc
w:update ababaaCaGbca0aBad
w:upload EhHdcece0bGCbFccF
w:uploaded DCdabbafKcbabac0c
w:uploads GJfgcfcJPCeicecci
w:ups aba0aCabab0baaa0E
w:upsc caCbAHbaaaababBEf
w:ur aaa00a0a0aaabca0F
w:us ECffdJcIeeDCAAcbf
w:use aaabAcabbbaaaacBJ
w:used EBaa0b0aaaababA00
w:usual GGDcbcbbabad0Eaah
w:usually GAdDca0FabbbEca0i
w:vacuum aadabD0aACaaaDB0d
w:valley a0BcaFaa0Daaabbad
w:van cd0dcGCbIbabfEGBk
w:vat a0ab0a0aab0d0bb0H
w:verdict aGBa0FcbcaaabbaBg
w:veritasium bda0a00aGaa00000b
w:version EbgcDeOabaabadccg
w:vertical Eaaa0000000bb000a
w:verticals Hbabaa0aaa0caaa0c
w:very baFbCcaccbbaeaaaH
w:vet a0aDaba0Gaa00aa0f
w:vid dbbeDBJccfEdC0cIh
w:video fDHpcIGdafBecIdHa
w:videos OIogGgdJeIeIDgcih
w:vids CFhcBdaBGabGAbabh
w:view eedcabaAbbAHdCaaJ
w:viewed eDDa000a000aaaa0C
w:viewers eeGaGDbFgeddcGhaH
w:viewing 00000aba00b00F0ac
w:views OLIEeghEegfdAFfek
w:vintage ba0abcabCa0aaED0d
w:viral EbcAbcaaGabbaaaac
w:visits 00aaaa0ba0E00abAa
w:vistas ebD00a00000F0A00d
w:vlog ddJbaDacbAcbDbaBf
w:vlogs EbdGadabaabDaabab
w:voice baaabcaabaaacab0J
w:vs EeeBdDCecBcAKDbbf
w:w eABbaCCabbbabba0G
w:wait ccAb0b0Jababaab0c
w:wanna GBaaaa0ba0a0aC00f
w:want eAdCIcadBeIcccEbd
w:wanted aac0DaC0aacaCaaCc
w:wanting a0aaHaabaaaa0abad
w:wants EabbhCcaaCcFaAbAC
w:war aacdaaaadaGaa00aE
w:warhammer baabDCaaabaFaadac
w:was gDLcDDdhf0eCJfEbd
w:waste 00ab0Hac00b0aba0c
w:watch eBdegFcDgeBbbGeaO
w:watched E0NdcaacCebcddaac
w:watches bbDcba0aabaCaac0F
w:watching bacDcb0BAbaaaac0G
w:watchlist bacbaaaaNcbabaaaf
w:watercolor aabcbbAaHaebaDaFf
w:way IbcDbdccccdcaCBaD
w:we ODhDaEbbeFaAdDgAl
w:weakest aFbJba0Abaabaaaai
w:wear daI00aaa0bba0a00e
w:weather 000a0aDaab000aaBa
w:wedding cdFaBGAaaabbaCa0f
w:week dfeEdAbJHGbhdaCad
w:weekday aaaaaaaJabaaa0aae
w:weekend aDdcaBaIaCEbbdbag
w:weekly aabGabaHaabbaabbf
w:weeks cHcaADbDbAecabbaB
w:weird aaDaaBabaaDaaca0c
w:well dcCDahcAccDbIEaac
w:went aLhAadAbAcCBAcaad
w:were eJgbacaceeCAKdebE
w:weve Baaaab0caaaCb0a0E
w:what dChfCibB0GKFfJkAD
w:whats GAgCBgfHGNlcffIfd
w:wheel aabaaF0baabbaaaaC
w:when adecafdKeHeeEcAdG
w:whens aaba0aadaEa0aaFad
w:where 0CEabaDdcfDCaeccG
w:wheres 0AFaabcaaa0aabaaB
w:whether aADbbEcaBaaaabBbb
w:which fCbIAdebDGBcebdac
w:while aFbc0aD0aBb00a00d
w:white b0aa0a0a0db0aa00G
w:whittling dbDadEcaaababBDBC
w:who acdDhgbdBcEEFAhaM
w:whole EbBdabBbcaccabaaG
w:whos aadaFaaaBbbbaaaaC
w:why fceeHcHbccccA0daJ
w:wie HDBbabbbccaBBcaae
w:wife EbabaDa00aaC0a0ae
w:will fbgebCaEccedbHcbM
w:win caDaabaaaaIbaaaae
w:windows adcbabaIaabbaabBC
w:wine abEacEaaabaGabBah
w:winning aGabDa0cbbaa00b0b
w:winter 0eHbAaB0bbDc0abab
w:wise GbccadbBaaGAcbCae
w:wish a0aCF0a0a0c00a00d
w:wishes a0a0Ga000aa0a0a0e
w:with bFDGhdFiBCKddHiDj
w:without BccaaGaEBbbdacaaa
w:women eabaaa0aaabbaaA0I
w:won aAaaaaaabaafaaa0H
w:wont bababaaaabcbdaaaJ
w:woodworking FdCd0B0a00aaa0Bac
w:wool aaBafCa0baaaEcaDA
w:word a0a0abH000a0cd0bC
w:words cacaaaaaacaa0aaaI
w:work cceeaHCDcaDaaebaG
w:worked bbaaaa0GBbAbBaa0d
w:working cacF0cD0CbbaaCaad
w:workout a0aaaBBbaeaa0a0DD
w:works EbcHaFaaca0badbae
w:world cbfbbcaacaabbaKaE
w:worse cBdIbcbHbcacCacaf
w:worst bFNebcadddfbBEbae
w:worth bedMcGdgcdcLEcbci
w:would dbfcdIGGfdIdfLdak
w:write badbGffccadcbccIJ
w:writing aaabCaaaaFaaaAacc
w:wrong c0bBaeBAbbbbJbba0
w:wrote ba0aFaaac0a0a0a0B
w:x daDaaaaaaaaaaaaaF
w:yay 00000F0a000000d0c
w:year LjIEeeccfhaIBcDcc
w:years EcFbbcDebccBbAaaB
w:yellow baedbcaabaacOabae
w:yes abbaaHaDcbcaaaEaf
w:yesterday bdEaaaaaBaaaaaaaD
w:yesterdays baJaabd0gaaaababE
w:yet EebcHcbcCdHbccFaf
w:yo caaaa0aaaabaaaaaG
w:you bdddeCEffeFdKCgDH
w:your ecAcbDdAccAcMB0cf
w:youre a0ac0ba0000aaaaaF
w:yourself cabbcbaabbcbQbbaj
w:youtube cceececfegcJbdfET
w:youtuber aabaaaacaaabacaaI
w:youtubers aabaacaaaaciadaaO
w:youve B0a00bac0aa0Ga00e
w:zelda bdbcaGabbbAaACAaA
w:zv a0acacaaaa0aaab0H
x:amount+ask Ba0Adba000aBbbD0B
x:amount+channel B0a00b0a00aCaB00c
x:amount+does GcEcdcAcbabcaFCad
x:amount+fare EcDB0aAaaAacaabAb
x:amount+figure gECBaaaabaaFafbbD
x:amount+good abcCa0aaaaaBaaa0E
x:amount+grow GbaA00A00a0b0ba0e
x:amount+how Ebca0aA0aa0Ibf00e
x:amount+is HdcabeacbbbdcIe0G
x:amount+make ebC0ceaaaACcbGDaC
x:amount+many Eaca0a000a0Fae00c
x:amount+or DabA0bab00aAaFc0d
x:amount+own afCabcadbccJcJabe
x:amount+people baaAca00a0DaabF0b
x:amount+period cFbAaa0aaaab0aaBA
x:amount+right EbBa0aaaaaaab0a0B
x:amount+should Eaaa0B0b00aAaaa0c
x:amount+subs 0000a00000Daaba0A
x:amount+suggest DbCa0aB0aaaaaa00b
x:amount+super bEEaaaaaa0acaAb0e
x:amount+that EcbAac0aaabdDHabe
x:amount+time Ebba0CAcaaabBaa0b
x:amount+titled a0ba0bA0000aaE00b
x:amount+video aGAAagabbbbebJcaA
x:amount+views bbdb0a0aaaaICha0E
x:amount+what dbEBaa0baaCFafb0B
x:amount+which BbEb000a0aaaaba0a
x:amount+would Baaaadaa00bbbCaAE
x:amount+write Eaaa0a0a00aaaaaAb
x:amount+you 0bba0aa000aADC00a
x:ask+channel EabadcaCbbDCaaa0b
x:ask+comment a0Fabaa0aaD0a0dac
x:ask+demand abaa0baaaaaaaaGaa
x:ask+describe aaaaDaaaaaa0aaBFe
x:ask+does CBecEBcBaAbdBdbaD
x:ask+earn a0a0baba000C0CB0c
x:ask+fare BaBCdCcB0DcaCAb0f
x:ask+figure IbebCabCaaBABAaag
x:ask+good baaAAAbbbacAB0BaD
x:ask+grow cDBabbaA0adabaBbF
x:ask+how ABcaHaaaacacCcbac
x:ask+idea a0aBEaBaaacaaaC0d
x:ask+is DA0accbca0dbbbEaG
x:ask+lamp baaaaba00aaaDCa0B
x:ask+last CdBab00aAaaAAaaaD
x:ask+make eba0BCA0adbAAcCbG
x:ask+many AadaIAbaabacCbcab
x:ask+money a0babaaa0aac00baG
x:ask+next Ebbafa0CbcFaaaB0b
x:ask+or ACcAbcabaaaAaaDaC
x:ask+own bdGDCCdcb0gcbaeaI
x:ask+people BacdLDacdb0abCBah
x:ask+period BACbdBaAaddE0aEAd
x:ask+plan aaaaB0BBaCa0000Ad
x:ask+publish AaCcaa0bAaC0aB0Ab
x:ask+right CCaCBBbBabbbaCAaf
x:ask+serial bBAcDB000ab00aaAa
x:ask+should 00Bc0Dabaabbba00D
x:ask+stuck bbcBbAaa0DCaBaaaB
x:ask+subs C000DB000ab0a0a0e
x:ask+suggest AcdbbBCAbbI0baabc
x:ask+super bbe0IbbAabbb0aCaa
x:ask+that GaeAceCbdfBAAEbDB
x:ask+think Ca0abaAa0aBaAab0B
x:ask+time bc0CADaBbAccbACbB
x:ask+title D0b0caD000aa0a0ac
x:ask+titled a0EAcdC0aaaa0cabD
x:ask+video ebEeaD0cCCHbDfbAc
x:ask+views Dc0aa00a000Aad00D
x:ask+weekday aaCAa00BaB0a0000c
x:ask+what AecbEdcaaGcECcFag
x:ask+when a0bBA0ab0BA0Da00c
x:ask+which AabcAAbbbCAa0aCaC
x:ask+would BaDCdAcbbbDABfaaD
x:ask+write 00aacbAa0a00b0aCD
x:ask+yes BabbDCAaaaBaa0aac
x:ask+you CbDAccbbaa0ADbaaD
x:channel+does hdDadbbBDGdAAbbaG
x:channel+fare EBcCaBbbCAaBBbbae
x:channel+figure EdCDabacBaCBD0aag
x:channel+good AaabaBacDaDb0Cbad
x:channel+grow bbadaaabBbbbACb0H
x:channel+how KbeDbbbadbbaBCaae
x:channel+idea daaDada0AaJaaabaf
x:channel+is BacCcBaBFdEecDdaa
x:channel+last Fdba0a0aCabCa000b
x:channel+make fbaCcdbacEcCabaaI
x:channel+many aaaaaa00aaaCaA00B
x:channel+money d0a00000b00B0000D
x:channel+name b0000ada00b00a00F
x:channel+next BaaAaC0aDbcaaa00b
x:channel+or caaa0BaAa0bBBca0D
x:channel+own f0AbfAfCCBCCACcdI
x:channel+people CabbdAaaCaAaa0a0D
x:channel+period EABaabacBdbDa0aac
x:channel+plan H0a0000BadD00000i
x:channel+publish dbba0b0ADaEaaa00B
x:channel+right cbba0c0cBbDaFBa0b
x:channel+serial b0AB0a00a0caba00D
x:channel+should Daabadabaa0BbB0aD
x:channel+stuck bDaCaa0aCb00Ba00c
x:channel+subs D000a000a0aa0000c
x:channel+suggest FbBaabcaaacaAa0aC
x:channel+super gBFb000CCaaaA0a0a
x:channel+that 0FdabbccBcCCBabbD
x:channel+time abbAaA0EaaaaabaaB
x:channel+video d0DdbDAcEbEdcAbbC
x:channel+views DaBA0A0Ba000aB00f
x:channel+watching bbbBBaaaIbcabaa0d
x:channel+what eEcdddbFGfGFaBbaf
x:channel+which cbCBBaaAEaAbaa0ac
x:channel+would Babb0GacbaDAaa0ae
x:channel+write DaaaababaaDBba0ba
x:channel+yes d0aa0a0aa0C0aC00C
x:channel+you BaB0bcaaA0aAba00D
x:comment+demand 0000D000000000d0a
x:comment+does 00aaFa0aaaD0a0a0e
x:comment+grow a0baE00aaabaa0a0A
x:comment+how bacaFbbaaabaaabaF
x:comment+is aaAaHa00aaaaaac0d
x:comment+last 0ba0c0000000000aE
x:comment+make 000aB00000D0a0a0d
x:comment+next 0a00d000a0D00000B
x:comment+own cbFbGaabaaCbbaaae
x:comment+people aabaaa0aa0Daa0b0D
x:comment+super aabad000000a00a0G
x:comment+that ab0adabaaabaab0aH
x:comment+video abCaaaaaaaaaaabaE
x:comment+what aaAaF00aaaDaaaa0f
x:comment+which 0abaA0000aba00a0D
x:demand+does bbbcbcaaaabaa0HaD
x:demand+fare B0bdaB0aaaaaaBG0c
x:demand+grow CbaFab0aaaaBa0a0c
x:demand+how cabAABa0aaaaaaGac
x:demand+idea FbbEaAbabbfaaaFac
x:demand+is bBc00Dab0cbbaaHac
x:demand+make Bb0bccaaaabaaADAE
x:demand+or bbaDccaaaaaaaaCaE
x:demand+own BAAAcDaa0bcbaagaH
x:demand+people aa0a0b0aa00000B0B
x:demand+period EababaaaaaaAa0E0d
x:demand+right a0aa0a00A0a0a0E0c
x:demand+should 000caE0a00a00000b
x:demand+suggest abaabaaaa0a000D0C
x:demand+super aBBbAa0aaaaa00C0b
x:demand+that bCbaaa00Aaaaa0E0c
x:demand+time aaaaababaaaa0aF0a
x:demand+video bbAc0Eaa0aaa0ADac
x:demand+what bCbbaa0bCbba0AE0a
x:demand+when 000a000b0a00a0a0D
x:describe+does babbCcaaaaaaCbaBD
x:describe+figure bBab0a0aaa0baDadF
x:describe+good 000aaaaa00a00a0Fd
x:describe+grow aAbaF00aaabaaaaCc
x:describe+how aaa0a0a0000a0a0D0
x:describe+idea a000DaA0a0c000aAa
x:describe+is aBBbAdababaaaBbDD
x:describe+make babcBdbaaabaBBaHb
x:describe+or cCEcCcabaaaaCDae0
x:describe+own d0fCEebcbcccADaLd
x:describe+people a0abDa0aa0000a0a0
x:describe+publish AaEaAaabaaa0acbbC
x:describe+question aaa0F00a0a0a000cb
x:describe+should 00aDaaab0aa00a0Dd
x:describe+suggest aa0aCa0aaaaaaaaEc
x:describe+that bacaCdbaabaabBbKf
x:describe+time aCaaB0ac0aa00aADd
x:describe+titled 00bbBab000000b0Ea
x:describe+video bcadGfccbbccabcLa
x:describe+what a00aDaababbaabaGc
x:describe+which baaBD00a0aa000A0b
x:describe+would 0000Ab000aa00b0Da
x:describe+write aaaaAaaa0aaa0aaFd
x:describe+yes 0aAaAbaaaaa0aaADa
x:describe+you 00aaAaa00aa0Bb0Cb
x:does+earn ccdbbBabbbaIaaAaD
x:does+fare gbHcbf0eDAaFJegcD
x:does+figure FCAAacbCAbAabBacd
x:does+good bbdbbbDdcDEcFbbaC
x:does+grow ICBECebagccdA0caD
x:does+how ebFDbaABCfBgBdeCI
x:does+idea cdCeFCCAADDbBbbag
x:does+is CEeeFgBa0dBcFceBF
x:does+lamp bcdaaaDaBabbJb00f
x:does+last AAfEcbaaEcCB0aba0
x:does+make BeeDCAdFbdbbDCBaa
x:does+many abCDAcb0cfbfcdbDL
x:does+money baDbbaBacbaFaaa0b
x:does+name a0Aa0aF000aaA0a0d
x:does+next CAbCGdbcAbEcbBcae
x:does+or CBaCBDCdcBcc0cdbE
x:does+own aJdedDcIcGhJ0Dfbl
x:does+people cddDJBbbEebcdADcb
x:does+period HCiEcdba0CeCABCbA
x:does+plan bbdB0baAbEbabaa0E
x:does+predict bBbbaBaabaCaFBabc
x:does+publish HDdAbaAEHdadbecAf
x:does+right BeFAaFAECddBebcaa
x:does+rival bdbbADaAEaCcaaa0c
x:does+season C0dCacaabbBACaEad
x:does+serial dbBGAbbafabEbACaa
x:does+should BB0CbGAbaAbaddCbc
x:does+stuck cEcecebcFAbECb0aD
x:does+subs Baaaaa0aaabbaaa0E
x:does+suggest bBbcbBbBCBdCa0ccF
x:does+super cddF0baAbCBBC0caC
x:does+that IeEcdaCecDbfbDcbE
x:does+think BabAaDabaaB0cAbaA
x:does+time EabebbbFBCCeaAAbc
x:does+title B0baaacbA000aBa0D
x:does+titled caEDBeCabaabbGcae
x:does+video DFEeCgdccD00BBBBe
x:does+views cCHbbbaAbbaaCebaC
x:does+watching dBCEabaDbdCaabdaC
x:does+weekday cBadabaFbEbCbbbAc
x:does+what dAcDCdaccdfEcdAaM
x:does+when DdAABabBbBab0aDad
x:does+where DcaBabAaabADb0aab
x:does+which cDecEBaBBcCabbbEA
x:does+why bbabcaDabaaabaFaB
x:does+would bcbC0ccBbAGdaBbCB
x:does+write bABDBbCAbbbBdbbbC
x:does+yes dEbDac0cCcDbaBcBc
x:does+you cb0bbDAacbFdFab0b
x:earn+fare cadbaAbaba0JaCa0e
x:earn+grow ba00000A000D0000a
x:earn+how b0aaa0b00a0daC00F
x:earn+is ccBaaa0aaaaG0aa0A
x:earn+make a0aabA0aaaaC0aB00
x:earn+many Baaa0ab0aaagaC00G
x:earn+money 00000000000f0000F
x:earn+or caaa0A0Ba00F00a0d
x:earn+own eAccbabAbbbMaBaad
x:earn+period Bcaaba0aac0E0aB0B
x:earn+publish acb0000Caa0E0000c
x:earn+should aaa00a0a000D0000b
x:earn+stuck a0000A0bab0Aaab0E
x:earn+super a0daa00aaabI00a0c
x:earn+that abba0BbBaaaFaCaae
x:earn+time aa0abA0cab0B00B0D
x:earn+video dbdcbaaAbbbOabaaf
x:earn+views b0Ca0000000C0a00c
x:earn+what baaaba0baaaH0aB0c
x:earn+which aBbbaA0babbD00a0C
x:earn+write aaa0000a000E0000c
x:fare+figure CcDBadd00bDcDEcbc
x:fare+good cDaDbcabeD0cDB0aC
x:fare+grow EJbccdacgdCbCbF0d
x:fare+how ECHEAAbbafBfbabbe
x:fare+idea cbBeaCAbBbDbDabCd
x:fare+is CDdccFBCFeeCceCbb
x:fare+lamp aadaabbaBabaICa0c
x:fare+last CBHCbbaaccba0bbac
x:fare+make hEECdfBBKeaGFdeai
x:fare+many CbfCAab0ad0caBaaH
x:fare+money baDbaaa0AbaEaab0a
x:fare+next bEdbCcaBEbEbbcc0a
x:fare+or DeDBCiCDbbaDcaBa0
x:fare+own HbcBfeAdcDAFE0dab
x:fare+people 0cedFBabHbabcAdaE
x:fare+period BGgFbdaBDicccacaJ
x:fare+plan bbdB0baaaDb0a0aAE
x:fare+predict bAbaaEa0baa0Cb00b
x:fare+publish DIebbcbeCAbcbCbAB
x:fare+right edDacaBBBA0DhaaaH
x:fare+rival acbb0000Faac0000C
x:fare+season BaCba0a0baAB0000b
x:fare+serial ccCEaCBadAbEbb0ad
x:fare+should DcaDadBcB0ba0aACb
x:fare+stuck BahbaaacADbFBEaab
x:fare+subs a0a00000000aaaa0D
x:fare+suggest CcHbabbBeaAaBbaab
x:fare+super FDeFbbabbBbedaBaA
x:fare+that DFDDdCBdCCahbdcAc
x:fare+think 0aba0baaaaB0bBa0E
x:fare+time fCaebdBEbEbBc0AaF
x:fare+title BAbbabC0A0a0aB0ab
x:fare+titled ddGDBbCacaabbEaae
x:fare+video hBaDBGcCBDABCcbcf
x:fare+views fBaaabaaaa0cBD00G
x:fare+watching caCdaabaG0CabCa0c
x:fare+weekday bJdaababdbaCabaaa
x:fare+what eEcgDGcbCaaFaacad
x:fare+when EcbBaaacbCaa0a0a0
x:fare+where bBaC0ca0aaBaaBa0A
x:fare+which CcDdadBEC0AcbaAa0
x:fare+why a0aa0aD0b00aa000B
x:fare+would afAEBJcab0BcedDab
x:fare+write CbaADbCcAaabcabaC
x:fare+yes CEeabAaaDbabAaaab
x:fare+you cdBcbdbBBacbIaa0B
x:figure+good ebaABbAFaBbcDAaac
x:figure+grow eDabAaaBbaaGAaaaa
x:figure+how ieeFcBAEDcaBCdbbI
x:figure+idea dacCAC0babDbbEBad
x:figure+is dadFDeacBcbeaadbL
x:figure+lamp Aaa0aaaba0aaEbC0c
x:figure+last dGeaa00aDaacbAaaC
x:figure+make FdEDbdaABcAbccbcC
x:figure+many EbbDba000a0ABb0ae
x:figure+money eaaa00Aa0a0Faa00a
x:figure+next aEcaaa00bbbAab00E
x:figure+or CbAcababaaaa0Gbc0
x:figure+own LBgbBdeFdgdCBHbbg
x:figure+people HbebDbaCBaaaaabac
x:figure+period cEa0bbAbabaEbaaaC
x:figure+plan Cab0Aa0b0DDAaa0ae
x:figure+predict AAa00000aa0aaD00b
x:figure+publish 0CCAabaCDaabaDaag
x:figure+right heabbHaDAcccDbbaG
x:figure+serial daCFaaaaa0ababaEc
x:figure+should fBCAaaBCBaaa0Aaa0
x:figure+stuck A0eAabaDcaaaBE0ab
x:figure+subs F0a0a00a0a0a0a00d
x:figure+suggest Dbda0bbabBaADGabd
x:figure+super fEaaBa0Gaaacaba0a
x:figure+that GbfDbCcbBcd0ccbbH
x:figure+time E0baaCadCbacaDaa0
x:figure+title D0baaad0000a0B00A
x:figure+titled daBba0daaaabaJBac
x:figure+video HDEDaf0dBbBd0hcCB
x:figure+views HedCaaadaaaebcaaI
x:figure+watching baa0000BCA0ac000C
x:figure+weekday CCbb000BaB0aab0ab
x:figure+what JcDCdccdbBbccbbbD
x:figure+where baA00a0a00aab000D
x:figure+which cAC0aa0Eaaabaaa0a
x:figure+would D00aBbbaaBBAbAaaa
x:figure+write eCDbAaaaCaEAba0Ae
x:figure+yes GaDbaAA0baabbcaab
x:figure+you 0aDcbAccaAbAFaB0d
x:good+grow CFbdbdaacbGbCa0ad
x:good+how DbcCbAbbbaadCa0aF
x:good+idea aabAaDAACacbabaaC
x:good+is dce0aGEDbfcFGeeBd
x:good+lamp abbaabbaAaaaEaaaD
x:good+last aEAaAb0a00aaa000c
x:good+make aFa0bIbfecEeBB0be
x:good+many CabBac0BaaadBAbaD
x:good+money 0aaa00AaaaaDaaa00
x:good+next bBbbaBaacaFAab00b
x:good+or aEEbbbCaaaab0cbac
x:good+own dA0FAJcBCcAbFcbck
x:good+people CbcbEEaaDaAbbdc0d
x:good+period c0GbacBEA0cbabAac
x:good+plan 0aaaAEab00AAaaa0c
x:good+predict D0a0aA0a000aDca0d
x:good+publish bBDcaeaEBDCbbaAad
x:good+right aBCb0bAbb0DabaaAa
x:good+serial aabCaBaB0abbaaaaC
x:good+should a0abadCAaaaFaaaaA
x:good+stuck abacaFaB0a0aBaa0c
x:good+suggest 0abaACAA0aeaBaaAC
x:good+super aacaa00E00aaD000d
x:good+that feadECCcABaDAbcbF
x:good+time aCaBaEbDbccddbbAF
x:good+title 00aa0bGaa00a0aa0d
x:good+titled DaBcacGaa0baaba0b
x:good+video DcDabGdcbdCCBdEbe
x:good+views abcbacaaaaaEaD00B
x:good+watching aacb0a0abBEaab00C
x:good+weekday aBaCaBaDab0aaaaCf
x:good+what CccCcfBBbcGIBdaAf
x:good+which abcbaAAECaaa0a00a
x:good+would B0bAbgBDaBCaaCAaa
x:good+write 00abCdEba0aAaaaCb
x:good+yes aCBaaaAbbaCa0baBb
x:good+you bacbadBbABabIbaaB
x:grow+how CDCfcdcbcdAdFDdbH
x:grow+idea DaaCFcabbadAaaBbc
x:grow+is HFAEffbDECcdaeAbd
x:grow+lamp aAaa0aAaa0a0C00Aa
x:grow+last AbDbaaaaAaA0Ba0ac
x:grow+make gDaDCc0BfFbaAAaaB
x:grow+many GCdcbaabab0bbb0aD
x:grow+money baaaa00aaaaF00b0A
x:grow+next bBcCabCbfEEbabc0B
x:grow+or aEcFbc00bcaAbbFad
x:grow+own EBeFDACACAeBDdhAc
x:grow+people Dc0DcaacGbcbcbCbA
x:grow+period Bc0CAcaBBedE0aBaD
x:grow+predict Caa0a0aa0a0aGea0c
x:grow+publish eBBFAaabeDbaaab0C
x:grow+question 0aaaE000aa0a000bb
x:grow+right CbcGbbaDda0aBbbaa
x:grow+rival aaCaaaa0Da000a0ab
x:grow+season Aa0EA0000a0000caa
x:grow+serial baaHaa0ccaaaaAb0a
x:grow+should bcbCac0FaCc0aaCaa
x:grow+stuck aBabaCaAaAaaCcAac
x:grow+subs Daaabaa0aaaaaaa0C
x:grow+suggest eA0BDaCAcaAaAa0bB
x:grow+super d0BbC000CbabBaaAB
x:grow+that cDbbbABCfdCBbCcaE
x:grow+think AaaCabDAb0a000a0c
x:grow+time FEbbABaDEfbcbbbbc
x:grow+video kbIB0fcBadFFDcCAA
x:grow+views CaBDaa0CbaabBcb0c
x:grow+watching bbBDABacEbDaaba0e
x:grow+weekday cEaaabaAcFaaabcaA
x:grow+what fEcCBbacEGBDBecce
x:grow+when baaa0a0daDa0a0CaC
x:grow+where dDaC0aAaa000a0a0a
x:grow+which ceACGaacFcdaa0Cbb
x:grow+why daBba0aaaa0a00a0G
x:grow+would bbCdEdbBccbAbDEAa
x:grow+write bbaa00aDaaaCa00Cb
x:grow+yes aEd0adaBbaaabEEae
x:grow+you BaEACC0bcaCaBbcAf
x:how+idea cbCBBDa0bBcaAaA0c
x:how+is IA0BfCdgDFcgDhAbH
x:how+lamp bccaabB0B00aCE0ab
x:how+last bDCacaaaEaa0Bcbad
x:how+make B0dEcgDCDfCCdCcCB
x:how+many dcBbCeeadEcGAbcBG
x:how+money baEa00B0ba0Daa00e
x:how+name a0ba0aG0a00abC00e
x:how+next aFfbbaaACbEaabAab
x:how+or eCacaAaaaa0bbC00F
x:how+own MfLcdeHFhfbECEdBo
x:how+people FCBDeaCabcaedADbB
x:how+period GfcbaabBdDaAbCbaD
x:how+plan Caaa0BBb0Cbaaa00c
x:how+predict Cabaabaaaa0bFAa0c
x:how+publish HdAba0aCFcbdbcc0b
x:how+right 0dCcaECaCbbbEaaaf
x:how+season AB0b0000aa0a00E0d
x:how+serial c0BBbDB0caaGacaae
x:how+should dbccaBBFababbbaAF
x:how+stuck bBFCaabDcbabGeaae
x:how+subs B0aaa0000a0baaa0D
x:how+suggest daDaAaaCababAbaaE
x:how+super cABaa00aa00aaaA0D
x:how+that dbedfEFeEfBdCFbcH
x:how+think a0ba0Baa000a0E00c
x:how+time EbBabABeBeadbbBaH
x:how+titled cdGCacfaba0bbFCab
x:how+video fIdeccEdAbcGCfcaH
x:how+views bDacbaabacaCeDbaG
x:how+watching baDababbccEccEaaC
x:how+weekday aHeb0aabbaaa0B0Ab
x:how+what daHEababCcbcBeba0
x:how+which aaACa00a0a0aaBaEd
x:how+would adDbbeC0bbbccMbae
x:how+write a0a00bC00C00ac0bB
x:how+yes daDcAcbAEBbbBFbae
x:how+you dcCbbDCababcHDaaf
x:idea+is acbdDFDbbAbBbbEaf
x:idea+lamp aaaa0b00aabaEaCac
x:idea+last cAaaaaabaaDaB0B00
x:idea+make aBbcFcAaAaDB0abbd
x:idea+money 00aaaA0000bE00A0c
x:idea+name 00a0abC0a0c00aaaD
x:idea+next aaaaA0aaDbDaaaaac
x:idea+or baaEBdCBaAAa0adaa
x:idea+own fbcdBGaCbbHb0dfEb
x:idea+people a00aGaA0A0c00bbab
x:idea+period EeCabbABACaDaa0ad
x:idea+plan a00aabaaaFEa0aaae
x:idea+publish c0Caac0bDa0aaA00A
x:idea+right baaa0Cac0AEaaaa0b
x:idea+serial 000dAB000aCa00B0a
x:idea+should abadaFBb0ABab0bDc
x:idea+stuck Aaac0Ca0BaBaA000b
x:idea+suggest bababcDbbbCaaaBbF
x:idea+super aabaAa0aaadF0aB0b
x:idea+that bcAbCDcABAeCbabFd
x:idea+time b0aaaEDda0EaaaAad
x:idea+title 0aa0abG00ada0aaaa
x:idea+titled 00bbaGDaa0ca0caab
x:idea+video cbccBCBabaJaacb0d
x:idea+watching 0000Aa00Dad000a0a
x:idea+what baacCDAEacababAba
x:idea+which aaadEc0bbbDDaaB0c
x:idea+would a00cAaaa0aF00ba0b
x:idea+write abaaBcCa0aGab0aAd
x:idea+yes a0aaadAaaCFa0aaac
x:idea+you ab0aaaa0baH0c000c
x:is+lamp 0ABaacbbabaaEDaaA
x:is+last cIFdbbaaacCBababg
x:is+make bbcBAdbeJAbDBAebA
x:is+many DcABdBaBbFagCcAbD
x:is+money bbcb0b0AadbHaabaE
x:is+name Aabb00GbaabaabaaA
x:is+next Ba0cEDbeDbBAbdBba
x:is+or HCDibmDdcDaDdCGdI
x:is+own FIBcbdfHCddbAGabl
x:is+people BadBJBbDDdddCeDBj
x:is+period edF0cfaFBH0Cbc0ac
x:is+plan bBEc0DaecBcaa0baF
x:is+predict DababHcbababDdaae
x:is+publish fEFdbeacbDcbbCEbD
x:is+question aaaab000Bbba0aa0E
x:is+right DDBCdfaABccDEcGai
x:is+rival aBaaAA0aBbCaa0aab
x:is+season B0AEabAcbcABaaF0f
x:is+serial cAcHABabbABbabaae
x:is+should bAAgcCCDaFEDFbdAh
x:is+stuck AFacbDabaCddacaAB
x:is+subs FaabaB0aaaa0aaa0d
x:is+suggest B0EBAbBacbbacb0bC
x:is+super dEIecbbBbfbbDaEac
x:is+that AEfaHibeHbcBGdedE
x:is+think CbbAEabaabbDa0d0b
x:is+time BDHAbdeDAadAddbbD
x:is+title caBbBbDcabaaaCc0E
x:is+titled cdBcaDEcababbBaaE
x:is+video cdJCEIcDafCcFehdi
x:is+views cbbdbcbbAccdeIbaJ
x:is+watching eCEcdaaaHBdbbbcaF
x:is+weekday cBcDbbaGcEcbcAdaB
x:is+what BdFCFacgIdGdCedce
x:is+when bCa0baaFcaaabaAaB
x:is+where CDB0abbaaaEabaaAf
x:is+which edBGedBaAJebcABab
x:is+why cacbEaAaababaabaG
x:is+would EcAfCCaEdbC0cdDAb
x:is+write BaDcBdBEaBbbGbdDg
x:is+yes abCdCgAeFCbcacDBF
x:is+you cCeCBfbdebbbICcBH
x:lamp+make aabaabEaBabaBbaAA
x:lamp+many baa000b0000aDC00c
x:lamp+name A0aaa0DbabbAcCaaB
x:lamp+or a00a0Daa0000Dba0d
x:lamp+own bAdbadEbcdc0EEaaF
x:lamp+period aaB00DA00b0BAa00d
x:lamp+predict 0000aca0a000DDa0c
x:lamp+right aaaa0ba0a00aDCa0b
x:lamp+stuck aAa00b00a00aDB00c
x:lamp+suggest aCb00C00b0a0B000c
x:lamp+that bcaaacCaabaAGB0ab
x:lamp+video aBba0BCAcabABaaBb
x:lamp+views a0000aa00000dD00B
x:lamp+what AaBaaCEbabbBabaad
x:lamp+you aaaaaABaaaaBBDa0e
x:last+make dBCabbaaCbbCaaaaE
x:last+many Babaa000aa0BAa00D
x:last+money aba00000aa0F00a0c
x:last+or CEabab0Aba0Ba0a0d
x:last+own EKafdcccBdAbbcb0E
x:last+people ADbbbaab0abbbabaG
x:last+period FkECGaaAAccDb0aac
x:last+publish DAGaaabc0bbbaaaab
x:last+right bcBbab0aCaAaFba0a
x:last+rival 0ca00a0aa0Cca0a0E
x:last+season CdEaa00adaabaa00D
x:last+serial 0bCD0000d0000000a
x:last+suggest cDaa0aa0EaAAbaaac
x:last+super bDADa000Caabbaa0e
x:last+that AeDCbbcbbbb0AbbbH
x:last+time CCcabaaaeaaBDaaaB
x:last+video aGeadddaFbbcAbbaH
x:last+views BHdaa00aba0bCb00d
x:last+what BGbbbaabacCDbaaae
x:last+when EAa0a00b0ba0a000b
x:last+which bcEbaa0BBaaa00a0A
x:last+would 0eFa0a0Ba00Aaa00b
x:last+yes bCbaaab0Ca0aa0a0D
x:last+you Acaaaaa0c0DAEa0ab
x:make+many fcBBabaAacaEaDbDB
x:make+money aabbbaBaaaaaaaA0F
x:make+name aaAa0aH00abaab0ae
x:make+next aBc0EdbbEEFbaab0h
x:make+or caabAFbcaBdGAbbcA
x:make+own daeEbFDDhEAHfbe0b
x:make+people fBeBbcBbFdAabBBbG
x:make+period cdBBccA0AFaEbBEah
x:make+plan aaacabAaaFcaaaaAB
x:make+predict AaaaaBaababaDB0bb
x:make+publish FBdCadADAcAbacBAd
x:make+right BAdB0ACbbdbBEccaD
x:make+rival baab0C0CCaaa00aab
x:make+season BaaA0cAaabDB0aa0a
x:make+serial cb0A00BacaaCbBaaE
x:make+should BbA0bGB0A0CddeCdA
x:make+stuck cBbBbd0AcbD0DbA0D
x:make+subs a00aaa00a0Ca0aa0B
x:make+suggest 0AabcCbBbAAacbcdH
x:make+super baaAbcaDba0BCabaC
x:make+that agbeAFEdFaBcBEeCc
x:make+think a0aBaFAaaabacBbaa
x:make+time bcBec00BDeDCcaCaE
x:make+title 00aa0cE0aaba0BaAa
x:make+titled aacCBdBaaaabaFBBd
x:make+video Efgd0GCcbcAccGDAC
x:make+views AfIdabaBabcDCbaac
x:make+watching ccbAaAaCcCBbEccaD
x:make+weekday bDcdadaGcDbaabaAB
x:make+what EffCeCBbBBKgcbDa0
x:make+when aaaACbaCaF0aAaBag
x:make+where baCCa0BaaababaaaB
x:make+which cBccEcBaccAaaa0EE
x:make+would dbc0cCcCccHbbDbDd
x:make+write CaB0AAaBBadccbaGd
x:make+yes cCBcABacFdaA0bEBd
x:make+you bbcccFAAbbbccAbCH
x:many+money aaA000000a0F0a00e
x:many+or caabBA0a0a0bbCaaE
x:many+own JeJAdddDchcDCGcDk
x:many+people GBFBcbbbccadcCFbe
x:many+period FedaaaaEaf0bADbaE
x:many+plan b00aa0000Eaa0000a
x:many+predict D0aaab000a0aACa0c
x:many+publish Gd0aaaaBbcadaAbaC
x:many+right baEaaab00aaaCBa0d
x:many+serial baBAaaa00a0F0b0ad
x:many+should aaa00BaDAb0a0a0Ac
x:many+stuck CdFa0aaCaaaaCbaad
x:many+subs F0aaa0000a0caaa0b
x:many+suggest baCa0a0a0aab0aaaD
x:many+that CceCbababcaBCBCbD
x:many+time BcbAab0BadadCAAaH
x:many+video HAhccecbddbJAbbCE
x:many+views BDEcacababaFbBaaf
x:many+watching aAFbbabaccaccFaaD
x:many+what aaBFa00a0a0cAb00c
x:many+which aa0a0000Aa0aaB0Ec
x:many+would cacAadaA0aacaJaad
x:many+write a0B0Ca00aC0000aac
x:many+yes baD0B0aB0Cba0bAac
x:many+you baDaabaa0aabCAaaB
x:money+or babaA00a000Faab0b
x:money+own ebadcbBAAdbNbbbAc
x:money+people a0Cba00Ba00E0aA0f
x:money+period babaa0AaBbaJaabaf
x:money+plan 00a00a000c0b00a0E
x:money+publish aaC00000a00C00a0c
x:money+should a0aa0a0baaaEa0aab
x:money+super 0aa0a00000aD0000b
x:money+that bbcbabBbBcaAbaaBH
x:money+video bbbcabAbBaaKbbaBf
x:money+what bbbaba0BbdaCaabaG
x:money+which aaab0a0aC0aEa0A0c
x:money+would baaaaa0aBaaBaaa0D
x:name+own badcacLbacebcBabE
x:name+should aab00aF000aaaa0ab
x:name+suggest baaaabIaaac00aaac
x:name+that aacbaaK0aaaBbCaah
x:name+titled 00ba0aD000000Baab
x:name+video aadbacLaaacAbbabd
x:name+what BaAa0aFbaabaaa0ac
x:name+you 00a00bD000aBba00a
x:next+or bbabbGbEbc0aacaaA
x:next+own BbdeEbAfeGHabBBcb
x:next+people abaCFdAaacDaaba0c
x:next+period 0caaacAbbCFc0acaE
x:next+plan aBaaaaa0bFca0aaAa
x:next+predict aaa000aabbeabI0ab
x:next+publish bcbBabbeaFbaaDa0D
x:next+right BBaAcdaCcDbaaAC0a
x:next+serial abaAaaAaabCa0ab0D
x:next+should 0cabbFaEbgFAaAaad
x:next+stuck a00aaa0A0cA0a0a0D
x:next+suggest babaDbC0adGaaAa0e
x:next+that CGeddABBbbcbcCAbD
x:next+think aaaabbD0baD0a000A
x:next+time cACaabcGAccaaAaaB
x:next+video aCf0dbcbGEHcbEcbg
x:next+views caCAaabaBac00C00B
x:next+watching Bdc0abaa0FFaacaac
x:next+what aCdcEebcdJHcbA0bh
x:next+when aa0000adaCa000a0D
x:next+which aaabcDaCabF00ba0d
x:next+would aBbadcAaacFb0Cb0D
x:or+own ICDcCdbac0dDDccde
x:or+people AbbBDeabbabbaadbJ
x:or+period DcabaabBAEaaBbc0B
x:or+plan cabC000a0E0aa0A0d
x:or+predict b0aa0A0a0a0aFca0b
x:or+publish bAFAaaaFbCabacbbe
x:or+right CbbAaAaBbbbCCbEae
x:or+serial aaaD0e0a0aBa0ab0E
x:or+should DAbDadCCacc0cccbE
x:or+stuck FaaAAb0aaaaaAab0c
x:or+suggest 00cDcF0caabacDcaA
x:or+that FcbaEc0EcBcCDfEcg
x:or+think EaaBAa0a00aaa0b0b
x:or+time ECBDBdbCAAaDbAdah
x:or+title aaaa0ACb0000aBa0B
x:or+titled baeFBeDcaa0baBbaD
x:or+video bfFcEGbFbccCccaed
x:or+views BacDabca000aBAa0B
x:or+weekday bbbAabaKababaabaf
x:or+what CABddBAbaBb0bcDbE
x:or+which DAddbEb0bbbbbCBaD
x:or+would 0AbBBA00aac0adCaB
x:or+write DbaCDbEbacc0ccccE
x:or+yes aDdbABbAACbaBb0aa
x:or+you 0Cab0dCb00aaCc0aE
x:own+people feAdGGaCHgcAd0haH
x:own+period FE0dbfbHBEfacabbb
x:own+plan aAedbA0bdFacbaaaI
x:own+predict cAcbaBbbbcdcFDBbE
x:own+publish DGEdcbdBgbFfdCccE
x:own+question baaaIdaaaaaa0a0cb
x:own+right ebfB0CACCcbCD0B0A
x:own+rival dacc0CaaLc0daaaad
x:own+season AAbE0cAcabECaacab
x:own+serial fceJabBdbbbCccbaH
x:own+should dbBAbGeHbdaeCdaAC
x:own+stuck DIc0cCBBffGbDeb0g
x:own+subs FabcA0aafbbcabaaI
x:own+suggest BEaeChEcDBccebbEG
x:own+super GAJgDdbDdceCBAbcg
x:own+that ggEBACGFBdchBFCCe
x:own+think BbcBbCEbc0DDcBbae
x:own+time EAdecABJACddCadcc
x:own+title 0bbcBbLbAbdbabacd
x:own+titled afGabEgbEcdcbDaaE
x:own+video KgKiccDdeBegCdBaH
x:own+views HBEcbccBaddHbcabf
x:own+watching cDCCdBdaGBAdeBbba
x:own+weekday dBCEbebKdEccaCach
x:own+what EEbfHebHeDGKbeBdr
x:own+when BbbaBcbEbIcaAbabd
x:own+where AAE0aBDbbdCCcdabA
x:own+which bGEGafaFadb0cdaCh
x:own+why ebccbaEabbaCB0aaG
x:own+would dehEcKDDbeIaBabCk
x:own+write a0Ccccbabde0BeaHH
x:own+yes dBcEBfbCBeDdA0b0F
x:own+you dBecbdAbcdcbMFaCe
x:people+period bcaBaEaaCbdcaDDac
x:people+predict D0B0ab000aAaaBa0c
x:people+publish daDacaBbDBbaa0caC
x:people+question aaa0Ga00a00a00a0e
x:people+right CbaabcbbDaAabBaaD
x:people+rival a000Ba00c00000a0C
x:people+serial aaBCBaa0c0aB0abaa
x:people+should caa0cbaBBaCaD0a0c
x:people+stuck c0C0ccaCCaBaaaEad
x:people+subs JbcccaaafbBcbcdaH
x:people+suggest AaCBdbaaAa0a00caF
x:people+super ccbbcaabAaaAaaCaH
x:people+that afEgLbAdBdcaaCAcC
x:people+think 000C0b00a0D00ab0c
x:people+time DcbcbBabBabaabDaD
x:people+video g0iDJcAacbACaefcM
x:people+views AbcabB0ba00aabb0H
x:people+watching dBIcdBbEAccbbCeaB
x:people+what bBacEddcbeDeAECaF
x:people+when caBaba0JbBa0AaBah
x:people+which ccadbaBddC0aaa0aK
x:people+why aaa0Aaa0a00000F0e
x:people+would cabaBHCabaFaacaag
x:people+write caBbEaBaAaaaDbbCf
x:people+yes bCaCBA0cBC0a0b0ad
x:people+you AaCBCca0a0baC0baa
x:period+plan baba0baAaBCaaAbaC
x:period+publish EFAba0bbChbcaaaAD
x:period+right 0dcaaeaaEbC0Ba0aE
x:period+rival adaaaa0aHbac00a0a
x:period+season EdDd0cBbccDBCaAac
x:period+should bBbAagaIadaaacDaB
x:period+stuck aGaa0aaBaebaA0a0a
x:period+subs Eaa0a0000a0c00a0b
x:period+suggest acaa0AAABbHBaaAbg
x:period+super dDFDaaa00dbBabEag
x:period+that baHCbfbEDDfBcCBcg
x:period+time 0eCbbAacCDbBbaDa0
x:period+title 0aa00aEb0aba0aaaB
x:period+video eLgbbeaDCaFfbaBcA
x:period+views Ecca0aaBab000BaaA
x:period+watching DCcaAAabaCaAaaa0b
x:period+what gBGcfc0bBFeFbbJbg
x:period+where DbBC0b0aab0aa0a0c
x:period+which dCDcbbabEec0aaFaC
x:period+would b0cCAbbCBdCbbbcaF
x:period+write baaa000C0aaC00aab
x:period+yes cBaAaD0BDcaABaAad
x:period+you bBCC0BbbBBbA0bbAc
x:plan+publish cBaaaaaEcAaaaAaAB
x:plan+right baab0a0AaCc0a000E
x:plan+suggest BbbaBaaEaCb00a0ad
x:plan+super aaEa000B0baa0000c
x:plan+that bBca0BBbbEbbaAa0B
x:plan+time Aaac0CacaCaaaaaaC
x:plan+video bcCB0DBcaGBaabaag
x:plan+watching aaCb0a0aaDa0a000c
x:plan+what AbEbbaa0bFeaaAaac
x:plan+when aaab0a0bada0a0aaH
x:plan+which aaacBa0Aabaaa0aaF
x:plan+write babC0a0a0AEAa00Ae
x:plan+yes baaaaA0aaFa0a0a0b
x:predict+right abaa0b00CaaaFca0b
x:predict+that 0b0aaAaabbcbFEaac
x:predict+title 000000d00000aE00a
x:predict+titled a0dbaDcaaaaacHaac
x:predict+video bad0aEcabcdbEEabE
x:predict+views cacaaaaaaaaabJaad
x:predict+what aAcaaDaabbdbFDaaA
x:predict+would 00000a0000b0aD00a
x:predict+you aaaa0aa0aacaFEaae
x:publish+right bdaBab0EdBaBaBA0C
x:publish+rival aaa0aa0bGbaa0000d
x:publish+serial 0aBb0aaEaBaa0aaac
x:publish+should bcAAabbHbdBaaaaaC
x:publish+stuck bBC00aADaaA00ba0d
x:publish+suggest 0CAabbBGBcbaaAaag
x:publish+super EfgaaaabbbbCaBCaH
x:publish+that eaEdacdKCaccccaaC
x:publish+time DCgbbdaJBccbbABaa
x:publish+titled bcDa00aaaa000C00a
x:publish+video EhBcccbCbdBcbCCcJ
x:publish+views AHea0a00baaaac00A
x:publish+watching CGAaaA0ccaaa0a00d
x:publish+weekday ABCd0baFbcbbaCaAa
x:publish+what eIBbcbaeJiDbaGcbf
x:publish+when EcaaaaaAaEbaaaC0f
x:publish+where aA000a0Baaaa0ba0D
x:publish+which aDabaCa0cBA0abb0a
x:publish+would bcDb0aaFbbeaaA0AB
x:publish+write 0a000abaaaa00a0aE
x:publish+yes cBBbACA0cEaaaaaac
x:publish+you ABB0AAaBbac00a0Ab
x:question+super aaa0F000000a000bc
x:question+video bbaaGaaaaaab0a0cA
x:question+what abaa0000Bbba0aaaE
x:question+which a0aaF00aab00000bc
x:right+serial aabc0aC00aADaaA0a
x:right+should bbaB0C0BBaCaBaAae
x:right+stuck abCcaDaa0aBCAbaAc
x:right+subs F00aaa00a0a0abb0b
x:right+suggest bDCcBBbAEcacACabe
x:right+super dEebaaacC0FbbAbaC
x:right+that AbFaaEaACBBcfBdAd
x:right+think Caaa0a0a0aaEaab0b
x:right+time CbbcacBbbbCFbbbaD
x:right+video d0gabDBd0BacCFcbE
x:right+views Baba0a0aBaAaBB00b
x:right+watching bcDBabbaCaAaDBaad
x:right+weekday ab0D0aaCaaC0baaac
x:right+what bBACde0Cd0EaCeDaC
x:right+which AbcdaAa0Ed0bbaC0F
x:right+would aabAadABBBBbdAA0D
x:right+yes AbCb0A0AB0aaBbaaa
x:right+you acaa0AAbBacbLba0h
x:rival+that aABbaBaaCbBaaaaac
x:rival+time 0ba0aB0baaa000a0D
x:rival+video bdBbAaaBDaaaaaaaD
x:rival+what acaaaa0bJcBaaab0d
x:season+serial aBbaacabaABaaaGad
x:season+that DaaBAbBaaABABadac
x:season+time abAaaa0bcb0B00A0D
x:season+video bbDbAaBacabbaaEaC
x:season+what 0aabab0aaaCB0aD0b
x:season+when 000c000b0a0000E0b
x:season+which adFaA000baaa00Aaa
x:serial+should baBA0C0c0aAaaaAaA
x:serial+stuck aaaeaC0a0C0C0000A
x:serial+super abAFa00a0baa0a00c
x:serial+that bbeHbbbAaA0AbAcaD
x:serial+time 00bA0bEbaB0a0aaab
x:serial+titled a0dF0aa0000a0a00a
x:serial+video fefPbCABfaeDcdbDa
x:serial+views cacGaa0a00aa0Aaaa
x:serial+watching aaEC000aaba0ba00b
x:serial+what bbADbC0babaaabCaC
x:serial+when 00a00a0b0BAaa0D0c
x:serial+which aaBC0a0baBaA0aA0b
x:serial+would aaccaCaA0BAa0Caaa
x:serial+you aaBCaCa000aaca0ab
x:should+stuck baaa0A0DaFcaaaa0e
x:should+that BBAabbaDbBEdEbbCh
x:should+think a000ad0a00B0a000D
x:should+time daaCaaaGb0ccDaaab
x:should+title aaaa0aba0000aC0aD
x:should+titled a0CDacGc0aaaabacc
x:should+video Ccd0cGBGcABdceEBf
x:should+weekday aCBC0baEaBbaaaabe
x:should+what adbcceAacdG0bbBBI
x:should+when aaaa0baaaCa0aaCaA
x:should+where A0aa0ABa00Eaa0aae
x:should+which BBAaacADbEBbba0Af
x:should+would DCaAaCbC00cabbaab
x:should+write EBCAceDCAdbBFcdbe
x:should+yes bbbCacaHacaaaaBAe
x:should+you aCaa0e0b0aBaFaaCc
x:stuck+suggest bbCbaaabaAFa0baaa
x:stuck+super adDA000DaaabA000a
x:stuck+that 0E0F0F0Cbecc0cbAf
x:stuck+time FdACa0aD0Dbbbbcae
x:stuck+titled a0cb0ba0a000aG0Aa
x:stuck+video AcceaAACBGDBCebae
x:stuck+views 0bEaa00a0a0Aac00a
x:stuck+weekday 0Aab0BaBbaBDaa00c
x:stuck+what aDbeccabDECFAccAd
x:stuck+when aabaAa0caAab00b0G
x:stuck+which cCcEa0acbDcc0aaaC
x:stuck+would AaaBbaaAaDCa0caab
x:stuck+yes D0CBacaAb0babbaAB
x:stuck+you AAaabEaaaaBABaaad
x:subs+that baaaaaa0aaaa0aa0F
x:subs+time E00000000000a000d
x:subs+video eaaaaB00a0ab0a00G
x:subs+watching a000B000e00000a0E
x:subs+what CaabBa0abaDa0ba0A
x:subs+which aa0a0000e0a00000F
x:suggest+super eFGaCaA0Da0abaBai
x:suggest+that BaEbaCCAccBbBbbbc
x:suggest+time C0baBbEBBcdabCaba
x:suggest+title AacaaaJaaac00babd
x:suggest+titled bd0aaBd0Eaa0000AD
x:suggest+video dccbcdCcaEEbccbGE
x:suggest+views CCbaaaab0aAaBA00b
x:suggest+watching ccB0dBaaAaB0aBa0E
x:suggest+weekday BEba0bbbaaD0aaaad
x:suggest+what dDCbFBacCABbbBabg
x:suggest+where 0bb00BD000bD0a0ad
x:suggest+which aBbbBAaCDaa0a0Bbd
x:suggest+would baAaadADbaCBaCaab
x:suggest+yes bBCBbaCaa0Baabaac
x:suggest+you 0Aca0aBCaaACab0aA
x:super+that BBeEEcAEaBcEAacah
x:super+time bgacaaaJacabaaFaa
x:super+video HKhcBccEdedBBAAcc
x:super+views DFgAaa0CaaaBaAaad
x:super+watching EABba00bCbaa00a0d
x:super+what HEECabaCdfceCAAag
x:super+when aaaaaa0Aaa0000G0e
x:super+which HAbedbbEbccabcAbG
x:super+would bBcB0b0A00aadB00E
x:super+you bDdBabaa0aAaCaa0C
x:that+think DaaAaaDbbaBaaAbaA
x:that+time eFEC0AdgDGCdAdabc
x:that+title bbDbBaBbaababaabF
x:that+titled bdH0BdCabbabbDbbb
x:that+video HBceFbdDGcdgCfdaG
x:that+views CeCcbabcBcb0CAaaH
x:that+watching FdBcbAbbCCBbaabab
x:that+weekday ACbAaabHcc0bdbbaD
x:that+what ECN0bhegDiBCAaHag
x:that+when c00CabbCbHaaaaaae
x:that+where cBFBaa0aaaDbbbaAe
x:that+which ACcEabbeEGBcbBace
x:that+would FdBCbBdCbbEbdCa0f
x:that+write BACbCaBbb0ccEcbEf
x:that+yes BcAaAEaBEdecB0bCb
x:that+you CabBBDBcAAcbHabai
x:think+time AaaA0aa0aaaEaaa0a
x:think+video 0aba0IbaaCbab00af
x:think+what aAabbHaaaaCbacaac
x:think+would A0babCbAa0CabAAab
x:think+you aabAaGbaaaBbdBaaA
x:time+title b0Ca0aDba0000a00c
x:time+titled b00D0bbc00000Ca0a
x:time+video bfgDcCdLAAeeccBbG
x:time+views EccaaAbGaaa0CCa0g
x:time+watching CbfA0AadAc0aaaa0H
x:time+weekday CAbBab0AaaA0aaa0A
x:time+what DdFebdcDDaAfcDa0D
x:time+when aAaaaa0eab000aF0D
x:time+where BCC000bCaa000a00e
x:time+which dcadBbAHcDbaaaAbA
x:time+would 0cbbbDaEbDAbabaaa
x:time+write daaDAbaAbbaaEaaaC
x:time+yes EAaaA0acFdbaaaAac
x:time+you acbaaBaBabbaEaa00
x:title+titled a0Cb00caa0aaaEaab
x:title+video abdaadLababbababc
x:title+views a0Ca00d000000C00b
x:title+what BAaaBaCaaabaa0a00
x:title+would B00aaAB000a0aB0ab
x:title+write aaaa0aDa0000aa0bA
x:title+yes 0ba0aaD0a00a0a0aA
x:titled+video BdhFBcdaE0ab0baBE
x:titled+views BaFAacdaaaabaDaac
x:titled+what Eae0ccdaabbbaHaAE
x:titled+which 00cb00b000000E00a
x:titled+would bccDaEgaabbaaJaad
x:titled+write a0BBadIcaaaaacabb
x:titled+yes baac0Ccaa0aaaAaAF
x:titled+you 000a0aa000a0aEBac
x:video+views fFFDbcbbcbcf0DbcG
x:video+watching EbcbbaacccFbbbaaF
x:video+weekday cF0CadaEcdbAaA0b0
x:video+what MecADfFfhbIcFFBam
x:video+when Edbb0baCcGaaaaEah
x:video+where aaaaaDC000caaa0bB
x:video+which FBEiacbEaIEAbdcCi
x:video+why aab0EbCabaBaaaaab
x:video+would dcgddDEa0BBcbL0Cf
x:video+write DAcBAdaCbbdBccaGb
x:video+yes caccbEabaab0abBBH
x:video+you 0deBbBEDAb0aHeaAe
x:views+watching dCcB000aBacAaA00D
x:views+what CeeabAaaAcdGabaaG
x:views+which GEga0ac0aaAaaDa0d
x:views+would dacc0Baa000baD0aF
x:views+yes BaCa000a000Caa00c
x:views+you ACaa0CaBb0aaCe0aa
x:watching+what DEcbcbabCCCbacaac
x:watching+when bBCAa00Fba0000a0f
x:watching+which cABcBaaaAbaaDaa0C
x:watching+would a0aaCCaaaBB0aDa0f
x:watching+you aBDBaAa0aBb0c000c
x:weekday+what bCcBbbabcDbBaBabA
x:weekday+which aaCaaaabaaaa00a0D
x:weekday+would aaac0daBbab00baAH
x:weekday+write aCa00aaC0baaa00Cc
x:weekday+yes ab0a0b0Ebaa0b000A
x:weekday+you 000b0b0a00a0ca00F
x:what+when ADaBaaacad0aCabaC
x:what+which aAacaaA0BB0aaa00B
x:what+would abdaBbDbcdIccEbbA
x:what+write abaaBCB0abdDabbAC
x:what+yes baCDABaaadCa0b00b
x:what+you B0eabGFCdcacFdbbc
x:when+yes 0aaaaaaAaDa00aBaa
x:when+you 0a00aa0a0a00E0a0d
x:where+would babB0bBa000aaa00D
x:which+would aBbC0cCABDAbbbaac
x:which+write CaaaaaBA0Caaaaaab
x:which+yes AAbB000dbDA00aaAa
x:which+you aDbC0baAC0baba00c
x:would+write DabbB0FaaacabdaDb
x:would+yes baaab0aAaaB0aDaBa
x:would+you EBCBAeF0A0cadgaBD
x:write+you aabaadBa0aBa0aaEc
x:yes+you abba0Baab0a0DaaaA
z:amount cBGcddbbbbbCbFBcB
z:ask bbbbGbaabdBAbacaG
z:channel ddcFcDdEdDDCFBbcg
z:comment babaHaaaaaaaaabac
z:demand DaacaEaaabbaa0aaB
z:describe aaaaDaaaaabaa00eF
z:does GDHBcdbaAehb0cbaE
z:earn bacaaa0abaaHaaa0A
z:fare cFDGdFdAaddeGgAbb
z:figure cFGDacda0dBdFCdcf
z:good FEacAEcEAdbbddBcc
z:grow HbcIBebbdAcDccdbc
z:idea AaccbEcbbdF0bECba
z:is bDeabEababABaAaaB
z:lamp bCabbDc0bbbbBbbAD
z:last Bdd0CbaaDaabDaaaC
z:make EJGecfadCEFfcCd0i
z:many DFBbbCaBbaaccC0ag
z:money babbaaabbabDabCbG
z:next bdabGaabBAEbabbad
z:own BAffDGeJgfBECEedA
z:people DbcBDHAccbbbbbcCc
z:period ffDdEBbgEHCCebddF
z:plan dbEdcAacbNfcabbac
z:predict Aaaa0ba0aaaaCDa0c
z:publish BBEAbbbGGHbcbddck
z:right CJbadcacdcdAEcFaf
z:rival bBBb0baBEbDaaabad
z:season bdEFac0accDBBbDae
z:serial bcdBAeaaAaBFac0AE
z:should c0bbacFDabDAcabbB
z:stuck adCbacbBDF0cabdaC
z:subs BaaaCa0aaaaa0ba00
z:suggest dEbcgDdAdcDbabcDJ
z:super CHEacbaDAccbbbBah
z:that cDfAdCCdeIAcBCfDB
z:think 00aC0aCaaaabaBba0
z:time 0caccaBEDDEceecaE
z:titled ddBddFFbCbcCcD0Ff
z:video CkdBCcBEceDFDCbcE
z:views eBGab0bFccbDCcbba
z:watching dBaBb00DGBcaabaae
z:weekday bc0cb0bABGCbbcccF
z:what CbcaCDabDcbbabbaC
z:when 0Aaa0aaaaFa00a0ad
z:why aacbFaCaaaaaaaaaa
z:would acGa0Aa0a0aaab00b
z:write cabcbdFCaDB0dabBB
z:yes DDdb0FcBaBcbDcabe
z:you babCaaaaaabaaFaCb
`;
