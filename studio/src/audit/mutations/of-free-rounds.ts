import { mutationsOf } from './mutation';

/** Mistakes in rounds that an operator gives. */
export const FREE_ROUND_MUTATIONS = [
  ...mutationsOf(
    'wallet/wallet.ts',
    {
      'a free round that costs the player': ['round.reward_uuid === null ? round.stake : 0n', 'round.stake'],
    },
    'coin-1',
  ),
  ...mutationsOf(
    'wallet/merchant-wallet.ts',
    {
      'a free round that is not said to be free': ['{ is_free: true, reward_uuid: reward }', '{ is_free: false }'],
      'a free round under another reward': [
        '{ is_free: true, reward_uuid: reward }',
        '{ is_free: true, reward_uuid: crypto.randomUUID() }',
      ],
    },
    'coin-1',
  ),
  ...mutationsOf(
    'rewards/rewards.ts',
    {
      'a free round of another stake': [' || reward.stake !== stake)', ')'],
      'free rounds of somebody else': ['reward?.player_id !== playerId || ', '!reward || '],
      'a free round more than were given': ['then rounds - ${played} else 0', 'then rounds + 1 - ${played} else 0'],
      'free rounds without end': ["if (left <= 0) throw new GameError('reward.over');", ''],
      'free rounds that were taken back': ['cancelled_at is null and valid_until', 'valid_until'],
      'a free round used up by a refusal': [" and rounds.state not in ('refused', 'rolled_back')", ''],
    },
    'coin-1',
  ),
  ...mutationsOf(
    'rewards/assert-playable.ts',
    { 'free rounds in steps': ['|| model.steps || !PAGES.includes(model.page)', ''] },
    'mines-1',
  ),
  ...mutationsOf(
    'rounds/rounds.ts',
    {
      'a free round that the player pays for': [
        "reward_uuid: bet.reward,\n        state: 'created'",
        "reward_uuid: null,\n        state: 'created'",
      ],
      'the stake of a free round counted as lost': ['case when reward_uuid is null then stake else 0 end', 'stake'],
    },
    'coin-1',
  ),
  ...mutationsOf(
    'rounds/round-view.ts',
    { 'a free round told as any other': ['...(round.reward_uuid !== null && { free: true as const }),', ''] },
    'coin-1',
  ),
];
