import type { Theme } from '../title-themes';
import type { MadeGame } from './games';

/** The words of names that make a theme. */
const THEME_WORDS: Readonly<Record<Theme, RegExp>> = {
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
const THEMED = ['RNG', 'FISH'];

/** What a game is about, as far as its name says so. */
export function themesOfName({ names, category }: Pick<MadeGame, 'names' | 'category'>): Theme[] {
  if (!THEMED.includes(category)) return [];
  return (Object.keys(THEME_WORDS) as Theme[]).filter((theme) => THEME_WORDS[theme].test(names.en));
}
