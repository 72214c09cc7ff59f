import { registrationRules } from '@pavilion/api/calls/auth';
import { memberContracts } from '@pavilion/api/calls/agents';
import { gameVendors, homeInputs, hotGames } from '@pavilion/api/calls/games';
import { clearVisit } from '@pavilion/storage';
import { enterMerchant } from '../session';
import { createHttpClient } from './create-http-client';
import { createSessionCache } from './session-cache';

const bangla = { brand: 'pavilion', language: 'bn' } as const;
const hot = { list: [] };
const vendors = { data: { lanes: [] } };

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

/** A page of the site in this tab, with the client that its remotes call. */
function page({ catalogue = 'monday', prefetched = {} }: { catalogue?: string; prefetched?: Record<string, unknown> } = {}) {
  const asked: string[] = [];
  const kept = createSessionCache(catalogue);
  const client = createHttpClient({
    prefetched,
    kept,
    transport: async ({ path }) => {
      asked.push(path.replace(/\?.*/, ''));
      const value = path.includes('hotGames') ? hot : path.includes('Vendor') ? vendors : { answer: asked.length };
      return { success: true, value };
    },
    hosts: [],
    locale: () => 'en',
    token: () => 'secret',
    onTokenRefused: () => undefined,
    encrypt: async (_call, body) => body,
    messageText: (code) => code,
  });
  return { asked, kept, client };
}

it.each([
  ['HOT_GAMES', (client: ReturnType<typeof page>['client']) => client.call(hotGames, homeInputs.hot(bangla))],
  ['gameVendor', (client: ReturnType<typeof page>['client']) => client.call(gameVendors, homeInputs.vendors(bangla))],
  ['validate', (client: ReturnType<typeof page>['client']) => client.call(registrationRules)],
  ['consolidated', (client: ReturnType<typeof page>['client']) => client.call(memberContracts)],
])('the next page of a visit reads %s from the session and asks nobody', async (key, ask) => {
  const first = page();
  const answer = await ask(first.client);
  expect(sessionStorage.getItem(key)).not.toBeNull();
  const next = page();

  expect(await ask(next.client)).toEqual(answer);
  expect(next.asked).toEqual([]);
});

it('what came with a page is kept as well', async () => {
  const answers = { 'GET /wps/relay/GCSGAME_newGameVendor?language=bn&platform=html5-desktop': vendors };
  await page({ prefetched: answers }).client.call(gameVendors, homeInputs.vendors(bangla));
  const next = page();

  expect(await next.client.call(gameVendors, homeInputs.vendors(bangla))).toEqual(vendors);
  expect(next.asked).toEqual([]);
});

it('asks again in another language, after the catalogue changed, and once the answer is old', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['queueMicrotask'] });
  await page().client.call(hotGames, homeInputs.hot(bangla));
  const asksAgain = async ({ language = 'bn', ...at }: { catalogue?: string; language?: 'bn' | 'en' } = {}) => {
    const before = { ...sessionStorage };
    const next = page(at);
    await next.client.call(hotGames, homeInputs.hot({ ...bangla, language }));
    for (const [key, text] of Object.entries(before)) sessionStorage.setItem(key, String(text));
    return next.asked.length === 1;
  };

  expect(await asksAgain()).toBe(false);
  expect(await asksAgain({ language: 'en' })).toBe(true);
  expect(await asksAgain({ catalogue: 'tuesday' })).toBe(true);
  jest.setSystemTime(299_000);
  expect(await asksAgain()).toBe(false);
  jest.setSystemTime(300_000);
  expect(await asksAgain()).toBe(true);
});

it('a change that an open page is told of makes lists old at once, and nothing else', async () => {
  const { client, kept, asked } = page();
  await client.call(hotGames, homeInputs.hot(bangla));
  await client.call(registrationRules);

  kept.forget(['hotGames', 'gameVendor']);
  await client.call(hotGames, homeInputs.hot(bangla));
  await client.call(registrationRules);

  expect(asked).toEqual([hotGames.path, registrationRules.path, hotGames.path]);
});

it('whoever signs out leaves none of it for the next', async () => {
  await page().client.call(memberContracts);
  clearVisit();
  const next = page();

  await next.client.call(memberContracts);

  expect(next.asked).toEqual([memberContracts.path]);
});

it.each(['{"broken', '5', '{"asked":"GET /wps/relay/GCSGAME_hotGamesV2","at":"now"}'])(
  'believes no garbage: %s',
  async (garbage) => {
    sessionStorage.setItem('HOT_GAMES', garbage);
    const { client, asked } = page();

    expect(await client.call(hotGames, homeInputs.hot(bangla))).toEqual(hot);
    expect(asked).toHaveLength(1);
  },
);

describe('the merchant', () => {
  it('is noted, and another page of the same brand goes on with what was kept', async () => {
    enterMerchant('pavilion');
    await page().client.call(registrationRules);

    enterMerchant('pavilion');

    expect(sessionStorage.getItem('merchant')).toBe('pavilion');
    expect(sessionStorage.getItem('validate')).not.toBeNull();
  });

  it('of another brand finds nothing of the one before, the session neither', async () => {
    enterMerchant('pavilion');
    sessionStorage.setItem('token', 'of-pavilion');
    await page().client.call(registrationRules);

    enterMerchant('lagoon');

    expect({ ...sessionStorage }).toEqual({ merchant: 'lagoon' });
  });
});
