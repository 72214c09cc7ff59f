import { randomUUID } from 'node:crypto';
import type { LimitKind, LimitPeriod, LimitsValue, PlayLimit } from '@pavilion/api/protection';
import pg from 'pg';
import { registerPlayer, testApp } from '../../../platform/testing';
import type { Movement, Posting } from '../wallet';

/** A registered player. */
export interface TestPlayer {
  token: string;
  id: string;
  account: string;
}

/** A gateway, and players with money who limit themselves. */
export async function setUpLimits() {
  const app = await testApp();
  const { wallet, members } = app.gateway.services;
  const owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  let count = 0;

  async function player(money = 1_000_000n): Promise<TestPlayer> {
    const account = `careful${(count += 1)}`;
    const token = await registerPlayer(app, account);
    const id = String((await members.byAccount('pavilion', account))?.id);
    if (money) await wallet.post({ ...walletOwner(id), kind: 'deposit', reference: `deposit:${randomUUID()}`, amount: money });
    return { token, id, account };
  }
  const bet = ({ id }: TestPlayer, amount: bigint, more: Partial<Movement> = {}): Promise<Posting> =>
    wallet.post({ ...walletOwner(id), ...game, kind: 'bet', reference: `studio:${randomUUID()}`, amount, ...more });
  const win = ({ id }: TestPlayer, amount: bigint, related: string, round = game.round): Promise<Posting> =>
    wallet.post({ ...walletOwner(id), ...game, round, kind: 'win', reference: `studio:${randomUUID()}`, related, amount });
  const rollback = ({ id }: TestPlayer, related: string): Promise<Posting> =>
    wallet.post({ ...walletOwner(id), ...game, kind: 'rollback', reference: `studio:${randomUUID()}`, related, amount: 0n });

  const put = ({ token }: TestPlayer, kind: LimitKind, period: LimitPeriod, value: string | null) =>
    app.request({ method: 'PUT', url: '/wps/v2/limits', token, payload: { kind, period, value: value ?? 'none' } });
  const all = async ({ token }: TestPlayer): Promise<LimitsValue> =>
    (await app.request({ url: '/wps/v2/limits', token })).json().value;
  const one = async (who: TestPlayer, kind: LimitKind, period: LimitPeriod): Promise<PlayLimit | undefined> =>
    (await all(who)).limits.find((limit) => limit.kind === kind && limit.period === period);
  const end = ({ token }: TestPlayer, id: string | undefined, how: 'confirm' | 'cancel') =>
    how === 'confirm'
      ? app.request({ method: 'PUT', url: `/wps/v2/limits/changes/${id}/confirmation`, token })
      : app.request({ method: 'DELETE', url: `/wps/v2/limits/changes/${id}`, token });
  /** As if the player had asked so many hours earlier. */
  const hoursLater = ({ id }: TestPlayer, hours: number) =>
    owner.query(
      `update limit_changes set asked_at = asked_at - make_interval(hours => $2), due_at = due_at - make_interval(hours => $2),
        lapses_at = lapses_at - make_interval(hours => $2) where member_id = $1 and state = 'pending'`,
      [id, hours],
    );
  /** As if what was staked and paid had been so many hours earlier. */
  const spentEarlier = ({ id }: TestPlayer, hours: number) =>
    owner.query('update member_spend set hour = hour - make_interval(hours => $2) where member_id = $1', [id, hours]);
  const close = async () => {
    await owner.end();
    await app.close();
  };
  return { app, owner, wallet, player, bet, win, rollback, put, all, one, end, hoursLater, spentEarlier, close };
}

export type LimitsFixture = Awaited<ReturnType<typeof setUpLimits>>;

const game = { vendor: 'studio', game: 'dice', round: 'one' };

function walletOwner(memberId: string) {
  return { memberId, brand: 'pavilion', currency: 'BDT' };
}
