import * as beasts from '../motifs/beasts';
import * as blooms from '../motifs/blooms';
import * as crafts from '../motifs/crafts';
import * as sights from '../motifs/sights';
import * as skies from '../motifs/skies';
import * as heavens from '../motifs/heavens';
import * as journeys from '../motifs/journeys';
import * as keepsakes from '../motifs/keepsakes';
import * as orchard from '../motifs/orchard';
import * as relics from '../motifs/relics';
import * as riches from '../motifs/riches';
import * as contests from '../motifs/contests';
import * as roosters from '../motifs/roosters';
import { nounTable } from './noun-table';

/** What tales of fortune are called after. */
export const THINGS = nounTable({
  Lantern: ['লণ্ঠন', riches.lanterns],
  Lotus: ['পদ্ম', riches.lotus],
  Marigold: ['গাঁদা', blooms.marigold, blooms.marigoldGarland, blooms.marigoldPot],
  Jasmine: ['জুঁই', blooms.jasmine, blooms.jasmineBraid, blooms.jasmineBranch],
  'Water Lily': ['শাপলা, Lily', blooms.waterLily, blooms.lilyPond, blooms.lilyBunch],
  Mango: ['আম', orchard.mango],
  Melon: ['তরমুজ, Watermelon', blooms.watermelon, blooms.melonSlices],
  Pineapple: ['আনারস', orchard.pineapple],
  Coconut: ['নারকেল', orchard.coconut],
  Jackfruit: ['কাঁঠাল', blooms.jackfruit, blooms.jackfruitOpen],
  Guava: ['পেয়ারা', blooms.guava, blooms.guavaBranch],
  Lychee: ['লিচু', blooms.lychee, blooms.lycheeBowl],
  Chilli: ['মরিচ, Chili', keepsakes.chilli],
  Treasure: ['গুপ্তধন', riches.pot, riches.coinStorm],
  Crown: ['মুকুট', riches.royalCrown],
  Chest: ['সিন্দুক, Vault', riches.chest],
  Diamond: ['হীরা, হীরে', skies.diamond, skies.diamondMine],
  Coin: ['মোহর, মুদ্রা', skies.mohur, skies.coinPile],
  Drum: ['ঢোল', keepsakes.dhol],
  Flute: ['বাঁশি', keepsakes.flute],
  Kite: ['ঘুড়ি', journeys.kite],
  Palace: ['প্রাসাদ', sights.palaceDomes, sights.palaceLake],
  Bell: ['ঘণ্টা', keepsakes.bell],
  Garden: ['বাগান', blooms.gardenGate, blooms.gardenFountain, blooms.gardenBed],
  Orchard: ['ফলবাগান', blooms.orchardTree, blooms.orchardCrate, orchard.basket],
  Jungle: ['জঙ্গল', blooms.jungleLeaves, blooms.jungleVines],
  Mountain: ['পাহাড়', heavens.mountain],
  Volcano: ['আগ্নেয়গিরি', orchard.volcano],
  Desert: ['মরুভূমি', sights.dunes, sights.cactusBloom],
  Oasis: ['মরূদ্যান', orchard.oasis],
  Caravan: ['কাফেলা', journeys.caravan],
  Rickshaw: ['রিকশা', journeys.rickshaw],
  Palanquin: ['পালকি', journeys.palanquin],
  Riverboat: ['নৌকা, Boat', journeys.riverboat],
  Comet: ['ধূমকেতু', skies.comet, skies.cometOrbit],
  Moon: ['চাঁদ', heavens.moon],
  Sun: ['সূর্য', heavens.sun],
  Star: ['তারা', skies.star, skies.starCluster],
  Rainbow: ['রংধনু', heavens.rainbow],
  Thunder: ['বজ্র, Storm, Lightning', relics.thunder],
  Waterfall: ['ঝরনা', heavens.waterfall],
  Lagoon: ['উপহ্রদ', sights.lagoonBay, sights.lagoonAtoll],
  Circus: ['সার্কাস', keepsakes.bigTop],
  Mask: ['মুখোশ, Carnival', relics.mask, relics.carnival, skies.maskPair],
  Puppet: ['পুতুল', crafts.puppet, crafts.puppetStage, crafts.puppetHands],
  Mirror: ['আয়না', keepsakes.mirror],
  Clock: ['ঘড়ি', keepsakes.clock],
  Key: ['চাবি', keepsakes.key],
  Map: ['মানচিত্র', keepsakes.map],
  Scroll: ['পুঁথি', crafts.scroll, crafts.scrollRolled, crafts.scrollOpen],
  Hourglass: ['বালিঘড়ি', keepsakes.hourglass],
  Bazaar: ['বাজার', keepsakes.stall],
  'Tea Garden': ['চা-বাগান', keepsakes.teaGarden],
  Train: ['রেলগাড়ি', journeys.train],
  Carpet: ['গালিচা', crafts.flyingCarpet, crafts.carpetHung, crafts.carpetRoll],
  Necklace: ['কণ্ঠহার', crafts.necklace, crafts.pearlRope, crafts.necklaceBust],
  Ring: ['আংটি', crafts.ring, crafts.ringBox, crafts.twoRings],
  Bangle: ['কাঁকন', keepsakes.bangles],
  Quilt: ['নকশিকাঁথা', orchard.quilt],
  Tower: ['মিনার, Minaret', sights.minaret, sights.twinMinarets, sights.cityGate],
  Bridge: ['সেতু', journeys.archBridge],
  Harbour: ['বন্দর, Lighthouse, Harbor', journeys.lighthouse],
});

/** What others call their games after. */
export const FABLES = nounTable({
  Dragon: ['ড্রাগন', beasts.dragon],
  Lion: ['সিংহ', beasts.lion],
  Ox: ['Bull, Buffalo', beasts.ox],
  Koi: ['Carp', beasts.koi],
  Rooster: ['মোরগ, Cock', roosters.strutting],
  Fruit: ['ফল, Cherry', orchard.basket],
  Candy: ['Sweet, Sugar', riches.candy],
  Gem: ['Jewel, Crystal', riches.gems],
  Seven: ['777', riches.sevens],
  Fan: ['Sakura, Blossom', riches.fan],
  Pagoda: ['Shrine', relics.pagoda],
  Temple: ['Pyramid, Aztec, Maya', relics.temple],
  Lamp: ['Aladdin', relics.lamp],
  Idol: ['Totem', relics.idol],
  Pharaoh: ['Cleopatra, Egypt', relics.pharaoh],
  Scarab: ['Nile', relics.scarab],
  Book: ['বই, Tome', relics.book],
  Warrior: ['Spartan, Gladiator, Knight, Samurai', relics.warrior],
  Sword: ['Excalibur', relics.swordStone],
  Potion: ['Witch', riches.potion],
  Joker: ['Jester, Clown', riches.jester],
  Skull: ['Bones', riches.skullKing],
  Clover: ['Horseshoe', riches.luck],
  Wheel: ['Spin', riches.fortuneWheel],
  Reel: ['Slot', riches.reels],
  Football: ['Soccer, ফুটবল', contests.football],
});
