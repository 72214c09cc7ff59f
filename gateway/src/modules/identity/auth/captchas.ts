import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import svgCaptcha from 'svg-captcha';
import type { Captcha } from '@pavilion/api/auth';
import { randomText } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';

/** Pictures of five characters, each good for one answer within five minutes. */
export interface Captchas {
  issue(brand: string, answer?: string): Promise<Captcha>;
  /** True once for the right answer; any answer uses the picture up. */
  redeem(brand: string, captchaId: string, answer: string): Promise<boolean>;
}

/** Without the characters that look like one another. */
const ALPHABET = 'abcdefhkmnprstuvwxyz2345678';
const LENGTH = 5;

// The module itself draws a given text; its types only know the maker that picks texts with Math.random.
const draw = svgCaptcha as unknown as (text: string, options: svgCaptcha.ConfigObject) => string;

export function createCaptchas(db: Database): Captchas {
  return {
    async issue(brand, answer = randomText(ALPHABET, LENGTH)) {
      const captchaId = randomBytes(16).toString('base64url');
      await sql`delete from captchas where id in (select id from captchas where expires_at < now() limit 20 for update skip locked)`.execute(
        db,
      );
      await db
        .insertInto('captchas')
        .values({
          id: captchaId,
          brand,
          answer_hash: hashOf(captchaId, answer),
          expires_at: sql<Date>`now() + interval '5 minutes'`,
        })
        .execute();
      const picture = draw(answer, { noise: 2, background: '#f3f5fb', width: 160, height: 52, fontSize: 54 });
      return { captchaId, image: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}` };
    },
    async redeem(brand, captchaId, answer) {
      const row = await db
        .deleteFrom('captchas')
        .where('id', '=', captchaId)
        .where('brand', '=', brand)
        .returning(['answer_hash', sql<boolean>`expires_at > now()`.as('fresh')])
        .executeTakeFirst();
      return row !== undefined && row.fresh && row.answer_hash.equals(hashOf(captchaId, answer));
    },
  };
}

function hashOf(captchaId: string, answer: string): Buffer {
  return createHash('sha256').update(`${captchaId} ${answer.trim().toLowerCase()}`).digest();
}
