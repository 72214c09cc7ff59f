/** Nouns that go with each other: what a hero has about it on its reels. Each noun that a title may be called after stands in one of them at least. */
const COMPANIES: readonly string[] = [
  'Lotus, Marigold, Jasmine, Water Lily, Garden, Orchard, Tea Garden, Butterfly, Honeybee, Dragonfly, Parrot, Magpie, Swan, Gardener, Waterfall',
  'Mango, Melon, Pineapple, Coconut, Jackfruit, Guava, Lychee, Chilli, Orchard, Honeybee, Parrot, Monkey, Chef, Garden, Sun',
  'Treasure, Crown, Chest, Diamond, Coin, Necklace, Ring, Bangle, Key, Gem, Mirror, Goldsmith, Genie, Merchant, Riches, Bounty, Lamp',
  'Lantern, Drum, Flute, Kite, Bell, Circus, Mask, Puppet, Carpet, Elephant, Horse, Acrobat, Parade, Party, Fair, Gathering, Song, Marigold',
  'Caravan, Camel, Desert, Oasis, Map, Hourglass, Scroll, Carpet, Sun, Lamp, Merchant, Archer, Quest, Trail, Secrets, Volcano, Book',
  'Comet, Moon, Sun, Star, Rainbow, Thunder, Phoenix, Owl, Falcon, Firefly, Crane, Mountain, Astronaut, Nights, Dreams, Wishes, Echo',
  'Tiger, Elephant, Rhino, Deer, Bear, Wolf, Fox, Monkey, Panda, Rabbit, Owl, Falcon, Jungle, Waterfall, Mountain, Peacock, Lion, Cat',
  'Kingfisher, Otter, Swan, Crane, Riverboat, Lagoon, Waterfall, Harbour, Bridge, Water Lily, Lotus, Dragonfly, Coconut, Boatman, Fisherman, Koi',
  'Palace, Tower, Bridge, Bazaar, Rickshaw, Palanquin, Clock, Train, Bell, Lantern, Mirror, Harbour, Tea Garden, Potter, Weaver, Quilt, Chef',
  'Sultan, Queen, Prince, Crown, Palace, Peacock, Elephant, Palanquin, Flute, Necklace, Horse, Mirror, Lotus, Kingdom, Legend, Archer, Ring',
  'Wizard, Alchemist, Unicorn, Phoenix, Dragon, Genie, Mirror, Mask, Moon, Star, Potion, Book, Hourglass, Cat, Owl, Charm, Wishes, Secrets',
  'Pirate, Captain, Map, Chest, Key, Coin, Riverboat, Harbour, Parrot, Treasure, Volcano, Lagoon, Coconut, Star, Hourglass, Quest',
  'Storyteller, Story, Scroll, Book, Lamp, Moon, Owl, Puppet, Quilt, Palanquin, Prince, Queen, Horse, Peacock, Dreams, Legend, Cat',
  'Puppet, Quilt, Potter, Weaver, Goldsmith, Bangle, Carpet, Drum, Flute, Kite, Mask, Lantern, Clock, Necklace, Bell',
];

export const companies: readonly (readonly string[])[] = COMPANIES.map((nouns) => nouns.split(', '));

/** What stands on the felt and on the backs of cards. */
export const EMBLEMS =
  'Crown, Lotus, Peacock, Moon, Star, Tiger, Swan, Elephant, Lantern, Diamond, Sun, Falcon, Jasmine, Key, Phoenix, Horse, Crane, Flute'.split(
    ', ',
  );

/** What swims, the largest first. */
export const SWIMMERS =
  'Kraken, Whale, Shark, Dolphin, Swordfish, Stingray, Octopus, Turtle, Seahorse, Lobster, Jellyfish, Hilsa, Crab, Puffer, Starfish, Fish'.split(
    ', ',
  );
