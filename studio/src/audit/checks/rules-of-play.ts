import { randomUUID } from 'node:crypto';
import type { ModelId } from '../../models/model-id';
import { modelOf } from '../../models/models';
import { saveProfile } from '../../profiles/brand-profiles';
import type { TestStudio } from '../../testing/test-studio';
import { TITLES } from '../../titles/titles';
import type { SampleBet } from '../audited-model';
import { auditedModel } from '../audited-models';
import { type AuditPlayer, sitDown } from '../player';
import { type Finding, Problems } from './check';

/** As it is published: what lies so long ago is placed no more. */
const STALE_MS = 30_000;
const LATE = STALE_MS + 500;
const AHEAD = -10_000;
const BRAND = 'audited';
/** What is published for `gb`, in cents of the dollar. */
const MOST_ON_A_SPIN = { young: 200, grown: 500 };
const CENT = 1_000;

function titleOf(id: ModelId) {
  const title = TITLES.find(({ model }) => model === id);
  if (!title) throw new Error(`no title plays the model ${id}`);
  return title;
}

/** A press that comes late, or from a clock that is wrong, moves nothing; steps come in their order. */
export async function checkPresses(studio: TestStudio, id: ModelId): Promise<Finding> {
  const problems = new Problems();
  const [{ steps = [], ...bet }] = auditedModel(id).bets as [SampleBet];
  const player = await sitDown(studio, titleOf(id), `${id}-presses`);
  const before = studio.merchant.requests.length;
  for (const age of [LATE, AHEAD]) {
    const { status, json } = await player.send('/api/rounds', { roundId: randomUUID(), ...bet }, Date.now() - age);
    problems.unless(
      status === 409 && json.code === 'round.too_late',
      `a bet that was pressed ${age} ms ago was answered ${status}`,
    );
  }
  problems.unless(studio.merchant.requests.length === before, 'a bet that came too late moved money');
  const roundId = randomUUID();
  const begun = await player.bet(bet, roundId);
  if (begun.value?.state === 'playing') {
    const take = async (number: number, pressed?: number) =>
      (await player.send(`/api/rounds/${roundId}/steps`, { number, ...steps[0] }, pressed)).json.code;
    problems.unless((await take(1, Date.now() - LATE)) === 'step.too_late', 'a step that was pressed too long ago was taken');
    problems.unless((await take(2)) === 'step.out_of_order', 'the second step was taken before the first');
    const { steps: taken } = (await player.round(roundId)).value;
    problems.unless(Array.isArray(taken) && taken.length === 0, 'a step that was refused is among those that were taken');
  }
  return { check: 'presses', figures: `${steps.length > 0 ? 'a bet and its steps' : 'a bet'}`, problems: problems.list };
}

/** A brand that plays by the rules of Great Britain: what is published of them, at this title. */
export async function checkProfile(studio: TestStudio, id: ModelId): Promise<Finding> {
  const problems = new Problems();
  await saveProfile(studio.test.database, { operator: 'pavilion', brand: BRAND, profile: 'gb' });
  const { category } = modelOf({ model: id }).listing() as { readonly category: string };
  const at = (meta: object) => ({ sub_partner_id: BRAND, currency: 'USD', meta });
  if (category === 'Fishing Games') {
    const launch = { user: `${id}-gb`, token: 't', game_code: titleOf(id).code, ...at({}) };
    problems.unless((await studio.ask('game/url', launch)).statusCode === 422, 'shots at fish are opened where they are left out');
    return { check: 'profile', figures: 'left out', problems: problems.list };
  }
  const isSlot = category === 'Video Slots';
  const seat = (who: string, meta: object) => sitDown(studio, titleOf(id), `${id}-${who}-${randomUUID()}`, 'USD', at(meta));
  if (isSlot) {
    await checkSpins(problems, await seat('of-24', { age: 24 }), MOST_ON_A_SPIN.young);
    await checkSpins(problems, await seat('of-unknown-age', {}), MOST_ON_A_SPIN.young);
    await checkSpins(problems, await seat('of-40', { age: 40 }), MOST_ON_A_SPIN.grown);
  }
  const player = await seat('waits', { age: 40 });
  const cycle = isSlot ? 2_500 : 5_000;
  const told = (await player.session()).cycleMs;
  problems.unless(told === cycle, `the shortest time between two rounds is ${cycle} ms, the page hears ${told}`);
  return { check: 'profile', figures: `every ${cycle} ms`, problems: problems.list };
}

/** The most that may be staked, and a coin's step more. */
async function checkSpins(problems: Problems, player: AuditPlayer, most: number): Promise<void> {
  const over = await player.bet({ stake: String((most + 10) * CENT) });
  problems.unless(over.code === 'stake.out_of_range', `a spin of ${most + 10} cents was answered ${over.code ?? 'yes'}`);
  const within = await player.bet({ stake: String(most * CENT) });
  problems.unless(within.status === 200, `a spin of ${most} cents may be played, and was refused: ${within.code}`);
}
