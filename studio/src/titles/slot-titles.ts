import { inkByHand } from './cover-ink';
import { MORE_SLOTS } from './more-slots';
import type { SlotTitle } from './slot-title';
import type { Title } from './title';
import { symbolAddress } from './symbol-address';

const SLOTS: readonly SlotTitle[] = [
  {
    code: 'kingfisher-river',
    en: 'Kingfisher River',
    bn: 'মাছরাঙার নদী',
    symbols: {
      W: ['Kingfisher', 'মাছরাঙা'],
      A: ['Riverboat', 'নৌকা'],
      B: ['Otter', 'ভোঁদড়'],
      C: ['Swan', 'রাজহাঁস'],
      D: ['Crane', 'সারস'],
      E: ['Water Lily', 'শাপলা'],
      F: ['Dragonfly', 'ফড়িং'],
      G: ['Lotus', 'পদ্ম'],
      H: ['Coconut', 'নারকেল'],
    },
  },
  {
    code: 'mango-season',
    en: 'Mango Season',
    bn: 'আমের মৌসুম',
    symbols: {
      W: ['Parrot', 'টিয়া'],
      A: ['Mango', 'আম'],
      B: ['Pineapple', 'আনারস'],
      C: ['Jackfruit', 'কাঁঠাল'],
      D: ['Melon', 'তরমুজ'],
      E: ['Coconut', 'নারকেল'],
      F: ['Guava', 'পেয়ারা'],
      G: ['Lychee', 'লিচু'],
      H: ['Chilli', 'মরিচ'],
    },
  },
  {
    code: 'tiger-delta',
    en: 'Tiger Delta',
    bn: 'বাঘের বাদাবন',
    symbols: {
      W: ['Tiger', 'বাঘ'],
      A: ['Crown', 'মুকুট'],
      B: ['Rhino', 'গন্ডার'],
      C: ['Deer', 'হরিণ'],
      D: ['Monkey', 'বানর'],
      E: ['Owl', 'পেঁচা'],
      F: ['Butterfly', 'প্রজাপতি'],
      G: ['Honeybee', 'মৌমাছি'],
      H: ['Marigold', 'গাঁদা'],
    },
  },
  {
    code: 'peacock-palace',
    en: 'Peacock Palace',
    bn: 'ময়ূরের প্রাসাদ',
    symbols: {
      W: ['Peacock', 'ময়ূর'],
      A: ['Palace', 'প্রাসাদ'],
      B: ['Elephant', 'হাতি'],
      C: ['Crown', 'মুকুট'],
      D: ['Diamond', 'হীরা'],
      E: ['Palanquin', 'পালকি'],
      F: ['Flute', 'বাঁশি'],
      G: ['Lotus', 'পদ্ম'],
      H: ['Jasmine', 'জুঁই'],
    },
  },
  {
    code: 'rickshaw-lights',
    en: 'Rickshaw Lights',
    bn: 'রিকশার আলো',
    symbols: {
      W: ['Lantern', 'লণ্ঠন'],
      A: ['Rickshaw', 'রিকশা'],
      B: ['Circus', 'সার্কাস'],
      C: ['Drum', 'ঢোল'],
      D: ['Kite', 'ঘুড়ি'],
      E: ['Bell', 'ঘণ্টা'],
      F: ['Flute', 'বাঁশি'],
      G: ['Marigold', 'গাঁদা'],
      H: ['Coin', 'মোহর'],
    },
  },
  {
    code: 'phoenix-sky',
    en: 'Phoenix Sky',
    bn: 'ফিনিক্সের আকাশ',
    symbols: {
      W: ['Phoenix', 'ফিনিক্স'],
      A: ['Sun', 'সূর্য'],
      B: ['Unicorn', 'ইউনিকর্ন'],
      C: ['Moon', 'চাঁদ'],
      D: ['Comet', 'ধূমকেতু'],
      E: ['Owl', 'পেঁচা'],
      F: ['Star', 'তারা'],
      G: ['Rainbow', 'রংধনু'],
      H: ['Thunder', 'বজ্র'],
    },
  },
];

/** Titles of slots: names and pictures over the reels of their model. */
export const SLOT_TITLES: readonly Title[] = [...SLOTS, ...MORE_SLOTS].map(({ code, model = 'lines-1', en, bn, symbols }) => ({
  code,
  model,
  names: { bn, en },
  released: '2026-11-23',
  // The best-paid symbol where there is no wild.
  art: symbolAddress(code, 'W' in symbols ? 'W' : 'A'),
  skin: {
    ink: inkByHand({ en, model }),
    symbols: Object.fromEntries(
      Object.entries(symbols).map(([symbol, [noun, name]]) => [
        symbol,
        { noun, names: { bn: name, en: noun }, art: symbolAddress(code, symbol) },
      ]),
    ),
  },
}));
