import { randomUUID } from 'node:crypto';
import type { BoardTerms } from '@pavilion/api/staff';
import { DAY_MS } from '@pavilion/time';
import { type BoardsFixture, setUpBoards } from './boards-fixture';

let now: BoardsFixture;
beforeAll(async () => (now = await setUpBoards()), 60_000);
afterAll(() => now.close());

const terms: BoardTerms = { period: 'monthly', by: 'stake', least: '1000000', prizes: [{ from: 1, to: 1, prize: '10000' }] };
const GIVES = 100;

it('a board that was switched off is added up until its period is settled', async () => {
  const { givenPerUnit, costOf, write } = now.app.gateway.services.promotionRules;
  const before = await givenPerUnit('pavilion');
  await now.newBoard('first', terms);
  await now.follow(new Date());
  expect(await givenPerUnit('pavilion')).toBe(before + GIVES);

  await now.owner.query(`update promotion_rules set valid_until = now() where kind = 'board' and code = 'first'`);

  expect(await givenPerUnit('pavilion')).toBe(before + GIVES);
  const next = { brand: 'pavilion', kind: 'board', code: 'second' } as const;
  expect(await costOf(next, terms)).toMatchObject({ own: GIVES, together: before + 2 * GIVES });
  // One that takes all the room that there would be without the first.
  const { loss } = await costOf(next, terms);
  const prize = String((loss - before) * 100);
  const wanted = { terms: { ...terms, prizes: [{ from: 1, to: 1, prize }] }, enabled: true, validFrom: null, version: 0 };
  const words = { bn: 'বোর্ড', en: 'Board' };
  const put = write(next, { ...wanted, name: words, about: words, reason: `a second board ${randomUUID()}` }, 'mira');
  await expect(put).rejects.toMatchObject({ code: 'promotions.player_gains' });

  await now.pay(new Date(Date.now() + 40 * DAY_MS));
  expect(await givenPerUnit('pavilion')).toBe(before);
});
