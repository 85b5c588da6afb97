// Written by npm run learn -- --data DIR, from the sets that docs/evaluation/sentiment.md names. Not to be edited.

/** What one step of a weight is worth; a weight has 27 steps either way. */
export const STEP = 0.025;

/** Added to the log odds of praise and blame. */
export const LEAN: [praise: number, blame: number] = [0.2, 0];

/** A line for the constant and for each rule feature: its name, and what it adds to praise, blame and valence. */
export const RULES = `
constant -0.581 -0.183 0.013
sum -0.058 -0.546 0.513
sumSquare 0.491 0.441 -0.217
praise 0.458 -0.012 0.066
blame -0.081 0.192 -0.275
highest 0.551 0.147 0.459
lowest 0.223 -0.130 0.383
first 0.366 0.073 0.184
last -0.013 0.140 0.168
firstSign -0.058 0.028 -0.031
mean 0.359 0.088 0.206
onlyPraise 0.176 -0.185 0.022
onlyBlame -0.011 0.570 -0.035
both 0.103 0.541 -0.196
nothing -0.365 -0.956 0.212
strongPraise 0.097 0.325 0.140
strongBlame 0.384 0.153 -0.015
emoji -0.409 -0.005 -0.023
emojiOnly 0.093 0.033 -0.176
density 0.105 -0.769 0.353
densityPraise 0.144 -0.483 0.027
densityBlame 0.039 0.286 -0.326
question -0.558 -0.281 -0.078
asksShort -0.177 0.023 -0.031
questionPraise 0.095 0.336 -0.160
questionBlame 0.954 0.563 0.344
questionUnrated -0.181 0.062 0.077
asks -0.253 -0.362 -0.031
length -0.773 -0.491 -0.405
short -0.063 -0.054 0.023
long -0.127 -0.153 0.031
negations -0.127 0.421 -0.481
you -0.221 -0.266 0.094
me 0.251 -0.089 0.103
thanks -0.513 -0.294 -0.066
mention 0.575 0.038 0.031
link -0.024 -0.195 -0.099
stamp -0.598 -0.845 -0.101
supposes -0.273 -0.070 -0.103
turns 0.087 -0.002 -0.198
digits 0.265 0.049 0.051
loud -0.367 0.061 -0.270
ofVideo -0.017 -0.184 0.001
compares 0.273 0.513 -0.061
buys 0.142 -0.013 0.013
laughs -0.521 -0.331 0.076
turnedPraise 0.079 -0.269 0.353
superlative 0.255 0.330 0.014
longPraise -0.278 0.293 -0.247
longBlame 0.269 -0.068 0.502
longUnrated 1.239 1.018 0.247
shortPraise 0.098 -0.236 0.187
shortBlame -0.495 0.098 -0.451
negatedUnrated -0.148 0.625 -0.368
supposesPraise -0.290 0.012 -0.201
videoPraise 0.383 0.117 0.004
otherPraise 0.074 -0.129 0.061
videoBlame -0.117 0.032 -0.123
otherBlame 0.036 0.161 -0.153
comparesPraise -0.309 0.106 -0.065
comparesBlame -0.039 -0.202 0.079
mePraise 0.030 -0.147 -0.002
meBlame 0.271 0.355 -0.223
digitsPraise -0.239 0.372 -0.123
digitsBlame 0.548 -0.304 0.185
laughsBlame -0.069 -0.393 0.604
laughsOnly -0.286 0.053 0.007
exclaims 0.278 0.086 0.300
exclaimsPraise 0.024 0.297 0.134
exclaimsBlame 0.549 0.173 -0.147
replyPraise -0.195 -0.549 -0.007
replyBlame -0.504 -0.008 0.310
`;

/** A line for each word and pair: a character for each of its three weights, then itself. */
export const GRAMS = `
G7H!
=?=! :)
?@>! :-)
B@>! :d
B@F! <link>
>??! =)
@B@! ?
@@>! a
@@D! but
@@>! damn
@@>! feel
@@B! go
@@=! great
@@B! hope
A@>! i
@@C! ill
@AB! its
?@>! lol
A@>! my
>>@! no
>?@! please
>>A! thanks
@@>! total
@@>! true
@@B! woo
A@C! yay
%7>#
>?A# !
@C?# :p
>>=# ?
>?@# a
CA?# and
B@@# apple
>??# at
A?B# because
AB@# better
=<A# but
A@D# cds
@@=# day
@A:# days
?=@# doesnt
AE># dollar
??># dollars
@@B# dvd
@@># dvds
@@># e
B@@# even
>C># g
?=D# gb
AB@# get
@?B# go
?BB# has
>>@# he
@B># hour
CF?# hours
BAB# i
BD?# if
@@C# images
?<C# in
=>@# inch
ABA# is
@C?# is_the_best
>>A# it
;9A# k
>>@# km
=;A# l
AB@# lol
@C@# looks
@>B# looks_like
AC=# mb
@B@# megapixels
CBA# miles
>?># million
AC@# min
ACB# minutes
?@<# month
AA;# months
>??# mp
>>A# not
?>@# now
>>?# of
=>@# on
><A# or
@@B# others
@D@# p
A?D# player
?>@# plus
BA?# pm
<<># pro
@>@# r
@>A# review
>;A# s
A@B# seconds
>?@# she
>?@# soon
?@C# st
A@F# stars
@@># tags
=<?# th
@A=# than
BA@# that
?B=# the
@@># they
@C@# this
AB=# times
@C?# turbo
@B@# u
B>?# was
@@:# weeks
A@B# will
@?># with
B@@# words
?>@# would
@?C# x
B?B# years
AB@,,
>?@,,,,
??A,.
B?C.,
AD>....
BB?.....
;<=......
<C>.......
>=@........
B@@.........
??@.............
?><...............
?=@.................
<B::(
@@C:( thats
82@:)
@@B:) <link>
>=@:))
?@=:-(
A?=:-)
@@<:-/
@?B:-d
@A>:-p
>@>:/
=?>:]
HFA:d
??C:dd
>>>:o
@@B:o)
:I6:p
@A@:|
=??;)
?EB;-)
@?D;d
;CB<3
@>><link>
/+?<time>
>?@<time> <time>
7<<=)
DE>=d
AB:=p
48:?
BCB? :d
@@C? <link>
=>@? and
>?@? can
AB@? come
AB@? fail
AB@? hmm
>DB? i
BA@? i_like
@?B? im
CDA? its
BC@? lol
@@>? no
AB@? oh
@B@? on
>=@? or
>??? thanks
BB?? thats
@@>? what
BB@? where
BBB? wtf
>A?? you
AA>^ !
?>@^ ....
@B?^ :(
>=@^ :)
AB?^ :d
?@>^ :p
AAB^ <link>
87A^ <time>
>?@^ =)
AC@^ ?
B@=^ a
@@B^ access
?@:^ after
@@>^ again
@@>^ agreed
??>^ ah
@@B^ alex
BBA^ all
C@@^ also
BA>^ an
F@B^ and
@@B^ anger
??B^ angry
BBB^ another
?>B^ any
@@=^ apparently
BA?^ apple
@@>^ apples
@?<^ are
>>B^ as
AB@^ asus
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
=?@^ because
B@@^ been
@?B^ besides
>AB^ best
@@=^ big
??C^ bitch
==?^ black
B?@^ blackberry
@B@^ bmw
@B?^ both
BA?^ bro
<AB^ but
@BA^ buy
<=A^ by
BA@^ bye
@A=^ c
8:<^ can
A@C^ canon
<>=^ cant_wait
=>?^ cant_wait_for
@@>^ clearly
>>A^ com
AA=^ come
A@C^ compared
B@C^ congrats
@@>^ cons
??>^ cool
@A<^ creative
@A;^ customer
@@=^ d
B?B^ damn
@@B^ day
@@B^ daydreaming
A@B^ dead
?B?^ did
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
@F=^ even
@B@^ everytime
AB@^ excel
A>B^ excellent
@@B^ except
>>=^ fair
A@B^ fantastic
@@C^ far
@@B^ finished
=<B^ first
??B^ fisher
B@A^ flash
@@>^ flat
@B?^ focus
DD?^ for
AB@^ ford
BB<^ forget
@@>^ forgot
==B^ free
BA>^ from
A?>^ fuck
@@;^ fuck_off
@@=^ fuck_you
BAA^ future
@B@^ gay
AFD^ get
??C^ give
BAD^ go
<=>^ good
@B@^ good_luck
??=^ good_point
FB@^ good_review
B@F^ got
CA<^ great
GC@^ great_review
BA@^ great_video
@@>^ guess
??<^ ha
@>A^ hahaha
@@C^ hands
A@C^ happy
A@D^ happy_birthday
?B=^ have
?AB^ having
<;=^ he
>>C^ hell
@@B^ hello
??=^ here
?>A^ hes
@=@^ hey
?>A^ hi
@@>^ hit
>>@^ hmm
@C?^ honestly
??;^ hope
??;^ hopefully
@A>^ horrible
AB@^ how
CB?^ how_much
>@B^ however
AC@^ hp
@@B^ huge
GKB^ i
@A=^ i_agree
>=C^ i_guess
AF;^ i_hate
ED?^ i_like
@@B^ i_love_you
58<^ i_want
@@>^ ice
>@<^ id
?>@^ idiot
A<D^ if
?;I^ ill
;;?^ im
:=?^ im_getting
>>@^ imagine
><B^ in
>??^ info
@@>^ interesting
DH?^ ipad
?B@^ ipads
38E^ is
GEA^ it
;:F^ its
DA@^ ive
:9@^ jeremy
@B@^ jeremys
??B^ just
:<?^ just_bought
@A<^ keep
@@>^ lack
@@B^ learning
>?A^ let
??>^ lets
=>?^ liberty
A@C^ light
=?=^ like
B@@^ like_the
=B=^ lmao
:;?^ lol
AD@^ long
BA@^ looking
CC?^ looks_like
GCB^ love
A@D^ loved
A@B^ loving
BA>^ made
BA@^ man
>@?^ me_too
@@<^ mediasource
>@?^ meh
BC@^ mercedes
@?>^ mine
@@>^ moving
@@>^ mp
AE@^ much
@@B^ must
@?=^ my
??B^ my_favorite
<;@^ nah
@@B^ nervous
B@@^ netflix
@B@^ never
AC>^ next
JC>^ nice
GC@^ nice_review
8<@^ no
@B@^ no_thanks
A@>^ noise
A@D^ nokia
@@=^ none
?>?^ nope
@CA^ not
<?>^ now
A>A^ of
<<=^ oh
?>A^ ok
>?;^ omg
BB9^ one
<=?^ oneplus
BD=^ only
BBA^ oo
@D>^ or
@@=^ otherwise
?>?^ ouch
A@D^ overall
@C?^ p
@@B^ papercuts
@AD^ perfect
A@B^ personally
@@>^ picture
@@>^ pictures
@@>^ pissed
@@=^ player
@A>^ please
A@E^ plus
>??^ power
A@C^ pretty
A@B^ pretty_good
A@C^ pros
@@>^ quality
@@>^ quit
@@B^ radio
>>@^ real
A@D^ recommended
A@D^ reviews
@A:^ right
@@B^ ripping
@@B^ rt
@@B^ run
??B^ running
??>^ sad
>@>^ same
@A9^ save
@@>^ saw
@A>^ screen
??>^ see
@@B^ seeing
>=@^ sell
@@=^ sent
;<A^ she
?@;^ sheesh
CAA^ shes
AB@^ shitty
DA?^ short
>??^ should
@@B^ shuffle
?>A^ shut_up
@@C^ shutter
@@=^ sigh
A@D^ simple
@A>^ simply
@@=^ skype
@B?^ slow
@@C^ small
@B@^ smart
A@B^ so_good
@?C^ so_what
>A@^ sold
?@>^ some
A@B^ song
BA@^ sony
=<A^ sorry
@AB^ sound
?=@^ sounds_like
CE>^ still
??;^ stop
@@B^ storage
?>?^ such
@@=^ sucks
A@>^ t
BB@^ tablet
?>A^ take
@>A^ thank_you
;?=^ thanks
<D<^ that
:<>^ thats
GKD^ the
?B7^ there
??D^ theres
?B?^ these
<AC^ they
@@>^ theyre
B@A^ thinking
JDG^ this
AB@^ thumbs_down
>@?^ thumbs_up
AD:^ to
@@B^ today
@@>^ todays
@@B^ took
?=@^ top
>>A^ training
>@?^ true
??C^ try
@@>^ trying
@@B^ two
AC@^ ugly
?B?^ until
C@@^ ur
@@B^ usb
?>A^ use
@@B^ using
@?C^ value
@@=^ very_bad
AB@^ video
>>@^ vivo
>>A^ wait
?@=^ was
?>@^ watch
?>C^ watching
@<F^ we
?@>^ welcome
;99^ well
A>:^ what
>>@^ what_is_the
?>?^ whats_the
?CA^ when
?=?^ where
@>>^ which
=>?^ white
>=?^ who
@@B^ whoa
A@B^ whoo
?F:^ why
BA@^ will
@@E^ with
@@>^ within
@AD^ without
??>^ woo
AAB^ working
@@>^ worst
>=@^ would
;A>^ wow
A@B^ wtf
B@@^ yay
B@@^ yea
<<@^ yeah
88B^ yes
@@>^ yet
@@C^ yo
BF:^ you
>?@^ youll
A@B^ your
D?A^ youre
<=?^.^
=A?^^
=>@^_^
;F=a
@AFa bad
A?;a better
A@Fa big
=?>a bit
@@>a bitch
AB@a bmw
@B>a camera
BAAa car
AB@a cell
@@>a cheaper
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
?@>a friend
>?@a full
>?@a gameboy
?@9a gift
>=@a global
CB>a good
DDDa great
A@Ba great_deal
A@Ba great_job
@@Ba great_price
@@>a half
@@Ba happy
AC@a home
@B@a huge
@@>a junk
?>@a laptop
?>@a lawnmower
@>=a little
DADa lot
@B?a m
@A:a major
@>Ba manual
@@>a message
@@>a mistake
?>?a moment
AC>a month
@@>a movie
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
?D?a review
?>@a road
??>a samsung
@@Ba silly
@@>a simple
@@Ba single
A@Ba song
@@>a sore
AB@a tab
B?@a tablet
@@>a terrible
AABa ton
C@@a voice
@@Ba walk
@@>a week
B@Ca winner
@@Ba wonderful
A@Ca work
AB@aaa
=?>ability
ADJable
ADCable to
E>Dabout
BA?about a
?B<about it
@A>about its
AC>about the
?>Babout this
>?Dabove
@@>abroad
AA?absolute
>>@absolutly
?B@absurd
??@acceleration
KC>accent
??Aaccents
??<accept
@@Aacceptable
?A>accepted
@@<accepts
@?Baccess
@@>access to
@@>accesses
??@accessories
@@?accessory
@@Daccident
??=accidentally
B@@accord
;=@according
>>@according to
@?Daccount
@@>accounts
>?@accuracy
AC?accurate
@@Daccurately
??Aace
<<?acer
?>@acer iconia
@A:achieve
??>ack
@@=across
@@Eaction
@A>actions
>?Aactive
HDBactually
?@Fad
>=Badapter
@@>adapters
AE@add
@B@add music
@A?added
@?Aaddicted
?@@adding
AA?addition
AC>additional
BBCadds
@@>adequate
@@Cadjust
@@Badjust the
A@Cadjustments
?@@admire
A@Dadmit
@@?admitted
??@adobe
A@@ads
?>Aadvance
@>Badvanced
A@Cadvantage
@@Cadvantages
??=adventures
@@Dadvertised
=?Aadvice
@B@advise
@@=affect
@B?affecting
<=>afford
DAEaffordable
A?Dafrica
994after
@@<after about
?>?after all
>??after i
@@>after less
@@Bafter much
@@Bafter using
ABAaftermarket
A@Cafternoon
9F1again
@@=again and
@@>again in
<=7against
BA@age
@@Aagent
@@Bages
@A;aggrivation
@AGago
A@Dago and
=B<agree
?@<agreed
>=<ah
>??aha
A@Aahaha
BACahead
@C=ahh
<B?ai
@@?aid
@@Aaim
BC?aint
?><air
@@=airport
??@al
C?@alarm
@@>alarms
@@>albeit
A@Dalbum
@@Balbums
@@>alcohol
>??alert
CABalex
@B@alfred
=>>algorithm
==Aalive
LBJall
A@>all !
@@Ball day
A?=all i
A@Call my
>??all of
@@Ball out
?>?all over
BA@all tablets
>C?all the
??Ball these
B?Aallen
@@Ballergies
@@Dallow
@A>allowing
B>Nallows
A@Dallows you
FC?almost
>A2alone
C?Aalong
ABBalot
??@alpha
B<7already
B@@already a
>=>alright
I;Ialso
AA>also have
@@>also the
@@Aalter
@@Dalternate
@@Balternative
A>Balthough
@A@aluminium
F<Calways
@@=always busy
@?Balways get
=?Cam
@@Bam excited
CCAam i
@@Bam in
?A>am not
@?Cam pleased
@@=am still
@@?amarillo
AAEamateur
A@Hamazed
@@Camazed at
SEMamazing
>A4amazon
@@>amazon !
@@Camazon is
??@amen
@A?amendments
>@>america
?>Bamerican
@@>americans
=A?amoled
@@;among
A?Aamongst
AC9amount
AB=amount of
?@Bamusing
>B?an
B@Ban awesome
@@>an exchange
@@Ban expensive
<>@an ipad
<=@an iphone
A@Ean ipod
@@>an otherwise
QBKand
=<Dand a
@@Band am
?>Aand an
@@>and awkward
@@>and back
AB@and buy
?@Band can
@@>and cheaper
@@Band drop
AABand features
@B@and forth
>?@and fun
@?Band get
@@Cand got
?>@and have
?A>and he
D=Aand i
@@>and ill
C@Eand im
?>Cand is
KBFand it
CACand its
@ABand less
@@>and major
@@>and make
@A:and my
@>Cand no
B@Band not
>??and nothing
@@=and now
A@Cand oh
@@>and people
BAAand performance
@@>and play
?@>and put
AB@and re
?@>and right
A@Band running
@@>and save
AACand she
@@>and should
?>Aand slightly
@@Band small
@@>and software
AABand still
@@Band stuff
>?>and that
AABand thats
FEAand the
?A>and their
@@<and theres
BA>and they
@@Band this
@@>and useful
@@Band weight
@B?and what
>>@and whistles
?>@and will
AB?and you
@B>and your
E>>android
AB@android phone
@B@androids
??Aangel
@@>angeles
@?Danger
EB@angle
AAAangles
?:Cangry
@=Bangry birds
@@Aanimal
E=Aanker
AB@annd
AC>annoyed
AJ<annoying
@@?annual
@@Aanonymous
EG8another
@@=another apex
F@Hanswer
@@Banswer the
AA>answered
>?@answering
@?Aanswers
>>Aanti
@@Aanxious
E<Kany
@@Cany better
BA@any day
@@=any good
@@Dany problems
>=?anybody
?B?anyday
>@>anymore
BFLanyone
==Aanyone_else
B@?anyones
DEGanything
AB@anything ?
A?Canything else
A@Canytime
=<Eanyway
A?Ganywhere
@@Banywhere in
?B@apart
@@Capartment
A@Baperture
CG5apex
A@Hapex ad
@@=apex is
@@>apex product
@A<apexs
>:>app
@@Bapparent
@@<apparently
?@?appeal
AA@appear
B@Cappearance
I>Eapple
?>@apple for
DBAapple is
@B@apple tv
?>@apple was
;A=apples
AC@appliance
??@appliances
B@>application
?@>applies
@@?apply
??>appreciate
=>>appreciate_it
@@Bappreciated
>??approximately
;E=apps
@B@apps ?
>>?april
@@?aps
@@<apt
@?Garchos
HGHare
?>Aare a
@C@are actually
@@>are also
B@Aare buying
@@Bare doing
A@Bare easy
@@Bare my
A?>are not
@@=are perfect
BB@are some
@@>are somewhat
?>@are still
>=Care the
CA@are these
>><are you
BB@are_sick
BB>are_the_best
AB=area
A@Aareas
?>@arena
AE;arent
@??argument
@@>arizona
>?=arm
???army
>@Haround
@@Karrested
<<@arrive
BA?arrived
?>Aarrives
A?Jart
@@<article
AACartist
@@<artists
8?=as
BACas a
@@>as all
@D>as an
@>@as android
@A>as any
??>as far
D@Aas good
@B@as hell
@B;as i
?@>as it
>>Aas long
@@>as other
@?>as the
?@Das well
@@>as with
AAAas_if
A@Dasap
???asian
?>Baside
>?@ask
A@Cask for
@?>asked
@A?asking
>=Aaspect
@ABaspects
78Cass
=?>assembled
@@=asset
?>@asshole
BDAassistant
AE@assume
??@assuming
A@@astra
HK>asus
>@@asus eee
C@@asus transformer
?A?aswell
H<Gat
>=@at <time>
A?Bat a
@B@at all
>?<at best
??>at home
DE=at least
?>Dat my
@@Bat school
@A>at t
CA?at that
B?Gat the
@@Cat times
@@>at work
?@;ate
??@atleast
?A=atm
A@Aatom
BF<attach
@@>attack
@@>attempted
@A<attempts
@@?attend
@@Cattention
AAAattitude
@A=attracted
B@Battractive
@@Aauburn
AD?audi
A@Aaudible
AD@audience
??Baudio
@@Baudioboo
??@austin
?=@australia
@@>authorized
@ADauto
@@?autofocus
:9Aautomatic
@A>automatically
@A@autotrader
@@=autumn
>?Cavailable
>>@avaliable
?=Baverage
??Favoid
@@Cavoid the
@@>award
??<awards
@@>aware
>?Baway
@@=away !
@@Caway and
?>@awd
PDUawesome
??=awesome !
DB@awesome_review
??Aawesomely
BA;awful
?@7awkward
KDDawsome
>@<aww
A?@ayo
>=Bb
@@>b w
A@Bbabe
@@Ebaby
FQ9back
A@Bback a
AC>back and
>?Aback in
AB?back to
A>Bbackground
@@Abacklit
?>@backside
@?Ebackup
@@Bbacon
AG@bad
@ABbad thing
A?@bad_ass
@A@badass
@@Abaka
@>@baked
@@Dbalance
ECAbalanced
@@Bball
>?Bballs
@@Dban
@@>banana
DG>band
A@Ebands
??Abang
@?Jbang_for_the_buck
D<Fbank
@@Bbank account
AC@bankrupt
?>?banned
?>@banned from
BCFbar
>==barely
B@Bbargain
@A>barrel
@A:bart
@A>base
=>:based
??Cbased_on
?@Abasement
A?Abash
?@?bashing
B=Jbasic
DF@basically
B@Abasically the
@@=basicly
B>Bbasketball
@@>bass
@A=bastards
@@>bastards !
@@Abath
<<>batman
@@Cbatteries
DODbattery
@ACbattery is
@A>battery power
@B@battery the
DGEbattery_life
AACbattery_life is
A@?battle
AA=bb
?>@bbc
==@bbm
@?Cbbq
???bc
@=Bbe
@>>be a
?A>be able
AB?be all
@@Bbe any
A@Bbe fixed
B@Abe great
??Bbe in
?B>be much
?@>be nice
CA?be on
@A>be prepared
@@Bbe something
??Cbe the
BA@be_like
AABbeach
??@beast
?A@beasts
JFDbeat
B@@beat ipad
AB@beat it
A@@beatiful
B@Ebeats
BABbeats_the
MCGbeautiful
@@Abeautifully
DA?beauty
@@;became
@@Abecames
87<because
?=>because i
A?Bbecause its
@C@because of
=?=because the
B@@because this
@=Cbecause you
??Bbecome
A@Bbecome a
=>=becoming
A@?becuase
A?Ebed
@@Cbedroom
:;<been
??Bbeen disappointed
BA@been thinking
??>been this
@@?beetle
=A>before
??Bbefore and
@A=before it
@@>before its
@@Cbefore this
@@Abeforehand
@@=began
@?Dbegin
A@Bbeginner
==>beginning
??@begins
@@=behavior
9=<behind
>>?behind the
E@=being
@?Bbeing a
?A@beleive
7;Abelieve
@@?belive
@@?belkin
@@=bell
@@Abella
???bells
>>@bells and
;=>belly
??@belong
@@?belongs
>>>below
@@Bben
::@bend
>>@bending
@@>benefit
@@Abenjamin
@@Bbermuda
=<Bbesides
>C3best
<>>best buy
C@Abest camera
@@Bbest of
?@>best thing
DA@best_review
@=@bestbuy
:B:bet
@C@beta
5V,better
@?Bbetter and
@@<better quality
A@Cbetter then
=?@better to
@@Bbetter when
JFFbetter_than
@B@better_than a
B@@better_than the
CA@better_than_this
>8@between
AB1beware
AAFbeyond
@@Abh
>?@bhp
><Bbig
@?Bbig deal
@@Bbig of
A@Dbig plus
<?=bigger
?A>biggest
7>?bike
A@@bikes
@@Bbiking
A?Abill
@@>billing
@@Abio
?:Cbirds
@@Abirth
=<Ibirthday
=C;bit
<==bitch
@A<bitch !
?=Cbitches
@>@bitchin
@@Abitchy
@A>bites
-26black
;B>blackberry
B@@blackberry playbook
@A?blacks
?>@blade
@@Ablair
B@Ablame
AADblast
>??blaster
@@=blazing
?>Ablend
A@Bbless
A@Bblessed
>?@blew
GBDblind
BB@blind people
@@=block
?>Ablog
ACDblood
?=Bbloody
ACAblow
?@=blows
AAAblows_the
?=Jblue
@A>blurry
AI?bmw
@?@bmws
@@Aboasts
BB@boat
FH?body
@@?boehner
>??bold
BBGbook
@@?bookmark
@@?bookmarks
??Cbooks
@@Bboom
BA=boost
BCAboot
@A@bootloader
A@Cboots
A@Dbooyah
@AEbored
@G>boring
>>Cborn
@@Dborrow
@@>borrowed
BBAboss
A@Aboston
=I=both
@A>bothered
@@Abottle
BECbottom
@@Cbottom line
CDDbought
@@Bbought and
@@>bought from
@B@bought one
BABbought this
@@?boule
@@>bound
C?Cbout
?@<bowl
A@Cbowling
@EFbox
@@?boxy
D@Fboy
@@Cboyfriend
A>Dboys
A>Abracelet
>?@brake
@B=brakes
>C7brand
@@>brand that
@C?brands
@@?brass
??@brazil
@?Abread
?C9break
AA<breakfast
@?Ebreaking
@@Bbreaking news
A>Abreaks
?>@breath
AA?brick
@@Abridge
A@Abriefly
B@?bright
@A@brightest
@@<brightly
>?@brightness
@@Abrilliance
??Fbrilliant
@@>brilliant hilarious
@@>brilliant people
A@Fbring
AB@bringing
???brings
??@brit
ABAbritish
@B@british people
AAAbrits
@>>bro
@>>broke
@?@broken
A>Abrother
BACbrought
@@Cbrown
@A?browse
BD?browser
ABBbrowsing
@@Abrunch
??Abs
ED@btw
>BBbuck
>>=bucks
>?@bud
>>@buddy
E?Dbudget
@A@buffet
@@=buffs
?>@bug
??@bugatti
AB@buggy
@@Abugs
BA>build
>?=building
A?:built
@?>built in
@@?bulky
@@Abull
CD<bullshit
@@=bummer
;;?bump
CB@bumper
?@Dbunch
?@Bbunch of
@@>bundled
?B>burn
@A>burning
>B;burns
AB@bus
?D;business
?A2busy
@DEbut
B@Dbut for
<>?but i
@?Bbut im
@@Bbut is
>@@but it
BA?but its
@A>but no
A>Dbut not
>>?but only
ABAbut that
AB@but thats
@C?but the
@@>but then
@@Cbut theres
??=but they
CB?but this
@?>but with
??>but you
=>?butler
>?@butler henderson
@@Dbutt
A@Abutter
@@Abuttery
?>:button
@A:buttons
5=Fbuy
BD=buy a
??=buy an
@@Cbuy another
@?Bbuy it
>>@buy one
@@Gbuy this
@B@buyed
BC4buyer
A@@buyers
IB=buying
A@>buying a
?>Abuying it
A@Bbuying the
<A@buying_one
>>?buying_this
??@buys
@@Bbuzz
@@=buzzing
=6>by
BB?by a
@@Bby an
BAAby far
@A;by the
@@=by this
ED@bye
BA@bye bye
>>@bypass
;>8c
B@Bca
@@Bcabinet
?@;cable
@@=cables
>>@cad
BCEcake
@@Ccakes
ABAcalendar
?>Ccalifornia
8=>call
8@2called
@B@called a
<>;calling
@A=calling the
A>Acalls
BCAcamcorder
9;<came
?=Acame out
@@=came with
RQUcamera
A@>camera and
@@>camera bag
>??camera but
@@Ccamera for
A@=camera has
@@Ccamera i
@ABcamera if
??Dcamera on
@@>camera to
@@Bcamera was
@BAcamera with
=7Ccameras
??@campaign
??@camper
=@?camping
@@?campus
8+Pcan
>>?can afford
A@Bcan also
EC?can be
CAAcan create
A@Ccan even
<=?can get
==Acan i
@B@can just
A@Bcan listen
?@<can only
??>can see
<<@can you
?A?can_you_help
=>@canada
???canadian
@A?canberra
A?Acancel
A@<cancelled
@@?candles
@@?canned
@AAcannot
D@Mcanon
A@Ccanons
?C2cant
?A=cant be
@@=cant get
@@Dcant imagine
B@Bcant stop
>>@cant tell
AAAcant_beat
A@Bcant_go_wrong
@@>cant_hear
?@=cant_see
BG@cant_stand
/4;cant_wait
<>Acant_wait !
??<cant_wait to
:<>cant_wait_for
<=?cant_wait_to_get
>?@cant_wait_to_get it
@@Bcapabilities
A@Acapability
>?@capacitive
A?Kcapacity
B?@captain
@@Bcaption
@A>capture
[K9car
@>@car ?
BA@car but
B@@car i
D@Acar is
AB@car that
BB@car to
?A@carbon
:88card
>>Acards
9=5care
>@>care of
@A?career
>=@careful
@B<carefully
AC=cares
=>>carpet
??>carribean
@@?carries
@>Bcarry
B@Ccarrying
JM>cars
AC@cars have
@B@cars when
@@Bcasa
@<?case
=>?cases
@A9cash
@A=casing
@@Bcassette
@@Ccast
A@Acastle
@@Bcasual
56Ccat
?A:catch
B@Bcatches
@@>catching
@?Acategories
?@>category
???cats
@ABcaught
>>?cause
?@>caused
@@=causes
@@>caution
@@Acautious
??Bcc
BB<cd
@@Bcd collection
@@Bcd to
@@Bcddb
B?Icds
@@Bcds on
?>@celica
BC?cell
AACcellphone
AAAcent
@>Dcenter
A?Acentre
>?@ceramic
@D;certain
?@>certainly
@@=cf
@@Bchairs
=??challenge
>@@champ
=>?chance
@@=chances
AG>change
>?@change my
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
@@?characters
HBBcharge
A@Bcharged
DGAcharger
AA@charges
><?charging
DA@charisma
?@>charities
@@Bcharm
@B@chassis
<=Achat
@A>chatting
@G=cheap
@B?cheap and
;=2cheaper
@@>cheaper to
<:@cheapest
<@Echeck
>?@check out
@@>checks
79Acheers
@@Ccheese
>?>cheesy
@@?chelsea
@@Achemical
@@Achicago
??>child
@@Bchildhood
==Achildren
B@@childrens
??>chill
<>Achina
C<@chinese
B??chip
A?Achips
CACchocolate
=@Bchoice
EB>choose
@@Achoosing
ACAchose
ABAchose the
A@>chris
FD<christ
<><christmas
A@Bchristmas and
@@>christmas gift
@ABchrome
@@Cchuck
@@Dchurch
@A=cigarette
@@>cinema
???cinemas
??@circle
??@citroen
?BAcity
B?@civic
@@Ccivil
AC@ck
AA=claim
??Aclaimed
@B?claiming
ACBclaims
A@Cclarity
?9@clarkson
BAEclass
B>Eclassic
??@classified
@?Aclassify
>?>classy
??Cclean
@@Ccleaned
C?Hclear
A@@clearer
@B=clearly
@@>clerk
@@>cleveland
AAAclever
>>Aclicking
AABclient
AA?clip
>??clips
A@@clock
?>Aclose
@F9closed
@>Ccloser
?@Aclosest
>>@closet
?@>clothing
AAAcloud
@@?clouds
??>club
@@Aclueless
@B=clunky
==@clutch
EI?cnet
@@>cnn
A?Bco
@@Bcoach
@@Acoast
A@Bcoat
@>@coating
@@?coats
@A>cocaine
BB<cock
@@>code
@@>colbert
@B<cold
@@Ccoldplay
B@Jcollection
@@Bcollection is
A@Acollege
?>Fcolor
@@Bcolor screen
??Bcolors
GB@colorways
??@colour
@@Bcolumn
=;Acom
A@Hcombination
@@Ccombination of
A@=combined
@@?combo
?>@combustion
ECEcome
BD>come on
?>?comeback
::@comes
EA@comfortable
@@Acomfortably
??Acomic
>C=coming
64?comment
=>Acommenting
=?=comments
>L?commercial
>@@commercial is
@@>commerical
,%Lcommit
@AAcommon
EA>community
@@Acomp
B?Icompact
??Acompanies
DK.company
@A=companys
C@Acomparable
A@Acompare
B?Acompare_to_this
A>Hcompared
A@Dcompared to
C@Acompared_to_this
?@@compares
@B@comparing
GA@comparison
@@Bcompatibility
??Acompatible
AC@compete
AB@compete with
CAAcompetence
B@Dcompetition
AA?competitor
A@Bcompetitors
@@Ccompilation
A?Fcomplain
@@Bcomplain that
@?Dcomplained
@>Ccomplaining
@A9complaint
@C@complaints
>>;complete
@A<complicated
@@Bcomponent
A@Jcomputer
A@Bcomputer or
@@<computers
AC?con
>?>concerned
AA>concert
@DBconclusion
BD?condition
@@?conditions
@@?condo
??>conference
@@?confirm
>>@confirmation
>?<confirmed
>>?confused
??@confusing
@@>confusion
B@Icongrats
A@Ccongratulations
=<>connect
BD<connected
AB@connected to
AD>connecting
>@=connection
@@Aconnections
C@@cons
A?Bconsider
@@?considered
EBEconsidering
BAAconsidering the
@@>consistent
@@Dconsistently
@@=conspiracy
@B:constantly
AA8construction
B@@constructive
@B@consumer
@@>consumers
@A>consuming
AD?consumption
=C=contact
@A=contact apex
@@Ccontain
??@contained
@@Acontains
??@contemporary
?A?content
BA?contents
@@Bcontest
A@Acontext
?@Hcontinue
@@?continuing
?>Bcontract
AB@contrary
?B;control
CACcontrols
A@Gconvenient
A@Econveniently
?@?conversion
@@>convert
@@Aconverter
>>@convertible
@@>convinced
>>@cook
E?Ecool
??Bcool !
@A>cool but
B@Bcooler
A@Gcoolest
AB@cooling
C@Mcoolpix
@@Bcop
A@@copied
@A?copies
@@>cops
BHCcopy
AC@copy of
@F@copying
@@>cord
H@@core
@?@cores
???corner
A@?corners
@A@corporate
?F@correct
;;Acorrecting
@?Bcorrection
@@=correctly
@@>corrupt
>A?cos
GB?cost
@DAcosts
@?Bcostume
@A>couch
@@>cough
;A=could
@A>could do
@@=could give
@@Bcould you
@@Bcould_be_better
AEEcouldnt
A@Ecouldnt be
ABBcouldnt give
A@Ccouldnt_be_happier
@@>count
>?=counter
@@=countless
@@Bcountries
>@Bcountry
@@?county
B>@coupe
??@coupes
=B?couple
@A>coupon
@@=coupons
>?Bcourse
FAAcourt
AD;cover
CA?coverage
@@=covered
@@=cow
@@Acowboys
?A?cpu
?B?crab
A@Acrack
AA<crafted
@@=cranky
@M-crap
BA@crapple
AA;crappy
??>craps
>?@crash
@A?crashing
?<Gcream
>>@cream sandwich
@@Bcream was
BABcreate
>??create a
@AFcreated
@@?creates
??<creating
@@>creating a
@?@creation
;B/creative
@@Bcreative product
@A<creative software
@@>creative tech
@@>creative will
@A8creatives
>?@creator
=>>credit
?>@crisis
@?Ccritical
@@Ecriticize
@AAcrop
@@Bcrossing
@B@crossover
@@Bcrowded
@@Acruise
AACcruising
>>>crush
@@Acrushing
A@=cry
@E7crying
A@Ccs
@@Bculture
??@cum
@A;cumbersome
@@?cunt
???cup
??Acurious
@@Acurrency
?=Fcurrent
@>@currently
@CAcurve
??>curvy
?>@cushioning
A>?custom
BI'customer
AC7customer service
@A=customer support
??7customers
A@Ccustomization
@@Acustomize
F@<cut
GACcute
A@Acutie
??Bcuts
<;<cuz
?@?cyber
??Acycle
B@@cycles
?@@cylinders
@E5d
AB?da
>:?dad
??Bdaddy
A@@dads
?=?daily
?>@daily driver
?@=damage
@@>dammit
@7Adamn
@A>damn !
@A=damn you
AAAdamn_good
=;Adamnit
@@<dan
@@Adance
AA>dang
?>@dangerous
A>@dare
>?Bdark
?C?dash
==@dat
@?Edata
@@<database
==?date
A?Adaughter
@@Cdave
@@?david
=?@dawg
?@@dawn
EHCday
@B=day of
AB@day one
@@Bday with
A@Ddaydreaming
DG<days
AABdays ago
@@>days of
ABAdb
@A@ddr
??Ade
C>Cdead
??>deal
?@@dealer
??@dealers
??Bdealership
@@?dealing
??;deals
?@<dear
?>Adeath
??@debate
A@?debating
A?@decade
?>@december
>?=decent
??Bdecide
A@Edecided
A?Adeciding
CACdecision
?>Adecisions
@@Adeck
B@>dedicated
B@@deep
?>@deeper
@B?def
?@>default
@A=defective
@@Cdefense
A@Adefensive
?@>deficiencies
@@Bdefined
?B<definitely
AB@degrees
?>Adelay
=<@delayed
A@Edelete
@@Cdelicious
@@<delight
??Cdelivered
@@Bdelivers
@B@delivery
DE@dell
>>Bdemand
??@demanding
?@?demands
A@Bden
A@Bdental
@A>department
@B>depending
>A?depends
@@>depressed
@@>depressing
@@Cderby
@@Bderek
@@Bdescribe
??@description
?@>deserve
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
B@Adespite being
A@>destination
>>?destroy
@A;destroyed
@AAdetachable
@@?detail
B@?detailed
A@Ddetails
??@determined
?>@dev
A@Adeveloped
??Adevelopers
?=Hdevelopment
QO=device
BC@devices
@?Ddevil
??@devision
>>Adiablo
@A?diagnose
@A:dial
@@>diamond
=<Bdick
??@dictation
BH?did
A?Ddid a
@B@did he
@@>did not
AB@did they
@@<did this
AC@did you
A>=didnt
@@Bdidnt think
@B?didnt use
@C>didnt_work
@@Cdie
D@:died
@A=dies
A@?diff
>A@difference
@@Cdifference in
@:=different
A?Adifferently
??@difficult
A@Ddifficulty
=?Bdig
ECEdigital
A@Bdigital camera
@@Bdigital photography
@@Adim
@?Fdinner
??@dire
@@Adirect
@@Adirection
@@Bdirections
@@=directory
B@Cdirt
><@dirty
@@Ddis
@A?disable
@?Bdisadvantages
>>?disagree
@@Adisappeared
>A>disappointed
AB<disappointing
@A9disappointment
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
DAAdislike
>>@dislikes
CC:display
@@>displayed
@@=displaying
@A?displays
@A>disposable
@@>disrespectful
AA=dissapointed
@A;dissapointments
@>@distances
?>@distracting
@@Bdistraction
@@>disturbing
A@Aditch
A@@division
@@?divx
>>@diy
@@?dm
>4=do
BAAdo ?
>?>do a
@@=do anything
@?Bdo have
?>Ado i
BBAdo it
A?>do not
?>@do this
?B?do u
??Ddo with
<;>do you
AA>do your
@A>do yourself
?@9do_not_buy
@@=do_not_buy this
BA@dock
BDAdocking
??Bdoctor
@A>documents
42?does
AB@does everything
==@does it
?B8does not
AB@does nothing
?>?does that
B:<doesnt
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
AI=dollar
?@>dollars
??>don
?@?donate
BI>done
AC?donkey
@@Bdonno
@@?dons
,2@dont
@@>dont be
ABAdont get
>>@dont go
A@Cdont have
@?Cdont know
@>?dont like_it
?>@dont like_the
@>@dont need
=?@dont think
@A>dont waste
>>Adont you
CD4dont_buy
@A=dont_buy this
A>7dont_care
@C@dont_work
?B>door
???dose
??@dosent
??@dot
FD>double
A@Bdoubles
@=Bdoubt
@ACdoubts
==?douche
<C<down
@A>down !
@@>down the
A@Bdownfall
==Ddownload
@?Adownloaded
@@Bdownloads
@@=downside
@@?dozen
??Adr
?=Cdrag
@@Bdrag and
@@?dragged
@A>dragging
@@:drain
@B@drains
@A?drama
@A=drawback
??;drawbacks
@A?drawer
@@Cdrawn
D@Jdream
CC@dream_car
A@Bdreamed
B@;dreams
??Adress
@@Cdries
@?Adrink
@?Edrinking
@C@drinks
?4Hdrive
@B@drive one
A?@driven
>??driver
@A;drivers
?=@drives
96?driving
BB@droid
>=Ddrop
@@=dropped
A@>dropping
HF>drove
BC@drove it
??Bdrums
=;Fdrunk
@AAds
@@Cdsc
??Bdu
A>>dual
@B?duck
;D<dude
@@>dude !
ADAdue
@BBdue to
BC?duh
A@Adull
?<>dumb
?>@dumb ass
<9Adumbass
B?Bdummy
@>Adump
@B@dung
AB@dunno
==Dduplicate
>?@durability
?@>durable
?B:during
@@=during the
DF:dvd
@@Bdvd and
BB@dvd player
@A>dvd players
@@Bdvd r
BE2dvds
@@=dvds and
?@>dying
>>?dynamic
@@?dynamite
B<;e
;@=each
@@>each of
@@Aeager
@@Beagles
@?Bear
?C@earbuds
=?<earlier
@>>early
@@<earphones
CA=ears
DCBearth
B@Cease
A@Bease of
>E9easier
A@Beasiest
DB=easily
@@>east
F=Ieasy
B?Feasy to
@@Beasy_to_understand
@??eat
CAAeating
AB@eats
A@Aeax
;;<ebay
@@Aebooks
B@>eco
@B@economies
ABAeconomy
@=@ecosystem
@@>ed
DAAedge
ABAedges
?@Cedit
;8Dediting
?>@edition
??@educated
@AAee
>??eee
@@=eek
B@@effects
AA@efficient
>=>effort
=>@eg
AA@ego
???eight
<=@either
A?Ael
B?Aelderly
HHAelectric
BC@electric cars
?@>electricity
?AEelectronic
>>;electronics
@@Belegant
@@Beliminate
@@Beliminated
??@elite
DG@elon
=;Eelse
@@>else has
@@>elses
@@9elsewhere
:>Bem
>??em !
?E@email
@@?emailed
A@Bemailing
B@=emails
@A4embarassing
>>Aembarrassing
@@>embarrassment
@@>embedded
A??emergency
@@?empire
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
A@Benergy
D>Aengine
BA@engine sound
@@>engineer
B@>engineering
AB?engineers
BC@engines
??>england
AABenglish
=<Benjoy
?>Aenjoy the
B@Benjoyed
BBCenjoying
HAIenough
??Bensues
@@?ensure
=>=entertaining
=>?entertainment
B@Benthusiast
BD;entire
@@Bentrepreneur
@@>entry
>=Aenvironment
@@Aenvironmental
@@?eos
?=?ep
?>=epic
AB@epic_fail
:<Cepisode
@@=episodes
=>?equal
@@Eequipment
A@@equipped
@?Aera
AB@eric
>>>ericsson
AA?erik
?B?erm
@@Cerrors
@@=escape
>=@essentially
?>Aestablished
?>?etc
@?Aeuro
??Deurope
>?Aeuropean
AB@euros
==@ev
AA@evan
@@Aeve
MSIeven
@?Beven better
@@>even for
ACAeven if
CB?even the
@B?even though
@@Beven with
@@?evening
@@Bevent
>=?eventually
USGever
@B@ever be
@@Cever had
BA?ever made
B@Aever since
BEAevery
AB>every time
>@@everyday
<<Ceveryone
@?Beveryone else
@=@everyones
LEPeverything
BA@everything on
@?Beverything that
AACeverything you
AD>everytime
=>;everywhere
@@Bevidence
A?Devil
@@Bevils
<=@evo
>>@evolution
A@@ew
>@@exact
:>>exactly
@@Aexaggerated
@@;example
A@Aexams
A@Dexceeded
A@Dexceedingly
AD?excel
J?Uexcellent
@@Cexcellent product
B@@excellent review
?>@excellent video
=?Bexcept
A@Bexceptional
?@<exchange
A?Hexcited
>??excited about
BAAexcited to
A@Aexcited_for
AAEexcitement
>??exciting
?AAexcuse
@@=excuses
@@Aexecute
@?@exhaust
@@<exhausted
?>@exist
@?>existing
@>>expect
@@>expect that
@@Bexpect the
A@Eexpectations
@@>expected
??Kexpensive
@@Dexpensive than
FJ9experience
@@=experience and
@A?experienced
@?Bexperiences
@@Aexperiencing
A@@experiment
@@Bexperimented
??@experimenting
@@Eexpert
@@>expires
<=@explain
@@?explains
??@explore
?@=explorer
@A<explosion
@A?explosions
A@Bexposure
@A>extended
@@=extended warranty
==?extends
@@>extension
@@Bextensive
@??external
@@>external flash
??=extras
@DBextreme
AA?eye
A@Aeyeing
?A=eyes
B@@eyesight
J>Hf
@@Bfab
A@Efabulous
>@;face
@?=facebook
??@facelifted
@@?faceplate
>?@facetime
?C@facing
@B@facing camera
EFHfact
BCBfact that
CA@factor
AA@factory
>=@facts
?>@fade
?@?faded
@=Afaggot
B@Bfahrenheit
?DAfail
?@=failed
@ABfails
@A>failure
;;:fair
??>fairly
AEAfairness
>>@fake
A@Cfall
@@Bfall_asleep
@BAfalls
?B;false
@@>fam
>>?fame
@@>familiar
@@Bfamilies
=?;family
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
>>Bfar_better
<=?fart
>>@farted
>?@farting
A@?fascinating
>>>fashioned
MBZfast
A@Bfast !
@@Bfast and
<A?faster
?=@fastest
BC?fat
??@father
@@>fathers
@@?fault
@BAfaulty
BAAfav
@@Bfaves
@A8favor
@A=favor and
A?Cfavorite
BA?fb
>=@fc
??Ffear
@@Afeat
@@>feather
@@>feathers
@EFfeature
@@>feature you
@A?featured
MCUfeatures
B@Afeatures and
@BAfeatures i
AABfeatures that
?A@feb
@@?february
??>fed_up
B@Bfeed
@@=feedback
?@7feel
@@>feel a
??Bfeel better
@@>feel helpless
AB@feel the
>ADfeel_like
B@?feeling
@@>feeling !
GB=feels
??>feels_like
AC?fees
AB=feet
DBAfell
??Bfella
??@fellow
C@Afelt
??Bfemale
HF=ferrari
BB@ferraris
@@Afest
@@>festival
@>Jfew
@@Bfew times
??7ff
AB@fi
@ADfield
@@Afields
<=?fifth
>?@fifth gear
@A;fight
>?:figure
@@Bfigured
@@?figuring
A?Ffile
@@>file transfer
C@Ifiles
@@Bfiles on
@@>files to
AEAfill
@B?fill up
B@Gfilled
@@Bfilled with
A@Bfilling
?=Gfilm
<>?filmed
@@>films
?@=filter
AA@final
@@>finale
DBAfinally
B@Afinally_someone
>>>financial
A9Bfind
??=find a
@?>find it
@@Bfind this
@@>finder
A@Cfinding
@@Bfindings
HANfine
@@Cfinest
BBBfinger
??@fingerprints
CB?fingers
E@Hfinished
@@Bfinishing
>>@finland
8C1fire
@@Dfired
@@Cfirewire
;4Cfirst
@@>first digital
@@Bfirst dvd
@@Bfirst of
>=@first time
>>Afirst to
@@Cfirst_class
ABAfish
>>Dfisher
;?@fisker
?@?fist
?B8fit
@@?fitness
B@Efits
@@Bfits in
BB=five
@@Cfive_stars
AEBfix
A?Bfixed
???fixing
@<Aflagship
<@?flagships
@@=flaming
A?5flash
A?<flash on
A@@flashback
A@>flashes
@?;flat
@@Bflavor
@B,flaw
@A:flawed
@@=flawless
@@Cflawlessly
AC7flaws
@A;flew
A@Bflexibility
@?Aflexible
@@Aflick
A@Dflight
@B9flimsy
9;=flip
=>?flip phone
AB@floats
?@@flooded
==@floor
@B@flown
@@Aflu
B?@fluff
@>?fluid
A@?fly
=B?flyer
@@>flying
@A9fm
@@>fm receiver
@@>fm transmitter
BA?foam
???focal
ARDfocus
@AAfocused
@A?focusing
>>@fold
??@foldable
@B:folders
DAAfolk
??Afolks
@B<follow
@A>follow the
@@?followed
??Bfollower
BA=followers
@A:following
D@Efood
@?Dfool
FCDfoot
A@Bfootball
C>Afor
GE?for a
@@Bfor almost
@@Bfor anything
A@>for best
@@>for example
?@>for good
>?@for ipad
@@Cfor it
?>@for life
B>Ffor me
@@Bfor mobile
>=?for my
@@Bfor new
@A=for over
C@Afor people
??>for some
@@Dfor sound
CAAfor sure
@@>for t
HDDfor the
?B9for this
@@Dfor those
@ABfor work
A@Dfor years
??Bfor you
??Afor_fun
@@Bfor_the_win
?A>force
>D?ford
A@@forefoot
@@Bforeign
BA>forever
FF@forget
AB@forget about
B@@forget the
A@>forgetting
A@@forgive
@D;forgot
??>forgotten
@B=form
A>@format
BAGformats
???former
AC@forth
@@Bfortunately
?AAfortune
>??forums
=<<foul
>:Hfound
=>?found it
A@Bfound the
C@:four
@B@fr
AA:fragile
@@?frames
==?france
A??frankly
B@Bfreakin
:5Ifree
@@Bfree shipping
>A7freedom
@@Bfreeway
AB:freeze
@A9freezes
AA9freezing
@??french
@@=frequent
@A=frequently
?>Hfriday
A@Bfriday !
@@Bfridays
@@>fried
7@5friend
DB8friendly
9:=friends
>?@friends and
?6Cfrom
AADfrom a
@@Bfrom last
BBBfrom my
?>;from the
DBDfront
BABfront of
@@?frost
BD@froyo
@B5froze
?@<frozen
?>Bfruit
@A?frustrated
?A9frustrating
@@>frustration
>B9ftw
;4>fuck
@?7fuck_off
@A:fuck_you
A>@fucked
>=Afucker
@@=fuckers
@@?fucks
>A?fuel
>A@fujitsu
?CBfull
;;Ffun
A@Bfun !
A@Bfun with
@BAfunction
@A<functional
ACDfunctionality
@@>funeral
A@Bfunniest
=9Cfunny
>?@funny !
?@Bfurther
>?@furthermore
??@fuss
A@=future
B>Ug
B>Bgadget
@@<gag
@@?gaga
EN<galaxy
BE?galaxy tab
@@Bgalleries
@?=game
B@Agame_changer
=<?gameboy
??@gameloft
?=Agamers
?C=games
==@gamestop
<<Agaming
@@=gap
??@garage
BCCgarbage
@@?garden
??Agary
>B@gas
?>@gasoline
B?Agates
?>@gave
>?@gawd
AG?gay
?9Kgb
>>@gb for
AB@gb of
@@Bgb zen
A@@gd
97=gear
B@@gear is
A=Agearbox
@@Agears
=<Dgeek
@@Agem
@@Cgemini
@BBgen
A@Cgeneral
@>Igenerally
=>@generation
AA>genre
@@Ageorgia
A@Agerard
?>>german
BA@germans
@B@gesture
BA@gestures
6F@get
@F8get a
?B>get an
A@Fget any
A@Cget by
@@Bget here
?B@get it
A@Bget one
@@=get out
B@@get over
@@>get something
C@Bget that
?@Dget the
>@Dget this
@@=get to
@B<get what
B@@get_lost
;CBgets
@@Bgets a
??Agettin
;9Cgetting
@A=getting the
@@>getting used
<>@getting_it
=>?getting_one
=>Agetting_this
>?@getting_this for
@BAghost
A@@ghz
@@Agiants
:?%gift
A@Cgig
AA;gigantic
@@Bgiggle
@ABgigs
@;Egirl
>?@girlfriend
=>>girls
9=Hgive
@@Dgive em
@?Ggive it
;=?give me
@@>give them
ACAgive this
AB?give us
>>=giveaway
>>:given
D@Dgives
8=8giving
@@Cgizmo
G@Fglad
A?Bglad i
FB>glance
<?=glass
@D<glasses
@@?glee
@@?glitches
57?global
@@Aglorious
??Aglory
BD@glossy
@@>glove
J@Lgo
ABBgo back
A@Dgo get
@@>go home
??>go in
@?>go on
@>Ago to
BD@go with
??Cgo wrong
CACgoal
FBAgod
=>?god_bless
CABgods
EE9goes
;CAgoing
@@>going back
=A=going to
D@Agoing_to_buy
B@Dgold
A@Agolden
@@Cgolf
==>gone
@E@gonna
@D@gonna_buy
S:Agood
B@Bgood !
??>good ?
C@Agood as
@A=good but
@@<good for
@@>good grief
A@>good idea
@@>good phone
@?Cgood player
?@>good price
A@Cgood_deal
@@Agood_game
BC?good_job
@E@good_luck
?AAgood_one
>@<good_point
@@Bgood_quality
QG<good_review
A@Bgood_value
CA@good_work
@@Bgoodbye
@@<goodness
:=Agoogle
?@@googles
DAEgorgeous
>?@gorilla
@@Agosh
:.Fgot
?>Bgot a
B?Agot it
BAAgot my
>??got the
@@Cgot this
AA>got to
CB@gotta
B@@gotta love
??Bgotten
@@Bgov
@@>gprs
DC@gps
AB@gps !
??@gpu
A@@grab
?B@grammar
>?>grand
@@>grant
@@>granted
@@>graphic
DBAgraphics
>>@grateful
[M[great
@@>great and
@@Bgreat as
@@Bgreat buy
B@Agreat camera
BA@great car
A@>great for
@@Bgreat little
??Bgreat phone
A@Cgreat product
@@<great song
@@Bgreat sound
BADgreat_deal
C@Egreat_job
B@Igreat_price
WI?great_review
BA?great_review !
A@Egreat_value
ICAgreat_video
BA@great_video !
B@=great_work
@@Bgreater
AAAgreatest
@B@greedy
DD@green
@@>greer
@@Agreg
?@<grief
@@Agrilled
B@Agrip
AA;gripe
AB?grocery
BA@groove
>>Bgroup
JBAgt
DAAgt cut
==@gtr
A@Bguarantee
?C?guaranteed
=@:guess
?@>guess i
?B?guessing
A@>guide
@@Aguilty
@?Bguitar
@A@gun
=>?guy
<@Dguys
AD@gym
?@=h
=?8ha
@@>hacked
@A>hacks
<B=had
?=Ahad a
A@Bhad an
@@>had it
A@Chad no_problem
@@Bhad no_problems
AC@had one
@@>had problems
@@>had this
@@6had to
??@hah
A@=haha
>:Ahahaha
???hahahaha
A@@hahahahaha
==;hair
?<Ahalf
@@>half hour
A@Dhalloween
?=Dhand
;;>handle
BE?handling
DCHhands
ABDhands down
@@Bhands of
@A?handset
A@Ahandsome
@@Ahandspun
C@Ghandy
AAEhang
B@@hangers
?>Dhanging
@A?hangover
??Ahappen
AAChappen to
?B>happened
>=@happens
@AAhappier
@@Bhappiest
A@Bhappiness
G?Ghappy
DAJhappy_birthday
:6Ahard
A@Bhard to
A@Chard_disk
>>=hard_drive
A@Bhard_to_beat
A?Chardly
@D>hardware
=L?harley
@@=harsh
QTDhas
CGBhas a
?>Ahas an
?>Chas been
CB>has better
>?@has had
@@=has never
AD>has no
B=@has the
@@>has trouble
?>@has wifi
A@Bhas worked
@@=hashtag
C@Fhasnt
@@Chasnt been
@@>hassle
A?Chat
CD8hate
@@Chate hate
BC>hated
?>@hater
@>Ahaters
<9>hates
C?>hating
@@Ehats
BE>have
?=Chave a
@@Bhave all
@?Bhave always
C@Bhave an
?A:have been
?>?have better
@@Chave complained
@D@have done
AABhave ever
?@>have flash
@@Bhave found
??Bhave fun
@B@have had
@B@have ipad
@@<have liked
??Bhave never
@=Ahave no
@?Ehave not
@@>have noticed
AAChave owned
@@Bhave plenty
?>Ahave some
@@Chave taken
><>have the
ABAhave them
@@>have this
@C9have to
@A>have tried
>:Hhavent
A@Bhavent had
@@Ihaving
?>Ahaving a
@@>having fun
A@Bhaving the
ABAhaving to
@@Bhawaii
BC?hd
@@Ahdd
=??hdmi
BABhdtv
..=he
DD?he is
AB@he say
CAAhe says
;>@head
??=headache
AH<headaches
DBAheaded
BAAheaded to
@@Bheadfone
A@Aheading
@C@headlights
@B6headphone
@A<headphone jack
A?:headphones
@@=headset
C@Bhealth
@@>healthy
??@heaps
=>;hear
@A>hear the
8?9heard
@@>heard of
@@Bhears
A>>heart
=@<heat
>?Dheaven
@G?heavier
A@Aheaviest
@@?heavily
?B;heavy
?=Bheck
D>Aheel
AACheh
@?Bhehe
??>held
@@Bhelen
=7Lhell
@@Chell !
?>>hell is
@@Chello
;;=help
@A@help_me
?E>helped
=>@helped_a_lot
A@Ahelped_me
C@Bhelpful
??Ahelping
@@<helpless
@@>helpless and
>>>helps
?C?hence
=>?henderson
<>Fher
@B@her nails
44>here
?=Ahere in
A@Bheres
A@Bheres a
@A@heritage
??Ahero
84@hes
>?@hes got
@>Ahey
;9Ahi
A@Bhidden
@A>hide
DA@hideous
DCDhigh
=B<higher
@B@higher resolution
@@Bhighest
@@Ahighlight
BBMhighly_recommend
@@Bhighly_recommend it
@@Chighly_recommend this
??Bhilarious
@@>hilarious people
@@Ahill
?>Ahim
BC>hire
53?his
>?@his job
C@@his voice
BA@historical
EB?history
BH<hit
@A>hits
>?Bhmm
ABAho
A@Chockey
@@?hoffman
@@Ahokies
D@Ahold
BBCholding
A@Aholds
=;Bhole
@@?holidays
>>@holy
??@holy_crap
C@Aholy_shit
DAAhome
@B?homework
A@Bhomie
A@@honda
@D@honest
=E?honestly
???honey
<@?honeycomb
>>>honor
@@Chonors
A@@hood
ABChook
>>@hoop
BA@hooper
BAChooray
>?=hop
9@4hope
@@<hope i
>?@hope the
@@>hoped
;>5hopefully
?@=hopes
?@?hoping
@@>horizontal
@A>horrendous
BG*horrible
@@>horrible news
@?Chorribly
@@Bhorror
AB@horse
?A?horsepower
@@Chorses
>>;hospital
A@Bhost
@@<hosted
BD8hot
B@@hot !
@@>hot spots
CAAhott
>?Ahottest
@G4hour
JN7hours
=8Dhouse
@@?houses
@@Ahouston
A7Bhow
@A>how did
>?Ahow do
CB@how is
?@>how long
B@@how she
@AGhow to
?>@how you
AA?how_many
AB@how_many times
DA@how_much
9BAhowever
?>@hows
?H<hp
AB@hr
@A>hrs
>C?htc
@?Ahtml
@>?huawei
A@Chubby
@@Chubs
@@Ahug
=?Dhuge
@@Bhugs
AA>huh
@B?hum
@?Dhuman
?@?humans
CA@humor
???humour
AB>hundred
A@Fhundreds
@@Chundreds of
@A;hungover
?@Bhungry
A@@hunter
=??hurry
>?@hurry up
@?Ahurt
?D:hurts
@A>hurts !
@@Chuzzah
@@Bhuzzah !
A@Chv
?A>hwy
BC@hybrid
AE<hype
@@Ahyped
<?>i
B@@i actually
A?>i also
??Bi always
=;Ai am
@@>i are
AC@i assume
?@<i ate
=>@i believe
?C>i bet
@B>i bought
@@Bi brought
==@i buy
@@=i called
A@Bi can
A@Fi cannot
AAEi cant
AB@i cant_stand
>>@i cant_wait
ABAi chose
>?;i could
@@Bi decided
A?Bi did
>>@i disagree
B>Di do
=?Bi dont
@>Ai doubt
CA@i drove
AB?i even
@?<i feel
>A>i feel_like
A@Bi felt
A@Di find
?>Bi found
@@Bi gave
@@Ci give
@>Ai go
BAAi got
B?Ai had
@A<i hate
E<Hi have
A?Ei havent
=@=i heard
A@Fi highly_recommend
=B=i hope
@@Bi imagine
?>Bi just
>?@i just_bought
=<@i know
A@Di like_the
>A@i liked
KEIi love
AACi love_it
DBCi love_this
A@>i love_your
AABi loved
@@Bi may
AB@i met
@A>i miss
==Ai need
==Ai never
??Bi ordered
??Bi own
@@=i paid
@@>i personally
@@Bi played
AB@i prefer_the
@@=i purchased
@@>i remember
@@>i returned
C@Ai saw
@@>i spent
A@>i started
@E@i still
@@>i tell
AC@i test
B=>i think
@>Ai thought
?A;i tried
@A>i try
@@Ci turned
@B@i understand
?<Bi use
AB@i used
?>?i wanna
?>@i want
>?<i wanted
D@?i was
B@@i was_like
BA@i watch
EE<i will
>?;i wish
?>@i wish_they
BC?i wonder
A@>i wont
FGEi would
@@=i wouldnt
>E7i_agree
@@>i_agree with
CBEi_expected
;;Ii_guess
CQ6i_hate
@@Bi_hate paperwork
ZKAi_like
CBBi_like it
@A>i_like my
BA@i_like that
ECBi_like the
@@Di_love_you
A?Fi_mean
???i_need_this
CAAi_really_like
%-3i_want
>A?i_want a
>>@i_want it
;<?i_want one
<>@i_want that
@@>i_want to
A@Bi_would_like_to_see
AABiam
:;@ice
?>Bice cream
@C@icing
?A?icky
???icon
<>?iconia
?>@iconia a
:7@ics
DE5id
A@>id have
@B@id still
AA@id_like_to_see
EA=idea
B@@idea what
A@Bideal
@A?identical
@@Aidentify
A;Aidiot
C?>idiots
?<Aidk
??Aie
BBDif
F>Cif i
>@>if i_want
>?@if im
B??if it
>@=if its
@@>if my
?@>if not
A@Bif these
>@>if this
=ABif you
BB@if youre
@>Aif_only
AADif_you_like
@@Bif_you_think
??=ignorant
@@Bignored
@@Aihp
??@ii
@0[ill
@@>ill !
@>Eill be
A@Cill have
?A@ill_buy
@A?illiterate
A@Billustrator
5'Dim
B@Bim a
@@>im at
>>Aim back
A@Bim glad
>?@im in
?@Cim just
@>Fim not
>?>im pretty
@@Bim so_excited
<<@im_buying
?>@im_buying one
@A4im_dead
@@Bim_done
1:;im_getting
>?@im_getting one
>@?im_getting the
>?@im_getting this
@A@im_sold
@AAima
??Gimage
@@Bimage quality
BA@images
@@Bimages to
A=Himagine
@@>imho
AA@imitation
DA@imma
ABBimmediately
AD;imo
@@>impatient
@E@import
BB?important
@A?importantly
??@imported
@C@imports
AA;impossible
@A=impossible to
@@>impossibly
@AAimpress
DBAimpressed
@@Aimpression
>??impressive
AA@improved
@@Dimprovement
@@Bimproves
?8Bin
?A=in a
@@Bin about
@?Cin all
@?>in any
>?@in canada
@?Bin europe
BABin front
@BAin his
BA?in it
AA>in its
CAAin my
BD@in one
B@Ain places
@@Bin south
?>@in this
?@>in to
>>@in uk
>?Bin your
AC@in_depth
BACin_love_with
??@inception
:<Ainch
=?@include
>=Fincluded
???includes
B@Cincluding
??>increase
B@Eincredible
@??indeed
@@Aindependent
>@>india
ABAindian
A@Cindistinguishable
AB?indoor
A@@indoors
>@?inducing
BBAindustry
?@>inexpensive
@@<inferior
@B@infinity
>>>info
??@inform
@@;information
A@>informative
@?Binfrared
@@>ing
@@?initially
@@>injuries
CA@innovation
??Ainnovative
B@@input
???ins
?C6insane
@?Ainsert
>?>inside
@@>insisted
@@?insisting
A@@insole
@@>inspection
@@>inspiration
@@Cinspired
@@Ainspiring
?@;install
@@>install the
@A<installation
@A=installed
AA?installing
?@:instant
A@Cinstantly
?==instead
@??instruction
@@<instructions
>>@insult
???insulting
??>insure
@A@integrated
@B@integration
@A>intel
??>intelligent
@@>intend
>=@intentionally
>>;interested
@?>interested in
A<>interesting
CACinterface
@@?interferes
AB@interior
>?<internal
@@Ainternational
?;>internet
AB>into
BA?into it
AABinto the
BAAintrested
8;?intro
?@@introduction
D@Ointuitive
@??invest
??@invested
@@Ainvesting
>=@investors
@B@involved
A?@ios
@?Biowa
>>@ip
:X7ipad
=>@ipad ?
@>@ipad and
><@ipad for
@B>ipad is
AE@ipads
@1Biphone
<@@iphones
?=Biphoto
EBEipod
@@>ipod or
@>Hipods
>?@ir
==?irony
RMEis
@?Eis a
?>Bis about
BA@is actually
B?@is already
AABis also
@@=is always
CADis amazing
?>@is an
>>?is and
@@Bis average
ABDis awesome
BAAis awsome
@@>is back
B?Ais beautiful
:D@is better
AABis better_than
@@>is closed
AA=is crap
@@Bis definitely
A@>is easily
A?Gis easy
BB@is enough
A@Fis excellent
A@Dis fast
@@>is full
BA@is funny
?>>is going
CAAis good
B@Fis great
AA>is horrible
BA@is hot
:9Ais it
@@=is its
BB>is just
=>?is king
A@Cis light
@B@is making
DBAis much
ABAis my
AC?is no
<>8is not
@@>is not_worth
AB@is nothing
>?@is now
@@=is of
@BDis on
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
?>@is their
>=@is there
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
B@?is worth
@A=is wrong
>??is your
@A<is_a_joke
AC@is_like
<E?is_sick
AEDis_the_best
?B@ishit
<=Aisland
=B<isnt
@A?isnt_worth
@@<iso
@@>israel
=>Fissue
@<Iissues
?>@issues and
=;Fit
==Ait !
=>Ait ?
AC@it about
A@Bit actually
@B?it again
AABit also
B>Ait at
@A=it back
?>Ait but
@?Bit came
@A>it can
?>Ait comes
BA@it could
AB=it does
C?Cit doesnt
@@Dit dont
B@Ait feels
@AFit for
A?>it from
@@>it gives
?@>it good
B?Cit has
?>@it have
@@Bit holds
AC@it i
@@Bit if
?G;it in
FEBit is
?=@it isnt
@A;it just
@@<it lasted
EB?it looks
AA=it makes
>?Ait might
@@Bit now
AB@it off
??Cit on
>>Ait only
??=it out
A?Cit over
A@Fit plays
>?@it seems
AB?it still
AD@it sucks
@A>it takes
@?Bit the
<==it to
@@Cit up
AD@it was
?>Ait will
@>?it works
A@Bit works_great
AD8it would
@@Bit_like
?>@it_means
BI?italia
<=>italian
?@Aitd
AADitem
=>@items
FC?itll
D:Eits
?>?its a
AA>its amazing
BB@its better
<>>its called
A@Cits cool
>@>its definitely
@@>its down
@@>its easy
A@Bits fast
?>@its from
BB@its just
?@>its kinda
?>@its much
A@Bits nice
<:@its not
;<?its the
@@>its time
@@>its worth
@A?its_a_shame
DA<itself
R?Live
B@@ive been
A@Dive bought
BB?ive ever
BA?ive had
A@Bive only
A@Bive owned
@?Dive seen
@@>ive tried
@@Bive used
@@Dive yet
;<?iverson
@A?j
<=9jack
@@Ajacks
@@Bjackson
C@@jaguar
ABCjam
=<@james
@@>jan
C@@jap
>=?japan
?>@japanese
@@Bjason
@@Ajava
@@Cjays
@?Ajealousy
@@Bjen
,+?jeremy
@C?jeremys
@A;jerk
@@Bjerry
@@Bjerrys
@@?jersey
BB?jesus
CB?jesus christ
@@>jewels
??@jezza
=>?jizz
>>@jizzed
>C?jk
?;Bjob
AGAjobs
AAEjoe
@A<jogging
C@?john
BA@join
?>Djoke
??>jokes
?@Bjones
CA=jordan
@@>jpegs
B@?judgement
@@Ajuice
@E?juicy
A@Bjukebox
@@Bjulia
@?@jump
@@Bjumping
?H1junk
A@Bjunky
BF>just
@EAjust a
B@Ajust about
@B@just another
C@@just as
>?@just did
>B@just dont
@@Bjust found
@C@just get
B@>just got
AA>just has
@B@just hate
@@Bjust landed
AB@just not
@@Bjust purchased
@?Bjust say
A@Bjust the
@A=just want
>??just wanted
/6=just_bought
=>>just_bought one
<=@just_bought the
?>?just_like
<=@just_ordered
>?@just_ordered mine
?@<justice
@E@justify
0/?k
>>Akarma
@@Bkbs
@@?keen
BC;keep
@B@keep the
A@=keep your
B@Akeep_up_the
@@Akeepers
BBAkeeping
CG9keeps
@@Bkelly
@@Ckentucky
AD:kept
@?@key
@A?keyboard
@A@keyboards
@A=keypad
>>@keys
>>Ckick
AAAkick_ass
??>kicked
A@Ckicks
=>Bkid
AB>kidding
>=8kids
@AFkill
@ABkill the
@AAkilled
ACAkilled_the
GBCkiller
B@@killer !
@@Ckilling
FABkind
B@Akind words
HD=kind_of
BDAkinda
BC@kindle
AE?kindle_fire
@@=kindly
2::king
@@Bkingdom
@@?kings
@@<kiss
>=Akit
A@Akitchen
??>kits
@@Bkitsch
?@>kitten
==@km
?>Cknew
@@?knife
A@Bkno
@@=knocked
-1<know
?@=know the
>?Cknow what
AAAknowledge
B@?known
AB<knows
AA@knuckle
B?@kobe
C@Akobo
@@Akodak
AA>kudos
94Dl
A?Bla
@AAlabel
>?>labor
>B9lack
?@>lack of
?@?lacked
AB@lacking
ABAlacks
@@Alad
AACladies
BA@lady
DDAlag
AC@laggy
>?@lags
A@Elaid
@@Blaid out
@@>lake
>@?lambo
AA@lamborghinis
A@8lame
@?Aland
@@Alanded
@@?landlord
A@Blane
@@>language
???lap
AE>laptop
DB?laptops
BAElarge
@@Clarge and
AA@larger
@D>last
??Blast longer
AABlast night
>>@last week
BC0lasted
@A<lasted about
A@Alasts
DC=late
@@>lately
@B>later
?>?latest
@@Alatter
:B<laugh
>A@laugh at
>??laughing
@=Alaunch
??Alaw
>?@lawl
><@lawnmower
@@=lawsuit
=?>layer
?@?layered
AC?layout
@AAlazy
>??lbs
CAIlcd
A@Blcd screen
?>?le
@@Bleader
@@<leaders
BACleading
?>@leak
B=Bleaked
A@@lean
9<Alearn
@B@learn from
@?Elearning
HI<least
>?Dleather
>>=leave
@@<leave me
@@;leaving
EBAlebron
@A>led
>@:left
??@leg
??Alegendary
@@Alegislative
>==legs
AE@lemon
??=length
?@:lens
A@Dlense
@C=lenses
@@>leon
?@Bless
A@Dless expensive
@@=lesson
6:Blet
=@?let me
@@Blet the
<?Alets
@@;letter
@@Aletters
??Aletting
B?:level
@@>levels
;:@lew
@@?lexar
AC@lexus
?E?lg
@B@lg optimus
@@Ali
(2:liberty
@@>library
@?>license
@@Elie
?>@lied
>=@lies
@=Klife
@@Blife is
A@Alifestyle
HCMlight
B@Dlight and
@B=lighter
@AAlighting
@A@lightning
A??lights
AADlightweight
%95like
@B@like an
?@>like many
AABlike my
@@>like other
B@@like them
@B@like_5
H>>like_a
ACGlike_i
@?@like_if
??@like_if_you
CABlike_it
;:Blike_that
C>Flike_the
A@Blike_the it
?A4like_this
>?Dlike_to
@ABlike_what
@@Blike_what you
;A8liked
@B@liked the
@@>liked to
??@liked_it
CABliked_this
B>Blikely
?>@likely to
9><likes
??@liking
A@Blil
C@Alimit
@AAlimits
AE=line
@@Bline for
@@>line is
@B@line up
@@Aliner
@?Clines
BAElink
@@?lion
B@@lips
A>@lisa
<:<list
@@Alisted
@?Hlisten
AADlisten to
@@Blistened
@@Blistened to
AA=listening
<=?listing
@@:lit
@@Cliterature
?>@lithium
I?Elittle
A@Clittle camera
@=Clive
@?Blived
?AAlives
@??living
5A8lmao
>??lmao !
>>?lmfao
@CBload
?@?loaded
@A;loading
@ABloads
@?>local
@@Alocated
@@Alocations
BB;lock
@@>lock up
@A>locked
@@?locks
??Blog
@@<logged
?>Blogic
=>@logo
+47lol
<>=lol !
B@Blol i
>>@lol the
A@Blone
???lonely
BM9long
>>Along as
@@>long it
@@>long run
@B>long to
BAIlonger
@@Blonger battery_life
@??longest
>??longevity
MLBlook
B@Blook at
AB@look of
?=>looked
@@>looked at
AA@lookin
RI?looking
?@=looking_forward
?@>looking_forward to
RMBlooks
=>?looks and
BAAlooks good
A@=looks great
DGClooks_like
BABlooks_like a
@B@looks_like they
@A?loong
@@Cloose
@@Clord
@@?los
?@>lose
@A;loser
B@?losing
B@>loss
?A?lost
@@Blost in
MDJlot
@@Blot better
B@@lot sexier
CAAlots
?C>loud
@@>louise
@@Clounge
@A?lousy
[VSlove
@@Blove having
C@@love how
@@>love me
ACAlove my
AABlove that
ICElove the
ABAlove to
@@>love working
FBFlove_it
@?Blove_it !
LEGlove_this
@@>love_this feeling
@@Dlove_this player
FB>love_your
DASloved
@@Bloved that
A@Dloved the
@ADloved_it
A@Aloved_this
@@Bloveit
B@>lovely
@@>lover
>>>lovers
A?Bloves
@@Bloves it
D?Gloving
B@Aloving the
=?5low
@@>low light
A@?lower
A@@loyal
?@>loyalty
>>@lp
@A;luck
@@Bluckiest
@@=luckily
>=Elucky
??@lumix
ACAluxury
@@?ly
B?Clying
@@?lyrics
FH=m
@@>ma
AA?mac
AC@macbook
D<Amach
B>Amach e
ECHmachine
A?Emachinery
>A>machines
A@@macos
A@Jmacro
@@?macs
;99made
A@Bmade a
?@<made the
>>@made this
??Amade_my_day
@@Dmadness
?AAmagazine
>>Bmagic
CA@magical
@B@magnet
?=?mah
??Amail
BC=main
?B?maintenance
AC3major
9>9make
AD:make it
?@>make me
?>Bmake your
>?@makers
OL@makes
AB>makes it
DB>makes me
BB@makes this
;J?making
@B@making an
?@>making me
AB>mall
FA?man
B@@man i
@@?manga
>?@mans
==Imanual
?B@manual focus
@@Amanually
>>@manuals
@@>manufactured
?>;manufacturer
<@?manufacturers
IDAmany
@B>many of
@@>many others
@@>many problems
@@>many reviewers
B@Amaps
A@Bmarathon
@??march
A@Cmargarita
@?Amark
@A>marked
?>Amarket
?C<marketing
??@markets
@K>marques
@@Emarriage
A@Bmarried
B@Cmarry
B@@mars
@@>martin
A@Dmarvel
>?Bmarvelous
B@Amass
A@Cmassive
@?>master
A@Cmastered
ABBmasterpiece
@@>match
=<?mate
?@>material
@@?math
@ABmatt
A=Cmatter
8C?max
A@Amaximum
BBKmay
ABBmay be
@@Bmay buy
@=@maybe
@B@maybe because
AC9mb
@@Bmb card
0;<me
BAAme ?
@@Bme about
@@>me alone
@@Bme at
@@>me but
A@Cme for
@@Bme in
>>@me know
@@>me off
?>?me to
AB@me want
>??me what
@@>me with
;>@me_too
@AAmeal
<>@mean
AABmeaning
>:Dmeans
><@meant
@@>measure
@@Cmeat
@B;mechanics
@@?medal
C@Bmedia
AA:mediasource
@=Amedical
@@<mediocre
?>Bmeet
@@Bmeeting
?@Amegapixel
@CBmegapixels
C=Ameh
@@>members
A@Cmemorable
@@?memorized
B><memory
@@?men
A@@mental
BA?mention
>@Amentioned
BB<menu
A@@menus
GG@mercedes
AB;mess
@@>mess !
B@<message
@@<messages
@A=messed
@@>messed up
???messenger
CDCmet
BA@meta
A@Bmeter
@ABmethod
@@?methods
A>Ametric
A?@metrics
@@Ametro
@@Amexican
A@Ami
?>@mic
@@>michael
?B?microphone
>?@microsoft
@:Bmid
@A=middle
@@Dmidnight
=<Cmight
A@Cmight be
@@>might find
??@mike
@@?mikeys
@A@milage
AA@mile
CC>miles
@@Amiller
;><million
>>@million views
CEAmin
89?mind
A@Cmind_blowing
6>;mine
@A=mine back
@>Bmine for
??Bminecraft
B@@mines
<?>mini
ACDminimal
@@>minimize
@?Bminor
>=>mins
BE?mint
BC=minute
EFGminutes
@@Cminutes to
@@?miracle
@?Bmirrors
@@?misguided
CK7miss
??>missed
@A=missing
>>;mistake
??Bmistakes
@@Bmix
B@Fmixed
CB@mixing
::@mkbhd
CABmm
@@Amms
@@Amo
B?Jmobile
@@Cmobile service
@AAmobiles
>=Cmock
:=@mode
A@Dmode is
A@@model
B@@model s
?>@modeling
>;9models
@@Bmodem
B@Amoderate
AB@modern
BCCmodes
AA@modify
@A>module
>@=mom
A>=moment
@@?moments
@B=moms
>AAmonday
>:7money
?>Bmoney for
?@=money on
@B>money to
:;?monkey
??Cmonopoly
@@Bmonroe
BAAmonster
=D1month
A?Bmonth ago
@@=month and
CI.months
A@>months and
@ABmonty
@A;mood
@@Emoon
@@Amorgan
B@>morning
BB>moron
>>@morris
@>Amostly
>=Amother
@?@motherfucker
@@Amothers
?@?motion
???motor
<=@motorcycle
>A?motorcycles
BB@motorola
BA@motors
@@Bmountain
C@@mouse
AD=mouth
???move
@>Amoved
AA9movement
@C@moves
DA?movie
AB8movies
AA:moving
>=Cmp
?>Amp camera
A@Fmpeg
??@mph
@;Dmr
A@Amrs
???ms
@@Amsnbc
>>@msrp
A@Cmt
FX=much
BD@much ?
BABmuch as
@@=much easier
B@@much for
?>Bmuch less
@@=much nicer
IGAmuch_better
B@Bmuch_better than
??@multi
@?Emultiple
?B@multitasking
@@?multitude
>=Amum
@E@muscle
ICHmusic
AABmusic and
@@Bmusic collection
@@=music files
@@Bmusic is
AB@music to
>=@must
<?<must_have
@J?mustang
=@Amy
@@Bmy archos
@@>my area
@@Bmy back
>>Amy birthday
A@Bmy book
@@>my camera
@?Bmy computer
>>@my daily
@@Bmy decision
@@>my dvds
@@>my emails
B@@my experience
BB?my first
=@<my friend
@?>my friends
A@>my heart
>D@my ipad
B@?my iphone
@A>my last
@?Cmy life
>>?my mind
@A>my mom
@A>my moms
@@Bmy music
BA?my next
@@Bmy nomad
@?Bmy old
CDAmy opinion
??>my own
@@>my pc
@B;my phone
>?Amy purchase
??Bmy_ears
C?Fmy_favorite
CAAmy_favourite
@@Amyriad
FBGmyself
BBAn
??>na
?6Anah
@AAnail
@BAnails
;9Dname
>?@named
@@8names
???napkin
@@?napster
?@>nasty
@@=natgeo
@@Bnation
ACAnational
A@Bnations
BBDnatural
@@Bnature
A@Bnaughty
@?Anavigate
BA?navigating
@A:navigation
@A@nd
>>>near
>>@nearly
BADneat
@@Bnecessary
DF?need
>;Dneed a
A@Bneed for
@A<need it
ABBneed to
@?>need_one
BABneeded
DIBneeding
@I<needs
@B?needs a
??=needs to
?A9negative
@@>neglecting
@@Bneighborhood
AB@neighbour
@B9neither
@@Anephews
??Bnerd
?>@nerve
@ACnervous
@@Bnervous as
BA@netbook
>?@netbooks
EB@netflix
??>networking
@@Aneutral
@J:never
A@Bnever go
?=Anever had
@@<never worked
@A9never_buy
@?Enew
>=@new ipad
@@=new ipod
B@@new phone
??@newegg
ADAnewer
A@=news
@@>news tonight
??@newton
DA@nexode
FFEnext
CE@next time
@@Bnext week
>>@next_level
AC?nexus
@@Bnhs
YL?nice
@@Bnice and
ABAnice but
BA@nice car
?E@nice_job
OG@nice_review
B?@nice_try
BA@nice_vid
ACDnicely
AA9nicer
B@Dnicest
==@nick
@@>niece
?>>nigga
D@Hnight
@C5nightmare
@>Anightwing
IBAnike
EBNnikon
A@Fnikon coolpix
@@>nikon slr
A@Bnikons
>>?nine
@@?niro
>?@nissan
0;2no
@@=no !
@A<no disc
@A>no disk
AB@no email
@A>no help
?>@no it
@?>no its
@@>no matter
@?Bno need
@=Ano one
@A<no picture
@@Bno than
@B?no_brainer
??Bno_complaints
B@?no_good
A@Bno_issues
==Eno_problem
C@Cno_problems
A@@no_regrets
GAAno_thanks
>@;no_way
BD?nobody
A@@nobody_cares
@@Anodding
BDAnoise
BAMnokia
@@Bnokias
>><nolan
B@?nomad
@@>nomad is
@@Bnomad zen
@@Bnomads
@@>nominated
C?Cnon
@@>none
A@=nonsense
=;Anoob
@AAnook
@D>noone
=<>nope
AA?nor
DC?normal
@@Bnorris
BAAnorth
@D9nose
@@>noses
:>:not
@H<not a
?>@not an
BC?not as
AB@not buy
@@Bnot for
@@>not give
@?Bnot had
@A>not i
@?Bnot many
AABnot only
@A>not play
@A=not read
@A=not recognize
??>not recommend
@>Anot sure
@@Bnot take
?;?not the
@A=not to
??Bnot want
@@>not what
@B=not work
@?Bnot yet
AA?not_a_bad
?@Anot_a_fan
BA?not_as_good
??Anot_bad
A@Anot_disappointed
@D?not_enough
>=Dnot_even
AB@not_even_funny
A@@not_for_me
@A@not_funny
@A;not_good
@A@not_great
BA@not_so_bad
@@?not_so_good
BA9not_that_bad
AB;not_worth
CG?not_worth_it
>?>notch
@@>note that
@@Anoted
BCBnotes
FL@nothing
@?Bnothing is
AB@nothing_beats
AA@nothing_compares
??@nothing_new
?A>notice
@A>noticeable
??@noticed
A?@notification
>>@nov
A@@nova
==Anovember
A@Bnovice
:8Enow
@?Bnow ?
@ABnow and
BA@now i
>??now i_want
AA>now im
@@>now is
?@>now it
@@>now playing
@@Enow that
CAAnow to
@@Bnow with
@A=nowplaying
@@Bnr
@@Bntsc
AC>number
@@Bnumber one
;;>numbers
AA>numerous
@@>nursing
@B?nuts
A@@nvidia
B@?ny
@@Enyc
@@?nyt
<>9o
?@>o o
?A>obama
??Aobjective
@@Aobl
?@>observed
==Aobvious
@@<occasional
A?Boccupy
?>Aoccurs
DD@ocean
A@Aoclock
@@>oddities
FK@of
?=Gof a
B@Bof all
A@Cof art
B@@of car
@@Bof equipment
A@Cof features
@@=of good
A@Bof her
@B@of ipad
@D@of it
AACof its
@A<of junk
@@Bof machinery
B@Aof me
@@>of memory
@B;of my
@@Bof other
@@Cof pictures
AB=of shit
:6@of the
>@@of them
B?>of these
A@<of this
@@>of those
==?of your
>F3off
@B@off on
@@=offer
A@Boffered
@@Boffering
A?Eoffers
;=>office
?B@official
A@Dofficially
??@offline
@@Aoffsets
AAFoften
:<@oh
@@>oh no
AB@oh wait
?@Boh yeah
?@Boh_my_god
CAAoh_well
???ohh
@@Aohio
BH?oil
E<Bok
A@Dok i
A??okay
@@Bol
6B;old
?A>old and
@AAolder
@@Boldies
?>@olds
@@Bolympus
?AAomfg
278omg
>?@omg !
3;;on
=;>on a
??Con amazon
>?@on an
@A>on and
BBAon earth
>?Aon it
@@=on me
:==on my
?C@on the
@?>on their
@D>on this
@C@on top
BA@on what
@B?on you
B@@on youtube
AB>on_fire
=:Gonce
@@Bonce youve
60>one
@?Cone !
BA@one ?
@@=one and
?>@one anyway
@@>one complaint
@>>one for
@>@one is
BB@one its
@<Aone of
A>@one plus
AA>one to
>?@one today
AB@one who
@@Cone would
55=oneplus
>?=ones
>>>online
IG2only
C@@only good
@@Bonly had
@@Conly is
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
==@opel
@B<open
A@Bopened
@?Dopening
@@Aopens
@?Coperate
A?Aoperating
@@>operation
@?Boperator
GGBopinion
A@Bopinions
@@Aopponents
@@?opposed
@@>opposite
A@?ops
B@Eoptical
@@Aoptics
>A@optimus
BAEoption
@>Boptional
??Boptions
00Aor
>@@or a
@@>or at
?A>or even
@B?or have
>?@or iphone
>??or is
BA@or just
A@Bor something
BAAor that
?>>or the
@B@or whatever
?@;orange
@?Dorchestra
>9Border
>=Cordered
??@ordered_one
A@Aordering
@@Aoregon
@@Aorganic
?@=organization
@@Dorganizer
=<@orgasm
???orgasms
3;6original
BG4os
:C7other
A?=others
??=otherwise
=<?ouch
5:Aour
<>?our reviews
??@ours
4C>out
@@>out !
??Bout at
?C9out of
?@>out the
ABCout there
??@outa
B@Eoutdoor
?@Aoutdoors
@@Coutlasted
@@Boutperforms
>?<output
@@Boutputs
@@;outside
A@Coutstanding
AADoutta
@@Boutweighs
;8Eover
@@>over a
>=Aover the
@BAover_hyped
@BAover_priced
F=Ioverall
@@Boverall it
@@Boverall this
BB@overheating
@@=overloaded
@@Aoverlook
?>Coverly
B@?overnight
ACDoverpriced
AD@oversized
@@Aoverwhelming
J<Fown
@@Cown it
EBIowned
CD:owner
@@Bowners
CA@owns
@@Boz
BDCp
@@?pa
>F=pack
BDCpackage
=@Apacked
@C<packing
@@Apacks
=E>pad
AA@pads
???page
>=@paid
AA@painful
A@Apaint
@@Bpaintball
KC<pair
B@>pair of
AA?pairs
@@Bpal
@@Apales
@ADpalm
@?Fpanasonic
@@?pancakes
@A=panel
A@Dpanic
@@Apanoramic
<;Cpants
??>paper
@@Dpapercuts
@@Bpapercuts suck
@A3paperweight
@@Dpaperwork
A@:par
@@?parade
@?=parents
@@Cparis
@@Apark
@@?parked
AB<parking
@@Bparks
==Dpart
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
@?Cpath
AB?pathetic
@@?patient
@@?patients
@@Apatrick
?@>pause
>E.pay
?A;pay for
B?Dpaying
@?@pb
C?;pc
@@Bpda
>?Dpdf
@@Bpe
>?9peace
D@Apeak
?=@pedal
@@?peers
A>Bpen
??>penis
A@Fpenny
AAApentium
H@Bpeople
AB=people are
@?Hpeople have
@@Bpeople i
@A>people say
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
KBMperformance
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
ABBpersonally i
@@>perspective
@@Apet
=?@petrol
?@@phantom
@@Bphil
AA@philippines
@@Bphilips
@A?phoenix
F>Mphone
@?Ephone and
@@>phone are
@@Bphone does
BBEphone for
??Bphone i
CACphone in
C@Dphone is
?>@phone of
@B;phone with
@@Aphonebook
<5Cphones
ACEphoto
B@Aphotographer
A@@photographers
A@Aphotographs
A@Dphotography
C>Jphotos
A@Cphotoshop
@@?phx
A@@physics
AE?piano
@?Cpic
?@Bpick
@?@picked
@@<picking
?B>picks
?>Bpicky
EALpics
@@Bpics you
E?Npicture
@A>picture !
@@Bpicture of
A@Dpicture quality
@@=pictured
F@Opictures
@@Cpictures and
@@Cpictures are
@@>pictures for
@@Dpie
ED=piece
CC=piece of
@A:piece_of_crap
@D=piece_of_shit
@B?pieces
@B@pile_of
@@?pills
=>@pin
AC?ping
A@Apink
A@Cpioneer
>>@pipes
=>>pirates
A?;pissed
>?>pissing
@@?pistons
@@>pit
@AApitch
??@pitiful
BC@pixel
>>Bpixels
A@Cpizza
A@Aplace
A@Eplaced
C@Eplaces
CA@plain
@A<plan
BBAplane
<=Aplanet
??@planning
@?Dplans
AA?plant
@B8plastic
?>=plate
?;Kplay
A@Bplay a
@A=play my
DE@playback
FB>playbook
CB@playbook is
FD>played
MF?player
AADplayer !
@@=player in
@@;player is
@@Cplayer that
@@=player with
@A6players
B@Eplaying
A@Bplaying with
@?>playlist
A@Hplaylists
CAHplays
69=please
=>@please share
??@please_help
ACBplease_stop
A>Npleased
@?Bpleased with
@=Fplenty
@?Cplenty of
>>?pls
A?@plug
DA@plugged
H8[plus
@@Bplus i
A@Bplus in
@@Bplusses
;A?plz
CA=pm
CAJpocket
>>=pockets
>>@poco
?>@poco f
=8Epoint
@@?pointed
@A@pointer
??@pointing
@A=pointless
@@<points
@B=police
AB?policy
?@>politely
@@Bpolitical
@?Apoly
A@Dpolyphonic
?@<poo
?>:poor
@@=poor quality
@A9poorly
BB?pop
B@?popping
@@>pops
@E;popular
>>@porn
AB?porsche
B?Aport
@ABportability
DCAportable
BA?pos
@@Apose
@@>poser
@B@position
@?=positive
@@Bpossibilities
??Apossibly
??Apost
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
=<@powerbank
??Apowered
@GDpowerful
@@Bpowerhouse
AC?powerpoint
A@Dpowershot
@@Bpowershot g
A@Gpractically
<>@praise
?A@praised
@@?pray
@@Aprayers
=<>pre
???precious
??=prefer
EDAprefer_the
A?Bpreference
?@;preferred
@@>pregnant
@@Bpremiere
?A=premium
@@Apreparation
@@Bprepare
?A=prepared
A@Bpresent
B@@presentation
C?Apresented
@B@presenting
@@>presents
A@Cpresets
?>Apressed
@@?pressing
>?@pressure
?@@prestige
AC@prettier
@B@prettiest
C>>pretty
>??pretty much
==>pretty sure
@A?pretty_bad
C@Epretty_good
BBApreview
@A@previews
@?Fprevious
??Dpreviously
B6Yprice
>?Aprice !
=>@price ?
BB;price and
@?Bprice i
@>@price of
A@Cprice range
B@Jpriced
=C?prices
@AApricey
ABApricing
A@Apride
@@Bprimarily
?=@prime
@@Aprince
A@?princess
?@>printer
@@?printing
@@Bprints
@@Bpriority
@@Bprison
??@private
88Ipro
<A?pro max
>>Bpro or
J>Aprobably
B@@probably not
AAIproblem
>?@problem with
@@Aproblem_is
?DLproblems
@?Bproduce
?@=produced
@@>producing
JT9product
@@=product !
?@>product is
@@Bproduct to
@?>production
B@Fproductive
A>Aproductivity
CB4products
@@>profession
B?Aprofessional
@?Bprofile
B@Dprogram
??@programs
@@Bprogressive
==Aproject
@B9promised
@@Bpromising
@A;prone
>>@proof
?@Aprop
=?>proper
@A=properly
??@property
??Apropose
A@Aproprietary
C@Jpros
@@Bprotection
@@Cprotective
@@Aprotest
@@Cprotests
?B@prototype
CCFproud
A@@proudly
A@Aprove
@A@proven
A@Cprovide
@?Cprovided
?<?ps
@@Apseudo
@A?psp
@@Apsyched
@@Apt
A@Bpub
@@Cpublic
@@=published
??@pulling
B@@pulls
@?Bpumped
@B@punch
@@=pup
?>@pura
>?Epurchase
BA?purchased
@@>purchased a
A@Dpurchased this
@A>purchases
?@Epurchasing
BBCpure
@@Bpurple
@@>purposes
@@>purse
@A@push
?A>pushing
@AApussy
2:>put
@@>put in
@@Cput it
DA@puts
B@@puts it
DE@putting
@@?puzzles
=@@q
??Aqaeda
GABquad
C@@quad core
@@=qualities
OIAquality
AAGquality and
@@Dquality are
BAFquality is
@@?query
BA@quest
=9Dquestion
@A?questioned
?@@questions
@@>quibble
FAGquick
CAEquickly
@@Bquickly and
@?Mquiet
A@Aquieter
@@>quirky
@B6quit
@A6quote
@@Bquotes
EDCr
?A;race
@=@racing
??@racism
>=?racist
@@>rack
B?Hradio
@@Bradio is
@@>rage
@ABrain
@@<rains
@A=rainy
>>@raise
@B@ram
@;Lrange
@@Brange of
???rap
D?Araped
??@rappers
>=?rare
??Ararely
@@Drated
;@<rather
@B@rather have
>??rather than
??Arating
AAEratio
??Arational
A?Braw
?@?ray
@@>rca
?>Ard
BE=re
B@Breach
A@@reached
@@?reactions
99Dread
ABDreadable
A@Areadily
=>?reading
@@?reads
A=Dready
62Creal
A@Breal_good
A@@realise
?@?realised
@BAreality
>=Arealize
=>?realized
@@Arealizing
@B@really_bad
HBHreally_good
AB?rear
A@@rearing
=C7reason
??Creasonable
A@Ereasons
@A>rebate
@@Areboot
AB@rebuilt
@@Arec
@A=recall
A@Creceived
@@<receiver
@@Creceiving
<=@recent
?>?recently
A@Dreception
C@Grecharge
@@Brecharger
@@Brecharges
@@>recharging
@@>recieved
A@Crecipe
@@Brecipes
>=@recognition
AA9recognize
@@Brecognizes
@@Drecomend
;;>recommend
?>Frecommend it
@@Brecommend this
@@Arecommendation
:;Drecommended
@B?recommends
@@Arecord
=>@recorded
A@=recording
A@Brecords
@@Brecruit
9;9red
@BAreddit
==@redesign
@B@redesigned
@@?redeye
<=@redmagic
@@?reference
??@reflective
A@Brefreshing
A@Drefunded
=??refurbished
@?>refuse
@@Crefused
@@Brefused to
@B?refuses
?A>regarding
@@<regards
@@Aregion
@ABregional
??>register
?@>registered
BC>regret
A?Aregretted
A?Bregular
@?@regularly
@@<reinforcement
@?Brejected
@@=relative
A@Brelatively
@@>relaxation
99Frelease
:8=released
@@Areleases
???releasing
B@@relevant
@??reliability
>@<reliable
?>Dremain
A@Aremarkable
??Aremember
@@Aremind
@@>reminded
AE@reminding
@AAreminds
>?Bremote
@@=remotes
@@Dremovable
??Aremove
A?>removed
@@Arendered
??Arendering
@@Arented
AF>rep
?A;repair
@A@repairs
@@Brepeal
@@=repeat
@@Breplacable
>@?replace
?@>replace them
B@Kreplaceable
A@Ereplaceable battery
CD<replaced
???replay
?@>replies
<=?reply
@@=replying
B?Breport
@A=reported
ABAreporter
@A=reports
BA@represent
??@reproduction
@@>republican
?@=reputation
?A?requested
@A=required
=<=requires
AA@res
??@resale
C?Eresearch
AAAresending
?@>reset
EGDresolution
?@;resolve
@ACresolved
>>@resort
@@=resources
=B=respect
A@@respectively
AA>respond
@@>respond to
@@Aresponded
@@>responding
A?Dresponse
@@=responsible
@@>responsible for
A@?responsive
@A@responsiveness
?AArest
@@?restaurant
?@>result
@>Hresults
??@retail
@?Aretailer
@AAretailers
>>@retard
>>@retarded
CC@retina
@B9return
@@>return the
AC=return_it
?B6returned
@@>returned the
@A<returned_it
@@Breturning
BD@reverse
[QAreview
DA@review !
>A?review of
BDCreviewed
HCCreviewer
>C5reviewers
>?@reviewing
69=reviews
>?@reviews !
@@Ereviews for
>?@reviews with
@@>reward
@@Brewind
?>Arice
>?:rich
@@>rick
?=?ride
?;Ariders
>?Arides
DCAridiculous
>@Ariding
CCEright
AA>right ?
B@@right now
?@>right on
A@Cright out
A@>right to
@@?righteous
A?Aring
@@>ringing
CA?rings
A@Aringtone
A@Cringtones
@CIrip
AC?rip_off
@@Aripper
A?Fripping
@@?rips
B@@rising
A@@rival
@@>river
?>@rn
A?Broad
@??roads
A<Crob
@@>robert
A@Arock
=@?rocket
@ABrocking
CBKrocks
@@Brocks !
>@?rode
;<@rofl
?@Broflmao
@@Brogue
A?Brolls
>>@rom
>?@roms
@@>ron
@@?roof
ABCroom
@ABroom for
AC?root
BF@rope
??@rory
E@Arotation
??>round
??Aroute
@@>router
A@Broutine
@@Broutinely
?F>rover
@@Crow
@>@rpm
>BBrs
@@Brt
@@>rt thank_you
@B@rubbish
AB?rude
@B?rugged
@@=ruin
@B=ruined
A@:ruining
AD<ruins
AB@ruins the
A@Brule
FAArules
??@rumor
@@Brumours
><Arun
AA@runners
>=Grunning
@A?runs
>>@russian
@@>rv
FR=rx
@@Bryan
82;s
??@saab
A@Bsabres
>>@sabrina
=>>sad
@@=saddest
?B>sadly
>?@safety
9E@said
AD?said it
@?>said that
BA@sake
?>?sale
>A=sales
@@Asalsa
-;4same
?A>same here
@A>same problem
@A>same thing
B18samsung
C@@samsung galaxy
B@@samsung i
CA@samsungs
<<?sandwich
>?@santa
@@Asarcastic
C@Bsat
?@;satisfaction
@A?satisfied
@@Bsaturday
??@savage
AB1save
@A;save your
>?Asaved
@@Asaved_me
@?Asaver
A@Bsaves
?@>saving
D@=saw
@ADsay
@@Bsay i
>?@say its
AB@say on
B@@say the
?=<saying
@@>saying is
A<Esays
>>@says it
@@Asc
A@Bscan
@@Bscandal
@@Bscare
ACBscared
>?;scary
A@Bscene
@@=scenes
@@Aschedule
==Fschool
?@>school and
>?@score
@@Bscored
>>=scratch
@@:scratched
@@>scratches
A@@scream
?>Bscreaming
DM@screen
CDAscreen is
@@>screen when
?@Bscreens
AB@screw
>>@screw_you
AB9screwed
A@Ascrewing
AB=scroll
@A>scrolling
@=Asd
B@Bseals
A@Fseamless
C?Aseamlessly
:=>search
??Bsearched
=>>searching
?A6season
?@?seat
AAAseats
?>?sec
AA:second
BAEseconds
@@Bsecret
CA?section
A@Bsecure
?>@security
60=see
?@>see a
=>@see it
A@Bsee you
?=Eseeing
@@Aseek
@@Aseeking
B>Aseem
AB?seemed
?>Aseems
C@<seems_like
A?Fseen
@@>seen the
@?Asees
A@Aseldom
@@=select
A@Bselected
CA@selection
@A<self
@@?selfish
41@sell
@>Asell the
@?Cseller
??Asells
??Bsemi
??8send
@A=send it
AA9sending
?>=sense
?@>sensitive
@B?sensitivity
@B;sent
@@>separately
???september
??@serbia
ABBseries
F?Fserious
@@Cserious about
@@Bserve
??>served
?A@servers
A@Cserves
@E:service
@@>service and
@A>service is
@B?services
@A?servicing
@@>serving
A>Dset
@@>set the
@@Aseth
@ABsets
>>?setting
BADsettings
?>@settle
@@Bsettled
A@Asetup
BA?several
A@Bseveral people
@@>several times
??Csevere
?A>sex
DA@sexier
>=@sexual
CB=sexy
@@Asf
BA9sh
@@=shade
A@Bshadow
@@?shadows
@@Ashake
@@Bshaking
???shall
B?>shame
??@shameful
@@?shank
DABshape
B@Ashape of
6:Ashare
<>?share our
?A?shares
@@?shark
A@Csharp
B@Asharper
7;>she
@@Bshe loves
>?@she said
>?@she sounds
B@Dsheep
?A6sheesh
???shell
@@=shelling
GCFshes
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
:<Ashoe
G@Bshoes
BA>shoot
AD@shooting
==Bshop
>?;shopping
MD;short
@@Bshort time
@A=shortcomings
DCDshot
A@Fshots
?H>should
@?>should be
CG:should have
=<@should i
B@@should make
@@Bshould say
A=?should_have_been
@@?shoulder
@@Bshout
=>Ishow
@@Bshow !
@B?show the
@@Eshowed
@@Ashower
CHBshowing
AAAshown
;=@shows
@@Bshowtime
A@Fshuffle
@?>shut
><Ashut_up
B@Jshutter
ABBsick
??>sick_of
AABside
@@Asides
?@?sidewalk
@?;sigh
@@:signal
@@=signals
A@Bsigned
@@=significant
BA<significantly
?>@silence
@ABsilk
A@Gsilly
?@;silver
@@>silver plate
?=@sim
?@@similar
??@similarly
HAHsimple
A@Fsimple to
@@>simpler
=?;simply
?6Csince
A@Bsince i
AA>since the
@@Csing
@@Bsinging
@AEsingle
@@?singles
A@Asink
A@=sir
@@>sir !
AI@siri
??Bsister
@?>sit
@@>sit on
?C<site
@A@sites
??@sits
A@Bsitting
??Csituation
@@Asituational
???situations
B@@six
>>Lsize
A@Dsize and
?BAsized
@?Bskeptical
@@Askies
>>?skills
@@Askin
?>Dskip
@@Bskip_to
@A8skipping
@@?skirt
@A@sky
<>:skype
@D?slap
CG?slate
@@Bslave
BAAsleek
A@@sleep
@@?slew
@A?slightest
>==slightly
@@Eslim
@B@slimmer
@C?slip
E@Aslippage
AB@slot
=D>slow
A??slower
@AAslowing
@@=slowly
A@@slr
@@?slrs
@?Bsmack
FAHsmall
@@Bsmall and
A@Bsmall size
@@Asmaller
CB=smart
CA@smart phone
BB?smartphone
:8@smartphones
@A:smell
??=smh
A@Csmile
@@Bsmiles
@@?smiling
@@9smoke
AC@smoked
?@9smoking
FDAsmooth
C@Bsmoothly
A@Esnap
@@Bsnl
??@snot
?A=snow
@@Asnuggly
@@=snyder
A@>so_bad
A@@so_cute
>?Fso_excited
@B@so_expensive
DAHso_good
AC@so_much_better
?C<so_sick
@A=so_sick of
?@=so_true
A>Fso_what
??@soak
@@?soap
@@?society
EAAsock
ACBsocks
AABsofa
B@Asoft
FI=software
@@;software is
@B@software update
>@?software updates
B?@solar
?BAsold
?B?sold my
@@Asolely
BBCsolid
DAAsolid_review
?@;solution
6;:some
?>?some other
>??some reason
@A@somebody
@@Asomeday
9<8someone
??>someone else
@A@someone_help
??=someones
DDBsomething
@@>something !
@@>something i
@@Bsomething to
@BAsometime
A?;sometimes
>?8somewhat
>>@somewhere
>>@somthing
>??son
73Gsong
?@=song !
CADsongs
@@Bsongs and
DFDsony
?@>sonys
<;Bsoo
9:Bsoon
@A8sore
<7=sorry
BA@sorry but
@@>sorry for
A@Bsort
?A9sort_of
?@?sorts
@@Bsoul
C@Esound
B@Dsound is
>A@sound like
@?Esound quality
?@Csounded
@@=sounding
?>Isounds
@@Bsounds great
:8>sounds_like
9>Asoundtrack
A@Fsoup
??Asource
@@Bsouth
@@Bsouth africa
@@?sp
E?Jspace
??@spaces
@@Cspam
@@=spammer
@B@spank
??Aspare
CACspeaker
B@Mspeakerphone
CCDspeakers
>??speaking
A@@speaks
>?@spec
>=?special
@@Bspecific
C@Aspecifically
F?Cspecs
AAAspeech
C<Fspeed
@>?speeds
??@spell
??Bspelled
@@Aspelling
BF:spend
@A>spend a
@A=spending
@C<spent
BB?spider
@@>spill
@@Cspills
AC@spinning
@@?spins
AD>spit
@@?sponsored
BACsporcle
;=@sport
>?Asports
AB@sporty
AA?spot
?A@spot_on
@@Aspots
??>spread
A@Dspring
@@Csprint
@A=squeeze
@@>srsly
?BEst
>?=stability
?@Astable
@?Astack
=>Bstaff
@@>stage
CACstaggering
@C?stainless
BAAstamps
@B@stand
@@Astandby
>?=stands
@?Fstar
A@?staring
CAGstars
?G?start
C?<started
@@>started to
CDDstarting
ABAstarting to
>?>starts
?>Estate
>?Astatement
A@Dstates
AB@station
@@<stations
?>Dstay
?@<stay_away_from
???stayed
@@Cstaying
@@Bstays
A@Dsteady
A@Dsteal
@@Bstealth
?C?steel
@@Dsteelers
@<Dstep
@@;stephen
??>stepping
?>?stereo
??@stereotype
AD@steve
AB@steve jobs
?>@stfu
=B>stick
@B@stick to
?@?sticker
?@>sticks
@@?sticky
IV<still
BA@still has
AB@still on
@A>still plays
?C?still the
@@>still trying
>?@still waiting
@B@still want
@@>still_works
@A;stinks
A@Bstitch
==?stock
CA@stoked
>=?stolen
?@Cstone
GC0stop
CAAstop !
BD@stop_watching
?>=stopped
@A=stopped_working
???stopping
A@@stops
B@Gstorage
@@Bstorage capacity
>=8store
A@Fstored
>>@stores
@@Astorm
@B@story
=>@straight
?>@strange
@@;strap
@@>strategy
A?=streak
?>Bstream
@@Bstreaming
A=Astreet
A@=strength
@@Bstrengths
@@Cstrikes
@@?striking
?@>string
AA@stroke
@C@stronger
@@Astrongly
@@Astruggling
@AEstuck
???students
AA@studio
@@?study
DCFstuff
AB@stuffmagazine
?>Dstunning
C@Fsturdy
CDBstyle
AB@style !
@B@style and
BC@styling
??Dstylish
?>@stylus
@B;sub
@?Bsubject
@@?subjects
B@Asubscribe
AB@subscribers
BG?subscription
@A;substandard
A@>substitute
@B?subtle
@@Bsuburbs
@A=subway
@@=successfully
>>=such
C=>suck
@@Bsuck worse
@A@sucked
B@@sucker
ML6sucks
AA>sucks !
@@>sudden
@A<suddenly
B@>suffer
??Bsuffering
A?Csuggest
@@?suggested
B@@suggests
+%Nsuicide
??Asuing
@@Csuit
@@Asuite
???suited
ABAsummary
@@>summer
@@Bsumthin
@?Csun
A?Dsunday
@ABsunny
@@Asunshine
CDFsuperb
?B>superior
@@Bsupper
A@Dsupplied
9C%support
@A<support number
@A?supported
AA=supporting
>=>supports
@@<suppose
@@>suppose to
?A>supposed
92=sure
>?>sure that
@@Csure why
A@=surely
A@=surface
@@Csurfing
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
BC@suv
A@Dsvcds
@@>swamp
@@=swap
?>Dswear
AD?sweater
A@Hsweet
A@Csweet !
@@>sweet dreams
@@:switch
@@>switch between
AAAswitched
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
AAEt mobile
@@=t zones
???ta
LS@tab
@?>table
@A@tables
PH<tablet
=?@tablet ?
DB@tablet is
B@@tablet on
B@@tablet with
DD>tablets
@B>tacky
@@Btacos
>=@tactics
???tag
@@<tagging
@A<tags
B@@tail
C>Etake
>=Etake a
>??take care
@?Btake my
B@@take the
AB?take your
ABHtaken
@BBtakes
@@>takes a
>?Dtaking
@?Ctaking my
CDAtalk
ABAtalked
@@Btalkin
GC?talking
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
??@tat
??@taught
<=>tax
D@@taycan
A@?tbh
@@=tcot
@?Dtea
@@>teach
@AFteam
?@;teams
@@Ateaparty
@@Ctears
??@tease
>;4tech
@A;tech support
>?@techie
>?=technical
??@technically
@@?techniques
?ABtechnologies
@FBtechnology
@@Btechnology is
?>@techspurt
@=@tegra
@A<telephone
99Btell
?>?tell me
@?Atell_me_you
??=telling
@@<tells
<=@temperature
A@>tempted
A@@tempting
AC;ten
?@;tend
@@>tend to
B??term
BBAterms
=G5terrible
@@Fterribly
@@Cterribly sad
??Gterrific
MABtesla
DF@test
AC@test drove
@?Btested
?>Atests
@@>texas
??>text
>>@tg
@@>tgif
99?th
@B@tha
@@Dthai
K=?than
BBBthan a
@?Bthan an
AABthan any
B@Athan enough
@@>than i
C<Fthan the
?D<than this
A@Bthank
BD@thank_u
@;:thank_you
@@>thankful
@B?thankfully
A@@thanking
,6;thanks
;??thanks !
CAAthanks_a_lot
<=>thanks_for
B@@thanks_for the
@A9thanks_for_nothing
B@Athanks_so_much
C@@thanx
>8?that
@>Dthat a
@A>that actually
@@>that amazon
>>Athat apple
@@>that came
>?@that car
?>@that do
A@Bthat good
AACthat have
?@>that he
B?Gthat i
@?Bthat if
<B?that is
@@Bthat it
=?@that its
@@Bthat ive
@B@that kind_of
@@>that low
@>?that money
@B=that much
@B@that normal
CA?that one
@@<that player
@B@that same
@?Bthat song
BA@that sound
@@Cthat sounds
>A;that the
AA=that they
A@Dthat this
@B@that video
<=>that was
A@Bthat we
?@>that were
BA?that when
A@Bthat works
?<Bthat would
@?<that you
??@thatll
EEAthats
A?Bthats a
A@<thats awesome
BA@thats cute
AC@thats just
CB@thats not
@@Cthats terribly
BBAthats the
=>?thats why
AC@the
B@@the accent
=>@the acer
>@>the ad
B@@the anker
@@Ethe apex
?>?the apple
@@>the audio
ABAthe back
@@Bthe bang_for_the_buck
ADCthe battery
>?@the beginning
>?@the bells
GEGthe best
@B@the better
==>the black
@B>the body
ABAthe bottom
@?Dthe box
@@Bthe brand
@@>the built
>B7the camera
B@Bthe cameras
A@Bthe canon
DB?the car
@A=the case
==@the cat
><@the cheapest
@@Cthe combination
@@>the company
@?Bthe computer
A@Dthe controls
@@Dthe coolest
@A>the cover
==Athe dark
AB@the design
BD>the device
@@Bthe digital
@@=the disc
B@>the dog
A@>the dust
@A;the dvd
@@>the eax
>?>the end
BC@the english
AA<the entire
DAAthe f
@B>the face
CCCthe fact
BACthe features
?>Bthe few
@@Bthe field
<<?the first
?A>the freedom
?A>the front
A@Bthe functionality
@?>the future
C@Fthe g
AC@the galaxy
>?Athe google
BA@the gt
>@@the guy
CA@the he
@A;the headphone
>=>the hell
@?Bthe house
@@>the instructions
=>@the intro
@C>the ipad
?=Athe iphone
@@Bthe ipods
BB@the keyboard
@@Bthe latter
A@Dthe lcd
@A=the long
@B@the look
B?Athe mach
A@Dthe manual
AA>the menu
@A>the middle
@@>the mini
@?Ethe money
@@>the movie
ABAthe music
@B@the mustang
>??the name
=?Athe new
>@Athe next
A@Bthe nicest
@@>the night
B@Gthe nikon
@@Bthe nokia
A@Bthe nomad
??>the one
==@the oneplus
AA<the only
:=<the original
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
@@Bthe playing
?@Bthe poor
AB@the power
BA@the prettiest
@@Bthe previous
F@Dthe price
@A=the product
@>Athe real
@@>the red
ABAthe rest
FAAthe review
AA>the reviews
<=@the s
AB@the sales
9;<the same
?=?the samsung
DG=the screen
@A>the season
@@<the second
BAAthe shape
@@Bthe shutter
>?Athe size
@@Cthe small
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
BC@the to
B@@the top
?>@the uk
B@@the upper
?>@the us
=?:the video
@@>the view
@@>the viewfinder
>?@the vivo
@B?the voice
@A=the warranty
ABAthe weather
@A>the week
@@>the weekend
?@>the whole
BA@the win
@B@the winner
AC>the word
@CCthe world
AB@the xoom
@@Bthe xtra
==@the year
?B?the_fire
@A>the_problem_is
@C>the_shit
@D;the_worst
??Atheater
???theft
@@Athegoodwife
5<6their
@A>their products
A?Btheirs
@E>them
@@>them !
@@Bthem all
>?@them is
@@Bthem to
@@>them with
??>theme
?@Athemselves
7A9then
@B@then dont
DB?then i
ABBthen the
>>>theory
>6@there
A@Bthere are
@@>there have
>A<there is
@ABthere isnt
AB;there was
=B@theres
A@=theres a
AADtheres no
@A>theres no_way
FLAthese
BA@these and
?@=these are
@B@these people
>??these reviews
@@>these things
5N7they
??>they are
@@Bthey call
?A=they could
@B@they didnt
@?Bthey do
BAAthey dont
AB?they give
@B@they have
>>@they look_like
@B?they need
?@>they said
ADAthey should
AABthey were
>??they will
@B>they wont
@@>theyd
>?Atheyll
FF;theyre
A?Ctheyve
AA>thick
?@Athicker
AC@thickness
B@?thier
@A>thin
KS?thing
@B?thing and
@@Bthing has
AC@thing is
@@>thing ive
@@Cthing that
>?@things
@@Bthings about
>@?things that
:6;think
A>Athink i
C?Athink it
??Cthink of
CBAthink that
<@@think the
@B@think they
@>Athink this
C>Bthinking
C@>thinks
>>?third
@C@thirsty
A@Athirty
KGGthis
>=Athis ?
ACBthis a
?@>this after
?>@this and
?@>this as
@@Bthis baby
EAPthis camera
=?@this commercial
@A=this company
@@>this did
@A:this dvd
>?Bthis for
@@Bthis great
AC@this guys
@?Cthis has
@@Bthis if
>?@this in
E@Athis is
A@Cthis is_the_best
A@Cthis little
@B@this looks_like
@@Bthis machine
BA@this man
@@Bthis means
BA?this model
@@Bthis mp
;<@this on
A@Cthis one
=<Athis or
A?Hthis phone
@F8this product
@B@this shit
CA@this should
DGDthis thing
@@Bthis time
@@Cthis to
@A;this unit
=:Bthis video
?@>this was
?>?this will
@>Athis year
@C=this_sucks
D@?tho
A@@thorough
?9>those
A@Cthose that
@?@thou
HK=though
AB@though ?
ABAthough i
>9Fthought
AA>thought i
?>@thought it
A?Athoughts
AA>thousand
@A>thousands
@@?thrash
>>5three
@A@threw
A@Dthrilled
>?@thrive
@A;throat
?@8through
@@Bthrough the
@@>through their
@A>through to
?@Cthrow
@A?throwing
@@?thrown
A@Bthumb
AD>thumbs_down
;>?thumbs_up
<??thumbs_up if
??@thunderbolt
??Athursday
A@Bthus
@@;thx
A@Atickets
>>@tie
@C@tied
A@Btigers
>B=tight
??Atil
AA=till
AB?tilt
A@Ctim
@=Ctime
@?Btime !
@@>time ?
@@Ctime and
A@Ctime i
@@>time is
>??time to
@@>time you
@@>timed
A@Atimeless
B@Atimeline
@F3times
@@>times to
??Atinker
@@Atiny
@?@tip
?@?tips
ABAtired
AA>tired_of
B@@tires
@A@tis
@@>tissues
@@>titles
BAAtm
AE<to
>?=to a
@@>to amazon
A@Bto and
@@Bto answer
@@Gto anyone
@@>to ask
??Bto avoid
CC@to be
@A>to being
@@Bto borrow
?=Bto buy
@A=to contact
@@Bto date
@?Bto decide
@@Bto die
A>Cto do
A>@to drive
>?@to even
@@>to expect
@BAto fill
?A3to get
@BBto give
CD=to go
>@7to have
A@>to hold
@@=to install
B@@to iphone
@?Dto it
@@>to know
@B@to laugh
AACto listen
@@Bto lose
@@>to love
>A<to make
@@Bto manually
?>Bto me
@@Bto music
A@Bto my
@@Cto on
?@=to open
@@Bto operate
CAAto own
@A>to pay
B@@to phone
@?Eto play
?@>to put
@@Bto recharge
@@>to resolve
@@>to respond
A@>to run
@>@to samsung
AA>to save
@ABto say
>>@to search
@?Cto see
@A;to send
ABAto spend
@@>to stand
AB@to start
BA?to stop
>@Ato take
?>?to tell
B@@to test
>>>to the
@?=to this
A@Cto transfer
B@?to upgrade
BBEto use
@@>to using
>>Ato watch
AC<to work
@>Cto you
@BBto your
@@Atoast
;5Dtoday
=?@today !
@@Btoday and
@@=today is
?@<todays
BBCtogether
AB?toilet
=>>told
>?@told me
AAAtom
@@?tomato
@A@tommorow
DBBtomorrow
AADton
AABton of
A@Btones
AA@tongue
DBFtonight
@@Btonight and
A@Atons
C@Btoo_bad
BE=too_expensive
BC@too_fast
:<Atoo_funny
BCBtoo_long
@@Btoo_quiet
?C<too_small
AG=took
@@Btook it
C:Dtop
?<@top gear
AC?top of
@@Atop_notch
??Atopgear
>>Atopic
@@Atops
??@torn
CD@torque
@@>toshiba
@E:total
@@>total mess
@@>total of
@A@totally_agree
?==touch
??@touching
ABAtouchpad
AA@touchscreen
A@@touchwiz
@@Ctowards
A@Atown
@ADtoy
@?@toyota
@?Atr
C>@track
@@?tracks
@??traction
>A9trade
?@@trading
@@>traditional
@@<traffic
BABtrailer
C@Ctrain
-%Itraining
CAGtransfer
A@Btransfered
A@Atransferred
@?Btransferring
B@Gtransfers
@@Btransfers are
CC@transformer
@@>transition
@@=transmitter
A@Atrap
CA=trash
BA@trashy
?>=travel
@@Atravelling
@A?travesty
@@Dtreadmill
@@Btreadmill hell
??>tree
@@Btremendous
@B@trend
@@Btrent
@@>tri
@??trial
@@?trick
>G,tried
@A=tried the
?B<tried to
>>@tries
?@Atrigger
?=Etrip
@?Btripod
>=?troll
B@@tron
AD>trouble
@@Ctrouble with
@@Atroubled
?@;troubleshooting
@@Btruck
7A4true
@B?true ?
>>?true that
@@Btrumps
???trunk
@B>trust
>?@trust_me
?@?truth
<=Atry
AB@try the
@?Ctry to
@I4trying
@D9trying to
A@Bts
A@Att
?>Btube
??=tuesday
>>>tune
A@Ctunes
=C?turbo
@@Bturkey
;?@turn
AB@turn it
BAGturned
<?Aturning
???turns
?=Atv
@A<tvs
@ABtweet
@@Btweetdeck
@@Btweeting
??=tweets
@?Dtwenty
@D6twice
ADAtwin
@@Btwist
B@@twit
@@Atwitpic
A?Atwitter
@@?twittering
@@>twitterverse
@E?two
A@Btwo days
@@<two weeks
@@Atxt
??>ty
D>@type
AA@types
?>@typical
@@=typically
?A?typing
??@tyres
>D<u
>??u recommend
@B@u should
AA>u want
@@>ubuntu
?B=ugh
BZ8ugly
B?@ugreen
BABuh
?A?uhm
A@@ui
><?uk
A@Eultimate
@@?ultimately
AA>umm
??>un
E?Aunacceptable
A@Eunbeatable
A@Bunbelievable
?@Aunboxing
><>uncle
@A>uncomfortable
??>unconventional
??Aundecided
A=Bunder
@@Aundercover
AEAunderstand
@B@understand the
@@Bunderstanding
@?Bunderstood
@?@uneducated
=?>unfortunately
?>?uni
@@Bunicorn
@A>uninstalled
@?Auninteresting
C@@unique
@C3unit
@@Bunit is
@A=unit was
?@>united
B@@units
?@>universal
@A?university
BF=unless
DBEunlike
@ABunlimited
@C?unlock
A@Funmatched
===unnecessary
@@Bunplayable
@@>unpredictable
AB@unprofessional
>?@unreal
AA@unreliable
@C>until
@ABunusable
5<:up
?>@up !
AA<up a
@A>up all
?>Aup the
AB@up with
@AAupcoming
<C?update
AC@updated
=?=updates
A@@updating
><6upgrade
?>?upgrade to
@@Bupgrades
@@Aupgrading
B@?upload
@?Duploaded
B@?uploads
AADupon
CA@upper
>=Bups
?@;upset
G?>ur
BA@ur accent
@@Aurl
:=Gus
@ABus to
@@Ausability
?@Ausage
A<Fusb
>>>usd
?7Cuse
?>>use a
A@Buse and
@CBuse it
B@@use of
@@>use the
FEFused
A@>used for
A@Dused it
?>Aused the
AD=used to
E><useful
B@@useful for
?G4useless
@A>useless and
DA?user
B@@user and
@@>user friendly
A@>user interface
=@;users
@A;uses
D?Cusing
@@Busing a
BBAusing it
A@Busing this
@ABusual
?>Busually
@@?uv
79=v
B@Evacation
@@Bvacation in
@@Bvagina
@@Eval
A@Bvalentine
>>@valid
@@Bvalley
A@Bvaluable
?:Ivalue
A@Fvalue_for_money
AA@values
@@Avampire
=@@van
@?Cvariety
@@?various
@@Avast
@@<vastly
A@Dvcds
>=@ve
@@Avegan
AA@vegas
@@Avegetable
FF@vehicle
@D@vehicles
@A@vendor
@@Aventure
@A@verdict
CACversatile
:7?version
AB@version ?
??@versions
AB@vertical
@D7very_bad
D?Nvery_good
B@Bvery_helpful
AABvery_impressed
A@Bvery_interesting
@@=very_true
@@>veterans
=?>via
@@?vibrant
@@=vibrate
@A@vibration
>>@vicky
A?Avictory
AB@vid
9O;video
B@@video !
>=@video ?
=>@video on
@A<video output
LI@videos
BB?vids
??;view
??@viewed
@@<viewfinder
AABviewing
99Aviews
A@@vii
A@?vintage
@@Bviolent
>?@visit
A@@visually
>>@vita
DB@viva
/7>vivo
:<?vivo x
@B@vocabulary
WE@voice
B@@voice is
BB@voice makes
?@?volkswagen
BA=volume
?@?vomit
@@>voted
<:;vs
???vu
@@>vulgar
<<<w
?@>w o
@?@wacom
?E=wait
AB@wait and
>@@wait for
??@wait_what
A@Bwaited
:=@waiting
=?@waiting for
@BAwake
??Cwalk
?@>walked
@A?walking
@@>walking_dead
@@>walkman
@@Awalks
?=Awall
>>Awallet
@>@wallpaper
?>@wallpapers
>?>walmart
@@Awalt
@@>wank
@A@wanker
<?@wanna
:D=want
@C<want a
CEBwant to
?=@want_one
CAAwant_this
9<8wanted
>?>wanted to
A@Dwanting
C?@wants
@@<wap
@@?war
>>Awarm
A@Awarming
@?Awarned
@A@warning
?B3warranty
@A?warren
@@Awarrior
@@Ewars
<8<was
@=Gwas a
@?Ewas able
@?>was an
@@>was anything
B@@was going_to_buy
A@Bwas great
B@Awas just
@@>was nice
@A>was no
@@Bwas right
A@Bwas surprised
?>Bwas the
@@Bwas wrong
B??was_like
??@wasent
><<wasnt
??Awaste
AD?waste_of_money
AB@waste_of_time
B?@wasted
?@?wasting
AA>wat
79Awatch
?>@watch the
?>?watch this
B@@watch videos
==Bwatched
???watches
>>@watchin
<>Ewatching
@BAwatching it
=>>watching this
>?@water
?@Awave
@??waves
>>?waving
CEDway_better
A?Bway_better than
AC?way_worse
?>Cways
@9Bwe
??>we can
?>Awe dont
??Bwe got
>??we have
@@>we lost
??<weak
@@Bweapons
?A>wear
??@wearing
B@@weartesters
BE?weather
@BAweb
@A?webcam
AH?webos
@B@webpages
@A:website
??>websites
A@?wedding
>??wednesday
==>week
?@>week and
A?Cweekend
@@?weekends
@B3weeks
@@Bweeks and
??@weighs
BBDweight
B>Cweird
DA;welcome
?@>welcome to
I<Rwell
A@Cwell as
@@Bwell on
BA@well see
AB?well thats
@?@well_done
>?@well_said
A@Fwell_worth
@@Bwell_worth the
?B9went
AA=went out
??@weqq
AH>were
@@Bwere awesome
AC<werent
A@Bwest
AB>wet
@?Aweve
@>@what
EG>what a
BBAwhat about
BBBwhat an
??>what i
??Cwhat im
>?=what is
BAAwhat it
AA>what kind_of
>?@what other
?>>what the
B?Awhat they
BAAwhat this
@@>what was
?<>what you
AC@what youre
?@@what_do_you_mean
;9>what_is_the
CA@whatching
>C=whatever
?A?whats
:9>whats_the
@ABwhats_the_point
?A=wheel
AB@wheels
5D5when
AB@when a
ADAwhen did
>>?when he
DCDwhen i
?>=when it
??>when its
@B@when they
>>@when u
CEAwhen you
?>Cwhenever
<;?where
B@@where did
?>Awhere i
AB@where is
@A>where it
A?@whereas
@B>wheres
AB@wheres the
B?Awherever
:=Awhich
AB?which can
CBAwhich has
=@@which is
@@>which makes
<=@which one
@?Dwhich was
9@8while
@@=while it
@@Awhiskey
;=?whistles
55?white
;:Ewho
@>Awho is
@C?who knows
AD@who needs
B@@who thinks
>?@who told
>=Cwho_cares
A@Dwhoa
AA>whoever
@?;whole
A@>whom
B@Ewhoo
?>Dwhos
2E7why
BC@why am
AA=why cant
?A>why did
AD=why do
<>Awhy i
=??why is
?>Cwhy not
@B?why they
ABAwi
DAAwich
??>wicked
GBBwide
??@wider
@=Ewife
@@Bwifey
;9Awifi
D<Awill
@@Bwill allow
>;?will be
AABwill do
BD=will never
AC=will not
@A>will only
?>Awill still
@@Bwill the
AABwill you
B?Bwill_buy
?>Awilling
@@>willingness
?==win
@@>win a
@@Bwinamp
@@;wind
AA?window
G>@windows
@@>windows xp
@@Awinds
@@>winehouse
@>@wing
?A@wings
DEEwinner
B@Gwinning
>?=wins
?ADwinter
@A=wiped
AC@wire
CA@wired
>BBwireless
?@>wisdom
B@Awise
><2wish
@A=wish i
@@Bwish there
=>@wish_i_had
@@Bwish_it_had
>>>wish_it_was
?=Awish_they
?@?wit
>=Bwitch
;@Ewith
?B<with a
@?<with all
B@@with android
@@>with brilliant
@@=with customer
??Bwith either
@@>with features
@@Bwith free
?>Awith his
@@Bwith is
?>Dwith it
=@Fwith my
>@@with nice
??>with no
@A>with one
@@Bwith sprint
@@Bwith t
@ACwith that
GDAwith the
ACAwith these
BA?with this
?@>with win
>??with you
=@>with your
BA=within
@A>within a
@@>within the
CAVwithout
??Bwithout a
@ABwithout any
@@Cwithout it
@@Awma
BA@woah
@@?woke
@@>wolf
=>9woman
?@9women
C@Iwon
EE?wonder
AB@wonder how
B@Lwonderful
<;Cwondering
@A?wonders
BD5wont
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
GACwords
??Awore
EI>work
@A>work !
@A>work and
A@Dwork of
?C>work on
@@>work properly
?@?workaround
??=worked
A@Bworkers
?@Eworking
@?Bworking on
@@Bworking out
@A>working with
A@Bworking_great
I>Gworks
@@>works like
A@Aworks_fine
D@Nworks_great
??Eworks_perfectly
A@Cworks_well
ABFworld
@E?worlds
@?Aworldwide
??@worm
??=worried
@@>worried about
@@Bworrying
?D?worse
@@<worse_than
@B6worst
A<9worth
BACworth_every
=;>worth_it
@>=worth_the
AD>worthless
DM=would
>C?would be
@A>would break
@@Bwould expect
BD9would have
@@Bwould look
AB@would love
>?@would make
AC@would not
@@Cwould play
@@Bwould rate
A@Bwould take
A@Cwould want
B?>would_like
??Awould_recommend
BB9wouldnt
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
AAFwritten
<<Kwrong
@@Bwrong ?
?@=wrong with
?@=wrote
HCGwtf
BAAwtf ?
@@Bww
??@wwii
+2=x
>>@x3
@@Bxboxfamily
<C=xd
::@xiaomi
BB@xl
=?>xmas
A@Bxo
AD?xoo
AB@xoo m
DG@xoom
?B@xoom is
@@>xoxo
?A2xp
AB@xperia
B?Lxtra
A?Bxx
DAAya
B@Ayall
AC@yamaha
A@Ayap
@@Ayarn
?=@yawn
F@Dyay
B@Dyay !
A@Byay for
DCAyea
:6Gyeah
@?Eyeah !
?@>yeah the
53=year
@A>year and
@A>year old
GBQyears
@@Byears !
>@@years ago
@@Byears to
AA@yeh
?>@yelling
>>@yellow
?>Cyep
@B?yer
9.Gyes
A@Eyes !
>>@yes it
>?Byess
@B?yesterday
GECyet
@@>yet again
@@>yet another
@@Eyet to
@A@yikes
>=Byo
@@Byoda
@?Cyoga
A@Cyork
<??you
AAByou !
?>@you a
>>>you and
>>>you are
A@Cyou ask
A@Byou bring
@8Jyou can
?@=you cannot
AA=you cant
@?Byou could
?=Byou dont
>>@you enjoy
?B@you get
??>you got
@@Byou had
;@<you have
>=?you like
A@=you might
@?>you must
A@>you need
@@<you pay
BA@you please
@@Byou put
>?@you recommend
@B@you said
CCAyou should
>?@you sound
AAByou take
AB@you talk
<>Ayou think
B?Cyou to
@B@you tried
@@>you use
@B@you want
@@Cyou were
AC>you will
AAEyou would
=:Cyou_mean
?A@you_suck
?A=youd
<<Ayoull
?>Cyoung
=D@your
>?Ayour ass
@@Byour hand
AB8your money
A@Byour player
A@Byour pocket
AH?your video
B@@your videos
IFByoure
CA@youre the
AB?yours
>@8yourself
@@Ayouth
==Byoutube
@=Dyouve
AA?yr
?>Byrs
@>@yt
@@Ayummy
?A>yup
@?Bz
B?Fzen
A@Czen xtra
A@Izens
@@=zero
@A:zones
78Bzoom
?@Bzoom is
@@Azooms
>=@zoomx
A?Czx
8C:~!
>?A~....
?@>~<link>
;:G~?
BO;~a
AD<~able
??@~about
AB@~accent
@@>~accept
@@=~access
@@>~accurate
@@>~activated
D@B~actually
?A?~ad
AB?~add
@@A~affect
C@A~afford
?>A~afraid
??=~after
AB:~again
@?@~ai
>D8~all
@@>~allow
B@A~allowed
@?@~already
???~always
A?B~am
:AA~an
<@=~and
>>@~annoying
@B9~another
?@9~answer
@@=~answered
>AF~any
D@A~anymore
AB:~anyone
>@;~anything
@?B~anywhere
@@C~apart
@A7~apex
AA?~app
;<?~apple
>C@~apps
>>8~are
>>@~argue
A@?~around
GD8~as
@@A~asked
@E:~at
AB?~attention
@@=~automatically
@@=~avail
@@;~avoid
AC>~away
@@A~awesome
?@C~back
@AB~background
B@C~bad
AAB~be
><A~because
BBE~been
=>D~before
?>H~being
?>@~believe
=>@~bells
A@@~best
C?O~better
AD@~better_than
@@A~between
@@G~big
?>@~blackberry
A@@~body
ADB~bother
@B?~bothered
?@?~bought
@@>~bounce
@@?~breakthrough
AA@~british
@A;~busy
AEB~but
@@=~button
BD?~buy
B@@~buying
?>A~call
@?B~called
?>@~calls
CDE~camera
?AC~can
HDD~car
@>B~care
>=@~cares
@A<~carry
A@A~carrying
AC@~cars
B@@~caught
CBC~cause
AC=~change
A@@~changed
><@~charge
@?>~cheap
??@~cheapest
??@~check
@@A~checked
@B?~choice
>>@~clarkson
@B=~clear
@AA~clever
===~close
@@?~clue
?=@~clutch
@@A~color
B@D~come
??@~coming
=>@~commercial
=>@~company
@@A~compare
@@>~compatible
@B@~compete
@@>~competition
@@B~complaints
@@A~computer
@@A~connect
@@?~consider
??@~considered
@B>~contact
AB?~continue
@@B~contract
A@@~control
@@A~cool
AA?~copy
@?@~core
A@?~correctly
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
???~design
??@~designed
CE@~detail
@@?~device
@@>~did
@@?~didnt
@A@~diff
@?C~difference
@?D~difficult
@@>~direct
@?G~disappointed
AB8~disc
@@=~discs
@@<~disk
@A>~disney
@@C~distortion
>B;~do
@AA~does
BC=~doesnt
B??~done
?>A~dont
@@B~doubt
@@F~down
@@=~drink
BEA~drive
BC@~driven
??@~driver
@?B~due
@A9~dvd
@@A~e
A@F~easier
@AB~easily
>><~easy
B?A~else
AD@~email
@@>~emails
@AA~end
@CD~enough
@@B~entire
NFA~even
AA?~ever
@?@~everyone
>>?~excited
?@>~excuse
@A@~expensive
>?A~experienced
@A?~explain
?@A~eyes
?>B~f
A@>~fair
@@B~fall
@B?~fast
AAA~feature
@A?~features
BB?~feel
@@>~feel_like
@B?~figure
@@>~figured
@?B~file
A@@~find
>>>~first
@C<~fit
ED@~flash
@@F~flaw
@AA~flaws
???~focus
@@=~folders
DB?~for
@B@~ford
>>A~forget
@@=~format
??>~found
@@?~free
@@>~friend
@@?~friendly
=?9~from
A?@~fuck
?@@~full
@@<~fun
AA>~function
@@B~funny
?D@~g
A@@~galaxy
==@~gas
@IA~get
DBD~give
A@A~giving
=;A~global
:9C~go
A>;~going
?>A~gonna
FB>~good
@@B~gorgeous
BC>~got
@AA~gotten
ABC~great
B@@~guy
@A@~guys
@;H~had
??B~haha
A?A~half
@>C~happen
B@?~happy
B>A~has
A@B~hassle
==>~hate
@;G~have
@?B~havent
A>A~having
@A@~hdmi
BD@~he
@@?~hear
??<~heard
@?A~heart
@A>~heat
C@C~heavy
AC8~help
??>~her
AB=~here
AC=~his
@>=~hold
@DA~home
CA@~hoodie
>>B~hot
?A>~how
A?@~how_many
B<H~i
@B@~i_like
C@<~if
>@@~ill
A?B~im
@@E~imagine
@@B~important
E=I~in
@@>~install
AB@~insurance
@@?~intend
@AA~into
@?@~ios
AD@~ipad
=?@~iphone
@@>~ipod
B?D~is
?>@~isnt
>=?~issue
?>@~issues
?KC~it
CD8~its
>>@~joke
@?@~judge
BA?~just
A@A~justify
@@?~keep
?@B~kind_of
@BG~know
@A?~known
B@A~knows
A@A~lag
?>?~laptop
@@B~large
@@B~laughing
@@?~launched
>>@~leak
??>~left
A@>~leg
AA@~less
AAE~let
>??~letting
@@>~lie
FBG~like
AA@~like_a
@<?~like_it
@@A~like_that
>>>~like_the
@A@~like_to
@@B~like_what
@A@~likes
@A>~limited
A@C~listed
@B?~live
AA<~load
@@B~lock
>=E~lol
A?B~long
?A>~longer
@B?~look_like
>?@~looked
@@E~looking
@@>~lose
@@B~loss
@A>~lost
@A<~lot
@>B~made
B@@~make
AD>~making
A@>~managed
@?B~manual
@>E~many
@A@~material
>>:~matter
>:=~me
??B~mean
??A~means
@@>~meant
@@?~meet
@B@~memory
@B=~mention
@BA~mentioned
A>A~mentioning
@@>~message
@@?~microphone
???~microsoft
AD@~mine
=>6~money
@@A~moving
ECD~much
@D:~my
@@B~myself
@B@~n
@A>~name
@?C~nearly
@@B~necessarily
@7J~need
>=@~needs
@A@~never
?B>~new
A@@~next
AD>~nor
??@~normal
<<>~not
@A>~note
>>@~nothing
@A?~number
9?3~of
A@B~offer
@?@~oil
@B;~on
@BC~once
@?>~one
BCD~only
??<~open
CCA~or
>>@~other
AAA~over
==A~own
?B@~p
@@B~patience
@?A~pay
AB@~paying
@@>~pc
@?D~perfect
@A>~perform
>>B~phone
@@A~picking
AC5~picture
DE/~play
A@A~played
AB7~player
@A@~port
A@J~positive
BB@~post
@A=~power
D@A~prettiest
?A:~pretty
@@<~price
=?=~problem
C@H~problems
@@?~produce
?@4~product
@@>~properly
AA8~purchase
@@=~purchasing
@@>~push
@@D~put
?>@~quad
@A<~quality
AB=~read
BD>~real
??A~realize
@A@~rear
@A<~reason
@B:~recognize
@A>~register
>>B~remember
@@B~remove
@@>~reply
@A=~respond
FI@~review
BB@~reviews
@?@~rich
@A?~right
@@A~rock
??A~run
?@@~running
=<@~s
@B@~said
B@A~same
>?@~samsung
@A?~save
???~saw
@@E~say
@??~screen
>=?~search
?D@~see
AA<~seem
>>C~seen
@A=~send
@@?~sent_me
@@?~several
??C~sexy
AB=~she
@A>~shine
@@A~shipping
==@~shit
BB>~show
??@~shut
@@A~sign
AC@~sim
@@?~simple
@A=~simply
@@A~since
@>D~single
??@~siri
?@=~sit
@A@~skype
@@B~slept
@A@~snow
B@A~so_bad
BA=~some
@?A~song
@A<~sore
CC?~sound
@@B~speak
@@?~special
@DA~spend
AAA~spending
@=@~stand_a_chance
ABB~still
CA@~stop
@@?~storage
@@>~straight
@@?~strong
??@~stuff
@B@~style
CBF~such
??B~suck
><?~support
@??~sure
A@?~survive
??@~switch
BA@~tab
@@>~tags
@@H~take
@?A~taking
AB@~talk_too_much
?=@~talking
A@A~tax
??@~tegra
=<B~tell
=>@~terrible
@@>~terribly
>>@~test
BAB~than
D@C~thanks
=7D~that
??@~thats
97@~the
AB>~their
C?9~them
BBA~then
ABB~there
AC;~these
CD?~they
?AA~thing
><E~think
=DA~this
A@B~those
@@D~though
AA?~thought
>>@~thumbs_up
B@A~till
@?D~time
@@B~tired_of
F?B~to
A@@~too_bad
B@B~too_small
>??~top
@A?~touch
@@:~transfer
@A@~trash
@?D~tried
@@B~trouble
??A~try
@A?~turn
@@A~tweaking
?>A~type
@AA~ugly
>>@~uk
BBA~understand
@?B~unless
CEE~up
CB@~update
BA@~upgrade
@@B~upgraded
??@~upload
BA@~ur
=>C~used
@@C~using
A?@~value
><A~version
@>>~video
AA@~videos
@@A~visable
@C=~voice
@@?~w
?>A~wait
@@?~walking
B<C~want
@>@~want_one
@A@~wants
BB;~was
@A;~waste
@@<~waste_your_time
A@A~wasted
>>B~watch
AA@~watching
C@A~we
==>~wear
@@B~weeks
@@B~weight
@E;~well
C>E~what
??@~whats
>>@~where
B@B~whether
=>@~which
BA@~while
B@D~who
AAC~why
AB?~will
A@>~willing
@@?~win
@@A~window
HL7~with
BAI~without
??A~wonder
@@C~word
@D4~work
?C3~worked
@@B~working
??C~worry
@A>~worth
?>B~worth_the
>?@~would
A@D~write
:;>~wrong
??C~yet
99G~you
@?@~you_mean
@@?~youll
@B5~your
BB>~youre
@@A~yourself
AB@~youtube
CA@~zoom
`;
