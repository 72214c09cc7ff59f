import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { RoundView } from '../rounds/round-view';
import type { TestStudio } from '../testing/test-studio';
import type { Title } from '../titles/title';
import type { SampleBet } from './audited-model';

export type View = RoundView & Readonly<Record<string, unknown>>;

interface SeedsView {
  readonly serverSeedHash: string;
  readonly nextServerSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

interface Revealed {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly rounds: number;
}

/** A round in the list of a session, with its seeds. */
type ListedRound = View & { readonly serverSeedHash: string; readonly clientSeed: string; readonly serverSeed: string | null };

interface SessionView {
  readonly balance: string;
  readonly net: string;
  readonly cycleMs: number;
  readonly seeds: SeedsView;
  readonly openRound: View | null;
  readonly free: { readonly left: number } | null;
  readonly rounds: readonly ListedRound[];
}

export interface Answer<Value> {
  readonly status: number;
  readonly code?: string;
  readonly value: Value;
}

const CLOSED = ['settled', 'rolled_back', 'refused'];
/** While the wallet is asked for a stake or for a raise. */
const ASKING = ['betting', 'raising'];
/** An operator that answers is waited for, however much the machine has to do: what is sent twice counts as a fault. */
export const PATIENT_MS = 30_000;

/** Somebody at a title, with the same calls that its page makes. */
export type AuditPlayer = Awaited<ReturnType<typeof sitDown>>;

export async function sitDown(studio: TestStudio, title: Title, user: string | undefined, currency = 'BDT', fields: object = {}) {
  const who = user === undefined ? { user, token: undefined } : { user, token: `token-of-${user}` };
  const page = await studio.launch({ ...who, game_code: title.code, currency, lang: 'en', ...fields });
  const get = async <Value>(path: string) => answered<Value>(await page.get(path));
  const post = async <Value>(path: string, body: object) => answered<Value>(await page.post(path, body));
  const round = (roundId: string) => get<View>(`/api/rounds/${roundId}`);
  /** A step can be taken once the money for what came before it is there: where the wallet is slow, the round is asked for until then. */
  const whileMoneyMoves = async (answer: Answer<View>): Promise<Answer<View>> => {
    const deadline = Date.now() + PATIENT_MS;
    let latest = answer;
    while (ASKING.includes(latest.value?.state ?? '') && Date.now() < deadline) {
      await pause(20);
      latest = await round(answer.value.roundId);
    }
    return latest;
  };
  /** The bet, and its steps as long as the round goes on; one that may not be taken then is passed over. */
  const bet = async ({ steps = [], ...fields }: SampleBet, roundId: string = randomUUID()) => {
    let answer = await whileMoneyMoves(await post<View>('/api/rounds', { roundId, ...fields }));
    let number = 1;
    for (const step of steps) {
      if (answer.value?.state !== 'playing') break;
      const taken = await post<View>(`/api/rounds/${roundId}/steps`, { number, ...step });
      if (taken.code === 'step.not_allowed') continue;
      answer = await whileMoneyMoves(taken);
      number += 1;
    }
    return answer;
  };
  const finished = async (view: View): Promise<View> => {
    const deadline = Date.now() + PATIENT_MS;
    let latest = view;
    while (!CLOSED.includes(latest.state)) {
      if (Date.now() > deadline) throw new Error(`a round of ${title.code} did not end: it stayed ${latest.state}`);
      await pause(20);
      latest = (await round(view.roundId)).value;
    }
    return latest;
  };
  return {
    title,
    address: page.address,
    user,
    session: async () => (await get<SessionView>('/api/session')).value,
    seeds: async () => (await get<{ seeds: SeedsView; revealed: readonly Revealed[] }>('/api/seeds')).value,
    rotate: (clientSeed: string) => post<{ seeds: SeedsView; revealed: readonly Revealed[] }>('/api/seeds/rotate', { clientSeed }),
    round,
    bet,
    /** All that can be asked for, as it is answered: the page, and every call that it makes. */
    everything: async (roundId: string): Promise<unknown[]> => {
      const asked = ['session', 'balance', 'seeds', 'fairness', `rounds/${roundId}`, `replays/${roundId}`];
      const { body } = await studio.app.inject({ url: new URL(page.address).pathname });
      return [body, ...(await Promise.all(asked.map((path) => page.get(`/api/${path}`))))];
    },
    send: (path: string, body: object, pressedAt?: number) => page.post(path, body, pressedAt),
    /** A whole round, to its end. */
    async play(sample: SampleBet): Promise<View> {
      const { status, code, value } = await bet(sample);
      if (status !== 200) throw new Error(`a bet on ${title.code} that may be played was refused: ${code}`);
      return finished(value);
    },
    finished,
  };
}

function answered<Value>({ status, json }: { status: number; json: { code: string; value: unknown } }): Answer<Value> {
  return { status, code: json.code, value: json.value as Value };
}

export const same = isDeepStrictEqual;
