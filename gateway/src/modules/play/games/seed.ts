import type { Platform } from '../../../platform/platform';
import { generateGames, generateGamesOf } from './generate';
import { writeCatalogue } from './store';
import { STUDIO, VENDORS } from './vendors';

/**
 * Fills the catalogue with the nine vendors and their ten thousand games. Running it again changes only what differs, and leaves games
 * that an operator closed closed. Every instance then reads its index again. With `only`, that vendor's games are enough.
 */
export async function seedCatalogue({ db, bus }: Pick<Platform, 'db' | 'bus'>, only?: string): Promise<void> {
  const games = only ? generateGamesOf(only) : generateGames();
  await writeCatalogue(db, [STUDIO, ...VENDORS], games);
  bus.publish('catalogue.changed', { brand: '*' });
}
