import type { BadgeProps } from './Badge';

/** What a colour says of a state. */
type StateTone = Exclude<NonNullable<BadgeProps['tone']>, 'hot' | 'new' | 'jackpot'>;

const payment = {
  created: 'info',
  requested: 'info',
  pending: 'info',
  review: 'info',
  approved: 'info',
  sent: 'info',
  late: 'info',
  paid: 'positive',
  posted: 'positive',
  'part-paid': 'negative',
  returned: 'negative',
  failed: 'negative',
  rejected: 'negative',
  expired: 'neutral',
  cancelled: 'neutral',
} as const;
const heldWin = { held: 'info', paid: 'positive', refused: 'negative' } as const;

/**
 * The colour of every state of every kind of thing, in one place, so that a colour says one thing on every screen:
 *
 * - `positive`: done, or in force;
 * - `info`: under way, and nothing to do for whoever reads it;
 * - `accent`: waits for whoever reads it;
 * - `negative`: refused, failed or come back: worth a look;
 * - `neutral`: over, or nothing came of it. How a round ended is neutral too: no colour praises a win or blames a loss.
 *
 * `…ToDecide` is the same thing as operators see it, who are waited for.
 *
 * @public
 */
export const stateTones = {
  payment,
  paymentToDecide: { ...payment, review: 'accent' },
  heldWin,
  heldWinToDecide: { ...heldWin, held: 'accent' },
  round: { open: 'info', won: 'neutral', lost: 'neutral', even: 'neutral', returned: 'neutral' },
  bonus: { active: 'info', released: 'positive', expired: 'neutral', forfeited: 'neutral', cancelled: 'neutral' },
  limitChange: { pending: 'accent', applied: 'positive', confirmed: 'positive', cancelled: 'neutral', lapsed: 'neutral' },
  redemption: { in_process: 'info', approved: 'positive', rejected: 'negative' },
  reward: {
    'coming-soon': 'neutral',
    join: 'accent',
    joined: 'info',
    process: 'info',
    claim: 'accent',
    applying: 'info',
    rejected: 'negative',
    issued: 'accent',
    claimed: 'positive',
    closed: 'neutral',
  },
  rewardApplication: { applied: 'accent', withdrawn: 'neutral', rejected: 'negative', approved: 'positive' },
  proposal: { proposed: 'accent', applied: 'positive', posted: 'positive', rejected: 'negative', withdrawn: 'neutral' },
  message: { waiting: 'info', sent: 'positive', failed: 'negative', expired: 'neutral' },
  token: { active: 'positive', expired: 'neutral', revoked: 'negative' },
  account: { invited: 'info', active: 'positive', locked: 'negative', closed: 'neutral' },
  run: { running: 'info', done: 'positive', failed: 'negative' },
  announcement: { coming: 'info', shown: 'positive', draft: 'neutral', over: 'neutral' },
  availability: { on: 'positive', maintenance: 'info', off: 'negative' },
  importedLine: { added: 'positive', changed: 'info', unchanged: 'neutral', refused: 'negative' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, StateTone>>>>;
