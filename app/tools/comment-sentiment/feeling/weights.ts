// Written by npm run learn -- --data DIR, from the sets that docs/evaluation/sentiment.md names. Not to be edited.

/** What one step of a weight is worth; a weight has 27 steps either way. */
export const STEP = 0.025;

/** Added to the log odds of praise and blame. */
export const LEAN: [praise: number, blame: number] = [0.2, 0];

/** A line for the constant and for each rule feature: its name, and what it adds to praise, blame and valence. */
export const RULES = `
constant -0.533 -0.130 0.015
sum -0.022 -0.518 0.518
sumSquare 0.492 0.434 -0.222
praise 0.455 -0.011 0.065
blame -0.128 0.178 -0.290
highest 0.542 0.092 0.472
lowest 0.175 -0.213 0.399
first 0.362 0.058 0.185
last -0.003 0.144 0.174
firstSign -0.057 0.032 -0.036
mean 0.350 0.086 0.192
onlyPraise 0.143 -0.161 0.032
onlyBlame -0.006 0.553 -0.042
both 0.157 0.580 -0.204
nothing -0.383 -0.993 0.216
strongPraise 0.098 0.349 0.110
strongBlame 0.452 0.175 0.003
emoji -0.390 0.060 -0.029
emojiOnly 0.107 0.039 -0.166
density 0.083 -0.795 0.362
densityPraise 0.127 -0.500 0.033
densityBlame 0.044 0.296 -0.329
question -0.527 -0.268 -0.071
asksShort -0.176 -0.019 -0.029
questionPraise 0.091 0.321 -0.174
questionBlame 1.017 0.617 0.375
questionUnrated -0.198 0.036 0.075
asks -0.241 -0.377 -0.046
length -0.831 -0.504 -0.396
short -0.072 -0.024 0.015
long -0.103 -0.198 0.028
negations -0.078 0.428 -0.495
you -0.172 -0.275 0.092
me 0.229 -0.086 0.100
thanks -0.460 -0.270 -0.070
mention 0.564 -0.015 0.032
link 0.015 -0.195 -0.110
stamp -0.608 -0.877 -0.112
supposes -0.296 -0.073 -0.084
turns 0.083 0.003 -0.214
digits 0.252 0.032 0.057
loud -0.334 0.078 -0.255
ofVideo -0.008 -0.172 -0.000
compares 0.264 0.490 -0.086
buys 0.136 0.008 0.009
laughs -0.564 -0.379 0.069
turnedPraise 0.090 -0.234 0.366
superlative 0.308 0.332 0.012
longPraise -0.289 0.298 -0.244
longBlame 0.228 -0.086 0.525
longUnrated 1.246 0.985 0.259
shortPraise 0.131 -0.229 0.179
shortBlame -0.514 0.056 -0.445
negatedUnrated -0.114 0.738 -0.368
supposesPraise -0.351 -0.015 -0.207
videoPraise 0.354 0.111 0.008
otherPraise 0.102 -0.122 0.057
videoBlame -0.133 0.053 -0.131
otherBlame 0.005 0.125 -0.159
comparesPraise -0.304 0.116 -0.068
comparesBlame -0.050 -0.217 0.083
mePraise 0.047 -0.170 0.001
meBlame 0.256 0.451 -0.245
digitsPraise -0.214 0.412 -0.138
digitsBlame 0.583 -0.317 0.189
laughsBlame -0.081 -0.425 0.655
laughsOnly -0.295 0.052 0.021
exclaims 0.287 0.085 0.302
exclaimsPraise 0.036 0.340 0.142
exclaimsBlame 0.538 0.186 -0.160
replyPraise -0.179 -0.568 -0.008
replyBlame -0.496 -0.017 0.314
`;

/** A line for each word and pair: a character for each of its three weights, then itself. */
export const GRAMS = `
G7I!
=?=! :)
??>! :-)
C@>! :d
B@F! <link>
>??! =)
AB@! ?
@@D! but
@@>! damn
@@>! feel
A@B! go
@@=! great
@@B! hope
A@>! i
@@C! ill
@AB! its
?@>! lol
A@>! my
>>@! no
=?@! please
=>A! thanks
@BA! the
@@>! total
@@B! woo
A@C! yay
%7>#
>?A# !
@C?# :p
>>=# ?
>?@# a
?>@# also
DA?# and
B@@# apple
>>?# at
A?B# because
AC@# better
<<A# but
A@D# cds
?B@# d
?@=# day
@A;# days
><@# doesnt
AE># dollar
??># dollars
@@B# dvd
@A># dvds
@@># e
B@@# even
>C># g
?=D# gb
AB@# get
@?B# go
?BB# has
=>@# he
@B># hour
DG?# hours
BAA# i
CD?# if
@@B# images
?<C# in
=>@# inch
ABA# is
@D?# is_the_best
>=A# it
:8A# k
>>@# km
=:A# l
?>A# lbs
AC@# lol
@C@# looks
@>B# looks_like
AC=# mb
@B@# megapixels
CBA# miles
>?># million
BC@# min
?>?# mins
ACB# minutes
?@<# month
AA;# months
>?@# mp
>=@# not
?>@# now
>>?# of
=>@# on
><A# or
@@B# others
@E@# p
>?@# people
A?D# player
A@B# playing
?>@# plus
BA?# pm
<<?# pro
@>@# r
@>A# review
>;A# s
AAB# seconds
>?@# she
>?@# soon
>@C# st
A@E# stars
@@># tags
<<?# th
@A=# than
BA@# that
?C=# the
AC@# this
AB=# times
@C?# turbo
@B@# u
>@@# v
?>@# w
C>?# was
@@:# weeks
A@B# will
@>># with
C@@# words
>>@# would
@@C# x
C>B# years
AB@,,
>>@,,,,
??A,.
B?C.,
AD>....
BA@.... lol
CB?.....
;<=......
<C>.......
=<@........
C?@.........
??@.............
>><...............
>=@.................
;B::(
@@C:( thats
82@:)
@@B:) <link>
>=@:))
??@:)))
?@=:-(
A?=:-)
?@=:-/
@?B:-d
@A?:-p
>@>:/
=>>:]
HFA:d
??C:dd
>>?:o
@@A:o)
:J6:p
@A@:|
=??;)
?FB;-)
@?D;d
;DB<3
@>><link>
A@B<link> sporcle
/*?<time>
>>@<time> <time>
7;<=)
EF>=d
AB:=p
48:?
BCB? :d
@@B? <link>
=>@? and
>>@? can
AB@? come
AB@? fail
AB@? hmm
=DB? i
CA@? i_like
A>A? is
CDA? its
BC@? lol
@@>? no
AB@? oh
@B@? on
>=@? or
>??? thanks
BB?? thats
AB?? we
BC@? where
BBB? wtf
>A?? you
A@>^ !
>>@^ ....
@B?^ :(
?=@^ :)
AB?^ :d
?@>^ :p
BAB^ <link>
86@^ <time>
>?@^ =)
AD@^ ?
B?=^ a
?@:^ after
@@>^ again
@@>^ agreed
??>^ ah
@@B^ alex
BCA^ all
C?@^ also
BA>^ an
G@B^ and
@@B^ anger
??B^ angry
BBB^ another
>>B^ any
@@=^ apparently
BA?^ apple
@@>^ apples
??<^ are
>>B^ as
BB@^ asus
??C^ at
BA@^ awesome_review
?@>^ aww
@?C^ back
@@>^ barely
AB?^ basically
@@B^ batteries
@B@^ battery
A@C^ battery_life
@A;^ be
@@D^ beautiful
<>@^ because
BA@^ been
??B^ besides
>AB^ best
?@=^ big
?>C^ bitch
==?^ black
B?@^ blackberry
@B@^ bmw
@B?^ both
AB@^ bought
CA?^ bro
;BB^ but
@BA^ buy
<=A^ by
BA@^ bye
?A=^ c
89=^ can
A@C^ canon
<==^ cant_wait
=>?^ cant_wait_for
>?A^ check
>=A^ com
AA>^ come
AAC^ compared
B@C^ congrats
@@>^ cons
>??^ cool
@A<^ creative
@A;^ customer
@A=^ d
B@B^ damn
@?B^ day
@@B^ daydreaming
A@B^ dead
?B@^ did
ABA^ didnt
@@B^ digital
>>;^ do
?@=^ do_not_buy
=<?^ does
?B=^ doesnt
=@:^ dont
AA;^ dont_buy
@@;^ dont_care
@@B^ drunk
>@>^ dude
??=^ easy
>?@^ ebay
>>?^ epic
?F>^ even
@B@^ everytime
AB@^ excel
A>C^ excellent
>>=^ fair
A@B^ fantastic
A@B^ far
@@B^ finished
=<B^ first
??B^ fisher
B?A^ flash
@@>^ flat
@C?^ focus
ED?^ for
AC@^ ford
BB<^ forget
@@>^ forgot
==A^ free
BA>^ from
A?>^ fuck
@@<^ fuck_off
@@=^ fuck_you
?>@^ funny
BAA^ future
@B@^ gay
AGD^ get
??C^ give
BAE^ go
;=?^ good
@B@^ good_luck
??=^ good_point
GB@^ good_review
C@F^ got
BA<^ great
HC@^ great_review
CA@^ great_video
@@>^ guess
??<^ ha
A@B^ had
?>A^ hahaha
@@C^ hands
B@C^ happy
B@D^ happy_birthday
@B@^ hard
?B>^ have
?AB^ having
<;=^ he
>=C^ hell
@@B^ hello
??=^ here
?>A^ hes
@<@^ hey
?>A^ hi
@@>^ hit
>>@^ hmm
@C?^ honestly
>?;^ hope
>?<^ hopefully
@A>^ horrible
AB@^ how
CB?^ how_much
>@A^ however
AC@^ hp
A@B^ huge
HLB^ i
?A=^ i_agree
>=C^ i_guess
AF;^ i_hate
DD?^ i_like
@@B^ i_love_you
58<^ i_want
@@>^ ice
=@<^ id
?>@^ idiot
A;D^ if
>;J^ ill
;;?^ im
:=?^ im_getting
=>@^ imagine
><B^ in
>?@^ info
EH?^ ipad
?C@^ ipads
28E^ is
GEA^ it
;:G^ its
DA@^ ive
99@^ jeremy
@B@^ jeremys
AB@^ jesus
?>B^ just
:<?^ just_bought
>?@^ just_ordered
@A<^ keep
>?@^ learn
@@B^ learning
>?A^ let
>?>^ lets
=>?^ liberty
A@C^ light
=?=^ like
B@@^ like_the
<B=^ lmao
;;?^ lol
AD@^ long
BA@^ looking
DD?^ looks_like
GCB^ love
B@A^ love_this
A@D^ loved
A@B^ loving
BB>^ made
>?A^ making
BA@^ man
>@?^ me_too
@A=^ mediasource
>@?^ meh
CD@^ mercedes
AE@^ much
@@B^ must
??=^ my
<;@^ nah
@@B^ nervous
C@@^ netflix
@C@^ never
AD>^ next
JB?^ nice
GC@^ nice_review
8<@^ no
@B@^ no_thanks
A@>^ noise
A@D^ nokia
@@=^ none
>>?^ nope
@CA^ not
<?>^ now
>??^ o
A>A^ of
<<=^ oh
?=A^ ok
>?;^ omg
?>A^ on
BC9^ one
<=?^ oneplus
CE=^ only
BBA^ oo
@D>^ or
?@=^ otherwise
>>@^ ouch
A@D^ overall
@C?^ p
@@B^ papercuts
AAD^ perfect
@@>^ picture
@@>^ pictures
@@>^ pissed
@@=^ player
@A>^ please
A@E^ plus
>>?^ power
A@C^ pretty
A@B^ pretty_good
A@C^ pros
@@>^ quality
BA@^ quick
@?>^ quit
@@B^ radio
>>@^ real
A@D^ recommended
A@D^ reviews
B@A^ ridiculous
@A;^ right
@@B^ ripping
?@B^ rt
@@B^ run
??B^ running
??>^ sad
>A>^ same
@B:^ save
@A>^ screen
A@B^ seeing
AB@^ seems
B@A^ seems_like
>=@^ sell
@@=^ sent
;<A^ she
?@;^ sheesh
CBA^ shes
AB@^ shitty
DB?^ short
=??^ should
>?@^ show
A@B^ shuffle
?>A^ shut_up
@@B^ shutter
@@=^ sigh
AAD^ simple
@A>^ simply
@@=^ skype
@B?^ slow
@@C^ small
@B@^ smart
A@B^ so_good
@?B^ so_what
>A@^ sold
?@>^ some
BA@^ sony
=<@^ sorry
@BB^ sound
>=@^ sounds_like
CE>^ still
??;^ stop
@@B^ storage
?>?^ such
@@=^ sucks
A@>^ t
CB@^ tablet
>>A^ take
@>A^ thank_you
<?=^ thanks
BA@^ thanks_a_lot
<D<^ that
9<>^ thats
FJD^ the
??>^ then
?C7^ there
??D^ theres
>B?^ these
<AC^ they
@@>^ theyre
B@A^ thinking
KDG^ this
AB@^ thumbs_down
>@?^ thumbs_up
AE:^ to
@@B^ today
@@>^ todays
B?A^ too_bad
@@B^ took
?=@^ top
AB@^ touchscreen
>>A^ training
>@?^ true
>?C^ try
@@>^ trying
@@B^ two
AC@^ ugly
BA@^ uh
>??^ unfortunately
?B?^ until
D@@^ ur
@?B^ usb
?>A^ use
@@B^ using
@?B^ value
@@=^ very_bad
AB@^ video
>>@^ vivo
>>A^ wait
?@=^ was
>>@^ watch
@>C^ watching
@<E^ we
?@>^ welcome
:8:^ well
A=:^ what
>=@^ what_is_the
?>?^ whats_the
?DA^ when
?=?^ where
@>>^ which
==?^ white
>=?^ who
@@B^ whoa
A@B^ whoo
?F:^ why
BAA^ will
@@E^ with
@@>^ within
@AD^ without
>??^ woo
?>@^ woow
AAB^ working
@A>^ worst
==@^ would
;A>^ wow
B@B^ wtf
B@@^ yay
C@@^ yea
<<@^ yeah
78B^ yes
@@>^ yet
@@B^ yo
BG:^ you
@>A^ you_mean
@B@^ you_suck
>?@^ youll
A@B^ your
D?A^ youre
;=?^.^
=A?^^
<>@^_^
:F<a
@AEa bad
@B@a battery
A?;a better
B@Fa big
=?>a bit
@@>a bitch
AB@a bmw
@B@a box
@B>a camera
BAAa car
AB@a cell
@@>a christmas
??Ba classic
B@@a comparison
@@<a complete
@ABa computer
AB@a copy
>?@a couple
@>?a different
@B@a digital
@@>a disappointment
@@>a display
?>@a dumbass
A@Ea dvd
@A>a expensive
@A>a favor
@@Ba feature
AB@a first
?@>a friend
>>@a full
@B@a galaxy
>>@a gameboy
?@9a gift
>=@a global
CB>a good
DDDa great
A@Ba great_deal
A@Ba great_job
@@Ba great_price
@@>a half
@@Ba happy
AD@a home
@B@a huge
@@>a junk
?>@a laptop
?>@a lawnmower
@>=a little
DADa lot
@B?a m
?A:a major
@>Ba manual
@@>a mistake
?>?a moment
BC=a month
?@>a movie
?A<a much
CA?a much_better
@@>a negative
@@>a new
A@Ba nice
B@@a pair
=A?a phone
A@Ba plus
@BAa powerful
?>@a problem
@@Ba real
>??a red
?E?a review
?>@a road
>?>a samsung
@@Ba silly
@@>a simple
@@Ba single
AABa song
@@>a sore
AB@a tab
B?@a tablet
@@>a terrible
AABa ton
C@@a voice
@@>a week
B@Ca winner
@@Ba wonderful
A@Ca work
AB@aaa
=?>ability
AEJable
AECable to
E>Eabout
BA?about a
?B<about it
@A>about its
AC>about the
?>Babout this
>?Dabove
@@>abroad
AA?absolute
=>@absolutly
?B@absurd
??@acceleration
KC>accent
??Aaccents
??=accept
@@Aacceptable
?A>accepted
@@<accepts
@>Aaccess
@@>access to
@@>accesses
??@accessories
@@?accessory
A@Daccident
??=accidentally
B@@accord
;<@according
=>@according to
@?Daccount
@@?accounts
>?@accuracy
AC@accurate
@@Daccurately
??Aace
;<?acer
?>@acer iconia
@A:achieve
??>ack
@@=across
@@Eaction
@A>actions
>>Aactive
HDBactually
??@actualy
?@Fad
>=Badapter
?>Aadapter for
@@>adapters
AE@add
@B@add music
@B?added
??Aaddicted
>@@adding
AA?addition
AC>additional
CCCadds
@@?adequate
@@Cadjust
A@Cadjustments
??@admire
AADadmit
@@?admitted
??@adobe
A@@ads
?>Aadvance
@>Badvanced
A@Cadvantage
A@Cadvantages
??=adventures
A@?advert
?@@advertise
@@Dadvertised
=?Aadvice
@B@advise
@@=affect
@C?affecting
;=>afford
DAEaffordable
A?Dafrica
993after
>@?after a
@A=after about
?>?after all
>??after i
@@>after less
ABAaftermarket
A@Cafternoon
9F0again
@@=again and
>@@again i
@@>again in
<<8against
BA@age
@@Bages
@A;aggrivation
@AGago
A@Dago and
=C<agree
?@<agreed
=<<ah
>??aha
A@Aahaha
BABahead
@C=ahh
;C?ai
@@?aid
@@Aaim
BC?aint
?=<air
@@=airport
??@al
C?@alarm
@@>alarms
@@?albeit
BADalbum
@@Balbums
@@?alcohol
>??alert
CABalex
AB@alfred
<>?algorithm
<=Aalive
LBJall
@@Ball day
A?=all i
A@Call my
>??all of
B@@all other
@@Ball out
?>?all over
BA@all tablets
>C?all the
??Ball these
B?Aallen
@@Ballergies
@@Dallow
??@allowed
@A?allowing
C=Nallows
A@Dallows you
GD@almost
>A3alone
C?Aalong
ACBalot
??@alpha
B<7already
B@@already a
>=>alright
I;Jalso
AA>also have
@@Aalter
@@Dalternate
@@Balternative
??@alternatives
A>Aalthough
@A@aluminium
A@@aluminum
G<Balways
@@=always busy
@?Balways get
B@@always have
=?Cam
@@Bam excited
CCAam i
@@Bam in
?A>am not
@?Cam pleased
@@=am still
AAEamateur
A@Gamazed
A@Camazed at
TEMamazing
B@@amazing and
=B4amazon
@@>amazon !
@@Bamazon is
>?@amen
@A?amendments
>@>america
?>Bamerican
A@>americans
??@americas
=A?amoled
@@;among
A>Aamongst
AD:amount
AB>amount of
?@Bamusing
>B>an
?>@an adapter
>?@an android
?>@an apple
BABan awesome
@@>an exchange
@@Ban expensive
<>@an ipad
;<@an iphone
A@Dan ipod
BA@an upgrade
UCKand
=<Cand a
@@Band am
?>Aand an
?B?and are
@@>and awkward
@@>and back
AB@and buy
?@Band can
>@Aand does
?>@and drive
@@Band drop
>??and everyone
@B@and expensive
AABand features
AB@and forth
@B@and full
>?@and fun
@?Band get
@@Band got
?>@and have
?A>and he
D=Aand i
?>@and i_hate
@@>and ill
C@Dand im
?>Cand is
MBEand it
DBCand its
@ABand less
AB@and made
@@>and major
@@>and make
@A;and my
@>Cand no
B@Band not
>??and nothing
@@=and now
A@Cand oh
BA@and one
@@>and people
BAAand performance
@@>and play
>?@and please
AB@and re
?@>and right
A@Band running
@@>and save
@B?and see
>?Aand seems
AABand she
A@Band shoot
@@>and should
>>Aand slightly
@@>and software
?>@and some
BABand still
@@Band stuff
>?>and that
BAAand thats
FFAand the
?A>and their
AB?and there
@@<and theres
BA>and they
@@Band this
@@>and useful
@@Band weight
@B?and what
>>@and whistles
>>@and will
AB?and you
AB>and your
E>>android
AB@android phone
@B@androids
??Aangel
@@>angeles
@?Danger
EB@angle
AAAangles
>:Cangry
?=Bangry birds
@@Aanimal
E=Aanker
AB@annd
??@announced
AC>annoyed
AK<annoying
@@?annual
@@Aanonymous
EG7another
@@=another apex
@B@another ipad
G@Ganswer
@@Banswer the
BA>answered
>>@answering
??Aanswers
>>Aanti
@@Aanxious
F<Lany
@@Bany better
BA@any day
?@>any good
@@Dany problems
==?anybody
?B@anyday
>A>anymore
BGLanyone
==Aanyone_else
B@?anyones
EFFanything
AB@anything ?
A?Canything else
A@Canytime
=;Eanyway
B?Ganywhere
@@Banywhere in
?B@apart
@@Capartment
A@Baperture
CH5apex
A@Hapex ad
@@=apex is
@A>apex product
@A<apexs
=9>app
@@Bapparent
@@<apparently
BB@appear
B@Cappearance
@A?appears
I>Eapple
>>@apple for
DCAapple is
@B@apple tv
?>@apple was
;A=apples
AC@appliance
??@appliances
B@>application
?A>applies
??>appreciate
=>>appreciate_it
@@Bappreciated
>>?approximately
:E=apps
@C@apps ?
>??apps and
=>?april
@A<apt
@?Garchos
HHHare
?>Aare a
@C@are actually
@@>are also
B@Aare buying
@@Bare doing
A@Bare easy
@@Bare my
A?>are not
@BAare out
@@=are perfect
BC@are some
?@>are somewhat
?>@are still
><Care the
DA@are these
>=<are you
BB@are_sick
BB>are_the_best
BB=area
A@Aareas
?>@arena
AF;arent
@??argument
@@>arizona
>?=arm
???army
>@Haround
>@@around the
A@Jarrested
<;@arrive
CA?arrived
?>Aarrives
A?Jart
@@<article
BACartist
@@<artists
8?=as
BABas a
@@>as all
@D>as an
@>@as android
@A>as any
??>as far
D@Aas good
@B@as hell
AC;as i
?@>as it
>>@as long
B@Aas much
BA@as pretty
@>>as the
@>@as this
?@Das well
@@>as with
AAAas_if
B@Casap
>??asian
?>Baside
=?@ask
A@Cask for
@?>asked
@B?asking
ABAasking for
>=Aaspect
@ABaspects
67Cass
=?>assembled
?@>asset
?>@asshole
BDAassistant
AE@assume
??@assuming
A@@astra
IK>asus
>@@asus eee
C@@asus transformer
>A?aswell
G;Gat
>=@at <time>
A?Bat a
@B?at all
>?<at best
??>at home
EF=at least
?>Cat my
@@Bat school
?A>at t
CA?at that
B?Gat the
@@Bat times
@@>at work
?@;ate
??@atleast
@A=atm
A@Aatom
BG<attach
@@>attack
@@>attempted
@A<attempts
@@?attend
@@Cattention
AAAattitude
@A>attracted
CABattractive
@@Aauburn
AE?audi
A@Aaudible
AD@audience
??Baudio
@@Baudioboo
A@@august
??@austin
?=@australia
@@>authorized
@ADauto
@@?autofocus
98Aautomatic
@A>automatically
@A@autotrader
@@=autumn
>>Bavailable
>>@avaliable
?<Baverage
??Favoid
@@Cavoid the
@@>award
??<awards
@@>aware
??Aawareness
>?Baway
@@>away !
@@Baway and
?>@awd
QDUawesome
??=awesome !
EB@awesome_review
??Aawesomely
BA;awful
?A8awkward
LEDawsome
>@<aww
A>@ayo
>=Bb
@@>b w
A@Bbabe
@@Ebaby
FR9back
A@Bback a
AC>back and
@B@back for
>?Aback in
AB?back to
A>Bbackground
@@Abacklit
?>@backside
@?Ebackup
@@Bbacon
AF@bad
@ABbad thing
A?@bad_ass
@A@badass
??@bags
@>@baked
@@Dbalance
FCAbalanced
@@Bball
>?Aballs
@?Dban
@@>banana
EH?band
A@Ebands
??Abang
A?Jbang_for_the_buck
E<Ebank
@@Bbank account
AC@bankrupt
?>?banned
>=@banned from
BDFbar
===barely
BABbargain
@A>barrel
@A:bart
@A>base
==:based
??Cbased_on
?@Abasement
B?@bash
?@?bashing
B=Ibasic
EG@basically
B@Abasically the
@@=basicly
C>Bbasketball
@A>bass
@A>bastards
@A>bastards !
@@Abath
<<>batman
?@Cbatteries
DPEbattery
@ACbattery is
@B@battery the
DHEbattery_life
AACbattery_life is
A@?battle
AA=bb
?>@bbc
<=@bbm
@?Cbbq
???bc
@=Bbe
?>>be a
?A>be able
AB?be all
@@Bbe any
>@Abe better
A@Bbe fixed
B@Abe great
B@@be happy
??Bbe in
?B>be much
?A>be nice
DA?be on
@A>be prepared
@@Bbe something
??Bbe the
?>?be true
B@@be worth
CA@be_like
ABBbeach
??@beast
?A@beasts
LFDbeat
B@@beat ipad
AB@beat it
B@@beatiful
C@Dbeats
BABbeats_the
NCGbeautiful
@@Abeautifully
DA?beauty
@@;became
87<because
?=>because i
@B@because it
B?Bbecause its
@C@because of
=>=because the
BA@because this
@=Bbecause you
>?Bbecome
A@Bbecome a
AAAbecomes
=>=becoming
B??becuase
A>Ebed
A@Bbedroom
9;<been
@B@been a
??Bbeen disappointed
BA@been thinking
??>been this
@@?beetle
<A>before
??Bbefore and
@A=before it
@@>before its
@@Cbefore this
@@Abeforehand
@A=began
@?Dbegin
A@Bbeginner
==>beginning
??@begins
@@=behavior
8=<behind
>>?behind the
E@=being
@?Bbeing a
?B@beleive
7;Abelieve
@@?belive
@@?belkin
@@=bell
@@Abella
?>?bells
>>@bells and
:=>belly
??@belong
@@?belongs
A@Abeloved
>>?below
@?Aben
99@bend
>>@bending
@@>benefit
@@Abenjamin
@@Bbermuda
<<Bbesides
>C3best
<>>best buy
C@Abest camera
@@Bbest of
B@@best tablet
DA@best_review
@<@bestbuy
9C;bet
@C@beta
5U+better
ABAbetter !
@?Bbetter and
@@<better quality
A@Cbetter then
=>@better to
KGFbetter_than
@B@better_than a
C@@better_than the
DA@better_than_this
=7@between
?>@between this
AC1beware
AAFbeyond
>?@bhp
><Cbig
@?Bbig deal
A@Dbig plus
A@@big_fan
<?>bigger
?A>biggest
5=?bike
B@@bikes
@@Bbiking
B?Abill
@@>billing
@@Abio
?:Cbirds
@@Abirth
=<Hbirthday
=D;bit
<<=bitch
@A=bitch !
?=Cbitches
@>@bitchin
@@Abitchy
@B>bites
+17black
:C>blackberry
B@@blackberry playbook
@A?blacks
>>@blade
@@Ablair
B@Ablame
AACblast
>??blaster
@@=blazing
?>Ablend
A@Abless
A@Bblessed
>?@blew
HBCblind
BB@blind people
?@=block
>>Ablog
ADDblood
><Bbloody
AD@blow
?A=blows
ABAblows_the
?=Jblue
@A>blurry
AJ?bmw
?>@bmws
@@Aboasts
BB@boat
GI?body
@@?boehner
>>?bold
BBGbook
??Cbooks
@@Bboom
BA=boost
CCAboot
@A@bootloader
A@Cboots
A@Cbooyah
@A@border
@AEbored
@G>boring
>>Cborn
@@Dborrow
@@>borrowed
BBAboss
A@Aboston
=J=both
@A>bothered
@@Abottle
CFCbottom
@@Bbottom line
CDDbought
@@Bbought and
@A>bought from
@B@bought one
?>@bought the
BAAbought this
@@?boule
@@>bound
C>Cbout
???bow
?@<bowl
A@Cbowling
@EFbox
@@?boxy
D@Fboy
A@Cboyfriend
B=Dboys
A>@bracelet
???brain
??@brain_dead
??@brains
>?@brake
@C=brakes
>C7brand
@C?brands
@@?brass
>>@brazil
@?Abread
?C9break
AA<breakfast
@?Ebreaking
@@Bbreaking news
A>Abreaks
>>@breath
AA?brick
@@Abridge
B@@bright
@B@brightest
@@<brightly
>>@brightness
@@Abrilliance
??Fbrilliant
@@>brilliant hilarious
@@>brilliant people
A@Fbring
AB@bringing
???brings
?>@brit
ABAbritish
@B@british people
AAAbrits
@=>bro
@>>broke
@?@broken
A=Abrother
BACbrought
@@Cbrown
CE?browser
ABBbrowsing
@@Abrunch
??Abs
EE@btw
>CBbuck
>>=bucks
>>@bud
=>@buddy
F?Dbudget
@B@buffet
@@>buffs
?>@bug
??@bugatti
?A@bugg
AC@buggy
@@Abugs
BB>build
>>>building
A?:built
@?>built in
@@?bulky
@@Abull
CE<bullshit
?@=bummer
::?bump
CB@bumper
?@Cbunch
@A>bundled
>B>burn
@A>burning
>C;burns
AB@bus
?E;business
?A2busy
@DEbut
B@Dbut for
;>?but i
@?Bbut im
@@Bbut is
=@@but it
BA?but its
AA>but no
A>Dbut not
>@@but on
>>?but only
B??but still
ACAbut that
AC@but thats
AC?but the
@A>but then
@@Bbut theres
?>=but they
CB?but this
>?>but you
=>?butler
>?@butler henderson
@ADbutt
A@Abutter
@@Abuttery
?>:button
@A:buttons
5=Fbuy
BD=buy a
??=buy an
@ACbuy another
A?Bbuy it
>>@buy one
@@Fbuy this
@B@buyed
CC4buyer
A@@buyers
JC=buying
B@>buying a
?>Abuying it
B?Abuying my
A@Bbuying the
<A@buying_one
=>?buying_this
??@buys
@@Abuzz
@@=buzzing
>6=by
BB?by a
BA@by far
@A<by the
@@>by this
ED@bye
BA@bye bye
>>@bypass
:>8c
B@Bca
@@Bcabinet
?@<cable
@A>cables
>>@cad
BDEcake
@@Ccakes
ABAcalendar
>>Ccalifornia
7=>call
7@2called
AC@called a
;=;calling
@A>calling the
A>Acalls
BCAcamcorder
9;<came
?>@came here
?=Acame out
@@=came with
RQUcamera
?BAcamera !
@@>camera bag
>??camera but
@@Ccamera for
A@>camera has
@@Bcamera i
@ABcamera if
??Dcamera on
@@>camera to
@@Bcamera was
ABAcamera with
<6Ccameras
?>@campaign
??@camper
=@?camping
@@?campus
8,Pcan
>>?can afford
A@Bcan also
EC?can be
CAAcan create
A@Ccan even
<=?can get
<=Acan i
@B@can just
A@Bcan listen
>?<can only
AB@can say
??>can see
;<@can you
?A?can_you_help
=>@canada
>>?canadian
@A?canberra
A?Acancel
A@=cancelled
@@?candles
@@?canned
@@Acannot
EANcanon
A@Ccanons
>C2cant
?B=cant be
@A=cant get
@@Dcant imagine
AB?cant play
BABcant stop
>>@cant tell
AAAcant_beat
A@Bcant_go_wrong
@@>cant_hear
?@=cant_see
BH@cant_stand
-3;cant_wait
<>Acant_wait !
??=cant_wait to
9;>cant_wait_for
<=?cant_wait_to_get
>?@cant_wait_to_get it
@@Bcapabilities
A@Acapability
>?@capacitive
A?Jcapacity
B?@captain
@@Acaption
@A>capture
[K9car
@=@car ?
BA@car but
B@@car i
AB@car in
D@Acar is
AB@car that
BB@car to
B@@car with
?B@carbon
988card
=>Acards
8=5care
>@>care of
?A?career
>=@careful
@B=carefully
AC=cares
<>>carpet
??>carribean
@@?carries
@>Bcarry
?>@carry a
B@Ccarrying
KM>cars
AC@cars have
@B@cars when
??Acartoon
@@Acasa
@<?case
=>?cases
?A9cash
@A=casing
@@Bcassette
@@Ccast
A@Acastle
@@Bcasual
55Ccat
?A:catch
C@Bcatches
@@>catching
@?Acategories
?@>category
???cats
@ABcaught
=>?cause
??>caused
@@=causes
@A>caution
@@Acautious
??Bcc
BB=cd
@@Bcd collection
@@Bcd to
@@Bcddb
C?Icds
@@Bcds on
>>@celica
BC?cell
AACcellphone
AAAcent
?=Dcenter
A?Acentre
A@@ceo
>?@ceramic
@D;certain
?@>certainly
@@=cf
@@Bchairs
=??challenge
>@@champ
==?chance
@@=chances
BH?change
>>@change my
@B@change that
>=Achanged
?BAchanges
<==changing
?>Cchannel
>>@channels
??Achaos
A@Bchap
>?@chaps
A@Achapter
??@character
@@?characters
HCBcharge
A@Bcharged
DGAcharger
AA@charges
><?charging
EA@charisma
?@>charities
A@Bcharm
@B@chassis
<<Achat
@A>chatting
@G=cheap
@B?cheap and
:<3cheaper
@@>cheaper to
<9@cheapest
;@Echeck
=?@check out
?@?checks
69Acheers
A@Bcheese
>?>cheesy
@@?chelsea
@@Achemical
@?Achicago
??>child
@@Achildhood
=<Achildren
BA@childrens
??>chill
;>Achina
D;@chinese
C?@chip
A?Achips
DACchocolate
=@Bchoice
EB>choose
@@Achoosing
A@@choppy
ACAchose
ABAchose the
A@?chris
GD<christ
<><christmas
A@Bchristmas and
@@>christmas gift
@ABchrome
@@Cchuck
@?Dchurch
@A=cigarette
@@>cinema
>??cinemas
??@circle
>?@citroen
?BAcity
C>@civic
@?Ccivil
AC@ck
AA=claim
??Aclaimed
@B?claiming
ACBclaims
A@Cclarity
?8@clarkson
BADclass
B>Dclassic
??@classified
@?Aclassify
>?>classy
?>Cclean
@@Bcleaned
C?Gclear
B@@clearer
@B=clearly
@@>clerk
@@>cleveland
BAAclever
??@click
>=Aclicking
ABAclient
AA?clip
>??clips
B@@clock
?>Aclose
@F9closed
@>Bcloser
?@Aclosest
==@closet
?@>clothing
AAAcloud
@@?clouds
??>club
@@Aclueless
@C=clunky
==@clutch
EJ?cnet
@@>cnn
A?Bco
@@Bcoach
@@Acoast
A@Bcoat
@=@coating
@@?coats
@A>cocaine
BB<cock
@@>code
@@?colbert
@B<cold
@@Ccoldplay
C@Icollection
@@Bcollection is
A@Acollege
?>Fcolor
@@Bcolor screen
?>Bcolors
HC@colorways
>>@colour
@@Bcolumn
=;Acom
A@Gcombination
@@Ccombination of
A@=combined
@@?combo
?>@combustion
FCFcome
BD>come on
>?Acome out
?>?comeback
:9?comes
EA@comfortable
@@Acomfortably
??Acomic
>D=coming
A?@command
63?comment
=>Acommenting
=?=comments
=M?commercial
>@@commercial is
@@>commerical
-%Lcommit
@AAcommon
FA>community
B?Hcompact
DK.company
@A=companys
C@Acomparable
A@Acompare
C?Acompare_to_this
A>Hcompared
A@Dcompared to
C@Acompared_to_this
?@@compares
@C@comparing
GA@comparison
@@Bcompatibility
??Acompatible
AC@compete
AB@compete with
DAAcompetence
B@Dcompetition
AA?competitor
A@Bcompetitors
A@Ccompilation
A?Ecomplain
@@Bcomplain that
@?Dcomplained
@>Ccomplaining
@A:complaint
@D@complaints
>><complete
??Acompleted
@B<complicated
@@Bcomponent
B@Jcomputer
A@Bcomputer or
@@=computers
BD@con
>>>concerned
AA?concert
@DBconclusion
BE?condition
@@?conditions
@@?condo
>?>conference
@@?confirm
>>@confirmation
>>=confirmed
=>?confused
??@confusing
@@>confusion
C@Icongrats
A@Ccongratulations
=<>connect
BE<connected
AB@connected to
AD>connecting
>@=connection
@@Aconnections
C@Acons
A?Aconsider
@@?considered
EBEconsidering
BAAconsidering the
@@>consistent
@@Dconsistently
@@=conspiracy
@B:constantly
AB8construction
B@@constructive
?B@consumer
@@>consumers
@A>consuming
AD?consumption
<C=contact
@A=contact apex
@@Ccontain
??@contained
??@contemporary
?B?content
BB?contents
@@Bcontest
A@Acontext
??@continental
?@Hcontinue
@@?continuing
?>Bcontract
BB@contrary
?C;control
DACcontrols
A@Gconvenient
A@Dconveniently
?@?conversion
@@>convert
@@Aconverter
>>@convertible
AA@convince
@@>convinced
==@cook
E>Ecool
??Bcool !
@A>cool but
B?Bcooler
A@Gcoolest
AB@cooling
C@Lcoolpix
@@Bcop
A@@copied
AB?copies
@@>cops
CIBcopy
AC@copy of
?G@copying
?@>cord
I@?core
AB@core graphics
B@@core processor
A?@cores
???corner
A@?corners
@A@corporate
?G@correct
:;Acorrecting
@?Bcorrection
@@>correctly
@@>corrupt
>A?cos
HB?cost
BA@cost ?
@DAcosts
@?Acostume
@A>couch
@@?cough
;A=could
@@=could give
AB@could have
@@Bcould you
@@Acould_be_better
AEDcouldnt
A@Ecouldnt be
ABBcouldnt give
B@Ccouldnt_be_happier
@@>count
>?=counter
@@>countless
@@Bcountries
>@Bcountry
@@?county
B>@coupe
??@coupes
=B?couple
@A>coupon
@@=coupons
=?Acourse
FAAcourt
AE;cover
CA?coverage
@@=covered
@@=cow
@@Acowboys
>B?cpu
?B?crab
A@Acrack
AA<crafted
?A@crankshaft
@@>cranky
@N.crap
BA@crapple
AB;crappy
??>craps
>>@crash
@A?crashing
?<Fcream
>>@cream sandwich
@@Bcream was
CABcreate
>??create a
@AFcreated
@@?creates
??=creating
@?@creation
;B.creative
@@Bcreative product
@A<creative software
@@>creative tech
@@>creative will
@A9creatives
>>@creator
=>>credit
?>@crisis
@?Ccritical
@?Dcriticize
?AAcrop
@@Bcrossing
@B@crossover
@@Bcrowded
@?Acruise
AABcruising
>>>crush
@@Acrushing
A@=cry
?E7crying
AACcs
A@Bculture
??@cum
@A;cumbersome
@@?cunt
?>?cup
??Acurious
@@Acurrency
?=Ecurrent
@>@currently
ACAcurve
@?@curved
??>curvy
?>@cushioning
B>?custom
BJ&customer
AC6customer service
@A=customer support
??7customers
A@Ccustomization
@@Acustomize
F@<cut
HACcute
A@Acutie
??Bcuts
<:=cuz
?@?cyber
??Acycle
B@@cycles
?@@cylinders
@E6d
AB?da
>9?dad
??Bdaddy
B@@dads
?<?daily
>>@daily driver
?@=damage
@@>dammit
@7Adamn
@A>damn !
@A=damn you
AAAdamn_good
=:Adamnit
@@=dan
@@Adance
AA>dang
?>@dangerous
A>@dare
>?Bdark
>D?dash
<=@dat
A?Edata
@@<database
==?date
A?Adaughter
@?Cdave
@@?david
=>@dawg
>@@dawn
EHCday
@B>day of
AB@day one
@@Bday with
A@Ddaydreaming
DG;days
BBAdays ago
ABAdb
@B@ddr
??Ade
C>Cdead
?>@dead pixels
?>?deal
@B?deal with
?@@dealer
??@dealers
??Bdealership
@A?dealing
>?<deals
?A<dear
?>Adeath
>?@debate
A@?debating
B?@decade
?>@december
>?=decent
??Adecide
A@Edecided
A?Adeciding
DACdecision
?>Adecisions
@@Adeck
B@>dedicated
C@@deep
>=@deeper
?B?def
?@>default
@A=defective
@A@defend
A@Bdefense
A@Adefensive
?@>deficiencies
A@Bdefined
?C=definitely
@A?definition
AB@degrees
?>Adelay
=;@delayed
A@Edelete
A@Cdelicious
?@=delight
??Cdelivered
@@Bdelivers
@B@delivery
EF@dell
>>Bdemand
??@demanding
?@?demands
A@Bden
A@Bdental
@A>department
?B?depending
>A?depends
@@>depressed
@A>depressing
@@Bderby
@@Aderek
@@Bdescribe
>?@description
?@?deserve
@@Ddeserves
MS@design
@A<design flaw
@>@designed
@A@designs
@C?desire
A@?desk
A@Adesktop
@DCdesperately
D@Cdespite
C@Adespite being
A@>destination
>>?destroy
@A;destroyed
@BAdetachable
A@?detail
B@?detailed
B@Ddetails
?>@determined
?>@dev
A@Adeveloped
??Adevelopers
><Hdevelopment
RP=device
BC@devices
@?Ddevil
??@devision
>>Adiablo
@A:dial
@@>diamond
=;Bdick
>?@dictation
AG?did
A?Ddid a
AB@did he
@@>did not
?>?did the
AB@did they
@?<did this
AC@did you
A>=didnt
@B?didnt use
@C>didnt_work
@@Cdie
D@;died
@A=dies
A@?diff
>A@difference
>?@difference between
@@Bdifference in
@:=different
A?Adifferently
??@difficult
A@Ddifficulty
=>Bdig
EDEdigital
A@Bdigital camera
@@Bdigital photography
@@Adim
@?Fdinner
??@dire
@@Adirect
@@Adirection
@@Bdirections
??Adirectly
@A>directory
B@Cdirt
=<@dirty
@@Ddis
@A?disable
@?Bdisadvantages
==?disagree
@@Adisappeared
>A>disappointed
AB<disappointing
AA9disappointment
AB:disc
@@=discount
AA:discovered
@@>discovered the
@@Bdiscovery
@A;discs
@?@discussion
@@?disdain
@A>disgrace
@A?disgusted
@A>disgusting
@@=dish
?@;disk
EAAdislike
>>@dislikes
CC:display
@A>displayed
@@=displaying
@A?displays
@A>disposable
A@@disregard
@@>disrespectful
AA=dissapointed
@A<dissapointments
??@distance
@>@distances
>>@distracting
A@Bdistraction
?@?disturbing
B?Aditch
A?@division
>>@diy
@@?dm
>4=do
BAAdo ?
>?>do a
@?>do anything
??Bdo have
?>@do i
BBAdo it
A?>do not
BA@do that
?>@do this
?B?do u
??Ddo with
;;>do you
AA>do your
@A>do yourself
?@9do_not_buy
@@=do_not_buy this
CA@dock
BEAdocking
??@docs
??Bdoctor
@A>documents
43?does
AB@does everything
==@does it
?B9does not
AB@does nothing
?>?does that
B:<doesnt
AB?doesnt change
B@@doesnt even
??Ddoesnt get
A>?doesnt have
@@>doesnt help
AB@doesnt look_like
?>@doesnt matter
@A>doesnt play
??>doesnt_work
C@>dog
??Adogs
@@>doh
B?Hdoing
AJ>dollar
>@?dollars
??>don
?@?donate
BJ>done
AC?donkey
@@Bdonno
@@?dons
-3@dont
@@>dont be
AB@dont do
ABAdont get
>>@dont go
A@Cdont have
@?Cdont know
@>?dont like_it
?>@dont like_the
@>Adont need
=?@dont think
@BAdont understand
B?@dont want
@A>dont waste
>>@dont you
CE4dont_buy
@A=dont_buy this
A>7dont_care
?>?dont_care about
@C@dont_work
?B>door
>>?dose
??@dosent
??@dot
FE>double
A@Bdoubles
@=Bdoubt
@ACdoubts
=<?douche
<C=down
@A>down !
@@>down the
A@Bdownfall
<=Ddownload
@?Adownloaded
A@Bdownloads
@@=downside
@@?dozen
??Adr
><Cdrag
@@Bdrag and
@@?dragged
@A>dragging
@@:drain
@B@drains
@A?drama
@A=drawback
>?<drawbacks
AB?drawer
@@Cdrawn
E@Idream
DC@dream_car
A@Bdreamed
B@<dreams
??Adress
@@Bdries
@?Edrinking
@C@drinks
?3Hdrive
@B@drive one
A>@driven
>?>driver
@A;drivers
?<@drives
85?driving
CB@droid
>=Ddrop
@@>dropped
A@>dropping
IG?drove
BC@drove it
?>Bdrums
=;Fdrunk
@AAds
@@Cdsc
??Adu
@>>dual
@B?duck
:D<dude
@@>dude !
AEAdue
@BAdue to
BD?duh
A@Adull
?;>dumb
?>@dumb ass
<8Adumbass
B?Bdummy
@>Adump
@B@dung
AB@dunno
==Cduplicate
>?@durability
?@>durable
?B:during
@@=during the
DG9dvd
@@Bdvd and
BB@dvd player
@A>dvd players
@@Bdvd r
BE2dvds
@@=dvds and
?@?dying
=>?dynamic
@@?dynamite
B<;e
;@=each
@@>each of
@@Aeager
@@Aeagles
A?Bear
?D@earbuds
=?=earlier
@>>early
?@<earphones
CA=ears
ECBearth
B@Cease
A@Bease of
>E9easier
A@Beasiest
DC=easily
@@>east
F<Jeasy
C?Feasy to
@@Beasy_to_understand
@??eat
CAAeating
AB@eats
A@Aeax
::<ebay
@@Aebooks
B@>eco
@B@economies
AB@economy
@=@ecosystem
@@>ed
DB@edge
ABAedges
?@Cedit
;7Cediting
?>@edition
??@educated
@AAee
=??eee
@@=eek
B@@effects
AA@efficient
==?effort
=>@eg
AA@ego
???eight
;=@either
A>Ael
B?Aelderly
HIAelectric
BD@electric cars
?@>electricity
?AEelectronic
>>;electronics
@@Belegant
@@Beliminate
@@Aeliminated
??@elite
DH@elon
=:Eelse
@@>else has
@@>elses
@@9elsewhere
9=Bem
>??em !
?E@email
@B?email and
@@?emailed
A@Bemailing
B@=emails
@B4embarassing
@A?embarrassed
>>Aembarrassing
@@?embarrassment
@A>embedded
A??emergency
@@?empire
??@employ
@@>employee
?@>employees
AC<empty
@@Cen
@@Benabled
@@>encode
@@>encountered
@@>encouraging
;=Gend
>A>end of
>?Bend up
@A<ended
?@<ends
@@Benemy
A@Aenergy
D>Aengine
BA@engine sound
@@?engineer
B@>engineering
AB?engineers
BC@engines
???england
AABenglish
=;Aenjoy
?>Aenjoy the
BABenjoyed
BCCenjoying
??@enlighten
HAIenough
??Bensues
@@?ensure
<>=entertaining
=>?entertainment
B@Benthusiast
BE;entire
@@Bentrepreneur
@@>entry
>=Aenvironment
@@Aenvironmental
@@?eos
>=?ep
>>=epic
AB@epic_fail
:;Cepisode
@@=episodes
=>@equal
@@Eequipment
A@@equipped
AB@eric
>>>ericsson
AA?erik
?C@erm
@@Cerrors
@@>escape
>=@essentially
?>Aestablished
>>?etc
@?Aeuro
??Deurope
>?Aeuropean
AB@euros
<<@ev
BA@evan
@@Aeve
NTIeven
@?Beven better
@@>even for
ACAeven if
CB?even the
@B?even though
@@Beven with
@@?evening
@@Bevent
><?eventually
VTGever
?B@ever be
@@Cever had
BA?ever made
B@Aever since
CEAevery
AB>every time
>@@everyday
;<Ceveryone
@=@everyones
MFQeverything
BA@everything on
@?Beverything that
B@@everything works
AACeverything you
AD>everytime
=><everywhere
@@Bevidence
A?Devil
@@Bevils
<=@evo
>>@evolution
AA@ew
>@@exact
9=>exactly
@@Aexaggerated
@A;example
A@Aexams
A@Dexceeded
A@Dexceedingly
AD@excel
J?Wexcellent
@@Cexcellent product
B@@excellent review
?>@excellent video
<?Bexcept
A@Bexceptional
?@<exchange
B?Hexcited
>??excited about
BAAexcited to
A@Aexcited_for
AAEexcitement
>>?exciting
?BAexcuse
@@=excuses
A@Aexecute
?>@exhaust
@@<exhausted
>>@exist
???existing
@>>expect
@@>expect that
A@Dexpectations
@@>expected
??Kexpensive
@@Cexpensive than
GK:experience
@@>experience and
@A?experienced
@?Bexperiences
@@Aexperiencing
A@@experiment
@@Bexperimented
>?@experimenting
@AEexpert
@@>expires
;=@explain
@@?explains
??@explore
?@=explorer
@A=explosion
@A?explosions
A@Bexposure
@A>extended
@@=extended warranty
=<?extends
@@>extension
@@Bextensive
@??external
??=extras
@EBextreme
AA?eye
A@Aeyeing
?A=eyes
B@@eyesight
J>Hf
@@Bfab
B@Efabulous
>@;face
@?=facebook
??@facelifted
@@?faceplate
>?@facetime
?C@facing
@B@facing camera
EFHfact
CDBfact that
CA@factor
AB@factory
=<@facts
>>@fade
???faded
@=Afaggot
C@Bfahrenheit
?DAfail
?@<failed
@ABfails
@A>failure
;;:fair
??>fairly
AFAfairness
>>@fake
A@Cfall
@@Bfall_asleep
?CAfalls
?B<false
@@>fam
=>?fame
?@>familiar
@@Bfamilies
<?<family
CACfan
?>@fanboy
@>@fanboys
DAAfancy
A@@fans
EANfantastic
@@Cfantastically
A@Bfantasy
FB@far
??>far as
B@@far the
==Bfar_better
<<?fart
=>@farted
>?@farting
A@?fascinating
>>>fashioned
NBZfast
A@Bfast !
@@Bfast and
;A?faster
?<@fastest
BD?fat
??@father
@@>fathers
@@?fault
@BAfaulty
BAAfav
@@Bfaves
@A8favor
@A=favor and
B?Cfavorite
BA?fb
>=@fc
?>Efear
@@Afeat
@@>feather
@@>feathers
?EFfeature
@@>feature you
@A?featured
MCVfeatures
B@Afeatures and
@BAfeatures i
BABfeatures that
?A@feb
@@?february
>?>fed_up
B@Bfeed
@@>feedback
@A@feeding
?@7feel
@@>feel a
??Bfeel better
@@>feel helpless
AB@feel the
>ADfeel_like
BA?feeling
@@>feeling !
HB=feels
??>feels_like
AC?fees
AB=feet
EBAfell
??Afella
>?@fellow
D@Afelt
??Bfemale
HG=ferrari
BC@ferraris
@@Afest
@@?festival
@>Jfew
@B?few months
??7ff
AB@fi
?BDfield
@@Afields
<=?fifth
>?@fifth gear
@A;fight
??Afighting
>?:figure
@@Bfigured
A?Ffile
@@>file transfer
DAIfiles
A@Bfiles on
@@>files to
AEAfill
@B?fill up
B@Ffilled
A@Bfilled with
B@Bfilling
?=Gfilm
<>@filmed
@@>films
?@=filter
AA@final
@@>finale
EBAfinally
B@Afinally_someone
>>?financial
A8Cfind
??>find a
@?>find it
@@Bfind this
@A>finder
A@Cfinding
@@Bfindings
IANfine
@@Cfinest
CBBfinger
??@fingerprints
CB?fingers
F@Gfinished
@@Bfinishing
==@finland
7D2fire
A@Dfired
A@Cfirewire
;4Cfirst
@@>first digital
@@Bfirst dvd
@@Bfirst of
><@first time
>>@first to
@@Cfirst_class
ABAfish
>>Dfisher
;>@fisker
???fist
>B8fit
@@?fitness
C@Efits
@@Bfits in
BB>five
@@Cfive_stars
AFBfix
A?Bfixed
???fixing
@<Aflagship
<@?flagships
@@=flaming
A?5flash
A?=flash on
A@@flashback
A@>flashes
@?<flat
@@Bflavor
@C-flaw
@A;flawed
A@=flawless
@@Cflawlessly
AC7flaws
@A<flew
A?Bflexibility
@?Aflexible
@@Aflick
A@Dflight
@C9flimsy
8:=flip
<=?flip phone
AB@floats
?@@flooded
==@floor
A@@flow
@B@flown
@@Aflu
B?@fluff
@>?fluid
A@?fly
=B?flyer
@@>flying
@A:fm
@@>fm receiver
@@>fm transmitter
CA?foam
>??focal
ASDfocus
@AAfocused
>>@fold
??@foldable
@B;folders
DAAfolk
?>Afolks
@B<follow
@A>follow the
@@?followed
??Bfollower
BA=followers
@A:following
D@Efood
@?Dfool
FDCfoot
A@Afootball
D>Afor
HF>for a
@@Bfor anything
@A>for example
??>for good
>>@for ipad
A@Cfor it
?>@for life
AB@for long
B>Ffor me
@>@for medical
@@Bfor mobile
>=?for my
@@Bfor new
AB?for now
@A=for over
C@Afor people
??>for some
B@?for someone
A@Dfor sound
DAAfor sure
@@>for t
HEEfor the
B@@for these
?B9for this
@@Dfor those
B@Dfor years
??Bfor you
@B@for your
??Afor_fun
@@Afor_the_win
?A>force
>D?ford
B@@forefoot
@A?forehead
A@Bforeign
BA>forever
GG@forget
AB@forget about
C@@forget the
A@?forgetting
A@@forgive
@E;forgot
??>forgotten
@B>form
A>@format
BAFformats
???former
AC@forth
@@Bfortunately
?AAfortune
>??forums
=;=foul
>:Hfound
=>?found it
A@Bfound the
D@:four
@B@fr
AA:fragile
A??frame
@@?frames
<=?france
A??frankly
BABfreakin
94Ifree
=B7freedom
@ABfreeway
AB:freeze
@A:freezes
AA9freezing
@??french
@A=frequent
@A=frequently
??Afresh
?=Hfriday
A@Bfriday !
@@Afridays
@@>fried
6@6friend
DB9friendly
89=friends
>?@friends and
?6Cfrom
AADfrom a
B?@from his
BBBfrom my
?>;from the
DBCfront
BABfront of
@@?frost
CE@froyo
@B5froze
?@=frozen
?>Afruit
@A?frustrated
?A:frustrating
@@>frustration
>B9ftw
;3>fuck
@?8fuck_off
@A;fuck_you
A>@fucked
>=Afucker
@@=fuckers
@@?fucks
=A?fuel
>B@fujitsu
A?@fuk
?DBfull
:;Ffun
A@Bfun !
A@Bfun with
@BAfunction
@A<functional
ADDfunctionality
@@>funeral
A@Bfunniest
=8Cfunny
>?@funny !
?@Bfurther
>?@furthermore
??@fuss
A@=future
C>Vg
>?@g version
B>Bgadget
@A=gag
@@?gaga
DN<galaxy
BE?galaxy tab
@@Bgalleries
@?>game
B@Agame_changer
=<?gameboy
??@gameloft
?<Agamers
?C=games
==@gamestop
<<Agaming
@@=gap
>?@garage
BCCgarbage
??Agary
>B@gas
>>@gasoline
C?Agates
?=@gave
>?@gawd
AH?gay
?9Lgb
>>@gb for
AB@gb of
@@Bgb zen
B@@gd
87=gear
B@@gear is
A=Agearbox
@@Agears
=<Dgeek
@@Agem
@@Cgemini
@BBgen
A@Cgeneral
@>Hgenerally
<>@generation
??@genesis
AA>genre
@@Ageorgia
A@Agerard
?>>german
BA@germans
@B@gesture
CA@gestures
6E@get
@F8get a
?B>get an
A@Fget any
AACget by
?>@get enough
?B@get it
A@Bget one
@@>get out
B@@get over
>>?get some
A@>get something
D@Bget that
??Dget the
>@Dget this
@@=get to
@B<get what
B@@get_lost
:DBgets
?@Bgets a
??Agettin
:9Cgetting
>?@getting mine
@B>getting the
@@>getting used
<=@getting_it
<=?getting_one
<>Agetting_this
>?@getting_this for
@BAghost
A@@ghz
@@Agiants
9?&gift
A@Cgig
AA;gigantic
@@Bgiggle
AABgigs
??@gimmie
@;Egirl
=?@girlfriend
==>girls
9=Hgive
@@Dgive em
@>Ggive it
;=?give me
@@>give them
ACAgive this
AB?give us
B?@give you
>>=giveaway
>=:given
E@Dgives
BAAgives me
7=8giving
@@Cgizmo
H@Fglad
A?Bglad i
FB?glance
<?>glass
@D=glasses
@@?glee
@@?glitches
46?global
@@Aglorious
>?Aglory
BD@glossy
@@>glove
J@Mgo
ABBgo back
A@Dgo get
@@>go home
??>go in
@>Ago to
BD@go with
??Bgo wrong
CABgoal
FBAgod
<>?god_bless
DABgods
EF:goes
@?Agoin
;DAgoing
@@>going back
AB@going from
=B=going to
D@Agoing_to_buy
C@Dgold
A@Agolden
@ACgolf
=<>gone
AE@gonna
AD@gonna_buy
R9Agood
B@Bgood !
??>good ?
D@Agood as
?B=good but
A@<good for
?@>good grief
A@>good idea
B@@good in
@@>good phone
@?Bgood player
?@>good price
B@Cgood_deal
A@Agood_game
BD?good_job
@F@good_luck
?AAgood_one
>@=good_point
A@Agood_quality
RH<good_review
A@Bgood_value
DA@good_work
A@Bgoodbye
@@<goodness
9=Agoogle
?@@googles
DBEgorgeous
>?@gorilla
:-Ggot
?>Bgot a
B?Agot it
BAAgot my
>@@got the
A@Bgot this
AA>got to
CB@gotta
BA@gotta love
??Bgotten
@@Bgov
@@>gprs
DC@gps
BB@gps !
>?@gpu
A@@grab
??@grade
?B@grammar
>?>grand
@@>grant
@@>granted
@@>graphic
ECAgraphics
==@grateful
[L[great
A@Bgreat as
@@Bgreat buy
B@Agreat camera
B@@great car
A@>great for
@@Bgreat little
??Bgreat phone
A@Bgreat product
@@<great song
@@Bgreat sound
BADgreat_deal
C@Dgreat_job
CAHgreat_price
XI?great_review
BA?great_review !
A@Egreat_value
JCAgreat_video
BA@great_video !
BA=great_work
@@Bgreater
AAAgreatest
@B@greedy
EE@green
@A>greer
@@Agreg
?@<grief
B@Agrip
AB;gripe
AB?grocery
BA@groove
A@@ground
>>Bgroup
JBAgt
DA@gt cut
<=@gtr
A@Bguarantee
?C?guaranteed
=A:guess
?B?guessing
A@>guide
@?Aguilty
@?Bguitar
@B@gun
=>?guy
<?Dguys
AE@gym
??Agz
?@=h
=?7ha
@@>hacked
@A>hacks
<B>had
><Ahad a
B@Bhad an
@A>had it
A@Bhad no_problem
@@Bhad no_problems
AC@had one
A@>had problems
@@>had this
?@7had to
?>@hah
@@=haha
@B@haha i
>:Ahahaha
?>?hahahaha
A@@hahahahaha
==;hair
?<Ahalf
@@>half hour
A@Dhalloween
><Chand
::>handle
BE?handling
EDHhands
ABChands down
@@Bhands of
@A?handset
@@Ahandspun
C@Ghandy
AAEhang
B@@hangers
>>Dhanging
@A?hangover
>?Ahappen
AAChappen to
?B>happened
==@happens
@AAhappier
@@Bhappiest
A@Bhappiness
I?Ghappy
DAKhappy_birthday
95Ahard
B@Bhard to
A@Chard_disk
>>=hard_drive
A@Bhard_to_beat
??@hardcore
A?Chardly
@D>hardware
=M?harley
@@=harsh
QTChas
CGBhas a
?>Ahas an
>>Chas been
CB>has better
>?@has had
B@Ahas many
A@>has never
AD>has no
B=@has the
?>@has wifi
@@=hashtag
D@Fhasnt
@@Bhasnt been
@@>hassle
A?Bhat
CE8hate
@@Chate hate
CC>hated
?>@hater
A>@haters
<9>hates
C?>hating
@@Dhats
BE>have
?=Chave a
@@Bhave all
C@Bhave an
?A;have been
>>?have better
@@Chave complained
AE@have done
AABhave ever
@@Bhave found
??Bhave fun
AC?have had
@C@have ipad
@@=have liked
??Bhave never
@=Ahave no
@?Ehave not
@@>have noticed
B@@have on
AAChave owned
@@Bhave plenty
?>Ahave some
@@Chave taken
><>have the
ABAhave them
@A>have this
@C9have to
@A>have tried
>9Ihavent
A@Bhavent had
@@Jhaving
>=Ahaving a
A@Bhaving the
ABAhaving to
@@Bhawaii
BC@hd
@@Ahdd
=>?hdmi
CABhdtv
..=he
?>@he has
EE?he is
@B@he never
AB@he say
DA@he says
>@@he talk
;>@head
??=headache
AI<headaches
EBAheaded
BAAheaded to
@@Bheadfone
A@Aheading
AC@headlights
@B6headphone
@A<headphone jack
A?:headphones
@@>headset
CABhealth
@@>healthy
??@heaps
=>;hear
@A>hear the
7?9heard
@A>heard of
@@Bhears
A>>heart
=@=heat
>>Cheaven
@I@heavier
A@Aheaviest
@@?heavily
?B;heavy
?=Aheck
D=Aheel
AACheh
@?Bhehe
??>held
@@Bhelen
=6Lhell
@@Chell !
?>>hell is
@@Chello
;;>help
@A@help_me
?E>helped
=>@helped_a_lot
A@Ahelped_me
C@Bhelpful
@@<helpless
@@>helpless and
>>>helps
?C?hence
=>@henderson
<>Fher
@B@her nails
34?here
>=Ahere in
BABheres
A@Bheres a
@B@heritage
>?@hero
83@hes
>?@hes got
@>Ahey
;9Ahi
A@Bhidden
@A>hide
DA@hideous
ECDhigh
???high_quality
<B<higher
@B@higher resolution
@@Ahighest
@@Ahighlight
CBMhighly_recommend
@@Bhighly_recommend it
@@Chighly_recommend this
??Bhilarious
@@>hilarious people
@>Ahim
CD>hire
52?his
>>@his job
C@@his voice
BA@historical
EB?history
BH<hit
@A>hits
?@@hitting
>?Bhmm
ABAho
A@Bhockey
@@?hoffman
D@Ahold
BBCholding
A@Aholds
<:Bhole
@@?holidays
>>@holy
??@holy_crap
C@Aholy_shit
DBAhome
AC?homework
A@Bhomie
B@@honda
@E@honest
=E?honestly
???honey
<@?honeycomb
>>>honor
@@Chonors
B@@hood
ACBhook
@AAhooked
>>@hoop
CA@hooper
BAChooray
>?=hop
9@3hope
@@=hope i
>?@hope the
?@>hoped
:=5hopefully
?@=hopes
?@?hoping
BA@hoping that
@A@horizon
@@>horizontal
@A>horrendous
BG+horrible
@@>horrible news
??Chorribly
@@Bhorror
AC@horse
>A?horsepower
@@Chorses
>>;hospital
A@Bhost
@@<hosted
CD8hot
B@@hot !
DAAhott
>>Ahottest
AH4hour
KO7hours
=7Dhouse
@@?houses
@@Ahouston
A7Bhow
@A>how did
>?Ahow do
?>@how hard
CB@how is
??>how long
B@@how she
@AGhow to
?>@how you
AA?how_many
AB@how_many times
DA@how_much
8B@however
?>@hows
?I<hp
AC@hr
@A>hrs
>D?htc
@?Ahtml
@>?huawei
A@Chubby
@@Bhubs
<?Dhuge
>?@huge !
@@Bhugs
AA>huh
@B?hum
??Dhuman
???humans
DA@humor
???humour
AB>hundred
A@Fhundreds
@@Chundreds of
@A;hungover
?@Bhungry
A@@hunter
<??hurry
>?@hurry up
@?Ahurt
?D;hurts
?A>hurts !
@@Chuzzah
@@Bhuzzah !
A@Chv
@?@hve
?A>hwy
BC@hybrid
AF=hype
@@Ahyped
A?@hyperfuse
<?>i
B@@i actually
A?>i also
??Bi always
<;Ai am
@@>i are
AD@i assume
?@<i ate
<>@i believe
?C>i bet
@B?i bought
<=@i buy
@A=i called
A@Bi can
A@Ei cannot
AADi cant
AC@i cant_stand
>>@i cant_wait
ABAi chose
>?;i could
@@Bi decided
A?Bi did
>>@i disagree
B>Di do
=?Ci dont
@>Ai doubt
CA@i drove
AC?i even
@?<i feel
>A>i feel_like
A@Bi felt
A?Ci find
?>Bi found
@@Bi gave
?>Ai get
@@Bi give
@>Ai go
BAAi got
B?Ai had
@A<i hate
F<Hi have
A?Ei havent
=@=i heard
A@Fi highly_recommend
<B=i hope
@@Bi imagine
?=Bi just
>?@i just_bought
ABAi keep
=<@i know
B@Di like_the
>A@i liked
BAAi liked_this
B@?i live
KEIi love
AACi love_it
EBCi love_this
A@>i love_your
AABi loved
@@Bi may
AB@i met
@A>i miss
=<Ai need
=<Ai never
??Bi own
@@>i paid
@@Bi played
BB@i prefer_the
@@=i purchased
B@Ai recommend
@A>i returned
C@Ai saw
@A>i spent
A@>i started
@E@i still
@@>i tell
AC@i test
C>>i think
@=Ai thought
?A;i tried
@@Bi turned
@B@i understand
?;Bi use
AB@i used
?>?i wanna
?>@i want
>?<i wanted
D@?i was
B@@i was_like
BA@i watch
FE<i will
>?;i wish
>>@i wish_they
CC?i wonder
A@>i wont
GGEi would
A@=i wouldnt
=E7i_agree
@@>i_agree with
DBEi_expected
;;Ii_guess
CR6i_hate
@@Bi_hate paperwork
ZKAi_like
CBAi_like it
?A>i_like my
BA@i_like that
EDBi_like the
@@Di_love_you
@?Fi_mean
???i_need_this
CAAi_really_like
%-3i_want
>A?i_want a
>>@i_want it
;<?i_want one
<=@i_want that
A@>i_want to
A@Bi_would_like_to_see
AABiam
9:@ice
?=Bice cream
@C@icing
?A?icky
?>?icon
;=?iconia
>>@iconia a
96@ics
DE5id
A@>id have
@C@id still
AA@id_like_to_see
EA=idea
B@@idea what
A@Bideal
@A?identical
@@Aidentify
A:Aidiot
D?>idiots
?;Aidk
??Aie
BBDif
F>Cif i
>@>if i_want
=?@if im
B>?if it
=@=if its
A@Bif these
>@>if this
=ABif you
BB@if youre
A>Aif_only
ABDif_you_like
@@Aif_you_think
>?>ignorant
@@Bignored
@@Aihp
??@ii
@A@ikr
@/[ill
@@>ill !
?>Eill be
B@Cill have
?A@ill_buy
@A?illiterate
A@Billustrator
5(Dim
B@Bim a
@@>im at
>>Aim back
A@Bim glad
@BAim going
>?@im in
?@Cim just
?>@im looking
@>Fim not
>>>im pretty
@@Bim so_excited
@B@im waiting
<<@im_buying
>>@im_buying one
@A5im_dead
@?Bim_done
0:;im_getting
>?@im_getting one
>@?im_getting the
>?@im_getting this
AA@im_sold
@AAima
??Gimage
@@Bimage quality
CA@images
@@Bimages to
A=Gimagine
@@>imho
AA@imitation
DA@imma
@?@immature
ABBimmediately
AE;imo
@@>impatient
@E@import
CC?important
@A?importantly
??@imported
@D@imports
AB;impossible
@A=impossible to
@@>impossibly
@BAimpress
DBAimpressed
@@Aimpression
>??impressive
AAAimproved
@@Dimprovement
@@Bimproves
>7Bin
?A=in a
@@Bin about
@?Cin all
>?@in america
??>in any
>?@in canada
@?Bin europe
@B?in for
BABin front
?>Ain hand
@CAin his
BA?in it
AA>in its
DAAin my
BE@in one
B@Ain places
@@Bin south
B@?in there
?=@in this
?@>in to
>>@in uk
>?Bin your
AC@in_depth
BACin_love_with
>?@inception
:;Ainch
=?@include
==Fincluded
>??includes
C@Cincluding
??>increase
B@Eincredible
@>?indeed
@@Aindependent
>@>india
ACAindian
A@Cindistinguishable
AC?indoor
A@@indoors
=@?inducing
BBAindustry
?@>inexpensive
@@=inferior
@C@infinity
>>>info
>??info !
??@inform
@@;information
A@>informative
@>Binfrared
@@>ing
@@?initially
@A>injuries
AA@inking
CB@innovation
??Ainnovative
B@@input
?D7insane
@?Ainsert
>?>inside
?@>insisted
A@@insole
@@>inspection
?@>inspiration
@?Cinspired
@@Ainspiring
?@;install
@A<installation
@B=installed
AA?installing
?@:instant
A@Cinstantly
?==instead
@@<instructions
>=@insult
???insure
@A@integrated
@B@integration
?A>intel
???intelligent
@@>intend
>=@intentionally
>=;interested
@?>interested in
A<>interesting
DACinterface
@@?interferes
AB@interior
>>=internal
@@Ainternational
?;>internet
A@?interview
AC?into
BA?into it
ABBinto the
BBAintrested
7:?intro
?@@introduction
DANintuitive
>?@invested
A@Ainvesting
>=@investors
@B@involved
A?@ios
??Biowa
>>@ip
:X7ipad
AB@ipad !
=>@ipad ?
@>@ipad and
><@ipad for
@B>ipad is
B?@ipad sucks
AE@ipads
@1Aiphone
;@@iphones
?=Biphoto
EBEipod
@>Hipods
A@@ips
>>@ir
=<?irony
RMDis
??Eis a
?>Bis about
BA@is actually
B?@is already
AABis also
@@=is always
DADis amazing
?>@is an
>>?is and
ABDis awesome
CAAis awsome
B?Ais beautiful
:D@is better
AABis better_than
@@>is closed
AB=is crap
BAAis doing
A@>is easily
A?Gis easy
BB@is enough
A@Fis excellent
A@Dis fast
BA@is funny
?>>is going
CAAis good
C@Fis great
AA>is horrible
BA@is hot
:9Ais it
@@=is its
BB?is just
=>?is king
A@Cis light
@B@is making
EBAis much
ACAis my
AC?is no
;>9is not
@@>is not_worth
AB@is nothing
>?@is now
@@>is of
@BCis on
?A<is out
??Cis perfect
A@Bis quick
@A>is ridiculous
AB?is she
AB@is shit
?>@is short
BAAis smooth
>CAis still
AABis superb
?A>is superior
?B>is terrible
AB?is that
=DAis the
@B>is the_worst
>>@is their
==@is there
:?>is this
A@>is to
@A>is too_small
@@Bis trying
@B=is useless
A@Dis very_good
?>@is watching
BA@is way_better
@@>is well
?@Bis what
@@>is where
>>?is why
@@Bis wonderful
C@?is worth
AB=is wrong
>??is your
@A<is_a_joke
AD@is_like
<F?is_sick
AFDis_the_best
B@Ais_the_best camera
?B@ishit
;<Aisland
=B=isnt
@A?isnt_worth
@@<iso
@@>israel
=>Fissue
@<Hissues
?>@issues and
=:Git
<=Ait !
==Ait ?
AC@it about
A@Bit actually
@C?it again
AABit also
B>Ait at
@A=it back
>>Ait but
@?Bit came
@A>it can
>>@it comes
BA@it could
AC=it does
C?Cit doesnt
A@Cit dont
C@Ait feels
>?@it feels_like
@AEit for
A?>it from
>?Ait gets
B?Cit has
?=@it have
A@Bit holds
AD@it i
@@Bit if
?H;it in
FECit is
>=@it isnt
@A<it just
@A<it lasted
EB?it looks
>@@it looks_like
AA=it makes
>?Ait might
@@Bit now
AB@it off
?>Cit on
==Ait only
??=it out
A?Cit over
B@Eit plays
>?@it seems
B@@it sound
AC?it still
AE@it sucks
@A>it takes
@?Bit the
<==it to
A@Cit up
AD@it was
?>Ait will
@>?it works
A@Bit works_great
AE8it would
@@Bit_like
?>@it_means
BJ?italia
<<>italian
?@Aitd
AADitem
=>@items
GD?itll
D:Eits
?>@its a
AA>its amazing
CC@its better
;>>its called
A@Cits cool
>@>its definitely
@@>its down
@@>its easy
A@Bits fast
?>@its from
>@@its gonna
BB@its just
?>@its much
AB@its my
A@Bits nice
;9@its not
;<?its the
@@>its time
@@>its worth
@A?its_a_shame
EA=itself
?A@itunes
R?Live
B?@ive been
A@Dive bought
BB?ive ever
BA?ive had
?>?ive never
A@Bive only
A@Bive owned
@>Dive seen
@A>ive tried
@@Bive used
@@Dive yet
:;?iverson
?A?j
<<8jack
@@Ajacks
@@Bjackson
D@@jaguar
??@jaguars
ABBjam
=<@james
@@>jan
C@@jap
==?japan
?>@japanese
@@Bjason
@@Cjays
??@jb
@?Ajealousy
@A@jelly
@@Bjen
**?jeremy
>?@jeremy clarkson
@D?jeremys
@A<jerk
@@Bjerry
@@Bjerrys
@@?jersey
CB?jesus
CB?jesus christ
@@>jewels
?>@jezza
<>?jizz
>=@jizzed
>C?jk
?;Bjob
AGAjobs
AADjoe
@A=jogging
C@?john
BA@join
?>Djoke
>?>jokes
??Bjones
CA=jordan
@@>jpegs
CA?judgement
@@Ajuice
@F?juicy
A@Bjukebox
@@Bjulia
@?@jump
@@Bjumping
?I1junk
A@Bjunky
BF>just
?EAjust a
B@Ajust about
@C@just another
C@@just as
>?@just did
>B@just dont
@C@just get
B@>just got
AA>just has
@B@just hate
>>@just need
AB@just not
@?Bjust purchased
B@Ajust put
@?Bjust say
B?Bjust the
?A>just want
>>?just wanted
.5=just_bought
=>>just_bought one
<=@just_bought the
?>@just_like
<=@just_ordered
>?@just_ordered mine
?@<justice
@E@justify
/.?k
=>Akarma
A@Bkbs
@@?keen
CD;keep
@B@keep the
A@=keep your
A@@keep_going
B@Akeep_up_the
@@Akeepers
BBAkeeping
CH9keeps
A@Bkelly
@@Ckentucky
AD:kept
@?@key
@B?keyboard
@B@keyboards
@A>keypad
>>@keys
=>Bkick
BA@kick_ass
??>kicked
???kicking
A@Ckicks
=>Bkid
AC>kidding
>=8kids
@AFkill
ABAkill the
@AAkilled
ACAkilled_the
GBCkiller
B@@killer !
?@Bkilling
GABkind
B@Akind words
HE=kind_of
BEAkinda
BD@kindle
AE?kindle_fire
@@=kindly
0::king
@@Bkingdom
@@?kings
@@<kiss
>=Akit
A@Akitchen
??>kits
@@Bkitsch
?@>kitten
<=@km
?>Cknew
@@?knife
A@Akno
@A>knocked
,1;know
>?@know exactly
?@>know the
>?Cknow what
AAAknowledge
BA?known
AC<knows
AA@knuckle
B?@kobe
D@Akobo
@@Akodak
A@?kool
AB>kudos
83Dl
A?Bla
@AAlabel
>?>labor
>B:lack
?@>lack of
?@?lacked
AC@lacking
ABAlacks
@@Alad
AACladies
BA@lady
EDAlag
AC@laggy
>?@lags
A@Dlaid
A@Blaid out
@@>lake
>@?lambo
AA@lamborghinis
A@8lame
@?Aland
A@Blane
@?>language
???lap
AF>laptop
DC?laptops
BAElarge
A@Blarge and
AA@larger
AE>last
??Blast longer
AABlast night
==@last week
BC0lasted
@A<lasted about
EC=late
@@>lately
@B>later
?=?latest
:B=laugh
>A@laugh at
>??laughing
@=Alaunch
??Alaw
>>@lawl
=;@lawnmower
@@>lawsuit
=>>layer
?@?layered
AC?layout
@AAlazy
>??lbs
CAIlcd
A@Blcd screen
?>?le
@@Bleader
??=leaders
BACleading
?>@leak
B=Bleaked
A@@lean
9;Alearn
@B@learn from
@?Elearning
HJ<least
>?Dleather
>>=leave
@@<leave me
@?;leaving
FBAlebron
@B>led
>@:left
??@leg
??Alegendary
@@Alegislative
==>legs
AE@lemon
??=length
?@:lens
A@Dlense
@D=lenses
??Aleo
@@?leon
??Bless
A@Cless expensive
@@=lesson
6:Blet
=@@let me
@?Blet the
<?Alets
@@;letter
??Aletting
>?@letting me
B?;level
@@>levels
:9@lew
@@?lexar
AC@lexus
?E?lg
@C@lg optimus
@@Ali
&0;liberty
@@>library
@?>license
?@Elie
?>@lied
>=@lies
@=Jlife
A?Blife is
A@Alifestyle
HCMlight
B@Dlight and
@C=lighter
@A@lightning
A??lights
AADlightweight
%:4like
@C@like an
?@>like many
AABlike my
@@>like other
B@@like them
@B@like_5
H>>like_a
BCFlike_i
??@like_if
??@like_if_you
DABlike_it
;9Blike_that
C>Flike_the
B@Blike_the it
?B4like_this
>>Clike_to
@ABlike_what
@@Blike_what you
;A9liked
@B@liked the
@@>liked to
??@liked_it
DABliked_this
C=Blikely
?>@likely to
9><likes
>?@liking
A@Blil
D@@limit
@AAlimits
AE=line
@@Bline for
@@>line is
@B@line up
@@Aliner
@?Clines
BAElink
B@@lips
A>@lisa
;9<list
@?Hlisten
AADlisten to
@@Blistened
@@Blistened to
AA>listening
;=?listing
@@;lit
@@Cliterature
>>@lithium
I?Elittle
A@Clittle camera
A<Clive
@?Blived
?AAlives
@??living
4B9lmao
=>?lmao !
>>?lmfao
@DBload
?@?loaded
@A;loading
@ABloads
@?>local
@@Alocated
BB<lock
@A>lock up
@A>locked
@@?locks
??Blog
@@<logged
>>Blogic
<>@logo
*47lol
<==lol !
C@Blol i
>>@lol the
A@Alone
???lonely
BN9long
>>Along as
@@>long it
@@>long run
@B?long to
BAIlonger
@@Blonger battery_life
@??longest
>>?longevity
MMBlook
B@Blook at
AC@look of
?=>looked
@@>looked at
AA@lookin
SJ?looking
?@=looking_forward
?@>looking_forward to
RMBlooks
<>?looks and
BAAlooks good
A@=looks great
DHClooks_like
BABlooks_like a
@B@looks_like they
@B?loong
@@Cloose
@@Clord
@@?los
?@>lose
@A<loser
BA?losing
C@>loss
?B?lost
@@Blost in
NEJlot
@@Blot better
B@@lot sexier
CAAlots
B@@lots of
?B>loud
@@>louise
@@Blounge
@A?lousy
[VTlove
@@Blove having
C@@love how
@@>love me
ACAlove my
AABlove that
ICElove the
ABAlove to
@@>love working
B@Alove you
GBFlove_it
@?Blove_it !
MEGlove_this
B@@love_this car
@@>love_this feeling
@@Dlove_this player
GB>love_your
DASloved
@@Bloved that
A@Cloved the
@ADloved_it
A@Aloved_this
@@Bloveit
B@?lovely
@@>lover
=>>lovers
B>Bloves
D?Floving
BAAloving the
<?6low
@@>low light
B@?lower
A@@loyal
?@>loyalty
>>@lp
@A;luck
@@Bluckiest
?@>luckily
>=Elucky
??@lumix
AA@lunch
ACAluxury
@@?ly
B?Clying
@@?lyrics
GI=m
@@>ma
BA?mac
AD@macbook
D<Amach
B>Amach e
FCHmachine
A?Dmachinery
=A>machines
A@@macos
A@Imacro
;99made
?A<made the
>>@made this
??Amade_my_day
@@Dmadness
?AAmagazine
>=Bmagic
CA@magical
AB@magnet
?=?mah
?>@mah battery
??Amail
BC=main
A@@mainly
?B?maintenance
AC3major
9=9make
AE:make it
?@>make me
BAAmake my
?>Amake your
>?@makers
PM@makes
AB>makes it
DB>makes me
BB@makes this
;K?making
@B@making an
?@>making me
AB>mall
FA?man
B@@man i
??@managed
>?@mans
==Imanual
?B@manual focus
@@Amanually
>>@manuals
?@?manufactured
?>;manufacturer
<@?manufacturers
JEAmany
@B>many of
@@>many problems
@@>many reviewers
B@Amaps
A@Amarathon
@??march
A@Bmargarita
@?Amark
@A>marked
?>Amarket
?D<marketing
??@markets
?L>marques
@@Emarriage
A@Bmarried
B@Cmarry
B@@mars
@@>martin
A@Dmarvel
>?Bmarvelous
B@Amass
AACmassive
@?>master
A@Cmastered
ABAmasterpiece
@@>match
=;?mate
??>material
?@?math
@ABmatt
@=Cmatter
7D?max
A@Amaximum
BBKmay
ACBmay be
@@Bmay buy
A=@maybe
@B@maybe because
AD:mb
A@?mba
0;<me
BBAme ?
A@Bme about
@@>me alone
@ABme at
@@>me but
B@Cme for
@@Bme in
=>@me know
@@>me off
?>?me to
AB@me want
>??me what
@@>me with
:>@me_too
@AAmeal
;>@mean
AABmeaning
>9Dmeans
><@meant
@@>measure
@@Cmeat
AA@mechanical
@B;mechanics
D@Bmedia
AB:mediasource
@=Amedical
@@<mediocre
?>Bmeet
@@Bmeeting
?@Amegapixel
@CBmegapixels
C=Ameh
@@>members
B@Cmemorable
B><memory
@@?men
A@@mental
CA?mention
=?Amentioned
BC<menu
B@@menus
HH@mercedes
AB;mess
@@>mess !
B@<message
@@<messages
@A=messed
@@>messed up
???messenger
CDCmet
BA?meta
A@Bmeter
@ABmethod
@@?methods
B>Ametric
A?@metrics
@@Ametro
@@Amexican
A@Ami
?>@mic
@@>michael
?C?microphone
>?@microsoft
@9Bmid
@B=middle
@@Cmidnight
=;Cmight
A@Cmight be
@@>might find
?>@mike
@@?mikeys
@A@milage
AA@mile
DC>miles
@@Amiller
;><million
>>@million views
CFAmin
78?mind
A@Bmind_blowing
6>;mine
@A=mine back
@>Bmine for
>?@mine in
??Bminecraft
B@@mines
;>>mini
BDDminimal
@@?minimize
@?Bminor
>=>mins
BE?mint
CC=minute
FFGminutes
@@Cminutes to
@@?miracle
@?Bmirrors
@@?misguided
CL7miss
??>missed
@B=missing
=>;mistake
??Bmistakes
A@Bmix
B@Fmixed
CB@mixing
99@mkbhd
CABmm
@@Amms
@@Amo
B?Jmobile
@@Bmobile service
@AAmobiles
>=Cmock
9=@mode
A@Cmode is
A@@model
B@@model s
?>@modeling
>;:models
A@Bmodem
B@Amoderate
AC@modern
CCCmodes
AA@modify
@A>module
?@>mom
B>=moment
@B=moms
>AAmonday
>:7money
?>Bmoney for
?@>money on
@B>money to
9:?monkey
??Bmonopoly
@@Bmonroe
BAAmonster
=E0month
A?Bmonth ago
@@>month and
CJ.months
A@>months and
@ABmonty
@A;mood
@?Emoon
@@Amorgan
B@=morning
BC>moron
=>@morris
@>Amostly
>=Amother
@?@motherfucker
@@Amothers
>@?motion
>>?motor
<=@motorcycle
=A@motorcycles
BB@motorola
BA@motors
@@Bmountain
D@@mouse
BE=mouth
>??move
@>Amoved
AA9movement
AD@moves
DA?movie
AB8movies
AA:moving
==Cmp
?>Amp camera
A@Empeg
??@mph
??Amps
@;Dmr
BAAmrs
???ms
@@Amsnbc
>=@msrp
A@Cmt
FY=much
BD@much ?
BAAmuch as
@@=much easier
C@@much for
?=Bmuch less
@@=much nicer
JHAmuch_better
B@Bmuch_better than
??@multi
@>Emultiple
?B@multitasking
><Amum
??Amurdered
@F@muscle
ICImusic
AABmusic and
A@Bmusic collection
@@=music files
@@Bmusic is
AB@music to
>=@must
;?<must_have
@K?mustang
=?@my
@@Bmy archos
@@>my area
A@Bmy back
>>Amy birthday
A@Bmy book
@@>my camera
@?Bmy computer
@>?my dad
>>@my daily
@@Bmy decision
@@>my dvds
@@>my emails
B@@my experience
BC?my first
=@=my friend
@?>my friends
A@>my heart
>E@my ipad
B@?my iphone
@A>my last
@?Cmy life
=>?my mind
@A>my mom
@A>my moms
@@Bmy music
CA?my next
@@Bmy nomad
@?Bmy old
CDAmy opinion
??>my own
@@>my pc
?B;my phone
>?Amy purchase
??Bmy_ears
C?Fmy_favorite
DAAmy_favourite
@@Amyriad
GCGmyself
BCAn
?>>na
?5Anah
@AAnail
@BAnails
;9Dname
>>@named
@@9names
???napkin
?@>nasty
?@=natgeo
@@Bnation
ADAnational
A@Bnations
BBDnatural
@@Bnature
A@Bnaughty
??Anavigate
BA?navigating
@A:navigation
@A@nd
>>>near
>>@nearly
BACneat
@@Bnecessary
DF?need
>;Cneed a
B@Bneed for
AA=need it
ABBneed to
@?>need_one
BABneeded
EJBneeding
@J<needs
@B?needs a
??>needs to
?B:negative
?@>neglecting
@@Bneighborhood
AB@neighbour
@B9neither
@@Anephews
??Bnerd
?>@nerve
@ACnervous
@@Bnervous as
CB@netbook
>>@netbooks
EB@netflix
??>networking
?J:never
@B@never even
?=Anever had
>?@never used
@@<never worked
@A9never_buy
@?Fnew
><@new ipad
@@>new ipod
B@@new phone
??@newegg
AEAnewer
B@=news
@@>news tonight
??@newton
DA@nexode
GGEnext
DF@next time
@@Bnext week
>>@next_level
AD?nexus
@@Bnhs
XL?nice
@@Bnice and
ACAnice but
BB@nice car
?E@nice_job
PH@nice_review
B?@nice_try
BA@nice_vid
A@@nice_video
A@?nice_work
BCDnicely
AA9nicer
B@Cnicest
==@nick
@@>niece
>>?nigga
E@Hnight
@D5nightmare
@=Anightwing
JBAnike
FBNnikon
B@Fnikon coolpix
A@Bnikons
>>@nine
@@?niro
=?@nissan
0;2no
@@=no !
@A<no disc
@A>no disk
AB@no email
@A>no help
>>@no it
@?>no its
@@>no matter
@?Bno need
@=Ano one
@A<no picture
@B?no_brainer
??Bno_complaints
C@?no_good
A@Bno_issues
==Eno_problem
C@Cno_problems
B@@no_regrets
HAAno_thanks
=A;no_way
BE?nobody
A@@nobody_cares
@@Anodding
CEAnoise
???noises
BAMnokia
@@Bnokias
=><nolan
BA?nomad
@@Bnomad jukebox
@@Bnomad zen
@@Bnomads
@@>nominated
D?Cnon
@A>none
AA>nonsense
=;Anoob
@AAnook
@D>noone
<;>nope
AA?nor
DC?normal
@@Bnorris
BAAnorth
@E:nose
@@?noses
:>:not
@I<not a
>=@not an
CD?not as
AB@not better_than
AB@not buy
@@Bnot for
@>@not going
@?Bnot had
@A>not i
??Bnot many
BABnot only
@A>not play
@A=not read
@A=not recognize
??>not recommend
@>Anot sure
@@Bnot take
?;?not the
?A=not to
??Bnot want
@B=not work
>@?not wrong
@?Bnot yet
AA?not_a_bad
?@Anot_a_fan
BA?not_as_good
??Anot_bad
A@Anot_disappointed
@D?not_enough
>=Cnot_even
AC@not_even_funny
B@@not_for_me
@A@not_funny
@A;not_good
@B@not_great
BA@not_so_bad
A@?not_so_good
CA:not_that_bad
AC;not_worth
CG?not_worth_it
>@?notch
@?Anote
@@Anoted
BCBnotes
??@nothin
FM@nothing
@?Bnothing is
AB@nothing_beats
AA@nothing_compares
>?@nothing_new
?A?notice
@A>noticeable
??@noticed
A>@notification
>=@nov
A@@nova
==Anovember
A@Bnovice
;8Enow
@?Bnow ?
@ABnow and
BA@now i
>??now i_want
AA>now im
@@>now is
?@>now it
@@>now playing
@@Enow that
BA@now the
CAAnow to
@A=nowplaying
@@Bnr
@@Bntsc
AD=number
@@Bnumber one
::>numbers
AA>numerous
@@>nursing
@B?nuts
B@@nvidia
C@?ny
@@Enyc
@@?nyt
;>9o
>@>o o
?A>obama
??Aobjective
@@Aobl
?@>observed
<=Aobvious
@@<occasional
A?Aoccupy
?>Aoccurs
DE@ocean
A@Aoclock
A?@odd
@@>oddities
GK?of
?=Gof a
B@Bof all
A@Cof art
B@@of car
@B?of control
>?Aof course
@@Bof equipment
A@Cof features
@@=of good
A@Bof her
@B@of ipad
@D@of it
AACof its
@A<of junk
@@Bof machinery
C@Aof me
@B;of my
A@Bof other
@@Cof pictures
AC>of shit
96@of the
>?@of them
B?>of these
A@=of this
==?of your
>G3off
@B@off of
@B@off on
@@=offer
A@Boffered
@@Aoffering
B?Eoffers
;<>office
?B@official
AACofficially
??@offline
@@Aoffsets
BAEoften
:<@oh
@A>oh no
AB@oh wait
?@Boh yeah
?@Boh_my_god
CBAoh_well
???ohh
@@Aohio
BI?oil
F<Bok
A@Cok i
A??okay
@@Bol
5B;old
?B>old and
@B@old phone
@AAolder
@@Aoldies
?>@olds
A@Bolympus
?AAomfg
268omg
>?@omg !
1:;on
AB@on !
BA@on <time>
<;>on a
??Bon amazon
>?@on an
@A>on and
@B@on at
BBAon earth
>>Aon it
@@=on me
BA@on mine
9<=on my
?C@on the
@?>on their
@E>on this
AC@on top
@>@on tv
BA@on what
@B?on you
B@@on youtube
AB>on_fire
=:Gonce
@@Bonce youve
61?one
@>Cone !
BA@one ?
AA=one and
>>@one anyway
@@>one complaint
@>?one for
@=@one is
BB@one its
@<Aone of
A>@one plus
AA>one to
=>@one today
BB@one who
@@Cone would
54=oneplus
>?=ones
>>>online
IG1only
C@@only good
@@Bonly had
>>@only has
@AConly is
@?>only one
@@>only the
@A=only to
@@Bonly took
@@>only used
@>Donto
DDBoo
B@Aoof
A@Aooh
??Aoops
A=?op
<=@opel
@B<open
A@Bopened
@?Dopening
@@Aopens
@?Coperate
A?Aoperating
@@>operation
??Aoperator
GHBopinion
A@Bopinions
@@Aopponents
@@?opposed
@@?opposite
B@@ops
CAEoptical
@A@optimized
>B@optimus
BAEoption
@>Boptional
?>Boptions
00Aor
=@@or a
@@>or at
?A>or even
@B?or have
>>@or iphone
>??or is
BA@or just
AABor something
CAAor that
>>>or the
@B@or whatever
?@;orange
@?Dorchestra
>8Border
==Cordered
??@ordered_one
A@Aordering
@@Aoregon
@@Aorganic
?@>organization
A@Dorganizer
=<@orgasm
>??orgasms
3:6original
BH5os
9C6other
A>=others
??=otherwise
=<?ouch
5:Aour
<>?our reviews
>?@ours
4C>out
@@>out !
??Bout at
?C9out of
?A>out the
ABCout there
>?@outa
C@Doutdoor
>@Aoutdoors
@@Boutlasted
@AAoutlook
@@Boutperforms
>?;output
@@Boutputs
@@;outside
A@Coutstanding
AADoutta
@@Boutweighs
;8Fover
@@>over a
>=Aover the
@BAover_hyped
@CAover_priced
G<Ioverall
@@Boverall it
@@Boverall this
BB@overheating
@A=overloaded
@@Aoverlook
?>Boverly
B@?overnight
ADDoverpriced
AA@overrated
BD@oversized
@@Aoverwhelming
J<Fown
@@Cown it
EBIowned
DE:owner
@@Bowners
CA@owns
@@Aoz
BDCp
@@?pa
>G=pack
CDBpackage
=@Apacked
?C<packing
@@Apacks
=F>pad
AA@pads
???page
==@paid
AA@painful
A@Apaint
@@Bpaintball
A@?painting
LD<pair
B@>pair of
AA?pairs
@@Bpal
@@Apales
AADpalm
@?Fpanasonic
@@?pancakes
@A>panel
A@Cpanic
;;Cpants
>?>paper
@@Cpapercuts
@@Bpapercuts suck
@A4paperweight
@@Cpaperwork
A@;par
@@?parade
@?=parents
@@Cparis
@@Apark
@@?parked
AB=parking
@@Bparks
==Cpart
@@>partially
@@Bparticipated
@@>partner
;@=parts
A?Eparty
??@pass
@A<passed
@B@passing
@@?passion
@@>passport
??;past
@@Bpat
AB?patches
@?Bpath
AB?pathetic
@@?patient
@@?patients
?@>pause
>F.pay
?A;pay for
B?Dpaying
??@payment
??@pb
C?;pc
@@?pcs
@@Apda
>?Cpdf
@@Ape
>?9peace
D@@peak
?=@pedal
@@?peers
A>Bpen
?>>penis
A@Fpenny
AAApentium
H@Bpeople
AB=people are
@>Gpeople have
?>@people that
?B@people think
@>Apeople who
@@>pepsi
@ECper
>@Hperfect
@@Bperfect phone
B@@perfecting
@?Bperfection
A@>perfectly
A@@perform
LBMperformance
BAAperformance of
@@Bperforming
A@Eperforms
@@>perfume
@ABperhaps
BA<period
@=>person
@@?persona
@?Bpersonal
A@Apersonality
BD?personally
ABApersonally i
@@>perspective
@@Apet
=>@petrol
?@@phantom
@@Bphil
BA@philippines
@@Bphilips
@A?phoenix
F>Mphone
B@@phone ?
@?Ephone and
@@>phone are
@@Bphone does
BBEphone for
??Bphone i
DACphone in
C@Dphone is
?>@phone of
B@@phone to
@B<phone with
<4Cphones
ADEphoto
C@Aphotographer
B@@photographers
A@Aphotographs
A@Dphotography
D=Jphotos
A@Cphotoshop
@@?phx
A@@physics
AF?piano
@?Cpic
?@Bpick
@>Apicked
@@<picking
?B>picks
?>Bpicky
FBLpics
@@Bpics you
F?Opicture
@A>picture !
@@Bpicture of
B@Dpicture quality
@A=pictured
F@Opictures
@@Bpictures and
A@Cpictures are
@@>pictures for
@@Dpie
EE=piece
DC=piece of
@A;piece_of_crap
@D=piece_of_shit
AB?pieces
@B@pile_of
@@?pills
=>@pin
AD?ping
A@Apink
A@Cpioneer
>=@pipes
==>pirates
A?;pissed
>?>pissing
@@?pistons
@@?pit
@AApitch
?>@pitiful
BC@pixel
>=Bpixels
A@Cpizza
B@Aplace
A@Eplaced
C@Dplaces
CA@plain
@A=plan
BBAplane
<=Aplanet
??@planning
@?Dplans
AA?plant
@B8plastic
?==plate
@;Kplay
A@Bplay a
@A=play my
DE@playback
FB>playbook
DC@playbook is
FE>played
MF@player
BADplayer !
@@=player in
@@;player is
@?Cplayer that
@@=player with
?A6players
CAEplaying
A@Bplaying with
@?>playlist
A@Hplaylists
DAIplays
59>please
AB?please !
AB@please do
BA@please make
=>@please share
??@please_help
ACBplease_stop
A>Mpleased
@?Bpleased with
@=Fplenty
@?Cplenty of
>=?pls
A?@plug
DA@plugged
@A@plugin
H7[plus
@@Bplus i
A@Bplus in
@@Bplusses
;A?plz
CA=pm
DAJpocket
>>>pockets
>=@poco
?>@poco f
=8Epoint
@@Bpoint and
@@?pointed
@A@pointer
??@pointing
@A=pointless
?@<points
@B=police
AB?policy
?@>politely
@?Bpolitical
A@Dpolyphonic
?@=poo
>>:poor
@@=poor quality
@B:poorly
CB?pop
B@?popping
@A>pops
AE<popular
>=@porn
AB?porsche
B?Aport
@AAportability
EDAportable
AA@ports
CA?pos
@@Apose
@@>poser
@B@position
@?=positive
@@Bpossibilities
??Apossibly
>?Apost
@?Apostage
???posted
??@posting
???posts
@@Apot
@@?potato
B@Bpotential
@@=potentially
>@@pounds
@@Apoverty
@C@power
@B@power !
B@@power bank
=;@powerbank
?>Apowered
@HDpowerful
@@Bpowerhouse
AD?powerpoint
A@Dpowershot
@@Bpowershot g
AAGpractically
;=@praise
?B@praised
=<>pre
???precious
??=prefer
FDAprefer_the
B?Bpreference
?@<preferred
@@>pregnant
@@Bpremiere
>A=premium
@@Apreparation
@@Bprepare
?A=prepared
A@Bpresent
B@@presentation
C?Apresented
@B@presenting
A@>presents
A@Cpresets
?@@press
?>Apressed
@@?pressing
>>@pressure
>@@prestige
??@presumably
@C@prettier
@C@prettiest
C>>pretty
BA@pretty as
>??pretty much
<=>pretty sure
@B?pretty_bad
D@Epretty_good
BBApreview
AB@previews
A?Fprevious
?>Cpreviously
B6[price
>?Aprice !
=>@price ?
BC<price and
@?Bprice i
@=@price of
A@Cprice range
B@Ipriced
=C?prices
@AApricey
ACApricing
A@Apride
@@Bprimarily
?=@prime
@@Aprince
A@@princess
A@@printed
?@>printer
@@?printing
@@Aprints
A@Bpriority
@@Bprison
>?@private
87Ipro
<A?pro max
>>Bpro or
K=Bprobably
B@@probably not
AAIproblem
>?@problem with
@@Aproblem_is
?DLproblems
??@processing
@?Bproduce
??>produced
@@>producing
JU8product
@@=product !
?@>product is
@?>production
C@Eproductive
A>Aproductivity
CC4products
@@>profession
B?Aprofessional
@?Bprofile
C@Dprogram
??@programs
@@Bprogressive
=<Aproject
@B9promised
@?Apromising
@A;prone
>=@proof
?@Aprop
=?>proper
@A=properly
??@property
?>Apropose
A@Aproprietary
C@Ipros
@@Aprotection
@@Cprotective
@@Aprotest
@@Cprotests
?B@prototype
CDEproud
A@@proudly
B@Aprove
?A@proven
AACprovide
@?Cprovided
?<?ps
@B?psp
@@Apsyched
@@Apt
A@Bpub
A@Cpublic
@@=published
?@@pull
??@pulling
B@@pulls
@?Bpumped
?C@punch
?@>pup
?>@pura
=?Epurchase
BA>purchased
@@>purchased a
A@Dpurchased this
@A>purchases
?@Dpurchasing
BBCpure
A@Bpurple
@@?purposes
@@?purse
@A@push
?A>pushing
@AApussy
19>put
@@>put in
@@Cput it
@B@put that
DA@puts
B@@puts it
EF@putting
@@?puzzles
=@@q
??Aqaeda
??@qt
HBAquad
D@@quad core
@@>qualities
PJBquality
AAFquality and
@@Dquality are
BAFquality is
BA?quality of
@@?query
CA@quest
<8Dquestion
@A?questioned
?@@questions
@@>quibble
GBGquick
CADquickly
@@Bquickly and
@>Lquiet
A@Aquieter
@@>quirky
@B6quit
@A7quote
@@Bquotes
EECr
?A;race
@<@racing
??@racism
>=?racist
@@>rack
B?Hradio
@@Bradio is
@@>rage
@ABrain
?@<rains
@A=rainy
>=@raise
@B@ram
@;Lrange
?>Arange and
@@Brange of
???rap
D?Araped
>?@rappers
>=?rare
??Ararely
@@Drated
:@<rather
@B@rather have
>?@rather than
?>Arating
A@Eratio
??Arational
A?Braw
?@?ray
@@>rca
?>Ard
BF=re
C@Areach
A@@reached
@@?reactions
89Dread
BBDreadable
=>>reading
@@?reads
A=Dready
51Breal
A@Breal_good
A@@realise
?@?realised
@BAreality
==Arealize
=>?realized
@@Arealizing
@B@really_bad
IBHreally_good
AB?rear
A@@rearing
=C7reason
@B?reason to
??Creasonable
A@Dreasons
@A>rebate
@@Areboot
AB@rebuilt
@@Arec
@A=recall
A?Creceived
@@<receiver
@@Creceiving
;=@recent
?>@recently
A@Dreception
C@Grecharge
A@Brecharger
@@Brecharges
@@>recharging
?@>recieved
A@Crecipe
@@Brecipes
>=@recognition
AA9recognize
@@Brecognizes
@@Drecomend
:;>recommend
?>Frecommend it
@@Brecommend this
@@Arecommendation
9:Drecommended
@B?recommends
@@Arecord
=>@recorded
??@recorders
A@=recording
A@Brecords
@@Brecruit
8;:red
@CAreddit
==@redesign
@B@redesigned
@@?redeye
<=@redmagic
@@?reference
>>@reflective
A@Brefreshing
A@Drefunded
=??refurbished
@?>refuse
@@Crefused
@B?refuses
?A>regarding
@@<regards
@@Aregion
@ABregional
??>register
?@>registered
CC>regret
A?Aregretted
A?Bregular
@?@regularly
@@<reinforcement
@?Brejected
@@=relative
A@Brelatively
@@?relaxation
88Frelease
96=released
A?Areleases
???releasing
C@@relevant
@??reliability
=@<reliable
?>Dremain
B@Aremarkable
?>Aremember
@@Aremind
@@>reminded
AF@reminding
@AAreminds
>?Aremote
@@=remotes
@@Dremovable
??Aremove
A?>removed
@@Arendered
??Arendering
@@Arented
AF>rep
?A<repair
@A@repairs
@@Brepeal
@@=repeat
@@Breplacable
>@?replace
?@>replace them
B@Jreplaceable
A@Dreplaceable battery
CE<replaced
???replay
?@>replies
;=?reply
@@=replying
B?Breport
@A=reported
ABAreporter
@A=reports
CA@represent
??@reproduction
@@>republican
?@=reputation
?A?requested
@A=required
<;=requires
AA@res
>?@resale
C?Eresearch
AB@resending
?@>reset
FHDresolution
?@;resolve
@ACresolved
=>@resort
@@=resources
=B=respect
B@@respectively
AA>respond
@@>respond to
@@Aresponded
@@>responding
A>Dresponse
@@=responsible
A@?responsive
@A@responsiveness
?AArest
@BArest of
@@?restaurant
?@>result
A>Hresults
??@retail
@?Aretailer
@AAretailers
>>@retard
=>@retarded
CC@retina
?B9return
@@>return the
AC=return_it
?B6returned
@@>returned the
@A<returned_it
@@Breturning
BD@reverse
[QAreview
DB@review !
>A?review of
B@@review on
BDCreviewed
IDBreviewer
BA@reviewer on
>D5reviewers
=?@reviewing
69=reviews
>?@reviews !
@@Ereviews for
>?@reviews with
@@>reward
@@Brewind
?>Arice
=?:rich
@@>rick
?=?ride
?;Ariders
>?Arides
EDAridiculous
AB@ridiculous and
>@Ariding
CCEright
AA>right ?
B@@right now
A@Cright out
@@?righteous
A?Aring
@@>ringing
CB?rings
B@Aringtone
A@Cringtones
@DHrip
AD@rip_off
@@Aripper
A?Fripping
@@?rips
@A?rises
B@@rising
A@@rival
@@>river
>>@rn
B?Broad
@>?roads
A<Crob
@@>robert
A@Arock
=@?rocket
AABrocking
DCJrocks
@ABrocks !
>@?rode
:<@rofl
??Broflmao
@@Brogue
@@?roll
A?Brolls
>>@rom
>?@roms
@@>ron
@@?roof
ABCroom
@ABroom for
AC?root
BG@rope
??@rory
E@Arotation
??>round
??Aroute
@@>router
A@Aroutine
@@Broutinely
?F>rover
@@Brow
@>@rpm
>BBrs
??Brt
@@>rt thank_you
@C@rubbish
AC?rude
@B?rugged
@?=ruin
AB=ruined
A@:ruining
AD=ruins
AB@ruins the
A@Brule
GAArules
??@rumor
@@Brumours
>;@run
AA@runners
><Grunning
@B?runs
>=@russian
@@>rv
GS=rx
@@Bryan
83;s
>>@saab
A@Bsabres
>=@sabrina
<>>sad
@@=saddest
?C>sadly
>>@safety
9E@said
AD?said it
@?>said that
??@saint
BA@sake
?>?sale
>A=sales
@@Asalsa
@?@salt
-;4same
?A>same here
@A>same problem
@B>same thing
BA@same with
B08samsung
C?@samsung galaxy
B@@samsung i
DA@samsungs
<;?sandwich
=>@santa
C@Bsat
?@;satisfaction
@A?satisfied
@@Bsaturday
??@savage
AB1save
@A;save your
>>Asaved
@@Asaved_me
??Asaver
A@Bsaves
>@?saving
D?=saw
@@Dsay
@ABsay i
>?@say its
AB@say on
B@@say the
>=<saying
@@>saying is
>@@saying that
A<Esays
>>@says it
@@Asc
B@Bscan
@@Bscandal
@@Bscare
ACAscared
>?;scary
A@Bscene
@@=scenes
<<Fschool
>?@score
@?Bscored
>>>scratch
?@:scratched
@@>scratches
A@@scream
?>Bscreaming
DN@screen
CDAscreen is
AB@screen resolution
@@>screen when
?@Ascreens
AC@screw
>>@screw_you
AC9screwed
A@Ascrewing
AB=scroll
@A>scrolling
@=Asd
C?Bseals
AAEseamless
C?Aseamlessly
9=>search
??Bsearched
=>>searching
?B7season
???seat
ABAseats
?>?sec
@A:second
CAEseconds
@@Bsecret
CA?section
A@Bsecure
?=@security
50=see
?@>see a
==@see it
A@Bsee you
?=Eseeing
@@Aseek
@@Aseeking
B>Aseem
BB?seemed
>>Aseems
C@<seems_like
@?Gseen
@?Asees
A@Aseldom
@@=select
A@Bselected
DA@selection
AA<self
@A?selfish
30@sell
?>@sell it
@>@sell the
@?Cseller
??Asells
??Bsemi
??8send
@A=send it
AA:sending
?>=sense
?@>sensitive
@B@sensitivity
@B;sent
@@>separately
???september
>?@serbia
ACBseries
F?Fserious
@@Cserious about
@@Bserve
>?>served
>A@servers
A@Cserves
AF8service
@@>service and
@A>service is
@B?services
@@>serving
B>Dset
@@Aseth
@ABsets
>>?setting
BADsettings
?>@settle
@@Bsettled
A@Asetup
CA?several
A@Bseveral people
@@>several times
?>Bsevere
?A>sex
DA@sexier
=<@sexual
DB=sexy
@@Asf
BA:sh
@@=shade
AABshadow
@@?shadows
@@Ashake
@@Bshaking
???shall
B?>shame
??@shameful
DABshape
B@Ashape of
6:Ashare
<>?share our
??@shared
?A?shares
?@@sharing
@@?shark
A@Csharp
B@Asharper
7;?she
>?@she has
AB?she just
@@Bshe loves
>?@she said
>>@she sounds
B@Csheep
?A6sheesh
???shell
@A=shelling
GCEshes
@>Ashift
@?Bshifting
@@Ashine
A@Ashining
=@=ship
??Eshipping
@@Cshirt
;I>shit
??>shit !
@E?shitty
>>Cshocked
A?@shocking
@A>shoddy
9<Ashoe
G@Bshoes
BA>shoot
BD@shooting
==Bshop
=?;shopping
ND;short
@@Bshort time
@A=shortcomings
DDDshot
A@Fshots
?H>should
@>>should be
CH;should have
<;@should i
>?@should learn
C@@should make
@@Bshould say
A=?should_have_been
@@?shoulder
@?Bshout
<>Ishow
@@Bshow !
@B?show the
@@Dshowed
@@Ashower
CIBshowing
AAAshown
:=@shows
A@Bshowtime
B@Fshuffle
@?>shut
?>@shut the
><Ashut_up
B@Jshutter
AA@si
ABBsick
??>sick_of
A@Aside
?@?sidewalk
@?;sigh
@A:signal
@@=signals
A@Bsigned
@@>significant
BA<significantly
>>@silence
@ABsilk
B@Gsilly
?@;silver
@@>silver plate
?=@sim
?@@similar
?>@similarly
IAHsimple
A@Fsimple to
@@>simpler
??@simpleton
=>;simply
?5Csince
A@Bsince i
AA>since the
>>Asince you
@@Csing
@@Bsinging
@AEsingle
A@Asink
B@=sir
@@>sir !
AJ@siri
??Bsister
@>>sit
@@>sit on
>C<site
@A@sites
??@sits
A@Bsitting
??Csituation
???situations
B@@six
==Lsize
A@Dsize and
?CAsized
??Askeptical
@@Askies
>>?skills
?>Dskip
@@Bskip_to
@A9skipping
@@?skirt
@A@sky
<>:skype
??@slang
@D?slap
CH?slate
@@Bslave
BAAsleek
A@@sleep
@@?slew
@B?slightest
><=slightly
@@Eslim
@B@slimmer
@C?slip
E@Aslippage
BB@slot
AB@slot ?
=D>slow
A??slower
@AAslowing
??=slowly
A@@slr
@@?slrs
?@@sluggish
@?Asmack
FAHsmall
@@Bsmall and
A@Bsmall size
@@Asmaller
DC=smart
CA@smart phone
CB?smartphone
98@smartphones
@A:smell
??=smh
B@Csmile
@@Bsmiles
@@?smiling
@A9smoke
AC@smoked
?@:smoking
GDAsmooth
C@Bsmoothly
A@@smoothness
??@sms
A@Esnap
@@Bsnl
??@snot
?A=snow
@@Asnuggly
@@=snyder
BA>so_bad
A@@so_cute
A@@so_dope
>?Fso_excited
@B@so_expensive
EAGso_good
BD@so_much_better
AB@so_much_better than
?C<so_sick
@B>so_sick of
>@=so_true
A>Fso_what
>?@soak
@@?soap
A@@social
EAAsock
ACBsocks
AABsofa
C@Asoft
GJ<software
@A;software is
@B@software update
>@?software updates
C@@solar
?CAsold
?C?sold my
@@Asolely
BBCsolid
EAAsolid_review
?@;solution
??Asolved
7;:some
@B@some one
>>?some other
>??some reason
@A@somebody
@@Asomeday
9<8someone
??>someone else
@A@someone_help
??=someones
EEAsomething
@@>something !
BAAsomething for
@@>something i
@@Bsomething to
@BAsometime
A?;sometimes
>?8somewhat
=>@somewhere
>>@somthing
>??son
83Gsong
?@=song !
DBDsongs
@@Bsongs and
DFDsony
?@>sonys
<:Bsoo
89Bsoon
A@@soothing
@A8sore
<6=sorry
BA@sorry but
@@>sorry for
A@Bsort
?B9sort_of
?@?sorts
@@Bsoul
C@Esound
B@Dsound is
>A@sound like
@>Esound quality
?@Csounded
@@=sounding
?=Isounds
@ABsounds great
97>sounds_like
8>Asoundtrack
A@Fsoup
>?Asource
@@Bsouth
@@Bsouth africa
A@?sp
E?Ispace
??@spaces
@@Cspam
@@>spammer
@B@spank
??Aspare
CACspeaker
B@Mspeakerphone
DDDspeakers
>??speaking
A@@speaks
>>@spec
>=?special
@@Bspecific
D@Aspecifically
F>Cspecs
ABAspeech
C;Espeed
@>?speeds
?>@spell
??Bspelled
@@Aspelling
BG:spend
@A>spend a
@A=spending
@D<spent
BB?spider
@@>spill
@@Bspills
AA@spin
AC@spinning
@@?spins
AD>spit
@??spoiler
@@?sponsored
BACsporcle
;=@sport
>?Asports
AB@sporty
AA?spot
?A@spot_on
??Aspots
???spread
A@Cspring
@@Csprint
@A?squashed
AA=squeeze
@@>srsly
>BEst
>?=stability
?@Astable
@?Astack
=>Bstaff
AA>stage
CACstaggering
@D?stainless
B@Astamps
@C@stand
@@Astandby
>?=stands
@>Fstar
@?@stares
AA?staring
CBGstars
?H?start
C?<started
A@>started to
CEDstarting
ABAstarting to
>?>starts
?>Estate
>?Astatement
A@Dstates
AC@station
@@=stations
?>Dstay
?@<stay_away_from
???stayed
@@Bstaying
@@Bstays
A@Csteady
A@Dsteal
@?@stealing
@@Bstealth
?C?steel
A@Csteelers
?<Dstep
@@;stephen
??>stepping
?>?stereo
??@stereotype
AE@steve
AB@steve jobs
?=@stfu
=C>stick
@B@stick to
???sticker
?@>sticks
@@?sticky
A@Astig
??@stil
IV<still
BA@still has
B?Astill have
AB@still on
?C?still the
@@>still trying
>>@still waiting
@B@still want
@@>still_works
@B;stinks
A@Bstitch
=<?stock
CA@stoked
><?stolen
?@Cstone
HC0stop
CAAstop !
BD@stop_watching
?>=stopped
@A=stopped_working
???stopping
A@@stops
B@Gstorage
@@Bstorage capacity
>=8store
A@Estored
>>@stores
@B@story
=>@straight
>>@strange
@@;strap
@@>strategy
A?>streak
?>Bstream
@@Bstreaming
A<Astreet
A@=strength
@@Bstrengths
AA@stretch
@@Bstrikes
@@?striking
?@>string
AA@stroke
@C@stronger
@@Astrongly
?ADstuck
?A?student
???students
AA@studio
@@?study
DDFstuff
AB@stuffmagazine
?>Dstunning
D@Fsturdy
CEBstyle
AB@style !
@B@style and
BC@styling
??Cstylish
?>@stylus
@C;sub
@?Bsubject
@@?subjects
C@@subscribe
AB@subscribers
BH@subscription
@A;substandard
A@>substitute
@C?subtle
@@Bsuburbs
@A=subway
@@>successfully
>>=such
C=>suck
@@Bsuck worse
AA@sucked
B@@sucker
NM6sucks
@@>sudden
@A<suddenly
B@>suffer
??Bsuffering
A?Csuggest
@@?suggested
BA@suggests
,%Msuicide
??Asuing
A@Csuit
???suited
ABAsummary
@@>summer
@@Bsumthin
@?Csun
A?Dsunday
@ABsunny
@@Asunshine
CEFsuperb
?B>superior
A@Bsupper
A@Dsupplied
9D%support
@A<support number
@A?supported
AA=supporting
><>supports
@@<suppose
?A?supposed
92=sure
AB?sure if
>??sure that
@@Csure why
?>?sure you
AA=surely
A@=surface
@?Bsurfing
@?Esurprise
@@Dsurprised
@@Bsurprised to
A@@surprisingly
@@Bsurreal
@@?survived
@@Asushi
@@Esuspect
?@@suspension
@B@suspicious
CD@suv
A@Dsvcds
@@>swamp
@@=swap
?=Cswear
AD?sweater
A@Isweet
A@Csweet !
@@>sweet dreams
@@:switch
@@>switch between
AAAswitched
@B@switched to
@@?switches
A@@switching
@@=swollen
@@Asydney
BA@symbol
A@Dsymphony
@@Esync
>@Asystem
AA?systems
@@Ct
BAEt mobile
@@=t zones
???ta
MT@tab
@?>table
AB@tables
PH<tablet
=?@tablet ?
B@@tablet because
DB@tablet is
BA@tablet on
?>@tablet s
B@@tablet with
DE>tablets
@B>tacky
@@Btacos
>=@tactics
???tag
@@<tagging
@A<tags
B@@tail
C>Ftake
>=Etake a
>??take care
@?Btake my
C@@take the
AB?take your
BBHtaken
@BBtakes
@@>takes a
>?Dtaking
@?Ctaking my
CDAtalk
ABAtalked
@@Btalkin
HC?talking
BB@talking about
?>Btalks
?B?tank
@@?tanks
??@tap
??@tapped
?@=task
A?@tasks
BBAtaste
@@Btasted
B@Atasty
?>@tat
??@taught
<<>tax
D@@taycan
@@=tcot
@?Ctea
@@>teach
@AEteam
?@;teams
@@Ateaparty
@?Ctears
??@tease
=:4tech
@A;tech support
>?@techie
>?=technical
??@technically
?ABtechnologies
@GBtechnology
@@Btechnology is
?>@techspurt
??@techy
@<@tegra
@A<telephone
99Btell
?>?tell me
?>Atell the
@?Atell_me_you
?>=telling
?@<tells
<=@temperature
BA>tempted
AA@tempting
AC<ten
?@<tend
?@>tend to
C??term
CBAterms
=G5terrible
@@Fterribly
@@Cterribly sad
?>Gterrific
OABtesla
DG@test
AC@test drove
@?Btested
>>Atests
@@>texas
??>text
>>@tg
@@>tgif
88?th
>?@th !
@B@tha
A@Dthai
J<?than
BBBthan a
@?Bthan an
AABthan any
C@Athan enough
@@>than i
C<Ethan the
?E<than this
A@Bthank
CE@thank_u
?::thank_you
@@?thankful
?B@thankfully
B@@thanking
,7;thanks
;??thanks !
>??thanks :)
CAAthanks_a_lot
;=>thanks_for
B@@thanks_for the
AB9thanks_for_nothing
B@Athanks_so_much
D@@thanx
=7?that
ABAthat !
@>Dthat a
@A>that actually
@@>that amazon
>=Athat apple
@@>that came
>>@that car
?>@that do
A@Bthat good
BACthat have
C?Gthat i
;B?that is
=>@that its
@@Bthat ive
AB@that kind_of
@@>that low
@>@that money
@B=that much
AB@that normal
CA?that one
@A<that player
@B@that same
@?Bthat song
BA@that sound
@@Cthat sounds
>A;that the
AA=that they
A@Dthat this
@B@that video
;=>that was
?@>that were
BA?that when
A@Bthat works
?;Bthat would
@?<that you
?A?thatd
??@thatll
EEAthats
A?Bthats a
@>@thats all
A@<thats awesome
BA@thats cute
AD@thats just
CC@thats not
@@Cthats terribly
BCAthats the
?BAthats what
==?thats why
@C@the
B@@the accent
=>@the acer
>@>the ad
>?@the android
B@@the anker
@@Ethe apex
?>?the apple
@@>the audio
ABAthe back
@@Bthe bang_for_the_buck
ADCthe battery
>>@the beginning
>?@the bells
HEGthe best
@C@the better
==?the black
@B?the body
ACAthe bottom
@?Dthe box
@@>the built
@B@the cake
=B7the camera
B@Bthe cameras
A@Bthe canon
DB?the car
@A=the case
<<@the cat
><@the cheapest
@@Bthe combination
@@>the company
@?Bthe computer
A@Dthe controls
A@Dthe coolest
@B>the cover
==Athe dark
AB@the design
BD>the device
@@Bthe digital
@A=the disc
B@>the dog
AA>the dust
@A;the dvd
@@>the eax
=?>the end
CC@the english
AA=the entire
DAAthe f
@B?the face
CCCthe fact
BACthe features
?>Bthe few
<<?the first
>?@the floor
?A>the freedom
?A>the front
@>@the fuck
A@Bthe functionality
C@Gthe g
BC@the galaxy
=?Athe google
BA@the gt
>?@the guy
CA@the he
@A;the headphone
>=>the hell
@?Bthe house
@@>the instructions
=>@the intro
AC>the ipad
?=Athe iphone
@@Bthe ipods
BA@the job
>?@the karma
BC@the keyboard
BA?the last
@@Bthe latter
A@Dthe lcd
@A=the long
@B@the look
B?Athe mach
B@Dthe manual
B@Athe market
AA>the menu
@A>the middle
@?Ethe money
ABAthe music
@B@the mustang
>??the name
=?Athe new
>?Athe next
A@Bthe nicest
??>the night
B@Gthe nikon
@@Bthe nokia
A@Bthe nomad
??>the one
<=@the oneplus
AA<the only
:==the original
AA>the os
@@9the other
?=Athe p
@ABthe people
C@9the phone
A@Bthe phones
@@Bthe photos
A@Dthe picture
AABthe pictures
CB@the playbook
BB<the player
@A>the players
?@Bthe poor
AB@the power
BA@the prettiest
F@Ethe price
AA=the product
@>Athe real
@@>the red
ABAthe rest
FAAthe review
BA>the reviews
<<@the s
AB@the sales
9;<the same
?=?the samsung
DH=the screen
@A>the season
@@<the second
BAAthe shape
@@Bthe shutter
>?Athe size
A@Bthe small
BC@the software
<=?the song
?@=the songs
B@Athe sound
A@Dthe speakerphone
??>the start
@@Bthe storage
@A>the store
A@Dthe t
BA@the tab
BA@the thing
BC@the to
B@@the top
AB@the transformer
?>@the uk
B@@the upper
?=@the us
=?:the video
@A>the view
@@>the viewfinder
>>@the vivo
@B?the voice
@A=the warranty
ABAthe weather
@A>the week
@@>the weekend
>??the white
?@>the whole
BA@the win
@C@the winner
AC>the word
@CCthe world
AB@the xoom
A@Bthe xtra
=<@the year
?C@the_fire
@B>the_problem_is
@D>the_shit
@D;the_worst
??Atheater
???theft
@@Athegoodwife
4<5their
@A>their products
A?Atheirs
@D=them
A@>them !
A@Bthem all
>?@them is
@@Bthem to
@@>them with
???theme
?@Athemselves
6A9then
@B@then dont
EB?then i
ABBthen the
=>>theory
?6@there
A@Bthere are
@@>there have
>B<there is
@ABthere isnt
AC;there was
<B@theres
A@=theres a
AADtheres no
@A>theres no_way
EMAthese
BA@these and
?@=these are
@B@these people
>??these reviews
@@>these things
6M7they
??>they are
@@Bthey call
?>Athey came
B@@they can
?A=they could
@B@they didnt
BAAthey dont
AB?they give
@B@they have
>=@they look_like
@B?they need
?@>they said
ADAthey should
AABthey were
>??they will
@B>they wont
??>theyd
>?@theyll
FG<theyre
A?Btheyve
AA>thick
?@Athicker
AC@thickness
B@?thier
@A>thin
KS?thing
@B?thing and
@@Bthing has
BC@thing is
@@>thing ive
@@Cthing that
>?@things
>@?things that
:7;think
AB@think about
A>Athink i
C?Athink it
??Cthink of
CBAthink that
<@@think the
@B@think they
@>Athink this
C>Athinking
B@Athinking about
@A@thinkpad
D@>thinks
>>?third
@D@thirsty
A@Athirty
NHGthis
>=Athis ?
BDBthis a
?@>this after
?=@this and
?@>this as
@@Bthis baby
EAPthis camera
=>@this commercial
@A>this company
@B@this could
@@>this did
@A:this dvd
BA?this ever
>?Bthis for
@@Bthis great
AD@this guys
@?Bthis has
@@Bthis if
>?@this in
E?Athis is
A@Cthis is_the_best
A@Cthis little
@B@this looks_like
@@Bthis machine
BA@this man
@@Bthis means
BA?this model
@@Bthis mp
@B@this new
;;@this on
A@Cthis one
<;Athis or
A?Hthis phone
@G8this product
AB?this review
@B@this shit
CA@this should
EHDthis thing
@@Bthis time
@@Cthis to
@A;this unit
=:Athis video
??>this was
>=@this will
@>Athis year
@C=this_sucks
E@?tho
A@@thorough
?9>those
>?@those are
A@Cthose that
@?@thou
HK=though
AB@though ?
ABAthough i
>8Fthought
AA>thought i
?>@thought it
B?Athoughts
AA>thousand
?A>thousands
>>6three
@A@threw
A@Cthrilled
>?@thrive
@A<throat
?@8through
@@Bthrough the
@A>through their
@A>through to
?ACthrow
@A?throwing
@@?thrown
??@tht
A@Bthumb
AE>thumbs_down
;>?thumbs_up
;??thumbs_up if
??@thunderbolt
??Athursday
A@Bthus
@@;thx
A@Atickets
>>@tie
@D@tied
A@Btigers
>B=tight
??Atil
AB=till
AC?tilt
A@Ctim
@=Ctime
??Btime !
@@>time ?
A@Ctime and
AACtime i
@@>time is
>??time to
@@>timed
A@Atimeless
B@Atimeline
@F3times
@@>times to
??Atinker
@>@tip
?@?tips
ACAtired
AA>tired_of
BA@tires
@B@tis
?@>tissues
@@>titles
BAAtm
@F<to
>?=to a
@@>to amazon
A@Bto and
@B@to android
@@Bto answer
A@Gto anyone
@@>to ask
??Bto avoid
CD@to be
@B>to being
@@Bto borrow
?=Bto buy
@A=to contact
ABAto copy
@@Bto date
@@Bto die
A>Cto do
A>@to drive
>?@to even
@@>to expect
@BAto fill
@B@to fix
?A3to get
@BBto give
CE>to go
>@8to have
A@>to hold
@@=to install
BA@to iphone
@?Cto it
@@>to know
@B@to laugh
ABCto listen
@@>to love
>A<to make
@@Bto manually
?=Bto me
@B?to mention
@@Bto music
A@Bto my
@@Cto on
?@=to open
@@Bto operate
CAAto own
@A>to pay
B@@to phone
@?Eto play
>@>to put
@@>to resolve
A@>to run
@>@to samsung
AA>to save
@ABto say
>>@to search
@?Cto see
@A;to send
>?@to show
ABAto spend
@@>to stand
AB@to start
CA?to stop
=@Ato take
?>?to tell
BA@to test
=>=to the
@?=to this
A@Cto transfer
@B@to turn
BA?to upgrade
BBEto use
>>Ato watch
AC=to work
@>Cto you
@CBto your
@@Atoast
<5Etoday
=?@today !
@@Btoday and
@@=today is
?@<todays
BBCtogether
AB?toilet
<>>told
>?@told me
AAAtom
@@?tomato
@A@tommorow
EBBtomorrow
AADton
AABton of
A@Btones
AA@tongue
EBFtonight
@@Btonight and
A@Atons
D@Btoo_bad
BF=too_expensive
BC@too_fast
9<Atoo_funny
BCAtoo_long
@@Btoo_quiet
?C<too_small
AG=took
@@Btook it
??@tools
D:Dtop
?;@top gear
AC?top of
@@Atop_notch
>?Atopgear
>>Atopic
@@Atops
?>@torn
CE@torque
@@>toshiba
AA@toss
@E:total
@@>total mess
AB@totally_agree
?=>touch
??@touching
ACAtouchpad
AA@touchscreen
B@@touchwiz
?@@touring
@@Btowards
B@Atown
@ADtoy
@?@toyota
@?Atr
C>@track
@??traction
>A:trade
>@@trading
@@>traditional
@@<traffic
BABtrailer
C@Ctrain
.%Itraining
CAGtransfer
A@Btransfered
A@Atransferred
@?Btransferring
B@Gtransfers
CC@transformer
>?@transformer !
??@transformers
@A?transition
@A=transmitter
A?Atrap
CA>trash
BA@trashy
?>=travel
@@Atravelling
@B?travesty
@@Dtreadmill
@@Btreadmill hell
??>tree
@@Atremendous
@B@trend
@@Btrent
@@>tri
@??trial
@@?trick
>H+tried
@A=tried the
?C<tried to
>>@tries
?<Etrip
??Btripod
>=?troll
C@@tron
AE>trouble
@@Btrouble with
@@Atroubled
?@<troubleshooting
?@Btruck
6A4true
@B?true ?
>>?true that
@@Btrumps
???trunk
@B>trust
>?@trust_me
?@?truth
<=Atry
AC@try the
@?Ctry to
?I3trying
?D9trying to
A@Ats
A@Att
>>Btube
>?=tuesday
==>tune
A@Ctunes
=D?turbo
A@Bturkey
:>@turn
AC@turn it
?>@turn out
BAFturned
<?Aturning
>??turns
?=Atv
@A<tvs
@ABtweet
@@Atweetdeck
@@Atweeting
??=tweets
@?Ctwenty
AE6twice
BDAtwin
@@Btwist
BA@twit
@@Atwitpic
A?Atwitter
@@?twittering
@@>twitterverse
@F?two
A@Btwo days
@A<two weeks
@@Atxt
??>ty
D>@type
AA@types
?>@typical
@@=typically
?A?typing
?>@tyres
=D<u
>>@u can
@B@u do
>??u recommend
@B@u should
@@>ubuntu
?B=ugh
B[8ugly
B?@ugreen
CABuh
?A?uhm
AA@ui
=;?uk
A@Dultimate
@@?ultimately
AA>umm
??>un
E?Aunacceptable
A@Eunbeatable
A@Aunbelievable
?@Aunboxing
><>uncle
@A?uncomfortable
??>unconventional
??Aundecided
A=Aunder
@@Aundercover
AFAunderstand
@C@understand the
@@Bunderstanding
@?Bunderstood
@>@uneducated
<?>unfortunately
?>?uni
@@Bunicorn
@A>uninstalled
@AAunion
D@@unique
AD2unit
@@Bunit is
@A=unit was
?@>united
B@@units
?@>universal
?A?universe
@A?university
BG=unless
DBDunlike
@AAunlimited
@C?unlock
A@Funmatched
<<>unnecessary
@@Bunplayable
@@>unpredictable
AC@unprofessional
>?@unreal
AB@unreliable
@C>until
@?@untrue
@AAunusable
5<:up
?>@up !
AA<up a
@A>up all
?>Aup the
ABAup to
AC@up with
@AAupcoming
<C?update
AC@updated
<?=updates
A@@updating
=<6upgrade
?>?upgrade to
@@Bupgrades
@@Aupgrading
B@?upload
@?Cuploaded
CA?uploads
AACupon
DA@upper
><Bups
?@;upset
G>>ur
BA@ur accent
:=Gus
@ABus to
B@@us version
@@Ausability
??Ausage
A<Fusb
==?usd
>6Cuse
?>>use a
@DBuse it
B@@use of
@@>use the
FEFused
AA>used for
A@Dused it
>>Aused the
AD>used to
E><useful
B@@useful for
?G4useless
@A>useless and
?>@useless without
EA?user
B@@user and
@@>user friendly
A@>user interface
=@;users
@A;uses
E?Cusing
@@Busing a
BBAusing it
A@Busing this
@ABusual
?=Busually
A?@uuhh
@@?uv
68=v
C@Evacation
@@Bvacation in
@@Bvagina
@@Dval
A@Bvalentine
>>@valid
@@Bvalley
A@Bvaluable
?9Ivalue
B@Fvalue_for_money
AA@values
@@Avampire
<@@van
@?Cvariety
@@?various
@@Avast
@@=vastly
A@Dvcds
>=@ve
@@Avegan
BA@vegas
@@Avegetable
GF@vehicle
@D@vehicles
@A@vendor
@B@verdict
@A?verizon
CACversatile
96?version
BB@version ?
??@versions
BC@vertical
@D7very_bad
E?Mvery_good
B@Avery_helpful
BABvery_impressed
AA@very_informative
B@Bvery_interesting
@@=very_true
@@>veterans
A@@veyron
=?>via
@@?vibrant
@@=vibrate
@B@vibration
=>@vicky
A?Avictory
AC@vid
:O:video
B@@video !
==@video ?
?B?video and
==@video on
@A<video output
MI@videos
BC?vids
??;view
??@viewed
@@<viewfinder
AABviewing
88Aviews
B@@vii
A@?vintage
@@Bviolent
>>@visit
AA@visually
>>@vita
EB@viva
.6>vivo
9<?vivo x
@B@vocabulary
XE@voice
B@@voice is
BB@voice makes
?@?volkswagen
BA=volume
?@?vomit
@@>voted
;9;vs
???vu
@@>vulgar
;<<w
?@>w o
@>@wacom
?F=wait
AB@wait and
>@@wait for
??@wait_what
B@Awaited
:=@waiting
<@@waiting for
@BAwake
??Cwalk
?@>walked
@A?walking
@@>walking_dead
@@>walkman
?=Awall
>=Awallet
@=@wallpaper
?>@wallpapers
=?>walmart
@@>wank
@A@wanker
<?@wanna
?A@wannabe
9D=want
@C<want a
?>@want it
DEBwant to
?=@want_one
DA@want_this
AA@want_to_know
9;8wanted
>?>wanted to
A@Dwanting
C?@wants
@A=wap
@@?war
>>Awarm
A@Awarming
@?Awarned
@B@warning
>B2warranty
AA?warren
@@Awarrior
@?Dwars
<8=was
@=Gwas a
@?Ewas able
@?>was an
@@>was anything
B@@was going_to_buy
A@Bwas great
B@Awas just
@A>was no
A@Bwas right
BA@was such
A@Bwas surprised
?>Bwas the
@@Bwas wrong
B??was_like
??@wasent
><<wasnt
?>Awaste
A@@waste_my_time
AD@waste_of_money
AC@waste_of_time
B?@wasted
?@?wasting
AA>wat
69Awatch
>>@watch the
?>?watch this
B@@watch videos
=<Bwatched
???watches
>>@watchin
<>Ewatching
@BAwatching it
=>?watching this
=>@water
?@Awave
A?@waves
>>?waving
CFDway_better
A?Bway_better than
AC@way_worse
?>Cways
??@wd
@9Bwe
>A@we are
??>we can
?>Awe dont
>??we have
??<weak
@@Bweapons
?A>wear
??@wearing
B@@weartesters
BE?weather
@BAweb
@A?webcam
AI?webos
??@webpage
@B@webpages
@B:website
??>websites
A@?wedding
>??wednesday
==>week
?@>week and
A?Cweekend
@@?weekends
@C3weeks
@@Bweeks and
??@weighs
BCDweight
B>Cweird
DA<welcome
?@>welcome to
I<Swell
A@Cwell as
BA@well see
AB?well thats
@?@well_done
=>@well_said
A@Ewell_worth
@@Bwell_worth the
?B9went
AB=went out
?>@weqq
AI?were
AC=werent
A@Bwest
AC>wet
@?Aweve
?>@what
FH>what a
BBAwhat about
BBBwhat an
??>what i
??Cwhat im
>?=what is
BAAwhat it
AB>what kind_of
>?@what other
?>>what the
B?Awhat they
BAAwhat this
@@>what was
>>?what would
?<>what you
BC@what youre
?@@what_do_you_mean
:8?what_is_the
DA@whatching
>C=whatever
?B?whatever you
?A?whats
:8>whats_the
@ABwhats_the_point
?A=wheel
AB@wheels
5D5when
AB@when a
BDAwhen did
>>?when he
DCDwhen i
>>=when it
??>when its
@B@when they
>>@when u
DEAwhen you
?>Cwhenever
<;?where
C@@where did
>>Awhere i
AB@where is
@A>where it
>?@where you
A?@whereas
@B?wheres
AB@wheres the
B?Awherever
:=Awhich
AB?which can
DBAwhich has
<?@which is
<=@which one
@?Dwhich was
8@8while
AB@while i
@@=while it
??@whilst
@@Awhiskey
;<?whistles
45?white
;:Ewho
@>Awho is
@C?who knows
AE@who needs
B@@who thinks
>?@who told
>=Cwho_cares
A@Dwhoa
AA>whoever
@?;whole
A@>whom
B@Dwhoo
?>Dwhos
2E7why
BC@why am
AA=why cant
?A>why did
AD=why do
?>@why doesnt
<=Awhy i
=>?why is
?>Cwhy not
@C?why they
?>@why this
>@@why would
ABAwi
DA@wich
??>wicked
HBBwide
??@wider
@=Ewife
@@Bwifey
;8Awifi
D<Awill
@@Bwill allow
=;?will be
AABwill do
BD=will never
AC=will not
@A>will only
?=Awill still
@@Bwill the
AABwill you
B?Bwill_buy
?>Awilling
@@>willingness
?<<win
@@>win a
@@Bwinamp
@@;wind
AB?window
G>@windows
@@>windows xp
@@Awinds
@A?winehouse
@>@wing
?B@wings
EFEwinner
B@Fwinning
>?=wins
?ADwinter
@A=wiped
AD@wire
CA@wired
>BBwireless
??@wirelessly
?@>wisdom
C@Awise
><2wish
@A=wish i
@@Bwish there
>?@wish to
=>@wish_i_had
@@Bwish_it_had
>=>wish_it_was
>=Awish_they
?@?wit
>=Bwitch
:@Fwith
?B=with a
@?<with all
B@@with android
@@>with brilliant
@@=with customer
??Bwith either
@@>with features
?>Awith his
@@Bwith is
?=Dwith it
=@Fwith my
>@@with nice
??>with no
@A>with one
@B@with out
AB@with quad
@@Bwith sprint
@BBwith that
HDAwith the
ACAwith these
BA?with this
?@>with win
>?@with you
=@>with your
BA=within
AA>within a
@@>within the
C@Wwithout
?>Bwithout a
AABwithout any
@@Cwithout it
A@Awma
BA@woah
@@?woke
@@?wolf
=>9woman
?@:women
C@Hwon
FE?wonder
AB@wonder how
C@Lwonderful
<:Cwondering
@A?wonders
CE5wont
@@>wont answer
@@>wont play
@@?wont_regret
=>Awoo
@@Awood
A@Dwoohoo
@@Bwoohoo !
@@>wool
A@Bwoot
>=@woow
@D;word
HACwords
??Awore
EJ>work
@A>work !
A@Dwork of
?D>work on
@@>work properly
?@?workaround
??<worked
AABworkers
?@Dworking
>?@working fine
@?Bworking on
@@Bworking out
@A>working with
A@Bworking_great
J>Gworks
@@>works like
A@Aworks_fine
D@Nworks_great
??Dworks_perfectly
A@Cworks_well
ABFworld
@F?worlds
??Aworldwide
??@worm
??=worried
@@>worried about
@@Bworrying
?D?worse
@@=worse_than
@B6worst
A<:worth
BA@worth a
BACworth_every
=;>worth_it
@>=worth_the
AD>worthless
DM=would
=C?would be
@A>would break
@@Bwould expect
BD9would have
@@Bwould look
AB@would love
>?@would make
AC@would not
@@Cwould play
B@Awould probably
@@Bwould rate
A@Bwould take
A@Bwould want
>?@would you
B?>would_like
??@would_like_to_know
CB:wouldnt
@@Bwouldnt be
?@Bwouldve
2>8wow
@@>woww
@@<wp
@@=wreck
@BAwrite
@@>write a
@@Awriters
@C@writing
ABFwritten
<;Lwrong
@@Bwrong ?
?@=wrong with
>@>wrote
HCGwtf
BAAwtf ?
@@Aww
??@wwii
*1=x
>=@x3
@@Bxboxfamily
<C=xd
:9@xiaomi
BB@xl
=?>xmas
A@Axo
AD?xoo
AC@xoo m
DH@xoom
?B@xoom is
@@>xoxo
>A3xp
AB@xperia
B?Lxtra
A?Bxx
DAAya
B@Ayall
AC@yamaha
A@Ayap
@@Ayarn
?=@yawn
F@Eyay
B@Dyay !
EDAyea
95Gyeah
@?Eyeah !
>?@yeah i
?A>yeah the
@A@yeah_right
43=year
@A>year and
@A>year old
GBQyears
@@Byears !
=@@years ago
A@Byears to
AA@yeh
?>@yelling
>>@yellow
?>Cyep
@B?yer
:.Gyes
B@Eyes !
>>@yes it
>?Byess
@B?yesterday
GECyet
@@>yet again
@@>yet another
A@Eyet to
@A@yikes
><Byo
@?Ayoda
@?Byoga
A@Cyork
<??you
?>@you a
>=>you and
>>?you are
A@Cyou ask
AB@you be
A@Byou bring
@8Jyou can
?@>you cannot
AA>you cant
@>Byou could
?<Ayou dont
>>@you enjoy
?B@you get
??>you got
@@Byou had
:@<you have
?BAyou know
==?you like
?>?you made
A@=you might
@@>you need
@A<you pay
BA@you please
@@Byou put
>>@you recommend
@B@you said
DC@you should
>?@you sound
AAByou take
AB@you talk
<>Ayou think
C?Cyou to
@B@you tried
@@>you use
@B@you want
@@Cyou were
AC>you will
AAEyou would
=9Cyou_mean
?A@you_suck
?A>youd
<;Ayoull
?>Cyoung
=C@your
>>Ayour ass
@@Byour hand
AB8your money
A@Byour player
A@Byour pocket
>?@your right
AH?your video
B@@your videos
IFCyoure
CA@youre the
AB?yours
>@8yourself
@@Ayouth
<=Byoutube
@=Cyouve
AA@yr
?=Byrs
@>@yt
A@Ayummy
?B>yup
@?Bz
C?Fzen
A?Czen xtra
B@Hzens
@@=zero
@A:zones
67Bzoom
@@Azooms
>=@zoomx
A?Czx
8C:~!
>?A~....
?@>~<link>
;9G~?
BO;~a
BD<~able
??@~about
AC@~accent
@@>~accept
@@=~access
@@>~accurate
@@>~activated
D@B~actually
>A?~ad
BB?~add
@@A~affect
C@A~afford
?>A~afraid
??>~after
AB:~again
@?@~ai
>E8~all
@@>~allow
B@A~allowed
A?@~already
?>?~always
A?B~am
9AA~an
;@=~and
>>@~annoying
@B:~another
?@9~answer
@@=~answered
>AF~any
DAA~anymore
AB;~anyone
>@<~anything
@?B~anywhere
@@C~apart
@A8~apex
AB?~app
:<?~apple
>C@~apps
>>9~are
>>@~argue
A??~around
HD8~as
@@A~asked
??@~asus
@E:~at
AB?~attention
@@=~automatically
@A=~avail
@AA~available
@A<~avoid
AD>~away
@@A~awesome
?@C~back
@AB~background
B@C~bad
@A@~bb
ABB~be
>;A~because
BBE~been
==D~before
?=H~being
?>@~believe
=>@~bells
A@@~best
D?N~better
BD@~better_than
@@G~big
>>@~blackberry
A?@~body
AEB~bother
@B?~bothered
?@?~bought
@@>~bounce
@@?~breakthrough
AA@~british
A?@~broke
@A;~busy
AEB~but
@@=~button
BE?~buy
B@@~buying
?>A~call
??B~called
>>@~calls
CDE~camera
?AC~can
IDD~car
@>A~care
><@~cares
@A<~carry
B@A~carrying
AD@~cars
B@@~caught
CBC~cause
BC>~change
A@@~changed
>;@~charge
@?>~cheap
?>@~cheapest
?>@~check
@@A~checked
@B?~choice
??@~choose
=>@~clarkson
AB=~clear
@AA~clever
===~close
@@?~clue
@=@~clutch
@@A~color
B@D~come
??@~coming
=>@~commercial
=>@~company
@@A~compare
@@>~compatible
@B@~compete
@@?~competition
@@B~complaints
@@A~computer
@@A~connect
?>@~considered
@B>~contact
AB?~continue
@@A~contract
A@@~control
@AA~cool
AA?~copy
@>@~core
AA?~correctly
@@D~could
???~count
@A=~cover
?@@~crash
@@>~creative
?B@~cut
@@C~cute
??@~daily
@@>~damn
@B;~day
@AB~deal
@@=~death
??@~decide
?>?~design
??@~designed
DF@~detail
@@?~device
@@?~did
@@?~didnt
@A@~diff
@?C~difference
@?D~difficult
@@?~direct
@>F~disappointed
AB8~disc
@@=~discs
@A<~disk
@A>~disney
A@C~distortion
>B;~do
@BA~does
BC=~doesnt
B??~done
>>A~dont
@@B~doubt
@@E~down
@@=~drink
BEA~drive
BD@~driven
??@~driver
@?B~due
@A9~dvd
@@A~e
A@E~easier
@BB~easily
>><~easy
B?A~else
AE@~email
?@>~emails
@BA~end
@DC~enough
@@B~entire
OGA~even
AA?~ever
@>@~everyone
>>?~excited
?@>~excuse
@A@~expensive
>>A~experienced
@A?~explain
??A~eyes
>>B~f
A@>~fair
@@B~fall
AA@~far
@B?~fast
A@@~fat
AAA~feature
@B?~features
BB?~feel
@@>~feel_like
AB?~figure
@@?~figured
@?B~file
A@@~find
>=>~first
@C<~fit
ED@~flash
A@E~flaw
@AA~flaws
???~focus
@@>~folders
DB?~for
@B@~ford
>>A~forget
@@=~format
>?>~found
@@?~free
@@>~friend
@@?~friendly
<>9~from
A?@~fuck
??@~full
@@<~fun
AA>~function
?@B~funny
?D@~g
A@@~galaxy
=<@~gas
AJA~get
EBD~give
??@~gives
A@A~giving
<:A~global
:8C~go
A>;~going
@A@~going_to_buy
?>A~gonna
GB>~good
@@A~gorgeous
BD>~got
ABC~great
B@@~guy
@B@~guys
@:H~had
??B~haha
A?A~half
@>B~happen
??@~happened
B@?~happy
B>A~has
A@B~hassle
=<>~hate
@:G~have
??B~havent
A>A~having
@A@~hdmi
BD@~he
@@?~hear
??<~heard
@A?~heat
C@B~heavy
AD8~help
??>~her
AB=~here
AD=~his
@>=~hold
@DA~home
DA@~hoodie
>>A~hot
>B?~how
A?@~how_many
C<H~i
@B@~i_like
A?@~idea
DA<~if
>@@~ill
B?B~im
@@E~imagine
@@B~important
F<I~in
@@>~install
AB@~insurance
@AA~into
@>@~ios
BE@~ipad
<?@~iphone
@@>~ipod
B?D~is
>>@~isnt
>=?~issue
>=@~issues
?KC~it
CD8~its
>=@~joke
@?@~judge
BA?~just
A@@~justify
@@?~keep
?@A~kind_of
@CG~know
@A?~known
B@A~knows
AAA~lag
?>?~laptop
@@B~large
A@@~laugh
@@B~laughing
@@?~launched
>>@~leak
??>~left
A@>~leg
AA@~less
AAE~let
=??~letting
@@>~lie
GCG~like
AA@~like_a
@;?~like_it
@@A~like_that
>>>~like_the
@B@~like_to
@@B~like_what
@B@~likes
@A>~limited
A@B~listed
AB?~live
AA<~load
@@B~lock
=<E~lol
A?B~long
?A>~longer
?B?~look_like
>?@~looked
@@E~looking
?@>~lose
@@A~loss
@A>~lost
@B<~lot
@>B~made
C@@~make
@A?~makes
AD>~making
?@A~man
A@>~managed
@?B~manual
@>E~many
@B@~material
>>;~matter
>9=~me
??B~mean
??A~means
?@>~meant
@@?~meet
@B@~memory
@B=~mention
@BA~mentioned
B>A~mentioning
@@>~message
@A?~microphone
?>?~microsoft
BD@~mine
=>6~money
@@A~moving
EDD~much
@E9~my
@@A~myself
@B@~n
@A>~name
@?C~nearly
@@B~necessarily
A7I~need
==@~needs
@A@~never
?B>~new
A@@~next
AD>~nor
??@~normal
<;>~not
@A>~note
>>@~nothing
AA@~notice
@A?~number
9@3~of
A@A~offer
@?@~oil
A?@~old
@B<~on
@BC~once
@?>~one
CCD~only
??=~open
DDA~or
>=@~other
AAA~over
<=A~own
?B@~p
@@A~patience
A?A~pay
AB@~paying
@@?~pc
@A@~people
??D~perfect
@A>~perform
>>B~phone
@@A~picking
AD5~picture
EF/~play
A@A~played
AC7~player
@A@~point
@B@~port
A?J~positive
BB@~post
@A>~power
E?A~prettiest
?A;~pretty
@@<~price
=>=~problem
C?G~problems
@@?~produce
?@4~product
@@>~properly
AA9~purchase
@@=~purchasing
@@>~push
@@D~put
?=@~quad
@A<~quality
??@~question
BB=~read
BD>~real
??A~realize
@A@~rear
@A<~reason
AB:~recognize
@A>~register
??@~release
>=A~remember
@@B~remove
@@>~reply
@A=~respond
FJ@~review
BB@~reviews
@?@~rich
@A?~right
>>A~run
?@@~running
<;@~s
@B@~said
B@A~same
=?@~samsung
@A?~save
???~saw
@@E~say
@??~screen
>=?~search
?E@~see
AA<~seem
==C~seen
@A=~send
@@?~sent_me
@@?~several
?>C~sexy
AC=~she
@A>~shine
@@A~shipping
<=@~shit
@?@~should
BC>~show
??@~shut
@@A~sign
AD@~sim
@@?~simple
@A=~simply
@@A~since
A>D~single
>?@~siri
?@=~sit
@B@~skype
@@B~slept
@A@~snow
C@A~so_bad
CB=~some
@?A~song
@A<~sore
CC?~sound
@@B~speak
@A?~special
@EA~spend
AAA~spending
@=@~stand_a_chance
ABB~still
DA?~stop
@@?~storage
@@>~straight
?@?~strong
?>@~stuff
@B@~style
CBE~such
??B~suck
><?~support
@??~sure
A@?~survive
??@~switch
A@@~sync
BA@~tab
@A@~tablets
@@>~tags
@@H~take
??A~taking
AB@~talk_too_much
?=@~talking
A@A~tax
??@~tegra
=<B~tell
=>@~terrible
@@>~terribly
>=@~test
BBB~than
E@C~thanks
=6D~that
??@~thats
97@~the
AB>~their
D?9~them
CBA~then
ABB~there
AC;~these
CD?~they
?AA~thing
><E~think
=D@~this
A@B~those
A@D~though
AA?~thought
>>@~thumbs_up
C@A~till
@?C~time
@@B~tired_of
G?B~to
B@@~too_bad
CAB~too_small
>??~top
@A?~touch
@A;~transfer
@A@~trash
@?D~tried
@@B~trouble
??A~try
@A?~turn
@@A~tweaking
>>A~type
@BA~ugly
=>@~uk
CCA~understand
@?B~unless
DEE~up
CB@~update
CA@~upgrade
@@B~upgraded
?>@~upload
BA@~ur
@A?~usb
<>C~used
@@C~using
A?@~value
=<A~version
@>>~video
AB@~videos
@D=~voice
@@?~w
?=A~wait
B;C~want
@=@~want_one
@A@~wants
BB;~was
@B;~waste
A@<~waste_your_time
A@A~wasted
>>B~watch
AB@~watching
C@A~we
==>~wear
@@B~weeks
@@B~weight
@F;~well
D>E~what
??@~whats
>>@~where
B@B~whether
==@~which
BA@~while
C@D~who
AAC~why
AC?~will
A@>~willing
@@A~window
HM8~with
BAH~without
??A~wonder
@AC~word
@D4~work
?C4~worked
@@B~working
??B~worry
AA>~worth
?>B~worth_the
>?@~would
A@C~write
9;>~wrong
?>C~yet
99G~you
??@~you_mean
@@?~youll
@B6~your
BB>~youre
AB@~youtube
A@@~yr
CA@~zoom
`;
