import { verifyProof } from '../../proofs/verify-proof';
import type { LedgerEntry, WalletRequest } from '../../testing/test-merchant';
import type { TestStudio } from '../../testing/test-studio';
import type { Played, Sitting } from '../play-model';
import { same, type View } from '../player';
import { type Finding, Problems } from './check';

/** Each round is one signed bet, a signed bet for each step that costs money, and one signed win, in this order and about this round; nothing else was sent. */
export function checkWallet({ merchant }: TestStudio, played: Played): Finding {
  const problems = new Problems();
  const calls = byUser(merchant.requests.filter(({ path }) => path.startsWith('/transaction')));
  const ids = new Set<string>();
  for (const sitting of played.sittings) {
    const { user, player } = sitting;
    const sent = [...(calls.get(user) ?? [])];
    for (const [at, { stake, raises, payout }] of expectedOf(played, sitting).entries()) {
      const where = `round ${at} of ${user}`;
      const [bet, ...more] = sent.splice(0, raises.length + 2);
      const win = more.pop();
      if (!bet || !win) {
        problems.unless(false, `${where} has no bet and no win`);
        continue;
      }
      const all = [bet, ...more, win].every(
        ({ currency, token, game_code, round }) =>
          currency === 'BDT' && token === `token-of-${user}` && game_code === player.title.code && round === bet.round,
      );
      problems.unless(all, `the calls of ${where} are about something else`);
      const paths = [bet, ...more].every(({ path }) => path === '/transaction/bet') && win.path === '/transaction/win';
      problems.unless(paths, `${where} sent ${[bet, ...more, win].map(({ path }) => path).join(', ')}`);
      problems.unless(bet.amount === stake, `${where} took ${bet.amount} of a stake of ${stake}`);
      const costs = more.map(({ amount }) => amount);
      problems.unless(same(costs, raises), `${where} took ${costs.join(', ')} for steps that cost ${raises.join(', ')}`);
      problems.unless(win.amount === payout, `${where} paid ${win.amount} of a win of ${payout}`);
      problems.unless(win.reference_transaction_uuid === bet.transaction_uuid, `the win of ${where} names another bet`);
      problems.unless(
        ![bet, ...more].some((call) => call.round_closed) && win.round_closed,
        `${where} is closed at the wrong call`,
      );
      for (const { transaction_uuid } of [bet, ...more, win]) {
        problems.unless(!ids.has(transaction_uuid), `${where} uses a transaction twice`);
        ids.add(transaction_uuid);
      }
    }
    problems.unless(sent.length === 0, `the wallet of ${user} had ${sent.length} calls more than there were rounds for`);
  }
  problems.unless(merchant.badSignatures === 0, `${merchant.badSignatures} calls were not signed as they must be`);
  return { check: 'wallet', figures: `${ids.size} signed calls`, problems: problems.list };
}

interface Expected {
  readonly view: View;
  readonly stake: number;
  readonly raises: readonly number[];
  readonly payout: number;
}

/** What has to move in each round: the stake that was bet, what its steps cost by the published rules, and what the player was told of the end. */
function expectedOf({ audited }: Played, { rounds, revealed, clientSeed, beforeBets }: Sitting): Expected[] {
  const used = revealed.find(({ serverSeedHash }) => serverSeedHash === beforeBets.seeds.serverSeedHash);
  return rounds.map(({ bet, view }) => {
    const seeds = { serverSeed: used?.serverSeed ?? '', clientSeed, nonce: view.nonce };
    const raises = audited.rework(bet, seeds).raises ?? [];
    return { view, stake: Number(bet.stake), raises: raises.map(Number), payout: Number(view.payout) };
  });
}

/** The operator's books have the entries of each round, and they add up to what the player was told. */
export function checkLedger({ merchant }: TestStudio, played: Played): Finding {
  const problems = new Problems();
  const entries = byUser(merchant.entries);
  const answers = new Map(
    merchant.calls.filter(({ path }) => path === '/transaction/win').map((call) => [call.round, call.answer]),
  );
  let count = 0;
  for (const sitting of played.sittings) {
    const { user, afterBets } = sitting;
    const booked = entries.get(user) ?? [];
    const left = [...booked];
    count += booked.length;
    for (const [at, { view, stake, raises, payout }] of expectedOf(played, sitting).entries()) {
      const of = left.splice(0, raises.length + 2);
      const amounts = of.map(({ amount }) => amount);
      const right = same(amounts, [...[stake, ...raises].map((taken) => -taken), payout]);
      problems.unless(right, `the books have ${amounts.join(' and ')} for round ${at} of ${user}`);
      const { balance } = JSON.parse(answers.get(of.at(-1)?.round ?? '') ?? '{}') as { balance?: number };
      problems.unless(view.balance === String(balance), `round ${at} of ${user} told another balance than the operator`);
    }
    problems.unless(left.length === 0, `the books of ${user} have ${left.length} entries more than there were rounds for`);
    const sum = booked.reduce((total, { amount }) => total + amount, 0);
    problems.unless(afterBets.net === String(sum), `${user} is told ${afterBets.net}, the books say ${sum}`);
  }
  return { check: 'ledger', figures: `${count} entries`, problems: problems.list };
}

/** The last round of each player is proved, with the operator's entries in the proof. */
export async function checkProofs(studio: TestStudio, { sittings }: Played): Promise<Finding> {
  const problems = new Problems();
  for (const { user } of sittings) {
    const text = await proofOfLast(studio, user);
    try {
      verifyProof(text, studio.publicKeyPem);
    } catch (error) {
      problems.unless(false, `the proof of the last round of ${user} is refused: ${(error as Error).message}`);
    }
  }
  return { check: 'proofs', figures: `${sittings.length} verified`, problems: problems.list };
}

/** As the operator asks for it: with the entries of its books. */
export async function proofOfLast({ merchant, ask }: TestStudio, user: Sitting['user']): Promise<string> {
  const round = merchant.entries.findLast((entry) => entry.user === user)?.round;
  const ledger = merchant.entries
    .filter((entry) => entry.round === round)
    .map(({ transaction_uuid, amount }) => ({ transaction_uuid, amount }));
  return (await ask('round/proof', { round, user, ledger })).body;
}

function byUser<Item extends WalletRequest | LedgerEntry>(items: readonly Item[]): ReadonlyMap<string, readonly Item[]> {
  const users = new Map<string, Item[]>();
  for (const item of items) {
    const known = users.get(item.user);
    if (known) known.push(item);
    else users.set(item.user, [item]);
  }
  return users;
}
