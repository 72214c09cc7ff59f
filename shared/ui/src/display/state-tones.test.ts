import { stateTones } from './state-tones';

/** Words that stand for two states, and why they differ. */
const twofold: Readonly<Record<string, string>> = {
  review: 'operators are waited for',
  held: 'operators are waited for',
  pending: 'a payment waits for a company, a limit for its player',
  applied: 'a change holds, an application waits for operators',
  approved: 'a withdrawal is still to be paid, a redemption is done',
  sent: 'money is on its way, a message has left',
  returned: 'a payout came back, a bet was given back',
  active: 'a bonus is being played for, a token is in force',
};

it('says the same of a word wherever it stands', () => {
  const tones = new Map<string, Set<string>>();
  for (const states of Object.values(stateTones))
    for (const [state, tone] of Object.entries(states)) tones.set(state, (tones.get(state) ?? new Set()).add(tone));

  expect(
    [...tones]
      .filter(([, seen]) => seen.size > 1)
      .map(([state]) => state)
      .toSorted(),
  ).toEqual(Object.keys(twofold).toSorted());
});

it('neither praises a win nor blames a loss', () => {
  const { open, ...ended } = stateTones.round;
  expect(new Set(Object.values(ended))).toEqual(new Set(['neutral']));
  expect(open).toBe('info');
});
