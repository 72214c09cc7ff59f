import type { Category } from './category';
import * as fronts from './fronts';
import type { Face } from './lettering';
import * as beasts from './motifs/beasts';
import type { Motif } from './motifs/beasts';
import * as contests from './motifs/contests';
import * as draws from './motifs/draws';
import { ARCADE, CRASH, JACKPOT, MINI, plinko, scratchCard } from './motifs/instants';
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
  [/tiger|বাঘ/i, [tiger]], [/lion|সিংহ/i, [lion]], [/fox/i, [fox]], [/wolf/i, [wolf]], [/panda/i, [panda]], [/\b(ox|bull|buffalo)/i, [ox]],
  [/\b(cat|neko)\b/i, [cat]], [/monkey|kong|ape\b/i, [monkey]], [/rabbit|bunny|hare/i, [rabbit]], [/bear/i, [bear]], [/dragon|ড্রাগন/i, [dragon]],
  [/ph(o|oe)nix|firebird/i, [phoenix]], [/eagle|hawk|falcon/i, [eagle]], [/koi\b|carp/i, [koi]], [/peacock/i, [peacock]], [/rooster|cock|gallo/i, [roosters.roosterHead, roosters.strutting]],
  [/pharaoh|cleopatra|\bnile\b|sphinx|egypt/i, [pharaoh, scarab]], [/scarab/i, [scarab]], [/pagoda/i, [pagoda]], [/temple|pyramid|aztec|maya/i, [temple]], [/book|tome|scroll|বই/i, [book]],
  [/genie|lamp|aladdin/i, [lamp]], [/idol|totem/i, [idol]], [/mask|carnival/i, [carnival, mask]], [/warrior|spartan|gladiator|knight|samurai/i, [warrior]], [/thunder|zeus|storm|lightning/i, [thunder]], [/sword|excalibur/i, [swordStone]],
  [/seven|777/i, [sevens]], [/fruit|cherry|melon|juice/i, [fruit]], [/candy|sweet|sugar|bonbon/i, [candy]], [/gem|jewel|diamond|crystal|ruby|emerald|রত্ন/i, [gems]], [/lantern|লণ্ঠন/i, [lanterns]], [/lotus|পদ্ম/i, [lotus]],
  [/\bfan\b|geisha|sakura|blossom/i, [fan]], [/potion|witch|magic|alchem/i, [potion]], [/joker|jester|clown/i, [jester]], [/skull|muert/i, [skullKing]], [/clover|leprechaun|horseshoe/i, [luck]], [/\bpot\b|cauldron/i, [pot]],
  [/shark|হাঙর/i, [sea.shark]], [/octopus|kraken|squid/i, [sea.octopus]], [/turtle/i, [sea.turtle]], [/crab/i, [sea.crab]], [/jelly/i, [sea.jellyfish]], [/seahorse/i, [sea.seahorse]], [/manta|\bray\b/i, [sea.manta]], [/anchor|pirate/i, [sea.anchor, sea.seaChest]], [/pearl|shell/i, [sea.shell]], [/puffer/i, [sea.puffer]], [/mermaid|siren/i, [sea.mermaid]], [/cannon/i, [sea.cannon]], [/fish|মাছ/i, [sea.tropicalFish]],
  [/chest|treasure|vault/i, [chest]], [/roulette/i, [tables.roulette]], [/baccarat|dragon tiger/i, [tables.croupier, tables.cardHand, tables.duel]], [/blackjack|poker|hold.?em|patti|rummy/i, [tables.cardHand, tables.pokerTable]], [/sic ?bo|dice|craps/i, [tables.domeDice, tables.diceThrow]],
  [/ludo/i, [tables.ludo]], [/carrom/i, [tables.carrom]], [/mahjong/i, [tables.mahjong]], [/chess/i, [tables.knight]], [/wheel|spin/i, [fortuneWheel]], [/crown|king|queen|royal/i, [royalCrown]],
  [/football|soccer|goal|league/i, [contests.football]], [/cricket|wicket|t20|over\b/i, [contests.cricket]], [/tennis/i, [contests.tennis]], [/basket|hoop/i, [contests.basketball]], [/boxing|fight night/i, [contests.boxing]], [/badminton|shuttle/i, [contests.shuttle]], [/\brac(e|ing)|rally|grand prix|moto/i, [contests.racer]], [/horse|derby/i, [contests.horse]], [/\bcup\b|trophy/i, [contests.trophy]],
  [/tower|defen[cs]e|siege/i, [contests.tower]], [/blade|clash|duel/i, [contests.blades]], [/rocket|space ?x|launch/i, CRASH.slice(0, 1)], [/mine/i, MINI.slice(0, 1)], [/plinko/i, [plinko]], [/keno/i, [draws.kenoGrid]], [/ticket/i, [draws.ticket]], [/bingo/i, [draws.drum, draws.ballCluster]],
];
