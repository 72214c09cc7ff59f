import { verifyProof } from '../../proofs/verify-proof';
import type { LedgerEntry, WalletRequest } from '../../testing/test-merchant';
import type { TestStudio } from '../../testing/test-studio';
import type { Played, Sitting } from '../play-model';
import { type Finding, Problems } from './check';

/** Each round is one signed bet and one signed win, in this order and about this round; nothing else was sent. */
export function checkWallet({ merchant }: TestStudio, { sittings }: Played): Finding {
  const problems = new Problems();
  const calls = byUser(merchant.requests.filter(({ path }) => path.startsWith('/transaction')));
  const ids = new Set<string>();
  for (const { user, rounds, player } of sittings) {
    const sent = calls.get(user) ?? [];
    problems.unless(
      sent.length === rounds.length * 2,
      `${user} played ${rounds.length} rounds, and the wallet had ${sent.length} calls`,
    );
    for (const [at, { view }] of rounds.entries()) {
      const [bet, win] = [sent[at * 2], sent[at * 2 + 1]];
      const where = `round ${at} of ${user}`;
      if (!bet || !win) continue;
      const both = [bet, win].every(
        ({ currency, token, game_code, round }) =>
          currency === 'BDT' && token === `token-of-${user}` && game_code === player.title.code && round === bet.round,
      );
      problems.unless(both, `the calls of ${where} are about something else`);
      problems.unless(bet.path === '/transaction/bet' && win.path === '/transaction/win', `${where} sent ${bet.path}, ${win.path}`);
      problems.unless(bet.amount === Number(view.stake), `${where} took ${bet.amount} of a stake of ${view.stake}`);
      problems.unless(win.amount === Number(view.payout), `${where} paid ${win.amount} of a win of ${view.payout}`);
      problems.unless(win.reference_transaction_uuid === bet.transaction_uuid, `the win of ${where} names another bet`);
      problems.unless(!bet.round_closed && win.round_closed, `${where} is closed at the wrong call`);
      for (const { transaction_uuid } of [bet, win]) {
        problems.unless(!ids.has(transaction_uuid), `${where} uses a transaction twice`);
        ids.add(transaction_uuid);
      }
    }
  }
  problems.unless(merchant.badSignatures === 0, `${merchant.badSignatures} calls were not signed as they must be`);
  return { check: 'wallet', figures: `${ids.size} signed calls`, problems: problems.list };
}

/** The operator's books have each round's two entries, and they add up to what the player was told. */
export function checkLedger({ merchant }: TestStudio, { sittings }: Played): Finding {
  const problems = new Problems();
  const entries = byUser(merchant.entries);
  const answers = new Map(
    merchant.calls.filter(({ path }) => path === '/transaction/win').map((call) => [call.round, call.answer]),
  );
  let count = 0;
  for (const { user, rounds, afterBets } of sittings) {
    const booked = entries.get(user) ?? [];
    count += booked.length;
    problems.unless(
      booked.length === rounds.length * 2,
      `${user} played ${rounds.length} rounds, and the books have ${booked.length} entries`,
    );
    for (const [at, { bet, view }] of rounds.entries()) {
      const [taken, paid] = [booked[at * 2], booked[at * 2 + 1]];
      if (!taken || !paid) continue;
      const right = taken.amount === -Number(bet.stake) && paid.amount === Number(view.payout);
      problems.unless(right, `the books have ${taken.amount} and ${paid.amount} for round ${at} of ${user}`);
      const { balance } = JSON.parse(answers.get(paid.round) ?? '{}') as { balance?: number };
      problems.unless(view.balance === String(balance), `round ${at} of ${user} told another balance than the operator`);
    }
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
