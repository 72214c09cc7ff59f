import type { Category } from './category';
import * as fronts from './fronts';
import type { Face } from './faces';
import * as beasts from './motifs/beasts';
import type { Motif } from './motifs/beasts';
import * as contests from './motifs/contests';
import * as draws from './motifs/draws';
import { ARCADE, CRASH, JACKPOT, MINI, plinko, scratchCard } from './motifs/instants';
import { GENTLE_CREATURES } from './motifs/gentle-creatures';
import * as openSea from './motifs/open-sea';
import * as relics from './motifs/relics';
import * as riches from './motifs/riches';
import * as roosters from './motifs/roosters';
import * as sea from './motifs/sea';
import * as small from './motifs/symbols';
import * as tables from './motifs/tables';
import type { Scene } from './scenes/light';
import * as places from './scenes/places';
import * as settings from './scenes/settings';

/** What a kind of game may be drawn with. */
export interface CoverPlan {
  readonly motifs: readonly Motif[];
  readonly scenes: readonly Scene[];
  readonly fronts: readonly fronts.Front[];
  readonly faces: readonly Face[];
  readonly slanted?: boolean;
}

export const PLANS: Record<Category, CoverPlan> = {
  RNG: {
    motifs: [...riches.RICHES, ...relics.RELICS, ...beasts.CREATURES, ...GENTLE_CREATURES],
    scenes: [
      settings.rays,
      settings.rays,
      places.moonlit,
      places.dunes,
      places.jungle,
      settings.palace,
      settings.curtains,
      places.skyline,
      places.clouds,
      settings.scallops,
      settings.damask,
      places.embers,
      places.frostPeaks,
      places.orbit,
      settings.starburst,
    ],
    fronts: [
      fronts.none,
      fronts.coins,
      fronts.coins,
      fronts.jewels,
      fronts.petals,
      fronts.mist,
      fronts.sparkles,
      fronts.waves,
      fronts.smoke,
    ],
    faces: ['block', 'block', 'tall', 'carved'],
  },
  FISH: {
    motifs: [
      sea.tropicalFish,
      sea.tropicalFish,
      sea.shark,
      sea.octopus,
      sea.turtle,
      sea.crab,
      sea.jellyfish,
      sea.seahorse,
      sea.manta,
      sea.anchor,
      sea.seaChest,
      sea.shell,
      sea.puffer,
      sea.cannon,
      sea.mermaid,
      openSea.whale,
      openSea.dolphin,
      openSea.starfish,
      openSea.swordfish,
    ],
    scenes: [places.deepWater, places.deepWater, places.reef, places.reef, settings.rays],
    fronts: [
      fronts.waves,
      fronts.airborne(small.bubble),
      fronts.coins,
      fronts.airborne(small.pearl, small.bubble),
      fronts.none,
      fronts.jewels,
    ],
    faces: ['block', 'tall'],
  },
  LIVE: {
    motifs: [
      tables.croupier,
      tables.croupier,
      tables.croupier,
      tables.roulette,
      tables.roulette,
      tables.cardHand,
      tables.chipTowers,
      tables.domeDice,
      tables.duel,
      tables.diceThrow,
      tables.pokerTable,
      riches.fortuneWheel,
    ],
    scenes: [settings.felt, settings.felt, settings.curtains, settings.suits, settings.bokeh, settings.palace, settings.damask],
    fronts: [
      fronts.none,
      fronts.heap(small.chip),
      fronts.corners(small.chip, small.card),
      fronts.sparkles,
      fronts.corners(small.dice),
    ],
    faces: ['block', 'carved'],
  },
  PVP: {
    motifs: [
      tables.royal,
      tables.royal,
      tables.cardHand,
      tables.spadeCrest,
      tables.spadeCrest,
      tables.mahjong,
      tables.ludo,
      tables.carrom,
      tables.knight,
      tables.chipTowers,
      tables.duel,
      tables.pokerTable,
      riches.royalCrown,
      tables.diceThrow,
      tables.bullseyeChip,
      draws.drum,
    ],
    scenes: [
      settings.suits,
      settings.suits,
      settings.rays,
      settings.bokeh,
      settings.damask,
      settings.starburst,
      settings.felt,
      settings.curtains,
    ],
    fronts: [
      fronts.none,
      fronts.heap(small.chip),
      fronts.corners(small.chip, small.card, small.dice),
      fronts.sparkles,
      fronts.airborne(small.heart, small.spade, small.club, small.diamond),
    ],
    faces: ['block', 'tall', 'carved'],
  },
  SPORTS: {
    motifs: [
      contests.football,
      contests.football,
      contests.cricket,
      contests.cricket,
      contests.tennis,
      contests.basketball,
      contests.crest,
      contests.crest,
      contests.trophy,
      contests.boxing,
      contests.shuttle,
      contests.racer,
      contests.horse,
    ],
    scenes: [places.stadium, places.stadium, settings.bolts, settings.bolts, settings.rays, settings.confetti, settings.starburst],
    fronts: [fronts.none, fronts.sparkles, fronts.ribbons, fronts.airborne(small.star), fronts.none],
    faces: ['tall', 'block'],
    slanted: true,
  },
  ESPORTS: {
    motifs: [
      contests.controller,
      contests.tower,
      contests.tower,
      contests.blades,
      contests.blades,
      contests.visor,
      contests.headset,
      contests.target,
      contests.emblem,
      contests.robot,
      contests.portal,
      relics.warrior,
      beasts.wolf,
      relics.swordStone,
    ],
    scenes: [settings.hexGrid, settings.gridRoad, settings.bolts, places.orbit, places.skyline, places.embers],
    fronts: [fronts.none, fronts.sparkles, fronts.airborne(small.hexGem), fronts.smoke, fronts.airborne(small.bolt)],
    faces: ['tall', 'block'],
    slanted: true,
  },
  COCKFIGHT: {
    motifs: [
      roosters.roosterHead,
      roosters.roosterHead,
      roosters.strutting,
      roosters.strutting,
      roosters.facing,
      roosters.featherFan,
      roosters.shieldedRooster,
      roosters.champion,
      roosters.pitRing,
      roosters.flyingSpur,
    ],
    scenes: [places.arena, places.arena, settings.rays, settings.starburst, places.embers, places.clouds, places.moonlit],
    fronts: [
      fronts.none,
      fronts.airborne(small.feather),
      fronts.corners(small.feather),
      fronts.smoke,
      fronts.coins,
      fronts.sparkles,
    ],
    faces: ['block', 'tall', 'carved'],
  },
  ELOTT: {
    motifs: [
      draws.ballCluster,
      draws.ballCluster,
      draws.drum,
      draws.ballRow,
      draws.numberStar,
      draws.kenoGrid,
      draws.tumbler,
      draws.megaphone,
      plinko,
      draws.luckyEnvelope,
    ],
    scenes: [settings.confetti, settings.rays, settings.starburst, settings.bokeh, places.orbit, settings.hexGrid],
    fronts: [fronts.none, fronts.heap(small.lottoBall), fronts.sparkles, fronts.airborne(small.star), fronts.ribbons],
    faces: ['block', 'tall'],
  },
  LOTT: {
    motifs: [
      draws.ticket,
      draws.ticket,
      draws.ballCluster,
      draws.drum,
      draws.luckyEnvelope,
      draws.numberStar,
      draws.calendar,
      draws.ballRow,
      draws.tumbler,
      draws.kenoGrid,
    ],
    scenes: [
      settings.confetti,
      settings.rays,
      settings.scallops,
      settings.starburst,
      places.skyline,
      places.clouds,
      places.moonlit,
    ],
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
