import type { RewardState } from '@pavilion/api/rewards';
import type { Platform } from '../../../platform/platform';
import type { Rewards } from '../../money/rewards';
import { applicationPicture } from './application-picture';
import { DEMO_STAFF } from './begin-promotions';
import { attemptWith, type Resident } from './member-centre';

/** What somebody applies with, and what an operator makes of it. */
interface Application {
  activity: string;
  comment: string;
  /** What is on the picture. */
  picture?: string;
  decided?: { how: 'approve' | 'reject'; reason: string };
}

/** One waits, one was rejected, one can be claimed. */
const OF_RESIDENTS: readonly Application[] = [
  {
    activity: 'favourite-corner',
    comment: 'On the balcony after work, with a mug of tea beside the phone.',
    picture: 'Tea mug',
  },
  {
    activity: 'your-idea',
    comment: 'A dark mode would be kind to the eyes at night.',
    decided: {
      how: 'reject',
      reason: 'Thank you. A dark theme is there already: the switch is in the header. Another idea is welcome.',
    },
  },
  {
    activity: 'word-about-a-game',
    comment: 'Mango Season: calm, quick to learn, and the parrot makes me smile.',
    decided: { how: 'approve', reason: 'A fine word, we would like to show it. Thank you.' },
  },
];

/** So that more than one waits for operators. */
const OF_OTHERS: readonly Application[] = [
  { activity: 'favourite-corner', comment: 'My seat by the window on the night train.', picture: 'Headphones' },
  { activity: 'favourite-corner', comment: 'Under the lamp in the hall, once the children sleep.', picture: 'Lamp' },
];

type Desk = Pick<Rewards, 'acceptPicture' | 'apply' | 'desk' | 'overview'>;

/** Applies for activities as members do, and decides as operators do, each once. */
export async function applyForRewards(
  { log }: Pick<Platform, 'log'>,
  rewards: Desk,
  { residents, others }: { residents: readonly Resident[]; others: readonly Resident[] },
): Promise<void> {
  const attempt = attemptWith(log);
  for (const [at, resident] of residents.entries())
    for (const application of OF_RESIDENTS)
      await attempt(application.activity, () => apply(rewards, resident, application, `192.0.2.${at + 1}`));
  for (const [at, application] of OF_OTHERS.entries()) {
    const resident = others[at];
    if (resident) await attempt(application.activity, () => apply(rewards, resident, application, `198.51.100.${at + 1}`));
  }
}

async function apply(rewards: Desk, resident: Resident, application: Application, address: string): Promise<void> {
  const { activity: code, comment, picture, decided } = application;
  const owner = ownerOf(resident);
  if ((await stateOf(rewards, resident, code)) === 'join') {
    const pictures = picture ? [await rewards.acceptPicture(owner, await applicationPicture(picture), address)] : [];
    await rewards.apply(owner, { code, comment, pictures }, address);
  }
  // An earlier attempt may have ended between the two.
  if (decided && (await stateOf(rewards, resident, code)) === 'applying') await decide(rewards, resident, { code, ...decided });
}

async function decide(
  { desk }: Desk,
  { brand: { code: brand }, member }: Resident,
  { code, how, reason }: { code: string } & NonNullable<Application['decided']>,
): Promise<void> {
  const { list } = await desk.list(brand, { queue: 'waiting' });
  const line = list.find((each) => each.member.account === member.account && each.activity.code === code);
  if (line) await desk[how]({ brand, id: line.id, who: DEMO_STAFF.agreed, reason });
}

async function stateOf(rewards: Desk, resident: Resident, code: string): Promise<RewardState | undefined> {
  const { activities } = await rewards.overview(ownerOf(resident));
  return activities.find((each) => each.code === code)?.state;
}

function ownerOf({ brand, member }: Resident) {
  return { brand: brand.code, memberId: String(member.id) };
}
