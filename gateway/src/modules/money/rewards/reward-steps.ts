import type { RewardStep } from '@pavilion/api/rewards';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Awards } from '../awards';
import { periodOf } from './activity-kind';
import { assertStep, type ActivityStatus } from './activity-state';
import type { RewardMember } from './member-activities';
import type { StatusReader } from './read-statuses';
import { type Place, type RewardStore, rewardStore } from './store';
import type { TakerRow } from './tables';

/** More than there are people. */
const NO_END = 2_147_483_647;

/** What an application is made of. */
export interface Application {
  comment: string;
  pictures: readonly string[];
}

/** What members do about activities. Each step once more is answered as the first time. */
export interface RewardSteps {
  join(member: RewardMember, code: string): Promise<void>;
  claim(member: RewardMember, code: string): Promise<void>;
  apply(member: RewardMember, code: string, application: Application): Promise<void>;
  withdraw(member: RewardMember, code: string): Promise<void>;
}

interface Held {
  trx: Database;
  store: RewardStore;
  status: ActivityStatus & { taker: TakerRow };
}

export function createRewardSteps({ awards, reader }: { awards: Awards; reader: StatusReader }): RewardSteps {
  /** Finds what the step is about, and takes it with the member's row held. */
  const take = async (member: RewardMember, code: string, step: RewardStep, act: (held: Held) => Promise<void>) => {
    const found = await reader.exact(member, code, step);
    const beginner = found.taker ? undefined : await beginnerOf(reader, member, found, step);
    await awards.transaction(async (trx) => {
      const store = rewardStore(trx);
      const place = placeOf(member, found);
      if (beginner) await store.insertTaker(beginner);
      const taker = await store.holdTaker(place, member.memberId);
      if (!taker) throw new DomainError('rewards.closed');
      const [applications, taken] = [await store.applicationsOfTaker(taker.id), await store.takenOf(place)];
      await act({ trx, store, status: { ...found, taker, applications, taken } });
    });
  };
  return {
    // Whoever is there has joined.
    join: (member, code) => take(member, code, 'join', () => Promise.resolve()),
    claim: (member, code) => take(member, code, 'claim', (held) => claimHeld(awards, held)),
    apply: (member, code, application) => take(member, code, 'apply', (held) => applyHeld(held, application)),
    withdraw: (member, code) => take(member, code, 'withdraw', withdrawHeld),
  };
}

function placeOf({ brand }: RewardMember, { rule, taker }: ActivityStatus): Place {
  return { brand, code: rule.code, period: taker?.period ?? periodOf(rule.terms) };
}

/** The row of somebody who begins. @throws DomainError where nobody begins by such a step */
async function beginnerOf(reader: StatusReader, member: RewardMember, found: ActivityStatus, step: RewardStep) {
  assertStep(found, step, new Date());
  const { terms, id } = found.rule;
  const { day, counted } = await reader.today(member, terms.leastPlay !== null);
  const { currency } = reader.facts(member.brand);
  return {
    ...placeOf(member, found),
    member_id: BigInt(member.memberId),
    rule: id,
    amount: BigInt(terms.gives),
    currency,
    joined_day: day,
    counted_before: counted,
  };
}

async function claimHeld(awards: Awards, { trx, store, status }: Held): Promise<void> {
  const { taker, rule } = status;
  if (taker.state === 'claimed') return;
  assertStep(status, 'claim', new Date());
  // What is issued has its place already.
  if (taker.state === 'joined' && !(await store.takePlace(taker, rule.terms.receivers ?? NO_END)))
    throw new DomainError('rewards.full');
  const { brand, currency, amount, id: reference } = taker;
  const given = await awards.give(trx, {
    memberId: String(taker.member_id),
    brand,
    currency,
    amount,
    source: 'activity',
    reference,
  });
  if (given === 'barred') throw new DomainError('rewards.barred');
  await store.noteClaimed(taker.id);
}

async function applyHeld({ store, status }: Held, { comment, pictures }: Application): Promise<void> {
  const { taker, rule, applications } = status;
  if (applications.at(-1)?.state === 'applied') return;
  assertStep(status, 'apply', new Date());
  const asked = rule.terms.apply ?? { comment: false, pictures: 0 };
  if ((comment !== '') !== asked.comment) throw new DomainError('rewards.comment', { fields: { comment: 'rewards.comment' } });
  if (pictures.length > asked.pictures || (asked.pictures > 0 && pictures.length === 0)) throw pictureRefusedError('pictures');
  const owner = { brand: taker.brand, memberId: String(taker.member_id) };
  const id = await store.insertApplication({ brand: owner.brand, member_id: taker.member_id, taker_id: taker.id, comment });
  if ((await store.attachPictures(id, owner, pictures)) !== pictures.length) throw pictureRefusedError('pictures');
}

async function withdrawHeld({ store, status }: Held): Promise<void> {
  const last = status.applications.at(-1);
  if (last?.state === 'withdrawn') return;
  assertStep(status, 'withdraw', new Date());
  if (last) await store.withdrawApplication(last.id);
}

/** What is told of a picture that is none, or that is not the member's to send. */
export function pictureRefusedError(field: string): DomainError {
  return new DomainError('rewards.picture_refused', { fields: { [field]: 'rewards.picture_refused' } });
}
