import * as beasts from '../motifs/beasts';
import * as wild from '../motifs/birds-and-deer';
import * as contests from '../motifs/contests';
import * as gentle from '../motifs/gentle-creatures';
import * as heavens from '../motifs/heavens';
import * as journeys from '../motifs/journeys';
import * as orchard from '../motifs/orchard';
import * as people from '../motifs/people';
import * as relics from '../motifs/relics';
import * as riches from '../motifs/riches';
import * as poses from '../motifs/wild-poses';
import * as endings from '../motifs/endings';
import { nounTable } from './noun-table';

export const CREATURES = nounTable({
  Tiger: ['বাঘ', beasts.tiger, poses.tigerSeated],
  Peacock: ['ময়ূর', beasts.peacock],
  Elephant: ['হাতি', gentle.elephant],
  Kingfisher: ['মাছরাঙা', poses.kingfisher, poses.kingfisherDive, poses.kingfisherCatch],
  Firefly: ['জোনাকি', poses.firefly, poses.fireflyJar, poses.fireflyNight],
  Phoenix: ['ফিনিক্স, Firebird', beasts.phoenix],
  Unicorn: ['ইউনিকর্ন', contests.unicorn, poses.unicornLeap],
  Panda: ['পান্ডা', beasts.panda, poses.pandaSeated],
  Fox: ['শিয়াল, শেয়াল', beasts.fox, poses.foxSeated],
  Owl: ['পেঁচা, প্যাঁচা', gentle.owl],
  Wolf: ['নেকড়ে, Wolves', beasts.wolf, poses.wolfSeated],
  Bear: ['ভালুক', beasts.bear, poses.bearSeated],
  Monkey: ['বানর, Kong', beasts.monkey, poses.monkeySeated],
  Rabbit: ['খরগোশ, Bunny, Hare', beasts.rabbit, poses.rabbitSeated],
  Parrot: ['টিয়া', poses.parrot, poses.parrotFlight, poses.parrotHead],
  Crane: ['সারস', poses.crane, poses.craneDance, poses.craneFlight],
  Swan: ['রাজহাঁস', wild.swan],
  Butterfly: ['প্রজাপতি', gentle.butterfly],
  Honeybee: ['মৌমাছি, Bee', orchard.bee],
  Dragonfly: ['ফড়িং', poses.dragonfly, poses.dragonflyReed],
  Cat: ['বিড়াল, Neko', beasts.cat, poses.catSeated],
  Horse: ['ঘোড়া', contests.horse, poses.horseGallop, poses.horseRearing],
  Camel: ['উট', journeys.camel],
  Rhino: ['গন্ডার', wild.rhino],
  Otter: ['ভোঁদড়', poses.otter, poses.otterAfloat, poses.otterFish],
  Deer: ['হরিণ', wild.deer],
  Falcon: ['বাজপাখি, বাজ, Hawk, Eagle', beasts.eagle, poses.falconDive, poses.falconGlove],
  Magpie: ['দোয়েল', poses.magpie, poses.magpieSong, poses.magpieFlight],
});

export const PEOPLE = nounTable({
  Boatman: ['মাঝি', people.boatman],
  Sultan: ['সুলতান', people.sultan],
  Queen: ['রানি, রানী', people.queen],
  Prince: ['রাজপুত্র', people.prince],
  Wizard: ['জাদুকর', people.wizard],
  Alchemist: ['কিমিয়াগর', people.alchemist],
  Acrobat: ['দড়াবাজ', people.acrobat],
  Chef: ['রাঁধুনি', people.chef],
  Weaver: ['তাঁতি', people.weaver],
  Potter: ['কুমোর', people.potter],
  Goldsmith: ['স্যাকরা', people.goldsmith],
  Astronaut: ['নভোচারী', people.astronaut],
  Captain: ['কাপ্তান', people.captain],
  Pirate: ['জলদস্যু', people.pirate],
  Genie: ['জিন', people.genie],
  Merchant: ['সওদাগর', people.merchant],
  Archer: ['তিরন্দাজ', people.archer],
  Storyteller: ['গল্পবুড়ো', people.storyteller],
  Fisherman: ['জেলে', people.fisherman],
  Gardener: ['মালি', people.gardener],
});

/** What a tale of a place is about, where it names no thing. */
export const ENDINGS = nounTable({
  Riches: ['ঐশ্বর্য', endings.riches],
  Quest: ['অভিযান', endings.compass],
  Parade: ['শোভাযাত্রা', endings.parade],
  Legend: ['কিংবদন্তি', endings.legend],
  Nights: ['রাত', endings.nights],
  Dreams: ['স্বপ্ন', endings.dreams],
  Story: ['কাহিনি', relics.book],
  Party: ['আসর', endings.party],
  Fair: ['মেলা', endings.ferrisWheel],
  Trail: ['পথ', endings.trail],
  Secrets: ['রহস্য', endings.secretDoor],
  Wishes: ['ইচ্ছে', heavens.shootingStar],
  Charm: ['জাদু', riches.luck],
  Gathering: ['জলসা', endings.gathering],
  Bounty: ['দান', endings.bounty],
  Kingdom: ['রাজ্য', endings.castle],
  Echo: ['প্রতিধ্বনি', endings.echo],
  Song: ['গান', endings.song],
});
