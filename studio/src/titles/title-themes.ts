/** What titles may be about, in the words that operators sort by. */
export type Theme = 'ANIMALS' | 'SEA' | 'NATURE' | 'FRUIT' | 'TREASURE' | 'MAGIC' | 'ADVENTURE' | 'FESTIVAL' | 'SKY' | 'CITY';

const THEMES: Readonly<Record<string, readonly Theme[]>> = {
  dice: ['FESTIVAL'],
  'kingfisher-river': ['ANIMALS', 'NATURE'],
  'mango-season': ['FRUIT', 'NATURE'],
  'tiger-delta': ['ANIMALS', 'NATURE'],
  'peacock-palace': ['ANIMALS', 'TREASURE'],
  'rickshaw-lights': ['FESTIVAL', 'CITY'],
  'phoenix-sky': ['MAGIC', 'SKY'],
  'firefly-night': ['NATURE', 'SKY'],
  'dragon-monsoon': ['MAGIC', 'NATURE'],
  'lucky-bells': ['FRUIT'],
  'night-bazaar': ['CITY', 'FESTIVAL'],
  'gem-waterfall': ['TREASURE', 'NATURE'],
  'orchard-rain': ['FRUIT', 'NATURE'],
  'mohur-vault': ['TREASURE'],
  'lantern-river': ['FESTIVAL', 'NATURE'],
  'lotus-moonrise': ['NATURE', 'SKY'],
  'circus-parade': ['FESTIVAL', 'ANIMALS'],
  'kite-sky': ['SKY', 'FESTIVAL'],
  'comet-night': ['SKY'],
  'firefly-fall': ['NATURE'],
  'mango-drop': ['FRUIT'],
  'fair-wheel': ['FESTIVAL'],
  'lotus-keno': ['NATURE'],
  'mohur-toss': ['TREASURE'],
  'sun-or-moon': ['SKY'],
  'rickshaw-wheel': ['CITY'],
  'boishakh-scratch': ['FESTIVAL'],
  'moonlit-treasure': ['TREASURE', 'SKY'],
  'lagoon-mines': ['SEA', 'ADVENTURE'],
  'orchard-mines': ['FRUIT', 'ADVENTURE'],
  'hilsa-monsoon': ['SEA', 'ANIMALS'],
  'coral-lights': ['SEA'],
  'sultan-war': ['ADVENTURE'],
  'crown-three-card': ['TREASURE'],
  'jasmine-teen-patti': ['NATURE'],
  'magpie-blackjack': ['ANIMALS'],
  'crane-hi-lo': ['ANIMALS'],
  'palace-jacks': ['TREASURE'],
  'rainbow-deuces': ['SKY'],
  'lotus-roulette': ['NATURE'],
  'swan-baccarat': ['ANIMALS'],
  'dragon-tiger-duel': ['ANIMALS', 'MAGIC'],
  'lantern-sic-bo': ['FESTIVAL'],
  'moon-andar-bahar': ['SKY'],
};

/** What a title is about; nothing of one that nobody has sorted yet. */
export function themesOf(code: string): readonly Theme[] {
  return THEMES[code] ?? [];
}
