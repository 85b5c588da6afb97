/**
 * Adjectives as reviewers mean them: polarity, -1 to 1, and subjectivity, 0 (a fact) to 1 (an opinion), the means over
 * a word's senses, to a hundredth. The subjectivity lexicon of Pattern (T. De Smedt and W. Daelemans, Pattern for Python,
 * Journal of Machine Learning Research 13, 2012; "en-sentiment.xml" 1.3, Public Domain Dedication and License), those
 * of its entries that are single words. A line holds a polarity and, parted by bars, each subjectivity
 * with the words that have both.
 */
export const ADJECTIVES = `
1.00 1.00 awesome breathtaking delicious delightful excellent exquisite faultless flawless greatest impressed impressive legendary magnificent marvelous masterful perfect priceless superb wonderful | 0.30 best
0.95 1.00 consummate
0.90 1.00 brilliant cushy dainty ideal | 0.90 artesian incredible
0.85 1.00 beautiful
0.83 1.00 splendid
0.80 1.00 affable attractive brave expressive happy proud uncommon unforgettable | 0.90 elect experienced favored fly intelligent rofl welcome | 0.80 lolol | 0.75 great | 0.70 lol | 0.40 win | 0.20 joy
0.75 1.00 dazzling | 0.95 successful | 0.75 impeccable remarkable
0.73 0.97 pleasant
0.70 1.00 beloved bewitching charming cheery felicitous | 0.90 applaudable erotic exhilarating fabled fair gorgeous heroic optimum superior talented wise | 0.85 fascinating | 0.80 bright loved skittish | 0.70 delighted | 0.60 good | 0.50 surprising | 0.20 happiness laughed | 0.10 succeeds
0.67 1.00 exceptional | 0.93 lively | 0.67 sensational
0.65 0.95 affluent
0.60 1.00 amusing apt astounding courteous lmao nice own | 0.95 abundant loving rose | 0.90 acute adept affirmative amazing appreciative catching deft deluxe enthusiastic handy hazardous honest kind motley noble popular redoubtable resourceful spectacular spontaneous trendy unhampered unprecedented | 0.80 candid charitable deserving effective liked tidy | 0.70 engrossing imaginative thrilled | 0.60 warm | 0.40 satisyfing | 0.20 smiled
0.55 0.95 controversial | 0.90 astute | 0.75 suitable
0.50 1.00 adorable airheaded astonishing captivating challenging charismatic comical convincing creative cute elaborate elegant exotic famous favorite forcible gifted glad goofy grand gripping handsome hilarious humorous ingenious innovative inspirational inspiring inventive magic magical memorable overwhelming pleased precious prominent refreshing rewarding riveting satisfied satisfying sexy sophisticated spirited striking stunning stylish supportive sympathetic wacky wealthy witty | 0.90 adventurous advertent awwww latest lenient mannerly static unexcelled | 0.89 sure | 0.88 outstanding | 0.83 confident sexual | 0.80 alleviated incorruptible pivotal reputable | 0.75 agile authentic lovely winning | 0.70 coherent enjoyed entertaining innocent respectful workmanlike | 0.67 competent | 0.62 able | 0.60 acquainted enjoyable enjoying love | 0.50 appealing appropriate believable better endearing energetic fitting greater healthy iconic interesting likable lovable many meaningful more most notable ok okay phenomenal plausible potent redeeming respectable safe sincere skilled top touching truthful worthwhile
0.45 0.85 becoming
0.43 0.83 easy | 0.73 strong
0.42 0.58 gay | 0.50 fine
0.40 1.00 cheerful confirmed fabulous important unsalted | 0.90 attentive awww civilized crafty crushing fantastic filled flippant huge indispensable justified licentious mighty obedient perplexed relevant superfine | 0.80 apposite comfortable free precise steadfast youngish | 0.75 detailed | 0.70 autonomous cheap comprehensible credible engaging fortunate light sprightly unadulterated | 0.63 accurate | 0.60 advanced bizarre ecological guarded incomparable naturalistic nonviolent secure | 0.50 applicative enjoy genuine primary smooth thoughtful | 0.40 available fit sound
0.38 1.00 unique | 0.88 significant | 0.75 excited original poetic rich | 0.50 familiar friendly | 0.38 accessible straightforward
0.37 0.70 clean
0.36 0.57 special
0.35 0.75 celebrated | 0.65 cool sweet true | 0.55 full
0.33 1.00 artistic extraordinary tremendous worthy | 0.83 loyal lucky | 0.67 bold super | 0.50 mild pregnant quick | 0.33 adequate
0.30 1.00 powerful | 0.90 absorbed ahw authoritative aww bonny economical elementary fringy rare | 0.85 solicitous | 0.80 colossal exciting unblinking uncontroversial | 0.75 calm | 0.70 cleanly mesmerizing | 0.60 apportioned compelling lifelike | 0.50 complimentary fresh golden | 0.40 colorful enlightening intellectual intriguing vocational | 0.30 distinct | 0.20 fun wins | 0.10 laugh smile worth | 0.00 gamechanger proves success useful
0.29 0.54 right
0.25 1.00 avid funny pretty surreal thrilling | 0.85 hot | 0.75 ambitious willing | 0.65 lyric | 0.50 comic higher interested peaceful | 0.42 crisp | 0.33 first | 0.25 aware consistent educational evident exact logical married recognizable seasoned stellar supporting
0.23 0.55 positive
0.21 0.64 smart | 0.57 certain | 0.50 pure | 0.43 large
0.20 1.00 intense unusual | 0.95 absorbing | 0.90 absolute adoring beefy ironic | 0.80 gentle | 0.60 amenable appetizing captive consecrated convex ethical fast hahahahaha intimate legible reasonable | 0.55 responsible | 0.50 accomplished hahahaha promising quixotic ready | 0.40 attendant capable hahaha mod straight unpaid whole | 0.30 haha modern philosophic real very | 0.20 aureate economic legal much stainless thanks | 0.10 appreciated wants
0.17 0.83 clever | 0.67 decent | 0.57 supernatural | 0.50 steady | 0.33 main older particular realistic vibrant | 0.17 classic contemporary
0.16 0.54 high
0.15 0.65 normal | 0.30 concrete
0.14 0.50 live | 0.45 new
0.12 0.75 vivid
0.10 1.00 far unexpected wow | 0.90 classy modest sensitive surprised | 0.85 balmy | 0.80 loud sarcastic | 0.70 adamant aired | 0.60 aroused concise enigmatic marked unhesitating | 0.50 abridged conscious dim identifiable unblemished | 0.45 considerable | 0.40 acuate alive complete direct epic experimental manque natural near peaky unread vital wild young | 0.38 clear | 0.35 soft | 0.30 adult busy conceivable developed early frequent lush masculine | 0.20 budding erudite fixed multilateral old sober | 0.10 action adjectival amatory cloudless cultural empirical fiftieth gettable linguistic literary mature medicative professional seamless titular | 0.00 offers
0.08 1.00 profound
0.06 0.50 major | 0.31 broad
0.05 0.90 exuberant | 0.70 inexpressible | 0.50 general | 0.35 apparent ceremonial | 0.10 bare
0.03 0.07 social
0.00 1.00 crucial definitely especially final giant heartfelt immense inevitable key likely massive mysterious necessary only possible potential quirky really suspenseful terrific ultimate utter vast | 0.90 addictive barbarous enormous indomitable | 0.80 critical farthermost | 0.75 fabricated gritty sheer total traditional | 0.70 cunning incalculable moderate uncritical | 0.67 instant | 0.65 emotional | 0.62 entire | 0.60 different womanly | 0.55 subconscious | 0.50 bigger coarse conceptional countless definite earlier eccentric enough fragile further larger lesser numerous obvious open palpable poignant reminiscent romantic smaller such sudden tiny unaware various | 0.40 current deep graphic individual naked related similar unavowed | 0.38 private | 0.36 simple | 0.33 brief constant extensive quiet | 0.30 administrable axiomatic essential low personal pious short | 0.25 central equal fictional mixed moral recent religious sole | 0.20 aglow atypical cinematic metaphorical | 0.17 dynamic female inner | 0.14 physical | 0.13 spiritual | 0.12 basic future independent occasional same specific | 0.10 above actual afloat banded big blue bodily brushed catholic centric cosmopolitan crooked dextral domestic erstwhile external extra fluid following freestanding human male manorial objective phantasmagoric political proper psychological respective silent solid starting technical terrestrial theoretical unwed | 0.08 regular | 0.07 last public | 0.05 outside subsequent topical
-0.01 0.00 absence vacuum
-0.03 0.12 flat | 0.03 excuse | 0.00 toilet
-0.05 0.85 passionate | 0.80 gargantuan unthinkable | 0.60 leftist | 0.40 long | 0.20 minor perpetually | 0.15 changeless strange | 0.10 grey stumble unaffected | 0.00 arrest cardiac monkey muzak obstacles rehash sadism seizures stretched unexplained
-0.07 0.60 dry | 0.47 characteristic | 0.40 putative | 0.21 single | 0.14 limited | 0.03 depress hollow
-0.08 0.27 loose | 0.25 polar | 0.05 victim
-0.10 1.00 careful curious seriously | 0.90 stereotyped | 0.80 disbelieving | 0.70 lonely | 0.60 alarming arbitrary contingent inexperienced jammed lifelong minimal sec unknown | 0.50 bitter empty furtive inarticulate liable peppery | 0.40 aged askew ceaseless expected feverish forgetful immanent ineluctable rough tries unbranded wet wide | 0.35 distant | 0.30 adversative excruciatingly fluff partial pink secondhand shouldnt whaddupwitdat | 0.20 cluelessness devoid intelligentsia mental pity regrets remote robotic spoof swill toneless unanswered unfortunately wont yarn | 0.10 alleged allusions aphonic cant center closed crushed dispossessed drowned dulls icy military minus propaganda slipping spent uncooked unprocessed | 0.07 drag | 0.00 boilerplate coma commercialism defecates harder inconsistencies jail monosyllabic rohypnol roughage sinks urinates
-0.12 1.00 abrupt extreme | 0.75 endless sharp | 0.38 due other | 0.12 foreign
-0.13 0.60 active | 0.17 cow | 0.13 gloom | 0.00 imitation
-0.14 0.36 conventional
-0.15 0.90 naughty | 0.50 bass | 0.40 average dark | 0.20 ruins | 0.17 pale | 0.15 mess
-0.16 0.29 down | 0.11 sour
-0.17 1.00 unpredictable | 0.83 bland | 0.50 typical | 0.43 black | 0.33 hidden subject | 0.25 odd | 0.17 half mundane previous slight | 0.07 less
-0.18 0.29 tight
-0.19 0.50 little
-0.20 0.90 brash cocky impatient mindless | 0.80 childish diffident shit | 0.75 cozy | 0.70 boundless dialectal dudsville harsh | 0.60 crying diaphanous disliked dried everyday orthodox stark unnoticed | 0.50 gimmicky heavy limp predictable | 0.40 bravado dead fatty firm fluffy humble messy narrow rightist round showery sophomoric unschooled | 0.30 chitchat disabled green preachy sham shapeless | 0.27 leaden | 0.20 autistic choppy frustratingly imperceptible infatuated losers mediocrity misfire misplaced oozes platitudes plod redundant trouble unengaging uneven | 0.17 incoherent | 0.15 wan | 0.10 bogged few hindered isnt unoriginal | 0.05 missing | 0.00 destroy destroying killed trapped waste wasted wastes
-0.21 0.50 stiff | 0.36 plain
-0.22 0.22 tame
-0.23 0.46 raw | 0.30 sermon
-0.24 0.22 parade
-0.25 1.00 anxious excessive lazy sentimental unbelievable | 0.75 aeriform alien | 0.62 shady | 0.50 alcoholic ordinary pointless | 0.40 small | 0.38 slick | 0.25 amateur juvenile past repetitive usual | 0.15 overboard
-0.29 0.54 hard | 0.50 dull
-0.30 1.00 coriaceous naive | 0.90 delicate | 0.80 fanatic sucker suckers | 0.75 edgy | 0.70 placid pretentious untraceable | 0.60 duh icky late plodding raucous rude | 0.50 banal common dishonest pinheads shoddy | 0.47 thick | 0.40 clumsy complex confusing idiocy insultingly least moralizing negative prissy scum slow strutting ugliness | 0.30 alienating exploitative regurgitates secondary sucks undeserved vapid wonky | 0.20 badness complained complaint forced melodrama profitering | 0.10 loses soured
-0.31 0.69 mean
-0.32 0.30 failure
-0.33 1.00 ridiculous | 0.67 serious | 0.50 shaky shallow subtle tense
-0.35 0.90 appalling | 0.85 arduous
-0.38 0.62 weak | 0.50 dumb | 0.40 incompetent
-0.39 0.83 tough
-0.40 1.00 alas | 0.95 unimportant | 0.90 algid bootleg contestable frustrating overexcited ungraded unnecessary | 0.85 thin | 0.80 amateurish annoyed cacophonous defenseless impassive irritating unfocused | 0.75 godforsaken | 0.70 behind confused decreased deficient exhausted secret tired unhealthy unplayable | 0.63 outdated | 0.60 addicted approximate caustic dusty extinct false fuck inflexible nauseated peevish poor shrill worse | 0.55 criminal | 0.50 cheesiest exhausting farce gluey implicated terminally unappealing unstirred | 0.40 broken farcical game shrieky | 0.35 infantile
-0.42 0.75 sloppy
-0.43 0.60 dramatic
-0.47 0.83 addled | 0.80 maladroit
-0.50 1.00 absurd angry assumptive bored cheesy complicated corrupt creepy difficult drunk eerie exaggerated faint fake feeble frightening gory guilty ill infamous irrelevant laughable meaningless mediocre needless nostalgic obsessed psychotic questionable raunchy sad scarey scary selfish sinister sorry stereotypical tedious tiresome troubled twisted uncomfortable unfair unfortunate uninspired unrealistic weird wtf yaaawwnnnn | 0.90 ascetic bloodthirsty brainsick careless chilling churning corpulent inauspicious inexpedient jackass jackasses nameless pleonastic powerless unashamed wrong | 0.88 insecure silly | 0.87 casual | 0.83 gratuitous | 0.80 calculable collectible dazed didactic disturbing dowdy uncut | 0.75 contrived lame | 0.70 distasteful effing expensive unilateral unsettling wary | 0.67 blind | 0.60 ashen aweary duhhh duhhhh duuuh erroneous frostbitten incurable stinker | 0.50 blatant flashy flawed forgettable illegal lousy mere offbeat random shy simplistic skeptical stale startling suffocating unable unlikely vague vulnerable whimsical | 0.30 fail failed fails | 0.20 useless
-0.55 1.00 grotesque | 0.95 gawky | 0.85 deadpan | 0.75 indecipherable
-0.57 0.87 measly
-0.60 1.00 agitative artificial awkward cold cynical desperate distraught grudging hapless inconvenient meager numb scathing stupidity | 0.95 chicken | 0.90 afraid aghast battleful blasted chilly corruptible crazy cutting dangerous deplorable depressing grandiloquent inexplicable prolix subnormal tasteless unbefitting undignified unfaithful unfruitful unhappy unpropitious | 0.80 bloodstained dirty fucking haphazard infuriating muggy stabbing | 0.75 diseased | 0.70 disappointing fiendish fucked suffers | 0.60 destructive | 0.50 stinks | 0.40 disappointment
-0.62 1.00 mad
-0.65 0.95 discourteous unintelligent unpleasant
-0.67 1.00 impossible | 0.83 idiotic
-0.70 1.00 atrocious crude merciless ugly | 0.95 barbarian | 0.90 painful unchaste | 0.80 abhorrent disastrous grr grrr grrrr shocked vulgar | 0.67 bad | 0.20 anger frustrated
-0.71 0.86 sick
-0.73 0.93 uncivil
-0.75 0.85 angered | 0.75 claustrophobic disappointed tragic
-0.80 1.00 appalled base blech egoistic filthy grievous imbecile inapposite malevolent moron morons rancorous stupid unappetizing violent | 0.90 annoying bloody debauched doubtful hate rank worthless | 0.80 crap idiot idiots retarded | 0.20 grief
-0.83 1.00 deadly
-0.88 1.00 brutal
-0.90 1.00 fearful frigid horrifying outraged repellent retard retards sickening | 0.90 cruddy inhumane | 0.70 hated
-1.00 1.00 awful bleak boring cruel devastating disgusted disgusting dreadful evil grim gruesome horrible horrific hysterical insane insulting menacing miserable nasty outrageous pathetic ruthless shocking terrible terrifying vicious worst
`;
