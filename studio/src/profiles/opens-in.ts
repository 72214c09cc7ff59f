import type { Database } from '../database/tables';
import type { ModelId } from '../models/model-id';
import { CURRENCIES, type Currency } from '../money/currencies';
import { ALL_BRANDS } from './brand-profiles';
import { isProfile, type ProfileCode } from './profiles';
import { termsOf } from './terms';

/** How an operator's list names all brands that have no rules of their own. */
const EVERY_BRAND = '*';

/** By brand, the currencies in which rules of play let a title be opened there. */
type OpensIn = Readonly<Record<string, readonly Currency[]>>;

/** What the rules of an operator's brands leave of titles; nothing of one that opens everywhere in all currencies. */
export async function opensIn(
  database: Database,
  operatorId: bigint,
): Promise<(title: { readonly model: ModelId }) => OpensIn | undefined> {
  const kept = await database
    .selectFrom('brand_profiles')
    .select(['brand', 'profile'])
    .where('operator_id', '=', operatorId)
    .execute();
  // A brand whose rules this version does not know opens nothing, and says so there: the list of all others does not wait for it.
  const rules = kept.flatMap(({ brand, profile }) => (isProfile(profile) ? [{ brand, profile }] : []));
  const known = new Map<ModelId, OpensIn | undefined>();
  return (title) => {
    if (!known.has(title.model)) known.set(title.model, placesOf(title, rules));
    return known.get(title.model);
  };
}

function placesOf(
  title: { readonly model: ModelId },
  rules: readonly { brand: string; profile: ProfileCode }[],
): OpensIn | undefined {
  const places = rules.map(({ brand, profile }) => {
    const open = CURRENCIES.filter((currency) => termsOf(title, { profile, currency, age: null }, 0) !== undefined);
    return [brand === ALL_BRANDS ? EVERY_BRAND : brand, open] as const;
  });
  return places.every(([, open]) => open.length === CURRENCIES.length) ? undefined : Object.fromEntries(places);
}
