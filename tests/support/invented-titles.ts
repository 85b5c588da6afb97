/**
 * Titles of the usual shapes in many niches, all invented: gerunds, requests, “how to”, “how I”, stories, comparisons,
 * lists, questions, statements, things, reviews, lessons, series, recipes; some that little can be done with.
 */
export const INVENTED_TITLES = `
Sharpening kitchen knives on a mug
Sharpen kitchen knives on a mug
How to sharpen kitchen knives on a mug
Restoring my grandfather's rusty axe
How I paid off $40,000 of debt in two years
I quit sugar for 30 days
I ate only lentils for 30 days
We lived in a van for 6 months
I built a cabin in the woods with no experience
Notion vs Obsidian for students
iPhone 17 vs Pixel 10: which camera is better?
Gas vs electric stoves
7 mistakes beginners make in woodworking
10 budget travel tips for Japan
5 stretches to fix your posture
3 easy recipes with chickpeas
Why do cats knead blankets?
Is a master's degree worth it?
Can you live on $5 a day in London?
Should you buy a house in 2026?
Does cold brew really taste better?
What is quantum entanglement?
How do noise cancelling headphones work?
Why sourdough fails in winter
Why I stopped using social media
My small kitchen tour
Budget home office setup 2026
Sony WH-1000XM6 review: worth it?
Fujifilm X100VI review after 6 months
React hooks tutorial
Python tutorial for beginners
A day in my life as a night nurse
Weekly vlog: moving out of my parents' house
Minecraft hardcore - episode 12
Elden Ring let's play part 7
Easy one pot pasta
The best chocolate chip cookies
Homemade ramen in 30 minutes
Crispy baked tofu recipe
Apple just killed the headphone jack again
The government banned gas cars and nobody noticed
Tokyo is cheaper than you think
This $20 microphone sounds like a $500 one
What I eat in a day as a marathon runner
Full body workout at home (no equipment)
20 minute yoga for back pain
Morning routine of a software engineer
Fixing a broken iPad I bought for $30 🔧
Guess the price of this watch | Pawn Stories #14
Piano cover of Clair de Lune
The history of salt in 10 minutes
How the Roman army crossed the Rhine
Black holes explained
The truth about electric cars
Don't buy a used EV before you see this
Stop overwatering your houseplants
Never use WD-40 on your bike chain
You've been folding shirts wrong
Growing tomatoes on a balcony
Propagating succulents from leaves
Building a gaming PC for under $800
Learn to crochet a granny square
Training my puppy to walk on a leash
Solo hiking the Dolomites
Cycling from Berlin to Rome
24 hours in Lisbon
Japan travel vlog - Kyoto in autumn
Painting a mural in one day
Watercolor tips for beginners
How I edit my YouTube videos faster
Lightroom mobile editing tutorial
I tested 5 budget drones
Trying viral TikTok recipes
Reacting to your worst DIY fails
Opening a 1998 Pokémon booster box
Speedrunning Celeste in under 30 minutes
Baldur's Gate 3 honor mode run
Chess openings every beginner should know
How to beat the Sicilian Defense
Guitar lesson: Wonderwall for beginners
Learning piano as an adult: month 6
My 2026 reading list
Books that changed my life
Dune: Part Two ending explained
Ranking every Pixar movie
Movie night with my grandmother
How much money I make as a teacher
Passive income ideas that actually work
Index funds explained in 8 minutes
The stock market is about to change
My skincare routine for dry skin
Get ready with me: first day of school
Thrift haul: vintage denim
DIY concrete planter
Making a chess board from scrap wood
Concrete countertop in one weekend
Bathroom makeover on a budget
Before and after: my garden in one year
Cleaning the dirtiest car I've ever seen
Oil change for beginners
Restoring a 1967 Mustang - part 3
Camping in a snowstorm with my dog
Catching my first pike
Beekeeping mistakes I made in my first year
Our backyard chicken coop build
Aquascaping a nano tank
What happens when you stop drinking coffee
What nobody tells you about living abroad
Moving to Portugal: everything you need to know
Cost of living in Vietnam
Is Bali still worth visiting?
The loneliest road in America
A tour of the world's smallest library
Inside an abandoned hospital
Sleep music for deep relaxation
Lofi beats to study to
Ten hours of rain sounds
ASMR haircut with no talking
Science experiments you can do at home
Why the sky is blue
How vaccines train your immune system
Can plants hear?
Are electric bikes legal in the UK?
Excel pivot tables for beginners
Docker in 100 seconds
Why I switched from React to Svelte
Building a compiler from scratch
I let AI plan my week
ChatGPT vs Claude for coding
10 VS Code shortcuts you should know
Pregnancy update: 20 weeks
Homeschool day in the life with 4 kids
What's in my camera bag
Unboxing the new Steam Deck
MacBook Air M4 long-term review
The only pasta sauce you need
Grandma's apple pie
No-knead bread with only four ingredients
How to make cold brew coffee at home
HOW I LOST 20 POUNDS WITHOUT DIETING!!!
ULTIMATE Guide to Houseplants 🌱 #plants #plantmom
Stoicism for anxious people
The psychology of procrastination
Marathon training week 8
My first marathon
Beginner calisthenics workout
I fixed a leaking kitchen tap with nothing but a coin and an old bicycle tube
Election results: what they mean for renters
Local bakery wins national prize
Storm damage in our street
Small business Q&A: taxes, pricing and burnout
Knife skills 101
Vintage camera haul from Japan
Late night study with me
How to negotiate your salary
Wiring a 3-way switch
Hand sewing basics
Zero waste kitchen swaps
Making candles for the first time
The making of our short film
Whittling a spoon from green wood
Crocheting my first sweater
Deep cleaning my depression room
Editing a music video in DaVinci Resolve
Rewiring an old lamp safely
Foraging mushrooms in the Black Forest
Feeding 5 people on $50 a week
Paint your kitchen cabinets without sanding
Make your own soap at home
Stop buying expensive cameras
Train like an Olympic swimmer
How to fold a fitted sheet
How to start a podcast with no money
How I learned Spanish in 6 months
How We Renovated Our Kitchen for $3,000
I Lived Like a Monk for 7 Days
I bought the cheapest house in Italy
We drove across Canada in winter
I only used my phone for a week
Mac vs PC for Music Production
Air fryer vs oven: is it worth it?
Top 10 horror games of 2025
15 Things You Should Never Put in a Dishwasher
9 signs your cat is unhappy
6 mistakes that ruin your photos
Why is Switzerland so expensive?
Why does my sourdough not rise?
What would happen if the moon disappeared?
Where does all the plastic go?
Who was the real Robin Hood?
Do electric cars save money?
Are you making these squat mistakes?
Will AI replace programmers?
How long does it take to learn guitar?
Why Nobody Talks About This Lake
Why your bread is dense
My minimalist desk setup
My honest thoughts on van life
Our tiny house after two years
Tiny apartment makeover: before and after
Best budget laptops for students 2026
Best ramen in Tokyo
Cheapest way to travel Europe
Samsung Galaxy S26 review
Is the new Kindle worth buying?
Google Sheets tutorial: pivot tables
Complete Blender course for beginners
Makeup tutorial for hooded eyes
A week in my life in Seoul
Monday reset routine
Valorant ranked grind ep. 4
Stardew Valley: my first year
Skyrim but I can't use weapons
I beat Dark Souls without rolling
Creamy garlic mushroom soup
3 ingredient banana bread
Vegan meal prep for the week
The perfect soft boiled egg
Scientists discovered a new ocean inside the Earth
My landlord tried to evict me
This old bike saved my life
Nobody is coming to save you
Rent prices are out of control
The day I lost everything
The man who built his own island
How the pyramids were really built
The rise and fall of Nokia
The dark side of minimalism
Inside Japan's smallest apartment
POV: you work the night shift
Don't make this mistake with your tomatoes
Never buy cheap hiking boots
Bowl turning | Woodworking ASMR
Bach - Cello Suite No. 1 (guitar cover)
[4K] Walking tour of Prague at night
Q&A: your questions answered
Channel update and what's next
Trailer reaction: Dune 3
NBA finals game 7 highlights
Physics of skateboarding
Calculus in 20 minutes
Photosynthesis for kids
Spanish vocabulary: food and drink
SQL joins explained with examples
Rust vs Go
Kubernetes crash course
Setting up a home server with a Raspberry Pi
Backyard pond build
Zone 2 running for beginners
15 min HIIT workout, no jumping
Intermittent fasting results after 90 days
Bullet journal setup for November
Packing for 3 weeks in one carry-on
Road trip through Iceland with two kids
Lost in the Amazon for 3 days
Camera settings for night photography
Logo design process from start to finish
Portrait drawing with charcoal
Thrifted fall outfits
Felting a tiny fox
Roasting my own coffee beans
Rebuilding a lawn mower engine
Photographing the Milky Way
Sewing a linen dress from scratch
Sleeping in a glass igloo
Fix a squeaky floor
Write better headlines
Get rid of fruit flies
How to survive a panic attack
How to be more confident
How I Organize My Fridge
How my dog learned to skateboard
I sold my car and bought a bike
We adopted a senior dog
I finally fixed my sleep schedule
I've never seen Star Wars
Tesla vs BYD
Typing vs handwriting notes
12 kitchen gadgets under $20
4 habits that keep me productive
8 hidden gems in Portugal
Top 5 plants you can't kill
What is compound interest?
What are tariffs?
How old is the universe?
Why does my cat bite me?
When is the best time to visit Japan?
Do houseplants really clean the air?
Is it too late to learn to code?
Should I quit my job?
Was Napoleon really short?
Why most startups fail
How airplanes stay in the air
My everyday carry
My plant collection, September
My boyfriend does my makeup
Apartment tour: 300 square feet in Paris
Ikea bedroom makeover
Kindle Paperwhite review (not sponsored)
Is the Steam Deck OLED worth the upgrade?
Photoshop tutorial: double exposure
Unreal Engine 5 beginner tutorial
Crochet beanie pattern
Week 3 of couch to 5K
Vlogmas day 12
Terraria master mode part 9
Zelda speedrun: new personal best
Slow cooker beef stew
Gluten free pizza dough recipe
What I cooked this week
Lemon drizzle cake, the easy way
Venice is sinking
This app knows everything about you
The internet is dying
Bees are disappearing and nobody knows why
The most dangerous road in Bolivia
A beginner's guide to bouldering
The complete history of jazz
5 minute meditation for sleep
Study with me 2 hours (rain sounds)
Rainy night jazz playlist
Bohemian Rhapsody on a toy piano
Live: launch of the new rocket
Patch notes 1.4 explained
Fantasy football draft strategy
Deadlift form check
Leg day without equipment
First time trying sushi
Japanese snacks taste test
Homemade pasta with my nonna
Small town America at night
Night train from Vienna to Venice
Budgeting for couples
Declutter with me: closet edition
Weekly meal prep | high protein
Dorm room tour 🏠 | freshman year
#shorts How to peel garlic fast
Why I left Google [storytime]
Ask me anything!
We need to talk
The end of an era
Sewing machine restoration - part 1
Why does nobody repair sewing machines any more?
Cutting board from scrap wood
Swimming pool build
Fishing trip with dad
Drawing people in public
Running my first ultra marathon
Playing guitar in the subway
Washing machine won't drain
Cooking for 100 people
Cleaning out my garage
Walking across Scotland alone
Reading every Stephen King book
Making friends as an adult
Waking up at 5am for a month
Quitting my job at Google
Getting a tattoo in Tokyo
Taking my parents to Japan
Leaving the city for good
Giving strangers free coffee
Helping my neighbor move
Buying a house at 24
Selling everything I own
Turning a bus into a tiny home
Turn an old door into a desk
Save money on groceries
Start running after 50
Use this trick to sharpen knives
How to cook a steak like a chef
How to stop procrastinating
How to speak so that people listen
How I make money with photos
How I was scammed online
How we met
How sugar affects your brain
How much does it cost to live in Oslo?
I made a table from a fallen oak
I went to the smallest country in the world
I asked AI to design my house
I wore heels for a week
I learned to juggle in 7 days
I'm leaving YouTube
I can't believe this worked
We bought an abandoned church
My dad built a plane in his garage
My first day at culinary school
My cat hates me
My top 10 albums of 2025
My morning skincare routine
Dogs vs cats: who is smarter?
Fresh vs frozen vegetables
Renting vs buying a home in 2026
$10 vs $1000 steak
3 chords, 20 songs
21 tips for your first camping trip
5 things I hate about my electric car
100 days in the wilderness
8 ways to use leftover rice
The 7 wonders of my backyard
Why are flights so cheap?
Why is my bread so dense?
Why don't planes fly over Tibet?
Why I don't use a planner
Why Finland is so happy
What is it like to live in Antarctica?
What makes a good leader?
What I learned from 100 rejections
Who invented the zipper?
Where to eat in Rome
When to prune roses
Can dogs eat blueberries?
Is oat milk healthy?
Are cold showers good for you?
Does fasting slow aging?
Did the Vikings reach America?
Should kids have phones?
Have you tried this?
Tiny kitchen, big meals
Cozy autumn morning
Paris in the rain
Life on a sailboat
Life after college
Rome travel guide
Budget travel in Norway
Winter camping gear
Beginner sourdough mistakes
Fluffy Japanese pancakes
The easiest bread you'll ever make
Grilled cheese, three ways
Acoustic cover of Hallelujah
Relaxing piano for sleep
Full stack project with Django
CSS grid in 15 minutes
Git for beginners
Building a blog with Next.js | part 2
Hades 2 all bosses
Among Us with friends #4
FIFA career mode ep 21
Chess puzzles for intermediate players
Interest rates fell again
NASA just found something strange
Ocean levels are rising faster than expected
The bridge that shouldn't exist
The woman who fooled Wall Street
The art of doing nothing
Staining a cedar fence
Hatching quail eggs at home
Repairing a cracked phone screen
Teaching my grandma to code
Hand lettering on a coffee cup
Exploring the catacombs of Paris
Freeze drying strawberries
Grow garlic in containers
Organize your desktop in 5 minutes
How to clean a cast iron pan
How to deal with burnout
How I passed the bar exam
How we saved a stray cat
I slept in the cheapest hotel in Vegas
I gave up coffee for 60 days
I ran a marathon without training
My husband built me a studio
We moved to a farm
Nikon Z6 III vs Canon R6 II
Linen vs cotton sheets
6 knitting mistakes to avoid
20 facts about octopuses
10 apps every student needs
Things I wish I knew before buying a van
Why do onions make you cry?
Why cats hate water
Why I started running
Is college still worth it?
Can you charge a phone with a potato?
Does turmeric help with inflammation?
What is a black swan event?
How do magnets work?
My home gym tour
My cozy reading corner
Tiny balcony garden
Minimalist wardrobe for winter
LG C4 OLED review
Garmin Forerunner 265 review after one year
Figma tutorial for beginners
Intro to music theory
Excel VLOOKUP explained
A week of lunches
Day in the life of a flight attendant
Sunday reset vlog
Hollow Knight blind playthrough - part 4
Chicken tikka masala recipe
One bowl banana muffins
The perfect roast potatoes
Housing prices just hit a record
Scientists are worried about the ocean
This village has no cars
Nobody wants to work anymore
The lost city under the lake
The rise of fast fashion
Tokyo street food tour | Japan series
BBQ ribs on a gas grill (easy)
Morning yoga stretch 🧘 #yoga
Electric guitar restoration: part one
Bikepacking the Great Divide
`
  .trim()
  .split("\n");
