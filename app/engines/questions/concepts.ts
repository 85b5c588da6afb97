/**
 * What words of a question stand for, whatever the phrase: the learned weights tell intents by which of these come
 * together. Folded words, in English, German, Spanish, Portuguese and French; an asterisk ends a beginning.
 */
export const CONCEPTS = {
  subs: `sub subs subscriber* subscribed follower followers abo abos abonnent* abonne abonnes abonnees suscriptor* suscrit* inscrit* seguidor*`,
  views: `view views viewed viewcount aufruf* klick* clicks visita visitas vistas visto reproduccion* visualizac* vue vues eyeballs impressions watchtime plays`,
  video: `video videos vid vids vidoe* vidio* vidos upload uploads film films clip clips vlog vlogs episode* ep short shorts tutorial* docu* documentar* essay
    review reviews challenge* series serie livestream* stream unboxing haul timelapse reaction* podcast interview* remake
    folge* doku* beitrag episodio* capitulo* directo emission cortos guide tour q&a collab restoration build mukbang asmr teaser content recap history rant`,
  channel: "channel channels chanel kanal kanale canal canales canais chaine chaines niche overall whole",
  money: `money cash dollar* euro* bucks income revenue* rpm cpm adsense ad ads profit* geld einnahmen umsatz dinero plata ingresos
    dinheiro grana receita faturamento argent revenus revenu paycheck payout`,
  earn: `earn* payout pays pay paid paying profitable monetary verdien* gane gano gana ganado ganan ganar ganhei ganha ganho rend* faturei gagne gagner rapporte* lucrative`,
  last: `last latest newest recent recently letzt* neueste* neue neues jungste* ultimo ultima ultimos ultimas reciente* nuevo dernier* derniere* nouvelle recente* previous prior yesterday yesterdays gestern ayer ontem hier`,
  next: "next upcoming following proxim* nachste* prochain* suivant* after siguiente sigue suite fresh new follow",
  time: `time times timing hour hours oclock slot slots day days morning mornings noon evening evenings night nights midnight late early earlier wann uhr uhrzeit zeit zeitpunkt
    hora horas horario dia dias manana noche cuando quando heure heures jour jours quand matin soir am pm weekday* weekend* wochenende abends morgens wochentag* noite manha amanha 6am 7am 8am 9am 10am 5pm 6pm 7pm 8pm 9pm`,
  weekday: `monday* tuesday* wednesday* thursday* friday* saturday* sunday* montag* dienstag* mittwoch* donnerstag* freitag* samstag* sonntag* lunes martes miercoles jueves viernes sabado* domingo* lundi* mardi* mercredi* jeudi* vendredi* samedi* dimanche* segunda terca quarta quinta sexta`,
  period: `week weeks month months year yr years today tonight tomorrow january february march april may june july august september october november december spring
    summer autumn winter woche monat jahr semana mes ano mois annee semaine heute hoy hoje aujourdhui`,
  publish: `upload uploading uploaded post posting posted posts publish* release* releasing drop air live online hochlad* hochgeladen veroffentlich* posten postar poste posto postei
    subir subo subi subio subido publicar publico publique poster publier publie sortir sorti schedule lade lancar`,
  make: `make making made film filming filmed shoot shooting record recording do doing create cover covering produce try trying start build tackle attempt cook machen mache macht drehen drehe filmen aufnehmen
    hacer hago hacemos grabar grabo fazer faco gravar gravo faire fais filmer filme tourner tourne`,
  people: `people ppl viewer* audience fans folks anyone anybody someone somebody everyone commenter* they them community subs subscribers followers leute zuschauer* publikum
    jemand gente espectador* audiencia publico pessoal gens spectateur* abonnes guys who`,
  ask: `ask asks asking asked want wants wanted request* beg begs begged begging demand* wish wishes wishing complain* complaint* moan* annoy* mention* say saying said notice* hate hates love loves like likes praise* curious
    frage fragen fragt gefragt wunsch* wollen wollt beschwer* sagen piden pide pidiendo pidio pregunt* quieren quejan dicen pedindo pedem pediu pergunt* querem reclam* demand* veulent disent plaign* suggest* criticise* criticize* feedback`,
  comment: "comment comments commenter* commenting kommentar* comentario* commentaire* replies section",
  question: "question questions faq fragen frage preguntas pregunta perguntas questions",
  idea: `idea ideas ideen idee ideia* idees topic topics subject subjects theme* thema themen tema temas sujet* inspir* inspo inspi something einfall* fallt brainstorm* concept concepts angle trend* gap gaps`,
  suggest:
    "suggest* recommend* propose* give gimme dame dime donne gib come pick choose find sugier* suger* vorschlag* schlag brainstorm* need hit help tell",
  stuck: "stuck blank slump rut dry clue dunno idk uninspired run ran out block keine bored",
  title:
    "title titles titling titled titel titeln titulo* titre titres tittle* titlle* heading headline* uberschrift* retitle wording titelvorschl* snappier catchier punchier snappy catchy clickbait",
  name: "name named naming call called rename nennen nenne llamar llamo llamarias chamar appeler appelle nombre nome nom",
  describe:
    "description* descript* discript* beschreib* descrip* descric* chapter* kapitel* capitulos chapitre* timestamp* tags tag hashtag* keywords blurb notes under below underneath unter unten",
  write:
    "write writing draft rewrite schreib* escrib* escrev* ecris ecrire redige* word shorten text texte texto generate compose shorter better",
  rival: `rival* compet* konkurr* concurr* concorr* others neighbours peers`,
  watching:
    "watchlist watching watched watch follow following track tracking tracked list monitor* beobacht* sigo seguimos suis surveill* vigilo acompanho added",
  plan: `plan plans planned planning calendar schedule scheduled agenda due overdue deadline* card cards todo pipeline backlog queue date pendiente* pendente* geplant fallig* planead* planejad* agendado programad* prevu* toca atrasad* reminder remind remaining left remains supposed meant aus stehen steht`,
  predict: `forecast predict* project* estimate* guess expect* ballpark potential chance chances odds vorhers* prognos* pronost* prevision previsao prediccion* likely reach reaches`,
  right: `right wrong accurate* accuracy reliable reliab* trust believe hit miss missed misses nail* correct* off true rate record recht richtig falsch daneben genau zuverlass* acert* equivoc* errou erra erraste fall* trompe* raison fiable* precis* worked track promised`,
  lamp: "green greens red reds amber light lights verdict* call calls prediction predictions forecasts prognose* vorhersage* luz verde vert advice",
  good: `good bad great smart dumb stupid weird crazy silly wise boring decent solid terrible nuts worth worthwhile waste mistake ok okay fine overdone niche saturated too sense sinn sentido sens gut gute schlecht* buena bueno mala boa bom bonne bon mauvaise vale pena coup lohnt risky safe move interesting lame cringe clever`,
  fare: `work works working flop flops flopped fly land take perform* outperform* succeed promising funktion* taugt tauge lauft laufen funciona* marche* marcherait resonate bomb bombed tank* doing going went did well viral blow* pop* off numbers received winner disappointment`,
  would:
    "would could will might wurde wird konnte wurden funcionaria tendria haria seria daria faria teria ferait aurait serait marcherait marcher going gonna podria tendra wouldnt",
  should: "should shall ought soll sollte deberia debo devo deveria dois devrais must better",
  or: "or oder vs versus rather lieber plutot",
  many: "many much cuanto cuantos cuanta cuantas quanto quantos quanta quantas combien viele viel hw",
  figure: `average avg median usual usually typical* normal normally total number numbers count rate ratio stats stat statistics analytics figures data percent share overall lifetime summary summarise summarize overview metrics kpi* length long regularly frequency often moyenne durchschnitt* promedio media enough`,
  super: `best worst most least biggest top highest lowest fewest popular successful meist* erfolgreich* mejor peor mas melhor pior mais plus meilleur* pire ever hardest`,
  grow: `grow* growing grew shrink* gain* los* dying wachs* gewachsen crec* cresc* grandi* progress* plateau* stagnat* bigger slow* drop* up down dead stall* milestone close far past till until`,
  think:
    "think thinking thought thoughts opinion opinions reckon advise feel haltst meinst denkst opinas parece crees acha acham penses crois avis wondering considering tempted imagine",
  own: `i im ive id my mine me we our us ich mein* mir wir unser* yo mi mis tengo eu meu* minha* je j jai ma mon mes moi nous notre`,
  you: "you your youve youre u ur du dich dein* tu te tus tes ton ta voce seu sua suas seus toi",
  that: "it that this one ones these those",
  what: "what whats was que o quoi wat",
  which: "which welche* cual cuales qual quais quel quelle quels quelles",
  why: "why warum porque por pourquoi",
  where: "where wo donde onde ou",
  how: "how hows wie como comment",
  when: "when whens wann cuando quando quand",
  is: "is are was were am be been ist sind esta es sao est sont",
  does: "does did do has have had hat habe haben tiene ha tem fez fait",
  yes: "yes no nay yay ja nein si sim nao oui non go not",
  season: "season* peak* autumn winter spring summer saison temporada",
  demand: `interest interested popular* demand* trending trendy trends trend hype fad craze hot search* googl* gefragt moda
    tendance tendencia rise rising mainstream`,
  serial:
    "series serie serien episode* episodes part parts sequel* weekly season folge* folgen staffel episodio* capitulo* playlist playthrough",
  titled: "titledtext",
  amount: "amountk k 10k 100k million hundred thousand",
} as const;
