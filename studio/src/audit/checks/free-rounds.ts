import { createHash, randomUUID } from 'node:crypto';
import type { ModelId } from '../../models/model-id';
import { modelOf } from '../../models/models';
import { verifyProof } from '../../proofs/verify-proof';
import type { TestStudio } from '../../testing/test-studio';
import type { Title } from '../../titles/title';
import { TITLES } from '../../titles/titles';
import type { SampleBet } from '../audited-model';
import { auditedModel } from '../audited-models';
import { type AuditPlayer, same, sitDown, type View } from '../player';
import { type Finding, Problems } from './check';
import { proofOfLast } from './money';

const ROUNDS = 3;
const [BET, WIN] = ['/transaction/bet', '/transaction/win'];
/** A stake that the operator refuses: the round was not played. */
const REFUSED = { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' } as const;
const CLIENT_SEED = 'chosen-for-free-rounds';

interface Gift {
  readonly studio: TestStudio;
  readonly problems: Problems;
  readonly id: ModelId;
  readonly title: Title;
  readonly player: AuditPlayer;
  readonly user: string;
  readonly bet: SampleBet;
  readonly reward: string;
}

/** Rounds that an operator gives: they cost nothing, are decided and pay as others do, and are no more than were given, for nobody else, at no other stake. */
export async function checkFreeRounds(studio: TestStudio, id: ModelId): Promise<Finding> {
  const problems = new Problems();
  const gift = await giftOf(studio, id, problems);
  const given = await give(gift, gift.reward, ROUNDS);
  if (!mayBeFree(id)) {
    problems.unless(given === 422, `rounds that cannot be free were given: the answer was ${given}`);
    return { check: 'free rounds', figures: 'none to be had', problems: problems.list };
  }
  problems.unless(given === 200, `rounds that may be free were refused: the answer was ${given}`);
  await gift.player.rotate(CLIENT_SEED);
  const { serverSeedHash } = (await gift.player.session()).seeds;
  const own = await gift.player.play(gift.bet);
  await checkWhatIsNotGiven(gift);
  const free = await playAll(gift);
  await checkEnd(gift);
  checkCalls(gift, free);
  await checkBooks(gift, own, free);
  await checkSeeds(gift, serverSeedHash, [own, ...free]);
  await checkCancelled(gift);
  return { check: 'free rounds', figures: `${free.length} rounds`, problems: problems.list };
}

/** Not where a player decides within the round, nor on a page that does not show them. */
function mayBeFree(id: ModelId): boolean {
  const { steps, page } = modelOf({ model: id });
  return steps === undefined && ['slot', 'instant', 'table'].includes(page);
}

async function giftOf(studio: TestStudio, id: ModelId, problems: Problems): Promise<Gift> {
  const [title, [bet]] = [TITLES.find(({ model }) => model === id), auditedModel(id).bets];
  if (!title || !bet) throw new Error(`no title plays the model ${id}`);
  const user = `${id}-gifted-${randomUUID()}`;
  return { studio, problems, id, title, user, bet, player: await sitDown(studio, title, user), reward: randomUUID() };
}

async function give({ studio, title, user, bet }: Gift, reward: string, rounds: number): Promise<number> {
  const { statusCode } = await studio.ask('reward/create', {
    ...{ reward_uuid: reward, user, currency: 'BDT', games: [title.code], rounds, stake: Number(bet.stake) },
    valid_until: new Date(Date.now() + 3_600_000).toISOString(),
  });
  return statusCode;
}

/** Another stake, another player, and a round that the operator refused leave what was given as it was. */
async function checkWhatIsNotGiven(gift: Gift): Promise<void> {
  const { studio, problems, player, title, bet, reward } = gift;
  const before = studio.merchant.requests.length;
  const dearer = await player.bet({ ...twice(bet), reward });
  problems.unless(dearer.code === 'reward.not_allowed', `a free round of twice the stake was answered ${dearer.code ?? 'yes'}`);
  const other = await sitDown(studio, title, `${gift.user}-other`);
  const theirs = await other.bet({ ...bet, reward });
  problems.unless(theirs.code === 'reward.not_allowed', `somebody else’s free round was answered ${theirs.code ?? 'yes'}`);
  const moved = studio.merchant.requests.slice(before).filter(({ path }) => path.startsWith('/transaction'));
  problems.unless(moved.length === 0, 'free rounds that were not given moved money');
  studio.merchant.breakNext(BET, REFUSED);
  const refused = await player.finished((await player.bet({ ...bet, reward })).value);
  problems.unless(refused.state === 'refused', `a free round that the operator refused is ${refused.state}`);
  const left = await leftOf(player);
  problems.unless(left === ROUNDS, `of ${ROUNDS} free rounds ${left} were left before one was played`);
}

/** The same slip at twice the stake. */
function twice(bet: SampleBet): SampleBet {
  const doubled = (digits: string) => String(BigInt(digits) * 2n);
  const { choice } = bet as { readonly choice?: unknown };
  const slip = Array.isArray(choice) && (choice as { chips?: string }[]).every(({ chips }) => chips !== undefined);
  const chips = slip && (choice as { chips: string }[]).map((laid) => ({ ...laid, chips: doubled(laid.chips) }));
  return { ...bet, stake: doubled(bet.stake), ...(chips && { choice: chips }) };
}

/** Each is sent twice, as a phone does whose answer was lost. */
async function playAll({ studio, problems, player, user, bet, reward }: Gift): Promise<View[]> {
  const views: View[] = [];
  for (let at = 0; at < ROUNDS; at += 1) {
    const roundId = randomUUID();
    const answer = await player.bet({ ...bet, reward }, roundId);
    problems.unless(answer.status === 200, `free round ${at} was refused: ${answer.code}`);
    if (answer.status !== 200) break;
    const view = await player.finished(answer.value);
    const before = studio.merchant.sent(BET, user).length;
    const again = await player.bet({ ...bet, reward }, roundId);
    problems.unless(again.value?.payout === view.payout, 'a free round that was sent twice was not the same round');
    problems.unless(studio.merchant.sent(BET, user).length === before, 'a free round that was sent twice was played twice');
    problems.unless(view.state === 'settled' && view.free === true, `a free round was told as ${view.state}, free: ${view.free}`);
    const left = await leftOf(player);
    problems.unless(left === ROUNDS - at - 1, `after ${at + 1} of ${ROUNDS} free rounds ${left} were left`);
    views.push(view);
  }
  return views;
}

async function leftOf(player: AuditPlayer): Promise<number> {
  return (await player.session()).free?.left ?? 0;
}

async function checkEnd({ studio, problems, player, user, bet, reward }: Gift): Promise<void> {
  const before = studio.merchant.sent(BET, user).length;
  const { code } = await player.bet({ ...bet, reward });
  problems.unless(code === 'reward.over', `one free round more than were given was answered ${code ?? 'yes'}`);
  problems.unless(studio.merchant.sent(BET, user).length === before, 'one free round more than were given moved money');
}

/** The own round, the one that was refused, and those that were free: each call names its reward, and takes nothing. */
function checkCalls({ studio: { merchant }, problems, user, bet, reward }: Gift, free: readonly View[]): void {
  const [own, ...bets] = merchant.sent(BET, user);
  const [, ...wins] = merchant.sent(WIN, user);
  problems.unless(own?.amount === Number(bet.stake) && own.is_free === false, 'an own round beside free ones took another stake');
  problems.unless(bets.length === ROUNDS + 1, `${ROUNDS} free rounds and a refused one came to ${bets.length} bets`);
  for (const { amount } of bets) problems.unless(amount === 0, `a free round took ${amount}`);
  const paid = wins.map(({ amount }) => amount);
  const told = free.map(({ payout }) => Number(payout));
  problems.unless(same(paid, told), `free rounds paid ${paid.join(', ')} of wins of ${told.join(', ')}`);
  const named = [...bets, ...wins].every(({ is_free, reward_uuid }) => is_free === true && reward_uuid === reward);
  problems.unless(named, 'a call of a free round does not name what it was given under');
}

async function checkBooks({ studio, problems, player, user }: Gift, own: View, free: readonly View[]): Promise<void> {
  const moved = studio.merchant.entries.filter((entry) => entry.user === user).reduce((sum, { amount }) => sum + amount, 0);
  const ought = [own, ...free].reduce((sum, { payout }) => sum + Number(payout), 0) - Number(own.stake);
  problems.unless(moved === ought, `an own round and free ones moved ${moved} in all, not ${ought}`);
  const { net } = await player.session();
  problems.unless(net === String(moved), `after free rounds the player is told ${net}, the books say ${moved}`);
}

/** They follow from the seeds that the player was committed to, and the last of them is proved. */
async function checkSeeds({ studio, problems, id, player, user, bet }: Gift, hash: string, views: readonly View[]): Promise<void> {
  const audited = auditedModel(id);
  const { revealed } = (await player.rotate('afterwards')).value;
  const serverSeed = revealed.find(({ serverSeedHash }) => serverSeedHash === hash)?.serverSeed ?? '';
  const fits = createHash('sha256').update(serverSeed).digest('hex') === hash;
  problems.unless(fits, 'the seed of free rounds does not fit its commitment');
  for (const view of views) {
    const { outcome, payout } = audited.rework(bet, { serverSeed, clientSeed: CLIENT_SEED, nonce: view.nonce });
    const follows = same(audited.told(view), outcome) && view.payout === String(payout);
    problems.unless(follows, 'a free round does not follow from its seeds by the published rules');
  }
  try {
    verifyProof(await proofOfLast(studio, user), studio.publicKeyPem);
  } catch (error) {
    problems.unless(false, `the proof of a free round is refused: ${(error as Error).message}`);
  }
}

async function checkCancelled(gift: Gift): Promise<void> {
  const { studio, problems, player, bet } = gift;
  const reward = randomUUID();
  await give(gift, reward, 1);
  await studio.ask('reward/cancel', { reward_uuid: reward });
  const { code } = await player.bet({ ...bet, reward });
  problems.unless(code === 'reward.over', `a free round that was taken back was answered ${code ?? 'yes'}`);
}
