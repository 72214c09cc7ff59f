import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { enrolStaff, startFreePlay, registerPlayer, staffRequest } from '../../../platform/testing';
import { playerName } from '../vendors';
import { setUpTransfers, type Person, type TransfersFixture } from './transfers-fixture';

let client: TransfersFixture;
/** An agent, and a member of theirs of whom nothing is ever taken. */
let agent: Person;
let steady: Person;
beforeAll(async () => {
  client = await setUpTransfers();
  agent = await client.person({ type: 1, money: 100_000n });
  steady = await client.person({ above: agent, money: 100_000n });
}, 60_000);
afterAll(() => client.close());

/** Runs with a wallet for each vendor, and leaves the brand as it was. */
async function withVendorWallets(act: () => Promise<void>): Promise<void> {
  await client.vendorWallets(true);
  try {
    await act();
  } finally {
    await client.vendorWallets(false);
  }
}

describe('a brand with a wallet for each vendor', () => {
  it('says so, lists them, and takes bets of a game from its vendor’s', () =>
    withVendorWallets(async () => {
      const one = await client.person({ money: 100_000n });
      expect((await client.app.request({ url: '/wps/relay/GCS_merchantWallet' })).json().value).toEqual({ isSingle: false });
      expect(await client.wallets(one)).toEqual({ main: '100000', 'vendor:studio': '0' });
      const player = await atVendor(one);
      expect(await client.vendor.bet(player, 500n)).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 0 });

      expect((await client.move(one, { from: 'main', to: 'vendor:studio', amount: '30000' })).statusCode).toBe(200);

      expect(await client.vendor.call('user/balance', player)).toMatchObject({ status: 'RS_OK', balance: 30_000_000 });
      const bet = randomUUID();
      expect(await client.vendor.bet(player, 500n, { transaction_uuid: bet })).toMatchObject({ balance: 29_500_000 });
      expect(await client.vendor.win(player, 900n, bet)).toMatchObject({ status: 'RS_OK', balance: 30_400_000 });
      expect(await client.wallets(one)).toEqual({ main: '70000', 'vendor:studio': '30400' });
    }));

  it('brings everything back in one call, and says how much', () =>
    withVendorWallets(async () => {
      const one = await client.person({ money: 100_000n });
      await client.move(one, { from: 'main', to: 'vendor:studio', amount: '30000' });

      const back = await client.move(one, { from: 'all', to: 'main' });

      expect(back.json().value).toMatchObject({ from: 'all', to: 'main', amount: '30000', currency: 'BDT' });
      expect(await client.wallets(one)).toEqual({ main: '100000', 'vendor:studio': '0' });
      expect((await client.move(one, { from: 'all', to: 'main' })).json().value).toMatchObject({ amount: '0' });
      expect(await client.underWay()).toBe(0n);
    }));

  it.each([
    ['to itself', { from: 'main', to: 'main', amount: '100' }, 422, 'transfers.wallets_invalid'],
    [
      'to a vendor that is none of the brand’s',
      { from: 'main', to: 'vendor:moon', amount: '100' },
      422,
      'transfers.wallets_invalid',
    ],
    ['between vendors', { from: 'vendor:studio', to: 'vendor:studio', amount: '100' }, 422, 'transfers.wallets_invalid'],
    ['everything to a vendor', { from: 'all', to: 'vendor:studio' }, 422, 'transfers.wallets_invalid'],
    ['more than there is', { from: 'main', to: 'vendor:studio', amount: '100001' }, 422, 'wallet.insufficient_funds'],
    ['from where nothing is', { from: 'vendor:studio', to: 'main', amount: '100' }, 422, 'wallet.insufficient_funds'],
    ['without an amount', { from: 'main', to: 'vendor:studio' }, 400, 'request.invalid'],
    ['everything, and how much', { from: 'all', to: 'main', amount: '100' }, 400, 'request.invalid'],
    ['from the bonus', { from: 'bonus', to: 'main', amount: '100' }, 400, 'request.invalid'],
  ])('moves nothing %s', (_what, payload, status, code) =>
    withVendorWallets(async () => {
      const answer = await client.move(steady, payload);

      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ code });
      expect(await client.wallets(steady)).toEqual({ main: '100000', 'vendor:studio': '0' });
    }),
  );

  it('opens no game of a vendor whose wallet is empty, unless its round is open', async () => {
    const nodeId = client.app.gateway.services.games.findByVendorCode('STUDIO', 'dice')?.nodeId ?? '';
    await withVendorWallets(async () => {
      const one = await client.person({ money: 100_000n });
      const launch = (mode: string) =>
        client.app.request({ method: 'POST', url: '/wps/game/launchGame', token: one.token, payload: { nodeId, mode } });

      expect((await launch('real')).json()).toMatchObject({
        code: 'wallet.vendor_empty',
        details: { wallet: 'vendor:studio' },
      });
      await client.move(one, { from: 'main', to: 'vendor:studio', amount: '100' });
      expect((await launch('real')).json()).toMatchObject({ success: true });
      await client.move(one, { from: 'all', to: 'main' });
      expect((await launch('real')).json()).toMatchObject({ success: true, value: { resumed: true } });
    });
  });
});

describe('a brand that goes back to one wallet', () => {
  it('is one that an operator switches with a reason: pages, calls and bets follow, and it is in the log', async () => {
    const mina = await enrolStaff(client.app, 'mina', { pavilion: 'operator' });
    const { brands, registry } = client.app.gateway.services;
    const decide = async (on: boolean) => {
      const baseSeq = registry.manifestOf('pavilion')?.manifest.seq ?? 0;
      const payload = { changes: [{ kind: 'flag', flag: 'VENDORWALLETS', on }], baseSeq, reason: 'the vendors ask for it' };
      const url = '/staff/brands/pavilion/changes';
      expect((await staffRequest(client.app, { method: 'POST', url, payload, as: mina })).statusCode).toBe(200);
    };

    await decide(true);
    expect(registry.manifestOf('pavilion')?.manifest.flags).toMatchObject({ VENDORWALLETS: true });
    expect(brands.byCode('pavilion')?.singleWallet).toBe(false);
    const [line] = (await staffRequest(client.app, { method: 'GET', url: '/staff/audit?brand=pavilion', as: mina })).json().value
      .lines;
    expect(line).toMatchObject({ who: 'mina', action: 'flag', reason: 'the vendors ask for it' });

    await decide(false);
    expect((await client.app.request({ url: '/wps/relay/GCS_merchantWallet' })).json().value).toEqual({ isSingle: true });
  });

  it('strands nothing: what vendors held comes back by itself, and late wins after it', async () => {
    const one = await client.person({ money: 100_000n });
    const [player, bet] = [await atVendor(one), randomUUID()];
    await withVendorWallets(async () => {
      await client.move(one, { from: 'main', to: 'vendor:studio', amount: '30000' });
      await client.vendor.bet(player, 1_000n, { transaction_uuid: bet });
    });
    expect((await client.move(one, { from: 'main', to: 'vendor:studio', amount: '100' })).json()).toMatchObject({
      code: 'transfers.single_wallet',
    });

    await client.app.platform.jobs.runNow('transfers.bring-back');
    expect(await client.wallets(one)).toEqual({ main: '99000' });
    await client.vendor.win(player, 5_000n, bet);
    expect(await client.wallets(one)).toEqual({ main: '99000', 'vendor:studio': '5000' });
    await client.app.platform.jobs.runNow('transfers.bring-back');

    expect(await client.wallets(one)).toEqual({ main: '104000' });
    expect(await client.vendor.bet(player, 500n)).toMatchObject({ status: 'RS_OK', balance: 103_500_000 });
  });
});

describe('one key (G4)', () => {
  it('moves once and answers once, also when it is sent at the same moment; another body is refused', () =>
    withVendorWallets(async () => {
      const one = await client.person({ money: 100_000n });
      const [key, asked] = [randomUUID(), { from: 'main', to: 'vendor:studio', amount: '100' }];

      const answers = await Promise.all(Array.from({ length: 8 }, () => client.move(one, asked, key)));
      const later = await client.move(one, asked, key);

      for (const answer of answers)
        if (answer.statusCode === 200) expect(answer.json()).toEqual(later.json());
        else expect(answer.json()).toMatchObject({ code: 'request.in_flight' });
      expect(await client.wallets(one)).toEqual({ main: '99900', 'vendor:studio': '100' });
      expect((await client.move(one, { ...asked, amount: '101' }, key)).json()).toMatchObject({ code: 'wallet.reference_reused' });
      expect((await client.move(one, { from: 'vendor:studio', to: 'main', amount: '100' }, key)).statusCode).toBe(422);
    }));

  it('is in flight while the first is under way', () =>
    withVendorWallets(async () => {
      const one = await client.person({ money: 100_000n });
      const [key, asked] = [randomUUID(), { from: 'main', to: 'vendor:studio', amount: '100' }];
      const blocker = new pg.Client({ connectionString: client.app.platform.url });
      await blocker.connect();
      await blocker.query('begin');
      await blocker.query('select from wallet_accounts where member_id = $1 for update', [one.id]);
      const first = client.move(one, asked, key);
      const waiting = 'select from pg_stat_activity where datname = current_database() and wait_event_type = $1 and query like $2';
      while (!(await client.owner.query(waiting, ['Lock', '%hold_wallets%'])).rowCount);

      const second = await client.move(one, asked, key);
      await blocker.query('rollback');
      await blocker.end();

      expect(second.statusCode).toBe(409);
      expect(second.json()).toMatchObject({ code: 'request.in_flight' });
      expect((await first).statusCode).toBe(200);
    }));

  it('is asked for, and a trial player has nothing to move', async () => {
    const { token } = await client.person();
    const payload = { from: 'all', to: 'main' };
    const bare = await client.app.request({ method: 'POST', url: '/wps/relay/GCS_walletTransfer', token, payload });
    expect(bare.json()).toMatchObject({ code: 'request.invalid', fields: { 'Idempotency-Key': expect.any(String) } });
    const trial = { token: await startFreePlay(client.app, 'device-0123456789-moves') };
    expect((await client.move(trial, payload)).json()).toMatchObject({ code: 'auth.use_real_account' });
  });
});

describe('a member', () => {
  it('sends to the agent above; both see it with the other’s name', async () => {
    const above = await client.person({ type: 1 });
    const one = await client.person({ above, money: 100_000n });
    expect(await client.terms(one)).toMatchObject({
      upline: { account: above.member.account },
      balance: '100000',
      hold: null,
      passwordSet: true,
      min: '10000',
      today: '50000000',
    });

    const sent = await client.up(one, '40000');

    expect(sent.json().value).toMatchObject({
      direction: 'up',
      sent: true,
      amount: '40000',
      other: { account: above.member.account },
    });
    expect([await client.balance(one), await client.balance(above)]).toEqual([60_000n, 40_000n]);
    expect((await client.terms(one)).today).toBe('49960000');
    const [seen] = (await client.read<{ list: object[] }>(above, '/wps/v2/transfers?direction=up')).list;
    expect(seen).toMatchObject({ id: sent.json().value.id, sent: false, other: { account: one.member.account } });
    expect((await client.read<{ list: object[] }>(above, '/wps/v2/transfers?direction=down')).list).toEqual([]);
    expect(await client.underWay()).toBe(0n);
  });

  it('once for a key, whatever else is asked with it', async () => {
    const one = await client.person({ above: await client.person({ type: 1 }), money: 100_000n });
    const key = randomUUID();
    const first = await client.up(one, '20000', key);

    expect((await client.up(one, '20000', key)).json()).toEqual(first.json());
    expect((await client.up(one, '20001', key)).json()).toMatchObject({ code: 'wallet.reference_reused' });
    expect(await client.balance(one)).toBe(80_000n);
  });

  it.each([
    ['with a wrong second password', '20000', '111111', 'withdrawals.password_wrong'],
    ['less than the brand allows', '9999', '246810', 'wallet.amount_out_of_bounds'],
    ['more than the brand allows', '10000001', '246810', 'wallet.amount_out_of_bounds'],
    ['more than there is', '100001', '246810', 'wallet.insufficient_funds'],
  ])('sends nothing %s', async (_what, amount, second, code) => {
    expect((await client.up(steady, amount, randomUUID(), second)).json()).toMatchObject({ code });
    expect(await client.balance(steady)).toBe(100_000n);
  });

  it('without an agent above has nobody to send to', async () => {
    const one = await client.person({ money: 100_000n });

    expect((await client.terms(one)).upline).toBeNull();
    expect((await client.up(one, '20000')).json()).toMatchObject({ code: 'transfers.no_upline' });
  });

  it('sends nothing on that was paid in and not staked', async () => {
    const one = await client.person({ above: agent, money: 100_000n, staked: 30_000n });

    expect((await client.up(one, '20000')).json()).toMatchObject({ code: 'transfers.turnover', details: { left: '৳700.00' } });
    await client.stake(one.id, 70_000n);
    expect((await client.up(one, '20000')).statusCode).toBe(200);
  });

  it('waits after a change of what protects the money', async () => {
    const one = await client.person({ above: agent, money: 100_000n });
    await client.app.gateway.services.members.setPassword(one.member.id, 'Another lantern 7');

    expect((await client.up(one, '20000')).json()).toMatchObject({ code: 'transfers.held', details: { hours: 24 } });
  });

  it('sends no more in a day than the brand allows, however it is cut up', async () => {
    const one = await client.person({ above: await client.person({ type: 1 }), money: 100_000_000n });
    for (let time = 0; time < 4; time += 1) expect((await client.up(one, '10000000')).statusCode).toBe(200);

    const both = await Promise.all([client.up(one, '6000000'), client.up(one, '6000000')]);

    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await client.up(one, '4000001')).json()).toMatchObject({
      code: 'transfers.daily_limit_reached',
      details: { amount: '৳40,000.00' },
    });
  });
});

describe('an agent', () => {
  it('finds who is directly below by the beginning of their name, and nobody else', async () => {
    const leader = await client.person({ type: 1 });
    const below = await client.person({ above: leader });
    const deeper = await client.person({ type: 1, above: leader });
    await client.person({ above: deeper });
    const list = async (name: string) =>
      (await client.read<{ list: { id: string; agent: boolean }[] }>(leader, `/wps/agent/transfers/recipients?name=${name}`)).list;

    expect((await list('SEND')).map(({ id }) => id).sort()).toEqual([below.member.publicId, deeper.member.publicId].sort());
    expect(await list(below.member.account)).toMatchObject([{ id: below.member.publicId, agent: false }]);
    expect(await list('%25')).toEqual([]);
  });

  it('sends below, and the duty to stake goes along: neither side gets round it', async () => {
    const leader = await client.person({ type: 1, money: 100_000n, staked: 0n });
    const below = await client.person({ above: leader });

    const sent = await client.down(leader, below, '60000');

    expect(sent.json().value).toMatchObject({ direction: 'down', sent: true, other: { account: below.member.account } });
    expect((await client.up(below, '60000')).json()).toMatchObject({ code: 'transfers.turnover', details: { left: '৳600.00' } });
    const owed = await client.read<{ turnover: object }>(below, '/wps/v2/withdrawals/terms');
    expect(owed.turnover).toEqual({ required: '60000', done: '0' });
    expect((await client.terms(leader)).turnover).toEqual({ required: '40000', done: '0' });
    await client.stake(below.id, 60_000n);
    expect((await client.up(below, '60000')).statusCode).toBe(200);
  });

  it.each<[string, () => Promise<{ member: { publicId: string } }>, string]>([
    ['themselves', async () => agent, 'transfers.not_below'],
    ['nobody', async () => ({ member: { publicId: 'nobody' } }), 'transfers.not_below'],
    ['another agent’s member', async () => client.person({ above: await client.person({ type: 1 }) }), 'transfers.not_below'],
    [
      'the team of somebody below',
      async () => client.person({ above: await client.person({ type: 1, above: agent }) }),
      'transfers.not_below',
    ],
    ['a member of another brand', abroad, 'transfers.not_below'],
    ['a closed account', closed, 'transfers.recipient_closed'],
  ])('sends nothing to %s', async (_who, find, code) => {
    const before = await client.balance(agent);
    const answer = await client.down(agent, await find(), '20000');

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code });
    expect(await client.balance(agent)).toBe(before);
  });
});

/** Where a game of the vendor's is open. */
async function atVendor({ member, id }: Person) {
  const { vendors, wallet } = client.app.gateway.services;
  const token = await vendors.issueToken({ vendor: 'studio', memberId: id, brand: 'pavilion' });
  return { memberId: id, user: playerName('pavilion', member.publicId), token, balance: () => wallet.balance(id, 'BDT') };
}

async function closed(): Promise<Person> {
  const below = await client.person({ above: agent });
  await client.owner.query(`update members set status = 'closed' where id = $1`, [below.id]);
  return below;
}

async function abroad() {
  await registerPlayer(
    client.app,
    'abroad1',
    { password: 'coral1234', confirmPassword: 'coral1234', email: 'a@lagoon.example' },
    'lagoon',
  );
  const member = await client.app.gateway.services.members.byAccount('lagoon', 'abroad1');
  if (!member) throw new Error('nobody');
  return { member };
}
