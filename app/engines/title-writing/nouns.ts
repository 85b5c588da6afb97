/** A pattern for phrases that end in one of the words. */
const endsIn = (words: string) => new RegExp(`(?:^|[ -])(?:${words.trim().replace(/\s+/g, "|")})$`, "i");

/** Nouns a video is called by: they make a name of what stands before them (“Cooking tips”). */
export const NAMING_HEAD = endsIn(
  "tutorial tutorials tips guide setup routine routines tour tours review reviews ideas mistakes techniques class course basics challenge vlog vlogs plan plans pattern patterns music session sessions gear tricks hacks lesson lessons advice essentials tools equipment fails compilation explained principles fundamentals terms theory podcast show schedule log diary diaries progress update workshop exercises drills games myths facts secrets strategy strategies skills styles supplies kit documentary highlights room station day days week night materials project projects list journal apps software companies machine machines bag pipeline system systems habits scene scenes season code eating water bottle pan pans restoration makeover collection competition contest test comparison trip life career repair build process journey transformation conversion documentary setup setups kit kits accessories class classes school",
);

/** Countable things: in a sentence, one of them needs an article. */
export const COUNTED_HEAD = endsIn(
  "setup tour workout routine guide trip build kit garage kitchen cabin makeover recipe tutorial review lesson course challenge project update unboxing test comparison breakdown vlog video haul desk room bedroom bathroom office studio garden house home apartment van camper boat car bike bicycle motorcycle truck tractor train plane computer pc laptop phone camera lens microphone mic keyboard mouse monitor chair table shelf bench lamp knife axe saw lathe drill synth song beat album cover playlist movie film scene trailer documentary story history game level map base castle farm village city town country island beach mountain forest river lake trail hike marathon race ride drive walk flight cruise journey adventure day week month year morning night evening weekend meal breakfast lunch dinner snack dessert cake pie loaf soup salad stew curry sandwich burger pizza steak omelette smoothie cocktail drink plan budget business startup store shop website app tool script bot model network server database portfolio resume interview speech talk lecture class session drawing painting sketch portrait landscape sculpture pattern dress shirt jacket sweater hat scarf quilt bag wallet watch ring necklace haircut hairstyle look outfit wardrobe closet dog puppy cat kitten horse bird fish hamster snake tank aquarium terrarium plant tree flower lawn pond fence deck shed greenhouse wall floor roof door window stove oven grill smoker fridge engine battery motor robot drone telescope rocket star planet experiment trick hack mistake tip idea strategy method technique system habit rule law theory proof formula problem solution question answer secret mystery legend myth theme list summary overview introduction intro walkthrough playthrough speedrun timeline checklist board machine pool rod best process fryer blender kettle toaster mixer printer router tablet planter countertop compiler change coop pull countdown bathroom boulder shed treehouse wheel pump hike loft lamp headboard bookshelf shelf mirror candle vase mug bowl basket wreath costume cosplay mask bracelet run marathon sprint match tournament build race collection cleanse fast glow-up transformation restoration renovation conversion reset declutter routine checkup inspection interview session reaction prank roast freestyle solo riff performance concert rehearsal audition sermon speech debate documentary montage",
);

/** Food: what is called so can be made. */
export const FOOD_HEAD = endsIn(
  "pasta bread sourdough focaccia pizza soup stew curry salad cake cupcakes cookies brownies muffins pancakes waffles pie tart risotto rice ramen noodles dumplings tacos burritos enchiladas chili chilli burger burgers steak chicken beef pork salmon shrimp tofu lasagna lasagne carbonara omelette omelet eggs toast sandwich sandwiches smoothie smoothies granola oatmeal oats sauce salsa guacamole hummus pesto dressing jam pickles kimchi kombucha yogurt cheese butter bagels donuts doughnuts croissants biscuits scones cheesecake tiramisu pudding custard fudge caramel ice-cream cocktail coffee latte lemonade broth stock gravy fries potatoes casserole stir-fry meatballs wings ribs brisket kebabs falafel naan tortillas pie crust dough rolls buns dinner lunch breakfast dessert desserts snacks meals",
);

/** What is heard, thought or told, and does not look like anything. */
export const ABSTRACT_HEAD =
  /\b(?:look|glimpse|guide|tutorial|lesson|course|recipe|recipes|explanation|introduction|overview|walkthrough|playlist|song|songs|music|beats|sounds?|noises?|podcast|reasons?|truth|tips|tricks|facts|myths|advice|story|stories|secrets?|psychology|history|science|art|philosophy|cost|price|meaning|theory|future|ending|news|math|maths|basics|ideas|lessons|mistakes|questions|strategy|stoicism|review|hacks|funds|skills|shortcuts|rules|benefits|effects|things|ways|books|problem|problems|reason|economics|economy|market|politics|law|rights|results|methods|techniques|habits|thoughts|opinions?|experience|journey|settings|physics|chemistry|biology|mathematics|philosophy|prep|update|answers|advice|terms|vocabulary|grammar|phrases|words|openings|test|exam|101)\b/i;

/** What follows the noun of a phrase. */
const AFTER_NOUN =
  / (?:for|in|under|on|with|without|to|from|at|of|after|before|as|by|about|around|during|over|through|inside|into|across|between|against|behind|near|like|that|who|which|where|how|what|you|i|we|they|every|everyone|nobody|most|no one|worth) |, /i;

/** The phrase up to its noun: “science experiments” of “Science experiments you can do at home”. */
export function headOf(phrase: string): string {
  const [head = ""] = phrase.split(AFTER_NOUN);
  return head;
}

const PREPOSITION = /\s(?:for|in|under|on|with|without|to|from|at|of|after|before|as|by)\s/;

/** Whether a preposition stands among or before the words. */
export function hasPreposition(words: string): boolean {
  return PREPOSITION.test(` ${words} `);
}

/** The phrase up to its first preposition or clause, which is less than `headOf` cuts. */
export function nounPhrase(phrase: string): string {
  const [noun = ""] = phrase.split(PREPOSITION);
  const [main = ""] = noun.split(/,| that | who | which /);
  return main;
}

/** Whether a phrase ends in a plural; “gas” and “chess” do not. */
export function endsInPlural(phrase: string): boolean {
  return (
    /(?:[^s]s|people|children|\b(?:wo|police|fire)?men|mice|feet|teeth)$/i.test(phrase) &&
    !/(?:us|is|ics|news|series|\b(?:gas|canvas|atlas|lens|texas|kansas|paris|christmas|chaos|always|perhaps|js|css|ios|os))$/i.test(
      phrase,
    )
  );
}

/** A quicker test for plurals, which takes “gas” and “lens” for plurals as well. */
export const PLURAL = /(?:[^s]s|people|children|\b(?:wo|police|fire)?men)$/i;

/** Words that titles begin with and that are no names: inside a sentence they lose their capital. */
const COMMON = new Set(
  "day week month freeze intro linen hatching dogs cats fluffy acoustic chewy cheesy juicy tender flaky gooey washing gluten bees typing launch fantasy deadlift declutter dorm patch leaf leaves bird birds wild farm ranch pasture sheep goat goats cow cows pig pigs duck ducks barn tractor harvest wheat corn tech gadget gadgets phone phones tablet smart robot robots drone drones car cars engine brake brakes tire tires motorcycle scooter camper van airplane airplanes trains ship ships boat boats museum library church castle palace tower bridge tunnel market mall store shop restaurant restaurants cafe street-food pub hotel hostels beach beaches island islands volcanoes waterfall waterfalls canyon cave caves storm storms weather climate ocean oceans whale whales shark sharks dolphin spider spiders snake snakes lizard insects butterfly dinosaur dinosaurs fossil gold coin coins stamp vinyl record records toy toys doll dolls lego-like train-set war wars battle soldier soldiers king kings queen queens emperor knight knights pirate pirates witch ghost ghosts monster monsters zombie dragon vampire alien aliens brain brains heart blood bone bones muscle muscles teeth eye eyes sleep dream dreams memory habit language languages vocabulary grammar pronunciation word words letter letters poem poetry novel essay homework exam exams lecture startup startups company companies product products customer customers brand brands logo ad ads marketing email emails meeting meetings remote office desk notebook pen pens pencil pencils marker markers brush canvas frame lamp lamps candle candles blanket pillow sheet towel sofa couch chair chairs table tables shelf shelves cabinet cabinets drawer tile tiles carpet curtain curtains sink toilet shower bathtub faucet pipe pipes wire outlet switch lock locks key keys ladder hammer saw drill screw screws nail bolt glue epoxy varnish stain roof gutter fence gate deck patio shed you we they he she it i air logo bullet intermittent calculus channel trailer zone cello tiny perfect rent prices price storage cast minimal walking bowl plastic programmers electric pivot spreadsheet resin acne foam pool lawn wall ceiling floor roof window door scale model paper sugar flour yeast bacon sausage turkey lamb duck lobster crab shrimp salmon tuna bean beans lentil lentils chickpea spinach kale avocado blueberry strawberry cherry peach cinnamon vanilla mint ginger caramel honey maple banana pumpkin carrot cucumber pickle mustard a an the my our your his her its their this that these those some any every each all most many few no one both other another such same new old big small tiny huge little large long short tall high low wide deep thick thin heavy light fast slow quick early late first second third last next final only own real true fake false good bad great best worst better worse nice easy hard simple basic advanced beginner intermediate complete full half whole entire quiet loud soft rough smooth hot cold warm cool dry wet fresh frozen raw cooked baked fried grilled roasted smoked crispy creamy spicy sweet sour salty savory healthy vegan vegetarian homemade handmade traditional authentic classic vintage retro antique modern ancient medieval historic traditional cheap expensive affordable budget luxury free premium rare common weird strange odd unusual unexpected forgotten hidden secret lost abandoned haunted empty broken damaged rusty dirty clean messy cozy cosy minimal minimalist aesthetic beautiful pretty ugly cute funny scary creepy sad happy angry honest brutal daily weekly monthly yearly annual morning evening night midnight afternoon weekend winter summer spring autumn fall holiday birthday wedding school college university work office home house kitchen bathroom bedroom living garden backyard garage basement attic balcony apartment room desk closet wardrobe pantry fridge street city town village country island beach mountain forest river lake ocean sea desert jungle cabin camp camping hiking travel road train bus car truck van bike boat plane flight airport hotel hostel solo family mom dad mother father grandma grandmother grandpa grandfather baby toddler kids kid children child teen teenager student teacher nurse doctor farmer chef dog puppy cat kitten horse chicken fish bird bee beekeeping pet animal plant tree flower houseplant houseplants vegetable vegetables fruit herb herbs tomato tomatoes potato potatoes banana lemon garlic onion egg eggs rice pasta noodle noodles bread cake cookie cookies pie pizza soup salad curry sauce cheese butter milk coffee tea beer wine water juice food meal dinner lunch breakfast snack snacks dessert recipe recipes cooking baking one-pot pan oven stove knife knives tool tools wood wooden woodworking metal steel concrete brick stone glass paper cardboard leather fabric cotton wool yarn crochet knitting sewing quilting embroidery hand needle thread paint painting watercolor watercolour oil acrylic digital drawing sketch art craft crafts pottery clay ceramic music song songs guitar piano violin drum drums bass vocal singing dance movie movies film films book books reading game games gaming video videos photo photography portrait landscape camera lens phone computer laptop keyboard mouse monitor headphone headphones speaker microphone audio sound sleep study studying exam math maths science physics chemistry biology history psychology philosophy economics business money finance financial stock stocks index investing tax taxes salary job career interview resume startup freelance remote marketing sales content software hardware coding programming web data machine deep artificial cloud network security password email website app app's workout exercise fitness gym strength cardio core leg arm back chest shoulder full-body yoga pilates running marathon cycling swimming climbing calisthenics stretching posture weight diet fasting keto protein skin skincare hair makeup nail nails fashion outfit outfits clothes thrift shopping gift haul wedding dress shoe shoes bag jewelry perfume watch watches mental anxiety depression stress burnout habit habits productivity time life love relationship dating marriage divorce pregnancy birth parenting homeschool retirement death health medical black white red blue green yellow pink purple orange brown gold silver grey gray small-space storm snow rain rainy thunder fire earth moon sun space star rocket planet volcano earthquake election election government police court law war peace local national international global public private underground underwater indoor outdoor electric gas solar wind nuclear diy zero passive active stop-motion time-lapse behind inside outside before after during how why what when where who which if is are do does did can could should will would things ways tips tricks mistakes lessons reasons ideas facts myths secrets signs steps rules questions stories people women men scientists experts beginners strangers couples parents teachers doctors chess openings opening poker board card puzzle puzzles magic juggling skateboard skateboarding surfing skiing fishing hunting sailing pike carp trout aquarium terrarium succulent succulents bonsai compost raised lawn greenhouse mushroom mushrooms gardening knot knots survival bushcraft tent backpack lofi ambient relaxing calm deep sleepy inflation interest mortgage rent cost price everything everyone everybody nobody nothing something sometimes never always here there sourdough no-knead stoicism minimalism".split(
    " ",
  ),
);

/** Whether a word is surely no name: it is in the list, or has an ending that names seldom have. */
export function isCommonWord(word: string): boolean {
  const low = word.toLowerCase().replace(/['’](?:s|ve|re|ll|d)$/u, "");
  return (
    COMMON.has(low) ||
    /^(?!beijing|viking|boeing|wyoming|manning)[a-z]{3,}(?:ing|tion|ment|ness|able|ible|ful|less|ous|ically|ology|ophy|ed|est|sis|graphy|ity|ism)$/.test(
      low,
    )
  );
}
