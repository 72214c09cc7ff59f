import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runTs } from '@pavilion/tooling/bootstrap/run.mjs';
import { medianRatio, median, type Section } from './report';

const GATEWAY = join(import.meta.dirname, '../../gateway');

interface Bets {
  /** Bets per second through the batcher, in the database. */
  batcher: number;
  /** Bets per second through signed HTTP. */
  http: number;
}

/** Bets per second against pgbench's TPC-B on the same server, in turn. */
export async function benchWallet({ env, rounds }: { env: Record<string, string>; rounds: number }): Promise<Section> {
  const pgbench = findPgbench();
  const title = `Wallet bets (${rounds} pairs)`;
  const bets: Bets[] = [];
  const tpcb: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bets.push(JSON.parse(await runTs('src/modules/wallet/bench.ts', [], { cwd: GATEWAY, env })) as Bets);
    if (pgbench) tpcb.push(runPgbench(pgbench, env.DATABASE_URL ?? '', round === 0));
  }
  const rows = [
    { what: 'bets per second through the batcher', value: median(bets.map(({ batcher }) => batcher)).toFixed(0) },
    { what: 'bets per second through signed HTTP', value: median(bets.map(({ http }) => http)).toFixed(0) },
  ];
  if (!pgbench)
    return {
      title,
      rows,
      notes: ['pgbench is not installed here, so there is no ratio (on Debian: apt-get install postgresql-contrib).'],
    };
  const ratio = (of: (bet: Bets) => number) => medianRatio(bets.map((bet, index) => [of(bet), tpcb[index] ?? Number.NaN] as const));
  const [batched, signed] = [ratio(({ batcher }) => batcher), ratio(({ http }) => http)];
  return {
    title,
    rows: [
      { what: 'through the batcher ÷ TPC-B', value: batched.toFixed(2), goal: '≥ 2.0', within: batched >= 2 },
      { what: 'through signed HTTP ÷ TPC-B', value: signed.toFixed(2), goal: '≥ 0.6', within: signed >= 0.6 },
      ...rows,
      { what: 'TPC-B transactions per second', value: median(tpcb).toFixed(0) },
    ],
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
