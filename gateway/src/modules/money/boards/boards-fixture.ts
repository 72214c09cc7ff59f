import { randomUUID } from 'node:crypto';
import type { BoardTerms } from '@pavilion/api/staff';
import pg from 'pg';
import { TestVendor } from '../../../platform/testing';
import type { Movement } from '../wallet';

/** A round as the ledger names it. */
export interface PlayedRound {
  bet: string;
  win: string;
}

/** What the tests of boards share: a gateway where all play counts whole, boards that the test names, and rounds at moments of its own. */
export async function setUpBoards() {
  const vendor = await TestVendor.connected();
  const { app } = vendor;
  const owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  const { boards, countedPlay, brands } = app.gateway.services;
  const unguarded = async (text: string, values: unknown[] = []) => {
    await owner.query('begin');
    await owner.query('alter table promotion_rules disable trigger user');
    await owner.query(text, values);
    await owner.query('alter table promotion_rules enable trigger user');
    await owner.query('commit');
  };
  await unguarded(
    `update promotion_rules set terms = '{"contribution": {"categories": {}, "games": {}}}', valid_from = 'epoch' where kind = 'counting'`,
  );
  await unguarded(`update promotion_rules set enabled = false where kind = 'board'`);
  return {
    vendor,
    app,
    owner,
    boards,
    pavilion: () => brands.byCode('pavilion') as NonNullable<ReturnType<typeof brands.byCode>>,
    /** The brand has had this board ever since; those of other tests stay. */
    newBoard: (code: string, terms: BoardTerms) =>
      unguarded(
        `insert into promotion_rules (brand, kind, code, version, name, about, terms, enabled, valid_from, position, written_by)
          values ('pavilion', 'board', $1, 1, '{"bn": "বোর্ড", "en": "Board"}', '{"bn": "বোর্ড", "en": "Board"}', $2, true, 'epoch', 1, 'test')`,
        [code, terms],
      ),
    switchOff: (code: string) => unguarded(`update promotion_rules set enabled = false where kind = 'board' and code = $1`, [code]),
    ...playCalls(vendor),
    /** Counted and followed as at a moment. */
    async follow(at: Date): Promise<void> {
      while (!(await countedPlay.catchUp()));
      while (!(await boards.steps.follow(at)));
    },
    async pay(at: Date): Promise<number> {
      while (!(await countedPlay.catchUp()));
      return (await boards.steps.pay({ at, log: { warn: () => undefined } })).paid;
    },
    async close(): Promise<void> {
      await owner.end();
      await vendor.close();
    },
  };
}

export type BoardsFixture = Awaited<ReturnType<typeof setUpBoards>>;

function playCalls({ app }: TestVendor) {
  const { wallet } = app.gateway.services;
  const post = async (memberId: string, movement: Pick<Movement, 'kind' | 'amount' | 'reference'> & Partial<Movement>) => {
    const { outcome } = await wallet.post({ memberId, brand: 'pavilion', currency: 'BDT', ...movement });
    if (outcome !== 'posted') throw new Error(`${movement.reference} was ${outcome}`);
  };
  return {
    async play(memberId: string, stake: number, won: number, at: Date): Promise<PlayedRound> {
      const round = randomUUID();
      const place = { vendor: 'studio', game: 'dice', round, at };
      const [bet, win] = [`${round}-bet`, `${round}-win`];
      await post(memberId, { ...place, kind: 'bet', reference: bet, amount: BigInt(stake) });
      await post(memberId, { ...place, kind: 'win', reference: win, related: bet, amount: BigInt(won), roundClosed: true });
      return { bet, win };
    },
    async takeBack(memberId: string, { bet, win }: PlayedRound): Promise<void> {
      for (const related of [win, bet])
        await post(memberId, {
          ...{ vendor: 'studio', game: 'dice', kind: 'rollback', reference: `${related}-back`, related, amount: 0n },
        });
    },
  };
}
