import { KINDS } from '../steps/fishing';
import { drawnTitle, type DrawnTitle } from './drawn-title';
import type { Title } from './title';

/** What lies under the tiles of mines and of towers, and the fish of a sea by their letters. */
export const STEP_PIECES = ['hero', 'mine', 'trap', ...KINDS.map(({ letter }) => letter)] as const;

const MINES: readonly DrawnTitle[] = [
  {
    code: 'lagoon-mines',
    model: 'mines-1',
    en: 'Lagoon Mines',
    bn: 'লেগুনের মাইন',
    pieces: { hero: ['Diamond', 'হীরা'], mine: ['Skull', 'মাইন'] },
  },
  {
    code: 'orchard-mines',
    model: 'mines-1',
    en: 'Orchard Mines',
    bn: 'আমবাগানের মাইন',
    pieces: { hero: ['Mango', 'আম'], mine: ['Honeybee', 'মৌমাছি'] },
  },
];

const FISHING: readonly DrawnTitle[] = [
  {
    code: 'hilsa-monsoon',
    model: 'fishing-1',
    en: 'Hilsa Monsoon',
    bn: 'ইলিশের বর্ষা',
    pieces: {
      hero: ['Hilsa', 'ইলিশ'],
      A: ['Kraken', 'ক্রাকেন'],
      B: ['Shark', 'হাঙর'],
      C: ['Swordfish', 'তলোয়ার মাছ'],
      D: ['Stingray', 'শাপলাপাতা মাছ'],
      E: ['Octopus', 'অক্টোপাস'],
      F: ['Lobster', 'গলদা চিংড়ি'],
      G: ['Puffer', 'পটকা মাছ'],
      H: ['Crab', 'কাঁকড়া'],
      I: ['Hilsa', 'ইলিশ'],
    },
  },
  {
    code: 'coral-lights',
    model: 'fishing-1',
    en: 'Coral Lights',
    bn: 'প্রবালের আলো',
    pieces: {
      hero: ['Fish', 'প্রবাল মাছ'],
      A: ['Pearl', 'মুক্তা'],
      B: ['Shark', 'হাঙর'],
      C: ['Octopus', 'অক্টোপাস'],
      D: ['Turtle', 'কচ্ছপ'],
      E: ['Lobster', 'গলদা চিংড়ি'],
      F: ['Jellyfish', 'জেলিফিশ'],
      G: ['Starfish', 'তারামাছ'],
      H: ['Puffer', 'পটকা মাছ'],
      I: ['Fish', 'প্রবাল মাছ'],
    },
  },
];

const CARDS: readonly DrawnTitle[] = [
  {
    code: 'sultan-war',
    model: 'war-1',
    en: 'Sultan’s War',
    bn: 'সুলতানের যুদ্ধ',
    pieces: { hero: ['Sultan', 'সুলতান'] },
  },
  {
    code: 'crown-three-card',
    model: 'three-card-1',
    en: 'Crown Three Card Poker',
    bn: 'মুকুট তিন তাস পোকার',
    pieces: { hero: ['Crown', 'মুকুট'] },
  },
  {
    code: 'jasmine-teen-patti',
    model: 'teen-patti-1',
    en: 'Jasmine Teen Patti',
    bn: 'জুঁই তিন পাত্তি',
    pieces: { hero: ['Jasmine', 'জুঁই'] },
  },
  {
    code: 'magpie-blackjack',
    model: 'blackjack-1',
    en: 'Magpie Blackjack',
    bn: 'দোয়েল ব্ল্যাকজ্যাক',
    pieces: { hero: ['Magpie', 'দোয়েল'] },
  },
  {
    code: 'crane-hi-lo',
    model: 'hilo-1',
    en: 'Crane Hi-Lo',
    bn: 'সারসের উঁচু-নিচু',
    pieces: { hero: ['Crane', 'সারস'] },
  },
  {
    code: 'palace-jacks',
    model: 'jacks-1',
    en: 'Palace Jacks',
    bn: 'রাজবাড়ির গোলাম',
    pieces: { hero: ['Crown', 'মুকুট'] },
  },
  {
    code: 'rainbow-deuces',
    model: 'deuces-1',
    en: 'Rainbow Deuces',
    bn: 'রংধনুর দুরি',
    pieces: { hero: ['Rainbow', 'রংধনু'] },
  },
];

const NEWEST: readonly DrawnTitle[] = [
  {
    code: 'falcon-towers',
    model: 'towers-1',
    en: 'Falcon Towers',
    bn: 'বাজের মিনার',
    pieces: { hero: ['Falcon', 'বাজ'], trap: ['Skull', 'ফাঁদ'] },
  },
  {
    code: 'lion-double-bonus',
    model: 'double-bonus-1',
    en: 'Lion Double Bonus',
    bn: 'সিংহের ডাবল বোনাস',
    pieces: { hero: ['Lion', 'সিংহ'] },
  },
];

/** Titles of games that are played step by step. */
export const STEP_TITLES: readonly Title[] = [
  ...MINES.map((title) => drawnTitle(title, '2026-11-25')),
  ...[...CARDS, ...FISHING].map((title) => drawnTitle(title, '2026-11-26')),
  ...NEWEST.map((title) => drawnTitle(title, '2026-11-27')),
];
