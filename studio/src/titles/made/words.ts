/** One word of a game's name in both languages. */
export interface Word {
  en: string;
  bn: string;
}

const words = (list: string): readonly Word[] =>
  list
    .trim()
    .split(/\s*,\s*/)
    .map((pair) => {
      const [en = '', bn = ''] = pair.split('|');
      return { en, bn };
    });

export const MOODS = words(`
  Golden|সোনালি, Silver|রুপালি, Crimson|রক্তিম, Emerald|পান্নারঙা, Azure|নীলাভ, Midnight|মাঝরাতের, Moonlit|জোছনামাখা, Sunlit|রোদেলা,
  Misty|কুয়াশাঢাকা, Whispering|ফিসফিসে, Dancing|নাচুনে, Laughing|হাসিখুশি, Singing|গাইয়ে, Hidden|লুকানো, Lost|হারানো, Secret|গোপন,
  Ancient|প্রাচীন, Royal|রাজকীয়, Wild|বুনো, Roaring|গর্জনমুখর, Gentle|শান্ত, Swift|ক্ষিপ্র, Drifting|ভাসমান, Blazing|জ্বলন্ত,
  Frosty|তুষারমাখা, Velvet|মখমলি, Silken|রেশমি, Jolly|ফুর্তিবাজ, Clever|চতুর, Sleepy|ঘুমকাতুরে, Brave|সাহসী, Mighty|পরাক্রমী,
  Tiny|খুদে, Giant|বিশাল, Flying|উড়ন্ত, Sparkling|ঝলমলে, Glowing|উজ্জ্বল, Honeyed|মধুমাখা, Spiced|মশলাদার, Rainy|বৃষ্টিভেজা,
  Stormy|ঝোড়ো, Twilight|গোধূলির, Dawn|ভোরের, Harvest|নবান্নের, Festival|উৎসবের, Enchanted|মায়াবী, Jade|জেডরঙা, Copper|তামার,
  Ruby|চুনির, Sapphire|নীলার, Pearl|মুক্তার, Saffron|জাফরানি, Indigo|নীলরঙা, Scarlet|টুকটুকে, Turquoise|ফিরোজা, Violet|বেগুনি,
  Wandering|ভবঘুরে, Twin|জোড়া, Endless|অফুরন্ত, Electric|বৈদ্যুতিক, Neon|নিয়ন, Cosmic|মহাজাগতিক, Painted|রঙিন, Winter|শীতের,
  Autumn|শরতের, Summer|গ্রীষ্মের, Monsoon|বর্ষার, Delta|বদ্বীপের, River|নদীর, Island|দ্বীপের
`);

const CALM = new Set(
  (
    'Golden Silver Crimson Emerald Azure Midnight Moonlit Sunlit Royal Velvet Silken Sparkling Glowing Jade Copper Ruby Sapphire Pearl ' +
    'Saffron Indigo Scarlet Turquoise Violet Festival Winter Autumn Summer Monsoon Delta River Island Twilight Dawn Harvest'
  ).split(' '),
);

/** Moods that suit a table or a draw, which is nobody and cannot be sleepy. */
export const FINISHES = MOODS.filter(({ en }) => CALM.has(en));

export const THINGS = words(`
  Lantern|লণ্ঠন, Lotus|পদ্ম, Marigold|গাঁদা, Jasmine|জুঁই, Water Lily|শাপলা, Mango|আম, Melon|তরমুজ, Pineapple|আনারস, Coconut|নারকেল,
  Jackfruit|কাঁঠাল, Guava|পেয়ারা, Lychee|লিচু, Chilli|মরিচ, Treasure|গুপ্তধন, Crown|মুকুট, Chest|সিন্দুক, Diamond|হীরা, Coin|মোহর,
  Drum|ঢোল, Flute|বাঁশি, Kite|ঘুড়ি, Palace|প্রাসাদ, Bell|ঘণ্টা, Garden|বাগান, Orchard|ফলবাগান, Jungle|জঙ্গল, Mountain|পাহাড়,
  Volcano|আগ্নেয়গিরি, Desert|মরুভূমি, Oasis|মরূদ্যান, Caravan|কাফেলা, Rickshaw|রিকশা, Palanquin|পালকি, Riverboat|নৌকা, Comet|ধূমকেতু,
  Moon|চাঁদ, Sun|সূর্য, Star|তারা, Rainbow|রংধনু, Thunder|বজ্র, Waterfall|ঝরনা, Lagoon|উপহ্রদ, Circus|সার্কাস, Mask|মুখোশ,
  Puppet|পুতুল, Mirror|আয়না, Clock|ঘড়ি, Key|চাবি, Map|মানচিত্র, Scroll|পুঁথি, Hourglass|বালিঘড়ি, Bazaar|বাজার, Tea Garden|চা-বাগান,
  Train|রেলগাড়ি, Carpet|গালিচা, Necklace|কণ্ঠহার, Ring|আংটি, Bangle|কাঁকন, Quilt|নকশিকাঁথা, Tower|মিনার, Bridge|সেতু, Harbour|বন্দর
`);

export const CREATURES = words(`
  Tiger|বাঘ, Peacock|ময়ূর, Elephant|হাতি, Kingfisher|মাছরাঙা, Firefly|জোনাকি, Phoenix|ফিনিক্স, Unicorn|ইউনিকর্ন, Panda|পান্ডা,
  Fox|শিয়াল, Owl|পেঁচা, Wolf|নেকড়ে, Bear|ভালুক, Monkey|বানর, Rabbit|খরগোশ, Parrot|টিয়া, Crane|সারস, Swan|রাজহাঁস, Butterfly|প্রজাপতি,
  Honeybee|মৌমাছি, Dragonfly|ফড়িং, Cat|বিড়াল, Horse|ঘোড়া, Camel|উট, Rhino|গন্ডার, Otter|ভোঁদড়, Deer|হরিণ, Falcon|বাজপাখি, Magpie|দোয়েল
`);

export const PEOPLE = words(`
  Boatman|মাঝি, Sultan|সুলতান, Queen|রানি, Prince|রাজপুত্র, Wizard|জাদুকর, Alchemist|কিমিয়াগর, Acrobat|দড়াবাজ, Chef|রাঁধুনি,
  Weaver|তাঁতি, Potter|কুমোর, Goldsmith|স্যাকরা, Astronaut|নভোচারী, Captain|কাপ্তান, Pirate|জলদস্যু, Genie|জিন, Merchant|সওদাগর,
  Archer|তিরন্দাজ, Storyteller|গল্পবুড়ো, Fisherman|জেলে, Gardener|মালি
`);

export const ENDINGS = words(`
  Riches|ঐশ্বর্য, Quest|অভিযান, Parade|শোভাযাত্রা, Legend|কিংবদন্তি, Nights|রাত, Dreams|স্বপ্ন, Story|কাহিনি, Party|আসর, Fair|মেলা,
  Trail|পথ, Secrets|রহস্য, Wishes|ইচ্ছে, Charm|জাদু, Gathering|জলসা, Bounty|দান, Kingdom|রাজ্য, Echo|প্রতিধ্বনি, Song|গান
`);

export const COUNTS = words(`
  Three|তিন, Five|পাঁচ, Seven|সাত, Nine|নয়, Twelve|বারো, Hundred|একশো, Thousand|হাজার
`);

export const PLACES = words(`
  Padma|পদ্মা, Meghna|মেঘনা, Jamuna|যমুনা, Surma|সুরমা, Karnaphuli|কর্ণফুলী, Teesta|তিস্তা, Rupsha|রূপসা, Kirtankhola|কীর্তনখোলা,
  Shitalakshya|শীতলক্ষ্যা, Gomti|গোমতী, Sundarban|সুন্দরবন, Sonargaon|সোনারগাঁও, Sajek|সাজেক, Kuakata|কুয়াকাটা, Srimangal|শ্রীমঙ্গল,
  Ratargul|রাতারগুল, Mahasthan|মহাস্থান, Bhola|ভোলা, Hatiya|হাতিয়া, Nilgiri|নীলগিরি, Lalbagh|লালবাগ, Sadarghat|সদরঘাট, Haor|হাওর,
  Coral Bay|প্রবাল উপসাগর, Lantern Quay|লণ্ঠনঘাট, Moon Pier|চাঁদঘাট, Jade Hall|জেড মহল, Gold Hall|সোনা মহল, Pearl Court|মুক্তা মহল, Harbour Hall|বন্দর মহল
`);

export const SEA = words(`
  Hilsa|ইলিশ, Shark|হাঙর, Whale|তিমি, Octopus|অক্টোপাস, Turtle|কচ্ছপ, Crab|কাঁকড়া, Seahorse|সিন্ধুঘোটক, Lobster|গলদা চিংড়ি, Dolphin|শুশুক,
  Stingray|শাপলাপাতা মাছ, Jellyfish|জেলিফিশ, Swordfish|তলোয়ার মাছ, Starfish|তারামাছ, Coral|প্রবাল, Pearl Diver|মুক্তাডুবুরি, Angler|ছিপশিকারি,
  Trawler|মাছধরা জাহাজ, Kraken|ক্রাকেন, Mermaid|মৎস্যকন্যা, Reef King|প্রবালরাজা
`);
export const SEA_ENDINGS = words(`Hunt|শিকার, Harbour|বন্দর, Depths|অতল, Bay|উপসাগর, Tide|জোয়ার, Catch|জাল, Rally|লড়াই`);

export const LIVE_TABLES = words(`
  Roulette|রুলেট, Speed Roulette|দ্রুত রুলেট, Baccarat|ব্যাকারাট, Speed Baccarat|দ্রুত ব্যাকারাট, Squeeze Baccarat|স্কুইজ ব্যাকারাট,
  Blackjack|ব্ল্যাকজ্যাক, Party Blackjack|আসর ব্ল্যাকজ্যাক, Teen Patti|তিন পাত্তি, Andar Bahar|আন্দর বাহার, Sic Bo|সিক বো, Money Drum|টাকার ঢোল,
  Lucky Seven|সাতের বাজি, Three Card Table|তিন তাসের টেবিল, Colour Wheel|রঙের চাকা, Dice Salon|পাশার মহল, High Card|বড় তাস
`);
export const CARD_GAMES = words(`
  Rummy|রামি, Call Bridge|কল ব্রিজ, Twenty-Nine|টোয়েন্টি নাইন, Hazari|হাজারি, Ludo|লুডু, Carrom|ক্যারম, Teen Patti|তিন পাত্তি,
  Hold’em|হোল্ডেম, Dominoes|ডমিনো, Bluff|ব্লাফ, Chess Duel|দাবার লড়াই, Snakes and Ladders|সাপলুডু, Bingo|বিঙ্গো, Spades|ইশকাপন, Hearts|হরতন
`);
export const CARD_ROOMS = words(`Club|ক্লাব, Table|টেবিল, Masters|ওস্তাদ, Courtyard|উঠান, Duel|লড়াই, League|লিগ, Sprint|ঝটপট`);
export const SPORTS = words(`
  Cricket|ক্রিকেট, Football|ফুটবল, Kabaddi|কাবাডি, Tennis|টেনিস, Badminton|ব্যাডমিন্টন, Hockey|হকি, Basketball|বাস্কেটবল, Volleyball|ভলিবল,
  Boxing|বক্সিং, Table Tennis|টেবিল টেনিস, Boat Race|নৌকাবাইচ, Horse Racing|ঘোড়দৌড়, Cycling|সাইক্লিং, Swimming|সাঁতার
`);
export const SPORT_ENDINGS = words(`Arena|অঙ্গন, League|লিগ, Cup|কাপ, Live|লাইভ, Stadium|স্টেডিয়াম, Championship|চ্যাম্পিয়নশিপ`);
export const ESPORTS = words(`
  Tower Siege|দুর্গ অবরোধ, Strike Squad|আঘাতের দল, Lane Battle|তিন পথের যুদ্ধ, Last Island|শেষ দ্বীপ, Street Racers|রাস্তার রেসার, Mech Clash|যন্ত্রমানবের দ্বন্দ্ব,
  Virtual Football|ভার্চুয়াল ফুটবল, Virtual Cricket|ভার্চুয়াল ক্রিকেট, Card Tacticians|তাসের কৌশল, Sky Duel|আকাশযুদ্ধ, Rune Arena|রুনের ময়দান, Hero Rift|বীরের ফাটল
`);
export const SEASONS = words(`Open|ওপেন, Masters|মাস্টার্স, Series|সিরিজ, Showdown|মুখোমুখি, Invitational|আমন্ত্রণ, Circuit|সার্কিট`);
export const ROOSTERS = words(`
  Rooster|মোরগ, Gamecock|লড়াকু মোরগ, Red Comb|লাল ঝুঁটি, Iron Spur|লোহার নখর, Proud Crow|গর্বের ডাক, Feather Duel|পালকের লড়াই, Cockpit|মোরগের আখড়া
`);
export const QUICK_DRAWS = words(`
  Quick Three|ঝটপট তিন, Speed Five|দ্রুত পাঁচ, Minute Draw|এক মিনিটের ড্র, Fast Keno|দ্রুত কেনো, Lucky Twelve|বারোর ভাগ্য, Boat Ten|দশ নৌকা,
  Colour Draw|রঙের ড্র, Number Wheel|সংখ্যার চাকা, Bead Draw|পুঁতির ড্র, Ball Six|ছয় বল, Happy Ten|খুশির দশ, Dice Three|তিন পাশা
`);
export const DRAWS = words(`
  Daily Draw|দৈনিক ড্র, Evening Draw|সান্ধ্য ড্র, Weekly Draw|সাপ্তাহিক ড্র, Grand Draw|মহা ড্র, Four Digits|চার অঙ্ক, Six Ball|ছয় বলের লটারি,
  Market Lotto|হাটের লটারি, Festival Draw|উৎসবের ড্র, Three Digits|তিন অঙ্ক, Night Draw|রাতের ড্র, Friday Draw|শুক্রবারের ড্র, Harvest Lotto|নবান্নের লটারি,
  Noon Draw|দুপুরের ড্র, Two Digits|দুই অঙ্ক
`);
export const CLIMBERS = words(
  `Rocket|রকেট, Kite|ঘুড়ি, Balloon|বেলুন, Glider|গ্লাইডার, Comet|ধূমকেতু, Paper Plane|কাগজের প্লেন, Hawk|বাজ, Sky Boat|আকাশতরি`,
);
export const CLIMBS = words(`Climb|আরোহণ, Lift-off|উড্ডয়ন, Skyward|আকাশপানে, Ascent|চড়াই, Escape|পলায়ন`);
export const MINIS = words(`
  Mines|মাইন, Hi-Lo|উঁচু-নিচু, Coin Flip|টস, Drop Pegs|পেরেকের ঝরনা, Number Wheel|সংখ্যার চাকা, Keno|কেনো, Towers|মিনার, Shell Cups|কাপের নিচে, Card Guess|তাস অনুমান
`);
export const TABLES = words(
  `Roulette|রুলেট, Blackjack|ব্ল্যাকজ্যাক, Baccarat|ব্যাকারাট, Sic Bo|সিক বো, Three Card|তিন তাস, Red Dog|রেড ডগ, Casino War|তাসযুদ্ধ`,
);
export const POKERS = words(
  `Draw Poker|ড্র পোকার, Wild Deuces|জোকার দুরি, Joker Poker|জোকার পোকার, Faces Poker|মুখতাস পোকার, Double Poker|ডাবল পোকার`,
);
export const ARCADES = words(`Shooter|শুটার, Racer|রেসার, Bricks|ইট ভাঙা, Pinball|পিনবল, Catcher|ধরা-খেলা, Hoops|ঝুড়ি-বল`);
