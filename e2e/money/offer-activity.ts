import type { StaffApi } from '../staff';
import { words } from '../words';

const ADDRESS = '/staff/brands/pavilion/promotions/activity';
export const ACTIVITY = 'best-picture';
/** A ten-thousandth of what is played for it, so that nobody else has to agree, and no offer is withheld for it. Minor units. */
const [GIVES, LEAST_PLAY] = ['500', '5000000'];

/** An operator writes the activity by which members send a picture, unless it is there. It begins a minute later, as all rules do. */
export async function offerActivity(staff: StaffApi): Promise<void> {
  const { rules } = await staff.request<{ rules: { code: string }[] }>('GET', ADDRESS);
  if (rules.some(({ code }) => code === ACTIVITY)) return;
  await staff.request('PUT', `${ADDRESS}/${ACTIVITY}`, {
    name: { bn: words.bn.promotions.activity, en: words.en.promotions.activity },
    about: {
      bn: 'মোট ৫০,০০০ গোনা খেলা খেলুন, তারপর একটি ছবি পাঠান।',
      en: 'Play for a total of 50,000 that counts, then send a picture.',
    },
    terms: {
      window: { from: null, until: null },
      join: true,
      apply: { comment: true, pictures: 1 },
      gives: GIVES,
      receivers: null,
      perMember: 'once',
      leastPlay: LEAST_PLAY,
      claimDays: 7,
    },
    enabled: true,
    validFrom: null,
    version: 0,
    reason: 'members send pictures',
  });
}
