import type { BrowserContext } from '@playwright/test';
import { LONG_ROWS } from './long-rows';
import { AMOUNT, NAME, OPERATOR, REASON, REFERENCE, USER_NAME } from './long-values';

const OPERATORS = ['who', 'by', 'operator', 'proposedBy', 'requestedBy', 'createdBy', 'revokedBy', 'holder'];
const NAMES = ['displayName', 'nickname'];
const REFERENCES = ['reference', 'shownReference', 'round', 'related'];
const AMOUNTS = [
  ...['amount', 'balance', 'effect', 'fee', 'paid', 'received', 'arrived', 'credited', 'owed', 'done', 'needed', 'points', 'cap'],
  ...['sum', 'open', 'short', 'missing', 'takenBack', 'worth'],
  ...['main', 'bonus', 'staked', 'bets', 'wins', 'won', 'revenue', 'deposits', 'withdrawals', 'stake', 'loss', 'gain', 'off'],
];

/** Lets every list of the console hold rows with names, references and amounts as long as any: only what the screen makes of them is looked at. */
export async function withMuchToDo(context: BrowserContext): Promise<void> {
  await context.route(/\/staff\//, async (route) => {
    const asked = route.request();
    const isRead = asked.method() === 'GET' || asked.url().endsWith('/search');
    if (!isRead || asked.resourceType() !== 'fetch' || asked.url().includes('/session')) return route.fallback();
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    const answer = (await response.json()) as { value?: unknown };
    if (answer.value) answer.value = withRows(asked.url(), lengthened(answer.value));
    return route.fulfill({ response, json: answer });
  });
}

function withRows(url: string, value: unknown): unknown {
  const lists = LONG_ROWS.filter(([address]) => address.test(url)).map(([, list, rows]) => [list, rows] as const);
  return lists.length > 0 ? { ...(value as object), ...Object.fromEntries(lists) } : value;
}

/** The same with everything in it as long as it may be. */
function lengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, long(key, each, 'id' in value)]));
}

function long(key: string, value: unknown, isSomebody: boolean): unknown {
  if (typeof value !== 'string') return lengthened(value);
  if (AMOUNTS.includes(key) && /^-?\d+$/.test(value)) return value.startsWith('-') ? `-${AMOUNT}` : AMOUNT;
  if (key === 'account') return isSomebody ? USER_NAME : value;
  if (OPERATORS.includes(key)) return OPERATOR;
  if (NAMES.includes(key)) return NAME;
  if (REFERENCES.includes(key)) return REFERENCE;
  return key === 'reason' ? REASON : value;
}
