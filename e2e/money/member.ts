import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { BRAND as LAGOON, uniqueName, PASSWORD } from '../identity/lagoon';
import { origin } from '../origins';
import { httpRequest, readValue } from '../http-request';
import { runSql } from '../run-sql';
import { sendEncrypted } from '../send-encrypted';
import { type Account, startWithSession } from '../sign-in';
import { type Bet, COUNTS_WHOLE, placeBet, SAFEST } from './place-bet';

/** The second password of everybody in these specs, as of the demo's accounts. */
export const SECOND_PASSWORD = '730519';

interface RegistrationOptions {
  brand?: string;
  /** The code of the agent whose team they join. */
  referralCode?: string;
  /** What `passCaptcha` gave, where the brand asks for one. */
  captcha?: object;
}

/** Somebody with an account of their own, over HTTP: for what a spec needs and is not about. Amounts are minor units. */
export class Member {
  private constructor(
    readonly brand: string,
    readonly account: Account,
    private readonly token: string,
  ) {}

  static async register({ brand = 'pavilion', referralCode = '', captcha }: RegistrationOptions = {}): Promise<Member> {
    const account = { username: uniqueName(), password: PASSWORD };
    const { token } = await sendEncrypted<{ token: string }>(origin(brand), 'PUT', '/wps/member/register', {
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
      ...captcha,
    });
    return new Member(brand, account, token);
  }

  static async signIn(account: Account, brand = 'pavilion'): Promise<Member> {
    const { token } = await sendEncrypted<{ token: string }>(origin(brand), 'POST', '/wps/session/login', account);
    return new Member(brand, account, token);
  }

  /** What `browser` loads from now on is theirs. */
  addSessionTo(browser: Pick<BrowserContext, 'addInitScript'>): Promise<void> {
    return startWithSession(browser, this.token);
  }

  /** A read that meets a busy gateway is made once more, as the site does. @throws Error with the gateway's answer */
  async request<Value>(method: string, path: string, body?: object): Promise<Value> {
    const send = () => httpRequest(origin(this.brand), method, path, { headers: this.#headers(), ...(body && { body }) });
    const answer = await send();
    const pauseSeconds =
      method === 'GET' && answer.text.includes('"service.unavailable"') ? Number(answer.headers['retry-after']) : 0;
    if (!pauseSeconds) return readValue(answer);
    await pause(pauseSeconds * 1_000);
    return readValue(await send());
  }

  /** What only goes in an envelope. @throws Error with the gateway's answer */
  requestEncrypted<Value>(method: string, path: string, body: object): Promise<Value> {
    return sendEncrypted(origin(this.brand), method, path, body, this.#headers());
  }

  /**
   * A day passes since whatever made withdrawals wait. That they do wait is proven in the gateway's own tests and on the screen; a journey that
   * waited a day would prove nothing more.
   */
  letHoldPass(): Promise<void> {
    return runSql(
      `update security_changes set changed_at = changed_at - interval '25 hours'
       where member_id = (select id from members where brand = $1 and account_key = lower($2))`,
      [this.brand, this.account.username],
    );
  }

  /** A day passes since they played, paid in and joined activities: what is given for a day is given once it is over. */
  async letDayPass(): Promise<void> {
    const own = `where member_id = (select id from members where brand = $1 and account_key = lower($2))`;
    for (const table of ['counted_rounds', 'counted_days', 'counted_deposit_days'])
      await runSql(`update ${table} set day = day - 1 ${own}`, [this.brand, this.account.username]);
    await runSql(`update reward_takers set joined_day = joined_day - 1 ${own}`, [this.brand, this.account.username]);
  }

  /** Chooses a second password, unless they have one, and has had it for a day. */
  async ensureSecondPassword(): Promise<void> {
    if ((await this.request<{ passwordSet: boolean }>('GET', '/wps/v2/transfers/terms')).passwordSet) return;
    const { password } = this.account;
    await this.requestEncrypted('PUT', '/wps/v2/withdrawals/password', {
      password,
      paymentPassword: SECOND_PASSWORD,
      confirmPaymentPassword: SECOND_PASSWORD,
    });
    await this.letHoldPass();
  }

  /** Tells a mail address by which they come back: nobody is paid who has none. */
  async ensureContact(): Promise<void> {
    if (!(await this.request<{ missing: boolean }>('GET', '/wps/member/contact')).missing) return;
    const proof = { way: 'payment-password', answer: SECOND_PASSWORD };
    const { username, password } = this.account;
    await this.requestEncrypted('PUT', '/wps/member/info', { email: `${username}@example.com`, password, proof });
  }

  /** Names a wallet that nobody else has, to which they can withdraw at once; its id. */
  async addPayee(): Promise<string> {
    await this.ensureSecondPassword();
    await this.ensureContact();
    // The company goes by the last digits: this end is paid, and whole.
    const number = `018${String(randomInt(10_000_000)).padStart(7, '0')}5`;
    const payee = { method: 'lotus-wallet', holder: 'Rahima Begum', number, paymentPassword: SECOND_PASSWORD };
    const { id } = await this.requestEncrypted<{ id: string }>('POST', '/wps/v2/payees', payee);
    await this.letHoldPass();
    return id;
  }

  /** Withdraws each of `amounts` to a new payee, one after the other; the payouts, once the company has paid them. */
  async withdraw(...amounts: bigint[]): Promise<string[]> {
    const payeeId = await this.addPayee();
    const ids: string[] = [];
    for (const amount of amounts) {
      const asked = { payeeId, amount: String(amount), paymentPassword: SECOND_PASSWORD };
      ids.push((await this.requestEncrypted<{ id: string }>('POST', '/wps/v2/withdrawals', asked)).id);
    }
    const state = async (id: string) => (await this.request<{ state: string }>('GET', `/wps/v2/withdrawals/${id}`)).state;
    for (const id of ids) await expect.poll(() => state(id), { intervals: [100], timeout: 20_000 }).toBe('paid');
    return ids;
  }

  async balance(): Promise<bigint> {
    return BigInt((await this.request<{ balance: string }>('GET', '/wps/v2/wallets/balance')).balance);
  }

  /** Pays in by an e-wallet of the brand's, at the company's page. */
  async deposit(amount: bigint): Promise<void> {
    const method = this.brand === LAGOON ? 'tide-pay' : 'river-pay';
    const begun = await this.request<{ id: string; payUrl: string }>('POST', '/wps/v2/deposits', {
      method,
      amount: String(amount),
    });
    await fetch(begun.payUrl, { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' });
    const state = async () => (await this.request<{ state: string }>('GET', `/wps/v2/deposits/${begun.id}`)).state;
    await expect.poll(state, { intervals: [50], timeout: 15_000 }).toBe('paid');
  }

  /** Pays in and stakes all of it, so that what is left can leave. One bet in fifty is lost, whatever the odds: then it is done again. */
  async depositAndWager(amount: bigint): Promise<void> {
    do {
      await this.deposit(amount);
      await this.bet(amount);
    } while ((await this.balance()) < amount);
  }

  /** Bets once, at the best odds that there are, and waits until the round is over. */
  bet(amount: bigint): Promise<void> {
    return this.#bet(SAFEST, [amount]);
  }

  /** Bets each of `amounts`, one after the other, so that all of it counts for what is given for play. */
  play(...amounts: bigint[]): Promise<void> {
    return this.#bet(COUNTS_WHOLE, amounts);
  }

  async #bet(bet: Bet, amounts: readonly bigint[]): Promise<void> {
    const { game } = (await this.#find(bet.game)) ?? {};
    const { url } = await this.request<{ url: string }>('POST', '/wps/game/launchGame', { nodeId: game?.nodeId, mode: 'real' });
    for (const amount of amounts) await placeBet(url, bet, amount);
  }

  async #find(name: string): Promise<{ game: { nodeId: string } } | undefined> {
    const path = `/wps/games/search?${new URLSearchParams({ q: name })}`;
    return (await this.request<{ games: { game: { nodeId: string } }[] }>('GET', path)).games[0];
  }

  #headers(): object {
    return { authorization: `Bearer ${this.token}`, 'idempotency-key': randomUUID() };
  }
}
