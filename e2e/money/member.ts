import { randomInt, randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { BRAND as LAGOON, newName, PASSWORD } from '../identity/lagoon';
import { origin } from '../origins';
import { overHttp, valueIn } from '../over-http';
import { sealed } from '../sealed';
import { type Account, startSignedIn } from '../sign-in';
import { stakeAtDice } from './dice';

/** The second password of everybody in these specs. */
export const SECOND = '246810';

interface Invitation {
  brand?: string;
  /** The code of the agent whose team they join. */
  referralCode?: string;
}

/** Somebody with an account of their own, over HTTP: for what a spec needs and is not about. Amounts are minor units. */
export class Member {
  private constructor(
    readonly brand: string,
    readonly account: Account,
    private readonly token: string,
  ) {}

  static async registered({ brand = 'pavilion', referralCode = '' }: Invitation = {}): Promise<Member> {
    const account = { username: newName(), password: PASSWORD };
    const { token } = await sealed<{ token: string }>(origin(brand), 'PUT', '/wps/member/register', {
      ...account,
      confirmPassword: PASSWORD,
      termsAccepted: true,
      adultConfirmed: true,
      login: true,
      registerMethod: 'WEB',
      registerUrl: `${origin(brand)}/register`,
      domain: new URL(origin(brand)).hostname,
      ...(brand === LAGOON && { email: `${account.username}@example.com` }),
      ...(referralCode && { referralCode }),
    });
    return new Member(brand, account, token);
  }

  static async signedIn(account: Account, brand = 'pavilion'): Promise<Member> {
    const { token } = await sealed<{ token: string }>(origin(brand), 'POST', '/wps/session/login', account);
    return new Member(brand, account, token);
  }

  /** What `browser` loads from now on is theirs. */
  isIn(browser: Pick<BrowserContext, 'addInitScript'>): Promise<void> {
    return startSignedIn(browser, this.token);
  }

  /** @throws Error with the gateway's answer */
  async ask<Value>(method: string, path: string, body?: object): Promise<Value> {
    return valueIn(await overHttp(origin(this.brand), method, path, { headers: this.#headers(), ...(body && { body }) }));
  }

  /** What only goes in an envelope. @throws Error with the gateway's answer */
  tell<Value>(method: string, path: string, body: object): Promise<Value> {
    return sealed(origin(this.brand), method, path, body, this.#headers());
  }

  /** Chooses a second password, unless they have one. */
  async haveSecondPassword(): Promise<void> {
    if ((await this.ask<{ passwordSet: boolean }>('GET', '/wps/v2/transfers/terms')).passwordSet) return;
    const { password } = this.account;
    await this.tell('PUT', '/wps/v2/withdrawals/password', { password, paymentPassword: SECOND, confirmPaymentPassword: SECOND });
  }

  /** Names a wallet that nobody else has and withdraws each of `amounts` there, one after the other; the payouts, once the company has paid them. */
  async withdraw(...amounts: bigint[]): Promise<string[]> {
    await this.haveSecondPassword();
    const paymentPassword = SECOND;
    // The company goes by the last digits: this end is paid, and whole.
    const number = `018${String(randomInt(10_000_000)).padStart(7, '0')}5`;
    const payee = { method: 'lotus-wallet', holder: 'Rahima Begum', number, paymentPassword };
    const { id: payeeId } = await this.tell<{ id: string }>('POST', '/wps/v2/payees', payee);
    const ids: string[] = [];
    for (const amount of amounts) {
      const asked = { payeeId, amount: String(amount), paymentPassword };
      ids.push((await this.tell<{ id: string }>('POST', '/wps/v2/withdrawals', asked)).id);
    }
    const state = async (id: string) => (await this.ask<{ state: string }>('GET', `/wps/v2/withdrawals/${id}`)).state;
    for (const id of ids) await expect.poll(() => state(id), { intervals: [100], timeout: 20_000 }).toBe('paid');
    return ids;
  }

  async balance(): Promise<bigint> {
    return BigInt((await this.ask<{ balance: string }>('GET', '/wps/v2/wallets/balance')).balance);
  }

  /** Pays in by an e-wallet of the brand's, at the company's page. */
  async payIn(amount: bigint): Promise<void> {
    const method = this.brand === LAGOON ? 'tide-pay' : 'river-pay';
    const begun = await this.ask<{ id: string; payUrl: string }>('POST', '/wps/v2/deposits', { method, amount: String(amount) });
    await fetch(begun.payUrl, { method: 'POST', body: new URLSearchParams({ deed: 'pay' }), redirect: 'manual' });
    const state = async () => (await this.ask<{ state: string }>('GET', `/wps/v2/deposits/${begun.id}`)).state;
    await expect.poll(state, { intervals: [50], timeout: 15_000 }).toBe('paid');
  }

  /** Pays in and stakes all of it, so that what is left can leave. One bet in fifty is lost, whatever the odds: then it is done again. */
  async payInAndPlay(amount: bigint): Promise<void> {
    do {
      await this.payIn(amount);
      await this.stake(amount);
    } while ((await this.balance()) < amount);
  }

  /** Bets once, at the best odds that there are, and waits until the round is over. */
  async stake(amount: bigint): Promise<void> {
    const { game } = (await this.#find('Lantern Dice')) ?? {};
    const { url } = await this.ask<{ url: string }>('POST', '/wps/game/launchGame', { nodeId: game?.nodeId, mode: 'real' });
    await stakeAtDice(url, amount);
  }

  async #find(name: string): Promise<{ game: { nodeId: string } } | undefined> {
    const path = `/wps/games/search?${new URLSearchParams({ q: name })}`;
    return (await this.ask<{ games: { game: { nodeId: string } }[] }>('GET', path)).games[0];
  }

  #headers(): object {
    return { authorization: `Bearer ${this.token}`, 'idempotency-key': randomUUID() };
  }
}
