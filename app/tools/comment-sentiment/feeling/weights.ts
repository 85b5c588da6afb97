// Written by npm run learn -- --data DIR, from the sets that docs/evaluation/sentiment.md names. Not to be edited.

/** What one step of a weight is worth; a weight has 27 steps either way. */
export const STEP = 0.025;

/** Added to the log odds of praise and blame. */
export const LEAN: [praise: number, blame: number] = [0.2, 0];

/** A line for the constant and for each rule feature: its name, and what it adds to praise, blame and valence. */
export const RULES = `
constant -0.707 -0.328 -0.025
sum 0.080 -0.483 0.452
sumSquare 0.309 0.285 -0.206
praise 0.180 -0.142 0.000
blame -0.172 0.157 -0.250
highest 0.480 0.042 0.381
lowest 0.140 -0.108 0.249
first 0.294 -0.022 0.156
last 0.020 0.153 0.115
firstSign -0.057 0.090 -0.075
mean 0.180 -0.011 0.280
onlyPraise 0.085 -0.120 -0.064
onlyBlame -0.077 0.407 0.008
both 0.086 0.474 -0.144
nothing -0.212 -0.815 0.196
strongPraise 0.080 0.359 0.118
strongBlame 0.397 0.082 0.058
emoji -0.065 0.184 -0.023
emojiOnly 0.111 0.041 -0.085
density -0.100 -0.535 0.214
densityPraise 0.136 -0.272 0.027
densityBlame 0.236 0.262 -0.187
question -0.462 -0.167 -0.084
asksShort -0.118 -0.043 -0.019
questionPraise 0.066 0.273 -0.147
questionBlame 1.040 0.582 0.317
questionUnrated -0.266 -0.048 0.061
asks -0.195 -0.341 -0.021
length -0.600 -0.142 -0.292
short -0.259 -0.117 -0.028
long -0.217 -0.223 -0.031
negations -0.090 0.347 -0.416
you -0.111 -0.315 0.113
me 0.170 -0.091 0.052
thanks -0.297 -0.202 -0.046
mention 0.576 0.060 0.062
link 0.014 -0.128 -0.125
stamp -0.517 -0.709 -0.123
supposes -0.380 -0.186 -0.080
turns 0.049 -0.042 -0.179
digits 0.318 0.014 0.031
loud -0.294 0.072 -0.217
ofVideo -0.081 -0.174 -0.022
compares 0.161 0.414 -0.077
buys 0.112 0.007 0.004
laughs -0.633 -0.338 -0.042
turnedPraise 0.094 -0.185 0.397
superlative 0.032 0.209 -0.008
longPraise -0.184 0.332 -0.153
longBlame 0.089 -0.296 0.373
longUnrated 0.919 0.763 0.141
shortPraise -0.064 -0.055 0.010
shortBlame -0.133 0.001 -0.083
negatedUnrated -0.142 0.756 -0.358
supposesPraise -0.353 0.005 -0.169
videoPraise 0.201 0.042 -0.021
otherPraise -0.021 -0.185 0.022
videoBlame -0.133 0.067 -0.106
otherBlame -0.039 0.090 -0.144
comparesPraise -0.209 0.162 -0.053
comparesBlame -0.009 -0.203 0.063
mePraise 0.188 -0.171 0.089
meBlame 0.235 0.505 -0.180
digitsPraise -0.167 0.473 -0.090
digitsBlame 0.558 -0.282 0.167
laughsBlame -0.068 -0.446 0.571
laughsOnly -0.154 0.110 0.036
adjectives -0.212 -0.094 0.130
adjectivesPraise 0.472 -0.093 0.093
adjectivesBlame 0.143 0.127 0.105
adjectivesHighest 0.618 0.363 0.167
adjectivesLowest -0.008 0.301 -0.272
adjectivesDensity 0.559 0.023 0.034
opinion -0.356 -0.300 -0.004
opinionHighest 0.489 0.410 -0.019
opinionMean -0.298 -0.343 0.011
exclaims 0.326 0.055 0.270
exclaimsPraise 0.051 0.397 0.124
exclaimsBlame 0.411 0.174 -0.128
replyPraise -0.092 -0.799 0.035
replyBlame -0.602 0.089 0.228
`;

/** A line for each word and pair: a character for each of its three weights, then itself. */
export const GRAMS = `
R9K!
>?@! !
CH?! $
<8>! +
D>?! -
;>=! :)
??>! :-)
E@>! :d
BA@! ;)
>AA! <3
E?H! <link>
>??! =)
BBA! =d
AD@! ?
B@@! N
A==! _ +
>?=! _ -
?@<! _ N
<=<! _ P
@@>! a
?>@! and
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
>>@! im
@B@! ipad
>>A! is
@@>! it
@AB! its
>>@! ive
ABA! just
>@>! lol
@@B! love
A@>! my
<<?! no
BA@! not
B@@! now
@A>! piss
<??! please
B@@! samsung
<=A! thanks
?BA! the
>?@! they
@@>! true
@B?! why
A@C! woo
A@B! xo
BAD! yay
AB@! yeah
@AB! you
>@@! your
5=;" +
<=;" P
?>C" _ +
??D" _ -
>?>" _ P
%7>#
=>B# !
>7C# $
>@?# :)
@D?# :p
=;=# ?
=>@# a
@@># about
>??# all
?>A# already
>=@# also
EB?# and
C?A# apple
>??# are
@BA# as
=>?# at
?>A# b
B@@# battery
BA@# beat
A?B# because
B?@# best
AD?# better
>?@# bhp
?>@# bucks
::A# but
B@E# cds
>B@# d
?@<# day
@C9# days
ABA# degrees
B?B# does
=:@# doesnt
AH=# dollar
>?># dollars
>>@# door
A@B# dvd
@A># dvds
@A># e
AB@# euros
B?A# even
@=@# f
BA># followers
>>@# for
?>?# from
=E=# g
?;D# gb
AC@# get
@?B# go
?BB# has
=<@# he
?>@# here
?C=# hour
FK@# hours
>B?# hp
AB@# hr
CBB# i
CF?# if
A@C# images
>9D# in
;<@# inch
CA@# is
@E># is_the_best
=<B# it
BB@# its
96A# k
=>@# km
<8A# l
>=A# lbs
AD@# lol
@E?# looks
@=C# looks_like
?>@# mah
AE;# mb
@C@# megapixels
EDA# miles
=>># million
BD@# min
?>?# mins
CCC# minutes
?A<# month
@A;# months
=??# mp
@A># no
=<A# not
>=@# now
=<?# of
;<@# on
>:B# or
A@C# others
@H@# p
=?@# people
@>E# player
BAA# playing
?<@# plus
DBA# pm
B@@# power
::=# pro
?=@# r
@>A# rd
?<B# review
>>@# reviews
@>@# rpm
=8B# s
>>?# sec
CAC# seconds
=>@# she
BAA# songs
=??# soon
>@C# st
@@B# star
BAG# stars
@>A# still
B>A# sucks
@>B# t
?@=# tags
<;@# th
@B<# than
BB@# that
?D;# the
>>@# then
?A># they
AE?# this
AC=# times
?E?# turbo
@D@# u
>??# usd
>@@# v
?=A# w
B<?# was
?A:# weeks
??># which
@?B# will
@>># with
E@A# words
=<A# would
A@C# x
=>@# year
C=B# years
>>@# you
?>B# yrs
>??( +
C?D( -
@>C( P
==B( _ -
A?B( _ P
@@B) +
A@C) -
?>C) _ +
B@>) _ -
@@>* +
?:D+ !
<A>+ "
YET+ $
=?@+ (
>;@+ )
?@=+ *
;AC+ ,
D;I+ .
@C=+ ..
8C;+ ...
B@?+ ....
=@?+ .......
>>@+ 1
@C@+ 100
C?C+ 2
=>?+ 3
@BB+ 4
ABA+ 5
>>=+ 7
=??+ 8
>>A+ :
>??+ :(
A?=+ :)
AE?+ :p
??>+ <link>
B@9+ ?
EAA+ _ !
8>9+ _ "
<=A+ _ (
?A>+ _ )
<B:+ _ ,
BDC+ _ .
=>@+ _ ..
AD<+ _ ...
C>A+ _ 1
?@=+ _ 10
BA?+ _ 13
A?>+ _ 2
AAB+ _ 3
B@>+ _ 300
=>?+ _ 4
>@?+ _ 7
@@=+ _ :
>>A+ _ :(
C?<+ _ :)
?@>+ _ :-)
<=?+ _ :d
@@B+ _ :p
@@B+ _ ;
@?=+ _ <link>
B>>+ _ ?
BI=+ _ a
??>+ _ about
CA@+ _ accent
>A@+ _ acer
?B@+ _ ad
?>@+ _ advance
?>A+ _ after
B@@+ _ all
A@B+ _ amazing
?>@+ _ an
DBD+ _ and
B@@+ _ android
?B=+ _ any
B@A+ _ anything
>>@+ _ anyway
C@@+ _ app
B?>+ _ apple
:==+ _ are
CB?+ _ around
?@=+ _ ass
?B@+ _ asus
CD@+ _ at
?@>+ _ bag
E@=+ _ be
AC@+ _ because
>>A+ _ been
B@A+ _ bells
B@@+ _ best
AB@+ _ bet
=?@+ _ better
??>+ _ black
AB@+ _ bmw
?B@+ _ body
=?@+ _ both
B@A+ _ bought
@A=+ _ brand
AB@+ _ british
;;;+ _ but
B>B+ _ buy
B@B+ _ by
CAE+ _ camera
@@B+ _ can
A@C+ _ canon
CGA+ _ car
>=@+ _ carry
;>?+ _ cars
;=?+ _ change
>A@+ _ cheap
@@>+ _ cheaper
>?@+ _ christmas
A@D+ _ com
CA@+ _ come
>?@+ _ comment
?@>+ _ comments
C@@+ _ cost
=?:+ _ could
=>A+ _ creative
@A>+ _ damn
BAA+ _ device
GHF+ _ did
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
=A@+ _ even
C@C+ _ ever
@>B+ _ every
A@B+ _ everything
A@B+ _ fact
>??+ _ family
AB?+ _ feature
@@B+ _ feel
=>A+ _ find
>>A+ _ first
@C@+ _ flash
A@B+ _ food
G@E+ _ for
??>+ _ free
>??+ _ friend
BA@+ _ from
?>@+ _ fuck
B@?+ _ gear
@@B+ _ general
<<?+ _ get
BAA+ _ go
@B@+ _ good_job
>><+ _ great
@@>+ _ great_work
B@@+ _ guy
A@C+ _ had
CA@+ _ hahaha
AC?+ _ hard
ED@+ _ has
==?+ _ have
B>B+ _ he
@C?+ _ helped
@>A+ _ his
@?=+ _ hour
>D?+ _ how
<>@+ _ however
GJ?+ _ i
CAA+ _ i_want
?AB+ _ id
?@>+ _ idea
AEB+ _ if
A?C+ _ ill
?=@+ _ im
CFF+ _ in
<F=+ _ ipad
>><+ _ is
AD@+ _ it
B>@+ _ its
A@D+ _ ive
>@@+ _ job
A@B+ _ last
<>@+ _ like
BB@+ _ look
@B@+ _ looks_like
BA@+ _ made
>>A+ _ man
?>A+ _ many
;:B+ _ me
BB@+ _ mine
CA@+ _ model
@A>+ _ money
@@C+ _ mp
AA>+ _ much
A;?+ _ my
@G?+ _ needs
=@<+ _ new
>??+ _ nice
A@B+ _ night
EE@+ _ no
A@B+ _ nokia
AB@+ _ not
>@=+ _ now
K@C+ _ of
>@@+ _ old
C=B+ _ on
@>C+ _ one
BA@+ _ only
?B@+ _ or
B>@+ _ other
>A>+ _ out
DED+ _ over
AB@+ _ p
@@>+ _ people
>=A+ _ performance
JDG+ _ phone
@A>+ _ photos
A@C+ _ pictures
>?@+ _ play
@@F+ _ player
<>@+ _ please
B@A+ _ plus
A@D+ _ product
AB>+ _ products
@BA+ _ put
?BA+ _ quality
B@@+ _ report
DB?+ _ reviews
?B>+ _ s
?@>+ _ same
@A<+ _ save
CAC+ _ see
>@?+ _ shit
A@C+ _ show
@?>+ _ since
@@B+ _ slr
?C@+ _ smart
B@C+ _ song
B@@+ _ sound
?@<+ _ still
A@B+ _ system
A@D+ _ t
CB@+ _ tablet
>?@+ _ taking
B@A+ _ tell
CA@+ _ test
A?C+ _ than
C@A+ _ thank_you
>@@+ _ thanks
6@@+ _ that
DA=+ _ thats
=?A+ _ there
=??+ _ these
B@B+ _ they
>?@+ _ think
:C6+ _ this
CA@+ _ those
B@C+ _ though
=>>+ _ time
:A>+ _ to
=>B+ _ today
AAB+ _ try
@@>+ _ trying
DD@+ _ u
?@>+ _ until
BBB+ _ up
BAA+ _ ur
=>@+ _ us
E@F+ _ use
@@B+ _ via
DBC+ _ video
>?>+ _ vs
C@<+ _ was
=>@+ _ watch
C@@+ _ we
>A<+ _ well
?A>+ _ were
?=A+ _ when
<<@+ _ which
?>A+ _ who
??B+ _ will
>@D+ _ with
BB?+ _ without
B@A+ _ wonder
<=?+ _ worked
>@=+ _ works
??>+ _ x
>D?+ _ xoom
A@C+ _ yay
BBB+ _ yeah
CAA+ _ years
A@B+ _ yet
=@;+ _ you
=CB+ _ your
B@A+ _ youtube
=C>+ a
<<A+ about
DAA+ actually
??B+ after
>@;+ against
A@C+ all
?@=+ amazon
@@>+ american
@@=+ amount
CF@+ an
B@E+ and
B@@+ android
@A=+ apex
AC@+ apple
AB@+ apps
@@>+ are
GDD+ as
BA@+ asus
?=D+ at
?>A+ back
??>+ bad
>A@+ battery_life
>>@+ be
@?B+ being
@@>+ better
>>@+ big
B?@+ boys
@A>+ brand
BAA+ brother
B@A+ btw
BM?+ but
;=?+ buy
>?>+ buying
BBC+ by
AB@+ bye
>>@+ call
KEB+ camera
<;@+ cameras
DBA+ can
OI?+ car
>?>+ card
>?>+ care
F@@+ cars
B@A+ case
@B@+ check
>A@+ choice
=?@+ comment
BC?+ commercial
BA?+ company
?A=+ crap
=?>+ creative
GAA+ cut
??C+ day
??>+ deals
?@>+ design
EB?+ device
>?@+ did
@@>+ digital
BA?+ display
?>@+ dont
>?@+ driving
>A@+ dude
?A>+ during
?@>+ dvds
>>@+ each
>>@+ english
??>+ enough
?>B+ even
AF?+ ever
CAB+ everything
<=?+ fact
A@>+ factor
B@A+ fast
>;A+ features
>>;+ feeling
>>@+ first
BAA+ flash
IB<+ for
@A>+ found
CA@+ from
B@A+ gadget
?B?+ games
AB@+ get
A@B+ girl
?D?+ glasses
CAA+ god
?@>+ grief
@@B+ ha
BA@+ hands
?@>+ has
?@B+ have
B@C+ having
@B@+ hd
@@>+ headphones
@?C+ him
=@@+ his
E?A+ how
>??+ how_many
?B@+ hurts
C:?+ i
AA>+ idea
=@=+ if
?A>+ im
=B?+ in
?>@+ ipad
>DB+ is
>=C+ it
@=>+ its
@>A+ job
B?A+ just
BA@+ kindle_fire
>@@+ like
??>+ line
A?B+ little
=>>+ lol
DDC+ looking
@A=+ luck
>@>+ machines
>??+ magic
@C>+ make
?A>+ many
>?@+ mate
?B<+ me
9>?+ mine
>?@+ model
CAB+ movie
98A+ much
DG<+ my
??C+ not
;<?+ now
@A=+ number
>BB+ of
@B@+ off
>?B+ omg
@D?+ on
84?+ one
>>>+ ones
?>@+ option
>@A+ or
AA>+ other
CAC+ out
?=D+ over
?=@+ overall
@@>+ pair
B@@+ pc
>=>+ people
FDG+ phone
=>>+ phones
A@B+ photos
AAB+ pics
B@C+ picture
A@C+ pictures
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
FA@+ review
BA@+ reviewer
@?B+ right
@@=+ rt
BB?+ s
>=@+ samsung
@@>+ scratched
@=B+ screen
=>@+ sell
AB@+ shit
@?C+ show
?@B+ since
@@>+ site
>?=+ software
BA@+ some
AA>+ someone
>@=+ something
@@=+ song
BA@+ sony
@@>+ sounding
?@>+ spots
>>?+ start
@B@+ steve
@@>+ still
:<=+ sure
GE?+ tablet
9==+ tech
CCB+ than
BAB+ thanks
=>?+ that
?@B+ thats
IEI+ the
@B@+ their
C@?+ them
@?>+ then
??B+ there
=??+ these
BA?+ they
<??+ things
A=I+ this
>?@+ tho
@@B+ time
@@>+ times
@?B+ title
@6D+ to
@@>+ tomorrow
CA@+ top
BC@+ until
>=@+ up
AB@+ ur
B@@+ vehicle
B@@+ voice
>>@+ we
@?B+ what
CG?+ when
B@A+ where
FBA+ which
@@>+ while
?F@+ who
@C;+ will
C>J+ with
C@C+ words
A@B+ work
BA@+ would
>?A+ wow
AAB+ x
ABA+ ya
A@C+ yay
>@@+ year
BDA+ you
C@@+ your
?>@+ youre
?@=+ zen
AB@, +
::>, -
>AD, P
?;D, _ +
<C>, _ -
>CD, _ N
>C@, _ P
AC@,,
B?@,,,
<=@,,,,
>>A,.
@A@,...
?C-- !
?>A- "
;Q5- $
B=F- (
?<D- )
::?- ,
7E9- .
CBC- ..
?@9- ...
@>A- ....
C@@- 1
@C>- :
?@C- :(
>?>- :)
?@>- :/
@B?- :d
BC@- :p
@B?- ;)
@BB- <link>
F:I- ?
;=B- _ !
>>G- _ "
@?B- _ (
?>A- _ )
F?<- _ ,
3?:- _ .
?>A- _ ..
>>@- _ ...
AC@- _ 2
@@>- _ 200
<=>- _ 3
@?C- _ :
?@F- _ :(
AAC- _ <link>
A>F- _ ?
A>D- _ about
>D>- _ all
@A>- _ already
@B=- _ amazon
=??- _ an
99A- _ and
@BA- _ any
B;B- _ apple
?>A- _ are
CA?- _ as
>@?- _ at
BBA- _ back
B?B- _ bad
@=A- _ bank
ABA- _ be
@>@- _ because
A@D- _ been
>?D- _ but
@B?- _ buy
@C?- _ camera
>=A- _ can
AD@- _ car
BC@- _ cars
@?B- _ compared
?>@- _ could
@B<- _ damn
@C=- _ day
@@B- _ did
A@B- _ die
AB@- _ doesnt
E?B- _ dont
@>D- _ down
@?B- _ drop
@@C- _ either
B@G- _ enough
BA?- _ even
@?<- _ ever
>@?- _ f
CB:- _ for
@@D- _ from
BAA- _ full
@?B- _ getting
AAD- _ give
@>@- _ go
@@<- _ good
@B@- _ guys
??C- _ hate
>>@- _ he
@B@- _ hell
B@B- _ her
?@>- _ here
B@?- _ his
ED@- _ i
ABA- _ i_mean
BA>- _ if
@@B- _ im
?AD- _ in
>@@- _ ipad
?=A- _ is
@D<- _ its
??;- _ ive
@@B- _ like
>@@- _ lol
>>A- _ look
==@- _ made
A@B- _ make
>>@- _ maybe
?A>- _ me
@A;- _ my
@B?- _ need
@?B- _ next
>=B- _ no
?<?- _ not
AB?- _ of
B;?- _ on
@=@- _ one
D@@- _ only
<:C- _ or
@@>- _ otherwise
?@B- _ over
>?@- _ people
A>A- _ phones
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
><?- _ that
?>A- _ thats
@?E- _ the
@>>- _ there
@A>- _ thing
C@A- _ think
=9>- _ this
@@=- _ those
AAH- _ to
>=?- _ turn
@?B- _ twitter
@@B- _ ugly
?>A- _ up
?>@- _ using
?D?- _ videos
@BA- _ voice
?A>- _ who
?@=- _ why
=;B- _ will
@GB- _ with
AB>- _ wrong
BC@- _ xd
AB?- _ yes
?CB- _ your
?A=- _ youre
BB;- a
>:B- about
>CA- after
AE>- all
?A>- an
?E3- and
E@A- android
@A;- any
@?>- anyone
@C?- apple
?>A- are
@AB- around
@G<- as
?=B- ass
?C@- asus
?C?- at
@=D- be
C>@- because
?<B- birds
@A<- bitch
GBD- but
AB@- buy
BC@- buying
@B@- by
@>@- calls
A?B- camera
@@C- can
CAA- car
?>@- cars
@A>- christmas
>>@- close
B@B- come
BD@- commercial
@@C- customer
@A>- damn
@A>- day
AB@- device
>>@- didnt
B@A- do
@B@- dude
?>?- enough
A@>- even
C@A- ever
@B@- excuse
A>@- flash
AL7- for
@@C- free
A<?- from
@?B- funny
A?B- get
?>A- give
@@B- go
?=@- got
?=@- had
@@B- hate
C?F- have
?>@- head
AC@- here
>=@- hes
AB@- his
BA?- history
A<B- how
@<A- i
?>@- i_want
=?>- if
AC@- imo
@A;- in
AB@- ios
?B@- ipad
>?@- is
BA@- its
@@>- ive
??<- just
??C- link
A@>- little
AB?- looking
BD?- me
@A>- message
AC@- mine
@A>- mood
<A;- my
@A>- myself
@@>- navigation
@>@- now
><D- of
@@>- off
@<C- on
@?B- one
?=@- or
@?=- out
ABA- over
AD?- phone
>=A- pixels
AB@- please
?>@- price
?A8- product
BC@- putting
@A=- quality
=;A- range
@B@- review
@@B- reviews
@@B- sad
@?B- send
??B- show
??C- some
@B@- stick
BC?- than
=@A- that
EDC- the
@B>- the_shit
E@B- them
AAD- then
B@A- there
AB@- theres
B@@- these
BAA- they
?C=- thing
?A8- this
>??- those
>?@- though
>??- time
DCA- to
><?- today
@C@- try
??>- up
>=A- ups
CD@- video
BAA- waiting
><C- when
>??- which
>>A- while
@?C- who
@B:- with
>=A- without
AA>- work
AC@- yet
??=- you
@D?- youre
>B=. +
?K8. -
>?A. N
@C@. _ +
?@C. _ -
>>?. _ N
@CC. _ P
E?D.,
CEB.. +
@BA.. -
CB@.. _ -
=??... +
DE?... -
@>C... N
CCA... _ +
@=C... _ -
BA?... _ P
@I<....
AE>.... $
AB?.... +
BAA.... _ +
AB@.... _ -
BC@.... _ N
>?@.... and
>?@.... happy
CA@.... lol
BA@.... the
A@B.... this
GE@.....
A>A..... $
79<......
>>@...... $
;G=.......
>A@....... $
<:@........
E?A.........
>>@.............
=>;...............
=;A.................
>>A1 _ -
>@@1 _ P
<=A10 _ +
D@?13 +
>>?13 _ +
CE>2 +
C=A2 -
>I<2 _ +
DB@2 _ -
?B=2 _ P
D@A200 +
>?@2012 _ +
>>A25 +
A@B2600 _ +
@@B3 +
;=B3 _ +
@B>3 _ -
>>@3 _ N
C@A3 _ P
BA>300 _ +
?B@360 _ +
?@>4 _ +
>>@5 _ P
BD@500 _ +
>>>6 _ -
A@B6610 +
BD@7 _ +
@F?8 +
<<@8 _ +
BBA8 _ P
?A<: +
??D: -
B@C: N
?@>: P
>>=: _ +
A@C: _ N
=H9:(
BCB:( $
=?>:( +
@@C:( _ -
@@B:( thats
=.E:)
765:) $
BAB:) +
A@B:) <link>
CAB:) _ +
AAB:) in
=;@:))
@>@:)) $
??@:)))
?B::-(
A==:-)
@>>:-) $
?A;:-/
@@>:-/ $
A?A:-d
@B>:-p
<A@:/
A@=:3
<>>:]
PHD:d
FD<:d $
B@A:d _ +
@>E:dd
<==:o
>>@:o $
@@B:o)
:P2:p
9F9:p $
ABA:|
@@D; _ -
<>>;)
?A>;) $
?JA;-)
@D@;-) $
@@E;d
@@C;d $
:IC<3
=D<<3 $
D>A<link>
D@G<link> $
??><link> +
??><link> _ +
BAA<link> sporcle
)%?<time>
<??<time> $
EB?<time> +
=;A<time> -
>>@<time> <time>
?>A<time> _ -
3;9=)
9=<=) $
?@>=]
JJ?=d
DE?=d $
BD9=p
AB==p $
6;:?
(%>? $
IAE? +
FH?? -
CDC? :d
@@B? <link>
><B? N
;<@? _ +
@C@? _ -
>?@? again
;<@? and
>>@? because
B@@? but
==@? can
AC@? come
AC@? fail
?>@? go
BC@? hmm
<EB? i
DA@? i_like
?>A? i_mean
@>A? im
?>@? in
A>A? is
BA@? it
DEA? its
@>@? ive
@B@? just
CE?? lol
@@>? no
@>@? not
AA>? o
BC@? oh
@B?? on
<;A? or
>>@? please
>??? thank_you
=>?? thanks
BC?? thats
BBA? this
?>@? v
AB?? we
AB@? whats
CC@? where
@B@? why
CCA? wtf
?>@? yeah
=B?? you
BB8N !
>>BN "
;:@N $
A?DN (
@G=N ,
=<BN .
>>?N ...
?@<N 4
EH@N _ !
ABAN _ "
@A>N _ (
BA@N _ )
>A@N _ ,
=<@N _ .
BAAN _ ?
CH<N _ a
@A>N _ after
ADAN _ and
@B@N _ android
?=AN _ any
@C?N _ anymore
@@BN _ are
>?@N _ at
B@AN _ back
@A>N _ be
@A>N _ best
B@@N _ by
<?@N _ do
>>BN _ enough
?@CN _ for
A@CN _ g
@@<N _ have
<=>N _ i
=>?N _ if
=<BN _ is
A?FN _ it
>@@N _ its
BC=N _ just
@>BN _ me
B@@N _ models
@@>N _ mp
??>N _ my
ABAN _ now
BCEN _ of
@F=N _ on
??>N _ or
ABBN _ phones
B?AN _ play
>?@N _ price
ABAN _ say
@B?N _ should
A>AN _ tech
==EN _ than
BD@N _ that
DB@N _ thats
B<EN _ the
AA>N _ them
=?=N _ this
C@AN _ though
=??N _ time
?@<N _ to
@A>N _ two
==?N _ what
@@BN _ while
BAAN _ will
=>AN _ with
>@?N _ years
?>@N _ yet
C?EN _ you
>?=N a
B@CN about
AB=N and
AD@N android
@@>N answer
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
>A@N days
BAAN device
@@BN end
AC@N enough
B>@N even
A@DN expensive
A@BN features
AD;N for
>?@N friday
<=@N from
AA=N get
ABAN help
@A>N hour
?C>N i
AB?N if
A?EN imagine
?>@N in
@B;N it
@>AN its
@B?N months
AB@N new
?>>N of
>>@N options
B?AN or
<<AN phone
AC=N play
A@BN problems
AC@N review
AC>N she
A@BN size
CABN stop
==@N tell
C>BN than
>>>N that
88:N the
>>?N them
ABAN then
@@BN times
DHAN to
A@BN weeks
@>BN what
@@BN white
@C=N with
@>AN years
ABBN you
AC@N your
;?>P !
??<P "
B@<P $
A?DP (
A@BP ,
HEKP .
>??P ....
A@BP 10
@B@P 2
==@P 5
??>P <link>
BH>P ?
;=>P _ "
@A>P _ (
A?EP _ )
>F<P _ ,
;D?P _ .
?>@P _ ..
>D@P _ ...
@B@P _ 4
A@BP _ :
??BP _ :)
?B?P _ :d
;<?P _ ?
B?@P _ a
?<BP _ all
A@BP _ am
=<@P _ and
>>@P _ android
<=?P _ apple
ADDP _ are
@@>P _ because
EAAP _ being
C@>P _ but
?>=P _ camera
@@>P _ cant
>=@P _ car
@@BP _ could
@ABP _ day
A@BP _ do
>@@P _ does
>>?P _ dont
?@>P _ dvd
C?BP _ even
@@BP _ excellent
>>@P _ first
B@AP _ for
>>@P _ gear
B@BP _ get
==@P _ handle
@>AP _ has
==@P _ have
@@>P _ he
><@P _ his
@>@P _ i
?@<P _ if
>??P _ im
?;EP _ in
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
B?BP _ my
??>P _ new
AB>P _ no
DBBP _ now
B@@P _ ny
=@:P _ of
@B?P _ on
>@@P _ over
=@@P _ phone
C@?P _ product
>>@P _ review
?@>P _ say
>?>P _ see
??BP _ software
B@@P _ still
CDDP _ than
EEDP _ that
@B9P _ the
D?<P _ this
>>?P _ time
HI=P _ to
A@CP _ tonight
@B@P _ us
@B@P _ usb
BD@P _ use
>=AP _ was
@A=P _ we
?>AP _ when
@>BP _ will
BB=P _ with
CB@P _ would
=>>P _ x
=>AP _ you
@>AP _ your
>?8P a
AABP after
ADHP and
C@@P as
A@BP bar
A@BP battery
>>@P bunch
>@>P but
?>@P by
?B@P car
AB>P computer
BAAP day
BCAP design
BA@P device
@@=P digital
CA@P does
?@=P easier
AB@P faster
B?<P for
A@BP friend
??BP fun
=;?P gear
B@@P honda
@CDP i
@>@P in
><@P ipad
DD@P iphone
@A=P ipod
B?DP is
>>AP it
B?@P its
>;CP less
AABP light
<@AP like
<<?P like_a
B@@P lot
B@@P make
?@>P man
?@=P money
A@CP music
@A<P nicer
A@BP night
BA@P now
@@>P number
AH<P of
@A>P off
<@<P on
@=@P one
@@BP options
BA@P or
@A>P others
B@DP out
DCAP phone
CA@P phones
A@CP plus
>?AP price
@C?P problem
@C>P product
?<DP quality
B?@P question
>>@P racing
?C@P resolution
?A>P reviewers
AB>P samsung
>?@P shit
@@>P situations
?>AP some
A@BP storage
BA@P stuff
>B?P tablet
>?@P tech
>??P thanks
@==P that
=<?P the
@?CP there
D@AP things
B?AP this
<;?P time
AB@P times
79@P to
==@P top
@?BP update
AA<P use
A?BP was
@A>P which
><?P with
C@AP you
UP>^ $
Y>M^ +
<Q6^ -
>=@^ ....
?C?^ :(
?<A^ :)
@>A^ :-)
@B?^ :/
AD@^ :d
>?>^ :p
@B?^ ;-)
EBC^ <link>
84A^ <time>
>?@^ =)
CG@^ ?
=:A^ N
:BB^ P
D@=^ a
BA@^ about
@@B^ access
?B9^ after
@@>^ again
?@=^ agreed
?>?^ ah
@@B^ alex
CCA^ all
AA>^ almost
A?B^ along
C?A^ also
BB=^ an
H?C^ and
BA@^ android
?>E^ anger
?>B^ angry
ECB^ another
=<B^ any
A@B^ anything
??=^ anyway
BB?^ apex
AA=^ apparently
DC?^ apple
@@>^ apples
@?<^ are
@B@^ around
@>C^ as
AB@^ asus
==E^ at
@A>^ avoid
>@?^ awesome
?@>^ aww
A?D^ back
?B@^ badass
??>^ barely
?>A^ basic
AC?^ basically
A@B^ batteries
@C@^ battery
B@B^ battery_life
@C:^ be
@AC^ beautiful
;>@^ because
DA@^ been
?>B^ besides
<BA^ best
=@?^ better_than
@A;^ big
@B?^ bit
>>D^ bitch
<<?^ black
D?@^ blackberry
@B@^ bmw
@D?^ both
CC@^ bought
BAA^ bring
CB>^ bro
8AA^ but
ACB^ buy
;<B^ by
DAA^ bye
?A=^ c
>=@^ came
47:^ can
B@D^ canon
??B^ cant
;==^ cant_wait
<=?^ cant_wait_for
>>@^ cause
@?>^ cheaper
>?A^ check
@B@^ ck
B?@^ clarkson
@@>^ clearly
=<A^ com
AB<^ come
AAD^ compared
@@B^ confused
DAD^ congrats
@A>^ cons
AB@^ contrary
>?@^ control
<><^ cool
@A>^ could
>?@^ couldnt
>A;^ creative
@B9^ customer
>??^ cut
@A=^ d
BAC^ damn
C@@^ dark
@?B^ day
A@C^ daydreaming
A@B^ dead
B@@^ definitely
>A?^ depends
>C?^ did
ABA^ didnt
A@C^ digital
=>:^ do
?@=^ do_not_buy
=;@^ does
?D<^ doesnt
<@:^ dont
AB:^ dont_buy
@A;^ dont_care
@?C^ drunk
<@=^ dude
?>@^ dumb
@A>^ each
=><^ easy
=>@^ ebay
>=?^ epic
?B@^ erm
?J<^ even
@C@^ everytime
AC@^ excel
?<A^ excellent
@AB^ except
;=<^ fair
A@B^ fantastic
AAD^ far
BBA^ fast
BAA^ finally
B@@^ finally_someone
@?B^ finished
=;C^ first
>>B^ fisher
??=^ fit
C?A^ flash
@@>^ flat
@B>^ focus
@@>^ folders
EH<^ for
CE@^ ford
CC<^ forget
?@=^ forgot
<<B^ free
CB>^ from
C>>^ fuck
@@;^ fuck_off
@@<^ fuck_you
?>@^ fun
>>@^ funny
CAA^ future
>>@^ gaming
@C?^ gay
BA?^ german
DKE^ get
=>@^ getting_this
?=D^ give
@@>^ glad
DBE^ go
B@?^ god
>>?^ god_bless
AB@^ going
4:>^ good
>B?^ good_luck
=>;^ good_point
EB?^ good_review
E@F^ got
@@>^ granted
=A9^ great
GD?^ great_review
BA@^ great_video
@@C^ gross
?@>^ guess
@?<^ ha
=@>^ haha
?=?^ hahaha
>??^ hahahaha
A@D^ hands
ABA^ hard
@@B^ hate
>C<^ have
CA@^ havent
@CB^ having
=<=^ he
@?B^ hehe
=<C^ hell
@@B^ hello
@B?^ hence
?><^ here
?=A^ hes
@;@^ hey
@>B^ hi
@A>^ hit
==@^ hmm
>>?^ holy
B@@^ holy_shit
@G>^ honestly
BAA^ hooray
>?<^ hope
=><^ hopefully
CD@^ how
>@@^ how_many
DB?^ how_much
=@B^ however
BE@^ hp
A@B^ huge
KNB^ i
>A<^ i_agree
<<C^ i_guess
BF=^ i_hate
CE=^ i_like
@@B^ i_love_you
BAA^ i_really_like
35;^ i_want
@@>^ ice
<@=^ id
?<A^ idiot
A>@^ idk
D:E^ if
?7J^ ill
@B@^ ill_buy
:;?^ im
8<>^ im_getting
<<@^ imagine
>:A^ in
>>?^ indeed
>?@^ info
??>^ interesting
IJ?^ ipad
?D?^ ipads
B@A^ iphone
-6E^ is
HFA^ it
>>@^ italian
=9H^ its
EB>^ ive
@B?^ j
98@^ jeremy
@C@^ jeremys
BC@^ jesus
>=E^ just
7:>^ just_bought
>?@^ just_ordered
@C:^ keep
B@@^ keep_it_up
>>?^ kids
?A>^ lack
BB@^ late
>>@^ learn
A@C^ learning
>=A^ less
=?A^ let
>?=^ lets
=>?^ liberty
A@B^ light
;?<^ like
C@@^ like_the
B@@^ lisa
?>?^ listen
:C;^ lmao
6:?^ lol
BFA^ long
CAA^ look
CA@^ looking
FE?^ looks_like
FCA^ love
>?>^ love_it
B@@^ love_this
B@@^ love_your
A@C^ loved
A@B^ loving
DD>^ made
?>A^ make
@B@^ makes
>>A^ making
CA@^ man
>@?^ manual
=?>^ many
@B@^ marketing
>?@^ me
=@>^ me_too
@A<^ mediasource
=@?^ meh
DE@^ mercedes
>@@^ might
A@>^ mine
?@>^ moving
@@>^ mp
BGA^ much
@@B^ must
@?=^ my
<<A^ my_favorite
:8A^ nah
@@B^ nervous
D@@^ netflix
@D@^ never
AE=^ next
HB>^ nice
GC@^ nice_review
6<B^ no
@D@^ no_thanks
A@=^ noise
CAE^ nokia
?@=^ none
>=?^ nope
ADA^ not
=A=^ now
A=A^ of
;;=^ oh
@@B^ oh_my_god
><@^ ok
??>^ okay
>>A^ old
>@9^ omg
?>A^ on
AE8^ one
:;?^ oneplus
EI<^ only
CCA^ oo
?G=^ or
?@<^ otherwise
>=?^ ouch
B@E^ overall
@B@^ overpriced
@E?^ p
A>B^ people
@AD^ perfect
BAB^ personally
B@@^ pics
@@=^ picture
@A=^ pictures
@A=^ pissed
?@<^ player
B@E^ plus
?B@^ poor
=>?^ power
A@D^ pretty
@B@^ probably
B@D^ pros
?>@^ ps
ABA^ pure
?@>^ quality
>@@^ question
BAA^ quick
@@=^ quit
@@B^ radio
@B?^ rather
??>^ read
>?@^ reading
=>@^ real
BAE^ recommended
@@B^ remote
A@B^ removable
B@D^ reviews
B@B^ ridiculous
?B9^ right
A@C^ ripping
??B^ rt
@AB^ run
>>B^ running
BA@^ s
>>?^ sad
<B=^ same
AD9^ save
@A>^ saw
@A>^ screen
@B@^ screw
>??^ search
??>^ see
A@C^ seeing
@A>^ seemed
BC@^ seems
B@A^ seems_like
=<@^ sell
@A<^ sent
B@@^ shame
:;A^ she
?A:^ sheesh
DBA^ shes
>?@^ shit
AB@^ shitty
GC>^ short
=?>^ should
>?@^ show
A@C^ shuffle
?=A^ shut_up
A@C^ shutter
?@=^ sigh
CAE^ simple
AB=^ simply
@>B^ since
?>A^ siri
@@<^ skype
@B?^ slow
A@C^ small
?D@^ smart
A@B^ so_good
?@>^ so_true
@>C^ so_what
>A@^ sold
?B=^ some
>@?^ someone
@?B^ something
@@>^ sometimes
A@B^ song
CB?^ sony
?>@^ soo
=:C^ sorry
@BB^ sound
=;@^ sounds_like
EG=^ still
??:^ stop
@@B^ storage
>=?^ such
@@=^ sucks
AA=^ t
EC@^ tablet
>=A^ take
A?B^ talking
A@B^ thank
B@@^ thank_u
A>A^ thank_you
=A<^ thanks
BA@^ thanks_a_lot
;F;^ that
68@^ thats
GJD^ the
ABA^ their
?E6^ there
@A>^ therefore
?>E^ theres
=B>^ these
<AC^ they
?@>^ theyre
?>@^ thing
??>^ things
C@B^ thinking
ODH^ this
@?B^ those
AC?^ thumbs_down
>@?^ thumbs_up
AH8^ to
A@B^ today
ABA^ tomorrow
B>A^ too_bad
A@B^ took
><?^ top
AB@^ touchscreen
>=A^ training
=@>^ true
>>C^ try
@@>^ trying
@@B^ two
@A>^ type
@@>^ typically
AC@^ ugly
BA@^ uh
=??^ unfortunately
BBA^ unless
BBA^ unlike
@B@^ unlock
?C>^ until
DAA^ ur
A?B^ usb
>>A^ use
A@B^ using
@?C^ value
@@>^ very_bad
BC@^ video
=<@^ vivo
=<A^ wait
?B;^ was
>>@^ watch
AAB^ watched
@>D^ watching
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
><>^ who
A@C^ whoa
B@C^ whoo
A@B^ whos
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
ABC^ working
@A>^ worst
;;@^ would
<D=^ wow
BAB^ wtf
BA?^ x
?B@^ xd
B?@^ ya
EA?^ yay
D@?^ yea
;<@^ yeah
?>A^ yep
66B^ yes
>?A^ yess
@A=^ yet
A?C^ yo
CI8^ you
?=A^ you_mean
?B@^ you_suck
AB@^ youd
>>?^ youll
@?B^ your
F>A^ youre
?A>^ yup
9;?^.^
<C>^^
>B?^^ $
<=@^_^
:G?a
HCDa +
?A6a -
;8=a N
?C8a P
=B6a _ +
6>?a _ -
@=Aa _ N
;A6a _ P
@?Ia bad
@B@a battery
@>?a beautiful
@>:a better
D@Ha big
?A>a bigger
<?<a bit
?@=a bitch
>?@a black
>@@a blackberry
>?@a blue
BC@a bmw
@B@a box
@B>a brand
B@@a budget
BBAa bunch
@B>a camera
CAAa car
BB?a cell
A@>a cheaper
@@>a christmas
?>Ca classic
@@>a company
B@@a comparison
?@;a complete
@BBa computer
>?@a contract
B@@a cool
AC@a copy
=?@a couple
A@>a day
>??a device
@>?a different
AC@a digital
@@>a display
@@Ba doubt
B@Aa dream
?>@a dual
>>@a dumbass
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
AB@a galaxy
=>@a gameboy
@B@a gas
>@8a gift
<;@a global
A@Ba go
@B;a good
CECa great
A@Ba great_deal
A@Ba great_job
A@Ba great_price
@@>a half
A@Ba happy
A=Ba harley
?@>a higher
BF@a home
?C@a huge
B@@a ipad
@@>a junk
@B@a kindle_fire
>=@a laptop
B?Aa larger
><@a lawnmower
B?@a list
?>=a little
@@>a local
EADa lot
@B?a m
B@?a machine
?A9a major
>>@a man
@=Ba manual
@@>a message
B@@a mid
@@>a minor
@A=a mistake
>=?a moment
DF=a month
?@>a movie
>B;a much
DA>a much_better
@B@a mustang
?@=a negative
>>?a no
AB@a no_brainer
BAAa non
BB@a p
D@Aa pair
AB@a particular
<A?a phone
BB>a piece
B@Ca plus
@CAa powerful
>=?a problem
?>Aa question
@?Ba real
@A>a reason
?>Aa reasonable
;=>a red
=E?a review
?>@a rice
?=@a road
=>=a samsung
A@Ba short
@@Ba silly
AB@a sim
?A=a simple
@?Ba single
?>Ba slow
BAAa song
@BAa sony
@A>a sore
?>@a stick
AC@a tab
B>Aa tablet
=>@a time
AACa ton
?C?a total
@B@a transformer
?>?a usb
D@Aa voice
@@Ba walk
@A>a week
@ABa well
@>@a whole
DADa winner
??Ba word
B@Da work
A?Ba youtube
A@@aa
AC@aaa
@@Aaaron
@A@abandoned
;>>ability
?GGable
AGAable to
E=Dabout
=>Aabout +
@A>about -
==Aabout _ +
=<Babout _ -
C@@about _ P
CA?about a
BA@about buying
A@Babout digital
?C;about it
@A>about its
A@Babout photography
>>?about some
@D<about the
?>Babout this
?BAabout to
=>Eabove
?@=abroad
BB>absolute
;=?absolutly
>?@absolutly +
@B@absurd
AB@abundance
?A?abuse
A@Aac
>>@acceleration
KA<accent
CC@accent $
>>Baccents
>><accept
A@Cacceptable
?B=accepted
?@<accepts
@>Caccess
@@>access to
@@=accesses
==@accessories
A@>accessory
A@Faccident
>@;accidentally
??@accidently
???accomplished
D?@accord
79Aaccording
<=@according to
@?Eaccount
@@>accounts
=?@accuracy
AE?accurate
A?Eaccurately
?>Aace
78>acer
?>@acer a
>=@acer iconia
@@>ache
?B8achieve
A@Aachievement
??>ack
A@;across
?>Aacting
?@Baction
@A<actions
>>@activate
<=Aactive
A@Aactor
@AAacts
?@?actual
JDBactually
C@Aactually +
BB@actually _ +
>>@actualy
@?Gad
??Aadams
<:Cadapter
>=Aadapter for
?@=adapters
CHAadd
@B@add music
@B?added
??Caddicted
=@@adding
BC@addition
BE<additional
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
AA@adore
BAAads
???adults
><Badvance
>?@advance !
@<Badvanced
B?Dadvantage
B?Dadvantages
>?=adventures
A@?advert
>@@advertise
@?Eadvertised
??@advertising
9>Badvice
?C@advise
?@<affect
@E?affecting
7:=afford
>>@afford it
GBGaffordable
C?Eafrica
7=2after
@A=after N
@B?after _ -
@A>after _ N
@?Bafter _ P
>@>after a
?A;after about
?>?after all
=?>after i
@A>after less
@@Bafter much
>??after that
AABafter using
AB@after you
CCBaftermarket
A@Dafternoon
@@>afternoon !
?@@afterwards
4J/again
B@Bagain !
>>Aagain +
ABBagain _ +
BAAagain _ -
?@<again and
=>@again i
@A>again in
@B@again the
8;6against
DAAage
?@?agency
??Bagent
@ACages
@@?aggressive
AC9aggrivation
?AHago
B?Eago and
<F<agree
@B?agree with
<?8agreed
<:=ah
=>?aha
B@Bahaha
>>@ahahah
CBDahead
@D<ahh
9D?ai
>>@ai is
@@Baim
AB@aimed
DE>aint
B?@aint +
@=@aint _ -
BB@aint got
B@Baint_bad
>;:air
A@@aircraft
?>@airlines
A@Aairplanes
@@<airport
>>Aal
A@Aalabama
F?Aalarm
?@<alarms
@@>albeit
BADalbum
@?Calbums
?@>alcohol
=??alert
FBBalex
@C@alfred
9;>algorithm
?@@alike
89Aalive
QBKall
A@>all !
AC?all $
?=Dall +
>?>all -
D?Aall N
><Eall _ +
?B@all _ -
@CAall _ N
@?Ball a
@B@all around
>>Aall by
@@Ball day
>>?all for
A?=all i
BB@all in
BADall my
=?>all of
B@@all other
A@Call out
?>?all over
?@>all sorts
CA@all tablets
<F?all the
?>Ball these
A?Ball you
A@Aallegedly
A=Aallen
@?Callergies
@?Balley
@?Gallow
>>>allowed
AB>allowing
G;Tallows
B@Dallows you
NH@almost
A?Balmost +
>??almost -
BA@almost P
AABalmost everything
A@Balmost like
=D-alone
@A>alone $
E>Dalong
AEAalot
>>@alpha
B:5already
C@Balready +
@A>already _ -
C@@already a
B@@already have
BA@already on
;;>alright
K9Jalso
CA@also +
@@Balso _ +
A@Calso _ P
>>Aalso has
AA=also have
?A>also the
A@Balter
@?Falternate
@@Ealternative
>??alternatives
@=Aalthough
?B?aluminium
M;Galways
>@Aalways +
@A=always P
B@Dalways _ +
?A<always busy
@?Calways get
B@Aalways have
@@Balways makes
>BAam
A@Bam !
CBGam +
>=Aam P
DCBam _ +
>=@am _ -
A@Bam excited
A@Bam glad
DDAam i
A@Bam in
>B>am not
@?Bam pleased
?A=am still
>>Aam sure
BBHamateur
DAMamazed
B@Damazed at
A@Aamazes
[IMamazing
>>>amazing _ +
BA?amazing and
>?Aamazing i
;D3amazon
@@=amazon !
A@Camazon is
=>?amen
@A>amendments
<A=america
?;Eamerican
@@>americans
>>@americas
AA?amg
9A?amoled
?@8among
A=Bamongst
@C6amount
AB=amount of
BABample
A@Aamused
>@Bamusing
=B>an
IEIan +
>B>an -
@C?an N
CCBan P
?>Aan _ +
?B;an _ -
??Ban _ N
>>@an _ P
>=@an adapter
>>Aan all
AB@an amateur
=>@an android
>>@an apple
@B?an at
?B?an automatic
BABan awesome
@@>an excellent
@A>an exchange
@@Ban expensive
@A>an extended
B@@an hd
AB>an i
B?Aan idiot
:<@an ipad
8:?an iphone
B?Ean ipod
B@@an issue
ABBan old
@@>an otherwise
CB@an upgrade
???ancient
SBHand
C8Eand +
<:<and -
B@@and <time>
?ACand N
ABCand P
?GKand _ +
@>Cand _ -
@@;and _ N
>>Cand _ P
:9Dand a
?B?and about
>@?and all
@@>and amazing
><Aand an
?B@and are
>@Aand at
@@>and awkward
@@>and back
BD@and buy
?@Band can
BAAand cheap
@@>and cheaper
@A>and comfortable
A@Band design
BA?and didnt
@@Band difficult
=@@and does
>??and dont
>=@and drive
@?Cand drop
?>@and eat
>>?and end
??>and even
>??and everyone
@B@and expensive
>??and family
A@Band faster
ABBand features
BB?and for
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
?>Aand havent
@A>and he
>>@and how
F<Aand i
>=Aand i_hate
?>?and if
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
>@>and maybe
?B9and my
@A>and never
@=Dand no
D@Band not
<=>and nothing
@@<and now
AADand oh
@B@and oil
CA@and one
AB@and other
?A=and people
CAAand performance
@A>and play
>>@and please
?A>and put
AD?and re
>?>and right
B@Cand running
BB@and s
@C?and see
=>Aand seems
BBCand she
@@>and should
=<Aand slightly
A@Band small
??>and software
?=@and some
=?@and sounds
BABand still
@?Cand stuff
>?@and take
=?=and that
BABand thats
HH?and the
?A>and their
AC@and then
CC?and there
@A;and theres
DB?and they
?@Band this
@>@and ur
@@=and useful
@>@and voice
@@Band weight
@@>and well
@D?and what
<=?and whistles
?>?and why
>=@and will
BD?and you
AD=and your
@@Band youre
E==android
B?Aandroid $
?>@android _ +
?>@android apps
?>@android device
?>@android is
@>@android market
@B@android os
AD?android phone
AB@android tablets
@C@androids
AAAandy
@?Aangel
@A=angeles
>=Kanger
?>Eanger _ -
??Canger is
ICAangle
CBBangles
=7Eangry
?<Bangry birds
??@angus
@?Banimal
???animation
M<Banker
B@?ankle
CC@annd
>>Aannounced
@B>annoy
AE>annoyed
>JDannoying
@A>annual
??Aanonymous
GK9another
DAAanother +
@@=another -
@ABanother P
@A<another apex
@@>another company
@B@another ipad
BAAanother one
O@Lanswer
A@Canswer the
DB>answered
==@answering
??Banswers
???antenna
==Aanti
?B@antique
@@Aanxious
J:Kany
@=Dany +
CAKany -
?B>any N
>@?any P
@>Cany _ -
@A>any _ P
A@Cany better
BA@any day
?@<any good
?>@any issues
B@@any news
>?@any other
A@Eany problems
;;>anybody
?D?anyday
??@anyhow
=A>anymore
>>@anymore $
EJPanyone
@B?anyone +
B@@anyone know
<:Aanyone_else
DA>anyones
IIIanything
AC?anything ?
>A=anything _ +
@B@anything _ -
?@>anything about
B?Canything else
CAEanytime
;7Danyway
A>@anyways
D>Kanywhere
A@Canywhere in
>D?apart
A@Eapartment
A@Caperture
GO6apex
B?Iapex ad
@A=apex is
@A>apex product
@B;apexs
?@?apologize
<3?app
C@@app $
?@@apparel
AAAapparent
CA<apparently
??>appeal
AAAappealing
CC@appear
D@Eappearance
??@appeared
@B?appears
O<Happle
B@@apple !
=9Aapple $
DA@apple +
F>Bapple -
B@@apple fan
@>@apple fanboy
>=@apple for
>?Aapple i
GDAapple is
>>@apple product
@B@apple products
@C@apple tv
>=@apple was
4A;apples
CF@appliance
>>@appliances
CA>application
ABAapplications
>A>applies
@@?apply
@@Aapplying
B@>appreciate
;<>appreciate_it
@?Cappreciated
A@Aappreciating
@@?appropriate
==?approximately
3H;apps
AD@apps ?
=>>apps and
>>@apps are
;<?april
@@>aps
@B8apt
??@arcade
A>Jarchos
JHGare
?=Aare +
@CAare -
>A<are N
;>@are P
<6@are _ +
@?=are _ -
DB<are _ N
B?Aare _ P
?>Aare a
AE@are actually
ABAare all
@@>are also
BA?are any
??>are at
C@Aare buying
@ABare doing
A@Care easy
>>@are for
>>@are getting
@B?are going
>>?are good
>??are much
@@Bare my
B@Bare nice
A>>are not
BAAare on
A@>are only
ABAare out
B@Bare paying
?@<are perfect
@B@are probably
CD@are some
??=are somewhat
>=@are still
>:Eare the
FAAare these
@B@are they
BB@are u
BA@are well
?>@are worth
==;are you
HDAare_sick
CD=are_the_best
BC;area
C?Careas
>=?arena
AH8arent
>@>arent -
@??argue
@>>argument
AB<arizona
=?<arm
>??army
;=Haround
=@@around the
AA@array
B@Larrested
97@arrive
EB>arrived
@=Barrives
D=Nart
?@;article
DBEartist
@@>artist album
@?:artists
3>>as
ICCas +
BD<as -
@C>as N
><>as P
=@7as _ +
?BAas _ -
?@=as _ N
ABBas _ P
EBDas a
?@>as all
AG=as an
@=Aas android
?B=as any
@@>as easy
>?=as far
>@@as for
F@Aas good
@CAas hell
AE;as i
>@=as it
@@>as its
@?Bas ive
==Aas long
B@Aas much
?>?as my
@@>as other
@B@as people
CA@as pretty
@>>as the
?=@as this
>?Das well
@A>as with
ACAas_if
D@Fasap
ABAasia
=>?asian
=<Baside
<??ask
BACask for
@>=asked
?B>asking
ABAasking for
>;Baspect
BBCaspects
07@ass
>?Aass $
<>=assembled
AA@asses
>?;asset
>=?asshole
??>assist
DFAassistant
>??associated
BJ?assume
?>@assuming
??@assure
C@@astra
LP=asus
<??asus eee
E?Aasus transformer
<C?aswell
L:Gat
<?7at +
=;@at <time>
DG>at N
>?=at P
=<?at _ +
EBDat _ P
B?Cat a
AD@at all
=?:at best
>?=at home
DE?at least
?=Dat my
@@Bat school
@B=at t
DA?at that
F?Iat the
A@Cat times
@A=at work
?B9ate
>>@atleast
@D;atm
C@Aatom
CM:attach
?A=attack
??@attempt
@A=attempted
AB;attempts
@A>attend
A@Dattention
BBBattitude
@B<attracted
CAAattractive
@?Bauburn
BG?audi
AABaudible
BF@audience
@A?audigy
??Baudio
??Caudioboo
B@@august
>>@austin
>;@australia
@A>authorities
?@>authorized
@ADauto
>>@auto +
@A>autofocus
21Aautomatic
?A>automatically
AC@autotrader
@@=autumn
8<@available
@A>available for
>>@available in
==@avaliable
<8Daverage
>=Davoid
@?Cavoid the
@@Baw
@@>award
?>=awards
?@<aware
>>Aawareness
?>Caway
@A=away !
A@Caway _ +
@@>away _ -
A@Caway and
>=@awd
E@Pawesome
>>=awesome !
B?@awesome $
??;awesome _ +
CB>awesome_review
??Bawesomely
B@?awful
?A;awkward
??Bawkward $
WHGawsome
B@Aawsome !
=A:aww
>@?aww +
@@>aww i
B<Aayo
<:Bb
@@>b +
@@>b w
BACbabe
@@?babes
>?@babies
A?Hbaby
IX8back
@?Bback !
@C@back +
BB@back -
AB?back _ +
?>Aback _ P
A@Cback a
AE>back and
AB?back for
=>Aback in
?>@back of
@ABback on
BC>back to
B=Bbackground
A@Abacklight
A@Bbacklit
?<Abackside
A>Gbackup
A@Bbacon
?CJbad
>??bad +
@@Bbad -
@ACbad thing
B=Abad_ass
AB@badass
A@Bbadge
AA?badly
AA?bag
?@>bags
@A?bah
BA@bahaha
@=Abaked
@@Fbalance
KDAbalanced
@?Bball
@?Aballoon
>?Bballs
??Dban
?@<banana
HM>band
B@Hbands
?>Bbang
A>Mbang_for_the_buck
K;Hbank
@>@bank $
AABbank account
AF@bankrupt
BAAbanks
?=>banned
=<@banned from
DEGbar
;;;barely
CABbargain
@C=barrel
?>Abars
AC7bart
;;9based
==Cbased_on
??Bbasement
C>Abash
>A?bashing
D9Kbasic
JMAbasically
C@Abasically the
?@<basicly
?@@basket
E;Dbasketball
AA>bass
B@?bastard
@C<bastards
@A>bastards !
@?Bbath
99=batman
@@Abats
@ACbatteries
HXEbattery
AB@battery _ +
AADbattery is
@A>battery power
?C@battery the
??>battery to
CMDbattery_life
BBEbattery_life _ +
AABbattery_life is
A@>battle
A@@bay
BC=bb
=<@bbc
9:@bbm
@?Dbbq
>?>bc
A@@bcz
?@Bbday
@;Dbe
;B<be +
@>Dbe -
CD?be N
9A;be P
DCAbe _ +
>=?be _ -
??Bbe _ N
<??be _ P
><=be a
=B<be able
AD>be all
B@@be an
A@Bbe any
>?Bbe better
@B@be cheaper
?B@be different
B@Cbe fixed
>?@be good
C@Abe great
BA@be happy
?>Bbe in
@@Bbe just
?D>be much
>?@be my
>A=be nice
FB@be on
@A>be prepared
B@Abe productive
A@Cbe something
>A>be sure
>>Cbe the
==?be true
@@Bbe used
C@@be worth
DB@be_like
BBCbeach
A@Abean
ABAbear
??@bearing
>>@beast
>B?beasts
SJFbeat
C@@beat ipad
BC@beat it
C@@beatiful
E@Gbeats
DACbeats_the
MDDbeautiful
B@@beautiful $
A@Bbeautifully
JBBbeauty
?@9became
A@Bbecames
44=because
B@Cbecause _ +
?>Abecause _ -
DA@because _ P
=;>because i
@B@because it
C?Cbecause its
AF@because of
B@Abecause thats
;><because the
C?@because they
BA?because this
A<Dbecause you
;;Abecome
?>@become +
B@Bbecome a
ABAbecomes
9=;becoming
>@@becouse
C??becuase
C=Gbed
BADbedroom
6:;been
=?Abeen +
@A>been P
@A<been _ +
?ABbeen _ -
@CAbeen a
>>@been an
?>Cbeen disappointed
@@Bbeen happy
>>@been in
@C@been making
>>Abeen my
CA@been thinking
>?=been this
A>Abeer
@@>beetle
AA@befor
7?@before
@?Cbefore -
A@Cbefore _ +
?>Bbefore and
?>?before he
>>>before i
@B<before it
@@>before its
A@Dbefore this
@?Bbeforehand
AB@beg
@B<began
@?Dbegin
A?@begining
A@Abeginner
A@Abeginners
;<>beginning
>@@beginning of
?>Abegins
?@<behavior
39=behind
==?behind the
ID=being
B=Abeing -
A@Bbeing _ +
A>Cbeing a
BA?being able
>C?beleive
17Bbelieve
??>believe the
A@>belive
@A?belkin
AA<bell
A@Bbella
?=?bells
<=?bells and
7;=belly
>?@belong
@@=belongs
B?Abeloved
<<>below
@?Bbelt
?>Bben
B@@benchmarks
43@bend
;<?bending
A@@beneficial
AA>benefit
A@Bbenjamin
??@bent
A?@bentley
A@Bbermuda
?B?beside
98Bbesides
AAAbesimple
-?+best
>?Abest +
>?>best _ +
:==best buy
D@@best camera
>B?best ever
B@?best in
B@@best ipad
?B@best looking
@@Bbest of
@@Bbest out
B@@best tablet
?@>best thing
?@>best to
C@@best_review
>9@bestbuy
4B9bet
AE?beta
%Y%better
BBBbetter !
@K>better $
>F=better +
A>Abetter ?
A@Bbetter _ -
?@>better _ P
A?Cbetter and
BA@better because
>>@better for
B@?better in
@A;better quality
B@Cbetter then
;=?better to
@?Bbetter when
FFBbetter_than
@C@better_than a
BAAbetter_than any
FAAbetter_than_this
8.Abetween
>=@between this
AG*beware
CCJbeyond
AB@beyond me
?@>bf
@@Abh
<>@bhp
??@bicycle
@;Cbig
?>Bbig deal
A?Bbig of
B@Ebig plus
B@@big_fan
9==bigger
@B=biggest
>=Abiggest -
?@Abiggest_fan
-;>bike
D@Abikes
A?Cbiking
B@@bill
@A@billboards
??=billing
@B?billion
@@Abio
?7Ebirds
@?Bbirth
=9Nbirthday
A@Bbirthday _ +
;G9bit
?B@bit -
?>Abit of
:=:bitch
@B;bitch !
>=@bitch $
>;Ebitches
@>@bitchin
>?>bitching
@@Bbitchy
@C<bites
%*6black
?>Ablack _ +
>?@black friday
>>@black is
?>@black one
3C<blackberry
>>@blackberry +
>B?blackberry _ +
>@@blackberry phone
B?@blackberry playbook
@B>blacks
>=@blade
A@Bblair
DAAblame
AAAblames
???blasphemy
CBDblast
<=>blaster
@A<blazing
><Bblend
B@Cbless
A@Cblessed
<=@blew
PEFblind
DD@blind people
?A=block
@@?blocking
@@Ablocks
>=@blog
@?Ablogger
@?Ablogs
CGEblood
<8Ebloody
B@Abloody -
BF@blow
?A<blows
BC@blows_the
@:Mblue
@??bluetooth
AB@bluetooth to
@C<blurry
EQ>bmw
?>@bmw _ +
?=@bmws
?>Bboard
@@Aboasts
DD@boat
LP>body
@A>boehner
<=?bold
??@bond
DCIbook
??>bookmark
?@>bookmarks
?>Dbooks
A?Dboom
EC<boost
DFAboot
@B@bootloader
CAFboots
B@Ebooyah
AB@border
?@Gbored
=HBboring
==Eborn
A?Fborrow
>?=borrowed
DCAboss
BAAboston
;Q<both
BAAboth are
AABboth of
@B=bothered
@?Abottle
EJFbottom
A@Dbottom line
ACEbought
@?Cbought and
@A>bought from
@C?bought one
>>?bought the
C@Cbought this
@@>boule
A@Bbounce
AA=bound
F<Ebout
??@bow
??=bowl
?@>bowl _ +
B?Fbowling
BJIbox
AA?boxes
AA?boxy
F@Iboy
A@Dboyfriend
D;Fboys
??@bp
C<Abracelet
@@Abrady
>?Abrag
???brain
>>@brain_dead
>>@brains
<=@brake
?E<brakes
<G4brand
=A?brand P
=A?brand new
@A>brand that
AAAbranded
AE?brands
AA>brass
<<@brazil
??Bbread
?G6break
AC;breakfast
@>Fbreaking
@@Bbreaking news
B=Bbreaks
>=@breath
AAAbreathing
???breeze
A@Abrew
???brian
AB>brick
@@Abride
@?Abrief
@?<bright
AD?brightest
?@;brightly
==@brightness
A@Abrighton
@?Bbrilliance
;<Dbrilliant
@@Bbrilliant and
A?Gbring
BD@bringing
>>>brings
?>@brit
ACAbritish
BA@british accent
@C@british people
ABAbrits
B==bro
@=;broke
@=Abroken
@:Abrother
DBEbrought
A?Cbrown
@B?browse
DH>browser
CDCbrowsing
A@Abrunch
>=Bbs
GG@btw
=EBbuck
<<;bucks
BA@bucks P
==@bud
;<Abuddy
L=Fbudget
C@@budget _ +
AC@buffet
@A<buffs
>>@bug
==@bugatti
>A@bugg
AE@buggy
AB@buggy and
@ABbugs
CB?build
<><building
B@@builds
A>9built
??=built in
@A>bulky
@?Bbull
FI:bullshit
>?<bummer
56?bump
EC@bumper
>?Fbunch
>@Bbunch of
@A>bundled
=D=burn
>A?burned
?>Aburner
@B>burning
<F8burns
A@Bburritos
BE>bus
?J9business
=C-busy
?DIbut
<?5but +
ABEbut -
8D;but _ +
D>Ebut _ -
@?Cbut _ N
??Cbut _ P
AABbut as
AABbut at
>??but can
?>@but does
BAAbut doesnt
D?Ebut for
?B@but has
8=?but i
@?Bbut im
?@>but in
??Bbut is
<?@but it
BB?but its
@?Bbut ive
>??but lets
AB>but no
B<Dbut not
>@@but on
<=?but only
B>?but still
ADAbut that
BD?but thats
AE>but the
@A>but then
@?Cbut theres
>><but they
FD?but this
C@Abut will
@?>but with
=>>but you
B@@but your
<=?butler
>?@butler henderson
AAFbutt
AABbutter
@@Bbuttery
@@:button
<>?button +
B??button is
@B:buttons
3:Jbuy
?A>buy +
>A;buy _ +
CG<buy a
>><buy an
AACbuy another
B?Cbuy it
><@buy one
?B?buy the
A@Hbuy this
@C@buyed
DH.buyer
B?@buyers
PE=buying
B?>buying a
?@>buying an
>=Abuying it
B?Abuying my
A@Cbuying the
:C@buying_one
==?buying_this
?>@buys
@?Abuzz
@A<buzzing
@8>by
@@>by +
BABby P
AB>by _ +
?>Aby _ N
DC?by a
A@Bby an
BBAby far
>>Aby now
AB?by one
?A;by the
?@=by this
JHAbye
CA@bye bye
<<@bypass
7=7c
?@=c $
C@Bca
?>Acab
A@Bcabinet
>@:cable
@A<cables
;<?cad
AA?cafe
@A?cain
CGGcake
B@Dcakes
BCBcalendar
A?@calender
=<Dcalifornia
1;=call
@@Bcall _ -
?ABcall it
1A.called
>?>called _ +
@C@called a
7=:calling
@B=calling the
C=Bcalls
@>@calls and
?>Acalm
BDAcamcorder
57<came
>=@came here
>;Acame out
@A<came with
WQVcamera
>AAcamera !
@@>camera +
C?@camera -
>??camera N
A@Ccamera P
>:>camera _ +
BB;camera _ -
BA@camera _ P
A@>camera and
?@>camera bag
=?>camera but
A?Ccamera for
A@<camera has
@?Ccamera i
@ABcamera if
@@Bcamera of
?>Ecamera on
?@=camera to
@@Ccamera was
@@Bcamera will
ABAcamera with
7.Ccameras
?@?camp
>=?campaign
>??camper
;A?camping
?@>campus
<'Pcan
C@@can -
;A>can _ +
AABcan _ -
??Bcan _ P
A@Bcan actually
==?can afford
A?Bcan also
B@@can always
@B?can anyone
HF>can be
B@@can beat
>A?can buy
FCAcan create
?B?can do
>>@can download
AB@can easily
C@Dcan even
9<>can get
>?Acan go
?>Acan have
A@Bcan hold
:;Acan i
>>@can it
AC@can just
B@Bcan listen
=@;can only
>>Acan put
AC@can say
??>can see
AA>can take
ABAcan trust
>A?can u
@@Bcan use
9;?can you
>B?can_you_help
:<?canada
==?canadian
@B?canberra
C?Acancel
CB:cancelled
?@@cancer
?@>candles
?@?candy
@@>canned
@BAcannot
??>cannot be
M@Rcanon
B@@canon g
C@Dcanons
9A1cant
=?=cant +
AACcant -
CA>cant _ +
?>Acant _ -
@C?cant _ N
>B=cant be
B>@cant even
@A<cant get
ABAcant help
A?Ecant imagine
CC@cant play
CACcant stop
==@cant tell
CBBcant_beat
B@Ecant_go_wrong
AA>cant_hear
>@<cant_see
CL?cant_stand
?@>cant_understand
*,:cant_wait
<=Acant_wait !
<=?cant_wait $
>?<cant_wait to
68=cant_wait_for
8:?cant_wait_to_get
=>@cant_wait_to_get it
@?Bcapabilities
B@Bcapability
>??capable
==@capacitive
E>Ocapacity
>=Acapacity _ +
E>@captain
B?Acaptain -
@?Bcaption
AB>capture
[L9car
?>?car !
JEAcar $
;=?car +
?>>car -
@<@car ?
>??car _ +
BD@car _ -
BB@car but
B@@car ever
C@@car i
AB@car in
F@Acar is
AB@car its
?>Acar now
B@@car of
AC@car that
CC@car to
B@@car with
BA@car you
?C?carbon
418card
<<Acards
4:4care
=@=care of
?B?career
<;?careful
?D:carefully
BE;cares
@A@carolina
8;=carpet
?@>carribean
AA@carrier
??Acarriers
AA>carries
?<@carry
>=@carry a
E@Ccarrying
MT<cars
CCAcars $
?=@cars _ +
AE@cars have
@B@cars when
>>Acartoon
@@Bcasa
?9@case
A@Bcase and
8<?cases
@C7cash
@A;casing
A@Ccassette
A?Dcast
CAAcastle
@@Bcasual
/0Ccat
>??cat _ +
??>catalog
>A8catch
E@Ccatches
@A=catching
@>Acategories
>?>category
>?>cats
ABBcaught
=>?cause
??=caused
@A;causes
@B=caution
@?Bcautious
???cave
==Ccc
DD=cd
A@Bcd collection
?@>cd player
A@Ccd to
@?Ccddb
G>Jcds
A@Ccds on
A@Acelebrate
A@@celebrating
=<@celica
DC@cell
B@?cell phone
CAEcellphone
?>@cellular
DB@cent
?:Fcenter
B>Bcentre
B@@ceo
<?@ceramic
?G8certain
>@=certainly
>?@certified
?@;cf
AA?chair
@@Cchairs
:>=challenge
>A@champ
9:>chance
@A;chances
AJ=change
<=@change my
AC@change that
=<Achanged
@E@changes
7;<changing
><Dchannel
=<@channels
?>Achaos
CABchap
=>@chaps
BA@chapter
>>@character
??>characters
OEDcharge
CADcharged
JMBcharger
CB>charges
=9>charging
>@@charging $
IBAcharisma
>?=charities
A@Acharity
A@Bcharlie
A@Acharm
A@Cchase
@C@chassis
99Achat
@B>chatting
;M8cheap
?>@cheap $
@A=cheap _ -
@B>cheap and
@@>cheap is
8:.cheaper
@@=cheaper to
:5@cheapest
?@@cheated
;?Fcheck
=?@check out
??Bchecked
?>?checking
???checks
.2@cheers
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
8=?china
L9Bchinese
E??chip
A>Bchips
A@@chipset
FBDchocolate
;AAchoice
?>@choice of
@>@choices
GC>choose
A@Bchoosing
B?Achoppy
A@@chords
AFAchose
ACAchose the
B@@chris
LI;christ
;>=christmas
>A>christmas !
A@Bchristmas and
?@>christmas gift
?BCchrome
@?Dchuck
@AAchunk
A?Fchurch
@@Ccigar
@A=cigarette
@A=cinema
>>>cinemas
>>?circle
==@citroen
>C@city
E>Acivic
??Dcivil
AF@ck
?A?cl
BC;claim
>=Aclaimed
AD>claiming
BEBclaims
B@Eclarity
@5Aclarkson
=>@clarkson +
B@@clarksons
EBGclass
C=Gclassic
@@?classical
>>@classified
@>Bclassify
=>=classy
>=Cclean
A@Dcleaned
??@cleaner
BBAcleaning
F>Gclear
CA@clearer
AE;clearly
@@>clemson
@A=clerk
@@=cleveland
CAAclever
>??clicked
=<Aclicking
ABBclient
BB?clip
=>?clips
D@Bclock
==Bclose
?K6closed
@=Dcloser
?@Bclosest
<;@closet
>A=clothing
CBAcloud
@@?clouds
<><club
?@Bclueless
?>@clumsy
AE<clunky
;:@clutch
B@@cm
?>?cmf
GN?cnet
@@=cnn
A?Bco
A@Bcoach
@@Acoast
B@Ccoat
@<@coating
@@?coats
@A=cocaine
CD;cock
@@?code
BAAcoffee
@A@coffin
???colbert
?B@cold
A@Dcoldplay
@A>cole
E@Lcollection
A@Bcollection is
B?Bcollege
@@?collision
?;Fcolor
A@Bcolor screen
@A@colored
?>Ccolors
OEAcolorways
==@colour
@?Ccolumn
97@com
C@Jcombination
A@Ccombination of
A@<combined
@@>combo
==@combustion
HBGcome
BABcome back
@@Bcome in
BF>come on
=>Bcome out
BA@come up
?>?come with
=<=comeback
53Acomes
?>Acomes out
?>@comes with
JB?comfortable
@@Acomfortably
A@@comfy
>>Acomic
<G<coming
B>Acommand
?AAcommands
2+@comment
<=@comment $
>@@comment _ +
>?@comment is
AA?commentary
;=Acommenting
:>=comments
9Q>commercial
CD@commercial $
>?@commercial _ +
AC@commercial _ -
?>Acommercial for
=@?commercial is
A@@commercials
@A=commerical
)%Lcommit
?BAcommon
KB>community
???como
D>Kcompact
?>Bcompanies
FT&company
BA?company _ +
BAAcompany and
@B<companys
F@Acomparable
@?Bcompare
E>Acompare_to_this
D<Jcompared
B@Dcompared to
F@Acompared_to_this
=@?compares
@E?comparing
I@Acomparison
B@@comparison between
@?Ccompatibility
?>Bcompatible
BE@compete
AB@compete with
GBBcompetence
???competing
D@Fcompetition
AA?competitor
A@Bcompetitors
A@Dcompilation
A=Hcomplain
@?Bcomplain that
?=Ecomplained
@=Dcomplaining
@C6complaint
AG?complaints
=>:complete
>?Acompleted
@B=complicated
A@Acompliment
@@Ccomponent
A@@comprehensive
?>?compression
???compromises
B?Lcomputer
B@Ccomputer or
?A<computers
CG?con
?>@concept
<=>concerned
?@@concerns
BB=concert
?GAconclusion
CI?condition
AA@conditions
@A=condo
==>conference
@@?configured
@@>confirm
=<@confirmation
<>;confirmed
A?@confirms
;<Aconfused
>=Aconfusing
@B<confusion
GBMcongrats
A@Dcongratulations
:9>connect
>>@connect to
EJ;connected
BC@connected to
BH>connecting
=A;connection
AABconnections
B@Aconnectivity
@>Aconnector
CA@cons
B?Dconsider
?@=considered
KCHconsidering
CBBconsidering the
@A=consistent
A?Econsistently
>@@console
@A<conspiracy
@E7constantly
BD6construction
DAAconstructive
>C?consumer
@A>consumer reports
@@>consumers
@B=consuming
BG?consumption
@A>cont
;G<contact
@A=contact apex
???contacted
A?Econtain
<=?contained
A@Bcontains
=>@contemporary
>D>content
CC>contents
A@Ccontest
DAAcontext
>??continental
>?Lcontinue
@@Bcontinue to
@A?continued
AA@continues
@A>continuing
?=Dcontract
AA?contractor
CC@contrary
AB@contrary to
A@Acontrast
?G:control
?B?control and
A@@controller
HBDcontrols
@@Aconvenience
BAJconvenient
B@Fconveniently
???conversion
?@=convert
@@Bconverter
<<@convertible
AB@convince
AA=convinced
;;@cook
@AAcookie
@@?cooking
H@Bcool
>?Bcool !
<>>cool $
@@>cool _ +
?A>cool but
C>Ccooler
D@Kcoolest
BC@cooling
HAPcoolpix
AABcop
B@@copied
AC?copies
?@>cops
FODcopy
BE@copy of
?L?copying
??>cord
N@@core
BC@core graphics
B@@core processor
B@@core tablet
A=Acores
>>>corner
BA>corners
ABAcorporate
?L?correct
AA?corrected
25@correcting
@?Ccorrection
@@=correctly
@A=corrupt
<B?cos
KC>cost
CA@cost ?
@B@cost much
A@Acostco
>FBcosts
@>Bcostume
@C=couch
@A>cough
;D>could
?@=could -
AA;could _ +
@A=could _ -
AA>could _ N
A>Bcould be
@@<could give
BB@could have
@@Bcould you
CGEcouldnt
B@Gcouldnt be
ABBcouldnt give
CADcouldnt_be_happier
@@Acouldve
?@>count
A@Acountdown
<==counter
@@=countless
A@Dcountries
A@Bcountries that
=@@country
A@Bcounts
???county
C<@coupe
>>@coupes
9C>couple
>?@couple of
@B@couple years
@A=coupon
@@=coupons
A@Bcourage
:>Ccourse
@B@course _ -
KACcourt
@?Bcousin
@G9cover
FB?coverage
@A<covered
??@covers
@@;cow
=C?cpu
?D>crab
A@Bcrack
?@?cracks
AB:crafted
AA@cramped
?B@crankshaft
@@=cranky
?R/crap
CB@crapple
CE9crappy
>>=craps
<@>crash
?A>crashed
?B>crashing
@9Icream
@@Bcream _ +
=<@cream sandwich
A@Bcream was
GBBcreate
=>>create a
BCHcreated
@@>creates
>?;creating
?@>creating a
A>@creation
1F)creative
@A=creative _ +
@@Bcreative product
?A<creative software
?@>creative tech
@A>creative will
@C6creatives
??@creativity
==@creator
=<>credit
@?Ccreepy
?>@crisis
??@criteria
?>Dcritical
A?Ecriticize
@BAcrop
A@Ccrossing
@E@crossover
@?Ccrowded
??Bcruise
BADcruising
===crush
@@Bcrushing
AA;cry
@K4crying
AD>crying _ -
BADcs
??@culprit
A@@cultural
AABculture
>>@cum
@C8cumbersome
@@>cunt
>=@cup
A@Acupcake
@A?cups
?>Acurious
@@Bcurrency
>;Hcurrent
>=@currently
AEBcurve
?>@curved
@AAcurves
>?=curvy
=<@cushioning
A<?custom
DV%customer
@A>customer +
AG6customer service
@A>customer support
@@4customers
AAEcustomization
@?Ccustomize
KA;cut
?B@cut it
G?Ccute
B@Ccutie
>?Acuts
86;cuz
?>?cuz i
>?@cv
>A>cyber
>>Acycle
E@@cycles
??@cyl
?A@cylinder
>@@cylinders
?J1d
BD>da
;3?dad
>>@dad has
>>@dad is
??Adaddy
B?@dads
??@daemon
=9?daily
==@daily driver
?B;damage
A@@damien
@A=dammit
?8Adamn
@B>damn !
>>Adamn +
C@@damn _ +
ABAdamn _ -
@C;damn you
@B@damn_good
AA@damned
:5Bdamnit
@A<dan
@@Bdance
@A>dancing
AA=dang
><Adangerous
?@@dangers
B<@dare
AADdark
=G?dash
<<@dat
B@Edata
?A:database
<<?date
BAAdated
AABdates
??@datsun
B>Adaughter
@>Ddave
@@?david
<>?dawg
>?Adawn
DGCday
ABAday $
@@Bday ?
@BAday N
A?Cday _ +
@@Bday i
@?Bday is
@C=day of
AC@day one
@@Bday with
B@Gdaydreaming
CAAdayquil
FN:days
>?@days !
=>@days $
CCBdays ago
@A>days and
@@Bdays for
BA@days i
@A>days of
@?@daytona
ADAdb
@C@ddr
>=Ade
E>Ddead
>=Adead pixels
==<deal
@C?deal with
=?@dealer
>=@dealers
?>Cdealership
??@dealerships
@B>dealing
<>:deals
?B<dear
>>>death
==?debate
B@?debating
@A>debt
B@@dec
C>@decade
>=Adecember
<=<decent
?<Cdecide
C>Idecided
A@Bdecided on
@>Bdeciding
EACdecision
><Adecisions
@@Bdeck
C?>dedicated
F@Adeep
=:Adeeper
>C?def
>?=default
@A?defaulted
@C:defective
@A?defects
@B@defend
BADdefense
B@Adefensive
>?=deficiencies
A?Adefinately
A@Cdefined
AA@definetly
AF=definitely
?B>definition
CDAdegrees
?@?deja
><Adelay
:7@delayed
C@Hdelete
AA?deleted
A@Cdelicious
?@=delight
?>Edelivered
@?Cdelivers
@C@delivery
HIAdell
<<Cdemand
>>@demanding
>@>demands
BACden
@?Bdenial
BABdental
@B=department
@A@dependable
??@dependent
>D>depending
?B?depending on
:B=depends
>@@depends on
@A@depot
@A=depressed
@A=depressing
@@?depression
@A?dept
A@Dderby
@@Cderek
??Cdescribe
<>?description
??>deserve
AAEdeserves
P[Adesign
@C?design $
ACAdesign _ +
AC@design _ -
@A;design flaw
BBAdesign of
?;@designed
>>@designed to
@E?desire
AA?desk
@@Bdesktop
@GCdesperately
I@Gdespite
EABdespite being
B@>destination
;<?destroy
@B8destroyed
>>@destroys
?CAdetachable
@@>detail
B@>detailed
C@Ddetails
?>@determine
>=@determined
=<@dev
B@Bdeveloped
>>Bdevelopers
A?Adeveloping
>8Kdevelopment
[V=device
@C@device $
BB?device _ +
?B?device for
AB@device to
BDAdevices
?>Edevil
>>@devision
==Adiablo
@B>diagnose
?B7dial
@A>dialogue
?@>diamond
;8Cdick
=>@dictation
AH=did
@@>did _ +
A?Ddid a
@C@did he
?@=did not
>=?did the
AB@did they
??;did this
B@Adid u
AD?did you
@>;didnt
>>?didnt +
@@>didnt _ -
?>@didnt get
@@Bdidnt think
AD?didnt use
AF=didnt_work
AA>die
EC6died
@B<dies
?>@diesel
BA?diff
<A@difference
=>@difference between
@?Cdifference in
???differences
A7>different
B?Adifferently
<=Cdifficult
B?Edifficulty
=>Ddig
@@Adigicam
GFCdigital
A?Cdigital camera
A@Bdigital photography
A@Bdim
@=Hdinner
?>@dire
@?Bdirection
A@Cdirections
?>@directly
@B<directory
C@Ddirt
98Bdirty
A@Fdis
AB?disable
@?Bdisadvantages
<=?disagree
@?Adisappeared
;@@disappointed
AC;disappointing
AC9disappointment
CE9disc
?@=discount
BD;discovered
@@Adiscovering
A@Cdiscovery
@C8discs
?@?discuss
@=@discussion
@A>disdain
AB=disgrace
@ABdisgusting
?@;dish
?A9disk
HAAdislike
<<>dislikes
BB?disney
@A>disney movies
EE9display
B?Adisplay i
@A>displayed
@A<displaying
@A?displays
?C=disposable
AA@disregard
??=disrespectful
??@diss
AC;dissapointed
AC9dissapointments
>=?distance
?<Adistances
??Adistracted
>=@distracting
A@Cdistraction
?@>disturbing
C>Bditch
A?Bditch my
C?@division
@A?divx
<<?diy
@@?dm
AA@dnt
=3>do
?>Ado !
;<?do $
ECCdo +
CBAdo ?
>?Ado _ +
?<>do _ -
@@Bdo _ N
=>>do a
A@Bdo all
@B@do and
??=do anything
?>Cdo have
>>Ado i
DCBdo it
B@@do like
AABdo love
A?>do not
B@@do people
CB@do that
>=@do this
?B?do u
>??do want
?>@do we
??Edo with
78=do you
BB=do your
@A>do yourself
=A5do_not_buy
?@=do_not_buy this
@@?do_you_like
??@doa
CAAdock
DIAdocking
>>?docs
??Cdoctor
>?@document
A@Adocumentary
AC=documents
00>does
CA@does $
@@Bdoes +
?>Adoes -
>>@does P
=@Ddoes _ +
B?@does anyone
?>@does apple
@D@does everything
>@@does have
;;@does it
A@Bdoes make
?E6does not
AC@does nothing
>>?does that
@>@does this
A8;doesnt
B@Cdoesnt +
>>>doesnt -
@@>doesnt _ +
@=@doesnt _ -
AB?doesnt _ N
B@@doesnt _ P
BB?doesnt change
C@@doesnt even
@?Edoesnt get
A>?doesnt have
@A=doesnt help
AD?doesnt look_like
>=?doesnt matter
@A>doesnt play
??>doesnt_work
D?<dog
<=@dogs
@A=doh
C>Idoing
?>@doing it
B@@doing well
AP=dollar
=?<dollars
@@Adollhouse
??>don
>??donate
EP<done
AF>donkey
@?Cdonno
?@?dons
'0?dont
:>;dont +
AB@dont -
?B=dont _ +
E@Cdont _ -
>>@dont _ P
@@>dont be
?>@dont believe
BB@dont do
?>Adont forget
BCAdont get
B?@dont give
==@dont go
>?@dont hate
C@Ddont have
@?Cdont know
BC>dont like
==@dont like_the
?=@dont need
?B@dont see
@@Bdont take
;>?dont think
@BAdont understand
B>@dont want
@>@dont want_one
AB>dont waste
==Adont you
GK0dont_buy
AB<dont_buy this
B?5dont_care
>>?dont_care about
@9@dont_like_it
AF@dont_work
>D<door
>=@dose
>>@dosent
>>@dot
KI>double
B?Cdoubles
@;Bdoubt
AADdoubts
;;?douche
@@>douchebag
;D>down
@A>down !
>??down in
?@=down the
@>Bdown to
@@?downer
A@Cdownfall
99Fdownload
@?Bdownloadable
?>Bdownloaded
>@@downloading
B@Cdownloads
?B;downside
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
<>8drawbacks
AC?drawer
@@Cdrawn
I?Odream
HF@dream_car
B@Cdreamed
?@?dreaming
E@>dreams
?>Adress
@?Adressed
A@Adrew
A@Ddries
@?Bdrink
B?Hdrinking
AE@drinks
>)Kdrive
>?@drive a
AC@drive one
C=@driven
>>@driven a
<=>driver
AC:drivers
>9@drives
2-@driving
?>@driving around
ED@droid
=:Fdrop
??>drop in
@@<dropped
A@>dropping
OM=drove
CE@drove it
@@Bdrummer
><Bdrums
:4Jdrunk
AAAds
A@Ddsc
??Bdu
?;>dual
@?@ducati
@B>duck
1B7dude
?@>dude !
AHAdue
@BBdue to
BF>duh
B@Bdull
?9?dumb
>=@dumb -
>=Adumb ass
94Adumbass
>=@dumbass $
C?Cdummy
@=Bdump
@D?dung
AC?dunno
@@Aduper
;:Dduplicate
==@durability
>A<durable
=D8during
@@=during the
AA@dust
FM:dvd
@@>dvd _ +
@@Bdvd and
BD?dvd player
@?Cdvd r
A@Bdvd rs
CL-dvds
?A;dvds and
AA>dwts
?@>dying
=>>dynamic
??>dynamite
B7<e
DAAe _ +
6B:each
@A=each of
A@Beager
AACeagles
?=Cear
>G@earbuds
;>:earlier
?@>earlier models
?=>early
?@9earphones
EB;ears
HGBearth
E@Eease
B?Bease of
>H:easier
B@Ceasiest
LF>easily
@@>east
F:Eeasy
C@Deasy to
A@Ceasy_to_understand
@?>eat
IBBeating
AD@eats
56;ebay
>>@ebay $
>>@ebay _ +
A?Bebooks
EA>eco
@E@economies
BBAeconomy
@;@ecosystem
@@>ect
@A=ed
IDAedge
ACAedges
??Dedit
5-Fediting
><@edition
>>@educated
BA@education
AA@educational
ABAee
;=?eee
>@@eee pad
?@<eek
??@effect
>?@effective
C@@effects
BC@efficient
:8>effort
:<@eg
B@?egg
@@>eggs
BB@ego
>?@egypt
@@Beh
>>>eight
9<Aeither
AB?either not
B=Bel
D?Aelderly
PPAelectric
DF@electric cars
>@>electricity
?CGelectronic
;<:electronics
A@Celegant
@@Deliminate
@?Beliminated
?>@elite
HP?elon
=6Eelse
@@>else _ +
@@>else has
A>Aelse is
@?>elses
?B6elsewhere
5:Bem
>??em !
?=Dem -
=H@email
@B?email and
@A?emailed
BACemailing
DA<emails
@E/embarassing
@B?embarrassed
<;Bembarrassing
?A>embarrassment
@A=embedded
B@@emergency
@AAemitting
??@emo
@@?empire
>>@employ
@A=employee
?@>employees
BG:empty
A@Den
A@Cenabled
?@>encode
@@=encountered
@A?encourage
A@Bencouragement
?@>encouraging
9;Fend
>?@end it
>B>end of
=>Aend up
@C;ended
?@?ending
A@Aendless
>@;ends
A@Benemy
CADenergy
D:Aengine
B@@engine +
BA@engine P
B@@engine _ +
B?@engine and
?>@engine is
BA@engine sound
@B@engine that
AA>engineer
CA>engineering
CC?engineers
BD?engines
C@@engines _ +
B@@engines are
>>>england
B?Cenglish
:7@enjoy
>=Aenjoy the
DAAenjoyed
DEBenjoying
?B?enjoying the
A@Benlarge
>?@enlighten
J@Kenough
@@Benough -
@B@enough _ +
>>?enough of
B?Aenough to
?>Bensues
>>Benter
>??entered
:=<entertaining
<=>entertainment
D@Denthusiast
DI8entire
A@Centrepreneur
?@>entry
<:Benvironment
A@Benvironmental
@@=eos
;9?ep
C><epic
BB@epic $
@B@epic_fail
89Depisode
?@<episodes
AA?eq
:<?equal
A@@equalizer
A?Gequipment
C@@equipped
?>Aequivalent to
??@er
@?Bera
@@?ergonomics
BDAeric
;<=ericsson
AA>erik
?E?erm
?@?error
A@Derrors
@A<escape
=<@essentially
=<Aestablished
@?Bestimate
?>?etc
@?Beuro
@?Eeurope
<>Beuropean
BD@euros
;:Aev
BA@evan
A@Aeve
T[Ieven
?>Ceven +
E>Beven -
BB?even after
@>Ceven better
@@>even for
BE@even if
EC?even the
@B?even though
@@Beven with
@@>even worse
??=evening
A@Devent
?@Aevents
<:?eventually
[[Iever
@>Aever !
?E>ever $
>?@ever _ +
?D?ever be
@@>ever buy
A@Dever had
CA?ever made
CAAever since
HICevery
AD=every time
BA?everybody
>@Aeveryday
:;Deveryone
@@>everyone !
BDAeveryone +
?>@everyone can
@?Beveryone else
?>@everyone is
@;@everyones
UIReverything
@C>everything -
<>?everything _ +
B@Aeverything about
A@Beverything i
@?Beverything is
CA@everything on
@?Ceverything that
CA@everything works
AADeverything you
AH=everytime
<<;everywhere
>@?everywhere !
A@Cevidence
@<Gevil
??Bevils
9:@evo
>?@evo _ +
;<?evolution
AA@evolved
BB>ew
<?@exact
6==exactly
@?Bexaggerated
?B8example
A?Aexamples
B@Bexams
B@Fexceeded
BAFexceedingly
CG?excel
B@@excellence
F;Oexcellent
@@Cexcellent product
>=@excellent video
:?Bexcept
?B@except for
>>@except the
A@Cexceptional
=A:exchange
D@Kexcited
??Bexcited !
==?excited about
DAAexcited to
A@Bexcited_for
BAHexcitement
===exciting
???exclusive
=B@excuse
@A=excuses
A@Bexecute
@B@executive
?>@exhaust
?@;exhausted
==@exist
??>existing
A@@expand
A>Aexpect
@@>expect that
@@Bexpect the
A@Gexpectations
??=expected
@?Aexpecting
<;Pexpensive
?@>expensive and
A@Dexpensive than
KT5experience
@A=experience and
?A=experienced
??Dexperiences
A@Bexperiencing
BA@experiment
A@Bexperimented
==@experimenting
AAHexpert
A?@experts
@A=expires
8:@explain
>>?explain how
??Aexplore
>@=explorer
@B;explosion
?A>explosions
@@Aexposed
A?Cexposure
?A?extended
@A=extended warranty
99?extends
?@>extension
A?Cextensive
@>?external
=>;extras
AJCextreme
???ey
AC?eye
A@Beyeing
=B=eyes
F@@eyesight
Q<Kf
AADfab
CAEfabulous
>C8face
@?<facebook
>>@facelifted
?@?facepalm
?A>faceplate
=>?facetime
A@?facial
=E@facing
?C?facing camera
IIKfact
=>Afact _ P
DFBfact that
GBAfactor
CCAfactory
;:@facts
==@fade
??>faded
@;Afaggot
E@Cfahrenheit
>CCfail
?>@fail !
>A<failed
?A=failing
>ACfails
@A>failure
.45fair
@@>fair enough
>>?fairly
CLAfairness
;:Bfake
A@Dfall
@?Bfall apart
A@Dfall_asleep
@DAfalls
>D;false
??>fam
;<>fame
<>;familiar
@?Bfamilies
;?:family
FADfan
B@@fan boys
>?@fan_boy
>>@fanboy
@<Afanboys
FBCfancy
C@Afans
JBPfantastic
@?Dfantastically
B@Cfantasy
FE:far
>?=far as
BA@far the
:;Afar_better
::?fart
<=?farted
=>@farting
@?=fascinating
<=>fashioned
ZD[fast
B@Bfast !
B@@fast +
A@Bfast and
;A>faster
?9@fastest
CH?fat
>=?father
@@=fathers
@@>fault
AEAfaulty
DBCfav
A@Cfaves
AD5favor
@A=favor and
A=Cfavorite
A@Bfavorites
DB@fb
;9@fc
><Gfear
@@>feather
@A=feathers
BLEfeature
?@Bfeature _ +
@@=feature you
@A>featured
VDWfeatures
BA@features _ P
C?Afeatures and
B@@features are
@DAfeatures i
BABfeatures that
=AAfeb
@A>february
=?>fed_up
C@Dfeed
@A>feedback
@B@feeding
=@8feel
><Dfeel +
@D9feel -
BA?feel P
@A>feel a
??Cfeel better
BD@feel the
>AFfeel_like
>>?feel_like i
@A>feel_like the
B@Afeeling
@@>feeling !
AACfeeling +
A@>feeling _ +
@@Bfeeling a
LE<feels
DABfeels +
BA@feels good
@>>feels_like
BA@feels_like a
AD?fees
BD;feet
IEBfell
??Bfella
==@fellow
H@Afelt
C?Bfelt +
B@Afelt that
>>Dfemale
C@@fence
??@fender
LJ<ferrari
EC@ferraris
@@Afest
??>festival
?8Mfew
?@=few +
>>Afew -
AB@few days
@B?few months
@@Bfew times
A@Bfew weeks
@>Afew years
>?5ff
?@=ff $
AA@ffs
AD@fi
@CFfield
@@Bfields
;<?fifth
>>@fifth _ +
>>@fifth gear
@C9fight
>>Bfighting
=>8figure
@A>figure it
A@Cfigured
B@Afigures
@@>figuring
C>Ifile
@A>file transfer
IBKfiles
A@Bfiles on
@@>files to
CKBfill
?C?fill up
EAHfilled
A@Cfilled _ +
A@Bfilled with
D@Bfilling
@@Afills
@:Jfilm
:<?filmed
@A=films
>?=filter
ECAfinal
@@>finale
JEBfinally
@@Bfinally decided
E@Afinally_someone
?@?finals
?>Bfinance
==?financial
?3@find
@@>find _ -
A?Cfind _ P
>?=find a
?>Afind an
?>=find it
>>@find out
A@Bfind this
@A=finder
@@Cfinding
A?Cfindings
J@Kfine
=>?fine +
A@Dfinest
DDCfinger
=>@fingerprints
FCAfingers
@?@finish
L@Kfinished
A@Bfinishing
<<@finland
2F)fire
9>?fire $
B@Ffired
B@Dfirewire
>?@firmware
74@first
>>@first -
>B?first _ +
>A@first car
BA@first day
@@>first digital
@@Cfirst dvd
>?@first i
A?Bfirst of
CB?first one
=<@first time
==Afirst to
A@Efirst_class
BDAfish
<;Ffisher
AA?fishing
7>?fisker
>?>fist
:B4fit
?@>fit in
E@Gfits
A@Bfits in
EE=five
A?Ffive_stars
AKCfix
@@Bfix _ -
B>Cfixed
???fixing
@?@fk
A@Aflags
B8Cflagship
:A>flagships
@A=flaming
D>4flash
B?@flash !
BI?flash $
B?Aflash is
A?<flash on
B@@flash player
B@@flashback
BA=flashes
A?;flat
@@Bflavor
>G%flaw
AC9flawed
??;flawless
AAFflawlessly
AF4flaws
@B8flew
B?Cflexibility
@>Aflexible
A@Bflick
AB@flies
D@Fflight
BAAflight +
BAAflight yay
?D9flimsy
13<flip
:;?flip phone
BC@floats
>@@flooded
??Aflooding
8:?floor
B@Aflow
AD@flown
@?Bflu
D?Afluff
?=>fluid
>@;fly
9C>flyer
??=flying
?@>flywheel
@B7fm
?@=fm receiver
@@>fm transmitter
??@fml
EA?foam
=>>focal
AXDfocus
ABAfocused
AA>focusing
<=@fold
>>@foldable
AA?folder
?D8folders
FBAfolk
?=Afolks
?D:follow
@C>follow the
@A?followed
?>Cfollower
EC;followers
BA>followers +
BA>followers =d
?B7following
LBHfood
@A>foods
@>Ffool
?B@fools
MGEfoot
B@Afootball
A=Cfor
8<;for +
EE=for -
EACfor N
FAFfor P
;@=for _ +
D?Cfor _ -
ABAfor _ N
B@9for _ P
KF@for a
??>for about
A@Bfor almost
>>@for android
@@Bfor anything
A@>for best
>>@for better
B@@for daily
B@Afor doing
@BAfor everyone
@A=for example
>@>for good
=>@for ipad
B?Dfor it
>>@for life
@B@for long
B<Ifor me
@>@for medical
A@Cfor mobile
?@>for music
<;@for my
@@Bfor new
BC?for now
@A<for over
D@Afor people
?@>for some
B@?for someone
A?Efor sound
A@Bfor supper
DA@for sure
@A>for t
BA@for that
NGHfor the
B@Afor these
=B8for this
A@Dfor those
BB?for two
>>@for u
B@Bfor us
BA@for what
@BBfor work
C@Efor years
>>Cfor you
@B@for your
?>Bfor_fun
??Afor_the_win
>B=force
@B?forced
?I>ford
D@@forefoot
@B?forehead
A?Bforeign
DC>forever
NL@forget
AD@forget about
D@Aforget the
BA=forgetting
BA?forgive
?J8forgot
>?=forgotten
@C>form
@@Bform factor
D>@format
DBIformats
>>?former
AEAforth
@?Cfortunately
?ABfortune
=>?forums
???forward
:7<foul
A6Lfound
??>found _ +
<>?found it
@@>found on
B@Cfound the
FA9four
@D?fr
@AAfraction
AB7fragile
B>>frame
@A?frames
A@@fran
9:@france
B>>frankly
CACfreakin
0,Dfree
>>@free for
<D7freedom
@ACfreeway
AE8freeze
@B8freezes
BB7freezing
?>?french
@A<frequent
AC<frequently
?>@fresh
@<Kfriday
B@Bfriday !
A@Bfriday _ +
@?Cfridays
@@>fried
3A5friend
FD5friendly
86>friends
>?@friends and
<5Dfrom
B@Afrom P
>><from _ +
;<?from _ N
B?Bfrom _ P
AAEfrom a
>?@from apple
>A?from being
>?@from best
B?@from his
A@Bfrom last
CCBfrom my
A@Bfrom t
??:from the
>>Afrom what
>>@from you
FAFfront
B@@front end
CACfront of
@A>front panel
@@>frost
DI@froyo
@E1froze
?@;frozen
?<Bfruit
AB?frustrated
?C8frustrating
?A<frustration
DF8ftw
AB?ftw !
B@@ftw $
;,?fuck
?>@fuck yourself
A>5fuck_off
@??fuck_u
@B7fuck_you
B<@fucked
=:Afucker
@A:fuckers
AA>fucks
:A?fuel
<C?fujitsu
B?@fuk
?@@fukin
8F?full
?@>full _ -
?B@full of
<8Jfun
B@Cfun !
A@Bfun with
?CBfunction
?A:functional
CGDfunctionality
@B?functionality and
AB?functions
@A=funeral
B@@funnest
@AAfunnier
B@Cfunniest
<5Bfunny
=?@funny !
@@Afurry
>@Cfurther
<=@furthermore
?>@fuss
@A<future
A@Bfuture +
??@futureshop
??@fwd
?@?fwiw
K>Xg
>?@g and
?>@g in
=>@g version
D<Bgadget
??Agadgets
@A<gag
@A=gaga
EU9galaxy
AF?galaxy tab
@@Bgalleries
?<Egame
D@Agame_changer
::?gameboy
?>@gameloft
>;Agamers
<E<games
AB@games ?
;;@gamestop
99Bgaming
==@gaming -
@A;gap
=>@garage
CGCgarbage
@@?garden
??Agary
<D?gas
=<@gasoline
??@gate
E?@gates
@@Bgathering
?;Agave
BB?gave the
>>@gawd
>L<gay
@4Mgb
==@gb for
AC?gb of
A@Bgb zen
B@@gd
14<gear
B@@gear _ +
CA@gear is
B;Agearbox
A@Bgears
<:Dgeek
A@Bgem
BAEgemini
@DBgen
AACgeneral
@<Kgenerally
9<@generation
>?@genesis
BB=genre
BAAgenres
@@Ageorge
@?Bgeorgia
B@Bgerard
=<=german
CA@germans
A@Agermany
AC@gesture
EAAgestures
5FBget
>??get +
<:Gget -
>?@get ?
BBAget P
>?>get _ +
@?Bget _ -
?>Bget _ N
BD?get _ P
@J5get a
>C=get an
B@Hget any
?>Bget back
@?Bget better
BADget by
>=@get enough
@@Bget here
?B@get it
?>Bget me
C?Bget one
@A>get out
C@@get over
>>?get some
A@>get something
FACget that
@>Eget the
=?Dget this
@A>get through
AA=get to
?B?get used
@C;get what
@>@get your
DA@get_lost
B@@get_lost in
7ECgets
@DAgets +
>>@gets -
>>?gets _ +
??Bgets a
>=Bgettin
95Cgetting
B@Agetting +
@?Bgetting a
>?@getting mine
?C<getting the
@@>getting used
9<?getting_it
9<>getting_one
;=Agetting_this
=>?getting_this for
ACBghost
CAAghz
A@Bgiants
6A%gift
AABgift !
>?@gift card
A@Agifts
B@Cgig
BB9gigantic
A@Cgiggle
BACgigs
?@?gimme
>>Agimmie
@@Bgingerbread
@:Fgirl
:??girlfriend
?@>girlie
;<>girls
8:Ggive
?>Dgive _ -
@?Dgive em
@=Hgive it
7:>give me
@A>give them
BEAgive this
AC?give us
B??give you
@A=give_up
:;=giveaway
:;8given
KAFgives
BA?gives _ +
?>@gives _ -
?>@gives a
CAAgives me
0;7giving
:>;giving +
A@Egizmo
J?Eglad
A?Cglad i
>A@glad you
KD>glance
8><glass
@I:glasses
A@?glee
?@Aglitch
AA>glitches
)->global
A@Bglorious
>>Aglory
CH?glossy
@@>glove
@?Agloves
?>Agmail
PBMgo
=>@go $
<A?go +
@?Cgo -
@@=go N
B@Cgo _ +
?@>go _ -
AB?go _ N
BCBgo back
>@@go buy
B?Ago for
BAEgo get
@A=go home
>?=go in
?>>go on
?<@go to
A@Bgo together
CG@go with
?>Cgo wrong
DADgoal
NDDgod
:<>god_bless
FBCgods
JJ8goes
@?Agoin
<GCgoing
AB@going ?
CC>going _ -
AA>going back
ABAgoing from
=C<going to
J@Bgoing_to_buy
F@Fgold
A@Bgolden
AADgolf
98=gone
CG@gonna
?>@gonna _ -
B@@gonna _ P
?>Agonna be
B?@gonna get
AH?gonna_buy
>0=good
CABgood !
B@@good $
A@Bgood +
>@?good -
@?>good ?
>?>good _ +
CB?good _ N
B@Agood and
EAAgood as
>B=good but
A@Bgood day
=>?good enough
?@;good for
?@>good grief
B@>good idea
B?@good in
?@=good phone
?>Cgood player
?@=good price
>@>good thing
??Bgood things
A@Bgood_deal
>??good_info
@F=good_job
;I=good_luck
=A@good_one
8>7good_point
PI7good_review
B@@good_review $
A>@good_way
DAAgood_work
A?Bgoodbye
BA=goodness
@?Bgoodnight
@A?goofy
5<Bgoogle
>@@googles
FCEgorgeous
;=?gorilla
>?@gorilla glass
@?Agosh
7&Hgot
>@@got +
?A<got -
@ACgot _ +
>=Agot _ -
@@>got _ P
@>Bgot a
D>Bgot it
?>Agot me
CAAgot my
=@?got the
@@Cgot this
BC=got to
ED@gotta
BA@gotta +
BA@gotta love
>>Bgotten
A@Bgotten +
??Agov
@A>gprs
FF@gps
BC@gps !
=?@gpu
B@@grab
??@grad
>>?grade
>C@grammar
:=>grand
??<granted
@@>graphic
A?@graphical
FDAgraphics
==Agrateful
AB?gravity
@@>grease
QGTgreat
<=?great $
BA@great +
BA@great _ +
?@>great and
A@Bgreat as
A@Cgreat buy
CAAgreat camera
B@@great car
@B?great device
@@>great for
A@Bgreat little
>>Bgreat phone
A@Cgreat product
@@<great song
@?Bgreat sound
BADgreat_deal
C?Cgreat_job
BAIgreat_price
YK;great_review
BA?great_review !
CA?great_review $
@@?great_stuff
A@Egreat_value
JC?great_video
BA@great_video !
B@<great_work
??Cgreater
@BAgreatest
???greece
AB@greed
@C@greedy
HH@green
@A=greer
@?@grey
=@<grief
@@Agrilled
AA@grin
C?Agrip
BD:gripe
AD?grocery
A@@groove
@ACgross
B@@ground
=<Cgroup
?@?groups
AAAgrowing
>@@gs
A?@gsm
TCDgt
GAAgt cut
??@gta
::@gtr
B?Cguarantee
>F=guaranteed
:B7guess
??>guess i
?C>guessing
B@>guide
??Cguilty
??Cguitar
?A?gun
:=?guy
B@@guy +
C@@guy _ +
?B@guy in
:=Fguys
A@Bguys _ +
AG@gym
?>Agz
?@<h
=>7ha
@A>ha !
@@Cha +
>>>ha _ +
@@Bha ha
@@Ahabit
@B=hacked
@B=hacks
9A>had
C?Fhad +
@@>had -
A=Ehad _ +
?@=had _ -
?>@had _ N
=:@had a
B@Chad an
@B=had it
B@Dhad no_problem
A@Bhad no_problems
BE@had one
A@=had problems
>=@had put
>>Bhad the
AB@had them
?@>had this
?A5had to
>=?hah
@>;haha
>A=haha $
B?Bhaha -
AB@haha i
=8>hahaha
==?hahahaha
B@@hahahahaha
8:9hair
?>Ahaircut
=7Chalf
@A>half hour
>?@half the
C@Fhalloween
@:Ehand
55=handle
>>@handles
CI>handling
HEKhands
BCDhands N
BCDhands down
A@Chands of
@B>handset
A@Ahandsome
A@Bhandspun
?@@handwriting
E@Hhandy
DBHhang
A@Bhang out
B@@hangers
>=Ehanging
@C<hangover
@A>hangover !
AA?hangs
<>Ahappen
AAChappen to
>D>happened
@A@happening
::?happens
ABBhappier
A@Chappiest
B@Chappiness
F;Bhappy
@@Bhappy _ +
B?Fhappy_birthday
4-Ehard
A>Ahard on
B@Chard to
C@Fhard_disk
;;Ahard_drive
B@Chard_to_beat
>?@hardcore
??@harddrive
@A>harder
A?Dhardly
?G=hardware
>T?harley
??Aharness
@A<harsh
RUChas
@><has +
@E9has -
BB@has P
CABhas _ +
?B;has _ -
AA>has _ N
A>@has _ P
DJBhas a
>>@has already
@=Bhas an
>=Dhas been
ED>has better
@>@has flash
==@has had
B@Ahas many
AA=has never
AE>has no
@A>has nothing
AB@has some
B;?has the
>@>has to
@@>has trouble
>=@has wifi
A@Bhas worked
?@=hashtag
H@Hhasnt
A@Chasnt been
AA=hassle
B>Dhat
GF:hate
=>Bhate -
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
AF?have
<<>have +
@@Dhave -
>@Ahave _ +
CABhave _ -
>>>have _ P
>;Chave a
@?Bhave all
A?Bhave always
E@Bhave an
??Bhave any
=>?have become
?C9have been
=<?have better
>?@have changed
@?Chave complained
@G?have done
@?Bhave dropped
AAChave ever
>@>have flash
@@Bhave found
@>Bhave fun
AD@have had
@D?have ipad
?A;have liked
?>Chave never
?;Bhave no
A@Bhave no_complaints
@>Ehave not
@A>have noticed
CA@have on
AB@have only
CADhave owned
@?Bhave plenty
?>@have siri
?=Bhave some
AADhave taken
=:>have the
BCAhave them
@A=have this
@F8have to
AA>have tried
>?@have you
=3Ihavent
>?>havent been
B@Bhavent had
CAKhaving
@>Ahaving _ -
><Ahaving a
B@Bhaving the
ACAhaving to
A@Chawaii
@@?hbo
DF?hd
A?Bhdd
9>?hdmi
@B?hdmi out
EABhdtv
/-@he
;?@he +
AB@he -
C@@he _ +
AB@he _ -
B@Ahe did
?>@he has
GG>he is
>@@he makes
AC@he never
?>@he only
B?@he said
@B@he say
EBAhe says
>@@he talk
CB@he was
@@>hea
8>Ahead
??;headache
BR:headaches
IDAheaded
DAAheaded to
@?Cheadfone
C@Bheading
AE?headlights
?F2headphone
AC<headphone jack
B@8headphones
AB>heads
AA<headset
FABhealth
?@>healthcare
??=healthy
@A?heap
>>@heaps
;?8hear
AABhear _ +
@B=hear the
2>7heard
>?@heard _ +
>?@heard it
@A>heard of
?B@heard that
@A>hearing
A@Chears
@;<heart
@A?heartedly
:A;heat
?>Gheaven
@Q>heavier
@B?heavier and
B?Bheaviest
@@>heavily
>D9heavy
?<Bheck
G;Bheel
AADheh
A>Chehe
>>=held
@@Bhelen
<5Khell
@@Chell !
?>Dhell $
@@Bhell _ +
@B=hell _ -
>>=hell is
B@Fhello
78<help
BB@help but
>>@help you
AC@help_me
>I=helped
AD@helped -
:<?helped_a_lot
B@Bhelped_me
G@Dhelpful
??Bhelping
@A=helpless
?=>helps
>F>hence
<=?henderson
=?Fher
>@>her +
@@Cher -
@?Bher P
@?Bher _ -
@B@her nails
/1=here
?>Chere _ +
@B?here _ -
?>@here after
?>Ahere i
=;Bhere in
BABheres
A?Bheres a
@B@heritage
@A?herman
>>Ahero
??Aherself
3-@hes
AA>hes -
=>@hes got
A@@hey
:5Chi
B@Ahi _ +
B@Chidden
?B=hide
GB@hideous
?>@hides
EGBhigh
>??high_quality
8C:higher
?C@higher resolution
A?Bhighest
A@Bhighlight
HCRhighly_recommend
A@Bhighly_recommend it
A@Chighly_recommend this
AA@highschool
@>Ehilarious
>?Ahilarious !
BA@hilarious $
A@Ahill
B?Bhim
?@=him $
@?Bhim +
>?Ahimself
??@hip
??>hip hop
DF>hire
60>his
BA@his +
AF?his N
BAAhis P
>>@his job
BA@his own
C@@his voice
DB?historical
ID?history
CO;hit
AB=hits
>??hitting
=>Chmm
CDBho
@@?hobby
BADhockey
@A=hoffman
A@Bhokies
GABhold
DBDholding
B@Bholds
:6Chole
??@holes
A@Bholiday
;<?holy
>>@holy_crap
G@Aholy_shit
HDBhome
@@Ahomes
BE>homework
B@Bhomie
C@@honda
?J=honest
?L<honestly
>?@honestly +
>?>honey
8?>honeycomb
<==honor
B@Dhonored
A@Dhonors
AABhoo
B@@hood
CEChook
@BAhooked
<<@hoop
EB@hooper
DADhooray
A@Bhooray !
;=<hop
8D1hope
>A=hope _ +
?@<hope i
>??hope it
=>@hope the
CBAhope they
A@Bhope to
?A=hoped
6:5hopefully
?@>hopefully _ +
?@<hopes
?A?hoping
CA@hoping that
@B@horizon
@@=horizontal
@A<horrendous
DG-horrible
?>Chorribly
??Chorror
CE?horse
?B?horsepower
A@Ehorses
<=8hospital
B@Chost
@A;hosted
A@Bhosting
GJ6hot
CA@hot !
B@@hot $
@A>hot and
@A>hot spots
B@Chotel
EAAhott
<<Ahottest
?L1hour
SZ7hours
?6Ghouse
?>@house !
?@>house +
@?Bhouse _ -
??=houses
A@Bhouston
A1Dhow
A?Bhow +
><>how -
BDBhow _ -
AB=how did
=>Ahow do
>>@how good
>>@how hard
EC@how is
=?@how it
>?>how long
C@@how she
@BAhow the
@@Ghow to
=<?how you
:>=how_many
AB@how_many times
D@?how_much
B@@how_much is
@@>how_much money
2C@however
?A>however i
?<@hows
?>@hows the
=O9hp
AD?hr
AC>hrs
=E?htc
>@@htc flyer
?=Ahtml
@<?huawei
??@hub
BAEhubby
A?Dhubs
@?Ahug
5>@huge
=>@huge !
@@Bhuge +
@C<huge -
BADhugs
AC>huh
BBBhulu
AC@hum
??Fhuman
>??humans
>@@humm
FB@humor
???humour
AD<hundred
@A>hundred dollars
A?Hhundreds
A@Chundreds of
@B9hungover
>?Chungry
B@@hunter
?@>hunting
;@?hurry
>>@hurry up
?I8hurts
?B>hurts !
>>Bhusband
?@>hush
A?Ehuzzah
@@Bhuzzah !
B?Dhv
?>@hve
?B=hwy
EE@hybrid
BL;hype
A@Bhyped
B>Ahyperfuse
9<?i
HJFi +
>>;i -
DEAi N
=<?i P
B@=i _ +
BD<i _ -
>==i _ N
:;Ai _ P
C?Ai actually
A?>i also
?>Ci always
<9Bi am
?@>i are
>??i ask
BF@i assume
?A;i ate
;=@i believe
?D=i bet
=A=i bought
A@Bi brought
:;@i buy
@A=i called
CABi can
BAGi cannot
A@Ei cant
AD@i cant_stand
>=@i cant_wait
BC@i chose
@?Bi compared
<?:i could
@@Bi created
A?Ci decided
@>Bi did
==@i disagree
C>Ei do
<?Bi dont
@=Bi doubt
EA@i drove
@>Ai enjoy
AD>i even
?>;i feel
=A>i feel_like
BB@i fell
A@Bi felt
B?Ei find
@C?i follow
@@Bi forget
?<Ci found
@?Bi gave
?>Bi get
A@Ci give
@=Ai go
CCBi got
B>Bi had
@B;i hate
I:Hi have
A>Ei havent
;A<i heard
C@Hi highly_recommend
;C<i hope
@?Ci imagine
<:Ai just
>?@i just_bought
?C?i just_like
ABAi keep
@>Ai knew
=;@i know
C@Ei like_the
<A?i liked
BAAi liked_this
B@?i live
AB@i lost
LEIi love
ABCi love_it
FBCi love_this
A@>i love_your
AABi loved
@?Bi may
BD@i met
@?Bi might
@B>i miss
@?Bi must
;:?i need
;:Ai never
??Bi only
??Bi ordered
=>Bi own
@@Bi p
>A?i pad
?@=i paid
@@>i personally
>?@i play
@@Bi played
B@@i prefer
CD@i prefer_the
@@>i purchased
>>>i read
DAAi recommend
@A>i remember
@A>i returned
>?Ai said
E@Ai saw
?>>i see
AB?i should
>@?i sold
AA>i spent
BA=i started
@H@i still
B?Bi switched
?@>i tell
AF?i test
E?>i think
@<Bi thought
?B:i tried
@B>i try
??Ci turned
AD@i understand
?9Bi use
AB?i used
A>@i wait
>=?i wanna
>=@i want
<>;i wanted
F@Ai was
C@Ai was_like
A@Bi wasnt
CC@i watch
?>@i watched
>?>i went
GH:i will
<?:i wish
=<Ai wish_they
CD?i wonder
BA>i wont
JJFi would
@@<i wouldnt
;H3i_agree
@@>i_agree with
EAHi_expected
68Ii_guess
??Bi_guess you
AT8i_hate
[PCi_like
@B@i_like _ P
FCBi_like it
?A>i_like my
CB@i_like that
FEBi_like the
=?@i_like this
>@>i_like to
A@Hi_love_you
@:Hi_mean
??>i_need_this
FCAi_really_like
B@@i_really_like the
%(2i_want
>??i_want _ +
=A>i_want a
>>@i_want it
:;?i_want one
;=@i_want that
CA?i_want to
BADi_would_like_to_see
CBBiam
@@?ibooks
88Aice
?<Cice cream
?F?icing
@C@icing on
?A>icky
>>?icon
7<?iconia
>=@iconia a
@@?iconic
3-@ics
DI4id
?C;id +
?>Aid -
A@Bid buy
A@=id have
@B@id say
@D@id still
BC@id_like_to_see
GA=idea
BABidea _ -
B@?idea what
A@Aideal
@@Aideas
@B?identical
A@Aidentify
C3Fidiot
A?Aidiotic
H;Aidiots
?9Aidk
?>@idk how
@>@idk why
??Bie
HFDif
=@?if +
;A;if _ +
>7Dif _ -
@ABif _ N
>A=if _ P
??>if a
AB@if anyone
J<Cif i
=@>if i_want
=?@if im
C>@if it
<?<if its
@A>if my
>A>if not
>??if that
>=Bif the
BAAif there
AABif these
BBAif they
<@>if this
BA?if we
=BBif you
CD@if youre
A=@if_only
BBEif_you_like
A@Bif_you_think
>>@ifad
@A@iffy
@A@ignition
>?<ignorant
?@>ignore
A@Cignored
??@ignoring
??Bihp
>>?ii
??Aiii
AB@ikr
AA?il
F%[ill
A>Aill +
>>@ill -
@=Eill be
B@Aill come
@>Aill get
?>Aill give
C?Bill have
@B@ill stick
?BBill_buy
@?Aillegal
@A>illiterate
C?Cillustrator
5%Eim
E>@im +
>D5im -
<<@im P
=A>im _ +
@@Dim _ -
@A=im _ N
>>=im _ P
DACim a
@@>im at
==Aim back
?>@im disappointed
B@@im excited
AB@im from
B@Bim glad
@BAim going
=@?im in
?@Dim just
?>@im looking
A>Iim not
?>Aim on
=>>im pretty
A@Cim so_excited
BAAim sorry
?>@im torn
AC@im waiting
:9@im_buying
>=@im_buying one
@C1im_dead
?>Cim_done
'67im_getting
=>@im_getting one
=@?im_getting the
=>?im_getting this
BC@im_sold
?A@ima
??Himage
A@Bimage quality
EC@images
A@Bimages to
D;Iimagine
@@>imho
BB@imitation
GB@imma
@>@immature
ACCimmediately
?E:imo
@@>imo _ +
>??impact
@A=impatient
@J@import
BC<important
AB?importantly
>>@imported
@G?imports
BC;impossible
AB=impossible to
@A?impossibly
ACBimpress
DC=impressed
@@Bimpression
:>;impressive
?ABimprove
BBAimproved
A?Fimprovement
A@Bimproves
A7Bin
:<;in +
?@>in -
@B<in N
A=Ein P
8>9in _ +
AACin _ -
CF?in _ N
?A=in a
A@Bin about
?>@in advance
@?Din all
@@Bin almost
=>@in america
??=in any
>>@in australia
=?@in canada
?B@in china
@>Cin europe
B@>in every
BBAin fact
AC?in for
CACin front
@@Bin general
?>Ain hand
AEAin his
CB?in it
BB=in its
>>?in japan
A@Bin like
>??in love
EAAin my
B@?in ny
??>in on
CI?in one
CAAin places
@@Cin south
>?>in stock
AABin the
@?>in their
AB@in them
B@?in there
><@in this
>@=in to
==@in uk
?>@in value
@B?in winter
A@Bin you
=>Bin your
?>@in youtube
AF?in_depth
CADin_love_with
@@>inadvertently
@BAinc
>?@inception
58Ainch
9>?include
>??include the
>;Iincluded
=>>includes
EADincluding
@@?inconveniences
>>>increase
@@?increased
C@Eincredible
A>?indeed
@@Bindependent
=@=india
BEAindian
BABindiana
B@Eindistinguishable
??@individual
AD>indoor
B@@indoors
=@?inducing
FCBindustry
>@=inexpensive
AA:inferior
@F?infinity
>=<info
>??info !
C@@info $
>?@info _ +
?>@inform
?@8information
@@>informative
@=Cinfrared
@A>ing
A@@inherent
??>initially
???inject
@?@injected
AB>injured
@B<injuries
BB@inking
@B@inlove
@?Ainner
HC?innovation
==Binnovative
CA@input
???ins
?G4insane
@>Binsert
<>=inside
?@>insisted
?@?insisting
C@@insole
??@insoles
?@<inspection
??=inspiration
A?Einspired
@?Binspired by
=@9install
@@>install the
@C:installation
?C<installed
BB?installing
AA@installs
?A7instant
B@Finstantly
@:?instead
A>@instead of
???instruction
@A;instructions
=<@insult
???insulting
??@insults
@?Binsurance
>?>insure
AA@intakes
@C@integrated
AD?integration
>A?intel
>>>intelligent
?@>intend
<9@intentionally
;;9interested
??>interested in
:6:interesting
FBDinterface
@@>interferes
CD@interior
<=;internal
A@Cinternational
>6?internet
BA@interview
AA=into
?>Ainto _ -
?B@into a
CB>into it
CCCinto the
CCBintrested
16=intro
<@?introduction
JATintuitive
@A@invent
@AAinvented
???invest
==@invested
?>@invested in
BABinvesting
;:Ainvestors
@D@involved
AA@ioniq
B??ios
B@@ios is
?>Ciowa
<<@ip
8[3ipad
AC@ipad !
DD@ipad $
BE?ipad +
C>Aipad -
;<?ipad ?
B@@ipad N
BJ=ipad _ +
D:Bipad _ -
@>@ipad _ P
@<@ipad and
@>@ipad but
>;Aipad for
AC>ipad is
C>Aipad sucks
?>@ipad to
BH@ipads
@D?ipads +
@)Diphone
?@>iphone _ +
7@?iphones
>:Ciphoto
JAGipod
@@>ipod _ N
@@>ipod or
A;Jipods
AA@ips
<=?ir
?>Airish
?>Airiver
@AAiron
99?irony
A?@irrelevant
KI@is
VHMis +
HZ3is -
B@;is N
LDIis P
EEKis _ +
<I0is _ -
?A>is _ N
AA:is _ P
??Fis a
>=Bis about
CA@is actually
C?Ais already
ABBis also
@A=is always
DACis amazing
><Ais an
==@is and
B@Ais as
@?Bis average
?BAis awesome
DABis awsome
@B@is bad
A>@is beautiful
>@?is because
4D>is better
AB@is beyond
>>@is cheaper
@A>is closed
>>@is concerned
@B>is constantly
AA>is crap
A@Bis dead
@ABis definitely
CBAis doing
BA>is easily
B?Fis easy
BD@is enough
B@Dis excellent
B@Eis fast
@B?is for
@@>is full
CA@is funny
@B@is gay
?>=is going
B?Ais gonna
CA?is good
C?Dis great
@@Bis here
CB@is hot
CA@is i
>>?is in
77@is it
@A<is its
CD?is just
<=>is king
B@Cis light
>>?is lighter
@@>is loud
@C@is making
HCAis much
BEAis my
CF?is no
7<:is not
@B@is not_enough
@@=is not_worth
AC@is nothing
=>@is now
?@=is of
@@>is ok
@DDis on
>>?is one
BABis only
>A<is out
>=Bis perfect
@A>is pretty
@A>is ridiculous
@B@is right
BB@is sexy
AC?is she
AC@is shit
>=@is short
A@Bis simple
BAAis smooth
B@Ais something
@B?is sort_of
=DAis still
>B=is superior
>A?is terrible
A@Bis terrific
AC@is that
>FCis the
@B>is the_worst
=<@is their
<;@is there
6>=is this
A@>is to
@?Cis trying
A@Cis ugly
AB>is useless
A@Cis very_good
>=@is watching
BA@is way_better
@A>is well
@@>is where
==@is why
D@?is worth
@B=is wrong
=??is your
@B;is_a_joke
BEAis_like
<J?is_sick
=GAis_the_best
9@=is_the_best $
DA?is_the_best +
B@Ais_the_best camera
>C?ishit
79Aisland
9>=isnt
AC?isnt N
?@>isnt _ +
@>?isnt _ -
ABAisnt it
?>@isnt the
?>@isnt_bad
@A>isnt_worth
?A:iso
?@>israel
;<Fissue
@A?issued
A:Kissues
>=@issues and
>8Fit
<;Ait !
A@>it $
CAGit +
@E=it -
BB@it :)
;<@it ?
<=;it N
CAAit P
MB@it _ +
;B?it _ -
?@<it _ N
?D?it _ P
?>Bit a
AE?it about
A@Bit actually
@D?it again
B?@it aint
BBCit also
C<Bit at
@B<it back
>>@it being
?>@it blend
><Ait but
A?Bit came
AA>it can
ABAit close
><Bit comes
CA@it could
AE;it does
F>Dit doesnt
A@Dit dont
@B?it easier
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
AF?it i
@@Bit if
>L:it in
FECit is
>;@it isnt
?>Bit it
>?@it its
@B:it just
@A;it lasted
EB?it looks
>@@it looks_like
BB<it makes
>?@it may
<>@it might
>>@it never
?>Ait not
?@Bit now
AC@it off
?=Dit on
<<Ait only
>?;it out
B?Cit over
D@Git plays
@B>it probably
?A>it right
BB@it runs
=>@it seems
?>@it should
B@Ait sound
BD?it still
AF@it sucks
?B@it support
@B=it takes
>A>it that
@?Bit the
@?Bit there
9;<it to
AB?it took
A@Dit up
@F@it was
@B?it when
>=Ait will
?>@it with
=>@it worked
@=?it works
A@Bit works_great
>?>it worth
BG7it would
@?Cit_like
?<@it_means
BS=italia
8:>italian
>>@italian car
?>Bitaly
?@Bitd
BBGitem
:<?items
KG?itll
C@@itll _ +
E8Cits
NICits +
CICits -
@D;its N
@<Bits P
@@Cits _ +
@;>its _ -
=>;its _ N
AD>its _ P
>=>its a
>A?its about
B@@its also
AA>its amazing
B@Aits an
AB?its battery
>??its been
DE@its better
:=?its called
A@Cits cool
=A=its definitely
@A=its down
@@=its easy
??>its far
A@Bits fast
?=@its from
@A>its going
>@Aits gonna
=B?its good
@?Bits hard
AB?its in
CCAits just
?@>its kinda
AB@its like_a
>>@its made
>=@its much
BB@its my
BACits nice
97>its not
>?@its out
:;?its the
AA>its time
@B@its ugly
@ABits well_worth
@@>its worth
?>@its worth_it
@C?its_a_shame
HC;itself
?A@itunes
Z=Nive
?>Aive _ +
>@<ive _ -
@?Bive _ P
B??ive been
A@Eive bought
BB?ive ever
CB>ive had
@@>ive heard
=>>ive never
B?Cive only
A@Cive owned
>=Dive seen
@A>ive tried
A@Bive used
@@Dive yet
67?iverson
CBBiz
?C?j
9;7jack
B@@jackass
@@Bjacks
@?Cjackson
E?@jaguar
>?@jaguars
>>@jailbroken
BDDjam
<;@james
@A=jan
?>Ajanuary
F@Ajap
;;?japan
><@japanese
A@Bjason
A@Bjava
A@Djays
>>@jb
?>Bjealousy
??Bjeez
@B?jelly
A@Cjen
%%?jeremy
?F>jeremys
@A;jerk
??Bjerry
A@Cjerrys
@?>jersey
DB?jesus
DC@jesus christ
AA@jets
@@>jewels
>>@jezza
A@Ajim
;=?jizz
=<@jizzed
<E?jk
>B?jk $
B;Bjob
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
=>=jokes
A@Ajoking
@A?jon
??Bjones
FB=jordan
@@Ajosh
A@Ajourney
@@<jpegs
@@?js
EA>judgement
A@Bjuice
?H?juicy
A@Cjukebox
?@>jukebox zen
A@Cjulia
@>@jump
A?@jumped
A@Bjumping
>P*junk
B@Cjunky
BH>just
BC@just $
HAGjust +
CH;just -
B@Bjust P
AB@just _ +
CB>just _ -
A>Cjust _ N
CB=just _ P
?GAjust a
C@Ajust about
AD@just another
D@@just as
@@>just be
?>@just because
??Bjust buy
?>@just cant
=>@just did
=B?just dont
B@Ajust finished
A@Bjust found
@E@just get
>?@just google
C@=just got
>>Bjust had
BA>just has
@C@just hate
A@Bjust landed
AB@just looks_like
A@Bjust made
BA@just my
==@just need
BC@just not
@B?just over
AB?just plain
@?Cjust purchased
C@Ajust put
@?Bjust say
?>Ajust saying
B@@just see
CAAjust take
C?Cjust the
>??just use
?A=just want
>>?just wanted
?>@just what
@@>just woke
%.;just_bought
<>=just_bought one
;<@just_bought the
=<?just_like
:<?just_ordered
=>?just_ordered mine
??<justice
AJ?justify
@A@justin
>>Ajvc
&%=k
>>@k $
>>@k +
@BAk ?
BA@k used
??Akai
;<Akarma
@@Akb
A@Ckbs
FH9keep
AB@keep my
?C@keep the
AA=keep your
B@Akeep_going
DA@keep_it_up
C@Akeep_up_the
A@Bkeepers
CCAkeeping
EP5keeps
A@Ckelly
A@Ekentucky
BI7kept
A>Bkey
>B>keyboard
AC@keyboards
@A=keypad
=<?keys
<=Dkick
CBAkick_ass
??>kicked
>??kicking
B@Ekicks
:<Dkid
AD>kidding
<;4kids
@BFkill
ABAkill the
?B?killed
ACBkilled_the
MCEkiller
C@@killer !
AAAkills
LBCkind
CAAkind words
FF7kind_of
A@>kind_of -
EGBkinda
@E@kinda -
@@>kinda N
EG?kindle
@I>kindle_fire
@@=kindly
AA@kinds
*66king
@@Bkingdom
@A?kings
@@<kiss
<:Akit
B@Ckitchen
>?=kits
A@Ckitsch
??>kitten
:;@km
@@?knee
@=Dknew
@@Bknew i
@A>knife
C@Ckno
>>@knock_off
@A<knocked
AA?knockoff
%,:know
??Bknow ?
ABAknow _ +
>>@know _ N
>??know about
@A>know better
>?@know exactly
A>@know if
>A@know that
?@=know the
B@@know this
>>Dknow what
BA@know why
BBAknowledge
DB=known
CC;knows
AB@knows what
AB@knuckle
@@?ko
D>Akobe
GAAkobo
A@Bkodak
B@@kool
CB=kudos
4+Fl
A>@l _ -
A>Cla
ABAlabel
???labled
=>=labor
@BAlabs
;D5lack
?@=lack _ +
>A=lack of
=@>lacked
BE@lacking
BDAlacks
AABlad
A@Aladder
BBDladies
BA@lady
HHAlag
BG@laggy
=?@lags
C@Flaid
A@Blaid out
?@>lake
<??lambo
BB@lamborghinis
B?6lame
A>Aland
AABlanded
@@>landlord
??Alandscape
BAClane
A??language
>??languages
??>lap
BJ?laptop
>?@laptop and
HD?laptops
DBDlarge
A@Clarge and
AAAlarger
A@?largest
@F=last
?>Blast longer
?A>last month
CBBlast night
;<@last week
DI*lasted
AB;lasted about
>??lasting
BB>lastly
A?Clasts
GD>late
@A=lately
@D?later
<<>latest
@@Blatter
8E<laugh
>A?laugh at
?>@laughing
A<Alaunch
AAAlaundry
?>Blaw
=>@lawl
;7@lawnmower
@A;lawsuit
9==layer
?@?layered
???laying
AF>layout
@B@layout of
@BAlazy
??@lb
<=?lbs
>?@lc
G@Llcd
A@Blcd screen
==?le
@?@lead
A@Cleader
>?;leaders
DAEleading
>>Aleads
ABBleague
>=Aleak
D:Cleaked
BA@lean
26Alearn
@C@learn from
?>@learn to
A?Ilearning
HI>least
=?Eleather
=<=leave
@A<leave me
??:leaving
KCBlebron
A@@lecture
@C>led
>A7left
?>Aleg
???legal
>>Alegendary
??Blegislative
>=<legs
@@?leisure
AH@lemon
=><length
@B@lenovo
>A9lens
B@Flense
AH;lenses
???lent
>?@leo
@A>leon
89Aless
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
@A9letter
@@Bletters
>>Aletting
>?@letting me
C?8level
@A>levels
ABAlever
43@lew
@@>lexar
@F@lexus
@J>lg
AE?lg optimus
A@Bli
%-9liberty
AA>library
?==license
A@Blid
??Flie
>=@lied
=:@lies
B>Mlife
?E?life $
A@Blife +
A@Blife _ +
???lifespan
AABlifestyle
IDHlight
B@Clight and
AE<lighter
AABlighting
@B@lightning
C=>lights
CBFlightweight
%;:like
??>like P
@B@like _ +
AE?like an
>??like for
?@>like many
BAClike my
@A>like other
C@@like them
@C@like_5
J:@like_a
@@Blike_a +
@@>like_a N
DFIlike_i
?>@like_if
?>@like_if_you
ICClike_it
BA@like_it _ +
76Clike_that
E;Ilike_the
>?@like_the iphone
C@Clike_the it
AD1like_this
<<Flike_to
ABClike_what
A@Clike_what you
4B3liked
?C?liked the
@@>liked to
==?liked_it
DABliked_this
D9Clikely
>=@likely to
9?:likes
=>?liking
A?Blil
F?Alimit
A@@limited
@ABlimits
BI>line
@@Bline _ +
A@Cline for
@A>line is
@C@line up
A@Aliner
><Dlines
@AAlining
C?Flink
@A@linked
@@>lion
@A>lip
C@>lips
B<@lisa
62<list
@@Blisted
A=Jlisten
BADlisten to
A?Dlistened
A@Blistened to
CD=listening
8:>listing
@@?listings
AA?lists
@@9lit
A@Dliterature
<<@lithium
N?Ilittle
@>?little -
AB?little _ -
A@Clittle camera
?:Blive
?>Clived
>AAlives
A>?living
+D3lmao
<>>lmao !
=>@lmao $
@C@lmao -
>>>lmfao
@DCload
AB@load _ -
=??loaded
@C9loading
ABBloads
@?>local
>??locally
AABlocations
CD9lock
AA>lock up
?B=locked
?@>locks
==Blog
@A:logged
=<Dlogic
:=@logo
AB?logo on
%1.lol
:<=lol !
7A<lol $
?>?lol +
>>@lol -
BAAlol ?
?B?lol N
==@lol _ +
>>@lol _ -
B@@lol _ N
D@Blol i
<=?lol the
??@lolz
A@Blone
>>>lonely
@R7long
?B?long _ +
=<Along as
@@Blong battery_life
?@>long it
@A=long run
AD>long to
DANlonger
?>Alonger and
AAClonger battery_life
@B@longer to
?>>longest
==?longevity
@AAlonging
PRClook
?BBlook +
BAAlook -
A>Alook _ -
@>@look _ P
C?Blook at
BAAlook good
AD@look of
A=@look_like
?==looked
>@?looked +
@A=looked at
BA@lookin
ZMAlooking
?>@looking at
BB@looking car
A>@looking to
>?<looking_forward
??>looking_forward to
UO@looks
CABlooks +
B@Alooks -
ACAlooks P
CA@looks a
:<?looks and
CAAlooks good
AA=looks great
GLDlooks_like
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
EB>loss
>D>lost
@?Clost in
SEJlot
BAClot +
>@>lot _ +
A?Blot _ N
A?Clot better
>?@lot of
C@@lot sexier
FAClots
CAAlots of
BE;loud
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
DA@love how
@@>love me
BEAlove my
B@@love sony
@BBlove that
KDClove the
B@@love them
@BAlove to
B@Blove you
HBDlove_it
@>Blove_it !
A@>love_it _ +
SFJlove_this
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
C@=lovely
@@>lover
;=?lovers
E>Eloves
A@Bloves it
C>Eloving
>?@loving it
BAAloving the
8@0low
@@=low P
?>@low _ -
@@=low light
DA?lower
??Alowest
B@Aloyal
>?>loyalty
<<@lp
A@@lsd
AA@lte
@B;luck
A@Dluckiest
??=luckily
=;Flucky
?>@lumix
BA@lunch
A@@luv
CFAluxury
AA@lvl
?@>ly
D?Dlying
@@>lyrics
LP<m
BE@m $
AA?ma
>>@maby
CB>mac
BG?macbook
AA@macbooks
H9Cmach
D=Amach e
LELmachine
@A>machine and
B?Gmachinery
:B>machines
B@@macos
C?Nmacro
839made
@C>made _ -
B?Bmade _ P
B@Bmade a
BA?made an
A>@made for
>@@made in
B?Amade it
CAAmade my
>A;made the
==@made this
??Bmade_my_day
A?Emadness
A@Amag
?BAmagazine
@A?magazines
<<@magic
DA@magical
@C@magnet
@<?mah
?>@mah battery
=>Bmail
AAAmails
BF;main
@A>main -
@A>main problem
BA@mainly
@B@maintained
=D=maintenance
@G-major
@B?major -
4<9make
?CAmake _ +
BH8make it
>@>make me
BAAmake my
@ABmake phone
@@Bmake some
A@Bmake that
?<Cmake your
<>@makers
UR?makes
@>?makes _ +
@B?makes _ -
BD=makes it
EB?makes me
BCAmakes this
A@@makes_my_day
=Q?making
AC@making -
AC@making _ -
A@Bmaking a
@B@making an
>??making it
?A>making me
BAAmaking the
AD=mall
HB<man
ABAman !
==@man $
?@>man -
??>man _ +
BAAman _ -
B?@man i
>>@man that
???manage
?>@managed
??@management
??Amanager
@@Amanaging
???manga
A@Amanipulate
@A>manner
<=@mans
=8Kmanual
?C@manual -
B??manual _ -
?C@manual focus
@@Bmanually
;<@manuals
??>manufactured
>>9manufacturer
8@>manufacturers
=>?manufacturers +
AA@manufacturing
FH9many
@@Bmany +
>?>many -
@C=many of
@A>many others
@A>many problems
?A>many reviewers
>>@many_thanks
AB@map
C?Amaps
BAAmarathon
?>=march
B@Cmargarita
A?Bmark
@B=marked
><Amarket
>G:marketing
??@marketplace
=>@markets
?Y<marques
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
DDCmasterpiece
AA>match
86@mate
=>@mate $
??>material
@A@materials
?@>math
@BCmatt
A;Dmatter
AA>matter what
@AAmatters
1F=max
@>@max $
9>>max +
B@Bmaximum
CEKmay
B@Amay _ +
?C?may _ P
ADAmay be
A@Bmay buy
BBBmay have
BA?may not
?:@maybe
D@Amaybe +
@C@maybe because
C@@maybe next
>>?maybe the
>>>mazda
@F6mb
A@Bmb card
B??mba
A@@mclaren
0==me
7:?me $
B?Ame +
@D<me -
DCBme ?
@B@me P
@>Bme _ +
>=Ame a
AACme about
@A=me alone
AABme at
@@>me but
BACme for
??>me i
A@Cme in
BA?me it
B@Ame just
<>@me know
>?@me look
?>?me my
>@@me of
@A>me off
?@>me once
?<?me to
BB@me want
>??me what
?@>me with
6<@me_too
@BAmeal
8;@mean
>>@mean +
AABmeaning
<5Cmeans
?>Ameans that
<9@meant
?>?meant to
?@>measure
A@Dmeat
BA@mechanical
AC9mechanics
F>Dmedia
@D7mediasource
@=Amedical
?@;mediocre
?<Cmeet
A@Bmeet up
A?Cmeeting
??Ameg
>ABmegapixel
>>@megapixel camera
AFBmegapixels
H:Cmeh
@@>members
CADmemorable
AA?memorized
A==memory
BA?mental
FC@mention
BB>mention the
;?Bmentioned
@B@mentioned the
DF;menu
@A>menu options
CA?menus
NN@mercedes
@@Bmercy
A?Amerry
CD=mess
DB9message
AA;messages
@B<messed
@@>messed up
>>>messenger
>>Amessing
FGEmet
EB?meta
B@Cmeter
ABBmethod
@@>methods
B=Bmetric
A=Ametrics
@@Bmetro
@@Cmets
A@Bmexican
B@Amhz
C@Bmi
><@mic
@B<michael
>D?microphone
==Cmicrosoft
>>@microsoft office
?4Cmid
@C<middle
A@Fmidnight
;8Dmight
BA?might -
@B?might _ +
A@Cmight be
@@>might find
>?@might not
@@Amigraines
>>@mike
@A>mikeys
@B@milage
CB@mile
FF?miles
B@@miles _ P
A@Amilestone
A@Bmilk
A@Bmiller
7=<million
<=?million views
>?Amillionaire
?B@millions
DHAmin
12?mind
B@Dmind_blowing
??@minded
4>9mine
?>@mine !
=@?mine $
@B<mine back
@>Bmine for
>>@mine in
AA>mine was
>=Eminecraft
E@@mines
7=<mini
DGFminimal
?@=minimize
@?@minimum
@?Aminnesota
@?Bminor
A?Fminor -
<;=mins
CJ?mint
EF;minute
MIJminutes
@?Dminutes to
?@?miracle
@@Bmirror
?>Bmirrors
@@>misguided
DT3miss
@A>missed
>A<missing
BAAmission
:=:mistake
==@mistake $
>=Cmistakes
A@Cmix
C?Fmixed
DCAmixing
@A>mj
??@mk
54@mkbhd
DACmm
BA?mm N
A@Bmms
??Amo
D>Kmobile
A@Cmobile service
ABBmobiles
;9Dmock
7=>mode
B@Cmode is
B<?model
C@Amodel s
?>@model y
<;@modeling
;67models
A@Cmodem
C@Amoderate
AE>modern
DECmodes
BA@modify
?A>module
>B<mom
D=<moment
???moments
@@?momma
AD<moms
>A@monday
A;7money
?>@money $
>?@money ?
>>@money _ -
A@Bmoney and
>??money back
??>money by
?=Cmoney for
?@=money on
@C>money to
@A>monitor
?A@monitors
77@monkey
>>Dmonopoly
@@Cmonroe
EABmonster
???monsters
;K-month
>>@month P
B?Bmonth ago
@@=month and
CO*months
B@>months and
?>Amonths now
@B>months of
?ABmonty
AC9mood
A?Gmoon
??@moot
@@Bmorgan
@>>morning
??>morning _ +
DB?moron
BA@moron $
;;@morris
?=Bmostly
><@mother
@>@motherfucker
<@?motion
==?motor
9:@motorcycle
;B?motorcycles
FD?motorola
@B@motorola xoom
CC@motors
>?@mount
@?Cmountain
GA@mouse
BG>mouth
AB?mouth $
;=>move
ABAmove the
?>@move to
B>Amoved
AB9movement
BH?moves
EB?movie
FB@movie $
?>@movie ?
AE9movies
@?Bmovies on
@A7moving
;9Cmp
>=Amp camera
C@Hmpeg
>=@mph
?>Amps
B8Dmr
B@@mrs
=>?ms
??Bmsnbc
;<@msrp
C@Emt
@[;much
AB@much $
=H;much +
>A=much -
BE@much ?
>>Bmuch N
@E@much _ +
>??much _ P
CABmuch as
?@>much easier
AB@much faster
D@@much for
??Bmuch fun
><Cmuch less
@A<much nicer
??>much of
>@Amuch to
HL>much_better
B?Bmuch_better than
=>@multi
??@multimedia
@=Gmultiple
?E@multitasking
>>@multitouch
@@?multitude
?;Bmum
A@Amummy
??@muppets
>>Amurdered
@A?murphy
AK?muscle
NDGmusic
<=@music $
CABmusic +
AABmusic and
A@Bmusic collection
@A=music files
A@Bmusic is
@?Bmusic on
AB@music to
;;>must
AB@must -
?>>must be
;@<must_have
AU=mustang
>?Bmy
?B;my +
B=Bmy -
@B?my P
FADmy _ +
=>Amy _ -
>@@my _ P
@@Bmy archos
@A=my area
A@Cmy back
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
@B@my device
B@@my dream
BB@my dream_car
@A=my dvds
@A=my emails
C@@my experience
B@Bmy fav
BD>my first
BAAmy flight
<A<my friend
?@Bmy girlfriend
BB@my hand
A@=my heart
@B@my htc
=F?my ipad
DA?my iphone
@B=my last
@>Cmy life
;=?my mind
@A=my mom
@A>my moms
?>Bmy money
@@Bmy music
??Bmy name
EA?my next
@@Bmy nomad
@?Cmy old
?A>my only
CFAmy opinion
=?=my own
@A=my pc
>C;my phone
@>@my point
@@Bmy previous
@B@my ps
=>Amy purchase
@@Bmy sister
?>@my tablet
A@Bmy truck
@A>my unit
B@Amy wife
?>Cmy_ears
>;Hmy_favorite
GBAmy_favourite
A@Bmyriad
LDImyself
BC@n
?==na
>,Dnah
@BAnail
?C@nails
@@Bnaked
94Fname
@>Aname ?
>??name of
==?named
?A6names
>??napkin
?@>nasty
A@Bnate
>?=natgeo
A@Bnation
BGBnational
B@Bnations
DDFnatural
A@?naturally
??Bnature
BACnaughty
?>Cnavigate
DB?navigating
?C6navigation
BCAnd
;<=near
=>@nearly
@?Bnearly _ -
EAFneat
@?Enecessary
???neck
BG?need
>??need _ +
?>Aneed _ -
CA@need _ N
=9Eneed a
@@Bneed and
B?Cneed for
@B;need it
@ABneed to
@?<need_one
FBCneeded
HRBneeding
B@Aneedless
BR9needs
AA=needs _ -
AC?needs a
>?<needs to
@D8negative
AB@negatives
>@=neglecting
?@Aneighborhood
AC@neighbour
@E5neither
A@Bnephews
?=Dnerd
=<@nerve
@ADnervous
@@Bnervous _ -
@@Bnervous as
?@?net
DD?netbook
<=@netbooks
HCAnetflix
?B?network
>?>networking
@?Bneutral
?N8never
?A=never -
AC?never N
B@Bnever _ +
@B@never even
A@Bnever go
?;Bnever had
@B@never said
>>Anever seen
?>@never use
>>@never used
@A<never worked
AC6never_buy
@AEnew
A?Cnew +
B?Anew -
?@>new P
A@Bnew _ -
@B?new computer
@@>new dvd
B@@new honda
=:@new ipad
@A=new ipod
@@>new one
CA@new phone
BB>new samsung
>>?new to
BA@new_subscriber
?>@newegg
AHAnewer
AA>news
??@newton
GB@nexode
MIFnext
>@@next P
?>@next gen
@BAnext one
FH@next time
A@Bnext week
CBAnext year
<<?next_level
BG?nexus
BA@nfs
@?Bnhs
PO:nice
B@Anice +
AB@nice _ +
@B?nice as
BDAnice but
BB@nice car
>>@nice features
>H?nice_job
??>nice_one
QJ>nice_review
B@@nice_review +
D>?nice_try
BA?nice_vid
A@@nice_video
@@=nice_work
EFEnicely
CB7nicer
E@Fnicest
:;Anick
@A=niece
?@?nielsens
B@Anifty
>==nigga
J@Knight
AI/nightmare
@;Anightwing
TEBnike
???niko
MDRnikon
C@Gnikon coolpix
@@>nikon slr
A@Cnikons
<<?nine
A@@ninja
@@>niro
<>@nissan
>?@nissan gtr
,?2no
@B<no !
><?no $
=@@no +
?B@no -
=>>no _ +
ABBno _ -
?>@no _ P
@C:no disc
@A=no disk
AC@no email
>>?no go
@B@no hdmi
@B>no help
=<@no it
A?>no its
>>@no joke
@A>no longer
AA=no matter
@>Cno need
A;Bno one
@C;no picture
@@>no reason
?>@no shit
A@Bno than
@B@no this
BD@no_brainer
@>Eno_complaints
D@>no_good
B@Cno_issues
?>Bno_one_cares
<9Jno_problem
B@Bno_problem with
H?Fno_problems
C@@no_regrets
QCCno_thanks
<B9no_way
BH>nobody
B@@nobody_cares
@?Bnodding
EGAnoise
>??noises
ICSnokia
A@Bnokia _ +
@@Cnokias
;=:nolan
DA?nomad
@@>nomad is
@?Bnomads
@@>nominated
G>Dnon
@B=none
CB<nonsense
;7Anoob
@AAnook
?I=noone
;9=nope
CA?nor
HE?normal
??@normally
A@Cnorris
CBBnorth
@I6nose
AA>noses
8@;not
>=@not $
?D@not +
<<;not -
@<Fnot N
@>Bnot P
CAFnot _ +
GAAnot _ -
@C=not _ N
?I<not a
AA>not able
>>@not always
><@not an
CF?not as
ABAnot be
AB@not better_than
AC@not buy
@?Bnot for
@A>not give
@>Anot going
@?Bnot had
>@@not have
@A>not i
B?Bnot just
>@@not letting
B@Bnot like
>>@not made
@?Bnot many
BBBnot only
@B=not play
@B=not read
@B=not recognize
>?>not recommend
@A>not respond
@A>not seem
@=Bnot sure
@@Bnot take
=9@not the
?B<not to
@?Bnot used
?>Bnot want
@@>not what
@C=not work
>@?not wrong
?>Bnot yet
AB@not_a_bad
>?Bnot_a_fan_of
BA>not_as_good
?=Bnot_bad
B@Cnot_disappointed
AH?not_enough
@B@not_enough to
=;Enot_even
>>@not_even close
AC@not_even_funny
C@Anot_for_me
?B@not_funny
=A6not_good
?C?not_great
?A@not_impressed
DAAnot_so_bad
@A>not_so_good
EB9not_that_bad
@E8not_worth
DM?not_worth_it
>@?notch
>=Anote
??>note that
?A?notebook
A@Anoted
CEBnotes
??@nothin
IT@nothing
AC@nothing $
<<?nothing +
?=Cnothing -
@B@nothing _ +
@>Cnothing _ -
?>Bnothing is
BC@nothing_beats
BA@nothing_compares
<=@nothing_new
=B>notice
@B?notice that
@B>noticeable
?>?noticed
B=Anotification
<;@nov
BA@nova
<:Cnovember
B@Cnovice
?:Fnow
::?now $
:<=now +
>=?now -
@?Cnow ?
>>?now P
ACDnow _ +
@B=now _ -
?>Cnow _ N
?ABnow and
ECAnow i
>?@now i_want
BAAnow if
BB>now im
@@>now is
?@=now it
BB@now its
AA>now playing
A@Gnow that
BA@now the
EBAnow to
@@Bnow with
@A@nowhere
@B;nowplaying
@@Cnr
@?Cntsc
DH?number
@B>number and
A@Bnumber one
35=numbers
CB>numerous
@@>nursing
AD?nuts
C@@nvidia
DA?ny
A?Fnyc
<A:o
@@=o $
>@=o o
?B=obama
>?Bobjective
?@>observed
AA@obsolete
:;Aobvious
>A?obviously
@A;occasional
@A?occasionally
@@?occasions
B?Boccupy
>=Aoccurs
IHAocean
B@Aoclock
A@Aoctober
B>@odd
?@=oddities
FL@of
>?6of +
@I9of -
@BBof N
<=?of P
LDLof _ +
CCAof _ -
>=Dof _ N
@CBof _ P
>:Hof a
D@Aof all
@B@of an
@>Aof any
B@Dof art
B@@of being
?B@of business
??>of buying
CA@of car
AB@of cars
?C?of control
=>Bof course
@@Bof doing
A@Cof equipment
A@Dof features
AB@of getting
@A=of good
AB?of hardware
A@Cof her
>??of his
@C?of ipad
@F@of it
ABCof its
@B;of junk
A?Cof machinery
E@Aof me
@@>of memory
B?Bof money
?C:of my
==@of new
A?Cof other
??Bof photos
A@Cof pictures
@A>of play
@B?of problems
AB@of ram
AD<of shit
>>@of software
B@Aof space
B@@of tech
84@of the
<>@of them
A=>of these
A@<of this
>?>of those
ABAof us
BA@of use
AB@of using
AB?of video
@>?of you
:;>of your
@?@ofcourse
>J2off
@B@off $
@?Boff _ +
BA?off _ -
A>Aoff and
AB@off of
@C@off on
@?Boff the
BABoff to
??Aoffended
>A9offer
B@Coffered
A@Boffering
C?Foffers
79>office
=B@official
DAFofficially
>>@offline
A@Boffsets
CCHoften
:=Aoh
?@>oh _ +
@A=oh no
ACAoh wait
@@Boh yeah
A@Doh_my_god
ECCoh_well
?>Aohh
A@Bohio
BP>oil
@B@oil and
?79ok
B@Dok i
><9okay
A@Col
.C8old
@B?old -
?C>old and
?@>old man
@B@old phone
?AAolder
A@Boldies
><@olds
B@Colympus
?BAomfg
-34omg
>?@omg !
:<?omg $
>?@omg +
=?@omg _ +
>?@omg i
/9;on
AB@on !
B>Aon $
?ABon +
?>Con -
BA@on <time>
>@?on N
@DBon P
==<on _ +
@BBon _ -
AAEon _ N
=B>on _ P
;9>on a
?>Con amazon
=>@on an
@B=on and
AB@on at
>??on black
>>@on each
CCAon earth
??>on ebay
>>?on how
B@Aon id
<<@on it
@@<on me
BB@on mine
7<=on my
?>@on one
>>Aon sale
>D@on the
@?>on their
CA@on there
?H<on this
@D?on top
@=Aon tv
CA@on what
@C?on you
B?@on youtube
BE>on_fire
;5Jonce
@@Bonce youve
53>one
@>Cone !
;=Bone +
@C<one -
?>@one :(
>?@one :d
DB@one ?
@B=one P
B>?one _ +
BH<one _ -
@A<one and
>=@one anyway
B@@one but
@A>one complaint
BA@one con
@>=one for
>?@one in
@=Aone is
DC@one its
>9Cone of
@<@one plus
BA@one question
BA>one to
<=@one today
BCAone who
AADone would
>>@one you
?A?onenote
/-:oneplus
;==ones
<=>online
LP1only
C@Aonly $
BABonly -
DA>only _ +
?@Bonly _ -
BB?only _ P
@B@only a
DA?only good
>??only got
@?Conly had
>=@only has
@AConly is
@?>only one
AA=only the
??Bonly thing
?B<only to
AAConly took
@A>only used
@<Eonto
@@?onwards
GFBoo
C@Boof
B?Aooh
?>Boops
B;>op
99?opel
AD;open
B@Bopened
@>Dopening
@?Aopens
@?Coperate
B>Aoperating
?@>operation
?>Boperator
LOBopinion
BB@opinion $
A@Bopinions
@??oppo
??Aopponents
??>opposed
?@>opposite
C@@ops
FBGoptical
BAAoptical zoom
@@Boptics
ABAoptimized
=C?optimus
DBIoption
A@Boption to
@;Doptional
==Aoptions
+,Aor
@E>or +
?>Cor -
ABBor N
E?Aor P
B@?or _ +
AA=or _ -
@>Aor _ N
>@@or _ P
<?@or a
AB@or are
AA=or at
@@>or buy
?A=or even
AD?or have
>>@or in
==@or iphone
=??or is
DB@or just
@@Bor maybe
B@@or samsung
BACor something
EBAor that
>==or the
@>Aor to
@C@or whatever
?A8orange
@?Forchestra
=3Corder
>>@order it
;:Eordered
>?@ordered it
A@@ordered_mine
>=@ordered_one
B@Bordering
@@Boregon
@@Borganic
>?=organization
AA@organize
A?Eorganizer
@@Aorganizing
<:@orgasm
=>?orgasms
>A@orientation
)53original
?@?originally
@B@originals
@@Aorlando
AA@ornament
CN1os
??>os -
@B@os _ +
8F8other
@>@other -
??>other P
@A>other reviewers
B?=others
B@Aothers $
>>=otherwise
@@>otherwise +
;9>ouch
?@@oughta
07Bour
A@Cour +
;>?our reviews
=?@ours
>>?ourselves
3E=out
??=out !
@B@out $
@?Cout +
??Bout ?
A?Cout P
@C?out _ N
>?@out _ P
@B>out a
>?@out around
??Bout at
AB@out by
BBAout for
?E7out of
A@Bout on
>??out our
?A>out the
ACDout there
A@Bout this
=>@outa
@>@outdated
D@Goutdoor
<?Boutdoors
A?Doutlasted
@@Aoutlet
ABAoutlook
A@Doutperforms
=A:output
@A>output -
@@Doutputs
@A@outrun
@A>outs
A@8outside
?>Aoutside of
B@Eoutstanding
BAFoutta
A?Coutweighs
>7Eover
@A>over _ -
?>@over _ N
@A=over a
@A>over in
A>@over it
@B@over rated
><Aover the
@BAover this
@DAover_hyped
AEBover_priced
J8Loverall
A@Boverall +
B@Aoverall _ +
A@Boverall it
@@Boverall this
DD@overheating
@A@overheats
@A<overloaded
@?Boverlook
?=Doverly
C@@overnight
BGEoverpriced
@B?overrated
?>Aoverseas
CH?oversized
@B@oversized ipod
B@Aoverview
A@Boverwhelming
A6?own
A?Down it
?>?own one
?>@own the
JCMowned
BAAowned a
B@@owned one
GJ7owner
A@Cowners
?@>owners manual
@@?ownership
FA@owns
@?Boz
@FEp
BF?p $
@C@p _ +
AB@p playback
A@?pa
A@Apace
=H=pack
DFCpackage
<?Apacked
?D;packing
@?Bpacks
8K<pad
@B@pad $
AB@pads
>>@page
???pages
::?paid
AB@pain
@B?pain in
AB?painful
B@Bpaint
@@Bpaintball
C@@painting
UF<pair
C@>pair of
CA?pairs
@?Cpal
AABpales
AAEpalm
@B?palms
A>Ipanasonic
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
;:Epart
@A=partially
@?Cparticipated
>A?particular
6>=parts
D>Gparty
>?@pass
?A;passed
@@>passed away
?C@passing
@@=passport
;=;past
@?Dpat
CD?patches
?>Dpath
ACCpathetic
@@>patience
@A>patient
AA?patients
@@Bpatrick
@@?paul
?B>pause
??@pavillion
@@Bpax
:L&pay
=A:pay for
D?Gpaying
AB@paying attention
@?Bpaying for
>?@payment
??@pays
>>@pb
D?8pc
A@Bpda
==Dpdf
@@Bpe
=>9peace
H@Apeak
AABpeas
=:@pedal
@?Apeeps
@@>peers
BAApeice
D?Cpen
>=>penis
B@Hpenny
??@pens
BCBpentium
JABpeople
?>@people !
><?people +
ABBpeople -
BAApeople _ +
A=Dpeople _ -
AD<people are
?@>people can
@A>people do
A=Jpeople have
@@Bpeople i
B@@people keep
@B@people know
?A>people say
>=Apeople that
>C?people think
A=Bpeople who
BBApeople with
?@=pepsi
AJDper
3>Bperfect
=>?perfect $
=AAperfect for
@@Bperfect phone
FA@perfecting
A>Cperfection
FADperfectly
A@>perfectly +
B@@perform
UAQperformance
?=@performance $
CBAperformance of
A@Cperforming
B@Hperforms
@A<perfume
AADperhaps
BB;period
B<?person
?@>persona
A>Cpersonal
C@Bpersonality
DH=personally
BCBpersonally i
@A>perspective
B@Apersuade
@@Bpet
;>@petrol
?@@phantom
B@Dphil
BB@philippines
A?Cphilips
@B>phoenix
I<Mphone
=??phone $
?>Aphone +
@?Ephone -
B@@phone ?
>A>phone _ +
@D;phone _ -
A@Cphone _ P
??Fphone and
@@>phone are
A@Cphone does
DDFphone for
??Cphone i
F@Dphone in
@@>phone interview
E@Ephone is
><@phone of
A@Bphone on
B@@phone to
?>@phone when
@B;phone with
?@@phonearena
A@Bphonebook
:*Dphones
<=@phones $
>>?phones +
A@Bphones are
EIGphoto
ACAphoto quality
EABphotographer
CAAphotographers
A@Bphotographs
C@Gphotography
H=Mphotos
B?Ephotoshop
>@@phrase
AA>phx
B@@physics
@I>piano
@>Bpic
=ACpick
>?@pick up
@=@picked
??>picked up
A@:picking
>D=picks
??@pickup
?=Cpicky
KBOpics
A@Bpics of
A@Bpics you
O?Ppicture
@A>picture !
A@Bpicture of
C@Epicture quality
@A<pictured
MBRpictures
A@Bpictures _ +
@?Cpictures and
A@Dpictures are
@@>pictures for
A@Bpictures to
B@Fpie
IH>piece
@B<piece _ -
EE<piece of
@A:piece_of_crap
@G;piece_of_shit
AD?pieces
AB?pieces _ -
AB?pieces of
@B?pig
@CApile_of
@@>pills
8;Apin
AH>ping
A?Bpink
A@Dpioneer
<;@pipes
:<=pirates
?A>pisces
?A<piss
A>8pissed
@A=pissed _ -
=><pissing
@@>pit
ABBpitch
@A>pitched
>>@pitiful
DF@pixel
=;Cpixels
>>@pixels on
B@Cpizza
CABplace
C@Hplaced
E?Hplaces
FBAplain
?A<plan
EDAplane
8:Aplanet
@>Gplans
BA?plant
?E5plastic
>;>plate
@A?plates
?@@platform
C8Mplay
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
F?>playbook
CA@playbook _ +
ED@playbook is
?@@playbooks
KJ?played
B@Aplayed with
OJ>player
CAEplayer !
@?Eplayer _ +
?@<player _ -
AB?player and
@@>player as
?@<player in
?@9player is
BAAplayer only
@?Dplayer that
@A>player to
?A<player with
=A6players
@@>players _ +
@@>players and
FAFplaying
A@Bplaying with
A@=playlist
C?Iplaylists
KALplays
B@Bplays everything
15=please
BB>please !
?>@please ?
AB@please do
CA@please make
>?@please reply
<>@please share
==@please_help
ADCplease_stop
C=Opleased
@?Bpleased with
??@pleasure
A:Iplenty
@=Dplenty of
@A?plethora
<<?pls
A>Aplug
FB@plugged
BA@plugged in
?B@plugin
N/[plus
B?@plus _ +
@@Bplus i
A@Bplus in
A@Cplusses
8A>plz
GC>pm
@A?pms
HBMpocket
AABpocket _ -
<=<pockets
<<@poco
>=@poco f
=2Fpoint
?@?pointed
AC?pointer
?>@pointing
AC<pointless
>@=points
?B@pole
@E;police
@C?policy
>?<politely
??Apolitical
?>Bpoly
C@Epolyphonic
>A;poo
BA?pool
><<poor
@A=poor quality
@D6poorly
ED>pop
DA>popping
@A<pops
?K8popular
>>?population
=<@porn
CC?porsche
B>Aport
@ACportability
FF@portable
??Aportrait
AB@ports
EB?pos
@ABpose
@A=poser
@C@position
A>@positive
A@Bpositive things
AAApossession
A@Cpossibilities
BA@possible
?>Bpossibly
>>Bpost
??Apostage
?@?postal
?>@posted
>>@posting
???posts
@@Bpot
?@>potato
A@Apotatoes
CABpotential
@A<potentially
=@@pounds
@@Apoverty
AEBpower
@C@power !
@@Bpower _ +
D@@power bank
97Apowerbank
@?@powerbanks
?>Cpowered
AODpowerful
A@Cpowerhouse
BF>powerpoint
A@Epowershot
A@Bpowershot g
?A@ppi
??Appl
DAJpractically
8;@praise
?C?praised
@@?pray
AACprayers
:8=pre
>?=precious
C@;prefer
>?@prefer a
B@@prefer to
MJBprefer_the
???preferably
D?Cpreference
??Apreferences
>@9preferred
??<pregnant
A@Dpremiere
=B;premium
@@Cpreparation
?@Bprepare
?B<prepared
BABprepping
B@Cpresent
C@?presentation
D?Apresented
@B@presenting
AA=presents
B@Dpresets
???president
?@Apress
><Bpressed
@A>pressing
=>?pressure
=@?prestige
?>@presumably
BF@prettier
BA@prettier than
BE?prettiest
F>@pretty
FACpretty +
>@=pretty -
7;;pretty P
@?Bpretty _ +
CA@pretty as
BA?pretty cool
=?@pretty much
:<>pretty sure
@C?pretty_bad
?>@pretty_good
CCApreview
AC@previews
B=Hprevious
?=Epreviously
E.[price
=>Aprice !
?C?price $
=?@price +
;=?price ?
?A>price _ -
@@Bprice _ P
BD:price and
@>Bprice i
@ABprice is
@<@price of
CACprice range
E@Lpriced
;F>prices
@CAprices _ +
@ABpricey
ADBpricing
B?Cpride
A@Cprimarily
?>@primary
>:Aprime
@@Bprince
A@>princess
???print
B@Aprinted
>?=printer
@@>printing
@@Cprints
???prior
A@Cpriority
??Bprison
=>@private
40Jpro
=?>pro _ +
?B?pro and
9C>pro max
==Bpro or
@A@prob
O;Aprobably
C@Aprobably _ +
BA@probably _ P
B@@probably be
DA?probably not
BFEproblem
AC@problem $
B@@problem ?
@B>problem for
=>?problem with
AAAproblem_is
>GIproblems
?@?process
?>@processing
?@@processor
?>Bproduce
>?<produced
ABAproduces
@?>producing
P[7product
@A<product !
CAAproduct $
?@=product +
?C@product _ +
BAAproduct for
?@=product is
@?Bproduct to
@>=production
E?Hproductive
A<Aproductivity
DE0products
??>profession
C?Cprofessional
A?Dprofile
F@Fprogram
>=?programs
A@Aprogress
??Cprogressive
;8Bproject
??@projector
A@Aprojects
@E6promised
??Bpromising
>?@promotion
?B9prone
;;@proof
?@Bprop
;>>proper
AA=properly
==@property
?>Apropose
B@Bproprietary
A@@props
F@Mpros
??@protect
A@Bprotection
A@Eprotective
???protector
@@Bprotests
?C@prototype
DFEproud
C@@proudly
CAAprove
?B?proven
AADprovide
@?Eprovided
AAAproviding
<8?ps
@?Bpseudo
AD?psp
AA@psst
@@Bpsyched
A@Apsycho
@@Bpt
BACpub
@?Cpublic
@@=published
=@@pull
???pulled
==Apulling
C@Apulls
@?Cpumped
?D?punch
?@<pup
<<?pura
;=Dpurchase
B@@purchased
@A=purchased a
B@Fpurchased this
?A=purchases
??Fpurchasing
DCCpure
A@Cpurple
A?Apurpose
@@>purposes
AA?purse
?B@push
?>@pushed
@A=pushing
ABApussy
*5=put
?>@put P
?>@put _ +
@A>put in
@ACput it
AB@put that
>?Aput the
@@Bput this
FBAputs
B@@puts it
HI@putting
BA@putting the
?@>puzzles
:A@q
>>Bqaeda
>?@qt
LCBquad
E@Aquad core
?A<qualities
WPBquality
?@>quality +
A@Fquality _ +
AAHquality and
A?Dquality are
BBEquality is
BB?quality of
???quebec
@?Aqueen
?@?query
FB@quest
;4Fquestion
B>Aquestion is
@A@questionable
@A>questioned
>@@questions
?@<quibble
IBDquick
??Aquicker
GBFquickly
A@Bquickly and
>A@quid
A;Rquiet
A?Aquieter
AA>quirky
@F2quit
@D1quote
@?Cquotes
HHEr
AB@r +
B?@r and
AC7race
?:@racing
>>@racism
=<>racist
@@>rack
F?Mradio
A@Bradio is
@A=rage
@@?raider
AC?rain
AA=rain !
@@?rainbow
??@raining
>@:rains
@C=rainy
==?raise
@D@ram
??Arandom
B7Orange
A@Brange _ +
>=Brange and
A@?rant
???rap
G>Braped
=>@rappers
<;?rare
>>Brarely
BB?rate
@@>rate it
@AFrated
??>rates
7@=rather
@C?rather have
=>?rather than
>=Arating
??@ratings
BAFratio
>>Arational
@?Brats
A>Draw
>@>ray
AAArazor
@A=rca
@;Brd
CK<re
FABreach
B?@reached
@?@react
?>?reaction
@A>reactions
35Bread
@@Bread _ +
A@Bread and
??>read my
CCFreadable
@?Areader
A@Breadily
8:?reading
@A>reads
C;Fready
.(Breal
>>?real +
A@Areal_good
C@@realise
?@>realised
ABAreality
99Arealize
;=>realized
??Brealized this
@BAreally_bad
KAGreally_good
A?@realy
BD>rear
@B@rear facing
C@@rearing
;G4reason
@B?reason to
?>Creasonable
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
8;>recent
><>recently
B@Dreception
G@Jrecharge
@?@rechargeable
A@Crecharger
A@Crecharges
@A<recharging
?@>recieved
A@Crecipe
A@Brecipes
<;@recognition
AC6recognize
A@Crecognizes
@?Grecomend
<9Brecommend
@=Grecommend it
A@Drecommend this
@?Crecommendation
@@Arecommendations
75Hrecommended
AD?recommends
??@reconsider
@@Brecord
;;@recorded
???recorder
>?@recorders
@@<recording
C@Brecords
@A>recovery
AABrecruit
AA@recycled
/76red
AEAreddit
9:@redesign
AC@redesigned
8:?redmagic
@B>refer
?@>reference
?@@refers
==@reflective
A@Crefreshing
@A?refund
B@Frefunded
;??refurbished
>?@refurbished _ +
??<refuse
@?>refuse to
A@Crefused
@C>refuses
A@Bregard
?B>regarding
?@:regards
A@Bregion
AADregional
??<register
>?>registered
DF=regret
C>Aregretted
B=Cregular
@>@regularly
?@<reinforcement
?>Crejected
?>Arelated
@A>relation
?@<relative
BACrelatively
A@Brelax
?@>relaxation
11Frelease
4.<released
B?Breleases
>?>releasing
D@@relevant
>=?reliability
;B:reliable
?<Eremain
A@Aremaining
C@Aremarkable
>=Aremember
>?@remember what
A@Bremind
?@=reminded
CL@reminding
ABBreminds
>@@reminds me
<=Eremote
@@>remote _ -
?A;remotes
@>Fremovable
@>Aremove
B?=removed
@?Brendered
??Brendering
??@rent
AABrented
BL>rep
?C9repair
@B@repairs
@@Crepeal
@A<repeat
A@Arepeatedly
A@Creplacable
;??replace
?B?replace the
?@>replace them
F@Oreplaceable
B@Freplaceable battery
EI:replaced
=A>replacement
@??replacing
>>?replay
?@>replies
8;?reply
?@<replying
D>Dreport
AD:reported
ACAreporter
@C:reports
??@repost
EB@represent
?A?represents
??@reproduction
@@=republican
>@<reputation
?B?requested
@?Arequire
@B<required
87:requires
BB@res
<=@resale
???rescue
D<Eresearch
ACAresending
??@resent
?@>reset
ILEresolution
?A:resolve
ABCresolved
<=?resort
@A<resources
<E;respect
A?Arespect_for
B@@respectively
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
?CBrest
@CArest of
@A>restaurant
>@=result
A<Jresults
=>@retail
?>Aretailer
@ABretailers
<:Aretard
::Bretarded
DF?retina
AB@retina display
>D5return
@A>return the
AE:return_it
@F2returned
@A=returned the
?B:returned_it
@@Breturning
@@Breturns
B@Aretweet
DG@reverse
[PBreview
EB@review !
FF@review $
<>>review +
@>?review _ +
B@@review and
>??review as
=A?review of
B@@review on
BEDreviewed
NEDreviewer
BA@reviewer on
<H0reviewers
@C?reviewers -
<?@reviewing
>?@reviewing the
17;reviews
=>?reviews !
B@@reviews $
<>?reviews _ +
>?@reviews and
A?Freviews for
=>@reviews with
@@>reward
A@Crewind
@<Brice
?>@ricer
<>9rich
=>>richard
AAArichie
@A=rick
@A?rid
A@@riddance
A;=ride
BC@ride _ +
?7Ariders
==Arides
HFDridiculous
AB@ridiculous _ P
AC@ridiculous and
>@Briding
<BAright
@BAright !
AA>right ?
>?Aright _ +
B?@right now
?@>right on
B@Dright out
A@>right to
AA>righteous
@@>rihanna
>??rim
A@@rims
C?Bring
@A?ringer
@A=ringing
ED>rings
CABringtone
CAEringtones
??@rinse
???rio
BDJrip
BG?rip_off
BA@ripoff
A@Bripper
A>Gripping
@A?rips
??>rise
@B?rises
D@@rising
B@@rival
?@>river
=<Arn
A@Bro
C?Broad
@=@roads
?@@roadster
B;Drob
@A=robert
A@Arobust
BABrock
A@@rocker
9A?rocket
AACrocking
HEProcks
AACrocks !
<@?rode
49>rofl
<>?rofl $
??Croflmao
A@Crogue
B?Crolls
<<@rom
==@roms
@@>ron
DCEroom
AABroom for
@@Brooms
AE>root
BA@rooted
CI@rope
==@rory
J@Brotation
@A@rotax
@A@roughly
???round
>=Aroute
@@=router
B?Broutine
A@Croutinely
AL>rover
A@Crow
A?@royce
@<@rpm
?>@rr
=DBrs
=>Brt
AACrt +
?@>rt _ +
@@Brt _ -
A@?rubber
AE?rubbish
AE>rude
?D>rugged
??;ruin
AD:ruined
BB6ruining
AG:ruins
AB@ruins the
CACrule
NAArules
>>@rumor
AACrumours
=9?run
?A>run +
AB@runners
<8Hrunning
>>@running the
A@Brunning windows
AD>runs
?A?rush
=;@russian
?@=rv
>>@rwd
DY9rx
@?Cryan
709s
><As $
D@As -
:;>s _ +
?B?s camera
>>@s i
==@saab
B@Dsabres
<;Asabrina
A@?sacrifice
9<?sad
@@Bsad -
@A;saddest
>E=sadly
@??safe
?@>safe !
==@safety
8HAsaid
>>@said _ -
BF?said it
?>>said that
A@Asailor
?>Asaint
DB@sake
???salary
><>sale
;A;sales
A@@saloon
@@Bsalsa
@>Asalt
(63same
BF>same -
>@@same _ +
>A?same as
>>?same feeling
?A>same here
AB>same problem
@B>same thing
B@@same with
>>@sample
>%4samsung
<=@samsung $
C>@samsung _ +
D>@samsung galaxy
C@@samsung i
@@>samsung phones
@@>samsung s
FAAsamsungs
A@?san
97?sandwich
<=Asanta
@@Bsarcastic
E@Asat
?A;satisfaction
@B=satisfied
?A>satisfied with
@ACsaturday
A@Asauce
>>@savage
DG.save
@A>save a
AC:save your
==Asaved
A@Csaved_me
??Asaver
C?Dsaves
=@=saving
G@=saw
@>@saw this
>@Dsay
=>@say _ +
@@Bsay _ -
B@@say _ N
@ABsay i
=>@say its
AB@say on
?@Bsay that
C@@say the
<<<saying
@A>saying is
=@@saying that
>>@saying the
A7Esays
==@says it
>@?says its
A@Asc
B?Cscan
@@Bscandal
A@@scanner
??Bscare
BFAscared
<?9scary
CAEscene
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
ET?screen
AB@screen ?
C@Cscreen _ P
DFAscreen is
AC@screen resolution
AB@screen to
@A>screen when
>@Bscreens
BE@screw
==@screw_you
AF5screwed
BAAscrewing
@AAscript
BD=scroll
@B=scrolling
A<Bsd
?>@sd card
A?Bsdk
A@Bsdut
E?Bseals
CAHseamless
F?Aseamlessly
6<=search
@@>search for
>?Bsearched
9<=searching
?E4season
>@>seat
BBBseats
><@sec
@B7second
GBGseconds
B?Dsecret
HD?section
A@Bsecure
=;Asecurity
3+;see
BA@see _ +
>@>see a
<<@see it
>?@see someone
>?>see the
BACsee you
@;Gseeing
@?Aseek
@@Bseeking
C=Cseem
B@@seem _ +
BC?seemed
@?Bseemed +
;<Aseems
BBBseems +
>??seems _ +
D?;seems_like
A@>seems_like _ +
><Hseen
@A>seen the
A>Bsees
A?Bseldom
?A<select
B@Dselected
GC@selection
@A?selections
AB;self
AA>selfish
+'@sell
>@@sell for
?>@sell it
?>@sell my
@>Asell the
@?Dseller
AB@selling
>=Bsells
>=Csemi
@A6send
AA<send it
>>?send me
@@Bsend you
AD7sending
?=;sense
>@=sensitive
@E?sensitivity
@E:sent
??Aseparate
@@>separately
@@Aseperately
?>>september
=>@serbia
@BDseries
N@Jserious
A@Dserious about
A@Cserve
<==served
>B@servers
B@Eserves
@L:service
@A>service and
@@>service department
@A>service is
@E>services
@B>servicing
>?<serving
A;Dset
??>set the
@?Aseth
@ACsets
=<?setting
>?>setting it
D@Csettings
==@settle
A@Csettled
DABsetup
EB@several
A@Cseveral people
@@>several times
>=Csevere
>B<sex
FAAsexier
:9?sexual
DE:sexy
AABsf
CA7sh
?@=shade
AACshadow
?@>shadows
@A?shakes
AAAshaking
>=?shall
E@>shame
>=@shameful
AA>shank
HBBshape
CAAshape of
?@?shaped
27Ashare
;=?share our
>?@shared
?A?shares
>?@sharing
@A?shark
B@Dsharp
DABsharper
38>she
B@Cshe +
@@>she did
>>@she has
B@>she is
AB?she just
A@Cshe loves
=>@she said
A>@she says
>>@she sounds
C@Esheep
?A@sheer
=B2sheesh
???shelf
>=@shell
@A<shelling
KEGshes
B@Ashes +
@=Bshift
A?Dshifting
@?Bshine
AABshiny
<@=ship
=>Eshipping
@?Cshirt
:O<shit
??=shit !
AC?shit $
@B?shit ?
>>@shit _ +
?>@shit about
?>@shit up
B@@shits
@I>shitty
=<Eshocked
C>Ashocking
@B<shoddy
36Cshoe
<<@shoe $
L?Cshoes
CC:shoot
@@>shoot camera
@@>shoot in
BF@shooting
@ABshoots
;:Dshop
;?9shopping
@??shops
VF9short
A@Bshort time
@A<shortcomings
GFFshot
B?Hshots
>J<should
>A>should _ +
@>>should be
B>@should get
EM9should have
:8@should i
=>@should learn
C?Ashould make
@@Bshould say
A:>should_have_been
@@>shoulder
A>Ashouldnt
?@Ashouldve
@?Cshout
A@Ashout_out
?A@shove
;<Ishow
A@Bshow !
AB@show in
AC?show the
A@Gshowed
??Ashower
FMDshowing
BAAshown
68@shows
>?@shows how
A@Cshowtime
D@Hshuffle
A@<shut
?>@shut _ -
?>@shut the
<9Bshut_up
?>@shut_up $
C?Kshutter
BA@si
ACDsick
=>>sick_of
A@Cside
A@Asides
>?>sidewalk
@A@sideways
???siemens
??8sigh
?@?sign
?B8signal
@A<signals
B@Csigned
?@<significant
CB:significantly
=<?silence
AA@silent
@ABsilk
D?Ksilly
>@9silver
@A>silver plate
><?sim
?>@sim card
=@?similar
>=@similarly
SDLsimple
C@Hsimple to
?@=simpler
>>@simpleton
:>:simply
>?Asimply +
@@Bsimply -
??@sims
A/Dsince
B@Csince i
BA=since the
>>@since then
B?Bsince they
>>Asince you
@@Csing
@@Asinger
A@Csinging
B?Gsingle
@A?singles
B@Asink
??@sins
B?=sir
@@>sir !
CR?siri
??Csister
@=>sit
?@>sit on
>F;site
?A@sites
>>@sits
CABsitting
?>Dsituation
@@Bsituational
>>>situations
CA@six
>>Asixth
;9Msize
=?@size _ +
B@Esize and
=?Asize is
>>?size of
@B@size usb
=D@sized
??@sizing
?>Cskeptical
AA@sketch
A@Askies
>=Askills
A@Bskin
=<Eskip
??Cskip_to
@C6skipping
@@>skirt
AC@sky
8=7skype
?>@sl
?>?slang
>G>slap
FO?slate
@@Cslave
DABsleek
@??sleep
?>Asleepy
@@?slew
AA?slice
?@Aslick
@C>slightest
<7@slightly
>;Aslightly -
@?Eslim
AC@slimmer
AE?slip
J@Bslippage
A@Aslogan
BC@slot
AB@slot ?
:C>slow
C@?slower
@BAslowing
>>;slowly
?@>slowly _ +
B@@slr
?@>slrs
??@sluggish
@=Bsmack
K?Ksmall
A@Bsmall size
A?Bsmaller
FF:smart
EA@smart phone
DD?smartphone
40?smartphones
@A@smash
AB<smell
A@@smelly
=?;smh
C@Dsmile
B@Dsmiles
C@Dsmiley
@A>smiling
AB6smoke
AE@smoked
>B7smoking
HF@smooth
AB@smooth as
E@Csmoothly
B@@smoothness
?>@sms
@A@smugness
BAFsnap
@@Bsnl
>>@snot
>A>snow
A@Csnuggly
@A<snyder
D>@so_bad
B@?so_cute
B@@so_dope
=?Hso_excited
@C@so_expensive
EAHso_good
@G?so_much_better
@C@so_much_better than
@E;so_sick
@B=so_sick of
<@;so_true
B<Hso_what
???so_worth_it
=>@soak
@@>soap
@B@soccer
B@Asocial
BA@social media
?B>society
IBCsock
BECsocks
BACsofa
E@Asoft
HM=software
DB@software +
AB;software -
A@Esoftware _ +
?B>software _ -
@B=software _ N
?A9software is
?@>software to
@C@software update
=@?software updates
E@Asolar
?DAsold
?D?sold my
A@Bsolely
DEDsolid
KCAsolid_review
@@Asolo
?A:solution
??@solve
?>Asolved
6:8some
EABsome +
A=Bsome -
<<?some N
BEAsome P
ADAsome _ +
@B@some _ N
B>Asome of
AB@some one
==?some other
>??some reason
?>@some research
@BAsomebody
@@Bsomeday
?ABsomehow
3;6someone
B@@someone -
??>someone else
>?@someone please
@B@someone_help
>?;someones
A@@somethin
IGDsomething
@@>something !
@B@something $
CA?something +
@B?something N
@B;something _ +
BAAsomething for
@A>something i
@@Bsomething to
ADBsometime
A@9sometimes
9>4somewhat
;=?somewhere
<=@somthing
>?@somthing +
=>@son
;2Ksong
??>song !
>><song _ +
>>@song is
JDEsongs
A@Csongs and
GIEsony
>@@sony _ +
>>?sony ericsson
=@=sonys
97Bsoo
56Csoon
@E?soon $
>>@soon +
B@@soothing
@D6sore
<0Dsorry
A@Bsorry _ +
CA@sorry but
?>Asorry to
B@Csort
>E5sort_of
@C?sort_of -
@A@sorta
@@?sorted
>@>sorts
?@>sorts of
@@Csoul
:<>sound
>A?sound +
?@Dsound _ +
@A>sound but
B@Dsound is
=A@sound like
>=Esound quality
??Dsounded
@@Bsounded +
?@<sounding
?<Gsounds
>??sounds P
AABsounds great
64?sounds_like
>??sounds_like _ +
7=Csoundtrack
?C@soundtrack +
A?Jsoup
<>Bsource
AB?sources
@AAsours
A@Bsouth
@@Csouth africa
AA>sp
J>Nspace
B@@space _ +
>>@spaces
@@Aspam
@A<spammer
@D@spank
>>@spare
@AAspeak
DADspeaker
F@Qspeakerphone
HGFspeakers
>??speaking
B@@speaks
;=?spec
<:@special
@BAspecies
@?Cspecific
HABspecifically
AA?specify
J<Especs
ABBspeech
G:Gspeed
?>Aspeed and
?<?speeds
>>@spell
?>Bspelled
@@Aspelling
@@?spencer
CL6spend
?B>spend a
@C:spending
AG<spent
BC?spider
@@=spill
A@Dspills
BB@spin
BE@spinning
?@>spins
@@Bspirit
BF<spit
@A?spiteful
BA?split
@?@spoiled
@>?spoiler
??>sponsored
EADsporcle
BAAsporcle $
7;@sport
<=Csports
?>@sports car
BC@sporty
CB>spot
?B@spot_on
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
=?;stability
>@Astable
?>Bstack
9<Bstaff
AA>stage
GBFstaggering
?G?stainless
EAAstamps
@F?stand
?>@stand for
@@Bstand up
>>?standard
BB@standards
A@Cstandby
=?<stands
??@staples
@=Hstar
@@Bstar -
@B@stare
?>@stares
BA>staring
IEJstars
>N>start
F?<started
AA>started to
EIDstarting
ACAstarting to
>A?starts
@B>starving
@=Hstate
==Astatement
A?Estates
>@=static
BE@station
?@<stations
@@?stats
?<Gstay
@@Bstay in
>A;stay_away_from
??>stayed
@@Cstaying
A?Dstays
B@Esteady
C@Esteal
@>@stealing
AB=steals
A@Bstealth
?A@steam
>F?steel
A@Esteelers
??@steering
>7Dstep
@A:stephen
??=stepping
>=>stereo
>>Astereotype
AH@steve
@C@steve jobs
>;@stfu
;F=stick
AC@stick to
?B?stick with
???sticker
??=sticks
@@?sticky
BAAstig
>??stil
L[;still
DBAstill +
?>Dstill -
;>@still N
C>@still P
AD@still _ +
@B?still a
@>@still be
>>?still cant
A>@still fast
CAAstill has
C?Bstill have
AC>still no
AC@still on
@A>still plays
?E?still the
@A>still trying
==@still waiting
AC@still want
A@Bstill work
?@=still_works
@B@stinking
@C;stinks
A@Bstitch
;9?stock
AA@stocks
FAAstoked
@>@stole
;:?stolen
>?Cstone
@A@stood
LI*stop
DABstop !
@A>stop button
DG@stop_watching
>>;stopped
@B<stopped_working
>>>stopping
C@@stops
D@Gstorage
A@Cstorage capacity
<;6store
>>@store ?
C@Gstored
<;@stores
??Astorm
??Bstorms
@C@story
@@>story is
;=@straight
=<@strange
?@:strap
>@=strategy
B?=streak
@=Cstream
AAAstreaming
A9Cstreet
A@?streets
B@=strength
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
>?@struggle
?BDstuck
>B?student
=>?students
AB@studio
?@=study
HGGstuff
B@@stuff from
AAAstuffed
AC@stuffmagazine
>??stuffs
=<Fstunning
G?Hsturdy
GGCstyle
AB@style !
@B@style _ +
@C@style and
B@@style of
DE@styling
<=Cstylish
>=@stylus
@F9sub
@>Csubject
@A=subjects
F@Asubscribe
BB@subscribers
CM?subscription
@B9substandard
B@=substitute
@@>substitute for
?D=subtle
A@Csuburbs
AB<subway
AA=successfully
?@;such
==Asuch +
@?Csuch _ +
CABsuch _ P
BBAsuch a
B@?such as
G>:suck
@B>suck !
@@>suck _ -
B?@suck it
AB@sucked
C@Asucker
WS2sucks
AB>sucks !
@B@sucks $
@@=sudden
@C:suddenly
CA>suffer
?>Csuffering
B>Esuggest
@@?suggested
@??suggestion
@?Asuggestions
CAAsuggests
(%Msuicide
>=Asuing
A@Esuit
A@Bsuite
>?>suited
@@Asuites
@?@suits
@A?summarize
ABBsummary
>?=summer
@?Bsumthin
@>Csun
B?Esunday
CBEsunny
A@Asunset
A@Bsunshine
CHFsuperb
<D;superior
?B@superior to
BACsupper
BAEsupplied
@@Bsupplied earbuds
:M%support
?>@support and
@B@support flash
@A<support number
@B>supported
BB<supporting
?9?supports
B?@supports flash
@A:suppose
@@>suppose to
=C=supposed
=??supposed to
@A@supposedly
@?Bsupreme
+)5sure
AC?sure if
?>@sure its
<>>sure that
>>Asure the
?>Asure what
A@Dsure why
>>?sure you
BA=surely
>A?surf
B@<surface
?>Csurfing
B?Hsurprise
B@Esurprised
A@Bsurprised to
A@@surprisingly
@@Csurreal
?A?surround
AA?survive
@@Bsushi
@?Fsuspect
=?@suspension
@C@suspicious
EG@suv
AA@suzuki
@@?svcd
B@Esvcds
?@=swamp
@@<swap
@@>swap it
>;Eswear
BH?sweater
A@Isweet
A?Bsweet !
>@@sweet $
??>sweet +
A@@sweets
@@8switch
?@>switch between
BCAswitched
AC@switched to
@A?switches
B@?switching
@A<swollen
A@Bsydney
CB@symbol
A@Esymphony
A@Fsync
>@Bsystem
ABAsystem _ +
BB?systems
AABt
A@=t _ -
DBEt mobile
@@=t zones
?>>ta
R[@tab
BB@tab !
DB@tab $
CA@tab _ +
@BBtab is
?>=table
AC@tables
LG:tablet
DB@tablet $
A>@tablet +
AD@tablet -
;=@tablet ?
AB?tablet _ +
BA@tablet _ N
B@@tablet _ P
B?@tablet and
B@@tablet because
>?@tablet has
FC@tablet is
BA@tablet on
>>@tablet s
BA@tablet was
C@@tablet with
AG=tablets
?>@tablets ?
>A@tabs
A@Atackle
@C=tacky
A@Ctacos
==Atactics
=>>tag
>A:tagging
?B<tags
D@@tail
??@taiwan
H>Ftake
>@@take +
AB@take P
>:Ftake a
=>?take care
@@>take it
A?Btake my
DA@take the
AD>take your
EDKtaken
>B@takes
AABtakes +
@A=takes a
?@Dtaking
@>Dtaking my
DEBtalk
@B@talk +
AC@talk -
A>?talk about
@>@talk shit
B@Btalk to
ACAtalked
@B@talked about
??Ctalkin
MDAtalking
CA@talking about
@=Dtalks
?>@tall
>D?tank
???tanks
>>@tap
??@tape
>>@tapped
A@Atarget
?@<task
C>@tasks
CDAtaste
A@Ctasted
?B?tastes
C@Btasty
>=@tat
@A@tattoo
>>Ataught
9:>tax
@A@taxes
H@Ataycan
AB?taylor
A@>tbh
?A;tcot
A>Ftea
@A=teach
??@teacher
A@Gteam
>@9teams
@?Dtears
?>@tease
753tech
@B;tech +
A=Atech -
;=?tech _ +
@B;tech support
=>?techie
=><technical
??@technically
@@>techniques
?ACtechnologies
AJAtechnology
@@Btechnology is
?=@techspurt
?>@techy
@?Ateen
?A@teeth
B9@tegra
AB;telephone
?A@television
24Ctell
==>tell me
?>Atell the
@@Btell them
?>@tell u
>@Atell you
@>Atell_me_you
>>;telling
?A:tells
9:@temperature
CA=tempted
BA@tempting
BF8ten
=A:tend
?@=tend to
B=@term
CC@terms
B@Aterms _ +
<F8terrible
>>@terrible !
@@Eterribly
@@Bterribly -
@@Bterribly sad
?=Iterrific
?>Bterrifying
@?Aterry
[CDtesla
HMBtest
BE?test drove
@>Ctested
@??testing
=<Atests
???texas
??=text
><@tg
A@=tgif
64?th
>>@th !
AC@tha
BAFthai
C8;than
>??than +
CCAthan N
??>than _ +
A;Bthan _ -
C@Cthan _ N
>>@than _ P
ACBthan a
?>Bthan an
BACthan any
CA@than enough
?@>than i
AB?than it
B9Gthan the
>H:than this
C@Ethank
EH@thank_u
A9;thank_you
B??thank_you !
>>?thank_you $
BA?thank_you +
@@Bthank_you P
@@Bthank_you much
??@thank_you_so_much
@@>thankful
>C@thankfully
A@@thanking
&68thanks
;?@thanks !
>?>thanks $
<<Athanks +
>??thanks :)
BA@thanks P
>?@thanks man
?@Bthanks to
DAAthanks_a_lot
BA@thanks_a_lot for
48<thanks_for
:=?thanks_for +
:=@thanks_for _ +
C@?thanks_for the
AD5thanks_for_nothing
B@@thanks_so_much
A@Athankyou
F@?thanx
@6?that
ABAthat !
CABthat $
=D>that +
>@?that -
ECDthat N
BH;that P
:>Bthat _ +
A=Bthat _ -
@=Ethat a
@A>that actually
>?Athat all
?@=that amazon
=<Athat apple
BB@that because
>?@that but
@A=that came
?>@that cannot
BAAthat cant
<>@that car
@@>that come
?>Bthat did
?<Athat do
A@Bthat good
>>@that got
B?@that has
BBDthat have
@A>that he
D>Hthat i
@?Bthat if
ABAthat im
9D?that is
<>@that its
@@Cthat ive
@B@that kind_of
@A>that low
>?@that make
?>@that mean
?@>that means
@>?that money
@C<that much
AC@that normal
EB?that one
B@?that people
@A;that player
@B@that same
@?Bthat song
CB@that sound
A@Bthat sounds
?>@that still
<C9that the
@B>that there
AA<that they
?@>that thing
@@Ethat this
AC@that video
>>@that want
9<?that was
BABthat we
?@>that were
CB?that when
B@Bthat works
>8Cthat would
>@@that year
??;that you
BA@that your
>B?thatd
>=@thatll
HE@thats
?><thats +
EBCthats _ +
BAAthats _ N
?C>thats _ P
A?Bthats a
@>?thats all
A@<thats awesome
BA@thats cute
B@?thats it
BE?thats just
C@Bthats my
DD@thats not
>?@thats pretty
ABAthats right
@@Bthats terribly
DDBthats the
?DAthats what
;<?thats why
?B?the
@B@the !
BL@the +
?A9the -
6.@the N
::Athe P
>?Hthe _ +
EK@the _ -
=<?the _ N
B<Dthe _ P
>@@the a
B@@the accent
;=@the acer
=@=the ad
=??the all
=?@the android
DA@the anker
A@Gthe apex
>=>the apple
?A>the audio
?>?the average
@BAthe back
A@Bthe bang_for_the_buck
BFDthe battery
>?@the bbc
=>@the beginning
<>?the bells
JEIthe best
@C@the better
<<>the black
>?@the blackberry
@C>the body
ADAthe bottom
A?Ethe box
@ABthe brand
B@@the browser
?@>the built
?C@the cake
;C4the camera
C@Cthe cameras
A?Bthe canon
GC@the car
@A<the case
;;?the cat
=:@the cheapest
A@Cthe combination
>>@the comments
?>@the commercial
?@>the company
@?Bthe computer
C@Ethe controls
BAEthe coolest
@C=the cover
@@Bthe crap
@?Bthe current
@A>the customer
AB@the damn
==Athe dark
??>the date
AB@the design
AD>the device
A@Bthe digital
@A<the disc
@A>the display
B@>the dog
@A>the downside
?A>the driver
AA>the dust
@C;the dvd
?@>the dvds
@@>the earbuds
@@=the eax
@B@the electric
<?=the end
CD@the english
AB;the entire
?>@the ep
>>@the evolution
GAAthe f
@D>the face
EDCthe fact
?>@the fastest
BACthe features
?=Bthe few
@@>the ff
@@Bthe field
:<=the first
=>@the floor
@A>the following
A@Bthe foot
?B>the freedom
>B=the front
@>@the fuck
@@Bthe full
BABthe functionality
F?Gthe g
BE@the galaxy
B@@the germans
>??the girl
;>@the google
@A>the great
CB@the gt
=?@the guy
@@>the hard_drive
@A>the hardware
DAAthe he
AC:the headphone
?>?the heck
>=>the hell
B@Bthe home
A?Bthe house
?>Athe i
B@@the idiots
@?Bthe included
@A>the instructions
@>?the internet
;=?the intro
@B@the ios
?B>the ipad
><Athe iphone
A>?the ipod
A@Bthe ipods
B@@the it
CB@the job
=>@the karma
BD@the keyboard
>A?the kindle_fire
@A>the lack
A@Cthe latter
@B?the layout
B@Ethe lcd
@B<the long
@C?the look
B@?the looks
@@Bthe lord
C>Athe mach
BABthe machine
AB>the main
C?Dthe manual
B@Athe market
B@@the mass
AB=the menu
@A>the middle
?A>the mini
BB@the moment
@>Gthe money
@B@the motorola
?A=the movie
@BAthe music
?D?the mustang
>??the name
@@>the navigation
=AAthe new
@B@the newer
<>@the next
>??the nice
B@Cthe nicest
??>the night
C@Hthe nikon
@@Bthe nokia
B@Cthe nomad
BAAthe office
@B@the official
=>=the one
;;@the oneplus
@>Athe ones
BA@the online
AB<the only
?>@the optional
@A>the order
6:;the original
AB>the os
AB9the other
@A>the others
@B@the overheating
=9Athe p
@A>the pain
@A>the parking
?BBthe people
??>the perfect
FA9the phone
A@Cthe phones
@BBthe photo
AABthe photos
A@Bthe pics
C@Ethe picture
CBCthe pictures
>?@the planet
EC@the playbook
DD=the player
@A=the players
@@Bthe playing
?@Bthe poor
AC@the power
DB@the prettiest
A?Bthe previous
I@Cthe price
@B=the product
@@Bthe purchase
B@?the quality
@=Athe real
@?>the red
@@Bthe remote
ADAthe rest
HAAthe review
DB>the reviews
BABthe right
BB@the road
::@the s
AD@the sales
87=the same
=;>the samsung
FK<the screen
@B>the season
@A<the second
@B@the series
A@Bthe settings
CAAthe shape
@@Bthe shutter
<=Athe size
A@Cthe small
DD?the software
;=>the song
?A<the songs
B??the sound
ABBthe speaker
B@Ethe speakerphone
AB@the speakers
>?=the start
@@Bthe storage
AB>the store
?>@the street
@BAthe stuff
B@Ethe t
CB@the tab
=??the tablet
AB@the terrible
@B?the the
CA@the thing
>@?the time
CE@the to
B@@the top
@>@the traction
@@Bthe train
@B@the transformer
>=@the uk
?>?the upgrade
BA@the upper
><@the us
@?Bthe value
;>9the video
>>@the videos
@A=the view
@@>the viewfinder
=>@the vivo
@B?the voice
>>@the wall
@A=the warranty
BDAthe weather
?A>the week
?@=the weekend
>??the white
>@?the whole
CA@the win
@D?the winner
>>@the woman
BD>the word
AEDthe world
>>Athe wrong
@D@the xoom
B@Bthe xtra
<;@the year
BA@the zen
?F?the_fire
@D=the_problem_is
AD=the_shit
?C>the_worst
??Btheater
=>?theft
A@Bthegoodwife
0<7their
==Atheir +
>=@their -
@?Btheir _ -
AB?their customer
?>@their own
>>Atheir phones
@A>their products
A@Btheir software
B?Ctheirs
?F>them
A@>them !
B?@them $
BC@them ?
@>@them _ +
@B@them _ N
@@Bthem all
<>@them is
??Bthem to
?@>them with
>=>theme
>@Bthemselves
2B8then
B>@then -
?>@then P
@D?then _ +
>><then _ -
@B@then _ P
AC@then dont
IE?then i
@A>then my
@B@then tell
>A?then that
BCBthen the
@B?then why
@?>then you
:<<theory
?6Athere
AABthere !
CA@there +
?>@there any
A?Bthere are
BA@there goes
@A>there have
>?@there i
>D<there is
AABthere isnt
BE:there was
>@?there were
@@>therefore
:D>theres
A@<theres a
BBDtheres no
?A=theres no_way
@B>theres nothing
GPAthese
CAAthese +
DAAthese N
?B@these P
@A;these _ +
>=Bthese _ -
AE?these _ N
BB@these and
>?<these are
>>@these for
@C?these people
<>?these reviews
@@>these things
B@Athese to
4P5they
@C>they +
@C>they N
>=@they _ +
@>Athey _ N
@@Bthey all
@B@they also
>>=they are
>?@they arent
@@Bthey call
?=Athey came
BA@they can
@A>they claim
?A=they could
?>@they did
@C?they didnt
A?Bthey do
DAAthey dont
BC?they give
@CAthey have
<<@they look_like
?>@they made
AC?they need
A@>they offer
AB@they put
?@=they said
AEAthey should
>?>they want
BAAthey were
=@?they will
AC>they wont
B@@they work
??=theyd
=>@theyll
HK9theyre
BA@theyre +
>?Atheyre -
@@>theyre P
>@@theyre both
A?Ctheyve
B@Btheyve been
@A=thick
=AAthicker
AE@thickness
C@?thier
>@>thin
LX@thing
ABAthing !
C@Athing $
B@Athing +
?@<thing -
@@Cthing _ P
AD?thing and
@@Cthing has
BB?thing in
BD@thing is
@A=thing ive
@@Cthing that
BBAthings
AABthings +
@@>things _ +
B@@things a
?@Bthings about
AB@things like_this
>@?things that
?@Athingy
64:think
>=Athink $
<=>think +
?>@think P
DACthink _ +
?A>think _ -
?>@think a
BB@think about
BB@think apple
B=Athink i
>??think im
D@Bthink it
?A>think its
@B@think my
?>Dthink of
EDAthink that
9?@think the
??>think there
@D@think they
@=Athink this
>A?think you
@B?think youre
G;Cthinking
=??thinking _ +
B@Bthinking about
>?@thinking of
@B@thinkpad
F@>thinks
BA@thinner
A>@thins
==@third
AG?thirsty
A@Bthirty
PFJthis
>?@this $
DADthis +
?D=this -
=<Athis ?
@BCthis N
BB>this P
=;Bthis _ +
>D8this _ -
<>@this _ N
>BAthis _ P
CFAthis a
?@=this after
>>@this again
>;@this and
??>this as
>?@this awesome
A@Cthis baby
>?@this be
B@@this beauty
?@>this before
@@Bthis but
IASthis camera
<>@this commercial
@A=this company
?C@this could
B@Bthis device
?@>this did
@B9this dvd
CA>this ever
=>Bthis for
@@Cthis great
AF@this guys
@>Cthis has
>>@this have
@?Bthis if
==?this in
>?@this ipad
D=@this is
A@Cthis is_the_best
?A>this isnt
AB?this item
AB?this just
>>Athis list
A@Dthis little
AC?this looks_like
@@Bthis machine
CA@this man
@?Bthis means
BC>this model
A@Bthis mp
@C@this new
98?this on
AADthis one
:8Athis or
B>Jthis phone
@B?this piece_of_shit
AB?this player
>>@this point
A@Cthis price
?K6this product
@B?this review
@C@this shit
FB@this should
?>Athis the
HKEthis thing
A@Bthis time
@?Dthis to
@C<this unit
=6Athis video
>?=this was
=;@this will
A>Athis year
?F<this_sucks
H@?tho
C?@tho $
B@@thorough
?1>those
>?>those +
?>Athose -
A>@those _ +
=>?those are
BA@those people
BAEthose that
?=@thou
FM<though
D@Athough +
BC@though ?
C>Athough _ -
ACAthough i
>1Ithought
@?Bthought _ +
AB=thought i
>=Athought it
>??thought of
>>Athought the
B@?thought you
B?Athoughts
BB>thousand
?C=thousands
?@>thrash
;?2three
B@@three -
@C@threw
A@Ethrilled
<>?thrive
@B:throat
?@@throttle
>B6through
@@Cthrough the
@A>through their
@A=through to
BA@throughout
?@Fthrow
@B>throwing
@A>thrown
@@Athru
>@@tht
B@Cthumb
AG<thumbs_down
;>?thumbs_up
;??thumbs_up if
>>@thunderbolt
??Bthursday
A@Bthus
??<thx
???ti
C?Btickets
==@tie
@F?tied
@A?tiff
<C<tight
>?Btil
AC<till
AE>tilt
CAEtim
@>Ctime
?>Ctime !
<;Atime $
BD?time +
@A=time ?
A@Etime and
CACtime i
?@=time is
?>@time of
AA>time on
<>=time to
AA>time you
@@<timed
B@Atimeless
C@Btimeline
?@?timely
=J1times
@A>times to
>>Btinker
@?Atiny
@=@tip
>@@tips
ADCtired
AA=tired_of
CA@tires
?BAtis
>?<tissues
A@Btitle
@A=titles
CABtm
@E=to
==@to $
?F<to +
DAIto -
A>Dto N
FAAto P
;C:to _ +
A?Jto _ -
=B<to _ N
?B<to _ P
=?=to a
A@Bto about
@B?to actually
C@@to add
@A>to amazon
AB>to an
A@Bto and
@C@to android
@@Bto answer
B@Ito anyone
@@>to ask
>>Bto avoid
DEAto be
AB>to being
@@Bto borrow
@<Cto buy
?@>to call
>>>to carry
@B?to change
@B<to contact
ABAto copy
@ABto date
@?Bto decide
B>Cto do
B=@to drive
>>@to drop
=>@to even
@@>to expect
@CAto fill
?>?to find
?C@to fix
=B1to get
ADBto give
CG;to go
;A5to have
@>Ato hear
@@=to hold
>>@to ics
?A<to install
CA@to iphone
A?Dto it
BAAto jump
?>?to keep
AA>to know
@C@to laugh
AB@to like
BBDto listen
@A>to look
?@>to love
=B<to make
@@Bto manually
=;Ato me
@C>to mention
AB@to mess
B@Ato much
A@Cto music
CABto my
@A>to no
A@Dto on
?@=to open
A@Bto operate
CAAto own
?A>to pay
CA@to phone
@@Bto pick
@?Eto play
@>@to produce
=?>to put
A@Bto recharge
?@=to resolve
@@>to respond
?B?to ride
AA=to run
@>Ato samsung
AB>to save
AABto say
>=@to search
@@Dto see
B@@to seem
@A>to select
B@@to sell
@B9to send
>>@to show
@>?to sit
AC@to spend
@A>to stand
BC@to start
>?@to step
DB?to stop
AB?to suck
<?Ato take
>=?to tell
CA@to test
;<>to the
@?<to this
?A=to those
AB?to tilt
B@Cto transfer
>?Ato try
ABAto turn
?>@to understand
@B?to update
DA@to upgrade
BDEto use
@@>to using
>@?to wait
==Bto watch
=>?to win
AF<to work
AB@to write
@<Dto you
@CCto your
A@Btoast
D8Ftoday
<??today !
>=@today $
AA=today _ +
@@Btoday and
@A=today is
??;todays
A?Btoe
CBDtogether
CD>toilet
;=?told
>?@told me
AA@tom
@A>tomato
@B@tommorow
JDDtomorrow
A?Btomorrow _ +
BBFton
AACton of
B@Ctones
BB@tongue
OELtonight
@?Btonight and
AA>tonights
C@Atons
F=Etoo_bad
CI>too_expensive
CD@too_fast
48@too_funny
BDCtoo_long
A@Ctoo_quiet
>D=too_small
DM;took
?@=took _ +
ABAtook a
@@Btook it
@A>took the
@A?tool
>>@tools
<7?top
=;?top gear
AD?top of
@@Atop_notch
??Atopgear
<<Atopic
A@Ctops
>=@torn
?>@torn between
DG@torque
?@?torture
@@=toshiba
AB@toss
AL;total
@B?total -
@A>total of
AC@totally_agree
<7;touch
B@@touch _ +
@>Atouch screen
B??touched
A@Atouches
=>@touching
BDCtouchpad
BB@touchscreen
BA@touchwiz
A?Btour
>@@touring
??@toward
A@Dtowards
B@Atown
ABFtoy
?>@toyota
@?Atr
F<@track
@@>track information
>@@trackpad
@A?tracks
??=traction
:D6trade
??>trade it
?>@traded
>@@trading
@@=traditional
@A:traffic
CACtrailer
FADtrain
(%Itraining
B>@tranformer
GAJtransfer
BACtransfered
BABtransferred
?=Ctransferring
E@Htransfers
A@Btransfers are
BC@transformer
>>@transformer !
B?@transformer _ -
B@@transformer is
BA@transformer prime
??@transformers
@A>transition
??@transmission
@A=transmitter
B?Atrap
EC<trash
CA@trashy
==:travel
AA>traveling
A@Atravelling
AC?travesty
D>@trays
ABCtreadmill
??@treat
@A@treated
>>=tree
@@Btremendous
@C@trend
A@Ctrent
AA=tri
?=>trial
@A>trick
@?Btricky
<R(tried
@@Btried it
@A=tried the
?D<tried to
==@tries
??Atrigger
>9Gtrip
A@Btrip to
A@@triple
?>Ctripod
@?Btripod and
@?Atrips
@A@triumph
=<?troll
?@>trolling
E@Atron
BH;trouble
A?Ctrouble with
@@Btroubled
>A9troubleshooting
?@>troublesome
@@Ctruck
.C-true
?A=true $
AC?true ?
=>?true that
A@Ctrumps
??>trunk
BE>trust
=>@trust_me
?A>truth
99@try
BD@try the
@>Dtry to
??@try_harder
A@@tryin
?O1trying
AA>trying _ +
?F8trying to
AACts
B@Btt
=<Ctube
=?<tuesday
<<=tune
>@@tuned
C@Dtunes
;E>turbo
@C@turbo _ +
A@Cturkey
7=@turn
AD@turn it
>=@turn out
CAIturned
A@Dturned _ +
@B?turned off
:=Bturning
=>?turns
>:Atv
==@tv $
??Btv and
?B:tvs
@ADtweet
@?Btweetdeck
A@Atweeted
A@Btweeting
<>;tweets
@?Etwenty
AJ0twice
AB@twice _ P
AB?twice as
DHAtwin
@AAtwins
A@Ctwist
@A?twisties
BA@twit
@@Btwitpic
?=?twitter
@A=twittering
??=twitterverse
>I>two
A@Btwo P
@@>two _ +
A@Btwo days
?B:two weeks
@@Btxt
>?=ty
G<@type
B?Btype of
BBAtypes
?=?typical
?A<typically
=A>typing
?>Atypo
?>@tyre
>=@tyres
=H=u
A@Bu $
<=?u +
AC@u N
CB?u _ +
>@@u and
>>@u can
@B@u do
B??u have
A>Au just
>>?u recommend
?>Au see
@B@u should
?>@u to
AB>u want
BA@u will
@@>ubuntu
>D<ugh
@A>ugh !
B[;ugly
@A>ugly +
@B@ugly _ -
@B@ugly as
@B@ugly car
D?@ugreen
EABuh
A@@uhh
?A>uhm
AA@ui
<7?uk
?>@uk $
C@Gultimate
@A>ultimately
@A?um
BC=umm
>>=un
J?Cunacceptable
B@Hunbeatable
A@Bunbelievable
>?Aunboxing
<9=uncle
?B?uncomfortable
@A>uncomfortable to
=?>unconventional
?>Aundecided
@:Aunder
@?@underclocked
AJAunderstand
@B?understand that
AE@understand the
@?Cunderstanding
A>Cunderstood
@>@uneducated
AB>unemployment
9>=unfortunately
>=@uni
A@Cunicorn
B@Aunicycle
?A=uninstalled
??Buninteresting
ABAunion
E@?unique
AJ2unit
A@Bunit is
@@Bunit itself
@B<unit was
?@>united
C?Bunits
>@=universal
>A?universe
?C>university
@A?unknown
CK<unless
ICFunlike
A@Bunlike the
@BCunlimited
AE>unlock
B@Iunmatched
99>unnecessary
A@Dunplayable
?@?unpredictable
AD@unprofessional
>?@unreal
AC@unreliable
A@Aunsure
AC=until
>@?until the
?B?until we
@B?until you
>A@untill
@>@untrue
@ABunusable
7?;up
@=Aup !
?BAup $
?>@up -
@CBup _ +
@@=up _ N
?A=up _ P
AB<up a
@B>up all
@@Bup an
BB@up and
BAAup for
?B?up in
BA?up it
>?@up its
@B?up my
?A>up on
?=Bup the
BBAup to
BD@up with
?BAupcoming
9D?update
@@Bupdate to
AE@updated
8<:updates
B@@updating
?95upgrade
><@upgrade to
AB@upgraded
BB@upgraded from
A@Cupgrades
@@Aupgrading
B@>upload
@>Euploaded
EB?uploads
DBFupon
A@Bupon the
FA@upper
<8Cups
>A7upset
I<>ur
?>@ur -
CA@ur accent
??@urgh
@@Burl
;<Jus
@ACus to
BAAus version
A@Busability
>>Busage
@8Husb
;;>usd
<1Cuse
B?@use +
?>@use ?
??Buse _ -
A@Buse _ N
?=?use a
@?Buse all
BAAuse and
@EAuse it
C@Ause of
@@=use the
>A@use this
?>@use to
GGFused
AA=used for
A@Fused it
==Aused the
AF<used to
I:<useful
D@Auseful for
>J5useless
@A>useless and
>=@useless without
GB@user
?@=user +
C@@user and
?@=user friendly
A@>user interface
8?8users
>B7uses
E=Fusing
@@Busing a
DCBusing it
>>Ausing my
AB?using the
A@Cusing this
@@Dusual
><Busually
B?@uuhh
?@?uv
13=v
F@Hvacation
A@Bvacation in
A@Cvagina
@?Fval
BACvalentine
:<@valid
@@Cvalley
B@Dvaluable
>4Mvalue
DAHvalue_for_money
DB@values
A@Bvampire
:@?van
A@Avancouver
>??variation
>>@variations
?>Dvariety
@A>various
A@Bvast
?A:vastly
CAEvcds
<:Ave
DB@vegas
@?Bvegetable
MJAvehicle
AH?vehicles
@B@vendor
??Bventure
?B@verdict
@B?verizon
DADversatile
3/?version
?=@version $
BC@version ?
@>Aversion of
?>Aversion with
>>@versions
@?@versus
CD@vertical
@F7very_bad
B<Jvery_good
D@Bvery_helpful
@A?very_impressed
AB@very_informative
B@Avery_interesting
=?9very_true
@A=veterans
B@@veyron
@A@vga
;>?via
@A?viable
@@=vibrant
?A;vibrate
@BAvibration
??@vicki
=>?vicky
AB@victim
A>@victory
ADAvid
5N:video
CA@video !
CJ?video $
C@@video +
@@Bvideo -
<;@video ?
E@Avideo _ +
AA>video _ -
=A?video and
<<@video on
@B<video output
?>@video to
?>@video was
SL?videos
AC@videos $
BA@videos _ +
BD?vids
?@9view
AA>view finder
==Aviewed
>?@viewer
?A:viewfinder
BACviewing
21Aviews
D@@vii
B@?vintage
@?Eviolent
?@?virtual
<=@visit
@@Avisiting
BA@visually
??@visuals
=<@vita
HC@viva
@A?vivid
%,;vivo
5:?vivo x
??@vizio
@B@vocabulary
A@Avodka
[ACvoice
@?Bvoice dialing
B@@voice is
BC@voice makes
??@void
??>volkswagen
CC=volume
A@Avolunteering
=@>vomit
?@>voted
??@votes
?@?vr
65:vs
??@vtab
>??vu
??>vulgar
>?@vw
<:>w
?@>w o
?=@wacom
<H<wait
@A>wait +
BD@wait and
=@?wait for
=>@wait_what
C@Bwaited
6;@waiting
;@@waiting for
?>Awaiting on
AD@wake
?>Ewalk
>?=walked
?A=walking
?@=walking_dead
@@=walkman
@ABwalks
CAAwalkthroughs
>:@wall
=;Bwallet
?;Awallpaper
=<@wallpapers
AAAwalls
;?<walmart
A@Bwalt
@A=wank
AB?wanker
:>?wanna
>B?wannabe
3C;want
=A=want _ +
@A=want _ -
?D;want a
>=@want it
@>@want the
DGAwant to
=9@want_one
EAAwant_this
BA@want_to_know
286wanted
?@>wanted _ +
=?>wanted to
C@Fwanting
D>>wants
@A;wap
AA=war
@@Awarcraft
;;@warm
C@Bwarming
@?Awarned
@D=warning
;F0warranty
AB>warren
@@Bwarrior
@?Ewars
:8=was
A@Dwas +
@E?was -
@D<was N
>B@was P
DAEwas _ +
B<Gwas _ -
@@Cwas _ N
?:Gwas a
A>Fwas able
>>@was about
>>@was all
??>was an
@@>was anything
D@Awas going_to_buy
A@Bwas great
D@Bwas just
=>>was much
@@>was nice
@B>was no
>>@was released
BB@was such
B@Cwas surprised
?=Cwas the
>A@was thinking
@?Cwas wrong
D>?was_like
?>@wasent
@@?washed
>;;wasnt
?@>wasnt -
BB?wasnt N
??Bwasnt a
@@>wasnt as
B?Awasnt for
>=Bwaste
@@Bwaste time
AF?waste_of_money
BD@waste_of_time
D=Awasted
@A>wasting
AC=wat
05Bwatch
>>@watch ?
??Bwatch it
>=@watch the
>>Awatch their
><?watch this
C@@watch videos
;:Bwatched
>?>watches
==@watchin
:;Gwatching
@@Bwatching _ -
>?@watching and
@CAwatching it
;=>watching this
<=?water
??@wats
?@Bwave
@>@waves
==?waving
@JDway_better
A?Cway_better than
AE?way_worse
=<Eways
>>@wd
E7Cwe
C@?we +
C??we _ +
?B>we _ -
?B?we _ P
>??we all
B@@we already
>B@we are
>>>we can
?=Awe dont
??Bwe got
BA?we had
>>@we have
@@>we lost
BA@we love
B?Awe need
A@Bwe use
>?=weak
@A?weaknesses
@?Bweapons
=B>wear
?>@wearing
CA@weartesters
DK>weather
=BBweb
AA?webcam
CP>webos
>?@webpage
AC?webpages
@C8website
>>>websites
B@@wedding
=>?wednesday
;<=week
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
B@5welcome
>?<welcome to
U;Xwell
?@>well +
@B:well _ -
B@Dwell as
>>?well i
>>@well if
A@Bwell on
EB@well see
AC>well thats
B@@well there
?>Awell_done
BAAwell_made
<>@well_said
B@Hwell_worth
@@Bwell_worth the
?G5went
>>@went for
AC<went out
BABwent well
AB@went with
>>@weqq
CL=were
?>Fwere +
?B<were -
@?Cwere _ -
A@>were all
@@Bwere awesome
?A>were in
B@@were not
BA@were the
A@Bwere to
BF:werent
C@Bwest
??@western
@@Awestfield
AE=wet
@>Bweve
AAAwhaat
C?Bwhat
?>@what ?
:;Awhat N
?B=what P
==Ewhat _ +
?B8what _ -
@C@what _ P
HK@what a
CCAwhat about
CCBwhat an
@>Awhat are
?>@what does
@B@what happened
?>@what happens
B@Awhat he
?@=what i
>?@what if
??Cwhat im
=><what is
CBBwhat it
@C=what kind_of
>>Awhat makes
<>@what other
?>>what the
B>Awhat they
DBAwhat this
@@>what was
>@@what we
>>?what would
=:=what you
?>Awhat you_mean
BE?what youre
=@@what_do_you_mean
74>what_is_the
?>@what_is_the +
?>@what_is_the song
EB@whatching
=E;whatever
@B>whatever you
=B=whats
42>whats_the
>>@whats_the difference
AACwhats_the_point
@AAwhatsoever
@@Awhedon
=B;wheel
A@Bwheel is
AC@wheels
1H3when
?>Awhen _ +
B@@when _ P
AC@when a
BGAwhen did
==?when he
FDEwhen i
==;when it
>>=when its
B@@when people
@D@when they
==@when u
BA?when we
FGCwhen you
AB?when youre
><Dwhenever
:8?where
@A>where _ +
AB?where are
C@@where did
>>@where do
=<Awhere i
AC@where is
@B>where it
>?@where you
B?@whereas
>A>wheres
AB@wheres the
D@Bwherever
59@which
CABwhich +
HADwhich _ +
=;Bwhich _ -
@B@which _ N
AB@which apple
AD?which can
FCAwhich has
:>@which is
@@>which makes
:;?which one
?>Awhich they
@>Ewhich was
?>@which would
2?6while
>?>while _ +
AC@while i
?@<while it
?@>while the
?>Awhile using
>?Awhilst
?@>whip
@@Cwhiskey
69>whistles
./?white
>>?white $
<=@white _ +
@?Bwhitney
::Ewho
?<Cwho -
BA?who _ P
>?@who are
B@Bwho has
@A>who have
?<Awho is
@D>who knows
BH@who needs
CA@who thinks
>?@who told
?>@who you
=;Cwho_cares
C@Gwhoa
BA>whoever
<=9whole
>>@whole bunch
B@@whole lot
AA=whom
EAGwhoo
@@?whore
@<Fwhos
,H6why
??Bwhy -
BAAwhy ?
AB<why N
@>Awhy _ -
CD?why am
AA<why cant
>A>why did
AE<why do
AC?why does
>=@why doesnt
B@Awhy everyone
:<Awhy i
<>>why is
?<Dwhy not
@B@why the
AD?why they
?>?why this
>@?why would
AD@wi
AB@wi fi
IBAwich
>>>wicked
QDDwide
A@Awidely
>=@wider
@>Awidgets
AA@wierd
A;Gwife
@@Bwifey
53Awifi
>?@wifi only
??@wikipedia
G>Awill
CE?will +
?A:will -
>=@will P
@ACwill _ +
@D9will _ -
>=Bwill _ P
A@Cwill allow
;9>will be
@@>will cause
CBCwill do
@@Bwill just
A@Bwill make
@BAwill need
DF<will never
BG;will not
@B>will only
?>Awill probably
><Awill still
A@Bwill take
@@Bwill the
>>@will this
B>@will try
@@>will work
ABBwill you
E?Cwill_buy
>;Awilling
@>@willing to
@A=willingness
148win
?@=win +
>?>win a
A@Cwinamp
?A:wind
AC>window
K=Awindows
EA@windows $
@@=windows +
@@Bwindows me
@@>windows xp
@@Bwinds
AAAwine
@A>winehouse
@=@wing
?C@wings
KKGwinner
C@Gwinning
<?=wins
?AEwinter
AB;wiped
BG?wire
DA@wired
<ECwireless
>>@wirelessly
A@?wires
@?Awisconsin
??>wisdom
C@@wise
<80wish
@B>wish i
AA>wish it
@A>wish my
@?Bwish there
>>@wish to
==@wish_i_had
@@Bwish_it_had
<<=wish_it_was
<9Cwish_they
?@?wit
=;Cwitch
;?Ewith
AABwith +
CB;with -
?>Bwith P
>>7with _ +
ADBwith _ -
=A?with _ P
@D<with a
??<with all
C@@with android
@A=with customer
>>Cwith either
@@>with features
AB>with her
=<Awith his
>>@with ics
A>@with ipad
@@Bwith is
@<Dwith it
<?Fwith my
=?@with nice
>?>with no
AB>with one
@C@with out
B?Awith poor
AC@with quad
@>@with samsung
BB?with some
@?Bwith sprint
@@Bwith t
?ACwith that
JCBwith the
ABAwith their
BA?with them
ADAwith these
DBAwith this
??=with win
=>@with you
<A>with your
FC<within
AA>within a
?@=within the
HA[without
A@Bwithout +
A@Ewithout _ +
>=Bwithout a
ABBwithout any
A@Dwithout it
AB@without the
A@Bwma
@@Awnm
BA@woah
@@>woke
??>wolf
;>7woman
>@7women
IANwon
HH>wonder
BC@wonder how
B@Awonder what
A?Iwonderful
96Ewondering
>>@wondering if
@A?wonders
BH4wont
?>@wont _ +
@A>wont answer
@A>wont play
>>Cwoo
AABwoo !
A@Cwood
DAGwoohoo
A@Cwoohoo !
@@?wool
C@Ewoot
A@Bwoot !
=;@woow
BG<word
AB@word _ +
OBFwords
A@Bwords and
?>Bwore
HQ=work
@A>work !
B@Bwork +
>?>work _ +
@@=work _ -
@B>work and
@@>work for
C@Ework of
>E>work on
?@>work properly
BAAwork well
?@>workaround
>>?worked
@@Bworked +
;=@worked _ +
BACworkers
>@Fworking
=>@working +
=>@working _ +
=>@working fine
@?Bworking on
@?Bworking out
@@Bworking_great
R=Jworks
A@Cworks _ +
@A>works like
A@Aworks_fine
D>Nworks_great
@>Fworks_perfectly
C@Dworks_well
BCHworld
>B@world $
@I>worlds
?>Aworldwide
>>@worm
@?Aworn
?@<worried
?@>worried about
A@Bworrying
>G<worse
?@<worse_than
@@Aworship
?B7worst
C:7worth
CA@worth a
?@>worth buying
EBEworth_every
=7=worth_it
@<<worth_the
BF?worthless
?@>worthwhile
??@wot
EQ=would
?F?would +
@>Dwould -
=D?would _ +
CB@would _ N
=B>would _ P
:B>would be
@B>would break
A@Bwould expect
ABAwould find
B@@would go
CF9would have
@ABwould look
@C@would love
=>@would make
@B?would much
AE?would not
@B@would pick
A@Dwould play
C@Awould probably
A@Bwould rate
?>Awould rather
?>@would still
B@Cwould take
>?@would this
>>@would u
B@Cwould want
@@>would work
==@would you
C?>would_like
>>@would_like_to_know
?>Cwould_recommend
FE6wouldnt
@?Bwouldnt be
?ACwouldve
1C5wow
@@Bwow !
?>>wow $
<>@wow +
@A=woww
?@;wp
??Bwrap
@@<wreck
???wrist
@D@write
@@>write a
?A?writer
A@Bwriters
AB@writes
@F?writing
CCIwritten
75Pwrong
@@Bwrong ?
>?<wrong with
=A=wrote
ODIwtf
CB@wtf ?
??Bww
@@?wwhl
>>@wwii
%+<x
C@Bx $
?B@x +
>?@x _ +
==@x _ P
A@Bx optical
<;Ax3
>>@x3 $
A@Bxboxfamily
<G>xd
=D<xd $
BA@xd +
43@xiaomi
CD?xl
;><xmas
>>@xmas +
BACxo
A@Bxo $
BH?xoo
BD@xoo m
HO?xoom
?C?xoom _ +
>D?xoom is
@@>xoxo
;B/xp
CE?xperia
F=Oxtra
A>Dxx
@@Bxx $
B?@xxx
@?=y
HABya
DAByall
@D?yamaha
B@Byap
A@Byarn
>;Ayawn
SCGyay
D@Eyay !
BACyay +
A@Cyay _ +
A@Byay for
@@Byay yay
IH@yea
AE@yea $
;2Jyeah
A@Fyeah !
@@>yeah _ +
>>@yeah but
>?@yeah i
B@@yeah im
?A>yeah the
@B@yeah_right
0,;year
@A=year P
AACyear _ +
B@Ayear _ -
@B>year and
?>@year as
@A=year old
>>@year olds
B@?year that
L>Tyears
A@Cyears !
CC@years $
?>@years P
<@?years ago
@>?years and
?>@years of
?>@years old
A@Cyears to
CA@yeh
><Ayelling
<=@yellow
?<Eyep
@C>yer
=(Iyes
DAGyes !
HC@yes $
==@yes it
>?@yes its
=>Byess
>C=yesterday
>@@yesterdays
JHByet
?B@yet !
@@=yet _ -
@A=yet again
@@=yet another
?>@yet i
A?Fyet to
?A@yikes
??@yknow
?<Cyo
?>Byoda
@>Dyoga
@@?yoplait
A?Dyork
BC@you
BAByou !
AB@you $
398you +
@=Ayou -
@A>you N
==Byou P
=E@you _ +
=B?you _ N
<??you _ P
?=@you a
==>you and
=>>you are
BADyou ask
AC@you be
A@Byou bring
?>>you buy
C5Jyou can
?@=you cannot
AB=you cant
A>Byou could
AA>you do
@=Ayou dont
@>@you dont_like_it
==@you enjoy
>>@you ever
A@Byou find
>D@you get
A@Byou give
>>=you got
>@Ayou guys
@@Cyou had
6@;you have
>CAyou know
=<?you like
>=?you made
BA@you may
BA<you might
@?>you must
@@>you need
@B?you never
?A;you pay
?>@you play
CA@you please
@B@you prefer
@AByou put
=>@you realize
=>@you recommend
@C@you said
DDAyou should
=?@you sound
>>Ayou still
BAByou take
AB@you talk
BA?you the
:<Ayou think
D>Dyou to
AD@you tried
?@>you use
@BAyou wanna
@CAyou want
@@Dyou were
CG<you will
BAGyou would
;3Fyou_mean
=B?you_suck
>C<youd
;:@youll
A@Byoull _ +
?=Dyoung
=E?your
AA>your +
>;Ayour -
?>Ayour N
<??your P
<=Ayour _ +
<;@your _ -
@?Byour _ N
=>@your ass
>??your best
>@?your car
>>@your comment
?>@your facts
@@Byour hand
?>@your house
BE6your money
A@>your music
>A=your own
?>@your phone
A@Byour player
B@Byour pocket
BB@your review
>@@your reviews
=>@your right
@@Byour songs
AJ?your video
C@@your videos
MIByoure
>>=youre +
>>?youre _ +
@=Ayoure _ -
>?Byoure a
@?Byoure getting
@?Byoure looking
@>Ayoure not
FAAyoure the
CD?yours
=C6yourself
@A>yourself _ +
@B@youth
98Dyoutube
?B@youtube _ +
A@Byoutube video
@;Cyouve
AB?yr
>;Dyrs
@;Ayt
A@Byummy
=C<yup
?>Bz
D=Ezen
A?Czen xtra
DALzens
?@;zero
?@?zipper
@A9zones
.1Azoom
>@Bzoom is
A@Bzooms
<:?zoomx
@@?zune
C=Ezx
???zz
9E:~!
=>@~....
@?@~.....
>@=~<link>
;8J~?
EP<~a
CG<~able
>>@~about
BD@~accent
@@=~accept
?A;~access
@A>~accurate
@A=~activated
H?D~actually
=C?~ad
CE?~add
@@B~affect
E?A~afford
=<A~afraid
>?=~after
AD8~again
A>A~ai
>K7~all
@A<~allow
DAA~allowed
A>@~already
>=?~always
B>D~am
4B?~an
:B<~and
?>@~android
=<@~annoying
AE6~another
>A7~answer
@A<~answered
ACF~any
IBC~anymore
CD8~anyone
8?9~anything
>>@~anyway
@>C~anywhere
@?D~apart
BC3~apex
BC@~app
89>~apple
<E?~apps
;<6~are
;=@~argue
???~arguing
B?>~around
GF6~as
??B~asked
>?@~asus
>H7~at
AD>~attention
>>?~auto
@A=~automatically
@A=~avail
AAB~available
@B:~avoid
BE=~away
@@C~awesome
>?C~back
AAC~background
B?C~bad
AB@~bb
??@~bbm
BCC~be
;7A~because
DDF~been
<;F~before
>;L~being
?=A~believe
:=@~bells
C@A~best
I=V~better
CG?~better_than
@?A~between
A>J~big
???~black
=;@~blackberry
C?A~body
CHA~bother
@C?~bothered
?A>~bought
@A=~bounce
B@@~box
BA@~break
@@>~breakthrough
A@?~bring
BB@~british
C>@~broke
@?@~built
@B:~busy
BIC~but
?@<~button
BH>~buy
C?A~buying
>=A~call
??C~called
>=@~calls
GEH~camera
?CE~can
PGF~car
@B@~card
?<C~care
<:A~cares
@B:~carry
CAA~carrying
BF@~cars
D@@~caught
DBE~cause
DF=~change
B?@~changed
;6@~charge
@>>~cheap
>=@~cheapest
>=@~check
@?A~checked
AD>~choice
>>@~choose
;<@~clarkson
AD;~clear
@BA~clever
:<<~close
@@>~clue
@<@~clutch
@?B~color
D@F~come
>?@~coming
?>A~comment
;<@~commercial
:;@~company
@AB~compare
A@@~compared
@A>~compatible
@C@~compete
@@>~competition
@?B~complaints
?>@~compromises
@@A~computer
???~confused
@?B~connect
A@>~consider
>=@~considered
AD<~contact
AC?~continue
A@B~contract
B?@~control
@A@~convenient
A@A~cook
AAB~cool
BB?~copy
@=@~core
BA=~correctly
?>A~cost
@?F~could
?=?~count
@B<~cover
?@@~crap
?A@~crash
???~create
@@>~creative
=D?~cut
A?E~cute
>>@~daily
@?A~damaged
?@=~damn
AD;~day
@?@~dead
?@C~deal
?@<~death
>>A~decide
>=?~design
?>@~designed
??@~desktop
EH@~detail
@@?~device
@@=~did
??>~didnt
@B@~diff
@?D~difference
@=F~difficult
@A>~direct
?<H~disappointed
AF4~disc
@A<~discs
@B:~disk
>?@~dislike
@B>~disney
A@D~distortion
<E8~do
@BA~does
BF;~doesnt
B>?~done
><B~dont
@@C~doubt
B@H~down
?A<~drink
DJA~drive
FH@~driven
=>@~driver
@?A~drop
??B~due
@D6~dvd
@@>~dvds
@@B~e
C@H~easier
?CB~easily
;<:~easy
B@@~either
B>A~else
BH?~email
?@>~emails
ACB~end
?>@~engine
AFC~enough
@@B~entire
AA?~errors
VKB~even
CC>~ever
A?A~every
@>@~everyone
AA?~everything
A@A~exactly
<<>~excited
?@=~excuse
AA>~exist
@@?~expecting
?C@~expensive
<=B~experienced
?A>~explain
??A~eyes
=<B~f
B@=~fair
@?D~fall
B@@~fan
AA@~fanboy
BA@~far
@@>~fart
@D?~fast
B?@~fat
ABB~feature
@C?~features
CD>~feel
@@>~feel_like
AB>~figure
??=~figured
?>C~file
A?@~find
AA?~finder
@@?~firewire
;;>~first
@F:~fit
IFA~flash
A>H~flaw
?CA~flaws
>?>~focus
@A>~folder
@A<~folders
EC?~for
AC@~ford
>=B~forget
?@=~format
=>=~found
@A>~free
AA=~friend
@@>~friendly
:=6~from
B=A~fuck
>??~full
@A:~fun
BC=~function
?@B~funny
@@?~further
?G?~g
BA@~galaxy
?@@~games
:9@~gas
??@~gen
EQB~get
B?@~gettin
@>A~getting
HCF~give
B??~given
?>@~gives
C@A~giving
95A~global
62C~go
A=9~going
?B@~going_to_buy
>=B~gonna
J@A~good
@@B~gorgeous
EF=~got
@BA~gotten
BCF~great
???~grow
GAA~guy
@B@~guys
B4L~had
>>C~haha
B>B~half
@A@~handle
?<D~happen
>>?~happened
C??~happy
>@?~hard
A@@~hardly
BA@~hardware
C;B~has
A@B~hassle
89<~hate
@8I~have
??C~havent
B<A~having
@A@~hd
@C@~hdmi
DH@~he
@@>~hear
?A;~heard
?>A~heart
?B>~heat
FAD~heavy
BH5~help
??<~her
CE;~here
AA?~high
BG;~his
B?@~history
A><~hold
AGA~home
FA@~hoodie
<<B~hot
>D>~how
A=A~how_many
AA@~how_much
A@A~huge
@?@~huge_fan
D8I~i
?D?~i_like
B?A~idea
D@:~if
=A?~ill
C?B~im
A?F~imagine
@?C~important
J:L~in
@@A~included
B@?~info
@A=~install
@B@~insurance
>>A~internet
@B@~into
@=@~ios
CI@~ipad
:=?~iphone
@A>~ipod
B;F~is
><A~isnt
=:?~issue
=;A~issues
>ND~it
AF5~its
AB@~ive
AAA~jack
A?>~job
<;@~joke
@=@~judge
EAA~just
B?A~justify
?@>~keep
ABA~kid
>@@~killing
>@B~kind_of
?DH~know
?B?~knowing
?B?~known
C@A~knows
CAB~lag
=<>~laptop
@?B~large
>>?~last
B@@~laugh
@@C~laughing
??>~launched
<=@~leak
BAA~leave
=>=~left
A@=~leg
BB@~less
BBG~let
;@>~letting
B?@~level
?A=~lie
NGG~like
BB@~like_a
??@~like_i
>?@~like_it
@?A~like_that
;;>~like_the
>=@~like_this
AC@~like_to
A@C~like_what
@B@~likes
@B=~limited
B?D~listed
A@?~listen
?>?~little
AC?~live
BB;~load
A@C~lock
=8J~lol
C?D~long
?B<~longer
@>A~look
>E>~look_like
<>@~looked
@AG~looking
?@=~lose
@?B~loss
@B>~lost
?C:~lot
@?A~love
A@A~lyrics
@<C~made
@?B~major
C?@~make
@A@~makes
BH>~making
>>B~man
AA=~managed
@>D~manual
@<G~many
@C@~material
<=6~matter
=6<~me
==B~mean
=>A~means
?@>~meant
?@>~meet
AC@~memory
@C:~mention
ACA~mentioned
B<B~mentioning
?@=~message
?A?~microphone
>=?~microsoft
AA?~mind
CG@~mine
@@A~missing
?B@~mobile
>?@~model
;=3~money
HEE~much
AK8~my
A?B~myself
AD@~n
@B=~name
@=E~nearly
@@C~necessarily
??@~necessary
@0N~need
:9@~needs
AC@~never
?E=~new
CA@~next
A?@~nice
BB@~no
@A@~noise
BG>~nor
>>@~normal
87=~not
?A>~note
<;@~nothing
ABA~notice
?AA~now
@B>~number
4B/~of
?>@~offence
A@A~offense
@?B~offer
?=@~oil
B>A~old
@B:~on
@DC~once
?==~one
DFE~only
>?;~open
@@A~option
GFA~or
>;@~other
>?@~out
CBC~over
::B~own
>C?~p
@@B~patience
A>C~pay
AC@~paying
@@=~pc
BBA~people
><I~perfect
?B=~perform
?>@~person
>=C~phone
?@@~pick
AJ1~picture
IN-~play
B@B~played
AE4~player
??@~playing
??@~plus
AB@~point
?>@~popular
@C@~port
C>L~positive
@?@~possible
CC@~post
@C=~power
@A@~powerful
?B@~practical
G@A~prettiest
?C9~pretty
AA:~price
;><~problem
I?L~problems
=A/~product
@A=~properly
BD5~purchase
AAA~purchased
@@;~purchasing
@A>~push
@@F~put
>;@~quad
@C;~quality
?>@~question
DD<~read
??@~reader
@A@~ready
DG>~real
>>A~realize
@B@~rear
?B:~reason
AE7~recognize
>?>~recommend
@B>~register
?>@~release
<<B~remember
A?C~remove
@A=~reply
@B;~respond
@AA~responsive
AB@~retina
JM@~review
CC?~reviews
?>@~rich
AC?~right
@@A~rock
?>@~rover
@@A~rt
==B~run
>?@~running
??@~rush
97A~s
@D@~said
CAA~same
;>?~samsung
?C>~save
>>>~saw
B@G~say
A?@~saying
AA?~school
A?>~screen
<:?~search
A@B~security
>I?~see
@B;~seem
<<D~seen
?>@~sell
AB;~send
A??~sense
@@>~sent_me
@?A~setting
?BA~settle
@A>~several
><D~sexy
A@?~sharp
AD<~she
AC<~shine
@@A~shipping
<:@~shit
@>@~should
CD>~show
>>@~shut
@@B~sign
BF@~sim
?@>~simple
@B<~simply
@?B~since
A<F~single
==A~siri
?A<~sit
AB@~skype
A@C~slept
@B?~snow
D@A~so_bad
@B@~sold
ED>~some
???~someone
@@?~something
AA?~songs
??@~sony
@B:~sore
DE?~sound
@?C~speak
@A>~special
@I@~spend
CAB~spending
@:@~stand_a_chance
?>?~start
ADC~still
GD@~stop
?A>~storage
?@=~straight
??>~strong
==@~stuff
@C@~style
D@H~such
?>C~suck
<:>~support
@A@~supported
?=@~sure
?@>~surprised
BA?~survive
>=@~switch
B@A~sync
@@A~t
CAA~tab
@B@~tablets
@A=~tags
??J~take
?>B~taking
AC@~talk_too_much
>:@~talking
A@B~tax
AA@~taxes
??A~technology
?=@~tegra
;8C~tell
8:?~terrible
?@<~terribly
;:@~test
EDD~than
K@E~thanks
=1F~that
?=@~thats
56?~the
DD?~their
H@6~them
ECA~then
CDC~there
?A@~theres
AF9~these
EH>~they
?@B~thing
<:D~think
>FF~this
A@B~those
@@F~though
AB?~thought
@@A~through
==@~thumbs_up
F?B~till
@>E~time
@@C~tired_of
I?B~to
?A?~tomorrow
C?@~too_big
FAC~too_small
==?~top
@C>~touch
?@?~track
@A8~transfer
AB@~trash
?=E~tried
@?B~trouble
>?B~true
>?B~try
@>@~trying
@B?~turn
A@B~tweaking
AAA~twitter
@A@~two
==B~type
@?>~u
@BA~ugly
<;@~uk
EDA~understand
@@?~unit
@?B~unless
BA@~until
GHG~up
FD@~update
@@B~updated
DBA~upgrade
@@C~upgraded
AB@~upgrading
>>@~upload
DB@~ur
>>@~us
@B>~usb
@A@~use
:<C~used
@?C~using
C>A~value
;9A~version
AAA~via
?>=~video
CC@~videos
??A~visable
@F;~voice
@A>~w
=:A~wait
@A>~walking
?A@~wanna
C8D~want
A;A~want_one
AB@~wants
CD8~was
@D:~waste
AA:~waste_your_time
B@B~wasted
==D~watch
AC@~watching
G@A~we
;;>~wear
@A?~web
@@B~weeks
A@B~weight
@J9~well
??A~went
?B?~were
H>E~what
>>A~whats
>?@~whatsoever
A@B~when
<<@~where
DAC~whether
;;?~which
CA@~while
E@F~who
AAC~why
AE>~will
B@=~willing
???~win
@@A~window
AA?~windows
?>@~wipe
MT6~with
DAL~without
?=A~wonder
@@D~word
?I/~work
?G-~worked
@?B~working
@B@~world
?>D~worry
A@A~worrying
AA=~worth
>?@~worth_it
==B~worth_the
;>@~would
B@D~write
47<~wrong
A?@~yes
<;A~yet
89H~you
>>@~you_mean
??>~youll
AF1~your
CD<~youre
@?A~yourself
BC@~youtube
BA?~yr
@@A~zones
FB@~zoom
`;
