import type { GameCategory, GameClass, GameFeature, GameTheme, Volatility } from '@pavilion/api/games';
import { seededRandom } from './seeded-random';

/** What a sample game is like. */
export interface SampleFacts {
  volatility: Volatility | null;
  features: readonly GameFeature[];
  themes: readonly GameTheme[];
}

interface SampleGame {
  nodeId: number;
  category: GameCategory;
  gameClass: GameClass | undefined;
  name: string;
}

/** The words of names that make a theme. */
const THEME_WORDS: Readonly<Record<GameTheme, RegExp>> = {
  ANIMALS:
    /Tiger|Peacock|Elephant|Kingfisher|Firefl|Panda|Fox|Owl|Wol[fv]|Bear|Monkey|Rabbit|Parrot|Crane|Swan|Butterfl|Honeybee|Dragonfl|Cat\b|Cats\b|Horse|Camel|Rhino|Otter|Deer|Falcon|Magpie|Hawk/,
  SEA: /Hilsa|Shark|Whale|Octopus|Turtle|Crab|Seahorse|Lobster|Dolphin|Stingray|Jellyfish|Swordfish|Starfish|Coral|Pearl|Angler|Trawler|Kraken|Mermaid|Reef|Harbour|Lagoon|Riverboat|Boatman|Captain|Fisherman/,
  NATURE:
    /Lotus|Marigold|Jasmine|Lil(?:y|ies)|Garden|Orchard|Jungle|Mountain|Volcano|Desert|Oas[ie]s|Waterfall|Rainbow|Monsoon|Delta/,
  FRUIT: /Mango|Melon|Pineapple|Coconut|Jackfruit|Guava|Lychee|Chilli/,
  TREASURE: /Treasure|Crown|Chest|Diamond|Coin|Necklace|Ring\b|Rings\b|Bangle|Goldsmith|Riches|Bounty|Key\b|Keys\b|Merchant|Genie/,
  MAGIC: /Phoenix|Unicorn|Wizard|Alchemist|Genie|Enchanted|Mirror|Mask|Charm|Wish|Magic|Rune/,
  ADVENTURE: /Pirate|Captain|Archer|Caravan|Map\b|Maps\b|Scroll|Hourglass|Quest|Trail|Train|Astronaut|Escape/,
  FESTIVAL: /Lantern|Drum|Flute|Kite|Circus|Puppet|Parade|Fair\b|Part(?:y|ies)|Festival|Acrobat|Carpet/,
  SKY: /Comet|Moon|Sun\b|Suns\b|Star\b|Stars\b|Thunder|Cosmic|Rocket|Balloon|Glider|Plane|Sky/,
  CITY: /Palace|Bazaar|Tower|Bridge|Rickshaw|Palanquin|Clock|Bell|Neon|Street/,
};
const THEMED: readonly GameCategory[] = ['RNG', 'FISH'];

/** What the sample catalogue says of a game beyond its figures. A random sequence of its own leaves all others as they were. */
export function sampleFacts(game: SampleGame): SampleFacts {
  const { nodeId, category, gameClass, name } = game;
  const themes = (Object.keys(THEME_WORDS) as GameTheme[]).filter((theme) => THEME_WORDS[theme].test(name));
  if (category !== 'RNG') return { volatility: null, features: [], themes: THEMED.includes(category) ? themes : [] };
  const random = seededRandom(nodeId);
  const volatility: Volatility = random.pick(['LOW', 'MEDIUM', 'MEDIUM', 'HIGH', 'HIGH']);
  return { volatility, features: featuresOf(gameClass, (chance) => random.chance(chance)), themes };
}

function featuresOf(gameClass: GameClass | undefined, chance: (of: number) => boolean): GameFeature[] {
  if (gameClass === 'CRASH') return ['MULTIPLIER'];
  if (gameClass && gameClass !== 'JACKPOT') return [];
  return [
    ...(chance(0.7) ? (['FREE_SPINS'] as const) : []),
    ...(chance(0.35) ? (['BONUS_ROUND'] as const) : []),
    ...(chance(0.45) ? (['MULTIPLIER'] as const) : []),
    ...(chance(0.8) ? (['WILD'] as const) : []),
    ...(gameClass === 'JACKPOT' ? (['JACKPOT'] as const) : []),
  ];
}
