import * as arenas from '../motifs/arenas';
import * as athletes from '../motifs/athletes';
import * as contests from '../motifs/contests';
import * as courts from '../motifs/courts';
import * as poses from '../motifs/rooster-poses';
import * as roosters from '../motifs/roosters';
import { nounTable } from './noun-table';

export const SPORTS = nounTable({
  Cricket: ['ক্রিকেট, T20', contests.cricket],
  Football: ['ফুটবল, Soccer', contests.football],
  Kabaddi: ['কাবাডি', athletes.kabaddi, athletes.kabaddiCatch],
  Tennis: ['টেনিস', contests.tennis, courts.tennisCrossed],
  Badminton: ['ব্যাডমিন্টন', contests.shuttle, courts.badmintonCrossed],
  Hockey: ['হকি', courts.hockey, courts.hockeyShot],
  Basketball: ['বাস্কেটবল', contests.basketball, courts.dunk],
  Volleyball: ['ভলিবল', courts.volleyball, courts.volleyNet],
  Boxing: ['বক্সিং', contests.boxing, courts.boxingBelt, courts.boxingRing],
  'Table Tennis': ['টেবিল টেনিস', courts.tableTennis, courts.tableTennisRally],
  'Boat Race': ['নৌকাবাইচ', athletes.boatRace, athletes.oars],
  'Horse Racing': ['ঘোড়দৌড়, Derby, Horse', athletes.horseRace, athletes.racehorse],
  Cycling: ['সাইক্লিং', athletes.cycling, athletes.racingBike],
  Swimming: ['সাঁতার', athletes.swimming, athletes.swimLanes],
  Motor: ['Formula, Grand Prix, Moto', contests.racer],
});

export const ESPORTS = nounTable({
  'Tower Siege': ['দুর্গ অবরোধ', contests.tower, arenas.siege],
  'Strike Squad': ['আঘাতের দল', arenas.trooper, contests.target],
  'Lane Battle': ['তিন পথের যুদ্ধ', arenas.threeLanes, arenas.warHorns],
  'Last Island': ['শেষ দ্বীপ', arenas.lastIsland, arenas.supplyDrop],
  'Street Racers': ['রাস্তার রেসার', arenas.streetCar, arenas.carFront],
  'Mech Clash': ['যন্ত্রমানবের দ্বন্দ্ব', arenas.mech, arenas.mechClash, contests.robot],
  'Virtual Football': ['ভার্চুয়াল ফুটবল', arenas.virtualFootball, arenas.footballPad],
  'Virtual Cricket': ['ভার্চুয়াল ক্রিকেট', arenas.virtualCricket, arenas.cricketPad],
  'Card Tacticians': ['তাসের কৌশল', arenas.spellHand, arenas.spellTable],
  'Sky Duel': ['আকাশযুদ্ধ', arenas.jet, arenas.dogfight],
  'Rune Arena': ['রুনের ময়দান', arenas.runeStone, arenas.runeRing],
  'Hero Rift': ['বীরের ফাটল', arenas.rift, arenas.riftGate],
});

export const COCKFIGHT = nounTable({
  Rooster: ['মোরগ', roosters.roosterHead, roosters.strutting, poses.roosterFront],
  Gamecock: ['লড়াকু মোরগ', roosters.facing, poses.leapingPair, roosters.shieldedRooster, roosters.champion],
  'Red Comb': ['লাল ঝুঁটি', poses.greatComb, poses.combCrest, poses.combHead],
  'Iron Spur': ['লোহার নখর', poses.ironSpur, poses.spurBlades, poses.spurKick],
  'Proud Crow': ['গর্বের ডাক', poses.proudCrow, poses.crowOnFence, poses.crowOnRoof],
  'Feather Duel': ['পালকের লড়াই', poses.featherDuel, poses.featherShield, roosters.featherFan],
  Cockpit: ['মোরগের আখড়া', roosters.pitRing, poses.pitGate, poses.pitFromAbove],
});
