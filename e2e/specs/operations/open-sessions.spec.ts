import { expect, test } from '@playwright/test';
import { change } from '../../registry';
import { allFollowed, openMany } from '../../sessions/followed';
import type { Session } from '../../sessions/session';

const SESSIONS = 200;

// They measure time: a machine that was busy with something else gets another try.
test.describe.configure({ retries: 2 });

let sessions: Session[] = [];
test.afterEach(async () => {
  for (const session of sessions) session.close();
  await change('pavilion', { kind: 'mode', remote: 'agent', mode: 'on' });
});

for (const [what, mode, envelope] of [
  ['switched off', 'off', false],
  ['killed', 'killed', true],
] as const)
  test(`${SESSIONS} open sessions follow within a second when a remote is ${what}, and another brand’s hear nothing`, async () => {
    const own = await openMany('pavilion', SESSIONS);
    const others = await openMany('lagoon', 20);
    sessions = [...own, ...others];

    const since = performance.now();
    const { seq } = (await change('pavilion', { kind: 'mode', remote: 'agent', mode })) as { seq: number };
    await allFollowed(own, seq, since, what);
    expect(own.every(({ told }) => told.find((one) => one.seq >= seq)?.brought === envelope)).toBe(true);
    expect(others.flatMap((session) => session.told)).toEqual([]);
  });
