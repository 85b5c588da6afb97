/**
 * What videos are about, in the words that people type for it: per language, without accents; "bak*" is any word that
 * begins so, "*kuchen" any that has it inside. Of two niches with as many words, the first is meant: a phone's photograph is a photograph.
 */
export const NICHE_WORDS = {
  photo: `en moon photography, moon photo*, wedding video*, wedding films, editing videos, video editor*, davinci resolve, premiere pro, capcut, final cut, self portrait*, portrait session, wedding photos, flash photography, strobe*, reflector, nd filter, polarizer*, panning shot, light painting, star trails, macro lens, food photography,
    product photography, instagram photos, fuji, canon r0, cinematograph*, color grading, colour grading, photo walk, photo book, drone footage, contact sheet*, medium format, filmmaking gear,
    light meter, raw files, photo, photos, photograph*, photoshoot*, photoshop, camera*, lens, lenses, portrait, portraits, lightroom, astrophoto*, headshot*, bokeh, shutter, exposure, dslr,
    mirrorless, golden hour, milky way, drone, film camera, b roll, videograph*, 00mm, 35mm, 50mm, 85mm, 24mm, 70mm, street photo, selfie*, instax, polaroid, presets, photo editing, full frame,
    crop sensor, prime lens, tripod*, flash photo, aperture, iso, photographer*, photos of, film photography, street photography, wedding photograph*, landscape photo*, wildlife photo*,
    fujifilm, nikon, leica, cinematic, cinematography, color grad*, colour grad*, videographer*, gimbal, lighting setup, softbox, night sky photo*, light trail*, long exposure, macro photo*,
    darkroom; de foto, fotos, fotograf*, kamera*, objektiv*, nachthimmel, milchstrasse, *fotograf, bildbearbeitung, fotografieren, fotos bearbeiten, nachts fotografieren; es foto, fotos,
    fotograf*, camara*, retrato*, camara, lightroom, edicion de fotos, paisaje nocturno; pt foto, fotos, fotograf*, retrato*, camera, lightroom, ensaio fotografico; fr photographier, objectif*,
    photo, photos, photographe, appareil photo; it foto, fotograf*, fotocamera*, ritratt*, lightroom, scattare; id foto*, kamera*, kamera, memotret; nl foto*, camera, fotografie; pl zdjeci*,
    fotograf*, aparat*, zdjec, obiektyw*, lustrzank*; tr fotograf*, kamera*, fotograf, objektif; ru фото*, камер*, съемк*, фото, фотограф*, объектив*; ja 写真, カメラ, 撮影, 一眼レフ, レンズ, 夜景; ko 사진, 카메라,
    촬영, 렌즈, 보정; zh 摄影, 攝影, 拍照, 相机, 相機`,
  ai: `en ai, chatgpt, gpt, openai, llm, llms, prompt, prompts, midjourney, claude, copilot, gemini, machine learning, ai tools, ai agents, deepfake*; de ki, kunstliche intelligenz; es ia,
    inteligencia artificial; pt inteligencia artificial; fr intelligence artificielle; it intelligenza artificiale; ru нейросет*, ии; ja 人工知能, 生成; ko 인공지능; zh 人工智能, 人工智慧`,
  software: `en python, javascript, typescript, react hooks, react native, reactjs, react, java, sql, coding, code, coder*, programming, programmer*, developer*, web development, css, html, excel,
    spreadsheet*, power bi, docker, kubernetes, linux, git, github, django, node js, api, notion, wordpress, software, cybersecurity, hacking, data science, data analyst, leetcode, rust, saas,
    backend, back end, frontend, front end, full stack, fullstack, web app*, app dev*, app developer, build an app, building an app, coding interview*, junior dev*, senior dev*, dev, devs,
    devops, developers, programmers, software engineer*, tech lead, big tech, faang, quit google, google engineer, tech layoffs, golang, go for backend, kotlin, swiftui, flutter, php, laravel, c
    sharp, cpp, haskell, elixir, erlang, zig, compiler*, interpreter, data structure*, algorithms, big o, recursion, regex, debug*, refactor*, unit test*, tdd, clean code, design pattern*,
    microservice*, system design, database*, postgres*, mysql, sqlite, mongodb, redis, kafka, graphql, rest api, fastapi, flask, express js, nodejs, nextjs, svelte*, vue, angular, tailwind,
    bootstrap css, webpack, vite, npm, deno, vim, neovim, vscode, vs code, emacs, bash, shell script*, command line, ubuntu, arch linux, debian, nixos, aws, azure, google cloud, serverless,
    terraform, ansible, ci cd, jenkins, nginx, self taught, bootcamp*, learn to code, learning to code, learn programming, computer science degree, game engine, unity, unreal engine, godot,
    gamedev, game dev, make a game, making a game, website*, web design, webflow, no code, lowcode, chrome extension*, discord bot, telegram bot, web scrap*, scraper, automation script, pandas,
    numpy, jupyter, pytorch, tensorflow, data engineer*, data analy*, tableau, vlookup, pivot table*, google sheets, access database, ctf, pentest*, hacker*, hackathon*, open source, side
    project*, indie hacker*, ship an app, css tricks; de programmier*, softwareentwickl*, tabellen, programmieren, python, webseite*, coden, entwickler*, app entwickeln, webentwick*, tabelle,
    makros, pivot*, informatik, linux; es programa*, programacion, desarrollo web, programar, codigo, desarrollador*, python, pagina web, aplicacion movil, excel, hoja de calculo, paginas web,
    crear una app, base de datos, informatica; pt programa*, programacao, planilha*, programar, codigo, desenvolvedor*, python, site, excel, criar um site, criar um app, banco de dados; fr
    programmation, coder, programmer, developpeur*, code, python, site web, informatique, excel, tableur, creer une appli, base de donnees, developpement web; it programma*, sviluppatore,
    programmare, codice, sviluppo, python, sito web, excel, foglio di calcolo, creare un sito, creare un app, database; id pemrograman, koding, excel, membuat website, bikin aplikasi, coding; nl
    programmeren, excel, website maken, coderen; pl programow*, excel, strona internetowa, aplikacj*, kodowani*; tr yazilim*, kodlama, excel, web sitesi, kod yazma*, uygulama gelistirme; ru
    программир*, питон, эксель, сайт, приложени*, код, разработк*; ja プログラミング, エクセル, エンジニア, コード, アプリ開発, python; ko 프로그래밍, 코딩, 엑셀, 개발자, 코드, 파이썬, 앱 개발, 웹사이트; zh 编程, 程式, 代码, 编码, 程序员, 软件开发`,
  gaming: `en honour mode, honor mode, persona 0, csgo, apex legends, no mans sky, fall guys, hogwarts legacy, sims 0, the sims, football manager, fifa 0, gran turismo, forza, gameboy*, dreamcast,
    jrpg*, dungeon master, pokemon card*, any percent, noob, respawn*, ranked, lobby, co op, multiplayer, single player, open world, main quest, cutscene*, videogame*, indie dev*, escape room*,
    celeste, doom eternal, dragon age, xcom, stellaris, crusader kings, europa universalis, dead by daylight, sea of thieves, gears of war, mortal kombat, geoguessr, chess com, sudoku,
    minecraft, fortnite, roblox, elden ring, warzone, call of duty, cod, codm, gta, pokemon, zelda, valorant, league of legends, genshin, game, games, gamer*, gaming, gameplay, speedrun*,
    playthrough, walkthrough, boss, bosses, loadout*, nintendo, switch 0, playstation, ps0, xbox, steam deck, steam, esports, stardew, skyrim, baldur*, diablo, sims, terraria, hardcore,
    nuzlocke, tier list, rpg, mmo*, dnd, dungeon*, hollow knight, silksong, apex, overwatch, counter strike, cs0, fifa, clash royale, brawl stars, redstone, mods, modding, indie game*, horror
    game*, tears of the kingdom, animal crossing, mario, sonic, halo, dark souls, bloodborne, sekiro, cyberpunk 0, witcher, starfield, palworld, among us, dota, street fighter, tekken, smash
    bros, rocket league, rimworld, factorio, civ 0, total war, retro games, emulator*, twitch, easter egg*, side quest*, skill tree, best build, best builds, crafting guide, farm guide, crops, d
    d, dm tips, board game*, helldivers, monster hunter, final fantasy, persona, resident evil, balatro, red dead, red dead redemption, rdr0, assassin s creed, uncharted, last of us, god of war,
    horizon zero, spider man 0, portal 0, half life, bioshock, mass effect, fallout, doom, bg0, bg3, baldur s gate, seeds minecraft, minecraft seeds, enderman, creeper, villager*, netherite,
    skyblock, battle royale, loot, lootbox*, raid, raids, quest*, npc, npcs, dlc, patch notes, expansion, ranked match, nerf*, buff, glitch*, speedrunner*, no hit, no death, permadeath,
    achievements, completionist, platformer*, metroidvania, roguelike*, roguelite*, souls game*, soulslike, visual novel, mobile game*, free to play, console*, controller*, aim, aim training,
    crosshair, sensitivity, cozy games, video game*, game dev log, retro gaming, atari, sega, game boy, gamecube, wii, arcade, pinball, club penguin, runescape, osrs, world of warcraft, wow
    classic, hearthstone, magic the gathering, mtg, yugioh, pokemon cards, totk, botw, breath of the wild, hyrule, kirby, metroid, donkey kong, splatoon, mario kart, luigi, age of empires,
    civilization 0, cities skylines, stardew valley, subnautica, no man s sky, satisfactory, valheim, rust game, ark survival, escape from tarkov, tarkov, dayz, phasmophobia, lethal company,
    five nights, fnaf, undertale, hades, cuphead, dead cells, rainbow six, destiny 0, path of exile, poe 0, marvel rivals, magikarp, pikachu, lan party, streamer*, gaming chair, gaming setup,
    dungeons and dragons, d0d, tabletop, board games, warcraft, starcraft, deathmatch, easter eggs; de gespielt, gezockt, brettspiel*, spiel, spiele, spielen, zock*, videospiel*, spiel*, zocken,
    endgegner, konsole*, gta, minecraft, spieletest*, rollenspiel*, pokemon karten; es partida, juego, juegos, videojuego*, jugar, videojuego, jugando, consola*, jefe final, minecraft, pokemon,
    speedrun, mundo abierto, trucos de, partidas, videoconsola; pt jogo, jogos, jogar, jogando, videogame*, joguei, console, jogo*, minecraft, pokemon, gameplay, mundo aberto, gta, pc fraco; fr
    jeu video, jeu, jeux, jeux video, joue a, jouer, console*, manette, minecraft, pokemon, jeu de role, jeu de societe, speedrun, gta; it videogioc*, gioco, giochi, videogioch*, giocare,
    giocatore, console, videogiochi, minecraft, pokemon, gioco da tavolo, giochi da tavolo, gta, speedrun; id main game, permainan, game, minecraft, mobile legends, free fire, ml, gacha, mabar;
    nl spel, spellen, spelen, minecraft, gamen, bordspel*; pl gra, gry, gracz*, minecraft, gta, granie, planszow*; tr oyun*, minecraft, oyunlar*, oyunu*, oyna*, valorant; ru игра, игры, игр,
    играю, майнкрафт, гта, прохождени*, геймплей, настольн*; ja ゲーム, 攻略, マイクラ, 実況, ポケモン, スプラ, ゼルダ, 縛りプレイ, ボードゲーム; ko 게임, 공략, 마인크래프트, 롤, 배그, 포켓몬, 보드게임; zh 游戏, 遊戲, 攻略, 我的世界`,
  pets: `en dog adoption, cat adoption, adopting a dog, adopting a cat, senior dog*, senior cat*, rat, rats, dog agility, greyhound*, whippet*, beagle*, border collie*, samoyed*, shiba, doodle*, rottweiler*, pug, pugs, cat food, raw food for, my dog, my cat, my puppy, my kitten, our dog, our cat, our puppy, our kitten, my parrot, my horse, litter, scratching post, catnip, vet bill*, dog owner*, cat owner*, dog behavior, cat behavior, separation anxiety, potty train a puppy, heat lamp, terrarium snake, macaw, cockatoo,
    canary, rabbit hutch, hay, koi pond, snail*, isopod*, mantis, ant farm, worm farm, animal, animals, zoo, zoos, wolf, wolves, guppies, ball python, animal shelter, bark, meow*, purr, purring,
    kibble, dog park, cat breed*, kennel, neuter*, spay*, flea*, ticks, groomer*, foster dog, foster cat, backyard chickens, goat, goats, donkey*, ponies, stable, rescue, terrier, paws, tail
    wag*, puppy, puppies, dog, dogs, cat, cats, kitten*, pet, pets, vet, aquarium*, fish tank, hamster*, rabbit*, bunny, parrot*, horse*, litter box, leash, golden retriever, german shepherd,
    betta, reptile*, gecko*, guinea pig*, chickens, cat enrichment, dog walking, dog food, dog training, crate training, barking, foster*, breed*, tortoise*, snake*, bearded dragon, ferret*,
    budgie*, goldfish, koi, animal rescue, shelter dog*, rescue dog*, rescue cat*, doggo, husky, labrador, corgi, dachshund, poodle, chihuahua, pitbull, bulldog, malinois, maine coon, siamese,
    stray*, feral, kitty, cat tree, dog breed*, groom my dog, dog groom*, axolotl*, shrimp tank, planted tank, aquascap*, saltwater tank, reef tank, turtle*, lizard*, chameleon*, tarantula*,
    frog*, gerbil*, chinchilla*, hedgehog*, cockatiel*, alpaca*, hens, horses, equestrian, pony, veterinar*; de hamster*, hund*, welpe*, katze*, haustier*, aquarium, pferd*, kaninchen, leine,
    katzen*, hunde*, *katze, *hund, welpen*, welpentraining, vogel*, wellensittich*, meerschweinchen, futter*, katzenfutter, tierarzt; es hamster*, perro*, gato*, cachorro*, mascota*, acuario,
    caballo*, perra, gata, cachorros, veterinari*, peces, pajaros, adiestra*; pt hamster*, cachorro*, gato*, filhote*, aquario, cao, caes, adestra*, pet, passarinho, racao, calopsita, peixes; fr
    animaux, chien*, chiot*, chat, chats, chaton*, cheval, aquarium, chiens, dresser, veterinaire, hamster*, lapin*, croquettes, oiseau*, perruche*; it cane, cani, cucciol*, gatto, gatti,
    gattino, acquario, cavallo, veterinari*, crocchette, addestra*, coniglio, pappagall*, criceto; id kucing, anjing, hewan, ikan hias, ikan cupang, burung, kelinci, hamster; nl hond*, puppy,
    kat, katten, honden, puppytraining, kitten, konijn*; pl pies, psa, psy, kot, kota, koty, szczenia*, piesek, kotek, chomik*, krolik*, akwarium; tr kopek*, kedi*, akvaryum, kedim, kopegim,
    kus, muhabbet kusu, balik; ru собак*, кот, кошк*, щен*, кота, собака, кошка, щенок, попугай, хомяк, аквариум; ja 犬, 猫, ペット, 子犬, ハムスター, うさぎ, 保護猫, 水槽, 熱帯魚; ko 강아지, 고양이, 반려, 햄스터, 앵무새; zh 狗, 猫,
    貓, 宠物, 寵物`,
  cooking: `en corn dog*, hot dog*, hotdog*, tamales, arepa*, empanada*, pozole, ceviche, churros, brigadeiro*, feijoada, coxinha*, schnitzel, spatzle, ratatouille, quiche*, mayo, dips, condiment*, pretzel*, scone*, biscuit*, cracker*, porridge, juicing, knife sharpening, whetstone*, gas station food, vending machine food, foraged, foraging, venison, duck, goose, quail, rabbit stew,
    liver, bone broth, mayonnaise, ketchup, mustard, vinegar, hot sauce, ceviche, empanada*, arepa*, pupusa*, jerk chicken, jollof, injera, tagine, shakshuka, baklava, borscht, goulash,
    schnitzel, spaetzle, poutine, clam chowder, gumbo, jambalaya, cornbread, grits, meatloaf, pot pie, quiche, souffle, creme brulee, custard, eclair*, profiterole*, choux, fudge, toffee,
    marshmallow*, popcorn, chips, nachos, ramen noodles, instant noodles, rice cooker*, bento box*, packed lunch*, school dinner*, what to cook, cook when, takeout, takeaway, curries, masala,
    pierogi*, pickle, pickles, pickled, pickling, barista*, tea, wine, homebrew*, gelato, waffle*, sausage*, turkey dinner, dim sum, bento, mcdonald*, kfc, michelin star*, tasty, menu, food market, eat in, eats in, what i
    eat, freezer, freezing food, preserv*, chili recipe, brunch, honey, jelly, olive oil, knives, cutlery, fondue, tiramisu, baguette*, recipe*, cook*, bake*, baking, bread, sourdough, pasta,
    chicken, steak, soup, meal, meals, meal prep, dinner*, lunch*, breakfast*, food, foods, cake*, cookie*, pizza, burger*, rice, noodle*, ramen, bean, beans, toast, curry, sauce*, salad*,
    vegan, dessert*, air fryer, cheese*, egg, eggs, tofu, potato*, chocolate, barbecue, bbq, brisket, grill*, coffee, espresso, latte, kimchi, dumpling*, ferment*, cocktail*, ice cream, sushi,
    taco*, restaurant*, street food, leftover*, knife skills, fish sauce, slow cooker, croissant*, pancake*, focaccia, salmon, shrimp, turkey, lasagna, risotto, jam, granola, smoothie*,
    oatmeal, casserole, stew, lentil*, hummus, pie, pies, crock pot, instant pot, one pot, wok, fried rice, ricotta, mozzarella, bakery, spice*, marinade, gravy, gluten free, keto recipe*,
    snack*, strudel, pancakes, pot roast, meatball*, ribs, wings, fries, sandwich*, wrap recipe, bagel*, tortilla*, dough, yeast, crumble, caramel, vanilla, cinnamon, kitchen hacks, my kitchen,
    scrambled, fried, poached, omelet*, omelette*, roast*, roasted, frozen pizza*, aldi, costco food, trader joe*, grocery*, groceries, ingredient*, chef*, gordon ramsay, michelin, buffet*,
    cafe*, kitchen, oven*, skillet*, cast iron, dutch oven, saute*, simmer*, braise*, smoker, smoked, pulled pork, pork, bacon, beef, lamb, fish recipe*, tuna, seafood, crab, lobster, mushroom*,
    onion*, garlic bread, avocado, broccoli, cauliflower, cabbage, spinach, butter*, cream, milk, yogurt*, yoghurt*, buttermilk, flour, sugar cookie*, muffin*, brownie*, donut*, doughnut*,
    cupcake*, cheesecake*, pastry, pastries, puff pastry, macaron*, meringue*, icing, frosting, pho, pad thai, biryani, naan, samosa*, tikka, dal, falafel, shawarma, kebab*, gyoza, miso,
    teriyaki, udon, bibimbap, tteokbokki, burrito*, quesadilla*, enchilada*, guacamole, salsa, paella, gnocchi, pesto, alfredo, bolognese, carbonara, mac and cheese, snack box, charcuterie,
    appetizer*, side dish*, thanksgiving, leftovers, one pan, sheet pan, batch cooking, pressure cooker, preserves, canning, broth, stock recipe, seasoning, matcha, boba, beer, brew*, mocktail*,
    juice*, high protein meal*, calorie deficit meals, cheap meals, tasting, taste test, eating, ate, diet of, mukbang, baker, baked, crispy, fry, frying, grilled, vegetarian, plant based,
    cucumber*, zucchini*, courgette*, pumpkin*, lettuce, kale, carrot*, beets, basil, mint, rosemary, garlic, peppers, strawberr*, blueberr*, raspberr*, tomato*; de vegane, veganer, veganes,
    zucker, rezept*, koch*, back*, brot*, kuchen, abendessen, mittagessen, fruhstuck, kuche*, thermomix, suppe*, nudel*, kartoffel*, essen, sauerteig*, platzchen, *platzchen, *kuchen, *brot,
    *suppe, *rezept, *rezepte, *torte, *nudeln, *salat, *kase, kase*, fleisch, grillen, vegan, pizza, airfryer, heissluftfritteuse, gulasch, schnitzel, braten, knodel, spatzle, spargel, klosse,
    eintopf, gericht*, ofen, spaghetti, lasagne, pfannkuchen, kartoffelsalat, auflauf, hahnchen, hackfleisch, reis, eier, teig, hefeteig, backofen, kochen, gekocht, backe, backen ohne, hefezopf,
    waffeln, apfelkuchen, marmelade, saucen, burger, bowl; es receta*, cocin*, comida*, cena*, almuerzo, desayuno*, postre*, tarta*, pollo, arroz, tortilla*, paella, pan, salsa*, sopa*, leche,
    huevo*, carne, pescado, empanada*, tacos, croquetas, lentejas, ensalada*, galleta*, bizcocho, flan, mole, lasana, verdura*, horno, masa, queso, garbanzo*, batido*, patata*, sarten,
    calabacin, gazpacho, arepa*, ceviche, guiso*, freidora*, cocido, pasteles, pastel; pt receita*, cozin*, comida*, jantar*, almoco*, bolo, bolos, pao, frango, arroz, feijao, sobremesa*,
    marmita*, carne, ovo, ovos, brigadeiro, coxinha, tapioca, peixe, salada*, biscoito*, doce, doces, airfryer, macarrao, batata*, torta, pudim, feijoada, cafe, lanche*, almoco, sopa*, farofa,
    pizza; fr recette*, cuisin*, gateau*, pain, repas, diner*, dejeuner, poulet, tarte*, soupe*, patisserie*, levain, crepe*, fromage, viande, poisson, legumes, crepes, brioche, quiche,
    biscuit*, salade*, macaron*, ratatouille, courgette*, pates, poele, four, boeuf, champignon*, chocolat, omelette, blanquette, croissants, riz, pommes de terre, plat, plats, apero; it
    ricett*, cucin*, pane, pizza, pasta, cena, pranzo, torta, torte, dolc*, sugo, lievito madre, carbonara, tiramisu, riso, carne, pesce, lasagne, gnocchi, focaccia, risotto, biscott*,
    parmigiana, verdure, strudel, impasto, polenta, insalata, zuppa, arrosto, zucchine, melanzane, spaghetti, uova, pollo, forno, padella, ragu, ricetta, pomodoro, crema, brodo, minestrone,
    peperoni, burro; id resep*, masak*, makanan, ayam, nasi, sambal, kue, rendang, bakso, mie, goreng, roti, tumis, soto, tempe, tahu, jajanan, dapur, kuliner, kopi; nl recept*, kok*, bakken,
    brood, eten, broodje, taart, pannenkoek*, soep, koken, stamppot; pl przepis*, gotow*, ciast*, chleb, obiad*, pierogi, kuchni*, chleb*, ciasto, zupa, obiad, sniadanie, sernik, bigos, upiec,
    gotuj*; tr tarif*, yemek*, mutfak, kek, ekmek, corba*, tavuk, pilav, borek, manti, kofte, tatli*, kahvalti, pogaca; ru рецепт*, готов*, пирог*, хлеб*, ужин*, суп*, борщ*, кухн*, борщ, суп,
    торт, хлеб, пельмени, завтрак, ужин, блины, готовим, выпечк*; ja レシピ, 料理, 弁当, パン, 作り置き, ラーメン, 食べ, 飯, 鍋, 味噌, 丼, カレー, パン作り, お菓子, 味噌汁; ko 요리, 레시피, 먹방, 빵, 김치, 반찬, 도시락, 베이킹, 찌개; zh 食谱, 食譜, 料理,
    做菜, 美食, 烘焙, 早餐, 晚餐, 家常菜, 面包, 蛋糕`,
  fitness: `en 0 hard, 0 soft, couch potato, 0 push ups, reformer, pull up bar, resistance band*, weighted vest, sandbag*, farmer s carry, bench, overhead press, clean and jerk, snatch, front squat, hip thrust, chest
    day, gym bag, gym anxiety, gym etiquette, losing weight, gain weight, bulking, cutting weight, strongwoman, weightlift*, calisthenic*, bicep*, tricep*, flexib*, trainer, skipping rope,
    rowing machine, warmup, cool down, shoulder pain, my knees, knees, knee, belly fat, skinny, sets, fit after, getting fit, in shape, out of breath, workout*, gym, fitness, muscle*, abs, ab
    workout, exercise*, squat*, deadlift*, bench press, push ups, pushup*, pull ups, pull up, pullup*, cardio, hiit, yoga, pilates, stretch*, weight loss, lose weight, lose fat, fat loss, belly,
    protein, glute*, calisthenics, bodybuild*, kettlebell*, dumbbell*, crossfit, mobility, posture, strength training, bulk, cutting, creatine, marathon, running, runner*, half marathon, 0k run,
    back pain, core, plank, planks, leg day, arm day, chest, biceps, triceps, hamstring*, hip, hips, knee pain, warm up, couch to 0k, treadmill, jump rope, rowing, steps a day, walking, body
    recomposition, physique, lifting, gains, powerlift*, handstand*, splits, burpee*, lunges, shoulder*, shoulders, rounded shoulders, neck, neck pain, upper back, lower back, hunchback, forward
    head, flexible, flexibility, pushups, push up, situp*, sit ups, crunches, dips, barbell*, rep, reps, sets and reps, hypertrophy, progressive overload, cut season, deficit, calorie*,
    calories, macros, lean, shredded, six pack, skinny fat, transformation*, body fat, get fit, get lean, home gym, personal trainer*, gym bro*, gym routine, push pull legs, full body, upper
    body, lower body, booty, thighs, waist, lats, quads, calves, forearm*, grip strength, trap bar, pre workout, whey, supplement*, bcaa, omega, testosterone, trt, steroid*, natty, recovery,
    foam roll*, sauna after, sciatica, plantar, shin splints, injury, injuries, rehab, sprint*, jog, jogging, ultramarathon*, ultra marathon, trail running, zone 0, vo0 max, heart rate, swim
    workout, spin class, peloton, zumba, dance workout, barre workout, tabata, isometric*, gymnastic rings, muscle up*, front lever, planche, trained, training plan, training split, workout
    split, deload, athlete*, strongman, hyrox, spartan race, tough mudder, ruck, rucking, lost weight, lost 0 kg, weigh in, lose 0 pounds; de training, trainier*, muskel*, abnehmen, ubungen,
    bauch, bauchmuskel*, ruckenschmerzen, klimmzug*, liegestutz*, laufen, joggen, sport, krafttraining, dehn*, rucken, plank, fitness*, po, beine, *training, gewicht, *muskeln, schulter*,
    nacken*, ruckentraining, gewichte, hantel*, dehnen, ausdauer, fit, kniebeugen, sixpack, muskelaufbau, halbmarathon, kalorien*, laufen lernen, kilo, pilates, yoga, hyrox, rucken stretchen,
    rückenschmerzen; es ejercicio*, entrena*, musculo*, adelgazar, bajar de peso, gimnasio, abdomen, abdominales, gluteo*, estiramiento*, correr, pierna*, brazo*, espalda, rutina de ejercicio,
    pesas, fuerza, yoga, cardio, piernas, sentadilla*, flexiones, perder grasa, hombro*, cuello, maraton, proteina*, calistenia, dominadas, gluteos, barriga; pt exercicio*, treino*, treinar,
    musculo*, emagrecer, academia, barriga, gluteo*, perder peso, corrida, correr, perna*, braco*, costas, gluteos, alongamento, yoga, cardio, agachamento*, flexoes, flexao, ombro*, hipertrofia,
    massa muscular, maratona, proteina*, calistenia, dieta*; fr exercice*, entrainement*, muscle*, muscu*, maigrir, perdre du poids, abdos, ventre, courir, etirement*, dos, jambe*, bras,
    musculation, yoga, cardio, pompes, squats, seance, epaule*, nuque, marathon, proteine*, gainage, fessiers, perte de poids, poids, course a pied, salle de sport; it eserciz*, allena*,
    muscol*, dimagrire, palestra, addominali, pancia, glutei, schiena, correre, gambe, braccia, petto, yoga, corsa, squat, stretching, plank, spalle, collo, maratona, proteine, flessioni, dieta,
    massa muscolare, perdere peso, pesi, camminare; id olahraga, latihan, otot, diet, perut, kurus, senam, berat badan, workout, gym, lari, perut buncit, push up; nl trainen, spieren, afvallen,
    oefening*, hardlopen, buikspieren, krachttraining; pl cwiczen*, trening*, miesni*, schudn*, brzuch*, silowni*, trening, cwiczeni*, schudnac, bieganie; tr egzersiz*, antrenman*, kas, kilo
    verme*, karin, antrenman, egzersiz, kilo vermek, spor, yoga, pilates; ru тренировк*, упражнен*, похуд*, мышц*, пресс, бег, упражнени*, похуде*, зарядка; ja 筋トレ, ダイエット, ストレッチ, 腹筋, 運動, ヨガ; ko
    운동, 다이어트, 헬스, 스트레칭, 뱃살, 홈트; zh 健身, 减肥, 減肥, 运动, 運動, 瑜伽, 腹肌, 跑步`,
  crafts: `en draw, how to draw, hands drawing, handmade soap, slime, model train*, sewing machine, mosaic*, stained glass, wood carving, stamp carving, linocut, charcoal portrait*, doodle*, easel,
    still life, color theory, anatomy for artists, animation for beginners, pixel art, drawn, drew, colored pencil*, coloured pencil*, drawing*, sketch*, watercolor*, watercolour*, acrylic*, oil
    painting, art, artist*, procreate, knit*, crochet*, sew, sewing, quilt*, embroider*, pottery, ceramic*, clay, calligraphy, origami, craft*, journal*, bullet journal, scrapbook*, macrame,
    cosplay*, miniature*, warhammer, lego, leather*, jewelry, candle*, soap, resin, cricut, sculpt*, digital art, anime drawing, animation, amigurumi, yarn, hem, tote bag, granny square,
    sweater, socks knitting, paint by, acrylics, gouache, ink, inktober, comics drawing, tattoo design, wreath*, gift wrap*, christmas decor*, ornament*, beads, bracelet*, polymer clay, wood
    burning, whittl*, carving, rug tufting, felting, paint, painting, paintings, sketchbook*, sketches, artwork, illustrat*, illustration, character design, anatomy drawing, pencil*, marker*,
    charcoal, pastel*, canvas, pottery wheel, clay pot, kiln, glaze, quilting, cross stitch, needle felt*, felt, patchwork, fabric, upcycled clothes, diy gifts, gift ideas handmade, paper craft,
    papercraft, cardstock, stickers, sticker shop, bookbinding, lettering, stamp*, wax seal, lino print*, screen print*, tie dye, weaving, loom, spinning yarn, cosplay, prop making, diorama*,
    model kit*, gundam, gunpla, dollhouse*, warhammer army, bead*, friendship bracelet*, earrings diy, soap making, candle making; de zeichnen, malen, hakeln, stricken, nahen, basteln,
    aquarell*, topfern, handarbeit, kerzen, zeichnung, hakelanleitung, stricken lernen, hakeln lernen, makramee, origami, sticken, malen lernen, schal, modellbau; es dibuj*, pintura, acuarela*,
    tejer, crochet, ganchillo, coser, costura, manualidades, ceramica, bordado*, bordado, dibujar, dibujo, acuarela, pintar; pt desenh*, pintura, aquarela, croche, trico, costura*, artesanato,
    bordado*, bordado, desenhar, desenho, costura, biscuit; fr dessin*, aquarelle*, peinture, tricot*, crochet, couture, coudre, poterie, broderie, aquarelle, bricolage enfants, scrapbooking; it
    disegn*, acquerell*, pittura, uncinetto, maglia, cucito, cucire, ceramica, ricamo, disegnare, tricot, lana, pittura ad acquerello; id gambar, menggambar, lukis*, rajut*, jahit*, kerajinan;
    nl tekenen, breien, haken, naaien, schilderen, knutselen; pl rysow*, szydelk*, malow*, szyc*, rekodzielo, druty, malowan*, szycie, haft; tr cizim*, resim, orgu*, dikis*, boyama, orgu, tig
    isi, cizim, dikis, resim cizme*; ru рисов*, вяза*, шить*, акварел*, рукодел*, вязан*, шить, рисова*, вышивк*, крючком; ja 水彩, 描き方, 編み物, イラスト, 絵, 描き, 編み, 手芸, 裁縫, ハンドメイド, 折り紙, 刺繍; ko 그림, 뜨개질,
    드로잉, 공예, 그림 그리기, 자수, 종이접기; zh 画画, 畫畫, 绘画, 手工, 编织, 水彩`,
  beauty: `en closet cleanout, closet clean out, gray hair transition, grey hair transition, silver hair, hair transition, hair color, hair colour, toner hair, lace front, cornrows, knotless, edges,
    hair growth oil, skin barrier, slugging, gua sha, ice roller, microneedling, threading, brow lamination, body wash, body scrub, stretch marks, cellulite, scars, freckles, tanning, spray tan,
    bikini*, lingerie, bra, bras, shapewear, midsize, capsule, secondhand clothes, vinted, depop, poshmark, hemming, tailoring, wear, wears, what i wear, heatless, waves hair, lip filler*,
    braid*, dandruff, clothing, jacket*, suits, shoe, heels, jewel*, self tan*, dermatolog*, ulta, highlighter makeup, moisturi*, hair oil, highlights hair, gray hair, grey hair, bald, balding,
    stylist*, wearing, undertone, makeup artist, makeup, skincare, skin care, skin, hair*, curly hair, nails, nail, lipstick, foundation, concealer, mascara, drugstore, sephora, beauty,
    perfume*, fragrance*, acne, sunscreen, retinol, dyson airwrap, outfit*, fashion, thrift*, wardrobe, capsule wardrobe, clothes, style, styling, jeans, sneaker*, haul, grwm, get ready with me,
    eyeliner, eyebrow*, braids, wig, wigs, manicure, glow up, blush, contour, bronzer, serum*, moisturizer*, spf, wash day, hairstyle*, haircut*, bangs, hair dye, balayage, shampoo, tattoo*,
    nail art, gel nails, lash*, brow*, clean girl, dress*, shoes, handbag*, luxury bag*, style tips, what to wear, ootd, wedding dress, lip, perfumes, scent*, cologne, makeover, lookbook, eye
    shadow, eyeshadow, primer, setting spray, press on nails, manicures, pedicure, facial, eczema, dark spots, collagen, thrifted, vintage clothes, winter coat, boots, jewelry haul, your face,
    my face, face wash, washing your face, under eye, dupe, dupes, cosmetic*, rare beauty, charlotte tilbury, fenty, maybelline, nyx, mac lipstick, dior, chanel, lancome, the ordinary, cerave,
    niacinamide, vitamin c serum, hyaluronic, salicylic, aha, bha, toner*, cleanser*, exfoliat*, face mask*, face oil, glass skin, korean skin*, k beauty, oily skin, dry skin, combination skin,
    sensitive skin, dark skin, mature skin, wrinkle*, anti aging, antiaging, botox, filler, fillers, pores, blackhead*, pimple*, rosacea, hyperpigmentation, melasma, dark circles, tired eyes,
    hooded eyes, eye makeup, smokey eye, winged, highlighter, brush set, beauty blender, makeup bag, bridal, wedding guest, prom, everyday makeup, no makeup, full glam, glam, get unready,
    eyelash*, lash lift, lip gloss, lip liner, lip combo, overlining, cut crease, frizz*, frizzy, hairline, hair loss, hair growth, rosemary oil, scalp, blowout, curling, curls, straighten*,
    bleach*, box dye, highlights, keratin, extensions, ponytail*, updo, pixie, curtain bangs, short hair, long hair, silk press, natural hair, 0c hair, locs, dreadlock*, twist out, protective
    style*, fade haircut, beard*, shav*, waxing, laser hair, deodorant, body care, shower routine, everything shower, smell expensive, smell good, smell, signature scent, body mist, manicured,
    acrylic nails, nail polish, dip powder, french tip*, cuticle*, try on, tryon, shein, zara, h m haul, uniqlo, vintage fashion, streetwear, fit check, fashion week, runway, plus size, petite,
    color analysis, seasonal color, kibbe, body type, style guide, minimalist wardrobe, sustainable fashion, blazer, trench coat, loafers, nike, jordans, adidas, birkin, designer bag*, jewelry,
    earrings, piercing*; de schminke*, make up, haut*, hautpflege, haare, frisur*, nagel, parfum*, mode, kleidung, kleiderschrank, locken, *pflege, shampoo, wimpern, outfit*, lippenstift*,
    haarpflege, gesicht, falten, haarschnitt, schminken, augenbrauen, akne, sonnencreme, haarausfall, nagellack, make up routine, drogerie, dm haul; es maquillaje, piel, cabello, pelo, peinado*,
    unas, moda, ropa, belleza, perfume*, rutina facial, skincare, labial*, outfit*, corte de pelo, tinte, cara, arruga*, ojeras, maquillarse, maquillar, cejas, pestanas, rizos, rizado, esmalte,
    protector solar, acne, base de maquillaje, tacones; pt maquiagem, pele, cabelo*, unhas, moda, roupa*, beleza, skincare, batom, look, looks, cacheado*, progressiva, guarda roupa, rosto,
    olheiras, oleosa, pele oleosa, maquiar, sobrancelha*, cilios, cachos, cabelo, esmalte, look do dia, protetor solar; fr maquillage, peau, cheveux, coiffure*, ongles, mode, vetement*, beaute,
    parfum*, garde robe, capsule, rouge a levres, serum, shampoing, tenue*, visage, rides, cernes, maquiller, cils, sourcils, boucles, boucle, vernis, creme, routine visage, acne, parfums, coupe
    de cheveux, tenues; it trucco, make up, pelle, capelli, unghie, moda, vestiti, bellezza, profum*, armadio, skincare, rossetto, outfit, guardaroba, unghie gel, viso, skincare routine, cura
    della pelle, rughe, sopracciglia, ciglia, ricci, smalto, acne, crema viso, trucchi, truccarsi, abiti; id kulit, rambut, kecantikan, baju, skincare, makeup, jerawat, hijab, wajah, kuku,
    lipstik; nl huid, haar, kleding, make up, kapsel, huidverzorging, nagels; pl makijaz*, skora, skory, wlos*, paznokc*, ubran*, makijaz, wlosy, pielegnacj*, paznokci*, ubrania, szafa; tr
    makyaj*, cilt, sac, tirnak, kombin*, cilt bakimi, kas, oje, makyaj, cilt bakim*, kombin, elbise; ru макияж*, кож*, волос*, ногт*, уход за лицом, одежд*, макияж, волосы, уход за, ногти,
    маникюр, одежда, гардероб; ja メイク, スキンケア, 美容, コスメ, 髪, ファッション, コーデ, 垢抜け, 化粧, ネイル, 眉; ko 메이크업, 피부, 화장, 머리, 패션, 코디, 여드름, 네일, 옷; zh 化妆, 化妝, 护肤, 護膚, 美妆, 穿搭, 头发, 口红, 美甲`,
  diy: `en hand saw*, japanese saw*, pull saw*, chisel*, dovetail*, hand plane*, balcony power, drawer*, desk with, floating desk, wall desk, bookshelf, bookcase*, nightstand*, dresser*, mould, mildew, damp, dehumidifier*, unclog*, downpipe, skirting, doorknob*, oak table, timber, sawdust, table leg*, canoe build, boat building, cabin build, moving day, moving boxes,
    unpacking, storage ideas, pantry organ*, spring clean*, vacuuming, rug, rugs, sofa, couch makeover, armchair, mattress*, bunk, loft bed, murphy bed, soundproof*, insulat*, curtain*, school
    bus, container house, interior design, organis*, clean, house, home, home decor, stairs, staircase*, heating, heat pump, rent friendly, renter*, landlord special, hardware store, locksmith*,
    lock pick*, cupboard*, cottage, barn, floor, repair, bunk bed, squeaky, kitchen renovat*, paint a room, ceiling fan, diy, woodwork*, furniture, shelf, shelves, table saw, workbench, plywood,
    drywall, bathroom, renovat*, restor*, restoring, home improvement, tiny house, cabin, plumbing, faucet, sink, tile, tiles, tiling, flooring, deck, fence, shed, pallet*, epoxy, weld*, axe,
    drill, tool, tools, declutter*, cleaning, organiz*, closet, apartment, room makeover, desk setup, interior, decor*, 0d print*, soldering, chair, wall, kitchen remodel, chicken coop, coop,
    scrap wood, lumber, wooden, wood, leaking, leak, toilet, shower, basement, attic, roof, insulation, off grid, homestead*, bathroom remodel, kitchen cabinets, ikea hack*, upcycl*, hardwood,
    door, window*, patio, pergola, dog house, treehouse, solar panel*, generator, sharpen*, lamp, moving house, minimalist home, laundry, stain*, pantry, old house, abandoned house, fixer upper,
    house renovation, painting a room, paint cabinets, painted, wallpaper, workshop, toolbox, 0x0, shelf bracket, caulk, grout, bookcase, cabinet, cabinets, dresser, hinge, paint a, paint my,
    paint the, painting walls, hand plane, chisel*, clamp*, coffee table, dining table, table from, side table, nightstand, bench build, stool, bookshel*, bed frame, headboard, desk build, build
    a desk, dovetail*, mortise*, tenon*, joinery, biscuit joiner, miter saw, mitre saw, track saw, circular saw, band saw, bandsaw, jigsaw tool, router table, planer, jointer, sander, sanding,
    sandpaper, lathe, turning bowl*, wood turning, woodturn*, cutting board*, carpent*, handyman, 0x0s, osb, mdf, oak, walnut, pine board, cedar, maple wood, slab, live edge, river table,
    varnish, polyurethane, shellac, linseed, wood glue, pocket hole*, screw, screws, nails and screws, bolt, hammer*, wrench*, screwdriver*, drill bit*, impact driver, vise, dust collection,
    shop tour, garage organization, garage, shed build, insulate*, insulating, carport, gazebo, fence post, gate build, concrete, cement, brick*, plaster*, stucco, framing a, stud, studs,
    subfloor, laminate floor*, vinyl plank, hardwood floor*, linoleum, carpet, baseboard*, trim, crown molding, wainscot*, paneling, wallpaper*, paint roller, ceiling*, skylight, gutter*,
    septic, sewer, drain*, clog*, pipe, pipes, p trap, water heater, boiler, radiators home, hvac, thermostat install, wiring, outlet, light switch, circuit breaker, electrician*, plumber*,
    leaky, faucets, bathtub*, bath tub, vanity, backsplash, countertop*, kitchen island, kitchen makeover, bedroom makeover, bathroom makeover, living room, bedroom, home office, small space*,
    small apartment, house flip, flipping a house, tiny home, cob house, log cabin, yurt, container home*, earthship, wood stove, fireplace, chimney, forge, forging, blacksmith*, knife making,
    make a knife, metalwork*, mig, tig, cnc, laser cutter, laser engrav*, arduino, upholster*, reupholster*, refinish*, restore, restored, old tools, thrift flip*, spray paint, stencil, cleaning
    tips, deep clean*, clean with me, mold, grout cleaning, tidy, messy, hoarder*, clutter, organise*, organizer*, storage, ikea, homemaking, renters, rental friendly, mortar, renovating, diyer,
    balcony makeover, garden shed, garden room; de holz*, mobel, regal*, heimwerk*, renovier*, tapez*, streichen, wohnung*, badezimmer, bad, werkstatt, aufraum*, hausbau, altes haus,
    powerstation, solaranlage*, heizung, fliesen, laminat, werkbank, schrank, holztisch, bohr*, sage, dammen, dach, keller, kuche renovieren, selber bauen, palette*, umbau*, renovierung,
    entrumpel*, ausmisten, balkonkraftwerk*, fahrrad reparieren, dachboden, carport, gartenhaus; es mueble*, madera, bano, pintar, decora*, bricolaje, reforma*, limpi*, organiza*, azulejo*,
    suelo, pared*, estante*, palet*, armario, taladro, cocina integral, hormigon, tejado; pt moveis, movel, madeira, banheiro, decora*, pintar, reforma*, faxina, organiza*, azulejo*, piso,
    parede, estante*, palete*, armario, furadeira, telhado, concreto, marcenaria; fr meuble*, bois, salle de bain*, bricol*, peindre, renov*, menage, deco*, carrelage, parquet, cloison, placo,
    etagere*, palette*, armoire, perceuse, toit, beton, peinture murale, isolation, menuiserie; it mobil*, legno, bagno, arred*, ristruttur*, pulizie, fai da te, piastrelle, pavimento, parete,
    pallet, armadio a muro, trapano, tetto, cemento, falegname*; id kayu, kamar, renovasi rumah, tukang, cat tembok, perabot, rak, dapur minimalis; nl klussen, hout, badkamer, verbouwing,
    verbouwen, meubels, keuken, schilderen muur; pl mebl*, drewn*, remont*, lazienk*, meble, sciana, mieszkani*, kuchnia remont; tr mobilya, ahsap, dekorasyon, tadilat, banyo, boya, ev
    dekorasyon*; ru мебел*, ремонт*, ванн*, уборк*, своими руками, стена, дерев*, квартир*; ja 家具, インテリア, 掃除, 収納, 部屋, リフォーム, 木工, 古民家, 部屋作り, 一人暮らし; ko 인테리어, 정리, 청소, 가구, 셀프 인테리어, 목공; zh 家具, 装修,
    裝修, 收纳, 木工`,
  music: `en strum, finger exercises, finger picking, power chord*, blues scale, whisper*, oasis band, rolling stones, elton john, ed sheeran, harry styles, olivia rodrigo, dua lipa, rihanna, lady
    gaga, jay z, tupac, biggie, abba, ac dc, rush band, tool band, genesis band, yes band, number one hit*, hit song*, earworm*, mixolydian, fugue, symphon*, conductor*, tenor, roadie, tour bus,
    soundcheck, setlist*, merch, streaming royalties, royalties, soul music, busk*, hip hop, djing, record player, spotify playlist, sheet music, metal band, hook song, strings, sax, organ
    music, improvis*, jam session, music producer*, queen band, bowie, prince, michael jackson, stage fright, stevie wonder, vocal warm up, daft punk, guitar*, piano, drum*, bass, song*, chord*,
    singing, sing, vocal*, violin, ukulele, music, musician*, beat, beats, lo fi, lofi, ableton, fl studio, mixing, mastering, melody, scales, solo, synth*, dj, rap, album*, concert*, cello,
    saxophone, trumpet, songwriting, music theory, band, microphone singing, jazz, blues, choir, producer, barre, capo, fingerpick*, strumming, bassline, drums, drumming, hip hop beat*, chord
    progression*, sight reading, perfect pitch, vocals, reverb, compressor, synthwave, techno, house music, orchestra, harmonica, accordion, banjo, mandolin, flute, ear training, music
    production, logic pro, studio one, fingerstyle, acoustic, amp, pedal, pedals, pedalboard, riff*, metronome, tempo, cover song, duet, scale explained, pentatonic, scale practice, making a
    beat, sampling, home studio, studio setup, vocal booth, chorus, verse, lyric*, lyrics, hook, bridge of a song, songwriter*, write a song, writing songs, songs, composer*, composing, compose,
    composition, symphony, mozart, beethoven, bach, chopin, debussy, sonata, concerto, nocturne, opera, soprano, falsetto, belting, vibrato, mix vocals, mixing vocals, autotune, vocal chain, eq,
    limiter, daw, midi, plugin*, vst, garageband, cubase, reaper, bitwig, drum machine, groovebox, modular, eurorack, sampler, mpc, producing, produced, bedroom producer, spotify, playlist*,
    record label, vinyl, gig, gigs, busking, tour life, open mic, karaoke, bandmate*, drummer*, guitarist*, bassist*, pianist*, singer*, violinist*, rapper*, radiohead, beatles, pink floyd,
    nirvana, metallica, led zeppelin, david bowie, bob dylan, taylor swift album*, taylor swift, beyonce, kanye, kendrick, drake, eminem, adele, billie eilish, coldplay, rock band*, punk, metal,
    heavy metal, grunge, indie music, folk, country song*, gospel, soul, funk, disco, reggae, edm, trance, drum and bass, dubstep, trap beat, boom bap, bossa nova, flamenco, classical, keys,
    keyboard piano, digital piano, stratocaster, telecaster, les paul, fender, gibson, fretboard, frets, power chords, barre chord*, open chords, tuning, drop d, fingerpicking, arpeggio*, modes,
    dorian, circle of fifths, intervals, key change, time signature*, polyrhythm*, rhythm, syncopation, groove, harmony, harmonies, counterpoint, instrument*, bagpipe*, clarinet, oboe, trombone,
    tuba, french horn, viola, harp, kalimba, handpan, theremin, recorder, practice routine, musical ear, remix*, mashup, one hit wonder*, saddest song, music video, album; de gitarre*, klavier*,
    lied*, singen, gesang, schlagzeug, musik*, noten, akkord*, geige, song, songs, band, chor, singen lernen, musikproduktion, gitarre lernen, keyboard, synthesizer, *synthesizer, musizieren,
    ukulele, bass spielen, trompete, dj, mixing; es guitarra*, cancion*, cantar, bateria, musica*, acorde*, teclado, piano, letra de, produccion musical, violin, cantante*, banda, ukelele,
    guitarra, beat*; pt violao, guitarra*, musica*, cantar, bateria, acorde*, teclado, cavaquinho, piano, tocar, letra de, producao musical, violino, cantor*, banda, ukulele, guitarra, cifra*,
    acordes; fr guitare*, chanson*, chanter, batterie, musique*, accord*, violon, solfege, piano, paroles, chanteur*, groupe, guitariste, ukulele, guitare, chant*, accords; it chitarr*,
    pianoforte, canzon*, cantare, batteria, musica*, accord*, violino, cantante, testi, band, ukulele, chitarrista; id gitar*, lagu*, musik*, bernyanyi; nl gitaar*, muziek*, zingen, gitaar,
    piano, muziek, liedje*; pl gitar*, pianin*, muzyk*, spiew*, piosenk*, perkusj*; tr gitar*, piyano*, muzik*, sarki*, saz, baglama, gitar, piyano, davul; ru гитар*, пианино, музык*, песн*,
    петь, вокал*, вокал, барабан*; ja ギター, ピアノ, 音楽, 弾き, 歌, 作曲, ドラム, ボカロ; ko 기타, 피아노, 음악, 노래, 작곡, 드럼; zh 吉他, 钢琴, 鋼琴, 音乐, 音樂, 唱歌`,
  travel: `en souk*, bazaar*, fez, medina, kasbah, night market*, bothy, hut, huts, rainforest lodge, ultralight, bivvy, bivouac, hammock*, sleeping bag*, headlamp*, rainy season, monsoon, fjord*,
    lake, lakes, gorge, canyon*, oasis, temple*, pagoda*, monastery, cathedral, favela*, rickshaw*, tuk tuk*, gondola*, cable car, funicular, jungle, volcano hike, via ferrata, alpine, pass,
    foraging trip, tour guide, street art tour, visa run, jalapao, souks, food tour*, street food tour*, england, netherlands, belgium, russia trip, georgia, nyc, vegas, miami, sydney,
    melbourne, copenhagen, oslo, helsinki, krakow, warsaw, dubrovnik, corfu, mykonos, rhodes, naxos, cappadocia, goa, kerala, rajasthan, delhi, mumbai, kathmandu, everest, himalaya*, fiji,
    tahiti, polynesia, cusco, lima, sao paulo, medellin, bogota, cartagena, cancun, oaxaca, tulum, dominican, penang, kuala lumpur, jakarta, manila, siargao, taipei, tour du mont blanc, mont
    blanc, camino, pilgrimage, walking across, cycling across, summit, mountain*, campsite*, campfire, glamping, remote, village*, off season, low season, city break, day trip*, border crossing,
    immigration, overnight, journey, expedition*, explor*, adventure*, cheapest country, safest, foreigner*, foreign, local guide, walking tour, old town, souvenir*, stopover, tourism, motel,
    travel*, trip*, itinerary, backpack*, hostel*, hotel*, flight*, airport*, airline*, van life, vanlife, road trip*, solo travel, cruise*, island*, lisbon, japan, tokyo, paris, in rome, rome
    trip, bali, thailand, iceland, italy, spain, europe, vietnam, new york, london, mexico, morocco, portugal, india, korea, seoul, greece, norway, patagonia, peru, turkey, istanbul, abroad,
    moving to, live in japan, interrail*, dollars a day, euros a day, city guide, weekend in, hidden gems, train, trains, sleeper train, layover, visa, luggage, packing, carry on, tourist*, vacation*, digital nomad*, camping, hiking, hike, trail,
    trek*, backcountry, tent, wild camping, bushcraft, cabin crew, roadtrip, scotland, ireland, france, germany, croatia, egypt trip, dubai, singapore, philippines, nepal, kenya,
    safari, australia, new zealand, canada, alaska, hawaii, california, florida, mexico city, costa rica, colombia, argentina, chile, brazil, cuba, amsterdam, prague, vienna, berlin, budapest,
    barcelona, madrid, night train, ferry, passport, jet lag, airbnb, overland*, bikepacking, thru hike, moved to, living in, expat*, 48h, 24h, 72h, poland, finland, sweden, denmark,
    switzerland, austria, turkey trip, taiwan, hong kong, china trip, malaysia, indonesia, sri lanka, oman, jordan, tanzania, namibia, south africa, ecuador, bolivia, guatemala, panama, lounge,
    bucket list, beaches, business class, first class, fly, flying, upgrade seat, couchsurf*, hitchhik*, sailing, sailboat, yacht, cruise ship, backpacker*, travelling, traveller*, traveler*,
    tourist trap*, local food tour, guide to rome, guide to paris, beach, waterfall*, national park*, yosemite, yellowstone, grand canyon, road tripping, rv life, rv living, campervan*,
    motorhome*, living in a van, van conversion, boat life, island hopping, interrail, eurail, amtrak, rail trip, ryanair, budget airline*, cheapest airline, economy class, red eye, airport
    lounge, tsa, customs, jetlag, travel insurance, travel hack*, solo female, homestay, ryokan, capsule hotel, love hotel, all inclusive, resort*, maldives, lombok, hanoi, saigon, ho chi minh,
    angkor, cambodia, laos, myanmar, bangkok, phuket, chiang mai, kyoto, osaka, hokkaido, okinawa, busan, shanghai, beijing, tibet, mongolia, kazakhstan, uzbekistan, armenia, azerbaijan,
    romania, bulgaria, serbia, albania, montenegro, slovenia, bosnia, hungary, slovakia, czech, ukraine, estonia, latvia, lithuania, sicily, sardinia, tuscany, amalfi, venice, florence, milan,
    naples, rome travel, dolomites, alps, mallorca, ibiza, canary islands, tenerife, seville, valencia, porto, algarve, azores, madeira, crete, santorini, athens, cyprus, malta, marrakech,
    tunisia, algeria, cairo, petra, israel, lebanon, qatar, saudi arabia, ethiopia, uganda, rwanda, zanzibar, madagascar, mauritius, seychelles, cape town, botswana, zimbabwe, ghana, nigeria,
    senegal, rio de janeiro, buenos aires, uyuni, machu picchu, galapagos, belize, honduras, nicaragua, jamaica, bahamas, caribbean, dominican republic, puerto rico, las vegas, los angeles, san
    francisco, chicago, new orleans, texas road, route 00, vancouver, toronto, montreal, quebec, banff, greenland, antarctica, lapland, faroe, svalbard, edinburgh, wales, cornwall, lake
    district, dublin, manchester trip, camino de santiago, kilimanjaro, pacific crest, appalachian trail, inca trail, winter camping, off the beaten path, digital nomads, expat life, gets you
    in, cost of living in, where to stay, what to eat in, days in, hours in, in a van, van tour, van build; de sehenswurd*, rom, reise*, urlaub*, fluge, flug*, wander*, camping*, interrail,
    backpacking, italien, spanien, mallorca, berlin, wien, weltreise, norwegen, zug, nachtzug*, zelt*, rundreise, roadtrip, schottland, thailand, japan, portugal, frankreich,
    griechenland, kroatien, schweden, island, *reise, *urlaub, ferien, bahnfahren, polen, danemark, osterreich, schweiz, paris, london, new york, hamburg, munchen, ostsee, nordsee, alpen,
    strand, strande, bali, islands, lissabon, rom reise, kreuzfahrt*, campervan, rucksack*, backpacker*, hotel*, vietnam, kanada, usa, marokko, sehenswurdigkeiten; es viaj*, mochiler*, vuelo*,
    turismo, playa*, ruta, madrid, barcelona, japon, mexico, lugares, isla*, camping, que hacer en, que ver en, cdmx, lisboa, italia, colombia, peru, paris, londres, tailandia, vacaciones,
    hotel*, aeropuerto*, *turismo, itinerario, recorrido, viajes, polonia, alemania, francia, portugal, grecia, marruecos, roma, nueva york, argentina, chile, sevilla, valencia, andalucia,
    escapada*, invierno en, aventura viaje, maleta, islandia, vietnam, canada, equipaje, ferrocarril, tren, mochila, camper, viajar; pt viag*, viaj*, mochil*, praia*, roteiro*, voo*, turismo,
    lisboa, intercambio, o que fazer em, portugal, europa, japao, ferias, hotel*, aeroporto, nordeste, gramado, mochilao, paris, espanha, italia, argentina, chile, rio de janeiro, bahia, nova
    york, floripa, alemanha, mala, bagagem, islandia, tailandia, vietna, canada, trem, mochila, gastar em; fr que voir a, voyag*, vacances, vol, randonnee*, japon, italie, roadtrip, ile*,
    bivouac, visiter, que faire a, portugal, grece, maroc, thailande, week end a, weekend a, van, train de nuit, avion, hotel*, plage*, marseille, lyon, paris, bretagne, corse, espagne,
    allemagne, londres, new york, road trip, escapade, 48h, islande, vietnam, canada, train, valise, bagage, sac a dos, tour du monde, quebec, ecosse, norvege, van amenage; it cosa vedere a,
    viagg*, vacanz*, volo, voli, mare, itinerario, giappone, sardegna, sicilia, montagna, escursion*, zaino, isole, cammino, cosa vedere, portogallo, grecia, thailandia, roma, napoli, venezia,
    spiagg*, treno, aereo, weekend a, ferie, polonia, francia, spagna, germania, parigi, londra, new york, firenze, milano, puglia, toscana, dolomiti, norvegia, marocco, islanda, vietnam,
    canada, valigia, bagaglio, camper, isola; id liburan, wisata, perjalanan, jalan jalan, mendaki, gunung, bali, jogja, jalan, traveling, pantai, backpacker, itinerary, hotel murah, pendakian;
    nl reis*, vakantie*, kamper*, reizen, vakantie, kamperen, wandelen, fietsen door, roadtrip, weekend weg; pl podroz*, wakacj*, lot, gory, gorach, zwiedz*, wakacje, zwiedzanie, wycieczk*,
    kemping, loty; tr gezi*, seyahat*, tatil*, ucak, kamp*, gezilecek, kamp, ucak bileti, karavan, vize; ru путешеств*, поездк*, отпуск*, поход*, отдых*, отпуск, поход, кемпинг, турци*, море; ja
    旅行, 旅, 観光, 海外, ひとり旅, キャンプ, 温泉, 登山, 一人旅, 車中泊; ko 여행, 캠핑, 관광, 등산, 호캉스, 배낭여행, 차박; zh 旅行, 旅游, 旅遊, 自由行, 露营, 自驾`,
  cars: `en suzuki, triumph motorcycle, electric truck*, bike restoration, sidecar, chopper, jumper cables, flat tire, spare tire, brake fluid, car auction*, import car, rust bucket, barn finds, hot rod*, lowrider, monster
    truck*, tow truck*, ambulance conversion, hearse, limo, indy 0, go kart*, burnout tires, winter tires, race track, motorcycl*, rv, lada, cadillac, windshield, speeding, parking, manual car*,
    automatic transmission, fuel, car battery, daily driver, station wagon, range anxiety, car detail*, land cruiser, restoring a car, car, cars, tesla, bmw, toyota, honda, miata, mustang,
    porsche, ferrari, engine*, ev, evs, electric car*, truck*, motorcycle*, motorbike*, oil change, tires, tyres, brakes, brake, detailing, drift*, turbo, gearbox, transmission, suv, hybrid,
    mechanic, dashcam, road trip car, camper*, driving, civic, corolla, f0, rust repair, coolant, brake pads, spark plug*, car wash, mpg, gas mileage, nissan, ford, chevy, mazda, subaru,
    hyundai, kia, audi, mercedes, volkswagen, vw, jeep, pickup, dealership*, lease, leasing, parallel park*, driving test, driver s license, off road, 0x0, motor swap, restomod, exhaust,
    suspension, clutch, manual transmission, classic car*, scooter*, harley, garage build, tire, tyre, tire rotation, alternator, radiator, car insurance, miles later, jump start, dash cam,
    diesel, petrol, gasoline, mini cooper, classic mini, gearhead, lamborghini, mclaren, bugatti, corvette, camaro, dodge, charger car, chevrolet, gmc, land rover, range rover, 0runner, hilux,
    tacoma, tundra, prius, camry, supra, gtr, mx5, type r, sti, wrx, golf gti, gti, passat, skoda, seat leon, renault, peugeot, citroen, dacia, fiat, alfa romeo, lancia, opel, vauxhall, volvo,
    lexus, acura, infiniti, mitsubishi, daihatsu, rivian, lucid, polestar, byd, nio, cybertruck, model 0, model y, model s, model x, supercharger*, turbocharg*, supercharg*, v0, horsepower,
    torque, dyno, zero to sixty, top speed, track day, lap time*, nurburgring, drag race, drag racing, rally, racing, race car, muscle car*, jdm, supercar*, hypercar*, sports car*, hatchback*,
    sedan*, wagon*, convertible*, minivan*, kei car, kei truck, first car, used car*, project car*, barn find*, car flip*, salvage, auction car*, junkyard, engine rebuild, engine swap, head
    gasket, timing belt, timing chain, change the oil, oil filter, spark plugs, carburetor, fuel injector*, fuel pump, catalytic*, muffler, coilover*, lowered, alignment, wheel bearing, rotor*,
    caliper*, brake caliper*, differential, axle, cv joint, bumper, dent, dents, dented, paint correction, ceramic coating, wrap a car, car wrap, clay bar, interior detail*, dirty interior, car interior, car
    audio, subwoofer*, window tint, headlight*, roadworthy, inspection sticker, ev charging, charging station*, range test, electric vehicle*, battery swap, plug in hybrid, hydrogen car*, self
    driving, autopilot, fsd, stick shift, learn to drive, driving lesson*, driver, uber driver, truck driver, trucker*, semi truck*, dirt bike*, motocross, yamaha, kawasaki, ducati, ktm, cafe
    racer, vespa, moped, rv repair, bus conversion, tractor*, reliability, mileage, high mileage, f 0, mx 0, mx0, gt0, v00, rx0; de auto, autos, autowasche, gebrauchtwagen, elektroauto*,
    wohnmobil*, motorrad*, motor, reifen, olwechsel, fuhrerschein, tuv, camper*, bremse*, bremsen, bremsbelage, felgen, getriebe, turbolader, fahrzeug*, gebrauchtwagen*, werkstatt auto, kfz,
    oldtimer*, wagen, tanken, e auto, e autos; es coche*, carro, carros, auto, autos, motor, moto*, aceite, electrico, manejar, conducir, freno*, frenos, llanta*, neumatico*, aceite de motor,
    taller, embrague, camioneta*; pt carro*, moto, motos, motor, oleo, dirigir, freio*, freios, pneu*, oficina, embreagem, cambio automatico, gasolina, caminhonete*, fusca; fr voiture*, auto,
    moto*, moteur*, vidange, permis, occasion, camping car, frein, freins, plaquette*, plaquettes de frein, pneu*, pneus, embrayage, boite de vitesse*, conduire, garagiste, mecanique,
    carrosserie, essence, courroie; it auto, macchina, macchine, moto, motore, usata, patente, elettrica, freni, pastiglie freni, gomme, pneumatic*, frizione, cambio auto, meccanico, benzina,
    guidare, cinghia; id mobil, motor, oli, mobil bekas, motor bekas, mobil listrik, modifikasi, knalpot, servis motor; nl auto*, motor*, rijbewijs, remmen, banden, tweedehands auto, auto,
    autos, rijden, motor, elektrische auto, garage; pl samoch*, auto, silnik*, motocykl*, opony, hamulc*, opon*, skrzynia biegow, samochod*, auta; tr araba*, otomobil, motor*, arac, fren,
    lastik*, sanziman, otomobil*, motosiklet, lastik, elektrikli araba, ikinci el araba; ru авто*, машин*, двигател*, мотоцикл*, масл*, тормоз*, шины, колес*, коробк*, автомобил*, электромобил*;
    ja 車, 中古車, バイク, 愛車, ドライブ, ブレーキ, タイヤ, 車検, 軽自動車, 納車, 洗車; ko 자동차, 중고차, 전기차, 차박, 타이어, 브레이크, 운전, 바이크, 세차; zh 汽车, 汽車, 电动车, 二手车, 摩托, 刹车, 轮胎, 开车`,
  finance: `en went broke, going broke, steuer*, means, below your means, money book*, sinking fund*, budget binder, grocery budget, frugal living, debt free, snowball, avalanche method, escrow, closing costs, tax return*,
    freelancer tax*, vat, stock options, rsu, espp, medicare costs, fire number, coast fire, barista fire, quiet luxury, wealth gap, tipping culture, earn, earns, earned, earning*, salaries,
    renting, buy gold, gold investment*, bond, poor, bank account*, wall street, spent, dollars, envelopes budget, nest egg, side income, hustle*, financ*, interest, 401k, sipp, crash,
    hyperinflation, currency, dollar, euro crisis, a raise, pay raise, budget on, budget with, how i budget, invest*, money, budgeting, my budget, monthly budget, household budget, stock*, etf*,
    index fund*, debt*, saving*, save money, side hustle*, passive income, retire*, crypto*, bitcoin, mortgage*, tax, taxes, credit card*, credit score, dividend*, real estate, landlord*, rent,
    income, salary, wealth, millionaire*, frugal*, financial*, finance, inflation, pension, roth ira, no spend, loan*, insurance, emergency fund, bank*, paycheck*, first house, net worth,
    trading, trader, minimum wage, saving money, saved, save 0, moving out, buying a house, first home, home loan, rent or buy, fire movement, early retirement, bills, gold, silver, forex, day
    trading, options trading, compound interest, social security, inheritance, broke, allowance, expenses, cash stuffing, subscription*, living on, overrated stocks, lifestyle inflation, living
    alone cost, cost of living, housing market, house price*, property, properties, recession, market crash, stock market, crash coming, interest rate*, rate cut*, federal reserve, deflation,
    roth, ira, hsa, portfolio*, bonds, treasury, vanguard, fidelity, nasdaq, hedge fund*, net worth update, spend in a week, what i spend, spend, spending, spent in, budget with me, paycheck to
    paycheck, pay off, paid off, paying off, payoff, student loan*, afford, can afford, rent vs buy, wealthy, rich, billionaire*, poverty, lottery, cash, cashback, coupon*, cost of, money
    mistakes, pay rise, raise at work, hourly wage, wage*, wages, gig work, freelance tax*, accountant*, irs, w0, deduction*, refund, capital gains, ethereum, solana, nft*, defi, stablecoin*,
    trading bot, short selling, penny stock*, growth stocks, value investing, warren buffett, buffett, rental propert*, house hacking, flipping houses, airbnb income, down payment, refinance,
    refinancing, foreclosure, annuity, annuities, will and trust, estate planning, life insurance, health insurance, bankrupt*, collections, credit report, fico, zero based budget, sinking
    funds, savings account, high yield, isa, lifetime isa, premium bonds, superannuation, tfsa, rrsp, financially, lean fire, economy crash, tariffs, gold price, 0k debt; de mieten oder kaufen,
    geld, sparen, aktie*, etf, etfs, steuer*, schulden, rente, finanz*, haushaltsbuch, immobilie*, depot*, versicherung*, gehalt, zinsen, konto, notgroschen, notfall*, ausgaben, kredit*,
    sparplan*, sparplane, borse, boerse, inflation, miete*, dividende*, kryptowahrung*, reich werden, finanzen, riester, tagesgeld*, festgeld, nebenkosten; es dinero, ahorr*, invert*,
    inversion*, deuda*, bolsa, sueldo, impuesto*, finanzas, hipoteca*, ingresos pasivos, ganar dinero, acciones, emergencia, gastos, tarjeta*, prestamo*, jubilacion, presupuesto, ahorrar,
    criptomoneda*, alquiler, salario minimo, rentabilidad, fondos indexados, inflacion; pt dinheiro, poupar, economizar, invest*, divida*, renda, salario, imposto*, financas, bolsa, aposent*,
    cartao, emergencia, gastos, emprestimo*, orcamento, tesouro direto, cdb, selic, acoes, fundos imobiliarios, criptomoeda*, aluguel, poupanca, inflacao; fr acheter ou louer, logement, louer,
    argent, epargn*, invest*, dette*, bourse, salaire, impot*, credit, immobilier, finances, retraite, depenses, budget, loyer, livret a, pea, assurance vie, crypto*, inflation, actions,
    immobilier locatif; it soldi, risparmi*, invest*, debit*, in borsa, borsa italiana, stipendio, tasse, mutuo, finanz*, guadagn*, pensione, spese, stipendi, btp, azioni, fondi, criptovalut*, affitto, bolletta*,
    bollette, inflazione, conto corrente; id uang, investasi, saham, utang, gaji, nabung*, tabung*, bisnis, keuangan, modal kecil, cuan, nabung, kripto, reksadana, cicilan, dana darurat; nl
    geld, sparen, belegg*, schulden, hypotheek, beleggen, aandelen, belasting; pl pieni*, oszcz*, inwest*, dlug*, gield*, kredyt*, emerytur*, pieniadz*, oszczedz*, giełd*, podatk*; tr para,
    birikim, yatirim*, borc*, borsa, maas, kredi*, para*, hisse, tasarruf, kripto, altin, kredi; ru деньг*, инвест*, долг*, кредит*, акци*, зарплат*, ипотек*, накоп*, налог*, накопить, бюджет
    семьи; ja お金, 投資, 貯金, 節約, 株, 資産, 副業, 新nisa, 家計, 節約生活, 家計簿; ko 돈, 투자, 주식, 저축, 재테크, 월급, 부업, 적금; zh 理财, 理財, 投资, 投資, 股票, 存钱, 省钱, 赚钱, 副业`,
  tech: `en raspberry pi, pixel 0, galaxy s0, phone camera test, network, networks, wi fi, ethernet cable*, smart glass*, gimmick*, cloud, server*, servers, domain, dns, ip address, encryption app, bitlocker, recovery key, dashcam footage, sim card*,
    esim, roaming, cell tower*, broadband, modem*, floppy, crt, vhs, cd player*, mp0 player*, walkman, typewriter*, scanner*, scanning, keyboard shortcut*, clipboard, spreadsheet app, cloud
    backup, spam, robocall*, ad blocking, cookies tracking, captcha*, qr code*, barcode*, nfc, rfid, electric bike*, e scooter*, robot lawn mower*, thermal camera*, night vision, hearing aid*,
    smart home hub, solar charger, power outage, ups, surge protector*, back up, watch 0, galaxy watch, password*, passkey*, firefox, app, apps, hacked, cyber*, privacy, internet, virtual
    reality, solder*, oscilloscope, electronic, circuit*, multimeter, battery, batteries, charging, charge, screen, screens, firmware, software update, gps, bluetooth, antenna*, satellite*,
    emulation, remote control, device*, computer*, computers, note taking app*, stylus, airpod*, google home, chatgpt app, scam calls, phishing, two factor, ad blocker*, streaming device*,
    chromecast, roku, fire stick, apple tv, google, microsoft, android auto, carplay, calculators, calculator*, tech support, technology, invented, inventions, iphone*, android, samsung, pixel
    0, laptop*, macbook*, phone*, smartphone*, pc, gpu, cpu, keyboard*, monitor*, headphone*, earbud*, airpods, smart home, home server, homelab, raspberry pi, tablet*, ipad*, smartwatch*, apple
    watch, router*, wifi, vpn, tech, gadget*, tv, oled, ssd, nas, windows 0, macos, ios, usb c, charger*, power bank*, vr, ar glasses, vision pro, e reader, kindle, printer*, self hosted, home
    assistant, foldable*, dumbphone, 0d printer*, self host*, google photos, dropbox, cloud storage, gaming laptop*, video doorbell, robot vacuum*, projector*, speaker*, soundbar, e ink, linux
    laptop, chromebook, airtag*, flip phone, mini pc, steam deck oled, wireless, thinkpad, microphone*, webcam*, usb, hdmi, ethernet, thunderbolt, dell, lenovo, asus, oneplus, xiaomi, huawei,
    galaxy, garmin, fitbit, alexa, siri, chatbot hardware, electronics, power station, drone laws, foldables, desk setup, setup tour, desk tour, battle station, gaming pc, pc build, build a pc,
    building a pc, pc building, graphics card, rtx, ryzen, intel, amd, nvidia, motherboard*, liquid cooled, overclock*, benchmark*, ultrawide, oled tv, mechanical keyboard*, trackpad, magsafe,
    iphone camera, samsung fold, galaxy fold, pixel fold, nothing phone, motorola, nokia, phone for, dumb phone, screen protector, phone case, wearable*, oura ring, smart ring, smart glasses,
    meta quest, quest 0, headset*, noise cancelling, noise canceling, earphones, iem, iems, dac, hi fi, hifi, turntable, vinyl setup, sonos, homepod, echo dot, smart lights, smart lock*, smart
    bulb*, philips hue, zigbee, thermostat*, ring doorbell, security camera*, mesh wifi, 0g, fiber internet, starlink, backup*, hard drive*, usb hub, docking station, macbook pro, macbook air,
    mac mini, mac studio, imac, m0 chip, chromeos, ubuntu laptop, e bike review, drone review, dji, gopro, action cam*, steam machine, rog ally, handheld pc, ipod, old iphone, old phone, retro
    tech, cassette, electric toothbrush, robot*, tesla bot, humanoid, 0k monitor, refresh rate, wireless charging, battery life, unbox*, teardown*, repairab*, right to repair, dead laptop, used
    laptop; de handy*, rechner, bildschirm*, tastatur*, kopfhorer*, heimnetz*, drucker, fernseher, staubsauger*, saugroboter, waschmaschine, akku*, iphone*, smartphone*, laptop*, grafikkarte*,
    powerbank, smart home, tablet*, kopfhorer, fritzbox, gaming pc, pc bauen, drohne*, smartwatch, e bike, nas, router, wlan, solarpanel*, akkubohr*; es movil*, celular*, portatil*, ordenador,
    computadora*, auriculares, pantalla, tecnolog*, iphone, android, ordenador*, tableta*, televisor*, tarjeta grafica, smartphone*, teclado, tablet, iphone*, pc gamer; pt celular*, notebook*,
    computador*, fone*, tecnolog*, iphone, android, celulares, placa de video, fones, notebook, pc gamer, tablet*, teclado mecanico, tablet, iphone*, smart tv; fr telephone*, ordinateur*,
    portable*, ecran*, casque*, clavier*, tele, smartphone*, tablette*, pc, iphone, android, carte graphique, ecouteurs, ordi, pc gamer, montre connectee, domotique, clavier, tablette, iphone*,
    pc portable, velo* electrique*, aspirateur*; it telefon*, computer, portatile, cuffie, schermo, tecnolog*, tastier*, iphone, android, smartphone*, scheda video, auricolari, pc, tablet; id
    hp, ponsel, komputer, laptop, hp murah, smartphone, tablet, headset, iphone*, hp android; nl telefoon*, computer*, laptop*, koptelefoon, tablet; pl telefon*, komputer*, laptop*, sluchawk*,
    smartfon*; tr telefon*, bilgisayar*, kulaklik*, kulaklik, laptop*, tablet; ru телефон*, смартфон*, ноутбук*, компьютер*, наушник*, айфон*; ja スマホ, パソコン, ガジェット, イヤホン, キーボード, タブレット; ko 노트북,
    스마트폰, 아이폰, 갤럭시, 키보드, 이어폰, 태블릿; zh 手机, 手機, 电脑, 電腦, 笔记本, 耳机, 数码`,
  education: `en quantum, rome fall, rome fell, fall of rome, ancient rome, assassinat*, titan, europa moon, ganymede, time travel, time slow*, time dilation, clocks, clock, calendar*, immortal*, cannot die, lifespan, aging process, metabolism, hibernat*,
    migrat*, camouflage, venom*, poison*, parasite*, plankton, algae, bioluminescen*, bacteria culture, fermentation science, boiling point, melting point, density, buoyancy, friction, momentum,
    velocity, acceleration, pendulum, prism, refraction, sound waves, wavelength, frequency, ultraviolet, infrared, microwave science, ozone, greenhouse effect, atmosphere, stratosphere, jet
    stream, el nino, drought history, erosion, sediment, crystal, gemstone*, meteor*, crater*, satellite orbit, magellan, marco polo, celts, druids, edwardian, georgian, aqueduct*, catacomb*,
    bombing, bombed, blitz, resistance fighter*, normandy landing*, pearl harbor, oppenheimer bomb, sputnik, gagarin, laika, apartheid, mandela, martin luther king, suffragette*, guillotine,
    bastille, versailles, czar, tsar, romanov*, rasputin, ottoman empire, rosetta stone, cuneiform, existential*, nihilis*, utilitarian*, stanford prison, milgram, dolphin*, squid, jellyfish,
    insect*, ant, bee hive, hive, evolv*, mammal*, predator*, wildlife, animal kingdom, eagle*, owl, owls, elephant*, lion, lions, tiger*, bear, bears, gorilla*, chimp*, penguin*, crocodile*,
    spider, gene, genes, genetic*, blood, heart, human, humans, humanity, skeleton, bones, organ, organs, digest*, dream, dreaming, molecul*, chemical*, chemist*, acid, acids, element, elements,
    magnet*, magnetic, energy, bomb, bombs, laser*, light years, earth, world, lunar, solar, orbit*, cosmos, cosmic, cosmology, spacecraft, shuttle, artemis, apollo 0, storm*, cyclone*, river*,
    continent*, country, countries, border, flag, government*, senate, moral, mathematic*, mathematical, theory, theories, proof, numbers, number, zero, invention, inventor*, edison, einstein,
    newton, galileo, curie, da vinci, tesla coil, nikola tesla, caesar, gandhi, independence, slave*, spy, submarine*, sunken, sank, sinking, knight, dynasties, spanish flu, printing press,
    treasure, archeolog*, artifact*, artefact*, tomb, tombs, legend*, myth, myths, gods, goddess*, religion*, islam, judaism, emu war, bce, century, centuries, decade*, 0th century, ancestor*,
    origin, origins, tribe*, civilisation*, nation, nations, army, armies, soldier*, military, navy, general, weapons, sword*, armor, armour, tank, tanks, fighter jet*, aircraft*, aviation,
    airship*, zeppelin, railway*, canal, great wall, dam, tunnel*, bridges, tower*, experiment on, discover*, discovery, scientific*, researcher*, laborator*, petri dish, microscope*, fungus,
    photosynth*, oxygen, carbon, water cycle, lava, reef*, mariana trench, deepest, divers, diving deep, fahrenheit, absolute zero, temperature*, coldest, hottest planet, chang* color, sea,
    ocean, battle*, warrior*, explorer*, conquer*, ghost ship, mary celeste, history, historical, ancient, medieval, roman, romans, rome, empire*, emperor*, war, wars, world war, black death,
    plague*, aztec*, viking*, egypt*, pharaoh*, pyramid*, mythology, civilization*, revolution, cold war, dinosaur*, space, black hole*, planet*, universe, quantum, physics, chemistry, biology,
    evolution, math, maths, calculus, algebra, equation*, quadratic*, geometry, statistics, science, scientist*, geography, philosoph*, economics, economy, politic*, law, brain, volcano*,
    climate, nasa, mars, atom*, dna, genetics, titanic, mystery, mysteries, unsolved, king*, queen*, ww0, stoicism, ottoman, mongol*, napoleon, tectonic*, shakespeare, astronomy, dinosaurs,
    french revolution, industrial revolution, ottoman*, byzantine, photosynthesis, gravity, relativity, mitochondria, periodic table, fractions, trigonometry, logarithm*, probability,
    ecosystem*, tsunami*, earthquake*, hurricane*, chernobyl, pompeii, samurai, crusade*, renaissance, constitution, supreme court, geopolitic*, borders, flags, population, archaeolog*, ancient
    egypt, neanderthal*, cleopatra, julius caesar, silk road, colony, colonial, slavery, holocaust, hiroshima, soviet, ussr, atoms, electricity, how planes, bermuda, deep sea, constantinople,
    berlin wall, quantum entanglement, democracy, dictator*, monarchy, treaty, colonization, pandemic*, disease*, human body, anatomy, linguistics, etymology, mayan*, inca*, persia*, greek*,
    sparta*, troy, atlantis, alexander the great, genghis khan, prehistoric, fossil*, genocide*, massacre*, supply and demand, colonies, refugee*, ideology, capitalism, communism, socialism,
    nuclear, radiation, vaccine*, antibiotic*, virus*, bacteria, solar system, moon landing, big bang, string theory, how the brain, sky, why is the sky, stars, moon, sun, sunset*, rainbow*,
    lightning, thunder*, tide, tides, paradox*, fermi, card counting, infinity, prime number*, golden ratio, fractal*, riddle*, logic, theorem*, topology, vector*, matrix, matrices, derivative*,
    integral*, differential equation*, bayes*, game theory, prisoner s dilemma, monty hall, entropy, thermodynamic*, e mc0, particle*, collider, higgs, dark matter, dark energy, multiverse,
    wormhole*, neutron star*, supernova*, galaxy, galaxies, telescope*, james webb, hubble, spacex, rocket*, asteroid*, comet*, eclipse*, aliens, alien life, voyager, iss, astronaut*, saturn,
    jupiter, venus, pluto, light speed, speed of light, airplanes, planes actually, airplane*, wings work, bridge engineering, engineering, skyscraper*, nuclear reactor*, fusion, semiconductor*,
    transistor*, how computers, binary, encryption, cells, immune system, heart works, lungs, kidney*, neuron*, neuroscience, consciousness, dreams, evolution of, darwin, species, extinct*,
    mammoth*, whale*, shark*, octopus, ants, insects, spiders, bees evolve, coral, rainforest*, desert, sahara, glacier*, ice age, arctic, tectonic, magma, mineral*, crystals, gold rush, climate
    change, weather, tornado*, english spelling, origin of, where words come from, languages evolve, alphabet*, writing system, hieroglyph*, sumer*, mesopotamia, babylon*, phoenicia*, carthage,
    hannibal, gladiator*, colosseum, vesuvius, augustus, nero, caligula, dentistry, peasant*, knights, castle*, king arthur, feudal*, vikings, norse, odin, saxon*, norman*, tudor*, henry viii,
    elizabeth i, victoria*, spanish armada, armada, pirate*, golden age of, columbus, conquistador*, inquisition, witch trial*, salem, reformation, martin luther, crusader*, templar*, ottomans,
    sultan*, mughal*, dynasty, qing, ming, shogun*, samurai*, ninja*, meiji, boer, zulu, mali empire, mansa musa, ethiopian empire, haitian, slave trade, civil war, gettysburg, lincoln, george
    washington, founding fathers, roanoke, jamestown, pilgrims, wild west, cowboy*, great depression, dust bowl, prohibition, mafia history, al capone, ww1, wwi, ww2, wwii, trench*, trenches,
    somme, verdun, d day, normandy, stalingrad, hitler, nazi*, stalin, lenin, mao, churchill, roosevelt, kennedy, jfk, vietnam war, korean war, gulf war, cuban missile, kgb, cia, spies,
    espionage, enigma, codebreak*, bletchley, atomic bomb, manhattan project, oppenheimer physics, sinking of, shipwreck*, lusitania, hindenburg, challenger disaster, plane crash, disaster that,
    lost city, lost cities, lost colony, el dorado, easter island, stonehenge, petra history, ruins, haunted castle, mummies, mummy, tutankhamun, museum*, documentary, documentaries, biography
    of, life of a, unknown history, forgotten, history of, what happened to, propaganda, election*, parliament, united nations, nato, eu explained, brexit, congress, president*, prime minister*,
    capital cities, maps, map, microbe*, fungi, vaccines work, placebo, psychology, cognitive bias*, philosophy, plato, aristotle, socrates, nietzsche, kant, stoic*, ethics, trolley problem,
    sociology, anthropolog*, statistic*, lecture, crash course, science experiment*, true crime, serial killer*, cold case*, disappearance of, vaccines, quantum computing, bronze age; de mars,
    tiere, meer, meere, ozean, salz*, salzig, geschichte*, romer, romisch*, mittelalter*, krieg*, kaiser*, physik*, mathe*, chemie, biologie, weltall, universum, philosoph*, pest, reich*, ddr,
    quanten*, wissenschaft*, gleichung*, vulkan*, revolution, weltkrieg*, kelten, wikinger, agypt*, *geschichte, photosynthese, relativitat*, bruchrechn*, dinosaurier, mauerfall, berliner mauer,
    konig*, himmel, planet*, mond, sterne, physikalisch*, ebbe, flut, klimawandel, wetter, paradox*, fermi, sonne, sternbild*, weltraum, mondlandung, schwarzes loch, schwarze locher,
    relativitatstheorie, romisches reich, antike, ritter*, burg, burgen, napoleon, hitler, schlacht*, evolution, gehirn, unendlichkeit, primzahl*, wahrscheinlichkeit*, erdbeben, titanic,
    untergang; es planeta*, marte, dinosaurio*, historia*, imperio*, guerra*, romano*, ciencia*, fisica, matematica*, quimica, biologia, universo, filosof*, ecuacion*, azteca*, inca*, maya*,
    reyes, agujero negro, agujeros negros, revolucion, dictadura, independencia, dinosaurios, egipto, mitologia, gravedad, fotosintesis, fracciones, edad media, civilizacion*, muro de berlin,
    caida de, paradoja*, espacio, planetas, estrella*, luna, titanic, cerebro, evolucion, vikingo*, piramide*, segunda guerra, documental*, civil, napoleon, cielo; pt historia*, imperio*,
    guerra*, ciencia*, fisica, matematica*, quimica, biologia, universo, filosof*, romano*, equac*, revolucao, ditadura, independencia, dinossauros, egito, mitologia, gravidade, fotossintese,
    fracoes, brasil colonia, muro de berlim, queda de, paradoxo*, espaco, planetas, estrela*, titanic, cerebro, evolucao, viking*, piramide*, documentario*, escravidao, imperador*, planeta*,
    lua, marte, dinossauro*; fr ciel, mer, ocean*, histoire*, empire*, guerre*, romain*, science*, physique, math*, chimie, biologie, univers, philosoph*, roi*, revolution, equation*, trou noir,
    moyen age, egypte, gravite, photosynthese, fractions, napoleon, dinosaures, trous noirs, mythologie, mur de berlin, chute de, paradoxe*, tranchee*, tranchees, poilus, espace, planete*,
    etoile*, lune, soleil, titanic, cerveau, viking*, pyramide*, documentaire*, bataille*, louis xiv, chevalier*, antiquite, prehistoire, seconde guerre, mars, dinosaure*; it marte, scienz*,
    dinosaur*, storia*, impero*, guerra*, romano, romani, scienza, fisica, matematica, chimica, biologia, universo, filosof*, equazion*, medioevo, buco nero, buchi neri, rivoluzione, egizi,
    dinosauri, fotosintesi, frazioni, mitologia, gravita, antica roma, muro di berlino, caduta, guerre, re, paradoss*, spazio, pianet*, stell*, luna, titanic, cervello, vichingh*, piramid*,
    documentari*, battagli*, imperator*, pompei; id sejarah*, perang*, kerajaan, fisika, matematika, sains, sejarah, planet, bumi, ilmuwan, misteri, dinosaurus; nl geschiedenis, oorlog*,
    wiskunde, natuurkunde, oorlog, wetenschap, heelal, waarom is; pl histori*, wojn*, fizyk*, matematyk*, chemi*, kosmos*, cesarstw*, historia, kosmos, nauka o, dlaczego niebo, sredniowiecz*; tr
    tarih*, savas*, osmanli*, fizik, matematik*, bilim*, uzay, matematik, osmanli, gizem*; ru истори*, войн*, импер*, физик*, математик*, химия, космос*, наук*, космос, древн*, импери*; ja 火星,
    惑星, 月, 地球, 生物, 恐竜, 歴史, 戦争, 数学, 物理, 科学, 宇宙, 化学, 哲学; ko 역사, 전쟁, 수학, 과학, 우주, 물리, 조선; zh 火星, 地球, 恐龙, 月球, 历史, 歷史, 战争, 数学, 數學, 物理, 科学, 科學, 宇宙, 哲学`,
  parenting: `en bilingual kids, raising kids, raising a child, adopting a child, adopting a baby, share toys, regression, car seats, cot, bottle feeding, milestones, first words, first steps baby, terrible twos, threenager, kids room, kids party, birthday party, allowance kids,
    homework battles, bullying, screen addiction kids, mum guilt, pregnant self, home birth, water birth, maternity, paternity, grandparent*, grandmother, grandfather, adopt*, year olds, month
    old, our kids, my kids, my son, my daughter, our son, our daughter, single mother, single father, nannies, babysit*, giving birth, nicu, formula feeding, playground*, toy, rainy day
    activit*, school lunch*, bedtime stor*, talk to teens, teens, baby, babies, newborn*, toddler*, potty, kid, kids, child, children, parent*, mom, moms, mum, dad, dads, pregnan*, breastfeed*,
    bedtime, tantrum*, diaper*, nursery, teen, teenager*, homeschool*, twins, stroller, daycare, postpartum, labor, birth, screen time, weaning, lunchbox, baby led, picky eater*, sleep training,
    sleep regression, crib, car seat, chores, siblings, second baby, newborns, first time mom, first time dad, motherhood, fatherhood, kindergarten, preschool, daughter, son, sons, c section,
    labor and delivery, night feed*, montessori, year old, tantrum, sleepover, grandparents, stay at home mom, working mom, baby names, gender reveal, nanny, adoption, under three, under two,
    siblings fight, lunch ideas for kids, hospital bag, labour, due date, first trimester, second trimester, third trimester, trimester*, ultrasound, midwife, doula, epidural, vbac, ivf,
    infertil*, miscarriage, new mom*, new mum, new dad, first time parent*, parents, single mom*, single mum, single dad, mum of, mom of, dad of, of 0 kids, 0 kids, boy mom, girl dad, stepmom*,
    stepdad, stepparent*, coparent*, co parent*, foster care, adopted, adopting, triplets, sibling*, only child, infant*, swaddle*, colic, teething, pacifier*, dummy weaning, bottle feed*,
    formula feed*, breast milk, pumping, pump schedule, nap, naps, naptime, wake window*, cosleep*, co sleep*, sleep schedule, bedtime routine, night routine baby, crib setup, nursery tour, baby
    shower, baby registry, baby must haves, baby gear, baby carrier, babywearing, pram, buggy, high chair, starting solids, purees, finger foods, first foods, lunch box, lunch boxes, school
    lunches, after school, school run, back to school kids, school morning*, preschooler*, nursery school, potty training, nappy, nappies, cloth diaper*, diaper bag, toys, toy rotation,
    playroom, play ideas, sensory bin*, sensory play, rainy day activities, toddler activities, kids activities, gentle parenting, positive parenting, time out, meltdown*, temper, back talk,
    sibling rivalry, big feelings, teenage*, tween*, puberty, first phone, kids phone, screen free, unschool*, homeschooling, homeschool day, curriculum, family of, family vlog, family routine*,
    large family, mom life, mum life, dad life, mom guilt, mom burnout, momlife, stay at home, sahm, working mum, maternity leave, paternity leave, parental leave, empty nest, grandma, grandpa,
    grandchild*, grandkids, daughters, bullying at school, special needs, kid friendly, traveling with kids, flying with a baby, road trip with kids, baby led weaning; de baby*, kind, kinder,
    kindern, eltern*, schwanger*, mama, papa, kleinkind*, wickel*, einschlafen, trotzphase, familie, geburt, stillen, windel*, kita, kindergarten, teenager, zwillinge, beikost, wutanfall*,
    wutanfalle, elternzeit; es bebe*, nino*, hijo*, hija*, madre*, padre*, embarazo, embarazada, rabieta*, crianza, maternidad, parto, lactancia, panal*, guarderia, adolescente*, mama, papa,
    gemelos, berrinche*, hijos, familia; pt bebe*, crianca*, filho*, filha*, mae, pai, gravidez, gravida, maternidade, parto, amamentacao, amamentar, fralda*, desfralde, adolescente*, gemeos,
    birra*, filhos, introducao alimentar, familia; fr bebe*, enfant*, parent*, maman, papa, grossesse, accouchement, famille, allaitement, couche*, creche, ado, ados, jumeaux, colere*,
    diversification, sieste, maternite, bebes; it bambin*, neonat*, figli, figlio, mamma, papa, gravidanza, genitor*, svezzamento, parto, allattamento, pannolin*, asilo, adolescent*, gemelli,
    capricci, nanna, famiglia, bimb*; id bayi, anak*, ibu, hamil, mpasi, anak, parenting, ibu hamil, balita, asi; nl kind*, ouder*, zwanger*, mama, baby, kinderen, kind, zwanger, peuter,
    opvoeden, kleuter, ouderschap; pl dzieck*, dzieci, niemowl*, ciaz*, mama, rodzic*; tr bebek*, cocuk*, anne*, baba, hamile*, emzirme; ru ребен*, малыш*, дет*, мам*, беремен*, роды, дети,
    детей, беременн*, мама; ja 赤ちゃん, 育児, 子育て, 子供, 妊娠, 離乳食; ko 아기, 육아, 아이, 임신, 이유식; zh 宝宝, 寶寶, 育儿, 育兒, 孩子, 怀孕`,
  sports: `en pickleball, padel, barca, fc, manchester united, man united, man city, liverpool fc, arsenal, chelsea fc, bayern, juventus, psg, bundesliga, mlb, warriors, cowboys, match analysis, simone biles, serena williams, curry shot, phelps, tom brady, mahomes, ohtani, senna, schumacher, relegation, hat trick, penalty kick*, overtime goal, doping, lactate, cadence, saddle,
    swim cap, wetsuit*, longboard*, snowshoe*, ice fishing, whitewater, canyoneering, caving, spelunk*, orienteering, geocach*, slackline*, trampolin*, penalty shootout*, shootout*, 5k, 10k,
    run, runs, trail run*, triathl*, olympian*, wrestl*, angling, angler*, bass fishing, fly fishing, fish, hunting, billiard*, ping pong, athletics, penalties, striker*, dunk, dunks, canoe*,
    horse riding, rock climb*, climb, climbs, v0 boulder, rollerblad*, roller skat*, figure skat*, mountain bik*, cycl*, velodrome, pro athlete*, stadium*, referee*, batter, three pointer*,
    serve, backhand, forehand, tryout*, tried out, semi pro, crawl, freestyle swim, diving, freediv*, kitesurf*, windsurf*, paraglid*, bungee, boxer*, kickbox*, fight, fighter*, football,
    soccer, basketball, nba, nfl, baseball, tennis, golf*, swim*, cycling, bike*, bicycle*, skateboard*, surf*, ski, skiing, snowboard*, climbing, boulder*, boxing, mma, ufc, martial art*,
    karate, jiu jitsu, bjj, judo, formula 0, f0 race, nascar, cricket, hockey, rugby, volleyball, badminton, padel, pickleball, chess, goalkeeper*, premier league, champions league, world cup,
    olympic*, triathlon, archery, gymnast*, messi, ronaldo, dribbl*, jump shot, free kick*, marathon runner, free throw, penalty, offside, liverpool, barcelona fc, real madrid, manchester,
    lakers, super bowl, playoffs, wimbledon, ironman, open water, freediving, scuba, kayak*, surfing, skate, kickflip, ollie, parkour, fencing, wrestling, sumo, dart, darts, bowling, table
    tennis, squash, handball, f0, tour de france, fpl, fantasy football, swimmer*, olympic swimmer, triathlete*, cyclist*, road bike*, mountain bike*, mtb, bmx, gravel bike, surfer*,
    skateboarder*, skater*, snowboarder*, skier*, climber*, free solo, footballer*, world cup final, super bowl*, nfl draft, quarterback*, touchdown*, pitcher*, home run, world series, stanley
    cup, nhl, mls, la liga, serie a, uefa, fifa world cup, transfer window, coach mourinho, guardiola, mbappe, haaland, lebron, steph curry, michael jordan, kobe, federer, nadal, djokovic,
    serena, tiger woods, hamilton, verstappen, grand prix, le mans, indycar, motogp, muay thai, kickboxing, taekwondo, wrestler*, wwe, conor mcgregor, mike tyson, muhammad ali, knockout*,
    lacrosse, field hockey, rower, regatta, sprinter*, usain bolt, long jump, javelin, pole vault, figure skating, ice skating, curling sport, bobsled, paragliding, skydiv*, base jump*,
    billiards, snooker, pool trick, fishing, angler*, fishing rod*, carp rig*, carp fishing, gambit*, grandmaster*; de rennen, fahrrad, fussball, bundesliga, tennis, radfahren, rennrad, schwimm*, klettern,
    bouldern, schach, skifahren, marathon, triathlon, basketball, handball, volleyball, boxen, angeln gehen, rudern, turnen, kampfsport, mtb, mountainbike*, bergsteigen, golf, kletter*, angel*,
    karpfen*, hecht*; es futbol, baloncesto, tenis, natacion, ciclismo, bicicleta*, boxeo, ajedrez, nadar, escalada, patineta, pesca, maraton, padel, surf, partido; pt futebol, basquete, volei,
    natacao, bicicleta*, surfe, xadrez, luta, nadar, bicicleta, tenis, ciclismo, escalada, boxe, pesca, pescaria, maratona, jiu jitsu, corrida; fr nage, foot, football, tennis, velo*, natation,
    nager, escalade, echecs, boxe, basket, velo, peche, marathon, surf, rugby, judo, petanque, ski; it nuotare, calcio, pallavolo, basket, tennis, nuoto, bicicletta, bici, scacchi, arrampicata,
    sci, boxe, pesca, maratona, surf, rugby, arti marziali, ciclismo, padel; id sepak bola, bola, basket, bulu tangkis, renang, sepeda, catur, sepakbola, futsal, badminton, mancing, panjat,
    tinju; nl voetbal*, fiets*, schaatsen, zwemmen, voetbal, wielrennen, vissen, hockey, schaken; pl pilk*, rower*, plywa*, szachy, siatkowk*, pilka nozna, plywani*, wspinaczk*, wedkar*, szach*;
    tr futbol*, basketbol*, voleybol, yuzme, bisiklet*, satranc*, futbol, basketbol, bisiklet, balik tutma, satranc, boks; ru футбол*, хоккей, баскетбол*, велосипед*, шахмат*, плава*, плавани*,
    рыбалк*, бокс*; ja サッカー, 野球, バスケ, テニス, 自転車, 将棋, ゴルフ, 釣り, ロードバイク; ko 축구, 야구, 농구, 골프, 자전거, 수영, 낚시; zh 足球, 篮球, 籃球, 网球, 游泳, 骑行, 象棋`,
  entertainment: `en wong kar wai, tarantino, kubrick, scorsese, hitchcock, miyazaki, ghibli, christopher nolan, david lynch, wes anderson, film noir, arthouse, inception, interstellar, titanic movie, avatar movie, gladiator movie, godfather, pulp fiction, fight club, joker movie, barbie movie, wicked, frozen, shrek, encanto, money books, book
    summary, book summaries, plot summary, recap, unreliable narrator, red herring, magic realism, memoir*, biography, autobiograph*, graphic novel*, comic con, fan fiction, fanfiction, shipping
    characters, the ending, ending of, ending explained, endings, killer*, heist*, crime, crimes, criminal*, missing person*, disappear*, kidnap*, con artist*, con man, heiress, fraudster*,
    mafia, cartel*, prison*, prison break, fbi, court case, courtroom, trial, trials, unsolved case, somerton, zodiac killer, jack the ripper, forensic*, bank robber*, robber*, robbery, thief,
    thieves, stolen, actress*, superman, joker, avengers, spiderman, spoiler*, plot, fiction, writer*, writing a novel, worldbuilding, poet*, comedian*, joke, jokes, sketch comedy, urban
    legend*, creepypasta, scene, scenes, trailer, trailers, trilogy, prequel*, season finale, star trek, doctor who, hunger games, twilight, percy jackson, witches, wizard*, vampire*, zombie*,
    horror film*, slasher, a0, emmys, cannes, directors cut, cgi, vfx, special effects, stunt*, streaming shows, reading slump, tbr, book club, classics, literature, otaku, voice actor*,
    dubbing, fan theory, fan theories, character arc*, protagonist*, movie*, film, films, cinema, netflix, anime, manga, series finale, tv show*, marvel, star wars, harry potter, disney, oscar*,
    director*, screenplay, screenwriting, book*, novel*, reading, booktok, fantasy, sci fi, lord of the rings, tolkien, actor*, comedy, stand up, celebrity, celebrities, true crime, serial
    killer*, kpop, k pop, bts, taylor swift, one piece, naruto, ghibli, short film, plot twist*, video essay, batman, horror movie*, dune, author*, writing a, comics, barbie, oppenheimer,
    succession, breaking bad, game of thrones, stranger things, the office, friends reunion, sitcom*, villain*, film theory, box office, trailer reaction, book review, books, kindle unlimited,
    dark academia, poetry, poem*, playwright, theatre, theater, musical*, broadway, animation studio, pixar, studio ghibli, attack on titan, jujutsu, demon slayer, webtoon, kdrama*, k drama*,
    reality tv, podcast review, finale, soundtrack, adaptation*, remake*, sequel*, cliffhanger, plot hole*, mcu, dc, spider man, book recommendation, book recommendations, movies to watch, tv
    series, sitcoms, screenwriter*, scorsese, tarantino, nolan, kubrick, spielberg, hitchcock, wes anderson, miyazaki, dc movies, superhero*, marvel movies, jedi, sith, hogwarts, hobbit,
    silmarillion, westeros, house of the dragon, the wire, sopranos, mad men, better call saul, seinfeld, simpsons, south park, rick and morty, avatar, frozen disney, toy story, hollywood,
    bollywood, movies, film review*, movie review*, cartoon*, animated, manhwa, light novel*, audiobook*, library, bookshelf tour, bookstore*, reading vlog, thriller, romance books, romantasy,
    sarah j maas, colleen hoover, stephen king, brandon sanderson, agatha christie, sherlock, detective, murder*, cold case*, cult, cults, conspiracy, paranormal, ghost*, haunted, horror, scary,
    drama, youtuber drama, mrbeast, meme*, internet history, viral video, reality show, love island, bachelor, eurovision, celebrity drama, royal family, stand up comedy, magic trick*,
    magician*, reaction, reacts, reacting to, season 0, anime*, card trick*, illusionist*; de filme, serie*, buch, bucher*, lesen, roman, krimi, kino, filmkritik, serien, staffel 0, reagiere
    auf, trailer*, marvel, anime, tatort, horrorfilm*, buchtipps, lesemonat, hoerbuch, horbuch*; es pelicula*, cine, libro*, serie, series, novela*, leer, lectura*, serie*, anime, netflix,
    reaccion*, reaccionando, actor*, famosos; pt filme*, livro*, serie, series, novela*, leitura*, ler, serie*, anime, netflix, reagindo, react, cinema, dorama*; fr films, serie*, livre*, roman,
    lecture*, lire, film*, roman, romans, anime, netflix, cinema, je reagis, manga*; it libri, libro, serie tv, romanzo, romanzi, lettura, leggere, cinema, film, serie, anime, netflix, reazione,
    reagisco, fumett*, attor*; id buku, novel, drakor, serial, film, drama korea, anime, nonton, reaksi, artis; nl boek*, lezen, film*, serie*, reageren; pl filmy, ksiazk*, serial*, czyta*,
    film*, czytam, anime, reakcj*; tr dizi*, kitap*, filmler*, sinema, film*, anime, tepki, okuma; ru фильм*, книг*, сериал*, аниме, кино, реакци*, читаю; ja 映画, アニメ, 漫画, 読書, 小説, ドラマ, 考察,
    リアクション; ko 영화, 드라마, 애니, 책, 독서, 웹툰, 책 추천, 리액션; zh 电影, 電影, 动漫, 書, 书, 小说, 电视剧`,
  study: `en pronounc*, verb, verbs, noun, nouns, fluently, fluency, teaching, med school, gap year, speed read*, concentrat*, learn latin, latin, italian, portuguese, russian, dutch, swedish, turkish
    language, hindi, tones, phrases, conversation practice, flash card*, revise, ap exam, bar exam, gre, toeic, delf, hsk, jlpt, high school*, valedictorian, roll your r, roll your rs, study*,
    student*, exam*, homework, college, university, school*, learn english, english grammar, ielts, toefl, sat, spanish, french, german, japanese, korean, mandarin, chinese, arabic, vocabulary,
    grammar, pronunciation, language*, fluent, polyglot, flashcard*, anki, notes, note taking, essay*, thesis, phd, scholarship*, memory, memor*, duolingo, hiragana, kanji, medical school,
    teacher*, classroom, procrastinat*, productiv*, planner, time management, adhd, focus, deep work, habits, habit, morning routine, second brain, to do list, pomodoro, dorm, learning english,
    accent, ielts speaking, revision, a levels, gcse, mcat, lsat, law school, nursing school, engineering student, finals, lecture notes, cornell notes, goodnotes, ipad notes, bilingual, sign
    language, italian language, portuguese language, english words, idioms, phrasal verbs, tenses, handwriting, spelling, abitur, learn spanish, learn french, learn german, learn japanese, learn
    korean, learn chinese, learn italian, learn portuguese, learning spanish, learning japanese, learning french, learning german, learning korean, band 0, speaking test, study with me, study
    tips, cram, cramming, all nighter, gpa, semester, freshman, dorm room, campus, lecture*, tutor*, graduate*, degree, dissertation, mnemonic*, active recall, spaced repetition, speed reading,
    obsidian notes, notion for students, for students, exams, cheating on, study for, learn turkish, learned turkish, learned spanish, learned japanese, learned korean, learned german, learned
    french, learn arabic, learn mandarin, polyglot*, classroom management, classroom*, lesson plan*; de sprache*, vokabel*, grammatik, lernen, studium, studieren, abitur, prufung*, englisch,
    spanisch, franzosisch, deutsch, vokabeln, schule, lehrer*, produktiv*, gewohnheit*, uni, klausur*, abi, mathe abi, hausaufgaben, nachhilfe; es estudi*, ingles, examen*, aprender idiomas,
    idioma*, universidad, gramatica, vocabulario, profesor*, productiv*, habito*, aleman, frances, oposiciones, aprobar, selectividad, aprender ingles; pt estud*, ingles, prova, provas, enem,
    vestibular, idioma*, gramatica, faculdade, professor*, produtiv*, habito*, espanhol, redacao enem, concurso*, concurso publico, aprender ingles; fr conjugaison, etud*, anglais, examen*, bac,
    langue*, grammaire, reviser, revisions, prof, productiv*, habitude*, espagnol, allemand, apprendre l anglais, concours, brevet, etudiant*; it studi*, inglese, esam*, maturita, lingu*,
    universita, grammatica, insegnant*, produttiv*, abitudin*, spagnolo, tedesco; id belajar bahasa, bahasa, ujian, kuliah, sekolah, mahasiswa, produktif, bahasa inggris, utbk, snbt, skripsi,
    toefl, les; nl studer*, engels, examen*, taal, studeren, spaans, school, huiswerk, studie; pl angielsk*, matur*, nauka jezyka, jezyk*, studi*, szkol*, hiszpansk*, niemieck*, egzamin*; tr
    ingilizce, sinav*, yks, ders, universite*, almanca, ders*, okul*, ogrenilir; ru английск*, экзамен*, егэ, язык*, учеб*, студент*, школ*, японск*, испанск*; ja 日本語, 文法, 語学, 発音, 単語, 英語, 勉強,
    受験, 大学, 英会話, 韓国語, 習慣; ko 문법, 발음, 단어, 한국어, 영어, 공부, 수능, 시험, 대학, 일본어, 습관; zh 语法, 發音, 发音, 单词, 語法, 英语, 英語, 学习, 考试, 大学, 日语, 习惯, 效率`,
  business: `en 0k subscribers, 0 subscribers, subscribers in, cold email*, email template*, template, templates, email marketing, newsletter*, paramedic*, firefighter*, police officer*, pilot, pilots, flight attendant*, electric lineman, waiter*, waitress*, bartender*, postman, mail carrier*, architect*, lawyer*, attorney*,
    pharmacist*, veterinary nurse, farmer*, academia, academic*, professor*, postdoc*, tenure, internship*, intern, interns, apprentice*, promotion, raise, workplace, work day, day job, first
    subscribers, 0 subscribers, views, channel growth, burned out, burnout at work, unemployed, unemployment, probation, notice period, four day week, shift work, night shift*, overtime, union,
    toxic boss, warehouse*, logistics, sell, sells, selling, sold, seller*, office job, 0 to 0, colleague*, job, jobs, hired, agencies, profit, profits, profitable, store, stores, shop, shops,
    food business, landing page*, email marketing, ads, advert*, sponsor*, pricing, invoice*, contract*, negotiat*, pitch, pitching, vc, venture capital, bootstrapp*, co founder, company,
    companies, manager*, management, meetings, employee*, remote job*, working from home, quitting my job, self employed, gig economy, doordash*, delivery driver*, trade show*, market stall*,
    flea market*, resell*, reselling, flipping, flip, factory, factories, supply chain*, shipping container*, monetis*, adsense, business*, startup*, entrepreneur*, marketing, etsy, shopify,
    dropship*, amazon fba, freelanc*, client*, youtube, youtuber*, subscribers, channel, influencer*, content creator*, podcast*, newsletter*, brand*, logo, seo, sales, customer*, remote work,
    job interview*, resume*, cv, career*, linkedin, quit my job, boss, coworker*, leadership, agency, small shop, print on demand, monetiz*, algorithm, editing, premiere pro, davinci resolve,
    capcut, thumbnail*, graphic design, ux design, canva, figma, side business, online store, e commerce, ecommerce, amazon seller, airbnb business, cold email*, pitch deck, investor*, saas,
    coach*, consult*, portfolio, upwork, fiverr, wedding business, food truck, coffee shop, bakery business, go viral, shorts channel, video ideas, filming, premiere, final cut, after effects,
    blender, motion graphics, graphic designer, interview questions, salary negotiation, layoff*, laid off, retail, work from home, office, tiktok growth, tiktok shop, instagram growth,
    startups, founder*, ceo, side hustle business, ecommerce store, dropshipper*, b0b, customers, sales call, sales funnel, funnel, lead generation, branding, copywriting, email list, patreon,
    onlyfans, creator economy, small creator*, first 0000 subscribers, monetization, sponsorship*, faceless channel*, viral, reels, virtual assistant, franchise*, vending machine*, laundromat,
    car wash business, cleaning business, pressure washing business, hiring, fired, resign*, promotion at work, toxic workplace, corporate, interviewer*, cover letter, salary negotiation*,
    nurse*, side hustle*, first sale, etsy shop; de unternehm*, selbststandig*, grunden, firma, bewerbung*, vorstellungsgesprach, lebenslauf, beruf, karriere, chef, gewerbe*, nebenjob,
    homeoffice, existenzgrundung, kundengewinnung, online shop, onlineshop, marketing, dropshipping, gehaltsverhandlung, mitarbeiter*, arbeitszeugnis, kundigung; es negocio*, empresa*, emprend*,
    vender, ventas, trabajo, entrevista de trabajo, curriculum, redes sociales, autonomo*, marketing, freelance*, cliente*; pt negocio*, empresa*, empreend*, vender, vendas, trabalho, entrevista
    de emprego, emprego, redes sociais, mei, curriculo, marketing, freelancer*, concurso, concursos; fr entreprise*, entrepren*, vendre, freelance, travail, entretien d embauche, cv, reseaux
    sociaux, auto entrepreneur, micro entreprise, entrepreneur*, business, marketing, freelance*, demission*, client*; it azienda, impresa, imprendi*, vendere, lavoro, colloquio, partita iva,
    social media, lavorare, curriculum, marketing, ecommerce, startup, clienti, freelance, vendite; id jualan, umkm, usaha, kerja, bisnis online, jualan online, kerja remote, lamaran kerja, cv,
    wawancara kerja; nl bedrijf*, ondernem*, sollicit*, zzp, bedrijf, solliciter*, baan, werk; pl firm*, biznes*, praca, pracy, sprzeda*, firma, prac*, cv, rozmowa kwalifikacyjna, sprzedaz; tr
    is, isletme*, girisim*, e ticaret, mulakat*, is kurma*, is gorusmesi, cv hazirlama, maas pazarligi; ru бизнес*, работ*, маркетинг*, продаж*, собеседован*, фриланс*, резюме, карьер*; ja 起業,
    ビジネス, 仕事, 転職, 面接, 動画編集, フリーランス; ko 사업, 창업, 직장, 취업, 면접, 마케팅, 퇴사; zh 创业, 創業, 生意, 工作, 面试, 营销, 职场`,
  gardening: `en growing mushrooms, black spots, no dig, blossom end rot, mushroom farm, grow mushrooms, mushroom kit, rain garden, bog garden, rock garden, zen garden, moss garden, fairy garden, bird feeder*, bird bath, hedgehog house, bug hotel, leaf blower,
    rake, shovel, spade, trowel, wheel barrow, pruners, secateurs, frost dates, hardiness zone, native plants, invasive plants, japanese knotweed, bamboo, grew, bokashi, chilies, chillies,
    chilli*, eggplant*, aubergine*, onions from seed, potatoes in, sweet potato*, microgreen*, sprouts, sprout, root rot, roots, grafting, graft, grow bag*, potted, pots, window box*, fiddle
    leaf, snake plant*, peace lily, lily, lilies, sage, thyme, cilantro, coriander, parsley, ivy, jasmine, magnolia*, maple, trees, tree, bush, bushes, leaf mold, mulching, weeding, dandelion*,
    caterpillar*, ladybug*, hive bees, honey bees, chicken manure, drip line, rainwater, botanic*, botany, self sufficient, homestead garden, food forest, vines, grape vine*, citrus, lemon,
    lemons, avocado pit, avocado tree, mango tree, flower*, bloom*, blossom*, garden*, backyard, raised bed*, compost*, plants, plant, houseplant*, lawn, tomato*, vegetable garden, greenhouse,
    seeds, mulch, pond, herbs, succulents, orchid*, pruning, weeds, soil, balcony, gardener*, gardening, flowers, flower bed*, rose, roses, rosebush*, tulip*, daffodil*, bulbs, peonies, peony,
    dahlia*, hydrangea*, lavender, sunflower*, petunia*, geranium*, perennial*, annuals, shrub*, hedge*, prune, pruned, propagat*, repot*, potting, transplant*, seedling*, seed starting,
    germinat*, sow, sowing, harvest*, grow your own, growing food, growing garlic, growing potatoes, grow lights, hydroponic*, aquaponic*, permaculture, no dig, allotment*, homegrown, cucumber*,
    zucchini*, courgette*, pumpkin*, lettuce, kale, carrots, beets, radish*, strawberr*, blueberr*, raspberr*, fruit tree*, apple tree*, fig tree, lemon tree, orchard*, vineyard*, bonsai,
    monstera, pothos, fern*, cactus, cacti, terrarium*, moss, fertilizer*, fertiliser*, manure, worm bin, slug, slugs, snails, aphid*, pests, powdery mildew, blight, meadow, wildflower*,
    pollinator*, bees, beekeep*, mower, mowing, hoe, wheelbarrow, polytunnel*, cold frame, planter*, planting, planted, plant pots, hanging basket*, overwinter*, frost, drought, watering,
    sprinkler*, drip irrigation, rain barrel, landscap*, basil, mint, rosemary, garlic, peppers, chili plant*, herb garden, indoor plants, yard, grow, growing, grown, leaves, leaf, in pots, in
    buckets, fertilizing, homestead*; de garten*, hochbeet*, pflanzen*, rasen, balkon*, tomaten, bepflanzen, rosen, blumen, beet*, gemuse*, kompost*, schnecken, aussaat, saen, dunger, dungen,
    obstbaum*, hecke*, gewachshaus*, *garten, *pflanzen, zimmerpflanz*, kraut*, krauter*, unkraut, tulpen, ernte*, hugelbeet*, permakultur, bepflanz*, schneiden rosen, apfelbaum*, umtopf*; es
    jardin*, huerto*, plantas, flores, rosas, macetas, abono, compost*, sembrar, semillas, tomates, cesped, suculentas, podar, cosecha*, invernadero, riego, orquidea*, rosales, siembra,
    semilla*, maceta*, suculenta*; pt jardim, horta*, plantas, flores, rosas, vaso, vasos, adubo, compost*, plantar, sementes, tomates, suculentas, podar, colheita, orquidea*, hortas,
    suculenta*, adubo*, mudas, regar, vaso de; fr jardin*, potager*, plantes, balcon, fleurs, rosiers, rosier, semis, semer, graines, compost*, tomates, pelouse, haie, serre, recolte*, planter,
    tailler, arroser, permaculture, limaces, bouture*, tailler les, rosier*, compost, tondre; it giardin*, orto, piante, balcone, pomodori, fiori, rose, semi, seminare, concime, compost*, prato,
    siepe, potare, potatura, raccolto, serra, orchide*, vaso, vasi, innesto, piante grasse, semenz*, irrigazione; id kebun, tanaman, bunga, pupuk, hidroponik, berkebun, menanam, cabai, tanaman
    hias, polybag, pupuk kompos, menyemai; nl tuin*, planten, moestuin*, bloemen, rozen, gazon, kas, tuinieren, tuin, zaaien, gras maaien; pl ogrod*, rosliny, kwiat*, roz, nawoz*, trawnik*,
    szklarni*, warzywa, sadz*, pomidor*, kompost*; tr bahce*, bitki*, cicek*, domates, sera, sulama, saksi*, tohum*, gubre*, yetistir*; ru сад, огород*, растен*, дача, цвет*, розы, рассад*,
    теплиц*, помидор*, грядк*, цветы, удобрени*; ja 庭, 菜園, 植物, 花壇, 野菜作り, 園芸, ガーデニング, バラ, 多肉, 観葉植物, 多肉植物, 野菜; ko 텃밭, 식물, 화분, 정원, 가드닝, 다육, 다육이; zh 花园, 园艺, 植物, 种菜, 种花, 阳台, 多肉, 盆栽`,
  wellness: `en paramedics, burned out at, therapy session*, grieving, widow*, chronic fatigue, long covid, pots syndrome, celiac, lactose, histamine, sinus, snoring, sleep apnea, insomniac*, nightmares,
    lucid dream*, night sweats, restless legs, sober october, dry january, minimal living, one year without, divorc*, heartbreak*, moving on, turning 0, midlife, purpose, meaning of life,
    resilience, willpower, self love, self worth, self discipline, anger, jealousy, guilt, shame, forgiv*, toxic people, overthink*, worry, worrying, panic, phobia*, fear, fears, cry, crying,
    emotion*, emotional*, mood, bipolar, schizophreni*, eating disorder*, anorexia, bulimia, addict*, addiction*, smoke, smoking, vape, weed addiction, coffee addiction, digestion, constipat*,
    acid reflux, psoriasis, hair loss cause*, eyesight, glasses vision, hearing loss, tinnitus, teeth, tooth, toothache, posture pain, arthritis, stroke, heart attack, surgery, hospital*,
    patient, patients, medicine, medical, diagnos*, symptom*, cure, cures, treatment*, injur*, concussion, first aid, cpr, vagus nerve, nervous system, cortisol, estrogen, period, periods, pms,
    fertility, hygiene, body image, self harm, suicid*, simple life, slow life, without electricity, off the grid living, less stuff, no longer buy, decluttering my life, new year s resolution*,
    resolutions, zen, tao, marcus aurelius, my life, life lesson*, life advice, life, anxiety, depress*, mental health, therapy, therapist*, meditat*, mindful*, sleep, insomnia, stress*,
    burnout, relationship*, dating, breakup, marriage, confidence, self care, self improvement, healing, trauma, narcissist*, introvert*, gut health, hormone*, menopause, diabetes, cholesterol,
    blood pressure, headache*, migraine*, vitamin*, immune, doctor*, nurse*, healthy, health, longevity, fasting, intermittent fasting, keto, sugar, minimalis*, dopamine, detox, loneliness,
    happiness, spiritual*, tarot, astrology, manifest*, psycholog*, bible, prayer, panic attack*, social anxiety, overthinking, people pleasing, attachment style*, toxic, ex, long distance,
    marriage advice, divorce, grief, adhd brain, autism, autistic, ocd, bpd, cold shower*, cold plunge, ice bath, sauna, breathwork, breathing, gratitude, journaling, journal prompts, skin
    cancer, thyroid, pcos, endometriosis, back surgery, physical therapy, chiropract*, vegan for, quit sugar, quit alcohol, sober*, quit smoking, screen time detox, digital detox, phone
    addiction, quit social media, magnesium, omega 0, self esteem, motivation, discipline, lonely, sleeping, wake up early, waking up, woke up, 5am, morning person, tired, fatigue, energy
    levels, brain fog, inflammation, gut, bloat*, ibs, allergies, asthma, cold and flu, cancer, chronic illness, chronic pain, adhd, autistic adult, therapist reacts, toxic relationship*, red
    flags, boundaries, people pleaser, single life, alone, friends as an adult, making friends, shy, small talk, social skills, charisma, happy, happier, quit drinking, sobriety, alcohol,
    vaping, nicotine, caffeine, quit caffeine, dopamine detox, no phone, minimalism, slow living, simple living, stoic morning, affirmations, law of attraction, buddhis*, monk, faith,
    christian*, church, quran, ramadan, meditate*, phone detox, autism*, minimalist*; de angst*, schlaf*, gesund*, psycholog*, stress, beziehung*, meditation*, einsam*, glucklich,
    selbstbewusst*, fasten, blutdruck, panikattacke*, depression*, burnout, achtsamkeit, minimalismus, entschleunig*, adhs, selbstliebe, routinen; es ansiedad, dormir, salud, meditacion, pareja,
    autoestima, estres, psicolog*, ayuno, soledad, feliz, meditacion*, depresion, habitos saludables; pt ansiedade, dormir, saude, meditacao, relacionamento*, autoestima, psicolog*, jejum,
    estresse, depressao; fr anxiete, dormir, sommeil, sante, meditation, couple, stress, confiance, psycholog*, bonheur, jeune intermittent, angoisse*, confiance en soi, burn out; it ansia,
    dormire, sonno, salute, meditazione, relazion*, coppia, autostima, stress, psicolog*, digiuno, felic*; id kesehatan, tidur, cemas, sehat, kesehatan mental, overthinking, insomnia, meditasi,
    healing; nl gezond*, slaap*, angst, slaap, slapen, stress, meditatie, burn out, relatie*; pl zdrowi*, sen, lek, stres*, psycholog*, zwiaz*, spanie, stres, depresj*, medytacj*, relacj*; tr
    saglik*, uyku*, kaygi*, psikoloji*, iliski*, stres*, uyku, kaygi, stres, meditasyon, depresyon, ozguven; ru здоров*, сон, тревог*, психолог*, отношен*, стресс*, медитаци*, отношени*,
    депресси*; ja 睡眠, 健康, 瞑想, 恋愛, メンタル, 不安, ストレス, ミニマリスト; ko 건강, 수면, 명상, 연애, 불안, 심리, 스트레스, 미니멀; zh 健康, 睡眠, 冥想, 焦虑, 恋爱, 心理`,
};
