import type { Call, SessionKey } from '@pavilion/api';
import { json, type StorageEntry, storedValue } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';
import { responseKey } from './prefetched-responses';

const MINUTE_MS = 60_000;

/** For how long an answer is as good as a new one. Rules of registration are short-lived, because nothing tells an open page that they changed. */
const MAX_AGE_MS: Readonly<Record<SessionKey, number>> = {
  hotGames: 5 * MINUTE_MS,
  gameVendor: 5 * MINUTE_MS,
  registrationRules: MINUTE_MS,
  memberContracts: 15 * MINUTE_MS,
};

const { hotGames, gameVendor, registrationRules, memberContracts } = storageKeys;
const ENTRIES = { hotGames, gameVendor, registrationRules, memberContracts } as const satisfies Record<SessionKey, StorageEntry>;

/** What a change of the catalogue makes old. */
export const catalogueKeys = ['hotGames', 'gameVendor'] as const satisfies readonly SessionKey[];

const isOfCatalogue = (name: SessionKey) => catalogueKeys.some((each) => each === name);

interface StoredResponse {
  /** The call with its input. */
  asked: string;
  /** When it was answered, in ms. */
  at: number;
  /** The catalogue of the page that asked. */
  catalogue?: string | undefined;
  value: unknown;
}

/** Answers that the session keeps from one page of the site to the next. */
export interface SessionCache {
  /** The answer, while it is fresh. */
  read(call: Call<unknown, unknown>, input: unknown): { value: unknown } | undefined;
  /** Keeps the answer to a call that says so; others are let go. */
  write(call: Call<unknown, unknown>, input: unknown, value: unknown): void;
  forget(names: readonly SessionKey[]): void;
}

/** `catalogue` is what the page says of its own: what was kept with another one is asked for again. */
export function createSessionCache(catalogue: string | undefined): SessionCache {
  return {
    read(call, input) {
      const name = call.keptAs;
      const found = name && storedResponse(name)?.read();
      if (!found || found.asked !== responseKey(call, input)) return undefined;
      const age = Date.now() - found.at;
      const isFresh = age >= 0 && age < MAX_AGE_MS[name];
      return isFresh && (!isOfCatalogue(name) || found.catalogue === catalogue) ? { value: found.value } : undefined;
    },
    write(call, input, value) {
      const name = call.keptAs;
      if (!name) return;
      const own = isOfCatalogue(name) ? { catalogue } : {};
      storedResponse(name)?.write({ asked: responseKey(call, input), at: Date.now(), ...own, value });
    },
    forget(names) {
      for (const name of names) storedResponse(name)?.remove();
    },
  };
}

/** Nothing for a name that only the shell of a newer release knows. */
function storedResponse(name: SessionKey) {
  return name in MAX_AGE_MS ? storedValue(ENTRIES[name], json(readResponse)) : undefined;
}

function readResponse(found: unknown): StoredResponse | undefined {
  const { asked, at, value, catalogue } = found as Partial<StoredResponse>;
  if (typeof asked !== 'string' || typeof at !== 'number' || value === undefined) return undefined;
  return { asked, at, value, ...(typeof catalogue === 'string' && { catalogue }) };
}
