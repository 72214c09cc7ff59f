import { createHash } from 'node:crypto';
import type { RoundSeeds } from '../../models/model';
import type { Played, PlayedRound, Sitting } from '../play-model';
import { same } from '../player';
import { ALPHA, chebyshevP, chiSquareP, normalP, runsZ, serialZ } from '../statistics';
import { type Finding, Problems } from './check';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The seeds of a sitting's rounds as they were revealed, if they were. */
function seedsOf({ revealed, beforeBets }: Sitting) {
  return revealed.find(({ serverSeedHash }) => serverSeedHash === beforeBets.seeds.serverSeedHash);
}

/** Commitments shown before the bet; seeds that fit them; no seed told early or used twice. */
export function checkCommitments({ sittings }: Played): Finding {
  const problems = new Problems();
  const hashes = sittings.flatMap(({ atLaunch, beforeBets }) => [
    atLaunch.seeds.serverSeedHash,
    beforeBets.seeds.serverSeedHash,
    beforeBets.seeds.nextServerSeedHash,
  ]);
  for (const sitting of sittings) {
    const { user, atLaunch, beforeBets, afterBets, clientSeed, rounds, revealed } = sitting;
    const committedFirst = beforeBets.seeds.serverSeedHash === atLaunch.seeds.nextServerSeedHash;
    problems.unless(committedFirst, `${user} chose a client seed, and then had another server seed than the one committed to`);
    problems.unless(beforeBets.seeds.clientSeed === clientSeed, `${user} does not play with the client seed they chose`);
    problems.unless(beforeBets.seeds.nonce === 0, `${user} begins a new seed at nonce ${beforeBets.seeds.nonce}`);
    problems.unless(
      afterBets.seeds.nonce === rounds.length,
      `${user} is told of ${afterBets.seeds.nonce} rounds, not ${rounds.length}`,
    );
    const early = afterBets.rounds.some(({ serverSeed }) => serverSeed !== null);
    problems.unless(!early, `${user} was told a server seed that is still in use`);
    const used = seedsOf(sitting);
    problems.unless(used !== undefined, `${user} was not told the seed after it was used`);
    for (const { serverSeed, serverSeedHash } of revealed) {
      problems.unless(/^[0-9a-f]{64}$/.test(serverSeed), `a server seed of ${user} has not 256 bits`);
      problems.unless(sha256(serverSeed) === serverSeedHash, `a server seed of ${user} does not fit its commitment`);
    }
    if (used) {
      problems.unless(used.clientSeed === clientSeed, `${user} is told another client seed than the one they chose`);
      problems.unless(used.rounds === rounds.length, `${user} is told of ${used.rounds} rounds on a seed, not ${rounds.length}`);
    }
  }
  problems.unless(new Set(hashes).size === hashes.length, 'a server seed was used for two');
  return { check: 'commitment', figures: `${hashes.length} commitments`, problems: problems.list };
}

/** Each round worked out anew from the revealed seeds, by the rules as they are published. */
export function checkDeterminism({ audited, sittings }: Played): Finding {
  const problems = new Problems();
  eachRound(sittings, ({ bet, view }, seeds, where, nonce) => {
    problems.unless(view.state === 'settled', `${where} ended as ${view.state}`);
    problems.unless(view.nonce === nonce, `${where} has nonce ${view.nonce}, not ${nonce}`);
    const { outcome } = audited.rework(bet, seeds);
    const told = audited.told(view);
    problems.unless(same(told, outcome), `${where} came to ${JSON.stringify(told)}, its seeds lead to ${JSON.stringify(outcome)}`);
  });
  return { check: 'determinism', figures: `${roundsIn(sittings)} rounds worked out anew`, problems: problems.list };
}

/** Of fewer, one rare win decides the sum, and the normal curve says nothing of it. */
const ENOUGH_ROUNDS = 1_000;

/** Each payout by the published rules, to the last unit; and all of them together against the exact return. */
export function checkPayouts({ audited, sittings }: Played): Finding {
  const problems = new Problems();
  let [paid, mean, variance, largest] = [0, 0, 0, 0n];
  eachRound(sittings, ({ bet, view }, seeds, where) => {
    const { payout } = audited.rework(bet, seeds);
    problems.unless(view.payout === String(payout), `${where} paid ${view.payout}, by the rules it pays ${payout}`);
    problems.unless(view.stake === bet.stake, `${where} took ${view.stake}, the bet was ${bet.stake}`);
    const odds = audited.odds(bet);
    paid += Number(view.payout) / Number(bet.stake);
    mean += odds.mean;
    variance += odds.variance;
    if (payout > largest) largest = payout;
  });
  const z = (paid - mean) / Math.sqrt(variance);
  const count = roundsIn(sittings);
  const chance = count < ENOUGH_ROUNDS ? chebyshevP(z) : normalP(z);
  problems.unless(chance >= ALPHA, `the return lies too far from the exact one (z ${z.toFixed(2)})`);
  problems.unless(largest <= audited.largestWin, `a win of ${largest} is above the largest that is published`);
  const percent = (sum: number) => `${((sum / count) * 100).toFixed(2)} %`;
  return { check: 'payouts', figures: `${percent(paid)} of ${percent(mean)}, z ${z.toFixed(2)}`, problems: problems.list };
}

export function checkDistribution({ audited, sittings }: Played): Finding {
  const outcomes = outcomesOf(audited, sittings);
  let [value, degrees] = [0, 0];
  for (const { chances, cellOf } of audited.draws) {
    const seen = chances.map(() => 0);
    for (const outcome of outcomes) seen[cellOf(outcome)] = (seen[cellOf(outcome)] ?? 0) + 1;
    for (const [cell, chance] of chances.entries()) {
      const expected = chance * outcomes.length;
      value += ((seen[cell] ?? 0) - expected) ** 2 / expected;
    }
    degrees += chances.length - 1;
  }
  const p = chiSquareP(value, degrees);
  return looked('distribution', `χ² ${value.toFixed(1)} of ${degrees}, p ${p.toFixed(3)}`, p);
}

export function checkRuns({ audited, sittings }: Played): Finding {
  const z = runsZ(outcomesOf(audited, sittings).map((outcome) => audited.measure(outcome)));
  return looked('runs', `z ${z.toFixed(2)}`, normalP(z));
}

export function checkSerial({ audited, sittings }: Played): Finding {
  const z = serialZ(outcomesOf(audited, sittings).map((outcome) => audited.measure(outcome)));
  return looked('serial correlation', `z ${z.toFixed(2)}`, normalP(z));
}

function looked(check: string, figures: string, p: number): Finding {
  return { check, figures, problems: p >= ALPHA ? [] : [`outcomes are not as chance makes them (${figures}, at 99 %)`] };
}

function outcomesOf(audited: Played['audited'], sittings: readonly Sitting[]): unknown[] {
  return sittings.flatMap(({ rounds }) => rounds.map(({ view }) => audited.told(view)).filter((told) => told !== null));
}

function roundsIn(sittings: readonly Sitting[]): number {
  return sittings.reduce((sum, { rounds }) => sum + rounds.length, 0);
}

function eachRound(
  sittings: readonly Sitting[],
  look: (round: PlayedRound, seeds: RoundSeeds, where: string, nonce: number) => void,
): void {
  for (const sitting of sittings) {
    const used = seedsOf(sitting);
    if (!used) continue;
    for (const [nonce, round] of sitting.rounds.entries())
      look(
        round,
        { serverSeed: used.serverSeed, clientSeed: sitting.clientSeed, nonce },
        `round ${nonce} of ${sitting.user}`,
        nonce,
      );
  }
}
