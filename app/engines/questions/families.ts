import type { Intent } from "./types";

/**
 * Word families by intent: what people who ask it tend to say. Written for questions of creators in English, and in German,
 * Spanish, Portuguese and French as far as it is cheap; words are folded (no case, accents or apostrophes).
 *
 * A line is a weight and patterns. A pattern is words in a row: `word`, `begin*`, `@class`, `!@class` (any word outside
 * it), `..` (up to three words between), `...` (up to eight), `^` (a clause begins); ` & ` joins patterns found anywhere. Each line counts once.
 */
type Table = string;

/** Words that stand for each other in patterns. */
export const CLASSES = {
  video: `video videos vid vids vidoe* vidio* film films clip clips upload uploads vlog* episode* short shorts tutorial*
    docu documentary documentaries essay review reviews challenge series serie livestream* stream unboxing haul timelapse
    reaction reel podcast interview playthrough letsplay walkthrough speedrun tier doku folge folgen beitrag episodio*
    capitulo* directo emission cortos`,
  one: "one ones thing things stuff piece pieces eins cosa coisa truc",
  make: `make making do doing film filming shoot shooting record recording create creating cover covering produce
    producing try trying start starting tackle build machen drehen filmen aufnehmen bringen mache drehe hacer grabar hago
    grabo fazer gravar faco gravo faire tourner filmer tourne work`,
  publish: `upload uploading post posting publish publishing release releasing put drop schedule scheduling air live
    hochladen posten veroffentlichen lade poste rausbringen subir publicar subo publico estrenar postar lancar poster
    publier sortir mettre publie poste uploaden`,
  published: `post posted posting publish published upload uploaded uploading release released drop dropped put gepostet
    hochgeladen veroffentlicht publicado publico subido subio postou publicou publie sorti sortie rausgebracht posten`,
  own: `i im ive id my mine me we our us ich mein meine meinem meinen meiner meines mir wir unser unsere yo mi mis tengo
    nosotros eu meu minha meus minhas je j jai ma mon mes moi nous notre myself`,
  neutral:
    "with from per on in at for avec sur con de com mit pro par im esse last this the this that it a an any anyone anybody somebody someone people ppl viewers they you u your der die das el la o os le les un une",
  views:
    "views view aufrufe klicks visitas vistas reproducciones visualizacoes visualizaciones vues views? clicks eyes eyeballs impressions",
  subs: `subscriber* subs sub followers follower follow abonnent* abos abo suscriptor* inscrito* abonne abonnes
    abonnees seguidores suscritos`,
  last: `last latest newest recent recently letzte letztes letzten letzter neueste neuestes neuesten neues neue jungstes
    ultimo ultima ultimos ultimas reciente recientes nuevo novo derniere dernier dernieres derniers nouvelle recente`,
  people: `people ppl viewer viewers audience fans folks anyone anybody someone somebody everyone commenter* they
    community subscribers subs followers leute zuschauer publikum jemand gente espectadores audiencia publico pessoal
    gens spectateurs abonnes viewership peeps guys`,
  ask: `ask asks asking asked want wants wanting wanted request requests requested requesting beg begs begged begging
    demand demanding wish wishing need needs complain complains complaining complained say saying said hate hated like
    love suggest suggesting suggested mention mentioned mentioning fragen fragt gefragt wunschen wunscht gewunscht
    wollen beschweren sagen piden pide pidiendo pidio preguntan pregunta quieren quejan dicen pedindo pedem pediu
    perguntam querem reclamam falam demandent demande veulent reclament disent plaignent curious`,
  you: "you your youve youre u ur ya du dich dein deine deinen deiner tu te tus tes ton ta toi usted voce seu sua suas seus",
  judged: `right wrong off accurate* accuracy miss missed misses nail nailed light lights green greens red reds amber verdict* forecasts
    predictions prediction predicted guesses guessed promised richtig daneben recht genau falsch prognose prognosen
    vorhersage vorhersagen vorhergesagt luz verde acertaste acertou aciertos vert trompe raison`,
  like: "work working flop fly land well good great ok okay fine perform succeed interest click received be suit fit sense resonate bomb hit bore",
  get: "get gets do make pull reach hit bring attract draw collect rack score manage crack cross break land earn",
  rival: "competitor competitors competitors rival rivals rivals his her their theirs",
  gear: `camera* kamera* camara* mic mics micro microphone* mikrofon* microfono* lens lense lenses objektiv tripod gimbal drone
    gopro webcam fps bitrate resolution codec obs premiere davinci resolve capcut photoshop canva laptop gpu
    monitor lighting softbox ringlight headset headphones editor software app sd ssd`,
  number:
    "one two three four five six seven eight nine ten couple few several 2 3 4 5 6 7 8 9 10 12 15 20 zwei drei vier funf dos tres cinco deux trois cinq duas",
  day: `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
    sundays yesterday yesterdays today todays tonight tomorrow week weekend montag dienstag mittwoch donnerstag freitag samstag sonntag
    gestern heute lunes martes miercoles jueves viernes sabado domingo ayer hoy ontem hoje werktags wochenende lundi mardi mercredi jeudi
    vendredi samedi dimanche hier`,
} as const;

/** What each intent is known by. */
export const FAMILIES: Record<Intent | "decline", Table> = {
  "channel-figures": `
    3 how many .. @views, how much .. @views,  how much .. my, combien .. abonnes, number of, did i last, have i last, longer videos, shorter videos, how big is, how old is, how many .. @subs, how many @video, how many people, many subscribers, wie viele, cuantos @subs, cuantas, quantos, quantas, combien d, combien de
    3 @subs
    1 @views, my stuff, how many, compared to my
    2 sub count, subscriber count, total, in total, overall, altogether, so far, all time, insgesamt, gesamt
    2 my channel, the channel, whole channel, channels, mein kanal, meinem kanal, mi canal, meu canal, ma chaine, our channel, channel
    4 stats, stat, statistics, statistik, estadisticas, estatisticas, statistiques, analytics, numbers, my numbers, the numbers, my data, key figures, key figures, my figures, kpis, metrics, how am i doing, overview of my, how big
    4 growing, up or down, dropped, dropping, declin*, slowing, normal for me, my record, all time record, outperform, am i .. growing, did i grow, i grow, grew, growth, shrinking, grown, gaining, gained .. @subs, lost .. @subs, losing .. @subs, gewachsen, wachse, wachst, creciendo, crecido, crescendo, cresci, grandit, progresse, dying, stagnat*, plateau*, going up, going down
    4 how often do i, how frequently, how regularly, wie oft lade, per week, per month, a week, a month, frequency, consistent, con que frecuencia
    4 most viewed, most watched, most popular, most successful, best performing, worst performing, best video, worst video, biggest video, biggest hit, top video*, top @number, top five, least viewed, least watched, meistgesehen*, erfolgreichst*, mas visto, mas vista, mas vistos, mais visto, mais vistos, plus vue, plus vues, plus vu, best ever, worst ever, my best, my worst, my biggest, my top, bestes video, mejor video, melhor video, meilleure video, which of my .. @video, most .. @views, fewest .. @views, highest .. @views, lowest .. @views, thing i ever, biggest flop
    3 average, avg, median, typical, typically, normally get, usually get, my usual, durchschnitt*, promedio, media, moyenne, mean views, on average, per video, do i usually
    4 how long are my, how long is my, video length, average length, minutes wise, how old is my, since when, wie lang sind, hours of
    4 close am i, how close, how far .. from, how far .. to, away from, reach 10k, hit 10k, to 100k, to 1k, milestone*, how .. to amountk, close .. amountk, reach amountk & i, hit amountk & i, from amountk, away .. amountk, to go until, until i hit, fehlen mir, me faltan, faltam
    3 watch time, watchtime, watch hours, watches me, retention, like ratio, how many likes, shorts vs, shorts versus, long vs, how much of what i, share of, ratio of, compared to last year, this yr, this year, last year, last month, this month
    2 have i, do i have, do i get, did i get, habe ich, tengo, tenho, ai je, jai, have we, do we
  `,
  "last-uploads": `
    4 @last @video, @last .. @video, @last @one, @last @number, my @last, mi @last, meu @last, ma @last, mein @last, meine @last, the @last, @day @video, newest, most recent, latest
    3 @video de ayer, @video de hoy, @video d hier, @video von gestern, @video vom, @video de ontem, did .. @video do, new @video, new @one, neues video, nuevo video, nouvelle video, novo video, previous @video, previous one, brand new
    4 i put up, i posted, i uploaded, i published, i just posted, i just uploaded, just went up, went live, one i did, one from @day, video from @day, from last @day, hochgeladen habe, subi, postei
    3 just uploaded, just posted, looking, disappointment, rundown, take off, doing, hows .. doing, how is .. doing, how are .. doing, how did .. do, how did .. go, hows .. going, going, performing, perform*, went, how did .. perform, holding up, landed, landing, wie lauft, wie lief, lauft, lief, como va, como van, como anda, como le va, como fue, como esta indo, como foi, ta indo, marche, marchent, ca donne, cartonne, popping off, taking off, blew up, blowing up
    2 flop, flopped, flopping, hit or miss, hits or misses, beat .. usual, above or below, better than usual, worse than usual, than usual, than normal, below average, compared with, compared to, against each other, slow, tanking, tanked, underperform*, overperform*, doing well, doing ok, views on
  `,
  "upload-figures": `
    4 my @video about, my @video on, the @video about, my !@last @video, @video where i, one where i, one in which, @video in which, did my .. @video do, did the .. @video do, how did titledtext, did titledtext, titledtext .. do, numbers on, numbers for, performance of
    3 titledtext, titledtext & @views, that @video, a perform* .. my, perform* my @video, how is my .. doing
  `,
  series: `
    6 my series, which series, what series, each series, series of mine, series do, series pay, meine serie, welche serie, mi serie, que serie, minha serie, ma serie, quelle serie
    4 series & doing, series & going, series & still, series & perform*, episodes & losing, losing steam, keep going with, still worth continuing, worth continuing, dropping off, weaker, time to end, time to retire, part 2s, follow ups
  `,
  "viewer-requests": `
    5 @people .. @ask, @people @ask, @ask .. @people, anyone .. asking, people .. want
    4 comment, comments, commenters, commenting, comment section, kommentar*, comentario*, comentarios, commentaire*, my replies
    4 being said, moan, moaning, mention, mentioning, asked which, asked for, requests, requested, request, asked for, asking for, ask for, ask about, asking about, begging, wish list, feedback, demand for, most asked, frequently asked, faq, questions .. come, questions .. get, questions .. under, which questions, what questions, complain*, complaint*, beschwer*, kritik, wunsche, anfragen, peticiones, pedidos, demandes, sentiment, mood, audience .. want, viewers .. want, wunschen, piden, pidiendo, pedindo, pedem, demandent, reclam*, quejan
    3 do people like, do viewers like, viewers .. like, people .. like, viewers think, people think, audience think, viewers say, people say
    2 in the comments, under my, under the, longer version, part 2, part two, gist
  `,
  "judge-idea": `
    5 should i @make, should we @make, should i .. @make, shall i @make, soll ich .. machen, soll ich .. drehen, sollte ich .. machen, soll ich ein, soll ich uber, sollte ich ein, deberia hacer, deberia grabar, debo hacer, deveria fazer, devo fazer, devo gravar, devrais je, je devrais, je dois faire, dois je faire, should my next, should i be @make, better to @make, should i go, should i do, should i make
    4 good idea, bad idea, dumb idea, stupid idea, great idea, terrible idea, decent idea, solid idea, silly idea, idea any good, how good is, gute idee, schlechte idee, buena idea, mala idea, boa ideia, bonne idee, mauvaise idee, my idea, an idea, this idea, idea about, idea for a @video where, idea good, idea bad, the idea
    4 is it dumb, is it stupid, is it weird, is it crazy, is it smart, is it ok to, is it too, too niche, too late, too much, too heavy, too boring, be weird, be dumb, be stupid, be crazy, dumb to, weird to, overdone, played out, saturated, oversaturated
    4 worth ... @one, worth my, worth making, worth doing, worth filming, worth a @video, worth a shot, worth my time, worth the effort, worthwhile, be worth, lohnt, lohnen, vale la pena, merece la pena, vale a pena, vaut le coup, vaut la peine, worth
    4 would @people .. watch, would @people .. like, would @people .. care, will @people .. watch, would .. work, would .. flop, would .. fly, would .. land, would .. do well, would .. do ok, would .. be good, would that .., would this .., will .. flop, will it work, will .. do well, would a @video, would a .. @video, gonna flop, ppl would watch, people would watch, anyone watch, anybody watch, someone watch, who would watch, would .. click, would .. interest, wurde .. funktionieren, wurde .. laufen, wurde .. ankommen, kame .. an, kommt .. an, funktioniert .. video, funcionaria, funcionara, daria certo, rolaria, marcherait, marcherais, ca marche si, interesseraient, gustaria, gostariam, wurden .. schauen
    4 what do you think, what do u think, do you think, do u think, your opinion, your thoughts, thoughts on, thoughts, opinion on, was haltst du, was meinst du, que te parece, que opinas, o que acha, o que voce acha, que penses tu, tu penses quoi, ten en penses, tu en penses, hot or not
    4 thinking of, thinking about, considering, toying with, planning to @make, im planning a, i want to @make, i wanna @make, id like to @make, quite like to @make, tempted to, uberlege, pensando en, pensando em, je pense faire, i could @make, im debating, torn between, cant decide, debating
    5 rate this, rate my, judge this, judge my, check this idea, grade this, go or no go, yes or no, yay or nay, yea or nay, ja oder nein, si o no, sim ou nao, oui ou non, green light, greenlight, go for it, hear me out, thumbs up, hit or flop
    5 would ... @like, will ... @like, does ... make sense, makes sense, make sense, macht ... sinn, sinnvoll, tiene sentido, faz sentido, a du sens, be into, be up for, feel about, is that smart, is that wise, is that dumb, is it wise, is that a good, good moment for a, light for, going to work, gonna work, good fit, be a mistake, a mistake, should i ... or, soll ich ... oder, ruin my channel, hurt my channel, wurde ... gut, seria bueno, seria bom, serait bien
    3 which one, which is better, which first, or rather, which would, which should i, which of these, was ist besser, lieber, mejor .. o, cual, qual, laquelle, plutot
    1 or, oder, versus, vs
    3 there an audience, audience for, do it, i was going to, the odds, am i nuts, am i crazy, yes no, or boring, good or, smart, can i do a, can i make a, could i do a, how about, what about a, what if i, what if, suppose i, imagine, ok to
    2 for my channel, for my people, for my audience, for my viewers, on my channel, off for my, off brand, fit my channel, fit the channel, suit my, passt, for my niche, my crowd
    3 @video about, @video on, @video where, @video uber, @video zum, @video zu, @video sobre, @video sur, or & @video, vs & @video, oder & @video
    1 any good, good
  `,
  "write-titles": `
    6 snappier, punchier, title, titles, titling, titel, titulo, titulos, titre, titres, titlle*, tittle*, headline*, heading, uberschrift, retitle, rename, subject line, titeln
    5 what .. name, sound better, sounds better, wording, what .. call a @video, would you call, should i call, do i call, call it, call my, call this, to call, name for my @video, name for a @video, name for the @video, name my @video, name this, nennen, nenne ich, llamar, llamarias, como llamo, chamar, appeler, appelle, word it, better wording, catchier, clickable, clickier
    2 clickbait, rewrite, pretentious, catchy, punchy
  `,
  "when-to-upload": `
    7 @day or, or @day, @day .. better, better on @day, slot, when do people, when do my, when do viewers, when are, when is my audience, what time do, posting on @day, @publish on @day, @publish on a, @publish in the, @publish at, online gehen, go live, release time, upload time, posting time, mornings, too late to @publish, too early to @publish, when .. @publish, when to @publish, best time, best day, best hour, best moment, good time, right time, worst time, worst day, perfect time, ideal time, what time, what hour, what day, which day, which weekday, what weekday, which hour, which time, day of the week, days of the week, time of day, time slot, timeslot, wann .. @publish, uhrzeit, beste zeit, bester zeitpunkt, welcher tag, welchem tag, welchen tag, um wie viel uhr, cuando .. @publish, a que hora, que hora, que dia, mejor hora, mejor dia, mejor momento, quando .. @publish, que horas, qual horario, melhor horario, melhor hora, melhor dia, quand .. @publish, quelle heure, quel jour, meilleur moment, meilleure heure, meilleur jour
    5 viewers around, viewers online, viewers awake, audience online, audience awake, people online, people around, subs online, subscribers online, followers online, most active, are .. watching, viewers .. active, zuschauer online
    4 weekday, weekdays, morning or, morning, noon, evening, evenings, at night, midnight, am or pm, weekend or, weekends or, at 6am, 6am, 7am, 8am, 9am, 10am, 5pm, 6pm, 7pm, 8pm, 9pm, oclock, late evening, earlier in the day, morgens, abends, manana o, por la noche, le matin, le soir, de manha, a noite
    2 schedule, timing, when
  `,
  "watched-news": `
    5 watchlist, watch list, watched, watched channels, im watching, i watch, i follow, i track, im tracking, tracked, keep an eye, channels i, rivals, rival, rivals, competitor, competitors, competition, competing, other channels, other .. channels, @published what, what .. uploaded, put out this, novedades, similar channels, others in my niche, my peers, beobachte*, konkurren*, competencia, competidor*, vigilo, sigo, que sigo, concurrent*, concorren*, acompanho, surveille, on my list, je suis les, monitored, monitor, others doing, other creators, neighbours, neighbors
    5 did !@own @published, did !@own !@own @published, has !@own @published, has !@own !@own @published, have they @published, hat !@own .. @published, been posting, been uploading, been up to, what did !@own @published, what has !@own @published, did they @published
    4 change a title, changed a title, changed the title, changed .. thumbnail, grew most, @one .. added
    3 guy been, anything new from, news from, new from, whats new, blowing up, @one i added, i added, other .. guy, any news, changed .. title, changed their, new video from
  `,
  "due-next": `
    5 have i got on, already be out, should be out, say id, mi plan, due, overdue, deadline*, on my plan, my plan, the plan, planned, plans for, on my calendar, my calendar, in my calendar, the calendar, calendar, on my schedule, my schedule, schedule look, agenda, todo, to do list, to dos, upcoming, coming up, lined up, on deck, up next, comes next, next up, next thing, whats next, what is next, supposed to @make, supposed to @publish, have to @make, need to @make, left to do, left to film, still open, pipeline, backlog, in the queue, queue, remind me, forget, forgot, forgotten, behind schedule, am i late, running late, late with, on track, to film this week, fallig, steht .. an, als nachstes, anstehend*, geplant, mein plan, meinem plan, uberfallig, pendiente*, toca, planeado, programado, atrasad*, planejad*, pendente*, prevu*, au programme, planning, calendrier, en retard, prochaine echeance, next card, to finish, to get done, scheduled, am i behind, behind on, dran, is my next ... supposed, in my plan, supposed to come out, supposed to go
    1 this week, next week, on @day, for @day, november, december, january, tomorrow
  `,
  "next-ideas": `
    4 ideas, ideen, ideias, idees, idea for my next, video idea, an idea for, got any idea, new idea, inspiration, inspo, inspi, inspire, brainstorm, suggestions, suggest, suggestion, recommend, vorschlag*, schlag .. vor, sugerencia*, sugiere, recomienda, sugere, sugest*, proposes, propose, suggere, conseille
    6 what should i @make, what should i @publish, what should we @make, what ought i, what could i @make, what can i @make, what do i @make, what shall i @make, what to @make, what to @publish, what should my next, what would you @make, what video should, which video should i @make, what kind of @video, what sort of @video, what next video, was soll ich .. @make, was soll ich als, was konnte ich, was kann ich .. @make, was drehe ich, was filme ich, que grabo, que hago ahora, que deberia grabar, que deberia hacer, que puedo grabar, que video hago, que video deberia, que gravo, o que gravar, que devo gravar, que devo fazer, que video faco, o que eu gravo, o que postar, quoi filmer, quoi tourner, que filmer, quelle video faire, je filme quoi, je fais quoi, on filme quoi, que tourner
    4 next video, next upload, next @video, nachstes video, nachste video, proximo video, proxima video, prochaine video, something to @make, anything to @make, could i shoot, topic should, subject should, what topic*, what subject*, which topic*, which subject*, topics, topic, welches thema, themen, que tema*, quel sujet, sujets, temas
    4 what next, next five, what could my, something easy, something to, what would do well, what does well, whats working, any trends, trends, trending, jump on, something that, something people, what would .. watch, what would .. like to see, what would .. want to see, what video .. do best, which video .. do best, do best, o que .. posto, o que .. gravo, que .. grabo
    4 im stuck, stuck, no clue what, no idea what, no ideas, out of ideas, ran out of ideas, run out, dont know what to, dunno what, idk what to, creative block, creators block, keine ahnung was, keine ideen, no se que, nao sei o que, sem ideias, sais pas quoi, plus d idee*, uninspired, blank, slump, rut
    3 pick my, pick something, pick a, choose my, safe bet, gap, gaps, untapped, nobody is @make, nobody .. making, opportunit*, missing on my channel, trending in my niche, hot in my niche, what works, whats hot, surprise me
  `,
  earnings: `
    6 how much per, bring in, brought in, per 1000, earn, earned, earning, earnings, earns, revenue, income, rpm, cpm, adsense, payout, paycheck, paid me, pays me, pay me, paying me, made me, how much money, make money, made money, money did, money does, money from, money with, money on my, profit*, ad revenue, per thousand, verdient, verdiene, verdienen, einnahmen, umsatz, geld, gane, ganado, gano con, ganando, ingresos, dinero, plata, ganhei com, ganhei, faturei, faturamento, receita, dinheiro, grana, rendeu, gagne, gagner, revenus, revenu, argent, rapporte, lucrative, brought in, brings in, pays best, pays most, pay best, paid best
    3 money, cash, bucks, dollars, euros, income
    3 video make me, did .. make me, money come
    3 did i make from, did i make with, did i make on, did i make in, do i make, have i made, how much did i make, how much have i made, how much did .. make, how much has .. made, worth to me, paid
  `,
  accuracy: `
    7 believe .. your, your numbers, did you call, @you & @judged, how good is your, greens worked, green worked, worked out, green idea, green ideas, red idea, your light, accura*, how right, how wrong, were you right, were you wrong, you right, you wrong, are you right, are you wrong, been right, been wrong, you been off, you off, far off, way off, do you miss, you miss, you missed, did you miss, you nail, you nailed, hit rate, success rate, batting average, track record, error rate, your forecast*, your prediction*, your guess*, your estimates, your lights, your verdict*, your calls, your record, your ideas worked, your advice, believe you, trust you, trust your, trust the forecast, rely on you, you predicted, you predict, you said, you told me, you promised, did you get it right, get it right, reliable, reliability, how sure are you, how good are you, how good were you, how good are your, lagst du, liegst du, hattest du recht, du richtig, du daneben, trefferquote, deine prognose*, deine vorhersage*, wie genau, vorhergesagt, zuverlassig, acertaste, aciertas, aciertos, te equivoc*, fallaste, tus prediccion*, tus pronostic*, fiable*, acertou, acerta, acertos, errou, erra, suas previs*, confiavel, tes trompe, te trompes, tu trompes, avais raison, avais tu raison, tes previsions, tes pronostics, precision, precis, forecasts come, predictions come, forecasts been, predictions been, forecasts right, predictions right, forecast right, prediction right, forecast wrong, calibrat*
    3 forecasts, predictions, previsao, vorhersagen, prognosen, predicciones, previsions, came true, come true
  `,
  forecast: `
    7 views will, views would, views could, views might, views can, views should i expect, views do you think, views am i, views can i expect, views wise, aufrufe wurde, aufrufe wird, aufrufe bekomm*, aufrufe bringt, aufrufe krieg*, aufrufe kann, vistas tendra, vistas tendria, visitas tendra, visitas tendria, visitas conseguiria, vistas conseguiria, vistas haria, visitas puede, vistas puede, visitas va, vistas va, reproducciones tendria, views teria, views vai, views faria, views esse, visualizacoes teria, visualizacoes vai, visualizacoes esse, vues ferait, vues aurait, vues fera, vues va, vues peut, vues pour, vues je peux
    5 forecast, forecast for, predict, projection, project the, estimate, guesstimate, ballpark, potential, vorhersage fur, prognose fur, prognostic*, pronostico, prevision, previsao para, preve
    8 what would ... @get, what will ... @get, what could ... @get, what might ... @get, how far would, how far will, how far could, how would ... do, how will ... do, guess the views, will ... amountk, would ... amountk, could ... amountk, can ... amountk, might ... amountk, more than amountk, over amountk
    5 how .. will .. get @views, would .. get, could .. get, will .. reach, would .. reach, could .. reach, could .. hit, would .. hit, will .. hit, can .. reach, can .. hit, might .. get, would .. pull, will .. pull, would .. bring, would .. do in, expect .. @views, expect from, expect if, can i expect, expected views, odds of, chance of, chances of, likely to get, likely to reach, likely views, go viral, go over, break 10k, break 100k, cross 10k, cross 100k
    4 views for, do numbers, in views, how big, how well would
    2 first month, 30 days, first week, after a month, first 30, im ersten monat, primer mes, premier mois, primeiro mes
  `,
  interest: `
    6 interest in, demand for, trending, trend for, trends for, popularity of, searches for, search for, search interest, seasonality, seasonal, season of, season for, hot topic, growing topic, gefragt, de moda, em alta, tendance
    5 still popular, how popular, getting popular, more popular, less popular, in demand, people search, people google, people look up, look for, looking for, losing interest, still care, a fad, hype, on the rise, peak time, time of year, time of the year, which month, what month, over the year, through the year, year round
  `,
  describe: `
    7 description*, descripton*, discription*, beschreibung*, descripcion*, descricao, descricoes, video text, text under, text below, text for under, text for below, below the video, under the video, underneath the video, text unter, chapter, chapters, kapitel*, capitulos, chapitre*, timestamp*, time stamps, tags, tag, hashtag*, keywords for, show notes, shownotes, blurb, summary for under, write up for, seo text, infobox, info box, etiquetas, mots cles, palabras clave, palavras chave
  `,
  decline: `
    9 ^ delete, ^ remove, ^ hide, ^ block, ^ ban, ^ pin, ^ unpin, ^ reply to, ^ respond to, ^ answer, ^ set my, ^ set the, ^ set it, ^ turn off, ^ turn on, ^ disable, ^ enable, ^ switch, ^ unlist, ^ upload my, ^ upload this, ^ upload it, ^ upload the, ^ publish my, ^ publish it, ^ publish the, ^ publish this, ^ post my, ^ post this, ^ post it, ^ buy, ^ send, ^ email, ^ mail, ^ contact, ^ message, ^ dm, ^ subscribe, ^ unsubscribe, ^ translate, ^ edit, ^ cut, ^ trim, ^ render, ^ download, ^ convert, ^ compress, ^ report, ^ sue, ^ draw, ^ paint, ^ design, ^ sing, ^ play, ^ order, ^ book, ^ call my, ^ change, ^ replace, ^ swap, ^ update, ^ connect, ^ log, ^ cancel, ^ refund, ^ merge, ^ open, ^ generate, ^ losch*, ^ entferne, ^ blockier*, ^ lade mein, ^ lade das, ^ schick*, ^ ubersetz*, ^ andere, ^ stell, ^ borra*, ^ elimina*, ^ sube mi, ^ sube este, ^ sube el, ^ cambia, ^ envia, ^ traduce, ^ pon mi, ^ oculta*, ^ bloquea, ^ apaga, ^ apague, ^ exclua, ^ deleta, ^ delete*, ^ muda, ^ mude, ^ traduz*, ^ supprime*, ^ efface*, ^ envoie, ^ traduis, ^ change, ^ mets, ^ masque, ^ bloque, ^ desactive, ^ desactiva
    9 chatgpt, gpt, claude, gemini, openai, are you a, are you an, are you human, are you real, are you sentient, are you ai, who are you, who made you, who built you, who created you, your name, a joke, joke, witz, chiste, piada, blague, poem, gedicht, weather, wetter, clima, meteo, previsao do tempo, capital of, capital de, hauptstadt, president, prime minister, world cup, bitcoin, crypto price, stock price, horoscope, recipe for, time is it, times square, exchange rate, wie spat, que hora es, love me, marry me, meaning of life
    8 password, passwort, contrasena, senha, mot de passe, email address, email adress, e mail, phone number, home address, ip address, unsubscribed, who subscribed, names please, real name, who watched, who disliked, who liked, who viewed, who is, wer hat, whose, fake views, fake subs, buying views, buying subs, buy views, buy subs, buy subscribers, bots, hacked, hacker
    8 banner, logo, profile picture, avatar, intro music, outro, end screen, animation, thumbnail, thumbnails, thumb, thumbs, vorschaubild*, miniatura*, miniature*, script, scripts, skript, drehbuch, guion, roteiro, scenario, voiceover, voice over, cover art, artwork, picture of, image of, photo of, meme, subtitles, subtitle, untertitel, subtitulos, sous titres, legendas, translation, soundtrack, background music, royalty free, music can, music should, which music, what music, song, songs, musik, musica, musique
    8 copyright*, strike, strikes, content id, guideline*, appeal, appealing, apelo, apelar, lawyer, legal, legally, illegal, lawsuit, sue, allowed, llc, gmbh, gewerbe*, impressum, finanzamt, tax, taxes, impuestos, impostos, impots, autonomo, hacienda, contract, contracts, vertrag, contrato, contrat, invoice, trademark, coppa, gdpr, dsgvo, fair use, license, licence, lizenz, terms of service, partner program, partner programme, ypp, partnerprogramm, requirement*, eligib*, eligible, get monetized, get monetised, monetized, monetised, monetization, monetisation, demonetized, demonetised, demoneti*, unmonetized, monetarisier*, monetizar, monetiser, monetizacao, monetizacion, verified, verification badge, verification, shadowban*, suspended, terminated, banned, reinstate, community guidelines, age restrict*, kids can, minimum age, parental, year old have, label ai, disclose, disclosure
    5 do i have to, do i need a, do i need to, must i, muss ich, am i allowed, is it legal, is it illegal, can my, tengo que, preciso, dois je declarer, have to pay, debo pagar
    7 sponsor, sponsors, sponsoring, sponsorship*, brand deal, brand deals, patrocinador*, patrocin*, charge for, to charge, charge them, charge a, media kit, merch, merchandise, patreon, affiliate, manager, agency, mcn, hire, hiring, freelancer, editor, accountant, collab with, ad rates, promote my
    7 what @gear, which @gear, best @gear, good @gear, welche @gear, welches @gear, que @gear, quel @gear, quelle @gear, qual @gear, mejor @gear, melhor @gear, @gear for, @gear should, @gear to buy, @gear or @gear, cheap @gear, set up, settings, how to edit, editing software, aspect ratio, frame rate, 4k or, 1080p, green screen, should i buy, to buy, soll ich .. kaufen, comprar, acheter, kaufen, rode wireless, sony or canon, iphone or, audio quality, bad audio, autofocus, export settings, render, rendering, crash*, codec
    3 @gear
    5 better than, vs the, difference between
    4 how do i, how do you, how can i, how to, how does it, how would i, how should i, wie kann ich, wie mache ich, wie werde ich, como puedo, como hago, como faco, como posso, comment faire, comment je, tips for, explain, what is a, what is the, whats a, what are the, what does, why does youtube, why is youtube, was ist, que es, o que e, cest quoi un, why did youtube
    7 algorithm, algorithmus, algoritmo, algorithme, youtube support, youtube ceo, youtube change, youtube going, youtube show, youtube pay, youtube delete, youtube remove, tiktok, instagram, insta, twitch, facebook, twitter, discord, reddit, spotify, netflix, snapchat, rumble, play button, silver button
    7 girlfriend, boyfriend, wife, husband, my mom, my mum, my dad, my boss, my job, quit, my school, homework, hausaufgaben, famous, beruhmt, famoso, celebre, nervous, anxious, anxiety, anxieties, burnout, burned out, burnt out, depressed, lonely, therapy, therapist, insomnia, shy, afraid of, haters, troll, trolls, hate comment*, harass*, stalker, doctor, medicine, diet, should i eat, eat before, sleep, wear, haircut, clothes, outfit, rich, retire, invest, loan, mortgage, flight, hotel, restaurant, pizza, bus, train to
    6 how many .. does !@neutral have, does !@neutral make, does !@neutral earn, does !@neutral get, does !@neutral !@own have, does !@neutral !@own make, does !@neutral !@own earn, does !@neutral !@own get, does the average, @subs does !@neutral, @subs has !@neutral, @subs a !@own, @subs hat !@own, @subs tiene !@own, @subs tem !@own, @subs tem o, hat !@neutral abonnenten, gana !@neutral, ganha !@neutral, ganha o, gagne !@neutral, verdient !@neutral, mrbeast .., pewdiepie, net worth, makes a month, make a month, per month does, earn a month, do youtubers
    6 percent of, 17%, square root, divided, prozent von, raiz
    9 @rival .. revenue, @rival .. earn, @rival .. income, @rival .. rpm, @rival .. money
    7 more subs, more subscribers, more views, more followers, mehr abonnenten, mehr aufrufe, mas suscriptores, mas vistas, mais inscritos, mais views, plus d abonnes, plus de vues, grow my, grow faster, grow on, go viral, blow up my
    7 men or women, male or female, gender, how old are my, age of my, countries, which country, what country, where .. viewers, demographic*, click through, clickthrough, ctr, impressions, traffic source*, devices, from mobile
    6 file, mp4, holiday_final*, my files, hard drive, backup, to private, private, public, unlisted, new channel, second channel, delete .. channel, my account, log in, login, recover, restore .. channel, channel name, handle, playlist, playlists, community post, premiere it, live chat
    6 iphone, coming out, release date, when is the next, when is easter, who won, when will i, when will my, tell me about, wer ist, quien es, quem e, qui est, where can i, where is, where do i, wo kann, donde puedo, onde
  `,
};
