import * as days from '../motifs/draw-days';
import * as digits from '../motifs/digits';
import * as draws from '../motifs/draws';
import * as minis from '../motifs/mini-games';
import * as quick from '../motifs/quick-draws';
import { nounTable } from './noun-table';

export const ELOTT = nounTable(
  {
    'Quick Three': ['ঝটপট তিন', quick.quickThree, quick.quickThreeWatch],
    'Speed Five': ['দ্রুত পাঁচ', quick.speedFive, quick.speedFiveComet],
    'Minute Draw': ['এক মিনিটের ড্র', quick.minuteWatch, quick.minuteSand],
    'Fast Keno': ['দ্রুত কেনো, Keno, কেনো', draws.kenoGrid, minis.kenoSlip, minis.kenoBlower],
    'Lucky Twelve': ['বারোর ভাগ্য', quick.luckyTwelve, quick.twelveClover],
    'Boat Ten': ['দশ নৌকা', quick.boatTen, quick.sailTen],
    'Colour Draw': ['রঙের ড্র', quick.colourBalls, quick.palette, quick.colourFan],
    'Number Wheel': ['সংখ্যার চাকা, Wheel', quick.numberWheel, quick.wheelOnStand],
    'Bead Draw': ['পুঁতির ড্র', quick.beadString, quick.abacus, quick.beadBowl],
    'Ball Six': ['ছয় বল', days.sixPyramid, days.sixRing, days.bigSix],
    'Happy Ten': ['খুশির দশ', quick.happyTen, quick.happyTenTrio, quick.tenParty],
    'Dice Three': ['তিন পাশা, Dice', quick.diceThree, quick.diceRow, quick.diceCup],
  },
  true,
);

export const LOTT = nounTable(
  {
    'Daily Draw': ['দৈনিক ড্র', days.dailyLeaf, days.dayWheel],
    'Evening Draw': ['সান্ধ্য ড্র', days.eveningRiver, days.eveningTicket],
    'Weekly Draw': ['সাপ্তাহিক ড্র', days.weeklyBoard, days.sevenBalls],
    'Grand Draw': ['মহা ড্র', days.grandDrum, days.grandCup],
    'Four Digits': ['চার অঙ্ক', digits.fourDigits, digits.fourOnRail],
    'Six Ball': ['ছয় বলের লটারি', days.sixPyramid, days.sixRing, days.bigSix],
    'Market Lotto': ['হাটের লটারি', days.marketStall, days.marketScales],
    'Festival Draw': ['উৎসবের ড্র', days.fireworks, days.garlandDraw],
    'Three Digits': ['তিন অঙ্ক', digits.threeDigits, digits.threeOnRail],
    'Night Draw': ['রাতের ড্র', days.nightMoon, days.nightLamp],
    'Friday Draw': ['শুক্রবারের ড্র', days.fridayLeaf, days.fridayLamp],
    'Harvest Lotto': ['নবান্নের লটারি', days.harvestSheaf, days.harvestBasket],
    'Noon Draw': ['দুপুরের ড্র', days.noonSun, days.noonClock],
    'Two Digits': ['দুই অঙ্ক', digits.twoDigits, digits.twoOnRail],
    Ticket: ['টিকিট, Lotto, Lottery', draws.ticket],
  },
  true,
);
