import type { Database } from '../database/tables';
import { isProfile, type ProfileCode } from './profiles';

/** What stands for all brands of an operator that have no profile of their own. */
export const ALL_BRANDS = '';

/** The rules that a brand's launches are played by: its own, or its operator's, or else the standard ones. */
export async function profileOf(database: Database, operatorId: bigint, brand: string = ALL_BRANDS): Promise<ProfileCode> {
  const kept = await database
    .selectFrom('brand_profiles')
    .select(['brand', 'profile'])
    .where('operator_id', '=', operatorId)
    .where('brand', 'in', [brand, ALL_BRANDS])
    .execute();
  const found = kept.find((each) => each.brand === brand) ?? kept[0];
  if (!found) return 'standard';
  if (!isProfile(found.profile)) throw new Error(`the profile ${found.profile} of operator ${operatorId} is not known`);
  return found.profile;
}

interface BrandProfile {
  readonly operator: string;
  readonly brand?: string | undefined;
  readonly profile: ProfileCode;
}

/** From the next launch on. @throws Error when there is no such operator */
export async function saveProfile(database: Database, { operator, brand = ALL_BRANDS, profile }: BrandProfile): Promise<void> {
  const known = await database.selectFrom('operators').select('id').where('code', '=', operator).executeTakeFirst();
  if (!known) throw new Error(`There is no operator ${operator}.`);
  await database
    .insertInto('brand_profiles')
    .values({ operator_id: known.id, brand, profile })
    .onConflict((conflict) => conflict.columns(['operator_id', 'brand']).doUpdateSet({ profile }))
    .execute();
}
