const list = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

/** English function words: no phrase begins or ends with one. */
export const FUNCTION_WORDS = list(`
a about above across actually after again against ago ah ai all almost along alot already also although always am
among an and another any anybody anymore anyone anything anyway anyways anywhere apart are arent around as aside at away b back
basically be became because become becomes been before began behind being below beside besides between beyond both but by c
came can cannot cant cause come comes coming could couldnt couldve d did didnt do does doesnt doing done dont
down during e each either else elsewhere enough especially etc even ever every everybody everyone everything
everywhere exactly except f far few for from further g gave get gets getting give given gives giving go goes going gone gonna
got gotta gotten h had hadnt half has hasnt have havent havin having he hed hell hence her here heres hers herself
hes hi hey hello him himself his how however hows i id if ill im ima imma in indeed inside instead into is isnt it itd
itll its itself ive j just k kinda l least less let lets like literally lot lots m made make makes making many may
maybe me mean means meant might mine more moreover most mostly much must my myself n near nearly neither never no
nobody none nope nor not nothing now nowhere o of off often oh ohh ok okay on once one ones only onto or other
others otherwise our ours ourselves out outside over own p per perhaps please pls plz possibly pretty probably put puts
putting q quite r rather re really rn s said same saw say saying says see seeing seem seemed seems seen self several
shall she shes should shouldnt shouldve simply since so some somebody somehow someone something sometimes
somewhere soon sort sorta still such sure t take taken takes taking than that thatll thats the their theirs them
themselves then there therefore theres these they theyd theyll theyre theyve thing things this those though
through throughout thru thus til till to together told too took toward towards tbh tho u un under unless unlike
until up upon ur us v very via vs w wanna want wanted wanting wants was wasnt way ways we wed well went were werent weve
what whatever whats when whenever where wheres whereas wherever whether which while who whoever whole whom whos
whose why whys will with within without wont would wouldnt wouldve x y ya yall yeah yep yes yet yo you youd youll
your youre yours yourself yourselves youve z imo imho omg btw idk ngl fr tf ffs smh iirc aka ig lowkey highkey asap
dude bro bruh man sir maam mate guy guys buddy girl boy lady people person folks everyones someones somebodys
youtube youtuber ur thru dis dat da tha wat wut cuz coz bcuz bc cus wow yay haha hahaha lol lmao lmfao rofl xd hehe
don didn doesn isn wasn aren couldn wouldn hasn haven ve ll amp quot nbsp www http https com html br
`);

/** Words said under any video, of liking it or of watching: no themes. */
export const COMMENT_WORDS = list(`
video videos vid vids content channel channels comment comments commenter upload uploads uploaded uploading youtube clip
subscribe subscribed subscriber subscribers subscribing sub subs subbed like liked likes dislike watch watched watches
watching view views viewer viewers rewatch click clicked share shared sharing posting uploading making notification bell luck stuff bit kind type thing part parts
minute minutes min mins second seconds sec hour hours day days week weeks month months year years time times today
tomorrow yesterday tonight morning night moment moments start started starting starts end ended ending ends begin
beginning first last next second third finally early late later ever lot number point points reason reasons fact
idea ideas question questions answer answers problem problems issue issues case example examples word words name side
thanks thank thankyou thx ty tysm appreciate appreciated grateful welcome bless blessed god jesus lord hope hoping hoped wish wishing
love loved loves loving lovely adore hate hated hates great good best better bad worse worst nice cool awesome
amazing amazed excellent perfect perfectly perfection fantastic incredible incredibly wonderful brilliant beautiful beautifully gorgeous super
superb outstanding phenomenal legendary legend goat epic insane crazy wild sick fire dope lit banger masterpiece gem gold
underrated overrated favorite favourite fav fave enjoyable enjoy enjoyed enjoying entertaining interesting interested fun funny
hilarious boring bored terrible horrible awful trash garbage crap shit bullshit damn fuck fucking fuckin hell ass suck sucks
stupid dumb idiot annoying annoyed annoys disappointed disappointing disappointment happy glad sad angry proud excited
exciting helpful helped helps help useful useless clear clearly simple simply easy easily easier hard harder hardest
difficult quick quickly fast faster slow slowly little big bigger biggest huge small smaller tiny long longer short shorter
full high higher low lower new newer old older real right wrong true false different similar close open whole
able ready important special weird strange okay fine decent solid absolute absolutely completely totally definitely
certainly seriously honestly literally truly extremely highly especially exactly alone alive dead
know knew known knows knowing think thinking thinks thought thoughts feel feels feeling felt look looked looking looks
looked sound sounds sounded seem find finding finds found try tried tries trying use used uses using need needed
needs keep keeps keeping kept work works worked working show shows showed showing shown tell tells telling talk
talking talks talked explain explained explains explaining explanation learn learned learning learnt learns teach
teaching understand understanding understood believe remember forget forgot guess wonder wondering wondered wait
waiting waited run runs running ran play leave left turn turned turns turning call called calling ask asked asking
happen happened happens happening bring brought buy bought buying pay paid sell get give set done change changed
changes changing add added adding move moved stop stopped stopping care deserve deserves deserved expect expected expecting
recommend recommended recommendation suggest suggested suggestion agree disagree notice noticed mention mentioned
mentioning read reading write hear heard hearing listen listening live lived living life world place home
mind eye eyes hand hands face head heart smile laugh laughing laughed cry crying cried tears
quality job effort efforts skill skills work talent talented style info information informative details detail
detailed advice tip tips tricks trick sense step steps top pro fan mum mom dad wife husband kid kids son daughter
friend friends family brother sister girlfriend boyfriend grandma grandpa grandmother grandfather
million billion thousand hundred hundred sex sexy porn orgasm cum cumming jizz jizzed dick dicks cock cocks pussy penis boobs tits bitch bitches whore slut nigga faggot cunt asshole motherfucker fucker rape suicide two three four five six seven eight nine ten twenty zero single double
game games review reviews reviewer tutorial tutorials joke jokes thx honest wants cook cooks cooking cooked single kids tonight wants person hours actual currently recently usually normally generally specifically extra half
anyway later ago away deal matter hand bunch couple ton tons pls edit edited
`);
