import { expect, test } from '@playwright/test';
import { changeBrand } from '../../registry';
import { expectAllUpdated, openStreamClients } from '../../stream-clients/open-stream-clients';
import type { StreamClient } from '../../stream-clients/stream-client';

const SESSIONS = 200;

// They measure time: a machine that was busy with something else gets another try.
test.describe.configure({ retries: 2 });

let sessions: StreamClient[] = [];
test.afterEach(async () => {
  for (const session of sessions) session.close();
  await changeBrand('pavilion', { kind: 'mode', remote: 'agent', mode: 'on' });
});

for (const [what, mode, stopped] of [
  ['switched off', 'off', false],
  ['killed', 'killed', true],
] as const)
  test(`${SESSIONS} open sessions follow within a second when a remote is ${what}, and another brand’s hear nothing`, async () => {
    const own = await openStreamClients('pavilion', SESSIONS);
    const others = await openStreamClients('lagoon', 20);
    sessions = [...own, ...others];

    const since = performance.now();
    const { seq } = (await changeBrand('pavilion', { kind: 'mode', remote: 'agent', mode })) as { seq: number };
    await expectAllUpdated(own, seq, since, what);
    expect(own.every(({ updates }) => updates.find((one) => one.seq >= seq)?.stopped === stopped)).toBe(true);
    expect(others.flatMap((session) => session.updates)).toEqual([]);
  });
