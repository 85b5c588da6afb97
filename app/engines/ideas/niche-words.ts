/**
 * What videos are about, in the words that people type for it: per language, without accents; "bak*" is any word that
 * begins so, "*kuchen" any that has it inside. Of two niches with as many words, the first is meant: a phone's photograph is a photograph.
 */
export const NICHE_WORDS = {
  photo: `en photo, photos, photograph*, photoshoot*, photoshop, camera*, lens, lenses, portrait, portraits, lightroom,
    astrophoto*, headshot*, bokeh, shutter, exposure, dslr, mirrorless, golden hour, milky way, drone, film camera, b
    roll, videograph*, 00mm, 35mm, 50mm, 85mm, 24mm, 70mm, street photo, selfie*, instax, polaroid, presets, photo
    editing, full frame, crop sensor, prime lens, tripod*, flash photo, aperture, iso; de foto, fotos, fotograf*,
    kamera*, objektiv*, nachthimmel, milchstrasse, *fotograf, bildbearbeitung; es foto, fotos, fotograf*, camara*,
    retrato*; pt foto, fotos, fotograf*, retrato*; fr photographier, objectif*; it foto, fotograf*, fotocamera*,
    ritratt*; id foto*, kamera*; nl foto*; pl zdjeci*, fotograf*, aparat*; tr fotograf*, kamera*; ru фото*, камер*,
    съемк*; ja 写真, カメラ, 撮影; ko 사진, 카메라, 촬영; zh 摄影, 攝影, 拍照, 相机, 相機`,
  ai: `en ai, chatgpt, gpt, openai, llm, llms, prompt, prompts, midjourney, claude, copilot, gemini, machine learning, ai
    tools, ai agents, deepfake*; de ki, kunstliche intelligenz; es ia, inteligencia artificial; pt inteligencia
    artificial; fr intelligence artificielle; it intelligenza artificiale; ru нейросет*, ии; ja 人工知能, 生成; ko 인공지능; zh
    人工智能, 人工智慧`,
  software: `en python, javascript, typescript, react hooks, react native, reactjs, react, java, sql, coding, code, coder*,
    programming, programmer*, developer*, web development, css, html, excel, spreadsheet*, power bi, docker, kubernetes,
    linux, git, github, django, node js, api, notion, wordpress, software, cybersecurity, hacking, data science, data
    analyst, leetcode, rust; de programmier*, softwareentwickl*, tabellen; es programa*, programacion, desarrollo web;
    pt programa*, programacao, planilha*; fr programmation, coder, programmer, developpeur*; it programma*,
    sviluppatore; id pemrograman, koding; nl programmeren; pl programow*; tr yazilim*, kodlama; ru программир*, питон;
    ja プログラミング, エクセル; ko 프로그래밍, 코딩, 엑셀; zh 编程, 程式, 代码, 编码`,
  gaming: `en minecraft, fortnite, roblox, elden ring, warzone, call of duty, cod, codm, gta, pokemon, zelda, valorant, league
    of legends, genshin, game, games, gamer*, gaming, gameplay, speedrun*, playthrough, walkthrough, boss, bosses,
    loadout*, nintendo, switch 0, playstation, ps0, xbox, steam deck, steam, esports, stardew, skyrim, baldur*, diablo,
    sims, terraria, hardcore, nuzlocke, tier list, rpg, mmo*, dnd, dungeon*, hollow knight, silksong, apex, overwatch,
    counter strike, cs0, fifa, clash royale, brawl stars, redstone, mods, modding, indie game*, horror game*, overwatch,
    tears of the kingdom, animal crossing, mario, sonic, halo, dark souls, bloodborne, sekiro, cyberpunk 0, witcher,
    starfield, palworld, among us, dota, street fighter, tekken, smash bros, rocket league, rimworld, factorio, civ 0,
    total war, retro games, emulator*, twitch, easter egg*, side quest*, skill tree, best build, best builds, crafting
    guide, farm guide, crops, d d, dm tips, board game*, warzone, helldivers, monster hunter, final fantasy, persona,
    resident evil, balatro, red dead, red dead redemption, rdr0, assassin s creed, uncharted, last of us, god of war,
    horizon zero, spider man 0, portal 0, half life, bioshock, mass effect, fallout, doom, bg0, bg3, baldur s gate; de
    spiel, spiele, spielen, zock*, videospiel*; es juego, juegos, videojuego*, jugar; pt jogo, jogos, jogar, jogando; fr
    jeu, jeux, jeux video; it gioco, giochi, videogioch*, giocare; id main game, permainan; nl spel, spellen, spelen; pl
    gra, gry, gracz*; tr oyun*; ru игра, игры, игр, играю, майнкрафт; ja ゲーム, 攻略, マイクラ, 実況; ko 게임, 공략, 마인크래프트; zh 游戏,
    遊戲, 攻略, 我的世界`,
  pets: `en puppy, puppies, dog, dogs, cat, cats, kitten*, pet, pets, vet, aquarium*, fish tank, hamster*, rabbit*, bunny,
    parrot*, horse*, litter box, leash, golden retriever, german shepherd, betta, reptile*, gecko*, guinea pig*,
    chickens, cat enrichment, dog walking, dog food, dog training, crate training, barking, foster*, breed*, tortoise*,
    snake*, bearded dragon, ferret*, budgie*, goldfish, koi; de hund*, welpe*, katze*, haustier*, aquarium, pferd*,
    kaninchen, leine, katzen*, hunde*, *katze, *hund, welpen*; es perro*, gato*, cachorro*, mascota*, acuario, caballo*;
    pt cachorro*, gato*, filhote*, aquario, cao, caes; fr chien*, chiot*, chat, chats, chaton*, cheval, aquarium; it
    cane, cani, cucciol*, gatto, gatti, gattino, acquario, cavallo; id kucing, anjing, hewan, ikan hias; nl hond*,
    puppy, kat, katten; pl pies, psa, psy, kot, kota, koty, szczenia*; tr kopek*, kedi*, akvaryum; ru собак*, кот,
    кошк*, щен*, кота; ja 犬, 猫, ペット, 子犬; ko 강아지, 고양이, 반려; zh 狗, 猫, 貓, 宠物, 寵物`,
  cooking: `en recipe*, cook*, bake*, baking, bread, sourdough, pasta, chicken, steak, soup, meal, meals, meal prep, dinner*,
    lunch*, breakfast*, food, foods, cake*, cookie*, pizza, burger*, rice, noodle*, ramen, bean, beans, toast, curry,
    sauce*, salad*, vegan, dessert*, air fryer, cheese*, egg, eggs, tofu, potato*, chocolate, barbecue, bbq, brisket,
    grill*, coffee, espresso, latte, kimchi, dumpling*, ferment*, cocktail*, ice cream, sushi, taco*, restaurant*,
    street food, leftover*, knife skills, fish sauce, slow cooker, croissant*, pancake*, ferment*, focaccia, salmon,
    shrimp, turkey, lasagna, risotto, pickle*, jam, granola, smoothie*, oatmeal, casserole, stew, lentil*, hummus, pie,
    pies, crock pot, instant pot, one pot, wok, fried rice, ricotta, mozzarella, bakery, spice*, marinade, gravy, gluten
    free, keto recipe*, snack*, strudel, apple, pancakes, pot roast, meatball*, ribs, wings, fries, sandwich*, wrap
    recipe, bagel*, tortilla*, dough, yeast, crumble, caramel, vanilla, cinnamon, kitchen hacks, my kitchen; de rezept*,
    koch*, back*, brot*, kuchen, abendessen, mittagessen, fruhstuck, kuche*, thermomix, suppe*, nudel*, kartoffel*,
    essen, sauerteig*, platzchen, *platzchen, *kuchen, *brot, *suppe, *rezept, *rezepte, *torte, *nudeln, *salat, *kase,
    kase*, fleisch, grillen, vegan, pizza, airfryer, heissluftfritteuse, gulasch, schnitzel, braten, knodel, spatzle,
    spargel, klosse, eintopf; es receta*, cocin*, comida*, cena*, almuerzo, desayuno*, postre*, tarta*, pollo, arroz,
    tortilla*, paella, pan, salsa*, sopa*, leche, huevo*, carne, pescado, empanada*, tacos, croquetas, lentejas,
    ensalada*, galleta*, bizcocho, flan, mole, lasana, verdura*, horno, masa, queso, garbanzo*, batido*; pt receita*,
    cozin*, comida*, jantar*, almoco*, bolo, bolos, pao, frango, arroz, feijao, sobremesa*, marmita*, carne, ovo, ovos,
    brigadeiro, coxinha, tapioca, peixe, salada*, biscoito*, doce, doces, airfryer; fr recette*, cuisin*, gateau*, pain,
    repas, diner*, dejeuner, poulet, tarte*, soupe*, patisserie*, levain, crepe*, fromage, viande, poisson, legumes,
    crepes, brioche, quiche, biscuit*, salade*, macaron*, ratatouille; it ricett*, cucin*, pane, pizza, pasta, cena,
    pranzo, torta, torte, dolc*, sugo, lievito madre, carbonara, tiramisu, riso, carne, pesce, lasagne, gnocchi,
    focaccia, risotto, biscott*, parmigiana, verdure, strudel, impasto, polenta, insalata, zuppa, arrosto; id resep*,
    masak*, makanan, ayam, nasi, sambal, kue; nl recept*, kok*, bakken, brood, eten; pl przepis*, gotow*, ciast*, chleb,
    obiad*, pierogi, kuchni*; tr tarif*, yemek*, mutfak, kek, ekmek, corba*, tavuk; ru рецепт*, готов*, пирог*, хлеб*,
    ужин*, суп*, борщ*, кухн*; ja レシピ, 料理, 弁当, パン, 作り置き, ラーメン, 食べ, 飯, 鍋, 味噌, 丼; ko 요리, 레시피, 먹방, 빵, 김치, 반찬, 도시락; zh 食谱,
    食譜, 料理, 做菜, 美食, 烘焙, 早餐, 晚餐`,
  fitness: `en workout*, gym, fitness, muscle*, abs, ab workout, exercise*, squat*, deadlift*, bench press, push ups, pushup*,
    pull ups, pull up, pullup*, cardio, hiit, yoga, pilates, stretch*, weight loss, lose weight, lose fat, fat loss,
    belly, protein, glute*, calisthenics, bodybuild*, kettlebell*, dumbbell*, crossfit, mobility, posture, strength
    training, bulk, cutting, creatine, marathon, running, runner*, half marathon, 0k run, back pain, core, plank,
    planks, leg day, arm day, chest, biceps, triceps, hamstring*, hip, hips, knee pain, warm up, couch to 0k, treadmill,
    jump rope, rowing, steps a day, walking, body recomposition, physique, lifting, gains, powerlift*, handstand*,
    splits, trained like, burpee*, lunges; de training, trainier*, muskel*, abnehmen, ubungen, bauch, bauchmuskel*,
    ruckenschmerzen, klimmzug*, liegestutz*, laufen, joggen, sport, krafttraining, dehn*, rucken, plank, fitness*, po,
    beine, *training, gewicht, *muskeln; es ejercicio*, entrena*, musculo*, adelgazar, bajar de peso, gimnasio, abdomen,
    abdominales, gluteo*, estiramiento*, correr, pierna*, brazo*, espalda, rutina de ejercicio, pesas, fuerza, yoga,
    cardio; pt exercicio*, treino*, treinar, musculo*, emagrecer, academia, barriga, gluteo*, perder peso, corrida,
    correr, perna*, braco*, costas, gluteos, alongamento, yoga, cardio; fr exercice*, entrainement*, muscle*, muscu*,
    maigrir, perdre du poids, abdos, ventre, courir, etirement*, dos, jambe*, bras, musculation, yoga, cardio, pompes,
    squats, seance; it eserciz*, allena*, muscol*, dimagrire, palestra, addominali, pancia, glutei, schiena, correre,
    gambe, braccia, petto, yoga, corsa, squat, stretching, plank; id olahraga, latihan, otot, diet, perut, kurus; nl
    trainen, spieren, afvallen, oefening*, hardlopen; pl cwiczen*, trening*, miesni*, schudn*, brzuch*, silowni*; tr
    egzersiz*, antrenman*, kas, kilo verme*, karin; ru тренировк*, упражнен*, похуд*, мышц*, пресс, бег; ja 筋トレ, ダイエット,
    ストレッチ, 腹筋, 運動, ヨガ; ko 운동, 다이어트, 헬스, 스트레칭, 뱃살; zh 健身, 减肥, 減肥, 运动, 運動, 瑜伽, 腹肌`,
  crafts: `en draw, drawing*, sketch*, watercolor*, watercolour*, acrylic*, oil painting, art, artist*, procreate, knit*,
    crochet*, sew, sewing, quilt*, embroider*, pottery, ceramic*, clay, calligraphy, origami, craft*, journal*, bullet
    journal, scrapbook*, macrame, cosplay*, miniature*, warhammer, lego, leather*, jewelry, candle*, soap, resin,
    cricut, sculpt*, digital art, anime drawing, animation, amigurumi, yarn, sew, hem, tote bag, granny square, sweater,
    socks knitting, paint by, acrylics, gouache, ink, inktober, comics drawing, tattoo design, wreath*, gift wrap*,
    christmas decor*, ornament*, beads, bracelet*, polymer clay, wood burning, whittl*, carving, rug tufting, felting;
    de zeichnen, malen, hakeln, stricken, nahen, basteln, aquarell*, topfern, handarbeit, kerzen, zeichnung,
    hakelanleitung; es dibuj*, pintura, acuarela*, tejer, crochet, ganchillo, coser, costura, manualidades, ceramica,
    bordado*; pt desenh*, pintura, aquarela, croche, trico, costura*, artesanato, bordado*; fr dessin*, aquarelle*,
    peinture, tricot*, crochet, couture, coudre, poterie, broderie; it disegn*, acquerell*, pittura, uncinetto, maglia,
    cucito, cucire, ceramica, ricamo; id gambar, menggambar, lukis*, rajut*, jahit*, kerajinan; nl tekenen, breien,
    haken, naaien, schilderen; pl rysow*, szydelk*, malow*, szyc*, rekodzielo; tr cizim*, resim, orgu*, dikis*, boyama;
    ru рисов*, вяза*, шить*, акварел*, рукодел*; ja イラスト, 絵, 描き, 編み, 手芸, 裁縫, ハンドメイド; ko 그림, 뜨개질, 드로잉, 공예; zh 画画, 畫畫, 绘画,
    手工, 编织, 水彩`,
  beauty: `en makeup, skincare, skin care, skin, hair*, curly hair, nails, nail, lipstick, foundation, concealer, mascara,
    drugstore, sephora, beauty, perfume*, fragrance*, acne, sunscreen, retinol, dyson airwrap, outfit*, fashion,
    thrift*, wardrobe, capsule wardrobe, clothes, style, styling, jeans, sneaker*, haul, grwm, get ready with me,
    eyeliner, eyebrow*, braids, wig, wigs, manicure, glow up, retinol, blush, contour, bronzer, serum*, moisturizer*,
    spf, wash day, hairstyle*, haircut*, bangs, hair dye, balayage, shampoo, tattoo*, nail art, gel nails, lash*, brow*,
    clean girl, dress*, shoes, handbag*, luxury bag*, style tips, what to wear, ootd, wedding dress, lip, perfumes,
    scent*, cologne, makeover, lookbook, eye shadow, eyeshadow, primer, setting spray, press on nails, manicures,
    pedicure, facial, eczema, dark spots, collagen, thrifted, vintage clothes, winter coat, boots, jewelry haul, your
    face, my face, face wash, washing your face, under eye; de schminke*, make up, haut*, hautpflege, haare, frisur*,
    nagel, parfum*, mode, kleidung, kleiderschrank, locken, *pflege, shampoo, wimpern, outfit*, lippenstift*,
    haarpflege, gesicht, falten, haarschnitt; es maquillaje, piel, cabello, pelo, peinado*, unas, moda, ropa, belleza,
    perfume*, rutina facial, skincare, labial*, outfit*, corte de pelo, tinte, cara, arruga*, ojeras; pt maquiagem,
    pele, cabelo*, unhas, moda, roupa*, beleza, skincare, batom, look, looks, cacheado*, progressiva, guarda roupa,
    rosto, olheiras; fr maquillage, peau, cheveux, coiffure*, ongles, mode, vetement*, beaute, parfum*, garde robe,
    capsule, rouge a levres, serum, shampoing, tenue*, visage, rides, cernes; it trucco, make up, pelle, capelli,
    unghie, moda, vestiti, bellezza, profum*, armadio, skincare, rossetto, outfit, guardaroba, unghie gel, viso,
    skincare routine, cura della pelle, rughe; id kulit, rambut, kecantikan, baju, skincare; nl huid, haar, kleding; pl
    makijaz*, skora, skory, wlos*, paznokc*, ubran*; tr makyaj*, cilt, sac, tirnak, kombin*; ru макияж*, кож*, волос*,
    ногт*, уход за лицом, одежд*; ja メイク, スキンケア, 美容, コスメ, 髪, ファッション, コーデ; ko 메이크업, 피부, 화장, 머리, 패션, 코디; zh 化妆, 化妝, 护肤,
    護膚, 美妆, 穿搭, 头发`,
  diy: `en diy, woodwork*, furniture, shelf, shelves, table saw, workbench, plywood, drywall, bathroom, renovat*, restor*,
    restoring, home improvement, tiny house, cabin, plumbing, faucet, sink, tile, tiles, tiling, flooring, deck, fence,
    shed, pallet*, epoxy, weld*, axe, drill, tool, tools, garden*, backyard, raised bed*, compost*, plants, plant,
    houseplant*, lawn, tomato*, vegetable garden, greenhouse, declutter*, cleaning, organiz*, closet, apartment, room
    makeover, desk setup, interior, decor*, seeds, mulch, pond, 0d print*, soldering, chair, wall, kitchen remodel,
    chicken coop, coop, scrap wood, lumber, wooden, wood, leaking, leak, toilet, shower, basement, attic, roof,
    insulation, off grid, homestead*, balcony, herbs, succulents, orchid*, pruning, weeds, soil, bathroom remodel,
    kitchen cabinets, ikea hack*, upcycl*, hardwood, door, window*, patio, pergola, dog house, treehouse, solar panel*,
    generator, sharpen*, lamp, moving house, minimalist home, laundry, stain*, pantry, tiny house, old house, abandoned
    house, fixer upper, house renovation, painting a room, paint cabinets, painted, wallpaper, workshop, toolbox, 0x0,
    plywood, shelf bracket, caulk, grout, bookcase, cabinet, cabinets, dresser, hinge, paint a, paint my, paint the,
    painting walls, hand plane, chisel*, clamp*; de holz*, mobel, regal*, garten*, heimwerk*, renovier*, tapez*,
    streichen, hochbeet*, pflanzen*, wohnung*, badezimmer, bad, rasen, balkon*, tomaten, werkstatt, aufraum*, hausbau,
    altes haus, powerstation, solaranlage*, bepflanzen, heizung, fliesen, laminat; es mueble*, madera, jardin*, huerto*,
    bano, plantas, pintar, decora*, bricolaje, reforma*, limpi*, organiza*, azulejo*, suelo, pared*; pt moveis, movel,
    madeira, jardim, horta*, banheiro, plantas, decora*, pintar, reforma*, faxina, organiza*, azulejo*, piso, parede; fr
    meuble*, bois, jardin*, potager*, salle de bain*, plantes, bricol*, peindre, renov*, menage, deco*, balcon,
    carrelage, parquet, cloison, placo; it mobil*, legno, giardin*, orto, bagno, piante, arred*, ristruttur*, pulizie,
    fai da te, balcone, pomodori, piastrelle, pavimento, parete; id kebun, tanaman, kayu, kamar; nl tuin*, klussen,
    hout, badkamer, planten; pl ogrod*, mebl*, drewn*, remont*, lazienk*, rosliny; tr bahce*, mobilya, ahsap,
    dekorasyon, bitki*; ru сад, огород*, мебел*, ремонт*, ванн*, растен*, дача, уборк*; ja 庭, 家具, インテリア, 掃除, 収納, 部屋,
    家庭菜園, 植物; ko 인테리어, 정리, 청소, 텃밭, 식물, 가구; zh 家具, 装修, 裝修, 花园, 园艺, 植物, 收纳, 木工`,
  music: `en guitar*, piano, drum*, bass, song*, chord*, singing, sing, vocal*, violin, ukulele, music, musician*, beat,
    beats, lo fi, lofi, ableton, fl studio, mixing, mastering, melody, scales, solo, synth*, dj, rap, album*, concert*,
    cello, saxophone, trumpet, songwriting, music theory, band, microphone singing, jazz, blues, choir, producer, barre,
    capo, fingerpick*, strumming, bassline, drums, drumming, hip hop beat*, chord progression*, sight reading, perfect
    pitch, vocals, reverb, compressor, synthwave, techno, house music, orchestra, harmonica, accordion, banjo, mandolin,
    flute, ear training, music production, logic pro, studio one, fingerstyle, acoustic, amp, pedal, pedals, pedalboard,
    riff*, metronome, tempo, cover song, duet, scale explained, pentatonic, scale practice, making a beat, sampling,
    home studio, studio setup, vocal booth; de gitarre*, klavier*, lied*, singen, gesang, schlagzeug, musik*, noten,
    akkord*, geige; es guitarra*, cancion*, cantar, bateria, musica*, acorde*, teclado; pt violao, guitarra*, musica*,
    cantar, bateria, acorde*, teclado, cavaquinho; fr guitare*, chanson*, chanter, batterie, musique*, accord*, violon,
    solfege; it chitarr*, pianoforte, canzon*, cantare, batteria, musica*, accord*, violino; id gitar*, lagu*, musik*,
    bernyanyi; nl gitaar*, muziek*, zingen; pl gitar*, pianin*, muzyk*, spiew*, piosenk*; tr gitar*, piyano*, muzik*,
    sarki*, saz, baglama; ru гитар*, пианино, музык*, песн*, петь, вокал*; ja ギター, ピアノ, 音楽, 弾き, 歌, 作曲; ko 기타, 피아노, 음악,
    노래, 작곡; zh 吉他, 钢琴, 鋼琴, 音乐, 音樂, 唱歌`,
  travel: `en travel*, trip*, itinerary, backpack*, hostel*, hotel*, flight*, airport*, airline*, van life, vanlife, road
    trip*, solo travel, cruise*, island*, lisbon, japan, tokyo, paris, in rome, rome trip, bali, thailand, iceland,
    italy, spain, europe, vietnam, new york, london, mexico, morocco, portugal, india, korea, seoul, greece, norway,
    patagonia, peru, turkey, istanbul, abroad, moving to, city guide, weekend in, hidden gems, train, trains, sleeper
    train, layover, visa, luggage, packing, carry on, tourist*, vacation*, digital nomad*, camping, hiking, hike, trail,
    trek*, backcountry, tent, wild camping, bushcraft, fishing, cabin crew, roadtrip, scotland, ireland, france,
    germany, croatia, egypt trip, dubai, singapore, philippines, nepal, kenya, safari, australia, new zealand, canada,
    alaska, hawaii, california, florida, mexico city, costa rica, colombia, argentina, chile, brazil, cuba, amsterdam,
    prague, vienna, berlin, budapest, barcelona, madrid, night train, ferry, passport, jet lag, airbnb, overland*,
    bikepacking, thru hike, moved to, living in, expat*, 48h, 24h, 72h, poland, finland, sweden, denmark, switzerland,
    austria, turkey trip, taiwan, hong kong, china trip, malaysia, indonesia, sri lanka, oman, jordan, tanzania,
    namibia, south africa, ecuador, bolivia, guatemala, panama, lounge, bucket list, beaches, business class, first
    class, fly, flying, upgrade seat; de reise*, urlaub*, fluge, flug*, wander*, camping*, interrail, backpacking,
    italien, spanien, mallorca, berlin, wien, weltreise, norwegen, zug, nachtzug*, zelt*, angeln, rundreise, roadtrip,
    schottland, thailand, japan, portugal, frankreich, griechenland, kroatien, schweden, island, *reise, *urlaub,
    ferien, bahnfahren, polen, norwegen, danemark, osterreich, schweiz, paris, london, rom, new york, wien, hamburg,
    munchen, ostsee, nordsee, alpen; es viaj*, mochiler*, vuelo*, turismo, playa*, ruta, madrid, barcelona, japon,
    mexico, lugares, isla*, camping, que hacer en, que ver en, cdmx, lisboa, italia, colombia, peru, paris, londres,
    tailandia, vacaciones, hotel*, aeropuerto*, *turismo, itinerario, recorrido, viajes, polonia, alemania, francia,
    portugal, grecia, marruecos, roma, nueva york, argentina, chile, sevilla, valencia, andalucia, escapada*, invierno
    en; pt viag*, viaj*, mochil*, praia*, roteiro*, voo*, turismo, lisboa, intercambio, o que fazer em, portugal,
    europa, japao, ferias, hotel*, aeroporto, nordeste, gramado, mochilao, paris, espanha, italia, argentina, chile, rio
    de janeiro, bahia, nova york, floripa, alemanha; fr voyag*, vacances, vol, randonnee*, japon, italie, roadtrip,
    ile*, bivouac, visiter, que faire a, portugal, grece, maroc, thailande, week end a, weekend a, van, train de nuit,
    avion, hotel*, plage*, marseille, lyon, paris, bretagne, corse, espagne, italie, allemagne, londres, new york, road
    trip, escapade, 48h, visiter; it viagg*, vacanz*, volo, voli, mare, itinerario, giappone, sardegna, sicilia,
    montagna, escursion*, zaino, isole, cammino, cosa vedere, portogallo, grecia, thailandia, roma, napoli, venezia,
    spiagg*, treno, aereo, weekend a, ferie, polonia, francia, spagna, germania, parigi, londra, new york, firenze,
    milano, puglia, toscana, dolomiti, norvegia, marocco; id liburan, wisata, perjalanan, jalan jalan, mendaki, gunung;
    nl reis*, vakantie*, kamper*; pl podroz*, wakacj*, lot, gory, gorach, zwiedz*; tr gezi*, seyahat*, tatil*, ucak,
    kamp*, gezilecek; ru путешеств*, поездк*, отпуск*, поход*, отдых*; ja 旅行, 旅, 観光, 海外, ひとり旅, キャンプ, 温泉, 登山; ko 여행, 캠핑,
    관광, 등산; zh 旅行, 旅游, 旅遊, 自由行, 露营`,
  cars: `en car, cars, tesla, bmw, toyota, honda, miata, mustang, porsche, ferrari, engine*, ev, evs, electric car*, truck*,
    motorcycle*, motorbike*, oil change, tires, tyres, brakes, brake, detailing, drift*, turbo, gearbox, transmission,
    suv, hybrid, mechanic, dashcam, road trip car, camper*, driving, civic, corolla, f0, rust repair, coolant, brake
    pads, spark plug*, car wash, mpg, gas mileage, nissan, ford, chevy, mazda, subaru, hyundai, kia, audi, mercedes,
    volkswagen, vw, jeep, pickup, dealership*, lease, leasing, parallel park*, driving test, driver s license, off road,
    0x0, motor swap, restomod, exhaust, suspension, clutch, manual transmission, classic car*, scooter*, harley, garage
    build, tire, tyre, tire rotation, alternator, radiator, car insurance, miles later, jump start, dash cam, diesel,
    petrol, gasoline, mini cooper, classic mini, gearhead; de auto, autos, autowasche, gebrauchtwagen, elektroauto*,
    wohnmobil*, motorrad*, motor, reifen, olwechsel, fuhrerschein, tuv, camper*; es coche*, carro, carros, auto, autos,
    motor, moto*, aceite, electrico, manejar, conducir; pt carro*, moto, motos, motor, oleo, dirigir; fr voiture*, auto,
    moto*, moteur*, vidange, permis, occasion, camping car; it auto, macchina, macchine, moto, motore, usata, patente,
    elettrica; id mobil, motor, oli; nl auto*, motor*, rijbewijs; pl samoch*, auto, silnik*, motocykl*, opony; tr
    araba*, otomobil, motor*, arac; ru авто*, машин*, двигател*, мотоцикл*, масл*; ja 車, 中古車, バイク, 愛車, ドライブ; ko 자동차,
    중고차, 전기차, 차박; zh 汽车, 汽車, 电动车, 二手车, 摩托`,
  finance: `en invest*, money, budgeting, my budget, monthly budget, household budget, stock*, etf*, index fund*, debt*,
    saving*, save money, side hustle*, passive income, retire*, crypto*, bitcoin, mortgage*, tax, taxes, credit card*,
    credit score, dividend*, real estate, landlord*, rent, income, salary, wealth, millionaire*, frugal*, financial*,
    finance, inflation, pension, 0 0k, roth ira, no spend, loan*, insurance, emergency fund, bank*, paycheck*, first
    house, net worth, trading, trader, minimum wage, saving money, saved, save 0, moving out, buying a house, first
    home, home loan, rent or buy, fire movement, early retirement, bills, gold, silver, forex, day trading, options
    trading, compound interest, social security, inheritance, broke, allowance, expenses, cash stuffing, subscription*,
    living on, dividend*, overrated stocks, lifestyle inflation, living alone cost, cost of living; de geld, sparen,
    aktie*, etf, etfs, steuer*, schulden, rente, finanz*, haushaltsbuch, immobilie*, depot*, versicherung*, gehalt,
    zinsen, konto, notgroschen, notfall*, ausgaben, kredit*; es dinero, ahorr*, invert*, inversion*, deuda*, bolsa,
    sueldo, impuesto*, finanzas, hipoteca*, ingresos pasivos, ganar dinero, acciones, emergencia, gastos, tarjeta*,
    prestamo*, jubilacion; pt dinheiro, poupar, economizar, invest*, divida*, renda, salario, imposto*, financas, bolsa,
    aposent*, cartao, emergencia, gastos, emprestimo*; fr argent, epargn*, invest*, dette*, bourse, salaire, impot*,
    credit, immobilier, finances, retraite, depenses; it soldi, risparmi*, invest*, debit*, borsa, stipendio, tasse,
    mutuo, finanz*, guadagn*, pensione, spese, stipendi; id uang, investasi, saham, utang, gaji, nabung*, tabung*,
    bisnis; nl geld, sparen, belegg*, schulden, hypotheek; pl pieni*, oszcz*, inwest*, dlug*, gield*, kredyt*,
    emerytur*; tr para, birikim, yatirim*, borc*, borsa, maas, kredi*; ru деньг*, инвест*, долг*, кредит*, акци*,
    зарплат*, ипотек*, накоп*; ja お金, 投資, 貯金, 節約, 株, 資産, 副業, 新nisa, 家計; ko 돈, 투자, 주식, 저축, 재테크, 월급, 부업; zh 理财, 理財, 投资,
    投資, 股票, 存钱, 省钱, 赚钱, 副业`,
  tech: `en iphone*, android, samsung, pixel 0, laptop*, macbook*, phone*, smartphone*, pc, gpu, cpu, keyboard*, monitor*,
    headphone*, earbud*, airpods, smart home, home server, homelab, raspberry pi, tablet*, ipad*, smartwatch*, apple
    watch, router*, wifi, vpn, tech, gadget*, tv, oled, ssd, nas, windows 0, macos, ios, usb c, charger*, power bank*,
    vr, ar glasses, vision pro, e reader, kindle, printer*, self hosted, home assistant, foldable*, dumbphone, 0d
    printer*, self host*, google photos, dropbox, cloud storage, macbook*, gaming laptop*, video doorbell, robot
    vacuum*, projector*, speaker*, soundbar, e ink, linux laptop, chromebook, airtag*, flip phone, mini pc, steam deck
    oled, wireless, thinkpad, microphone*, webcam*, usb, hdmi, ethernet, thunderbolt, dell, lenovo, asus, oneplus,
    xiaomi, huawei, galaxy, garmin, fitbit, alexa, siri, chatbot hardware, electronics, power station, drone laws,
    foldables; de handy*, rechner, bildschirm*, tastatur*, kopfhorer*, heimnetz*, drucker, fernseher, staubsauger*,
    saugroboter, waschmaschine, akku*; es movil*, celular*, portatil*, ordenador, computadora*, auriculares, pantalla,
    tecnolog*; pt celular*, notebook*, computador*, fone*, tecnolog*; fr telephone*, ordinateur*, portable*, ecran*,
    casque*, clavier*, tele, smartphone*, tablette*, pc; it telefon*, computer, portatile, cuffie, schermo, tecnolog*,
    tastier*; id hp, ponsel, komputer; nl telefoon*, computer*; pl telefon*, komputer*, laptop*, sluchawk*; tr telefon*,
    bilgisayar*, kulaklik*; ru телефон*, смартфон*, ноутбук*, компьютер*, наушник*; ja スマホ, パソコン, ガジェット, イヤホン, キーボード; ko
    노트북, 스마트폰, 아이폰, 갤럭시, 키보드; zh 手机, 手機, 电脑, 電腦, 笔记本, 耳机, 数码`,
  education: `en history, historical, ancient, medieval, roman, romans, rome, empire*, emperor*, war, wars, world war, black
    death, plague*, aztec*, viking*, egypt*, pharaoh*, pyramid*, mythology, civilization*, revolution, cold war,
    dinosaur*, space, black hole*, planet*, universe, quantum, physics, chemistry, biology, evolution, math, maths,
    calculus, algebra, equation*, quadratic*, geometry, statistics, science, scientist*, geography, philosoph*,
    economics, economy, politic*, law, brain, volcano*, ocean, climate, nasa, mars, atom*, dna, genetics, titanic,
    mystery, mysteries, unsolved, king*, queen*, ww0, stoicism, ottoman, mongol*, napoleon, tectonic*, shakespeare,
    astronomy, dinosaurs, french revolution, industrial revolution, ottoman*, byzantine, photosynthesis, gravity,
    relativity, evolution, mitochondria, periodic table, fractions, trigonometry, logarithm*, probability, ecosystem*,
    tsunami*, earthquake*, hurricane*, chernobyl, pompeii, samurai, crusade*, renaissance, constitution, supreme court,
    geopolitic*, borders, flags, population, archaeolog*, ancient egypt, neanderthal*, cleopatra, julius caesar, silk
    road, colony, colonial, slavery, holocaust, hiroshima, soviet, ussr, atoms, electricity, how planes, bermuda, deep
    sea, constantinople, berlin wall, fall of, quantum entanglement, democracy, dictator*, monarchy, treaty,
    colonization, pandemic*, disease*, human body, anatomy, linguistics, etymology, mayan*, inca*, persia*, greek*,
    sparta*, troy, atlantis, alexander the great, genghis khan, prehistoric, fossil*, genocide*, massacre*, supply and
    demand, inflation history, colonies, refugee*, ideology, capitalism, communism, socialism, nuclear, radiation,
    vaccine*, antibiotic*, virus*, bacteria, solar system, moon landing, big bang, time travel, string theory, how the
    brain; de geschichte*, romer, romisch*, mittelalter*, krieg*, kaiser*, physik*, mathe*, chemie, biologie, weltall,
    universum, philosoph*, pest, reich*, ddr, quanten*, wissenschaft*, gleichung*, vulkan*, revolution, weltkrieg*,
    kelten, wikinger, agypt*, *geschichte, photosynthese, relativitat*, bruchrechn*, dinosaurier, mauerfall, berliner
    mauer, konig*, himmel, planet*, mond, sterne, physikalisch*, ebbe, flut, klimawandel, wetter; es historia*,
    imperio*, guerra*, romano*, ciencia*, fisica, matematica*, quimica, biologia, universo, filosof*, ecuacion*,
    azteca*, inca*, maya*, reyes, agujero negro, agujeros negros, revolucion, dictadura, independencia, dinosaurios,
    egipto, mitologia, gravedad, fotosintesis, fracciones, edad media, civilizacion*, muro de berlin, caida de; pt
    historia*, imperio*, guerra*, ciencia*, fisica, matematica*, quimica, biologia, universo, filosof*, romano*, equac*,
    revolucao, ditadura, independencia, dinossauros, egito, mitologia, gravidade, fotossintese, fracoes, brasil colonia,
    muro de berlim, queda de; fr histoire*, empire*, guerre*, romain*, science*, physique, math*, chimie, biologie,
    univers, philosoph*, roi*, revolution, equation*, trou noir, moyen age, egypte, gravite, photosynthese, fractions,
    napoleon, dinosaures, trous noirs, mythologie, mur de berlin, chute de; it storia*, impero*, guerra*, romano,
    romani, scienza, fisica, matematica, chimica, biologia, universo, filosof*, equazion*, medioevo, buco nero, buchi
    neri, rivoluzione, egizi, medioevo, dinosauri, fotosintesi, frazioni, mitologia, gravita, antica roma, muro di
    berlino, caduta, guerre, re; id sejarah*, perang*, kerajaan, fisika, matematika, sains; nl geschiedenis, oorlog*,
    wiskunde, natuurkunde; pl histori*, wojn*, fizyk*, matematyk*, chemi*, kosmos*, cesarstw*; tr tarih*, savas*,
    osmanli*, fizik, matematik*, bilim*, uzay; ru истори*, войн*, импер*, физик*, математик*, химия, космос*, наук*; ja
    歴史, 戦争, 数学, 物理, 科学, 宇宙, 化学, 哲学; ko 역사, 전쟁, 수학, 과학, 우주, 물리; zh 历史, 歷史, 战争, 数学, 數學, 物理, 科学, 科學, 宇宙, 哲学`,
  parenting: `en baby, babies, newborn*, toddler*, potty, kid, kids, child, children, parent*, mom, moms, mum, dad, dads,
    pregnan*, breastfeed*, bedtime, tantrum*, diaper*, nursery, teen, teenager*, homeschool*, twins, stroller, daycare,
    postpartum, labor, birth, screen time, weaning, lunchbox, weaning, baby led, picky eater*, sleep training, sleep
    regression, crib, car seat, chores, siblings, second baby, newborns, first time mom, first time dad, motherhood,
    fatherhood, kindergarten, preschool, daughter, son, sons, c section, labor and delivery, night feed*, montessori,
    year old, tantrum, sleepover, grandparents, stay at home mom, working mom, baby names, gender reveal, nanny,
    adoption, under three, under two, siblings fight, lunch ideas for kids; de baby*, kind, kinder, kindern, eltern*,
    schwanger*, mama, papa, kleinkind*, wickel*, einschlafen, trotzphase, familie; es bebe*, nino*, hijo*, hija*,
    madre*, padre*, embarazo, embarazada, rabieta*, crianza, maternidad; pt bebe*, crianca*, filho*, filha*, mae, pai,
    gravidez, gravida, maternidade; fr bebe*, enfant*, parent*, maman, papa, grossesse, accouchement, famille; it
    bambin*, neonat*, figli, figlio, mamma, papa, gravidanza, genitor*, svezzamento; id bayi, anak*, ibu, hamil, mpasi;
    nl kind*, ouder*, zwanger*, mama; pl dzieck*, dzieci, niemowl*, ciaz*, mama, rodzic*; tr bebek*, cocuk*, anne*,
    baba, hamile*; ru ребен*, малыш*, дет*, мам*, беремен*, роды; ja 赤ちゃん, 育児, 子育て, 子供, 妊娠; ko 아기, 육아, 아이, 임신; zh 宝宝,
    寶寶, 育儿, 育兒, 孩子, 怀孕`,
  sports: `en football, soccer, basketball, nba, nfl, baseball, tennis, golf*, swim*, cycling, bike*, bicycle*, skateboard*,
    surf*, ski, skiing, snowboard*, climbing, boulder*, boxing, mma, ufc, martial art*, karate, jiu jitsu, bjj, judo,
    formula 0, f0 race, nascar, cricket, hockey, rugby, volleyball, badminton, padel, pickleball, chess, goalkeeper*,
    premier league, champions league, world cup, olympic*, triathlon, archery, gymnast*, messi, ronaldo, dribbl*, jump
    shot, free kick*, marathon runner, free throw, penalty, offside, liverpool, barcelona fc, real madrid, manchester,
    lakers, super bowl, playoffs, wimbledon, ironman, open water, freediving, scuba, kayak*, surfing, skate, kickflip,
    ollie, parkour, fencing, wrestling, sumo, dart, darts, bowling, table tennis, squash, handball, f0, tour de france,
    fpl, fantasy football; de fussball, bundesliga, tennis, radfahren, rennrad, schwimm*, klettern, bouldern, schach,
    skifahren; es futbol, baloncesto, tenis, natacion, ciclismo, bicicleta*, boxeo, ajedrez, nadar, escalada, patineta;
    pt futebol, basquete, volei, natacao, bicicleta*, surfe, xadrez, luta; fr foot, football, tennis, velo*, natation,
    nager, escalade, echecs, boxe; it calcio, pallavolo, basket, tennis, nuoto, bicicletta, bici, scacchi, arrampicata,
    sci; id sepak bola, bola, basket, bulu tangkis, renang, sepeda, catur; nl voetbal*, fiets*, schaatsen, zwemmen; pl
    pilk*, rower*, plywa*, szachy, siatkowk*; tr futbol*, basketbol*, voleybol, yuzme, bisiklet*, satranc*; ru футбол*,
    хоккей, баскетбол*, велосипед*, шахмат*, плава*; ja サッカー, 野球, バスケ, テニス, 自転車, 将棋, ゴルフ; ko 축구, 야구, 농구, 골프, 자전거, 수영; zh
    足球, 篮球, 籃球, 网球, 游泳, 骑行, 象棋`,
  entertainment: `en movie*, film, films, cinema, netflix, anime, manga, series finale, tv show*, marvel, star wars, harry potter,
    disney, oscar*, director*, screenplay, screenwriting, book*, novel*, reading, booktok, fantasy, sci fi, lord of the
    rings, tolkien, actor*, comedy, stand up, celebrity, celebrities, true crime, serial killer*, kpop, k pop, bts,
    taylor swift, one piece, naruto, ghibli, short film, plot twist*, video essay, batman, horror movie*, dune, author*,
    writing a, comics, barbie, oppenheimer, succession, breaking bad, game of thrones, stranger things, the office,
    friends reunion, sitcom*, villain*, film theory, box office, trailer reaction, book review, books, kindle unlimited,
    dark academia, poetry, poem*, playwright, theatre, theater, musical*, broadway, animation studio, pixar, studio
    ghibli, attack on titan, jujutsu, demon slayer, webtoon, kdrama*, k drama*, reality tv, podcast review, finale,
    soundtrack, adaptation*, remake*, sequel*, cliffhanger, plot hole*, mcu, dc, spider man, book recommendation, book
    recommendations, movies to watch; de filme, serie*, buch, bucher*, lesen, roman, krimi, kino; es pelicula*, cine,
    libro*, serie, series, novela*, leer, lectura*; pt filme*, livro*, serie, series, novela*, leitura*, ler; fr films,
    serie*, livre*, roman, lecture*, lire; it libri, libro, serie tv, romanzo, romanzi, lettura, leggere, cinema; id
    buku, novel, drakor, serial; nl boek*, lezen; pl filmy, ksiazk*, serial*, czyta*; tr dizi*, kitap*, filmler*,
    sinema; ru фильм*, книг*, сериал*, аниме, кино; ja 映画, アニメ, 漫画, 本, 読書, 小説, ドラマ; ko 영화, 드라마, 애니, 책, 독서, 웹툰; zh 电影,
    電影, 动漫, 書, 书, 小说, 电视剧`,
  study: `en study*, student*, exam*, homework, college, university, school*, learn english, english grammar, ielts, toefl,
    sat, spanish, french, german, japanese, korean, mandarin, chinese, arabic, vocabulary, grammar, pronunciation,
    language*, fluent, polyglot, flashcard*, anki, notes, note taking, essay*, thesis, phd, scholarship*, memory,
    memor*, duolingo, hiragana, kanji, medical school, teacher*, classroom, procrastinat*, productiv*, planner, time
    management, adhd, focus, deep work, habits, habit, morning routine, second brain, to do list, pomodoro, dorm,
    learning english, accent, ielts speaking, revision, a levels, gcse, mcat, lsat, law school, nursing school,
    engineering student, finals, lecture notes, cornell notes, goodnotes, ipad notes, bilingual, sign language, italian
    language, portuguese language, english words, idioms, phrasal verbs, tenses, handwriting, spelling; de lernen,
    studium, studieren, abitur, prufung*, englisch, spanisch, franzosisch, deutsch, vokabeln, schule, lehrer*,
    produktiv*, gewohnheit*, uni, klausur*; es estudi*, ingles, examen*, aprender idiomas, idioma*, universidad,
    gramatica, vocabulario, profesor*, productiv*, habito*, aleman, frances; pt estud*, ingles, prova, provas, enem,
    vestibular, idioma*, gramatica, faculdade, professor*, produtiv*, habito*, espanhol; fr etud*, anglais, examen*,
    bac, langue*, grammaire, reviser, revisions, prof, productiv*, habitude*, espagnol, allemand; it studi*, inglese,
    esam*, maturita, lingu*, universita, grammatica, insegnant*, produttiv*, abitudin*, spagnolo, tedesco; id belajar
    bahasa, bahasa, ujian, kuliah, sekolah, mahasiswa, produktif; nl studer*, engels, examen*, taal; pl angielsk*,
    matur*, nauka jezyka, jezyk*, studi*, szkol*; tr ingilizce, sinav*, yks, ders, universite*, almanca; ru английск*,
    экзамен*, егэ, язык*, учеб*, студент*, школ*; ja 英語, 勉強, 受験, 大学, 英会話, 韓国語, 習慣; ko 영어, 공부, 수능, 시험, 대학, 일본어, 습관; zh
    英语, 英語, 学习, 考试, 大学, 日语, 习惯, 效率`,
  business: `en business*, startup*, entrepreneur*, marketing, etsy, shopify, dropship*, amazon fba, freelanc*, client*, youtube,
    youtuber*, subscribers, channel, influencer*, content creator*, podcast*, newsletter*, brand*, logo, seo, sales,
    customer*, remote work, job interview*, resume*, cv, career*, linkedin, quit my job, boss, coworker*, leadership,
    agency, small shop, print on demand, monetiz*, algorithm, editing, premiere pro, davinci resolve, capcut,
    thumbnail*, graphic design, ux design, canva, figma, side business, online store, e commerce, ecommerce, amazon
    seller, airbnb business, cold email*, pitch deck, investor*, saas, coach*, consult*, portfolio, upwork, fiverr,
    wedding business, food truck, coffee shop, bakery business, subscribers, go viral, shorts channel, video ideas,
    filming, premiere, final cut, after effects, blender, motion graphics, graphic designer, interview questions, salary
    negotiation, layoff*, laid off, retail, work from home, office, tiktok growth, tiktok shop, instagram growth; de
    unternehm*, selbststandig*, grunden, firma, bewerbung*, vorstellungsgesprach, lebenslauf, beruf, karriere, chef; es
    negocio*, empresa*, emprend*, vender, ventas, trabajo, entrevista de trabajo, curriculum, redes sociales, autonomo*;
    pt negocio*, empresa*, empreend*, vender, vendas, trabalho, entrevista de emprego, emprego, redes sociais, mei; fr
    entreprise*, entrepren*, vendre, freelance, travail, entretien d embauche, cv, reseaux sociaux, auto entrepreneur,
    micro entreprise; it azienda, impresa, imprendi*, vendere, lavoro, colloquio, partita iva, social media; id jualan,
    umkm, usaha, kerja; nl bedrijf*, ondernem*, sollicit*, zzp; pl firm*, biznes*, praca, pracy, sprzeda*; tr is,
    isletme*, girisim*, e ticaret, mulakat*; ru бизнес*, работ*, маркетинг*, продаж*, собеседован*, фриланс*; ja 起業,
    ビジネス, 仕事, 転職, 面接, 動画編集, フリーランス; ko 사업, 창업, 직장, 취업, 면접, 마케팅, 퇴사; zh 创业, 創業, 生意, 工作, 面试, 营销, 职场`,
  wellness: `en anxiety, depress*, mental health, therapy, therapist*, meditat*, mindful*, sleep, insomnia, stress*, burnout,
    relationship*, dating, breakup, marriage, confidence, self care, self improvement, healing, trauma, narcissist*,
    introvert*, gut health, hormone*, menopause, diabetes, cholesterol, blood pressure, headache*, migraine*, vitamin*,
    immune, doctor*, nurse*, healthy, health, longevity, fasting, intermittent fasting, keto, sugar, minimalis*,
    dopamine, detox, loneliness, happiness, spiritual*, tarot, astrology, manifest*, psycholog*, bible, prayer, panic
    attack*, social anxiety, overthinking, people pleasing, attachment style*, toxic, ex, long distance, marriage
    advice, divorce, grief, adhd brain, autism, autistic, ocd, bpd, cold shower*, cold plunge, ice bath, sauna,
    breathwork, breathing, gratitude, journaling, journal prompts, skin cancer, thyroid, pcos, endometriosis, back
    surgery, physical therapy, chiropract*, vegan for, quit sugar, quit alcohol, sober*, quit smoking, screen time
    detox, digital detox, phone addiction, quit social media, magnesium, omega 0, self esteem, motivation, discipline,
    lonely; de angst*, schlaf*, gesund*, psycholog*, stress, beziehung*, meditation*, einsam*, glucklich,
    selbstbewusst*, fasten, blutdruck; es ansiedad, dormir, salud, meditacion, pareja, autoestima, estres, psicolog*,
    ayuno, soledad, feliz; pt ansiedade, dormir, saude, meditacao, relacionamento*, autoestima, psicolog*, jejum; fr
    anxiete, dormir, sommeil, sante, meditation, couple, stress, confiance, psycholog*, bonheur, jeune intermittent; it
    ansia, dormire, sonno, salute, meditazione, relazion*, coppia, autostima, stress, psicolog*, digiuno, felic*; id
    kesehatan, tidur, cemas, sehat; nl gezond*, slaap*, angst; pl zdrowi*, sen, lek, stres*, psycholog*, zwiaz*; tr
    saglik*, uyku*, kaygi*, psikoloji*, iliski*, stres*; ru здоров*, сон, тревог*, психолог*, отношен*, стресс*; ja 睡眠,
    健康, 瞑想, 恋愛, メンタル, 不安; ko 건강, 수면, 명상, 연애, 불안, 심리; zh 健康, 睡眠, 冥想, 焦虑, 恋爱, 心理`,
};
