import type { BrowserContext, Route } from '@playwright/test';
import { httpRequest } from './http-request';
import { origin } from './origins';

/** ৳123,456,789.01, in eleven digits. */
const BALANCE = '12345678901';
const NAME = 'Mohammad Rafiqul Islam Chowdhury-Bandyopadhyay';
/** Newer than whatever is told of a wallet meanwhile. */
const VERSION = 1_000_000_000;

interface Holding {
  balance: string;
  wallets?: { wallet: string; balance: string; version: number }[];
}

/** Lets whoever is signed in hold as much, and be called as long, as anybody may: only what the screen makes of it is looked at. */
export async function withMuch(context: Pick<BrowserContext, 'route'>, brand = 'pavilion'): Promise<void> {
  await change<Holding>(context, brand, '/wps/v2/wallets/balance', ({ wallets = [], ...rest }) => ({
    ...rest,
    balance: BALANCE,
    wallets: wallets.map((each) => ({ ...each, balance: BALANCE, version: VERSION })),
  }));
  await change<object>(context, brand, '/wps/member/info', (member) => ({ ...member, nickname: NAME }));
}

/** Asked from here, because Node does not find the brands' hosts where the browser does. */
async function change<Value>(
  context: Pick<BrowserContext, 'route'>,
  brand: string,
  path: string,
  into: (value: Value) => Value,
): Promise<void> {
  await context.route(`**${path}`, async (route: Route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const { authorization = '' } = route.request().headers();
    const { text } = await httpRequest(origin(brand), 'GET', path, { headers: { authorization } });
    const answer = JSON.parse(text) as { value?: Value };
    return route.fulfill({ json: answer.value ? { ...answer, value: into(answer.value) } : answer });
  });
}
