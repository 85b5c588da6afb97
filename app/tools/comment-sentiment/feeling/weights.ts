// Written by npm run learn -- --data DIR, from the sets that docs/evaluation/sentiment.md names. Not to be edited.

/** What one step of a weight is worth; a weight has 27 steps either way. */
export const STEP = 0.025;

/** Added to the log odds of praise and blame. */
export const LEAN: [praise: number, blame: number] = [0.2, 0];

/** A line for the constant and for each rule feature: its name, and what it adds to praise, blame and valence. */
export const RULES = `
constant -0.691 -0.313 -0.024
sum 0.068 -0.459 0.408
sumSquare 0.331 0.290 -0.194
praise 0.172 -0.155 0.004
blame -0.173 0.163 -0.248
highest 0.398 0.046 0.371
lowest 0.125 -0.099 0.259
first 0.291 -0.034 0.154
last 0.023 0.116 0.132
firstSign -0.064 0.089 -0.056
mean 0.251 0.049 0.289
onlyPraise 0.079 -0.138 -0.038
onlyBlame -0.079 0.402 0.001
both 0.105 0.447 -0.137
nothing -0.220 -0.764 0.169
strongPraise 0.066 0.320 0.127
strongBlame 0.360 0.076 0.043
emoji -0.072 0.164 -0.025
emojiOnly 0.118 0.043 -0.084
density -0.119 -0.533 0.222
densityPraise 0.160 -0.244 0.033
densityBlame 0.280 0.289 -0.189
question -0.482 -0.202 -0.086
asksShort -0.160 -0.063 -0.009
questionPraise 0.079 0.293 -0.148
questionBlame 0.942 0.492 0.308
questionUnrated -0.230 -0.036 0.064
asks -0.151 -0.315 -0.017
length -0.559 -0.120 -0.274
short -0.235 -0.112 -0.018
long -0.199 -0.189 -0.013
negations -0.083 0.362 -0.415
you -0.103 -0.345 0.110
me 0.183 -0.051 0.060
thanks -0.308 -0.192 -0.031
mention 0.562 0.050 0.040
link 0.002 -0.149 -0.128
stamp -0.472 -0.658 -0.113
supposes -0.417 -0.186 -0.081
turns 0.055 -0.021 -0.199
digits 0.269 -0.041 0.028
loud -0.267 0.053 -0.205
ofVideo -0.073 -0.156 -0.018
compares 0.156 0.393 -0.067
buys 0.108 0.015 -0.003
laughs -0.646 -0.358 -0.032
turnedPraise 0.125 -0.147 0.366
superlative 0.060 0.210 0.002
longPraise -0.176 0.313 -0.180
longBlame 0.112 -0.278 0.368
longUnrated 0.845 0.662 0.133
shortPraise -0.065 -0.027 -0.035
shortBlame -0.185 -0.018 -0.095
negatedUnrated -0.107 0.722 -0.352
supposesPraise -0.368 0.005 -0.177
videoPraise 0.191 0.022 -0.018
otherPraise -0.019 -0.178 0.022
videoBlame -0.121 0.056 -0.105
otherBlame -0.052 0.107 -0.144
comparesPraise -0.229 0.202 -0.070
comparesBlame 0.051 -0.178 0.074
mePraise 0.175 -0.156 0.060
meBlame 0.225 0.452 -0.170
digitsPraise -0.132 0.493 -0.075
digitsBlame 0.495 -0.291 0.172
laughsBlame -0.069 -0.485 0.541
laughsOnly -0.168 0.049 0.028
adjectives -0.237 -0.078 0.108
adjectivesPraise 0.462 -0.089 0.101
adjectivesBlame 0.169 0.169 0.099
adjectivesHighest 0.619 0.339 0.181
adjectivesLowest -0.024 0.257 -0.260
adjectivesDensity 0.506 0.002 0.043
opinion -0.294 -0.250 -0.004
opinionHighest 0.424 0.360 -0.020
opinionMean -0.301 -0.334 -0.001
exclaims 0.299 0.037 0.274
exclaimsPraise 0.083 0.432 0.133
exclaimsBlame 0.422 0.173 -0.121
replyPraise -0.051 -0.789 0.045
replyBlame -0.634 0.092 0.201
`;

/** A line for each word and pair: a character for each of its three weights, then itself. */
export const GRAMS = `
Q7K!
CH?! $
<8?! +
C>?! -
;>=! :)
??>! :-)
E@>! :d
BA@! ;)
>AA! <3
E?H! <link>
>??! =)
BCA! =d
AC@! ?
B@@! N
B@A! P
A<>! _ +
?@=! _ -
?@<! _ N
<=<! _ P
@@>! a
>>@! and
@@>! at
A@E! but
@B@! come
@A>! damn
@B?! get
A@C! go
@@>! great
A@B! have
@@B! hope
BBB! if
@?C! ill
?>@! im
@B@! ipad
>>A! is
@@>! it
@AB! its
>>@! ive
ABA! just
=?>! lol
A@B! love
@?>! my
<=@! no
BA@! not
B@@! now
@A>! piss
<??! please
=>A! thanks
BB@! that
?BA! the
>?@! they
?@>! true
@B?! why
A@C! woo
A@B! xo
CAD! yay
AB@! yeah
@AB! you
>@@! your
5=;" +
<<;" P
?=C" _ +
??D" _ -
>?>" _ P
%:?#
<>B# !
=6D# $
>@?# :)
@E?# :p
=;=# ?
>?@# a
@@># about
>??# all
>>@# also
EB?# and
C?A# apple
?>A# apps
=??# are
@BA# as
=>?# at
?>A# b
B@@# battery
CA@# beat
A?B# because
B?@# best
AD?# better
>?@# bhp
?>@# bucks
::A# but
B@E# cds
?>@# cylinder
?C@# d
?@=# day
@C9# days
ABA# degrees
A?B# does
>;@# doesnt
AG=# dollar
>>># dollars
>>@# door
A@B# dvd
@A># dvds
@A># e
@B@# euros
B?@# even
@=@# f
BA># followers
>>@# for
?>?# from
<E=# g
?;D# gb
AC@# get
B@@# ghz
@?B# go
@BB# has
==@# he
?>@# here
?C=# hour
FK@# hours
>B?# hp
AB@# hr
CAB# i
CF?# if
A?C# images
?9D# in
;<@# inch
CB@# is
?E># is_the_best
?=B# it
BA@# its
96A# k
=>@# km
;7A# l
>=A# lbs
BE@# lol
@F?# looks
@=C# looks_like
?>@# mah
AE;# mb
AC@# megapixels
ECA# miles
=>?# million
BD@# min
CDC# minutes
B?A# mm
?>A# models
>A<# month
@A;# months
=??# mp
@A># no
=<A# not
>=@# now
>=?# of
;<@# on
>:B# or
A@C# others
@B@# over
@H@# p
=?@# people
@>D# player
B@A# playing
?=@# plus
DBA# pm
B@@# power
;:># pro
@>@# r
@>A# rd
?<B# review
>>@# reviews
@>@# rpm
>9B# s
AB@# seats
>>?# sec
CAC# seconds
=>@# she
BAA# songs
=?@# soon
>@C# st
@@B# star
CAG# stars
@>A# still
B>A# sucks
@>B# t
?@=# tags
<:@# th
@B<# than
BAA# that
?D<# the
>>@# then
?A># they
BF?# this
AC=# times
?F?# turbo
@C@# u
>>?# usd
>@@# v
@>A# w
B<?# was
?A:# weeks
?>@# when
??># which
A?B# will
A>># with
D@@# words
>=A# would
A@C# x
=>@# year
C=B# years
>>@# you
AB?# yr
@>B# yrs
>??( +
C?D( -
@>C( P
==B( _ -
A?B( _ P
@@B) +
A?B) -
?>C) _ +
BA>) _ -
@@>* +
?:C+ !
<A>+ "
XET+ $
=?@+ (
>;@+ )
?@=+ *
;AB+ ,
D:I+ .
@C>+ ..
8C;+ ...
B@?+ ....
=A?+ .......
>>@+ 1
@B@+ 100
C?C+ 2
==?+ 3
@AB+ 4
ABA+ 5
>?=+ 7
<??+ 8
>=A+ :
>>?+ :(
A?=+ :)
AF?+ :p
??>+ <link>
>?@+ =)
A@9+ ?
FAA+ _ !
8>9+ _ "
<=A+ _ (
?A>+ _ )
=B:+ _ ,
CDC+ _ .
=>@+ _ ..
AE<+ _ ...
B>A+ _ 1
?@=+ _ 10
A?>+ _ 2
AAB+ _ 3
B@>+ _ 300
=>?+ _ 4
>A?+ _ 7
@@=+ _ :
>>A+ _ :(
D@<+ _ :)
<=?+ _ :d
@@B+ _ :p
@@B+ _ ;
B@@+ _ ;)
@?=+ _ <link>
@=>+ _ ?
AI=+ _ a
??>+ _ about
CA@+ _ accent
>A@+ _ acer
?B@+ _ ad
>>@+ _ advance
?>A+ _ after
C@@+ _ all
A@B+ _ amazing
>=@+ _ an
DCC+ _ and
?B=+ _ any
B@A+ _ anything
>>@+ _ anyway
B@@+ _ app
A?>+ _ apple
:==+ _ are
CA?+ _ around
??=+ _ ass
?B@+ _ asus
CD@+ _ at
??>+ _ bag
D@=+ _ be
@C@+ _ because
>>A+ _ been
B@A+ _ bells
B@@+ _ best
AB@+ _ bet
>?@+ _ better
>??+ _ black
AB@+ _ bmw
?B@+ _ body
=@@+ _ both
B@A+ _ bought
@A=+ _ brand
AB@+ _ british
;;;+ _ but
A>B+ _ buy
C@B+ _ by
CAE+ _ camera
@AB+ _ can
A@C+ _ canon
CFA+ _ car
?>@+ _ carry
;>?+ _ cars
<=?+ _ change
>A@+ _ cheap
@@>+ _ cheaper
>?@+ _ christmas
A@D+ _ com
BA@+ _ come
>>@+ _ comment
?@>+ _ comments
B@@+ _ cost
>@:+ _ could
>?A+ _ creative
@A>+ _ damn
BAA+ _ device
FFF+ _ did
@@=+ _ didnt
@@C+ _ digital
@B?+ _ do
AB@+ _ does
A@>+ _ doesnt
>?<+ _ dont
C@@+ _ drive
B@A+ _ dude
A@B+ _ e
?A>+ _ else
CA@+ _ english
@A>+ _ etc
>A@+ _ even
C@C+ _ ever
@>B+ _ every
A@B+ _ everything
B@B+ _ fact
>??+ _ family
@B?+ _ feature
@AB+ _ feel
>>A+ _ find
>>A+ _ first
@C@+ _ flash
A@B+ _ food
H@E+ _ for
??>+ _ free
>??+ _ friend
BA@+ _ from
?>@+ _ fuck
CA?+ _ gear
@@B+ _ general
<<?+ _ get
BAA+ _ go
@B@+ _ good_job
?><+ _ great
@@>+ _ great_work
B@@+ _ guy
A@C+ _ had
CA@+ _ hahaha
AC?+ _ hard
DD@+ _ has
=>?+ _ have
C?B+ _ he
@B?+ _ helped
?>?+ _ her
?>A+ _ his
@?=+ _ hour
>C?+ _ how
=>@+ _ however
HJ?+ _ i
DAA+ _ i_want
?AB+ _ id
?@>+ _ idea
ADB+ _ if
A?C+ _ ill
?<@+ _ im
BEE+ _ in
<F=+ _ ipad
>?<+ _ is
@D@+ _ it
B>@+ _ its
A@D+ _ ive
>@@+ _ job
>@A+ _ just
B@@+ _ know
A@B+ _ last
<>@+ _ like
BB@+ _ look
@B@+ _ looks_like
BA@+ _ made
>>A+ _ man
=;B+ _ me
CB@+ _ mine
BA@+ _ model
@B>+ _ money
A@C+ _ mp
A@>+ _ much
@:?+ _ my
@E?+ _ needs
<@<+ _ new
>??+ _ nice
A@B+ _ night
EE@+ _ no
A@B+ _ nokia
AB@+ _ not
=A=+ _ now
K@C+ _ of
>@@+ _ old
B=B+ _ on
@>C+ _ one
BA@+ _ only
A=@+ _ other
=A>+ _ out
DED+ _ over
AB@+ _ p
@@>+ _ people
?>A+ _ performance
ICG+ _ phone
@@>+ _ photos
A@C+ _ pictures
>>@+ _ play
@@F+ _ player
<>@+ _ please
B@@+ _ plus
A@D+ _ product
BB>+ _ products
@BA+ _ put
DB?+ _ reviews
?B>+ _ s
?@>+ _ same
@A<+ _ save
?B?+ _ say
CAC+ _ see
>??+ _ shit
A@C+ _ show
@@>+ _ since
@@B+ _ slr
?C@+ _ smart
BAC+ _ song
B@@+ _ sound
?@<+ _ still
A@B+ _ system
A@D+ _ t
CB@+ _ tablet
>?@+ _ taking
B@A+ _ tell
BA@+ _ test
A?B+ _ than
C@A+ _ thank_you
6@@+ _ that
DA=+ _ thats
A>@+ _ the
=?A+ _ there
=??+ _ these
BAB+ _ they
>?@+ _ think
;C6+ _ this
CA@+ _ those
B@C+ _ though
=?>+ _ time
;A>+ _ to
>?B+ _ today
@AB+ _ try
@@>+ _ trying
DC@+ _ u
?@>+ _ until
BBB+ _ up
BAA+ _ ur
=>@+ _ us
E@F+ _ use
@@B+ _ via
DBC+ _ video
>?>+ _ vs
B@<+ _ was
=>@+ _ watch
C@@+ _ we
>A<+ _ well
?A=+ _ were
@=A+ _ when
=<?+ _ which
@>A+ _ who
@@B+ _ will
?@D+ _ with
AB?+ _ without
<>?+ _ worked
>@=+ _ works
>?>+ _ x
>E?+ _ xoom
A@C+ _ yay
BBB+ _ yeah
BA@+ _ years
A@B+ _ yet
<?;+ _ you
>BB+ _ your
B@A+ _ youtube
<C>+ a
;<A+ about
DAA+ actually
??B+ after
>@;+ against
A@C+ all
?@=+ amazon
@@>+ american
A@=+ amount
BG@+ an
BAD+ and
B@@+ android
?A=+ apex
AD@+ apple
AB@+ apps
@@>+ are
FDD+ as
BA@+ asus
?<D+ at
?>A+ back
??>+ bad
>>@+ be
@?B+ being
@@>+ better
>>@+ big
B?@+ boys
@A>+ brand
BAA+ brother
B@A+ btw
BN?+ but
;=?+ buy
>?>+ buying
BBC+ by
AB@+ bye
>>@+ call
JDB+ camera
=<@+ cameras
DBA+ can
PJ?+ car
>?>+ card
>?>+ care
F@@+ cars
@B@+ check
>A@+ choice
=>@+ comment
BC?+ commercial
?A=+ crap
>??+ creative
FAA+ cut
@?C+ day
??>+ deals
?@>+ design
EB?+ device
>?@+ did
@@>+ digital
BA?+ display
>?@+ does
?>@+ down
>>@+ driving
@B@+ drop
>A@+ dude
?A>+ during
?@>+ dvds
>>@+ each
>>@+ english
?>>+ enough
?>B+ even
AE?+ ever
CAB+ everything
=>@+ fact
A@>+ factor
B@A+ fast
?;A+ features
>?;+ feeling
>>@+ first
BAA+ flash
HA<+ for
@A>+ found
DA@+ from
B@A+ gadget
?B?+ games
@B@+ get
?C?+ glasses
BAA+ god
?@>+ grief
@@B+ ha
BA@+ hands
??>+ has
??B+ have
B@C+ having
@B@+ hd
A>A+ he
@@>+ headphones
@?C+ him
=@@+ his
E?A+ how
>??+ how_many
?B@+ hurts
E;?+ i
@A>+ idea
=@=+ if
?A>+ im
=B?+ in
@>@+ ipad
>DB+ is
>>C+ it
@=>+ its
@>A+ job
CA@+ kindle_fire
>@@+ like
>?>+ line
A>B+ little
>>>+ lol
DDC+ looking
BA@+ love_it
@A=+ luck
>@>+ machines
>??+ magic
@B>+ make
?A>+ many
?B<+ me
9=?+ mine
@>@+ money
CAB+ movie
:9A+ much
CG<+ my
??C+ not
<=?+ now
@A=+ number
BA@+ o
>BB+ of
@B@+ off
>?B+ omg
@D>+ on
74?+ one
>>>+ ones
>@A+ or
AA>+ other
CAC+ out
@=D+ over
?>@+ overall
@@>+ pair
B@@+ pc
?=>+ people
ECG+ phone
=?>+ phones
A@B+ photos
AAB+ pics
B@C+ picture
B@C+ pictures
C@E+ piece
>=I+ player
<>=+ price
AB>+ problem
A?J+ product
@A>+ products
A@D+ purchase
@A<+ quality
=>@+ question
A@B+ read
AA>+ reason
A@B+ record
A@B+ results
GB@+ review
CA@+ reviewer
@?B+ right
?@=+ rt
AB?+ s
>>@+ samsung
@@>+ scratched
@=B+ screen
<>@+ sell
AB@+ shit
@?C+ show
?@B+ since
@@>+ site
>@=+ software
AA>+ someone
>@=+ something
@@=+ song
BA@+ sony
?>A+ sound
@@>+ sounding
B@A+ space
?@>+ spots
>>?+ start
@B@+ steve
@@>+ still
:<=+ sure
HE?+ tablet
:>>+ tech
CAC+ than
BAB+ thanks
=>?+ that
?@B+ thats
IDI+ the
AB@+ their
C@?+ them
@>>+ then
?>B+ there
=??+ these
BA?+ they
=??+ things
C>I+ this
>?@+ tho
@@B+ time
@@>+ times
@?B+ title
@7D+ to
@@>+ tomorrow
CA@+ top
BC@+ until
>=@+ up
AC@+ ur
B@@+ vehicle
B?@+ video
B@@+ voice
>>@+ we
@?B+ what
BF?+ when
DB@+ which
@@>+ while
?D@+ who
@C;+ will
D>I+ with
C@C+ words
A@B+ work
BA@+ would
>?A+ wow
BAB+ x
BBA+ ya
A@C+ yay
>@@+ year
BDA+ you
B@@+ your
>>@+ youre
?@=+ zen
BA@, +
;:>, -
>AD, P
?:D, _ +
;C>, _ -
>CD, _ N
>C@, _ P
AD@,,
B?@,,,
<=@,,,,
==A,.
@A@,...
>D-- !
?>A- "
;O5- $
B=F- (
><D- )
::?- ,
6D9- .
CBC- ..
?@9- ...
@>A- ....
B@@- 1
@C>- :
??C- :(
>>>- :)
?@>- :/
@B?- :d
BD@- :p
?B?- ;)
@BB- <link>
E:I- ?
;<B- _ !
>>G- _ "
@?B- _ (
?>A- _ )
G?<- _ ,
3@:- _ .
?>A- _ ..
==A- _ ...
AC@- _ 2
@@>- _ 200
<>?- _ 3
@?C- _ :
?@F- _ :(
AAC- _ <link>
A>F- _ ?
B>@- _ a
B>D- _ about
=C?- _ all
AA>- _ already
A>A- _ also
@B=- _ amazon
>??- _ an
9:A- _ and
B;B- _ apple
?>A- _ are
AB@- _ around
CA?- _ as
>@?- _ at
BBA- _ back
C?B- _ bad
@=A- _ bank
AAB- _ be
@>@- _ because
A@D- _ been
?>A- _ better
=?C- _ but
@B?- _ buy
@B?- _ camera
>>A- _ can
@>A- _ cant
AC@- _ car
BC@- _ cars
@?B- _ compared
?>@- _ could
@B<- _ damn
@C=- _ day
@@B- _ did
A?B- _ die
B@@- _ do
AB@- _ doesnt
E?B- _ dont
@>D- _ down
@?B- _ drop
@@C- _ either
B@G- _ enough
@@<- _ ever
>@@- _ f
B?@- _ find
BB:- _ for
@@D- _ from
B@A- _ full
@?B- _ getting
@@C- _ give
@>@- _ go
@@=- _ good
@B@- _ guys
??C- _ hate
>>@- _ he
@B@- _ hell
B@B- _ her
?@>- _ here
B@?- _ his
FE@- _ i
BA>- _ if
@@B- _ im
?AD- _ in
=@@- _ ipad
?<A- _ is
@D<- _ its
??;- _ ive
@@B- _ like
>?@- _ lol
>>A- _ look
>>@- _ made
A?B- _ make
>>@- _ maybe
?A>- _ me
?A;- _ my
@B?- _ need
@?B- _ next
?=B- _ no
?<?- _ not
AB?- _ of
C<?- _ on
@=@- _ one
C@@- _ only
=;C- _ or
@@>- _ otherwise
?@B- _ over
>?@- _ people
@A>- _ player
@A=- _ price
@A;- _ product
><@- _ put
@@>- _ quality
@A>- _ read
@>@- _ samsung
@A=- _ say
@@C- _ service
B@A- _ she
@@B- _ show
@B@- _ slow
@@B- _ terribly
?=?- _ that
?>A- _ thats
A?E- _ the
@>>- _ there
B>A- _ they
@A>- _ thing
B@A- _ think
>9>- _ this
@@=- _ those
BAA- _ time
A@H- _ to
>>?- _ turn
@?B- _ twitter
@B@- _ unless
?>A- _ up
A>@- _ use
?D?- _ videos
@BA- _ voice
?A>- _ who
?@>- _ why
><B- _ will
@FB- _ with
AB>- _ wrong
CC@- _ xd
AB?- _ yes
?BB- _ your
?A=- _ youre
BB;- a
?;B- about
>CA- after
AE>- all
?A>- an
?E3- and
E@A- android
@B;- any
@?>- anyone
@D>- apple
?>A- are
@BB- around
@G<- as
>=B- ass
?C@- asus
?B?- at
A=D- be
D>@- because
?>@- between
?<B- birds
@A<- bitch
?>@- blackberry
GBD- but
AB@- buy
BB@- buying
@B@- by
@>@- calls
A?B- camera
@@C- can
CAA- car
@A>- christmas
>>@- close
BE@- commercial
@@C- customer
@A>- damn
@A>- day
AB@- device
?>@- didnt
B@A- do
?BA- down
@B@- dude
>>?- enough
A@>- even
C@A- ever
A>@- flash
BM7- for
@@C- free
A<?- from
@?B- funny
@B@- getting
?>A- give
@@B- go
?>@- got
?>@- had
@@B- hate
D?F- have
?>@- head
AC@- here
>=@- hes
A;B- how
@=A- i
>>@- i_want
=??- if
AC@- imo
?A;- in
?C@- ipad
>?A- is
BB@- its
@@>- ive
??<- just
?>C- link
A@>- little
AB?- looking
BD?- me
@A>- message
AC@- mine
@A>- mood
;@;- my
@A>- myself
@@>- navigation
?>@- now
=<D- of
@@>- off
A=C- on
@?B- one
?=?- or
A?=- out
ACA- over
AD?- phone
?>@- pixels
AB@- please
?>@- price
?A8- product
BC@- putting
AB>- quality
><A- range
@C@- review
A@B- reviews
@@B- sad
>>@- samsung
@?B- send
??B- show
??C- some
?>@- someone
@B@- stick
B@?- take
BC?- than
=@B- that
EDC- the
@C>- the_shit
E@A- them
AAD- then
AB@- theres
B@@- these
BAA- they
>C=- thing
?B8- this
>@@- though
>??- time
DCA- to
><?- today
@C@- try
?>>- up
>>A- ups
CC@- video
BAA- waiting
?=C- when
>?A- while
@?C- who
?C:- with
>=A- without
AA>- work
AC@- yet
??<- you
@C@- youre
?B=. +
>K9. -
>?A. N
@C@. _ +
?@C. _ -
>>?. _ N
@CC. _ P
E?D.,
CFB.. +
@BA.. -
CB@.. _ -
=??... +
EF?... -
?>C... N
CCA... _ +
@=C... _ -
BA?... _ P
@H=....
>A@.... !
AE>.... $
BB?.... +
BAA.... _ +
AB@.... _ -
BC@.... _ N
>?@.... and
>?@.... happy
CA@.... lol
BA@.... the
B@B.... this
HF@.....
A=A..... $
79<......
>>@...... $
;G=.......
>A@....... $
<:@........
F?A.........
>>@.............
=>;...............
=:A.................
>>A1 _ -
>@@1 _ P
=>A10 _ +
D@@13 +
?>?13 _ +
CE>2 +
C=A2 -
>I<2 _ +
DA@2 _ -
@B=2 _ P
C@A200 +
>?@2012 _ +
?>A25 +
A@B2600 _ +
@@B3 +
;=B3 _ +
@B>3 _ -
>>@3 _ N
B@A3 _ P
BA>300 _ +
?C@360 _ +
?@>4 _ +
?>@5 _ P
BD@500 _ +
>?>6 _ -
A@B6610 +
BD@7 _ +
@F?8 +
<<@8 _ +
B@@8 _ -
BBA8 _ P
?A<: +
??D: -
B@C: N
?@>: P
>>=: _ +
A@C: _ N
=H9:(
CCB:( $
=>>:( +
@@C:( _ -
@@B:( thats
>.E:)
665:) $
BAB:) +
A@B:) <link>
DAB:) _ +
AAB:) in
=:@:))
@>@:)) $
??@:)))
?B::-(
A<=:-)
@>>:-) $
?A;:-/
@@>:-/ $
A?A:-d
@B>:-p
<@@:/
A@=:3
<>>:]
NGD:d
ED<:d $
B@A:d _ +
@>E:dd
<=>:o
>>@:o $
A@B:o)
9P3:p
8G9:p $
ABA:|
A?D; _ -
<=>;)
?@>;) $
?JA;-)
@E@;-) $
@?E;d
@@C;d $
:IC<3
=D<<3 $
D>A<link>
E@G<link> $
??><link> +
??><link> _ +
B@A<link> sporcle
(%?<time>
<??<time> $
FB?<time> +
=;A<time> -
>>@<time> <time>
B?A<time> ?
?>A<time> _ -
B@@<time> and
>?@<time> lol
2:9=)
9=<=) $
?@>=]
JK>=d
DE?=d $
CE9=p
AB==p $
6<:?
*%>? $
H@E? +
FH?? -
CDC? :d
@@B? <link>
><B? N
<<@? _ +
@C@? _ -
;<@? and
>>@? because
=>@? can
AD@? come
AC@? fail
>>@? go
BC@? hmm
<DB? i
DA@? i_like
@>A? im
?>@? in
A=A? is
B@@? it
DEA? its
@>@? ive
@B@? just
CF?? lol
@@>? no
@>@? not
BC@? oh
@C?? on
<:A? or
>>@? please
>>?? thank_you
<>?? thanks
BB>? thats
BBA? this
>>@? v
AB?? we
?A>? what
AB@? whats
CD@? where
@B@? why
CCA? wtf
?>@? yeah
=@?? you
BC8N !
>>BN "
<;@N $
A?DN (
@H=N ,
<<BN .
>>?N ...
?@<N 4
DH@N _ !
ABAN _ "
@A>N _ (
BB@N _ )
>A@N _ ,
=;?N _ .
?>AN _ 3
BAAN _ ?
CG<N _ a
@A>N _ after
ACBN _ and
@B@N _ android
@=AN _ any
@C?N _ anymore
@?BN _ are
>?@N _ at
B@AN _ back
@A>N _ be
@A>N _ best
?>@N _ better
=@@N _ do
>>BN _ enough
?@CN _ for
A@CN _ g
@@<N _ have
<>>N _ i
=>?N _ if
=<BN _ is
A>FN _ it
BC=N _ just
@>BN _ me
@@>N _ mp
??>N _ my
BCDN _ of
@E=N _ on
??>N _ or
AABN _ phones
B?AN _ play
>?@N _ price
ABAN _ say
@B?N _ should
A>@N _ tech
==EN _ than
BD@N _ that
DB@N _ thats
A<EN _ the
AA>N _ them
=?=N _ this
B@@N _ though
>@?N _ time
?A<N _ to
@A>N _ two
=>@N _ what
@?BN _ while
BAAN _ will
>?BN _ with
>A@N _ years
?>@N _ yet
C?EN _ you
=?=N a
A@CN about
A>@N afford
AB=N and
@C@N android
?@>N answer
>??N any
>>@N apple
@@>N at
>A<N be
?@=N by
A@CN camera
>?@N cars
=>?N company
@@>N computer
@C?N day
BAAN device
A@BN end
AD@N enough
B>@N even
A@DN expensive
A@BN features
AD;N for
>?@N friday
==@N from
@B@N fuel
AB=N get
ABAN help
@A>N hour
?C>N i
AC?N if
A?EN imagine
@>@N in
@B;N it
A>AN its
@B@N new
?>>N of
>>@N options
B?AN or
==AN phone
AD>N play
A@BN problems
AC@N review
AC>N she
B@BN size
CABN stop
==@N tell
C>BN than
>>>N that
88:N the
>>?N them
ABAN then
@@BN times
CH@N to
B@@N was
A@BN weeks
@>BN what
@@BN white
@C=N with
@>AN years
ABBN you
AB@N your
;?>P !
>>=P "
B@<P $
A?DP (
A@BP ,
IEKP .
>??P ....
A@BP 10
@B@P 2
>>@P 5
BH>P ?
;=>P _ "
@B>P _ (
A?DP _ )
>F<P _ ,
<E?P _ .
?>@P _ ..
>E@P _ ...
@B@P _ 4
A?BP _ :
??BP _ :)
?B?P _ :d
;<?P _ ?
B>@P _ a
?<BP _ all
A@BP _ am
=;@P _ and
<=?P _ apple
ADDP _ are
BAAP _ at
@@>P _ because
DAAP _ being
C@>P _ but
>>=P _ camera
@@>P _ cant
>=@P _ car
@@BP _ could
@ABP _ day
A@BP _ do
>@@P _ does
>>?P _ dont
?@>P _ dvd
B?BP _ even
@@BP _ excellent
>>@P _ first
B@AP _ for
==@P _ gear
B@BP _ get
>>@P _ handle
==@P _ have
@@>P _ he
?=@P _ his
@>@P _ i
?@<P _ if
=??P _ im
@<EP _ in
@@>P _ ipod
@;AP _ is
CH<P _ it
@C@P _ just
@?BP _ last
AD@P _ like
ABAP _ lol
CA@P _ me
AB@P _ minutes
@A>P _ music
C?BP _ my
>?>P _ new
AB>P _ no
CBBP _ now
B@@P _ ny
<@:P _ of
@B?P _ on
>@@P _ phone
B@?P _ product
>>@P _ review
>@@P _ same
?@>P _ say
?@>P _ see
>?@P _ should
@?BP _ software
B?@P _ still
BCDP _ than
EEDP _ that
@B9P _ the
D?<P _ this
>>?P _ time
GH=P _ to
A@CP _ tonight
@B@P _ us
@B@P _ usb
BD@P _ use
>=AP _ was
@A=P _ we
?>AP _ when
@>BP _ will
BB=P _ with
BB@P _ would
>?>P _ x
=>AP _ you
?>AP _ your
=>8P a
AABP after
BDHP and
CA@P as
A@BP battery
>?@P bunch
>@>P but
?>@P by
?B@P car
AB>P computer
BBAP day
BDAP design
BA@P device
@@=P digital
CA@P does
?@=P easier
BAAP enough
AB@P faster
B?<P for
A@BP friend
??BP fun
=:?P gear
>?@P hand
B@@P honda
@CDP i
?>@P in
><@P ipad
CC@P iphone
@A=P ipod
B?DP is
>>AP it
B?@P its
?<CP less
AABP light
<AAP like
<<?P like_a
B@@P lot
B@@P make
?@>P man
?@=P money
A@CP music
?>AP my
@A<P nicer
A@BP night
CA@P now
@@>P number
@G=P of
@A>P off
<@<P on
?=@P one
@@BP options
BA@P or
@A>P others
B@DP out
CCAP phone
BA@P phones
A@BP plus
>?AP price
@C?P problem
@C>P product
?<DP quality
>>@P racing
?D@P resolution
?A>P reviewers
AB>P samsung
>?@P shit
@@>P situations
?>@P speed
A@BP storage
=B?P tablet
>??P thanks
@==P that
=<?P the
@>CP there
C@AP things
B?AP this
<:?P time
AB@P times
89@P to
==@P top
@?BP update
AA<P use
A?BP was
?A>P which
?=?P with
B?AP you
TM>^ $
Y>K^ +
;P7^ -
==@^ ....
?C?^ :(
?<@^ :)
@>A^ :-)
@B?^ :/
AD@^ :d
>?>^ :p
@B?^ ;-)
EBC^ <link>
84A^ <time>
>?@^ =)
@B@^ =d
CH@^ ?
=:A^ N
;BB^ P
C?=^ a
BA@^ about
@@B^ access
@B@^ add
@C:^ after
@@>^ again
?@=^ agreed
?>?^ ah
A@B^ alex
CCA^ all
AA>^ almost
A?B^ along
D?A^ also
>??^ amen
BA=^ an
H?C^ and
BA@^ android
?>E^ anger
?>B^ angry
ECB^ another
><B^ any
A@B^ anything
??>^ anyway
BB?^ apex
AA=^ apparently
DC?^ apple
@@>^ apples
??<^ are
@B@^ around
@=C^ as
==E^ at
@A>^ avoid
=@?^ awesome
>@>^ aww
@?D^ back
B@A^ bad
?B@^ badass
??>^ barely
?>A^ basic
AC?^ basically
A@B^ batteries
@C@^ battery
B@B^ battery_life
@D:^ be
@AC^ beautiful
;=@^ because
CA@^ been
@>@^ before
?>B^ besides
;BA^ best
>A?^ better_than
@A;^ big
@B?^ bit
>=D^ bitch
<<?^ black
D>@^ blackberry
B?A^ bloody
@C@^ bmw
@D?^ both
BC@^ bought
BAA^ bring
CB>^ bro
:BA^ but
ACB^ buy
:;B^ by
DBA^ bye
?A=^ c
>>@^ came
36:^ can
B@D^ canon
??B^ cant
;<=^ cant_wait
<>?^ cant_wait_for
>>@^ cause
??>^ cheaper
>?A^ check
@B@^ ck
B?@^ clarkson
@@>^ clearly
>??^ click
=;A^ com
BB<^ come
AAD^ compared
@@B^ confused
DAD^ congrats
@A>^ cons
AB@^ contrary
>>@^ control
<=<^ cool
@A>^ could
>?@^ couldnt
>A;^ creative
@B:^ customer
>??^ cut
@A=^ d
B@C^ damn
C@@^ dark
??B^ day
A@C^ daydreaming
A@B^ dead
B?@^ definitely
>A?^ depends
>B?^ did
ABA^ didnt
B@A^ different
A@C^ digital
>>:^ do
?@=^ do_not_buy
=;@^ does
?D<^ doesnt
<A:^ dont
AB;^ dont_buy
@A;^ dont_care
@?C^ drunk
<@=^ dude
?>@^ dumb
@A>^ each
=><^ easy
=>@^ ebay
>=?^ epic
?B@^ erm
B@?^ etc
?J=^ even
@B@^ everytime
BD@^ excel
?<A^ excellent
@AB^ except
?>@^ expect
B@?^ f
AB@^ fail
<=<^ fair
B@B^ fantastic
AAD^ far
BBA^ fast
BAA^ finally
B@@^ finally_someone
A?B^ finished
=;C^ first
?>B^ fisher
??=^ fit
C?A^ flash
@A>^ flat
@B>^ focus
@@>^ folders
DG<^ for
BD@^ ford
DC<^ forget
?@=^ forgot
<<B^ free
CC>^ from
B?A^ front
C>>^ fuck
@@;^ fuck_off
@@<^ fuck_you
@>@^ fun
>>@^ funny
CAA^ future
>>@^ gaming
@C?^ gay
BA?^ german
DLE^ get
=>@^ getting_this
?=D^ give
@@>^ glad
DBE^ go
B@?^ god
=>?^ god_bless
4:>^ good
>B?^ good_luck
<>;^ good_point
EB?^ good_review
FAF^ got
@@>^ granted
=A9^ great
FD?^ great_review
BA@^ great_video
@@B^ gross
?@>^ guess
@?<^ ha
=@>^ haha
?=?^ hahaha
>??^ hahahaha
A@D^ hands
B@A^ happy
ABA^ hard
@@B^ hate
>C<^ have
BA@^ havent
@CB^ having
=;=^ he
=;C^ hell
@@B^ hello
@B?^ hence
?><^ here
@=A^ hes
@;@^ hey
@=B^ hi
@A>^ hit
==@^ hmm
>>?^ holy
B@@^ holy_shit
AE>^ honestly
BAA^ hooray
>><^ hope
=><^ hopefully
CE@^ how
>@@^ how_many
DC?^ how_much
=?B^ however
BE@^ hp
A@B^ huge
KLB^ i
>B<^ i_agree
<<C^ i_guess
BF=^ i_hate
DF=^ i_like
@@B^ i_love_you
BA@^ i_really_like
25;^ i_want
BAA^ iam
@@>^ ice
;@=^ id
?<A^ idiot
A>@^ idk
D:E^ if
?6J^ ill
@B@^ ill_buy
:;?^ im
7<>^ im_getting
<=@^ imagine
>:A^ in
>>?^ indeed
=?@^ info
??>^ interesting
JJ?^ ipad
?D?^ ipads
B@A^ iphone
-7E^ is
HFA^ it
=>@^ italian
=9G^ its
DA>^ ive
@B?^ j
87@^ jeremy
@C@^ jeremys
AB@^ jesus
>=E^ just
8;?^ just_bought
>?@^ just_ordered
@C:^ keep
>>?^ kids
?A>^ lack
BB@^ late
>>@^ learn
A@C^ learning
?>A^ less
<?A^ let
=?=^ lets
=>?^ liberty
A@B^ light
;?<^ like
C?@^ like_the
B@@^ lisa
?>?^ listen
:C;^ lmao
6;?^ lol
BFA^ long
BAA^ look
BA@^ looking
EE?^ looks_like
ECA^ love
>?>^ love_it
B@@^ love_this
B@@^ love_your
B@C^ loved
A@B^ loving
DD>^ made
?>A^ make
@B@^ makes
>>A^ making
CB@^ man
>@?^ manual
=?>^ many
@B@^ marketing
A>A^ maybe
>?@^ me
=@>^ me_too
@A<^ mediasource
>@@^ meh
DF@^ mercedes
>@@^ might
A@>^ mine
?@>^ moving
@@>^ mp
AFA^ much
@@B^ must
??=^ my
==A^ my_favorite
:8A^ nah
@B@^ need
@@B^ nervous
D@@^ netflix
AE@^ never
B??^ new
AE=^ next
HB>^ nice
HC@^ nice_review
6;B^ no
@B@^ no_thanks
A@=^ noise
CAE^ nokia
?@=^ none
>=?^ nope
ADA^ not
=A=^ now
>?@^ o
A<A^ of
>?@^ office
;;=^ oh
@@B^ oh_my_god
><@^ ok
>?>^ okay
>>A^ old
>@9^ omg
?=A^ on
AF8^ one
;<?^ oneplus
EI<^ only
CCA^ oo
?G=^ or
?@=^ otherwise
>>?^ ouch
B@D^ overall
@B@^ overpriced
@E?^ p
@>A^ people
@AD^ perfect
CAB^ personally
?>A^ phone
B@@^ pics
@@=^ picture
@A=^ pictures
@A=^ pissed
?@<^ player
C@E^ plus
?B@^ poor
=>?^ power
BAD^ pretty
AB@^ probably
B@D^ pros
?>@^ ps
ABA^ pure
?@>^ quality
BA@^ quick
@@=^ quit
@@B^ radio
@B?^ rather
>?>^ read
>?@^ reading
=>@^ real
BAE^ recommended
@@B^ remote
A@B^ removable
B@D^ reviews
B@B^ ridiculous
?C9^ right
A@C^ ripping
B?A^ rob
??B^ rt
@AB^ run
>>B^ running
BA@^ s
?>>^ sad
<B=^ same
AD9^ save
@A>^ saw
>?@^ saying
@A>^ screen
@B@^ screw
?>@^ screw_you
>??^ search
??>^ see
A@C^ seeing
@A>^ seemed
BC@^ seems
B@A^ seems_like
=<@^ sell
@A<^ sent
B@@^ shame
::A^ she
>A:^ sheesh
DBA^ shes
>@@^ shit
AB@^ shitty
FC>^ short
=?>^ should
>?@^ show
A@C^ shuffle
>=A^ shut_up
A@C^ shutter
?@=^ sigh
CAE^ simple
AB=^ simply
@>B^ since
?>A^ siri
@@<^ skype
@B?^ slow
A@C^ small
?C@^ smart
A@B^ so_good
?@>^ so_true
@>C^ so_what
=@@^ sold
>B=^ some
>@?^ someone
@?B^ something
@@>^ sometimes
A@B^ song
CB?^ sony
?>@^ soo
<9C^ sorry
@BB^ sound
><@^ sounds_like
DG=^ still
??:^ stop
@@B^ storage
?=?^ such
@@=^ sucks
AA=^ t
EC@^ tablet
>=A^ take
A?B^ talking
@>@^ tegra
A@B^ thank
A>A^ thank_you
=B<^ thanks
CA@^ thanks_a_lot
;F;^ that
78@^ thats
GID^ the
ABA^ their
?F6^ there
@A>^ therefore
>>E^ theres
>B?^ these
<@C^ they
?@>^ theyre
?>@^ thing
??>^ things
B@B^ thinking
ODG^ this
@@B^ those
AC?^ thumbs_down
>@?^ thumbs_up
BI9^ to
A@B^ today
ABA^ tomorrow
B>A^ too_bad
A@B^ took
><?^ top
AC@^ touchscreen
>=A^ training
<@>^ true
>>C^ try
@@>^ trying
@@B^ two
@A>^ type
@@>^ typically
AC@^ ugly
BA@^ uh
>@?^ unfortunately
BBA^ unless
BBA^ unlike
@B@^ unlock
?C>^ until
D@A^ ur
A?B^ usb
?>A^ use
@?B^ using
A?C^ value
@@>^ very_bad
BC@^ video
==@^ vivo
=<A^ wait
?B<^ was
>>@^ watch
AAB^ watched
A>D^ watching
C<F^ we
?>A^ weird
=?<^ welcome
657^ well
>?@^ well_said
C<<^ what
>@@^ what_do_you_mean
>=@^ what_is_the
@@>^ whatever
?>?^ whats
=<?^ whats_the
>DA^ when
?<@^ where
@>>^ which
;<?^ white
>=?^ who
A@C^ whoa
C@C^ whoo
B@B^ whos
?H:^ why
CA@^ will
B@A^ windows
A?E^ with
@A=^ within
ABD^ without
>?>^ woo
BAA^ woohoo
A@B^ woot
?>@^ woow
BBC^ working
@A>^ worst
<;@^ would
<D>^ wow
CAB^ wtf
BA?^ x
@B@^ xd
B?@^ ya
EA?^ yay
D@?^ yea
;;@^ yeah
?>A^ yep
66B^ yes
>?A^ yess
@A=^ yet
A?C^ yo
CI8^ you
?=A^ you_mean
?B@^ you_suck
AB@^ youd
=>?^ youll
?>A^ your
E>A^ youre
>A>^ yup
8;?^.^
;C>^^
>B?^^ $
<<@^_^
>?@^_^ $
;F?a
GCCa +
>A6a -
;8=a N
>B9a P
=B7a _ +
6>?a _ -
?=Aa _ N
;@6a _ P
@?Ha bad
@B@a battery
@B@a bb
@>?a beautiful
@>:a better
D@Ga big
?B>a bigger
<@<a bit
?@=a bitch
>?@a black
>@@a blackberry
>>@a blue
BC@a bmw
AB@a box
@C>a brand
B@@a budget
ABAa bunch
@B>a camera
B@Aa car
AB?a cell
AA>a cheaper
@@>a christmas
?>Ca classic
>?@a commercial
@@>a company
B@@a comparison
?@<a complete
@BBa computer
B@@a cool
BD@a copy
=?@a couple
@@>a day
@>@a deal
>??a device
@>?a different
AC@a digital
@@>a display
@@Ba doubt
B@Aa dream
@>@a dual
>=@a dumbass
B@Fa dvd
@B=a expensive
>??a f
@?>a fan
>>@a fart
@A>a favor
@@Ba feature
BB@a first
@A>a folder
??>a four
?@>a friend
<=@a full
AC@a galaxy
=>@a gameboy
@B@a gas
>@8a gift
=<@a global
?B;a good
BEBa great
A@Ba great_deal
B@Ba great_job
@@>a half
A@Ba happy
A<Ba harley
?@>a higher
AE@a home
?C@a huge
B@@a ipad
@@>a junk
@B@a kindle_fire
>=@a laptop
B?Aa larger
?=@a lawnmower
?>=a little
@@>a local
EBDa lot
@C?a m
BA@a machine
?B9a major
>>@a man
@=Ba manual
?@>a message
@@>a minor
@A=a mistake
?>?a mobile
@B@a model
>>?a moment
CF=a month
?@>a movie
>C;a much
DA>a much_better
@B@a mustang
?@=a negative
AB@a no_brainer
BAAa non
C@@a pair
AB@a particular
<A?a phone
BB>a piece
B@Ca plus
@BAa powerful
>=?a problem
?>Aa question
B@Aa rare
@@Ba real
@B>a reason
?>Aa reasonable
<>>a red
=E?a review
?>@a rice
?=@a road
=>=a samsung
A@Ba short
@@Ba silly
BB@a sim
?A=a simple
@?Ba single
?>Ba slow
BAAa song
@BAa sony
@A>a sore
?>@a stick
AC@a tab
C=Aa tablet
>>@a time
AABa ton
?B?a total
@B@a transformer
?>@a usb
D@Aa voice
@@Ba walk
@A>a week
AABa well
A>@a whole
CADa winner
??Ba word
B@Da work
B?Ba youtube
A@@aa
AC@aaa
@@Aaaron
@A@abandoned
:>=ability
@EHable
AFAable to
D=Dabout
=>Aabout +
?A>about -
==Aabout _ +
=<Babout _ -
B@@about _ P
CB?about a
@B@about as
BA@about buying
A@Babout digital
>??about her
?C;about it
@A>about its
A@Babout photography
>>?about some
>D<about the
>>Babout this
>>Eabove
?@=abroad
BB>absolute
;<?absolutly
>?@absolutly +
?B@absurd
AB@abundance
?A?abuse
@@Aac
>>@acceleration
LA<accent
CC@accent $
>>Baccents
>><accept
B@Cacceptable
?B=accepted
?@<accepts
@>Caccess
@@>access to
@@=accesses
==@accessories
A@>accessory
B@Faccident
>@;accidentally
??@accidently
???accomplished
D?@accord
9:Aaccording
==Aaccording to
A?Eaccount
@@>accounts
=?@accuracy
AF?accurate
A?Eaccurately
?>Aace
67>acer
?>@acer a
>=@acer iconia
@@>ache
?B8achieve
A@Aachievement
??>ack
A@;across
?>Aacting
??Baction
@A<actions
>>@activate
<<Aactive
A@Aactor
@ABacts
@A?actual
JBBactually
CAAactually +
AB@actually _ +
@B@actually a
>>@actualy
???acura
??Gad
??Aadams
=;Cadapter
?>Aadapter for
?@=adapters
BHAadd
@C@add music
@B?added
??Caddicted
=@@adding
BC@addition
AE<additional
>??address
ECDadds
>?=adequate
A@Aadequately
A?Eadjust
@@Badjust the
@A?adjustment
B@Eadjustments
?@@admire
C@Dadmit
?@>admitted
>>@adobe
??@adopted
>??adorable
AB@adore
B@Aads
???adults
=<Aadvance
>?@advance !
@<Badvanced
C?Dadvantage
B?Dadvantages
>?=adventures
A@?advert
>@@advertise
@?Eadvertised
?>@advertising
9>Badvice
?C@advise
?@<affect
@F?affecting
7:=afford
>>@afford it
GBGaffordable
C>Eafrica
8?3after
@A=after N
@B@after _ -
@A>after _ N
@?Bafter _ P
>@>after a
?A;after about
?=?after all
=?>after i
@A>after less
@@Bafter much
>??after that
?>@after the
AABafter using
AB@after you
CCBaftermarket
A@Dafternoon
@@>afternoon !
?@@afterwards
7M0again
B@Bagain !
>>Aagain +
@BBagain _ +
BAAagain _ -
?@<again and
>?@again i
@A>again in
8;6against
B@@age
?@?agency
??Bagent
@ACages
@@?aggressive
AD9aggrivation
@@Hago
B@Eago and
<G<agree
@B?agree with
<?8agreed
<:=ah
=>?aha
B@Bahaha
>>@ahahah
CBDahead
AF<ahh
:C?ai
>>@ai is
@@Baim
AB@aimed
DF>aint
B?@aint +
@>@aint _ -
BB@aint got
B@Baint_bad
?<;air
A@@aircraft
?>@airlines
A@Aairplanes
@@<airport
>>Aal
A@Aalabama
E?@alarm
?@<alarms
@@>albeit
CADalbum
@>Calbums
?@>alcohol
=>?alert
EABalex
@C@alfred
;=>algorithm
?@@alike
9:Aalive
PAKall
A@>all !
AC?all $
@=Dall +
>@>all -
C?Aall N
?=Eall _ +
?B@all _ -
@BAall _ N
@?Ball a
@B@all around
>>Aall by
@@Ball day
>>@all for
A?=all i
BB@all in
B@@all its
BADall my
=??all of
B@@all other
A@Call out
>=>all over
?A>all sorts
CA@all tablets
<E?all the
?>Ball these
A?Ball you
A@Aallegedly
A=Aallen
@?Callergies
@?Balley
A?Gallow
=>>allowed
AC>allowing
G:Sallows
B@Dallows you
MH@almost
A?Balmost +
>??almost -
AABalmost everything
B@Balmost like
>E.alone
@A>alone $
E=Dalong
BFAalot
AB@alot of
>>@alpha
A:5already
B@Balready +
@A>already _ -
C@@already a
?>@already been
B@@already have
BA@already on
;:>alright
L:Ialso
CA@also +
@@Balso _ +
A@Calso _ P
AA=also have
?@>also the
A@Balter
@?Ealternate
A@Ealternative
>??alternatives
@<Balthough
?B?aluminium
A@Aaluminum
N;Galways
>@Aalways +
@A=always P
C@Dalways _ +
?A=always busy
@?Calways get
C@Aalways have
@@Balways makes
>AAam
A@Bam !
DBFam +
>=Aam P
DCBam _ +
>>@am _ -
A@Bam excited
A@Bam glad
EDAam i
A@Bam in
?B>am not
@?Bam pleased
?A=am still
>>Aam sure
AAHamateur
EAMamazed
B@Damazed at
A@Aamazes
[JLamazing
>??amazing _ +
BA?amazing and
;D4amazon
@A=amazon !
A@Camazon is
<>?amen
@A>amendments
<A=america
?;Eamerican
@@>americans
>=@americas
AA?amg
:B?amoled
?@8among
A=Bamongst
@C6amount
AB=amount of
BABample
A@Aamused
>@Bamusing
=B?an
IDHan +
>A>an -
@B?an N
CCBan P
?>Aan _ +
?B;an _ -
?>Ban _ N
?>@an _ P
?>@an adapter
>?Aan all
=>@an android
>>@an apple
@C?an at
>A@an automatic
CABan awesome
?B@an engine
@@>an excellent
@A>an exchange
@@Ban expensive
@A>an extended
B@@an hd
AB>an i
B?Aan idiot
9<@an ipad
9;@an iphone
B?Ean ipod
B@@an issue
ABBan old
@@>an otherwise
CB@an upgrade
SBHand
C7Dand +
<;<and -
B@@and <time>
@ACand N
AACand P
BHJand _ +
@?Cand _ -
AA;and _ N
?>Cand _ P
;:Dand a
>@?and all
@@>and amazing
?=Aand an
?B@and are
>@Aand at
@A>and awkward
@@>and back
BE@and buy
?@Band can
BAAand cheap
@@>and cheaper
@A>and comfortable
A@Band design
@@Band difficult
=@@and does
>??and dont
>>@and drive
@?Cand drop
>??and end
?@>and even
=??and everyone
@C?and expensive
>??and family
A@Band faster
ABBand features
AB?and for
@B@and forth
@?Band found
@C@and full
=??and fun
@>Band get
@@>and give
AB@and goes
@?Cand got
@@>and great
AB>and has
?=@and have
@A>and he
>>@and how
G<@and i
>>Aand i_hate
?=?and if
E@Eand im
?<Cand is
RDHand it
EBDand its
>>?and just
>>?and keep
AABand less
>?@and light
B@Band love_it
AB@and made
?A>and major
@@=and make
>?>and maybe
?B9and my
AA>and never
@>Dand no
C@Band not
=>>and nothing
?@<and now
@B@and of
BADand oh
@B@and oil
CA@and one
AB@and other
@A=and people
B@Aand performance
@A>and play
=>@and please
?@>and put
AC?and re
>?>and right
A@Cand running
@C?and see
>>Aand seems
BBCand she
@@>and should
>=Aand slightly
A@Band small
??>and software
?>@and some
>?@and sounds
BABand still
@?Cand stuff
>?@and take
=>=and that
CABand thats
GF?and the
?A>and their
AC@and then
CD?and there
@A;and theres
DB?and they
?@Band this
@@=and useful
@B?and was
@@Band weight
@@>and well
@C?and what
<=@and whistles
?>?and why
?=@and will
CC?and you
AD=and your
@@Band youre
E<=android
B?@android $
?>@android _ +
?>@android apps
?>@android device
?>@android market
@B@android os
AD?android phone
AB@android tablets
@D@androids
AAAandy
@?Aangel
@A=angeles
><Janger
?>Eanger _ -
??Canger is
IC@angle
CBBangles
=6Dangry
?<Bangry birds
??@angus
@?Banimal
???animation
J=Aanker
B@?ankle
CD@annd
>>Aannounced
@B>annoy
AE?annoyed
>JDannoying
@A>annual
??Aanonymous
FL:another
C@Aanother +
@@=another -
@ABanother P
@A<another apex
@@>another company
@C@another ipad
BAAanother one
L?Lanswer
A@Canswer the
CB>answered
==@answering
?>Banswers
???antenna
>=@anti
?B@antique
@@Aanxious
H8Jany
@=Dany +
CAKany -
?A>any N
>@?any P
@>Cany _ -
@A>any _ P
A@Cany better
BA@any day
?@<any good
@>@any issues
B@@any news
>?@any other
B@Eany problems
::>anybody
?E?anyday
??@anyhow
<A>anymore
>>@anymore $
EKOanyone
@B?anyone +
@@Banyone has
B@@anyone know
=;Aanyone_else
DA>anyones
JIIanything
AC?anything ?
=A=anything _ +
??>anything about
B?Canything else
CAEanytime
;7Danyway
@>@anyways
D>Kanywhere
A@Canywhere in
>D?apart
A@Eapartment
A@Caperture
GO7apex
B?Iapex ad
@A=apex is
@A>apex product
@B;apexs
?@?apologize
:2?app
B@@app $
AB@app _ -
?>?app store
?@@apparel
AAAapparent
CA=apparently
>@>appeal
AAAappealing
CC@appear
C@Eappearance
??@appeared
@C?appears
N=Gapple
B@@apple !
>;Aapple $
C@@apple +
F>Bapple -
?>?apple _ +
B?@apple fan
@>@apple fanboy
>=@apple for
>?Aapple i
GDAapple is
>>@apple product
@B@apple products
@B@apple tv
>>@apple was
5A;apples
BE@appliance
>>@appliances
CA>application
ABAapplications
>A>applies
@@?apply
@@Aapplying
@@>appreciate
;<>appreciate_it
@?Cappreciated
A@@appreciating
@@?appropriate
=>?approximately
4J<apps
AD@apps ?
>>?apps and
>>@apps are
<=?april
@@>aps
?B8apt
??@arcade
A>Jarchos
IGGare
@>Aare +
@DAare -
>A=are N
:>@are P
=7?are _ +
@?=are _ -
CB<are _ N
B?Aare _ P
@>Aare a
AD@are actually
ABAare all
@@>are also
BA?are any
>?>are at
B@Aare buying
AABare doing
A@Care easy
>>@are getting
?B?are going
>??are good
>>?are much
@@Bare my
B@Bare nice
A>>are not
BAAare on
ABAare out
B@Bare paying
?@<are perfect
@B@are probably
CD@are some
??>are somewhat
>=@are still
?:Eare the
EA@are these
@B@are they
BB@are u
BA@are well
==;are you
FDAare_sick
BD=are_the_best
BD;area
C?Careas
><?arena
@I8arent
@B@arent +
@??argue
@>>argument
AB<arizona
=@<arm
=>?army
:>Garound
>@?around _ +
=@@around the
AA@array
B@Larrested
:9@arrive
DB>arrived
?=Barrives
D=Nart
?A;article
DBEartist
@@>artist album
@?:artists
5@>as
ICCas +
CD=as -
?C>as N
?<?as P
=@8as _ +
?BAas _ -
?@=as _ N
ABBas _ P
DBDas a
?@>as all
AF=as an
@=@as android
?A>as any
@@>as easy
>?=as far
>?@as for
F@Aas good
@CAas hell
AE;as i
?>Aas in
>@=as it
@@>as its
@?Bas ive
==Aas long
B@@as much
?>?as my
?@>as other
AB@as people
CA@as pretty
@=>as the
?=@as this
>?Das well
@A>as with
?>Aas you
ABAas_if
D@Easap
ABAasia
=>?asian
><Baside
;??ask
BACask for
A>=asked
>A>asking
ABAasking for
><Baspect
BBCaspects
/6@ass
>?Aass $
=?=assembled
AA@asses
>?;asset
>=?asshole
??>assist
DEAassistant
>>?associated
AG@assume
>>@assuming
??@assure
C@@astra
MQ=asus
<??asus eee
E?Aasus transformer
<C?aswell
H8Hat
<?7at +
A>@at -
=;@at <time>
DG>at N
>?=at P
>=?at _ +
DBCat _ P
A>Cat a
AE@at all
=?:at best
>?=at home
DE?at least
?=Dat my
@@Bat school
@B=at t
EA?at that
E?Hat the
A@Cat times
>@@at walmart
@A=at work
@B?at your
?B9ate
>>@atleast
AD;atm
C@Aatom
CK:attach
?A=attack
??@attempt
@A=attempted
???attempting
AB;attempts
@A>attend
AADattention
BBBattitude
@C<attracted
CAAattractive
@?Bauburn
AE?audi
AABaudible
BF@audience
@A?audigy
??Baudio
??Caudioboo
B@@august
>>@austin
=:@australia
@A>authorities
?@>authorized
ABDauto
>?@auto +
@A>autofocus
10Aautomatic
?A>automatically
AB@autotrader
@@=autumn
7:@available
@A>available for
>>@available in
<=@avaliable
=9Daverage
>=Davoid
@?Cavoid the
@@Baw
@@>award
>>=awards
?@<aware
>>Aawareness
??Baway
@A=away !
A@Caway _ +
@@>away _ -
A@Caway and
==@awd
F?Oawesome
=>=awesome !
B?@awesome $
??<awesome _ +
CB>awesome_review
??Bawesomely
B@?awful
>A;awkward
??Bawkward $
XIFawsome
B@Aawsome !
=A:aww
>@?aww +
@A>aww i
A=Aayo
<:Bb
@@>b +
@@>b w
BACbabe
@@?babes
>?@babies
A?Hbaby
KZ8back
@?Bback !
AB@back $
@B@back +
BB@back -
AB@back _ +
?>Aback _ P
A@Cback a
@E>back and
AC?back for
>?Aback in
?>@back of
@ABback on
AC>back to
C=Bbackground
BAAbacklight
A@Bbacklit
?=Abackside
A>Gbackup
A@Bbacon
@AIbad
>??bad +
@@Bbad -
B@@bad about
@ACbad thing
B=Abad_ass
BB@badass
A@Bbadge
AA?badly
AA?bag
?@>bags
@A?bah
BA@bahaha
@=@baked
@@Fbalance
IDAbalanced
??Bball
@?Aballoon
>>Bballs
??Dban
?@<banana
IN>band
B@Hbands
?>Bbang
A>Mbang_for_the_buck
J;Hbank
AABbank account
AE@bankrupt
BAAbanks
@?>banned
>=@banned from
DEGbar
??@bare
;;;barely
DABbargain
@C=barrel
?>Abars
AC7bart
;;9based
=<Cbased_on
??Bbasement
C>Abash
>A?bashing
C9Kbasic
HLAbasically
C@Abasically the
?@<basicly
?@@basket
D<Cbasketball
AB>bass
B@?bastard
@C=bastards
@A>bastards !
@?Bbath
88=batman
@@Abats
ABCbatteries
HWDbattery
AB@battery _ +
AADbattery is
@A>battery power
?B@battery the
??>battery to
DNDbattery_life
BBEbattery_life _ +
AABbattery_life is
A@>battle
A@@bay
AC=bb
=;@bbc
89@bbm
@?Dbbq
>?>bc
A@@bcz
?@Bbday
@;Dbe
:C<be +
A>Dbe -
BD?be N
9?<be P
DDAbe _ +
?=?be _ -
@?Bbe _ N
<??be _ P
===be a
=B=be able
AC?be all
B@@be an
A@Bbe any
>?Bbe better
@B@be cheaper
>?@be coming
?B@be different
C@Cbe fixed
>?@be good
B@Abe great
BA@be happy
?>Bbe in
@@Bbe just
>?@be less
?C>be much
?B?be much_better
>>@be my
>A=be nice
EB@be on
?A>be prepared
B@@be productive
A@Cbe something
>A>be sure
??Cbe the
>>?be true
@@Bbe used
B@@be worth
DB@be_like
BBCbeach
A@Abean
ABAbear
??@bearing
>>@beast
>C?beasts
TJFbeat
C@@beat ipad
BD@beat it
D@@beatiful
F@Gbeats
EACbeats_the
NDDbeautiful
B@@beautiful $
A@Bbeautifully
KBBbeauty
?@9became
A@Bbecames
24<because
B@Cbecause _ +
?>Abecause _ -
C@@because _ P
=;>because i
@B@because it
B?Cbecause its
@F@because of
B@Abecause thats
;><because the
C?@because they
CA?because this
>>?because we
@;Dbecause you
<;Bbecome
>>@become +
B@Bbecome a
AA@becomes
:>;becoming
?@@becouse
C>?becuase
C=Gbed
BADbedroom
6:;been
>@Abeen +
@A>been P
@A<been _ +
@ABbeen _ -
@BAbeen a
>>@been an
?>Cbeen disappointed
@@Bbeen happy
>>@been in
@B@been making
>>Abeen my
CA?been thinking
??=been this
A>Abeer
@@>beetle
AA@befor
7=@before
@?Cbefore -
A@Cbefore _ +
?>Bbefore and
?>?before he
>>>before i
@C<before it
@@>before its
A@Dbefore this
@?Bbeforehand
AB@beg
@B<began
@>Dbegin
A?@begining
A@Abeginner
A@Abeginners
:;>beginning
>?@beginning of
?>Abegins
?@<behavior
4:>behind
=<?behind the
HF=being
B=Abeing -
A@Bbeing _ +
A>Cbeing a
>C?beleive
17Bbelieve
>??believe i
??>believe the
AA>belive
@A?belkin
AA<bell
AABbella
?=?bells
<=@bells and
6;=belly
>?@belong
@@=belongs
A?Abeloved
<;>below
@?Bbelt
?>Aben
B@@benchmarks
65@bend
<<@bending
A@@beneficial
AA>benefit
A@Bbenjamin
@?@bent
A?@bentley
A@Bbermuda
?B?beside
97Bbesides
BAAbesimple
*>,best
>>Abest +
>?>best _ +
9<=best buy
C@@best camera
>B?best ever
B?@best ipad
?B@best looking
@@Bbest of
@@Bbest out
C@@best tablet
?@>best thing
?@>best to
CA@best_review
>8@bestbuy
4C9bet
AD?beta
%Y%better
BBBbetter !
@J?better $
>F=better +
A>Abetter ?
B?Bbetter _ -
??>better _ P
A?Cbetter and
?B@better battery_life
BA@better because
>>@better for
B@?better in
@A;better quality
B?Cbetter then
<>?better to
@?Bbetter when
EFAbetter_than
@D@better_than a
BAAbetter_than any
A>?better_than the
FAAbetter_than_this
6,Abetween
>=@between this
AH*beware
CBJbeyond
??>bf
@@Abh
<>@bhp
??@bicycle
B;Cbig
?>Bbig deal
A?Bbig of
B@Ebig plus
B@@big_fan
7==bigger
@B=biggest
>>Abiggest -
?@Abiggest_fan
,:?bike
D@Abikes
A?Cbiking
C@@bill
@B@billboards
>?=billing
@B?billion
@@Abio
?6Ebirds
@?Bbirth
=8Nbirthday
>?Abirthday !
A@Bbirthday _ +
;G9bit
?B@bit -
?>Abit of
9=;bitch
@B;bitch !
>=@bitch $
>:Dbitches
@=@bitchin
>?>bitching
@@Bbitchy
AC<bites
%%7black
>>Ablack _ +
>?@black friday
>>@black is
?>@black one
2C<blackberry
>>@blackberry +
>B?blackberry _ +
>?@blackberry phone
B?@blackberry playbook
@B>blacks
=<@blade
A@Bblair
DAAblame
BAAblames
???blasphemy
CBDblast
=>>blaster
@A<blazing
=<Bblend
BACbless
A@Cblessed
<>@blew
MDEblind
CC@blind people
@A=block
?@?blocking
@@Ablocks
=<@blog
@?Ablogger
@?Ablogs
BFEblood
>8Ebloody
B?Abloody -
BF@blow
???blowing
>B<blows
BC@blows_the
@9Lblue
???bluetooth
AB@bluetooth to
@C<blurry
CR>bmw
?>@bmw _ +
?=@bmws
?>Bboard
@@Aboasts
DD@boat
LP>body
@A>boehner
<=?bold
??@bond
ECHbook
??>bookmark
?@>bookmarks
?>Dbooks
A?Dboom
DC<boost
EG@boot
@B@bootloader
CAFboots
B@Ebooyah
AB@border
>@Gbored
=FBboring
==Eborn
A@Fborrow
>?=borrowed
DCAboss
BAAboston
<R=both
B@@both are
AABboth of
@B=bothered
@?Abottle
EIFbottom
A@Dbottom line
@BEbought
@B@bought an
@?Cbought and
@A>bought from
?>@bought it
@C?bought one
>=?bought the
C@Cbought this
@@>boule
A@Bbounce
AA=bound
E<Dbout
??@bow
??=bowl
?@>bowl _ +
B?Fbowling
BJIbox
BA?boxes
AA?boxy
G@Iboy
B@Dboyfriend
D;Fboys
??@bp
C=Abracelet
@@Abrady
>?Abrag
???brain
>>@brain_dead
>>@brains
<=@brake
?F<brakes
<F4brand
=A?brand P
=A?brand new
@A>brand that
AAAbranded
BF@brands
AA>brass
==@brazil
@?Bbread
?G6break
AC;breakfast
@>Fbreaking
@@Bbreaking news
A=Bbreaks
==@breath
??@breathe
AAAbreathing
???breeze
A@Bbrew
???brian
AC>brick
@@Abride
@?Abrief
A@Abriefly
A><bright
AD?brightest
?@;brightly
==@brightness
@?Bbrilliance
:<Dbrilliant
@@Bbrilliant and
B?Gbring
BD@bringing
>>>brings
?>@brit
ACAbritish
BA@british accent
@C@british people
ABAbrits
@==bro
@?:broke
@=Abroken
?;Abrother
DBEbrought
A?Cbrown
@B?browse
DI>browser
CDCbrowsing
A@Abrunch
>=Bbs
GF@btw
=EBbuck
<<;bucks
BA@bucks P
==@bud
<=Abuddy
J=Fbudget
B@@budget _ +
AD@buffet
@A<buffs
?>@bug
==@bugatti
>A@bugg
AD@buggy
@B@buggy and
@ABbugs
CB?build
BA?build quality
<=<building
B@@builds
B>9built
??=built in
@A>bulky
@?Bbull
FI:bullshit
>?<bummer
77?bump
EC@bumper
?@Fbunch
?@Bbunch of
@B>bundled
<E=burn
>A?burned
?>Aburner
@B>burning
;G8burns
A@Bburritos
BF>bus
>H9business
<C-busy
>BIbut
<?5but +
ABEbut -
8E<but _ +
E>Ebut _ -
@?Cbut _ N
??Cbut _ P
AABbut as
AABbut at
>??but can
?>@but does
BAAbut doesnt
D?Ebut for
?C@but has
9=?but i
@?Bbut im
?@>but in
??Bbut is
=@@but it
BB?but its
@?Bbut ive
>>?but lets
AB>but no
B<Dbut not
BAAbut now
=@@but on
==?but only
B>?but still
BDAbut that
BC?but thats
AF>but the
@A>but then
A?Cbut theres
>><but they
ED?but this
B@Abut what
B@@but will
@?>but with
=>>but you
B@@but your
<<?butler
>>@butler henderson
AAFbutt
AABbutter
@@Bbuttery
?@:button
<>?button +
@B:buttons
4;Jbuy
?A>buy +
>A;buy _ +
CG<buy a
>?<buy an
AACbuy another
B>Cbuy it
=<@buy one
?B?buy the
A@Hbuy this
@C@buyed
DH.buyer
B?@buyers
OB=buying
B?>buying a
>=Abuying it
C?Abuying my
A@Cbuying the
:C@buying_one
<<?buying_this
?>@buys
@?Abuzz
@A<buzzing
>8>by
@@>by +
CABby P
AB>by _ +
?>Aby _ N
DC?by a
A@Bby an
BBAby far
>?@by now
AB?by one
>B;by the
?@=by this
KIAbye
DA@bye bye
<<@bypass
8?7c
?@=c $
B@Aca
?>Acab
A@Bcabinet
>A:cable
@A<cables
<=@cad
AA?cafe
@A?cain
DFGcake
B@Dcakes
BCBcalendar
A?@calender
=<Dcalifornia
0;=call
@@Bcall _ -
?ABcall it
0A/called
=?>called _ +
@C@called a
8=;calling
@A=calling the
A=Acalls
?>@calls and
?>Acalm
CDAcamcorder
78<came
>>@came here
?;Acame out
@A<came with
XRVcamera
>BAcamera !
@?>camera +
B?@camera -
A@Ccamera P
?;>camera _ +
AC;camera _ -
BA@camera _ P
@@>camera and
?@>camera bag
=??camera but
A?Ccamera for
A@<camera has
@?Ccamera i
@ABcamera if
@@Bcamera of
?=Ecamera on
?@=camera to
@@Ccamera was
??Bcamera will
ABAcamera with
91Bcameras
?@?camp
>>?campaign
>??camper
;A?camping
?@>campus
<(Qcan
@B?can +
C@@can -
;A>can _ +
ABBcan _ -
BA@can _ N
??Bcan _ P
A@Bcan actually
==?can afford
B@Bcan also
B@@can always
@B?can anyone
HE?can be
B@@can beat
>A?can buy
EBAcan create
@C?can do
>>@can download
AB@can easily
C@Dcan even
9;>can get
>?Acan go
?>Acan have
A@Bcan hold
:;Acan i
>>@can it
@D@can just
B@Bcan listen
=@;can only
>>Acan put
BA@can ride
AC@can say
??>can see
AA>can take
ABAcan trust
>@?can u
@@Bcan use
:;?can you
>B?can_you_help
9<?canada
==?canadian
@C?canberra
C?Acancel
CB:cancelled
?@@cancer
??>candles
?@?candy
@@>canned
@AAcannot
?@>cannot be
N@Qcanon
B@@canon g
C@Dcanons
8?2cant
>@=cant +
AACcant -
CA>cant _ +
>>Acant _ -
@C@cant _ N
A>@cant afford
>B=cant be
B>@cant even
@B<cant get
ABAcant help
A?Ecant imagine
CC@cant play
CACcant stop
==@cant tell
CBBcant_beat
B@Ecant_go_wrong
AA>cant_hear
>@<cant_see
BL?cant_stand
?@>cant_understand
'*:cant_wait
<=Acant_wait !
<=?cant_wait $
>?<cant_wait to
89=cant_wait_for
7:?cant_wait_to_get
=>@cant_wait_to_get it
@?Bcapabilities
B@Bcapability
>??capable
<=@capacitive
E>Ncapacity
>>Acapacity _ +
C>?captain
@?Ccaption
AB>capture
WF9car
?>?car !
IEAcar $
;=?car +
?>>car -
@<@car ?
>??car _ +
BD@car _ -
BB@car but
B@@car ever
C@@car i
BB@car in
F@Acar is
@B@car its
?>Acar now
B@@car of
AB@car that
CC@car to
B@@car with
BA@car you
?D?carbon
419card
;<Acards
3:4care
=@>care of
?B?career
<<?careful
?C:carefully
BF;cares
@A@carolina
:=>carpet
>@>carribean
AA@carrier
??Acarriers
AA>carries
@>@carry
>>@carry a
E@Ccarrying
KO<cars
CCAcars $
?=@cars _ +
AD@cars have
@B@cars when
>>Acartoon
@?Bcasa
?:@case
A@Bcase and
:=?cases
@C7cash
@A;casing
A@Ccassette
A?Dcast
CAAcastle
@@Bcasual
./Ccat
>>?cat _ +
>?>catalog
>A8catch
D@Ccatches
@A=catching
@>Acategories
>?>category
>?>cats
ABBcaught
<>?cause
??=caused
?A;causes
@B=caution
@?Bcautious
???cave
==Ccc
DE=cd
A@Bcd collection
?@>cd player
A@Ccd to
@?Ccddb
H=Jcds
A@Ccds on
A@Acelebrate
A@@celebrating
=<@celica
CB@cell
B@?cell phone
CAEcellphone
>>@cellular
DB@cent
?<Fcenter
B>Bcentre
B@@ceo
<?@ceramic
>F8certain
>?=certainly
>>@certified
?@;cf
AA?chair
A@Cchairs
9>=challenge
>A@champ
9;>chance
@A;chances
AK=change
=>@change my
AC@change that
=;Achanged
@CAchanges
9<<changing
><Dchannel
=<@channels
?>Achaos
CABchap
=>@chaps
BA@chapter
>>@character
??>characters
LEDcharge
CADcharged
IKBcharger
CB>charges
<9>charging
HBAcharisma
>?=charities
A@Acharity
A@Bcharlie
A@Acharm
A@Cchase
@B@chassis
89Achat
@B>chatting
<N8cheap
?>@cheap $
AA=cheap _ -
@C>cheap and
?@>cheap is
8:.cheaper
@@=cheaper to
94@cheapest
?@@cheated
:=Fcheck
=?@check out
@?Bchecked
?>?checking
???checks
04Acheers
B@Dcheese
<>=cheesy
@A>chelsea
@@Bchemical
@?Bchicago
A@Bchicken
??=child
A@Bchildhood
==Achildren
CA@childrens
=?=chill
9>?china
H;Achinese
D??chip
A>Bchips
B@@chipset
GBDchocolate
:AAchoice
?>@choice of
?>?choices
EB=choose
A@Bchoosing
B?Achoppy
BGAchose
BDAchose the
A?@chris
KH;christ
;>=christmas
>A>christmas !
A@Bchristmas and
?@>christmas gift
?BCchrome
A?Dchuck
A?Fchurch
@@Ccigar
@A=cigarette
@A=cinema
=>>cinemas
>>@circle
<=@citroen
>C@city
E>Acivic
??Dcivil
AF@ck
?A?cl
CD;claim
>=Aclaimed
@C>claiming
BEBclaims
B@Eclarity
@4Aclarkson
<>@clarkson +
BA@clarkson said
C@@clarksons
EBGclass
D=Gclassic
@@?classical
>>@classified
@>Bclassify
=>=classy
><Cclean
A@Dcleaned
?>@cleaner
BBAcleaning
F>Gclear
CA@clearer
@C<clearly
@@>clemson
@A=clerk
@@=cleveland
CAAclever
>>?clicked
<<Aclicking
ACBclient
BB?clip
=>?clips
D@Bclock
=<Aclose
?J6closed
@=Dcloser
?@Bclosest
;;@closet
>B=clothing
CCAcloud
@@?clouds
<><club
?@Bclueless
?>@clumsy
@D<clunky
:9@clutch
?>@cmf
GO?cnet
@@=cnn
A>Bco
AABcoach
@@Acoast
B@Ccoat
@=@coating
@@?coats
@A=cocaine
CD;cock
@@?code
BAAcoffee
@A@coffin
???colbert
>B@cold
A@Dcoldplay
@A>cole
E@Lcollection
A@Bcollection is
B?Bcollege
@@?collision
>;Fcolor
A@Bcolor screen
@A@colored
?>Ccolors
LDAcolorways
==@colour
@?Ccolumn
96@com
D@Jcombination
A@Ccombination of
A@<combined
@@>combo
==@combustion
HBGcome
BABcome back
@@Bcome in
BG>come on
=>Bcome out
BA@come up
?>>come with
=<=comeback
53Acomes
?>Acomes out
?>@comes with
JB>comfortable
@@Acomfortably
A@@comfy
>>Acomic
<E=coming
A>Acommand
?AAcommands
0*@comment
==@comment $
>@@comment _ +
>>@comment is
AA?commentary
;=Acommenting
9>=comments
9R>commercial
CD@commercial $
>?@commercial _ +
AC@commercial _ -
>>Acommercial for
=@?commercial is
B@@commercials
@A=commerical
*%Lcommit
?AAcommon
IB>community
???como
D>Kcompact
?=Bcompanies
DQ'company
@B<companys
F?Acomparable
A@Bcompare
E>Acompare_to_this
E<Jcompared
?B@compared _ N
C@Dcompared to
F@Acompared_to_this
=@?compares
@E?comparing
H@@comparison
B@@comparison between
@A@comparisons
@?Ccompatibility
??Bcompatible
BE@compete
AC@compete with
FBAcompetence
???competing
D@Fcompetition
AA?competitor
A@Bcompetitors
B@Dcompilation
A=Hcomplain
@?Bcomplain that
?=Ecomplained
A=Dcomplaining
@C6complaint
AF?complaints
==:complete
>?Acompleted
@B=complicated
A@Acompliment
@@Ccomponent
A@@comprehensive
?>?compression
???compromises
C?Lcomputer
B@Ccomputer or
?A<computers
?@@computing
BG?con
@A@concentrate
?>@concept
=?=concerned
?@@concerns
CB=concert
A@@concise
@GBconclusion
BG?condition
AA@conditions
@A=condo
<=>conference
@@?configured
@@>confirm
==@confirmation
;=;confirmed
A?@confirms
;<Aconfused
>=Aconfusing
@B<confusion
HBLcongrats
A@Dcongratulations
;9>connect
>>@connect to
DI;connected
BC@connected to
AG>connecting
<@;connection
AABconnections
B@Aconnectivity
A>Aconnector
C@@cons
B?Dconsider
?@=considered
LCHconsidering
CBBconsidering the
@A=consistent
A?Econsistently
>@@console
@A<conspiracy
@E8constantly
BD6construction
C@@constructive
?C?consumer
@A>consumer reports
@@>consumers
AB=consuming
AF?consumption
@A>cont
;E=contact
@A=contact apex
???contacted
AAAcontacts
A?Econtain
==?contained
B@Bcontains
<>@contemporary
>C>content
DC>contents
A@Ccontest
C@Acontext
>?@continental
>?Lcontinue
@@Bcontinue to
AA?continued
AA@continues
@A>continuing
@A?continuous
?>Dcontract
AA?contractor
CD@contrary
AB@contrary to
A@Acontrast
@F:control
A@@controller
HBDcontrols
@@Aconvenience
BAJconvenient
B@Fconveniently
???conversion
?@=convert
@@Bconverter
==@convertible
AB@convince
AA=convinced
;:@cook
@AAcookie
@@?cooking
H?Bcool
>?Bcool !
<=>cool $
@@>cool _ +
?B>cool but
C>Ccooler
DAKcoolest
BC@cooling
HAPcoolpix
@ABcop
B@@copied
AC?copies
?@>cops
FPDcopy
BF@copy of
?L?copying
??>cord
N@@core
BC@core graphics
B?@core processor
B@@core tablet
A=Acores
>>>corner
BA>corners
ABAcorporate
?M?correct
AA?corrected
58Acorrecting
@>Ccorrection
@@=correctly
@A=corrupt
<B?cos
JC>cost
CA@cost ?
@B@cost much
?FBcosts
@>Bcostume
@C=couch
@A>cough
>E>could
?@=could -
AA;could _ +
@A=could _ -
AA>could _ N
A>Acould be
@@<could give
BB@could have
@ABcould you
DFFcouldnt
B@Gcouldnt be
ABBcouldnt give
DADcouldnt_be_happier
@@Acouldve
?@>count
A@Acountdown
<>=counter
@@=countless
A@Dcountries
A@Bcountries that
=@@country
A@Bcounts
???county
D<@coupe
=>@coupes
:D>couple
>?@couple of
@B@couple years
?A=coupon
@@=coupons
B@Bcourage
:=Ccourse
@B@course _ -
I@Ccourt
@?Bcousin
@G9cover
EB?coverage
@A<covered
??@covers
@@;cow
=D?cpu
?E>crab
BABcrack
?@?cracks
AB:crafted
AA@cramped
?B@crankshaft
@@=cranky
>R0crap
CB@crapple
DD9crappy
?>=craps
<@>crash
?A>crashed
?C>crashing
@9Icream
@@Bcream _ +
=<@cream sandwich
A@Bcream was
FBBcreate
=>>create a
BCHcreated
@@>creates
>?;creating
?@>creating a
@?@creation
2H+creative
@A=creative _ +
@@Bcreative product
?A<creative software
?@>creative tech
@A>creative will
@C7creatives
??@creativity
==@creator
==>credit
@?Ccreepy
@>@crisis
?>Dcritical
A?Ecriticize
?BAcrop
?AAcross
A@Ccrossing
@D@crossover
@?Ccrowded
??Bcruise
CADcruising
===crush
@@Bcrushing
AA;cry
@J4crying
AC>crying _ -
BADcs
A@@cultural
AABculture
>>@cum
@D8cumbersome
@@>cunt
=<@cup
BAAcupcake
@A?cups
?>Acurious
@?Bcurrency
=:Hcurrent
>=@currently
BFBcurve
@AAcurves
>>=curvy
><@cushioning
A;?custom
DX%customer
@A>customer +
AG6customer service
@A>customer support
?A4customers
AAEcustomization
@?Ccustomize
IA;cut
?B@cut it
F>Ccute
B@Ccutie
>?Acuts
86;cuz
?>?cuz i
>>@cv
>A>cyber
>>Acycle
C@@cycles
??@cyl
?A@cylinder
=@@cylinders
@K2d
BD>da
;4>dad
>>@dad has
?>Adaddy
B?@dads
??@daemon
=9?daily
>=@daily driver
?B;damage
A@@damien
@A=dammit
A:Adamn
@B>damn !
>>Adamn +
C?@damn _ +
ABAdamn _ -
@C;damn you
@B@damn_good
AB@damned
:6Adamnit
@A<dan
@@Bdance
@A>dancing
AA=dang
?=Adangerous
>@@dangers
B=@dare
AADdark
>F?dash
;;@dat
C@Edata
?A:database
<;?date
?>@date of
BAAdated
AABdates
??@datsun
B>Adaughter
@>Ddave
@@?david
;=?dawg
>?Adawn
DECday
ABAday $
@@Bday ?
@BAday N
A?Cday _ +
@?Bday i
@?Bday is
@C=day of
AB@day one
@@Bday with
C?Gdaydreaming
CAAdayquil
FO;days
>>@days !
>>@days $
CBBdays ago
@A>days and
@@Bdays for
BA@days i
@A>days of
@?@daytona
ADAdb
@C@ddr
>=Ade
F@Ddead
?>@dead pixels
==<deal
@B?deal with
=?@dealer
>=@dealers
?=Cdealership
??@dealerships
@B>dealing
<>:deals
?B<dear
>>>death
==?debate
B@?debating
?A>debt
B@@dec
C>@decade
>=Adecember
==<decent
?<Cdecide
C>Idecided
@=Bdeciding
EACdecision
><Adecisions
@@Bdeck
C?>dedicated
E@Adeep
><Adeeper
>B?def
>?=default
@A?defaulted
@C;defective
@B?defects
@B@defend
BADdefense
B@Adefensive
>?=deficiencies
B?Adefinately
A@Cdefined
AA@definetly
AG=definitely
?B>definition
CDAdegrees
???deja
><Adelay
:6@delayed
C@Hdelete
AA?deleted
A@Cdelicious
?@=delight
@@?deliver
?>Edelivered
@?Cdelivers
?D@delivery
HJAdell
<;Cdemand
>=@demanding
>@>demands
BACden
@?Bdenial
BABdental
@B=department
@B?dependable
??@dependent
>B>depending
:B=depends
>@@depends on
@A@depot
@A=depressed
@A=depressing
@@?depression
A@Dderby
@@Cderek
??Cdescribe
<>?description
??>deserve
AAEdeserves
Q[Adesign
@C?design $
ABAdesign _ +
@B@design _ -
@B;design flaw
BBAdesign of
?;@designed
>>@designed to
AA@desing
AF?desire
AA?desk
@@Bdesktop
@FCdesperately
G?Fdespite
DAAdespite being
B@>destination
;<?destroy
@B8destroyed
>>@destroys
?CAdetachable
@@>detail
B@>detailed
C@Ddetails
?>@determine
>>@determined
>=@dev
B@Bdeveloped
=>Bdevelopers
A?Adeveloping
=8Kdevelopment
[U=device
@C@device $
BB?device _ +
AB@device to
ACAdevices
?>Edevil
=>@devision
=<Adiablo
@B>diagnose
?B7dial
@A>dialogue
?@>diamond
;8Cdick
==@dictation
BG=did
@@>did _ +
B?Ddid a
@B@did he
BA@did i
@A=did not
==?did the
AB@did they
?@;did this
B@Adid u
AD?did you
>;;didnt
>>>didnt +
@@>didnt _ -
>>@didnt get
@@Bdidnt think
AC?didnt use
AG=didnt_work
AB>die
EC7died
@B<dies
?>@diesel
AA>diff
<@@difference
=>@difference between
@?Cdifference in
?>?differences
A7>different
A?Adifferently
<=Cdifficult
B?Edifficulty
>>Ddig
@@Adigicam
GECdigital
B?Cdigital camera
A@Bdigital photography
A@Bdim
@=Hdinner
?>@dire
@?Bdirection
A@Cdirections
?>@directly
@B<directory
D@Ddirt
;9Bdirty
A@Fdis
AC?disable
@?Bdisadvantages
;<?disagree
@?Adisappeared
;?Adisappointed
AC;disappointing
AC9disappointment
CE9disc
?@=discount
CD;discovered
@@Adiscovering
A@Cdiscovery
@C8discs
???discuss
@=@discussion
@A>disdain
AB=disgrace
@A@disgusted
@AAdisgusting
?@<dish
?A9disk
HABdislike
<<?dislikes
BB?disney
@A>disney movies
DD9display
@A>displayed
?A<displaying
@A?displays
?C=disposable
AA@disregard
??=disrespectful
>>@diss
AD;dissapointed
AC9dissapointments
?>?distance
?=@distances
???distorted
??Adistracted
==@distracting
A@Cdistraction
?@>disturbing
C>Bditch
B?Bditch my
B?@division
@A?divx
<<?diy
@??dm
AA@dnt
>5=do
?>@do !
;=?do $
ECCdo +
CBAdo ?
>?Ado _ +
?<>do _ -
A@Bdo _ N
=>>do a
A@Bdo all
@B@do and
??=do anything
?>Cdo have
>>Ado i
DCAdo it
AABdo love
A?>do not
B@@do people
@>Ado some
BB@do that
?>@do this
?B?do u
>??do want
?>@do we
>?Edo with
78=do you
BB=do your
@A>do yourself
=A5do_not_buy
?@=do_not_buy this
@@?do_you_like
??@doa
DAAdock
DIAdocking
>>?docs
?>Cdoctor
>?@document
A@Adocumentary
AC=documents
02>does
B@@does $
>ADdoes _ +
?>@does _ N
B?@does anyone
?>@does apple
@C@does everything
>A@does have
<;@does it
A@Bdoes make
?E6does not
AC@does nothing
>>?does that
@>Adoes this
B8<doesnt
B@Cdoesnt +
>>>doesnt -
@@>doesnt _ +
@=@doesnt _ -
AB?doesnt _ N
C@@doesnt _ P
BC?doesnt change
C@@doesnt even
@?Fdoesnt get
@>?doesnt have
@A=doesnt help
AD?doesnt look_like
?>?doesnt matter
@A>doesnt play
??>doesnt_work
D@<dog
==@dogs
@A=doh
C<Idoing
B@@doing well
@N=dollar
<><dollars
@@Adollhouse
>?>don
>??donate
EN=done
?>@done a
AE>donkey
@?Cdonno
???dons
(3?dont
9=;dont +
AB@dont -
?B=dont _ +
D@Cdont _ -
>>@dont _ P
@@>dont be
?>@dont believe
AB@dont do
B??dont even
?>Adont forget
BDAdont get
B?@dont give
=>@dont go
>?@dont hate
C@Ddont have
?>Cdont know
BC>dont like
>>@dont like_the
?=Adont need
?B@dont see
@@Bdont take
;>?dont think
@BAdont understand
C>@dont want
@>@dont want_one
AB>dont waste
==Adont you
GJ1dont_buy
AB<dont_buy this
C@5dont_care
?>?dont_care about
@9@dont_like_it
AF@dont_work
?F<door
@A@dorm
>=@dose
=>@dosent
>>@dot
II=double
B?Cdoubles
?:Bdoubt
AADdoubts
;:?douche
AA>douchebag
:D>down
@A>down !
>>?down in
?@=down the
@>Bdown to
@@?downer
A@Cdownfall
89Fdownload
@?Bdownloadable
?>Bdownloaded
>@@downloading
B@Cdownloads
@B;downside
@A@downstairs
@A?dozen
@@?dpreviews
>>Bdr
?:Fdrag
@?Cdrag and
@@?dragged
@A=dragging
@A7drain
@D?drains
@B>drama
@B<drawback
=?8drawbacks
AC?drawer
@@Cdrawn
J?Odream
IG@dream_car
B@Cdreamed
?@?dreaming
EA>dreams
?>Adress
@?Adressed
A@Adrew
A@Ddries
@?Bdrink
B?Hdrinking
AF@drinks
?)Kdrive
>?@drive a
@B@drive one
C>@driven
>>@driven a
<>>driver
AC:drivers
=8@drives
2.@driving
>@@driving a
ED@droid
>;Fdrop
??>drop in
??Adropbox
@@<dropped
A@=dropping
OK>drove
CD@drove it
?@?drugs
A@Bdrummer
>=Bdrums
<6Jdrunk
ABAds
A@Ddsc
??Bdu
@;>dual
A?@ducati
@B>duck
0B8dude
?@>dude !
AHAdue
@BAdue to
BG>duh
B?Bdull
>9?dumb
><@dumb -
>=Adumb ass
93Adumbass
>=@dumbass $
B?Bdummy
@=Bdump
@E?dung
AC?dunno
@@Aduper
<;Dduplicate
>>@durability
>B<durable
=D8during
@@=during the
AA@dust
FN:dvd
@@>dvd _ +
A@Bdvd and
BD?dvd player
@?Cdvd r
A@Bdvd rs
CM.dvds
?A;dvds and
AA>dwts
?@>dying
=>>dynamic
??>dynamite
A8;e
C@Ae _ +
6B;each
@A=each of
A@Beager
AACeagles
@>Cear
?F@earbuds
:>:earlier
?@>earlier models
?=>early
>A9earphones
EC;ears
HEBearth
D@Dease
B?Bease of
>G:easier
B@Ceasiest
KF=easily
@@>east
E9Eeasy
D@Deasy to
A@Ceasy_to_understand
A@>eat
GBBeating
AD@eats
35;ebay
>>@ebay $
>>@ebay _ +
A@Aebook
A?Aebooks
DA>eco
@E@economies
BBAeconomy
@<@ecosystem
@@>ect
@A=ed
HDAedge
BCAedges
??Dedit
A@?edited
70Eediting
><@edition
>>@educated
BA@education
BA@educational
ACAee
:<?eee
>@@eee pad
?@=eek
??@effect
>>@effective
C@@effects
BB@efficient
;:>effort
;=@eg
B@?egg
@@>eggs
BA@ego
>?@egypt
@@Aeh
=>>eight
:<Aeither
AB?either not
C=Bel
C?Aelderly
MNAelectric
CE@electric cars
>@>electricity
?CGelectronic
;;:electronics
A@Celegant
@@Deliminate
@?Beliminated
?>@elite
GL?elon
<6Eelse
@@>else _ +
@@>else has
A>Aelse is
@?>elses
?B6elsewhere
7<Bem
>@?em !
?=Dem -
>I@email
@C?email and
@A?emailed
BACemailing
DA<emails
@E/embarassing
@B?embarrassed
==Bembarrassing
?A>embarrassment
@A=embedded
A@?emergency
@AAemitting
??@emo
@@?empire
>?@employ
@A=employee
?@>employees
BF:empty
A?Den
A@Cenabled
?@>encode
@@=encountered
@A?encourage
A@Bencouragement
?@>encouraging
9<Fend
>?@end it
>B>end of
=?Aend up
@C;ended
>@?ending
A@Aendless
>A;ends
A@Benemy
BADenergy
D:Aengine
B@@engine +
BA@engine P
B@@engine _ +
B?@engine and
?>@engine is
BA@engine sound
@B@engine that
AA>engineer
A?@engineered
CA>engineering
CB?engineers
BD?engines
C@@engines _ +
B@@engines are
>>>england
C@Cenglish
:6@enjoy
>=Aenjoy the
DAAenjoyed
CCAenjoying
?B?enjoying the
A@Benlarge
>?@enlighten
KAKenough
@@Benough -
@B@enough _ +
>>?enough of
B?Aenough to
?>Bensues
>>Benter
>??entered
9<<entertaining
;=>entertainment
D@Denthusiast
EJ8entire
@?Aentitled
A@Centrepreneur
?@>entry
=;Benvironment
A@Benvironmental
@@>eos
;9?ep
C><epic
BB@epic $
@C@epic_fail
78Depisode
?@<episodes
AA?eq
;=?equal
A@@equalizer
A?Gequipment
C@@equipped
?>Aequivalent to
??@er
@?Bera
@@?ergonomics
BEAeric
:;=ericsson
AA>erik
?E?erm
?A?error
A@Derrors
@A<escape
=;@essentially
>=Aestablished
@?Bestimate
?=?etc
@?Beuro
@?Eeurope
<?Beuropean
AD@euros
<;@ev
CA@evan
A@Aeve
TZHeven
?>Ceven +
E>Beven -
BB?even after
@>Ceven better
@@>even for
BDAeven if
DC?even the
@B?even though
@@Beven with
@@>even worse
??=evening
A@Devent
?@Aevents
=;?eventually
[[Hever
A>@ever !
?F>ever $
>>@ever _ +
?C@ever be
@@>ever buy
A@Dever had
CA?ever made
B@Aever since
JLCevery
BD=every time
BA?everybody
>?Aeveryday
:8Deveryone
@@>everyone !
BCAeveryone +
?>@everyone can
@?Beveryone else
?>Aeveryone is
A<@everyones
VJQeverything
@B>everything -
=>?everything _ +
B@Aeverything about
A@Beverything i
@?Beverything is
CA@everything on
@>Ceverything that
BA@everything works
BADeverything you
AF=everytime
==;everywhere
>@?everywhere !
A@Cevidence
@<Gevil
??Bevils
9:@evo
>?@evo _ +
;<?evolution
AA@evolved
CB>ew
<>@exact
6=>exactly
@?Bexaggerated
?B9example
B?Aexamples
B@Bexams
B@Fexceeded
CAFexceedingly
CH?excel
B@Aexcellence
H<Nexcellent
@@Cexcellent product
?>@excellent video
:@Bexcept
?B@except for
>?@except the
A@Cexceptional
=A:exchange
C?Kexcited
??Bexcited !
=>?excited about
DAAexcited to
A@Bexcited_for
BBHexcitement
<==exciting
???exclusive
=A@excuse
@A=excuses
B@Bexecute
@B@executive
?=@exhaust
?@;exhausted
==@exist
??>existing
A@@expand
A>@expect
@@>expect that
A@Bexpect the
B@Gexpectations
>?=expected
@?Aexpecting
<;Pexpensive
?@>expensive and
A@Dexpensive than
KT5experience
@A=experience and
>B=experienced
??Dexperiences
A@Bexperiencing
CA@experiment
A@Bexperimented
=>@experimenting
AAHexpert
A?Aexperts
@A=expires
9;@explain
>??explain how
???explains
>?Aexplore
>@=explorer
@B;explosion
?A>explosions
@?Aexposed
A?Bexposure
?B?extended
@A=extended warranty
::?extends
?@>extension
A?Cextensive
?>?external
=>;extras
AGDextreme
???ey
AC?eye
A@Beyeing
>C=eyes
E@@eyesight
S=Kf
AADfab
CAFfabulous
>A8face
@?<facebook
>=@facelifted
?@?facepalm
?A>faceplate
==?facetime
A@?facial
=E@facing
?C?facing camera
KILfact
@B@fact _ +
>?Afact _ P
DEBfact that
FBAfactor
CCAfactory
;9@facts
>=@fade
>?>faded
@;Afaggot
D@Cfahrenheit
>DCfail
?>@fail !
>A<failed
?A=failing
>ACfails
@A>failure
065fair
@?>fair enough
=>?fairly
CIAfairness
;;Bfake
B@Dfall
@?Bfall apart
B@Dfall_asleep
@EAfalls
>D;false
??>fam
<=?fame
;>;familiar
@?Bfamilies
;?:family
FADfan
B@@fan boys
>?@fan_boy
>=@fanboy
@<Afanboys
FBCfancy
C@Afans
JBPfantastic
@?Dfantastically
B@Cfantasy
GF:far
>@=far as
CA@far the
;;Afar_better
9:?fart
<<?farted
=>@farting
@?=fascinating
??Afashion
==>fashioned
XD[fast
B@Bfast !
B@@fast +
A@Bfast and
:@>faster
?9@fastest
DH?fat
>=?father
A@=fathers
@@>fault
AEBfaulty
EBCfav
A@Cfaves
AE5favor
@A=favor and
C>Cfavorite
A@Bfavorites
EB@fb
<:@fc
=;Gfear
@@>feather
@A=feathers
AIEfeature
?@Bfeature _ +
@@=feature you
@A>featured
VBVfeatures
BA@features _ P
B?Afeatures and
B@@features are
ACAfeatures i
BAAfeatures that
=AAfeb
@A?february
>?>fed_up
B@Dfeed
@A>feedback
@B@feeding
=?8feel
><Dfeel +
@D:feel -
BA?feel P
@A>feel a
?>Cfeel better
BC@feel the
>@Ffeel_like
>>?feel_like i
@A>feel_like the
C@Afeeling
@@>feeling !
BACfeeling +
A@>feeling _ +
A@Bfeeling a
KD<feels
CABfeels +
BA@feels good
@?>feels_like
BA@feels_like a
AC?fees
BD;feet
IEBfell
AB@fell +
??@fell_asleep
??Bfella
=>@fellow
F@@felt
B?Bfelt +
B@Afelt that
>>Dfemale
B?@fence
??@fender
MK<ferrari
EC@ferraris
@@Afest
??>festival
@8Mfew
?@=few +
>?Afew -
AB@few days
@@Bfew times
A@Bfew weeks
@>Afew years
>>5ff
?@=ff $
AD@fi
@DFfield
@@Bfields
:<?fifth
=>@fifth _ +
>>@fifth gear
@C9fight
>=Bfighting
<>8figure
@A>figure it
A@Cfigured
B@Afigures
@@>figuring
C>Ifile
@A>file transfer
JBKfiles
B@Bfiles on
@@>files to
CJBfill
?B?fill up
EAHfilled
A@Cfilled _ +
A@Bfilled with
D@Bfilling
@?Afills
@9Jfilm
:<?filmed
@A=films
>?=filter
ECAfinal
@@>finale
KEBfinally
@@Bfinally decided
EAAfinally_someone
?@?finals
?>Bfinance
==>financial
A4@find
@@>find _ -
A?Cfind _ P
>?=find a
?>Afind an
?>=find it
>>@find out
A@Bfind this
@B=finder
A@Cfinding
A?Cfindings
LAKfine
>>@fine +
A@Dfinest
DDCfinger
=>@fingerprints
FCAfingers
@?@finish
L@Kfinished
A@Bfinishing
<<@finland
5I*fire
:??fire $
B@Efired
B@Dfirewire
>?@firmware
43@first
>>@first -
>A?first _ +
>A@first car
BA@first day
@@>first digital
@@Cfirst dvd
>?@first i
A?Bfirst of
CB?first one
<;@first time
==Afirst to
A@Efirst_class
BEAfish
=;Ffisher
AA?fishing
9>?fisker
>?>fist
:A4fit
?@>fit in
F@Gfits
A@Bfits in
DD=five
A?Ffive_stars
AKCfix
@@Bfix _ -
B>Cfixed
@?@fk
A@Aflags
A:Bflagship
;A?flagships
@A=flaming
D>4flash
B?@flash !
BI?flash $
B?Aflash is
A><flash on
B@@flash player
B@@flashback
BA=flashes
A?;flat
@@Bflavor
>G%flaw
@C9flawed
??;flawless
BAFflawlessly
AG4flaws
@B8flew
B?Bflexibility
@?Aflexible
A@Bflick
AB@flies
EAEflight
BAAflight +
BAAflight yay
?D9flimsy
35<flip
;<?flip phone
CD@floats
>@@flooded
?>Aflooding
AA@floods
:;?floor
B@Aflow
AC@flown
@?Bflu
C?Afluff
@=>fluid
>@;fly
9C>flyer
??=flying
?@>flywheel
@B7fm
?@=fm receiver
@A>fm transmitter
??@fml
DA?foam
=>>focal
@YDfocus
ABAfocused
AA>focusing
==@fold
?>@foldable
AA?folder
?D8folders
EAAfolk
?=@folks
?C;follow
@B>follow the
@A?followed
?>Cfollower
EC;followers
BA>followers +
BA>followers =d
?B7following
JBGfood
AA>foods
@>Ffool
?B@fools
KFEfoot
B@Afootball
A=Cfor
8<;for +
DE=for -
DACfor N
F@Efor P
<A=for _ +
C>Cfor _ -
@>9for _ P
KF@for a
?>>for about
A@Bfor almost
>>@for android
@@Bfor anything
A@>for best
?>@for better
B@@for daily
B@@for doing
@BAfor everyone
@A=for example
>@>for good
=>@for ipad
C@Dfor it
>>@for life
AB@for long
B@Afor many
C<Ifor me
@>@for medical
A@Cfor mobile
?@>for music
<;@for my
A@Bfor new
AC?for now
@A<for over
D@Afor people
@@>for some
B@?for someone
?B?for something
A?Efor sound
DA@for sure
@A>for t
BB@for that
MGGfor the
B@Afor these
=B8for this
@@Dfor those
BB?for two
?>@for u
A@Bfor us
B@@for what
@BBfor work
C@Efor years
>>Cfor you
@B@for your
>>Bfor_fun
??Afor_the_win
>B=force
AB?forced
>G?ford
C@@forefoot
@B?forehead
A?Bforeign
DC>forever
OM@forget
AD@forget about
E@Aforget the
BA=forgetting
BA?forgive
?I8forgot
>?=forgotten
@C>form
@@Bform factor
B=@format
DBIformats
>>?former
AEAforth
A?Cfortunately
?ABfortune
=>?forums
???forward
;9<foul
A6Kfound
??>found _ +
<=?found it
@@>found on
B@Cfound the
EA9four
???fourth
@D?fr
@AAfraction
AB7fragile
A>>frame
@A?frames
A@@fran
89@france
B>>frankly
DACfreakin
0+Dfree
>>@free for
<B8freedom
@ACfreeway
AE8freeze
@B8freezes
BC7freezing
>>?french
@B<frequent
AC<frequently
>=@fresh
@<Kfriday
B@Bfriday !
A@Bfriday _ +
@?Cfridays
@@>fried
2A5friend
ED5friendly
85>friends
>>@friends and
<6Cfrom
=><from _ +
;<?from _ N
B?Bfrom _ P
@@Efrom a
>A?from being
>?@from best
B?@from his
A@Bfrom last
DDBfrom my
A@Bfrom t
??:from the
@>Afrom this
>>Afrom what
?>@from you
E@Ffront
B@@front end
BACfront of
@A>front panel
@@>frost
EJ@froyo
@E1froze
?@;frozen
?=Bfruit
AC?frustrated
?C8frustrating
?A<frustration
DF8ftw
AB?ftw !
B@@ftw $
;,@fuck
?>@fuck up
?>@fuck yourself
A>5fuck_off
@??fuck_u
@B7fuck_you
B<@fucked
=:Afucker
@A:fuckers
AA>fucks
9B?fuel
<C?fujitsu
B>@fuk
?@@fukin
7D?full
?@>full _ -
=9Ifun
B@Cfun !
B@Bfun with
>DBfunction
?B:functional
CFDfunctionality
@B?functionality and
AB?functions
@A=funeral
B@@funnest
@AAfunnier
B@Cfunniest
<4Bfunny
=?@funny !
?>@funny how
A@Afurry
>@Cfurther
=>@furthermore
?>@fuss
@A<future
A@Bfuture +
?>@futureshop
??@fwd
@@?fwiw
L=Wg
BAAg _ +
>?@g and
?>@g in
=>@g version
D<Bgadget
??Agadgets
@A<gag
@A=gaga
@?Again
EU:galaxy
AF?galaxy tab
@?Bgalleries
?;Egame
C@Agame_changer
::?gameboy
?>@gameloft
>:Agamers
<E<games
AB@games ?
::@gamestop
:9Bgaming
<=@gaming -
@A;gap
==@garage
EGCgarbage
@@?garden
??Agary
=D?gas
=<@gasoline
?>@gate
E?@gates
@@Bgathering
?<Agave
?>Agave me
AB?gave the
=>@gawd
>M<gay
?3Mgb
==@gb for
AC?gb of
A@Bgb zen
B@@gd
03<gear
B@@gear _ +
CA@gear is
B:Agearbox
A@Bgears
;9Dgeek
A@Bgem
BADgemini
@DBgen
BACgeneral
@;Kgenerally
9<@generation
>?@genesis
BB=genre
BAAgenres
??@gentlemans
A@@genuine
@@Ageorge
@?Bgeorgia
B@Bgerard
=<=german
CB@germans
A?Agermany
AD@gesture
DBAgestures
5FBget
>??get +
<:Gget -
>>@get ?
BBAget P
=?>get _ +
@?Bget _ -
?>Bget _ N
BD?get _ P
@J6get a
?D=get an
B@Hget any
?>Bget back
@?Bget better
BADget by
>>@get enough
@@Bget here
?>Bget me
C?Bget one
@A>get out
C@@get over
>>?get some
A@>get something
F@Bget that
@?Eget the
=?Dget this
@A>get through
AA=get to
?B?get used
?C;get what
@>@get your
DA@get_lost
B@@get_lost in
7ECgets
@CAgets +
>>@gets -
>>?gets _ +
??Bgets a
==Bgettin
;6Cgetting
B@Agetting +
A@Bgetting a
>?@getting mine
?C<getting the
?@>getting used
9;?getting_it
8;>getting_one
;=Agetting_this
=>?getting_this for
ABBghost
CA@ghz
@A?giant
A@Bgiants
5A%gift
AABgift !
>?@gift card
B@Agifts
B@Cgig
BB9gigantic
A@Cgiggle
BACgigs
?@?gimme
>=Agimmie
@@Bgingerbread
@9Fgirl
>?@girl in
;??girlfriend
?@>girlie
;;>girls
;;Ggive
?>Dgive _ -
@?Dgive em
@=Hgive it
9<>give me
@A>give them
ADAgive this
AC?give us
B??give you
@A=give_up
:;=giveaway
:;8given
K@Fgives
BA?gives _ +
?>@gives _ -
?>@gives a
CAAgives me
3<7giving
;?;giving +
A@Egizmo
I?Eglad
A?Cglad i
>A@glad you
ID>glance
7><glass
@G;glasses
A@?glee
?@Aglitch
AA>glitches
-2>global
A@Bglorious
>>Aglory
CH?glossy
@@>glove
@?Agloves
?>Agmail
PALgo
=?@go $
=A?go +
@?Cgo -
@@=go N
B@Cgo _ +
?@>go _ -
AB?go _ N
BDBgo back
>@@go buy
B?Ago for
BAEgo get
@A=go home
>?=go in
?>>go on
?;@go to
A@Bgo together
CF@go with
??Cgo wrong
CADgoal
MDDgod
B@@god $
9;>god_bless
GBCgods
JJ8goes
@>Agoin
=HCgoing
AB@going ?
BC>going _ -
@A>going back
ABAgoing from
=D<going to
G?Agoing_to_buy
E?Fgold
A@Agolden
BADgolf
99=gone
CF@gonna
?=@gonna _ -
?>Agonna be
AH?gonna_buy
</<good
CABgood !
A@Bgood +
>@?good -
??>good ?
>?>good _ +
BB>good _ N
B@Agood and
EAAgood as
>C=good but
=>?good enough
>@;good for
?@>good grief
B@>good idea
B@@good in
?@=good phone
?>Cgood player
?@=good price
=?>good thing
??Bgood things
A@Bgood_deal
>??good_info
?E=good_job
;I=good_luck
=A@good_one
8>7good_point
QJ7good_review
B@@good_review $
BA@good_review _ +
@>@good_way
DA@good_work
A?Bgoodbye
BA=goodness
@?Bgoodnight
AA?goofy
5<Bgoogle
?>@google play
>@@googles
GCEgorgeous
;=?gorilla
>?@gorilla glass
@?Agosh
:(Hgot
>@@got +
@A<got -
@ACgot _ +
?>Agot _ -
A@>got _ P
?=Bgot a
D>Bgot it
?>Agot me
??Bgot mine
CAAgot my
>A?got the
@@Cgot this
BC=got to
ED@gotta
CA@gotta +
CA@gotta love
>>Bgotten
A@Bgotten +
??Agov
@A>gprs
GF@gps
BC@gps !
>?@gpu
A?@grab
?>@grad
>>?grade
>C@grammar
:=>grand
???grandmother
??<granted
@@>graphic
A?@graphical
HFAgraphics
==Agrateful
AB?gravity
@@>grease
RHTgreat
=>?great $
BA@great +
BA@great _ +
?@>great and
A@Bgreat as
A@Cgreat buy
B@Agreat camera
B@@great car
@@>great for
A@Bgreat little
?>Bgreat phone
A@Cgreat product
@@<great song
@?Bgreat sound
B@@great tablet
CACgreat_deal
C?Cgreat_job
BAIgreat_price
XK<great_review
BA?great_review !
BA?great_review $
A@?great_stuff
A@Egreat_value
KC?great_video
BA@great_video !
B@<great_work
??Cgreater
@BAgreatest
>??greece
AB@greed
@B@greedy
GF@green
@A=greer
@?@grey
=@<grief
@@Agrilled
AA@grin
C?Agrip
AD:gripe
AD?grocery
A@@groove
@BBgross
B@@ground
<<Cgroup
?@?groups
BAAgrowing
>@@gs
A?@gsm
QBBgt
FAAgt cut
??@gta
::@gtr
B?Cguarantee
>E>guaranteed
9B7guess
>?>guess i
?D>guessing
B@>guide
?>Cguilty
??Cguitar
@B?gun
:<?guy
C@@guy _ +
?B@guy in
<<Fguys
AF@gym
?>Agz
?@<h
=>8ha
@@Cha +
=>>ha _ +
@@Bha ha
@B=hacked
?B=hacks
9B>had
D>Fhad +
@@>had -
A>Ehad _ +
?@=had _ -
@>@had _ N
=;@had a
B@Bhad an
@B=had it
B?Chad no_problem
A?Bhad no_problems
BE@had one
A@=had problems
?>@had put
>>Bhad the
?@>had this
>B5had to
???hadnt
>=?hah
??;haha
>A=haha $
B?Bhaha -
AB@haha i
=7>hahaha
>?@hahaha _ +
==>hahahaha
B@@hahahahaha
9;:hair
?>Ahaircut
>8Chalf
@A>half hour
>?Ahalf the
C@Fhalloween
@?Aham
>:Ehand
67=handle
>>@handles
CJ>handling
HEJhands
BCDhands N
BCDhands down
A@Chands of
@B>handset
A@Ahandsome
A@Bhandspun
?@@handwriting
D?Hhandy
DBHhang
A@Bhang out
C@@hangers
?=Dhanging
@C<hangover
@A>hangover !
AA?hangs
<>Ahappen
AAChappen to
>E>happened
@A@happening
::?happens
ABBhappier
A@Chappiest
B@Chappiness
G;Ahappy
@@Bhappy _ +
B?Fhappy_birthday
5-Ehard
A>Ahard on
C@Chard to
C@Fhard_disk
;;Ahard_drive
B@Chard_to_beat
>?@hardcore
??@harddrive
@A=harder
A>Dhardly
?G=hardware
>U?harley
??Aharness
@A<harsh
PSDhas
@?<has +
?F9has -
AB@has P
CABhas _ +
?B;has _ -
AA>has _ N
@=@has _ P
DIBhas a
>>@has already
?=Bhas an
?=Dhas been
DD>has better
@>@has flash
=>@has had
B@@has many
AA=has never
AE>has no
AB@has some
C;?has the
>@>has to
@@>has trouble
>=@has wifi
B@Bhas worked
?@<hashtag
G@Hhasnt
A@Chasnt been
AA=hassle
B>Dhat
GE:hate
>>Bhate -
@@Bhate _ -
@@Bhate hate
?@>hate the
ED?hated
>=@hater
B<Ahaters
:6>hates
E@=hating
A?Ghats
B@@hav
BE?have
=<>have +
@?Dhave -
=@Ahave _ +
CABhave _ -
>>>have _ P
>;Chave a
@?Bhave all
B?Bhave always
D@Bhave an
>?Bhave any
=>?have become
?B9have been
>=?have better
>?@have changed
@?Chave complained
AG?have done
@?Bhave dropped
AAChave ever
>@>have flash
@@Bhave found
@>Bhave fun
AE@have had
@E?have ipad
?A;have liked
??Chave never
@;Bhave no
A@Bhave no_complaints
A>Ehave not
@A>have noticed
BA@have on
AB@have only
CADhave owned
@?Bhave plenty
?>@have siri
?=Ahave some
AADhave taken
=9>have the
BBBhave them
@A=have this
@E8have to
AB>have tried
>?@have you
>4Hhavent
??>havent been
B@Bhavent had
C@Khaving
?>?having _ +
@>Ahaving _ -
=<Ahaving a
B?Bhaving the
ABAhaving to
AAChawaii
@@?hbo
DF?hd
A?Bhdd
8=?hdmi
@B?hdmi out
FABhdtv
0.@he
;?@he +
AB@he -
DA@he _ +
B@Ahe did
?>@he has
HH>he is
>@@he makes
AC@he never
?>@he only
B?@he said
AC@he say
FBAhe says
>@@he talk
BB@he was
@@>hea
8>Ahead
??;headache
BO:headaches
GDAheaded
CAAheaded to
@?Cheadfone
DABheading
AE?headlights
@F2headphone
AC<headphone jack
BA9headphones
AB>heads
AA<headset
EAAhealth
?@>healthcare
>?=healthy
@A?heap
>>@heaps
;?8hear
AABhear _ +
@B=hear the
3@8heard
>?@heard _ +
?>@heard _ P
>?@heard it
@A>heard of
?B@heard that
@A>hearing
A@Chears
B>;heart
B@@heart $
@A?heartedly
:B;heat
?=Gheaven
?O>heavier
@B?heavier and
B?Bheaviest
@@>heavily
?E9heavy
?<Bheck
F<Bheel
AADheh
@=Chehe
>>=held
@@Bhelen
=5Khell
@@Chell !
?>Dhell $
@@Bhell _ +
@B=hell _ -
>>=hell is
BAFhello
67=help
BB@help but
>>@help you
AC@help_me
=G=helped
AD@helped -
<=@helped_a_lot
B@Bhelped_me
G@Dhelpful
??Bhelping
@A=helpless
>=>helps
>F>hence
<<?henderson
<?Fher
>@>her +
@@Cher -
@?Bher P
@?Bher _ -
@B@her nails
02=here
>>Chere _ +
@B?here _ -
?>@here after
>;Bhere in
>??here is
ABAhere on
BABheres
A?Bheres a
@C@heritage
@A?herman
>>Ahero
??Aherself
4.?hes
AA>hes -
=>@hes got
@>@hey
:5Chi
BAAhi _ +
B@Chidden
?B=hide
GB@hideous
?>@hides
EGBhigh
>>?high_quality
7A:higher
?C@higher resolution
A?Bhighest
A@Bhighlight
HCQhighly_recommend
A@Bhighly_recommend it
A@Chighly_recommend this
AA@highschool
?=Ehilarious
>?Ahilarious !
BA@hilarious $
A@Ahill
CABhim
?@=him $
@?Bhim +
>?Ahimself
?>@hip
??>hip hop
DF>hire
6/>his
BA@his +
AD?his N
BAAhis P
=>@his job
BA@his own
D@@his voice
DB@historical
HD?history
CN;hit
AB=hits
>??hitting
<=Chmm
CEBho
BADhockey
@A=hoffman
A@Bhokies
F@Bhold
EBDholding
B@Bholds
:6Chole
??@holes
B@Bholiday
;<?holy
>>@holy_crap
E@Aholy_shit
IDBhome
@@Ahomes
BF>homework
B@Bhomie
B?@honda
?I=honest
?I=honestly
>?@honestly +
>?>honey
7?>honeycomb
=>=honor
B@Dhonored
A@Dhonors
AABhoo
C@@hood
CEChook
@BAhooked
==@hoop
DA@hooper
EBDhooray
A@Bhooray !
;=<hop
7D2hope
>A=hope _ +
?@<hope i
>??hope it
=>@hope the
CBAhope they
A@Bhope to
?A=hoped
5:5hopefully
?@>hopefully _ +
?@<hopes
?A?hoping
BA@hoping that
@A@horizon
?@=horizontal
@A<horrendous
CG-horrible
?>Chorribly
??Chorror
CE?horse
>B?horsepower
A@Ehorses
=?8hospital
B@Chost
@A;hosted
B@Bhosting
HJ6hot
CA@hot !
B@@hot $
@A>hot and
@A>hot spots
B@Chotel
??@hotspot
FAAhott
==Ahottest
>M1hour
Q[7hours
A7Ghouse
?>@house !
?@>house +
@?Bhouse _ -
??=houses
A@Bhouston
@1Chow
A?Bhow +
>==how -
BCBhow _ -
AB=how did
=>Ahow do
>>@how good
>=@how hard
EC@how is
=?@how it
>?>how long
C@@how she
ABAhow the
@@Ghow to
=<?how you
;?=how_many
AB@how_many times
D@?how_much
B@@how_much is
@@>how_much money
2D@however
?B>however i
?<@hows
?>@hows the
=P9hp
AD?hr
AC>hrs
=F?htc
>A@htc flyer
?=Ahtml
@=?huawei
>?@hub
BADhubby
A?Dhubs
@?Ahug
5>@huge
=>@huge !
@@Bhuge +
@C<huge -
BADhugs
AC>huh
BBBhulu
AD@hum
?>Fhuman
???humans
>@@humm
GB@humor
???humour
AD<hundred
@A>hundred dollars
B?Hhundreds
A?Chundreds of
@B9hungover
?@Chungry
C@@hunter
?@?hunting
<??hurry
>?@hurry up
?I8hurts
?B>hurts !
>>Bhusband
?@>hush
A?Ehuzzah
@@Bhuzzah !
B?Dhv
?>@hve
?B=hwy
ED@hybrid
BM;hype
A@Bhyped
A>@hyperfuse
8:?i
HJEi +
??;i -
EEAi N
<<?i P
BA=i _ +
BC<i _ -
>==i _ N
:;Ai _ P
C?Ai actually
A?>i also
?>Ci always
<9Bi am
?@>i are
>??i ask
BE@i assume
?A;i ate
:<@i believe
?D=i bet
=A=i bought
A@Bi brought
::@i buy
@A=i called
CBBi can
B@Gi cannot
B@Ei cant
AD@i cant_stand
>=@i cant_wait
BD@i chose
@?Bi compared
=?:i could
@@Bi created
A?Ci decided
@>Bi did
==@i disagree
C?Ei do
=@Bi dont
?=Bi doubt
EA@i drove
@>Ai enjoy
AC?i even
B@Ai ever
??;i feel
=@>i feel_like
BB@i fell
A@Bi felt
B?Ei find
@B?i follow
@@Bi forget
?<Ci found
@?Bi gave
?>Bi get
A@Ci give
@>Ai go
CCBi got
A=Bi had
@B<i hate
H:Gi have
A>Di havent
;A=i heard
C@Gi highly_recommend
;D<i hope
@?Bi imagine
=:Ai just
>?@i just_bought
?B@i just_like
ACAi keep
@>Ai knew
=;@i know
C@Ei like_the
<A?i liked
BAAi liked_this
B@?i live
LEIi love
ABCi love_it
FBBi love_this
A@>i love_your
AABi loved
@?Bi may
BC@i met
@?Bi might
@B>i miss
@?Bi must
;:?i need
;:Ai never
>>Bi only
??Bi ordered
=>Bi own
@@Bi p
>A?i pad
?@=i paid
@@>i personally
@@Bi played
CD@i prefer_the
@@>i purchased
>?>i read
CAAi recommend
@A>i remember
@A>i returned
>@Ai said
D@Ai saw
@?>i see
AB?i should
>@?i sold
AA>i spent
BA=i started
@I@i still
A?Bi switched
?@>i tell
AE@i test
E?>i think
@<Bi thought
?C;i tried
@B>i try
??Ci turned
ACAi understand
?8Bi use
AB?i used
A>@i wait
>=?i wanna
>=@i want
;>;i wanted
E@Ai was
C@@i was_like
A@Bi wasnt
BB@i watch
?>@i watched
>??i went
GH:i will
=?:i wish
>=@i wish_they
CD?i wonder
AA>i wont
JJFi would
@@<i wouldnt
:I3i_agree
@@>i_agree with
FBHi_expected
68Ii_guess
??Bi_guess you
CU8i_hate
[QBi_like
@B@i_like _ P
FCBi_like it
?A>i_like my
CB@i_like that
FEBi_like the
>@>i_like to
A@Hi_love_you
A9Hi_mean
??>i_need_this
FCAi_really_like
%(3i_want
>??i_want _ +
>A?i_want a
>>@i_want it
::?i_want one
;<@i_want that
BA?i_want to
BADi_would_like_to_see
DBBiam
@@?ibooks
77Aice
?<Cice cream
?D?icing
@B@icing on
?A>icky
==?icon
6;?iconia
==@iconia a
@@?iconic
2+@ics
>?@ics $
AI5id
?C;id +
?>Aid -
A@Bid buy
A@=id have
@B@id say
@D@id still
BC@id_like_to_see
EA=idea
BABidea _ -
C@?idea what
A@Aideal
A?@ideapad
@@Aideas
@B?identical
A@Aidentify
D2Fidiot
A?Aidiotic
I:Aidiots
?9Aidk
>>@idk how
@>@idk why
?>Bie
IGDif
>@?if +
;A;if _ +
>8Dif _ -
@ABif _ N
>A=if _ P
?>>if a
J<Cif i
>A>if i_want
=?@if im
A>?if it
<?<if its
@A>if my
>B>if not
>??if that
?>Bif the
BAAif there
AABif these
<?>if this
BA?if we
>BCif you
DD@if youre
A=@if_only
CCEif_you_like
A@Bif_you_think
>>@ifad
@A@iffy
@A@ignition
>?<ignorant
?@>ignore
A@Cignored
??@ignoring
??Bihp
=>?ii
??Aiii
AB@ikr
@A?il
G%[ill
A>Aill +
@<Eill be
@>Aill get
?>Aill give
C?Bill have
@B@ill stick
?BBill_buy
@?Aillegal
@A>illiterate
C?Cillustrator
6%Fim
D=@im +
>E5im -
=<@im P
>A>im _ +
A@Dim _ -
@A=im _ N
=>=im _ P
DACim a
@@>im at
==Aim back
?>@im disappointed
AB@im from
B@Bim glad
@BAim going
B??im gonna
>@?im in
?@Dim just
?>@im looking
?>@im new
A>Iim not
?>Aim on
<>>im pretty
A@Cim so_excited
BAAim sorry
?>@im torn
AC@im waiting
98@im_buying
>=@im_buying one
?C1im_dead
?>Cim_done
%57im_getting
=>@im_getting one
=@?im_getting the
=>?im_getting this
BC@im_sold
?B@ima
?>Himage
AABimage quality
EC?images
A@Bimages to
D:Iimagine
@@>imho
BB@imitation
EA@imma
@>@immature
BCCimmediately
?G9imo
?B@imo $
@@>imo _ +
>??impact
@A=impatient
@I@import
@C<important
AC?importantly
>>@imported
@G?imports
BD;impossible
AB=impossible to
@A?impossibly
ADBimpress
DC>impressed
@@Bimpression
9>;impressive
?ABimprove
BBAimproved
A?Fimprovement
A@Bimproves
A6Bin
:<;in +
?@>in -
@B<in N
A=Ein P
8=9in _ +
AACin _ -
CD?in _ N
@A=in a
A@Bin about
?>@in advance
@?Din all
A@Bin almost
=>@in america
?>=in any
>>@in australia
=>@in canada
?B@in china
@>Cin europe
BA>in every
AC?in for
BACin front
@@Bin general
?>Ain hand
ADAin his
CB?in it
BB=in its
>>?in japan
A@Bin like
>?@in love
B@Ain many
DB@in my
B@?in ny
??>in on
CG?in one
@>@in order
B@Ain places
@@Cin south
>??in stock
ABBin the
@?>in their
AB@in them
B@?in there
=;@in this
>@=in to
>=@in uk
>>@in value
@B?in winter
A@Bin you
=?Bin your
?>@in youtube
AE?in_depth
DADin_love_with
@@>inadvertently
AA?inbox
@BAinc
>?@inception
58Ainch
8=?include
>??include the
>;Iincluded
==>includes
EADincluding
@@?inconveniences
>>>increase
@@?increased
C@Eincredible
@=?indeed
@@Bindependent
=A=india
BEAindian
BABindiana
B@Eindistinguishable
??@individual
@C>indoor
B@@indoors
=@?inducing
FDBindustry
>@=inexpensive
AA:inferior
@F?infinity
<<<info
>??info !
B@@info $
>?@info _ +
>=@inform
@A9information
@@>informative
@<Cinfrared
@A>ing
A@@inherent
??>initially
???inject
@?@injected
AB>injured
AB<injuries
BB@inking
@A@inlove
GB?innovation
==Binnovative
CA@input
>??ins
@F5insane
@>Binsert
=?=inside
?@>insisted
?@?insisting
B@@insole
?@<inspection
??=inspiration
A>Einspired
@?Binspired by
=@9install
@@>install the
@C:installation
?C<installed
BB?installing
AA@installs
>A8instant
B@Finstantly
A;?instead
A>@instead of
?>?instruction
@A;instructions
<;@insult
?>?insulting
??@insults
@?Binsurance
>?>insure
AA@intakes
@B@integrated
@C?integration
>A?intel
>>>intelligent
?@>intend
=;@intentionally
;;9interested
??>interested in
:5;interesting
GBDinterface
@@>interferes
CD@interior
<=;internal
A?Cinternational
=6?internet
BA@interview
AB=into
?>Ainto _ -
CB>into it
@B@into that
CCCinto the
CCBintrested
37>intro
=@?introduction
JATintuitive
@A@invent
@AAinvented
???invest
=>@invested
BABinvesting
<;@investors
@D@involved
@=?ios
?>Ciowa
==@ip
9[3ipad
AC@ipad !
ED@ipad $
BF?ipad +
D>Aipad -
:<?ipad ?
B@@ipad N
BK=ipad _ +
D:Bipad _ -
@>@ipad _ P
@<@ipad and
@>@ipad but
>:Aipad for
AC>ipad is
C>Aipad sucks
>=@ipad to
BI@ipads
AD?ipads +
A/Ciphone
?@>iphone _ +
:@?iphones
>:Ciphoto
JAGipod
@@>ipod _ N
@@>ipod or
A;Jipods
BA@ips
==?ir
?>Airish
>>Airiver
@AAiron
:9?irony
B?@irrelevant
JGAis
?>@is $
WHLis +
HZ3is -
A@;is N
KDHis P
EEKis _ +
=J0is _ -
?B>is _ N
A@:is _ P
?>Fis a
><Bis about
CA@is actually
C?Ais already
ABBis also
@A=is always
EACis amazing
?<Ais an
=>@is and
B@Ais as
@?Bis average
?BAis awesome
EABis awsome
A>@is beautiful
>@?is because
5D>is better
@A>is closed
@B>is constantly
AA>is crap
A@Bis dead
AABis definitely
CAAis doing
AA>is easily
B>Fis easy
CD@is enough
B@Dis excellent
CADis fast
@@>is full
CA@is funny
@B@is gay
?==is going
B>Ais gonna
BA?is good
C?Dis great
@@Bis here
CA@is hot
BA@is i
=>?is in
77@is it
@A<is its
CB?is just
<>?is king
B@Cis light
>>?is lighter
@@>is loud
@C@is making
FCAis much
BDAis my
BF?is no
7=:is not
@B@is not_enough
@@=is not_worth
AC@is nothing
=>@is now
?@=is of
@@>is ok
@CDis on
AABis only
>A<is out
?=Bis perfect
@A>is pretty
@A>is ridiculous
AB@is right
BB@is sexy
AC?is she
AC@is shit
?=@is short
>@@is similar
A@Bis simple
BAAis smooth
BA@is so_funny
@B@is sort_of
=DAis still
>B=is superior
B@Ais sweet
>A?is terrible
A@Bis terrific
BC@is that
@FCis the
@B>is the_worst
>=@is their
<;@is there
7>=is this
@A>is to
@?Cis trying
A@Cis ugly
AB>is useless
A@Cis very_good
>>@is watching
BA@is way_better
@A>is well
?@>is where
>=@is why
B@?is worth
AB=is wrong
=??is your
@B;is_a_joke
BEAis_like
;K?is_sick
<HBis_the_best
:A>is_the_best $
CA@is_the_best +
B@Ais_the_best camera
>C?ishit
9:Aisland
8=>isnt
?@>isnt -
AC?isnt N
ABAisnt it
>>@isnt the
?=@isnt_bad
@A>isnt_worth
?A:iso
?@>israel
;=Fissue
@A?issued
A;Kissues
>>@issues and
>7Fit
<;Ait !
A?>it $
DAGit +
@E=it -
BC@it :)
;;@it ?
<><it N
CBAit P
MB@it _ +
;B?it _ -
@A<it _ N
@D@it _ P
?>Bit a
AD?it about
A@Bit actually
@C?it again
BBCit also
C=Bit at
@B<it back
?>@it being
>>@it blend
><Ait but
@>Bit came
@A>it can
?>@it cant
ABAit close
>=Ait comes
CA@it could
@BAit didnt_work
BE;it does
E=Dit doesnt
A@Dit dont
@B@it easier
DAAit feels
>?@it feels_like
@BGit for
A?=it from
==Ait gets
@A>it gives
??>it good
>>?it got
AA>it hard
A<Eit has
>;@it have
B@Ait helps
A@Cit holds
@E?it i
@?Bit if
>K:it in
EDBit is
>;@it isnt
??Bit it
>?@it its
?B:it just
?A;it lasted
FB?it looks
>@@it looks_like
BB<it makes
>?@it may
=>Ait might
?>@it never
?>Ait not
?@Bit now
AC@it off
?>Dit on
<<Ait only
>?;it out
C?Cit over
D@Git plays
@B>it probably
?A>it right
BB@it runs
=>@it seems
?>@it should
BAAit sound
BD?it still
AF@it sucks
@B@it support
@B=it takes
>A>it that
@?Bit the
@?Bit there
:;<it to
AB?it took
BADit up
@F@it was
@B?it when
>=Ait will
?>@it with
=>@it worked
@=?it works
A@Bit works_great
>?>it worth
AH7it would
@?Cit_like
?<@it_means
CT=italia
89>italian
>>@italian car
?>Bitaly
??Bitd
BCGitem
;=?items
JF>itll
C@@itll _ +
E8Cits
OKBits +
CHCits -
@C;its N
A=Bits P
@@Cits _ +
@<>its _ -
=>;its _ N
AE>its _ P
=<>its a
>A?its about
>@Aits all
B@@its also
BA>its amazing
B@Aits an
@B?its annoying
AB?its battery
CD@its better
B@@its better_than
:=?its called
A@Cits cool
>A=its definitely
@A=its down
@@=its easy
>?>its far
A@Bits fast
?=@its from
@A>its going
=?Aits gonna
=B?its good
@?Bits hard
@B?its in
BCAits just
?@>its kinda
A>@its like
AB@its like_a
>?@its made
>=@its much
BC@its my
BACits nice
96>its not
>?@its out
:;?its the
AA>its time
@ABits well_worth
@@>its worth
@C?its_a_shame
HC;itself
?A@itunes
Y<Mive
@>Aive _ +
>@<ive _ -
@?Bive _ P
A@Eive bought
BB?ive ever
CB>ive had
@@>ive heard
==>ive never
B?Cive only
A@Cive owned
>>Dive seen
@A>ive tried
A@Bive used
A?Dive yet
89?iverson
CCBiz
BAAiz $
?C?j
9<8jack
B@@jackass
@@Bjacks
@?Cjackson
F?@jaguar
>?@jaguars
>>@jailbroken
BDDjam
;:@james
@A=jan
?>Ajanuary
G@Ajap
;:?japan
>;@japanese
A@Bjason
A@Bjava
A@Djays
>>@jb
?>Bjealousy
??Bjeez
@B@jelly
A@Cjen
%%?jeremy
?F>jeremys
@A;jerk
??Bjerry
A@Cjerrys
@?>jersey
CA?jesus
DC@jesus christ
AA@jets
@@>jewels
>=@jezza
:<?jizz
=<@jizzed
<F?jk
>B?jk $
C;Bjob
B@@job !
=@?job $
BLAjobs
BAEjoe
AB;jogging
EA?john
@@?johnson
CA@join
B@@join the
@?Ajoined
=;Gjoke
<>=jokes
A@Ajoking
@A?jon
??Bjones
EB=jordan
A@Ajosh
A@Ajourney
@@<jpegs
@@?js
FB>judgement
A@Bjuice
?I?juicy
A?Cjukebox
?@=jukebox zen
A@Cjulia
A?@jump
A?@jumped
A@Bjumping
>Q+junk
B@Cjunky
CG?just
BC@just $
HAFjust +
CG;just -
B@Bjust P
CA>just _ -
A?Cjust _ N
BB=just _ P
?FBjust a
C@@just about
AD@just another
E@@just as
@@>just be
>>@just because
??Bjust buy
?>@just cant
=>@just did
=C?just dont
B@Ajust finished
A@Bjust found
@E@just get
>>@just google
C@=just got
?>Bjust had
AA>just has
@C@just hate
A@Bjust landed
AB@just looks_like
A@Bjust made
BA@just my
>=@just need
BC@just not
@B?just over
@?Cjust purchased
B@Ajust put
@?Bjust say
@>Ajust saying
B@Ajust take
B?Cjust the
>>?just use
?A=just want
>>?just wanted
?>@just what
@@>just woke
'/<just_bought
<>=just_bought one
;<@just_bought the
><@just_like
:;?just_ordered
=>?just_ordered mine
??<justice
@G?justify
@A@justin
>>Ajvc
'%=k
>>@k $
>>@k +
BA@k used
??Akai
<=Akarma
@@Akb
A@Ckbs
FI9keep
AB@keep my
B@@keep talking
?C@keep the
AA=keep your
B@Akeep_going
C@@keep_it_up
C@Akeep_up_the
A@Bkeepers
CBAkeeping
EN6keeps
A@Ckelly
A@Ekentucky
BI7kept
@=Akey
>A?keyboard
AC@keyboards
@A=keypad
==@keys
<>Dkick
CBAkick_ass
??>kicked
>??kicking
C@Ekicks
:<Dkid
BE>kidding
=<4kids
@BFkill
ABAkill the
?B?killed
ACAkilled_the
NCEkiller
C@@killer !
BAAkills
JBCkind
B@Akind words
EF7kind_of
A@>kind_of -
DHBkinda
@E@kinda -
@@>kinda N
EH?kindle
@I>kindle_fire
@@=kindly
AA@kinds
-97king
@@Bkingdom
@A?kings
@@<kiss
<:Akit
B?Ckitchen
=>=kits
A@Ckitsch
??>kitten
:;@km
@@?knee
@>Eknew
@@Bknew i
@A>knife
C@Bkno
>?@knock_off
@A<knocked
AA?knockoff
%-:know
??Bknow ?
ACAknow _ +
>>@know _ N
>??know about
@A>know better
>?@know exactly
A>@know if
>@@know that
?A=know the
?>Dknow what
>??know where
CAAknowledge
EB=known
CC;knows
AB@knows what
AB@knuckle
?@?ko
C?Akobe
GABkobo
A@Bkodak
B@?kool
CB=kudos
3)Fl
B>@l _ -
A>Cla
ACAlabel
???labled
<>=labor
ABBlabs
:E6lack
?@=lack _ +
>A=lack of
=@>lacked
BD@lacking
ADAlacks
AABlad
A@Aladder
BBDladies
CA@lady
HHAlag
BG@laggy
=?@lags
C@Flaid
A@Blaid out
?@>lake
<??lambo
BB@lamborghinis
B>6lame
A=Aland
BABlanded
@@>landlord
??Alandscape
BAClane
@??language
>??languages
>?>lap
CK?laptop
>?@laptop and
HD?laptops
EBDlarge
A@Clarge and
BBAlarger
A@?largest
AH=last
??Blast longer
?A>last month
CBBlast night
;<@last week
DI*lasted
AB;lasted about
>??lasting
BB>lastly
A?Clasts
GE>late
@A=lately
AE?later
<<>latest
@@Blatter
8D<laugh
>A?laugh at
@?@laughing
A<Alaunch
AAAlaundry
>>Blaw
==@lawl
=9@lawnmower
@B;lawsuit
;>=layer
?@?layered
???laying
AF>layout
@B@layout of
@BAlazy
??@lb
<<?lbs
>>@lc
G@Llcd
B@Blcd screen
==?le
@?@lead
A?Cleader
>?;leaders
DAEleading
>>Aleads
AABleague
?>Aleak
C9Bleaked
BA@lean
27Alearn
@D@learn from
?>@learn to
B?Ilearning
IJ>least
=>Eleather
=<=leave
@A<leave me
B?Aleave the
??:leaving
ICAlebron
A@@lecture
@C>led
=@7left
>>Aleg
???legal
=>Alegendary
??Blegislative
==<legs
AGAlemon
=><length
@B@lenovo
?B:lens
B@Flense
AF<lenses
???lent
>?@leo
@A>leon
9;Aless
AAEless -
A@Dless expensive
B?Bless than
@A<lesson
28Alet
A@Clet _ -
<A?let me
@?Blet the
9=Alets
A@Blets you
A@@lets_go
?A9letter
@@Bletters
>>Aletting
>?@letting me
B?8level
@A>levels
ABAlever
66@lew
@@>lexar
AG@lexus
?J>lg
AE?lg optimus
A@Bli
%+9liberty
AB?library
?==license
A@Blid
??Flie
><@lied
=:@lies
B;Mlife
?D?life $
A@Blife +
A@Blife _ +
???lifespan
AABlifestyle
IDHlight
B@Clight and
@C<lighter
AAClighting
@B@lightning
B=>lights
CBFlightweight
&=;like
?B?like +
??>like P
?B@like _ +
AE?like an
>??like for
?@>like many
BAClike my
@A>like other
C@@like them
@D@like_5
K<@like_a
@@Blike_a +
EFIlike_i
?>@like_if
>>@like_if_you
ICClike_it
BA@like_it _ +
75Clike_that
F:Ilike_the
>?@like_the iphone
CAClike_the it
@D1like_this
=<Flike_to
ABClike_what
A@Clike_what you
4C3liked
?C?liked the
@@>liked to
==?liked_it
DABliked_this
C:Blikely
>=@likely to
9?:likes
>>?liking
B@Blil
E?Alimit
AA@limited
@ABlimits
CH?line
@@Bline _ +
A@Cline for
@A>line is
@C@line up
A@Aliner
?=Dlines
@AAlining
B?Flink
@A@linked
@@>lion
@A>lip
B@>lips
B<@lisa
75<list
@@Blisted
A=Jlisten
BADlisten to
A?Dlistened
A@Blistened to
CD=listening
9;?listing
@@?listings
BA?lists
@@9lit
A@Dliterature
==@lithium
N>Ilittle
@>?little -
AB?little _ -
A@Clittle camera
@:Blive
?>Clived
?AAlives
@>>living
*C3lmao
<>>lmao !
<>@lmao $
@B@lmao -
>>>lmfao
@CCload
=??loaded
@D9loading
ABBloads
@?>local
>??locally
???location
AABlocations
DD9lock
AA>lock up
?B=locked
?@>locks
>>Blog
@A:logged
=<Dlogic
;>?logo
AB?logo on
%4.lol
:<=lol !
8A<lol $
>>@lol -
AB@lol ....
BAAlol ?
?B?lol N
>>@lol _ +
>>@lol _ -
B@@lol _ N
D@Blol i
==?lol the
?>@lolz
A@Blone
>>>lonely
@R7long
?B@long _ +
=<Along as
@@Blong battery_life
?@>long it
@A>long run
AC>long to
DBNlonger
AAClonger battery_life
@B@longer to
?>>longest
>>?longevity
@AAlonging
PRClook
@BBlook +
BAAlook -
A>Alook _ -
@>@look _ P
B?Blook at
BAAlook good
AC@look of
B?@look_like
>==looked
>@?looked +
@A=looked at
BA@lookin
WKAlooking
>?@looking +
?>@looking at
BB@looking car
@>@looking to
>?=looking_forward
??>looking_forward to
XR@looks
DABlooks +
B@Alooks -
AC@looks P
CA@looks a
;=?looks and
@B@looks better_than
CAAlooks good
AA=looks great
HNDlooks_like
CAAlooks_like _ +
BBClooks_like a
B@@looks_like its
@C@looks_like they
?C>loong
@@Bloose
A@Dlord
@A>los
?A<lose
@C;loser
???loses
CB<losing
DB>loss
>C>lost
@?Clost in
UFIlot
BAClot +
>@>lot _ +
A?Blot _ N
A?Clot better
C@@lot sexier
FAClots
CAAlots of
BF;loud
???louis
@@=louise
AAClounge
?C>lousy
[[Vlove
>??love +
BA?love P
B@@love _ P
ABAlove a
@@Blove having
@B@love her
CA@love how
?@>love me
BEAlove my
B@@love sony
@BBlove that
KDClove the
B@@love them
@CAlove to
B@Alove you
GBDlove_it
@>Blove_it !
A@>love_it _ +
TFJlove_this
B@@love_this car
@@>love_this feeling
@@Dlove_this player
B@@love_this thing
JC=love_your
E@Vloved
@@Bloved that
A@Cloved the
@ADloved_it
A?Aloved_this
@@Cloveit
D@=lovely
@@>lover
;<?lovers
E=Eloves
A@Bloves it
D>Floving
BAAloving the
9A0low
?@=low P
?@=low light
DA?lower
??Alowest
B@@loyal
>?>loyalty
==@lp
B@@lsd
AA@lte
AB<luck
B@Dluckiest
??=luckily
=:Flucky
>>@lumix
CB@lunch
A@@luv
CFAluxury
AA@lvl
??>ly
D?Dlying
@@>lyrics
KP<m
BE@m $
AA>ma
>>@maby
BB>mac
BG?macbook
AB@macbook pro
AA@macbooks
G;Bmach
C>Amach e
MFKmachine
@A>machine and
B?Gmachinery
:C>machines
B?@macos
D?Mmacro
:5:made
@C>made _ -
B?Bmade _ P
B@Bmade a
>@@made in
B@Amade it
C@Amade my
?B;made the
==@made this
??Bmade_my_day
A?Emadness
A@Amag
?BAmagazine
@A?magazines
=<@magic
DA@magical
@D@magnet
?<?mah
?>@mah battery
=>Bmail
B@Amails
CG;main
@B>main -
@B>main problem
BA@mainly
@B@maintained
=D=maintenance
?G-major
@B?major -
A?@majority
3;9make
?BBmake _ +
BG8make it
>@>make me
CAAmake my
@ABmake phone
A@Bmake some
A@Bmake that
?>@make you
?=Cmake your
AA@maker
=?@makers
US?makes
@>?makes _ +
@B?makes _ -
AD=makes it
EB?makes me
BC@makes this
A@@makes_my_day
=Q?making
@B@making -
AB@making _ -
A@Bmaking a
@C@making an
>??making it
?@>making me
BAAmaking the
AD=mall
GB<man
ABAman !
<=@man $
?@>man -
??>man _ +
BAAman _ -
B?@man i
>?@man that
?>@managed
??@management
??Amanager
@@Amanaging
???manga
A@Amanipulate
@A>manner
;=@mans
=7Jmanual
?C@manual -
B??manual _ -
?C@manual focus
@@Bmanually
;<@manuals
??>manufactured
?>9manufacturer
9A?manufacturers
>>@manufacturers +
AA@manufacturing
FG:many
@?Bmany +
>?>many -
@C=many of
@A>many others
@A>many problems
?A>many reviewers
>>@many_thanks
AB@map
B?Amaps
BAAmarathon
>>=march
B@Cmargarita
?>Bmark
@B=marked
>;Bmarket
>G:marketing
??@marketplace
>?@markets
?T=marques
??Fmarriage
B@Bmarried
CADmarry
D@@mars
>??martha
@@=martin
C@Gmarvel
=>Bmarvelous
??@mary
???maryland
D@Amass
CBCmassive
@>>master
B@Dmastered
CDCmasterpiece
AA>match
:7@mate
>>@mate $
??>material
@A@materials
?@>math
@BCmatt
A;Dmatter
AA>matter what
@AAmatters
3E>max
@>@max $
;>?max +
B@Bmaximum
BDKmay
B@Amay _ +
?B?may _ P
ADBmay be
A@Bmay buy
BBBmay have
BA?may not
>9?maybe
C@Amaybe +
@C@maybe because
B@Amaybe im
B@@maybe next
>>?maybe the
>>?mazda
@F6mb
A@Bmb card
B??mba
BA@mclaren
3@=me
9;?me $
B>Ame +
@D<me -
DCBme ?
@B@me P
B?Bme _ +
>=Bme a
AABme about
@A>me alone
?>@me an
AABme at
@@>me but
CACme for
@?>me i
A@Cme in
BA?me it
B@Ame just
<>@me know
>?@me look
?>?me my
>@@me of
@A>me off
?@>me once
BA?me this
?<?me to
CB@me want
>??me what
?@>me with
6<@me_too
>?@me_too !
@BAmeal
7:@mean
=>@mean +
AABmeaning
<5Cmeans
?>Ameans that
;8@meant
?>?meant to
?@>measure
A@Dmeat
BA@mechanical
AC9mechanics
E>Dmedia
AD7mediasource
A=Amedical
?@;mediocre
?<Cmeet
A@Bmeet up
A?Cmeeting
??@meg
=@Bmegapixel
>=@megapixel camera
AFBmegapixels
F<Cmeh
?@>members
C@Dmemorable
AA?memorized
@==memory
BA?mental
FC@mention
AB?mention it
BB>mention the
;?Bmentioned
@B@mentioned the
DF;menu
@A>menu options
CA?menus
NO@mercedes
@@Bmercy
A?Amerry
CD=mess
CB9message
@A:messages
@B<messed
@@>messed up
>>?messenger
??Amessing
FFEmet
DA?meta
B@Cmeter
ABBmethod
@@>methods
C<Bmetric
A=Ametrics
@@Bmetro
@@Bmets
A@Bmexican
B@Amhz
C@Bmi
><@mic
@B=michael
?E?microphone
<<Cmicrosoft
>>@microsoft office
?5Cmid
@C=middle
A@Fmidnight
=9Cmight
BA?might -
@B?might _ +
B@Cmight be
@>@might buy
@@>might find
>?@might not
@@Amigraines
>=@mike
@A>mikeys
@C@milage
DC@mile
DE?miles
A@Amilestone
A@Bmilk
A@Bmiller
9><million
=>@million views
>?Amillionaire
?B@millions
DIAmin
33?mind
B@Dmind_blowing
??@minded
4>9mine
?>@mine !
=@?mine $
>?@mine P
>?@mine and
@C<mine back
@=Bmine for
>>@mine in
AA>mine was
>=Eminecraft
E@@mines
8><mini
DFFminimal
?@=minimize
@?@minimum
@?Aminnesota
@?Bminor
A?Fminor -
===mins
BH?mint
DE;minute
NJJminutes
@?Dminutes to
?@?miracle
@@Bmirror
?>Bmirrors
@@>misguided
EV4miss
>@>missed
>A<missing
BAAmission
;>:mistake
>>@mistake $
>=Cmistakes
A@Cmix
C?Fmixed
DCAmixing
@A>mj
??@mk
76@mkbhd
EBCmm
BA?mm N
A@Bmms
??Amo
E>Jmobile
A@Cmobile service
ABBmobiles
<:Dmock
6<>mode
B@Cmode is
A=>model
B@@model s
=<@modeling
:57models
A@Cmodem
C@Amoderate
AE>modern
EDCmodes
BA@modify
?A>module
>B<mom
D?;moment
???moments
@@?momma
AD<moms
>A@monday
B<7money
?>@money $
>>@money ?
>>@money _ -
A@Bmoney and
>??money back
?=Cmoney for
?A=money on
@C>money to
@A>monitor
?A@monitors
66@monkey
>>Dmonopoly
@@Cmonroe
FBBmonster
???monsters
:L.month
>>@month P
B?Bmonth ago
?@=month and
DP*months
AA>months and
?>Amonths now
@B>months of
?ABmonty
AD9mood
A?Gmoon
??@moot
@@Bmorgan
A>>morning
??>morning _ +
DB?moron
BA@moron $
<<@morris
?<Bmostly
?<@mother
@>@motherfucker
<@?motion
==?motor
9:@motorcycle
;B?motorcycles
ED?motorola
@C@motorola xoom
CC@motors
>?@mount
@?Dmountain
GA@mouse
BH>mouth
AC?mouth $
<=>move
?>@move to
A=Amoved
AB9movement
BH?moves
FB?movie
FB@movie $
?>@movie ?
BE9movies
@?Bmovies on
?A8moving
;9Cmp
>=Amp camera
C@Hmpeg
>=@mph
>>Amps
A7Dmr
?>@mr clarkson
B@@mrs
=>?ms
??Bmsnbc
<<@msrp
C?Emt
A[;much
@B@much $
=G;much +
>A=much -
BEAmuch ?
?>Bmuch N
?E@much _ +
CABmuch as
?@>much easier
AB@much faster
D@@much for
??Bmuch fun
><Cmuch less
@A<much nicer
>@Amuch to
HM>much_better
B?Bmuch_better than
=>@multi
??@multimedia
@=Gmultiple
?E@multitasking
>>@multitouch
@@?multitude
>:Bmum
??@muppets
>>Amurdered
@A?murphy
AI@muscle
OCGmusic
<<@music $
CABmusic +
BABmusic and
A@Bmusic collection
@A=music files
?>@music in
A@Bmusic is
@?Bmusic on
AB@music to
;:>must
?>>must be
<A<must_have
AS>mustang
@?@mx
?>Bmy
?C;my +
B=Bmy -
@B?my P
FADmy _ +
>?Amy _ -
>@@my _ P
@@Bmy archos
@A=my area
B@Cmy back
?>Bmy bad
==Bmy birthday
@B@my blackberry
B@Bmy book
>>?my brother
@A>my camera
@?Bmy car
>>@my comment
@?Bmy computer
@=?my dad
==@my daily
@@Cmy decision
B@@my dream
BB@my dream_car
@A=my dvds
@A=my emails
C@@my experience
BABmy fav
AD>my first
BAAmy flight
<@<my friend
?@Bmy girlfriend
AB@my hand
A@=my heart
@B@my htc
=G?my ipad
CA?my iphone
>?@my ipod
@B=my last
@>Cmy life
<=?my mind
@A=my mom
@A>my moms
?>Bmy money
@@Bmy music
DA?my next
@@Bmy nomad
A?Cmy old
?A>my only
CGAmy opinion
=?>my own
@A=my pc
>C;my phone
@>@my point
@@Bmy previous
@B@my ps
>?Amy purchase
@@Bmy sister
?>@my tablet
A@Bmy truck
@A>my unit
B@Amy wife
?>Cmy_ears
B<Hmy_favorite
HBAmy_favourite
A@Bmyriad
MEImyself
BC@n
?==na
=-Dnah
@BAnail
?C@nails
@@Bnaked
93Fname
>??name of
<=?named
?B6names
>??napkin
>@>nasty
A@Bnate
>?=natgeo
A@Bnation
AFBnational
B@Bnations
DCFnatural
A@?naturally
??Bnature
BACnaughty
?>Cnavigate
DB?navigating
?D7navigation
@CAnd
;<=near
=>@nearly
@?Bnearly _ -
EAFneat
@?Enecessary
???neck
AG?need
>??need _ +
?>Aneed _ -
B@?need _ N
=9Eneed a
@@Bneed and
B?Cneed for
@B;need it
@ABneed to
@?<need_one
EBCneeded
GOCneeding
B@Aneedless
@O9needs
AA=needs _ -
AC?needs a
>?<needs to
@C8negative
AB@negatives
>@=neglecting
??Aneighborhood
AC@neighbour
@E5neither
A@Bnephews
?=Dnerd
=<@nerve
@ADnervous
@@Bnervous _ -
@@Bnervous as
?A?net
DD?netbook
<=@netbooks
ICAnetflix
?B?network
>?>networking
@?Bneutral
?N9never
?A=never -
AC?never N
B@Bnever _ +
BA@never be
@B@never even
A@Bnever go
?;Bnever had
@B@never said
>>Anever seen
?>@never use
>?@never used
@A<never worked
AC6never_buy
@AEnew
A?Cnew +
B@Anew -
?@>new P
A@Bnew _ -
@B?new computer
@A>new dvd
B@@new honda
=:@new ipad
@A=new ipod
?@>new one
CA@new phone
BB>new samsung
>>?new to
A@@new_subscriber
>>@newegg
AIAnewer
@A>news
?>@newton
FB@nexode
JHFnext
>@@next P
?>@next _ +
>>@next gen
ABAnext one
EH@next time
A@Bnext week
CBAnext year
==?next_level
BG?nexus
BA@nfs
@?Bnhs
RQ;nice
B@Anice +
AB@nice _ +
@B?nice as
BEAnice but
BC@nice car
>?@nice features
B@@nice tablet
>H?nice_job
??>nice_one
SK>nice_review
B@@nice_review +
D>?nice_try
BA?nice_vid
B@@nice_video
A@=nice_work
EEEnicely
CB7nicer
F@Fnicest
::Anick
@A=niece
?@?nielsens
B@Bnifty
===nigga
K@Jnight
AI/nightmare
@<Anightwing
ODBnike
???niko
NEQnikon
C@Gnikon coolpix
@@>nikon slr
A@Bnikons
==?nine
B@@ninja
@@>niro
<>@nissan
>?@nissan gtr
,@1no
@B<no !
=<?no $
=@@no +
?B@no -
>?>no _ +
@ABno _ -
?>@no _ P
AC;no disc
@B=no disk
AC@no email
@B@no hdmi
@B>no help
=<@no it
A?>no its
?>@no joke
@A>no longer
AA=no matter
A>Cno need
A<Bno one
@D;no picture
?@>no reason
?>@no shit
A@Bno than
@B@no this
BD@no_brainer
A>Eno_complaints
E@>no_good
B@Cno_issues
?>Bno_one_cares
>:Jno_problem
B@Bno_problem with
I?Fno_problems
B@@no_regrets
LABno_thanks
<C9no_way
CH>nobody
B@@nobody_cares
@?Bnodding
EGAnoise
>>?noises
JCSnokia
A@Bnokia _ +
@@Cnokias
;=:nolan
DA>nomad
@@>nomad is
@?Bnomads
?@>nominated
G>Dnon
@B>none
CB<nonsense
:6Anoob
@BAnook
?G=noone
:8=nope
CB?nor
GF?normal
??@normally
A@Cnorris
DBBnorth
@J6nose
AA>noses
8@;not
>=@not $
?D@not +
<=;not -
A<Fnot N
@>Bnot P
CAFnot _ +
E?Anot _ -
@E=not _ N
?I<not a
AA>not able
>>@not always
><@not an
CE?not as
@>Anot at
ABAnot be
AC@not better_than
AC@not buy
@?Bnot for
@A>not give
@>Anot going
@?Bnot had
@A>not i
B?Bnot just
>?@not letting
B@Bnot like
?>@not like_this
>>@not made
@?Bnot many
BBBnot only
@B=not play
@B=not read
@B=not recognize
??>not recommend
@A>not respond
@A>not seem
@=Anot sure
@@Bnot take
>9@not the
?A<not to
@?Bnot used
?>Bnot want
@@>not what
@C=not work
>@?not wrong
?>Bnot yet
AB@not_a_bad
>?Bnot_a_fan_of
AA>not_as_good
?=Bnot_bad
B@Cnot_disappointed
AH?not_enough
@C@not_enough to
><Dnot_even
>>@not_even close
AC@not_even_funny
C@Anot_for_me
>B@not_funny
=B6not_good
?C@not_great
?A@not_impressed
DAAnot_so_bad
@A>not_so_good
DB8not_that_bad
@F9not_worth
CJ?not_worth_it
?@?notch
>>Anote
??>note that
?A?notebook
A@Anoted
CDBnotes
>?@nothin
JU@nothing
AC@nothing $
<=?nothing +
?>Bnothing -
@B@nothing _ +
@>Cnothing _ -
@A>nothing but
?>Bnothing is
BC@nothing_beats
BA@nothing_compares
=>@nothing_new
=B>notice
@B?notice that
@B>noticeable
>=@noticed
B=Anotification
<;@nov
BA@nova
;9Bnovember
B@Cnovice
?:Gnow
::?now $
:<=now +
>=?now -
@?Cnow ?
>>?now P
ACDnow _ +
@B=now _ -
?>Cnow _ N
?ABnow and
B@@now for
ECAnow i
>?@now i_want
B@@now if
BB>now im
@@>now is
>@=now it
BB@now its
AA>now playing
A@Fnow that
BA?now the
DAAnow to
@@Bnow with
???nowadays
@B@nowhere
@B;nowplaying
@@Cnr
@?Cntsc
DI?number
@B>number and
A@Bnumber one
57=numbers
CC>numerous
@@>nursing
AD?nuts
C@@nvidia
EA?ny
A?Fnyc
<A:o
@@=o $
>@=o o
?B=obama
>?Bobjective
>@>observed
AA@obsolete
9;Aobvious
=@?obviously
@A;occasional
@A?occasionally
@@?occasions
B?Boccupy
>=Aoccurs
HGAocean
B@Aoclock
B@Aoctober
B>@odd
?@=oddities
FK@of
=?6of +
@I9of -
@ABof N
<=?of P
LDKof _ +
CBAof _ -
>=Dof _ N
ACBof _ P
>:Hof a
D@Bof all
@B@of an
@>Aof any
B@Dof art
B@@of being
?B@of business
??>of buying
C@@of car
?B?of control
=>Bof course
@@Bof doing
A@Cof equipment
B@Dof features
@A=of good
AB?of hardware
A@Cof her
>??of his
@C?of ipad
@E@of it
BBCof its
@B;of junk
A?Cof machinery
D@Aof me
@@>of memory
B?Bof money
>C:of my
>>@of new
A?Cof other
??Bof photos
A@Cof pictures
@A>of play
@B?of problems
AB@of ram
AE<of shit
?>@of software
B@Aof space
B@@of tech
85@of the
<?@of them
A>>of these
AA<of this
??>of those
@BAof us
BA@of use
AB@of using
?>?of you
;<>of your
@?@ofcourse
=J3off
@B@off $
@>Boff _ +
BA?off _ -
@>Aoff and
AB@off of
@B@off on
@?Boff the
BABoff to
?>Aoffended
=A9offer
C@Coffered
A@Boffering
C>Foffers
68>office
=B@official
DAFofficially
>=@offline
A@Boffsets
DCHoften
:=Aoh
?@>oh _ +
@A=oh no
ACAoh wait
@@Boh yeah
A@Doh_my_god
ECCoh_well
?>Aohh
A@Bohio
CR>oil
@B@oil and
?6:ok
B@Dok i
>;9okay
A?Col
/D8old
@B?old -
?B>old and
?@>old man
@B@old phone
>@Aolder
A@Boldies
><@olds
B?Colympus
?BAomfg
/55omg
>?@omg !
;<?omg $
>?@omg +
=>@omg _ +
=?@omg i
19<on
AB@on !
A>Aon $
?ABon +
?>Con -
BA@on <time>
>@?on N
@DBon P
<=<on _ +
@BBon _ -
AAEon _ N
=B>on _ P
;9>on a
?>Con amazon
=>@on an
@B=on and
AB@on at
>??on black
>?@on each
CCAon earth
>>>on ebay
>>?on how
<;@on it
@@<on me
BB@on mine
7;=on my
>>Aon sale
?>?on that
?B@on the
@@>on their
?>@on them
BA@on there
?H=on this
@C@on top
@>Aon tv
CA@on what
?>Aon where
@C?on you
?B@on your
B?@on youtube
CE>on_fire
<6Jonce
@?Bonce youve
75=one
@=Cone !
;=Bone +
@B=one -
>>@one :(
>?@one :d
CA@one ?
@B=one P
@>?one _ +
CI<one _ -
@A<one and
>=@one anyway
B@@one but
@A>one complaint
B@@one con
>??one day
@>=one for
?>?one from
>?@one in
?<Aone is
CC@one its
@;Cone of
@=@one plus
BA@one question
BA>one to
<>@one today
CCAone who
?>Aone with
AADone would
>>@one you
?A?onenote
1/<oneplus
<>=ones
;=>online
KR1only
B@@only $
BABonly -
DA>only _ +
?@Bonly _ -
BB?only _ P
@B@only a
?B@only con
B@Aonly for
C@?only good
@?Conly had
==@only has
AAConly is
@?>only one
>@?only reason
AA=only the
??Bonly thing
?B<only to
AAConly took
@A>only used
@;Eonto
@>Aonto the
@@?onwards
HGBoo
B@Boof
B?Aooh
?=Aoops
A;>op
::@opel
AE;open
B@Bopened
A>Dopening
??Aopens
@?Coperate
B>Aoperating
?@>operation
?>Boperator
LNBopinion
BB@opinion $
A?Bopinions
A?@oppo
??Aopponents
??>opposed
?@>opposite
B@@ops
FBGoptical
BAAoptical zoom
@@Boptics
ABAoptimized
=D?optimus
CBIoption
BABoption to
@<Doptional
==Aoptions
-+Bor
@E>or +
?>Cor -
ABBor N
E?Aor P
B@?or _ +
AB=or _ -
@>Aor _ N
>@@or _ P
<?@or a
AB@or are
AA=or at
?@>or buy
?A=or even
AC?or have
?>@or in
=>@or iphone
=??or is
DB@or just
A@Bor maybe
B@@or samsung
BACor something
DBAor that
=<=or the
@>Aor to
@C@or whatever
A>@or you
?A8orange
@>Forchestra
<2Corder
>>@order it
;9Eordered
>?@ordered it
A@@ordered_mine
==@ordered_one
B@Bordering
@@Boregon
@@Borganic
=>=organization
AA@organize
B?Eorganizer
@@Aorganizing
<:@orgasm
=>?orgasms
>A@orientation
)63original
?@?originally
@B@originals
@@Aorlando
AA@ornament
CN1os
??>os -
@B@os _ +
9G9other
@>@other -
B@@other N
>>>other P
@A>other reviewers
@>@other than
@>=others
?>=otherwise
@@>otherwise +
;;>ouch
?@@oughta
07Aour
A@Cour +
;=?our reviews
>?@ours
>>?ourselves
4E=out
??=out !
@?Cout +
A?Cout P
@B@out _ N
>?@out _ P
@B>out a
>?@out around
?>Bout at
AB@out by
BBAout for
?D7out of
A@Bout on
>>?out our
@A>out the
ADDout there
A@Bout this
=>@outa
@>@outdated
D@Foutdoor
=@Boutdoors
A?Doutlasted
@@Aoutlet
ABAoutlook
A@Coutperforms
=A;output
@A>output -
@@Doutputs
@A@outrun
@A>outs
@@8outside
?>Aoutside of
B@Eoutstanding
BAFoutta
A?Coutweighs
A8Eover
@A>over _ -
?>@over _ N
@A=over a
@A>over in
A>@over it
@B@over rated
=<Aover the
@CAover this
@DAover_hyped
AEBover_priced
J9Koverall
A@Boverall +
B@Aoverall _ +
A@Boverall it
@@Boverall this
CD?overheating
@A@overheats
@A<overloaded
@?Boverlook
?>Doverly
C@?overnight
CHEoverpriced
@B?overrated
?>Aoverseas
CH?oversized
@B@oversized ipod
B@Aoverview
A@Boverwhelming
@6?own
A?Down it
?>?own one
?>@own the
?>@own this
KCMowned
BAAowned a
B@@owned one
GI7owner
A@Cowners
?@>owners manual
@@?ownership
@A?owning
FB@owns
@?Boz
BIEp
BG?p $
@C@p _ +
AB@p playback
A@?pa
A@Apace
=I=pack
EGCpackage
;?Apacked
?D;packing
@?Bpacks
8K<pad
@C@pad $
>@@pad transformer
AC@pads
>>@page
???pages
::?paid
AA@pain
@B?pain in
AB?painful
B@Bpaint
@@Bpaintball
B@@painting
QF;pair
C@>pair of
BA?pairs
@?Cpal
AABpales
AAEpalm
@B?palms
A>Hpanasonic
>?=pancakes
@C<panel
AADpanic
A@Bpanoramic
98Cpants
=>>paper
@@Bpapercuts
>D-paperweight
@@Bpaperwork
A@8par
?@>parade
@@?paragraph
???paranormal
A?<parents
A@Eparis
BAApark
BA@park _ +
AA>parked
BD;parking
AB>parking lot
@@Bparks
<:Epart
@A=partially
@?Cparticipated
>B?particular
5>=parts
D>Gparty
>?@pass
?A;passed
@@>passed away
?C@passing
@@=passport
=>;past
@?Cpat
BC?patches
>=Dpath
ACCpathetic
@@>patience
@A>patient
AA?patients
@@Bpatrick
@@?paul
?B>pause
??@pavillion
@@Bpax
:K'pay
=A:pay for
E?Gpaying
AB@paying attention
@?Bpaying for
>?@payment
??@pays
>=@pb
D?9pc
A@Bpda
==Dpdf
A@Bpe
=>9peace
F@Apeak
AABpeas
>;@pedal
AA@pee
@?Apeeps
@@>peers
BBApeice
D>Cpen
>=>penis
B@Hpenny
??@pens
BCBpentium
G?Bpeople
?>@people !
><?people +
ABBpeople -
BAApeople _ +
@=Dpeople _ -
AD<people are
?@>people can
@A>people do
A=Jpeople have
A@Bpeople i
B@@people keep
@B@people know
@>Apeople like
?A>people say
>=Apeople that
>C?people think
A=Bpeople who
?@=pepsi
BIDper
4?Cperfect
=>?perfect $
=AAperfect for
@@Bperfect phone
EA@perfecting
A>Cperfection
FACperfectly
@@>perfectly +
B@@perform
SBPperformance
?>@performance $
BBAperformance of
A@Cperforming
B@Hperforms
@A<perfume
AADperhaps
CB;period
A<?person
?@>persona
A>Cpersonal
C@Bpersonality
DH=personally
BCBpersonally i
@A>perspective
B@Apersuade
@@Bpet
:=@petrol
?@@phantom
B@Dphil
BB@philippines
A?Cphilips
@B>phoenix
J>Mphone
>@?phone $
@>Aphone +
A?Ephone -
B@@phone ?
>A?phone _ +
@D;phone _ -
A@Cphone _ P
@?Fphone and
@@>phone are
A@Cphone does
DCFphone for
@?Bphone i
EADphone in
@@>phone interview
D@Ephone is
?=@phone of
A@Bphone on
@B@phone or
B@@phone to
@B;phone with
?@@phonearena
A@Bphonebook
;-Dphones
==@phones $
>??phones +
A@Bphones are
EHGphoto
ABAphoto quality
D@Bphotographer
B@Aphotographers
A@Bphotographs
C?Gphotography
H=Mphotos
B?Ephotoshop
>@@phrase
AA>phx
B@@physics
@H>piano
@>Bpic
=ABpick
>?@pick up
@<@picked
??>picked up
AA:picking
>D=picks
??@pickup
?=Cpicky
LBOpics
A@Bpics of
A@Bpics you
P>Opicture
@B>picture !
A@Bpicture of
C@Epicture quality
@A<pictured
OCQpictures
A@Bpictures _ +
@?Cpictures and
A@Dpictures are
@@>pictures for
A@Bpictures to
B@Fpie
II>piece
@B<piece _ -
EE<piece of
@B:piece_of_crap
@H;piece_of_shit
AD?pieces
AB?pieces _ -
AB?pieces of
@B?pig
@DApile_of
@@>pills
;<Apin
AF?ping
A?Bpink
B@Dpioneer
<;@pipes
:;=pirates
?A>pisces
?B=piss
B>8pissed
@A=pissed _ -
=><pissing
@@>pit
ACBpitch
@A>pitched
>=@pitiful
DF@pixel
=<Cpixels
?>@pixels on
B@Cpizza
DABplace
C@Hplaced
D?Gplaces
FAAplain
?@<plan
EDAplane
8:Aplanet
B@?planning
@>Gplans
BA?plant
?E5plastic
B@@plastic and
=;>plate
AA?plates
?@@platform
E9Lplay
A?Bplay -
@B?play N
@A>play P
@B?play _ P
B@Cplay a
@A>play any
>?@play book
?>@play games
@B=play my
GI@playback
G?>playbook
CA@playbook _ +
FD@playbook is
?@@playbooks
KJ?played
B@Aplayed with
NI=player
DAEplayer !
@>Dplayer _ +
?@<player _ -
AB?player and
@@>player as
?@<player in
?@9player is
BAAplayer only
@?Cplayer that
@A>player to
?A<player with
>A7players
@@>players _ +
@@>players and
F@Fplaying
A@Bplaying with
A@=playlist
D?Iplaylists
LBKplays
B@Aplays everything
14>please
AC>please !
?>@please ?
AB@please do
CA@please make
>?@please reply
<=@please share
==@please_help
ADCplease_stop
C=Npleased
@>Bpleased with
?>@pleasure
A:Iplenty
@=Cplenty of
@A?plethora
=<?pls
A>Aplug
FB@plugged
BA@plugged in
?B@plugin
P1[plus
@@Bplus i
B@Bplus in
A@Cplusses
8A>plz
EA>pm
@A?pms
HBMpocket
AABpocket _ -
<=<pockets
=<@poco
>=@poco f
@?Apodcast
=2Fpoint
?@?pointed
AC?pointer
>=@pointing
AC<pointless
>@=points
?B@pole
@F;police
@C?policy
>?<politely
??Apolitical
@?Bpoly
C@Epolyphonic
>A;poo
BA?pool
=;<poor
@A=poor quality
@D7poorly
DE>pop
CA>popping
@B<pops
?I9popular
>??population
=<@porn
CC?porsche
C>Aport
@ACportability
GF@portable
??Aportrait
AB@ports
FB?pos
@ABpose
@A=poser
@C@position
A>@positive
A@Bpositive things
B@Cpossibilities
CB@possible
?>Bpossibly
>>Bpost
?>Apostage
?@?postal
?>@posted
>>@posting
???posts
@@Bpot
?@>potato
A@Apotatoes
CABpotential
@A=potentially
??@pound
=@@pounds
@@Apoverty
?BBpower
@C@power !
@@Bpower _ +
C@@power bank
;9@powerbank
?>Cpowered
AMEpowerful
A@Cpowerhouse
BG>powerpoint
B@Epowershot
A@Bpowershot g
?A@ppi
??Appl
DAJpractically
@?Apractice
:<@praise
?C?praised
@@?pray
AACprayers
:7=pre
?>?pre order
>?=precious
B@;prefer
>?@prefer a
B?@prefer this
B@@prefer to
LKBprefer_the
>??preferably
D?Bpreference
??Apreferences
>@9preferred
??<pregnant
A@Dpremiere
<B;premium
@@Cpreparation
?@Bprepare
?C<prepared
BABprepping
B?Cpresent
C@?presentation
E?Apresented
@B@presenting
AA=presents
B@Dpresets
???president
?@Apress
>=Bpressed
@A>pressing
=>?pressure
=@?prestige
?=@presumably
BF@prettier
BA@prettier than
CE?prettiest
F?@pretty
FACpretty +
>@=pretty -
7;;pretty P
@?Bpretty _ +
CA@pretty as
BA?pretty cool
=?@pretty much
A@Bpretty nice
:<>pretty sure
@B?pretty_bad
@>@pretty_good
CCApreview
AC@previews
C=Hprevious
@>Epreviously
G.Zprice
=>Aprice !
?C?price $
>?@price +
;=?price ?
?A>price _ -
@@Bprice _ P
AD:price and
@?Bprice i
@ABprice is
@<@price of
C@Cprice range
F?Lpriced
;G>prices
@CAprices _ +
@ABpricey
@DBpricing
B?Cpride
A@Cprimarily
?>@primary
?:Aprime
@@Bprince
A@>princess
???print
B@Aprinted
>?=printer
@@>printing
A@Cprints
>??prior
A@Cpriority
??Bprison
?@Aprivacy
=>@private
???prize
52Kpro
=??pro _ +
?B?pro and
:B>pro max
>>Bpro or
@A@prob
L:@probably
B@Aprobably _ +
BA@probably _ P
CA?probably not
@DEproblem
AC@problem $
@A>problem for
=??problem with
AAAproblem_is
>FIproblems
?@?process
?>@processing
?@@processor
@?Bproduce
>?<produced
ABAproduces
??>producing
N[8product
@A<product !
CA@product $
?@=product +
?C@product _ +
>@=product is
@?Bproduct to
@>=production
D>Hproductive
@<Aproductivity
EE1products
??>profession
C>Cprofessional
A>Dprofile
F@Eprogram
>=@programs
A?Aprogress
?>Cprogressive
<9Bproject
?>@projector
A@Aprojects
@E7promised
??Bpromising
>?@promotion
?B9prone
<;@proof
?@Aprop
:>>proper
AA=properly
==@property
?=Apropose
B@Bproprietary
A@@props
G@Mpros
??@protect
A?Bprotection
A@Eprotective
???protector
@@Bprotests
?C@prototype
DGEproud
ABAproud to
B@@proudly
CAAprove
?B@proven
AADprovide
@>Eprovided
AAAproviding
;7?ps
@?Bpseudo
AD?psp
AA@psst
A@Bpsyched
@@Bpt
CACpub
A@Cpublic
@@=published
=@@pull
???pulled
=>Apulling
D@Apulls
@?Cpumped
?D?punch
?@<pup
==?pura
=>Dpurchase
B?@purchased
@A=purchased a
B@Fpurchased this
?A=purchases
??Fpurchasing
DCCpure
A@Cpurple
A?Apurpose
@@>purposes
AA?purse
?BApush
?>@pushed
?@=pushing
ACApussy
)5=put
?>@put _ +
?>@put _ N
>>?put a
@A>put in
@ACput it
AB@put that
>?Aput the
@@Bput this
EAAputs
GH@putting
BA@putting the
?@>puzzles
:BAq
>>Bqaeda
>?@qt
MCBquad
F@Aquad core
?A<qualities
WOAquality
?@>quality +
A@Fquality _ +
BAHquality and
A?Dquality are
BBEquality is
AB?quality of
???quebec
@?Aqueen
?@?query
EB@quest
;4Fquestion
A>Aquestion is
@A@questionable
@B>questioned
>@@questions
?@<quibble
HBDquick
??Aquicker
GBFquickly
A@Bquickly and
>A@quid
A;Rquiet
A?Aquieter
AA>quirky
@F2quit
@D1quote
A?Cquotes
JIEr
AB@r +
B?@r and
AC7race
?9@racing
>>@racism
=;>racist
@@>rack
G>Mradio
A@Bradio is
@B=rage
@@?raider
AC?rain
AA=rain !
A@?rainbow
>?@raining
>A:rains
@B=rainy
=<?raise
?D@ram
??Arandom
E9Nrange
A@Brange _ +
?>Brange and
A@?rant
???rap
H>Braped
=>@rappers
=;?rare
>>Brarely
BB?rate
?@>rate it
@AFrated
??>rates
7B=rather
@D?rather have
<>?rather than
?>Arating
>?@ratings
B@Fratio
=>Brational
@?Brats
A>Draw
=@>ray
AAArazor
@A=rca
?;Ard
CJ<re
EABreach
B?@reached
@?@react
>>?reaction
@A>reactions
35Bread
@@Bread _ +
A@Bread and
??>read my
CCFreadable
@?Areader
B@Breadily
8:?reading
@A>reads
C;Fready
-(Breal
>>@real +
A?Areal_good
B@@realise
?@>realised
ABAreality
:9Arealize
;=>realized
@?Brealized this
@BAreally_bad
KAGreally_good
A?@realy
BD>rear
@B@rear facing
C@@rearing
;H4reason
@B?reason to
??Creasonable
A@Freasons
AB=rebate
AABreboot
@A?rebooted
>A@rebuild
BD@rebuilt
@?Brec
@B;recall
B>Ereceived
?A:receiver
A@Breceives
A@Dreceiving
9<>recent
=;>recently
B@Dreception
F@Irecharge
@?@rechargeable
A@Crecharger
A@Brecharges
@A<recharging
?@>recieved
A@Crecipe
A@Brecipes
=<@recognition
@C6recognize
A@Crecognizes
@>Grecomend
=:Arecommend
@=Grecommend it
A@Drecommend this
@@Crecommendation
@?Arecommendations
97Hrecommended
AC?recommends
?>@reconsider
@@Brecord
;<@recorded
???recorder
>?@recorders
@@<recording
C@Brecords
@A?recovery
AABrecruit
AA@recycled
086red
ADAreddit
;;@redesign
AB@redesigned
:;@redmagic
@B>refer
?@>reference
?@@refers
>>@reflective
A@Crefreshing
B@Frefunded
;??refurbished
>?@refurbished _ +
?>=refuse
??>refuse to
A@Crefused
@C>refuses
A@Bregard
>B>regarding
?@:regards
A@Bregion
AADregional
??<register
>?>registered
DE=regret
C>Aregretted
B<Cregular
@>@regularly
??<reinforcement
?>Crejected
>>Arelated
@A>relation
?@<relative
BACrelatively
A@Brelax
?@>relaxation
21Frelease
4/<released
B?Breleases
?@>releasing
C@?relevant
?>?reliability
;B:reliable
?<Eremain
A@Aremaining
C@Aremarkable
>=Aremember
>>@remember what
A@Bremind
?@=reminded
CJ@reminding
ABBreminds
>A@reminds me
<=Eremote
@@>remote _ -
?A;remotes
@>Fremovable
@>Aremove
A?<removed
@?Brendered
??Brendering
??@rent
AABrented
AI>rep
?C9repair
@B@repairs
@@Crepeal
@A<repeat
A@Arepeatedly
A@Creplacable
;=?replace
?B?replace the
?@>replace them
F@Oreplaceable
B@Freplaceable battery
EH:replaced
=A?replacement
@??replacing
>>?replay
?@>replies
7:?reply
?@<replying
C>Dreport
AD;reported
BCAreporter
@C;reports
??@repost
EB@represent
?A?represents
?>@reproduction
@@>republican
?A<reputation
?B?requested
@?Arequire
@B<required
88:requires
CB@res
<=@resale
???rescue
E<Eresearch
ACAresending
??@resent
??>reset
IMEresolution
?A:resolve
ABCresolved
<=?resort
@A<resources
;B;respect
B?Arespect_for
C@@respectively
AB=respond
@@>respond to
??Aresponded
?A=responding
@A>responding to
B>Eresponse
@?Aresponses
@A;responsible
@@>responsible for
A@>responsive
@B@responsiveness
@DArest
@CArest of
@A>restaurant
>@=result
B<Jresults
=>@retail
?=Aretailer
@ABretailers
<:Aretard
::Bretarded
DF?retina
AB@retina display
=E6return
@A>return the
BF:return_it
@G2returned
@A=returned the
?B:returned_it
@ABreturning
@@Breturns
B@Aretweet
CF@reverse
[PBreview
EB@review !
GG@review $
=>>review +
AB@review in
<@?review of
B@@review on
BEDreviewed
MEDreviewer
BA@reviewer on
<H1reviewers
@C@reviewers -
<?@reviewing
>>@reviewing the
17<reviews
=?@reviews !
<>?reviews _ +
>?@reviews and
A?Freviews for
>??reviews of
=>@reviews with
@@>reward
A@Crewind
@;Brice
?>@ricer
;>9rich
=>>richard
AAArichie
@A=rick
@A?rid
A@@riddance
B:=ride
BC@ride _ +
BA@ride to
?7Ariders
<=Arides
HEDridiculous
@B@ridiculous _ P
AB@ridiculous and
=@Briding
<B@right
@BAright !
AA>right ?
>?Aright _ +
C?@right now
?@>right on
B@Dright out
A@>right to
AA>righteous
@@>rihanna
>??rim
A@@rims
B?Bring
@A?ringer
@A>ringing
DC>rings
CABringtone
CAEringtones
??@rinse
???rio
BDJrip
BH?rip_off
BA@ripoff
A@Bripper
A=Gripping
@A?rips
??>rise
@B?rises
E@@rising
B@@rival
?@>river
>=Arn
A@Bro
D@Broad
@=@roads
?@@roadster
B;Drob
@A=robert
A@Arobust
CABrock
A@@rocker
9A?rocket
AACrocking
IEProcks
AACrocks !
<@?rode
48>rofl
<=?rofl $
??Croflmao
A@Crogue
B?Crolls
=<@rom
=>@roms
@@>ron
DCEroom
AABroom for
@@Brooms
AF>root
BA@rooted
CJ@rope
>>@rory
I@Brotation
@A@rotax
@A@roughly
>>?round
?>Aroute
@@=router
A?Broutine
A@Croutinely
AL>rover
A@Crow
B?@royce
@<@rpm
>>@rr
>CCrs
<>Brt
AACrt +
?@>rt _ +
@@Brt _ -
A@?rubber
AF?rubbish
AD>rude
?D>rugged
??;ruin
AD:ruined
BB7ruining
AG:ruins
AC@ruins the
CACrule
OAArules
>=@rumor
AACrumours
=8@run
?A>run +
AB@runners
=:Hrunning
>>@running the
A@Brunning windows
AC>runs
?A?rush
=<@russian
?A=rv
>>@rwd
EY:rx
@?Cryan
519s
?<As $
D@@s -
;<>s _ +
@B@s camera
>>@s i
<<@saab
B@Dsabres
=<@sabrina
A@?sacrifice
:>>sad
@@Bsad -
@A;saddest
@AAsadie
>E=sadly
@??safe
?@>safe !
>>@safety
8FBsaid
>=@said _ -
BF?said it
?>>said that
A@Asailor
?>Asaint
DC@sake
???salary
=;>sale
;@;sales
A@@saloon
@@Bsalsa
@>Asalt
'73same
AF>same -
>@@same _ +
>@?same as
?>@same features
>>?same feeling
>A>same here
AB>same problem
@B>same thing
B@@same with
A@Asammy
>>@sample
@(4samsung
=>@samsung $
B>@samsung _ +
D>@samsung galaxy
C@@samsung i
@@>samsung phones
@@>samsung s
GAAsamsungs
A@?san
87?sandwich
AAAsang
;=Asanta
@@Bsarcastic
EAAsat
?A;satisfaction
@B=satisfied
?A>satisfied with
@ACsaturday
A@Asauce
>?@savage
CG/save
@A>save a
AC:save your
<<Asaved
A@Csaved_me
??Asaver
C?Dsaves
=@=saving
E@<saw
?>@saw this
@ADsay
=>@say _ +
A@Bsay _ -
B@@say _ N
@ABsay i
=?@say its
AB@say on
>@Bsay that
C@@say the
;<<saying
@A>saying is
=@@saying that
>>@saying the
A6Esays
>>@says it
A@Asc
B?Cscan
@@Bscandal
??Bscare
BFAscared
<?9scary
DAEscene
>@;scenes
@@Bschedule
;:Hschool
>?@school _ +
??>school and
>??schools
??@scooter
>>@score
@?Cscored
;<<scratch
>A7scratched
??>scratches
B@@scream
?=Bscreaming
EU?screen
AB@screen ?
C@Cscreen _ P
@B@screen as
EFAscreen is
AC@screen resolution
AB@screen to
@A>screen when
?@Bscreens
BF@screw
=<@screw_you
BF5screwed
CAAscrewing
@AAscript
BE>scroll
@B=scrolling
A;Bsd
?>@sd card
A?Bsdk
A@Bsdut
E?Bseals
DAHseamless
E?Aseamlessly
6==search
@@>search for
>>Bsearched
:<=searching
?E5season
=?>seat
BBBseats
=;@sec
>B7second
GBGseconds
B?Dsecret
GC?section
A@Bsecure
>;Asecurity
4-;see
BA@see N
BA@see _ +
?A>see a
>??see how
<<@see it
>?>see the
CACsee you
@@>see your
A<Gseeing
@?Aseek
@@Bseeking
B>Bseem
B@@seem _ +
BC?seemed
@?Bseemed +
>>Aseems
BBBseems +
>??seems _ +
BAAseems to
D>;seems_like
A@>seems_like _ +
><Hseen
@A>seen the
A>Bsees
A?Bseldom
?A<select
B@Cselected
GC@selection
AA?selections
BB;self
AA>selfish
+&@sell
>>@sell it
?>@sell my
@>Asell the
@?Dseller
>=Bsells
>=Csemi
?A6send
AA<send it
>>?send me
@@Bsend you
BD7sending
?=;sense
>@=sensitive
@D?sensitivity
@F:sent
??Aseparate
@@>separately
@@Aseperately
??>september
=>@serbia
BEDseries
L?Jserious
A@Dserious about
A@Cserve
===served
AA@server
>A@servers
B?Eserves
@L;service
@A>service and
@@>service department
@A>service is
@F>services
AB>servicing
>?<serving
A<Cset
??>set the
@BCsets
?=?setting
??>setting it
E@Csettings
==@settle
A@Csettled
CABsetup
DB@several
A@Cseveral people
@@>several times
>=Csevere
>B<sex
F@Asexier
;;?sexual
EF:sexy
AABsf
DA7sh
?@=shade
BACshadow
?@>shadows
@A?shakes
AAAshaking
>=?shall
FA>shame
>=@shameful
AA>shank
FBBshape
C@Ashape of
?@?shaped
16Ashare
:=?share our
>?@shared
?A?shares
>?@sharing
@A?shark
B@Dsharp
DABsharper
37>she
B@Cshe +
@@>she did
>?@she has
B@>she is
AB?she just
A@Cshe loves
=>@she said
A>@she says
>>@she sounds
C@Esheep
?A@sheer
<B2sheesh
???shelf
>>@shell
@A<shelling
LEGshes
B@Ashes +
@=Bshift
AA@shifted
A?Cshifting
@?Bshine
AABshiny
<A=ship
==Eshipping
@?Cshirt
:P<shit
??=shit !
AC?shit $
@B?shit ?
?>@shit _ +
>>@shit about
?>@shit up
B@@shits
?G>shitty
=<Eshocked
C>Ashocking
@B<shoddy
68Cshoe
==@shoe $
J?Cshoes
CC:shoot
@@>shoot camera
@A>shoot in
CF@shooting
@BBshoots
;9Dshop
;?:shopping
@??shops
TE9short
A@Bshort time
@A<shortcomings
?@@shortcuts
GFFshot
B>Gshots
=J<should
>A>should _ +
@>>should be
>@@should do
B>@should get
EN9should have
:8@should i
>>@should learn
C@@should make
@@Bshould say
A:>should_have_been
@@>shoulder
A>Ashouldnt
?@Ashouldve
@?Cshout
A@Ashout_out
>A@shove
;=Ishow
A@Bshow !
AB@show in
?B?show on
AC?show the
AAGshowed
??Ashower
FMDshowing
BAAshown
58@shows
>?@shows how
A@Cshowtime
D@Hshuffle
A@<shut
?>@shut _ -
?>@shut the
<8Bshut_up
?>@shut_up $
C?Kshutter
BB@si
BCDsick
=>>sick_of
@@Cside
A@Asides
>?>sidewalk
???siemens
??8sigh
?@?sign
?B8signal
@A<signals
B@Csigned
?@<significant
CB:significantly
=;?silence
AA@silent
@ABsilk
D?Ksilly
>@9silver
@A>silver plate
>;?sim
?>@sim card
<@?similar
>=@similarly
SDLsimple
C@Hsimple to
?@=simpler
>>@simpleton
:>:simply
>?Asimply +
@@Bsimply -
??@sims
@/Dsince
BA@since _ +
B@Csince i
BA=since the
>>@since then
A?Bsince they
>>Asince you
@@Csing
@@Asinger
A@Csinging
B?Gsingle
@A?singles
B@Asink
??@sins
A?=sir
@@>sir !
@L?siri
??Csister
@=>sit
?@>sit on
>G;site
@A@sites
>>@sits
CABsitting
?=Dsituation
@@Bsituational
>>>situations
CA@six
>>Asixth
=:Lsize
>?@size _ +
B@Esize and
>?Asize is
>??size of
@B@size usb
=E@sized
?>Cskeptical
AA@sketch
A@Askies
>=Askills
A@Bskin
>=Eskip
??Cskip_to
@C6skipping
@@>skirt
AC@sky
8=7skype
>>@sl
>>?slang
>F?slap
FP?slate
@@Cslave
DABsleek
A>?sleep
?>Asleepy
@@?slew
AA?slice
?@Aslick
@C>slightest
=9@slightly
><@slightly -
A?Eslim
AB@slimmer
AD?slip
H@Bslippage
A@Aslogan
BC@slot
BC@slot ?
;D>slow
C@?slower
@BAslowing
>><slowly
?@>slowly _ +
B@@slr
?@>slrs
>?@sluggish
?=Bsmack
L?Ksmall
B@Bsmall size
A?Bsmaller
DD;smart
D@@smart phone
CE?smartphone
63?smartphones
@A@smash
AB<smell
A@@smells
B@@smelly
=>;smh
C@Dsmile
B@Dsmiles
C@Dsmiley
@A>smiling
AB6smoke
AF@smoked
>B7smoking
HG@smooth
AB@smooth as
F@Csmoothly
A@@smoothness
?>@sms
CAFsnap
@@Bsnl
==@snot
>B>snow
A@Csnuggly
@A<snyder
D>@so_bad
B@?so_cute
B@@so_dope
=>Hso_excited
@D@so_expensive
EAHso_good
@E?so_much_better
@B@so_much_better than
@E;so_sick
@B=so_sick of
<@;so_true
B<Hso_what
???so_worth_it
=>@soak
@@>soap
@B@soccer
A@Asocial
?A>society
GABsock
BFCsocks
BACsofa
E@Asoft
HK=software
DA@software +
@C;software -
A@Esoftware _ +
@B=software _ N
>A:software is
?@>software to
@C@software update
>@?software updates
D@@solar
=ABsold
?D?sold my
???sole
A@Bsolely
EDDsolid
IBAsolid_review
@@Asolo
?A:solution
??@solve
>>Asolved
6<8some
EABsome +
A=Bsome -
<<?some N
BEAsome P
ADAsome _ +
@B@some _ N
A>Asome of
AB@some one
>=?some other
>??some reason
?>@some research
?>Asome time
@BAsomebody
@@Bsomeday
?BBsomehow
2;6someone
B@@someone -
??>someone else
>?@someone please
@B@someone_help
=>;someones
AA@somethin
JHDsomething
@@>something !
@B@something $
BA?something +
@B?something N
@B;something _ +
CAAsomething for
@A>something i
@@Bsomething to
ADBsometime
A@9sometimes
9>4somewhat
;=?somewhere
<=@somthing
>?@somthing +
=>@son
;0Ksong
>?>song !
>><song _ +
>>@song is
JDEsongs
A@Csongs and
HIEsony
>@@sony _ +
=>?sony ericsson
AB@sony tablet
>@=sonys
87Bsoo
65Dsoon
@E?soon $
>>@soon +
B@@soothing
@D6sore
:.Dsorry
A@Bsorry _ +
CA@sorry but
?>Asorry to
B@Csort
>D6sort_of
@B?sort_of -
@A@sorta
@@?sorted
?A>sorts
?A>sorts of
A@Csoul
;<>sound
>B?sound +
?@Dsound _ +
@A>sound but
B@Dsound is
=B@sound like
><Esound quality
??Dsounded
@@Bsounded +
?@<sounding
A=Gsounds
B@Asounds +
>??sounds P
63>sounds_like
>??sounds_like _ +
7=Csoundtrack
?C@soundtrack +
B?Jsoup
<>Bsource
AB?sources
@AAsours
A@Bsouth
A@Csouth africa
AA>sp
K>Mspace
B@@space _ +
B@@space in
>>@spaces
@@Aspam
@A<spammer
@D@spank
>>@spare
@AAspeak
DADspeaker
G@Qspeakerphone
GEFspeakers
=>?speaking
B@@speaks
<=@spec
<:@special
@BAspecies
@?Cspecific
FABspecifically
AA?specify
J<Dspecs
BBBspeech
H9Gspeed
@=?speeds
>=@spell
>>Bspelled
@AAspelling
@@?spencer
CM6spend
?B>spend a
@C;spending
BG<spent
BC?spider
@A=spill
A@Dspills
BB@spin
BE@spinning
?@>spins
A@Bspirit
BF<spit
@A?spiteful
AA?split
@>@spoiled
@>?spoiler
??>sponsored
EADsporcle
B@Asporcle $
6:@sport
<=Csports
?>@sports car
BB@sporty
CB>spot
?C@spot_on
??Bspots
???spotted
??>spread
CAGspring
A?Dsprint
@B?squashed
AB<squeeze
@A=srsly
?EEst
??Bst time
<?;stability
>@Astable
?>Bstack
;=Cstaff
AA>stage
HBFstaggering
?F?stainless
DAAstamps
@F?stand
?>@stand for
@@Bstand up
?>?standard
BB@standards
B@Cstandby
=?<stands
>?@staples
@=Hstar
@@Bstar -
@B@stare
?>@stares
BA>staring
JEJstars
<J?start
G?<started
AA>started to
EGDstarting
ACAstarting to
=@?starts
@B>starving
@<Hstate
<=Astatement
A?Estates
>@=static
BF@station
?A<stations
@@?stats
?<Gstay
A@Bstay in
>B;stay_away_from
??>stayed
@@Cstaying
A?Dstays
B@Esteady
D@Esteal
@>@stealing
AB=steals
A@Bstealth
?A@steam
>E?steel
B@Esteelers
??@steering
>8Dstep
@A:stephen
??=stepping
>=>stereo
>>Astereotype
AH@steve
@D@steve jobs
AA@steven
>;@stfu
:G=stick
AD@stick to
?B?stick with
???sticker
??=sticks
@@?sticky
CAAstig
>>?stil
L[;still
BBAstill +
?>Dstill -
<>@still N
C?@still P
AD@still _ +
@>@still be
=>?still cant
B?@still fast
BAAstill has
C?Bstill have
@B?still i
AC>still no
AB@still on
@B>still plays
?E?still the
@A>still trying
==@still waiting
AC@still want
A@Bstill work
?@=still_works
@B@stinking
@C;stinks
B@Bstitch
<9?stock
AA@stocks
FAAstoked
@>@stole
<;?stolen
>?Cstone
@A@stood
KI+stop
CABstop !
@A>stop button
DG@stop_watching
??;stopped
@B<stopped_working
>>?stopping
B@@stops
D?Gstorage
A@Cstorage capacity
<;6store
>>@store ?
C@Gstored
<<@stores
??Astorm
??Bstorms
AC@story
?@>story is
;=@straight
=<@strange
?@:strap
>@=strategy
B?=streak
@=Cstream
AAAstreaming
A8Cstreet
A@?streets
A@=strength
A@Cstrengths
AB@stretch
@AAstrictly
@@Cstrikes
?@?striking
?@>string
BA@stroke
AF?stronger
A?Bstrongly
@A?structure
??@struggle
>BDstuck
>B?student
=>?students
@B@studio
?@=study
HFGstuff
B@@stuff from
AAAstuffed
AC@stuffmagazine
>?@stuffs
?=Fstunning
H?Hsturdy
FGCstyle
AB@style !
@B@style _ +
@B@style and
DE@styling
<<Cstylish
>=@stylus
@E9sub
@>Csubject
@A=subjects
D?Asubscribe
AA@subscribers
CK?subscription
@B9substandard
B@=substitute
@@>substitute for
?E=subtle
A@Csuburbs
AB<subway
AA=successfully
>A;such
=>Asuch +
@?Csuch _ +
?@>such _ -
CABsuch _ P
ABAsuch a
B@?such as
I?:suck
@B>suck !
@@>suck _ -
B?@suck it
AB@sucked
D@Asucker
YT2sucks
AB>sucks !
@A=sudden
@C:suddenly
CA>suffer
?>Csuffering
C>Esuggest
@@?suggested
@??suggestion
A?Asuggestions
BA@suggests
*%Lsuicide
>=Asuing
B@Esuit
??@suitable
A@Bsuite
>>>suited
@?Asuites
A?@suits
@A?summarize
ABBsummary
>@=summer
@?Bsumthin
@>Csun
B?Dsunday
CBEsunny
A@Asunshine
CGFsuperb
<D;superior
?C@superior to
BACsupper
BAEsupplied
@@Bsupplied earbuds
:O%support
@B@support flash
@B<support number
@C>supported
BB<supporting
@:?supports
B?@supports flash
@A:suppose
@@>suppose to
=C=supposed
>@?supposed to
@B@supposedly
@?Bsupreme
+(5sure
B@@sure $
?>?sure _ N
AC?sure if
?>@sure its
<>>sure that
>>Asure the
?>Asure what
A@Dsure why
>=?sure you
B@>surely
>A?surf
BA<surface
?>Csurfing
B?Hsurprise
CAEsurprised
A@Bsurprised to
A@@surprisingly
A@Csurreal
?A?surround
AA?survive
@@Bsushi
@?Fsuspect
=?@suspension
@D@suspicious
DG@suv
??@suvs
AA@suzuki
@@?svcd
B@Esvcds
?@=swamp
@@<swap
@@>swap it
>;Eswear
AF?sweater
A@Hsweet
A?Bsweet !
>@@sweet $
??>sweet +
A@@sweets
@@8switch
?@>switch between
ABAswitched
@B@switched to
@A?switches
B@?switching
@B<swollen
A@Bsydney
CB@symbol
B@Esymphony
A@Esync
=?Bsystem
BB?systems
A@Bt
A@=t _ -
DBEt mobile
@@=t zones
?>>ta
S[@tab
BB@tab !
DB@tab $
@>@tab ?
CA@tab _ +
@BBtab is
?>=table
AC@tables
MF;tablet
DB@tablet $
A=@tablet +
AD@tablet -
;=@tablet ?
BB?tablet _ +
CA@tablet _ N
B@@tablet _ P
B?@tablet and
C@@tablet because
>?@tablet has
GC@tablet is
BA@tablet on
BA@tablet out
>=@tablet s
BA@tablet was
D@@tablet with
BG=tablets
>A@tabs
A@Atackle
@C=tacky
A@Ctacos
=<Atactics
=>>tag
>A:tagging
?B<tags
D@@tail
??@taiwan
F<Etake
>@@take +
AB@take P
>:Ftake a
=>?take care
@@>take it
A>Btake my
DA@take the
AC>take your
EDKtaken
>C@takes
AABtakes +
@A=takes a
@ADtaking
@>Dtaking my
CDBtalk
@B@talk +
AC@talk -
@>?talk about
@>@talk shit
B@Btalk to
BCAtalked
@B@talked about
??Ctalkin
NEAtalking
CB@talking about
?=Dtalks
?>@tall
>C?tank
???tanks
>>@tap
>?@tape
>>@tapped
A@Atarget
?@<task
C>@tasks
CDAtaste
A@Ctasted
?B?tastes
C@Btasty
>=@tat
@B@tattoo
?>Ataught
:;>tax
@A@taxes
F@Ataycan
BB?taylor
@?>tbh
?A;tcot
A>Ftea
@A=teach
??@teacher
@?Gteam
>@9teams
@?Dtears
>>@tease
:73tech
@B;tech +
A>Atech -
<>@tech _ +
@B;tech support
=>?techie
=?<technical
??@technically
@@>techniques
?ACtechnologies
@JAtechnology
@@Btechnology is
@>@techspurt
?>@techy
@?Ateen
?A@teeth
B8@tegra
AB<telephone
?A@television
13Ctell
==>tell me
?>Atell the
>>@tell u
>@Atell you
@>Atell_me_you
>>;telling
?A:tells
:;@temperature
CA=tempted
B@?tempted to
BA@tempting
BE9ten
=A:tend
?@=tend to
B=@term
BD@terms
<G8terrible
@@Eterribly
@@Bterribly -
@@Bterribly sad
@>Iterrific
?>Bterrifying
@?Aterry
WBCtesla
GKBtest
BD@test drove
@>Ctested
@??testing
>=Atests
???texas
??=text
><@tg
A@=tgif
53?th
=>@th !
AD@tha
BAFthai
C6;than
>??than +
CCBthan N
?@>than _ +
A;Bthan _ -
C@Cthan _ N
>>@than _ P
ACBthan a
?>Bthan an
BACthan any
C@@than enough
BAAthan half
?@>than i
AB?than it
B9Gthan the
>G:than this
C@Ethank
DG@thank_u
?8;thank_you
B??thank_you !
=>?thank_you $
@@Bthank_you P
@@Bthank_you much
??@thank_you_so_much
@@>thankful
?C@thankfully
A@@thanking
'78thanks
<@@thanks !
>>=thanks $
<<Athanks +
>??thanks :)
CA@thanks P
>?@thanks in
>?@thanks man
?@Bthanks to
EAAthanks_a_lot
BA@thanks_a_lot for
79<thanks_for
<>@thanks_for +
<=@thanks_for _ +
C@?thanks_for the
AE5thanks_for_nothing
B@Athankyou
E@?thanx
@7?that
ABAthat !
CABthat $
<D>that +
>@?that -
ECCthat N
BH;that P
:>Bthat _ +
A>Bthat _ -
@<Ethat a
@A>that actually
>>Athat all
?@=that amazon
=<Athat apple
BB@that because
>?@that but
@A=that came
BAAthat cant
<=@that car
@@>that come
?>Athat did
?=Athat do
A@Bthat good
>?@that got
B>@that has
CBDthat have
@A>that he
D>Hthat i
@?Bthat if
BBAthat im
9D?that is
?>@that isnt
<>@that its
@@Cthat ive
@B@that kind_of
@A>that low
>?@that make
>>@that mean
?@>that means
@>?that money
?C<that much
AC@that normal
DB?that one
@A;that player
@B@that same
??Bthat song
CB@that sound
AABthat sounds
?>@that still
<C9that the
@B>that there
AA<that they
?A>that thing
@@Ethat this
AC@that video
?>@that want
:=?that was
BABthat we
??>that were
BB?that when
B@Bthat works
>8Cthat would
?>;that you
BA@that your
>B?thatd
==@thatll
GD@thats
?><thats +
DBBthats _ +
BAAthats _ N
?D>thats _ P
A?Bthats a
@>@thats all
A@=thats awesome
BA@thats cute
B@?thats it
BE?thats just
B@Bthats my
DD@thats not
>?@thats pretty
ABAthats right
@@Bthats terribly
DCBthats the
?CAthats what
;<?thats why
@C>the
@B@the !
AK@the +
?B9the -
6/@the N
89Athe P
>=Gthe _ +
EL@the _ -
=<?the _ N
A;Dthe _ P
>@@the a
B@@the accent
;=@the acer
=@=the ad
>@?the all
=?@the android
CA@the anker
A@Gthe apex
>=>the apple
?A>the audio
A@Bthe bang_for_the_buck
BEDthe battery
>?@the bbc
==@the beginning
=>@the bells
JEIthe best
@C@the better
<;>the black
>?@the blackberry
@C>the body
ADAthe bottom
A?Ethe box
AABthe brand
BA@the browser
?@>the built
AB@the bullshit
?B@the cake
<D5the camera
CACthe cameras
A?Bthe canon
GC@the car
@A<the case
:;?the cat
<:@the cheapest
A@Cthe combination
>>@the comments
?>@the commercial
?@>the company
@?Bthe computer
CAEthe controls
BAEthe coolest
@C=the cover
@@Bthe crap
@?Bthe current
@A>the customer
AB@the damn
<<Athe dark
>?>the date
B@@the dell
AB@the design
BE>the device
A@Bthe digital
@A<the disc
B@>the dog
AB?the door
@A>the downside
?A>the driver
?>@the dual
AA>the dust
@C;the dvd
AB@the e
@@>the earbuds
@@=the eax
@B@the electric
<?=the end
DD@the english
BB;the entire
?>@the ep
>>@the evolution
GAAthe f
@C>the face
FDCthe fact
CACthe features
?=Bthe few
@@>the ff
A@Bthe field
;=>the first
BAAthe flash
=>@the floor
@A>the following
AABthe foot
?A>the freedom
>A=the front
BABthe functionality
??>the future
G?Gthe g
BE@the galaxy
BA@the germans
>??the girl
<?Athe google
@A>the great
CB@the gt
=?@the guy
@@>the hard_drive
@A>the hardware
EAAthe he
AC:the headphone
?>?the heck
>=>the hell
BABthe home
A?Bthe house
?B@the htc
?>Athe i
B@@the idiots
@@Bthe included
@A>the instructions
@>?the internet
<=?the intro
@B@the ios
>A>the ipad
><Athe iphone
@>?the ipod
A@Bthe ipods
B@@the it
CB@the job
>>@the karma
CD@the keyboard
>A?the kindle_fire
@A>the lack
BA?the last
A@Cthe latter
B?Ethe lcd
@B<the long
@B?the look
B@?the looks
@@Bthe lord
C?Athe mach
BABthe machine
AB>the main
C?Dthe manual
B@Athe market
AB=the menu
@A>the middle
?A>the mini
BB@the moment
A>Gthe money
?B@the motorola
?A=the movie
@BAthe music
?C?the mustang
>>?the name
?@>the navigation
=AAthe new
@B@the newer
<>Athe next
>??the nice
C@Cthe nicest
??>the night
C@Hthe nikon
@@Bthe nokia
B@Cthe nomad
BAAthe office
@B@the official
=>=the one
<<@the oneplus
@>Athe ones
AB<the only
?>@the optional
@A>the order
6;<the original
AB>the os
AB9the other
@A>the others
=:Athe p
@A>the pain
@A>the parking
?ABthe people
??>the perfect
EB8the phone
A@Cthe phones
@ABthe photo
AABthe photos
A@Bthe pics
C@Ethe picture
CBCthe pictures
>>@the planet
FC@the playbook
DD=the player
@A=the players
A@Bthe playing
?@Bthe poor
AC@the power
EB@the prettiest
A?Bthe previous
I@Cthe price
@B=the product
A@Bthe purchase
?=Athe real
??>the red
@@Bthe remote
ADAthe rest
I@Athe review
CB>the reviews
BABthe right
BB@the road
;;@the s
AC@the sales
87>the same
><>the samsung
FL<the screen
@B>the season
@A<the second
@B@the series
A@Bthe settings
CAAthe shape
@@Bthe shutter
=>Bthe size
A@Cthe small
CD?the software
:<>the song
?A<the songs
B??the sound
ABBthe speaker
B@Ethe speakerphone
>?=the start
@@Bthe storage
AB>the store
?>@the street
B@Ethe t
DB@the tab
=??the tablet
AB@the terrible
@B?the the
CB@the thing
CD@the to
@>@the traction
@@Bthe train
@C@the transformer
>@@the truth
>=@the uk
B@@the upper
><@the us
@?Bthe value
?>Athe version
;?9the video
>>@the videos
@A=the view
?@>the viewfinder
=>@the vivo
@C?the voice
>>@the wall
@B=the warranty
BCAthe weather
?A>the week
?@=the weekend
>??the white
>@?the whole
CA@the win
@D@the winner
>>@the woman
BD>the word
AEDthe world
>>Athe wrong
AD@the xoom
B@Bthe xtra
=<@the year
BA@the zen
?F?the_fire
@D=the_problem_is
@E=the_shit
?C=the_worst
??Btheater
=>?theft
A@Bthegoodwife
2?7their
>>Atheir +
?=@their -
?>@their P
@?Btheir _ -
AB?their customer
?>@their own
@A>their products
A@Btheir software
B?Ctheirs
>D>them
A@>them !
@BAthem -
BB@them ?
@>@them _ +
@@Bthem all
@BAthem in
=>@them is
??Bthem to
?@>them with
@?>theme
?ABthemselves
1B9then
C>@then -
?>@then P
@D?then _ +
>?<then _ -
@B@then _ P
AB@then dont
HE?then i
@A>then my
@B@then tell
BCBthen the
AB?then what
@B?then why
??>then you
;=<theory
>5Athere
AABthere !
B@@there +
ABAthere N
@A>there _ P
?>@there any
A?Bthere are
BA@there goes
@A>there have
>>@there i
>D<there is
AABthere isnt
BF:there was
>@?there were
?@>therefore
@AAtherere
:B>theres
A@<theres a
>?@theres an
BADtheres no
?A=theres no_way
@B>theres nothing
ELAthese
CAAthese +
DAAthese N
?B@these P
?A;these _ +
>=Bthese _ -
AD@these _ N
CB@these and
=?<these are
@C?these people
=>?these reviews
A@>these things
B@Athese to
6N5they
@C>they +
@C>they N
><@they _ +
?>Athey _ N
@@Bthey all
@B@they also
>?=they are
@@Bthey call
?>Athey came
BA@they can
@A>they claim
?A=they could
?>Athey did
@B@they didnt
A?Bthey do
CAAthey dont
BC?they give
ACAthey have
=<@they look_like
?>@they made
AC?they need
@@>they offer
?@=they said
AEAthey should
?>@they used
??>they want
BAAthey were
=@?they will
AD>they wont
B@@they work
??=theyd
<>@theyll
GI9theyre
BA@theyre +
>?Atheyre -
@@>theyre P
A>Ctheyve
B@Btheyve been
@A=thick
=AAthicker
BF@thickness
C@?thier
>@>thin
MW@thing
BAAthing !
B@Athing $
BAAthing +
?@<thing -
@@Cthing _ P
AC?thing and
@@Cthing has
BB?thing in
BC@thing is
@A=thing ive
@@Cthing that
ACAthings
BABthings +
@@>things _ +
?@Bthings about
AB@things like_this
>@?things that
??Athingy
66:think
>=@think $
<=>think +
?>@think P
DACthink _ +
?A>think _ -
>>@think a
BB@think about
BA@think apple
C>Athink i
>??think im
D@Bthink it
>A>think its
@B@think my
@>Dthink of
EDAthink that
9@@think the
??>think there
@C@think they
A=Athink this
>A?think you
@B?think youre
E9Bthinking
=??thinking _ +
B@Bthinking about
>>@thinking of
@B@thinkpad
E@>thinks
BA@thinner
B>@thins
<<@third
AG?thirsty
B@Bthirty
ODHthis
>?@this $
C@Dthis +
?E=this -
<;Athis ?
@BCthis N
AB>this P
>;Bthis _ +
>D8this _ -
<?@this _ N
>BAthis _ P
CEAthis a
?@=this after
?>@this again
>;@this and
??>this as
>?@this awesome
A?Cthis baby
>?@this be
B@@this beauty
?@>this before
@@Bthis but
JASthis camera
;>@this commercial
@A=this company
?B@this could
B@Athis device
@@>this did
@B9this dvd
BA>this ever
=>Bthis for
@@Cthis great
AE@this guys
@>Cthis has
>>@this have
@?Bthis if
>>@this in
>?@this ipad
F?@this is
A@Cthis is_the_best
?A>this isnt
AB?this item
AB?this just
?>Athis list
A@Dthis little
@C@this looks_like
@@Bthis machine
CA@this man
@?Bthis means
BC>this model
A@Bthis mp
@C@this new
88?this on
BACthis one
:8Athis or
D?Jthis phone
@B?this piece_of_shit
AB?this player
>>@this point
A@Bthis price
?I6this product
AB?this review
@C@this shit
DA@this should
>>Athis the
HJEthis thing
A@Bthis time
@?Dthis to
@C<this unit
=7Athis video
>?=this was
=<@this will
@>Athis year
?F<this_sucks
F@>tho
B?@tho $
>A?tho _ +
B@@thorough
?3=those
>@>those +
?>Athose -
A>@those _ +
>??those are
BA@those people
BAEthose that
@>@thou
FN<though
?B?though !
C@Athough +
AC@though ?
C>Athough _ -
ACAthough i
=1Ithought
@?Bthought _ +
AB=thought i
><Athought it
>??thought of
>>Athought the
B@?thought you
B>Athoughts
BB>thousand
?B=thousands
?@>thrash
<?2three
B@@three -
@C@threw
A@Ethrilled
<=?thrive
@B:throat
?@@throttle
?C7through
?>@through a
@@Cthrough the
@A>through their
@B=through to
BA@throughout
@AFthrow
@B>throwing
@@>thrown
@@Athru
>@@tht
B@Cthumb
BG<thumbs_down
:>?thumbs_up
:??thumbs_up if
>>@thunderbolt
??Bthursday
A@Bthus
??<thx
???ti
C?Btickets
=<@tie
?E@tied
@A?tiff
=C=tight
>?Btil
@C<till
AE>tilt
DAEtim
A>Ctime
?>Ctime !
=;Atime $
BC?time +
@A=time ?
A@Etime and
BACtime i
??=time is
?>@time of
AB>time on
=?=time to
@A>time you
?@<timed
C@Atimeless
C@Btimeline
?@?timely
=K2times
@A>times to
?>Btinker
@?Atiny
?<@tip
>@@tips
ADCtired
AA=tired_of
CA@tires
?BAtis
>?<tissues
A@Btitle
@A=titles
CABtm
?C=to
>=@to $
?E=to +
C@Ito -
AB@to <time>
A?Dto N
FAAto P
:D:to _ +
A?Jto _ -
=B<to _ N
?B<to _ P
=?=to a
A@Bto about
@B?to actually
B@@to add
@A>to amazon
AB>to an
A@Bto and
@B@to android
@?Bto answer
B@Ito anyone
@@>to ask
>>Bto avoid
AB@to bad
FGAto be
@B?to beat
AC>to being
@@Bto borrow
@<Cto buy
?A>to call
>?>to carry
@B?to change
@B<to contact
ABAto copy
@@Bto date
??Bto decide
B=Cto do
B=@to drive
?>@to drop
>>@to even
@@>to expect
@BAto fill
@>?to find
?B@to fix
=B1to get
ACBto give
CF<to go
;A5to have
@>Ato hear
@@=to hold
>>@to ics
?A<to install
BA@to iphone
B?Dto it
?>?to keep
AA>to know
@C@to laugh
AB@to like
BBDto listen
@A>to look
?@>to love
=B<to make
@@Bto manually
=<Ato me
@C>to mention
B@Ato much
A@Cto music
BABto my
@A>to no
A@Dto on
?@=to open
A@Bto operate
CAAto own
?A>to pay
CA@to phone
@@Bto pick
@>Dto play
=?>to put
A@Bto recharge
?A=to resolve
@@>to respond
?B?to ride
AA=to run
@>@to samsung
AB>to save
AABto say
AB?to scroll
>=@to search
AADto see
@A>to select
B@@to sell
?B9to send
>>@to show
@>?to sit
AC@to spend
@A>to stand
AC@to start
CB?to stop
AB?to suck
<?Ato take
@>Ato talk
>=?to tell
CA@to test
;<>to the
??<to this
?A=to those
AB?to tilt
B@Cto transfer
ABAto turn
?>@to understand
@C?to update
DA?to upgrade
CDEto use
?@>to using
>@?to wait
>=Bto watch
=>?to win
AF<to work
AB@to write
@<Dto you
@CCto your
A@Btoast
F9Etoday
<@?today !
>=@today $
AA=today _ +
@@Btoday and
@A=today is
??<todays
A?Btoe
BBDtogether
BD>toilet
;=?told
>>@told me
AA@tom
@A>tomato
@B@tommorow
KDCtomorrow
A?Btomorrow _ +
BBEton
AABton of
B@Ctones
AB@tongue
PEKtonight
@?Btonight and
AA>tonights
C@Atons
G<Etoo_bad
CI>too_expensive
CD@too_fast
7:@too_funny
BDCtoo_long
A@Ctoo_quiet
>D>too_small
DM;took
?@>took _ +
ABAtook a
@@Btook it
@A>took the
@B?tool
>>@tools
<7>top
=:?top gear
AD?top of
@@Atop_notch
>?Atopgear
==Atopic
A@Ctops
><@torn
>>@torn between
EG@torque
?@?torture
@@=toshiba
AB@toss
AK;total
@B?total -
@A>total of
AC@totally_agree
:6;touch
B@@touch _ +
@>Atouch screen
B?@touched
A@Atouches
=>@touching
BDCtouchpad
CB@touchscreen
BA@touchwiz
A?Btour
>@@touring
??@toward
A@Dtowards
B@Atown
ABFtoy
?=@toyota
@?Atr
G<@track
@@>track information
>@@trackpad
@A?tracks
??=traction
:C6trade
>>@traded
=@@trading
?@=traditional
@A:traffic
CACtrailer
FBDtrain
)%Htraining
B>@tranformer
HAItransfer
CACtransfered
BABtransferred
?=Ctransferring
FAGtransfers
A@Btransfers are
CB@transformer
=>@transformer !
B?@transformer _ -
C@@transformer is
BA@transformer prime
??@transformers
@A>transition
??@transmission
@A=transmitter
A?Atrap
EC<trash
CA@trashy
>=:travel
AA>traveling
A@Atravelling
AC?travesty
C?@trays
ABCtreadmill
??@treat
@A@treated
?@@treatment
>>=tree
@@Btremendous
@D@trend
??Atrending
A@Ctrent
AA=tri
?=>trial
@A>trick
@?Btricky
<S)tried
@@Btried it
@A=tried the
?D<tried to
==@tries
??Atrigger
?;Gtrip
A@Btrip to
B@@triple
?>Ctripod
@?Btripod and
@?Atrips
@B@triumph
=<?troll
?@>trolling
D@Atron
AF<trouble
A?Ctrouble with
@@Btroubled
>A:troubleshooting
?@>troublesome
@@Ctruck
/E.true
?A=true $
AD?true ?
=>?true that
A@Ctrumps
??>trunk
CE>trust
=>@trust_me
>A>truth
:9@try
BD@try the
@=Dtry to
??@try_harder
A@@tryin
=M2trying
AA>trying _ +
?F8trying to
BACts
B@Btt
=<Ctube
=?<tuesday
<<=tune
>@@tuned
C@Dtunes
;E>turbo
@C@turbo _ +
A@Cturkey
7?@turn
AD@turn it
>>@turn out
DAIturned
A@Dturned _ +
@B?turned off
;>Bturning
=>?turns
?:Atv
>>@tv $
??Btv and
?B:tvs
@ADtweet
@?Btweetdeck
A@Atweeted
A@Btweeting
<>;tweets
@?Etwenty
BK1twice
AB?twice as
DHAtwin
@AAtwins
A@Ctwist
@A?twisties
CA@twit
@@Btwitpic
?=@twitter
@A=twittering
??=twitterverse
@J?two
A@Btwo P
@@>two _ +
A@Btwo days
?B:two weeks
@@Btxt
>?=ty
F<@type
B?Btype of
BBAtypes
?=?typical
?A<typically
=@>typing
>>Atypo
>>@tyre
><@tyres
>G=u
A@Bu $
==?u +
AB@u N
DC?u _ +
=>@u can
@B@u do
B??u have
A>Au just
>??u recommend
?>Au see
AC@u should
?>@u to
AC>u want
BA@u will
@@>ubuntu
>E=ugh
@A>ugh !
A[<ugly
@A>ugly +
@B@ugly car
D?@ugreen
EABuh
A@@uhh
?B=uhm
AA@ui
;6?uk
?>@uk $
CAFultimate
@A>ultimately
@B?um
BD=umm
=>=un
H?Bunacceptable
BAHunbeatable
A@Bunbelievable
=?Aunboxing
<9=uncle
?B?uncomfortable
@A>uncomfortable to
=?>unconventional
?>Aundecided
?9Aunder
@?@underclocked
@HBunderstand
@B?understand that
@D@understand the
@?Cunderstanding
A>Cunderstood
@=@uneducated
AB>unemployment
9@>unfortunately
>=@uni
A@Cunicorn
B@Aunicycle
?B=uninstalled
??Buninteresting
ABAunion
F@?unique
BL3unit
A@Bunit is
@@Bunit itself
@B<unit was
??>united
C?Aunits
>@=universal
>A?universe
?C>university
@A?unknown
BK<unless
ICFunlike
A@Bunlike the
@BCunlimited
AF>unlock
C@Iunmatched
::>unnecessary
A@Dunplayable
?@?unpredictable
AD@unprofessional
>?@unreal
AD@unreliable
A@@unresponsive
B@Aunsure
?C=until
>@?until the
@B?until you
>A@untill
@>@untrue
@ABunusable
8>;up
@=Aup !
?BAup $
?>@up -
@CBup _ +
@@=up _ N
?A=up _ P
AB<up a
@B>up all
@@Bup an
AB@up and
BAAup for
?B?up in
BA?up it
>?@up its
?A>up on
?=Bup the
BCAup to
BE@up with
?BAupcoming
9D?update
?B@update on
@@Bupdate to
AE@updated
9=;updates
B@@updating
>;4upgrade
>=?upgrade to
AB@upgraded
B@Cupgrades
?@Bupgrading
B@>upload
@>Euploaded
DA?uploads
DBFupon
A@Bupon the
EA@upper
<9Bups
>A7upset
I;>ur
?>@ur -
CA@ur accent
??@urgh
@@Burl
:<Ius
AACus to
BAAus version
A@Busability
>>Busage
B8Gusb
;;>usd
<1Cuse
?>@use ?
??Buse _ -
A@Buse _ N
>=?use a
@?Buse all
BAAuse and
?DAuse it
B@Ause of
??=use the
>A@use this
?>@use to
GHEused
AA=used for
A@Fused it
==Aused the
AE=used to
F;;useful
C@@useful for
<F5useless
@A>useless and
>=@useless without
GC@user
@@=user +
B@@user and
@@=user friendly
A@>user interface
:A8users
>B7uses
D<Fusing
@@Busing a
DCBusing it
?>Ausing my
AB?using the
A@Cusing this
A@Dusual
><Busually
B>@uuhh
?@?uv
02=v
F@Hvacation
A@Bvacation in
A@Cvagina
A?Fval
BACvalentine
<=@valid
@@Cvalley
C@Dvaluable
>2Mvalue
DAGvalue_for_money
CB@values
A@Bvampire
9@?van
A@Avancouver
>??variation
?>@variations
?>Dvariety
@A>various
A@Bvast
?A:vastly
CAEvcds
=;@ve
DB@vegas
@?Bvegetable
JHAvehicle
@G?vehicles
@C@vendor
??Bventure
?C@verdict
@B?verizon
DADversatile
2/?version
@>@version $
BC@version ?
?>Aversion of
?>Aversion with
=>@versions
@?@versus
CD@vertical
@F7very_bad
B<Jvery_good
D@Bvery_helpful
AA?very_impressed
AB@very_informative
B@Avery_interesting
=?9very_true
@A>veterans
B@@veyron
@A@vga
:>?via
AA?viable
@@=vibrant
?A;vibrate
@AAvibration
??@vicki
=>?vicky
AB@victim
A>@victory
AD@vid
7P:video
D@@video !
BH?video $
C@@video +
@@Bvideo -
<;@video ?
D@Avideo _ +
@A>video _ -
>B?video and
<<@video on
@B<video output
?>@video to
?>@video was
QM?videos
BC@videos $
BA@videos _ +
BD?vids
?A9view
AA>view finder
>=Aviewed
>?@viewer
?A;viewfinder
BABviewing
43Aviews
C@@vii
B@?vintage
@?Eviolent
>@?virtual
<=@visit
@@Avisiting
BA@visually
?>@visuals
<<@vita
HD@viva
@A?vivid
%/=vivo
7:?vivo x
??@vizio
@C@vocabulary
A@Avodka
[BBvoice
@?Bvoice dialing
C@@voice is
BC@voice makes
?>@void
>?>volkswagen
CC=volume
A@Avolunteering
=@>vomit
>?>voted
??@votes
?@?vr
65:vs
??@vtab
>>?vu
??>vulgar
>?@vw
=<>w
?=@wacom
<H<wait
@A>wait +
BD@wait and
<@?wait for
=>@wait_what
C@Bwaited
7=@waiting
<A@waiting for
?>@waiting on
AD@wake
?>Ewalk
>?=walked
?A=walking
?@=walking_dead
@@=walkman
AABwalks
CAAwalkthroughs
>:@wall
=;Bwallet
@;Awallpaper
>=@wallpapers
BAAwalls
:><walmart
BABwalt
@A=wank
AB?wanker
:>?wanna
>B?wannabe
3B;want
<@=want _ +
?@=want _ -
?D;want a
>=@want it
@>@want the
DFAwant to
>9@want_one
FAAwant_this
BA@want_to_know
286wanted
?@>wanted _ +
=?>wanted to
C?Fwanting
B=>wants
@B;wap
AA=war
@?Awarcraft
;;@warm
C@Bwarming
@?Awarned
@E=warning
;F1warranty
AB>warren
@@Bwarrior
@?Ewars
<:=was
AADwas +
@E?was -
@D<was N
>B@was P
DADwas _ +
A=Gwas _ -
@@Cwas _ N
@;Gwas a
A?Fwas able
>>@was about
?>@was all
??>was an
@@>was anything
C@Awas going_to_buy
A@Bwas great
C@Bwas just
>>>was much
@@>was nice
@B>was no
BBAwas only
>>@was released
BB@was such
B@Cwas surprised
B@@was that
?=Cwas the
>@@was thinking
@?Cwas wrong
C=?was_like
?>@wasent
@@?washed
=;;wasnt
?@>wasnt -
BB?wasnt N
??Bwasnt a
@@>wasnt as
B?@wasnt for
>=Bwaste
@@Bwaste time
A@@waste_my_time
AF@waste_of_money
BC@waste_of_time
E=Awasted
@A>wasting
AC=wat
/4Awatch
>>@watch ?
?>@watch _ P
??Bwatch it
>=@watch the
>>@watch their
>=?watch this
B@@watch videos
;:Bwatched
>?>watches
==@watchin
::Gwatching
@@Bwatching _ -
>?@watching and
@BAwatching it
;=>watching this
;=?water
?>@wats
?@Awave
@>@waves
==?waving
BLDway_better
B?Cway_better than
AE@way_worse
><Eways
>>@wd
E7Cwe
C@?we +
B??we _ +
?B>we _ -
B@@we already
>A@we are
>>>we can
?=Awe dont
@?Bwe got
BA?we had
>>@we have
@@>we lost
B@@we love
A@Bwe use
AB?we were
>>=weak
@?Bweapons
=C>wear
>=@wearing
B@@weartesters
DJ>weather
=BBweb
AA?webcam
CQ>webos
>?@webpage
AC?webpages
?C8website
>>>websites
B@@wedding
=>?wednesday
;<>week
?@>week and
A>Cweekend
@@Bweekend $
@@>weekend ?
@@>weekends
AH/weeks
@@Bweeks and
@@?weigh
==?weighs
CDEweight
E:Iweird
??5welcome
=?<welcome to
S:Wwell
?@>well +
@B:well _ -
B@Dwell as
>>?well i
>>@well if
A@Bwell on
DA@well see
BD>well thats
B@@well there
@?Bwell_done
BBAwell_made
<>@well_said
B@Hwell_worth
@@Bwell_worth the
@H5went
?>@went for
AC<went out
BABwent well
@B@went with
>=@weqq
AI=were
?>Fwere +
?B<were -
@?Cwere _ -
AA>were all
@@Bwere awesome
?A>were in
B@@were not
BA@were the
A@Bwere to
BF:werent
B@Bwest
??@western
@@Awestfield
BF=wet
@>Bweve
AAAwhaat
C?Awhat
B@Awhat +
>>@what ?
;<Awhat N
?B=what P
==Ewhat _ +
?B8what _ -
@C@what _ P
IK@what a
CC@what about
DCBwhat an
@>Awhat are
>>@what does
>?@what happen
@B@what happened
?>@what happens
B@Awhat he
?@=what i
>?@what if
@?Cwhat im
=><what is
CBBwhat it
@C=what kind_of
>=Awhat makes
=>@what other
?>>what the
B>Awhat they
CBAwhat this
@@>what was
>@@what we
>>?what would
>:=what you
?>Awhat you_mean
AB@what your
BE?what youre
=@@what_do_you_mean
74>what_is_the
?>@what_is_the song
FB@whatching
=F;whatever
@C>whatever you
=B=whats
41>whats_the
>>@whats_the difference
AACwhats_the_point
@@Awhedon
=B;wheel
A@Bwheel is
BC@wheels
2G3when
?>Awhen _ +
@@Bwhen _ -
BA@when _ P
AB@when a
BEAwhen did
==?when he
FDEwhen i
==;when it
>>=when its
B@@when people
>?@when the
@C@when they
==@when u
BA?when we
GGCwhen you
AB?when youre
><Dwhenever
;9?where
@A>where _ +
AB?where are
C@@where did
>>@where do
=<Awhere i
AC@where is
@A>where it
>?@where you
B?@whereas
>B>wheres
AB@wheres the
D@Bwherever
B@@whether to
69@which
CABwhich +
F@Dwhich _ +
>=Bwhich _ -
AC?which can
ECAwhich has
;>@which is
@@>which makes
BAAwhich means
:;?which one
@>Ewhich was
?>@which would
1?6while
=?>while _ +
AB@while i
?@<while it
?>Awhile using
>?Awhilst
?@>whip
@@Cwhiskey
79>whistles
-/?white
>>?white $
<=@white _ +
@?Bwhitney
;9Dwho
?=Cwho -
>?@who are
A@Bwho has
@A>who have
?=Awho is
AE>who knows
AG@who needs
CA@who thinks
>?@who told
?>@who you
><Bwho_cares
C@Gwhoa
BA>whoever
>=:whole
>?@whole bunch
B@@whole lot
BA=whom
FAGwhoo
@@?whore
@<Fwhos
.I7why
??Bwhy -
BAAwhy ?
AB<why N
A>Awhy _ -
BD?why am
AA<why cant
?A>why did
AF<why do
AC?why does
>=@why doesnt
BAAwhy everyone
;<Awhy i
=>?why is
?;Cwhy not
@B@why the
AD?why they
?>?why this
>??why would
AD@wi
AB@wi fi
GAAwich
=>>wicked
NCDwide
B@Awidely
>>@wider
A>Awidgets
AA@wierd
@;Gwife
@@Bwifey
42Awifi
>?@wifi only
?>@wikipedia
G@Awill
CE?will +
?A;will -
>=@will P
@@Cwill _ +
@D9will _ -
>=Bwill _ P
A@Cwill allow
:8=will be
@@>will cause
CBCwill do
BAAwill get
A>Awill it
@@Bwill just
A@Bwill make
CF<will never
CH;will not
@B>will only
?>Awill probably
?<Awill still
A@Bwill take
@@Bwill the
>>@will this
A>?will try
@@>will work
ABBwill you
E?Cwill_buy
>;Awilling
@>@willing to
@A=willingness
/38win
?@=win +
>?>win a
A@Cwinamp
?A:wind
AD>window
K<Awindows
EA@windows $
@@=windows +
@@Bwindows me
?@>windows xp
@@Bwinds
BABwine
@B>winehouse
@<@wing
>C@wings
KJGwinner
C@Gwinning
<?=wins
?ADwinter
AB;wiped
BF@wire
CA@wired
<CCwireless
>>@wirelessly
A@?wires
@?Awisconsin
??>wisdom
B@@wise
>91wish
@B>wish i
AA>wish it
@A>wish my
@?Bwish there
==@wish_i_had
@ABwish_it_had
<<=wish_it_was
>;Bwish_they
?@?wit
=:Cwitch
<@Dwith
AABwith +
CB:with -
?>Bwith P
?>7with _ +
ACBwith _ -
=A@with _ P
@B<with a
?><with all
C@@with android
@A=with customer
>>Cwith either
@@>with features
AB>with her
>=Awith his
>>@with ics
A>@with ipad
@?Bwith is
@<Dwith it
<?Fwith my
=@@with nice
>?>with no
AB>with one
>?Awith others
AC@with out
?>@with power
AC@with quad
AB?with some
A?Bwith sprint
A@Bwith t
?ACwith that
KCAwith the
BBAwith their
BA?with them
ACAwith these
DBAwith this
>?=with win
=>@with you
;A>with your
FD<within
AA>within a
?@=within the
HAYwithout
A@Ewithout _ +
>=Bwithout a
BBAwithout any
A@Dwithout it
AB@without the
A@Bwma
@@Awnm
BB@woah
@@>woke
??>wolf
:>7woman
>@7women
IANwon
B@Awon me
GH>wonder
BC@wonder how
B@Awonder what
A>Iwonderful
:7Ewondering
>>@wondering if
@A?wonders
BI5wont
?>@wont _ +
@A>wont answer
@A>wont play
>>Bwoo
AABwoo !
A@Cwood
DAGwoohoo
AACwoohoo !
@@?wool
C@Ewoot
A@Bwoot !
?<@woow
BG<word
AB@word _ +
LBEwords
A@Bwords and
@>Bwore
GR=work
@A>work !
B@Bwork +
>>>work _ +
@@=work _ -
@B>work and
@@>work for
C@Ework of
>E>work on
?@>work properly
BAAwork well
?@>workaround
???worked
@@Bworked +
<=@worked _ +
BACworkers
ABFworking
>>@working +
>>@working _ +
>>@working fine
@?Bworking on
@?Bworking out
AB?working with
@@Bworking_great
Q=Jworks
B@Cworks _ +
@A>works like
A@Aworks_fine
D>Mworks_great
@>Fworks_perfectly
C?Dworks_well
BCHworld
>B@world $
@J>worlds
?>Aworldwide
>>@worm
@?Aworn
?@<worried
?@>worried about
A@Bworrying
?G<worse
?@<worse_than
@@Aworship
?C7worst
?97worth
BA?worth a
?@>worth buying
ECEworth_every
>8=worth_it
@;<worth_the
BE?worthless
?@>worthwhile
@@Aworthy
?>@wot
DQ=would
@F?would +
@>Dwould -
>D?would _ +
CB@would _ N
>A>would _ P
:B>would be
@B>would break
A@Bwould expect
ABAwould find
AE9would have
@ABwould look
@C@would love
==@would make
@B?would much
AD?would not
@B@would pick
A@Dwould play
B?Awould probably
A@Bwould rate
?>@would still
B@Cwould take
>?@would this
>?@would u
BACwould want
@@>would work
>>@would you
C?>would_like
>>@would_like_to_know
?>Cwould_recommend
EE6wouldnt
@?Bwouldnt be
@BAwouldnt you
?ACwouldve
2D5wow
@@Bwow !
>>>wow $
=>@wow +
@A=woww
??;wp
>?Bwrap
@@<wreck
???wrist
@D@write
@A>write a
?A?writer
AABwriters
AB@writes
@F?writing
CCIwritten
75Owrong
@@Bwrong ?
>@<wrong with
=A=wrote
NEHwtf
DB@wtf ?
??Bww
@@?wwhl
=>@wwii
&/=x
B@Bx $
?B@x +
>>@x _ P
A@Bx optical
<;Ax3
>>@x3 $
A@Bxboxfamily
:G>xd
<D<xd $
BA@xd +
65@xiaomi
CD?xl
:><xmas
=>@xmas +
BACxo
A@Bxo $
BH?xoo
BD@xoo m
IO?xoom
>D?xoom _ +
>D?xoom is
@@>xoxo
;B0xp
BE?xperia
F<Oxtra
A>Dxx
@@Bxx $
B?@xxx
@?=y
IABya
DAByall
@C?yamaha
B@Byap
??@yards
A@Byarn
>:Ayawn
TCGyay
E@Eyay !
BACyay +
A@Cyay _ +
B@Cyay for
@@Byay yay
IF@yea
@D@yea $
91Jyeah
B@Fyeah !
@@>yeah _ +
>>@yeah but
>?@yeah i
?A>yeah the
@B@yeah_right
/.;year
@B=year P
AACyear _ +
@B>year and
?>@year as
@B=year old
>>@year olds
M=Syears
A@Cyears !
BB@years $
?>@years P
<@@years ago
@>?years and
B@@years back
?>@years of
?>@years old
A@Cyears to
CA@yeh
=;Ayelling
<<@yellow
?<Eyep
@C>yer
<&Iyes
DAGyes !
FC?yes $
==@yes it
>>@yes its
<>Byess
?D=yesterday
>@@yesterdays
JGByet
?B@yet !
@@=yet _ -
@A=yet again
@A=yet another
A?Fyet to
?B@yikes
??@yknow
>;Cyo
?>Byoda
@>Dyoga
@@?yoplait
B?Cyork
BE@you
BAByou !
AB@you $
398you +
A=Ayou -
@A>you N
<=Byou P
>E@you _ +
=B?you _ N
<??you _ P
>=@you a
==>you and
<?>you are
BADyou ask
BC@you be
A@Byou bring
?>?you buy
D5Jyou can
?@=you cannot
AB=you cant
A=Byou could
AB>you do
?<Ayou dont
@>@you dont_like_it
==@you enjoy
?>@you ever
?D@you get
>>=you got
BA@you gotta
@@Cyou had
6@<you have
>CAyou know
=<?you like
>>?you made
BA@you may
?B@you mentioned
BA<you might
@?>you must
@@>you need
@B?you never
?>?you on
?A;you pay
?>@you play
CA@you please
@B@you prefer
@AByou put
>>@you realize
=>@you recommend
@B@you said
>??you saw
B@@you say
?>@you seem
EDAyou should
=?@you sound
>>Ayou still
BAAyou take
AB@you talk
>?@you tell
BA?you the
:<Ayou think
D>Dyou to
@C@you tried
?@>you use
@BAyou wanna
@BAyou want
@@Dyou were
DH<you will
BAGyou would
;2Fyou_mean
=C?you_suck
>C<youd
;:@youll
A@Byoull _ +
?=Dyoung
<D@your
?@>your +
>:Ayour -
?>Ayour N
<??your P
<=Ayour _ +
=;@your _ -
@?Byour _ N
=>@your ass
>??your best
>@?your car
>>@your comment
?>@your facts
A@Byour hand
BE6your money
A@>your music
>A=your own
?>@your phone
B@Byour player
B@Byour pocket
BA@your review
=>@your right
@@Byour songs
BK?your video
C@@your videos
KGAyoure
>>=youre +
>??youre _ +
?=Ayoure _ -
>?Ayoure a
@?Byoure getting
@?Byoure looking
EAAyoure the
CD?yours
=C6yourself
@A>yourself _ +
AB@youth
87Dyoutube
?B@youtube _ +
>@@youtube and
A?Byoutube video
@:Cyouve
BB?yr
?;Dyrs
@<Ayt
A@Byummy
=C<yup
@?Bz
D<Dzen
A?Czen xtra
EALzens
?@;zero
?@>zipper
@A9zones
34Bzoom
?@Bzoom is
A@Bzooms
=<@zoomx
?@?zune
C=Ezx
???zz
9E;~!
=>@~....
@?@~.....
>@>~<link>
;6J~?
DM=~a
CG<~able
?=@~about
BE@~accent
@@=~accept
?A;~access
@A>~accurate
@A=~activated
F>C~actually
=C?~ad
CE?~add
@@B~affect
D<A~afford
=<@~afraid
=?=~after
AC8~again
@>@~ai
>K7~all
?A<~allow
B@A~allowed
A>@~already
=<?~always
B>D~am
3>?~an
;B=~and
>>@~android
<<@~annoying
AF6~another
=A8~answer
@A<~answered
ADF~any
GBC~anymore
CD8~anyone
9B8~anything
>>@~anyway
@>C~anywhere
@?D~apart
BC3~apex
CC@~app
8:>~apple
<E?~apps
;=6~are
<=@~argue
???~arguing
B?>~around
FE6~as
??B~asked
>?@~asus
>I7~at
AD>~attention
>>?~auto
@A=~automatically
@A=~avail
AAB~available
@B:~avoid
AE=~away
@?C~awesome
=@C~back
AAC~background
B?C~bad
AB@~bb
?>@~bbm
BDC~be
;6A~because
ECF~been
=;F~before
>:L~being
@=A~believe
<=@~bells
C@A~best
H=V~better
CG?~better_than
@?A~between
A>J~big
???~black
<;@~blackberry
C?A~body
CGA~bother
@D?~bothered
?A>~bought
@A=~bounce
BA@~box
BA@~break
@@>~breakthrough
A@?~bring
CC@~british
B>@~broke
@?@~built
@B:~busy
BIC~but
?@<~button
BG>~buy
B?@~buying
@@?~by
>>A~call
?>C~called
=<@~calls
GDH~camera
?DE~can
OFF~car
@B@~card
?<C~care
=:@~cares
@B:~carry
B@A~carrying
AE@~cars
D@@~caught
EBE~cause
DG=~change
C?@~changed
<8@~charge
@>>~cheap
>=@~cheapest
==@~check
AD>~choice
>>@~choose
;;@~clarkson
AE;~clear
@BA~clever
;=<~close
AA>~clue
@<@~clutch
@?B~color
D?F~come
>?@~coming
?>A~comment
;;@~commercial
;<@~company
@AB~compare
A@@~compared
@A>~compatible
@D@~compete
@@>~competition
@?B~complaints
@?@~compromises
@@A~computer
???~confused
@?B~connect
A@>~consider
?>@~considered
AD=~contact
AD?~continue
A@B~contract
B?@~control
@A@~convenient
A@A~cook
AAB~cool
BC?~copy
@=@~core
BB=~correctly
?>A~cost
@?F~could
>=?~count
@B<~cover
?@@~crap
?A@~crash
???~create
@@>~creative
=D?~cut
A?E~cute
=>@~daily
@?A~damaged
?@=~damn
@D;~day
@?@~dead
??C~deal
?@<~death
>>A~decide
>>?~design
?>@~designed
??@~desktop
EH@~detail
@@?~device
@@=~did
??>~didnt
@C@~diff
@?D~difference
@=F~difficult
@A>~direct
@=H~disappointed
AF4~disc
@A<~discs
@B:~disk
>?@~dislike
@B>~disney
A@D~distortion
;E8~do
@BA~does
BE<~doesnt
A>?~done
><B~dont
@@C~doubt
B?H~down
?A<~drink
CHA~drive
DF@~driven
=>@~driver
@?A~drop
??B~due
@D6~dvd
@A>~dvds
@@B~e
C@H~easier
?BB~easily
;=:~easy
B@@~either
B=A~else
BI?~email
?@>~emails
ADB~end
?>@~engine
AHC~enough
@@B~entire
AA?~errors
XJB~even
CC>~ever
A?A~every
@=A~everyone
AA?~everything
A@A~exactly
==>~excited
?@=~excuse
AB>~exist
@@?~expecting
?C@~expensive
==B~experienced
?B>~explain
>?A~eyes
=<B~f
A@=~fair
@?D~fall
B@@~fan
AA@~fanboy
BA@~far
@@>~fart
@D?~fast
B?@~fat
ABB~feature
@C?~features
CC?~feel
?@>~feel_like
AC>~figure
?@=~figured
?>C~file
B@@~find
AA?~finder
@@?~firewire
<<>~first
@E;~fit
IFA~flash
B>H~flaw
?CA~flaws
>?>~focus
@A>~folder
@A<~folders
DD>~for
@C@~ford
=<B~forget
?@=~format
<>=~found
@A>~free
AA=~friend
@@>~friendly
9=6~from
B=A~fuck
=??~full
@@:~fun
BC=~function
?@B~funny
@@?~further
>G?~g
CA@~galaxy
?@@~games
;:@~gas
?>@~gen
FSB~get
B?@~gettin
?>A~getting
GAF~give
B??~given
?>@~gives
C@A~giving
;7A~global
84C~go
@>9~going
?B@~going_to_buy
>=B~gonna
I?A~good
@@B~gorgeous
EG=~got
@BA~gotten
BCF~great
>??~grow
EAA~guy
@B@~guys
C5K~had
>>C~haha
B>B~half
@B@~handle
?<D~happen
>??~happened
D??~happy
>@?~hard
A@@~hardly
BB@~hardware
C;B~has
A@B~hassle
::<~hate
A8I~have
??C~havent
B<A~having
@B@~hd
@C@~hdmi
DH@~he
@@>~hear
?A;~heard
?>A~heart
?C>~heat
FAD~heavy
BI6~help
??<~her
CD;~here
AA?~high
BF;~his
B?@~history
B>=~hold
AFB~home
EA@~hoodie
==B~hot
=C>~how
A>A~how_many
AA@~how_much
A@A~huge
@?@~huge_fan
E7I~i
?D?~i_like
B>A~idea
DA:~if
=A?~ill
B?B~im
A?F~imagine
@?C~important
K9K~in
@@A~included
B@?~info
@A=~install
@B@~insurance
>>A~internet
@B@~into
?=@~ios
CI@~ipad
;>@~iphone
@A>~ipod
A:F~is
>;A~isnt
=;?~issue
><@~issues
>LD~it
AG4~its
AB@~ive
AAA~jack
B?>~job
<<@~joke
?=@~judge
CAA~just
B?A~justify
?@>~keep
ABA~kid
>@@~killing
>@B~kind_of
>AH~know
?B?~knowing
?B?~known
C@A~knows
CAB~lag
=<>~laptop
@?B~large
>??~last
C?@~laugh
@@C~laughing
??>~launched
<<@~leak
BAA~leave
=>=~left
A@=~leg
AB@~less
BBF~let
;?>~letting
A?@~level
?A=~lie
LFF~like
BB@~like_a
??@~like_i
>>@~like_it
@?A~like_that
<=>~like_the
>=@~like_this
AC@~like_to
A@C~like_what
@B@~likes
@B=~limited
B?D~listed
A@@~listen
?>?~little
AC?~live
BB;~load
A?C~lock
<7J~lol
C?D~long
?B<~longer
@>A~look
?E>~look_like
=?@~looked
@AG~looking
?@=~lose
@?B~loss
@B>~lost
?C:~lot
?>A~love
A@A~lyrics
?;C~made
A?B~major
C?@~make
@A@~makes
BF>~making
>>B~man
AA=~managed
@>D~manual
A<G~many
@C@~material
>?6~matter
=5<~me
==B~mean
=>A~means
??>~meant
?@>~meet
AC@~memory
@C;~mention
ACA~mentioned
B=A~mentioning
?@=~message
??@~metric
?A?~microphone
><?~microsoft
AA?~mind
BF@~mine
@@A~missing
?A@~mobile
>?@~model
;=3~money
A@@~mp
HEE~much
@I9~my
A?B~myself
AD@~n
@B=~name
@=E~nearly
@@C~necessarily
??@~necessary
A0N~need
;;@~needs
@?@~netflix
@B@~never
?E=~new
B@@~next
A?@~nice
BB@~no
@B@~noise
AE>~nor
>>@~normal
99<~not
?A>~note
==@~nothing
BBA~notice
?AA~now
@B?~number
4C0~of
?>@~offence
A@A~offense
A?B~offer
?=@~oil
B>A~old
=?:~on
@DC~once
@==~one
DEE~only
>?;~open
@@A~option
GFA~or
>;@~other
>?@~out
BBC~over
::B~own
?E?~p
@@B~patience
A>B~pay
AD@~paying
@@=~pc
CCA~people
><I~perfect
?B=~perform
?>@~person
>>C~phone
?@A~pick
AJ1~picture
JO.~play
B@B~played
AF5~player
?>@~playing
AB@~point
?>@~popular
@D@~port
C>L~positive
@?@~possible
CC@~post
@C=~power
@A@~powerful
?B@~practical
H@A~prettiest
>C9~pretty
@A:~price
<><~problem
I?L~problems
=A/~product
@A=~properly
BD5~purchase
AAA~purchased
@A;~purchasing
@A>~push
@@F~put
=:@~quad
@C;~quality
?>@~question
DD<~read
??@~reader
@A@~ready
DH>~real
>>A~realize
@B@~rear
>B:~reason
AE7~recognize
@@>~recommend
@B>~register
?>@~release
<;B~remember
A?C~remove
@A=~reply
@B;~respond
@AA~responsive
AB@~retina
IM@~review
CC?~reviews
?>@~rich
AC?~right
@@A~rock
?>@~rover
@@A~rt
==B~run
>?@~running
?>@~rush
;8A~s
@D@~said
B@A~same
<??~samsung
?C>~save
>>>~saw
B@G~say
A?@~saying
AA?~school
A?>~screen
<;?~search
A@B~security
>I?~see
@B;~seem
<<D~seen
?>@~sell
AB;~send
@?>~sense
?@>~sent_me
@?A~setting
?BA~settle
@A>~several
><D~sexy
B@?~sharp
AD<~she
AC<~shine
@@A~shipping
<:@~shit
@>@~should
CD>~show
>>@~shut
@@B~sign
BG@~sim
?@>~simple
@B<~simply
??B~since
A;F~single
==A~siri
?A<~sit
AC@~skype
A@C~slept
@C?~snow
C@A~so_bad
???~software
@B@~sold
ED>~some
?>?~someone
@@?~something
AA?~songs
>?@~sony
@B:~sore
DF?~sound
@?C~speak
@A>~special
@J@~spend
CAB~spending
A;A~stand_a_chance
>>?~start
ADC~still
GD@~stop
?A>~storage
?@=~straight
??>~strong
>=@~stuff
@C@~style
@A@~success
DAH~such
>=C~suck
<;=~support
@A@~supported
@>@~sure
?@>~surprised
CA?~survive
>=@~switch
A?@~sync
@@A~t
DAA~tab
@B@~tablets
@A=~tags
@?J~take
?>B~taking
AC@~talk_too_much
>;@~talking
A@B~tax
BA@~taxes
?>A~technology
?=@~tegra
;8C~tell
@A@~telling
:;?~terrible
?@<~terribly
<;@~test
EDC~than
H@E~thanks
=1F~that
>=@~thats
57?~the
CD?~their
G?6~them
DCA~then
CDC~there
?A@~theres
AF9~these
EH>~they
>@B~thing
=;D~think
?HF~this
A@C~those
@?F~though
AA?~thought
@@A~through
==@~thumbs_up
G?B~till
@>E~time
@@C~tired_of
IAB~to
?A?~tomorrow
A@@~too_bad
D@@~too_big
FAC~too_small
=>?~top
@C>~touch
@A8~transfer
AB@~trash
?=E~tried
@?B~trouble
??B~true
>>B~try
@>@~trying
@B?~turn
A@A~tweaking
AAA~twitter
@A@~two
==B~type
@?>~u
@BA~ugly
<<@~uk
FEA~understand
@@?~unit
@?B~unless
AA@~until
GIG~up
ED@~update
@@B~updated
CB@~upgrade
@@C~upgraded
AB@~upgrading
>=@~upload
CB?~ur
>>@~us
?B>~usb
??@~use
:;C~used
@?C~using
C>A~value
<9A~version
AAA~via
?==~video
CC@~videos
??A~visable
@G;~voice
@A>~w
=:A~wait
A@?~waiting
@A>~walking
?A@~wanna
D7D~want
A;A~want_one
AC@~wants
CD8~was
@D:~waste
AA:~waste_your_time
B@B~wasted
==D~watch
AC@~watching
F@A~we
;<>~wear
@A?~web
A@B~weeks
A@B~weight
@J9~well
??A~went
?B?~were
H=E~what
?>@~whats
>?@~whatsoever
@@B~when
<;@~where
EAC~whether
<<?~which
CA@~while
F@F~who
BAC~why
AF>~will
B@=~willing
?>?~win
@?A~window
AA?~windows
?>@~wipe
MU7~with
EAL~without
>=A~wonder
@@D~word
?I0~work
>G.~worked
@?B~working
@B@~world
>=D~worry
A@A~worrying
AA=~worth
?@@~worth_it
>=B~worth_the
;=@~would
C?D~write
47<~wrong
B?@~yes
;:A~yet
88H~you
>=@~you_mean
??>~youll
AG2~your
CD<~youre
@?A~yourself
AD@~youtube
BA?~yr
@@A~zones
EA@~zoom
`;
