// Written by npm run learn -- --data DIR, from the sets that docs/evaluation/sentiment.md names. Not to be edited.

/** What one step of a weight is worth; a weight has 27 steps either way. */
export const STEP = 0.025;

/** Added to the log odds of praise and blame. */
export const LEAN: [praise: number, blame: number] = [0.0, 0.0];

/** The constant's three weights, then those of each rule feature: praise, blame, valence. */
export const RULES = [
  -0.555, -0.168, 0.03, 0.046, -0.517, 0.514, 0.412, 0.379, -0.218, 0.46, 0.023, 0.062, -0.12, 0.141, -0.289,
  0.602, 0.078, 0.44, 0.241, -0.198, 0.404, 0.315, 0.036, 0.198, -0.022, 0.116, 0.181, 0.31, 0.089, 0.206,
  0.149, -0.153, 0.01, 0.012, 0.57, -0.02, 0.091, 0.58, -0.195, -0.345, -1.025, 0.21, 0.099, 0.355, 0.119,
  0.537, 0.201, 0.006, -0.529, -0.248, -0.066, -0.199, -0.019, -0.03, 0.305, 0.057, 0.305, 0.103, 0.281,
  -0.141, 0.959, 0.565, 0.332, -0.193, 0.057, 0.064, -0.808, -0.395, -0.433, -0.062, 0.024, 0.017, -0.088,
  -0.173, 0.008, -0.266, 0.302, -0.212, 0.182, -0.056, 0.51, -0.358, 0.057, -0.017, 0.1, 0.036, -0.167,
  -0.168, -0.007, -0.26, -0.057, 0.825, -0.325, -0.151, -0.31, 0.033, 0.234, -0.074, 0.093, 0.549, -0.047,
  0.049, 0.033, -0.192, -0.074, -0.635, -0.881, -0.118, -0.33, -0.046, -0.097, -0.332, -0.019, -0.189, 0.05,
  0.023, -0.217, 0.237, 0.007, 0.055, -0.305, 0.137, -0.264, 0.06, 0.349, 0.146, 0.511, 0.217, -0.146, -0.239,
  -0.35, -0.041, 0.007, 0.205, -0.062, 0.088, -0.734, 0.358, 0.1, -0.491, 0.047, 0.012, 0.242, -0.311, 0.353,
  0.139, 0.006, 0.106, -0.116, 0.056, -0.128, 0.022, -0.122, 0.008, 0.119, -0.167, -0.168, -0.54, -0.009,
  -0.48, -0.012, 0.271, -0.358, 0.082, -0.072, -0.003, -0.233, 0.072, 0.06, -0.156, -0.013, 0.203, 0.416,
  -0.225, 0.001, -0.126, 0.034, -0.305, -0.102, -0.101, 0.322, 0.435, -0.038, 0.131, 0.024, 0.004, -0.215,
  0.428, -0.133, 0.584, -0.299, 0.164, 0.171, -0.247, 0.183, -0.58, 0.074, -0.452, 1.192, 0.901, 0.266,
  -0.547, -0.365, 0.054, -0.066, -0.435, 0.659, -0.308, 0.002, 0.032, 0.148, -0.106, 0.34, -0.046, 0.032,
  -0.042, 0.32, 0.314, 0.024,
];

/** A line for each word and pair: a character for each of its three weights, then itself. */
export const GRAMS = `
G6H!
B@@! "
@AC! )
=?=! :)
?@>! :-)
C@>! :d
B@F! <link>
>??! =)
@@>! a
@>A! and
@@D! but
@@>! damn
@@>! feel
A@B! go
@@=! great
@@B! hope
@@C! ill
@AB! its
?@>! lol
@@B! love
A@>! my
>>@! no
=?@! please
=>A! thanks
@BA! the
@@>! total
A@B! yay
,79"
>@C" and
AA>" but
>>@" by
@B?" i
AB=" no
@@>" screen
ABB" the
?@>" you
%7=#
>?A# !
BA@# (
>@:# )
@C?# :p
>>=# ?
>?@# a
CA@# and
B@@# apple
>??# at
A?B# because
AB@# better
==@# but
A@D# cds
?B@# d
@@=# day
@A:# days
@>@# doesnt
AE># dollar
??># dollars
@@B# dvd
@A># dvds
@@># e
B@@# even
>C># g
?<D# gb
AB@# get
@@B# go
@BB# has
>>@# he
@B># hour
DG?# hours
BAA# i
CE?# if
@@B# images
@=C# in
=>@# inch
CDA# is
@D?# is_the_best
@>A# it
;9A# k
>>@# km
=:A# l
AC@# lol
@C@# looks
@>B# looks_like
AC=# mb
@B@# megapixels
CB@# miles
=>># million
AB@# min
?>?# mins
ABB# minutes
?@<# month
AA;# months
>?@# more
>?@# mp
>>@# not
?>@# now
>>?# of
=>@# on
><A# or
AE@# p
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
A@B# songs
>?@# soon
?@C# st
A@E# stars
@@># tags
<<?# th
BB@# that
?C=# the
AD@# this
AB=# times
@C?# turbo
@B@# u
95?# ultra
?>@# w
C>?# was
?@:# weeks
@@B# will
@?># with
B@@# words
>>@# would
@?C# x
C?B# years
<8H(
@@>( <link>
A@D( a
@?B( but
A@B( like
@@>( or
@@>( they
@A>( unless
A9>)
@@B) )
AAB) <link>
?A=) but
@?B) i
?@C) is
@@>) to
;>5*
>>>* *
AB@,,
>>@,,,,
??A,.
B?C.,
DN7..
AC@.. ?
BA@.. but
@B?.. i
AB@.. its
@@>.. just
AC=...
B@A... "
>>?... but
??B... i
@@B... if
BA@... its
BA?... lol
@A>... the
@B@... they
@@=... this
@@>... when
@B@... xd
BD?....
B@@.... lol
CB?.....
;<=......
<C>.......
=<@........
C?@.........
??@.............
>><...............
>=@.................
<B::(
@@B:( thats
82@:)
>=@:))
?@=:-(
A?<:-)
@@=:-/
@?B:-d
@A>:-p
=@>:/
=>>:]
GEA:d
@@A:dd
A@B:ddd
>>?:o
@@A:o)
:I5:p
@A@:|
=??;)
>EB;-)
@?D;d
;DB<3
A>=<link>
A@B<link> sporcle
/+?<time>
>>@<time> <time>
7<<=)
@@?=]
EF@=d
AB:=p
379?
A@C? )
BCB? :d
@@B? <link>
=>@? and
>?@? can
AB@? come
AB@? fail
>DB? i
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
BB@? where
BBA? wtf
>A?? you
:<>^ "
@@B^ (
DB;^ )
>><^ *
??:^ ...
?>@^ ....
@>A^ :)
AC>^ :d
?@>^ :p
97A^ <time>
B@:^ a
@@B^ absolutely
@B?^ add
@A:^ after
@@>^ agreed
??>^ ah
@@B^ alex
BCA^ all
C@@^ also
B@?^ an
JBB^ and
@@B^ anger
??B^ angry
BBA^ another
>>A^ any
@@=^ apparently
CA?^ apple
@@>^ apples
@?<^ are
@B@^ around
>?@^ as
BA@^ asus
@@B^ at
BA@^ awesome_review
@@C^ back
@@>^ barely
@B@^ battery
A@C^ battery_life
@B:^ be
@@B^ beautiful
=>@^ because
B@@^ been
??B^ besides
@@C^ best
?@=^ big
?>B^ bitch
==?^ black
B?@^ blackberry
@B@^ bmw
@B@^ both
CA?^ bro
=BE^ but
AAB^ buy
BA@^ bye
@A=^ c
9:>^ can
A@C^ canon
<=@^ cant_wait
=>?^ cant_wait_for
@@>^ cheaper
?>A^ com
AB=^ come
@AC^ compared
B@C^ congrats
@@>^ cons
@A;^ creative
@A<^ customer
@@>^ d
A?C^ damn
@@B^ daydreaming
A@B^ dead
>B?^ did
ABA^ didnt
>=;^ do
?@=^ do_not_buy
=<?^ does
@A>^ doesnt
<A;^ dont
@A;^ dont_buy
@@;^ dont_care
@@B^ drunk
>@>^ dude
?@=^ easy
>?@^ ebay
>>?^ epic
ABB^ especially
@E?^ even
AB@^ excel
B>C^ excellent
AAD^ extremely
>>=^ fair
A@B^ fantastic
@@B^ finished
>=B^ first
B@A^ flash
@@>^ flat
ED@^ for
BA<^ forget
>?A^ free
A@>^ from
A?=^ fuck
@@<^ fuck_off
@@>^ fuck_you
@A>^ fucking
@B@^ gay
@ED^ get
?>B^ give
A@D^ go
AB?^ going
<=>^ good
@B@^ good_luck
??>^ good_point
FB@^ good_review
B@E^ got
BA<^ great
GC@^ great_review
CA@^ great_video
@@>^ guess
@?;^ ha
>>A^ hahaha
@@C^ hands
A@C^ happy
A@C^ happy_birthday
@B?^ hard
?B=^ have
?AB^ having
><=^ he
?>C^ hell
@@=^ here
@>A^ hes
@=@^ hey
@@>^ hit
@C@^ honestly
>?;^ hope
>?;^ hopefully
@A>^ horrible
BC@^ how
B@@^ how_much
>@A^ however
AC@^ hp
HLB^ i
?A=^ i_agree
>>A^ i_guess
AF<^ i_hate
DD?^ i_like
68=^ i_want
@@>^ ice
>A<^ id
?>@^ idiot
C<B^ if
@;J^ ill
9:?^ im
:>?^ im_getting
@@B^ image
=>@^ imagine
?>C^ in
>?@^ info
DI?^ ipad
?B@^ ipads
57D^ is
HGA^ it
89F^ its
DA@^ ive
:9@^ jeremy
@B@^ jeremys
AB@^ jesus
@?D^ just
:<?^ just_bought
@A<^ keep
>?@^ learn
>?B^ let
>@;^ like
B@A^ like_the
?C=^ lmao
99?^ lol
BA@^ look
BA@^ looking
CB@^ looks_like
GB?^ love
A@C^ loved
A@B^ loving
BA>^ made
>@?^ me_too
@A=^ mediasource
>??^ meh
CC@^ mercedes
AB@^ more
@@B^ must
<;@^ nah
CA@^ netflix
@AB^ never
AD>^ next
GB?^ nice
GC@^ nice_review
8<B^ no
@B@^ no_thanks
A@D^ nokia
@@=^ none
??>^ nope
@@B^ not
=?A^ now
@>A^ of
;<=^ oh
?>A^ ok
>?<^ omg
AB9^ one
<=?^ oneplus
BE<^ only
?D@^ or
@@=^ otherwise
?>@^ ouch
A@D^ overall
AC@^ p
@@B^ papercuts
@?C^ people
AAD^ perfect
@@>^ pictures
@@>^ player
A@E^ plus
@A>^ poor
A?B^ pretty
A@B^ pretty_good
A@C^ pros
>>@^ real
CB?^ really
A@C^ reviews
B@A^ ridiculous
?@;^ right
@@B^ ripping
@@B^ rt
@@B^ run
??B^ running
BA?^ s
>A?^ same
@A:^ save
@@B^ seeing
?=@^ sell
@@>^ sent
A?B^ seriously
;<@^ she
?@;^ sheesh
CBA^ shes
AB@^ shitty
DB>^ short
>??^ should
?>A^ shut_up
@@C^ shutter
@@>^ sigh
A@B^ simple
A@>^ simply
@@B^ since
@@=^ skype
@@C^ small
@B@^ smart
;;:^ so
@?B^ so_what
@@B^ software
>A@^ sold
?@=^ some
BA@^ sony
><@^ sorry
@BB^ sound
@@B^ sounds
?=@^ sounds_like
CE>^ still
??;^ stop
>>>^ such
@@=^ sucks
A@C^ super
@?B^ sure
@@>^ t
AB@^ tablet
:><^ thanks
BA@^ thanks_a_lot
<B=^ that
<==^ thats
FHD^ the
??>^ then
@C9^ there
?@C^ theres
?B@^ these
=AD^ they
@@>^ theyre
B@A^ thinking
KDJ^ this
@?B^ those
AB@^ thumbs_down
>@?^ thumbs_up
?B<^ to
@@B^ today
@@>^ todays
BF?^ too
@@B^ took
?=@^ top
>@>^ true
??B^ try
@@>^ trying
@@B^ two
AC@^ ugly
AAB^ unless
B@@^ ur
@@B^ using
@@B^ value
EBA^ very
AB@^ video
>>@^ vivo
>>A^ wait
?@<^ was
@>D^ watching
BA?^ way
A=E^ we
?@>^ welcome
;:9^ well
B?:^ what
>>@^ what_is_the
?>?^ whats_the
?CB^ when
?=?^ where
@>>^ which
@@>^ while
>>?^ white
>=@^ who
@@B^ whoa
A@B^ whoo
@G:^ why
AAC^ with
@@>^ within
@AC^ without
AAB^ working
@A>^ worst
>>@^ would
;A>^ wow
A@B^ wtf
CAA^ yay
CA@^ yea
<<A^ yeah
77B^ yes
AA=^ yet
@@B^ yo
BF:^ you
>?@^ youll
@>A^ your
D?B^ youre
<=?^.^
>A?^^
=>@^_^
9E=a
AACa "
@AFa bad
A?;a better
A@Fa big
=?=a bit
AB@a bmw
@B>a camera
BA@a car
AB@a cell
??Ba classic
B@@a comparison
@@=a complete
@ABa computer
AB@a copy
>??a couple
@B@a digital
@@>a disappointment
@@>a display
A@Ea dvd
@A>a favor
AB@a first
?@>a friend
@@=a fucking
>>@a full
>?@a gameboy
?@9a gift
>=@a global
CB>a good
DDDa great
A@Ba great_deal
A@Ba great_job
@@Ba great_price
@@>a half
AD@a home
@B@a huge
@@>a junk
?>@a lawnmower
@>=a little
DAEa lot
@B?a m
@A:a major
@>Ba manual
@@>a mistake
?>?a moment
AC=a month
?@>a movie
?A<a much
CA?a much_better
@@>a negative
@@=a new
B@@a pair
>B?a phone
A@Ba plus
?>@a problem
>??a red
?E?a review
?>@a road
??>a samsung
@@Ba silly
@@Ba single
@@>a sore
AB@a tab
B?@a tablet
@@>a terrible
AABa ton
C@9a very
C@@a voice
@@>a week
@ABa well
B@Ca winner
@@Ba wonderful
A@Ca work
AB@aaa
@@Aaaron
=?>ability
AEIable
AEBable to
D=Dabout
BA>about a
@@Babout digital
?B<about it
@A>about its
AC>about the
?>Aabout this
>?Eabove
@@=abroad
AA?absolute
HBIabsolutely
>>@absolutly
?B@absurd
??@acceleration
KB>accent
??Aaccents
??=accept
@@Aacceptable
?A>accepted
@@=accepts
?>Baccess
@@>accesses
??Aaccessories
@@?accessory
A@Daccident
??=accidentally
B@@accord
;=@according
=>@according to
@?Faccount
@@>accounts
>?@accuracy
AC?accurate
@@Daccurately
??Aace
;<?acer
?>@acer iconia
@A;achieve
???ack
@@=across
@@Eaction
@A>actions
>>@active
GCBactually
B@Aactually really
??@actualy
?@Ead
>=Badapter
@@>adapters
AE@add
@B@add music
@B@added
@?Aaddicted
?@@adding
AA?addition
AC>additional
???address
CBCadds
@@?adequate
@@Cadjust
A@Dadjustments
?@@admire
AADadmit
@@?admitted
??@adobe
A@@ads
?>Aadvance
@>Badvanced
A@Cadvantage
@?Cadvantages
??=adventures
?@@advertise
@@Cadvertised
=?@advice
@B@advise
@@=affect
@B?affecting
;=>afford
DADaffordable
A?Dafrica
992after
@@<after about
?>?after all
>?>after i
@@>after less
ABBaftermarket
A@Cafternoon
9F/again
@@=again and
@@>again in
<=8against
B?Aage
@@Aagent
@@Bages
@A;aggrivation
@AGago
A@Dago and
=C=agree
?@<agreed
>=<ah
>??aha
A@Aahaha
BABahead
@A?ahhh
ABAahhhh
<C?ai
@@Aaim
BD>aint
?=<air
@@=airport
??@al
C?@alarm
@@>alarms
@@>albeit
BADalbum
@@Balbums
@@>alcohol
>??alert
DABalex
AB@alfred
=>?algorithm
<=Aalive
LAIall
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
GDAalmost
>A2alone
C?Aalong
@BAalot
??@alpha
B;7already
B?@already a
>=?alright
I<Ialso
AA>also have
@@Calternate
@@Balternative
A>Balthough
@A@aluminium
G=Calways
@@>always busy
@?Balways get
B@@always have
=?Cam
CCAam i
@@=am still
A@Bam very
@AEamateur
A@Gamazed
A@Camazed at
SEMamazing
>B3amazon
@@>amazon !
@@Bamazon is
??@amen
@A?amendments
>@>america
?>Bamerican
@@>americans
??@americas
=A?amoled
@@;among
A>Aamongst
AD;amount
AB>amount of
?@Bamusing
>B?an
?>@an adapter
BABan awesome
@@>an exchange
@@Ban expensive
<>@an ipad
;<@an iphone
A?Ean ipod
@@>an otherwise
BA@an upgrade
TBKand
??>and ...
=<Cand a
@@Band am
?>Aand an
?B?and are
@@>and awkward
AB@and buy
?@Band can
>@@and does
?>@and drive
@@Band drop
>?@and family
AABand features
B@?and for
AB@and forth
>?@and fun
@@Cand got
?>@and have
?A>and he
E=?and i
@@>and ill
C@Dand im
?>Cand is
LBEand it
CBCand its
@ABand less
@@>and make
ABAand more
@A;and my
@>Cand no
B@Band not
>?>and nothing
@@=and now
A@Cand oh
BA?and one
@@>and people
BAAand performance
@@>and play
AB@and re
?@>and right
A@Band running
@@>and save
>?Aand seems
AABand she
A@Band shoot
?>Aand slightly
@@Band small
@@>and software
BABand still
@@Band stuff
>?>and that
B@Aand thats
FEBand the
?A>and their
AB?and there
@@<and theres
BA>and they
@@>and useful
@@Band weight
@B?and what
>>@and whistles
?>?and will
AB?and you
AB>and your
E>>android
AB@android phone
@B@androids
??Aangel
@@>angeles
@?Canger
EB@angle
AAAangles
>:Cangry
?=Bangry birds
@@Aanimal
E=Aanker
AB@annd
@C>annoyed
AJ<annoying
@@?annual
@@Aanonymous
EG8another
@@=another apex
G@Ganswer
@@Banswer the
@@>answer their
BA>answered
>>@answering
??Aanswers
>>Aanti
@@Aanxious
E<Many
@@Cany better
BA@any day
@@=any good
@@Bany problems
==?anybody
?B@anyday
>A=anymore
BFLanyone
==Aanyone_else
B@?anyones
DFFanything
AB@anything ?
A?Banything else
A@Canytime
=;Eanyway
A?@anyways
A?Ganywhere
@@Banywhere in
@B@apart
@@Capartment
A@Baperture
CH3apex
A@Hapex ad
@@=apex is
@@>apex product
@A<apexs
>9>app
@@Bapparent
@@<apparently
BA@appear
B@Bappearance
@A?appears
J>Gapple
?>@apple for
DCAapple is
@B@apple tv
?>@apple was
;A=apples
ACAappliance
??@appliances
B@>application
?A>applies
??>appreciate
=>>appreciate_it
@@Bappreciated
>??approximately
:E=apps
@C@apps ?
>>?april
@A<apt
@?Garchos
IHGare
?>Aare a
@C@are actually
@@>are also
B@@are buying
@@Bare doing
@@Bare easy
A?>are not
@@=are perfect
C@@are sick
BC@are some
?@>are somewhat
?>@are still
>=Care the
CA@are these
@@Care very
>><are you
BB>are_the_best
BB>area
A@Aareas
@>@arena
AF:arent
@??argument
@@>arizona
>?=arm
???army
>?Iaround
>@@around the
A@Karrested
<<@arrive
CA?arrived
?>Aarrives
A?Jart
@@<article
BABartist
@@<artists
8>=as
@B?as "
BABas a
@@>as all
@D>as an
@>@as android
@A>as any
??>as far
D@Aas good
@B@as hell
AB;as i
?A>as it
>>@as long
@@>as other
BA@as pretty
@>>as the
@>@as this
?@Eas well
@@>as with
AA@as_if
A@Dasap
>>?asian
?>Baside
>??ask
A@Bask for
@@>asked
@B?asking
>=Aaspect
@ABaspects
68Cass
=?>assembled
?@>asset
?>@asshole
BDAassistant
AE@assume
??@assuming
A@@astra
HJ?asus
>@@asus eee
C?Aasus transformer
>A@aswell
G;Fat
>=@at <time>
A?Bat a
@C?at all
>?<at best
??>at home
EF=at least
?>Cat my
@@Bat school
?A>at t
CA@at that
B?Gat the
@@Bat times
@@>at work
?@;ate
??@atleast
@A=atm
A@Aatom
BF<attach
@@>attack
@@>attempted
@A<attempts
@@?attend
@@Cattention
AAAattitude
@A>attracted
B@Aattractive
@@Bauburn
AD?audi
A@Aaudible
AD@audience
??Baudio
@@Baudioboo
A@@august
??@austin
?=@australia
@@>authorized
@AEauto
@@?autofocus
98Aautomatic
@A?automatically
@A@autotrader
@@=autumn
>?Cavailable
>>@avaliable
?<Baverage
??Favoid
@@Cavoid the
@@>award
??=awards
@@>aware
=?Baway
@@>away !
@@Baway and
?>@awd
RDVawesome
??=awesome !
DB@awesome_review
??Aawesomely
BA;awful
?@8awkward
KDDawsome
>??aww
?@>awww
A?@ayo
>=Cb
@@>b w
A@Bbabe
?@Dbaby
GP:back
A@Bback a
AC>back and
>?Aback in
AB?back to
A>Abackground
?>@backside
@?Dbackup
@@Bbacon
AF@bad
@ABbad thing
A?@bad_ass
@>@baked
@@Dbalance
EB@balanced
@@Bball
>?Aballs
@@Dban
@@>banana
DH?band
A@Ebands
??Abang
@?Hbang_for_the_buck
D;Fbank
@@Bbank account
AC@bankrupt
?>?banned
>>@banned from
BCFbar
===barely
BABbargain
@A>barrel
@A;bart
@A>base
=>:based
??Bbased_on
?@Abasement
B?@bash
?A?bashing
B=Ibasic
EF@basically
B@Abasically the
@@=basicly
?@?basket
B>Bbasketball
@A>bass
@A=bastards
@@>bastards !
@@Abath
<<>batman
?@Bbatteries
CPEbattery
@ACbattery is
@B@battery the
DGFbattery_life
AACbattery_life is
A@?battle
AA=bb
?>@bbc
==@bbm
@?Cbbq
?=Bbe
@>>be a
?B>be able
AB?be all
@@Bbe any
>@Abe better
@@Cbe disappointed
A@Bbe fixed
B@Abe great
?@=be nice
CA?be on
@A>be prepared
??Bbe the
?>?be true
B@@be worth
BA@be_like
ABBbeach
??@beast
?A@beasts
KFCbeat
B@@beat ipad
AB@beat it
B@@beatiful
E@Hbeats
BABbeats the
NCGbeautiful
@@Abeautifully
DA@beauty
@@;became
87<because
?=>because i
@B@because it
B?Bbecause its
@C@because of
=>=because the
BA@because this
@=Cbecause you
>?Bbecome
A@Bbecome a
=>>becoming
A??becuase
A?Ebed
A@Cbedroom
9;<been
@B@been a
??Bbeen disappointed
@B@been making
BA@been thinking
??>been this
@@?beetle
<A=before
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
9=<behind
>>?behind the
D@=being
@?Bbeing a
C@@being so
?A@beleive
8;Abelieve
@@?belive
@@=bell
???bells
>>@bells and
:=>belly
??@belong
@@?belongs
>>>below
@?Aben
:9@bend
>>@bending
@@=benefit
@@Abenjamin
@@Bbermuda
=<Bbesides
>C3best
<>>best buy
C@Abest camera
@@Bbest of
B@@best tablet
DA@best_review
@=@bestbuy
9B:bet
@C@beta
5Q,better
@?Bbetter and
@@<better quality
A@Cbetter then
=>@better to
MJFbetter_than
@B@better_than a
C@@better_than the
ABDbetter_than this
=7@between
?>@between this
AB2beware
ABFbeyond
>?@bhp
><Cbig
@?Bbig deal
A@Dbig plus
<?>bigger
?@>biggest
6=?bike
A@?bikes
@@Bbiking
B?@bill
@@>billing
@@Abio
?:Cbirds
@@Abirth
=<Hbirthday
=C;bit
@@>bit more
<<=bitch
@A<bitch !
?=Cbitches
@>@bitchin
@@Abitchy
@B>bites
,07black
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
GCCblind
BB@blind people
?@=block
?>Ablog
ACDblood
>=Bbloody
AD@blow
AA=blows
?=Jblue
@A>blurry
AJ?bmw
@?@bmws
@@Aboasts
BB@boat
GH?body
@@?boehner
>>?bold
BBGbook
??Cbooks
@@Bboom
BA=boost
BCAboot
@A@bootloader
A@Cboots
A@Cbooyah
@A@border
@AEbored
?F>boring
>>Cborn
@@Dborrow
@@>borrowed
AB@boss
=I=both
@A>bothered
@@Abottle
BECbottom
@@Bbottom line
CCDbought
@@Bbought and
@B@bought one
BABbought this
@@?boule
@@>bound
C>Cbout
?@<bowl
A@Cbowling
@EFbox
@@?boxy
D@Gboy
@@Cboyfriend
A=Cboys
A>@bracelet
??@brains
>?@brake
@B>brakes
>C7brand
@@>brand that
@C@brands
@@?brass
>?@brazil
@?Abread
?C9break
AA<breakfast
@?Ebreaking
@@Bbreaking news
A>Abreaks
?>Abreath
@@Abrew
AA?brick
@@Abridge
B@?bright
@B@brightest
@@<brightly
>>@brightness
@@Abrilliance
@?Hbrilliant
A@Ebring
AB@bringing
??@brit
ABAbritish
@B@british people
AAAbrits
A>>bro
@>>broke
@?@broken
A=Abrother
BACbrought
@@Cbrown
CD?browser
ABBbrowsing
@@Abrunch
??Abs
ED@btw
@BBbuck
>>=bucks
>?@bud
=>@buddy
F>Dbudget
@B@buffet
@@>buffs
?>@bug
??@bugatti
?A@bugg
@B@buggy
@@Abugs
BA?build
>?>building
A?9built
@?>built in
@@?bulky
@@Abull
CE<bullshit
?@=bummer
;;@bump
CB@bumper
?@Dbunch
?@Bbunch of
@@>bundled
>B>burn
@A?burning
>C;burns
AB@bus
?E;business
?A2busy
@CDbut
B@Dbut for
<>?but i
@?Bbut im
>@@but it
BA?but its
@B>but no
A>Cbut not
>@@but on
>>?but only
?B@but really
ACAbut that
AB@but thats
AC?but the
@@>but then
@@Bbut theres
??=but they
CB?but this
@?>but with
>?>but you
=>?butler
>?@butler henderson
@@Fbutt
A@Abutter
?>:button
@A:buttons
5=Fbuy
BD=buy a
??=buy an
@@Cbuy another
A?Bbuy it
>=@buy one
@@Fbuy this
@B@buyed
BC5buyer
A@@buyers
JC>buying
B@>buying a
?>Abuying it
B?Abuying my
A@Bbuying the
<A@buying_one
>>?buying_this
??@buys
@@=buzzing
>7=by
BB?by a
BA@by far
@A;by the
@@>by this
ED@bye
BA@bye bye
>>@bypass
:>8c
B@Bca
@@Bcabinet
?@;cable
@@>cables
>>@cad
BDEcake
@@Bcakes
ABAcalendar
?>Ccalifornia
7=>call
9A2called
=>?called "
AB@called a
<=;calling
@A>calling the
A>Acalls
@?Acalm
BC@camcorder
9;<came
?=Acame out
@@=came with
RRTcamera
?BAcamera !
@@>camera and
@@>camera bag
>??camera but
@@Ccamera for
A@=camera has
@@Ccamera i
@ABcamera if
??Dcamera on
@@Bcamera so
@@>camera to
@@Bcamera was
ABAcamera with
<7Ccameras
??@campaign
??@camper
=@?camping
@@?campus
8+Ocan
>>?can afford
A@Bcan also
EC?can be
CAAcan create
A@Ccan even
<=?can get
==Acan i
@B@can just
?@<can only
AB@can say
??>can see
;<@can you
?A?can_you_help
=>@canada
???canadian
@A?canberra
A?Acancel
A@=cancelled
@@?candles
@@?canned
@B?cannot
?@>cannot be
E@Ncanon
A@Ccanons
?G-cant
?B=cant be
@A=cant get
@@Dcant imagine
BABcant stop
>>@cant tell
AAAcant_beat
A@Bcant_go_wrong
@@>cant_hear
?@=cant_see
BG@cant_stand
.3;cant_wait
<>Acant_wait !
??=cant_wait to
:<>cant_wait_for
<=@cant_wait_to_get
>?@cant_wait_to_get it
@?Bcapabilities
AAAcapability
>?@capacitive
A?Kcapacity
B?Acaptain
@@Acaption
@A>capture
ZJ8car
@>@car ?
BA@car but
B@@car i
AB@car in
D@Acar is
AB@car that
BB@car to
B@@car with
?A@carbon
:88card
=>Acards
9=5care
>@>care of
?A?career
>=@careful
@B=carefully
AC=cares
@@Acarolina
=>>carpet
???carribean
@@?carries
@>Bcarry
B@Bcarrying
JN=cars
AC@cars have
@B@cars when
@@Acasa
?=>case
=>?cases
?A9cash
@@=casing
@@Bcassette
@@Ccast
A@Acastle
@@Bcasual
66Ccat
?A:catch
C@Bcatches
@@>catching
@?Acategories
?@>category
???cats
@ABcaught
>>?cause
??>caused
@@=causes
@A>caution
@@Acautious
?>Bcc
BB=cd
@@Bcd collection
@@Bcd to
@@Bcddb
C?Jcds
@@Bcds on
?>@celica
BC?cell
AACcellphone
AAAcent
?>Dcenter
A?Acentre
>?@ceramic
@D;certain
?@>certainly
@@=cf
@@Bchairs
=??challenge
>@@champ
?=?chance
@@=chances
AG>change
>>@change my
@B@change that
>=Achanged
?B@changes
<==changing
??Cchannel
>>@channels
??@chaos
A@Bchap
>?@chaps
@@?characters
HCBcharge
AAAcharged
DGAcharger
AA@charges
><>charging
EA@charisma
?@>charities
@@Acharlie
@@Bcharm
@B@chassis
<=Achat
@A>chatting
?G=cheap
@B?cheap and
:=2cheaper
@@>cheaper to
<9@cheapest
<@Echeck
>?@check out
?@?checks
89Acheers
@@Bcheese
>?>cheesy
@@?chelsea
@@Achemical
@@Achicago
@?>child
@@Achildhood
==Achildren
B@@childrens
??>chill
<>@china
D<Achinese
B??chip
A?Achips
DACchocolate
=@Bchoice
EB?choose
@@Achoosing
A@@choppy
ACAchose
ABAchose the
A@?chris
FD<christ
<><christmas
A@Bchristmas and
@@>christmas gift
@ABchrome
@@Cchuck
@@Dchurch
@A=cigarette
@@>cinema
>??cinemas
??@circle
>>@citroen
?B@city
C?@civic
@?Ccivil
AC@ck
AA<claim
??Aclaimed
@B>claiming
ACBclaims
A@Cclarity
?9@clarkson
BAEclass
B>Dclassic
??@classified
@?Aclassify
???classy
??Cclean
@@Bcleaned
C?Iclear
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
>=@closet
?@>clothing
AAAcloud
@@?clouds
??>club
@B=clunky
==@clutch
EI?cnet
@@>cnn
A?Bco
@@Bcoach
@@Acoast
A@Acoat
@>@coating
@A>cocaine
BB=cock
@@?code
@@?colbert
@B<cold
@@Ccoldplay
B@Icollection
@@Bcollection is
A@Acollege
>>Fcolor
@@Bcolor screen
??Bcolors
HC@colorways
?>@colour
@@Bcolumn
=;@com
A@Gcombination
@@Ccombination of
A@=combined
@@?combo
?>@combustion
EDFcome
BD?come on
>?Acome out
?>?comeback
::?comes
E@@comfortable
@@Acomfortably
??Acomic
>D=coming
A?@command
72Acomment
=>Acommenting
=?>comments
=L>commercial
>?@commercial is
@@>commerical
,%Lcommit
@AAcommon
EA>community
B?Hcompact
DL-company
@A=companys
C@Acomparable
C>Acompare
C?Gcompared
B@Ecompared to
?@@compares
@B@comparing
F@@comparison
@@Bcompatibility
AC@compete
AB@compete with
DAAcompetence
B?Ecompetition
AA?competitor
A@Bcompetitors
@@Ccompilation
A?Ecomplain
@@Bcomplain that
@?Dcomplained
@>Bcomplaining
@A;complaint
@C@complaints
>>=complete
@G7completely
@A<complicated
@@Bcomponent
B@Jcomputer
A@Bcomputer or
@@=computers
AC?con
>?>concerned
AA>concert
@DBconclusion
BC?condition
@@>conditions
@@?condo
>?>conference
@@?confirm
>>@confirmation
>>=confirmed
=>>confused
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
A@@connectivity
C@@cons
A@Bconsider
?@?considerably
EBEconsidering
BAAconsidering the
@@?consistent
@@Dconsistently
@@>conspiracy
@A:constantly
AA8construction
B@@constructive
@B@consumer
@@>consumers
@A>consuming
AD?consumption
<B<contact
@A=contact apex
@@Ccontain
??@contained
A@Acontains
??@contemporary
?A@content
BA?contents
@@Bcontest
A@Acontext
?@Hcontinue
@@?continuing
?>Bcontract
BB@contrary
?C;control
A@@controller
CACcontrols
A@Gconvenient
A@Dconveniently
?@?conversion
@@>convert
@@Aconverter
>>@convertible
@@>convinced
>=Acook
E?Dcool
@A>cool but
B?Bcooler
A@Gcoolest
AB@cooling
C@Lcoolpix
@@Bcop
A@@copied
AA?copies
@@>cops
CIBcopy
AC@copy of
@G@copying
?@>cord
H@?core
AB@core graphics
@?@cores
???corner
A@?corners
@AAcorporate
?F?correct
;;Acorrecting
@?Bcorrection
@@>correctly
@@>corrupt
>A?cos
GB?cost
BA@cost ?
@DBcosts
@?Bcostume
@A>couch
@@?cough
;@=could
@A>could do
@@=could give
?@Bcould you
@@Acould_be_better
AFCcouldnt
A@Ecouldnt be
ABBcouldnt give
B@Ccouldnt_be_happier
@@?count
>>=counter
@@>countless
@@Bcountries
?@Bcountry
@@Acounts
@@?county
B>@coupe
??@coupes
=B?couple
@A>coupon
@@>coupons
>?Acourse
FAAcourt
AD;cover
CA?coverage
@A=covered
@@=cow
@@Acowboys
?B?cpu
?B?crab
A@Acrack
AA<crafted
?A@crankshaft
@@>cranky
@M.crap
BA@crapple
AB;crappy
??>craps
>?@crash
@A?crashing
>=Bcrazy
?<Fcream
>>@cream sandwich
@@Bcream was
CABcreate
>??create a
@AFcreated
@@?creates
??=creating
@?@creation
;B-creative
@@Bcreative product
@A<creative software
@@>creative tech
@@>creative will
@A9creatives
>>@creator
=>>credit
?>@crisis
@?Ccritical
@@Dcriticize
@@Bcrossing
@B@crossover
@@Bcrowded
@?Acruise
AACcruising
>>>crush
@@Acrushing
A@>cry
@E8crying
A@Dcs
@@Bculture
??@cum
@A<cumbersome
@@?cunt
???cup
??Acurious
@@Acurrency
?=Fcurrent
@?Acurrently
@CAcurve
@?@curved
??>curvy
?>@cushioning
B>?custom
BI%customer
AC7customer service
@A=customer support
??7customers
A@Ccustomization
@@Acustomize
EA;cut
HABcute
A@Acutie
??Bcuts
<:<cuz
?@?cyber
B@@cycles
?@@cylinders
@E7d
AB?da
>:?dad
??Bdaddy
A@?dads
?=?daily
>>@daily driver
?@=damage
@@>dammit
A<Adamn
@A=damn !
@A=damn you
AAAdamn_good
=:Adamnit
B@@damnnnn
@@=dan
@@Adance
AA>dang
?>@dangerous
A>@dare
??Bdark
>C?dash
<=@dat
@@Edata
@@<database
==?date
A?Adaughter
@?Bdave
@@?david
=?@dawg
?@@dawn
EHCday
@B>day of
AB@day one
@@Bday with
A@Ddaydreaming
CG;days
BABdays ago
ABAdb
@A@ddr
??Ade
C>Bdead
??>deal
@B?deal with
??@dealer
??@dealers
??Bdealership
@A?dealing
??<deals
?@<dear
?>Adeath
??@debate
A@@debating
B?@decade
?>@december
?@?decent
??Adecide
A@Fdecided
@?Bdeciding
CACdecision
?>Adecisions
@@Adeck
B@>dedicated
C@@deep
?>@deeper
?B?def
?@>default
@A=defective
@@Bdefense
A@Adefensive
?@>deficiencies
A@Bdefined
?C<definitely
AB@degrees
?>Adelay
=;@delayed
A@Edelete
A@Cdelicious
?@=delight
??Cdelivered
@@Bdelivers
@A@delivery
DEAdell
>>Bdemand
??@demanding
?@?demands
A@Bden
A@Bdental
?A?depending
>A?depends
@@>depressed
@A>depressing
@@Bderby
@@Bderek
@@Bdescribe
??@description
?@?deserve
@@Ddeserves
NS@design
@A<design flaw
@>Adesigned
@A@designs
@C?desire
A@Adesktop
@DCdesperately
D@Cdespite
B@Adespite being
A@?destination
>>?destroy
@A;destroyed
?AAdetachable
A@?detail
B@?detailed
B@Ddetails
??@determined
?>@dev
A@Adeveloped
??Adevelopers
><Idevelopment
RO<device
BC@devices
@?Ddevil
??@devision
>>Adiablo
@A?diagnose
@A;dial
@@>diamond
@@Adiamonds
=;Bdick
??@dictation
AG?did
A?Cdid a
@B@did he
@@=did not
@@<did this
AC@did you
BA:didnt
@B?didnt use
@C>didnt_work
@@Cdie
D@:died
@A=dies
A@?diff
>AAdifference
>?@difference between
@@Bdifference in
@8Edifferent
??@difficult
A@Ddifficulty
=?Bdig
@@Adigicam
@@Adigicams
EDDdigital
A@Bdigital camera
@@Bdigital photography
@@Adim
@?Fdinner
??@dire
@@Adirect
@@Adirection
@@Bdirections
@@>directory
B@Cdirt
><@dirty
@@Ddis
@A?disable
@?Bdisadvantages
>=?disagree
@@Adisappeared
>A>disappointed
@B<disappointing
AA:disappointment
AB;disc
@A>disc "
@@>discount
AA:discovered
@@>discovered the
@@Bdiscovery
@A;discs
@?@discussion
@A>disgrace
@A?disgusted
@A=disgusting
@@=dish
?@;disk
DAAdislike
>>?dislikes
@A>disney movies
DC:display
@@?displayed
@@>displaying
@A?displays
@A>disposable
@@>disrespectful
AA=dissapointed
@A<dissapointments
@>@distances
>>@distracting
@@Bdistraction
?@?disturbing
A@Aditch
A@@division
@@?divx
>>@diy
@@?dm
=3>do
BA@do ?
>>>do a
@@>do anything
@?Bdo have
?>@do i
BBAdo it
A@>do not
?>@do this
?B?do u
?@Cdo with
<;>do you
AA>do your
@A>do yourself
?@9do_not_buy
@@=do_not_buy this
BA@dock
BDAdocking
??@docs
??Bdoctor
@A>documents
43>does
@B@does everything
==@does it
?B8does not
AB@does nothing
?>?does that
C=8doesnt
@?Ddoesnt get
@@>doesnt help
AB@doesnt look_like
@A>doesnt play
??>doesnt_work
CA>dog
??Adogs
@@>doh
B>Idoing
AJ=dollar
>@?dollars
@?Bdollars more
??>don
?@?donate
BI?done
AC?donkey
@@Bdonno
@@?dons
.8<dont
@@>dont be
AB@dont do
ABAdont get
>?@dont go
A?Cdont have
@@Cdont know
@>?dont like_it
?>@dont like_the
@>@dont need
=?@dont think
@BAdont understand
B?Adont want
@A>dont waste
>>Adont you
CE4dont_buy
@A=dont_buy this
A>7dont_care
@C@dont_work
@B>door
>??dose
??@dosent
ED>double
A@Bdoubles
@=Bdoubt
@ACdoubts
==?douche
<C<down
@A>down !
?@>down the
A@Bdownfall
<=Ddownload
@?Bdownloaded
A@Bdownloads
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
??<drawbacks
@B?drawer
@@Cdrawn
D@Idream
DC@dream_car
A@Bdreamed
B@<dreams
??Adress
@@Bdries
@A@drift
@?Edrinking
@C@drinks
?4Hdrive
AB@drive one
A>@driven
>?>driver
@A;drivers
?=@drives
85?driving
CB@droid
><Ddrop
@@>dropped
A@>dropping
IG>drove
BC@drove it
@@Adrummer
?>Bdrums
=;Fdrunk
@AAds
@@Cdsc
??Adu
@>>dual
@B>duck
:C<dude
@@>dude !
AEAdue
@BAdue to
BC?duh
A@Adull
?<>dumb
?>@dumb ass
<:Adumbass
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
BB?dvd player
@A>dvd players
@@Bdvd r
BE1dvds
@@=dvds and
?@?dying
>>?dynamic
@@?dynamite
B<;e
;@<each
@@>each of
@@Aeager
@@Aeagles
@?Aear
?C?earbuds
=>=earlier
?>>early
@@<earphones
CA=ears
DCBearth
B@Cease
A@Bease of
>D9easier
A@Beasiest
DB=easily
@@>east
E<Jeasy
B?Eeasy to
@@Beasy_to_understand
E?Beating
AB@eats
A@Beax
::<ebay
@@Aebooks
B@>eco
@B@economies
AB@economy
@=@ecosystem
@@>ed
DBAedge
ABAedges
?@Cedit
;7Dediting
?>@edition
??@educated
>??eee
@@?eeek
B@@effects
AA@efficient
==?effort
=>@eg
AA@ego
???eight
<=@either
@=Ael
B?Aelderly
HHAelectric
BC@electric cars
?@?electricity
?AEelectronic
>>;electronics
@@Belegant
@@Beliminate
@@Aeliminated
??@elite
DG@elon
=:Eelse
@@>else has
@@>elses
@@9elsewhere
9=Cem
>??em !
?E@email
@B?email and
A@Bemailing
B@=emails
@A4embarassing
>>Aembarrassing
@@?embarrassment
@@>embedded
A?@emergency
@@>employee
@@>employees
AC<empty
@@Ben
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
D=Aengine
BA@engine sound
@@?engineer
B@>engineering
AB?engineers
BC@engines
??>england
AABenglish
=<Aenjoy
?>Aenjoy the
B@Benjoyed
BBCenjoying
@@Aenlarge
G@Ienough
??Bensues
@@?ensure
=>=entertaining
=>?entertainment
B@Centhusiast
BD;entire
@@Bentrepreneur
@@>entry
>=Aenvironment
@@Aenvironmental
@@?eos
>=?ep
?>=epic
AB@epic_fail
:;Bepisode
@@=episodes
=>@equal
@@Eequipment
A@@equipped
@?Aera
AB@eric
>>>ericsson
AA?erik
?B@erm
@@Cerrors
@@>escape
BE>especially
AB@especially the
>=@essentially
?>Aestablished
>>@etc
@?Aeuro
@?Deurope
>?Aeuropean
@B@euros
==@ev
A@@evan
@@Aeve
MSIeven
@@Beven at
@?Beven better
@@>even for
ACAeven if
?>@even more
CB?even the
@B?even though
@@Beven with
@@Cevent
><?eventually
USGever
?B@ever be
@@Cever had
BA?ever made
B@Aever since
CEAevery
AB>every time
>@@everyday
<<Deveryone
@?Beveryone else
@=@everyones
MFQeverything
BA@everything on
@?Beverything that
AACeverything you
AC>everytime
=><everywhere
@@Bevidence
A?Devil
@@Bevils
<=@evo
>>@evolution
@AAew
>@@exact
9=>exactly
@@Aexaggerated
@@;example
A@Aexams
A@Dexceeded
A@Dexceedingly
AD@excel
L@[excellent
@@Cexcellent product
B@@excellent review
@>@excellent video
=?Bexcept
A@Bexceptional
?@<exchange
A?Kexcited
??Bexcited !
>??excited about
BAAexcited to
A@Aexcited_for
AAEexcitement
>>>exciting
?BAexcuse
@@=excuses
A@Aexecute
@>@exhaust
@@<exhausted
??@exist
@@?existing
@>?expect
@@>expect that
A@Eexpectations
@@>expected
>?Kexpensive
@@Cexpensive than
FJ9experience
@@=experience and
@A?experienced
@?Bexperiences
@@Aexperiencing
A@@experiment
@@Bexperimented
>?@experimenting
@AEexpert
@@>expires
<=@explain
@@?explains
@@Aexploit
??@explore
?@=explorer
@A<explosion
@A?explosions
A@Cexposure
@A>extended
@@=extended warranty
==?extends
@@>extension
@@Bextensive
BA=extra
??=extras
@DBextreme
DBQextremely
AA?eye
A@Aeyeing
?A>eyes
B@@eyesight
J=Gf
@@Bfab
B@Efabulous
>@;face
@?=facebook
@@>faceplate
>?@facetime
?C@facing
@B@facing camera
EFHfact
CDBfact that
CA@factor
AB@factory
==@facts
>>@fade
@=Afaggot
B@Bfahrenheit
?CAfail
?A<failed
@ABfails
@A>failure
;;:fair
??>fairly
AE@fairness
>>@fake
A@Cfall
@@Bfall_asleep
@C@falls
?B;false
@@>fam
>>?fame
@@>familiar
@@Bfamilies
<?;family
CACfan
?>@fanboy
@>@fanboys
DAAfancy
A@Afans
EANfantastic
@@Cfantastically
A@Bfantasy
EB=far
??>far as
@@>far more
B@@far the
>>Bfar_better
<<?fart
=>@farted
>?@farting
A@?fascinating
>>>fashioned
MBYfast
@@Bfast and
;A?faster
?=?fastest
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
BA@fb
>=@fc
?>Efear
@@Afeat
@@?feather
@@>feathers
?EEfeature
@A?featured
MCXfeatures
B@Afeatures and
@BAfeatures i
BABfeatures that
?A@feb
@@?february
??>fed_up
B@Bfeed
@@>feedback
?@8feel
@@>feel a
??Bfeel better
@@>feel helpless
AB@feel the
>ADfeel_like
A@>feeling
@@>feeling !
GB=feels
??>feels_like
AC?fees
AB>feet
DBAfell
??Bfella
>?@fellow
D@Afelt
??Bfemale
IE>ferrari
BB@ferraris
@@?festival
@>Jfew
@B?few months
@@Bfew more
@@Bfew weeks
@?8ff
AB@fi
@BDfield
@@Afields
<=?fifth
>?@fifth gear
@A<fight
??Afighting
>?:figure
@@Bfigured
A?Ffile
@@>file transfer
DAHfiles
@@Bfiles on
@@>files to
AEAfill
@B?fill up
B@Gfilled
A@Bfilled with
B@Bfilling
?=Hfilm
<>?filmed
@@>films
?@=filter
AA@final
@@?finale
FBBfinally
A@Afinally_someone
>>?financial
@8Cfind
??>find a
??>find it
@@Bfind this
@@>finder
A@Cfinding
@@Bfindings
IBNfine
@@Cfinest
BBBfinger
??@fingerprints
DB?fingers
F@Gfinished
@@Bfinishing
>>@finland
7C2fire
@@Dfired
A@Cfirewire
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
@@>fitness
B@Efits
@@Bfits in
BB=five
@@Cfive_stars
AFBfix
A?Bfixed
???fixing
@<Aflagship
<@?flagships
@@=flaming
B?5flash
A?=flash on
A@@flashback
A@>flashes
@?;flat
@@Bflavor
?B,flaw
@A;flawed
A@=flawless
@@Cflawlessly
AC7flaws
@A<flew
A@Bflexibility
@@Aflick
A@Dflight
@B9flimsy
9:=flip
==?flip phone
AB@floats
?@@flooded
==@floor
A@@flow
@B@flown
@@Aflu
B?@fluff
@>?fluid
=B?flyer
@@>flying
@A9fm
@@=fm receiver
BA@foam
>??focal
AREfocus
>>@fold
??@foldable
@B:folders
DABfolk
??Afolks
@B<follow
@@?followed
??Bfollower
BA=followers
@A:following
F?Efood
@?Dfool
@A@fools
FCDfoot
A@Afootball
E<Afor
?@>for "
GE>for a
@@Bfor anything
A@>for best
@@>for example
?@>for good
>?@for ipad
@?Cfor it
?>@for life
B>Ffor me
@@Bfor mobile
B@@for most
>=@for my
@A=for over
B@@for people
??=for some
B@@for someone
A@Dfor sound
DAAfor sure
@@>for t
HEEfor the
?B9for this
@@Dfor those
@@Bfor very
B@Dfor years
?@Bfor you
??Afor_fun
?A>force
>D?ford
B@@forefoot
A@Bforeign
BA>forever
GF@forget
AB@forget about
C@@forget the
A@?forgetting
A@@forgive
@E;forgot
??>forgotten
@B>form
B>@format
B@Gformats
??@former
AC@forth
@@Bfortunately
?AAfortune
>??forums
=;=foul
>:Hfound
=>?found it
A@Bfound the
C@;four
@B@fr
AA;fragile
A?@frame
<=@france
A??frankly
BABfreakin
EACfreaking
95Jfree
?>@free "
@@Bfree shipping
=A9freedom
@ABfreeway
AB:freeze
@A:freezes
AA:freezing
@??french
@@>frequent
@A=frequently
??@fresh
@@?frickin
?>Hfriday
A@Bfriday !
@@Afridays
@@>fried
6@6friend
DB8friendly
89=friends
>?@friends and
?7Cfrom
AADfrom a
B?@from his
@@Bfrom last
BBBfrom my
?>:from the
DAEfront
BABfront of
@@?frost
BE@froyo
@B6froze
?@=frozen
?>Bfruit
@A?frustrated
?A9frustrating
@@>frustration
>B9ftw
;3=fuck
@?8fuck_off
@B;fuck_you
A>@fucked
>=Afucker
@@=fuckers
BE?fuckin
>B(fucking
@@=fucking hate
@@?fucks
=A?fuel
>A@fujitsu
?CCfull
??Afully
;;Gfun
A@Bfun !
A@Bfun with
@BAfunction
@A<functional
ACCfunctionality
@@>funeral
A@Bfunniest
=8Cfunny
>?@funny !
?@Cfurther
>?@furthermore
??@fuss
A@>future
@@?fwiw
C>Vg
B>Agadget
@@=gag
@@>gaga
EM<galaxy
BE?galaxy tab
@@Bgalleries
@>>game
B@Agame_changer
=<?gameboy
??@gameloft
?<Agamers
?D=games
==@gamestop
<<Agaming
@@=gap
??@garage
BCCgarbage
??Agary
>B@gas
>>@gasoline
C?Agates
@>@gave
>?@gawd
AG?gay
?9Kgb
>>@gb for
AB@gb of
@@Bgb zen
A@@gd
87>gear
B@@gear is
A=Agearbox
@@Agears
=<Dgeek
@@Agem
@@Cgemini
@BBgen
A@Cgeneral
@>Hgenerally
=>@generation
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
A@Gget any
AACget by
@B?get it
A@Bget one
@@>get out
B@@get over
A@>get something
C@Aget that
??Dget the
>@Dget this
@A>get through
@@=get to
@B<get what
B@@get_lost
;DBgets
??Agettin
:9Bgetting
>?@getting mine
@A>getting the
@@>getting used
<>@getting_it
<>?getting_one
<>Agetting_this
>?@getting_this for
@BAghost
A@@ghz
@@Agiants
9?%gift
AACgig
AA;gigantic
@@Bgiggle
@ABgigs
@;Egirl
>?@girlfriend
==>girls
9=Igive
@@Dgive em
@?Ggive it
;=?give me
@@>give them
ACAgive this
AB?give us
>>=giveaway
>=:given
D@Dgives
7=8giving
@@Cgizmo
G@Fglad
FB?glance
<?=glass
@D=glasses
@@?glee
@@?glitches
57?global
??Aglory
BD@glossy
@@>glove
I?Ngo
ABBgo back
A@Dgo get
@@>go home
??>go in
@>Ago to
BCAgo with
??Bgo wrong
CACgoal
FBAgod
=>@god_bless
CAAgods
EF:goes
@?Agoin
;D@going
@@>going back
AB@going from
=B=going to
D@Agoing_to_buy
B@Dgold
A@Agolden
@ACgolf
==>gone
@E@gonna
AD@gonna_buy
S:Bgood
A@Bgood !
C@Agood as
?A>good but
@@<good for
@@>good grief
B@>good idea
B@@good in
@@>good phone
@?Bgood player
?@>good price
A@Cgood_deal
A@Agood_game
BC?good_job
@F@good_luck
?AAgood_one
>@=good_point
A@Agood_quality
RH<good_review
A@Bgood_value
DA@good_work
@@Bgoodbye
@@<goodness
:=Cgoogle
?@@googles
DAEgorgeous
>?@gorilla
:-Ggot
?>Bgot a
B?Agot it
BAAgot my
>@@got the
@@Bgot this
AA>got to
CB@gotta
B@@gotta love
??Agotten
@@Bgov
DC@gps
AB@gps !
>?@gpu
A@@grab
??@grade
?A@grammar
>?>grand
@@?grant
@@>granted
@@>graphic
DBAgraphics
==@grateful
@@?gravity
[L[great
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
B@Hgreat_price
WI?great_review
BA?great_review !
A@Egreat_value
IC@great_video
BA@great_video !
BA=great_work
@@Bgreater
AAAgreatest
@B@greedy
DE@green
@A>greer
@@Agreg
?@<grief
B@Agrip
AB;gripe
AB?grocery
BA@groove
@A?gross
>>Bgroup
IBAgt
DA@gt cut
<=@gtr
A@Bguarantee
?C?guaranteed
=@:guess
?@>guess i
?B?guessing
A@>guide
@@Aguilty
@?Bguitar
@A@gun
=>>guy
<?Eguys
AE@gym
??Agz
?@=h
=?7ha
@@>hacked
@A>hacks
<B>had
?=Ahad a
A@Bhad an
@@>had it
A@Chad no_problem
@@Bhad no_problems
AC@had one
A@>had problems
??Bhad the
@@>had this
?@7had to
?@?hadnt
??@hah
AA>haha
?;Ahahaha
?>?hahahaha
B@@hahahahaha
==;hair
?;Ahalf
@@>half hour
A@Dhalloween
?<Chand
;;>handle
BE?handling
DCHhands
ABChands down
@A?handset
DAFhandy
AAEhang
B@@hangers
>>Dhanging
@A>hangover
>?@happen
AAChappen to
?B=happened
==@happens
@AAhappier
@@Bhappiest
A@Bhappiness
G>Ehappy
DAKhappy_birthday
:6Ahard
A@Bhard to
A@Chard_disk
>>=hard_drive
A@Bhard_to_beat
A?Chardly
@D?hardware
=L?harley
@@=harsh
PSBhas
CGAhas a
?>Ahas an
>>Chas been
CB>has better
>?@has had
@@=has never
AD>has no
B=@has the
@@>has trouble
@@>has very
?>@has wifi
@@=hashtag
D@Ehasnt
@@Bhasnt been
@@>hassle
A?Chat
CC9hate
@@Chate hate
CC>hated
?>@hater
A=Ahaters
<9@hates
C?>hating
@@Dhats
CE?have
?>Bhave a
C@Bhave an
?A;have been
>>?have better
@@Chave complained
@D@have done
AABhave ever
?@>have flash
@@Bhave found
@?Bhave fun
@C?have had
@C@have ipad
@@=have liked
??Bhave never
@=Ahave no
@?Ehave not
@@>have noticed
AAChave owned
@@Bhave plenty
?>Ahave some
@@Chave taken
?<>have the
ABAhave them
@@>have this
@C:have to
@A>have tried
>:Ghavent
A@Bhavent had
@@Ihaving
>>Ahaving a
@@>having fun
A@Bhaving the
ABAhaving to
@@Bhawaii
BC@hd
@@Ahdd
=?@hdmi
CABhdtv
.-<he
EE>he is
@B@he never
AB@he say
CAAhe says
;>@head
??=headache
AH<headaches
EBAheaded
BAAheaded to
@@Bheadfone
A@Aheading
AB@headlights
@B6headphone
@A<headphone jack
A?:headphones
@@=headset
CABhealth
@@?healthy
??@heaps
=>;hear
@A>hear the
8?9heard
@A>heard of
@@Bhears
A>>heart
=@=heat
>?Cheaven
@H?heavier
A@Aheaviest
@@?heavily
?B;heavy
?=Bheck
C=Aheel
AACheh
@?Bhehe
???held
@@Bhelen
<7Lhell
@@Chell !
?>>hell is
@@Chello
;;>help
@A@help_me
?E>helped
=>@helped_a_lot
A@Ahelped_me
C@Bhelpful
??Ahelping
@@=helpless
@@>helpless and
?>>helps
?C?hence
=>@henderson
<>Eher
@B@her nails
44>here
>=Ahere in
AAAheres
A@Bheres a
@A@heritage
??Ahero
83@hes
>?@hes got
@?Ahey
<9Ahi
A@Ahidden
@A>hide
DA@hideous
CCChigh
???high_quality
=B<higher
@B@higher resolution
@@Ahighest
@@Ahighlight
A?Ehighly
A@Dhighly recommended
BBMhighly_recommend
@@Bhighly_recommend it
@@Chighly_recommend this
??Chilarious
@>@him
BD>hire
63?his
>>@his job
C@@his voice
BA@historical
EB@history
BH<hit
@A>hits
?@@hitting
==Ahmm
BCAhmmm
??@hmmmm
ABAho
@@?hobby
A@Bhockey
@@?hoffman
@@Ahokies
D@Ahold
BBCholding
A@Aholds
=:Bhole
@@?holidays
==@holy
C@Aholy_shit
DB@home
@B?homework
A@Ahomie
B@@honda
@E@honest
=E?honestly
???honey
<@?honeycomb
>>>honor
@@Chonors
@@Ahoo
B@@hood
ACChook
@AAhooked
>>@hoop
CA@hooper
BAChooray
>?=hop
9@3hope
@@=hope i
>?@hope the
?@>hoped
;=5hopefully
?@=hopes
>@?hoping
@@>horizontal
@A>horrendous
BG,horrible
@@>horrible news
@?Chorribly
@@Bhorror
AC@horse
>A?horsepower
@@Chorses
>><hospital
A@Bhost
@@=hosted
BD8hot
B@@hot !
DAAhott
>>Ahottest
@G3hour
JO6hours
=8Dhouse
@@?houses
@@Ahouston
A7Bhow
@A=how did
>?Ahow do
?>@how hard
CA@how is
?@>how long
B@@how she
@AGhow to
?>@how you
AA@how_many
AB@how_many times
DAAhow_much
8BAhowever
?>@hows
?I<hp
AB@hr
@A>hrs
>C?htc
@?Ahtml
A>?huawei
A@Chubby
@@Chubs
<?Dhuge
@@Bhugs
AA>huh
@B?hum
??Dhuman
???humans
CA@humor
???humour
AB>hundred
A@Ehundreds
@@Chundreds of
@A;hungover
?@Bhungry
A@@hunter
<@?hurry
>?@hurry up
?D:hurts
?A>hurts !
@@?hush
@@Chuzzah
A@Chv
@?@hve
?A>hwy
BC@hybrid
AF=hype
@@Ahyped
A?@hyperfuse
:>?i
B?@i actually
??Bi always
=<@i am
@@>i are
AC@i assume
?@<i ate
=>@i believe
?C>i bet
@B>i bought
<=@i buy
@@=i called
A@Ei cannot
AADi cant
AB@i cant_stand
>>@i cant_wait
AB@i chose
>?;i could
@@Bi decided
>>@i disagree
A>Di do
=@Bi dont
CA@i drove
AC?i even
@?<i feel
>A>i feel_like
A@Bi felt
A?Di find
?>Bi found
@@>i fucking
@@Bi gave
?>@i get
@@Ci give
@>Ai go
B?@i had
E<Hi have
A?Di havent
=@=i heard
A@Fi highly_recommend
=B=i hope
@@Bi imagine
?>Bi just
>?@i just_bought
=<@i know
>A@i liked
B@?i live
KEIi love
AACi love_it
DBCi love_this
A@Bi loved
@@Bi may
AB@i met
@A>i miss
>=Ai need
==@i never
??Bi own
@@>i paid
@@Bi played
@C@i prefer
@@=i purchased
<;Ci really
B@Ai recommend
@A>i returned
C?Ai saw
A@>i started
@E@i still
@@>i tell
AC@i test
B=>i think
@=Ai thought
?A;i tried
@A>i try
@@Bi turned
AB@i understand
?<Bi use
AB@i used
?>?i wanna
>?=i wanted
D?@i was
B@@i was_like
BA@i watch
FE<i will
?@;i wish
BC?i wonder
AA>i wont
FGEi would
A@=i wouldnt
>D8i_agree
CBEi_expected
;;Hi_guess
CR5i_hate
@@Bi_hate paperwork
ZKAi_like
CBBi_like it
@A>i_like my
BA@i_like that
ECBi_like the
A@Ei_love_you
@@Fi_mean
???i_need_this
CAAi_really_like
%-6i_want
>A?i_want a
>>@i_want it
;<?i_want one
<>@i_want that
A@Bi_would_like_to_see
AABiam
:;@ice
?=Bice cream
@C@icing
???icon
<>?iconia
?>@iconia a
95@ics
DE6id
A@>id have
@C@id still
AA@id_like_to_see
EA=idea
B@?idea what
A@Aideal
@A?identical
@@Aidentify
A;@idiot
D?>idiots
?;Aidk
??Aie
BACif
F>Bif i
>@>if i_want
=?@if im
B??if it
>@=if its
?@>if not
A@Bif these
>@>if this
=ACif you
BB@if youre
@>Aif_only
AADif_you_like
@@Bif_you_think
>?>ignorant
@@Bignored
@@Aihp
@A@ikr
A/[ill
@@>ill !
?>Eill be
A@Cill have
?A@ill_buy
@A?illiterate
A@Billustrator
4'Dim
B@Bim a
@@>im at
>>Aim back
@BAim going
>??im in
?@Cim just
@?Fim not
>?>im pretty
??>im so
@@Cim so_excited
@B@im waiting
<<@im_buying
>>@im_buying one
@A5im_dead
@?Bim_done
0:<im_getting
>?@im_getting one
>@?im_getting the
>?@im_getting this
@A@im_sold
@AAima
??Himage
@@Bimage quality
BA@images
@@Bimages to
A=Gimagine
@@>imho
AA@imitation
@?@immature
ABBimmediately
AE;imo
@@>impatient
@E@import
BBBimportant
??@imported
@D@imports
AA;impossible
@A=impossible to
@@>impossibly
@BAimpress
DBAimpressed
@@Aimpression
>??impressive
AAAimproved
@@Dimprovement
@@Bimproves
>6Cin
?A=in a
@@Bin about
@?Cin all
>?@in america
@?>in any
>?@in canada
@?Bin europe
@B?in for
BABin front
@BAin his
BA?in it
AA>in its
CAAin my
BE@in one
@@Bin south
?>@in this
?@>in to
>>@in uk
>?Bin your
AC@in_depth
BACin_love_with
??@inception
:;Ainch
=?@include
==Eincluded
???includes
B@Cincluding
@@?inconveniences
??>increase
B@Eincredible
AACincredibly
@??indeed
@@Bindependent
?A>india
ACAindian
A@Cindistinguishable
AB?indoor
A@@indoors
>@@inducing
BBAindustry
?@>inexpensive
@@<inferior
@B@infinity
=>>info
??@inform
@@<information
A@>informative
@?Binfrared
@@?ing
@A>injuries
AA@inking
CB@innovation
??Ainnovative
B@@input
???ins
?D7insane
BDEinsanely
@?Ainsert
>?>inside
?@>insisted
A@@insole
@@>inspection
?@>inspiration
@@Cinspired
?@;install
@A<installation
@B=installed
?@;instant
A@Cinstantly
?>;instead
@@<instructions
>>@insult
???insulting
???insure
@A@integrated
@B@integration
@A>intel
???intelligent
@@>intend
>=@intentionally
>=;interested
@?>interested in
@<>interesting
CADinterface
@@?interferes
AB@interior
>?<internal
@@Ainternational
?;=internet
AC?into
BA?into it
ABBinto the
AAAintrested
8;?intro
?A@introduction
D@Mintuitive
??@invested
@@Ainvesting
>=@investors
@B@involved
A?@ios
@?Biowa
>>@ip
:W8ipad
>=@ipad "
=>?ipad ?
@>@ipad and
><@ipad for
@C>ipad is
B?@ipad sucks
AD@ipads
A2Aiphone
;@@iphones
?=Aiphoto
EBFipod
@>Hipods
>??ir
=<?irony
QNEis
?@>is "
??Fis a
?>Bis about
B@@is actually
B>@is already
AABis also
@@=is always
DADis amazing
@>@is an
ABDis awesome
CAAis awsome
B?Ais beautiful
:C@is better
BBAis better_than
@@>is closed
@A=is completely
@A=is crap
@@Bis definitely
A@Eis easy
BB@is enough
A@Fis excellent
@@Bis fantastic
@@>is full
BA@is funny
?>>is going
BAAis good
B@Eis great
AA>is horrible
99Ais it
@@=is its
BA?is just
=>?is king
@A=is literally
@B@is making
AC@is my
AC?is no
;>8is not
@@>is not_worth
@B@is nothing
>?@is now
@BCis on
?A=is out
??Cis perfect
A@Bis quick
BAAis really
@@>is ridiculous
AB?is she
AB@is shit
BBBis so
>CAis still
AABis superb
?A>is superior
?B?is terrible
=CAis the
@B>is the_worst
?>@is their
>=@is there
:?>is this
A@=is to
CA>is too
@A>is too_small
@@Bis trying
@B>is useless
BBDis very
A@Dis very_good
?>@is watching
@@>is well
?@Bis what
@@>is where
>>?is why
C@?is worth
AA>is wrong
>??is your
@A<is_a_joke
AC@is_like
AFEis_the_best
?B@ishit
<<Aisland
=D:isnt
@A?isnt_worth
@@<iso
@@>israel
=>Fissue
@<Hissues
?>@issues and
<9Fit
<=Bit !
@@>it (
CCBit ...
=>Ait ?
AC@it about
A@Bit actually
@B?it again
AABit also
B>Ait at
@A=it back
?>Ait but
@?Bit came
>>@it comes
BA@it could
AC=it does
C?Cit doesnt
@@Dit dont
B@Ait feels
@BFit for
A?>it from
B?Cit has
?>@it have
@@Bit holds
@D@it i
@@Bit if
?G;it in
FDCit is
>=@it isnt
@A<it just
@A<it lasted
DA?it looks
>@@it looks_like
AA>it makes
>?Ait might
@@Bit now
AB@it off
?>Cit on
=>Ait only
>?=it out
A?Cit over
A@Eit plays
>?@it seems
AC?it still
AE@it sucks
@A>it takes
@@Bit the
<==it to
>>?it too
A@Cit up
AD@it was
?>Ait will
A@Bit works_great
AD8it would
@@Bit_like
?>@it_means
AH?italia
<<>italian
?@Aitd
AADitem
=>@items
FD?itll
D;Dits
?=@its a
@A>its amazing
BC@its better
<>?its called
>@>its definitely
@@>its easy
A@Bits fast
?>@its from
BB@its just
B@@its more
?>@its much
<:?its not
BBCits so
;<?its the
@@>its time
@@>its worth
@A?its_a_shame
DA;itself
?@@itunes
R?Mive
B??ive been
A@Dive bought
AB?ive ever
BA@ive had
A@Bive only
A@Bive owned
@>Dive seen
@@>ive tried
@@Bive used
@@Dive yet
:<?iverson
@A?j
<<8jack
@@Ajacks
@@Bjackson
D@@jaguar
ABBjam
=<Ajames
@@>jan
C@@jap
>=?japan
?>@japanese
@@Ajason
@@Cjays
??@jb
@?Ajealousy
@A@jelly
@@Bjen
++?jeremy
>?@jeremy clarkson
@C?jeremys
@A<jerk
@@Bjerry
@@Bjerrys
@@?jersey
BB@jesus
BB?jesus christ
@@>jewels
??@jezza
=>?jizz
>>@jizzed
>C?jk
?;Bjob
AGAjobs
AADjoe
@A=jogging
C@?john
BA@join
?>Djoke
??>jokes
?@Bjones
CA=jordan
@@>jpegs
C@?judgement
@@Ajuice
@E?juicy
A@Bjukebox
@@Bjulia
@?@jump
@@Bjumping
?H0junk
A@Bjunky
AF=just
?E@just a
B@@just about
@B@just another
C@@just as
>?@just did
>B@just dont
@@Bjust found
@C@just get
B@>just got
AA>just has
@B@just hate
?>@just need
AB@just not
@@Bjust purchased
AB@just stupid
B?Bjust the
@A>just want
>>?just wanted
/6=just_bought
=>>just_bought one
<=@just_bought the
?>@just_like
<=@just_ordered
>?@just_ordered mine
?@<justice
@E?justify
0/?k
=>Akarma
A@Bkbs
@@?keen
CC<keep
@B@keep the
A@=keep your
A@@keep_going
B@Akeep_up_the
CCAkeeping
CF9keeps
@@Bkelly
@@Ckentucky
AD:kept
@?Akey
@A@keyboards
@A=keypad
>>?keys
>>Bkick
AA@kick_ass
??>kicked
???kicking
A?Fkicks
=>Bkid
AB?kidding
>=8kids
@AFkill
@AAkilled
ACAkilled_the
G=Jkiller
B?Akiller !
?@Akilling
GABkind
B@Akind words
HD=kind_of
BDAkinda
BD@kindle
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
@@?knee
?>Cknew
@@?knife
A@Akno
@A>knocked
-0<know
?@>know the
>?Cknow what
AAAknowledge
BA?known
BC<knows
AA@knuckle
B?@kobe
D@Akobo
@@Akodak
A@?kool
AA>kudos
83Dl
A?Cla
AAAlabel
>?>labor
>B:lack
?@>lack of
?@?lacked
AB@lacking
ABAlacks
@@Alad
AACladies
BA@lady
DCAlag
AC@laggy
>?@lags
A@Dlaid
@@Blaid out
@@>lake
>@?lambo
AA@lamborghinis
A@9lame
@?Aland
A@Blane
A@>language
AF>laptop
DB?laptops
BADlarge
@@Blarge and
AA@larger
@D>last
AABlast night
=>@last week
BC0lasted
@A<lasted about
AA>lastly
DC=late
@@>lately
@B>later
?=?latest
@@Alatter
:B=laugh
>A@laugh at
>??laughing
@=Alaunch
@@Alaundry
??Alaw
>>@lawl
=<@lawnmower
@@>lawsuit
=?>layer
?@?layered
AC?layout
@AAlazy
>??lbs
CAIlcd
A@Blcd screen
?>?le
@@Bleader
@?<leaders
BACleading
@@Aleads
?>@leak
B=Bleaked
A@@lean
9;Alearn
@B@learn from
@?Elearning
HJ<least
>?Dleather
>>>leave
@@<leave me
@@;leaving
EB@lebron
@A?led
>@:left
??@leg
??Alegendary
@@Alegislative
@>@legit
>=>legs
AE@lemon
??=length
?@;lens
A@Dlense
@C=lenses
@@>leon
>?Bless
A@Cless expensive
@@=lesson
6:Clet
=@@let me
@?Blet the
<>Blets
@@;letter
??Aletting
>?@letting me
B?;level
@@>levels
::@lew
@@?lexar
AC@lexus
@E?lg
@C@lg optimus
@@Ali
(1;liberty
@@>library
@?>license
?@Elie
?>@lied
>=@lies
?=Klife
A?Blife is
AAAlifestyle
HCLlight
B@Dlight and
@B=lighter
@AAlighting
@A@lightning
B??lights
AADlightweight
%94like
@C@like an
A@Blike my
@@>like other
B@@like them
@B@like_5
G>>like_a
BCFlike_i
??@like_if
??@like_if_you
CABlike_it
;:Blike_that
B=Flike_the
BABlike_the way
?B4like_this
>?Clike_to
@ABlike_what
@@Blike_what you
;A8liked
@B@liked the
@@>liked to
??@liked_it
CABliked_this
B=Alikely
?>@likely to
9><likes
??@liking
A@Blil
C@Alimit
A@Alimited
@AAlimits
AE=line
@@Bline for
@@>line is
@B@line up
@@Aliner
??Clines
BAElink
@@?lion
B@@lips
A>@lisa
;9<list
@?Hlisten
AADlisten to
@@Blistened
@@Blistened to
AA=listening
;=?listing
@@:lit
=B7literally
@@Cliterature
?>@lithium
H>Elittle
@@Clittle camera
@A>little more
A=Blive
@?Blived
?AAlives
@??living
4B8lmao
=>?lmao !
>>?lmfao
@DBload
?@@loaded
@A;loading
@ABloads
@?>local
BB<lock
@@>lock up
@A>locked
@@?locks
??Blog
@@<logged
>>Blogic
=>@logo
+46lol
<==lol !
B@Blol i
>>@lol the
A@Alone
???lonely
BL8long
>>Along as
@@>long it
@@>long run
AB@long way
BBHlonger
@@Blonger battery_life
@??longest
>??longevity
LKBlook
B@Blook at
AB@look of
A??look_like
?=>looked
@@>looked at
AA@lookin
RJ@looking
?@=looking_forward
@@>looking_forward to
QLBlooks
B@@looks ...
=>?looks and
BAAlooks good
A@=looks great
DGClooks_like
BABlooks_like a
@B@looks_like they
@@Cloose
@@Blord
@@?los
?@>lose
@A<loser
B@?losing
C@>loss
?B?lost
@@Blost in
NDKlot
@@Blot better
B@@lot more
B@@lot sexier
CA@lots
?B?loud
@@>louise
@@Blounge
@A?lousy
[VUlove
@@Blove having
C@@love how
@@>love me
ACAlove my
AABlove that
ICElove the
ABAlove to
GAFlove_it
@?Blove_it !
LEGlove_this
@@>love_this feeling
@@Dlove_this player
FB>love_your
DARloved
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
B@Aloving the
<?6low
@@>low light
A@@lower
A@@loyal
?@>loyalty
>>@lp
@A;luck
@@Bluckiest
@@=luckily
?=Elucky
??@lumix
A@@lunch
ACAluxury
@@?ly
B?Clying
@@?lyrics
GI=m
@@>ma
AA?mac
AD@macbook
D<Amach
B>Amach e
ECHmachine
A?Emachinery
=A>machines
A@@macos
A@Imacro
=<?mad
;99made
A@Bmade a
?@<made the
>>@made this
??Amade_my_day
@@Dmadness
@A@magazine
>>Bmagic
CA@magical
AB@magnet
?=?mah
?@Amail
BC>main
A@@mainly
?B?maintenance
AC3major
8=8make
AE:make it
?@>make me
B@@make more
BAAmake my
?>Amake your
>?@makers
OJAmakes
AB>makes it
DB>makes me
BA@makes this
;J?making
@B@making an
?@>making me
AB>mall
F@@man
B@@man i
???managed
>?@mans
>>Hmanual
?B@manual focus
@@Amanually
>>@manuals
@@?manufactured
>>;manufacturer
<@?manufacturers
JD@many
@B>many of
@@>many problems
@@>many reviewers
B@Amaps
A@Amarathon
@>?march
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
A@Cmassive
@?>master
A@Cmastered
ABAmasterpiece
A@>match
=;?mate
?@>material
@@?math
@ABmatt
A=Cmatter
7D?max
A@Bmaximum
CBKmay
ABBmay be
@@Bmay buy
A=@maybe
@B@maybe because
AD:mb
0:<me
BBBme ?
@@Bme about
@@>me alone
@@>me but
A@Cme for
@@Bme in
B@?me it
=>@me know
@@>me off
?>?me to
>??me what
@@>me with
:>@me_too
@AAmeal
;>Amean
AABmeaning
=:Dmeans
?<Cmeant
@@>measure
@@Cmeat
@B;mechanics
C@Cmedia
AB9mediasource
@=Amedical
@@<mediocre
?>Bmeet
@@Bmeeting
?A<mega
?@Bmegapixel
@CBmegapixels
C=Ameh
@@>members
B@Cmemorable
@@?memorized
B><memory
A@@mental
CA?mention
=@Amentioned
BC<menu
A@@menus
GH@mercedes
AB<mess
@@>mess !
B@;message
A@;messages
@A<messed
@@>messed up
???messenger
CDCmet
BA@meta
A@Bmeter
A@Ametering
@ABmethod
@@?methods
A>Ametric
A>@metrics
@@Amexican
A@Ami
?>@mic
@@>michael
?C?microphone
>?@microsoft
@9Bmid
@A=middle
@@Dmidnight
=<Cmight
A@Cmight be
@@>might find
??@mike
@@?mikeys
@A@milage
BA@mile
CC>miles
@@Amiller
;><million
CDAmin
88?mind
A@Bmind_blowing
6=<mine
@A=mine back
@>Amine for
>?@mine in
??Bminecraft
B@@mines
;?>mini
ACCminimal
@@?minimize
@?Bminor
>=>mins
AD?mint
CC=minute
FEHminutes
@@Cminutes to
@@?miracle
@?Amirrors
@@?misguided
CK7miss
??>missed
@A=missing
>>;mistake
??Bmistakes
A@Bmix
B@Fmixed
CB@mixing
::@mkbhd
B?Amm
AA@mmmm
AB@mmmmm
B?Jmobile
@@Bmobile service
@AAmobiles
>=Cmock
:=@mode
A@Cmode is
A@?model
B@@model s
?>@modeling
>;:models
@@Bmodem
A@Amoderate
AC@modern
CCCmodes
AAAmodify
@A>module
>@>mom
B>?moment
@B=moms
>AAmonday
>;7money
?>Bmoney for
?@>money on
@B>money to
@A?monitor
::@monkey
??Bmonopoly
@@Bmonroe
BAAmonster
=D0month
A?Bmonth ago
@@>month and
CI-months
A@>months and
@ABmonty
@A<mood
@?Emoon
PS>more
@?Bmore expensive
?@>more for
B@=more of
@B@more powerful
B=Amore than
@@Amorgan
B@>morning
BB>moron
>>@morris
XHHmost
@@Cmost bang_for_the_buck
BA@most likely
CA?most people
@>Amostly
>=@mother
@?@motherfucker
@@Amothers
?@?motion
???motor
<=@motorcycle
=A?motorcycles
BB@motorola
BA@motors
@@Bmountain
D@@mouse
BE=mouth
>??move
@>@moved
AA:movement
AD@moves
DA@movie
AC8movies
AA:moving
==Dmp
?>Amp camera
A@Empeg
??@mph
??Amps
@;Dmr
B@Amrs
???ms
@@Amsnbc
>>@msrp
A@Cmt
CV<much
BD@much ?
BAAmuch as
@@=much easier
B@@much for
?=Bmuch less
@C@much more
@@=much nicer
JGBmuch_better
B?Bmuch_better than
??@multi
@?Emultiple
?B@multitasking
@@?multitude
><Amum
??Amurdered
@F@muscle
IBHmusic
AABmusic and
A@Bmusic collection
@@>music files
@@Bmusic is
AB@music to
?=@must
;?;must_have
@J?mustang
=?@my
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
>D@my ipad
B@?my iphone
@A>my last
@?Cmy life
>>@my mind
@A>my mom
@A>my moms
CA?my next
@@Bmy nomad
@?Bmy old
CDAmy opinion
??>my own
@A>my pc
?A;my phone
>?Amy purchase
??Bmy_ears
C?Gmy_favorite
CAAmy_favourite
@@Amyriad
FBGmyself
BBAn
??>na
?6Anah
@AAnail
@BAnails
;9Ename
>?@named
@@9names
??Anapkin
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
@B@nd
>>=near
>>Anearly
AACneat
@@Bnecessary
CF?need
>;Cneed a
A@Bneed for
AA=need it
ABBneed to
@?>need_one
BABneeded
DIBneeding
@J<needs
@B?needs a
??=needs to
?A9negative
?@>neglecting
@@Bneighborhood
AB@neighbour
@B6neither
@@Anephews
??Bnerd
?>@nerve
@ACnervous
BB@netbook
>?@netbooks
EB@netflix
??>networking
AM6never
?=Anever had
@@<never worked
@A9never_buy
@@Fnew
>=@new ipad
@@>new ipod
B@@new phone
??@newegg
ADAnewer
A@?news
@@>news tonight
??@newton
DA@nexode
GGEnext
DE@next time
@@Bnext week
>>@next_level
@C?nexus
@@Anhs
YL?nice
@@Bnice and
AC@nice but
BB@nice car
?E@nice_job
PH?nice_review
B?@nice_try
BA@nice_vid
ACCnicely
AA9nicer
B@Cnicest
==@nick
@@>niece
?>?nigga
E@Hnight
@D5nightmare
@>Anightwing
IBAnike
FBOnikon
A@Fnikon coolpix
@@Bnikons
>>?nine
@@?niro
>?@nissan
1A-no
@@=no !
@A<no disc
@A>no disk
AB@no email
@A>no help
>>@no it
@@>no its
@@>no matter
@@Cno more
@?Bno need
@=Ano one
@A<no picture
@B?no_brainer
??Bno_complaints
C@?no_good
A@Bno_issues
==Fno_problem
C@Cno_problems
B@@no_regrets
GAAno_thanks
=A;no_way
BE?nobody
A@@nobody_cares
@@Anodding
BDBnoise
???noises
BANnokia
@@Bnokias
=><nolan
BA?nomad
@@>nomad is
@@Bnomad jukebox
@@Bnomad zen
@@Bnomads
@@>nominated
D?Dnon
@A:none
@@>none of
A@=nonsense
=;Anoob
@AAnook
@D>noone
AA>noooo
==<nope
AA?nor
DB@normal
@@Bnorris
BAAnorth
@E:nose
A@?noses
;E5not
@I=not a
?=@not an
CC?not as
AABnot be
AB@not better_than
AB@not buy
@@>not give
@?Bnot had
@A>not i
@@Bnot many
AABnot only
@A>not play
@A>not read
@A=not recognize
??>not recommend
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
>=Cnot_even
AC@not_even_funny
B@@not_for_me
@A;not_good
AB@not_great
BA@not_so_bad
A@?not_so_good
BA9not_that_bad
AB;not_worth
CG?not_worth_it
>@>notch
BCBnotes
??@nothin
GQ9nothing
@@>nothing but
>?@nothing_new
?A?notice
@A?noticeable
???noticed
A?@notification
>>@nov
A@@nova
==Anovember
A@Bnovice
:8Dnow
A@Bnow ...
@?Bnow ?
@ABnow and
BA@now i
>?@now i_want
AA>now im
@@>now is
?@>now it
@@Enow that
CAAnow to
@A=nowplaying
@@Bnr
@@Bntsc
AD=number
@@Bnumber one
:;>numbers
AA>numerous
@@>nursing
@B?nuts
A@@nvidia
B@?ny
@@Enyc
<>9o
?@>o o
?A>obama
??Aobjective
???observed
==Aobvious
@@=occasional
A?Aoccupy
?>Aoccurs
DE@ocean
A@Aoclock
@@>oddities
FL@of
?=Gof a
B@Bof all
A@Cof art
B@@of car
@@Bof equipment
A@Cof features
@@>of good
A@Bof her
@B?of ipad
@D@of it
AABof its
@A<of junk
@@Bof machinery
C@Aof me
@B<of my
@@Bof other
@@Cof pictures
@@>of play
AB>of shit
96@of the
>@?of them
A?>of these
AA<of this
==?of your
>F3off
@@=offer
A@Boffered
@@Aoffering
A?Eoffers
;<>office
?B@official
AADofficially
??@offline
@@Aoffsets
AAEoften
:<Aoh
@A>oh no
AB@oh wait
?@Boh yeah
?@Boh_my_god
CABoh_well
@@Aohio
BI?oil
E<Aok
A@Bok i
A??okay
@@Bol
5B;old
?B>old and
@ABolder
@@Boldies
?>@olds
?AAomfg
58;omg
>?@omg !
=?<omggg
29<on
A@Con "
<;=on a
??Bon amazon
>?Aon an
@A>on and
BBAon earth
>?Aon it
@@=on me
:==on my
?C?on the
@?>on their
@E>on this
@?Bon to
AC@on top
BA@on what
B@@on youtube
AB>on_fire
=:Gonce
@@Bonce youve
61?one
@?Cone !
BA@one ?
@A=one and
?>@one anyway
@>?one for
?>@one is
BB@one its
?<Aone of
A>@one plus
@@Bone thing
AA>one to
=>@one today
BB@one who
@@Cone would
55=oneplus
>?=ones
=>=online
JH1only
C@@only good
@@Bonly had
?>@only has
@AConly is
@?>only one
@@>only the
@A>only to
@@Bonly took
@@>only used
@>Donto
AD@oo
B@Aoof
A@Booh
@@?oooooh
??Aoops
A=?op
==@opel
@B<open
A@Bopened
@?Copening
@@Aopens
@?Coperate
A?Aoperating
@@>operation
??Aoperator
FHAopinion
A@Copinions
<>?oppo
@@Aopponents
@@?opposed
@@?opposite
A@@ops
BAEoptical
@@Aoptics
@A@optimized
>A@optimus
BAFoption
@>Boptional
?>Boptions
/0@or
>@@or a
@@>or at
?@>or even
@B?or have
>?@or iphone
>??or is
BA@or just
AB>or more
A@Bor something
>>?or the
@B@or whatever
?@;orange
@?Dorchestra
>9Border
==Cordered
??@ordered_one
A@Aordering
@@Aoregon
@@Aorganic
?@=organization
@@Dorganizer
<<@orgasm
>??orgasms
3:7original
AH4os
9D6other
@A>other reviewers
A?<others
??<otherwise
=<?ouch
49@our
<>?our reviews
??@ours
4C>out
@?>out !
??Bout at
?C9out of
?A>out the
@BCout there
>?@outa
B@Doutdoor
>@Aoutdoors
@@Boutlasted
@A@outlook
@@Boutperforms
>?;output
@@Boutputs
@@;outside
A@Coutstanding
AADoutta
@@Boutweighs
::Cover
@A>over a
>=Aover the
@BAover_hyped
@CAover_priced
F=Joverall
@@Boverall it
@@Boverall this
BB@overheating
@@=overloaded
@@Aoverlook
?>Boverly
B@?overnight
ADDoverpriced
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
?G>pack
CDBpackage
=@Apacked
?C<packing
@@Apacks
=F>pad
AA@pads
???page
=<@paid
AA@painful
A@Apaint
@@Bpaintball
A@?painting
KD;pair
B@>pair of
AA>pairs
@@Bpal
@@Apales
AADpalm
@?Fpanasonic
@@?pancakes
@A>panel
A@Cpanic
@@Apanoramic
<;Cpants
??>paper
@@Cpapercuts
@@Bpapercuts suck
@A4paperweight
@@Cpaperwork
A@;par
@@?parade
@?=parents
@@Cparis
@@Apark
@@>parked
@B=parking
@@Bparks
==Dpart
@@>partially
@@Bparticipated
A@Fparticularly
@@?partner
;@=parts
A?Dparty
@A<passed
@B@passing
@@?passion
@@>passport
??;past
@@Bpat
AB@patches
@?Bpath
AB>pathetic
@@?patients
@@Bpatrick
?@>pause
>F/pay
?@;pay for
B?Dpaying
??@payment
@?@pb
C@:pc
@@?pcs
@@Apda
>?Bpdf
@@Bpe
>?:peace
D@Apeak
?=@pedal
@@?peers
A?Bpen
?>>penis
A@Fpenny
AAApentium
H@Bpeople
AB>people are
@?Gpeople have
?B@people think
@>Apeople who
@@>pepsi
@EDper
>@Hperfect
@@Bperfect phone
B@@perfecting
A?Bperfection
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
BE?personally
ABApersonally i
@@>perspective
@@Apet
=>@petrol
@@Bphil
BA@philippines
@@Bphilips
@A?phoenix
G@Lphone
@?Dphone and
@@>phone are
@@Bphone does
BBEphone for
??Bphone i
CACphone in
C@Cphone is
?>@phone of
B@@phone to
@B<phone with
<5Cphones
ADFphoto
B@Aphotographer
A@Aphotographers
A@Aphotographs
A@Dphotography
D>Jphotos
A@Cphotoshop
@@?phx
A@@physics
AD?piano
@?Cpic
?@Bpick
@>@picked
@@<picking
?B>picks
?>Bpicky
EALpics
@@Bpics you
F?Opicture
@@Bpicture of
B@Dpicture quality
@@=pictured
F@Opictures
@@Bpictures and
A@Cpictures are
@@Dpie
EE=piece
CC=piece of
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
B@Dplaces
CA@plain
@A<plan
BBAplane
<=Aplanet
??@planning
@?Eplans
AA?plant
@B8plastic
?=>plate
?;Kplay
A@Bplay a
@A=play my
DE@playback
EC>playbook
DC@playbook is
FE=played
MFAplayer
BADplayer !
@@>player ...
@@=player in
@@<player is
@@Cplayer that
@@=player with
@A6players
CAFplaying
A@Bplaying with
@??playlist
A@Gplaylists
DAIplays
A@Bplays everything
69?please
AB@please do
=>@please share
??@please_help
AD@please_stop
@>Kpleased
@?Bpleased with
@>Fplenty
@?Cplenty of
@@?plethora
>>?pls
A?@plug
DA@plugged
H8[plus
@@Bplus i
A@Bplus in
@@Bplusses
<A?plz
CA=pm
CAIpocket
>>>pockets
>>@poco
?>@poco f
>7Jpoint
@?Bpoint and
@@?pointed
@A@pointer
??@pointing
@A=pointless
?@<points
@B=police
AB?policy
?@>politely
@?Apolitical
A@Dpolyphonic
?@=poo
>>9poor
@@=poor quality
@B:poorly
CB>pop
B@?popping
@@>pops
@E;popular
>=@porn
AB?porsche
B?Aport
@AAportability
DCAportable
CA?pos
@AApose
@@>poser
@B@position
@?=positive
@@Bpossibilities
?>Apossibly
??Apost
???posted
??@posting
???posts
@@Apot
@@?potato
B@Bpotential
@@=potentially
>@@pounds
@@Apoverty
AC@power
@B@power !
B@@power bank
=<@powerbank
??Bpowered
@GDpowerful
@@Apowerhouse
AD?powerpoint
A@Dpowershot
@@Bpowershot g
A@Gpractically
<=@praise
?B@praised
@@Aprayers
=<>pre
???precious
AG<prefer
AD@prefer the
A?Bpreference
?@<preferred
@@?pregnant
@@Cpremiere
>A=premium
@@Bpreparation
@@Bprepare
?A=prepared
A@Cpresent
B@@presentation
C?Apresented
@B@presenting
@@=presents
A@Cpresets
?>Apressed
@@?pressing
>>@pressure
?@@prestige
AC@prettier
@B@prettiest
D>>pretty
BA@pretty as
>@?pretty much
==>pretty sure
@B?pretty_bad
C@Epretty_good
BBApreview
@B@previews
@?Eprevious
?>Cpreviously
A6[price
>?Aprice !
=>@price ?
BC<price and
@?Bprice i
@=@price of
A@Cprice range
B@Ipriced
=B?prices
@AApricey
ACApricing
A@Apride
@@Bprimarily
?=@prime
@@Aprince
A@?princess
@@Bprint
?@>printer
@@?printing
@@Bprints
A@Cpriority
@@Bprison
>?@private
98Hpro
<A?pro max
>>Bpro or
J>Aprobably
B@@probably not
@AIproblem
>??problem with
@@Aproblem_is
?DLproblems
@?Bproduce
?@>produced
@@>producing
JU7product
@@=product !
?@>product is
@?>production
B@Fproductive
A>Aproductivity
CB4products
@@>profession
B?Aprofessional
@?Cprofile
B@Cprogram
??@programs
@@Bprogressive
=<Aproject
@@Aprojects
@B9promised
@@Apromising
@@<prone
>>?proof
?@Aprop
=?>proper
@A=properly
??@property
??Apropose
A@Aproprietary
CAIpros
@@Aprotection
@@Cprotective
@@Aprotest
@@Cprotests
?B@prototype
CCEproud
A@@proudly
AAAprove
A@Cprovide
@?Cprovided
@@Aprovider
@<?ps
@B?psp
@@Apsyched
@@Apt
A@Bpub
@@Cpublic
@@>published
?@@pull
??@pulling
B@@pulls
@?Bpumped
@B@punch
?@=pup
??@pura
>?Epurchase
BA=purchased
@@>purchased a
A@Dpurchased this
@A>purchases
?@Dpurchasing
BBCpure
>>@purely
@@Bpurple
@@>purposes
@@?purse
@B@push
?A>pushing
@AApussy
19?put
@@>put in
@@Cput it
CA@puts
DE@putting
@@?puzzles
=@Aq
??Aqaeda
??@qt
GAAquad
C@@quad core
@@>qualities
OIBquality
AAFquality and
@@Cquality are
BAFquality is
@@?query
CA@quest
=9Dquestion
@A?questioned
?@?questions
@@>quibble
GBGquick
CADquickly
@@Bquickly and
@>Lquiet
A@Aquieter
@@>quirky
@B6quit
?;Dquite
@A8quote
@@Bquotes
EECr
?A;race
@<@racing
??@racism
>=?racist
@@>rack
B?Iradio
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
>?@rappers
>=?rare
@@Drated
:@;rather
@B?rather have
>?@rather than
?>Arating
AAEratio
??Arational
A?Braw
?@?ray
@@>rca
?>Ard
BE<re
C@Breach
A@@reached
@@?reactions
99Eread
ABDreadable
=>?reading
@@>reads
A=Eready
62Breal
A@Breal_good
A@@realise
?@?realised
@BAreality
==Arealize
=>?realized
@@Arealizing
LHAreally
AE@really ?
@@>really a
??>really is
B@@really nice
@B@really think
@B@really_bad
HBHreally_good
AB?rear
A@@rearing
=C8reason
??Creasonable
A@Ereasons
@A>rebate
@@Areboot
@@?rebooted
AB@rebuilt
@@Arec
@A=recall
A?Dreceived
@A;receiver
@@Creceiving
;=@recent
?>@recently
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
:;>recommend
?>Frecommend it
@@Brecommend this
@@Arecommendation
9:Drecommended
@B?recommends
=>@recorded
??@recorders
A@=recording
A@Brecords
@@Brecruit
8;9red
@BAreddit
==@redesign
@B@redesigned
@@>redeye
<<@redmagic
@@?reference
>>@reflective
A@Brefreshing
A@Drefunded
=??refurbished
@?>refuse
@@Crefused
@B@refuses
?A>regarding
@@<regards
@@Aregion
@ABregional
@?>register
?@>registered
BC>regret
A?Aregretted
A?Bregular
@?@regularly
@@=reinforcement
@?Brejected
@@=relative
A@Brelatively
@@?relaxation
88Frelease
:7=released
@?Areleases
?@?releasing
B@Arelevant
@??reliability
>A=reliable
?>Dremain
@@Aremaining
B@Aremarkable
?>Aremember
@@Aremind
@@>reminded
AE@reminding
@@Areminds
>?Bremote
@@=remotes
@@Dremovable
??Aremove
A?>removed
@@Arendered
??Arendering
??Arent
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
BD<replaced
?@Breplacement
@@Breplaces
??@replay
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
C>Eresearch
@@Aresearched
AB@resending
?@>reset
FHDresolution
?@;resolve
@ACresolved
>>@resort
@@=resources
=B=respect
A@@respectively
AA=respond
@@>respond to
@@Aresponded
@@?responding
A?Dresponse
@@=responsible
A@?responsive
@A@responsiveness
?BBrest
@BArest of
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
AB=return_it
?B6returned
@@>returned the
@A<returned_it
@@Breturning
BD@reverse
[O?review
DB@review !
>A?review of
B@@review on
BDBreviewed
HCBreviewer
BA@reviewer on
>D5reviewers
=?@reviewing
59;reviews
>?@reviews !
@@Ereviews for
>?@reviews with
@@>reward
@@Brewind
?>Arice
=?:rich
@@>rick
@=?ride
?;Ariders
>?Arides
ECAridiculous
AB@ridiculous and
>@Ariding
CBEright
AA>right ?
B@@right now
A@Cright out
A@>right to
A?Aring
@@>ringing
CB>rings
B@Aringtone
A@Cringtones
@@?rio
@CHrip
AD@rip_off
@@Aripper
A?Fripping
@@?rips
B@@rising
A@@rival
@@>river
>>@rn
A?Broad
@>?roads
A<Crob
@@>robert
A@Arock
=@?rocket
AACrocking
DCJrocks
@ABrocks !
>@?rode
:<@rofl
?@Broflmao
@@Brogue
@@?roll
A?Arolls
>>@rom
>?@roms
@@>ron
ABCroom
@ABroom for
AC?root
BF@rope
??@rory
E@Arotation
??>round
??@route
@@?router
A@Aroutine
@@Broutinely
?F>rover
@@Crow
@>@rpm
>BBrs
@?Crt
@@>rt thank_you
@C@rubbish
AC?rude
@B?rugged
@@=ruin
@B=ruined
A@:ruining
AD=ruins
AB@ruins the
A@Brule
GAArules
??@rumor
><@run
AA@runners
><Grunning
@A?runs
>>@russian
@@>rv
FR=rx
@@Bryan
84:s
>>@saab
A@Bsabres
>=@sabrina
<>>sad
@@=saddest
?B>sadly
>?@safety
:E?said
AD?said it
@?>said that
??Asaint
BA@sake
?>?sale
>A=sales
@@Asalsa
-;3same
?A>same here
@A>same problem
@B>same thing
BA@same with
??@sample
B18samsung
C?@samsung galaxy
B@@samsung i
CA@samsungs
<;?sandwich
>>@santa
C@Asat
?@;satisfaction
@A?satisfied
@@Bsaturday
??@savage
AA2save
@A;save your
>>Asaved
@@Asaved_me
??Asaver
A@Csaves
>@?saving
D?=saw
AAEsay
@ABsay i
>?@say its
AB@say on
B@@say the
?=<saying
A<Esays
>>@says it
@@Asc
A@Bscan
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
?@;scratched
@@>scratches
A@@scream
@>Bscreaming
DNAscreen
CDBscreen is
?@Ascreens
AC@screw
>>@screw_you
@B9screwed
A@Ascrewing
@AAscript
AB=scroll
@A>scrolling
@=Asd
@@Asdut
B?Bseals
AAFseamless
C?Aseamlessly
9>>search
??Bsearched
=>>searching
?B7season
???seat
AAAseats
?>?sec
@@;second
CAEseconds
@@Bsecret
CA?section
A@Bsecure
?>@security
60<see
=>@see it
>??see the
A@Bsee you
?=Eseeing
@@Aseek
@@Bseeking
A>Bseem
AB?seemed
>>Aseems
C?<seems_like
@?Gseen
@?Asees
@@=select
A@Bselected
CA@selection
AA<self
@@?selfish
30?sell
?>@sell it
@>@sell the
@?Cseller
??Asells
??Bsemi
??8send
@A=send it
AA9sending
?>=sense
?@>sensitive
@B?sensitivity
@B=sent
@@>separately
???september
>?@serbia
ACBseries
F?Fserious
@@Cserious about
ECEseriously
@@Bserve
>>>served
>A@servers
A@Cserves
AE9service
@@>service and
@@>service is
@B@services
@A?servicing
@@>serving
A>Dset
@@Aseth
@ABsets
>>?setting
??>setting it
BADsettings
?>@settle
@@Bsettled
A@Asetup
BA>several
A@Bseveral people
@@>several times
?>Csevere
?A>sex
DA@sexier
>=?sexual
CB=sexy
@@Asf
BA:sh
A@>sh *
@@=shade
AABshadow
@@Bshake
@@Bshaking
???shall
B@>shame
??@shameful
DABshape
B@Ashape of
6:Ashare
<>?share our
?A?shares
@@?shark
A@Csharp
B@Asharper
8;>she
B@?she is
@@Bshe loves
>?@she said
>>@she sounds
B@Csheep
?A6sheesh
???shell
@@=shelling
GCEshes
@>Ashift
@?Bshifting
@@Ashine
A@Ashining
=@>ship
??Eshipping
@@Cshirt
;I>shit
??>shit !
@F?shitty
>>Cshocked
A?@shocking
@A>shoddy
:<Ashoe
G@Bshoes
B@@shoot
AD?shooting
@AAshoots
==Cshop
>@;shopping
NC:short
@@Bshort time
@A=shortcomings
DCCshot
A@Fshots
>G>should
@?>should be
CH;should have
<;@should i
B@@should make
@@Bshould say
A=?should_have_been
@?Bshout
<>Ishow
@@Bshow !
@B@show more
@B?show the
@@Dshowed
CIBshowing
AAAshown
:=?shows
A@Bshowtime
A@Fshuffle
@?>shut
?>@shut the
><Ashut_up
B@Jshutter
EBCsick
?@>sick_of
AAAside
?@?sidewalk
@?<sigh
@@;signal
@@>signals
A@Bsigned
@@>significant
BA=significantly
?>@silence
@AAsilk
B@Gsilly
?@;silver
@@>silver plate
?=@sim
>@@similar
?>@similarly
HAGsimple
A@Fsimple to
@@?simpler
=?;simply
@6Csince
A@Bsince i
AA>since the
@@Csing
@@Bsinging
@ADsingle
A@Asink
B@=sir
@@>sir !
AJ@siri
??Bsister
@?>sit
@@>sit on
>C<site
@A@sites
??@sits
A@Bsitting
??Bsituation
@@Asituational
???situations
B@@six
>>Lsize
A@Dsize and
?BAsized
??Bskeptical
@@Askies
>>@skills
?>Dskip
@@Bskip_to
@A9skipping
@@?skirt
@A?sky
<>:skype
??@slang
@D?slap
CH?slate
@@Bslave
BAAsleek
A@@sleep
@@?slew
@A?slightest
><>slightly
@@Eslim
@B@slimmer
@C>slip
D@Aslippage
AB@slot
AB@slot ?
=D=slow
A??slower
@AAslowing
@?>slowly
A@Aslr
@@?slrs
@?Asmack
FAHsmall
@@Bsmall and
A@Bsmall size
A@Asmaller
CB=smart
CA@smart phone
BB@smartphone
:8@smartphones
@A:smell
??=smh
B@Csmile
@@Bsmiles
@@?smiling
@@9smoke
AC@smoked
?@:smoking
FDAsmooth
C@Bsmoothly
A@@smoothness
??@sms
A@Esnap
@@Bsnl
?A>snow
@@Asnuggly
@@=snyder
HAEso
@B@so basically
@@Bso cool
CABso far
;<Bso i
AA>so im
>?Aso it
AC@so long
A?Bso many
CCDso much
@@>so now
@@>so so
>??so that
AB=so you
BA>so_bad
A@@so_cute
??Eso_excited
@B@so_expensive
A@Hso_good
BD@so_much_better
?C<so_sick
@B>so_sick of
>@>so_true
@>Fso_what
??@soak
@@?soap
@@?society
DAAsock
ACBsocks
AABsofa
C@Asoft
FJ<software
@A;software is
@@Bsoftware that
@B@software update
>@?software updates
B@@solar
?BAsold
?C?sold my
@@Asolely
BBBsolid
EA@solid_review
?@;solution
7;:some
>>?some other
>??some reason
@A@somebody
@@Asomeday
:<8someone
??>someone else
@A@someone_help
??=someones
DDAsomething
@@>something !
BA@something ...
@@>something i
@@Bsomething to
@BAsometime
A?<sometimes
>?8somewhat
=>@somewhere
>>@somthing
>??son
73Fsong
?@=song !
>?Asong that
DBEsongs
@@Bsongs and
DFDsony
?@=sonys
<:Bsoo
89Bsoon
BABsooo
?>Csoooo
@BBsooooo
A@@soooooo
?>@sooooooo
@A8sore
<7;sorry
BA@sorry but
@@>sorry for
A@Asort
?B9sort_of
?@?sorts
@@Bsoul
C@Fsound
B@Dsound is
>A@sound like
@?Esound quality
?@Bsounded
@@=sounding
?=Isounds
@@Bsounds great
98>sounds_like
;<Bsoundtrack
A@Fsoup
??Asource
@@Bsouth
@@Bsouth africa
A@?sp
E@Ispace
??@spaces
@@Bspam
@@>spammer
@B@spank
??Aspare
CACspeaker
B@Lspeakerphone
DCDspeakers
>??speaking
A@@speaks
>>@spec
>=?special
@@Bspecific
D@Aspecifically
F?Bspecs
ABAspeech
C<Espeed
@>?speeds
??@spell
??Bspelled
@@Aspelling
BF:spend
@A>spend a
@A=spending
@C?spent
BB?spider
@@>spill
@@Bspills
AC@spinning
@@?spins
AD>spit
@@?spiteful
@??spoiler
@@?sponsored
BACsporcle
;=@sport
>?Bsports
AB@sporty
AA?spot
?A@spot_on
??>spread
A@Dspring
@@Esprint
@A@squashed
@A=squeeze
@@>srsly
?BEst
>?=stability
?@Astable
@?Astack
>>Bstaff
AA>stage
CACstaggering
@D?stainless
BA@stamps
@B@stand
>?=stands
@>Fstar
A@?staring
CBFstars
?G?start
C?<started
A@>started to
CEDstarting
ABAstarting to
>?>starts
@?Bstartup
?>Estate
>?Astatement
A@Dstates
AB@station
@@=stations
?>Dstay
?@<stay_away_from
???stayed
@@Cstaying
@@Bstays
A@Csteady
A@Dsteal
@?@stealing
@@Bstealth
?C?steel
@@Csteelers
@<Dstep
@@;stephen
??>stepping
?>?stereo
??@stereotype
AE@steve
AB@steve jobs
?>@stfu
=C?stick
@B@stick to
???sticker
?@>sticks
@@?sticky
A@Astig
IU;still
BA@still has
B?Astill have
AB@still on
?C?still the
@A>still trying
>>@still waiting
@B@still want
@@>still_works
@A;stinks
A@Bstitch
==?stock
C@@stoked
>=?stolen
??Cstone
HC1stop
CAAstop !
BD@stop_watching
?>>stopped
@A=stopped_working
???stopping
A@@stops
B@Hstorage
@@Bstorage capacity
>=8store
A@Estored
>>?stores
@B?story
=>@straight
?>@strange
@@;strap
@@>strategy
A?=streak
?>Bstream
@@Bstreaming
A=Bstreet
A@=strength
@@Bstrengths
@@Bstrikes
@@?striking
?@>string
AA@stroke
@C@stronger
@@Astrongly
@ADstuck
???students
AA@studio
@@?study
CDEstuff
AB@stuffmagazine
?>Dstunning
<>;stupid
@@Bstupid rain
@@Bstupid treadmill
C@Fsturdy
DEBstyle
AB@style !
@B@style and
BC@styling
??Cstylish
?>@stylus
@C;sub
@?Bsubject
@@?subjects
B@@subscribe
AB@subscribers
BG@subscription
@A;substandard
A@>substitute
@C?subtle
@@Bsuburbs
@A=subway
@@>successfully
?>=such
C=>suck
@@Bsuck worse
@A@sucked
B@@sucker
MK6sucks
AA>sucks !
@@>sudden
@A<suddenly
B@>suffer
??Bsuffering
A?Csuggest
@@?suggested
B@@suggests
+%Msuicide
??@suing
A@Csuit
@@Asuite
???suited
@A@summarize
ABAsummary
@@?summer
@@Bsumthin
@?Csun
A?Dsunday
AACsunny
@@Asunshine
KFIsuper
CDFsuperb
?B>superior
@@Bsupper
A@Csupplied
9D%support
@A<support number
@A?supported
AA=supporting
><>supports
@@=suppose
@@>suppose to
?A>supposed
92=sure
AB?sure if
>??sure that
@@Csure why
?>?sure you
AA>surely
A@=surface
@?Bsurfing
@?Esurprise
@@Dsurprised
@@Bsurprised to
@@Bsurreal
@@?survived
@@Esuspect
?@@suspension
@B@suspicious
BC@suv
A@Csvcds
@@>swamp
@@=swap
?>Cswear
AC?sweater
BAIsweet
A@Csweet !
@@>sweet dreams
@@;switch
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
MS@tab
@?>table
AA@tables
OG<tablet
=?@tablet ?
DB@tablet is
BA@tablet on
B@@tablet with
DD>tablets
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
B@@take the
AB?take your
BBHtaken
@BBtakes
@@>takes a
>@Dtaking
@?Ctaking my
CCAtalk
ABAtalked
@@Ctalkin
HC@talking
BB@talking about
?>Btalks
?B?tank
@@?tanks
??@tap
??@tapped
?@>task
A?@tasks
BBAtaste
@@Btasted
B@Atasty
??@tat
??@taught
<<>tax
D@@taycan
@@=tcot
@?Ctea
@@>teach
@AEteam
?@;teams
@@Btears
??@tease
<:4tech
@A;tech support
>?@techie
>?=technical
??@technically
?ABtechnologies
@FAtechnology
@@Btechnology is
@>@techspurt
@<@tegra
@A<telephone
99Atell
?>?tell me
?>Atell the
?>=telling
?@<tells
<=@temperature
B@>tempted
AA@tempting
AD<ten
?@<tend
?@>tend to
C??term
BBAterms
=G5terrible
@@Fterribly
@@Bterribly sad
??Gterrific
NABtesla
DF@test
AC@test drove
@?Btested
?>Atests
@@>texas
??>text
>>@tg
@@>tgif
88?th
>?@th !
@B@tha
A@Dthai
E5Athan
BBBthan a
A@Bthan any
B@Athan enough
@@>than i
B;Ethan the
?D<than this
A@Bthank
CD@thank_u
B=9thank_you
B@@thank_you !
@@>thankful
@B?thankfully
A@@thanking
+7;thanks
;??thanks !
>??thanks :)
CAAthanks_a_lot
=>=thanks_for
BA?thanks_for the
AB9thanks_for_nothing
CA@thanks_so_much
A@Athanksgiving
C@@thanx
=7?that
BB@that !
@>Dthat a
@A>that actually
@@>that amazon
>=Athat apple
@@>that came
>?@that car
?>@that do
A@Bthat good
AABthat have
?@>that he
B@Fthat i
<B?that is
=>@that its
@@Bthat ive
AB@that kind_of
@@>that low
@>@that money
@B=that much
@B@that normal
CA?that one
@@<that player
@B@that same
@?Bthat song
BA@that sound
@@Cthat sounds
>A;that the
@A=that they
@@Dthat this
@B@that video
;=>that was
>>@that way
?@>that were
BA?that when
A@Bthat works
?;Bthat would
@?<that you
?A?thatd
??@thatll
DDBthats
A?Bthats a
A@=thats awesome
AC@thats just
CB@thats not
@@Bthats terribly
BBAthats the
?ABthats what
@@Bthats where
==?thats why
@D@the
=?=the "
B@@the accent
=>@the acer
>@>the ad
>?@the android
B@@the anker
@@Ethe apex
?>?the apple
@@>the audio
ADCthe battery
>>@the beginning
>?@the bells
HEGthe best
@B@the better
==>the black
@B?the body
AC@the bottom
@?Dthe box
@@>the built
@B@the cake
?C8the camera
B@Bthe cameras
A@Bthe canon
DB?the car
@A<the case
==@the cat
><@the cheapest
@@Bthe combination
@@>the company
@@Bthe competition
@?Bthe computer
A@Dthe controls
@@Dthe coolest
@B>the cover
@?Bthe current
==Athe dark
BD>the device
@@Bthe digital
@A=the disc
B@>the dog
A@>the dust
@A;the dvd
@@>the eax
=?>the end
CC@the english
AA=the entire
DAAthe f
@B?the face
CCCthe fact
BBCthe features
?>Bthe few
?@>the first
>?@the floor
?A>the freedom
?A>the front
C@Gthe g
BD@the galaxy
>?Athe google
CA@the gt
>@@the guy
@A;the headphone
>=>the hell
@?Bthe house
@@>the instructions
=>@the intro
@C>the ipad
?=@the iphone
BA@the job
BB@the keyboard
BA?the last
@@Bthe latter
A@Dthe lcd
@A>the long
@B@the look
B?Athe mach
B@Dthe manual
B@Athe market
AA>the menu
A?Dthe money
ECCthe most
ABAthe music
@B@the mustang
>??the name
=?Athe new
>@@the next
A@Bthe nicest
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
@BBthe people
C@9the phone
A@Bthe phones
A@Dthe picture
AACthe pictures
CC@the playbook
BB=the player
@A>the players
?@Bthe poor
AB@the power
BA@the prettiest
F@Fthe price
@A=the product
@>Athe real
ABBthe rest
FAAthe review
BA>the reviews
==@the s
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
B@Bthe sound
A@Dthe speakerphone
??>the start
@@Bthe storage
@A>the store
A@Dthe t
BA@the tab
B@@the top
@C@the transformer
?>@the uk
B@@the upper
?>@the us
==@the very
=?:the video
@A>the view
@@>the viewfinder
>?@the vivo
@B?the voice
@A=the warranty
DBAthe way
ABAthe weather
@A>the week
@@>the weekend
>?@the white
BAAthe win
@B@the winner
AC?the word
@CCthe world
AB@the xoom
A@Bthe xtra
>=@the year
?C@the_fire
@B>the_problem_is
@C>the_shit
@D;the_worst
??Atheater
???theft
@@Athegoodwife
4;5their
@A>their customer
@A>their products
A?Btheirs
@E=them
@@>them !
A@Bthem all
>?@them is
@@Bthem to
AB@them too
???theme
?@Athemselves
6A9then
@B@then dont
DB?then i
ABBthen the
=>>theory
>7?there
A@Bthere are
@@>there have
>B<there is
@ABthere isnt
AC;there was
=B@theres
A@=theres a
AACtheres no
@A>theres no_way
DLBthese
BA@these and
?@=these are
@B@these people
>??these reviews
@@>these things
4L6they
??>they are
@@Bthey call
?>Athey came
@A>they claim
?A=they could
@B@they didnt
BAAthey dont
AB?they give
@BAthey have
>>@they look_like
@B?they need
?@>they said
@CAthey should
>??they will
@B>they wont
?@>theyd
>?@theyll
FG;theyre
A?Btheyve
AA>thick
?@Athicker
AC@thickness
B@?thier
@@?thin
JS@thing
@B?thing and
@@Bthing has
AC?thing is
@@>thing ive
@@Cthing that
>?@things
@@Bthings about
>@?things that
:6;think
A>Athink i
C@Athink it
??Cthink of
CBAthink that
<@@think the
@B@think they
A>Athink this
C>Athinking
@A@thinkpad
D@>thinks
>>?third
@C@thirsty
A@Athirty
PGGthis
>=Athis ?
ADAthis a
?@>this after
?=@this and
?@>this as
@@Bthis baby
EAOthis camera
=?@this commercial
@A=this company
B?Athis device
@@>this did
@A:this dvd
>?Bthis for
@@Bthis great
AD@this guys
@?Bthis has
@@Bthis if
>?@this in
E@@this is
A@Cthis is_the_best
@A>this isnt
A@Cthis little
@B@this looks_like
BA@this man
@@Bthis means
BA?this model
@@Bthis mp
@B@this new
;;@this on
AACthis one
=<Athis or
B@Hthis phone
@G7this product
AB?this review
@C@this shit
CA@this should
DGEthis thing
@@Bthis time
@@Cthis to
@A;this unit
?@=this very
=:Athis video
?@>this was
>=@this will
@>Athis year
@C=this_sucks
D@?tho
A@@thorough
A8?those
>?@those are
A@Cthose that
@?@thou
HK=though
AB@though ?
ABAthough i
>8Fthought
AA>thought i
?>@thought it
A?Athoughts
AA>thousand
@A>thousands
>>5three
@A@threw
A@Cthrilled
>?@thrive
@A;throat
>@8through
@@Bthrough the
@@>through their
@A=through to
?ACthrow
@A?throwing
@@?thrown
??@tht
A@Bthumb
AD>thumbs_down
;>?thumbs_up
<??thumbs_up if
??@thunderbolt
??Athursday
A@Athus
@@;thx
A@Atickets
>>@tie
@D@tied
A@Atigers
=B=tight
??Atil
AB=till
AC?tilt
A@Ctim
@>Ctime
??Btime !
@@>time ?
@@Ctime and
AACtime i
@@>time is
>??time to
@@>timed
A@Atimeless
B@Atimeline
@F3times
??Atinker
@@Atiny
A?@tip
ABAtired
AA>tired_of
B@@tires
@AAtis
?@>tissues
@@>titles
BAAtm
AD<to
==?to "
>?>to a
@@>to amazon
A@Bto and
@@Gto anyone
@@>to ask
??Bto avoid
CD@to be
@@Bto borrow
?=Ato buy
@A<to contact
A>Cto do
A>@to drive
>?@to even
@@>to expect
@BAto fill
@B@to fix
>A3to get
@BBto give
CD>to go
>@7to have
@@>to hold
@@=to install
BA@to iphone
@?Cto it
@@>to know
@B@to laugh
AACto listen
@@>to love
>A<to make
@@Bto manually
?>Bto me
@B?to mention
@@Bto music
AABto my
@@Cto on
?@=to open
@@Bto operate
CAAto own
@A>to pay
B@@to phone
??Eto play
>??to put
@@>to resolve
@@>to respond
A@>to run
@>@to samsung
AA>to save
AABto say
>>@to search
@?Cto see
@A;to send
ABAto spend
@@>to stand
AB@to start
CA?to stop
>?Ato take
?>@to tell
BA@to test
>>=to the
B>>to this
A@Cto transfer
B@?to upgrade
BBEto use
>>Ato watch
AC<to work
@>Cto you
@CCto your
@@Atoast
;5Etoday
=??today !
@@Btoday and
@@>today is
?@=todays
BBCtogether
AB?toilet
=>>told
>?@told me
AAAtom
@@?tomato
@A@tommorow
DBCtomorrow
AADton
AABton of
A@Btones
AA@tongue
EBGtonight
@@Btonight and
A@Atons
GI<too
@?Ctoo !
@@>too busy
@@=too many
AD>too much
D@Btoo_bad
BE>too_expensive
BC@too_fast
:<Atoo_funny
BCBtoo_long
@@Btoo_quiet
?C=too_small
AG=took
@@Btook it
??@tools
D:Dtop
?<@top gear
AC?top of
@@Atop_notch
>?Atopgear
>>Atopic
@@Atops
?>@torn
CD@torque
@@>toshiba
?E;total
>F7totally
AB@totally_agree
?==touch
??@touching
ACAtouchpad
AA@touchscreen
B@@touchwiz
@@Atour
?@@touring
@@Ctowards
B@Atown
@ADtoy
@?@toyota
@?Atr
C>@track
@??traction
>A:trade
>@@trading
@@>traditional
@@>traffic
BABtrailer
C@Ctrain
-%Itraining
CAGtransfer
A@Btransfered
A@Atransferred
@?Btransferring
B@Ftransfers
@@Btransfers are
BC@transformer
@@>transition
@@=transmitter
A?Btrap
CA>trash
BA@trashy
?>=travel
@@Atravelling
@A?travesty
C>Atrays
@@Dtreadmill
@@Btreadmill hell
??>tree
@@Atremendous
@B@trend
@@Ctrent
@@?tri
@??trial
@@?trick
=H+tried
@A>tried the
?B<tried to
>>@tries
?<Etrip
@?Btripod
>=@troll
B@@tron
AE=trouble
@@Btrouble with
@@Atroubled
?@<troubleshooting
?@Btruck
6A4true
@B?true ?
>?@true that
>=Ctruly
@@Btrumps
???trunk
@B>trust
>?@trust_me
?@?truth
;=Atry
AB@try the
??Ctry to
?I3trying
?D9trying to
A@Ats
A@Att
>>Btube
>?=tuesday
==>tune
A@Dtunes
=C?turbo
@@Bturkey
:>@turn
@B@turn it
?>@turn out
BAFturned
<?Aturning
??@turns
?=Btv
@A<tvs
@ABtweet
@@Atweetdeck
??=tweets
@?Ctwenty
@D7twice
BDAtwin
@@Btwist
BAAtwit
@@Atwitpic
@?Atwitter
@@?twittering
@@>twitterverse
@E>two
A@Btwo days
@A<two weeks
@@Atxt
??>ty
D>@type
AA@types
?>@typical
@@=typically
?A?typing
?>?tyres
<C=u
>?@u can
>??u recommend
@B@u should
A@?uber
@@>ubuntu
?B=ugh
BZ8ugly
B?@ugreen
CABuh
?A?uhm
AA@ui
=<?uk
A@Dultimate
@@?ultimately
-%<ultra
>>@ultra is
?@>umm
??>un
E?Aunacceptable
A@Eunbeatable
A@Bunbelievable
A@Bunbelievably
?@Aunboxing
?<>uncle
@A?uncomfortable
???unconventional
??Aundecided
A=Aunder
@@Aundercover
AEBunderstand
@B@understand the
@@Aunderstanding
A?Bunderstood
@>@uneducated
=?>unfortunately
?>?uni
@@Bunicorn
@A>uninstalled
C@@unique
AD2unit
@@Bunit is
@A=unit was
?@>united
B@@units
?@>universal
?A?universe
@A?university
BG<unless
DBEunlike
@ABunlimited
@C?unlock
A@Funmatched
=<>unnecessary
@@Bunplayable
@@?unpredictable
AC@unprofessional
??@unreal
AA@unreliable
@C>until
@AAunusable
5<:up
?>@up !
AA<up a
@A>up all
?>Aup the
ABAup to
AC@up with
@AAupcoming
<D?update
AC@updated
<?=updates
A@@updating
><6upgrade
?>?upgrade to
@@Bupgrades
@?Aupgrading
B@?upload
@?Cuploaded
B@?uploads
AADupon
CA@upper
><Bups
?@;upset
F>?ur
BA@ur accent
@@Aurl
:=Gus
@ABus to
@@Ausability
??Ausage
A<Fusb
==?usd
>7Buse
?>>use a
A@Buse and
@DBuse it
B@@use of
@@>use the
EEFused
A@>used for
A@Dused it
?>Aused the
AD>used to
E><useful
B@@useful for
?G4useless
@A>useless and
DA>user
B@@user and
@@>user friendly
A@>user interface
=@;users
@A;uses
E@Cusing
@@Busing a
BBAusing it
A@Busing this
@ABusual
?>Busually
@@?utterly
@@?uv
78=v
B@Evacation
@@Bvacation in
@@Bvagina
@@Eval
A@Bvalentine
>>@valid
@@Avalley
A@Bvaluable
?:Ivalue
B@Fvalue_for_money
AA@values
@@Avampire
=?@van
@?Cvariety
@@?various
@@Avast
@@<vastly
A@Cvcds
>=@ve
@@Avegan
BA@vegas
FF@vehicle
@D@vehicles
@A@vendor
@A@verdict
@A?verizon
CACversatile
:7?version
AB@version ?
??@versions
AB@vertical
UFIvery
@A>very disappointing
?@>very easily
A@Dvery easy
@@>very expensive
=<@very first
A@Bvery happy
A@Cvery intuitive
A@Cvery light
A@Cvery little
CBCvery nice
A@Cvery simple
BABvery well
@D7very_bad
D?Mvery_good
B@Bvery_helpful
AAAvery_impressed
AA@very_informative
A@Avery_interesting
@@=very_true
@@>veterans
=?=via
@@?vibrant
@@=vibrate
@A@vibration
>>@vicky
A?Avictory
AC@vid
8N8video
B@@video !
>=@video ?
?B?video and
=>@video on
@A<video output
LH@videos
BB?vids
??;view
??@viewed
@@<viewfinder
AABviewing
88@views
A@?vintage
@@Cviolent
>?@visit
AA@visually
>>@vita
EB@viva
07>vivo
:=?vivo x
@B@vocabulary
WD?voice
B@@voice is
BB@voice makes
?@?volkswagen
BA=volume
?@?vomit
@@>voted
;8>vs
???vu
@@>vulgar
;<;w
?@>w o
@?@wacom
?D>wait
AB@wait ...
AB@wait and
>@@wait for
??@wait_what
B@Awaited
:<@waiting
=?Awaiting for
@BAwake
??Cwalk
?@>walked
@A?walking
@@>walking_dead
@@>walkman
@@Awalks
?=Awall
>>Awallet
@=Awallpaper
?>@wallpapers
=?>walmart
@@>wank
@A@wanker
<?@wanna
?A@wannabe
:?Ewant
@B=want a
?>@want it
DDCwant to
?=@want_one
C@Awant_this
9<7wanted
>?>wanted to
A@Dwanting
C?@wants
@@=wap
@@?war
>>Awarm
A@Awarming
@?Bwarned
@B@warning
?B2warranty
AA?warren
@@Awarrior
@?Ewars
<8=was
@=Gwas a
@?Ewas able
@?>was an
@@>was anything
B@@was going_to_buy
B?Awas just
@A>was no
A@Bwas right
@ABwas so
BA@was such
A@Bwas surprised
?>Bwas the
@A>was very
@@Bwas wrong
B??was_like
??@wasent
>=;wasnt
?>@waste
AD?waste_of_money
AB@waste_of_time
B?@wasted
AA>wat
69Bwatch
>>@watch the
>>?watch this
B@@watch videos
>=Cwatched
???watches
>>@watchin
<>Fwatching
@BAwatching it
=>?watching this
?>@water
?@Awave
A?@waves
>>?waving
GNAway
CA@way he
B@Away i
B@Bway it
@@Bway less
BG=way to
BEDway_better
A?Bway_better than
AC@way_worse
?>Bways
@9Bwe
>A@we are
??>we can
?>Awe dont
??Bwe got
>??we have
??<weak
@@Bweapons
?A>wear
??@wearing
B@@weartesters
BD@weather
@BAweb
@A?webcam
AH?webos
@B@webpages
@B;website
??>websites
@@?wed
A@?wedding
>??wednesday
=>>week
?@>week and
@?Bweekend
@B3weeks
@@Bweeks and
??@weighs
BBDweight
B>Cweird
DA<welcome
?@>welcome to
I;Swell
@B@well ...
A@Cwell as
BA@well see
AB?well thats
@?@well_done
=?@well_said
A@Fwell_worth
@@Bwell_worth the
@A>went
AA>went out
??@weqq
AH?were
AC<werent
A@Bwest
AB>wet
@?Aweve
@>@what
EH>what a
BBAwhat about
BBBwhat an
??>what i
??Cwhat im
>?=what is
BAAwhat it
AB>what kind_of
>?@what other
??>what the
B?Awhat they
BAAwhat this
@@>what was
>??what would
?<>what you
AC@what youre
?A@what_do_you_mean
;9?what_is_the
CA@whatching
>C=whatever
@B?whatever you
?A?whats
:8>whats_the
@ABwhats_the_point
?A=wheel
AB@wheels
6E5when
AB@when a
ADAwhen did
>>?when he
DCDwhen i
>>=when it
??>when its
@B@when they
>>@when u
CEAwhen you
?>Cwhenever
<;?where
B@@where did
>>Awhere i
AB@where is
@A>where it
A?@whereas
@A>wheres
AB@wheres the
B?Awherever
:=Awhich
AB?which can
CBAwhich has
=@@which is
<=@which one
@?Dwhich was
9A8while
@@>while it
??@whilst
@@Awhiskey
;=?whistles
45?white
;:Ewho
@>Awho is
@C?who knows
AD@who needs
B@@who thinks
>=Cwho_cares
A@Dwhoa
AA>whoever
@?<whole
A@>whom
B@Cwhoo
?>Dwhos
2E7why
BC?why am
A@=why cant
?@>why did
AD=why do
<>Awhy i
=>?why is
?>Cwhy not
AC?why they
ABAwi
DA@wich
@@>wicked
HBBwide
??@wider
@=Fwife
@@Bwifey
;8Awifi
C<Awill
@@Bwill allow
>;>will be
AABwill do
BD=will never
AC<will not
?>Awill still
@@Bwill the
AABwill you
B?Bwill_buy
?>Awilling
@@>willingness
?<>win
@@Bwin !
@@>win a
@@Bwinamp
@@<wind
AB@window
G?@windows
@@>windows xp
@@Awinds
@@>winehouse
@>@wing
@A@wings
EFEwinner
B@Fwinning
>?>wins
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
>=Awish_they
?@?wit
>=Bwitch
;?Ewith
@@>with "
@C=with a
@?<with all
B@@with android
@@=with customer
??Bwith either
?>Awith his
@@Bwith is
?=Dwith it
=@Fwith my
??>with no
@A>with one
@B@with out
AB@with quad
@@Bwith sprint
@ABwith that
GDAwith the
ABAwith these
BB?with this
?@>with win
>??with you
=@>with your
BA=within
AA>within a
@@>within the
BCMwithout
@@Cwithout it
A@Awma
AA@woah
@@?woke
@@?wolf
>>9woman
?@:women
C@Hwon
EE?wonder
AB@wonder how
C@Mwonderful
<;Cwondering
@A?wonders
CF2wont
@@>wont answer
@A=wont play
@@?wont_regret
@@Awood
A@Cwoohoo
@@>wool
A@Bwoot
AD<word
GACwords
??Awore
FJ=work
@A>work !
@A>work "
A@Dwork of
@C>work on
@@>work properly
?@?workaround
??<worked
AABworkers
?@Fworking
@?Bworking on
@@Bworking out
A@Bworking_great
J>Gworks
@@>works like
D@Nworks_great
??Dworks_perfectly
A@Cworks_well
ABFworld
@E?worlds
@?Aworldwide
??@worm
??=worried
@@>worried about
@@Bworrying
?D>worse
@@<worse_than
@B6worst
A<:worth
BA@worth a
BACworth_every
=;?worth_it
@>=worth_the
AD>worthless
CL=would
>C?would be
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
AABwould want
>?@would you
B?>would_like
??Awould_recommend
CC8wouldnt
@@Bwouldnt be
?@Bwouldve
1>9wow
@@=wow ...
@@>woww
@@<wp
@@=wreck
@BAwrite
@@>write a
@C@writing
ABFwritten
<<Lwrong
@@Bwrong ?
?@=wrong with
>@>wrote
HCFwtf
BAAwtf ?
@@Aww
??@wwii
,3=x
>=@x3
@@Bxboxfamily
=D>xd
::@xiaomi
BB@xl
=?>xmas
A@Axo
BE@xoo
AB@xoo m
DG@xoom
?B@xoom is
@@>xoxo
>A3xp
AB@xperia
B?Mxtra
A?Bxx
DABya
@@Byaaay
B@Ayall
AC@yamaha
A@Byap
?=@yawn
FACyay
B@Dyay !
EDAyea
96Gyeah
A@Eyeah !
?@>yeah the
@A@yeah_right
54>year
@A>year old
GCQyears
@@Byears !
=@@years ago
A@Byears to
AA@yeh
?>@yelling
>>@yellow
?>Cyep
@B?yer
9.Gyes
B@Dyes !
>>@yes it
@B?yesterday
GEByet
@@>yet again
@@>yet another
@@Eyet to
@A@yikes
>=Byo
@?Ayoda
@?Byoga
A@Cyork
:>Ayou
?>@you a
>>>you and
>>>you are
A@Cyou ask
@8Kyou can
?@=you cannot
AA=you cant
@?Byou could
?=Ayou dont
>>@you enjoy
?B@you get
??>you got
@@Byou had
:@;you have
>=?you like
A@=you might
@?>you must
@A=you need
@A<you pay
BA@you please
@@Byou put
=@@you really
>>@you recommend
@B@you said
CCAyou should
>?@you sound
AAByou take
AB@you talk
<=Ayou think
C@Cyou to
@B@you tried
@@>you use
@ACyou want
?@Cyou were
AC>you will
AAEyou would
=:Cyou_mean
?A@you_suck
?A=youd
<<Ayoull
?>Cyoung
=CByour
>?Ayour ass
@@Byour hand
AB8your money
A@Byour player
A@Byour pocket
>?@your right
AH?your video
B@@your videos
HEEyoure
CA@youre the
AB@yours
>@8yourself
@@Byouth
==Byoutube
@=Cyouve
AA@yr
?>Byrs
@=@yt
A@Ayummy
?B=yup
@?Az
C?Gzen
A@Dzen xtra
B@Hzens
@@=zero
@A:zones
67Bzoom
@@Azooms
>=@zoomx
A?Czx
8D8~!
BH<~"
B@A~(
DCG~)
AA?~*
>AA~..
?F?~...
>?A~....
?@>~<link>
;:E~?
CP8~a
BD<~able
?@?~about
AC@~accent
@@>~accept
@@=~access
@@>~accurate
@@>~activated
DAB~actually
?A?~ad
BB?~add
@@A~affect
C@A~afford
?>A~afraid
??=~after
AB:~again
@?@~ai
=G7~all
@@>~allow
B@A~allowed
@?@~already
?>>~always
A?B~am
:BA~an
<A<~and
>>@~annoying
@B:~another
?@9~answer
@A=~answered
>AF~any
DAA~anymore
AB;~anyone
?A:~anything
@?B~anywhere
@@B~apart
@A7~apex
AA?~app
;<?~apple
>C@~apps
>>8~are
>>@~argue
A@>~around
GE7~as
@@A~asked
@F8~at
AB?~attention
@@=~automatically
@A=~avail
@AA~available
@A<~avoid
AD>~away
@@A~awesome
?@B~back
@AB~background
B@C~bad
ACA~be
AA@~beats
><@~because
BCD~been
=>C~before
?>G~being
???~believe
=>@~bells
A@@~best
C>N~better
BDG~better_than
@@G~big
?>@~blackberry
A@@~body
AEB~bother
@B?~bothered
?@?~bought
@@>~bounce
A@@~box
@@?~breakthrough
AA@~british
A?@~broke
@A;~busy
AFA~but
@@=~button
AE?~buy
B@@~buying
@@?~by
?>@~call
??B~called
?>@~calls
DDE~camera
?AC~can
HDC~car
@>A~care
><@~cares
@A<~carry
A@A~carrying
AC@~cars
B@@~caught
CBC~cause
@?@~chance
BC>~change
A@@~changed
><@~charge
@?>~cheap
??@~cheapest
??@~check
@B>~choice
>>@~clarkson
AB=~clear
@AA~clever
=>=~close
A@?~clue
@=@~clutch
@@A~color
B@D~come
@?A~comment
==@~commercial
=>@~company
A@B~compared
AA@~compares
@@>~compatible
@B@~compete
@@?~competition
@@B~complaints
??@~completely
@@A~connect
??@~considered
@B>~contact
AB?~continue
@@A~contract
A@@~control
@@A~cool
AA?~copy
@?@~core
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
???~design
??@~designed
CE@~detail
@@?~device
@@?~did
@@>~didnt
@A@~diff
@?C~difference
@?D~difficult
@@?~direct
@>F~disappointed
AB8~disc
@@=~discs
@A<~disk
@A>~disney
@@C~distortion
>D9~do
@BA~does
BC=~doesnt
B??~done
?>A~dont
@@B~doubt
@@E~down
@@=~drink
BFA~drive
BD@~driven
??@~driver
@?A~due
@A9~dvd
@@?~dvds
@@A~e
A@E~easier
@BC~easily
>><~easy
B?A~else
AE?~email
@@>~emails
@BA~end
@DB~enough
@@B~entire
NH@~even
AB?~ever
@?@~everyone
>>?~excited
@@>~excuse
@A?~exist
@A@~expensive
>?A~experienced
@A?~explain
?@A~eyes
??B~f
A@>~fair
@@B~fall
AA@~far
@B?~fast
A@@~fat
@A?~features
BB?~feel
@@>~feel_like
AB?~figure
@@>~figured
@?B~file
AA?~find
>>>~first
@C<~fit
ED@~flash
A@E~flaw
@B@~flaws
???~focus
@@=~folders
DC>~for
@B@~ford
>>A~forget
@@=~format
??>~found
@@?~free
@@>~friend
@@?~friendly
=?9~from
A?@~fuck
A?>~fucking
?@?~full
@?@~fully
@@<~fun
AA>~function
?@B~funny
@@?~further
?D?~g
A@@~galaxy
==@~gas
AKA~get
ECC~give
A@A~giving
<:A~global
:9C~go
A>;~going
?>A~gonna
FB>~good
@@B~gorgeous
BD>~got
@BC~great
B@@~guy
@A@~guys
@;H~had
??B~haha
A?A~half
@>B~happen
B@?~happy
B>A~has
==>~hate
A<F~have
@?B~havent
A>A~having
@B@~hdmi
BD@~he
@@?~hear
??<~heard
@A?~heat
C@B~heavy
AD7~help
??>~her
AB<~here
@?C~highly
AC=~his
@>=~hold
@DA~home
CA@~hoodie
>>A~hot
?B>~how
A?@~how_many
B=G~i
@B@~i_like
A?@~idea
DA<~if
>@@~ill
B?A~im
@@D~imagine
@@B~important
F=H~in
@@>~install
AB@~insurance
@B@~into
@?@~ios
BE@~ipad
<?@~iphone
@@>~ipod
B?C~is
?>@~isnt
>=?~issue
?>@~issues
@NA~it
BE8~its
>>@~joke
@?@~judge
@C=~just
A@@~justify
@@?~keep
?@A~kind_of
@DF~know
@A?~known
B@A~knows
AAA~lag
?>?~laptop
@@A~large
A@@~laugh
@@B~laughing
@@?~launched
>>@~leak
AA>~leave
???~left
A@>~leg
AA@~less
AAE~let
=??~letting
@@>~lie
GBH~like
AB@~like_a
@<>~like_it
>>>~like_the
@B@~like_to
@@A~like_what
@B@~likes
@A>~limited
A@B~listed
AB?~live
AA<~load
@@B~lock
><E~lol
A?A~long
@A=~longer
?B?~look_like
>?@~looked
?AD~looking
?@>~lose
@@A~loss
@A>~lost
@B<~lot
@>B~made
B@@~make
@A?~makes
AD>~making
?@A~man
A@>~managed
@?B~manual
@>D~many
@B@~material
>>:~matter
>;<~me
??B~mean
??A~means
@@?~meant
@@?~meet
@B@~memory
@B=~mention
@BA~mentioned
B?A~mentioning
@@=~message
@@?~microphone
?>@~microsoft
BD@~mine
=?6~money
?AE~more
=?=~most
@@A~moving
EDB~much
@E8~my
@@A~myself
@B@~n
@A>~name
@?C~nearly
@@B~necessarily
A8I~need
==@~needs
@B@~never
?B>~new
A@@~next
AA?~no
AD=~nor
??@~normal
<<>~not
?A>~note
>>@~nothing
AA@~notice
@A?~number
:A1~of
A@A~offer
@?@~oil
AC:~on
@BC~once
@@=~one
BCC~only
??<~open
CD@~or
>>@~other
?A>~out
AAA~over
==A~own
?B@~p
@@A~patience
A?A~pay
AB@~paying
@@>~pc
@B@~people
??D~perfect
@A>~perform
?>A~phone
AD4~picture
EF.~play
A@A~played
AC7~player
@B@~port
A@I~positive
BB@~post
@A=~power
E?A~prettiest
?A;~pretty
@@<~price
=?<~problem
C@G~problems
@@?~produce
?@4~product
@@>~properly
AA8~purchase
@@=~purchasing
@@?~push
@@D~put
?>@~quad
@A<~quality
?>A~quite
BB=~read
BD>~real
??A~realize
@A@~rear
@A<~reason
AB:~recognize
@A>~register
>>A~remember
@@B~remove
@@>~reply
@A=~respond
FI@~review
BB?~reviews
@?@~rich
@A?~right
??A~run
?@@~running
=<@~s
@B@~said
B@A~same
>@@~samsung
@A?~save
???~saw
AAE~say
@@?~screen
>=@~search
?E@~see
AA;~seem
>>C~seen
@A=~send
@@?~sent_me
@@?~several
?>B~sexy
AC<~she
@A=~shine
@@A~shipping
==@~shit
BB>~show
??@~shut
@@A~sign
AC@~sim
@@?~simple
@A=~simply
@>D~single
??@~siri
?@=~sit
@B@~skype
@@A~slept
@A@~snow
BDC~so
C@A~so_bad
CB=~some
@A<~sore
CC=~sound
@@B~speak
@@?~special
@EA~spend
AAA~spending
ABB~still
CB?~stop
@@?~storage
@@>~straight
?@?~strong
?>@~stuff
>>@~stupid
@B@~style
CBE~such
??B~suck
><?~support
A@?~sure
A@?~survive
??@~switch
BA@~tab
@@>~tags
@@G~take
@?A~taking
AB@~talk_too_much
?=@~talking
A@A~tax
??@~tegra
=<B~tell
=>@~terrible
@@>~terribly
>=@~test
BAA~than
D@C~thanks
>8C~that
??@~thats
::>~the
BB>~their
C?8~them
CBA~then
ABA~there
AC:~these
CD>~they
?AA~thing
>=E~think
=E@~this
A@B~those
A@D~though
AA?~thought
>>@~thumbs_up
C@A~till
@?C~time
@@B~tired_of
HCA~to
A?A~too
A@@~too_bad
CAA~too_small
>??~top
@A?~touch
@A;~transfer
@A@~trash
@?D~tried
@@A~trouble
??A~try
@A?~turn
@@A~tweaking
>>A~type
@??~u
@AA~ugly
>>@~uk
CCA~understand
@@B~unless
AA?~until
CFD~up
CB@~update
CA@~upgrade
@@B~upgraded
??@~upload
BA@~ur
@A?~usb
@A?~use
=>B~used
@@B~using
A?@~value
><A~version
BBA~very
@>=~video
AA@~videos
@C=~voice
@@?~w
?>A~wait
C<D~want
@=@~want_one
@A@~wants
BB:~was
@B;~waste
A@<~waste_your_time
A@A~wasted
>>B~watch
AA@~watching
?A>~way
C@@~we
==>~wear
@@B~weeks
@@B~weight
@F;~well
D?D~what
@@?~when
>>@~where
B@B~whether
=>@~which
BA@~while
B@D~who
AAC~why
AC>~will
A@>~willing
@@A~window
HN7~with
BAH~without
??A~wonder
@AC~word
@D3~work
?C2~worked
@@B~working
??B~worry
AA>~worth
?>A~worth_the
>?@~would
A@C~write
:;=~wrong
??B~yet
9:F~you
@?@~you_mean
@@?~youll
@B6~your
BB>~youre
AB@~youtube
A@@~yr
CA@~zoom
`;
