import type { Platform } from '../../platform/platform';
import { generateGames } from './generate';
import { writeCatalogue } from './store';
import { STUDIO, VENDORS } from './vendors';

/**
 * Fills the catalogue with the nine vendors and their ten thousand games. Running it again changes only what differs, and leaves games
 * that an operator closed closed. Every instance then reads its index again.
 */
export async function seedCatalogue({ db, bus }: Pick<Platform, 'db' | 'bus'>): Promise<void> {
  await writeCatalogue(db, [STUDIO, ...VENDORS], generateGames());
  bus.publish('catalogue.changed', { brand: '*' });
}
