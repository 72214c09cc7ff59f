import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { progress } from '@pavilion/tooling/bootstrap/progress.mjs';
import { runTs } from '@pavilion/tooling/bootstrap/run.mjs';
import { medianRatio, median, type Row, type Section } from './report';

const GATEWAY = join(import.meta.dirname, '../../gateway');
const GROWN = 1.5;

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  longest: number;
  unknown: number;
  processorMicroseconds: number;
}

interface BenchInstance {
  env: Record<string, string>;
}

async function measured<Found>(what: string, { env }: BenchInstance): Promise<Found> {
  return JSON.parse(await runTs('src/modules/money/wallet/bench/bench.ts', [what], { cwd: GATEWAY, env })) as Found;
}

/** Bets per second against pgbench's TPC-B on the same server, in turn. */
export async function benchWallet({ env, rounds }: BenchInstance & { rounds: number }): Promise<Section> {
  const pgbench = findPgbench();
  const title = `Wallet bets (${rounds} pairs)`;
  const bets: { batcher: number; http: Load }[] = [];
  const tpcb: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    progress(`  pair ${round + 1} of ${rounds} …`);
    bets.push(await measured('speed', { env }));
    if (pgbench) tpcb.push(runPgbench(pgbench, env.DATABASE_URL ?? '', round === 0));
  }
  const middle = (of: (bet: (typeof bets)[number]) => number) => median(bets.map(of)).toFixed(0);
  const rows = [
    { what: 'bets per second through the batcher', value: middle(({ batcher }) => batcher) },
    { what: 'bets per second through signed HTTP', value: middle(({ http }) => http.perSecond) },
    { what: 'processor time of the gateway for a signed bet', value: `${middle(({ http }) => http.processorMicroseconds)} µs` },
  ];
  if (!pgbench)
    return {
      title,
      rows,
      notes: ['pgbench is not installed here, so there is no ratio (on Debian: apt-get install postgresql-contrib).'],
    };
  const ratio = (of: (bet: (typeof bets)[number]) => number) =>
    medianRatio(bets.map((bet, index) => [of(bet), tpcb[index] ?? Number.NaN] as const));
  const [batched, signed] = [ratio(({ batcher }) => batcher), ratio(({ http }) => http.perSecond)];
  return {
    title,
    rows: [
      { what: 'through the batcher ÷ TPC-B', value: batched.toFixed(2), goal: '≥ 2.0', within: batched >= 2 },
      { what: 'through signed HTTP ÷ TPC-B', value: signed.toFixed(2), goal: '≥ 0.6', within: signed >= 0.6 },
      ...rows,
      { what: 'TPC-B transactions per second', value: median(tpcb).toFixed(0) },
    ],
    notes: [
      'Both loads share the machine with what they load: pgbench with 16 clients, ours with 128 callers, the signed bets from a process of its own that signed them beforehand. A thousand signed bets go before and are not counted.',
    ],
  };
}

/** Signed bets by one caller and by eight, and at a steady rate for a minute. */
export async function benchSignedBets({ env }: BenchInstance): Promise<Section> {
  const { one, eight } = await measured<Record<'one' | 'eight', Load>>('connections', { env });
  const steady = await measured<Record<'50' | '500', Load>>('steady', { env });
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  const rows = Object.entries(steady).flatMap(([rate, { perSecond, p50, p99, longest }]): Row[] => [
    { what: `of ${rate} a second, answered`, value: perSecond.toFixed(0) },
    { what: `at ${rate} a second: half of them within`, value: ms(p50) },
    { what: `at ${rate} a second: 99 of 100 within`, value: ms(p99), goal: '≤ 250 ms', within: p99 <= 250 },
    { what: `at ${rate} a second: the longest`, value: ms(longest), goal: '< 900 ms', within: longest < 900 },
  ]);
  return {
    title: 'Signed bets: callers, and a steady rate for a minute',
    rows: [
      { what: 'bets per second from one connection', value: one.perSecond.toFixed(0) },
      { what: 'bets per second from eight connections', value: eight.perSecond.toFixed(0) },
      { what: 'eight ÷ one', value: (eight.perSecond / one.perSecond).toFixed(2) },
      ...rows,
    ],
    notes: ['Times run from when a bet was due, not from when a connection was free to send it.'],
  };
}

/** Rounds where everybody is in all that a brand can offer, against rounds where nothing is. */
export async function benchPromotions({ env }: BenchInstance): Promise<Section> {
  const { plain, promoted } = await measured<Record<'plain' | 'promoted', number[]>>('promotions', { env });
  const ratio = medianRatio(promoted.map((each, pair) => [each, plain[pair] ?? Number.NaN] as const));
  return {
    title: `Signed rounds under promotions (${plain.length} pairs)`,
    rows: [
      {
        what: 'everybody in a bonus, missions, a rank, a rebate and boards ÷ nothing offered',
        value: ratio.toFixed(2),
        goal: '≥ 0.9',
        within: ratio >= 0.9,
      },
      { what: 'calls per second with all of it', value: median(promoted).toFixed(0) },
      { what: 'calls per second without', value: median(plain).toFixed(0) },
    ],
    notes: ['Bets and the ends of their rounds, each gateway with all its jobs, on databases of their own on one server.'],
  };
}

/** What a member with a million entries in the ledger waits for, against one with ten thousand. */
export async function benchGrowth({ env }: BenchInstance): Promise<Section> {
  const found = await measured<Record<string, Record<'few' | 'many', number>>>('growth', { env });
  const rows = Object.entries(found).map(([what, { few = Number.NaN, many = Number.NaN }]): Row => {
    const value = `${(many / few).toFixed(2)} (${few.toFixed(1)} → ${many.toFixed(1)} ms)`;
    return { what: `${what}: a million entries ÷ ten thousand`, value, goal: `≤ ${GROWN}`, within: many / few <= GROWN };
  });
  return {
    title: 'Growth of one member’s ledger',
    rows,
    notes: ['Both are asked in turn, three hundred times; the middle of each.'],
  };
}

function findPgbench(): string | undefined {
  const versions = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`)
    : [];
  return [...versions, '/usr/bin/pgbench', '/usr/local/bin/pgbench', '/opt/homebrew/bin/pgbench'].find((path) => existsSync(path));
}

/** TPC-B at scale 10 in a schema-less database of its own on the same server. */
function runPgbench(program: string, url: string, first: boolean): number {
  const address = new URL(url);
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(address.password) };
  const target = ['-h', address.hostname, '-p', address.port, '-U', address.username];
  const database = address.pathname.slice(1);
  if (first) execFileSync(program, [...target, '-q', '-i', '-s', '10', database], { env, stdio: 'ignore' });
  const printed = execFileSync(program, [...target, '-c', '16', '-j', '2', '-T', '5', '-n', database], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return Number(/tps = ([\d.]+)/.exec(printed)?.[1]);
}
