import { mutationsOf } from './mutation';

/** Mistakes in card games against the house. What the two poker games share is looked for in one of them. */
export const HOUSE_MUTATIONS = [
  ...mutationsOf(
    'steps/house/war.ts',
    {
      'a war of seven decks': ['WAR_DECKS = 6', 'WAR_DECKS = 7'],
      'an ace that loses to everything': ['(rankOf(card) + RANKS - 2) % RANKS', 'rankOf(card)'],
      'a king above the ace': ['(rankOf(card) + RANKS - 2) % RANKS', '(rankOf(card) + RANKS - 1) % RANKS'],
      'a surrender that gives all back': ['surrendered: 50', 'surrendered: 100'],
      'a surrender that gives nothing back': ['surrendered: 50', 'surrendered: 0'],
      'a won war that pays twice': ["'war-won': 300", "'war-won': 400"],
      'a second tie that is only won': ["'war-tied': 400", "'war-tied': 300"],
      'a lost war that gives the stake back': ["'war-lost': 0", "'war-lost': 100"],
      'a war with one card': ['isAtWar(drawn, steps) ? 4 : 2', 'isAtWar(drawn, steps) ? 3 : 2'],
      'cards compared by their place in the deck': ['.map((card) => (rankOf(card) + RANKS - 2) % RANKS)', '.map((card) => card)'],
      'a war judged by the first cards': ['const second = ahead(drawn);', 'const second = ahead(drawn.slice(0, 2));'],
      'a war for who did not answer': [
        "if (!isAtWar(drawn, steps)) return 'surrendered';",
        "if (!isAtWar(drawn, steps)) return 'won';",
      ],
      'ties thought less frequent in war': ['shoe * (alike - 1n)', 'shoe * (alike - 2n)'],
      'the second card of a war from a whole shoe': [': 2) ? SHOE - drawn.length', ': 2) ? SHOE'],
    },
    'war-1',
  ),
  ...mutationsOf(
    'steps/house/war-model.ts',
    {
      'a war that costs nothing': ["cost: ({ stake }, step) => ('war' in step ? stake : 0n)", 'cost: () => 0n'],
      'a surrender that costs the stake': ["('war' in step ? stake : 0n)", 'stake'],
      'a tie that decides itself': ['answersIn(round).length > 0 || !isTie(drawnIn(round, seeds))', 'true'],
      'a round of war that is not over': [' || !isTie(drawnIn(round, seeds))', ''],
      'a war lost whatever the cards': ['WAR_BACK[warEnd(drawn, answersIn(round))]', 'WAR_BACK[warEnd(drawn, [])]'],
    },
    'war-1',
  ),
  ...mutationsOf(
    'steps/once-settled.ts',
    {
      'cards of the house told before the end': ["return state === 'settled' &&", "return state !== 'created' &&"],
    },
    'war-1',
  ),
  ...mutationsOf(
    'steps/assert-stake.ts',
    {
      'a stake above the largest against the house': [' || stake > maxStake', ''],
      'a stake below the smallest against the house': ['stake < minStake || ', ''],
      'halves of coins against the house': ['if (stake % stakeStep(currency) !== 0n)', 'if (stake < 0n)'],
    },
    'war-1',
  ),
  ...mutationsOf(
    'steps/house/three-cards.ts',
    {
      'an ace of one': ['const ACE = 14', 'const ACE = 1'],
      'no sequence of ace, two, three': [' || isLowestAce(cards)', ''],
      'a colour of two suits': ['cards.map(suitOf)).size === 1', 'cards.map(suitOf)).size <= 2'],
      'a sequence with a gap': ['middle - low === 1)', 'middle - low <= 2)'],
      'a pair judged by its highest card': ["kind === 'pair' && high !== middle ? [middle, low, high] : heights", 'heights'],
      'a pair without the card beside it': ['[middle, low, high] : heights', '[middle, low] : heights.slice(0, 2)'],
      'an ace, two, three that counts by its ace': ['[isLowestAce(cards) ? lowestAce : high]', '[high]'],
    },
    'three-card-1',
  ),
  ...mutationsOf(
    'steps/house/three-card.ts',
    {
      'a house that always plays': ['QUALIFIES = [12]', 'QUALIFIES = [2]'],
      'a house that plays from the king on': ['QUALIFIES = [12]', 'QUALIFIES = [13]'],
      'a raise won against a house that does not play': ['unqualified: 3', 'unqualified: 4'],
      'a tie of three cards that is lost': ['tied: 2', 'tied: 0'],
      'a hand that wins the ante alone': ['won: 4', 'won: 3'],
      'an ante back for a hand that is given up': ['folded: 0', 'folded: 1'],
      'cards of the house before the own': [
        'player: cards.slice(0, HAND), house: cards.slice(HAND)',
        'player: cards.slice(HAND), house: cards.slice(0, HAND)',
      ],
      'six cards of a whole deck': ['(_, at) => DECK - at)', '() => DECK)'],
      'a bonus for a hand that is given up': ['(isPlayed(steps) ? rules.bonus[kind] : 0)', 'rules.bonus[kind]'],
      'a bet on the own cards that comes back without its win': ['pairPlus[kind] + 1 : 0', 'pairPlus[kind] : 0'],
      'hands compared the wrong way': ["own > other ? 'won' : 'lost'", "own < other ? 'won' : 'lost'"],
      'an ante with the bet on the own cards in it': ['ante: stake - BigInt(pairPlus)', 'ante: stake'],
    },
    'three-card-1',
  ),
  ...mutationsOf(
    'steps/house/three-card-model.ts',
    {
      'a hand played for nothing': ["cost: (round, step) => ('play' in step ? betsOf(round).ante : 0n)", 'cost: () => 0n'],
      'a raise as large as the stake': ['? betsOf(round).ante : 0n', '? round.stake : 0n'],
      'three cards that need no answer': ['isOver: (round) => stepsOf(round).length > 0', 'isOver: () => true'],
      'more than the studio pays on three cards': [
        'if (threeCardTop(rules, bets) > limitsOf(currency).maxWin)',
        'if (threeCardTop(rules, bets) < 0n)',
      ],
      'a bet on the own cards of any amount': ['...(pairPlus > 0n ? [pairPlus] : []), ', ''],
      'any text as a bet on the own cards': [
        "if (!choice) throw new GameError('choice.not_allowed');",
        "if (!choice) throw new GameError('stake.not_payable');",
      ],
    },
    'three-card-1',
  ),
  ...mutationsOf(
    'steps/house/three-card-games.ts',
    {
      'three alike below a straight flush of teen patti': [
        "'straight', 'straight-flush', 'trips']",
        "'straight', 'trips', 'straight-flush']",
      ],
      'ace, two, three below four, three, two in teen patti': ['lowestAce: 13.5', 'lowestAce: 3'],
      'ace, two, three above ace, king, queen': ['lowestAce: 13.5', 'lowestAce: 14.5'],
      'a trail that brings more': ["'straight-flush': 4, trips: 5 }", "'straight-flush': 4, trips: 6 }"],
      'a pure sequence that pays as a trail': ["'straight-flush': 30, trips: 40", "'straight-flush': 40, trips: 40"],
      'a house of teen patti that wins less': [
        "'straight-flush': [266_196, 614_980, 144, 3_032]",
        "'straight-flush': [266_196, 2_614_980, 144, 3_032]",
      ],
    },
    'teen-patti-1',
  ),
];
