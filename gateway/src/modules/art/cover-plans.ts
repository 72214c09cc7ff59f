import type { Category } from './category';
import * as fronts from './fronts';
import type { Face } from './lettering';
import * as beasts from './motifs/beasts';
import type { Motif } from './motifs/beasts';
import * as contests from './motifs/contests';
import * as draws from './motifs/draws';
import { ARCADE, balloon, CRASH, highLow, JACKPOT, MINI, plane, plinko, scratchCard } from './motifs/instants';
import * as relics from './motifs/relics';
import * as riches from './motifs/riches';
import * as roosters from './motifs/roosters';
import * as sea from './motifs/sea';
import * as small from './motifs/symbols';
import * as tables from './motifs/tables';
import * as scenes from './scenes';

/** What a kind of game may be drawn with. */
export interface CoverPlan {
  readonly motifs: readonly Motif[];
  readonly scenes: readonly scenes.Scene[];
  readonly fronts: readonly fronts.Front[];
  readonly faces: readonly Face[];
  readonly slanted?: boolean;
}

const { tiger, lion, fox, wolf, panda, ox, cat, monkey, rabbit, bear, dragon, phoenix, eagle, koi, peacock } = beasts;
const { pharaoh, temple, pagoda, book, mask, carnival, scarab, lamp, idol, warrior, thunder, swordStone } = relics;
const { reels, sevens, fruit, candy, gems, royalCrown, chest, pot, lanterns, fortuneWheel, lotus, fan, potion, jester, coinStorm, skullKing, luck } = riches;

const RNG_MOTIFS = [
  reels, sevens, fruit, candy, gems, royalCrown, chest, pot, lanterns, fortuneWheel, lotus, fan, potion, jester, coinStorm, skullKing, luck,
  pharaoh, temple, pagoda, book, mask, carnival, scarab, lamp, idol, warrior, thunder, swordStone,
  tiger, lion, fox, wolf, panda, ox, cat, monkey, rabbit, bear, dragon, dragon, phoenix, eagle, koi, peacock,
] as const;

export const PLANS: Record<Category, CoverPlan> = {
  RNG: {
    motifs: RNG_MOTIFS,
    scenes: [scenes.rays, scenes.rays, scenes.moonlit, scenes.dunes, scenes.jungle, scenes.palace, scenes.curtains, scenes.skyline, scenes.clouds, scenes.scallops, scenes.damask, scenes.embers, scenes.frostPeaks, scenes.orbit, scenes.starburst],
    fronts: [fronts.none, fronts.coins, fronts.coins, fronts.jewels, fronts.petals, fronts.mist, fronts.sparkles, fronts.waves, fronts.smoke],
    faces: ['block', 'block', 'tall', 'carved'],
  },
  FISH: {
    motifs: [sea.tropicalFish, sea.tropicalFish, sea.shark, sea.octopus, sea.turtle, sea.crab, sea.jellyfish, sea.seahorse, sea.manta, sea.anchor, sea.seaChest, sea.shell, sea.puffer, sea.cannon, sea.mermaid],
    scenes: [scenes.deepWater, scenes.deepWater, scenes.reef, scenes.reef, scenes.rays],
    fronts: [fronts.waves, fronts.airborne(small.bubble), fronts.coins, fronts.airborne(small.pearl, small.bubble), fronts.none, fronts.jewels],
    faces: ['block', 'tall'],
  },
  LIVE: {
    motifs: [tables.croupier, tables.croupier, tables.croupier, tables.roulette, tables.roulette, tables.cardHand, tables.chipTowers, tables.domeDice, tables.duel, tables.diceThrow, tables.pokerTable, fortuneWheel],
    scenes: [scenes.felt, scenes.felt, scenes.curtains, scenes.suits, scenes.bokeh, scenes.palace, scenes.damask],
    fronts: [fronts.none, fronts.heap(small.chip), fronts.corners(small.chip, small.card), fronts.sparkles, fronts.corners(small.dice)],
    faces: ['block', 'carved'],
  },
  PVP: {
    motifs: [tables.royal, tables.royal, tables.cardHand, tables.spadeCrest, tables.spadeCrest, tables.mahjong, tables.ludo, tables.carrom, tables.knight, tables.chipTowers, tables.duel, tables.pokerTable, royalCrown, tables.diceThrow, tables.bullseyeChip],
    scenes: [scenes.suits, scenes.suits, scenes.rays, scenes.bokeh, scenes.damask, scenes.starburst, scenes.felt, scenes.curtains],
    fronts: [fronts.none, fronts.heap(small.chip), fronts.corners(small.chip, small.card, small.dice), fronts.sparkles, fronts.airborne(small.heart, small.spade, small.club, small.diamond)],
    faces: ['block', 'tall', 'carved'],
  },
  SPORTS: {
    motifs: [contests.football, contests.football, contests.cricket, contests.cricket, contests.tennis, contests.basketball, contests.crest, contests.crest, contests.trophy, contests.boxing, contests.shuttle, contests.racer, contests.horse],
    scenes: [scenes.stadium, scenes.stadium, scenes.bolts, scenes.bolts, scenes.rays, scenes.confetti, scenes.starburst],
    fronts: [fronts.none, fronts.sparkles, fronts.ribbons, fronts.airborne(small.star), fronts.none],
    faces: ['tall', 'block'],
    slanted: true,
  },
  ESPORTS: {
    motifs: [contests.controller, contests.tower, contests.tower, contests.blades, contests.blades, contests.visor, contests.headset, contests.target, contests.emblem, contests.robot, contests.portal, warrior, wolf, swordStone],
    scenes: [scenes.hexGrid, scenes.gridRoad, scenes.bolts, scenes.orbit, scenes.skyline, scenes.embers],
    fronts: [fronts.none, fronts.sparkles, fronts.airborne(small.hexGem), fronts.smoke, fronts.airborne(small.bolt)],
    faces: ['tall', 'block'],
    slanted: true,
  },
  COCKFIGHT: {
    motifs: [roosters.roosterHead, roosters.roosterHead, roosters.strutting, roosters.strutting, roosters.facing, roosters.featherFan, roosters.shieldedRooster, roosters.champion, roosters.pitRing, roosters.flyingSpur],
    scenes: [scenes.arena, scenes.arena, scenes.rays, scenes.starburst, scenes.embers, scenes.clouds, scenes.moonlit],
    fronts: [fronts.none, fronts.airborne(small.feather), fronts.corners(small.feather), fronts.smoke, fronts.coins, fronts.sparkles],
    faces: ['block', 'tall', 'carved'],
  },
  ELOTT: {
    motifs: [draws.ballCluster, draws.ballCluster, draws.drum, draws.ballRow, draws.numberStar, draws.kenoGrid, draws.tumbler, draws.megaphone, plinko, draws.luckyEnvelope],
    scenes: [scenes.confetti, scenes.rays, scenes.starburst, scenes.bokeh, scenes.orbit, scenes.hexGrid],
    fronts: [fronts.none, fronts.heap(small.lottoBall), fronts.sparkles, fronts.airborne(small.star), fronts.ribbons],
    faces: ['block', 'tall'],
  },
  LOTT: {
    motifs: [draws.ticket, draws.ticket, draws.ballCluster, draws.drum, draws.luckyEnvelope, draws.numberStar, draws.calendar, draws.ballRow, draws.tumbler, draws.kenoGrid],
    scenes: [scenes.confetti, scenes.rays, scenes.scallops, scenes.starburst, scenes.skyline, scenes.clouds, scenes.moonlit],
    fronts: [fronts.none, fronts.coins, fronts.heap(small.lottoBall), fronts.sparkles, fronts.airborne(small.star, small.clover)],
    faces: ['block', 'carved'],
  },
};

/** Classes of game that are drawn by what one does in them rather than by their category. */
export const CLASS_MOTIFS: Record<string, readonly Motif[]> = {
  jackpot: JACKPOT,
  crash: CRASH,
  mini: MINI,
  arcade: ARCADE,
  scratch: [scratchCard],
  table: [tables.roulette, tables.cardHand, tables.chipTowers, tables.pokerTable, tables.diceThrow],
  'video-poker': [tables.fiveCards, tables.royal, tables.cardHand],
};

/** A game called after a thing shows that thing; the first match wins. */
export const NAMED: readonly (readonly [RegExp, readonly Motif[]])[] = [
  [/\bdice\b|sic ?bo|craps|পাশা/i, [tables.domeDice, tables.diceThrow, tables.diceThrow]],
  [/rooster|\bcock|comb\b|gamecock|crow\b|মোরগ/i, [roosters.roosterHead, roosters.strutting, roosters.shieldedRooster, roosters.champion]], [/feather|পালক/i, [roosters.featherFan]], [/\bspur\b|\bwing\b/i, [roosters.flyingSpur]],
  [/shark|হাঙর/i, [sea.shark]], [/octopus|kraken|squid|অক্টোপাস/i, [sea.octopus]], [/turtle|কচ্ছপ|কাছিম/i, [sea.turtle]], [/crab|lobster|কাঁকড়া|কাঁকড়া/i, [sea.crab]], [/jelly/i, [sea.jellyfish]], [/seahorse/i, [sea.seahorse]], [/manta|stingray/i, [sea.manta]], [/anchor|trawler|captain/i, [sea.anchor]], [/pirate/i, [sea.seaChest, sea.anchor]], [/mermaid|siren|মৎস্যকন্যা/i, [sea.mermaid]], [/puffer/i, [sea.puffer]], [/cannon|shooter/i, [sea.cannon]], [/hilsa|fish|reef king|ইলিশ|মাছ/i, [sea.tropicalFish]],
  [/tiger|বাঘ/i, [tiger]], [/\blions?\b|সিংহ/i, [lion]], [/\bfox|শিয়াল|শেয়াল/i, [fox]], [/wolf|নেকড়ে|নেকড়ে/i, [wolf]], [/panda|পান্ডা/i, [panda]], [/\b(ox|bull|buffalo|rhino)\b/i, [ox]], [/\b(cat|neko)\b|বিড়াল|বিড়াল/i, [cat]], [/monkey|kong\b|বানর/i, [monkey]], [/rabbit|bunny|hare|খরগোশ/i, [rabbit]], [/\bbear\b|ভালুক/i, [bear]], [/dragon(?!fly| boat)|ড্রাগন/i, [dragon]],
  [/ph(o|oe)nix|firebird|kingfisher|parrot|magpie|ফিনিক্স|মাছরাঙা/i, [phoenix]], [/eagle|hawk|falcon|বাজ\b/i, [eagle]], [/koi\b|carp/i, [koi]], [/peacock|ময়ূর|ময়ূর/i, [peacock]],
  [/pharaoh|cleopatra|\bnile\b|egypt/i, [pharaoh, scarab]], [/pagoda|palace|প্রাসাদ/i, [pagoda, temple]], [/temple|pyramid|aztec|maya|desert/i, [temple, pharaoh]], [/\bbook|tome|scroll|story|পুঁথি|বই/i, [book]], [/genie|\blamp|carpet/i, [lamp]], [/idol|totem|volcano/i, [idol]], [/mask|carnival|circus|puppet|মুখোশ/i, [carnival, mask]], [/warrior|spartan|gladiator|knight|samurai|archer/i, [warrior]], [/thunder|zeus|\bstorm\b|lightning|বজ্র/i, [thunder]], [/sword|excalibur/i, [swordStone]],
  [/seven|777|সাত/i, [sevens]], [/fruit|cherry|melon|mango|pineapple|coconut|jackfruit|guava|lychee|orchard|আম\b|তরমুজ/i, [fruit]], [/candy|sweet|sugar|honey(?!ed)/i, [candy]], [/\bgems?\b|jewel|diamond|crystal|necklace|\bring\b|হীরা|হীরে/i, [gems]], [/lantern|firefly|লণ্ঠন/i, [lanterns]], [/lotus|lily|marigold|jasmine|পদ্ম|শাপলা/i, [lotus]], [/\bfan\b|sakura|blossom|quilt/i, [fan]], [/potion|witch|wizard|alchem/i, [potion]], [/joker|jester|clown|acrobat/i, [jester]], [/skull/i, [skullKing]], [/clover|horseshoe|charm/i, [luck]], [/\bpot\b|cauldron|potter|rainbow|goldsmith/i, [pot]], [/\bcoins?\b|মুদ্রা/i, [coinStorm, tables.chipTowers]], [/chest|treasure|vault|merchant|গুপ্তধন/i, [chest]],
  [/roulette|রুলেট/i, [tables.roulette]], [/baccarat|dragon tiger|andar|high card|red dog|casino war/i, [tables.croupier, tables.cardHand, tables.duel]], [/blackjack|three card|poker|hold.?em|patti|rummy|bridge|twenty-nine|hazari|bluff/i, [tables.cardHand, tables.pokerTable, tables.royal, tables.croupier, tables.fiveCards]], [/spades|hearts/i, [tables.spadeCrest]], [/ludo|snakes/i, [tables.ludo]], [/carrom/i, [tables.carrom]], [/mahjong|domino/i, [tables.mahjong]], [/chess/i, [tables.knight]], [/wheel|\bspin\b/i, [fortuneWheel]],
  [/football|soccer|goal|ফুটবল/i, [contests.football]], [/cricket|wicket|t20|ক্রিকেট/i, [contests.cricket]], [/(?<!table )tennis/i, [contests.tennis]], [/basket|hoop/i, [contests.basketball]], [/boxing|fight night/i, [contests.boxing]], [/badminton|shuttle/i, [contests.shuttle]], [/racers?\b|racing (?!horse)|grand prix|cycling/i, [contests.racer]], [/\bhorse|derby/i, [contests.horse]], [/\bcup\b|trophy|championship/i, [contests.trophy, contests.crest]],
  [/tower|siege|lane/i, [contests.tower]], [/blade|clash|duel|battle/i, [contests.blades]], [/strike|squad/i, [contests.target, contests.visor]], [/mech\b/i, [contests.robot]], [/rune|rift/i, [contests.portal]],
  [/rocket|comet|lift-off|astronaut|রকেট/i, CRASH.slice(0, 1)], [/plane|glider/i, [plane]], [/balloon|বেলুন/i, [balloon]], [/\bmines?\b/i, MINI.slice(0, 1)], [/plinko|pegs/i, [plinko]], [/hi-?lo/i, [highLow]], [/keno/i, [draws.kenoGrid]], [/ticket|টিকিট/i, [draws.ticket]], [/bingo/i, [draws.drum, draws.ballCluster]],
  [/pearl|shell|coral|মুক্তা/i, [sea.shell]], [/crown|\bking\b|queen|prince|sultan|মুকুট|রানী/i, [royalCrown]],
];
