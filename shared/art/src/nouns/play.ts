import * as cards from '../motifs/card-games';
import * as live from '../motifs/live-cards';
import * as poker from '../motifs/poker-cards';
import * as skies from '../motifs/skies';
import * as draws from '../motifs/draws';
import * as instants from '../motifs/instants';
import * as journeys from '../motifs/journeys';
import * as minis from '../motifs/mini-games';
import * as quick from '../motifs/quick-draws';
import * as riches from '../motifs/riches';
import * as tables from '../motifs/tables';
import * as poses from '../motifs/wild-poses';
import { nounTable } from './noun-table';

export const LIVE = nounTable(
  {
    Roulette: ['রুলেট', tables.roulette],
    'Speed Roulette': ['দ্রুত রুলেট', live.speedRoulette],
    Baccarat: ['ব্যাকারাট', live.baccarat, live.baccaratShoe],
    'Speed Baccarat': ['দ্রুত ব্যাকারাট', live.speedBaccarat, live.speedShoe],
    'Squeeze Baccarat': ['স্কুইজ ব্যাকারাট', live.squeeze, live.squeezePeek],
    Blackjack: ['ব্ল্যাকজ্যাক', live.blackjack, live.blackjackTable],
    'Party Blackjack': ['আসর ব্ল্যাকজ্যাক', live.partyBlackjack, live.partyTable],
    'Teen Patti': ['তিন পাত্তি', live.teenPatti, live.teenPattiPot],
    'Andar Bahar': ['আন্দর বাহার', live.andarBahar, live.andarBaharArrows],
    'Sic Bo': ['সিক বো', tables.domeDice],
    'Money Drum': ['টাকার ঢোল', live.moneyDrum, live.moneyCannon],
    'Lucky Seven': ['সাতের বাজি', live.luckySeven, live.sevenOrMore],
    'Three Card Table': ['তিন তাসের টেবিল, Three Card, তিন তাস', live.threeCardTable, live.threeCards],
    'Colour Wheel': ['রঙের চাকা, Wheel', riches.fortuneWheel],
    'Dice Salon': ['পাশার মহল, Dice, Craps', tables.diceThrow],
    'High Card': ['বড় তাস, Dragon Tiger', live.highCard, live.highCardDuel],
    Poker: ['পোকার', tables.pokerTable],
  },
  true,
);

export const PVP = nounTable(
  {
    Rummy: ['রামি', cards.rummy, cards.rummyFan],
    'Call Bridge': ['কল ব্রিজ', cards.callBridge, cards.bridgeCall],
    'Twenty-Nine': ['টোয়েন্টি নাইন', cards.twentyNine, cards.twentyNineTrump],
    Hazari: ['হাজারি', cards.hazari, cards.hazariRows],
    Ludo: ['লুডু', tables.ludo],
    Carrom: ['ক্যারম', tables.carrom],
    'Teen Patti': ['তিন পাত্তি', live.teenPatti, live.teenPattiPot],
    'Hold’em': ['হোল্ডেম, Poker, পোকার', cards.holdem, cards.allIn],
    Dominoes: ['ডমিনো, Domino', cards.dominoes, cards.dominoFall, cards.dominoLine],
    Bluff: ['ব্লাফ', cards.bluff, cards.bluffHand],
    'Chess Duel': ['দাবার লড়াই, Chess, দাবা', tables.knight, cards.chessDuel, cards.chessBoard],
    'Snakes and Ladders': ['সাপলুডু', cards.snakesAndLadders, cards.snakeRace],
    Bingo: ['বিঙ্গো', cards.bingoCard, cards.bingoBalls],
    Spades: ['ইশকাপন', ...cards.spades],
    Hearts: ['হরতন', ...cards.hearts],
    Mahjong: ['মাহজং', tables.mahjong],
  },
  true,
);

export const TABLES = nounTable(
  {
    Roulette: ['রুলেট', tables.roulette],
    Blackjack: ['ব্ল্যাকজ্যাক', live.blackjack, live.blackjackTable],
    Baccarat: ['ব্যাকারাট', live.baccarat, live.baccaratShoe],
    'Sic Bo': ['সিক বো', tables.domeDice],
    'Three Card': ['তিন তাস', live.threeCardTable, live.threeCards],
    'Red Dog': ['রেড ডগ', poker.redDog],
    'Casino War': ['তাসযুদ্ধ', poker.casinoWar, poker.warShields],
    Dice: ['পাশা, Craps', tables.diceThrow],
    Poker: ['পোকার', tables.pokerTable],
  },
  true,
);

export const POKERS = nounTable(
  {
    'Draw Poker': ['ড্র পোকার, Poker, Jacks or Better', poker.drawPoker, poker.heldCards],
    'Wild Deuces': ['জোকার দুরি, Deuces Wild', poker.wildDeuces, poker.deucesFan],
    'Joker Poker': ['জোকার পোকার', poker.jokerPoker, poker.jokerFan],
    'Faces Poker': ['মুখতাস পোকার', poker.facesPoker, tables.royal],
    'Double Poker': ['ডাবল পোকার', poker.doublePoker, poker.doubleUp],
  },
  true,
);

export const MINIS = nounTable(
  {
    Mines: ['মাইন, Mine', instants.mines, minis.mineCart],
    'Hi-Lo': ['উঁচু-নিচু', instants.highLow, minis.hiLoGauge],
    'Coin Flip': ['টস', instants.coinFlip, minis.coinSpin],
    'Drop Pegs': ['পেরেকের ঝরনা, Plinko', instants.plinko, minis.pegBoard],
    'Number Wheel': ['সংখ্যার চাকা, Wheel', quick.numberWheel, quick.wheelOnStand],
    Keno: ['কেনো', draws.kenoGrid, minis.kenoSlip, minis.kenoBlower],
    Towers: ['মিনার, Tower', minis.towers, minis.towerClimb],
    'Shell Cups': ['কাপের নিচে', minis.shellCups, minis.shellShuffle],
    'Card Guess': ['তাস অনুমান', poker.cardGuess],
    Dice: ['পাশা, ডাইস', tables.diceThrow, tables.domeDice],
  },
  true,
);

export const ARCADES = nounTable(
  {
    Shooter: ['শুটার', minis.shooter, minis.blaster],
    Racer: ['রেসার', minis.racerKart, minis.raceFlags],
    Bricks: ['ইট ভাঙা', minis.bricks, minis.brickBurst],
    Pinball: ['পিনবল', minis.pinball, minis.pinballCabinet],
    Catcher: ['ধরা-খেলা', minis.clawCatch, minis.clawMachine],
    Hoops: ['ঝুড়ি-বল', instants.hoop],
  },
  true,
);

export const CLIMBERS = nounTable({
  Rocket: ['রকেট', instants.rocket],
  Kite: ['ঘুড়ি', journeys.kite],
  Balloon: ['বেলুন', instants.balloon],
  Glider: ['গ্লাইডার', skies.glider, skies.sailplane],
  Comet: ['ধূমকেতু', skies.comet, skies.cometOrbit],
  'Paper Plane': ['কাগজের প্লেন', skies.paperPlane, skies.paperFleet],
  Hawk: ['বাজ', poses.falconDive, poses.falconGlove],
  'Sky Boat': ['আকাশতরি', skies.skyBoat, skies.skySail],
  Plane: ['বিমান, Aviator', instants.plane],
});
