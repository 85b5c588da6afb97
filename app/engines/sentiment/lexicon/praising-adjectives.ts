/** Those of ADJECTIVES whose polarity is above 0, as they are written there. */
export const PRAISING_ADJECTIVES = `
1.00 1.00 awesome breathtaking delicious delightful excellent exquisite faultless flawless greatest impressed impressive legendary magnificent marvelous masterful perfect priceless superb wonderful
1.00 0.30 best
0.95 1.00 consummate
0.90 1.00 brilliant cushy dainty ideal
0.90 0.90 artesian incredible
0.85 1.00 beautiful
0.83 1.00 splendid
0.80 1.00 affable attractive brave expressive happy proud uncommon unforgettable
0.80 0.90 elect experienced favored fly intelligent rofl welcome
0.80 0.80 lolol
0.80 0.75 great
0.80 0.70 lol
0.80 0.40 win
0.80 0.20 joy
0.75 1.00 dazzling
0.75 0.95 successful
0.75 0.75 impeccable remarkable
0.73 0.97 pleasant
0.70 1.00 beloved bewitching charming cheery felicitous
0.70 0.90 applaudable erotic exhilarating fabled fair gorgeous heroic optimum superior talented wise
0.70 0.85 fascinating
0.70 0.80 bright loved skittish
0.70 0.70 delighted
0.70 0.60 good
0.70 0.50 surprising
0.70 0.20 happiness laughed
0.70 0.10 succeeds
0.67 1.00 exceptional
0.67 0.93 lively
0.67 0.67 sensational
0.65 0.95 affluent
0.60 1.00 amusing apt astounding courteous lmao nice own
0.60 0.95 abundant loving rose
0.60 0.90 acute adept affirmative amazing appreciative catching deft deluxe enthusiastic handy hazardous honest kind motley noble popular redoubtable resourceful spectacular spontaneous trendy unhampered unprecedented
0.60 0.80 candid charitable deserving effective liked tidy
0.60 0.70 engrossing imaginative thrilled
0.60 0.60 warm
0.60 0.40 satisyfing
0.60 0.20 smiled
0.55 0.95 controversial
0.55 0.90 astute
0.55 0.75 suitable
0.50 1.00 adorable airheaded astonishing captivating challenging charismatic comical convincing creative cute elaborate elegant exotic famous favorite forcible gifted glad goofy grand gripping handsome hilarious humorous ingenious innovative inspirational inspiring inventive magic magical memorable overwhelming pleased precious prominent refreshing rewarding riveting satisfied satisfying sexy sophisticated spirited striking stunning stylish supportive sympathetic wacky wealthy witty
0.50 0.90 adventurous advertent awwww latest lenient mannerly static unexcelled
0.50 0.89 sure
0.50 0.88 outstanding
0.50 0.83 confident sexual
0.50 0.80 alleviated incorruptible pivotal reputable
0.50 0.75 agile authentic lovely winning
0.50 0.70 coherent enjoyed entertaining innocent respectful workmanlike
0.50 0.67 competent
0.50 0.62 able
0.50 0.60 acquainted enjoyable enjoying love
0.50 0.50 appealing appropriate believable better endearing energetic fitting greater healthy iconic interesting likable lovable many meaningful more most notable ok okay phenomenal plausible potent redeeming respectable safe sincere skilled top touching truthful worthwhile
0.45 0.85 becoming
0.43 0.83 easy
0.43 0.73 strong
0.42 0.58 gay
0.42 0.50 fine
0.40 1.00 cheerful confirmed fabulous important unsalted
0.40 0.90 attentive awww civilized crafty crushing fantastic filled flippant huge indispensable justified licentious mighty obedient perplexed relevant superfine
0.40 0.80 apposite comfortable free precise steadfast youngish
0.40 0.75 detailed
0.40 0.70 autonomous cheap comprehensible credible engaging fortunate light sprightly unadulterated
0.40 0.63 accurate
0.40 0.60 advanced bizarre ecological guarded incomparable naturalistic nonviolent secure
0.40 0.50 applicative enjoy genuine primary smooth thoughtful
0.40 0.40 available fit sound
0.38 1.00 unique
0.38 0.88 significant
0.38 0.75 excited original poetic rich
0.38 0.50 familiar friendly
0.38 0.38 accessible straightforward
0.37 0.70 clean
0.36 0.57 special
0.35 0.75 celebrated
0.35 0.65 cool sweet true
0.35 0.55 full
0.33 1.00 artistic extraordinary tremendous worthy
0.33 0.83 loyal lucky
0.33 0.67 bold super
0.33 0.50 mild pregnant quick
0.33 0.33 adequate
0.30 1.00 powerful
0.30 0.90 absorbed ahw authoritative aww bonny economical elementary fringy rare
0.30 0.85 solicitous
0.30 0.80 colossal exciting unblinking uncontroversial
0.30 0.75 calm
0.30 0.70 cleanly mesmerizing
0.30 0.60 apportioned compelling lifelike
0.30 0.50 complimentary fresh golden
0.30 0.40 colorful enlightening intellectual intriguing vocational
0.30 0.30 distinct
0.30 0.20 fun wins
0.30 0.10 laugh smile worth
0.30 0.00 gamechanger proves success useful
0.29 0.54 right
0.25 1.00 avid funny pretty surreal thrilling
0.25 0.85 hot
0.25 0.75 ambitious willing
0.25 0.65 lyric
0.25 0.50 comic higher interested peaceful
0.25 0.42 crisp
0.25 0.33 first
0.25 0.25 aware consistent educational evident exact logical married recognizable seasoned stellar supporting
0.23 0.55 positive
0.21 0.64 smart
0.21 0.57 certain
0.21 0.50 pure
0.21 0.43 large
0.20 1.00 intense unusual
0.20 0.95 absorbing
0.20 0.90 absolute adoring beefy ironic
0.20 0.80 gentle
0.20 0.60 amenable appetizing captive consecrated convex ethical fast hahahahaha intimate legible reasonable
0.20 0.55 responsible
0.20 0.50 accomplished hahahaha promising quixotic ready
0.20 0.40 attendant capable hahaha mod straight unpaid whole
0.20 0.30 haha modern philosophic real very
0.20 0.20 aureate economic legal much stainless thanks
0.20 0.10 appreciated wants
0.17 0.83 clever
0.17 0.67 decent
0.17 0.57 supernatural
0.17 0.50 steady
0.17 0.33 main older particular realistic vibrant
0.17 0.17 classic contemporary
0.16 0.54 high
0.15 0.65 normal
0.15 0.30 concrete
0.14 0.50 live
0.14 0.45 new
0.12 0.75 vivid
0.10 1.00 far unexpected wow
0.10 0.90 classy modest sensitive surprised
0.10 0.85 balmy
0.10 0.80 loud sarcastic
0.10 0.70 adamant aired
0.10 0.60 aroused concise enigmatic marked unhesitating
0.10 0.50 abridged conscious dim identifiable unblemished
0.10 0.45 considerable
0.10 0.40 acuate alive complete direct epic experimental manque natural near peaky unread vital wild young
0.10 0.38 clear
0.10 0.35 soft
0.10 0.30 adult busy conceivable developed early frequent lush masculine
0.10 0.20 budding erudite fixed multilateral old sober
0.10 0.10 action adjectival amatory cloudless cultural empirical fiftieth gettable linguistic literary mature medicative professional seamless titular
0.10 0.00 offers
0.08 1.00 profound
0.06 0.50 major
0.06 0.31 broad
0.05 0.90 exuberant
0.05 0.70 inexpressible
0.05 0.50 general
0.05 0.35 apparent ceremonial
0.05 0.10 bare
0.03 0.07 social
`;
