import type { Niche } from "../../../app/engines/ideas";
import type { Found } from "./channels";

type Row = [
  name: string,
  subscribers: number,
  usualViews: number,
  everyDays: number,
  pulls: Record<string, number>,
];

// biome-ignore format: a table; a channel a few lines.
/**
 * A channel for each niche that the catalogue has no topic of. Names and figures are invented; the number beside a
 * sub-topic is how its videos do against the channel's usual. They are shown as examples alone: no search finds them.
 */
const ROWS: { [Of in Niche]?: Row } = {
  travel: ["Far Tram", 61000, 14000, 6, {
    "Solo travel": 1.9, "Van life": 1.6, "Weekend trips": 1, "Cheap flights": 1.3, "Packing light": 0.8,
    "Night trains": 1.4, "Island hopping": 0.6, "Hostels": 0.5, "Camping": 1.1, "City walks": 0.7,
  }],
  gaming: ["Lantern Keep", 148000, 36000, 4, {
    "Minecraft builds": 1.7, "Boss fights": 1.5, "Tier lists": 1.4, "Speedruns": 0.7, "Indie games": 0.6,
    "Survival worlds": 1.2, "Best settings": 1, "Horror games": 1.3, "Patch notes": 0.5, "Game lore": 0.9,
  }],
  beauty: ["Plain Mirror", 93000, 22000, 5, {
    "Skincare routines": 1.6, "Drugstore makeup": 1.7, "Curly hair": 1.3, "Capsule wardrobes": 1.1, "Perfumes": 0.6,
    "Nail care": 0.7, "Thrift outfits": 0.9, "Sunscreens": 1, "Makeup for older skin": 1.4, "Hauls": 0.5,
  }],
  pets: ["Second Leash", 52000, 11000, 6, {
    "Puppy training": 1.8, "Cat behavior": 1.5, "Leash walking": 1.2, "Dog food": 0.8, "Rescue dogs": 1.3,
    "Small aquariums": 0.6, "Vet visits": 0.7, "Indoor cats": 1, "First weeks with a puppy": 1.6, "Rabbits": 0.5,
  }],
  parenting: ["Small Shoes House", 47000, 9500, 7, {
    "Newborn sleep": 1.8, "Potty training": 1.5, "Toddler tantrums": 1.4, "School lunches": 0.8, "Screen time": 1,
    "Baby gear": 0.6, "Family routines": 0.7, "Homeschooling": 0.9, "Bedtime stories": 0.5, "Pregnancy": 1.2,
  }],
  cars: ["Cold Start Garage", 118000, 27000, 6, {
    "Used cars": 1.7, "Engine swaps": 1.4, "Oil changes": 1.2, "Electric cars": 1, "Rust repair": 0.9,
    "Car detailing": 1.3, "Road tests": 0.6, "Brake jobs": 0.8, "Camper vans": 1.1, "Motorcycles": 0.5,
  }],
  diy: ["Level and Plumb", 86000, 19000, 7, {
    "Floating shelves": 1.5, "Bathroom renovation": 1.7, "Workbench builds": 1.3, "Old tools restored": 1.4,
    "Small workshops": 1, "Furniture from pallets": 0.7, "Wall painting": 0.8, "Garden sheds": 1.1,
    "Leaking taps": 0.6, "Decluttering": 0.9,
  }],
  gardening: ["Slow Compost", 64000, 13500, 7, {
    "Tomatoes on a balcony": 1.6, "Raised beds": 1.5, "Pruning roses": 1.2, "Composting": 1.3, "Houseplants": 1,
    "Lawn repair": 0.7, "Seed starting": 1.4, "Winter gardens": 0.8, "Garden pests": 1.1, "Bulb planting": 0.6,
  }],
  music: ["Open String Room", 72000, 15000, 6, {
    "Guitar chords": 1.6, "Piano for adults": 1.7, "Blues solos": 0.8, "Music theory": 1.2, "Home recording": 0.9,
    "Lo-fi beats": 1.1, "Singing practice": 1.3, "Gear tests": 0.5, "Drum grooves": 0.6, "Songwriting": 1,
  }],
  finance: ["Quiet Ledger", 104000, 24000, 5, {
    "Index funds": 1.6, "Paying off debt": 1.5, "Monthly budgets": 1.3, "Side hustles": 1, "First investments": 1.4,
    "Credit cards": 0.8, "Retirement plans": 0.9, "Stock picks": 0.5, "Months without shopping": 1.1, "House deposits": 0.7,
  }],
  tech: ["Spare Port", 131000, 31000, 4, {
    "Budget laptops": 1.5, "Home servers": 1.3, "Smart home setups": 1.2, "Phone cameras": 1, "Mechanical keyboards": 0.7,
    "Old phones": 1.4, "Headphones": 0.8, "Desk setups": 1.1, "Unboxings": 0.5, "Foldable phones": 0.6,
  }],
  education: ["Old Maps and Ink", 156000, 41000, 8, {
    "Roman history": 1.6, "The Black Death": 1.7, "Old Aztec cities": 1.3, "World wars": 1.1, "Black holes": 1.4,
    "Quadratic equations": 0.8, "Volcanoes": 1, "Medieval kings": 0.9, "Old sea routes": 0.6, "Philosophers": 0.7,
  }],
  crafts: ["Loose Thread Table", 58000, 12500, 6, {
    "Crochet animals": 1.7, "Watercolor landscapes": 1.3, "Drawing faces": 1.5, "Sewing repairs": 1, "Pottery wheels": 0.9,
    "Knitting socks": 1.2, "Bullet journals": 0.6, "Candle making": 0.7, "Miniature painting": 1.1, "Origami": 0.5,
  }],
  sports: ["Extra Lap", 66000, 14500, 5, {
    "Football dribbling": 1.4, "Marathon training": 1.6, "Chess openings": 1.2, "Bouldering": 1, "Road bikes": 1.1,
    "Swimming technique": 1.5, "Tennis serves": 0.9, "Match reactions": 0.5, "Basketball shots": 1.3, "Golf swings": 0.7,
  }],
  entertainment: ["Second Reel", 91000, 21000, 6, {
    "Film endings": 1.6, "Anime rankings": 1.4, "Fantasy books": 1.1, "Horror movies": 1.3, "Reading lists": 0.8,
    "Movie villains": 1.2, "Series finales": 1, "Book hauls": 0.5, "Film music": 0.6, "True crime cases": 1.5,
  }],
  study: ["Margin Notes Club", 77000, 17000, 6, {
    "Exam nights": 1.4, "The English tenses": 1.5, "Learning Spanish": 1.3, "Note taking": 1.1, "Study routines": 1.6,
    "Flashcards": 0.7, "Morning habits": 1, "Student budgets": 0.6, "Essay writing": 0.9, "Time management": 1.2,
  }],
  business: ["Shop Door Open", 54000, 12000, 6, {
    "Job interviews": 1.5, "Small Etsy shops": 1.3, "First clients": 1.4, "YouTube growth": 1.6, "Freelance prices": 1,
    "Brand names": 0.6, "Newsletters": 0.7, "Remote work": 1.1, "Video editing": 1.2, "Company news": 0.5,
  }],
  wellness: ["Slower Evenings", 69000, 15500, 6, {
    "Better sleep": 1.7, "Anxiety at night": 1.5, "Morning meditation": 0.9, "Burnout": 1.4, "Intermittent fasting": 1.2,
    "Screen-free evenings": 0.7, "Gut health": 1.3, "Vitamins": 0.6, "Walking habits": 1, "Journaling": 0.8,
  }],
};

/** Each in a topic of its own, whose key is the niche. */
export const EXAMPLE_CHANNELS: readonly Found[] = Object.entries(ROWS).map(
  ([niche, [name, subscribers, usualViews, everyDays, pulls]]) => {
    const channel = {
      id: `sample-example-${niche}`,
      name,
      subscribers,
      usualViews,
      everyDays,
      shorts: false,
    };
    return { topic: { key: niche, name: niche, channels: [channel], videos: [] }, channel, pulls };
  },
);
