import { lotteryPrizes, lotteryRegions } from '@pavilion/api/lottery';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { VendorError } from '../../money/vendors';

// Fields that are not named here are let through: the protocol grows on the vendor's side.
const hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
const moment = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$' });
const number = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const name = Type.String({ minLength: 1, maxLength: 120 });

const Drawn = Type.Object({
  number,
  due_at: moment,
  drawn_at: moment,
  seed: hash,
  step: Type.Integer({ minimum: 1, maximum: 100_000 }),
  commitment: hash,
  prizes: Type.Array(
    Type.Object(
      {
        prize: Type.Enum([...lotteryPrizes]),
        numbers: Type.Array(Type.String({ pattern: '^\\d{2,6}$' }), { minItems: 1, maxItems: 10 }),
      },
      { additionalProperties: false },
    ),
    { minItems: 1, maxItems: lotteryPrizes.length },
  ),
});
export type Drawn = Static<typeof Drawn>;

const Listed = Type.Object({
  game_code: Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' }),
  name,
  names: Type.Optional(Type.Object({ bn: Type.Optional(name), en: Type.Optional(name) })),
  region: Type.Enum([...lotteryRegions]),
  interval_seconds: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  next: Type.Object({ number, due_at: moment, step: Type.Integer({ minimum: 1, maximum: 100_000 }), commitment: hash }),
});
export type Listed = Static<typeof Listed>;

const lists = Compile(Type.Array(Listed, { maxItems: 100 }));
const draws = Compile(Type.Array(Drawn, { maxItems: 500 }));

/** @throws VendorFailure */
export function readLotteries(answer: unknown): Listed[] {
  if (!lists.Check(answer)) throw new VendorError('invalid-response', 'no list of lotteries in the answer');
  return answer;
}

/** @throws VendorFailure */
export function readDraws(answer: unknown): Drawn[] {
  if (!draws.Check(answer)) throw new VendorError('invalid-response', 'no list of draws in the answer');
  return answer;
}
