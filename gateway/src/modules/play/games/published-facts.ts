import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const closed = { additionalProperties: false } as const;
const minor = Type.String({ pattern: '^[0-9]{1,18}$' });
const percent = Type.String({ pattern: '^[0-9]{1,3}\\.[0-9]{2}$' });

/** What a vendor publishes of a game beside its return to player. Amounts are minor units, rates per cent with two decimals. */
const PublishedFacts = Type.Object(
  {
    limits: Type.Optional(
      Type.Record(Type.String({ pattern: '^[A-Z]{3,8}$' }), Type.Object({ minBet: minor, maxBet: minor, maxWin: minor }, closed)),
    ),
    /** By brand, the currencies in which its rules of play let the game be opened; `*` for brands that are not named. */
    brands: Type.Optional(
      Type.Record(Type.String({ maxLength: 64 }), Type.Array(Type.String({ maxLength: 8 }), { maxItems: 100 })),
    ),
    hitRate: Type.Optional(Type.Object({ from: percent, to: percent }, closed)),
    provablyFair: Type.Optional(
      Type.Object({ verifyUrl: Type.Optional(Type.String({ pattern: '^https?://', maxLength: 1_000 })) }, closed),
    ),
  },
  closed,
);
export type PublishedFacts = Static<typeof PublishedFacts>;
// A list has thousands of them.
const facts = Compile(PublishedFacts);

/** Facts in one order of their fields, so that what says the same reads the same; nothing of another shape is taken. */
export function readPublished(value: unknown): PublishedFacts | undefined {
  if (!facts.Check(value)) return undefined;
  const { limits, brands, hitRate, provablyFair } = value;
  const verifyUrl = provablyFair?.verifyUrl;
  if (verifyUrl !== undefined && !URL.canParse(verifyUrl)) return undefined;
  return {
    ...(limits && {
      limits: Object.fromEntries(sorted(limits).map(([code, { minBet, maxBet, maxWin }]) => [code, { minBet, maxBet, maxWin }])),
    }),
    ...(brands && { brands: Object.fromEntries(sorted(brands).map(([brand, currencies]) => [brand, currencies.toSorted()])) }),
    ...(hitRate && { hitRate: { from: hitRate.from, to: hitRate.to } }),
    ...(provablyFair && { provablyFair: verifyUrl === undefined ? {} : { verifyUrl } }),
  };
}

function sorted<Value>(facts: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The facts as text, for comparing. */
export function publishedText(published: PublishedFacts | null): string {
  return published ? JSON.stringify(readPublished(published)) : '';
}
