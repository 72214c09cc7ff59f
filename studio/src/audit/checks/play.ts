import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ModelId } from '../../models/model-id';
import { modelOf } from '../../models/models';
import type { TestStudio } from '../../testing/test-studio';
import { listedTitle } from '../../titles/listed-title';
import { TITLES } from '../../titles/titles';
import type { AuditedModel, SampleBet } from '../audited-model';
import { auditedModel } from '../audited-models';
import { same, sitDown, type View } from '../player';
import { type Finding, Problems } from './check';

/** Longer than a machine with much to do takes to begin a call. */
const LONGEST_WAIT_MS = 30_000;
/** Rounds that are held open, until one of them has won. */
const HELD_ROUNDS = { least: 3, most: 40 };
/** What is no promise, or is held to another program's exact figure: see `largest-win.test.ts`. */
const OF_LOOKS = [
  'max_win_odds',
  'game_code',
  'name',
  'names',
  'release_date',
  'themes',
  'url_thumb',
  'url_background',
  'product_code',
  'weight',
  'featured',
];

function firstTitleOf(id: ModelId) {
  const title = TITLES.find(({ model }) => model === id);
  if (!title) throw new Error(`no title plays the model ${id}`);
  return title;
}

/** SHA-256 of what is promised to operators of a title of the model. */
export function promiseOf(id: ModelId): string {
  const listed = Object.entries(listedTitle(firstTitleOf(id), 'http://studio.test')).filter(([key]) => !OF_LOOKS.includes(key));
  return createHash('sha256').update(JSON.stringify(listed)).digest('hex');
}

/** What is published is what it was, the largest stake is taken, and the first beyond it is refused and moves nothing. */
export async function checkCaps(studio: TestStudio, id: ModelId): Promise<Finding> {
  const problems = new Problems();
  const { edges, published } = auditedModel(id);
  const promise = promiseOf(id);
  problems.unless(promise === published, `what operators are promised of ${id} has changed: its hash is ${promise}`);
  for (const { currency, bet, refusal } of edges) {
    const player = await sitDown(studio, firstTitleOf(id), `${id}-edge-${randomUUID()}`, currency);
    const before = studio.merchant.requests.length;
    const { status, code } = await player.bet(bet);
    const what = `${JSON.stringify(bet)} in ${currency}`;
    if (refusal === undefined) {
      problems.unless(status === 200, `${what} may be played, and was refused: ${code}`);
      continue;
    }
    problems.unless(status === 422 && code === refusal, `${what} must be refused as ${refusal}, the answer was ${code ?? 'yes'}`);
    problems.unless(studio.merchant.requests.length === before, `${what} was refused, and money moved`);
  }
  return { check: 'caps', figures: `${edges.length} edges`, problems: problems.list };
}

/** Bets and rotations of seeds at the same moment: each round that was played follows from the seeds it names, and from no nonce twice. */
export async function checkRotation(studio: TestStudio, id: ModelId): Promise<Finding> {
  const problems = new Problems();
  const audited = auditedModel(id);
  const [sample] = audited.bets as [SampleBet];
  const player = await sitDown(studio, firstTitleOf(id), `${id}-rotates`);
  for (let turn = 0; turn < 5; turn += 1) {
    const answers = await Promise.all([
      player.rotate(`turn-${turn}-a`),
      player.bet(sample),
      player.rotate(`turn-${turn}-b`),
      player.bet(sample),
    ]);
    const odd = answers.filter(({ status }) => status !== 200 && status !== 409);
    problems.unless(odd.length === 0, `bets and rotations at once were answered ${odd.map(({ status }) => status).join(', ')}`);
  }
  const held = await heldOpen(
    studio,
    player.user,
    () => player.bet(sample),
    '/transaction/bet',
    async () => {
      const [rotated, another] = await Promise.all([player.rotate('under-an-open-round'), player.bet(sample)]);
      problems.unless(rotated.status === 409, 'seeds were rotated away from under an open round');
      problems.unless(another.status === 409, 'a second round began while one was open');
    },
  );
  await player.finished(held.value);
  const revealed = (await player.rotate('the-last')).value.revealed;
  const { rounds } = await player.session();
  checkRounds(problems, audited, sample, rounds);
  for (const { serverSeed, serverSeedHash } of revealed)
    problems.unless(sha256(serverSeed) === serverSeedHash, 'a seed that was rotated away does not fit its commitment');
  const seeds = revealed.map(({ serverSeed }) => serverSeed);
  problems.unless(new Set(seeds).size === seeds.length, 'a server seed came again after a rotation');
  return {
    check: 'rotation',
    figures: `${rounds.length} rounds on ${new Set(rounds.map((each) => each.serverSeedHash)).size} seeds`,
    problems: problems.list,
  };
}

type Listed = Awaited<ReturnType<Awaited<ReturnType<typeof sitDown>>['session']>>['rounds'];

function checkRounds(problems: Problems, audited: AuditedModel, sample: SampleBet, rounds: Listed): void {
  const used = rounds.map(({ serverSeedHash, nonce }) => `${serverSeedHash} ${nonce}`);
  problems.unless(new Set(used).size === used.length, 'two rounds follow from the same seed and nonce');
  problems.unless(rounds.length > 0, 'no round was played beside rotations');
  for (const round of rounds) {
    const { serverSeed, clientSeed, nonce, serverSeedHash } = round;
    if (serverSeed === null) {
      problems.unless(false, 'a round that was played beside rotations does not tell its seed afterwards');
      continue;
    }
    problems.unless(sha256(serverSeed) === serverSeedHash, 'a round beside rotations does not fit its commitment');
    const { outcome, payout } = audited.rework(sample, { serverSeed, clientSeed, nonce });
    const fits = same(audited.told(round), outcome) && round.payout === String(payout);
    problems.unless(fits, 'a round beside rotations does not follow from the seeds that it names');
  }
}

/** A bet sent twice is one; a round that is not over tells nothing of its end, in no message to the page. */
export async function checkSilence(studio: TestStudio, id: ModelId): Promise<Finding> {
  const problems = new Problems();
  const audited = auditedModel(id);
  const [sample] = audited.bets as [SampleBet];
  const users: string[] = [];
  let won = 0;
  while (users.length < HELD_ROUNDS.most && (users.length < HELD_ROUNDS.least || won === 0)) {
    const user = `${id}-waits-${users.length}`;
    users.push(user);
    // Somebody new each time: an earlier win of the same amount may be told.
    const player = await sitDown(studio, firstTitleOf(id), user);
    const roundId = randomUUID();
    const messages: unknown[] = [];
    const bet = () => player.bet(sample, roundId);
    const answer = await heldOpen(studio, user, bet, '/transaction/win', async () => {
      messages.push(...(await Promise.all([player.round(roundId), player.session(), player.seeds()])));
    });
    const last = await player.finished(answer.value);
    const again = await player.bet(sample, roundId);
    problems.unless(again.status === 200 && same(again.value, last), 'a bet that came twice was not the same round');
    if (isOwnAmount(last)) won += 1;
    for (const leak of leaksIn(messages, audited, last)) problems.unless(false, `before the round was over the page heard ${leak}`);
  }
  const bets = studio.merchant.requests.filter(({ path, user }) => path === '/transaction/bet' && users.includes(user));
  const rounds = users.length;
  problems.unless(new Set(bets.map(({ round }) => round)).size === rounds, `${rounds} rounds took ${bets.length} stakes`);
  problems.unless(won > 0, 'no round won: there was no payout to search for');
  return { check: 'silence', figures: `${rounds} rounds held open, ${won} of them won`, problems: problems.list };
}

/** What the end of a round tells. */
interface End extends Pick<View, 'roundId' | 'stake' | 'payout'> {
  readonly outcome: unknown;
}

/** Where messages hold what only the end of a round may tell. */
export function leaksIn(messages: readonly unknown[], audited: AuditedModel, last: View, known = ''): string[] {
  return leaksOf(messages, audited, { ...last, outcome: audited.told(last) }, known);
}

/** The outcome as it is written, the payout, or fields that tell either. An amount that was `known` before the round tells nothing. */
export function leaksOf(messages: readonly unknown[], audited: AuditedModel, end: End, known = ''): string[] {
  const text = JSON.stringify(messages);
  const payout = JSON.stringify(end.payout);
  const secrets = [JSON.stringify(end.outcome), ...(isOwnAmount(end) && !known.includes(payout) ? [payout] : [])];
  const open = openViews(messages).filter(({ roundId }) => roundId === end.roundId);
  return [
    ...(open.length === 0 ? ['nothing of the round at all'] : []),
    ...secrets.filter((secret) => secret.length > 2 && text.includes(`:${secret}`)),
    ...(open.some(({ payout }) => payout !== null) ? ['a payout'] : []),
    ...(open.some((view) => audited.told(view) !== null) ? ['an outcome'] : []),
  ];
}

/** A payout of as much as the stake cannot be searched for: the stake is told from the beginning. */
function isOwnAmount({ payout, stake }: Pick<View, 'payout' | 'stake'>): boolean {
  return payout !== '0' && payout !== stake;
}

/** Every round in a message, however deep. */
export function openViews(value: unknown): View[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(openViews);
  return 'roundId' in value ? [value as View, ...inside] : inside;
}

/** What `act` starts is kept waiting at the wallet while `meanwhile` goes on. */
async function heldOpen<Result>(
  { merchant }: TestStudio,
  user: string | undefined,
  act: () => Promise<Result>,
  path: string,
  meanwhile: () => Promise<void>,
): Promise<Result> {
  const before = merchant.sent(path, user).length;
  const release = merchant.hold(path, user);
  try {
    const result = act();
    const deadline = Date.now() + LONGEST_WAIT_MS;
    while (merchant.sent(path, user).length === before) {
      if (Date.now() > deadline) throw new Error(`no call to ${path} was made`);
      await pause(2);
    }
    await meanwhile();
    release();
    return await result;
  } finally {
    release();
  }
}

/** Free play: the same rules, play money, and no call to anybody. */
export async function checkFreePlay(studio: TestStudio, id: ModelId): Promise<Finding> {
  const problems = new Problems();
  const audited = auditedModel(id);
  const player = await sitDown(studio, firstTitleOf(id), undefined);
  const before = studio.merchant.requests.length;
  const start = await player.session();
  await player.rotate('for-nothing');
  const rounds: { bet: SampleBet; view: View }[] = [];
  for (const bet of audited.bets) rounds.push({ bet, view: await player.play(bet) });
  const sum = rounds.reduce(
    (total, { view }) => total + BigInt(view.payout ?? 0) - BigInt(view.stake) - BigInt(view.raised),
    BigInt(start.balance),
  );
  problems.unless((await player.session()).balance === String(sum), 'the play money does not add up');
  const [used] = (await player.rotate('enough')).value.revealed;
  for (const { bet, view } of rounds) {
    const seeds = { serverSeed: used?.serverSeed ?? '', clientSeed: 'for-nothing', nonce: view.nonce };
    const { outcome, payout } = audited.rework(bet, seeds);
    problems.unless(same(audited.told(view), outcome) && view.payout === String(payout), 'free play has other rules');
  }
  problems.unless(studio.merchant.requests.length === before, 'free play called the operator');
  problems.unless(modelOf({ model: id }).id === id, `the model ${id} goes by another name`);
  return { check: 'free play', figures: `${rounds.length} rounds`, problems: problems.list };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
