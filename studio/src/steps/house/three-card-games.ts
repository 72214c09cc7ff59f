import type { ThreeCardRules } from './three-card';

/** Three-card poker: three alike beat a sequence, and ace, two, three are the lowest of those. */
export const threeCard: ThreeCardRules = {
  id: 'three-card-1',
  category: 'Table Games',
  kinds: ['high', 'pair', 'flush', 'straight', 'trips', 'straight-flush'],
  lowestAce: 3,
  bonus: { high: 0, pair: 0, flush: 0, straight: 1, trips: 4, 'straight-flush': 5 },
  pairPlus: { high: 0, pair: 1, flush: 4, straight: 6, trips: 30, 'straight-flush': 40 },
  ways: {
    high: [53_876_136, 38_134_212, 234_696, 77_992_716],
    pair: [20_926_080, 36_168_624, 11_232, 11_873_520],
    flush: [6_135_276, 12_793_544, 3_288, 1_260_596],
    straight: [4_001_004, 8_975_484, 18_288, 270_504],
    trips: [288_960, 665_776, 0, 3_312],
    'straight-flush': [266_196, 617_044, 144, 968],
  },
};

/** Teen patti: three alike beat everything, and ace, two, three are second to ace, king, queen alone. */
export const teenPatti: ThreeCardRules = {
  id: 'teen-patti-1',
  category: 'Card Games',
  kinds: ['high', 'pair', 'flush', 'straight', 'straight-flush', 'trips'],
  lowestAce: 13.5,
  bonus: { high: 0, pair: 0, flush: 0, straight: 1, 'straight-flush': 4, trips: 5 },
  pairPlus: { high: 0, pair: 1, flush: 4, straight: 6, 'straight-flush': 30, trips: 40 },
  ways: {
    high: [53_876_136, 38_134_212, 234_696, 77_992_716],
    pair: [20_926_080, 36_168_624, 11_232, 11_873_520],
    flush: [6_135_276, 12_793_544, 3_288, 1_260_596],
    straight: [4_001_004, 8_975_484, 18_288, 270_504],
    'straight-flush': [266_196, 614_980, 144, 3_032],
    trips: [288_960, 667_840, 0, 1_248],
  },
};
