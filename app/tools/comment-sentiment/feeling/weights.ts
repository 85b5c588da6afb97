// Written by npm run learn -- --data DIR, from the sets that docs/evaluation/sentiment.md names. Not to be edited.

/** What one step of a weight is worth; a weight has 27 steps either way. */
export const STEP = 0.025;

/** Added to the log odds of praise and blame. */
export const LEAN: [praise: number, blame: number] = [0.20, 0.00];

/** The constant's three weights, then those of each rule feature: praise, blame, valence. */
export const RULES = [
  -0.54, -0.147, 0.025, -0.017, -0.511, 0.518, 0.487, 0.422, -0.204, 0.463, -0.005, 0.066,
  -0.128, 0.173, -0.272, 0.544, 0.085, 0.449, 0.162, -0.246, 0.373, 0.371, 0.071, 0.19,
  0, 0.143, 0.175, 0.337, 0.072, 0.211, 0.135, -0.158, 0.015, 0.005, 0.569, -0.023,
  0.148, 0.585, -0.198, -0.378, -1.02, 0.21, 0.094, 0.358, 0.118, 0.461, 0.18, -0.003,
  -0.521, -0.252, -0.064, -0.171, -0.021, -0.036, 0.291, 0.091, 0.291, 0.076, 0.296, -0.161,
  1.033, 0.606, 0.351, -0.197, 0.041, 0.063, -0.8, -0.385, -0.436, -0.072, -0.011, 0.016,
  -0.085, -0.162, -0.006, -0.279, 0.316, -0.243, 0.239, -0.046, 0.504, -0.399, 0.046, -0.018,
  0.105, 0.038, -0.174, -0.18, -0.026, -0.252, -0.109, 0.806, -0.316, -0.158, -0.328, 0.027,
  0.223, -0.086, 0.091, 0.552, -0.021, 0.042, 0.023, -0.199, -0.077, -0.601, -0.88, -0.112,
  -0.294, -0.047, -0.089, -0.359, -0.027, -0.198, 0.076, 0.03, -0.212, 0.237, 0.026, 0.052,
  -0.313, 0.124, -0.275, 0.05, 0.354, 0.139, 0.532, 0.189, -0.154, -0.248, -0.371, -0.038,
  0.109, 0.273, -0.048, 0.082, -0.793, 0.346, 0.12, -0.533, 0.04, 0.038, 0.259, -0.306,
  0.353, 0.126, 0.01, 0.11, -0.131, 0.055, -0.13, 0.053, -0.111, 0.002, 0.12, -0.162,
  -0.158, -0.536, -0.017, -0.475, 0.002, 0.303, -0.314, 0.076, -0.057, -0.048, -0.208, 0.077,
  0.052, -0.162, 0.006, 0.267, 0.484, -0.216, 0.009, -0.141, 0.022, -0.314, -0.094, -0.121,
  0.217, 0.378, -0.061, 0.129, 0.021, 0.013, -0.221, 0.41, -0.14, 0.594, -0.32, 0.185,
  0.147, -0.215, 0.196, -0.501, 0.064, -0.452, 1.234, 0.9, 0.284, -0.552, -0.367, 0.053,
  -0.094, -0.455, 0.663, -0.292, 0.028, 0.029, 0.109, -0.149, 0.341, -0.06, 0.028, -0.037,
  0.301, 0.324, 0.02,
];

/** A line for each word and pair: a character for each of its three weights, then itself. */
export const GRAMS = `
G7H!
B?@! "
@AC! )
=?=! :)
?@>! :-)
C@>! :d
>AA! <3
B@F! <link>
>??! =)
AB@! ?
@@>! a
@@>! at
@@D! but
@B@! come
@@>! damn
@@>! feel
A@B! go
@@=! great
A@B! have
@@B! hope
A@>! i
@@D! ill
@AB! its
?@>! lol
@@B! love
A@>! my
>>@! no
=?@! please
=>A! thanks
@BA! the
@@>! total
@@>! true
@@B! woo
A@C! yay
,79"
>@C" and
AA>" but
=>@" by
@B?" i
AB=" no
>?@" omg
@A>" screen
ACB" the
?@>" you
%7>#
>?A# !
BA@# (
>@:# )
>??# ..
@C?# :p
=>=# ?
>?@# a
?>@# also
DA@# and
B@@# apple
>??# at
A?B# because
AC@# better
<<A# but
A@D# cds
?B@# d
?@=# day
@A:# days
?=@# doesnt
AE># dollar
??># dollars
@@B# dvd
@A># dvds
@@># e
B@@# even
>C># g
?<D# gb
AB@# get
@?B# go
?BB# has
=>@# he
@B># hour
DG?# hours
BAA# i
CE?# if
@@B# images
?<C# in
=>@# inch
ABA# is
@D?# is_the_best
>=A# it
;9A# k
>>@# km
=:A# l
?>A# lbs
AC@# lol
@C@# looks
@>B# looks_like
?>@# mah
AC=# mb
@B@# megapixels
DBA# miles
>?># million
BC@# min
?>?# mins
ABB# minutes
?@<# month
AA;# months
>?@# mp
>=@# not
?>@# now
>>?# of
=>A# on
><B# or
@E@# p
>?A# people
A?D# player
?>@# plus
BA?# pm
<<># pro
@>@# r
@=A# review
?>@# reviews
>;A# s
AAB# seconds
>?@# she
A@B# songs
>?@# soon
>@C# st
A@E# stars
@@># tags
<<?# th
@A=# than
BA@# that
?C=# the
?@># they
AC@# this
AB=# times
@D?# turbo
@C@# u
>@@# v
?>@# w
C>?# was
@@:# weeks
A@B# will
@>># with
C@@# words
>>@# would
@@C# x
C?B# years
;8H(
A@D( a
@?B( but
A@B( like
@@>( or
@A>( they
@A>( unless
A9?)
@@B) )
AAB) <link>
?A=) but
@?B) i
?@C) is
@@>) to
;>5*
>>=* *
AB@,,
>>@,,,,
??A,.
B?C.,
EM8..
AC@.. ?
BA@.. but
@B?.. i
AB@.. its
@@>.. just
BD<...
@B@... !
B@A... "
>>?... but
??B... i
@@B... if
CA@... its
BA?... lol
@D>... the
@B@... they
A@=... this
@@>... when
@B@... xd
AD?....
BA@.... lol
CB?.....
;;=......
<C>.......
=<@........
C@@.........
??@.............
>><...............
>=@.................
;B::(
@@C:( thats
93@:)
@@B:) <link>
>=@:))
??@:)))
?@=:-(
A?=:-)
@@<:-/
@?B:-d
@A>:-p
=@>:/
=>>:]
GFA:d
?>C:dd
>>>:o
@@B:o)
:J6:p
@A@:|
=??;)
?FB;-)
@?D;d
:DB<3
@>><link>
0+?<time>
>>@<time> <time>
7;<=)
EF>=d
AB:=p
37:?
A@C? )
BCB? :d
@@B? <link>
=>@? and
>>@? can
AB@? come
AB@? fail
AB@? hmm
=DB? i
CA@? i_like
@?B? im
A>A? is
CDA? its
BD?? lol
@@>? no
AB@? oh
@B@? on
><@? or
>??? thanks
BB?? thats
AB?? we
BC@? where
BBA? wtf
>A?? you
:<>^ "
@@B^ (
DB;^ )
>><^ *
>?9^ ...
>>@^ ....
@>B^ :)
AC>^ :d
?@>^ :p
97A^ <time>
AB@^ ?
CA:^ a
@B?^ add
?A:^ after
@@>^ agreed
??>^ ah
@@B^ alex
CCA^ all
C@@^ also
@@>^ amazon
BA=^ an
JBB^ and
@@B^ anger
??B^ angry
BBA^ another
>>A^ any
@@=^ apparently
CB?^ apple
@@>^ apples
@?<^ are
@B@^ around
>?@^ as
BA@^ asus
??B^ at
BA@^ awesome_review
?@>^ aww
@@C^ back
@@>^ barely
AB?^ basically
@B@^ battery
A@C^ battery_life
@B:^ be
@@C^ beautiful
=>@^ because
BA@^ been
??B^ besides
@@C^ best
?@<^ big
?=B^ bitch
==?^ black
C?@^ blackberry
@B@^ bmw
@B@^ both
AB@^ bought
CA?^ bro
=BE^ but
ABB^ buy
BA@^ bye
?A=^ c
?>@^ came
9:=^ can
A@C^ canon
<=>^ cant_wait
=>?^ cant_wait_for
@@>^ cheaper
>@A^ check
?>A^ com
AB=^ come
AAC^ compared
B@D^ congrats
@@>^ cons
??>^ cool
@A<^ creative
@A<^ customer
@@=^ d
B?C^ damn
@?B^ day
@@B^ daydreaming
A?B^ dead
>B?^ did
ABA^ didnt
>>;^ do
?@=^ do_not_buy
<<?^ does
?A>^ doesnt
=A:^ dont
AA;^ dont_buy
@@;^ dont_care
@@B^ drunk
>@>^ dude
??>^ easy
>?@^ ebay
>>?^ epic
?E?^ even
@B@^ everytime
AB@^ excel
A>C^ excellent
>>=^ fair
A@B^ fantastic
@AB^ far
@@B^ finished
><B^ first
B@A^ flash
@@>^ flat
FD@^ for
BA<^ forget
>?@^ free
A@>^ from
A?>^ fuck
@@<^ fuck_off
@@=^ fuck_you
>>@^ funny
@B@^ gay
AFD^ get
?>B^ give
BAD^ go
AB?^ going
;=>^ good
@B@^ good_luck
??>^ good_point
GB@^ good_review
B@E^ got
BA<^ great
HC@^ great_review
CA@^ great_video
@A>^ guess
@?;^ ha
>>A^ hahaha
@@C^ hands
B@B^ happy
A@C^ happy_birthday
@B?^ hard
?B=^ have
?AC^ having
><=^ he
>>C^ hell
@?=^ here
@>A^ hes
?=@^ hey
@@>^ hit
>>@^ hmm
@C@^ honestly
>?;^ hope
>?;^ hopefully
@A>^ horrible
BBA^ how
CB@^ how_much
>@B^ however
AC@^ hp
A@B^ huge
HLB^ i
?A=^ i_agree
=>A^ i_guess
AF<^ i_hate
DD?^ i_like
68<^ i_want
@@>^ ice
>@<^ id
?>@^ idiot
B<B^ if
?;J^ ill
9:>^ im
:>?^ im_getting
=>@^ imagine
>=C^ in
>?@^ info
DI?^ ipad
?C@^ ipads
47D^ is
GGA^ it
99F^ its
DA@^ ive
:9@^ jeremy
@B@^ jeremys
AB@^ jesus
@>D^ just
:<?^ just_bought
>?@^ just_ordered
@A<^ keep
>>@^ learn
>@B^ let
A@C^ light
=@;^ like
B@A^ like_the
>D=^ lmao
99?^ lol
AD@^ long
BA@^ look
CA@^ looking
DB@^ looks_like
@@B^ lost
GBA^ love
A@C^ loved
A@B^ loving
BA>^ made
>@?^ me_too
@A=^ mediasource
>??^ meh
CD@^ mercedes
>@?^ might
BE@^ much
@@B^ must
?@>^ my
<;@^ nah
@@B^ nervous
CA@^ netflix
@AB^ never
AD>^ next
JB?^ nice
GC@^ nice_review
8;B^ no
@B@^ no_thanks
A@D^ nokia
@@=^ none
??>^ nope
@AB^ not
=??^ now
A>@^ of
;<=^ oh
?>A^ ok
?@:^ omg
AB9^ one
<=?^ oneplus
BE<^ only
BBA^ oo
@D@^ or
@@<^ otherwise
?>@^ ouch
A@D^ overall
AC@^ p
@@B^ papercuts
@?B^ people
AAD^ perfect
@@>^ pictures
@@>^ pissed
@@>^ player
?@>^ please
A@E^ plus
@A>^ poor
A?C^ pretty
A@B^ pretty_good
A@C^ pros
BA@^ quick
@@>^ quit
>>@^ real
A@D^ recommended
A@C^ reviews
B@A^ ridiculous
?A:^ right
@@C^ ripping
?@B^ rt
@@B^ run
??B^ running
BA?^ s
??=^ sad
>A?^ same
@B:^ save
A@B^ seeing
?=@^ sell
@@>^ sent
;<@^ she
?@;^ sheesh
CBA^ shes
AB@^ shitty
DB>^ short
>??^ should
?>A^ shut_up
@@C^ shutter
@@>^ sigh
AAD^ simple
A@>^ simply
@?B^ since
@@=^ skype
@B?^ slow
@@C^ small
@B@^ smart
@?B^ so_what
@@B^ software
>A@^ sold
?@=^ some
BA@^ sony
><@^ sorry
@BB^ sound
>=@^ sounds_like
CE>^ still
??;^ stop
>>>^ such
@@=^ sucks
@?B^ sure
@@>^ t
AB@^ tablet
?>A^ take
;?<^ thanks
BA@^ thanks_a_lot
<B<^ that
;==^ thats
FHD^ the
??>^ then
?C9^ there
??D^ theres
>B?^ these
=@D^ they
@@>^ theyre
B@A^ thinking
IDI^ this
AB@^ thumbs_down
>@?^ thumbs_up
@E:^ to
@@B^ today
@@>^ todays
@@B^ took
?=@^ top
>@>^ true
>?B^ try
@@>^ trying
@@B^ two
AC@^ ugly
BA@^ uh
AAB^ unless
?B?^ until
B@@^ ur
@?B^ usb
?>@^ use
A@C^ using
@@C^ value
AB@^ video
>>@^ vivo
>>A^ wait
?@<^ was
?>@^ watch
@>D^ watching
A=D^ we
?@>^ welcome
;98^ well
B>:^ what
>>@^ what_is_the
?>?^ whats_the
?CC^ when
?=?^ where
@>>^ which
@@>^ while
>>?^ white
>=?^ who
@@B^ whoa
A@B^ whoo
@G:^ why
AAC^ with
@@>^ within
@AC^ without
>??^ woo
?>@^ woow
AAB^ working
@A>^ worst
>=@^ would
;A>^ wow
B@B^ wtf
C@A^ yay
CA@^ yea
<<@^ yeah
77B^ yes
AA=^ yet
@@C^ yo
CG:^ you
>>@^ youll
D?A^ youre
;=?^.^
=A?^^
=>@^_^
:E=a
AACa "
@AFa bad
@B@a battery
A?;a better
B@Fa big
=?=a bit
@@>a bitch
AB@a bmw
@B@a box
@B>a camera
BA@a car
AB?a cell
@@>a cheaper
??Ba classic
B@@a comparison
@@=a complete
@ABa computer
AB@a copy
>??a couple
@>@a different
AB@a digital
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
CDDa great
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
DAEa lot
@B?a m
?A:a major
@>Ba manual
@@>a message
@A>a mistake
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
>??a red
?E?a review
?>@a road
>?>a samsung
@@Ba silly
@@>a simple
@?Ba single
@@>a sore
AB@a tab
B?@a tablet
@@>a terrible
>>@a time
AABa ton
C@@a voice
@A>a week
@ABa well
B@Ca winner
@@Ba wonderful
A@Ca work
AB@aaa
@@Aaaron
=?>ability
ADIable
AEBable to
D=Eabout
BA>about a
@@Babout digital
?B;about it
@A>about its
AC=about the
?>Aabout this
>?Eabove
@@=abroad
AA?absolute
=>@absolutly
?B@absurd
@A@abundance
??@acceleration
KB>accent
??Aaccents
??<accept
@@Aacceptable
?A>accepted
@@<accepts
?>Baccess
@@>accesses
??Aaccessories
@@?accessory
A@Eaccident
??=accidentally
B@@accord
;<@according
=>@according to
@?Faccount
@@>accounts
>?@accuracy
AC?accurate
@@Daccurately
??Aace
;<?acer
?>@acer iconia
@A:achieve
???ack
@@=across
@@Eaction
@A>actions
>>Aactive
HCBactually
??@actualy
?@Ead
>=Badapter
?>Aadapter for
@@>adapters
AF@add
@B@add music
@B@added
??Aaddicted
>@@adding
AA?addition
AC=additional
???address
CCCadds
@@?adequate
@@Cadjust
A@Dadjustments
??@admire
AADadmit
@@?admitted
??@adobe
??@adorable
A@@ads
?>Aadvance
@>Badvanced
A@Cadvantage
A?Cadvantages
??=adventures
A@?advert
?@@advertise
@?Dadvertised
<?Aadvice
@B@advise
@@=affect
@C?affecting
;=>afford
DAEaffordable
A?Dafrica
993after
>@?after a
@A<after about
?>?after all
>?>after i
@@>after less
@@Bafter much
BBBaftermarket
A@Cafternoon
9F0again
@@=again and
>@@again i
@@>again in
<<8against
BA@age
@@Aagent
@@Bages
@A;aggrivation
@AFago
A@Dago and
=C=agree
?@<agreed
==<ah
>??aha
A@Aahaha
BACahead
@C=ahh
;C?ai
@@?aid
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
DAAalex
AB@alfred
<>?algorithm
<<Aalive
LBIall
@@Ball day
A?=all i
A@Call my
>??all of
B@@all other
@@Ball out
?>?all over
BA@all tablets
>C>all the
??Ball these
A>Aallen
@@Ballergies
@@Dallow
??@allowed
@A>allowing
C=Nallows
A@Dallows you
GC@almost
>A2alone
C?Aalong
ACBalot
?>@alpha
B<7already
B@@already a
>=>alright
I<Ialso
AA>also have
?@>also the
@@Aalter
@@Dalternate
@@Balternative
??@alternatives
A>Balthough
@A@aluminium
A@@aluminum
G<Calways
@@=always busy
@?Balways get
B@Aalways have
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
=B3amazon
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
AD;amount
AB>amount of
?@Bamusing
>B?an
?>@an adapter
>?@an android
?>@an apple
BABan awesome
@@>an exchange
@@Ban expensive
<>@an ipad
;<@an iphone
A?Dan ipod
@@>an otherwise
BA@an upgrade
UBKand
?@>and ...
=<Cand a
@@Band am
?>Aand an
?B?and are
@@>and awkward
@@>and back
AC@and buy
?@Band can
@@>and cheaper
>@Aand does
??>and dont
?>@and drive
@@Band drop
>??and everyone
@B@and expensive
>?@and family
AABand features
AB@and forth
@B@and full
>?@and fun
@?Band get
@@Cand got
?>@and have
?A>and he
D=@and i
?>@and i_hate
@@>and ill
C@Dand im
?>Cand is
MBFand it
CBCand its
@ABand less
AB@and made
@@>and major
@@>and make
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
@@Band small
@@>and software
>?@and sounds
BABand still
@@Band stuff
>?>and that
B@Band thats
FEBand the
?A>and their
AB?and there
@@<and theres
BA>and they
@@Band this
@@>and useful
@@Band weight
@B?and what
=>@and whistles
>>?and will
AB?and you
AB>and your
E>>android
AC@android phone
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
EG8another
@@=another apex
@B@another ipad
G@Ganswer
@@Banswer the
@@>answer their
BA>answered
>>@answering
??Aanswers
>>Aanti
?A@antique
@@Aanxious
F<Lany
@@Cany better
BA@any day
?@=any good
@@Dany problems
==?anybody
?B@anyday
>A=anymore
BGManyone
==Aanyone_else
B@?anyones
EFGanything
AB@anything ?
A?Canything else
A@Canytime
=;Eanyway
A?@anyways
B?Ganywhere
@@Banywhere in
?B@apart
@@Capartment
A@Baperture
CH3apex
A@Hapex ad
@@=apex is
@@>apex product
@A<apexs
=9>app
@@Bapparent
@@<apparently
BB@appear
B@Cappearance
@A?appears
I>Eapple
B@@apple !
>>@apple for
DCAapple is
@B@apple tv
?>@apple was
;A=apples
BCAappliance
??@appliances
B@>application
?A>applies
??>appreciate
=>>appreciate_it
@@Bappreciated
>>?approximately
:E=apps
AC@apps ?
>??apps and
=>?april
@A<apt
@?Garchos
HHGare
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
>><are you
BB@are_sick
BB>are_the_best
BB=area
A@Aareas
@>@arena
AG:arent
@??argument
@@>arizona
>?=arm
???army
>?Haround
>@@around the
A@Karrested
<;@arrive
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
AC;as i
?@>as it
>>@as long
B@Aas much
@@>as other
BA@as pretty
@>>as the
@>@as this
?@Das well
@@>as with
AAAas_if
B@Dasap
>>?asian
?>Baside
=??ask
AACask for
@@>asked
@B?asking
>=Aaspect
@ABaspects
57Cass
=?>assembled
?@=asset
?>@asshole
CDAassistant
AE@assume
??@assuming
A@@astra
IL>asus
>@@asus eee
D@@asus transformer
>A?aswell
G;Gat
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
@@Cat times
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
@A=attracted
CAAattractive
@@Bauburn
AD?audi
A@Aaudible
AE@audience
??Baudio
@@Baudioboo
A@@august
??@austin
?=@australia
@@>authorized
@AEauto
@@?autofocus
88Aautomatic
@A>automatically
@A@autotrader
@@=autumn
>?Cavailable
>>@avaliable
><Baverage
??Favoid
@@Cavoid the
@@>award
??<awards
@@>aware
??Aawareness
=?Aaway
@@=away !
@@Baway and
?>@awd
QCUawesome
??=awesome !
EB@awesome_review
??Aawesomely
BA;awful
?@7awkward
LEDawsome
>@=aww
A>@ayo
>=Bb
@@>b w
A@Bbabe
@@Dbaby
FQ9back
A@Bback a
AC>back and
@B@back for
>?Aback in
AB?back to
A>Abackground
@@Abacklit
?>@backside
@?Dbackup
@@Bbacon
AF@bad
@ABbad thing
A?@bad_ass
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
E;Fbank
@@Bbank account
AC@bankrupt
?>?banned
>=@banned from
BCFbar
===barely
BABbargain
@A=barrel
@A;bart
@A>base
==:based
??Cbased_on
?@Abasement
B?@bash
?A?bashing
B=Ibasic
EG@basically
B@Abasically the
@@=basicly
?@?basket
C=Bbasketball
@A>bass
@A=bastards
@A>bastards !
@@Abath
<;>batman
?@Bbatteries
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
?<Bbe
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
?@>be nice
DA?be on
@A>be prepared
??Cbe the
?>?be true
B@@be worth
CA@be_like
ABBbeach
??@beast
?A@beasts
KFDbeat
B@@beat ipad
AB@beat it
B@@beatiful
C@Ebeats
BABbeats_the
NCGbeautiful
@@Abeautifully
EA?beauty
@@;became
97<because
?=>because i
@B@because it
B?Bbecause its
@C@because of
=>=because the
BA@because this
@=Cbecause you
>?Bbecome
A@Bbecome a
AAAbecomes
=>>becoming
B??becuase
A>Ebed
A@Cbedroom
9;<been
@B@been a
??Bbeen disappointed
@B@been making
BA@been thinking
??>been this
@?Abeer
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
@@=bell
?>?bells
=>@bells and
:=>belly
??@belong
@@>belongs
A@Abeloved
>>>below
@?Bben
99@bend
>>@bending
@@=benefit
@@Abenjamin
@@Bbermuda
<<Bbesides
>C3best
<>>best buy
C@Abest camera
>A?best ever
@@Bbest of
B@@best tablet
DA@best_review
@<@bestbuy
9C:bet
@C@beta
3P-better
@?Bbetter and
@@<better quality
A@Cbetter then
=>@better to
JFFbetter_than
@B@better_than a
B@@better_than the
CA@better_than_this
=7@between
?>@between this
AB2beware
ABFbeyond
>?@bhp
><Cbig
@?Bbig deal
A@Dbig plus
A@@big_fan
<?>bigger
?@>biggest
5>?bike
B@?bikes
@@Bbiking
B?@bill
@@>billing
@@Abio
?:Cbirds
@@Abirth
=<Hbirthday
=D:bit
<<=bitch
@A<bitch !
?=Cbitches
@>@bitchin
@@Abitchy
@B>bites
+07black
:C>blackberry
B@@blackberry playbook
@A?blacks
>>@blade
@@Ablair
B@Ablame
AACblast
>>?blaster
@@=blazing
?>Ablend
A@Abless
A@Bblessed
>?@blew
HCCblind
BB@blind people
?@=block
>>Ablog
ADDblood
><Bbloody
AD@blow
?A=blows
ABAblows_the
?<Jblue
@A>blurry
AJ?bmw
?>@bmws
@@Aboasts
BB@boat
GI?body
@@?boehner
>>?bold
??@bond
BBGbook
??Cbooks
@@Bboom
BA=boost
BD@boot
@A@bootloader
A@Cboots
A@Dbooyah
@A@border
@AEbored
?G>boring
>>Cborn
@@Dborrow
@@>borrowed
BBAboss
=J=both
@A>bothered
@@Abottle
BFCbottom
@@Cbottom line
BCDbought
@@Bbought and
@A>bought from
@B@bought one
?>?bought the
BABbought this
@@?boule
@A>bound
C>Cbout
?@<bowl
A@Cbowling
@EFbox
@@?boxy
D@Gboy
A@Cboyfriend
B=Cboys
A>Abracelet
???brain
??@brain_dead
??@brains
>?@brake
@C=brakes
>C7brand
@@>brand that
@C@brands
@@?brass
>?@brazil
@?Abread
?D8break
AA<breakfast
@?Ebreaking
@@Bbreaking news
A>Abreaks
>>Abreath
@@Abrew
AA?brick
@@Abridge
B@@bright
@B@brightest
@@<brightly
>>@brightness
@@Abrilliance
@?Hbrilliant
B@Ebring
AB@bringing
???brings
?>@brit
ABAbritish
@B@british people
AAAbrits
A>>bro
@>>broke
@?@broken
A=Abrother
BACbrought
@@Cbrown
CE?browser
ABBbrowsing
@@Abrunch
??Abs
ED@btw
>CBbuck
>>=bucks
>?@bud
=>@buddy
F>Dbudget
@B@buffet
@@>buffs
?>@bug
?>@bugatti
?A@bugg
AC@buggy
@@Abugs
BA?build
>>=building
A?:built
@?>built in
@@?bulky
@@Abull
CE<bullshit
?@=bummer
::?bump
CB@bumper
?@Dbunch
?@Bbunch of
@A>bundled
>B>burn
@A?burning
>C;burns
AB@bus
?D;business
?A2busy
@CEbut
A@Bbut at
B@Dbut for
;>?but i
@?Bbut im
@@Bbut is
=@@but it
BA?but its
AA>but no
A>Cbut not
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
@?>but with
>?>but you
=>?butler
>?@butler henderson
@ADbutt
A@Abutter
@@Abuttery
?>:button
@A:buttons
4=Fbuy
BE=buy a
??=buy an
@ACbuy another
A?Bbuy it
>=@buy one
@@Fbuy this
@B@buyed
CC5buyer
A@@buyers
JC>buying
B@>buying a
?>Abuying it
B?Abuying my
A@Bbuying the
<A@buying_one
=>?buying_this
??@buys
@@Bbuzz
@@=buzzing
>6>by
BB?by a
BAAby far
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
>>Ccalifornia
7=>call
8A2called
=>?called "
AB@called a
;=;calling
@A>calling the
A>Acalls
BC@camcorder
9;<came
?>@came here
?<Acame out
@@=came with
RQUcamera
?BAcamera !
A@>camera and
@@>camera bag
>??camera but
@@Ccamera for
A@=camera has
@@Bcamera i
@ABcamera if
??Dcamera on
@@>camera to
@@Bcamera was
ABAcamera with
<6Dcameras
?>@campaign
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
<=Bcan i
@B@can just
>?<can only
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
E@Mcanon
A@Ccanons
?G-cant
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
-2;cant_wait
<>Acant_wait !
??=cant_wait to
9;>cant_wait_for
<=?cant_wait_to_get
>?@cant_wait_to_get it
@?Bcapabilities
A@Acapability
>?@capacitive
A?Kcapacity
B?@captain
@@Bcaption
@A>capture
[K8car
@=@car ?
BA@car but
B@@car i
AB@car in
E@Acar is
AB@car that
BB@car to
B@@car with
?B@carbon
988card
=>Bcards
8=5care
>@>care of
?A?career
>=@careful
@B=carefully
AC=cares
<>>carpet
???carribean
@@?carries
@>Bcarry
?>@carry a
B@Ccarrying
KN>cars
AC@cars have
@B@cars when
??@cartoon
@@Bcasa
@<>case
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
>>?cause
??>caused
@@=causes
@A>caution
@@Acautious
>>Bcc
BB=cd
@@Bcd collection
@@Bcd to
@@Bcddb
C?Jcds
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
??@certified
@@=cf
@@Bchairs
<??challenge
>@@champ
==>chance
@@=chances
AH>change
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
AAAchapter
??@character
@@?characters
HCBcharge
AABcharged
DHAcharger
AA@charges
><>charging
EA@charisma
?@>charities
@@Acharlie
A@Bcharm
@B@chassis
<=Achat
@A>chatting
@G=cheap
@B?cheap and
:<2cheaper
@@>cheaper to
<9@cheapest
;@Echeck
=?@check out
@??checking
?@?checks
69Acheers
A@Ccheese
>?>cheesy
@@?chelsea
@@Achemical
@@Achicago
??>child
@@Achildhood
==Achildren
B@@childrens
??>chill
;>@china
D;Achinese
C??chip
A?Achips
DACchocolate
=@Bchoice
EB?choose
@@Achoosing
A@@choppy
ACAchose
ABAchose the
A@?chris
GE<christ
;><christmas
A@Bchristmas and
@@>christmas gift
@ABchrome
@@Cchuck
@?Dchurch
@A=cigarette
@@>cinema
>??cinemas
??@circle
>>@citroen
?B@city
C?@civic
@?Ccivil
AC@ck
AB<claim
??Aclaimed
@B>claiming
ACBclaims
A@Cclarity
@8@clarkson
BAEclass
B>Dclassic
??@classified
@?Aclassify
??>classy
?>Cclean
@@Bcleaned
C?Iclear
B@@clearer
@B=clearly
@@>clerk
@@>cleveland
BAAclever
>>Aclicking
ABBclient
AA?clip
>??clips
B@@clock
?>Aclose
@F9closed
@>Ccloser
?@Aclosest
==@closet
?A>clothing
AAAcloud
@@?clouds
??>club
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
?B;cold
@@Ccoldplay
C@Icollection
@@Bcollection is
A@Acollege
>=Gcolor
@@Bcolor screen
??Bcolors
HC@colorways
>>@colour
@?Bcolumn
=;Acom
A@Gcombination
@@Ccombination of
A@=combined
@@?combo
>>@combustion
FDFcome
BD>come on
>?Acome out
?>?comeback
:9?comes
EA@comfortable
@@Acomfortably
A@Acomfy
??Acomic
>D=coming
A?@command
61Acomment
=>Acommenting
=?=comments
=L?commercial
>?@commercial is
@@>commerical
-%Lcommit
@BAcommon
FA>community
B?Icompact
DL-company
@A=companys
C@Acomparable
C?Acompare_to_this
B?Hcompared
AADcompared to
C@Acompared_to_this
?@@compares
@C@comparing
GA@comparison
@@Bcompatibility
??Acompatible
AC@compete
AB@compete with
DAAcompetence
B@Ecompetition
AA?competitor
A@Bcompetitors
A@Dcompilation
A?Ecomplain
@@Bcomplain that
@?Dcomplained
@>Ccomplaining
@A;complaint
@D@complaints
>><complete
??Acompleted
@B<complicated
@@Bcomponent
B@Jcomputer
A@Bcomputer or
@@=computers
BD?con
>?>concerned
BA>concert
@DBconclusion
BD?condition
@@?conditions
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
C@Acons
A@Bconsider
EBEconsidering
BAAconsidering the
@@?consistent
@@Dconsistently
@@=conspiracy
@B:constantly
AA8construction
B@@constructive
?B@consumer
@@>consumers
@A>consuming
AD?consumption
<C<contact
@A=contact apex
@@Ccontain
??@contained
A@Acontains
>?@contemporary
@B@content
CB?contents
@@Bcontest
B@Acontext
?@Hcontinue
@@?continuing
?>Bcontract
BB@contrary
?C;control
CACcontrols
A@Hconvenient
A@Econveniently
?@?conversion
?@>convert
@@Aconverter
>>@convertible
AA@convince
@@>convinced
==Acook
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
@AAcorporate
@G@correct
:;Acorrecting
@?Bcorrection
@@=correctly
@@>corrupt
>A?cos
HB?cost
BA@cost ?
@EAcosts
@?Bcostume
@A>couch
@@>cough
;A=could
@A>could do
@@=could give
BA@could have
@@Bcould you
@@Acould_be_better
AECcouldnt
A@Ecouldnt be
ABBcouldnt give
B@Ccouldnt_be_happier
@@?count
@@Acountdown
>>=counter
@@>countless
@@Bcountries
?@Bcountry
@@Acounts
@@?county
B=@coupe
??@coupes
=B?couple
@A>coupon
@@>coupons
=?Acourse
GAAcourt
AE;cover
CA?coverage
@A=covered
@@=cow
@@Acowboys
>B?cpu
?B?crab
A@Acrack
AA<crafted
?A@crankshaft
@@=cranky
@N-crap
BA@crapple
AB;crappy
??>craps
>?@crash
@A>crashing
?<Fcream
>>@cream sandwich
@@Bcream was
CABcreate
>??create a
@AFcreated
@@?creates
??=creating
?@>creating a
@?@creation
;B.creative
@@Bcreative product
@A<creative software
@@>creative tech
@@>creative will
@A9creatives
>>@creator
==>credit
?>@crisis
@?Ccritical
@@Dcriticize
?AAcrop
@@Bcrossing
@B@crossover
@@Bcrowded
??Acruise
AACcruising
>>>crush
@@Acrushing
A@=cry
?E7crying
A@Dcs
A@Bculture
??@cum
@A<cumbersome
@@?cunt
?>?cup
??Acurious
@@Acurrency
?=Fcurrent
@>@currently
@CAcurve
@?@curved
??>curvy
?>@cushioning
B>?custom
BJ&customer
AC7customer service
@A=customer support
??7customers
A@Ccustomization
@@Acustomize
F@<cut
HACcute
A@Acutie
??Bcuts
<:<cuz
?@?cyber
??Acycle
B@@cycles
?@@cylinders
@E5d
AB?da
>:?dad
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
AAAdamned
=:Adamnit
@@=dan
@@Adance
AA>dang
?>@dangerous
A>@dare
>?Bdark
>D?dash
<=@dat
A@Edata
@@<database
==?date
A?Adaughter
@?Bdave
@@?david
=>@dawg
>@@dawn
EGCday
@B>day of
AB@day one
@@Bday with
A@Ddaydreaming
DG;days
BABdays ago
ABAdb
@B@ddr
??Ade
C>Cdead
?>@dead pixels
??>deal
@B?deal with
??@dealer
??@dealers
??Bdealership
@A?dealing
>?<deals
?@<dear
?>Adeath
>?@debate
A@@debating
A@@dec
B?@decade
?>@december
>??decent
??Adecide
A@Edecided
A?Bdeciding
DACdecision
?>Adecisions
@@Adeck
B@>dedicated
C@@deep
>=@deeper
?B?def
?@>default
@A?defaulted
@A=defective
@A@defend
@@Bdefense
A@Adefensive
?@>deficiencies
A@Bdefined
?C<definitely
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
EFAdell
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
>?@description
?@>deserve
@@Ddeserves
MS@design
@A<design flaw
@=Adesigned
@A@designs
@C?desire
A@Adesktop
@DCdesperately
E@Cdespite
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
><Idevelopment
RO<device
BC@devices
@?Ddevil
??@devision
>>Adiablo
@A?diagnose
@A;dial
@@?dialogue
@@>diamond
@@Adiamonds
=;Bdick
??@dictation
AG?did
A?Ddid a
@B@did he
@@=did not
AB@did they
@?<did this
AC@did you
B@:didnt
@B?didnt use
@C>didnt_work
@@Cdie
D@:died
@A=dies
A@?diff
=AAdifference
>?@difference between
@@Cdifference in
@8Ddifferent
A?Adifferently
??@difficult
A@Ddifficulty
=>Bdig
@@Adigicam
@@Adigicams
EDEdigital
A@Bdigital camera
@@Bdigital photography
@@Adim
@?Fdinner
??@dire
@@Adirect
@@Adirection
@@Bdirections
??@directly
@A=directory
B@Cdirt
=;@dirty
@@Ddis
@A?disable
@?Bdisadvantages
==?disagree
@@Adisappeared
>A>disappointed
AB<disappointing
AA:disappointment
AB:disc
@A>disc "
@@>discount
AB:discovered
@@>discovered the
@@Bdiscovery
@A;discs
@?@discussion
@A>disgrace
@A?disgusted
@A>disgusting
@@=dish
?@;disk
EAAdislike
>>?dislikes
@A>disney movies
CC:display
@A>displayed
@@=displaying
@A?displays
@A>disposable
@@>disrespectful
AA=dissapointed
@A;dissapointments
???distance
@>@distances
??@distracted
>>@distracting
A@Bdistraction
?@?disturbing
B@Aditch
A?@division
@@?divx
>>@diy
@@?dm
>4>do
BA@do ?
>>>do a
@?=do anything
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
BA@dock
BEAdocking
??@docs
??Bdoctor
@A>documents
53>does
@B@does everything
==@does it
?C8does not
AB@does nothing
?>?does that
B<8doesnt
AB?doesnt change
B@@doesnt even
??Ddoesnt get
@@>doesnt help
AB@doesnt look_like
?>@doesnt matter
@A>doesnt play
??>doesnt_work
C@>dog
??Adogs
@@>doh
B>Idoing
AJ=dollar
>@?dollars
??>don
?@?donate
BJ?done
AC?donkey
@@Bdonno
@@?dons
.8<dont
@@>dont be
AB@dont do
ABAdont get
>>@dont go
A@Cdont have
@@Cdont know
@>?dont like_it
?>@dont like_the
@>@dont need
=?@dont think
@BAdont understand
B?Adont want
@>@dont want_one
@A>dont waste
>>Adont you
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
==?douche
<D<down
@A>down !
?@>down the
A@Bdownfall
<<Edownload
@?Bdownloaded
A@Bdownloads
@A=downside
@@?dozen
??@dr
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
AB@drive one
A>?driven
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
@=>dual
@B?duck
:C<dude
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
?A>durable
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
=>?dynamic
@@?dynamite
B<;e
;@<each
@@>each of
@@Aeager
@@Aeagles
A?Bear
?D@earbuds
=>=earlier
@>>early
@@<earphones
CA=ears
ECBearth
B@Cease
A@Bease of
>E8easier
A@Beasiest
DC=easily
@@>east
F<Jeasy
C?Feasy to
@@Beasy_to_understand
CAAeating
AB@eats
A@Beax
::<ebay
@@Aebooks
B@>eco
@B@economies
AB@economy
@<@ecosystem
@@>ed
DBAedge
ABAedges
?@Cedit
;7Dediting
?>@edition
??@educated
@AAee
=>?eee
@@=eek
B@@effects
AA@efficient
==>effort
=>@eg
AA@ego
???eight
;=@either
A>Ael
B?Aelderly
HIAelectric
BD@electric cars
?@?electricity
?AEelectronic
>>;electronics
@@Belegant
@@Beliminate
@@Aeliminated
??@elite
DH@elon
=:Felse
@@>else has
@@>elses
@@9elsewhere
9=Cem
>??em !
?E@email
@B?email and
A@Bemailing
B@=emails
@B4embarassing
@A?embarrassed
>>Aembarrassing
@@?embarrassment
@@>embedded
A?@emergency
@@?empire
??@employ
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
A@Benergy
D=Aengine
BA@engine sound
@@?engineer
B@>engineering
AB?engineers
BC@engines
??>england
AABenglish
=;Benjoy
?>Aenjoy the
BABenjoyed
BBCenjoying
@@Aenlarge
??@enlighten
HAIenough
??Bensues
@@?ensure
<>=entertaining
=>?entertainment
B@Benthusiast
CE;entire
@@Bentrepreneur
@@>entry
>=Aenvironment
@@Aenvironmental
@@?eos
>=?ep
?==epic
AB@epic_fail
:;Bepisode
@@=episodes
=>?equal
@@Eequipment
A@@equipped
@?Aera
AB@eric
>>>ericsson
AA?erik
?C@erm
@@Cerrors
@@>escape
>=@essentially
?>Aestablished
?>@etc
@?Aeuro
@?Deurope
>?Aeuropean
@B@euros
<<@ev
BA@evan
@@Aeve
MSIeven
@@Beven at
@?Beven better
@@>even for
ACAeven if
CB?even the
@B?even though
@@Beven with
@@Cevent
><?eventually
VTGever
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
B@@everything works
AACeverything you
AC>everytime
=><everywhere
@@Bevidence
A?Devil
@@Bevils
<=@evo
>>@evolution
AA?ew
>@@exact
9=>exactly
@@Aexaggerated
@@;example
A@Aexams
A@Dexceeded
A@Dexceedingly
AE@excel
K?Zexcellent
@@Cexcellent product
B@@excellent review
?>@excellent video
<?Bexcept
A@Bexceptional
?@;exchange
B?Hexcited
>??excited about
CAAexcited to
A@Aexcited_for
AAEexcitement
>>?exciting
?BAexcuse
@@=excuses
A@Aexecute
?>@exhaust
@@<exhausted
>>@exist
@??existing
@>>expect
@@>expect that
A@Eexpectations
@@>expected
>?Kexpensive
@@Cexpensive than
GK:experience
@@=experience and
@A?experienced
@?Bexperiences
@@Aexperiencing
A@@experiment
@@Bexperimented
>?@experimenting
@AEexpert
@A>expires
;=@explain
@@?explains
@@Aexploit
??@explore
?@=explorer
@A<explosion
@A?explosions
A@Cexposure
@A>extended
@@=extended warranty
<<?extends
@@>extension
@@Bextensive
@??external
??=extras
@EBextreme
AA?eye
A@Aeyeing
?A>eyes
B@@eyesight
J>Hf
@@Bfab
B@Efabulous
>@;face
@?>facebook
??@facelifted
@@>faceplate
>?@facetime
?C@facing
@B@facing camera
EFHfact
CDBfact that
CA@factor
AB@factory
=<@facts
>>@fade
@=Afaggot
C@Bfahrenheit
?DAfail
?A<failed
?ABfails
@A>failure
;;:fair
??>fairly
AFAfairness
>>@fake
A@Bfall
@@Bfall_asleep
@C@falls
?B;false
@@>fam
=>?fame
?@>familiar
@@Bfamilies
<?;family
CABfan
?>@fanboy
@>@fanboys
DAAfancy
A@Afans
EANfantastic
@@Cfantastically
A@Bfantasy
FB?far
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
?<?fastest
BD?fat
??@father
@@>fathers
@@?fault
@BAfaulty
BAAfav
@@Bfaves
@A8favor
@A=favor and
B?Bfavorite
BA@fb
><@fc
?>Efear
@@Afeat
@@?feather
@@>feathers
?EFfeature
@@>feature you
@A?featured
MCWfeatures
B@Afeatures and
@BAfeatures i
BABfeatures that
?A@feb
@@?february
>?>fed_up
B@Bfeed
@@>feedback
@A@feeding
>?7feel
@@>feel a
??Bfeel better
@@>feel helpless
AB@feel the
>BDfeel_like
BA?feeling
@@>feeling !
HB=feels
??>feels_like
AC?fees
AB>feet
ECAfell
??Bfella
>?@fellow
D@Afelt
??Cfemale
HG=ferrari
BC@ferraris
@@Afest
@@?festival
@>Jfew
@B?few months
@@Bfew times
@?7ff
AB@fi
?BDfield
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
A@Bfiles on
@@>files to
AEAfill
@B?fill up
B@Ffilled
A@Bfilled with
B@Bfilling
?=Hfilm
<=?filmed
@@>films
?@=filter
AA@final
@@>finale
DBAfinally
B@Afinally_someone
>>?financial
A8Cfind
??>find a
??>find it
@@Bfind this
@A>finder
A@Cfinding
@@Bfindings
IANfine
@@Cfinest
CBBfinger
??@fingerprints
DB?fingers
F@Gfinished
@@Bfinishing
==@finland
7D2fire
A@Dfired
A@Cfirewire
;5Cfirst
@@>first digital
@@Bfirst dvd
@@Bfirst of
>=@first time
>=Afirst to
@@Cfirst_class
ABAfish
>>Efisher
;?@fisker
???fist
>B8fit
@@>fitness
C@Efits
@@Bfits in
BB=five
@@Cfive_stars
AFBfix
A?Bfixed
???fixing
@<Aflagship
<@?flagships
@@=flaming
A?4flash
A?<flash on
A@@flashback
A@>flashes
@?;flat
@@Bflavor
?C,flaw
@A:flawed
A@=flawless
@@Cflawlessly
AC7flaws
@A;flew
A@Bflexibility
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
AB@flown
@@Aflu
B?@fluff
@>?fluid
A@?fly
<B?flyer
?@>flying
@A9fm
@@=fm receiver
@@>fm transmitter
CA@foam
>??focal
ASDfocus
>>@fold
??@foldable
@B:folders
DAAfolk
??Afolks
@B<follow
@@?followed
??Bfollower
BA=followers
@A:following
D@Efood
@?Dfool
FDDfoot
A@Afootball
D=Afor
?@>for "
HE?for a
@?>for about
@@Bfor anything
A@>for best
@@>for example
??>for good
>?@for ipad
A?Cfor it
?>@for life
AB@for long
B=Ffor me
@>@for medical
@@Bfor mobile
>=@for my
@@Bfor new
AB?for now
@A=for over
C@Afor people
??>for some
B@@for someone
A@Dfor sound
DAAfor sure
@@>for t
IEEfor the
B@@for these
?B9for this
@@Dfor those
B@Dfor years
??Cfor you
@B@for your
??Afor_fun
@@Bfor_the_win
?A>force
@A?forced
>E?ford
B@@forefoot
@A?forehead
A@Bforeign
BA>forever
GG?forget
AB@forget about
C@@forget the
A@?forgetting
A@@forgive
@E;forgot
??>forgotten
@B>form
B>@format
BAGformats
??@former
AD@forth
@@Bfortunately
?AAfortune
>??forums
=;=foul
>:Hfound
=>?found it
A@Bfound the
D@;four
@B@fr
AA:fragile
A?@frame
@@?frames
<=@france
A??frankly
BABfreakin
94Jfree
?>@free "
@@Bfree shipping
=B7freedom
@ABfreeway
AB:freeze
@A:freezes
AA9freezing
@??french
@@>frequent
@A=frequently
??@fresh
?=Hfriday
A@Bfriday !
@@Afridays
@@>fried
6@5friend
DB9friendly
89=friends
>?@friends and
?6Cfrom
AADfrom a
B?@from his
@@Bfrom last
BBBfrom my
?>:from the
DAFfront
BABfront of
@@?frost
CE@froyo
@B5froze
?@<frozen
?>Bfruit
@A?frustrated
?A9frustrating
@@>frustration
>C9ftw
;3>fuck
@?8fuck_off
@B:fuck_you
A>@fucked
>=Afucker
@@=fuckers
@@?fucks
=A?fuel
>B@fujitsu
A?@fuk
>CCfull
:;Gfun
A@Bfun !
A@Bfun with
@BAfunction
@A<functional
ACDfunctionality
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
>?@g version
B>Bgadget
@@=gag
@@?gaga
DN<galaxy
BE?galaxy tab
@@Bgalleries
@>>game
B@Agame_changer
=<?gameboy
??@gameloft
?<Agamers
?D=games
==@gamestop
<;Agaming
@@=gap
??@garage
BDCgarbage
??Agary
>B@gas
>>@gasoline
C?Agates
?=@gave
>?@gawd
AH?gay
?9Kgb
>>@gb for
AB@gb of
@@Bgb zen
B@@gd
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
<>@generation
??@genesis
AA>genre
@@Bgeorgia
A@Agerard
?>>german
BA@germans
@B@gesture
CA@gestures
5D@get
@F8get a
?B>get an
A@Fget any
AACget by
?B?get it
A@Bget one
@@>get out
B@@get over
>>?get some
A@>get something
D@Bget that
??Dget the
>@Dget this
@A>get through
@@=get to
@B<get what
C@@get_lost
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
9?%gift
A@Cgig
AA;gigantic
@@Bgiggle
AABgigs
??@gimmie
@;Egirl
=?@girlfriend
==>girls
9=Igive
@@Dgive em
@>Ggive it
;=?give me
@@>give them
ACAgive this
AB?give us
>>=giveaway
>=:given
E@Egives
BAAgives me
7=8giving
A@Cgizmo
H@Fglad
A?Bglad i
FB>glance
<?=glass
@D=glasses
@@?glee
@@?glitches
46?global
@@Aglorious
>?Aglory
BD@glossy
@@>glove
J?Mgo
ABBgo back
A>Ago for
A@Dgo get
@@>go home
??>go in
@=Ago to
BD@go with
??Bgo wrong
CACgoal
FBAgod
=>@god_bless
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
AE@gonna_buy
Q9Agood
B@Bgood !
DAAgood as
?B=good but
>??good enough
A@<good for
?@>good grief
B@>good idea
B@@good in
@@>good phone
@?Cgood player
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
:-Fgot
?>Bgot a
B?Agot it
BAAgot my
>@@got the
@@Bgot this
AA>got to
CB@gotta
BA@gotta love
??Bgotten
@@Bgov
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
[K[great
A@Bgreat as
@@Bgreat buy
B@Agreat camera
B@@great car
A@>great for
@@Bgreat little
??Bgreat phone
A@Cgreat product
@@<great song
@@Bgreat sound
BADgreat_deal
C@Dgreat_job
BAIgreat_price
XI?great_review
BA?great_review !
A@Egreat_value
JC@great_video
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
DAAgt cut
<=@gtr
A@Bguarantee
?C?guaranteed
=A:guess
?@>guess i
?B?guessing
A@>guide
@?Aguilty
@?Bguitar
@A@gun
=>>guy
<?Eguys
AE@gym
??Agz
?@<h
=?7ha
@@>hacked
@A>hacks
;B>had
><Ahad a
B@Chad an
@@>had it
A@Chad no_problem
@@Bhad no_problems
AC@had one
A@>had problems
??Bhad the
@@>had this
?@7had to
???hadnt
?>@hah
@@>haha
@B@haha i
>:Ahahaha
?>?hahahaha
B@@hahahahaha
==;hair
?;Ahalf
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
DAFhandy
AAEhang
B@@hangers
>>Dhanging
@A?hangover
>?@happen
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
@D?hardware
=M?harley
@@=harsh
PSChas
CGBhas a
?>Ahas an
>>Chas been
CB>has better
>?@has had
B@Ahas many
A@=has never
AD>has no
B<@has the
@@>has trouble
>>@has wifi
A@Bhas worked
@@=hashtag
D@Ehasnt
@@Bhasnt been
@A>hassle
A?Chat
CD8hate
@@Chate hate
CC>hated
?>@hater
A>@haters
<9>hates
C?>hating
@@Ehats
A@@hav
BE?have
?>Chave a
@@Bhave all
C@Bhave an
?A;have been
>>?have better
@@Chave complained
A@Bhave different
@E@have done
AABhave ever
?@>have flash
@@Bhave found
??Bhave fun
A@>have given
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
AA=have tried
>:Ghavent
A@Bhavent had
@@Ihaving
>=Ahaving a
A@Bhaving the
ABAhaving to
@@Bhawaii
BC@hd
@@Ahdd
=>@hdmi
@B@hdmi out
CABhdtv
/.<he
?>@he has
EE>he is
@B@he never
AB@he say
DAAhe says
>@@he talk
;>@head
??=headache
AI<headaches
EBAheaded
BAAheaded to
@@Bheadfone
A@Aheading
@C@headlights
?B6headphone
@A<headphone jack
A?:headphones
@@=headset
C@Bhealth
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
@I?heavier
A@Aheaviest
@@?heavily
?B;heavy
?=Bheck
D=Aheel
AACheh
@?Bhehe
???held
@@Bhelen
=7Mhell
@@Chell !
?>>hell is
@@Chello
;:>help
@A@help_me
?E>helped
=>@helped_a_lot
A@Ahelped_me
C@Bhelpful
??Ahelping
@@;helpless
@@>helpless and
?>>helps
?C?hence
=>@henderson
<>Eher
@B@her nails
44?here
>=Ahere in
AABheres
A@Bheres a
@B@heritage
>?Ahero
83@hes
>?@hes got
@?Ahey
<9Ahi
A@Ahidden
@A>hide
DA@hideous
DCDhigh
???high_quality
<B<higher
@B@higher resolution
@@Ahighest
@@Ahighlight
BBMhighly_recommend
@@Bhighly_recommend it
@@Chighly_recommend this
??Chilarious
?>@him
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
A@Chockey
@@?hoffman
@@Ahokies
DAAhold
BBCholding
A@Bholds
<:Bhole
@@?holidays
>>@holy
??@holy_crap
C@Aholy_shit
EB@home
@C?homework
A@Bhomie
B@@honda
@E@honest
=E?honestly
???honey
<@?honeycomb
>>>honor
@@Chonors
@@Ahoo
B@@hood
ACBhook
@AAhooked
>>@hoop
CA@hooper
BAChooray
>?=hop
9@3hope
@@<hope i
>?@hope the
BA@hope they
?@>hoped
:=5hopefully
?@=hopes
?@?hoping
BA@hoping that
@@>horizontal
@A>horrendous
BG*horrible
@@>horrible news
??Chorribly
@@Bhorror
AC@horse
>A?horsepower
@@Chorses
=>;hospital
A@Bhost
@@<hosted
CD8hot
B@@hot !
DAAhott
>>Ahottest
AH3hour
KP7hours
=7Dhouse
@@?houses
@@Ahouston
A7Bhow
@A=how did
>?Ahow do
?>@how hard
CB@how is
??>how long
B@@how she
ABAhow the
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
>D?htc
@?Ahtml
@>?huawei
A@Chubby
@@Bhubs
<?Ehuge
>?@huge !
@@Bhugs
AA>huh
@B?hum
??Dhuman
???humans
DA@humor
???humour
AB>hundred
A@Ehundreds
@@Chundreds of
@A;hungover
?@Bhungry
A@@hunter
<??hurry
>?@hurry up
@?Ahurt
?D:hurts
?A>hurts !
@@?hush
@@Chuzzah
@@Bhuzzah !
A@Chv
@?@hve
?A>hwy
BC@hybrid
AF=hype
@@Ahyped
A?@hyperfuse
<>?i
B?@i actually
A?>i also
??Bi always
<;Ai am
@@>i are
AD@i assume
?@<i ate
=>@i believe
?C>i bet
@B?i bought
<=@i buy
@A=i called
AAEi cannot
BADi cant
AB@i cant_stand
>>@i cant_wait
ABAi chose
=?;i could
@@Bi decided
A?Bi did
>>@i disagree
B>Ei do
=@Bi dont
@>Ai doubt
CA@i drove
AC?i even
??<i feel
>A>i feel_like
A@Bi felt
A?Di find
?>Bi found
@@Bi gave
@@Ci give
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
<<@i never
??Bi ordered
??Bi own
@@>i paid
@@>i personally
@@Bi played
BB@i prefer_the
@@=i purchased
BAAi recommend
@A>i returned
C?Ai saw
A@>i started
@E@i still
@@>i tell
AC@i test
C>>i think
@=@i thought
?A;i tried
@A>i try
@@Bi turned
@B@i understand
?;Bi use
AB@i used
?>?i wanna
?>@i want
>?<i wanted
D@@i was
B@@i was_like
BA@i watch
FF<i will
>?;i wish
>>@i wish_they
CC?i wonder
AA>i wont
GGEi would
A@=i wouldnt
=E7i_agree
@@>i_agree with
DBEi_expected
;;Hi_guess
CR5i_hate
@@Bi_hate paperwork
[KAi_like
CBBi_like it
?A>i_like my
BA@i_like that
EDBi_like the
A@Ei_love_you
A?Fi_mean
???i_need_this
CAAi_really_like
%-5i_want
>A?i_want a
>>@i_want it
;<?i_want one
<=@i_want that
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
DE6id
A@>id have
@C@id still
AA@id_like_to_see
EA=idea
B@?idea what
A@Aideal
@A?identical
@@Aidentify
A:@idiot
D?>idiots
?;Aidk
??Aie
BBDif
F>Bif i
>@>if i_want
=?@if im
B>?if it
=@=if its
@@>if my
>@>if not
A@Bif these
>@>if this
=ACif you
BB@if youre
@>Aif_only
ABDif_you_like
@@Aif_you_think
??@ifad
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
5'Dim
B@Bim a
@@>im at
>>Aim back
A@Bim glad
@BAim going
>??im in
?@Cim just
?>@im looking
@?Fim not
>>>im pretty
@@Bim so_excited
AB@im waiting
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
CA@images
@@Bimages to
A=Himagine
@@>imho
AA@imitation
DA@imma
@?@immature
ABBimmediately
AE;imo
@@>impatient
@E@import
CBBimportant
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
>6Cin
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
CAAin my
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
??@inception
:;Ainch
=?@include
==Fincluded
>??includes
C@Cincluding
??>increase
B@Eincredible
@>?indeed
@@Bindependent
>A>india
ACAindian
A@Cindistinguishable
AB?indoor
A@@indoors
=@?inducing
BBBindustry
?@>inexpensive
@@<inferior
?C@infinity
==>info
>??info !
??@inform
@@<information
A@>informative
@>Binfrared
@@>ing
@A>injuries
AA@inking
DB@innovation
??Ainnovative
B@@input
???ins
?D6insane
@?Ainsert
>?>inside
?@>insisted
@@?insisting
A@@insole
@@>inspection
?@>inspiration
@@Cinspired
?@;install
@@>install the
@A<installation
@B=installed
?@;instant
A@Cinstantly
@><instead
@??instruction
@@<instructions
>=@insult
???insulting
??>insure
@B@integrated
@B@integration
@A>intel
???intelligent
@@>intend
>=@intentionally
>=;interested
@?>interested in
A<>interesting
DADinterface
@@?interferes
AB@interior
>><internal
@@Ainternational
?:>internet
A@?interview
AC?into
BA?into it
ABBinto the
BBAintrested
7:?intro
?A@introduction
DANintuitive
??@invested
A@Binvesting
>=@investors
@B@involved
A?@ios
??Biowa
>>@ip
;Y7ipad
AB@ipad !
==@ipad "
=>?ipad ?
@>@ipad and
><@ipad for
@C>ipad is
B?@ipad sucks
AD@ipads
@2Aiphone
;@@iphones
?=Biphoto
EBEipod
@>Hipods
A@@ips
>>@ir
<<?irony
RLEis
?@>is "
??Eis a
?>Bis about
BA@is actually
B?@is already
AABis also
@@=is always
DADis amazing
?>@is an
>>?is and
@BAis annoying
ABDis awesome
CAAis awsome
B?Ais beautiful
:C@is better
AABis better_than
@@>is closed
AA=is crap
@@Bis definitely
BAAis doing
AA>is easily
A?Gis easy
BB@is enough
B@Fis excellent
A@Dis fast
BA@is funny
?>>is going
CAAis good
C@Fis great
AA>is horrible
BA@is hot
BA@is i
:9Ais it
@@=is its
BB>is just
=>?is king
A@Cis light
@B@is making
EBAis much
ACAis my
AD?is no
;>8is not
@@>is not_worth
AB@is nothing
>?@is now
@@>is of
@BCis on
?A=is out
??Bis perfect
A@Bis quick
@A>is ridiculous
BA@is sexy
AB?is she
AB@is shit
?>@is short
BAAis smooth
>CAis still
AABis superb
?A>is superior
?B>is terrible
AB?is that
=DBis the
@B>is the_worst
>>@is their
==@is there
:?>is this
A@=is to
@A>is too_small
@@Bis trying
@B=is useless
A@Dis very_good
?>@is watching
BA@is way_better
@@>is well
??Bis what
@@>is where
>>?is why
C@?is worth
AB=is wrong
>??is your
@A<is_a_joke
AD@is_like
<G?is_sick
BFDis_the_best
B@Ais_the_best camera
?B@ishit
;<Aisland
=D:isnt
@A?isnt_worth
@@<iso
@@>israel
=>Gissue
@<Hissues
?>@issues and
<9Git
==@it !
@@>it (
CCBit ...
AB@it :)
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
A@Dit dont
C@Ait feels
>?@it feels_like
@AFit for
A?>it from
>?Ait gets
?>?it got
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
AB=it makes
>?Ait might
@@Bit now
AB@it off
?>Cit on
==Ait only
>?=it out
A?Cit over
B@Eit plays
>?@it seems
B@@it sound
AC?it still
AE@it sucks
@A>it takes
?@>it that
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
=>?items
GD?itll
E;Dits
?>?its a
AA>its amazing
CC@its better
<>?its called
A@Cits cool
>@>its definitely
@@>its down
@@>its easy
A@Bits fast
?>@its from
>@@its gonna
BC@its just
?>@its much
A@Bits nice
;:?its not
;<?its the
@@>its time
@@>its worth
@A?its_a_shame
EA;itself
?A@itunes
R?Live
B??ive been
A@Dive bought
BB?ive ever
BA@ive had
?>?ive never
A@Bive only
A@Bive owned
@>Dive seen
@A>ive tried
@@Bive used
@@Dive yet
:;?iverson
@A?j
<<8jack
@@Ajacks
@@Bjackson
D@@jaguar
??@jaguars
ABBjam
=<@james
@@>jan
C@@jap
>=?japan
?>@japanese
@@Bjason
@@Cjays
??@jb
??Ajealousy
@A@jelly
@@Bjen
+*?jeremy
>?@jeremy clarkson
@D?jeremys
@A;jerk
@@Bjerry
@@Bjerrys
@@?jersey
CB@jesus
CB?jesus christ
@@>jewels
?>@jezza
<>?jizz
>=@jizzed
>C?jk
?;Bjob
AGAjobs
AAEjoe
@A=jogging
C@?john
BA@join
?>Djoke
>?>jokes
@@?jon
??Bjones
CA=jordan
@@>jpegs
C@?judgement
@@Ajuice
@E?juicy
A@Bjukebox
@@Bjulia
@?@jump
@@Bjumping
?I0junk
A@Bjunky
BF=just
?E@just a
B@Ajust about
@C@just another
C@@just as
>?@just did
>B@just dont
@@Bjust found
@C@just get
B@>just got
AA>just has
@B@just hate
>>@just need
AB@just not
@?Bjust purchased
B@Ajust put
B?Bjust the
?A>just want
>>?just wanted
/5=just_bought
=>>just_bought one
<=@just_bought the
?>@just_like
<=@just_ordered
>?@just_ordered mine
?@<justice
@E?justify
/.?k
=>Akarma
A@Bkbs
CD<keep
@B@keep the
A@=keep your
A@@keep_going
B@Akeep_up_the
@@Akeepers
BBAkeeping
CG9keeps
A@Bkelly
@@Ckentucky
AD:kept
@?Akey
@A?keyboard
@B@keyboards
@A=keypad
>>@keys
=>Ckick
BA@kick_ass
??>kicked
???kicking
A?Ckicks
=>Bkid
AC>kidding
>=8kids
@AFkill
ABAkill the
@AAkilled
ACAkilled_the
HBCkiller
B@@killer !
?@Bkilling
GBBkind
B@Akind words
HD=kind_of
BDAkinda
BD@kindle
AF?kindle_fire
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
A@Bkno
@A=knocked
-0<know
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
A?Cla
AAAlabel
>?>labor
>B:lack
?@>lack of
?@?lacked
AC@lacking
ABAlacks
@@Alad
AACladies
BA@lady
EEAlag
AC@laggy
>?@lags
A@Dlaid
A@Blaid out
@@>lake
>@?lambo
AA@lamborghinis
A@8lame
@?Aland
@@?landlord
A@Blane
@?>language
???lap
AF>laptop
EB?laptops
BAElarge
A@Blarge and
AE=last
AABlast night
==@last week
BC0lasted
@A<lasted about
AA>lastly
EC=late
@@>lately
@B>later
>=?latest
@@Alatter
:B<laugh
>A@laugh at
>??laughing
@=Alaunch
@@Alaundry
??Blaw
>>@lawl
=;@lawnmower
@@=lawsuit
=>>layer
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
@?Aleads
?>@leak
B<Bleaked
A@@lean
8;Alearn
@B@learn from
@?Elearning
HJ<least
>?Dleather
>>=leave
@@<leave me
@?;leaving
FBAlebron
@A?led
>@:left
??@leg
??Alegendary
@@Alegislative
>=>legs
AE@lemon
??=length
?@;lens
A@Dlense
@D=lenses
??Aleo
@@>leon
??Bless
A@Dless expensive
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
:9@lew
@@?lexar
AC@lexus
@F?lg
@C@lg optimus
@@Ali
&0;liberty
@@>library
@?>license
?@Elie
?>@lied
>=@lies
?=Klife
A?Blife is
AAAlifestyle
HCNlight
B@Dlight and
@C=lighter
@AAlighting
@A@lightning
B??lights
AADlightweight
%:4like
@C@like an
?@>like many
AABlike my
@@>like other
B@@like them
@B@like_5
H=>like_a
BCGlike_i
??@like_if
??@like_if_you
DABlike_it
;:Blike_that
B=Flike_the
A@Blike_the it
>B4like_this
>>Clike_to
@ABlike_what
@@Blike_what you
:A8liked
?B@liked the
@@>liked to
??@liked_it
DABliked_this
C=Blikely
?>@likely to
9><likes
>?@liking
A@Blil
D@Alimit
A@Alimited
@AAlimits
AE=line
@@Bline for
@@>line is
@B@line up
@@Aliner
@?Clines
BAFlink
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
@@Cliterature
>>@lithium
I?Elittle
A@Clittle camera
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
BB;lock
@@>lock up
@A>locked
@@?locks
??Blog
@@<logged
>>Blogic
<>@logo
+56lol
<==lol !
C@Blol i
>>@lol the
A@Alone
???lonely
BN9long
>=Along as
@@>long it
@@>long run
@C?long to
BBHlonger
@@Blonger battery_life
@??longest
>>?longevity
MLBlook
B@Blook at
AC@look of
A??look_like
?=>looked
@@>looked at
AA@lookin
RJ@looking
?@=looking_forward
@@>looking_forward to
RLBlooks
B@@looks ...
<>?looks and
BAAlooks good
A@=looks great
EHClooks_like
BABlooks_like a
@B@looks_like they
@B?loong
A@Cloose
@@Blord
@@?los
?@>lose
@A;loser
BA?losing
C@>loss
?B?lost
@@Blost in
NDJlot
@@Blot better
B@@lot sexier
CA@lots
B@@lots of
?B?loud
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
GBFlove_it
A?Blove_it !
MEGlove_this
@@>love_this feeling
@@Dlove_this player
GB>love_your
DASloved
@@Bloved that
A@Dloved the
@ADloved_it
A@Aloved_this
@@Bloveit
B@>lovely
@@>lover
=>>lovers
B>Bloves
D?Floving
BAAloving the
<?5low
@@>low light
B@@lower
A@@loyal
?@>loyalty
>>@lp
@A;luck
@@Bluckiest
?@=luckily
?=Elucky
??@lumix
A@@lunch
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
A?Emachinery
=A>machines
A@@macos
A@Imacro
@@?macs
;99made
A@Bmade a
?A<made the
>>@made this
??Amade_my_day
@@Dmadness
?AAmagazine
>>Bmagic
CA@magical
AB@magnet
?=?mah
?>@mah battery
?@Amail
BC>main
AA@mainly
?B?maintenance
AC3major
9=9make
AE:make it
?@>make me
BAAmake my
?>Amake your
>?@makers
PLAmakes
AB>makes it
DB>makes me
BB@makes this
;K?making
@B@making an
>??making it
?@>making me
AB>mall
FA@man
B@@man i
??@managed
>?@mans
==Imanual
?B@manual focus
@@Amanually
>>@manuals
@@?manufactured
>>;manufacturer
<@?manufacturers
JEAmany
@B>many of
@@>many problems
@@>many reviewers
@?Amany_thanks
B@Amaps
A@Amarathon
@??march
A@Bmargarita
@?Bmark
@A>marked
?>Amarket
?D<marketing
??@markets
?M>marques
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
??>material
@@?math
@ABmatt
@=Cmatter
7D?max
A@Bmaximum
CCKmay
ACBmay be
@@Bmay buy
A=@maybe
@B@maybe because
AD:mb
A@?mba
0:=me
BBAme ?
A@Bme about
@@>me alone
@ABme at
@@>me but
B@Cme for
@@Bme in
=>@me know
>@@me of
@@>me off
?>?me to
>??me what
@@>me with
:>@me_too
@AAmeal
;>@mean
AABmeaning
=9Dmeans
?<Cmeant
@@>measure
@@Cmeat
AA@mechanical
@B;mechanics
@@?medal
D@Cmedia
AB9mediasource
@=Amedical
@@<mediocre
?>Bmeet
@@Bmeeting
?@Bmegapixel
@CBmegapixels
C=Ameh
@@>members
B@Cmemorable
@@?memorized
B><memory
@@?men
A@@mental
CA?mention
=?Amentioned
BC<menu
B@@menus
GH@mercedes
AB;mess
@@>mess !
B@;message
A@;messages
@A=messed
@@>messed up
???messenger
CDCmet
BA@meta
A@Bmeter
A@Ametering
@ABmethod
@@?methods
B>Ametric
A>@metrics
@@Ametro
@@Amexican
A@Ami
?>@mic
@@>michael
?C?microphone
>>Amicrosoft
?9Bmid
@A=middle
@@Cmidnight
=;Cmight
A@Cmight be
@@>might find
??@mike
@@?mikeys
@A@milage
AA@mile
DD>miles
@@Amiller
;><million
>>@million views
CFAmin
78?mind
A@Bmind_blowing
6=;mine
@A=mine back
@>Amine for
>?@mine in
@@>mine was
??Bminecraft
B@@mines
;>>mini
BDDminimal
@@?minimize
@?Bminor
>=>mins
BD?mint
CC=minute
FEHminutes
@@Cminutes to
@@?miracle
@?Bmirrors
@@?misguided
CL7miss
@?>missed
@B=missing
=>:mistake
??Bmistakes
A@Bmix
B@Fmixed
CB@mixing
99@mkbhd
CABmm
@@Amms
B?Jmobile
@@Bmobile service
@AAmobiles
>=Cmock
9=@mode
A@Cmode is
A@@model
B@@model s
>>@modeling
>::models
A@Bmodem
B@Amoderate
AC@modern
CCCmodes
AA@modify
@A>module
?@>mom
B>?moment
?@?moments
@B=moms
>AAmonday
>;7money
?>Bmoney for
?@>money on
@B>money to
@A?monitor
::@monkey
>?Bmonopoly
@@Bmonroe
BAAmonster
=E0month
A?Bmonth ago
@@>month and
CI-months
A@>months and
@ABmonty
@A;mood
@?Emoon
@@Amorgan
B@>morning
BC>moron
=>@morris
@>Amostly
>=Amother
@?@motherfucker
@@Amothers
>@?motion
>??motor
<=@motorcycle
=A?motorcycles
BB@motorola
BA@motors
@@Bmountain
D@@mouse
BE=mouth
>??move
@>Amoved
AA:movement
AD@moves
EA?movie
AC8movies
AA:moving
==Dmp
>>Amp camera
A@Empeg
??@mph
??Amps
@;Dmr
BAAmrs
???ms
@@Amsnbc
>>@msrp
A@Cmt
FY=much
BE@much ?
BAAmuch as
@@=much easier
C@@much for
?=Bmuch less
@@=much nicer
JHBmuch_better
B?Bmuch_better than
??@multi
@>Emultiple
?B@multitasking
??@multitouch
@@?multitude
><Amum
??Amurdered
@F@muscle
ICHmusic
AABmusic and
A@Bmusic collection
@@=music files
@@Bmusic is
AB@music to
>=@must
<?<must_have
@K?mustang
=>Amy
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
@B>my last
@?Cmy life
=>?my mind
@A>my mom
@A>my moms
CA?my next
@@Bmy nomad
@?Bmy old
CDAmy opinion
??>my own
@A>my pc
?B;my phone
>?Amy purchase
??Bmy_ears
C?Gmy_favorite
DAAmy_favourite
@@Amyriad
FCGmyself
BBAn
??>na
?5Anah
@AAnail
@BAnails
;9Dname
>?@named
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
@B@nd
>>=near
>>Anearly
BACneat
@@Bnecessary
DF?need
>;Cneed a
B@Bneed for
AA<need it
ABBneed to
@?>need_one
CABneeded
EJBneeding
@J<needs
@B?needs a
??=needs to
?B9negative
?@>neglecting
@@Bneighborhood
AB@neighbour
@C6neither
@@Anephews
??Bnerd
?>@nerve
@ACnervous
@@Bnervous as
CB@netbook
>>@netbooks
EB@netflix
??>networking
@M6never
@B@never even
?=Anever had
>?@never used
@@<never worked
@A9never_buy
A?Fnew
><@new ipad
@@>new ipod
B@@new phone
??@newegg
AEAnewer
A@=news
@@>news tonight
??@newton
DA@nexode
GGEnext
DF@next time
A@Bnext week
>>@next_level
AD?nexus
@@Bnhs
YL?nice
@@Bnice and
AC@nice but
BB@nice car
?E@nice_job
PH?nice_review
B?@nice_try
BA@nice_vid
A@@nice_video
A@?nice_work
ACDnicely
AA9nicer
B@Dnicest
==@nick
@@=niece
>>?nigga
E@Hnight
@D5nightmare
@=Anightwing
JCAnike
FBOnikon
B@Fnikon coolpix
@@>nikon slr
A@Bnikons
>>?nine
@@?niro
=?@nissan
2A-no
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
@B<no picture
A@Bno than
@B?no_brainer
??Bno_complaints
C@?no_good
A@Bno_issues
==Fno_problem
C@Cno_problems
B@@no_regrets
HAAno_thanks
=A;no_way
BE?nobody
A@@nobody_cares
@@Bnodding
CEBnoise
???noises
BANnokia
@@Bnokias
=><nolan
BA?nomad
@@>nomad is
@@Bnomad zen
@@Bnomads
@@>nominated
D?Dnon
@A:none
@@>none of
AA=nonsense
=:Anoob
@AAnook
@E>noone
=<<nope
BA?nor
DC?normal
@@Bnorris
BAAnorth
@E:nose
A@>noses
;E5not
@B@not "
@I<not a
>=@not an
CD?not as
AABnot be
AB@not better_than
AB@not buy
@@Bnot for
@@>not give
@>@not going
@?Bnot had
@A>not i
@?Bnot many
BABnot only
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
>@?not wrong
@?Bnot yet
AA?not_a_bad
?@Anot_a_fan
BA?not_as_good
??Anot_bad
A@Anot_disappointed
@D?not_enough
@B@not_enough to
>=Cnot_even
AC@not_even_funny
B@@not_for_me
?A;not_good
@B@not_great
BA@not_so_bad
A@?not_so_good
CA9not_that_bad
AC;not_worth
CG?not_worth_it
>@>notch
@?Anote
BDBnotes
??@nothin
FP:nothing
@@>nothing but
AB@nothing_beats
A@@nothing_compares
>?@nothing_new
?A?notice
@A?noticeable
???noticed
A>@notification
>=@nov
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
BA?now the
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
;>9o
>@>o o
?A>obama
??Aobjective
@@Aobl
???observed
<=Aobvious
@@<occasional
A?Boccupy
?>Aoccurs
DE@ocean
A@Aoclock
A?@odd
@@>oddities
GK@of
>=Gof a
B@Bof all
A@Cof art
B@@of car
@B?of control
>?Aof course
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
AC>of shit
96@of the
>@@of them
B?>of these
A@<of this
?@>of those
==?of your
>F3off
@B@off of
@@=offer
A@Boffered
@@Aoffering
B?Eoffers
;<>office
?B@official
AACofficially
??@offline
@@Aoffsets
BAFoften
:<@oh
@A>oh no
AB@oh wait
?@Boh yeah
@@Boh_my_god
CABoh_well
???ohh
@@Aohio
BJ?oil
F<Aok
A@Dok i
A??okay
@@Bol
5C;old
?B>old and
@ABolder
@@Boldies
?>@olds
A@Bolympus
?AAomfg
268omg
>?@omg !
19<on
AB@on !
A@Con "
BA@on <time>
<;=on a
??Bon amazon
>?Aon an
@A>on and
@B@on at
BBAon earth
>>Aon it
@@=on me
BA@on mine
9==on my
?C@on the
@?>on their
@E>on this
AC@on top
@>@on tv
BA@on what
?BAon your
B@@on youtube
AB>on_fire
<:Gonce
@@Bonce youve
61?one
@?Cone !
BA@one ?
AA=one and
>>@one anyway
@>>one for
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
IH1only
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
A@Copinions
@?Aopponents
@@?opposed
@@?opposite
B@@ops
CAEoptical
@@Aoptics
@A@optimized
>B@optimus
BAFoption
@>Boptional
?>Boptions
00@or
=@@or a
A@>or at
?@>or even
@B?or have
>>@or iphone
>??or is
BA@or just
A@Bor something
CAAor that
>>?or the
@B@or whatever
?@;orange
@?Dorchestra
>8Border
==Cordered
??@ordered_one
A@Aordering
@@Aoregon
@@Aorganic
?@=organization
A@Dorganizer
<<@orgasm
>??orgasms
3:6original
BH4os
9C7other
@A>other reviewers
A?<others
??<otherwise
=<?ouch
49Aour
<>?our reviews
>?@ours
4C>out
@?>out !
??Bout at
?C8out of
?A>out the
ABCout there
>?@outa
B@Doutdoor
>@Aoutdoors
@@Coutlasted
@@Aoutlet
@A@outlook
@@Boutperforms
>?;output
@@Boutputs
@@:outside
A@Coutstanding
AADoutta
@@Boutweighs
<;Eover
@A>over a
>=Aover the
@B@over this
@BAover_hyped
@CAover_priced
F<Joverall
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
J;Fown
@@Cown it
EBIowned
DE:owner
@@Bowners
CA@owns
@@Aoz
BDCp
@@?pa
?G=pack
CEBpackage
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
LD;pair
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
;;Cpants
>?>paper
@@Dpapercuts
@@Bpapercuts suck
@A3paperweight
@@Dpaperwork
A@;par
@@?parade
@?=parents
@@Cparis
@@Apark
@@>parked
AB=parking
@@Bparks
==Dpart
@@>partially
@@Bparticipated
@@>partner
;@=parts
A?Dparty
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
@@?paul
?@>pause
>F/pay
?A;pay for
B?Dpaying
??@payment
??@pb
C@;pc
@@?pcs
@@Apda
>?Cpdf
@@Bpe
>?9peace
D@Apeak
?=@pedal
@@?peers
A>Bpen
?>>penis
A@Fpenny
AAApentium
H@Bpeople
AB=people are
@>Hpeople have
?>@people that
?B@people think
@>Apeople who
@@>pepsi
@EDper
>@Gperfect
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
@A>perspective
@@Apet
=>@petrol
@@Bphil
BA@philippines
@@Bphilips
@A?phoenix
G?Mphone
B@@phone ?
@?Dphone and
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
D>Jphotos
A@Cphotoshop
@@?phx
A@@physics
AE?piano
@?Cpic
?@Bpick
@>@picked
@@<picking
?B>picks
?>Bpicky
FBLpics
@@Bpics you
F?Opicture
@A>picture !
@@Bpicture of
B@Dpicture quality
@@=pictured
F@Ppictures
@@Bpictures and
A@Cpictures are
@@Dpie
EE=piece
DC=piece of
@A;piece_of_crap
@D=piece_of_shit
AB?pieces
@B@pile_of
@@?pills
==@pin
AD?ping
A@Apink
A@Cpioneer
>=@pipes
==>pirates
A>;pissed
>?>pissing
@@?pistons
@@>pit
@AApitch
?>@pitiful
BC@pixel
>>Bpixels
A@Cpizza
A@Aplace
A@Eplaced
C@Dplaces
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
FB>playbook
DC@playbook is
FE=played
MFAplayer
BADplayer !
@@>player ...
@@=player in
@@;player is
@?Cplayer that
@@=player with
@A6players
CAFplaying
A@Bplaying with
@??playlist
A@Gplaylists
DAIplays
69=please
AB?please !
AB@please do
BA@please make
=>@please share
??@please_help
ACBplease_stop
A>Npleased
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
;@?plz
CA=pm
DAJpocket
>>=pockets
>=@poco
>>@poco f
>7Jpoint
@?Bpoint and
@@?pointed
@A@pointer
??@pointing
@B=pointless
?@<points
@B=police
AB?policy
?@>politely
@?Apolitical
A@Dpolyphonic
?@=poo
>>:poor
@@=poor quality
@B:poorly
CB>pop
B@?popping
@A>pops
@E;popular
>=@porn
AB?porsche
B?Aport
@ABportability
EDAportable
CA?pos
@AApose
@@>poser
@B@position
@?=positive
A@Bpossibilities
?>Apossibly
>?Apost
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
??Bpowered
@HDpowerful
@@Apowerhouse
AD?powerpoint
A@Dpowershot
@@Bpowershot g
A@Gpractically
;=@praise
?B@praised
@@?pray
@@Aprayers
=<>pre
???precious
??=prefer
FDAprefer_the
B?Bpreference
?@<preferred
@@?pregnant
@@Bpremiere
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
?@@press
?>Apressed
@@?pressing
>>@pressure
?@@prestige
??@presumably
@C@prettier
@C@prettiest
C>>pretty
BA@pretty as
>@?pretty much
<=>pretty sure
@B?pretty_bad
D@Epretty_good
BBApreview
AB@previews
@?Eprevious
?>Cpreviously
A5[price
>?Aprice !
=>@price ?
BC<price and
@?Bprice i
@=@price of
A@Cprice range
B@Jpriced
=C?prices
@AApricey
ACApricing
A@Apride
@@Bprimarily
?=@prime
@@Aprince
A@?princess
@@Bprint
A@@printed
?@>printer
@@?printing
@@Bprints
A@Cpriority
@@Bprison
>?@private
87Ipro
<A?pro max
>>Bpro or
K=Aprobably
B@@probably not
AAIproblem
>??problem with
@@Aproblem_is
?DLproblems
@?Bproduce
??=produced
@@>producing
JU8product
@@=product !
?@>product is
@@Bproduct to
@?>production
C@Fproductive
A>Aproductivity
CC4products
@@>profession
B?Aprofessional
@?Cprofile
C@Dprogram
??@programs
@@Bprogressive
=<Aproject
@@Aprojects
@C9promised
@@Bpromising
@A<prone
>>?proof
?@Aprop
=?>proper
@A=properly
??@property
?>Apropose
A@Aproprietary
CAJpros
@@Aprotection
@@Cprotective
@@Aprotest
@@Cprotests
?B@prototype
CDEproud
A@@proudly
BAAprove
@A@proven
AACprovide
@?Cprovided
@@Aprovider
?<?ps
@B?psp
A@@psst
@@Apsyched
@@Apt
A@Bpub
A@Cpublic
@@=published
?@@pull
>?@pulling
B@@pulls
@?Bpumped
@B@punch
?@=pup
?>@pura
=>Epurchase
BA>purchased
@@>purchased a
A@Dpurchased this
@A>purchases
?@Dpurchasing
BBCpure
@@Bpurple
@@>purposes
@@>purse
@B@push
?A>pushing
@AApussy
19?put
@@>put in
@@Cput it
@B@put that
DA@puts
B@@puts it
EF@putting
@@?puzzles
<@Aq
?>Aqaeda
??@qt
GABquad
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
?@?questions
@@>quibble
GBGquick
CADquickly
@@Bquickly and
A>Mquiet
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
B?Iradio
@@Bradio is
@A>rage
@ABrain
?@<rains
@A=rainy
>>@raise
@B@ram
@:Lrange
?>Arange and
@@Brange of
???rap
D?Araped
>?@rappers
>=?rare
??Ararely
@@Drated
:A;rather
@B?rather have
>>@rather than
?>Arating
AAEratio
??Arational
A?Braw
?@?ray
@@>rca
?>Ard
BE<re
CABreach
A@@reached
@@?reactions
89Dread
BBDreadable
A@Areadily
=>>reading
@@>reads
A=Eready
51Breal
A@Breal_good
A@@realise
?@?realised
@BAreality
=<Arealize
=>?realized
@@Arealizing
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
A?Creceived
@A;receiver
@@Creceiving
;=@recent
?=@recently
A@Dreception
C@Grecharge
@@Brecharger
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
8;9red
@CAreddit
==@redesign
@B@redesigned
@@?redeye
<<@redmagic
@@?reference
>>@reflective
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
CC>regret
A?Aregretted
A?Bregular
@?@regularly
@@=reinforcement
@?Brejected
@@=relative
A@Brelatively
@@>relaxation
88Frelease
96=released
A?Areleases
?@?releasing
C@Arelevant
@??reliability
=A<reliable
?>Dremain
@@Aremaining
B@Aremarkable
?>Aremember
@@Aremind
@@>reminded
AF@reminding
@AAreminds
>?Bremote
@A=remotes
@?Dremovable
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
>??replace
?@>replace them
B@Jreplaceable
A@Dreplaceable battery
CD<replaced
?@Breplacement
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
C?Eresearch
@@Aresearched
AB@resending
?@>reset
FHDresolution
?@;resolve
@ACresolved
=>@resort
@@=resources
=B=respect
B@@respectively
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
CD@retina
?B9return
@@>return the
AC=return_it
?B6returned
@@>returned the
@A<returned_it
@@Breturning
BD@reverse
[P@review
DB@review !
>A?review of
B@@review on
BDBreviewed
IDBreviewer
BA@reviewer on
>D4reviewers
=?@reviewing
69;reviews
>?@reviews !
@@Ereviews for
>?@reviews with
@@>reward
@@Brewind
?>Arice
=?:rich
@@>rick
@=>ride
?;Ariders
>?Arides
EDAridiculous
AB@ridiculous and
>AAriding
CBEright
AA>right ?
B@@right now
A@Cright out
A@>right to
A?Aring
@@>ringing
CB?rings
B@Aringtone
A@Cringtones
@@?rio
@CHrip
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
<@?rocket
AACrocking
DCKrocks
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
ABDroom
@ABroom for
AC?root
BF@rope
??@rory
E@Arotation
??>round
??@route
@@>router
A@Broutine
@@Broutinely
?F>rover
@@Crow
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
AD<ruins
AB@ruins the
A@Brule
HAArules
??@rumor
@@Brumours
>;Arun
AA@runners
><Grunning
@A?runs
>=@russian
@@>rv
FR=rx
@@Bryan
83:s
>>@saab
A@Bsabres
>=@sabrina
<>>sad
@@=saddest
?C>sadly
>>@safety
9E?said
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
B08samsung
C?@samsung galaxy
B@@samsung i
DA@samsungs
<;?sandwich
=>@santa
@@Asarcastic
CABsat
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
D?>saw
AAEsay
@ABsay i
>?@say its
AB@say on
B@@say the
?=<saying
B<Esays
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
?@>school and
>?@score
@?Bscored
>>=scratch
?@:scratched
@@>scratches
A@@scream
@>Bscreaming
DN@screen
CDAscreen is
AB@screen resolution
?@Ascreens
AC@screw
>>@screw_you
AC9screwed
A@Ascrewing
@AAscript
AB=scroll
@A>scrolling
@=Asd
@@Asdut
C?Bseals
AAFseamless
C?Aseamlessly
9=>search
??Bsearched
=>>searching
?B6season
???seat
AAAseats
>>?sec
@@;second
CAEseconds
@@Bsecret
DA?section
A@Bsecure
?=@security
60=see
==@see it
>??see the
A@Bsee you
?=Eseeing
@@Aseek
@@Bseeking
B>Aseem
BB?seemed
>>Aseems
C?<seems_like
@?Gseen
@?Asees
@@=select
A@Bselected
DA@selection
AA<self
@@?selfish
30@sell
?>@sell it
@>@sell the
@?Cseller
??Asells
??Csemi
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
G?Fserious
@@Cserious about
@@Bserve
>>>served
>A@servers
A@Cserves
@E9service
@@>service and
@A>service is
@B@services
@A?servicing
@@>serving
B>Dset
@@Aseth
@ABsets
>>@setting
??>setting it
BADsettings
?>@settle
@@Bsettled
A@Asetup
CA?several
A@Bseveral people
@@>several times
?>Csevere
?A>sex
D@@sexier
=<@sexual
DB=sexy
@@Asf
BA:sh
A@>sh *
@@=shade
AABshadow
@@?shadows
@@Bshake
@@Bshaking
??@shall
B?>shame
??@shameful
DABshape
B@Ashape of
6:Ashare
<>?share our
??@shared
?A?shares
?@Asharing
@@?shark
A@Csharp
B@Asharper
7;>she
>?@she has
B@?she is
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
=@>ship
??Eshipping
@@Cshirt
;I>shit
??>shit !
@F>shitty
>>Cshocked
A?@shocking
@A>shoddy
9<Ashoe
G@Bshoes
BA?shoot
BD?shooting
@AAshoots
==Cshop
>?;shopping
OD:short
@@Bshort time
@A=shortcomings
DDDshot
A@Fshots
?G>should
@>>should be
CH:should have
<;@should i
>?@should learn
C@@should make
@@Bshould say
A=?should_have_been
@?Bshout
<>Ishow
@@Bshow !
@B?show the
@@Eshowed
CIBshowing
AAAshown
:<?shows
A@Bshowtime
B@Fshuffle
@?>shut
?>@shut the
><Ashut_up
B@Jshutter
AA@si
ABBsick
??>sick_of
AAAside
?@?sidewalk
@?;sigh
@@;signal
@@>signals
A@Bsigned
@@>significant
BA=significantly
?>@silence
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
@5Csince
A@Bsince i
AA>since the
?>Asince you
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
??Bsituation
@@Asituational
???situations
B@@six
==Lsize
A@Dsize and
>??size of
?CAsized
??Bskeptical
@@Askies
>>?skills
>>Dskip
@@Bskip_to
@A9skipping
@@?skirt
@A@sky
;>:skype
??@slang
@D?slap
CH?slate
@@Bslave
BAAsleek
A?@sleep
@@?slew
@B?slightest
><>slightly
@@Eslim
@B@slimmer
@C>slip
E@Aslippage
BB@slot
AB@slot ?
=D>slow
A??slower
@AAslowing
??>slowly
A@Aslr
@@?slrs
?@@sluggish
@?Bsmack
FAHsmall
@@Bsmall and
A@Bsmall size
A@Asmaller
DB=smart
CA@smart phone
BB?smartphone
97@smartphones
@A:smell
>?=smh
B@Csmile
@@Bsmiles
@@?smiling
@@9smoke
AC@smoked
?@:smoking
GDAsmooth
C@Bsmoothly
A@@smoothness
??@sms
A@Esnap
@@Bsnl
??@snot
?A>snow
@@Asnuggly
@@=snyder
BA>so_bad
A@@so_cute
A@@so_dope
>?Fso_excited
@B@so_expensive
EAHso_good
BD@so_much_better
AB@so_much_better than
?C<so_sick
@B>so_sick of
>@=so_true
A>Fso_what
??@soak
@@?soap
A@@social
EAAsock
ACBsocks
AABsofa
C@Asoft
FJ<software
@A;software is
@B@software update
>@?software updates
C@@solar
?BAsold
?C?sold my
@@Asolely
BBBsolid
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
DDAsomething
@@>something !
BA@something ...
BAAsomething for
@@>something i
@@Bsomething to
@BAsometime
A?;sometimes
>?8somewhat
=>@somewhere
>>@somthing
>??son
83Fsong
?@=song !
>?Asong that
DBEsongs
@@Bsongs and
DFDsony
?@>sonys
<:Bsoo
89Bsoon
@A8sore
<6=sorry
BA@sorry but
@@>sorry for
A@Bsort
?B9sort_of
?@?sorts
@@Bsoul
C?Fsound
B@Dsound is
>A@sound like
@>Esound quality
?@Csounded
@@=sounding
?=Jsounds
@ABsounds great
97>sounds_like
8>Asoundtrack
A@Fsoup
>?Asource
@@Bsouth
@@Bsouth africa
A@?sp
E@Ispace
??@spaces
@@Cspam
@@=spammer
@B@spank
??Aspare
CADspeaker
B@Mspeakerphone
DCDspeakers
>??speaking
A@@speaks
>>@spec
>=?special
@@Bspecific
D@Aspecifically
F>Cspecs
ABAspeech
D<Espeed
@>?speeds
?>@spell
??Bspelled
@@Aspelling
BG:spend
@A>spend a
@A=spending
@C?spent
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
>?Bsports
AB@sporty
AA?spot
?B@spot_on
??>spread
A@Dspring
@@Esprint
@A@squashed
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
B@@stamps
@C@stand
@@Astandby
>>=stands
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
@A?starving
?>Estate
>?Astatement
A@Dstates
AC@station
@@=stations
?>Dstay
?@<stay_away_from
???stayed
@@Cstaying
@@Cstays
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
=C?stick
@B@stick to
???sticker
?@>sticks
@@?sticky
A@Astig
???stil
HU<still
BA@still has
B?Astill have
AB@still on
?C?still the
@A>still trying
>>@still waiting
@B@still want
@@>still_works
@B;stinks
A@Bstitch
=<?stock
C@@stoked
@?@stole
=<?stolen
>@Bstone
HC0stop
CAAstop !
BD@stop_watching
?>=stopped
@A=stopped_working
???stopping
A@@stops
B@Gstorage
@@Bstorage capacity
><8store
A@Estored
>>@stores
??Astorm
@B@story
=>@straight
>>@strange
@@;strap
@@>strategy
A?=streak
@>Bstream
A@Bstreaming
A<Bstreet
A@=strength
@@Bstrengths
@@Bstrikes
@@?striking
?@>string
AA@stroke
@C@stronger
@@Astrongly
?ADstuck
???students
AB@studio
@@>study
DDGstuff
AB@stuffmagazine
>>Dstunning
D@Fsturdy
DEBstyle
AB@style !
@B@style and
BC@styling
??Cstylish
?>@stylus
@C;sub
@?Bsubject
@@?subjects
C?@subscribe
AB@subscribers
BH@subscription
@A;substandard
A@>substitute
@C?subtle
A@Bsuburbs
@A=subway
@@=successfully
>>=such
C=>suck
@@Bsuck worse
AA@sucked
B@@sucker
NL6sucks
AA>sucks !
@@>sudden
@A<suddenly
B@>suffer
??Bsuffering
A?Csuggest
@@?suggested
B@@suggests
,%Nsuicide
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
@@>suppose to
?A>supposed
91=sure
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
@?Esuspect
?@@suspension
@B@suspicious
CC@suv
A@Csvcds
@@>swamp
@@=swap
?=Cswear
AC?sweater
A@Hsweet
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
@@Dt
BAEt mobile
@@=t zones
???ta
LT@tab
@?>table
AB@tables
OG<tablet
=?@tablet ?
B@@tablet because
DB@tablet is
BA@tablet on
?>@tablet s
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
C@@take the
AB?take your
BBHtaken
@BBtakes
@@>takes a
>?Dtaking
@?Ctaking my
CDAtalk
ABAtalked
@@Ctalkin
HC@talking
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
<<>tax
DA@taycan
@@>tcot
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
@FBtechnology
@@Btechnology is
@>@techspurt
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
?@;tend
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
H6Athan
BBBthan a
@?Bthan an
AABthan any
B@Athan enough
@@>than i
C;Fthan the
?E<than this
A@Bthank
CE@thank_u
B<9thank_you
B@?thank_you !
@@>thankful
@B?thankfully
A@@thanking
,7;thanks
;??thanks !
>??thanks :)
?@Bthanks to
CAAthanks_a_lot
<==thanks_for
CA?thanks_for the
AB9thanks_for_nothing
CAAthanks_so_much
A@@thankyou
D@@thanx
=7?that
AB@that !
@>Dthat a
@A>that actually
@@>that amazon
>=Athat apple
@A>that came
>>@that car
?>@that do
A@Bthat good
BABthat have
?A>that he
C?Gthat i
;C?that is
@@Bthat it
=>@that its
@@Bthat ive
AB@that kind_of
@@>that low
@>@that money
@B=that much
@B@that normal
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
?;Cthat would
@?<that you
?A?thatd
??@thatll
EDBthats
A?Bthats a
@>@thats all
A@<thats awesome
BA@thats cute
AD@thats just
CC@thats not
@@Cthats terribly
BCAthats the
?BBthats what
@@Bthats where
==?thats why
AC@the
=?=the "
B@@the accent
=>@the acer
>@=the ad
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
==>the black
@B?the body
AC@the bottom
@?Dthe box
@@Bthe brand
@@>the built
@B@the cake
=B7the camera
B@Bthe cameras
A@Bthe canon
DB?the car
@A<the case
=<@the cat
><@the cheapest
@@Bthe combination
@@>the company
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
AA>the dust
@B;the dvd
@@>the eax
=?>the end
CC@the english
AA=the entire
DAAthe f
@B?the face
CCCthe fact
BACthe features
?>Bthe few
@@Bthe field
<=>the first
>?@the floor
?A>the freedom
?A>the front
AABthe functionality
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
@>?the internet
=>@the intro
AB>the ipad
?=Athe iphone
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
?@>the mini
@?Ethe money
ABAthe music
@B@the mustang
>??the name
=?Athe new
>@@the next
A@Bthe nicest
??>the night
B@Gthe nikon
@@Bthe nokia
A@Bthe nomad
>?>the one
<=@the oneplus
AA<the only
:==the original
AA>the os
@@9the other
?=Athe p
@ABthe people
C@9the phone
A@Bthe phones
A@Dthe picture
AACthe pictures
CB@the playbook
BB<the player
@A>the players
@@Bthe playing
?@Bthe poor
AB@the power
BA@the prettiest
F@Ethe price
@A<the product
@>Athe real
ABBthe rest
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
=>Athe size
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
>?@the white
BA@the win
@C@the winner
AC?the word
@CCthe world
AB@the xoom
A@Bthe xtra
==@the year
?C@the_fire
@B>the_problem_is
@D>the_shit
@D;the_worst
??Atheater
???theft
@@Athegoodwife
4;5their
@A>their products
A?Btheirs
@E=them
A@>them !
AB@them ?
A@Bthem all
>?@them is
@@Bthem to
@@>them with
???theme
?@Athemselves
7B9then
@B@then dont
EB?then i
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
AADtheres no
@A>theres no_way
ELAthese
BA@these and
?@=these are
@B@these people
>??these reviews
@@>these things
6M6they
??>they are
@@Bthey call
?>Athey came
B@@they can
@A>they claim
?A=they could
@B@they didnt
BAAthey dont
AB?they give
@BAthey have
>=@they look_like
@B?they need
?@>they said
ADAthey should
>??they will
@B>they wont
??>theyd
>?@theyll
FG;theyre
A?Btheyve
@A>thick
?@Athicker
AC@thickness
B@?thier
@A?thin
KS?thing
@B?thing and
@@Bthing has
BC@thing is
@@>thing ive
@@Cthing that
>?@things
@@Bthings about
>@?things that
:7;think
BB@think about
A>Athink i
C@Athink it
??Cthink of
CBAthink that
<@@think the
@B?think they
A>Athink this
C=Athinking
B@Athinking about
@A@thinkpad
D@>thinks
>>?third
@D@thirsty
A@Athirty
NGGthis
B@@this ...
>=Athis ?
BDAthis a
?@>this after
?=@this and
?@>this as
@@Bthis baby
EAOthis camera
=>@this commercial
@A=this company
@B@this could
@@>this did
@A:this dvd
BA?this ever
>?Bthis for
@@Bthis great
AD@this guys
@?Cthis has
@@Bthis if
>?@this in
F?@this is
A@Cthis is_the_best
?A>this isnt
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
A@Bthis price
@G7this product
AB?this review
@B@this shit
CA@this should
EGDthis thing
@@Bthis time
@@Cthis to
@A;this unit
=9Athis video
??>this was
>=@this will
@>Athis year
@C=this_sucks
E@?tho
B@@thorough
?9>those
>?@those are
A@Cthose that
@?@thou
HK>though
AB@though ?
ABAthough i
>8Fthought
AA>thought i
?>@thought it
B@Athoughts
AA>thousand
@A>thousands
>>5three
@A@threw
A@Dthrilled
>?@thrive
@A;throat
?@8through
@@Bthrough the
@A>through their
@A=through to
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
?@;thx
A@Atickets
>>@tie
@D@tied
A@Btigers
=B=tight
??Atil
AB=till
AC?tilt
A@Ctim
@>Ctime
??Btime !
@@>time ?
@@Ctime and
BACtime i
@@>time is
>??time to
@@>timed
A@Atimeless
B@Atimeline
@F3times
??Atinker
A?@tip
ABAtired
AA>tired_of
B@@tires
@B@tis
?@>tissues
@@>titles
BAAtm
@E<to
<=?to "
>?>to a
@@>to amazon
A@Bto and
@B@to android
@@Bto answer
A@Gto anyone
@@>to ask
??Bto avoid
DD@to be
@B>to being
@@Bto borrow
?=Ato buy
@A<to contact
ABAto copy
A>Cto do
A>@to drive
>?@to even
@@>to expect
@BAto fill
@B@to fix
?A3to get
@BBto give
CD=to go
>@7to have
@@>to hold
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
BABto my
@@Cto on
?@=to open
@@Bto operate
CAAto own
@A>to pay
B@@to phone
??Eto play
>@?to put
@@>to resolve
@@>to respond
A@>to run
@>@to samsung
AA>to save
AABto say
>>@to search
@?Cto see
@A;to send
>??to show
ABAto spend
@@>to stand
AB@to start
CA?to stop
=?Ato take
?>?to tell
BA@to test
=>>to the
@?=to this
A@Cto transfer
@B@to turn
BA?to upgrade
BCEto use
@@>to using
>>Ato watch
AC<to work
@>Cto you
@CCto your
@@Atoast
<5Etoday
=??today !
@@Btoday and
@@=today is
?@=todays
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
EBFtonight
@@Btonight and
A@Atons
D@Btoo_bad
BF=too_expensive
BC@too_fast
9<Atoo_funny
BDBtoo_long
@@Btoo_quiet
?C<too_small
AG=took
@@Btook it
@A?tool
??@tools
D:Dtop
?<@top gear
AC?top of
@@Atop_notch
>?Atopgear
>>Atopic
@@Atops
?>@torn
CE@torque
@@>toshiba
AA@toss
?E:total
@@>total mess
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
>A9trade
>@@trading
@@>traditional
@@<traffic
BABtrailer
DACtrain
.%Itraining
CAGtransfer
A@Btransfered
A@Atransferred
@?Btransferring
B@Gtransfers
@@Btransfers are
CC@transformer
>?@transformer !
@@>transition
@A=transmitter
A?Btrap
CA>trash
BA@trashy
?>=travel
@@Atravelling
@B?travesty
@ADtreadmill
@@Btreadmill hell
??>tree
@@Atremendous
@B@trend
@@Ctrent
@@?tri
@??trial
@@?trick
>I+tried
@A=tried the
?C<tried to
>>@tries
?<Etrip
??Btripod
>=@troll
C@@tron
AE=trouble
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
?A?truth
<<Btry
AC@try the
@?Ctry to
?J3trying
@D9trying to
A@Ats
A@Att
>>Btube
>?=tuesday
==>tune
A@Dtunes
=D?turbo
@@Cturkey
:??turn
AC@turn it
?>@turn out
BAFturned
<?Aturning
??@turns
?=Btv
@A<tvs
@ABtweet
@@Btweetdeck
@@Atweeted
@@Atweeting
??=tweets
@?Dtwenty
@E7twice
BDAtwin
@@Btwist
BAAtwit
@@Atwitpic
@?Btwitter
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
?>?tyres
=D>u
>>@u can
@B@u do
>??u recommend
@B@u should
@@>ubuntu
?B=ugh
A[8ugly
B?@ugreen
CABuh
?A?uhm
AA@ui
=;?uk
A@Eultimate
@@?ultimately
AA>umm
??>un
E?Aunacceptable
A@Eunbeatable
A@Bunbelievable
?@Aunboxing
><>uncle
@A?uncomfortable
>?>unconventional
??Aundecided
A<Bunder
@@Aundercover
AFAunderstand
@C@understand the
@@Aunderstanding
A?Bunderstood
@>@uneducated
=?>unfortunately
?>?uni
@@Bunicorn
@A>uninstalled
@AAunion
D@@unique
AD1unit
@@Bunit is
@@>unit to
@A=unit was
?@>united
B@@units
?@=universal
?A?universe
@B?university
CG<unless
DBEunlike
@ABunlimited
@C?unlock
A@Funmatched
<<=unnecessary
@@Bunplayable
@@?unpredictable
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
AABup for
?>Aup the
ABAup to
AC@up with
@AAupcoming
<C?update
AD@updated
<?=updates
A@@updating
=<5upgrade
?>?upgrade to
@@Bupgrades
@?Aupgrading
B@?upload
@?Cuploaded
CA?uploads
AADupon
DA@upper
><Bups
?@;upset
F>?ur
BA@ur accent
@@Aurl
:=Gus
@ACus to
B@@us version
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
E?Dusing
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
@@Eval
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
@@>various
@@Avast
@@<vastly
A@Cvcds
>=@ve
@@Avegan
BA@vegas
@@Avegetable
GF@vehicle
@D@vehicles
@A@vendor
@A@verdict
@A?verizon
CACversatile
:7?version
AB@version ?
??@versions
BB@vertical
@D7very_bad
E?Nvery_good
B@Bvery_helpful
BABvery_impressed
AA@very_informative
B@Bvery_interesting
?@=very_true
@@>veterans
A@@veyron
=?=via
@@?vibrant
@@=vibrate
@B@vibration
=>@vicky
A?Avictory
AC@vid
9N8video
B@@video !
==@video ?
?B?video and
==@video on
@A<video output
LI?videos
BC?vids
??;view
??@viewed
@@<viewfinder
AABviewing
88Aviews
B@@vii
A@?vintage
@@Cviolent
>>@visit
AA@visually
>>@vita
EB@viva
.5>vivo
9<?vivo x
@B@vocabulary
WD?voice
B@@voice is
BB@voice makes
?@?volkswagen
BA=volume
?@?vomit
@@>voted
;8<vs
???vu
@@>vulgar
;;;w
?@>w o
@>@wacom
>D>wait
AB@wait ...
AC@wait and
>@@wait for
??@wait_what
B@Awaited
:<@waiting
<?Awaiting for
@BAwake
??Cwalk
?@>walked
@A?walking
@@>walking_dead
@@>walkman
@@Awalks
?=Awall
>=Awallet
@=Awallpaper
?>@wallpapers
=?>walmart
@@>wank
@A@wanker
<?@wanna
?A@wannabe
9>Ewant
@C=want a
?>@want it
DDCwant to
?=@want_one
DAAwant_this
AA@want_to_know
9;8wanted
>?>wanted to
A@Dwanting
C?@wants
@A=wap
@@?war
>>Awarm
B@Awarming
@?Bwarned
@B@warning
>B2warranty
AA?warren
@@Awarrior
@?Ewars
<8=was
@=Gwas a
@?Ewas able
??>was an
@@>was anything
B@@was going_to_buy
A@Bwas great
B?Awas just
@A>was no
A@Bwas right
BA@was such
A@Bwas surprised
?>Bwas the
@@Bwas wrong
B??was_like
??@wasent
>=;wasnt
?>Awaste
A@@waste_my_time
AD?waste_of_money
AC@waste_of_time
B?@wasted
?@?wasting
AA>wat
69Awatch
>>@watch the
?>?watch this
B@@watch videos
=<Cwatched
???watches
>>@watchin
<>Fwatching
@BAwatching it
=>?watching this
=>@water
?@Awave
A?@waves
>>?waving
CFDway_better
A?Bway_better than
AC@way_worse
?>Bways
??@wd
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
BD?weather
@BAweb
@A?webcam
AH?webos
??@webpage
@B@webpages
@B:website
??>websites
A@?wedding
>??wednesday
==>week
?@>week and
A?Bweekend
@@?weekends
@C2weeks
@@Bweeks and
??@weighs
BBDweight
B>Cweird
DA<welcome
?@>welcome to
I;Swell
@B@well ...
A@Dwell as
BA@well see
AC?well thats
@?@well_done
=>@well_said
A@Fwell_worth
@@Bwell_worth the
?A>went
AA=went out
A@Bwent well
?>@weqq
AH?were
AD<werent
A@Bwest
AC>wet
@?Aweve
?>@what
EH>what a
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
?A@what_do_you_mean
:8?what_is_the
DA@whatching
>C=whatever
?B?whatever you
?A?whats
:8>whats_the
@ABwhats_the_point
?A=wheel
AB@wheels
6E5when
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
>?@where do
>>Awhere i
AB@where is
@A>where it
>?@where you
A?@whereas
@A>wheres
AB@wheres the
B?Awherever
:<Awhich
AB?which can
DBAwhich has
<@@which is
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
@@Bwho want
>=Cwho_cares
A@Dwhoa
AA>whoever
@><whole
A@>whom
B@Ewhoo
?>Dwhos
2E7why
BC?why am
AA=why cant
?A>why did
AD=why do
AB?why does
?>@why doesnt
<=Awhy i
=>?why is
?=Cwhy not
AC?why they
?>@why this
>@@why would
ABAwi
DA@wich
??>wicked
HBBwide
??@wider
@=Fwife
@@Bwifey
;8Awifi
D<Awill
@@Bwill allow
=;>will be
AABwill do
BD=will never
AC<will not
?=Awill still
A@Bwill take
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
@A>winehouse
@>@wing
?A@wings
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
>;2wish
@A=wish i
@@Bwish there
>?@wish to
=>@wish_i_had
@@Bwish_it_had
>>>wish_it_was
>=Awish_they
?@?wit
>=Bwitch
:?Fwith
@@>with "
?C=with a
@?<with all
B@@with android
@@=with customer
??Bwith either
?>Awith his
@@Bwith is
?=Dwith it
=?Fwith my
>@@with nice
??>with no
@A>with one
@B@with out
AB@with quad
@@Bwith sprint
@BBwith that
HDAwith the
ABAwith these
BA?with this
?@>with win
>??with you
=@>with your
BA=within
AA>within a
@@>within the
CCMwithout
@@Cwithout it
A@Awma
BA@woah
@@?woke
@@?wolf
=>9woman
?@:women
C@Hwon
EE?wonder
AB@wonder how
C@Mwonderful
;:Cwondering
@A?wonders
CG2wont
@@>wont answer
@A=wont play
@@?wont_regret
=>Awoo
@@Awood
A@Dwoohoo
@@Bwoohoo !
@@>wool
A@Bwoot
>=@woow
AD<word
HACwords
??Awore
FJ=work
@A>work !
@A>work "
A@Dwork of
?D>work on
@@>work properly
?@?workaround
??<worked
AABworkers
?@Eworking
>?@working fine
@?Bworking on
@@Bworking out
A@Bworking_great
J>Gworks
@@>works like
A@Aworks_fine
D@Nworks_great
??Eworks_perfectly
A@Cworks_well
ABFworld
@F?worlds
??Aworldwide
??@worm
??=worried
@@>worried about
@@Bworrying
?D>worse
@@<worse_than
@B6worst
A<:worth
BA@worth a
BADworth_every
=;>worth_it
@>=worth_the
AD>worthless
DL=would
=B?would be
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
??@would_like_to_know
??Awould_recommend
CC8wouldnt
@@Bwouldnt be
?@Bwouldve
2>9wow
@@=wow ...
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
@@Bww
??@wwii
*1=x
>=@x3
@@Bxboxfamily
<C=xd
:9@xiaomi
BB@xl
<?>xmas
A@Axo
AD?xoo
AC@xoo m
DH@xoom
?B@xoom is
@@>xoxo
>A2xp
AB@xperia
B>Mxtra
A?Bxx
DABya
B@Ayall
AC@yamaha
A@Ayap
@@Ayarn
?=@yawn
F@Dyay
B@Dyay !
EDAyea
95Gyeah
@?Eyeah !
?A>yeah the
@A@yeah_right
53>year
@A>year and
@A>year old
GBQyears
@@Byears !
=@@years ago
?>@years of
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
GEByet
@@>yet again
@@>yet another
A@Eyet to
@A@yikes
><Byo
@?Ayoda
@?Cyoga
A@Cyork
;?Ayou
AAByou !
?>@you a
>=>you and
=>>you are
A@Cyou ask
AB@you be
A@Byou bring
@8Jyou can
?@=you cannot
AA=you cant
@>Byou could
?=Ayou dont
>>@you enjoy
?B@you get
??>you got
@@Byou had
:@;you have
>BAyou know
==?you like
?>?you made
A@=you might
@?>you must
@A>you need
@A<you pay
BA@you please
@@Byou put
?>@you realize
>>@you recommend
@B@you said
DCAyou should
>?@you sound
>?Ayou still
AAByou take
AB@you talk
<>@you think
C?Cyou to
@B@you tried
@@>you use
@ACyou want
@@Cyou were
BC>you will
AAEyou would
=9Cyou_mean
?A@you_suck
?A>youd
<;Ayoull
?>Cyoung
=CByour
>>Ayour ass
>?@your friends
@@Byour hand
AB8your money
A@Byour player
A@Byour pocket
>?@your right
AH?your video
B@@your videos
HEDyoure
CA@youre the
AB@yours
>@8yourself
@@Byouth
==Byoutube
@=Cyouve
AA?yr
?>Byrs
@=Ayt
A@Ayummy
?B=yup
@?Az
C?Gzen
A?Czen xtra
B@Hzens
@@=zero
@A:zones
67Azoom
@@Azooms
>=@zoomx
A?Czx
8E8~!
CI<~"
B@A~(
ECG~)
AA?~*
>BA~..
?G?~...
>?A~....
?@>~<link>
;:E~?
CQ8~a
BD<~able
?@?~about
AC@~accent
@@>~accept
@@=~access
@@>~accurate
@@>~activated
EAB~actually
>B?~ad
BB?~add
@@A~affect
C@A~afford
?>A~afraid
??=~after
AC:~again
@?@~ai
>F8~all
@@>~allow
B@A~allowed
A?@~already
?>>~always
A?B~am
9BA~an
;A<~and
>>@~annoying
@B:~another
?@9~answer
@A=~answered
>BE~any
DAA~anymore
AB:~anyone
>A:~anything
@?B~anywhere
@@C~apart
@A7~apex
AB?~app
:<?~apple
>C@~apps
>>8~are
>>@~argue
A@>~around
HE7~as
@@A~asked
??@~asus
@F9~at
AC?~attention
@@=~automatically
@A=~avail
@AA~available
@A<~avoid
AD>~away
@@A~awesome
?@B~back
@AB~background
B@C~bad
@A@~bb
ACA~be
><@~because
BCD~been
==C~before
?>G~being
?>@~believe
=>@~bells
A@@~best
C>O~better
BD@~better_than
@?G~big
?>@~blackberry
A@@~body
AEB~bother
@B?~bothered
?@?~bought
@@>~bounce
A@@~box
@@>~breakthrough
AA@~british
A?@~broke
@A;~busy
AFA~but
@@=~button
BE?~buy
B@@~buying
@@?~by
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
BD>~change
A@@~changed
>;@~charge
@?>~cheap
?>@~cheapest
?>@~check
@B>~choice
??@~choose
=>@~clarkson
AB<~clear
@AA~clever
===~close
A@?~clue
@=@~clutch
@?A~color
B@D~come
?@@~coming
@?A~comment
==@~commercial
=>@~company
@AA~compare
@@>~compatible
@B@~compete
@@>~competition
@@B~complaints
@@A~connect
@@?~consider
?>@~considered
@B>~contact
AB?~continue
@@A~contract
A@@~control
@AA~cool
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
DF@~detail
@@?~device
@@>~did
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
A@C~distortion
>D9~do
@BA~does
BC=~doesnt
B??~done
>>A~dont
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
A@@~either
B?A~else
AE?~email
?@>~emails
@BA~end
@DC~enough
@@B~entire
OH@~even
AB?~ever
@?@~everyone
>>?~excited
?@>~excuse
@A?~exist
@B@~expensive
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
@@>~figured
@?B~file
A@?~find
>=>~first
@C<~fit
ED@~flash
A@E~flaw
@B@~flaws
???~focus
@@=~folders
DD>~for
@B@~ford
>>A~forget
@@=~format
??>~found
@@?~free
@@>~friend
@@?~friendly
<?9~from
A?@~fuck
?@?~full
@@<~fun
AB>~function
?@B~funny
@@>~further
?D?~g
A@@~galaxy
=<@~gas
AK@~get
ECC~give
??@~gives
B@A~giving
<:A~global
:9B~go
A>;~going
@A@~going_to_buy
?>A~gonna
GB>~good
@@B~gorgeous
BD>~got
@AA~gotten
ABC~great
B@@~guy
@A@~guys
A;H~had
??B~haha
A?A~half
@>C~happen
B@?~happy
B>A~has
=<>~hate
A<F~have
@?B~havent
A>A~having
@B@~hdmi
BD@~he
@@?~hear
??<~heard
@A>~heat
C@B~heavy
AD7~help
??>~her
AB<~here
AD=~his
A>=~hold
@DA~home
CA@~hoodie
=>B~hot
>B>~how
A?@~how_many
C=G~i
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
@>@~ios
BF@~ipad
<?@~iphone
@@>~ipod
B?C~is
>>@~isnt
>=?~issue
>=@~issues
?MA~it
CD8~its
@A?~ive
>>@~joke
@?@~judge
BB>~just
A@@~justify
?@?~keep
@AA~kid
?@@~killing
?@A~kind_of
@DF~know
@A?~knowing
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
??>~left
A@>~leg
AA@~less
AAE~let
=??~letting
@@>~lie
GCG~like
AB@~like_a
@;>~like_it
@@A~like_that
>>>~like_the
@B@~like_to
@@A~like_what
@B@~likes
@A>~limited
A@B~listed
AB?~live
AA<~load
@@B~lock
=<E~lol
A?A~long
@A=~longer
?B?~look_like
>?@~looked
@AD~looking
?@>~lose
@@B~loss
@A>~lost
@B<~lot
@>B~made
CA@~make
@A?~makes
AD>~making
?@A~man
A@>~managed
@?B~manual
@>D~many
@B@~material
>>:~matter
>:<~me
??B~mean
??A~means
?@?~meant
@@?~meet
@B@~memory
@B=~mention
@BA~mentioned
B>A~mentioning
@@=~message
@A?~microphone
?>?~microsoft
BD@~mine
=>6~money
@@A~moving
EDC~much
@F8~my
@@B~myself
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
@A>~note
>>@~nothing
AA@~notice
@A?~number
9A1~of
A@A~offer
@?@~oil
A?@~old
@C:~on
@BC~once
@@<~one
CCC~only
??<~open
DDA~or
>>@~other
?A>~out
AAA~over
<=A~own
?B@~p
@@A~patience
A?A~pay
AB@~paying
@@>~pc
AA@~people
??D~perfect
@A>~perform
>>A~phone
AD3~picture
EF.~play
A@A~played
AC7~player
@A@~point
@B@~port
A@I~positive
BB@~post
@A=~power
E?A~prettiest
?A;~pretty
@@<~price
=><~problem
C@G~problems
@@?~produce
?@4~product
@@>~properly
AA8~purchase
@@=~purchasing
@@?~push
@@D~put
?=@~quad
@A<~quality
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
FI@~review
BB?~reviews
@?@~rich
@A?~right
>?A~run
?@@~running
=;@~s
@B@~said
B@A~same
=?@~samsung
@A?~save
???~saw
@AE~say
@??~screen
>=@~search
?E@~see
AA<~seem
==C~seen
@A=~send
@@?~sent_me
@@?~several
?>C~sexy
A@?~sharp
AC<~she
@A=~shine
@@A~shipping
<=@~shit
BC>~show
??@~shut
@@A~sign
AD@~sim
@@?~simple
@A=~simply
A>D~single
>?@~siri
?@=~sit
@B@~skype
@@B~slept
@A@~snow
C@A~so_bad
@A@~sold
CB=~some
@A<~sore
CD=~sound
@@B~speak
@A?~special
@EA~spend
AAA~spending
A=@~stand_a_chance
ABB~still
DB?~stop
@@?~storage
@@>~straight
?@?~strong
?>@~stuff
@B@~style
CBE~such
??B~suck
><?~support
A@?~sure
A@?~survive
??@~switch
A@@~sync
BA@~tab
@A@~tablets
@@>~tags
@@G~take
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
>8C~that
??@~thats
::>~the
AB>~their
D?8~them
CBA~then
ABA~there
AD:~these
CE>~they
?AA~thing
><E~think
=E?~this
A@B~those
A@D~though
AA?~thought
>>@~thumbs_up
C@A~till
@?D~time
@@B~tired_of
GB@~to
B@@~too_bad
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
@BA~ugly
=>@~uk
CCA~understand
@?B~unless
AA?~until
CFD~up
CB@~update
CA@~upgrade
@@B~upgraded
?>@~upload
BA@~ur
@A?~usb
@A?~use
<>B~used
@@B~using
A?@~value
=<A~version
@>=~video
AB@~videos
@D=~voice
@@>~w
?>A~wait
@@?~walking
C<D~want
@=@~want_one
@A@~wants
BB:~was
?B;~waste
A@<~waste_your_time
A@A~wasted
>>B~watch
AB@~watching
C@@~we
==>~wear
@@B~weeks
@@B~weight
@F;~well
@A@~were
D?D~what
@@?~when
>>@~where
B@B~whether
==@~which
BA@~while
C@D~who
AAC~why
AC>~will
A@>~willing
@@A~window
HN7~with
BAH~without
??A~wonder
@AC~word
@D3~work
?D2~worked
@@B~working
??B~worry
AA>~worth
?>B~worth_the
>?@~would
A@C~write
9;=~wrong
??B~yet
8:F~you
@?@~you_mean
@@?~youll
@B5~your
BB>~youre
AB@~youtube
A@@~yr
CA@~zoom
`;
