import { setTimeout as pause } from 'node:timers/promises';
import type { Instance } from '@pavilion/tooling/bootstrap/platform.mjs';
import { progress } from '@pavilion/tooling/bootstrap/progress.mjs';
import { httpRequest } from '../http-request';
import { PASSWORD } from '../identity/lagoon';
import { passCaptcha } from '../identity/pass-captcha';
import { envelopeKey, sealIn } from '../send-encrypted';
import { median, type Section } from './report';

const FLOOD = 250;
const MEMBERS = 20;
/** As many a second as a busy evening has; more would be a flood of sign-ins. */
const PAUSE_MS = 150;
const [REGISTER, SIGN_IN] = [
  ['PUT', '/wps/member/register'],
  ['POST', '/wps/session/login'],
] as const;

interface Flood {
  signIns: number[];
  calm: number[];
  /** Statuses of the registrations. */
  registrations: number[];
}

/**
 * Sign-ins beside as many registrations at once, each from a network of its own with its captcha read and its work done: the flood of somebody who
 * has all of that.
 */
export async function benchDoors({
  instance,
  env,
  rounds,
}: {
  instance: Instance;
  env: Record<string, string>;
  rounds: number;
}): Promise<Section> {
  process.env.DATABASE_URL = env.DATABASE_URL;
  const door = createDoor(`http://pavilion.localhost:${instance.port}`);
  const members = Array.from({ length: MEMBERS }, () => door.newName());
  for (const name of members) await door.registration(name).then((register) => register());
  const found: Flood[] = [];
  for (let round = 0; round < rounds; round += 1) {
    progress(`  flood ${round + 1} of ${rounds} …`);
    found.push(await flood(door, members));
  }
  const all = (of: keyof Flood) => found.flatMap((each) => each[of]);
  const [p95, statuses] = [percentile(all('signIns'), 0.95), all('registrations')];
  const refused = all('signIns').filter((time) => time === Number.POSITIVE_INFINITY).length;
  const count = (status: number) => (statuses.filter((each) => each === status).length / rounds).toFixed(0);
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  return {
    title: `Sign-in under a flood of ${FLOOD} registrations (${rounds} floods)`,
    rows: [
      { what: 'sign-in beside the flood: 95 of 100 within', value: ms(p95), goal: '≤ 1000 ms', within: p95 <= 1_000 },
      { what: 'the same: refused', value: String(refused), goal: '0', within: refused === 0 },
      { what: 'the same: half of them within', value: ms(median(all('signIns'))) },
      { what: 'without a flood: half of them within', value: ms(median(all('calm'))) },
      { what: `registered of ${FLOOD}`, value: count(200) },
      { what: 'told to come again (503)', value: count(503) },
    ],
    notes: ['The load shares the machine with the gateway. Captchas are read, and envelopes sealed, before a flood begins.'],
  };
}

type Door = ReturnType<typeof createDoor>;

function createDoor(origin: string) {
  let people = 0;
  const headers = () => ({ 'x-forwarded-for': `2001:db8:${(people += 1).toString(16)}:1::1` });
  const statusOf = async (call: readonly [string, string], from: object, body: object) => {
    const { text } = await httpRequest(origin, ...call, { headers: from, body });
    const answer = JSON.parse(text) as { success: boolean; code?: string };
    if (answer.success) return 200;
    if (answer.code === 'register.busy' || answer.code === 'service.unavailable') return 503;
    throw new Error(text);
  };
  return {
    newName: () => `d${Date.now().toString(36).slice(-6)}${(people += 1).toString(36)}`,
    /** Everything a registration needs but the call itself. */
    async registration(username: string): Promise<() => Promise<number>> {
      const from = headers();
      const agreed = { termsAccepted: true, adultConfirmed: true, registerMethod: 'WEB', domain: 'pavilion.localhost' };
      const proof = await passCaptcha(origin, from);
      const body = { username, password: PASSWORD, confirmPassword: PASSWORD, ...agreed, ...proof };
      const sealed = sealIn(await envelopeKey(origin), ...REGISTER, body);
      return () => statusOf(REGISTER, from, sealed);
    },
    async signIn(username: string): Promise<() => Promise<number>> {
      const from = headers();
      const sealed = sealIn(await envelopeKey(origin), ...SIGN_IN, { username, password: PASSWORD });
      return () => statusOf(SIGN_IN, from, sealed);
    },
  };
}

async function flood(door: Door, members: readonly string[]): Promise<Flood> {
  const prepareSignIns = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => door.signIn(members[at % members.length] ?? '')));
  const calm = await timesOf(await prepareSignIns(MEMBERS), () => true);
  const registrations: (() => Promise<number>)[] = [];
  for (let at = 0; at < FLOOD; at += 1) registrations.push(await door.registration(door.newName()));
  const prepared = await prepareSignIns(10 * MEMBERS);
  let over = false;
  const flooding = Promise.all(registrations.map((register) => register()));
  void flooding.finally(() => (over = true));
  const signIns = await timesOf(prepared, () => !over);
  return { calm, signIns, registrations: await flooding };
}

/** How long each took, one begun every few moments, as long as `goesOn`. */
async function timesOf(calls: readonly (() => Promise<number>)[], goesOn: () => boolean): Promise<number[]> {
  const running: Promise<number>[] = [];
  for (const call of calls) {
    if (!goesOn()) break;
    const begun = performance.now();
    running.push(
      // Whoever is refused waits without end.
      call().then((status) => (status === 200 ? performance.now() - begun : Number.POSITIVE_INFINITY)),
    );
    await pause(PAUSE_MS);
  }
  return Promise.all(running);
}

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
