import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { StreamEvents } from '@pavilion/api/stream';
import type { BalanceValue } from '@pavilion/api/wallet';
import { type AnotherGateway, anotherGateway, registerPlayer } from '../../platform/testing';
import { setUpWithdrawals, type WithdrawalsFixture } from './withdrawals/withdrawals-fixture';

let setup: WithdrawalsFixture;
let other: AnotherGateway;
let origins: { here: string; elsewhere: string };
beforeAll(async () => {
  setup = await setUpWithdrawals();
  other = await anotherGateway(setup.app.platform);
  const addresses = [setup.app.gateway, other].map(async ({ site }) => {
    await site.listen({ port: 0, host: '127.0.0.1' });
    return `http://localhost:${(site.server.address() as AddressInfo).port}`;
  });
  const [here = '', elsewhere = ''] = await Promise.all(addresses);
  origins = { here, elsewhere };
});
afterAll(async () => {
  await other.close();
  await setup.close();
});

/** A page that notes what it is told. */
async function openPage(token: string | undefined, at: keyof typeof origins = 'here') {
  const connection = new AbortController();
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${origins[at]}/wps/stream`, { headers, signal: connection.signal });
  let told = '';
  let heard: () => void = () => undefined;
  const reading = (async () => {
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
      told += text;
      heard();
    }
  })().catch((error: unknown) => {
    // Closing the page ends the reading like this.
    if (!connection.signal.aborted) throw error;
  });
  const dataOf = <Name extends keyof StreamEvents>(name: Name): StreamEvents[Name][] =>
    [...told.matchAll(/event: (\S+)\ndata: (.*)\n\n/g)]
      .filter(([, event]) => event === name)
      .map(([, , data]) => JSON.parse(data ?? ''));
  return {
    dataOf,
    /** Waits until it was told of `name` so often. */
    async hears<Name extends keyof StreamEvents>(name: Name, times: number): Promise<StreamEvents[Name][]> {
      while (dataOf(name).length < times) await new Promise<void>((resolve) => (heard = resolve));
      return dataOf(name);
    },
    personal: () => [...dataOf('wallet'), ...dataOf('deposit'), ...dataOf('withdrawal')],
    async leave() {
      connection.abort();
      await reading;
    },
  };
}

const balanceOf = async (token: string): Promise<BalanceValue> =>
  (await setup.app.request({ url: '/wps/v2/wallets/balance', token })).json().value;

describe('the pages of a member', () => {
  it('are told of a bet what the wallet holds now, wherever they are connected, and nobody else is', async () => {
    const rahima = await setup.player();
    const stranger = await registerPlayer(setup.app, 'stranger1');
    const [phone, laptop] = [await openPage(rahima.token), await openPage(rahima.token, 'elsewhere')];
    const [unconcerned, visitor] = [await openPage(stranger), await openPage(undefined)];
    const before = await balanceOf(rahima.token);
    const version = before.wallets?.[0]?.version ?? 0;

    await setup.bet(rahima, 1_000n);
    await setup.bet(rahima, 500n);

    const changes = [
      { currency: 'BDT', wallet: 'main', balance: String(BigInt(before.balance) - 1_000n), version: version + 1 },
      { currency: 'BDT', wallet: 'main', balance: String(BigInt(before.balance) - 1_500n), version: version + 2 },
    ];
    for (const page of [phone, laptop]) expect(await page.hears('wallet', 2)).toEqual(changes);
    expect((await balanceOf(rahima.token)).wallets?.[0]).toMatchObject({ balance: changes[1]?.balance, version: version + 2 });
    for (const page of [unconcerned, visitor]) expect(page.personal()).toEqual([]);
    await Promise.all([phone, laptop, unconcerned, visitor].map((page) => page.leave()));
  });

  it('are told of a withdrawal at every step, and of the money that it takes and gives back', async () => {
    const karim = await setup.player();
    const page = await openPage(karim.token, 'elsewhere');
    const { id } = await setup.asked(karim, '2000000');
    expect(await page.hears('withdrawal', 1)).toEqual([{ id }]);

    await setup.decide('mira', id, 'rejection');

    expect(await page.hears('withdrawal', 2)).toEqual([{ id }, { id }]);
    expect((await page.hears('wallet', 2)).map(({ balance }) => balance)).toEqual(['8000000', '10000000']);
    expect(await setup.stateOf(karim, id)).toMatchObject({ state: 'rejected' });
    await page.leave();
  });

  it('are told of a deposit that begins and ends', async () => {
    const token = await registerPlayer(setup.app, 'payer1');
    const page = await openPage(token);
    const payload = { method: 'river-pay', amount: '50000' };
    const headers = { 'idempotency-key': randomUUID() };
    const begun = await setup.app.request({ method: 'POST', url: '/wps/v2/deposits', token, payload, headers });
    const { id } = begun.json().value;
    // It is noted, and then the company has a page for it.
    const told = (await page.hears('deposit', 2)).length;

    await setup.app.request({ method: 'DELETE', url: `/wps/v2/deposits/${id}`, token });

    expect(new Set((await page.hears('deposit', told + 1)).map((deposit) => deposit.id))).toEqual(new Set([id]));
    expect(page.dataOf('wallet')).toEqual([]);
    await page.leave();
  });

  it('are told nothing of what was rolled back', async () => {
    const nasima = await setup.player();
    const page = await openPage(nasima.token, 'elsewhere');
    const { id } = await setup.asked(nasima, '2000000');
    await page.hears('wallet', 1);
    const { wallet } = setup.services();

    const spoiled = wallet.transaction(async (trx) => {
      await trx.updateTable('withdrawals').set({ reason: 'half done' }).where('id', '=', id).execute();
      const movement = { kind: 'bonus', memberId: nasima.id, brand: 'pavilion', currency: 'BDT', amount: 77n } as const;
      await wallet.postWithin(trx, { ...movement, reference: `bonus:${randomUUID()}` });
      throw new Error('it is not wanted');
    });
    await expect(spoiled).rejects.toThrow('it is not wanted');
    await setup.bet(nasima, 1n);

    const wallets = await page.hears('wallet', 2);
    expect(wallets.map(({ balance }) => balance)).toEqual(['8000000', '7999999']);
    expect(page.dataOf('withdrawal')).toEqual([{ id }]);
    await page.leave();
  });
});
