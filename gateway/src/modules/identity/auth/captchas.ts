import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Captcha, CaptchaKind } from '@pavilion/api/auth';
import { randomText } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';
import { consumeRateLimits, countUses, placeLimits, type PlaceShare } from '../../../platform/rate-limits';
import { drawCaptcha } from './captcha-picture';
import { DIGITS_HARDER, harderAfter, isWorkDone, WORK, type Work } from './proof-of-work';

/** Who asks for a captcha: where from, and whether as a picture or as digits. */
interface CaptchaAsker {
  address: string;
  kind?: CaptchaKind | undefined;
}

/** Captchas, each good for one answer within five minutes, once work was done for it. */
export interface Captchas {
  /** The more of them a place has asked for, the more work each takes. @throws DomainError `request.too_many` within a second of the last */
  issue(brand: string, asker: CaptchaAsker, answer?: string): Promise<Captcha>;
  /** True once for the right answer with the work done; any answer uses the captcha up. `proof` is its id with the work, as the page sends it. */
  redeem(brand: string, proof: string, answer: string): Promise<boolean>;
}

/** Without the characters that look like one another when they are bent. */
const ALPHABET = 'abcdefkmnptuwx2345678';
const LENGTH = 5;
const DIGITS = 4;
const AT_ONCE: PlaceShare = { perHost: 1, perNetwork: 10, seconds: 1 };
const IN_AN_HOUR: PlaceShare = { perHost: 1_000, perNetwork: 5_000, seconds: 3_600 };

export function createCaptchas(db: Database, work: Work = WORK): Captchas {
  const bitsFor = async ({ address, kind }: CaptchaAsker) => {
    const uses = await Promise.all(placeLimits('captcha', address, IN_AN_HOUR).map((limit) => countUses(db, limit)));
    return work.bits + harderAfter(uses) + (kind === 'digits' ? DIGITS_HARDER : 0);
  };
  return {
    async issue(brand, asker, answer = asker.kind === 'digits' ? randomText('0123456789', DIGITS) : randomText(ALPHABET, LENGTH)) {
      const { address, kind } = asker;
      await consumeRateLimits(
        db,
        [AT_ONCE, IN_AN_HOUR].flatMap((share) => placeLimits('captcha', address, share)),
      );
      const captchaId = randomBytes(16).toString('base64url');
      const bits = work.bits && (await bitsFor(asker));
      await sql`delete from captchas where id in (select id from captchas where expires_at < now() limit 20 for update skip locked)`.execute(
        db,
      );
      await db
        .insertInto('captchas')
        .values({
          id: captchaId,
          brand,
          answer_hash: hashOf(captchaId, answer),
          work_bits: bits,
          expires_at: sql<Date>`now() + interval '5 minutes'`,
        })
        .execute();
      const shown = kind === 'digits' ? { digits: [...answer].reverse().join('') } : { image: await drawCaptcha(answer) };
      return { captchaId, ...shown, work: { ...work, bits } };
    },
    async redeem(brand, proof, answer) {
      const [captchaId = '', done = ''] = proof.split('.', 2);
      const row = await db
        .deleteFrom('captchas')
        .where('id', '=', captchaId)
        .where('brand', '=', brand)
        .returning(['answer_hash', 'work_bits', sql<boolean>`expires_at > now()`.as('fresh')])
        .executeTakeFirst();
      if (!row?.fresh || !row.answer_hash.equals(hashOf(captchaId, answer))) return false;
      return isWorkDone(captchaId, done, { ...work, bits: row.work_bits });
    },
  };
}

/** In whatever case and digits it was typed. */
function hashOf(captchaId: string, answer: string): Buffer {
  const typed = answer
    .trim()
    .toLowerCase()
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6));
  return createHash('sha256').update(`${captchaId} ${typed}`).digest();
}
