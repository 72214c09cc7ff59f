import * as openSea from '../motifs/open-sea';
import * as sea from '../motifs/sea';
import * as people from '../motifs/sea-people';
import { nounTable } from './noun-table';

export const SEA = nounTable({
  Hilsa: ['ইলিশ', people.hilsa, people.hilsaPair, people.hilsaNet],
  Shark: ['হাঙর', sea.shark],
  Whale: ['তিমি', openSea.whale],
  Octopus: ['অক্টোপাস, Squid', sea.octopus],
  Turtle: ['কচ্ছপ', sea.turtle],
  Crab: ['কাঁকড়া', sea.crab],
  Seahorse: ['সিন্ধুঘোটক', sea.seahorse],
  Lobster: ['গলদা চিংড়ি', people.lobster, people.lobsterPot],
  Dolphin: ['শুশুক', openSea.dolphin],
  Stingray: ['শাপলাপাতা মাছ, Manta', sea.manta],
  Jellyfish: ['জেলিফিশ', sea.jellyfish],
  Swordfish: ['তলোয়ার মাছ', openSea.swordfish],
  Starfish: ['তারামাছ', openSea.starfish],
  Coral: ['প্রবাল', people.coral, people.coralFan, people.coralReef],
  'Pearl Diver': ['মুক্তাডুবুরি', people.pearlDiver, people.pearlFinder],
  Angler: ['ছিপশিকারি', people.angler, people.anglerHook, people.anglerfish],
  Trawler: ['মাছধরা জাহাজ', people.trawler, people.trawlNet],
  Kraken: ['ক্রাকেন', people.kraken, people.krakenEye, people.krakenArms],
  Mermaid: ['মৎস্যকন্যা, Siren', people.mermaidOnRock, people.mermaidPortrait, sea.mermaid],
  'Reef King': ['প্রবালরাজা', people.reefKing, people.reefThrone],
  Puffer: ['পটকা মাছ', sea.puffer],
  Fish: ['মাছ, Fishing', sea.tropicalFish],
  Pearl: ['মুক্তা, Shell', sea.shell],
  Anchor: ['নোঙর', sea.anchor],
  Cannon: ['কামান, Shooter', sea.cannon],
});
